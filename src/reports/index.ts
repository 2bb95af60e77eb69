/** The door of the room `files`: finds, detects and reads report files, our own results files and archives. Other rooms see what it exports, and nothing else. */

export { createTotalBounds } from '../results/collected-bounds.ts'
export {
  type CollectedFacts,
  collectedFiles,
  collectedMaxBytes,
  type PartFacts,
  readCollectedRun,
  readFacts,
} from '../results/collected-run.ts'
export { looksLikeResults } from '../results/format.ts'
export { loadResultsReader } from '../results/load-reader.ts'
export { type ExplainedJson, readExplanation } from '../results/read-explanation.ts'
export { readResults } from '../results/read-results.ts'
export {
  serializeResults,
  streamResultsFile,
  streamRunFile,
  toComparisonJson,
} from '../results/write-results.ts'
export { createMemoryZip, listZip, readZipEntry, ZipError } from '../zip/read-zip.ts'
export { digestJson } from './eval-data.ts'
export { Copies } from './files/copies.ts'
export { limitYoungHeap } from './files/limit-young-heap.ts'
export { adviseOnPattern } from './files/pattern-advice.ts'
export { findStaleReports, type ReportTimes, readRunTime, type StaleReport } from './files/stale-reports.ts'
export { type FoundReport, type FoundReports, findReports } from './find.ts'
export { formatNames } from './formats/readers.ts'
export type { Table } from './formats/tables/table.ts'
export { type ReadOptions, readReport } from './read.ts'
export { joinReports, labelTally } from './tally/join-reports.ts'
export { type Iteration, RunTally } from './tally/run-tally.ts'
export { isCutText } from './text/text.ts'
export { hasFolder } from './workspace.ts'
