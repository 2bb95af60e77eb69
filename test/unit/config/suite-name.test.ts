import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSuiteName, describeMatrixLeg } from '../../../src/config/suite-name.ts'
import { createNameTakenError } from '../../../src/jobs/name-taken.ts'

const job = { provider: 'github_actions', workflow: 'CI', job: 'evals' } as const

describe('the suite name of a job', () => {
  it('is made of workflow, job and leg, as GitHub shows the job', () => {
    expect(defaultSuiteName(job)).toBe('CI / evals')
    const matrix = { os: 'linux', python: 3.12, flags: { fast: true, retries: [1, 2] } }
    expect(defaultSuiteName({ ...job, matrix })).toBe('CI / evals (linux, 3.12, true, 1, 2)')
    expect(defaultSuiteName({ provider: 'terminal' })).toBe('evals')
  })

  it('differs between any two legs of a matrix', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom(',', ', ', 'a, b', 'a', 'b'))
    const legs = fc.uniqueArray(fc.array(value, { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 2,
      selector: (values) => JSON.stringify(values),
    })
    fc.assert(
      fc.property(legs, (pair) => {
        const [a = '', b = ''] = pair.map(([os, python, flags]) => describeMatrixLeg({ os, python, flags }))
        expect(a).not.toBe(b)
      }),
    )
    expect(describeMatrixLeg({ a: 'x, y' })).not.toBe(describeMatrixLeg({ a: 'x', b: 'y' }))
    expect(describeMatrixLeg({ a: '' })).not.toBe(describeMatrixLeg({ a: '', b: '' }))
  })

  it('stays short, however long the values are', () => {
    const long = { prompt: 'x'.repeat(10_000), other: 'y' }
    expect(describeMatrixLeg(long).length).toBeLessThan(100)
    expect(describeMatrixLeg(long)).not.toBe(describeMatrixLeg({ ...long, other: 'z' }))
  })

  it('that is taken: the fix is a line to paste', () => {
    const matrix = { os: 'linux', python: '3.12' }
    const leg = createNameTakenError('evals', { ...job, matrix }, 'job').advice.join()
    expect(leg).toMatch(/`suite-name: evals \(\$\{\{ matrix\.os \}\}, \$\{\{ matrix\.python \}\}\)`/)
    expect(createNameTakenError('evals', job, 'job').advice.join()).toMatch(/\$\{\{ inputs\.suite \}\}/)
    expect(createNameTakenError('evals', job, 'step').exitCode).toBe(2)
  })
})
