import { ArtifactError } from '../errors.ts'
import { formatCount } from '../model/format.ts'
import { type CaseTally, countIterations, type Run, type RunInfo } from '../model/run/run.ts'

/**
 * Longest texts that `mode: collect` writes, in UTF-16 units: what the readers of reports keep, and some room
 * for the mark of a cut.
 */
const longest = { name: 2_100, message: 1_100, detail: 8_100, sample: 4_100 } as const

/** Nested deeper, or with more text and values, no argument of a tool is kept. */
const deepestArguments = 32
const largestArguments = 100_000

/**
 * Says what is too large about an untrusted case; undefined when a reader of reports could have written it.
 * Views look at texts before they cut them, so a text without a bound could keep a job busy for hours.
 */
export function findOversize({
  identity,
  location,
  model,
  provider,
  stick,
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
    stick,
    ...(scores?.keys() ?? []),
    ...[...(scores?.values() ?? [])].map(({ judge }) => judge),
  ]
  if (!areWithin(names, longest.name)) return 'a name is too long'
  for (const iteration of evidence) {
    const { toolCalls = [], scores: judged = [] } = iteration
    const named = [
      iteration.location?.file,
      ...toolCalls.map((call) => call.name),
      ...judged.map((score) => score.name),
    ]
    if (!areWithin(named, longest.name)) return 'a name is too long'
    if (!areWithin([iteration.message], longest.message)) return 'a message is too long'
    if (!areWithin([iteration.detail, ...judged.map(({ rationale }) => rationale)], longest.detail))
      return 'a detail is too long'
    if (!areWithin([iteration.input, iteration.output, iteration.expected], longest.sample))
      return 'an input or output is too long'
    if (!toolCalls.every((call) => fitsArguments(call.arguments)))
      return 'the arguments of a tool call are too large'
  }
  return undefined
}

function areWithin(texts: readonly (string | undefined)[], most: number): boolean {
  return texts.every((text) => text === undefined || text.length <= most)
}

/**
 * Says what is too large about the metadata of an untrusted run; undefined when a job could have written it.
 */
export function findOversizeInfo(info: RunInfo): string | undefined {
  if (fitsArguments(info)) return undefined
  return 'what it says of its run is too large'
}

/** More cases and iterations than all parts of a run together may have: about 1.3 GB. */
const mostCasesOfAll = 500_000
const mostIterationsOfAll = 5_000_000

/**
 * Counts what the parts of one workflow run have together: each may be as large as a whole suite, and there
 * may be 1,000.
 */
export function createTotalBounds(): {
  /** @throws ArtifactError when it is too much */
  add(run: Run): void
  areExceeded(): boolean
} {
  let cases = 0
  let iterations = 0
  const areExceeded = () => cases > mostCasesOfAll || iterations > mostIterationsOfAll
  return {
    areExceeded,
    add(run) {
      cases += run.cases.size
      for (const tally of run.cases.values()) iterations += countIterations(tally)
      if (!areExceeded()) return
      throw new ArtifactError(
        `The parts have more than ${formatCount(mostCasesOfAll)} cases or ${formatCount(mostIterationsOfAll)} iterations together.`,
        ['Split the suite: each `suite-name` is judged by itself.'],
      )
    },
  }
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
