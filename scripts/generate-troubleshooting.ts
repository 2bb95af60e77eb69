/** Writes `docs/troubleshooting.md` from the error messages in `src/`; `--check` only reports that it differs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderTroubleshooting } from './render-troubleshooting.ts'

const path = resolve(import.meta.dirname, '../docs/troubleshooting.md')
const text = renderTroubleshooting()
if (!process.argv.includes('--check')) {
  writeFileSync(path, text)
} else if (readFileSync(path, 'utf8') !== text) {
  console.error('docs/troubleshooting.md differs from the messages in src. Run: npm run docs:errors')
  process.exitCode = 1
}
