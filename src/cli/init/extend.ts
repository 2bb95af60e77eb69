import { isMap, isScalar, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { compact, readFields, readText } from '../../model/data.ts'
import {
  applyTextEdits,
  findColumn,
  findEndOfLine,
  findLastLineEnd,
  findLineStart,
  readNodeRange,
  setPairs,
  type TextEdit,
} from './edit-yaml.ts'
import { joinConditions, type MergeJob, renderGateStep, renderMergeJob } from './gate-step.ts'
import type { Reporting } from './reporting.ts'
import type { TestStep } from './test-steps.ts'

/** A step whose report is written from outside. */
export interface ReportedStep extends TestStep {
  readonly reporting: Reporting
}

/** Permissions of the job that judges. */
export const needed = { contents: 'read', actions: 'read', 'pull-requests': 'write' } as const

/** A workflow with the steps of Eval Gate in it. */
interface ExtendedWorkflow {
  readonly text: string
  /** Whether a failing test is now judged by a job of its own, and no longer ends the job that runs it. */
  readonly judgesElsewhere: boolean
}

/**
 * An existing workflow whose test steps write reports, with the steps of Eval Gate behind them: one that judges, or one
 * in each leg that stores a part, and a job that judges all parts. No line that runs something is changed.
 *
 * @param options.suiteName of what several jobs measure together
 * @param options.isCalledOften several jobs of another workflow call it, and a job there judges all parts
 */
export function extendWorkflow(
  text: string,
  root: YAMLMap,
  steps: readonly ReportedStep[],
  {
    suiteName,
    isCalledOften,
    keepsArtifacts,
  }: { readonly suiteName: string; readonly isCalledOften: boolean; readonly keepsArtifacts: boolean },
): ExtendedWorkflow {
  const jobs = Map.groupBy(steps, ({ job }) => job)
  const isMany = isCalledOften || areSeveralJobs(steps)
  const extended = [...jobs].map(([job, jobSteps]) =>
    extendJob(text, root, job, jobSteps, { suiteName: isMany && suiteName, isCalledOften, keepsArtifacts }),
  )
  const added = applyTextEdits(
    endLine(text),
    extended.flatMap(({ edits }) => edits),
  )
  const judgesElsewhere = isMany && extended.some(({ isLenient }) => isLenient)
  if (!isMany || isCalledOften) return { text: added, judgesElsewhere }
  const merged = addMergeJob(added, {
    suiteName,
    needs: [...new Set(steps.map(({ jobId }) => jobId))],
    asked: [...new Set(steps.filter(({ step }) => step.has('if')).map(({ jobId }) => jobId))],
    areShards: steps.every(({ isShard }) => isShard),
  })
  return { text: merged, judgesElsewhere }
}

/** Whether the steps run in several jobs or legs, which are judged together. */
export function areSeveralJobs(steps: readonly ReportedStep[]): boolean {
  const jobs = new Set(steps.map(({ job }) => job))
  return jobs.size > 1 || [...jobs].some((job) => job.hasIn(['strategy', 'matrix']))
}

const endLine = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)

/** A workflow with the job that judges what its jobs, or those that they call, stored. */
export function addMergeJob(text: string, job: Omit<MergeJob, 'indent'>): string {
  const whole = endLine(text)
  const list = (parseDocument(whole).contents as YAMLMap).get('jobs') as YAMLMap
  const keyed = list.items.map(({ key }) => key as Node)
  const indent = ' '.repeat(findColumn(whole, readNodeRange(keyed[0] ?? list).start))
  const last = list.items.at(-1)?.value as YAMLMap
  const insert = renderMergeJob({ indent, ...job })
  return applyTextEdits(whole, [{ at: findLastLineEnd(whole, last), remove: 0, insert }])
}

