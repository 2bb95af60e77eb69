import type { Config } from '#settings'
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
