import type { CaseIdentity, Result } from '../../model/result.ts'
import type { ReadContext } from '../format.ts'
import { cleanName, withoutToldIteration } from '../names.ts'
import { copy, hasControls, keptDetail } from '../text.ts'
import { TextCollector } from '../text-collector.ts'
import type { XmlAttributes } from '../xml-attributes.ts'
import type { XmlHandler } from '../xml-reader.ts'
import {
  attemptsOf,
  durationOf,
  finishProblem,
  isProblem,
  locationOf,
  outcomeOf,
  type Problem,
  problemOf,
  textsOf,
} from './junit-case.ts'
import { promptfooCase, scoreInText } from './junit-evals.ts'
import { type EvalProperties, readProperties, withoutIteration } from './junit-properties.ts'

interface Suite {
  readonly name: string
  readonly file: string | undefined
  /** It has no attribute at all, which only container-structure-test writes. */
  readonly bare: boolean
  /** Names from the outermost suite to this one. */
  readonly path: readonly string[]
  readonly properties: [string, string][]
}

interface Case {
  readonly attributes: XmlAttributes
  readonly problems: Problem[]
  readonly properties: [string, string][]
}

const noSuite: Suite = { name: '', file: undefined, bare: false, path: [], properties: [] }
const mostProblems = 100
const mostProperties = 1_000

/** Turns the elements of a JUnit report into results, one test case at a time. */
export class JunitReading implements XmlHandler {
  wantsText = false
  readonly #context: ReadContext
  readonly #suites: Suite[] = [noSuite]
  #case: Case | undefined
  #problem: Problem | undefined
  #property: string | undefined
  #text: TextCollector | undefined
  /** Depth inside of an element whose text is not wanted (`system-out`), also within a failure. */
  #output = 0
  #isPromptfoo = false
  /** Suite path of the case before, shared by all its neighbours. */
  #lastPath: readonly string[] = []

  constructor(context: ReadContext) {
    this.#context = context
  }

  warn(message: string): void {
    this.#context.collector.warn(message)
  }

  open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'testcase':
        if (this.#case !== undefined) this.#finishCase(this.#case)
        this.#case = { attributes, problems: [], properties: [] }
        return
      case 'testsuite':
        this.#suites.push(this.#suiteOf(attributes))
        return
      case 'testsuites':
        this.#isPromptfoo = attributes.get('name') === 'promptfoo'
        return
      case 'property':
        this.#openProperty(attributes)
        return
      case 'system-out':
      case 'system-err':
        this.#output += 1
        this.wantsText = false
        return
    }
    if (isProblem(name) && this.#output === 0) this.#openProblem(problemOf(name, attributes))
  }

  close(name: string): void {
    switch (name) {
      case 'testcase':
        if (this.#case !== undefined) this.#finishCase(this.#case)
        this.#case = undefined
        return
      case 'testsuite':
        if (this.#suites.length > 1) this.#suites.pop()
        return
      case 'property':
        this.#closeProperty()
        return
      case 'system-out':
      case 'system-err':
        this.#output -= 1
        this.wantsText = this.#output === 0 && this.#text !== undefined
        return
    }
    if (this.#problem?.kind === name && this.#output === 0) this.#closeProblem(this.#problem)
  }

  text(bytes: Buffer, start: number, end: number, raw: boolean): void {
    this.#text?.add(bytes, start, end, raw)
  }

  get #suite(): Suite {
    return this.#suites.at(-1) ?? noSuite
  }

  #suiteOf(attributes: XmlAttributes): Suite {
    const parent = this.#suite
    const name = this.#nameOf(attributes.get('name') ?? '')
    const file = attributes.get('file') ?? attributes.get('filepath') ?? parent.file
    return {
      name,
      file: file === undefined ? undefined : copy(file),
      bare: attributes.empty,
      path: name === '' ? parent.path : [...parent.path, name],
      properties: [...parent.properties],
    }
  }

  #openProperty(attributes: XmlAttributes): void {
    const name = attributes.get('name')
    if (name === undefined) return
    const value = attributes.get('value')
    if (value !== undefined) this.#keepProperty(name, value)
    else {
      this.#property = name
      this.#listen(keptDetail)
    }
  }

  #closeProperty(): void {
    if (this.#property === undefined || this.#text === undefined) return
    this.#keepProperty(this.#property, this.#text.finish().text.trim())
    this.#property = undefined
    this.#text = undefined
    this.wantsText = false
  }

