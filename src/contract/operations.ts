import {
  type BodyInput,
  type BodyOutput,
  completeOperation,
  type Operation,
  type PathParams,
  type RequestInput,
  type ResponseOutput,
} from './operation.ts'
import { accountOperations } from './operations/account.ts'
import { caseOperations } from './operations/cases.ts'
import { clientOperations } from './operations/clients.ts'
import { environmentOperations } from './operations/environments.ts'
import { ingestOperations } from './operations/ingest.ts'
import { runOperations } from './operations/runs.ts'
import { serverOperations } from './operations/servers.ts'
import { sessionOperations } from './operations/sessions.ts'
import { studyOperations } from './operations/studies.ts'
import { suiteOperations } from './operations/suites.ts'

export {
  type Assertion,
  type AssertionOf,
  type AssertionType,
  argumentModes,
  assertionKinds,
  assertionSchema,
  assertionTypes,
} from './grading/assertions.ts'
export type { Method, Operation } from './operation.ts'
export { type EvalResultInput, evalResult, ingestOperations } from './operations/ingest.ts'
export { type InlineTest, inlineTest, promptScript, type Step, steps } from './steps.ts'
export { suiteSettings } from './suite-body.ts'

/** Every operation of the service, by id. The only place where an endpoint is written down. */
export const operations = {
  ...accountOperations,
  ...clientOperations,
  ...environmentOperations,
  ...serverOperations,
  ...suiteOperations,
  ...caseOperations,
  ...runOperations,
  ...ingestOperations,
  ...studyOperations,
  ...sessionOperations,
}

export type Operations = typeof operations
export type OperationId = keyof Operations
/** What a caller passes to the operation: path parameters, query and body. */
export type RequestOf<Id extends OperationId> = RequestInput<Operations[Id]>
export type ResponseOf<Id extends OperationId> = ResponseOutput<Operations[Id]>
export type ParamsOf<Id extends OperationId> = PathParams<Operations[Id]['path']>
export type BodyOf<Id extends OperationId> = BodyInput<Operations[Id]>
/** The body as a handler sees it, after its schema has read it. */
export type ParsedBodyOf<Id extends OperationId> = BodyOutput<Operations[Id]>

/** Operations that answer a collection in pages, and the type of their items. */
export type PagedOperationId = {
  [Id in OperationId]: Operations[Id] extends { pagination: 'query' | 'body' } ? Id : never
}[OperationId]
export type ItemOf<Id extends PagedOperationId> =
  ResponseOf<Id> extends { items: readonly (infer Item)[] } ? Item : never

export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId)

export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

/** The entry of the table by its general type, for code that works over all operations. */
export function getOperation(id: OperationId): Operation {
  return completeOperation(id, operations[id])
}
