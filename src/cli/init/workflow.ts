import { parse } from 'yaml'
import { compact } from '../../model/data.ts'
import { quoteForShell, type Tool } from '../../tools/index.ts'
import type { SetupStep } from './ecosystems.ts'
import type { FoundTool } from './find-tools.ts'

/** A whole workflow for some tools of one kind. */
export function renderNewWorkflow(
  tools: readonly FoundTool[],
  options: {
    readonly name: string
    readonly file: string
    readonly defaultBranch: string
    /** Files at the top that are prompts, though they look like documents. */
    readonly instructions: readonly string[]
    readonly keepsArtifacts: boolean
  },
): string {
  const { name, file, defaultBranch, instructions, keepsArtifacts } = options
  const paths = tools.some(({ secrets }) => secrets.length > 0) ? renderPathFilter(file, instructions) : ''
  const measured = chooseMeasured(tools, keepsArtifacts)
  const history = measured === undefined && renderLookAgain(tools).length === 0 ? '' : ', fetch-depth: 0'
  const steps =
    measured === undefined
      ? `${tools.map((foundTool, index) => renderTestStep(foundTool, index)).join('')}${renderGateStep(tools, '      ', { outcomes: tools.map((_, index) => `steps.${nameTestStep(index)}.outcome`), variables: Object.assign({}, ...tools.map(listVariables)), collect: false, keepsArtifacts })}`
      : renderMeasureStep(measured)
  return `name: ${name}
on:
  pull_request:${paths === '' ? '' : `\n${paths}`}
  push:
    branches: [${JSON.stringify(defaultBranch)}] # these runs store the baseline${paths === '' ? '' : `\n${paths}`}

permissions:
  contents: read # to check out the code, and to read the policy of the base branch
  actions: read # to find the baseline among the artifacts of earlier runs
  pull-requests: write # to comment on the pull request

jobs:
  ${name.toLowerCase()}:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false${history} }
${removeDuplicates(tools.flatMap(renderInstallSteps)).join('')}${steps}`
}

/** The evals of a workflow that the action measures itself, until the verdict is certain. */
export function chooseMeasured(tools: readonly FoundTool[], keepsArtifacts: boolean): FoundTool | undefined {
  const [only, ...others] = tools
  return others.length === 0 && keepsArtifacts && only?.canMeasure === true ? only : undefined
}

function renderMeasureStep(found: FoundTool): string {
  const variables = renderVariables(found)
  return `      - uses: eval-gate/eval-gate@v0
${variables}        with:
          # Runs the evals itself: each case once, then those that decide, until the verdict is certain.
          measure: auto
          policy: 'kind: evals'
`
}

/** What the step of Eval Gate judges: a tool and its reports. */
export interface GatedTool {
  readonly tool: Tool
  readonly folder: string
  readonly reports: string
  readonly lookAgain?: string
}

/** Of the step of Eval Gate behind some test steps. */
export interface GateStep {
  /** Expressions that say how the test steps ended. */
  readonly outcomes: readonly string[]
  /** Variables of the test steps: a second look runs the same tests and needs them, too. */
  readonly variables: Readonly<Record<string, string>>
  /** Expression that says when it runs; after a success by default. */
  readonly condition?: string
  /** Name of the suite whose part it stores; false where it judges. */
  readonly collect: string | false
  /** Where the server keeps none, a cache has the baseline. */
  readonly keepsArtifacts: boolean
}

/**
 * The step of Eval Gate behind test steps.
 *
 * @param indent of its dash
 */
export function renderGateStep(
  tools: readonly GatedTool[],
  indent: string,
  { outcomes, variables, condition, collect, keepsArtifacts }: GateStep,
): string {
  const lookAgain = collect === false ? renderLookAgain(tools) : []
  const names = lookAgain.length === 0 ? [] : Object.entries(variables)
  const lines = compact([
    '- uses: eval-gate/eval-gate@v0',
    collect !== false && '  id: eval-gate',
    condition !== undefined && `  if: \${{ ${condition} }}`,
    '  with:',
    collect !== false && `    mode: collect\n${indent}    suite-name: ${collect}`,
    '    # A run that failed outside of its cases is noticed too.',
    ...renderInputField(
      'test-outcome',
      outcomes.map((outcome) => `\${{ ${outcome} }}`),
    ),
    tools.length > 1 && '    # One line per report, so that a missing one is noticed.',
    ...renderInputField(
      'reports',
      tools.map(({ folder, reports }) => joinFolderPath(folder, reports)),
    ),
  ])
  const environment = names.map(([name, value]) => `    ${name}: ${toScalarOrExpression(value)}`)
  if (environment.length > 0) environment.unshift('  env:')
  const cached = keepsArtifacts ? { before: [], inputs: [], after: [] } : renderCache()
  return [...cached.before, ...lines, ...cached.inputs, ...lookAgain, ...environment, ...cached.after]
    .map((line) => `${indent}${line}\n`)
    .join('')
}

