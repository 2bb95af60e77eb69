import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../contract/limits.ts'
import type { StoredCase } from '../../contract/operations/cases.ts'
import { readFields } from '../../model/data.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import { listFieldsLostInline } from '../inline-test.ts'
import type { SyncAction } from './actions.ts'
import { holdsFields, isSameMatching, toFullModelName } from './compare-fields.ts'

/**
 * Holds the place of the cases of a new suite: a deployment makes none without a case, and gives that one no
 * declared id.
 */
export const placeholder = 'Placeholder (Eval Gate deletes it when the suite has its cases)'

/**
 * The cases that a new suite can be created with: all, or none. Inline tests have no declared id, and a case never gets one later.
 */
export function selectCreationCases(cases: readonly CaseSpec[]): readonly CaseSpec[] {
  const allFit =
    cases.length <= limits.testsPerSuite &&
    cases.every((caseSpec) => caseSpec.id === undefined && listFieldsLostInline(caseSpec).length === 0)
  if (allFit) return cases
  return []
}

/** What the plan does with the cases of a suite. */
interface CasePlan {
  readonly actions: readonly SyncAction[]
  readonly kept: readonly string[]
  readonly notes: readonly string[]
}

/**
 * Cases are the same by their declared id, else by their title.
 *
 * @param stored undefined where the deployment does not list them: then nothing is written
 * @param created cases that the suite is created with
 */
export function planCaseActions(
  spec: SuiteSpec,
  stored: readonly StoredCase[] | undefined,
  created: readonly CaseSpec[],
  { prune }: { readonly prune: boolean },
): CasePlan {
  if (stored === undefined) return { actions: [], kept: [], notes: [] }
  const matches = matchCases(spec, stored)
  const hasOtherId = ({ storedCase, caseSpec }: Match) =>
    caseSpec.id !== undefined && storedCase.declaredId !== caseSpec.id
  // A declared id can't be changed. A new case in its place deletes the stored one, which is for `prune` to
  // allow.
  const replaced = prune ? matches.filter(hasOtherId) : []
  const held = matches.filter((match) => !replaced.includes(match))
  const foreign = stored.filter(({ id }) => !matches.some(({ storedCase }) => storedCase.id === id))
  const toCreate = spec.cases.filter(
    (caseSpec) => !held.some((match) => match.caseSpec === caseSpec) && !created.includes(caseSpec),
  )
  const surplus = foreign.filter(({ title }) => prune || title === placeholder)
  return {
    actions: [
      ...held.flatMap(({ storedCase, caseSpec }) => planCaseUpdate(caseSpec, storedCase)),
      ...replaced.map(({ storedCase }) => planCaseDeletion(storedCase)),
      ...splitIntoBatches(toCreate).map((cases): SyncAction => ({ kind: 'create-cases', cases })),
      ...surplus.map(planCaseDeletion),
    ],
    kept: foreign.filter((storedCase) => !surplus.includes(storedCase)).map(({ id, title }) => title ?? id),
    notes: held
      .filter(hasOtherId)
      .map(
        ({ storedCase, caseSpec }) =>
          `case "${caseSpec.title}" is stored under ${storedCase.declaredId ? `the id "${storedCase.declaredId}"` : 'no id'}, and an id is given on creation only; --prune deletes it and creates it as "${caseSpec.id}"`,
      ),
  }
}

interface Match {
  readonly storedCase: StoredCase
  readonly caseSpec: CaseSpec
}

/** Pairs each stored case with its case of the file, in the order of the stored ones. */
function matchCases(spec: SuiteSpec, stored: readonly StoredCase[]): readonly Match[] {
  const matched = new Map<StoredCase, CaseSpec>()
  const matchBy = (isSame: (storedCase: StoredCase, caseSpec: CaseSpec) => boolean) => {
    const taken = new Set(matched.values())
    for (const caseSpec of spec.cases) {
      if (taken.has(caseSpec)) continue
      const matching = stored.find((storedCase) => !matched.has(storedCase) && isSame(storedCase, caseSpec))
      if (matching !== undefined) matched.set(matching, caseSpec)
    }
  }
  matchBy((storedCase, caseSpec) => caseSpec.id !== undefined && storedCase.declaredId === caseSpec.id)
  matchBy(
    (storedCase, caseSpec) =>
      storedCase.title === caseSpec.title && !isAnotherCase(storedCase.declaredId, caseSpec.id, spec),
  )
  return stored.flatMap((storedCase) => {
    const caseSpec = matched.get(storedCase)
    if (caseSpec === undefined) return []
    return [{ storedCase, caseSpec }]
  })
}

/**
 * A stored case of this title that is another case: the file gives its declared id to another one. A service
 * generates ids for cases without a declared one, so a different id alone does not make it another case.
 */
function isAnotherCase(
  declaredId: string | null | undefined,
  wanted: string | undefined,
  { cases }: SuiteSpec,
): boolean {
  if (!declaredId || declaredId === wanted) return false
  return cases.some(({ id }) => id === declaredId)
}

function planCaseDeletion({ id, title }: StoredCase): SyncAction {
  return { kind: 'delete-case', caseId: id, title: title ?? id }
}

function planCaseUpdate(spec: CaseSpec, stored: StoredCase): SyncAction[] {
  const wanted = Object.entries({ ...spec.fields, ...readExactCount(spec, stored), title: spec.title })
  const differing = wanted.filter(([name, value]) => !isFieldHeld(name, stored, value))
  if (differing.length === 0) return []
  const changes = differing.map(([name]) => name)
  const body = Object.fromEntries(differing)
  return [{ kind: 'update-case', caseId: stored.id, title: spec.title, body, changes }]
}

/** A stored exact count overrides the floor that the file writes, so it must follow where there is one. */
function readExactCount({ fields }: CaseSpec, stored: StoredCase): Readonly<Record<string, unknown>> {
  const { legacyIterations } = fields
  if (typeof stored.iterations === 'number' && legacyIterations !== undefined)
    return { iterations: legacyIterations }
  return {}
}

/** What the service derives, such as the provider of a model, is not a difference. */
function isFieldHeld(name: string, stored: StoredCase, wanted: unknown): boolean {
  if (wanted === undefined) return true
  if (name === 'matchOptions') return isSameMatching(stored[name], wanted)
  if (name !== 'models') return holdsFields(stored[name], wanted)
  return isDeepStrictEqual(listModelNames(stored.models), listModelNames(wanted))
}

/** `provider/model` of each entry, however it is written. */
function listModelNames(models: unknown): readonly string[] {
  if (!Array.isArray(models)) return []
  return models.map((entry: unknown) => {
    const { model, provider } = readFields(entry)
    return toFullModelName(String(model), typeof provider === 'string' ? provider : undefined)
  })
}

function splitIntoBatches(cases: readonly CaseSpec[]): (readonly CaseSpec[])[] {
  const size = limits.casesPerBatch
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, index) =>
    cases.slice(index * size, (index + 1) * size),
  )
}
