import { limits } from '../../contract/limits.ts'
import type { ResponseOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import { buildCaseKey } from '../../model/run/identity.ts'
import type { Result } from '../../model/run/result.ts'
import type { Project } from '../client/project.ts'
import {
  decideIterationOutcome,
  type HostedIteration,
  type HostedStep,
  type IdentityOptions,
  type IterationEvidence,
  splitByModel,
  toIterationResult,
} from './iteration-result.ts'
import type { Ask } from './run-ask.ts'
import { collectRunStatements, type HostedStatements } from './statements.ts'
import type { HostedRun } from './wait/poll.ts'

/** Requests that may still be spent on evidence. Shared by the runs of one measurement. */
export interface RequestBudget {
  left: number
}

/**
 * All iterations of a run, each once, in pages as large as the service allows.
 * @throws ServiceError
 */
export async function readIterations(project: Project, runId: string): Promise<HostedIteration[]> {
  const request = { params: { runId }, query: { limit: limits.iterationsPerPage } }
  const listed = await project.list('listEvalRunIterations', request)
  return [...new Map(listed.map((iteration) => [iteration.id, iteration])).values()]
}

/** What a run measured. */
interface HostedResults {
  readonly results: readonly Result[]
  /** Stored case by the key of its results, where the service says: what can be run again. */
  readonly caseIds: ReadonlyMap<string, string>
  readonly statements: HostedStatements
}

/**
 * Everything that a hosted run which has ended says: its results, and the {@link HostedStatements} that they
 * are held against. Whatever reads a hosted run for a verdict reads it by this function.
 *
 * @param ask what the run was asked for, by `createLaunchAsk` or `readRunAsk`
 * @param budget of reasons and traces of iterations that did not pass, first one of every case
 * @throws ServiceError when the iterations can't be read; missing evidence is not an error
 */
export async function readHostedRun(
  project: Project,
  run: HostedRun,
  ask: Ask,
  identity: IdentityOptions,
  budget: RequestBudget,
): Promise<HostedResults> {
  const iterations = await readIterations(project, run.id)
  const evidence = await readEvidence(project, run.id, orderFailedIterations(iterations), budget)
  const results = splitByModel(
    iterations.map((iteration) => toIterationResult(iteration, identity, evidence.get(iteration.id))),
  )
  const caseIds = new Map<string, string>()
  for (const [index, result] of results.entries()) {
    const caseId = iterations[index]?.testCaseId
    if (caseId) caseIds.set(buildCaseKey(result.identity), caseId)
  }
  return { results, caseIds, statements: collectRunStatements(run, iterations, ask) }
}

/** Iterations that did not pass: the first of every case, then the others. */
export function orderFailedIterations(iterations: readonly HostedIteration[]): readonly HostedIteration[] {
  const failing = iterations.filter((iteration) => decideIterationOutcome(iteration).outcome === 'failed')
  const seen = new Set<string>()
  const firsts = failing.filter(({ caseId, testCaseId, title, id }) => {
    const key = caseId ?? testCaseId ?? title ?? id
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  return [...firsts, ...failing.filter((iteration) => !firsts.includes(iteration))]
}

async function readEvidence(
  project: Project,
  runId: string,
  iterations: readonly HostedIteration[],
  budget: RequestBudget,
): Promise<ReadonlyMap<string, IterationEvidence>> {
  const evidence = new Map<string, IterationEvidence>()
  let hasSteps = true
  let hasTraces = true
  for (const { id: iterationId } of iterations) {
    if (budget.left <= 0 || (!hasSteps && !hasTraces)) break
    const params = { runId, iterationId }
    let steps: readonly HostedStep[] | undefined
    if (hasSteps) {
      budget.left -= 1
      const answer = await tryReadEvidence(project, () => project.call('listEvalRunSteps', { params }))
      steps = answer?.items
      // A deployment may lack the route.
      hasSteps = steps !== undefined
    }
    if (hasTraces && budget.left > 0) {
      budget.left -= 1
      const trace = await tryReadEvidence(project, () => project.call('getEvalRunIterationTrace', { params }))
      hasTraces = trace !== undefined
      evidence.set(iterationId, { steps, ...(trace !== undefined && readQuestionAndAnswer(trace)) })
    } else if (steps !== undefined) {
      evidence.set(iterationId, { steps })
    }
  }
  return evidence
}

/** Evidence is an extra: without it the results still count. */
async function tryReadEvidence<T>({ signal }: Project, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ServiceError) return undefined
    throw error
  }
}

/** First question and last answer of a trace, where its messages have the usual form. */
export function readQuestionAndAnswer({ messages }: ResponseOf<'getEvalRunIterationTrace'>): {
  readonly input?: string
  readonly output?: string
} {
  if (!Array.isArray(messages)) return {}
  const texts = messages.flatMap((message: unknown) => {
    if (typeof message !== 'object' || message === null || !('role' in message)) return []
    const text = joinContentText('content' in message ? message.content : undefined)
    if (text === '') return []
    return [{ role: message.role, text }]
  })
  const input = texts.find(({ role }) => role === 'user')?.text
  const output = texts.findLast(({ role }) => role === 'assistant')?.text
  return { input, output }
}

/** A text, or the texts of a list of parts. */
function joinContentText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .flatMap((part: unknown) => {
      if (typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string')
        return [part.text]
      return []
    })
    .join('\n')
}
