import type { LookAgainConfig } from '#settings'
import type { Measured } from '../../../model/measured.ts'
import type { Ports } from '../../../ports/platform.ts'
import { installMissing } from '../../../tools/index.ts'
import type { Again } from '../../look-again.ts'
import { createAutoCommand } from './auto-command.ts'
import { type RerunConfig, rerunByCommand } from './rerun.ts'

export { freshReports } from './rerun.ts'

/** How reports are measured again: by the command of the workflow's author, or by the tools that wrote them. */
export function createRerunCommands(
  measured: Measured,
  config: RerunConfig & { readonly lookAgain: LookAgainConfig },
  platform: Ports<'runtime' | 'machine' | 'step'>,
): Again {
  const { command, base } = config.lookAgain
  const commandFor = command === undefined ? createAutoCommand(measured, platform.machine) : () => command
  return rerunByCommand(commandFor, base ?? installMissing, config, platform)
}
