import type { CiContext } from '../../ports/context.ts'

/** Where a run of the service was started from. */
export interface RunOrigin {
  readonly branch?: string
  /** Full hash. */
  readonly commit?: string
  readonly pullRequest?: string
  /** Page of the workflow run. */
  readonly url?: string
  /** Only some of the cases were meant to run, so it can't serve as a baseline. */
  readonly isSelection: boolean
  /** Id of the run of all cases to which it adds iterations of some. */
  readonly additionTo?: string
}

const notesStart = 'Eval Gate:'

/**
 * Notes of a run that names no branch, and so can't serve as a baseline. `key`: as of {@link formatOriginNotes}.
 */
export function formatConfirmationNotes(key: string): string {
  return `${notesStart} suspect cases, run again key=${encodeURIComponent(key)}`
}

/**
 * What a launch asked for, in numbers: it goes with the run, so that a later step can hold the run against
 * it.
 */
export interface NotedAsk {
  readonly suiteId?: string | undefined
  readonly environmentId?: string | undefined
  readonly cases?: number | undefined
  /** Least number of iterations. */
  readonly iterations?: number | undefined
  /** Only some of the cases of the suite were meant to run. */
  readonly selection?: true | undefined
  /** Id of the run of all cases to which it adds iterations of some. */
  readonly additionTo?: string | undefined
}

/**
 * The origin as one line for the notes of a run. Services that keep no CI metadata of hosted runs keep the
 * notes, so a later run finds its baseline by them. The same for every attempt of a job.
 *
 * @param key under which the run is launched: the post step finds a run by it whose id never arrived
 */
export function formatOriginNotes(context: CiContext, key?: string, ask: NotedAsk = {}): string | undefined {
  const { branch, commit, pullRequest, runUrl } = context
  if (branch === undefined && key === undefined) return undefined
  const facts = [
    ['branch', branch],
    ['commit', commit],
    ['pr', pullRequest && String(pullRequest.number)],
    ['run', runUrl],
    ['key', key],
    ['suite', ask.suiteId],
    ['environment', ask.environmentId],
    ['cases', ask.cases],
    ['iterations', ask.iterations],
    ['selection', ask.selection],
    ['addition-to', ask.additionTo],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return `${notesStart} ${facts.join(' ')}`
}

/** The key under which the run was launched, as its notes say; undefined for runs of others. */
export function readLaunchKey({ notes }: { readonly notes?: string | null | undefined }): string | undefined {
  return parseOriginNotes(notes ?? '').get('key')
}

/** What the launch of a run asked for, as its notes say; undefined for runs of others. */
export function readNotedAsk({
  notes,
}: {
  readonly notes?: string | null | undefined
}): NotedAsk | undefined {
  const noted = parseOriginNotes(notes ?? '')
  if (!noted.has('cases') && !noted.has('iterations')) return undefined
  const readNumber = (name: string) => {
    const text = noted.get(name) ?? ''
    if (/^\d{1,9}$/.test(text)) return Number(text)
    return undefined
  }
  return {
    suiteId: noted.get('suite'),
    environmentId: noted.get('environment'),
    cases: readNumber('cases'),
    iterations: readNumber('iterations'),
  }
}

/** What an upload says about the CI job that made it; undefined outside of GitHub Actions. */
export function collectCiFacts(context: CiContext) {
  const { provider, runId, job, runUrl, branch, commit, pullRequest } = context
  if (provider !== 'github_actions') return undefined
  const pullRequestNumber = pullRequest?.number
  return { provider, pipelineId: runId, jobId: job, runUrl, branch, commitSha: commit, pullRequestNumber }
}

/** The CI facts as the label that is sent with a launch. */
export function createCiLabel(context: CiContext): Readonly<Record<string, string>> | undefined {
  const facts = collectCiFacts(context)
  return (
    facts &&
    Object.fromEntries(
      Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    )
  )
}

/** What a service keeps of where a run was started. */
interface Labelled {
  readonly ciMetadata?: Readonly<Record<string, unknown>> | null | undefined
  readonly notes?: string | null | undefined
}

/**
 * Where a run comes from: what its CI metadata says, else its notes. Undefined when neither names a branch,
 * as for a run that a person started in the app.
 */
export function readRunOrigin(run: Labelled): RunOrigin | undefined {
  const noted = parseOriginNotes(run.notes ?? '')
  const ci = run.ciMetadata ?? {}
  const branch = toNonEmptyText(ci.branch) ?? noted.get('branch')
  if (branch === undefined) return undefined
  const commit = readRunCommit(run)
  const pullRequest = toNonEmptyText(ci.pullRequestNumber) ?? noted.get('pr')
  const url = toNonEmptyText(ci.runUrl) ?? noted.get('run')
  const additionTo = noted.get('addition-to')
  return {
    branch,
    commit,
    pullRequest,
    url,
    isSelection: noted.has('selection') || additionTo !== undefined,
    additionTo,
  }
}

/** The commit that a run names, also where it names no branch. */
export function readRunCommit({ ciMetadata, notes }: Labelled): string | undefined {
  return toNonEmptyText(ciMetadata?.commitSha) ?? parseOriginNotes(notes ?? '').get('commit')
}

function parseOriginNotes(notes: string): ReadonlyMap<string, string> {
  const [line] = notes.split('\n')
  if (!line?.startsWith(notesStart)) return new Map()
  return new Map(
    line
      .slice(notesStart.length)
      .trim()
      .split(' ')
      .flatMap((fact): [string, string][] => {
        const at = fact.indexOf('=')
        const value = decodeUriText(fact.slice(at + 1))
        if (at > 0 && value !== undefined) return [[fact.slice(0, at), value]]
        return []
      }),
  )
}

function decodeUriText(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function toNonEmptyText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string' && value !== '') return value
  return undefined
}
