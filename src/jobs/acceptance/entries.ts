import { readErrorMessage, UsageError } from '../../errors.ts'
import { acceptedFile } from '../../model/acceptance/acceptance.ts'
import type { AcceptedEntry } from '../../model/acceptance/entry.ts'
import type { PullRequest } from '../../ports/context.ts'
import type { Approval, Conversations, DiscussedPullRequest } from '../../ports/conversations.ts'
import type { Ports } from '../../ports/platform.ts'
import {
  type AskedFor,
  type Discussion,
  type FoundCommands,
  isSameLogin,
  noCommands,
  type ValidCommand,
} from './commands.ts'

/**
 * What a pull request adds to the file of accepted changes. It counts once somebody else who may write has approved
 * exactly this commit, so that no pull request accepts itself.
 */
export async function findEntriesOfPullRequest(
  { baseSha }: PullRequest,
  { find }: Discussion,
  asked: AskedFor,
  { repository: { repositoryFiles, commits }, review: { conversations } }: Ports<'review' | 'repository'>,
): Promise<FoundCommands> {
  if (repositoryFiles === undefined || conversations === undefined) return noCommands
  const text = await repositoryFiles.read(acceptedFile, asked.commit)
  if (text === undefined) return noCommands
  // What the branch had when they parted is in no diff that a reviewer sees.
  const parting = await commits?.mergeBase(baseSha, asked.commit)
  const earlierTexts = new Set<string | undefined>()
  for (const commit of new Set([baseSha, parting ?? baseSha])) {
    earlierTexts.add(await repositoryFiles.read(acceptedFile, commit))
  }
  if (earlierTexts.has(text)) return noCommands
  try {
    const { readNewEntries } = await import('./new-entries.ts')
    const { entries, ended } = readNewEntries(text, [...earlierTexts], asked)
    const refused = ended.map(
      ({ until }) => `A new entry of ${acceptedFile} does not count: it ended on ${until}.`,
    )
    if (entries.length === 0) return { valid: [], refused }
    const pullRequest = await find()
    if (pullRequest === undefined) return noCommands
    const approval = await findReviewApproval(pullRequest, asked.commit, conversations)
    if (approval?.author === undefined) {
      const finding = `The new entries of ${acceptedFile} do not count yet`
      const need =
        'somebody else with write access has to approve exactly this commit; then run this job again'
      return { valid: [], refused: [...refused, `${finding}: ${need}.`] }
    }
    const { author, url } = approval
    return { valid: entries.map((entry) => ({ ...toCommandFields(entry), by: author.login, url })), refused }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { valid: [], refused: [readErrorMessage(error)] }
  }
}

/** What was added to the file on a branch since the last measurement: its rules for merging have let it in. */
export async function findEntriesOfBranch(
  last: string,
  asked: AskedFor,
  { repository: { repositoryFiles }, runtime: { log } }: Ports<'runtime' | 'repository'>,
): Promise<readonly ValidCommand[]> {
  const text = await repositoryFiles?.read(acceptedFile, asked.commit)
  if (text === undefined) return []
  try {
    const { readNewEntries } = await import('./new-entries.ts')
    const { entries } = readNewEntries(text, [await repositoryFiles?.read(acceptedFile, last)], asked)
    return entries.map((entry) => ({ ...toCommandFields(entry), by: acceptedFile }))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    log.warning(readErrorMessage(error))
    return []
  }
}

function toCommandFields({ cases, reason, until }: AcceptedEntry) {
  return { cases, reason, until, covered: cases === 'all' ? undefined : cases.length }
}

async function findReviewApproval(
  { number, author }: DiscussedPullRequest,
  commit: string,
  conversations: Conversations,
): Promise<Approval | undefined> {
  for (const approval of await conversations.listApprovals(number)) {
    const { author: reviewer } = approval
    if (reviewer === undefined || approval.commit !== commit || isSameLogin(reviewer.login, author)) continue
    if (await conversations.mayWrite(reviewer)) return approval
  }
  return undefined
}
