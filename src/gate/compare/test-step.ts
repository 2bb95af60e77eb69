import { quoteNames } from '../../model/format.ts'
import type { Delivery, StepEnd } from '../../model/run/delivery.ts'
import { listOtherTallies, type Run } from '../../model/run/run.ts'
import type { StepOutcome } from '../../model/run/step-outcome.ts'

/**
 * How the steps that ran the tests ended, held against the results. Reports of many tools don't contain unhandled errors,
 * crashes and missed coverage thresholds, so a run that failed by them looks like one that passed.
 *
 * @param outcomes of these steps; empty when the workflow does not say
 */
export function judgeStepEnd(outcomes: readonly StepOutcome[], run: Run): StepEnd | undefined {
  if (outcomes.length === 0) return undefined
  if (outcomes.includes('cancelled')) return 'cancelled'
  if (outcomes.includes('failure')) {
    const hasFailure = [...listOtherTallies(run)].some(({ failed, errored }) => failed > 0 || errored > 0)
    return hasFailure ? 'explained' : 'failure'
  }
  // Without results the rule about empty reports judges.
  const isSkipped = outcomes.every((outcome) => outcome === 'skipped')
  if (!isSkipped) return 'success'
  return run.cases.size > 0 ? 'skipped' : undefined
}

type StepDoubt = Exclude<StepEnd, 'success' | 'explained'>

const sentences: Readonly<Record<StepDoubt, string>> = {
  failure:
    'The step that ran the tests failed, but no result shows a failure. Something failed outside of the cases, such as an unhandled error, a crash or a coverage threshold: see the log of that step.',
  cancelled: 'The step that ran the tests was cancelled, so results may be missing.',
  skipped: 'The step that ran the tests was skipped, so this run did not write the reports.',
}

/** What the steps leave open, one sentence for each kind. */
export function writeStepSentences(steps: Delivery['steps']): readonly { readonly message: string }[] {
  return (['failure', 'cancelled', 'skipped'] as const).flatMap((kind) => {
    const matching = steps.filter(({ ended }) => ended === kind)
    if (matching.length === 0) return []
    const parts = matching.flatMap(({ part }) => part ?? [])
    const where = parts.length === 0 ? '' : ` (${quoteNames(parts)})`
    return [{ message: `${sentences[kind]}${where}` }]
  })
}
