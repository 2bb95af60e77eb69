import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { formatCount, quoteName } from '../model/format.ts'
import { findTellingMessage } from './messages.ts'

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
export function groupByCause(cases: readonly CaseComparison[], carrier?: string): readonly Cause[] {
  const rest = new Set(cases)
  const causes = [
    ...takeGroups(rest, 2, findMessageShape, ([first, ...others]) => {
      const text = findMessage(first)
      const isAlike = others.some((other) => findMessage(other) !== text)
      return { kind: 'message', text, ...(isAlike && { isAlike }) }
    }),
    ...takeGroups(
      rest,
      leastOfPlace,
      ({ identity }) => identity.file,
      ([first]) => ({ kind: 'file', text: first?.identity.file }),
    ),
    ...takeGroups(
      rest,
      leastOfPlace,
      ({ head }) => (carrier !== undefined && head?.slices?.includes(carrier) ? carrier : undefined),
      () => ({ kind: 'slice', text: carrier }),
    ),
    ...[...rest].map((compared): Cause => ({ kind: 'none', cases: [compared] })),
  ]
  const place = new Map(cases.map((compared, index) => [compared, index]))
  const findPlace = ({ cases: [first] }: Cause) => {
    if (first === undefined) return 0
    return place.get(first) ?? 0
  }
  return causes.sort((a, b) => b.cases.length - a.cases.length || findPlace(a) - findPlace(b))
}

/** Takes the groups of cases that share a key out of `rest`. */
function takeGroups(
  rest: Set<CaseComparison>,
  least: number,
  selectKey: (compared: CaseComparison) => string | undefined,
  describe: (cases: readonly CaseComparison[]) => Omit<Cause, 'cases'>,
): Cause[] {
  const groups = Map.groupBy(rest, selectKey)
  groups.delete(undefined)
  return [...groups.values()].flatMap((cases) => {
    if (cases.length < least) return []
    for (const compared of cases) rest.delete(compared)
    return [{ ...describe(cases), cases }]
  })
}

function findMessage(compared: CaseComparison | undefined): string | undefined {
  return findTellingMessage(compared?.head)?.trim() || undefined
}

/** What its message has in common with those of the same cause; undefined where it says nothing of the cause. */
export function findMessageShape(compared: CaseComparison): string | undefined {
  const message = findMessage(compared)
  if (message === undefined || onlyType.test(message)) return undefined
  return normalizeMessage(message)
}

/** A message without what differs between cases with one cause; only its beginning counts. */
function normalizeMessage(message: string): string {
  return message
    .slice(0, comparedLength)
    .toLowerCase()
    .replace(/0x[\da-f]+|[\da-f]{8}-[\da-f-]{27}|\d+(?:[.,:]\d+)*/g, '#')
}

/** Fewest cases with one message that a sentence is worth, and their least share of those that fail. */
const leastCases = 3
const leastShare = 0.5

/**
 * One sentence, foreign in part, when most of these cases fail with one message: then they likely have one
 * cause. Numbers and addresses in the message don't count, since they differ from case to case.
 */
export function describeSameMessage(causes: readonly Cause[], verb = 'fail'): string | undefined {
  const [most] = causes
  const all = causes.reduce((sum, { cases }) => sum + cases.length, 0)
  if (most?.kind !== 'message' || most.text === undefined) return undefined
  const { length } = most.cases
  if (length < leastCases || length < all * leastShare) return undefined
  const count = formatCount(length)
  const who = length === all ? `All ${count}` : `${count} of ${formatCount(all)}`
  return `${who} ${verb} ${most.isAlike === true ? 'alike' : 'with the same message'}: ${quoteName(most.text)}.`
}
