import * as v from 'valibot'
import { parseJson } from '../data.ts'
import { dayMs } from '../format-time.ts'
import { type AcceptCommand, acceptWord } from './command.ts'
import { acceptedEntrySchema } from './entry.ts'

/** Why a comment that wants to accept something does not, as a sentence without its full stop. */
export interface BadCommand {
  readonly problem: string
}

/** Longer than any command that a person writes. */
const longestCommand = 100_000
/** Days after the comment that a command may hold at most. */
const longestDays = 366

/**
 * Reads a comment. Strict, since it can turn a red verdict green: what is not understood makes the whole
 * command void.
 *
 * @param writtenAt Unix epoch ms, for the longest time that it may hold
 * @returns `undefined` for a comment that is no such command
 */
export function readAcceptCommand(body: string, writtenAt: number): AcceptCommand | BadCommand | undefined {
  if (body !== acceptWord && !/^\/evals accept\s/.test(body)) return undefined
  if (body.length > longestCommand) return { problem: 'it is too long' }
  const [first = '', ...rest] = body.replaceAll('\r', '').split('\n')
  const commit = first.slice(acceptWord.length).trim()
  // A shortened hash can be made to match another commit.
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    return { problem: 'its first line does not name the commit with all digits' }
  const fields = new Map<string, string>()
  const cases: string[] = []
  for (const [index, written] of rest.entries()) {
    const line = written.trim()
    if (line === '') continue
    const [, item] = /^[-*]\s+(\S.*)$/.exec(line) ?? []
    const [, name = '', value = ''] = /^(suite|until|reason|cases):\s*(.*)$/.exec(line) ?? []
    const text = unquoteText(item ?? value)
    if (text === undefined) return { problem: `line ${index + 2} has broken quotes` }
    if (item !== undefined) cases.push(text)
    else if (name === '' || fields.has(name)) return { problem: `line ${index + 2} can't be read` }
    else fields.set(name, text)
  }
  const [all, total] = /^all(?: (\d{1,7}))?$/.exec(fields.get('cases') ?? '') ?? []
  if (fields.has('cases') && (all === undefined || cases.length > 0))
    return { problem: '`cases:` must be `all`, with or without their number, in place of a list' }
  const entry = v.safeParse(acceptedEntrySchema, {
    suite: fields.get('suite'),
    reason: fields.get('reason'),
    until: fields.get('until'),
    cases: all === undefined ? cases : 'all',
  })
  if (!entry.success) return { problem: describeIssue(entry.issues[0]) }
  const { suite, ...accepted } = entry.output
  if (Date.parse(accepted.until) > writtenAt + longestDays * dayMs)
    return { problem: `it may hold for at most ${longestDays} days` }
  const command = { ...accepted, commit, suiteName: suite }
  if (all === undefined) return { ...command, covered: cases.length }
  if (total === undefined) return command
  return { ...command, covered: Number(total) }
}

function describeIssue(issue: v.InferIssue<typeof acceptedEntrySchema>): string {
  const field = v.getDotPath(issue)
  if (issue.received === 'undefined') return `the line \`${field}: …\` is missing`
  return `\`${field}\` ${issue.message}`
}

function unquoteText(text: string): string | undefined {
  const value = text.startsWith('"') ? parseJson(text) : text
  if (typeof value === 'string') return value
  return undefined
}
