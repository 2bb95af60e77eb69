import { doubtOf } from '../model/doubts.ts'
import { plural } from '../model/format.ts'
import type { VerdictOutcome } from '../model/verdict.ts'
import { causesOf } from './causes.ts'
import { type DoubtLine, furtherLines } from './doubts.ts'
import { type MetricRow, metricRows } from './figures.ts'
import { suiteHealth } from './flaky.ts'
import { type GroupName, groupNames } from './groups.ts'
import { countCompared, countsLine, countToCheck, failedFiles, headline } from './headline.ts'
import type { Noun } from './noun.ts'
import { type SuiteHistory, suiteHistory } from './run-history.ts'
import { plainSentence, sameFailureSentence } from './sentence.ts'
import { serviceDifference } from './service-result.ts'
import { asideSentence } from './titles.ts'
import type { View } from './view.ts'

/** Titles of the cases of one cause. */
const shownTitles = 20
/** Causes with more than one case. */
const shownCauses = 20

/** What the views say of one measurement, as plain data: the same words and numbers. */
export interface Facts {
  readonly outcome: VerdictOutcome
  /** May it be merged, in a few words. */
  readonly headline: string
  /** What broke, where and how sure; of a run that passed, its figures. Foreign in part. */
  readonly why?: string
  /** Most of the cases fail with one message. Foreign in part. */
  readonly sameFailure?: string
  /** What else to know, by weight. Foreign in part. */
  readonly doubts: readonly DoubtLine[]
  /** What nobody has to look at. */
  readonly aside?: string
  /** Why the eval service came to another result. Foreign in part. */
  readonly service?: readonly string[]
  /** What to do. */
  readonly next?: string
  readonly counts: FactCounts
  /** The counts of the head in one line. */
  readonly countsLine: string
  /** What cases that got worse have in common, where it is more than one case. */
  readonly causes: readonly {
    readonly group: GroupName
    readonly kind: 'message' | 'file' | 'slice'
    /** Foreign. */
    readonly text: string
    readonly cases: number
    /** Of the first ones. Foreign. */
    readonly titles: readonly string[]
  }[]
  /** Figures of the suite as text, both sides and their difference. */
  readonly figures: readonly MetricRow[]
  /** The suite over its last runs, the oldest first, then this one. */
  readonly trend: Pick<SuiteHistory, 'labels' | 'passRates' | 'scores'>
}

export interface FactCounts {
  /** What a case is called: plain tests are tests. */
  readonly noun: Noun
  /** Judged on both sides. */
  readonly compared: number
  /** Failing, and neither history nor chance explains it. */
  readonly toCheck: number
  readonly groups: Readonly<Record<GroupName, number>>
  /** Files and suites that failed as a whole, as before or not. */
  readonly failedFiles: number
  /** Cases that did not run because their file or suite broke. */
  readonly goneWithFiles: number
  /** Evals that failed at least once, and how many would in a run of the base. */
  readonly noise?: { readonly failed: number; readonly expected: number }
  /** Of the runs of the base: cases that both passed and failed, those of them that failed now, cases that never passed. */
  readonly history?: {
    readonly runs: number
    readonly passedAndFailed: number
    readonly failedNow: number
    readonly neverPassed: number
  }
}

/** The facts of a measurement. Every view takes its words and numbers from the same functions. */
export function factsOf(view: View): Facts {
  const { report, groups, broken, noise } = view
  const { comparison, verdict } = report
  const health = suiteHealth(view)
  const service = serviceDifference(report)
  const { labels, passRates, scores } = suiteHistory(report)
  const counts = Object.fromEntries(groupNames.map((name) => [name, groups[name].length]))
  const [why, sameFailure, aside, next] = [
    plainSentence(view),
    sameFailureSentence(view),
    asideSentence(view),
    nextStep(view),
  ]
  return {
    outcome: verdict.outcome,
    headline: headline(view),
    ...(why !== undefined && { why }),
    ...(sameFailure !== undefined && { sameFailure }),
    doubts: furtherLines(view),
    ...(aside !== undefined && { aside }),
    ...(service.length > 0 && { service }),
    ...(next !== undefined && { next }),
    counts: {
      noun: view.noun,
      compared: countCompared(comparison),
      toCheck: countToCheck(view),
      groups: counts as Record<GroupName, number>,
      failedFiles: failedFiles(report.head).length,
      goneWithFiles: new Set(broken.flatMap(({ gone }) => gone)).size,
      ...(noise !== undefined && { noise }),
      ...(health !== undefined && {
        history: {
          runs: health.runs,
          passedAndFailed: health.flaky.length,
          failedNow: health.failedNow,
          neverPassed: health.neverPass.length,
        },
      }),
    },
    countsLine: countsLine(view),
    causes: causesIn(view),
    figures: metricRows(report),
    trend: { labels, passRates, scores },
  }
}

function causesIn({ groups, nameOf, report }: View): Facts['causes'] {
  const carrier = report.comparison.slices?.carrier?.slice
  return (['regressed', 'failing', 'newFailures', 'lost'] as const)
    .flatMap((group) =>
      causesOf(groups[group], carrier).flatMap(({ kind, text = '', cases }) =>
        kind === 'none'
          ? []
          : [
              {
                group,
                kind,
                text,
                cases: cases.length,
                titles: cases.slice(0, shownTitles).map(({ identity }) => nameOf(identity)),
              },
            ],
      ),
    )
    .slice(0, shownCauses)
}

/** What to do about it; undefined where there is nothing to do. */
function nextStep(view: View): string | undefined {
  const { report, deciding, groups } = view
  const { outcome } = report.verdict
  if (outcome === 'inconclusive') return deciding && doubtOf(deciding.rule)?.remedy
  const toCheck = countToCheck(view)
  if (outcome === 'passed')
    return toCheck === 0
      ? undefined
      : `Look at the ${plural(toCheck, `failing ${view.noun}`)} before you merge.`
  if (groups.broken.length > 0) return 'Make the file or suite run again; its cases were not judged.'
  if (groups.regressed.length > 0)
    return report.acceptCommand === undefined
      ? 'Fix what regressed.'
      : 'Fix what regressed, or have somebody with write access accept it.'
  return undefined
}
