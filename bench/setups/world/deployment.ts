import {
  always,
  echoTest,
  type HostedWorld,
  hostedKey,
  never,
  startHostedWorld,
} from '../../../test/support/hosted-world.ts'
import { type IncomingRequest, listen, type Reply } from '../../../test/support/http-server.ts'
import { upTo } from '../reports.ts'
import type { Answer, Answers } from '../set-up.ts'
import type { Happening } from './happenings.ts'

/** The local service as the deployment of a team, with a suite of three cases that run five times each. */
export interface Deployment {
  /** Inputs that name it. */
  readonly inputs: Readonly<Record<'api-key' | 'base-url', string>>
  readonly world: HostedWorld
  /** What it says from now on in place of the truth. */
  says(answers: Answers): void
  close(): Promise<void>
}

const fruit = ['apples', 'pears', 'plums']

export async function startDeployment(): Promise<Deployment> {
  const tests = fruit.map((title) => echoTest(title, always))
  const world = await startHostedWorld({
    suites: [
      { id: 'suite-fruit', name: 'fruit', servers: ['everything'], tests },
      { id: 'suite-places', name: 'places', environments: ['staging', 'production'], tests },
    ],
  })
  let answers: Answers = {}
  let given: (keyof Answers)[] = []
  const { origin, pathname } = new URL(world.service.baseUrl)
  const front = await listen(async (request) => {
    const reply = await forward(request, origin)
    const kind = kindOf(request)
    given.push(kind)
    return alter(reply, answers[kind], given.filter((of) => of === kind).length - 1)
  })
  return {
    inputs: { 'api-key': hostedKey, 'base-url': `${front.url}${pathname}` },
    world,
    says: (next) => {
      answers = next
      given = []
    },
    close: async () => {
      await front.close()
      await world.close()
    },
  }
}

async function forward(request: IncomingRequest, origin: string): Promise<Reply> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const response = await fetch(`${origin}${request.url.pathname}${request.url.search}`, {
    method: request.method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    redirect: 'manual',
    ...(hasBody && { body: new Uint8Array(request.body) }),
  })
  const kept = [...response.headers].filter(
    ([name]) => !/^(connection|content-(length|encoding))$/.test(name),
  )
  return {
    status: response.status,
    headers: Object.fromEntries(kept),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function kindOf({ method, url }: IncomingRequest): keyof Answers {
  const key = `${method} ${url.pathname.replace(/^.*\/(?=eval-(?:runs|ingest))/, '')}`
  if (/^POST eval-runs$/.test(key)) return 'launch'
  if (/^GET eval-runs\/[^/]+$/.test(key)) return 'run'
  if (/^GET eval-runs\/[^/]+\/iterations$/.test(key)) return 'iterations'
  return /^POST eval-ingest\b/.test(key) ? 'uploads' : 'others'
}

/** The answer that the set-up wants; one that is no success stays as it is. */
function alter(reply: Reply, change: Answer | undefined, index: number): Reply {
  if (change === undefined) return reply
  if (typeof change === 'number') {
    const code = change === 429 ? 'RATE_LIMITED' : 'INTERNAL_ERROR'
    const body = JSON.stringify({ code, message: 'The service is not well.' })
    return { status: change, headers: { 'content-type': 'application/json' }, body }
  }
  if (reply.status >= 300) return reply
  return { ...reply, body: JSON.stringify(change(JSON.parse(String(reply.body)), index)) }
}

/** The agent of the hosted suite no longer does what one of its cases asks for. */
export const agentBreaks: Happening = {
  happens: async (world) => {
    const { world: hosted } = await world.deployment()
    hosted.change('suite-fruit', [echoTest('pears', never)])
  },
}

/**
 * A job of the newest run, which has no key, stores an artifact in place of the results that a step with the key could
 * not upload: a run of main in which a test fails.
 */
export const unsentForged = (suite: string, count: number, fails: number): Happening => ({
  happens: ({ github }) => {
    const run = [...github.artifacts.runs.values()].at(-1)
    if (run === undefined) throw new Error('There is no run to forge results of.')
    const externalRunId = `gh-${run.id}-1-forged`
    const batch = upTo(count).map((of) => ({
      caseTitle: `checks ${of}`,
      passed: of !== fails,
      externalIterationId: `forged-${of}`,
    }))
    const ci = { provider: 'github_actions', branch: 'main', commitSha: run.commit }
    const text = JSON.stringify({
      version: 1,
      projectId: 'shop',
      externalRunId,
      run: { suiteName: suite, externalRunId, ci },
      batches: [batch],
    })
    github.artifacts.store(`eval-gate-unsent-${suite}`, run, { 'eval-gate-unsent.json': text })
  },
})
