import { dayMs, formatDay } from '../format-time.ts'

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
