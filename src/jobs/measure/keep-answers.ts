import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { readResults, streamRunFile } from '#files'
import { fetchFile, storeDocuments } from '#github'
import type { MeasureStep } from '#verdict'
import { readErrorMessage } from '../../errors.ts'
import { parseJson } from '../../model/data.ts'
import { fileSchema } from '../../model/gate-report.ts'
import { text } from '../../model/schema.ts'
import { removeRunOutputs } from '../../model/without-outputs.ts'
import { formatArtifactName } from '../../paths/artifact-name.ts'
import type { Job } from '../job.ts'
import { quietGit } from '../report/again/base-checkout.ts'
import { type Answers, noAnswers } from './answers.ts'

const factsFile = 'eval-gate-answers.json'
const maxBytes = 256 * 1024 * 1024

const keys = v.array(text)
const stepSchema = v.object({
  kind: v.literal('measure'),
  cases: v.union([v.literal('all'), keys]),
  iterations: v.number(),
  side: v.picklist(['head', 'both']),
  because: v.picklist(['once', 'suspects', 'cases', 'mean', 'control']),
  asksMean: v.boolean(),
})
const factsSchema = v.object({
  schema: v.literal('eval-gate-answers'),
  version: v.literal(1),
  /** Of the code, the suite and the command that were measured. */
  digest: text,
  steps: v.array(stepSchema),
  files: v.array(fileSchema),
  given: v.array(
    v.object({
      file: text,
      number: v.number(),
      side: v.picklist(['head', 'base']),
      isWhole: v.boolean(),
      asked: keys,
      asksMean: v.optional(v.boolean()),
    }),
  ),
})

/** Where answers wait for the next attempt, so that none is paid twice. */
export interface AnswerStore {
  /** Those of an earlier attempt of the same code. Never throws. */
  readonly load: () => Promise<Answers>
  /** Never throws. @returns where they are, as a sentence for people; undefined: nowhere */
  readonly keep: (answers: Answers) => Promise<string | undefined>
  /** The verdict is certain: the next measurement is a new one. Never throws. */
  readonly clear: () => Promise<undefined>
}

/** Documents by their names, wherever they are. */
interface Documents {
  read(name: string): Promise<string | undefined>
  /** @returns where they are, as a sentence */
  write(documents: Readonly<Record<string, string | Iterable<string>>>): Promise<string>
}

/**
 * The store of a suite: on GitHub an artifact of the run, of which only a further attempt of that run makes use; in a
 * terminal a folder.
 */
export function createAnswerStore(job: Job, folder: string | undefined): AnswerStore {
  const { config, platform, policy } = job
  const { log } = platform.runtime
  const documents = folder === undefined ? openArtifact(job) : openFolder(folder, job)
  const digestCode = async () => {
    const code = await readCode(job)
    if (code === '') return undefined
    const parts = [config.suiteName, config.measure, code]
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  }
  let isKept = false
  return {
    async load() {
      try {
        const written = await documents?.read(factsFile)
        if (written === undefined) return noAnswers
        isKept = true
        const facts = v.parse(factsSchema, parseJson(written))
        if (facts.given.length === 0) return noAnswers
        if (facts.digest !== (await digestCode())) {
          log.info(
            'The answers of an earlier attempt are of other code or another command, so they do not count.',
          )
          return noAnswers
        }
        const given = await Promise.all(
          facts.given.map(async ({ file, ...answer }) => ({
            ...answer,
            isPaid: true,
            run: readResults((await documents?.read(file)) ?? '', file),
          })),
        )
        return { ...facts, steps: facts.steps as readonly MeasureStep[], given }
      } catch (error) {
        log.warning(`The answers of an earlier attempt could not be read: ${readErrorMessage(error)}`)
        return noAnswers
      }
    },
    async keep({ given, steps, files }) {
      try {
        const digest = await digestCode()
        if (documents === undefined || digest === undefined || given.length === 0) return undefined
        const named = given.map((answer, index) => ({
          ...answer,
          file: `eval-gate-answer-${index + 1}.json`,
        }))
        const facts = {
          schema: 'eval-gate-answers',
          version: 1,
          digest,
          steps,
          files,
          given: named.map(({ run, isPaid, ...answer }) => answer),
        }
        const written: Record<string, string | Iterable<string>> = { [factsFile]: JSON.stringify(facts) }
        for (const { file, run } of named)
          written[file] = streamRunFile(policy.showOutputs === 'off' ? removeRunOutputs(run) : run)
        return await documents.write(written)
      } catch (error) {
        log.warning(asSentence(error))
        return undefined
      }
    },
    async clear() {
      if (!isKept) return undefined
      const facts = { schema: 'eval-gate-answers', version: 1, digest: '', steps: [], files: [], given: [] }
      try {
        await documents?.write({ [factsFile]: JSON.stringify(facts) })
      } catch (error) {
        log.warning(asSentence(error))
      }
      return undefined
    },
  }
}

const asSentence = (error: unknown) => `The answers could not be kept: ${readErrorMessage(error)}`

function openArtifact({ config, platform }: Job): Documents | undefined {
  const { artifacts } = platform.storage
  const { attempt = 1 } = platform.runtime.context
  if (artifacts === undefined) return undefined
  const name = formatArtifactName('answers', config.suiteName)
  return {
    async read(fileName) {
      const artifact = attempt <= 1 ? undefined : await artifacts.findInThisRun(name)
      if (artifact === undefined || artifact.isExpired) return undefined
      return Buffer.from(await fetchFile(artifact, { fileName, maxBytes }, artifacts)).toString('utf8')
    },
    async write(documents) {
      await storeDocuments(name, documents, { artifacts, files: platform.machine.files })
      return 'The answers so far are kept: run the job again, and it goes on from them.'
    },
  }
}

function openFolder(folder: string, { platform }: Job): Documents {
  const { files } = platform.machine
  return {
    async read(name) {
      const isThere = (() => {
        try {
          return files.list(folder).includes(name)
        } catch {
          return false
        }
      })()
      return isThere ? files.readText(join(folder, name)) : undefined
    },
    async write(documents) {
      for (const [name, content] of Object.entries({ '.gitignore': '*\n', ...documents }))
        files.writeOutput(join(folder, name), content)
      return `The answers so far are in ${folder}: run the command again, and it goes on from them.`
    },
  }
}

/** The code in the workspace: of a job its commit, in a terminal with all that is not committed. Empty: git does not know. */
async function readCode({ platform: { machine, runtime } }: Job): Promise<string> {
  const path = machine.files.writeScratch('measured-code', '')
  const command =
    runtime.context.provider === 'github_actions'
      ? `${quietGit} rev-parse HEAD > "$OUT"`
      : `cp "$(git rev-parse --git-path index)" "$OUT.index" && export GIT_INDEX_FILE="$OUT.index" && ${quietGit} add --all && ${quietGit} write-tree > "$OUT"`
  await machine.runCommand(`{ ${command}; } 2>/dev/null`, {
    cwd: machine.workspace,
    env: { OUT: path },
    allowed: [],
    timeoutMs: 60_000,
  })
  return machine.files.readText(path).trim()
}
