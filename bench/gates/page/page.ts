import { renderBills } from '../../bill/page.ts'
import { contestants } from '../contestants.ts'
import { healthyPulls, type Weights, weightings } from '../costs.ts'
import type { Journey } from '../journeys.ts'
import type { Result } from '../play.ts'
import { rules } from '../rivals/rules.ts'
import { wilson } from '../statistics.ts'
import type { Recorded } from '../table.ts'
import { knowledgeTable, lookStandings, lookTable, worldTable } from './by-world.ts'
import { csvOf, percent, table } from './format.ts'
import { isRival, lossesOf, ranksOf, timesOptimum } from './losses.ts'
import { drawErrors } from './picture.ts'
import { groups, type Share, type Standing, standingsOf } from './score.ts'
import { shareWords, standingsTable } from './standings.ts'

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
    'A gate that never says red raises no false alarm, and one that always says red misses nothing. So this benchmark counts both errors of each gate, on the same pull requests: **false red**, a red verdict on a pull request that changed nothing, and **silent green**, a green verdict on one that broke something. A verdict that is neither is *open*: it ends with exit code 0, so that the pull request can be merged.',
    `The pull requests are made up, because only then it is certain what they changed. Each comes from a *world*: how main behaves when nobody changes anything. [bench/gates](${repository}/tree/main/bench/gates) has the worlds, the rules, and how to enter a gate of your own.`,
    'Shares are in percent; brackets hold the 95% interval. Where two intervals overlap widely, the gates may be equally good.',
    ...judged.flatMap(({ group, standings, image }) => [
      `## ${group.title}`,
      `![False red and silent green of every gate: ${group.title}](${image})`,
      standingsTable(standings),
      ourWords(standings),
    ]),
    `All worlds, ten base runs. *Merged* is green or open. The optimum knows the true rates of main, how the world moves, and the effects, and says what costs least: no gate can cost less on average. The oracle knows the true rates of the hour and tests them at 5%. *Named* is how many of the named cases broke, and how many of the broken ones were named. *Cost* is that of 100 pull requests, ${healthyPulls} of them healthy, in false alarms, with the rank; ${weightings.map(weightWords).join('; ')}. An open verdict over a regression costs what a silent green one does, as often as it is merged.`,
    '## Where Eval Gate is not the best',
    ranksOf(judged),
    lossesOf(recorded.results),
    '## What the base runs allow',
    `Nobody knows the true rates. Where nothing moves but chance, this is the least cost for a gate that knows how rates lie in the world and sees the ten base runs, and what Eval Gate costs (${weightings.map(({ name }) => name).join(', ')}). In brackets is the false red, by the balanced cost: Eval Gate keeps to 5%, the optimum to nothing. It also knows that a renamed case broke, where Eval Gate leaves the verdict open.`,
    knowledgeTable(recorded.results),
    '## Many pushes, slow falls',
    'What one verdict does not show. The range is that of the other gates, with the best and the worst of them. Each push is judged alone here: what Eval Gate [remembers of a pull request](statistics.md#how-often-each-claim-is-true) and its search for a [slow drift](statistics.md#slow-drift) are not asked.',
    journeyTable(recorded),
    fiveSuites(recorded.results),
    '## With a second look',
    ...lookStandings(recorded.results),
    'Green, open and stopped, without and with up to three looks of five fresh iterations of each case in doubt; in brackets what the looks measured on both sides, beside the iterations of the head, and in how many pull requests.',
    lookTable(recorded.results),
    ...renderBills(),
    '## The worlds',
    `Eval Gate over all effects, with ten base runs: green, open and stopped of healthy pull requests and of regressions, its balanced cost, and in brackets that of the optimum, and the other gate with the least cost. [recorded.csv](${repository}/blob/main/bench/gates/tables/recorded.csv) has every gate, effect, size and number of base runs; [the worlds](${repository}/tree/main/bench/gates/worlds) say of themselves what they do.`,
    worldTable(recorded.results),
    '## The gates',
    gateTable(),
    `Sources read on ${[...new Set(Object.values(rules).flatMap(({ source }) => source?.read ?? []))].join(' and ')}.`,
    '## How the figures were made',
    `\`${recorded.command}\` on ${recorded.date}, ${recorded.cpuMinutes} minutes of CPU time of the gates; \`npm run bench:gates -- --page\` writes this page.${recorded.note === undefined ? '' : ` ${recorded.note}`} All draws follow from the seed (\`public\`). CI repeats a short form (\`npm run bench:gates -- --quick\`) and fails when one of the errors of Eval Gate gets worse.`,
  ].join('\n\n')
  return new Map([
    ['docs/benchmark.md', `${text}\n`],
    ['bench/gates/tables/recorded.csv', csvOf(recorded.results)],
    ...judged.map(
      ({ group, standings, image }) => [`docs/${image}`, drawErrors(group.title, standings)] as const,
    ),
  ])
}

