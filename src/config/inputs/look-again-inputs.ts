import type { InputTable } from './input.ts'
import { createScriptReader } from './reader.ts'

/** Inputs about the second look at cases in doubt. */
export const lookAgainInputs = {
  'look-again': {
    reader: createScriptReader('auto|off|COMMAND'),
    default: 'off',
    description:
      'How cases in doubt are measured again before anything is called a regression: `auto` (by the tool that wrote the reports, or by the eval service for hosted runs), `off`, or a command that runs the cases of `$EVAL_GATE_CASES` and writes its reports into the folder `$EVAL_GATE_REPORTS`. It runs for the change and for the base branch, and nothing that statistics say is red unless it falls again.',
  },
  'look-again-base': {
    reader: createScriptReader('COMMAND'),
    only: 'reports',
    fallback: 'install what is missing, by the lock file of the project',
    description:
      'Command that makes the second checkout, at the commit of the baseline, ready to run, such as `npm ci`. `off`: the base is not run, and the fresh results are compared with its history.',
  },
} as const satisfies InputTable
