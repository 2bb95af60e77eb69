import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../contract/limits.ts'
import type { StoredCase } from '../../contract/operations/cases.ts'
import { fieldsOf } from '../../model/data.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import { fieldsLostInline } from '../inline-test.ts'
import type { SyncAction } from './actions.ts'
import { fullModelName, holds, isSameMatching } from './sameness.ts'

/**
 * Holds the place of the cases of a new suite: a deployment makes none without a case, and gives that one no
 * declared id.
 */
export const placeholder = 'Placeholder (Eval Gate deletes it when the suite has its cases)'

/**
 * The cases that a new suite can be created with: all, or none. Inline tests have no declared id (wire facts
 * 9), and a
 * case never gets one later.
 */
export function casesOfCreation(cases: readonly CaseSpec[]): readonly CaseSpec[] {
  const allFit =
    cases.length <= limits.testsPerSuite &&
    cases.every((one) => one.id === undefined && fieldsLostInline(one).length === 0)
  return allFit ? cases : []
}

/** What the plan does with the cases of a suite. */
export interface CasePlan {
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
export function caseActions(
  spec: SuiteSpec,
  stored: readonly StoredCase[] | undefined,
  created: readonly CaseSpec[],
  { prune }: { readonly prune: boolean },
): CasePlan {
  if (stored === undefined) return { actions: [], kept: [], notes: [] }
  const matches = matchCases(spec, stored)
  const isOtherId = ({ of, one }: Match) => one.id !== undefined && of.declaredId !== one.id
  // A declared id can't be changed. A new case in its place deletes the stored one, which is for `prune` to
  // allow.
  const replaced = prune ? matches.filter(isOtherId) : []
  const held = matches.filter((match) => !replaced.includes(match))
  const foreign = stored.filter(({ id }) => !matches.some(({ of }) => of.id === id))
  const toCreate = spec.cases.filter(
    (one) => !held.some((match) => match.one === one) && !created.includes(one),
  )
  const surplus = foreign.filter(({ title }) => prune || title === placeholder)
  return {
    actions: [
      ...held.flatMap(({ of, one }) => updateOf(one, of)),
      ...replaced.map(({ of }) => deletionOf(of)),
      ...batches(toCreate).map((cases): SyncAction => ({ kind: 'create-cases', cases })),
      ...surplus.map(deletionOf),
    ],
    kept: foreign.filter((of) => !surplus.includes(of)).map(({ id, title }) => title ?? id),
    notes: held
      .filter(isOtherId)
      .map(
        ({ of, one }) =>
          `case "${one.title}" is stored under ${of.declaredId ? `the id "${of.declaredId}"` : 'no id'}, and an id is given on creation only; --prune deletes it and creates it as "${one.id}"`,
      ),
  }
}

interface Match {
  readonly of: StoredCase
  readonly one: CaseSpec
}

/** Pairs each stored case with its case of the file, in the order of the stored ones. */
function matchCases(spec: SuiteSpec, stored: readonly StoredCase[]): readonly Match[] {
  const matched = new Map<StoredCase, CaseSpec>()
  const take = (isSame: (of: StoredCase, one: CaseSpec) => boolean) => {
    const taken = new Set(matched.values())
    for (const one of spec.cases) {
      if (taken.has(one)) continue
      const found = stored.find((of) => !matched.has(of) && isSame(of, one))
      if (found !== undefined) matched.set(found, one)
    }
  }
  take((of, one) => one.id !== undefined && of.declaredId === one.id)
  take((of, one) => of.title === one.title && !isAnother(of.declaredId, one.id, spec))
  return stored.flatMap((of) => {
    const one = matched.get(of)
    return one === undefined ? [] : [{ of, one }]
  })
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

function deletionOf({ id, title }: StoredCase): SyncAction {
  return { kind: 'delete-case', caseId: id, title: title ?? id }
}

function updateOf(spec: CaseSpec, stored: StoredCase): SyncAction[] {
  const wanted = Object.entries({ ...spec.fields, ...exactCount(spec, stored), title: spec.title })
  const differing = wanted.filter(([name, value]) => !isHeld(name, stored, value))
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
  if (wanted === undefined) return true
  if (name === 'matchOptions') return isSameMatching(stored[name], wanted)
  if (name !== 'models') return holds(stored[name], wanted)
  return isDeepStrictEqual(modelNames(stored.models), modelNames(wanted))
}

/** `provider/model` of each entry, however it is written. */
function modelNames(models: unknown): readonly string[] {
  if (!Array.isArray(models)) return []
  return models.map((entry: unknown) => {
    const { model, provider } = fieldsOf(entry)
    return fullModelName(String(model), typeof provider === 'string' ? provider : undefined)
  })
}

function batches(cases: readonly CaseSpec[]): (readonly CaseSpec[])[] {
  const size = limits.casesPerBatch
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, index) =>
    cases.slice(index * size, (index + 1) * size),
  )
}
