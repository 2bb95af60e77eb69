import type { HostedWork, RunEnvironments } from '#service'
import type { Config, HostedConfig, ServiceConfig } from '#settings'
import type { Platform } from '../../ports/platform.ts'

/** A configuration that asks for a hosted run. */
export type HostedJobConfig = Config & { readonly hosted: HostedConfig; readonly service: ServiceConfig }

export function isHostedJob(config: Config): config is HostedJobConfig {
  return config.hosted !== undefined && config.service !== undefined
}

/** A hosted job that knows its project, and where to run: its configuration names the environments. */
export interface HostedJob extends HostedWork, Omit<RunEnvironments, 'environments'> {
  readonly config: HostedJobConfig
  readonly platform: Platform
}
