/** How a step ended, as GitHub's `steps.ID.outcome` says. */
export const stepOutcomes = ['success', 'failure', 'cancelled', 'skipped'] as const
export type StepOutcome = (typeof stepOutcomes)[number]
