import { basename } from 'node:path'
import { readJudge } from '../../eval-data.ts'
import { type Fields, readFields, readFlag, readList, readText } from '../../json/data.ts'
import { readNumber, saysLowerIsBetter } from '../../numbers.ts'
import { toText } from '../../text/text.ts'
import { readTable } from './read-table.ts'

/** What `Eval()` of Braintrust returns, written as JSON: `{ summary, results }`. Scores have no pass mark. */
export const readBraintrust = readTable(
  {
    list: 'results',
    name: 'input',
    error: ['error', 'scorerError'],
    scores: 'scores',
    grades: true,
    input: 'input',
    output: 'output',
    expected: 'expected',
    tags: 'tags',
  },
  {
    many: true,
    rowOf: (item) => {
      const { error, tags, permalink, ...result } = readFields(item)
      // A scorer that raised leaves no score, only its error in the metadata.
      const { scorer_errors: errors, ...metadata } = readFields(result.metadata)
      const [scorer] = Object.entries(readFields(errors))
      return {
        ...result,
        error: error ?? undefined,
        scorerError: scorer && `the scorer ${scorer[0]} raised an error: ${toText(scorer[1]) ?? ''}`,
        tags: { ...metadata, permalink, tags },
      }
    },
  },
)

const adkPassed = 1
const adkFailed = 2

/** An eval set result of Google's Agent Development Kit (`*.evalset_result.json`), in either spelling of its keys. */
export const readAdk = readTable(
  {
    list: ['eval_case_results', 'evalCaseResults'],
    name: ['eval_id', 'evalId'],
    suite: ['eval_set_id', 'evalSetId', 'set'],
    pass: 'pass',
    error: 'error',
    message: 'why',
    scores: 'scores',
    stick: 'criteria',
  },
  {
    above: ['eval_set_id', 'evalSetId'],
    rowOf: (item, above) => {
      const entry = readFields(item)
      const status = entry.final_eval_status ?? entry.finalEvalStatus
      const metrics = readList(entry.overall_eval_metric_results ?? entry.overallEvalMetricResults)
      const scores = metrics.map((metric) => readAdkScore(readFields(metric)))
      const why = scores
        .filter(({ passed }) => passed !== true)
        .map(
          ({ name, score, threshold }) =>
            `${name}: ${score ?? 'not evaluated'} (threshold ${threshold ?? '–'})`,
        )
      const text = why.join('\n') || 'the case was not evaluated'
      return {
        set: above.eval_set_id ?? above.evalSetId,
        ...entry,
        pass: adkVerdicts.get(status),
        why: text,
        scores,
        criteria: metrics
          .map(readFields)
          .map((metric) => [metric.metric_name ?? metric.metricName, metric.criterion, metric.threshold]),
      }
    },
  },
)

const adkVerdicts = new Map<unknown, boolean>([
  [adkPassed, true],
  [adkFailed, false],
])

function readAdkScore(metric: Fields) {
  const criterion = readFields(metric.criterion)
  const status = metric.eval_status ?? metric.evalStatus
  return {
    name: metric.metric_name ?? metric.metricName,
    score: readNumber(metric.score),
    threshold: readNumber(metric.threshold) ?? readNumber(criterion.threshold),
    passed: adkVerdicts.get(status),
    judge: readJudge(readFields(criterion.judge_model_options ?? criterion.judgeModelOptions)),
  }
}

