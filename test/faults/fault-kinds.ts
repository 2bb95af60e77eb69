/** What can go wrong with one exchange. `after`: the request was carried out before. */
export const faultKinds = [
  'reset-before',
  'reset-after',
  'end-without-answer',
  'cut-body',
  'cut-chunks',
  'length-too-long',
  'length-too-short',
  'answer-twice',
  'slow-bytes',
  '429',
  '429-seconds',
  '429-date',
  '429-hour',
  '408',
  '500',
  '502',
  '503-seconds',
  '504',
  '502-after',
  '504-after',
  'html-503',
  'html-200',
  '401',
  '404',
  '403-limit',
  'empty-200',
  'empty-200-after',
  'garbage-200',
  'garbage-200-after',
  'other-shape-200',
  'not-ok-200',
  'broken-gzip',
  'late-before',
  'late-after',
  'silence',
  'close-after',
  'early-hints',
] as const

export type FaultKind = (typeof faultKinds)[number]

/** Numbers 0..1 that only depend on the seed. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

/** Decides for every request what happens to it; nothing: it goes through. */
export type Schedule = (request: { readonly method: string; readonly path: string }) => FaultKind | undefined

/**
 * A schedule of faults: some are rare and some frequent, some have one kind and some all of them, and all end at some
 * time, for what is repeated long enough has to arrive.
 *
 * @param kinds what may happen
 * @param strikes whether a request may be struck
 */
export function scheduleOf(
  random: () => number,
  kinds: readonly FaultKind[],
  strikes: (request: { readonly method: string; readonly path: string }) => boolean = () => true,
): Schedule {
  const chosen = random() < 0.4 ? [pick(random, kinds)] : kinds
  const share = pick(random, [0.05, 0.15, 0.3, 0.6, 1])
  let left = pick(random, [1, 2, 4, 8, 40])
  let spared = Math.floor(random() * 6)
  return (request) => {
    if (!strikes(request)) return undefined
    if (spared > 0) {
      spared -= 1
      return undefined
    }
    if (left === 0 || random() > share) return undefined
    left -= 1
    return pick(random, chosen)
  }
}
