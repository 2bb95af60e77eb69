import { documents } from '../../../errors.ts'

type Environment = Readonly<Record<string, string | undefined>>

const alternative = `Use \`baseline: file:PATH\` with actions/cache, or the eval service (${documents}/ci-setups.md shows both).`

/**
 * Why the runner can't store artifacts, in sentences; undefined where it can. GitHub Enterprise Server and servers that
 * are compatible with GitHub set the same variables, but have no artifact storage of the fourth version: the toolkit
 * refuses every other server than github.com and ghe.com.
 */
export function explainMissingStorage(env: Environment): string | undefined {
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com'
  const { hostname } = URL.canParse(server) ? new URL(server) : { hostname: server }
  if (hostname !== 'github.com' && !/\.(ghe\.com|localhost)$/.test(hostname)) {
    return `${hostname} has no artifact storage that Eval Gate can use, so no baseline can be stored or found there. ${alternative}`
  }
  if (env.ACTIONS_RUNTIME_TOKEN !== undefined && env.ACTIONS_RESULTS_URL !== undefined) return undefined
  return `This runner has no artifact storage, so no baseline can be stored or found. ${alternative}`
}
