import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { readFields } from '../../model/data.ts'
import { documents } from '../version.ts'

/** A problem of a workflow, and the text that fixes it. */
export interface WorkflowProblem {
  /** The gate can't do its work as long as the problem is there. */
  readonly isFatal: boolean
  /** 1-based. */
  readonly line: number
  readonly problem: string
  /** The text to write in the file. */
  readonly remedy: string
}

const permissions = {
  actions: ['read', 'to find the baseline'],
  contents: ['read', 'to check out the code and read the policy of the base branch'],
  'pull-requests': ['write', 'to comment'],
} as const

/** Checks the events, permissions and steps of a workflow that uses Eval Gate. Reads only the YAML. */
export function checkWorkflow(
  text: string,
  defaultBranch: string,
  isEvalGate: (used: string) => boolean = (used) => /^(?:[\w.-]+\/eval-gate$|\.\/)/.test(used),
): readonly WorkflowProblem[] {
  const document = parseDocument(text)
  const root = document.contents
  if (document.errors[0] !== undefined || !isMap(root))
    return [
      {
        isFatal: true,
        line: 1,
        problem: `it is not valid YAML: ${document.errors[0]?.message ?? 'no map'}`,
        remedy: '',
      },
    ]
  const findLineNumber = (at: number | undefined) => text.slice(0, at ?? 0).split('\n').length
  const jobs = root.get('jobs')
  const gated = isMap(jobs)
    ? jobs.items.flatMap(({ value }) => (isMap(value) && findGateStep(value, isEvalGate) ? [value] : []))
    : []
  return [
    ...findEventProblems(root, defaultBranch, findLineNumber),
    ...gated.flatMap((job) => findJobProblems(job, findGateStep(job, isEvalGate), root, findLineNumber)),
  ].sort((a, b) => a.line - b.line)
}

type LineOf = (at: number | undefined) => number

/** Of problems of a line, those that hold. */
function listProblemsAt(
  line: number,
  rules: readonly (Omit<WorkflowProblem, 'line'> & { readonly holds: boolean })[],
): readonly WorkflowProblem[] {
  return rules
    .filter(({ holds }) => holds)
    .map(({ isFatal, problem, remedy }) => ({ isFatal, line, problem, remedy }))
}

function findEventProblems(
  root: YAMLMap,
  branch: string,
  findLineNumber: LineOf,
): readonly WorkflowProblem[] {
  const { on } = readFields(root.toJSON())
  const line = findLineNumber(
    root.items.find(({ key }) => isScalar(key) && String(key.value) === 'on')?.value instanceof Object
      ? (root.get('on', true) as { range?: number[] } | undefined)?.range?.[0]
      : 0,
  )
  const events = listEventNames(on)
  const readEventDetail = (name: string) => readFields(readFields(on)[name])
  const hasAnyEvent = (...names: readonly string[]) => names.some((name) => events.includes(name))
  const stores = hasAnyEvent('push', 'schedule', 'workflow_dispatch', 'repository_dispatch')
  const branches = readEventDetail('push').branches
  const misses =
    Array.isArray(branches) && !branches.map(String).some((name) => name === branch || name.includes('*'))
  const filtered = readEventDetail('pull_request').paths ?? readEventDetail('pull_request')['paths-ignore']
  return listProblemsAt(line, [
    {
      holds: !hasAnyEvent('workflow_run', 'pull_request', 'merge_group', 'pull_request_target'),
      isFatal: true,
      problem: 'it does not run on pull requests, so no change is judged',
      remedy: 'on: { pull_request: {} }',
    },
    {
      holds: !stores || (misses && !hasAnyEvent('schedule', 'workflow_dispatch')),
      isFatal: true,
      problem: `no run of ${branch} stores a baseline`,
      remedy: `push: { branches: [${branch}] }`,
    },
    {
      holds: hasAnyEvent('pull_request_target'),
      isFatal: true,
      problem: 'pull_request_target gives the code of a fork the secrets and the token of this repository',
      remedy: `on: { pull_request: {} }   # and ${documents}/recipes/fork-pull-requests.md for forks`,
    },
    {
      holds: filtered !== undefined,
      isFatal: false,
      problem:
        'it has a filter of paths: if this check is required by branch protection, pull requests that touch nothing else wait forever',
      remedy: 'remove `paths`, or do not require the check',
    },
  ])
}

