import { readServiceConfig } from '#settings'
import { type ExitCode, type Problem, UsageError } from '../../errors.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { connectionFlags, readApiKey } from '../connection.ts'
import { toRawInputs } from '../input-flags.ts'
import type { SourceOptions } from '../mcp/sources.ts'
import { readRepositoryFlag, repositoryFlags } from '../repository.ts'
import type { TerminalIo } from '../terminal-io.ts'

const flags = {
  results: {
    placeholder: 'FILE',
    default: 'eval-gate-results.json',
    description: 'Results file that the tools answer from; a tool may name another one in this folder.',
  },
  history: {
    kind: 'values',
    placeholder: 'PATHS…',
    description: 'Runs of main: results files or baselines, or folders with a file or folder for each.',
  },
  ...repositoryFlags,
  'baseline-workflow': {
    placeholder: 'FILE',
    default: 'evals.yml',
    description: 'Workflow file that stores these baselines.',
  },
} as const

export const mcpCommand = defineCommand({
  usage: ['mcp [flags]'],
  about: [
    'An MCP server on stdin and stdout for coding agents: why_red, is_it_me, history, cheapest_rerun and draft_acceptance. It reads, and changes nothing.',
  ],
  groups: [
    { title: 'Where to look', flags },
    { title: 'Eval service', flags: connectionFlags },
  ],
  exitCodes: '0 the client has closed it, 2 usage error',
  run: runMcpCommand,
})

type McpFlag = keyof typeof flags | keyof typeof connectionFlags

/** Runs of main that are read. */
const runs = 20

async function runMcpCommand(args: ParsedArguments<McpFlag>, io: TerminalIo): Promise<ExitCode> {
  refuseProblems(findUnexpectedArguments(args.positionals))
  const [{ createSources }, { serveMcp }] = await Promise.all([
    import('../mcp/sources.ts'),
    import('../mcp/serve.ts'),
  ])
  await serveMcp(createSources(readSourceOptions(args, io), io), io)
  return 0
}

function readSourceOptions(args: ParsedArguments<McpFlag>, io: TerminalIo): SourceOptions {
  const problems: Problem[] = []
  const repository = readRepositoryFlag(args.text('repository'), io, problems)
  const service = readServiceConfig(
    {
      'base-url': io.env.EVAL_GATE_BASE_URL,
      'request-headers': io.env.EVAL_GATE_REQUEST_HEADERS,
      ...toRawInputs(args, ['base-url', 'header-prefix', 'request-headers']),
      'api-key': readApiKey(args, io) || undefined,
    },
    problems,
  )
  if (problems.length > 0) throw new UsageError(problems)
  return {
    results: args.text('results') ?? flags.results.default,
    history: args.texts('history'),
    branch: args.text('branch') ?? flags.branch.default,
    runs,
    repository: repository && {
      ...repository,
      workflow: args.text('baseline-workflow') ?? flags['baseline-workflow'].default,
    },
    service,
  }
}
