/** A source of random numbers that follows from its seed alone. */
export interface Random {
  /** Uniform, 0..1 without 1. */
  next(): number
  /** Standard normal. */
  normal(): number
  /** Whole number from 0 to `below` - 1. */
  whole(below: number): number
  beta(a: number, b: number): number
  /** A new list in random order. */
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** The generator sfc32, seeded by a hash of the text. */
export function randomOf(seed: string): Random {
  const next = sfc32(hashOf(seed))
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  // Marsaglia and Tsang (2000), "A simple method for generating gamma variables".
  const gamma = (shape: number): number => {
    if (shape < 1) return gamma(shape + 1) * (next() || 1e-300) ** (1 / shape)
    const d = shape - 1 / 3
    const c = 1 / Math.sqrt(9 * d)
    for (;;) {
      const x = normal()
      const v = (1 + c * x) ** 3
      if (v > 0 && Math.log(next() || 1e-300) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
    }
  }
  return {
    next,
    normal,
    whole: (below) => Math.floor(next() * below),
    beta: (a, b) => {
      const [x, y] = [gamma(a), gamma(b)]
      return x + y === 0 ? a / (a + b) : x / (x + y)
    },
    shuffled: (items) => {
      const list = [...items]
      for (let last = list.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1))
        const moved = list[last] as (typeof list)[number]
        list[last] = list[other] as (typeof list)[number]
        list[other] = moved
      }
      return list
    },
  }
}

type State = [number, number, number, number]

function sfc32(state: State): () => number {
  let [a, b, c, counter] = state
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  // The first numbers still resemble the seed.
  for (let turn = 0; turn < 15; turn += 1) next()
  return next
}

/** Four FNV-1a hashes of the text, each with a start of its own. */
function hashOf(text: string): State {
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((start) => {
    let hash = start
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
    return (hash ^ (hash >>> 13)) | 0
  }) as State
}
