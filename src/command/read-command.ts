import type { AcceptCommand } from '../model/acceptance/command.ts'
import { type BadCommand, readAcceptCommand } from '../model/acceptance/read-command.ts'
import { readFields } from '../model/data.ts'

/** What a comment asks for. */
export type EvalsCommand =
  | { readonly kind: 'rerun'; readonly onlyFailed: boolean }
  | { readonly kind: 'accept'; readonly accept: AcceptCommand | BadCommand }
  | { readonly kind: 'unknown' }

/** Whether a comment is a command. Anybody may write one, so no more of it is looked at. */
export function isEvalsCommand(body: string): boolean {
  return /^\/evals(?:\s|$)/.test(body)
}

/**
 * Reads a comment that is a command.
 *
 * @param writtenAt Unix epoch ms
 */
export function readEvalsCommand(body: string, writtenAt: number): EvalsCommand {
  const accept = readAcceptCommand(body, writtenAt)
  if (accept !== undefined) return { kind: 'accept', accept }
  const words = body.trim().split(/\s+/).slice(1).join(' ')
  if (words === 'rerun') return { kind: 'rerun', onlyFailed: false }
  if (words === 'rerun failed') return { kind: 'rerun', onlyFailed: true }
  return { kind: 'unknown' }
}

/** A comment of the event that started the workflow. Everything in it but the facts of GitHub is foreign. */
export interface CommentEvent {
  readonly pullRequest: number
  readonly commentId: number
  readonly body: string
  /** Unix epoch ms. */
  readonly createdAt: number
  /** Absent for bots, apps and deleted accounts. */
  readonly author?: { readonly login: string; readonly id: number }
}

/** Reads the payload of `issue_comment`; `undefined` unless it is a new comment on a pull request. */
export function readCommentEvent(name: string | undefined, payload: unknown): CommentEvent | undefined {
  const { action, issue, comment } = readFields(payload)
  const { number, pull_request: pull } = readFields(issue)
  const { id, body, user, created_at: createdAt, performed_via_github_app: app } = readFields(comment)
  if (name !== 'issue_comment' || action !== 'created' || pull === undefined || pull === null)
    return undefined
  if (typeof number !== 'number' || typeof id !== 'number' || typeof body !== 'string') return undefined
  const { login, id: userId, type } = readFields(user)
  const isPerson = type === 'User' && (app === undefined || app === null)
  return {
    pullRequest: number,
    commentId: id,
    body,
    createdAt: Date.parse(String(createdAt)),
    author:
      isPerson && typeof login === 'string' && typeof userId === 'number' ? { login, id: userId } : undefined,
  }
}
