/** Writes the tables in `docs/formats.md`: of formats from the registry, of tools from the reports in `test/fixtures/tools`; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderFormatMatrix } from './render-format-matrix.ts'

const path = resolve(import.meta.dirname, '../docs/formats.md')
const written = readFileSync(path, 'utf8')
const rendered = await renderFormatMatrix(written)
if (!process.argv.includes('--check')) writeFileSync(path, rendered)
else if (rendered !== written) {
  console.error(
    'docs/formats.md differs from the registry or the reports in test/fixtures/tools. Run: npm run docs:formats',
  )
  process.exitCode = 1
}
