import type { Contestant } from '../contestants.ts'
import type { Color } from '../contract.ts'
import { formatShare } from '../play.ts'
import { readHistory } from './history.ts'
import { type Kind, pullRequestsOf } from './pull-requests.ts'

/** Verdicts of one gate over the pull requests of one kind. */
export interface Row extends Readonly<Record<Color, number>> {
  readonly gate: string
  readonly kind: Kind
  /** Pull requests. */
  readonly count: number
}

export interface ReplayOptions {
  /** Gates by their names. */
  readonly gates: Readonly<Record<string, Contestant>>
  /** Base runs of a pull request, at most. */
  readonly baseRuns: number
  readonly seed: string
  /** Called with a line for a person. */
  say(line: string): void
}

const kinds: readonly Kind[] = ['unchanged', 'worse', 'not worse']

/** Lets gates judge pull requests that recorded runs make up; README.md says how. */
export async function replay(
  folder: string,
  { gates, baseRuns, seed, say }: ReplayOptions,
): Promise<readonly Row[]> {
  const settings = readHistory(folder)
  const pulls = pullRequestsOf(settings, baseRuns, seed)
  if (pulls.length === 0) throw new Error(`${folder}: a setting needs three runs, or two settings two each.`)
  for (const { name, runs } of settings) {
    const sizes = runs.map(
      ({ cases, summary }) => `${cases.length} cases, ${summary.passed}/${summary.total}`,
    )
    say(`${name}: ${runs.length} runs (${[...new Set(sizes)].join('; ')})`)
  }
  for (const words of new Set(pulls.filter(({ kind }) => kind !== 'unchanged').map((of) => of.words))) {
    const of = pulls.find((pull) => pull.words === words)
    const { broken = [], drop = 0 } = of?.pull.truth ?? {}
    say(`${words}: ${of?.kind}, mean ${formatPoints(-drop)}, ${broken.length} cases broken beyond doubt`)
  }
  const rows: Row[] = []
  for (const [gate, contestant] of Object.entries(gates)) {
    for (const kind of kinds) {
      const of = pulls.filter((pull) => pull.kind === kind)
      if (of.length === 0) continue
      const judged = await contestant.judge(of.map(({ pull }) => pull))
      const countOf = (color: Color) => judged.filter(({ answer }) => answer.verdict === color).length
      rows.push({
        gate,
        kind,
        count: of.length,
        red: countOf('red'),
        green: countOf('green'),
        open: countOf('open'),
      })
    }
  }
  say('')
  for (const line of tableOf(rows)) say(line)
  return rows
}

function formatPoints(share: number): string {
  return `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)} points`
}

/** Both errors of each gate, in percent with intervals, and what it says of changes that made nothing worse. */
export function tableOf(rows: readonly Row[]): readonly string[] {
  const cell = (of: Row | undefined, color: Color) =>
    of === undefined ? '–' : formatShare(of[color], of.count)
  const countOf = (kind: Kind) => rows.find((of) => of.kind === kind)?.count ?? 0
  const head = ['Gate', 'False red', 'Needless open', 'Silent green', 'Left open', 'Red']
  const groups = `${countOf('unchanged')} unchanged: false red, needless open; ${countOf('worse')} worse: silent green, left open; ${countOf('not worse')} not worse: red. Percent with 95 % intervals.`
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    groups,
    '',
    line(head),
    `|${head.map(() => '---').join('|')}|`,
    ...[...new Set(rows.map(({ gate }) => gate))].map((gate) => {
      const of = (kind: Kind) => rows.find((row) => row.gate === gate && row.kind === kind)
      return line([
        gate,
        cell(of('unchanged'), 'red'),
        cell(of('unchanged'), 'open'),
        cell(of('worse'), 'green'),
        cell(of('worse'), 'open'),
        cell(of('not worse'), 'red'),
      ])
    }),
  ]
}
