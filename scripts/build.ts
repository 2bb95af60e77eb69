/**
 * Builds `dist/`: TypeScript emits plain JavaScript, then ncc bundles each entry with its licences. The output
 * depends on nothing but the sources and the lock file, so CI can compare it byte for byte.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const entries = [
  { source: 'lib/index.js', folder: 'dist' },
  { source: 'lib/cli/index.js', folder: 'dist/cli' },
  { source: 'lib/call/index.js', folder: 'dist/call' },
]

/** What the tool says about a mistake is enough; a stack of ours would hide it. */
function node(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

rmSync('lib', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
node('node_modules/typescript/bin/tsc', '-p', 'scripts/tsconfig.build.json')
for (const { source, folder } of entries) {
  node(
    'node_modules/@vercel/ncc/dist/ncc/cli.js',
    'build',
    source,
    '-o',
    folder,
    '--license',
    'licenses.txt',
    '--no-cache',
    '--quiet',
  )
}
const cli = 'dist/cli/index.js'
const shebang = '#!/usr/bin/env node\n'
const bundled = readFileSync(cli, 'utf8')
if (!bundled.startsWith(shebang)) writeFileSync(cli, shebang + bundled)
chmodSync(cli, 0o755)
rmSync('lib', { recursive: true, force: true })
