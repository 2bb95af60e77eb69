import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { omitEmpty } from '../../model/data.ts'
import {
  choosePlural,
  formatCount,
  formatLevel,
  formatMoney,
  formatPlural,
  formatPValue,
  formatRate,
  formatRateChange,
} from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import { isFallProven } from '../compare/fall.ts'
import { listCaseKeys, quoteFirstCases } from './cases.ts'
import type { Judged } from './judged.ts'
import { isProvenCase } from './proven-cases.ts'

/** What the fresh iterations say about the suite as a whole. Single cases that broke have reasons of their own. */
export function listAgainReasons({
  comparison: { again, suite },
  cases: { counted },
}: Judged): readonly Reason[] {
  if (again === undefined || again.outcome === 'void') return []
  const { evidence, needed, outcome, missing, headRate, baseRate } = again
  const rates = describeLookRates(again)
  const proof = describeLookEvidence(again)
  const chance = { pValue: Math.min(1, 1 / evidence), level: 1 / needed }
  if (isFallProven(again) && headRate !== null && baseRate !== null) {
    const fell =
      suite !== null && suite.meanChange < 0
        ? `fell by ${formatRateChange(suite.baseRate, suite.headRate).size}, and again`
        : 'fell'
    return [
      {
        rule: 'regression-suite',
        status: 'failed',
        message: `The mean pass rate ${fell} when measured again: ${rates}. ${proof}`,
        cases: omitEmpty(listCaseKeys(counted.filter(isProvenCase))),
        decided: { by: 'suite', baseRate, headRate, again: again.cases, ...chance },
      },
    ]
  }
  if (outcome === 'worse' && !counted.some((compared) => compared.again?.isWorse === true))
    return [
      {
        rule: 'regression-case',
        status: 'failed',
        message: `More fell than chance explains, whatever rose, when measured again: ${rates}. ${proof}`,
        decided: { by: 'many', ...chance },
      },
    ]
  const rule = 'look-again'
  const measured = `Measured again: ${rates}.`
  if (outcome === 'worse') return [{ rule, status: 'info', message: measured }]
  if (outcome === 'cleared') return [{ rule, status: 'info', message: `${measured} ${proof}` }]
  const lower = counted.filter(
    ({ again }) => again !== undefined && again.headPassed < again.headCount && isHeadLower(again),
  )
  const names = lower.length === 0 ? '' : ` Lower again: ${quoteFirstCases(lower)}.`
  const absent =
    missing === 0
      ? ''
      : ` ${formatPlural(missing, 'case')} in doubt gave no fresh result${choosePlural(missing, '', 's')}.`
  const message = `Measured again, and it is not settled: ${rates}. ${proof}${absent}${names}`
  return [{ rule, status: 'inconclusive', message, cases: omitEmpty(listCaseKeys(lower)) }]
}

/** Fresh results of a base that is worse than its own history are evidence neither for the change nor against it. */
export function listLookControlReasons({
  comparison: { again, cases, baseline },
}: Judged): readonly Reason[] {
  if (again?.disagreement === undefined) return []
  const { cases: keys, passed, judged, passedBefore, judgedBefore } = again.disagreement
  const shown = new Set(keys)
  // Quiet cases have no row of their own.
  const names = quoteFirstCases(cases.filter(({ key }) => shown.has(key)))
  const runs = baseline?.runs.length ?? 0
  return [
    {
      rule: 'look-control',
      status: 'inconclusive',
      message: `Measured again, the base passes ${formatCount(passed)} of ${formatCount(judged)} iterations of ${formatPlural(keys.length, 'case')} that passed ${formatCount(passedBefore)} of ${formatCount(judgedBefore)} in ${choosePlural(runs, 'its run', `its ${formatCount(runs)} runs`)}${names === '' ? '' : `: ${names}`}. Something is missing here or shared with the change, or the outside world changed, so these results prove and clear nothing.`,
      cases: keys,
    },
  ]
}

type Counts = NonNullable<Comparison['cases'][number]['again']>

function isHeadLower({ headPassed, headCount, basePassed, baseCount }: Counts): boolean {
  return baseCount === 0 || headPassed / headCount < basePassed / baseCount
}

function describeLookRates({ cases, looks, sides, headRate, baseRate, spent }: LookedAgain): string {
  const often = looks === 1 ? '' : `, ${formatPlural(looks, 'time')}`
  const where = sides === 'both' ? 'on both sides' : 'without the base, which could not be run'
  const price = spent === undefined ? '' : ` (${formatEvaluations(spent)} in all)`
  const ranAgain = `${formatPlural(cases, 'case')} ran ${where}${often}${price}`
  if (headRate === null || baseRate === null) return ranAgain
  const onBase = sides === 'both' ? 'on the base' : 'in the history of the base'
  return `${ranAgain}, and passed ${formatRate(headRate)} now and ${formatRate(baseRate)} ${onBase}`
}

function formatEvaluations({ evaluations, costUsd }: NonNullable<LookedAgain['spent']>): string {
  const count = formatPlural(evaluations, 'evaluation')
  if (costUsd === 0) return count
  return `${count}, ${formatMoney(costUsd)}`
}

/** The evidence in words: a fall may be proven, or no fall. */
function describeLookEvidence({
  evidence,
  needed,
  outcome,
  further,
  headRate,
  baseRate,
}: LookedAgain): string {
  const chance = `Probability by chance of both runs together: ${formatPValue(Math.min(1, 1 / evidence))}`
  if (outcome === 'worse') return `${chance} (threshold ${formatLevel(1 / needed)}).`
  if (outcome === 'cleared') return 'What fell at first did not fall again.'
  if (evidence <= 1 || (headRate !== null && baseRate !== null && headRate >= baseRate))
    return 'Together they did not fall again, but that is too little against what the first run showed.'
  const foreseen =
    further === undefined
      ? ''
      : ` About ${formatPlural(further.evaluations, 'more evaluation')} of ${formatPlural(further.cases, 'case')} would prove it if they come out alike.`
  return `${chance} (threshold ${formatLevel(1 / needed)}): too high to prove a fall, too low to clear it.${foreseen}`
}
