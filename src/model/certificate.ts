import * as v from 'valibot'
import { buildRecord, listKeys } from './data.ts'
import { type Described, number, text } from './schema.ts'

/** One kind of thing that is due for a verdict. */
interface Obligation {
  /** In a line of the comment. */
  readonly title: string
  /** What settles it, for `docs/policy.md`. */
  readonly settledBy: string
  /** Settings that may waive it, by their names: `passed` then says so. */
  readonly waivedBy: readonly string[]
}

function defineObligations<const Name extends string>(
  rows: Record<Name, Obligation>,
): Readonly<Record<Name, Obligation>> {
  return rows
}

/**
 * Everything that a verdict is due, in the order of its weight. `passed` is built from a {@link Certificate}, which has
 * a settlement for each.
 */
export const obligations = defineObligations({
  reports: {
    title: 'the reports',
    settledBy: 'every report that was named was read to its end, is of this run, and has results',
    waivedBy: ['allow-empty'],
  },
  parts: {
    title: 'the parts',
    settledBy: 'every job, leg and shard that measures the suite delivered its part',
    waivedBy: [],
  },
  hosted: {
    title: 'the hosted runs',
    settledBy: 'every hosted run ended, and its results are those that it states',
    waivedBy: [],
  },
  step: {
    title: 'the test step',
    settledBy: 'the step that ran the tests succeeded, or failing cases explain it',
    waivedBy: [],
  },
  counts: {
    title: 'the counts of the reports',
    settledBy: 'what the reports count is what they show',
    waivedBy: [],
  },
  code: {
    title: 'the commit',
    settledBy: 'the commit that was measured is the one that is judged',
    waivedBy: [],
  },
  judged: {
    title: 'the outcomes',
    settledBy: 'every case of this run has an outcome',
    waivedBy: ['allow-empty'],
  },
  measured: {
    title: 'the scores',
    settledBy: 'the scores of both sides come from the same scorers, on one scale',
    waivedBy: [],
  },
  compared: {
    title: 'the comparison',
    settledBy: 'every case of the base was compared, is excused, or is one of few that the verdict names',
    waivedBy: ['fail-on: never'],
  },
  base: {
    title: 'the base',
    settledBy:
      'runs of the base, and its policy, were there and are sound; or the suite is measured for the first time and nothing fails',
    waivedBy: ['baseline: none', 'fail-on: failures', 'fail-on: never'],
  },
  control: {
    title: 'the second look',
    settledBy: 'a second look, where there was one, is evidence',
    waivedBy: ['fail-on: never'],
  },
  settings: { title: 'the limits', settledBy: 'every limit of the policy judged a figure', waivedBy: [] },
  evidence: {
    title: 'the results',
    settledBy: 'nothing got worse, as far as the data can tell',
    waivedBy: ['fail-on: never'],
  },
})

export type ObligationName = keyof typeof obligations

export const obligationNames = listKeys(obligations)

/** `not-due`: nothing of this kind was due. `waived`: the policy of the base excuses it. */
const settlementStates = ['settled', 'not-due', 'waived', 'open', 'failed'] as const

export const settlementSchema = v.object({
  state: v.picklist(settlementStates),
  /** What was due and what of it came, by name: `{ due: 412, compared: 412 }`. */
  figures: v.record(text, v.union([number, text])),
  /** The setting that waives it. */
  by: v.optional(text),
})

export type Settlement = Described<typeof settlementSchema>

export const certificateSchema = v.object(buildRecord(obligationNames, () => settlementSchema))

/** What settles, opens or fails each obligation. Complete by its type. */
export type Certificate = Readonly<Record<ObligationName, Settlement>>
