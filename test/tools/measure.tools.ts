import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runGit } from '../support/measure/counting-evals.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, lastingFolder } from '../support/workspace.ts'
import { cases, evalProjects } from '../workflows/measure/projects.ts'

/*
 * `eval-gate measure` with the real tools and a model that counts its calls: three measurements of the base, a healthy
 * change, and a broken one. `TOOLS=Inspect,evalite` chooses some of them; those of Python have to be installed.
 */
const chosen = process.env.TOOLS?.split(',') ?? Object.keys(evalProjects)
/** As many calls as a team pays that measures each case five times. */
const fixed = 5 * cases

describe.each(chosen)('eval-gate measure with %s', (tool) => {
  const files = evalProjects[tool]
  if (files === undefined) throw new Error(`${tool} is not one of ${Object.keys(evalProjects).join(', ')}`)

  it('runs chosen cases, on both sides, and pays less than for five iterations of each', async () => {
    const ignored =
      'node_modules\n__pycache__\n.pytest_cache\n.deepeval\n.eval-gate\nlogs\n*.json\n!package.json\n'
    const folder = createWorkspace({ ...files, '.gitignore': ignored })
    if (files['package.json'] !== undefined)
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder })
    runGit(folder, 'init', '--quiet', '--initial-branch=main')
    const commit = (message: string) => {
      runGit(folder, 'add', '.')
      runGit(folder, 'commit', '--quiet', '--allow-empty', '-m', message)
    }
    commit('base')
    const calls = join(lastingFolder(), 'calls')
    writeFileSync(calls, '')
    let counted = 0
    const measure = async (...flags: readonly string[]) => {
      const all = ['measure', '--policy', 'kind: evals', ...flags]
      const result = await runCli(all, {
        cwd: folder,
        env: { CALLS: calls, DEEPEVAL_TELEMETRY_OPT_OUT: 'YES' },
      })
      const total = readFileSync(calls, 'utf8').split('\n').length - 1
      const bill = total - counted
      counted = total
      return { ...result, text: result.stdout + result.stderr, bill }
    }
    const bills: number[] = []
    const baseline: string[] = []
    for (let run = 0; run < 3; run += 1) {
      const file = `main-${run}.json`
      const onMain = await measure('--results-file', file)
      // Without a baseline, failures are open.
      expect([0, 3], onMain.text).toContain(onMain.exitCode)
      bills.push(onMain.bill)
      baseline.push('--baseline', file)
    }
    expect(bills).toEqual([fixed, fixed, fixed])

    commit('healthy')
    const healthy = await measure(...baseline)
    expect(healthy.exitCode, healthy.text).toBe(0)
    expect(healthy.text).toContain(`decided after ${healthy.bill} of ${fixed} evaluations`)
    expect(healthy.bill).toBeLessThan(fixed)

    const model = readdirSync(folder).find((name) => name.startsWith('model.')) ?? ''
    const source = readFileSync(join(folder, model), 'utf8')
    writeFileSync(join(folder, model), source.replace('broken = []', "broken = ['question 3']"))
    commit('break it')
    const broken = await measure(...baseline)
    expect(broken.exitCode, broken.text).toBe(1)
    expect(broken.text).toContain('question 3')
    expect(broken.bill).toBeLessThanOrEqual(fixed)
    process.stdout.write(
      `${tool}: main ${bills.join(', ')}, healthy ${healthy.bill}, broken ${broken.bill} of ${fixed}\n`,
    )
  })
})
