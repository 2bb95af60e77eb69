import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkOutBase, removeWorkTree } from '../../../../../src/jobs/report/again/base-checkout.ts'
import { createRunCommand } from '../../../../../src/platform/system/command.ts'
import { fakePlatform } from '../../../../support/platform.ts'
import { createWorkspace } from '../../../../support/workspace.ts'

/** A repository whose only commit is in its history alone: the work tree has gone on. */
function repository() {
  const workspace = createWorkspace({ 'a.txt': 'before' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: workspace,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'before')
  const said: string[] = []
  const log = { info: (text: string) => said.push(text) }
  const platform = fakePlatform({
    machine: { runCommand: createRunCommand(() => false), workspace },
    runtime: { log },
  })
  const folder = join(createWorkspace({}), 'base')
  return { platform, folder, said, commit: git('rev-parse', 'HEAD'), trees: () => git('worktree', 'list') }
}

it('makes a work tree at the commit, and prepares it', async () => {
  const { platform, folder, commit, said, trees } = repository()
  const prepare = 'echo "$EVAL_GATE_SIDE of $EVAL_GATE_WORKSPACE" > side.txt'
  expect(await checkOutBase({ commit, folder, prepare, lookAgainEnv: [] }, 60_000, platform)).toBeUndefined()
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('before')
  expect(readFileSync(join(folder, 'side.txt'), 'utf8')).toBe(`base of ${platform.machine.workspace}\n`)
  expect(said).toEqual(['Preparing the checkout of the base.'])
  await removeWorkTree(folder, platform.machine)
  expect(existsSync(folder)).toBe(false)
  expect(trees()).not.toContain(folder)
})

it('leaves none behind that cannot be prepared', async () => {
  const { platform, folder, commit } = repository()
  expect(
    await checkOutBase({ commit, folder, prepare: 'exit 3', lookAgainEnv: [] }, 60_000, platform),
  ).toMatch(/prepares its checkout .* failed/)
  expect(existsSync(folder)).toBe(false)
})

it('knows that a command took too long', async () => {
  const { platform, folder, commit } = repository()
  expect(
    await checkOutBase({ commit, folder, prepare: 'sleep 30', lookAgainEnv: [] }, 200, platform),
  ).toMatch(/failed/)
})

it.each([undefined, 'main', '$(touch hacked)', 'abc'])('asks git for no commit like %s', async (commit) => {
  const { platform, folder, said } = repository()
  expect(await checkOutBase({ commit, folder, prepare: 'true', lookAgainEnv: [] }, 60_000, platform)).toBe(
    'the commit of the baseline is not known.',
  )
  expect(said).toEqual([])
})

it('says what to do where the commit is not there', async () => {
  const { platform, folder, said } = repository()
  expect(
    await checkOutBase({ commit: '0123456789', folder, prepare: 'true', lookAgainEnv: [] }, 60_000, platform),
  ).toMatch(/could not be checked out/)
  expect(said).toEqual([])
})
