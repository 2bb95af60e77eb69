import { describe, expect, it } from 'vitest'
import { ExtendsError } from '../../../../src/config/policy/extend.ts'
import { resolvePolicyTexts } from '../../../../src/config/policy/load.ts'
import { UsageError } from '../../../../src/errors.ts'

const at = (repository: string, path: string, ref: string) => `${repository}/${path}@${ref}`

/** The policy of a repository with these files, and of others by `owner/name/path@ref`. */
async function resolve(
  text: string,
  {
    beside = {},
    others = {},
    inputs = {},
    suite = 'evals',
  }: {
    readonly beside?: Readonly<Record<string, string>>
    readonly others?: Readonly<Record<string, string>> | 'no token'
    readonly inputs?: Parameters<typeof resolvePolicyTexts>[0]['policyInputs']
    readonly suite?: string
  } = {},
) {
  const config = { policyPath: 'gate.yml', policyPathGiven: true, suiteName: suite, policyInputs: inputs }
  return await resolvePolicyTexts(config, [{ path: 'gate.yml', text }], {
    beside: async (path) => beside[path] ?? null,
    others:
      others === 'no token'
        ? undefined
        : { read: async (repository, path, ref) => others[at(repository, path, ref)] ?? null },
  })
}

async function problemsOf(asked: Promise<unknown>): Promise<readonly string[]> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof UsageError)) throw error ?? new Error('nothing was wrong')
  return error.problems.map(({ where, message }) => `${where} ${message}`)
}

const commit = 'c0ffee'.padEnd(40, '0')

describe('a policy that extends another', () => {
  it('goes over it key by key, and its rules are added', async () => {
    const parent =
      'fail-on: failures\nmin-pass-rate: 90%\ncases: [{ match: a, weight: 2 }]\nsuites: [{ match: nightly, delta: 1% }]'
    const { policy, voided } = await resolve(
      'extends: ./shared/base.yml\nmin-pass-rate: 95%\ncases: [{ match: b, weight: 3 }]',
      { beside: { 'shared/base.yml': parent }, suite: 'nightly' },
    )
    expect(policy).toMatchObject({ failOn: 'failures', minPassRate: 0.95, delta: 0.01 })
    expect(policy.cases.map(({ match }) => match)).toEqual([['a'], ['b']])
    expect(voided).toEqual([])
  })

  it('finds the files of another repository at a tag or commit, and theirs in the same state of it', async () => {
    const { policy } = await resolve(`extends: acme/policies/evals.yml@v1.2`, {
      others: {
        [at('acme/policies', 'evals.yml', 'v1.2')]: 'extends: ./all.yml\nfail-on: failures',
        [at('acme/policies', 'all.yml', 'v1.2')]: `extends: acme/root/x.yaml@${commit}\nalpha: 0.01`,
        [at('acme/root', 'x.yaml', commit)]: 'accept: not-author',
      },
      beside: { 'all.yml': 'alpha: 0.5' },
    })
    expect(policy).toMatchObject({ failOn: 'failures', alpha: 0.01, accept: 'not-author' })
  })

  it.each([
    'acme/policies/evals.yml',
    './evals.yml@v1',
    './../evals.yml',
    'acme/policies/../x.yml@v1',
    'acme/../x.yml@v1',
    'acme/./x.yml@v1',
    'acme/policies/a.yml@',
    'acme/policies/a.yml@v1..v2',
    'https://example.com/evals.yml',
    'evals.yml',
    './evals.json',
    './a//b.yml',
    'acme/policies/a.yml?x=1@v1',
  ])('refuses %s with its place', async (written) => {
    expect(await problemsOf(resolve(`fail-on: never\nextends: "${written}"`))).toEqual([
      'gate.yml:2:10 `extends` must be ./PATH of this repository, or OWNER/REPOSITORY/PATH@ and a tag or all digits of a commit',
    ])
  })

  it('says where a problem of another repository is, and quotes nothing of the file', async () => {
    const others = {
      [at('acme/policies', 'evals.yml', 'v1')]: 'alpha: 0.1\nfail-no: never\nmin-pass-rate: 9',
    }
    expect(await problemsOf(resolve('extends: acme/policies/evals.yml@v1', { others }))).toEqual([
      'acme/policies@v1/evals.yml:2:1 is not valid in a policy',
      'acme/policies@v1/evals.yml:3:16 is not valid in a policy',
    ])
  })

  it.each([
    [{ others: 'no token' as const }, "`extends` acme/policies/evals.yml@v1 can't be read without a token"],
    [{}, '`extends` acme/policies/evals.yml@v1 does not exist, or the token may not read it'],
  ])('says where it asks for what it can not have (%o)', async (world, message) => {
    const asked = resolve('alpha: 0.1\nextends: acme/policies/evals.yml@v1', world)
    await expect(asked).rejects.toBeInstanceOf(ExtendsError)
    expect(await problemsOf(asked)).toEqual([`gate.yml:2:10 ${message}`])
  })

  it('says what stops GitHub from answering', async () => {
    const config = { policyPath: 'gate.yml', policyPathGiven: true, suiteName: 'a', policyInputs: {} }
    const asked = resolvePolicyTexts(config, [{ path: 'gate.yml', text: 'extends: acme/p/a.yml@v1' }], {
      beside: async () => null,
      others: { read: () => Promise.reject(new Error('502')) },
    })
    expect(await problemsOf(asked)).toEqual(["gate.yml:1:10 `extends` acme/p/a.yml@v1 can't be read (502)"])
  })

  it('ends in circles and long chains', async () => {
    const beside = { 'a.yml': 'extends: ./b.yml', 'b.yml': 'extends: ./a.yml' }
    expect(await problemsOf(resolve('extends: ./a.yml', { beside }))).toEqual([
      'b.yml:1:10 `extends` leads through more than 5 files',
    ])
  })
})

