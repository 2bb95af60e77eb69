import { Damage } from '../../damage.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, possibleMs } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, headline, keptDetail, readable } from '../../text/text.ts'

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

const ends = new Set(['pass', 'fail', 'skip'])

/** The events of `go test -json`, one per line. */
export const readGoTestJson: ReadReport = async (source, context) => {
  const reading = new GoReading(context)
  await readJson(source, context, { take: (value) => reading.take(fieldsOf(value)) }, { many: true })
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
    const action = textOfField(event.Action) ?? ''
    const output = textOfField(event.Output) ?? ''
    this.#isBuilding = action.startsWith('build-')
    if (action === 'build-output') {
      const path = textOfField(event.ImportPath) ?? ''
      const build = this.#builds.get(path) ?? { output: '', length: 0 }
      this.#builds.set(path, build)
      addOutput(build, output)
      return
    }
    const name = textOfField(event.Package)
    if (name === undefined) return
    let of = this.#packages.get(name)
    if (of === undefined) {
      of = { tests: new Map(), own: { output: '', length: 0 }, somethingFailed: false }
      this.#packages.set(name, of)
    }
    const test = textOfField(event.Test)
    if (test !== undefined) this.#takeTest(of, name, test, action, output, numberOf(event.Elapsed))
    else if (action === 'output') addOutput(of.own, output)
    else if (action === 'fail') this.#failPackage(of, name, textOfField(event.FailedBuild))
    if (test !== undefined || !ends.has(action)) return
    // Go writes no end of a benchmark.
    if (action !== 'fail')
      for (const [began, { hasBegun }] of of.tests)
        if (hasBegun && !began.startsWith('Benchmark')) this.#missing += 1
    this.#packages.delete(name)
  }

  #takeTest(
    of: RunningPackage,
    name: string,
    test: string,
    action: string,
    output: string,
    elapsed: number | undefined,
  ): void {
    let running = of.tests.get(test)
    if (running === undefined) {
      running = { output: '', length: 0 }
      of.tests.set(test, running)
    }
    if (action === 'output') addOutput(running, output)
    else if (action === 'run') running.hasBegun = true
    if (!ends.has(action)) return
    of.tests.delete(test)
    if (action === 'fail') of.somethingFailed = true
    const text = action === 'pass' ? '' : outputOf(running)
    this.#context.collector.add({
      identity: { suite: [cleanName(name)], name: cleanName(test) },
      outcome: action === 'pass' ? 'passed' : action === 'skip' ? 'skipped' : 'failed',
      durationMs: possibleMs(elapsed === undefined ? undefined : elapsed * 1_000),
      message: text === '' ? undefined : goHeadline(text),
      detail: action === 'fail' && text !== '' ? cut(text, keptDetail) : undefined,
      location: action === 'fail' ? this.#context.workspace.locateInStack(text, name) : undefined,
    })
  }

  /** Tests that began and did not end were stopped by a panic, a timeout or `os.Exit`. */
  #addUnfinished(of: RunningPackage, name: string): void {
    const { collector, workspace } = this.#context
    const own = outputOf(of.own)
    for (const [test, running] of of.tests) {
      of.somethingFailed = true
      const text = outputOf(running) || own
      collector.add({
        identity: { suite: [cleanName(name)], name: cleanName(test) },
        outcome: 'errored',
        message: goHeadline(text) || 'the test did not end',
        detail: cut(text, keptDetail),
        location: workspace.locateInStack(text, name),
      })
    }
  }

  #failPackage(of: RunningPackage, name: string, build: string | undefined): void {
    const { collector, workspace } = this.#context
    this.#addUnfinished(of, name)
    if (of.somethingFailed) return
    const own = outputOf(of.own)
    const compiler = build === undefined ? undefined : this.#builds.get(build)
    const text = compiler === undefined ? own : outputOf(compiler)
    collector.addSuiteError({
      identity: { suite: [], name: cleanName(name) },
      message: goHeadline(text) || 'the package failed outside of its tests',
      detail: cut(text, keptDetail),
      location: workspace.locateInStack(text, name),
    })
  }

  /** @throws {@link Damage} when a package or a build has no end */
  finish(): void {
    const open = [...this.#packages]
    for (const [name, of] of open) this.#addUnfinished(of, name)
    const { collector } = this.#context
    collector.stateTotals({ cases: collector.tests + this.#missing })
    if (open.length > 0)
      throw Damage.atEnd(
        `the report ends before the package ${readable(open[0]?.[0] ?? '').slice(0, 200)} does`,
      )
    if (this.#isBuilding) throw Damage.atEnd('the report ends before the package does that was built last')
  }
}

function addOutput(running: RunningTest, output: string): void {
  running.length += output.length
  if (running.output.length < keptDetail) running.output += output.slice(0, keptDetail)
}

function outputOf({ output }: RunningTest): string {
  return readable(output).trim()
}

/** The first line that is not a mark of the test runner. */
function goHeadline(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s*(?:=== |--- |#|FAIL\b|exit status)/.test(line))
  return headline(lines.join('\n'))
}
