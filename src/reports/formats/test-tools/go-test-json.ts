import { Damage } from '../../damage.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { readFields, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { keepPossibleMs, readNumber, toMs } from '../../numbers.ts'
import { findOutcome } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'

interface RunningTest {
  hasBegun?: true
  output: string
  length: number
}

/** Packages have their own output, and so has each of their tests. */
interface RunningPackage {
  readonly tests: Map<string, RunningTest>
  readonly own: RunningTest
  somethingFailed: boolean
}

/** The events of `go test -json`, one per line. */
export const readGoTestJson: ReadReport = async (source, context) => {
  const reading = new GoReading(context)
  await readJson(source, context, { take: (value) => reading.take(readFields(value)) }, { many: true })
  reading.finish()
}

class GoReading {
  readonly #context: ReadContext
  readonly #packages = new Map<string, RunningPackage>()
  /** Output of the compiler by import path; since Go 1.24. */
  readonly #builds = new Map<string, RunningTest>()
  /** The last event was one of the compiler: that of its package follows. */
  #isBuilding = false
  /** Tests without an end, of packages that passed. */
  #missing = 0

  constructor(context: ReadContext) {
    this.#context = context
  }

  take(event: Readonly<Record<string, unknown>>): void {
    const action = readText(event.Action) ?? ''
    const output = readText(event.Output) ?? ''
    this.#isBuilding = action.startsWith('build-')
    if (action === 'build-output') {
      const path = readText(event.ImportPath) ?? ''
      const build = this.#builds.get(path) ?? { output: '', length: 0 }
      this.#builds.set(path, build)
      addOutput(build, output)
      return
    }
    const name = readText(event.Package)
    if (name === undefined) return
    let runningPackage = this.#packages.get(name)
    if (runningPackage === undefined) {
      runningPackage = { tests: new Map(), own: { output: '', length: 0 }, somethingFailed: false }
      this.#packages.set(name, runningPackage)
    }
    const test = readText(event.Test)
    if (test !== undefined)
      this.#takeTest(runningPackage, name, test, action, output, readNumber(event.Elapsed))
    else if (action === 'output') addOutput(runningPackage.own, output)
    else if (action === 'fail') this.#failPackage(runningPackage, name, readText(event.FailedBuild))
    if (test !== undefined || findOutcome('go', action) === undefined) return
    // Go writes no end of a benchmark.
    if (action !== 'fail')
      for (const [began, { hasBegun }] of runningPackage.tests)
        if (hasBegun && !began.startsWith('Benchmark')) this.#missing += 1
    this.#packages.delete(name)
  }

  #takeTest(
    runningPackage: RunningPackage,
    name: string,
    test: string,
    action: string,
    output: string,
    elapsed: number | undefined,
  ): void {
    let running = runningPackage.tests.get(test)
    if (running === undefined) {
      running = { output: '', length: 0 }
      runningPackage.tests.set(test, running)
    }
    if (action === 'output') addOutput(running, output)
    else if (action === 'run') running.hasBegun = true
    const outcome = findOutcome('go', action)
    if (outcome === undefined) return
    runningPackage.tests.delete(test)
    if (action === 'fail') runningPackage.somethingFailed = true
    const text = action === 'pass' ? '' : readOutput(running)
    this.#context.collector.add({
      identity: { suite: [cleanName(name)], name: cleanName(test) },
      outcome,
      durationMs: keepPossibleMs(toMs(elapsed)),
      message: text === '' ? undefined : findGoHeadline(text),
      ...(action === 'fail' && {
        detail: truncateText(text, keptDetail) || undefined,
        location: this.#context.workspace.locateInStack(text, name),
      }),
    })
  }

  /** Tests that began and did not end were stopped by a panic, a timeout or `os.Exit`. */
  #addUnfinished(runningPackage: RunningPackage, name: string): void {
    const { collector, workspace } = this.#context
    const packageOutput = readOutput(runningPackage.own)
    for (const [test, running] of runningPackage.tests) {
      runningPackage.somethingFailed = true
      const text = readOutput(running) || packageOutput
      collector.add({
        identity: { suite: [cleanName(name)], name: cleanName(test) },
        outcome: 'errored',
        message: findGoHeadline(text) || 'the test did not end',
        detail: truncateText(text, keptDetail),
        location: workspace.locateInStack(text, name),
      })
    }
  }

  #failPackage(runningPackage: RunningPackage, name: string, build: string | undefined): void {
    const { collector, workspace } = this.#context
    this.#addUnfinished(runningPackage, name)
    if (runningPackage.somethingFailed) return
    const packageOutput = readOutput(runningPackage.own)
    const compiler = build === undefined ? undefined : this.#builds.get(build)
    const text = compiler === undefined ? packageOutput : readOutput(compiler)
    collector.addSuiteError({
      identity: { suite: [], name: cleanName(name) },
      message: findGoHeadline(text) || 'the package failed outside of its tests',
      detail: truncateText(text, keptDetail),
      location: workspace.locateInStack(text, name),
    })
  }

  /** @throws {@link Damage} when a package or a build has no end */
  finish(): void {
    const open = [...this.#packages]
    for (const [name, runningPackage] of open) this.#addUnfinished(runningPackage, name)
    const { collector } = this.#context
    collector.stateTotals({ cases: collector.tests + this.#missing })
    if (open.length > 0)
      throw Damage.atEnd(
        `the report ends before the package ${makeReadable(open[0]?.[0] ?? '').slice(0, 200)} does`,
      )
    if (this.#isBuilding) throw Damage.atEnd('the report ends before the package does that was built last')
  }
}

function addOutput(running: RunningTest, output: string): void {
  running.length += output.length
  if (running.output.length < keptDetail) running.output += output.slice(0, keptDetail)
}

function readOutput({ output }: RunningTest): string {
  return makeReadable(output).trim()
}

/** The first line that is not a mark of the test runner. */
function findGoHeadline(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s*(?:=== |--- |#|FAIL\b|exit status)/.test(line))
  return findHeadline(lines.join('\n'))
}
