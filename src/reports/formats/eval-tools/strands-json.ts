import type { Result } from '../../../model/run/result.ts'
import { sampleOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, keptMessage, readable, textOf } from '../../text/text.ts'

const columns = ['cases', 'scores', 'test_passes', 'reasons', 'detailed_results'] as const

/** A report of strands-agents-evals: parallel lists, one place per case and evaluator. */
export const readStrandsJson: ReadReport = async (source, context) => {
  const lists: Record<(typeof columns)[number], unknown[]> = {
    cases: [],
    scores: [],
    test_passes: [],
    reasons: [],
    detailed_results: [],
  }
  await readJson(source, context, {
    keys: Object.fromEntries(
      columns.map((name) => [name, { items: { take: (value: unknown) => lists[name].push(value) } }]),
    ),
  })
  const evaluators = new Set(lists.cases.map((of) => textOfField(fieldsOf(of).evaluator)))
  for (const [index, entry] of lists.cases.entries())
    context.collector.add(
      resultOf(fieldsOf(entry), {
        score: numberOf(lists.scores[index]),
        passed: lists.test_passes[index] === true,
        reason: textOfField(lists.reasons[index]) ?? '',
        isBroken: listOf(lists.detailed_results[index]).length === 0 && lists.detailed_results.length > 0,
        namesEvaluator: evaluators.size > 1,
      }),
    )
  // The lists belong together place by place.
  context.collector.stateTotals({ cases: Math.max(lists.scores.length, lists.test_passes.length) })
  warnOfShort(lists, context)
}

function resultOf(
  entry: Readonly<Record<string, unknown>>,
  of: {
    readonly score: number | undefined
    readonly passed: boolean
    readonly reason: string
    /** No evaluator gave a result: the task or the evaluator raised. */
    readonly isBroken: boolean
    readonly namesEvaluator: boolean
  },
): Result {
  const evaluator = textOfField(entry.evaluator) ?? 'score'
  const name = textOfField(entry.name) ?? textOf(entry.input) ?? ''
  const outcome = of.passed ? 'passed' : of.isBroken ? 'errored' : 'failed'
  const reason = readable(of.reason).trim()
  return {
    identity: {
      suite: [],
      name: cleanName(name.replaceAll('\n', ' ')),
      variant: of.namesEvaluator ? cleanName(evaluator) : undefined,
    },
    outcome,
    infrastructure: outcome === 'errored' && saysInfrastructure(reason) ? true : undefined,
    message: outcome === 'passed' || reason === '' ? undefined : firstLine(reason),
    detail: outcome === 'passed' || reason === '' ? undefined : cut(reason, keptDetail),
    scores:
      of.isBroken || of.score === undefined
        ? undefined
        : [
            {
              name: readable(evaluator),
              value: of.score,
              passed: of.passed,
              rationale: reason === '' ? undefined : cut(reason, keptMessage),
            },
          ],
    ...sampleOf({ input: entry.input, output: entry.actual_output, expected: entry.expected_output }),
  }
}

function warnOfShort(lists: Readonly<Record<string, readonly unknown[]>>, { collector }: ReadContext): void {
  if ((lists.test_passes?.length ?? 0) < (lists.cases?.length ?? 0))
    collector.warn('some cases have no entry in test_passes; they are read as failed')
}
