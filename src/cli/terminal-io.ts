import { execFileSync } from 'node:child_process'
import type { Clock } from '../ports/platform.ts'

/** The parts of the process that a command of the CLI uses. */
export interface TerminalIo {
  readonly stdin?: AsyncIterable<Uint8Array>
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** Colour and other terminal sequences are welcome on stdout. */
  readonly color: boolean
  /** Width of the terminal in characters, where there is one. */
  readonly columns?: number
  /** Asks a question that yes or no answers. Absent where nobody can answer. */
  readonly confirm?: (question: string) => Promise<boolean>
  /** Paces the calls of the service and their retries. */
  readonly clock: Clock
}

/** The output of a git command; undefined when it fails, for example outside of a repository. */
export function askGit(cwd: string, ...args: readonly string[]): string | undefined {
  try {
    const answer = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return answer.trim() || undefined
  } catch {
    return undefined
  }
}
