import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FaultKind, Schedule } from './fault-kinds.ts'

export interface FaultProxy {
  readonly url: string
  /** How many requests were seen, and how many of them were struck. */
  readonly counts: { seen: number; struck: number }
  /** What was struck, in order: `POST /x reset-before`. */
  readonly struck: string[]
  schedule(next: Schedule | undefined): void
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Stands between the built action and a server on loopback, and does to the exchanges what the schedule says. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let schedule: Schedule | undefined
  const counts = { seen: 0, struck: 0 }
  const struck: string[] = []
  let own = ''
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.keepAliveTimeout = 1_000

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readAll(incoming)
    const path = incoming.url ?? '/'
    counts.seen += 1
    const fault = schedule?.({ method: incoming.method ?? 'GET', path })
    const forward = () => ask(target, own, incoming, path, body)
    if (fault === undefined) {
      reply(outgoing, await forward())
      return
    }
    counts.struck += 1
    struck.push(`${incoming.method} ${path.replace(/\?.*/, '')} ${fault}`)
    await strike(fault, outgoing, forward)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own,
    counts,
    struck,
    schedule(next) {
      schedule = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The answer of the server; its own address is replaced by ours, so that what follows comes by here too. */
async function ask(
  target: string,
  own: string,
  incoming: IncomingMessage,
  path: string,
  body: Buffer,
): Promise<Answer> {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect'].includes(name)
      ? []
      : [[name, String(value)]],
  )
  const method = incoming.method ?? 'GET'
  const response = await fetch(`${target}${path}`, {
    method,
    headers: [...headers, ['accept-encoding', 'identity']],
    redirect: 'manual',
    ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  })
  const content = Buffer.from(await response.arrayBuffer())
  const isText = /json|text|xml/.test(response.headers.get('content-type') ?? '')
  const kept: Record<string, string> = {}
  for (const [name, value] of response.headers) {
    if (
      !['connection', 'content-length', 'transfer-encoding', 'keep-alive', 'content-encoding'].includes(name)
    )
      kept[name] = value.replaceAll(target, own)
  }
  const rewritten = isText ? Buffer.from(content.toString().replaceAll(target, own)) : content
  return { status: response.status, headers: kept, body: rewritten }
}

function reply(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  const length = status === 204 || status === 304 ? {} : { 'content-length': String(body.length) }
  outgoing.writeHead(status, { ...headers, ...length }).end(body)
}

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const page = Buffer.from('<html><body><h1>Service unavailable</h1></body></html>')
const refusal = Buffer.from('{"message":"please try again later","code":"UNAVAILABLE"}')
const answerOf = (
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: Buffer = refusal,
): Answer => ({
  status,
  headers: { ...json, ...headers },
  body,
})

const answers: Partial<Record<FaultKind, () => Answer>> = {
  '429': () => answerOf(429),
  '429-seconds': () => answerOf(429, { 'retry-after': '2' }),
  '429-date': () =>
    answerOf(429, {
      'retry-after': new Date(Date.now() + 3_000).toUTCString(),
      date: new Date().toUTCString(),
    }),
  '429-hour': () => answerOf(429, { 'retry-after': '3600' }),
  '408': () => answerOf(408),
  '500': () => answerOf(500),
  '502': () => answerOf(502),
  '503-seconds': () => answerOf(503, { 'retry-after': '2' }),
  '504': () => answerOf(504),
  'html-503': () => answerOf(503, html, page),
  'html-200': () => answerOf(200, html, page),
  '401': () => answerOf(401),
  '404': () => answerOf(404),
  '403-limit': () =>
    answerOf(403, { 'retry-after': '3' }, Buffer.from('{"message":"API rate limit exceeded"}')),
  'empty-200': () => answerOf(200, {}, Buffer.alloc(0)),
  'garbage-200': () => answerOf(200, {}, Buffer.from('{"items":[{"id":')),
  'other-shape-200': () => answerOf(200, {}, Buffer.from('{"hello":"world"}')),
  'not-ok-200': () => answerOf(200, {}, Buffer.from('{"ok":false,"error":"not now"}')),
}

async function strike(
  fault: FaultKind,
  outgoing: ServerResponse,
  forward: () => Promise<Answer>,
): Promise<void> {
  const { socket } = outgoing
  const reset = () => socket?.resetAndDestroy()
  const raw = (text: string | Buffer) => socket?.write(text)
  const headOf = ({ status, headers }: Answer, more: string) =>
    `HTTP/1.1 ${status} Answer\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}${more}\r\n`
  const instead = answers[fault]
  if (instead !== undefined) return reply(outgoing, instead())
  if (fault === 'reset-before') return void reset()
  if (fault === 'end-without-answer') return void socket?.end()
  if (fault === 'silence') {
    await wait(8_000)
    return void outgoing.destroy()
  }
  if (fault === 'late-before') await wait(1_500)
  const answer = await forward()
  const half = answer.body.subarray(0, Math.floor(answer.body.length / 2))
  switch (fault) {
    case 'reset-after':
      return void reset()
    case '502-after':
      return reply(outgoing, answerOf(502))
    case '504-after':
      return reply(outgoing, answerOf(504))
    case 'empty-200-after':
      return reply(outgoing, answerOf(200, {}, Buffer.alloc(0)))
    case 'garbage-200-after':
      return reply(outgoing, answerOf(200, {}, half))
    case 'cut-body':
      raw(headOf(answer, `content-length: ${answer.body.length + 1}\r\n`))
      raw(half)
      return void setTimeout(() => socket?.destroy(), 20)
    case 'cut-chunks':
      raw(headOf(answer, 'transfer-encoding: chunked\r\n'))
      raw(`${Math.max(1, half.length).toString(16)}\r\n`)
      raw(half)
      return void setTimeout(() => socket?.destroy(), 20)
    case 'length-too-long':
      raw(headOf(answer, `content-length: ${answer.body.length + 50}\r\nconnection: close\r\n`))
      raw(answer.body)
      return void setTimeout(() => socket?.destroy(), 20)
    case 'length-too-short':
      raw(headOf(answer, `content-length: ${half.length}\r\nconnection: close\r\n`))
      raw(answer.body)
      return void setTimeout(() => socket?.end(), 20)
    case 'answer-twice': {
      const whole = Buffer.concat([
        Buffer.from(headOf(answer, `content-length: ${answer.body.length}\r\n`)),
        answer.body,
      ])
      raw(Buffer.concat([whole, whole]))
      return void setTimeout(() => socket?.end(), 50)
    }
    case 'slow-bytes': {
      const length = answer.status === 204 ? '' : `content-length: ${answer.body.length}\r\n`
      raw(headOf(answer, `${length}connection: close\r\n`))
      const step = Math.max(1, Math.ceil(answer.body.length / 20))
      for (let at = 0; at < answer.body.length; at += step) {
        raw(answer.body.subarray(at, at + step))
        await wait(50)
      }
      return void socket?.end()
    }
    case 'broken-gzip':
      return reply(outgoing, { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' } })
    case 'late-after':
      await wait(1_500)
      return reply(outgoing, answer)
    case 'close-after':
      return reply(outgoing, { ...answer, headers: { ...answer.headers, connection: 'close' } })
    case 'early-hints':
      raw('HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n')
      return reply(outgoing, answer)
    default:
      return reply(outgoing, answer)
  }
}
