import { type Colours, type Judgement, judge, judgements } from './judge.ts'
import type { SetUp } from './set-up.ts'

/** Set-ups by the name of their family. */
export type Families = Readonly<Record<string, readonly SetUp[]>>

/** Colours of each action, by its name. */
export type Results = Readonly<Record<string, Colours>>

const marks: Readonly<Record<Judgement, string>> = {
  right: '',
  undecided: ' ⚠️',
  'falsely red': ' ❌',
  'silently green': ' ❌',
}

/** The counts of each action as a Markdown table: one row an action. */
export function countsTable(families: Families, results: Results): string {
  const setUps = Object.values(families).flat()
  const broken = setUps.filter(({ right }) => !right.includes('green')).length
  const rows = Object.entries(results).map(([name, colours]) => {
    const of = countJudgements(setUps, colours)
    return [name, of['silently green'], of['falsely red'], of.undecided, of.right]
  })
  return markdownTable(
    [
      'Action',
      `Silently green (of ${broken})`,
      `Falsely red (of ${setUps.length - broken})`,
      'Needlessly undecided',
      `Right (of ${setUps.length})`,
    ],
    rows,
  )
}

function countJudgements(setUps: readonly SetUp[], colours: Colours): Readonly<Record<Judgement, number>> {
  const counts = Object.fromEntries(judgements.map((name) => [name, 0])) as Record<Judgement, number>
  for (const setUp of setUps) {
    const colour = colours[setUp.id]
    if (colour !== undefined) counts[judge(setUp, colour)] += 1
  }
  return counts
}

/** The set-ups that some action judges wrong, with the colours that are right and those that each action gave. */
export function wrongTable(families: Families, results: Results): string {
  const names = Object.keys(results)
  const cell = (setUp: SetUp, name: string) => {
    const colour = results[name]?.[setUp.id]
    return colour === undefined ? '–' : `${colour}${marks[judge(setUp, colour)]}`
  }
  const rows = Object.values(families)
    .flat()
    .map((setUp) => [setUp.words, setUp.right.join(' or '), ...names.map((name) => cell(setUp, name))])
    .filter((cells) => cells.some((text) => /[⚠❌]/u.test(text)))
  return markdownTable(['What happens', 'Right', ...names], rows)
}

/** A table of Markdown. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}
