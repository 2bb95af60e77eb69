/** The items in an order that depends on the seed alone. */
export function seededOrder<T>(items: readonly T[], seed: number): readonly T[] {
  const shuffled = [...items]
  let state = seed >>> 0
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (last + 1))
    const [a, b] = [shuffled[last], shuffled[other]] as [T, T]
    shuffled[last] = b
    shuffled[other] = a
  }
  return shuffled
}
