import { isMap, parseDocument, type YAMLMap } from 'yaml'
import { compact, readFields } from '../../model/data.ts'
import type { ReportedStep } from './extend.ts'
import { openFolder } from './folder.ts'
import type { WorkflowFile } from './survey.ts'
import { findTestSteps, type TestStep, type UnknownStep } from './test-steps.ts'

/** A workflow, and what of it runs tests. */
export interface ReadWorkflow extends WorkflowFile {
  readonly root: YAMLMap
  /** Its `on`, or those of the workflows that call it. */
  readonly starters: readonly unknown[]
  /** A pull request to the default branch starts it, by itself or through a workflow that calls it. */
  readonly isOnPullRequests: boolean
  /** A push to the default branch starts it, likewise. */
  readonly isOnDefaultBranch: boolean
  readonly steps: readonly TestStep[]
  readonly unknown: readonly UnknownStep[]
}

/** Reads workflows with their events. Those that are not valid YAML are left out. */
export function readWorkflows(
  files: readonly WorkflowFile[],
  repository: string,
  defaultBranch: string,
): readonly ReadWorkflow[] {
  const parsed = files.flatMap((file) => {
    const { contents: root, errors } = parseDocument(file.text)
    return errors.length === 0 && isMap(root) ? [{ ...file, root }] : []
  })
  const listStarters = (name: string, seen: readonly string[] = []): readonly unknown[] => {
    const file = parsed.find((candidate) => candidate.name === name)
    if (file === undefined || seen.includes(name)) return []
    const callers = parsed.filter(({ text }) => text.includes(`./.github/workflows/${name}`))
    return [
      file.root.toJSON()?.on,
      ...callers.flatMap((caller) => listStarters(caller.name, [...seen, name])),
    ]
  }
  return parsed.map((file) => {
    const starters = listStarters(file.name)
    const isStartedBy = (...events: readonly string[]) =>
      starters.some((on) => events.some((event) => isOnEvent(on, event, defaultBranch)))
    return {
      ...file,
      starters,
      isOnPullRequests: isStartedBy('pull_request', 'merge_group'),
      isOnDefaultBranch: isStartedBy('push', 'schedule'),
      ...findTestSteps(file.root, repository, (path) => openFolder(repository, path)),
    }
  })
}

/** Whether an event of a branch, or into it, starts a workflow. @param on of the workflow */
export function isOnEvent(on: unknown, name: string, branch: string): boolean {
  if (typeof on === 'string') return on === name
  if (Array.isArray(on)) return on.includes(name)
  const events = readFields(on)
  if (!(name in events)) return false
  const { branches, 'branches-ignore': ignored, ...others } = readFields(events[name])
  if (branches !== undefined) return matchesLast([branches].flat(), branch)
  if (ignored !== undefined) return !matchesLast([ignored].flat(), branch)
  // A push with tags alone is no push to a branch.
  return !('tags' in others || 'tags-ignore' in others)
}

/** Whether patterns of GitHub take a branch: the last one that matches decides. */
function matchesLast(patterns: readonly unknown[], branch: string): boolean {
  return patterns.map(String).reduce((isTaken, pattern) => {
    const isTaking = !pattern.startsWith('!')
    return toExpression(pattern.replace(/^!/, '')).test(branch) ? isTaking : isTaken
  }, false)
}

/** A pattern without a meaning matches nothing. */
function toExpression(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|[*.^$(){}|\\]/g, (found) => {
    if (found === '**') return '.*'
    return found === '*' ? '[^/]*' : `\\${found}`
  })
  try {
    return new RegExp(`^${source}$`)
  } catch {
    return /(?!)/
  }
}

/** The steps of one workflow that are to be judged. */
type Selection = {
  /** Some workflow runs tests of this kind on pull requests or pushes. */
  readonly isRun: boolean
  readonly remarks: readonly string[]
} & (
  | { readonly workflow: ReadWorkflow; readonly steps: readonly ReportedStep[] }
  | { readonly workflow?: undefined }
)

/** Conditions of a job that no pull request fulfils. */
const neverOnPullRequests =
  /refs\/tags|github\.ref\s*==|github\.ref_name\s*==|event_name\s*==\s*'(?:push|schedule|release|workflow_dispatch)'|workflow_dispatch/

