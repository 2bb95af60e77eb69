import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { documents } from '../version.ts'

/** What is wrong with a workflow, and the line that makes it right. */
export interface WorkflowProblem {
  /** Without it the gate can't do its work. */
  readonly isFatal: boolean
  /** 1-based. */
  readonly line: number
  readonly problem: string
  /** As it stands in the file. */
  readonly remedy: string
}

const permissions = {
  actions: ['read', 'to find the baseline'],
  contents: ['read', 'to check out the code and read the policy of the base branch'],
  'pull-requests': ['write', 'to comment'],
} as const

/** What Eval Gate needs of the workflow that uses it: events, permissions, the steps around it. Knows YAML only. */
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

function eventProblems(root: YAMLMap, branch: string, lineOf: LineOf): readonly WorkflowProblem[] {
  const { on = {} } = root.toJSON() as { on?: unknown }
  const line = lineOf(
    root.items.find(({ key }) => isScalar(key) && String(key.value) === 'on')?.value instanceof Object
      ? (root.get('on', true) as { range?: number[] } | undefined)?.range?.[0]
      : 0,
  )
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(on ?? {})
  const detail = (name: string) =>
    (typeof on === 'object' && on !== null && !Array.isArray(on)
      ? (on as Record<string, unknown>)[name]
      : undefined) as Record<string, unknown> | undefined
  const stores = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'].some((name) =>
    events.includes(name),
  )
  const branches = detail('push')?.branches
  const misses =
    Array.isArray(branches) && !branches.map(String).some((name) => name === branch || name.includes('*'))
  const filtered = detail('pull_request')?.paths ?? detail('pull_request')?.['paths-ignore']
  return [
    ...(events.includes('workflow_run') ||
    events.includes('pull_request') ||
    events.includes('merge_group') ||
    events.includes('pull_request_target')
      ? []
      : [
          {
            isFatal: true,
            line,
            problem: 'it does not run on pull requests, so no change is judged',
            remedy: 'on: { pull_request: {} }',
          },
        ]),
    ...(stores && !(misses && !events.includes('schedule') && !events.includes('workflow_dispatch'))
      ? []
      : [
          {
            isFatal: true,
            line,
            problem: `no run of ${branch} stores a baseline`,
            remedy: `push: { branches: [${branch}] }`,
          },
        ]),
    ...(events.includes('pull_request_target')
      ? [
          {
            isFatal: true,
            line,
            problem:
              'pull_request_target gives the code of a fork the secrets and the token of this repository',
            remedy: `on: { pull_request: {} }   # and ${documents}/recipes/fork-pull-requests.md for forks`,
          },
        ]
      : []),
    ...(filtered === undefined
      ? []
      : [
          {
            isFatal: false,
            line,
            problem:
              'it has a filter of paths: if this check is required by branch protection, pull requests that touch nothing else wait forever',
            remedy: 'remove `paths`, or do not require the check',
          },
        ]),
  ]
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
  const inputs = (gate.toJSON() as { with?: Record<string, unknown> }).with ?? {}
  const mode = String(inputs.mode ?? 'gate')
  const steps = (job.toJSON() as { steps: readonly Record<string, unknown>[] }).steps
  const tests = steps.filter((step) => step['continue-on-error'] === true)
  const environment = JSON.stringify([
    steps.map((step) => step.env),
    (job.toJSON() as { env?: unknown }).env,
    inputs,
  ])
  return [
    ...(mode === 'collect'
      ? []
      : permissionProblems(job.get('permissions') ?? root.get('permissions'), line)),
    ...(inputs.reports !== undefined && mode !== 'merge' && inputs['test-outcome'] === undefined
      ? [
          {
            isFatal: false,
            line,
            problem: 'a test run that fails outside of its cases is not noticed',
            remedy: `test-outcome: \${{ steps.${String(tests[0]?.id ?? 'ID')}.outcome }}`,
          },
        ]
      : []),
    ...(inputs.reports !== undefined &&
    tests.length === 0 &&
    gate.get('if') === undefined &&
    inputs['test-outcome'] === undefined
      ? [
          {
            isFatal: true,
            line,
            problem: 'a failing test ends the job before its report is read',
            remedy: 'continue-on-error: true   # on the step that runs the tests',
          },
        ]
      : []),
    ...(inputs.reports !== undefined &&
    !['undefined', 'off'].includes(String(inputs['look-again'])) &&
    inputs['look-again-base'] !== 'off' &&
    !/fetch-depth['"]?: ?0/.test(JSON.stringify(steps).replaceAll('"', ''))
      ? [
          {
            isFatal: false,
            line,
            problem:
              'look-again checks out the commit of the baseline, which a shallow checkout does not have',
            remedy: 'with: { fetch-depth: 0 }   # of actions/checkout',
          },
        ]
      : []),
    ...(/secrets\./.test(environment.replaceAll('secrets.GITHUB_TOKEN', '')) && mode === 'gate'
      ? [
          {
            isFatal: false,
            line,
            problem:
              "pull requests of forks and of Dependabot get none of these secrets, so their evals can't run",
            remedy: `mode: collect   # and mode: publish in a second workflow: ${documents}/recipes/fork-pull-requests.md`,
          },
        ]
      : []),
  ]
}

function permissionProblems(stated: unknown, line: number): readonly WorkflowProblem[] {
  if (stated === 'write-all') return []
  const given = isMap(stated) ? (stated.toJSON() as Record<string, string>) : {}
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
