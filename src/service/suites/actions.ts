import type { BodyOf } from '../../contract/operations.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import type { EnvironmentAction } from './environments.ts'
import type { StoredSuite } from './state.ts'

/** One step that brings the service in line with a suite file. In the order of the plan. */
export type SyncAction =
  | EnvironmentAction
  /** With all cases, where inline tests can hold them; else with none, and a placeholder for them. */
  | {
      readonly kind: 'create-suite'
      readonly cases: readonly CaseSpec[]
      readonly serverIds: readonly string[]
    }
  | { readonly kind: 'update-suite'; readonly body: SuitePatch; readonly changes: readonly string[] }
  /** Environments by name: some of them may only be created by the plan. */
  | { readonly kind: 'attach-environments'; readonly environments: readonly string[] | null }
  | { readonly kind: 'set-schedule'; readonly schedule: NonNullable<SuiteSpec['schedule']> | null }
  | { readonly kind: 'create-cases'; readonly cases: readonly CaseSpec[] }
  | {
      readonly kind: 'update-case'
      readonly caseId: string
      readonly title: string
      readonly body: Readonly<Record<string, unknown>>
      readonly changes: readonly string[]
    }
  | { readonly kind: 'delete-case'; readonly caseId: string; readonly title: string }

export type SuitePatch = BodyOf<'updateEvalSuite'>

/** What would change, and which stored cases are kept although the file does not have them. */
export interface SyncPlan extends SyncedSuite {
  readonly suiteName: string
  readonly actions: readonly SyncAction[]
  /** Titles of stored cases that the file does not have. */
  readonly kept: readonly string[]
  /** What differs and can't be changed, as sentences. */
  readonly notes: readonly string[]
}

/** The suite that is written. */
export interface SyncedSuite {
  /** Absent until it exists. */
  readonly suiteId?: string
  /** The suite as it was read; absent for a new one, and where the deployment does not show suites. */
  readonly before?: StoredSuite
}
