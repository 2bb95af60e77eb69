import { endLeftRuns } from '#service'
import type { ServiceConfig } from '#settings'
import type { Platform } from '../../ports/platform.ts'
import { createSealedState } from '../sealed-state.ts'
import { type HostedRuns, recordHostedRuns } from '../step-state.ts'

/** The post step's part: open runs are cancelled, and no run keeps a model lease. Never throws. */
export async function cleanUpHosted(
  left: HostedRuns,
  service: ServiceConfig,
  platform: Platform,
): Promise<void> {
  const openRuns = recordHostedRuns(createSealedState(service.apiKey, platform), left.projectId, left.runs)
  await endLeftRuns(left, openRuns, service, platform)
}
