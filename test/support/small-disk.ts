import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own that is soon full. */
export interface SmallDisk {
  readonly folder: string
  /** Makes room, or makes it read-only. */
  remount(options: string): void
  /** Unmounts it and removes the folder. */
  release(): void
}

/**
 * Mounts a file system of that size; undefined where this user may not mount, directly or by `sudo` without a password.
 * @param kib KiB
 */
export function mountSmallDisk(kib: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-disk-'))
  const become = [[], ['sudo', '-n']].find(
    (prefix) =>
      run([...prefix, 'mount', '-t', 'tmpfs', '-o', `size=${kib}k,mode=777`, 'tmpfs', folder]) === 0,
  )
  if (become === undefined) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const as = (...command: readonly string[]) => {
    if (run([...become, ...command]) !== 0) throw new Error(`${command.join(' ')} failed`)
  }
  return {
    folder,
    remount: (options) => as('mount', '-o', `remount,${options}`, folder),
    release: () => {
      as('umount', '--lazy', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Limits how large the files of a running process may grow, which fails its writes as a full disk does; the way for
 * everybody who may not mount. Needs `prlimit` of util-linux.
 * @param bytes of a file at most; `unlimited` makes room again
 */
export function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): void {
  if (run(['prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`]) !== 0)
    throw new Error('prlimit could not set the limit')
}

function run([command = '', ...args]: readonly string[]): number | null {
  return spawnSync(command, args, { stdio: 'ignore' }).status
}
