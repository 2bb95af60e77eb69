import type { Collector } from '../../collector.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'

/** A suite that is open, and what had been read when it began. */
interface OpenSuite {
  readonly declared: number
  readonly declaredSkipped: number
  readonly entries: number
  readonly skipped: number
  emptySuites: number
  /** Of the suites in it. */
  missing: number
}

const skippedNames = ['skipped', 'skips', 'skip', 'disabled', 'ignored'] as const

/**
 * Compares the attribute `tests` of every suite with its cases, nested ones included. More cases than declared are usual
 * (hooks, attempts, broken classes). Fewer are not, apart from skipped ones that some writers leave out, and from writers
 * that count something else: Catch2 and doctest count assertions, so the gate looks at the base before it believes it.
 */
export class DeclaredCounts {
  readonly #collector: Collector
  readonly #open: OpenSuite[] = []

  constructor(collector: Collector) {
    this.#collector = collector
  }

  open(attributes: XmlAttributes): void {
    const { entries, skipped } = this.#collector
    const declaredSkipped = skippedNames.reduce((sum, name) => sum + countOf(attributes.get(name)), 0)
    const declared = countOf(attributes.get('tests'))
    this.#open.push({ declared, declaredSkipped, entries, skipped, emptySuites: 0, missing: 0 })
  }

  close(): void {
    const suite = this.#open.pop()
    if (suite === undefined) return
    const entries = this.#collector.entries - suite.entries
    const skipped = this.#collector.skipped - suite.skipped
    const parent = this.#open.at(-1)
    if (entries === 0 && parent !== undefined) parent.emptySuites += 1
    const notWritten = Math.max(0, suite.declaredSkipped - skipped)
    // node:test counts the suites within a suite.
    const own = suite.declared - entries - notWritten - suite.emptySuites
    // What a nested suite lacks, the one around it lacks as well.
    const missing = Math.max(suite.missing, own)
    if (parent !== undefined) parent.missing += missing
    else if (missing > 0) this.#collector.missCases(missing)
  }
}

function countOf(text: string | undefined): number {
  return text !== undefined && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0
}
