import { buildCaseKey } from './identity.ts'
import type { Cause } from './never-judged.ts'
import type { CaseIdentity, Outcome, Result } from './result.ts'
import {
  type CaseTally,
  countIterations,
  type Evidence,
  keptEvidence,
  keptScoreValues,
  type Run,
} from './run.ts'
import { addToSample } from './sample.ts'
import { joinSlices } from './slices.ts'
import { isPlainIdentity } from './table/case-names.ts'
import { CaseTable } from './table/case-table.ts'
import { createEmptyTally, isPassOnly } from './table/single-pass.ts'
import { several } from './tally.ts'
import { addToolCalls } from './tool-use.ts'

/**
 * Adds one iteration to the run and returns the tally of its case; undefined for the first of a case that passed and
 * has nothing but a duration, which a {@link CaseTable} keeps without a tally.
 */
export function addResult(run: Run, result: Result): CaseTally | undefined {
  const tally = findOrAddTally(run.cases, result)
  if (tally !== undefined) addToTally(tally, result)
  return tally
}

function findOrAddTally(cases: Run['cases'], result: Result): CaseTally | undefined {
  const { identity, durationMs } = result
  if (!(cases instanceof CaseTable) || !isPlainIdentity(identity)) {
    const key = buildCaseKey(identity)
    const known = cases.get(key)
    if (known !== undefined) return known
    const tally = createEmptyTally(key, shareKeyName(identity, key), durationMs !== undefined)
    cases.set(key, tally)
    return tally
  }
  const number = cases.names.addIdentity(identity)
  if (cases.hasNumber(number)) return cases.getChangeableTally(number)
  if (isPassOnly(result)) {
    cases.addPass(number, durationMs ?? Number.NaN)
    return undefined
  }
  const key = cases.names.key(number)
  const tally = createEmptyTally(
    key,
    shareKeyName(cases.names.identity(number), key),
    durationMs !== undefined,
  )
  cases.keep(number, tally)
  return tally
}

function addToTally(tally: CaseTally, result: Result): void {
  tally[result.outcome] += 1
  if (result.scope !== undefined) tally.scope = result.scope
  if (result.outcome === 'errored' && (result.infrastructure === true || result.unjudged !== undefined))
    tally.lost += 1
  if (result.unjudged !== undefined) tally.unjudged = result.unjudged
  if (result.finding === true) tally.finding = true
  if (result.flaky === true && result.outcome === 'passed') tally.flaky += 1
  if (result.cached === true) tally.cached = (tally.cached ?? 0) + 1
  if (result.outage !== undefined) addOutage(tally, result.outcome, result.outage)
  if (result.location !== undefined) tally.location ??= result.location
  if (result.model !== undefined) tally.model ??= result.model
  if (result.provider !== undefined) tally.provider ??= result.provider
  if (result.stick !== undefined) tally.stick = joinTexts(tally.stick, result.stick)
  if (result.word !== undefined) tally.word = joinTexts(tally.word, result.word)
  if (result.toolCalls !== undefined) tally.toolUse = addToolCalls(tally.toolUse, result.toolCalls)
  if (result.slices !== undefined) tally.slices = joinSlices(tally.slices, result.slices)
  if (result.durationMs !== undefined) tally.durationMs = addToSample(tally.durationMs, result.durationMs)
  if (result.latencyMs !== undefined) tally.latencyMs = addToSample(tally.latencyMs, result.latencyMs)
  if (result.costUsd !== undefined) tally.costUsd = addToSample(tally.costUsd, result.costUsd)
  const tokens = countTotalTokens(result)
  if (tokens !== undefined) tally.tokens = addToSample(tally.tokens, tokens)
  if (result.scores !== undefined) addScores(tally, result.scores)
  keepEvidence(tally, result)
}

function joinTexts(known: string | undefined, added: string): string {
  return known === undefined || known === added ? added : several
}

function addOutage(tally: CaseTally, outcome: Outcome, cause: Cause): void {
  if (outcome !== 'failed' && outcome !== 'errored') return
  tally.outages ??= { failed: 0, errored: 0, cause }
  tally.outages[outcome] += 1
}

