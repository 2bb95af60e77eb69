/** The door of the room `github`: the world outside a job, and what a repository keeps there (baselines and other documents). Other rooms see what it exports, and nothing else. */

export { alignTitles } from '../baseline/align/align-titles.ts'
export { alignWithHead } from '../baseline/align.ts'
export {
  explainUnknownBase,
  listBaseBranches,
  nameReplacedBranch,
  withoutBranch,
} from '../baseline/base-branches.ts'
export {
  addStoredLedger,
  findBaselineWithFallback,
  findBranchBaseline,
  findLastOfBranch,
  findRunBaseline,
  type Rejection,
} from '../baseline/find-baseline.ts'
export { explainFirstBaseline, findSuitePast } from '../baseline/first-baseline.ts'
export { hasBaselineFiles, readBaselineFiles, readBaselineRuns } from '../baseline/from-files.ts'
export { searchBranch } from '../baseline/search-branch.ts'
export type { SearchOutcome } from '../baseline/search-outcome.ts'
export { listStoredSuites } from '../baseline/stored-suites.ts'
export {
  createArtifactError,
  fetchFile,
  type StoredFile,
  storeDocuments,
} from '../storage/stored-documents.ts'
export { openCommandPlace } from './github/command-place.ts'
export { createGitHubPlatform } from './github/platform.ts'
export { createLateRemote } from './github/remote/late-remote.ts'
export { actionsLog, makeTemporaryFolder, systemClock } from './small-action.ts'
export { readRunnerSystem } from './system/runner-system.ts'
export { neutraliseWarnings } from './system/warnings.ts'
export {
  createKnownSecrets,
  createTerminalLog,
  createTerminalPlatform,
  neutraliseLog,
  onStopSignals,
} from './terminal.ts'
export { makeFolder, removeWorkspaceFile, writeWorkspaceFile } from './write-file.ts'
