import type { RepeatConfig } from '../config/inputs/repeat-inputs.ts'
import { judgeLook, planLooks } from '../gate/again/judge-look.ts'
import type { CompareOptions } from '../gate/compare/compare.ts'
import type { Policy } from '../gate/policy/policy.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import type { Comparison } from '../model/comparison.ts'
import { formatMoney, plural } from '../model/format.ts'
import { addReportTally, copyTally } from '../model/run/merge-tallies.ts'
import type { Run } from '../model/run/run.ts'
import type { Log } from '../ports/platform.ts'

/** A measurement that grew until it was decided. */
export interface RepeatedMeasurement {
  /** All rounds together. */
  readonly head: Run
  readonly comparison: Comparison
  /** The policy with the part of the false alarms that the last look had. */
  readonly policy: Policy
  /** How many rounds there were, and why no more. */
  readonly notice: string
}

/**
 * Measures again and again until the verdict is clear, at most `rounds` times and within the budget. The number of looks
 * is planned, so looking repeatedly causes no more false alarms than looking once.
 *
 * @param first the first round; it is added to
 * @param measureMore one more round of the whole suite; a text: why it is missing
 */
export async function repeatUntilDecided(
  first: Run,
  baseline: Baseline | null,
  policy: Policy,
  { rounds, budgetUsd }: RepeatConfig,
  {
    options,
    measureMore,
    log,
  }: {
    readonly options: CompareOptions
    readonly measureMore: (round: number) => Promise<Run | string>
    readonly log: Pick<Log, 'info'>
  },
): Promise<RepeatedMeasurement> {
  const looks = planLooks(policy, rounds)
  let [spent, lastCost] = [costOf(first), costOf(first)]
  for (const [index, look] of looks.entries()) {
    const round = index + 1
    const { comparison, isOpen, policy: judgedBy } = judgeLook(first, baseline, look, options)
    const end = (why: string): RepeatedMeasurement => {
      const notice = `The suite was measured in ${plural(round, 'round')} of at most ${rounds}${why}.`
      return { head: first, comparison, policy: judgedBy, notice }
    }
    if (!isOpen) return end('')
    if (round === rounds) return end(', and it is still not decided')
    if (budgetUsd !== undefined && spent + lastCost > budgetUsd) {
      return end(
        `: another one would exceed \`repeat-budget\` (${formatMoney(budgetUsd)}; spent: ${formatMoney(spent)})`,
      )
    }
    log.info(`Round ${round} of at most ${rounds} has not decided it; measuring again.`)
    const more = await measureMore(round + 1)
    if (typeof more === 'string') return end(`: another one failed, because ${more}`)
    lastCost = costOf(more)
    spent += lastCost
    addRound(first, more)
  }
  throw new Error('the last look ends the repetition')
}

/** USD; 0 where the reports have no costs. */
function costOf({ cases }: Run): number {
  let sum = 0
  for (const { costUsd } of cases.values()) {
    if (costUsd !== undefined) sum += typeof costUsd === 'number' ? costUsd : costUsd.sum
  }
  return sum
}

/** Rounds are kept apart like reports, so that each look judges the same cases as tests or evals as the first one. */
function addRound(into: Run, round: Run): void {
  for (const tally of round.cases.values()) {
    const known = into.cases.get(tally.key)
    const sum = copyTally(known ?? tally)
    into.cases.set(tally.key, known === undefined ? sum : addReportTally(sum, tally, false))
  }
}
