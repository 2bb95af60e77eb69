import type { CaseTally } from '../model/run/run.ts'

/**
 * Longest texts that `mode: collect` writes, in UTF-16 units: what the readers of reports keep, and some room for
 * the mark of a cut.
 */
const longest = { name: 2_100, message: 1_100, detail: 8_100, sample: 4_100 } as const

/** Nested deeper, or with more text and values, no argument of a tool is kept. */
const deepestArguments = 32
const largestArguments = 100_000

/**
 * What is too large about a case of a stranger; nothing when it is as a reader of reports would have left it. Views
 * look at texts before they cut them, so a text without a bound could keep a job busy for hours.
 */
export function findOversize({
  identity,
  location,
  model,
  provider,
  scores,
  evidence = [],
}: CaseTally): string | undefined {
  const { id, file, suite, name, variant } = identity
  const names = [
    id,
    file,
    name,
    variant,
    ...suite,
    location?.file,
    model,
    provider,
    ...(scores?.keys() ?? []),
    ...[...(scores?.values() ?? [])].map(({ judge }) => judge),
  ]
  if (!areWithin(names, longest.name)) return 'a name is too long'
  for (const one of evidence) {
    const { toolCalls = [], scores: judged = [] } = one
    const named = [
      one.location?.file,
      ...toolCalls.map((call) => call.name),
      ...judged.map((score) => score.name),
    ]
    if (!areWithin(named, longest.name)) return 'a name is too long'
    if (!areWithin([one.message], longest.message)) return 'a message is too long'
    if (!areWithin([one.detail, ...judged.map(({ rationale }) => rationale)], longest.detail))
      return 'a detail is too long'
    if (!areWithin([one.input, one.output, one.expected], longest.sample))
      return 'an input or output is too long'
    if (!toolCalls.every((call) => fitsArguments(call.arguments)))
      return 'the arguments of a tool call are too large'
  }
  return undefined
}

function areWithin(texts: readonly (string | undefined)[], most: number): boolean {
  return texts.every((text) => text === undefined || text.length <= most)
}

/** Walks with a list of its own: the data may be nested deeper than functions can call each other. */
function fitsArguments(value: unknown): boolean {
  let size = 0
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    size += typeof next.value === 'string' ? next.value.length : 1
    if (size > largestArguments) return false
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth >= deepestArguments) return false
    for (const [key, item] of Object.entries(next.value)) {
      size += key.length
      open.push({ value: item, depth: next.depth + 1 })
    }
  }
  return true
}
