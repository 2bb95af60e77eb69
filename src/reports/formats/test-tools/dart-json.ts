import { Damage } from '../../damage.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { keepPossibleMs, readNumber } from '../../numbers.ts'
import { readStatus, type Status } from '../../statuses.ts'
import { cleanName, removeIterationNumber } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { cleanPath } from './entry.ts'

interface Running {
  readonly test: Fields
  readonly startedAt: number
  error: string
  stack: string
  /** A thrown error and not an assertion that failed. */
  isError: boolean
}

/** Events of `dart test --reporter json` and `flutter test --machine`, one per line. */
export const readDartJson: ReadReport = async (source, context) => {
  const reading = new DartReading(context)
  // `flutter test --machine` mixes in lists of daemon events.
  await readJson(
    source,
    context,
    { take: (value) => reading.take(readFields(value)), items: {} },
    { many: true },
  )
  reading.finish()
}

class DartReading {
  readonly #context: ReadContext
  readonly #suites = new Map<number, string>()
  readonly #groups = new Map<number, { readonly name: string; readonly parent: number | undefined }>()
  readonly #tests = new Map<number, Running>()
  #declared = 0
  /** Tests that ended and did not begin. */
  #missing = 0
  #isDone = false

  constructor(context: ReadContext) {
    this.#context = context
  }

  take(event: Fields): void {
    switch (event.type) {
      case 'suite': {
        const { id, path } = readFields(event.suite)
        this.#suites.set(readNumber(id) ?? -1, readText(path) ?? '')
        return
      }
      case 'group': {
        const { id, name, parentID, testCount } = readFields(event.group)
        // The group around all tests of a file.
        if (readNumber(parentID) === undefined) this.#declared += readNumber(testCount) ?? 0
        this.#groups.set(readNumber(id) ?? -1, { name: readText(name) ?? '', parent: readNumber(parentID) })
        return
      }
      case 'testStart': {
        const test = readFields(event.test)
        const startedAt = readNumber(event.time) ?? 0
        this.#tests.set(readNumber(test.id) ?? -1, { test, startedAt, error: '', stack: '', isError: false })
        return
      }
      case 'error': {
        const running = this.#tests.get(readNumber(event.testID) ?? -1)
        if (running === undefined) return
        running.error ||= readText(event.error) ?? ''
        running.stack ||= readText(event.stackTrace) ?? ''
        if (event.isFailure === false) running.isError = true
        return
      }
      case 'testDone':
        this.#finishTest(event)
        return
      case 'done':
        // A runner that was stopped does not say whether it succeeded.
        this.#isDone = typeof event.success === 'boolean'
        if (event.success === false && this.#context.collector.failing === 0)
          this.#context.collector.stateTotals({ failures: 1 })
    }
  }

  #finishTest(event: Fields): void {
    const id = readNumber(event.testID) ?? -1
    const running = this.#tests.get(id)
    if (running === undefined) {
      if (event.hidden !== true) this.#missing += 1
      return
    }
    this.#tests.delete(id)
    const status = readTestStatus(event, this.#context)
    // Loading a file is a hidden test; it counts only when it fails.
    if (event.hidden === true && status.outcome !== 'failed' && status.outcome !== 'errored') return
    const ended = readNumber(event.time) ?? Number.NaN
    this.#add(running, {
      status,
      durationMs: keepPossibleMs(ended - running.startedAt),
      isHidden: event.hidden === true,
    })
  }

  #add(
    { test, error, stack }: Running,
    ending: {
      readonly status: Status
      readonly durationMs?: number
      readonly isHidden: boolean
    },
  ): void {
    const { collector } = this.#context
    const path = this.#suites.get(readNumber(test.suiteID) ?? -1) ?? ''
    const file = cleanPath(path, this.#context)
    const text = makeReadable(error).trim()
    const { outcome, unjudged } = ending.status
    const failed = outcome === 'failed' || (outcome === 'errored' && unjudged === undefined)
    const isWhole = failed && (ending.isHidden || /^loading /.test(readText(test.name) ?? ''))
    const { suite, name } = this.#namesOf(test)
    const result = {
      identity: { file, suite, name },
      ...ending.status,
      durationMs: ending.durationMs,
      message: readText(readFields(test.metadata).skipReason),
      ...(failed && {
        message: findHeadline(text),
        detail: truncateText(`${text}\n\n${makeReadable(stack)}`.trim(), keptDetail),
        location: this.#placeOf(test, stack, path),
      }),
    }
    if (isWhole) collector.addSuiteError({ ...result, identity: { file, suite: [], name: file ?? name } })
    else collector.add(result)
  }

  /** The name of a test begins with those of its groups, and so does that of a group. */
  #namesOf(test: Fields): { readonly suite: readonly string[]; readonly name: string } {
    const full = readText(test.name) ?? ''
    const groups = readList(test.groupIDs)
      .map((id) => this.#groups.get(readNumber(id) ?? -1)?.name ?? '')
      .filter((name) => name !== '')
    const suite = groups.map((name, index) => removeStart(name, groups[index - 1]))
    const name = removeIterationNumber(cleanName(removeStart(full, groups.at(-1))))
    return { suite: suite.map(cleanName), name }
  }

  /** Helpers of a package have the line in `line`; the line in the test file is `root_line`. */
  #placeOf(test: Fields, stack: string, path: string) {
    const { workspace } = this.#context
    const line = readNumber(test.root_line) ?? readNumber(test.line)
    return workspace.locateInStack(joinLineNumbers(makeReadable(stack))) ?? workspace.locate(path, line)
  }

  /** Tests that did not end: the process was stopped, and others may not have begun. */
  finish(): void {
    for (const running of this.#tests.values()) {
      running.error ||= 'the test did not end; the process was stopped'
      this.#add(running, { status: { outcome: 'errored' }, isHidden: false })
    }
    const { collector } = this.#context
    collector.stateTotals({ cases: Math.max(this.#declared, collector.tests + this.#missing) })
    if (!this.#isDone) throw Damage.atEnd('the run did not end')
  }
}

function readTestStatus({ result, skipped }: Fields, { collector }: ReadContext): Status {
  const status = readStatus('dart', result, collector)
  if (status.outcome === 'passed' && skipped === true) return { outcome: 'skipped' }
  return status
}

function removeStart(name: string, start: string | undefined): string {
  if (start !== undefined && name.startsWith(`${start} `)) return name.slice(start.length + 1)
  return name
}

/** Dart writes `test/a_test.dart 12:5`. */
function joinLineNumbers(stack: string): string {
  return stack.replace(/(\.dart) (\d{1,7}):(\d{1,5})/g, '$1:$2:$3')
}
