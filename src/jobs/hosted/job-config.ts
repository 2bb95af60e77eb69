import type { HostedConfig } from '../../config/hosted.ts'
import type { Config, ServiceConfig } from '../../config/load.ts'

/** A configuration that asks for a hosted run. */
export type HostedJobConfig = Config & { readonly hosted: HostedConfig; readonly service: ServiceConfig }

export function isHostedJob(config: Config): config is HostedJobConfig {
  return config.hosted !== undefined && config.service !== undefined
}
