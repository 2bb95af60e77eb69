import type { Outcome } from '../../../model/run/result.ts'
import type { ReadContext } from '../../format.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { readName } from '../test-tools/entry.ts'

/** The name of a test without its class, which most adapters write before it. */
export function readMethodName(full: string, type: string): string {
  return readName(type !== '' && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : full)
}

/** Message, detail and place of a test, by what it says and its trace. One that was skipped has the message alone. */
export function describeTexts(outcome: Outcome, message: string, trace: string, { workspace }: ReadContext) {
  const text = makeReadable(message).trim()
  const stack = makeReadable(trace).trim()
  if (text === '' && stack === '') return {}
  const headline = { message: findHeadline(text || stack) }
  if (outcome === 'skipped') return headline
  const location = workspace.locateInStack(stack)
  return {
    ...headline,
    detail: truncateText([text, stack].filter(Boolean).join('\n\n'), keptDetail),
    ...(location !== undefined && { location }),
  }
}
