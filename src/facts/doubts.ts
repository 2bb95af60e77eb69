import * as v from 'valibot'
import { compact } from '../model/data.ts'
import { formatCount, formatPlural } from '../model/format.ts'
import { comparedOtherwise, summarizeNotCompared } from '../model/not-compared.ts'
import { type Described, text } from '../model/schema.ts'
import { describeReason, isInSentence } from './sentence.ts'
import type { View } from './view.ts'

export const doubtLineSchema = v.object({
  /** `failed`, `inconclusive`, `not compared` or `warning`. */
  what: text,
  /** May contain foreign text. */
  why: text,
})

/** Something that a reader has to know besides what decided. */
export type DoubtLine = Described<typeof doubtLineSchema>

/** Maximum number of sentences about what was not compared; the rules of the verdict list all. */
const shownMissing = 6

/** What was not compared, or otherwise than it should be, and why, without what the deciding reason already says. */
function listNotComparedLines({ notCompared, deciding, report }: View): DoubtLine[] {
  // Without a baseline, the deciding reason counts the failing cases.
  const isSaid =
    report.comparison.baseline === null &&
    [deciding?.message, ...notCompared.map(({ why }) => why)].some((sentence) =>
      sentence?.includes('nothing was compared'),
    )
  // Other inputs may be why something else is missing.
  const sorted = notCompared.toSorted(
    (a, b) => Number(b.rule === 'other-inputs') - Number(a.rule === 'other-inputs'),
  )
  const others = sorted.filter(
    ({ rule, why }) =>
      why !== deciding?.message &&
      // New tests that fail without a baseline: the sentence says both.
      !(rule === 'no-baseline' && deciding?.rule === 'failing-without-baseline') &&
      !(isSaid && rule === 'failing-without-baseline') &&
      // The sentence about each file says more.
      !(rule === 'broken-suite' && deciding?.rule === 'broken-suite'),
  )
  const leftOut = others.length - shownMissing
  return compact([
    ...others
      .slice(0, shownMissing)
      .map(({ rule, why }) => ({ what: comparedOtherwise.has(rule) ? 'warning' : 'not compared', why })),
    leftOut > 0 && {
      what: 'not compared',
      why: `and ${formatCount(leftOut)} more, see the rules below`,
    },
  ])
}

/** All doubts by weight: other failures, then what was not compared, then the rest. */
export function listFurtherDoubts(view: View): readonly DoubtLine[] {
  const reasons = view.otherReasons
    .filter((reason) => !isInSentence(reason, view))
    .map((reason) => ({
      what: reason.status,
      why: describeReason(reason),
    }))
  const isFirst = (line: DoubtLine) => line.what === 'failed' || line.why === findNewTool(view)
  const failed = reasons.filter(isFirst)
  return [...failed, ...listNotComparedLines(view), ...reasons.filter((doubt) => !isFirst(doubt))]
}

/** The sentence about tools that an agent calls now, which is always on the first screen. */
function findNewTool({ otherReasons }: View): string | undefined {
  const reason = otherReasons.find(({ rule }) => rule === 'new-tool')
  return reason && describeReason(reason)
}

/** Lines of doubt on the first screen, with the one that counts the others. */
const shownFirst = 2

/** The doubts, split into those on the first screen and those below the cases that got worse. */
interface FirstDoubts {
  readonly first: readonly DoubtLine[]
  /** Names the others in a few words; ours, never foreign. Absent where all of them are. */
  readonly more?: string
  readonly rest: readonly DoubtLine[]
}

export function selectFirstDoubts(view: View): FirstDoubts {
  const lines = listFurtherDoubts(view)
  if (lines.length <= shownFirst) return { first: lines, rest: [] }
  const first = lines.slice(0, shownFirst - 1)
  const rest = lines.slice(shownFirst - 1)
  const named = view.notCompared.filter(({ why }) => rest.some((line) => line.why === why))
  const newTools = rest.filter(({ why }) => why === findNewTool(view)).length
  const counted = named.length + newTools
  const others = rest.length - counted
  const words = compact([
    newTools !== 0 && 'a new tool is called',
    named.length !== 0 && summarizeNotCompared(named),
    others !== 0 && formatPlural(others, counted === 0 ? 'warning' : 'other warning'),
  ])
  return { first, more: `${formatCount(rest.length)} more: ${words.join(', ')}`, rest }
}
