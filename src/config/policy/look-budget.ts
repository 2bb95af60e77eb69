import * as v from 'valibot'
import { createIntegerSchema, createMapSchema, minutes, positive } from '../settings/written.ts'
import { describeNothing, isNeverWeaker, type Setting } from './setting.ts'

/** Limits of what is measured here: by a second look, or by `measure`. */
export interface MeasureBudget {
  /** How many iterations of each case and side a look has; of `measure` how many each case would have without it. */
  readonly iterations: number
  /** How often the cases in doubt are measured again; absent: as {@link usualLookBudget}. */
  readonly looks?: number
  /** Most iterations of all cases, sides and looks together; absent: of `measure`, all {@link iterations} of each case. */
  readonly evaluations?: number
  /** Longest time of all together; absent: of `measure`, no limit. */
  readonly timeoutMs?: number
  /** USD of all together, by the costs in the results; absent: no limit. */
  readonly costUsd?: number
}

/** Limits of a second look where the policy does not say. */
const usualLookBudget = { looks: 3, evaluations: 500, timeoutMs: 30 * 60_000 }

/** Limits of a second look. */
export type LookBudget = MeasureBudget & typeof usualLookBudget

/** The limits of a second look, each with a value. */
export function readLookBudget(lookBudget: MeasureBudget): LookBudget {
  const { looks, evaluations, timeoutMs } = usualLookBudget
  return {
    ...lookBudget,
    looks: lookBudget.looks ?? looks,
    evaluations: lookBudget.evaluations ?? evaluations,
    timeoutMs: lookBudget.timeoutMs ?? timeoutMs,
  }
}

/** How much may be measured again. */
export const lookBudgetSetting: Setting<MeasureBudget> = {
  name: 'look-again-budget',
  schema: v.pipe(
    createMapSchema({
      looks: v.optional(createIntegerSchema(1, 10)),
      iterations: v.optional(createIntegerSchema(1, 50)),
      evaluations: v.optional(createIntegerSchema(1, 100_000)),
      minutes: v.optional(minutes),
      'cost-usd': v.optional(positive),
    }),
    v.transform(({ minutes: timeoutMs, ...amounts }) => ({ ...amounts, timeoutMs })),
  ),
  default: { iterations: 5 },
  shownDefault: '`{ looks: 3, iterations: 5, evaluations: 500, minutes: 30 }`',
  description:
    'Limits for the [second look](baselines.md#a-second-look): the number of looks, the iterations of each case and side per look, all `evaluations` (iterations on both sides) together, the total time in `minutes`, and the total `cost-usd` as the results report it (no limit by default). For [`measure`](recipes/measure-until-certain.md): of everything that it measures, by default `iterations` of each case.',
  isWeaker: isNeverWeaker,
  says: describeNothing,
}
