import { createHash, randomUUID } from 'node:crypto'
import { type IncomingRequest, jsonReply, type Reply } from './http-server.ts'
import { zipOf } from './zip.ts'

/** A workflow run as GitHub knows it, as far as artifacts and baselines look at it. */
export interface WorkflowRun {
  readonly id: number
  readonly event: string
  readonly branch: string
  readonly commit: string
  readonly workflowPath: string
  readonly fromFork: boolean
  /** Absent: it is not over. */
  conclusion?: 'success' | 'failure'
  readonly backendId: string
  readonly createdAt: string
  /** When its latest attempt began; absent: there is one attempt. */
  readonly startedAt?: string
}

type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped'

export interface ListedJob {
  /** As GitHub shows it, with the leg of its matrix: `evals (2)`. */
  readonly name: string
  /** Of its check run, where a part names it. */
  readonly id?: number
  /** `null`: it is running. */
  readonly conclusion: Conclusion | null
  /** Those of ours, without their times. */
  readonly steps?: readonly {
    readonly name: string
    readonly status: 'in_progress' | 'completed'
    readonly conclusion: Conclusion | null
  }[]
}

export interface EndedStep {
  readonly conclusion: Conclusion
  /** As dates in ISO 8601, in whole seconds. */
  readonly started_at: string
  readonly completed_at: string
}

export interface StoredArtifact {
  readonly id: number
  readonly name: string
  readonly run: WorkflowRun
  readonly mime: string
  readonly createdAt: string
  readonly blocks: Map<string, Buffer>
  body: Buffer
  finalized: boolean
  expired: boolean
}

const repositoryId = 1
const forkId = 2

/**
 * GitHub's artifact storage as the runner's toolkit sees it: the results service (Twirp), the blob store behind it,
 * and the REST routes that list and download. The emulation of GitHub has none of these.
 */
export class ArtifactService {
  readonly runs = new Map<number, WorkflowRun>()
  readonly artifacts: StoredArtifact[] = []
  /** Jobs that GitHub lists, by run and attempt: `7000/2`. */
  readonly jobs = new Map<string, readonly ListedJob[]>()
  /** Steps that the running job, on `runner 1`, has ended. */
  steps: readonly EndedStep[] = []
  /** As if the token lacked `actions: read`. */
  forbidReading = false
  #nextId = 1000

  addRun(run: Omit<WorkflowRun, 'backendId' | 'createdAt'>): WorkflowRun {
    const known = this.runs.get(run.id)
    if (known !== undefined) return known
    const added = { ...run, backendId: randomUUID(), createdAt: new Date().toISOString() }
    this.runs.set(run.id, added)
    return added
  }

  /** What the runner hands to a job so that it may store artifacts of this run. */
  runtimeToken(run: WorkflowRun): string {
    const claims = { scp: `Actions.Example Actions.Results:${run.backendId}:${randomUUID()}` }
    return ['{"alg":"none"}', JSON.stringify(claims), 'unsigned']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')
  }

  /** Begins an artifact that blocks its name until it is finished, and returns its id. */
  begin(name: string, run: WorkflowRun, mime = 'application/zip'): number {
    const id = this.#nextId++
    this.artifacts.push({
      id,
      name,
      run,
      mime,
      createdAt: new Date().toISOString(),
      blocks: new Map(),
      body: Buffer.alloc(0),
      finalized: false,
      expired: false,
    })
    return id
  }

  /** An artifact that some job of the run has stored: a zip archive of these files, or these bytes. */
  store(name: string, run: WorkflowRun, content: Readonly<Record<string, string>> | Buffer): void {
    const id = this.begin(name, run)
    const body = Buffer.isBuffer(content)
      ? content
      : zipOf(Object.entries(content).map(([file, text]) => ({ name: file, content: text })))
    Object.assign(this.artifacts.find((stored) => stored.id === id) ?? {}, { body, finalized: true })
  }

  /** Answers the requests it knows; null leaves one to others. */
  handle(request: IncomingRequest, origin: string): Reply | null {
    const { pathname } = request.url
    const twirp = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(pathname)
    if (twirp?.[1] !== undefined) return this.#twirp(twirp[1], JSON.parse(request.body.toString()), origin)
    const blob = /^\/blob\/(\d+)$/.exec(pathname)
    if (blob !== null) return this.#blob(Number(blob[1]), request)
    const rest = /^\/repos\/[^/]+\/[^/]+\/actions\/(.+)$/.exec(pathname)
    if (request.method === 'GET' && rest?.[1] !== undefined) return this.#rest(rest[1], request.url, origin)
    const again = /^runs\/(\d+)\/rerun(-failed-jobs)?$/.exec(rest?.[1] ?? '')
    return request.method === 'POST' && again !== null ? this.#rerun(Number(again[1])) : null
  }

