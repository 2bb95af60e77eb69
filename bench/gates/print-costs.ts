import { weightings } from './costs.ts'
import { standingsOf } from './page/score.ts'
import type { Result } from './play.ts'

/** Prints, for each world and size, what every gate costs by each weighting, and how many times the optimum that is. */
export function printCosts(results: readonly Result[], print: (line: string) => void): void {
  const places = Map.groupBy(
    results,
    ({ world, size, baseRuns }) => `${world}, ${size}, ${baseRuns} base runs`,
  )
  print(`\nCost of 100 pull requests (times the optimum): ${weightings.map(({ name }) => name).join(' · ')}`)
  for (const [place, of] of places) {
    const standings = standingsOf(of)
    const optima = weightings.map(
      ({ name }, index) => standings.find(({ gate }) => gate === `optimal-${name}`)?.costs[index],
    )
    print(place)
    for (const { gate, costs } of standings) {
      const words = costs.map((cost, index) => {
        const least = optima[index] ?? 0
        return `${cost.toFixed(1)}${least > 0 ? ` (${(cost / least).toFixed(1)})` : ''}`
      })
      print(`  ${gate.padEnd(20)}${words.join(' · ')}`)
    }
  }
}
