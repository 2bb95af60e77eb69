import { isMap, isScalar, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
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
import type { Reporting } from './reporting.ts'
import type { TestStep } from './test-steps.ts'
import { renderGateStep, renderMergeJob } from './workflow.ts'

/** A step whose report is written from outside. */
export interface ReportedStep extends TestStep {
  readonly reporting: Reporting
}

const needed = { contents: 'read', actions: 'read', 'pull-requests': 'write' } as const

/**
 * An existing workflow whose test steps write reports, with the steps of Eval Gate behind them: one that judges, or one
 * in each leg that stores a part, and a job that judges all parts. No line that runs something is changed.
 *
 * @param suiteName of what several jobs measure together
 */
export function extendWorkflow(
  text: string,
  root: YAMLMap,
  steps: readonly ReportedStep[],
  suiteName: string,
): string {
  const jobs = Map.groupBy(steps, ({ job }) => job)
  const isMany = jobs.size > 1 || [...jobs.keys()].some((job) => job.hasIn(['strategy', 'matrix']))
  const edits = [...jobs].flatMap(([job, jobSteps]) =>
    extendJob(text, root, job, jobSteps, isMany && suiteName),
  )
  const whole = text.endsWith('\n') ? text : `${text}\n`
  if (!isMany) return applyTextEdits(whole, edits)
  const list = root.get('jobs') as YAMLMap
  const keyed = list.items.map(({ key }) => key as Node)
  const indent = ' '.repeat(findColumn(text, readNodeRange(keyed[0] ?? list).start))
  const last = list.items.at(-1)?.value as YAMLMap
  const job = renderMergeJob({
    indent,
    suiteName,
    id: suiteName === 'evals' ? 'eval-gate-evals' : 'eval-gate',
    needs: [...new Set(steps.map(({ jobId }) => jobId))],
    asked: [...new Set(steps.filter(({ step }) => step.has('if')).map(({ jobId }) => jobId))],
    areShards: steps.every(({ isShard }) => isShard),
  })
  return applyTextEdits(whole, [...edits, { at: findLastLineEnd(whole, last), remove: 0, insert: job }])
}

function extendJob(
  text: string,
  root: YAMLMap,
  job: YAMLMap,
  steps: readonly ReportedStep[],
  suiteName: string | false,
): readonly TextEdit[] {
  const own = [...new Set(steps.map(({ step }) => step))]
  const ids = own.map((step, index) =>
    String(step.get('id') ?? (index === 0 ? 'eval-gate-tests' : `eval-gate-tests-${index + 1}`)),
  )
  const last = own.at(-1) as YAMLMap
  // Where other steps follow a leg that only stores its part, they would run although a test failed.
  const isLenient = suiteName === false || !hasStepsBehind(job, last)
  const edits = own.flatMap((step, index) =>
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
  const gated = steps.map(({ tool, reports }) => ({ tool, reports, folder: '.' }))
  const gate = renderGateStep([...new Map(gated.map((entry) => [entry.reports, entry])).values()], dash, {
    ids,
    variables: Object.assign({}, ...own.map(readVariables)),
    condition: `!cancelled() && ${ids.map((id) => `steps.${id}.outcome != 'skipped'`).join(' && ')}`,
    collect: suiteName,
  })
  edits.push({ at: findLastLineEnd(text, last), remove: 0, insert: gate })
  if (gate.includes('look-again:')) edits.push(...createFetchDepthEdits(text, job))
  if (suiteName === false) edits.push(...createPermissionEdits(text, root, job))
  else if (own.some((step) => step.has('if'))) edits.push(...createOutputEdits(text, job))
  return edits
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
  const before = `${inner}mkdir -p reports\n${inner}{\n`
  const after = `${inner}} > reports/go.json\n`
  const shellLine = shell ? `${indent}shell: bash\n` : ''
  if (run.type !== 'BLOCK_LITERAL')
    return [
      {
        at: start,
        remove: end - start,
        insert: `|\n${before}${inner}${run.value}\n${after}${shellLine}`.replace(/\n$/, ''),
      },
    ]
  const first = findEndOfLine(text, start)
  const column = ' '.repeat(/^ */.exec(text.slice(first))?.[0].length ?? 0)
  const body = text.slice(first, end).replace(/\n\s*$/, '\n')
  return [
    { at: first, remove: 0, insert: before.replaceAll(inner, column) },
    { at: first + body.length, remove: 0, insert: `${after.replaceAll(inner, column)}${shellLine}` },
  ]
}

const mayBeWindows = (job: YAMLMap) => !/^(?:ubuntu|macos|self-hosted)/.test(String(job.get('runs-on')))

function readVariables(step: YAMLMap): Readonly<Record<string, string>> {
  const env = step.get('env')
  if (!isMap(env)) return {}
  return Object.fromEntries(Object.entries(env.toJSON()).map(([name, value]) => [name, String(value)]))
}

/** The permissions that the step needs, in its job alone. */
function createPermissionEdits(text: string, root: YAMLMap, job: YAMLMap): readonly TextEdit[] {
  const own = job.get('permissions')
  const stated = own ?? root.get('permissions')
  if (stated === 'write-all') return []
  const levels =
    stated === 'read-all'
      ? { contents: 'read', actions: 'read' }
      : readFields(isMap(stated) ? stated.toJSON() : {})
  const missing = Object.fromEntries(
    Object.entries(needed).filter(([name, least]) => !['write', least].includes(String(levels[name]))),
  )
  if (Object.keys(missing).length === 0) return []
  if (isMap(own) && own.items.length + (own.flow === true ? 1 : 0) > 0) return setPairs(text, own, missing)
  const start = readNodeRange(job).start
  const indent = ' '.repeat(findColumn(text, start))
  const lines = Object.entries({ ...levels, ...missing }).map(
    ([name, value]) => `${indent}  ${name}: ${value}\n`,
  )
  const at = findLineStart(text, start)
  if (own === undefined) return [{ at, remove: 0, insert: `${indent}permissions:\n${lines.join('')}` }]
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