function weightWords({ name, falseRed, silentGreen, open, merged, fresh }: Weights): string {
  return `${name}: false red ${falseRed}, silent green ${silentGreen}, open ${open}, ${100 * merged}% of the open ones merged, measuring the head once more ${fresh}`
}

/** What only our gate has: bounds that it prints, and the time of a verdict. */
function ourWords(standings: readonly Standing[]): string {
  return standings
    .filter(({ gate }) => gate.startsWith('ours'))
    .map((of) => {
      const { title, bounds, cpuMs } = of
      const time =
        `${timesOptimum(of, standings)} A verdict of ${title} takes ${Math.round(cpuMs)} ms of CPU time`.trim()
      return bounds.printed === 0
        ? `${time}.`
        : `${time}; of the bounds that it prints ("no drop of more than …"), ${percent({ hits: bounds.wrong, count: bounds.printed })} are false.`
    })
    .join(' ')
}

function journeyTable({ journeys }: Recorded): string {
  const asked = journeys.filter(({ gate }) => Object.hasOwn(contestants, gate))
  const sizes = [...new Set(asked.map(({ size }) => size))]
  const share = ({ hits, count }: Share) => hits / Math.max(1, count)
  return table(
    ['', ...sizes.flatMap((size) => [`**Eval Gate**, ${size.replace('x', ' × ')}`, 'other gates'])],
    [...Map.groupBy(asked, ({ question }) => question)].map(([question, of]) => [
      question,
      ...sizes.flatMap((size) => {
        const [ours] = of.filter((is) => is.size === size && is.gate === 'ours')
        const others = of.filter((is) => is.size === size && isRival(is))
        return [
          ours === undefined ? '–' : percent(ours),
          rangeWords(others.toSorted((a, b) => share(a) - share(b))),
        ]
      }),
    ]),
  )
}

/** `0 (McNemar) to 100 (any flip)`. */
function rangeWords(sorted: readonly Journey[]): string {
  const [best, worst] = [sorted.at(0), sorted.at(-1)]
  if (best === undefined || worst === undefined) return '–'
  if (shareWords(best) === shareWords(worst)) return shareWords(best)
  const words = (of: Journey) => `${shareWords(of)} (${contestants[of.gate]?.title ?? of.gate})`
  return `${words(best)} to ${words(worst)}`
}

/** Suites that don't depend on each other: 1 - (1 - p)⁵ of the share in the stable world, and of its interval. */
function fiveSuites(results: readonly Result[]): string {
  const any = (share: number) => Math.round(100 * (1 - (1 - share) ** 5))
  const words = results
    .filter(
      ({ gate, world, effect, size, baseRuns }) =>
        gate === 'ours' &&
        world === 'stable' &&
        effect === 'none' &&
        baseRuns === 10 &&
        /^(30x1|50x5)$/.test(size),
    )
    .map(({ red, count, size }) => {
      const [low, high] = wilson(red, count)
      return `${any(red / count)} [${any(low)}, ${any(high)}] (${size.replace('x', ' × ')})`
    })
  return `With five healthy suites in a pull request, at least one is red in ${words.join(' or ')}, from the share of one suite.`
}

function gateTable(): string {
  const rows = Object.values(rules).map(
    ({ title, rule, source }) =>
      `| ${title} | ${rule} | ${source === undefined ? '–' : `[${source.title}](${source.url})`} |`,
  )
  return [
    '| Gate | Rule | Source |',
    '|---|---|---|',
    ...rows,
    '| **Eval Gate** | the built command line, `eval-gate gate`, with `kind: evals` where the world declares it | [statistics](statistics.md) |',
    '| **Eval Gate with a second look** | `eval-gate run --look-again COMMAND`, up to three looks of five fresh iterations of each case in doubt and side | [baselines](baselines.md#a-second-look) |',
  ].join('\n')
}
