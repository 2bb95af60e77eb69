import { describe, expect, it } from 'vitest'
import { chooseProjectPolicy } from '../../../../src/config/choice/choose-policy.ts'
import { defaultPolicy } from '../../../../src/config/policy/table.ts'
import { OutOfTime } from '../../../../src/errors.ts'
import type { Budget } from '../../../../src/ports/budget.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import { ampleBudget } from '../../../support/ample-budget.ts'
import { fakePlatform } from '../../../support/platform.ts'
import { createWorkspace } from '../../../support/workspace.ts'

const path = '.github/eval-gate.yml'
const workflowPath = '.github/workflows/evals.yml'

interface World {
  /** Files of the checkout. */
  readonly head?: Readonly<Record<string, string>>
  /** Files of the base commit; an error: GitHub does not answer. Absent: nobody can read them. */
  readonly base?: Readonly<Record<string, string>> | Error
  readonly isReliable?: boolean
  readonly provider?: CiContext['provider']
  readonly isPush?: boolean
  /** In place of the pull request. */
  readonly place?: Partial<CiContext>
  readonly isLate?: boolean
  readonly config?: Partial<Parameters<typeof chooseProjectPolicy>[0]>
}

const late: Budget = {
  ...ampleBudget,
  spend: (what) => Promise.reject(new OutOfTime(what, 120_000)),
}

function choose({ head = {}, base, isReliable = true, config, ...world }: World) {
  const pullRequest = {
    number: 7,
    baseBranch: 'main',
    baseSha: 'b',
    headSha: 'h',
    headBranch: 'change',
    fromFork: false,
  }
  const read = async (file: string, commit: string) => {
    if (base instanceof Error) throw base
    return commit === 'b' ? base?.[file] : head[file]
  }
  const platform = fakePlatform({
    machine: { workspace: createWorkspace(head) },
    runtime: {
      context: {
        provider: world.provider ?? 'github_actions',
        commit: 'h',
        workflowPath,
        pullRequest: world.isPush || world.place ? undefined : pullRequest,
        ...(world.isPush && { branch: 'main', baseBranch: 'main', defaultBranch: 'main' }),
        ...world.place,
      },
    },
    repository: { repositoryFiles: base === undefined ? undefined : { isReliable, read } },
    review: { changedFiles: async () => new Set([workflowPath]) },
  })
  const whole = {
    policyInputs: {},
    policyPath: path,
    policyPathGiven: false,
    policyFrom: 'base',
    suiteName: 'smoke',
    mode: 'gate',
    selection: false,
    baseline: { kind: 'auto' },
    ...config,
  } as unknown as Parameters<typeof chooseProjectPolicy>[0]
  return chooseProjectPolicy(whole, platform, world.isLate ? late : ampleBudget)
}

const text = (allowEmpty: boolean) => `allow-empty: ${allowEmpty}\n`
const lax = { ...defaultPolicy, allowEmpty: true }
const at = (content: string, file = path) => ({ [file]: content })
const own = 'gates/web.yml'
const given = { policyPathGiven: true, policyPath: own }
const effect = 'The verdict follows the policy of main; the change counts once it is merged.'

describe('the policy that judges', () => {
  it.each<[string, World]>([
    ['is that of the checkout on a push', { isPush: true, head: at(text(true)), base: {} }],
    ['is that of the base branch', { head: at(text(true)), base: at(text(true)) }],
    [
      'is also found with the other ending',
      { head: at(text(true), '.github/eval-gate.yaml'), base: at(text(true), '.github/eval-gate.yaml') },
    ],
    [
      'is the first of both endings at the base',
      { head: at(text(true)), base: { ...at(text(true)), ...at(text(false), '.github/eval-gate.yaml') } },
    ],
    [
      'is that of a file that was asked for',
      { head: at(text(true), own), base: at(text(true), own), config: given },
    ],
  ])('%s', async (_, world) => {
    expect(await choose(world)).toEqual({ policy: lax })
  })

  it('does not look for another ending of a file that was asked for', async () => {
    const base = at(text(true), 'gates/web.yaml')
    const { policy, change } = await choose({ head: at(text(false), own), base, config: given })
    expect(policy).toEqual(defaultPolicy)
    expect(change).toBeUndefined()
  })

  it.each<[string, World, string]>([
    ['adds', { head: at(text(true)), base: {} }, 'adds'],
    ['changes', { head: at(text(true)), base: at(text(false)) }, 'changes'],
  ])('is that of the base when the pull request %s it', async (_, world, verb) => {
    const chosen = await choose(world)
    expect(chosen.policy).toEqual(defaultPolicy)
    expect(chosen.change).toContain(`This pull request ${verb} the policy (${path}). ${effect}`)
    expect(chosen.outOfReach).toBeUndefined()
  })

  it.each([
    [path, {}],
    [own, given],
  ])('stays when the pull request removes it: %s', async (file, config) => {
    const chosen = await choose({ base: at(text(true), file), config })
    expect(chosen.policy).toEqual(lax)
    expect(chosen.change).toContain(`This pull request removes the policy (${file}). ${effect}`)
  })

  it('must be there on one side when its file was asked for', async () => {
    await expect(choose({ base: {}, config: given })).rejects.toThrow(`policy: file ${own} does not exist`)
    expect(await choose({ base: {} })).toEqual({ policy: defaultPolicy })
  })
})

