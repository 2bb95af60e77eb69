import { d as inputProblem, l as UsageError } from "./errors.js";
import { c as reviewerInputs, d as hostedInputs, f as baselineInputs, l as reportInputs, n as readService, o as inputTable, s as issueInputs, u as policyInputs } from "./service-config.js";
import { h as quote, i as uploadInputs, n as readInputs, r as serviceInputs, t as isGiven } from "./input.js";
import { t as defaultSuiteName } from "./suite-name.js";
const confirmNeedsHostedRun = inputProblem("confirm", "can only be `hosted` for hosted runs; suspect cases of reports are rerun by a command", "Set `confirm` to the command that reruns the suspect cases.");
/** Inputs that do not go together. */
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
	return [...Object.entries(inputTable).filter(([name, row]) => "only" in row && row.only === "reports" && isGiven(inputTable, name, raw)).map(([name]) => inputProblem(name, "only applies to reports, not to hosted runs")), ...when(raw.reports?.trim(), "reports", "cannot be combined with a hosted run", twoSteps)];
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
/** The environment of the run is named once. */
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
/** Where the base branch runs, and what needs to know it. */
function baseProblems(config, raw) {
	const { baseEnvironment, baseServers, pullRequestEnvironment, confirm } = config;
	if (confirm && raw.confirm?.trim() !== "hosted") return [inputProblem("confirm", "cannot be a command for hosted runs, because its results would not come from the service", "Use `confirm: hosted`, and the service reruns the suspect cases.")];
	const isBaseKnown = baseEnvironment !== void 0 || pullRequestEnvironment !== void 0 || baseServers.length > 0;
	return [
		...when(baseEnvironment !== void 0 && pullRequestEnvironment, "base-environment", "cannot be combined with `pull-request-environment`, in which the base branch runs"),
		...when(baseEnvironment !== void 0 && baseServers.length > 0, "base-servers", "cannot be combined with `base-environment`, which determines the servers"),
		...when(baseServers.length > 0 && !confirm, "base-servers", "requires `confirm: hosted`"),
		...when(confirm && !isBaseKnown, "confirm", "can only be `hosted` when it is known where the base branch runs", "Name its environment in `base-environment` or its servers in `base-servers`.")
	];
}
const usefulWithRunId = /* @__PURE__ */ new Set([
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
/** A run is started by one step and evaluated by another. */
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
	const useless = Object.keys(hostedInputs).filter((name) => !usefulWithRunId.has(name) && isGiven(hostedInputs, name, raw));
	const [other, state] = receipts === void 0 ? ["run-id", "started"] : ["receipts", "ended"];
	return [
		...when(receipts !== void 0 && runIds.length > 0, "run-id", "cannot be combined with `receipts`, which name the runs"),
		...useless.map((name) => inputProblem(name, `has no effect with \`${other}\`: that run has already ${state}`)),
		...when(!wait, "wait", `cannot be false with \`${other}\`: this step can only wait for the run`),
		...runIds.filter((id) => !/^[A-Za-z0-9_-]+$/.test(id)).map((id) => inputProblem("run-id", `must be an id; got ${quote(id)}`))
	];
}
function when(condition, name, predicate, advice) {
	return condition ? [inputProblem(name, predicate, advice)] : [];
}
// src/config/hosted.ts
/** Inputs that ask for the hosted job. */
const choosing = /* @__PURE__ */ new Set([
	"suite",
	"suite-file",
	"run-id",
	"receipts"
]);
/** True when the inputs ask for a hosted run, or a check of servers, instead of reports. */
function asksForHostedRun(raw) {
	const given = (name) => (raw[name] ?? "").trim();
	if ([...choosing].some((name) => given(name) !== "")) return true;
	return given("reports") === "" && !["", "off"].includes(given("preflight"));
}
/** Reads the inputs of hosted runs; undefined when none is asked for. What is wrong is added to the problems. */
function readHosted(raw, problems) {
	const confirm = raw.confirm?.trim() ?? "";
	if (!asksForHostedRun(raw)) {
		if (confirm === "hosted") problems.push(confirmNeedsHostedRun);
		problems.push(...uselessInputs(raw));
		return;
	}
	const config = {
		...readInputs(hostedInputs, raw, problems),
		confirm: confirm !== ""
	};
	problems.push(...contradictions(config, raw));
	return config;
}
/** Without a suite these would be ignored silently. */
function uselessInputs(raw) {
	return Object.keys(hostedInputs).filter((name) => !choosing.has(name) && isGiven(hostedInputs, name, raw)).map((name) => inputProblem(name, "only applies to hosted runs", "Name the `suite` to run, or remove the input."));
}
// src/config/load.ts
/**
* Turns raw inputs into a {@link Config}.
* @throws UsageError with every problem at once.
*/
function loadConfig(raw, context) {
	const problems = [];
	const config = readConfig(raw, context, problems);
	if (problems.length > 0) throw new UsageError(problems);
	return config;
}
function readConfig(raw, context, problems) {
	const { suiteName, ...reports } = readInputs(reportInputs, raw, problems);
	const { policyPath, policyFrom, ...policy } = readInputs(policyInputs, raw, problems);
	const isHosted = asksForHostedRun(raw);
	const service = readService(raw, problems, isHosted ? "hosted runs" : void 0);
	const hosted = readHosted(raw, problems);
	const { confirm, ...baseline } = readInputs(baselineInputs, raw, problems);
	const config = {
		...reports,
		suiteName: suiteName ?? defaultSuiteName(context),
		service,
		isKeyMissing: isGiven(serviceInputs, "base-url", raw) && !isGiven(serviceInputs, "api-key", raw),
		hosted,
		...readInputs(uploadInputs, raw, problems),
		...baseline,
		confirm: isHosted ? void 0 : confirm,
		policyPath,
		policyFrom,
		policyPathGiven: policyPath !== policyInputs.policy.default,
		policyInputs: {
			...policy,
			allowEmpty: policy.allowEmpty || void 0
		},
		...readInputs(reviewerInputs, raw, problems),
		issue: readInputs(issueInputs, raw, problems)
	};
	problems.push(...baselineProblems(config.baseline, context));
	problems.push(...modeProblems(config, suiteName !== void 0, isHosted));
	return config;
}
/** Artifacts can only be read where GitHub Actions gives access to them. */
function baselineProblems({ kind }, { provider }) {
	if (provider !== "terminal" || kind !== "artifact" && kind !== "run") return [];
	return [inputProblem("baseline", `can only be ${kind === "run" ? "run:ID" : kind} in GitHub Actions`, "In a terminal, use `file:PATH`, `service` or `none`.")];
}
/** What the job must know, by its mode. */
function modeProblems({ mode, reports, baselineWorkflows, confirm }, isNamed, isHosted) {
	const problems = [];
	if (baselineWorkflows.length > 0 && !isNamed) problems.push(inputProblem("suite-name", "is required with baseline-workflow", "The default name contains the name of the workflow. Use the same `suite-name` in both workflows."));
	if ((mode === "gate" || mode === "collect") && reports.length === 0 && !isHosted) problems.push(inputProblem("reports", "is required: no report files given", "Set `reports` to the files that your tests write, e.g. `reports: \"**/junit.xml\"`, or set `suite` to run an eval suite in the eval service."));
	if (mode === "merge" && reports.length > 0) problems.push(inputProblem("reports", "has no effect with `mode: merge`", "Name the reports where `mode: collect` is."));
	if (mode !== "gate" && confirm !== void 0) problems.push(inputProblem("confirm", `is not available with \`mode: ${mode}\``));
	if (mode !== "gate" && !isNamed) problems.push(inputProblem("suite-name", `is required with \`mode: ${mode}\``, "Use the same `suite-name` in the step that collects and in the one that merges or publishes."));
	if (mode !== "gate" && isHosted) problems.push(inputProblem("mode", `\`${mode}\` is for reports, not for hosted runs`, "A hosted run needs the API key, which a fork must not have. Use `mode: gate`."));
	return problems;
}
export { loadConfig as t };
