import type { CiContext } from '../../../ports/context.ts'
import type { Issues, IssueText, TrackedIssue } from '../../../ports/github.ts'
import { askOrExplain } from '../refusals.ts'
import { type LoadRest, type Repository, readStatus } from '../rest.ts'
import { isLaterOrder, readMarker, toMeasurementOrder, writeMarker } from './marker.ts'
import { createOwnTexts } from './own-texts.ts'

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
export function createIssues(rest: LoadRest, repository: Repository, context: CiContext): Issues {
  const order = toMeasurementOrder(context.runId ?? '0', context.attempt ?? 1)
  const ownTexts = createOwnTexts(rest)

  async function findIssue(key: string): Promise<TrackedIssue | undefined> {
    const [oldest] = await findOpenIssues(key)
    if (oldest !== undefined) return oldest
    // Closed issues are best effort: the newest hundred show whether the suite failed recently.
    const { data } = await (await rest()).rest.issues.listForRepo({
      ...repository,
      state: 'closed',
      sort: 'updated',
      direction: 'desc',
      per_page: 100,
    })
    return (await findOwnIssues([data], key)).at(-1)
  }

  /** Our open issues of the key, oldest first. */
  function findOpenIssues(key: string): Promise<readonly TrackedIssue[]> {
    return findOwnIssues(listOpenIssues(), key)
  }

  async function* listOpenIssues() {
    let page = 0
    const client = await rest()
    const listed = client.paginate.iterator(client.rest.issues.listForRepo, {
      ...repository,
      state: 'open',
      per_page: 100,
    })
    for await (const { data } of listed) {
      page += 1
      if (page > pages) throw new Error(`the repository has more than ${pages * 100} open issues`)
      yield data
    }
  }

  /** Our issues of the key on these pages, oldest first. GitHub lists pull requests among the issues. */
  async function findOwnIssues(
    listed: AsyncIterable<readonly ListedIssue[]> | Iterable<readonly ListedIssue[]>,
    key: string,
  ): Promise<readonly TrackedIssue[]> {
    const marked = await ownTexts.findMarked(
      listed,
      ({ body, pull_request }) =>
        pull_request === undefined ? readMarker('eval-gate-issue', key, body) : null,
      ({ number }) => number,
    )
    return marked.map(({ text, marker }) => ({
      number: text.number,
      url: text.html_url,
      isOpen: text.state === 'open',
      note: decodeNote(marker.fields.get('note') ?? ''),
      isNewer: isLaterOrder(marker.order, order),
    }))
  }

  async function openIssue(
    key: string,
    text: IssueText,
    people: { readonly labels: readonly string[]; readonly assignees: readonly string[] },
  ): Promise<TrackedIssue> {
    const created = await createIssue(key, text, people)
    const ownIssue: TrackedIssue = { ...created, isOpen: true, note: text.note, isNewer: false }
    const [oldest = ownIssue] = await findOpenIssues(key)
    if (oldest.number >= ownIssue.number) return ownIssue
    await (await rest()).rest.issues.update({
      ...repository,
      issue_number: ownIssue.number,
      body: `Duplicate of #${oldest.number}, which was opened at the same time and will be kept up to date.`,
      state: 'closed',
      state_reason: 'not_planned',
    })
    return oldest
  }

  async function createIssue(
    key: string,
    text: IssueText,
    { labels, assignees }: { readonly labels: readonly string[]; readonly assignees: readonly string[] },
  ): Promise<{ readonly number: number; readonly url: string }> {
    const issue = { ...repository, ...buildContent(key, text), labels: [...labels] }
    try {
      const { data } = await (await rest()).rest.issues.create({ ...issue, assignees: [...assignees] })
      ownTexts.rememberAuthor(data)
      return { number: data.number, url: data.html_url }
    } catch (error) {
      // An assignee has left the repository: open the issue without assignees.
      if (readStatus(error) !== 422 || assignees.length === 0) throw error
      const { data } = await (await rest()).rest.issues.create(issue)
      return { number: data.number, url: data.html_url }
    }
  }

  async function changeIssue(
    key: string,
    issue: TrackedIssue,
    text: IssueText,
    { isOpen, comment }: { readonly isOpen: boolean; readonly comment?: string },
  ): Promise<void> {
    const target = { ...repository, issue_number: issue.number }
    await (await rest()).rest.issues.update({
      ...target,
      ...buildContent(key, text),
      ...(isOpen !== issue.isOpen && buildState(isOpen)),
    })
    if (comment !== undefined) await (await rest()).rest.issues.createComment({ ...target, body: comment })
  }

  function buildState(isOpen: boolean) {
    if (isOpen) return { state: 'open', state_reason: 'reopened' } as const
    return { state: 'closed', state_reason: 'completed' } as const
  }

  function buildContent(key: string, { title, body, note }: IssueText) {
    const marker = writeMarker('eval-gate-issue', key, order, { note: encodeNote(note) })
    return {
      title: title.slice(0, longestTitle).toWellFormed(),
      body: `${marker}\n${body}`.slice(0, longestBody).toWellFormed(),
    }
  }

  const refused = {
    message: 'The token may not write issues.',
    permission: 'issues: write',
    advice: ['Or set `issue-on-failure: false`.'],
  }
  return {
    find: (key) => askOrExplain(refused, () => findIssue(key)),
    open: (key, text, people) => askOrExplain(refused, () => openIssue(key, text, people)),
    change: (key, issue, text, how) => askOrExplain(refused, () => changeIssue(key, issue, text, how)),
  }
}

/** The note as one word that can't end the HTML comment. */
function encodeNote(note: string): string {
  return Buffer.from(note).toString('base64')
}

function decodeNote(data: string): string {
  return Buffer.from(data, 'base64').toString()
}
