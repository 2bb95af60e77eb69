/** One day in ms. */
export const dayMs = 86_400_000

/** The day of a time (Unix epoch ms) as `YYYY-MM-DD`, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
