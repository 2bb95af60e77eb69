import type { Comparison } from '../model/comparison.ts'
import { formatCount, quoteName } from '../model/format.ts'
import { judged } from '../model/run/run.ts'
import { tellingMessage, type View } from './view.ts'

/** Fewest cases with one message that say something about the cause, and their least share of those that fail. */
const leastCases = 3
const leastShare = 0.5

/** Of a message, in UTF-16 units; the sentence quotes hardly more. */
const comparedLength = 120
/** Every view asks, and hundreds of thousands of cases may fail. */
const known = new WeakMap<Comparison, string | undefined>()

/** `AssertionError:` may have any cause. */
const onlyType = /^[\w.$]{0,200}(?:error|exception|failure|failed):?$/i

/** One sentence about the cases of a view that got worse, foreign in part; see {@link sameMessageSentence}. */
export function sameFailureSentence({ report: { comparison }, groups }: View): string | undefined {
  if (known.has(comparison)) return known.get(comparison)
  const failing = [...groups.regressed, ...groups.failing, ...groups.newFailures, ...groups.lost]
  const isLost = failing.every(({ head }) => head !== undefined && judged(head) === 0)
  const messages = failing.map(({ head }) => tellingMessage(head))
  const sentence = sameMessageSentence(messages, isLost ? 'were lost' : 'fail')
  known.set(comparison, sentence)
  return sentence
}

/**
 * One sentence, foreign in part, when most of these cases fail with one message: then they likely have one cause.
 * Numbers and addresses in the message don't count, since they differ from case to case.
 *
 * @param messages of each case
 */
export function sameMessageSentence(
  messages: readonly (string | undefined)[],
  verb = 'fail',
): string | undefined {
  if (messages.length < leastCases) return undefined
  const telling = messages
    .flatMap((message) => message?.trim() || [])
    .filter((message) => !onlyType.test(message))
  const alike = Map.groupBy(telling, shapeOf)
  const [most = []] = [...alike.values()].sort((a, b) => b.length - a.length)
  const [message] = most
  if (message === undefined || most.length < leastCases || most.length < messages.length * leastShare)
    return undefined
  const count = formatCount(most.length)
  const who = most.length === messages.length ? `All ${count}` : `${count} of ${formatCount(messages.length)}`
  const how = new Set(most).size > 1 ? 'alike' : 'with the same message'
  return `${who} ${verb} ${how}: ${quoteName(message)}.`
}

/** A message without what differs between cases with one cause; only its beginning counts. */
function shapeOf(message: string): string {
  return message
    .slice(0, comparedLength)
    .toLowerCase()
    .replace(/0x[\da-f]+|[\da-f]{8}-[\da-f-]{27}|\d+(?:[.,:]\d+)*/g, '#')
}