/**
 * The identity with a name that is a slice of the key, which ends with it. The name from the report would keep the
 * text that it was cut from in memory.
 */
function shareKeyName(identity: CaseIdentity, key: string): CaseIdentity {
  const { file, suite, name } = identity
  if (identity.id !== undefined || identity.variant !== undefined || !key.endsWith(name)) return identity
  const shared = key.slice(key.length - name.length)
  if (file === undefined) return { suite, name: shared }
  return { file, suite, name: shared }
}

/** Total tokens of one iteration, or undefined where the report has none. */
export function countTotalTokens(result: Result): number | undefined {
  const { tokens } = result
  if (tokens === undefined) return undefined
  if (tokens.total !== undefined) return tokens.total
  if (tokens.input === undefined && tokens.output === undefined) return undefined
  return (tokens.input ?? 0) + (tokens.output ?? 0)
}

function addScores(tally: CaseTally, scores: NonNullable<Result['scores']>): void {
  tally.scores ??= new Map()
  for (const score of scores) {
    let scoreTally = tally.scores.get(score.name)
    if (scoreTally === undefined) {
      scoreTally = { count: 0, sum: 0, values: [], undecided: 0 }
      tally.scores.set(score.name, scoreTally)
    }
    if (score.threshold !== undefined) scoreTally.threshold = score.threshold
    if (score.lowerIsBetter === true) scoreTally.lowerIsBetter = true
    if (score.judge !== undefined) scoreTally.judge ??= score.judge
    if (score.value === null) {
      scoreTally.undecided += 1
      continue
    }
    scoreTally.count += 1
    scoreTally.sum += score.value
    if (scoreTally.values.length < keptScoreValues) scoreTally.values.push(score.value)
  }
}

/** A plain pass without eval data adds nothing to the counts, so it is not kept. */
function isWorthKeeping(result: Result): boolean {
  return (
    result.outcome === 'failed' ||
    result.outcome === 'errored' ||
    result.flaky === true ||
    result.output !== undefined ||
    result.scores !== undefined ||
    result.toolCalls !== undefined ||
    (result.outcome === 'skipped' && result.message !== undefined)
  )
}

function isFailure(outcome: Outcome): boolean {
  return outcome === 'failed' || outcome === 'errored'
}

function keepEvidence(tally: CaseTally, result: Result): void {
  if (!isWorthKeeping(result)) return
  tally.evidence ??= []
  const allEvidence = tally.evidence
  if (allEvidence.length >= keptEvidence) {
    if (!isFailure(result.outcome)) return
    const replaced = allEvidence.findLastIndex((evidence) => !isFailure(evidence.outcome))
    if (replaced === -1) return
    allEvidence.splice(replaced, 1)
  }
  const evidence = buildEvidence(result, countIterations(tally))
  const firstPass = isFailure(result.outcome)
    ? allEvidence.findIndex(({ outcome }) => !isFailure(outcome))
    : -1
  allEvidence.splice(firstPass === -1 ? allEvidence.length : firstPass, 0, evidence)
}

function buildEvidence(result: Result, ordinal: number): Evidence {
  const {
    outcome,
    flaky,
    attempts = 1,
    infrastructure,
    unjudged,
    durationMs,
    message,
    detail,
    location,
  } = result
  const { input, output, expected, toolCalls, scores, trace } = result
  return {
    outcome,
    ordinal,
    ...(flaky && { flaky }),
    ...(attempts > 1 && isFailure(outcome) && { attempts }),
    ...(infrastructure && { infrastructure }),
    ...(unjudged && { unjudged }),
    ...(durationMs !== undefined && { durationMs }),
    ...(message !== undefined && { message }),
    ...(detail !== undefined && { detail }),
    ...(location !== undefined && { location }),
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
    ...(expected !== undefined && { expected }),
    ...(toolCalls !== undefined && { toolCalls }),
    ...(trace !== undefined && { trace }),
    ...(scores !== undefined && {
      scores: scores.map(({ name, value, rationale }) => ({
        name,
        value,
        ...(rationale !== undefined && { rationale }),
      })),
    }),
  }
}
