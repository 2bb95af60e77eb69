/**
 * `node bench/bill/through-cli.ts [PULL REQUESTS]`: the same pull requests through the built `eval-gate measure` and
 * through the planner in this process, which have to come to the same verdicts. A line of JSON for each.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Meta, RunData } from '../gates/contract.ts'
import { type Cell, drawPullRequest, type PullRequest } from '../gates/draw/pull-request.ts'
import { randomOf } from '../gates/draw/random.ts'
import { withSummary } from '../gates/draw/run.ts'
import { effects } from '../gates/effects.ts'
import { junitOf } from '../gates/folder.ts'
import { type Ended, runInOneProcess } from '../gates/ours/cli.ts'
import { answerOf } from '../gates/ours/gate.ts'
import { paying } from '../gates/paying.ts'
import { chosenCells } from '../gates/plan.ts'
import type { CaseTruth } from '../gates/worlds/world.ts'
import { mostEvaluations } from './entrants.ts'
import { startPlanned } from './ours.ts'

type RunCli = (args: readonly string[], cwd: string) => Promise<Ended>

/** A stand-in for an eval tool: each answer follows from its case, side, call and number. It counts what it is asked for. */
const tool = `
const { createHash } = require('node:crypto')
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
const { EVAL_GATE_REPORTS: reports, EVAL_GATE_CASES: list, EVAL_GATE_ITERATIONS: iterations, EVAL_GATE_SIDE: side, EVAL_GATE_LOOK: call } = process.env
const [truths, paid, place] = process.argv.slice(2)
const asked = JSON.parse(readFileSync(list, 'utf8')).map(({ name }) => name)
const cases = JSON.parse(readFileSync(truths, 'utf8'))[side].filter(({ name }) => asked.length === 0 || asked.includes(name))
appendFileSync(paid, 'x'.repeat(cases.length * iterations))
const draw = (...parts) => createHash('sha256').update([place, ...parts].join(' ')).digest().readUInt32BE() / 2 ** 32
const elements = cases.flatMap(({ name, file, rate }) => Array.from({ length: Number(iterations) }, (_, at) =>
  '<testcase classname="' + file + '" name="' + name + '" time="1"><properties><property name="iteration" value="' + at + '"/></properties>' +
  (draw(name, side, call, at) < rate ? '' : '<failure message="expected another answer"/>') + '</testcase>'))
writeFileSync(reports + '/results.xml', '<testsuites><testsuite name="suite">' + elements.join('') + '</testsuite></testsuites>')
`

interface Truths {
  readonly head: readonly CaseTruth[]
  readonly base: readonly CaseTruth[]
}

/** What {@link tool} would answer. */
function answerCases(
  truths: Truths,
  side: 'head' | 'base',
  { place, call, count, names }: { place: string; call: number; count: number; names?: readonly string[] },
): RunData {
  const draw = (...parts: readonly (string | number)[]) =>
    createHash('sha256')
      .update([place, ...parts].join(' '))
      .digest()
      .readUInt32BE() /
    2 ** 32
  return withSummary(
    truths[side]
      .filter(({ name }) => names === undefined || names.includes(name))
      .map(({ name, file, rate }) => ({
        name,
        file,
        iterations: Array.from({ length: count }, (_, at) => ({
          outcome: draw(name, side, call, at) < rate ? 'pass' : 'fail',
        })),
      })),
  )
}

async function judgeByPlanner(drawn: PullRequest, truths: Truths, place: string, most: number) {
  const pull: PullRequest = {
    ...drawn,
    seen: { ...drawn.seen, head: answerCases(truths, 'head', { place, call: 1, count: 1 }) },
    again: (round, { cases: names, iterations: count, sides }) => {
      const asked = { place, call: round + 2, count, names }
      const head = answerCases(truths, 'head', asked)
      return sides === 'both' ? { head, base: answerCases(truths, 'base', asked) } : { head }
    },
  }
  const [judged] = await paying('', 1, () => startPlanned(most)).judge([pull])
  if (judged === undefined) throw new Error('nothing was judged')
  return { verdict: judged.answer.verdict, cases: judged.answer.cases, paid: judged.given + judged.fresh }
}

