import { secretsAmong } from './config/inputs/hosted-inputs.ts'
import type { RawInputs } from './config/inputs.ts'
import { type Config, loadConfig } from './config/load.ts'
import { suiteNameTaken } from './config/suite-name.ts'
import { EvalGateError, messageOf } from './errors.ts'
import { isHostedJob } from './jobs/hosted/job.ts'
import type { Platform } from './ports/platform.ts'

/**
 * Runs the job that the inputs ask for and returns the exit code. Every error ends here: what happened, what to
 * do, and the code that belongs to it.
 */
export async function main(inputs: RawInputs, platform: Platform): Promise<number> {
  try {
    for (const secret of secretsAmong(inputs)) platform.runtime.log.mask(secret)
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
 * The job that the configuration asks for.
 * @throws UsageError when an earlier step of the job has the suite name
 */
export async function runJob(config: Config, platform: Platform): Promise<number> {
  if (writesViews(config) && platform.step.claimSuiteName?.(config.suiteName) === false) {
    throw suiteNameTaken(config.suiteName, platform.runtime.context, 'step')
  }
  // Each is loaded when it is the one: a run starts sooner without the code of the others.
  if (config.mode === 'collect') {
    const { collectReports } = await import('./jobs/parts/collect.ts')
    return await collectReports(config, platform)
  }
  if (config.mode === 'merge') {
    const { mergeParts } = await import('./jobs/parts/merge.ts')
    return await mergeParts(config, platform)
  }
  if (config.mode === 'publish') {
    const { publishFromRun } = await import('./jobs/parts/publish-from-run.ts')
    return await publishFromRun(config, platform)
  }
  if (isHostedJob(config)) {
    const { gateHosted } = await import('./jobs/hosted/gate-hosted.ts')
    return await gateHosted(config, platform)
  }
  const { gateReports } = await import('./jobs/report/gate-reports.ts')
  return await gateReports(config, platform)
}

/** A step that only starts runs or brings a suite up to date shares its name with the step that judges. */
function writesViews({ hosted }: Config): boolean {
  return hosted === undefined || (hosted.wait && hosted.syncSuite !== 'only')
}

const issuesUrl = 'https://github.com/eval-gate/eval-gate/issues'

/** Headline and advice of an error of ours; any other error is a bug and says how to report it. */
export function describeError(error: unknown): {
  readonly text: string
  readonly detail: string
  readonly exitCode: number
} {
  const detail = describeCauses(error)
  if (error instanceof EvalGateError) {
    return { text: messageOf(error, '\n'), detail, exitCode: error.exitCode }
  }
  if (isRefusedByFileSystem(error)) {
    const advice = 'Check the disk of the runner and the permissions of its folders.'
    return { text: `A file could not be read or written: ${error.message}\n${advice}`, detail, exitCode: 3 }
  }
  if (isOfGitHub(error)) {
    const text = `GitHub could not be asked: ${error.message}\nRun this job again; https://www.githubstatus.com shows outages.`
    return { text, detail, exitCode: 3 }
  }
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    text: `This is a bug in Eval Gate, not in your project: ${what}\nPlease open an issue at ${issuesUrl} and include this output.`,
    detail,
    exitCode: 3,
  }
}

/** An error of octokit, which has repeated the request as often as it is useful. */
function isOfGitHub(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'HttpError' || error.name === 'OddAnswer')
}

/** An error of a call of the operating system about a path. */
function isRefusedByFileSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

function describeCauses(error: unknown): string {
  const lines: string[] = []
  let current = error
  while (current instanceof Error && lines.length < 10) {
    lines.push(current.stack ?? current.message)
    current = current.cause
  }
  return lines.join('\ncaused by ')
}
