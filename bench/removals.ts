import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ours } from './setups/contestants.ts'
import { setUps } from './setups/list.ts'
import { type PieceKind, pieces } from './setups/remove/pieces.ts'
import { playWithout } from './setups/remove/play-removals.ts'

/**
 * `npm run bench:removals`: plays the set-ups that are red or undecided with one piece less of what came in. None of
 * them may be green.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'one' },
    /** How many pieces are removed of each set-up, each by itself. */
    count: { type: 'string', default: '1' },
    /** Regular expression: the ids to play. */
    only: { type: 'string', default: '' },
    /** Regular expression: the kinds of pieces. */
    kinds: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
  },
})

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'setups/recorded.json'), 'utf8'))
const kinds = (Object.keys(pieces) as PieceKind[]).filter((kind) => new RegExp(values.kinds).test(kind))
const waiting = setUps
  .filter(({ id }) => recorded['Eval Gate'][id] !== 'green' && new RegExp(values.only).test(id))
  .flatMap((setUp) => Array.from({ length: Number(values.count) }, (_, index) => ({ setUp, index })))
const counts = new Map<PieceKind, number>()
const green: string[] = []

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { setUp, index } = next
    const removed = await playWithout(setUp, ours(), `${values.seed} ${index}`, kinds)
    if (removed === undefined) continue
    const { kind, what, colour } = removed
    const line = `${colour.padEnd(10)} ${setUp.id}: ${kind}: ${what}`
    if (values.verbose || colour === 'green') process.stdout.write(`${line}\n`)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    if (colour === 'green') green.push(line)
  }
}

await Promise.all(Array.from({ length: Number(values.jobs) }, work))
for (const [kind, count] of counts) process.stdout.write(`${String(count).padStart(5)} ${kind}\n`)
process.stdout.write(`${green.length} green\n`)
if (green.length > 0) process.exitCode = 1
