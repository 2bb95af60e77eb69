import { expect, it } from 'vitest'
import { readMeasurement } from '../../../src/jobs/report/measure.ts'
import { createWorkspace } from '../../support/workspace.ts'

it('reads an attribute value without quotes to its end, and no further', async () => {
  const root = createWorkspace({
    'junit.xml':
      '<testsuite><testcase name=adds classname="cart" time=2><failure message="x"/></testcase></testsuite>',
  })
  const info = { id: 'run', suiteName: 's', createdAt: 0 }
  const { run, files } = await readMeasurement({
    patterns: ['junit.xml'],
    root,
    info,
    hideSecrets: (value) => value,
  })
  const [tally] = [...run.cases.values()]
  expect(tally).toMatchObject({ identity: { suite: ['cart'], name: 'adds' }, failed: 1, durationMs: 2000 })
  expect(files[0]?.warnings.join()).toContain('an attribute value without quotes')
})
