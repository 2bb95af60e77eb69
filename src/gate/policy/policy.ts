/** What makes the verdict `failed`. Each of the first three includes the ones before it. */
export const failOnValues = ['regressions', 'new-failures', 'failures', 'never'] as const
type FailOn = (typeof failOnValues)[number]

/** The effect of a missing baseline on the verdict. */
export const onMissingBaselineValues = ['pass', 'neutral', 'fail'] as const
type OnMissingBaseline = (typeof onMissingBaselineValues)[number]

/** How cases are judged: `tests` each on its own, `evals` by statistics, `auto` depending on the data. */
export const suiteKinds = ['auto', 'tests', 'evals'] as const
export type SuiteKind = (typeof suiteKinds)[number]

/** The effect of a new test that fails; it has no history to compare with. */
export const newTestModes = ['fail', 'warn'] as const
type NewTestMode = (typeof newTestModes)[number]

/** The effect of an increase of latency, tokens or cost. */
export const growthModes = ['off', 'warn', 'fail'] as const
type GrowthMode = (typeof growthModes)[number]

/**
 * Who may accept an intended change: people who may write to the repository, these except the author, or
 * nobody.
 */
export const acceptModes = ['writers', 'not-author', 'off'] as const
export type AcceptMode = (typeof acceptModes)[number]

/** The effect of a tool that no case of the base called. */
export const newToolModes = ['ignore', 'warn', 'fail'] as const

/** What may an agent call? */
interface ToolSettings {
  readonly tools: {
    readonly new: (typeof newToolModes)[number]
    /** Names of tools that are never new; `*` stands for any text. */
    readonly allow: readonly string[]
  }
}

/** Absolute limits of the mean per iteration. */
export interface Limits {
  readonly latencyMs?: number
  readonly tokens?: number
  readonly costUsd?: number
}

/** Compared with what the history of base runs predicts. */
export interface GrowthRule {
  readonly mode: GrowthMode
  /** Smallest relative increase that counts: 0.2 is +20 %. */
  readonly atLeast: number
}

/** What happens when the base branch has slowly lost pass rate; see `findDrift`. */
interface DriftPolicy {
  readonly mode: GrowthMode
  /** The level of this day (`YYYY-MM-DD`, UTC) is accepted: earlier runs are not compared with. */
  readonly since?: string
  /** The level of this day, or of the {@link latestRelease}, is compared with, too. */
  readonly anchor?: string
}

/** An anchor of the drift whose day a job asks GitHub for. */
export const latestRelease = 'latest-release'

/** The day (`YYYY-MM-DD`, UTC) of a fixed anchor. Nothing while the day of a release is not known. */
export function readAnchorDay({ drift }: DriftSettings): string | undefined {
  if (drift.anchor === latestRelease) return undefined
  return drift.anchor
}

/** What one whole run may use. */
interface BudgetRule {
  readonly mode: 'warn' | 'fail'
  readonly costUsd?: number
  readonly tokens?: number
}

export interface Quarantine {
  readonly reason: string
  /** Who repairs it. */
  readonly owner: string
  /** Last day (UTC) on which it holds, `YYYY-MM-DD`. */
  readonly until: string
}

/** A rule for the cases that one of the patterns matches; see {@link createCaseMatcher}. Later rules win. */
export interface CaseRule {
  readonly match: readonly string[]
  /** Smallest pass rate of each case, 0..1. */
  readonly minPassRate?: number
  /** Smallest mean of each case per scorer, in the scorer's scale; `*` matches every scorer. */
  readonly minScores?: Readonly<Record<string, number>>
  readonly quarantine?: Quarantine
  /** Shown, but excluded from every rate, test and rule. */
  readonly ignore?: boolean
  /** How much the case counts in rates and in the suite test: a whole number from 0 to 10. */
  readonly weight?: number
  readonly limits?: Limits
  readonly kind?: SuiteKind
}

/** Floors of the slices that one of the patterns matches, such as `category: billing`. Later rules win. */
export interface SliceRule {
  readonly match: readonly string[]
  /** Smallest share of the judged iterations of the slice that pass, 0..1. */
  readonly minPassRate?: number
  /** Smallest mean per scorer over the slice; `*` matches every scorer. */
  readonly minScores?: Readonly<Record<string, number>>
}

/** What a change to some files touches. */
export interface AffectedRule {
  /** Patterns of paths from the root of the repository. */
  readonly paths: readonly string[]
  /** Patterns of cases. Empty, as is {@link tools}: such files touch nothing. */
  readonly cases: readonly string[]
  /** Patterns of tools: cases that called one are touched. */
  readonly tools: readonly string[]
}

/** Which cases are due, by the files that a change touches? */
export interface AffectedSettings {
  /** Empty: all of them. A changed file that no entry names touches every case. */
  readonly affected: readonly AffectedRule[]
}

