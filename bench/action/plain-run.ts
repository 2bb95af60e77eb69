import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ours } from './contenders.ts'
import { writePlainJunit } from './reports.ts'
import { runStep, type Usage } from './step.ts'

/**
 * Runs an action for a small report, in the environment of a runner.
 *
 * @param dist folder of the built action
 * @param more variables
 */
export async function playPlainRun(
  dist: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Usage> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-run-'))
  const temp = join(folder, 'temp')
  mkdirSync(temp)
  try {
    await writePlainJunit(join(folder, 'report.xml'), 3, 3)
    const action = { ...ours, entry: join(dist, 'index.js') }
    return runStep(action, { folder, pattern: 'report.xml' }, 3, temp, more)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files of `dist/` that the built action loads for a small report: paths in it. */
export async function listFilesOfPlainRun(): Promise<readonly string[]> {
  const dist = dirname(ours.entry)
  const { loaded } = await playPlainRun(dist)
  return loaded.filter((file) => file.startsWith(dist)).map((file) => file.slice(dist.length + 1))
}
