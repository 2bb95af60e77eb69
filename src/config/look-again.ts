import { inputProblem, type Problem } from '../errors.ts'
import { isGiven, readInputs } from './inputs/input.ts'
import { type LookBudget, lookAgainInputs } from './inputs/look-again-inputs.ts'
import type { RawInputs } from './inputs.ts'

/** How cases in doubt are measured again. */
export interface LookAgainConfig extends LookBudget {
  /** Shell command of the workflow's author; absent: by the tool that wrote the reports, or by the service. */
  readonly command?: string
  /** Makes the checkout of the base ready; `off`: the base is not run; absent: what is missing is installed. */
  readonly base?: string
}

/** Undefined: what is in doubt stays in doubt. */
export function readLookAgain(
  raw: RawInputs,
  { isHosted, mode }: { readonly isHosted: boolean; readonly mode: string },
  problems: Problem[],
): LookAgainConfig | undefined {
  const { lookAgain, lookAgainBase, lookAgainBudget } = readInputs(lookAgainInputs, raw, problems)
  if (lookAgain === 'off') {
    const useless = (['look-again-base', 'look-again-budget'] as const).filter((name) =>
      isGiven(lookAgainInputs, name, raw),
    )
    problems.push(...useless.map((name) => inputProblem(name, 'requires `look-again`')))
    return undefined
  }
  if (mode !== 'gate') problems.push(inputProblem('look-again', `is not available with \`mode: ${mode}\``))
  if (isHosted && lookAgain !== 'auto') {
    problems.push(
      inputProblem(
        'look-again',
        'cannot be a command for hosted runs, because its results would not come from the service',
        'Use `look-again: auto`, and the service runs the cases again.',
      ),
    )
  }
  const isLate = isHosted && raw.wait?.trim() === 'false'
  if (isLate) {
    const advice = 'Set it on the step that waits for the `run-id`.'
    problems.push(inputProblem('look-again', 'has no effect with `wait: false`', advice))
  }
  return {
    ...lookAgainBudget,
    ...(lookAgain !== 'auto' && { command: lookAgain }),
    ...(lookAgainBase !== undefined && { base: lookAgainBase }),
  }
}