/** What keeps the baseline in a cache: steps around that of Eval Gate, and inputs of it. */
function renderCache() {
  const folder = 'eval-gate-baseline'
  const key = `${folder}-\${{ github.run_id }}`
  const onPush = `- if: \${{ !cancelled() && github.event_name == 'push' }}`
  return {
    before: [
      '# This server keeps no artifacts, so a cache has the baseline.',
      '- uses: actions/cache/restore@v4',
      `  with: { path: ${folder}, key: '${key}', restore-keys: ${folder}- }`,
    ],
    inputs: [
      `    baseline: file:${folder}/*.json`,
      '    policy: "on-missing-baseline: neutral"',
      '    results-file: eval-gate-results.json',
    ],
    after: [
      onPush,
      '  run: |',
      `    mkdir -p ${folder}`,
      `    cp eval-gate-results.json "${folder}/$GITHUB_RUN_ID.json"`,
      `    ls ${folder}/*.json | sort -V | head -n -5 | xargs -r rm`,
      onPush,
      '  uses: actions/cache/save@v4',
      `  with: { path: ${folder}, key: '${key}-\${{ github.run_attempt }}' }`,
    ],
  }
}

/** Of the job that judges what other jobs stored. */
export interface MergeJob {
  /** Of its key. */
  readonly indent: string
  readonly suiteName: string
  /** Jobs that store parts. */
  readonly needs: readonly string[]
  /** Those of them that say by an output whether they did. */
  readonly asked: readonly string[]
  readonly areShards: boolean
}

/** Key of the job that judges a suite. */
export const mergeJobId = (suiteName: string) => {
  if (suiteName === 'evals') return 'eval-gate-evals'
  return 'eval-gate'
}

/** Conditions of which one is enough. */
export const joinConditions = (conditions: readonly string[]) => {
  if (conditions.length === 1) return conditions.join('')
  return `(${conditions.join(' || ')})`
}

/** The job that judges what other jobs stored. */
export function renderMergeJob(job: MergeJob): string {
  const { indent, suiteName, needs, asked, areShards } = job
  const measured = needs.map((name) => {
    if (asked.includes(name)) return `needs.${name}.outputs.eval-gate == 'success'`
    return `needs.${name}.result != 'skipped'`
  })
  const lines = [
    `${mergeJobId(suiteName)}:`,
    `  needs: [${needs.join(', ')}]`,
    `  if: \${{ !cancelled() && ${joinConditions(measured)} }}`,
    '  runs-on: ubuntu-latest',
    '  permissions:',
    '    contents: read',
    '    actions: read # to find the baseline among the artifacts of earlier runs',
    '    pull-requests: write # to comment on the pull request',
    '  steps:',
    '    - uses: eval-gate/eval-gate@v0',
    '      with:',
    '        mode: merge',
    `        suite-name: ${suiteName}`,
    '        policy: |',
    `          parts: ${areShards ? 'shards' : 'variants'}`,
  ]
  return `\n${lines.map((line) => `${indent}${line}\n`).join('')}`
}

/** An input of the step: one value on the line of its name, several as a block. */
function renderInputField(name: string, values: readonly string[]): readonly string[] {
  const [only, ...remaining] = values
  if (only !== undefined && remaining.length === 0) return [`    ${name}: ${toScalarOrExpression(only)}`]
  return [`    ${name}: |`, ...values.map((value) => `      ${value}`)]
}

const toScalarOrExpression = (text: string) => {
  if (text.startsWith('${{')) return text
  return toYamlScalar(text)
}

/** A second look at cases in doubt: one bad answer of a model, or one failure of a flaky test, proves nothing. */
function renderLookAgain(tools: readonly GatedTool[]): readonly string[] {
  const evals = tools.filter(({ tool }) => tool.kind === 'eval')
  const canRunAgain = ({ tool, lookAgain }: GatedTool) => tool.again !== undefined || lookAgain !== undefined
  const why =
    '    # Runs cases in doubt again, here and at the commit of the baseline, before anything is called a regression.'
  if (tools.every(({ tool }) => tool.again !== undefined)) return [why, '    look-again: auto']
  if (evals.length === 0 || !evals.every(canRunAgain)) return []
  const script = evals.flatMap(({ lookAgain = '', folder }) => {
    const lines = lookAgain.split('\n')
    const commandLines = [...lines.slice(0, -1), `${lines.at(-1)} || true`]
    if (folder === '.') return commandLines
    return ['(', `  cd ${quoteForShell(folder)}`, ...commandLines.map((line) => `  ${line}`), ')']
  })
  // Evals are run again by `auto` or by a command, never by both.
  if (evals.some(({ tool }) => tool.again !== undefined)) return []
  return [why, '    look-again: |', ...script.map((line) => `      ${line}`)]
}

