/** The door of the room `job`: the one way from what was measured to the exit code, for the commands. Other rooms see what it exports, and nothing else. */

export { runJob } from '../main.ts'
export { listAcceptances } from './acceptance/list-acceptances.ts'
export { hideReportSecrets } from './credentials.ts'
export { decideExitCode } from './exit-code.ts'
export { describeOverdue, findOverdue } from './find-overdue.ts'
export { createJob } from './job.ts'
export { judgeMeasuredSource } from './line.ts'
export { never } from './look-again.ts'
export { makeGateReport } from './make-report.ts'
export { createProgress } from './progress.ts'
export { type Measurement, readMeasurement } from './report/measure.ts'
export { logReportFiles, toMeasuredReports } from './report/measured-reports.ts'