const [dayMs, now] = [86_400_000, Date.now()]

async function judgeByCommandLine(
  { seen: { base, meta } }: PullRequest,
  truths: Truths,
  { place, run }: { place: string; run: RunCli },
) {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-bill-'))
  try {
    const work = join(folder, 'work')
    mkdirSync(work)
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {
        cwd: work,
        encoding: 'utf8',
      }).trim()
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '-m', 'base')
    const commit = git('rev-parse', 'HEAD')
    git('commit', '--quiet', '--allow-empty', '-m', 'head')
    const baseline: string[] = []
    for (const [at, data] of base.entries())
      baseline.push('--baseline', await keepBase(data, { folder, at, commit, meta, run }))
    const [paid, script, drawn, results] = ['paid', 'tool.cjs', 'truths.json', 'results.json'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string]
    writeFileSync(paid, '')
    writeFileSync(script, tool)
    writeFileSync(drawn, JSON.stringify(truths))
    const command = `'${process.execPath}' '${script}' '${drawn}' '${paid}' '${place}'`
    const policy = ['--policy', 'kind: evals', '--look-again-base', 'true']
    const files = ['--answers', join(folder, 'answers'), '--results-file', results]
    await run(['measure', command, ...baseline, ...policy, ...files], work)
    const { verdict, cases } = answerOf(readFileSync(results, 'utf8'))
    return { verdict, cases, paid: readFileSync(paid, 'utf8').length }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A results file of main, as the action stores it. */
async function keepBase(
  data: RunData,
  { folder, at, commit, meta, run }: { folder: string; at: number; commit: string; meta: Meta; run: RunCli },
): Promise<string> {
  const [report, path] = [join(folder, `base-${at}.xml`), join(folder, `base-${at}.json`)]
  writeFileSync(report, junitOf(data, meta))
  await run(['gate', '--head', report, '--policy', 'kind: evals', '--results-file', path], folder)
  const results = JSON.parse(readFileSync(path, 'utf8'))
  Object.assign(results.run.info, { id: `base ${at}`, commit, createdAt: now - (at + 1) * dayMs })
  writeFileSync(path, JSON.stringify(results))
  return path
}

async function judgeBothWays(cell: Cell, number: number, run: RunCli) {
  const place = ['both ways', cell.effect, cell.size, number].join(' ')
  const drawn = drawPullRequest(cell, number, 'public')
  const known = drawn.know?.()
  if (known === undefined) throw new Error('nothing was drawn')
  const { healthy, fragile, world } = known
  const truths = { base: healthy, head: effects[cell.effect].apply(healthy, randomOf(place), fragile, world) }
  const measured = [now, ...drawn.seen.base.map((_, at) => now - (at + 1) * dayMs)].map((time) =>
    new Date(time).toISOString(),
  )
  const meta = { ...drawn.seen.meta, measured: { head: measured[0] ?? '', base: measured.slice(1) } }
  const dated = { ...drawn, seen: { ...drawn.seen, meta } }
  const planner = await judgeByPlanner(dated, truths, place, mostEvaluations(cell.size))
  const commandLine = await judgeByCommandLine(dated, truths, { place, run })
  const { world: name, effect, size } = cell
  return { world: name, effect, size, number, planner, commandLine }
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? '4')
  const cells = chosenCells({
    worlds: ['stable'],
    effects: ['none', 'break-1%', 'halve', 'drop-10'],
    sizes: ['50x5', '30x1'],
  })
  runInOneProcess(async (run) => {
    for (const cell of cells)
      for (let number = 0; number < count; number += 1)
        console.log(JSON.stringify(await judgeBothWays(cell, number, run)))
  })
}
