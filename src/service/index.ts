/** The door of the room `service`: everything that calls the service. Other rooms see what it exports, and nothing else. */
export { delaySignal } from '../http/delay-signal.ts'
export { blameProxy, isCertificateCode, toHttpFailure } from '../http/http-failure.ts'
export { chooseProxy, createConnectionPool, type Environment } from '../http/proxy.ts'
export { checkApiKey, checkBaseUrl, isTrustworthy } from '../http/service-address.ts'
export {
  findProject,
  listEnvironments,
  listServers,
  listSuites,
  type RequestNames,
  readCatalog,
  resolveName,
  resolveNames,
} from './catalog.ts'
export { openClient, type Project, type ServiceClient } from './client/open-client.ts'
export {
  abandonOpenRun,
  type CaseIds,
  createIngest,
  deriveCaseIds,
  deriveIterationId,
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
export { askTriage, type TriageCase } from './runs/ask-triage.ts'
export { cancelRun, revokeLeases } from './runs/cancel-run.ts'
export {
  type AskedAndGot,
  type CaseStatement,
  type CaseVerdict,
  type HostedStatements,
  type IdentityOptions,
  type RequestBudget,
  readHostedRun,
  readIterations,
  splitByModel,
  toIterationResult,
} from './runs/iterations.ts'
export {
  type LaunchBody,
  type Launched,
  launchRun,
  type PlannedRun,
  planChecks,
  planInlineRun,
  planRuns,
} from './runs/launch/launch-run.ts'
export {
  archivePrEnvironment,
  ensurePrEnvironment,
  formatPrEnvironmentName,
} from './runs/launch/pr-environment.ts'
export { type ListedRun, listRuns } from './runs/list-runs.ts'
export { mostReproductions, openReproductions } from './runs/open-reproductions.ts'
export {
  collectCiFacts,
  createCiLabel,
  formatConfirmationNotes,
  formatOriginNotes,
  type RunOrigin,
  readLaunchKey,
  readRunOrigin,
} from './runs/origin.ts'
export { readStudy, type StudyFindings } from './runs/read-study.ts'
export { type Ask, createLaunchAsk, createNotedAsk, readRunAsk } from './runs/run-ask.ts'
export { type HostedRun, readRun, waitForRun } from './runs/wait/wait-for-run.ts'
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
