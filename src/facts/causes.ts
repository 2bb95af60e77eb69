import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { formatCount, quoteName } from '../model/format.ts'
import { tellingMessage } from './messages.ts'

/** Cases that likely broke together, the worst first. */
export interface Cause {
  /** What they have in common: the message, the file, a tag or metadata. `none`: a single case. */
  readonly kind: 'message' | 'file' | 'slice' | 'none'
  /** The message of the first case, the file or the slice. Foreign. */
  readonly text?: string
  /** Their messages differ in numbers or addresses. */
  readonly isAlike?: true
  readonly cases: readonly CaseComparison[]
}

/** Fewest cases of a file or a slice that say something about the cause. */
const leastOfPlace = 3
/** Length of a message that is compared, in UTF-16 units; a view quotes hardly more. */
const comparedLength = 120
/** `AssertionError:` may have any cause. */
const onlyType = /^[\w.$]{0,200}(?:error|exception|failure|failed):?$/i

/**
 * The cases by their likely causes, those with the most cases first; within a cause the order stays.
 *
 * @param carrier the slice that has most of the drop
 */
export function causesOf(cases: readonly CaseComparison[], carrier?: string): readonly Cause[] {
  const rest = new Set(cases)
  const causes = [
    ...take(rest, 2, shapeOfCase, ([first, ...others]) => {
      const text = messageOf(first)
      const isAlike = others.some((of) => messageOf(of) !== text)
      return { kind: 'message', text, ...(isAlike && { isAlike }) }
    }),
    ...take(
      rest,
      leastOfPlace,
      ({ identity }) => identity.file,
      ([first]) => ({ kind: 'file', text: first?.identity.file }),
    ),
    ...take(
      rest,
      leastOfPlace,
      ({ head }) => (carrier !== undefined && head?.slices?.includes(carrier) ? carrier : undefined),
      () => ({ kind: 'slice', text: carrier }),
    ),
    ...[...rest].map((of): Cause => ({ kind: 'none', cases: [of] })),
  ]
  const place = new Map(cases.map((of, index) => [of, index]))
  const placeOf = ({ cases: [first] }: Cause) => (first === undefined ? 0 : (place.get(first) ?? 0))
  return causes.sort((a, b) => b.cases.length - a.cases.length || placeOf(a) - placeOf(b))
}

/** Takes the groups of cases that share a key out of `rest`. */
function take(
  rest: Set<CaseComparison>,
  least: number,
  keyOf: (of: CaseComparison) => string | undefined,
  describe: (cases: readonly CaseComparison[]) => Omit<Cause, 'cases'>,
): Cause[] {
  const groups = Map.groupBy(rest, keyOf)
  groups.delete(undefined)
  return [...groups.values()].flatMap((cases) => {
    if (cases.length < least) return []
    for (const of of cases) rest.delete(of)
    return [{ ...describe(cases), cases }]
  })
}

function messageOf(of: CaseComparison | undefined): string | undefined {
  return tellingMessage(of?.head)?.trim() || undefined
}

function shapeOfCase(of: CaseComparison): string | undefined {
  const message = messageOf(of)
  return message === undefined || onlyType.test(message) ? undefined : shapeOf(message)
}

/** A message without what differs between cases with one cause; only its beginning counts. */
function shapeOf(message: string): string {
  return message
    .slice(0, comparedLength)
    .toLowerCase()
    .replace(/0x[\da-f]+|[\da-f]{8}-[\da-f-]{27}|\d+(?:[.,:]\d+)*/g, '#')
}

/** Fewest cases with one message that a sentence is worth, and their least share of those that fail. */
const [leastCases, leastShare] = [3, 0.5]

/**
 * One sentence, foreign in part, when most of these cases fail with one message: then they likely have one
 * cause.
 * Numbers and addresses in the message don't count, since they differ from case to case.
 */
export function sameMessageSentence(causes: readonly Cause[], verb = 'fail'): string | undefined {
  const [most] = causes
  const all = causes.reduce((sum, { cases }) => sum + cases.length, 0)
  if (most?.kind !== 'message' || most.text === undefined) return undefined
  const { length } = most.cases
  if (length < leastCases || length < all * leastShare) return undefined
  const count = formatCount(length)
  const who = length === all ? `All ${count}` : `${count} of ${formatCount(all)}`
  return `${who} ${verb} ${most.isAlike === true ? 'alike' : 'with the same message'}: ${quoteName(most.text)}.`
}
