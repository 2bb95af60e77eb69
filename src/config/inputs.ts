import { describeInputProblem, documents, type Problem } from '../errors.ts'
import { listKeys } from '../model/data.ts'
import { hostedTable } from './hosted/settings.ts'
import { baselineInputs } from './inputs/baseline-inputs.ts'
import { hostedInputs } from './inputs/hosted-inputs.ts'
import type { Input, InputTable } from './inputs/input.ts'
import { lookAgainInputs } from './inputs/look-again-inputs.ts'
import { policyInputs } from './inputs/policy-inputs.ts'
import { reportInputs } from './inputs/report-inputs.ts'
import { reviewerInputs } from './inputs/reviewer-inputs.ts'
import { runnerInputs } from './inputs/runner-inputs.ts'
import { serviceInputs } from './inputs/service-inputs.ts'
import { policyTable } from './policy/table.ts'
import { indexByKey } from './settings/row.ts'

export { evidenceInputNames } from './inputs/evidence-inputs.ts'
export { readRetentionDays } from './inputs/runner-inputs.ts'

/**
 * Every input of the action, by name. A row in one of the tables below is all that an input needs: its value
 * is then in the configuration, and `npm run docs:inputs` writes it into `action.yml` and `docs/inputs.md`.
 * The command line has a flag of the same name.
 */
export const inputTable = {
  ...reportInputs,
  ...serviceInputs,
  ...baselineInputs,
  ...lookAgainInputs,
  ...policyInputs,
  ...hostedInputs,
  ...reviewerInputs,
  ...runnerInputs,
} as const satisfies InputTable

export type InputName = keyof typeof inputTable
export type RawInputs = Readonly<Partial<Record<InputName, string>>>

export const inputNames = listKeys(inputTable)

/** Row of an input, by the general type. */
export function getInputRow(name: InputName): Input {
  return inputTable[name]
}

/** The inputs as the docs and `--help` show them. */
export const inputGroups: readonly { readonly title: string; readonly inputs: InputTable }[] = [
  { title: 'What to measure', inputs: reportInputs },
  { title: 'Eval service', inputs: serviceInputs },
  { title: 'Baseline', inputs: baselineInputs },
  { title: 'A second look', inputs: lookAgainInputs },
  { title: 'Verdict', inputs: policyInputs },
  { title: 'Hosted runs', inputs: hostedInputs },
  { title: 'Results for people and tools', inputs: reviewerInputs },
  { title: 'GitHub', inputs: runnerInputs },
]

/**
 * The inputs of a step as the runner passes them, and settings of the policy or of hosted runs that it passes
 * as if they were inputs. An input that the workflow leaves out has the default of `action.yml`, or is empty;
 * one whose variable is missing is undefined.
 */
export function readRawInputs(env: Readonly<Record<string, string | undefined>>): RawInputs {
  return Object.fromEntries(
    [...inputNames, ...settingNames].map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]),
  )
}

/** Names of settings that are no inputs, with the input that takes them. */
const homes: ReadonlyMap<string, 'policy' | 'hosted'> = new Map([
  ...[...indexByKey(hostedTable).keys()].map((name) => [name, 'hosted'] as const),
  ...[...indexByKey(policyTable).keys()].map((name) => [name, 'policy'] as const),
])

const settingNames = [...homes.keys()].filter((name) => !(name in inputTable))

/** The input that takes a setting which was given as an input or a flag itself, where it would do nothing. */
export function findHomeInput(
  name: string,
): { readonly input: 'policy' | 'hosted'; readonly advice: string } | undefined {
  const input = name in inputTable ? undefined : homes.get(name)
  const page = `${documents}/${input === 'policy' ? 'policy' : 'hosted-runs'}.md`
  return (
    input && {
      input,
      advice: `Write it as YAML in \`${input}\`, such as \`${name}: …\`, or in its file; ${page} has every key.`,
    }
  )
}

/** Settings that were given as inputs. */
export function findMisplacedSettings(raw: Readonly<Record<string, string | undefined>>): Problem[] {
  return Object.entries(raw).flatMap(([name, text = '']) => {
    const home = findHomeInput(name)
    if (text.trim() === '' || home === undefined) return []
    return [describeInputProblem(name, `is a setting of \`${home.input}\`, not an input`, home.advice)]
  })
}
