import * as v from 'valibot'
import { type AnyRow, collectDefaults } from '../settings/row.ts'
import {
  createChoiceSchema,
  createIntegerSchema,
  createTextsSchema,
  flag,
  minutes,
  shortText,
} from '../settings/written.ts'

const names = createTextsSchema(1, 'must be a name or id, or a list of them', 1_000)

const asSync = 'must be true, false or only'
const asRepetitions =
  'must be a whole number from 1 to 10, the most that the service accepts. More runs of the base branch also make a comparison sharper'

/**
 * What to run in the eval service, and how. Suites, environments, servers and cases are names or ids; an empty list leaves
 * the choice to the suite.
 */
export const hostedTable = {
  suites: {
    name: 'suite',
    schema: names,
    default: [],
    shownDefault: '',
    description: 'Eval suites to run, by id or name, one or a list.',
  },
  suiteFile: {
    schema: shortText,
    default: undefined,
    description:
      'YAML file that defines the suite to run ([a suite as code](suites-as-code.md)). Use instead of `suite`.',
  },
  syncSuite: {
    schema: v.pipe(
      v.union([v.boolean(), v.literal('only')], asSync),
      v.transform((value): 'false' | 'true' | 'only' => `${value}`),
    ),
    default: 'false',
    description:
      "`true`: update the service's suite from `suite-file`, then run it. `only`: update it and run nothing. `false`: run the file without changing a saved suite.",
  },
  environments: {
    name: 'environment',
    schema: names,
    default: [],
    shownDefault: 'the environment attached to the suite',
    description: 'Environments to run the suite in, by id or name, one or a list.',
  },
  servers: {
    schema: names,
    default: [],
    shownDefault: 'the servers of the suite or its environment',
    description: 'Saved MCP servers to run the suite against, by id or name, one or a list.',
  },
  cases: {
    schema: names,
    default: [],
    shownDefault: 'all cases',
    description: 'Cases of the suite to run, by id or title, one or a list.',
  },
  repetitions: {
    schema: createIntegerSchema(1, 10, asRepetitions),
    default: undefined,
    shownDefault: 'as defined in the suite',
    description: 'How often to run each case, 1 to 10.',
  },
  preflight: {
    schema: createChoiceSchema(['off', 'check', 'doctor']),
    default: 'off',
    description:
      'Before anything runs, `check` whether the servers and the environment connect, or use `doctor` for a thorough inspection. Without a suite, the step ends after this check.',
  },
  timeoutMs: {
    name: 'timeout-minutes',
    schema: minutes,
    default: 60 * 60_000,
    shownDefault: '`60`',
    description:
      'How many minutes to wait for a run, including the time it waits for a free slot. After that it is cancelled.',
  },
  wait: {
    schema: flag,
    default: true,
    description: '`false`: only start the run. A later step evaluates it with `run-id`.',
  },
  runIds: {
    name: 'run-id',
    schema: v.pipe(
      names,
      v.transform((ids) => ids.flatMap((id) => id.split(/[\s,]+/)).filter((id) => id !== '')),
      v.check((ids) => ids.every((id) => /^[A-Za-z0-9_-]+$/.test(id)), 'must be ids'),
    ),
    default: [],
    shownDefault: '',
    description:
      'Ids of runs that an earlier step started, a list or separated by spaces: wait for them and evaluate them.',
  },
  receipts: {
    schema: shortText,
    default: undefined,
    description:
      'Folder in which tests that upload by themselves leave receipts of their runs: evaluate those runs, without a second upload.',
  },
  pullRequestEnvironment: {
    schema: shortText,
    default: undefined,
    description:
      'On a pull request, run in a copy of this environment that belongs to the pull request; the copy is archived when the pull request is closed. Elsewhere, run in this environment.',
  },
  baseEnvironment: {
    schema: shortText,
    default: undefined,
    shownDefault: 'the same environment, or the one that `pull-request-environment` copies',
    description:
      'Environment in which the base branch runs, by id or name. Its runs are the baseline, and `look-again: auto` runs cases in doubt again there.',
  },
  baseServers: {
    schema: names,
    default: [],
    shownDefault: '',
    description:
      'Saved MCP servers of the base branch, by id or name, one or a list. For suites without an environment: `look-again: auto` runs cases in doubt again there.',
  },
  study: {
    schema: shortText,
    default: undefined,
    description: 'Id of a study: run the suite in the environment that it publishes, and show its insights.',
  },
  triage: {
    schema: flag,
    default: false,
    description:
      "Ask the service's agent what the failing cases have in common. Adds a paragraph next to the verdict; billed to the project.",
  },
  reproduce: {
    schema: createChoiceSchema(['off', 'on-failure']),
    default: 'off',
    description:
      '`on-failure`: open a read-only session browser for up to two failing cases and link it in the comment.',
  },
} as const satisfies Readonly<Record<string, AnyRow>>

/** The settings of a hosted run; what has no default may be absent. */
export type HostedSettings = {
  readonly [Field in keyof typeof hostedTable]: ValueOf<(typeof hostedTable)[Field]>
}

type ValueOf<Of extends AnyRow> =
  | v.InferOutput<Of['schema']>
  | (Of['default'] extends undefined ? undefined : never)

export const defaultHosted = collectDefaults<HostedSettings>(hostedTable)
