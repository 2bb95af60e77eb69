import { readChunks } from '../../bytes/chunks.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { keptDetail, keptMessage } from '../../text/text.ts'
import { TextCollector } from '../../text/text-collector.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import type { XmlHandler } from '../../xml/handler.ts'
import { XmlReader } from '../../xml/reader.ts'
import {
  createProblem,
  findCaseLocation,
  findProblemKind,
  finishProblem,
  type Problem,
  readProblemTexts,
} from './case.ts'
import { buildResult, type CaseElement } from './case-result.ts'
import { DeclaredCounts } from './declared-counts.ts'
import { findSilentPropertyEnd, keepSuiteProperty } from './evals.ts'
import { JunitIdentities } from './identity.ts'
import { buildLinterResult, findRootLinter, linterWarning } from './linters.ts'
import { PlainCases } from './plain-cases.ts'
import { createOutermostSuite, type Suite } from './suite.ts'
import { Writer } from './writer.ts'

const mostProblems = 100
const mostProperties = 1_000
const longestProperty = 500

export const readJunitXml: ReadReport = async (source, context) => {
  const reader = new XmlReader(new JunitReading(context))
  await readChunks(source, context, (chunk) => reader.write(chunk))
  reader.end()
}

/** Turns the elements of a JUnit report into results, one test case at a time. */
class JunitReading implements XmlHandler {
  wantsText = false
  readonly #context: ReadContext
  readonly #outermost = createOutermostSuite()
  readonly #suites: Suite[] = [this.#outermost]
  #case: CaseElement | undefined
  #problem: Problem | undefined
  #property: string | undefined
  #text: TextCollector | undefined
  /** Depth within an element whose text is not wanted (`system-out`), also within a failure. */
  #output = 0
  /** Output of a suite that counts failures. */
  #said: TextCollector | undefined
  #linter: string | undefined
  #writer = new Writer(undefined, () => {})
  readonly #identities: JunitIdentities
  readonly #plain: PlainCases
  readonly #declared: DeclaredCounts

  constructor(context: ReadContext) {
    this.#context = context
    this.#identities = new JunitIdentities(context)
    this.#declared = new DeclaredCounts(context.collector)
    this.#plain = new PlainCases(context.collector, this.#identities, (message) => this.warn(message))
  }

  warn(message: string): void {
    this.#context.collector.warn(message)
  }

  leaf(bytes: Buffer, start: number): number {
    if (this.#case !== undefined || this.#output > 0 || this.wantsText) return -1
    const after = findSilentPropertyEnd(bytes, start)
    if (after === -1) return this.#plain.take(bytes, start, this.#suite, this.#writer)
    return after
  }

  open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'testcase':
        if (this.#case !== undefined) this.#addCase(this.#case)
        this.#case = { attributes, problems: [], properties: [] }
        return
      case 'testsuite':
        if (this.#suites.length === 1) this.#writer.beginTopSuite()
        this.#declared.open(attributes)
        this.#suites.push(this.#identities.buildSuite(attributes, this.#suite))
        if (this.#suite.linter !== undefined) this.warn(linterWarning)
        this.#linter ??= this.#suite.linter
        return
      case 'testsuites':
        this.#declared.open(attributes)
        this.#writer = new Writer(attributes, (message) => this.warn(message))
        this.#plain.forget()
        this.#linter = findRootLinter(attributes)
        this.#identities.rootLinter = this.#linter
        this.#identities.rootHasId = this.#writer.rootHasId
        return
      case 'property':
        this.#openProperty(attributes)
        return
      case 'system-out':
      case 'system-err':
        this.#output += 1
        this.wantsText = false
        if (name === 'system-err' && this.#isOutside && this.#declared.hasFailures) {
          this.#said = new TextCollector(keptMessage)
          this.wantsText = true
        }
        return
    }
    const kind = findProblemKind(name)
    if (kind !== undefined && this.#output === 0) this.#openProblem(createProblem(kind, attributes))
  }

  close(name: string): void {
    switch (name) {
      case 'testcase':
        if (this.#case !== undefined) this.#addCase(this.#case)
        this.#case = undefined
        return
      case 'testsuite':
        this.#declared.close()
        if (this.#suites.length > 1) this.#suites.pop()
        return
      case 'testsuites':
        this.#declared.close()
        if (this.#linter !== undefined) this.#context.collector.add(buildLinterResult(this.#linter))
        return
      case 'property':
        this.#closeProperty()
        return
      case 'system-out':
      case 'system-err':
        this.#output -= 1
        if (this.#said !== undefined) this.#declared.say(this.#said.finish().text)
        this.#said = undefined
        this.wantsText = this.#output === 0 && this.#text !== undefined
        return
    }
    if (this.#problem !== undefined && findProblemKind(name) === this.#problem.kind && this.#output === 0)
      this.#closeProblem(this.#problem)
  }

  text(bytes: Buffer, start: number, end: number, raw: boolean): void {
    const into = this.#said ?? this.#text
    into?.add(bytes, start, end, raw)
  }

  /** Directly in a suite. */
  get #isOutside(): boolean {
    return this.#case === undefined && this.#problem === undefined && this.#output === 1
  }

  get #suite(): Suite {
    return this.#suites.at(-1) ?? this.#outermost
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
    if (name.length > longestProperty) this.warn('a property with a name over 500 characters; it is not read')
    else if (this.#case === undefined) {
      keepSuiteProperty(this.#suite, name, value)
      this.#plain.forget()
    } else if (this.#case.properties.length < mostProperties) this.#case.properties.push([name, value])
    else this.warn(`more than ${mostProperties} properties in one place; the rest is not read`)
  }

  #openProblem(problem: Problem): void {
    this.#problem = problem
    this.#declared.add(problem.kind)
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
    const location = findCaseLocation(workspace, file, undefined, problem.text, name)
    collector.addSuiteError({
      identity: {
        file: file === undefined ? undefined : this.#identities.relateFile(file),
        suite: path.slice(0, -1),
        name: name || '(suite)',
      },
      ...readProblemTexts([problem], 'errored'),
      location,
    })
  }

  #addCase(element: CaseElement): void {
    const place = {
      suite: this.#suite,
      writer: this.#writer,
      identities: this.#identities,
      context: this.#context,
    }
    this.#context.collector.add(buildResult(element, place))
  }
}
