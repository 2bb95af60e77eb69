import type { ObligationName } from './certificate.ts'
import { isTableKey } from './data.ts'
import { formatCount, formatPlural } from './format.ts'
import type { Reason, Verdict } from './verdict.ts'

/**
 * Why a verdict is open. `not-measured`: an expected measurement is missing, or belongs to another run or
 * other code; that is for the workflow to repair, so by default it fails the step (`on-not-measured`).
 * `base-out-of-reach`: what to compare with could not be had. `undecided`: the data is there and can't tell.
 */
export const doubtKinds = ['not-measured', 'base-out-of-reach', 'undecided'] as const
type DoubtKind = (typeof doubtKinds)[number]

type Evidence = NonNullable<Reason['evidence']>

/** One way in which a verdict can lack evidence. */
export interface Doubt {
  readonly kind: DoubtKind
  /** What is due and open by it. */
  readonly obligation: ObligationName
  /**
   * A few words for a title; ours, never foreign. Absent: something was compared, and the data can't tell.
   */
  readonly what?: (evidence: Evidence) => string
  /** For `docs/policy.md`. */
  readonly meaning: string
  /**
   * What to do about the doubt. Ends the sentence that a reviewer reads when the doubt is not about these
   * results.
   */
  readonly remedy: string
}

/** A count with its noun; the noun alone when the count is unknown. */
export function formatKnownCount(
  count: Evidence[string] | undefined,
  singular: string,
  pluralForm?: string,
): string {
  if (typeof count === 'number') return formatPlural(count, singular, pluralForm)
  return pluralForm ?? `${singular}s`
}

function defineDoubts<const Name extends string>(rows: Record<Name, Doubt>): Readonly<Record<Name, Doubt>> {
  return rows
}

/**
 * Every doubt: its name is the rule of the reason that states it. Views take their words from here,
 * `docs/policy.md` its table, and the exit code its kind.
 */
