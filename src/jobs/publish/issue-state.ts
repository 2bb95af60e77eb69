import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { listKeys, parseJson } from '../../model/data.ts'
import { dayMs } from '../../model/format-time.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { type Cause, causes } from '../../model/run/never-judged.ts'
import {
  type CaseTally,
  computePassRate,
  countFailures,
  countJudged,
  countTotals,
  listOtherTallies,
} from '../../model/run/run.ts'
import type { RuleName } from '../../model/verdict.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What an issue remembers between runs, in a hidden line of its text. Rates are percent. */
const noteSchema = v.object({
  version: v.literal(1),
  /** Unix epoch ms of the first failing measurement. */
  since: v.number(),
  /** Commit of the first failing measurement. */
  firstBad: v.string(),
  /** Commit of the last measurement before it. */
  lastGood: v.optional(v.string()),
  /** What changed outside the repository just then, as a sentence. Foreign in part. */
  cause: v.optional(v.string()),
  /** What every failure of the last measurement says, where that is an outage. */
  outage: v.optional(v.picklist(listKeys(causes))),
  /** Measurements since then, and how many of them the gate failed. */
  measured: count,
  failed: count,
  /** What is broken, by a digest of the case, with its rate from before. */
  cases: v.record(v.string(), v.number()),
  /** Rate of the whole suite from before, where no single case is to blame. */
  suiteRate: v.optional(v.number()),
  /** Rate that the branch has slowly lost. */
  driftedFrom: v.optional(v.number()),
})

export type IssueNote = v.InferOutput<typeof noteSchema>

/** What has happened to the suite since the issue was last written. */
export interface IssueState {
  readonly note: IssueNote
  /** The gate passes, and everything that the issue is about is as good as it was. */
  readonly isGreen: boolean
  /** Digests of the cases that broke since. */
  readonly newlyBroken: readonly string[]
}

/** A case is well again within this of its old rate (percent points); a single iteration has to pass. */
const caseTolerance = 20
/** A suite as a whole is well again within this of its old rate (percent points). */
const suiteTolerance = 2

/** Cases beyond this are left to the rate of the suite, so that the note stays small. */
const notedCases = 300
const longestCause = 500

/** @returns undefined for a text that no release of ours wrote. */
export function parseIssueNote(text: string): IssueNote | undefined {
  const parsed = v.safeParse(noteSchema, parseJson(text))
  if (parsed.success) return parsed.output
  return undefined
}

/**
 * Brings the note up to date. A run on the base branch becomes the baseline of the next one, which then finds
 * nothing new to be wrong: that the gate passes is not enough to call a suite green again.
 */
export function computeNextState(report: GateReport, previous: IssueNote | undefined): IssueState {
  const { outcome } = report.verdict
  const failing = hasFailedOtherwise(report)
  const broken = failing ? listBrokenCases(report) : new Map<string, number>()
  const stillBroken = findStillBroken(report, previous?.cases ?? {})
  const suiteRate = isLevelAccepted(report)
    ? undefined
    : (previous?.suiteRate ?? (failing && broken.size === 0 ? readGoodSuiteRate(report) : undefined))
  const suiteIsLow = suiteRate !== undefined && readHeadSuiteRate(report) < suiteRate - suiteTolerance
  const driftedFrom =
    previous?.driftedFrom ?? (hasSlowDrift(report) ? toPercent(report.drift?.anchorRate) : undefined)
  const isDrifted =
    hasSlowDrift(report) || (driftedFrom !== undefined && !hasRecoveredRate(report, driftedFrom, previous))
  const isGreen = outcome === 'passed' && stillBroken.length === 0 && !suiteIsLow && !isDrifted
  const cases = Object.fromEntries([...broken, ...stillBroken])
  // Of an issue that did not begin with one, an outage is not the cause.
  const mayBeOutage = !isGreen && (previous === undefined || previous.outage !== undefined)
  const outage = mayBeOutage ? findOutage(report, cases) : undefined
  // What still fails after an outage has a first bad commit that is not that of the outage.
  const isOther = previous?.outage !== undefined && outage === undefined && failing
  const { since, firstBad, cause, measured, failed } =
    previous === undefined || isOther ? createFirstNote(report) : previous
  return {
    note: {
      version: 1,
      since,
      firstBad,
      lastGood: previous === undefined ? report.comparison.baseline?.runs[0]?.commit : previous.lastGood,
      cause,
      outage,
      measured: measured + 1,
      failed: failed + (failing ? 1 : 0),
      cases: Object.fromEntries(Object.entries(cases).slice(0, notedCases)),
      suiteRate,
      driftedFrom,
    },
    isGreen,
    newlyBroken: [...broken.keys()].filter((digest) => previous?.cases[digest] === undefined),
  }
}

