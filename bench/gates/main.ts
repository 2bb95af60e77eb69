/** `npm run bench:gates`; README.md describes the flags. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countClaims } from './claims.ts'
import { type Contestant, contestants, executable } from './contestants.ts'
import { type Cell, sizeOf } from './draw/pull-request.ts'
import { effects } from './effects.ts'
import { journeysOf } from './journeys.ts'
import { renderPage } from './page/page.ts'
import { allCells, chosenCells, usualCount } from './plan.ts'
import { errorsOf, formatShare, play, type Result } from './play.ts'
import { printCosts } from './print-costs.ts'
import { runQuick } from './quick.ts'
import { replay } from './replay/replay.ts'
import { rules } from './rivals/rules.ts'
import { openTable, readTable, recordedTable } from './table.ts'
import { worlds } from './worlds/worlds.ts'

const { values } = parseArgs({
  options: {
    world: { type: 'string' },
    effect: { type: 'string' },
    size: { type: 'string' },
    base: { type: 'string' },
    gate: { type: 'string' },
    enter: { type: 'string' },
    seed: { type: 'string', default: 'public' },
    json: { type: 'string' },
    quick: { type: 'boolean' },
    claims: { type: 'boolean' },
    journeys: { type: 'boolean' },
    page: { type: 'boolean' },
    replay: { type: 'string' },
    number: { type: 'string', short: 'n' },
  },
})

const list = (text: string | undefined) => text?.split(',').filter((part) => part !== '')
const whole = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} must be a whole number; got "${text}"`)
  return Number(text)
}
function known(name: string, chosen: readonly string[] | undefined, all: Readonly<Record<string, unknown>>) {
  const unknown = chosen?.find((of) => !Object.hasOwn(all, of))
  if (unknown !== undefined)
    throw new Error(`there is no ${name} "${unknown}"; there are ${Object.keys(all).join(', ')}`)
  return chosen
}

const { enter } = values
const gates: Readonly<Record<string, Contestant>> =
  enter === undefined
    ? contestants
    : { ...contestants, entered: executable(enter, ['sh', '-c', `${enter} "$@"`, 'sh']) }
const names = known('gate', list(values.gate), gates) ?? Object.keys(gates)
for (const size of list(values.size) ?? []) sizeOf(size)
const choice = {
  worlds: known('world', list(values.world), worlds),
  effects: known('effect', list(values.effect), effects),
  sizes: list(values.size),
  baseRuns: list(values.base)?.map((text) => whole('base', text)),
}
const isAll = Object.values(choice).every((of) => of === undefined)
const cells: readonly Cell[] = isAll ? allCells() : chosenCells(choice)
const countOf = (name: string, cell: Cell) =>
  values.number === undefined ? usualCount(name, cell) : whole('number', values.number)
if (values.quick === true) {
  const isGood = await runQuick(readTable(recordedTable), (line) => console.log(line))
  process.exitCode = isGood ? 0 : 1
} else if (values.claims === true) {
  const count = whole('number', values.number ?? '400')
  const isGood = await countClaims(count, values.seed, (line) => console.log(line))
  process.exitCode = isGood ? 0 : 1
} else if (values.page === true) {
  for (const [path, text] of renderPage(readTable(values.json ?? recordedTable)))
    writeFileSync(join(import.meta.dirname, '../..', path), text)
} else if (values.replay !== undefined) {
  const chosen = Object.fromEntries(Object.entries(gates).filter(([name]) => names.includes(name)))
  const say = (line: string) => console.log(line)
  const baseRuns = whole('base', values.base ?? '10')
  await replay(values.replay, { gates: chosen, baseRuns, seed: values.seed, say })
} else {
  const table = openTable(values.json)
  if (values.journeys !== true) await playCells(table)
  if (values.journeys === true || isAll) await playJourneys(table)
  table.close(['npm run bench:gates --', ...process.argv.slice(2)].join(' '))
}

async function playCells(table: ReturnType<typeof openTable>): Promise<void> {
  const all: Result[] = []
  for (const cell of cells) {
    const setting = (name: string) => ({ count: countOf(name, cell), seed: values.seed })
    const found = names.flatMap((name) => table.find(cell, name, setting(name)) ?? [])
    const entries = names.flatMap((name) => {
      const contestant = gates[name]
      const isKnown = contestant === undefined || found.some(({ gate }) => gate === name)
      return isKnown ? [] : [{ name, contestant, count: countOf(name, cell) }]
    })
    const played = await play(cell, entries, values.seed)
    table.add(played)
    const results = names.flatMap((name) => [...found, ...played].find(({ gate }) => gate === name) ?? [])
    all.push(...results)
    print(cell, results)
  }
  printCosts(all, (line) => console.log(line))
}

async function playJourneys(table: ReturnType<typeof openTable>): Promise<void> {
  for (const name of names) {
    const contestant = gates[name]
    // The oracle would have to know the truth of every day, and a constant gate tells nothing.
    if (contestant === undefined || rules[name]?.standing !== undefined || table.hasJourneys(name)) continue
    console.log(`\n${name}`)
    await journeysOf(name, contestant, values.seed, (journey) => {
      table.addJourney(journey)
      const { question, size, hits, count } = journey
      console.log(`${formatShare(hits, count).padStart(20)}  ${size.padEnd(6)} ${question}`)
    })
  }
}

function print(cell: Cell, results: readonly Result[]): void {
  const { world, effect, size, baseRuns } = cell
  const isHealthy = effect === 'none'
  console.log(`\n${world}, ${effect}, ${size}, ${baseRuns} base runs; percent with 95 % intervals`)
  console.log(
    `${''.padEnd(20)}${(isHealthy ? 'false red' : 'silent green').padStart(20)}${(isHealthy ? 'needless open' : 'open, merged').padStart(20)}${(isHealthy ? 'green' : 'stopped').padStart(8)}${'bounds wrong'.padStart(15)}${'fresh'.padStart(8)}${'ms'.padStart(8)}`,
  )
  for (const of of results) {
    const good = isHealthy ? of.green : of.red
    console.log(
      [
        of.gate.padEnd(20),
        formatShare(errorsOf(of), of.count).padStart(20),
        formatShare(of.open, of.count).padStart(20),
        `${Math.round((100 * good) / of.count)}`.padStart(8),
        (of.bounds.printed === 0 ? '' : `${of.bounds.wrong} of ${of.bounds.printed}`).padStart(15),
        `${Math.round((100 * of.fresh) / Math.max(1, of.iterations))} %`.padStart(8),
        (of.cpuMs / of.count).toFixed(1).padStart(8),
      ].join(''),
    )
  }
}