describe('what a policy locks', () => {
  const locked = (lock: string) => ({
    beside: { 'base.yml': `lock: ${lock}\nfail-on: regressions\nmin-pass-rate: 80%\nbaseline-runs: 5` },
  })

  it('is void where the one that extends it asks for less, and nothing else is', async () => {
    const { policy, voided } = await resolve(
      'extends: ./base.yml\nfail-on: never\nmin-pass-rate: 50%\nbaseline-runs: 2',
      locked('[fail-on, baseline-runs]'),
    )
    expect(policy).toMatchObject({ failOn: 'regressions', minPassRate: 0.5, baselineRuns: 5 })
    expect(voided).toEqual([
      'gate.yml asks for less than the policy that it builds on, which locks these settings, so they have no effect: `fail-on: never` (policy: `regressions`), `baseline-runs: 2` (policy: `5`).',
    ])
  })

  it('lets through what asks for more, also in the entry of a suite', async () => {
    const text = 'extends: ./base.yml\nfail-on: failures\nsuites: [{ match: evals, fail-on: new-failures }]'
    const { policy, voided } = await resolve(text, locked('true'))
    expect([policy.failOn, voided]).toEqual(['new-failures', []])
  })

  it('is void in the entry of a suite, in rules for cases, and in inputs', async () => {
    const text =
      'extends: ./base.yml\ncases: [{ match: "*", gate: false }]\nsuites: [{ match: evals, fail-on: never }]'
    const { policy, voided } = await resolve(text, { ...locked('true'), inputs: { minPassRate: 0.1 } })
    expect(policy).toMatchObject({ failOn: 'regressions', cases: [], minPassRate: 0.8 })
    expect(voided).toEqual([expect.stringContaining('`fail-on: never` (policy: `regressions`), `cases`.')])
  })

  it('stays locked: nobody below unlocks it', async () => {
    const { policy } = await resolve('extends: ./base.yml\nlock: false', {
      ...locked('[fail-on]'),
      inputs: { lock: [], failOn: 'never' },
    })
    expect([policy.lock, policy.failOn]).toEqual([['fail-on'], 'regressions'])
  })

  it('is a list of keys that exist', async () => {
    expect(await problemsOf(resolve('lock: [fail-no]'))).toEqual([
      'gate.yml:1:7 `lock` has the unknown key fail-no; did you mean fail-on?',
    ])
    expect(await problemsOf(resolve('lock: maybe'))).toHaveLength(1)
  })
})
