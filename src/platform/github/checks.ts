import { NameTaken } from '../../errors.ts'
import type { Annotation, CheckRun, Checks } from '../../ports/github.ts'
import { askIfPresent, askOrExplain } from './refusals.ts'
import type { LoadRest, Repository } from './rest.ts'

/** GitHub takes this many annotations in one request; further requests add to them. */
const perRequest = 50

/** GitHub's limits, in characters and in bytes. */
const longestTitle = 255
const longestMessageBytes = 64 * 1024

const levels = { error: 'failure', warning: 'warning', notice: 'notice' } as const

/** Check runs on a commit. The id of the measurement finds the one that an earlier request has made. */
export function createChecks(rest: LoadRest, repository: Repository): Checks {
  async function reportCheck(check: CheckRun): Promise<{ readonly url: string }> {
    const { name, id, commit, conclusion, title, summary, detailsUrl } = check
    const annotations = check.annotations.flatMap(toCheckAnnotation)
    const facts = {
      ...repository,
      name,
      status: 'completed',
      conclusion,
      external_id: id,
      details_url: detailsUrl,
    } as const
    const buildOutput = (from: number) => ({
      title,
      summary,
      annotations: annotations.slice(from, from + perRequest),
    })
    const existing = await findCheckRun(check)
    let sent = existing?.annotations ?? 0
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
    return { url: data.html_url ?? '' }
  }

  async function findCheckRun({ name, id, commit }: CheckRun) {
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
    const runs = listed?.data.check_runs ?? []
    const existing = runs.find(({ external_id }) => external_id === id)
    const other = runs.find(({ external_id }) => isOfSameAttempt(external_id, id))
    if (existing === undefined && other !== undefined)
      throw new NameTaken(`The check ${other.html_url ?? name}`)
    return existing && { id: existing.id, annotations: existing.output.annotations_count }
  }

  const refused = {
    message: 'The token may not write a check.',
    permission: 'checks: write',
    advice: ['Or set `check-run: false`.'],
  }
  return { report: (check) => askOrExplain(refused, () => reportCheck(check)) }
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
