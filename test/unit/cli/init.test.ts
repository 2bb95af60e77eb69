import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { runCli } from '../../../src/cli/main.ts'
import { loadConfig } from '../../../src/config/load.ts'
import { parsePolicyFile } from '../../../src/config/policy/file.ts'
import { workflowErrors } from '../../support/workflows/read-workflows.ts'
import { createWorkspace } from '../../support/workspace.ts'
import { repositories } from './repositories.ts'

async function init(cwd: string, argv: readonly string[], answer?: boolean) {
  let stdout = ''
  let stderr = ''
  const exitCode = await runCli(['init', ...argv], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd,
    color: false,
    confirm: answer === undefined ? undefined : async () => answer,
  })
  return { exitCode, stdout, stderr }
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
  readonly 'working-directory'?: string
  readonly id?: string
  readonly 'continue-on-error'?: boolean
}

const workflow = '.github/workflows/evals.yml'
const policy = '.github/eval-gate.yml'
const stepsOf = (cwd: string): readonly Step[] =>
  parse(readFileSync(join(cwd, workflow), 'utf8')).jobs.evals.steps

describe('eval-gate init', () => {
  it.each(Object.entries(repositories))(
    'proposes for %s what GitHub accepts and the action can read',
    async (_, { files, commands, reports }) => {
      const cwd = createWorkspace(files)
      expect(await init(cwd, ['--yes'])).toMatchObject({ exitCode: 0 })
      expect(workflowErrors(readFileSync(join(cwd, workflow), 'utf8'))).toEqual([])
      const steps = stepsOf(cwd)
      const runs = steps.flatMap(({ run, 'working-directory': folder }) =>
        run === undefined ? [] : [folder === undefined ? run : `${folder}: ${run}`],
      )
      expect(runs).toEqual(commands)
      const inputs = steps.at(-1)?.with ?? {}
      expect(inputs.reports?.trim().split('\n')).toEqual(reports)
      // The outcome of every step that runs tests, by an id that it has.
      const ids = steps.flatMap(({ id, 'continue-on-error': isTest }) => (isTest ? [id] : []))
      expect(inputs['test-outcome']?.trim().split('\n')).toEqual(
        ids.map((id) => `\${{ steps.${id}.outcome }}`),
      )
      expect(new Set(ids).size).toBe(ids.length)
      const evaluated = { ...inputs, 'test-outcome': ids.map(() => 'success').join('\n') }
      expect(() => loadConfig(evaluated, { provider: 'github_actions' })).not.toThrow()
      expect(() => parsePolicyFile(readFileSync(join(cwd, policy), 'utf8'), policy)).not.toThrow()
    },
  )

  it('shows what it would write, and writes only on yes', async () => {
    const cwd = createWorkspace(repositories.Vitest?.files ?? {})
    for (const [answer, exitCode] of [
      [undefined, 0],
      [false, 1],
    ] as const) {
      const shown = await init(cwd, [], answer)
      expect(shown.exitCode).toBe(exitCode)
      expect(shown.stdout).toContain(`+++ ${workflow}\n+# Written by`)
      expect(existsSync(join(cwd, '.github'))).toBe(false)
    }
    expect((await init(cwd, [], true)).stderr).toContain(`wrote ${workflow}`)
    expect(existsSync(join(cwd, workflow))).toBe(true)
  })

  it('takes back what it wrote, and nothing that was changed since or is of others', async () => {
    const cwd = createWorkspace({ ...repositories.Vitest?.files, '.github/workflows/ci.yml': 'name: CI\n' })
    await init(cwd, ['--yes'])
    writeFileSync(join(cwd, policy), `${readFileSync(join(cwd, policy), 'utf8')}min-pass-rate: 90%\n`)
    const { stderr } = await init(cwd, ['--undo'])
    expect(stderr).toContain(`removed ${workflow}`)
    expect(stderr).toContain(`${policy} was changed since`)
    expect(['.github/workflows/ci.yml', workflow, policy].map((path) => existsSync(join(cwd, path)))).toEqual(
      [true, false, true],
    )
  })

  it('changes no existing file', async () => {
    const files = { [workflow]: 'name: Other evals\n', [policy]: 'fail-on: failures\n' }
    const cwd = createWorkspace({ ...repositories.Vitest?.files, ...files })
    await init(cwd, ['--yes'])
    for (const [path, text] of Object.entries(files)) expect(readFileSync(join(cwd, path), 'utf8')).toBe(text)
    expect(existsSync(join(cwd, '.github/workflows/eval-gate.yml'))).toBe(true)
  })

  it('asks for the default branch of the remote', async () => {
    const cwd = createWorkspace(repositories.Vitest?.files ?? {})
    for (const args of [
      ['init', '-q'],
      ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk'],
    ])
      spawnSync('git', args, { cwd })
    expect((await init(cwd, [])).stdout).toContain('branches: ["trunk"]')
  })

  it('says why there is nothing to propose', async () => {
    const empty = await init(createWorkspace({ 'README.md': '' }), ['--yes'])
    expect(empty).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('no test runner') })
    const used = await init(
      createWorkspace({
        ...repositories.Vitest?.files,
        '.github/workflows/ci.yml': 'jobs: { a: { steps: [{ uses: eval-gate/eval-gate@v0 }] } }\n',
      }),
      ['--yes'],
    )
    expect(used).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('ci.yml already uses') })
  })
})
