import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { contestants } from '../../bench/gates/contestants.ts'
import { drawPullRequest } from '../../bench/gates/draw/pull-request.ts'
import { writeFolder } from '../../bench/gates/folder.ts'
import { answerOf, gateArguments } from '../../bench/gates/ours/gate.ts'
import { runCli } from '../support/run-cli.ts'
import { skipOnWindows } from '../support/systems.ts'

skipOnWindows('the benchmark runs in a shell')

const root = mkdtempSync(join(tmpdir(), 'eval-gates-test-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const cells = [
  { world: 'stable', effect: 'break-10%', size: '50x5', baseRuns: 3 },
  { world: 'losses', effect: 'losses', size: '30x1', baseRuns: 5 },
  { world: 'judge-drift', effect: 'scores', size: '30x1', baseRuns: 5 },
  { world: 'rare-flakes', effect: 'break-1%', size: '300x1', baseRuns: 2 },
] as const

it('many verdicts in one process are those of a process each', async () => {
  const pulls = cells.flatMap((cell) => [0, 1, 2].map((number) => drawPullRequest(cell, number, 'test')))
  const folders = pulls.map((_, index) => join(root, String(index)))
  for (const [index, { seen }] of pulls.entries()) writeFolder(folders[index] ?? '', seen)
  const gate = join(import.meta.dirname, '../../bench/gates/ours/gate.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [gate, ...folders])
  const together = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const alone = []
  for (const folder of folders) {
    const { stdout: said } = await runCli(gateArguments(folder), { cwd: folder })
    alone.push(answerOf(said))
  }
  expect(together).toEqual(alone)
  expect(new Set(together.map(({ verdict }) => verdict)).size).toBeGreaterThan(1)
})

it('with a second look, a regression stays red by fresh iterations on both sides, and chance does not', async () => {
  const again = contestants['ours-again']
  const stable = { world: 'stable', size: '30x1', baseRuns: 5 } as const
  const pulls = [0, 1].map((number) => drawPullRequest({ ...stable, effect: 'break-10%' }, number, 'test'))
  const judged = (await again?.judge(pulls)) ?? []
  expect(judged.map(({ answer }) => answer.verdict)).toEqual(['red', 'red'])
  for (const [index, { answer, fresh }] of judged.entries()) {
    expect(fresh).toBeGreaterThanOrEqual(2 * 5 * 3)
    expect(answer.cases).toEqual(expect.arrayContaining(pulls[index]?.truth.broken as string[]))
  }
})
