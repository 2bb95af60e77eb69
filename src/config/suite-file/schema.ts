import * as v from 'valibot'
import { promptScript, suiteSettings } from '#contract'
import type { EnvironmentSpec, HostSpec } from '../../model/suite-spec.ts'
import { createChoiceSchema, createIntegerSchema, createMapSchema, flag, share } from '../settings/written.ts'
import { record, writtenAssertion, writtenRules } from './assertions.ts'

const filled = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'))
const oneToTen = createIntegerSchema(
  1,
  10,
  'must be a whole number from 1 to 10, the most that the service accepts',
)
const names = v.array(filled, 'must be a list')

/** What a step has one of, and the keys that belong to it. */
const stepKinds: Readonly<Record<string, readonly string[]>> = {
  prompt: Object.keys(promptScript),
  tool: ['server', 'arguments'],
  interact: [],
  assert: [],
}

function findMisplacedKey(step: Readonly<Record<string, unknown>>): string | undefined {
  const [kind = '', ...others] = Object.keys(stepKinds).filter((name) => step[name] !== undefined)
  if (others.length > 0) return undefined
  const known = ['id', kind, ...(stepKinds[kind] ?? [])]
  return Object.keys(step).find((key) => step[key] !== undefined && !known.includes(key))
}

const step = v.pipe(
  v.strictObject({
    id: v.optional(filled),
    prompt: v.optional(filled),
    tool: v.optional(filled),
    interact: v.optional(v.strictObject({ tool: v.optional(filled), action: v.optional(record) })),
    assert: v.optional(writtenAssertion),
    server: v.optional(filled),
    arguments: v.optional(record),
    ...promptScript,
  }),
  v.check(
    (written) => Object.keys(stepKinds).filter((kind) => kind in written).length === 1,
    'must have one of `prompt`, `tool`, `interact` and `assert`',
  ),
  v.check(
    (written) => findMisplacedKey(written) === undefined,
    ({ input }) => `has \`${findMisplacedKey(input)}\`, which does not belong to its kind of step`,
  ),
)

const caseRules = v.strictObject({
  mode: v.optional(createChoiceSchema(['inherit', 'replace', 'extend'])),
  list: v.optional(writtenRules),
})

/** Rules and match options have keys of their own in a suite file. */
const otherSettings = v.omit(suiteSettings, [
  'checks',
  'defaultPredicates',
  'defaultAssertions',
  'matchOptions',
])

const allowClearing = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema))

const count = 'must be a whole number, 0 or more'
/** How calls are compared with the expected ones, in the service's words. */
const matchOptions = createMapSchema({
  'tool-call-order': v.optional(createChoiceSchema(['any', 'in-order', 'exact'])),
  'extra-tool-calls': v.optional(
    v.union(
      [v.picklist(['unlimited']), v.pipe(v.number(count), v.integer(count), v.minValue(0, count))],
      'must be `unlimited` or a whole number',
    ),
  ),
  arguments: v.optional(createChoiceSchema(['ignore', 'partial', 'exact'])),
})

const evalCase = createMapSchema({
  id: v.optional(
    v.pipe(filled, v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be letters, digits, _ or -, at most 128')),
  ),
  title: filled,
  repetitions: v.optional(oneToTen),
  model: v.optional(filled),
  provider: v.optional(filled),
  negative: v.optional(flag),
  scenario: v.optional(filled),
  'expected-output': v.optional(filled),
  'pass-threshold': v.optional(share),
  assertions: v.optional(caseRules),
  'match-options': allowClearing(matchOptions),
  steps: v.pipe(v.array(step, 'must be a list'), v.minLength(1, 'must have at least one step')),
})

const notEmpty = v.pipe(names, v.minLength(1, 'must not be empty; `null` clears it'))

const environment = v.pipe(
  createMapSchema({
    name: filled,
    client: filled,
    description: allowClearing(filled),
    'server-attachment': allowClearing(filled),
    model: allowClearing(filled),
    skills: allowClearing(notEmpty),
    'plugin-versions': allowClearing(notEmpty),
    'secret-grants': allowClearing(
      v.pipe(
        v.array(v.unknown(), 'must be a list'),
        v.minLength(1, 'must not be empty; `null` revokes them'),
      ),
    ),
    archived: v.optional(flag, false),
  }),
  v.transform(
    ({ serverAttachment, model, skills, pluginVersions, ...environmentFields }): EnvironmentSpec => ({
      ...environmentFields,
      serverAttachmentId: serverAttachment,
      modelId: model,
      skillIds: skills,
      pluginVersionIds: pluginVersions,
    }),
  ),
)

const schedule = v.union(
  [
    v.picklist(['off']),
    createMapSchema({
      'every-minutes': createIntegerSchema(5, 10_080, 'must be a whole number of minutes from 5 to 10080'),
      environment: v.optional(filled),
    }),
  ],
  'must be `off`, or a map with `every-minutes`',
)

/** A client by name, or with the servers that it gets in this suite. */
const client = v.union(
  [
    v.pipe(
      filled,
      v.transform((host): HostSpec => ({ host })),
    ),
    v.pipe(
      v.strictObject({ client: filled, servers: v.optional(names) }),
      v.transform(({ client: host, servers }): HostSpec => ({ host, servers })),
    ),
  ],
  'must be a name, or a map with `client` and `servers`',
)

const temperature = 'must be a number from 0 to 2'

/** What a suite file may hold. */
export const suiteFileSchema = createMapSchema({
  $schema: v.optional(v.string()),
  name: filled,
  description: v.optional(filled),
  servers: v.optional(names),
  environments: allowClearing(v.pipe(names, v.minLength(1, 'must not be empty; `null` detaches all'))),
  clients: v.optional(v.array(client, 'must be a list')),
  model: v.optional(filled),
  provider: v.optional(filled),
  'system-prompt': v.optional(filled),
  temperature: v.optional(
    v.pipe(v.number(temperature), v.minValue(0, temperature), v.maxValue(2, temperature)),
  ),
  'min-pass-rate': v.optional(share),
  'match-options': allowClearing(matchOptions),
  assertions: v.optional(writtenRules),
  settings: v.optional(otherSettings),
  schedule: v.optional(schedule),
  'environment-definitions': v.optional(v.array(environment, 'must be a list')),
  cases: v.pipe(v.array(evalCase, 'must be a list'), v.minLength(1, 'must have at least one case')),
})

export type WrittenSuite = v.InferOutput<typeof suiteFileSchema>
export type WrittenCase = WrittenSuite['cases'][number]
export type WrittenStep = WrittenCase['steps'][number]
