import type { ReadReport } from '../../format.ts'
import { readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readNumber } from '../../numbers.ts'
import { addRow } from '../tables/row.ts'
import type { Table } from '../tables/table.ts'

const columns = ['cases', 'scores', 'test_passes', 'reasons', 'detailed_results'] as const

const table: Table = {
  name: ['name', 'input'],
  variant: 'variant',
  pass: 'pass',
  error: 'error',
  message: 'reason',
  scores: 'scores',
  input: 'input',
  output: 'actual_output',
  expected: 'expected_output',
}

/** A report of strands-agents-evals: parallel lists, one place per case and evaluator. */
export const readStrandsJson: ReadReport = async (source, context) => {
  const lists = Object.fromEntries(columns.map((name): [string, unknown[]] => [name, []]))
  const {
    cases = [],
    scores = [],
    test_passes: passes = [],
    reasons = [],
    detailed_results: details = [],
  } = lists
  await readJson(source, context, {
    keys: Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [
        name,
        { items: { take: (value: unknown) => list.push(value) } },
      ]),
    ),
  })
  const evaluators = new Set(cases.map((item) => readText(readFields(item).evaluator)))
  for (const [index, item] of cases.entries()) {
    const entry = readFields(item)
    const evaluator = readText(entry.evaluator) ?? 'score'
    const pass = passes[index]
    const reason = readText(reasons[index]) || undefined
    // No evaluator gave a result: the task or the evaluator raised.
    const isBroken = readList(details[index]).length === 0 && details.length > 0
    const score = readNumber(scores[index]) ?? null
    addRow(
      {
        ...entry,
        variant: evaluators.size > 1 ? evaluator : undefined,
        pass,
        error:
          isBroken && pass !== true ? (reason ?? 'the task or its evaluator raised an error') : undefined,
        reason,
        scores: isBroken || index >= scores.length ? [] : [{ name: evaluator, score, passed: pass, reason }],
      },
      table,
      context,
    )
  }
  // The lists belong together place by place.
  context.collector.stateTotals({ cases: Math.max(scores.length, passes.length) })
  if (passes.length < cases.length)
    context.collector.warn('some cases have no entry in test_passes; they have no outcome')
}
