import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wrongClock } from '../support/run-action.ts'
import { limitFiles, mountSmallDisk } from '../support/small-disk.ts'
import { lastingFolder } from '../support/workspace.ts'
import { pick } from './fault-kinds.ts'

/** The machine that a step runs on: its clock, and the disks that it writes to. */
export interface Machine {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  /** The outputs can't be written, so the verdict is in the log and the exit code alone. */
  readonly losesOutputs: boolean
  /** The post step learns nothing of what the main step left open. */
  readonly losesState: boolean
  onStart(child: ChildProcess): void
  release(): void
}

const fine: Machine = {
  name: 'fine',
  env: {},
  losesOutputs: false,
  losesState: false,
  onStart: () => {},
  release: () => {},
}

const hour = 3_600_000
const day = 24 * hour

const kinds: Readonly<Record<string, (random: () => number) => Machine>> = {
  // From the start of the step on, or in the middle of it, by what a correction or a suspended machine does.
  'wrong clock': (random) => {
    const shift = () =>
      pick(random, [-365 * day, -40 * day, -hour, -90_000, 90_000, hour, 40 * day, 800 * day])
    const at = () => Math.floor(random() * 2_500)
    const steps = pick(random, [
      () => [[0, shift()] as const],
      () => [[at(), shift()] as const],
      () => [[0, shift()] as const, [at(), 0] as const],
      () => [[at(), shift()] as const, [2_500, shift()] as const],
    ])()
    return { ...fine, env: wrongClock(...steps) }
  },
  'full temporary folder': (random) => onSmallDisk(pick(random, [4, 24, 100, 400]), ''),
  'read-only temporary folder': () => onSmallDisk(100, 'ro'),
  'large files are refused': (random) => ({
    ...fine,
    // The outputs and the state are smaller than this, as long as the results file is not.
    onStart: ({ pid }) => limitFiles(pid, pick(random, [16_000, 60_000])),
  }),
  'no room for the outputs': () => ({ ...fine, env: { GITHUB_OUTPUT: '/dev/full' }, losesOutputs: true }),
  'no room for the summary': () => ({ ...fine, env: { GITHUB_STEP_SUMMARY: '/dev/full' } }),
  'no room for the state': () => ({ ...fine, env: { GITHUB_STATE: '/dev/full' }, losesState: true }),
}

/** Most machines are fine; a clock is wrong as often as all disks together. */
export function machineOf(random: () => number): Machine {
  const chance = random()
  if (chance < 0.6) return fine
  const { 'wrong clock': _, ...disks } = kinds
  const name = chance < 0.8 ? 'wrong clock' : pick(random, Object.keys(disks))
  return { ...(kinds[name]?.(random) ?? fine), name }
}

function onSmallDisk(kib: number, options: string): Machine {
  const disk = mountSmallDisk(kib)
  if (disk === undefined) {
    process.stderr.write('This user may not mount: a file in place of the temporary folder instead.\n')
    const blocked = join(lastingFolder(), 'blocked')
    writeFileSync(blocked, '')
    return { ...fine, env: { RUNNER_TEMP: blocked } }
  }
  // The runner has its own files there too.
  mkdirSync(join(disk.folder, '_runner_file_commands'))
  chmodSync(disk.folder, 0o777)
  if (options !== '') disk.remount(options)
  return { ...fine, env: { RUNNER_TEMP: disk.folder }, release: disk.release }
}
