import { isCutText } from '#files'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { areSingle, listMissingCases, pairCases, renameCases } from './pair-cases.ts'

/**
 * Gives a case of a base run the identity of the head's that asks the same in the same file, where only one case of
 * each side does: another name, suite or id, which may contain what judges the answer, detaches no case from its history.
 */
export function alignQuestions(run: Run, head: Run): Run {
  const pairs = pairCases(listMissingCases(run, head), listMissingCases(head, run), readQuestion, areSingle)
  return renameCases(run, pairs)
}

/** A question that was cut may be another one. */
function readQuestion({ identity: { file, variant }, evidence = [] }: CaseTally): string | undefined {
  const { input } = evidence.find(({ input: text }) => text) ?? {}
  return input === undefined || isCutText(input) ? undefined : JSON.stringify([file, variant, input])
}
