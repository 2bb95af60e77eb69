import type { OperationId } from '../../contract/operations.ts'
import type { Handlers } from '../handler.ts'
import { ingestHandlers } from './ingest.ts'

/** The handler of every operation; one that is missing does not compile. */
export const handlers: Partial<Handlers<OperationId>> = {
  ...ingestHandlers,
}
