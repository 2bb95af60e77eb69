import type { Outcome } from '../../../model/run/result.ts'
import type { ReadReport } from '../../format.ts'
import { readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readNumber } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { readTable } from './read-table.ts'

const sweBenchLists: Readonly<Record<string, readonly [Outcome, string?]>> = {
  resolved_ids: ['passed'],
  unresolved_ids: ['failed', 'the tests of the issue fail'],
  empty_patch_ids: ['failed', 'the patch is empty'],
  error_ids: ['errored', 'the evaluation raised an error'],
  incomplete_ids: ['skipped', 'no prediction'],
}

/** The report of a run of SWE-bench: the ids of its instances by result. */
export const readSweBench: ReadReport = async (source, context) => {
  const lists = Object.entries(sweBenchLists).map(([list, [outcome, message]]) => {
    const addInstance = (id: unknown) =>
      context.collector.add({
        identity: { suite: [], name: cleanName(readText(id) ?? '') },
        outcome,
        message,
      })
    return [list, { items: { take: addInstance } }] as const
  })
  await readJson(source, context, { keys: Object.fromEntries(lists) })
}

/** terminal-bench's `results.json`: one row per trial of a task. */
export const readTerminalBench = readTable({
  list: 'results',
  name: 'task_id',
  pass: 'is_resolved',
  message: 'failure_mode',
  tokens: { input: 'total_input_tokens', output: 'total_output_tokens' },
})

/** tau-bench: the list of its runs, each a trial of a task. */
export const readTauBench = readTable({
  name: 'task_id',
  pass: { path: 'reward', atLeast: 1 },
  error: 'info.error',
  scores: { reward: 'reward' },
})

/** tau2-bench: the simulations of one file, each a trial of a task. A limit that ended one is a failure. */
export const readTau2Bench = readTable({
  list: 'simulations',
  name: 'task_id',
  pass: { path: 'reward_info.reward', atLeast: 1 },
  message: 'termination_reason',
  scores: { reward: 'reward_info.reward' },
  cost: 'agent_cost',
  seconds: 'duration',
})

/** Harbor's `result.json` of one trial. */
export const readHarbor = readTable({
  isOneRow: true,
  name: 'task_name',
  variant: 'agent_info.name',
  pass: { path: 'verifier_result.rewards.reward', atLeast: 1 },
  error: 'exception_info',
  scores: 'verifier_result.rewards',
  tokens: { input: 'agent_result.n_input_tokens', output: 'agent_result.n_output_tokens' },
  cost: 'agent_result.cost_usd',
  model: ['agent_info.model_info.name', 'agent_info.model_name'],
})

/** ragas: `result.to_pandas().to_json(…, orient="records")`, as a list or one row per line. No pass mark. */
export const readRagas = readTable({
  name: 'user_input',
  scores: '*',
  input: 'user_input',
  output: 'response',
  expected: 'reference',
})

/** Members that name what was asked, in the data sets of most. */
const asked = ['question', 'query', 'input', 'prompt', 'text'] as const

/** An experiment of Arize Phoenix, as `/v1/experiments/ID/json` gives it: one row per example and repetition. */
export const readPhoenix = readTable({
  name: [...asked.map((name) => `input.${name}`), 'input', 'example_id'],
  error: 'error',
  scores: 'annotations',
  grades: true,
  tokens: { input: 'prompt_token_count', output: 'completion_token_count' },
  milliseconds: 'latency_ms',
  input: 'input',
  output: 'output',
  expected: 'reference_output',
})

/** Results of LangSmith: `results.to_pandas().to_json(…, orient="records")`. */
export const readLangSmith = readTable({
  name: [...asked.map((name) => `inputs.${name}`), 'example_id'],
  error: 'error',
  scores: 'feedback.*',
  grades: true,
  seconds: 'execution_time',
  input: asked.map((name) => `inputs.${name}`),
  output: ['outputs.output', 'outputs.answer', 'outputs.response'],
  expected: ['reference.output', 'reference.answer', 'reference.response'],
})

/** MLflow's `eval_results_table.json`: names of columns and rows of values. */
export const readMlflow = readTable({
  list: 'data',
  columns: 'columns',
  name: ['inputs', 'request', ...asked],
  scores: '*/score',
  input: ['inputs', 'request', ...asked],
  output: ['outputs', 'response', 'predictions'],
  expected: ['targets', 'ground_truth', 'expected_response'],
})

const labels = new Map<unknown, number>([
  ['pass', 1],
  ['fail', 0],
])

/**
 * Events `gen_ai.evaluation.result` of OpenTelemetry as OTLP JSON, as its file exporter writes them. An event names the
 * evaluation and not what was evaluated, so an evaluation is a case and its events are iterations.
 */
