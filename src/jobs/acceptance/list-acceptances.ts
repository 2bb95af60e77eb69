import { findAddedEntries } from '#settings'
import { readErrorMessage, UsageError } from '../../errors.ts'
import { acceptedFile } from '../../model/acceptance/acceptance.ts'
import { acceptWord } from '../../model/acceptance/command.ts'
import type { AcceptedEntry } from '../../model/acceptance/entry.ts'
import { readAcceptCommand } from '../../model/acceptance/read-command.ts'
import type { Conversations, ReadList } from '../../ports/conversations.ts'
import type { Commits, RepositoryFiles } from '../../ports/github.ts'
import { findCommentFault, rememberRights } from './commands.ts'

/** Who accepted what, when and why. All texts are foreign. */
interface AcceptanceRecord {
  /** ISO 8601, when it was written or merged. */
  readonly at: string
  /** Login; of the file the author of the commit. Null for bots and deleted accounts. */
  readonly by: string | null
  readonly where: 'comment' | typeof acceptedFile
  readonly pullRequest: number | null
  /** Commit that was accepted; of the file the one that brought the entry. */
  readonly commit: string | null
  readonly suite: string | null
  readonly cases: readonly string[] | 'all' | null
  readonly reason: string | null
  /** Last day (UTC) on which it holds. */
  readonly until: string | null
  /** Logins that approved the pull request of an entry of the file. */
  readonly approvedBy?: readonly string[]
  /** Why it does not count, by what GitHub says today; null: it does. */
  readonly refused: string | null
  readonly url: string | null
}

interface Source {
  readonly conversations: Conversations
  readonly commits: Commits
  readonly repositoryFiles: RepositoryFiles
}

/**
 * All acceptances of a repository since a time, the oldest first: comments on its pull requests, and entries
 * that came into the file of accepted changes on the branch.
 * @throws errors of GitHub as they are
 */
export async function listAcceptances(
  { branch, sinceMs }: { readonly branch: string; readonly sinceMs: number },
  source: Source,
): Promise<ReadList<AcceptanceRecord>> {
  const comments = await listCommentRecords(sinceMs, source)
  const entries = await listEntryRecords(branch, sinceMs, source)
  return {
    items: [...comments.items, ...entries.items].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    isComplete: comments.isComplete && entries.isComplete,
  }
}

async function listCommentRecords(
  sinceMs: number,
  { conversations }: Source,
): Promise<ReadList<AcceptanceRecord>> {
  const { items, isComplete } = await conversations.listAllComments(acceptWord, sinceMs)
  const records: AcceptanceRecord[] = []
  const rights = rememberRights(conversations)
  for (const comment of items) {
    const { author, body, createdAt, url, number } = comment
    const command = readAcceptCommand(body, createdAt)
    // On an issue nothing can be accepted.
    if (command === undefined || (await conversations.find(number)) === undefined) continue
    const readable = 'problem' in command ? undefined : command
    const refused = 'problem' in command ? command.problem : await findCommentFault(comment, rights)
    records.push({
      at: new Date(createdAt).toISOString(),
      by: author?.login ?? null,
      where: 'comment',
      pullRequest: number,
      commit: readable?.commit ?? null,
      suite: readable?.suiteName ?? null,
      cases: readable?.cases ?? null,
      reason: readable?.reason ?? null,
      until: readable?.until ?? null,
      refused: refused ?? null,
      url,
    })
  }
  return { items: records, isComplete }
}

async function listEntryRecords(
  branch: string,
  sinceMs: number,
  { commits, conversations, repositoryFiles }: Source,
): Promise<ReadList<AcceptanceRecord>> {
  const { items, isComplete } = await commits.changing(acceptedFile, branch, sinceMs)
  const records: AcceptanceRecord[] = []
  for (const { commit, parent, by, at } of items) {
    const parentText = parent === undefined ? undefined : await repositoryFiles.read(acceptedFile, parent)
    const text = await repositoryFiles.read(acceptedFile, commit)
    const common = { at: new Date(at).toISOString(), by: by ?? null, where: acceptedFile, commit } as const
    const added = text === undefined ? [] : readAddedEntries(text, parentText)
    const [merged] = await conversations.mergedWith(commit)
    const approvals = merged === undefined ? [] : await conversations.listApprovals(merged.number)
    const approvedBy = approvals
      .filter((approval) => approval.commit === merged?.headSha)
      .flatMap(({ author }) => author?.login ?? [])
    const place = { pullRequest: merged?.number ?? null, approvedBy, url: null }
    // Nothing in a file that is not valid counts.
    if (typeof added === 'string') records.push({ ...common, ...nothing, refused: added, ...place })
    else
      for (const { suite, cases, reason, until } of added)
        records.push({ ...common, suite, cases, reason, until, refused: null, ...place })
  }
  return { items: records, isComplete }
}

const nothing = { suite: null, cases: null, reason: null, until: null }

/** The entries that were added to the file; a text says why the file is not valid. */
function readAddedEntries(text: string, parentText: string | undefined): readonly AcceptedEntry[] | string {
  try {
    return findAddedEntries(text, [parentText])
  } catch (error) {
    if (error instanceof UsageError) return readErrorMessage(error)
    throw error
  }
}
