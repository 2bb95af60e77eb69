import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { judgeDrawn } from './judge-drawn.ts'
import { makeRun, type Outcomes } from './simulate-gate.ts'

/** Classic tests of which some fail now and then; nothing is declared. */
export interface FlakySuite {
  readonly tests: number
  readonly flaky: number
  /** How often a flaky test fails, 0..1. */
  readonly failing: number
  readonly baseRuns: number
  /** So many tests that never fail are broken by the pull request. */
  readonly broken?: number
}

/** The gate, and `plain`: the share of runs in which any test fails, as in CI without a gate. */
export function simulateFlakySuite(
  suite: FlakySuite,
  repeats: number,
  seed: string,
): Outcomes & { readonly plain: number } {
  const random = createSeededRandom(seed)
  const { tests, flaky, failing, baseRuns, broken = 0 } = suite
  const rates = Array.from({ length: tests }, (_, index) => (index < flaky ? 1 - failing : 1))
  const after = rates.map((rate, index) => (index >= tests - broken ? 0 : rate))
  const counts = { failed: 0, inconclusive: 0, passed: 0, plain: 0 }
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const base = Array.from({ length: baseRuns }, (_, run) =>
      makeRun(`base ${repeat} ${run}`, rates, 1, random),
    )
    const head = makeRun(`head ${repeat}`, after, 1, random)
    const rerun = () => [makeRun('again', after, 5, random), makeRun('base again', rates, 5, random)] as const
    counts[judgeDrawn({ head, base, rerun }, { policy: defaultPolicy })] += 1
    if ([...head.cases.values()].some((of) => of.failed > 0)) counts.plain += 1
  }
  return {
    failed: counts.failed / repeats,
    inconclusive: counts.inconclusive / repeats,
    passed: counts.passed / repeats,
    plain: counts.plain / repeats,
  }
}
