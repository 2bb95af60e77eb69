import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { Decided } from '../../model/decided.ts'
import { formatCount, formatLevel, formatPlural, formatPValue, quoteName } from '../../model/format.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { countJudged } from '../../model/run/run.ts'
import { isManyRegression } from '../compare/fall.ts'
import { isAtMost } from '../statistics/level.ts'
import { isActualDrop } from '../statistics/stratum.ts'
import { type Finding, findCases, formatPassedCounts, nameCases, type WeighedCase } from './cases.ts'
import type { Judged } from './judged.ts'

/** Maximum number of proven cases with their own sentence; the others are counted. */
const maxDetailed = 10

/** A classic test that always passed: no statistics were made. */
export function isCleanTest(compared: WeighedCase): boolean {
  return compared.judgedAs === 'test' && compared.adjustedPValue === undefined
}

/** Proven worse by statistics. */
export function isProvenCase(weighed: WeighedCase): boolean {
  return weighed.change === 'regressed' && !isCleanTest(weighed)
}

/** Evals and flaky tests: worse by the family-wise test. */
export function findProvenCases({ comparison, cases: { counted }, policy }: Judged): readonly Finding[] {
  const { again } = comparison
  const { any: joint = 1, level = 0 } =
    again === undefined
      ? (comparison.chances ?? {})
      : { any: Math.min(1, 1 / again.evidence), level: 1 / again.needed }
  const regressed = counted.filter(isProvenCase)
  const family = again?.cases ?? counted.filter((compared) => compared.adjustedPValue !== undefined).length
  const worstFirst = [...regressed].sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0))
  const findings = worstFirst
    .slice(0, maxDetailed)
    .map((weighed) => describeProvenCase(weighed, { family, level, joint }))
  const isNamed = counted.some((compared) => compared.change === 'regressed')
  if (!isNamed && isManyRegression(comparison, policy)) return findJointFall(comparison, counted)
  const remaining = worstFirst.slice(maxDetailed)
  const others = nameCases(
    remaining,
    'more case got significantly worse',
    'more cases got significantly worse',
    { decided: decideTogether(remaining, { family, level, joint }) },
  )
  return [...findings, ...others]
}

/** Each of the falls may be chance, all together are not. */
function findJointFall({ chances }: Comparison, counted: readonly WeighedCase[]): readonly Finding[] {
  const lower = counted.filter((compared) => compared.pValue !== undefined && isActualDrop(compared.drop))
  const { any = 1, level = 0 } = chances ?? {}
  return findCases(
    lower.sort((a, b) => (a.pValue ?? 1) - (b.pValue ?? 1)),
    (count, names) =>
      `More fell than chance explains, whatever rose: ${formatPlural(count, 'case is', 'cases are')} lower than before, first ${names}. Probability by chance: ${formatPValue(any)} (threshold ${formatLevel(level)}).`,
    { decided: { by: 'many', pValue: any, level } },
  )
}

/** The figures behind the proof of a single case. */
interface Proof {
  /** Cases tested together. */
  readonly family: number
  readonly level: number
  /** p-value of all broken cases together. */
  readonly joint: number
}

function describeProvenCase(compared: WeighedCase, proof: Proof): Finding {
  const { head, base, again } = compared
  const headCounts =
    head === undefined ? '' : `${formatCount(head.passed)} of ${formatPlural(countJudged(head), 'iteration')}`
  const baseCounts = base === undefined ? '' : formatPassedCounts(base)
  const fresh =
    again === undefined
      ? ''
      : ` Measured again: ${formatCount(again.headPassed)} of ${formatCount(again.headCount)}${again.baseCount === 0 ? '' : ` (base: ${formatCount(again.basePassed)} of ${formatCount(again.baseCount)})`}.`
  return {
    message: `${quoteName(formatCaseTitle(compared.identity))} passed ${headCounts} (before: ${baseCounts}).${fresh} ${describeCaseProof(compared, proof)}`,
    cases: [compared.key],
    decided: decideCase(compared, proof),
  }
}

/** What of the evidence proves the case: its own test, that of all that fell, or its fresh iterations. */
function decideCase(
  { adjustedPValue = 1, pValue = 1, flake, again, brokenSince }: CaseComparison,
  proof: Proof,
): Decided {
  if (brokenSince !== undefined) return { by: 'broken', cases: 1 }
  if (flake?.openFor === 0 && again === undefined)
    return { by: 'flake', cases: 1, passedRuns: flake.passedRuns }
  const proven = [adjustedPValue, proof.joint, pValue].find((value) => isAtMost(value, proof.level))
  if (proven === undefined) return { by: 'fresh', cases: 1 }
  return { by: 'drop', cases: 1, pValue: proven, level: proof.level }
}

/** The least sure of them says how sure all are. */
function decideTogether(compared: readonly CaseComparison[], proof: Proof): Decided {
  const drops = compared
    .map((dropped) => decideCase(dropped, proof))
    .filter((decided) => decided.by === 'drop')
  if (drops.length === 0) return { by: 'fresh', cases: compared.length }
  const pValue = Math.max(...drops.map((drop) => drop.pValue))
  return { by: 'drop', cases: compared.length, pValue, level: proof.level }
}

function describeCaseProof(
  { adjustedPValue = 1, pValue = 1, flake, again }: CaseComparison,
  proof: Proof,
): string {
  if (flake?.openFor === 0 && again === undefined) {
    const { passedRuns } = flake
    const past =
      passedRuns === 0
        ? 'It fails in the newest run of the base branch, too: two failures in a row'
        : `It passed in the ${formatPlural(passedRuns, 'base run')} since it failed there: one more failure by itself`
    return `${past}, which its earlier ones make unlikely (under 5%).`
  }
  const { family, level, joint } = proof
  const threshold = `threshold ${formatLevel(level)}`
  if (isAtMost(adjustedPValue, level)) {
    const among = family > 1 ? ` in any of ${formatPlural(family, 'case')}` : ''
    return `Probability by chance${among}: ${formatPValue(adjustedPValue)} (${threshold}).`
  }
  const alone = `Probability by chance: ${formatPValue(pValue)} for this case`
  if (isAtMost(joint, level))
    return `${alone}, ${formatPValue(joint)} for all that fell together (${threshold}).`
  if (isAtMost(pValue, level)) return `${alone}, and the suite as a whole got worse.`
  return 'It always passed before and now always fails.'
}
