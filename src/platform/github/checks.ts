import { NameTaken } from '../../errors.ts'
import type { Annotation, CheckRun, Checks } from '../../ports/github.ts'
import type { Writer } from './identity/writer.ts'
import { askIfPresent, askOrExplain } from './refusals.ts'
import type { LoadRest, Repository } from './rest.ts'
import { isLaterOrder, type MeasurementOrder, toMeasurementOrder } from './sticky/marker.ts'

/** GitHub takes this many annotations in one request; further requests add to them. */
const perRequest = 50

/** GitHub's limits, in characters and in bytes. */
const longestTitle = 255
const longestMessageBytes = 64 * 1024

const levels = { error: 'failure', warning: 'warning', notice: 'notice' } as const

/** A check as GitHub lists it. */
interface ListedCheck {
  readonly id: number
  readonly external_id: string | null
  readonly conclusion: string | null
  readonly html_url: string | null
  readonly details_url: string | null
  readonly output: { readonly title: string | null; readonly annotations_count: number }
}

/**
 * Check runs on a commit. The id of the measurement finds the one that an earlier request has made.
 *
 * A commit may be measured by several runs, and of several checks of one name GitHub counts the one that was made last.
 * So a check that was made after the one of the newest measurement repeats its conclusion, whichever of them was late.
 * Only measurements of the same step of a workflow replace each other: another workflow may use the same name.
 */
export function createChecks(rest: LoadRest, repository: Repository, { step }: Writer): Checks {
  async function reportCheck(check: CheckRun): Promise<{ readonly url: string }> {
    const { name, id, commit, conclusion, title, summary, detailsUrl } = check
    const annotations = check.annotations.flatMap(toCheckAnnotation)
    const facts = {
      ...repository,
      name,
      status: 'completed',
      conclusion,
      external_id: formatCheckId(id, step),
      details_url: detailsUrl,
    } as const
    const buildOutput = (from: number) => ({
      title,
      summary,
      annotations: annotations.slice(from, from + perRequest),
    })
    const existing = await findCheckRun(check)
    let sent = existing?.output.annotations_count ?? 0
    const { data } =
      existing === undefined
        ? await (await rest()).rest.checks.create({ ...facts, head_sha: commit, output: buildOutput(0) })
        : await (await rest()).rest.checks.update({
            ...facts,
            check_run_id: existing.id,
            output: buildOutput(sent),
          })
    for (sent += perRequest; sent < annotations.length; sent += perRequest) {
      await (await rest()).rest.checks.update({
        ...repository,
        check_run_id: data.id,
        output: buildOutput(sent),
      })
    }
    await repeatNewest(check)
    return { url: data.html_url ?? '' }
  }

  async function listChecks({ name, commit }: CheckRun): Promise<readonly ListedCheck[]> {
    // The commit of a fork may not be known under this repository; a check can be created for it anyway.
    const listed = await askIfPresent(async () =>
      (await rest()).rest.checks.listForRef({
        ...repository,
        ref: commit,
        check_name: name,
        filter: 'all',
        per_page: 100,
      }),
    )
    return listed?.data.check_runs ?? []
  }

  async function findCheckRun(check: CheckRun): Promise<ListedCheck | undefined> {
    const runs = await listChecks(check)
    const externalId = formatCheckId(check.id, step)
    const existing = runs.find(({ external_id }) => external_id === externalId)
    const other = runs.find(({ external_id }) => isOfSameAttempt(external_id, check.id))
    if (existing === undefined && other !== undefined)
      throw new NameTaken(`The check ${other.html_url ?? check.name}`)
    return existing
  }

  /** Gives the checks that were made after the one of the newest measurement its conclusion. */
  async function repeatNewest(check: CheckRun): Promise<void> {
    const checks = (await listChecks(check))
      .map((listed) => ({ ...listed, order: readOrder(listed.external_id, step) }))
      .filter((listed): listed is ListedCheck & { order: MeasurementOrder } => listed.order !== undefined)
    const [first, ...others] = checks
    if (first === undefined) return
    const newest = others.reduce((a, b) => (isLaterOrder(b.order, a.order) ? b : a), first)
    const conclusion = conclusions.find((known) => known === newest.conclusion)
    if (conclusion === undefined) return
    const title = newest.output.title ?? ''
    for (const later of checks) {
      const isRight =
        later.id <= newest.id || (later.conclusion === conclusion && later.output.title === title)
      if (isRight) continue
      const summary = `A newer run measured this commit, too: ${newest.html_url ?? newest.details_url ?? ''}`
      await (await rest()).rest.checks.update({
        ...repository,
        check_run_id: later.id,
        conclusion,
        output: { title, summary },
      })
    }
  }

  const refused = {
    message: 'The token may not write a check.',
    permission: 'checks: write',
    advice: ['Or set `check-run: false`.'],
  }
  return { report: (check) => askOrExplain(refused, () => reportCheck(check)) }
}

const conclusions: readonly CheckRun['conclusion'][] = ['success', 'failure', 'neutral']

/** @param step digest of the step that measures, the same in every run of its workflow */
function formatCheckId(id: string, step: string): string {
  return `${id}-${step}`
}

/** Which measurement a check is of; nothing for one of another step. */
function readOrder(externalId: string | null, step: string): MeasurementOrder | undefined {
  const [, run, attempt] = /^gh-(\d+)-(\d+)-/.exec(externalId ?? '') ?? []
  if (run === undefined || externalId?.endsWith(`-${step}`) !== true) return undefined
  return toMeasurementOrder(run, Number(attempt))
}

/** Two measurements of one attempt of one run: their ids differ in the last part, which names the job. */
function isOfSameAttempt(a: string | null, b: string): boolean {
  const [attempt] = /^gh-\d+-\d+-/.exec(b) ?? []
  return attempt !== undefined && a?.startsWith(attempt) === true
}

/** A check's annotation needs a place; a case without one is listed in the summary. */
function toCheckAnnotation({ level, title, message, location }: Annotation) {
  if (location === undefined || location.file === '') return []
  const line = Math.max(1, location.line || 1)
  return [
    {
      path: location.file,
      start_line: line,
      end_line: line,
      annotation_level: levels[level],
      title: title.slice(0, longestTitle).toWellFormed(),
      message: cutBytes(message, longestMessageBytes),
    },
  ]
}

function cutBytes(text: string, limit: number): string {
  // A character cut in two becomes a replacement character; it is dropped.
  return Buffer.from(text)
    .toString('utf8', 0, limit)
    .replace(/\uFFFD$/, '')
}
