import type { CaseComparison } from './comparison/compared-case.ts'
import type { CaseTally, Evidence } from './run/run.ts'

/** One iteration of each side that shows what changed. */
export interface BeforeAfter {
  /** Passed on the base. */
  readonly before: Evidence
  /** Did not pass now. */
  readonly after: Evidence
}

/**
 * A passing iteration of the base beside a failing one of the head, with the same input; undefined if the reports hold
 * nothing to compare. The base keeps a sample of each case's iterations.
 */
export function findBeforeAfter({ base, head }: CaseComparison): BeforeAfter | undefined {
  const headEvidence = findTellingEvidence(head)
  if (headEvidence === undefined || headEvidence.outcome === 'passed' || headEvidence.outcome === 'skipped')
    return undefined
  const candidates = (base?.evidence ?? []).filter(
    (evidence) =>
      evidence.outcome === 'passed' && hasContent(evidence) && isSameInput(evidence, headEvidence),
  )
  const baseEvidence = candidates.find(({ output }) => output !== undefined) ?? candidates[0]
  if (baseEvidence === undefined) return undefined
  return { before: baseEvidence, after: headEvidence }
}

function hasContent({ output, toolCalls }: Evidence): boolean {
  return output !== undefined || toolCalls !== undefined
}

/** An eval may ask something else in each iteration; then the answers can't be compared. */
function isSameInput(base: Evidence, head: Evidence): boolean {
  return base.input === undefined || head.input === undefined || base.input === head.input
}

/** The iteration that best shows why the case does not pass. */
export function findTellingEvidence(tally: CaseTally | undefined): Evidence | undefined {
  const evidence = tally?.evidence ?? []
  return (
    evidence.find(({ outcome, infrastructure }) => outcome === 'failed' && infrastructure !== true) ??
    evidence.find(
      ({ outcome, infrastructure, unjudged }) =>
        outcome === 'errored' && infrastructure !== true && unjudged === undefined,
    ) ??
    evidence.find(({ outcome }) => outcome !== 'passed') ??
    evidence[0]
  )
}

/** Names of the tools that each side called, in order; undefined where they are the same. Foreign. */
export function compareToolPaths({
  before,
  after,
}: BeforeAfter): { readonly before: readonly string[]; readonly after: readonly string[] } | undefined {
  const listToolNames = ({ toolCalls = [] }: Evidence) => toolCalls.map(({ name }) => name)
  const baseNames = listToolNames(before)
  const headNames = listToolNames(after)
  const isSame =
    baseNames.length === headNames.length && baseNames.every((name, index) => name === headNames[index])
  if (isSame || (before.toolCalls === undefined && after.toolCalls === undefined)) return undefined
  return { before: baseNames, after: headNames }
}