  #rerun(id: number): Reply {
    const run = this.runs.get(id)
    if (run === undefined) return jsonReply({ message: 'Not Found' }, 404)
    if (run.conclusion === undefined) {
      return jsonReply({ message: 'The workflow run is already running' }, 403)
    }
    run.conclusion = undefined
    return jsonReply({}, 201)
  }

  #twirp(method: string, body: Record<string, string>, origin: string): Reply | null {
    const ofRun = this.artifacts.filter(({ run }) => run.backendId === body.workflow_run_backend_id)
    const named = ofRun.find(({ name }) => name === body.name)
    switch (method) {
      case 'CreateArtifact': {
        if (named !== undefined) {
          return jsonReply({ code: 'already_exists', msg: 'an artifact with this name already exists' }, 409)
        }
        const run = [...this.runs.values()].find(
          ({ backendId }) => backendId === body.workflow_run_backend_id,
        )
        if (run === undefined) return jsonReply({ code: 'permission_denied', msg: 'unknown run' }, 403)
        const id = this.begin(body.name ?? '', run, body.mime_type)
        return jsonReply({ ok: true, signed_upload_url: `${origin}/blob/${id}?sig=signature` })
      }
      case 'FinalizeArtifact': {
        if (named === undefined) return jsonReply({ code: 'not_found', msg: 'no such artifact' }, 404)
        const digest = createHash('sha256').update(named.body).digest('hex')
        named.finalized = named.body.length === Number(body.size) && body.hash === `sha256:${digest}`
        return jsonReply({ ok: named.finalized, artifact_id: String(named.id) })
      }
      case 'ListArtifacts':
        return jsonReply({
          artifacts: ofRun
            .filter(
              ({ id, name, finalized }) =>
                finalized &&
                (!body.name_filter || name === body.name_filter) &&
                (!body.id_filter || String(id) === body.id_filter),
            )
            .map(({ id, name, body: content, createdAt }) => ({
              workflow_run_backend_id: body.workflow_run_backend_id,
              workflow_job_run_backend_id: body.workflow_job_run_backend_id,
              database_id: String(id),
              name,
              size: String(content.length),
              created_at: createdAt,
            })),
        })
      case 'GetSignedArtifactURL':
        return jsonReply({ signed_url: `${origin}/blob/${named?.id ?? 0}?sig=signature` })
      case 'DeleteArtifact':
        if (named !== undefined) this.artifacts.splice(this.artifacts.indexOf(named), 1)
        return jsonReply({ ok: named !== undefined, artifact_id: String(named?.id ?? 0) })
      default:
        return null
    }
  }

  #blob(id: number, request: IncomingRequest): Reply {
    const artifact = this.artifacts.find((candidate) => candidate.id === id)
    if (artifact === undefined) return { status: 404 }
    if (request.method === 'GET') {
      const fileName = artifact.mime === 'application/zip' ? `${artifact.name}.zip` : artifact.name
      return {
        status: 200,
        headers: {
          'content-type': artifact.mime,
          'content-disposition': `attachment; filename="${fileName}"`,
        },
        body: artifact.body,
      }
    }
    const part = request.url.searchParams.get('comp')
    if (part === 'block') {
      artifact.blocks.set(request.url.searchParams.get('blockid') ?? '', request.body)
    } else if (part === 'blocklist') {
      const ids = [...request.body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map((match) => match[1])
      artifact.body = Buffer.concat(ids.map((block) => artifact.blocks.get(block ?? '') ?? Buffer.alloc(0)))
    } else {
      artifact.body = request.body
    }
    return {
      status: 201,
      headers: {
        etag: '"1"',
        'last-modified': new Date(0).toUTCString(),
        'x-ms-request-id': '1',
        'x-ms-version': '2025-01-05',
      },
    }
  }

  #rest(path: string, url: URL, origin: string): Reply | null {
    if (this.forbidReading) return jsonReply({ message: 'Resource not accessible by integration' }, 403)
    const name = url.searchParams.get('name')
    const list = (of: readonly StoredArtifact[]) => {
      const shown = of
        .filter((artifact) => artifact.finalized && (name === null || artifact.name === name))
        .toSorted((a, b) => b.id - a.id)
      return jsonReply({
        total_count: shown.length,
        artifacts: pageOf(shown, url).map((artifact) => restForm(artifact, origin)),
      })
    }
    const workflowRuns = /^workflows\/([^/]+)\/runs$/.exec(path)
    if (workflowRuns?.[1] !== undefined) return this.#listRuns(decodeURIComponent(workflowRuns[1]), url)
    if (path === 'runs') {
      const [commit, event] = ['head_sha', 'event'].map((filter) => url.searchParams.get(filter))
      const shown = [...this.runs.values()].filter((run) => run.commit === commit && run.event === event)
      return jsonReply({ total_count: shown.length, workflow_runs: pageOf(shown, url).map(runForm) })
    }
    if (path === 'artifacts') return list(this.artifacts)
    const jobs = /^runs\/(\d+)\/jobs$/.exec(path)
    if (jobs !== null) {
      const steps = this.steps.map((step, at) => ({
        name: `Step ${at + 1}`,
        status: 'completed',
        number: at + 1,
        ...step,
      }))
      const own = { name: 'merge', status: 'in_progress', conclusion: null, runner_name: 'runner 1', steps }
      const listed = [...new Map([[`${jobs[1]}/1`, []], ...this.jobs])].flatMap(([of, ended]) => {
        const [id, attempt] = of.split('/')
        const all = [own, ...ended]
        return id === jobs[1] ? all.map((job, at) => ({ id: at, run_attempt: Number(attempt), ...job })) : []
      })
      return jsonReply({ total_count: listed.length, jobs: listed })
    }
    const runArtifacts = /^runs\/(\d+)\/artifacts$/.exec(path)
    if (runArtifacts !== null) {
      return list(this.artifacts.filter(({ run }) => run.id === Number(runArtifacts[1])))
    }
    const run = this.runs.get(Number(/^runs\/(\d+)$/.exec(path)?.[1]))
    if (run !== undefined) return jsonReply(runForm(run))
    const download = /^artifacts\/(\d+)\/zip$/.exec(path)
    if (download !== null) {
      return { status: 302, headers: { location: `${origin}/blob/${download[1]}?sig=signature` } }
    }
    return null
  }

  /** The runs of a workflow file, newest first, by the filters that GitHub has. */
  #listRuns(file: string, url: URL): Reply {
    const ofFile = [...this.runs.values()].filter(({ workflowPath }) => workflowPath.endsWith(`/${file}`))
    if (ofFile.length === 0) return jsonReply({ message: 'Not Found' }, 404)
    const [branch, event] = ['branch', 'event'].map((name) => url.searchParams.get(name))
    const shown = ofFile
      .filter((run) => (branch === null || run.branch === branch) && (event === null || run.event === event))
      .toSorted((a, b) => b.id - a.id)
    return jsonReply({ total_count: shown.length, workflow_runs: pageOf(shown, url).map(runForm) })
  }
}

