import type { hostedInputs } from './inputs/hosted-inputs.ts'
import type { ValuesOf } from './inputs/input.ts'

/**
 * What to run in the eval service, and how. Suites, environments, servers and cases are names or ids; an empty
 * list leaves the choice to the suite.
 */
export interface HostedConfig extends ValuesOf<typeof hostedInputs> {
  /** The service reruns suspect cases, on both sides. */
  readonly confirm: boolean
}