/** What `evaluate()` of Azure AI Evaluation writes to `output_path`: one row per line of the data set. */
export const readAzure = readTable(
  {
    list: 'rows',
    name: ['query', 'inputs.question', 'inputs.conversation', 'inputs.id', 'first', 'inputs.line_number'],
    error: 'error',
    pass: 'pass',
    message: 'why',
    scores: 'scores',
    input: ['inputs.query', 'inputs.question', 'inputs.conversation', 'inputs.id'],
    output: ['inputs.response', 'inputs.answer', 'outputs.response'],
    expected: 'inputs.ground_truth',
  },
  {
    rowOf: (item) => {
      const row = readFields(item)
      const columns = Object.keys(row)
      const results = columns.filter((name) => /^outputs\..*_result$/.test(name))
      const failed = results.filter((name) => /^(?:fail|false)/i.test(toText(row[name]) ?? ''))
      const undecided = results.filter((name) => row[name] === null || row[name] === undefined)
      const why = [...failed, ...undecided].map((name) =>
        formatAzureReason(row, name.slice(0, -'_result'.length)),
      )
      const scores = columns.flatMap((column) => readAzureScores(row, column))
      const isJudged = undecided.length === 0 && results.length + scores.length > 0
      // A column without a value decides nothing, unless another one failed.
      const pass = failed.length > 0 ? false : isJudged || undefined
      return {
        ...row,
        query: toText(row['inputs.query']),
        first: toText(row[columns.find((name) => name.startsWith('inputs.')) ?? '']),
        pass,
        why: why.join('\n'),
        scores,
      }
    },
  },
)

/** Columns are named `outputs.relevance.relevance_score`. */
function readAzureScores(row: Fields, column: string) {
  const score = readNumber(row[column])
  const isScore = column.startsWith('outputs.') && !/_(?:threshold|finish_reason)$|tokens?$/.test(column)
  if (score === undefined || !isScore) return []
  const result = toText(row[`${column}_result`])
  const threshold = readNumber(row[`${column}_threshold`])
  const passed = result === undefined ? undefined : /^(?:pass|true)/i.test(result)
  const lowerIsBetter = saysLowerIsBetter(score, threshold, passed)
  const judge = readJudge({ model: row[`${column.replace(/_score$/, '')}_model`] })
  return [
    {
      name: column.split('.').at(-1),
      score,
      threshold,
      passed,
      lowerIsBetter,
      judge,
      reason: row[`${column}_reason`],
    },
  ]
}

function formatAzureReason(row: Fields, column: string): string {
  const value = toText(row[column])
  const threshold = toText(row[`${column}_threshold`])
  const reason = readText(row[`${column}_reason`]) ?? ''
  return `${column.split('.').at(-1)}: ${value ?? 'no value'} (threshold ${threshold ?? '–'})${reason && `: ${reason}`}`
}

/** Results of mcp-use's evals. */
export const readMcpUse = readTable(
  {
    name: 'case_id',
    variant: 'variant',
    pass: { path: 'success', is: [true] },
    error: 'error',
    message: 'why',
    scores: 'metrics',
    model: 'model',
    seconds: ['total_duration_s', 'duration_s'],
    latency: 'latency',
    toolCalls: 'tool_calls',
    input: 'input',
    output: 'actual_output',
  },
  {
    rowOf: (item) => {
      const entry = readFields(item)
      const checks = readList(readFields(entry.tool_assertions).checks).map(readFields)
      const failed = readList(entry.metrics)
        .map(readFields)
        .filter(({ success }) => success === false)
      const why = [
        ...checks
          .filter(({ passed }) => passed === false)
          .map((check) => `tool ${check.tool}: ${check.reason}`),
        ...failed.map(({ name, reason }) => `${name}: ${reason}`),
      ]
      return {
        ...entry,
        variant: [entry.model, entry.prompt_name].flatMap((part) => readText(part) ?? []).join(' · '),
        error: entry.success === true ? undefined : entry.error,
        why: why.join('\n'),
        latency: (readNumber(entry.duration_s) ?? Number.NaN) * 1_000,
      }
    },
  },
)

