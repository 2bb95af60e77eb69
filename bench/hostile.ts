import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shareCompiled } from '../test/support/bundle.ts'
import { attacks, families } from './hostile/list.ts'
import { type Outcome, playAttack } from './hostile/play-attack.ts'
import { findWorse, type Outcomes, outcomesTable, successesTable } from './hostile/table.ts'
import { type Contestant, contestantIn, ours } from './setups/contestants.ts'
import { writeSection } from './setups/section.ts'

/**
 * `npm run bench:hostile [-- --action DIR]`: attacks Eval Gate as built, or the action in a folder, and prints which
 * attacks held, succeeded, or do not apply.
 */
const { values } = parseArgs({
  options: {
    /** Folder of another action, with its `action.yml` and `dist/`. */
    action: { type: 'string', multiple: true, default: [] },
    /** Regular expression: the ids to play. */
    only: { type: 'string', default: '' },
    /** One attack in so many, for a quick look. */
    every: { type: 'string', default: '1' },
    /** Any whole number: which of so many. */
    draw: { type: 'string', default: '0' },
    /** Fails when an attack on Eval Gate succeeds that is recorded as held. */
    check: { type: 'boolean', default: false },
    /** Writes what was played into the record and the table of the README. */
    record: { type: 'boolean', default: false },
    /** Prints what the steps of the last runs said. */
    verbose: { type: 'boolean', default: false },
    /** How many are played at once. */
    jobs: { type: 'string', default: '2' },
  },
})

const folder = join(import.meta.dirname, 'hostile')
const recordFile = join(folder, 'recorded.json')
const contestants = values.action.length === 0 ? [ours()] : values.action.map(contestantIn)
const chosen = attacks
  .filter(({ id }) => new RegExp(values.only).test(id))
  .filter((_, at) => (at + Number(values.draw)) % Number(values.every) === 0)

shareCompiled()

const results: Record<string, Outcomes> = {}
for (const contestant of contestants) results[contestant.name] = await playAll(contestant)
say(`\n${outcomesTable(chosenFamilies(), results)}`)
if (values.record) record()
if (values.check) check()

async function playAll(contestant: Contestant): Promise<Outcomes> {
  say(`\n${contestant.name}, ${chosen.length} attacks`)
  const outcomes = new Map<string, Outcome>()
  const waiting = [...chosen]
  const worker = async () => {
    for (let attack = waiting.shift(); attack !== undefined; attack = waiting.shift()) {
      const { outcome, found, left } = await playAttack(attack, contestant)
      outcomes.set(attack.id, outcome)
      say(`${outcome.padEnd(14)} ${attack.id}${found === undefined ? '' : `, ${found}: ${attack.words}`}`)
      if (values.verbose)
        for (const { exitCode, stdout, stderr, summary } of left?.steps ?? [])
          say(`exit ${exitCode}\n${stdout}${stderr}\n${summary}`)
    }
  }
  await Promise.all(Array.from({ length: Number(values.jobs) }, worker))
  return Object.fromEntries(outcomes)
}

/** The families with those of their attacks that were chosen. */
function chosenFamilies(): typeof families {
  return Object.fromEntries(
    Object.entries(families).flatMap(([name, all]) => {
      const some = all.filter((attack) => chosen.includes(attack))
      return some.length === 0 ? [] : [[name, some]]
    }),
  )
}

function readRecord(): Record<string, Outcomes> {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
}

function record(): void {
  // Another process may have written meanwhile.
  const all = readRecord()
  for (const [name, outcomes] of Object.entries(results)) all[name] = { ...all[name], ...outcomes }
  const kept = Object.fromEntries(
    Object.entries(all).map(([name, outcomes]) => [
      name,
      Object.fromEntries(
        attacks.flatMap(({ id }) => (outcomes[id] === undefined ? [] : [[id, outcomes[id]]])),
      ),
    ]),
  )
  writeFileSync(recordFile, `${JSON.stringify(kept, null, 2)}\n`)
  const counts = outcomesTable(families, kept)
  writeSection(join(folder, 'README.md'), 'results', `${counts}\n\n${successesTable(families, kept)}`)
  writeSection(join(import.meta.dirname, '../docs/security.md'), 'attacks', counts)
}

function check(): void {
  const worse = findWorse(attacks, readRecord()[ours().name] ?? {}, results[ours().name] ?? {})
  if (worse.length === 0) return
  say(`\nWorse than recorded:\n${worse.join('\n')}`)
  process.exitCode = 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
