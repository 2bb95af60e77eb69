import { findTellingEvidence } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { GateReport, ServiceOutcome } from '../model/gate-report.ts'
import type { CaseIdentity, Location } from '../model/run/result.ts'
import { useForwardSlashes } from '../paths/written.ts'
import { formatCodeSpan, normalizeUrl } from './escape.ts'

/** Page of a file and line at the commit under test; `undefined` if the report names no place in the repository. */
export function buildLocationUrl(links: GateReport['links'], location: Location): string | undefined {
  const { repository, commit } = links
  if (repository === undefined || commit === undefined || !/^[0-9a-f]{7,64}$/i.test(commit)) return undefined
  const segments = useForwardSlashes(location.file).split('/')
  const isInside = segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  if (!isInside || /^[a-z]:$/i.test(segments[0] ?? '')) return undefined
  const path = segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')
  const line = isLineNumber(location.line) ? `#L${location.line}` : ''
  return normalizeUrl(`${repository}/blob/${commit}/${path}${line}`)
}

function isLineNumber(line: number | undefined): line is number {
  return line !== undefined && Number.isSafeInteger(line) && line > 0
}

/** Where a case failed, else where it is. */
export function findPlace({ head, identity }: CaseComparison): Location | undefined {
  return findTellingEvidence(head)?.location ?? findKnownPlace(head, identity)
}

/** The place that a report names, else the file of the case. */
export function findKnownPlace(
  named: { readonly location?: Location } | undefined,
  { file }: CaseIdentity,
): Location | undefined {
  if (named?.location !== undefined) return named.location
  return file === undefined ? undefined : { file }
}

/** A message without the place at its start, as Go and compilers write it, where that is shown beside it. */
export function dropPlace(message: string, place: Location | undefined): string {
  const [written = '', path = '', line] = /^(?:\.\/)?([^\s:]+):(\d+)(?::\d+)?: (?=\S)/.exec(message) ?? []
  if (place === undefined || Number(line) !== place.line || !`/${place.file}`.endsWith(`/${path}`))
    return message
  return message.slice(written.length)
}

/** `src/a.test.ts:12`, as text. */
export function formatLocation({ file, line }: Location): string {
  if (isLineNumber(line)) return `${file}:${line}`
  return file
}

/** The place as code, linked if possible. */
export function formatLocationMarkdown(links: GateReport['links'], location: Location): string {
  const text = formatCodeSpan(shortenPath(formatLocation(location)), 80)
  const target = buildLocationUrl(links, location)
  if (target === undefined) return text
  return `[${text}](${target})`
}

/** The end of a path says more than its start; cut between folders, where there are any. */
function shortenPath(path: string): string {
  if (path.length <= 80) return path
  const end = path.slice(-79)
  return `…${end.slice(Math.max(0, end.indexOf('/')))}`
}

/**
 * Address of the trace of an iteration, if it may be a link: `https`, without credentials or a port, on one of the
 * hosts that the workflow names. Everything else in it is foreign, and stays data of that host.
 */
export function checkTraceUrl(
  { traceHosts = [] }: GateReport['links'],
  trace: string | undefined,
): string | undefined {
  if (trace === undefined || traceHosts.length === 0 || !URL.canParse(trace)) return undefined
  const { protocol, hostname, port } = new URL(trace)
  if (protocol !== 'https:' || port !== '') return undefined
  const isNamed = traceHosts.some((host) => {
    if (host.startsWith('*.')) return hostname.endsWith(host.slice(1)) && hostname.length >= host.length
    return hostname === host
  })
  if (isNamed) return normalizeUrl(trace)
  return undefined
}

/**
 * A page of a baseline run, linked only when it belongs to the repository under test: the address comes from a file
 * that anyone may have written.
 */
export function checkOwnPage(links: GateReport['links'], address: string | undefined): string | undefined {
  const { repository } = links
  if (repository === undefined || address === undefined) return undefined
  if (normalizeUrl(address)?.startsWith(`${repository}/`)) return address
  return undefined
}

/** Maximum number of runs of the service that are linked by name. */
const linkedRuns = 5

/** Pages of the eval service, named by what they hold. A name may contain foreign text. */
export function listServiceLinks(
  service: ServiceOutcome,
): readonly { readonly name: string; readonly address: string }[] {
  if (service.kind === 'uploaded') return [{ name: 'Uploaded results', address: service.run.runUrl }]
  if (service.kind !== 'executed') return []
  const { runs } = service
  return runs.slice(0, linkedRuns).map(({ label, runUrl }) => ({
    name: runs.length === 1 ? 'Hosted run' : `Hosted run of ${label}`,
    address: runUrl,
  }))
}
