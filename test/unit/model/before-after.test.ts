import { expect, it } from 'vitest'
import { type BeforeAfter, compareToolPaths, findBeforeAfter } from '../../../src/model/before-after.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import type { Evidence } from '../../../src/model/run/run.ts'

it.each([
  ['the same tools', ['search', 'read'], ['search', 'read'], false],
  ['another tool', ['search', 'read'], ['search', 'write'], true],
  ['another order', ['search', 'read'], ['read', 'search'], true],
  ['one tool more', ['search'], ['search', 'read'], true],
  ['one tool less', ['search', 'read'], ['search'], true],
  ['tools on the head alone', undefined, ['search'], true],
  ['tools on the base alone', ['search'], undefined, true],
  ['no tools', undefined, undefined, false],
])('shows which tools were called unless they are the same: %s', (_, before, after, isShown) => {
  const side = (names: readonly string[] | undefined) => ({
    outcome: 'passed' as const,
    toolCalls: names?.map((name) => ({ name })),
  })
  const sides = { before: side(before), after: side(after) } as BeforeAfter
  expect(compareToolPaths(sides)).toEqual(isShown ? { before: before ?? [], after: after ?? [] } : undefined)
})

const failed: Evidence = { ordinal: 0, outcome: 'failed', input: 'Refund?', output: 'No.' }
const passed: Evidence = { ordinal: 1, outcome: 'passed', input: 'Refund?', output: 'Yes.' }

it.each<[string, readonly Evidence[], Evidence | undefined]>([
  ['one that passed', [passed], passed],
  ['not one that failed', [failed], undefined],
  ['not one without an answer', [{ ...passed, output: undefined }], undefined],
  ['not one that was asked something else', [{ ...passed, input: 'Hello?' }], undefined],
  ['the one with an answer', [{ ...passed, output: undefined, toolCalls: [] }, passed], passed],
  ['nothing', [], undefined],
])('shows of the base %s', (_, evidence, before) => {
  const compared = { base: { evidence }, head: { evidence: [passed, failed] } } as unknown as CaseComparison
  expect(findBeforeAfter(compared)).toEqual(before && { before, after: failed })
})
