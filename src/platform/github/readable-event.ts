import { readFileSync } from 'node:fs'

/**
 * Takes a payload of the event that is no JSON out of the environment. The toolkit's client parses it while it is
 * loaded, and would end the process.
 */
export function hideBrokenEvent(env: Record<string, string | undefined>): void {
  const path = env.GITHUB_EVENT_PATH
  if (path !== undefined && path !== '' && !isJson(path)) delete env.GITHUB_EVENT_PATH
}

function isJson(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return true
  } catch {
    return false
  }
}
