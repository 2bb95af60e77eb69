import * as v from 'valibot'
import { groupNames } from '../model/comparison/group-names.ts'
import { buildRecord } from '../model/data.ts'
import { findDoubt } from '../model/doubts.ts'
import { formatPlural } from '../model/format.ts'
import { metricNames } from '../model/run/metric.ts'
import { count, type Described, makeCountSchemas, number, text } from '../model/schema.ts'
import { verdictOutcomes } from '../model/verdict.ts'
import { groupByCause } from './causes.ts'
import { doubtLineSchema, listFurtherDoubts } from './doubts.ts'
import { listMetricRows, rowSchema } from './figures.ts'
import { countCompared, countToCheck, formatCountsLine, listFailedFiles, writeHeadline } from './headline.ts'
import { collectSuiteHistory } from './run-history.ts'
import { describeSameFailure, writePlainSentence } from './sentence.ts'
import { explainServiceDifference } from './service-result.ts'
import { assessSuiteHealth } from './suite-health.ts'
import { writeAsideSentence } from './titles.ts'
import type { View } from './view.ts'
import { nouns } from './words.ts'

export { findFailingSince, sinceSchema } from './since.ts'

/** Titles of the cases of one cause. */
const shownTitles = 20
/** Causes with more than one case. */
const shownCauses = 20

/**
 * What the views say of one measurement, as plain data; the texts may be foreign in part, except the
 * headline.
 */
export const factsSchema = v.object({
  outcome: v.picklist(verdictOutcomes),
  /** May it be merged, in a few words. */
  headline: text,
  /** What broke, where and how sure; of a run that passed, its figures. */
  why: v.optional(text),
  /** Most of the cases fail with one message. */
  sameFailure: v.optional(text),
  /** Other things to know, by weight. */
  doubts: v.array(doubtLineSchema),
  /** What nobody has to look at. */
  aside: v.optional(text),
  /** Why the eval service came to another result. */
  service: v.optional(v.array(text)),
  /** What to do. */
  next: v.optional(text),
  counts: v.object({
    /** What a case is called: plain tests are tests. */
    noun: v.picklist(nouns),
    /** Judged on both sides. */
    compared: count,
    /** Failing, and neither history nor chance explains it. */
    toCheck: count,
    groups: v.object(makeCountSchemas(groupNames)),
    /** Files and suites that failed as a whole, as before or not. */
    failedFiles: count,
    /** Cases that did not run because their file or suite broke. */
    goneWithFiles: count,
    /** Evals that failed at least once, and how many would in a run of the base. */
    noise: v.optional(v.object({ failed: count, expected: number })),
    /**
     * Over the base runs: cases that both passed and failed, how many of these failed now, cases that never
     * passed.
     */
    history: v.optional(
      v.object({ runs: count, passedAndFailed: count, failedNow: count, neverPassed: count }),
    ),
  }),
  /** The counts of the head in one line. */
  countsLine: text,
  /** What cases that got worse have in common, where it is more than one case. */
  causes: v.array(
    v.object({
      group: v.picklist(groupNames),
      kind: v.picklist(['message', 'file', 'slice']),
      text,
      cases: count,
      /** Titles of the first cases. */
      titles: v.array(text),
    }),
  ),
  /** Figures of the suite as text, both sides and their difference. */
  figures: v.array(rowSchema),
  /** The suite over its last runs, the oldest first, then this one; `null` where a run has none. */
  trend: v.object({
    labels: v.array(text),
    passRates: v.array(v.nullable(number)),
    metrics: v.array(v.object({ name: v.picklist(metricNames), means: v.array(v.nullable(number)) })),
    scores: v.array(v.object({ name: text, means: v.array(v.nullable(number)) })),
  }),
})

export type Facts = Described<typeof factsSchema>

/** The facts of a measurement. Every view takes its words and numbers from the same functions. */
export function collectFacts(view: View): Facts {
  const { report, groups, broken, noise } = view
  const { comparison, verdict } = report
  const health = assessSuiteHealth(view)
  const service = explainServiceDifference(report)
  const { labels, passRates, metrics, scores } = collectSuiteHistory(report)
  const counts = buildRecord(groupNames, (name) => groups[name].length)
  const why = writePlainSentence(view)
  const sameFailure = describeSameFailure(view)
  const aside = writeAsideSentence(view)
  const next = suggestNextStep(view)
  return {
    outcome: verdict.outcome,
    headline: writeHeadline(view),
    ...(why !== undefined && { why }),
    ...(sameFailure !== undefined && { sameFailure }),
    doubts: listFurtherDoubts(view),
    ...(aside !== undefined && { aside }),
    ...(service.length > 0 && { service }),
    ...(next !== undefined && { next }),
    counts: {
      noun: view.noun,
      compared: countCompared(comparison),
      toCheck: countToCheck(view),
      groups: counts,
      failedFiles: listFailedFiles(report.head).length,
      goneWithFiles: new Set(broken.flatMap(({ gone }) => gone)).size,
      ...(noise !== undefined && { noise }),
      ...(health !== undefined && {
        history: {
          runs: health.runs,
          passedAndFailed: health.intermittent.length,
          failedNow: health.failedNow,
          neverPassed: health.neverPass.length,
        },
      }),
    },
    countsLine: formatCountsLine(view),
    causes: listCauses(view),
    figures: listMetricRows(report),
    trend: { labels, passRates, metrics, scores },
  }
}

function listCauses({ groups, nameOf, report }: View): Facts['causes'] {
  const carrier = report.comparison.slices?.carrier?.slice
  return (['regressed', 'failing', 'newFailures', 'lost'] as const)
    .flatMap((group) =>
      groupByCause(groups[group], carrier).flatMap(({ kind, text = '', cases }) => {
        if (kind === 'none') return []
        return [
          {
            group,
            kind,
            text,
            cases: cases.length,
            titles: cases.slice(0, shownTitles).map(({ identity }) => nameOf(identity)),
          },
        ]
      }),
    )
    .slice(0, shownCauses)
}

/** What to do about the verdict; undefined when there is nothing to do. */
function suggestNextStep(view: View): string | undefined {
  const { report, deciding, groups } = view
  const { outcome } = report.verdict
  if (outcome === 'inconclusive') return deciding && findDoubt(deciding.rule)?.remedy
  const toCheck = countToCheck(view)
  if (outcome === 'passed') {
    if (toCheck === 0) return undefined
    return `Look at the ${formatPlural(toCheck, `failing ${view.noun}`)} before you merge.`
  }
  if (groups.broken.length > 0) return 'Make the file or suite run again; its cases were not judged.'
  if (groups.regressed.length > 0) {
    if (report.acceptCommand === undefined) return 'Fix what regressed.'
    return 'Fix what regressed, or have somebody with write access accept it.'
  }
  return undefined
}
