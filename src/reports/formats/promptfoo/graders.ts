import { buildRecord } from '../../../model/data.ts'
import { readJudge } from '../../eval-data.ts'
import { type Fields, readFields, readList, readText } from '../../json/data.ts'

/** Types of assertions that ask the grader of the test unless they have one of their own. */
const graded =
  /^(?:not-)?(?:llm-rubric|model-graded-|factuality|g-eval|answer-relevance|context-(?:faithfulness|recall|relevance)|conversation-relevance|search-rubric|agent-rubric|select-best|similar|classifier|moderation)/

/** A test that another model grades is still the same test: what it asks for decides, not who judges that. */
function removeGraders(testCase: Fields): Fields {
  const parts = (['options', 'assert'] as const).filter((part) => testCase[part] !== undefined)
  return { ...testCase, ...buildRecord(parts, (part) => removeProvider(testCase[part])) }
}

/** What a test asks, and what judges the answer. What varies from run to run is in neither. */
export function splitTest(testCase: Fields): { readonly asked: Fields; readonly stick: Fields } {
  const { assert, assertScoringFunction, threshold, metadata: _, ...asked } = removeGraders(testCase)
  const { rubricPrompt, ...options } = readFields(asked.options)
  return {
    asked: asked.options === undefined ? asked : { ...asked, options },
    stick: { assert, assertScoringFunction, threshold, rubricPrompt },
  }
}

/** Options, an assertion, or a list of them; a set of assertions has them in `assert`. Anything else as it is. */
function removeProvider(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeProvider)
  const { provider, assert, ...others } = readFields(value)
  if (provider === undefined && assert === undefined) return value
  if (assert === undefined) return others
  return { ...others, assert: removeProvider(assert) }
}

/** The graders of an entry by metric; those of assertions without a metric are under the empty name. */
export function findJudges(grading: Fields, testCase: Fields): ReadonlyMap<string, string> {
  const byMetric = new Map<string, Set<string>>()
  const defaultProvider = readFields(testCase.options).provider
  const components = readList(grading.componentResults).map((part) => readFields(readFields(part).assertion))
  const assertions = components.length > 0 ? components : readList(testCase.assert).map(readFields)
  for (const { type, metric, provider } of assertions) {
    const isGraded = provider !== undefined || graded.test(readText(type) ?? '')
    const judge = isGraded ? readJudgeName(provider ?? defaultProvider) : undefined
    if (judge === undefined) continue
    const name = readText(metric) ?? ''
    byMetric.set(name, (byMetric.get(name) ?? new Set()).add(judge))
  }
  return new Map([...byMetric].map(([metric, judges]) => [metric, [...judges].sort().join(', ')]))
}

/** A grader is an id, an object with one, or one for each kind of model, such as `text` and `embedding`. */
function readJudgeName(provider: unknown): string | undefined {
  const { label, text, embedding } = readFields(provider)
  return (
    readJudge({ judge: readText(label) ?? provider }) ??
    readJudge({ judge: text }) ??
    readJudge({ judge: embedding })
  )
}

/** Assertions that are right or wrong and give no score. */
const plain =
  /^(?:not-)?(?:equals|i?contains(?:-any|-all)?|i?starts-with|regex|is-(?:json|sql|html|xml|refusal|valid-[\w-]+)|contains-(?:json|sql|html|xml))$/

/** Whether the score of a test only says whether it passed: nothing is asserted, or one thing that is right or wrong. */
export function isPlainCheck({ assert }: Fields): boolean {
  const assertions = readList(assert).map(readFields)
  return assertions.length < 2 && assertions.every(({ type }) => plain.test(readText(type) ?? ''))
}
