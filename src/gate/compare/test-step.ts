import { quoteNames } from '../../model/format.ts'
import type { Delivery, StepDoubt } from '../../model/run/delivery.ts'
import { listOtherTallies, type Run } from '../../model/run/run.ts'
import type { StepOutcome } from '../../model/run/step-outcome.ts'

/**
 * What the outcome of the steps that ran the tests says and no result shows. Reports of many tools don't contain
 * unhandled errors, crashes and missed coverage thresholds, so a run that failed by them looks like one that passed.
 *
 * @param outcomes of these steps; empty when the workflow does not say
 */
export function findStepDoubt(outcomes: readonly StepOutcome[], run: Run): StepDoubt | undefined {
  if (outcomes.includes('cancelled')) return 'cancelled'
  const hasFailure = [...listOtherTallies(run)].some(({ failed, errored }) => failed > 0 || errored > 0)
  if (outcomes.includes('failure') && !hasFailure) return 'failure'
  // Without results the rule about empty reports judges.
  const isSkipped = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'skipped')
  if (isSkipped && run.cases.size > 0) return 'skipped'
  return undefined
}

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
