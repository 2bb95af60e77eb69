/** Writes `docs/exit-codes.md` from the recordings of real tools; `--check` only reports that it differs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { judgeRecordings } from '../test/support/reports/exit-codes.ts'
import { renderExitCodes } from './render-exit-codes.ts'

const path = resolve(import.meta.dirname, '../docs/exit-codes.md')
const text = renderExitCodes(await judgeRecordings())
if (!process.argv.includes('--check')) {
  writeFileSync(path, text)
} else if (readFileSync(path, 'utf8') !== text) {
  console.error('docs/exit-codes.md differs from the recordings. Run: npm run docs:exit-codes')
  process.exitCode = 1
}