  #keepProperty(name: string, value: string): void {
    const list = this.#case?.properties ?? this.#suite.properties
    if (list.length < mostProperties) list.push([name, value])
    else this.warn(`more than ${mostProperties} properties in one place; the rest is not read`)
  }

  #openProblem(problem: Problem): void {
    this.#problem = problem
    this.#listen(keptDetail + 1)
  }

  #listen(limit: number): void {
    this.#text = new TextCollector(limit)
    this.wantsText = this.#output === 0
  }

  #closeProblem(problem: Problem): void {
    if (this.#text !== undefined) finishProblem(problem, this.#text)
    this.#problem = undefined
    this.#text = undefined
    this.wantsText = false
    if (this.#case === undefined) this.#addSuiteProblem(problem)
    else if (this.#case.problems.length < mostProblems) this.#case.problems.push(problem)
    else this.warn(`more than ${mostProblems} failures in one case; the rest is not shown`)
  }

  /** A failure outside of any case: the suite broke as a whole (a static initialiser, a failed hook). */
  #addSuiteProblem(problem: Problem): void {
    if (problem.kind !== 'failure' && problem.kind !== 'error') return
    const { name, file, path } = this.#suite
    const { workspace, collector } = this.#context
    const location = locationOf(workspace, file, undefined, problem.text, name)
    collector.addSuiteError({
      identity: {
        ...(file !== undefined && { file: workspace.relative(file) }),
        suite: path.slice(0, -1),
        name: name === '' ? '(suite)' : name,
      },
      scope: 'suite',
      outcome: 'errored',
      ...textsOf([problem], 'errored'),
      ...(location !== undefined && { location }),
    })
  }

  #finishCase({ attributes, problems, properties }: Case): void {
    const { collector, workspace } = this.#context
    const suite = this.#suite
    const outcome = outcomeOf(problems, attributes.get('status'), attributes.get('result'))
    const evals = readEvals(suite.properties, properties)
    const file = attributes.get('file') ?? attributes.get('filepath') ?? suite.file
    const trace = problems[0]?.text ?? ''
    const told = this.#identityOf(attributes, suite, file, evals)
    const durationMs = durationOf(attributes.get('time'), suite.bare)
    const attempts = attemptsOf(problems)
    const line = attributes.get('line') ?? attributes.get('lineno')
    const location =
      outcome === 'passed' && line === undefined
        ? undefined
        : locationOf(workspace, file, line, trace, suite.name)
    const score = outcome === 'passed' || evals.scores !== undefined ? undefined : scoreInText(trace)
    if (score !== undefined)
      this.warn('scores are told for failures only; the JSON report of the tool has all')
    const isSuite = isWholeFile(outcome, attributes, suite)
    const result: Result = {
      identity: told.identity,
      outcome: isSuite && outcome === 'failed' ? 'errored' : outcome,
      ...(isSuite && { scope: 'suite' }),
      ...(outcome === 'errored' && this.#isPromptfoo && { infrastructure: true }),
      ...(outcome === 'passed' && attempts !== undefined && { flaky: true }),
      ...(attempts !== undefined && { attempts }),
      ...(durationMs !== undefined && { durationMs }),
      ...(problems.length > 0 && textsOf(problems, outcome)),
      ...(location !== undefined && { location }),
      ...(score !== undefined && { scores: [score] }),
      ...(told.provider !== undefined && { provider: told.provider }),
      ...evals.fields,
    }
    collector.add(result)
  }

  #identityOf(
    attributes: XmlAttributes,
    suite: Suite,
    file: string | undefined,
    { id, iteration }: Pick<EvalProperties, 'id' | 'iteration'>,
  ): { identity: CaseIdentity; provider?: string } {
    const written = this.#nameOf(attributes.get('name') ?? '')
    if (this.#isPromptfoo) {
      const { name, variant, provider } = promptfooCase(suite.name, written)
      return { identity: { suite: [], name, variant }, ...(provider !== undefined && { provider }) }
    }
    const name =
      iteration === undefined ? withoutToldIteration(written) : withoutIteration(written, iteration)
    const identity = {
      suite: this.#pathOf(suite, attributes.get('classname') ?? attributes.get('class')),
      name,
      ...(file !== undefined && { file: this.#context.workspace.relative(file) }),
      ...(id !== undefined && { id }),
    }
    return { identity }
  }

  /** Suites and class, without repeating the class where the suite is named after it. */
  #pathOf(suite: Suite, classname: string | undefined): readonly string[] {
    const own = classname === undefined ? '' : this.#nameOf(classname)
    if (own === '' || own === suite.name) return suite.path
    const last = this.#lastPath
    if (last.length === suite.path.length + 1 && last.at(-1) === own && last.at(-2) === suite.path.at(-1)) {
      if (suite.path.every((part, index) => part === last[index])) return last
    }
    this.#lastPath = [...suite.path, copy(own)]
    return this.#lastPath
  }

  #nameOf(name: string): string {
    if (hasControls(name)) this.warn('control characters in names; they are shown as pictures such as ␛')
    return cleanName(name)
  }
}

/** Vitest and jest-junit write a case named after the file for a file that could not be run. */
function isWholeFile(outcome: string, attributes: XmlAttributes, suite: Suite): boolean {
  if (outcome !== 'failed' && outcome !== 'errored') return false
  const name = attributes.get('name')
  const classname = attributes.get('classname')
  if (classname === 'Test suite failed to run') return true
  return name !== undefined && name === classname && name === suite.name && /\.[cm]?[jt]sx?$/.test(name)
}

const noEvals: { readonly fields: Partial<Result>; readonly id?: string; readonly iteration?: string } = {
  fields: {},
}

function readEvals(
  suite: readonly [string, string][],
  own: readonly [string, string][],
): {
  readonly fields: Partial<Result>
  readonly id?: string
  readonly iteration?: string
  readonly scores?: unknown
} {
  if (own.length === 0 && suite.length === 0) return noEvals
  const { id, iteration, ...fields } = readProperties(own)
  // Of the properties of a suite only those that hold for each case are read: model and provider.
  const { model, provider } = readProperties(suite)
  return {
    ...(id !== undefined && { id }),
    ...(iteration !== undefined && { iteration }),
    ...(fields.scores !== undefined && { scores: fields.scores }),
    fields: {
      ...(model !== undefined && { model }),
      ...(provider !== undefined && { provider }),
      ...fields,
    },
  }
}
