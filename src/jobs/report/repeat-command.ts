import type { Config } from '../../config/load.ts'
import type { Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { measure } from './measure.ts'

/**
 * One more round of the whole suite, by the command of the workflow's author; a text: why it is missing. The command
 * has the environment of `confirm`, without inputs and tokens.
 */
export async function repeatByCommand(
  round: number,
  command: string,
  config: Pick<Config, 'confirmTimeoutMs' | 'format' | 'suiteName' | 'pathPrefix'>,
  platform: Platform,
): Promise<Run | string> {
  return await platform.log.group(`Measuring again, round ${round}`, () =>
    measureRound(round, command, config, platform),
  )
}

async function measureRound(
  round: number,
  command: string,
  config: Pick<Config, 'confirmTimeoutMs' | 'format' | 'suiteName' | 'pathPrefix'>,
  { runCommand, files: ownFiles, workspace, clock, hideSecrets }: Platform,
): Promise<Run | string> {
  const reports = ownFiles.emptyScratchFolder(`repeat-${round}-reports`)
  const outcome = await runCommand(command, {
    cwd: workspace,
    env: { EVAL_GATE_REPORTS: reports, EVAL_GATE_ROUND: String(round) },
    timeoutMs: config.confirmTimeoutMs,
  })
  if (outcome.status === 'timed-out') return 'the command took too long (`confirm-timeout`)'
  if (outcome.status === 'not-started') return `the command could not be started (${outcome.message})`
  const { run, files } = await measure({
    patterns: ['**/*'],
    root: reports,
    codeRoot: workspace,
    asIterations: true,
    info: { id: `round-${round}`, suiteName: config.suiteName, createdAt: clock.now() },
    format: config.format,
    pathPrefix: config.pathPrefix,
    hideSecrets,
  })
  const damaged = files.find(({ error }) => error !== undefined)
  if (damaged?.error !== undefined) return damaged.error
  // Failing tests end with a code of their own; only the reports show why.
  if (run.cases.size > 0) return run
  return `the command wrote no results into $EVAL_GATE_REPORTS (exit code ${outcome.exitCode})`
}
