import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../model/comparison/group-names.ts'
import { quoteName } from '../model/format.ts'
import { formatCaseTitle } from '../model/run/identity.ts'
import type { Reason, RuleName } from '../model/verdict.ts'
import type { Groups } from './groups.ts'

/** Rules that say of cases what their list says: where it has all of them, their names stand there. */
const saidByLists: ReadonlySet<RuleName> = new Set([
  'regression-case',
  'broken-suite',
  'new-failing-test',
  'new-failures',
  'failures',
  'failing-without-baseline',
  'renamed-failure',
  'unsettled-tests',
  'suspect-case',
  'not-proven',
  'missing-cases',
  'lost-cases',
  'quarantine',
  'quarantine-expired',
  'ignored',
  'accepted',
])

/** Groups that some view only counts. */
const counted: ReadonlySet<GroupName> = new Set(['noise', 'flaky', 'slower', 'costlier'])

/** Returns a function that leaves out the names of the cases of a reason where a list of the view has them. */
export function createReasonShortener(groups: Groups): (reason: Reason) => Reason {
  const listed = new Map<string, CaseComparison>(
    groupNames
      .filter((name) => !counted.has(name))
      .flatMap((name) => groups[name].map((compared) => [compared.key, compared] as const)),
  )
  return (reason) => {
    if (!saidByLists.has(reason.rule)) return reason
    const cases = (reason.cases ?? []).flatMap((key) => listed.get(key) ?? [])
    if (cases.length === 0 || cases.length < (reason.cases?.length ?? 0)) return reason
    return { ...reason, message: dropNames(reason.message, cases) }
  }
}

/** Without the quoted names at its end or in brackets, and the count of the others. */
function dropNames(message: string, cases: readonly CaseComparison[]): string {
  const titles = cases.map(({ identity }) => quoteName(formatCaseTitle(identity)))
  for (let count = Math.min(titles.length, mostQuoted); count > 0; count -= 1) {
    const names = titles.slice(0, count).join(', ')
    const start = message.indexOf(names)
    if (start < 2) continue
    const [more = ''] = /^ and [\d,]+ more/.exec(message.slice(start + names.length)) ?? []
    const before = message.slice(0, start)
    const after = message.slice(start + names.length + more.length)
    if (before.endsWith(' (') && after.startsWith(')')) return `${before.slice(0, -2)}${after.slice(1)}`
    if (before.endsWith(': ')) return `${before.slice(0, -2)}${after}`
  }
  return message
}

/** More names than any sentence quotes. */
const mostQuoted = 10
