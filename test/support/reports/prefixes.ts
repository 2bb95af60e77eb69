import type { Read } from './reading.ts'

/** Places at which a file is cut: its first and last bytes, ends of lines, and others that a seed chooses. */
export function placesIn(bytes: Buffer, count: number, seed: number): readonly number[] {
  const next = randomFrom(seed)
  const ends: number[] = []
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) ends.push(at, at + 1)
  const places = [1, 5, ...[1, 3].map((left) => bytes.length - left)]
  for (let index = 0; index < count; index += 1) {
    places.push(Math.floor(next() * bytes.length))
    if (ends.length > 0) places.push(ends[Math.floor(next() * ends.length)] ?? 0)
  }
  return [...new Set(places)].filter((place) => place >= 0 && place < bytes.length)
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/**
 * Whether a part of a report is read as if it were the whole. It must be damaged, state something else about itself (the
 * number of its entries, where the format has no end), or give the same results.
 */
export function passesForWhole(whole: Read, part: Read): boolean {
  const { error, unexplained } = part.summary
  if (error !== undefined || shown(part, part) === shown(whole, part)) return false
  return JSON.stringify(unexplained) === JSON.stringify(whole.summary.unexplained)
}

/**
 * What follows the plan of a TAP report is no longer part of it: a report is complete without a late "Bail out!". Each
 * package of `go test -json` is complete by itself, and only the base shows that others are gone.
 */
function shown({ results, summary }: Read, part: Read): string {
  const packages = new Set(part.results.map(packageOf))
  const counted = results.filter((result) => {
    if (summary.format === 'tap') return result.scope === undefined
    return summary.format !== 'go-test-json' || packages.has(packageOf(result))
  })
  return JSON.stringify(counted.map(({ identity, outcome }) => [identity, outcome]))
}

function packageOf({ identity: { suite, name } }: Read['results'][number]): string {
  return suite[0] ?? name
}
