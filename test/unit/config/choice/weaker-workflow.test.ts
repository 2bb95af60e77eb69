import { describe, expect, it } from 'vitest'
import { judgeBy, type Measurement, type World } from '../../../support/gate/sources.ts'

const all = (outcomes: string): Measurement => ({
  cases: Object.fromEntries([1, 2, 3, 4].map((index) => [`case ${index}`, outcomes])),
})
const broken = (policy: string, headInputs: Record<string, string>, changed?: World['changed']): World => ({
  base: [all('ppppp')],
  head: all('fffff'),
  policy,
  headInputs,
  changed,
})
const said = (world: World) =>
  judgeBy('reports', world).then(({ reasons, ...came }) => ({
    ...came,
    change: reasons.find(({ rule }) => rule === 'policy-change')?.message,
  }))

describe('a workflow that asks for less than the policy of the base branch', () => {
  it.each([
    [{ policy: 'fail-on: never' }, 'fail-on: new-failures', '`fail-on: never` (policy: `new-failures`)'],
    [{ policy: 'fail-on: never' }, '', '`fail-on: never` (policy: `regressions`)'],
    [{ policy: 'min-pass-rate: 50%' }, 'min-pass-rate: 0.9', '`min-pass-rate: 0.5` (policy: `0.9`)'],
    [{ policy: 'allow-empty: true' }, '', '`allow-empty: true` (policy: `false`)'],
    [
      { policy: 'on-missing-baseline: pass' },
      'on-missing-baseline: fail',
      '`on-missing-baseline: pass` (policy: `fail`)',
    ],
  ] as const)('%o is said', async (inputs, policy, words) => {
    const { change } = await said(broken(`${policy}\n`, inputs))
    expect(change).toBe(`The workflow of this pull request asks for less than the policy of main: ${words}.`)
  })

  it('is the one of the base branch where the pull request changes no workflow and no action', async () => {
    const inputs = { policy: 'fail-on: never' }
    expect((await said(broken('', inputs, ['src/app.ts']))).change).toBeUndefined()
    for (const file of ['.github/workflows/evals.yml', 'ci/gate/action.yml']) {
      expect((await said(broken('', inputs, [file]))).change).toContain('`fail-on: never`')
    }
  })

  it.each([
    ['GitHub does not say what it changes', new Error('502')],
    ['it changes more files than GitHub lists', Array.from({ length: 3_000 }, (_, of) => `src/${of}.ts`)],
  ])('is taken for one of the pull request where %s', async (_, changed) => {
    expect((await said(broken('', { policy: 'fail-on: never' }, changed))).change).toContain(
      '`fail-on: never`',
    )
  })

  it('says nothing of inputs that ask for as much, or more', async () => {
    expect(
      (await said(broken('fail-on: regressions\n', { policy: 'fail-on: failures' }))).change,
    ).toBeUndefined()
  })
})

describe('a locked policy', () => {
  it('is not weakened by an input, and says so', async () => {
    const inputs = { policy: 'fail-on: never' }
    expect(await said(broken('', inputs))).toMatchObject({ verdict: 'passed', code: 0 })
    const locked = await said(broken('lock: true\n', inputs))
    expect(locked, locked.said).toMatchObject({ verdict: 'failed', code: 1 })
    expect(locked.change).toBe(
      'The policy of main locks these settings of the workflow, so they have no effect: `fail-on: never` (policy: `regressions`).',
    )
  })

  it('is made stricter by one', async () => {
    const world = {
      ...broken('lock: true\nfail-on: never\n', { policy: 'fail-on: failures' }),
      base: [all('fffff')],
    }
    expect(await said(world)).toMatchObject({ verdict: 'failed', code: 1 })
  })
})
