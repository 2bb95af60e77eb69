import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { fieldsOf } from '../../model/data.ts'
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
export function checkWorkflow(text: string, defaultBranch: string): readonly WorkflowProblem[] {
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
  const lineOf = (at: number | undefined) => text.slice(0, at ?? 0).split('\n').length
  const jobs = root.get('jobs')
  const gated = isMap(jobs)
    ? jobs.items.flatMap(({ value }) => (isMap(value) && gateStepOf(value) ? [value] : []))
    : []
  return [
    ...eventProblems(root, defaultBranch, lineOf),
    ...gated.flatMap((job) => jobProblems(job, root, lineOf)),
  ].sort((a, b) => a.line - b.line)
}

type LineOf = (at: number | undefined) => number

/** Of problems of a line, those that hold. */
function problemsAt(
  line: number,
  rules: readonly (Omit<WorkflowProblem, 'line'> & { readonly holds: boolean })[],
): readonly WorkflowProblem[] {
  return rules.flatMap(({ holds, isFatal, problem, remedy }) =>
    holds ? [{ isFatal, line, problem, remedy }] : [],
  )
}

function eventProblems(root: YAMLMap, branch: string, lineOf: LineOf): readonly WorkflowProblem[] {
  const { on } = fieldsOf(root.toJSON())
  const line = lineOf(
    root.items.find(({ key }) => isScalar(key) && String(key.value) === 'on')?.value instanceof Object
      ? (root.get('on', true) as { range?: number[] } | undefined)?.range?.[0]
      : 0,
  )
  const events =
    typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(fieldsOf(on))
  const detail = (name: string) => fieldsOf(fieldsOf(on)[name])
  const has = (...names: readonly string[]) => names.some((name) => events.includes(name))
  const stores = has('push', 'schedule', 'workflow_dispatch', 'repository_dispatch')
  const branches = detail('push').branches
  const misses =
    Array.isArray(branches) && !branches.map(String).some((name) => name === branch || name.includes('*'))
  const filtered = detail('pull_request').paths ?? detail('pull_request')['paths-ignore']
  return problemsAt(line, [
    {
      holds: !has('workflow_run', 'pull_request', 'merge_group', 'pull_request_target'),
      isFatal: true,
      problem: 'it does not run on pull requests, so no change is judged',
      remedy: 'on: { pull_request: {} }',
    },
    {
      holds: !stores || (misses && !has('schedule', 'workflow_dispatch')),
      isFatal: true,
      problem: `no run of ${branch} stores a baseline`,
      remedy: `push: { branches: [${branch}] }`,
    },
    {
      holds: has('pull_request_target'),
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

function gateStepOf(job: YAMLMap): YAMLMap | undefined {
  const steps = job.get('steps')
  if (!isSeq(steps)) return undefined
  return steps.items.find(
    (step): step is YAMLMap =>
      isMap(step) && /^(?:eval-gate\/eval-gate@|\.\/)/.test(String(step.get('uses') ?? '')),
  )
}

function jobProblems(job: YAMLMap, root: YAMLMap, lineOf: LineOf): readonly WorkflowProblem[] {
  const gate = gateStepOf(job)
  if (gate === undefined) return []
  const line = lineOf(gate.range?.[0])
  const inputs = fieldsOf(fieldsOf(gate.toJSON()).with)
  const mode = String(inputs.mode ?? 'gate')
  const steps = (job.toJSON() as { steps: readonly Record<string, unknown>[] }).steps
  const tests = steps.filter((step) => step['continue-on-error'] === true)
  const environment = JSON.stringify([steps.map((step) => step.env), fieldsOf(job.toJSON()).env, inputs])
  const { reports, 'test-outcome': outcome } = inputs
  return [
    ...(mode === 'collect'
      ? []
      : permissionProblems(job.get('permissions') ?? root.get('permissions'), line)),
    ...problemsAt(line, [
      {
        holds: reports !== undefined && mode !== 'merge' && outcome === undefined,
        isFatal: false,
        problem: 'a test run that fails outside of its cases is not noticed',
        remedy: `test-outcome: \${{ steps.${String(tests[0]?.id ?? 'ID')}.outcome }}`,
      },
      {
        holds:
          reports !== undefined &&
          tests.length === 0 &&
          gate.get('if') === undefined &&
          outcome === undefined,
        isFatal: true,
        problem: 'a failing test ends the job before its report is read',
        remedy: 'continue-on-error: true   # on the step that runs the tests',
      },
      {
        holds:
          reports !== undefined &&
          !['undefined', 'off'].includes(String(inputs['look-again'])) &&
          inputs['look-again-base'] !== 'off' &&
          !/fetch-depth['"]?: ?0/.test(JSON.stringify(steps).replaceAll('"', '')),
        isFatal: false,
        problem: 'look-again checks out the commit of the baseline, which a shallow checkout does not have',
        remedy: 'with: { fetch-depth: 0 }   # of actions/checkout',
      },
      {
        holds: /secrets\./.test(environment.replaceAll('secrets.GITHUB_TOKEN', '')) && mode === 'gate',
        isFatal: false,
        problem:
          "pull requests of forks and of Dependabot get none of these secrets, so their evals can't run",
        remedy: `mode: collect   # and mode: publish in a second workflow: ${documents}/recipes/fork-pull-requests.md`,
      },
    ]),
  ]
}

function permissionProblems(stated: unknown, line: number): readonly WorkflowProblem[] {
  if (stated === 'write-all') return []
  const given = fieldsOf(isMap(stated) && stated.toJSON())
  return Object.entries(permissions)
    .filter(([name, [level]]) => !(given[name] === 'write' || (given[name] === 'read' && level === 'read')))
    .filter(([name]) => stated !== 'read-all' || name === 'pull-requests')
    .map(([name, [level, why]]) => ({
      isFatal: name === 'actions',
      line,
      problem: `the job has no permission ${why}`,
      remedy: `${name}: ${level}   # under permissions:`,
    }))
}
