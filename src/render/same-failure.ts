import { formatCount, quoteName } from '../model/format.ts'
import { judged } from '../model/run/run.ts'
import { tellingMessage, type View } from './view.ts'

/** Fewest cases with one message that say something about the cause, and their least share of those that fail. */
const leastCases = 3
const leastShare = 0.5

/** `AssertionError:` may have any cause. */
const onlyType = /^[\w.$]{0,200}(?:error|exception|failure|failed):?$/i

/**
 * One sentence, foreign in part, when most cases that got worse fail with one message: then they likely have one cause.
 * Numbers and addresses in the message don't count, since they differ from case to case.
 */
export function sameFailureSentence({ groups }: View): string | undefined {
  const failing = [...groups.regressed, ...groups.failing, ...groups.newFailures, ...groups.lost]
  if (failing.length < leastCases) return undefined
  const messages = failing
    .flatMap(({ head }) => tellingMessage(head)?.trim() || [])
    .filter((message) => !onlyType.test(message))
  const alike = Map.groupBy(messages, shapeOf)
  const [most = []] = [...alike.values()].sort((a, b) => b.length - a.length)
  const [message] = most
  if (message === undefined || most.length < leastCases || most.length < failing.length * leastShare)
    return undefined
  const count = formatCount(most.length)
  const who = most.length === failing.length ? `All ${count}` : `${count} of ${formatCount(failing.length)}`
  const verb = failing.every(({ head }) => head !== undefined && judged(head) === 0) ? 'were lost' : 'fail'
  const how = new Set(most).size > 1 ? 'alike' : 'with the same message'
  return `${who} ${verb} ${how}: ${quoteName(message)}.`
}

/** A message without what differs between cases with one cause; only its beginning counts. */
function shapeOf(message: string): string {
  return message
    .slice(0, 300)
    .toLowerCase()
    .replace(/0x[\da-f]+|[\da-f]{8}-[\da-f-]{27}|\d+(?:[.,:]\d+)*/g, '#')
    .replace(/\s+/g, ' ')
}
