import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import * as core from '@actions/core'
import { documents, readErrorMessage, UnwritableFile, UsageError } from '../../errors.ts'
import type { Annotation } from '../../ports/github.ts'
import type { Log, Platform, Step } from '../../ports/platform.ts'
import { hasInnerCheckout, readCheckedOutCommit } from '../checked-out.ts'
import { startTimer, systemClock } from '../clock.ts'
import { createFiles } from '../files.ts'
import { createKnownSecrets, type KnownSecrets } from '../known-secrets.ts'
import { neutraliseLog } from '../neutralise.ts'
import { createRunCommand, disableWorkflowCommands } from '../system/command.ts'
import { watchForCancel } from '../system/signals.ts'
import { makeTemporaryFolder } from '../system/temporary-folder.ts'
import { createTrackedFiles } from '../system/tracked-files.ts'
import { explainMissingStorage } from './artifacts/missing-storage.ts'
import { readContext } from './context.ts'
import { claimSuiteName } from './identity/suite-names.ts'
import { createLateRemote } from './remote/late-remote.ts'
import { createGitFiles } from './repository/git-files.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** GitHub shows at most this much of all summaries of a step. */
const summaryLimitBytes = 1024 * 1024

/** The log of a job. The runner hides registered secrets; base64 and other encodings are hidden here. */
function createLog({ add, hide }: KnownSecrets): Log {
  const cleanMessage = (message: string) => neutraliseLog(hide(message))
  return {
    debug: (message) => core.debug(cleanMessage(message)),
    info: (message) => core.info(cleanMessage(message)),
    // The toolkit escapes newlines and percent signs of commands itself.
    notice: (message) => core.notice(hide(message)),
    warning: (message) => core.warning(hide(message)),
    error: (message) => core.error(hide(message)),
    group: (title, body) => core.group(cleanMessage(title), body),
    mask: (secret) => {
      core.setSecret(secret)
      add(secret)
    },
  }
}

/**
 * The platform of a step on a GitHub runner, from the variables that the runner sets.
 *
 * @param job the contexts of the job as JSON, which no variable holds, and how long its artifacts are kept
 */
export function createGitHubPlatform(
  env: Environment,
  token: string | undefined,
  job: {
    readonly matrix?: string
    readonly strategy?: string
    readonly checkRunId?: string
    readonly retentionDays?: number
  } = {},
): Platform {
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd()
  if (statSync(workspace, { throwIfNoEntry: false })?.isDirectory() !== true) {
    const message = `the workspace of the job (GITHUB_WORKSPACE) is not a folder: ${workspace}`
    throw new UsageError({ message, advice: 'Run actions/checkout before this step.' })
  }
  const secrets = createKnownSecrets()
  const tokens = [token, env.ACTIONS_RUNTIME_TOKEN, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN]
  for (const secret of tokens) if (secret !== undefined) secrets.add(secret)
  const log = createLog(secrets)
  const clock = { ...systemClock }
  const event = readEvent(env.GITHUB_EVENT_PATH, log)
  if (env.GITHUB_EVENT_NAME === 'pull_request_target') log.warning(dangerOfTarget)
  const eventContext = readContext(env, event, readCheckedOutCommit(workspace), job)
  // The change may be in a folder of its own, next to the scripts of the base.
  const isInside = eventContext.otherCode !== undefined && hasInnerCheckout(workspace)
  const context = isInside ? { ...eventContext, otherCode: undefined } : eventContext
  const remote = createLateRemote({
    token,
    apiUrl: env.GITHUB_API_URL,
    context,
    clock,
    log,
    retentionDays: job.retentionDays,
  })
  // New for every step: it contains no files of earlier steps. The runner empties its folder when the job
  // ends.
  const { scratch, runnerTemp } = makeScratchFolder(env.RUNNER_TEMP)
  const noArtifacts = explainMissingStorage(env)
  const hasArtifacts = noArtifacts === undefined
  /** Outputs by name, as they are in the runner's file. */
  const outputs = new Map<string, string | number>()
  return {
    runtime: { context, log, clock },
    machine: {
      workspace,
      scratch,
      files: createFiles(workspace, scratch),
      runCommand: disableWorkflowCommands(
        createRunCommand(secrets.isIn),
        (text) => process.stdout.write(text),
        () => randomBytes(20).toString('hex'),
      ),
      listTracked: createTrackedFiles(),
      startTimer,
      watchForCancel,
    },
    step: {
      setOutput: (name, value) => {
        if (outputs.get(name) === value) return
        writeOrExplain('The file of the outputs (GITHUB_OUTPUT)', () => core.setOutput(name, value))
        outputs.set(name, value)
      },
      saveState: (name, value) => {
        try {
          core.saveState(name, value)
        } catch (error) {
          log.warning(`The post step will not know what this step left open: ${readErrorMessage(error)}`)
        }
      },
      readState: (name) => core.getState(name),
      ...createSummary(env.GITHUB_STEP_SUMMARY),
      annotate: writeAnnotations,
      claimSuiteName: (name) => claimSuiteName(name, context, runnerTemp),
      jobSteps: remote.jobSteps,
      hideSecrets: secrets.hide,
      foundCredentials: secrets.foundCredentials,
    },
    review: remote.review,
    repository: {
      ...remote.repository,
      repositoryFiles: remote.repository.repositoryFiles ?? createGitFiles(workspace),
    },
    storage: hasArtifacts
      ? remote.storage
      : { ...remote.storage, noArtifacts, readableFiles: undefined, artifacts: undefined },
  }
}

