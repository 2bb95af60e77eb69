import type { Config } from '../../config/load.ts'
import type { CompareOptions } from '../../gate/compare/compare.ts'
import type { Policy } from '../../gate/policy/policy.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { type RepeatedMeasurement, repeatUntilDecided } from '../repeat.ts'
import { measure } from './measure.ts'

/**
 * Repeats a suite of reports with `repeat-command`. Undefined when that was not asked for, or there is nothing to compare
 * with, so that no number of rounds would decide anything.
 *
 * @param head the first round; later ones are added to it
 */
export async function repeatReports(
  head: Run,
  baseline: Baseline | null,
  policy: Policy,
  options: CompareOptions,
  config: Pick<Config, 'repeat' | 'confirmTimeoutMs' | 'format' | 'suiteName' | 'pathPrefix'>,
  platform: Platform,
): Promise<RepeatedMeasurement | undefined> {
  const { repeat } = config
  const command = repeat?.command
  if (repeat === undefined || command === undefined || baseline === null) return undefined
  const measureMore = (round: number) =>
    platform.log.group(`Measuring again, round ${round}`, () =>
      repeatByCommand(round, command, config, platform),
    )
  return await repeatUntilDecided(head, baseline, policy, repeat, { options, measureMore, log: platform.log })
}

/**
 * One more round of the whole suite, by the command of the workflow's author; a text: why it is missing. The command
 * has the environment of `confirm`, without inputs and tokens.
 */
async function repeatByCommand(
  round: number,
  command: string,
  config: Pick<Config, 'confirmTimeoutMs' | 'format' | 'suiteName' | 'pathPrefix'>,
  { runCommand, files: ownFiles, workspace, clock }: Platform,
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
  })
  const damaged = files.find(({ error }) => error !== undefined)
  if (damaged?.error !== undefined) return damaged.error
  // Failing tests end with a code of their own; only the reports show why.
  if (run.cases.size > 0) return run
  return `the command wrote no results into $EVAL_GATE_REPORTS (exit code ${outcome.exitCode})`
}
