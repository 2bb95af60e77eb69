const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_neutralise = require("./neutralise.js");
const require_temporary_folder = require("./temporary-folder.js");
const require_properties = require("./properties.js");
const require_text = require("./text.js");
const require_eval_data = require("./eval-data.js");
const require_comparison = require("./comparison.js");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
node_path = require_rolldown_runtime.__toESM(node_path, 1);
// src/config/inputs/baseline-inputs.ts
function baselineChoice() {
	const read = (text, refuse) => {
		if (text === "auto" || text === "artifact" || text === "service" || text === "none") return { kind: text };
		const [, kind, value = ""] = /^(file|run):\s*(\S.*)$/.exec(text) ?? [];
		if (kind === "file") return {
			kind,
			path: value
		};
		if (kind === "run" && /^\d+$/.test(value)) return {
			kind,
			runId: value
		};
		return refuse(`must be one of auto, artifact, service, none, file:PATH or run:ID (id of a workflow run); got ${require_neutralise.quote(text)}`);
	};
	return {
		placeholder: "SOURCE",
		absent: void 0,
		read
	};
}
const baselineInputs = {
	baseline: {
		reader: baselineChoice(),
		default: "auto",
		description: "What to compare with: `artifact` (results that runs of the base branch stored), `service` (results of the base branch in the eval service), `auto` (either of the two), `run:ID` (a workflow run), `file:PATH` (a results file or reports), or `none`."
	},
	"baseline-branch": {
		reader: require_neutralise.text("BRANCH"),
		only: "github",
		fallback: "the base of the pull request or of the merge queue; on a push the branch itself when it is the default branch or protected, else the default branch",
		description: "Branch to compare with. When it has no baseline yet, the default branch is used instead, and the report says so."
	},
	"baseline-workflow": {
		reader: require_neutralise.lines("FILE"),
		field: "baselineWorkflows",
		only: "github",
		fallback: "the workflow file of this run",
		description: "Workflow files whose runs on the base branch store the baseline, such as `ci.yml`, one per line. Requires `suite-name`."
	},
	"baseline-runs": {
		reader: require_neutralise.count({ max: 50 }),
		default: "10",
		description: "How many runs of the base branch to compare with; older ones are left out where the base branch itself changed."
	},
	"baseline-max-age": {
		reader: require_neutralise.count({ max: 3650 }),
		default: "30",
		field: "baselineMaxAgeDays",
		description: "Ignore baselines that are older than this many days."
	},
	confirm: {
		reader: require_neutralise.script("COMMAND"),
		description: "Command that reruns the suspect cases and writes its reports into the folder `$EVAL_GATE_REPORTS`; for hosted runs, the word `hosted`. It runs once for the base branch and once for the change, and only these fresh results decide about the suspect cases."
	},
	"confirm-timeout": {
		reader: require_neutralise.minutes(),
		default: "30",
		field: "confirmTimeoutMs",
		description: "How many minutes the command may take per side, or the service for both sides."
	}
};
// src/config/inputs/hosted-inputs.ts
const hostedInputs = {
	suite: {
		reader: require_neutralise.lines("SUITE"),
		field: "suites",
		description: "Eval suites to run in the eval service, by id or name, one per line. Use instead of `reports`."
	},
	"suite-file": {
		reader: require_neutralise.text("FILE"),
		description: "YAML file that defines the suite to run in the eval service (a suite as code). Use instead of `suite`."
	},
	"sync-suite": {
		reader: require_neutralise.choice([
			"false",
			"true",
			"only"
		]),
		default: "false",
		description: "`true`: update the service's suite from `suite-file`, then run it. `only`: update it and run nothing. `false`: run the file without changing a saved suite."
	},
	environment: {
		reader: require_neutralise.lines("ENVIRONMENT"),
		field: "environments",
		fallback: "the environment attached to the suite",
		description: "Environments of the service to run the suite in, by id or name, one per line."
	},
	servers: {
		reader: require_neutralise.lines("SERVER"),
		fallback: "the servers of the suite or its environment",
		description: "Saved MCP servers to run the suite against, by id or name, one per line."
	},
	cases: {
		reader: require_neutralise.lines("CASE"),
		fallback: "all cases",
		description: "Cases of the suite to run, by id or title, one per line."
	},
	repetitions: {
		reader: require_neutralise.count({
			max: 10,
			advice: "The service accepts at most 10. More runs of the base branch also make a comparison sharper."
		}),
		fallback: "as defined in the suite",
		description: "How often to run each case, 1 to 10."
	},
	"model-api-keys": {
		reader: require_temporary_folder.modelKeys(),
		description: "API keys of model providers for this run, one `provider: key` per line. Never logged or stored."
	},
	wait: {
		reader: require_neutralise.flag(),
		default: "true",
		description: "`false`: only start the hosted run. A later step evaluates it with `run-id`."
	},
	"run-id": {
		reader: require_neutralise.lines("ID"),
		field: "runIds",
		description: "Ids of hosted runs that an earlier step started, one per line: wait for them and evaluate them."
	},
	receipts: {
		reader: require_neutralise.text("FOLDER"),
		description: "Folder in which tests that upload by themselves leave receipts of their runs: evaluate those runs, without a second upload."
	},
	"timeout-minutes": {
		reader: require_neutralise.minutes(),
		default: "60",
		field: "timeoutMs",
		description: "How many minutes to wait for a hosted run, including the time it waits for a free slot. After that the run is cancelled."
	},
	preflight: {
		reader: require_neutralise.choice([
			"off",
			"check",
			"doctor"
		]),
		default: "off",
		description: "Before anything runs, `check` whether the servers and the environment connect, or use `doctor` for a thorough inspection. The tools of the servers are compared with those of the base branch. Without a `suite`, the step ends after this check."
	},
	"oauth-tokens": {
		reader: require_temporary_folder.oauthGrants(),
		field: "oauthGrants",
		description: "OAuth tokens to give to the service before the run, as JSON from a secret: `{\"server\": {\"access_token\": \"…\", \"refresh_token\": \"…\"}}`."
	},
	"fail-on-tool-removal": {
		reader: require_neutralise.flag(),
		default: "false",
		description: "Fail when a tool was removed or a previously valid call no longer is. Requires `preflight`."
	},
	"pull-request-environment": {
		reader: require_neutralise.text("ENVIRONMENT"),
		description: "On a pull request, run in a copy of this environment that belongs to the pull request; the copy is archived when the pull request is closed. Elsewhere, run in this environment."
	},
	"base-environment": {
		reader: require_neutralise.text("ENVIRONMENT"),
		fallback: "the same environment, or the one that `pull-request-environment` copies",
		description: "Environment in which the base branch runs, by id or name. Its runs are the baseline, and `confirm: hosted` reruns suspect cases there."
	},
	"base-servers": {
		reader: require_neutralise.lines("SERVER"),
		description: "Saved MCP servers of the base branch, by id or name, one per line. For suites without an environment: `confirm: hosted` reruns suspect cases there."
	},
	study: {
		reader: require_neutralise.text("ID"),
		description: "Id of a study: run the suite in the environment that it publishes, and show its insights."
	},
	triage: {
		reader: require_neutralise.flag(),
		default: "false",
		description: "Ask the service's agent what the failing cases have in common. Adds a paragraph next to the verdict; billed to the project."
	},
	reproduce: {
		reader: require_neutralise.choice(["off", "on-failure"]),
		default: "off",
		description: "`on-failure`: open a read-only session browser for up to two failing cases and link it in the comment."
	}
};
// src/gate/policy/policy.ts
const failOnValues = [
	"regressions",
	"new-failures",
	"failures",
	"never"
];
const onMissingBaselineValues = [
	"pass",
	"neutral",
	"fail"
];
const suiteKinds = [
	"auto",
	"tests",
	"evals"
];
const newTestModes = ["fail", "warn"];
const growthModes = [
	"off",
	"warn",
	"fail"
];
const acceptModes = [
	"writers",
	"not-author",
	"off"
];
const defaultPolicy = {
	kind: "auto",
	failOn: "regressions",
	newTests: "fail",
	onInconclusive: "neutral",
	onMissingBaseline: "pass",
	accept: "writers",
	minScores: {},
	lowerIsBetter: [],
	allowEmpty: false,
	alpha: .05,
	shares: {
		suite: .6,
		cases: .4
	},
	minDrop: {
		suite: .02,
		case: .5,
		score: .02
	},
	maxLost: .1,
	limits: {},
	growth: {
		latency: {
			mode: "warn",
			atLeast: .2
		},
		tokens: {
			mode: "warn",
			atLeast: .2
		},
		cost: {
			mode: "warn",
			atLeast: .2
		}
	},
	drift: { mode: "warn" },
	budget: { mode: "warn" },
	cases: [],
	slices: []
};
const warnLevel = .05;
// src/config/inputs/policy-inputs.ts
const policyInputs = {
	policy: {
		reader: require_neutralise.text("FILE"),
		default: ".github/eval-gate.yml",
		field: "policyPath",
		description: "Policy file (YAML); docs/policy.md describes it."
	},
	"policy-from": {
		reader: require_neutralise.choice(["base", "head"]),
		default: "base",
		only: "github",
		description: "Whose policy file judges a pull request: `base` (the base branch, so that a change of the policy counts once it is merged) or `head` (the pull request itself)."
	},
	"fail-on": {
		reader: require_neutralise.choice(failOnValues),
		fallback: "the policy file, else `regressions`",
		description: "What fails the step: `regressions` (cases that got worse beyond chance), `new-failures` (every case that passed before and fails now), `failures` (every failing case), or `never`."
	},
	"min-pass-rate": {
		reader: require_neutralise.rate(),
		fallback: "the policy file",
		description: "Fail when a smaller share of the iterations passes, for example `95%` or `0.95`."
	},
	"on-inconclusive": {
		reader: require_neutralise.choice(["neutral", "fail"]),
		fallback: "the policy file, else `neutral`",
		description: "When the verdict is inconclusive: `neutral` passes the step, `fail` fails it."
	},
	"on-missing-baseline": {
		reader: require_neutralise.choice(onMissingBaselineValues),
		fallback: "the policy file, else `pass`",
		description: "When there is no baseline: `pass` lets the first runs of a suite pass and is inconclusive once the base branch has stored one; `neutral` is always inconclusive; `fail` fails the step."
	},
	compare: {
		reader: require_neutralise.text("NAME"),
		fallback: "the policy file, else no comparison",
		description: "Compare the variants of this run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a tag or metadata such as `temperature`. Needs no baseline, and decides nothing by itself; see docs/recipes/compare-models.md."
	},
	"allow-empty": {
		reader: require_neutralise.flag(),
		default: "false",
		description: "Do not fail when there are no reports or no results."
	}
};
// src/config/inputs/repeat-inputs.ts
function dollars() {
	return {
		placeholder: "USD",
		absent: void 0,
		read: (value, refuse) => {
			const match = /^\$?\s*(\d{1,7}(?:\.\d{1,6})?)$/.exec(value);
			if (match !== null && Number(match[1]) > 0) return Number(match[1]);
			return refuse("must be an amount in US dollars, such as 2.50");
		}
	};
}
const repeatInputs = {
	repeat: {
		reader: require_neutralise.choice(["until-decided"]),
		fallback: "measure once",
		description: "`until-decided`: measure the suite again until the verdict is clear: for hosted runs by further runs, for reports by `repeat-command`. The looks are planned, so there are no more false alarms than with one."
	},
	"repeat-command": {
		reader: require_neutralise.script("COMMAND"),
		only: "reports",
		description: "Command that runs the whole suite once more and writes its reports into the folder `$EVAL_GATE_REPORTS`. Required for reports with `repeat: until-decided`. It gets the same environment as `confirm`, and `confirm-timeout` applies to each round."
	},
	"repeat-rounds": {
		reader: require_neutralise.count({
			max: 10,
			advice: "A suite that ten rounds do not decide needs more cases."
		}),
		default: "5",
		description: "Most rounds of `repeat`, the first one included."
	},
	"repeat-budget": {
		reader: dollars(),
		description: "Most that all rounds together may cost, in US dollars, by the costs in the results. No round is started that would exceed it, as far as the last one tells. Results without costs count as 0."
	}
};
// src/reports/formats/junit/case.ts
const problemKinds = new Set([
	"failure",
	"error",
	"skipped",
	"flakyFailure",
	"flakyError",
	"rerunFailure",
	"rerunError"
]);
function isProblem(name) {
	return problemKinds.has(name);
}
function problemOf(kind, attributes) {
	return {
		kind,
		message: attributes.get("message") ?? "",
		messageLength: attributes.lengthOf("message"),
		type: attributes.get("type") ?? "",
		text: "",
		textLength: 0
	};
}
function finishProblem(problem, collector) {
	const { text, length } = collector.finish();
	problem.text = text;
	problem.textLength = length;
}
function outcomeOf(problems, status, result) {
	const has = (...kinds) => problems.some(({ kind }) => kinds.includes(kind));
	if (problems.some(({ kind, type }) => kind === "skipped" && type === "todo")) return "skipped";
	if (has("failure")) return "failed";
	if (has("error")) return "errored";
	if (problems.some(({ kind, message }) => kind === "skipped" && message === "Unable to find executable")) return "errored";
	if (has("skipped")) return "skipped";
	if (problems.length > 0) return "passed";
	switch (status?.toLowerCase()) {
		case "fail":
		case "failed": return "failed";
		case "error": return "errored";
		case "disabled":
		case "notrun":
		case "skipped":
		case "ignored": return "skipped";
	}
	return result === "suppressed" || result === "skipped" ? "skipped" : "passed";
}
function attemptsOf(problems) {
	const retries = problems.filter(({ kind }) => kind.startsWith("flaky") || kind.startsWith("rerun")).length;
	return retries === 0 ? void 0 : retries + 1;
}
function textsOf(problems, outcome) {
	const shown = inOrder(outcome === "skipped" ? problems.filter(({ kind }) => kind === "skipped") : problems);
	const [first] = shown;
	if (first === void 0) return {};
	const message = first.kind === "skipped" && first.type === "todo" ? todoOf(problems) : headlineOf(first);
	const detail = shown.map(detailOf).filter((part) => part !== "");
	return {
		message: message !== "" ? message : void 0,
		detail: detail.length > 0 && outcome !== "skipped" ? require_text.cut(detail.join("\n\n"), require_text.keptDetail) : void 0
	};
}
function inOrder(problems) {
	const isFinal = ({ kind }) => !kind.startsWith("rerun") && !kind.startsWith("flaky");
	return problems.length < 2 ? problems : [...problems.filter(isFinal), ...problems.filter((problem) => !isFinal(problem))];
}
function todoOf(problems) {
	const failure = problems.find(({ kind }) => kind === "failure" || kind === "error");
	return failure === void 0 ? "todo" : `todo: ${headlineOf(failure)}`;
}
function headlineOf({ message, type, text }) {
	return require_text.headline(require_text.readable(`${message}\n${text}`)) || require_text.firstLine(`${message}\n${type}`);
}
function detailOf({ message, messageLength, text, textLength }) {
	const body = require_text.readable(text).trim();
	if (body === "") return require_text.cut(require_text.readable(message), require_text.keptDetail, Math.max(messageLength, message.length));
	return require_text.cut(body, require_text.keptDetail, textLength > text.length ? textLength : body.length);
}
function durationOf(time, suiteIsBare) {
	if (time === void 0) return void 0;
	const value = require_eval_data.parseNumber(time);
	if (value === void 0) return void 0;
	return require_eval_data.possibleMs(suiteIsBare && Number.isInteger(value) && value >= 1e3 ? value / 1e6 : value * 1e3);
}
function locationOf(workspace, file, line, trace, suiteName) {
	const lineNumber = line !== void 0 && /^\d{1,7}$/.test(line) ? Number(line) : void 0;
	const named = file === void 0 ? void 0 : workspace.locate(file, lineNumber);
	if (named?.line !== void 0) return named;
	const traced = trace === "" ? void 0 : workspace.locateInStack(trace, suiteName);
	if (traced !== void 0 && (named === void 0 || traced.file === named.file)) return traced;
	if (named !== void 0) return named;
	return suiteName !== void 0 && /\.\w{1,5}$/.test(suiteName) ? workspace.locate(suiteName) : void 0;
}
// src/reports/formats/junit/evals.ts
function promptfooCase(suite, name) {
	const match = /^\[(.+)\] prompt (\d{1,6})$/.exec(suite);
	const test = name.replace(/^test \d+: /, "");
	if (match === null) return {
		name: test,
		variant: suite
	};
	const [, provider = "", prompt] = match;
	return {
		name: test,
		variant: require_properties.variantOf(provider, Number(prompt)),
		provider
	};
}
function scoreInText(text) {
	const found = /(?:^|\n|Error: )Score: (-?\d+(?:\.\d+)?)(?: below threshold: (\d+(?:\.\d+)?))?\s*(?:\n|$)/.exec(text.slice(0, 2e3));
	if (found === null) return void 0;
	return {
		name: "score",
		value: Number(found[1]),
		threshold: found[2] === void 0 ? void 0 : Number(found[2])
	};
}
function keepAbout({ about, environment }, name, value) {
	if (require_properties.keepEnvironment(environment, name, value)) return;
	const { model, provider, slices } = require_properties.readProperties([[name, value]]);
	if (slices !== void 0) about.slices = [...about.slices ?? [], ...slices].slice(0, 20);
	if (model !== void 0) about.model = model;
	if (provider !== void 0) about.provider = provider;
}
function readEvals({ about, environment }, own) {
	if (own.length === 0) return {
		fields: about,
		variant: require_properties.variantOfEnvironment(environment)
	};
	const { id, iteration, environment: ofCase, ...fields } = require_properties.readProperties(own);
	return {
		id,
		iteration,
		variant: require_properties.variantOfEnvironment({
			...environment,
			...ofCase
		}),
		fields: {
			...about,
			...fields,
			...require_properties.withoutEmpty([...fields.slices ?? [], ...about.slices ?? []], fields.trace)
		}
	};
}
// src/reports/formats/junit/linters.ts
const linterWarning = "this is the report of a linter: every finding is a case of its own, so a new finding is a new failing test and a resolved one is a removed case";
function linterOf(attributes) {
	const name = attributes.get("package");
	return name !== void 0 && /^org\.(?:eslint|ruff|biome|stylelint|oxlint|tslint|jshint)$/.test(name) ? name : void 0;
}
function findingName(name, problems) {
	const message = problems[0]?.message.trim() ?? "";
	return message === "" ? name : `${name}: ${message}`;
}
function findingLine(text) {
	return /^\s*line (\d{1,7}), col \d+/.exec(text.slice(0, 200))?.[1];
}
// src/reports/formats/junit/identity.ts
var JunitIdentities = class {
	#context;
	rootHasId = false;
	toldIteration = false;
	#lastPath = [];
	#lastClass;
	#lastFile = {
		written: "",
		path: ""
	};
	constructor(context) {
		this.#context = context;
	}
	suiteOf(attributes, parent) {
		const name = require_text.copy(this.#groupName(attributes.get("name") ?? ""));
		const file = attributes.get("file") ?? attributes.get("filepath") ?? parent.file;
		return {
			name,
			file: file === void 0 ? void 0 : require_text.copy(file),
			bare: attributes.empty,
			linter: linterOf(attributes),
			path: name === "" ? parent.path : [...parent.path, name],
			about: { ...parent.about },
			environment: {
				...parent.environment,
				...this.#projectOf(attributes)
			}
		};
	}
	#projectOf(attributes) {
		const hostname = attributes.get("hostname");
		if (!this.rootHasId || hostname === void 0 || hostname === "") return {};
		return /\.[cm]?[jt]sx?$/.test(attributes.get("name") ?? "") ? { project: require_text.copy(hostname.slice(0, 200)) } : {};
	}
	fileOf(file) {
		if (file !== this.#lastFile.written) this.#lastFile = {
			written: require_text.copy(file),
			path: require_text.copy(require_eval_data.cleanName(this.#context.workspace.relative(file)))
		};
		return this.#lastFile.path;
	}
	caseOf(attributes, suite, { id, iteration, variant }) {
		const written = this.#nameOf(this.#context.workspace.nameOf(attributes.get("name") ?? ""));
		const name = iteration === void 0 ? require_eval_data.withoutIterationNumber(written) : require_properties.withoutIteration(written, iteration);
		this.toldIteration = name !== written;
		const classname = attributes.get("classname") ?? attributes.get("class");
		const path = classname === attributes.get("name") ? suite.path : this.#pathOf(suite, classname);
		const named = fileAttribute(attributes) ?? suite.file;
		const file = named === void 0 ? void 0 : this.fileOf(named);
		if (variant !== void 0) return {
			id,
			file,
			suite: path,
			name,
			variant
		};
		if (id !== void 0) return file === void 0 ? {
			id,
			suite: path,
			name
		} : {
			id,
			file,
			suite: path,
			name
		};
		return file === void 0 ? {
			suite: path,
			name
		} : {
			file,
			suite: path,
			name
		};
	}
	promptfooCaseOf(attributes, suite) {
		const { name, variant, provider } = promptfooCase(suite.name, this.#nameOf(attributes.get("name") ?? ""));
		if (/^test \d+$/.test(name)) this.#context.collector.warn("tests without a description are only numbered in this report, so a new test changes which cases are compared; use the JSON report (-o report.json), which identifies a test by its content");
		return {
			identity: {
				suite: [],
				name,
				variant
			},
			provider
		};
	}
	#pathOf(suite, classname) {
		if (classname === void 0) return suite.path;
		if (this.#lastClass?.suite === suite && this.#lastClass.written === classname) return this.#lastPath;
		const own = require_text.copy(this.#groupName(classname));
		this.#lastPath = joinClass(suite, own);
		this.#lastClass = {
			suite,
			written: require_text.copy(classname)
		};
		return this.#lastPath;
	}
	#groupName(name) {
		return this.#nameOf(this.#context.workspace.groupNameOf(name).replace(/-20\d{12}$/, ""));
	}
	#nameOf(name) {
		const clean = require_eval_data.cleanName(name);
		if (clean !== name && require_text.hasControls(name)) this.#context.collector.warn("control characters in names; they are shown as pictures such as ␛");
		return clean;
	}
};
function joinClass({ name, path }, own) {
	if (own === "" || own === name) return path;
	return name.includes("$") && outerClass(name) === outerClass(own) ? [...path.slice(0, -1), own] : [...path, own];
}
function outerClass(name) {
	return name.split("$", 1)[0] ?? name;
}
function fileAttribute(attributes) {
	return attributes.get("file") ?? attributes.get("filepath");
}
// src/reports/formats/junit/whole-entries.ts
function isWholeFile(outcome, attributes, suite) {
	if (outcome !== "failed" && outcome !== "errored") return false;
	const name = attributes.get("name");
	const classname = attributes.get("classname");
	if (classname === "Test suite failed to run") return true;
	if (name === "" && classname !== void 0 && (classname !== "" || suite.name !== "")) return true;
	if (name === "TestMain" && classname === "") return true;
	return name !== void 0 && name === classname && name === suite.name && /\.[cm]?[jt]sx?$/.test(name);
}
function isFailedSetUp(attributes, problems) {
	const [first] = problems;
	if (problems.length !== 1 || first?.kind !== "skipped" || attributes.get("result") !== "skipped") return false;
	const line = attributes.get("line");
	return line !== void 0 && first.message.trim() === `${attributes.get("file")}:${line}`;
}
// src/reports/formats/junit/case-result.ts
function resultOf(element, place) {
	const { attributes, problems, properties } = element;
	const { suite, writer, identities, context } = place;
	const isSetUp = context.toolSucceeded !== true && isFailedSetUp(attributes, problems);
	const outcome = isSetUp ? "errored" : outcomeOf(problems, attributes.get("status"), attributes.get("result"));
	const evals = readEvals(suite, properties);
	const attempts = attemptsOf(problems);
	const score = foundScore(outcome, evals, problems);
	if (score !== void 0) context.collector.warn("the report has scores for failures only; the JSON report of the tool has all of them");
	const { identity, provider } = namingOf(element, evals, place);
	const isSuite = isWholeFile(outcome, attributes, suite);
	return {
		identity,
		outcome: isSuite && outcome === "failed" ? "errored" : outcome,
		scope: isSuite ? "suite" : void 0,
		repeat: writer.repeatOf(suite, {
			isNumbered: evals.iteration !== void 0 || identities.toldIteration,
			hasId: evals.id !== void 0
		}),
		infrastructure: outcome === "errored" && writer.isPromptfoo && problems.some(({ message, text }) => require_properties.saysInfrastructure(`${message}\n${text}`)) ? true : void 0,
		flaky: outcome === "passed" && attempts !== void 0 ? true : void 0,
		attempts,
		durationMs: durationOf(attributes.get("time"), suite.bare),
		...problems.length > 0 && textsOf(problems, outcome),
		...isSetUp && { message: "the set-up of the suite failed or skipped all of it" },
		location: placeOf(outcome, element, place),
		...evals.fields,
		scores: evals.fields.scores ?? (score && [score]),
		provider: evals.fields.provider ?? provider
	};
}
function foundScore(outcome, { fields }, problems) {
	return outcome === "passed" || fields.scores !== void 0 ? void 0 : scoreInText(traceOf(problems));
}
function traceOf(problems) {
	return inOrder(problems)[0]?.text ?? "";
}
function placeOf(outcome, { attributes, problems }, { suite, context }) {
	const trace = traceOf(problems);
	const line = attributes.get("line") ?? attributes.get("lineno") ?? (suite.linter === void 0 ? void 0 : findingLine(trace));
	if (outcome === "passed" && line === void 0) return void 0;
	return locationOf(context.workspace, fileAttribute(attributes) ?? suite.file, line, trace, suite.name);
}
function namingOf({ attributes, problems }, evals, { suite, writer, identities }) {
	if (writer.isPromptfoo) return identities.promptfooCaseOf(attributes, suite);
	const identity = identities.caseOf(attributes, suite, evals);
	if (suite.linter === void 0) return { identity: writer.place(identity) };
	return { identity: {
		...identity,
		name: findingName(identity.name, problems)
	} };
}
// src/reports/formats/junit/plain-cases.ts
const element = "testcase";
const longestName = 1e3;
const [space, quote, apostrophe, equals] = [
	32,
	34,
	39,
	61
];
const [ampersand, backslash, closingRound, closingSquare] = [
	38,
	92,
	41,
	93
];
const [zero, nine, point] = [
	48,
	57,
	46
];
var PlainCases = class {
	#collector;
	#identities;
	#warn;
	#last;
	#name = {
		start: 0,
		end: 0
	};
	#classname = {
		start: 0,
		end: 0
	};
	#file = {
		start: 0,
		end: 0
	};
	#durationMs = NaN;
	constructor(collector, identities, warn) {
		this.#collector = collector;
		this.#identities = identities;
		this.#warn = warn;
	}
	forget() {
		this.#last = void 0;
	}
	take(bytes, start, end, suite, writer) {
		const { passes } = this.#collector;
		if (passes === void 0 || !require_properties.startsWith(bytes, start, element)) return false;
		if (!this.#readAttributes(bytes, start + 8, end)) return false;
		if (this.#last?.suite !== suite) this.#last = aboutSuite(suite, writer);
		const last = this.#last;
		if (!last.isPlain) return false;
		const isKnown = last.place !== -1 && isSame(last.classname, bytes, this.#classname) && isSame(last.file, bytes, this.#file);
		const repeatsName = areEqual(bytes, this.#name, this.#classname);
		if ((!isKnown || repeatsName) && !this.#findPlace(bytes, start, end, last)) return false;
		this.#collector.addPass(last.place, bytes, this.#name.start, this.#name.end, this.#durationMs, last.repeat);
		if (repeatsName) last.place = -1;
		return true;
	}
	#findPlace(bytes, start, end, last) {
		const tag = bytes.toString("utf8", start, end);
		const attributes = new require_properties.XmlAttributes(tag, 8, 0, this.#warn);
		const { id, file, suite, name, variant } = this.#identities.caseOf(attributes, last.suite, {});
		if (!(id === void 0 && variant === void 0 && name === attributes.get("name"))) return false;
		last.place = this.#collector.passes?.placeOf(file, suite) ?? -1;
		last.classname = copyOf(bytes, this.#classname);
		last.file = copyOf(bytes, this.#file);
		return last.place !== -1;
	}
	#readAttributes(bytes, from, end) {
		this.#name.end = this.#name.start = 0;
		this.#classname.end = this.#classname.start = 0;
		this.#file.end = this.#file.start = 0;
		this.#durationMs = NaN;
		let [at, hasTime] = [from, false];
		for (;;) {
			if (at < end && bytes[at] !== space) return false;
			while (at < end && bytes[at] === space) at += 1;
			if (at >= end) break;
			const nameStart = at;
			while (at < end && bytes[at] !== equals) at += 1;
			const mark = bytes[at + 1];
			if (mark !== quote && mark !== apostrophe) return false;
			const valueStart = at + 2;
			let valueEnd = valueStart;
			while (valueEnd < end && bytes[valueEnd] !== mark) valueEnd += 1;
			if (valueEnd >= end) return false;
			const length = at - nameStart;
			if (length === 4 && require_properties.startsWith(bytes, nameStart, "name")) {
				if (!keepText(bytes, this.#name, valueStart, valueEnd)) return false;
			} else if (length === 9 && require_properties.startsWith(bytes, nameStart, "classname")) {
				if (!keepText(bytes, this.#classname, valueStart, valueEnd)) return false;
			} else if (length === 4 && require_properties.startsWith(bytes, nameStart, "file")) {
				if (!keepText(bytes, this.#file, valueStart, valueEnd)) return false;
			} else if (length === 4 && require_properties.startsWith(bytes, nameStart, "time")) {
				if (hasTime || !this.#readTime(bytes, valueStart, valueEnd)) return false;
				hasTime = true;
			} else return false;
			at = valueEnd + 1;
		}
		return isPlainName(bytes, this.#name);
	}
	#readTime(bytes, start, end) {
		let [digits, decimals, seen] = [
			0,
			-1,
			0
		];
		for (let at = start; at < end; at += 1) {
			const byte = bytes[at] ?? 0;
			if (byte === point) {
				if (decimals >= 0 || seen === 0) return false;
				decimals = 0;
			} else if (byte >= zero && byte <= nine) {
				digits = digits * 10 + byte - zero;
				seen += 1;
				if (decimals >= 0) decimals += 1;
			} else return false;
		}
		if (seen === 0 || seen > 15) return false;
		this.#durationMs = require_eval_data.possibleMs(digits / 10 ** Math.max(0, decimals) * 1e3) ?? NaN;
		return true;
	}
};
function aboutSuite(suite, writer) {
	const { bare, linter, about, environment } = suite;
	return {
		suite,
		isPlain: !bare && linter === void 0 && Object.values(about).every((value) => value === void 0) && require_properties.variantOfEnvironment(environment) === void 0 && writer.namesCasesAsWritten,
		repeat: writer.repeatOf(suite, {
			isNumbered: false,
			hasId: false
		}),
		classname: void 0,
		file: void 0,
		place: -1
	};
}
function keepText(bytes, range, start, end) {
	if (range.start !== 0 || end - start > longestName || end === start) return false;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at] ?? 0;
		if (byte < space || byte >= 127 || byte === ampersand || byte === backslash) return false;
	}
	range.start = start;
	range.end = end;
	return true;
}
function isPlainName(bytes, { start, end }) {
	if (end === start) return false;
	const last = bytes[end - 1];
	if (last === closingRound || last === closingSquare) return false;
	return ((bytes[start] ?? 0) | 32) !== 114 || ((bytes[start + 1] ?? 0) | 32) !== 101;
}
function isSame(known, bytes, { start, end }) {
	if (known === void 0) return end === start;
	if (known.length !== end - start) return false;
	for (let at = 0; at < known.length; at += 1) if (known[at] !== bytes[start + at]) return false;
	return true;
}
function areEqual(bytes, a, b) {
	if (a.end - a.start !== b.end - b.start) return false;
	for (let at = 0; at < a.end - a.start; at += 1) if (bytes[a.start + at] !== bytes[b.start + at]) return false;
	return true;
}
function copyOf(bytes, { start, end }) {
	return end === start ? void 0 : Buffer.from(bytes.subarray(start, end));
}
// src/reports/formats/junit/suite.ts
function outermostSuite() {
	return {
		name: "",
		file: void 0,
		bare: false,
		path: [],
		about: {},
		environment: {}
	};
}
// src/reports/formats/junit/listings.ts
const mostCases = 2e5;
const writers = new Map([["jest tests", "two test files have cases with equal titles, and the report does not name the files; they are numbered by their order. Set addFileAttribute: \"true\" for jest-junit (or JEST_JUNIT_ADD_FILE_ATTRIBUTE=true)"], ["vitest tests", "a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing"]]);
var Listings = class Listings {
	#warning;
	#warn;
	#seen = new Map();
	#suite = 0;
	constructor(warning, warn) {
		this.#warning = warning;
		this.#warn = warn;
	}
	static of(writer, warn) {
		const warning = writers.get(writer ?? "");
		return warning === void 0 ? void 0 : new Listings(warning, warn);
	}
	beginSuite() {
		this.#suite += 1;
	}
	place(identity) {
		const { id, file = "", suite, name, variant = "" } = identity;
		if (id !== void 0) return identity;
		const key = [
			file,
			variant,
			...suite,
			name
		].join("");
		let seen = this.#seen.get(key);
		if (seen === void 0) {
			if (this.#seen.size >= mostCases) return identity;
			seen = {
				suite: this.#suite,
				listing: 1
			};
			this.#seen.set(key, seen);
		} else if (seen.suite !== this.#suite) {
			seen.suite = this.#suite;
			seen.listing += 1;
			if (seen.listing === 2) this.#warn(this.#warning);
		}
		if (seen.listing === 1) return identity;
		return {
			...identity,
			variant: require_properties.joinVariants(identity.variant, `listing ${seen.listing}`)
		};
	}
};
// src/reports/formats/junit/writer.ts
var Writer = class {
	isPromptfoo;
	rootHasId;
	#isPytest;
	#listings;
	constructor(root, warn) {
		const name = root?.get("name");
		this.isPromptfoo = name === "promptfoo";
		this.rootHasId = root?.get("id") !== void 0;
		this.#isPytest = name === "pytest tests";
		this.#listings = Listings.of(name, warn);
	}
	get namesCasesAsWritten() {
		return !this.isPromptfoo && this.#listings === void 0;
	}
	beginTopSuite() {
		this.#listings?.beginSuite();
	}
	place(identity) {
		return this.#listings === void 0 ? identity : this.#listings.place(identity);
	}
	repeatOf(suite, { isNumbered, hasId }) {
		if (this.isPromptfoo || isNumbered) return "iteration";
		if (hasId) return void 0;
		return this.#isPytest || suite.name === "pytest" ? "attempt" : void 0;
	}
};
// src/reports/formats/junit/reading.ts
const mostProblems = 100;
const mostProperties = 1e3;
const longestProperty = 500;
var JunitReading = class {
	wantsText = false;
	#context;
	#outermost = outermostSuite();
	#suites = [this.#outermost];
	#case;
	#problem;
	#property;
	#text;
	#output = 0;
	#writer = new Writer(void 0, () => {});
	#identities;
	#plain;
	constructor(context) {
		this.#context = context;
		this.#identities = new JunitIdentities(context);
		this.#plain = new PlainCases(context.collector, this.#identities, (message) => this.warn(message));
	}
	warn(message) {
		this.#context.collector.warn(message);
	}
	leaf(bytes, start, end) {
		if (this.#case !== void 0 || this.#problem !== void 0 || this.#output > 0) return false;
		return this.#plain.take(bytes, start, end, this.#suite, this.#writer);
	}
	open(name, attributes) {
		switch (name) {
			case "testcase":
				if (this.#case !== void 0) this.#addCase(this.#case);
				this.#case = {
					attributes,
					problems: [],
					properties: []
				};
				return;
			case "testsuite":
				if (this.#suites.length === 1) this.#writer.beginTopSuite();
				this.#suites.push(this.#identities.suiteOf(attributes, this.#suite));
				if (this.#suite.linter !== void 0) this.warn(linterWarning);
				return;
			case "testsuites":
				this.#writer = new Writer(attributes, (message) => this.warn(message));
				this.#plain.forget();
				this.#identities.rootHasId = this.#writer.rootHasId;
				return;
			case "property":
				this.#openProperty(attributes);
				return;
			case "system-out":
			case "system-err":
				this.#output += 1;
				this.wantsText = false;
				return;
		}
		if (isProblem(name) && this.#output === 0) this.#openProblem(problemOf(name, attributes));
	}
	close(name) {
		switch (name) {
			case "testcase":
				if (this.#case !== void 0) this.#addCase(this.#case);
				this.#case = void 0;
				return;
			case "testsuite":
				if (this.#suites.length > 1) this.#suites.pop();
				return;
			case "property":
				this.#closeProperty();
				return;
			case "system-out":
			case "system-err":
				this.#output -= 1;
				this.wantsText = this.#output === 0 && this.#text !== void 0;
				return;
		}
		if (this.#problem?.kind === name && this.#output === 0) this.#closeProblem(this.#problem);
	}
	text(bytes, start, end, raw) {
		this.#text?.add(bytes, start, end, raw);
	}
	get #suite() {
		return this.#suites.at(-1) ?? this.#outermost;
	}
	#openProperty(attributes) {
		const name = attributes.get("name");
		if (name === void 0) return;
		const value = attributes.get("value");
		if (value !== void 0) this.#keepProperty(name, value);
		else {
			this.#property = name;
			this.#listen(require_text.keptDetail);
		}
	}
	#closeProperty() {
		if (this.#property === void 0 || this.#text === void 0) return;
		this.#keepProperty(this.#property, this.#text.finish().text.trim());
		this.#property = void 0;
		this.#text = void 0;
		this.wantsText = false;
	}
	#keepProperty(name, value) {
		if (name.length > longestProperty) this.warn("a property with a name over 500 characters; it is not read");
		else if (this.#case === void 0) {
			keepAbout(this.#suite, name, value);
			this.#plain.forget();
		} else if (this.#case.properties.length < mostProperties) this.#case.properties.push([name, value]);
		else this.warn(`more than ${mostProperties} properties in one place; the rest is not read`);
	}
	#openProblem(problem) {
		this.#problem = problem;
		this.#listen(require_text.keptDetail + 1);
	}
	#listen(limit) {
		this.#text = new require_properties.TextCollector(limit);
		this.wantsText = this.#output === 0;
	}
	#closeProblem(problem) {
		if (this.#text !== void 0) finishProblem(problem, this.#text);
		this.#problem = void 0;
		this.#text = void 0;
		this.wantsText = false;
		if (this.#case === void 0) this.#addSuiteProblem(problem);
		else if (this.#case.problems.length < mostProblems) this.#case.problems.push(problem);
		else this.warn(`more than ${mostProblems} failures in one case; the rest is not shown`);
	}
	#addSuiteProblem(problem) {
		if (problem.kind !== "failure" && problem.kind !== "error") return;
		const { name, file, path } = this.#suite;
		const { workspace, collector } = this.#context;
		const location = locationOf(workspace, file, void 0, problem.text, name);
		collector.addSuiteError({
			identity: {
				file: file === void 0 ? void 0 : this.#identities.fileOf(file),
				suite: path.slice(0, -1),
				name: name === "" ? "(suite)" : name
			},
			scope: "suite",
			outcome: "errored",
			...textsOf([problem], "errored"),
			location
		});
	}
	#addCase(element) {
		const place = {
			suite: this.#suite,
			writer: this.#writer,
			identities: this.#identities,
			context: this.#context
		};
		this.#context.collector.add(resultOf(element, place));
	}
};
// src/reports/formats/junit/junit-xml.ts
const junitXml = {
	name: "junit-xml",
	title: "JUnit XML",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && (root === "testsuites" || root === "testsuite" || root === "testcase"),
	async read(source, context) {
		const reading = new JunitReading(context);
		const reader = new require_properties.XmlReader(reading);
		await require_properties.readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
// src/reports/registry.ts
const formatNames = [
	"junit-xml",
	"jest-json",
	"vitest-json",
	"evalite-json",
	"promptfoo-json",
	"promptfoo-jsonl",
	"ctrf-json",
	"inspect-json",
	"deepeval-json",
	"mcp-use-json",
	"mcpjam-json",
	"pydantic-evals-json",
	"lm-eval-jsonl",
	"strands-json",
	"braintrust-json",
	"openai-evals-jsonl",
	"azure-json",
	"adk-json",
	"ragas-json",
	"playwright-json",
	"mocha-json",
	"rspec-json",
	"go-test-json",
	"dart-json",
	"allure-json",
	"trx-xml",
	"nunit-xml",
	"xunit-xml",
	"robot-xml",
	"tap"
];
async function detectFormat(outline) {
	if (junitXml.detect(outline)) return junitXml;
	return (await loadOthers()).find((format) => format.detect(outline));
}
async function findFormat(name) {
	if (name === junitXml.name) return junitXml;
	return (await loadOthers()).find((format) => format.name === name);
}
async function loadOthers() {
	return (await Promise.resolve().then(() => require("./others.js"))).otherFormats;
}
// src/config/inputs/report-inputs.ts
const reportInputs = {
	reports: {
		reader: require_neutralise.lines("FILES…"),
		description: "Report files to read: glob patterns relative to the workspace, one per line. A pattern that starts with `!` excludes files."
	},
	format: {
		reader: require_neutralise.choice(formatNames, "NAME"),
		only: "reports",
		description: "Read every file as this format instead of detecting the format from the content."
	},
	"path-prefix": {
		reader: require_neutralise.text("FOLDER"),
		only: "reports",
		fallback: "the folders above each report file",
		description: "Folder of the package, for reports in a monorepo that name files relative to it, e.g. `packages/web`. Annotations and links need it when the report lies outside of that folder."
	},
	selection: {
		reader: require_neutralise.flag(),
		default: "false",
		only: "reports",
		description: "Only a part of the cases was meant to run, for example the evals of changed files. The run is compared on what ran, the rest counts as not run, and the run is not kept as a baseline."
	},
	"test-outcome": {
		reader: require_neutralise.outcomes(),
		default: "unknown",
		only: "reports",
		description: "How the step that ran the tests ended: the expression `steps.ID.outcome`. Several steps, one per line. Reports of many tools do not contain unhandled errors and crashes. If the step failed and no result shows a failure, or it was cancelled or skipped, the verdict is inconclusive instead of passed."
	},
	"suite-name": {
		reader: require_neutralise.text("NAME"),
		fallback: "workflow, job and leg of the matrix; `evals` in a terminal",
		description: "Name of what is measured. It identifies the comment, the baseline and the suite in the service, so two steps or jobs of one workflow run must not share it."
	},
	mode: {
		reader: require_neutralise.choice([
			"gate",
			"collect",
			"merge",
			"publish"
		]),
		default: "gate",
		only: "github",
		description: "`gate` does everything in one job. `collect` in every leg of a matrix stores a part, and `merge` in one later job judges all parts together. For pull requests from forks, split the job into two workflows: `collect` measures without secrets, `publish` compares, comments and uploads."
	},
	parts: {
		reader: require_neutralise.choice([
			"auto",
			"shards",
			"variants"
		]),
		default: "auto",
		only: "github",
		description: "With `mode: merge` or `publish`: what a case is that several parts measured. `variants`: the environment of its part (a model, an operating system) belongs to every case. `shards`: the same case, measured repeatedly. `auto`: a variant, unless the legs are only numbered."
	},
	"expected-parts": {
		reader: require_neutralise.count({ max: 1e4 }),
		only: "github",
		fallback: "the size of the matrix, as the parts report it",
		description: "With `mode: merge` or `publish`: how many parts there must be. With fewer or more the verdict is inconclusive at best. Set it when several jobs collect parts."
	},
	workflow: {
		reader: require_neutralise.text("FILE"),
		only: "github",
		fallback: "any workflow file of the default branch that keeps a baseline of the suite",
		description: "With `mode: publish`: path of the workflow file with `mode: collect`, for example `.github/workflows/evals.yml`. Measurements of other workflows are refused, whatever their name is."
	}
};
// src/config/inputs/reviewer-inputs.ts
const reviewerInputs = {
	comment: {
		reader: require_neutralise.choice([
			"always",
			"on-change",
			"failures",
			"off"
		]),
		default: "always",
		only: "github",
		description: "When to post the pull-request comment: `always`, `on-change` (once a case changed or the verdict is not `passed`), `failures` (once something is wrong) or `off`. An existing comment is always updated."
	},
	"comment-when-green": {
		reader: require_neutralise.choice([
			"keep",
			"hide",
			"delete"
		]),
		default: "keep",
		only: "github",
		description: "What to do with the comment when the verdict is `passed`: `keep` it, `hide` it (minimized as resolved) or `delete` it."
	},
	"check-run": {
		reader: require_neutralise.flag(),
		default: "false",
		only: "github",
		description: "Also report the verdict as a check run of the commit. Requires `checks: write`."
	},
	annotations: {
		reader: require_neutralise.flag(),
		default: "true",
		only: "github",
		description: "Annotate failures at their file and line."
	},
	"html-report": {
		reader: require_neutralise.choice(["auto", "off"]),
		default: "auto",
		only: "github",
		description: "`auto`: store the HTML report as an artifact that opens in the browser."
	},
	"show-outputs": {
		reader: require_neutralise.choice(["on", "off"]),
		default: "on",
		description: "`off`: no view, file or stored baseline contains what evals were asked and answered (inputs, outputs, arguments of tools, reasons of scorers, failure texts of evals). An upload to the eval service is not affected."
	},
	"link-hosts": {
		reader: require_neutralise.hosts("HOSTS"),
		description: "Hosts that links to traces in reports may lead to, one per line or separated by commas: `traces.example.com` is that host only, `*.example.com` every host below it. Only `https` addresses without a port are linked; without this input none is."
	},
	"publish-timeout": {
		reader: require_neutralise.minutes(),
		default: "5",
		only: "github",
		field: "publishTimeoutMs",
		description: "How many minutes everything around the verdict may take together: finding the baseline, storing reports, writing the comment, the check and the issue. What is late is left out and reported; the verdict, the outputs and the exit code stay. A search for the baseline that is late makes the verdict inconclusive."
	},
	"results-file": {
		reader: require_neutralise.text("FILE"),
		fallback: "a file in the temporary folder of the runner",
		description: "Where to write the machine-readable results. `baseline: file:PATH` reads the same format."
	},
	"ctrf-file": {
		reader: require_neutralise.text("FILE"),
		description: "Where to write the results as CTRF, a JSON format that other tools read."
	},
	"junit-file": {
		reader: require_neutralise.text("FILE"),
		description: "Where to write the results as JUnit XML."
	}
};
const issueInputs = {
	"issue-on-failure": {
		reader: require_neutralise.flag(),
		default: "false",
		only: "github",
		field: "onFailure",
		description: "On a schedule and on pushes to the default branch: open an issue when the gate fails, keep it up to date, and close it once everything passes again. Requires `issues: write`."
	},
	"issue-labels": {
		reader: require_neutralise.names("LABELS"),
		only: "github",
		field: "labels",
		description: "Labels of that issue, one per line or separated by commas."
	},
	"issue-assignees": {
		reader: require_neutralise.logins("LOGINS"),
		only: "github",
		field: "assignees",
		description: "Logins of the people to assign to that issue, one per line or separated by commas."
	}
};
// src/config/inputs/runner-inputs.ts
const runnerInputs = {
	"github-token": {
		reader: require_neutralise.text("TOKEN"),
		expression: "github.token",
		only: "github",
		description: "Token for the comment, the check run, the issue and the baseline artifact."
	},
	matrix: {
		reader: require_neutralise.text("JSON"),
		expression: "toJSON(matrix)",
		only: "github",
		isHidden: true,
		description: "The leg of the matrix that this job is, as JSON. Filled in by the runner; leave it out."
	},
	strategy: {
		reader: require_neutralise.text("JSON"),
		expression: "toJSON(strategy)",
		only: "github",
		isHidden: true,
		description: "How many legs the matrix has, as JSON. Filled in by the runner; leave it out."
	}
};
// src/config/inputs.ts
const inputTable = {
	...reportInputs,
	...require_temporary_folder.serviceInputs,
	...require_temporary_folder.uploadInputs,
	...baselineInputs,
	...repeatInputs,
	...policyInputs,
	...hostedInputs,
	...reviewerInputs,
	...issueInputs,
	...runnerInputs
};
const inputNames = Object.keys(inputTable);
function inputOf(name) {
	return inputTable[name];
}
const inputGroups = [
	{
		title: "What to measure",
		inputs: reportInputs
	},
	{
		title: "Eval service",
		inputs: {
			...require_temporary_folder.serviceInputs,
			...require_temporary_folder.uploadInputs
		}
	},
	{
		title: "Baseline",
		inputs: baselineInputs
	},
	{
		title: "Repetition",
		inputs: repeatInputs
	},
	{
		title: "Verdict",
		inputs: policyInputs
	},
	{
		title: "Hosted runs",
		inputs: hostedInputs
	},
	{
		title: "Results for people and tools",
		inputs: reviewerInputs
	},
	{
		title: "Issue",
		inputs: issueInputs
	},
	{
		title: "GitHub",
		inputs: runnerInputs
	}
];
function readRawInputs(env) {
	return Object.fromEntries(inputNames.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]));
}
const confirmNeedsHostedRun = require_neutralise.inputProblem("confirm", "can only be `hosted` for hosted runs; suspect cases of reports are rerun by a command", "Set `confirm` to the command that reruns the suspect cases.");
function contradictions(config, raw) {
	return [
		...reportProblems(raw),
		...suiteProblems(config),
		...placeProblems(config),
		...baseProblems(config, raw),
		...runIdProblems(config, raw)
	];
}
function reportProblems(raw) {
	return [...Object.entries(inputTable).filter(([name, row]) => "only" in row && row.only === "reports" && require_neutralise.isGiven(inputTable, name, raw)).map(([name]) => require_neutralise.inputProblem(name, "only applies to reports, not to hosted runs")), ...when(raw.reports?.trim(), "reports", "cannot be combined with a hosted run", twoSteps)];
}
const twoSteps = "Use two steps with different `suite-name`s.";
function suiteProblems(config) {
	const { suites, suiteFile, syncSuite, environments, servers, cases, preflight } = config;
	const isUnsaved = suiteFile !== void 0 && syncSuite === "false";
	const needsSync = "requires `sync-suite: true` with a `suite-file`: only a saved suite has";
	return [
		...when(suites.length > 0 && suiteFile, "suite", "cannot be combined with `suite-file`, which names its suite"),
		...when(syncSuite !== "false" && suiteFile === void 0, "sync-suite", "requires `suite-file`"),
		...when(isUnsaved && environments.length > 0, "environment", `${needsSync} environments`),
		...when(isUnsaved && cases.length > 0, "cases", `${needsSync} ids of cases`),
		...when(isUnsaved && preflight !== "off" && servers.length === 0, "preflight", "requires `servers` with a `suite-file` that is not synced"),
		...when(suites.length > 1 && cases.length > 0, "cases", "requires a single `suite`: cases belong to one suite"),
		...when(config.failOnToolRemoval && preflight === "off", "fail-on-tool-removal", "requires `preflight: check` or `preflight: doctor`")
	];
}
function placeProblems(config) {
	const { suites, runIds, receipts, environments, servers, study, pullRequestEnvironment } = config;
	const namesPlace = environments.length > 0 || servers.length > 0;
	const forPullRequest = pullRequestEnvironment !== void 0;
	return [
		...when(forPullRequest && (namesPlace || study !== void 0), "pull-request-environment", "cannot be combined with `environment`, `servers` or `study`: it names the environment"),
		...when(forPullRequest && suites.length === 0 && runIds.length === 0 && receipts === void 0, "pull-request-environment", "requires a `suite` that it can be attached to"),
		...when(study !== void 0 && namesPlace, "study", "cannot be combined with `environment` or `servers`: it names the environment"),
		...when(environments.length > 0 && servers.length > 0, "servers", "cannot be combined with `environment`, which determines the servers")
	];
}
function baseProblems(config, raw) {
	const { baseEnvironment, baseServers, pullRequestEnvironment, confirm } = config;
	if (confirm && raw.confirm?.trim() !== "hosted") return [require_neutralise.inputProblem("confirm", "cannot be a command for hosted runs, because its results would not come from the service", "Use `confirm: hosted`, and the service reruns the suspect cases.")];
	const isBaseKnown = baseEnvironment !== void 0 || pullRequestEnvironment !== void 0 || baseServers.length > 0;
	return [
		...when(baseEnvironment !== void 0 && pullRequestEnvironment, "base-environment", "cannot be combined with `pull-request-environment`, in which the base branch runs"),
		...when(baseEnvironment !== void 0 && baseServers.length > 0, "base-servers", "cannot be combined with `base-environment`, which determines the servers"),
		...when(baseServers.length > 0 && !confirm, "base-servers", "requires `confirm: hosted`"),
		...when(confirm && !isBaseKnown, "confirm", "can only be `hosted` when it is known where the base branch runs", "Name its environment in `base-environment` or its servers in `base-servers`.")
	];
}
const usefulWithRunId = new Set([
	"run-id",
	"receipts",
	"wait",
	"timeout-minutes",
	"pull-request-environment",
	"base-environment",
	"base-servers",
	"triage",
	"reproduce"
]);
function runIdProblems(config, raw) {
	const { runIds, receipts, wait, confirm, triage, reproduce } = config;
	if (runIds.length === 0 && receipts === void 0) {
		const late = "has no effect with `wait: false`";
		const advice = "Set it on the step that waits for the `run-id`.";
		return [
			...when(!wait && confirm, "confirm", late, advice),
			...when(!wait && triage, "triage", late, advice),
			...when(!wait && reproduce !== "off", "reproduce", late, advice)
		];
	}
	const useless = Object.keys(hostedInputs).filter((name) => !usefulWithRunId.has(name) && require_neutralise.isGiven(hostedInputs, name, raw));
	const [other, state] = receipts === void 0 ? ["run-id", "started"] : ["receipts", "ended"];
	return [
		...when(receipts !== void 0 && runIds.length > 0, "run-id", "cannot be combined with `receipts`, which name the runs"),
		...useless.map((name) => require_neutralise.inputProblem(name, `has no effect with \`${other}\`: that run has already ${state}`)),
		...when(!wait, "wait", `cannot be false with \`${other}\`: this step can only wait for the run`),
		...runIds.filter((id) => !/^[A-Za-z0-9_-]+$/.test(id)).map((id) => require_neutralise.inputProblem("run-id", `must be an id; got ${require_neutralise.quote(id)}`))
	];
}
function when(condition, name, predicate, advice) {
	return condition ? [require_neutralise.inputProblem(name, predicate, advice)] : [];
}
// src/config/hosted.ts
const choosing = new Set([
	"suite",
	"suite-file",
	"run-id",
	"receipts"
]);
function asksForHostedRun(raw) {
	const given = (name) => (raw[name] ?? "").trim();
	if ([...choosing].some((name) => given(name) !== "")) return true;
	return given("reports") === "" && !["", "off"].includes(given("preflight"));
}
function readHosted(raw, problems) {
	const confirm = raw.confirm?.trim() ?? "";
	if (!asksForHostedRun(raw)) {
		if (confirm === "hosted") problems.push(confirmNeedsHostedRun);
		problems.push(...uselessInputs(raw));
		return;
	}
	const config = {
		...require_neutralise.readInputs(hostedInputs, raw, problems),
		confirm: confirm !== ""
	};
	problems.push(...contradictions(config, raw));
	return config;
}
function uselessInputs(raw) {
	return Object.keys(hostedInputs).filter((name) => !choosing.has(name) && require_neutralise.isGiven(hostedInputs, name, raw)).map((name) => require_neutralise.inputProblem(name, "only applies to hosted runs", "Name the `suite` to run, or remove the input."));
}
// src/config/repeat.ts
const needsRepeat = ["repeat-command", "repeat-budget"];
function readRepeat(raw, { isHosted, mode }, problems) {
	const { repeat, repeatCommand, repeatRounds, repeatBudget } = require_neutralise.readInputs(repeatInputs, raw, problems);
	if (repeat === void 0) {
		const useless = needsRepeat.filter((name) => require_neutralise.isGiven(repeatInputs, name, raw));
		problems.push(...useless.map((name) => require_neutralise.inputProblem(name, "requires `repeat: until-decided`")));
		return;
	}
	if (mode !== "gate") problems.push(require_neutralise.inputProblem("repeat", `is not available with \`mode: ${mode}\``));
	if (repeatRounds < 2) problems.push(require_neutralise.inputProblem("repeat-rounds", "must be at least 2: the first one counts"));
	if (!isHosted && repeatCommand === void 0) problems.push(require_neutralise.inputProblem("repeat-command", "is required for reports with `repeat: until-decided`", "Set it to the command that runs the whole suite once more and writes its reports into $EVAL_GATE_REPORTS."));
	for (const name of [
		"wait",
		"run-id",
		"receipts"
	]) {
		if (!isHosted || raw[name] === void 0 || raw[name].trim() === "" || raw[name].trim() === "true") continue;
		problems.push(require_neutralise.inputProblem("repeat", `can't be combined with ${name}: further runs need the step that starts them`));
	}
	return {
		command: repeatCommand,
		rounds: repeatRounds,
		budgetUsd: repeatBudget
	};
}
// src/config/service-config.ts
function readService(raw, problems, requiredFor) {
	const { apiKey, baseUrl, projectId, headerPrefix, requestHeaders } = require_neutralise.readInputs(require_temporary_folder.serviceInputs, raw, problems);
	const isRequired = requiredFor !== void 0 || apiKey !== void 0;
	if (apiKey === void 0 && requiredFor !== void 0) problems.push(require_neutralise.inputProblem("api-key", `is required for ${requiredFor}`, "Pass the API key of the eval service from a secret."));
	const wrongKey = apiKey === void 0 ? void 0 : require_temporary_folder.checkApiKey(apiKey);
	if (wrongKey !== void 0) problems.push(require_neutralise.inputProblem("api-key", wrongKey.predicate, wrongKey.advice));
	if (baseUrl === void 0 && isRequired) problems.push(require_neutralise.inputProblem("base-url", `is required ${requiredFor === void 0 ? "with `api-key`" : `for ${requiredFor}`}`, "Set `base-url` to the address of the service, e.g. `https://evals.example.com/api/v1`."));
	if (baseUrl === void 0) return void 0;
	const wrong = require_temporary_folder.checkBaseUrl(baseUrl);
	if (wrong !== void 0) problems.push(require_neutralise.inputProblem("base-url", wrong.predicate, wrong.advice));
	return apiKey === void 0 ? void 0 : {
		baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ""),
		apiKey,
		projectId,
		headerPrefix,
		requestHeaders
	};
}
function loadService(raw) {
	const problems = [];
	const service = readService(raw, problems, "this command");
	if (service === void 0 || problems.length > 0) throw new require_neutralise.UsageError(problems);
	return service;
}
// src/config/suite-name.ts
const longestLeg = 80;
function defaultSuiteName({ workflow, job, matrix }) {
	const parts = [workflow, job].filter((part) => part !== void 0 && part !== "");
	const name = parts.length === 0 ? "evals" : parts.join(" / ");
	return matrix === void 0 ? name : `${name} (${describeLeg(matrix)})`;
}
function describeLeg(matrix) {
	const values = leavesOf(matrix);
	const text = values.join(", ");
	if (values.every((value) => value !== "" && !value.includes(",")) && text.length <= longestLeg) return text;
	const digest = (0, node_crypto.createHash)("sha256").update(JSON.stringify(matrix).toWellFormed()).digest("hex");
	return `${text.slice(0, longestLeg).toWellFormed()} ${digest.slice(0, 8)}`.trim();
}
function leavesOf(value) {
	if (typeof value !== "object" || value === null) return [String(value)];
	return Object.values(value).flatMap(leavesOf);
}
function suiteNameTaken(suiteName, context, by) {
	return new require_neutralise.UsageError([require_neutralise.inputProblem("suite-name", `"${suiteName}" is also used by another ${by} of this workflow run; the baseline and comment of that ${by} were not changed`, adviseName(suiteName, context, by))]);
}
function adviseName(suiteName, { matrix }, by) {
	if (by === "step") return "Set a different `suite-name` for each step: it is the key of the baseline and of the comment.";
	if (matrix === void 0) return `Set a different \`suite-name\` for each job. In a reusable workflow, pass it as an input: \`suite-name: ${expression("inputs.suite")}\`.`;
	return `Add the leg to the name: \`suite-name: ${suiteName} (${Object.keys(matrix).map((key) => expression(`matrix.${key}`)).join(", ")})\`. Without \`suite-name\`, Eval Gate does this itself.`;
}
const expression = (of) => [
	"${",
	`{ ${of} }`,
	"}"
].join("");
// src/config/load.ts
function loadConfig(raw, context) {
	const problems = [];
	const config = readConfig(raw, context, problems);
	if (problems.length > 0) throw new require_neutralise.UsageError(problems);
	return config;
}
function readConfig(raw, context, problems) {
	const { suiteName, ...reports } = require_neutralise.readInputs(reportInputs, raw, problems);
	const { policyPath, policyFrom, ...policy } = require_neutralise.readInputs(policyInputs, raw, problems);
	const isHosted = asksForHostedRun(raw);
	const service = readService(raw, problems, isHosted ? "hosted runs" : void 0);
	const hosted = readHosted(raw, problems);
	const { confirm, ...baseline } = require_neutralise.readInputs(baselineInputs, raw, problems);
	const config = {
		...reports,
		suiteName: suiteName ?? defaultSuiteName(context),
		service,
		isKeyMissing: require_neutralise.isGiven(require_temporary_folder.serviceInputs, "base-url", raw) && !require_neutralise.isGiven(require_temporary_folder.serviceInputs, "api-key", raw),
		hosted,
		...require_neutralise.readInputs(require_temporary_folder.uploadInputs, raw, problems),
		...baseline,
		confirm: isHosted ? void 0 : confirm,
		repeat: readRepeat(raw, {
			isHosted,
			mode: reports.mode
		}, problems),
		policyPath,
		policyFrom,
		policyPathGiven: policyPath !== policyInputs.policy.default,
		policyInputs: {
			...policy,
			allowEmpty: policy.allowEmpty || void 0
		},
		...require_neutralise.readInputs(reviewerInputs, raw, problems),
		issue: require_neutralise.readInputs(issueInputs, raw, problems)
	};
	problems.push(...baselineProblems(config.baseline, context));
	problems.push(...modeProblems(config, suiteName !== void 0, isHosted));
	problems.push(...outcomeProblems(config, raw));
	return config;
}
function baselineProblems({ kind }, { provider }) {
	if (provider !== "terminal" || kind !== "artifact" && kind !== "run") return [];
	return [require_neutralise.inputProblem("baseline", `can only be ${kind === "run" ? "run:ID" : kind} in GitHub Actions`, "In a terminal, use `file:PATH`, `service` or `none`.")];
}
function outcomeProblems({ mode, testOutcome }, raw) {
	const isEmpty = raw["test-outcome"]?.trim() === "";
	const advice = "Give it `steps.ID.outcome`, with the `id` of the step that runs the tests.";
	if (isEmpty) return [require_neutralise.inputProblem("test-outcome", "is empty: no earlier step has that id", advice)];
	if (testOutcome.length === 0 || mode === "gate" || mode === "collect") return [];
	return [require_neutralise.inputProblem("test-outcome", `has no effect with \`mode: ${mode}\``, "Set it where `mode: collect` is.")];
}
function modeProblems({ mode, reports, baselineWorkflows, confirm }, isNamed, isHosted) {
	const problems = [];
	if (baselineWorkflows.length > 0 && !isNamed) problems.push(require_neutralise.inputProblem("suite-name", "is required with baseline-workflow", "The default name contains the name of the workflow. Use the same `suite-name` in both workflows."));
	if ((mode === "gate" || mode === "collect") && reports.length === 0 && !isHosted) problems.push(require_neutralise.inputProblem("reports", "is required: no report files given", "Set `reports` to the files that your tests write, e.g. `reports: \"**/junit.xml\"`, or set `suite` to run an eval suite in the eval service."));
	if (mode === "merge" && reports.length > 0) problems.push(require_neutralise.inputProblem("reports", "has no effect with `mode: merge`", "Name the reports where `mode: collect` is."));
	if (mode !== "gate" && confirm !== void 0) problems.push(require_neutralise.inputProblem("confirm", `is not available with \`mode: ${mode}\``));
	if (mode !== "gate" && !isNamed) problems.push(require_neutralise.inputProblem("suite-name", `is required with \`mode: ${mode}\``, "Use the same `suite-name` in the step that collects and in the one that merges or publishes."));
	if (mode !== "gate" && isHosted) problems.push(require_neutralise.inputProblem("mode", `\`${mode}\` is for reports, not for hosted runs`, "A hosted run needs the API key, which a fork must not have. Use `mode: gate`."));
	return problems;
}
// src/paths/folders.ts
function pathWithin(folder, path, paths = node_path.default) {
	const way = paths.relative(folder, path);
	if (way === ".." || way.startsWith(`..${paths.sep}`) || paths.isAbsolute(way)) return void 0;
	return way.split(paths.sep).join("/");
}
function isWithin(folder, path, paths = node_path.default) {
	return (pathWithin(folder, path, paths) ?? "") !== "";
}
function repositoryPath(path, paths = node_path.default) {
	return paths.isAbsolute(path) ? void 0 : pathWithin("", paths.normalize(path), paths);
}
function globOf(pattern, paths = node_path.default) {
	return paths.sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
}
// src/platform/write-file.ts
function writeWorkspaceFile(workspace, path, text) {
	(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
	if (!isWithin(workspace, path)) {
		writeFile(path, text);
		return;
	}
	if (!isWithin((0, node_fs.realpathSync)(workspace), (0, node_path.join)((0, node_fs.realpathSync)((0, node_path.dirname)(path)), "file"))) throw new Error("a symbolic link leads out of the workspace");
	const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0 } = node_fs.constants;
	const file = openWithoutLink(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
	try {
		writeFully(file, path, text);
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function writeFile(path, text) {
	const file = (0, node_fs.openSync)(path, "w");
	try {
		writeFully(file, path, text);
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function writeFully(file, path, text) {
	try {
		writeText(file, text);
	} catch (error) {
		if (error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code)) && (0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true) (0, node_fs.rmSync)(path, { force: true });
		throw error;
	}
}
const joinedLength = 262144;
function writeText(file, text) {
	let joined = "";
	for (const piece of typeof text === "string" ? [text] : text) {
		joined += piece;
		if (joined.length < joinedLength) continue;
		(0, node_fs.writeFileSync)(file, joined);
		joined = "";
	}
	(0, node_fs.writeFileSync)(file, joined);
}
function openWithoutLink(path, flags) {
	try {
		return (0, node_fs.openSync)(path, flags, 438);
	} catch (error) {
		throw error instanceof Error && "code" in error && error.code === "ELOOP" ? new Error("it is a symbolic link") : error;
	}
}
// src/platform/files.ts
function createFiles(workspace, scratch) {
	const writeTo = (folder, name, text) => {
		const path = (0, node_path.join)(folder, name);
		(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
		writeFile(path, text);
		return path;
	};
	return {
		writeScratch: (name, text) => writeTo(scratch, name, text),
		writeLasting: (name, text) => writeTo(require_temporary_folder.makeTemporaryFolder(), name, text),
		emptyScratchFolder: (name) => {
			const folder = (0, node_path.join)(scratch, name);
			(0, node_fs.rmSync)(folder, {
				recursive: true,
				force: true
			});
			(0, node_fs.mkdirSync)(folder, { recursive: true });
			return folder;
		},
		writeOutput: (path, text) => writeWorkspaceFile(workspace, path, text),
		list: (folder) => (0, node_fs.readdirSync)(folder),
		readText: (path) => (0, node_fs.readFileSync)(path, "utf8"),
		readBytes: (path) => node_fs.promises.readFile(path),
		sizeOf: async (path) => (await node_fs.promises.stat(path)).size,
		stream: (path) => (0, node_fs.createReadStream)(path)
	};
}
// src/model/quiet/quiet-cases.ts
var QuietCases = class QuietCases {
	sides;
	numbers;
	constructor(sides, numbers) {
		this.sides = sides;
		this.numbers = numbers;
	}
	get length() {
		return this.numbers.length;
	}
	filter(isKept) {
		return new QuietCases(this.sides, this.numbers.filter(isKept));
	}
	identity(number) {
		return this.sides.head.names.identity(number);
	}
	key(number) {
		return this.sides.head.names.key(number);
	}
	comparison(number) {
		return new require_comparison.QuietCase(this.sides, number);
	}
	places() {
		const { names } = this.sides.head;
		const counts = new Map();
		for (const number of this.numbers) {
			const place = names.placeNumber(number);
			counts.set(place, (counts.get(place) ?? 0) + 1);
		}
		return new Map([...counts].map(([place, cases]) => [place, {
			suite: [],
			...names.places[place],
			cases
		}]));
	}
	countsByPasses() {
		const { bases, passes } = this.sides;
		const counts = Array.from({ length: bases.length + 1 }, () => 0);
		for (const number of this.numbers) {
			const count = passes[number] ?? 0;
			counts[count] = (counts[count] ?? 0) + 1;
		}
		return counts;
	}
	countWithBase(least) {
		return this.countsByPasses().reduce((sum, cases, passes) => passes < least ? sum : sum + cases, 0);
	}
	durations() {
		let [sum, count] = [0, 0];
		for (const number of this.numbers) {
			const durationMs = this.sides.head.durationOf(number);
			if (Number.isNaN(durationMs)) continue;
			sum += durationMs;
			count += 1;
		}
		return {
			sum,
			count
		};
	}
	longestHistory() {
		return "p".repeat(this.numbers.length === 0 ? 0 : this.sides.bases.length);
	}
	passedIn({ cases }) {
		const { head, bases } = this.sides;
		const names = cases instanceof require_neutralise.CaseTable ? cases.names : void 0;
		const numbers = bases.find((of) => of.cases.names === names)?.numbers;
		if (!(cases instanceof require_neutralise.CaseTable) || numbers === void 0 && names !== head.names) return count(this.numbers, (number) => (cases.get(this.key(number))?.passed ?? 0) > 0);
		if (numbers === void 0) return count(this.numbers, (number) => cases.isPass(number));
		return count(this.numbers, (number) => cases.isPass(numbers[number] ?? -1));
	}
	headWithout(run) {
		return {
			...run,
			cases: this.sides.head.without(this.numbers)
		};
	}
	basesWithout(runs) {
		return runs.map((run, index) => {
			const base = this.sides.bases[index];
			if (base === void 0) return run;
			return {
				...run,
				cases: base.cases.without(this.numbers.map((number) => base.numbers[number] ?? -1))
			};
		});
	}
	among(others) {
		const all = [];
		const sorted = this.#sorted();
		let at = 0;
		const addUntil = (end) => {
			for (; at < end; at += 1) all.push(this.comparison(sorted[at] ?? 0));
		};
		for (const of of others) {
			addUntil(Math.max(at, this.#firstAfter(of.key, sorted)));
			all.push(of);
		}
		addUntil(sorted.length);
		return all;
	}
	#sorted() {
		const { names } = this.sides.head;
		const isOne = new Uint8Array(names.size);
		for (const number of this.numbers) isOne[number] = 1;
		return names.sorted().filter((number) => isOne[number] === 1);
	}
	#firstAfter(key, sorted) {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >>> 1;
			if (this.key(sorted[middle] ?? 0) < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}
};
function count(numbers, isOne) {
	let ones = 0;
	for (const number of numbers) if (isOne(number)) ones += 1;
	return ones;
}
// src/platform/known-secrets.ts
const replacement = "***";
const shortestSecret = 8;
function createKnownSecrets() {
	const spellings = new Set();
	let pattern;
	let shortestSpelling = 0;
	function holdsSecret(value) {
		if (typeof value === "string") return value.length >= shortestSpelling && pattern !== void 0 && value.search(pattern) !== -1;
		if (typeof value !== "object" || value === null) return false;
		if (Array.isArray(value)) return value.some(holdsSecret);
		if (value instanceof Map) {
			for (const [key, item] of value) if (holdsSecret(key) || holdsSecret(item)) return true;
			return false;
		}
		if (value instanceof require_neutralise.CaseTable) return holdsSecret([...value.names.texts(), ...value.others()]);
		if (!isPlain(value)) return false;
		for (const key in value) if (holdsSecret(key) || holdsSecret(value[key])) return true;
		return false;
	}
	function hideText(text) {
		return pattern === void 0 ? text : text.replace(pattern, replacement);
	}
	function hideAny(value, done) {
		if (typeof value === "string") return hideText(value);
		if (typeof value !== "object" || value === null) return value;
		const known = done.get(value);
		if (known !== void 0) return known;
		const hidden = hideInside(inFull(value), (item) => hideAny(item, done));
		done.set(value, hidden);
		return hidden;
	}
	return {
		add(secret) {
			const before = spellings.size;
			for (const spelling of spell(secret)) spellings.add(spelling);
			if (spellings.size === before) return;
			const longestFirst = [...spellings].sort((a, b) => b.length - a.length);
			shortestSpelling = longestFirst.at(-1)?.length ?? 0;
			pattern = new RegExp(longestFirst.map(escapeForPattern).join("|"), "g");
		},
		hide: (value) => holdsSecret(value) ? hideAny(value, new WeakMap()) : value
	};
}
function inFull(value) {
	if (value instanceof require_neutralise.CaseTable) return new Map(value);
	return "quiet" in value && value.quiet instanceof QuietCases ? require_comparison.spellOutQuiet(value) : value;
}
function hideInside(value, hide) {
	if (Array.isArray(value)) {
		const items = value.map(hide);
		return items.some((item, index) => item !== value[index]) ? items : value;
	}
	if (value instanceof Map) {
		const entries = [...value].map(([key, item]) => [hide(key), hide(item)]);
		return entries.every(([key, item]) => value.has(key) && value.get(key) === item) ? value : new Map(entries);
	}
	if (!isPlain(value)) return value;
	const entries = Object.entries(value).map(([key, item]) => [hide(key), hide(item)]);
	return entries.every(([key, item]) => value[String(key)] === item) ? value : Object.fromEntries(entries);
}
function isPlain(value) {
	const prototype = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null;
}
function spell(secret) {
	const value = secret.trim();
	if (value.length < shortestSecret) return [];
	const encoded = [
		0,
		1,
		2
	].map((offset) => base64At(value, offset));
	return [
		value,
		JSON.stringify(value).slice(1, -1),
		encodeURIComponent(value.toWellFormed()),
		...encoded,
		...encoded.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))
	].filter((text) => text.length >= shortestSecret);
}
function base64At(secret, offset) {
	const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
	return bytes.toString("base64").slice(Math.ceil(offset * 8 / 6), Math.floor(bytes.length * 8 / 6));
}
function escapeForPattern(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
// src/platform/system/processes.ts
function shellFor(line, { platform, env, hasFile }) {
	const args = [
		"-eo",
		"pipefail",
		"-c",
		line
	];
	if (platform !== "win32") return {
		file: "bash",
		args
	};
	return {
		file: [env.ProgramFiles, env.ProgramW6432].filter((folder) => folder !== void 0).map((folder) => node_path.win32.join(folder, "Git", "bin", "bash.exe")).find(hasFile) ?? "bash",
		args
	};
}
function endingOf(pid, signal, platform) {
	return platform === "win32" ? {
		file: "taskkill",
		args: [
			"/pid",
			String(pid),
			"/t",
			"/f"
		]
	} : {
		group: -pid,
		signal
	};
}
function isOwnGroup(platform) {
	return platform !== "win32";
}
// src/platform/system/command.ts
const graceMs = 5e3;
const ownVariables = /^(?:INPUT_|STATE_|ACTIONS_|EVAL_GATE_)|^GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/i;
function scrubEnvironment(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !ownVariables.test(name)));
}
const runCommand = async (line, { cwd, env, timeoutMs }) => {
	const { spawn } = await import("node:child_process");
	return await new Promise((resolve) => {
		let child;
		try {
			const shell = shellFor(line, {
				platform: process.platform,
				env: process.env,
				hasFile: node_fs.existsSync
			});
			child = spawn(shell.file, shell.args, {
				cwd,
				env: {
					...scrubEnvironment(process.env),
					...env
				},
				stdio: [
					"ignore",
					"inherit",
					"inherit"
				],
				detached: isOwnGroup(process.platform),
				windowsHide: true
			});
		} catch (error) {
			resolve({
				status: "not-started",
				message: require_neutralise.messageOf(error)
			});
			return;
		}
		const end = (signal) => {
			if (child.pid !== void 0) endTree(child.pid, signal, spawn);
		};
		let timedOut = false;
		const timer = setTimeout(() => {
			timedOut = true;
			end("SIGTERM");
			setTimeout(() => end("SIGKILL"), graceMs).unref();
		}, timeoutMs);
		child.on("error", (error) => {
			clearTimeout(timer);
			resolve({
				status: "not-started",
				message: error.message
			});
		});
		child.on("close", (exitCode) => {
			clearTimeout(timer);
			resolve(timedOut ? { status: "timed-out" } : {
				status: "ended",
				exitCode: exitCode ?? 1
			});
		});
	});
};
function endTree(pid, signal, start) {
	const ending = endingOf(pid, signal, process.platform);
	if ("file" in ending) {
		start(ending.file, ending.args, {
			stdio: "ignore",
			windowsHide: true
		}).on("error", () => {});
		return;
	}
	try {
		process.kill(ending.group, ending.signal);
	} catch {}
}
function withoutWorkflowCommands(run, print, newMark) {
	return async (line, options) => {
		const mark = newMark();
		print(`\n::stop-commands::${mark}\n`);
		try {
			return await run(line, options);
		} finally {
			print(`\n::${mark}::\n`);
		}
	};
}
// src/platform/system/signals.ts
const echoMs = 1e3;
const stopSignals = [
	"SIGINT",
	"SIGTERM",
	"SIGBREAK"
];
function onStopSignals(stop) {
	for (const name of stopSignals) process.on(name, stop);
	return () => {
		for (const name of stopSignals) process.off(name, stop);
	};
}
function watchForCancel() {
	const controller = new AbortController();
	let askedAt;
	onStopSignals((name) => {
		const now = performance.now();
		if (askedAt === void 0) {
			askedAt = now;
			controller.abort(new Error(`the process was asked to stop (${name})`));
		} else if (name === "SIGINT" && now - askedAt > echoMs) process.exit(130);
	});
	return controller.signal;
}
Object.defineProperty(exports, "QuietCases", {
	enumerable: true,
	get: function() {
		return QuietCases;
	}
});
Object.defineProperty(exports, "acceptModes", {
	enumerable: true,
	get: function() {
		return acceptModes;
	}
});
Object.defineProperty(exports, "createFiles", {
	enumerable: true,
	get: function() {
		return createFiles;
	}
});
Object.defineProperty(exports, "createKnownSecrets", {
	enumerable: true,
	get: function() {
		return createKnownSecrets;
	}
});
Object.defineProperty(exports, "defaultPolicy", {
	enumerable: true,
	get: function() {
		return defaultPolicy;
	}
});
Object.defineProperty(exports, "describeLeg", {
	enumerable: true,
	get: function() {
		return describeLeg;
	}
});
Object.defineProperty(exports, "detectFormat", {
	enumerable: true,
	get: function() {
		return detectFormat;
	}
});
Object.defineProperty(exports, "failOnValues", {
	enumerable: true,
	get: function() {
		return failOnValues;
	}
});
Object.defineProperty(exports, "findFormat", {
	enumerable: true,
	get: function() {
		return findFormat;
	}
});
Object.defineProperty(exports, "formatNames", {
	enumerable: true,
	get: function() {
		return formatNames;
	}
});
Object.defineProperty(exports, "globOf", {
	enumerable: true,
	get: function() {
		return globOf;
	}
});
Object.defineProperty(exports, "growthModes", {
	enumerable: true,
	get: function() {
		return growthModes;
	}
});
Object.defineProperty(exports, "inputGroups", {
	enumerable: true,
	get: function() {
		return inputGroups;
	}
});
Object.defineProperty(exports, "inputNames", {
	enumerable: true,
	get: function() {
		return inputNames;
	}
});
Object.defineProperty(exports, "inputOf", {
	enumerable: true,
	get: function() {
		return inputOf;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "loadConfig", {
	enumerable: true,
	get: function() {
		return loadConfig;
	}
});
Object.defineProperty(exports, "loadService", {
	enumerable: true,
	get: function() {
		return loadService;
	}
});
Object.defineProperty(exports, "newTestModes", {
	enumerable: true,
	get: function() {
		return newTestModes;
	}
});
Object.defineProperty(exports, "onMissingBaselineValues", {
	enumerable: true,
	get: function() {
		return onMissingBaselineValues;
	}
});
Object.defineProperty(exports, "onStopSignals", {
	enumerable: true,
	get: function() {
		return onStopSignals;
	}
});
Object.defineProperty(exports, "pathWithin", {
	enumerable: true,
	get: function() {
		return pathWithin;
	}
});
Object.defineProperty(exports, "readRawInputs", {
	enumerable: true,
	get: function() {
		return readRawInputs;
	}
});
Object.defineProperty(exports, "repositoryPath", {
	enumerable: true,
	get: function() {
		return repositoryPath;
	}
});
Object.defineProperty(exports, "runCommand", {
	enumerable: true,
	get: function() {
		return runCommand;
	}
});
Object.defineProperty(exports, "scrubEnvironment", {
	enumerable: true,
	get: function() {
		return scrubEnvironment;
	}
});
Object.defineProperty(exports, "suiteKinds", {
	enumerable: true,
	get: function() {
		return suiteKinds;
	}
});
Object.defineProperty(exports, "suiteNameTaken", {
	enumerable: true,
	get: function() {
		return suiteNameTaken;
	}
});
Object.defineProperty(exports, "warnLevel", {
	enumerable: true,
	get: function() {
		return warnLevel;
	}
});
Object.defineProperty(exports, "watchForCancel", {
	enumerable: true,
	get: function() {
		return watchForCancel;
	}
});
Object.defineProperty(exports, "withoutWorkflowCommands", {
	enumerable: true,
	get: function() {
		return withoutWorkflowCommands;
	}
});
