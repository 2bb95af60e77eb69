/** P(x passes of `count` iterations) for x = 0 … count, at a true pass rate strictly between 0 and 1. */
export function computeBinomialMasses(count: number, rate: number): Float64Array {
  const mass = new Float64Array(count + 1)
  const mode = Math.min(count, Math.floor((count + 1) * rate))
  const odds = rate / (1 - rate)
  // From the mode outwards, so that nothing over- or underflows; then scaled to 1.
  let sum = 1
  mass[mode] = 1
  for (let x = mode, value = 1; x < count; x += 1) {
    value *= ((count - x) / (x + 1)) * odds
    mass[x + 1] = value
    sum += value
  }
  for (let x = mode, value = 1; x > 0; x -= 1) {
    value *= x / ((count - x + 1) * odds)
    mass[x - 1] = value
    sum += value
  }
  for (let x = 0; x <= count; x += 1) mass[x] = (mass[x] ?? 0) / sum
  return mass
}