/** What got worse was accepted, and nothing else did: the suite is as low as somebody wants it. */
function isLevelAccepted({ verdict: { outcome, reasons } }: GateReport): boolean {
  return outcome === 'passed' && reasons.some(({ rule }) => rule === 'accepted')
}

/** The branch has slowly lost pass rate, and the policy does not turn that off. */
export function hasSlowDrift({ verdict }: GateReport): boolean {
  return verdict.reasons.some(({ rule }) => rule === 'slow-drift')
}

/** Whether the verdict failed for another reason than a slow drift. */
export function hasFailedOtherwise({ verdict: { outcome, reasons } }: GateReport): boolean {
  const failed = reasons.filter(({ status }) => status === 'failed')
  const onlyDrifts = failed.length > 0 && failed.every(({ rule }) => rule === 'slow-drift')
  return outcome === 'failed' && !onlyDrifts
}

function toPercent(share: number | undefined): number | undefined {
  if (share === undefined) return undefined
  return 100 * share
}

/**
 * The newest runs together are as good as before the drift, or the policy accepts a level of later. That
 * nothing is found any more is not enough: in time the anchor itself is from after the fall.
 */
function hasRecoveredRate(
  { drift }: GateReport,
  driftedFrom: number,
  previous: IssueNote | undefined,
): boolean {
  if (drift === null || drift === undefined) return false
  if (100 * drift.recentRate >= driftedFrom - suiteTolerance) return true
  const { acceptedSince } = drift
  // A drift is found from one or two weeks of low runs.
  return (
    acceptedSince !== undefined &&
    previous !== undefined &&
    Date.parse(acceptedSince) > previous.since - fallMs
  )
}

const fallMs = 14 * dayMs

/** Rules that name a change from outside, which no commit made. */
const outsideRules: ReadonlySet<RuleName> = new Set(['judge-changed', 'model-changed'])

function createFirstNote({ head, verdict }: GateReport) {
  const cause = verdict.reasons.find(({ rule }) => outsideRules.has(rule))?.message.slice(0, longestCause)
  const { commit = '', createdAt } = head.info
  return { since: createdAt, firstBad: commit, cause, measured: 0, failed: 0 }
}

/** The outage that all failures of these cases tell of; of all cases where no single one is to blame. */
function findOutage({ head }: GateReport, cases: IssueNote['cases']): Cause | undefined {
  const failing = [...listOtherTallies(head)].filter((tally) => countFailures(tally) > 0)
  const blamed = failing.filter(({ key }) => cases[createCaseDigest(key)] !== undefined)
  const causes = (blamed.length === 0 ? failing : blamed).map((tally) => {
    const { failed = 0, errored = 0, cause } = tally.outages ?? {}
    return countFailures(tally) <= failed + errored ? cause : undefined
  })
  if (causes.includes(undefined)) return undefined
  return causes[0]
}

/** Name of a case within a note. */
export function createCaseDigest(key: string): string {
  return createHash('sha256').update(key.toWellFormed()).digest('hex').slice(0, 12)
}

function listBrokenCases({ verdict, comparison }: GateReport): Map<string, number> {
  const blamed = new Set(
    verdict.reasons.filter(({ status }) => status === 'failed').flatMap(({ cases = [] }) => cases),
  )
  return new Map(
    comparison.cases
      .filter(({ key }) => blamed.has(key))
      .map(
        ({ key, base }) =>
          [createCaseDigest(key), base === undefined ? 100 : computePassPercent(base)] as const,
      ),
  )
}

/** The noted cases that are not well again, with their old rates. */
function findStillBroken({ head }: GateReport, noted: IssueNote['cases']): [string, number][] {
  const entries = Object.entries(noted)
  if (entries.length === 0) return []
  // Single passes are well.
  const tallies = new Map([...listOtherTallies(head)].map((tally) => [createCaseDigest(tally.key), tally]))
  return entries.filter(([digest, goodRate]) => {
    const tally = tallies.get(digest)
    // A case that is gone or accepted can't be broken; one that was skipped has not been fixed.
    if (tally === undefined || tally.accepted === true) return false
    return countJudged(tally) === 0 || computePassPercent(tally) < goodRate - caseTolerance
  })
}

function computePassPercent(tally: CaseTally): number {
  const judgedCount = countJudged(tally)
  if (judgedCount === 0) return 100
  return Math.round((100 * tally.passed) / judgedCount)
}

function readGoodSuiteRate({ comparison }: GateReport): number | undefined {
  if (comparison.suite === null) return undefined
  return 100 * comparison.suite.baseRate
}

function readHeadSuiteRate({ comparison, head }: GateReport): number {
  return 100 * (comparison.suite?.headRate ?? computePassRate(countTotals(head)) ?? 1)
}
