import type { hostedInputs } from './inputs/hosted-inputs.ts'
import type { ValuesOf } from './inputs/input.ts'

/**
 * What to run in the eval service, and how. Suites, environments, servers and cases are names or ids; an empty
 * list leaves the choice to the suite.
 */
export type HostedConfig = ValuesOf<typeof hostedInputs>
