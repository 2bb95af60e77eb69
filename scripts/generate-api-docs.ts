import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderApiDocs, renderOpenApi } from './render-api-docs.ts'

/** Writes docs/api.md and docs/openapi.json from the contract; with --check only checks that they are up to date. */
const files = [
  { name: 'api.md', content: renderApiDocs() },
  { name: 'openapi.json', content: renderOpenApi() },
]

const onlyCheck = process.argv.includes('--check')
for (const { name, content } of files) {
  const path = join(import.meta.dirname, '../docs', name)
  if (!onlyCheck) writeFileSync(path, content)
  else if (readFileSync(path, 'utf8') !== content) {
    process.stderr.write(`docs/${name} does not follow from src/contract. Run: npm run docs:api\n`)
    process.exitCode = 1
  }
}
