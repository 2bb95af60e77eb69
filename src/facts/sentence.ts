import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { type Comparison, findCountedRuns } from '../model/comparison.ts'
import { compact } from '../model/data.ts'
import {
  chooseNumber,
  formatCount,
  formatPlural,
  formatPoints,
  formatPValue,
  formatRate,
  formatRateChange,
} from '../model/format.ts'
import { countJudged } from '../model/run/run.ts'
import type { Reason, RuleName } from '../model/verdict.ts'
import { describeBroken } from './broken.ts'
import { describeBrokenFile } from './broken-files.ts'
import { describeSameMessage, groupByCause } from './causes.ts'
import { formatCountsLine } from './headline.ts'
import { describeCarrier } from './slices.ts'
import type { View } from './view.ts'

/** Files and suites that are named in a sentence. */
export const shownFiles = 3

/**
 * Why the verdict is what it is, in one to three plain sentences below the headline; the rules and figures of
 * the method are elsewhere. Of a run that passed, its figures in one line. May contain foreign text.
 */
export function writePlainSentence(view: View): string | undefined {
  const files = describeBrokenFiles(view)
  const lost = view.groups.regressed.length === 0 ? describeLostCases(view) : undefined
  const why = explainVerdict(view, files.length > 0)
  const sentences = [...files, why, lost, describeBroken(view)].filter((sentence) => sentence !== undefined)
  if (sentences.length === 0) return undefined
  return sentences.join(' ')
}

/** Most of the cases that got worse fail with one message: one sentence, foreign in part. */
export function describeSameFailure({ report: { comparison }, groups }: View): string | undefined {
  const known = remembered.get(comparison)
  if (known !== undefined) return known.sentence
  const failing = [...groups.regressed, ...groups.failing, ...groups.newFailures, ...groups.lost]
  const isLost = failing.every(({ head }) => head !== undefined && countJudged(head) === 0)
  const sentence = describeSameMessage(groupByCause(failing), isLost ? 'were lost' : 'fail')
  remembered.set(comparison, { sentence })
  return sentence
}

/** Every view asks, and hundreds of thousands of cases may fail. */
const remembered = new WeakMap<Comparison, { readonly sentence: string | undefined }>()

/** What lost cases have in common. No view lists them open, so the sentence says it. */
function describeLostCases({ groups }: View): string | undefined {
  return describeSameMessage(groupByCause(groups.lost), 'were lost')
}

/** One line for each file that broke as a whole. */
function describeBrokenFiles({ broken, nameOf }: View): string[] {
  const shown = broken.slice(0, shownFiles).map((file) => `${describeBrokenFile(file, nameOf)}.`)
  const more = broken.length - shown.length
  if (more > 0) return [...shown, `${formatCount(more)} more did not run either.`]
  return shown
}

function explainVerdict(view: View, saysFiles: boolean): string | undefined {
  const { report, deciding } = view
  const { outcome } = report.verdict
  if (outcome === 'passed') {
    const figures = describeCalmRun(view)
    const isSaid = deciding === undefined || deciding.rule === 'no-regression'
    if (isSaid) return figures
    return [deciding.message, figures].filter((sentence) => sentence !== undefined).join(' ')
  }
  if (deciding === undefined) return undefined
  if (outcome === 'inconclusive') return explainUndecided(deciding) ?? deciding.message
  if (saysFiles && deciding.rule === 'broken-suite') return explainFailedVerdict(view)
  if (isOnlyStillBroken(view, deciding)) return undefined
  return explainFailedVerdict(view) ?? describeReason(deciding)
}

/** Nothing got worse in this run: {@link describeBroken} says since when it is. */
function isOnlyStillBroken({ groups }: View, { rule }: Reason): boolean {
  return rule === 'regression-case' && groups.regressed.every(({ brokenSince }) => brokenSince !== undefined)
}

/**
 * The figures of a run that passed: of evals how many failed at least once and how many would in a run of the
 * base, of tests what failed as before. Undefined where everything passed.
 */
function describeCalmRun(view: View): string | undefined {
  const { report, noise } = view
  const { comparison, verdict } = report
  const { totals } = verdict
  if (comparison.suite === null || totals.passed === totals.total) return undefined
  if (noise === undefined) return `${formatCountsLine(view)}.`
  if (noise.failed === 0) return undefined
  // Few digits: in the others two healthy runs differ.
  const baseRate = formatRate(comparison.suite.baseRate)
  const headRate = formatRate(comparison.suite.headRate)
  const failed = `${formatPlural(noise.failed, 'case')} failed at least once`
  return `Pass rate ${headRate} (before: ${baseRate}). ${failed}; about ${formatCount(Math.round(noise.expected))} ${chooseNumber(Math.round(noise.expected), 'is', 'are')} expected with this history.`
}

/** How the suite changed, why that is inconclusive, and what would settle it. The bounds are in the rules. */
function explainUndecided({ rule, evidence = {} }: Reason): string | undefined {
  const { baseRate, headRate, pValue, delta, ruledOutDrop, advice } = evidence
  if (rule !== 'inconclusive-suite' || typeof advice !== 'string') return undefined
  const { before, after } = formatRateChange(Number(baseRate), Number(headRate))
  const fell = Number(headRate) < Number(baseRate) && before !== after
  let rates = `The pass rate is ${after} (before: ${before})`
  let why = `but a drop of up to ${formatPoints(Number(ruledOutDrop ?? 1))} is not ruled out`
  if (fell) {
    rates = `The pass rate fell from ${before} to ${after}`
    why = `which may be chance (${formatPValue(Number(pValue))})`
  }
  if (delta !== null) why = `and a drop of more than ${formatPoints(Number(delta))} is not ruled out`
  return `${rates}, ${why}. ${advice}`
}

