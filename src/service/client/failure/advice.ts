import type { ErrorCode, ErrorReason } from '../../../contract/errors.ts'
import { isCertificateCode } from '../../../http/http-failure.ts'
import { compact, readFields } from '../../../model/data.ts'
import { toSingleLine } from '../redact.ts'

/** What is known of a failed call when the advice is written. */
interface FailureFacts {
  readonly operation: string
  /** Origin and base path of the service. */
  readonly base: string
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly reason?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
  readonly billing?: boolean | undefined
  readonly unknownField?: string | undefined
  /** The call may have been carried out although it failed. */
  readonly mayBeDone: boolean
  readonly params: Readonly<Record<string, string | undefined>>
}

type Advice = (facts: FailureFacts) => readonly string[]

function joinNames(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined
  const names = value.filter((item) => typeof item === 'string').slice(0, 20)
  if (names.length === 0) return undefined
  return names.join(', ')
}

const byReason: Readonly<Partial<Record<ErrorReason, Advice>>> = {
  ORPHANED_KEY: () => [
    'The key is no longer bound to an organization. Create a new key in the app and replace the secret.',
  ],
  CONCURRENT_RUN_LIMIT: ({ details }) => [
    `The organization has reached its limit of concurrent hosted runs${
      typeof details?.maxConcurrentRuns === 'number' ? ` (${details.maxConcurrentRuns})` : ''
    }. Wait for one to finish, or cancel one in the app.`,
  ],
  NO_SAVED_SERVER_SELECTION: () => [
    'The suite has no saved server selection. Name servers for the run, or save a selection in the suite.',
  ],
  ENVIRONMENT_NOT_ATTACHED: () => [
    'Attach the environment to the suite first, or choose one that is attached.',
  ],
  ENVIRONMENT_REQUIRED: ({ details }) => {
    const candidates = joinNames(details?.environmentIds) ?? joinNames(details?.candidates)
    return [
      `Several environments are attached to the suite. Choose one${candidates === undefined ? '.' : `: ${candidates}.`}`,
    ]
  },
  ENVIRONMENT_SERVERS_NOT_OVERRIDABLE: () => [
    'The suite runs in an environment, which decides the servers. Leave out the servers, or detach the environment.',
  ],
  ACTIVE_REQUEST_LIMIT: () => ['Finish or withdraw one of the open connection requests first.'],
  CI_OWNED_SUITE_READ_ONLY: () => [
    "The suite is managed by uploads from CI and can't be edited. Use another suite name.",
  ],
  BASELINE_NOT_FOUND: () => [
    'No earlier run matches. The first run of a suite has no baseline to compare with.',
  ],
  HARNESS_UNAVAILABLE: () => ['The service has no capacity for this kind of run right now. Try again later.'],
}

function adviseOnNotFound(projectId: string | undefined, base: string, operation: string): string {
  if (projectId === undefined) return `Check the ids, and the base URL (${base}).`
  if (projectId === 'default') {
    return `Check the ids. The project \`default\` works for uploads and model leases only; ${operation} may need the id that listProjects shows.`
  }
  return `Check the project id (${projectId}) and the other ids. The service gives the same response for anything the key's owner can't see.`
}

/** Codes of the transport that need advice of their own, beside those of the service. */
type TransportCode =
  | 'INVALID_RESPONSE'
  | 'REDIRECTED'
  | 'ECONNREFUSED'
  | 'ENOTFOUND'
  | 'CERT_HAS_EXPIRED'
  | 'CERT_NOT_YET_VALID'
  | 'PROXY_UNREACHABLE'
  | 'PROXY_REFUSED'
  | 'TOO_LARGE'

