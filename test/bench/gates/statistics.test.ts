import { expect, it } from 'vitest'
import {
  binomialTail,
  fisherTail,
  logMeanExp,
  logSymmetricMean,
  normalQuantile,
  normalTail,
  poissonBinomialTail,
  studentQuantile,
  variance,
  wilson,
} from '../../../bench/gates/statistics.ts'

it.each([
  [5, 100, 0.02154, 0.11175],
  [0, 10, 0, 0.27753],
  [10, 10, 0.72247, 1],
  [81, 263, 0.25529, 0.36621],
])('the interval of Wilson for %i of %i', (hits, count, low, high) => {
  const [from, to] = wilson(hits, count)
  expect(from).toBeCloseTo(low, 4)
  expect(to).toBeCloseTo(high, 4)
})

it('has no idea without any data', () => {
  expect(wilson(0, 0)).toEqual([0, 1])
})

it('has the quantiles of the tables', () => {
  expect(studentQuantile(0.95, 9)).toBeCloseTo(1.8331, 4)
  expect(studentQuantile(0.99, 4)).toBeCloseTo(3.7469, 4)
  expect(normalQuantile(0.975)).toBeCloseTo(1.95996, 4)
  expect(normalTail(-1.644854)).toBeCloseTo(0.05, 6)
})

it('sums binomial and Poisson-binomial probabilities', () => {
  expect(binomialTail(3, 10, 0.5)).toBeCloseTo(176 / 1024, 9)
  expect(binomialTail(0, 5, 0.9)).toBeCloseTo(1e-5, 9)
  expect(binomialTail(5, 5, 0.9)).toBe(1)
  expect(poissonBinomialTail([0.5, 0.5, 0.2], 0)).toBeCloseTo(0.2, 9)
  expect(poissonBinomialTail([0.5, 0.5, 0.2], 1)).toBeCloseTo(0.65, 9)
})

it('tests two samples by Fisher, and means over choices in logarithms', () => {
  // The lady tasting tea: three of four right, 17/70.
  expect(fisherTail({ passed: 1, count: 4 }, { passed: 3, count: 4 })).toBeCloseTo(17 / 70, 9)
  expect(logMeanExp([Math.log(1), Math.log(3), Number.NEGATIVE_INFINITY])).toBeCloseTo(Math.log(4 / 3), 9)
  // The pairs of 1, 2 and 3: (2 + 3 + 6) / 3.
  expect(logSymmetricMean([1, 2, 3].map(Math.log), 2)).toBeCloseTo(Math.log(11 / 3), 6)
  expect(logSymmetricMean([5], 0)).toBe(0)
})

it('divides a variance as asked', () => {
  expect(variance([1, 2, 3, 4, 5])).toBe(2.5)
  expect(variance([1, 2, 3, 4, 5], 0)).toBe(2)
})
