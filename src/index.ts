import { readRetentionDays } from './config/inputs/runner-inputs.ts'
import { readRawInputs } from './config/inputs.ts'
import { describeError, main } from './main.ts'
import { createGitHubPlatform } from './platform/github/platform.ts'
import { neutraliseWarnings } from './platform/system/warnings.ts'
import * as runner from './platform/workflow-commands.ts'

neutraliseWarnings()

/** The runner shows an error and its code belongs to us, whatever a library left unfinished. */
process.once('beforeExit', () => {
  runner.error('The step ended before it had a verdict: something that it waited for will never come.')
  process.exit(3)
})

void run().then((exitCode) => {
  // What a library still waits for, such as a connection that never ends, must not hold the job.
  process.exit(exitCode)
})

async function run(): Promise<number> {
  try {
    const token = runner.getInput('github-token')
    if (token !== '') runner.setSecret(token)
    const given = token === '' ? undefined : token
    const job = {
      matrix: runner.getInput('matrix'),
      strategy: runner.getInput('strategy'),
      checkRunId: runner.getInput('check-run-id'),
      retentionDays: readRetentionDays(readRawInputs(process.env)),
    }
    return await main(readRawInputs(process.env), createGitHubPlatform(process.env, given, job))
  } catch (error) {
    const { text, exitCode: code } = describeError(error)
    runner.error(text)
    return code
  }
}
