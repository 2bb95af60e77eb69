import { expect, it } from 'vitest'
import type { BeforeAfter } from '../../../src/model/before-after.ts'
import { compareToolPaths } from '../../../src/model/before-after.ts'

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
