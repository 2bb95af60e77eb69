import { limits } from '../../contract/limits.ts'
import type { StoredCase } from '../../contract/operations/cases.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import type { SyncAction } from './actions.ts'
import { holds } from './compare.ts'

/** Fields that a test inside of a new suite can have; any other needs the case itself. */
const inlineFields: ReadonlySet<string> = new Set([
  'steps',
  'model',
  'provider',
  'iterations',
  'legacyIterations',
  'isNegativeTest',
  'query',
])

/** A suite can't be made without a case. All go along if they can, else the first, whose rest is edited in after. */
export function casesOfCreation(cases: readonly CaseSpec[]): readonly CaseSpec[] {
  const allFit =
    cases.length <= limits.testsPerSuite &&
    cases.every(
      ({ id, fields }) => id === undefined && Object.keys(fields).every((name) => inlineFields.has(name)),
    )
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
      known.find(({ id, caseId }) => one.id !== undefined && caseId === one.id && !matched.has(id)) ??
      known.find(({ id, title, caseId }) => title === one.title && !matched.has(id) && !(one.id && caseId))
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

function updateOf(spec: CaseSpec, stored: StoredCase): SyncAction[] {
  const wanted = { ...spec.fields, title: spec.title, ...(spec.id !== undefined && { caseId: spec.id }) }
  const differing = Object.entries(wanted).filter(([name, value]) => !holds(stored[name], value))
  if (differing.length === 0) return []
  const changes = differing.map(([name]) => name)
  const body = Object.fromEntries(differing)
  return [{ kind: 'update-case', caseId: stored.id, title: spec.title, body, changes }]
}

function batches(cases: readonly CaseSpec[]): (readonly CaseSpec[])[] {
  const size = limits.casesPerBatch
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, index) =>
    cases.slice(index * size, (index + 1) * size),
  )
}
