/** The door of the room `service`: everything that calls the service. Other rooms see what it exports, and nothing else. */
export { findProject } from './catalog.ts'
export { openClient, type Project, type ServiceClient } from './client/client.ts'
export {
  archiveEnvironment,
  chooseRunEnvironments,
  isPullRequestClosed,
  type RunEnvironments,
} from './hosted/environment.ts'
export { askForHelp, type TriageCase } from './hosted/help.ts'
export {
  createWaiting,
  type HostedRunRecord,
  type HostedWork,
  type IntendedLaunch,
  type MeasuredRun,
} from './hosted/job.ts'
export { rerunByService } from './hosted/rerun.ts'
export { endLeftRuns, runInSession, type SessionPlan } from './hosted/session.ts'
export {
  listStartProblems,
  measureHostedRuns,
  type PlannedRun,
  planAllRuns,
  type Start,
  selectStartedRuns,
  startAllRuns,
} from './hosted/start.ts'
export {
  abandonOpenRun,
  type CaseIds,
  collectCiFacts,
  createIngest,
  deriveCaseIds,
  deriveIterationId,
  formatOriginNotes,
  type Ingest,
  type IngestedRun,
  type IngestRun,
  resendUnsent,
  toEvalResult,
  type UnsentIngest,
  unsentSchema,
  uploadArtifact,
} from './ingest/ingest.ts'
export { findOperation, type OperationResult, runOperation } from './operation/run-operation.ts'
export { findServiceBaseline } from './runs/find-baseline.ts'
export {
  type CheckedServer,
  checkServer,
  compareSurfaces,
  findCheckTargets,
  importGrants,
  type ServerSurface,
  type SurfaceFile,
  surfaceFileSchema,
} from './servers/check-server.ts'
export { applySuite, describePlan, planSuite } from './suites/apply-suite.ts'
