import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const requiredMajor = 24

/**
 * Makes sure that the rest runs on Node 24, as the action does. An older Node hands over to the one that the
 * project has installed for itself; without that it says what to do.
 */
export function requireNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= requiredMajor) return
  const [script = ''] = process.argv.slice(1)
  const own = join(dirname(realpathSync(script)), '..', '..', 'node_modules', 'node', 'bin', 'node')
  if (existsSync(own)) {
    const { status } = spawnSync(own, process.argv.slice(1), { stdio: 'inherit' })
    process.exit(status ?? 1)
  }
  process.stderr.write(
    `eval-gate needs Node ${requiredMajor}; this is Node ${process.versions.node}. Install a newer one, or run npm ci in the project.\n`,
  )
  process.exit(2)
}