export const readOtelEvaluations = readTable(
  {
    list: 'resourceLogs.*.scopeLogs.*.logRecords',
    name: 'gen_ai.evaluation.name',
    error: 'error.type',
    scores: { score: 'gen_ai.evaluation.score.value', label: 'label' },
    message: 'gen_ai.evaluation.explanation',
    grades: true,
    model: 'gen_ai.request.model',
  },
  {
    rowOf: (record) => {
      const attributes = readList(readFields(record).attributes).map(readFields)
      const row = Object.fromEntries(
        attributes.map(({ key, value }) => [key, Object.values(readFields(value))[0]]),
      )
      const label = readText(row['gen_ai.evaluation.score.label'])?.toLowerCase()
      return { ...row, label: labels.get(label) }
    },
  },
)

/** The `checks.json` of the conformance suite of MCP. */
export const readMcpConformance = readTable({
  name: 'id',
  pass: 'status',
  words: 'mcpConformance',
  message: ['errorMessage', 'description'],
})

/** What `gh models eval --json` prints. A case passes when each of its evaluators says so. */
export const readGhModels = readTable(
  {
    list: 'testResults',
    name: 'name',
    suite: 'suite',
    model: 'model',
    pass: 'pass',
    error: 'unjudged',
    scores: 'scores',
    input: 'testCase',
    output: 'modelResponse',
    expected: 'testCase.expected',
  },
  {
    above: ['name', 'model'],
    rowOf: (item, { name, model }) => {
      const entry = readFields(item)
      const evaluators = readList(entry.evaluationResults).map(readFields)
      const { input, ...others } = readFields(entry.testCase)
      const isJudged = evaluators.length > 0 && evaluators.every(({ passed }) => typeof passed === 'boolean')
      return {
        ...entry,
        suite: name,
        model,
        name: input ?? others.name ?? (entry.testCase && JSON.stringify(others)),
        pass: evaluators.every(({ passed }) => passed === true),
        unjudged: !isJudged && 'an evaluator does not say whether the case passed',
        scores: evaluators.map(({ evaluatorName, score, passed, details }) => ({
          name: evaluatorName,
          score,
          passed,
          reason: details,
        })),
      }
    },
  },
)

/** The `results.jsonl` of vally: a row per trial, beside rows of its log and a summary. Its graders decide. */
export const readVally = readTable(
  {
    name: ['stimulus', 'gradeResult.stimulusName'],
    suite: ['evalName', 'experiment.evalFile', 'evalFilePath'],
    variant: 'variant',
    pass: 'passed',
    words: 'boolean',
    skip: { path: 'status', is: ['skipped'] },
    error: 'broke',
    message: 'gradeResult.evidence',
    scores: 'graders',
    tokens: {
      input: 'trajectory.metrics.tokenUsage.inputTokens',
      output: 'trajectory.metrics.tokenUsage.outputTokens',
      total: 'trajectory.metrics.tokenUsage.totalTokens',
    },
    cost: ['trajectory.metrics.costUsd', 'trajectory.metrics.tokenUsage.costUsd', 'costUsd'],
    model: ['model', 'trajectory.metadata.model'],
    milliseconds: 'durationMs',
    latency: 'trajectory.metrics.wallTimeMs',
    input: 'trajectory.stimulus.prompt',
    output: 'trajectory.output',
  },
  {
    rowOf: (item) => {
      const trial = readFields(item)
      if (trial.type === 'log' || trial.type === 'run-summary') return undefined
      const grade = readFields(trial.gradeResult)
      const details = readList(grade.details).map(readFields)
      const graders = details.length === 0 && grade.score !== undefined ? [grade] : details
      return {
        ...trial,
        // The one variant of a run that compares none.
        variant: trial.variant === 'main' ? undefined : trial.variant,
        broke: trial.status === 'error' && (trial.error || 'the trial ended with an error'),
        passed: trial.status === undefined || trial.status === 'success' ? grade.passed : trial.status,
        graders: graders.map(({ name, score, passed, evidence }) => ({
          name: name ?? 'grade',
          score: score ?? null,
          passed,
          reason: evidence,
        })),
      }
    },
  },
)

/** Rows as statgate takes them: an outcome, a score or both for each case and run. */
export const readStatgate = readTable(
  {
    name: ['case_id', 'id', 'test_id', 'case'],
    pass: 'pass',
    words: 'boolean',
    scores: 'scores',
    tags: 'metadata',
  },
  {
    rowOf: (item) => {
      const row = readFields(item)
      const { score, passed = null } = row
      const value = score ?? (typeof passed === 'boolean' ? passed : null)
      const pass = passed ?? (readNumber(score) === undefined ? null : true)
      return { ...row, pass, scores: [{ name: 'score', score: value, passed }] }
    },
  },
)
