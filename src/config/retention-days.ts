import { type Problem, UsageError } from '../errors.ts'
import { type RawValues, readInputs } from './inputs/input.ts'
import { runnerInputs } from './inputs/runner-inputs.ts'

/**
 * How long artifacts are kept, which the platform has to know before there is a configuration.
 * @throws UsageError when the input is not a number of days
 */
export function readRetentionDays(raw: RawValues): number {
  const problems: Problem[] = []
  const { retentionDays } = readInputs({ 'retention-days': runnerInputs['retention-days'] }, raw, problems)
  if (problems.length > 0) throw new UsageError(problems)
  return retentionDays
}