const queued = { baseBranch: 'main', baseSha: 'b', headSha: 'h', pull: 5 }
const toBranch = { baseBranch: 'change', branch: 'change', defaultBranch: 'main', baseTip: 'b' }

describe('the policy of the base, whatever starts the run', () => {
  it.each<[string, Partial<CiContext>]>([
    ['a merge queue', { mergeGroup: queued }],
    ['a comment on a pull request', { discussed: { ...queued, number: 7 } }],
    ['a push to a branch of somebody', toBranch],
    ['the push of a tag', { defaultBranch: 'main', baseTip: 'b' }],
    [
      'a run that may measure any code',
      { baseBranch: 'main', defaultBranch: 'main', baseTip: 'b', notTheBranch: 'x' },
    ],
  ])('judges %s', async (_, place) => {
    const chosen = await choose({ place, head: at(text(true)), base: at(text(false)) })
    expect(chosen.policy).toEqual(defaultPolicy)
    expect(chosen.change).toContain(
      `The policy (${path}) is not the same here as on main. The verdict follows the policy of main.`,
    )
  })

  it.each<[string, Partial<CiContext>]>([
    ['the default branch', { ...toBranch, baseBranch: 'main', branch: 'main' }],
    ['a branch whose rules want a review', { ...toBranch, isProtected: true }],
  ])('does not judge a push to %s, which has its own', async (_, place) => {
    const world = { place, head: at(text(true)), base: at(text(false)) }
    expect(await choose(world)).toEqual({ policy: lax })
  })

  it('is in doubt where the commit of the base is not known', async () => {
    const place = { ...toBranch, baseTip: undefined }
    const chosen = await choose({ place, head: at(text(true)), base: {} })
    expect(chosen.outOfReach).toContain('could not be read (its newest commit is not known)')
    const withoutToken = await choose({ place, head: at(text(true)), base: {}, isReliable: false })
    expect(withoutToken).toEqual({
      policy: lax,
      change:
        'The policy of main could not be read (without a token, the commit must be in the checkout), so that of the checkout is used.',
    })
  })
})

describe('a policy file that the inputs name', () => {
  const locked = 'lock: true\nfail-on: failures\n'

  it('counts on top of the one at the default path', async () => {
    const files = { ...at('fail-on: failures\nallow-empty: true\n'), ...at(text(false), own) }
    const { policy } = await choose({ head: files, base: files, config: given })
    expect(policy).toMatchObject({ failOn: 'failures', allowEmpty: false })
  })

  it('counts once where it extends that one', async () => {
    const rule = 'cases: [{match: "*", weight: 2}]\n'
    const files = { ...at(rule), ...at(`extends: ./${path}\n`, own) }
    const { policy } = await choose({ head: files, base: files, config: given })
    expect(policy.cases).toHaveLength(1)
  })

  it.each<[string, World]>([
    ['new', { head: { ...at(locked), ...at('fail-on: never\n', own) }, base: at(locked) }],
    ['new and taken from the head', { head: at('fail-on: never\n', own), base: at(locked) }],
    [
      'no policy at the base',
      { head: at('fail-on: never\n', own), base: { ...at(locked), ...at('version: 2\n', own) } },
    ],
    ['that of the base', { head: at(locked), base: { ...at(locked), ...at('fail-on: never\n', own) } }],
  ])('can’t weaken what that one locks: %s', async (name, world) => {
    const policyFrom = name.includes('head') ? 'head' : 'base'
    const config = { ...given, policyFrom, policyInputs: { failOn: 'never' } } as const
    expect((await choose({ ...world, config })).policy.failOn).toBe('failures')
  })

  it('is left out where the base has something else there', async () => {
    const head = at('fail-on: never\n', own)
    const chosen = await choose({ head, base: at('version: 2\n', own), config: given })
    expect(chosen.policy).toEqual(defaultPolicy)
    expect(chosen.change).toContain(`${own} of main is no valid policy, so it does not count.`)
  })
})

describe('`policy-from: head`', () => {
  const config = { policyFrom: 'head' } as const

  it('takes the policy of the pull request, and says so', async () => {
    const chosen = await choose({ head: at(text(true)), base: at(text(false)), config })
    expect(chosen.policy).toEqual(lax)
    expect(chosen.change).toContain(
      `This pull request changes the policy (${path}). It counts at once, because of \`policy-from: head\`.`,
    )
  })

  it('has no effect on a locked policy', async () => {
    const locked = `lock: true\n${text(false)}`
    const chosen = await choose({ head: at(text(true)), base: at(locked), config })
    expect(chosen.policy.allowEmpty).toBe(false)
    expect(chosen.change).toContain(effect)
  })
})