/** The part of a list that the request asks for: 30 items unless it says more, 100 at most. */
function pageOf<Item>(items: readonly Item[], url: URL): readonly Item[] {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30))
  const start = (Number(url.searchParams.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}

function runForm(run: WorkflowRun) {
  return {
    id: run.id,
    event: run.event,
    path: run.workflowPath,
    head_branch: run.branch,
    head_sha: run.commit,
    created_at: run.createdAt,
    run_started_at: run.startedAt ?? run.createdAt,
    head_repository: { full_name: run.fromFork ? 'mallory/app' : 'octo/app' },
    status: run.conclusion === undefined ? 'in_progress' : 'completed',
    conclusion: run.conclusion ?? null,
  }
}

function restForm(artifact: StoredArtifact, origin: string) {
  const { id, name, body, expired, createdAt, run } = artifact
  return {
    id,
    node_id: 'A_1',
    name,
    size_in_bytes: body.length,
    digest: `sha256:${createHash('sha256').update(body).digest('hex')}`,
    expired,
    url: `${origin}/repos/octo/app/actions/artifacts/${id}`,
    archive_download_url: `${origin}/repos/octo/app/actions/artifacts/${id}/zip`,
    created_at: createdAt,
    updated_at: createdAt,
    expires_at: null,
    workflow_run: {
      id: run.id,
      repository_id: repositoryId,
      head_repository_id: run.fromFork ? forkId : repositoryId,
      head_branch: run.branch,
      head_sha: run.commit,
    },
  }
}
