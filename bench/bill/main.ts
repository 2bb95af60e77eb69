/** `npm run bench:bill`: both errors of gates that pay for each case and iteration, and their bill. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chosenCells } from '../gates/plan.ts'
import { play, type Result } from '../gates/play.ts'
import { entrantsFor } from './entrants.ts'
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
  },
})

const list = (text: string) => text.split(',')
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
