import { expect, it } from 'vitest'
import { findTestOutcomes } from '../../../../src/jobs/report/test-steps.ts'
import type { JobStep } from '../../../../src/ports/github.ts'
import { ampleBudget } from '../../../support/ample-budget.ts'
import { fakePlatform } from '../../../support/platform.ts'

type Given = Parameters<typeof findTestOutcomes>
const startedAt = Date.UTC(2030, 0, 1)
const step: JobStep = { name: 'test', conclusion: 'failure', startedAt, completedAt: startedAt + 5_000 }

/** How the steps ended that may have written a report at this time. */
async function outcomes(
  writtenAt: number,
  steps: readonly JobStep[] | Error = [step],
  counts: { readonly failed: number; readonly errored: number } = { failed: 0, errored: 0 },
  told: readonly string[] = [],
) {
  const said: string[] = []
  const list = async () => {
    if (steps instanceof Error) throw steps
    return steps
  }
  const found = await findTestOutcomes(
    { testOutcome: told } as unknown as Given[0],
    { files: [counts], found: { files: [{ modifiedAt: writtenAt }] } } as unknown as Given[1],
    fakePlatform({ step: { jobSteps: { list } }, runtime: { log: { debug: (text) => said.push(text) } } }),
    ampleBudget,
  )
  return { found, said }
}

it.each([
  [-1, []],
  [0, ['failure']],
  [5_999, ['failure']],
  [6_000, []],
])('takes the step during which a report was written, %i ms after its start', async (after, expected) => {
  expect((await outcomes(startedAt + after)).found).toEqual(expected)
})

it('takes what the workflow says, and asks nothing where results show a failure', async () => {
  expect((await outcomes(startedAt, [step], undefined, ['success'])).found).toEqual(['success'])
  expect((await outcomes(startedAt, [step], { failed: 1, errored: 0 })).found).toEqual([])
  expect((await outcomes(startedAt, [step], { failed: 0, errored: 1 })).found).toEqual([])
  expect((await outcomes(startedAt, [step], { failed: 1, errored: 1 })).found).toEqual([])
})

it('knows nothing of a step that ended in another way, or when GitHub does not answer', async () => {
  expect((await outcomes(startedAt, [{ ...step, conclusion: 'neutral' }])).found).toEqual([])
  const { found, said } = await outcomes(startedAt, new Error('no'))
  expect(found).toEqual([])
  expect(said.join()).toContain('could not be read: no')
})
