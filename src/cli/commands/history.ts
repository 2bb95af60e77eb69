import { resolve } from 'node:path'
import { createKnownSecrets } from '#github'
import { computeMeanInterval, computeWilsonInterval, createRuleLookup, listRunChanges } from '#verdict'
import { collectHistory, describeHistory, type HistorySources, renderHistory } from '#views'
import { type ExitCode, type Problem, UsageError } from '../../errors.ts'
import { quoteName, quoteNames } from '../../model/format.ts'
import { isInEffect } from '../../model/format-time.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import { readRepositoryFlag, repositoryFlags } from '../repository.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { createFileFlag, writeViewFile } from '../view-files.ts'

const policyNames = ['suite-name', 'policy'] as const

const flags = {
  runs: {
    kind: 'values',
    placeholder: 'PATHS…',
    description:
      'Runs of main: results files, baselines (gh run download) or reports, or folders with a file or folder for each.',
  },
  'pull-results': {
    kind: 'values',
    placeholder: 'PATHS…',
    description: 'Results files of pull requests, or folders with them.',
  },
  ...repositoryFlags,
  'baseline-workflow': {
    placeholder: 'FILE',
    default: 'evals.yml',
    description: 'Workflow file that stores the baselines.',
  },
  days: { placeholder: 'N', default: '95', description: 'How many days are read from the repository.' },
} as const

const output = 'eval-gate-history.html'

export const historyCommand = defineCommand({
  usage: ['history --runs PATHS… [--pull-results PATHS…] [flags]', 'history --repository OWNER/NAME [flags]'],
  about: [
    'Writes one HTML page about the months of a suite: pass rate, scores, latency and cost of main with what changed, the life of each case, and the record of the gate itself.',
    'It reads files, or the artifacts that the action keeps in a repository. The page loads nothing over the network.',
  ],
  groups: [
    { title: 'What to read', flags },
    { title: 'Suite', flags: createInputFlags(policyNames) },
    {
      title: 'Output',
      flags: { 'html-file': { ...createFileFlag('Where to write the page.'), default: output } },
    },
  ],
  exitCodes: '0 written, 2 usage error or nothing to read, 3 GitHub did not answer',
  run: runHistoryCommand,
})

type HistoryFlag = keyof typeof flags | 'html-file' | (typeof policyNames)[number]

async function runHistoryCommand(args: ParsedArguments<HistoryFlag>, io: TerminalIo): Promise<ExitCode> {
  const { sources, repositoryUrl } = await readSources(args, io)
  // The page is published.
  const facts = collectHistory(createKnownSecrets().hide(sources), {
    computePassInterval: computeWilsonInterval,
    computeMeanInterval,
    listRunChanges,
  })
  const file = args.text('html-file') ?? output
  writeViewFile('html-file', resolve(io.cwd, file), renderHistory(facts, repositoryUrl))
  io.stdout.write(`${[...describeHistory(facts), `Written to ${file}.`].join('\n')}\n`)
  return 0
}

async function readSources(
  args: ParsedArguments<HistoryFlag>,
  io: TerminalIo,
): Promise<{ readonly sources: HistorySources; readonly repositoryUrl: string | undefined }> {
  const problems: Problem[] = [...findUnexpectedArguments(args.positionals)]
  const paths = args.texts('runs')
  const named = args.text('repository') ?? (paths.length === 0 ? io.env.GITHUB_REPOSITORY : undefined)
  const repository = readRepositoryFlag(named, io, problems)
  const days = Number(args.text('days') ?? flags.days.default)
  if (!(Number.isInteger(days) && days > 0 && days <= 400))
    problems.push({ message: `--days must be a whole number from 1 to 400; got "${args.text('days')}"` })
  if (paths.length === 0 && named === undefined)
    problems.push({
      message: '--runs or --repository is required',
      advice: 'eval-gate history --runs runs/ --pull-results pulls/',
    })
  const givenName = args.text('suite-name')
  if (repository !== undefined && givenName === undefined)
    problems.push({ message: '--suite-name is required with --repository' })
  if (problems.length > 0) throw new UsageError(problems)
  const { policy } = await readConfigAndPolicy(args, policyNames, io)
  const { readMainFiles, readMeasurementFiles } = await import('../history/read-files.ts')
  const stored =
    repository === undefined || givenName === undefined
      ? undefined
      : await (await import('../history/read-repository.ts')).readRepositoryHistory(
          repository,
          {
            suiteName: givenName,
            branch: args.text('branch') ?? flags.branch.default,
            workflow: args.text('baseline-workflow') ?? flags['baseline-workflow'].default,
            days,
          },
          io,
        )
  const found = stored?.runs ?? (await readMainFiles(paths, io.cwd, policy))
  const suiteName = givenName ?? chooseSuite(found.map(({ info }) => info.suiteName))
  const runs = found.filter(({ info }) => info.suiteName === suiteName)
  if (runs.length === 0)
    throw new UsageError({
      message: `${paths.join(', ')} has no run of main${givenName === undefined ? '' : ` of ${quoteName(givenName)}`}`,
      advice: 'Fetch baselines of main with gh run download.',
    })
  const files = readMeasurementFiles(args.texts('pull-results'), io.cwd)
  const findRule = createRuleLookup(policy)
  const now = runs[0]?.info.createdAt ?? 0
  return {
    repositoryUrl: findRepositoryUrl(runs.map(({ info }) => info.url)),
    sources: {
      suiteName,
      runs,
      measurements: [
        ...(stored?.measurements ?? []),
        ...files.filter((measurement) => measurement.suiteName === suiteName),
      ],
      fates: stored?.fates ?? [],
      isQuarantined: (identity) => {
        const { quarantine } = findRule(identity, [])
        return quarantine !== undefined && isInEffect(quarantine, now)
      },
    },
  }
}

function chooseSuite(names: readonly string[]): string {
  const suites = [...new Set(names)]
  if (suites.length < 2) return suites[0] ?? ''
  throw new UsageError({
    message: `the runs are of several suites: ${quoteNames(suites)}`,
    advice: 'Name one with --suite-name.',
  })
}

/** The page of the repository, as the pages of its workflow runs tell it. */
function findRepositoryUrl(urls: readonly (string | undefined)[]): string | undefined {
  return urls
    .map((url) => /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/actions\/runs\/\d+/.exec(url ?? '')?.[1])
    .find((url) => url !== undefined)
}
