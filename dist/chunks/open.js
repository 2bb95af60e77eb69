import { A as safeParse, j as strictObject, s as getDotPath } from "./dist.js";
import { a as spellCaseFields, d as operations, g as serviceHeaders, i as settingProblems, n as readCaseFields, o as spellSuiteSettings, r as readSuiteSettings, s as spellingProblems, t as isRecord, u as operationOf } from "./data.js";
import { t as limits } from "./limits.js";
import { t as createConnectionPool } from "./proxy2.js";
import { d as inputProblem, f as messageOf, l as UsageError, s as ServiceError } from "./errors.js";
import { n as checkBaseUrl, t as checkApiKey } from "./service-address.js";
import { r as projectOf } from "./project.js";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { createHash } from "node:crypto";
// src/http/token-bucket.ts
/** After refusals the requests are at most this many times further apart than usual. */
const slowest = 16;
/** What a good answer takes off the distance again. */
const ease = .85;
/**
* A token bucket kept as one number, the time at which the bucket will be full again. Each caller reserves
* its slot at once, so waiting is fair and needs no queue.
*/
function createTokenBucket(size, clock) {
	const usualMs = 6e4 / size.perMinute;
	let intervalMs = usualMs;
	const burstMs = (size.burst - 1) * usualMs;
	let fullAt = Number.NEGATIVE_INFINITY;
	let pausedUntil = Number.NEGATIVE_INFINITY;
	let isFirst = true;
	let pauses = 0;
	let inBurst = true;
	function reserve(now) {
		if (isFirst) {
			isFirst = false;
			if (size.firstAfterMs !== void 0 && size.firstAfterMs > 0) fullAt = now + size.firstAfterMs + burstMs;
		}
		if (fullAt <= now) {
			fullAt = now;
			inBurst = true;
		}
		let start = Math.max(now, fullAt - burstMs);
		if (start > now && inBurst) {
			inBurst = false;
			fullAt += size.slackMs;
			start += size.slackMs;
		}
		fullAt += intervalMs;
		return start;
	}
	return {
		async take(signal) {
			signal?.throwIfAborted();
			let pausesSeen;
			do {
				pausesSeen = pauses;
				const startAt = reserve(clock.now());
				for (let now = clock.now(); now < startAt; now = clock.now()) await clock.sleep(startAt - now, signal);
			} while (pausesSeen !== pauses);
		},
		pause(ms) {
			pauses += 1;
			intervalMs = Math.min(slowest * usualMs, intervalMs * 2);
			pausedUntil = Math.max(pausedUntil, clock.now() + ms);
			fullAt = pausedUntil + burstMs;
			inBurst = false;
		},
		recover() {
			intervalMs = Math.max(usualMs, intervalMs * ease);
		}
	};
}
const shared = /* @__PURE__ */ new WeakMap();
/**
* The one bucket of this process for a key of the service, shared by all callers. `identity` never leaves the process.
*/
function sharedTokenBucket(identity, size, clock) {
	const buckets = shared.get(clock) ?? /* @__PURE__ */ new Map();
	shared.set(clock, buckets);
	const bucket = buckets.get(identity) ?? createTokenBucket(size, clock);
	buckets.set(identity, bucket);
	return bucket;
}
// src/service/runs/launch/labels.ts
/** A label as a header value, or undefined when it does not fit. Only ASCII: anything else is escaped. */
function labelHeader(label, maxBytes) {
	if (label === void 0) return void 0;
	const json = JSON.stringify(label).replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
	return json.length <= maxBytes ? json : void 0;
}
/** Headers that say what launched a run. A label that does not fit is left out: it never fails a launch. */
function launchHeaders(names, labels) {
	const launcher = labelHeader(labels.launcher, limits.launcherHeaderBytes);
	const ci = labelHeader(labels.ci, limits.ciHeaderBytes);
	return {
		...launcher === void 0 ? {} : { [names.launcher]: launcher },
		...ci === void 0 ? {} : { [names.ci]: ci }
	};
}
// src/service/client/base-url.ts
function refuse$1(name, { predicate, advice }) {
	throw new UsageError([inputProblem(name, predicate, advice)]);
}
/**
* The base URL of the service, version path included, without a trailing slash.
* @throws UsageError unless it is an address to which a key may be sent
*/
function parseBaseUrl(text) {
	const wrong = checkBaseUrl(text);
	if (wrong !== void 0) refuse$1("base-url", wrong);
	const url = new URL(text.trim());
	url.pathname = url.pathname.replace(/(?<!\/)\/+$/, "");
	return url;
}
/** The key as sent. @throws UsageError when it can't be one. Nothing of the key gets into the message. */
function parseApiKey(text) {
	const wrong = checkApiKey(text);
	if (wrong !== void 0) refuse$1("api-key", wrong);
	return text.trim();
}
/** Fills the placeholders of a path. Throws UsageError that names every missing or impossible parameter. */
function fillPath(operationId, path, params) {
	const problems = [];
	const filled = path.replace(/\{([^{}]+)\}/g, (_match, name) => {
		const value = params[name];
		const where = `${operationId} parameter ${name}`;
		if (value === void 0 || value === "") problems.push({
			where,
			message: "is missing"
		});
		else if (/^\.{1,2}$/.test(value)) problems.push({
			where,
			message: `"${value}" is not an id`
		});
		return encodeURIComponent(value ?? "");
	});
	const known = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]));
	for (const name of Object.keys(params)) if (!known.has(name)) problems.push({
		where: `${operationId} parameter ${name}`,
		message: "is not known"
	});
	if (problems.length > 0) throw new UsageError(problems);
	return filled;
}
/** The prefix of the service's own headers. Throws UsageError when no header could start with it. */
function parseHeaderPrefix(text) {
	if (/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(text)) return text;
	throw new UsageError([{
		where: "header-prefix",
		message: "is not a valid header name prefix",
		advice: "Use letters, digits and hyphens, for example x-service."
	}]);
}
/** A key of idempotency as sent in a header. Throws UsageError when the service would silently ignore it. */
function parseIdempotencyKey(text, maxChars) {
	if (text.length <= maxChars && /^[\x21-\x7e]+$/.test(text)) return text;
	const message = `must have 1 to ${maxChars} printable ASCII characters without blanks`;
	throw new UsageError([{
		where: "idempotency-key",
		message
	}]);
}
// src/service/client/redact.ts
const replacement = "***";
/** Things that look like a secret whatever issued them. The first group, where there is one, is kept. */
const secretShapes = [
	/\b(bearer|basic|token)\s+[A-Za-z0-9._~+/=-]{8,}/gi,
	/\bsk_[A-Za-z0-9_-]{6,}/g,
	/\bsk-[A-Za-z0-9_-]{16,}/g,
	/\bgh[a-z]_[A-Za-z0-9]{16,}/g,
	/\bgithub_pat_[A-Za-z0-9_]{16,}/g,
	/\bxox[a-z]-[A-Za-z0-9-]{10,}/g,
	/\bAKIA[A-Z0-9]{12,}/g,
	/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]*)?/g,
	/(:\/\/)[^/\s:@]*:[^/\s@]*@/g,
	/((?:secret|password|passwd|api[_-]?keys?|access[_-]?token|refresh[_-]?token|id[_-]?token|authorization|credential)[A-Za-z_-]{0,40}["']?\s{0,9}[:=]\s{0,9}["']?)[^\s"',;&}]{4,}/gi,
	/(\bsig(?:nature)?=|[?&](?:token|key|code|x-amz-[a-z-]+)=)[^&\s"']+/gi
];
const secretField = /secret|password|passwd|api[_-]?key|modelApiKeys|(?:access|refresh|id)[_-]?token|^token$|authorization|credential|cookie/i;
/** A longer text is cut first: nobody reads it, and the patterns must stay fast on a hostile one. */
const redactedChars = 1e4;
/** Hides the given secrets and anything that looks like one. */
function createRedactor(secrets) {
	const known = secrets.filter((secret) => secret.length >= 4);
	const spellings = [...new Set(known.flatMap((secret) => [secret, encodeURIComponent(secret)]))];
	return (text) => {
		const hidden = spellings.reduce((rest, secret) => rest.replaceAll(secret, replacement), text);
		return secretShapes.reduce((rest, shape) => rest.replace(shape, (_match, kept) => typeof kept === "string" ? `${kept}${/\w$/.test(kept) ? " " : ""}${replacement}` : replacement), hidden.slice(0, redactedChars));
	};
}
/** All texts of one piece of data together: beyond it they are left out, since each costs a look at every pattern. */
const redactedDataChars = 64e3;
/** The same for plain JSON data: every text redacted, values of telling fields hidden, depth and size bounded. */
function redactData(value, redact) {
	let left = redactedDataChars;
	const visit = (item, depth) => {
		if (typeof item === "string") {
			if (left <= 0) return "…";
			left -= Math.min(item.length, redactedChars);
			return shorten(redact(item), 2e3);
		}
		if (typeof item !== "object" || item === null) return item;
		if (depth === 0) return "…";
		if (Array.isArray(item)) return item.slice(0, 100).map((part) => visit(part, depth - 1));
		const fields = Object.entries(item).slice(0, 100);
		return Object.fromEntries(fields.map(([key, field]) => [key, secretField.test(key) ? replacement : visit(field, depth - 1)]));
	};
	return visit(value, 6);
}
/** Foreign text as one readable line: control characters become spaces, long text is cut and says so. */
function toLine(text, maxChars = 400) {
	return shorten(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim(), maxChars);
}
function shorten(text, maxChars) {
	return text.length <= maxChars ? text : `${text.slice(0, maxChars).toWellFormed()}…`;
}
/** Values of the telling fields of a body, so that an answer which echoes them can be redacted. */
function secretsIn(value, depth = 8) {
	if (typeof value !== "object" || value === null || depth === 0) return [];
	if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, depth - 1));
	return Object.entries(value).flatMap(([key, field]) => {
		if (!secretField.test(key)) return secretsIn(field, depth - 1);
		return typeof field === "string" ? [field] : stringsIn(field, depth - 1);
	});
}
function stringsIn(value, depth) {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null || depth === 0) return [];
	return Object.values(value).flatMap((field) => stringsIn(field, depth - 1));
}
// src/service/client/deprecation.ts
/** Path of the successor in a `Link` header, as in `</projects/p/clients>; rel="successor-version"`. */
function successorOf(link) {
	for (const part of link?.split(",") ?? []) {
		const [, target, parameters] = /<([^<>]*)>\s*;(.*)/.exec(part) ?? [];
		if (target !== void 0 && /rel="?successor-version"?/i.test(parameters ?? "")) return target;
	}
}
/** The warning for a deprecated operation, naming what to use instead; undefined when it is not deprecated. */
function describeDeprecation(operation, headers, redact) {
	if (!(headers.deprecation !== void 0 && headers.deprecation.toLowerCase() !== "false")) return void 0;
	const named = successorOf(headers.link);
	const successor = operation.deprecated?.successor ?? (named === void 0 ? void 0 : toLine(redact(named), 200));
	const instead = successor === void 0 ? "" : ` Use ${successor} instead.`;
	return `The service will remove ${operation.id} (${operation.method} ${operation.path}).${instead}`;
}
// src/service/client/pages.ts
/** A collection never has more pages than this; a service that says so is broken. */
const maxPages = 1e4;
function readPage(value) {
	if (typeof value !== "object" || value === null || !("items" in value) || !Array.isArray(value.items)) return {
		items: [],
		nextCursor: void 0
	};
	const cursor = "nextCursor" in value ? value.nextCursor : void 0;
	return {
		items: value.items,
		nextCursor: typeof cursor === "string" && cursor !== "" ? cursor : void 0
	};
}
function withCursor(request, place, cursor) {
	return place === "query" ? {
		...request,
		query: {
			...request.query,
			cursor
		}
	} : {
		...request,
		body: {
			...Object(request.body),
			cursor
		}
	};
}
function brokenPaging(operation, message) {
	return new ServiceError({
		operation,
		message: `${operation}: ${message}`,
		advice: ["The service is at fault. What was read so far is not complete."],
		code: "INVALID_RESPONSE",
		retryable: false,
		attempts: 1
	});
}
/**
* Values of all pages of an operation, one page at a time; a single value where the operation has no pages.
* Throws ServiceError when the service hands out the same cursor twice.
*/
async function* readPages(exchange, id, request) {
	const { pagination } = operationOf(id);
	const seen = /* @__PURE__ */ new Set();
	let next = request;
	for (;;) {
		const { items, nextCursor } = readPage((await exchange(next)).value);
		yield items;
		if (nextCursor === void 0 || pagination === void 0) return;
		if (seen.has(nextCursor)) throw brokenPaging(id, "the service gave the same page cursor twice");
		if (seen.size >= maxPages) throw brokenPaging(id, `more than ${maxPages} pages`);
		seen.add(nextCursor);
		next = withCursor(request, pagination, nextCursor);
	}
}
// src/service/client/prepare-request.ts
/** What is wrong with data by a schema, each with the dotted path of the field. */
function schemaProblems(where, schema, data) {
	const result = safeParse(schema, data);
	if (result.success) return [];
	return result.issues.map((issue) => {
		const path = getDotPath(issue);
		return {
			where: path === null ? where : `${where} ${path}`,
			message: issue.message
		};
	});
}
function toQueryString(query) {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== void 0 && value !== null) search.append(name, String(value));
	const text = search.toString();
	return text === "" ? "" : `?${text}`;
}
/**
* Checks a call against the contract before anything is sent. Throws UsageError with every problem at once:
* missing parameters, unknown query parameters, the path of each field of the body that breaks the schema.
* With `check` false the schemas are left out.
*/
function prepareRequest(operation, request, check = true) {
	const problems = [];
	let path = operation.path;
	try {
		path = fillPath(operation.id, operation.path, request.params ?? {});
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		problems.push(...error.problems);
	}
	const query = request.query ?? {};
	const querySchema = operation.query ?? strictObject({});
	if (check) problems.push(...schemaProblems(`${operation.id} query`, querySchema, query));
	if (operation.body === void 0) {
		if (request.body !== void 0) problems.push({
			where: `${operation.id} body`,
			message: `${operation.method} takes no body`
		});
		if (problems.length > 0) throw new UsageError(problems);
		return {
			path: path + toQueryString(query),
			body: void 0
		};
	}
	const body = request.body ?? {};
	if (check) problems.push(...schemaProblems(`${operation.id} body`, operation.body, body));
	if (problems.length > 0) throw new UsageError(problems);
	return {
		path: path + toQueryString(query),
		body
	};
}
function valuesAt(data, path) {
	const [head, ...rest] = path;
	if (head === void 0) return [data];
	if (head === "*") return Array.isArray(data) ? data.flatMap((item) => valuesAt(item, rest)) : [void 0];
	return valuesAt((typeof data === "object" && data !== null ? Object.entries(data).find(([key]) => key === head) : void 0)?.[1], rest);
}
/** Whether a request may be sent again although the first one may have taken effect. */
function isRepeatable(operation, body, idempotencyKey) {
	if (operation.retry !== "idempotent-with-id") return operation.retry === "safe";
	const { idempotency } = operation;
	if (idempotency === void 0) return false;
	if (idempotency.header && idempotencyKey !== void 0) return true;
	const ids = idempotency.body.flatMap((path) => valuesAt(body, path.split(".")));
	return ids.length > 0 && ids.every((id) => typeof id === "string" && id !== "");
}
// src/service/client/spelling.ts
/** `vocabulary.version` of a capabilities answer; 1 where it is absent or unknown. */
function readVocabularyVersion(capabilities) {
	const vocabulary = isRecord(capabilities) ? capabilities.vocabulary : void 0;
	return isRecord(vocabulary) && vocabulary.version === 2 ? 2 : 1;
}
/**
* A case with an exact count and no floor. Version 2 stores the count as the floor too when it creates a case,
* so version 1, which does not, gets both.
*/
function withFloor(fields) {
	const { iterations, legacyIterations } = fields;
	return typeof iterations === "number" && legacyIterations === void 0 ? {
		...fields,
		legacyIterations: iterations
	} : fields;
}
function spellCase(fields, version, isNew) {
	const read = readCaseFields(fields, 2);
	return spellCaseFields(version === 1 && isNew ? withFloor(read) : read, version);
}
/**
* Rewrites a body written with the words of version 2 (or their aliases) into those of the service. Throws
* UsageError when a field is spelled twice.
*/
function spellRequest(operationId, body, version, isNew) {
	if (!isRecord(body)) return body;
	if ("settings" in body) return spellSuite(operationId, body, version);
	const cases = Array.isArray(body.cases) ? body.cases : void 0;
	const found = cases === void 0 ? spellingProblems(body, 2) : cases.flatMap((item, index) => isRecord(item) ? spellingProblems(item, 2, `cases.${index}`) : []);
	const thresholds = (cases ?? [body]).filter((item) => isRecord(item) && item.passThreshold !== void 0);
	if (version === 1 && thresholds.length > 0) found.push("passThreshold: this deployment speaks vocabulary 1, which has no threshold for a single case.");
	refuse(operationId, found);
	if (cases === void 0) return spellCase(body, version, isNew);
	return {
		...body,
		cases: cases.map((item) => isRecord(item) ? spellCase(item, version, isNew) : item)
	};
}
function refuse(operationId, found) {
	if (found.length === 0) return;
	throw new UsageError(found.map((message) => ({
		where: `${operationId} body`,
		message
	})));
}
function spellSuite(operationId, body, version) {
	refuse(operationId, settingProblems(body));
	return spellSuiteSettings(readSuiteSettings(body), version);
}
/** Rewrites an answer into the words of version 2, so that callers see one spelling. */
function spellResponse(value, version) {
	if (!isRecord(value)) return value;
	if (Array.isArray(value.items)) return {
		...value,
		items: value.items.map((item) => isRecord(item) ? readCaseFields(item, version) : item)
	};
	return isRecord(value.settings) ? readSuiteSettings(value) : readCaseFields(value, version);
}
// src/http/http-failure.ts
/** No complete response arrived. A response with an error status is not a failure of the transport. */
var HttpFailure = class extends Error {
	/** `ECONNRESET`, `ENOTFOUND`, `TIMEOUT`, `CUT_BODY`, `TOO_LARGE`, a TLS code, … */
	code;
	delivery;
	/** Another try may work. */
	transient;
	constructor(facts) {
		super(facts.message, facts.cause === void 0 ? void 0 : { cause: facts.cause });
		this.name = "HttpFailure";
		this.code = facts.code;
		this.delivery = facts.delivery;
		this.transient = facts.transient;
	}
};
const notSent = (message) => ({
	delivery: "not-sent",
	transient: true,
	message
});
const interrupted = (message) => ({
	delivery: "unknown",
	transient: true,
	message
});
const kinds = /* @__PURE__ */ new Map([
	["ECONNREFUSED", notSent("the connection was refused")],
	["ENOTFOUND", notSent("the host name was not found")],
	["EAI_AGAIN", notSent("the host name could not be resolved right now")],
	["EHOSTUNREACH", notSent("the host is unreachable")],
	["ENETUNREACH", notSent("the network is unreachable")],
	["UND_ERR_CONNECT_TIMEOUT", notSent("connecting took too long")],
	["ECONNRESET", interrupted("the connection was reset")],
	["EPIPE", interrupted("the connection was closed")],
	["ETIMEDOUT", interrupted("the connection timed out")],
	["UND_ERR_SOCKET", interrupted("the connection was closed before the response was complete")],
	["UND_ERR_HEADERS_TIMEOUT", interrupted("no response arrived in time")],
	["UND_ERR_BODY_TIMEOUT", interrupted("the response stopped arriving")],
	["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", interrupted("the response was cut off")]
]);
const tlsCode = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|UND_ERR_PRX_TLS)/;
/** Whether a code says that the certificate was refused. */
function isCertificateCode(code) {
	return tlsCode.test(code);
}
function codeOf(error) {
	if (typeof error !== "object" || error === null) return "UNKNOWN";
	if ("code" in error && typeof error.code === "string") return error.code;
	if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
	return "name" in error && typeof error.name === "string" ? error.name : "UNKNOWN";
}
/** Sorts what the HTTP library threw. Anything it does not know counts as maybe delivered, not transient. */
function toHttpFailure(error) {
	if (error instanceof HttpFailure) return error;
	const code = codeOf(error);
	const kind = kinds.get(code);
	if (kind !== void 0) return new HttpFailure({
		code,
		...kind,
		cause: error
	});
	if (isCertificateCode(code)) return new HttpFailure({
		code,
		delivery: "not-sent",
		transient: false,
		message: "the certificate of the other side was not accepted",
		cause: error
	});
	const proxyStatus = /Proxy response \((\d+)\)/.exec(messageOf(error))?.[1];
	if (proxyStatus !== void 0) return new HttpFailure({
		code: "PROXY_REFUSED",
		delivery: "not-sent",
		transient: proxyStatus.startsWith("5"),
		message: `the proxy answered ${proxyStatus}`,
		cause: error
	});
	return new HttpFailure({
		code,
		delivery: "unknown",
		transient: false,
		message: "the request failed in an unexpected way",
		cause: error
	});
}
// src/http/delay-signal.ts
/** A signal that aborts `ms` after the other one. Its timer keeps no process alive. */
function delaySignal(signal, ms) {
	const late = new AbortController();
	const start = () => {
		setTimeout(() => late.abort(/* @__PURE__ */ new Error("The time that was left is over.")), ms).unref();
	};
	if (signal.aborted) start();
	else signal.addEventListener("abort", start, { once: true });
	return late.signal;
}
// src/http/request.ts
function flatten(headers) {
	const flat = {};
	for (const [name, value] of Object.entries(headers)) if (value !== void 0) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
	return flat;
}
function tooLarge(maxBytes, cause) {
	return new HttpFailure({
		code: "TOO_LARGE",
		delivery: "unknown",
		transient: false,
		message: `the response is larger than ${maxBytes} bytes`,
		cause
	});
}
async function readBytes(body, maxBytes) {
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.byteLength;
		if (size > maxBytes) throw tooLarge(maxBytes);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, size);
}
const decoders = /* @__PURE__ */ new Map([
	["gzip", promisify(gunzip)],
	["x-gzip", promisify(gunzip)],
	["deflate", promisify(inflate)],
	["br", promisify(brotliDecompress)]
]);
/** A proxy may compress a response unasked, so every common encoding is supported. */
async function decode(bytes, encoding, maxBytes) {
	if (encoding === "" || encoding === "identity" || bytes.length === 0) return bytes;
	const message = `the response is damaged or has an unknown encoding (${encoding.slice(0, 40)})`;
	const decoder = decoders.get(encoding);
	const damaged = (cause) => new HttpFailure({
		code: "BAD_ENCODING",
		delivery: "unknown",
		transient: decoder !== void 0,
		message,
		cause
	});
	if (decoder === void 0) throw damaged();
	try {
		return await decoder(bytes, { maxOutputLength: maxBytes });
	} catch (error) {
		throw error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge(maxBytes, error) : damaged(error);
	}
}
function lastSignal({ signal, graceMs = 0 }) {
	return signal === void 0 || graceMs === 0 ? signal : delaySignal(signal, graceMs);
}
/**
* Sends one request and reads the whole response. Follows no redirect. Throws {@link HttpFailure} when no
* complete response arrives, and the signal's reason when the caller aborts.
*/
async function sendRequest(pool, request) {
	request.signal?.throwIfAborted();
	const timeout = AbortSignal.timeout(request.timeoutMs);
	const stop = lastSignal(request);
	const signal = stop === void 0 ? timeout : AbortSignal.any([stop, timeout]);
	try {
		const response = await (await pool.dispatcherFor(request.url)).request({
			origin: request.url.origin,
			path: `${request.url.pathname}${request.url.search}`,
			method: request.method,
			headers: {
				"accept-encoding": "gzip",
				...request.headers
			},
			body: request.body ?? null,
			headersTimeout: request.timeoutMs,
			bodyTimeout: request.timeoutMs,
			signal
		});
		const headers = flatten(response.headers);
		const body = await decode(await readBytes(response.body, request.maxBytes), headers["content-encoding"]?.trim().toLowerCase() ?? "", request.maxBytes);
		return {
			status: response.statusCode,
			headers,
			body: body.toString("utf8")
		};
	} catch (error) {
		request.signal?.throwIfAborted();
		if (timeout.aborted) throw new HttpFailure({
			code: "TIMEOUT",
			delivery: "unknown",
			transient: true,
			message: `no complete response within ${request.timeoutMs / 1e3} s`,
			cause: error
		});
		throw toHttpFailure(error);
	}
}
// src/http/retry.ts
/**
* Wait before the next try, in ms. Full jitter: uniform between nothing and a bound that doubles per failed
* try. Added to a wait that the server asked for, so that clients given the same time do not all return at once.
*/
function delayMs(failedTries, afterMs, plan, random) {
	const bound = Math.min(plan.maxDelayMs, plan.baseDelayMs * 2 ** (failedTries - 1));
	return afterMs === void 0 ? random * bound : afterMs + random * Math.min(bound, plan.baseDelayMs);
}
/** Jitter of the waits that a rate limit causes grows up to this. */
const longestLimitedJitterMs = 2e4;
/**
* Wait after so many refusals by a rate limit, in ms. The jitter doubles with each: clients that share a key are told the
* same time, which is that of the next free request, and only one of them can have it.
*/
function limitedDelayMs(refusals, afterMs, random) {
	const jitterMs = Math.min(longestLimitedJitterMs, 1e3 * 2 ** (refusals - 1));
	return (afterMs ?? 0) + random * jitterMs;
}
/**
* Tries until it works, an error says stop, or the tries are used up. Knows nothing of HTTP. Rejects only
* with the reason of the signal.
*/
async function retry(attempt, judge, plan, { clock, random, signal }) {
	const failures = [];
	let refusals = 0;
	let refusedSince;
	for (;;) {
		signal?.throwIfAborted();
		try {
			return {
				ok: true,
				value: await attempt(failures.length + 1),
				failures
			};
		} catch (error) {
			signal?.throwIfAborted();
			failures.push(error);
			const { retry: again, afterMs, isLimited = false } = judge(error);
			if (!again || (afterMs ?? 0) > plan.maxWaitMs) return {
				ok: false,
				failures
			};
			if (isLimited && plan.limitedMs !== void 0) {
				refusals += 1;
				refusedSince ??= clock.now();
				const waitMs = limitedDelayMs(refusals, afterMs, random());
				if (clock.now() + waitMs - refusedSince > plan.limitedMs) return {
					ok: false,
					failures
				};
				await clock.sleep(waitMs, signal);
				continue;
			}
			const tries = failures.length - refusals;
			if (tries >= plan.attempts) return {
				ok: false,
				failures
			};
			await clock.sleep(delayMs(tries, afterMs, plan, random()), signal);
		}
	}
}
// src/http/retry-after.ts
/**
* Waiting time in ms that a `Retry-After` header asks for: whole seconds, or an HTTP date. A date is read
* by the server's clock, so it is compared with the `Date` of the same response, or with `nowMs` if that is missing.
* Never negative. Undefined when the header is absent or means nothing.
*/
function parseRetryAfter(headers, nowMs) {
	const value = headers["retry-after"]?.trim() ?? "";
	if (/^\d{1,9}$/.test(value)) return Number(value) * 1e3;
	const until = parseHttpDate(value);
	return until === void 0 ? void 0 : Math.max(0, until - (parseHttpDate(headers.date) ?? nowMs));
}
/** Unix epoch ms; undefined when the text is not a date. */
function parseHttpDate(text) {
	const value = text?.trim() ?? "";
	if (!/^[A-Za-z]{3,9},? /.test(value)) return void 0;
	const date = Date.parse(value);
	return Number.isNaN(date) ? void 0 : date;
}
// src/service/client/failure/advice.ts
function listOf(value) {
	if (!Array.isArray(value)) return void 0;
	const names = value.filter((item) => typeof item === "string").slice(0, 20);
	return names.length === 0 ? void 0 : names.join(", ");
}
const byReason = {
	ORPHANED_KEY: () => ["The key is no longer bound to an organization. Create a new key in the app and replace the secret."],
	CONCURRENT_RUN_LIMIT: ({ details }) => [`The organization has reached its limit of concurrent hosted runs${typeof details?.maxConcurrentRuns === "number" ? ` (${details.maxConcurrentRuns})` : ""}. Wait for one to finish, or cancel one in the app.`],
	NO_SAVED_SERVER_SELECTION: () => ["The suite has no saved server selection. Name servers for the run, or save a selection in the suite."],
	ENVIRONMENT_NOT_ATTACHED: () => ["Attach the environment to the suite first, or choose one that is attached."],
	ENVIRONMENT_REQUIRED: ({ details }) => {
		const candidates = listOf(details?.environmentIds) ?? listOf(details?.candidates);
		return [`Several environments are attached to the suite. Choose one${candidates === void 0 ? "." : `: ${candidates}.`}`];
	},
	ENVIRONMENT_SERVERS_NOT_OVERRIDABLE: () => ["The suite runs in an environment, which decides the servers. Leave out the servers, or detach the environment."],
	ACTIVE_REQUEST_LIMIT: () => ["Finish or withdraw one of the open connection requests first."],
	CI_OWNED_SUITE_READ_ONLY: () => ["The suite is managed by uploads from CI and can't be edited. Use another suite name."],
	BASELINE_NOT_FOUND: () => ["No earlier run matches. The first run of a suite has no baseline to compare with."],
	HARNESS_UNAVAILABLE: () => ["The service has no capacity for this kind of run right now. Try again later."]
};
function notFoundAdvice(projectId, base, operation) {
	if (projectId === void 0) return `Check the ids, and the base URL (${base}).`;
	if (projectId === "default") return `Check the ids. The project \`default\` works for uploads and model leases only; ${operation} may need the id that listProjects shows.`;
	return `Check the project id (${projectId}) and the other ids. The service gives the same response for anything the key's owner can't see.`;
}
const byCode = {
	UNAUTHORIZED: () => ["The key is wrong, revoked or missing. Compare the secret with the keys in the app; a key is shown only once.", "On a pull request from a fork secrets are empty: leave api-key out there."],
	OAUTH_REQUIRED: ({ params }) => [`The MCP server${params.serverId === void 0 ? "" : ` ${params.serverId}`} needs an OAuth grant. The key is fine.`, "Connect it in the app, or provide tokens with importServerOauthTokens."],
	FORBIDDEN: () => ["The key is valid, but its owner is not allowed to do this. Ask an admin of the project, or use an admin's key."],
	NOT_FOUND: ({ params, base, code, operation }) => [notFoundAdvice(params.projectId, base, operation), ...code === void 0 ? [`Or the deployment has no such route: check the base URL (${base}).`] : []],
	CONFLICT: () => ["It was changed in the meantime, or the name is taken. Reload and retry."],
	FEATURE_NOT_SUPPORTED: () => ["The MCP server does not offer this capability."],
	RATE_LIMITED: () => ["Other jobs use the same key. Give each workflow its own key, or run fewer jobs at once."],
	SERVER_UNREACHABLE: () => ["The service could not connect to the MCP server. Check its URL and that it is up."],
	INTERNAL_ERROR: () => ["The service is at fault. Try again later; if it persists, send the request id to its support."],
	INVALID_RESPONSE: ({ base }) => [`Check that the base URL (${base}) points to the API and includes its version path, such as /api/v1.`],
	REDIRECTED: ({ base }) => [`Set the base URL to the new address of the service (it has moved from ${base}).`, "If an identity proxy in front of the service asks for a login, pass its headers with `request-headers`."],
	ECONNREFUSED: ({ base }) => [`Check that the service is up and that ${base} is right.`],
	ENOTFOUND: ({ base }) => [`Check the spelling of the base URL (${base}) and the network of the runner.`],
	CERT_HAS_EXPIRED: ({ base }) => [certificateTimeAdvice(base)],
	CERT_NOT_YET_VALID: ({ base }) => [certificateTimeAdvice(base)],
	PROXY_REFUSED: () => ["Check HTTPS_PROXY and NO_PROXY of the runner."],
	TOO_LARGE: () => ["Request less at once, for example with a smaller limit."]
};
function certificateTimeAdvice(base) {
	return `According to the runner's clock, the certificate of ${base} is not valid now. Correct the clock, or renew the certificate.`;
}
function billingAdvice({ details }) {
	const limit = typeof details?.limit === "string" ? ` (${details.limit})` : "";
	const used = typeof details?.currentValue === "number" && typeof details.allowedValue === "number" ? ` ${details.currentValue} of ${details.allowedValue} are used.` : "";
	const resetsAt = typeof details?.resetsAt === "number" ? new Date(details.resetsAt) : void 0;
	return [`The plan of the organization does not allow more${limit}.${used}${resetsAt === void 0 || Number.isNaN(resetsAt.getTime()) ? "" : ` The quota resets at ${resetsAt.toISOString()}.`} Retrying does not help.`];
}
function validationAdvice({ details, unknownField }) {
	const hosted = listOf(details?.hostedModels);
	if (hosted !== void 0) return [`The model can't be run. Models the service hosts: ${hosted}.`];
	if (unknownField !== void 0) return [`The service does not support the field ${unknownField}: its version is older or newer than this client.`];
	return ["The service rejected the request. The message says which field is wrong."];
}
/** Keys come from the network: `constructor` must find nothing. */
function find(table, key) {
	return key !== void 0 && Object.hasOwn(table, key) ? table[key] : void 0;
}
/** What to do about a failed call, for somebody who reads it at midnight. Never empty. */
function adviceFor(facts) {
	if (facts.billing === true) return billingAdvice(facts);
	if (facts.unknownField !== void 0) return validationAdvice(facts);
	const special = find(byReason, facts.reason) ?? find(byCode, facts.code);
	if (special !== void 0) return special(facts);
	if (isCertificateCode(facts.code ?? "")) return [`Check that ${facts.base} is right. Behind a proxy that intercepts TLS, pass its CA certificate to the runner with NODE_EXTRA_CA_CERTS.`];
	const { status } = facts;
	const fromStatus = (code) => byCode[code]?.(facts) ?? [];
	if (status === 401) return fromStatus("UNAUTHORIZED");
	if (status === 403) return fromStatus("FORBIDDEN");
	if (status === 404 || status === 405) return fromStatus("NOT_FOUND");
	if (status === 409) return fromStatus("CONFLICT");
	if (status === 429) return fromStatus("RATE_LIMITED");
	if (status !== void 0 && status >= 500) return fromStatus("INTERNAL_ERROR");
	if (status !== void 0) return validationAdvice(facts);
	const rerun = facts.mayBeDone ? "" : " It is safe to rerun the step.";
	return [`Check the network between the runner and ${facts.base}.${rerun}`];
}
/** Details that the headline or the advice of an error already says. */
const saidElsewhere = /* @__PURE__ */ new Set([...[
	"reason",
	"code",
	"requestId",
	"unknownField",
	"hostedModels",
	"environmentIds",
	"candidates"
], ...[
	"maxConcurrentRuns",
	"limit",
	"currentValue",
	"allowedValue",
	"resetsAt",
	"retryAfterMs"
]]);
const mostLines = 20;
const lineChars = 400;
/**
* The `details` of a refusal as lines for a person. What was created before the failure comes first: repeating the call
* would create it again.
* @param details redacted already
*/
function describeDetails(details) {
	if (details === void 0) return [];
	const { createdResources, issues, ...others } = details;
	const created = Array.isArray(createdResources) ? createdResources.map(describeResource) : [];
	const rest = Object.entries(others).filter(([name, value]) => !saidElsewhere.has(name) && value !== void 0);
	const lines = [
		...created.map((resource) => `Created before it failed: ${resource}.`),
		...Array.isArray(issues) ? issues.slice(1).map(describeIssue) : [],
		...rest.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
	].map((line) => toLine(line, lineChars));
	return lines.length > mostLines ? [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more details`] : lines;
}
/** `eval_suite "checkout" (id s1), https://…` from the fields that are present. */
function describeResource(resource) {
	if (typeof resource !== "object" || resource === null) return JSON.stringify(resource);
	const { type, name, id, url } = resource;
	return `${typeof type === "string" ? type : "a resource"}${typeof name === "string" ? ` "${name}"` : ""}${typeof id === "string" ? ` (id ${id})` : ""}${typeof url === "string" ? `, ${url}` : ""}`;
}
/** `tests.0.title: must not be empty` */
function describeIssue(issue) {
	if (typeof issue !== "object" || issue === null) return JSON.stringify(issue);
	const { path, message } = issue;
	return `${typeof path === "string" && path !== "" ? `${path}: ` : ""}${String(message ?? JSON.stringify(issue))}`;
}
// src/service/client/failure/read-error.ts
const textOf = (value) => typeof value === "string" && value !== "" ? value : void 0;
const numberOf = (value) => typeof value === "number" && value >= 0 ? value : void 0;
/** JSON data, or undefined when the text is not JSON. */
function parseJson(text) {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return;
	}
}
/** The first JSON object inside a text, as in `Uncaught ConvexError: {"code":"…"}` followed by a stack. */
function firstJsonObject(text) {
	const start = text.indexOf("{");
	if (start < 0) return void 0;
	let depth = 0;
	let quoted = false;
	for (let at = start; at < text.length; at += 1) {
		const char = text[at];
		if (quoted) {
			if (char === "\\") at += 1;
			else if (char === "\"") quoted = false;
		} else if (char === "\"") quoted = true;
		else if (char === "{") depth += 1;
		else if (char === "}") {
			depth -= 1;
			if (depth === 0) {
				const found = parseJson(text.slice(start, at + 1))?.value;
				return isRecord(found) ? found : void 0;
			}
		}
	}
}
const billingCodes = ["billing_limit_reached", "billing_feature_not_included"];
const billingFields = [
	"gateKey",
	"upgradePlan",
	"allowedValue",
	"currentValue"
];
/** Refusals that are hidden in a text: limits of the plan, and a validator that does not support a field. */
function readText(whole) {
	const text = whole.slice(0, 1e5);
	const field = /extra field [`'"]([^`'"]+)[`'"]/.exec(text)?.[1];
	if (field !== void 0) return { unknownField: field };
	const hidden = firstJsonObject(text);
	const code = textOf(hidden?.code);
	if (hidden === void 0 || code === void 0 || !billingCodes.includes(code)) return {};
	return {
		code,
		billing: true,
		details: hidden
	};
}
function readEnvelope(fields) {
	const details = isRecord(fields.details) ? fields.details : void 0;
	const code = textOf(fields.code);
	const message = textOf(fields.message) ?? textOf(fields.error) ?? code ?? "";
	return {
		message,
		code,
		reason: textOf(details?.reason) ?? textOf(details?.code),
		details,
		requestId: textOf(details?.requestId) ?? textOf(fields.requestId),
		retryAfterMs: numberOf(details?.retryAfterMs) ?? numberOf(fields.retryAfterMs),
		billing: code !== void 0 && billingCodes.includes(code) || details !== void 0 && billingFields.some((name) => name in details) ? true : void 0,
		...readText(message)
	};
}
/** Reads `{code,message,details}`, `{ok:false,error}`, `{error:{code,message}}`, an HTML page or plain text. */
function readErrorBody(body) {
	const parsed = parseJson(body)?.value;
	if (isRecord(parsed)) return readEnvelope(isRecord(parsed.error) ? {
		...parsed.error,
		details: parsed.error.details ?? parsed.error
	} : parsed);
	if (typeof parsed === "string") return {
		message: parsed,
		...readText(parsed)
	};
	if (body.trim() === "") return { message: "the response has no body" };
	if (/^\s*</.test(body)) {
		const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body.slice(0, 1e5))?.[1]?.trim();
		return { message: `an HTML page${title === void 0 ? "" : ` titled "${title}"`} instead of JSON` };
	}
	return {
		message: `not JSON: ${body.slice(0, 200)}`,
		...readText(body)
	};
}
/** Whether a 200 body reports a failure anyway: `{ok: false}`. */
function saysNotOk(value) {
	return isRecord(value) && value.ok === false;
}
// src/service/client/failure/call-failure.ts
/** One try that failed, with what the retry loop and the message need. */
var CallFailure = class extends Error {
	facts;
	status;
	/** Another try may work. */
	transient;
	/** It may have taken effect anyway. */
	maybeDone;
	afterMs;
	constructor(about) {
		super(about.message, about.cause === void 0 ? void 0 : { cause: about.cause });
		this.name = "CallFailure";
		this.facts = about.facts ?? {};
		this.status = about.status;
		this.transient = about.transient;
		this.maybeDone = about.maybeDone;
		this.afterMs = about.afterMs;
	}
	/** `503`, `429 CONCURRENT_RUN_LIMIT`, `ECONNRESET`. */
	get label() {
		const word = this.facts.reason ?? this.facts.code;
		return [this.status, word].filter((part) => part !== void 0).join(" ");
	}
};
/** Statuses after which another try may work, whatever the code says. */
function isTransientStatus(status) {
	return status === 408 || status === 425 || status === 429 || status >= 500 && status !== 501 && status !== 505;
}
/** A response with an error status, or a 200 that says `ok: false`, as a failure. */
function failureOfResponse(response, nowMs) {
	const facts = readErrorBody(response.body);
	const { status } = response;
	const final = facts.billing === true || facts.unknownField !== void 0 || facts.reason === "CONCURRENT_RUN_LIMIT";
	const afterMs = parseRetryAfter(response.headers, nowMs) ?? facts.retryAfterMs;
	return new CallFailure({
		message: facts.message,
		facts: status < 400 && facts.code === void 0 ? {
			...facts,
			code: "NOT_OK"
		} : facts,
		status,
		transient: !final && isTransientStatus(status),
		maybeDone: status >= 500 || status === 408,
		afterMs
	});
}
/** A response that can't be parsed. `cut`: it looks like the first part of a good one. */
function failureOfAnswer(message, status, cut) {
	return new CallFailure({
		message,
		facts: { code: "INVALID_RESPONSE" },
		status,
		transient: cut,
		maybeDone: true
	});
}
function failureOfTransport(error) {
	return new CallFailure({
		message: error.message,
		facts: { code: error.code },
		transient: error.transient,
		maybeDone: error.delivery === "unknown",
		cause: error
	});
}
function requestIdOf(facts, headerId, redact) {
	const id = headerId ?? facts.requestId;
	return id === void 0 ? void 0 : toLine(redact(id), 100);
}
/** The error a user sees: what failed, what the service said, how often it was tried, what to do. */
function toServiceError(failures, context, headerRequestId) {
	const last = failures.at(-1);
	if (last === void 0) throw new TypeError("a failed call has at least one failure");
	const { operation, base, params, redact } = context;
	const { code, reason, details, billing, unknownField } = last.facts;
	const requestId = requestIdOf(last.facts, headerRequestId, redact);
	const said = toLine(redact(last.message));
	const label = toLine(redact(last.label), 100);
	const labels = [...new Set(failures.map((failure) => toLine(redact(failure.label), 100)))];
	const tries = failures.length === 1 ? "" : ` Tried ${failures.length} times${labels.length > 1 ? ` (${labels.join(", ")})` : ""}.`;
	const id = requestId === void 0 ? "" : ` Request id ${requestId}.`;
	const mustLook = operation.retry !== "safe" && failures.some((failure) => failure.maybeDone);
	const advice = adviceFor({
		operation: operation.id,
		base,
		status: last.status,
		code,
		reason,
		details,
		billing,
		unknownField,
		params,
		mayBeDone: mustLook
	});
	const safeDetails = redactData(details, redact);
	return new ServiceError({
		operation: operation.id,
		message: `${operation.id} (${operation.method} ${operation.path}) failed: ${label}: ${said.replace(/(?<![.\s])[.\s]+$/, "")}.${id}${tries}`,
		advice: [
			...advice.map((line) => toLine(redact(line), 600)),
			...describeDetails(isRecord(safeDetails) ? safeDetails : void 0),
			...mustLook ? ["It may have taken effect anyway. Check before retrying."] : []
		],
		status: last.status,
		code: code === void 0 ? void 0 : toLine(redact(code), 100),
		reason: reason === void 0 ? void 0 : toLine(redact(reason), 100),
		requestId,
		retryable: last.transient,
		attempts: failures.length,
		details: mergeDetails(safeDetails, unknownField === void 0 ? void 0 : toLine(redact(unknownField), 100)),
		cause: last.cause
	});
}
function mergeDetails(details, unknownField) {
	const known = isRecord(details) ? details : void 0;
	return unknownField === void 0 ? known : {
		...known,
		unknownField
	};
}
// src/service/client/redirect.ts
/** Redirects followed for one request. */
const maxRedirects = 3;
/**
* Where to go on, or undefined when the response is not a redirect. Only inside the origin, so that the key never
* reaches another one, and only when the method stays what it was. Throws CallFailure for every other redirect.
*/
function redirectTarget(request, response, followed) {
	const { status } = response;
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(status)) return void 0;
	const location = response.headers.location;
	const target = location === void 0 ? null : URL.parse(location, request.url.href);
	const refuse = (message) => new CallFailure({
		message,
		facts: { code: "REDIRECTED" },
		status,
		transient: false,
		maybeDone: false
	});
	if (target === null) throw refuse("a redirect to nowhere");
	if (target.origin !== request.url.origin) throw refuse(`a redirect to another origin, ${target.origin}, which is not followed: the key would go there`);
	if (request.method !== "GET" && status !== 307 && status !== 308) throw refuse(`a redirect that would turn ${request.method} into GET`);
	if (followed >= maxRedirects) throw refuse(`more than ${maxRedirects} redirects`);
	return target;
}
// src/service/client/transport.ts
/** Waits this long, for all calls, after a 429 that does not say how long. */
const pauseAfterRefusalMs = 1e3;
/** The JSON of a good response. Throws CallFailure for everything else. */
function readAnswer(response, nowMs) {
	if (response.status < 200 || response.status >= 300) throw failureOfResponse(response, nowMs);
	if (response.body.trim() === "") return {};
	const parsed = parseJson(response.body);
	if (parsed === void 0) {
		const isPage = /^\s*</.test(response.body);
		const type = response.headers["content-type"] ?? "no content type";
		throw failureOfAnswer(`the service answered ${isPage ? "an HTML page" : `text that is not JSON or is cut off (${type})`}`, response.status, !isPage);
	}
	if (saysNotOk(parsed.value)) throw failureOfResponse(response, nowMs);
	return parsed.value;
}
function createTransport(options) {
	const { base, clock, pool, bucket } = options;
	const names = serviceHeaders(options.headerPrefix);
	function requestOf({ prepared, operation, headers, idempotencyKey, signal, graceMs }) {
		const body = prepared.body === void 0 ? void 0 : JSON.stringify(prepared.body);
		return {
			method: operation.method,
			url: new URL(`${base.href.replace(/\/$/, "")}${prepared.path}`),
			headers: {
				...options.requestHeaders,
				accept: "application/json",
				authorization: `Bearer ${options.apiKey}`,
				"user-agent": options.userAgent,
				...body === void 0 ? {} : { "content-type": "application/json" },
				...idempotencyKey === void 0 ? {} : {
					[names.idempotencyKey]: idempotencyKey,
					[names.plainIdempotencyKey]: idempotencyKey
				},
				...headers
			},
			...body === void 0 ? {} : { body },
			timeoutMs: Math.max(options.timeoutMs, operation.timeoutMs ?? 0),
			maxBytes: options.maxResponseBytes,
			signal,
			graceMs
		};
	}
	async function follow(request, followed) {
		await bucket.take(request.signal);
		const response = await sendRequest(pool, request);
		const url = redirectTarget(request, response, followed);
		return url === void 0 ? response : await follow({
			...request,
			url
		}, followed + 1);
	}
	function contextOf({ operation, params, prepared }) {
		const secrets = [
			options.apiKey,
			...Object.values(options.requestHeaders),
			...secretsIn(prepared.body)
		];
		return {
			operation,
			params,
			base: base.href,
			redact: createRedactor(secrets)
		};
	}
	return {
		async send(envelope) {
			const request = requestOf(envelope);
			const repeatable = isRepeatable(envelope.operation, envelope.prepared.body, envelope.idempotencyKey);
			let requestId;
			async function attempt() {
				requestId = void 0;
				try {
					const response = await follow(request, 0);
					requestId = response.headers[names.requestId] ?? response.headers[names.ownRequestId];
					const json = readAnswer(response, clock.now());
					bucket.recover();
					return {
						status: response.status,
						headers: response.headers,
						json,
						attempts: 0
					};
				} catch (error) {
					if (error instanceof HttpFailure) throw failureOfTransport(error);
					if (error instanceof CallFailure && error.status === 429 && error.transient) bucket.pause(Math.min(error.afterMs ?? pauseAfterRefusalMs, options.plan.maxWaitMs));
					throw error;
				}
			}
			const outcome = await retry(attempt, (error) => {
				if (!(error instanceof CallFailure)) return { retry: false };
				return {
					retry: error.transient && (repeatable || !error.maybeDone),
					afterMs: error.afterMs,
					isLimited: error.status === 429
				};
			}, options.plan, {
				clock,
				random: options.random,
				signal: envelope.signal
			});
			if (outcome.ok) return {
				...outcome.value,
				attempts: outcome.failures.length + 1
			};
			const failures = outcome.failures.filter((failure) => failure instanceof CallFailure);
			if (failures.length < outcome.failures.length) throw outcome.failures.at(-1);
			throw toServiceError(failures, contextOf(envelope), requestId);
		},
		mismatch(envelope, answer, message) {
			const failure = failureOfAnswer(message, answer.status, false);
			const requestId = answer.headers[names.requestId] ?? answer.headers[names.ownRequestId];
			return toServiceError([failure], contextOf(envelope), requestId);
		}
	};
}
// src/service/client/vocabulary-version.ts
/**
* Asks the deployment first and then the project, since deployments publish it in one of the two places.
* Version 1 is understood everywhere, so a deployment that does not answer is spoken to in it.
*/
function createVocabularyLookup(askCapabilities, log) {
	const versions = /* @__PURE__ */ new Map();
	async function ask(...question) {
		const [id, , signal] = question;
		try {
			return readVocabularyVersion(await askCapabilities(...question));
		} catch (error) {
			signal?.throwIfAborted();
			log?.debug(`${id}: no vocabulary (${error instanceof Error ? error.name : "unknown"})`);
			return 1;
		}
	}
	async function find(params, signal) {
		if (await ask("getCapabilities", {}, signal) === 2) return 2;
		const projectId = params?.projectId;
		return projectId === void 0 ? 1 : await ask("getProjectCapabilities", { projectId }, signal);
	}
	return (params, signal) => {
		const key = params?.projectId ?? "";
		const version = versions.get(key) ?? find(params, signal);
		versions.set(key, version);
		version.catch(() => versions.delete(key));
		return version;
	};
}
// src/service/client/client.ts
/** The last job of a large matrix starts its requests this much later than the first. */
const longestStaggerMs = 3e4;
function createServiceClient(options) {
	const base = parseBaseUrl(options.baseUrl);
	const apiKey = parseApiKey(options.apiKey);
	const { requestHeaders = {} } = options;
	const secrets = [apiKey, ...Object.values(requestHeaders)];
	for (const secret of secrets) options.log?.mask(secret);
	const headerPrefix = parseHeaderPrefix(options.headerPrefix ?? "x-service");
	const names = serviceHeaders(headerPrefix);
	const pool = createConnectionPool(options.env ?? process.env);
	const identity = createHash("sha256").update(`${base.origin}\n${apiKey}`).digest("hex");
	const { index, total } = options.sharers ?? {
		index: 0,
		total: 1
	};
	const size = {
		burst: Math.max(1, Math.floor(limits.requestBurst / Math.max(1, total))),
		perMinute: limits.requestsPerMinute,
		slackMs: 500,
		firstAfterMs: total > 1 ? Math.min(longestStaggerMs, index * (6e4 / limits.requestsPerMinute)) : 0
	};
	const transport = createTransport({
		base,
		apiKey,
		requestHeaders,
		headerPrefix,
		pool,
		userAgent: options.userAgent ?? "eval-gate",
		timeoutMs: options.timeoutMs ?? 3e4,
		maxResponseBytes: 33554432,
		plan: {
			attempts: options.attempts ?? 5,
			baseDelayMs: 500,
			maxDelayMs: 1e4,
			maxWaitMs: 9e4,
			limitedMs: options.limitedMs
		},
		clock: options.clock,
		random: options.random ?? Math.random,
		bucket: sharedTokenBucket(identity, size, options.clock)
	});
	const redact = createRedactor(secrets);
	const warned = /* @__PURE__ */ new Set();
	const vocabularyVersion = createVocabularyLookup(async (id, params, signal) => (await exchangeTyped(id, { params }, { signal })).value, options.log);
	async function exchangeTyped(id, request, { signal, graceMs, check, idempotencyKey, launcher, ci } = {}) {
		const operation = operationOf(id);
		if (idempotencyKey !== void 0) parseIdempotencyKey(idempotencyKey, limits.idempotencyKeyChars);
		const checked = prepareRequest(operation, idempotencyKey !== void 0 && operation.idempotency?.body.includes("idempotencyKey") === true ? {
			...request,
			body: {
				idempotencyKey,
				...Object(request.body)
			}
		} : request, check ?? true);
		const version = operation.vocabulary === true ? await vocabularyVersion(request.params, signal) : 1;
		const isNew = operation.method === "POST";
		const prepared = operation.vocabulary === true ? {
			...checked,
			body: spellRequest(id, checked.body, version, isNew)
		} : checked;
		const envelope = {
			operation,
			params: request.params ?? {},
			prepared,
			signal,
			graceMs,
			idempotencyKey: operation.idempotency?.header === true ? idempotencyKey : void 0,
			headers: {
				...version === 2 ? { [names.evalVocabulary]: "2" } : {},
				...launchHeaders(names, {
					launcher,
					ci
				})
			}
		};
		const answer = await transport.send(envelope);
		const deprecation = describeDeprecation(operation, answer.headers, redact);
		if (deprecation !== void 0 && !warned.has(id)) {
			warned.add(id);
			options.log?.warning(deprecation);
		}
		const json = operation.vocabulary === true ? spellResponse(answer.json, version) : answer.json;
		const schema = operations[id].response;
		const parsed = safeParse(schema, json);
		if (!parsed.success) {
			const issue = parsed.issues[0];
			const path = getDotPath(issue) ?? "the whole";
			throw transport.mismatch(envelope, answer, `the answer has an unexpected shape at ${path}: ${issue.message}`);
		}
		return {
			status: answer.status,
			value: parsed.output,
			attempts: answer.attempts
		};
	}
	async function* pages(id, request, callOptions) {
		const exchangePage = (next) => exchangeTyped(id, next, callOptions);
		for await (const items of readPages(exchangePage, id, request)) yield* items;
	}
	const client = {
		baseUrl: base.href.replace(/\/$/, ""),
		pool,
		headersFor: (url) => url.origin === base.origin ? requestHeaders : {},
		exchange: exchangeTyped,
		async call(id, request, callOptions) {
			return (await exchangeTyped(id, request, callOptions)).value;
		},
		pages,
		async list(id, request, callOptions) {
			const items = [];
			for await (const item of pages(id, request, callOptions)) items.push(item);
			return items;
		},
		project: (id, signal) => projectOf(client, id, signal),
		close: () => pool.close()
	};
	return client;
}
// src/service/client/open.ts
/**
* A client of the service as the configuration describes it, on the platform's clock and log.
* @throws UsageError when the address or the key can't be one
*/
function openClient({ baseUrl, apiKey, headerPrefix, requestHeaders }, { clock, log }, options = {}) {
	return createServiceClient({
		...options,
		baseUrl,
		apiKey,
		headerPrefix,
		requestHeaders,
		clock,
		log
	});
}
export { delaySignal as a, createRedactor as c, sendRequest as i, toLine as l, parseJson as n, HttpFailure as o, readErrorBody as r, readPages as s, openClient as t };
