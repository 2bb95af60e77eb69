import { callInputs, callOutputs } from '../src/call/inputs.ts'
import { commandInputs, commandOutputs } from '../src/command/inputs.ts'
import { hostedTable } from '../src/config/hosted/settings.ts'
import type { Input, InputTable } from '../src/config/inputs/input.ts'
import { inputGroups, inputTable } from '../src/config/inputs.ts'
import { jobSettings } from '../src/config/policy/job-settings.ts'
import { judgingSettings } from '../src/config/policy/judging-settings.ts'
import { indexByKey } from '../src/config/settings/row.ts'
import { outputTable } from '../src/jobs/publish/output-table.ts'

/** An expression of GitHub's workflow language. */
function expression(text: string): string {
  return `\${{ ${text} }}`
}

function yamlInputs(table: InputTable): string[] {
  const rows = Object.entries(table).flatMap(([name, input]) => {
    const standard = input.expression === undefined ? input.default : expression(input.expression)
    return [
      `  ${name}:`,
      `    description: ${JSON.stringify(input.description)}`,
      `    required: ${input.isRequired === true}`,
      ...(standard === undefined ? [] : [`    default: ${JSON.stringify(standard)}`]),
    ]
  })
  return ['inputs:', ...rows]
}

function yamlOutputs(outputs: Readonly<Record<string, string>>): string[] {
  const rows = Object.entries(outputs).flatMap(([name, text]) => [
    `  ${name}:`,
    `    description: ${JSON.stringify(text)}`,
  ])
  return ['outputs:', ...rows]
}

/** The whole `action.yml`. */
export function renderActionYml(): string {
  return lines([
    '# Written by `npm run docs:inputs` from src/config/inputs.ts.',
    'name: Eval Gate',
    'description: Compares test and eval results with the base branch, comments on the pull request, and fails on regressions.',
    'author: The Eval Gate maintainers',
    'branding:',
    '  icon: shield',
    '  color: green',
    ...yamlInputs(inputTable),
    ...yamlOutputs(outputTable),
    'runs:',
    '  using: node24',
    '  main: dist/index.js',
    '  post: dist/post/index.js',
    '  post-if: always()',
  ])
}

/** The whole `call/action.yml`. */
export function renderCallYml(): string {
  return lines([
    '# Written by `npm run docs:inputs` from src/call/inputs.ts.',
    'name: Eval Gate call',
    'description: Calls one operation of the eval service as a step.',
    'author: The Eval Gate maintainers',
    ...yamlInputs(callInputs),
    ...yamlOutputs(callOutputs),
    'runs:',
    '  using: node24',
    '  main: ../dist/call/index.js',
  ])
}

/** The whole `command/action.yml`. */
export function renderCommandYml(): string {
  return lines([
    '# Written by `npm run docs:inputs` from src/command/inputs.ts.',
    'name: Eval Gate command',
    'description: Carries out /evals commands in the comments of pull requests.',
    'author: The Eval Gate maintainers',
    ...yamlInputs(commandInputs),
    ...yamlOutputs(commandOutputs),
    'runs:',
    '  using: node24',
    '  main: ../dist/command/index.js',
  ])
}

const notes: Readonly<Record<NonNullable<Input['only']>, string>> = {
  github: 'GitHub Actions only.',
  reports: 'Reports only.',
}

function describeDefault({ default: standard, expression: evaluated, fallback = '' }: Input): string {
  const value = standard ?? (evaluated === undefined ? undefined : expression(evaluated))
  return value === undefined ? cell(fallback) : `\`${value}\``
}

/** The whole `docs/inputs.md`. */
export function renderInputDocs(): string {
  const sections = inputGroups.flatMap(({ title, inputs }) => {
    const rows = Object.entries<Input>(inputs)
      .filter(([, { isHidden }]) => isHidden !== true)
      .map(([name, input]) => {
        const text =
          input.only === undefined ? input.description : `${input.description} ${notes[input.only]}`
        return `| \`${name}\` | ${describeDefault(input)} | ${cell(text)} |`
      })
    return [`### ${title}`, '', '| Input | Default | Description |', '|---|---|---|', ...rows, '']
  })
  const outputs = Object.entries(outputTable).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`)
  return lines([
    '# Inputs and outputs',
    '',
    '<!-- Written by `npm run docs:inputs` from src/config/inputs.ts. Do not edit. -->',
    '',
    '`eval-gate run` has a flag of the same name for every input, except those for GitHub Actions only.',
    '',
    '## Inputs',
    '',
    ...sections,
    '## Outputs',
    '',
    '| Output | Description |',
    '|---|---|',
    ...outputs,
  ])
}

/** `docs/policy.md` with its table of keys as they are. */
export function withPolicyKeys(page: string): string {
  return withKeys(page, [
    ['keys', judgingSettings],
    ['job-keys', jobSettings],
  ])
}

/** `docs/hosted-runs.md` with its table of keys as they are. */
export function withHostedKeys(page: string): string {
  return withKeys(page, [['keys', hostedTable]])
}

function withKeys(
  page: string,
  tables: readonly (readonly [string, Parameters<typeof indexByKey>[0]])[],
): string {
  return tables.reduce((text, [mark, table]) => {
    const rows = [...indexByKey(table)].map(([key, { row }]) => {
      const { default: standard, shownDefault, description } = row
      const shown = shownDefault ?? (standard === undefined ? 'none' : `\`${standard}\``)
      return `| \`${key}\` | ${shown} | ${cell(description)} |`
    })
    const written = ['| Key | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
    const place = new RegExp(`<!-- ${mark} -->[\\s\\S]*?<!-- /${mark} -->`)
    return text.replace(place, () => `<!-- ${mark} -->\n${written}\n<!-- /${mark} -->`)
  }, page)
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
