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
export function beforeAfter({ base, head }: CaseComparison): BeforeAfter | undefined {
  const after = telling(head)
  if (after === undefined || after.outcome === 'passed' || after.outcome === 'skipped') return undefined
  const candidates = (base?.evidence ?? []).filter(
    (evidence) => evidence.outcome === 'passed' && hasContent(evidence) && isSameInput(evidence, after),
  )
  const before = candidates.find(({ output }) => output !== undefined) ?? candidates[0]
  return before === undefined ? undefined : { before, after }
}

function hasContent({ output, toolCalls }: Evidence): boolean {
  return output !== undefined || toolCalls !== undefined
}

/** An eval may ask something else in each iteration; then the answers can't be compared. */
function isSameInput(before: Evidence, after: Evidence): boolean {
  return before.input === undefined || after.input === undefined || before.input === after.input
}

/** The iteration that best shows why the case does not pass. */
export function telling(tally: CaseTally | undefined): Evidence | undefined {
  const evidence = tally?.evidence ?? []
  return (
    evidence.find(({ outcome, infrastructure }) => outcome === 'failed' && infrastructure !== true) ??
    evidence.find(({ outcome, infrastructure }) => outcome === 'errored' && infrastructure !== true) ??
    evidence.find(({ outcome }) => outcome !== 'passed') ??
    evidence[0]
  )
}

/** Names of the tools that each side called, in order; undefined where they are the same. Foreign. */
export function toolPathChange({
  before,
  after,
}: BeforeAfter): { readonly before: readonly string[]; readonly after: readonly string[] } | undefined {
  const names = ({ toolCalls = [] }: Evidence) => toolCalls.map(({ name }) => name)
  const [old, now] = [names(before), names(after)]
  const isSame = old.length === now.length && old.every((name, index) => name === now[index])
  return isSame || (before.toolCalls === undefined && after.toolCalls === undefined)
    ? undefined
    : { before: old, after: now }
}
