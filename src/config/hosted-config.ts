import { hostedInputTable } from './hosted-inputs.ts'
import type { OAuthGrants } from './hosted-tokens.ts'
import type { InputName } from './inputs.ts'

/** What to run in the eval service, and how. Names or ids; an empty list leaves the choice to the suite. */
export interface HostedConfig {
  readonly suites: readonly string[]
  /** Suite as code, relative to the workspace. */
  readonly suiteFile?: string
  readonly syncSuite: 'false' | 'true' | 'only'
  readonly environments: readonly string[]
  readonly servers: readonly string[]
  readonly cases: readonly string[]
  /** 1 to 10. */
  readonly repetitions?: number
  /** By provider. */
  readonly modelApiKeys: Readonly<Record<string, string>>
  /** False: start and leave. */
  readonly wait: boolean
  /** Started before; nothing is launched then. */
  readonly runIds: readonly string[]
  readonly timeoutMs: number
  readonly preflight: 'off' | 'check' | 'doctor'
  /** By server. */
  readonly oauthGrants: OAuthGrants
  readonly failOnToolRemoval: boolean
  /** Environment that each pull request gets a copy of. */
  readonly pullRequestEnvironment?: string
  /** Id of a study whose environment is used. */
  readonly study?: string
  /** Where the base branch runs, when that is another environment. */
  readonly baseEnvironment?: string
  /** The same for suites without an environment. */
  readonly baseServers: readonly string[]
  /** Suspect cases are run again by the service, on both sides. */
  readonly confirm: boolean
  readonly triage: boolean
  readonly reproduce: 'off' | 'on-failure'
}

/** The inputs of hosted runs, in the order of the table. */
export const hostedNames = Object.keys(hostedInputTable) as readonly (keyof typeof hostedInputTable)[]

/** Inputs that choose the hosted job; the others say how. */
export const choosing: ReadonlySet<InputName> = new Set(['suite', 'suite-file', 'run-id'])
