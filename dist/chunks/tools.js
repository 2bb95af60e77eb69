// src/tools/eval-tools.ts
const group = "Eval tools";
const kind = "eval";
const openAi = "OPENAI_API_KEY";
const evalTools = [
	{
		name: "promptfoo",
		group,
		kind,
		ecosystem: "node",
		signs: {
			packages: ["promptfoo"],
			files: ["promptfooconfig.*"]
		},
		sources: { glob: "promptfooconfig.*" },
		call: /\bpromptfoo(?:@\S+)? eval\b/,
		command: "promptfoo eval {filter} --repeat 5 --no-cache --output {reports}/promptfoo.json",
		needsFolder: true,
		reports: "reports/promptfoo.json",
		formats: ["promptfoo-json", "promptfoo-jsonl"],
		filter: "--filter-pattern {pattern}",
		again: "npx promptfoo eval --filter-pattern {name}",
		judge: {
			contains: /llm-rubric|model-graded|factuality|answer-relevance|g-eval/,
			secret: openAi
		},
		note: `\`--repeat\` gives iterations, and \`--no-cache\` makes them measurements: a cached answer says the same five times.
Use JSON or JSON lines. The JUnit file has no scores, and tests without a description are only numbered in it.`
	},
	{
		name: "Inspect",
		group,
		kind,
		ecosystem: "python",
		signs: { packages: ["inspect-ai", "inspect_ai"] },
		sources: {
			glob: "**/*.py",
			contains: /from inspect_ai\b[\s\S]*@task\b/
		},
		call: /\binspect eval\b/,
		command: "inspect eval {scripts} --epochs 5 --no-fail-on-error --display plain --log-dir {reports}",
		reports: "reports/*.eval",
		formats: ["inspect-json"],
		note: `The log is read as it is. \`--epochs\` gives iterations, and \`--no-fail-on-error\` measures the other samples after
one has failed.`
	},
	{
		name: "DeepEval",
		group,
		kind,
		ecosystem: "python",
		signs: { packages: ["deepeval"] },
		sources: {
			glob: "**/{test_*,*_test}.py",
			contains: /deepeval/
		},
		call: /\bdeepeval test run\b/,
		command: "deepeval test run {folder} --repeat 5 --ignore-errors",
		env: { DEEPEVAL_RESULTS_FOLDER: "{reports}" },
		reports: "reports/*",
		formats: ["deepeval-json"],
		judge: {
			contains: /\b(?:GEval|\w+Metric)\(/,
			secret: openAi
		},
		note: `A test that raises before \`assert_test\` is not in this file: have pytest write \`--junitxml=reports/junit.xml\`
as well if you need it.`
	},
	{
		name: "vitest-evals",
		group,
		kind,
		ecosystem: "node",
		signs: { packages: ["vitest-evals"] },
		sources: {
			glob: "**/*.{eval,test}.{ts,js,mts,mjs,tsx}",
			contains: /vitest-evals/
		},
		command: "vitest run {filter} --reporter=default --reporter=json --outputFile={reports}/evals.json",
		reports: "reports/evals.json",
		formats: ["vitest-json"],
		repeat: "Write each case as `it.for([1, 2, 3, 4, 5])(…)`: cases of one name are iterations.",
		filter: "-t {pattern}"
	},
	{
		name: "evalite",
		group,
		kind,
		ecosystem: "node",
		signs: { packages: ["evalite"] },
		sources: {
			glob: "**/*.eval.{ts,js,mts,mjs,tsx}",
			contains: /evalite/
		},
		command: "evalite run --outputPath={reports}/evalite.json",
		needsFolder: true,
		reports: "reports/evalite.json",
		formats: ["evalite-json"],
		repeat: "Set `trialCount: 5` in `evalite.config.ts`.",
		again: "npx evalite run {file}"
	},
	{
		name: "pydantic-evals",
		group,
		kind,
		ecosystem: "python",
		signs: { packages: ["pydantic-evals", "pydantic_evals"] },
		sources: {
			glob: "**/*.py",
			contains: /pydantic_evals/
		},
		command: "python {script}",
		needsFolder: true,
		reports: "reports/evals.json",
		formats: ["pydantic-evals-json"],
		repeat: "Pass `repeat=5` to `evaluate_sync`.",
		write: {
			language: "python",
			code: `report = dataset.evaluate_sync(answer, repeat=5)
Path("reports/evals.json").write_bytes(EvaluationReportAdapter.dump_json(report))`
		},
		note: "`EvaluationReportAdapter` is in `pydantic_evals.reporting`."
	},
	{
		name: "lm-evaluation-harness",
		group,
		kind,
		ecosystem: "python",
		command: "lm_eval --model hf --model_args pretrained=acme/small --tasks gsm8k --output_path {reports} --log_samples",
		reports: "reports/**/samples_*.jsonl",
		formats: ["lm-eval-jsonl"],
		note: `The file \`results_*.json\` holds only a mean and a standard error per task and is skipped: both runs answer the same
questions, so a comparison that can't pair them misses most real drops, and no case could be named.`
	},
	{
		name: "Strands Evals",
		group,
		kind,
		ecosystem: "python",
		signs: { packages: ["strands-agents-evals", "strands_evals"] },
		sources: {
			glob: "**/*.py",
			contains: /strands_evals/
		},
		command: "python {script}",
		needsFolder: true,
		reports: "reports/evals.json",
		formats: ["strands-json"],
		write: {
			language: "python",
			code: "report.to_file(\"reports/evals.json\")"
		},
		note: "Once for each report that `run_evaluations` returns."
	},
	{
		name: "Braintrust",
		group,
		kind,
		ecosystem: "node",
		signs: { packages: ["braintrust"] },
		sources: {
			glob: "**/*eval*.{js,mjs,ts,mts}",
			contains: /from ['"]braintrust['"]/
		},
		command: "node {script}",
		needsFolder: true,
		reports: "reports/braintrust.json",
		formats: ["braintrust-json"],
		repeat: "Set `trialCount: 5` in `Eval()`.",
		judge: {
			contains: /autoevals/,
			secret: openAi
		},
		write: {
			language: "js",
			code: `const result = await Eval('capitals', { data, task, scores, trialCount: 5 }, { noSendLogs: true })
writeFileSync('reports/braintrust.json', JSON.stringify(result))`
		},
		note: "`bt eval --jsonl` prints a summary without cases. Write what `Eval()` returns."
	},
	{
		name: "MCPJam SDK",
		group,
		kind,
		ecosystem: "node",
		signs: { packages: ["@mcpjam/sdk"] },
		sources: {
			glob: "**/*eval*.{js,mjs,ts,mts}",
			contains: /@mcpjam\/sdk/
		},
		command: "node {script}",
		needsFolder: true,
		reports: "reports/evals.json",
		formats: ["mcpjam-json"],
		repeat: "Pass `iterations: 5` to `run`.",
		write: {
			language: "js",
			code: `const { tests, aggregate } = await suite.run(agent, { iterations: 5 })
const report = { name: suite.getName(), tests: Object.fromEntries(tests), aggregate }
writeFileSync('reports/evals.json', JSON.stringify(report))`
		},
		note: "More in [Report formats](formats.md#mcpjam-sdk)."
	},
	{
		name: "OpenAI evals",
		group,
		kind,
		ecosystem: "python",
		command: "oaieval gpt-4o-mini my-eval --record_path {reports}/evals.jsonl",
		needsFolder: true,
		reports: "reports/evals.jsonl",
		formats: ["openai-evals-jsonl"]
	},
	{
		name: "Azure AI Evaluation",
		group,
		kind,
		ecosystem: "python",
		signs: { packages: ["azure-ai-evaluation"] },
		sources: {
			glob: "**/*.py",
			contains: /azure\.ai\.evaluation/
		},
		command: "python {script}",
		needsFolder: true,
		reports: "reports/azure.json",
		formats: ["azure-json"],
		write: {
			language: "python",
			code: "evaluate(data=\"data.jsonl\", evaluators=evaluators, output_path=\"reports/azure.json\")"
		}
	},
	{
		name: "Google ADK",
		group,
		kind,
		ecosystem: "python",
		command: "adk eval my_agent my_agent/capitals.evalset.json",
		reports: "my_agent/.adk/eval_history/*.evalset_result.json",
		formats: ["adk-json"]
	},
	{
		name: "ragas",
		group,
		kind,
		ecosystem: "python",
		signs: { packages: ["ragas"] },
		sources: {
			glob: "**/*.py",
			contains: /\bragas\b/
		},
		command: "python {script}",
		needsFolder: true,
		reports: "reports/ragas.jsonl",
		formats: ["ragas-json"],
		judge: {
			contains: /\bragas\b/,
			secret: openAi
		},
		write: {
			language: "python",
			code: "result.to_pandas().to_json(\"reports/ragas.jsonl\", orient=\"records\", lines=True)"
		},
		note: "A CSV file is not read."
	}
];
// src/tools/other-tools.ts
const other = {
	group: "Other languages",
	kind: "test"
};
const otherTools = [
	{
		...other,
		name: "Go",
		ecosystem: "go",
		signs: { files: ["go.mod"] },
		call: /\bgo test\b/,
		command: "go test -json ./... > {reports}/go.json",
		needsFolder: true,
		reports: "reports/go.json",
		note: "gotestsum and go-junit-report write JUnit, which is read as well."
	},
	{
		...other,
		name: "Maven",
		ecosystem: "maven",
		signs: { files: ["pom.xml"] },
		call: /\bmvnw?\b.*\b(?:test|verify|install)\b/,
		command: "mvn --batch-mode --no-transfer-progress test",
		reports: "**/target/surefire-reports/TEST-*.xml",
		note: "An error of the compiler ends the build without reports, and the step of Eval Gate then fails."
	},
	{
		...other,
		name: "Gradle",
		ecosystem: "gradle",
		signs: { files: ["build.gradle", "build.gradle.kts"] },
		call: /\bgradlew?\b.*\b(?:test|check|build)\b/,
		command: "gradle test --continue",
		reports: "**/build/test-results/**/TEST-*.xml"
	},
	{
		...other,
		name: ".NET",
		ecosystem: "dotnet",
		signs: { files: [
			"*.sln",
			"*.slnx",
			"*.csproj"
		] },
		call: /\bdotnet test\b/,
		command: "dotnet test --no-build --logger trx --results-directory {reports}",
		reports: "reports/**/*.trx",
		formats: ["trx-xml"],
		note: `Build in a step before. The reports of NUnit's console (\`--result\`) and of xUnit.net's runner (\`-xml\`) are read as well.`
	},
	{
		...other,
		name: "RSpec",
		ecosystem: "ruby",
		signs: {
			files: [".rspec"],
			packages: ["rspec", "rspec-rails"]
		},
		call: /\brspec\b/,
		command: "bundle exec rspec --format progress --format json --out {reports}/rspec.json",
		needsFolder: true,
		reports: "reports/rspec.json",
		formats: ["rspec-json"]
	},
	{
		...other,
		name: "PHPUnit",
		ecosystem: "php",
		signs: {
			files: ["phpunit.xml", "phpunit.xml.dist"],
			packages: ["phpunit/phpunit"]
		},
		command: "vendor/bin/phpunit --log-junit {reports}/phpunit.xml",
		needsFolder: true,
		reports: "reports/phpunit.xml"
	},
	{
		...other,
		name: "Dart and Flutter",
		ecosystem: "other",
		command: "dart test --reporter json > {reports}/dart.jsonl",
		needsFolder: true,
		reports: "reports/dart.jsonl",
		formats: ["dart-json"],
		note: "For Flutter: `flutter test --machine > reports/flutter.jsonl`."
	},
	{
		...other,
		name: "Rust",
		ecosystem: "rust",
		signs: { files: ["Cargo.toml"] },
		call: /\bcargo (?:test|nextest)\b/,
		command: "cargo nextest run --no-fail-fast --profile ci",
		reports: "target/nextest/ci/junit.xml",
		needs: {
			path: ".config/nextest.toml",
			text: "[profile.ci.junit]\npath = \"junit.xml\"\n"
		}
	},
	{
		...other,
		name: "C and C++",
		ecosystem: "other",
		command: "build/tests --gtest_output=xml:{reports}/googletest.xml",
		needsFolder: true,
		reports: "reports/googletest.xml",
		note: "For CTest: `ctest --test-dir build --output-junit ../reports/ctest.xml`. For Catch2: `--reporter junit --out reports/catch2.xml`."
	},
	{
		...other,
		name: "Bats and Perl",
		ecosystem: "other",
		command: "bats --report-formatter junit --output {reports} tests/",
		needsFolder: true,
		reports: "reports/*.xml",
		note: "For Perl and anything else that writes TAP: `perl tests/shop.t > reports/shop.tap`."
	},
	{
		...other,
		name: "Allure",
		ecosystem: "other",
		command: "python -m pytest --alluredir=allure-results",
		reports: "allure-results/*-result.json",
		formats: ["allure-json"],
		note: "The pattern reads what any Allure adapter writes."
	}
];
// src/tools/test-tools.ts
const javascript = {
	group: "JavaScript",
	kind: "test",
	ecosystem: "node"
};
const python = {
	group: "Python",
	kind: "test",
	ecosystem: "python"
};
const testTools = [
	{
		...javascript,
		name: "Vitest",
		signs: { packages: ["vitest"] },
		sources: { glob: "**/*.{test,spec}.{ts,js,mts,mjs,cts,cjs,tsx,jsx}" },
		command: "vitest run {filter} --reporter=default --reporter=json --outputFile={reports}/vitest.json",
		reports: "reports/vitest.json",
		formats: ["vitest-json"],
		filter: "-t {pattern}",
		again: "npx vitest run {file} -t {name}",
		note: `JSON does not contain unhandled errors, even \`success\` is \`true\` then: set \`test-outcome\`. With several projects use
\`--reporter=junit\`: since Vitest 5 it contains these errors too.`
	},
	{
		...javascript,
		name: "Jest",
		signs: { packages: ["jest"] },
		sources: { glob: "**/{*.{test,spec}.*,__tests__/**}" },
		command: "jest {filter} --json --outputFile={reports}/jest.json --testLocationInResults",
		needsFolder: true,
		reports: "reports/jest.json",
		formats: ["jest-json"],
		filter: "-t {pattern}",
		again: "npx jest {file} -t {name}",
		note: "With jest-junit instead, set `JEST_JUNIT_ADD_FILE_ATTRIBUTE=true` and `JEST_JUNIT_REPORT_TEST_SUITE_ERRORS=true`."
	},
	{
		...javascript,
		name: "node:test",
		signs: { script: /\bnode\b[^&|;]*\s--test\b/ },
		call: /\bnode\b[^&|;]*\s--test\b/,
		command: "node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination={reports}/node.xml",
		needsFolder: true,
		reports: "reports/node.xml"
	},
	{
		...javascript,
		name: "Bun",
		ecosystem: "bun",
		signs: { script: /\bbun test\b/ },
		call: /\bbun test\b/,
		command: "bun test --reporter=junit --reporter-outfile={reports}/bun.xml",
		needsFolder: true,
		reports: "reports/bun.xml"
	},
	{
		...javascript,
		name: "Deno",
		ecosystem: "deno",
		signs: { files: ["deno.json", "deno.jsonc"] },
		call: /\bdeno test\b/,
		command: "deno test --allow-all --junit-path={reports}/deno.xml",
		needsFolder: true,
		reports: "reports/deno.xml"
	},
	{
		...javascript,
		name: "Mocha",
		signs: { packages: ["mocha"] },
		command: "mocha --reporter json --reporter-option output={reports}/mocha.json",
		needsFolder: true,
		reports: "reports/mocha.json",
		note: "Cypress takes the same reporter: `cypress run --reporter json`."
	},
	{
		...javascript,
		name: "Playwright",
		signs: { packages: ["@playwright/test"] },
		prepare: "playwright install --with-deps",
		call: /\bplaywright test\b/,
		command: "playwright test --reporter=json",
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: "{reports}/playwright.json" },
		reports: "reports/playwright.json"
	},
	{
		...javascript,
		name: "ESLint",
		command: "eslint --format junit --output-file {reports}/eslint.xml .",
		needsFolder: true,
		reports: "reports/eslint.xml",
		note: "It needs `eslint-formatter-junit`. Every finding is a case, so a new finding is a new failing test."
	},
	{
		...python,
		name: "pytest",
		signs: {
			packages: ["pytest"],
			files: ["pytest.ini", "conftest.py"]
		},
		sources: { glob: "**/{test_*,*_test}.py" },
		call: /\bpytest\b/,
		command: "python -m pytest --junitxml={reports}/pytest.xml",
		reports: "reports/pytest.xml",
		note: "`record_property(\"score.exact\", 1.0)` adds [scores](formats.md#properties)."
	},
	{
		...python,
		name: "unittest and Django",
		command: "python -m xmlrunner discover -o {reports}",
		reports: "reports/*.xml",
		note: "It needs `unittest-xml-reporting`. For Django, set `TEST_RUNNER = \"xmlrunner.extra.djangotestrunner.XMLTestRunner\"`."
	},
	{
		...python,
		name: "behave",
		signs: { packages: ["behave"] },
		command: "behave --junit --junit-directory {reports}",
		reports: "reports/*.xml"
	},
	{
		...python,
		name: "Robot Framework",
		signs: { packages: ["robotframework"] },
		command: "robot --outputdir {reports} tests/",
		reports: "reports/output.xml"
	}
];
// src/tools/index.ts
const tools = [
	...evalTools,
	...testTools,
	...otherTools
];
function commandOf(tool, gaps) {
	const { reports, pattern, scripts = ["evals.py"], folder = "tests/", start } = gaps;
	const filter = pattern === void 0 ? "" : (tool.filter ?? "").replace("{pattern}", pattern);
	const text = tool.command.replace(/ \{filter\}/, filter === "" ? "" : ` ${filter}`).replaceAll("{reports}", reports).replaceAll("{scripts}", scripts.join(" ")).replaceAll("{script}", scripts[0] ?? "").replaceAll("{folder}", folder);
	const started = start === void 0 || start === "" ? text : `${start} ${text}`;
	return tool.needsFolder === true && pattern === void 0 ? `mkdir -p ${reports} && ${started}` : started;
}
Object.defineProperty(exports, "commandOf", {
	enumerable: true,
	get: function() {
		return commandOf;
	}
});
Object.defineProperty(exports, "tools", {
	enumerable: true,
	get: function() {
		return tools;
	}
});
