import { findCause } from '../../../model/run/never-judged.ts'
import type { CaseIdentity, Outcome, Result } from '../../../model/run/result.ts'
import type { ReadContext } from '../../format.ts'
import { loseFor } from '../../infrastructure.ts'
import { expectedFailure, type Status } from '../../statuses.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import {
  countAttempts,
  findCaseLocation,
  orderProblems,
  type Problem,
  readCaseDuration,
  readCaseStatus,
  readProblemTexts,
} from './case.ts'
import { type CaseEvals, findScoreInText, readEvals } from './evals.ts'
import { type JunitIdentities, readFileAttribute } from './identity.ts'
import { nameFinding, readFindingLine } from './linters.ts'
import type { Suite } from './suite.ts'
import type { Writer } from './writer.ts'

/** Whether a failing case stands for a file or suite that broke as a whole, by the notation of its writer. */
function isWholeFile(outcome: Outcome, attributes: XmlAttributes, suite: Suite): boolean {
  if (outcome !== 'failed' && outcome !== 'errored') return false
  const name = attributes.get('name')
  const classname = attributes.get('classname')
  // jest-junit says so; Surefire gives a failed set-up of a class a case without a name, GoogleTest that of a suite.
  if (classname === 'Test suite failed to run') return true
  if (name === '' && classname !== undefined && (classname !== '' || suite.name !== '')) return true
  // Bun, for a hook outside of the tests.
  if (name === '(unnamed)') return true
  // gotestsum, for a package that does not compile or that panicked outside of a test.
  if (name === 'TestMain' && classname === '') return true
  // Vitest and jest-junit write a case named after the file for a file that could not be run.
  return name !== undefined && name === classname && name === suite.name && /\.[cm]?[jt]sx?$/.test(name)
}

/**
 * Whether the case of a GoogleTest suite was skipped because `SetUpTestSuite` failed. The reason of such a skip is only the
 * place of the test, where `GTEST_SKIP` in a test writes its own place. From 1.14 on a `GTEST_SKIP` in `SetUpTestSuite`
 * looks exactly the same (up to 1.16 a failure is written nowhere; after it, in an entry without a name), so without the
 * exit code of the program the worse of the two is assumed.
 */
function isFailedSetUp(attributes: XmlAttributes, problems: readonly Problem[]): boolean {
  const [first] = problems
  if (problems.length !== 1 || first?.kind !== 'skipped' || attributes.get('result') !== 'skipped')
    return false
  const line = attributes.get('line')
  return line !== undefined && first.message.trim() === `${attributes.get('file')}:${line}`
}

/** Playwright writes the annotation of `test.fail()` as a property, with its description. */
function isMarkedToFail(properties: CaseElement['properties']): boolean {
  return properties.some(([name, value]) => name === 'fail' && !/^(?:\d|false$|no$)/i.test(value))
}

/** What a `testcase` element says, in the order of the report. */
export interface CaseElement {
  readonly attributes: XmlAttributes
  readonly problems: Problem[]
  readonly properties: [string, string][]
}

/** Where the element is, and what its names mean there. */
interface CasePlace {
  readonly suite: Suite
  readonly writer: Writer
  readonly identities: JunitIdentities
  readonly context: ReadContext
}

