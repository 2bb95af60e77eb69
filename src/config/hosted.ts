import { inputProblem, type Problem } from '../errors.ts'
import { contradictions } from './hosted-checks.ts'
import type { HostedConfig } from './hosted-config.ts'
import { hostedInputs } from './inputs/hosted-inputs.ts'
import { isGiven, readInputs } from './inputs/input.ts'
import type { RawInputs } from './inputs.ts'

export type { HostedConfig } from './hosted-config.ts'

/** Inputs that ask for the hosted job. */
const choosing: ReadonlySet<keyof RawInputs> = new Set<keyof RawInputs>([
  'suite',
  'suite-file',
  'run-id',
  'receipts',
])

/** True when the inputs ask for a hosted run, or a check of servers, instead of reports. */
export function asksForHostedRun(raw: RawInputs): boolean {
  const given = (name: keyof RawInputs) => (raw[name] ?? '').trim()
  if ([...choosing].some((name) => given(name) !== '')) return true
  return given('reports') === '' && !['', 'off'].includes(given('preflight'))
}

/** Reads the inputs of hosted runs; undefined when none is asked for. What is wrong is added to the problems. */
export function readHosted(raw: RawInputs, problems: Problem[]): HostedConfig | undefined {
  if (!asksForHostedRun(raw)) {
    problems.push(...uselessInputs(raw))
    return undefined
  }
  const config = readInputs(hostedInputs, raw, problems)
  problems.push(...contradictions(config, raw))
  return config
}

/** Without a suite these would be ignored silently. */
function uselessInputs(raw: RawInputs): Problem[] {
  return Object.keys(hostedInputs)
    .filter((name) => !choosing.has(name as keyof RawInputs) && isGiven(hostedInputs, name, raw))
    .map((name) =>
      inputProblem(name, 'only applies to hosted runs', 'Name the `suite` to run, or remove the input.'),
    )
}
