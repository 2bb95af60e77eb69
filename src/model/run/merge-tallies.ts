import {
  type CaseTally,
  countRepeats,
  keptEvidence,
  keptScoreValues,
  type Run,
  type ScoreTally,
} from './run.ts'
import { addSamples } from './sample.ts'
import { joinSlices } from './slices.ts'
import { addToolUse } from './tool-use.ts'

const samples = ['durationMs', 'latencyMs', 'tokens', 'costUsd'] as const
const counts = ['passed', 'failed', 'errored', 'skipped', 'lost', 'flaky'] as const

/** A copy for {@link addTally}: scores are copied, evidence and samples are shared. */
export function copyTally(tally: CaseTally): CaseTally {
  const copy: CaseTally = { ...tally }
  if (tally.scores !== undefined) {
    copy.scores = new Map(
      [...tally.scores].map(([name, scoreTally]) => [
        name,
        { ...scoreTally, values: [...scoreTally.values] },
      ]),
    )
  }
  return copy
}

/** Adds counts, samples and scores. Identity and evidence of `into` are kept. */
export function addTally(into: CaseTally, tally: CaseTally): CaseTally {
  for (const name of counts) into[name] += tally[name]
  if (tally.unjudged !== undefined) into.unjudged ??= tally.unjudged
  if (tally.word !== undefined) into.word ??= tally.word
  if (tally.outages !== undefined) {
    const { failed = 0, errored = 0, cause = tally.outages.cause } = into.outages ?? {}
    into.outages = { failed: failed + tally.outages.failed, errored: errored + tally.outages.errored, cause }
  }
  if (tally.cached !== undefined) into.cached = (into.cached ?? 0) + tally.cached
  for (const name of samples) {
    const sample = addSamples(into[name], tally[name])
    if (sample !== undefined) into[name] = sample
  }
  if (tally.scores !== undefined) {
    into.scores ??= new Map()
    for (const [name, scoreTally] of tally.scores)
      into.scores.set(name, addScores(into.scores.get(name), scoreTally))
  }
  if (into.model === undefined && tally.model !== undefined) into.model = tally.model
  if (into.provider === undefined && tally.provider !== undefined) into.provider = tally.provider
  if (tally.toolUse !== undefined) into.toolUse = addToolUse(into.toolUse, tally.toolUse)
  if (into.stick === undefined && tally.stick !== undefined) into.stick = tally.stick
  return into
}

/**
 * Adds the iterations and evidence of a case from another report file of the same run.
 *
 * @param areIterations the two files are known to repeat the same measurement
 */
export function addReportTally(into: CaseTally, tally: CaseTally, areIterations: boolean): CaseTally {
  const mostPerReport = areIterations ? undefined : Math.max(countRepeats(into), countRepeats(tally))
  const earlierCount = into.passed + into.failed + into.errored + into.skipped
  addTally(into, tally)
  for (const scoreTally of into.scores?.values() ?? []) scoreTally.values.splice(keptScoreValues)
  if (mostPerReport !== undefined) into.mostPerReport = mostPerReport
  if (tally.slices !== undefined) into.slices = joinSlices(into.slices, tally.slices)
  if (tally.scope !== undefined) into.scope = tally.scope
  if (tally.repeatsUnclear === true) into.repeatsUnclear = true
  if (tally.repeatsAssumed === true) into.repeatsAssumed = true
  if (into.location === undefined && tally.location !== undefined) into.location = tally.location
  if (tally.evidence !== undefined) {
    const added = tally.evidence.map((evidence) => ({
      ...evidence,
      ordinal: evidence.ordinal + earlierCount,
    }))
    const all = [...(into.evidence ?? []), ...added]
    const failed = all.filter(({ outcome }) => outcome === 'failed' || outcome === 'errored')
    into.evidence = [...failed, ...all.filter((evidence) => !failed.includes(evidence))].slice(
      0,
      keptEvidence,
    )
  }
  return into
}

/** The iterations of both runs, of the cases that the first one has. The runs stay as they are. */
export function joinRunCases(first: Run, second: Run): Run {
  const cases = new Map([...first.cases].map(([key, tally]) => [key, copyTally(tally)]))
  for (const tally of second.cases.values()) {
    const known = cases.get(tally.key)
    if (known !== undefined) addTally(known, tally)
  }
  return { ...first, cases }
}

/** The iterations of both runs, with the evidence of both. The runs stay as they are. */
export function joinIterations(first: Run, second: Run): Run {
  const cases = new Map([...first.cases].map(([key, tally]) => [key, copyTally(tally)]))
  for (const tally of second.cases.values()) {
    const known = cases.get(tally.key)
    if (known === undefined) cases.set(tally.key, copyTally(tally))
    else addReportTally(known, tally, true)
  }
  return { ...first, cases }
}

function addScores(a: ScoreTally | undefined, b: ScoreTally): ScoreTally {
  if (a === undefined) return { ...b, values: [...b.values] }
  a.count += b.count
  a.sum += b.sum
  a.undecided += b.undecided
  if (b.lowerIsBetter === true) a.lowerIsBetter = true
  for (const value of b.values) a.values.push(value)
  return a
}
