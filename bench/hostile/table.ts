import { markdownTable } from '../setups/table.ts'
import type { Attack } from './attack.ts'
import type { Outcome } from './play-attack.ts'

/** How attacks ended, by their ids. */
export type Outcomes = Readonly<Record<string, Outcome | undefined>>
type Families = Readonly<Record<string, readonly Attack[]>>
/** Of each action, by its name. */
type Results = Readonly<Record<string, Outcomes>>

/** A row for each family: how many attacks succeeded, of those that apply. */
export function outcomesTable(families: Families, results: Results): string {
  const names = Object.keys(results)
  const cell = (attacks: readonly Attack[], name: string) => {
    const played = attacks.map(({ id }) => results[name]?.[id]).filter((outcome) => outcome !== undefined)
    const applying = played.filter((outcome) => outcome !== 'does not apply')
    const succeeded = applying.filter((outcome) => outcome === 'succeeded')
    return applying.length === 0 ? '–' : `${succeeded.length} of ${applying.length}`
  }
  const row = (title: string, attacks: readonly Attack[]) => [
    title,
    attacks.length,
    ...names.map((name) => cell(attacks, name)),
  ]
  return markdownTable(
    ['Attacks that succeeded', 'Attacks', ...names],
    [
      ...Object.entries(families).map(([title, attacks]) => row(title, attacks)),
      row('**All**', Object.values(families).flat()),
    ],
  )
}

/** The attacks that succeeded against some action. */
export function successesTable(families: Families, results: Results): string {
  const names = Object.keys(results)
  const marks: Readonly<Record<Outcome, string>> = {
    held: 'held',
    succeeded: 'succeeded ❌',
    'does not apply': '–',
  }
  const rows = Object.values(families)
    .flat()
    .filter(({ id }) => names.some((name) => results[name]?.[id] === 'succeeded'))
    .map(({ id, words }) => [
      words.replaceAll('|', '\\|'),
      ...names.map((name) => marks[results[name]?.[id] ?? 'does not apply']),
    ])
  return markdownTable(['Attack', ...names], rows)
}

/** Attacks that succeed and did not when they were recorded, one line each. */
export function findWorse(
  attacks: readonly Attack[],
  recorded: Outcomes,
  played: Outcomes,
): readonly string[] {
  return attacks.flatMap(({ id, words }) =>
    played[id] === 'succeeded' && recorded[id] !== 'succeeded' ? [`${id}: ${words}`] : [],
  )
}
