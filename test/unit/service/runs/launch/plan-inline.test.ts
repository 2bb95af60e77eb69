import { describe, expect, it } from 'vitest'
import { UsageError } from '../../../../../src/errors.ts'
import type { CaseSpec, SuiteSpec } from '../../../../../src/model/suite-spec.ts'
import type { RequestNames } from '../../../../../src/service/names.ts'
import { buildInlineRun } from '../../../../../src/service/runs/launch/plan-inline.ts'

const names = { servers: 'servers', suiteFile: 'suite-file', syncSuite: 'sync-suite' } as RequestNames
const servers = [{ id: 's1', name: 'weather' }]
const steps = [{ id: 'step-1', kind: 'prompt', prompt: 'Is it raining?' }]
const one = (title: string, fields: CaseSpec['fields'] = {}): CaseSpec => ({
  title,
  fields: { steps, ...fields },
})

function plan(over: Partial<SuiteSpec>, request: { repetitions?: number; servers?: readonly string[] } = {}) {
  const spec = {
    name: 'rain',
    servers: ['weather'],
    model: 'acme/atlas',
    cases: [one('asks')],
    environmentSpecs: [],
  }
  return buildInlineRun({ ...spec, ...over }, { servers: [], ...request }, servers, names)
}

function problemsOf(over: Partial<SuiteSpec>): readonly string[] {
  try {
    plan(over)
  } catch (error) {
    if (error instanceof UsageError) return error.problems.map(({ message }) => message)
  }
  return []
}

describe('a run without a saved suite', () => {
  it('has the servers and cases of the file, with how its model is asked', () => {
    const { body, expected } = plan({
      cases: [one('asks'), one('asks again', { legacyIterations: 3 })],
      temperature: 0,
      settings: { minimumAccuracy: 80 },
    })
    expect(body).toMatchObject({
      serverIds: ['s1'],
      passCriteria: { minimumPassRate: 80 },
      tests: [
        { title: 'asks', runs: 1, provider: 'acme', advancedConfig: { temperature: 0 } },
        { title: 'asks again', runs: 3 },
      ],
    })
    expect(expected).toBe(4)
    expect(plan({ cases: [one('a'), one('b')] }, { repetitions: 5 }).expected).toBe(10)
  })

  it("says everything at once that it can't do", () => {
    expect(
      problemsOf({
        servers: [],
        model: 'atlas',
        settings: { minimumAccuracy: 80, iterations: 2 },
        cases: [
          one('asks', {
            passThreshold: 1,
            models: [
              { model: 'a', provider: 'b' },
              { model: 'c', provider: 'd' },
            ],
          }),
          one('bare'),
        ],
      }),
    ).toEqual([
      'servers is required: the suite file of "rain" lists no servers',
      'the case "bare" names no model with its provider, and a run without a saved suite needs both',
      '`settings.iterations` does not apply to a run without a saved suite',
      '`passThreshold` of the case "asks" does not apply to a run without a saved suite',
      '`models` of the case "asks" does not apply to a run without a saved suite',
    ])
  })

  it('has at most 100 cases', () => {
    expect(problemsOf({ cases: Array.from({ length: 101 }, (_, index) => one(`case ${index}`)) })).toEqual([
      'suite-file has 101 cases; at most 100 run without a saved suite',
    ])
  })
})
