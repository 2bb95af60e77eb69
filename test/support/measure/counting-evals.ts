import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWorkspace, lastingFolder } from '../workspace.ts'

/** Calls of a stand-in model, each one evaluation that somebody pays for. */
export interface Calls {
  readonly side: string
  readonly name: string
}

/**
 * A stand-in for an eval tool whose model is seeded and counts its calls. `rates.json` has the pass rate of each case: the
 * n-th answer of a case on a side passes by a hash of its seed, name and n.
 */
const script = `
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
const { EVAL_GATE_REPORTS: reports, EVAL_GATE_CASES: file, EVAL_GATE_ITERATIONS: iterations, EVAL_GATE_SIDE: side, CALLS: log, SEED: seed } = process.env
const rates = JSON.parse(readFileSync('rates.json', 'utf8'))
const chosen = JSON.parse(readFileSync(file, 'utf8')).map(({ name }) => name)
const names = chosen.length === 0 ? Object.keys(rates) : chosen
const earlier = existsSync(log) ? readFileSync(log, 'utf8').split('\\n') : []
const rows = names.flatMap((question) =>
  Array.from({ length: Number(iterations) }, (_, i) => {
    const number = earlier.filter((line) => line === side + ' ' + question).length + i
    const draw = createHash('sha256').update([seed, side, question, number].join(' ')).digest().readUInt32BE() / 2 ** 32
    return { question, grade: draw < rates[question], usd: 0.01 }
  }),
)
appendFileSync(log, rows.map(({ question }) => side + ' ' + question + '\\n').join(''))
writeFileSync(reports + '/evals.json', JSON.stringify(rows))
`

/** How the policy reads the report of the stand-in. */
export const countingPolicy = 'kind: evals\nformat: { name: question, pass: grade, cost: usd }\n'

export function runGit(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=octo', '-c', 'user.email=octo@example.com']
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim()
}

/** A repository with the stand-in, whose cases pass at these rates; its commit is the base. */
export function createCountingSuite(rates: Readonly<Record<string, number>>, seed: string) {
  const workspace = createWorkspace({ 'rates.json': JSON.stringify(rates), 'evals.mjs': script })
  runGit(workspace, 'init', '--quiet', '--initial-branch=main')
  const log = join(lastingFolder(), 'calls')
  writeFileSync(log, '')
  let taken = 0
  const commit = (message: string) => {
    runGit(workspace, 'add', '.')
    runGit(workspace, 'commit', '--quiet', '--allow-empty', '-m', message)
    return runGit(workspace, 'rev-parse', 'HEAD')
  }
  return {
    workspace,
    base: commit('base'),
    /** Shell command that measures; it takes no variable of the step. */
    command: `CALLS='${log}' SEED='${seed}' '${process.execPath}' evals.mjs`,
    /** Changes rates, and commits that. */
    change: (changed: Readonly<Record<string, number>>) => {
      writeFileSync(join(workspace, 'rates.json'), JSON.stringify({ ...rates, ...changed }))
      return commit('change')
    },
    /** The calls since the last time. */
    takeCalls: (): readonly Calls[] => {
      const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
      const fresh = lines.slice(taken)
      taken = lines.length
      return fresh.map((line) => {
        const [side = '', name = ''] = line.split(/ (.*)/s)
        return { side, name }
      })
    },
  }
}
