import * as v from 'valibot'
import {
  acceptModes,
  failOnValues,
  newTestModes,
  newToolModes,
  onMissingBaselineValues,
  type Policy,
  type PolicyField,
  suiteKinds,
} from '#verdict'
import { formatSetting } from '../../model/format.ts'
import { findNearest } from '../../model/nearest.ts'
import { evidenceInputNames } from '../inputs/evidence-inputs.ts'
import { indexByKey } from '../settings/row.ts'
import {
  createChoiceSchema,
  createMapSchema,
  createTextsSchema,
  flag,
  shortText,
} from '../settings/written.ts'
import { jobSettings } from './job-settings.ts'
import {
  compareByOrder,
  describeNothing,
  describeWhen,
  isDifferent,
  isNeverWeaker,
  isSmallerOrUnset,
  type Setting,
} from './setting.ts'
import { thresholdSettings } from './threshold-settings.ts'

const failOnWords = {
  regressions: 'fails on proven regressions',
  'new-failures': 'fails on regressions and on every case that fails now and never failed before',
  failures: 'fails on every failing case',
  never: 'never fails; findings are warnings',
} as const

/** `true` as every key. */
const lock = v.pipe(
  v.union([flag, createTextsSchema(0)], 'must be true, false, or a list of keys'),
  v.transform((value): readonly string[] => {
    if (typeof value !== 'boolean') return value
    if (value) return ['*']
    return []
  }),
  v.check(
    (keys) => findUnknownKey(keys) === undefined,
    ({ input }) => {
      const unknown = findUnknownKey(input)
      const near = /^(?:all|yes|on)$/.test(unknown ?? '') ? 'true' : findNearest(unknown ?? '', listAllKeys())
      return `has the unknown key ${unknown}${near === undefined ? '' : `; did you mean ${near}?`}`
    },
  ),
)

/** The table has this row, so its keys are known later. */
const listAllKeys = () => [
  ...indexByKey({ ...judgingSettings, ...jobSettings }).keys(),
  ...evidenceInputNames,
]

function findUnknownKey(keys: readonly string[]): string | undefined {
  const known = new Set([...listAllKeys(), '*'])
  return keys.find((key) => !known.has(key))
}

