import { expect, it } from 'vitest'
import { findStepDoubt, writeStepSentences } from '../../../src/gate/compare/test-step.ts'
import type { StepOutcome } from '../../../src/model/run/step-outcome.ts'
import { aRun } from '../../support/gate/build.ts'

it.each<[readonly StepOutcome[], string, string | undefined]>([
  [['failure'], 'p', 'failure'],
  [['failure'], 'pp', 'failure'],
  [['failure'], 'ps', 'failure'],
  [['failure'], 'pf', undefined],
  [['failure'], 'pe', undefined],
  [['failure'], 'l', undefined],
  [['success'], 'pp', undefined],
  [['success', 'failure'], 'pp', 'failure'],
  [['failure', 'cancelled'], 'pf', 'cancelled'],
  [['skipped'], 'p', 'skipped'],
  [['skipped'], '', undefined],
  [['skipped', 'skipped'], 'pf', 'skipped'],
  [['skipped', 'success'], 'pp', undefined],
  [[], 'pp', undefined],
])('steps that ended with %j leave open of %j: %s', (outcomes, letters, expected) => {
  const run = aRun('head', letters === '' ? {} : { pays: letters })
  expect(findStepDoubt(outcomes, run)).toBe(expected)
})

it('says once for each kind which parts it is about', () => {
  const said = writeStepSentences([
    { ended: 'skipped', part: 'a' },
    { ended: 'failure', part: undefined },
    { ended: 'skipped', part: 'b' },
  ])
  expect(said.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The step that ran the tests failed, .*that step\.$/),
    expect.stringMatching(/was skipped, .* \(“a”, “b”\)$/),
  ])
})
