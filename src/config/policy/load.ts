import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { messageOf, UsageError } from '../../errors.ts'
import { isWithin } from '../../paths/folders.ts'
import type { Config } from '../load.ts'
import { resolvePolicy } from './resolve.ts'
import type { PolicySettings, ProjectPolicy } from './table.ts'

type PolicySource = Pick<Config, 'policyPath' | 'policyPathGiven' | 'suiteName'> & {
  readonly policyInputs: PolicySettings
}

/**
 * The policy in force: the inputs over the policy file over the defaults. The file at the default path may be
 * absent; one that was asked for may not.
 *
 * @param bounds folder that the file must be in; links out of it are not followed
 * @throws UsageError with every problem of the file.
 */
export async function loadPolicy(
  config: PolicySource,
  workspace: string,
  bounds?: string,
): Promise<ProjectPolicy> {
  return await parsePolicy(config, readPolicyText(config, workspace, { bounds }))
}

/**
 * The same for a text that was read elsewhere; `null`: the file does not exist.
 * @throws UsageError with every problem of the file.
 */
export async function parsePolicy(config: PolicySource, text: string | null): Promise<ProjectPolicy> {
  // A project without a policy file needs no YAML parser.
  const file = text === null ? null : (await import('./file.ts')).parsePolicyFile(text, config.policyPath)
  return resolvePolicy(config.policyInputs, file, config.suiteName)
}

/**
 * The text of the policy file; `null` when it is absent and may be.
 * @throws UsageError when it can't be read.
 */
export function readPolicyText(
  { policyPath, policyPathGiven }: Pick<Config, 'policyPath' | 'policyPathGiven'>,
  workspace: string,
  options: { readonly bounds?: string; readonly mayBeAbsent?: boolean } = {},
): string | null {
  const path = resolve(workspace, policyPathGiven ? policyPath : defaultFile(policyPath, workspace))
  try {
    // A link could lead to a file whose words would be shown as wrong keys.
    if (options.bounds !== undefined && !isWithin(realpathSync(options.bounds), realpathSync(path))) {
      throw new Error('it is a symbolic link to a file outside of the workspace')
    }
    return readFileSync(path, 'utf8')
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isAbsent && (options.mayBeAbsent === true || !policyPathGiven)) return null
    throw new UsageError([
      {
        message: isAbsent
          ? `policy: file ${policyPath} does not exist`
          : `policy: file ${policyPath} can't be read (${messageOf(error)})`,
        advice: 'The path is relative to the workspace. Is the repository checked out before this step?',
      },
    ])
  }
}

/** The ending that YAML files have too: the default file is also found with it. */
export function otherEnding(path: string): string {
  return path.replace(/\.yml$/, '.yaml')
}

/** The default file is also found with the other ending of YAML files. @throws UsageError when both are there. */
function defaultFile(path: string, workspace: string): string {
  const other = otherEnding(path)
  if (!existsSync(resolve(workspace, other))) return path
  if (!existsSync(resolve(workspace, path))) return other
  throw new UsageError([
    {
      message: `policy: ${path} and ${other} both exist`,
      advice: 'Keep one of the two, or set `policy` to the one to use.',
    },
  ])
}
