import type { CiContext } from '../../ports/context.ts'
import type { Issues, IssueText, TrackedIssue } from '../../ports/github.ts'
import { encodeKey, isLater, type MeasurementOrder, orderOf } from './marker.ts'
import { findOwnLogin } from './own-login.ts'
import { explainRefusal } from './refusals.ts'
import { type Rest, statusOf } from './rest.ts'

/** A repository with more open issues than this is not looked through; no issue is opened then. */
const pages = 100

/** GitHub's limits, in characters. */
const longestTitle = 256
const longestBody = 65_536

interface ListedIssue {
  readonly number: number
  readonly html_url: string
  readonly state: string
  readonly body?: string | null
  readonly user: { readonly login: string } | null
  readonly pull_request?: unknown
}

/** The issue about a suite, found again by a hidden marker and our own authorship among all open issues. */
export function createIssues(
  rest: Rest,
  repository: { readonly owner: string; readonly repo: string },
  context: CiContext,
): Issues {
  const order = orderOf(context.runId ?? '0', context.attempt ?? 1)
  let self: string | undefined

  async function find(key: string): Promise<TrackedIssue | undefined> {
    const [oldest] = await findOpen(key)
    if (oldest !== undefined) return oldest
    // Closed ones are a courtesy: the newest hundred tell whether the suite was in trouble lately.
    const { data } = await rest.rest.issues.listForRepo({
      ...repository,
      state: 'closed',
      sort: 'updated',
      direction: 'desc',
      per_page: 100,
    })
    return (await ownAmong(data, key)).at(-1)
  }

  /** Our open issues of the key, the oldest first. */
  async function findOpen(key: string): Promise<readonly TrackedIssue[]> {
    const listed: ListedIssue[] = []
    let page = 0
    for await (const { data } of rest.paginate.iterator(rest.rest.issues.listForRepo, {
      ...repository,
      state: 'open',
      per_page: 100,
    })) {
      page += 1
      if (page > pages) throw new Error(`the repository has more than ${pages * 100} open issues`)
      listed.push(...data.filter(({ body }) => readMarker(body, key) !== null))
    }
    return ownAmong(listed, key)
  }

  /** Anyone can write our marker; only our own issues are ours to change. The oldest first. */
  async function ownAmong(listed: readonly ListedIssue[], key: string): Promise<readonly TrackedIssue[]> {
    const found: TrackedIssue[] = []
    for (const { number, html_url: url, state, body, user, pull_request } of listed) {
      const marker = pull_request === undefined ? readMarker(body, key) : null
      if (marker === null) continue
      self ??= await findOwnLogin(rest)
      if (user?.login !== self) continue
      found.push({
        number,
        url,
        isOpen: state === 'open',
        note: marker.note,
        isNewer: isLater(marker.order, order),
      })
    }
    return found.sort((a, b) => a.number - b.number)
  }

  async function open(
    key: string,
    text: IssueText,
    people: { readonly labels: readonly string[]; readonly assignees: readonly string[] },
  ): Promise<TrackedIssue> {
    const created = await create(key, text, people)
    const mine: TrackedIssue = { ...created, isOpen: true, note: text.note, isNewer: false }
    const [oldest = mine] = await findOpen(key)
    if (oldest.number >= mine.number) return mine
    await rest.rest.issues.update({
      ...repository,
      issue_number: mine.number,
      body: `Opened in the same moment as #${oldest.number}, which is the one that is kept up to date.`,
      state: 'closed',
      state_reason: 'not_planned',
    })
    return oldest
  }

  async function create(
    key: string,
    text: IssueText,
    { labels, assignees }: { readonly labels: readonly string[]; readonly assignees: readonly string[] },
  ): Promise<{ readonly number: number; readonly url: string }> {
    const issue = { ...repository, ...contentOf(key, text), labels: [...labels] }
    try {
      const { data } = await rest.rest.issues.create({ ...issue, assignees: [...assignees] })
      self ??= data.user?.login
      return { number: data.number, url: data.html_url }
    } catch (error) {
      // Somebody on the list has left: the issue matters more than who looks at it.
      if (statusOf(error) !== 422 || assignees.length === 0) throw error
      const { data } = await rest.rest.issues.create(issue)
      return { number: data.number, url: data.html_url }
    }
  }

  async function change(
    key: string,
    issue: TrackedIssue,
    text: IssueText,
    { isOpen, comment }: { readonly isOpen: boolean; readonly comment?: string },
  ): Promise<void> {
    const target = { ...repository, issue_number: issue.number }
    await rest.rest.issues.update({
      ...target,
      ...contentOf(key, text),
      ...(isOpen !== issue.isOpen && {
        state: isOpen ? ('open' as const) : ('closed' as const),
        state_reason: isOpen ? ('reopened' as const) : ('completed' as const),
      }),
    })
    if (comment !== undefined) await rest.rest.issues.createComment({ ...target, body: comment })
  }

  function contentOf(key: string, { title, body, note }: IssueText) {
    return {
      title: title.slice(0, longestTitle).toWellFormed(),
      body: `${writeMarker(key, order, note)}\n${body}`.slice(0, longestBody).toWellFormed(),
    }
  }

  return {
    find: (key) => explained(() => find(key)),
    open: (key, text, people) => explained(() => open(key, text, people)),
    change: (key, issue, text, how) => explained(() => change(key, issue, text, how)),
  }
}

/** The note as one word: it can't end the HTML comment, whatever it says. */
function writeMarker(key: string, [run, attempt]: MeasurementOrder, note: string): string {
  const data = Buffer.from(note).toString('base64')
  return `<!-- eval-gate-issue key=${encodeKey(key)} run=${run} attempt=${attempt} note=${data} -->`
}

function readMarker(
  body: string | null | undefined,
  key: string,
): { readonly order: MeasurementOrder; readonly note: string } | null {
  const match = /^<!-- eval-gate-issue key=(\S*) run=(\d+) attempt=(\d+) note=([\w+/=]*) -->/.exec(body ?? '')
  if (match === null || match[1] !== encodeKey(key)) return null
  const [, , run, attempt, data = ''] = match
  return { order: [Number(run), Number(attempt)], note: Buffer.from(data, 'base64').toString() }
}

async function explained<T>(body: () => Promise<T>): Promise<T> {
  try {
    return await body()
  } catch (error) {
    throw explainRefusal(error, {
      message: 'The token may not write issues.',
      permission: 'issues: write',
      advice: ['Or set `issue-on-failure: false`.'],
    })
  }
}
