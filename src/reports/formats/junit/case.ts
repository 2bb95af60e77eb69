import type { Location, Outcome, ResultTexts } from '../../../model/run/result.ts'
import type { Collector } from '../../collector.ts'
import { keepPossibleMs, parseLine, parseNumber } from '../../numbers.ts'
import { readStatus, type Status } from '../../statuses.ts'
import { findFirstLine, findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import type { TextCollector } from '../../text/text-collector.ts'
import type { Workspace } from '../../workspace.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'

const problemKinds = [
  'failure',
  'error',
  'skipped',
  'flakyFailure',
  'flakyError',
  'rerunFailure',
  'rerunError',
] as const

export type ProblemKind = (typeof problemKinds)[number]

const kindsByName: ReadonlyMap<string, ProblemKind> = new Map(
  problemKinds.flatMap((kind) => [
    [kind, kind],
    [kind.toLowerCase(), kind],
  ]),
)

/** The kind of an element; capitals that no tool writes there don't make a failure pass. */
export function findProblemKind(name: string): ProblemKind | undefined {
  return kindsByName.get(name) ?? kindsByName.get(name.toLowerCase())
}

/** A `<failure>`, `<error>`, `<skipped>` or one of Surefire's retry elements. */
export interface Problem {
  readonly kind: ProblemKind
  readonly message: string
  /** Length of the message in the report. */
  readonly messageLength: number
  readonly type: string
  text: string
  textLength: number
}

export function createProblem(kind: ProblemKind, attributes: XmlAttributes): Problem {
  return {
    kind,
    message: attributes.get('message') ?? '',
    messageLength: attributes.getLength('message'),
    type: attributes.get('type') ?? '',
    text: '',
    textLength: 0,
  }
}

export function finishProblem(problem: Problem, collector: TextCollector): void {
  const { text, length } = collector.finish()
  problem.text = text
  problem.textLength = length
}

/**
 * The status of a case by its children, and only then by the words that GoogleTest, CTest and others write. Without any of
 * them it passed.
 */
export function readCaseStatus(
  problems: readonly Problem[],
  words: readonly (string | undefined)[],
  collector: Collector,
): Status {
  const outcome = findProblemOutcome(problems)
  if (outcome !== undefined) return { outcome }
  const statuses = words
    .filter((word) => word !== undefined)
    .map((word) => readStatus('junit', word, collector))
  return statuses.find((status) => status.outcome !== 'passed') ?? { outcome: 'passed' }
}

/** A failure next to a skip or an error is a failure. */
function findProblemOutcome(problems: readonly Problem[]): Outcome | undefined {
  const hasKind = (...kinds: ProblemKind[]): boolean => problems.some(({ kind }) => kinds.includes(kind))
  // node:test runs a test that is yet to do, and Catch2 one that may fail; a failure of it does not fail the run.
  const mayFail = ({ type, message }: Problem) => type === 'todo' || message.endsWith('!mayfail')
  if (problems.some((problem) => problem.kind === 'skipped' && mayFail(problem))) return 'skipped'
  if (hasKind('failure')) return 'failed'
  // PHPUnit's risky tests fail nothing unless it is told so, and then its exit code says it.
  if (problems.length > 0 && problems.every(({ type }) => /\bRiskyTestError$/.test(type))) return 'passed'
  // EUnit calls a test skipped that was cancelled by a timeout or by an exception.
  if (
    problems.some(
      ({ kind, type, text }) =>
        kind === 'skipped' && /^(?:timeout|exception)$/.test(type) && text.trim() !== '',
    )
  )
    return 'errored'
  if (hasKind('error')) return 'errored'
  // CTest calls a test skipped whose program is not there, and fails because of it.
  if (problems.some(({ kind, message }) => kind === 'skipped' && message === 'Unable to find executable'))
    return 'errored'
  if (hasKind('skipped')) return 'skipped'
  // Reruns without a failure next to them: the writer counts such a case as passed in the end.
  if (problems.length > 0) return 'passed'
  return undefined
}

/** Attempts made where the case carries retry elements; undefined where it does not. */
export function countAttempts(problems: readonly Problem[]): number | undefined {
  const retries = problems.filter(({ kind }) => kind.startsWith('flaky') || kind.startsWith('rerun')).length
  if (retries === 0) return undefined
  return retries + 1
}

/** Message and whole text of what kept a case from passing, or of why it was skipped. */
export function readProblemTexts(problems: readonly Problem[], outcome: Outcome): ResultTexts {
  const shown = orderProblems(
    outcome === 'skipped' ? problems.filter(({ kind }) => kind === 'skipped') : problems,
  )
  const [first] = shown
  if (first === undefined) return {}
  const message =
    first.kind === 'skipped' && first.type === 'todo' ? describeTodo(problems) : buildHeadline(first)
  const detail = shown.map(buildDetail).filter((part) => part !== '')
  return {
    message: message || undefined,
    detail:
      detail.length > 0 && outcome !== 'skipped' ? truncateText(detail.join('\n\n'), keptDetail) : undefined,
  }
}

/** The failure that decided comes before those of other attempts; Playwright writes them the other way round. */
export function orderProblems(problems: readonly Problem[]): readonly Problem[] {
  const isFinal = ({ kind }: Problem): boolean => !kind.startsWith('rerun') && !kind.startsWith('flaky')
  if (problems.length < 2) return problems
  return [...problems.filter(isFinal), ...problems.filter((problem) => !isFinal(problem))]
}

/** node:test writes `true` for the reason, and may write a failure that does not count. */
function describeTodo(problems: readonly Problem[]): string {
  const failure = problems.find(({ kind }) => kind === 'failure' || kind === 'error')
  if (failure === undefined) return 'todo'
  return `todo: ${buildHeadline(failure)}`
}

function buildHeadline({ message, type, text }: Problem): string {
  return findHeadline(makeReadable(`${message}\n${text}`)) || findFirstLine(`${message}\n${type}`)
}

function buildDetail({ message, messageLength, text, textLength }: Problem): string {
  const body = makeReadable(text).trim()
  if (body === '')
    return truncateText(makeReadable(message), keptDetail, Math.max(messageLength, message.length))
  return truncateText(body, keptDetail, textLength > text.length ? textLength : body.length)
}

/**
 * Milliseconds of a `time` attribute in seconds. container-structure-test writes nanoseconds, into suites that
 * have no attribute at all, which identifies them.
 */
export function readCaseDuration(time: string | undefined, suiteIsBare: boolean): number | undefined {
  if (time === undefined) return undefined
  const value = parseNumber(time)
  if (value === undefined) return undefined
  return keepPossibleMs(
    suiteIsBare && Number.isInteger(value) && value >= 1_000 ? value / 1e6 : value * 1_000,
  )
}

/** Where the case is: its own attributes, else the first frame of its trace that is in the repository. */
export function findCaseLocation(
  workspace: Workspace,
  file: string | undefined,
  line: string | undefined,
  trace: string,
  suiteName: string | undefined,
): Location | undefined {
  const lineNumber = parseLine(line)
  const named = workspace.locate(file, lineNumber)
  if (named?.line !== undefined) return named
  const traced = workspace.locateInStack(trace, suiteName, named?.file)
  if (traced !== undefined) return traced
  if (named !== undefined) return named
  // Vitest, Playwright and others name the suite after the file.
  if (suiteName !== undefined && /\.\w{1,5}$/.test(suiteName)) return workspace.locate(suiteName)
  return undefined
}
