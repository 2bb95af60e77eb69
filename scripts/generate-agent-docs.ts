/**
 * Writes what agents and editors read from the pages of the docs and their sources: `llms.txt`, the catalog of JSON Schemas
 * and the skill for coding agents; `--check` only compares.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { renderCatalog, renderLlmsText, renderSkill } from './agent-docs/render.ts'

const texts = {
  'public/llms.txt': renderLlmsText(),
  'public/schemas.json': renderCatalog(),
  'public/skills/eval-gate/SKILL.md': await renderSkill(),
}
for (const [name, text] of Object.entries(texts)) {
  const path = resolve(import.meta.dirname, '../docs', name)
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`docs/${name} differs from the docs. Run: npm run docs:agents`)
    process.exitCode = 1
  }
}
