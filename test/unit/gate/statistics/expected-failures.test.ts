import { expect, it } from 'vitest'
import { poissonTail, predictedTail } from '../../../../src/gate/compare/expected-failures.ts'

it.each([
  [3, 0.5, 0.014387677966970684],
  [3, 1, 0.08030139707139418],
  [4, 1, 0.01898815687615381],
  [10, 2.5, 0.0002773520946208362],
  [1, 0, 0],
])('P(X >= %d) at a mean of %d is that of scipy.stats.poisson', (count, mean, expected) => {
  expect(poissonTail(count, mean)).toBeCloseTo(expected, 12)
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
    expect(predictedTail(count, seen, runs)).toBeCloseTo(expected, 12)
  },
)
