/** Writes `docs/inputs.md` from the tables of inputs and outputs; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type InputDescription, inputTable, outputTable } from '../src/config/inputs.ts'

const path = resolve(import.meta.dirname, '../docs/inputs.md')

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function describeDefault({ default: standard, fallback }: InputDescription): string {
  if (standard !== undefined) return `\`${standard}\``
  return fallback === undefined ? '' : cell(fallback)
}

const inputs = Object.entries<InputDescription>(inputTable).map(
  ([name, input]) => `| \`${name}\` | ${describeDefault(input)} | ${cell(input.description)} |`,
)
const outputs = Object.entries(outputTable).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`)

const text = `# Inputs and outputs

Generated from \`src/config/inputs.ts\` by \`npm run docs:inputs\`. \`eval-gate run\` takes the same inputs as flags, except those that only mean something on GitHub.

## Inputs

| Input | Default | What it does |
|---|---|---|
${inputs.join('\n')}

## Outputs

| Output | What it is |
|---|---|
${outputs.join('\n')}
`

if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    console.error('docs/inputs.md differs from src/config/inputs.ts; run npm run docs:inputs and commit it.')
    process.exit(1)
  }
} else {
  writeFileSync(path, text)
}
