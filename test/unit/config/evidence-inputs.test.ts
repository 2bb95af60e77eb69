import { describe, expect, it } from 'vitest'
import { digestEventInputs, digestGivenInputs } from '../../../src/config/inputs/evidence-inputs.ts'
import type { RawInputs } from '../../../src/config/inputs.ts'
import { findOtherInputs, type InputDigest } from '../../../src/model/run/witness.ts'
import type { CiContext } from '../../../src/ports/context.ts'

const onMain: CiContext = { provider: 'github_actions', commit: 'a'.repeat(40), runId: '1000001' }
const onPull: CiContext = { provider: 'github_actions', commit: 'b'.repeat(40), runId: '1000002' }

const digest = (raw: RawInputs, context = onMain): readonly InputDigest[] =>
  digestGivenInputs(raw, context, '/checkouts/app')

/** Names of the inputs that two runs of main and of a pull request have given another value. */
const others = (base: RawInputs, head: RawInputs) => findOtherInputs(digest(head, onPull), digest(base))

describe('the inputs that a run was measured with', () => {
  it.each<[string, RawInputs, RawInputs, readonly string[]]>([
    ['nothing given', {}, {}, []],
    ['a default that is written out', {}, { baseline: 'auto', 'look-again': 'off', selection: 'false' }, []],
    ['another way to write a list', { reports: 'a.xml\nb.xml' }, { reports: '# all\na.xml\n\n  b.xml' }, []],
    ['fewer reports', { reports: 'a.xml\nb.xml' }, { reports: 'a.xml' }, ['reports']],
    ['a baseline of its own', {}, { baseline: 'file:forged.xml' }, ['baseline']],
    ['no baseline where the base names one', { baseline: 'service' }, {}, ['baseline']],
    [
      'several',
      {},
      { 'look-again': 'cp good.xml', selection: 'true', policy: 'fail-on: never', 'suite-name': 'x' },
      ['look-again', 'policy', 'selection', 'suite-name'],
    ],
    ['how the tests ended', { 'test-outcome': 'success' }, { 'test-outcome': 'failure' }, []],
    ['not saying how the tests ended', { 'test-outcome': 'success' }, {}, ['test-outcome']],
    ['one workflow in place of two', { mode: 'gate' }, { mode: 'publish', workflow: 'evals.yml' }, []],
    ['where results are shown', {}, { 'html-report': 'off', comment: 'false' }, []],
    [
      'the commit and the run in a path',
      { reports: `out-${'a'.repeat(40)}/1000001.xml` },
      { reports: `out-${'b'.repeat(40)}/1000002.xml` },
      [],
    ],
  ])('differ by %s', (_, base, head, expected) => {
    expect(others(base, head)).toEqual(expected)
  })

  it('are stored without what they say', () => {
    const given = digest({ hosted: 'suite: secret', 'api-key': 'sk_secret' })
    expect(given.map(({ name }) => name)).toEqual(['hosted'])
    expect(JSON.stringify(given)).not.toContain('secret')
  })

  it('go with those of what started the run', () => {
    const started = (givenInputs: CiContext['givenInputs']) => digestEventInputs({ ...onMain, givenInputs })
    expect(started(undefined)).toEqual([])
    expect(findOtherInputs(started({ suite: 'all', deep: {} }), started({ suite: 'smoke' }))).toEqual([
      'deep',
      'suite',
    ])
  })
})
