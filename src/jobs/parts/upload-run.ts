import type { Config, ProjectPolicy } from '#settings'
import { buildRecord } from '../../model/data.ts'
import type { ServiceOutcome } from '../../model/gate-report.ts'
import { outcomes, type Result } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import type { SunkResult } from '../report/measure.ts'
import { openResultUpload } from '../report/open-upload.ts'

/** Sends a run that was measured elsewhere, every iteration of it once. Never throws when the service fails. */
export async function uploadMeasuredRun(
  run: Run,
  config: Config,
  policy: ProjectPolicy,
  platform: Platform,
): Promise<ServiceOutcome> {
  const upload = await openResultUpload(config, policy, run.info, platform)
  upload.expect?.(run)
  if (upload.sink !== undefined) for (const batch of batchRunResults(run)) await upload.sink(batch)
  return await upload.finish([])
}

const batchSize = 500

/**
 * The iterations of a run, as far as its tallies still contain them: those that are kept as evidence with all their
 * texts, the others by their outcome alone. In batches, so that a large run is never a list.
 */
export function* batchRunResults(run: Run): Generator<readonly SunkResult[]> {
  let batch: SunkResult[] = []
  for (const tally of run.cases.values()) {
    let ordinal = 0
    for (const result of listCaseResults(tally)) {
      ordinal += 1
      batch.push({ result, key: tally.key, ordinal, shard: '' })
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function* listCaseResults(tally: CaseTally): Generator<Result> {
  const { identity, evidence = [], scope, model, provider, location, retried } = tally
  const common = {
    identity,
    scope,
    model,
    provider,
    attempts: retried && 1 + retried.failed + retried.errored,
  }
  const left = buildRecord(outcomes, (outcome) => tally[outcome])
  for (const { ordinal: _, scores, ...iteration } of evidence) {
    if (left[iteration.outcome] === 0) continue
    left[iteration.outcome] -= 1
    yield { ...common, ...iteration, scores }
  }
  const place = location === undefined ? {} : { location }
  for (const outcome of outcomes) {
    for (let index = 0; index < left[outcome]; index += 1) yield { ...common, ...place, outcome }
  }
}