/** The result of one `testcase` element. Warns about scores that the report has for failures only. */
export function buildResult(element: CaseElement, place: CasePlace): Result {
  const { attributes, problems, properties } = element
  const { suite, writer, context } = place
  const isSetUp = context.toolSucceeded !== true && isFailedSetUp(attributes, problems)
  const words = [attributes.get('status'), attributes.get('result')]
  const written: Status = isSetUp
    ? { outcome: 'errored' }
    : readCaseStatus(problems, words, context.collector)
  const isExpected = written.outcome === 'passed' && isMarkedToFail(properties)
  const status = isExpected ? expectedFailure : written
  const { outcome } = status
  const evals = readEvals(suite, properties)
  if (outcome === 'passed' && problems.length === 0) return buildPass(element, evals, place)
  const attempts = countAttempts(problems)
  const score = findScore(outcome, evals, problems)
  if (score !== undefined)
    context.collector.warn(
      'the report has scores for failures only; the JSON report of the tool has all of them',
    )
  const { identity, provider } = nameCase(element, evals, place)
  const isSuite = isWholeFile(outcome, attributes, suite)
  return {
    identity,
    ...status,
    ...(isSuite && { outcome: 'errored' as const }),
    scope: isSuite ? 'suite' : undefined,
    finding: (suite.linter !== undefined && outcome !== 'skipped') || undefined,
    repeat: readRepeat(evals, place),
    ...(outcome === 'errored' && writer.isPromptfoo && loseFor(findProblemCause(problems))),
    flaky: (outcome === 'passed' && attempts !== undefined) || undefined,
    attempts,
    durationMs: readCaseDuration(attributes.get('time'), suite.bare),
    ...(problems.length > 0 && readProblemTexts(problems, outcome)),
    ...(isSetUp && { message: 'the set-up of the suite failed or skipped all of it' }),
    location: findLocation(outcome, element, place),
    ...evals.fields,
    scores: evals.fields.scores ?? (score && [score]),
    provider: evals.fields.provider ?? provider,
  }
}

function findProblemCause(problems: readonly Problem[]): ReturnType<typeof findCause> {
  return problems
    .map(({ message, text }) => findCause(`${message}\n${text}`))
    .find((cause) => cause !== undefined)
}

/** Most cases passed and have nothing to explain: what only failures have is not looked for. */
function buildPass(element: CaseElement, evals: CaseEvals, place: CasePlace): Result {
  const { identity, provider } = nameCase(element, evals, place)
  return {
    identity,
    outcome: 'passed',
    repeat: readRepeat(evals, place),
    durationMs: readCaseDuration(element.attributes.get('time'), place.suite.bare),
    location: findLocation('passed', element, place),
    ...evals.fields,
    provider: evals.fields.provider ?? provider,
  }
}

/** Call it after {@link nameCase}, which finds the number of an iteration in the name. */
function readRepeat(evals: CaseEvals, { suite, writer, identities }: CasePlace): Result['repeat'] {
  return writer.decideRepeat(suite, {
    isNumbered: evals.iteration !== undefined || identities.toldIteration,
    hasId: evals.id !== undefined,
  })
}

function findScore(outcome: Outcome, { fields }: CaseEvals, problems: readonly Problem[]) {
  if (outcome === 'passed' || fields.scores !== undefined) return undefined
  return findScoreInText(readTrace(problems))
}

function readTrace(problems: readonly Problem[]): string {
  return orderProblems(problems)[0]?.text ?? ''
}

function findLocation(
  outcome: Outcome,
  { attributes, problems }: CaseElement,
  { suite, context }: CasePlace,
): Result['location'] {
  const trace = readTrace(problems)
  const line =
    attributes.get('line') ??
    attributes.get('lineno') ??
    (suite.linter === undefined ? undefined : readFindingLine(trace))
  if (outcome === 'passed' && line === undefined) return undefined
  return findCaseLocation(
    context.workspace,
    readFileAttribute(attributes) ?? suite.file,
    line,
    trace,
    suite.name,
  )
}

function nameCase(
  { attributes, problems }: CaseElement,
  evals: CaseEvals,
  { suite, writer, identities }: CasePlace,
): { readonly identity: CaseIdentity; readonly provider?: string } {
  if (writer.isPromptfoo) return identities.identifyPromptfooCase(attributes, suite)
  const identity = identities.identifyCase(attributes, suite, evals)
  if (suite.linter === undefined) return { identity: writer.place(identity) }
  return {
    identity: identities.numberFinding({ ...identity, name: nameFinding(identity.name, problems) }),
  }
}
