import type { Facts } from '../../facts/facts.ts'
import type { Since } from '../../facts/since.ts'
import type { Certificate } from '../../model/certificate.ts'
import type { SlicesCompared } from '../../model/comparison/breakdowns.ts'
import type { ScoreChange } from '../../model/comparison/compared-case.ts'
import type { GroupName } from '../../model/comparison/group-names.ts'
import { compact } from '../../model/data.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { Evidence } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'

/** A case with what a person or an agent needs to repair it. */
export interface ExplainedCase {
  readonly identity: CaseIdentity
  /** Its name and its change as every view writes them. Foreign. */
  readonly title: string
  readonly text: string
  readonly group: GroupName
  readonly since?: Since
  /** Means on both sides. */
  readonly scores?: readonly ScoreChange[]
  /** An iteration that did not pass now, and one that passed on the base. */
  readonly failing?: Evidence
  readonly passedBefore?: Evidence
  /** Who owns its file, as the CODEOWNERS file names them. Foreign. */
  readonly owners?: readonly string[]
  /** Runs it again, where the format of the reports says which tool wrote them. Foreign in part. */
  readonly command?: string
}

/** One measurement as its results file describes it. */
export interface Explanation {
  readonly suiteName: string
  readonly facts: Facts
  /** The most important first. */
  readonly cases: readonly ExplainedCase[]
  /** Parts of the suite by tags and metadata. */
  readonly slices?: SlicesCompared
  /** Cases that are not in `cases`. */
  readonly leftOut: number
  /**
   * Cases that somebody asked for by a part of their name, and that neither fail nor changed: their titles.
   * Foreign.
   */
  readonly unchanged: readonly string[]
  /** The branch of the baseline. Foreign. */
  readonly branch?: string
  /** Share of judged iterations that passed, 0..1. */
  readonly passRate: number | null
  readonly totalCases: number
  /** What was due for the verdict, and what settles it. */
  readonly certificate: Certificate
  readonly reasons: readonly Reason[]
}

/**
 * Sentences about the verdict: why, what was not compared, what else to know, what to do next. Foreign in
 * part.
 */
export function listSentences({ facts }: Explanation): string[] {
  const { why, sameFailure, doubts, aside, next } = facts
  const isSaid = sameFailure !== undefined && why?.includes(sameFailure)
  return compact([
    why,
    !isSaid && sameFailure,
    ...doubts.map((doubt) => `${doubt.what}: ${doubt.why}`),
    aside !== undefined && `${aside}.`,
    next !== undefined && `Next: ${next}`,
  ])
}

/** Since when a case fails, as a sentence. Foreign in part. */
export function describeSince({ since }: ExplainedCase, branch: string | undefined): string | undefined {
  if (since === undefined) return undefined
  const { onBase, firstFailed, lastPassed } = since
  const base = branch ?? 'the base branch'
  const shortenCommit = ({ commit }: { readonly commit?: string }) => commit?.slice(0, 12)
  const from = lastPassed && shortenCommit(lastPassed)
  const to = shortenCommit(firstFailed)
  const range = from !== undefined && to !== undefined ? `; the cause is in ${from}..${to}` : ''
  if (!onBase)
    return `It passed in the newest run of ${base}${from === undefined ? '' : ` (${from})`} and got worse with this change${range}.`
  const time = to === undefined ? '' : ` since ${to}`
  if (lastPassed === undefined) return `It fails on ${base}, too, in every run that is known${time}.`
  return `It fails on ${base}, too${time}${range}.`
}
