import { buildRecord } from '../../../model/data.ts'
import type { Location, Outcome, Result, Unjudged } from '../../../model/run/result.ts'
import type { ReportSource } from '../../bytes/source.ts'
import type { ReadContext } from '../../format.ts'
import { readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { keepPossibleMs, readCount, readNumber } from '../../numbers.ts'
import { readStatus, type Status } from '../../statuses.ts'
import { cleanName, removeIterationNumber } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { readEvalFields } from '../eval-tools/vitest-evals.ts'
import { type EvidenceDialect, RunEvidence } from './run-evidence.ts'

const entryMembers = [
  ...(['status', 'title', 'ancestorTitles', 'duration', 'location', 'failureMessages'] as const),
  ...(['retryReasons', 'invocations', 'meta', 'tags'] as const),
] as const
type Entry = Readonly<Partial<Record<(typeof entryMembers)[number], unknown>>>

/** What the two writers of `testResults` mean differently. */
interface TestResultsDialect extends EvidenceDialect {
  /** Whether a passed entry needed a retry. */
  isFlaky(entry: Entry): boolean
  /** Attempts made, if the entry says so. */
  attempts(entry: Entry): number | undefined
}

/** The content of an entry except for the identity of its case, which needs the file. */
interface Pending {
  readonly suite: readonly string[]
  readonly name: string | undefined
  readonly fields: Omit<Result, 'identity' | 'location'>
  readonly place: { readonly line: number; readonly column: number | undefined } | undefined
  readonly traced: Location | undefined
}

interface TestFile {
  readonly entries: Pending[]
  name: string
  message: string
  failed: boolean | undefined
  /** Whether the file failed is not known. */
  unjudged: Unjudged | undefined
}

/**
 * Reads `testResults[].assertionResults[]`. The entries of a file come before its name, so they wait until the
 * file is complete: memory follows the largest test file, not the report.
 */
export async function readTestResults(
  source: ReportSource,
  context: ReadContext,
  dialect: TestResultsDialect,
): Promise<void> {
  const reading = new TestResultsReading(context, dialect)
  await readJson(source, context, {
    keys: {
      numFailedTests: { take: (value) => reading.takeTotals({ failures: readCount(value) }) },
      numTotalTests: { take: (value) => reading.takeTotals({ cases: readCount(value) }) },
      numFailedTestSuites: { take: (value) => reading.evidence.takeFailedSuites(readCount(value)) },
      testResults: { items: reading.plan },
      numRuntimeErrorTestSuites: { take: (value) => reading.evidence.takeRuntimeErrors(readCount(value)) },
      wasInterrupted: { take: (value) => reading.evidence.takeInterruption(value) },
      success: { take: (value) => reading.evidence.takeSuccess(value) },
    },
  })
  reading.finish()
}

class TestResultsReading {
  readonly evidence: RunEvidence
  readonly #context: ReadContext
  readonly #dialect: TestResultsDialect
  #file = createTestFile()
  /** Tests, as the report counts them. */
  #totals: { readonly failures?: number; readonly cases?: number } = {}
  /** How often a file was listed: once per project that runs it. */
  readonly #listings = new Map<string, number>()
  /** Suites of the entry before, shared by its neighbours. */
  #suite: readonly string[] = []

  readonly #entry: JsonPlan = {
    members: entryMembers,
    take: (value) => this.#takeEntry(readFields(value)),
  }

  readonly plan: JsonPlan = {
    keys: {
      assertionResults: { items: this.#entry },
      testResults: { items: this.#entry },
      ...buildRecord(
        ['name', 'testFilePath', 'message', 'failureMessage', 'status'],
        (key): JsonPlan => ({ take: (value) => this.#takeMember(key, value) }),
      ),
    },
    end: () => this.#finishFile(),
  }

  constructor(context: ReadContext, dialect: TestResultsDialect) {
    this.#context = context
    this.#dialect = dialect
    this.evidence = new RunEvidence(context, dialect)
  }

  takeTotals(totals: { readonly failures?: number; readonly cases?: number }): void {
    this.#totals = { ...this.#totals, ...totals }
  }

  finish(): void {
    this.evidence.finish()
    this.#context.collector.stateTotals(this.#totals)
  }

  #takeMember(key: string, value: unknown): void {
    const file = this.#file
    const text = readText(value) ?? ''
    if (key === 'status') this.#takeFileStatus(value)
    else if (key === 'name' || key === 'testFilePath') file.name ||= text
    else file.message ||= text
  }

  #takeFileStatus(value: unknown): void {
    const { outcome, unjudged } = readStatus('jest', value, this.#context.collector)
    this.#file.unjudged = unjudged
    this.#file.failed = unjudged === undefined && outcome !== 'passed' && outcome !== 'skipped'
  }

  #takeEntry(entry: Entry): void {
    const status = readStatus('jest', entry.status, this.#context.collector)
    const { outcome } = status
    const place = readFields(entry.location)
    const line = readNumber(place.line)
    const title = readText(entry.title)
    const trace = this.#traceOf(entry, outcome)
    this.#file.entries.push({
      suite: this.#suiteOf(readList(entry.ancestorTitles)),
      name: title && removeIterationNumber(cleanName(title)),
      fields: this.#fieldsFrom(entry, status, trace),
      place: line === undefined ? undefined : { line, column: readNumber(place.column) },
      traced:
        outcome === 'failed' && line === undefined ? this.#context.workspace.locateInStack(trace) : undefined,
    })
  }

  /** Jest keeps what went wrong in earlier attempts apart. */
  #traceOf(entry: Entry, outcome: Outcome): string {
    const failures = readList(entry.failureMessages)
    const fields = failures.length === 0 && outcome === 'passed' ? readList(entry.retryReasons) : failures
    if (fields.length === 0) return ''
    return makeReadable(fields.map((text) => readText(text) ?? '').join('\n\n'))
  }

  #fieldsFrom(entry: Entry, status: Status, trace: string): Pending['fields'] {
    const durationMs = keepPossibleMs(readNumber(entry.duration))
    const fields: Pending['fields'] = durationMs === undefined ? status : { ...status, durationMs }
    const flaky = status.outcome === 'passed' && this.#dialect.isFlaky(entry)
    const attempts = this.#dialect.attempts(entry) ?? 1
    // Most entries say no more than that, and there may be a million of them.
    if (!flaky && attempts <= 1 && trace === '' && entry.meta === undefined && entry.tags === undefined)
      return fields
    return {
      ...fields,
      ...(flaky && { flaky }),
      ...(attempts > 1 && { attempts }),
      ...(trace !== '' && { message: buildFailureMessage(trace), detail: truncateText(trace, keptDetail) }),
      ...readEvalFields(entry.meta, entry.tags),
    }
  }

  #suiteOf(titles: readonly unknown[]): readonly string[] {
    const last = this.#suite
    if (titles.length !== last.length || titles.some((title, index) => title !== last[index]))
      // Vitest 1 begins with the suite of the file, which has no name.
      this.#suite = titles.map((title) => cleanName(readText(title) ?? '')).filter((title) => title !== '')
    return this.#suite
  }

  #finishFile(): void {
    const { collector, workspace } = this.#context
    const file = this.#file
    this.#file = createTestFile()
    const path = cleanName(workspace.relative(file.name))
    const listing = this.#countListing(path, file.entries.length > 0)
    for (const { suite, name, fields, place, traced } of file.entries) {
      const location = place === undefined ? traced : workspace.locate(path, place.line, place.column)
      const identity = buildEntryIdentity(path, suite, name, listing)
      const isWholeFile = name === undefined && fields.outcome === 'errored'
      if (location === undefined && !isWholeFile) collector.add({ identity, ...fields })
      else
        collector.add({
          identity,
          ...fields,
          ...(isWholeFile && { scope: 'suite' }),
          location,
        })
    }
    this.evidence.addFile(path, file)
  }

  /** 1 for the first time that a file with tests is listed. */
  #countListing(path: string, hasTests: boolean): number {
    if (path === '' || !hasTests) return 1
    const listing = (this.#listings.get(path) ?? 0) + 1
    this.#listings.set(path, listing)
    if (listing === 2)
      this.#context.collector.warn(
        'a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing',
      )
    return listing
  }
}

/** Vitest 4 writes a mark of its own instead of the reason when a test timed out. */
function buildFailureMessage(trace: string): string {
  if (/^(?:Error: )?STACK_TRACE_ERROR\b/.test(trace))
    return 'the test timed out (Vitest 4 does not write the limit into its JSON)'
  return findHeadline(trace)
}

/** A file that several projects run is listed once per project, without the name of the project. */
function buildEntryIdentity(
  path: string,
  suite: readonly string[],
  name: string | undefined,
  listing: number,
): Result['identity'] {
  if (path === '') return { suite, name: name ?? '' }
  if (listing === 1) return { file: path, suite, name: name ?? path }
  return { file: path, suite, name: name ?? path, variant: `listing ${listing}` }
}

function createTestFile(): TestFile {
  return { entries: [], name: '', message: '', failed: undefined, unjudged: undefined }
}
