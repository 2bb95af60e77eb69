import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ours } from './contenders.ts'
import { writePlainJunit } from './reports.ts'
import { runStep } from './step.ts'

const dist = dirname(ours.entry)

/** The files of `dist/` that the built action loads for a small report, in the environment of a runner: paths in it. */
export async function listFilesOfPlainRun(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-run-'))
  const temp = join(folder, 'temp')
  mkdirSync(temp)
  try {
    const report = join(folder, 'report.xml')
    await writePlainJunit(report, 3, 3)
    const { loaded: files } = runStep(ours, { folder, pattern: 'report.xml' }, 3, temp)
    return files.filter((file) => file.startsWith(dist)).map((file) => file.slice(dist.length + 1))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
