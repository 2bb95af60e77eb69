import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { formatP, formatPoints, formatRate, plural } from '../model/format.ts'
import type { Reason, RuleName } from '../model/verdict.ts'
import { sameFailureSentence } from './same-failure.ts'
import { carrierSentence } from './slices.ts'
import type { View } from './view.ts'

/**
 * Why the verdict is what it is, in one to three plain sentences below the headline; the rules and figures of the method
 * are elsewhere. May contain foreign text. Undefined when the headline says it all.
 */
export function plainSentence(view: View): string | undefined {
  const sentences = [whySentence(view), sameFailureSentence(view)].filter((one) => one !== undefined)
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

function whySentence(view: View): string | undefined {
  const { report, deciding } = view
  const { outcome } = report.verdict
  if (deciding === undefined) return undefined
  if (outcome === 'passed') return deciding.rule === 'no-regression' ? undefined : deciding.message
  if (outcome === 'inconclusive') return undecidedSentence(deciding) ?? deciding.message
  return failureSentence(view) ?? deciding.message
}

/** What the suite did, why that is no answer, and what would be; the bounds are in the rules. */
function undecidedSentence({ rule, evidence = {} }: Reason): string | undefined {
  const { baseRate, headRate, pValue, delta, ruledOutDrop, advice } = evidence
  if (rule !== 'inconclusive-suite' || typeof advice !== 'string') return undefined
  const [before, now] = [formatRate(Number(baseRate)), formatRate(Number(headRate))]
  const fell = Number(headRate) < Number(baseRate) && before !== now
  const rates = fell
    ? `The pass rate fell from ${before} to ${now}`
    : `The pass rate is ${now} (before: ${before})`
  const known = formatPoints(Number(ruledOutDrop ?? 1))
  const why =
    delta !== null
      ? `and a drop of more than ${formatPoints(Number(delta))} is not ruled out`
      : fell
        ? `which may be chance (${formatP(Number(pValue))})`
        : `but a drop of up to ${known} is not ruled out`
  return `${rates}, ${why}. ${advice}`
}

/** Rules that {@link failureSentence} covers: other failed rules are said as they are. */
const covered: ReadonlySet<RuleName> = new Set(['regression-suite', 'regression-case'])

function failureSentence({ report, groups, deciding }: View): string | undefined {
  const { comparison, verdict } = report
  if (deciding === undefined || !covered.has(deciding.rule)) return undefined
  const { suite } = comparison
  const fell = verdict.reasons.find(({ rule, status }) => rule === 'regression-suite' && status === 'failed')
  const accepted = groups.accepted.length
  if (fell?.evidence !== undefined && accepted > 0) {
    // The figures of the suite have the accepted cases, the test does not.
    const { baseRate, headRate, pValue } = fell.evidence
    const rates = `fell from ${formatRate(Number(baseRate))} to ${formatRate(Number(headRate))}`
    const without = accepted === 1 ? 'accepted case' : plural(accepted, 'accepted case')
    return `Without the ${without}, the pass rate ${rates}, ${doubt(Number(pValue))}.`
  }
  if (fell !== undefined && suite !== null) {
    const rates = `The pass rate fell from ${formatRate(suite.baseRate)} to ${formatRate(suite.headRate)}`
    const where = carrierSentence(comparison)
    return `${rates}, ${doubt(suite.pValue)}.${where === undefined ? '' : ` ${where}`}`
  }
  const tests = groups.regressed.filter((of) => of.judgedAs === 'test' && of.adjustedPValue === undefined)
  const sentences = []
  if (tests.length > 0) {
    const runs = comparison.baseline?.runs.length ?? 0
    const before = runs === 1 ? 'the baseline run' : `all ${plural(runs, 'baseline run')}`
    const who =
      tests.length === groups.regressed.length
        ? tests.length === 1
          ? 'It'
          : 'They'
        : plural(tests.length, 'test')
    sentences.push(`${who} passed in ${before}.`)
  }
  const twice = groups.regressed.filter(isBrokenTwice)
  if (twice.length > 0) {
    const who = twice.length === 1 ? 'It fails' : `${plural(twice.length, 'test')} fail`
    sentences.push(
      `${who} in the newest run of the base branch, too: two failures in a row are too many for chance.`,
    )
  }
  const proven = groups.regressed.filter((of) => of.adjustedPValue !== undefined && !isBrokenTwice(of))
  if (proven.length > 0) {
    const best = Math.min(...proven.map(({ adjustedPValue = 1 }) => adjustedPValue))
    const chance = accepted > 0 ? best : Math.min(best, comparison.chances?.fallen ?? 1)
    const what = proven.length === 1 ? 'The drop' : `${plural(proven.length, 'drop')} like these`
    sentences.push(`${what} ${proven.length === 1 ? 'is' : 'are'} ${doubt(chance)}.`)
  }
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

/** A flaky test that failed in the newest run of the base, and fails now. */
function isBrokenTwice({ judgedAs, changedOnBase, again }: CaseComparison): boolean {
  return judgedAs === 'test' && changedOnBase !== undefined && again === undefined
}

/** How likely chance alone is. */
function doubt(pValue: number): string {
  return `${pValue <= 0.01 ? 'very unlikely' : 'unlikely'} to be noise (${formatP(pValue)})`
}
