import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { neutraliseLog, removeWorkspaceFile, writeWorkspaceFile } from '#github'
import { type ExitCode, readErrorMessage, UsageError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { useForwardSlashes } from '../../paths/written.ts'
import { tools as knownTools } from '../../tools/index.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { formatDifference } from '../init/difference.ts'
import { chooseMeasured } from '../init/new-workflow.ts'
import { detectFileOrigin, type Proposal, type ProposedFile, proposeFiles } from '../init/propose.ts'
import { findRepositoryRoot, type Survey, surveyRepository } from '../init/survey.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { documents } from '../version.ts'

export const initCommand = defineCommand({
  usage: ['init [--yes]', 'init --check [--all-steps | --reports FILES…]', 'init --undo'],
  about: [
    'Looks at the repository and proposes a workflow. Shows the difference, and writes it when you agree. A workflow that already runs the tests is extended.',
    'With --check: plays the jobs of the workflow here, with every leg of a matrix and the job that judges them together, and runs your own commands beside them. Says where number of tests or exit code differ, which steps were not played, what the reports have for a verdict and what is missing; shows what a reviewer would read when one case breaks and when nothing changes, and checks the workflow.',
  ],
  groups: [
    {
      title: 'Flags',
      flags: {
        yes: {
          kind: 'switch',
          description:
            'Write without a question. Without a terminal, nothing is asked and nothing is written.',
        },
        check: { kind: 'switch', description: 'Try it here instead of writing anything.' },
        reports: {
          kind: 'values',
          placeholder: 'FILES…',
          description: 'With --check: read these reports instead of running the tests.',
        },
        'all-steps': {
          kind: 'switch',
          description:
            'With --check: in a checkout of its own, also run the other commands of these jobs, such as `npm ci`.',
        },
        ...createInputFlags(['policy']),
        undo: { kind: 'switch', description: 'Remove what init wrote, unless it was changed since.' },
      },
    },
  ],
  exitCodes:
    '0 proposed, written, removed or checked, 1 declined, 2 usage error, no tests were found, or the check found what prevents a verdict',
  run: runInitCommand,
})

type InitFlag = 'yes' | 'check' | 'reports' | 'all-steps' | 'policy' | 'undo'

async function runInitCommand(args: ParsedArguments<InitFlag>, io: TerminalIo): Promise<ExitCode> {
  refuseProblems(
    compact([
      ...findUnexpectedArguments(args.positionals),
      args.texts('reports').length > 0 &&
        !args.isOn('check') && {
          message: '--reports has no effect without --check',
          advice: 'eval-gate init --check --reports FILES',
        },
      args.isOn('all-steps') &&
        (!args.isOn('check') || args.texts('reports').length > 0) && {
          message: '--all-steps has an effect only with --check, and without --reports',
          advice: 'eval-gate init --check --all-steps',
        },
    ]),
  )
  if (args.isOn('undo')) return removeWrittenFiles(io)
  if (args.isOn('check')) {
    const { checkRepository } = await import('../check/check.ts')
    const { policy } = await readConfigAndPolicy(args, ['policy'], io)
    const runsAll = args.isOn('all-steps')
    return checkRepository({ reports: args.texts('reports'), format: policy.format, runsAll }, io)
  }
  const survey = surveyRepository(io.cwd)
  const { root } = survey
  const proposal = proposeFiles(survey, root)
  checkSurvey(survey, proposal)
  const differences = proposal.files.map(({ path, before, text }) =>
    neutraliseLines(formatDifference(path, before, text)),
  )
  io.stdout.write(`${describeProposal(survey, proposal)}\n\n${differences.join('\n\n')}\n`)
  if (proposal.files.length === 0) return 0
  const agreed = args.isOn('yes') || (await io.confirm?.('Write this?'))
  if (agreed === undefined) {
    io.stderr.write('Nothing was written. Run eval-gate init --yes to write this.\n')
    return 0
  }
  if (!agreed) {
    io.stderr.write('Nothing was written.\n')
    return 1
  }
  for (const file of proposal.files) writeProposedFile(file, root, io)
  io.stderr.write(
    'Next: eval-gate init --check tries it on this machine. Then commit; the first run on the default branch stores the baseline.\n',
  )
  return 0
}

const neutraliseLines = (text: string) => text.split('\n').map(neutraliseLog).join('\n')

/** @throws UsageError for a file that changed since it was read, or a folder that leads out of the repository */
function writeProposedFile({ path, before, text }: ProposedFile, root: string, io: TerminalIo): void {
  const place = join(root, path)
  const current = existsSync(place) ? readFileSync(place, 'utf8') : undefined
  if (current !== before)
    throw new UsageError({ message: `${path} was written by somebody else in the meantime` })
  attemptFileChange(`${path} can't be written`, () => writeWorkspaceFile(root, place, text))
  io.stderr.write(
    before === undefined ? `wrote ${path}\n` : `extended ${path} (git restore ${path} takes it back)\n`,
  )
}

function attemptFileChange(failure: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    throw new UsageError({ message: `${failure}: ${readErrorMessage(error)}` })
  }
}

