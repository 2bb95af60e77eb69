import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../contract/limits.ts'
import type { StoredCase } from '../../contract/operations/cases.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import { fieldsLostInline } from '../inline-test.ts'
import type { SyncAction } from './actions.ts'
import { asRecord, fullModelName, holds } from './compare.ts'

/** A suite can't be made without a case. All go along if they can, else the first, whose rest is edited in after. */
export function casesOfCreation(cases: readonly CaseSpec[]): readonly CaseSpec[] {
  const allFit =
    cases.length <= limits.testsPerSuite &&
    cases.every((one) => one.id === undefined && fieldsLostInline(one).length === 0)
  return allFit ? cases : cases.slice(0, 1)
}

/** Cases are the same by their declared id, else by their title. */
export function caseActions(
  spec: SuiteSpec,
  stored: readonly StoredCase[] | undefined,
  created: readonly CaseSpec[],
  { prune }: { readonly prune: boolean },
): { readonly actions: readonly SyncAction[]; readonly kept: readonly string[] } {
  if (stored === undefined && created.length === 0) return { actions: [], kept: [] }
  const known = stored ?? []
  const matched = new Map<string, CaseSpec>()
  const missing: CaseSpec[] = []
  for (const one of spec.cases) {
    const found =
      known.find(({ id, declaredId }) => one.id !== undefined && declaredId === one.id && !matched.has(id)) ??
      known.find(
        ({ id, title, declaredId }) =>
          title === one.title && !matched.has(id) && !isAnother(declaredId, one.id, spec),
      )
    if (found === undefined) missing.push(one)
    else matched.set(found.id, one)
  }
  const updates = known.flatMap((of): SyncAction[] => {
    const one = matched.get(of.id)
    return one === undefined ? [] : updateOf(one, of)
  })
  const foreign = known.filter(({ id }) => !matched.has(id))
  const rest = missing.filter((one) => !created.includes(one))
  return {
    actions: [
      ...updates,
      ...batches(rest).map((cases): SyncAction => ({ kind: 'create-cases', cases })),
      ...(prune
        ? foreign.map(
            ({ id, title }): SyncAction => ({ kind: 'delete-case', caseId: id, title: title ?? id }),
          )
        : []),
    ],
    kept: prune ? [] : foreign.map(({ id, title }) => title ?? id),
  }
}

/**
 * A stored case of this title that is another case: the file gives its declared id to another one. A service
 * generates ids for cases without a declared one, so a different id alone does not make it another case.
 */
function isAnother(
  declaredId: string | null | undefined,
  wanted: string | undefined,
  { cases }: SuiteSpec,
): boolean {
  if (!declaredId || declaredId === wanted) return false
  return cases.some(({ id }) => id === declaredId)
}

function updateOf(spec: CaseSpec, stored: StoredCase): SyncAction[] {
  const wanted = Object.entries({ ...spec.fields, ...exactCount(spec, stored), title: spec.title })
  const differing = wanted.filter(([name, value]) => !isHeld(name, stored, value))
  if (spec.id !== undefined && stored.declaredId !== spec.id) differing.push(['id', spec.id])
  if (differing.length === 0) return []
  const changes = differing.map(([name]) => name)
  const body = Object.fromEntries(differing)
  return [{ kind: 'update-case', caseId: stored.id, title: spec.title, body, changes }]
}

/** A stored exact count overrides the floor that the file writes, so it must follow where there is one. */
function exactCount({ fields }: CaseSpec, stored: StoredCase): Readonly<Record<string, unknown>> {
  const { legacyIterations } = fields
  return typeof stored.iterations === 'number' && legacyIterations !== undefined
    ? { iterations: legacyIterations }
    : {}
}

/** What the service derives, such as the provider of a model, is not a difference. */
function isHeld(name: string, stored: StoredCase, wanted: unknown): boolean {
  if (name !== 'models' || wanted === undefined) return holds(stored[name], wanted)
  return isDeepStrictEqual(modelNames(stored.models), modelNames(wanted))
}

/** `provider/model` of each entry, however it is written. */
function modelNames(models: unknown): readonly string[] {
  if (!Array.isArray(models)) return []
  return models.map((entry: unknown) => {
    const { model, provider } = asRecord(entry)
    return fullModelName(String(model), typeof provider === 'string' ? provider : undefined)
  })
}

function batches(cases: readonly CaseSpec[]): (readonly CaseSpec[])[] {
  const size = limits.casesPerBatch
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, index) =>
    cases.slice(index * size, (index + 1) * size),
  )
}
