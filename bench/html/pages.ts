import { buildView } from '../../src/facts/view.ts'
import { renderHtml } from '../../src/render/html/page.ts'
import { baseRunsOf, buildReport, type CaseStory } from '../../test/unit/render/builders.ts'

/** The reports that the benchmark opens, by name. */
export const pages: Readonly<Record<string, () => string>> = {
  '100,000 tests, one fails': () => page([...tests(99_999), failing]),
  '100,000 tests with two tags each': () => page([...tests(99_999, tagsOf), failing]),
  '10,000 evals, each worse, with outputs and scores': () => page(evals(10_000)),
}

const failing: CaseStory = {
  name: 'refuses an expired card',
  suite: ['payments', 'cards'],
  file: 'tests/payments/cards.test.ts',
  before: [1, 1],
  after: [0, 1],
}

function page(cases: readonly CaseStory[]): string {
  return renderHtml(buildView(buildReport({ cases, report: { baselineRuns: baseRunsOf(cases, 1) } })))
}

/** Names and files as a large project has them: 100 suites, 1,000 files. */
function tests(count: number, more: (index: number) => CaseStory['result'] = () => undefined): CaseStory[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `returns ${index} when the ${['cart', 'order', 'invoice', 'account'][index % 4]} has changed`,
    suite: [`module ${index % 100}`, ['reads', 'writes', 'deletes'][index % 3] ?? ''],
    file: `packages/module-${index % 100}/tests/part-${index % 1000}.test.ts`,
    line: 10 + (index % 400),
    before: [1, 1],
    after: [1, 1],
    result: { durationMs: 1 + (index % 997) / 3, ...more(index) },
  }))
}

function tagsOf(index: number): CaseStory['result'] {
  const level = ['smoke', 'unit', 'slow'][index % 3]
  return { slices: [`level: ${level}`, `team: team ${index % 40}`] }
}

function evals(count: number): CaseStory[] {
  const answer = (index: number, word: string) =>
    `The order ${index} can be sent back ${word} within 30 days of delivery. `.repeat(4)
  return Array.from({ length: count }, (_, index) => ({
    name: `answers question ${index}`,
    suite: [`topic ${index % 50}`],
    file: `evals/topic-${index % 50}.eval.ts`,
    before: [3, 3],
    after: [0, 3],
    message: 'faithfulness 0.41 is below 0.7',
    result: {
      input: `May I send back order ${index}?`,
      output: answer(index, 'always'),
      scores: [{ name: 'faithfulness', value: 0.41 }],
      latencyMs: 900 + (index % 300),
    },
    earlier: () => ({
      output: answer(index, 'only'),
      scores: [{ name: 'faithfulness', value: 0.93 }],
      latencyMs: 800,
    }),
  }))
}
