import * as v from 'valibot'
import { ArtifactError } from '../errors.ts'
import type { Run } from '../model/run.ts'
import { type RunJson, resultsSchemaName, runFromJson, runJsonVersion } from '../model/run-json.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.string()
const number = v.number()

const spread = v.object({ count, sum: number, sumOfSquares: number, min: number, max: number })
const location = v.object({ file: text, line: v.optional(number), column: v.optional(number) })
const outcome = v.picklist(['passed', 'failed', 'errored', 'skipped'])

const score = v.object({
  count,
  sum: number,
  values: v.array(number),
  undecided: count,
  threshold: v.optional(number),
})

const evidence = v.looseObject({
  outcome,
  ordinal: count,
  message: v.optional(text),
  detail: v.optional(text),
  location: v.optional(location),
})

const tally = v.object({
  identity: v.object({
    id: v.optional(text),
    file: v.optional(text),
    suite: v.array(text),
    name: text,
    variant: v.optional(text),
  }),
  scope: v.optional(v.literal('suite')),
  passed: count,
  failed: count,
  errored: count,
  skipped: count,
  lost: count,
  flaky: count,
  location: v.optional(location),
  durationMs: v.optional(spread),
  latencyMs: v.optional(spread),
  tokens: v.optional(spread),
  costUsd: v.optional(spread),
  scores: v.optional(v.array(v.tuple([text, score]))),
  model: v.optional(text),
  provider: v.optional(text),
  evidence: v.optional(v.array(evidence)),
})

const runSchema = v.object({
  info: v.object({
    id: text,
    suiteName: text,
    createdAt: number,
    commit: v.optional(text),
    branch: v.optional(text),
    attempt: v.optional(number),
    workflow: v.optional(text),
    url: v.optional(text),
  }),
  cases: v.array(tally),
})

/** True when the text is one of our results files (of any version), by its first kilobyte. */
export function looksLikeResults(head: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"schema"\\s*:\\s*"${resultsSchemaName}"`).test(head)
}

/**
 * Reads the run out of a results file.
 * @throws ArtifactError when it is of another version, or damaged.
 */
export function readResults(content: string, name: string): Run {
  const file = parseJson(content, name)
  const version = file.version
  if (file.schema !== resultsSchemaName || typeof version !== 'number') {
    throw new ArtifactError(`${name} is not a results file of Eval Gate.`, [
      'Give the file that the output `results-file` names, or the report files themselves.',
    ])
  }
  if (version !== runJsonVersion) {
    const newer = version > runJsonVersion
    throw new ArtifactError(
      `${name} has version ${version} of the results format; this release reads version ${runJsonVersion}.`,
      [
        newer
          ? 'It was written by a newer release: use the same release on both branches.'
          : 'It was written by an older release: the next run on the base branch writes a new one.',
      ],
    )
  }
  const parsed = v.safeParse(runSchema, file.run)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new ArtifactError(`${name} is damaged at run.${v.getDotPath(issue) ?? ''}: ${issue.message}`, [
      'Let a run on the base branch write a new one.',
    ])
  }
  return runFromJson(parsed.output as unknown as RunJson)
}

function parseJson(content: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch (error) {
    throw new ArtifactError(`${name} is not readable as JSON.`, ['It may be cut off.'], error)
  }
  throw new ArtifactError(`${name} is not a results file of Eval Gate.`, [])
}
