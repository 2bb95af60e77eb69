const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_catalog = require("./catalog.js");
const require_open = require("./open.js");
const require_main = require("./main.js");
const require_origin = require("./origin.js");
const require_list = require("./list.js");
const require_find_fallback = require("./find-fallback.js");
// src/service/runs/result.ts
const keptText = 4e3;
const keptMessage = 1e3;
const ungradedStatuses = new Set([
	"failed",
	"cancelled",
	"timed_out",
	"setup_failed",
	"pending",
	"running"
]);
function outcomeOf({ status, result, scoreIntegrity }) {
	if (status === "skipped" || result === "skipped") return { outcome: "skipped" };
	if (!((result === "passed" || result === "failed") && !ungradedStatuses.has(status ?? "")) || result === "passed" && scoreIntegrity != null && scoreIntegrity !== "valid") return {
		outcome: "errored",
		infrastructure: true
	};
	return { outcome: result };
}
function toResult(iteration, options, evidence = {}) {
	const { outcome, infrastructure } = outcomeOf(iteration);
	const { durationMs, model, provider, usage, tokensUsed } = iteration;
	const cost = usage?.estimatedCostUsd;
	const toolCalls = iteration.actualToolCalls?.map(toToolCall) ?? [];
	const expected = iteration.expectedToolCalls ?? [];
	const scores = iteration.scores?.flatMap(toScore) ?? [];
	const tokens = {
		...counted("input", usage?.inputTokens),
		...counted("output", usage?.outputTokens),
		...counted("total", usage?.totalTokens ?? tokensUsed)
	};
	return {
		identity: identityOf(iteration, options),
		outcome,
		infrastructure,
		...counted("durationMs", durationMs),
		...outcome !== "passed" && describeFailure(iteration, evidence.steps),
		scores: scores.length > 0 ? scores : void 0,
		tokens: Object.keys(tokens).length > 0 ? tokens : void 0,
		...counted("costUsd", cost),
		model: model || void 0,
		provider: provider || void 0,
		toolCalls: toolCalls.length > 0 ? toolCalls : void 0,
		expected: outcome !== "passed" && expected.length > 0 ? cut(expected.map(callText).join("\n"), keptText) : void 0,
		input: evidence.input ? cut(evidence.input, keptText) : void 0,
		output: evidence.output ? cut(evidence.output, keptText) : void 0
	};
}
function identityOf({ caseId, testCaseId, title, id: iterationId }, { suite, variant, stableCaseIds }) {
	const id = caseId ?? (stableCaseIds ? testCaseId : void 0);
	const name = title ?? id ?? iterationId;
	return {
		id: id ? [...suite, id].join("/") : void 0,
		suite,
		name,
		variant
	};
}
function splitByModel(results) {
	const models = new Map();
	const caseOf = ({ identity }) => JSON.stringify([identity.id ?? [...identity.suite, identity.name], identity.variant]);
	for (const result of results) {
		const model = modelOf(result);
		if (model === void 0) continue;
		const key = caseOf(result);
		models.set(key, (models.get(key) ?? new Set()).add(model));
	}
	return results.map((result) => {
		const model = modelOf(result);
		if (model === void 0 || (models.get(caseOf(result))?.size ?? 0) < 2) return result;
		const { variant } = result.identity;
		return {
			...result,
			identity: {
				...result.identity,
				variant: variant === void 0 ? model : `${variant} · ${model}`
			}
		};
	});
}
function modelOf({ model, provider }) {
	if (model === void 0) return provider;
	return provider === void 0 || model.startsWith(`${provider}/`) ? model : `${provider}/${model}`;
}
function describeFailure(iteration, steps = []) {
	const failed = steps.find(({ status }) => status === "fail");
	const error = textOf(iteration.error);
	const message = failed?.reason ?? firstLine(error) ?? iteration.firstFailedStage ?? void 0;
	const detail = [...steps.map((step, index) => {
		const name = step.stepId ?? `step ${index + 1}`;
		const reason = step.reason ? `: ${step.reason}` : "";
		return `${step.status ?? "unknown"} ${step.kind ?? ""} ${name}${reason}`.replace(/ +/g, " ");
	}), ...error === void 0 ? [] : [error]].join("\n");
	return {
		message: message === void 0 ? void 0 : cut(message, keptMessage),
		detail: detail !== "" && detail !== message ? cut(detail, keptText) : void 0
	};
}
function firstLine(text) {
	return text?.split("\n").find((line) => line.trim() !== "")?.trim();
}
function textOf(value) {
	if (value === void 0 || value === null || value === "") return void 0;
	if (typeof value === "string") return value;
	if (typeof value === "object" && "message" in value && typeof value.message === "string") return value.message;
	return JSON.stringify(value);
}
function toToolCall({ toolName, arguments: args }) {
	return {
		name: toolName ?? "(unnamed)",
		arguments: args !== void 0 && args !== null ? args : void 0
	};
}
function callText({ toolName, arguments: args }) {
	return `${toolName ?? "(unnamed)"}(${args === void 0 || args === null ? "" : JSON.stringify(args)})`;
}
function toScore({ scorerId, definitionHash, status, ...score }) {
	if (status === "skipped" || status === "not_applicable") return [];
	const value = status === "error" || !isNumber(score.value) ? null : score.value;
	return [{
		name: scorerId ?? definitionHash ?? "score",
		value,
		...counted("threshold", score.passThreshold),
		passed: typeof score.passed === "boolean" ? score.passed : void 0,
		rationale: score.rationale ? cut(score.rationale, keptMessage) : void 0
	}];
}
function isNumber(value) {
	return typeof value === "number" && Number.isFinite(value);
}
function counted(key, value) {
	const fields = {};
	if (isNumber(value) && value >= 0) fields[key] = value;
	return fields;
}
function cut(text, limit) {
	return text.length <= limit ? text : `${text.slice(0, limit).toWellFormed()}… [cut: ${limit} of ${text.length} characters]`;
}
// src/service/runs/contradictions.ts
function contradictionOf(iteration) {
	const { id: iterationId, title, status, result, scoreIntegrity } = iteration;
	if (result !== "passed") return [];
	const say = (by, evidence) => ({
		iterationId,
		name: title ?? iterationId,
		result,
		by,
		evidence
	});
	const found = [];
	if (status && (ungradedStatuses.has(status) || status === "skipped")) found.push(say("status", status));
	if (scoreIntegrity && scoreIntegrity !== "valid") found.push(say("integrity", scoreIntegrity));
	const failed = failedScores(iteration);
	if (failed.length > 0) found.push(say("score", failed.join(", ")));
	return found;
}
function failedScores({ scores, evaluationConfig }) {
	const definitions = evaluationConfig?.definitions ?? [];
	return (scores ?? []).flatMap(({ scorerId, definitionHash, status, passed }) => {
		const definition = definitions.find((one) => definitionHash && one.definitionHash === definitionHash || scorerId && one.scorerId === scorerId);
		const counts = definition?.role !== "advisory";
		const isRequired = definition?.role === "gating" || definition?.role === "required";
		const broke = passed === false || isRequired && status === "error" && definition?.onError !== "ignore" || isRequired && status === "skipped" && definition?.onSkipped !== "ignore";
		return counts && broke ? [scorerId ?? definitionHash ?? "a score without a name"] : [];
	});
}
// src/service/runs/statements.ts
const judgeSchema = require_main.looseObject({
	status: require_open.maybe(require_open.text),
	errorCode: require_open.maybe(require_open.text),
	cases: require_open.maybe(require_main.array(require_main.looseObject({
		caseKey: require_open.maybe(require_open.text),
		passed: require_main.boolean(),
		reason: require_open.maybe(require_open.text)
	})))
});
const judgesSchema = require_main.record(require_open.text, require_main.nullish(judgeSchema));
const summarySchema = require_main.looseObject({ cases: require_main.array(require_main.looseObject({
	caseId: require_open.maybe(require_open.text),
	verdict: require_open.maybe(require_open.text),
	passedTrials: require_open.maybe(require_main.number()),
	failedTrials: require_open.maybe(require_main.number()),
	eligibleTrials: require_open.maybe(require_main.number())
})) });
function stateRun(run, iterations, ask) {
	const unreadable = [];
	const read = (name, schema, value) => {
		if (value === void 0 || value === null) return void 0;
		const parsed = require_main.safeParse(schema, value);
		if (!parsed.success) unreadable.push(name);
		return parsed.success ? parsed.output : void 0;
	};
	const judges = read("judges", judgesSchema, run.judges) ?? {};
	const verdicts = read("verdictSummary", summarySchema, run.verdictSummary);
	const cases = stateCases(iterations, ask);
	const { summary } = run;
	return {
		runId: run.id,
		status: run.status,
		result: run.result ?? null,
		suite: {
			asked: ask.suiteId,
			got: run.suiteId ?? null
		},
		environment: {
			asked: ask.environment?.id ?? null,
			got: run.environment?.id ?? null
		},
		revision: {
			asked: ask.environment?.revision ?? null,
			got: run.environment?.revision ?? null
		},
		commit: {
			asked: ask.commits,
			got: require_origin.originOf(run)?.commit ?? null
		},
		isReplay: ask.isReplay,
		summary: summary ? {
			total: summary.total,
			passed: summary.passed,
			failed: summary.failed
		} : null,
		listed: count(iterations),
		iterations: {
			asked: ask.iterations,
			got: run.expectedIterations ?? null
		},
		caseCount: {
			asked: ask.caseCount,
			got: cases.filter(({ listed }) => listed.total > 0).length
		},
		cases,
		contradictions: iterations.flatMap(contradictionOf),
		judges: Object.entries(judges).flatMap(([name, judge]) => judge ? [stateJudge(name, judge)] : []),
		verdicts: verdicts?.cases.map(stateVerdict) ?? null,
		integrity: {
			scores: run.scoreIntegrity ?? null,
			policy: describe(run.verdictPolicyIntegrityError)
		},
		unreadable
	};
}
function stateJudge(name, judge) {
	const cases = judge.cases ?? [];
	return {
		name,
		status: judge.status ?? null,
		errorCode: judge.errorCode ?? null,
		graded: cases.length,
		failed: cases.filter(({ passed }) => !passed).map(({ caseKey, reason }) => ({
			case: caseKey ?? "a case without a key",
			reason: reason ?? null
		}))
	};
}
function stateVerdict(one) {
	return {
		case: one.caseId ?? "a case without an id",
		verdict: one.verdict ?? null,
		passed: one.passedTrials ?? null,
		failed: one.failedTrials ?? null,
		eligible: one.eligibleTrials ?? null
	};
}
function stateCases(iterations, { cases: due }) {
	const keyOf = ({ testCaseId, caseId, title, id }) => testCaseId ?? caseId ?? title ?? id;
	const ran = Map.groupBy(iterations, keyOf);
	const asked = (due ?? []).map((one) => {
		const own = [
			one.id,
			one.declaredId,
			one.name
		].find((key) => key !== void 0 && ran.has(key));
		const listed = own === void 0 ? [] : ran.get(own) ?? [];
		if (own !== void 0) ran.delete(own);
		return stateCase({
			id: one.id,
			name: one.name,
			due: one.iterations,
			models: one.models
		}, listed);
	});
	const others = [...ran.values()].map((listed) => {
		const [first] = listed;
		const name = first?.title ?? first?.caseId ?? first?.testCaseId ?? "a case without a name";
		return stateCase({
			id: first?.testCaseId ?? null,
			name,
			due: null,
			models: null
		}, listed);
	});
	return [...asked, ...others];
}
function stateCase({ models, ...one }, iterations) {
	const got = new Set(iterations.flatMap(({ model }) => model ?? []));
	return {
		...one,
		models: {
			asked: models,
			got: got.size === 0 ? null : [...got]
		},
		listed: count(iterations)
	};
}
function count(iterations) {
	const of = (word) => iterations.filter(({ result }) => result === word).length;
	const [total, passed, failed] = [
		iterations.length,
		of("passed"),
		of("failed")
	];
	const skipped = iterations.filter(({ status, result }) => (status === "skipped" || result === "skipped") && result !== "passed" && result !== "failed").length;
	return {
		total,
		passed,
		failed,
		skipped,
		ungraded: total - passed - failed - skipped
	};
}
function describe(value) {
	if (value === void 0 || value === null || value === false) return null;
	return (typeof value === "string" ? value : JSON.stringify(value) ?? "").slice(0, 300).toWellFormed();
}
// src/service/runs/iterations.ts
async function readIterations(project, runId) {
	const request = {
		params: { runId },
		query: { limit: require_open.limits.iterationsPerPage }
	};
	const listed = await project.list("listEvalRunIterations", request);
	return [...new Map(listed.map((one) => [one.id, one])).values()];
}
async function readHostedRun(project, run, ask, identity, budget) {
	const iterations = await readIterations(project, run.id);
	return {
		...await toResults(project, run.id, iterations, identity, budget),
		statements: stateRun(run, iterations, ask)
	};
}
async function toResults(project, runId, iterations, identity, budget) {
	const evidence = await readEvidence(project, runId, worthInspecting(iterations), budget);
	const results = splitByModel(iterations.map((iteration) => toResult(iteration, identity, evidence.get(iteration.id))));
	const caseIds = new Map();
	for (const [index, result] of results.entries()) {
		const caseId = iterations[index]?.testCaseId;
		if (caseId) caseIds.set(require_platform.caseKey(result.identity), caseId);
	}
	return {
		results,
		caseIds,
		ranCases: new Set(iterations.flatMap(({ testCaseId }) => testCaseId || []))
	};
}
function worthInspecting(iterations) {
	const failing = iterations.filter((iteration) => outcomeOf(iteration).outcome === "failed");
	const seen = new Set();
	const firsts = failing.filter(({ caseId, testCaseId, title, id }) => {
		const key = caseId ?? testCaseId ?? title ?? id;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
	return [...firsts, ...failing.filter((iteration) => !firsts.includes(iteration))];
}
async function readEvidence(project, runId, iterations, budget) {
	const found = new Map();
	let hasSteps = true;
	let hasTraces = true;
	for (const { id: iterationId } of iterations) {
		if (budget.left <= 0 || !hasSteps && !hasTraces) break;
		const params = {
			runId,
			iterationId
		};
		let steps;
		if (hasSteps) {
			budget.left -= 1;
			steps = (await orNothing(project, () => project.call("listEvalRunSteps", { params })))?.items;
			hasSteps = steps !== void 0;
		}
		if (hasTraces && budget.left > 0) {
			budget.left -= 1;
			const trace = await orNothing(project, () => project.call("getEvalRunIterationTrace", { params }));
			hasTraces = trace !== void 0;
			found.set(iterationId, {
				steps,
				...trace === void 0 ? {} : questionAndAnswer(trace)
			});
		} else if (steps !== void 0) found.set(iterationId, { steps });
	}
	return found;
}
async function orNothing({ signal }, read) {
	try {
		return await read();
	} catch (error) {
		signal?.throwIfAborted();
		if (error instanceof require_platform.ServiceError) return void 0;
		throw error;
	}
}
function questionAndAnswer({ messages }) {
	if (!Array.isArray(messages)) return {};
	const texts = messages.flatMap((message) => {
		if (typeof message !== "object" || message === null || !("role" in message)) return [];
		const text = contentText("content" in message ? message.content : void 0);
		return text === "" ? [] : [{
			role: message.role,
			text
		}];
	});
	return {
		input: texts.find(({ role }) => role === "user")?.text,
		output: texts.findLast(({ role }) => role === "assistant")?.text
	};
}
function contentText(content) {
	if (typeof content === "string") return content;
	if (!Array.isArray(content)) return "";
	return content.flatMap((part) => typeof part === "object" && part !== null && "text" in part && typeof part.text === "string" ? [part.text] : []).join("\n");
}
// src/baseline/from-service.ts
async function findServiceBaseline(project, search) {
	const suiteId = search.suiteId ?? await findSuiteId(project, search);
	if (suiteId === void 0) return null;
	const { runs: listed, isComplete } = await require_list.listRuns(project, suiteId, (sofar) => isEnough(sofar, search));
	const chosen = chooseBaseRuns(listed, search);
	if (chosen.length === 0 && !isComplete && !reachesAge(listed, search)) throw outOfReach(listed.length, search);
	const runs = [];
	for (const { run, origin } of chosen) {
		const results = (await readIterations(project, run.id)).map((iteration) => toResult(iteration, search.identity));
		runs.push(toRun(run, origin, splitByModel(results), search));
	}
	if (runs.length === 0) return null;
	return {
		source: "service",
		description: `${require_find_fallback.describeRuns(search.branch, runs)}, in the eval service`,
		runs
	};
}
function chooseBaseRuns(listed, search) {
	const { branch, commit, environmentId, limit, age, excludeRunIds = [] } = search;
	const notBefore = age === void 0 ? 0 : oldestTime(listed, excludeRunIds, age);
	const fitting = listed.flatMap((run) => {
		const origin = require_origin.originOf(run);
		const isBase = origin?.branch === branch && origin.pullRequest === void 0;
		const inEnvironment = (run.environment?.id ?? void 0) === environmentId;
		const isOld = (run.createdAt ?? Number.POSITIVE_INFINITY) < notBefore;
		const isUsable = run.status === "completed" && !excludeRunIds.includes(run.id) && !isOld;
		return isBase && inEnvironment && isUsable ? [{
			run,
			origin
		}] : [];
	});
	const ofCommit = fitting.filter(({ origin }) => commit !== void 0 && origin.commit === commit);
	return [...ofCommit, ...fitting.filter((one) => !ofCommit.includes(one))].slice(0, limit);
}
function oldestTime(listed, ownRunIds, { mostMs, nowMs }) {
	const ownTimes = listed.flatMap(({ id, createdAt }) => ownRunIds.includes(id) ? createdAt ?? [] : []);
	return (ownTimes.length > 0 ? Math.max(...ownTimes) : nowMs) - mostMs;
}
function isEnough(listed, search) {
	return reachesAge(listed, search) || chooseBaseRuns(listed, search).length >= search.limit;
}
function reachesAge(listed, { age, excludeRunIds = [] }) {
	const oldest = listed.at(-1)?.createdAt;
	return age !== void 0 && oldest != null && oldest < oldestTime(listed, excludeRunIds, age);
}
function outOfReach(count, { branch }) {
	return new require_platform.ServiceError({
		operation: "listEvalSuiteRuns",
		message: `None of the newest ${count} runs of the suite is one of ${branch}, and there are older ones.`,
		advice: [`Run the job on ${branch} to measure it again.`],
		retryable: false,
		attempts: 1
	});
}
async function findSuiteId(project, { suiteName }) {
	return (await require_catalog.listSuites(project)).find(({ name }) => name === suiteName)?.id;
}
function toRun({ id, createdAt }, { branch, commit, url }, results, { suiteName, suiteId }) {
	const run = require_platform.createRun({
		id,
		suiteName: suiteName ?? suiteId ?? "",
		createdAt: createdAt ?? 0,
		branch,
		commit,
		url
	});
	for (const result of results) require_gate.addResult(run, result);
	return run;
}
Object.defineProperty(exports, "findServiceBaseline", {
	enumerable: true,
	get: function() {
		return findServiceBaseline;
	}
});
Object.defineProperty(exports, "readHostedRun", {
	enumerable: true,
	get: function() {
		return readHostedRun;
	}
});
