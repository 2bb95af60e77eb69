import { contestants } from '../contestants.ts'
import { effects } from '../effects.ts'
import { errorsOf, type Result } from '../play.ts'
import { rules } from '../rivals/rules.ts'
import { wilson } from '../statistics.ts'
import type { Recorded } from '../table.ts'
import type { EffectName } from '../worlds/world.ts'
import { worlds } from '../worlds/worlds.ts'
import { csvOf, percent, table } from './format.ts'
import { isRival, lossesOf, rankOf, ranksOf } from './losses.ts'
import { drawErrors } from './picture.ts'
import { groups, healthyPulls, type Standing, standingsOf, weightings } from './score.ts'

const repository = 'https://github.com/eval-gate/eval-gate'

/** docs/benchmark.md, its pictures, and the whole table, by their paths in the project. */
export function renderPage(recorded: Recorded): ReadonlyMap<string, string> {
  const drawn = groups.map((group) => {
    const standings = standingsOf(recorded.results.filter(group.has))
    return { group, standings, image: `images/benchmark-${group.name}.svg` }
  })
  const judged = drawn.filter(({ standings }) => standings.length > 0)
  const text = [
    '# A benchmark of eval gates',
    'A gate that never says red raises no false alarm, and a gate that always says red misses nothing. So this benchmark counts both errors of each gate, on the same pull requests: **false red**, a red verdict on a pull request that changed nothing, and **silent green**, a green verdict on one that broke something. A verdict that is neither (*open*) costs attention, and is counted, too.',
    `The pull requests are made up, because only then it is certain what they changed. Each comes from a *world* with a page of words below: how main behaves when nobody changes anything. The truth of a world decides which verdict is right, never a gate. [bench/gates](${repository}/tree/main/bench/gates) has the worlds, the rules of the other gates, and how to enter one of your own.`,
    'A share is followed by its interval: with 95 % confidence the true value lies within. Where two intervals overlap widely, the gates may be equally good.',
    ...judged.flatMap(({ group, standings, image }) => [
      `## ${group.title}`,
      `![False red and silent green of every gate: ${group.title}](${image})`,
      `Over all worlds of this kind, ten base runs. The best corner is the lower left one. ${oracleWords}`,
      standingsTable(standings),
    ]),
    `<sub>*Cost* is that of 100 pull requests, ${healthyPulls} of them healthy, in false alarms: ${weightings.map(weightWords).join('; ')}. The rank by each weighting is in brackets. *Named* is how many of the named cases broke, and how many of the broken cases were named. *Fresh* are iterations that the gate asked for, in percent of those of the head.</sub>`,
    '## Where Eval Gate is not the best',
    ranksOf(judged),
    lossesOf(recorded.results),
    '## Many pushes, slow falls',
    'What one verdict does not show. *Milder* must never happen: more failures must not make a verdict better.',
    journeyTable(recorded),
    '## The worlds',
    `Each table has Eval Gate, the oracle, and the gate that costs least of the others there. \`3.8 [2.7, 5.4] +18\` is an error of 3.8 % with its interval, and 18 % left open; the error is false red under \`none\`, and silent green under every other effect. [recorded.csv](${repository}/blob/main/bench/gates/tables/recorded.csv) has every gate in every cell.`,
    ...Object.entries(worlds).flatMap(([name, { title, about }]) => [
      `### ${title}`,
      about,
      worldTable(recorded.results.filter(({ world }) => world === name)),
    ]),
    '## The gates',
    gateTable(),
    '## How the figures were made',
    `\`${recorded.command}\` on ${recorded.date}, ${recorded.cpuMinutes} minutes of CPU time of the gates; \`npm run bench:gates -- --page\` writes this page.${recorded.note === undefined ? '' : ` ${recorded.note}`} All draws follow from the seed (\`public\`). A gate judges fewer pull requests where a verdict takes longer; the intervals say so. CI repeats a short form (\`npm run bench:gates -- --quick\`) and fails when one of the errors of Eval Gate gets worse.`,
  ].join('\n\n')
  return new Map([
    ['docs/benchmark.md', `${text}\n`],
    ['bench/gates/tables/recorded.csv', csvOf(recorded.results)],
    ...judged.map(
      ({ group, standings, image }) => [`docs/${image}`, drawErrors(group.title, standings)] as const,
    ),
  ])
}

const oracleWords =
  'The oracle knows the true rates of main, which no gate can: it shows how much there is to find.'

function weightWords({ title, falseRed, silentGreen, open, fresh }: (typeof weightings)[number]): string {
  return `${title}: false red ${falseRed}, silent green ${silentGreen}, open ${open}, measuring the head once more ${fresh}`
}

