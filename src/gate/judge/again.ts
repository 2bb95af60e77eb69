import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { formatNumber, formatPoints, formatRate, plural } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import { keysOf, quoteCases, type WeighedCases } from './cases.ts'
import { isProven } from './proven-cases.ts'

/** What the fresh iterations say about the suite as a whole. Single cases that broke have reasons of their own. */
export function againReasons({ again, suite }: Comparison, cases: WeighedCases): Reason[] {
  if (again === undefined) return []
  const { looks, evidence, needed, outcome, missing, headRate, baseRate, meanChange, sides } = again
  const told = { looks, cases: again.cases, missing, sides, headRate, baseRate, meanChange, evidence, needed }
  const broken = cases.counted.filter(isProven)
  const rates = ratesOf(again)
  if (outcome === 'worse' && again.fell) {
    return [
      {
        rule: 'regression-suite',
        status: 'failed',
        message: `The mean pass rate ${suite !== null && suite.meanChange < 0 ? `fell by ${formatPoints(suite.meanChange)}, and again` : 'fell'} when measured again: ${rates}. ${weighed(again)}`,
        evidence: told,
        cases: broken.length > 0 ? keysOf(broken) : undefined,
      },
    ]
  }
  if (outcome === 'worse') {
    const isNamed = cases.counted.some(({ of }) => of.again?.isWorse === true)
    return [
      {
        rule: isNamed ? 'look-again' : 'regression-case',
        status: isNamed ? 'info' : 'failed',
        message: isNamed
          ? `Measured again: ${rates}.`
          : `More fell than chance explains, whatever rose, when measured again: ${rates}. ${weighed(again)}`,
        evidence: told,
      },
    ]
  }
  if (outcome === 'cleared')
    return [
      {
        rule: 'look-again',
        status: 'info',
        message: `Measured again: ${rates}. ${weighed(again)}`,
        evidence: told,
      },
    ]
  const lower = cases.counted.filter(
    ({ of: { again } }) => again !== undefined && again.headPassed < again.headCount && isLower(again),
  )
  const names = lower.length === 0 ? '' : ` Lower again: ${quoteCases(lower)}.`
  const absent =
    missing === 0
      ? ''
      : ` ${plural(missing, 'case')} in doubt gave no fresh result${missing === 1 ? '' : 's'}.`
  return [
    {
      rule: 'look-again',
      status: 'inconclusive',
      message: `Measured again, and it is not settled: ${rates}. ${weighed(again)}${absent}${names}`,
      evidence: told,
      cases: lower.length > 0 ? keysOf(lower) : undefined,
    },
  ]
}

type Counts = NonNullable<Comparison['cases'][number]['again']>

function isLower({ headPassed, headCount, basePassed, baseCount }: Counts): boolean {
  return baseCount === 0 || headPassed / headCount < basePassed / baseCount
}

function ratesOf({ cases, looks, sides, headRate, baseRate }: LookedAgain): string {
  const often = looks === 1 ? '' : `, ${plural(looks, 'time')}`
  const where = sides === 'both' ? 'on both sides' : 'without the base, which could not be run'
  const what = `${plural(cases, 'case')} ran ${where}${often}`
  if (headRate === null || baseRate === null) return what
  const before = sides === 'both' ? 'on the base' : 'in the history of the base'
  return `${what}, and passed ${formatRate(headRate)} now and ${formatRate(baseRate)} ${before}`
}

/** The evidence in words: a fall may be proven, or no fall. */
function weighed({ evidence, needed, outcome }: LookedAgain): string {
  const times = (of: number) => `${formatNumber(of >= 10 ? Math.round(of) : Math.round(of * 10) / 10)} times`
  if (outcome === 'worse') {
    return `That is ${times(evidence)} as likely if it fell as if nothing changed (needed: ${formatNumber(Math.round(needed))}).`
  }
  if (evidence > 1)
    return `That is ${times(evidence)} as likely if something fell as if nothing changed: too little to prove it, too much to clear it.`
  const other = `That is ${times(1 / Math.max(1e-9, evidence))} as likely if nothing changed`
  return outcome === 'cleared' ? `${other}.` : `${other}: too little against what the first run showed.`
}
