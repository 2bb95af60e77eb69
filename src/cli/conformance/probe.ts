import { parseJson, readFields } from '../../model/data.ts'
import { NotOffered } from './table.ts'

/** An answer of a deployment, as it came. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly json: Readonly<Record<string, unknown>> & {
    readonly items?: readonly Readonly<Record<string, unknown>>[]
    readonly details?: Readonly<Record<string, unknown>>
  }
}

/** Plain HTTP, without our client: what both might misunderstand alike would not be seen through it. */
export interface Probe {
  readonly projectId: string
  /** Model of the suites that are made. */
  readonly model: string
  /** Name of a tool without arguments. */
  readonly tool: string
  /** Below the base address. @throws NotOffered for a route that the deployment does not have, if `mayBeAbsent` */
  ask(method: string, path: string, options?: ProbeOptions): Promise<Answer>
  /** Below the project. */
  askProject(method: string, path: string, options?: ProbeOptions): Promise<Answer>
}

interface ProbeOptions {
  readonly body?: unknown
  readonly text?: string
  /** Null sends none. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly mayBeAbsent?: boolean
}

interface ProbeSettings {
  readonly baseUrl: string
  readonly key: string
  readonly projectId: string
  readonly model: string
  readonly tool: string
  /** Takes each success, as text. */
  readonly hold?: ((...answer: AnswerText) => void) | undefined
}

/** A success as text: method, path, status and body. */
export type AnswerText = readonly [method: string, path: string, status: number, text: string]

export function createProbe({ baseUrl, key, projectId, model, tool, hold }: ProbeSettings): Probe {
  const root = baseUrl.replace(/\/$/, '')
  const ask = async (method: string, path: string, options: ProbeOptions = {}): Promise<Answer> => {
    const { body, text, key: other = key, headers: more, mayBeAbsent = false } = options
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
    const headers = new Headers(more)
    if (other !== null) headers.set('authorization', `Bearer ${other}`)
    if (sent !== undefined) headers.set('content-type', 'application/json')
    for (let attempt = 1; ; attempt += 1) {
      const request = {
        method,
        headers,
        redirect: 'manual' as const,
        ...(sent !== undefined && { body: sent }),
      }
      const response = await fetch(`${root}${path}`, request)
      const answered = await response.text()
      const seconds = Number(response.headers.get('retry-after'))
      if (response.status === 429 && seconds > 0 && attempt <= 5) {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        continue
      }
      if (mayBeAbsent && [404, 405, 501].includes(response.status)) throw new NotOffered()
      if (response.ok) hold?.(method, path.replace(/\?.*$/, ''), response.status, answered)
      return { status: response.status, headers: response.headers, json: readFields(parseJson(answered)) }
    }
  }
  return {
    projectId,
    model,
    tool,
    ask,
    askProject: (method, path, options) => ask(method, `/projects/${projectId}${path}`, options),
  }
}
