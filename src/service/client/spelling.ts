import {
  findSettingProblems,
  findSpellingProblems,
  readCaseFields,
  readSuiteSettings,
  type SpokenVocabulary,
  spellCaseFields,
  spellSuiteSettings,
  type VocabularyVersion,
} from '../../contract/vocabulary.ts'
import { type Problem, UsageError } from '../../errors.ts'
import { isRecord, readFields, readList } from '../../model/data.ts'

type Fields = Readonly<Record<string, unknown>>

/** The vocabulary of a capabilities answer; version 1 where it is absent or unknown. */
export function readVocabulary(capabilities: unknown): SpokenVocabulary {
  const { version, assertionKinds, 'x-stepKeys': stepKeys } = readFields(readFields(capabilities).vocabulary)
  return {
    version: version === 2 ? 2 : 1,
    isKnown: true,
    assertionKinds: Array.isArray(assertionKinds) ? assertionKinds.map(String) : undefined,
    ownStepKeys: readList(stepKeys).map(String),
  }
}

/**
 * A case with an exact count and no floor. Version 2 stores the count as the floor too when it creates a case,
 * so version 1, which does not, gets both.
 */
function addIterationFloor(fields: Fields): Fields {
  const { iterations, legacyIterations } = fields
  if (typeof iterations === 'number' && legacyIterations === undefined)
    return { ...fields, legacyIterations: iterations }
  return fields
}

function spellCase(fields: Fields, version: VocabularyVersion, isNew: boolean): Fields {
  const caseFields = readCaseFields(fields, 2)
  return spellCaseFields(version === 1 && isNew ? addIterationFloor(caseFields) : caseFields, version)
}

/**
 * Rewrites a body written with the words of version 2 (or their aliases) into those of the service. Throws
 * UsageError when a field is spelled twice.
 */
export function spellRequest(
  operationId: string,
  body: unknown,
  { version, isKnown }: SpokenVocabulary,
  isNew: boolean,
): unknown {
  if (!isRecord(body)) return body
  if ('settings' in body) return spellSuite(operationId, body, version)
  const cases = Array.isArray(body.cases) ? body.cases : undefined
  const messages =
    cases === undefined
      ? findSpellingProblems(body, 2)
      : cases.flatMap((item: unknown, index) =>
          isRecord(item) ? findSpellingProblems(item, 2, `cases.${index}`) : [],
        )
  const thresholds = (cases ?? [body]).filter(
    (item: unknown) => isRecord(item) && item.passThreshold !== undefined,
  )
  if (version === 1 && thresholds.length > 0) {
    messages.push(
      isKnown
        ? 'passThreshold: this deployment speaks vocabulary 1, which has no threshold for a single case.'
        : 'passThreshold: needs vocabulary 2, and the deployment could not be asked for its vocabulary. Try again later.',
    )
  }
  refuseProblems(operationId, messages)
  if (cases === undefined) return spellCase(body, version, isNew)
  return {
    ...body,
    cases: cases.map((item: unknown) => (isRecord(item) ? spellCase(item, version, isNew) : item)),
  }
}

function refuseProblems(operationId: string, messages: readonly string[]): void {
  if (messages.length === 0) return
  throw new UsageError(messages.map((message): Problem => ({ where: `${operationId} body`, message })))
}

function spellSuite(operationId: string, body: Fields, version: VocabularyVersion): unknown {
  refuseProblems(operationId, findSettingProblems(body))
  return spellSuiteSettings(readSuiteSettings(body), version)
}

/** Rewrites an answer into the words of version 2, so that callers see one spelling. */
export function spellResponse(value: unknown, version: VocabularyVersion): unknown {
  if (!isRecord(value)) return value
  if (Array.isArray(value.items)) {
    return {
      ...value,
      items: value.items.map((item: unknown) => (isRecord(item) ? readCaseFields(item, version) : item)),
    }
  }
  if (isRecord(value.settings)) return readSuiteSettings(value)
  return readCaseFields(value, version)
}
