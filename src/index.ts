import * as core from '@actions/core'
import { createGitHubPlatform, neutraliseWarnings } from '#github'
import { readRawInputs, readRetentionDays } from '#settings'
import { describeError, type ExitCode } from './errors.ts'
import { runConfiguredJob } from './main.ts'

neutraliseWarnings()

/** The runner shows an error and its code belongs to us, whatever a library left unfinished. */
process.once('beforeExit', () => {
  core.error('The step ended before it had a verdict: something that it waited for will never come.')
  process.exit(3)
})

void runAction().then((exitCode) => {
  // What a library still waits for, such as a connection that never ends, must not hold the job.
  process.stdout.write('', () => process.exit(exitCode))
})

async function runAction(): Promise<ExitCode> {
  try {
    const token = core.getInput('github-token')
    if (token !== '') core.setSecret(token)
    const given = token || undefined
    const job = {
      matrix: core.getInput('matrix'),
      strategy: core.getInput('strategy'),
      checkRunId: core.getInput('check-run-id'),
      retentionDays: readRetentionDays(readRawInputs(process.env)),
    }
    return await runConfiguredJob(readRawInputs(process.env), createGitHubPlatform(process.env, given, job))
  } catch (error) {
    const { text, exitCode: code } = describeError(error)
    core.error(text)
    return code
  }
}