function extendJob(
  text: string,
  root: YAMLMap,
  job: YAMLMap,
  steps: readonly ReportedStep[],
  {
    suiteName,
    isCalledOften,
    keepsArtifacts,
  }: {
    /** Of which the job stores a part; false where it judges. */
    readonly suiteName: string | false
    readonly isCalledOften: boolean
    readonly keepsArtifacts: boolean
  },
): { readonly edits: readonly TextEdit[]; readonly isLenient: boolean } {
  const distinctSteps = [...new Set(steps.map(({ step }) => step))]
  const ids = distinctSteps.map((step, index) =>
    String(step.get('id') ?? (index === 0 ? 'eval-gate-tests' : `eval-gate-tests-${index + 1}`)),
  )
  const last = distinctSteps.at(-1) as YAMLMap
  // Behind a leg that only stores its part, steps and jobs would run although a test failed.
  const isFollowed = isCalledOften || hasStepsBehind(job, last) || isNeeded(root, steps[0]?.jobId)
  const isLenient = suiteName === false || !isFollowed
  const edits = distinctSteps.flatMap((step, index) =>
    extendStep(
      text,
      root,
      steps.filter((reported) => reported.step === step),
      compact([
        !step.has('id') && `id: ${ids[index]}`,
        isLenient && !step.has('continue-on-error') && 'continue-on-error: true',
      ]),
    ),
  )
  const dash = ' '.repeat(Math.max(0, findColumn(text, readNodeRange(last).start) - 2))
  // A step may be left out by its own condition, and then neither ends nor reports.
  const mayBeLeftOut = ({ step }: ReportedStep) => distinctSteps.length > 1 && step.has('if')
  const gated = steps.map((reported) => {
    const { tool, reports, step } = reported
    const alike = steps.filter((other) => other.reports === reports)
    if (!alike.every(mayBeLeftOut)) return { tool, reports, folder: '.' }
    const ran = `steps.${ids[distinctSteps.indexOf(step)]}.outcome != 'skipped'`
    return { tool, reports: `\${{ ${ran} && '${reports}' || '' }}`, folder: '.' }
  })
  const gate = renderGateStep([...new Map(gated.map((entry) => [entry.reports, entry])).values()], dash, {
    outcomes: distinctSteps.map((step, index) => {
      const outcome = `steps.${ids[index]}.outcome`
      if (distinctSteps.length === 1 || !step.has('if')) return outcome
      return `${outcome} == 'skipped' && 'success' || ${outcome}`
    }),
    variables: Object.assign({}, ...distinctSteps.map(readVariables)),
    condition: `!cancelled() && ${joinConditions(ids.map((id) => `steps.${id}.outcome != 'skipped'`))}`,
    collect: suiteName,
    keepsArtifacts,
  })
  edits.push({ at: findLastLineEnd(text, last), remove: 0, insert: gate })
  if (gate.includes('look-again:')) edits.push(...createFetchDepthEdits(text, job))
  if (suiteName === false) edits.push(...createPermissionEdits(text, root, job))
  else if (distinctSteps.some((step) => step.has('if'))) edits.push(...createOutputEdits(text, job))
  return { edits, isLenient }
}

/** Whether another job waits for this one. */
function isNeeded(root: YAMLMap, jobId: string | undefined): boolean {
  const { jobs } = readFields(root.toJSON())
  return Object.values(readFields(jobs)).some((job) => [readFields(job).needs].flat().includes(jobId))
}

/** Whether steps follow that do more than upload, clean up or report. */
function hasStepsBehind(job: YAMLMap, last: YAMLMap): boolean {
  const { items } = job.get('steps') as YAMLSeq
  return items
    .slice(items.indexOf(last) + 1)
    .some(
      (step) => isMap(step) && !step.has('if') && !/upload|cov|report/i.test(String(step.get('uses') ?? '')),
    )
}

