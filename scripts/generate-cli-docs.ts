/** Writes `docs/command-line.md` and the example of `docs/audit.md` by running them; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderCliDocs } from './cli-docs/render.ts'

const { page, audit } = await renderCliDocs()
const path = (name: string) => resolve(import.meta.dirname, '../docs', name)
const about = readFileSync(path('audit.md'), 'utf8')
const texts = {
  'command-line.md': page,
  'audit.md': about.replace(/```text\n[\s\S]*?\n```/, () => `\`\`\`text\n${audit}\n\`\`\``),
}
for (const [name, text] of Object.entries(texts)) {
  if (!process.argv.includes('--check')) writeFileSync(path(name), text)
  else if (readFileSync(path(name), 'utf8') !== text) {
    console.error(`docs/${name} differs from what the command line says. Run: npm run docs:cli`)
    process.exitCode = 1
  }
}
