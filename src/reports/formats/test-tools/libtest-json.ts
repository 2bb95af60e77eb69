import { Damage } from '../../damage.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { type Fields, readFields, readText as textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readNumber, toMs } from '../../numbers.ts'
import { readStatus, type Status } from '../../statuses.ts'
import { findHeadline, keptDetail, truncateText } from '../../text/text.ts'
import { addEntry, readText } from './entry.ts'

/** Events of Rust's libtest, one per line: a suite for each binary of tests, none of which has a name. */
export const readLibtestJson: ReadReport = async (source, context) => {
  // Nothing follows the last binary.
  context.collector.hasNoEnd()
  const reading = new LibtestReading(context)
  await readJson(source, context, { take: (value) => reading.take(readFields(value)) }, { many: true })
  reading.finish()
}

class LibtestReading {
  readonly #context: ReadContext
  /** Tests that have begun and not ended. */
  readonly #running = new Set<string>()
  /** In how many binaries each test is. */
  readonly #binaries = new Map<string, number>()
  #declared = 0
  #failures = 0
  #isSuiteOpen = false

  constructor(context: ReadContext) {
    this.#context = context
  }

  take(event: Fields): void {
    const name = textOfField(event.name) ?? ''
    const kind = textOfField(event.event) ?? ''
    if (event.type === 'suite') this.#takeSuite(event, kind)
    // A benchmark is no case, but is counted as one.
    else if (event.type === 'bench') this.#declared -= 1
    else if (event.type !== 'test') return
    else if (kind === 'started') this.#running.add(name)
    // A test that is slow says so before it ends.
    else if (kind !== 'timeout') this.#addTest(name, kind, event)
  }

  /** Tests that did not end: their process was stopped, and others of its binary may not have begun. */
  finish(): void {
    const wasStopped = this.#isSuiteOpen
    this.#endSuite()
    this.#context.collector.stateTotals({ cases: this.#declared, failures: this.#failures })
    if (wasStopped) throw Damage.atEnd('the run did not end')
  }

  #takeSuite(event: Fields, kind: string): void {
    this.#endSuite()
    this.#isSuiteOpen = kind === 'started'
    this.#declared += readNumber(event.test_count) ?? 0
    this.#failures += readNumber(event.failed) ?? 0
  }

  #endSuite(): void {
    for (const name of this.#running)
      this.#addTest(
        name,
        '',
        { message: 'the test did not end; its process was stopped' },
        { outcome: 'errored' },
      )
    this.#isSuiteOpen = false
  }

  #addTest(test: string, kind: string, event: Fields, ended?: Status): void {
    const { collector, workspace } = this.#context
    const status = ended ?? readStatus('libtest', kind, collector)
    const { outcome } = status
    this.#running.delete(test)
    const output = readText(event.stdout)
    const message = readText(event.message)
    const hasFailed = outcome === 'failed' || outcome === 'errored'
    // `src/lib.rs - total (line 1)` is an example of the documentation.
    const [, file, example, line] = /^(\S+\.(?:rs|md)) - (.*\(line (\d+)\).*)$/.exec(test) ?? []
    const path = test.split('::')
    const seconds = readNumber(event.exec_time)
    const binary = (this.#binaries.get(test) ?? 0) + 1
    this.#binaries.set(test, binary)
    addEntry(
      {
        ...status,
        file,
        suite: file === undefined ? path.slice(0, -1) : [],
        name: example ?? path.at(-1),
        // libtest retries nothing: the same name again is a test of another binary.
        variant: binary === 1 ? undefined : `binary ${binary}`,
        ms: toMs(seconds),
        message: message === '' && !hasFailed ? undefined : findHeadline(message || withoutPlace(output)),
        ...(hasFailed && {
          detail: truncateText(`${message}\n${output}`.trim(), keptDetail),
          location:
            workspace.locateInStack(`${message}\n${output}`) ?? workspace.locate(file, readNumber(line)),
        }),
      },
      this.#context,
    )
  }
}

/** Panics say where they are in a line before what they say. */
function withoutPlace(output: string): string {
  return output.replace(/^\s*thread '[^\n]*' (?:\(\d+\) )?panicked at [^\n]*\n/, '')
}
