import * as v from 'valibot'
import type { Table } from '#files'
import { formatPlural, quoteName } from '../../model/format.ts'
import {
  createChoiceSchema,
  createIntegerSchema,
  createMapSchema,
  createTextsSchema,
  flag,
  interval,
  minutes,
  positive,
  shortText,
} from '../settings/written.ts'
import { reportFormat } from './format-setting.ts'
import {
  compareByOrder,
  compareEachMember,
  describeNothing,
  describeWhen,
  isDifferent,
  isLargerOrUnset,
  isNeverWeaker,
  isSmallerOrUnset,
  type Setting,
} from './setting.ts'

/** Limits of what is measured here: by a second look, or by `measure`. */
export interface MeasureBudget {
  /** How many iterations of each case and side a look has; of `measure` how many each case would have without it. */
  readonly iterations: number
  /** How often the cases in doubt are measured again; absent: as {@link usualLookBudget}. */
  readonly looks?: number
  /** Most iterations of all cases, sides and looks together; absent: of `measure`, all {@link iterations} of each case. */
  readonly evaluations?: number
  /** Longest time of all together; absent: of `measure`, no limit. */
  readonly timeoutMs?: number
  /** USD of all together, by the costs in the results; absent: no limit. */
  readonly costUsd?: number
}

/** Limits of a second look where the policy does not say. */
const usualLookBudget = { looks: 3, evaluations: 500, timeoutMs: 30 * 60_000 }

/** Limits of a second look. */
export type LookBudget = MeasureBudget & typeof usualLookBudget

/** The limits of a second look, each with a value. */
export function readLookBudget(lookBudget: MeasureBudget): LookBudget {
  const { looks, evaluations, timeoutMs } = usualLookBudget
  return {
    ...lookBudget,
    looks: lookBudget.looks ?? looks,
    evaluations: lookBudget.evaluations ?? evaluations,
    timeoutMs: lookBudget.timeoutMs ?? timeoutMs,
  }
}

/** Settings of a project for everything that its jobs do around the verdict. */
export interface JobSettings {
  /** How reports are read; absent: by the format that their content shows. */
  readonly format: string | Table | undefined
  /** Texts of errors that keep an eval from being judged; `*` stands for any text. */
  readonly lost: readonly string[]
  readonly baselineRuns: number
  readonly baselineMaxAgeDays: number
  /** Inputs of a run started by hand that do not change what it measures; `*`: all. */
  readonly sameInputs: readonly string[]
  /** Longest time between two measurements of a suite on the default branch, ms by its name. */
  readonly heartbeat: Readonly<Record<string, number>>
  readonly lookBudget: MeasureBudget
  /** Variables that commands of a second look get although they hold a secret of the step. */
  readonly lookAgainEnv: readonly string[]
  /** Whether results of one case in several parts are repeated measurements or variants. */
  readonly parts: 'auto' | 'shards' | 'variants'
  /** Fail when a preflight finds that a tool was removed, or that a call is no longer valid. */
  readonly failOnToolRemoval: boolean
  readonly uploadReports: boolean
  readonly onUploadError: 'warn' | 'fail'
  readonly showOutputs: 'on' | 'off'
  readonly linkHosts: readonly string[]
  readonly commentWhenGreen: 'keep' | 'hide' | 'delete'
  readonly issueOnFailure: boolean
  readonly issueLabels: readonly string[]
  readonly issueAssignees: readonly string[]
  /** Address of the page that `eval-gate history` writes. */
  readonly historyUrl: string | undefined
  readonly publishTimeoutMs: number
}

const mostSuites = 50

