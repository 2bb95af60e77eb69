import { expect, it } from 'vitest'
import { computePoissonTail, computePredictedTail } from '../../../../src/gate/compare/expected-failures.ts'

it.each([
  [3, 0.5, 0.014387677966970684],
  [3, 1, 0.08030139707139418],
  [4, 1, 0.01898815687615381],
  [10, 2.5, 0.0002773520946208362],
  [1, 0, 0],
])('P(X >= %d) at a mean of %d is that of scipy.stats.poisson', (count, mean, expected) => {
  expect(computePoissonTail(count, mean)).toBeCloseTo(expected, 12)
})

// nbinom.sf(count - 1, seen + 0.5, runs / (runs + 1))
it.each([
  [3, 0, 2, 0.013399964712331049],
  [3, 1, 2, 0.07010111616564539],
  [3, 2, 2, 0.15830290731524543],
  [3, 1, 4, 0.01613008990009253],
  [1, 2, 3, 0.5128607103712532],
  [1, 0, 1, 0.2928932188134525],
])(
  '%d or more failures after %d in %d runs are as likely as scipy.stats.nbinom says',
  (count, seen, runs, expected) => {
    expect(computePredictedTail(count, seen, runs)).toBeCloseTo(expected, 12)
  },
)

// Normal with half a step of correction; beside it the exact values, which it is close to.
it.each([
  [200, 200, 0.5094034180072753, 0.5094034180072753],
  [201, 201, 0.5140666933814464, 0.5093799959861732],
  [210, 201, 0.27440516445519125, 0.2719016073135492],
  [230, 205, 0.04352632318544514, 0.045505460017624566],
])('P(X >= %d) at the large mean of %d is near that of Poisson', (count, mean, expected, exact) => {
  expect(computePoissonTail(count, mean)).toBeCloseTo(expected, 12)
  expect(Math.abs(computePoissonTail(count, mean) - exact)).toBeLessThan(0.005)
})

it.each([
  [100, 199, 2, 0.4972741196713506, 0.4972741196713506],
  [110, 201, 2, 0.23830349630293196, 0.23409100988888132],
  [205, 400, 2, 0.4031427942683802, 0.3961686373000236],
])(
  '%d or more after %d in %d runs are as likely as for large numbers',
  (count, seen, runs, expected, exact) => {
    expect(computePredictedTail(count, seen, runs)).toBeCloseTo(expected, 12)
    expect(Math.abs(computePredictedTail(count, seen, runs) - exact)).toBeLessThan(0.01)
  },
)
