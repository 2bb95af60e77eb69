import * as v from 'valibot'
import { parseJson } from '../data.ts'
import { dayMs, formatDay } from '../format-time.ts'
import { acceptedEntrySchema } from './entry.ts'

/** Start of a comment that accepts an intended change. */
export const acceptWord = '/evals accept'

/** What is accepted. */
interface AcceptedCases {
  /** The 40 or 64 digits of the commit that was looked at. */
  readonly commit: string
  readonly suiteName: string
  /** Names of cases as {@link formatAcceptedName} writes them; `all`: every case that got worse. */
  readonly cases: readonly string[] | 'all'
  /** How many cases that is; absent for `all` without a number. */
  readonly covered?: number
}

/** A command to accept that a change makes cases worse, as somebody wrote it. All texts are foreign. */
export interface AcceptCommand extends AcceptedCases {
  readonly reason: string
  /** Last day (UTC) on which it holds, `YYYY-MM-DD`. */
  readonly until: string
}

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

/** How long what we offer to accept holds. */
export const offeredDays = 30

/**
 * A command to copy into a comment. The reason is left for the person to write: without one it is void.
 *
 * @param now Unix epoch ms
 */
export function writeAcceptCommand(
  { commit, suiteName, cases, covered }: AcceptedCases,
  now: number,
): string {
  const list =
    cases === 'all'
      ? [['cases: all', covered].join(' ').trimEnd()]
      : cases.map((name) => `- ${quoteText(name)}`)
  return [
    `${acceptWord} ${commit}`,
    `suite: ${quoteText(suiteName)}`,
    `until: ${formatDay(now + offeredDays * dayMs)}`,
    ...list,
    'reason: ',
  ].join('\n')
}

/** The text unchanged if it reads back the same, else as a JSON string of visible characters. */
function quoteText(text: string): string {
  const isPlain = /^[\p{L}\p{N}](?:.*\S)?$/u.test(text) && !/[\p{C}\p{Z}]/u.test(text.replaceAll(' ', ''))
  if (isPlain) return text
  const escapeUnits = (character: string) =>
    Array.from({ length: character.length }, (_, index) => {
      return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`
    }).join('')
  return JSON.stringify(text).replace(/[\p{C}\p{Z}]/gu, (character) =>
    character === ' ' ? character : escapeUnits(character),
  )
}
