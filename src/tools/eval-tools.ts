import { promptfooAgain, vitestAgain } from './again.ts'
import type { Tool } from './tool.ts'

const group = 'Eval tools'
const kind = 'eval'
const openAi = 'OPENAI_API_KEY'

export const evalTools: readonly Tool[] = [
  {
    name: 'promptfoo',
    group,
    kind,
    ecosystem: 'node',
    signs: { packages: ['promptfoo'], files: ['promptfooconfig.*'] },
    sources: { glob: 'promptfooconfig.*' },
    call: /\bpromptfoo(?:@\S+)? eval\b/,
    command: 'promptfoo eval --repeat 5 --no-cache --output {reports}/promptfoo.json',
    needsFolder: true,
    reports: 'reports/promptfoo.json',
    formats: ['promptfoo-json', 'promptfoo-jsonl'],
    rerun: 'npx promptfoo eval --filter-pattern {name}',
    again: promptfooAgain,
    judge: { contains: /llm-rubric|model-graded|factuality|answer-relevance|g-eval/, secret: openAi },
    note: `\`--repeat\` gives iterations, and \`--no-cache\` makes them measurements: a cached answer says the same five times.
Use JSON or JSON lines. The JUnit file has no scores, and tests without a description are only numbered in it.`,
  },
  {
    name: 'Inspect',
    group,
    kind,
    ecosystem: 'python',
    signs: { packages: ['inspect-ai', 'inspect_ai'] },
    sources: { glob: '**/*.py', contains: /from inspect_ai\b[\s\S]*@task\b/ },
    call: /\binspect eval\b/,
    command: 'inspect eval {scripts} --epochs 5 --no-fail-on-error --display plain --log-dir {reports}',
    reports: 'reports/*.eval',
    formats: ['inspect-json'],
    model: { variable: 'INSPECT_EVAL_MODEL', unless: /\bmodel\s*=/ },
    note: `The log is read as it is. \`--epochs\` gives iterations, and \`--no-fail-on-error\` measures the other samples after
one has failed.`,
  },
  {
    name: 'DeepEval',
    group,
    kind,
    ecosystem: 'python',
    signs: { packages: ['deepeval'] },
    sources: { glob: '**/{test_*,*_test}.py', contains: /deepeval/ },
    call: /\bdeepeval test run\b/,
    command: 'deepeval test run {folder} --repeat 5 --ignore-errors',
    env: { DEEPEVAL_RESULTS_FOLDER: '{reports}' },
    reports: 'reports/*',
    formats: ['deepeval-json'],
    judge: { contains: /\b(?:GEval|\w+Metric)\(/, secret: openAi },
    note: `A test that raises before \`assert_test\` is not in this file: have pytest write \`--junitxml=reports/junit.xml\`
as well if you need it.`,
  },
  {
    name: 'vitest-evals',
    group,
    kind,
    ecosystem: 'node',
    signs: { packages: ['vitest-evals'] },
    sources: { glob: '**/*.{eval,test}.{ts,js,mts,mjs,tsx}', contains: /vitest-evals/ },
    call: /\bvitest\b[^\n]{0,200}?\bevals?\b/,
    command:
      'vitest run --config vitest.evals.config.ts --reporter=default --reporter=json --outputFile={reports}/evals.json',
    needs: {
      path: 'vitest.evals.config.ts',
      text: `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['**/*.eval.?(c|m)[jt]s?(x)'] } })
`,
      unless: {
        glob: 'vite{st,}.config.*',
        contains: /\.eval\b|\bevals\b/,
        words: ' --config vitest.evals.config.ts',
      },
    },
    reports: 'reports/evals.json',
    formats: ['vitest-json'],
    repeat: 'Write each case as `it.for([1, 2, 3, 4, 5])(…)`: cases of one name are iterations.',
    again: vitestAgain,
  },
  {
    name: 'evalite',
    group,
    kind,
    ecosystem: 'node',
    signs: { packages: ['evalite'] },
    sources: { glob: '**/*.eval.{ts,js,mts,mjs,tsx}', contains: /evalite/ },
    command: 'evalite run --outputPath={reports}/evalite.json',
    needsFolder: true,
    reports: 'reports/evalite.json',
    formats: ['evalite-json'],
    repeat: 'Set `trialCount: 5` in `evalite.config.ts`.',
    rerun: 'npx evalite run {file}',
  },
  {
    name: 'pydantic-evals',
    group,
    kind,
    ecosystem: 'python',
    signs: { packages: ['pydantic-evals', 'pydantic_evals'] },
    sources: { glob: '**/*.py', contains: /pydantic_evals/ },
    command: 'python {script}',
    needsFolder: true,
    reports: 'reports/evals.json',
    formats: ['pydantic-evals-json'],
    repeat: 'Pass `repeat=5` to `evaluate_sync`.',
    write: {
      language: 'python',
      code: `report = dataset.evaluate_sync(answer, repeat=5)
Path("reports/evals.json").write_bytes(EvaluationReportAdapter.dump_json(report))`,
    },
    note: '`EvaluationReportAdapter` is in `pydantic_evals.reporting`.',
  },
  {
    name: 'lm-evaluation-harness',
    group,
    kind,
    ecosystem: 'python',
    command:
      'lm_eval --model hf --model_args pretrained=acme/small --tasks gsm8k --output_path {reports} --log_samples',
    reports: 'reports/**/samples_*.jsonl',
    formats: ['lm-eval-jsonl'],
    note: `The file \`results_*.json\` has no cases and is skipped.`,
  },
  {
    name: 'Strands Evals',
    group,
    kind,
    ecosystem: 'python',
    signs: { packages: ['strands-agents-evals', 'strands_evals'] },
    sources: { glob: '**/*.py', contains: /strands_evals/ },
    command: 'python {script}',
    needsFolder: true,
    reports: 'reports/evals.json',
    formats: ['strands-json'],
    write: { language: 'python', code: 'report.to_file("reports/evals.json")' },
    note: 'Once for each report that `run_evaluations` returns.',
  },
  {
    name: 'Braintrust',
    group,
    kind,
    ecosystem: 'node',
    signs: { packages: ['braintrust'] },
    sources: { glob: '**/*eval*.{js,mjs,ts,mts}', contains: /from ['"]braintrust['"]/ },
    command: 'node {script}',
    needsFolder: true,
    reports: 'reports/braintrust.json',
    formats: ['braintrust-json'],
    repeat: 'Set `trialCount: 5` in `Eval()`.',
    judge: { contains: /autoevals/, secret: openAi },
    write: {
      language: 'js',
      code: `const result = await Eval('capitals', { data, task, scores, trialCount: 5 }, { noSendLogs: true })
writeFileSync('reports/braintrust.json', JSON.stringify(result))`,
    },
    note: '`bt eval --jsonl` prints a summary without cases. Write what `Eval()` returns.',
  },
  {
    name: 'MCPJam SDK',
    group,
    kind,
    ecosystem: 'node',
    signs: { packages: ['@mcpjam/sdk'] },
    sources: { glob: '**/*eval*.{js,mjs,ts,mts}', contains: /@mcpjam\/sdk/ },
    command: 'node {script}',
    needsFolder: true,
    reports: 'reports/evals.json',
    formats: ['mcpjam-json'],
    repeat: 'Pass `iterations: 5` to `run`.',
    write: {
      language: 'js',
      code: `const { tests, aggregate } = await suite.run(agent, { iterations: 5 })
const report = { name: suite.getName(), tests: Object.fromEntries(tests), aggregate }
writeFileSync('reports/evals.json', JSON.stringify(report))`,
    },
    note: `\`tests\` is a \`Map\`, which JSON drops. A single test is \`{ name, ...test.getResults() }\`.
If the tests upload by themselves, judge [those runs](hosted-runs.md#runs-that-tests-uploaded).`,
  },
  {
    name: 'mcp-evals',
    group,
    kind,
    ecosystem: 'node',
    signs: { packages: ['mcp-evals'] },
    sources: { glob: '**/*eval*.{ts,mts,js,mjs}', contains: /from ['"]mcp-evals['"]/ },
    call: /\btsx \S*eval/,
    command: 'tsx {script} evals src/index.ts',
    needsFolder: true,
    reports: 'reports/evals.json',
    formats: ['mcp-use-json'],
    repeat: 'Call `runAllEvals` five times.',
    write: {
      language: 'js',
      code: `const cases = []
for (let iteration = 1; iteration <= 5; iteration += 1)
  for (const [name, { error, overall_comments: reason, ...scores }] of await runAllEvals(config, 'src/index.ts')) {
    const metrics = Object.entries(scores).map(([scorer, score]) => ({ name: scorer, score, reason }))
    cases.push({ case_id: name, success: scores.accuracy >= 4, error, metrics })
  }
writeFileSync('reports/evals.json', JSON.stringify(cases))`,
    },
    note: `\`mcp-eval\` only prints its grades, 1 to 5, and says of none that it is too low. Let the file with the evals
write them, and say what passes. \`src/index.ts\` is your server.`,
  },
  {
    name: 'OpenAI evals',
    group,
    kind,
    ecosystem: 'python',
    command: 'oaieval gpt-4o-mini my-eval --record_path {reports}/evals.jsonl',
    needsFolder: true,
    reports: 'reports/evals.jsonl',
    formats: ['openai-evals-jsonl'],
  },
  {
    name: 'Azure AI Evaluation',
    group,
    kind,
    ecosystem: 'python',
    signs: { packages: ['azure-ai-evaluation'] },
    sources: { glob: '**/*.py', contains: /azure\.ai\.evaluation/ },
    command: 'python {script}',
    needsFolder: true,
    reports: 'reports/azure.json',
    formats: ['azure-json'],
    write: {
      language: 'python',
      code: 'evaluate(data="data.jsonl", evaluators=evaluators, output_path="reports/azure.json")',
    },
  },
  {
    name: 'Google ADK',
    group,
    kind,
    ecosystem: 'python',
    command: 'adk eval my_agent my_agent/capitals.evalset.json',
    reports: 'my_agent/.adk/eval_history/*.evalset_result.json',
    formats: ['adk-json'],
  },
  {
    name: 'ragas',
    group,
    kind,
    ecosystem: 'python',
    signs: { packages: ['ragas'] },
    sources: { glob: '**/*.py', contains: /\bragas\b/ },
    command: 'python {script}',
    needsFolder: true,
    reports: 'reports/ragas.jsonl',
    formats: ['ragas-json'],
    judge: { contains: /\bragas\b/, secret: openAi },
    write: {
      language: 'python',
      code: 'result.to_pandas().to_json("reports/ragas.jsonl", orient="records", lines=True)',
    },
    note: 'A CSV file is not read.',
  },
]
