import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderApiDocs, renderOpenApi } from './render-api-docs.ts'
import { insertAssertionKinds } from './render-assertion-kinds.ts'

/** Writes what follows from the contract into docs; with --check only checks that it is up to date. */
const findPath = (name: string) => join(import.meta.dirname, '../docs', name)
const files = [
  { name: 'api.md', content: renderApiDocs() },
  { name: 'openapi.json', content: renderOpenApi() },
  {
    name: 'suites-as-code.md',
    content: insertAssertionKinds(readFileSync(findPath('suites-as-code.md'), 'utf8')),
  },
]

const onlyCheck = process.argv.includes('--check')
for (const { name, content } of files) {
  const path = findPath(name)
  if (!onlyCheck) writeFileSync(path, content)
  else if (readFileSync(path, 'utf8') !== content) {
    process.stderr.write(`docs/${name} does not follow from src/contract. Run: npm run docs:api\n`)
    process.exitCode = 1
  }
}
