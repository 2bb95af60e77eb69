/**
 * How a process of ours ends. 0 passed or done, 1 failed, or what was checked differs, 2 reports empty or
 * unreadable, or a wrong input, 3 undecided, or something outside refused, 4 something that was due was not
 * measured.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4

/**
 * The closed family of errors a user can meet. Each says what happened, where, and what to do; none carries a
 * secret or a response body. A failed gate is a verdict, not an error. Any other error is a bug of ours.
 */
export abstract class EvalGateError extends Error {
  /** What to do about it, one line each. */
  readonly advice: readonly string[]
  abstract readonly exitCode: Extract<ExitCode, 2 | 3>

  constructor(message: string, advice: readonly string[], cause?: unknown) {
    super(message, toErrorOptions(cause))
    this.name = new.target.name
    this.advice = advice
  }
}

/** Arguments of an error class: its own members, and those that every error has. */
type Told<Own extends EvalGateError> = Omit<Own, keyof EvalGateError> & {
  readonly message: string
  readonly advice: readonly string[]
  readonly cause?: unknown
}

/** One thing wrong with the configuration. */
export interface Problem {
  /**
   * The place, shown before a colon, such as `.github/eval-gate.yml:3:5`; absent when the message names it.
   */
  readonly where?: string | undefined
  readonly message: string
  readonly advice?: string | undefined
}

/** A problem of an input. The predicate follows its name: `is required for hosted runs`. */
export function describeInputProblem(name: string, predicate: string, advice?: string): Problem {
  return { message: `${name} ${predicate}`, advice }
}

/** What inputs must keep to, and what is said where they do not. */
interface InputRule {
  readonly isBroken: boolean
  readonly input: string
  /** Follows the name of the input: `is required for hosted runs`. */
  readonly predicate: string
  readonly advice?: string | undefined
}

/** The problems of the rules that are broken. */
export function listInputProblems(rules: readonly InputRule[]): Problem[] {
  return rules.flatMap(({ isBroken, input, predicate, advice }) =>
    isBroken ? [describeInputProblem(input, predicate, advice)] : [],
  )
}

/** The configuration is wrong. Carries every problem at once. */
export class UsageError extends EvalGateError {
  readonly exitCode = 2
  readonly problems: readonly Problem[]

  constructor(problemOrList: Problem | readonly Problem[]) {
    const problems = [problemOrList].flat()
    const list = problems.map(({ where, message }) =>
      where === undefined ? message : `${where}: ${message}`,
    )
    super(
      list.length === 1
        ? `${list[0]}`
        : `${list.length} problems in the configuration:\n${list.map((line) => `  ${line}`).join('\n')}`,
      [...new Set(problems.flatMap(({ advice }) => advice ?? []))],
    )
    this.problems = problems
  }
}

/** Another step or job of the same workflow run has written under the name. It was left as it is. */
export class NameTaken extends EvalGateError {
  readonly exitCode = 2

  constructor(resource: string) {
    super(`${resource} belongs to another job of this workflow run.`, [])
  }
}

/** A report that can't be read, or no report at all. */
export class ReportError extends EvalGateError {
  readonly exitCode = 2
  declare readonly file: string
  declare readonly line?: number
  declare readonly format?: string

  constructor({ message, advice, cause, ...facts }: Told<ReportError>) {
    const place = facts.line === undefined ? facts.file : `${facts.file}:${facts.line}`
    super(`${place}: ${message}`, advice, cause)
    Object.assign(this, facts)
  }
}

/** The eval service refused or could not be reached. Never a reason to call a change a regression. */
export class ServiceError extends EvalGateError {
  readonly exitCode = 3
  declare readonly operation: string
  /** HTTP status; absent when no response arrived. */
  declare readonly status?: number
  /** Code of the service's error envelope, or a code of the transport (`ECONNRESET`, `TIMEOUT`). */
  declare readonly code?: string
  /** `details.reason` of the envelope. */
  declare readonly reason?: string
  declare readonly requestId?: string
  declare readonly retryable: boolean
  /** How often it was tried. */
  declare readonly attempts: number
  /** Redacted `details` of the envelope, for the callers that turn them into advice. */
  declare readonly details?: Readonly<Record<string, unknown>>

  constructor({ message, advice, cause, ...facts }: Told<ServiceError>) {
    super(message, advice, cause)
    Object.assign(this, facts)
  }
}

/** The message of a service error without its request id, which the log has. */
export function removeRequestId({ message, requestId }: ServiceError): string {
  return message.replace(` Request id ${requestId}.`, '')
}

/** The token may not do what was asked. */
export class PermissionError extends EvalGateError {
  readonly exitCode = 3
  /** `pull-requests: write`, `actions: read`, … */
  readonly permission: string
  /** What to do besides granting the permission. */
  readonly otherAdvice: readonly string[]

  constructor(message: string, permission: string, otherAdvice: readonly string[], cause?: unknown) {
    super(message, [formatPermissions(['contents: read', permission]), ...otherAdvice], cause)
    this.permission = permission
    this.otherAdvice = otherAdvice
  }
}

/**
 * A refusal with all permissions that the job needs. A block with one permission alone would take the others
 * away: what a workflow file does not list is denied.
 */
