import { messageOf } from '../../errors.ts'
import { latestRelease, type Policy } from '../../gate/policy/policy.ts'
import { dayOf } from '../../model/format-time.ts'
import type { Platform } from '../../ports/platform.ts'
import type { Budget } from '../budget.ts'

/**
 * The policy with the day of the latest release in place of `latest-release`, which the slow drift is compared with.
 * GitHub is asked only where the policy says so. Without a release, or an answer, the usual anchor is left, and a
 * missing answer is said.
 */
export async function withReleaseAnchor<Given extends Policy>(
  policy: Given,
  { releases, log }: Pick<Platform, 'releases' | 'log'>,
  budget: Budget,
): Promise<Given> {
  const { mode, anchor } = policy.drift
  if (anchor !== latestRelease || mode === 'off' || releases === undefined) return policy
  try {
    const publishedAt = await budget.spend('Looking up the latest release', () => releases.latest(), 0.25)
    if (publishedAt === undefined) {
      log.info('There is no release yet, so the slow drift is not compared with one.')
      return policy
    }
    return { ...policy, drift: { ...policy.drift, anchor: dayOf(publishedAt) } }
  } catch (error) {
    log.warning(`The slow drift is not compared with the latest release: ${messageOf(error)}`)
    return policy
  }
}