function listEventNames(on: unknown): readonly string[] {
  if (typeof on === 'string') return [on]
  if (Array.isArray(on)) return on.map(String)
  return Object.keys(readFields(on))
}

function findGateStep(job: YAMLMap, isEvalGate: (used: string) => boolean): YAMLMap | undefined {
  const steps = job.get('steps')
  if (!isSeq(steps)) return undefined
  return steps.items.find(
    (step): step is YAMLMap => isMap(step) && isEvalGate(String(step.get('uses') ?? '').replace(/@.*$/, '')),
  )
}

function findJobProblems(
  job: YAMLMap,
  gate: YAMLMap | undefined,
  root: YAMLMap,
  findLineNumber: LineOf,
): readonly WorkflowProblem[] {
  if (gate === undefined) return []
  const line = findLineNumber(gate.range?.[0])
  const inputs = readFields(readFields(gate.toJSON()).with)
  const mode = String(inputs.mode ?? 'gate')
  const steps = (job.toJSON() as { steps: readonly Record<string, unknown>[] }).steps
  const tests = steps.filter((step) => step['continue-on-error'] === true)
  const environment = JSON.stringify([steps.map((step) => step.env), readFields(job.toJSON()).env, inputs])
  const { reports, 'test-outcome': outcome } = inputs
  const looksAgain = reports !== undefined && !['undefined', 'off'].includes(String(inputs['look-again']))
  const given = { ...readFields(root.toJSON()?.env), ...readFields(job.toJSON()?.env) }
  const missing = Object.entries(Object.assign({}, ...tests.map(({ env }) => readFields(env)))).filter(
    ([name]) => !(name in given) && !(name in readFields(readFields(gate.toJSON()).env)),
  )
  const problems = listProblemsAt(line, [
    {
      holds: reports !== undefined && mode !== 'merge' && outcome === undefined,
      isFatal: false,
      problem: 'a test run that fails outside of its cases is not noticed',
      remedy: `test-outcome: \${{ steps.${String(tests[0]?.id ?? 'ID')}.outcome }}`,
    },
    {
      holds:
        reports !== undefined && tests.length === 0 && gate.get('if') === undefined && outcome === undefined,
      isFatal: true,
      problem: 'a failing test ends the job before its report is read',
      remedy: 'continue-on-error: true   # on the step that runs the tests',
    },
    {
      holds: looksAgain && missing.length > 0,
      isFatal: false,
      problem: `look-again runs the tests without ${missing.map(([name]) => name).join(', ')}, which only their own step has`,
      remedy: `env: { ${missing.map(([name, value]) => `${name}: '${value}'`).join(', ')} }   # on this step, too`,
    },
    {
      holds:
        (looksAgain || inputs.measure !== undefined) &&
        inputs['look-again-base'] !== 'off' &&
        !/fetch-depth['"]?: ?0/.test(JSON.stringify(steps).replaceAll('"', '')),
      isFatal: false,
      problem: `${looksAgain ? 'look-again' : 'measure'} checks out the commit of the baseline, which a shallow checkout does not have`,
      remedy: 'with: { fetch-depth: 0 }   # of actions/checkout',
    },
    {
      holds: /secrets\./.test(environment.replaceAll('secrets.GITHUB_TOKEN', '')) && mode === 'gate',
      isFatal: false,
      problem: "pull requests of forks and of Dependabot get none of these secrets, so their evals can't run",
      remedy: `mode: collect   # and mode: publish in a second workflow: ${documents}/recipes/fork-pull-requests.md`,
    },
  ])
  if (mode === 'collect') return problems
  return [...findPermissionProblems(job.get('permissions') ?? root.get('permissions'), line), ...problems]
}

function findPermissionProblems(stated: unknown, line: number): readonly WorkflowProblem[] {
  if (stated === 'write-all') return []
  const granted = readFields(isMap(stated) && stated.toJSON())
  return Object.entries(permissions)
    .filter(
      ([name, [level]]) => !(granted[name] === 'write' || (granted[name] === 'read' && level === 'read')),
    )
    .filter(([name]) => stated !== 'read-all' || name === 'pull-requests')
    .map(([name, [level, why]]) => ({
      isFatal: name === 'actions',
      line,
      problem: `the job has no permission ${why}`,
      remedy: `${name}: ${level}   # under permissions:`,
    }))
}
