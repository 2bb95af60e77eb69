import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCommand, tools } from '../../src/tools/index.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'
import { type Project, projects } from '../workflows/first-minutes/projects.ts'

/*
 * `look-again: auto` with the real tools: a small project is measured on its base commit, broken, and measured again by
 * the command that the table of tools writes. `TOOLS=Go,Maven` chooses some of them.
 */
const playwright: Project = {
  files: {
    'package.json': '{ "private": true, "devDependencies": { "@playwright/test": "1.56.0" } }',
    'shop.js': 'exports.discounted = (price) => price * 0.9\n',
    'tests/shop.spec.js':
      "const { expect, test } = require('@playwright/test')\nconst shop = require('../shop.js')\n\ntest.describe('prices (of lamps)', () => {\n  test('take 10 % off', () => expect(shop.discounted(100)).toBe(90))\n  test('are free for nothing', () => expect(shop.discounted(0)).toBe(0))\n})\n",
  },
  prepare: 'npm install --package-lock-only --no-audit --no-fund',
  breaks: { file: 'shop.js', from: '* 0.9', to: '* 0.8' },
  broken: 'take 10 % off',
}
const all: Readonly<Record<string, Project>> = { ...projects, Playwright: playwright }
const evals = ['promptfoo', 'Inspect', 'DeepEval', 'evalite']
const known = ['Vitest', 'Jest', 'Playwright', 'pytest', 'Go', 'Maven', ...evals]
const chosen = process.env.TOOLS?.split(',') ?? known

it('every tool of the table is tried', () => {
  const ofTable = tools.filter(({ again }) => again !== undefined).map(({ name }) => name)
  // It is run by Vitest itself.
  expect(ofTable.filter((name) => name !== 'vitest-evals').toSorted()).toEqual(known.toSorted())
})

/** The same tests in a JUnit file, where the tool has one. */
const formats = (name: string) => (name === 'Vitest' ? ['json', 'junit'] : ['its own'])

describe.each(chosen.flatMap((name) => formats(name).map((format) => [name, format] as const)))(
  'look-again: auto with %s, %s',
  (name, format) => {
    const project = all[name]
    const tool = tools.find((one) => one.name === name)
    if (project === undefined || tool === undefined)
      throw new Error(`${name} is not one of ${known.join(', ')}`)

    it('runs the broken case again on both sides, and names it', async () => {
      const folder = createWorkspace({
        ...project.files,
        '.gitignore': 'node_modules\nreports\ntarget\nresults.json\n',
      })
      const sh = (command: string, mayFail = false) => {
        try {
          execFileSync('bash', ['-eo', 'pipefail', '-c', command], {
            cwd: folder,
            encoding: 'utf8',
            stdio: 'pipe',
          })
        } catch (error) {
          if (!mayFail) throw error
        }
      }
      if (project.prepare !== undefined) sh(project.prepare)
      const identity = '-c user.name=octo -c user.email=octo@example.com'
      sh(`git init --quiet && git add . && git ${identity} commit --quiet -m good`)
      if (project.files['package.json'] !== undefined) sh('npm install --no-audit --no-fund')
      mkdirSync(join(folder, 'reports'), { recursive: true })
      const starts = tool.ecosystem === 'node' ? 'npx' : undefined
      const own = buildCommand(tool, { reports: 'reports', start: starts })
      const measure = format === 'junit' ? own.replace('=json', '=junit').replace('.json', '.xml') : own
      const reports = format === 'junit' ? tool.reports.replace('.json', '.xml') : tool.reports
      const variables = Object.entries(tool.env ?? {}).map(
        ([key, of]) => `${key}=${of.replace('{reports}', 'reports')}`,
      )
      const runTests = () => sh([...variables, measure].join(' '), true)
      runTests()
      const base = await runCli(['run', reports, '--baseline', 'none', '--results-file', 'results.json'], {
        cwd: folder,
      })
      expect(base.exitCode, base.stdout + base.stderr).toBe(0)
      const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()
      const results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))
      results.run.info.commit = commit
      writeFileSync(join(folder, 'results.json'), JSON.stringify(results))

      const { file, from, to } = project.breaks
      const path = join(folder, file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
      runTests()
      const head = await runCli(
        [
          ...['run', reports, '--baseline', 'file:results.json', '--look-again', 'auto'],
          ...['--policy', 'look-again-budget: { looks: 1, iterations: 2 }', '--results-file', 'again.json'],
        ],
        { cwd: folder },
      )
      expect(head.exitCode, head.stdout + head.stderr).toBe(1)
      const { comparison } = JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8'))
      expect(comparison.again, head.stdout + head.stderr).toMatchObject({
        sides: 'both',
        missing: 0,
        outcome: 'worse',
      })
      const broken = comparison.cases.find(({ change }: { change: string }) => change === 'regressed')
      expect(broken.identity.name).toContain(project.broken)
      expect(broken.again).toEqual({
        headPassed: 0,
        headCount: 2,
        basePassed: 2,
        baseCount: 2,
        isWorse: true,
      })
    })
  },
)