describe('a policy of the base branch that can’t be had', () => {
  const here = { head: at(text(true)) }
  const used = 'so the policy of this pull request is used.'
  const open =
    "so this verdict follows that of the checkout and can't be green. Run the job again, or repair that policy if it is not valid."

  it.each<[string, World, object]>([
    [
      'nobody can read files',
      {},
      { change: `The policy of main could not be read (there is no access to it), ${used}` },
    ],
    [
      'there is no token',
      { base: new Error('404'), isReliable: false },
      {
        change: `The policy of main could not be read (without a token, the commit must be in the checkout), ${used}`,
      },
    ],
    [
      'it is not valid',
      { base: at('fail-on: [what\n') },
      { outOfReach: `The policy of main could not be read (it is not valid), ${open}` },
    ],
    [
      'GitHub does not answer',
      { base: new Error('502') },
      { outOfReach: `The policy of main could not be read (502), ${open}` },
    ],
  ])('because %s', async (_, world, said) => {
    expect(await choose({ ...here, ...world })).toEqual({ policy: lax, ...said })
  })

  it('because it extends a file that is not there', async () => {
    const { policy, change, outOfReach } = await choose({ ...here, base: at('extends: ./gone.yml\n') })
    expect({ policy, change }).toEqual({ policy: lax })
    expect(outOfReach).toMatch(/^The policy of main could not be read \(.*gone\.yml.*\), so this verdict/s)
  })

  it('is not made up for by a fault of ours', async () => {
    const base = at(text(true))
    Object.defineProperty(base, path, { value: 5 })
    await expect(choose({ ...here, base })).rejects.toThrow(TypeError)
  })
})

describe('without the name of the default branch', () => {
  it.each<[string, Partial<CiContext>]>([
    ['of a tag', {}],
    ['of a branch', { branch: 'change', baseBranch: 'change' }],
  ])('the policy of the checkout judges a push %s, and nothing is green', async (_, place) => {
    expect(await choose({ place, head: at(text(true)), base: {} })).toEqual({
      policy: lax,
      outOfReach: expect.stringContaining('The event does not name the default branch'),
    })
  })

  it('a branch that its rules protect is judged by its own policy', async () => {
    const place = { branch: 'next', baseBranch: 'next', isProtected: true }
    expect(await choose({ place, head: at(text(true)), base: {} })).toEqual({ policy: lax })
  })
})

describe('without time for GitHub', () => {
  const reason = 'Reading the policy took too long: `publish-timeout` allows 2 minutes.'

  it('the policy of the checkout judges, and nothing is green', async () => {
    const world = { head: at(text(true)), base: at(text(false)), isLate: true }
    expect(await choose(world)).toEqual({
      policy: lax,
      outOfReach: `The policy of main could not be read (${reason}), so this verdict follows that of the checkout and can't be green. Run the job again, or repair that policy if it is not valid.`,
    })
  })

  it('the inputs alone judge where the checkout extends what GitHub has', async () => {
    const head = at('extends: octo/rules/eval-gate.yml@v1\n')
    const world = { head, base: {}, isLate: true, config: { policyInputs: { allowEmpty: true } } }
    expect(await choose(world)).toEqual({
      policy: lax,
      outOfReach: `The policy could not be read (${reason}), so this verdict follows the inputs alone and can't be green. Run the job again, or repair that policy if it is not valid.`,
    })
  })

  it('a policy of the checkout that is not valid is refused', async () => {
    await expect(choose({ head: at('fail-on: [what\n'), base: {}, isLate: true })).rejects.toThrow(path)
  })

  it('another error stays one', async () => {
    await expect(choose({ head: at('fail-on: [what\n'), base: {} })).rejects.toThrow(path)
  })
})

describe('a publishing job', () => {
  const config = { mode: 'publish' } as const

  it('follows the base branch, whatever the checkout has', async () => {
    const world = { head: at(text(true)), base: at(text(false)), config }
    const chosen = await choose(world)
    expect(chosen.policy).toEqual(defaultPolicy)
    expect(chosen.change).toContain(`This pull request changes the policy (${path}). ${effect}`)
  })

  it('reads what the policy extends at the base', async () => {
    const base = { ...at('extends: ./.github/rules.yml\n'), ...at(text(true), '.github/rules.yml') }
    expect((await choose({ head: base, base, config })).policy).toMatchObject(lax)
    expect((await choose({ base, config })).policy).toMatchObject(lax)
  })
})

it('a file that a link of the checkout leads out to is read in a terminal only', async () => {
  const elsewhere = createWorkspace(at(text(true), 'policy.yml'))
  const config = { policyPath: `${elsewhere}/policy.yml`, policyPathGiven: true }
  expect(await choose({ provider: 'terminal', isPush: true, config })).toEqual({ policy: lax })
  await expect(choose({ config })).rejects.toThrow('outside of the workspace')
})