/**
 * Excludes paths that can't change a result, because a path missing in a list of included ones is never
 * measured.
 */
function renderPathFilter(file: string, instructions: readonly string[]): string {
  const all = [
    '**',
    '!docs/**',
    '!*.md',
    '!LICENSE*',
    '!.github/**',
    `.github/workflows/${file}`,
    ...instructions,
  ]
  return `    # Every run costs money. Where this check is required, remove \`paths\`: a run that is left out never reports.
    paths: [${all.map((path) => `'${path}'`).join(', ')}]`
}

function renderInstallSteps({ installation }: FoundTool): readonly string[] {
  const { before = [], setup, install, installIn } = installation
  const renderInstallRun = (command: string) => renderRunStep(command, installIn)
  return compact([
    ...before.map(renderInstallRun),
    setup !== undefined && renderUsesStep(setup),
    ...install.map(renderInstallRun),
  ])
}

const removeDuplicates = (steps: readonly string[]) => [...new Set(steps)]

const nameTestStep = (index: number) => {
  if (index === 0) return 'tests'
  return `tests-${index + 1}`
}

/** The variables of the test step, as the workflow has them. */
function listVariables({ env, secrets }: FoundTool): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...Object.entries(env),
    ...secrets.map((name) => [name, `\${{ secrets.${name} }}`] as const),
  ])
}

function renderTestStep(foundTool: FoundTool, index: number): string {
  const { command, folder } = foundTool
  const variables = renderVariables(foundTool)
  // Eval Gate decides; a step that writes no report still fails the job.
  return `${renderRunStep(command, folder)}        id: ${nameTestStep(index)}\n        continue-on-error: true\n${variables}`
}

function renderVariables(foundTool: FoundTool): string {
  const lines = Object.entries(listVariables(foundTool)).map(
    ([name, value]) => `          ${name}: ${toScalarOrExpression(value)}\n`,
  )
  return lines.length === 0 ? '' : `        env:\n${lines.join('')}`
}

function renderUsesStep({ uses, with: inputs = {} }: SetupStep): string {
  const values = Object.keys(inputs).length === 0 ? '' : `        with: ${toInlineMap(inputs)}\n`
  return `      - uses: ${uses}\n${values}`
}

function renderRunStep(command: string, folder: string): string {
  const place = folder === '.' ? '' : `        working-directory: ${toYamlScalar(folder)}\n`
  return `      - run: ${toYamlScalar(command)}\n${place}`
}

const joinFolderPath = (folder: string, path: string) => {
  if (folder === '.') return path
  return `${folder}/${path}`
}

/**
 * Folder names that may stand in a workflow: without characters that YAML, a glob or an expression
 * interprets.
 */
const plainFolder = /^[\w@./: -]+$/

/** Whether a workflow can name this folder as it is. */
export function canNameFolder(folder: string): boolean {
  return plainFolder.test(folder)
}

/**
 * A text as one YAML scalar, in double quotes where plain text could be read as something else. The only
 * place that writes a foreign text into a workflow.
 */
export function toYamlScalar(text: string): string {
  const isPlain = /^[\w./@-][\w ./@=&>$|+,*(){}'"\\!?;<-]*$/.test(text) && readsAsText(text, `x: ${text}`)
  if (isPlain) return text
  return JSON.stringify(text)
}

/** `key: value` in a map on one line. */
export function toInlineMap(values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([key, value]) => `${key}: ${toInlineScalar(value)}`)
  return `{ ${pairs.join(', ')} }`
}

/** Within a map on one line, commas and brackets need quotes, too. */
const toInlineScalar = (text: string) => {
  if (/^[\w./@*-]+$/.test(text) && readsAsText(text, `{ x: ${text} }`)) return text
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * Whether YAML reads `x` as this text, not as a number or list. YAML 1.1 has more words for true and false.
 */
function readsAsText(text: string, map: string): boolean {
  try {
    return (['1.2', '1.1'] as const).every((version) => parse(map, { version, logLevel: 'error' }).x === text)
  } catch {
    return false
  }
}
