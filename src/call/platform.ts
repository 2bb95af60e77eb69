import * as core from '@actions/core'
import { systemClock } from '../platform/clock.ts'
import { neutraliseLog } from '../platform/neutralise.ts'
import { makeTemporaryFolder } from '../platform/system/temporary-folder.ts'
import type { CallPlatform } from './call.ts'

/** What a call needs of the runner. The whole platform would bring clients for artifacts and comments along. */
export function createCallPlatform(env: Readonly<Record<string, string | undefined>>): CallPlatform {
  const scratch = makeTemporaryFolder(env.RUNNER_TEMP)
  return {
    scratch,
    clock: systemClock,
    setOutput: (name, value) => core.setOutput(name, value),
    log: {
      debug: (message) => core.debug(neutraliseLog(message)),
      info: (message) => core.info(neutraliseLog(message)),
      notice: (message) => core.notice(message),
      warning: (message) => core.warning(message),
      error: (message) => core.error(message),
      mask: (secret) => core.setSecret(secret),
    },
  }
}
