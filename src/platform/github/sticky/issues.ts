import type { CiContext } from '../../../ports/context.ts'
import type { Issues, IssueText, TrackedIssue } from '../../../ports/github.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import { askOrExplain } from '../refusals.ts'
import { type LoadRest, type Repository, readStatus } from '../rest.ts'
import { createEditHistory } from './edit-history.ts'
import { type IssueVersion, readIssueVersion, writeIssueVersion } from './issue-version.ts'
import { createIssueWrites, type FoundIssue } from './issue-writes.ts'
import { isLaterOrder, toMeasurementOrder } from './marker.ts'
import { createOwnTexts } from './own-texts.ts'

/** A repository with more open issues than this is not looked through; no issue is opened then. */
const pages = 100

interface ListedIssue {
  readonly number: number
  readonly node_id: string
  readonly html_url: string
  readonly state: string
  readonly body?: string | null
  readonly user: { readonly login: string } | null
  readonly pull_request?: unknown
}

interface IssuesOptions {
  readonly rest: LoadRest
  readonly repository: Repository
  readonly context: CiContext
  readonly clock: Clock
  readonly log: Log
}

/** The issue about a suite, found again by a hidden marker and our own authorship among all open issues. */
export function createIssues({ rest, repository, context, clock, log }: IssuesOptions): Issues {
  const order = toMeasurementOrder(context.runId ?? '0', context.attempt ?? 1)
  const ownTexts = createOwnTexts(rest)
  const history = createEditHistory({ rest, ownTexts, clock, log })
  const writes = createIssueWrites({ rest, repository, history })
  /** By number. */
  const found = new Map<number, FoundIssue>()

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
      ({ body, pull_request }) => (pull_request === undefined ? readIssueVersion(key, body) : null),
      ({ number }) => number,
    )
    return marked.map(({ text, marker }) => trackIssue(text, marker))
  }

  function trackIssue(
    { number, node_id: nodeId, html_url: url, state }: ListedIssue,
    { body, note, order: written }: IssueVersion,
  ): TrackedIssue {
    const isOpen = state === 'open'
    found.set(number, { number, nodeId, isOpen, body })
    return { number, url, isOpen, note, isNewer: isLaterOrder(written, order) }
  }

  async function openIssue(
    key: string,
    text: IssueText,
    people: { readonly labels: readonly string[]; readonly assignees: readonly string[] },
  ): Promise<TrackedIssue> {
    const version = writeIssueVersion(key, order, { ...text, isOpen: true })
    const ownIssue = trackIssue(await createIssue(version, people), version)
    const [oldest = ownIssue] = await findOpenIssues(key)
    if (oldest.number >= ownIssue.number) return ownIssue
    await (await rest()).rest.issues.update({
      ...repository,
      issue_number: ownIssue.number,
      body: `Duplicate of #${oldest.number}, which was opened at the same time and will be kept up to date.`,
      state: 'closed',
      state_reason: 'not_planned',
    })
    if (!oldest.isNewer) await writeVersion(key, oldest, version)
    return oldest
  }

  async function createIssue(
    { title, body }: IssueVersion,
    { labels, assignees }: { readonly labels: readonly string[]; readonly assignees: readonly string[] },
  ): Promise<ListedIssue> {
    const issue = { ...repository, title, body, labels: [...labels] }
    try {
      const { data } = await (await rest()).rest.issues.create({ ...issue, assignees: [...assignees] })
      ownTexts.rememberAuthor(data)
      return data
    } catch (error) {
      // An assignee has left the repository: open the issue without assignees.
      if (readStatus(error) !== 422 || assignees.length === 0) throw error
      const { data } = await (await rest()).rest.issues.create(issue)
      return data
    }
  }

  async function changeIssue(
    key: string,
    issue: TrackedIssue,
    text: IssueText,
    { isOpen, comment }: { readonly isOpen: boolean; readonly comment?: string },
  ): Promise<void> {
    const isNewest = await writeVersion(key, issue, writeIssueVersion(key, order, { ...text, isOpen }))
    // What is new is news of the newest measurement only.
    if (comment === undefined || !isNewest) return
    const target = { ...repository, issue_number: issue.number }
    await (await rest()).rest.issues.createComment({ ...target, body: comment })
  }

  /** Returns whether it is the newest. */
  async function writeVersion(
    key: string,
    { number }: TrackedIssue,
    version: IssueVersion,
  ): Promise<boolean> {
    return writes.write(key, found.get(number) ?? (await writes.read(number)), version)
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
