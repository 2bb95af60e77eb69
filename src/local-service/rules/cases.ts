import type { InlineTest } from '../../contract/steps.ts'
import type { Case } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'
import { hashContent } from './ingest-results.ts'

/** Defaults of a suite that its inline tests fall back to. */
export interface TestDefaults {
  readonly model?: string | undefined
  readonly provider?: string | undefined
  readonly runs?: number | undefined
}

/** What became of inline tests. */
export type CaseUpsert = {
  readonly committed: readonly { readonly name: string }[]
  readonly failed: readonly { readonly name: string; readonly message: string }[]
}

/**
 * Why an inline test can't be taken, or undefined. Some fields of cases are not for inline tests; others have
 * two names of which one may be sent (wire facts 1).
 */
export function findTestProblem(test: InlineTest): string | undefined {
  const both = (a: string, b: string): string | undefined =>
    a in test && b in test ? `Send ${a} or ${b}, not both.` : undefined
  const misplaced = ['repetitions', 'passThreshold', 'kind'].find((key) => key in test)
  if (misplaced !== undefined) {
    return `${misplaced}: is not for inline tests. Write the case through the suite's /cases.`
  }
  const twice =
    both('runs', 'iterations') ?? both('isNegative', 'isNegativeTest') ?? both('checks', 'predicates')
  return twice ?? ((test.steps ?? []).length === 0 ? 'steps: at least one is needed.' : undefined)
}

/** Writes inline tests as cases of a suite: a case with the same title and query is replaced. */
export function upsertTests(
  tests: readonly InlineTest[],
  suite: Suite,
  defaults: TestDefaults,
  { now, newId }: { readonly now: number; readonly newId: () => string },
  store: Store,
): CaseUpsert {
  const committed: { name: string }[] = []
  const failed: { name: string; message: string }[] = []
  for (const test of tests) {
    const problem = findTestProblem(test)
    if (problem !== undefined) {
      failed.push({ name: test.title, message: problem })
      continue
    }
    const contentHash = hashContent(test.title, test.query)
    const known = store.cases.findByName(suite.id, contentHash)
    const testCase: Case = {
      id: known?.id ?? newId(),
      suiteId: suite.id,
      declaredId: null,
      title: test.title,
      contentHash,
      fields: toFields(test, defaults),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    }
    store.cases.put(testCase)
    committed.push({ name: test.title })
  }
  return { committed, failed }
}

/** `runs` and `iterations` of an inline test both mean the count. */
function toFields(test: InlineTest, defaults: TestDefaults): Readonly<Record<string, unknown>> {
  const { title: _, runs, iterations, isNegative, ...rest } = test
  const fields = {
    model: defaults.model,
    provider: defaults.provider,
    ...rest,
    iterations: runs ?? iterations ?? defaults.runs,
    ...(isNegative === undefined ? {} : { isNegativeTest: isNegative }),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
