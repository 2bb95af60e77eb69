import { inputProblem, type Problem } from '../errors.ts'
import { isGiven, readInputs } from './inputs/input.ts'
import { type RepeatConfig, repeatInputs } from './inputs/repeat-inputs.ts'
import type { RawInputs } from './inputs.ts'

const needsRepeat = ['repeat-command', 'repeat-budget'] as const

/** How often a suite may be measured; undefined: once. */
export function readRepeat(
  raw: RawInputs,
  { isHosted, mode }: { readonly isHosted: boolean; readonly mode: string },
  problems: Problem[],
): RepeatConfig | undefined {
  const { repeat, repeatCommand, repeatRounds, repeatBudget } = readInputs(repeatInputs, raw, problems)
  if (repeat === undefined) {
    const useless = needsRepeat.filter((name) => isGiven(repeatInputs, name, raw))
    problems.push(...useless.map((name) => inputProblem(name, 'requires `repeat: until-decided`')))
    return undefined
  }
  if (mode !== 'gate') problems.push(inputProblem('repeat', `is not available with \`mode: ${mode}\``))
  if (repeatRounds < 2)
    problems.push(inputProblem('repeat-rounds', 'must be at least 2: the first one counts'))
  if (!isHosted && repeatCommand === undefined) {
    problems.push(
      inputProblem(
        'repeat-command',
        'is required for reports with `repeat: until-decided`',
        'Set it to the command that runs the whole suite once more and writes its reports into $EVAL_GATE_REPORTS.',
      ),
    )
  }
  const late = ['wait', 'run-id', 'receipts'] as const
  for (const name of late) {
    if (!isHosted || raw[name] === undefined || raw[name].trim() === '' || raw[name].trim() === 'true')
      continue
    problems.push(
      inputProblem('repeat', `can't be combined with ${name}: further runs need the step that starts them`),
    )
  }
  return { command: repeatCommand, rounds: repeatRounds, budgetUsd: repeatBudget }
}
