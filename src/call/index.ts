import * as core from '@actions/core'
import { actionsLog, makeTemporaryFolder, neutraliseWarnings, systemClock } from '#github'
import { describeError, type ExitCode } from '../errors.ts'
import { type CallPlatform, runCall } from './call.ts'
import { callInputs } from './inputs.ts'

neutraliseWarnings()

const inputs = Object.fromEntries(
  Object.keys(callInputs).map((name) => [name, core.getInput(name)]),
) as Parameters<typeof runCall>[0]

void run().then((exitCode) => {
  process.exitCode = exitCode
})

async function run(): Promise<ExitCode> {
  try {
    return await runCall(inputs, createCallPlatform(process.env))
  } catch (error) {
    const { text, exitCode } = describeError(error)
    core.error(text)
    return exitCode
  }
}

/** What a call needs of the runner. The whole platform would bring clients for artifacts and comments along. */
function createCallPlatform(env: Readonly<Record<string, string | undefined>>): CallPlatform {
  const scratch = makeTemporaryFolder(env.RUNNER_TEMP)
  return {
    scratch,
    clock: { ...systemClock },
    setOutput: (name, value) => core.setOutput(name, value),
    log: actionsLog,
  }
}
