import { hasMixedRun } from '../../model/case-history.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { CaseIdentity, SuitePlace } from '../../model/run/result.ts'
import { type CaseTally, countRepeats } from '../../model/run/run.ts'
import { areEntriesRepeated, type PooledCase } from '../compare/pool.ts'

/** `test`: one failure after a clean history is a regression. `eval`: only statistics decide. */
export type JudgedAs = 'test' | 'eval'

/** Both sides of one case; at least one of them is present. */
export interface CaseSides {
  readonly identity: CaseIdentity
  readonly head?: CaseTally
  readonly base?: PooledCase
}

/**
 * Distinguishes evals from classic tests (`kind: auto`). A group (the cases of one file, or of one suite and class
 * where the format has no file) is an eval group when any of its cases, on either side, has eval data (scores,
 * tokens, cost, model, tool calls), or when at least half of its cases were iterated: declared as repetitions, or with
 * iterations that disagree within one base run. Entries of one name that nothing declares are iterations only where the
 * base has shown some of the group to disagree: else they may be browsers or projects. Attempts and other environments
 * are not iterations. Whether tests are left to chance is another question, which the base answers: see `countFlakes`.
 * Outcomes of the head never matter, so failing more can't change how a case is judged.
 *
 * @param quiet further cases, which are neither iterated nor have eval data
 */
export function judgeCasesAs(
  cases: readonly CaseSides[],
  quiet?: QuietCases,
): (sides: CaseSides) => JudgedAs {
  const groups = new Map<string, Group>()
  for (const place of quiet?.places().values() ?? []) {
    const id = readGroupId(place)
    const group = groups.get(id) ?? createGroup()
    groups.set(id, group)
    group.cases += place.cases
  }
  for (const sides of cases) {
    const id = readGroupId(sides.identity)
    const group = groups.get(id) ?? createGroup()
    groups.set(id, group)
    group.cases += 1
    if (sides.base !== undefined && disagrees(sides.base)) group.varied = true
    if (isIteratedCase(sides)) {
      if (areRepeatsAssumed(sides)) group.assumed += 1
      else group.iterated += 1
    }
    if (isRepeatedOverReports(sides)) group.evalData = true
    if (hasEvalData(sides.head) || hasEvalData(sides.base?.tally)) group.evalData = true
  }
  return ({ identity }) => {
    const group = groups.get(readGroupId(identity))
    if (group === undefined) return 'test'
    const iterated = group.iterated + (group.varied ? group.assumed : 0)
    if (group.evalData || iterated * 2 >= group.cases) return 'eval'
    return 'test'
  }
}

/** What decides about the cases of one file or suite. */
interface Group {
  cases: number
  iterated: number
  /** Repeated, and nothing declares it. */
  assumed: number
  /** Iterations of some case disagree within one base run. */
  varied: boolean
  evalData: boolean
}

function createGroup(): Group {
  return { cases: 0, iterated: 0, assumed: 0, varied: false, evalData: false }
}

function areRepeatsAssumed({ head, base }: CaseSides): boolean {
  return head?.repeatsAssumed === true || base?.tally.repeatsAssumed === true
}

function readGroupId({ file, suite }: SuitePlace): string {
  return file ?? suite.slice(0, 2).join('\u001f')
}

/** Repeated within one report, or the iterations of one base run disagree. */
function isIteratedCase({ head, base }: CaseSides): boolean {
  return (
    (head !== undefined && countRepeats(head) > 1) ||
    (base !== undefined && (areEntriesRepeated(head, base) || disagrees(base)))
  )
}

function disagrees({ history }: PooledCase): boolean {
  return hasMixedRun(history)
}

/** Several numbered reports of one run that disagree repeat a measurement; if they agree, they may be anything. */
function isRepeatedOverReports({ base }: CaseSides): boolean {
  return base?.tally.mostPerReport !== undefined && disagrees(base)
}

function hasEvalData(tally: CaseTally | undefined): boolean {
  if (tally === undefined) return false
  const { scores, tokens, costUsd, model, provider, evidence } = tally
  if (scores !== undefined || tokens !== undefined || costUsd !== undefined) return true
  if (model !== undefined || provider !== undefined) return true
  return evidence?.some(({ toolCalls }) => toolCalls !== undefined) ?? false
}
