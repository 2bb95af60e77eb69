import { _ as script, a as modelKeys, c as choice, d as lines, f as logins, g as rate, h as quote, i as uploadInputs, l as count, m as names, n as readInputs, o as oauthGrants, p as minutes, r as serviceInputs, u as flag, v as text } from "./input.js";
import { a as onMissingBaselineValues, n as failOnValues } from "./policy.js";
import { n as formatNames } from "./registry.js";
import { d as inputProblem, l as UsageError } from "./errors.js";
import { n as checkBaseUrl, t as checkApiKey } from "./service-address.js";
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
		return refuse(`must be one of auto, artifact, service, none, file:PATH or run:ID (id of a workflow run); got ${quote(text)}`);
	};
	return {
		placeholder: "SOURCE",
		absent: void 0,
		read
	};
}
/** What the results are compared with. */
const baselineInputs = {
	baseline: {
		reader: baselineChoice(),
		default: "auto",
		description: "What to compare with: `artifact` (results that runs of the base branch stored), `service` (results of the base branch in the eval service), `auto` (either of the two), `run:ID` (a workflow run), `file:PATH` (a results file or reports), or `none`."
	},
	"baseline-branch": {
		reader: text("BRANCH"),
		only: "github",
		fallback: "the base of the pull request or of the merge queue; on a push the branch itself when it is the default branch or protected, else the default branch",
		description: "Branch to compare with. When it has no baseline yet, the default branch is used instead, and the report says so."
	},
	"baseline-workflow": {
		reader: lines("FILE"),
		field: "baselineWorkflows",
		only: "github",
		fallback: "the workflow file of this run",
		description: "Workflow files whose runs on the base branch store the baseline, such as `ci.yml`, one per line. Requires `suite-name`."
	},
	"baseline-runs": {
		reader: count({ max: 50 }),
		default: "10",
		description: "How many runs of the base branch to compare with; older ones are left out where the base branch itself changed."
	},
	"baseline-max-age": {
		reader: count({ max: 3650 }),
		default: "30",
		field: "baselineMaxAgeDays",
		description: "Ignore baselines that are older than this many days."
	},
	confirm: {
		reader: script("COMMAND"),
		description: "Command that reruns the suspect cases and writes its reports into the folder `$EVAL_GATE_REPORTS`; for hosted runs, the word `hosted`. It runs once for the base branch and once for the change, and only these fresh results decide about the suspect cases."
	},
	"confirm-timeout": {
		reader: minutes(),
		default: "30",
		field: "confirmTimeoutMs",
		description: "How many minutes the command may take per side, or the service for both sides."
	}
};
// src/config/inputs/hosted-inputs.ts
/** Runs in the eval service instead of reports. */
const hostedInputs = {
	suite: {
		reader: lines("SUITE"),
		field: "suites",
		description: "Eval suites to run in the eval service, by id or name, one per line. Use instead of `reports`."
	},
	"suite-file": {
		reader: text("FILE"),
		description: "YAML file that defines the suite to run in the eval service (a suite as code). Use instead of `suite`."
	},
	"sync-suite": {
		reader: choice([
			"false",
			"true",
			"only"
		]),
		default: "false",
		description: "`true`: update the service's suite from `suite-file`, then run it. `only`: update it and run nothing. `false`: run the file without changing a saved suite."
	},
	environment: {
		reader: lines("ENVIRONMENT"),
		field: "environments",
		fallback: "the environment attached to the suite",
		description: "Environments of the service to run the suite in, by id or name, one per line."
	},
	servers: {
		reader: lines("SERVER"),
		fallback: "the servers of the suite or its environment",
		description: "Saved MCP servers to run the suite against, by id or name, one per line."
	},
	cases: {
		reader: lines("CASE"),
		fallback: "all cases",
		description: "Cases of the suite to run, by id or title, one per line."
	},
	repetitions: {
		reader: count({
			max: 10,
			advice: "The service accepts at most 10. More runs of the base branch also make a comparison sharper."
		}),
		fallback: "as defined in the suite",
		description: "How often to run each case, 1 to 10."
	},
	"model-api-keys": {
		reader: modelKeys(),
		description: "API keys of model providers for this run, one `provider: key` per line. Never logged or stored."
	},
	wait: {
		reader: flag(),
		default: "true",
		description: "`false`: only start the hosted run. A later step evaluates it with `run-id`."
	},
	"run-id": {
		reader: lines("ID"),
		field: "runIds",
		description: "Ids of hosted runs that an earlier step started, one per line: wait for them and evaluate them."
	},
	receipts: {
		reader: text("FOLDER"),
		description: "Folder in which tests that upload by themselves leave receipts of their runs: evaluate those runs, without a second upload."
	},
	"timeout-minutes": {
		reader: minutes(),
		default: "60",
		field: "timeoutMs",
		description: "How many minutes to wait for a hosted run, including the time it waits for a free slot. After that the run is cancelled."
	},
	preflight: {
		reader: choice([
			"off",
			"check",
			"doctor"
		]),
		default: "off",
		description: "Before anything runs, `check` whether the servers and the environment connect, or use `doctor` for a thorough inspection. The tools of the servers are compared with those of the base branch. Without a `suite`, the step ends after this check."
	},
	"oauth-tokens": {
		reader: oauthGrants(),
		field: "oauthGrants",
		description: "OAuth tokens to give to the service before the run, as JSON from a secret: `{\"server\": {\"access_token\": \"…\", \"refresh_token\": \"…\"}}`."
	},
	"fail-on-tool-removal": {
		reader: flag(),
		default: "false",
		description: "Fail when a tool was removed or a previously valid call no longer is. Requires `preflight`."
	},
	"pull-request-environment": {
		reader: text("ENVIRONMENT"),
		description: "On a pull request, run in a copy of this environment that belongs to the pull request; the copy is archived when the pull request is closed. Elsewhere, run in this environment."
	},
	"base-environment": {
		reader: text("ENVIRONMENT"),
		fallback: "the same environment, or the one that `pull-request-environment` copies",
		description: "Environment in which the base branch runs, by id or name. Its runs are the baseline, and `confirm: hosted` reruns suspect cases there."
	},
	"base-servers": {
		reader: lines("SERVER"),
		description: "Saved MCP servers of the base branch, by id or name, one per line. For suites without an environment: `confirm: hosted` reruns suspect cases there."
	},
	study: {
		reader: text("ID"),
		description: "Id of a study: run the suite in the environment that it publishes, and show its insights."
	},
	triage: {
		reader: flag(),
		default: "false",
		description: "Ask the service's agent what the failing cases have in common. Adds a paragraph next to the verdict; billed to the project."
	},
	reproduce: {
		reader: choice(["off", "on-failure"]),
		default: "off",
		description: "`on-failure`: open a read-only session browser for up to two failing cases and link it in the comment."
	}
};
// src/config/inputs/policy-inputs.ts
/** What decides the verdict. */
const policyInputs = {
	policy: {
		reader: text("FILE"),
		default: ".github/eval-gate.yml",
		field: "policyPath",
		description: "Policy file (YAML); docs/policy.md describes it."
	},
	"policy-from": {
		reader: choice(["base", "head"]),
		default: "base",
		only: "github",
		description: "Whose policy file judges a pull request: `base` (the base branch, so that a change of the policy counts once it is merged) or `head` (the pull request itself)."
	},
	"fail-on": {
		reader: choice(failOnValues),
		fallback: "the policy file, else `regressions`",
		description: "What fails the step: `regressions` (cases that got worse beyond chance), `new-failures` (every case that passed before and fails now), `failures` (every failing case), or `never`."
	},
	"min-pass-rate": {
		reader: rate(),
		fallback: "the policy file",
		description: "Fail when a smaller share of the iterations passes, for example `95%` or `0.95`."
	},
	"on-inconclusive": {
		reader: choice(["neutral", "fail"]),
		fallback: "the policy file, else `neutral`",
		description: "When the verdict is inconclusive: `neutral` passes the step, `fail` fails it."
	},
	"on-missing-baseline": {
		reader: choice(onMissingBaselineValues),
		fallback: "the policy file, else `pass`",
		description: "When there is no baseline: `pass` lets the first runs of a suite pass and is inconclusive once the base branch has stored one; `neutral` is always inconclusive; `fail` fails the step."
	},
	"allow-empty": {
		reader: flag(),
		default: "false",
		description: "Do not fail when there are no reports or no results."
	}
};
// src/config/inputs/report-inputs.ts
/** What is measured. */
const reportInputs = {
	reports: {
		reader: lines("FILES…"),
		description: "Report files to read: glob patterns relative to the workspace, one per line. A pattern that starts with `!` excludes files."
	},
	format: {
		reader: choice(formatNames, "NAME"),
		only: "reports",
		description: "Read every file as this format instead of detecting the format from the content."
	},
	"path-prefix": {
		reader: text("FOLDER"),
		only: "reports",
		fallback: "the folders above each report file",
		description: "Folder of the package, for reports in a monorepo that name files relative to it, e.g. `packages/web`. Annotations and links need it when the report lies outside of that folder."
	},
	selection: {
		reader: flag(),
		default: "false",
		only: "reports",
		description: "Only a part of the cases was meant to run, for example the evals of changed files. The run is compared on what ran, the rest counts as not run, and the run is not kept as a baseline."
	},
	"suite-name": {
		reader: text("NAME"),
		fallback: "workflow, job and leg of the matrix; `evals` in a terminal",
		description: "Name of what is measured. It identifies the comment, the baseline and the suite in the service, so two steps or jobs of one workflow run must not share it."
	},
	mode: {
		reader: choice([
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
		reader: choice([
			"auto",
			"shards",
			"variants"
		]),
		default: "auto",
		only: "github",
		description: "With `mode: merge` or `publish`: what a case is that several parts measured. `variants`: the environment of its part (a model, an operating system) belongs to every case. `shards`: the same case, measured repeatedly. `auto`: a variant, unless the legs are only numbered."
	},
	"expected-parts": {
		reader: count({ max: 1e4 }),
		only: "github",
		fallback: "the size of the matrix, as the parts report it",
		description: "With `mode: merge` or `publish`: how many parts there must be. With fewer or more the verdict is inconclusive at best. Set it when several jobs collect parts."
	},
	workflow: {
		reader: text("FILE"),
		only: "github",
		fallback: "any workflow file of the default branch that keeps a baseline of the suite",
		description: "With `mode: publish`: path of the workflow file with `mode: collect`, for example `.github/workflows/evals.yml`. Measurements of other workflows are refused, whatever their name is."
	}
};
// src/config/inputs/reviewer-inputs.ts
/** What reviewers see, and which files are written. */
const reviewerInputs = {
	comment: {
		reader: choice([
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
		reader: choice([
			"keep",
			"hide",
			"delete"
		]),
		default: "keep",
		only: "github",
		description: "What to do with the comment when the verdict is `passed`: `keep` it, `hide` it (minimized as resolved) or `delete` it."
	},
	"check-run": {
		reader: flag(),
		default: "false",
		only: "github",
		description: "Also report the verdict as a check run of the commit. Requires `checks: write`."
	},
	annotations: {
		reader: flag(),
		default: "true",
		only: "github",
		description: "Annotate failures at their file and line."
	},
	"html-report": {
		reader: choice(["auto", "off"]),
		default: "auto",
		only: "github",
		description: "`auto`: store the HTML report as an artifact that opens in the browser."
	},
	"publish-timeout": {
		reader: minutes(),
		default: "5",
		only: "github",
		field: "publishTimeoutMs",
		description: "How many minutes everything around the verdict may take together: finding the baseline, storing reports, writing the comment, the check and the issue. What is late is left out and reported; the verdict, the outputs and the exit code stay. A search for the baseline that is late makes the verdict inconclusive."
	},
	"results-file": {
		reader: text("FILE"),
		fallback: "a file in the temporary folder of the runner",
		description: "Where to write the machine-readable results. `baseline: file:PATH` reads the same format."
	},
	"ctrf-file": {
		reader: text("FILE"),
		description: "Where to write the results as CTRF, a JSON format that other tools read."
	},
	"junit-file": {
		reader: text("FILE"),
		description: "Where to write the results as JUnit XML."
	}
};
/** An issue that tracks failures outside pull requests. */
const issueInputs = {
	"issue-on-failure": {
		reader: flag(),
		default: "false",
		only: "github",
		field: "onFailure",
		description: "On a schedule and on pushes to the default branch: open an issue when the gate fails, keep it up to date, and close it once everything passes again. Requires `issues: write`."
	},
	"issue-labels": {
		reader: names("LABELS"),
		only: "github",
		field: "labels",
		description: "Labels of that issue, one per line or separated by commas."
	},
	"issue-assignees": {
		reader: logins("LOGINS"),
		only: "github",
		field: "assignees",
		description: "Logins of the people to assign to that issue, one per line or separated by commas."
	}
};
// src/config/inputs/runner-inputs.ts
/** What the runner fills in. The action reads these itself; they are not part of the configuration. */
const runnerInputs = {
	"github-token": {
		reader: text("TOKEN"),
		expression: "github.token",
		only: "github",
		description: "Token for the comment, the check run, the issue and the baseline artifact."
	},
	matrix: {
		reader: text("JSON"),
		expression: "toJSON(matrix)",
		only: "github",
		isHidden: true,
		description: "The leg of the matrix that this job is, as JSON. Filled in by the runner; leave it out."
	},
	strategy: {
		reader: text("JSON"),
		expression: "toJSON(strategy)",
		only: "github",
		isHidden: true,
		description: "How many legs the matrix has, as JSON. Filled in by the runner; leave it out."
	}
};
// src/config/inputs.ts
/**
* Every input of the action, by name. A row in one of the tables below is all that an input needs: its value is
* then in the configuration, and `npm run docs:inputs` writes it into `action.yml` and `docs/inputs.md`. The
* command line has a flag of the same name.
*/
const inputTable = {
	...reportInputs,
	...serviceInputs,
	...uploadInputs,
	...baselineInputs,
	...policyInputs,
	...hostedInputs,
	...reviewerInputs,
	...issueInputs,
	...runnerInputs
};
const inputNames = Object.keys(inputTable);
/** Row of an input, without the types of its own. */
function inputOf(name) {
	return inputTable[name];
}
/** The inputs as the docs and `--help` show them. */
const inputGroups = [
	{
		title: "What to measure",
		inputs: reportInputs
	},
	{
		title: "Eval service",
		inputs: {
			...serviceInputs,
			...uploadInputs
		}
	},
	{
		title: "Baseline",
		inputs: baselineInputs
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
// src/config/service-config.ts
/**
* Reads where the eval service is; undefined without a key. What is wrong is added to the problems.
*
* @param requiredFor what can't be done without the service, such as `hosted runs`
*/
function readService(raw, problems, requiredFor) {
	const { apiKey, baseUrl, projectId, headerPrefix, requestHeaders } = readInputs(serviceInputs, raw, problems);
	const isRequired = requiredFor !== void 0 || apiKey !== void 0;
	if (apiKey === void 0 && requiredFor !== void 0) problems.push(inputProblem("api-key", `is required for ${requiredFor}`, "Pass the API key of the eval service from a secret."));
	const wrongKey = apiKey === void 0 ? void 0 : checkApiKey(apiKey);
	if (wrongKey !== void 0) problems.push(inputProblem("api-key", wrongKey.predicate, wrongKey.advice));
	if (baseUrl === void 0 && isRequired) problems.push(inputProblem("base-url", `is required ${requiredFor === void 0 ? "with `api-key`" : `for ${requiredFor}`}`, "Set `base-url` to the address of the service, e.g. `https://evals.example.com/api/v1`."));
	if (baseUrl === void 0) return void 0;
	const wrong = checkBaseUrl(baseUrl);
	if (wrong !== void 0) problems.push(inputProblem("base-url", wrong.predicate, wrong.advice));
	return apiKey === void 0 ? void 0 : {
		baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ""),
		apiKey,
		projectId,
		headerPrefix,
		requestHeaders
	};
}
/**
* How to reach the eval service, for a command that can't do without it.
* @throws UsageError with everything that is missing or wrong.
*/
function loadService(raw) {
	const problems = [];
	const service = readService(raw, problems, "this command");
	if (service === void 0 || problems.length > 0) throw new UsageError(problems);
	return service;
}
export { inputOf as a, reviewerInputs as c, hostedInputs as d, baselineInputs as f, inputNames as i, reportInputs as l, readService as n, inputTable as o, inputGroups as r, issueInputs as s, loadService as t, policyInputs as u };
