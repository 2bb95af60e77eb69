import { type InlineTest, readCaseFields } from '#contract'
import { createInputError } from '../api-error.ts'
import type { Case } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'
import { hashCaseContent } from './ingest-results.ts'

/** Defaults of a suite that its inline tests fall back to. */
export interface TestDefaults {
  readonly model?: string
  readonly provider?: string
}

/** Which inline tests were stored as cases. */
export type CaseUpsert = {
  readonly committed: readonly { readonly id: string; readonly name: string }[]
  readonly failed: readonly { readonly name: string; readonly error: string }[]
}

/** The fields of an inline test that the service knows. */
export const testKeys: ReadonlySet<string> = new Set([
  'title',
  'steps',
  'runs',
  'iterations',
  'model',
  'provider',
  'expectedOutput',
  'isNegativeTest',
  'isNegative',
  'scenario',
  'advancedConfig',
  'checks',
  'predicates',
  'assertions',
])

/**
 * Why an inline test can't be taken, or undefined. Some fields of cases are not for inline tests; others have
 * two names of which one may be sent (wire facts 1). A field that no run would read is refused rather than
 * ignored.
 */
function findTestProblem(test: InlineTest): string | undefined {
  const misplaced = ['repetitions', 'passThreshold', 'kind'].find((key) => key in test)
  if (misplaced !== undefined) {
    return `${misplaced}: is not for inline tests. Write the case through the suite's /cases.`
  }
  const unknown = Object.keys(test).find((key) => !testKeys.has(key))
  if (unknown !== undefined) return `Unrecognized key "${unknown}".`
  for (const keys of [
    ['runs', 'iterations'],
    ['isNegative', 'isNegativeTest'],
    ['checks', 'predicates', 'assertions'],
  ]) {
    const [first, second] = keys.filter((key) => key in test)
    if (first !== undefined && second !== undefined) return `Send ${first} or ${second}, not both.`
  }
  if ((test.steps ?? []).length !== 0) return undefined
  return 'steps: must have at least one step.'
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

/** Inline tests as cases of a suite, not stored yet. */
export interface BuiltCases {
  readonly cases: readonly Case[]
  readonly failed: CaseUpsert['failed']
}

/** Turns inline tests into cases of a suite. One with the title of a stored case replaces it. */
export function buildTestCases(
  tests: readonly InlineTest[],
  suite: Suite,
  defaults: TestDefaults,
  { now, newId }: { readonly now: number; readonly newId: () => string },
  store: Store,
): BuiltCases {
  const cases: Case[] = []
  const failed: { name: string; error: string }[] = []
  for (const test of tests) {
    const problem = findTestProblem(test)
    if (problem !== undefined) {
      failed.push({ name: test.title, error: problem })
      continue
    }
    const contentHash = hashCaseContent(test.title, undefined)
    const known = store.cases.findByName(suite.id, contentHash)
    cases.push({
      id: known?.id ?? newId(),
      suiteId: suite.id,
      declaredId: null,
      title: test.title,
      contentHash,
      fields: toCaseFields(test, defaults),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    })
  }
  return { cases, failed }
}

/** Stores built cases. Returns which were stored and which failed. */
export function storeBuiltCases({ cases, failed }: BuiltCases, store: Store): CaseUpsert {
  for (const testCase of cases) store.cases.put(testCase)
  return { committed: cases.map(({ id, title }) => ({ id, name: title })), failed }
}

/** @throws ApiError VALIDATION_ERROR when two tests share a title, or none of them is valid. */
export function checkInlineTests(tests: readonly InlineTest[]): void {
  const twin = findRepeatedTitle(tests)
  if (twin !== undefined) {
    throw createInputError(`tests: two tests are titled "${twin}". Titles must be unique in a suite.`)
  }
  const problems = tests.flatMap((test) => findTestProblem(test) ?? [])
  if (problems.length === tests.length)
    throw createInputError(`tests: none can be taken. First: ${problems[0]}`)
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
