/** ln Γ(x) for x > 0, by Stirling's series after shifting the argument up; about 1e-13 relative. */
function computeLogGamma(x: number): number {
  let shifted = x
  let shift = 0
  while (shifted < 12) {
    shift += Math.log(shifted)
    shifted += 1
  }
  const inverse = 1 / shifted
  const square = inverse * inverse
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)))
  return (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI) + series - shift
}

/** Regularised incomplete beta function I_x(a, b) by its continued fraction (modified Lentz). */
function computeIncompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - computeIncompleteBeta(1 - x, b, a)
  const front =
    Math.exp(
      computeLogGamma(a + b) - computeLogGamma(a) - computeLogGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
    ) / a
  const tiny = 1e-300
  const keepFromZero = (value: number) => {
    if (Math.abs(value) < tiny) return tiny
    return value
  }
  let c = 1
  let d = 1 / keepFromZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m <= 500; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / keepFromZero(1 + even * d)
    c = keepFromZero(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / keepFromZero(1 + odd * d)
    c = keepFromZero(1 + odd / c)
    const change = d * c
    fraction *= change
    if (Math.abs(change - 1) < 1e-15) break
  }
  return front * fraction
}

/** P(T <= t) of Student's t with `degrees` degrees of freedom. */
export function computeStudentCdf(t: number, degrees: number): number {
  const tail = computeIncompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2
  if (t > 0) return 1 - tail
  return tail
}

/** The t that Student's t stays below with the given probability (0 < p < 1). By bisection. */
export function computeStudentQuantile(probability: number, degrees: number): number {
  if (probability < 0.5) return -computeStudentQuantile(1 - probability, degrees)
  const upperTail = 1 - probability
  const computeTailAt = (t: number) =>
    computeIncompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2
  let low = 0
  let high = 1
  while (computeTailAt(high) > upperTail && high < 1e12) high *= 2
  for (let step = 0; step < 200 && high - low > 1e-14 * high; step += 1) {
    const middle = (low + high) / 2
    if (computeTailAt(middle) > upperTail) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The z that a standard normal stays below with the given probability: Student's t in the limit. */
export function computeNormalQuantile(probability: number): number {
  if (probability < 0.5) return -computeNormalQuantile(1 - probability)
  const upperTail = 1 - probability
  let low = 0
  let high = 40
  for (let step = 0; step < 200 && high - low > 1e-15 * high; step += 1) {
    const middle = (low + high) / 2
    if (computeNormalUpperTail(middle) > upperTail) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** P(Z > z) of a standard normal. */
export function computeNormalTail(z: number): number {
  if (z < 0) return 1 - computeNormalUpperTail(-z)
  return computeNormalUpperTail(z)
}

/** P(Z > z) for z >= 0: the series near 0, a continued fraction in the tail. */
function computeNormalUpperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  if (z < 3) {
    let term = z
    let sum = z
    for (let n = 1; Math.abs(term) > 1e-17 * sum && n < 200; n += 1) {
      term *= (z * z) / (2 * n + 1)
      sum += term
    }
    return 0.5 - density * sum
  }
  let fraction = z
  // More terms change no digit.
  for (let n = Math.ceil(250 / z); n >= 1; n -= 1) fraction = z + n / fraction
  return density / fraction
}
