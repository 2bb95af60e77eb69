import type { AcceptMode } from '#verdict'
import { type AcceptCommand, acceptWord } from '../../model/acceptance/command.ts'
import { readAcceptCommand } from '../../model/acceptance/read-command.ts'
import { isInEffect } from '../../model/format-time.ts'
import type {
  ConversationComment,
  Conversations,
  DiscussedPullRequest,
  Person,
  WriteAccess,
} from '../../ports/conversations.ts'

/** A command that counts, and who gave it. */
export interface ValidCommand extends Pick<AcceptCommand, 'cases' | 'covered' | 'reason' | 'until'> {
  readonly by: string
  readonly url?: string
}

/** The commands on a pull request that are meant for this measurement. */
export interface FoundCommands {
  readonly valid: readonly ValidCommand[]
  /** Why others do not count, as sentences. May contain foreign text. */
  readonly refused: readonly string[]
}

export const noCommands: FoundCommands = { valid: [], refused: [] }

/** A pull request whose people are asked for once there is something to count. */
export interface Discussion {
  readonly number: number
  /** Nothing when the number is that of an issue. */
  find(): Promise<DiscussedPullRequest | undefined>
}

/** What a command must be about to count here. */
export interface AskedFor {
  readonly suiteName: string
  /** Commit under test. */
  readonly commit: string
  readonly mode: Exclude<AcceptMode, 'off'>
  /** Unix epoch ms. */
  readonly today: number
}

/**
 * The commands in the conversation of a pull request that count: from a person who may write to the repository at this
 * moment, not edited since, for this suite and exactly this commit, and not expired. What others wrote is not read, and
 * nothing is said about it: anybody may comment.
 */
export async function findAcceptCommands(
  { number, find }: Discussion,
  asked: AskedFor,
  conversations: Conversations,
): Promise<FoundCommands> {
  const comments = await conversations.listComments(number, acceptWord)
  const pullRequest = comments.length > 0 ? await find() : undefined
  if (pullRequest === undefined) return noCommands
  const valid: ValidCommand[] = []
  const refused: string[] = []
  const rights = rememberRights(conversations)
  for (const comment of comments) {
    const { author, url } = comment
    if (author === undefined || !(await rights.mayWrite(author))) continue
    const command = readAcceptCommand(comment.body, comment.createdAt)
    if (command === undefined) continue
    const problem =
      'problem' in command
        ? command.problem
        : findCommandProblem(command, author, comment.isEdited, pullRequest, asked)
    if (problem === 'not meant') continue
    if (problem !== undefined)
      refused.push(`The \`${acceptWord}\` of ${author.login} does not count: ${problem}.`)
    else if (!('problem' in command)) {
      const { cases, covered, reason, until } = command
      valid.push({ cases, covered, reason, until, by: author.login, url })
    }
  }
  return { valid, refused }
}

/** Asks for the rights of a person once, however many comments they wrote. */
export function rememberRights(conversations: WriteAccess): WriteAccess {
  const rights = new Map<number, Promise<boolean>>()
  return {
    mayWrite(person) {
      const asked = rights.get(person.id) ?? conversations.mayWrite(person)
      rights.set(person.id, asked)
      return asked
    },
  }
}

/** Why a command of somebody who may write does not count; `not meant` for one about another suite or commit. */
function findCommandProblem(
  command: AcceptCommand,
  author: Person,
  isEdited: boolean,
  pullRequest: DiscussedPullRequest,
  { suiteName, commit, mode, today }: AskedFor,
): string | undefined {
  if (command.suiteName !== suiteName) return 'not meant'
  if (command.commit !== commit) {
    return `it is about ${command.commit.slice(0, 7)}, and this is ${commit.slice(0, 7)}`
  }
  if (!isInEffect(command, today)) return `it ended on ${command.until}`
  if (mode === 'not-author' && isSameLogin(author.login, pullRequest.author)) {
    return 'the policy does not let the author of the pull request accept it'
  }
  return isEdited ? editedComment : undefined
}

const editedComment = 'the comment was edited; write a new one'

/** Why a command of this comment counts nowhere. */
export async function findCommentFault(
  { author, isEdited }: ConversationComment,
  conversations: WriteAccess,
): Promise<string | undefined> {
  if (author === undefined) return 'only people can accept a change'
  if (isEdited) return editedComment
  if (!(await conversations.mayWrite(author))) return 'write access to the repository is required'
  return undefined
}

/** Logins differ by more than their case; an unknown author may be anybody. */
export function isSameLogin(login: string, author: string | undefined): boolean {
  return author === undefined || login.toLowerCase() === author.toLowerCase()
}
