import { formatCount, plural } from './format.ts'
import type { Reason, RuleName, Verdict } from './verdict.ts'

/** Something that could not be compared, or not with what it should be compared with. */
export interface NotCompared {
  readonly rule: RuleName
  /** A few words for a title, e.g. `3 cases not run`. Ours, never foreign. */
  readonly what: string
  /** What and why, as one or two sentences; may contain foreign text. */
  readonly why: string
}

/** Every rule that says that something was not compared, and its few words. */
const phrases: Partial<Record<RuleName, (evidence: Evidence) => string>> = {
  empty: () => 'no results',
  'no-baseline': ({ runs }) => (runs === undefined ? 'no baseline' : 'no baseline for a hosted run'),
  'baseline-out-of-reach': () => 'no usable baseline',
  'fallback-branch': () => 'compared with another branch',
  'no-common-case': () => 'no case in common',
  'failing-base': () => 'nothing passed on the base',
  'unreadable-report': ({ unreadable }) => `${counted(unreadable, 'report')} unreadable`,
  'missing-report': () => 'reports missing',
  'missing-parts': ({ problems }) => (problems === 1 ? 'a part not usable' : 'parts not usable'),
  'test-step': () => 'the test step did not succeed',
  'other-code': () => 'the pull request not measured',
  'stale-report': ({ stale }) => `${counted(stale, 'report')} too old`,
  'hosted-run': () => 'a hosted run not measured',
  'server-check': () => 'a server not usable',
  'all-skipped': () => 'everything skipped',
  infrastructure: () => 'iterations lost',
  'lost-cases': ({ lost }) => `${counted(lost, 'case')} lost`,
  'broken-suite': ({ broken }) => `${counted(broken, 'file or suite', 'files or suites')} failed to run`,
  'vanished-cases': ({ vanished, before }) =>
    typeof vanished === 'number' && typeof before === 'number'
      ? `${formatCount(vanished)} of ${plural(before, 'case')} missing`
      : 'most cases missing',
  'unexplained-failures': () => 'failures without an entry',
  'missing-slice': () => 'a slice missing',
  'missing-scorer': () => 'scores missing',
  'score-scale': () => 'scores on another scale',
  'fewer-iterations': ({ cases }) => `fewer iterations of ${counted(cases, 'case')}`,
  'renamed-failure': ({ cases }) => `${counted(cases, 'case')} renamed`,
  'newly-skipped': ({ cases }) => `${counted(cases, 'case')} skipped`,
  'removed-cases': ({ cases }) => `${counted(cases, 'case')} removed`,
  'failing-without-baseline': ({ cases }) => `${counted(cases, 'new case')} failing`,
  'not-run': ({ notRun }) => `${counted(notRun, 'case')} not run`,
  quarantine: ({ cases }) => `${counted(cases, 'case')} quarantined`,
  ignored: ({ cases }) => `${counted(cases, 'case')} ignored`,
}

type Evidence = NonNullable<Reason['evidence']>

function counted(count: Evidence[string] | undefined, one: string, many?: string): string {
  return typeof count === 'number' ? plural(count, one, many) : (many ?? `${one}s`)
}

/** Rules about something that was not compared. */
export const notComparedRules: ReadonlySet<RuleName> = new Set(Object.keys(phrases) as RuleName[])

/**
 * What the verdict does not cover, and why, the most important first. Every view shows this in its first lines.
 * Empty when every case was compared with the base branch.
 */
export function listNotCompared({ reasons }: Pick<Verdict, 'reasons'>): readonly NotCompared[] {
  return reasons.flatMap(({ rule, message, evidence = {} }) => {
    const phrase = phrases[rule]
    return phrase === undefined ? [] : [{ rule, what: phrase(evidence), why: message }]
  })
}

/** The same in a few words for a title: `3 cases not run, scores missing`. Empty when everything was compared. */
export function summarizeNotCompared(missing: readonly NotCompared[], most = 3): string {
  const words = [...new Set(missing.map(({ what }) => what))]
  const shown = words.slice(0, most)
  return [...shown, ...(words.length > most ? [`${words.length - most} more`] : [])].join(', ')
}
