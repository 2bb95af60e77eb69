const require_open = require("./open.js");
const require_platform = require("./platform.js");
const require_main = require("./main.js");
const require_http_failure = require("./http-failure.js");
const require_run_link = require("./run-link.js");
const require_origin = require("./origin.js");
const require_gate = require("./gate.js");
const require_step_state = require("./step-state.js");
const require_stable_names = require("./stable-names.js");
const require_dist = require("./dist2.js");
const require_stored_documents = require("./stored-documents.js");
let node_zlib = require("node:zlib");
let node_crypto = require("node:crypto");
// src/service/ingest/artifact-upload.ts
const operation = "createArtifactUploadUrl";
function failure(message, advice, more = {}) {
	const facts = {
		operation,
		message: `artifact upload: ${message}`,
		advice: [advice]
	};
	return new require_platform.ServiceError({
		...facts,
		...more,
		retryable: false,
		attempts: 1
	});
}
async function collect(content) {
	const chunks = [];
	let size = 0;
	for await (const chunk of content instanceof Uint8Array ? [content] : content) {
		size += chunk.byteLength;
		if (size > require_open.limits.artifactBytes) throw failure(`the file is larger than ${require_open.limits.artifactBytes} bytes`, "The file is not uploaded. The results are not affected.", { code: "TOO_LARGE" });
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, size);
}
function checkUploadUrl(text, service) {
	const url = URL.parse(text);
	const advice = "The service is at fault. Nothing was sent.";
	if (url === null) throw failure("the upload URL is not a valid URL", advice);
	if (url.username !== "" || url.password !== "") throw failure("the upload URL contains credentials", advice);
	if (!require_main.isTrustworthy(url)) throw failure("the upload URL is not https", advice);
	if (require_main.isLoopback(url.hostname) && !require_main.isLoopback(service.hostname)) throw failure("the upload URL is an address of this machine", advice);
	return url;
}
function readStorageId(response, url) {
	const value = require_open.parseJson(response.body)?.value;
	const storageId = typeof value === "object" && value !== null && "storageId" in value ? value.storageId : void 0;
	if (response.status >= 200 && response.status < 300 && typeof storageId === "string") return storageId;
	const redact = require_open.createRedactor([...url.searchParams.values()]);
	const said = require_open.toLine(redact(require_open.readErrorBody(response.body).message));
	throw failure(`the store answered ${response.status}: ${said}`, "The results are not affected.", { status: response.status });
}
async function uploadArtifact(project, upload) {
	const { client, signal } = project;
	const body = await collect(upload.content);
	const { uploadUrl } = await project.call(operation);
	const url = checkUploadUrl(uploadUrl, new URL(project.client.baseUrl));
	const headers = {
		...client.headersFor(url),
		"content-type": upload.contentType
	};
	try {
		const request = {
			method: "POST",
			url,
			headers,
			body,
			timeoutMs: 12e4,
			maxBytes: 65536,
			signal
		};
		return readStorageId(await require_open.sendRequest(client.pool, request), url);
	} catch (error) {
		if (!(error instanceof require_http_failure.HttpFailure)) throw error;
		throw failure(error.message, "The results are not affected.", {
			code: error.code,
			cause: error
		});
	}
}
// src/service/ingest/iteration-ids.ts
function hashOf(parts) {
	return (0, node_crypto.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
function iterationId(externalRunId, shard, key, ordinal) {
	return `it-${hashOf([
		externalRunId,
		shard,
		key,
		ordinal
	])}`;
}
function caseIds(identity) {
	const { id, variant } = identity;
	if (id !== void 0 && variant === void 0 && /^[A-Za-z0-9_-]{1,128}$/.test(id)) return {
		externalCaseId: id,
		caseId: id
	};
	return { externalCaseId: `case-${hashOf([require_platform.caseKey(identity)])}` };
}
// src/service/ingest/eval-result.ts
const keptMetadata = 64;
const metadataChars = 300;
const isCount = (value) => value !== void 0 && Number.isFinite(value) && value >= 0;
function clean(text) {
	return text.toWellFormed().replaceAll("\0", "�");
}
function field(key, value) {
	const fields = {};
	if (value !== void 0) fields[key] = value;
	return fields;
}
function textField(key, value) {
	return field(key, value === void 0 || value === "" ? void 0 : clean(value));
}
const maxDepth = 10;
const plainKey = /^[A-Za-z][\x20-\x7e]{0,200}$/;
function isStorable(value, depth) {
	if (typeof value !== "object" || value === null) return true;
	if (depth === 0) return false;
	if (Array.isArray(value)) return value.every((item) => isStorable(item, depth - 1));
	return Object.entries(value).every(([key, item]) => plainKey.test(key) && isStorable(item, depth - 1));
}
function toJson(value) {
	try {
		return JSON.stringify(value);
	} catch {
		return "nested too deeply to be shown";
	}
}
function toToolCall({ name, arguments: args }) {
	const toolName = clean(name);
	if (args === void 0 || args === null) return { toolName };
	if (!isStorable(args, maxDepth)) return {
		toolName,
		arguments: { json: clean(toJson(args)) }
	};
	return {
		toolName,
		arguments: require_open.isRecord(args) ? args : { value: args }
	};
}
function scoreEntries(scores) {
	return scores.flatMap(({ name, value, threshold, passed }) => [
		...value === null || !Number.isFinite(value) ? [] : [[`score.${name}`, value]],
		...threshold === void 0 ? [] : [[`score.${name}.threshold`, threshold]],
		...passed === void 0 ? [] : [[`score.${name}.passed`, passed]]
	]);
}
function metadataOf(result) {
	const { identity, location } = result;
	const entries = [
		["outcome", result.outcome],
		["infrastructure", result.infrastructure],
		["flaky", result.flaky],
		["attempts", result.attempts],
		["file", location?.file ?? identity.file],
		["line", location?.line],
		["suite", identity.suite.length === 0 ? void 0 : identity.suite.join(" › ")],
		["variant", identity.variant],
		["scope", result.scope],
		["costUsd", isCount(result.costUsd) ? result.costUsd : void 0],
		["latencyMs", isCount(result.latencyMs) ? result.latencyMs : void 0],
		...scoreEntries(result.scores ?? [])
	].flatMap(([key, value]) => value === void 0 ? [] : [[key, value]]).slice(0, keptMetadata).map(([key, value]) => [key.replace(/[^\x20-\x7e]/g, "_").slice(0, metadataChars), typeof value === "string" ? clean(value).slice(0, metadataChars).toWellFormed() : value]);
	return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}
function withRows(scalars, scores) {
	return scores.length === 0 ? scalars : {
		...scalars,
		scores
	};
}
function tokensOf({ tokens }) {
	if (tokens === void 0) return void 0;
	const counted = {
		...field("input", isCount(tokens.input) ? tokens.input : void 0),
		...field("output", isCount(tokens.output) ? tokens.output : void 0),
		...field("total", isCount(tokens.total) ? tokens.total : void 0)
	};
	return Object.keys(counted).length === 0 ? void 0 : counted;
}
function titleOf({ identity }) {
	const title = clean(require_platform.caseTitle(identity));
	return title.trim() === "" ? "(unnamed)" : title;
}
function traceOf({ input, output, spans = [] }) {
	const asked = input === void 0 || input === "" ? [] : [{
		role: "user",
		content: clean(input)
	}];
	const answered = output === void 0 || output === "" ? [] : [{
		role: "assistant",
		content: clean(output)
	}];
	const messages = answered.length === 0 ? [] : [...asked, ...answered];
	if (spans.length > 0) return {
		messages,
		spans: spans.map(toSpan)
	};
	return messages.length === 0 ? void 0 : messages;
}
function toSpan({ name, category, startMs, endMs, failed, ...tokens }, index) {
	return {
		id: `span-${index + 1}`,
		name: clean(name),
		category,
		startMs,
		endMs,
		...field("status", failed === true ? "error" : void 0),
		...field("inputTokens", isCount(tokens.inputTokens) ? tokens.inputTokens : void 0),
		...field("outputTokens", isCount(tokens.outputTokens) ? tokens.outputTokens : void 0)
	};
}
function errorOf(result) {
	if (result.outcome === "passed") return void 0;
	if (result.outcome === "skipped") return clean(result.message || "The iteration was skipped.");
	if (result.message !== void 0 && result.message !== "") return clean(result.message);
	return result.outcome === "errored" ? "The iteration broke before it could be judged." : "The iteration failed.";
}
function statusOf({ outcome, infrastructure }) {
	if (outcome === "skipped") return "skipped";
	return infrastructure === true ? "failed" : void 0;
}
function scorerRows({ scores = [] }) {
	return scores.slice(0, keptMetadata).map(({ name, value, threshold, passed, rationale }) => ({
		name: clean(name),
		score: value !== null && Number.isFinite(value) ? value : null,
		...field("threshold", threshold),
		...field("passed", passed),
		...textField("reason", rationale?.slice(0, metadataChars))
	}));
}
function toEvalResult(result, ids) {
	const { externalCaseId, caseId } = ids.case ?? caseIds(result.identity);
	const toolCalls = result.toolCalls?.map(toToolCall);
	return {
		caseTitle: titleOf(result),
		passed: result.outcome === "passed",
		...field("durationMs", isCount(result.durationMs) ? result.durationMs : void 0),
		...textField("error", errorOf(result)),
		...textField("errorDetails", result.outcome === "passed" ? void 0 : result.detail),
		...textField("query", result.input),
		...textField("expectedOutput", result.expected),
		...textField("model", result.model),
		...textField("provider", result.provider),
		...field("actualToolCalls", toolCalls === void 0 || toolCalls.length === 0 ? void 0 : toolCalls),
		...field("tokens", tokensOf(result)),
		...field("trace", traceOf(result)),
		...field("metadata", withRows(metadataOf(result), scorerRows(result))),
		...field("status", statusOf(result)),
		externalIterationId: ids.externalIterationId,
		externalCaseId,
		...field("caseId", caseId)
	};
}
// src/service/ingest/batch.ts
function jsonBytes(value) {
	return Buffer.byteLength(JSON.stringify(value), "utf8");
}
const mark = (cut) => `… [cut: ${cut} characters]`;
function cutText(text, keptChars) {
	if (text.length <= keptChars) return text;
	return `${text.slice(0, keptChars).toWellFormed()}${mark(text.length - keptChars)}`;
}
function cutTexts(value, keptChars) {
	if (typeof value === "string") return cutText(value, keptChars);
	if (Array.isArray(value)) return value.map((item) => cutTexts(item, keptChars));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item, keptChars)]));
}
function cutFields(result, keptChars) {
	const cut = (text) => text === void 0 ? void 0 : cutText(text, keptChars);
	const { trace } = result;
	return {
		...result,
		caseTitle: cutText(result.caseTitle, Math.max(200, keptChars)),
		error: cut(result.error),
		errorDetails: cut(result.errorDetails),
		query: cut(result.query),
		expectedOutput: cut(result.expectedOutput),
		trace: typeof trace === "string" ? cutText(trace, keptChars) : cutTrace(trace, keptChars)
	};
}
function cutTrace(trace, keptChars) {
	if (typeof trace !== "object") return trace;
	return cutTexts(trace, keptChars);
}
function dropBulk({ trace: _trace, widgetSnapshots: _widgets, metadata: _metadata, ...rest }) {
	const names = (calls) => calls?.slice(0, 1e3).map(({ toolName }) => ({ toolName: cutText(toolName, 200) }));
	const { actualToolCalls, expectedToolCalls } = rest;
	return {
		...rest,
		actualToolCalls: names(actualToolCalls),
		expectedToolCalls: names(expectedToolCalls)
	};
}
function fitResult(result, maxBytes) {
	if (jsonBytes(result) <= maxBytes) return result;
	let fitted = result;
	for (let kept = Math.floor(maxBytes / 8); kept >= 256; kept = Math.floor(kept / 4)) {
		fitted = cutFields(result, kept);
		if (jsonBytes(fitted) <= maxBytes) return fitted;
	}
	return dropBulk(fitted);
}
const wrapperBytes = jsonBytes({ results: [] });
function createBatchBuilder(limits) {
	let batch = [];
	let bytes = wrapperBytes;
	const flush = () => {
		const full = batch;
		batch = [];
		bytes = wrapperBytes;
		return full;
	};
	return {
		push(result) {
			const size = jsonBytes(result) + 1;
			const done = [];
			if (batch.length > 0 && bytes + size > limits.bytes) done.push(flush());
			batch.push(result);
			bytes += size;
			if (batch.length >= limits.results || bytes > limits.bytes) done.push(flush());
			return done;
		},
		flush
	};
}
// src/service/ingest/reconcile.ts
function createSent() {
	return {
		total: 0,
		graded: 0,
		leftOut: 0,
		asFailures: 0
	};
}
const isGraded = ({ status }) => status === void 0 || status === "completed";
function countSent(sent, wanted, taken) {
	sent.total += taken.length;
	sent.graded += taken.filter(isGraded).length;
	sent.leftOut += wanted.length - taken.length;
	sent.asFailures += taken.filter(isGraded).length - wanted.filter(isGraded).length;
}
function describeLoss({ leftOut, asFailures }) {
	const parts = [...leftOut > 0 ? [`${require_platform.plural(leftOut, "skipped result")} ${leftOut === 1 ? "was" : "were"} left out`] : [], ...asFailures > 0 ? [`${require_platform.plural(asFailures, "lost result")} ${asFailures === 1 ? "counts" : "count"} as failed there`] : []];
	return parts.length === 0 ? void 0 : `This service takes no status of a result: ${parts.join(", and ")}. The verdict here is not affected.`;
}
function reconcile(operation, { runId, summary }, { total, graded }) {
	if (summary === void 0 || summary.total >= graded) return;
	throw new require_platform.ServiceError({
		operation,
		message: `${operation}: the service holds ${summary.total} of the ${total} results that were sent into run ${runId}.`,
		advice: ["Run the job again: the next attempt sends all of them into a run of its own."],
		code: "INVALID_RESPONSE",
		retryable: false,
		attempts: 1
	});
}
function isTooLarge(error) {
	if (!(error instanceof require_platform.ServiceError)) return false;
	return error.status === 413 || error.status === 400 && /size limit|too large/i.test(error.message);
}
// src/service/ingest/fallback.ts
function createFallback(described, log) {
	let run = described;
	const leftOut = new Set();
	function leaveOut(what, shown, operation) {
		leftOut.add(what);
		log?.debug(`${operation}: sent again ${shown}`);
		return true;
	}
	return {
		run: () => run,
		adapt: (results) => adapt(results, leftOut),
		leaveOutAfter(error) {
			if (!(error instanceof require_platform.ServiceError) || error.status === void 0) return false;
			const { operation, message, status } = error;
			const unknown = error.details?.unknownField;
			const isMalformed = status === 400 || status === 422 || unknown !== void 0;
			if (isMalformed && /\bspans\b|\btrace\b/i.test(message) && !leftOut.has(traceSpans)) return leaveOut(traceSpans, "without the spans of the traces", operation);
			if (typeof unknown === "string" && optionalFields.includes(unknown) && !leftOut.has(unknown)) return leaveOut(unknown, `without the field ${unknown}, which the service does not know`, operation);
			if (/metadata/i.test(message) && !leftOut.has(nestedMetadata)) return leaveOut(nestedMetadata, "with scalars only in the metadata", operation);
			if (!isMalformed) return false;
			const older = withoutNewerFields(run);
			if (older === void 0) return false;
			run = older;
			log?.debug(`${operation}: sent again without the newer fields of a run`);
			return true;
		}
	};
}
function withoutNewerFields(run) {
	const { runName, runTags, runMetadata, evaluationConfigHash, ci, ...rest } = run;
	const { dirty, pullRequestNumber, ...olderCi } = ci ?? {};
	if ([
		runName,
		runTags,
		runMetadata,
		evaluationConfigHash,
		dirty,
		pullRequestNumber
	].every((field) => field === void 0)) return void 0;
	return {
		...rest,
		ci: ci && olderCi
	};
}
const optionalFields = [
	"caseId",
	"metadata",
	"trace",
	"tokens",
	"actualToolCalls",
	"expectedToolCalls",
	"errorDetails",
	"expectedOutput",
	"status",
	"intent"
];
const nestedMetadata = "nested metadata";
const traceSpans = "spans of a trace";
function adapt(results, fields) {
	if (fields.size === 0) return [...results];
	return (fields.has("status") ? results.filter(({ status }) => status !== "skipped") : results).map((result) => {
		const { caseTitle, passed } = result;
		const known = Object.entries(result).filter(([key]) => !fields.has(key));
		const metadata = fields.has(nestedMetadata) && !fields.has("metadata") ? onlyScalars(result.metadata) : void 0;
		const fitted = {
			...Object.fromEntries(known),
			caseTitle,
			passed,
			...metadata && { metadata }
		};
		return fields.has(traceSpans) ? withoutSpans(fitted) : fitted;
	});
}
function withoutSpans({ trace, ...result }) {
	if (typeof trace !== "object" || Array.isArray(trace)) return {
		...result,
		...trace && { trace }
	};
	const { messages } = trace;
	return Array.isArray(messages) && messages.length > 0 ? {
		...result,
		trace: messages
	} : result;
}
function onlyScalars(metadata) {
	return metadata && Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value !== "object"));
}
// src/service/ingest/session.ts
function toIngestedRun({ runId, suiteId, status, result, summary, projectId }) {
	return {
		runId,
		suiteId,
		status,
		result: result ?? void 0,
		summary: summary ?? void 0,
		projectId: projectId ?? void 0
	};
}
function createIngestSession(project, options) {
	const { log } = options;
	const fallback = createFallback(options.run, log);
	let started;
	let finalized = false;
	let insertedLate = 0;
	const sent = createSent();
	function settle(operation, answer) {
		const run = toIngestedRun(answer);
		if (run.status === "completed") reconcile(operation, run, sent);
		return {
			...run,
			taken: sent.total,
			loss: describeLoss(sent)
		};
	}
	async function sendKnownFields(send) {
		for (;;) try {
			return await send();
		} catch (error) {
			if (!fallback.leaveOutAfter(error)) throw error;
		}
	}
	const isFinished = (answer) => answer.reused === true && answer.status === "completed" && answer.summary != null;
	function startedRun() {
		if (started === void 0) throw new TypeError("the run must be started first");
		return started;
	}
	async function appendToFinished(request) {
		try {
			insertedLate += (await project.call("appendIngestIterations", request)).inserted;
		} catch (error) {
			if (!(error instanceof require_platform.ServiceError) || error.status === void 0) throw error;
			if (![
				400,
				409,
				422
			].includes(error.status)) throw error;
			log?.debug("the run is finished and takes no more iterations");
		}
	}
	return {
		async start() {
			if (started !== void 0) return started.status;
			options.onStart?.();
			started = await sendKnownFields(() => project.call("startIngestRun", { body: fallback.run() }));
			if (isFinished(started)) log?.debug(`run ${started.runId} was finished by an earlier request`);
			else options.onOpen?.(started.runId);
			return started.status;
		},
		isStarted: () => started !== void 0,
		async append(results) {
			const { runId } = startedRun();
			const kept = () => fallback.adapt(results);
			const requestOf = () => ({ body: {
				runId,
				results: kept()
			} });
			if (isFinished(startedRun())) {
				await appendToFinished(requestOf());
				return countSent(sent, results, kept());
			}
			const { inserted, skipped } = await sendKnownFields(async () => kept().length === 0 ? {
				inserted: 0,
				skipped: 0
			} : await project.call("appendIngestIterations", requestOf()));
			if (inserted + skipped !== kept().length) throw new require_platform.ServiceError({
				operation: "appendIngestIterations",
				message: `appendIngestIterations: the service confirmed ${inserted + skipped} of ${kept().length} iterations`,
				advice: ["The results are kept. Send them again; those already there are skipped."],
				code: "INVALID_RESPONSE",
				retryable: true,
				attempts: 1
			});
			countSent(sent, results, kept());
		},
		async finalize() {
			const answer = startedRun();
			if (isFinished(answer) && insertedLate === 0) {
				finalized = true;
				return settle("startIngestRun", answer);
			}
			const { externalRunId } = options.run;
			const body = {
				runId: answer.runId,
				externalRunId
			};
			const done = await project.call("finalizeIngestRun", { body });
			finalized = true;
			return settle("finalizeIngestRun", done);
		},
		async report(results) {
			const answer = await sendKnownFields(async () => {
				const kept = fallback.adapt(results);
				if (kept.length === 0) return void 0;
				const body = {
					...fallback.run(),
					expectedIterations: kept.length,
					results: kept
				};
				return await project.call("reportEvalResults", { body });
			});
			countSent(sent, results, answer === void 0 ? [] : fallback.adapt(results));
			return answer === void 0 ? void 0 : settle("reportEvalResults", answer);
		},
		openRunId: () => started === void 0 || finalized || isFinished(started) ? void 0 : started.runId
	};
}
// src/service/ingest/ingest.ts
const envelopeBytes = 65536;
function createIngest(project, options) {
	const { run } = options;
	const session = createIngestSession(project, options);
	const builder = createBatchBuilder({
		results: require_open.limits.ingestBatchResults,
		bytes: require_open.limits.ingestBatchBytes
	});
	const waiting = [];
	let failure;
	async function guard(work) {
		try {
			return await work();
		} catch (error) {
			failure = error;
			throw error;
		}
	}
	async function sendWaiting() {
		await session.start();
		for (let batch = waiting[0]; batch !== void 0; batch = waiting[0]) {
			await append(session, batch);
			waiting.shift();
			options.onSent?.(batch.length);
		}
	}
	const append = createAppend(options.log);
	async function reportAll(batch) {
		try {
			return await session.report(batch);
		} catch (error) {
			if (isTooLarge(error)) return "too large";
			throw error;
		}
	}
	function fitsOneRequest() {
		const [only] = waiting;
		return only !== void 0 && waiting.length === 1 && !session.isStarted() && jsonBytes({
			...run,
			expectedIterations: only.length,
			results: only
		}) <= require_open.limits.ingestBatchBytes;
	}
	return {
		add: (results) => guard(async () => {
			for (const result of results) waiting.push(...builder.push(fitResult(result, require_open.limits.ingestBodyBytes - envelopeBytes)));
			if (failure === void 0 && (waiting.length > 1 || session.isStarted())) await sendWaiting();
		}),
		finish: () => guard(async () => {
			if (failure !== void 0) throw failure;
			const rest = builder.flush();
			if (rest.length > 0) waiting.push(rest);
			if (waiting.length === 0 && !session.isStarted()) return void 0;
			if (fitsOneRequest()) {
				const answer = await reportAll(waiting[0] ?? []);
				if (answer !== "too large") {
					waiting.length = 0;
					return answer;
				}
			}
			await sendWaiting();
			return await session.finalize();
		}),
		unsent() {
			const rest = builder.flush();
			if (rest.length > 0) waiting.push(rest);
			return {
				version: 1,
				projectId: project.id,
				externalRunId: run.externalRunId,
				batches: [...waiting]
			};
		},
		openRunId: () => session.openRunId()
	};
}
function createAppend(log) {
	let most = require_open.limits.ingestBatchResults;
	return async function append(session, batch) {
		if (batch.length > most) {
			const size = most;
			for (let at = 0; at < batch.length; at += size) await append(session, batch.slice(at, at + size));
			return;
		}
		try {
			await session.append(batch);
		} catch (error) {
			const [first] = batch;
			if (!isTooLarge(error) || first === void 0) throw error;
			if (batch.length > 1) {
				most = Math.ceil(batch.length / 2);
				log?.debug(`a request of ${batch.length} results is too large; sending ${most} at once`);
				return await append(session, batch);
			}
			const cut = fitResult(first, Math.floor(jsonBytes(first) / 4));
			if (jsonBytes(cut) >= jsonBytes(first)) throw error;
			await append(session, [cut]);
		}
	};
}
const givenUp = new Set([
	"cancelled",
	"failed",
	"timed_out"
]);
async function abandon(client, { projectId, externalRunId }, run) {
	const project = client.project(projectId);
	const session = createIngestSession(project, { run: {
		...run,
		externalRunId
	} });
	await session.start();
	const runId = session.openRunId();
	if (runId === void 0) return;
	await project.call("finalizeIngestRun", { body: {
		runId,
		externalRunId,
		terminalStatus: "cancelled"
	} });
}
async function resend(client, { projectId, externalRunId, batches }, options) {
	const project = client.project(projectId);
	const run = {
		...options.run,
		externalRunId
	};
	let session = createIngestSession(project, {
		...options,
		run
	});
	if (givenUp.has(await session.start())) {
		const again = {
			...run,
			externalRunId: `${externalRunId}-resent`
		};
		session = createIngestSession(project, {
			...options,
			run: again
		});
		await session.start();
	}
	const append = createAppend(options.log);
	for (const batch of batches) await append(session, batch);
	return await session.finalize();
}
// src/jobs/report/case-ids.ts
function idsOfCases({ cases }) {
	const written = new Map();
	for (const { identity } of cases.values()) {
		const key = require_platform.caseKey(stableIdentity(identity));
		written.set(key, (written.get(key) ?? 0) + 1);
	}
	return (identity) => {
		const stable = stableIdentity(identity);
		return caseIds(stable !== identity && written.get(require_platform.caseKey(stable)) === 1 ? stable : identity);
	};
}
function stableIdentity(identity) {
	const { id, file, suite, name, variant } = identity;
	if (id !== void 0) return identity;
	const stable = {
		...identity,
		file: file === void 0 ? void 0 : require_stable_names.stableName(file),
		suite: suite.map(require_stable_names.stableName),
		name: require_stable_names.stableName(name),
		variant: variant === void 0 ? void 0 : require_stable_names.stableName(variant)
	};
	return stable.file === file && stable.name === name && stable.variant === variant && stable.suite.every((part, index) => part === suite[index]) ? identity : stable;
}
// src/jobs/report/unsent-results.ts
const file = {
	fileName: "eval-gate-unsent.json",
	maxBytes: 536870912
};
const schema = require_dist.object({
	version: require_dist.literal(1),
	projectId: require_dist.string(),
	externalRunId: require_dist.string(),
	batches: require_dist.array(require_dist.array(require_open.evalResult))
});
function unsentStore(suiteName, apiKey, platform) {
	const { artifacts, context, files, log } = platform;
	const name = require_gate.artifactName("unsent", suiteName);
	const seal = require_step_state.createSeal(apiKey, context);
	return {
		async keep(unsent) {
			try {
				const text = JSON.stringify(platform.hideSecrets(unsent));
				if (artifacts === void 0) {
					log.notice(`The unsent results are in ${files.writeLasting(file.fileName, text)}.`);
					return false;
				}
				await require_stored_documents.storeDocuments(name, { [file.fileName]: seal.close(name, text) }, {
					artifacts,
					files
				});
				log.notice("The unsent results are kept as an artifact; run the job again and they are sent.");
				return true;
			} catch (error) {
				log.warning(`The unsent results could not be kept: ${require_platform.messageOf(error)}`);
				return false;
			}
		},
		async send(client, projectId, run) {
			if (artifacts === void 0 || (context.attempt ?? 1) <= 1) return;
			try {
				const artifact = await artifacts.findInThisRun(name);
				if (artifact === void 0 || artifact.isExpired) return;
				const unsent = await fetchUnsent(artifact, artifacts, seal);
				if (!(unsent.projectId === projectId && unsent.externalRunId.startsWith(`gh-${context.runId}-`))) throw new Error("they belong to another project or workflow run");
				const { runId, status } = await sendTwice(client, unsent, run, log);
				if (status === "cancelled" || status === "failed" || status === "timed_out") {
					log.warning(`The results that an earlier attempt could not send are in run ${runId}, but that run is ${status}.`);
					return;
				}
				log.info(`Sent the results that an earlier attempt could not send (run ${runId}).`);
			} catch (error) {
				log.warning(`What an earlier attempt kept could not be sent: ${require_platform.messageOf(error)}`);
			}
		}
	};
}
async function sendTwice(client, unsent, run, log) {
	try {
		return await resend(client, unsent, {
			run,
			log
		}).catch((error) => {
			log.debug(`sending again what an earlier attempt kept: ${require_platform.messageOf(error)}`);
			return resend(client, unsent, {
				run,
				log
			});
		});
	} catch (error) {
		await abandon(client, unsent, run).catch((other) => log.debug(require_platform.messageOf(other)));
		throw error;
	}
}
async function fetchUnsent(artifact, artifacts, seal) {
	const content = await require_stored_documents.fetchFile(artifact, file, artifacts);
	const text = seal.open(artifact.name, Buffer.from(content).toString("utf8"));
	if (text === void 0) throw new Error(`the artifact ${artifact.name} was not written by a step of this run with this \`api-key\`, so nothing of it is sent. If the key did not change since, look at which job of the workflow stores an artifact of that name`);
	return require_dist.parse(schema, JSON.parse(text));
}
// src/jobs/report/upload.ts
const limitedMs = 6e5;
const keptUnsent = 1e5;
function startUpload(config, policy, info, platform) {
	const { service, suiteName } = config;
	const { log } = platform;
	const { projectId } = service;
	const client = require_open.openClient(service, platform, {
		limitedMs,
		sharers: platform.context.legs
	});
	const project = client.project(projectId);
	let skipped = 0;
	let added = 0;
	let failure;
	let idsOf = caseIds;
	const unsentResults = unsentStore(suiteName, service.apiKey, platform);
	const described = describeIngestRun(suiteName, policy, info, platform.context);
	const run = {
		...described,
		get notes() {
			const skippedNote = skipped === 0 ? void 0 : `${skipped} skipped.`;
			return [require_origin.originNotes(platform.context), skippedNote].filter((text) => text !== void 0).join("\n") || void 0;
		}
	};
	const progress = require_gate.createProgress("results sent", platform);
	const openRun = require_step_state.recordUpload(require_step_state.sealedState(service.apiKey, platform), {
		projectId,
		externalRunId: info.id,
		suiteName
	});
	const ingest = createIngest(project, {
		run,
		log,
		onStart: openRun.intend,
		onOpen: openRun.note,
		onSent: progress.add
	});
	const sink = (entries) => {
		const results = platform.hideSecrets(entries.map(({ result, key, ordinal, shard }) => {
			const externalIterationId = iterationId(info.id, shard, key, ordinal);
			if (result.outcome === "skipped") skipped += 1;
			return toEvalResult(result, {
				externalIterationId,
				case: idsOf(result.identity)
			});
		}));
		added += results.length;
		if (failure !== void 0 && added > keptUnsent) return void 0;
		return ingest.add(results).catch((error) => {
			failure ??= error;
		});
	};
	const finish = async (files) => {
		await unsentResults.send(client, projectId, {
			...described,
			notes: require_origin.originNotes(platform.context)
		});
		try {
			const { outcome, taken, loss } = await finishRun(ingest, service);
			openRun.clear();
			if (outcome.kind === "uploaded") log.info(`Uploaded ${require_platform.plural(taken ?? added, "result")}: ${outcome.run.runUrl}`);
			if (loss !== void 0) log.warning(loss);
			if (config.uploadReports) await uploadFiles(project, files, platform);
			return outcome;
		} catch (error) {
			const message = require_platform.messageOf(error, "\n");
			if (config.onUploadError === "fail") log.error(`The results could not be uploaded, which fails this step (\`on-upload-error: fail\`).\n${message}`);
			else log.warning(`The results could not be uploaded; the verdict does not depend on it.\n${message}`);
			const unsent = ingest.unsent();
			const kept = unsent.batches.reduce((sum, batch) => sum + batch.length, 0);
			if (await unsentResults.keep(unsent)) openRun.clear();
			if (added > keptUnsent && kept < added) log.warning(`${kept} of ${added} results were kept.`);
			return {
				kind: "failed",
				message,
				unsent: kept
			};
		} finally {
			progress.end();
			await client.close();
		}
	};
	const expect = (tallied) => {
		progress.expect(require_platform.totalsOf(tallied).total);
		idsOf = idsOfCases(tallied);
	};
	return {
		sink,
		expect,
		finish
	};
}
async function finishRun(ingest, { baseUrl, projectId }) {
	const finished = await ingest.finish();
	if (finished === void 0) return { outcome: { kind: "none" } };
	const { runId, suiteId, result, taken, loss } = finished;
	return {
		outcome: {
			kind: "uploaded",
			run: {
				runId,
				runUrl: require_run_link.runPageUrl(baseUrl, suiteId, runId, finished.projectId ?? projectId),
				result
			}
		},
		taken,
		loss
	};
}
function describeIngestRun(suiteName, policy, info, context) {
	const { runId, job, runUrl, branch, commit, pullRequest } = context;
	const { minPassRate } = policy;
	return {
		suiteName,
		externalRunId: info.id,
		framework: "eval-gate",
		evaluationConfigHash: require_main.digestOf(policy),
		passCriteria: minPassRate === void 0 ? void 0 : { minimumPassRate: minPassRate * 100 },
		ci: context.provider === "github_actions" ? {
			provider: context.provider,
			pipelineId: runId,
			jobId: job,
			runUrl,
			branch,
			commitSha: commit,
			pullRequestNumber: pullRequest?.number
		} : void 0
	};
}
async function uploadFiles(project, files, platform) {
	for (const { path, absolutePath } of files) try {
		await uploadArtifact(project, {
			content: await readWithoutSecrets(absolutePath, platform),
			contentType: contentTypeOf(path)
		});
		platform.log.info(`Uploaded ${path}`);
	} catch (error) {
		platform.log.warning(`${path} could not be uploaded as a file: ${require_platform.messageOf(error, "\n")}`);
	}
}
const largestContent = 536870912;
async function readWithoutSecrets(path, { hideSecrets, files }) {
	if (await files.sizeOf(path) > require_open.limits.artifactBytes) return files.stream(path);
	const bytes = await files.readBytes(path);
	const isPacked = path.endsWith(".gz");
	const text = isPacked ? (0, node_zlib.gunzipSync)(bytes, { maxOutputLength: largestContent }) : bytes;
	const shown = hideSecrets(text.toString("latin1"));
	const hidden = Buffer.from(shown.replace(/[\u0100-\uffff]+/g, (added) => Buffer.from(added).toString("latin1")), "latin1");
	if (hidden.equals(text)) return bytes;
	return isPacked ? (0, node_zlib.gzipSync)(hidden) : hidden;
}
function contentTypeOf(path) {
	if (path.endsWith(".gz")) return "application/gzip";
	return path.endsWith(".xml") ? "application/xml" : "application/json";
}
exports.startUpload = startUpload;
