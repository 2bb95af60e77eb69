import type { Comparison } from '../model/comparison.ts'
import { compact } from '../model/data.ts'
import { type Decided, formatPassedRuns } from '../model/decided.ts'
import {
  chooseNumber,
  formatCount,
  formatPlural,
  formatPValue,
  formatRate,
  formatRateChange,
} from '../model/format.ts'
import { countJudged } from '../model/run/run.ts'
import type { Reason } from '../model/verdict.ts'
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

/** The counts of the head in one line; none where the plain sentence has them. */
export function listFurtherCounts(view: View): readonly string[] {
  const counts = formatCountsLine(view)
  if (writePlainSentence(view)?.startsWith(counts) === true) return []
  return [counts]
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
  const { report, deciding, groups } = view
  const { outcome } = report.verdict
  if (outcome === 'passed') {
    const figures = describeCalmRun(view)
    const isSaid = deciding === undefined || deciding.rule === 'no-regression'
    if (isSaid) return figures
    return [deciding.message, figures].filter((sentence) => sentence !== undefined).join(' ')
  }
  if (deciding === undefined) return undefined
  if (outcome === 'inconclusive') return explainUndecided(deciding, report.comparison) ?? deciding.message
  const failed = report.verdict.reasons.filter(({ status }) => status === 'failed')
  const decided = failed.flatMap((reason) => reason.decided ?? [])
  const isOfFiles = deciding.rule === 'broken-suite'
  if (deciding.decided === undefined && !isOfFiles) return describeReason(deciding)
  // Nothing else got worse in this run: `describeBroken` says since when it is.
  if (deciding.decided?.by === 'broken' && decided.every(({ by }) => by === 'broken')) return undefined
  const why = explainDecided(decided, groups.accepted.length)
  if (why === undefined) return isOfFiles && saysFiles ? undefined : describeReason(deciding)
  const isOfFirstLook =
    report.comparison.again === undefined && decided.some(({ by }) => by === 'suite' || by === 'drop')
  return compact([why, isOfFirstLook && describeCarrier(report.comparison)]).join(' ')
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

/** The sentence about what got worse tells of the mean, whichever failed reason comes first. */
export function isInSentence({ status, decided }: Reason, { deciding }: View): boolean {
  if (status !== 'failed' || decided?.by !== 'suite') return false
  return deciding?.decided !== undefined || deciding?.rule === 'broken-suite'
}

/** How the suite changed, why that is inconclusive, and what would settle it. The rules have the power of the test. */
function explainUndecided({ rule, evidence = {} }: Reason, { suite }: Comparison): string | undefined {
  const { doubt, advice } = evidence
  if (rule !== 'inconclusive-suite' || typeof doubt !== 'string' || suite === null) return undefined
  const { baseRate, headRate } = suite
  const { before, after } = formatRateChange(baseRate, headRate)
  const fell = headRate < baseRate && before !== after
  const rates = fell ? `fell from ${before} to ${after}` : `is ${after} (before: ${before})`
  return `The pass rate ${rates}. No regression is proven, but ${doubt}. ${advice}`
}

/**
 * What got worse, in the words of the first screen. It knows the evidence that decided and nothing else. Where the suite
 * fell as a whole, that is the sentence.
 *
 * @param accepted how many cases count no more
 */
function explainDecided(all: readonly Decided[], accepted: number): string | undefined {
  const suite = all.find((decided) => decided.by === 'suite')
  if (suite !== undefined) return describeSuiteFall(suite, accepted)
  const select = <By extends Decided['by']>(by: By) =>
    all.filter((decided): decided is Extract<Decided, { by: By }> => decided.by === by)
  // What is still broken is listed with them.
  const cases = all.filter((decided) => 'cases' in decided)
  const writeSubject = (some: readonly Decided[]) => {
    const count = countDecided(some)
    if (some.length < cases.length) return formatPlural(count, 'test')
    return chooseNumber(count, 'It', 'They')
  }
  const flakes = select('flake')
  const twice = flakes.filter(({ passedRuns }) => passedRuns === 0)
  const once = flakes.filter(({ passedRuns }) => passedRuns > 0)
  const sentences = compact([
    ...select('history').map(
      (decided) =>
        `${writeSubject([decided])} passed in ${formatPassedRuns(decided)} and ${chooseNumber(decided.cases, 'fails', 'fail')} now.`,
    ),
    twice.length > 0 &&
      `${writeSubject(twice)} ${chooseNumber(countDecided(twice), 'fails', 'fail')} in the newest run of the base branch, too: two failures in a row are too many for chance.`,
    once.length > 0 &&
      `${writeSubject(once)} passed in the last ${formatPlural(Math.min(...once.map(({ passedRuns }) => passedRuns)), 'run')} of the base branch and ${chooseNumber(countDecided(once), 'fails', 'fail')} now.`,
    ...describeDrops(select('drop')),
    ...select('fresh').map(
      (decided) =>
        `${writeSubject([decided])} failed in every fresh run of this change, and in none of the base.`,
    ),
    ...select('many').map((decided) => `More fell than chance explains, ${formatDoubt(decided.pValue)}.`),
  ])
  if (sentences.length === 0) return undefined
  return sentences.join(' ')
}

function countDecided(some: readonly Decided[]): number {
  return some.reduce((sum, decided) => sum + ('cases' in decided ? decided.cases : 0), 0)
}

function describeSuiteFall(
  { baseRate, headRate, again, pValue }: Extract<Decided, { by: 'suite' }>,
  accepted: number,
): string {
  const { before, after } = formatRateChange(baseRate, headRate)
  const without =
    accepted > 0 &&
    `without the ${accepted === 1 ? 'accepted case' : formatPlural(accepted, 'accepted case')}`
  const looked = again !== undefined && `measured again in ${formatPlural(again, 'case')}`
  const start = [...compact([without, looked]), 'the pass rate fell'].join(', ')
  return `${start.charAt(0).toUpperCase()}${start.slice(1)} from ${before} to ${after}, ${formatDoubt(pValue)}.`
}

/** The surest of several says how unlikely they are. */
function describeDrops(drops: readonly Extract<Decided, { by: 'drop' }>[]): string[] {
  if (drops.length === 0) return []
  const count = countDecided(drops)
  const subject = count === 1 ? 'The drop' : `${formatPlural(count, 'drop')} like these`
  const chance = Math.min(...drops.map(({ pValue }) => pValue))
  return [`${subject} ${chooseNumber(count, 'is', 'are')} ${formatDoubt(chance)}.`]
}

/** A rule in the words of the first screen; the list of rules has the method. Foreign in part. */
export function describeReason({ message, decided }: Reason): string {
  if (decided?.by === 'score') return `${decided.text} That is ${formatDoubt(decided.pValue)}.`
  return message
}

/** How likely chance alone is. */
function formatDoubt(pValue: number): string {
  const doubt = `unlikely to be noise (${formatPValue(pValue)})`
  if (pValue <= 0.01) return `very ${doubt}`
  return doubt
}
