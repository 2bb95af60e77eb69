const require_open = require("./open.js");
const require_platform = require("./platform.js");
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
Object.defineProperty(exports, "abandon", {
	enumerable: true,
	get: function() {
		return abandon;
	}
});
Object.defineProperty(exports, "createIngest", {
	enumerable: true,
	get: function() {
		return createIngest;
	}
});
Object.defineProperty(exports, "resend", {
	enumerable: true,
	get: function() {
		return resend;
	}
});
