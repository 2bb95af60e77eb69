import { rmSync } from 'node:fs'
import type { Clock, Log, Platform, Repository, Step } from '../ports/platform.ts'
import { startTimer, systemClock } from './clock.ts'
import { createFiles } from './files.ts'
import { createLateRemote } from './github/remote/late-remote.ts'
import { createKnownSecrets } from './known-secrets.ts'
import { neutraliseLog } from './neutralise.ts'
import { createRunCommand } from './system/command.ts'
import { watchForCancel } from './system/signals.ts'
import { makeTemporaryFolder } from './system/temporary-folder.ts'
import { createTrackedFiles } from './system/tracked-files.ts'

export { systemClock } from './clock.ts'
export { createKnownSecrets } from './known-secrets.ts'
export { neutraliseLog } from './neutralise.ts'
export { onStopSignals } from './system/signals.ts'

interface Streams {
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean }
}

/** The platform of a shell: messages on stderr, nothing to comment on, no artifacts. */
export function createTerminalPlatform(options: {
  readonly streams: Streams
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly git?: { readonly commit?: string; readonly branch?: string }
  readonly clock?: Clock
  /** Gets the report of the job, once it is complete. */
  readonly showResult?: Step['showResult']
  readonly ownFiles?: Step['ownFiles']
}): Platform {
  const scratch = makeTemporaryFolder(options.env.TMPDIR)
  removeAtExit(scratch)
  const secrets = createKnownSecrets()
  const log = createTerminalLog(options.streams, { debug: options.env.EVAL_GATE_DEBUG === '1', secrets })
  const { clock = systemClock } = options
  return {
    runtime: { context: { provider: 'terminal', ...options.git }, log, clock },
    machine: {
      workspace: options.cwd,
      scratch,
      files: createFiles(options.cwd, scratch),
      runCommand: createRunCommand(secrets.isIn),
      listTracked: createTrackedFiles(),
      startTimer,
      watchForCancel,
    },
    step: {
      setOutput: () => {},
      saveState: () => {},
      readState: () => '',
      summaryRoomBytes: () => 0,
      writeSummary: () => {},
      annotate: () => {},
      showResult: options.showResult,
      ownFiles: options.ownFiles,
      hideSecrets: secrets.hide,
      foundCredentials: secrets.foundCredentials,
    },
    review: {},
    repository: { otherRepositories: openOtherRepositories(options.env, log, clock) },
    storage: {},
  }
}

/** A terminal reads only one thing from GitHub: the policies that a policy extends. */
function openOtherRepositories(
  { GITHUB_TOKEN: token, GITHUB_API_URL: apiUrl }: Readonly<Record<string, string | undefined>>,
  log: Log,
  clock: Clock,
): Repository['otherRepositories'] {
  if (!token) return undefined
  log.mask(token)
  return createLateRemote({ token, apiUrl, context: { provider: 'terminal' }, clock, log }).repository
    .otherRepositories
}

const temporaryFolders: string[] = []

function removeAtExit(folder: string): void {
  if (temporaryFolders.push(folder) > 1) return
  process.once('exit', () => {
    for (const temporaryFolder of temporaryFolders) rmSync(temporaryFolder, { recursive: true, force: true })
  })
}

/** A log on stderr, so that stdout carries the result alone. Masked values are replaced by `***`. */
export function createTerminalLog(
  streams: Streams,
  {
    debug,
    secrets = createKnownSecrets(),
  }: { readonly debug: boolean; readonly secrets?: ReturnType<typeof createKnownSecrets> },
): Log {
  const eraseLine = '\r\u001b[K'
  let hasProgress = false
  const writeLine = (prefix: string, message: string) => {
    const start = hasProgress ? eraseLine : ''
    hasProgress = false
    streams.stderr.write(`${start}${prefix}${neutraliseLog(secrets.hide(message))}\n`)
  }
  const showProgress = (text: string, share?: number) => {
    if (text === '' && !hasProgress) return
    hasProgress = text !== ''
    const bar = share === undefined || text === '' ? '' : `${drawBar(share)} `
    streams.stderr.write(`${eraseLine}${bar}${neutraliseLog(text)}`)
  }
  return {
    debug: (message) => {
      if (debug) writeLine('debug: ', message)
    },
    info: (message) => writeLine('', message),
    notice: (message) => writeLine('note: ', message),
    warning: (message) => writeLine('warning: ', message),
    error: (message) => writeLine('error: ', message),
    group: async (title, body) => {
      writeLine('', title)
      return body()
    },
    progress: streams.stderr.isTTY === true ? showProgress : undefined,
    mask: secrets.add,
  }
}

const barCells = 20

function drawBar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * barCells)
  return `[${'#'.repeat(full)}${'.'.repeat(barCells - full)}]`
}
