import type { Clock, LineLog } from '../../ports/platform.ts'
import { createServiceClient, type ServiceClient, type ServiceClientOptions } from './client.ts'

export type { ServiceClient } from './client.ts'
export type { Project } from './project.ts'

/** Where the service is and who asks. */
export type ServiceAddress = Pick<
  ServiceClientOptions,
  'baseUrl' | 'apiKey' | 'headerPrefix' | 'requestHeaders'
>

/**
 * A client of the service as the configuration describes it, on the platform's clock and log.
 * @throws UsageError when the address or the key can't be one
 */
export function openClient(
  { baseUrl, apiKey, headerPrefix, requestHeaders }: ServiceAddress,
  { clock, log }: { readonly clock: Clock; readonly log: LineLog },
  options: Pick<
    ServiceClientOptions,
    'timeoutMs' | 'attempts' | 'limitedMs' | 'deadline' | 'sharers' | 'userAgent' | 'env'
  > = {},
): ServiceClient {
  return createServiceClient({ ...options, baseUrl, apiKey, headerPrefix, requestHeaders, clock, log })
}
