// src/reports/foreign/json-shapes.ts
const jsonShapes = [
	{
		has: ["stats", "results"],
		what: "a Mochawesome report",
		instead: "use Mocha's own reporter: mocha --reporter json --reporter-option output=mocha.json"
	},
	{
		has: [
			"stats",
			"tests",
			"passes"
		],
		what: "a Mocha JSON report without failures",
		instead: "use --reporter json of a current Mocha"
	},
	{
		has: [
			"[].name",
			"[].value",
			"[].unit"
		],
		what: "benchmark results of github-action-benchmark"
	},
	{
		has: ["runs", "$schema"],
		what: "a SARIF file",
		instead: "upload it to code scanning; it has findings, not test cases"
	},
	{
		has: ["[].elements"],
		what: "a Cucumber JSON report",
		instead: "run Cucumber with --format junit:report.xml"
	},
	{
		has: ["[].keyword"],
		what: "a Cucumber JSON report",
		instead: "run Cucumber with --format junit:report.xml"
	},
	{
		has: ["testRunStarted"],
		what: "Cucumber messages",
		instead: "run Cucumber with --format junit:report.xml"
	},
	{
		has: ["uuid", "children"],
		what: "an Allure container (fixtures of other tests)",
		instead: "give allure-results/*-result.json"
	},
	{
		has: [
			"projectName",
			"experimentName",
			"scores"
		],
		what: "Braintrust's summary of an experiment, without its cases",
		instead: "write what Eval() returns: writeFileSync(\"report.json\", JSON.stringify(await Eval(…)))"
	},
	{
		has: [
			"results",
			"versions",
			"n-shot"
		],
		what: "the means of lm-evaluation-harness, without its samples",
		instead: "run lm_eval with --log_samples, and give samples_*.jsonl"
	},
	{
		has: ["eval_set_id", "eval_cases"],
		what: "an eval set of Google ADK",
		instead: "give its results: .adk/eval_history/*.evalset_result.json"
	},
	{
		has: ["run.executions"],
		what: "a Newman report",
		instead: "run newman with --reporters junit --reporter-junit-export newman.xml"
	},
	{
		has: ["root_group", "metrics"],
		what: "a k6 summary",
		instead: "write JUnit in handleSummary() with jUnit() of k6-summary"
	},
	{
		has: ["tests.[].nodeid"],
		what: "a report of pytest-json-report",
		instead: "run pytest --junitxml=junit.xml"
	},
	{
		has: ["$report_type"],
		what: "a log of pytest-reportlog",
		instead: "run pytest --junitxml=junit.xml"
	},
	{
		has: [
			"type",
			"event",
			"test_count"
		],
		what: "libtest's JSON",
		instead: "run cargo nextest run --profile ci, with junit = { path = \"junit.xml\" } in its config"
	},
	{
		has: ["testsuites", "tests"],
		what: "GoogleTest's JSON",
		instead: "run the tests with --gtest_output=xml:googletest.xml"
	},
	{
		has: ["test-results"],
		what: "Catch2's JSON",
		instead: "run it with --reporter junit"
	},
	{
		has: ["[].filePath", "[].messages"],
		what: "ESLint's JSON",
		instead: "run eslint --format junit"
	},
	{
		has: ["issues", "Report"],
		what: "a golangci-lint report",
		instead: "run it with --output.junit-xml.path"
	},
	{
		has: [
			"dependencies",
			"name",
			"version"
		],
		what: "a package file"
	}
];
// src/reports/foreign/xml-roots.ts
const coverage = "give the report of the tests, not of the coverage";
const linter = "use a linter that writes JUnit (ESLint, Ruff, Biome), or upload it as SARIF to code scanning";
const xmlRoots = new Map([
	["testng-results", {
		what: "a TestNG report",
		instead: "use its JUnit files: test-output/junitreports/TEST-*.xml"
	}],
	["testrun", {
		what: "an Eclipse test run",
		instead: "run the tests with Maven or Gradle: TEST-*.xml"
	}],
	["failsafe-summary", {
		what: "a summary of Maven Failsafe",
		instead: "give target/failsafe-reports/TEST-*.xml"
	}],
	["testExecutions", {
		what: "a SonarQube test execution",
		instead: "use the JUnit reporter of the same tool"
	}],
	["Site", {
		what: "a CTest dashboard file",
		instead: "run ctest --output-junit ctest.xml"
	}],
	["testsuitereport", {
		what: "a test suite report",
		instead: "use a JUnit reporter"
	}],
	["coverage", {
		what: "a coverage report (Cobertura or Clover)",
		instead: coverage
	}],
	["report", {
		what: "a coverage report (JaCoCo)",
		instead: coverage
	}],
	["checkstyle", {
		what: "a Checkstyle report",
		instead: linter
	}],
	["pmd", {
		what: "a PMD report",
		instead: linter
	}],
	["BugCollection", {
		what: "a SpotBugs report",
		instead: linter
	}],
	["html", {
		what: "an HTML page",
		instead: "use the XML or JSON reporter of the same tool"
	}],
	["Catch2TestRun", {
		what: "Catch2's own XML",
		instead: "run it with --reporter junit"
	}],
	["Catch", {
		what: "Catch2's own XML",
		instead: "run it with --reporter junit"
	}],
	["doctest", {
		what: "doctest's own XML",
		instead: "run it with --reporters=junit"
	}],
	["TestLog", {
		what: "a Boost.Test log",
		instead: "run it with --log_format=JUNIT"
	}],
	["TestResult", {
		what: "a Boost.Test result",
		instead: "run it with --log_format=JUNIT"
	}],
	["TestCase", {
		what: "a Qt Test log",
		instead: "run it with -o results.xml,junitxml"
	}],
	["CUNIT_TEST_RUN_REPORT", {
		what: "a CUnit report",
		instead: "use CU_junit functions of CUnit 2.1-3, which write JUnit"
	}],
	["promptfoo", {
		what: "promptfoo's XML",
		instead: "run promptfoo eval -o report.json"
	}],
	["project", {
		what: "a Maven project file",
		instead: "give target/surefire-reports/TEST-*.xml"
	}],
	["plist", {
		what: "a property list",
		instead: "convert the result bundle with xcresultparser -o junit"
	}]
]);
// src/reports/foreign/name-foreign.ts
function nameForeign(outline) {
	const { what, instead } = foreignFile(outline);
	return instead === void 0 ? what : `${what}; ${instead}`;
}
function foreignFile({ kind, root, paths, lines, start }) {
	if (kind === "xml") {
		if (root === void 0) return { what: "XML without an element" };
		if (root === "testsuites" || root === "testsuite") return {
			what: "XML of libcheck",
			instead: "set CK_TAP_LOG_FILE_NAME=check.tap, and give that file"
		};
		if (root === "TestRun") return {
			what: "CppUnit's own XML",
			instead: "use an outputter that writes JUnit XML"
		};
		return xmlRoots.get(root) ?? unknown(`XML with the root element <${root.slice(0, 80)}>`);
	}
	if (kind === "json") return jsonFile(paths, lines);
	return textFile(start);
}
function jsonFile(paths, lines) {
	const shape = jsonShapes.find(({ has }) => has.every((path) => paths.has(path)));
	if (shape !== void 0) return shape;
	const [first] = paths;
	if (first === void 0) return { what: "JSON without content" };
	const keys = [...paths].filter((path) => !path.includes(".")).slice(0, 5);
	return unknown(`${lines ? "JSON lines" : "JSON"} of no format that is read (it has ${keys.join(", ").slice(0, 120)})`);
}
function textFile(start) {
	if (start.startsWith("PK")) return {
		what: "a zip archive",
		instead: "unpack it in a step before, and give the reports in it"
	};
	if (start.includes("\0")) return { what: "a binary file" };
	const [first = ""] = start.split("\n", 1);
	if (/^[\w"' ]+(?:,[\w"' ]+){2,}\r?$/.test(first)) return unknown("a table (CSV)", "for ragas use result.to_pandas().to_json(\"ragas.jsonl\", orient=\"records\", lines=True)");
	if (/^\s*> \S+(?: \S+)?\r?\n> /.test(start)) return {
		what: "the output of `npm run`, which begins with a banner",
		instead: "let the reporter write a file, or call the tool with npx, or npm run --silent"
	};
	if (/^=== RUN |^--- (?:PASS|FAIL): /m.test(start)) return {
		what: "output of `go test -v`",
		instead: "run go test -json > report.json, or gotestsum"
	};
	if (/^(?:={3,} test session starts|Test Suites: |PASS |FAIL )/m.test(start)) return unknown("the log of a test runner");
	if (/^[\w.-]+:\s/.test(first)) return unknown("text that looks like YAML");
	return unknown("text that is neither XML nor JSON");
}
function unknown(what, instead = "use a reporter of docs/tools.md, such as JUnit XML") {
	return {
		what,
		instead
	};
}
exports.nameForeign = nameForeign;