/** Selects the workflow whose steps are judged: one that pull requests and pushes start, with the most test steps. */
export function selectSteps(
  workflows: readonly ReadWorkflow[],
  kind: TestStep['tool']['kind'],
  branch: string,
): Selection {
  const ranked = workflows
    .map((workflow) => ({ workflow, steps: workflow.steps.filter(({ tool }) => tool.kind === kind) }))
    .filter(({ workflow, steps }) => steps.length > 0 && rankEvents(workflow) > 0)
    .sort(
      (a, b) =>
        rankEvents(b.workflow) - rankEvents(a.workflow) || countJudged(b.steps) - countJudged(a.steps),
    )
  const [first, ...others] = ranked
  const unknown = kind === 'eval' ? [] : workflows.flatMap(listUnknown)
  if (first === undefined) return { isRun: unknown.length > 0, remarks: unknown }
  const { workflow } = first
  const isNever = ({ job, step }: TestStep) =>
    [job, step].some((map) => {
      const condition = String(map.get('if') ?? '')
      return neverOnPullRequests.test(condition) && !condition.includes('pull_request')
    })
  const steps = first.steps.filter((step) => !isNever(step))
  const reported = steps.filter(
    (step): step is ReportedStep => !('obstacle' in step.reporting) && canExtend(step),
  )
  const at = ({ jobId }: { readonly jobId: string }) => `${workflow.name}, job ${jobId}`
  const remarks = compact([
    ...first.steps
      .filter(isNever)
      .map((step) => `${at(step)}: \`${shorten(step.run)}\` is not judged, since no pull request runs it`),
    ...steps.map((step) => {
      if ('obstacle' in step.reporting)
        return `${at(step)}: \`${shorten(step.run)}\` is not judged: ${step.reporting.obstacle}`
      if (canExtend(step)) return undefined
      return `${at(step)}: \`${shorten(step.run)}\` is not judged, since it runs in a container, in a shell of its own or through a script. Let it write ${step.reports}, and add the step of Eval Gate`
    }),
    ...unknown,
    ...others.map(
      (other) => `${other.workflow.name} runs ${listNames(other.steps)}, too; it is left as it is`,
    ),
    reported.length > 0 &&
      !workflow.isOnPullRequests &&
      `${workflow.name} does not run on pull requests to ${branch}: add \`pull_request:\` under \`on:\``,
    reported.length > 0 &&
      !workflow.isOnDefaultBranch &&
      `${workflow.name} does not run on pushes to ${branch}, which store the baseline: add \`push: { branches: [${branch}] }\` under \`on:\``,
  ])
  if (reported.length === 0) return { isRun: true, remarks }
  return { isRun: true, workflow, steps: reported, remarks }
}

/** What runs tests on pull requests by a tool, or at a place, that is not known here. */
function listUnknown({ name, unknown, root, isOnPullRequests }: ReadWorkflow): readonly string[] {
  if (!isOnPullRequests) return []
  const jobs = root.get('jobs')
  const called = isMap(jobs)
    ? jobs.items.map(({ value }) => String((isMap(value) && value.get('uses')) || ''))
    : []
  return [
    ...unknown.map(
      ({ jobId, run }) => `${name}, job ${jobId}: \`${shorten(run)}\` is not judged: its tool is not known`,
    ),
    ...called
      .filter((path) => !path.startsWith('./') && /\b(?:tests?|ci|node|python|go|check)\b/i.test(path))
      .map((path) => `${name} calls ${path}: the step of Eval Gate belongs there`),
  ]
}

const rankEvents = ({ isOnPullRequests, isOnDefaultBranch }: ReadWorkflow) =>
  (isOnPullRequests ? 2 : 0) + (isOnDefaultBranch ? 1 : 0)
const countJudged = (steps: readonly TestStep[]) =>
  steps.filter(({ reporting }) => !('obstacle' in reporting)).length
const listNames = (steps: readonly TestStep[]) => [...new Set(steps.map(({ tool }) => tool.name))].join(', ')

/** Whether the variables of a workflow reach the command as they are written. */
function canExtend({ job, step, reporting, run }: TestStep): boolean {
  const isPrinted = 'isPrinted' in reporting
  // A Makefile or script prints more than the tool does.
  if (isPrinted && !/\bgo test\b/.test(run)) return false
  const path = 'env' in reporting && Object.values(reporting.env).some((value) => value.includes('workspace'))
  return !(path && job.has('container')) && !(isPrinted && step.has('shell'))
}

/** The line of a step that runs tests, or its first. */
function shorten(run: string): string {
  const lines = run
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const line = lines.find((text) => /test/.test(text)) ?? lines[0] ?? ''
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
