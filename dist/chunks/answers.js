const require_undici$1 = require("./undici.js");
const require_http_failure = require("./http-failure.js");
// src/platform/github/answers.ts
var import_undici = require_undici$1.require_undici();
const answerTimeoutMs = 3e4;
const archiveTimeoutMs = 12e4;
const mostBytes = 536870912;
function createWholeFetch(pool) {
	const whole = async (address, options = {}) => {
		const url = new URL(address);
		const isArchive = url.pathname.endsWith("/zip");
		const timeout = AbortSignal.timeout(isArchive ? archiveTimeoutMs : answerTimeoutMs);
		const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
		const dispatcher = await pool.dispatcherFor(url);
		const response = await (0, import_undici.fetch)(url, {
			...options,
			signal,
			dispatcher
		}).catch((error) => {
			const failure = require_http_failure.throughProxy(require_http_failure.toHttpFailure(error instanceof Error ? error.cause : error), pool.proxyOf(url));
			throw failure.code === "PROXY_UNREACHABLE" ? failure : error;
		});
		const { status, statusText, headers } = response;
		const body = await readBody(response);
		if (status >= 200 && status < 300 && status !== 204 && status !== 205) {
			if (isArchive && body.length === 0) throw new Error("the archive is empty");
			if (!isArchive && !isJson(body)) throw new Error(`the answer is not JSON (status ${status})`);
		}
		const hasBody = body.length > 0 && status !== 204 && status !== 205 && status !== 304;
		const answer = new import_undici.Response(hasBody ? body : null, {
			status,
			statusText,
			headers
		});
		return Object.defineProperty(answer, "url", { value: response.url });
	};
	return whole;
}
async function readBody(response) {
	const chunks = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		if (size > mostBytes) throw new Error(`the answer is larger than ${mostBytes} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, size);
}
function isJson(body) {
	try {
		JSON.parse(body.toString("utf8"));
		return true;
	} catch {
		return false;
	}
}
const isList = (data) => Array.isArray(data);
const holds = (field, check) => (data) => typeof data === "object" && data !== null && check(data[field]);
const isText = (value) => typeof value === "string";
const isNumber = (value) => typeof value === "number";
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const shapes = [
	[/^\/actions\/artifacts$/, holds("artifacts", isList)],
	[/^\/actions\/runs\/\d+\/artifacts$/, holds("artifacts", isList)],
	[/^\/actions\/runs\/\d+\/attempts\/\d+\/jobs$/, holds("jobs", isList)],
	[/^\/actions\/runs\/\d+$/, holds("event", isText)],
	[/^\/actions\/(?:workflows\/[^/]+\/)?runs$/, holds("workflow_runs", isList)],
	[/^\/commits$/, isList],
	[/^\/commits\/[^/]+\/check-runs$/, holds("check_runs", isList)],
	[/^\/check-runs(?:\/\d+)?$/, holds("id", isNumber)],
	[/^\/commits\/[^/]+\/pulls$/, isList],
	[/^\/collaborators\/[^/]+\/permission$/, holds("permission", isText)],
	[/^\/pulls\/\d+\/reviews$/, isList],
	[/^\/compare\//, holds("merge_base_commit", isRecord)],
	[/^\/branches\//, holds("commit", isRecord)],
	[/^\/pulls\/\d+$/, holds("head", isRecord)],
	[/^\/pulls\/\d+\/files$/, isList],
	[/^\/contents\//, (data) => isList(data) || isRecord(data)],
	[/^\/issues\/comments\/\d+$/, holds("id", isNumber)],
	[/^\/issues\/\d+$/, holds("number", isNumber)]
];
var OddAnswer = class extends Error {
	name = "OddAnswer";
};
function checkAnswer(method, url, data) {
	const { pathname } = new URL(url);
	const path = /\/repos\/[^/]+\/[^/]+(\/.*)$/.exec(pathname)?.[1];
	if (path === void 0 || method === "DELETE") return;
	if (!(shapeOf(method, path)?.(data) ?? true)) throw new OddAnswer(`GitHub's answer to ${method} ${path} does not have the expected form`);
}
function shapeOf(method, path) {
	if (/^\/issues(?:\/\d+\/comments)?$/.test(path)) return method === "GET" ? isList : path === "/issues" ? holds("number", isNumber) : holds("id", isNumber);
	return shapes.find(([pattern]) => pattern.test(path))?.[1];
}
exports.OddAnswer = OddAnswer;
exports.checkAnswer = checkAnswer;
exports.createWholeFetch = createWholeFetch;
