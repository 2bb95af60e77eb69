import type { Operation } from '../../contract/operation.ts'
import type { HttpResponse } from '../../http/request.ts'
import { type Redact, toSingleLine } from './redact.ts'

/** Path of the successor in a `Link` header, as in `</projects/p/clients>; rel="successor-version"`. */
function readSuccessorPath(link: string | undefined): string | undefined {
  for (const part of link?.split(',') ?? []) {
    const [, target, parameters] = /<([^<>]*)>\s*;(.*)/.exec(part) ?? []
    if (target !== undefined && /rel="?successor-version"?/i.test(parameters ?? '')) return target
  }
  return undefined
}

/** The warning for a deprecated operation, naming what to use instead; undefined when it is not deprecated. */
export function describeDeprecation(
  operation: Operation,
  headers: HttpResponse['headers'],
  redact: Redact,
): string | undefined {
  const announced = headers.deprecation !== undefined && headers.deprecation.toLowerCase() !== 'false'
  if (!announced) return undefined
  const namedSuccessor = readSuccessorPath(headers.link)
  const successor =
    operation.deprecated?.successor ??
    (namedSuccessor === undefined ? undefined : toSingleLine(redact(namedSuccessor), 200))
  const instead = successor === undefined ? '' : ` Use ${successor} instead.`
  return `The service will remove ${operation.id} (${operation.method} ${operation.path})${formatSunset(headers.sunset)}.${instead}`
}

/** The day that a `Sunset` header names (RFC 8594), as ` after 2027-01-31`; nothing for a date that can't be read. */
function formatSunset(sunset: string | undefined): string {
  const at = sunset === undefined ? Number.NaN : Date.parse(sunset)
  if (Number.isNaN(at)) return ''
  return ` after ${new Date(at).toISOString().slice(0, 10)}`
}
