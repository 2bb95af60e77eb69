import { describeInputProblem, listInputProblems, type Problem } from '../errors.ts'
import type { HostedConfig } from './hosted/read.ts'
import { isInputGiven, readInputs } from './inputs/input.ts'
import { lookAgainInputs } from './inputs/look-again-inputs.ts'
import type { RawInputs } from './inputs.ts'

/** How cases in doubt are measured again. */
export interface LookAgainConfig {
  /**
   * Shell command of the workflow's author; absent: by the tool that wrote the reports, or by the service.
   */
  readonly command?: string
  /**
   * Makes the checkout of the base ready; `off`: the base is not run; absent: what is missing is installed.
   */
  readonly base?: string
}

/** Reads how cases in doubt are measured again; undefined: they are not. */
export function readLookAgainConfig(
  raw: RawInputs,
  {
    hosted,
    mode,
    measure,
  }: {
    readonly hosted: HostedConfig | undefined
    readonly mode: string
    /** How the suite is measured, which is how it is measured again, too. */
    readonly measure: string | undefined
  },
  problems: Problem[],
): LookAgainConfig | undefined {
  const { lookAgain, lookAgainBase } = readInputs(lookAgainInputs, raw, problems)
  const base = lookAgainBase === undefined ? {} : { base: lookAgainBase }
  if (measure !== undefined) {
    if (lookAgain !== 'off')
      problems.push(
        describeInputProblem(
          'look-again',
          'has no effect with `measure`',
          '`measure` measures cases in doubt again by itself: remove `look-again`.',
        ),
      )
    return measure === 'auto' ? base : { command: measure, ...base }
  }
  if (lookAgain === 'off') {
    if (isInputGiven(lookAgainInputs, 'look-again-base', raw))
      problems.push(describeInputProblem('look-again-base', 'requires `look-again`', 'look-again: auto'))
    return undefined
  }
  problems.push(
    ...listInputProblems([
      {
        isBroken: /^(?:true|false|yes|no|on|auto|off|[01])$/i.test(lookAgain) && lookAgain !== 'auto',
        input: 'look-again',
        predicate: `must be \`auto\`, \`off\` or a command; got "${lookAgain}"`,
        advice: 'look-again: auto',
      },
      {
        isBroken: mode !== 'gate' && mode !== 'merge',
        input: 'look-again',
        predicate: `is not available with \`mode: ${mode}\``,
        advice: 'Set it where `mode: merge` is.',
      },
      {
        isBroken: mode === 'merge' && lookAgain === 'auto',
        input: 'look-again',
        predicate: 'must be a command with `mode: merge`, because only the legs know how they measured',
        advice: 'It writes the results of each leg into a folder of that name in `$EVAL_GATE_REPORTS`.',
      },
      {
        isBroken: hosted !== undefined && lookAgain !== 'auto',
        input: 'look-again',
        predicate: 'cannot be a command for hosted runs, because its results would not come from the service',
        advice: 'Use `look-again: auto`, and the service runs the cases again.',
      },
      {
        isBroken: hosted?.wait === false,
        input: 'look-again',
        predicate: 'has no effect with `wait: false`',
        advice: 'Set it on the step that waits for the `run-id`.',
      },
    ]),
  )
  return {
    ...(lookAgain !== 'auto' && { command: lookAgain }),
    ...base,
  }
}