const byCode: Readonly<Partial<Record<ErrorCode | TransportCode, Advice>>> = {
  UNAUTHORIZED: () => [
    'The key is wrong, revoked or missing. Compare the secret with the keys in the app; a key is shown only once.',
  ],
  OAUTH_REQUIRED: ({ params }) => [
    `The MCP server${params.serverId === undefined ? '' : ` ${params.serverId}`} needs an OAuth grant. The key is fine.`,
    'Connect it in the app, or provide tokens with importServerOauthTokens.',
  ],
  FORBIDDEN: () => [
    "The key is valid, but its owner is not allowed to do this. Ask an admin of the project, or use an admin's key.",
  ],
  NOT_FOUND: ({ params, base, code, operation }) => {
    if (code === undefined && !/\/api\/v\d+$/.test(base))
      return [
        `The base URL (${base}) does not end as the address of an API does. Try ${base.replace(/\/(?:api|v\d+)?\/?$/, '')}/api/v1.`,
      ]
    return compact([
      adviseOnNotFound(params.projectId, base, operation),
      code === undefined && `Or the deployment has no such route: check the base URL (${base}).`,
    ])
  },
  CONFLICT: () => ['It was changed in the meantime, or the name is taken. Reload and retry.'],
  FEATURE_NOT_SUPPORTED: () => ['The MCP server does not offer this capability.'],
  RATE_LIMITED: () => [
    'Other jobs use the same key. Give each workflow its own key, or run fewer jobs at once.',
  ],
  SERVER_UNREACHABLE: () => [
    'The service could not connect to the MCP server. Check its URL and that it is up.',
  ],
  INTERNAL_ERROR: () => [
    'The service is at fault. Try again later; if it persists, send the request id to its support.',
  ],
  INVALID_RESPONSE: ({ base }) => [
    `Check that the base URL (${base}) points to the API and includes its version path, such as /api/v1.`,
  ],
  REDIRECTED: ({ base }) => [
    `Set the base URL to the new address of the service (it has moved from ${base}).`,
    'If an identity proxy in front of the service asks for a login, pass its headers with `request-headers`.',
  ],
  ECONNREFUSED: ({ base }) => [`Check that the service is up and that ${base} is right.`],
  ENOTFOUND: ({ base }) => [`Check the spelling of the base URL (${base}) and the network of the runner.`],
  CERT_HAS_EXPIRED: ({ base }) => [adviseOnCertificateTime(base)],
  CERT_NOT_YET_VALID: ({ base }) => [adviseOnCertificateTime(base)],
  PROXY_UNREACHABLE: () => ['Check HTTPS_PROXY and NO_PROXY of the runner, and that the proxy is up.'],
  PROXY_REFUSED: () => ['Check HTTPS_PROXY and NO_PROXY of the runner.'],
  TOO_LARGE: () => ['Request less at once, for example with a smaller limit.'],
}

function adviseOnCertificateTime(base: string): string {
  return `According to the runner's clock, the certificate of ${base} is not valid now. Correct the clock, or renew the certificate.`
}

function adviseOnBilling({ details }: FailureFacts): readonly string[] {
  const limit = typeof details?.limit === 'string' ? ` (${details.limit})` : ''
  const used =
    typeof details?.currentValue === 'number' && typeof details.allowedValue === 'number'
      ? ` ${details.currentValue} of ${details.allowedValue} are used.`
      : ''
  const resetsAt = typeof details?.resetsAt === 'number' ? new Date(details.resetsAt) : undefined
  const reset =
    resetsAt === undefined || Number.isNaN(resetsAt.getTime())
      ? ''
      : ` The quota resets at ${resetsAt.toISOString()}.`
  return [`The plan of the organization does not allow more${limit}.${used}${reset} Retrying does not help.`]
}

function adviseOnValidation({ details, unknownField }: FailureFacts): readonly string[] {
  const hosted = joinNames(details?.hostedModels)
  if (hosted !== undefined) return [`The model can't be run. Models the service hosts: ${hosted}.`]
  if (unknownField !== undefined) {
    return [
      `The service does not support the field ${unknownField}: its version is older or newer than this client.`,
    ]
  }
  return ['The service rejected the request. The message says which field is wrong.']
}

