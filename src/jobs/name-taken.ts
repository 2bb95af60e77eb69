import { describeInputProblem, UsageError } from '../errors.ts'
import type { CiContext } from '../ports/context.ts'

/**
 * The error for a suite name that another step or job of this workflow run uses, with the line that fixes it.
 */
export function createNameTakenError(suiteName: string, context: CiContext, by: 'step' | 'job'): UsageError {
  return new UsageError([
    describeInputProblem(
      'suite-name',
      `"${suiteName}" is also used by another ${by} of this workflow run; the baseline and comment of that ${by} were not changed`,
      adviseSuiteName(suiteName, context, by),
    ),
  ])
}

function adviseSuiteName(suiteName: string, { matrix }: CiContext, by: 'step' | 'job'): string {
  if (by === 'step') {
    return 'Set a different `suite-name` for each step: it is the key of the baseline and of the comment.'
  }
  if (matrix === undefined) {
    const input = writeExpression('inputs.suite')
    return `Set a different \`suite-name\` for each job. In a reusable workflow, pass it as an input: \`suite-name: ${input}\`.`
  }
  const values = Object.keys(matrix).map((key) => writeExpression(`matrix.${key}`))
  return `Add the leg to the name: \`suite-name: ${suiteName} (${values.join(', ')})\`. Without \`suite-name\`, Eval Gate does this itself.`
}

/** An expression of a workflow file. */
const writeExpression = (content: string) => ['${', `{ ${content} }`, '}'].join('')
