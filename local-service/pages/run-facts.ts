import { isRecord } from '../../src/model/data.ts'
import { formatDuration, formatTime } from '../../src/model/format-time.ts'
import type { Run } from '../store/records.ts'
import { html, type Markup, renderLink } from './html.ts'

type Fact = readonly [string, Markup]

const statuses: Readonly<Record<string, string>> = {
  pending: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Broke before its end',
  cancelled: 'Cancelled',
  timed_out: 'Timed out',
}
const sources: Readonly<Record<Run['source'], string>> = {
  sdk: 'Uploaded results',
  api: 'Executed here',
  schedule: 'Executed here, by the schedule of the suite',
}
const executions: Readonly<Record<string, string>> = {
  endpoint: 'A model answered the prompts',
  scripted: 'A script answered the prompts; no model was asked',
}

/** Words for the fields that an upload or a launch sends; others are shown under their own name. */
const words: Readonly<Record<string, string>> = {
  framework: 'Framework',
  tags: 'Tags',
  runTags: 'Tags',
  runName: 'Name',
  serverNames: 'Servers',
  expectedIterations: 'Announced iterations',
  provider: 'CI',
  pipelineId: 'CI run',
  jobId: 'CI job',
  runUrl: 'CI page',
  branch: 'Branch',
  commitSha: 'Commit',
  repositoryUrl: 'Repository',
  pullRequestNumber: 'Pull request',
  prUrl: 'Pull request page',
  dirty: 'Uncommitted changes',
  kind: 'Started by',
  client: 'Client',
  version: 'Version of the client',
}

export function describeRunStatus(status: string): string {
  return statuses[status] ?? status
}

/** The facts about a run that its page lists. */
export function listRunFacts(run: Run): readonly Fact[] {
  const { environment, createdAt, completedAt, notes, externalRunId, plan } = run
  const executionKinds = new Set((plan?.cases ?? []).flatMap(({ modelExecution }) => modelExecution ?? []))
  const facts: readonly (Fact | undefined)[] = [
    ['Status', html`${describeRunStatus(run.status)}`],
    ['Source', html`${sources[run.source]}`],
    executionKinds.size === 0
      ? undefined
      : ['Models', html`${[...executionKinds].map((kind) => executions[kind] ?? kind).join('. ')}`],
    environment === null
      ? undefined
      : ['Environment', html`${environment.name}, revision ${environment.revision}`],
    ['Started', html`${formatTime(createdAt)}`],
    completedAt === null
      ? undefined
      : ['Took', html`${formatDuration(Math.max(0, completedAt - createdAt))}`],
    ['Id', html`<code>${run.id}</code>`],
    externalRunId === null ? undefined : ['Id of the uploader', html`<code>${externalRunId}</code>`],
    notes === null ? undefined : ['Notes', html`<pre>${notes}</pre>`],
    ...listFieldFacts(run.metadata),
  ]
  return facts.filter((fact) => fact !== undefined)
}

function listFieldFacts(fields: Readonly<Record<string, unknown>>): readonly Fact[] {
  return Object.entries(fields).flatMap(([name, value]): readonly Fact[] => {
    if (isRecord(value)) return listFieldFacts(value)
    if (value === undefined || value === null) return []
    return [[Object.hasOwn(words, name) ? (words[name] ?? name) : name, renderFactValue(value)]]
  })
}

function renderFactValue(value: unknown): Markup {
  if (typeof value === 'boolean') return html`${value ? 'yes' : 'no'}`
  if (Array.isArray(value)) return html`${value.map(String).join(', ')}`
  return renderLink(String(value))
}