const host = /^(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/
const asHosts = 'must be hosts such as traces.example.com or *.example.com'
const variable = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/
const asVariables = 'must be the name of a variable or a list of up to 50'
const asNames = 'must be a name or a list of up to 50 names'

export const jobSettings: { readonly [Field in keyof JobSettings]: Setting<JobSettings[Field]> } = {
  format: {
    schema: reportFormat,
    default: undefined,
    shownDefault: 'detected',
    description:
      'For JSON results that no [format](formats.md) describes: a map that says [where they have what](formats.md#results-of-your-own). Or the name of a format, to read every report as that.',
    // A map from a layer above replaces one below: two maps can't be combined.
    join: (_, above) => above as string | Table,
    isWeaker: (asked, policy) => policy !== undefined && isDifferent(asked, policy),
    says: (value) => {
      if (value === undefined) return []
      return [typeof value === 'string' ? `reads every report as ${value}` : 'reads results by a custom map']
    },
  },
  lost: {
    schema: createTextsSchema(0, 'must be a text or a list of up to 50 texts'),
    default: [],
    shownDefault: 'none',
    description:
      'Texts of errors, in which `*` stands for any text: an eval that fails with one of them was [never judged](formats.md#never-judged), and did not fail. A test failed.',
    join: (below, above) => [...new Set([...below, ...above])],
    isWeaker: (asked, policy) => asked.some((pattern) => !policy.includes(pattern)),
    says: (patterns) =>
      patterns.map((pattern) => `evals with the error ${quoteName(pattern)} are not judged`),
  },
  baselineRuns: {
    schema: createIntegerSchema(1, 50),
    default: 10,
    description:
      'How many runs of the base branch to compare with; older ones are left out where the base branch itself changed.',
    isWeaker: isSmallerOrUnset,
    says: describeNothing,
  },
  baselineMaxAgeDays: {
    name: 'baseline-max-age',
    schema: createIntegerSchema(1, 3650, 'must be a number of days without a unit, from 1 to 3650'),
    default: 30,
    description:
      'Baselines that are older than this many days are not used for evals, and for tests only when there are no newer ones.',
    isWeaker: isSmallerOrUnset,
    says: describeNothing,
  },
  sameInputs: {
    schema: createTextsSchema(0, asNames),
    default: [],
    shownDefault: 'none',
    description:
      'Inputs of a run started by hand (`workflow_dispatch`), or keys of a payload (`repository_dispatch`), that do not change what is measured, one or a list; `*` for all. With other values than the defaults of any other input, a run is not kept as a baseline.',
    isWeaker: (asked, policy) => !policy.includes('*') && asked.some((input) => !policy.includes(input)),
    says: describeNothing,
  },
  heartbeat: {
    schema: v.pipe(
      v.record(shortText, interval, 'must be a map of suite names'),
      v.check((suites) => Object.keys(suites).length <= mostSuites, `has more than ${mostSuites} suites`),
    ),
    default: {},
    shownDefault: 'none',
    description:
      'How often suites must be [measured on the default branch](recipes/scheduled-reports.md#when-a-schedule-stops), by their names: `{ nightly: 26h, weekly evals: 8d }`. Every run of a branch says which are overdue.',
    isWeaker: compareEachMember(isLargerOrUnset),
    says: (suites) =>
      Object.entries(suites).map(
        ([suite, ms]) =>
          `${quoteName(suite)} should be measured every ${formatPlural(ms / 3_600_000, 'hour')}`,
      ),
  },
  lookBudget: {
    name: 'look-again-budget',
    schema: v.pipe(
      createMapSchema({
        looks: v.optional(createIntegerSchema(1, 10)),
        iterations: v.optional(createIntegerSchema(1, 50)),
        evaluations: v.optional(createIntegerSchema(1, 100_000)),
        minutes: v.optional(minutes),
        'cost-usd': v.optional(positive),
      }),
      v.transform(({ minutes: timeoutMs, ...amounts }) => ({ ...amounts, timeoutMs })),
    ),
    default: { iterations: 5 },
    shownDefault: '`{ looks: 3, iterations: 5, evaluations: 500, minutes: 30 }`',
    description:
      'Limits for the [second look](baselines.md#a-second-look): the number of looks, the iterations of each case and side per look, all `evaluations` (iterations on both sides) together, the total time in `minutes`, and the total `cost-usd` as the results report it (no limit by default). For [`measure`](recipes/measure-until-certain.md): of everything that it measures, by default `iterations` of each case.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
  lookAgainEnv: {
    schema: v.pipe(
      createTextsSchema(0, asVariables),
      v.check((names) => names.every((name) => variable.test(name)), asVariables),
    ),
    default: [],
    shownDefault: 'none',
    description:
      'Variables that the commands of a [second look](baselines.md#a-second-look) get although they hold the GitHub token or another secret of the step: `GH_TOKEN` for `gh models eval`.',
    isWeaker: (asked, policy) => asked.some((name) => !policy.includes(name)),
    says: (names) => names.map((name) => `commands of look-again get ${name}`),
  },
  parts: {
    schema: createChoiceSchema(['auto', 'shards', 'variants']),
    default: 'auto',
    description:
      'With `mode: merge` or `publish`: what a case is that several parts measured. `variants`: the environment of its part (a model, an operating system) belongs to every case. `shards`: the same case, measured repeatedly. `auto`: a variant, unless the legs are only numbered.',
    isWeaker: compareByOrder('shards', 'auto', 'variants'),
    says: describeNothing,
  },
  failOnToolRemoval: {
    schema: flag,
    default: false,
    description:
      'Fail when a tool was removed or a previously valid call no longer is. Requires the `preflight` of [hosted runs](hosted-runs.md).',
    isWeaker: compareByOrder(false, true),
    says: describeWhen(true, 'fails when a tool was removed or a valid call no longer is'),
  },
  uploadReports: {
    schema: flag,
    default: false,
    description: 'Also upload the original report files to the eval service.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
  onUploadError: {
    schema: createChoiceSchema(['warn', 'fail']),
    default: 'warn',
    description: 'When the upload fails: `warn` keeps the outcome of the step, `fail` fails it.',
    isWeaker: compareByOrder('warn', 'fail'),
    says: describeWhen('fail', 'a failed upload fails the job'),
  },
  showOutputs: {
    schema: createChoiceSchema(['on', 'off']),
    default: 'on',
    description:
      '`off`: no view, file or stored baseline contains what evals were asked and answered (inputs, outputs, arguments of tools, reasons of scorers, failure texts of evals). An upload to the eval service is not affected.',
    isWeaker: compareByOrder('on', 'off'),
    says: describeNothing,
  },
  linkHosts: {
    schema: v.pipe(
      createTextsSchema(0, asHosts),
      v.transform((hosts) => hosts.map((hostName) => hostName.toLowerCase())),
      v.check((hosts) => hosts.every((hostName) => host.test(hostName)), asHosts),
    ),
    default: [],
    shownDefault: 'none',
    description:
      'Hosts that links to traces in reports may lead to, one or a list: `traces.example.com` is that host only, `*.example.com` every host below it. Only `https` addresses without a port are linked.',
    isWeaker: (asked, policy) => asked.some((hostName) => !policy.includes(hostName)),
    says: describeNothing,
  },
  commentWhenGreen: {
    schema: createChoiceSchema(['keep', 'hide', 'delete']),
    default: 'keep',
    description:
      'What to do with the comment when the verdict is `passed`: `keep` it, `hide` it (minimized as resolved) or `delete` it.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
  issueOnFailure: {
    schema: flag,
    default: false,
    description:
      'On a schedule and on pushes to the default branch: open an issue when the gate fails, keep it up to date, and close it once everything passes again. Requires `issues: write`.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
  issueLabels: {
    schema: createTextsSchema(0, asNames),
    default: [],
    shownDefault: 'none',
    description: 'Labels of that issue, one or a list.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
  issueAssignees: {
    schema: v.pipe(
      createTextsSchema(0, asNames),
      v.transform((logins) => logins.map((login) => login.replace(/^@/, ''))),
    ),
    default: [],
    shownDefault: 'none',
    description: 'Logins of the people to assign to that issue, one or a list.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
  historyUrl: {
    schema: v.pipe(
      v.string(),
      v.regex(/^https:\/\/[^\s"'<>()]{1,500}$/, 'must be an address that starts with https://'),
    ),
    default: undefined,
    shownDefault: 'none',
    description:
      'Address of the [history page](history.md) of the suite. Comment, summary and issue link to it, and the results of pull requests are kept for it as an artifact.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
  publishTimeoutMs: {
    name: 'publish-timeout',
    schema: minutes,
    default: 5 * 60_000,
    shownDefault: '`5`',
    description:
      'How many minutes everything around the verdict may take together: reading the policy, finding the baseline, storing reports, writing the comment, the check and the issue. What is late is left out and reported; verdict, outputs and exit code stay. A policy or baseline that is late makes the verdict inconclusive.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
}
