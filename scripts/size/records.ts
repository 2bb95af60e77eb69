import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './rooms.ts'
import type { Figures } from './sizes.ts'
import { habits, type Speech, wordsGoal, wordsInName } from './speech.ts'

/** The most that each figure may be, and for words in a name the least. */
export interface Records {
  /** With slack. */
  readonly sizes: Figures
  /** Without slack: these may only get better. */
  readonly speech: Figures
}

/** Its path in the project. */
export const recordsFile = 'scripts/size/records.json'

export function readRecords(): Records {
  return JSON.parse(readFileSync(join(project, recordsFile), 'utf8'))
}

export function writeRecords(records: Records): void {
  writeFileSync(join(project, recordsFile), `${JSON.stringify(records, undefined, 2)}\n`)
}

/** The records after a measurement. What isn't measured is no longer recorded. */
export function renewRecords(
  sizes: Figures,
  speech: Speech,
  { sizes: recorded, speech: spoken }: Records,
): Records {
  const renewed: Record<string, number> = {}
  for (const [figure, size] of Object.entries(sizes)) renewed[figure] = renewSize(size, recorded[figure] ?? 0)
  const improved: Record<string, number> = {}
  for (const [name, { figure }] of Object.entries(speech.counts)) {
    improved[name] = Math.min(figure, spoken[name] ?? figure)
  }
  improved[wordsInName] = Math.max(speech.wordsInName, spoken[wordsInName] ?? 0)
  return { sizes: renewed, speech: improved }
}

/**
 * A size with a slack of 2.5%, and of three files or names at least. A record with a slack near that stays, so that few
 * commits change the file. What a room doesn't have at all gets no slack.
 */
function renewSize(size: number, recorded: number): number {
  if (size === 0) return 0
  const slack = recorded - size
  if (slack >= Math.max(size * 0.01, 2) && slack <= Math.max(size * 0.05, 4)) return recorded
  return size + Math.ceil(Math.max(size * 0.025, 3))
}

/** One sentence for each size that exceeds its record. */
export function findExceeded(sizes: Figures, records: Records): readonly string[] {
  return Object.entries(sizes)
    .filter(([figure, size]) => size > (records.sizes[figure] ?? 0))
    .map(([figure, size]) => {
      const recorded = records.sizes[figure] ?? 'nothing'
      return `${figure}: ${size}, recorded ${recorded}. Write less, or raise it: npm run size -- --record`
    })
}

/** One text for each count of speech that is worse than recorded and than its goal: where, and what to write instead. */
export function findWorseSpeech(
  speech: Speech,
  records: Records,
  changedLines: () => ReadonlySet<string>,
): readonly string[] {
  const texts: string[] = []
  for (const [name, { figure, rate, places }] of Object.entries(speech.counts)) {
    const habit = habits[name]
    const recorded = records.speech[name] ?? 0
    if (habit === undefined || figure <= recorded || rate <= habit.goal) continue
    const changed = changedLines()
    const added = places.filter((place) => changed.has(place))
    const where = added.length > 0 ? added : countByFile(places)
    const lines = where.slice(0, 20)
    if (where.length > lines.length) lines.push(`and ${where.length - lines.length} more`)
    texts.push([`${name}: ${figure}, recorded ${recorded}. ${habit.instead}`, ...lines].join('\n  '))
  }
  const fewest = Math.min(records.speech[wordsInName] ?? 0, wordsGoal)
  if (speech.wordsInName < fewest) {
    texts.push(
      `${wordsInName}: ${speech.wordsInName}, at least ${fewest}. Use a verb with an object: readReports, not read.`,
    )
  }
  return texts
}

/** The files with the most places, for when Git does not say what changed. */
function countByFile(places: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const place of places) {
    const file = place.replace(/:\d+$/, '')
    counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([file, count]) => `${file}: ${count}`)
}
