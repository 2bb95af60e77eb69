import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { messageOf, UsageError } from '../errors.ts'
import type { Policy } from '../gate/policy.ts'
import type { Config } from './load.ts'
import { type PolicyFile, parsePolicyFile, resolvePolicy } from './policy-file.ts'

/**
 * The policy in force: the inputs over the policy file over the defaults. The file at the default path may be
 * absent; one that was asked for may not.
 * @throws UsageError with every problem of the file.
 */
export function loadPolicy(
  config: Pick<Config, 'policyInputs' | 'policyPath' | 'policyPathGiven' | 'suiteName'>,
  workspace: string,
): Policy {
  return resolvePolicy(config.policyInputs, readPolicyFile(config, workspace), config.suiteName)
}

function readPolicyFile(
  { policyPath, policyPathGiven }: Pick<Config, 'policyPath' | 'policyPathGiven'>,
  workspace: string,
): PolicyFile | null {
  const path = resolve(workspace, policyPathGiven ? policyPath : defaultFile(policyPath, workspace))
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isAbsent && !policyPathGiven) return null
    throw new UsageError([
      {
        message: isAbsent
          ? `policy: file ${policyPath} does not exist`
          : `policy: file ${policyPath} can't be read (${messageOf(error)})`,
        advice: 'The path is relative to the workspace. Is the repository checked out before this step?',
      },
    ])
  }
  return parsePolicyFile(text, relative(workspace, path) || policyPath)
}

/** The default file is also found with the other ending of YAML files. @throws UsageError when both are there. */
function defaultFile(path: string, workspace: string): string {
  const other = path.replace(/\.yml$/, '.yaml')
  if (!existsSync(resolve(workspace, other))) return path
  if (!existsSync(resolve(workspace, path))) return other
  throw new UsageError([
    {
      message: `policy: ${path} and ${other} both exist`,
      advice: 'Keep one of the two, or set `policy` to the one to use.',
    },
  ])
}
