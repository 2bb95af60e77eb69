import { expect, it } from 'vitest'
import { alignQuestions } from '../../../../src/baseline/align/align-baseline.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import type { CaseIdentity, Result } from '../../../../src/model/run/result.ts'
import { createRun } from '../../../../src/model/run/run.ts'

type Asked = Partial<CaseIdentity> & Pick<Result, 'input'>

function createAskingRun(...cases: readonly Asked[]) {
  const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
  for (const { input, ...identity } of cases)
    addResult(run, {
      identity: { suite: ['tiny'], name: 'a', ...identity },
      outcome: 'passed',
      input,
      output: 'x',
    })
  return run
}

it.each([
  ['another name', [{ name: 'a', input: 'q' }], [{ name: 'b', input: 'q' }], 1],
  ['another id', [{ id: 'one', input: 'q' }], [{ id: 'two', input: 'q' }], 1],
  ['another question', [{ name: 'a', input: 'q' }], [{ name: 'b', input: 'r' }], 0],
  ['no question', [{ name: 'a' }], [{ name: 'b' }], 0],
  ['another suite', [{ input: 'q' }], [{ suite: ['other'], input: 'q' }], 1],
  ['another file', [{ input: 'q' }], [{ file: 'b.ts', input: 'q' }], 0],
  ['another model', [{ input: 'q' }], [{ variant: 'm', input: 'q' }], 0],
  [
    'a second one that asks it',
    [{ name: 'a', input: 'q' }],
    [
      { name: 'b', input: 'q' },
      { name: 'c', input: 'q' },
    ],
    0,
  ],
  [
    'a text that was cut',
    [{ name: 'a', input: 'q… [cut: 1 of 9 characters]' }],
    [{ name: 'b', input: 'q… [cut: 1 of 9 characters]' }],
    0,
  ],
] as const)('%s', (_, base, head, shared) => {
  const now = createAskingRun(...head)
  const aligned = alignQuestions(createAskingRun(...base), now)
  expect([...aligned.cases.keys()].filter((key) => now.cases.has(key))).toHaveLength(shared)
})
