import { resolve } from 'node:path'
import type { Config } from '#settings'
import { UsageError } from '../errors.ts'
import { compact } from '../model/data.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Step } from '../ports/platform.ts'

/** The files that the inputs of a job name for what it writes, and those that the step writes itself. */
export function listOutputFiles(
  { resultsFile, ctrfFile, junitFile }: Config,
  { ownFiles = [] }: Step,
): readonly OutputFile[] {
  return [
    ...compact([
      resultsFile !== undefined && { setting: 'results-file', path: resultsFile },
      ctrfFile !== undefined && { setting: 'ctrf-file', path: ctrfFile },
      junitFile !== undefined && { setting: 'junit-file', path: junitFile },
    ]),
    ...ownFiles,
  ]
}

/** @throws UsageError where one file would overwrite another */
export function refuseSharedFiles(files: readonly OutputFile[], root: string): void {
  const byPath = Map.groupBy(files, ({ path }) => resolve(root, path))
  const shared = [...byPath.values()].filter(({ length }) => length > 1)
  if (shared.length === 0) return
  throw new UsageError(
    shared.map((same) => ({
      message: `${same.map(({ setting }) => setting).join(' and ')} name the same file, ${same[0]?.path}`,
      advice: 'Name a file for each.',
    })),
  )
}
