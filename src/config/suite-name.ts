import { createHash } from 'node:crypto'
import type { CiContext } from '../ports/context.ts'

/** Longest description of a leg; a longer one is cut, and a digest keeps the legs apart. */
const longestLeg = 80

/**
 * Workflow, job and leg of the matrix, as GitHub itself shows the job: `CI / evals (3.12, linux)`. It is the
 * address of the baseline and of the comment: no id that GitHub gives a job lasts longer than one run. Two
 * steps or jobs of one run with the same name are refused, and `baseline/predecessor.ts` finds the history of
 * a job that was renamed.
 */
export function defaultSuiteName({ workflow, job, matrix }: CiContext): string {
  const parts = [workflow, job].filter((part) => part !== undefined && part !== '')
  const name = parts.length === 0 ? 'evals' : parts.join(' / ')
  if (matrix === undefined) return name
  return `${name} (${describeMatrixLeg(matrix)})`
}

/**
 * The values of a matrix leg, between commas. Two legs never have the same description: where the values
 * alone are ambiguous (one holds a comma or is empty, or they are long) a digest of the leg follows.
 */
export function describeMatrixLeg(matrix: Readonly<Record<string, unknown>>): string {
  const values = listLeafValues(matrix)
  const text = values.join(', ')
  const isPlain = values.every((value) => value !== '' && !value.includes(',')) && text.length <= longestLeg
  if (isPlain) return text
  const digest = createHash('sha256').update(JSON.stringify(matrix).toWellFormed()).digest('hex')
  return `${text.slice(0, longestLeg).toWellFormed()} ${digest.slice(0, 8)}`.trim()
}

function listLeafValues(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.values(value).flatMap(listLeafValues)
}