/** @throws UsageError when there is nothing to propose. */
function checkSurvey({ usedIn, tools, unnamable }: Survey, { runs, remarks }: Proposal): void {
  if (usedIn !== undefined) {
    const advice = 'eval-gate init --check looks at that workflow.'
    throw new UsageError({ message: `${usedIn} already uses Eval Gate`, advice })
  }
  if (tools.length > 0 || runs.length > 0 || remarks.length > 0) return
  const [odd] = unnamable
  if (odd !== undefined) {
    const message = `the folder ${JSON.stringify(odd)} has tests, but a workflow can't safely contain its name`
    throw new UsageError({ message, advice: 'Rename it, or write the workflow by hand.' })
  }
  const names = compact(knownTools.map(({ name, signs }) => signs && name))
  const advice = `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are found by their files and dependencies. The page "How each tool writes its report" has the steps of others: ${documents}/tools.md`
  throw new UsageError({ message: 'no test runner or eval tool was found in this folder', advice })
}

function describeProposal(
  { tools, defaultBranch, workflows, unnamable, keepsArtifacts }: Survey,
  { remarks, runs }: Proposal,
): string {
  const toolLines = [...new Set(runs.map(({ tool, place }) => `  ${tool.name}: ${place}`))]
  const workflowNames = workflows.length === 0 ? 'none' : workflows.map(({ name }) => name).join(', ')
  // What a workflow runs already has what it needs there.
  const proposed = tools.filter(({ command }) => runs.some((run) => run.command === command))
  const secrets = [...new Set(proposed.flatMap((foundTool) => foundTool.secrets))]
  const evals = proposed.filter(({ tool }) => tool.kind === 'eval')
  const hasSecrets = secrets.length > 0
  const todo = compact([
    ...new Set(proposed.flatMap(({ advice }) => advice)),
    hasSecrets &&
      `Store ${secrets.join(', ')} as ${secrets.length === 1 ? 'a secret' : 'secrets'} of the repository (gh secret set NAME). Pull requests of forks get none: ${documents}/recipes/fork-pull-requests.md`,
    hasSecrets &&
      (chooseMeasured(evals, keepsArtifacts) === undefined
        ? 'A run asks the model five times for each case, and suspect cases ten times more. eval-gate init --check says what one run costs; a `budget` in .github/eval-gate.yml limits it.'
        : `A run asks the model once for each case, and again where that decides: five times at most, on each side. eval-gate init --check says what once costs; \`look-again-budget\` in .github/eval-gate.yml limits it: ${documents}/recipes/measure-until-certain.md`),
    evals.length > 0 &&
      !hasSecrets &&
      'No secret was found in the evals. If they call a provider, add its key to `env` of the step that runs them.',
    ...unnamable.map(
      (folder) => `${JSON.stringify(folder)} is left out: a workflow can't safely contain its name.`,
    ),
    ...remarks,
  ])
  const lines = ['Found', ...toolLines, `  default branch ${defaultBranch}`, `  workflows: ${workflowNames}`]
  if (todo.length === 0) return neutraliseLines(lines.join('\n'))
  return neutraliseLines(
    [...lines, '', 'To do', ...todo.map((text) => `  - ${text.replaceAll('\n', '\n    ')}`)].join('\n'),
  )
}

function removeWrittenFiles(io: TerminalIo): ExitCode {
  const root = findRepositoryRoot(io.cwd)
  const needed = compact(knownTools.map(({ needs }) => needs && `{,*/,*/*/}${needs.path}`))
  const written = globSync(['.github/workflows/*.{yml,yaml}', '.github/eval-gate*', ...needed], {
    cwd: root,
  })
    .map(useForwardSlashes)
    .sort()
    .map((path) => ({ path, origin: detectFileOrigin(readFileSync(join(root, path), 'utf8')) }))
    .filter(({ origin }) => origin !== 'foreign')
  for (const { path, origin } of written) {
    if (origin !== 'ours') {
      io.stderr.write(`${path} was changed since init wrote it, and is kept\n`)
      continue
    }
    attemptFileChange(`${path} can't be removed`, () => removeWorkspaceFile(root, join(root, path)))
    io.stderr.write(`removed ${path}\n`)
  }
  if (written.length === 0)
    io.stderr.write('Nothing here was written by init. A workflow that it extended is taken back with git.\n')
  return 0
}
