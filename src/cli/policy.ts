import { createTerminalPlatform } from '#github'
import {
  type Config,
  type InputName,
  loadConfig,
  loadPolicy,
  type ProjectPolicy,
  type RawInputs,
} from '#settings'
import type { ParsedArguments } from './arguments.ts'
import { toRawInputs } from './input-flags.ts'
import type { TerminalIo } from './terminal-io.ts'

/**
 * The configuration by the flags, and the policy of the working directory. Policies of other repositories
 * that it extends are read with the token in GITHUB_TOKEN.
 *
 * @param names of flags that are inputs
 * @param inputs that are no flags
 * @throws UsageError with every problem of the flags or the policy
 */
export async function readConfigAndPolicy<Name extends InputName>(
  args: ParsedArguments<NoInfer<Name>>,
  names: readonly Name[],
  io: TerminalIo,
  inputs: RawInputs = { reports: '*' },
): Promise<{ readonly config: Config; readonly policy: ProjectPolicy }> {
  const config = await loadConfig({ ...toRawInputs(args, names), ...inputs }, { provider: 'terminal' })
  const {
    runtime: { log },
    repository: { otherRepositories },
  } = createTerminalPlatform({ streams: io, cwd: io.cwd, env: io.env })
  const { policy, voided } = await loadPolicy(config, { workspace: io.cwd, otherRepositories })
  for (const sentence of voided) log.warning(sentence)
  return { config, policy }
}
