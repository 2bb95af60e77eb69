/** The door of the room `settings`: inputs, policy and suite files as one configuration. Other rooms see what it exports, and nothing else. */
export { findAddedEntries } from './accepted-file.ts'
export { chooseProjectPolicy, loadPolicy } from './choice/choose-policy.ts'
export { collectInputSecrets, serviceInputs } from './inputs/hosted-inputs.ts'
export {
  createFlagReader,
  createNamesReader,
  createScriptReader,
  createTextReader,
  type Input,
  type InputTable,
  readInputs,
} from './inputs/input.ts'
export {
  evidenceInputNames,
  findHomeInput,
  getInputRow,
  type InputName,
  inputGroups,
  inputNames,
  type RawInputs,
  readRawInputs,
  readRetentionDays,
} from './inputs.ts'
export {
  type Config,
  describeMatrixLeg,
  type HostedConfig,
  type LookAgainConfig,
  loadConfig,
  loadServiceConfig,
  type ReviewerConfig,
  readServiceConfig,
  type ServiceConfig,
} from './load.ts'
export {
  defaultPolicy,
  describePolicy,
  type JobSettings,
  type LookBudget,
  type MeasureBudget,
  type PolicySettings,
  type ProjectPolicy,
  pickJudgingPolicy,
  readLookBudget,
} from './policy/table.ts'
export { loadSuiteFile } from './suite-file/read.ts'
