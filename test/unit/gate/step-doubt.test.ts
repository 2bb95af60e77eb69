import { expect, it } from 'vitest'
import { judgeStepEnd, writeStepSentences } from '../../../src/gate/compare/test-step.ts'
import type { StepOutcome } from '../../../src/model/run/step-outcome.ts'
import { aRun } from '../../support/gate/build.ts'

it.each<[readonly StepOutcome[], string, string | undefined]>([
  [['failure'], 'p', 'failure'],
  [['failure'], 'pp', 'failure'],
  [['failure'], 'ps', 'failure'],
  [['failure'], 'pf', 'explained'],
  [['failure'], 'pe', 'explained'],
  [['failure'], 'l', 'explained'],
  [['success'], 'pp', 'success'],
  [['success', 'failure'], 'pp', 'failure'],
  [['failure', 'cancelled'], 'pf', 'cancelled'],
  [['skipped'], 'p', 'skipped'],
  [['skipped'], '', undefined],
  [['skipped', 'skipped'], 'pf', 'skipped'],
  [['skipped', 'success'], 'pp', 'success'],
  [[], 'pp', undefined],
])('steps that ended with %j say of %j: %s', (outcomes, letters, expected) => {
  const run = aRun('head', letters === '' ? {} : { pays: letters })
  expect(judgeStepEnd(outcomes, run)).toBe(expected)
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