function extendStep(
  text: string,
  root: YAMLMap,
  reported: readonly ReportedStep[],
  lines: readonly string[],
): readonly TextEdit[] {
  const [{ step, job } = {} as ReportedStep] = reported
  const indent = ' '.repeat(findColumn(text, readNodeRange(step).start))
  const variables = mergeVariables(reported, root)
  const env = step.get('env')
  const pairs = Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value}\n`)
  const ownEnv = pairs.length > 0 && !isMap(env) ? `${indent}env:\n${pairs.join('')}` : ''
  const insert = `${lines.map((line) => `${indent}${line}\n`).join('')}${ownEnv}`
  const run = step.get('run', true) as Node
  const isPrinted = reported.some(({ reporting }) => reporting.isPrinted)
  const edits = isMap(env) ? [...setPairs(text, env, variables)] : []
  if (isPrinted) edits.push(...keepOutput(text, run, indent, job, root))
  return [...edits, { at: findEndOfLine(text, readNodeRange(run).end), remove: 0, insert }]
}

/** The variables of several tools in one step, behind what the step, the job or the workflow gives them. */
function mergeVariables(reported: readonly ReportedStep[], root: YAMLMap): Readonly<Record<string, string>> {
  const merged: Record<string, string> = {}
  for (const { reporting, step, job } of reported)
    for (const [name, value] of Object.entries(reporting.env)) {
      const inherited = [job, root].some((map) => map.hasIn(['env', name])) ? `\${{ env.${name} }}` : ''
      merged[name] ??= readText(step.getIn(['env', name])) ?? inherited
      if (!merged[name].includes(value)) merged[name] = `${merged[name]} ${value}`.trim()
    }
  return Object.fromEntries(
    Object.entries(merged).map(([name, value]) => [
      name,
      /^[\w./-][^:#]*$/.test(value) ? value : JSON.stringify(value),
    ]),
  )
}

/** Sends what a step prints into the file of the report. The lines between stay as they are. */
function keepOutput(
  text: string,
  run: Node,
  indent: string,
  job: YAMLMap,
  root: YAMLMap,
): readonly TextEdit[] {
  const { start, end } = readNodeRange(run)
  if (!isScalar(run) || typeof run.value !== 'string' || run.type === 'BLOCK_FOLDED') return []
  const inner = `${indent}  `
  const shell = mayBeWindows(job) && ![job, root].some((map) => map.hasIn(['defaults', 'run', 'shell']))
  const shellLine = shell ? `${indent}shell: bash\n` : ''
  const wrap = (line: string, column: string) => ({
    before: `${column}mkdir -p reports\n${column}{\n`,
    line,
    after: `${column}} >> reports/go.json\n`,
  })
  if (run.type !== 'BLOCK_LITERAL') {
    const { before, line, after } = wrap(`${inner}${run.value}\n`, inner)
    const insert = `|\n${before}${line}${after}${shellLine}`.replace(/\n$/, '')
    return [{ at: start, remove: end - start, insert }]
  }
  const edits: TextEdit[] = [{ at: findEndOfLine(text, end), remove: 0, insert: shellLine }]
  // Only what Go prints goes there, with the lines that continue the command.
  for (const match of text.slice(start, end).matchAll(/^( *).*\bgo test\b(?:.*\\\n)*.*\n/gm)) {
    const at = start + match.index
    const { before, after } = wrap(match[0], match[1] ?? '')
    edits.push({ at, remove: 0, insert: before }, { at: at + match[0].length, remove: 0, insert: after })
  }
  return edits
}

const mayBeWindows = (job: YAMLMap) => !/^(?:ubuntu|macos|self-hosted)/.test(String(job.get('runs-on')))

function readVariables(step: YAMLMap): Readonly<Record<string, string>> {
  const env = step.get('env')
  if (!isMap(env)) return {}
  return Object.fromEntries(Object.entries(env.toJSON()).map(([name, value]) => [name, String(value)]))
}

/** The permissions that the step needs, in its job alone. */
export function createPermissionEdits(text: string, root: YAMLMap, job: YAMLMap): readonly TextEdit[] {
  const jobPermissions = job.get('permissions')
  const stated = jobPermissions ?? root.get('permissions')
  if (stated === 'write-all') return []
  const levels =
    stated === 'read-all'
      ? { contents: 'read', actions: 'read' }
      : readFields(isMap(stated) ? stated.toJSON() : {})
  const missing = Object.fromEntries(
    Object.entries(needed).filter(([name, least]) => !['write', least].includes(String(levels[name]))),
  )
  if (Object.keys(missing).length === 0) return []
  if (isMap(jobPermissions) && jobPermissions.items.length + (jobPermissions.flow === true ? 1 : 0) > 0)
    return setPairs(text, jobPermissions, missing)
  const start = readNodeRange(job).start
  const indent = ' '.repeat(findColumn(text, start))
  const lines = Object.entries({ ...levels, ...missing }).map(
    ([name, value]) => `${indent}  ${name}: ${value}\n`,
  )
  const at = findLineStart(text, start)
  if (jobPermissions === undefined)
    return [{ at, remove: 0, insert: `${indent}permissions:\n${lines.join('')}` }]
  const range = readNodeRange(job.get('permissions', true) as unknown as Node)
  const value = Object.entries({ ...levels, ...missing }).map(([name, level]) => `${name}: ${level}`)
  return [{ at: range.start, remove: range.end - range.start, insert: `{ ${value.join(', ')} }` }]
}

/** Says to the job that judges whether this one measured anything. */
function createOutputEdits(text: string, job: YAMLMap): readonly TextEdit[] {
  const value = `\${{ steps.eval-gate.outcome }}`
  const outputs = job.get('outputs')
  if (isMap(outputs)) return setPairs(text, outputs, { 'eval-gate': value })
  const start = readNodeRange(job).start
  const indent = ' '.repeat(findColumn(text, start))
  return [
    {
      at: findLineStart(text, start),
      remove: 0,
      insert: `${indent}outputs:\n${indent}  eval-gate: ${value}\n`,
    },
  ]
}

/** A second look needs the commit of the baseline, which a shallow checkout does not have. */
function createFetchDepthEdits(text: string, job: YAMLMap): readonly TextEdit[] {
  const steps = job.get('steps') as YAMLSeq
  const checkout = steps.items.find(
    (step): step is YAMLMap => isMap(step) && /^actions\/checkout@/.test(String(step.get('uses'))),
  )
  const inputs = checkout?.get('with')
  if (checkout === undefined || checkout.flow === true || (isMap(inputs) && inputs.has('fetch-depth')))
    return []
  if (isMap(inputs)) return setPairs(text, inputs, { 'fetch-depth': '0' })
  const uses = checkout.get('uses', true) as Node
  const indent = ' '.repeat(findColumn(text, readNodeRange(checkout).start))
  const at = findEndOfLine(text, readNodeRange(uses).end)
  return [{ at, remove: 0, insert: `${indent}with: { fetch-depth: 0 }\n` }]
}
