import type { AcceptSettings } from '#verdict'
import type { Acceptance } from '../../model/acceptance/acceptance.ts'
import { createCaseFinder } from '../../model/acceptance/acceptance.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { quoteName } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { listAllCases } from '../../model/quiet/all-cases.ts'
import type { DiscussedPullRequest } from '../../ports/conversations.ts'
import type { Ports } from '../../ports/platform.ts'
import { findAcceptCommands, type ValidCommand } from './commands.ts'
import { findEntriesOfBranch, findEntriesOfPullRequest } from './entries.ts'

/** What was accepted for this measurement. */
interface FoundAcceptances {
  /** By key of the case. */
  readonly accepted: ReadonlyMap<string, Acceptance>
  /** What does not count, and why, as sentences. May contain foreign text. */
  readonly refused: readonly string[]
}

/** Commits of a branch whose pull requests are asked for. */
const mostCommits = 20
/** So many runs of a branch may a case that was accepted pass by luck before it shows what was accepted. */
const luckyRuns = 3

/**
 * Finds out which of the cases were accepted: in the conversation of the pull request or in the file of acceptances,
 * or, on the default branch and on protected ones, in the pull requests that were merged since the last measurement, and
 * for single cases that have not got worse since in those that were merged shortly before.
 *
 * @param acceptable the cases that may be accepted
 * @param report without acceptances
 */
export async function findAcceptances(
  acceptable: readonly CaseComparison[],
  { comparison, baselineRuns = [], suiteName }: GateReport,
  { accept: mode }: AcceptSettings,
  platform: Ports<'runtime' | 'review' | 'repository'>,
): Promise<FoundAcceptances> {
  const { conversations } = platform.review
  const { context, clock } = platform.runtime
  if (mode === 'off' || conversations === undefined) return { accepted: new Map(), refused: [] }
  const today = clock.now()
  const { pullRequest, commit } = context
  const asked = { suiteName, commit: commit ?? '', mode, today }
  const commands: ValidCommand[] = []
  const earlier: ValidCommand[] = []
  const refused: string[] = []
  if (pullRequest !== undefined) {
    const { number } = pullRequest
    const discussion = { number, find: () => conversations.find(number) }
    for (const foundCommands of [
      await findAcceptCommands(discussion, asked, conversations),
      await findEntriesOfPullRequest(pullRequest, discussion, asked, platform),
    ]) {
      commands.push(...foundCommands.valid)
      refused.push(...foundCommands.refused)
    }
  } else {
    const runs = comparison.baseline?.runs.slice(0, 1 + luckyRuns) ?? []
    const last = runs[0]?.commit
    const first = runs.at(-1)?.commit
    const { branch, defaultBranch, isProtected } = context
    // Anybody who may push can add to the file on a branch of their own, whose commit may be the head of a pull request.
    const isGuarded = branch !== undefined && (isProtected === true || branch === defaultBranch)
    if (isGuarded && last !== undefined) {
      const since = await listMergedPulls(last, first, platform)
      const findCommands = async (merged: DiscussedPullRequest) =>
        (
          await findAcceptCommands(
            { number: merged.number, find: async () => merged },
            { ...asked, commit: merged.headSha },
            conversations,
          )
        ).valid
      for (const merged of since.last) commands.push(...(await findCommands(merged)))
      for (const merged of since.first) earlier.push(...(await findCommands(merged)))
      commands.push(...(await findEntriesOfBranch(last, asked, platform)))
      if (first !== undefined && first !== last)
        earlier.push(...(await findEntriesOfBranch(first, asked, platform)))
    }
  }
  const wasShown = (key: string) =>
    baselineRuns.slice(0, luckyRuns).some(({ cases }) => cases.get(key)?.accepted === true)
  const unshown = acceptable.filter(({ key }) => !wasShown(key))
  const single = earlier.filter(({ cases }) => cases !== 'all')
  const before = matchAcceptedCases(single, unshown, comparison)
  const { accepted, unmatched } = matchAcceptedCases(commands, acceptable, comparison)
  return {
    accepted: new Map([...before.accepted, ...accepted]),
    refused: [...refused, ...unmatched],
  }
}

/** Pull requests that were merged into this branch since its last measurement, and since an earlier one before that. */
async function listMergedPulls(
  last: string,
  first: string | undefined,
  {
    runtime: { context },
    repository: { commits },
    review: { conversations },
  }: Ports<'runtime' | 'review' | 'repository'>,
): Promise<Readonly<Record<'last' | 'first', readonly DiscussedPullRequest[]>>> {
  const { commit, branch } = context
  if (commit === undefined) return { last: [], first: [] }
  const ancestors = (await commits?.ancestors(commit)) ?? [commit]
  const sinceLast = countBefore(ancestors, last) ?? 1
  const sinceFirst = Math.max(sinceLast, first === undefined ? 0 : (countBefore(ancestors, first) ?? 0))
  const merged = new Map<number, DiscussedPullRequest>()
  let newOnes = 0
  for (const [at, sha] of ancestors.slice(0, Math.min(sinceFirst, mostCommits)).entries()) {
    for (const pull of (await conversations?.mergedWith(sha)) ?? []) {
      if (pull.baseBranch === branch && !merged.has(pull.number)) merged.set(pull.number, pull)
    }
    if (at < sinceLast) newOnes = merged.size
  }
  const pulls = [...merged.values()]
  return { last: pulls.slice(0, newOnes), first: pulls.slice(newOnes) }
}

function countBefore(ancestors: readonly string[], commit: string): number | undefined {
  const at = ancestors.indexOf(commit)
  return at === -1 ? undefined : at
}

/** Names that are reported because they mean nothing here. */
const mostUnmatched = 5

/** Later commands win. A name that several cases have means none of them. */
function matchAcceptedCases(
  commands: readonly ValidCommand[],
  acceptable: readonly CaseComparison[],
  comparison: Comparison,
): { readonly accepted: Map<string, Acceptance>; readonly unmatched: readonly string[] } {
  const accepted = new Map<string, Acceptance>()
  const unmatched: string[] = []
  const acceptableKeys = new Set(acceptable.map(({ key }) => key))
  const isNamed = commands.some((command) => command.cases !== 'all')
  const candidates = isNamed ? listAllCases(comparison) : []
  const findByName = createCaseFinder(
    candidates.filter(({ head }) => head !== undefined && head.scope !== 'suite'),
  )
  for (const { cases: names, covered, by, reason, until, url } of commands) {
    const acceptance: Acceptance = { by, reason, until, covered, url }
    if (names === 'all') for (const key of acceptableKeys) accepted.set(key, acceptance)
    else {
      for (const name of names) {
        const match = findByName(name)
        if (match !== undefined && match !== 'ambiguous' && acceptableKeys.has(match.key)) {
          accepted.set(match.key, acceptance)
        } else {
          const why = match === 'ambiguous' ? 'several cases have that name' : 'no such case got worse'
          unmatched.push(`${by} accepts ${quoteName(name)}, but ${why}.`)
        }
      }
    }
  }
  return { accepted, unmatched: unmatched.slice(0, mostUnmatched) }
}
