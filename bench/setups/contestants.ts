import { resolve } from 'node:path'
import type { StepResult } from '../../test/support/run-action.ts'
import { type ActionMetadata, readAction } from '../../test/support/workflows/action-inputs.ts'
import { inputsOfPeer } from '../action/contenders.ts'
import type { Colour, Job } from './set-up.ts'

/** What a workflow knows when it hands over the inputs of the step. */
export interface JobFacts {
  /** Of the reports. */
  readonly patterns: readonly string[]
  /** How the step that runs the tests ended. */
  readonly tests: NonNullable<Job['tests']>
  /** Inputs that name the deployment of the eval service, where the job uses one. */
  readonly service?: Readonly<Record<string, string>>
}

/** An action that takes part. */
export interface Contestant {
  readonly name: string
  readonly action: ActionMetadata
  /** Bundle of its main step. */
  readonly entry: string
  /**
   * Whether it keeps something for later jobs and runs. For one that does not, the reports of several jobs travel by
   * `actions/upload-artifact` and `actions/download-artifact` to the one that judges, and its steps in earlier runs are
   * left out.
   */
  readonly remembers: boolean
  /** Whether it says that a failed step of the tests is no failure; otherwise that step fails the job. */
  readonly forgivesTests: boolean
  /** What the workflow writes under `with:`; absent: the action has no such thing. */
  inputs(job: Job, facts: JobFacts): Readonly<Record<string, string>> | undefined
  /** Colour of the job, by what the step left behind. */
  colourOf(step: StepResult): Colour
}

const root = resolve(import.meta.dirname, '../..')

/** Eval Gate as built, set up as its documentation shows. */
export function ours(folder = root): Contestant {
  const action = readAction(folder)
  return {
    name: action.name,
    action,
    entry: resolve(folder, action.runs.main),
    remembers: true,
    forgivesTests: true,
    inputs: ({ does, with: more, isLenient }, { patterns, tests, service }) => ({
      // The page for the browser decides nothing.
      'html-report': 'off',
      ...((does === 'collect' || does === 'merge' || does === 'publish') && {
        mode: does,
        'suite-name': 'support',
      }),
      ...((does === 'gate' || does === 'collect') &&
        more?.measure === undefined && {
          reports: patterns.join('\n'),
          'test-outcome': tests,
        }),
      ...service,
      ...(isLenient && { policy: 'fail-on: never' }),
      ...more,
    }),
    colourOf: ({ exitCode, outputs }) =>
      exitCode !== 0 ? 'red' : outputs.verdict === 'inconclusive' ? 'undecided' : 'green',
  }
}

/** Another action from a folder with its `action.yml` and `dist/`, set up to fail as strictly as it can. */
export function contestantIn(folder: string): Contestant {
  const action = readAction(folder)
  if (action.name === ours().name) return ours(folder)
  return {
    name: action.name,
    action,
    entry: resolve(folder, action.runs.main),
    remembers: false,
    forgivesTests: false,
    inputs: ({ does, isLenient }, { patterns }) =>
      does === 'hosted' ? undefined : inputsOfPeer(action.name, patterns, isLenient),
    colourOf: ({ exitCode }) => (exitCode === 0 ? 'green' : 'red'),
  }
}
