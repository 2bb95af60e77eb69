import * as v from 'valibot'
import { compact } from './data.ts'
import { findDoubt, formatKnownCount } from './doubts.ts'
import { formatPlural } from './format.ts'
import { type Described, text } from './schema.ts'
import { type Reason, type RuleName, ruleNames, type Verdict } from './verdict.ts'

export const notComparedSchema = v.object({
  rule: v.picklist(ruleNames),
  /** A few words for a title, e.g. `3 cases not run`. Ours, never foreign. */
  what: text,
  /** What and why, as one or two sentences; may contain foreign text. */
  why: text,
})

/** Something that could not be compared, or not with what it should be compared with. */
export type NotCompared = Described<typeof notComparedSchema>

/**
 * Short phrases for rules about something that was not compared. Doubts have their own phrase, so they are
 * not here.
 */
const phrases: Partial<Record<RuleName, (evidence: Evidence) => string>> = {
  empty: () => 'no results',
  'fallback-branch': () => 'compared with another branch',
  'unreadable-report': ({ unreadable }) => `${formatKnownCount(unreadable, 'report')} unreadable`,
  'broken-suite': ({ broken }) =>
    `${formatKnownCount(broken, 'file or suite', 'files or suites')} failed to run`,
  'fewer-iterations': ({ cases }) => `fewer iterations of ${formatKnownCount(cases, 'case')}`,
  'failing-without-baseline': ({ cases }) => `${formatKnownCount(cases, 'new case')} failing`,
  quarantine: ({ cases }) => `${formatKnownCount(cases, 'case')} quarantined`,
  'overdue-suite': ({ suites }) => {
    if (typeof suites === 'number') return `${formatPlural(suites, 'suite')} overdue`
    return 'overdue suites could not be checked'
  },
  ignored: ({ cases }) => `${formatKnownCount(cases, 'case')} ignored`,
}

type Evidence = NonNullable<Reason['evidence']>

function findPhrase(rule: RuleName): ((evidence: Evidence) => string) | undefined {
  return findDoubt(rule)?.what ?? phrases[rule]
}

/** Rules about cases that were compared, under other conditions than they should be. */
export const comparedOtherwise: ReadonlySet<RuleName> = new Set(['fallback-branch', 'other-inputs'])

/** Rules about something that was not compared. */
export const notComparedRules: ReadonlySet<RuleName> = new Set(
  ruleNames.filter((rule) => findPhrase(rule) !== undefined),
)

/**
 * What the verdict does not cover, and why, the most important first. Every view shows this in its first
 * lines. Empty when every case was compared with the base branch.
 */
export function listNotCompared({
  reasons,
}: {
  readonly reasons: Verdict['reasons']
}): readonly NotCompared[] {
  return reasons.flatMap(({ rule, message, evidence = {} }) => {
    const phrase = findPhrase(rule)
    if (phrase === undefined) return []
    return [{ rule, what: phrase(evidence), why: message }]
  })
}

/** Most words of a title. */
const most = 3

/**
 * What was not compared, in a few words for a title: `3 cases not run, scores missing`. Empty when nothing is
 * missing.
 */
export function summarizeNotCompared(missing: readonly NotCompared[]): string {
  const words = [...new Set(missing.map((missed) => missed.what))]
  const shown = words.slice(0, most)
  return compact([...shown, words.length > most && `${words.length - most} more`]).join(', ')
}