function standingsTable(standings: readonly Standing[]): string {
  const head = [
    'Gate',
    'False red',
    'Needless open',
    'Silent green',
    'Left open',
    'Named',
    'False bounds',
    'Fresh',
    'CPU',
  ]
  return table(
    [...head, ...weightings.map(({ title }) => `Cost, ${title}`)],
    standings.map((of) => [
      bold(of.gate, of.title),
      percent(of.falseRed),
      percent(of.needlessOpen),
      percent(of.silentGreen),
      percent(of.leftOpen),
      namedWords(of.named),
      of.bounds.printed === 0 ? '–' : percent({ hits: of.bounds.wrong, count: of.bounds.printed }),
      of.fresh === 0 ? '–' : `${Math.round(100 * of.fresh)} %`,
      of.cpuMs < 1 ? '< 1 ms' : `${Math.round(of.cpuMs)} ms`,
      ...of.costs.map(
        (cost, index) =>
          `${cost.toFixed(0)}${of.gate === 'oracle' ? '' : ` (${rankOf(of, index, standings)})`}`,
      ),
    ]),
  )
}

function namedWords({ right, wrong, missed }: Standing['named']): string {
  if (right + wrong === 0) return '–'
  const share = (of: number) => `${Math.round((100 * right) / Math.max(1, of))} %`
  return `${share(right + wrong)}, ${share(right + missed)}`
}

function bold(gate: string, title: string): string {
  return gate.startsWith('ours') ? `**${title}**` : title
}

/** One table: for each size and number of base runs Eval Gate, the oracle, and the best of the other gates. */
function worldTable(results: readonly Result[]): string {
  const names = (Object.keys(effects) as EffectName[]).filter((name) =>
    results.some(({ effect }) => effect === name),
  )
  const places = Map.groupBy(
    results,
    ({ size, baseRuns }) => `${size.replace('x', ' × ')}, ${countOf(baseRuns)}`,
  )
  const rows = [...places].flatMap(([place, of]) => {
    const standings = standingsOf(of)
    const gates = [
      ...Object.keys(contestants).filter((gate) => gate.startsWith('ours')),
      'oracle',
      standings.find(isRival)?.gate,
    ].filter((gate) => gate !== undefined && of.some((result) => result.gate === gate)) as string[]
    return gates.map((gate, index) => [
      index === 0 ? place : '',
      bold(gate, contestants[gate]?.title ?? gate),
      ...names.map((name) => bothWords(of.find((is) => is.gate === gate && is.effect === name))),
    ])
  })
  return table(['Size', 'Gate', ...names], rows)
}

/** `3.8 [2.7, 5.4] +18`: the error with its interval, and what was left open, in percent. */
function bothWords(result: Result | undefined): string {
  if (result === undefined) return '–'
  const { open, count } = result
  const left = open === 0 ? '' : ` +${Math.round((100 * open) / count)}`
  return `${percent({ hits: errorsOf(result), count })}${left}`
}

function countOf(baseRuns: number): string {
  return `${baseRuns} base run${baseRuns === 1 ? '' : 's'}`
}

function journeyTable({ journeys, results }: Recorded): string {
  const asked = journeys.filter(({ gate }) => Object.hasOwn(contestants, gate))
  const titleOf = ({ question, size }: { readonly question: string; readonly size: string }) =>
    `${question} (${size.replace('x', ' × ')})`
  const questions = [...new Set(asked.map(titleOf))]
  const gates = Object.keys(contestants).filter((gate) => asked.some((of) => of.gate === gate))
  return table(
    ['', ...gates.map((gate) => bold(gate, contestants[gate]?.title ?? gate))],
    [
      ...questions.map((question) => [
        question,
        ...gates.map((gate) => {
          const of = asked.find((is) => is.gate === gate && titleOf(is) === question)
          return of === undefined ? '–' : percent(of)
        }),
      ]),
      ...['30x1', '50x5'].map((size) => [
        `Five healthy suites, at least one red; from the share of one (${size.replace('x', ' × ')})`,
        ...gates.map((gate) => fiveSuites(results.filter((of) => of.gate === gate && of.size === size))),
      ]),
    ],
  )
}

/** Suites that don't depend on each other: 1 - (1 - p)⁵ of the share in the stable world, and of its interval. */
function fiveSuites(results: readonly Result[]): string {
  const of = results.find(
    ({ world, effect, baseRuns }) => world === 'stable' && effect === 'none' && baseRuns === 10,
  )
  if (of === undefined) return '–'
  const any = (share: number) => (100 * (1 - (1 - share) ** 5)).toFixed(0)
  const [low, high] = wilson(of.red, of.count)
  return `${any(of.red / of.count)} [${any(low)}, ${any(high)}]`
}

function gateTable(): string {
  const rows = Object.values(rules).map(
    ({ title, rule, source }) =>
      `| ${title} | ${rule} | ${source === undefined ? '–' : `[${source.title}](${source.url}), read ${source.read}`} |`,
  )
  return [
    '| Gate | Rule | Source |',
    '|---|---|---|',
    ...rows,
    '| **Eval Gate** | the built command line, `eval-gate gate`, with `kind: evals` where the world declares it | [statistics](statistics.md) |',
    '| **Eval Gate with a second look** | `eval-gate run --look-again COMMAND`, two looks of five fresh iterations of each case in doubt and side | [baselines](baselines.md#a-second-look) |',
  ].join('\n')
}
