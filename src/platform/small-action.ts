import * as core from '@actions/core'
import type { LineLog } from '../ports/platform.ts'
import { neutraliseLog } from './neutralise.ts'

// What else an action needs of the runner that has no use for a whole platform.
export { systemClock } from './clock.ts'
export { makeTemporaryFolder } from './system/temporary-folder.ts'

/** The log of a step. Lines that are not annotations can't be read as commands of the runner. */
export const actionsLog: LineLog = {
  debug: (message) => core.debug(neutraliseLog(message)),
  info: (message) => core.info(neutraliseLog(message)),
  notice: (message) => core.notice(message),
  warning: (message) => core.warning(message),
  error: (message) => core.error(message),
  mask: (secret) => core.setSecret(secret),
}
