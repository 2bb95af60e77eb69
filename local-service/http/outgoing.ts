import type { ServerResponse } from 'node:http'

/** An answer ready to be sent. */
export interface Outgoing {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' }

/** Pages have no script and load nothing. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

export function sendAnswer(response: ServerResponse, { status, headers, text }: Outgoing): void {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) })
  response.end(text)
}

/** Promises the whole body and sends half of it. */
export function sendTruncatedAnswer(response: ServerResponse, { status, headers, text }: Outgoing): void {
  const bytes = Buffer.from(text)
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) })
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}
