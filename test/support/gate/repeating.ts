import { decide } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { seededRandom } from '../../../src/gate/statistics/permutation.ts'
import { repeatUntilDecided } from '../../../src/jobs/repeat.ts'
import type { VerdictOutcome } from '../../../src/model/verdict.ts'
import { drawSides, makeRun, type Setting } from './simulate-gate.ts'

/** Shares of verdicts, 0..1, and the mean number of rounds. */
export interface RepeatedOutcomes extends Readonly<Record<VerdictOutcome, number>> {
  readonly rounds: number
}

/** Made-up pull requests that are measured until they are decided. Every round has `iterations` of each case. */
export async function simulateRepeating(
  setting: Setting,
  rounds: number,
  repeats: number,
  seed: string,
): Promise<RepeatedOutcomes> {
  const random = seededRandom(seed)
  const counts = { failed: 0, inconclusive: 0, passed: 0, rounds: 0 }
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const before = setting.mix(setting.cases, random)
    const after = setting.effect(before, random)
    const { base } = drawSides({ ...setting, mix: () => before }, random, repeat)
    const measure = (round: number) => makeRun(`round ${round}`, after, setting.iterations, random, setting)
    counts.rounds += 1
    const repeated = await repeatUntilDecided(
      measure(1),
      { source: 'file', description: 'made up', runs: base },
      setting.policy,
      { rounds },
      {
        options: { today: 0 },
        log: { info: () => {} },
        measureMore: async (round) => {
          counts.rounds += 1
          return measure(round)
        },
      },
    )
    counts[outcomeOf(repeated)] += 1
  }
  const share = (count: number) => count / repeats
  return {
    failed: share(counts.failed),
    inconclusive: share(counts.inconclusive),
    passed: share(counts.passed),
    rounds: share(counts.rounds),
  }
}

function outcomeOf({
  head,
  comparison,
  policy,
}: Awaited<ReturnType<typeof repeatUntilDecided>> & { readonly policy: Policy }): VerdictOutcome {
  return decide(head, comparison, policy).outcome
}
