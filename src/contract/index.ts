/** The second door of the room `service`: its API as one table of operations, which is all that the local service knows. Other rooms see what it exports, and nothing else. */
export { describeOperation, type FieldDescription } from './describe-operation.ts'
export {
  type ErrorBody,
  type ErrorCode,
  type ErrorReason,
  httpStatusByCode,
  isTerminalRunStatus,
} from './errors.ts'
export { buildServiceHeaders, defaultHeaderPrefix, type ServiceHeaders } from './headers.ts'
export { limits } from './limits.ts'
export {
  type Assertion,
  type AssertionOf,
  type AssertionType,
  argumentModes,
  assertionKinds,
  assertionSchema,
  assertionTypes,
  type BodyOf,
  type EvalResultInput,
  evalResult,
  getOperation,
  type InlineTest,
  ingestOperations,
  inlineTest,
  isOperationId,
  type Method,
  type Operation,
  type OperationId,
  type Operations,
  operationIds,
  type ParamsOf,
  type ParsedBodyOf,
  promptScript,
  type ResponseOf,
  type Step,
  steps,
  suiteSettings,
} from './operations.ts'
export {
  findSettingProblems,
  findSpellingProblems,
  readCaseFields,
  readSuiteSettings,
  spellCaseFields,
  spellSuiteSettings,
  type VocabularyVersion,
} from './vocabulary.ts'
