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
  return markdown(
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

/** Every set-up with the colours that are right and those that each action gave, as Markdown. */
export function wholeTable(families: Families, results: Results): string {
  const names = Object.keys(results)
  return Object.entries(families)
    .map(([family, setUps]) => {
      const rows = setUps.map((setUp) => [
        `\`${setUp.id}\``,
        setUp.words,
        setUp.right.join(' or '),
        ...names.map((name) => {
          const colour = results[name]?.[setUp.id]
          return colour === undefined ? '–' : `${colour}${marks[judge(setUp, colour)]}`
        }),
      ])
      return `### ${family}\n\n${markdown(['Set-up', 'What happens', 'Right', ...names], rows)}`
    })
    .join('\n\n')
}

function markdown(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}
