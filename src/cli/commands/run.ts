import { createTerminalPlatform } from '#github'
import { runJob } from '#job'
import { collectInputSecrets, type InputName, loadConfig, type RawInputs } from '#settings'
import { buildView, renderText } from '#views'
import { documents, type ExitCode } from '../../errors.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand } from '../command.ts'
import { connectionFlags, readApiKey } from '../connection.ts'
import { groupTerminalFlags, terminalInputs, toRawInputs } from '../input-flags.ts'
import { askGit, type TerminalIo } from '../terminal-io.ts'
import { listViewFiles, viewFlags, writeViewFiles } from '../view-files.ts'

/** Views that this command writes; the job writes those that are inputs. */
const ownViews = ['comment-file', 'summary-file', 'html-file'] as const

export const runCommand = defineCommand({
  usage: ['run FILES… [flags]', 'run --hosted FILE|YAML [flags]'],
  about: [
    `Runs the action's job from a terminal: read, upload, compare, decide. The flags have the names of the action's inputs: ${documents}/inputs.md`,
  ],
  groups: [...groupTerminalFlags(connectionFlags), { title: 'Files', flags: viewFlags }],
  exitCodes:
    '0 passed, 1 failed, 2 usage error or unreadable reports, 3 inconclusive or infrastructure failure, 4 not measured',
  run: runFromTerminal,
})

async function runFromTerminal(
  args: ParsedArguments<InputName | 'api-key-file' | keyof typeof viewFlags>,
  io: TerminalIo,
): Promise<ExitCode> {
  const flags = toRawInputs(args, terminalInputs)
  const reports = [...args.texts('reports'), ...args.positionals]
  const raw: RawInputs = {
    'base-url': io.env.EVAL_GATE_BASE_URL,
    'request-headers': io.env.EVAL_GATE_REQUEST_HEADERS,
    ...flags,
    'api-key': readApiKey(args, io),
    ...(reports.length > 0 && { reports: reports.join('\n') }),
  }
  const platform = createTerminalPlatform({
    streams: io,
    cwd: io.cwd,
    env: io.env,
    git: {
      commit: askGit(io.cwd, 'rev-parse', 'HEAD'),
      branch: askGit(io.cwd, 'symbolic-ref', '--short', 'HEAD'),
    },
    clock: io.clock,
    ownFiles: listViewFiles(args, ownViews),
    showResult: async (report) => {
      const view = buildView(report)
      io.stdout.write(`${renderText(view, io)}\n`)
      await writeViewFiles(args, ownViews, view, io.cwd)
    },
  })
  for (const secret of collectInputSecrets(raw)) platform.runtime.log.mask(secret)
  return runJob(await loadConfig(raw, platform.runtime.context, io.cwd), platform)
}
