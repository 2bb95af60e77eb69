import type { InputTable } from './input.ts'
import { choice, count, type Reader, script } from './reader.ts'

/** Repeating a suite until its verdict is clear. */
export interface RepeatConfig {
  /** Runs the suite of reports once more; absent for hosted runs. */
  readonly command?: string
  /** Most rounds, the first one included; at least 2. */
  readonly rounds: number
  /** USD of all rounds together. */
  readonly budgetUsd?: number
}

/** An amount in US dollars, with or without the sign. */
function dollars(): Reader<number | undefined> {
  return {
    placeholder: 'USD',
    absent: undefined,
    read: (value, refuse) => {
      const match = /^\$?\s*(\d{1,7}(?:\.\d{1,6})?)$/.exec(value)
      if (match !== null && Number(match[1]) > 0) return Number(match[1])
      return refuse('must be an amount in US dollars, such as 2.50')
    },
  }
}

export const repeatInputs = {
  repeat: {
    reader: choice(['until-decided']),
    fallback: 'measure once',
    description:
      '`until-decided`: measure the suite again until the verdict is clear: for hosted runs by further runs, for reports by `repeat-command`. The looks are planned, so there are no more false alarms than with one.',
  },
  'repeat-command': {
    reader: script('COMMAND'),
    only: 'reports',
    description:
      'Command that runs the whole suite once more and writes its reports into the folder `$EVAL_GATE_REPORTS`. Required for reports with `repeat: until-decided`. It gets the same environment as `confirm`, and `confirm-timeout` applies to each round.',
  },
  'repeat-rounds': {
    reader: count({ max: 10, advice: 'A suite that ten rounds do not decide needs more cases.' }),
    default: '5',
    description: 'Most rounds of `repeat`, the first one included.',
  },
  'repeat-budget': {
    reader: dollars(),
    description:
      'Most that all rounds together may cost, in US dollars, by the costs in the results. No round is started that would exceed it, as far as the last one tells. Results without costs count as 0.',
  },
} as const satisfies InputTable
