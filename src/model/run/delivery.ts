import * as v from 'valibot'
import { quoteNames } from '../format.ts'
import { type Described, number, text } from '../schema.ts'

const texts = v.array(text)
/** A text that may be undefined, and is not written then. */
const known = v.optional(text, () => undefined)

/** So many cases of an old report are listed: where it has more, one of them may be due. */
export const mostOwnCases = 100

const oldReportSchema = v.object({
  /** Path of the report, with the name of its part when there are several parts. */
  path: text,
  /** Unix epoch ms, by the clock of the machine. */
  writtenAt: number,
  /** It is older than the attempt of the workflow run, too: left in the workspace or in a cache. */
  isLeftOver: v.boolean(),
  /** The commit that was checked out has it. Absent: git could not say. */
  isTracked: v.optional(v.boolean()),
  /** Keys of cases that no newer report has, at most {@link mostOwnCases}. */
  ownCases: v.optional(texts),
})

/** A report file that this run of the tests did not write. */
export type OldReport = Described<typeof oldReportSchema>

const stepEndSchema = v.picklist(['success', 'explained', 'failure', 'cancelled', 'skipped'])

/** How a step that ran tests ended. `explained`: it failed, and so do results; `failure`: it failed, and none does. */
export type StepEnd = Described<typeof stepEndSchema>

export const deliverySchema = v.object({
  /** Expected results that did not arrive or can't be used. */
  missing: v.object({
    /** Files that were named and that were not there, or were no reports. */
    reports: texts,
    /** Why the parts of several jobs are not the whole measurement, one sentence each. */
    parts: texts,
    /** Why hosted runs have no results, or not all of them, one sentence each. */
    runs: texts,
  }),
  /** Reports that this run of the tests did not write. */
  old: v.array(oldReportSchema),
  /** How the steps that ran tests ended, as far as it is known; `part`: of several. */
  steps: v.array(v.object({ ended: stepEndSchema, part: known })),
  /**
   * Problems that a producer reports and no result shows, one sentence each: a failure, another place, bad
   * scores.
   */
  stated: texts,
  /** Why other code was measured than that of the event, as a sentence without its full stop. */
  otherCode: known,
  /** What chose the cases, if only some of them were meant to run. */
  selection: known,
})

/**
 * How far what came is what was due: of the head, of each part of it, and of each run of the base as it was
 * stored. No member is optional, so none is forgotten on the way.
 */
export type Delivery = Described<typeof deliverySchema>

/** The delivery of a run that has everything it should have, as far as anyone knows. */
export const wholeDelivery: Delivery = {
  missing: { reports: [], parts: [], runs: [] },
  old: [],
  steps: [],
  stated: [],
  otherCode: undefined,
  selection: undefined,
}

/** Picks the members of the delivery out of an object that has more. */
export function pickDelivery({ missing, old, steps, stated, otherCode, selection }: Delivery): Delivery {
  return { missing, old, steps, stated, otherCode, selection }
}

/** Whether a step did not succeed, though no result shows why. */
function isStepDoubtful({ ended }: Delivery['steps'][number]): boolean {
  return ended !== 'success' && ended !== 'explained'
}

/**
 * Why a measurement is not all of what was due, so that nothing can be compared with what it lacks; a clause.
 * Undefined for a whole one.
 */
export function explainPartial(
  { missing, old, steps, stated, selection }: Delivery,
  { allowEmpty }: { readonly allowEmpty: boolean },
): string | undefined {
  if (missing.parts.length > 0) return 'parts of it are missing'
  if (missing.runs.length > 0) return 'hosted runs have no results, or not all of them'
  if (stated.length > 0) return 'what hosted runs say of themselves does not fit their results'
  if (selection !== undefined) return 'only a selection ran'
  if (steps.some(isStepDoubtful))
    return 'the step that ran the tests did not succeed, and results may be missing'
  if (missing.reports.length > 0 && !allowEmpty) return 'reports are missing'
  if (old.length === 0) return undefined
  return `the tests of this run did not write ${quoteNames(old.map(({ path }) => path))}`
}