/** How is each case judged? */
export interface CaseSettings {
  readonly kind: SuiteKind
  readonly cases: readonly CaseRule[]
}

/** Which broken cases fail the verdict? */
export interface FailOnSettings {
  readonly failOn: FailOn
  /** Under `failOn: regressions`. A new failing eval is only listed. */
  readonly newTests: NewTestMode
}

/** What must every measurement reach, whatever it is compared with? */
export interface FloorSettings {
  /** Smallest share of judged iterations that pass. */
  readonly minPassRate?: number
  /** Smallest mean per scorer over the suite; `*` matches every scorer. */
  readonly minScores: Readonly<Record<string, number>>
  readonly limits: Limits
}

/** What must each slice reach? */
interface SliceSettings {
  readonly slices: readonly SliceRule[]
}

/** Which way of a score is the better one? */
export interface ScorerSettings {
  /** Patterns of the scorers whose smaller value is the better one, in addition to what reports say. */
  readonly lowerIsBetter: readonly string[]
}

/** Who says whether the graders are right? */
export interface JudgeSettings {
  /** Patterns of the scorers, tags or metadata that hold what people say of a result. */
  readonly labels: readonly string[]
}

/** How sure must the comparison be, and of which drop? */
export interface EvidenceSettings {
  /** False alarms allowed for the whole verdict when nothing changed. */
  readonly alpha: number
  /**
   * The drop of the mean pass rate that must be ruled out for `passed`, 0..1. Absent: as much as the suite
   * can rule out; the verdict then says how much that is.
   */
  readonly delta?: number
  /** The rise of the mean pass rate over the base that a proposal has to prove, 0..1; 0: any. */
  readonly minLift?: number
  /**
   * Smaller drops of a mean never fail, even if they are significant: of the pass rate, and of a scorer as a
   * share of its scale.
   */
  readonly minDrop: { readonly suite: number; readonly score: number }
  /** What a verdict that is wrong, or open, costs, all in one unit: it says which evidence is enough. */
  readonly costs: { readonly falseRed: number; readonly silentGreen: number; readonly open: number }
}

/** How much slower or more expensive may it become? */
export interface GrowthSettings {
  readonly growth: {
    readonly latency: GrowthRule
    readonly tokens: GrowthRule
    readonly cost: GrowthRule
  }
}

/** How much may it lose over many changes? */
export interface DriftSettings {
  readonly drift: DriftPolicy
}

/** What may one run use? */
export interface BudgetSettings {
  readonly budget: BudgetRule
}

/** What if there is no baseline, or no result? */
export interface MissingSettings {
  /** What a missing baseline means: `pass` holds only as long as the base branch has never stored one. */
  readonly onMissingBaseline: OnMissingBaseline
  /** Each run draws other cases, so groups of them are due, and no single one. */
  readonly sampled: boolean
  /** Reports without any result are accepted. */
  readonly allowEmpty: boolean
}

/** What does a verdict without a decision do to the job? */
export interface OpenVerdictSettings {
  /** The effect of an inconclusive verdict on the job; the verdict itself stays inconclusive. */
  readonly onInconclusive: 'neutral' | 'fail'
  /** The effect on the job of an inconclusive verdict where something that was due was not measured. */
  readonly onNotMeasured: 'neutral' | 'fail'
}

/** Who may accept a change? */
export interface AcceptSettings {
  readonly accept: AcceptMode
}

/**
 * Everything the gate requires of one suite, with all defaults filled in. Rates and levels are 0..1. A comparison
 * takes the settings of its own question, a rule all of them.
 */
export interface Policy
  extends CaseSettings,
    FailOnSettings,
    FloorSettings,
    SliceSettings,
    ScorerSettings,
    JudgeSettings,
    EvidenceSettings,
    GrowthSettings,
    DriftSettings,
    BudgetSettings,
    MissingSettings,
    ToolSettings,
    AffectedSettings,
    OpenVerdictSettings,
    AcceptSettings {
  /**
   * Keys of the policy file of which nobody may ask for less: a workflow, or a policy that extends it; `*`:
   * of any.
   */
  readonly lock: readonly string[]
  /**
   * Variants of the run that are compared with each other: `model`, `prompt`, `provider`, `variant` or a
   * slice.
   */
  readonly compare?: string
  /**
   * Limits that came by `extends`, or that are not for a suite of their own: one that finds no figure here is said and opens
   * nothing. Absent: none.
   */
  readonly shared?: Partial<Policy>
}

/** A setting of the policy file. */
export type PolicyField = Exclude<keyof Policy, 'shared'>

/** Level of a growth test that only warns. */
export const warnLevel = 0.05
