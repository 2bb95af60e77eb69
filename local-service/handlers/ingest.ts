import { isTerminalRunStatus } from '../../src/contract/errors.ts'
import type { ParsedBodyOf } from '../../src/contract/operations.ts'
import { conflict, invalid, notFound } from '../api-error.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { findProjectOrDefault } from '../rules/find-project.ts'
import { appendResults, checkResults, countUnknown } from '../rules/ingest-results.ts'
import { newSuite } from '../rules/new-suite.ts'
import { runVerdict } from '../rules/run-verdict.ts'
import type { Store } from '../store/open-store.ts'
import type { Project, Run, Suite } from '../store/records.ts'

type RunFields = Omit<ParsedBodyOf<'reportEvalResults'>, 'results'>

/** An upload URL is good for this long. */
const uploadUrlLifeMs = 3_600_000

/** Ingestion of finished results (specification 4, wire facts 2). `default` names the Default project. */
export const ingestHandlers = {
  reportEvalResults: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    const { results, ...fields } = body
    checkResults(results)
    return store.transaction(() => {
      const { run, suite } = startRun(fields, project, context, store)
      refuseGrowthOfFinished(results, run, context, store)
      appendResults(results, { run, suite }, context, store)
      return answerRun(finish(run, undefined, context, store), store)
    })
  },

  startIngestRun: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    return store.transaction(() => {
      const { run, reused } = startRun(body, project, context, store)
      if (reused) return { ...answerRun(run, store), reused }
      const { id: runId, suiteId, projectId, status } = run
      return { ok: true, suiteId, runId, projectId, status, result: 'pending' }
    })
  },

  appendIngestIterations: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    checkResults(body.results)
    return store.transaction(() => {
      const { run, suite } = findRun(body.runId, project, store)
      refuseGrowthOfFinished(body.results, run, context, store)
      const { inserted, skipped } = appendResults(body.results, { run, suite }, context, store)
      const ofBatch = context.settings.ingestTotal === 'batch'
      const total = ofBatch ? body.results.length : store.iterations.summarize(run.id).total
      return { ok: true, inserted, skipped, total }
    })
  },

  finalizeIngestRun: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    return store.transaction(() => {
      const { run } = findRun(body.runId, project, store)
      if (body.externalRunId !== undefined && body.externalRunId !== run.externalRunId) {
        throw conflict('externalRunId: belongs to another run than runId.')
      }
      return answerRun(finish(run, body.terminalStatus, context, store), store)
    })
  },

  createArtifactUploadUrl: ({ params }, context, store) => {
    findProjectOrDefault(params.projectId, context.caller, store)
    const token = context.newId()
    store.blobs.reserve(token, context.now + uploadUrlLifeMs)
    return { ok: true, uploadUrl: `${context.origin}/uploads/${token}` }
  },
} satisfies Partial<Handlers>

function startRun(
  fields: RunFields,
  project: Project,
  context: RequestContext,
  store: Store,
): { readonly run: Run; readonly suite: Suite; readonly reused: boolean } {
  if ((fields.hostConfig === undefined) !== (fields.hostConfigHash === undefined)) {
    throw invalid('hostConfig: send it together with hostConfigHash, or neither.')
  }
  const known =
    fields.externalRunId === undefined
      ? undefined
      : store.runs.findByExternalId(project.id, fields.externalRunId)
  if (known !== undefined) {
    const hash = fields.evaluationConfigHash ?? known.evaluationConfigHash
    if (hash !== known.evaluationConfigHash) {
      throw conflict('externalRunId: the run was started with another evaluationConfigHash.')
    }
    return { ...findRun(known.id, project, store), reused: true }
  }
  const suite = findOrCreateSuite(fields, project, context, store)
  const run: Run = {
    id: context.newId(),
    projectId: project.id,
    suiteId: suite.id,
    runNumber: store.runs.countBySuite(suite.id) + 1,
    externalRunId: fields.externalRunId ?? null,
    status: 'running',
    source: 'sdk',
    notes: fields.notes ?? null,
    minimumPassRate: fields.passCriteria?.minimumPassRate ?? 100,
    environment: null,
    evaluationConfigHash: fields.evaluationConfigHash ?? null,
    runGroupId: fields.runGroupId ?? null,
    plan: null,
    metadata: pickMetadata(fields),
    createdBy: context.caller.userId,
    createdAt: context.now,
    completedAt: null,
  }
  store.runs.put(run)
  return { run, suite, reused: false }
}

/**
 * The fields of an upload that its run keeps. Replay configurations hold credentials, so they are left out.
 */
function pickMetadata(fields: RunFields): Readonly<Record<string, unknown>> {
  const { framework, tags, ci, serverNames, runName, runTags, runMetadata, expectedIterations } = fields
  const entries = { framework, tags, ci, serverNames, runName, runTags, runMetadata, expectedIterations }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}

function findOrCreateSuite(
  { suiteName, suiteDescription }: RunFields,
  project: Project,
  context: RequestContext,
  store: Store,
): Suite {
  const known = store.suites.findByName(project.id, suiteName)
  if (known !== undefined) return known
  const { newId, now } = context
  const facts = { id: newId(), projectId: project.id, name: suiteName, managedBy: 'ci', now } as const
  const suite: Suite = { ...newSuite(facts), description: suiteDescription ?? null }
  store.suites.put(suite)
  return suite
}

function findRun(
  runId: string,
  project: Project,
  store: Store,
): { readonly run: Run; readonly suite: Suite } {
  const run = store.runs.get(runId)
  if (run === undefined || run.projectId !== project.id) throw notFound('Run')
  if (run.plan !== null) {
    throw conflict('runId: belongs to a hosted run. Its results come from its execution, not from uploads.')
  }
  const suite = store.suites.get(run.suiteId)
  if (suite === undefined) throw notFound('Suite')
  return { run, suite }
}

/** Refuses new results for a finished run; results that it already has are skipped. */
function refuseGrowthOfFinished(
  results: ParsedBodyOf<'reportEvalResults'>['results'],
  run: Run,
  context: RequestContext,
  store: Store,
): void {
  if (!isTerminalRunStatus(run.status) || context.settings.appendAfterFinalize === 'accept') return
  if (countUnknown(results, run, store) > 0) {
    throw conflict(`The run is ${run.status}; it takes no more results.`)
  }
}

/** Finishes a run once; a finished run is left alone, so that a repeat answers the same. */
function finish(
  run: Run,
  terminalStatus: 'cancelled' | 'timed_out' | undefined,
  context: RequestContext,
  store: Store,
): Run {
  if (isTerminalRunStatus(run.status)) return run
  const finished: Run = { ...run, status: terminalStatus ?? 'completed', completedAt: context.now }
  store.runs.put(finished)
  return finished
}

function answerRun(run: Run, store: Store) {
  const summary = store.iterations.summarize(run.id)
  const { id: runId, suiteId, projectId, status } = run
  return { ok: true, suiteId, runId, projectId, status, result: runVerdict(run, store), summary }
}
