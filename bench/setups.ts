import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shareCompiled } from '../test/support/bundle.ts'
import { type Contestant, contestantIn, ours } from './setups/contestants.ts'
import { type Colours, findWorse, judge } from './setups/judge.ts'
import { families, setUps } from './setups/list.ts'
import { type Played, play } from './setups/play.ts'
import { writeSection } from './setups/section.ts'
import type { Colour, SetUp } from './setups/set-up.ts'
import { countsTable, type Results, wrongTable } from './setups/table.ts'

/**
 * `npm run bench:setups [-- --action DIR]`: plays the set-ups of workflows with Eval Gate as built, or with the
 * action in a folder, and prints which were silently green, falsely red, undecided or right.
 */
const { values } = parseArgs({
  options: {
    /** Folder of another action, with its `action.yml` and `dist/`. */
    action: { type: 'string', multiple: true, default: [] },
    /** Regular expression: the ids to play. */
    only: { type: 'string', default: '' },
    /** Fails when a set-up is worse than recorded, or a step of Eval Gate is red without an `::error`. */
    check: { type: 'boolean', default: false },
    /** Writes what was played into the record and the table of the README. */
    record: { type: 'boolean', default: false },
    /** Prints what the steps of the last runs said. */
    verbose: { type: 'boolean', default: false },
    /** How many are played at once. */
    jobs: { type: 'string', default: '3' },
  },
})

const folder = join(import.meta.dirname, 'setups')
const recordFile = join(folder, 'recorded.json')
const recorded: Results = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
const contestants = values.action.length === 0 ? [ours()] : values.action.map(contestantIn)
const chosen = setUps.filter(({ id }) => new RegExp(values.only).test(id))
shareCompiled()

const results: Record<string, Colours> = {}
const silentlyRed: string[] = []
for (const contestant of contestants) results[contestant.name] = await playAll(contestant)
say(`\n${countsTable(familiesOf(chosen), results)}`)
if (values.record) record()
if (values.check) check()

async function playAll(contestant: Contestant): Promise<Colours> {
  say(`\n${contestant.name}, ${chosen.length} set-ups`)
  const colours = new Map<string, Colour>()
  const waiting = [...chosen]
  const worker = async () => {
    for (let setUp = waiting.shift(); setUp !== undefined; setUp = waiting.shift()) {
      const played = await play(setUp, contestant)
      if (played === undefined) continue
      colours.set(setUp.id, played.colour)
      if (contestant.name === ours().name)
        silentlyRed.push(...played.silentlyRed.map((job) => `${setUp.id}: ${job}`))
      show(setUp, played)
    }
  }
  await Promise.all(Array.from({ length: Number(values.jobs) }, worker))
  return Object.fromEntries(chosen.flatMap(({ id }) => entryOf(id, colours.get(id))))
}

function entryOf(id: string, colour: Colour | undefined): readonly (readonly [string, Colour])[] {
  return colour === undefined ? [] : [[id, colour]]
}

function show(setUp: SetUp, { colour, steps }: Played): void {
  const judgement = judge(setUp, colour)
  say(
    `${judgement.padEnd(15)} ${colour.padEnd(10)} ${setUp.id}${judgement === 'right' ? '' : `: ${setUp.words}`}`,
  )
  if (!values.verbose) return
  for (const { exitCode, stdout, stderr, summary } of steps)
    say(`exit ${exitCode}\n${stdout}${stderr}\n${summary}`)
}

/** The families with those of their set-ups that were chosen. */
function familiesOf(of: readonly SetUp[]): typeof families {
  return Object.fromEntries(
    Object.entries(families).map(([name, all]) => [name, all.filter((setUp) => of.includes(setUp))]),
  )
}

function record(): void {
  const known = new Set(setUps.map(({ id }) => id))
  const merged: Record<string, Colours> = { ...recorded }
  for (const [name, colours] of Object.entries(results)) merged[name] = { ...merged[name], ...colours }
  const kept = Object.fromEntries(
    Object.entries(merged).map(([name, colours]) => [
      name,
      Object.fromEntries(Object.entries(colours).filter(([id]) => known.has(id))),
    ]),
  )
  writeFileSync(recordFile, `${JSON.stringify(kept, null, 2)}\n`)
  writeSection(
    join(folder, 'README.md'),
    'results',
    `${countsTable(families, kept)}\n\n${wrongTable(families, kept)}`,
  )
}

function check(): void {
  const own = ours().name
  const worse = findWorse(setUps, recorded[own] ?? {}, results[own] ?? {})
  if (worse.length > 0) say(`\nWorse than recorded:\n${worse.join('\n')}`)
  if (silentlyRed.length > 0) say(`\nRed without an ::error:\n${silentlyRed.join('\n')}`)
  if (worse.length > 0 || silentlyRed.length > 0) process.exitCode = 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
