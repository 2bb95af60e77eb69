import { adviseOnPattern } from '#files'
import type { Measurement } from '#job'
import { compact } from '../../model/data.ts'
import { formatMoney, formatPlural, formatRate, quoteNames } from '../../model/format.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { type CaseTally, computePassRate, countJudged, countTotals } from '../../model/run/run.ts'
import { getSampleMoments } from '../../model/run/sample.ts'

/** What a report offers for a verdict, and what it lacks. Plain sentences; names in them are foreign. */
export interface Findings {
  readonly facts: readonly string[]
  /** Improvements that would make the verdict surer. */
  readonly missing: readonly string[]
  /** Problems without whose solution there is no verdict. */
  readonly prevents: readonly string[]
}

const enoughIterations = 3

/** @param isEval a model answers, so one iteration of a case says little */
export function collectReportFindings({ run, files, found, copies }: Measurement, isEval: boolean): Findings {
  const tallies = [...run.cases.values()].filter(({ scope }) => scope !== 'suite')
  const notRun = [...run.cases.values()]
    .filter(({ scope, failed, errored }) => scope === 'suite' && failed + errored > 0)
    .map(
      (file) =>
        `${quoteNames([formatCaseTitle(file.identity)])} did not run: ${findFirstMessage([file]) ?? 'it gives no message'}`,
    )
  const totals = countTotals(run)
  const read = files.filter(({ foreign, error }) => foreign === undefined && error === undefined)
  const formats = [...new Set(read.flatMap(({ format }) => format ?? []))]
  const counts = tallies.map(countJudged).filter((count) => count > 0)
  const fewest = Math.min(...counts)
  const most = Math.max(...counts)
  const scores = [...new Set(tallies.flatMap((tally) => [...(tally.scores?.keys() ?? [])]))]
  const failing = tallies
    .filter((tally) => tally.passed === 0 && tally.failed > 0)
    .map(({ identity }) => formatCaseTitle(identity))
  const cost = sumMetric(tallies, 'costUsd')
  const tokens = sumMetric(tallies, 'tokens')
  const facts = compact([
    `${formatPlural(read.length, 'report')} read: ${formats.join(', ') || 'none'}`,
    counts.length === 0
      ? 'no case with a result'
      : `${formatPlural(tallies.length, 'case')}, ${fewest === most ? formatPlural(fewest, 'iteration') : `${fewest} to ${most} iterations`} each; ${formatRate(computePassRate(totals))} passed`,
    scores.length > 0
      ? `scores: ${scores.slice(0, 8).join(', ')}${scores.length > 8 ? ', …' : ''}`
      : isEval && 'no scores',
    cost > 0 ? `one run costs ${formatMoney(cost)}` : isEval && 'no costs in the report',
    tokens > 0 && `${formatPlural(Math.round(tokens), 'token')} a run`,
  ])
  const missing = compact([
    isEval &&
      counts.length > 0 &&
      most < enoughIterations &&
      `Each case ran ${fewest === 1 ? 'once' : 'twice'}. With five iterations, a broken case and one bad answer look different.`,
    counts.length > 0 &&
      fewest < most &&
      `Some cases ran less often than others: ${quoteNames(
        tallies
          .filter((tally) => countJudged(tally) === fewest)
          .map(({ identity }) => formatCaseTitle(identity)),
        3,
      )} with ${formatPlural(fewest, 'iteration')}.`,
    isEval &&
      looksCached(tallies) &&
      'Every iteration of a case took the same time and tokens: are answers cached? A cached answer is one measurement.',
    isEval && cost === 0 && 'Without costs in the report, a budget can only be in tokens.',
    ...notRun.map((sentence) => counts.length > 0 && sentence),
    failing.length > 0 && `Failing now, so they protect nothing yet: ${quoteNames(failing, 5)}.`,
    totals.lost > 0 &&
      `${formatPlural(totals.lost, 'iteration')} lost to errors of the provider. Those count in no rate.`,
    totals.skipped > 0 &&
      `${formatPlural(totals.skipped, 'entry', 'entries')} skipped. Those count in no rate.`,
    ...copies.map(
      ({ path, of: original }) =>
        `${path} is a copy of ${original}, so its results count twice. Exclude it with !${path}.`,
    ),
    ...files.map(({ path, foreign }) => foreign !== undefined && `${path} is skipped: ${foreign}`),
  ])
  const prevents = compact([
    ...found.unmatched.map((pattern) => `No file matches ${pattern}. ${adviseOnPattern(pattern)}`),
    ...found.refused.map(({ path, reason }) => `${path} was not read: ${reason}`),
    ...files.flatMap(({ error }) => error ?? []),
    counts.length === 0 && notRun.length === 0 && 'The reports have no result that counts.',
    ...notRun.map((sentence) => counts.length === 0 && sentence),
    counts.length > 0 &&
      totals.passed === 0 &&
      `Nothing passed. The first failure says: ${findFirstMessage(tallies) ?? 'nothing'}`,
  ])
  return { facts, missing, prevents }
}

function sumMetric(tallies: readonly CaseTally[], metric: 'costUsd' | 'tokens'): number {
  return tallies.reduce(
    (sum, { [metric]: metricMoments = 0 }) => sum + getSampleMoments(metricMoments).sum,
    0,
  )
}

/**
 * Whether iterations share times and tokens: no model takes equally long twice, and other tests have no
 * tokens.
 */
function looksCached(tallies: readonly CaseTally[]): boolean {
  const repeated = tallies.filter(
    (tally) => countJudged(tally) > 1 && tally.tokens !== undefined && tally.latencyMs !== undefined,
  )
  const hasSameMeasurements = (tally: CaseTally) => {
    const { min, max } = getSampleMoments(tally.latencyMs ?? 0)
    const tokens = getSampleMoments(tally.tokens ?? 0)
    return min === max && tokens.min === tokens.max
  }
  return repeated.length > 0 && repeated.every(hasSameMeasurements)
}

function findFirstMessage(tallies: readonly CaseTally[]): string | undefined {
  return tallies
    .flatMap(({ evidence = [] }) => evidence.flatMap(({ message }) => message ?? []))[0]
    ?.slice(0, 200)
}
