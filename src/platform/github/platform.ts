import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import type { Annotation } from '../../ports/github.ts'
import type { Log, Platform } from '../../ports/platform.ts'
import { readCheckedOut } from '../checked-out.ts'
import { systemClock } from '../clock.ts'
import { runCommand, withoutWorkflowCommands } from '../command.ts'
import { createFiles } from '../files.ts'
import { createKnownSecrets, type KnownSecrets } from '../known-secrets.ts'
import { neutraliseLog } from '../neutralise.ts'
import { watchForCancel } from '../signals.ts'
import { createArtifacts } from './artifacts/artifacts.ts'
import { createForeignArtifacts } from './artifacts/foreign.ts'
import { explainMissingStorage } from './artifacts/missing-storage.ts'
import { createReadableFiles } from './artifacts/readable-files.ts'
import { createToolkit } from './artifacts/toolkit.ts'
import { createChecks } from './checks.ts'
import { createCommits } from './commits.ts'
import { readContext } from './context.ts'
import { claimSuiteName } from './identity/suite-names.ts'
import { writerOf } from './identity/writer.ts'
import { createPullRequests, openPullRequest } from './pull-requests.ts'
import { createGitFiles, createRepositoryFiles } from './repository-files.ts'
import { createRest } from './rest.ts'
import { createIssues } from './sticky/issues.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** GitHub shows at most this much of all summaries of a step. */
const summaryLimitBytes = 1024 * 1024

/** The log of a job. The runner hides registered secrets; base64 and other encodings are hidden here. */
function createLog({ add, hide }: KnownSecrets): Log {
  const clean = (message: string) => neutraliseLog(hide(message))
  return {
    debug: (message) => core.debug(clean(message)),
    info: (message) => core.info(clean(message)),
    // The toolkit escapes newlines and percent signs of commands itself.
    notice: (message) => core.notice(hide(message)),
    warning: (message) => core.warning(hide(message)),
    error: (message) => core.error(hide(message)),
    group: (title, body) => core.group(clean(title), body),
    mask: (secret) => {
      core.setSecret(secret)
      add(secret)
    },
  }
}

/**
 * The platform of a step on a GitHub runner, from the variables that the runner sets.
 *
 * @param matrix the matrix context of the job as JSON, which no variable holds
 */
export function createGitHubPlatform(env: Environment, token: string | undefined, matrix: string): Platform {
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd()
  const secrets = createKnownSecrets()
  const tokens = [token, env.ACTIONS_RUNTIME_TOKEN, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN]
  for (const secret of tokens) if (secret !== undefined) secrets.add(secret)
  const log = createLog(secrets)
  const context = readContext(env, readEvent(env.GITHUB_EVENT_PATH, log), readCheckedOut(workspace), matrix)
  const rest = token === undefined ? undefined : createRest(token, env.GITHUB_API_URL, systemClock, log)
  const { pullRequest } = context
  const [owner = '', repo = ''] = (context.repository ?? '').split('/')
  const writer = writerOf(context)
  // New for every step: it contains no files of earlier steps. The runner empties its folder when the job ends.
  const scratch = mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), 'eval-gate-'))
  const noArtifacts = explainMissingStorage(env)
  const hasArtifacts = noArtifacts === undefined
  const toolkit = createToolkit()
  return {
    context,
    log,
    clock: systemClock,
    runCommand: withoutWorkflowCommands(
      runCommand,
      (text) => process.stdout.write(text),
      () => randomBytes(20).toString('hex'),
    ),
    watchForCancel,
    workspace,
    scratch,
    files: createFiles(workspace, scratch),
    hideSecrets: secrets.hide,
    setOutput: (name, value) => core.setOutput(name, value),
    saveState: (name, value) => core.saveState(name, value),
    readState: (name) => core.getState(name),
    summaryRoomBytes: () => summaryRoom(env.GITHUB_STEP_SUMMARY),
    writeSummary: (markdown) => {
      if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${markdown}\n`)
    },
    annotate,
    noArtifacts,
    claimSuiteName: (name) => claimSuiteName(name, context, env.RUNNER_TEMP),
    ...(rest &&
      pullRequest &&
      openPullRequest(rest, { owner, repo }, pullRequest.number, writer, systemClock, log)),
    checks: rest && createChecks(rest, { owner, repo }),
    pullRequests: rest && createPullRequests(rest, { owner, repo }, writer, systemClock, log),
    foreignArtifacts: rest && createForeignArtifacts(rest, { owner, repo }),
    issues: rest && createIssues(rest, { owner, repo }, context),
    commits: rest && createCommits(rest, { owner, repo }),
    repositoryFiles: rest ? createRepositoryFiles(rest, { owner, repo }) : createGitFiles(workspace),
    readableFiles: hasArtifacts ? createReadableFiles(toolkit, context) : undefined,
    artifacts: hasArtifacts ? createArtifacts(rest, toolkit, { owner, repo }, context) : undefined,
  }
}

function readEvent(path: string | undefined, log: Log): unknown {
  if (path === undefined) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    log.debug('The payload of the event could not be read; continuing without it.')
    return undefined
  }
}

/** GitHub refuses a summary over its limit as a whole; earlier writers of the same step count too. */
function summaryRoom(path: string | undefined): number {
  if (path === undefined || path === '') return 0
  const present = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return Math.max(0, summaryLimitBytes - present - 1)
}

function annotate(annotations: readonly Annotation[]): void {
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
