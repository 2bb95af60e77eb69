import { basename } from 'node:path'
import { buildRecord } from '../../../model/data.ts'
import { findCause } from '../../../model/run/never-judged.ts'
import { Damage } from '../../damage.ts'
import { findCommonValue, readSample, readTokens, readToolCalls } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { loseFor } from '../../infrastructure.ts'
import { type Fields, readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { describeRetries, keepPossibleMs, readNumber } from '../../numbers.ts'
import { buildSpans } from '../../spans.ts'
import { cleanName } from '../../text/names.ts'
import { makeReadable } from '../../text/text.ts'
import {
  addChecked,
  addUpload,
  explainIterationFailure,
  readPassed,
  type TimedSpan,
  toSpan,
} from './mcpjam-upload.ts'

/** The file as a whole, where it is about one test or names its suite. */
interface Root {
  name: string | undefined
  suite: string | undefined
  /** Iterations that the suite says it had, and that were read. */
  declared: number | undefined
  read: number
  /** The members of a file about one test. */
  single: Record<string, unknown>
  flags: boolean[]
}

const createRoot = (): Root => ({
  name: undefined,
  suite: undefined,
  declared: undefined,
  read: 0,
  single: {},
  flags: [],
})

/**
 * What the SDK of MCPJam returns, written as JSON: the result of a suite (`tests`, as an object or a list), of one test
 * (`iterationDetails`), what it uploads (`caseTitle`), or the report of its checks (`kind` and `cases`).
 */
export const readMcpjamJson: ReadReport = async (source, context) => {
  const root = createRoot()
  const takeTest = (name?: string): JsonPlan => ({
    take: (value) => addEntry(value, name, root, context),
  })
  const keepMember = (key: string): JsonPlan => ({ take: (value) => (root.single[key] = value) })
  await readJson(source, context, {
    items: takeTest(),
    keys: {
      name: { take: (value) => (root.name = readText(value)) },
      suiteName: { take: (value) => (root.suite = readText(value)) },
      aggregate: { take: (value) => (root.declared = readNumber(readFields(value).iterations)) },
      tests: { items: takeTest(), otherKey: takeTest },
      kind: { take: (value) => (root.suite = readText(value)) },
      cases: { items: { take: (value) => countChecked(readFields(value), root, context) } },
      results: { items: { take: (value) => addUploadOrFlag(value, root, context) } },
      ...buildRecord(['iterations', 'successes', 'failures', 'iterationDetails'], keepMember),
    },
    // Tests by name, without anything around them.
    otherKey: (name) => ({ take: (value) => isTestRun(value) && addEntry(value, name, root, context) }),
  })
  const { declared = 0, flags } = root
  const single = { ...root.single, results: flags }
  if (isTestRun(single)) {
    const name = root.name ?? basename(source.path).replace(/\.json(\.gz)?$/, '')
    addRun(name, single, { ...root, name: undefined }, context)
  } else if (declared > root.read) {
    throw new Damage(
      `the suite had ${declared} iterations, and the file has ${root.read}`,
      0,
      'JSON has no maps: write `{ ...result, tests: Object.fromEntries(result.tests) }` instead of the result itself.',
    )
  }
}

const isTestRun = (value: unknown): boolean => {
  const { iterationDetails, results } = readFields(value)
  return Array.isArray(iterationDetails) || (Array.isArray(results) && typeof results[0] === 'boolean')
}

/** A test by its key, as `{ name, result }`, as `[name, result]`, or a result as it is uploaded. */
function addEntry(value: unknown, key: string | undefined, root: Root, context: ReadContext): void {
  const [first, second] = readList(value)
  const entry = readFields(value)
  const name = key ?? readText(first) ?? readText(entry.name) ?? ''
  const run = [value, second, entry.result].find(isTestRun)
  if (run !== undefined) addRun(name, readFields(run), root, context)
  else if (entry.caseTitle !== undefined) countUpload(entry, root, context)
  else if (key !== undefined || first !== undefined || entry.result !== undefined) {
    throw new Damage(
      `the test "${makeReadable(name).slice(0, 80)}" has no results`,
      0,
      'Write what its `getResults()` returns after the run.',
    )
  }
}

/** `results` of a file are uploads, or the booleans of one test. */
function addUploadOrFlag(value: unknown, root: Root, context: ReadContext): void {
  if (typeof value === 'boolean') root.flags.push(value)
  else countUpload(readFields(value), root, context)
}

function addRun(name: string, run: Fields, root: Root, context: ReadContext): void {
  const details = readList(run.iterationDetails)
  const flags = readList(run.results)
  const count = Math.max(details.length, flags.length)
  const declared = readNumber(run.iterations) ?? count
  if (declared > count) {
    throw new Damage(
      `the test "${makeReadable(name).slice(0, 80)}" had ${declared} iterations, and the file has ${count}`,
      0,
      'Write the results after the run has ended.',
    )
  }
  if (details.length > 0)
    context.collector.state({ what: 'cases', declared: flags.length, shown: details.length })
  for (let index = 0; index < count; index += 1) {
    root.read += 1
    addIteration(name, { passed: flags[index], ...readFields(details[index]) }, root, context)
  }
}

function addIteration(name: string, iteration: Fields, root: Root, { collector }: ReadContext): void {
  const prompts = readList(iteration.prompts).map(readFields)
  const error = readText(iteration.error) ?? readText(prompts.find(hasError)?._error)
  const passed = iteration.passed === true
  const isBroken = !passed && error !== undefined
  const retries = readNumber(iteration.retryCount) ?? 0
  const last = prompts.at(-1) ?? {}
  const tokens = readFields(iteration.tokens)
  const used = readTokens(tokens.input, tokens.output, tokens.total)
  collector.add({
    identity: { suite: readSuite(root), name: cleanName(name) },
    ...readPassed(iteration.passed, isBroken, collector),
    ...(isBroken && loseFor(findCause(error))),
    // A retry follows an iteration that broke, not one that failed.
    ...describeRetries(passed, retries),
    durationMs: sumLatency(iteration, prompts),
    ...explainIterationFailure(passed, error, 'The test returned false.'),
    // Without a prompt the SDK writes zeros, which measure nothing.
    tokens: used?.total === 0 ? undefined : used,
    model: findCommonValue(prompts.map(({ _model }) => readText(_model))),
    provider: findCommonValue(prompts.map(({ _provider }) => readText(_provider))),
    ...readToolCalls(
      prompts.flatMap(({ _toolCalls }) => readList(_toolCalls)),
      ({ toolName }) => toolName,
      (call) => call.arguments,
    ),
    spans: buildSpans(listPromptSpans(prompts)),
    ...readSample({ input: prompts[0]?.prompt, output: last.text }),
  })
}

const hasError = ({ _error }: Fields): boolean => typeof _error === 'string'

/** The times of a prompt begin at 0; one prompt follows the other. */
function listPromptSpans(prompts: readonly Fields[]): readonly TimedSpan[] {
  let startMs = 0
  return prompts.flatMap(({ _spans, _latency }) => {
    const spans = readList(_spans).flatMap((span) => toSpan(span, startMs))
    startMs += keepPossibleMs(readNumber(readFields(_latency).e2eMs)) ?? 0
    return spans
  })
}

function sumLatency({ latencies }: Fields, prompts: readonly Fields[]): number | undefined {
  if (prompts.length === 0 && readList(latencies).every((latency) => readFields(latency).e2eMs === 0))
    return undefined
  const times = readList(latencies).flatMap(
    (latency) => keepPossibleMs(readNumber(readFields(latency).e2eMs)) ?? [],
  )
  if (times.length === 0) return undefined
  return keepPossibleMs(times.reduce((sum, time) => sum + time, 0))
}

function readSuite({ name, suite }: Root): readonly string[] {
  const named = suite ?? name
  if (named === undefined) return []
  return [cleanName(named)]
}

function countChecked(entry: Fields, root: Root, context: ReadContext): void {
  root.read += 1
  addChecked(entry, readSuite(root), context)
}

function countUpload(entry: Fields, root: Root, context: ReadContext): void {
  root.read += 1
  addUpload(entry, readSuite(root), context)
}
