import { toLine } from './redact.ts'

type Fields = Readonly<Record<string, unknown>>

/** Details that the headline or the advice of an error already says. */
const saidElsewhere: ReadonlySet<string> = new Set([
  ...['reason', 'code', 'requestId', 'unknownField', 'hostedModels', 'environmentIds', 'candidates'],
  ...['maxConcurrentRuns', 'limit', 'currentValue', 'allowedValue', 'resetsAt', 'retryAfterMs'],
])

const maxLines = 20
const maxChars = 400

/**
 * The `details` of a refusal as lines for a person. What was created before the failure comes first: repeating the call
 * would create it again.
 * @param details redacted already
 */
export function describeDetails(details: Fields | undefined): readonly string[] {
  if (details === undefined) return []
  const { createdResources, issues, ...others } = details
  const created = Array.isArray(createdResources) ? createdResources.map(describeResource) : []
  const rest = Object.entries(others).filter(
    ([name, value]) => !saidElsewhere.has(name) && value !== undefined,
  )
  const lines = [
    ...created.map((resource) => `Created before it failed: ${resource}.`),
    // The message tells the first issue.
    ...(Array.isArray(issues) ? issues.slice(1).map(describeIssue) : []),
    ...rest.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
  ].map((line) => toLine(line, maxChars))
  return lines.length > maxLines
    ? [...lines.slice(0, maxLines), `and ${lines.length - maxLines} more details`]
    : lines
}

/** `eval_suite “checkout” (id s1), https://…` from whatever of it is there. */
function describeResource(resource: unknown): string {
  if (typeof resource !== 'object' || resource === null) return JSON.stringify(resource)
  const { type, name, id, url } = resource as Fields
  const kind = typeof type === 'string' ? type : 'a resource'
  const called = typeof name === 'string' ? ` “${name}”` : ''
  const known = typeof id === 'string' ? ` (id ${id})` : ''
  const link = typeof url === 'string' ? `, ${url}` : ''
  return `${kind}${called}${known}${link}`
}

/** `tests.0.title: must not be empty` */
function describeIssue(issue: unknown): string {
  if (typeof issue !== 'object' || issue === null) return JSON.stringify(issue)
  const { path, message } = issue as Fields
  return `${typeof path === 'string' && path !== '' ? `${path}: ` : ''}${String(message ?? JSON.stringify(issue))}`
}
