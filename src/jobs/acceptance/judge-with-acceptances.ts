import { findAcceptableCases, findBlamedCases, isSuiteBlamed, mayBeAccepted } from '#verdict'
import { readErrorMessage } from '../../errors.ts'
import { formatAcceptedName } from '../../model/acceptance/acceptance.ts'
import { writeAcceptCommand } from '../../model/acceptance/command.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Ports, Runtime } from '../../ports/platform.ts'
import { type JobFacts, makeGateReport } from '../make-report.ts'

/** More cases are accepted as a whole. */
const mostNamed = 30
/** Characters of a command that fits into a comment. */
const longestOffer = 5_000
/** Refused commands that the reviewer sees. */
const mostRefused = 5

/**
 * The report of a measurement. When it fails for what got worse, and only then, this asks whether somebody
 * has accepted that, and judges again without the accepted cases. An error on the way leaves the verdict as
 * it is.
 *
 * @param compareWithout compares again; the cases of these keys count in no test
 */
export async function judgeWithAcceptances(
  facts: JobFacts,
  compareWithout: (keys: ReadonlySet<string>) => Comparison,
  platform: Ports<'runtime' | 'review' | 'repository'>,
  budget: Budget,
): Promise<GateReport> {
  const first = makeGateReport(facts)
  const ofBranch = platform.runtime.context.pullRequest === undefined
  if (!mayBeAccepted(first.verdict, ofBranch) || facts.policy.accept === 'off') return first
  if (platform.runtime.context.provider === 'terminal') return first
  const { log } = platform.runtime
  const acceptable = findAcceptableCases(first.comparison, first.verdict, ofBranch)
  const command = offerAcceptCommand(first, platform.runtime)
  try {
    const { accepted, refused } = await budget.spend('Looking for accepted changes', async () => {
      const { findAcceptances } = await import('./find-acceptances.ts')
      return await findAcceptances(acceptable, first, facts.policy, platform)
    })
    for (const sentence of refused) log.notice(sentence)
    const notices = [...(facts.notices ?? []), ...refused.slice(0, mostRefused)]
    if (accepted.size === 0) return makeGateReport({ ...facts, notices, acceptCommand: command })
    const settled = makeGateReport({
      ...facts,
      notices,
      accepted: {
        cases: accepted,
        isSuite: isSuiteBlamed(first.verdict.reasons) && accepted.size === acceptable.length,
        isWhole: findBlamedCases(first.comparison, first.verdict).every(({ key }) => accepted.has(key)),
        rest: compareWithout(new Set(accepted.keys())),
      },
    })
    return { ...settled, acceptCommand: offerAcceptCommand(settled, platform.runtime) }
  } catch (error) {
    const notice = `Could not tell whether somebody accepted the changes, so they count. ${readErrorMessage(error, '\n')}`
    log.warning(notice)
    return makeGateReport({ ...facts, notices: [...(facts.notices ?? []), notice], acceptCommand: command })
  }
}

/** The command for what is still to be accepted; only people at a pull request can give one. */
function offerAcceptCommand(
  { comparison, verdict, suiteName, head }: GateReport,
  { context }: Runtime,
): string | undefined {
  const { commit, pullRequest } = context
  if (pullRequest === undefined || commit === undefined) return undefined
  const blamed = findBlamedCases(comparison, verdict)
  if (blamed.length === 0) return undefined
  const covered = blamed.length
  const writeCommand = (cases: readonly string[] | 'all') =>
    writeAcceptCommand({ commit, suiteName, cases, covered }, head.info.createdAt)
  const named = writeCommand(
    blamed.slice(0, mostNamed + 1).map(({ identity }) => formatAcceptedName(identity)),
  )
  if (isSuiteBlamed(verdict.reasons) || blamed.length > mostNamed || named.length > longestOffer)
    return writeCommand('all')
  return named
}
