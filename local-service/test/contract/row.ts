import type { ErrorCode } from '../../../src/contract/errors.ts'
import type { OperationId } from '../../../src/contract/operations.ts'
import type { LooseRequest } from '../../../src/service/client/prepare-request.ts'
import type { LocalServiceOptions } from '../../http/server.ts'
import type { Targets, Who, World } from './world.ts'

/** One line of the table: an operation, what is asked, and what the service must answer. */
export interface Row {
  readonly operation: OperationId
  /** What is special about it, as a sentence. */
  readonly name: string
  /** By default Ada, the admin. */
  readonly as?: Who
  readonly options?: LocalServiceOptions
  /** What must be there first. Its result is handed to `request`. */
  readonly given?: (world: World) => Promise<Readonly<Record<string, string>>>
  readonly request:
    | LooseRequest
    | ((given: Readonly<Record<string, string>>, targets: Targets) => LooseRequest)
  readonly status: number
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
