import type { Config, LookAgainConfig } from '../../../config/load.ts'
import type { ProjectPolicy } from '../../../config/policy/table.ts'
import type { Measured } from '../../../model/measured.ts'
import type { Platform } from '../../../ports/platform.ts'
import { installMissing } from '../../../tools/index.ts'
import type { Again } from '../../look-again.ts'
import { autoCommand } from './auto-command.ts'
import { rerunByCommand } from './rerun.ts'

/** How reports are measured again: by the command of the workflow's author, or by the tools that wrote them. */
export function commandsOf(
  measured: Measured,
  config: Config & { readonly lookAgain: LookAgainConfig } & Pick<ProjectPolicy, 'format'>,
  platform: Platform,
): Again {
  const { command, base } = config.lookAgain
  const commandFor = command === undefined ? autoCommand(measured, platform) : () => command
  return rerunByCommand(commandFor, base ?? installMissing, config, platform)
}
