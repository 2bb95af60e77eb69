import { addAttempts } from '../../facts/messages.ts'
import { findBeforeAfter } from '../../model/before-after.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { omitEmpty } from '../../model/data.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { Evidence } from '../../model/run/run.ts'
import { checkTraceUrl } from '../links.ts'
import { makeVisible, makeVisibleLine } from '../visible.ts'

/** An iteration as the page shows it. */
export type HtmlEvidence = Omit<Evidence, 'attempts' | 'toolCalls' | 'location' | 'scores'> & {
  readonly toolCalls?: readonly {
    readonly name: string
    readonly status?: string
    readonly arguments?: string
  }[]
  readonly scores?: readonly {
    readonly name: string
    readonly value: number | null
    /** What the score needs to pass. */
    readonly threshold?: number
    readonly rationale?: string
  }[]
}

/** UTF-16 units of one text; the rest is cut. */
const longestText = 20_000
/** UTF-16 units of all evidence of a page; above them only counts are shown. */
export const mostEvidence = 40_000_000

/** The evidence of a case, when it fits into the room that is left, and its size in UTF-16 units. */
export function selectEvidence(
  comparedCase: CaseComparison,
  room: number,
  links: GateReport['links'],
): {
  shown: { evidence?: readonly HtmlEvidence[] | undefined; before?: HtmlEvidence | undefined }
  size: number
} {
  const { head, base } = comparedCase
  const headEvidence = head?.evidence ?? []
  const compared =
    findBeforeAfter(comparedCase)?.before ?? base?.evidence?.find(({ output }) => output !== undefined)
  if (room <= 0 || (headEvidence.length === 0 && compared === undefined)) return { shown: {}, size: 0 }
  const limits = new Map([...(head?.scores ?? [])].map(([name, { threshold }]) => [name, threshold]))
  const evidence = headEvidence.map((sample) => toHtmlEvidence(sample, links, limits))
  const before = compared && toHtmlEvidence(compared, links)
  const size = JSON.stringify([evidence, before]).length
  if (size > room) return { shown: {}, size: 0 }
  return { shown: { evidence: omitEmpty(evidence), before }, size }
}

function toHtmlEvidence(
  { location: _, attempts, toolCalls, scores, trace, ...evidence }: Evidence,
  links: GateReport['links'],
  limits?: ReadonlyMap<string, number | undefined>,
): HtmlEvidence {
  const { message, detail, input, output, expected } = evidence
  return {
    ...evidence,
    trace: checkTraceUrl(links, trace),
    message: showOptionalText(addAttempts(message, attempts)),
    detail: showOptionalText(detail),
    input: showOptionalText(input),
    output: showOptionalText(output),
    expected: showOptionalText(expected),
    toolCalls: toolCalls?.map((call) => ({
      name: makeVisibleLine(call.name),
      status: call.status,
      arguments: call.arguments === undefined ? undefined : showText(JSON.stringify(call.arguments, null, 2)),
    })),
    scores: scores?.map(({ name, value, rationale }) => ({
      name: makeVisibleLine(name),
      value,
      threshold: limits?.get(name),
      rationale: showOptionalText(rationale),
    })),
  }
}

function showOptionalText(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  return showText(text)
}

function showText(text: string): string {
  const cut = text.length > longestText ? `${text.slice(0, longestText)}\n(cut)` : text
  return makeVisible(cut)
}
