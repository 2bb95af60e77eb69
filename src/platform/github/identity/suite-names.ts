import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readErrorCode } from '../../../errors.ts'
import type { CiContext } from '../../../ports/context.ts'

/**
 * Notes in the runner's temporary folder that this step of the job uses the suite name. False when another step of
 * the same job has done so: its baseline and comment would be overwritten.
 */
export function claimSuiteName(name: string, context: CiContext, runnerTemp: string | undefined): boolean {
  if (runnerTemp === undefined || context.step === undefined) return true
  const { repository, runId, attempt, job, jobRunId, matrix, step } = context
  const claimKey = JSON.stringify([repository, runId, attempt, job, jobRunId, matrix, name])
  const folder = join(runnerTemp, 'eval-gate-suites')
  const note = join(folder, createHash('sha256').update(claimKey).digest('hex').slice(0, 32))
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(note, step, { flag: 'wx' })
    return true
  } catch (error) {
    const isTaken = readErrorCode(error) === 'EEXIST'
    // A folder that can't be written to does not prove that another step exists.
    return !isTaken || readFileSync(note, 'utf8') === step
  }
}
