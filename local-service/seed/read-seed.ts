import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { type Problem, UsageError } from '../../src/errors.ts'
import { type Seed, seedSchema } from './seed-schema.ts'

/**
 * Reads a seed file, YAML or JSON.
 * @param file Name for messages.
 * @throws UsageError with every problem: `seed.yml:3:5` or the path of the field.
 */
export function readSeed(text: string, file: string): Seed {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  if (document.errors.length > 0) {
    throw new UsageError(
      document.errors.map(({ pos, message }): Problem => {
        const { line, col } = lineCounter.linePos(pos[0])
        return { where: `${file}:${line}:${col}`, message: message.split('\n')[0] ?? message }
      }),
    )
  }
  const value: unknown = document.toJS() ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new UsageError({ where: `${file}: seed`, message: 'must be a mapping with projects, keys, …' })
  }
  const result = v.safeParse(seedSchema, value)
  if (result.success) return value as Seed
  throw new UsageError(
    result.issues.map(
      (issue): Problem => ({
        where: `${file}: ${v.getDotPath(issue) ?? 'seed'}`,
        message: describeIssue(issue),
        advice: 'docs/service.md lists the fields of a seed file',
      }),
    ),
  )
}

function describeIssue({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'is not a field of this record'
  if (type === 'strict_object' && received === 'undefined') return 'is missing'
  return message
}
