import * as v from 'valibot'
import { ArtifactError } from '../errors.ts'
import { parseJson } from '../model/data.ts'
import { fileSchema } from '../model/gate-report.ts'
import { type CaseTally, countIterations, type ScoreTally, type TabledRun } from '../model/run/run.ts'
import { getSampleMoments, type Sample } from '../model/run/sample.ts'
import { count, type Described, makeListSchema } from '../model/schema.ts'
import { findOversize, findOversizeInfo } from './collected-bounds.ts'
import { readResults } from './read-results.ts'

/** Files of the artifact that `mode: collect` stores. */
export const collectedFiles = { results: 'eval-gate-results.json', facts: 'eval-gate-facts.json' } as const

/** Larger than any real suite, small enough for the memory of a runner. */
export const collectedMaxBytes = 64 * 1024 * 1024

const mostCases = 200_000
const mostIterationsOfCase = 10_000
const mostIterations = 2_000_000
/** Limits of tool calls and scores of one iteration that is shown. */
const mostOfEvidence = 1_000
const largestNumber = 1e15

const longestText = 20_000
const text = v.pipe(v.string(), v.maxLength(longestText))

/** A file as results files have it, with bounds and without unknown fields. */
const summarySchema = v.pipe(
  v.strictObject({ ...fileSchema.entries, warnings: makeListSchema(text, 100) }),
  v.check((summary) =>
    Object.values(summary).every((value) => {
      if (typeof value === 'string') return value.length <= longestText
      return typeof value !== 'number' || value <= largestNumber
    }),
  ),
)

const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** Which part of a measurement over several jobs this is. */
const partSchema = v.strictObject({
  /** Id of the job in the workflow. */
  job: v.optional(text),
  /** Id by which GitHub lists it in this attempt. */
  checkRun: v.optional(v.pipe(count, v.maxValue(largestNumber))),
  /** Values of the leg of its matrix: `3.12, linux`. */
  leg: v.optional(text),
  /** Position of the leg among those of its matrix, from 0, and how many there are. */
  index: v.optional(position),
  total: v.optional(position),
  attempt: position,
  /** Commit that was measured. */
  commit: v.optional(text),
  /**
   * When its report files were written, Unix epoch ms: who judges asks GitHub for the steps of all jobs at once. Absent:
   * how they ended is known.
   */
  writtenAt: v.optional(makeListSchema(v.pipe(v.number(), v.minValue(0), v.maxValue(largestNumber)), 1_000)),
})

export type PartFacts = Described<typeof partSchema>

const factsSchema = v.strictObject({
  schema: v.literal('eval-gate-collected'),
  version: v.literal(1),
  suiteName: text,
  /** What the pull request claims about itself. Not trusted until GitHub confirms it. */
  pullRequest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31))),
  part: v.optional(partSchema),
  files: v.pipe(v.array(summarySchema), v.maxLength(1_000)),
})

export type CollectedFacts = Described<typeof factsSchema>

/**
 * The facts that a collecting run states about itself. All of it is hostile input.
 * @throws ArtifactError for everything that `mode: collect` would not write.
 */
export function readFacts(content: Uint8Array | undefined, suiteName: string): CollectedFacts {
  if (content === undefined) throw createRefusal(`${collectedFiles.facts} is missing`)
  const parsed = v.safeParse(factsSchema, parseJson(Buffer.from(content).toString('utf8')))
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw createRefusal(`${collectedFiles.facts} is invalid at "${v.getDotPath(issue) ?? ''}"`)
  }
  if (parsed.output.suiteName !== suiteName) throw createRefusal('it is about another suite')
  return parsed.output
}

/**
 * The measurement of a collecting run. Its figures may be forged, like everything that the code of a pull request
 * measures; but they are numbers within bounds that a job can handle.
 * @throws ArtifactError for another version, damage, or sizes beyond all bounds.
 */
export function readCollectedRun(content: Uint8Array | undefined): TabledRun {
  if (content === undefined) throw createRefusal(`${collectedFiles.results} is missing`)
  const run = readResults(content, 'The measurement')
  const oversize = findOversizeInfo(run.info)
  if (oversize !== undefined) throw createRefusal(oversize)
  if (run.cases.size > mostCases) throw createRefusal(`it has more than ${mostCases} cases`)
  let iterations = 0
  for (const tally of run.cases.values()) {
    checkTally(tally)
    iterations += countIterations(tally)
  }
  if (iterations > mostIterations) throw createRefusal(`it has more than ${mostIterations} iterations`)
  return run
}

function checkTally(tally: CaseTally): void {
  const { identity, lost, errored, flaky, passed, durationMs, latencyMs, tokens, costUsd } = tally
  const oversize = findOversize(tally)
  if (oversize !== undefined) throw createRefusal(oversize)
  if (countIterations(tally) > mostIterationsOfCase) throw createRefusal('a case has too many iterations')
  if (lost > errored || flaky > passed) throw createRefusal('the counts of a case contradict each other')
  if (identity.suite.length > 100) throw createRefusal('a case is nested too deeply')
  for (const sample of [durationMs, latencyMs, tokens, costUsd]) {
    if (sample !== undefined) checkSample(sample)
  }
  if ((tally.scores?.size ?? 0) > 200) throw createRefusal('a case has too many scores')
  for (const score of tally.scores?.values() ?? []) checkScore(score)
  if ((tally.evidence?.length ?? 0) > 100) throw createRefusal('a case has too much evidence')
  for (const { toolCalls = [], scores = [] } of tally.evidence ?? []) {
    if (toolCalls.length > mostOfEvidence || scores.length > mostOfEvidence) {
      throw createRefusal('the evidence of a case is too large')
    }
  }
}

function checkSample(sample: Sample): void {
  const { count: valueCount, ...numbers } = getSampleMoments(sample)
  const isSane = valueCount >= 1 && valueCount <= largestNumber && Object.values(numbers).every(isInBounds)
  if (!isSane) throw createRefusal('the figures of a case are out of bounds')
}

function checkScore({ count: valueCount, sum, values, undecided, threshold = 0 }: ScoreTally): void {
  const isSane =
    valueCount <= mostIterationsOfCase &&
    undecided <= mostIterationsOfCase &&
    values.length <= valueCount &&
    isInBounds(threshold)
  if (!isSane || ![sum, ...values].every(isInBounds))
    throw createRefusal('the scores of a case are out of bounds')
}

/** Sums of squares reach further than the values themselves. */
function isInBounds(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= largestNumber ** 2
}

function createRefusal(why: string): ArtifactError {
  return new ArtifactError(`The measurement was rejected: ${why}.`, [
    'It must be written by `mode: collect` of the same release.',
  ])
}
