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

/** The folder of `src` that a mutant is in. */
export function roomOf({ file }: { readonly file: string }): string {
  return /^src\/(.+?)\//.exec(file)?.[1] ?? 'entries'
}

/** Mutants in a seeded order of which every beginning has some of each room, by the square root of how many it has. */
export function drawOverRooms<T extends { readonly file: string }>(
  mutants: readonly T[],
  seed: number,
): readonly T[] {
  return Object.values(Object.groupBy(seededOrder(mutants, seed), roomOf))
    .flatMap((ofRoom = []) =>
      ofRoom.map((mutant, index) => ({ mutant, place: (index + 0.5) / Math.sqrt(ofRoom.length) })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ mutant }) => mutant)
}
