import { spellCaseFields, type VocabularyVersion } from '#contract'
import { readCaseModels } from '../rules/launch/models.ts'
import type { Case } from '../store/catalog-records.ts'

/**
 * A case as the API shows it. `id` is the id of the row; the id that its author sent is `declaredId`.
 * Steps, floor, `isNegative` and models are always there, other fields only when they are set.
 */
export function renderCase(testCase: Case, version: VocabularyVersion) {
  const { id, suiteId, declaredId, title, fields, createdAt, updatedAt } = testCase
  const { steps = [], legacyIterations = 1, isNegative = false, models, ...otherFields } = fields
  const spelled = spellCaseFields({ steps, legacyIterations, ...otherFields }, version)
  if (version === 1) delete spelled.passThreshold
  return {
    id,
    declaredId: declaredId ?? undefined,
    suiteId,
    title,
    ...spelled,
    isNegative: isNegative === true,
    models: readCaseModels(models),
    createdAt,
    updatedAt,
  }
}
