import { NotOffered } from './table.ts'

/** An answer of a deployment, as it came. */
export interface Said {
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
  /** Below the base address. @throws NotOffered for a route that the deployment does not have, if `mayBeAbsent` */
  ask(method: string, path: string, options?: ProbeOptions): Promise<Said>
  /** Below the project. */
  own(method: string, path: string, options?: ProbeOptions): Promise<Said>
}

export interface ProbeOptions {
  readonly body?: unknown
  readonly text?: string
  /** Null sends none. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly mayBeAbsent?: boolean
}

export function createProbe(baseUrl: string, key: string, projectId: string): Probe {
  const ask = async (method: string, path: string, options: ProbeOptions = {}): Promise<Said> => {
    const { body, text, key: other = key, headers, mayBeAbsent = false } = options
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}${path}`, {
        method,
        headers: {
          ...(other === null ? {} : { authorization: `Bearer ${other}` }),
          ...(body === undefined && text === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
        redirect: 'manual',
      })
      const seconds = Number(response.headers.get('retry-after'))
      if (response.status === 429 && seconds > 0 && attempt <= 5) {
        await response.body?.cancel()
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        continue
      }
      const json = (await response.json().catch(() => ({}))) as Said['json']
      if (mayBeAbsent && [404, 405, 501].includes(response.status)) throw new NotOffered()
      return { status: response.status, headers: response.headers, json }
    }
  }
  return {
    projectId,
    ask,
    own: (method, path, options) => ask(method, `/projects/${projectId}${path}`, options),
  }
}
