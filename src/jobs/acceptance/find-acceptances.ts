import type { AcceptSettings } from '#verdict'
import type { Acceptance } from '../../model/acceptance/acceptance.ts'
import { createCaseFinder } from '../../model/acceptance/acceptance.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { quoteName } from '../../model/format.ts'
import { listAllCases } from '../../model/quiet/all-cases.ts'
import type { DiscussedPullRequest } from '../../ports/conversations.ts'
import type { Ports } from '../../ports/platform.ts'
import { findAcceptCommands, type ValidCommand } from './commands.ts'
import { findEntriesOfBranch, findEntriesOfPullRequest } from './entries.ts'

/** What was accepted for this measurement. */
export interface FoundAcceptances {
  /** By key of the case. */
  readonly accepted: ReadonlyMap<string, Acceptance>
  /** What does not count, and why, as sentences. May contain foreign text. */
  readonly refused: readonly string[]
}

/** Commits since the last measurement of a branch whose pull requests are asked for. */
const mostCommits = 20

/**
 * Finds out which of the cases were accepted: in the conversation of the pull request or in the file of acceptances,
 * or, on the default branch and on protected ones, in the pull requests that were merged since the last measurement.
 *
 * @param acceptable the cases that may be accepted
 */
export async function findAcceptances(
  acceptable: readonly CaseComparison[],
  comparison: Comparison,
  { accept: mode }: AcceptSettings,
  suiteName: string,
  platform: Ports<'runtime' | 'review' | 'repository'>,
): Promise<FoundAcceptances> {
  const { conversations } = platform.review
  const { context, clock } = platform.runtime
  if (mode === 'off' || conversations === undefined) return { accepted: new Map(), refused: [] }
  const today = clock.now()
  const { pullRequest, commit } = context
  const asked = { suiteName, commit: commit ?? '', mode, today }
  const commands: ValidCommand[] = []
  const refused: string[] = []
  if (pullRequest !== undefined) {
    const discussed = await conversations.find(pullRequest.number)
    if (discussed !== undefined) {
      for (const foundCommands of [
        await findAcceptCommands(discussed, asked, conversations),
        await findEntriesOfPullRequest(pullRequest, discussed, asked, platform),
      ]) {
        commands.push(...foundCommands.valid)
        refused.push(...foundCommands.refused)
      }
    }
  } else {
    const last = comparison.baseline?.runs[0]?.commit
    const { branch, defaultBranch, isProtected } = context
    // Anybody who may push can add to the file on a branch of their own, whose commit may be the head of a pull request.
    const isGuarded = branch !== undefined && (isProtected === true || branch === defaultBranch)
    const isOfBranch = isGuarded && last !== undefined
    for (const merged of isOfBranch ? await listMergedPulls(last, platform) : []) {
      const foundCommands = await findAcceptCommands(
        merged,
        { ...asked, commit: merged.headSha },
        conversations,
      )
      commands.push(...foundCommands.valid)
    }
    if (isOfBranch) commands.push(...(await findEntriesOfBranch(last, asked, platform)))
  }
  const { accepted, unmatched } = matchAcceptedCases(commands, acceptable, comparison)
  return { accepted, refused: [...refused, ...unmatched] }
}

/** Pull requests that were merged into this branch since its last measurement. */
async function listMergedPulls(
  last: string,
  {
    runtime: { context },
    repository: { commits },
    review: { conversations },
  }: Ports<'runtime' | 'review' | 'repository'>,
): Promise<readonly DiscussedPullRequest[]> {
  const { commit, branch } = context
  if (commit === undefined) return []
  const ancestors = (await commits?.ancestors(commit)) ?? [commit]
  const end = ancestors.indexOf(last)
  const since = ancestors.slice(0, end === -1 ? 1 : end).slice(0, mostCommits)
  const merged = new Map<number, DiscussedPullRequest>()
  for (const sha of since) {
    for (const pull of (await conversations?.mergedWith(sha)) ?? []) {
      if (pull.baseBranch === branch) merged.set(pull.number, pull)
    }
  }
  return [...merged.values()]
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
