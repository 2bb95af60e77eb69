import { type InlineTest, readCaseFields } from '#contract'
import { createInputError } from '../api-error.ts'
import type { Case } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'
import { hashCaseContent } from './ingest-results.ts'

/** Defaults of a suite that its inline tests fall back to. */
interface TestDefaults {
  readonly model?: string
  readonly provider?: string
}

/** Which inline tests were stored as cases. A test that can't be taken refuses the request, so none fails alone. */
export type CaseUpsert = {
  readonly committed: readonly { readonly id: string; readonly name: string }[]
  readonly failed: readonly { readonly name: string; readonly error: string }[]
}

/** A title that two of the tests share, which must not be: the second would replace the first. */
function findRepeatedTitle(tests: readonly InlineTest[]): string | undefined {
  const seen = new Set<string>()
  for (const { title } of tests) {
    if (seen.has(title)) return title
    seen.add(title)
  }
  return undefined
}

/** Turns inline tests into cases of a suite. One with the title of a stored case replaces it. */
export function buildTestCases(
  tests: readonly InlineTest[],
  suite: Suite,
  defaults: TestDefaults,
  { now, newId }: { readonly now: number; readonly newId: () => string },
  store: Store,
): readonly Case[] {
  return tests.map((test) => {
    const contentHash = hashCaseContent(test.title, undefined)
    const known = store.cases.findByName(suite.id, contentHash)
    return {
      id: known?.id ?? newId(),
      suiteId: suite.id,
      declaredId: null,
      title: test.title,
      contentHash,
      fields: toCaseFields(test, defaults),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    }
  })
}

/** Stores built cases. */
export function storeBuiltCases(cases: readonly Case[], store: Store): CaseUpsert {
  for (const testCase of cases) store.cases.put(testCase)
  return { committed: cases.map(({ id, title }) => ({ id, name: title })), failed: [] }
}

/** @throws ApiError VALIDATION_ERROR when two tests share a title */
export function refuseRepeatedTitles(tests: readonly InlineTest[]): void {
  const twin = findRepeatedTitle(tests)
  if (twin !== undefined) {
    throw createInputError(`tests: two tests are titled "${twin}". Titles must be unique in a suite.`)
  }
}

/** `runs` and `iterations` of an inline test both mean the count, which a case keeps as its floor. */
function toCaseFields(test: InlineTest, defaults: TestDefaults): Readonly<Record<string, unknown>> {
  const { title: _, runs, iterations, isNegative, isNegativeTest, model, provider, ...testFields } = test
  const chosenModel = model ?? defaults.model
  const chosenProvider = model === undefined ? defaults.provider : provider
  const { assertions, checks, predicates, ...otherFields } = testFields
  const rules = assertions ?? checks ?? predicates
  return readCaseFields(
    {
      ...otherFields,
      models: chosenModel === undefined ? undefined : [{ model: chosenModel, provider: chosenProvider }],
      legacyIterations: runs ?? iterations,
      isNegative: isNegative ?? isNegativeTest,
      assertions: Array.isArray(rules) ? { mode: 'replace', list: rules } : rules,
    },
    2,
  )
}
