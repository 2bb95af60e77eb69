const require_open = require("./open.js");
const require_platform = require("./platform.js");
const require_main = require("./main.js");
const require_http_failure = require("./http-failure.js");
const require_ingest = require("./ingest.js");
const require_run_link = require("./run-link.js");
const require_origin = require("./origin.js");
const require_gate = require("./gate.js");
const require_step_state = require("./step-state.js");
const require_stable_names = require("./stable-names.js");
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
const schema = require_main.object({
	version: require_main.literal(1),
	projectId: require_main.string(),
	externalRunId: require_main.string(),
	batches: require_main.array(require_main.array(require_open.evalResult))
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
		return await require_ingest.resend(client, unsent, {
			run,
			log
		}).catch((error) => {
			log.debug(`sending again what an earlier attempt kept: ${require_platform.messageOf(error)}`);
			return require_ingest.resend(client, unsent, {
				run,
				log
			});
		});
	} catch (error) {
		await require_ingest.abandon(client, unsent, run).catch((other) => log.debug(require_platform.messageOf(other)));
		throw error;
	}
}
async function fetchUnsent(artifact, artifacts, seal) {
	const content = await require_stored_documents.fetchFile(artifact, file, artifacts);
	const text = seal.open(artifact.name, Buffer.from(content).toString("utf8"));
	if (text === void 0) throw new Error(`the artifact ${artifact.name} was not written by a step of this run with this \`api-key\`, so nothing of it is sent. If the key did not change since, look at which job of the workflow stores an artifact of that name`);
	return require_main.parse(schema, JSON.parse(text));
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
	const ingest = require_ingest.createIngest(project, {
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