/** Samples of lm-evaluation-harness (`--log_samples`): one document per line and filter. */
export const readLmEval = readTable(
  {
    name: 'name',
    id: 'id',
    suite: 'task',
    variant: 'filter',
    pass: 'pass',
    message: 'why',
    scores: 'scores',
    input: 'prompt',
    output: 'answer',
    expected: 'target',
  },
  {
    rowOf: (item, _, path) => {
      const entry = readFields(item)
      // The task is in the name of the file only.
      const task = /^samples_(.+?)(?:_\d{4}-\d\d-\d\dT[\d.:-]+)?\.jsonl/.exec(basename(path))?.[1]
      const scores = readLmEvalScores(entry)
      // Metrics of 0 and 1 grade, and the first of them is the one of the task; others have no pass mark.
      const grade = scores.find(({ score }) => score === 0 || score === 1)
      const first = readFields(entry.arguments).gen_args_0 ?? readList(entry.arguments)[0]
      const hash = readText(entry.doc_hash)
      return {
        name: `doc ${toText(entry.doc_id) ?? ''}`,
        id: hash && `${task ?? ''}#${hash}`,
        task,
        filter: entry.filter === 'none' ? undefined : readText(entry.filter),
        pass: scores.length === 0 ? undefined : grade?.score !== 0,
        why: grade && `${grade.name} is ${grade.score}`,
        scores,
        prompt: readFields(first).arg_0 ?? readList(first)[0] ?? entry.doc,
        answer: readList(entry.filtered_resps)[0] ?? readList(entry.resps)[0],
        target: entry.target,
      }
    },
  },
)

/** Newer versions name the metrics; in older ones they are the other numbers. */
function readLmEvalScores(entry: Fields) {
  const named = readList(entry.metrics).flatMap((name) => readText(name) ?? [])
  const names = named.length > 0 ? named : Object.keys(entry).filter((name) => name !== 'doc_id')
  return names.flatMap((name) => {
    const score = readNumber(entry[name])
    if (score === undefined) return []
    return [{ name, score }]
  })
}

/** A report of pydantic-evals, as `EvaluationReportAdapter.dump_json` writes it. Its `failures` are tasks that raised. */
export const readPydanticEvals = readTable(
  {
    list: ['cases', 'failures'],
    name: ['source_case_name', 'name'],
    pass: 'pass',
    error: 'error',
    message: 'why',
    scores: 'scores',
    tokens: { input: 'metrics.input_tokens', output: 'metrics.output_tokens', total: 'metrics.total_tokens' },
    cost: 'metrics.cost',
    seconds: 'task_duration',
    latency: 'latency',
    input: 'inputs',
    output: 'output',
    expected: 'expected_output',
    stick: 'evaluators',
    tags: 'metadata',
  },
  {
    rowOf: (item) => {
      const entry = readFields(item)
      const scores = [
        ...Object.entries(readFields(entry.scores)),
        ...Object.entries(readFields(entry.assertions)),
      ]
      const failed = Object.values(readFields(entry.assertions))
        .map(readFields)
        .filter(({ value }) => value === false)
      const broken = readList(entry.evaluator_failures).map(readFields)
      const isJudged = Object.values(readFields(entry.assertions)).every(
        (assertion) => typeof readFields(assertion).value === 'boolean',
      )
      const raised = readText(entry.error_message)
      return {
        ...entry,
        pass: failed.length > 0 ? false : isJudged || undefined,
        error:
          raised === undefined
            ? failed.length === 0 &&
              broken.map((failure) => `${failure.name}: ${failure.error_message ?? 'it failed'}`)
            : { message: raised, stack: entry.error_stacktrace },
        why: failed.map(({ name, reason }) => `${name}: ${readText(reason) ?? 'is false'}`).join('\n'),
        scores: scores.map(([name, written]) => readPydanticScore(name, readFields(written))),
        evaluators: scores.map(([name, written]) => [name, readFields(written).source]),
        latency: (readNumber(entry.task_duration) ?? Number.NaN) * 1_000,
      }
    },
  },
)

/** Numbers as they are, assertions as 0 and 1. Labels are no scores. */
function readPydanticScore(name: string, { value, reason, source }: Fields) {
  // The arguments of an `LLMJudge`.
  const judge = readJudge(readFields(readFields(source).arguments))
  const isNumber = typeof value === 'boolean' || typeof value === 'number'
  return {
    name,
    score: isNumber ? value : null,
    passed: readFlag(value),
    reason,
    judge,
  }
}
