import { win32 } from 'node:path'

export interface Program {
  readonly file: string
  readonly args: readonly string[]
}

/** What of the system decides how a process is started and ended. */
export interface System {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether there is a file at this absolute path. */
  hasFile(path: string): boolean
}

/**
 * The shell of a line, with the flags of `shell: bash` in a workflow. On Windows it is the one of Git: the
 * `bash` that the system finds first can be that of WSL, which sees neither the paths nor the variables of
 * the job.
 */
export function chooseShell(line: string, { platform, env, hasFile }: System): Program {
  const args = ['-eo', 'pipefail', '-c', line]
  if (platform !== 'win32') return { file: 'bash', args }
  const folders = [env.ProgramFiles, env.ProgramW6432].filter((folder) => folder !== undefined)
  const gitShell = folders.map((folder) => win32.join(folder, 'Git', 'bin', 'bash.exe')).find(hasFile)
  return { file: gitShell ?? 'bash', args }
}

/**
 * How the processes that a command has started are ended with it: by a signal to its process group, or on
 * Windows, which knows neither groups nor signals, by a program that ends the whole tree at once.
 */
export function chooseEnding(
  pid: number,
  signal: 'SIGTERM' | 'SIGKILL',
  platform: NodeJS.Platform,
): { readonly group: number; readonly signal: 'SIGTERM' | 'SIGKILL' } | Program {
  if (platform === 'win32') return { file: 'taskkill', args: ['/pid', String(pid), '/t', '/f'] }
  return { group: -pid, signal }
}

/** True where a command gets its own process group; on Windows that would open a window and is not needed. */
export function isOwnGroup(platform: NodeJS.Platform): boolean {
  return platform !== 'win32'
}
