import { compact } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import { countIterations, countTotals } from '../../model/run/run.ts'
import type { TriedCommand, TriedStep } from './play-leg.ts'
import type { Played } from './play-workflows.ts'
import { countPrintedTests, type RanCommand } from './run-command.ts'
import { shortenCommand } from './step.ts'

/** Why a step of Eval Gate has no report, or not all. */
export function adviseOnNoReport(
  { place, commands, patterns, measured }: TriedStep,
  { left }: Played,
): string {
  const unmatched = measured?.found.unmatched ?? []
  const absent = commands.filter(({ proposed }) => proposed.endedWith === 127)
  const skipped = left.find((job) => job.place === place)?.steps.filter((step) => step.startsWith('`')) ?? []
  const install = absent.length > 0 && skipped.length > 0
  return compact([
    `${place}: ${nameTools(absent.length > 0 ? absent : commands)} wrote no report (${(unmatched.length > 0 ? unmatched : patterns).join(', ')}).`,
    install && `Install what it needs first: ${skipped.join(', ')}.`,
    'It may need secrets or services in the environment; its own output above says more.',
  ]).join(' ')
}

const nameTools = (commands: TriedStep['commands']) =>
  [...new Set(commands.flatMap(({ tools }) => tools.map(({ name }) => name)))].join(', ') || 'the suite'

/** A step of Eval Gate beside what the project runs. */
export function compareStep({ place, commands, measured }: TriedStep): {
  /** By what the project's own command printed; undefined where it prints none. */
  readonly tests?: number
  /** In the report. */
  readonly cases?: number
  readonly isSame: boolean
  readonly facts: readonly string[]
  readonly differences: readonly string[]
} {
  if (measured === undefined) return { isSame: false, facts: [], differences: [] }
  // A file that did not load is an entry of the report, and no test.
  const cases = [...measured.run.cases.values()]
    .filter(({ scope }) => scope !== 'suite')
    .reduce((sum, tally) => sum + countIterations(tally), 0)
  const counts = commands.map(countOwnTests)
  const isCounted = counts.length > 0 && counts.every((count) => count !== undefined)
  const tests = isCounted ? counts.reduce<number>((sum, count = 0) => sum + count, 0) : undefined
  const results = formatPlural(cases, 'result')
  const facts = commands.map((command, index) => {
    const count = counts[index]
    const printed =
      count === undefined ? 'a number of tests that it does not print' : formatPlural(count, 'test')
    const reported = commands.length === 1 ? `${results}, ` : ''
    const { proposed, own = proposed } = command
    return `${place}: ${nameTools([command])}, your command: ${printed}, ${describeEnd(own)}; as proposed: ${reported}${describeEnd(proposed)}`
  })
  const differences = compact([
    tests !== undefined &&
      tests !== cases &&
      `${place}: your command runs ${formatPlural(tests, 'test')}, and the report has ${cases}.`,
    ...commands.map(
      ({ own, proposed, text }) =>
        own !== undefined &&
        own.endedWith !== proposed.endedWith &&
        `${place}: \`${shortenCommand(text)}\` ends with ${own.endedWith}, and as proposed with ${proposed.endedWith}.`,
    ),
  ])
  const all = commands.length === 1 ? [] : [`${place}: together ${results}`]
  return { tests, cases, isSame: differences.length === 0, facts: [...facts, ...all], differences }
}

/** By what the project's own command printed of each tool. */
function countOwnTests({ tools, proposed, own = proposed }: TriedCommand): number | undefined {
  const { output } = own
  if (output === undefined) return undefined
  const counts = tools.map(({ name }) => countPrintedTests(name, output))
  if (counts.length === 0 || counts.includes(undefined)) return undefined
  return counts.reduce<number>((sum, count = 0) => sum + count, 0)
}

const describeEnd = ({ endedWith, ms }: RanCommand) => `exit code ${endedWith}, ${(ms / 1000).toFixed(1)} s`

/** What was played, and what was not. */
export function describePlay({ tried, verdicts, left }: Played): readonly string[] {
  const repeats = Map.groupBy(
    tried.filter(({ ranIn }) => ranIn !== undefined),
    ({ ranIn }) => ranIn,
  )
  const omitted = Map.groupBy(left, ({ steps }) => steps.join(', '))
  const namePlaces = (list: readonly { readonly place: string }[]) =>
    list.map(({ place }) => place).join('; ')
  return [
    ...[...repeats].map(([ranIn, list]) => `${namePlaces(list)}: here the same as ${ranIn}, so it ran once`),
    ...verdicts.map(({ place, run, parts }) => {
      const { total } = countTotals(run)
      const legs = parts === 1 ? '' : ` of ${parts} legs together`
      return `${place}: judges ${formatPlural(total, 'result')}${legs}, in one comment`
    }),
    ...[...omitted].map(([steps, list]) => `not played: ${namePlaces(list)}: ${steps}`),
  ]
}
