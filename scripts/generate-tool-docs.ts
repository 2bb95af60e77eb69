/** Writes `docs/tools.md` from the table in `src/tools`; `--check` only reports that it differs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToolDocs } from './render-tool-docs.ts'

const path = resolve(import.meta.dirname, '../docs/tools.md')
const text = renderToolDocs()
if (!process.argv.includes('--check')) {
  writeFileSync(path, text)
} else if (readFileSync(path, 'utf8') !== text) {
  console.error('docs/tools.md differs from the table in src/tools. Run: npm run docs:tools')
  process.exitCode = 1
}
