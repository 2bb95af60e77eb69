import { parseArgs } from 'node:util'
import { writePart } from './simulation/page.ts'
import { parts } from './simulation/parts.ts'

/**
 * The tables of docs/statistics.md: `npm run sim -- --PART`. Without a number it prints what the page has; `--write`
 * puts it there. `npm run sim -- --drift --projects 50 --seed mine` repeats it with more draws, or other ones.
 * `--goals` exits with 1 when a goal is missed.
 */
const switches = Object.fromEntries(
  ['write', ...Object.keys(parts)].map((name) => [name, { type: 'boolean' }] as const),
)
const parsed = parseArgs({
  options: { ...switches, projects: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
})
const values: Readonly<Record<string, unknown>> = parsed.values

function count(text: unknown, usual: number): number {
  if (text === undefined) return usual
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) throw new Error(`not a number: ${text}`)
  return Number(text)
}

const chosen = Object.entries(parts).filter(([flag]) => values[flag] === true)
if (chosen.length === 0) {
  console.error(
    `Name a part: npm run sim -- ${Object.keys(parts)
      .map((flag) => `--${flag}`)
      .join(' | ')}`,
  )
  process.exitCode = 2
}
for (const [flag, part] of chosen) {
  const effort = {
    repeats: count(parsed.positionals[0], part.effort.repeats),
    projects: count(values.projects, part.effort.projects),
    seed: typeof values.seed === 'string' ? values.seed : '',
  }
  const lines: string[] = []
  const print = (text: string) => {
    lines.push(text)
    console.log(`${text}\n`)
  }
  const startedAt = process.cpuUsage()
  if (!(await part.run(effort, print))) process.exitCode = 1
  const { user, system } = process.cpuUsage(startedAt)
  const minutes = Math.max(1, Math.round((user + system) / 60e6))
  const how = [
    ...(effort.repeats === part.effort.repeats ? [] : [effort.repeats]),
    ...(effort.projects === part.effort.projects ? [] : [`--projects ${effort.projects}`]),
    ...(effort.seed === '' ? [] : [`--seed ${effort.seed}`]),
  ]
  const command = ['npm run sim --', `--${flag}`, ...how].join(' ')
  print(`<sub>\`${command}\` prints this; about ${minutes} min on one core.</sub>`)
  if (values.write === true) writePart(part.name, lines.join('\n\n'))
}
