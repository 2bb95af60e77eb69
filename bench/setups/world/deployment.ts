import {
  always,
  echoTest,
  type HostedWorld,
  hostedKey,
  never,
  startHostedWorld,
} from '../../../test/support/hosted-world.ts'
import { type IncomingRequest, listen, type Reply } from '../../../test/support/http-server.ts'
import type { Answers } from '../set-up.ts'
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
  const { origin, pathname } = new URL(world.service.baseUrl)
  const front = await listen(async (request) => alter(request, await forward(request, origin), answers))
  return {
    inputs: { 'api-key': hostedKey, 'base-url': `${front.url}${pathname}` },
    world,
    says: (next) => {
      answers = next
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

/** Changes the answers that the set-up names; one that is no success stays as it is. */
function alter({ method, url }: IncomingRequest, reply: Reply, answers: Answers): Reply {
  const key = `${method} ${url.pathname.replace(/^.*\/eval-runs/, 'runs')}`
  const name = /^POST runs$/.test(key)
    ? 'launch'
    : /^GET runs\/[^/]+$/.test(key)
      ? 'run'
      : /^GET runs\/[^/]+\/iterations$/.test(key)
        ? 'iterations'
        : undefined
  const change = name === undefined ? undefined : answers[name]
  if (change === undefined) return reply
  if (typeof change === 'number') {
    const body = JSON.stringify({ code: 'INTERNAL_ERROR', message: 'The service is not well.' })
    return { status: change, headers: { 'content-type': 'application/json' }, body }
  }
  if (reply.status >= 300) return reply
  return { ...reply, body: JSON.stringify(change(JSON.parse(String(reply.body)))) }
}

/** The agent of the hosted suite no longer does what one of its cases asks for. */
export const agentBreaks: Happening = {
  happens: async (world) => {
    const { world: hosted } = await world.deployment()
    hosted.change('suite-fruit', [echoTest('pears', never)])
  },
}
