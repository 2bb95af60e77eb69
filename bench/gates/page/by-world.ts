import { weightings } from '../costs.ts'
import { effects } from '../effects.ts'
import type { Result } from '../play.ts'
import { worlds } from '../worlds/worlds.ts'
import { table } from './format.ts'
import { knowsTruth, ranksOf } from './losses.ts'
import { cellKey, type Standing, standingsOf, verdictsOf } from './score.ts'
import { shareWords, standingsTable, verdictWords } from './standings.ts'

/** Sizes of the table of worlds: the first one that a world has. */
const shownSizes = [
  ['30x1', '60x1', '300x1', '2000x1', '5000x1'],
  ['50x5', '8x20'],
] as const

/** A row for each world: Eval Gate, the optimum and the best of the other gates, with few and with more iterations. */
export function worldTable(results: readonly Result[]): string {
  const cost = (of: Standing | undefined) => of?.costs[0]?.toFixed(0) ?? '–'
  const cells = (usual: readonly Result[], sizes: readonly string[]) => {
    const size = sizes.find((of) => usual.some((is) => is.size === of && is.gate === 'ours'))
    const standings = standingsOf(usual.filter((of) => of.size === size))
    const find = (gate: string) => standings.find((of) => of.gate === gate)
    const ours = find('ours')
    if (ours === undefined) return ['', '', '', '']
    const other = standings.find(({ gate }) => !gate.startsWith('ours') && !knowsTruth(gate))
    const note = size === undefined || size === sizes[0] ? '' : ` (${size.replace('x', ' × ')})`
    return [
      `${verdictWords(ours.healthy)}${note}`,
      verdictWords(ours.regressions),
      `${cost(ours)} (${cost(find('optimal-balanced'))})`,
      `${cost(other)} (${other?.title ?? '–'})`,
    ]
  }
  const rows = Object.entries(worlds).flatMap(([name, { title }]) => {
    const usual = results.filter(({ world, baseRuns }) => world === name && baseRuns === 10)
    return usual.length === 0 ? [] : [[title, ...shownSizes.flatMap((sizes) => cells(usual, sizes))]]
  })
  const columns = ['healthy', 'regressions', 'cost (optimum)', 'best other gate']
  return table(
    ['World', ...['30 × 1', '50 × 5'].flatMap((size) => columns.map((of) => `${size}: ${of}`))],
    rows,
  )
}

/** What can be known from the base runs: costs of both optima and of Eval Gate, and how often each is red on nothing. */
export function knowledgeTable(results: readonly Result[]): string {
  const plain = results.filter(({ gate }) => gate === 'by-runs-balanced')
  const place = ({ world, size, baseRuns }: Result) => `${world} ${size} ${baseRuns}`
  const rows = [...Map.groupBy(plain, place).values()].map(([first]) => {
    const cells = results.filter((of) => first !== undefined && place(of) === place(first))
    const standings = standingsOf(cells)
    const show = (kind: string) =>
      weightings.map(({ name }, index) => {
        const gate = kind === 'ours' ? kind : `${kind}-${name}`
        return standings.find((of) => of.gate === gate)?.costs[index]?.toFixed(0) ?? '–'
      })
    const falseRed = (gate: string) => {
      const stopped = standings.find((of) => of.gate === gate)?.healthy.stopped
      return stopped === undefined ? '' : ` (${shareWords(stopped)})`
    }
    return [
      `${worlds[first?.world ?? '']?.title}, ${first?.size.replace('x', ' × ')}`,
      `${show('optimal').join(', ')}${falseRed('optimal-balanced')}`,
      `${show('by-runs').join(', ')}${falseRed('by-runs-balanced')}`,
      `${show('ours').join(', ')}${falseRed('ours')}`,
    ]
  })
  return table(['World', 'Optimum', 'Optimum by the base runs', 'Eval Gate'], rows)
}

/** The second look among the other gates, with its price, in the cells where it was judged. */
export function lookStandings(results: readonly Result[]): string[] {
  const cells = new Set(results.filter(({ gate }) => gate === 'ours-again').map(cellKey))
  const standings = standingsOf(results.filter((of) => cells.has(cellKey(of))))
  if (standings.length === 0) return []
  return [
    'All gates in the worlds below, with the price of the fresh iterations.',
    standingsTable(standings),
    ranksOf([{ group: { title: 'the worlds with a second look' }, standings }]),
  ]
}

/** A row for each suite that was judged with a second look: its verdicts without and with it, and what that measured. */
export function lookTable(results: readonly Result[]): string {
  const looks = results.filter(({ gate }) => gate === 'ours-again')
  const both = (of: Result) => verdictWords(verdictsOf([of]))
  const names = [...new Set(looks.map(({ effect }) => effect))]
  const nameRow = ({ world, size, baseRuns }: Result) =>
    [worlds[world]?.title ?? world, size.replace('x', ' × '), `${baseRuns} base runs`].join(', ')
  const rows = [...Map.groupBy(looks, nameRow)].map(([row, of]) => [
    row,
    ...names.map((effect) => {
      const look = of.find((one) => one.effect === effect)
      if (look === undefined) return '–'
      const once = results.find(({ gate, ...cell }) => gate === 'ours' && cellKey(cell) === cellKey(look))
      const price = `+${Math.round((100 * look.fresh) / look.iterations)}% of ${look.count}`
      return `${once === undefined ? '' : `${both(once)} → `}${both(look)} (${price})`
    }),
  ])
  return table(['', ...names.map((name) => effects[name]?.title ?? name)], rows)
}
