import { join } from 'node:path'
import * as v from 'valibot'
import { streamRunFile } from '#files'
import type { MeasureStep } from '#verdict'
import { parseJson } from '../../model/data.ts'
import { fileSchema } from '../../model/gate-report.ts'
import type { Run } from '../../model/run/run.ts'
import { makeListSchema, text } from '../../model/schema.ts'
import { answerFactsNames, formatAnswerName, isAnswerFile } from '../../paths/artifact-name.ts'
import type { Files } from '../../ports/files.ts'
import type { Answers } from './answers.ts'

const keys = v.array(text)
const side = v.picklist(['head', 'base'])
/** More than any budget pays for; each is read from the archive by itself. */
const mostCalls = 1_000
const stepSchema = v.object({
  kind: v.literal('measure'),
  cases: keys,
  iterations: v.number(),
  side: v.picklist(['head', 'both']),
  asksMean: v.boolean(),
})
const factsSchema = v.object({
  schema: v.literal('eval-gate-answers'),
  version: v.literal(1),
  /** Of the code, the suite and the command that were measured. */
  digest: text,
  calls: makeListSchema(
    v.object({ number: v.number(), side, evaluations: v.optional(v.number()) }),
    mostCalls,
  ),
  steps: v.array(stepSchema),
  files: v.array(fileSchema),
  given: makeListSchema(
    v.object({
      file: v.pipe(text, v.check(isAnswerFile)),
      number: v.number(),
      side,
      isWhole: v.boolean(),
      tookMs: v.number(),
      asked: keys,
      asksMean: v.optional(v.boolean()),
    }),
    mostCalls,
  ),
})

/** What kept answers are, without their runs, which are in files of their own. */
type AnswerFacts = Omit<v.InferOutput<typeof factsSchema>, 'steps'> & Pick<Answers, 'steps'>

/** Facts as they are written; undefined where they are cut off, or something else. */
export function parseFacts(written: string | undefined): AnswerFacts | undefined {
  const parsed = v.safeParse(factsSchema, parseJson(written ?? ''))
  if (!parsed.success) return undefined
  return { ...parsed.output, steps: parsed.output.steps as readonly MeasureStep[] }
}

const formatFacts = (digest: string, { given, ...others }: Answers) =>
  JSON.stringify({
    schema: 'eval-gate-answers',
    version: 1,
    digest,
    ...others,
    given: given.map(({ run, isPaid, ...answer }, index) => ({ ...answer, file: formatAnswerName(index) })),
  })

/** A folder to which answers are written as they come. */
interface AnswerFolder {
  /** Writes what it does not have yet. @throws errors of the file system */
  readonly save: (answers: Answers) => void
  /** Absolute paths of the files that the next attempt reads. */
  readonly paths: () => readonly string[]
}

/**
 * @param digest of the code, the suite and the command that are measured
 * @param prepare what is written of a run
 */
export function openAnswerFolder(
  folder: string,
  digest: string,
  prepare: (run: Run) => Run,
  files: Files,
): AnswerFolder {
  const [factsFile, factsBefore] = answerFactsNames
  const written = new Set<string>()
  let facts: string | undefined
  let names: readonly string[] = []
  const write = (name: string, content: string | Iterable<string>) =>
    files.writeOutput(join(folder, name), content)
  return {
    save: (answers) => {
      names = answers.given.map((_, index) => formatAnswerName(index))
      for (const [index, { run }] of answers.given.entries()) {
        const name = formatAnswerName(index)
        if (written.has(name)) continue
        write(name, streamRunFile(prepare(run)))
        written.add(name)
      }
      if (facts !== undefined) write(factsBefore, facts)
      facts = formatFacts(digest, answers)
      write(factsFile, facts)
    },
    paths: () => [factsFile, ...names].map((name) => join(folder, name)),
  }
}