const dangerOfTarget = `pull_request_target runs with the secrets and a writing token of this repository. If this job runs code of the pull request, its author can take them: use \`pull_request\`, and ${documents}/recipes/fork-pull-requests.md for forks.`

function readEvent(path: string | undefined, log: Log): unknown {
  if (path === undefined) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    log.debug('The payload of the event could not be read; continuing without it.')
    return undefined
  }
}

/**
 * A new folder in that of the runner, which the runner empties; where that can't be written to, in the
 * system's.
 */
function makeScratchFolder(runnerTemp: string | undefined): {
  readonly scratch: string
  readonly runnerTemp: string | undefined
} {
  if (runnerTemp !== undefined) {
    try {
      return { scratch: makeTemporaryFolder(runnerTemp), runnerTemp }
    } catch {
      // It is missing, full or not ours: nothing there can be relied on.
    }
  }
  try {
    return { scratch: makeTemporaryFolder(), runnerTemp: undefined }
  } catch (error) {
    throw new UnwritableFile('The temporary folder', error, { isNamed: false })
  }
}

function writeOrExplain(fileDescription: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new UnwritableFile(fileDescription, error, { isNamed: false })
  }
}

interface SummaryPage {
  readonly summaryRoomBytes: Step['summaryRoomBytes']
  readonly writeSummary: Step['writeSummary']
}

/** GitHub refuses a summary over its limit as a whole; what others wrote in the same step counts too. */
function createSummary(path: string | undefined): SummaryPage {
  if (path === undefined || path === '') return { summaryRoomBytes: () => 0, writeSummary: () => {} }
  const otherBytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return {
    summaryRoomBytes: () => Math.max(0, summaryLimitBytes - otherBytes - 1),
    writeSummary: (markdown) =>
      writeOrExplain('The job summary (GITHUB_STEP_SUMMARY)', () => {
        if (otherBytes > 0) truncateSync(path, otherBytes)
        const flag = otherBytes > 0 ? 'a' : 'w'
        writeFileSync(path, `${markdown}\n`, { flag })
      }),
  }
}

function writeAnnotations(annotations: readonly Annotation[]): void {
  for (const { level, title, message, location } of annotations) {
    const write = { error: core.error, warning: core.warning, notice: core.notice }[level]
    write(message, {
      title,
      file: location?.file,
      startLine: location?.line,
      startColumn: location?.column,
    })
  }
}
