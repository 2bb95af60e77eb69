/** `npm run bench:gates`; README.md describes the flags. */
import { parseArgs } from 'node:util'
import { type Contestant, contestants, executable } from './contestants.ts'
import { type Cell, sizeOf } from './draw/pull-request.ts'
import { effects } from './effects.ts'
import { chosenCells } from './plan.ts'
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
    jobs: { type: 'string', default: '1' },
    number: { type: 'string', short: 'n', default: '100' },
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
const cells: readonly Cell[] = chosenCells({
  worlds: known('world', list(values.world), worlds),
  effects: known('effect', list(values.effect), effects),
  sizes: list(values.size),
  baseRuns: list(values.base)?.map((text) => whole('base', text)),
})
const [count, jobs] = [whole('number', values.number), whole('jobs', values.jobs)]
const table = openTable(values.json)

for (const cell of cells) {
  const results: Result[] = []
  for (const name of names) {
    const gate = gates[name]
    if (gate === undefined) continue
    const setting = { count, seed: values.seed, jobs }
    const result = table.find(cell, name, setting) ?? (await play(name, gate, cell, setting))
    table.add(result)
    results.push(result)
  }
  print(cell, results)
}
table.close(['npm run bench:gates --', ...process.argv.slice(2)].join(' '))

function print(cell: Cell, results: readonly Result[]): void {
  const { world, effect, size, baseRuns } = cell
  const isHealthy = effect === 'none'
  console.log(
    `\n${world}, ${effect}, ${size}, ${baseRuns} base runs, ${count} pull requests; percent with 95 % intervals`,
  )
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
