import { neutraliseLog } from '#github'
import { loadServiceConfig } from '#settings'
import { type ExitCode, readErrorMessage, UsageError } from '../../errors.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { holdAnswer } from '../conformance/answers.ts'
import { type OpenApi, readDocument } from '../conformance/document.ts'
import { ruleSources } from '../conformance/expectations.ts'
import { launchRules } from '../conformance/launch-rules.ts'
import { type AnswerText, createProbe, type Probe } from '../conformance/probe.ts'
import { readRules } from '../conformance/read-rules.ts'
import { askAll, printTable } from '../conformance/table.ts'
import { writeRules } from '../conformance/write-rules.ts'
import { connectionFlags, readApiKey, readTextFile } from '../connection.ts'
import type { TerminalIo } from '../terminal-io.ts'

const flags = {
  project: {
    placeholder: 'ID',
    default: 'the first one that the key lists',
    description: 'Project to ask in.',
  },
  write: {
    kind: 'switch',
    description: 'Also check what writes. It leaves suites behind, so name a project that nobody uses.',
  },
  launch: { kind: 'switch', description: 'Also check what starts runs, which may cost. Includes --write.' },
  model: {
    placeholder: 'MODEL',
    default: 'anthropic/claude-haiku-4.5',
    description: 'Hosted model of the suites that --write creates.',
  },
  tool: { placeholder: 'NAME', default: 'echo', description: 'Tool without arguments that --launch calls.' },
  openapi: {
    placeholder: 'FILE',
    description: 'OpenAPI document (JSON) that each successful answer must match.',
  },
} as const

const keyFlags = {
  'api-key': connectionFlags['api-key'],
  'api-key-file': connectionFlags['api-key-file'],
} as const

export const conformanceCommand = defineCommand({
  usage: ['conformance BASE_URL [flags]'],
  about: [
    'Checks that a deployment of the eval service keeps the rules that Eval Gate relies on. By default it only reads.',
  ],
  groups: [
    { title: 'What to check', flags },
    { title: 'Connection', flags: keyFlags },
  ],
  exitCodes: '0 no rule is broken, 1 a rule is broken, 2 usage error',
  run: runConformanceCommand,
})

async function runConformanceCommand(
  args: ParsedArguments<keyof typeof flags | keyof typeof keyFlags>,
  io: TerminalIo,
): Promise<ExitCode> {
  const [url, ...excess] = args.positionals
  refuseProblems(findUnexpectedArguments(excess))
  if (url === undefined)
    throw new UsageError({
      message: 'no base URL given',
      advice: 'eval-gate conformance https://evals.example.com/api/v1',
    })
  const { baseUrl, apiKey } = loadServiceConfig({ 'base-url': url, 'api-key': readApiKey(args, io) })
  const operations = readOperations(args.text('openapi'), io)
  const problems: string[] = []
  const settings = {
    baseUrl,
    key: apiKey,
    model: args.text('model') ?? flags.model.default,
    tool: args.text('tool') ?? flags.tool.default,
    hold: operations && ((...answer: AnswerText) => problems.push(...holdAnswer(operations, ...answer))),
  }
  const projectId =
    args.text('project') ?? (await findFirstProject(createProbe({ ...settings, projectId: '' })))
  const probe = createProbe({ ...settings, projectId })
  const launches = args.isOn('launch')
  const lines = [
    ...(await askAll(readRules, probe)),
    ...(await askAll(launches || args.isOn('write') ? writeRules : [], probe)),
    ...(await askAll(launches ? launchRules : [], probe)),
  ]
  if (operations !== undefined) {
    const matches = async () => {
      if (problems.length > 0) throw new Error([...new Set(problems)].join('\n  '))
    }
    const rule = 'each successful answer matches the document'
    lines.push(...(await askAll([{ rule, source: 'the document', ask: matches }], probe)))
  }
  const table = printTable(`Rules of ${new URL(baseUrl).origin}`, lines, ruleSources)
  io.stdout.write(`${table.split('\n').map(neutraliseLog).join('\n')}\n`)
  return lines.some(({ outcome }) => outcome === 'broken') ? 1 : 0
}

/** The first project that the key lists. Without one, the rules are broken, and say so. */
async function findFirstProject(probe: Probe): Promise<string> {
  const { json } = await probe.ask('GET', '/projects')
  return String(json.items?.[0]?.id ?? 'default')
}

function readOperations(path: string | undefined, io: TerminalIo) {
  if (path === undefined) return undefined
  try {
    return readDocument(JSON.parse(readTextFile('--openapi', path, io.cwd)) as OpenApi).operations
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError({ where: '--openapi', message: `no OpenAPI document: ${readErrorMessage(error)}` })
  }
}