/** Rules that {@link explainFailedVerdict} covers: other failed rules are said as they are. */
const covered: ReadonlySet<RuleName> = new Set(['regression-suite', 'regression-case', 'broken-suite'])

function explainFailedVerdict({ report, groups, deciding }: View): string | undefined {
  const { comparison, verdict } = report
  if (deciding === undefined || !covered.has(deciding.rule)) return undefined
  const { suite } = comparison
  const fell = verdict.reasons.find(({ rule, status }) => rule === 'regression-suite' && status === 'failed')
  const accepted = groups.accepted.length
  if (fell?.evidence !== undefined && accepted > 0) {
    // The figures of the suite have the accepted cases, the test does not.
    const { baseRate, headRate, pValue } = fell.evidence
    const { before, after } = formatRateChange(Number(baseRate), Number(headRate))
    const without = accepted === 1 ? 'accepted case' : formatPlural(accepted, 'accepted case')
    return `Without the ${without}, the pass rate fell from ${before} to ${after}, ${formatDoubt(Number(pValue))}.`
  }
  if (fell !== undefined && suite !== null) {
    const { before, after } = formatRateChange(suite.baseRate, suite.headRate)
    const where = describeCarrier(comparison)
    return compact([
      `The pass rate fell from ${before} to ${after}, ${formatDoubt(Number(fell.evidence?.pValue))}.`,
      where,
    ]).join(' ')
  }
  const sentences = []
  const tests = groups.regressed.filter(
    (compared) =>
      compared.judgedAs === 'test' &&
      compared.adjustedPValue === undefined &&
      compared.brokenSince === undefined,
  )
  if (tests.length > 0) {
    const isAll = tests.length === groups.regressed.length
    const who = isAll ? chooseNumber(tests.length, 'It', 'They') : formatPlural(tests.length, 'test')
    sentences.push(
      `${who} passed in ${describeBaseRuns(comparison, tests)} and ${chooseNumber(tests.length, 'fails', 'fail')} now.`,
    )
  }
  const flaky = groups.regressed.filter(isBrokenFlake)
  const twice = flaky.filter(({ flake }) => flake?.passedRuns === 0)
  if (twice.length > 0) {
    const who = twice.length === 1 ? 'It fails' : `${formatPlural(twice.length, 'test')} fail`
    sentences.push(
      `${who} in the newest run of the base branch, too: two failures in a row are too many for chance.`,
    )
  }
  const once = flaky.filter((compared) => !twice.includes(compared))
  if (once.length > 0) {
    const who = once.length === 1 ? 'It' : formatPlural(once.length, 'test')
    const runs = Math.min(...once.map(({ flake }) => flake?.passedRuns ?? 0))
    sentences.push(
      `${who} passed in the last ${formatPlural(runs, 'run')} of the base branch and ${chooseNumber(once.length, 'fails', 'fail')} now.`,
    )
  }
  const proven = groups.regressed.filter(
    (compared) =>
      compared.adjustedPValue !== undefined && !isBrokenFlake(compared) && compared.brokenSince === undefined,
  )
  if (proven.length > 0) {
    const best = Math.min(...proven.map(({ adjustedPValue = 1 }) => adjustedPValue))
    const chance = accepted > 0 ? best : Math.min(best, comparison.chances?.any ?? 1)
    const subject = proven.length === 1 ? 'The drop' : `${formatPlural(proven.length, 'drop')} like these`
    const where = accepted > 0 ? undefined : describeCarrier(comparison)
    sentences.push(
      compact([`${subject} ${chooseNumber(proven.length, 'is', 'are')} ${formatDoubt(chance)}.`, where]).join(
        ' ',
      ),
    )
  }
  if (sentences.length === 0) return undefined
  return sentences.join(' ')
}

/** `all 3 runs of main`. Foreign in part. */
function describeBaseRuns(comparison: Comparison, cases: readonly CaseComparison[]): string {
  const runs = comparison.baseline?.runs ?? []
  const counted = findCountedRuns(comparison, cases)
  const branches = new Set(runs.map(({ branch }) => branch))
  const [branch] = branches
  const isKnown = branch !== undefined && branches.size === 1
  const place = isKnown ? ` of ${branch}` : ''
  const noun = isKnown ? 'run' : 'baseline run'
  if (counted === undefined) return `each ${noun}${place} that counts`
  if (counted < runs.length)
    return `the ${formatPlural(counted, noun)}${place} that ${chooseNumber(counted, 'counts', 'count')}`
  if (runs.length === 1) return isKnown ? `the last run${place}` : 'the baseline run'
  return `all ${formatPlural(runs.length, noun)}${place}`
}

/** A test that failed before, and whose failure now is no flake. */
function isBrokenFlake({ flake, again, brokenSince }: CaseComparison): boolean {
  return flake?.openFor === 0 && again === undefined && brokenSince === undefined
}

/** A rule in the words of the first screen; the list of rules has the method. Foreign in part. */
export function describeReason({ rule, message, evidence = {} }: Reason): string {
  const { what, pValue } = evidence
  if (rule === 'regression-score' && typeof what === 'string')
    return `${what} That is ${formatDoubt(Number(pValue))}.`
  return message
}

/** How likely chance alone is. */
function formatDoubt(pValue: number): string {
  const doubt = `unlikely to be noise (${formatPValue(pValue)})`
  if (pValue <= 0.01) return `very ${doubt}`
  return doubt
}
