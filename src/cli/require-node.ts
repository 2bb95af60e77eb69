import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The oldest release with everything that the commands use; `serve` needs its SQLite. */
const required = [22, 18] as const

/**
 * Ends the process on a Node that is too old. If the project has installed a newer one for itself, that one
 * runs the command instead; otherwise a message says what to do.
 */
export function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > required[0] || (major === required[0] && minor >= required[1])) return
  const [script = ''] = process.argv.slice(1)
  const projectNode = join(dirname(realpathSync(script)), '..', '..', 'node_modules', 'node', 'bin', 'node')
  if (existsSync(projectNode)) {
    const { status } = spawnSync(projectNode, process.argv.slice(1), { stdio: 'inherit' })
    process.exit(status ?? 1)
  }
  process.stderr.write(
    `eval-gate needs Node ${required.join('.')} or newer; this is Node ${process.versions.node}. Install a newer one, or run npm ci in the project.\n`,
  )
  process.exit(2)
}
