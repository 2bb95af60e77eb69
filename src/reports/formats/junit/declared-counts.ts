import type { Collector } from '../../collector.ts'
import { findHeadline, keptMessage, makeReadable, truncateText } from '../../text/text.ts'
import { sumCounts, type XmlAttributes } from '../../xml/attributes.ts'
import type { ProblemKind } from './case.ts'

/** Counts of what was read up to some point of the report. */
interface Counts {
  readonly cases: number
  readonly skipped: number
  /** Elements `skipped`; the cases of some of them are read as errored. */
  readonly skips: number
  readonly failing: number
  /** A case may have several; other writers mark a failing case by an attribute alone. */
  readonly problems: number
  /** Failed attempts within the entry of their case. */
  readonly attempts: number
}

interface OpenSuite {
  readonly name: string
  readonly declared: { readonly cases: number; readonly skipped: number; readonly failures: number }
  /** Counts at the start of the suite. */
  readonly before: Counts
  emptySuites: number
  /** Largest number of cases that a nested suite lacks. */
  missing: number
  unexplained: number
  output: string
}

const skippedNames = ['skipped', 'skips', 'skip', 'disabled', 'ignored'] as const

/**
 * Compares the attributes `tests`, `failures` and `errors` of every suite with what is in it, nested ones
 * included. More cases than declared are usual (hooks, attempts, broken classes). Fewer are not, apart from
 * skipped ones that some writers leave out, and from writers that count something else: Catch2 and doctest
 * count assertions, so the gate looks at the base before it believes it.
 */
export class DeclaredCounts {
  readonly #collector: Collector
  readonly #open: OpenSuite[] = []
  #problems = 0
  #skips = 0
  #attempts = 0

  constructor(collector: Collector) {
    this.#collector = collector
  }

  open(attributes: XmlAttributes): void {
    this.#open.push({
      name: attributes.get('name') ?? '',
      declared: {
        cases: sumCounts(attributes, ['tests']),
        skipped: sumCounts(attributes, skippedNames) || 0,
        failures: sumCounts(attributes, ['failures', 'errors']),
      },
      before: this.#read(),
      emptySuites: 0,
      missing: 0,
      unexplained: 0,
      output: '',
    })
  }

  /** A `failure`, `error`, `skipped` or failed attempt, wherever it is. */
  add(kind: ProblemKind): void {
    if (kind === 'skipped') this.#skips += 1
    else if (kind === 'failure' || kind === 'error') this.#problems += 1
    else this.#attempts += 1
  }

  /** Whether the innermost suite counts failures, so that its output may say what happened. */
  get hasFailures(): boolean {
    return (this.#open.at(-1)?.declared.failures ?? 0) > 0
  }

  /** Output of the innermost suite itself. */
  say(text: string): void {
    const suite = this.#open.at(-1)
    if (suite !== undefined) suite.output ||= text.trim()
  }

  close(): void {
    const suite = this.#open.pop()
    if (suite === undefined) return
    const current = addCountedAttempts(suite, this.#read())
    const parent = this.#open.at(-1)
    this.#closeCases(suite, current, parent)
    this.#closeFailures(suite, current, parent)
  }

  #closeCases(
    { declared, before, emptySuites, ...suite }: OpenSuite,
    current: Counts,
    parent?: OpenSuite,
  ): void {
    const entries = current.cases - before.cases
    if (entries === 0 && parent !== undefined) parent.emptySuites += 1
    const skipped = Math.max(current.skipped - before.skipped, current.skips - before.skips)
    const notWritten = Math.max(0, declared.skipped - skipped)
    // node:test counts the suites within a suite.
    const missingHere = declared.cases - entries - notWritten - emptySuites
    // The suite around a nested one lacks at least as many cases as the nested one.
    const missing = Math.max(suite.missing, missingHere)
    if (parent !== undefined) parent.missing += missing
    else this.#collector.state({ what: 'cases', declared: entries + missing, shown: entries })
  }

  #closeFailures(
    { name, declared, before, output, ...suite }: OpenSuite,
    current: Counts,
    parent?: OpenSuite,
  ): void {
    const shown = Math.max(current.failing - before.failing, current.problems - before.problems)
    const unexplainedHere = declared.failures - shown
    this.#collector.state({
      what: 'failures',
      suite: name === '' ? undefined : makeReadable(name).slice(0, 200),
      declared: unexplainedHere - suite.unexplained + shown,
      shown,
      text: output === '' ? undefined : truncateText(findHeadline(makeReadable(output)), keptMessage),
    })
    if (parent !== undefined) parent.unexplained += Math.max(unexplainedHere, suite.unexplained)
  }

  #read(): Counts {
    const { entries, skipped, failing } = this.#collector
    return {
      cases: entries,
      skipped,
      skips: this.#skips,
      failing,
      problems: this.#problems,
      attempts: this.#attempts,
    }
  }
}

/**
 * With JUnit 4, Surefire counts each attempt of a case as a test and as a failure; with JUnit 5, and elsewhere, the
 * last one only. Where neither count leaves room for all attempts, they explain nothing.
 */
function addCountedAttempts({ declared, before }: OpenSuite, current: Counts): Counts {
  const attempts = current.attempts - before.attempts
  const failing = Math.max(current.failing - before.failing, current.problems - before.problems)
  const areCounted =
    declared.cases - (current.cases - before.cases) >= attempts && declared.failures - failing >= attempts
  if (!areCounted) return current
  return {
    ...current,
    cases: current.cases + attempts,
    failing: current.failing + attempts,
    problems: current.problems + attempts,
  }
}
