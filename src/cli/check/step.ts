import { readFields } from '../../model/data.ts'
import { asksForStatus, type Contexts, evaluateExpression, expand } from './expressions.ts'

/** A step of a job, or another map of a workflow, as it is written. */
export type Step = Readonly<Record<string, unknown>>

/** A step of Eval Gate, and where it stands. */
export interface GateStep {
  readonly line: number
  readonly step: Step
  readonly mode: string
  /** As they are written. */
  readonly inputs: Step
  readonly job: Step
  /** Of the job. */
  readonly steps: readonly Step[]
  readonly index: number
  /** Environment of the workflow and of the job. */
  readonly env: Step
}

/** Whether a step runs Eval Gate. */
export const isGateStep = (
  { uses }: Step,
  { isEvalGate }: { readonly isEvalGate: (used: string) => boolean },
) => uses !== undefined && isEvalGate(String(uses).replace(/@.*$/, ''))

/** The patterns of the reports that a step of Eval Gate reads. */
export function readPatterns({ reports }: Step, contexts: Contexts): readonly string[] {
  return expand(String(reports ?? ''), contexts)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Conditions on what is known on GitHub only hold. */
export function isDue(condition: unknown, contexts: Contexts, isFine: boolean): boolean {
  if (condition === undefined) return isFine
  const text = String(condition).replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1')
  if (!asksForStatus(text) && !isFine) return false
  if (isUnknown(text, contexts)) return true
  try {
    return Boolean(evaluateExpression(text, contexts, isFine ? 'success' : 'failure'))
  } catch {
    return true
  }
}

/** Whether a condition asks for outputs of steps and jobs that were not played, or for variables of the repository. */
function isUnknown(text: string, { steps, needs }: Contexts): boolean {
  return [...text.matchAll(/\b(steps|needs)\.([\w-]+)\.outputs\.([\w-]+)|\bvars\./g)].some(
    ([, kind, id = '', name = '']) => {
      if (kind === undefined) return true
      const { outputs } = readFields(readFields(kind === 'steps' ? steps : needs)[id])
      return !(name in readFields(outputs))
    },
  )
}

/** The first line of a command, at most so long that it fits a line. */
export function shortenCommand(run: string): string {
  const [line = '', ...others] = run.trim().split('\n')
  return line.length > 80 || others.length > 0 ? `${line.slice(0, 80)}…` : line
}