/** Keys come from the network: `constructor` must find nothing. */
function findAdvice(
  table: Readonly<Partial<Record<string, Advice>>>,
  key: string | undefined,
): Advice | undefined {
  if (key !== undefined && Object.hasOwn(table, key)) return table[key]
  return undefined
}

/** What to do about a failed call, for somebody who reads it at midnight. Never empty. */
export function adviseOnFailure(facts: FailureFacts): readonly string[] {
  if (facts.billing === true) return adviseOnBilling(facts)
  if (facts.unknownField !== undefined) return adviseOnValidation(facts)
  const special = findAdvice(byReason, facts.reason) ?? findAdvice(byCode, facts.code)
  if (special !== undefined) return special(facts)
  if (isCertificateCode(facts.code ?? '')) {
    return [
      `Check that ${facts.base} is right. Behind a proxy that intercepts TLS, pass its CA certificate to the runner with NODE_EXTRA_CA_CERTS.`,
    ]
  }
  const { status } = facts
  const adviseByCode = (code: ErrorCode): readonly string[] => byCode[code]?.(facts) ?? []
  if (status === 401) return adviseByCode('UNAUTHORIZED')
  if (status === 403) return adviseByCode('FORBIDDEN')
  if (status === 404 || status === 405) return adviseByCode('NOT_FOUND')
  if (status === 409) return adviseByCode('CONFLICT')
  if (status === 429) return adviseByCode('RATE_LIMITED')
  if (status !== undefined && status >= 500) return adviseByCode('INTERNAL_ERROR')
  if (status !== undefined) return adviseOnValidation(facts)
  const rerun = facts.mayBeDone ? '' : ' It is safe to rerun the step.'
  return [`Check the network between the runner and ${facts.base}.${rerun}`]
}

type Fields = Readonly<Record<string, unknown>>

/** Details that the headline or the advice of an error already says. */
const detailsShownElsewhere: ReadonlySet<string> = new Set([
  ...['reason', 'code', 'requestId', 'unknownField', 'hostedModels', 'environmentIds', 'candidates'],
  ...['maxConcurrentRuns', 'limit', 'currentValue', 'allowedValue', 'resetsAt', 'retryAfterMs'],
])

const mostLines = 20
const lineChars = 400

/**
 * The `details` of a refusal as lines for a person. What was created before the failure comes first: repeating the call
 * would create it again.
 * @param details redacted already
 */
export function describeDetails(details: Fields | undefined): readonly string[] {
  if (details === undefined) return []
  const { createdResources, issues, ...others } = details
  const rest = Object.entries(others).filter(
    ([name, value]) => !detailsShownElsewhere.has(name) && value !== undefined,
  )
  const lines = [
    ...readItems(createdResources).map(
      (resource) => `Created before it failed: ${describeResource(resource)}.`,
    ),
    // The message already contains the first issue.
    ...readItems(issues).slice(1).map(describeIssue),
    ...rest.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
  ].map((line) => toSingleLine(line, lineChars))
  if (lines.length > mostLines)
    return [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more details`]
  return lines
}

function readItems(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return []
}

/** `eval_suite "checkout" (id s1), https://…` from the fields that are present. */
function describeResource(resource: unknown): string {
  if (typeof resource !== 'object' || resource === null) return JSON.stringify(resource)
  const { type, name, id, url } = readFields(resource)
  const kind = typeof type === 'string' ? type : 'a resource'
  const called = typeof name === 'string' ? ` "${name}"` : ''
  const known = typeof id === 'string' ? ` (id ${id})` : ''
  const link = typeof url === 'string' ? `, ${url}` : ''
  return `${kind}${called}${known}${link}`
}

/** `tests.0.title: must not be empty` */
function describeIssue(issue: unknown): string {
  if (typeof issue !== 'object' || issue === null) return JSON.stringify(issue)
  const { path, message } = readFields(issue)
  return `${typeof path === 'string' && path !== '' ? `${path}: ` : ''}${String(message ?? JSON.stringify(issue))}`
}
