import * as v from 'valibot'
import { filledText, jsonObject, text, word } from './schema.ts'
import { step } from './steps.ts'

/** Versions of the eval vocabulary: how case bodies spell repetitions and rules. */
export type VocabularyVersion = 1 | 2

const oneToTen = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))

/** Rules of a case: whether they replace or extend those of the suite, and the list. */
const rules = v.looseObject({
  mode: v.optional(word('inherit', 'replace', 'extend')),
  list: v.optional(v.array(v.looseObject({ role: v.optional(word('required', 'advisory', 'gating')) }))),
})

const sharedFields = {
  steps: v.optional(v.array(step)),
  query: v.optional(text),
  caseId: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9_-]{1,128}$/))),
  model: v.optional(text),
  provider: v.optional(text),
  isNegativeTest: v.optional(v.boolean()),
  expectedOutput: v.optional(text),
  expectedToolCalls: v.optional(v.array(jsonObject)),
  matchOptions: v.optional(jsonObject),
  advancedConfig: v.optional(jsonObject),
  passThreshold: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  kind: v.optional(text),
  overrideReason: v.optional(text),
  duplicatePolicy: v.optional(v.picklist(['block', 'warn', 'create_anyway'])),
} as const

/** Keys of both versions, so that one schema reads either; {@link spellingProblems} tells the mixtures. */
const spelledFields = {
  iterations: v.nullish(oneToTen),
  legacyIterations: v.nullish(oneToTen),
  repetitions: v.nullish(oneToTen),
  runs: v.nullish(oneToTen),
  assertions: v.nullish(rules),
  checks: v.nullish(rules),
  predicates: v.nullish(rules),
} as const

/** Body of a new case. Unknown keys are refused by the service, so here too. */
export const caseBody = v.strictObject({ title: filledText, ...sharedFields, ...spelledFields })

/** Body of an edit of a case. */
export const caseEdit = v.strictObject({
  title: v.optional(filledText),
  ...sharedFields,
  ...spelledFields,
})

type Fields = Readonly<Record<string, unknown>>

/** Field of version 2 → the spellings that version 2 accepts, its own first. */
const version2Spellings = {
  legacyIterations: ['legacyIterations', 'runs'],
  iterations: ['iterations', 'repetitions'],
  assertions: ['assertions', 'checks', 'predicates'],
} as const

/** Field of version 2 → its only spelling in version 1. */
const version1Spellings = {
  legacyIterations: 'iterations',
  iterations: 'repetitions',
  assertions: 'checks',
} as const

type SpelledField = keyof typeof version2Spellings
const spelledFieldNames: readonly SpelledField[] = ['legacyIterations', 'iterations', 'assertions']

/**
 * What a service of this version refuses in a case body: keys of the other version, or two spellings of one
 * field. Presence decides; an explicit null counts. `path` (`cases.0`) starts each message.
 */
export function spellingProblems(body: Fields, version: VocabularyVersion, path = ''): string[] {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const problems: string[] = []
  for (const field of spelledFieldNames) {
    const present = version2Spellings[field].filter((key) => key in body)
    if (version === 2 && present[0] !== undefined && present[1] !== undefined) {
      problems.push(
        `${at(present[1])}: Send ${present[0]} or ${present[1]}, not both — they are two spellings of one field.`,
      )
    }
  }
  if (version === 1) {
    const own: readonly string[] = Object.values(version1Spellings)
    const all: readonly string[] = Object.values(version2Spellings).flatMap((keys) => [...keys])
    const foreign = all.filter((key) => !own.includes(key))
    problems.push(
      ...foreign.filter((key) => key in body).map((key) => `${at(key)}: Unrecognized key "${key}".`),
    )
  }
  return problems
}

/** Rewrites the roles of a rule list: version 1 says `gating` where version 2 says `required`. */
function respellRoles(value: unknown, from: string, to: string): unknown {
  if (!isFields(value) || !Array.isArray(value.list)) return value
  const list = value.list.map((rule: unknown) =>
    isFields(rule) && rule.role === from ? { ...rule, role: to } : rule,
  )
  return { ...value, list }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The canonical reading of a case body: version 2 keys only, other fields untouched. */
export function readCaseFields(body: Fields, version: VocabularyVersion): Record<string, unknown> {
  const rename = new Map<string, string>()
  for (const field of spelledFieldNames) {
    if (version === 1) rename.set(version1Spellings[field], field)
    else for (const key of version2Spellings[field]) rename.set(key, field)
  }
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const name = rename.get(key) ?? key
      return [name, name === 'assertions' ? respellRoles(value, 'gating', 'required') : value]
    }),
  )
}

/** A case with canonical (version 2) keys, spelled for the wire of that version. Key order is kept. */
export function spellCaseFields(fields: Fields, version: VocabularyVersion): Record<string, unknown> {
  if (version === 2) return { ...fields }
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const known = spelledFieldNames.find((field) => field === key)
      if (known === undefined) return [key, value]
      return [
        version1Spellings[known],
        known === 'assertions' ? respellRoles(value, 'required', 'gating') : value,
      ]
    }),
  )
}
