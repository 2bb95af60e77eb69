import { compact } from '../../model/data.ts'
import { quoteForShell, type Tool } from '../../tools/index.ts'
import { toScalarOrExpression } from './edit-yaml.ts'

/** What the step of Eval Gate judges: a tool and its reports. */
interface GatedTool {
  readonly tool: Tool
  readonly folder: string
  readonly reports: string
  readonly lookAgain?: string
}

/** Of the step of Eval Gate behind some test steps. */
interface GateStep {
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
export function renderMergeJob({ indent, suiteName, needs, asked, areShards }: MergeJob): string {
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

/** A second look at cases in doubt: one bad answer of a model, or one failure of a flaky test, proves nothing. */
export function renderLookAgain(tools: readonly GatedTool[]): readonly string[] {
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

const joinFolderPath = (folder: string, path: string) => {
  if (folder === '.') return path
  return `${folder}/${path}`
}
