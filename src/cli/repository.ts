import { createLateRemote } from '#github'
import { type Problem, UsageError } from '../errors.ts'
import type { Log } from '../ports/platform.ts'
import type { ParsedArguments } from './arguments.ts'
import { createCommandLog } from './connection.ts'
import type { TerminalIo } from './terminal-io.ts'

/** Flags of commands that read a repository on GitHub. */
export const repositoryFlags = {
  repository: {
    placeholder: 'OWNER/NAME',
    description:
      'Repository on GitHub, read with the token in GITHUB_TOKEN (actions: read). In a workflow it is its own.',
  },
  branch: { placeholder: 'NAME', default: 'main', description: 'Branch that is main.' },
} as const

/** A repository, and the token that reads it. */
export interface NamedRepository {
  /** `owner/name`. */
  readonly name: string
  readonly token: string
}

/** The repository of this name with its token; undefined without a name. Problems are added to the list. */
export function readRepositoryFlag(
  name: string | undefined,
  { env }: TerminalIo,
  problems: Problem[],
): NamedRepository | undefined {
  if (name === undefined) return undefined
  const { GITHUB_TOKEN: token } = env
  if (!/^[\w.-]+\/[\w.-]+$/.test(name))
    problems.push({ message: `--repository must be OWNER/NAME; got "${name}"` })
  if (!token)
    problems.push({
      message: '--repository requires a token in GITHUB_TOKEN',
      advice: 'export GITHUB_TOKEN=$(gh auth token)',
    })
  if (token) return { name, token }
  return undefined
}

/** GitHub as the token of the repository sees it. */
export function openRepository(
  { name, token }: NamedRepository,
  { env, clock }: TerminalIo,
  log: Log,
  workflowPath?: string,
) {
  log.mask(token)
  const context = { provider: 'terminal', repository: name, ...(workflowPath && { workflowPath }) } as const
  const remote = createLateRemote({ token, apiUrl: env.GITHUB_API_URL, context, clock, log })
  return { ...remote, runtime: { context, clock, log } }
}

/** The repository of a command that needs one. @throws UsageError without it or its token */
export function requireRepository(args: ParsedArguments<keyof typeof repositoryFlags>, io: TerminalIo) {
  const problems: Problem[] = []
  const repository = readRepositoryFlag(args.text('repository') ?? io.env.GITHUB_REPOSITORY, io, problems)
  if (repository === undefined && problems.length === 0)
    problems.push({ message: '--repository is required', advice: 'Give it as OWNER/NAME.' })
  if (repository === undefined || problems.length > 0) throw new UsageError(problems)
  const log = createCommandLog(io)
  return {
    ...openRepository(repository, io, log),
    branch: args.text('branch') ?? repositoryFlags.branch.default,
  }
}
