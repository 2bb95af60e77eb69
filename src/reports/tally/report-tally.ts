import { addResult } from '../../model/run/add-result.ts'
import { takeAsAttempts } from '../../model/run/attempts.ts'
import { buildCaseKey } from '../../model/run/identity.ts'
import type { Outcome, Result } from '../../model/run/result.ts'
import {
  type CaseTally,
  countIterations,
  countJudged,
  createRun,
  listOtherTallies,
  type Run,
  type TabledRun,
} from '../../model/run/run.ts'
import { addToSample, getSampleMoments } from '../../model/run/sample.ts'
import type { CaseNames } from '../../model/run/table/case-names.ts'
import type { PassSink } from './pass-sink.ts'

const goTest = /^(?:Test|Example|Fuzz|Benchmark)/
/** Lines that say which test it was and how it ended. */
const mark = /^\s*(?:(?:===|---) .*|Failed|)\s*$/i

/**
 * Whether a Go test failed only because its subtests did, which are cases of their own: it says nothing itself, and a
 * subtest that failed begins with its name.
 *
 * @param failing all cases of the report that failed
 */
function isGoParent(tally: CaseTally, failing: readonly CaseTally[]): boolean {
  const { name, suite } = tally.identity
  if (!goTest.test(name) || tally.passed > 0) return false
  const says = (tally.evidence ?? []).some(({ message = '', detail = '' }) =>
    `${message}\n${detail}`.split('\n').some((line) => !mark.test(line)),
  )
  if (says) return false
  return failing.some(
    ({ identity }) => identity.name.startsWith(`${name}/`) && identity.suite.join('\n') === suite.join('\n'),
  )
}

/**
 * Lets cases pass that failed only because of the cases in them, which only a whole report shows. Returns their keys.
 */
function settleParents(run: Run): ReadonlySet<string> {
  const parents = new Set<string>()
  const failing = [...listOtherTallies(run)].filter(({ failed }) => failed > 0)
  for (const tally of failing) {
    if (!isGoParent(tally, failing)) continue
    parents.add(tally.key)
    tally.passed += tally.failed
    tally.failed = 0
    delete tally.evidence
    delete tally.location
  }
  return parents
}

interface Counted {
  readonly outcome: Outcome
  readonly repeat?: Result['repeat']
}

/**
 * The cases of one report file. Equal cases of two files are not iterations of each other, so every file is tallied
 * apart; what equal cases *within* the file mean is decided when it is complete.
 */
export class ReportTally {
  readonly path: string
  readonly run: TabledRun
  /** Some case has more than one judged entry. */
  #repeats = false
  /** Cases with an entry after a pass whose counts don't show it. */
  readonly #failedAfterPass = new Set<string>()
  /** Cases whose further entries the report calls iterations. */
  readonly #iterated = new Set<string>()
  /** Last outcome of the cases whose further entries the report calls attempts. */
  readonly #attempted = new Map<string, Outcome>()
  /** Cases whose entries are attempts at one iteration, with the number of attempts. */
  readonly attempts = new Map<string, number>()
  /** Cases with more than one entry. */
  readonly repeated = new Set<string>()
  #parents: ReadonlySet<string> = new Set()

  /** @param names of other runs with mostly the same cases */
  constructor(path: string, info: Run['info'], names?: CaseNames) {
    this.path = path
    this.run = createRun(info, names)
  }

  /** Adds one entry. */
  add(result: Result): void {
    const tally = addResult(this.run, result)
    if (tally !== undefined) this.#note(tally, result)
  }

  /** Takes the passed entries that have nothing but a duration. */
  get passes(): PassSink {
    const { cases: table } = this.run
    const { names } = table
    return {
      placeOf: (file, suite) => names.addPlace(file, suite),
      add: (place, bytes, start, end, durationMs, repeat) => {
        const number = names.add(place, bytes, start, end)
        if (table.addPass(number, durationMs)) return
        const tally = table.getChangeableTally(number)
        if (tally === undefined) return
        tally.passed += 1
        if (!Number.isNaN(durationMs)) tally.durationMs = addToSample(tally.durationMs, durationMs)
        this.#note(tally, { outcome: 'passed', repeat })
      },
    }
  }

