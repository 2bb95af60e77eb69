import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readResults } from '#files'
import { readErrorMessage } from '../../errors.ts'
import type { Run } from '../../model/run/run.ts'
import { removeRunOutputs } from '../../model/without-outputs.ts'
import { answerFactsNames, formatArtifactName } from '../../paths/artifact-name.ts'
import type { Job } from '../job.ts'
import { answersName } from '../open-work.ts'
import { quietGit } from '../report/again/base-checkout.ts'
import { type Answers, noAnswers } from './answers.ts'
import { openAnswerFolder, parseFacts } from './answers-file.ts'

const maxBytes = 256 * 1024 * 1024

/** Where answers wait for the next attempt, so that none is paid twice. */
export interface AnswerStore {
  /** Those of an earlier attempt of the same code. Never throws. */
  readonly load: () => Promise<Answers>
  /** Has them on disk, should this process be killed. Never throws. */
  readonly save: (answers: Answers) => void
  /** Never throws. @returns where they are, as a sentence for people; undefined: nowhere */
  readonly keep: (answers: Answers) => Promise<string | undefined>
  /** The verdict is certain: the next measurement is a new one. Never throws. */
  readonly clear: () => Promise<undefined>
}

/** The place of the answers, outside of this process. */
interface Place {
  /** Absolute path of the folder to which they are written as they come. */
  readonly folder: string
  /** A file of those of an earlier attempt. */
  read(name: string): Promise<string | undefined>
  /** There will be something in the folder. */
  begin(): void
  /** Takes the files of the folder where the next attempt finds them. @returns where that is, as a sentence */
  keep(paths: readonly string[]): Promise<string>
  /** The files of the folder say that there is nothing to go on from. */
  clear(paths: readonly string[]): Promise<void>
}

const nowhere: AnswerStore = {
  load: async () => noAnswers,
  save: () => {},
  keep: async () => undefined,
  clear: async () => undefined,
}

/**
 * The store of a suite: on GitHub an artifact of the run, of which only a further attempt of that run makes use; in a
 * terminal a folder. Each answer is on disk before the next one is asked for, and the post step stores what is there.
 */
export async function createAnswerStore(job: Job, folder: string | undefined): Promise<AnswerStore> {
  const { platform, policy } = job
  const { files } = platform.machine
  const { log } = platform.runtime
  const digest = await digestMeasured(job)
  const place = folder === undefined ? openArtifact(job) : openFolder(folder, job)
  if (digest === undefined || place === undefined) return nowhere
  const prepare = policy.showOutputs === 'off' ? removeRunOutputs : (run: Run) => run
  const kept = openAnswerFolder(place.folder, digest, prepare, files)
  let isKept = false
  const warn = (error: unknown) => {
    log.warning(`The answers could not be kept: ${readErrorMessage(error)}`)
    return undefined
  }
  return {
    async load() {
      try {
        const written = await Promise.all(answerFactsNames.map((name) => place.read(name)))
        if (written.every((text) => text === undefined)) return noAnswers
        isKept = true
        const facts = written.map(parseFacts).find((parsed) => parsed !== undefined)
        if (facts === undefined) throw new Error('they are damaged')
        if (facts.calls.length === 0) return noAnswers
        if (facts.digest !== digest) {
          log.info(
            'The answers of an earlier attempt are of other code or another command, so they do not count.',
          )
          return noAnswers
        }
        const given = await Promise.all(
          facts.given.map(async ({ file, ...answer }) => ({
            ...answer,
            isPaid: true,
            run: readResults((await place.read(file)) ?? '', file),
          })),
        )
        return { ...facts, given }
      } catch (error) {
        log.warning(`The answers of an earlier attempt could not be read: ${readErrorMessage(error)}`)
        return noAnswers
      }
    },
    save(answers) {
      try {
        kept.save(answers)
        place.begin()
        isKept = true
      } catch (error) {
        warn(error)
      }
    },
    async keep(answers) {
      if (answers.calls.length === 0) return undefined
      try {
        kept.save(answers)
        const where = await place.keep(kept.paths())
        return answers.given.length === 0 ? undefined : where
      } catch (error) {
        return warn(error)
      }
    },
    async clear() {
      if (!isKept) return undefined
      try {
        kept.save(noAnswers)
        await place.clear(kept.paths())
      } catch (error) {
        warn(error)
      }
      return undefined
    },
  }
}

function openArtifact({ config, platform }: Job): Place | undefined {
  const { storage, machine, step, runtime } = platform
  const { artifacts } = storage
  const { attempt = 1 } = runtime.context
  if (artifacts === undefined) return undefined
  const name = formatArtifactName('answers', config.suiteName)
  let isStored = false
  let hasBegun = false
  const folder = machine.files.emptyScratchFolder('answers')
  return {
    folder,
    async read(fileName) {
      const artifact = attempt <= 1 ? undefined : await artifacts.findInThisRun(name)
      if (artifact === undefined || artifact.isExpired) return undefined
      isStored = true
      const content = (await artifacts.read(artifact, { files: [fileName], maxBytes })).get(fileName)
      return content && Buffer.from(content).toString('utf8')
    },
    begin() {
      if (!hasBegun) step.saveState(answersName, folder)
      hasBegun = true
    },
    async keep(paths) {
      await artifacts.save(name, paths)
      step.saveState(answersName, '')
      return 'The answers so far are kept: run the job again, and it goes on from them.'
    },
    async clear(paths) {
      step.saveState(answersName, '')
      if (isStored) await artifacts.save(name, paths)
    },
  }
}

function openFolder(folder: string, { platform }: Job): Place {
  const { files } = platform.machine
  const isThere = (name: string) => {
    try {
      return files.list(folder).includes(name)
    } catch {
      return false
    }
  }
  return {
    folder,
    read: async (name) => (isThere(name) ? files.readText(join(folder, name)) : undefined),
    begin: () => files.writeOutput(join(folder, '.gitignore'), '*\n'),
    keep: async () => `The answers so far are in ${folder}: run the command again, and it goes on from them.`,
    clear: async () => {},
  }
}

/** A digest of the suite, the command and the code that it measures; undefined: git does not know the code. */
async function digestMeasured(job: Job): Promise<string | undefined> {
  const { suiteName, measure } = job.config
  const code = await readCode(job)
  if (code === '') return undefined
  return createHash('sha256')
    .update(JSON.stringify([suiteName, measure, code]))
    .digest('hex')
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
