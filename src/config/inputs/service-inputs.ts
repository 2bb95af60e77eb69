import { splitLines } from '../../paths/lines.ts'
import type { InputTable } from './input.ts'
import { createPairsReader, createTextReader, type Pair, quoteForMessage, type Reader } from './reader.ts'

/** Inputs about the eval service. */
export const serviceInputs = {
  'api-key': {
    reader: createTextReader('KEY'),
    description: 'API key of the eval service (`sk_…`). Without it nothing is uploaded.',
  },
  'base-url': {
    reader: createTextReader('URL'),
    description: 'Base URL of the eval service, up to and including `/v1`. Required with `api-key`.',
  },
  project: {
    reader: createTextReader('PROJECT'),
    default: 'default',
    field: 'projectId',
    description: 'Id of the project in the eval service. Hosted runs also accept its name.',
  },
  'header-prefix': {
    reader: createTextReader('PREFIX'),
    default: 'x-service',
    description: "Prefix of the service's own HTTP headers.",
  },
  'request-headers': {
    reader: createHeadersReader(),
    description:
      'Headers for a proxy in front of the eval service, one `Name: value` per line, from a secret. Sent to the origin of `base-url` only, and never logged.',
  },
} as const satisfies InputTable

/** Headers that the client sets itself, so that `request-headers` may not. */
const ownHeaders: ReadonlySet<string> = new Set([
  'accept',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'idempotency-key',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
])

/** Headers by lower-case name, one `Name: value` per line. No value is ever part of a message. */
function createHeadersReader(): Reader<Readonly<Record<string, string>>> {
  return createPairsReader('NAME:VALUE', splitHeaderLine, {
    form: 'Name: value',
    advice: 'For example `CF-Access-Client-Id: ` and the secret. An empty secret leaves the header out.',
    refused: (name) => {
      if (!ownHeaders.has(name)) return undefined
      return `cannot set ${quoteForMessage(name)}: each request has its own`
    },
  })
}

/** The values among the lines of `request-headers`; a line that is no header is a secret as a whole. */
export function findHeaderSecrets(text: string): readonly string[] {
  return splitLines(text).flatMap((line) => {
    const value = splitHeaderLine(line)?.value
    if (value === undefined) return [line.trim()]
    return [value]
  })
}

/** A token as the name, and visible ASCII with blanks inside as the value (RFC 9110, 5.5 and 5.6.2). */
function splitHeaderLine(line: string): Pair | undefined {
  const colon = line.indexOf(':')
  const name = line.slice(0, colon).trim()
  const value = line.slice(colon + 1).trim()
  if (colon === -1 || !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\x20-\x7e]*$/.test(value)) return undefined
  return { name: name.toLowerCase(), value }
}
