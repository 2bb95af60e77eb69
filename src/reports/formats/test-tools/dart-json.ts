import { Damage } from '../../damage.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'

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
    { take: (value) => reading.take(fieldsOf(value)), items: {} },
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
        const { id, path } = fieldsOf(event.suite)
        this.#suites.set(numberOf(id) ?? -1, textOfField(path) ?? '')
        return
      }
      case 'group': {
        const { id, name, parentID, testCount } = fieldsOf(event.group)
        // The group around all tests of a file.
        if (numberOf(parentID) === undefined) this.#declared += numberOf(testCount) ?? 0
        this.#groups.set(numberOf(id) ?? -1, { name: textOfField(name) ?? '', parent: numberOf(parentID) })
        return
      }
      case 'testStart': {
        const test = fieldsOf(event.test)
        const startedAt = numberOf(event.time) ?? 0
        this.#tests.set(numberOf(test.id) ?? -1, { test, startedAt, error: '', stack: '', isError: false })
        return
      }
      case 'error': {
        const running = this.#tests.get(numberOf(event.testID) ?? -1)
        if (running === undefined) return
        running.error ||= textOfField(event.error) ?? ''
        running.stack ||= textOfField(event.stackTrace) ?? ''
        if (event.isFailure === false) running.isError = true
        return
      }
      case 'testDone':
        this.#finishTest(event)
        return
      case 'done':
        this.#isDone = true
        if (event.success === false && this.#context.collector.failing === 0)
          this.#context.collector.stateTotals({ failures: 1 })
    }
  }

  #finishTest(event: Fields): void {
    const id = numberOf(event.testID) ?? -1
    const running = this.#tests.get(id)
    if (running === undefined) {
      if (event.hidden !== true) this.#missing += 1
      return
    }
    this.#tests.delete(id)
    const failed = event.result === 'failure' || event.result === 'error'
    // Loading a file is a hidden test; it counts only when it fails.
    if (event.hidden === true && !failed) return
    const isSkipped = event.skipped === true
    const ended = numberOf(event.time)
    this.#add(running, {
      outcome: failed ? (event.result === 'error' ? 'errored' : 'failed') : isSkipped ? 'skipped' : 'passed',
      durationMs: possibleMs(ended === undefined ? undefined : ended - running.startedAt),
      isHidden: event.hidden === true,
    })
  }

  #add(
    { test, error, stack }: Running,
    of: {
      readonly outcome: 'passed' | 'failed' | 'errored' | 'skipped'
      readonly durationMs?: number
      readonly isHidden: boolean
    },
  ): void {
    const { collector, workspace } = this.#context
    const path = this.#suites.get(numberOf(test.suiteID) ?? -1) ?? ''
    const file = path === '' ? undefined : cleanName(workspace.relative(path))
    const text = readable(error).trim()
    const failed = of.outcome === 'failed' || of.outcome === 'errored'
    const isWhole = failed && (of.isHidden || /^loading /.test(textOfField(test.name) ?? ''))
    const { suite, name } = this.#namesOf(test)
    const result = {
      identity: isWhole ? { file, suite: [], name: file ?? name } : { file, suite, name },
      outcome: of.outcome,
      durationMs: of.durationMs,
      message: failed ? headline(text) : textOfField(fieldsOf(test.metadata).skipReason),
      detail: failed ? cut(`${text}\n\n${readable(stack)}`.trim(), keptDetail) : undefined,
      location: failed ? this.#placeOf(test, stack, path) : undefined,
    }
    if (isWhole) collector.addSuiteError(result)
    else collector.add(result)
  }

  /** The name of a test begins with those of its groups, and so does that of a group. */
  #namesOf(test: Fields): { readonly suite: readonly string[]; readonly name: string } {
    const full = textOfField(test.name) ?? ''
    const groups = listOf(test.groupIDs)
      .map((id) => this.#groups.get(numberOf(id) ?? -1)?.name ?? '')
      .filter((name) => name !== '')
    const suite = groups.map((name, index) => withoutStart(name, groups[index - 1]))
    const name = withoutIterationNumber(cleanName(withoutStart(full, groups.at(-1))))
    return { suite: suite.map(cleanName), name }
  }

  /** Helpers of a package have the line in `line`; the line in the test file is `root_line`. */
  #placeOf(test: Fields, stack: string, path: string) {
    const { workspace } = this.#context
    const isRoot = numberOf(test.root_line) !== undefined
    const line = numberOf(isRoot ? test.root_line : test.line)
    return workspace.locateInStack(withLines(readable(stack))) ?? workspace.locate(path, line)
  }

  /** Tests that did not end: the process was stopped, and others may not have begun. */
  finish(): void {
    for (const running of this.#tests.values()) {
      running.error ||= 'the test did not end; the process was stopped'
      this.#add(running, { outcome: 'errored', isHidden: false })
    }
    const { collector } = this.#context
    collector.stateTotals({ cases: Math.max(this.#declared, collector.tests + this.#missing) })
    if (!this.#isDone) throw Damage.atEnd('the run did not end')
  }
}

function withoutStart(name: string, start: string | undefined): string {
  return start !== undefined && name.startsWith(`${start} `) ? name.slice(start.length + 1) : name
}

/** Dart writes `test/a_test.dart 12:5`. */
function withLines(stack: string): string {
  return stack.replace(/(\.dart) (\d{1,7}):(\d{1,5})/g, '$1:$2:$3')
}
