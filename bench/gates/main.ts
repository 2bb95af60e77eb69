/** `npm run bench:gates`; README.md describes the flags. */
import { parseArgs } from 'node:util'
import { type Contestant, contestants, executable } from './contestants.ts'
import { type Cell, sizeOf } from './draw/pull-request.ts'
import { effects } from './effects.ts'
import { allCells, chosenCells, usualCount } from './plan.ts'
import { errorsOf, formatShare, play, type Result } from './play.ts'
import { openTable } from './table.ts'
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
const countOf = (name: string) =>
  values.number === undefined ? usualCount(name) : whole('number', values.number)
const table = openTable(values.json)

for (const cell of cells) {
  const known = names.flatMap(
    (name) => table.find(cell, name, { count: countOf(name), seed: values.seed }) ?? [],
  )
  const missing = names.filter((name) => !known.some(({ gate }) => gate === name))
  const entries = missing.flatMap((name) => {
    const contestant = gates[name]
    return contestant === undefined ? [] : [{ name, contestant, count: countOf(name) }]
  })
  const played = await play(cell, entries, values.seed)
  table.add(played)
  print(
    cell,
    names.flatMap((name) => [...known, ...played].find(({ gate }) => gate === name) ?? []),
  )
}
table.close(['npm run bench:gates --', ...process.argv.slice(2)].join(' '))

function print(cell: Cell, results: readonly Result[]): void {
  const { world, effect, size, baseRuns } = cell
  const isHealthy = effect === 'none'
  console.log(`\n${world}, ${effect}, ${size}, ${baseRuns} base runs; percent with 95 % intervals`)
  console.log(
    `${''.padEnd(20)}${(isHealthy ? 'false red' : 'silent green').padStart(20)}${(isHealthy ? 'needless open' : 'left open').padStart(20)}${(isHealthy ? 'green' : 'found').padStart(8)}${'bounds wrong'.padStart(15)}${'fresh'.padStart(8)}${'ms'.padStart(8)}`,
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
