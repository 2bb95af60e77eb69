import * as core from '@actions/core'
import { actionsLog } from '../platform/actions-log.ts'
import { systemClock } from '../platform/clock.ts'
import { makeTemporaryFolder } from '../platform/system/temporary-folder.ts'
import type { CallPlatform } from './call.ts'

/** What a call needs of the runner. The whole platform would bring clients for artifacts and comments along. */
export function createCallPlatform(env: Readonly<Record<string, string | undefined>>): CallPlatform {
  const scratch = makeTemporaryFolder(env.RUNNER_TEMP)
  return {
    scratch,
    clock: { ...systemClock },
    setOutput: (name, value) => core.setOutput(name, value),
    log: actionsLog,
  }
}
