import type { InputTable } from './input.ts'
import { quote, type Reader, type Refuse, script } from './reader.ts'

/** What a second look may take. */
export interface LookBudget {
  /** How often the cases in doubt are measured again, and how many iterations of each case and side a look has. */
  readonly looks: number
  readonly iterations: number
  /** Of all looks together. */
  readonly timeoutMs: number
  /** USD of all looks together, by the costs in the results; absent: no limit. */
  readonly budgetUsd?: number
}

const usualBudget: LookBudget = { looks: 3, iterations: 5, timeoutMs: 30 * 60_000 }
const mostLooks = 10
const mostIterations = 50
const mostMinutes = 24 * 60

/** Reads limits such as `2 looks, 10 iterations, 20 minutes, $2.50`, in any order. */
function lookBudget(): Reader<LookBudget> {
  const read = (text: string, refuse: Refuse) => {
    let budget = usualBudget
    for (const part of text.split(',').map((one) => one.trim())) {
      const [, dollars] = /^\$\s*(\d{1,7}(?:\.\d{1,6})?)$/.exec(part) ?? []
      const [, number = '0', unit = ''] = /^(\d{1,5}) (look|iteration|minute)s?$/.exec(part) ?? []
      const count = Number(number)
      const most = { look: mostLooks, iteration: mostIterations, minute: mostMinutes }[unit] ?? 0
      if (dollars !== undefined && Number(dollars) > 0) budget = { ...budget, budgetUsd: Number(dollars) }
      else if (count < 1 || count > most)
        return refuse(
          `must be amounts such as \`3 looks, 5 iterations, 30 minutes, $2.50\`; got ${quote(part)}`,
          `At most ${mostLooks} looks, ${mostIterations} iterations and ${mostMinutes} minutes.`,
        )
      else if (unit === 'look') budget = { ...budget, looks: count }
      else if (unit === 'iteration') budget = { ...budget, iterations: count }
      else budget = { ...budget, timeoutMs: count * 60_000 }
    }
    return budget
  }
  return { placeholder: 'AMOUNTS', absent: usualBudget, read }
}

/** A second look at what is in doubt. */
export const lookAgainInputs = {
  'look-again': {
    reader: script('auto|off|COMMAND'),
    default: 'off',
    description:
      'How cases in doubt are measured again before anything is called a regression: `auto` (by the tool that wrote the reports, or by the eval service for hosted runs), `off`, or a command that runs the cases of `$EVAL_GATE_CASES` and writes its reports into the folder `$EVAL_GATE_REPORTS`. It runs for the change and for the base branch, and only these fresh results decide.',
  },
  'look-again-base': {
    reader: script('COMMAND'),
    only: 'reports',
    fallback: 'install what is missing, by the lock file of the project',
    description:
      'Command that makes the second checkout, at the commit of the baseline, ready to run, such as `npm ci`. `off`: the base is not run, and the fresh results are compared with its history.',
  },
  'look-again-budget': {
    reader: lookBudget(),
    default: '3 looks, 5 iterations, 30 minutes',
    description:
      'Limits for the second look: the number of looks, the iterations of each case on each side per look, the total time in minutes, and the total cost in US dollars (`$2.50`), as the results report it. Limits that you leave out keep their defaults. There is no cost limit by default.',
  },
} as const satisfies InputTable
