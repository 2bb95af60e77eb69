import { isRecord, readFields } from '../model/data.ts'
/** Versions of the eval vocabulary: how cases and suite settings spell repetitions and rules. */
export type VocabularyVersion = 1 | 2

/** What a deployment says that it speaks. */
export interface SpokenVocabulary {
  readonly version: VocabularyVersion
  /** False: the deployment did not say, so version 1 is the one that it certainly understands. */
  readonly isKnown: boolean
  /** Kinds of assertions that it lists. Absent: it lists none. */
  readonly assertionKinds?: readonly string[]
  /** Keys of steps with `x-` that it lists. */
  readonly ownStepKeys: readonly string[]
}

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
 * What a service of this version rejects in a case body: keys of the other version, or two spellings of one
 * field. Presence decides; an explicit null counts. `path` (`cases.0`) starts each message.
 */
export function findSpellingProblems(body: Fields, version: VocabularyVersion, path = ''): string[] {
  const formatKeyPath = (key: string) => {
    if (path === '') return key
    return `${path}.${key}`
  }
  const problems: string[] = []
  for (const field of spelledFieldNames) {
    const present = version2Spellings[field].filter((key) => key in body)
    if (version === 2 && present[0] !== undefined && present[1] !== undefined) {
      problems.push(
        `${formatKeyPath(present[1])}: Send ${present[0]} or ${present[1]}, not both — they are two spellings of one field.`,
      )
    }
  }
  if (version === 1) {
    const version1Keys: readonly string[] = Object.values(version1Spellings)
    const all: readonly string[] = Object.values(version2Spellings).flatMap((keys) => [...keys])
    const foreign = [...all.filter((key) => !version1Keys.includes(key)), 'passThreshold']
    problems.push(
      ...foreign
        .filter((key) => key in body)
        .map((key) => `${formatKeyPath(key)}: Unrecognized key "${key}".`),
    )
  }
  return problems
}

/** Rewrites the roles of a rule list: version 1 says `gating` where version 2 says `required`. */
function respellRoles(value: unknown, from: string, to: string): unknown {
  if (isRecord(value) && 'list' in value) return { ...value, list: respellList(value.list, from, to) }
  return value
}

function respellList(list: unknown, from: string, to: string): unknown {
  if (!Array.isArray(list)) return list
  return list.map((rule: unknown) => (isRecord(rule) && rule.role === from ? { ...rule, role: to } : rule))
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

/** Setting of a suite in version 2 → the spellings that version 2 accepts, its own first. */
const settingSpellings = {
  defaultAssertions: ['defaultAssertions', 'defaultPredicates', 'checks'],
  iterations: ['iterations', 'repetitions'],
} as const

/** Setting of a suite in version 2 → its spelling in version 1. */
const version1Settings: ReadonlyMap<string, string> = new Map([
  ['defaultAssertions', 'checks'],
  ['iterations', 'repetitions'],
])

/** Two spellings of one setting in the body of a suite, as sentences. */
export function findSettingProblems(body: Fields): string[] {
  const settings = readFields(body.settings)
  return Object.values(settingSpellings).flatMap((keys) => {
    const [first, second] = keys.filter((key) => key in settings)
    if (first === undefined || second === undefined) return []
    return [`settings.${second}: Send ${first} or ${second}, not both — they are two spellings of one field.`]
  })
}

/** The canonical reading of a suite: its settings with the keys of version 2. */
export function readSuiteSettings(body: Fields): Record<string, unknown> {
  if (!isRecord(body.settings)) return { ...body }
  const rename = new Map<string, string>()
  for (const [name, keys] of Object.entries(settingSpellings)) for (const key of keys) rename.set(key, name)
  const entries = Object.entries(body.settings).map(([key, value]) => {
    const name = rename.get(key) ?? key
    return [name, name === 'defaultAssertions' ? respellList(value, 'gating', 'required') : value]
  })
  return { ...body, settings: Object.fromEntries(entries) }
}

/** A suite with canonical settings, spelled for the wire of that version. */
export function spellSuiteSettings(body: Fields, version: VocabularyVersion): Record<string, unknown> {
  if (version === 2 || !isRecord(body.settings)) return { ...body }
  const entries = Object.entries(body.settings).map(([key, value]) => [
    version1Settings.get(key) ?? key,
    key === 'defaultAssertions' ? respellList(value, 'required', 'gating') : value,
  ])
  return { ...body, settings: Object.fromEntries(entries) }
}
