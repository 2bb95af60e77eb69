import { type ErrorCode, httpStatusByCode } from '../../../src/contract/errors.ts'
import type { OperationId } from '../../../src/contract/operations.ts'
import type { LooseRequest } from '../../../src/service/client/prepare-request.ts'
import type { LocalServiceOptions } from '../../http/server.ts'
import type { Targets, Who, World } from './world.ts'

/** What was there first, by name. */
export type Given = Readonly<Record<string, string>>

/** What a row needs and expects besides the status. */
export interface RowDetails {
  /** By default Ada, the admin. */
  readonly as?: Who
  readonly options?: LocalServiceOptions
  /** What must be there first. What it returns is handed to `request`. */
  readonly given?: (world: World) => Promise<Given | undefined>
  /** By default the first code with that status. */
  readonly code?: ErrorCode
  /** `details.reason`. */
  readonly reason?: string
  /** `details` must hold these. */
  readonly details?: Readonly<Record<string, unknown>>
  /** The answer must match this, as `toMatchObject`. */
  readonly answer?: object
  /** More to check on the answer or on the world. */
  readonly check?: (value: unknown, world: World) => void | Promise<void>
}

/** One line of the table: an operation, what is asked, and what the service must answer. */
export interface Row extends RowDetails {
  readonly operation: OperationId
  /** What is special about it, as a sentence. */
  readonly name: string
  readonly request: LooseRequest | ((given: Given, targets: Targets) => LooseRequest)
  readonly status: number
}

/** The end of every row: the status, and whatever else there is to it. */
export type Expected = readonly [status: number, details?: RowDetails]

/** One line of the table. */
export function row(
  operation: OperationId,
  name: string,
  request: Row['request'],
  ...[status, details]: Expected
): Row {
  return { operation, name, request, status, ...details }
}

/** The code of the contract that comes with a status. */
export function codeOf(status: number): ErrorCode | undefined {
  return Object.entries(httpStatusByCode).find(([, known]) => known === status)?.[0] as ErrorCode | undefined
}

/** Rows of one operation that differ in one part of the request. */
export function rowsOf<Part>(
  operation: OperationId,
  request: (part: Part, given: Given, targets: Targets) => LooseRequest,
) {
  return (name: string, part: Part, ...expected: Expected): Row =>
    row(operation, name, (given, targets) => request(part, given, targets), ...expected)
}
