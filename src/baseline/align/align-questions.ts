import { isCutText } from '#files'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { listMissingCases, renameCases } from './align-names.ts'

/**
 * Gives a case of a base run the identity of the head's that asks the same in the same file, where only one case of
 * each side does: another name, suite or id, which may contain what judges the answer, detaches no case from its history.
 */
export function alignQuestions(run: Run, head: Run): Run {
  const now = groupByQuestion(listMissingCases(head, run))
  if (now.size === 0) return run
  const names = new Map<string, CaseIdentity>()
  for (const [question, [tally, ...twins]] of groupByQuestion(listMissingCases(run, head))) {
    const [partner, ...others] = now.get(question) ?? []
    if (tally === undefined || partner === undefined || twins.length + others.length > 0) continue
    names.set(tally.key, partner.identity)
  }
  return renameCases(run, names)
}

function groupByQuestion(cases: readonly CaseTally[]): Map<string, CaseTally[]> {
  const asking = cases.filter((tally) => readQuestion(tally) !== '')
  return Map.groupBy(asking, (tally) => {
    const { file, variant } = tally.identity
    return JSON.stringify([file, variant, readQuestion(tally)])
  })
}

/** A question that was cut may be another one. */
function readQuestion({ evidence = [] }: CaseTally): string {
  const { input = '' } = evidence.find(({ input: text }) => text) ?? {}
  return isCutText(input) ? '' : input
}
