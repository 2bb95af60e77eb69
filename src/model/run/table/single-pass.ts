import type { CaseIdentity, Result } from '../result.ts'
import type { CaseTally } from '../tally.ts'

/** What a result may have beyond a duration and still leave nothing in a tally but a pass. */
const unkept: ReadonlySet<string> = new Set<keyof Result>([
  ...(['identity', 'outcome', 'durationMs', 'repeat', 'attempts', 'message', 'detail', 'spans'] as const),
  ...(['input', 'expected'] as const),
])

/** Whether the result is a pass that leaves nothing but a duration: a case with one such result needs no tally. */
export function isPassOnly(result: Result): boolean {
  if (result.outcome !== 'passed') return false
  for (const name in result) if (result[name as keyof Result] !== undefined && !unkept.has(name)) return false
  return true
}

const counts: ReadonlySet<string> = new Set<keyof CaseTally>([
  ...(['passed', 'failed', 'errored', 'skipped', 'lost', 'flaky'] as const),
])
const named: ReadonlySet<string> = new Set<keyof CaseTally>(['key', 'identity', 'durationMs'])

/** Whether the tally is that of one pass with nothing but a duration. */
export function isSinglePass(tally: CaseTally): boolean {
  if (tally.passed !== 1 || typeof tally.durationMs === 'object') return false
  for (const name in tally) {
    const value = tally[name as keyof CaseTally]
    if (counts.has(name) ? value !== 0 && name !== 'passed' : value !== undefined && !named.has(name))
      return false
  }
  return true
}

/** The tally of one pass. `durationMs`: NaN without one. */
export function createPassTally(key: string, identity: CaseIdentity, durationMs: number): CaseTally {
  const tally = createEmptyTally(key, identity, !Number.isNaN(durationMs))
  tally.passed = 1
  if (!Number.isNaN(durationMs)) tally.durationMs = durationMs
  return tally
}

/**
 * An empty tally in its smallest form, spelt out, with room for a duration where there will be one: a run may hold a
 * million of them, and objects that grow later or are made by spreading take more.
 */
export function createEmptyTally(key: string, identity: CaseIdentity, hasDuration: boolean): CaseTally {
  if (!hasDuration) return { key, identity, passed: 0, failed: 0, errored: 0, skipped: 0, lost: 0, flaky: 0 }
  return {
    key,
    identity,
    passed: 0,
    failed: 0,
    errored: 0,
    skipped: 0,
    lost: 0,
    flaky: 0,
    durationMs: undefined,
  }
}
