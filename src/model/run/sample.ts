import type { Sample, Spread } from './tally.ts'

export type { Sample, Spread } from './tally.ts'

/** The sample with one more value. Moments are changed in place, so they must be the caller's own. */
export function addToSample(sample: Sample | undefined, value: number): Sample {
  if (typeof sample !== 'object') return addSamples(sample, value)
  const moments: { -readonly [Moment in keyof Spread]: number } = sample
  moments.count += 1
  moments.sum += value
  moments.sumOfSquares += value * value
  moments.min = Math.min(moments.min, value)
  moments.max = Math.max(moments.max, value)
  return moments
}

/** Both samples as one; undefined if neither has a value. */
export function addSamples(a: Sample | undefined, b: Sample): Sample
export function addSamples(a: Sample | undefined, b: Sample | undefined): Sample | undefined
export function addSamples(a: Sample | undefined, b: Sample | undefined): Sample | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const left = getSampleMoments(a)
  const right = getSampleMoments(b)
  return {
    count: left.count + right.count,
    sum: left.sum + right.sum,
    sumOfSquares: left.sumOfSquares + right.sumOfSquares,
    min: Math.min(left.min, right.min),
    max: Math.max(left.max, right.max),
  }
}

/** The moments of a sample, also of a single value. */
export function getSampleMoments(sample: Sample): Spread {
  if (typeof sample !== 'number') return sample
  return { count: 1, sum: sample, sumOfSquares: sample * sample, min: sample, max: sample }
}

/** The mean in the unit of the values; undefined without a value. */
export function getSampleMean(sample: Sample | undefined): number | undefined {
  if (typeof sample === 'number' || sample === undefined) return sample
  if (sample.count === 0) return undefined
  return sample.sum / sample.count
}