export function describePermissionRefusal(error: PermissionError, needed: readonly string[]): string {
  const block = formatPermissions([...needed, error.permission])
  return [error.message, block, ...error.otherAdvice].join('\n')
}

function formatPermissions(permissions: readonly string[]): string {
  const lines = [...new Set(permissions)].map((line) => `\n    ${line}`)
  return `Give the job these permissions:\n  permissions:${lines.join('')}`
}

/** An artifact or a baseline can't be stored, fetched or understood. */
export class ArtifactError extends EvalGateError {
  readonly exitCode = 3
}

/**
 * An artifact that was listed no longer exists: it is too old, or another attempt of its job has replaced it.
 */
export class ArtifactGone extends ArtifactError {}

/**
 * GitHub refused a request or gave no answer that can be used, and the request has been repeated as often as
 * it is useful. Most callers do without the answer; where it ends a job, {@link describeError} says what to
 * do.
 */
export class GitHubFailure extends Error {
  /**
   * HTTP status, 500 where no response arrived; absent for a response that does not have the expected form.
   */
  declare readonly status?: number
  /** As the client has it, with headers and data; absent when none arrived. */
  declare readonly response?: unknown

  constructor(message: string, facts: Pick<GitHubFailure, 'status' | 'response' | 'cause'> = {}) {
    const { cause, ...answer } = facts
    super(message, toErrorOptions(cause))
    this.name = new.target.name
    Object.assign(this, answer)
  }
}

/** The work around the verdict took longer than `publish-timeout` allows. */
export class OutOfTime extends EvalGateError {
  readonly exitCode = 3

  /** @param task what took long, as the start of a sentence */
  constructor(task: string, limitMs: number) {
    super(`${task} took too long: \`publish-timeout\` allows ${limitMs / 60_000} minutes.`, [])
  }
}

/** Error codes that blame the machine, not the place that an input names. */
const machineCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** A file of this step can't be written. */
export class UnwritableFile extends EvalGateError {
  readonly exitCode: 2 | 3

  /**
   * @param file the file and whose it is, as the start of a sentence
   * @param isNamed an input names the place
   */
  constructor(file: string, cause: unknown, { isNamed }: { readonly isNamed: boolean }) {
    const isMachine = machineCodes.has(readErrorCode(cause)) || !isNamed
    const advice = isMachine
      ? 'Check the disk of the runner and the permissions of its folders.'
      : 'Name a file in a folder that this step may write to.'
    super(`${file} can't be written (${readErrorMessage(cause)}).`, [advice], cause)
    this.exitCode = isMachine ? 3 : 2
  }
}

/** The code of an error of Node, such as `ENOENT`; empty for any other. */
export function readErrorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return ''
}

/**
 * What an error says and, for an error of ours, what to do about it.
 *
 * @param separator between the lines of advice; a line break where the reader sees several lines
 */
export function readErrorMessage(error: unknown, separator = ' '): string {
  if (error instanceof EvalGateError) return [error.message, ...error.advice].join(separator)
  if (error instanceof Error && 'syscall' in error)
    return fileProblems.get(readErrorCode(error)) ?? error.message
  if (error instanceof Error) return error.message
  return String(error)
}

/** What Node calls the refusals of a file system. */
const fileProblems: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EACCES', 'permission is denied'],
  ['EPERM', 'permission is denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EMFILE', 'too many files are open'],
])

const issuesUrl = 'https://github.com/eval-gate/eval-gate/issues'
/** Address of the documentation: neither an installed command nor a job of others has the files. */
export const documents = 'https://github.com/eval-gate/eval-gate/blob/main/docs'

/** Headline and advice of an error of ours; any other error is a bug and says how to report it. */
export function describeError(error: unknown): {
  readonly text: string
  readonly detail: string
  readonly exitCode: ExitCode
} {
  const detail = describeErrorCauses(error)
  if (error instanceof EvalGateError) {
    return { text: readErrorMessage(error, '\n'), detail, exitCode: error.exitCode }
  }
  if (isRefusedByFileSystem(error)) {
    const advice = 'Check the disk of the runner and the permissions of its folders.'
    return { text: `A file could not be read or written: ${error.message}\n${advice}`, detail, exitCode: 3 }
  }
  if (error instanceof GitHubFailure) {
    const text = `GitHub could not be asked: ${error.message}\nRun this job again; https://www.githubstatus.com shows outages.`
    return { text, detail, exitCode: 3 }
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    text: `This is a bug in Eval Gate, not in your project: ${stack}\nPlease open an issue at ${issuesUrl} and include this output.`,
    detail,
    exitCode: 3,
  }
}

/** An error of a call of the operating system about a path. */
function isRefusedByFileSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

function describeErrorCauses(error: unknown): string {
  const lines: string[] = []
  let current = error
  while (current instanceof Error && lines.length < 10) {
    lines.push(current.stack ?? current.message)
    current = current.cause
  }
  return lines.join('\ncaused by ')
}

/** A cause, if there is one: an error without has no such member. */
export function toErrorOptions(cause: unknown): ErrorOptions | undefined {
  if (cause === undefined) return undefined
  return { cause }
}
