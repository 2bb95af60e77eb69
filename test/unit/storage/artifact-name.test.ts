import { describe, expect, it } from 'vitest'
import { formatArtifactName } from '../../../src/paths/artifact-name.ts'

describe('the name of an artifact', () => {
  it('is readable where the suite name is plain', () => {
    expect(formatArtifactName('baseline', 'evals')).toBe('eval-gate-baseline-evals')
  })

  it.each(['support agent', 'a/b:c', '../..', '💥', '"<>|*?\r\n', 'x'.repeat(1_000), ' ', '\ud800'])(
    'of %j is one that the storage takes, and no path',
    (suite) => {
      expect(formatArtifactName('report', suite)).toMatch(/^eval-gate-report-[A-Za-z0-9._-]{1,80}$/)
    },
  )

  it('differs where the suites differ', () => {
    const names = ['a b', 'a/b', 'a-b', 'a_20b', 'a  b'].map((suite) => formatArtifactName('baseline', suite))
    expect(new Set(names).size).toBe(5)
  })
})
