import { compact } from '../../model/data.ts'
import type { SetupStep } from './ecosystems.ts'
import { toInlineMap, toScalarOrExpression, toYamlScalar } from './edit-yaml.ts'
import type { FoundTool } from './find-tools.ts'
import { renderGateStep, renderLookAgain } from './gate-step.ts'

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
${[...new Set(tools.flatMap(renderInstallSteps))].join('')}${steps}`
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

/**
 * Folder names that may stand in a workflow: without characters that YAML, a glob or an expression
 * interprets.
 */
const plainFolder = /^[\w@./: -]+$/

/** Whether a workflow can name this folder as it is. */
export function canNameFolder(folder: string): boolean {
  return plainFolder.test(folder)
}
