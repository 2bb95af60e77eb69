/**
 * Writes the inputs and outputs of `action.yml`, `call/action.yml` and `command/action.yml`, and `docs/inputs.md`, from their tables;
 * `--check` only reports what differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderActionYml, renderCallYml, renderCommandYml, renderInputDocs } from './render-input-docs.ts'

const files = {
  'action.yml': renderActionYml,
  'call/action.yml': renderCallYml,
  'command/action.yml': renderCommandYml,
  'docs/inputs.md': renderInputDocs,
}

for (const [name, render] of Object.entries(files)) {
  const path = resolve(import.meta.dirname, '..', name)
  const text = render()
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(
      `${name} differs from the tables in src/config, src/call and src/command. Run: npm run docs:inputs`,
    )
    process.exitCode = 1
  }
}
