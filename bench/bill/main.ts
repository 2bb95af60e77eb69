/** `npm run bench:bill`: both errors of gates that pay for each case and iteration, and their bill. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chosenCells } from '../gates/plan.ts'
import { play, type Result } from '../gates/play.ts'
import { entrantsFor } from './entrants.ts'
import { playMonth } from './month.ts'
import { billOf, readBills } from './table.ts'

const { values } = parseArgs({
  options: {
    world: { type: 'string', default: 'stable,heavy,weather,drift' },
    effect: { type: 'string', default: 'none,break-1%,halve,drop-5,drop-10' },
    size: { type: 'string', default: '50x5,30x1' },
    gate: { type: 'string' },
    seed: { type: 'string', default: 'public' },
    json: { type: 'string' },
    number: { type: 'string', short: 'n', default: '40' },
    month: { type: 'boolean' },
  },
})

const list = (text: string) => text.split(',')
if (values.month === true) await playMonths()
else await playCells()

async function playMonths(): Promise<void> {
  const [size = '50x5'] = list(values.size)
  const entrants = entrantsFor(size)
  const names = list(values.gate ?? 'ours-measured,ours-5,ours-3,ours-1,frugal')
  for (const world of list(values.world)) {
    for (const name of names) {
      const contestant = entrants[name]
      if (contestant === undefined) continue
      const nights = name === 'ours-measured' ? 'planned' : 'fixed'
      const month = await playMonth({ world, size, seed: values.seed }, { name, contestant, nights })
      console.log(JSON.stringify(month))
      if (values.json !== undefined) appendFileSync(values.json, `${JSON.stringify(month)}\n`)
    }
  }
}

async function playCells(): Promise<void> {
  const count = Number(values.number)
  const cells = chosenCells({
    worlds: list(values.world),
    effects: list(values.effect),
    sizes: list(values.size),
  })
  const { json } = values
  const known = json !== undefined && existsSync(json) ? readBills(readFileSync(json, 'utf8')) : []
  const results: Result[] = [...known]
  for (const cell of cells) {
    const entrants = entrantsFor(cell.size)
    const names = values.gate === undefined ? Object.keys(entrants) : list(values.gate)
    const isKnown = (name: string) =>
      known.some(
        (of) =>
          of.gate === name &&
          of.world === cell.world &&
          of.effect === cell.effect &&
          of.size === cell.size &&
          of.count === count &&
          of.seed === values.seed,
      )
    const entries = names.flatMap((name) => {
      const contestant = entrants[name]
      return contestant === undefined || isKnown(name) ? [] : [{ name, contestant, count }]
    })
    for (const result of await play(cell, entries, values.seed)) {
      results.push({ ...result, verdicts: undefined })
      const { gate, red, open, green, cpuMs } = result
      console.log(
        [cell.world, cell.size, cell.effect, gate].join(' ').padEnd(44),
        `red ${red} open ${open} green ${green} of ${result.count}, bill ${Math.round(100 * billOf(result))} %, ${Math.round(cpuMs / result.count)} ms`,
      )
    }
    if (json !== undefined) writeFileSync(json, `${results.map((of) => JSON.stringify(of)).join('\n')}\n`)
  }
}
