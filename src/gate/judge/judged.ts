import type { MissingBaseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { Drift } from '../../model/ledger.ts'
import type { Measured } from '../../model/measured.ts'
import type { Reason } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'
import type { Explained, WeighedCases } from './cases.ts'

/** What every rule is given. */
export interface Judged {
  readonly measured: Measured
  readonly comparison: Comparison
  readonly cases: WeighedCases
  readonly policy: Policy
  readonly facts: GateFacts
}

/** Inputs that choose evidence, and that the base was measured with other values of. */
export interface OtherInputs {
  /** Branch that was measured with other inputs. */
  readonly branch: string
  /** Undefined: nobody knows the inputs of the base. */
  readonly names: readonly string[] | undefined
  /** Those that the policy locks. */
  readonly locked: readonly string[]
}

/** What the gate must know apart from what was measured and compared. */
export interface GateFacts {
  /** Why there is no baseline; absent when unknown. */
  readonly missingBaseline?: MissingBaseline
  /** The slow drift of the base branch; see `findDrift`. */
  readonly drift?: Drift | null
  /** Why that is unknown in spite of a long history, as a clause. */
  readonly driftUnknown?: string | undefined
  /** The branch that was measured is the one whose runs it is compared with, so {@link drift} is its own. */
  readonly measuresBase?: boolean
  /** Why the policy of the base branch did not judge, as a sentence. */
  readonly policyOutOfReach?: string
  /** A change is judged, which is not on the base branch yet. */
  readonly isProposal?: boolean
  /** How the base was measured otherwise; absent: in the same way, or nobody knows. */
  readonly otherInputs?: OtherInputs | undefined
  /** What is known of absent cases; without it nothing explains them. */
  readonly absences?: Absences
  /** Further reasons, about parts that have no baseline while others have. */
  readonly reasons?: readonly Reason[]
  /** Nobody reads the reasons, so they advise nothing. */
  readonly isRehearsal?: true
}

/** What is known of the cases of the base that have no result now. */
export interface Absences {
  readonly explained: Explained
  /** Keys of those that the change did not remove. */
  readonly stillDue: readonly string[]
}
