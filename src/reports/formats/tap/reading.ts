import type { Outcome, Result } from '../../../model/run/result.ts'
import { Damage } from '../../damage.ts'
import type { ReadContext } from '../../format.ts'
import { keepPossibleMs } from '../../numbers.ts'
import { cleanName, removeIterationNumber } from '../../text/names.ts'
import { keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { readDiagnostics } from './diagnostics.ts'
import { parseTapLine, type TapLine } from './lines.ts'

type TapPoint = Extract<TapLine, { kind: 'point' }>

/** A test with the suites around it, as far as their points were read. */
interface Test {
  readonly suite: readonly string[]
  readonly name: string
  readonly result: Omit<Result, 'identity'>
}

/** A point whose diagnostics may follow. */
interface Point {
  readonly line: TapPoint
  readonly yaml: string[]
  readonly comments: string[]
  /** Its own tests: then it is a suite. */
  tests: readonly Test[]
}

/** Points at one depth. */
interface Level {
  /** Undefined until its first line. */
  indent: number | undefined
  readonly tests: Test[]
  points: number
  planned: number | undefined
  point: Point | undefined
  /** The point that opened it with a brace; without one, the point of its tests comes after them. */
  readonly parent: Point | undefined
}

const keptLines = 300

/** Turns the lines of a TAP report into results. Tests in tests are known by the suites around them. */
export class TapReading {
  readonly #context: ReadContext
  readonly #levels: Level[] = [createLevel(0)]
  /** The point that the next diagnostics are about. */
  #current: Point | undefined
  #inYaml = false
  /** Failed tests, as the report counts them. */
  #failed = 0
  /** Planned tests of subtests that are not there. */
  #missing = 0

  constructor(context: ReadContext) {
    this.#context = context
  }

  take(written: string): void {
    const trimmed = written.trim()
    if (trimmed === '') return
    if (this.#inYaml) {
      if (trimmed === '...') this.#inYaml = false
      else keepLine(this.#current?.yaml, written)
      return
    }
    const line = parseTapLine(trimmed)
    const indent = written.length - written.trimStart().length
    if (line.kind === 'yaml') this.#inYaml = this.#current !== undefined
    else if (line.kind === 'point') this.#takePoint(line, indent)
    else if (line.kind === 'close') this.#closeBlock()
    else if (line.kind === 'plan') this.#takePlan(line.count, line.skip, indent)
    else if (line.kind === 'bail')
      this.#addBroken('Bail out!', line.reason || 'the run was stopped (Bail out!)')
    else if (line.kind === 'comment') this.#takeComment(line.text)
    else if (line.kind === 'other') keepLine(this.#current?.comments, written)
  }

  /**
   * The file has ended.
   *
   * @param isWhole its last line has an end, or says nothing about a test
   * @throws {@link Damage} when the report lacks its end
   */
  finish(isWhole: boolean): void {
    const isOpen = this.#levels.length > 1
    while (this.#levels.length > 1) {
      const { tests } = this.#endLevel()
      this.#levels.at(-1)?.tests.push(...tests)
    }
    const [top] = this.#levels
    if (top === undefined) return
    this.#endPoint(top)
    this.#flush(top)
    this.#context.collector.stateTotals({
      failures: this.#failed,
      cases: this.#missing + this.#context.collector.tests,
    })
    const problem = isWhole ? describeMissing(top, isOpen) : 'the file ends inside a line'
    if (problem !== undefined) throw Damage.atEnd(problem)
  }

  #takeComment(text: string): void {
    const failed = /^fail(?:ed)? (\d{1,7})$/.exec(text.trim())?.[1]
    if (failed !== undefined && this.#levels.length === 1) this.#failed = Number(failed)
    if (!/^Subtest\b|^(?:tests|pass|fail|skip|todo|suites|cancelled|duration_ms|skipped) \d/.test(text))
      keepLine(this.#current?.comments, text)
  }

  #takePlan(count: number, skip: string | undefined, indent: number): void {
    const level = this.#enter(indent).level
    if (skip === undefined) level.planned = count
  }

  #takePoint(line: TapPoint, indent: number): void {
    const { level, tests } = this.#enter(indent)
    this.#endPoint(level)
    const point: Point = { line, yaml: [], comments: [], tests }
    level.points += 1
    level.point = point
    this.#current = point
    if (line.opens) this.#levels.push(createLevel(undefined, point))
  }

  /** The level of a line. Tests of deeper levels that end here belong to the point of the line. */
  #enter(indent: number): { readonly level: Level; readonly tests: readonly Test[] } {
    const tests: Test[] = []
    let level = this.#levels.at(-1) ?? createLevel(0)
    level.indent ??= indent
    while (indent < level.indent && level.parent === undefined && this.#levels.length > 1) {
      tests.unshift(...this.#endLevel().tests)
      level = this.#levels.at(-1) ?? level
      level.indent ??= indent
    }
    if (indent > level.indent) {
      level = createLevel(indent)
      this.#levels.push(level)
    }
    return { level, tests }
  }

  #endLevel(): Level {
    const level = this.#levels.pop() ?? createLevel(0)
    this.#endPoint(level)
    this.#missing += Math.max(0, (level.planned ?? 0) - level.points)
    return level
  }

  /** Ends the block that a point opened with a brace. */
  #closeBlock(): void {
    while (this.#levels.length > 1) {
      const level = this.#endLevel()
      if (level.parent !== undefined) {
        level.parent.tests = level.tests
        return
      }
      this.#levels.at(-1)?.tests.push(...level.tests)
    }
  }

  #endPoint(level: Level): void {
    const { point } = level
    level.point = undefined
    if (point !== undefined) level.tests.push(...this.#testsOf(point))
    if (level === this.#levels[0]) this.#flush(level)
  }

  /** A point with tests is a suite, and a test only if it failed by itself. */
  #testsOf(point: Point): readonly Test[] {
    const name = namePoint(point.line)
    const ownTest = this.#testOf(point, name)
    if (point.tests.length === 0) return [ownTest]
    const isExcused = point.line.directive !== undefined
    const inside = point.tests.map((test) => ({
      ...test,
      suite: [name, ...test.suite],
      result: isExcused && isFailed(test) ? { ...test.result, outcome: 'skipped' as const } : test.result,
    }))
    if (isFailed(ownTest) && !inside.some(isFailed)) return [...inside, ownTest]
    return inside
  }

  #testOf({ line, yaml, comments }: Point, name: string): Test {
    const outcome = decidePointOutcome(line)
    const { message, detail, durationMs, trace } = readDiagnostics(yaml, comments)
    const base = { outcome, durationMs: keepPossibleMs(line.durationMs ?? durationMs) }
    if (outcome === 'failed') {
      const texts = { message: message || undefined, detail: truncateText(detail, keptDetail) || undefined }
      const location = this.#context.workspace.locateInStack(trace)
      return { suite: [], name, result: { ...base, ...texts, location } }
    }
    if (outcome !== 'skipped' || line.reason === '-') return { suite: [], name, result: base }
    return { suite: [], name, result: { ...base, message: makeReadable(line.reason) || undefined } }
  }

  #flush(top: Level): void {
    for (const { suite, name, result } of top.tests.splice(0))
      this.#context.collector.add({
        identity: { suite: suite.map(cleanName), name: removeIterationNumber(cleanName(name)) },
        ...result,
      })
  }

  #addBroken(name: string, message: string): void {
    this.#context.collector.addSuiteError({
      identity: { suite: [], name },
      message: makeReadable(message),
    })
  }
}

/** Every TAP report has a plan, before the tests or after them. */
function describeMissing({ planned, points }: Level, isOpen: boolean): string | undefined {
  if (planned !== undefined && planned > points)
    return `${planned - points} of ${planned} planned tests are missing`
  if (isOpen) return 'the report ends inside a subtest'
  if (planned !== undefined) return undefined
  return 'the plan of the report is missing'
}

function createLevel(indent: number | undefined, parent?: Point): Level {
  return { indent, tests: [], points: 0, planned: undefined, point: undefined, parent }
}

function keepLine(lines: string[] | undefined, line: string): void {
  if (lines !== undefined && lines.length < keptLines) lines.push(line)
}

function isFailed({ result }: Test): boolean {
  return result.outcome === 'failed'
}

function namePoint({ name, number }: TapPoint): string {
  if (name === '') return `test ${number ?? ''}`.trim()
  return name
}

/** A test that is yet to do never fails the run. */
function decidePointOutcome({ ok, directive }: TapPoint): Outcome {
  if (directive === 'skip' || (directive === 'todo' && !ok)) return 'skipped'
  if (ok) return 'passed'
  return 'failed'
}