  #note(tally: CaseTally, result: Counted): void {
    // Entries come one by one, so each case passes through two.
    if (countIterations(tally) === 2) this.repeated.add(tally.key)
    if (tally.passed + tally.failed + tally.errored > 1) this.#noteRepeat(tally, result)
  }

  #noteRepeat(tally: CaseTally, { outcome, repeat }: Counted): void {
    if (outcome === 'skipped') return
    this.#repeats = true
    if (repeat === 'iteration') this.#iterated.add(tally.key)
    else if (repeat === 'attempt') this.#attempted.set(tally.key, outcome)
    else if (tally.passed === 1 && outcome !== 'passed') this.#failedAfterPass.add(tally.key)
  }

  /**
   * Decides what repeated entries are. A case is retried only after it failed, so entries after a pass are
   * iterations. Where a file has cases that passed at once and were not run again, and none that was run again after
   * a pass, further entries are attempts. Where most passed cases were run again, they are iterations. Anything
   * between stays open ({@link CaseTally.repeatsUnclear}); the baseline decides there.
   *
   * @param alwaysIterations the format has a notation for retries of its own
   */
  finish({ alwaysIterations }: { readonly alwaysIterations: boolean }): void {
    if (this.#repeats) this.#decideRepeats(alwaysIterations)
    this.#parents = settleParents(this.run)
  }

  #decideRepeats(alwaysIterations: boolean): void {
    for (const [key, last] of this.#attempted) this.#collapse(key, last)
    for (const key of this.repeated) this.#assume(key)
    if (alwaysIterations) return
    const { cases } = this.run
    let once = cases.passes
    let again = 0
    const open: CaseTally[] = []
    for (const tally of listOtherTallies(this.run)) {
      if (this.#attempted.has(tally.key)) continue
      if (countJudged(tally) < 2) once += tally.passed
      else if (this.#iterated.has(tally.key) || this.#wasRunAgain(tally)) again += 1
      else open.push(tally)
    }
    if (again > 0 && again >= once) return
    for (const tally of open) {
      if (again === 0 && once > 0) this.#takeAsAttempts(tally, findLastOutcome(tally))
      else tally.repeatsUnclear = true
    }
  }

  /** Whether some case took time; a clock does not say the same twice. */
  hasTimes(): boolean {
    for (const { durationMs } of this.run.cases.values())
      if (durationMs !== undefined && getSampleMoments(durationMs).max > 0) return true
    return false
  }

  /** An entry as the whole report shows it: for a second reading, after {@link finish}. */
  settle(result: Result): Result {
    if (result.outcome !== 'failed' || this.#parents.size === 0) return result
    if (this.#parents.has(buildCaseKey(result.identity))) return { ...result, outcome: 'passed' }
    return result
  }

  #wasRunAgain(tally: CaseTally): boolean {
    return tally.passed > 1 || this.#failedAfterPass.has(tally.key)
  }

  #collapse(key: string, last: Outcome): void {
    const tally = this.run.cases.get(key)
    if (tally !== undefined && !this.#iterated.has(key)) this.#takeAsAttempts(tally, last)
  }

  #assume(key: string): void {
    const tally = this.run.cases.get(key)
    if (tally === undefined || countJudged(tally) < 2 || this.#iterated.has(key)) return
    tally.repeatsAssumed = true
  }

  #takeAsAttempts(tally: CaseTally, last: Outcome): void {
    const taken = takeAsAttempts(tally, last)
    if (taken === tally) return
    this.attempts.set(tally.key, countIterations(tally) - tally.skipped)
    this.run.cases.set(tally.key, taken)
  }
}

/** Outcome of the last entry of a case that was never run again after a pass. */
export function findLastOutcome({ passed, failed }: CaseTally): Outcome {
  if (passed > 0) return 'passed'
  if (failed > 0) return 'failed'
  return 'errored'
}
