import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { alignWithHead, readBaselineRuns } from '#github'
import { makeGateReport } from '#job'
import type { ProjectPolicy } from '#settings'
import { compareRuns, createSharedWork, decideCompleteRun, type Policy } from '#verdict'
import { readErrorMessage, UsageError } from '../../errors.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { GateReport, ReportSummary } from '../../model/gate-report.ts'
import { createWholeMeasurement } from '../../model/measured.ts'
import type { Run } from '../../model/run/run.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'

/*
 * The one door from rehearsals (`audit`, `init --check`) to the gate: the product's own comparison and
 * judgement, and its own reader of stored runs.
 */

/** Judges a run against earlier ones, the newest first. Returns only the outcome, without reasons. */
export type Judge = (head: Run, base: readonly Run[]) => VerdictOutcome

/** Judges many heads: what a base says of all of them is worked out once. */
export function createPolicyJudge(policy: Policy): Judge {
  const work = createSharedWork()
  return (head, base) => {
    const options = { today: head.info.createdAt, work }
    return decideCompleteRun(head, compareRuns(head, createFileBaseline(base), policy, options), policy, {
      isRehearsal: true,
    }).outcome
  }
}

/** Judges a head and makes the full report that a reader sees. */
export function judgeToReport(
  head: Run,
  base: readonly Run[],
  policy: Policy,
  { suiteName, files }: { readonly suiteName: string; readonly files: readonly ReportSummary[] },
): GateReport {
  const baseline = createFileBaseline(base)
  const comparison = compareRuns(head, baseline, policy, { today: head.info.createdAt })
  return makeGateReport({
    suiteName,
    policy,
    measured: { ...createWholeMeasurement(head), files },
    baseline,
    comparison,
  })
}

function createFileBaseline(runs: readonly Run[]): Baseline {
  return { source: 'file', description: 'earlier runs', runs }
}

/**
 * Stored runs, the newest first, with the names of their cases brought together. Each file or folder of a
 * folder is one run, as `gh run download` leaves them; by the time of the files, and results files bring
 * their own.
 *
 * @param root absolute folder that the paths are relative to
 * @throws UsageError when a path can't be read
 */
export async function readStoredRuns(
  paths: readonly string[],
  root: string,
  { format, lost }: Partial<ProjectPolicy> = {},
): Promise<readonly Run[]> {
  const places = paths
    .flatMap((path) => listRunPaths(resolve(root, path), path))
    .map((place) => ({ place, time: statSync(place).mtimeMs }))
    .sort((a, b) => b.time - a.time || (a.place < b.place ? 1 : -1))
    .map(({ place }) => [place])
  const baseline = await readBaselineRuns(places, { root, allowOutside: true, format, lost })
  const [newest] = baseline.runs
  if (newest === undefined) return []
  return (await alignWithHead(baseline, newest)).runs
}

function listRunPaths(place: string, path: string): readonly string[] {
  try {
    if (!statSync(place).isDirectory()) return [place]
    const names = readdirSync(place).filter((name) => !name.startsWith('.'))
    return names.map((name) => join(place, name))
  } catch (error) {
    const advice = 'Name a folder with one file or folder for each run.'
    throw new UsageError({ message: `${path} can't be read (${readErrorMessage(error)})`, advice })
  }
}
