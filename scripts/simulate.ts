import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultPolicy } from '../src/gate/policy/policy.ts'
import {
  drift,
  effects,
  mixes,
  type Outcomes,
  plainSetting,
  type Setting,
  simulate,
} from '../test/support/gate/simulate-gate.ts'

import { checkGoals } from './simulation/goals.ts'
import { printLongRun } from './simulation/long-run.ts'
import { printRivals } from './simulation/rivals.ts'

/**
 * The tables of docs/statistics.md: `npm run sim [repeats]`. One line a setting; the columns are 1, 3, 5 and
 * 10 iterations of every case on each side. With `-- --goals` what the gate is to achieve and what it does (exits with 1
 * when a goal is missed), with `-- --rivals` the rules of other tools on the same data, with `-- --long` sixty days of
 * teams. `--write` puts these three into the page.
 */
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const repeats = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 1500)
const iterations = [1, 3, 5, 10]
const coinFlips = mixes['coin flips'] ?? plainSetting.mix

function table(
  title: string,
  rows: readonly (readonly [string, Partial<Setting>])[],
  show = shareFailed,
): void {
  console.log(`\n### ${title}\n`)
  console.log(`| | ${iterations.map((count) => `k = ${count}`).join(' | ')} |`)
  console.log(`|---|${iterations.map(() => '---:').join('|')}|`)
  for (const [name, setting] of rows) {
    const cells = iterations.map((count) =>
      show(
        simulate({ ...plainSetting, ...setting, iterations: count }, repeats, `${title} ${name} ${count}`),
      ),
    )
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}

function shareFailed({ failed }: Outcomes): string {
  return `${(failed * 100).toFixed(1)} %`
}

function clearOrOpen(shares: Outcomes): string {
  return `${Math.round(shares.passed * 100)} / ${Math.round(shares.inconclusive * 100)}`
}

function printTables(): void {
  console.log(`${repeats} runs a cell, 50 cases unless said otherwise, one base run unless said otherwise.`)

  table('False alarms: nothing changed, verdict failed', [
    ...Object.entries(mixes).map(([name, mix]) => [name, { mix }] as const),
    ['mixed, 5 base runs', { baseRuns: 5 }],
    ['mixed, 400 cases', { cases: 400 }],
    ['mixed, 5 cases', { cases: 5 }],
    ['mixed, with a score', { scores: true }],
    ['mixed, with a score, not declared as evals', { scores: true, policy: defaultPolicy }],
    ['mixed, 5 base runs, not declared as evals', { baseRuns: 5, policy: defaultPolicy }],
    ['mixed, confirmed', { confirm: true }],
    ['coin flips, confirmed', { mix: coinFlips, confirm: true }],
  ])
  table('Not covered: every case drifts by itself, verdict failed', [
    ['mixed, log-odds by 0.3', { effect: drift(0.3) }],
    ['mixed, log-odds by 0.5', { effect: drift(0.5) }],
    ['coin flips, log-odds by 0.3', { mix: coinFlips, effect: drift(0.3) }],
    ['coin flips, log-odds by 0.5', { mix: coinFlips, effect: drift(0.5) }],
  ])
  table('Nothing changed: no regression / inconclusive', [['mixed', {}]], clearOrOpen)
  const real = Object.entries(effects).filter(([name]) => name !== 'no change')
  table('Power: verdict failed', [
    ...real.map(([name, effect]) => [name, { effect }] as const),
    ...real.map(([name, effect]) => [`${name}, confirmed`, { effect, confirm: true }] as const),
    ...real.map(([name, effect]) => [`${name}, 5 base runs`, { effect, baseRuns: 5 }] as const),
    ['mean falls by 9 points, with a score', { effect: effects['mean falls by 9 points'], scores: true }],
  ])
}

const page = join(import.meta.dirname, '../docs/statistics.md')

/** Prints a part and, with `--write`, puts it between its marks in the page. */
function part(name: string, run: (print: (text: string) => void) => boolean): boolean {
  const lines: string[] = []
  const isMet = run((text) => {
    lines.push(text)
    console.log(text)
  })
  if (flags.includes('--write')) {
    const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`)
    const text = readFileSync(page, 'utf8')
    writeFileSync(
      page,
      text.replace(marks, (_, start, end) => `${start}\n${lines.join('\n')}\n\n${end}`),
    )
  }
  return isMet
}

if (flags.includes('--goals')) {
  if (!part('goals', (print) => checkGoals(repeats, print))) process.exitCode = 1
} else if (flags.includes('--rivals')) {
  part('rivals', (print) => {
    printRivals(repeats, print)
    return true
  })
} else if (flags.includes('--long')) {
  part('long run', (print) => {
    printLongRun(Math.max(2, Math.round(repeats / 100)), print)
    return true
  })
} else {
  printTables()
}
