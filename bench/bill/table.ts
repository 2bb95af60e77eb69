import { sizeOf } from '../gates/draw/pull-request.ts'
import type { Result } from '../gates/play.ts'

/** Recorded results, one a line. */
export function readBills(text: string): readonly Result[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result)
}

/** Iterations on both sides that were measured, beside those of the suite with all its iterations: 1 is the fixed bill. */
export function billOf(...results: readonly Result[]): number {
  let paid = 0
  let fixed = 0
  for (const { size, count, iterations, fresh } of results) {
    const suite = sizeOf(size)
    paid += iterations + fresh
    fixed += count * suite.cases * suite.iterations
  }
  return paid / fixed
}
