import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../../errors.ts'
import { neutraliseLog } from '../../platform/neutralise.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, refuseProblems, unexpected } from '../command.ts'
import { originOf, type ProposedFile, proposeFiles } from '../init/propose.ts'
import { type Survey, surveyRepository } from '../init/survey.ts'
import type { TerminalIo } from '../terminal-io.ts'

/** `eval-gate init`. */
export const initCommand = defineCommand({
  usage: ['init [--yes]', 'init --undo'],
  about: [
    'Looks at the repository and proposes a workflow and a policy file. Shows both, and writes them when you agree. No existing file is changed.',
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
        undo: { kind: 'switch', description: 'Remove what init wrote, unless it was changed since.' },
      },
    },
  ],
  exitCodes: '0 proposed, written or removed, 1 declined, 2 usage error, or no tests were found',
  run: initialize,
})

async function initialize(args: ParsedArguments<'yes' | 'undo'>, io: TerminalIo): Promise<number> {
  refuseProblems(unexpected(args.positionals))
  if (args.isOn('undo')) return undo(io)
  const survey = surveyRepository(io.cwd)
  checkSurvey(survey)
  const files = proposeFiles(survey)
  io.stdout.write(`${describe(survey)}\n\n${files.map(asDifference).join('\n')}\n`)
  const agreed = args.isOn('yes') || (await io.confirm?.('Write these files?'))
  if (agreed === undefined) {
    io.stderr.write('Nothing was written. Run eval-gate init --yes to write these files.\n')
    return 0
  }
  if (!agreed) return 1
  for (const { path, text } of files) {
    mkdirSync(dirname(join(io.cwd, path)), { recursive: true })
    // Never over a file, or through a link, that appeared in the meantime.
    writeFileSync(join(io.cwd, path), text, { flag: 'wx' })
    io.stderr.write(`wrote ${path}\n`)
  }
  io.stderr.write(
    'Commit them. The first run on the default branch stores the baseline. To undo: eval-gate init --undo\n',
  )
  return 0
}

/** @throws UsageError when there is nothing to propose. */
function checkSurvey({ usedIn, tools }: Survey): void {
  if (usedIn !== undefined) {
    const advice = 'docs/ci-setups.md shows more setups.'
    throw new UsageError([{ message: `${usedIn} already uses Eval Gate`, advice }])
  }
  if (tools.length > 0) return
  const advice =
    'Vitest, Jest, Mocha, Playwright, promptfoo, pytest, Go, Maven and Gradle are found by their files. docs/formats.md lists the commands of other tools.'
  throw new UsageError([{ message: 'no test runner or eval tool was found in this folder', advice }])
}

function describe({ tools, defaultBranch, workflows }: Survey): string {
  const found = tools.map(({ name, folder }) => `  ${name}${folder === '.' ? '' : ` in ${folder}`}`)
  const others = workflows.length === 0 ? 'none' : workflows.join(', ')
  return neutraliseLog(
    ['Found', ...found, `  default branch ${defaultBranch}`, `  workflows: ${others}`].join('\n'),
  )
}

/** As git shows a new file. */
function asDifference({ path, text }: ProposedFile): string {
  const lines = text.trimEnd().split('\n')
  return [`--- /dev/null`, `+++ ${path}`, ...lines.map((line) => `+${neutraliseLog(line)}`)].join('\n')
}

function undo(io: TerminalIo): number {
  const { workflows } = surveyRepository(io.cwd)
  const paths = [...workflows.map((name) => `.github/workflows/${name}`), '.github/eval-gate.yml']
  const written = paths
    .filter((path) => existsSync(join(io.cwd, path)))
    .map((path) => ({ path, origin: originOf(readFileSync(join(io.cwd, path), 'utf8')) }))
    .filter(({ origin }) => origin !== 'foreign')
  for (const { path, origin } of written) {
    if (origin === 'ours') rmSync(join(io.cwd, path))
    io.stderr.write(
      origin === 'ours' ? `removed ${path}\n` : `${path} was changed since init wrote it, and is kept\n`,
    )
  }
  if (written.length === 0) io.stderr.write('There is nothing that init wrote.\n')
  return 0
}
