import type { Clock, LineLog } from '../../ports/platform.ts'
import {
  createServiceClient,
  type RequestSettings,
  type ServiceAddress,
  type ServiceClient,
} from './client.ts'

export { findProject } from '../catalog.ts'
export type { ServiceClient } from './client.ts'
export type { Project } from './project.ts'

/**
 * A client of the service as the configuration describes it, on the platform's clock and log.
 * @throws UsageError when the address or the key can't be one
 */
export function openClient(
  { baseUrl, apiKey, headerPrefix, requestHeaders }: ServiceAddress,
  { clock, log }: { readonly clock: Clock; readonly log: LineLog },
  options: RequestSettings = {},
): ServiceClient {
  return createServiceClient({ ...options, baseUrl, apiKey, headerPrefix, requestHeaders, clock, log })
}
