import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideVerdict } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import type { Baseline } from '../../../src/model/comparison/baseline.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import type { Comparison, MeasuredBefore } from '../../../src/model/comparison.ts'
import type { ReportSummary } from '../../../src/model/gate-report.ts'
import { createWholeMeasurement, type Measured } from '../../../src/model/measured.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { createRun, type Run, type TabledRun } from '../../../src/model/run/run.ts'
import type { Reason, Verdict } from '../../../src/model/verdict.ts'

/** A letter an iteration: passed, failed, errored, lost, unscored, of an unknown status, of another one, skipped, passed after a retry. */
const letters = {
  p: { outcome: 'passed' },
  f: { outcome: 'failed' },
  e: { outcome: 'errored' },
  l: { outcome: 'errored', infrastructure: true },
  u: { outcome: 'errored', unjudged: 'unscored' },
  x: { outcome: 'errored', unjudged: 'unknown', word: 'odd' },
  y: { outcome: 'errored', unjudged: 'unknown', word: 'odder' },
  s: { outcome: 'skipped' },
  r: { outcome: 'passed', flaky: true },
} as const satisfies Record<string, Partial<Result>>

/** What a case is besides its name and outcomes. */
export type Extra = Partial<Omit<Result, 'outcome'>> & { readonly file?: string }

/** Cases by name, with a letter an iteration: `{ login: 'ppf' }`. Repeat with `'p'.repeat(5)`. */
export function aRun(id: string, cases: Readonly<Record<string, string>>, extra: Extra = {}): TabledRun {
  const run = createRun({ id, suiteName: 'suite', createdAt: 1 })
  for (const [name, outcomes] of Object.entries(cases)) addCase(run, name, outcomes, extra)
  return run
}

export function addCase<Of extends Run>(
  run: Of,
  name: string,
  outcomes: string,
  { file, ...extra }: Extra = {},
): Of {
  for (const letter of outcomes) {
    const outcome = letters[letter as keyof typeof letters]
    if (outcome === undefined) throw new Error(`no outcome has the letter ${letter}`)
    const identity = { suite: ['checkout'], name, ...(file !== undefined && { file }) }
    addResult(run, { identity, ...outcome, ...extra })
  }
  return run
}

/** The same outcomes for `count` cases named by number. */
export function manyCases(
  count: number,
  outcomes: string | ((index: number) => string),
): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `case ${String(index).padStart(4, '0')}`,
      typeof outcomes === 'string' ? outcomes : outcomes(index),
    ]),
  )
}

/** Runs with the newest first. */
export function aBaseline(...runs: readonly Run[]): Baseline {
  return { source: 'artifact', description: 'main@abc', runs }
}

export function aPolicy(overrides: Partial<Policy> = {}): Policy {
  return { ...defaultPolicy, ...overrides }
}

export interface Judged {
  readonly comparison: Comparison
  readonly verdict: Verdict
  /** The one case of that name. */
  caseOf(name: string): CaseComparison
  /** The reasons of that rule. */
  reasons(rule: string): readonly Reason[]
}

/** 2030-01-01, noon. */
export const today = Date.UTC(2030, 0, 1, 12)

const damaged: ReportSummary = {
  path: 'damaged.xml',
  format: null,
  tests: 0,
  passed: 0,
  failed: 0,
  errored: 0,
  skipped: 0,
  flaky: 0,
  warnings: [],
  error: 'damaged.xml ends in the middle of a tag.',
}

/** A whole measurement, but for reports that could not be read. */
export function aMeasured(run: Run, { unreadable = 0 } = {}): Measured {
  return { ...createWholeMeasurement(run), files: Array.from({ length: unreadable }, () => damaged) }
}

/** Compares and decides. */
export function judge(
  head: Run,
  base: Run | Baseline | null,
  policy: Partial<Policy> = {},
  { unreadable = 0, before }: { readonly unreadable?: number; readonly before?: MeasuredBefore } = {},
): Judged {
  const baseline = base === null || 'runs' in base ? base : aBaseline(base)
  const comparison = compareRuns(head, baseline, aPolicy(policy), { today, before })
  return judged(comparison, decideVerdict(aMeasured(head, { unreadable }), comparison, aPolicy(policy)))
}

export function judged(comparison: Comparison, verdict: Verdict): Judged {
  return {
    comparison,
    verdict,
    caseOf(name) {
      const found = comparison.cases.filter(({ identity }) => identity.name === name)
      const [only] = found
      if (found.length !== 1 || only === undefined) throw new Error(`${found.length} cases are named ${name}`)
      return only
    },
    reasons: (rule) => verdict.reasons.filter((reason) => reason.rule === rule),
  }
}
