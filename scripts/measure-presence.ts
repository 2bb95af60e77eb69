/*
 * Counts which commits of real repositories leave the verdict open for cases that are missing, and which made-up losses
 * do not. Every commit is a run of the branch with the tests of its sources, judged against the ten before it.
 *
 *   node scripts/measure-presence.ts [--commits 100] [--losses 100] GIT-FOLDER...
 */
import { parseArgs } from 'node:util'
import { alignBaseline } from '../src/baseline/align/align-baseline.ts'
import { defaultPolicy } from '../src/config/policy/table.ts'
import { compareRuns } from '../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../src/gate/judge/decide.ts'
import { explainAbsences } from '../src/gate/judge/explain-absences.ts'
import type { FileChange } from '../src/model/file-change.ts'
import { createWholeMeasurement } from '../src/model/measured.ts'
import { addResult } from '../src/model/run/add-result.ts'
import { createRun, type Run } from '../src/model/run/run.ts'
import { History } from './presence/history.ts'
import type { SourceTest } from './presence/read-tests.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { commits: { type: 'string', default: '100' }, losses: { type: 'string', default: '100' } },
})
const keptRuns = 10

function createRunOf(commit: string, tests: readonly SourceTest[]): Run {
  const run = createRun({ id: commit, suiteName: 'tests', createdAt: 0, commit })
  const seen = new Map<string, number>()
  for (const { identity, isSkipped } of tests) {
    const key = JSON.stringify(identity)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    const name = count === 1 ? identity.name : `${identity.name} (${count})`
    addResult(run, { identity: { ...identity, name }, outcome: isSkipped ? 'skipped' : 'passed' })
  }
  return run
}

async function judge(head: Run, runs: readonly Run[], changes: () => readonly FileChange[]) {
  const baseline = alignBaseline({ source: 'artifact', description: 'main', runs }, head)
  const comparison = compareRuns(head, baseline, defaultPolicy, { today: 0 })
  const absences = await explainAbsences(comparison, createWholeMeasurement(head), async () => changes())
  const { outcome, reasons } = decideCompleteRun(head, comparison, defaultPolicy, { absences })
  const doubt = reasons.find(({ status }) => status === 'inconclusive')
  return { absences, outcome, doubt }
}

async function measureCommits(history: History, commits: readonly string[]) {
  let runs: readonly Run[] = []
  let before: readonly SourceTest[] | undefined
  const open: string[] = []
  for (const [index, commit] of commits.entries()) {
    const tests = history.tests(commit)
    const isSame = JSON.stringify(tests) === JSON.stringify(before)
    const run = createRunOf(commit, tests)
    let stillDue = runs[0]?.info.stillDue ?? []
    const from = commits[index - 1]
    if (from !== undefined && !(isSame && stillDue.length === 0)) {
      const { absences, doubt } = await judge(run, runs, () => history.changes(from, commit))
      stillDue = absences.stillDue
      if (doubt !== undefined && index > keptRuns)
        open.push(`${commit.slice(0, 9)} ${doubt.rule} ${doubt.message}`)
    }
    runs = [{ ...run, info: { ...run.info, stillDue } }, ...runs].slice(0, keptRuns)
    before = tests
  }
  return { runs, open }
}

/** Losses of a twentieth, of a file, of half of a file, and the same by skips, beside the changes of a real commit. */
async function measureLosses(
  history: History,
  commits: readonly string[],
  runs: readonly Run[],
  count: number,
) {
  const [newest = '', ...older] = commits.toReversed()
  const tests = history.tests(newest)
  const places = [...Map.groupBy(tests, ({ identity }) => identity.file ?? identity.suite[0]).values()]
  const draw = createDraw(7)
  const green: string[] = []
  for (let loss = 0; loss < count; loss += 1) {
    const place = places[Math.floor(draw() * places.length)] ?? []
    const share = Math.ceil(tests.length * (0.05 + draw() * 0.4))
    const lost = new Set(
      [shuffle(tests, draw).slice(0, share), place, place.slice(0, Math.ceil(place.length / 2))][loss % 3],
    )
    const isSkip = loss % 2 === 1
    const left = tests.flatMap((test) => {
      if (!lost.has(test)) return [test]
      return isSkip ? [{ ...test, isSkipped: true }] : []
    })
    const at = 1 + Math.floor(draw() * (older.length - 2))
    const head = createRunOf('head', left)
    const { outcome } = await judge(head, runs, () =>
      history.changes(older[at] ?? newest, older[at - 1] ?? newest),
    )
    if (outcome === 'passed' && [...lost].some(({ isSkipped }) => !isSkipped))
      green.push(`${isSkip ? 'skip' : 'loss'} ${loss % 3} of ${lost.size}`)
  }
  return green
}

function shuffle<T>(items: readonly T[], draw: () => number): readonly T[] {
  return items
    .map((item) => [draw(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

function createDraw(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

let all = 0
let allOpen = 0
let allGreen = 0
for (const folder of positionals) {
  const history = new History(folder)
  const commits = history.commits(Number(values.commits) + keptRuns + 1)
  const { runs, open } = await measureCommits(history, commits)
  const green = await measureLosses(history, commits, runs, Number(values.losses))
  all += Math.max(0, commits.length - keptRuns - 1)
  allOpen += open.length
  allGreen += green.length
  console.log(
    `${folder}: ${runs[0]?.cases.size} tests, ${open.length} commits open, ${green.length} losses green`,
  )
  for (const line of [...open, ...green]) console.log(`  ${line.slice(0, 400)}`)
}
console.log(
  `${allOpen} of ${all} commits are open, ${allGreen} of ${positionals.length * Number(values.losses)} losses are green.`,
)