/** What decides the verdict: a row for each member of the policy of the gate. */
export const judgingSettings: { readonly [Field in PolicyField]-?: Setting<Policy[Field]> } = {
  failOn: {
    schema: createChoiceSchema(failOnValues),
    default: 'regressions',
    description: 'What makes the verdict `failed`: see [What fails](#what-fails).',
    isWeaker: compareByOrder('never', 'regressions', 'new-failures', 'failures'),
    says: (value) => [failOnWords[value]],
  },
  kind: {
    schema: createChoiceSchema(suiteKinds),
    default: 'auto',
    description:
      '`tests`: each case is judged on its own. `evals`: by statistics. `auto`: see [Tests or evals](#tests-or-evals).',
    isWeaker: isDifferent,
    says: (value) => {
      if (value === 'auto') return []
      return [value === 'tests' ? 'judges each case on its own' : 'judges every case by statistics']
    },
  },
  lock: {
    schema: lock,
    default: [],
    shownDefault: '`false`',
    description:
      'Keys, or `true` for all: a workflow or a policy that [extends](#extends) this one and asks for less is void there, and so is `policy-from: head`. Also names of inputs (`reports`, `baseline`, …), which `true` leaves out: a run whose [inputs differ](#inputs) there is `inconclusive`.',
    join: (below, above) => [...new Set([...below, ...above])],
    isWeaker: isNeverWeaker,
    says: (value) => {
      if (value.includes('*')) return ['nothing may weaken it']
      if (value.length === 0) return []
      return [`nothing may weaken ${value.join(', ')}`]
    },
  },
  alpha: {
    schema: v.pipe(
      v.number('must be a number above 0, at most 0.5'),
      v.gtValue(0, 'must be above 0'),
      v.maxValue(0.5, 'must be at most 0.5'),
    ),
    default: 0.05,
    description:
      'Probability of a false alarm when nothing changed, over all statistical tests together; at most 0.5.',
    isWeaker: isSmallerOrUnset,
    says: (value, { failOn }) => {
      if (failOn === 'never') return []
      return [`if nothing changed, at most ${formatSetting(value)} of runs fail`]
    },
  },
  onInconclusive: {
    schema: createChoiceSchema(['neutral', 'fail']),
    default: 'neutral',
    description: '`fail`: an inconclusive verdict fails the job. The verdict itself stays `inconclusive`.',
    isWeaker: compareByOrder('neutral', 'fail'),
    says: describeWhen('fail', 'an inconclusive verdict fails the job'),
  },
  onNotMeasured: {
    schema: createChoiceSchema(['neutral', 'fail']),
    default: 'fail',
    description:
      'What to do when an expected measurement is missing, such as a report or a job ([the table of doubts](#doubts)): `fail` fails the job with exit code 4, `neutral` treats it as any other inconclusive verdict.',
    isWeaker: compareByOrder('neutral', 'fail'),
    says: describeWhen('neutral', 'what was not measured does not fail the job'),
  },
  compare: {
    schema: shortText,
    default: undefined,
    description:
      'Compares the variants of the run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a tag or metadata ([recipe](recipes/compare-models.md)). It decides nothing by itself: without a baseline and without a floor the verdict is `inconclusive`.',
    isWeaker: isNeverWeaker,
    says: (value) => {
      if (value === undefined) return []
      return [`compares by ${value}`]
    },
  },
  onMissingBaseline: {
    schema: createChoiceSchema(onMissingBaselineValues),
    default: 'pass',
    description:
      'Without a baseline: `pass` lets the first runs of a suite pass and is inconclusive once the base branch has stored one; `neutral` is always inconclusive; `fail` fails.',
    isWeaker: compareByOrder(...onMissingBaselineValues),
    says: (value) =>
      ({
        pass: [],
        neutral: ['without a baseline there is no verdict'],
        fail: ['a missing baseline fails the job'],
      })[value],
  },
  newTests: {
    name: 'new-failing-tests',
    schema: createChoiceSchema(newTestModes),
    default: 'fail',
    description:
      'Under `fail-on: regressions`: a new test that fails makes the verdict `failed`; `warn` only lists it. New failing evals are only listed.',
    isWeaker: compareByOrder('warn', 'fail'),
    says: describeNothing,
  },
  accept: {
    schema: createChoiceSchema(acceptModes),
    default: 'writers',
    description:
      'Who may [accept an intended change](accepting-changes.md): `writers` (people with write access), `not-author` (the same, except the author of the pull request), `off`.',
    isWeaker: compareByOrder(...acceptModes),
    says: (value) =>
      ({
        writers: [],
        'not-author': ['the author of a pull request may not accept its changes'],
        off: ['nobody may accept a change'],
      })[value],
  },
  tools: {
    schema: createMapSchema({
      new: v.optional(createChoiceSchema(newToolModes)),
      allow: v.optional(createTextsSchema(0)),
    }),
    default: { new: 'warn', allow: [] },
    shownDefault: '`new: warn`',
    description:
      'Evals whose reports have tool calls. `new`: what happens when a case calls a tool that no case of the base called, also when it passes: `ignore`, `warn` or `fail`. `allow`: tools that are never new, by name, with `*` for any text.',
    isWeaker: (asked, policy) =>
      compareByOrder<(typeof newToolModes)[number]>(...newToolModes)(asked.new, policy.new) ||
      asked.allow.some((tool) => !policy.allow.includes(tool)),
    says: ({ new: mode }) => (mode === 'fail' ? ['fails when an agent calls a tool that is new'] : []),
  },
  sampled: {
    schema: flag,
    default: false,
    description:
      'Each run draws other cases of the suite: none is [missing](#doubts) as long as another one of its file or group ran.',
    isWeaker: compareByOrder(true, false),
    says: describeWhen(true, 'each run draws other cases'),
  },
  allowEmpty: {
    schema: flag,
    default: false,
    description: 'Reports without any result, or with skipped ones only, are accepted.',
    isWeaker: compareByOrder(true, false),
    says: describeWhen(true, 'reports without results are allowed'),
  },
  ...thresholdSettings,
}
