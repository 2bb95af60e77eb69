import { loadConfig } from '../config/load.ts'
import { loadPolicy } from '../config/policy/load.ts'
import type { ProjectPolicy } from '../config/policy/table.ts'
import { createTerminalPlatform } from '../platform/terminal.ts'
import type { ParsedArguments } from './arguments.ts'
import { rawInputs } from './input-flags.ts'
import type { TerminalIo } from './terminal-io.ts'

/**
 * The policy of the working directory, with what it extends: of another repository by the token in GITHUB_TOKEN.
 * @throws UsageError with every problem of the file
 */
export async function loadPolicyHere(
  config: Parameters<typeof loadPolicy>[0],
  io: TerminalIo,
): Promise<ProjectPolicy> {
  const { log, otherRepositories } = createTerminalPlatform({ streams: io, cwd: io.cwd, env: io.env })
  const { policy, voided } = await loadPolicy(config, { workspace: io.cwd, otherRepositories })
  for (const sentence of voided) log.warning(sentence)
  return policy
}

/** How the policy says that reports are read: `--policy`, or the file of the repository. @throws UsageError */
export async function policyFormat(
  args: ParsedArguments<'policy'>,
  io: TerminalIo,
): Promise<ProjectPolicy['format']> {
  const config = await loadConfig({ ...rawInputs(args, ['policy']), reports: '*' }, { provider: 'terminal' })
  return (await loadPolicyHere(config, io)).format
}