export const doubts = defineDoubts({
  'missing-parts': {
    kind: 'not-measured',
    obligation: 'parts',
    what: ({ problems, jobs }) => {
      if (jobs === 0) return 'no results arrived'
      if (problems === 1) return 'a part is missing'
      return 'parts are missing'
    },
    meaning: 'a job, leg or shard that delivered no usable results, or another commit or attempt',
    remedy: 'Look at the job that did not store its part, and run all jobs again.',
  },
  'hosted-run': {
    kind: 'not-measured',
    obligation: 'hosted',
    what: () => 'results of a hosted run are missing',
    meaning: 'a hosted run that did not end, or lacks results',
    remedy: 'Run the job again.',
  },
  'missing-report': {
    kind: 'not-measured',
    obligation: 'reports',
    what: ({ missing }) => {
      if (missing === 1) return 'a report is missing'
      return 'reports are missing'
    },
    meaning: 'a report that was named, or matched on the base branch, and was not written',
    remedy: 'Look at the step that writes it, or remove it from the list of reports.',
  },
  'stale-report': {
    kind: 'not-measured',
    obligation: 'reports',
    what: ({ stale }) => `${formatKnownCount(stale, 'report')} too old`,
    meaning:
      'a report of an earlier run, or one that came with the commit and is the only one with some cases of the base',
    remedy:
      'Delete old reports before the step that runs the tests, or leave them out with a pattern such as `!fixtures/**`: a run with such a report is not kept as a baseline.',
  },
  'other-code': {
    kind: 'not-measured',
    obligation: 'code',
    what: () => 'other code was measured',
    meaning: 'another commit than that of the pull request, the merge queue or the push was measured',
    remedy:
      'Run the evals in a workflow on `pull_request`, `merge_group` or `push`, where actions/checkout takes the code of the event.',
  },
  'server-check': {
    kind: 'not-measured',
    obligation: 'hosted',
    what: () => 'a server is not usable',
    meaning: 'a server that a hosted run needs is not usable',
    remedy: 'Fix the server or its grant, and run the job again.',
  },
  'baseline-out-of-reach': {
    kind: 'base-out-of-reach',
    obligation: 'base',
    what: () => 'no usable baseline',
    meaning: 'a baseline exists or may exist, and could not be fetched or used',
    remedy: 'Run the job again; if GitHub or the service answers, the explanation says what else is wrong.',
  },
  'policy-out-of-reach': {
    kind: 'base-out-of-reach',
    obligation: 'base',
    what: () => 'the policy of the base branch could not be read',
    meaning:
      'the policy of the base branch could not be read or is not valid, so that of this checkout judged',
    remedy: 'Run the job again, or repair that policy if it is not valid.',
  },
  'no-baseline': {
    kind: 'base-out-of-reach',
    obligation: 'base',
    what: ({ runs }) => {
      if (runs === undefined) return 'no baseline'
      return 'no baseline for a hosted run'
    },
    meaning: 'cases fail in the first measurement of a suite, and no limit judges them',
    remedy: 'Run the job on the base branch, or set `min-pass-rate`.',
  },
  'old-baseline': {
    kind: 'undecided',
    obligation: 'base',
    what: ({ days }) => `compared with a run that is ${formatKnownCount(days, 'day')} old`,
    meaning: 'the newest run of the base branch is older than `baseline-max-age`, and there are evals',
    remedy: 'Run the job on the base branch.',
  },
  'missing-job': {
    kind: 'undecided',
    obligation: 'parts',
    what: ({ jobs }) => `${formatKnownCount(jobs, 'job')} delivered less than before`,
    meaning:
      'a job that stored parts on the base branch stored fewer or none; or, without a base, a job failed and stored none',
    remedy: 'Look at the job. If the workflow was changed on purpose, the next baseline includes that.',
  },
  'unknown-jobs': {
    kind: 'undecided',
    obligation: 'parts',
    what: () => 'the jobs of the run could not be listed',
    meaning: 'GitHub did not list the jobs of the run, so one that died before it stored a part is not seen',
    remedy: 'Run the job again, with the permission `actions: read`.',
  },
  'other-inputs': {
    kind: 'undecided',
    obligation: 'base',
    what: ({ inputs }) => formatKnownCount(inputs, 'other input'),
    meaning:
      'an input that the policy locks has another value than on the base branch; of any other input this is a warning',
    remedy: 'Give the input the value that it has on the base branch, or change it there first.',
  },
  'test-step': {
    kind: 'undecided',
    obligation: 'step',
    what: () => 'the test step did not succeed',
    meaning: 'the step that ran the tests failed without a failing case, or was cancelled or skipped',
    remedy: 'See the log of that step.',
  },
  'unexplained-result': {
    kind: 'undecided',
    obligation: 'hosted',
    what: () => 'a hosted run contradicts its results',
    meaning:
      'a hosted run says what its results do not show: a failure, no result, a judge that broke, scores that are not valid, another suite, environment, revision, model or commit',
    remedy: 'Look at the run in the service.',
  },
  'unexplained-failures': {
    kind: 'undecided',
    obligation: 'counts',
    what: ({ failures }) => `${formatKnownCount(failures, 'failure')} without an entry`,
    meaning: 'a report counts failures that none of its entries shows, unlike on the base branch',
    remedy: 'See the log of the step that ran the tool.',
  },
  'all-skipped': {
    kind: 'undecided',
    obligation: 'judged',
    what: () => 'everything skipped',
    meaning: 'every result was skipped',
    remedy: 'Run at least one case, or set `allow-empty`.',
  },
  'no-common-case': {
    kind: 'undecided',
    obligation: 'compared',
    what: () => 'no case in common',
    meaning: 'no judged case of this run is in the baseline',
    remedy: 'Check that both sides ran the same suite.',
  },
  'failing-base': {
    kind: 'undecided',
    obligation: 'base',
    what: () => 'nothing passed on the base',
    meaning: 'no compared case passed on the base branch, and some fail now',
    remedy: 'Fix the base branch first.',
  },
  'missing-cases': {
    kind: 'undecided',
    obligation: 'compared',
    what: ({ explained, missing, due }) => {
      if (explained !== undefined) return `${formatKnownCount(explained, 'case')} not run`
      if (typeof missing === 'number' && typeof due === 'number')
        return `${formatCount(missing)} of ${formatPlural(due, 'case')} missing`
      return `${formatKnownCount(missing, 'case')} missing`
    },
    meaning:
      'cases of the base branch have no result now, and nothing explains it: 5% of them, half of a file, or one that failed there or in the last push; or a report was cut off',
    remedy: 'Check that they ran. If they were removed on purpose, the next baseline includes that.',
  },
  'lost-cases': {
    kind: 'undecided',
    obligation: 'judged',
    what: ({ cases }) => `${formatKnownCount(cases, 'case')} without an outcome`,
    meaning:
      'cases of the baseline have no outcome: infrastructure errors took every iteration, nothing gave a value, or the status is a word that is not known',
    remedy: 'Run the job again.',
  },
  infrastructure: {
    kind: 'undecided',
    obligation: 'judged',
    what: () => 'iterations lost',
    meaning:
      'more iterations have no outcome (infrastructure errors, no value) than on the base branch, by more than chance',
    remedy: 'Run the job again.',
  },
  'missing-scorer': {
    kind: 'undecided',
    obligation: 'measured',
    what: () => 'scores missing',
    meaning:
      'a scorer that left out nothing on the base branch gave no value somewhere, or more values are missing than its runs and chance explain',
    remedy: 'Check that the scorer ran.',
  },
  'score-scale': {
    kind: 'undecided',
    obligation: 'measured',
    what: () => 'scores on another scale',
    meaning: 'the scale of a scorer changed, or no base run has scores by its judge',
    remedy: 'Keep one scale; the next baseline has the new one.',
  },
  'judge-agreement': {
    kind: 'undecided',
    obligation: 'measured',
    what: () => "a judge can't be trusted",
    meaning:
      'a grader agrees less than on the base with the labels of people or with another grader, or gives one value to everything',
    remedy: 'Look at its rubric, model and key, and run the job again.',
  },
  'unjudged-setting': {
    kind: 'undecided',
    obligation: 'settings',
    what: ({ settings }) => `${formatKnownCount(settings, 'limit')} not checked`,
    meaning:
      'a limit of the policy that judged nothing: no result has its figure, or no case matches its pattern',
    remedy:
      'Let the reports have the figure, correct the policy, or move the limit to the `suites` that have it.',
  },
  'unproven-lift': {
    kind: 'undecided',
    obligation: 'settings',
    what: () => 'not proven better',
    meaning: '`min-lift` asks for a rise of the pass rate that is neither proven nor ruled out',
    remedy: 'Run more iterations on both sides.',
  },
  'renamed-failure': {
    kind: 'undecided',
    obligation: 'compared',
    what: ({ cases }) => `${formatKnownCount(cases, 'case')} renamed`,
    meaning: 'a failing eval that may be an old one under another name',
    remedy: 'Give the cases ids.',
  },
  'assertion-changed': {
    kind: 'undecided',
    obligation: 'compared',
    what: ({ cases }) => `${formatKnownCount(cases, 'case')} judged by another assertion`,
    meaning: 'a case with another outcome than on the base, and another assertion, rubric or threshold',
    remedy: 'Check that the new assertion asks for the same, or accept the case.',
  },
  'inconclusive-suite': {
    kind: 'undecided',
    obligation: 'evidence',
    meaning: 'too few iterations to rule a relevant drop out, or `measure` ended before it was certain',
    remedy: 'Run more iterations, or set `look-again`.',
  },
  'suspect-case': {
    kind: 'undecided',
    obligation: 'evidence',
    meaning: 'single cases look broken, and chance may explain it',
    remedy: 'Run more iterations, or set `look-again`.',
  },
  'suspect-score': {
    kind: 'undecided',
    obligation: 'evidence',
    meaning: 'a score looks worse, and chance may explain it',
    remedy: 'Run more iterations.',
  },
  'look-again': {
    kind: 'undecided',
    obligation: 'control',
    meaning: 'what was measured again neither proves a fall nor clears it',
    remedy: 'Allow more looks in `look-again-budget`, or run more iterations.',
  },
  'look-control': {
    kind: 'undecided',
    obligation: 'control',
    meaning:
      'measured again, the base is worse than its own history, so the second look proves and clears nothing',
    remedy:
      'Give the step what its commands need (keys, servers, packages), and each side its own; if the outside world changed, measure the base branch again.',
  },
  'unsettled-tests': {
    kind: 'undecided',
    obligation: 'evidence',
    meaning:
      'clean tests fail, and flakes that were never seen before may explain it, or they timed out in a run that is slower than all base runs',
    remedy: 'Set `look-again`, or run the job again.',
  },
  arms: {
    kind: 'undecided',
    obligation: 'evidence',
    meaning: 'variants were compared with each other, and nothing with the base branch',
    remedy: 'Set a floor, or compare with a baseline.',
  },
})

export type DoubtName = keyof typeof doubts

/** The row of a rule; undefined for one that is no doubt. */
export function findDoubt(rule: string): Doubt | undefined {
  if (isTableKey(doubts, rule)) return doubts[rule]
  return undefined
}

/** The first doubt of the verdict that says that something due was not measured. */
export function findUnmeasuredReason({ outcome, reasons }: Verdict): Reason | undefined {
  if (outcome !== 'inconclusive') return undefined
  return reasons.find(
    ({ rule, status }) => status === 'inconclusive' && findDoubt(rule)?.kind === 'not-measured',
  )
}
