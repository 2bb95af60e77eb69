import { findSpellingProblems, readCaseFields, type VocabularyVersion } from '#contract'
import { readFields } from '../../src/model/data.ts'
import { createInputError } from '../api-error.ts'
import type { RequestContext } from '../handler.ts'
import type { Suite } from '../store/records.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * The vocabulary version of a request. The dispatcher has checked the header; without it, the version is 1.
 */
export function readRequestedVocabulary({
  header,
  headerNames,
  settings,
}: RequestContext): VocabularyVersion {
  if (header(headerNames.evalVocabulary) === '2' && settings.vocabulary === 2) return 2
  return 1
}

/**
 * Reads a new case into the words of version 2. With an exact count and no floor, version 2 takes the count
 * as the floor too.
 * @param path Place in a batch (`cases.0`), for messages.
 * @throws ApiError VALIDATION_ERROR.
 */
export function readNewCase(body: Fields, suite: Suite, path: string, context: RequestContext): Fields {
  const version = readRequestedVocabulary(context)
  const fields = readCheckedFields(body, suite, path, version)
  if (version === 2 && typeof fields.iterations === 'number' && fields.legacyIterations === undefined)
    return { ...fields, legacyIterations: fields.iterations }
  return fields
}

/** Reads an edit: null clears a field, and no floor is derived. */
export function readCaseEdit(body: Fields, suite: Suite, context: RequestContext): Record<string, unknown> {
  return readCheckedFields(body, suite, '', readRequestedVocabulary(context))
}

/**
 * @throws ApiError VALIDATION_ERROR for mixed spellings, foreign roles, and counts that the suite rules out.
 */
function readCheckedFields(
  body: Fields,
  suite: Suite,
  path: string,
  version: VocabularyVersion,
): Record<string, unknown> {
  const present = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const [problem] = findSpellingProblems(present, version, path)
  if (problem !== undefined) throw createInputError(problem)
  const fields = readCaseFields(present, version)
  const at = path === '' ? '' : `${path}.`
  if (version === 1 && hasRuleWithRole(readFields(present.checks).list, 'required'))
    throw createRoleError(`${at}checks`)
  const exact = ['iterations', 'passThreshold'].find((name) => typeof fields[name] === 'number')
  if (exact !== undefined && typeof suite.settings.minimumAccuracy === 'number') {
    throw createInputError(
      `${at}${exact}: the suite is decided by its accuracy over all cases. Set settings.minimumAccuracy to null first.`,
    )
  }
  return fields
}

/** Error for the role "required" in vocabulary 1, which has another word for it. */
export function createRoleError(path: string) {
  return createInputError(`${path}: the role "required" belongs to vocabulary 2; version 1 says "gating".`)
}

export function hasRuleWithRole(list: unknown, role: string): boolean {
  return Array.isArray(list) && list.some((rule) => readFields(rule).role === role)
}

export function removeNullFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
