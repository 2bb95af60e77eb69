import type { Log } from '../ports/platform.ts'
import { neutraliseLog } from './neutralise.ts'
import * as runner from './workflow-commands.ts'

/** The log of a step. Lines that are not annotations can't be read as commands of the runner. */
export const actionsLog: Omit<Log, 'group'> = {
  debug: (message) => runner.debug(neutraliseLog(message)),
  info: (message) => runner.info(neutraliseLog(message)),
  notice: runner.notice,
  warning: runner.warning,
  error: runner.error,
  mask: runner.setSecret,
}
