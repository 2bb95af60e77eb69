import type { Score } from '../../../model/run/result.ts'
import { judgeFrom } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, readable } from '../../text/text.ts'

type Fields = Readonly<Record<string, unknown>>

const [passed, failed] = [1, 2]

/** An eval set result of Google's Agent Development Kit (`*.evalset_result.json`), in either spelling of its keys. */
export const readAdkJson: ReadReport = async (source, context) => {
  let set = ''
  const name = {
    take: (value: unknown) => {
      set = textOfField(value) ?? ''
    },
  }
  const entry = { items: { take: (value: unknown) => addCase(fieldsOf(value), set, context) } }
  await readJson(source, context, {
    keys: { eval_set_id: name, evalSetId: name, eval_case_results: entry, evalCaseResults: entry },
  })
}

function addCase(entry: Fields, set: string, { collector }: ReadContext): void {
  const status = entry.final_eval_status ?? entry.finalEvalStatus
  const metrics = listOf(entry.overall_eval_metric_results ?? entry.overallEvalMetricResults).map(fieldsOf)
  const outcome = status === passed ? 'passed' : status === failed ? 'failed' : 'errored'
  const why = metrics
    .filter((metric) => statusOf(metric) !== passed)
    .map((metric) => {
      const { name, value, threshold } = scoreOf(metric)
      return `${name}: ${value ?? 'not evaluated'} (threshold ${threshold ?? '–'})`
    })
  const text = why.join('\n') || 'the case was not evaluated'
  const suite = textOfField(entry.eval_set_id) ?? textOfField(entry.evalSetId) ?? set
  collector.add({
    identity: {
      suite: suite === '' ? [] : [cleanName(suite)],
      name: cleanName(textOfField(entry.eval_id) ?? textOfField(entry.evalId) ?? ''),
    },
    outcome,
    message: outcome === 'passed' ? undefined : firstLine(text),
    detail: outcome === 'passed' ? undefined : cut(text, keptDetail),
    scores: metrics.length > 0 ? metrics.map(scoreOf) : undefined,
  })
}

function statusOf(metric: Fields): unknown {
  return metric.eval_status ?? metric.evalStatus
}

function scoreOf(metric: Fields): Score {
  const criterion = fieldsOf(metric.criterion)
  const judge = criterion.judge_model_options ?? criterion.judgeModelOptions
  const status = statusOf(metric)
  return {
    name: readable(textOfField(metric.metric_name) ?? textOfField(metric.metricName) ?? 'score'),
    value: numberOf(metric.score) ?? null,
    threshold: numberOf(metric.threshold) ?? numberOf(criterion.threshold),
    passed: status === passed ? true : status === failed ? false : undefined,
    judge: judgeFrom(fieldsOf(judge)),
  }
}
