import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { project } from '../../../scripts/require-tool.ts'
import { type GitHub, readmePermissions, startGitHub } from '../../support/github.ts'
import { pullRequestJob, pushJob } from '../../support/run-action.ts'
import { createWorkspace, writeFiles } from '../../support/workspace.ts'
import { copyAction, findAct, type RunContext, runWorkflow } from '../act.ts'
import { cases, evalProjects } from './projects.ts'

/*
 * The workflow of docs/recipes/measure-until-certain.md, word for word, with real tools and a model that counts its calls.
 * promptfoo takes minutes to install: `MEASURE_TOOLS=Vitest,promptfoo`, `MEASURE_PUSHES=2`.
 */
const chosen = (process.env.MEASURE_TOOLS ?? 'Vitest').split(',')
/** As many calls as a team pays that measures each case five times. */
const fixed = 5 * cases
/** On main; each installs the tool again. */
const pushes = Number(process.env.MEASURE_PUSHES ?? 3)
/** Ends what hangs. */
const longest = 3_600_000

let act: string
let action: string
let github: GitHub
let token: string

beforeAll(() => {
  act = findAct()
  action = copyAction()
}, longest)
beforeEach(async () => {
  github = await startGitHub()
  token = await github.createToken(readmePermissions)
  return () => github.close()
})

function readRecipe(): string {
  const page = readFileSync(join(project, 'docs/recipes/measure-until-certain.md'), 'utf8')
  const workflow = /```yaml\n([\s\S]*?)```/.exec(page)?.[1]
  if (workflow === undefined) throw new Error('The recipe has no workflow.')
  return workflow
}

function runGit(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=octo', '-c', 'user.email=octo@example.com']
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim()
}

describe.each(chosen)('a suite of %s that is measured until it is certain', (tool) => {
  const files = evalProjects[tool]
  if (files === undefined) throw new Error(`${tool} is not one of ${Object.keys(evalProjects).join(', ')}`)

  it(
    'costs less than five iterations of each eval, healthy or broken',
    async () => {
      const repository = createWorkspace({ ...files, '.gitignore': 'node_modules\n' })
      execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: repository })
      writeFiles(repository, { '.github/workflows/evals.yml': readRecipe() })
      runGit(repository, 'init', '--quiet', '--initial-branch=main')
      runGit(repository, 'add', '.')
      runGit(repository, 'commit', '--quiet', '-m', 'base')
      const base = runGit(repository, 'rev-parse', 'HEAD')
      const calls = join(createWorkspace({}), 'calls')
      writeFileSync(calls, '')
      let counted = 0
      const run = async (context: RunContext) => {
        const result = await runWorkflow({
          act,
          repository,
          ...context,
          env: { ...context.env, CALLS: calls },
          secrets: { GITHUB_TOKEN: token },
          localActions: { 'eval-gate/eval-gate@v0': action },
          keepsHome: true,
        })
        const all = readFileSync(calls, 'utf8').split('\n').length - 1
        const bill = all - counted
        counted = all
        return { ...result, bill }
      }
      const bills: number[] = []
      for (let push = 0; push < pushes; push += 1) {
        const job = await pushJob(github)
        const onMain = await run({ ...job, env: { ...job.env, GITHUB_SHA: base } })
        expect(onMain.exitCode, onMain.log).toBe(0)
        bills.push(onMain.bill)
      }
      expect(bills[0]).toBe(fixed)

      const healthy = await run(pullRequestJob(github, await github.createPullRequest('healthy')))
      expect(healthy.exitCode, healthy.log).toBe(0)
      expect(healthy.log).toContain(`decided after ${healthy.bill} of ${fixed} evaluations`)
      expect(healthy.bill).toBeLessThan(fixed)

      const source = readFileSync(join(repository, 'model.js'), 'utf8')
      writeFileSync(join(repository, 'model.js'), source.replace('[]', "['question 3']"))
      runGit(repository, 'commit', '--quiet', '--all', '-m', 'break it')
      const pullRequest = await github.createPullRequest('broken')
      const broken = await run(pullRequestJob(github, pullRequest))
      expect(broken.exitCode, broken.log).toBe(1)
      const comments = await github.comments(pullRequest.number)
      expect(comments.map(({ body }) => body).join()).toContain('question 3')
      expect(broken.bill).toBeLessThan(fixed)
      process.stdout.write(
        `${tool}: main ${bills.join(', ')}, healthy ${healthy.bill}, broken ${broken.bill} of ${fixed}\n`,
      )
    },
    longest,
  )
})
