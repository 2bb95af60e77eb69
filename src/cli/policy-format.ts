import { loadConfig } from '../config/load.ts'
import { loadPolicy } from '../config/policy/load.ts'
import type { ProjectPolicy } from '../config/policy/table.ts'
import type { ParsedArguments } from './arguments.ts'
import { rawInputs } from './input-flags.ts'
import type { TerminalIo } from './terminal-io.ts'

/** How the policy says that reports are read: `--policy`, or the file of the repository. @throws UsageError */
export async function policyFormat(
  args: ParsedArguments<'policy'>,
  io: Pick<TerminalIo, 'cwd'>,
): Promise<ProjectPolicy['format']> {
  const config = await loadConfig({ ...rawInputs(args, ['policy']), reports: '*' }, { provider: 'terminal' })
  const { format } = await loadPolicy(config, io.cwd)
  return format
}
