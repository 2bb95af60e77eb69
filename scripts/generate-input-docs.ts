/**
 * Writes the inputs and outputs of `action.yml`, `call/action.yml` and `command/action.yml`, `docs/inputs.md`, the keys in
 * `docs/policy.md` and `docs/hosted-runs.md` and the JSON Schemas of our files, all from their tables; `--check` only reports what differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderFileSchemas } from './render-file-schemas.ts'
import {
  renderActionYml,
  renderCallYml,
  renderCommandYml,
  renderInputDocs,
  withHostedKeys,
  withPolicyKeys,
} from './render-input-docs.ts'

const pathOf = (name: string) => resolve(import.meta.dirname, '..', name)

const schemas = Object.entries(renderFileSchemas()).map(([name, text]) => [`docs/${name}`, text] as const)

const files = {
  'action.yml': renderActionYml(),
  'call/action.yml': renderCallYml(),
  'command/action.yml': renderCommandYml(),
  'docs/inputs.md': renderInputDocs(),
  'docs/policy.md': withPolicyKeys(readFileSync(pathOf('docs/policy.md'), 'utf8')),
  'docs/hosted-runs.md': withHostedKeys(readFileSync(pathOf('docs/hosted-runs.md'), 'utf8')),
  ...Object.fromEntries(schemas),
}

for (const [name, text] of Object.entries(files)) {
  const path = pathOf(name)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(
      `${name} differs from the tables in src/config, src/call and src/command. Run: npm run docs:inputs`,
    )
    process.exitCode = 1
  }
}
