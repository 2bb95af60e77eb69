/** The door of the room `verdict`: compares two runs, tests, and decides. Other rooms see what it exports, and nothing else. */
export { findDisagreement } from './again/agreement.ts'
export {
  chooseControls,
  explainFailedControl,
  type LookRequest,
  readIterationPrice,
  requestFirstLook,
} from './again/choose.ts'
export { compareWithLooks } from './again/compare-again.ts'
export type { Look } from './again/remeasured.ts'
export {
  type Attribution,
  attributeFailedCase,
  attributions,
  type CaseFacts,
  type Ground,
  grounds,
  type MainPoint,
  mostRecent,
} from './attribute/attribute-case.ts'
export { findMixedCases, findRunsWithoutChange, listRunChanges } from './attribute/runs-without-change.ts'
export { createSharedWork } from './compare/base-work.ts'
export { compareRuns, settleOutages } from './compare/compare.ts'
export type { CompareOptions } from './compare/compare-sides.ts'
export { computeEvidenceCuts } from './compare/fall.ts'
export { judgeStepEnd } from './compare/test-step.ts'
export { digestCaseKey, extendLedger } from './drift/extend-ledger.ts'
export { type DriftRule, explainUnknownDrift, findDrift } from './drift/find-drift.ts'
export { type Accepted, decideWithAccepted } from './judge/accept.ts'
export {
  acceptableRules,
  findAcceptableCases,
  findBlamedCases,
  isSuiteBlamed,
  mayBeAccepted,
} from './judge/acceptable.ts'
export { type Decision, decideCompleteRun, decideVerdict } from './judge/decide.ts'
export { explainAbsences, limitToChange } from './judge/explain-absences.ts'
export type { Absences, GateFacts, OtherInputs } from './judge/judged.ts'
export { digestFailedCases, lacksCases, listFailedCases } from './judge/presence.ts'
export { type MeasureStep, planNextStep } from './measure/plan-next-step.ts'
export { createComparedRuleLookup, createRuleLookup, findAffected, matchesGlob } from './policy/case-rules.ts'
export {
  type AcceptMode,
  type AcceptSettings,
  type AffectedRule,
  acceptModes,
  type BudgetSettings,
  type CaseRule,
  type CaseSettings,
  type DriftSettings,
  type EvidenceSettings,
  type FailOnSettings,
  type FloorSettings,
  failOnValues,
  type GrowthSettings,
  growthModes,
  type Limits,
  latestRelease,
  newTestModes,
  newToolModes,
  type OpenVerdictSettings,
  onMissingBaselineValues,
  type Policy,
  type PolicyField,
  readAnchorDay,
  type SliceRule,
  suiteKinds,
} from './policy/policy.ts'
export { computeMeanInterval, computeWilsonInterval } from './statistics/intervals.ts'
