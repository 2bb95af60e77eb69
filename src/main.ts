import { type Config, collectInputSecrets, loadConfig, type RawInputs } from '#settings'
import { describeError, type ExitCode } from './errors.ts'
import { isHostedJob } from './jobs/hosted/job.ts'
import { createNameTakenError } from './jobs/name-taken.ts'
import type { Platform } from './ports/platform.ts'

/**
 * Runs the job that the inputs ask for and returns the exit code. Every error ends here: what happened, what
 * to do, and the code that belongs to it.
 */
export async function runConfiguredJob(inputs: RawInputs, given: Platform): Promise<ExitCode> {
  const { platform, withdrawPass } = watchVerdictOutput(given)
  const code = await runOrExplain(inputs, platform)
  if (code !== 0) withdrawPass()
  return code
}

async function runOrExplain(inputs: RawInputs, platform: Platform): Promise<ExitCode> {
  try {
    for (const secret of collectInputSecrets(inputs)) platform.runtime.log.mask(secret)
    const config = await loadConfig(inputs, platform.runtime.context, platform.machine.workspace)
    return await runJob(config, platform)
  } catch (error) {
    const { text, detail, exitCode } = describeError(error)
    platform.runtime.log.error(text)
    platform.runtime.log.debug(detail)
    return exitCode
  }
}

/**
 * A later step may go on by the output alone, so it never says `passed` in a step that fails for what happened around the
 * verdict: a suite name that is taken, a file or an upload that the inputs insist on.
 */
function watchVerdictOutput(platform: Platform): {
  readonly platform: Platform
  readonly withdrawPass: () => void
} {
  const { setOutput } = platform.step
  let verdict: string | number | undefined
  const step = {
    ...platform.step,
    setOutput: (name: string, value: string | number) => {
      setOutput(name, value)
      if (name === 'verdict') verdict = value
    },
  }
  return {
    platform: { ...platform, step },
    withdrawPass: () => {
      if (verdict === 'passed') setOutput('verdict', 'inconclusive')
    },
  }
}

/**
 * The job that the configuration asks for.
 * @throws UsageError when an earlier step of the job has the suite name
 */
export async function runJob(config: Config, platform: Platform): Promise<ExitCode> {
  if (writesReportViews(config) && platform.step.claimSuiteName?.(config.suiteName) === false) {
    throw createNameTakenError(config.suiteName, platform.runtime.context, 'step')
  }
  // A job is loaded only when it runs: a run starts sooner without the code of the others.
  if (config.mode === 'collect') {
    const { collectReports } = await import('./jobs/parts/collect.ts')
    return await collectReports(config, platform)
  }
  const { gateFromSource } = await import('./jobs/line.ts')
  if (config.mode === 'merge') {
    const { mergeParts } = await import('./jobs/parts/merge.ts')
    return await mergeParts(config, platform, gateFromSource)
  }
  if (config.mode === 'publish') {
    const { publishFromRun } = await import('./jobs/parts/publish-from-run.ts')
    return await publishFromRun(config, platform, gateFromSource)
  }
  if (isHostedJob(config)) {
    const { gateHostedRuns } = await import('./jobs/hosted/gate-hosted.ts')
    return await gateHostedRuns(config, platform, gateFromSource)
  }
  if (config.measure !== undefined) {
    const { gateMeasuredSuite } = await import('./jobs/measure/gate-measured.ts')
    return await gateMeasuredSuite(config, platform, gateFromSource)
  }
  const { gateReportFiles } = await import('./jobs/report/gate-reports.ts')
  return await gateReportFiles(config, platform, gateFromSource)
}

/** A step that only starts runs or brings a suite up to date shares its name with the step that judges. */
function writesReportViews({ hosted }: Config): boolean {
  return hosted === undefined || (hosted.wait && hosted.syncSuite !== 'only')
}
