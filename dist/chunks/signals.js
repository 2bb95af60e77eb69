const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_neutralise = require("./neutralise.js");
const require_temporary_folder = require("./temporary-folder.js");
require("./result.js");
const require_slices = require("./slices.js");
const require_eval_data = require("./eval-data.js");
const require_comparison = require("./comparison.js");
let node_crypto = require("node:crypto");
let node_path = require("node:path");
node_path = require_rolldown_runtime.__toESM(node_path, 1);
let node_string_decoder = require("node:string_decoder");
let node_fs = require("node:fs");
let node_fs_promises = require("node:fs/promises");
let node_child_process = require("node:child_process");
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
// src/reports/about.ts
const traceName = /^(?:[\w.-]{1,60}[._-])?trace[._-]?(?:url|link|address)$|^permalink$/i;
const tagNames = new Set([
	"tag",
	"tags",
	"label",
	"labels",
	"marker",
	"markers",
	"mark"
]);
const named = /^([A-Za-z][\w.-]{0,40})\s?[:=]\s?(\S.*)$/;
function aboutFrom(metadata, tags = void 0) {
	const slices = [];
	let trace;
	for (const [name, value] of Object.entries(metadata)) {
		if (traceName.test(name)) trace ??= traceOf$1(value);
		else if (tagNames.has(name.toLowerCase())) addTags(slices, value);
		else for (const one of Array.isArray(value) ? value.slice(0, 20) : [value]) addOne(slices, name, one);
		if (slices.length > 80) break;
	}
	addTags(slices, tags);
	return withoutEmpty(slices, trace);
}
function withoutEmpty(slices, trace) {
	if (slices.length === 0) return trace === void 0 ? {} : { trace };
	return trace === void 0 ? { slices } : {
		slices,
		trace
	};
}
const sliceProperty = /^(?:evals?\.)?(?:tag|slice|metadata|label)\.(\S.{0,60})$|^(category|topic|feature|difficulty|severity|priority|epic|story)$/i;
function takeProperty(into, name, value) {
	if (traceName.test(name)) {
		into.trace ??= traceOf$1(value);
		return true;
	}
	const lower = name.toLowerCase().replace(/^evals?\./, "");
	if (tagNames.has(lower)) {
		addTags(into.slices, value);
		return true;
	}
	const match = sliceProperty.exec(name);
	if (match === null) return false;
	addOne(into.slices, match[1] ?? match[2]?.toLowerCase() ?? name, value);
	return true;
}
function takeTrait(into, name, value) {
	if (!takeProperty(into, name, value)) addOne(into.slices, name, value);
}
function addTags(slices, tags) {
	const text = require_eval_data.textOfField(tags);
	const list = text === void 0 ? require_eval_data.listOf(tags) : text.split(/,\s*/);
	for (const tag of list.slice(0, 20)) {
		const written = require_eval_data.textOfField(tag)?.trim() ?? "";
		const pair = named.exec(written);
		if (pair === null || written.includes("://")) addOne(slices, "tag", written);
		else addOne(slices, pair[1] ?? "tag", pair[2]);
	}
}
function addOne(slices, name, value) {
	if (typeof value !== "string" && typeof value !== "boolean" && !(typeof value === "number" && Number.isSafeInteger(value))) return;
	const written = String(value).trim();
	const label = name.trim();
	if (written === "" || label === "" || label.length + written.length + 2 > 160) return;
	if (/[\r\n]/.test(written) || slices.length > 80) return;
	slices.push(require_eval_data.copy(require_eval_data.readable(require_slices.sliceOf(label, written))));
}
function traceOf$1(value) {
	const address = require_eval_data.textOfField(value)?.trim() ?? "";
	return address === "" || address.length > 2e3 ? void 0 : require_eval_data.copy(address);
}
// src/reports/bytes/chunks.ts
async function readChunks(source, { collector }, write) {
	for await (const chunk of source.chunks()) {
		write(chunk);
		const waiting = collector.flush(false);
		if (waiting !== void 0) await waiting;
	}
}
// src/reports/xml/attributes.ts
const mostAttributes = 1e3;
const builtIn = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function decodeEntities(text, onUnknown) {
	if (!text.includes("&")) return text;
	return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([\w.:-]{1,64}));/g, (written, dec, hex, name) => {
		if (name !== void 0) {
			const char = builtIn.get(name);
			if (char === void 0) onUnknown?.(written);
			return char ?? written;
		}
		const code = dec !== void 0 ? Number(dec) : Number.parseInt(hex, 16);
		return code === 0 || code > 1114111 || code >= 55296 && code <= 57343 ? written : String.fromCodePoint(code);
	});
}
var XmlAttributes = class {
	#tag;
	#at;
	#names;
	#values = [];
	dropped;
	#warn;
	constructor(tag, at, dropped, warn) {
		this.#tag = tag;
		this.#at = at;
		this.dropped = dropped;
		this.#warn = warn;
	}
	get(name) {
		this.#names ??= this.#parse();
		const index = this.#names.indexOf(name);
		return index === -1 ? void 0 : this.#values[index];
	}
	lengthOf(name) {
		const length = this.get(name)?.length ?? 0;
		return this.#names?.at(-1) === name ? length + this.dropped : length;
	}
	get empty() {
		this.#names ??= this.#parse();
		return this.#names.length === 0;
	}
	#parse() {
		const tag = this.#tag;
		const names = [];
		for (;;) {
			if (names.length >= mostAttributes) {
				this.#warn(`more than ${mostAttributes} attributes in one tag; the rest is not read`);
				return names;
			}
			const start = skipSpace(tag, this.#at);
			if (start >= tag.length) return names;
			const equals = tag.indexOf("=", start);
			if (equals === -1) {
				this.#warn("an attribute without a value");
				return names;
			}
			const name = tag.slice(start, equals).trimEnd();
			const open = skipSpace(tag, equals + 1);
			const quote = tag[open];
			if (quote !== "\"" && quote !== "'") {
				this.#warn("an attribute value without quotes");
				this.#at = endOfWord(tag, open);
				this.#keep(names, name, tag.slice(open, this.#at));
				continue;
			}
			const close = tag.indexOf(quote, open + 1);
			const end = close === -1 ? tag.length : close;
			this.#keep(names, name, tag.slice(open + 1, end));
			this.#at = end + 1;
		}
	}
	#keep(names, name, written) {
		if (names.includes(name)) {
			this.#warn("an attribute given twice; the first counts");
			return;
		}
		const spaced = name === "message" || !/[\t\n\r]/.test(written) ? written : written.replace(/\r\n|[\t\n\r]/g, " ");
		names.push(name);
		this.#values.push(decodeEntities(spaced, () => this.#warn("an unknown entity; it is kept as written")));
	}
};
function skipSpace(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
	return at;
}
function endOfWord(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) > 32) at += 1;
	return at;
}
// src/reports/text/text-collector.ts
var TextCollector = class {
	#limit;
	#text = "";
	#undecoded = "";
	#length = 0;
	constructor(limit) {
		this.#limit = limit;
	}
	add(bytes, start, end, raw) {
		const room = this.#limit - this.#text.length - this.#undecoded.length;
		const taken = Math.max(0, Math.min(end, start + 4 * room));
		const cutAt = taken < end ? characterStart(bytes, start, taken) : end;
		if (cutAt > start && room > 0) {
			const piece = bytes.toString("utf8", start, cutAt);
			this.#length += piece.length;
			if (raw) {
				this.#decode();
				this.#text += piece;
			} else this.#undecoded += piece;
		}
		if (cutAt < end || room <= 0) this.#length += charactersIn(bytes, room > 0 ? cutAt : start, end);
	}
	#decode() {
		if (this.#undecoded === "") return;
		this.#text += decodeEntities(this.#undecoded);
		this.#undecoded = "";
	}
	finish() {
		const written = this.#text.length + this.#undecoded.length;
		this.#decode();
		return {
			text: this.#text,
			length: this.#text.length + Math.max(0, this.#length - written)
		};
	}
};
function characterStart(bytes, start, at) {
	let back = at;
	while (back > start && ((bytes[back] ?? 0) & 192) === 128) back -= 1;
	return back;
}
function charactersIn(bytes, start, end) {
	let count = 0;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at] ?? 0;
		if ((byte & 192) !== 128) count += byte >= 240 ? 2 : 1;
	}
	return count;
}
// src/reports/bytes/byte-window.ts
const firstSize = 524288;
var ByteWindow = class {
	#buffer = Buffer.alloc(0);
	#length = 0;
	add(chunk) {
		const needed = this.#length + chunk.length;
		if (needed > this.#buffer.length) {
			const grown = Buffer.allocUnsafeSlow(Math.max(firstSize, 2 ** Math.ceil(Math.log2(needed))));
			this.#buffer.copy(grown, 0, 0, this.#length);
			this.#buffer = grown;
		}
		chunk.copy(this.#buffer, this.#length);
		this.#length = needed;
		return this.#buffer.subarray(0, needed);
	}
	consume(count) {
		this.#buffer.copyWithin(0, count, this.#length);
		this.#length -= count;
	}
	get length() {
		return this.#length;
	}
	has(byte) {
		return this.#buffer.subarray(0, this.#length).includes(byte);
	}
};
// src/reports/damage.ts
var Damage = class extends Error {
	offset;
	advice;
	constructor(message, offset, advice) {
		super(message);
		this.name = "Damage";
		this.offset = offset;
		this.advice = advice;
	}
};
// src/reports/xml/bytes.ts
function localName(name) {
	const colon = name.indexOf(":");
	return colon === -1 ? name : name.slice(colon + 1);
}
function isName(buffer, start, end, name) {
	let last = end;
	while (last > start && (buffer[last - 1] ?? 0) <= 32) last -= 1;
	if (last - start === name.length && startsWith(buffer, start, name)) return true;
	return buffer.toString("utf8", start, last) === name;
}
function startsWith(buffer, at, text) {
	for (let index = 0; index < text.length; index += 1) if (buffer[at + index] !== text.charCodeAt(index)) return false;
	return true;
}
function isLeading(byte) {
	return (byte & 192) !== 128;
}
function wholeCharacters(buffer, from) {
	const end = buffer.length;
	for (let back = 1; back <= 3 && end - back >= from; back += 1) {
		const byte = buffer[end - back] ?? 0;
		if (byte < 128) return end;
		if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? end - back : end;
	}
	return end;
}
function isBlank(buffer, start, end) {
	for (let at = start; at < end; at += 1) {
		const byte = buffer[at] ?? 0;
		if (byte > 32 || byte === 0) return false;
	}
	return true;
}
// src/reports/xml/skipped.ts
const gt$1 = 62;
const slash$1 = 47;
const doubleQuote$1 = 34;
const singleQuote$1 = 39;
const openBracket$1 = 91;
const closeBracket$1 = 93;
function quoteAfter(byte, quote) {
	if (quote !== 0) return byte === quote ? 0 : quote;
	return byte === doubleQuote$1 || byte === singleQuote$1 ? byte : 0;
}
var SkippedDoctype = class {
	#quote = 0;
	#brackets = 0;
	#onDeclarations;
	constructor(onDeclarations) {
		this.#onDeclarations = onDeclarations;
	}
	skip(buffer, from) {
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at] ?? 0;
			const before = this.#quote;
			this.#quote = quoteAfter(byte, before);
			if (before !== 0 || this.#quote !== 0) continue;
			if (byte === openBracket$1) {
				if (this.#brackets === 0) this.#onDeclarations();
				this.#brackets += 1;
			} else if (byte === closeBracket$1) this.#brackets -= 1;
			else if (byte === gt$1 && this.#brackets <= 0) return at + 1;
		}
		return -1;
	}
};
var LongTag = class {
	#kept;
	#quoteAtCut;
	#quote;
	#last;
	#dropped = 0;
	constructor(kept, quote) {
		this.#kept = kept;
		this.#quoteAtCut = quote;
		this.#quote = quote;
		this.#last = kept.at(-1) ?? 0;
	}
	get dropped() {
		return this.#dropped;
	}
	skip(buffer, from) {
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at] ?? 0;
			const before = this.#quote;
			this.#quote = quoteAfter(byte, before);
			if (before !== 0) {
				if (this.#quote !== 0 && isLeading(byte)) this.#dropped += 1;
			} else if (byte === gt$1) return at + 1;
			this.#last = byte;
		}
		return -1;
	}
	end() {
		const quote = this.#quoteAtCut === 0 ? "" : String.fromCharCode(this.#quoteAtCut);
		return Buffer.concat([this.#kept, Buffer.from(quote + (this.#last === slash$1 ? "/" : ""))]);
	}
};
// src/reports/xml/reader.ts
const deepest = 512;
const longestTag = 1048576;
const longestName$1 = 1e3;
const lt = 60;
const gt = 62;
const slash = 47;
const bang = 33;
const question = 63;
const doubleQuote = 34;
const singleQuote = 39;
var XmlReader = class {
	#handler;
	#names = [];
	#mode = "text";
	#window = new ByteWindow();
	#offset = 0;
	#doctype;
	#long;
	#roots = 0;
	#warn;
	#knownNames = new Set();
	constructor(handler) {
		this.#handler = handler;
		this.#warn = (message) => handler.warn(message);
	}
	write(chunk) {
		const buffer = this.#window.add(chunk);
		let at = 0;
		let next = 0;
		while (at < buffer.length) {
			next = this.#step(buffer, at);
			if (next < 0) break;
			at = next;
		}
		if (next < 0) at = ~next;
		this.#window.consume(at);
		this.#offset += at;
	}
	end() {
		const [open] = this.#names.slice(-1);
		if (this.#mode === "text" && open === void 0 && !this.#window.has(lt)) {
			if (this.#roots === 0) throw this.#damage("it holds no XML element", this.#offset);
			return;
		}
		throw new Damage(`the file ends${open === void 0 ? "" : ` inside <${open}>`} before it is complete`, this.#offset + this.#window.length, "Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.");
	}
	#damage(message, offset) {
		return new Damage(message, offset, "The file is not well-formed XML. Look at the step that writes it.");
	}
	#step(buffer, at) {
		switch (this.#mode) {
			case "text": return this.#text(buffer, at);
			case "cdata": return this.#until(buffer, at, "]]>", true);
			case "comment": return this.#until(buffer, at, "-->", false);
			case "instruction": return this.#until(buffer, at, "?>", false);
			case "doctype": return this.#skipDoctype(buffer, at);
			case "long-tag": return this.#skipLongTag(buffer, at);
		}
	}
	#text(buffer, from) {
		const open = buffer.indexOf(lt, from);
		const end = open === -1 ? wholeCharacters(buffer, from) : open;
		if (end > from) this.#characters(buffer, from, end);
		if (open === -1) return ~end;
		const kind = buffer[open + 1];
		if (kind === void 0) return ~open;
		if (kind === slash) return this.#closeTag(buffer, open);
		if (kind === bang) return this.#declaration(buffer, open);
		if (kind === question) {
			if (this.#roots === 0 && this.#offset + open > 0 && buffer.indexOf("<?xml ", open, "latin1") === open) this.#handler.warn("the XML declaration is not at the very beginning");
			this.#mode = "instruction";
			return open + 2;
		}
		return this.#openTag(buffer, open);
	}
	#characters(buffer, start, end) {
		if (this.#handler.wantsText) this.#handler.text(buffer, start, end, false);
		else if (this.#names.length === 0 && !isBlank(buffer, start, end)) {
			if (this.#roots === 0) throw this.#damage("text before the first element", this.#offset + start);
			this.#handler.warn("text after the end of the document");
		}
	}
	#declaration(buffer, open) {
		if (startsWith(buffer, open + 2, "--")) {
			this.#mode = "comment";
			return open + 4;
		}
		if (startsWith(buffer, open + 2, "[CDATA[")) {
			this.#mode = "cdata";
			return open + 9;
		}
		const written = buffer.toString("latin1", open + 2, Math.min(open + 9, buffer.length));
		if (written.toUpperCase() === "DOCTYPE") {
			this.#mode = "doctype";
			this.#doctype = new SkippedDoctype(() => this.#warn("a document type with declarations; none of them is used"));
			return open + 9;
		}
		if (written.length < 7) return ~open;
		throw this.#damage(`<!${written}… is neither a comment nor CDATA`, this.#offset + open);
	}
	#until(buffer, from, terminator, isText) {
		const found = buffer.indexOf(terminator, from, "latin1");
		let end = found;
		if (found === -1) {
			end = Math.max(from, buffer.length - terminator.length + 1);
			while (end > from && !isLeading(buffer[end] ?? 0)) end -= 1;
		}
		if (isText && end > from && this.#handler.wantsText) this.#handler.text(buffer, from, end, true);
		if (found === -1) return ~end;
		this.#mode = "text";
		return found + terminator.length;
	}
	#skipDoctype(buffer, from) {
		const end = this.#doctype?.skip(buffer, from) ?? from;
		if (end === -1) return buffer.length;
		this.#mode = "text";
		this.#doctype = void 0;
		return end;
	}
	#closeTag(buffer, open) {
		const end = buffer.indexOf(gt, open + 2);
		if (end === -1) {
			if (buffer.length - open > longestTag) throw this.#damage("an end tag without an end", this.#offset + open);
			return ~open;
		}
		const expected = this.#names.at(-1);
		if (expected === void 0 || !isName(buffer, open + 2, end, expected)) {
			const written = buffer.toString("utf8", open + 2, Math.min(end, open + 82)).trim();
			throw this.#damage(expected === void 0 ? `</${written}> closes nothing` : `</${written}> closes <${expected}>`, this.#offset + open);
		}
		this.#names.pop();
		this.#handler.close(localName(expected));
		return end + 1;
	}
	#openTag(buffer, open) {
		let quote = 0;
		for (let at = open + 1; at < buffer.length; at += 1) {
			const byte = buffer[at];
			if (quote !== 0) {
				if (byte === quote) quote = 0;
			} else if (byte === doubleQuote || byte === singleQuote) quote = byte;
			else if (byte === gt) {
				if (!this.#isTaken(buffer, open + 1, at)) this.#element(buffer, open + 1, at, 0);
				return at + 1;
			}
		}
		if (buffer.length - open <= longestTag) return ~open;
		this.#handler.warn("a tag longer than 1 MB; it was cut");
		const kept = Buffer.from(buffer.subarray(open + 1, wholeCharacters(buffer, open + 1)));
		this.#long = new LongTag(kept, quote);
		this.#mode = "long-tag";
		return buffer.length;
	}
	#isTaken(buffer, start, end) {
		if (buffer[end - 1] !== slash || this.#handler.leaf === void 0) return false;
		if (this.#names.length === 0 || this.#names.length >= deepest) return false;
		return this.#handler.leaf(buffer, start, end - 1);
	}
	#skipLongTag(buffer, from) {
		const long = this.#long;
		const end = long?.skip(buffer, from) ?? from;
		if (end === -1) return buffer.length;
		this.#mode = "text";
		this.#long = void 0;
		const tag = long?.end();
		if (tag !== void 0) this.#element(tag, 0, tag.length, long?.dropped ?? 0);
		return end;
	}
	#element(buffer, start, end, dropped) {
		const selfClosing = end > start && buffer[end - 1] === slash;
		const tag = buffer.toString("utf8", start, selfClosing ? end - 1 : end);
		let nameEnd = 0;
		while (nameEnd < tag.length && tag.charCodeAt(nameEnd) > 32) nameEnd += 1;
		const written = tag.slice(0, nameEnd);
		this.#checkName(written, start);
		if (this.#names.length >= deepest) throw this.#damage(`elements nested deeper than ${deepest}`, this.#offset + start);
		if (this.#names.length === 0) {
			if (this.#roots === 1) this.#handler.warn("more than one document in one file; all are read");
			this.#roots += 1;
		}
		const name = localName(written);
		this.#handler.open(name, new XmlAttributes(tag, nameEnd, dropped, this.#warn));
		if (selfClosing) this.#handler.close(name);
		else this.#names.push(written);
	}
	#checkName(name, at) {
		if (this.#knownNames.has(name)) return;
		if (name.length > longestName$1 || !/^[\p{L}_:][^<>&"'=/]*$/u.test(name)) throw this.#damage(`<${name.slice(0, 80)} is not an element`, this.#offset + at);
		if (this.#knownNames.size < 1e3) this.#knownNames.add(name);
	}
};
// src/reports/xml/elements.ts
async function readElements(source, context, plan) {
	const path = [];
	const texts = [];
	const handler = {
		wantsText: false,
		open(name, attributes) {
			plan.open?.(name, attributes, path);
			path.push(name);
			texts.push(plan.texts.has(name) ? new TextCollector(plan.limit) : void 0);
			handler.wantsText = texts.at(-1) !== void 0;
		},
		close(name) {
			path.pop();
			const text = texts.pop();
			if (text !== void 0) plan.text?.(name, text.finish().text, path);
			plan.close?.(name, path);
			handler.wantsText = texts.at(-1) !== void 0;
		},
		text(bytes, start, end, raw) {
			texts.at(-1)?.add(bytes, start, end, raw);
		},
		warn(message) {
			context.collector.warn(message);
		}
	};
	const reader = new XmlReader(handler);
	await readChunks(source, context, (chunk) => reader.write(chunk));
	reader.end();
}
// src/reports/formats/dotnet/nunit-xml.ts
const outcomes$8 = new Map([
	["passed", "passed"],
	["success", "passed"],
	["warning", "passed"],
	["failed", "failed"],
	["failure", "failed"],
	["error", "errored"],
	["cancelled", "errored"],
	["skipped", "skipped"],
	["ignored", "skipped"],
	["inconclusive", "skipped"],
	["notrunnable", "errored"]
]);
const nunitXml = {
	name: "nunit-xml",
	title: "NUnit XML",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && (root === "test-run" || root === "test-results" || root === "test-suite"),
	async read(source, context) {
		const suites = [];
		let test;
		await readElements(source, context, {
			texts: new Set(["message", "stack-trace"]),
			limit: require_eval_data.keptDetail,
			open(name, attributes) {
				if (name === "test-suite") suites.push(elementOf(attributes));
				else if (name === "test-case") test = elementOf(attributes);
				else keepAbout$1(test ?? suites.at(-1), name, attributes);
			},
			text(name, text, path) {
				if (path.includes("assertions")) return;
				const of = test ?? suites.at(-1);
				if (of !== void 0 && name === "message") of.message ||= text;
				else if (of !== void 0) of.trace ||= text;
			},
			close(name) {
				if (name === "test-case" && test !== void 0) {
					addCase$4(test, suites, context);
					test = void 0;
				} else if (name === "test-suite") {
					const suite = suites.pop();
					if (suite !== void 0) addSuite$1(suite, context);
				}
			}
		});
	}
};
function elementOf(attributes) {
	return {
		attributes,
		about: { slices: [] },
		message: "",
		trace: ""
	};
}
function keepAbout$1(of, name, attributes) {
	if (of === void 0 || name !== "property" && name !== "category") return;
	const value = attributes.get(name === "property" ? "value" : "name") ?? "";
	takeProperty(of.about, name === "property" ? attributes.get("name") ?? "" : name, value);
}
function addCase$4({ attributes, about, message, trace }, suites, context) {
	const { collector } = context;
	const full = attributes.get("fullname") ?? attributes.get("name") ?? "";
	const type = attributes.get("classname") ?? classOf$1(suites) ?? "";
	const name = type !== "" && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : attributes.get("name") ?? full;
	const outcome = outcomeOf$6(attributes, collector);
	collector.add({
		identity: {
			suite: type === "" ? [] : [require_eval_data.cleanName(type)],
			name: require_eval_data.withoutIterationNumber(require_eval_data.cleanName(name))
		},
		outcome,
		durationMs: durationOf$3(attributes),
		...withoutEmpty([about, ...suites.map((suite) => suite.about)].flatMap(({ slices }) => slices), about.trace),
		...textsOf$2(outcome, message, trace, context)
	});
}
function addSuite$1({ attributes, message, trace }, context) {
	const site = attributes.get("site");
	const failed = outcomeOf$6(attributes, context.collector) === "failed";
	if (!(attributes.get("runstate") === "NotRunnable" || failed && (site === "SetUp" || site === "TearDown"))) return;
	const name = attributes.get("fullname") ?? attributes.get("name") ?? "";
	context.collector.addSuiteError({
		identity: {
			suite: [],
			name: require_eval_data.cleanName(context.workspace.relative(name))
		},
		scope: "suite",
		outcome: "errored",
		...textsOf$2("errored", message === "" ? `the ${site ?? "suite"} of the fixture failed` : message, trace, context)
	});
}
function outcomeOf$6(attributes, collector) {
	const written = attributes.get("result") ?? "";
	if (attributes.get("label") === "Error" && /^failed$/i.test(written)) return "errored";
	const outcome = outcomes$8.get(written.toLowerCase());
	if (outcome !== void 0) return outcome;
	if (written === "" && attributes.get("executed") === "False") return "skipped";
	if (written !== "") collector.warn(`unknown result "${require_eval_data.readable(written).slice(0, 40)}", read as errored`);
	return "errored";
}
function classOf$1(suites) {
	const fixture = suites.findLast(({ attributes }) => /Fixture$/.test(attributes.get("type") ?? ""));
	return fixture?.attributes.get("classname") ?? fixture?.attributes.get("fullname");
}
function durationOf$3(attributes) {
	const seconds = require_eval_data.parseNumber(attributes.get("duration") ?? attributes.get("time") ?? "");
	return seconds === void 0 ? void 0 : require_eval_data.possibleMs(seconds * 1e3);
}
function textsOf$2(outcome, message, trace, { workspace }) {
	const text = require_eval_data.readable(message).trim();
	const stack = require_eval_data.readable(trace).trim();
	if (outcome === "passed" || text === "" && stack === "") return {};
	if (outcome === "skipped") return { message: require_eval_data.headline(text) };
	return {
		message: require_eval_data.headline(text === "" ? stack : text),
		detail: require_eval_data.cut([text, stack].filter(Boolean).join("\n\n"), require_eval_data.keptDetail),
		location: workspace.locateInStack(stack)
	};
}
// src/reports/formats/dotnet/clock.ts
function spanMs(text) {
	const match = /^(?:(\d{1,3})\.)?(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,9})?)$/.exec(text ?? "");
	if (match === null) return void 0;
	const [, days = "0", hours = "0", minutes = "0", seconds = "0"] = match;
	return require_eval_data.possibleMs(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 6e4 + Number(seconds) * 1e3);
}
// src/reports/formats/dotnet/trx-xml.ts
const outcomes$7 = new Map([
	["passed", "passed"],
	["passedbutrunaborted", "passed"],
	["completed", "passed"],
	["warning", "passed"],
	["failed", "failed"],
	["error", "errored"],
	["timeout", "errored"],
	["aborted", "errored"],
	["disconnected", "errored"],
	["notexecuted", "skipped"],
	["notrunnable", "skipped"],
	["inconclusive", "skipped"],
	["pending", "skipped"],
	["inprogress", "errored"]
]);
const trxXml = {
	name: "trx-xml",
	title: "TRX (dotnet test, MSTest, VSTest)",
	extensions: ["trx"],
	detect: ({ kind, root }) => kind === "xml" && root === "TestRun",
	async read(source, context) {
		await readResults(source, context, await readDefinitions(source, context));
	}
};
async function readDefinitions(source, context) {
	const definitions = new Map();
	let current = {
		type: "",
		about: { slices: [] }
	};
	let key = "";
	try {
		await readElements(source, context, {
			texts: new Set(["Key", "Value"]),
			limit: 160,
			open(name, attributes) {
				if (name === "UnitTest") {
					current = {
						type: "",
						about: { slices: [] }
					};
					definitions.set(attributes.get("id") ?? "", current);
					takeTrait(current.about, "priority", attributes.get("priority") ?? "");
				} else if (name === "TestMethod") current.type = classOf(attributes.get("className") ?? "");
				else if (name === "TestCategoryItem") takeTrait(current.about, "category", attributes.get("TestCategory") ?? "");
			},
			text(name, text, path) {
				if (path.at(-1) !== "Property") return;
				if (name === "Key") key = text.trim();
				else takeTrait(current.about, key, text);
			}
		});
	} catch (error) {
		if (!(error instanceof Damage)) throw error;
	}
	return definitions;
}
async function readResults(source, context, definitions) {
	const open = [];
	let runText = "";
	await readElements(source, context, {
		texts: new Set([
			"Message",
			"StackTrace",
			"Text"
		]),
		limit: require_eval_data.keptDetail,
		open(name, attributes) {
			if (name === "RunInfo") runText = "";
			if (!name.endsWith("TestResult") && name !== "TestResultAggregation") return;
			const [around] = open.slice(-1);
			if (around !== void 0) around.hasRows = true;
			open.push(pendingOf(attributes, context));
		},
		text(name, text, path) {
			const [result] = open.slice(-1);
			if (name === "Text" && path.at(-1) === "RunInfo") runText = text;
			else if (result !== void 0 && name === "Message" && path.at(-1) === "ErrorInfo") result.message ||= text;
			else if (result !== void 0 && name === "StackTrace") result.trace ||= text;
		},
		close(name, path) {
			if (name === "RunInfo") addRunInfo(runText, path, context);
			if (!name.endsWith("TestResult") && name !== "TestResultAggregation") return;
			const result = open.pop();
			if (result !== void 0 && !result.hasRows) add(result, definitions, context);
		}
	});
}
function pendingOf(attributes, { collector }) {
	const written = attributes.get("outcome") ?? "";
	const outcome = written === "" ? "errored" : outcomes$7.get(written.toLowerCase());
	if (outcome === void 0) collector.warn(`unknown outcome "${require_eval_data.readable(written).slice(0, 40)}", read as errored`);
	return {
		test: attributes.get("testId") ?? "",
		name: require_eval_data.cleanName(attributes.get("testName") ?? ""),
		outcome: outcome ?? "errored",
		durationMs: spanMs(attributes.get("duration")),
		hasRows: false,
		message: "",
		trace: ""
	};
}
function add(pending, definitions, context) {
	const { collector, workspace } = context;
	const { type, about } = definitions.get(pending.test) ?? {
		type: "",
		about: { slices: [] }
	};
	const name = withoutClass(pending.name, type);
	const message = require_eval_data.readable(pending.message).trim();
	const trace = require_eval_data.readable(pending.trace).trim();
	const result = {
		identity: {
			suite: type === "" ? [] : [require_eval_data.cleanName(type)],
			name: require_eval_data.withoutIterationNumber(name)
		},
		outcome: pending.outcome,
		durationMs: pending.durationMs,
		...withoutEmpty(about.slices, about.trace)
	};
	if (message === "" && trace === "") {
		collector.add(result);
		return;
	}
	collector.add({
		...result,
		message: require_eval_data.headline(message === "" ? trace : message),
		detail: pending.outcome === "skipped" ? void 0 : require_eval_data.cut([message, trace].filter(Boolean).join("\n\n"), require_eval_data.keptDetail),
		location: pending.outcome === "skipped" ? void 0 : workspace.locateInStack(trace)
	});
}
function addRunInfo(text, path, { collector }) {
	if (!path.includes("RunInfos") || !/crash|abort/i.test(text)) return;
	collector.addSuiteError({
		identity: {
			suite: [],
			name: "the test run"
		},
		scope: "suite",
		outcome: "errored",
		message: require_eval_data.headline(require_eval_data.readable(text)),
		detail: require_eval_data.cut(require_eval_data.readable(text), require_eval_data.keptDetail)
	});
}
function classOf(name) {
	return name.split(",", 1)[0]?.trim() ?? "";
}
function withoutClass(name, type) {
	return type !== "" && name.startsWith(`${type}.`) ? name.slice(type.length + 1) : name;
}
// src/reports/formats/dotnet/xunit-xml.ts
const outcomes$6 = new Map([
	["pass", "passed"],
	["fail", "failed"],
	["skip", "skipped"],
	["notrun", "skipped"]
]);
const xunitXml = {
	name: "xunit-xml",
	title: "xUnit.net XML",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && (root === "assemblies" || root === "assembly"),
	async read(source, context) {
		let current;
		await readElements(source, context, {
			texts: new Set([
				"message",
				"stack-trace",
				"reason"
			]),
			limit: require_eval_data.keptDetail,
			open(name, attributes) {
				if (name === "test" || name === "error") current = {
					attributes,
					about: { slices: [] },
					message: "",
					trace: "",
					reason: ""
				};
				else if (name === "trait" && current !== void 0) takeTrait(current.about, attributes.get("name") ?? "", attributes.get("value") ?? "");
			},
			text(name, text) {
				if (current === void 0) return;
				if (name === "message") current.message ||= text;
				else if (name === "stack-trace") current.trace ||= text;
				else current.reason ||= text;
			},
			close(name) {
				if (name !== "test" && name !== "error" || current === void 0) return;
				if (name === "test") addTest$3(current, context);
				else addError$1(current, context);
				current = void 0;
			}
		});
	}
};
function addTest$3({ attributes, about, message, trace, reason }, { collector, workspace }) {
	const written = attributes.get("result") ?? "";
	const outcome = outcomes$6.get(written.toLowerCase());
	if (outcome === void 0) collector.warn(`unknown result "${require_eval_data.readable(written).slice(0, 40)}", read as errored`);
	const type = attributes.get("type") ?? "";
	const full = attributes.get("name") ?? "";
	const name = type !== "" && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : full;
	const seconds = require_eval_data.parseNumber(attributes.get("time") ?? "");
	const text = require_eval_data.readable(message).trim();
	const stack = require_eval_data.readable(trace).trim();
	const file = attributes.get("source-file");
	const line = Number(attributes.get("source-line") ?? NaN);
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			suite: type === "" ? [] : [require_eval_data.cleanName(type)],
			name: require_eval_data.withoutIterationNumber(require_eval_data.cleanName(name))
		},
		outcome: outcome ?? "errored",
		durationMs: seconds === void 0 ? void 0 : require_eval_data.possibleMs(seconds * 1e3),
		...withoutEmpty(about.slices, about.trace),
		message: failed ? require_eval_data.headline(text === "" ? stack : text) : require_eval_data.readable(reason).trim() || void 0,
		detail: failed ? require_eval_data.cut([text, stack].filter(Boolean).join("\n\n"), require_eval_data.keptDetail) : void 0,
		location: failed ? workspace.locateInStack(stack) ?? (file === void 0 ? void 0 : workspace.locate(file, Number.isInteger(line) ? line : void 0)) : void 0
	});
}
function addError$1({ attributes, message, trace }, { collector, workspace }) {
	const type = attributes.get("type") ?? "error";
	const name = attributes.get("name") ?? "";
	const text = require_eval_data.readable(`${message}\n${trace}`).trim();
	collector.addSuiteError({
		identity: {
			suite: [],
			name: require_eval_data.cleanName(name === "" ? type : `${type}: ${name}`)
		},
		scope: "suite",
		outcome: "errored",
		message: require_eval_data.headline(text) || "xUnit.net reports an error outside of the tests",
		detail: text === "" ? void 0 : require_eval_data.cut(text, require_eval_data.keptDetail),
		location: workspace.locateInStack(require_eval_data.readable(trace))
	});
}
// src/reports/json/parse.ts
function parseTolerantly(text, offset) {
	try {
		return JSON.parse(text);
	} catch {
		try {
			return JSON.parse(repair(text));
		} catch (error) {
			throw new Damage(`an entry is not valid JSON: ${(error instanceof Error ? error.message.replace(/ in JSON at position.*| \(line.*/s, "") : "").slice(0, 200)}`, offset, "Look at the step that writes the file.");
		}
	}
}
function repair(text) {
	return text.replace(/"(?:[^"\\]|\\[\s\S])*"|-?\bInfinity\b|\bNaN\b/g, (part) => part.startsWith("\"") ? part.replace(/[\u0000-\u001f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`) : "null");
}
// src/reports/json/value.ts
const longestString = 1048576;
const largestEntry = 67108864;
const quote$2 = 34;
const backslash$1 = 92;
const isPlain$1 = new Uint8Array(256).fill(1);
for (const byte of Buffer.from("\"{}[]")) isPlain$1[byte] = 0;
var JsonValue = class {
	complete = false;
	#offset;
	#deepest;
	#take;
	#kinds = [];
	#depth = 0;
	#pieces = [];
	#size = 0;
	#scalar = false;
	#inString = false;
	#escaped = false;
	#stringFrom = 0;
	#closedAt = -1;
	#stringBytes = 0;
	#dropped = -1;
	constructor(offset, deepest, take) {
		this.#offset = offset;
		this.#deepest = deepest;
		this.#take = take;
	}
	read(buffer, from, base) {
		this.#stringFrom = from;
		this.#closedAt = -1;
		const end = this.#follow(buffer, from, base);
		if (this.#take !== void 0) this.#collect(buffer, from, end, base);
		return end;
	}
	finishAtEnd() {
		if (this.#scalar) this.complete = true;
		return this.complete;
	}
	#follow(buffer, from, base) {
		let at = from;
		const length = buffer.length;
		if (this.#inString) {
			at = this.#followString(buffer, at);
			if (this.#inString) return length;
			if (this.#depth === 0) return this.#finish(at);
		}
		const kinds = this.#kinds;
		let depth = this.#depth;
		while (at < length) {
			const byte = buffer[at] ?? 0;
			if (depth > 0 && isPlain$1[byte] === 1) {
				at += 1;
				continue;
			}
			if (byte === quote$2) {
				const close = endOfString(buffer, at + 1);
				if (close === -1) {
					this.#depth = depth;
					return this.#beginString(buffer, at + 1);
				}
				at = close;
				if (depth === 0) return this.#finish(at);
			} else if (byte === 123 || byte === 91) {
				if (depth >= this.#deepest) throw new Damage("lists and objects nested too deeply", base + at, "No report is nested like that.");
				kinds[depth] = byte;
				depth += 1;
				at += 1;
			} else if (byte === 125 || byte === 93) {
				if (depth === 0 && this.#scalar) return this.#finish(at);
				depth -= 1;
				if (depth < 0 || kinds[depth] !== byte - 2) throw malformed(base + at);
				at += 1;
				if (depth === 0) return this.#finish(at);
			} else {
				if (depth === 0) {
					if (this.#scalar && (byte === 44 || byte <= 32)) return this.#finish(at);
					this.#scalar = true;
				}
				at += 1;
			}
		}
		this.#depth = depth;
		return length;
	}
	#beginString(buffer, from) {
		this.#inString = true;
		this.#stringBytes = 0;
		this.#stringFrom = from;
		this.#followString(buffer, from);
		return buffer.length;
	}
	#followString(buffer, from) {
		let at = from;
		const length = buffer.length;
		if (this.#escaped) {
			this.#escaped = false;
			at += 1;
		}
		while (at < length) {
			const byte = buffer[at];
			at += 1;
			if (byte === quote$2) {
				this.#inString = false;
				if (this.#dropped >= 0 && this.#closedAt === -1) this.#closedAt = at - 1;
				return at;
			}
			if (byte === backslash$1) {
				if (at === length) this.#escaped = true;
				at += 1;
			}
		}
		return at;
	}
	#finish(at) {
		this.complete = true;
		return at;
	}
	#collect(buffer, from, end, base) {
		let start = from;
		if (this.#dropped >= 0) {
			const close = this.#closedAt === -1 ? end : this.#closedAt;
			this.#dropped += countCharacters(buffer, from, close);
			if (this.#closedAt === -1) return;
			this.#keepMark();
			start = close;
		}
		let stop = end;
		if (this.#inString) {
			this.#stringBytes += end - this.#stringFrom;
			if (this.#stringBytes > longestString) stop = this.#beginDropping(buffer, end);
		}
		this.#size += stop - start;
		if (this.#size > largestEntry) throw new Damage("one entry is larger than 64 MB", base + from, "Make the writer of the report leave out large outputs.");
		const piece = buffer.subarray(start, stop);
		if (stop > start) this.#pieces.push(this.complete ? piece : Buffer.from(piece));
	}
	#beginDropping(buffer, end) {
		const safe = plainEnd(buffer, this.#stringFrom, end);
		if (safe === -1) return end;
		this.#dropped = countCharacters(buffer, safe, end);
		this.#stringBytes -= end - safe;
		return safe;
	}
	#keepMark() {
		const kept = this.#stringBytes;
		this.#pieces.push(Buffer.from(require_eval_data.cutMark(kept, kept + this.#dropped)));
		this.#dropped = -1;
	}
	deliver() {
		if (this.#take === void 0) return;
		const [only] = this.#pieces;
		const bytes = this.#pieces.length === 1 && only !== void 0 ? only : Buffer.concat(this.#pieces);
		this.#pieces = [];
		this.#take(parseTolerantly(bytes.toString("utf8", 0, bytes.length), this.#offset), this.#offset);
	}
};
function endOfString(buffer, from) {
	const length = buffer.length;
	let at = from;
	while (at < length) {
		const byte = buffer[at];
		at += 1;
		if (byte === quote$2) return at;
		if (byte === backslash$1) at += 1;
	}
	return -1;
}
function malformed(offset) {
	return new Damage("brackets do not match", offset, "The file is not well-formed JSON. Look at the step that writes it.");
}
function plainEnd(buffer, start, end) {
	let plain = 0;
	for (let at = end - 1; at >= Math.max(start, end - 4096); at -= 1) {
		const byte = buffer[at] ?? 0;
		plain = byte < 128 && byte !== backslash$1 ? plain + 1 : 0;
		if (plain === 8) return at + 8;
	}
	return -1;
}
function countCharacters(buffer, start, end) {
	let count = 0;
	for (let at = start; at < end; at += 1) if (((buffer[at] ?? 0) & 192) !== 128) count += 1;
	return count;
}
// src/reports/json/reader.ts
const deepestJson = 512;
const longestKey = 1048576;
const openBrace = 123;
const closeBrace = 125;
const openBracket = 91;
const closeBracket = 93;
const quote$1 = 34;
const comma = 44;
const colon = 58;
var JsonReader = class {
	#root;
	#many;
	#plans = [];
	#kinds = [];
	#pending;
	#state = "value";
	#value;
	#window = new ByteWindow();
	#offset = 0;
	#documents = 0;
	constructor(root, options = {}) {
		this.#root = root;
		this.#many = options.many ?? false;
	}
	write(chunk) {
		const buffer = this.#window.add(chunk);
		let at = 0;
		while (at < buffer.length) {
			if (this.#value !== void 0) {
				at = this.#continueValue(this.#value, buffer, at);
				continue;
			}
			const byte = buffer[at] ?? 0;
			if (byte === 32 || byte === 10 || byte === 13 || byte === 9) {
				at += 1;
				continue;
			}
			const next = this.#token(buffer, at, byte);
			if (next === -1) break;
			at = next;
		}
		this.#window.consume(at);
		this.#offset += at;
	}
	end() {
		if (this.#value?.finishAtEnd() === true) this.#finishValue();
		if (this.#state === "done" && this.#window.length === 0) return;
		if (this.#documents === 0 && this.#state === "value" && this.#value === void 0) throw this.#damage("the file is empty", this.#offset);
		throw new Damage("the file ends before its JSON is complete", this.#offset + this.#window.length, "Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.");
	}
	#damage(message, offset) {
		return new Damage(message, offset, "The file is not well-formed JSON. Look at the step that writes it.");
	}
	#token(buffer, at, byte) {
		switch (this.#state) {
			case "key-or-end":
			case "key":
				if (byte === closeBrace && this.#state === "key-or-end") return this.#close(at, byte);
				return this.#key(buffer, at, byte);
			case "colon":
				if (byte !== colon) throw this.#damage("expected \":\" after a key", this.#offset + at);
				this.#state = "value";
				return at + 1;
			case "value-or-end":
				if (byte === closeBracket) return this.#close(at, byte);
				return this.#beginValue(buffer, at, byte);
			case "value": return this.#beginValue(buffer, at, byte);
			case "after":
				if (byte !== comma) return this.#close(at, byte);
				this.#state = this.#kinds.at(-1) === openBrace ? "key" : "value";
				return at + 1;
			case "done":
				if (this.#many) return this.#beginValue(buffer, at, byte);
				throw this.#damage("more text after the end of the JSON", this.#offset + at);
		}
	}
	#key(buffer, at, byte) {
		if (byte !== quote$1) throw this.#damage("expected a key in double quotes", this.#offset + at);
		const end = endOfString(buffer, at + 1);
		if (end === -1) {
			if (buffer.length - at > longestKey) throw this.#damage("a key longer than 1 MB", this.#offset + at);
			return -1;
		}
		const plan = this.#plans.at(-1);
		const key = parseKey(buffer.toString("utf8", at, end));
		const { keys } = plan ?? {};
		this.#pending = keys !== void 0 && Object.hasOwn(keys, key) ? keys[key] : plan?.otherKey?.(key);
		this.#state = "colon";
		return end;
	}
	#beginValue(buffer, at, byte) {
		const kind = this.#kinds.at(-1);
		const plan = kind === void 0 ? this.#root : kind === openBrace ? this.#pending : this.#plans.at(-1)?.items;
		if (plan !== void 0 && plan.take === void 0) {
			if ((byte === openBrace ? plan.keys ?? plan.otherKey : byte === openBracket ? plan.items : void 0) !== void 0) {
				const end = plan.whole === void 0 ? -1 : this.#takeWhole(buffer, at, plan.whole);
				if (end !== -1) return end;
				this.#plans.push(plan);
				this.#kinds.push(byte);
				this.#state = byte === openBrace ? "key-or-end" : "value-or-end";
				plan.begin?.();
				return at + 1;
			}
		}
		this.#value = new JsonValue(this.#offset + at, deepestJson - this.#kinds.length, plan?.take);
		return at;
	}
	#takeWhole(buffer, at, take) {
		const value = new JsonValue(this.#offset + at, deepestJson - this.#kinds.length, take);
		const end = value.read(buffer, at, this.#offset);
		if (!value.complete) return -1;
		this.#afterValue();
		value.deliver();
		return end;
	}
	#continueValue(value, buffer, at) {
		const end = value.read(buffer, at, this.#offset);
		if (value.complete) this.#finishValue();
		return end;
	}
	#finishValue() {
		const value = this.#value;
		this.#value = void 0;
		this.#afterValue();
		value?.deliver();
	}
	#close(at, byte) {
		const kind = this.#kinds.at(-1);
		if (!(byte === closeBrace && kind === openBrace || byte === closeBracket && kind === openBracket)) throw this.#damage("expected \",\" or the end of a list or object", this.#offset + at);
		this.#kinds.pop();
		const plan = this.#plans.pop();
		this.#afterValue();
		plan?.end?.();
		return at + 1;
	}
	#afterValue() {
		this.#state = this.#kinds.length === 0 ? "done" : "after";
		if (this.#kinds.length === 0) this.#documents += 1;
	}
};
function parseKey(written) {
	if (!written.includes("\\")) return written.slice(1, -1);
	try {
		return String(JSON.parse(written));
	} catch {
		return written.slice(1, -1);
	}
}
// src/reports/formats/eval-tools/adk-json.ts
const [passed, failed] = [1, 2];
const adkJson = {
	name: "adk-json",
	title: "Google ADK eval set result",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("eval_case_results") && paths.has("eval_set_id") || paths.has("evalCaseResults") && paths.has("evalSetId"),
	async read(source, context) {
		let set = "";
		const name = { take: (value) => {
			set = require_eval_data.textOfField(value) ?? "";
		} };
		const entry = { items: { take: (value) => addCase$3(require_eval_data.fieldsOf(value), set, context) } };
		const reader = new JsonReader({ keys: {
			eval_set_id: name,
			evalSetId: name,
			eval_case_results: entry,
			evalCaseResults: entry
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addCase$3(entry, set, { collector }) {
	const status = entry.final_eval_status ?? entry.finalEvalStatus;
	const metrics = require_eval_data.listOf(entry.overall_eval_metric_results ?? entry.overallEvalMetricResults).map(require_eval_data.fieldsOf);
	const outcome = status === passed ? "passed" : status === failed ? "failed" : "errored";
	const text = metrics.filter((metric) => statusOf(metric) !== passed).map((metric) => {
		const { name, value, threshold } = scoreOf$5(metric);
		return `${name}: ${value ?? "not evaluated"} (threshold ${threshold ?? "–"})`;
	}).join("\n") || "the case was not evaluated";
	const suite = require_eval_data.textOfField(entry.eval_set_id) ?? require_eval_data.textOfField(entry.evalSetId) ?? set;
	collector.add({
		identity: {
			suite: suite === "" ? [] : [require_eval_data.cleanName(suite)],
			name: require_eval_data.cleanName(require_eval_data.textOfField(entry.eval_id) ?? require_eval_data.textOfField(entry.evalId) ?? "")
		},
		outcome,
		message: outcome === "passed" ? void 0 : require_eval_data.firstLine(text),
		detail: outcome === "passed" ? void 0 : require_eval_data.cut(text, require_eval_data.keptDetail),
		scores: metrics.length > 0 ? metrics.map(scoreOf$5) : void 0
	});
}
function statusOf(metric) {
	return metric.eval_status ?? metric.evalStatus;
}
function scoreOf$5(metric) {
	const criterion = require_eval_data.fieldsOf(metric.criterion);
	const judge = criterion.judge_model_options ?? criterion.judgeModelOptions;
	const status = statusOf(metric);
	return {
		name: require_eval_data.readable(require_eval_data.textOfField(metric.metric_name) ?? require_eval_data.textOfField(metric.metricName) ?? "score"),
		value: require_eval_data.numberOf(metric.score) ?? null,
		threshold: require_eval_data.numberOf(metric.threshold) ?? require_eval_data.numberOf(criterion.threshold),
		passed: status === passed ? true : status === failed ? false : void 0,
		judge: require_eval_data.judgeFrom(require_eval_data.fieldsOf(judge))
	};
}
// src/reports/formats/eval-tools/azure-json.ts
const starts = ["rows.[].inputs.", "rows.[].outputs."];
const azureJson = {
	name: "azure-json",
	title: "Azure AI Evaluation output",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("rows") && paths.has("metrics") && [...paths].some((path) => starts.some((of) => path.startsWith(of))),
	async read(source, context) {
		const reader = new JsonReader({ keys: { rows: { items: { take: (value) => addRow$1(require_eval_data.fieldsOf(value), context) } } } });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addRow$1(row, { collector }) {
	const inputs = inColumn(row, "inputs.");
	const outputs = inColumn(row, "outputs.");
	const results = [...outputs].filter(([name]) => name.endsWith("_result"));
	const failed = results.filter(([, value]) => /^(?:fail|false)/i.test(require_eval_data.textOf(value) ?? ""));
	const undecided = results.filter(([, value]) => value === null || value === void 0);
	const outcome = failed.length > 0 ? "failed" : undecided.length > 0 ? "errored" : "passed";
	const why = [...failed, ...undecided].map(([name]) => reasonOf$2(name.slice(0, -7), outputs));
	const query = inputs.get("query") ?? inputs.get("question") ?? inputs.get("conversation") ?? inputs.get("id");
	const answer = inputs.get("response") ?? inputs.get("answer") ?? outputs.get("response");
	const shown = require_eval_data.textOf(query) ?? require_eval_data.textOf([...inputs.values()][0]) ?? require_eval_data.textOf(inputs.get("line_number")) ?? "";
	collector.add({
		identity: {
			suite: [],
			name: require_eval_data.cleanName(shown.replaceAll("\n", " "))
		},
		outcome,
		...why.length > 0 && {
			message: require_eval_data.firstLine(why.join("\n")),
			detail: require_eval_data.cut(why.join("\n"), 8e3)
		},
		scores: scoresOf$5(outputs),
		...require_eval_data.sampleOf({
			input: query,
			output: answer,
			expected: inputs.get("ground_truth")
		})
	});
}
function inColumn(row, start) {
	return new Map(Object.entries(row).flatMap(([name, value]) => name.startsWith(start) ? [[name.slice(start.length), value]] : []));
}
function scoresOf$5(outputs) {
	const scores = [...outputs].flatMap(([column, value]) => {
		const number = require_eval_data.numberOf(value);
		if (number === void 0 || /_(?:threshold|tokens|finish_reason)$|tokens?$/.test(column)) return [];
		const name = column.split(".").at(-1) ?? column;
		const result = require_eval_data.textOf(outputs.get(`${column}_result`));
		const reason = require_eval_data.textOfField(outputs.get(`${column}_reason`));
		const threshold = require_eval_data.numberOf(outputs.get(`${column}_threshold`));
		const passed = result === void 0 ? void 0 : /^(?:pass|true)/i.test(result);
		return [{
			name: require_eval_data.readable(name),
			value: number,
			threshold,
			passed,
			lowerIsBetter: require_eval_data.saysLowerIsBetter(number, threshold, passed),
			judge: require_eval_data.judgeFrom({ model: outputs.get(`${column.replace(/_score$/, "")}_model`) }),
			rationale: reason === void 0 ? void 0 : require_eval_data.cut(require_eval_data.readable(reason), require_eval_data.keptMessage)
		}];
	});
	return scores.length > 0 ? scores : void 0;
}
function reasonOf$2(column, outputs) {
	const [value, threshold] = [require_eval_data.textOf(outputs.get(column)), require_eval_data.textOf(outputs.get(`${column}_threshold`))];
	const reason = require_eval_data.textOfField(outputs.get(`${column}_reason`)) ?? "";
	const name = column.split(".").at(-1) ?? column;
	return require_eval_data.readable(`${name}: ${value ?? "no value"} (threshold ${threshold ?? "–"})${reason && `: ${reason}`}`);
}
// src/reports/infrastructure.ts
const lookedAt = 2e3;
const providerTrouble = [
	/\brate[ _-]?limit(?:ed|s|ing|error)?\b|ratelimiterror|too many requests|\b(?:insufficient_quota|quota exceeded|exceeded your (?:current )?quota|resource[ _]exhausted)\b/i,
	/\boverloaded(?:_?error)?\b|\bservice (?:temporarily )?unavailable|serviceunavailable|\bbad gateway\b|\bgateway time-?out\b|\binternal ?server ?error\b/i,
	/\b(?:status(?:[ _]?code)?|code|https?|error|response)\b["']?[\s:=(]{0,4}(?:429|5\d\d)\b/i,
	/\b(?:429|5\d\d) (?:too many|internal|bad gateway|service|gateway|overloaded|server error|status|error)\b/i,
	/\b(?:api|request|connection|connect|provider|model|llm|upstream|read|response|socket)\b[^\n]{0,60}\btim(?:ed|e)[ -]?out\b|\btim(?:ed|e)[ -]?out\b[^\n]{0,40}\b(?:provider|model|api|llm|upstream)\b/i,
	/\b(?:apitimeout|connecttimeout|readtimeout|apiconnection|deadlineexceeded|cancelled)error\b|\b(?:ETIMEDOUT|ECONNRESET|EAI_AGAIN)\b/i,
	/\b(?:token|time|message|turn|cost|working|sample|step)[ _-]?limit (?:was )?(?:exceeded|reached)|\blimit ?exceeded ?error\b|\bexceeded (?:the )?(?:token|time|message|turn|cost|working|step)[ _-]limit\b/i
];
const ownServer = /\b(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3})\b|\[?::1\]?:\d/i;
function saysInfrastructure(text) {
	if (text === void 0 || text === "") return false;
	const start = text.slice(0, lookedAt);
	return !ownServer.test(start) && providerTrouble.some((pattern) => pattern.test(start));
}
// src/reports/formats/eval-tools/braintrust-json.ts
const braintrustJson = {
	name: "braintrust-json",
	title: "Braintrust Eval() result",
	extensions: ["json", "jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("results.[].scores") && paths.has("results.[].input") && paths.has("summary"),
	async read(source, context) {
		const reader = new JsonReader({ keys: { results: { items: { take: (value) => addResult$1(require_eval_data.fieldsOf(value), context) } } } }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addResult$1(entry, { collector, workspace }) {
	const error = errorOf(entry.error);
	const scores = Object.entries(require_eval_data.fieldsOf(entry.scores)).map(([name, value]) => ({
		name: require_eval_data.readable(name),
		value: require_eval_data.numberOf(value) ?? null
	}));
	const zero = scores.filter(({ value }) => value === 0);
	const isGraded = scores.length > 0 && scores.every(({ value }) => value === 0 || value === 1 || value === null);
	const outcome = error !== "" ? "errored" : isGraded && zero.length > 0 ? "failed" : "passed";
	const why = error !== "" ? error : zero.map(({ name }) => `${name} is 0`).join("; ");
	collector.add({
		identity: {
			suite: [],
			name: require_eval_data.cleanName((require_eval_data.textOf(entry.input) ?? "").replaceAll("\n", " "))
		},
		outcome,
		infrastructure: error !== "" && saysInfrastructure(error) ? true : void 0,
		message: outcome === "passed" ? void 0 : require_eval_data.firstLine(why),
		detail: error === "" ? void 0 : require_eval_data.cut(error, require_eval_data.keptDetail),
		location: error === "" ? void 0 : workspace.locateInStack(error),
		scores: scores.length > 0 ? scores : void 0,
		...require_eval_data.sampleOf({
			input: entry.input,
			output: entry.output,
			expected: entry.expected
		}),
		...aboutFrom({
			...require_eval_data.fieldsOf(entry.metadata),
			permalink: entry.permalink
		}, entry.tags)
	});
}
function errorOf(error) {
	if (error === void 0 || error === null) return "";
	const { message, stack } = require_eval_data.fieldsOf(error);
	return require_eval_data.readable(require_eval_data.textOfField(error) ?? require_eval_data.textOfField(stack) ?? require_eval_data.textOfField(message) ?? "the task raised an error");
}
// src/reports/formats/eval-tools/deepeval-json.ts
const deepevalJson = {
	name: "deepeval-json",
	title: "deepeval test run",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("testCases") && (paths.has("testCases.[].metricsData") || paths.has("metricsScores") || paths.has("conversationalTestCases")),
	async read(source, context) {
		const testCase = { take: (value) => addCase$2(require_eval_data.fieldsOf(value), context) };
		const reader = new JsonReader({ keys: {
			testCases: { items: testCase },
			conversationalTestCases: { items: testCase }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addCase$2(testCase, { collector }) {
	const trace = require_eval_data.fieldsOf(testCase.trace);
	const spans = spansOf$1(trace);
	const metrics = require_eval_data.listOf(testCase.metricsData).map(require_eval_data.fieldsOf);
	const judged = metrics.length > 0 ? metrics : require_eval_data.listOf(trace.metricsData).map(require_eval_data.fieldsOf);
	const scores = [...judged.map((metric) => scoreOf$4(metric)), ...spans.flatMap((span) => require_eval_data.listOf(span.metricsData).map((metric) => scoreOf$4(require_eval_data.fieldsOf(metric), require_eval_data.textOfField(span.name))))];
	const outcome = outcomeOf$5(testCase, judged);
	const llm = require_eval_data.listOf(trace.llmSpans).map(require_eval_data.fieldsOf);
	const tokens = require_eval_data.sumTokens(llm.map((span) => require_eval_data.tokensOf(span.inputTokenCount, span.outputTokenCount, void 0)));
	const costUsd = costOf$1(testCase, [...judged, ...spans.flatMap((span) => require_eval_data.listOf(span.metricsData).map(require_eval_data.fieldsOf))]);
	const model = require_eval_data.onlyOne(llm.map((span) => require_eval_data.textOfField(span.model)));
	const provider = require_eval_data.onlyOne(llm.map((span) => require_eval_data.textOfField(span.provider)));
	const durationMs = durationOf$2(testCase, trace);
	collector.add({
		identity: identityOf$4(testCase),
		outcome,
		infrastructure: outcome === "errored" && judged.every(isSound) ? true : void 0,
		durationMs,
		...outcome !== "passed" && reasonOf$1(judged),
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		model,
		provider,
		...require_eval_data.toolCallsOf(testCase.toolsCalled, ({ name }) => name, ({ inputParameters }) => inputParameters),
		...require_eval_data.sampleOf({
			input: testCase.input,
			output: testCase.actualOutput,
			expected: testCase.expectedOutput
		})
	});
}
function identityOf$4(testCase) {
	const name = require_eval_data.cleanName(require_eval_data.textOfField(testCase.name) ?? "");
	const asked = require_eval_data.textOf(testCase.input) ?? require_eval_data.textOf(testCase.scenario) ?? "";
	const input = require_eval_data.cleanName(asked.replaceAll("\n", " "));
	const suite = name === "" || /^(?:conversational_)?test_case_\d+$/.test(name) ? [] : [name];
	if (input !== "") return {
		suite,
		name: input
	};
	return {
		suite: [],
		name
	};
}
function spansOf$1(trace) {
	return Object.entries(trace).filter(([name]) => name.endsWith("Spans")).flatMap(([, spans]) => require_eval_data.listOf(spans).map(require_eval_data.fieldsOf));
}
function scoreOf$4(metric, span) {
	const name = require_eval_data.textOfField(metric.name) ?? require_eval_data.textOfField(metric.metric) ?? "score";
	const threshold = require_eval_data.numberOf(metric.threshold);
	const reason = require_eval_data.textOfField(metric.reason);
	const judge = require_eval_data.textOfField(metric.evaluationModel);
	const failedToJudge = require_eval_data.textOfField(metric.error) !== void 0;
	const value = failedToJudge ? null : require_eval_data.numberOf(metric.score) ?? null;
	const passed = typeof metric.success === "boolean" && !failedToJudge ? metric.success : void 0;
	return {
		name: require_eval_data.readable(span === void 0 ? name : `${name} (${span})`),
		value,
		threshold,
		passed,
		lowerIsBetter: require_eval_data.saysLowerIsBetter(value, threshold, passed),
		judge: judge === void 0 ? void 0 : require_eval_data.readable(judge),
		rationale: reason === void 0 ? void 0 : require_eval_data.cut(require_eval_data.readable(reason), require_eval_data.keptMessage)
	};
}
function outcomeOf$5(testCase, metrics) {
	const undecided = metrics.some((metric) => !hasDecided(metric));
	if (testCase.success === true && !undecided) return "passed";
	if (metrics.filter((metric) => hasDecided(metric) && metric.flaky !== true).some(({ success }) => success === false)) return "failed";
	return undecided ? "errored" : "failed";
}
function hasDecided({ error, success, score }) {
	return require_eval_data.textOfField(error) === void 0 && (typeof success === "boolean" || require_eval_data.numberOf(score) !== void 0);
}
function isSound(metric) {
	return hasDecided(metric) || saysInfrastructure(require_eval_data.textOfField(metric.error));
}
function reasonOf$1(metrics) {
	const lines = metrics.filter((metric) => metric.success === false || !hasDecided(metric)).map((metric) => {
		const error = require_eval_data.textOfField(metric.error);
		if (error !== void 0) return require_eval_data.readable(`${require_eval_data.textOfField(metric.name) ?? "metric"}: ${error}`).trim();
		if (!hasDecided(metric)) return require_eval_data.readable(`${require_eval_data.textOfField(metric.name) ?? "metric"}: no result; it probably raised an error`);
		const figures = `${require_eval_data.textOf(metric.score) ?? "–"} (threshold ${require_eval_data.textOf(metric.threshold) ?? "–"})`;
		const why = require_eval_data.textOfField(metric.reason) ?? "";
		return require_eval_data.readable(`${require_eval_data.textOfField(metric.name) ?? "metric"}: ${figures}\n${why}`).trim();
	});
	if (lines.length === 0) return {};
	const text = lines.join("\n\n");
	return {
		message: require_eval_data.firstLine(text),
		detail: require_eval_data.cut(text, require_eval_data.keptDetail)
	};
}
function costOf$1(testCase, metrics) {
	const written = require_eval_data.amountOf(testCase.evaluationCost);
	if (written !== void 0) return written;
	const costs = metrics.flatMap((metric) => require_eval_data.amountOf(metric.evaluationCost) ?? []);
	return costs.length === 0 ? void 0 : costs.reduce((sum, cost) => sum + cost, 0);
}
function durationOf$2(testCase, trace) {
	const seconds = require_eval_data.numberOf(testCase.runDuration);
	if (seconds !== void 0) return require_eval_data.possibleMs(seconds * 1e3);
	const start = Date.parse(require_eval_data.textOfField(trace.startTime) ?? "");
	const end = Date.parse(require_eval_data.textOfField(trace.endTime) ?? "");
	return require_eval_data.possibleMs(Number.isNaN(end - start) ? void 0 : end - start);
}
// src/reports/spans.ts
const keptSpans = 200;
function spansOf(spans) {
	const timed = spans.flatMap(({ start, end, ...span }) => start === void 0 || end === void 0 || end < start ? [] : [{
		start,
		end,
		span
	}]);
	const zero = timed.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
	const kept = timed.slice(0, keptSpans).flatMap(({ start, end, span }) => {
		const [startMs, endMs] = [require_eval_data.possibleMs(start - zero), require_eval_data.possibleMs(end - zero)];
		return startMs === void 0 || endMs === void 0 ? [] : [{
			...span,
			startMs,
			endMs
		}];
	});
	return kept.length === 0 ? void 0 : kept;
}
// src/reports/formats/eval-tools/evalite-json.ts
const newSuite = () => ({
	name: "",
	file: "",
	variant: void 0,
	failed: false,
	results: []
});
const evaliteJson = {
	name: "evalite-json",
	title: "evalite export",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("run.runType") || paths.has("evals.[].results.[].scores") || paths.has("suites.[].evals.[].scores"),
	async read(source, context) {
		let suite = newSuite();
		const result = { take: (value) => suite.results.push(resultOf$2(value)) };
		const text = (keep) => ({ take: (value) => keep(require_eval_data.textOfField(value) ?? "") });
		const members = {
			keys: {
				name: text((value) => suite.name = value),
				filepath: text((value) => suite.file = value),
				variantName: text((value) => suite.variant = value === "" ? void 0 : value),
				status: text((value) => suite.failed = value === "fail"),
				results: { items: result },
				evals: { items: result }
			},
			end: () => {
				finishSuite(suite, context);
				suite = newSuite();
			}
		};
		const reader = new JsonReader({ keys: {
			evals: { items: members },
			suites: { items: members }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function resultOf$2(value) {
	const entry = require_eval_data.fieldsOf(value);
	const durationMs = require_eval_data.possibleMs(require_eval_data.numberOf(entry.duration));
	const scores = require_eval_data.listOf(entry.scores).map(scoreOf$3);
	const tokens = require_eval_data.sumTokens(require_eval_data.listOf(entry.traces).map(require_eval_data.fieldsOf).map((trace) => require_eval_data.tokensOf(trace.inputTokens, trace.outputTokens, trace.totalTokens)));
	const broke = entry.status !== "success";
	return {
		name: require_eval_data.cleanName((require_eval_data.textOf(entry.input) ?? "").replaceAll("\n", " ")),
		outcome: broke ? "errored" : "passed",
		message: broke ? `evalite says "${require_eval_data.readable(require_eval_data.textOfField(entry.status) ?? "nothing").slice(0, 40)}"` : void 0,
		durationMs,
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		spans: spansOf(require_eval_data.listOf(entry.traces).map(require_eval_data.fieldsOf).map(spanOf$1)),
		...require_eval_data.sampleOf({
			input: entry.input,
			output: entry.output,
			expected: entry.expected
		})
	};
}
function spanOf$1(trace) {
	return {
		name: "model",
		category: "llm",
		start: require_eval_data.numberOf(trace.startTime ?? trace.start),
		end: require_eval_data.numberOf(trace.endTime ?? trace.end),
		inputTokens: require_eval_data.amountOf(trace.inputTokens),
		outputTokens: require_eval_data.amountOf(trace.outputTokens)
	};
}
function gradersOf(results) {
	const names = new Set();
	const others = new Set();
	for (const { scores = [] } of results) for (const { name, value } of scores) if (value === 0 || value === 1) names.add(name);
	else if (value !== null) others.add(name);
	return new Set([...names].filter((name) => !others.has(name)));
}
function graded$1(result, graders) {
	if (result.outcome !== "passed") return result;
	const failed = (result.scores ?? []).filter(({ name, value }) => value === 0 && graders.has(name));
	if (failed.length === 0) return result;
	const message = failed.map(({ name, rationale }) => `${name} is 0${rationale ? `: ${rationale}` : ""}`);
	return {
		...result,
		outcome: "failed",
		message: require_eval_data.firstLine(message.join("; "))
	};
}
function scoreOf$3(value) {
	const score = require_eval_data.fieldsOf(value);
	const metadata = require_eval_data.fieldsOf(score.metadata);
	const rationale = require_eval_data.textOf(metadata.rationale);
	return {
		name: require_eval_data.readable(require_eval_data.textOfField(score.name) ?? "score"),
		value: require_eval_data.numberOf(score.score) ?? null,
		judge: require_eval_data.judgeFrom(metadata),
		rationale: rationale === void 0 ? void 0 : require_eval_data.cut(require_eval_data.readable(rationale), require_eval_data.keptMessage)
	};
}
function finishSuite(suite, { collector, workspace }) {
	const file = suite.file === "" ? void 0 : require_eval_data.cleanName(workspace.relative(suite.file));
	const common = {
		file,
		variant: suite.variant === void 0 ? void 0 : require_eval_data.cleanName(suite.variant)
	};
	const location = file === void 0 ? void 0 : workspace.locate(file);
	const graders = gradersOf(suite.results);
	for (const { name, ...rest } of suite.results.map((result) => graded$1(result, graders))) collector.add({
		identity: {
			...common,
			suite: [require_eval_data.cleanName(suite.name)],
			name
		},
		...rest,
		location
	});
	if (suite.failed && suite.results.length === 0) collector.addSuiteError({
		identity: {
			...common,
			suite: [],
			name: require_eval_data.cleanName(suite.name)
		},
		scope: "suite",
		outcome: "errored",
		message: "evalite says \"fail\" and has no result",
		location
	});
}
// src/reports/formats/eval-tools/lm-eval-samples.ts
const lmEvalSamples = {
	name: "lm-eval-jsonl",
	title: "lm-evaluation-harness samples",
	extensions: ["jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("doc_id") && (paths.has("filtered_resps") || paths.has("resps")),
	async read(source, context) {
		const { collector } = context;
		const task = /^samples_(.+?)(?:_\d{4}-\d\d-\d\dT[\d.:-]+)?\.jsonl/.exec((0, node_path.basename)(source.path))?.[1];
		const suite = task === void 0 ? [] : [require_eval_data.cleanName(task)];
		const take = (value) => {
			const entry = require_eval_data.fieldsOf(value);
			const scores = scoresOf$4(entry);
			const grade = scores.find((score) => score.value === 0 || score.value === 1);
			const filter = require_eval_data.textOfField(entry.filter) ?? "none";
			const hash = require_eval_data.textOfField(entry.doc_hash);
			collector.add({
				identity: {
					id: hash === void 0 ? void 0 : `${task ?? ""}#${hash}`,
					suite,
					name: `doc ${require_eval_data.textOf(entry.doc_id) ?? ""}`,
					variant: filter === "none" ? void 0 : require_eval_data.cleanName(filter)
				},
				outcome: grade?.value === 0 ? "failed" : "passed",
				message: grade?.value === 0 ? `${grade.name} is 0` : void 0,
				scores: scores.length > 0 ? scores : void 0,
				...require_eval_data.sampleOf({
					input: promptOf$1(entry),
					output: require_eval_data.listOf(entry.filtered_resps)[0] ?? require_eval_data.listOf(entry.resps)[0],
					expected: entry.target
				})
			});
		};
		const reader = new JsonReader({ take }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
const known = new Set(["doc_id"]);
function scoresOf$4(entry) {
	const named = require_eval_data.listOf(entry.metrics).flatMap((name) => require_eval_data.textOfField(name) ?? []);
	return (named.length > 0 ? named : Object.keys(entry).filter((name) => !known.has(name))).flatMap((name) => {
		const value = require_eval_data.numberOf(entry[name]);
		return value === void 0 ? [] : [{
			name: require_eval_data.readable(name),
			value
		}];
	});
}
function promptOf$1(entry) {
	const first = require_eval_data.fieldsOf(entry.arguments).gen_args_0 ?? require_eval_data.listOf(entry.arguments)[0];
	return require_eval_data.fieldsOf(first).arg_0 ?? require_eval_data.listOf(first)[0] ?? entry.doc;
}
// src/reports/formats/eval-tools/mcp-use-json.ts
const mcpUseJson = {
	name: "mcp-use-json",
	title: "mcp-use eval results",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("[].case_id") && (paths.has("[].metrics") || paths.has("[].tool_assertions")),
	async read(source, context) {
		const reader = new JsonReader({ items: { take: (value) => addCase$1(value, context) } });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addCase$1(value, { collector }) {
	const entry = require_eval_data.fieldsOf(value);
	const model = require_eval_data.textOfField(entry.model);
	const variant = [model, require_eval_data.textOfField(entry.prompt_name)].filter((part) => part !== void 0).join(" · ");
	const error = require_eval_data.textOfField(entry.error);
	const outcome = entry.success === true ? "passed" : error === void 0 ? "failed" : "errored";
	const total = secondsOf$1(entry.total_duration_s);
	const own = secondsOf$1(entry.duration_s);
	const scores = require_eval_data.listOf(entry.metrics).map(scoreOf$2);
	const why = require_eval_data.readable(error ?? failedChecks(entry)).trim();
	collector.add({
		identity: {
			suite: [],
			name: require_eval_data.cleanName(require_eval_data.textOfField(entry.case_id) ?? ""),
			variant: variant !== "" ? require_eval_data.cleanName(variant) : void 0
		},
		outcome,
		durationMs: (total ?? own) === void 0 ? void 0 : total ?? own ?? 0,
		latencyMs: own,
		...outcome !== "passed" && why !== "" && {
			message: require_eval_data.firstLine(why),
			detail: require_eval_data.cut(why, 8e3)
		},
		scores: scores.length > 0 ? scores : void 0,
		model,
		...require_eval_data.toolCallsOf(entry.tool_calls, ({ name }) => name, ({ args }) => args),
		...require_eval_data.sampleOf({
			input: entry.input,
			output: entry.actual_output
		})
	});
}
function secondsOf$1(value) {
	const seconds = require_eval_data.numberOf(value);
	return seconds === void 0 ? void 0 : require_eval_data.possibleMs(seconds * 1e3);
}
function scoreOf$2(value) {
	const metric = require_eval_data.fieldsOf(value);
	const reason = require_eval_data.textOfField(metric.reason);
	const threshold = require_eval_data.numberOf(metric.threshold);
	return {
		name: require_eval_data.readable(require_eval_data.textOfField(metric.name) ?? "score"),
		value: require_eval_data.numberOf(metric.score) ?? null,
		threshold,
		passed: typeof metric.success === "boolean" ? metric.success : void 0,
		rationale: reason === void 0 ? void 0 : require_eval_data.cut(require_eval_data.readable(reason), require_eval_data.keptMessage)
	};
}
function failedChecks(entry) {
	const checks = require_eval_data.listOf(require_eval_data.fieldsOf(entry.tool_assertions).checks).map(require_eval_data.fieldsOf);
	const metrics = require_eval_data.listOf(entry.metrics).map(require_eval_data.fieldsOf);
	return [...checks.filter(({ passed }) => passed === false).map((check) => `tool ${check.tool}: ${check.reason}`), ...metrics.filter(({ success }) => success === false).map((metric) => `${metric.name}: ${metric.reason}`)].join("\n");
}
// src/reports/formats/eval-tools/mcpjam-upload.ts
function addUpload(entry, suite, { collector }) {
	const passed = entry.passed === true;
	const error = require_eval_data.textOfField(entry.error);
	const status = require_eval_data.textOfField(entry.status);
	const isLost = status !== void 0 && status !== "completed" && status !== "skipped";
	const id = require_eval_data.textOfField(entry.caseId) ?? require_eval_data.textOfField(entry.externalCaseId);
	const tokens = require_eval_data.fieldsOf(entry.tokens);
	collector.add({
		identity: {
			suite,
			name: require_eval_data.cleanName(require_eval_data.textOfField(entry.caseTitle) ?? ""),
			id
		},
		outcome: status === "skipped" ? "skipped" : passed ? "passed" : isLost ? "errored" : "failed",
		infrastructure: isLost && !passed ? true : void 0,
		durationMs: require_eval_data.possibleMs(require_eval_data.numberOf(entry.durationMs)),
		...failureOf$2(passed, error, "The result is not passed.", require_eval_data.textOfField(entry.errorDetails)),
		tokens: require_eval_data.sumTokens([require_eval_data.tokensOf(tokens.input, tokens.output, tokens.total)]),
		model: require_eval_data.textOfField(entry.model),
		provider: require_eval_data.textOfField(entry.provider),
		...require_eval_data.toolCallsOf(entry.actualToolCalls, ({ toolName }) => toolName, (call) => call.arguments),
		spans: spansOf(require_eval_data.listOf(require_eval_data.fieldsOf(entry.trace).spans).flatMap((span) => toSpan(span, 0))),
		...require_eval_data.sampleOf({
			input: entry.query,
			expected: entry.expectedOutput
		})
	});
}
function addChecked(entry, suite, { collector }) {
	const passed = entry.passed === true;
	const category = require_eval_data.textOfField(entry.category);
	const details = entry.details === void 0 ? void 0 : JSON.stringify(entry.details);
	collector.add({
		identity: {
			suite: category === void 0 ? suite : [...suite, require_eval_data.cleanName(category)],
			name: require_eval_data.cleanName(require_eval_data.textOfField(entry.title) ?? require_eval_data.textOfField(entry.id) ?? "")
		},
		outcome: passed ? "passed" : "failed",
		durationMs: require_eval_data.possibleMs(require_eval_data.numberOf(entry.durationMs)),
		...failureOf$2(passed, require_eval_data.textOfField(entry.error), "The check failed.", details)
	});
}
function failureOf$2(passed, error, otherwise, details) {
	if (passed) return {};
	const why = require_eval_data.readable(error ?? otherwise);
	const whole = require_eval_data.readable(details ?? why);
	return {
		message: require_eval_data.firstLine(why),
		detail: whole === why && !why.includes("\n") ? void 0 : require_eval_data.cut(whole, require_eval_data.keptDetail)
	};
}
const categories = new Set([
	"step",
	"llm",
	"tool",
	"error"
]);
function toSpan(value, offsetMs) {
	const { name, category, startMs, endMs, status, inputTokens, outputTokens } = require_eval_data.fieldsOf(value);
	const [start, end] = [require_eval_data.numberOf(startMs), require_eval_data.numberOf(endMs)];
	if (start === void 0 || end === void 0 || !categories.has(category)) return [];
	return [{
		name: require_eval_data.readable(require_eval_data.textOfField(name) ?? ""),
		category,
		start: offsetMs + start,
		end: offsetMs + end,
		failed: status === "error" || category === "error" ? true : void 0,
		inputTokens: require_eval_data.amountOf(inputTokens),
		outputTokens: require_eval_data.amountOf(outputTokens)
	}];
}
// src/reports/formats/eval-tools/mcpjam-json.ts
const newRoot = () => ({
	name: void 0,
	suite: void 0,
	declared: void 0,
	read: 0,
	single: {},
	flags: []
});
const mcpjamJson = {
	name: "mcpjam-json",
	title: "MCPJam SDK eval results",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => [...paths].some((path) => /(?:^|\.)iterationDetails$/.test(path)) || paths.has("[].caseTitle") || paths.has("results.[].caseTitle") || paths.has("kind") && paths.has("cases.[].category") && paths.has("cases.[].passed") || paths.has("tests") && paths.has("aggregate.accuracy"),
	async read(source, context) {
		const root = newRoot();
		const takeTest = (name) => ({ take: (value) => addEntry(value, name, root, context) });
		const keep = (key) => ({ take: (value) => root.single[key] = value });
		const reader = new JsonReader({
			items: takeTest(void 0),
			keys: {
				name: { take: (value) => root.name = require_eval_data.textOfField(value) },
				suiteName: { take: (value) => root.suite = require_eval_data.textOfField(value) },
				aggregate: { take: (value) => root.declared = require_eval_data.numberOf(require_eval_data.fieldsOf(value).iterations) },
				tests: {
					items: takeTest(void 0),
					otherKey: takeTest
				},
				kind: { take: (value) => root.suite = require_eval_data.textOfField(value) },
				cases: { items: { take: (value) => countChecked(require_eval_data.fieldsOf(value), root, context) } },
				results: { items: { take: (value) => addUploadOrFlag(value, root, context) } },
				...Object.fromEntries([
					"iterations",
					"successes",
					"failures",
					"iterationDetails"
				].map((key) => [key, keep(key)]))
			},
			otherKey: (name) => ({ take: (value) => isRun(value) && addEntry(value, name, root, context) })
		});
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		const { declared = 0, flags } = root;
		const single = {
			...root.single,
			results: flags
		};
		if (isRun(single)) addRun(root.name ?? (0, node_path.basename)(source.path).replace(/\.json(\.gz)?$/, ""), single, {
			...root,
			name: void 0
		}, context);
		else if (declared > root.read) throw new Damage(`the suite had ${declared} iterations, and the file has ${root.read}`, 0, "JSON has no maps: write `{ ...result, tests: Object.fromEntries(result.tests) }` instead of the result itself.");
	}
};
const isRun = (value) => {
	const { iterationDetails, results } = require_eval_data.fieldsOf(value);
	return Array.isArray(iterationDetails) || Array.isArray(results) && typeof results[0] === "boolean";
};
function addEntry(value, key, root, context) {
	const [first, second] = require_eval_data.listOf(value);
	const entry = require_eval_data.fieldsOf(value);
	const name = key ?? require_eval_data.textOfField(first) ?? require_eval_data.textOfField(entry.name) ?? "";
	const run = [
		value,
		second,
		entry.result
	].find(isRun);
	if (run !== void 0) addRun(name, require_eval_data.fieldsOf(run), root, context);
	else if (entry.caseTitle !== void 0) countUpload(entry, root, context);
	else if (key !== void 0 || first !== void 0 || entry.result !== void 0) throw new Damage(`the test "${require_eval_data.readable(name).slice(0, 80)}" has no results`, 0, "Write what its `getResults()` returns after the run.");
}
function addUploadOrFlag(value, root, context) {
	if (typeof value === "boolean") root.flags.push(value);
	else countUpload(require_eval_data.fieldsOf(value), root, context);
}
function addRun(name, run, root, context) {
	const details = require_eval_data.listOf(run.iterationDetails);
	const flags = require_eval_data.listOf(run.results);
	const count = Math.max(details.length, flags.length);
	const declared = require_eval_data.numberOf(run.iterations) ?? count;
	if (declared > count) throw new Damage(`the test "${require_eval_data.readable(name).slice(0, 80)}" had ${declared} iterations, and the file has ${count}`, 0, "Write the results after the run has ended.");
	for (let index = 0; index < count; index += 1) {
		root.read += 1;
		addIteration(name, {
			passed: flags[index],
			...require_eval_data.fieldsOf(details[index])
		}, root, context);
	}
}
function addIteration(name, iteration, root, { collector }) {
	const prompts = require_eval_data.listOf(iteration.prompts).map(require_eval_data.fieldsOf);
	const error = require_eval_data.textOfField(iteration.error) ?? require_eval_data.textOfField(prompts.find(hasError)?._error);
	const passed = iteration.passed === true;
	const isBroken = !passed && error !== void 0;
	const retries = require_eval_data.numberOf(iteration.retryCount) ?? 0;
	const last = prompts.at(-1) ?? {};
	const tokens = require_eval_data.fieldsOf(iteration.tokens);
	const used = require_eval_data.tokensOf(tokens.input, tokens.output, tokens.total);
	collector.add({
		identity: {
			suite: suiteOf$1(root),
			name: require_eval_data.cleanName(name)
		},
		outcome: passed ? "passed" : isBroken ? "errored" : "failed",
		infrastructure: isBroken && saysInfrastructure(error) ? true : void 0,
		flaky: passed && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs: latencyOf(iteration, prompts),
		...failureOf$2(passed, error, "The test returned false."),
		tokens: used?.total === 0 ? void 0 : used,
		model: require_eval_data.onlyOne(prompts.map(({ _model }) => require_eval_data.textOfField(_model))),
		provider: require_eval_data.onlyOne(prompts.map(({ _provider }) => require_eval_data.textOfField(_provider))),
		...require_eval_data.toolCallsOf(prompts.flatMap(({ _toolCalls }) => require_eval_data.listOf(_toolCalls)), ({ toolName }) => toolName, (call) => call.arguments),
		spans: spansOf(spansOfPrompts(prompts)),
		...require_eval_data.sampleOf({
			input: prompts[0]?.prompt,
			output: last.text
		})
	});
}
const hasError = ({ _error }) => typeof _error === "string";
function spansOfPrompts(prompts) {
	let startMs = 0;
	return prompts.flatMap(({ _spans, _latency }) => {
		const spans = require_eval_data.listOf(_spans).flatMap((span) => toSpan(span, startMs));
		startMs += require_eval_data.possibleMs(require_eval_data.numberOf(require_eval_data.fieldsOf(_latency).e2eMs)) ?? 0;
		return spans;
	});
}
function latencyOf({ latencies }, prompts) {
	if (prompts.length === 0 && require_eval_data.listOf(latencies).every((one) => require_eval_data.fieldsOf(one).e2eMs === 0)) return void 0;
	const times = require_eval_data.listOf(latencies).flatMap((one) => require_eval_data.possibleMs(require_eval_data.numberOf(require_eval_data.fieldsOf(one).e2eMs)) ?? []);
	return times.length === 0 ? void 0 : require_eval_data.possibleMs(times.reduce((sum, time) => sum + time, 0));
}
function suiteOf$1({ name, suite }) {
	const named = suite ?? name;
	return named === void 0 ? [] : [require_eval_data.cleanName(named)];
}
function countChecked(entry, root, context) {
	root.read += 1;
	addChecked(entry, suiteOf$1(root), context);
}
function countUpload(entry, root, context) {
	root.read += 1;
	addUpload(entry, suiteOf$1(root), context);
}
// src/reports/formats/eval-tools/openai-evals-jsonl.ts
const openaiEvalsJsonl = {
	name: "openai-evals-jsonl",
	title: "OpenAI evals record log",
	extensions: ["jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("spec.eval_name") || paths.has("spec.base_eval") || paths.has("sample_id") && paths.has("event_id") && paths.has("run_id"),
	async read(source, context) {
		const samples = new Map();
		let spec = {};
		let isFinished = false;
		const take = (value) => {
			const event = require_eval_data.fieldsOf(value);
			if (event.spec !== void 0) spec = require_eval_data.fieldsOf(event.spec);
			else if (event.final_report !== void 0) isFinished = true;
			else takeEvent(event, samples);
		};
		const reader = new JsonReader({ take }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		for (const [id, sample] of samples) addSample$1(id, sample, spec, context);
		if (!isFinished) addUnfinished(spec, context);
	}
};
function takeEvent(event, samples) {
	const id = require_eval_data.textOfField(event.sample_id);
	if (id === void 0) return;
	let sample = samples.get(id);
	if (sample === void 0) {
		sample = {
			correct: void 0,
			error: "",
			scores: [],
			sampling: {},
			match: {}
		};
		samples.set(id, sample);
	}
	const data = require_eval_data.fieldsOf(event.data);
	if (event.type === "match") {
		sample.correct = data.correct === true && sample.correct !== false;
		sample.match = data;
	} else if (event.type === "sampling") sample.sampling = data;
	else if (event.type === "error") sample.error ||= require_eval_data.textOf(data.message ?? data.error ?? event.data) ?? "error";
	else if (event.type === "metrics") sample.scores.push(...scoresOf$3(data));
}
function scoresOf$3(data) {
	return Object.entries(data).flatMap(([name, value]) => {
		const number = typeof value === "boolean" ? Number(value) : require_eval_data.numberOf(value);
		return number === void 0 ? [] : [{
			name: require_eval_data.readable(name),
			value: number
		}];
	});
}
function addSample$1(id, sample, spec, { collector }) {
	const { correct, error, scores, sampling, match } = sample;
	const grade = scores.find(({ value }) => value === 0 || value === 1)?.value;
	const outcome = error !== "" ? "errored" : correct ?? grade !== 0 ? "passed" : "failed";
	const usage = require_eval_data.fieldsOf(sampling.usage);
	const suite = require_eval_data.textOfField(spec.base_eval) ?? require_eval_data.textOfField(spec.eval_name);
	const picked = require_eval_data.textOf(match.picked ?? match.sampled ?? require_eval_data.listOf(sampling.sampled)[0]);
	const expected = match.expected ?? match.options;
	collector.add({
		identity: {
			suite: suite === void 0 ? [] : [require_eval_data.cleanName(suite)],
			name: require_eval_data.cleanName(id)
		},
		outcome,
		infrastructure: error !== "" && saysInfrastructure(error) ? true : void 0,
		message: outcome === "passed" ? void 0 : require_eval_data.firstLine(require_eval_data.readable(error || `expected ${require_eval_data.textOf(expected) ?? "another answer"}, got ${picked ?? "none"}`)),
		detail: error === "" ? void 0 : require_eval_data.cut(require_eval_data.readable(error), require_eval_data.keptDetail),
		scores: scores.length > 0 ? scores : void 0,
		tokens: require_eval_data.tokensOf(usage.prompt_tokens, usage.completion_tokens, usage.total_tokens),
		model: require_eval_data.textOfField(sampling.model) ?? require_eval_data.textOfField(require_eval_data.listOf(spec.completion_fns)[0]),
		...require_eval_data.sampleOf({
			input: promptOf(sampling),
			output: picked,
			expected
		})
	});
}
function promptOf({ prompt }) {
	return Array.isArray(prompt) ? require_eval_data.fieldsOf(prompt.at(-1)).content : prompt;
}
function addUnfinished(spec, { collector }) {
	const name = require_eval_data.textOfField(spec.base_eval) ?? require_eval_data.textOfField(spec.eval_name) ?? "the eval";
	collector.addSuiteError({
		identity: {
			suite: [],
			name: require_eval_data.cleanName(name)
		},
		scope: "suite",
		outcome: "errored",
		message: "the log has no final report: the run was stopped"
	});
}
// src/reports/formats/eval-tools/pydantic-evals-json.ts
const pydanticEvalsJson = {
	name: "pydantic-evals-json",
	title: "pydantic-evals report",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("cases") && (paths.has("cases.[].assertions") || paths.has("report_evaluator_failures")),
	async read(source, context) {
		const reader = new JsonReader({ keys: {
			cases: { items: { take: (value) => addCase(require_eval_data.fieldsOf(value), context) } },
			failures: { items: { take: (value) => addFailure(require_eval_data.fieldsOf(value), context) } }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addCase(entry, { collector }) {
	const failed = Object.values(require_eval_data.fieldsOf(entry.assertions)).map(require_eval_data.fieldsOf).filter(({ value }) => value === false);
	const broken = require_eval_data.listOf(entry.evaluator_failures).map(require_eval_data.fieldsOf);
	const outcome = failed.length > 0 ? "failed" : broken.length > 0 ? "errored" : "passed";
	const errors = broken.map(({ error_message: message }) => require_eval_data.textOfField(message) ?? "");
	const lines = [...failed.map(({ name, reason }) => lineOf(name, require_eval_data.textOfField(reason) ?? "is false")), ...broken.map(({ name }, index) => lineOf(name, errors[index] ?? "the evaluator failed"))];
	const metrics = require_eval_data.fieldsOf(entry.metrics);
	const seconds = require_eval_data.numberOf(entry.task_duration);
	const taskMs = require_eval_data.possibleMs(seconds === void 0 ? void 0 : seconds * 1e3);
	collector.add({
		identity: identityOf$3(entry),
		outcome,
		infrastructure: outcome === "errored" && errors.every(saysInfrastructure) ? true : void 0,
		durationMs: taskMs,
		latencyMs: taskMs,
		...lines.length > 0 && {
			message: require_eval_data.firstLine(require_eval_data.readable(lines.join("\n"))),
			detail: require_eval_data.cut(require_eval_data.readable(lines.join("\n")), 8e3)
		},
		scores: scoresOf$2(entry),
		tokens: require_eval_data.tokensOf(metrics.input_tokens, metrics.output_tokens, metrics.total_tokens),
		costUsd: require_eval_data.amountOf(metrics.cost),
		...require_eval_data.sampleOf({
			input: entry.inputs,
			output: entry.output,
			expected: entry.expected_output
		}),
		...aboutFrom(require_eval_data.fieldsOf(entry.metadata))
	});
}
function addFailure(entry, { collector, workspace }) {
	const message = require_eval_data.readable(require_eval_data.textOfField(entry.error_message) ?? "the task raised an error");
	const trace = require_eval_data.readable(require_eval_data.textOfField(entry.error_stacktrace) ?? "");
	collector.add({
		identity: identityOf$3(entry),
		outcome: "errored",
		infrastructure: saysInfrastructure(message) ? true : void 0,
		message: require_eval_data.firstLine(message),
		detail: require_eval_data.cut(trace === "" ? message : trace, require_eval_data.keptDetail),
		location: workspace.locateInStack(trace),
		...require_eval_data.sampleOf({
			input: entry.inputs,
			expected: entry.expected_output
		}),
		...aboutFrom(require_eval_data.fieldsOf(entry.metadata))
	});
}
function identityOf$3(entry) {
	const name = require_eval_data.textOfField(entry.source_case_name) ?? require_eval_data.textOfField(entry.name) ?? "";
	return {
		suite: [],
		name: require_eval_data.withoutIterationNumber(require_eval_data.cleanName(name))
	};
}
function scoresOf$2(entry) {
	const scores = [...Object.entries(require_eval_data.fieldsOf(entry.scores)), ...Object.entries(require_eval_data.fieldsOf(entry.assertions))].map(([name, written]) => {
		const { value, reason, source } = require_eval_data.fieldsOf(written);
		const isAssertion = typeof value === "boolean";
		const why = require_eval_data.textOfField(reason);
		return {
			name: require_eval_data.readable(name),
			value: isAssertion ? Number(value) : require_eval_data.numberOf(value) ?? null,
			passed: isAssertion ? value : void 0,
			judge: require_eval_data.judgeFrom(require_eval_data.fieldsOf(require_eval_data.fieldsOf(source).arguments)),
			rationale: why === void 0 ? void 0 : require_eval_data.cut(require_eval_data.readable(why), require_eval_data.keptMessage)
		};
	});
	return scores.length > 0 ? scores : void 0;
}
function lineOf(name, text) {
	return `${require_eval_data.textOfField(name) ?? "evaluator"}: ${text}`;
}
// src/reports/formats/eval-tools/ragas-json.ts
const ragasJson = {
	name: "ragas-json",
	title: "ragas results",
	extensions: ["json", "jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("user_input") && (paths.has("response") || paths.has("retrieved_contexts")) || paths.has("[].user_input") && (paths.has("[].response") || paths.has("[].retrieved_contexts")),
	async read(source, context) {
		const take = (value) => {
			for (const row of Array.isArray(value) ? value : [value]) addRow(row, context);
		};
		const reader = new JsonReader({ take }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addRow(value, { collector }) {
	const row = require_eval_data.fieldsOf(value);
	const asked = require_eval_data.textOf(row.user_input);
	if (asked === void 0) return;
	const scores = Object.entries(row).flatMap(([name, score]) => {
		const number = require_eval_data.numberOf(score);
		return number === void 0 ? [] : [{
			name: require_eval_data.readable(name),
			value: number
		}];
	});
	collector.add({
		identity: {
			suite: [],
			name: require_eval_data.cleanName(asked.replaceAll("\n", " "))
		},
		outcome: scores.length > 0 ? "passed" : "skipped",
		message: scores.length > 0 ? void 0 : "no metric gave a value",
		scores: scores.length > 0 ? scores : void 0,
		...require_eval_data.sampleOf({
			input: row.user_input,
			output: require_eval_data.textOfField(row.response),
			expected: require_eval_data.textOfField(row.reference)
		})
	});
}
// src/reports/formats/eval-tools/strands-json.ts
const columns = [
	"cases",
	"scores",
	"test_passes",
	"reasons",
	"detailed_results"
];
const strandsJson = {
	name: "strands-json",
	title: "Strands Evals report",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("cases") && paths.has("test_passes") && paths.has("scores"),
	async read(source, context) {
		const lists = {
			cases: [],
			scores: [],
			test_passes: [],
			reasons: [],
			detailed_results: []
		};
		const reader = new JsonReader({ keys: Object.fromEntries(columns.map((name) => [name, { items: { take: (value) => lists[name].push(value) } }])) });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		const evaluators = new Set(lists.cases.map((of) => require_eval_data.textOfField(require_eval_data.fieldsOf(of).evaluator)));
		for (const [index, entry] of lists.cases.entries()) context.collector.add(resultOf$1(require_eval_data.fieldsOf(entry), {
			score: require_eval_data.numberOf(lists.scores[index]),
			passed: lists.test_passes[index] === true,
			reason: require_eval_data.textOfField(lists.reasons[index]) ?? "",
			isBroken: require_eval_data.listOf(lists.detailed_results[index]).length === 0 && lists.detailed_results.length > 0,
			namesEvaluator: evaluators.size > 1
		}));
		warnOfShort(lists, context);
	}
};
function resultOf$1(entry, of) {
	const evaluator = require_eval_data.textOfField(entry.evaluator) ?? "score";
	const name = require_eval_data.textOfField(entry.name) ?? require_eval_data.textOf(entry.input) ?? "";
	const outcome = of.passed ? "passed" : of.isBroken ? "errored" : "failed";
	const reason = require_eval_data.readable(of.reason).trim();
	return {
		identity: {
			suite: [],
			name: require_eval_data.cleanName(name.replaceAll("\n", " ")),
			variant: of.namesEvaluator ? require_eval_data.cleanName(evaluator) : void 0
		},
		outcome,
		infrastructure: outcome === "errored" && saysInfrastructure(reason) ? true : void 0,
		message: outcome === "passed" || reason === "" ? void 0 : require_eval_data.firstLine(reason),
		detail: outcome === "passed" || reason === "" ? void 0 : require_eval_data.cut(reason, require_eval_data.keptDetail),
		scores: of.isBroken || of.score === void 0 ? void 0 : [{
			name: require_eval_data.readable(evaluator),
			value: of.score,
			passed: of.passed,
			rationale: reason === "" ? void 0 : require_eval_data.cut(reason, require_eval_data.keptMessage)
		}],
		...require_eval_data.sampleOf({
			input: entry.input,
			output: entry.actual_output,
			expected: entry.expected_output
		})
	};
}
function warnOfShort(lists, { collector }) {
	if ((lists.test_passes?.length ?? 0) < (lists.cases?.length ?? 0)) collector.warn("some cases have no entry in test_passes; they are read as failed");
}
// src/reports/formats/inspect/messages.ts
function messageOf$2(error, outcome) {
	if (error === void 0) return outcome === "skipped" ? { message: "the sample was not scored" } : {};
	if (outcome === "skipped") return { message: "cancelled: the task failed while it ran" };
	const message = require_eval_data.readable(require_eval_data.textOfField(error.message) ?? "the sample ended with an error");
	const traceback = require_eval_data.readable(require_eval_data.textOfField(error.traceback) ?? "");
	return {
		message: require_eval_data.firstLine(message),
		detail: traceback !== "" ? require_eval_data.cut(traceback, require_eval_data.keptDetail) : void 0
	};
}
function limitOf(sample) {
	const { type, limit } = require_eval_data.fieldsOf(sample.limit);
	const kind = require_eval_data.textOfField(type);
	return kind === void 0 ? void 0 : require_eval_data.readable(`${kind} limit of ${require_eval_data.textOf(limit) ?? "the task"}`);
}
function explanationOf(sample, limit) {
	const lines = Object.entries(require_eval_data.fieldsOf(sample.scores)).map(([name, value]) => {
		const { explanation, answer, value: grade } = require_eval_data.fieldsOf(value);
		const why = require_eval_data.textOfField(explanation) ?? (answer == null ? "" : `answered ${require_eval_data.textOf(answer)}`);
		return `${name}: ${require_eval_data.textOf(grade) ?? "no value"}${why && ` (${why})`}`;
	});
	const ended = limit === void 0 ? [] : [`the ${limit} ended the sample`];
	const text = require_eval_data.readable([...ended, ...lines].join("\n")).trim();
	return text === "" ? {} : {
		message: require_eval_data.firstLine(text),
		detail: require_eval_data.cut(text, require_eval_data.keptDetail)
	};
}
// src/reports/formats/inspect/spans.ts
function inspectSpans(events) {
	return spansOf(require_eval_data.listOf(events).map(require_eval_data.fieldsOf).flatMap(spanOf));
}
function spanOf(event) {
	const { event: kind, timestamp, completed, model, function: tool, error, output } = event;
	if (kind !== "model" && kind !== "tool") return [];
	const { input_tokens, output_tokens } = require_eval_data.fieldsOf(require_eval_data.fieldsOf(output).usage);
	return [{
		name: require_eval_data.readable(require_eval_data.textOfField(kind === "model" ? model : tool) ?? kind),
		category: kind === "model" ? "llm" : "tool",
		start: timeOf$1(timestamp),
		end: timeOf$1(completed),
		failed: error === void 0 || error === null ? void 0 : true,
		inputTokens: require_eval_data.amountOf(input_tokens),
		outputTokens: require_eval_data.amountOf(output_tokens)
	}];
}
function timeOf$1(value) {
	return require_eval_data.numberOf(Date.parse(require_eval_data.textOfField(value) ?? ""));
}
// src/reports/formats/inspect/task.ts
function identityOf$2(header, name, { workspace }) {
	const file = require_eval_data.textOfField(header.task_file);
	const model = require_eval_data.textOfField(header.model);
	return {
		file: file === void 0 ? void 0 : require_eval_data.cleanName(workspace.relative(file)),
		suite: [require_eval_data.cleanName(require_eval_data.textOfField(header.task) ?? "")],
		name,
		variant: model === void 0 ? void 0 : require_eval_data.cleanName(model)
	};
}
function finishTask({ status, failure, samples }, header, context) {
	const config = require_eval_data.fieldsOf(header.config);
	if (config.limit !== void 0 && config.limit !== null) context.collector.ranSelection("Inspect's `limit`");
	else if (require_eval_data.listOf(config.sample_id).length > 0) context.collector.ranSelection("Inspect's `sample_id`");
	const isPart = config.limit != null || require_eval_data.listOf(config.sample_id).length > 0;
	const stopped = status === "error" || status === "cancelled" || status === "started";
	const planned = (require_eval_data.numberOf(require_eval_data.fieldsOf(header.dataset).samples) ?? 0) * (require_eval_data.numberOf(config.epochs) ?? 1);
	if (!stopped && (isPart || samples >= planned) && (failure === void 0 || samples > 0)) return;
	const { suite, ...identity } = identityOf$2(header, "", context);
	const error = require_eval_data.fieldsOf(failure);
	const why = require_eval_data.readable(require_eval_data.textOfField(error.message) ?? "");
	const missing = planned > samples ? ` after ${samples} of ${planned} samples` : "";
	const isLost = status === "cancelled" || saysInfrastructure(why);
	context.collector.addSuiteError({
		identity: {
			...identity,
			suite: [],
			name: suite[0] ?? ""
		},
		scope: "suite",
		outcome: "errored",
		infrastructure: isLost || void 0,
		...messageOf$2(error, "errored"),
		message: require_eval_data.firstLine(`the task ended with status "${require_eval_data.readable(status)}"${missing}${why && `: ${why}`}`)
	});
}
// src/reports/formats/inspect/inspect-json.ts
const grades = new Map([
	["C", 1],
	["I", 0],
	["P", .5],
	["N", 0],
	[true, 1],
	[false, 0],
	["yes", 1],
	["no", 0],
	["true", 1],
	["false", 0]
]);
const inspectJson = {
	name: "inspect-json",
	title: "Inspect log in JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("eval.task") && (paths.has("samples") || paths.has("plan") || paths.has("stats")),
	async read(source, context) {
		let header;
		const end = {
			status: "",
			failure: void 0,
			samples: 0
		};
		const waiting = [];
		const add = (sample) => addSample(sample, header ?? {}, end.status, context);
		const reader = new JsonReader({ keys: {
			eval: { take: (value) => {
				header = require_eval_data.fieldsOf(value);
			} },
			status: { take: (value) => {
				end.status = require_eval_data.textOfField(value) ?? "";
			} },
			error: { take: (value) => {
				end.failure = value ?? void 0;
			} },
			samples: { items: { take: (value) => {
				end.samples += 1;
				if (header === void 0) waiting.push(require_eval_data.fieldsOf(value));
				else add(require_eval_data.fieldsOf(value));
			} } }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		for (const sample of waiting) add(sample);
		finishTask(end, header ?? {}, context);
	}
};
function addSample(sample, header, status, context) {
	const { collector } = context;
	const error = sample.error === void 0 || sample.error === null ? void 0 : require_eval_data.fieldsOf(sample.error);
	const scores = error === void 0 ? scoresOf$1(sample, graderOf(header)) : [];
	const limit = limitOf(sample);
	const judged = error !== void 0 ? "errored" : outcomeOf$4(sample);
	const isCutOff = judged === "skipped" && limit !== void 0;
	const outcome = status === "error" && /^CancelledError\b/.test(require_eval_data.textOfField(error?.message) ?? "") ? "skipped" : isCutOff ? "errored" : judged;
	const retries = require_eval_data.listOf(sample.error_retries).length;
	const output = require_eval_data.fieldsOf(sample.output);
	const [choice] = require_eval_data.listOf(output.choices).map(require_eval_data.fieldsOf);
	const model = require_eval_data.textOfField(header.model) ?? require_eval_data.textOfField(output.model);
	const provider = model?.includes("/") === true ? model.slice(0, model.indexOf("/")) : void 0;
	const durationMs = secondsOf(sample.total_time);
	const latencyMs = secondsOf(sample.working_time);
	const calls = require_eval_data.listOf(sample.messages).flatMap((message) => require_eval_data.listOf(require_eval_data.fieldsOf(message).tool_calls));
	collector.add({
		identity: identityOf$2(header, require_eval_data.cleanName(require_eval_data.textOf(sample.id) ?? ""), context),
		outcome,
		infrastructure: outcome === "errored" && (isCutOff || saysInfrastructure(require_eval_data.textOfField(error?.message))) ? true : void 0,
		flaky: outcome === "passed" && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs,
		latencyMs,
		...error === void 0 && outcome !== "skipped" ? outcome !== "passed" && explanationOf(sample, limit) : messageOf$2(error, outcome),
		scores: scores.length > 0 ? scores : void 0,
		...usageOf(sample, output),
		model,
		provider,
		...require_eval_data.toolCallsOf(calls, ({ function: name }) => name, ({ arguments: given }) => given),
		spans: inspectSpans(sample.events),
		...require_eval_data.sampleOf({
			input: questionOf(sample.input),
			output: contentOf(require_eval_data.fieldsOf(choice?.message).content),
			expected: sample.target
		}),
		...aboutFrom(require_eval_data.fieldsOf(sample.metadata), header.tags)
	});
}
function secondsOf(value) {
	const seconds = require_eval_data.numberOf(value);
	return seconds === void 0 ? void 0 : require_eval_data.possibleMs(seconds * 1e3);
}
function graderOf(header) {
	const { grader } = require_eval_data.fieldsOf(header.model_roles);
	const model = require_eval_data.textOfField(grader) ?? require_eval_data.textOfField(require_eval_data.fieldsOf(grader).model);
	return model === void 0 ? void 0 : require_eval_data.readable(model);
}
function scoresOf$1(sample, grader) {
	return Object.entries(require_eval_data.fieldsOf(sample.scores)).flatMap(([name, value]) => {
		const score = require_eval_data.fieldsOf(value);
		const explanation = require_eval_data.textOfField(score.explanation);
		const why = explanation === void 0 ? {} : { rationale: require_eval_data.cut(require_eval_data.readable(explanation), require_eval_data.keptMessage) };
		const parts = typeof score.value === "object" && score.value !== null ? Object.entries(score.value).map(([part, of]) => [`${name}.${part}`, of]) : [[name, score.value]];
		const judge = name.startsWith("model_graded") ? grader : void 0;
		return parts.map(([part, of]) => ({
			name: require_eval_data.readable(part),
			value: gradeOf(of) ?? null,
			judge,
			...why
		}));
	});
}
function gradeOf(value) {
	return require_eval_data.numberOf(value) ?? grades.get(typeof value === "string" && value.length > 1 ? value.toLowerCase() : value);
}
function outcomeOf$4(sample) {
	const values = Object.values(require_eval_data.fieldsOf(sample.scores)).flatMap((score) => {
		const { value } = require_eval_data.fieldsOf(score);
		return typeof value === "object" && value !== null ? Object.values(value) : [value];
	});
	if (values.every((value) => value === null || value === void 0)) return "skipped";
	return values.flatMap((value) => {
		const grade = gradeOf(value);
		return grade === void 0 || typeof value === "number" && value !== 0 && value !== 1 ? [] : [grade];
	}).every((grade) => grade === 1) ? "passed" : "failed";
}
function usageOf(sample, output) {
	const perModel = Object.values(require_eval_data.fieldsOf(sample.model_usage)).map(require_eval_data.fieldsOf);
	const usages = perModel.length > 0 ? perModel : [require_eval_data.fieldsOf(output.usage)];
	const tokens = require_eval_data.sumTokens(usages.map((usage) => require_eval_data.tokensOf(usage.input_tokens, usage.output_tokens, usage.total_tokens)));
	const costs = usages.flatMap((usage) => require_eval_data.amountOf(usage.total_cost) ?? []);
	return {
		tokens,
		costUsd: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : void 0
	};
}
function questionOf(input) {
	if (!Array.isArray(input)) return input;
	return contentOf(input.map(require_eval_data.fieldsOf).filter(({ role }) => role === "user").at(-1)?.content);
}
function contentOf(content) {
	if (!Array.isArray(content)) return content;
	return content.map((part) => require_eval_data.textOfField(require_eval_data.fieldsOf(part).text) ?? "").filter((text) => text !== "").join("\n");
}
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
function outcomeOf$3(problems, status, result) {
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
function textsOf$1(problems, outcome) {
	const shown = inOrder(outcome === "skipped" ? problems.filter(({ kind }) => kind === "skipped") : problems);
	const [first] = shown;
	if (first === void 0) return {};
	const message = first.kind === "skipped" && first.type === "todo" ? todoOf(problems) : headlineOf(first);
	const detail = shown.map(detailOf).filter((part) => part !== "");
	return {
		message: message !== "" ? message : void 0,
		detail: detail.length > 0 && outcome !== "skipped" ? require_eval_data.cut(detail.join("\n\n"), require_eval_data.keptDetail) : void 0
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
	return require_eval_data.headline(require_eval_data.readable(`${message}\n${text}`)) || require_eval_data.firstLine(`${message}\n${type}`);
}
function detailOf({ message, messageLength, text, textLength }) {
	const body = require_eval_data.readable(text).trim();
	if (body === "") return require_eval_data.cut(require_eval_data.readable(message), require_eval_data.keptDetail, Math.max(messageLength, message.length));
	return require_eval_data.cut(body, require_eval_data.keptDetail, textLength > text.length ? textLength : body.length);
}
function durationOf$1(time, suiteIsBare) {
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
// src/reports/environment.ts
const properties = new Set([
	"variant",
	"os",
	"browser",
	"python"
]);
const longest = 200;
function keepEnvironment(environment, name, value) {
	if (!properties.has(name)) return false;
	const trimmed = value.trim().slice(0, longest);
	if (trimmed === "") return false;
	environment[name] = name === "python" ? pythonVersion(trimmed) : trimmed;
	return true;
}
function pythonVersion(value) {
	const version = /^(?:python[ -]?)?(\d+\.\d+)(?:\.\S*)?$/i.exec(value)?.[1];
	return version === void 0 ? value : `python ${version}`;
}
function variantOfEnvironment({ project, variant, os, browser, python }) {
	return joinVariants(project, variant, os, browser, python);
}
function joinVariants(...parts) {
	const known = new Set(parts.filter((part) => part !== void 0 && part !== ""));
	return known.size === 0 ? void 0 : require_eval_data.cleanName([...known].join(" · "));
}
// src/reports/formats/promptfoo/graders.ts
const graded = /^(?:not-)?(?:llm-rubric|model-graded-|factuality|g-eval|answer-relevance|context-(?:faithfulness|recall|relevance)|conversation-relevance|search-rubric|agent-rubric|select-best|similar|classifier|moderation)/;
function withoutGraders(testCase) {
	const parts = ["options", "assert"].filter((part) => testCase[part] !== void 0);
	return {
		...testCase,
		...Object.fromEntries(parts.map((part) => [part, withoutProvider(testCase[part])]))
	};
}
function withoutProvider(value) {
	if (Array.isArray(value)) return value.map(withoutProvider);
	const { provider, assert, ...others } = require_eval_data.fieldsOf(value);
	if (provider === void 0 && assert === void 0) return value;
	return assert === void 0 ? others : {
		...others,
		assert: withoutProvider(assert)
	};
}
function judgesOf(grading, testCase) {
	const byMetric = new Map();
	const ofTest = require_eval_data.fieldsOf(testCase.options).provider;
	const components = require_eval_data.listOf(grading.componentResults).map((part) => require_eval_data.fieldsOf(require_eval_data.fieldsOf(part).assertion));
	const assertions = components.length > 0 ? components : require_eval_data.listOf(testCase.assert).map(require_eval_data.fieldsOf);
	for (const { type, metric, provider } of assertions) {
		const judge = provider !== void 0 || graded.test(require_eval_data.textOfField(type) ?? "") ? nameOf$3(provider ?? ofTest) : void 0;
		if (judge === void 0) continue;
		const name = require_eval_data.textOfField(metric) ?? "";
		byMetric.set(name, (byMetric.get(name) ?? new Set()).add(judge));
	}
	return new Map([...byMetric].map(([metric, judges]) => [metric, [...judges].sort().join(", ")]));
}
function nameOf$3(provider) {
	const { label, text, embedding } = require_eval_data.fieldsOf(provider);
	return require_eval_data.judgeFrom({ judge: require_eval_data.textOfField(label) ?? provider }) ?? require_eval_data.judgeFrom({ judge: text }) ?? require_eval_data.judgeFrom({ judge: embedding });
}
// src/reports/formats/promptfoo/prompts.ts
var PromptNumbers = class {
	#providers = new Map();
	#numbers;
	add(column, provider) {
		this.#providers.set(column, provider);
		this.#numbers = void 0;
	}
	numberOf(column) {
		this.#numbers ??= this.#count();
		return this.#numbers.get(column) ?? column + 1;
	}
	#count() {
		const counts = new Map();
		const columns = [...this.#providers].sort(([a], [b]) => a - b);
		return new Map(columns.map(([column, provider]) => {
			const number = (counts.get(provider) ?? 0) + 1;
			counts.set(provider, number);
			return [column, number];
		}));
	}
};
function providerOf(entry) {
	const provider = require_eval_data.fieldsOf(entry.provider);
	return require_eval_data.textOfField(provider.label) || require_eval_data.textOfField(provider.id) || require_eval_data.textOfField(entry.provider);
}
async function promptsOfLines(source, context) {
	const prompts = new PromptNumbers();
	const reader = new JsonReader({ take: (value) => {
		const entry = require_eval_data.fieldsOf(value);
		const column = require_eval_data.numberOf(entry.promptIdx);
		if (column !== void 0) prompts.add(column, providerOf(entry) ?? "");
	} }, { many: true });
	try {
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	} catch (error) {
		if (!(error instanceof Damage)) throw error;
	}
	return prompts;
}
// src/reports/formats/promptfoo/entry.ts
const providerFailed = 2;
function addPromptfooEntry(value, prompts, { collector }) {
	const entry = require_eval_data.fieldsOf(value);
	const testCase = require_eval_data.fieldsOf(entry.testCase);
	const provider = require_eval_data.fieldsOf(entry.provider);
	const response = require_eval_data.fieldsOf(entry.response);
	const grading = require_eval_data.fieldsOf(entry.gradingResult);
	const isBroken = entry.failureReason === providerFailed || entry.failureReason === void 0 && require_eval_data.textOfField(entry.error) !== void 0 && entry.gradingResult == null;
	const outcome = isBroken ? "errored" : entry.success === true ? "passed" : "failed";
	const providerId = require_eval_data.textOfField(provider.id) ?? require_eval_data.textOfField(entry.provider);
	const latencyMs = require_eval_data.possibleMs(require_eval_data.numberOf(entry.latencyMs));
	const scores = isBroken ? [] : scoresOf(entry, require_eval_data.numberOf(testCase.threshold), judgesOf(grading, testCase));
	const usage = require_eval_data.fieldsOf(entry.tokenUsage ?? response.tokenUsage);
	const tokens = require_eval_data.tokensOf(usage.prompt, usage.completion, usage.total);
	const costUsd = require_eval_data.amountOf(entry.cost) ?? require_eval_data.amountOf(response.cost);
	collector.add({
		identity: {
			id: require_eval_data.digestOf(withoutGraders({
				...testCase,
				metadata: void 0
			})),
			suite: [],
			name: nameOf$2(testCase, entry.vars),
			variant: variantOf(providerOf(entry) ?? "provider", prompts.numberOf(require_eval_data.numberOf(entry.promptIdx) ?? 0))
		},
		outcome,
		infrastructure: isBroken && saysInfrastructure(require_eval_data.textOf(entry.error)) ? true : void 0,
		durationMs: latencyMs,
		latencyMs,
		...outcome !== "passed" && reasonOf(entry, grading),
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		provider: providerId === void 0 ? void 0 : require_eval_data.cleanName(providerId),
		...require_eval_data.sampleOf({
			input: require_eval_data.fieldsOf(entry.prompt).raw,
			output: response.output
		}),
		...aboutFrom({
			...require_eval_data.fieldsOf(testCase.metadata),
			...traceFields(require_eval_data.fieldsOf(response.metadata))
		})
	});
}
function traceFields(metadata) {
	const { traceUrl, trace_url: written } = metadata;
	return { trace_url: written ?? traceUrl };
}
function variantOf(provider, prompt) {
	return require_eval_data.cleanName(`${provider} · prompt ${prompt}`);
}
function nameOf$2(testCase, vars) {
	const description = require_eval_data.textOfField(testCase.description);
	if (description !== void 0 && description !== "") return require_eval_data.cleanName(description);
	const label = Object.entries(require_eval_data.fieldsOf(testCase.vars ?? vars)).map(([name, value]) => `${name}: ${require_eval_data.textOf(value) ?? ""}`).join(", ");
	return label === "" ? "test" : require_eval_data.cleanName(label.replaceAll("\n", " "));
}
function scoresOf(entry, threshold, judges) {
	const named = Object.entries(require_eval_data.fieldsOf(entry.namedScores)).map(([name, value]) => ({
		name: require_eval_data.readable(name),
		value: require_eval_data.numberOf(value) ?? null,
		judge: judges.get(name)
	}));
	const total = require_eval_data.numberOf(entry.score);
	if (total === void 0 || named.some(({ name }) => name === "score")) return named;
	return [{
		name: "score",
		value: total,
		threshold,
		judge: judges.get("")
	}, ...named];
}
function reasonOf(entry, grading) {
	const failed = require_eval_data.listOf(grading.componentResults).map(require_eval_data.fieldsOf).filter(({ pass }) => pass === false).map((part) => `${require_eval_data.textOfField(require_eval_data.fieldsOf(part.assertion).type) ?? "assertion"}: ${require_eval_data.textOfField(part.reason) ?? ""}`);
	const reason = require_eval_data.textOfField(entry.error) ?? require_eval_data.textOfField(grading.reason) ?? failed[0] ?? "";
	const text = require_eval_data.readable([reason, ...failed].join("\n")).trim();
	return text === "" ? {} : {
		message: require_eval_data.firstLine(text),
		detail: require_eval_data.cut(text, require_eval_data.keptDetail)
	};
}
// src/reports/formats/junit/properties.ts
const scoreName = /^(?:evals?\.)?scores?(?:\.(.+))?$/i;
const scorePart = /^(.+?)\.(value|score|avg|mean|threshold|passed|success|(?:metadata\.)?(?:rationale|reason|judge|judge_?model|model)|evaluations\.\d+\.(?:value|score)|type|sum|llm_judge|metadata\..+|evaluations\..+)$/i;
const judgePart = /^(?:metadata\.)?(?:judge|judge_?model|model)$/i;
function readProperties(properties) {
	const scores = new Map();
	const tokens = {};
	const found = {};
	const environment = {};
	const about = { slices: [] };
	let isPlaced = false;
	for (const [name, value] of properties) {
		if (keepEnvironment(environment, name, value)) {
			isPlaced = true;
			continue;
		}
		if (takeProperty(about, name, value)) continue;
		const score = scoreName.exec(name);
		if (score !== null) readScore(scores, score[1] ?? "score", value);
		else readSimple(found, tokens, simpleName(name), value);
	}
	const list = [...scores].flatMap(([name, parts]) => scoreOf$1(name, parts));
	return {
		...found,
		...withoutEmpty(about.slices, about.trace),
		environment: isPlaced ? environment : void 0,
		scores: list.length > 0 ? list : void 0,
		tokens: (tokens.input ?? tokens.output ?? tokens.total) === void 0 ? void 0 : tokens
	};
}
function simpleName(name) {
	const lower = name.toLowerCase().replace(/^evals?\./, "");
	return lower === "item.id" ? "case_id" : lower.replace(/^item\./, "");
}
function readSimple(found, tokens, name, value) {
	const number = require_eval_data.parseNumber(value);
	const amount = number === void 0 || number < 0 ? void 0 : number;
	switch (name) {
		case "tokens":
		case "tokens.total":
		case "total_tokens":
		case "tokens_total":
			if (amount !== void 0) tokens.total = amount;
			return;
		case "tokens.input":
		case "input_tokens":
		case "prompt_tokens":
			if (amount !== void 0) tokens.input = amount;
			return;
		case "tokens.output":
		case "output_tokens":
		case "completion_tokens":
			if (amount !== void 0) tokens.output = amount;
			return;
		case "cost":
		case "cost_usd":
			if (amount !== void 0) found.costUsd = amount;
			return;
		case "latency_ms": {
			const ms = require_eval_data.possibleMs(amount);
			if (ms !== void 0) found.latencyMs = ms;
			return;
		}
		case "model":
			found.model = require_eval_data.copy(value.slice(0, 200));
			return;
		case "provider":
			found.provider = require_eval_data.copy(value.slice(0, 200));
			return;
		case "iteration":
			found.iteration = require_eval_data.copy(value.trim().slice(0, 100));
			return;
		case "case_id":
		case "eval_id":
			if (value.trim() !== "") found.id = require_eval_data.copy(value.trim().slice(0, 500));
			return;
	}
}
function readScore(scores, path, value) {
	const number = scoreValue(value);
	const split = scorePart.exec(path);
	const isWhole = split === null || number !== void 0 && judgePart.test(split[2] ?? "");
	const name = require_eval_data.copy(isWhole ? path : split[1] ?? path);
	const part = (isWhole ? "value" : split[2] ?? "value").toLowerCase();
	let parts = scores.get(name);
	if (parts === void 0) {
		if (scores.size >= 200) return;
		parts = { samples: [] };
		scores.set(name, parts);
	}
	if (part === "value" || part === "score") parts.value = number ?? null;
	else if ((part === "avg" || part === "mean") && number !== void 0) parts.mean = number;
	else if (part === "threshold" && number !== void 0) parts.threshold = number;
	else if (part === "passed" || part === "success") parts.passed = /^(?:true|1|yes)$/i.test(value.trim());
	else if (part.endsWith("rationale") || part.endsWith("reason")) parts.rationale = value;
	else if (judgePart.test(part)) parts.judge ??= require_eval_data.judgeFrom({ judge: require_eval_data.copy(value.slice(0, 200)) });
	else if (/^evaluations\.\d+\./.test(part) && number !== void 0) parts.samples.push(number);
}
function scoreValue(text) {
	const word = text.trim().toLowerCase();
	if (word === "true") return 1;
	if (word === "false") return 0;
	return require_eval_data.parseNumber(word);
}
function scoreOf$1(name, parts) {
	const { samples } = parts;
	const sampled = samples.length > 0 ? samples.reduce((sum, value) => sum + value, 0) / samples.length : void 0;
	const value = parts.value ?? parts.mean ?? sampled ?? null;
	if (value === null && parts.value === void 0) return [];
	return [{
		name: require_eval_data.readable(name),
		value,
		threshold: parts.threshold,
		passed: parts.passed,
		judge: parts.judge,
		rationale: parts.rationale === void 0 ? void 0 : require_eval_data.cut(require_eval_data.readable(parts.rationale), require_eval_data.keptMessage)
	}];
}
function withoutIteration(name, iteration) {
	const brackets = /^(.*)\[([^[\]]*)\]$/s.exec(name);
	if (brackets === null || iteration === "") return name;
	const parts = (brackets[2] ?? "").split("-");
	if (parts.filter((part) => part === iteration).length !== 1) return name;
	const rest = parts.filter((part) => part !== iteration).join("-");
	return rest === "" ? `${brackets[1]}` : `${brackets[1]}[${rest}]`;
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
		variant: variantOf(provider, Number(prompt)),
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
	if (keepEnvironment(environment, name, value)) return;
	const { model, provider, slices } = readProperties([[name, value]]);
	if (slices !== void 0) about.slices = [...about.slices ?? [], ...slices].slice(0, 20);
	if (model !== void 0) about.model = model;
	if (provider !== void 0) about.provider = provider;
}
function readEvals({ about, environment }, own) {
	if (own.length === 0) return {
		fields: about,
		variant: variantOfEnvironment(environment)
	};
	const { id, iteration, environment: ofCase, ...fields } = readProperties(own);
	return {
		id,
		iteration,
		variant: variantOfEnvironment({
			...environment,
			...ofCase
		}),
		fields: {
			...about,
			...fields,
			...withoutEmpty([...fields.slices ?? [], ...about.slices ?? []], fields.trace)
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
		const name = require_eval_data.copy(this.#groupName(attributes.get("name") ?? ""));
		const file = attributes.get("file") ?? attributes.get("filepath") ?? parent.file;
		return {
			name,
			file: file === void 0 ? void 0 : require_eval_data.copy(file),
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
		return /\.[cm]?[jt]sx?$/.test(attributes.get("name") ?? "") ? { project: require_eval_data.copy(hostname.slice(0, 200)) } : {};
	}
	fileOf(file) {
		if (file !== this.#lastFile.written) this.#lastFile = {
			written: require_eval_data.copy(file),
			path: require_eval_data.copy(require_eval_data.cleanName(this.#context.workspace.relative(file)))
		};
		return this.#lastFile.path;
	}
	caseOf(attributes, suite, { id, iteration, variant }) {
		const written = this.#nameOf(this.#context.workspace.nameOf(attributes.get("name") ?? ""));
		const name = iteration === void 0 ? require_eval_data.withoutIterationNumber(written) : withoutIteration(written, iteration);
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
		const own = require_eval_data.copy(this.#groupName(classname));
		this.#lastPath = joinClass(suite, own);
		this.#lastClass = {
			suite,
			written: require_eval_data.copy(classname)
		};
		return this.#lastPath;
	}
	#groupName(name) {
		return this.#nameOf(this.#context.workspace.groupNameOf(name).replace(/-20\d{12}$/, ""));
	}
	#nameOf(name) {
		const clean = require_eval_data.cleanName(name);
		if (clean !== name && require_eval_data.hasControls(name)) this.#context.collector.warn("control characters in names; they are shown as pictures such as ␛");
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
	const outcome = isSetUp ? "errored" : outcomeOf$3(problems, attributes.get("status"), attributes.get("result"));
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
		infrastructure: outcome === "errored" && writer.isPromptfoo && problems.some(({ message, text }) => saysInfrastructure(`${message}\n${text}`)) ? true : void 0,
		flaky: outcome === "passed" && attempts !== void 0 ? true : void 0,
		attempts,
		durationMs: durationOf$1(attributes.get("time"), suite.bare),
		...problems.length > 0 && textsOf$1(problems, outcome),
		...isSetUp && { message: "the set-up of the suite failed or skipped all of it" },
		location: placeOf$1(outcome, element, place),
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
function placeOf$1(outcome, { attributes, problems }, { suite, context }) {
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
		if (passes === void 0 || !startsWith(bytes, start, element)) return false;
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
		const attributes = new XmlAttributes(bytes.toString("utf8", start, end), 8, 0, this.#warn);
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
			if (length === 4 && startsWith(bytes, nameStart, "name")) {
				if (!keepText(bytes, this.#name, valueStart, valueEnd)) return false;
			} else if (length === 9 && startsWith(bytes, nameStart, "classname")) {
				if (!keepText(bytes, this.#classname, valueStart, valueEnd)) return false;
			} else if (length === 4 && startsWith(bytes, nameStart, "file")) {
				if (!keepText(bytes, this.#file, valueStart, valueEnd)) return false;
			} else if (length === 4 && startsWith(bytes, nameStart, "time")) {
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
		isPlain: !bare && linter === void 0 && Object.values(about).every((value) => value === void 0) && variantOfEnvironment(environment) === void 0 && writer.namesCasesAsWritten,
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
			variant: joinVariants(identity.variant, `listing ${seen.listing}`)
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
			this.#listen(require_eval_data.keptDetail);
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
		this.#listen(require_eval_data.keptDetail + 1);
	}
	#listen(limit) {
		this.#text = new TextCollector(limit);
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
			...textsOf$1([problem], "errored"),
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
		const reader = new XmlReader(new JunitReading(context));
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
// src/reports/formats/promptfoo/promptfoo-json.ts
const promptfooJson = {
	name: "promptfoo-json",
	title: "promptfoo JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("results.results") && (paths.has("evalId") || paths.has("results.prompts") || paths.has("results.results.[].promptIdx")),
	async read(source, context) {
		const prompts = new PromptNumbers();
		let column = 0;
		const reader = new JsonReader({ keys: { results: { keys: {
			prompts: { items: { take: (value) => {
				prompts.add(column, require_eval_data.textOfField(require_eval_data.fieldsOf(value).provider) ?? "");
				column += 1;
			} } },
			results: { items: { take: (value) => addPromptfooEntry(value, prompts, context) } }
		} } } });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
// src/reports/formats/promptfoo/promptfoo-jsonl.ts
const promptfooJsonl = {
	name: "promptfoo-jsonl",
	title: "promptfoo JSON lines",
	extensions: ["jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("testIdx") && paths.has("promptIdx") && paths.has("testCase"),
	async read(source, context) {
		const prompts = await promptsOfLines(source, context);
		const reader = new JsonReader({ take: (value) => addPromptfooEntry(value, prompts, context) }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
// src/reports/text/lines.ts
const longestLine = 2e4;
async function readLines(source, context, take) {
	const decoder = new node_string_decoder.StringDecoder("utf8");
	let rest = "";
	const add = (text) => {
		let start = 0;
		for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
			take((rest + text.slice(start, end)).slice(0, longestLine).replace(/\r$/, ""));
			rest = "";
			start = end + 1;
		}
		if (rest.length < longestLine) rest += text.slice(start, start + longestLine);
	};
	await readChunks(source, context, (chunk) => add(decoder.write(chunk)));
	add(decoder.end());
	if (rest !== "") take(rest);
}
// src/reports/formats/tap/diagnostics.ts
function readDiagnostics(yaml, comments) {
	const fields = scalarsOf(yaml);
	const text = require_eval_data.readable([...comments, ...yaml].join("\n")).trim();
	const said = fields.get("error") ?? fields.get("message");
	const duration = Number(fields.get("duration_ms") ?? NaN);
	const perl = text.replace(/\bat (\S{1,300}) line (\d{1,7})/g, "$1:$2");
	return {
		message: require_eval_data.headline(require_eval_data.readable(said ?? comments.join("\n"))) || require_eval_data.headline(text),
		detail: text,
		durationMs: Number.isFinite(duration) ? duration : void 0,
		trace: [fields.get("stack") ?? "", perl].join("\n")
	};
}
function scalarsOf(lines) {
	const fields = new Map();
	for (const [index, line] of lines.entries()) {
		const match = /^(\s*)([A-Za-z_]\w{0,60}):\s?(.*)$/.exec(line);
		if (match === null) continue;
		const [, indent = "", name = "", value = ""] = match;
		if (fields.has(name)) continue;
		const text = /^[|>][+-]?\d?$/.test(value.trim()) ? blockAfter(lines, index, indent.length) : unquoted(value.trim());
		if (text !== "") fields.set(name, text);
	}
	return fields;
}
function blockAfter(lines, index, depth) {
	const block = [];
	for (const line of lines.slice(index + 1)) {
		if (line.trim() !== "" && line.length - line.trimStart().length <= depth) break;
		block.push(line.trim());
	}
	return block.join("\n").trim();
}
function unquoted(text) {
	const quote = text[0];
	if (quote !== "\"" && quote !== "'" || !text.endsWith(quote) || text.length < 2) return text;
	const inner = text.slice(1, -1);
	return quote === "\"" ? inner.replaceAll("\\\"", "\"").replaceAll("\\n", "\n") : inner.replaceAll("''", "'");
}
// src/reports/formats/tap/lines.ts
function parseTapLine(line) {
	if (line.startsWith("TAP version ")) return { kind: "version" };
	if (line === "---") return { kind: "yaml" };
	if (line === "...") return { kind: "yaml-end" };
	if (line === "}") return { kind: "close" };
	if (line.startsWith("#")) return {
		kind: "comment",
		text: line.slice(1).trimStart()
	};
	if (line.startsWith("Bail out!")) return {
		kind: "bail",
		reason: line.slice(9).trim()
	};
	const plan = /^1\.\.(\d{1,7})(?:\s*#\s*(.*))?$/.exec(line);
	if (plan !== null) return {
		kind: "plan",
		count: Number(plan[1]),
		skip: plan[2]
	};
	const point = /^(not )?ok\b(?: (\d{1,7})\b)?(.*)$/.exec(line);
	return point === null ? {
		kind: "other",
		text: line
	} : pointOf(point[1] === void 0, point[2], point[3] ?? "");
}
function pointOf(ok, number, written) {
	const opens = written.endsWith(" {");
	const rest = opens ? written.slice(0, -2) : written;
	const hash = directiveAt(rest);
	const after = hash === -1 ? "" : rest.slice(hash + 1).trim();
	const directive = /^(skip|todo)\S*\s*(.*)$/i.exec(after);
	const time = /\btime=(\d{1,12}(?:\.\d{1,9})?)(ms|s)?\b/.exec(after);
	const name = (hash === -1 ? rest : rest.slice(0, hash)).trim().replace(/^- ?/, "");
	return {
		kind: "point",
		ok,
		number: number === void 0 ? void 0 : Number(number),
		name: name.replaceAll("\\#", "#").trim(),
		directive: directive === null ? void 0 : directive[1]?.toLowerCase() === "skip" ? "skip" : "todo",
		reason: directive?.[2] ?? "",
		durationMs: time === null ? void 0 : Number(time[1]) * (time[2] === "s" ? 1e3 : 1),
		opens
	};
}
function directiveAt(text) {
	for (let at = text.indexOf("#"); at !== -1; at = text.indexOf("#", at + 1)) if (text[at - 1] !== "\\" && /^#\s*(?:skip|todo|time=)/i.test(text.slice(at, at + 12))) return at;
	return -1;
}
// src/reports/formats/tap/reading.ts
const keptLines = 300;
var TapReading = class {
	#context;
	#levels = [newLevel(0)];
	#current;
	#inYaml = false;
	constructor(context) {
		this.#context = context;
	}
	take(written) {
		const trimmed = written.trim();
		if (trimmed === "") return;
		if (this.#inYaml) {
			if (trimmed === "...") this.#inYaml = false;
			else keepLine(this.#current?.yaml, written);
			return;
		}
		const line = parseTapLine(trimmed);
		const indent = written.length - written.trimStart().length;
		if (line.kind === "yaml") this.#inYaml = this.#current !== void 0;
		else if (line.kind === "point") this.#takePoint(line, indent);
		else if (line.kind === "close") this.#closeBlock();
		else if (line.kind === "plan") this.#takePlan(line.count, line.skip, indent);
		else if (line.kind === "bail") this.#addBroken("Bail out!", line.reason || "the run was stopped (Bail out!)");
		else if (line.kind === "comment") this.#takeComment(line.text);
		else if (line.kind === "other") keepLine(this.#current?.comments, written);
	}
	finish() {
		while (this.#levels.length > 1) {
			const { tests } = this.#endLevel();
			this.#levels.at(-1)?.tests.push(...tests);
		}
		const [top] = this.#levels;
		if (top === void 0) return;
		this.#endPoint(top);
		this.#flush(top);
		const missing = (top.planned ?? 0) - top.points;
		if (missing > 0) this.#addBroken("the plan of the report", `${missing} of ${top.planned} planned tests are missing; the process was probably stopped`);
	}
	#takeComment(text) {
		if (!/^Subtest\b|^(?:tests|pass|fail|skip|todo|suites|cancelled|duration_ms|skipped) \d/.test(text)) keepLine(this.#current?.comments, text);
	}
	#takePlan(count, skip, indent) {
		const level = this.#enter(indent).level;
		if (skip === void 0) level.planned = count;
	}
	#takePoint(line, indent) {
		const { level, tests } = this.#enter(indent);
		this.#endPoint(level);
		const point = {
			line,
			yaml: [],
			comments: [],
			tests
		};
		level.points += 1;
		level.point = point;
		this.#current = point;
		if (line.opens) this.#levels.push(newLevel(void 0, point));
	}
	#enter(indent) {
		const tests = [];
		let level = this.#levels.at(-1) ?? newLevel(0);
		level.indent ??= indent;
		while (indent < level.indent && level.parent === void 0 && this.#levels.length > 1) {
			tests.unshift(...this.#endLevel().tests);
			level = this.#levels.at(-1) ?? level;
			level.indent ??= indent;
		}
		if (indent > level.indent) {
			level = newLevel(indent);
			this.#levels.push(level);
		}
		return {
			level,
			tests
		};
	}
	#endLevel() {
		const level = this.#levels.pop() ?? newLevel(0);
		this.#endPoint(level);
		return level;
	}
	#closeBlock() {
		while (this.#levels.length > 1) {
			const level = this.#endLevel();
			if (level.parent !== void 0) {
				level.parent.tests = level.tests;
				return;
			}
			this.#levels.at(-1)?.tests.push(...level.tests);
		}
	}
	#endPoint(level) {
		const { point } = level;
		level.point = void 0;
		if (point !== void 0) level.tests.push(...this.#testsOf(point));
		if (level === this.#levels[0]) this.#flush(level);
	}
	#testsOf(point) {
		const name = nameOf$1(point.line);
		const own = this.#testOf(point, name);
		if (point.tests.length === 0) return [own];
		const isExcused = point.line.directive !== void 0;
		const inside = point.tests.map((test) => ({
			...test,
			suite: [name, ...test.suite],
			result: isExcused && isFailed(test) ? {
				...test.result,
				outcome: "skipped"
			} : test.result
		}));
		return isFailed(own) && !inside.some(isFailed) ? [...inside, own] : inside;
	}
	#testOf({ line, yaml, comments }, name) {
		const outcome = outcomeOf$2(line);
		const { message, detail, durationMs, trace } = readDiagnostics(yaml, comments);
		const reason = line.reason === "-" ? "" : require_eval_data.readable(line.reason);
		const isFailure = outcome === "failed";
		return {
			suite: [],
			name,
			result: {
				outcome,
				durationMs: require_eval_data.possibleMs(line.durationMs ?? durationMs),
				message: (isFailure ? message : outcome === "skipped" ? reason : "") || void 0,
				detail: isFailure && detail !== "" ? require_eval_data.cut(detail, require_eval_data.keptDetail) : void 0,
				location: isFailure ? this.#context.workspace.locateInStack(trace) : void 0
			}
		};
	}
	#flush(top) {
		for (const { suite, name, result } of top.tests.splice(0)) this.#context.collector.add({
			identity: {
				suite: suite.map(require_eval_data.cleanName),
				name: require_eval_data.withoutIterationNumber(require_eval_data.cleanName(name))
			},
			...result
		});
	}
	#addBroken(name, message) {
		this.#context.collector.addSuiteError({
			identity: {
				suite: [],
				name
			},
			scope: "suite",
			outcome: "errored",
			message: require_eval_data.readable(message)
		});
	}
};
function newLevel(indent, parent) {
	return {
		indent,
		tests: [],
		points: 0,
		planned: void 0,
		point: void 0,
		parent
	};
}
function keepLine(lines, line) {
	if (lines !== void 0 && lines.length < keptLines) lines.push(line);
}
function isFailed({ result }) {
	return result.outcome === "failed";
}
function nameOf$1({ name, number }) {
	return name === "" ? `test ${number ?? ""}`.trim() : name;
}
function outcomeOf$2({ ok, directive }) {
	if (directive === "skip" || directive === "todo" && !ok) return "skipped";
	return ok ? "passed" : "failed";
}
// src/reports/formats/tap/tap.ts
const tap = {
	name: "tap",
	title: "TAP (Test Anything Protocol) 13 and 14",
	extensions: ["tap"],
	detect: ({ kind, start }) => kind === "other" && /^(?:TAP version \d|1\.\.\d|(?:not )?ok(?: \d| - ))/m.test(start),
	async read(source, context) {
		const reading = new TapReading(context);
		await readLines(source, context, (line) => reading.take(line));
		reading.finish();
	}
};
// src/reports/formats/test-tools/allure-json.ts
const outcomes$5 = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["broken", "errored"],
	["skipped", "skipped"],
	["pending", "skipped"]
]);
const allureJson = {
	name: "allure-json",
	title: "Allure results",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("uuid") && paths.has("name") && paths.has("status") && (paths.has("historyId") || paths.has("labels")),
	async read(source, context) {
		const reader = new JsonReader({ take: (value) => addResult(require_eval_data.fieldsOf(value), context) });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addResult(test, { collector, workspace }) {
	const written = require_eval_data.textOfField(test.status) ?? "";
	const outcome = outcomes$5.get(written);
	if (outcome === void 0) collector.warn(`unknown status "${require_eval_data.readable(written).slice(0, 40)}", read as errored`);
	const details = require_eval_data.fieldsOf(test.statusDetails);
	const message = require_eval_data.readable(require_eval_data.textOfField(details.message) ?? "").trim();
	const trace = require_eval_data.readable(require_eval_data.textOfField(details.trace) ?? "").trim();
	const [start, stop] = [require_eval_data.numberOf(test.start), require_eval_data.numberOf(test.stop)];
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			suite: suitesOf(test),
			name: nameOf(test)
		},
		outcome: outcome ?? "errored",
		flaky: outcome === "passed" && details.flaky === true ? true : void 0,
		durationMs: require_eval_data.possibleMs(start === void 0 || stop === void 0 ? void 0 : stop - start),
		message: message === "" && trace === "" ? void 0 : require_eval_data.headline(message || trace),
		detail: failed && trace !== "" ? require_eval_data.cut(trace.includes(message) ? trace : `${message}\n${trace}`, require_eval_data.keptDetail) : void 0,
		location: failed ? workspace.locateInStack(trace) : void 0,
		...aboutFrom(labelsOf(test))
	});
}
function labelsOf(test) {
	const about = new Map();
	for (const { name, value } of require_eval_data.listOf(test.labels).map(require_eval_data.fieldsOf)) {
		const label = require_eval_data.textOfField(name) ?? "";
		if (!describing.has(label)) continue;
		about.set(label, [...about.get(label) ?? [], value]);
	}
	return Object.fromEntries(about);
}
const describing = new Set([
	"tag",
	"epic",
	"feature",
	"story",
	"severity",
	"layer"
]);
function suitesOf(test) {
	const labels = require_eval_data.listOf(test.labels).map(require_eval_data.fieldsOf);
	const named = (name) => require_eval_data.textOfField(labels.find((label) => label.name === name)?.value);
	const suites = [
		named("parentSuite"),
		named("suite"),
		named("subSuite")
	].filter((name) => name !== void 0);
	return (suites.length > 0 ? suites : [named("testClass") ?? named("package")]).filter((name) => name !== void 0).map(require_eval_data.cleanName);
}
function nameOf(test) {
	const name = require_eval_data.textOfField(test.name) ?? require_eval_data.textOfField(test.fullName) ?? "";
	const shown = require_eval_data.listOf(test.parameters).map(require_eval_data.fieldsOf).filter(({ excluded, mode }) => excluded !== true && mode !== "hidden").map(({ name: key, value }) => [require_eval_data.textOfField(key) ?? "", require_eval_data.textOfField(value) ?? ""]).filter(([, value]) => value !== "" && !name.includes(value.replace(/^['"]|['"]$/g, ""))).map(([key, value]) => `${key}=${value}`).join(", ");
	return require_eval_data.withoutIterationNumber(require_eval_data.cleanName(shown === "" ? name : `${name} [${shown}]`));
}
// src/reports/formats/test-tools/ctrf-json.ts
const outcomes$4 = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["skipped", "skipped"],
	["pending", "skipped"],
	["other", "skipped"]
]);
const ctrfJson = {
	name: "ctrf-json",
	title: "CTRF (Common Test Report Format)",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("results.tests") && (paths.has("results.tool") || paths.has("results.summary") || paths.has("reportFormat")),
	async read(source, context) {
		const reader = new JsonReader({ keys: { results: { keys: { tests: { items: { take: (value) => addTest$2(value, context) } } } } } });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addTest$2(value, { collector, workspace }) {
	const test = require_eval_data.fieldsOf(value);
	const status = require_eval_data.textOfField(test.status) ?? "";
	const outcome = outcomes$4.get(status);
	if (outcome === void 0 || status === "other") collector.warn(`status "${require_eval_data.readable(status).slice(0, 40)}", read as skipped`);
	const file = require_eval_data.textOfField(test.filePath);
	const path = file === void 0 ? void 0 : require_eval_data.cleanName(workspace.relative(file));
	const trace = require_eval_data.readable(require_eval_data.textOfField(test.trace) ?? "");
	const line = require_eval_data.numberOf(test.line);
	const location = (file === void 0 ? void 0 : workspace.locate(file, line)) ?? workspace.locateInStack(trace);
	const durationMs = require_eval_data.possibleMs(require_eval_data.numberOf(test.duration));
	const retries = require_eval_data.numberOf(test.retries);
	const { id, iteration, environment, ...evals } = readProperties(flatten(test.extra));
	const about = aboutFrom(require_eval_data.fieldsOf(test.labels), test.tags);
	const written = require_eval_data.cleanName(require_eval_data.textOfField(test.name) ?? "");
	const name = iteration === void 0 ? require_eval_data.withoutIterationNumber(written) : withoutIteration(written, iteration);
	const variant = joinVariants(require_eval_data.textOfField(test.browser), variantOfEnvironment(environment ?? {}));
	const result = {
		identity: {
			id,
			file: path,
			suite: suiteOf(test.suite),
			name,
			variant
		},
		repeat: iteration !== void 0 || name !== written ? "iteration" : void 0,
		outcome: outcome ?? "skipped",
		flaky: test.flaky === true && outcome === "passed" ? true : void 0,
		attempts: retries !== void 0 && retries > 0 ? retries + 1 : void 0,
		durationMs,
		...textsOf(test, trace),
		location,
		...evals,
		...withoutEmpty([...about.slices ?? [], ...evals.slices ?? []], evals.trace ?? about.trace)
	};
	collector.add(result);
}
function textsOf(test, trace) {
	const written = require_eval_data.readable(require_eval_data.textOfField(test.message) ?? "").trim();
	const message = require_eval_data.firstLine(written === "" ? trace : written);
	const detail = [written, trace].filter((text) => text !== "").join("\n\n");
	return {
		message: message !== "" ? require_eval_data.cut(message, require_eval_data.keptMessage) : void 0,
		detail: detail !== "" ? require_eval_data.cut(detail, require_eval_data.keptDetail) : void 0
	};
}
function suiteOf(suite) {
	if (Array.isArray(suite)) return suite.map((part) => require_eval_data.cleanName(require_eval_data.textOfField(part) ?? ""));
	const text = require_eval_data.textOfField(suite);
	return text === void 0 || text === "" ? [] : text.split(" > ").map(require_eval_data.cleanName);
}
function flatten(extra, prefix = "", depth = 0) {
	return Object.entries(require_eval_data.fieldsOf(extra)).flatMap(([name, value]) => {
		const path = prefix === "" ? name : `${prefix}.${name}`;
		if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [[path, String(value)]];
		return depth < 4 ? flatten(value, path, depth + 1) : [];
	});
}
// src/reports/formats/test-tools/dart-json.ts
const dartJson = {
	name: "dart-json",
	title: "Dart and Flutter machine output",
	extensions: ["json", "jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("protocolVersion") || paths.has("runnerVersion") || paths.has("testID") && paths.has("type"),
	async read(source, context) {
		const reading = new DartReading(context);
		const reader = new JsonReader({
			take: (value) => reading.take(require_eval_data.fieldsOf(value)),
			items: {}
		}, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		reading.finish();
	}
};
var DartReading = class {
	#context;
	#suites = new Map();
	#groups = new Map();
	#tests = new Map();
	constructor(context) {
		this.#context = context;
	}
	take(event) {
		switch (event.type) {
			case "suite": {
				const { id, path } = require_eval_data.fieldsOf(event.suite);
				this.#suites.set(require_eval_data.numberOf(id) ?? -1, require_eval_data.textOfField(path) ?? "");
				return;
			}
			case "group": {
				const { id, name, parentID } = require_eval_data.fieldsOf(event.group);
				this.#groups.set(require_eval_data.numberOf(id) ?? -1, {
					name: require_eval_data.textOfField(name) ?? "",
					parent: require_eval_data.numberOf(parentID)
				});
				return;
			}
			case "testStart": {
				const test = require_eval_data.fieldsOf(event.test);
				const startedAt = require_eval_data.numberOf(event.time) ?? 0;
				this.#tests.set(require_eval_data.numberOf(test.id) ?? -1, {
					test,
					startedAt,
					error: "",
					stack: "",
					isError: false
				});
				return;
			}
			case "error": {
				const running = this.#tests.get(require_eval_data.numberOf(event.testID) ?? -1);
				if (running === void 0) return;
				running.error ||= require_eval_data.textOfField(event.error) ?? "";
				running.stack ||= require_eval_data.textOfField(event.stackTrace) ?? "";
				if (event.isFailure === false) running.isError = true;
				return;
			}
			case "testDone": this.#finishTest(event);
		}
	}
	#finishTest(event) {
		const id = require_eval_data.numberOf(event.testID) ?? -1;
		const running = this.#tests.get(id);
		if (running === void 0) return;
		this.#tests.delete(id);
		const failed = event.result === "failure" || event.result === "error";
		if (event.hidden === true && !failed) return;
		const isSkipped = event.skipped === true;
		const ended = require_eval_data.numberOf(event.time);
		this.#add(running, {
			outcome: failed ? event.result === "error" ? "errored" : "failed" : isSkipped ? "skipped" : "passed",
			durationMs: require_eval_data.possibleMs(ended === void 0 ? void 0 : ended - running.startedAt),
			isHidden: event.hidden === true
		});
	}
	#add({ test, error, stack }, of) {
		const { collector, workspace } = this.#context;
		const path = this.#suites.get(require_eval_data.numberOf(test.suiteID) ?? -1) ?? "";
		const file = path === "" ? void 0 : require_eval_data.cleanName(workspace.relative(path));
		const text = require_eval_data.readable(error).trim();
		const failed = of.outcome === "failed" || of.outcome === "errored";
		const isWhole = failed && (of.isHidden || /^loading /.test(require_eval_data.textOfField(test.name) ?? ""));
		const { suite, name } = this.#namesOf(test);
		const result = {
			identity: isWhole ? {
				file,
				suite: [],
				name: file ?? name
			} : {
				file,
				suite,
				name
			},
			outcome: isWhole ? "errored" : of.outcome,
			durationMs: of.durationMs,
			message: failed ? require_eval_data.headline(text) : require_eval_data.textOfField(require_eval_data.fieldsOf(test.metadata).skipReason),
			detail: failed ? require_eval_data.cut(`${text}\n\n${require_eval_data.readable(stack)}`.trim(), require_eval_data.keptDetail) : void 0,
			location: failed ? this.#placeOf(test, stack, path) : void 0
		};
		if (isWhole) collector.addSuiteError({
			...result,
			scope: "suite"
		});
		else collector.add(result);
	}
	#namesOf(test) {
		const full = require_eval_data.textOfField(test.name) ?? "";
		const groups = require_eval_data.listOf(test.groupIDs).map((id) => this.#groups.get(require_eval_data.numberOf(id) ?? -1)?.name ?? "").filter((name) => name !== "");
		const suite = groups.map((name, index) => withoutStart(name, groups[index - 1]));
		const name = require_eval_data.withoutIterationNumber(require_eval_data.cleanName(withoutStart(full, groups.at(-1))));
		return {
			suite: suite.map(require_eval_data.cleanName),
			name
		};
	}
	#placeOf(test, stack, path) {
		const { workspace } = this.#context;
		const isRoot = require_eval_data.numberOf(test.root_line) !== void 0;
		const line = require_eval_data.numberOf(isRoot ? test.root_line : test.line);
		return workspace.locateInStack(withLines(require_eval_data.readable(stack))) ?? workspace.locate(path, line);
	}
	finish() {
		for (const running of this.#tests.values()) {
			running.error ||= "the test did not end; the process was stopped";
			this.#add(running, {
				outcome: "errored",
				isHidden: false
			});
		}
	}
};
function withoutStart(name, start) {
	return start !== void 0 && name.startsWith(`${start} `) ? name.slice(start.length + 1) : name;
}
function withLines(stack) {
	return stack.replace(/(\.dart) (\d{1,7}):(\d{1,5})/g, "$1:$2:$3");
}
// src/reports/formats/test-tools/go-test-json.ts
const ends = new Set([
	"pass",
	"fail",
	"skip"
]);
const goTestJson = {
	name: "go-test-json",
	title: "`go test -json`",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("Action") && (paths.has("Package") || paths.has("ImportPath")),
	async read(source, context) {
		const reading = new GoReading(context);
		const reader = new JsonReader({ take: (value) => reading.take(require_eval_data.fieldsOf(value)) }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		reading.finish();
	}
};
var GoReading = class {
	#context;
	#packages = new Map();
	#builds = new Map();
	constructor(context) {
		this.#context = context;
	}
	take(event) {
		const action = require_eval_data.textOfField(event.Action) ?? "";
		const output = require_eval_data.textOfField(event.Output) ?? "";
		if (action === "build-output") {
			const path = require_eval_data.textOfField(event.ImportPath) ?? "";
			const build = this.#builds.get(path) ?? {
				output: "",
				length: 0
			};
			this.#builds.set(path, build);
			addOutput(build, output);
			return;
		}
		const name = require_eval_data.textOfField(event.Package);
		if (name === void 0) return;
		let of = this.#packages.get(name);
		if (of === void 0) {
			of = {
				tests: new Map(),
				own: {
					output: "",
					length: 0
				},
				somethingFailed: false
			};
			this.#packages.set(name, of);
		}
		const test = require_eval_data.textOfField(event.Test);
		if (test !== void 0) this.#takeTest(of, name, test, action, output, require_eval_data.numberOf(event.Elapsed));
		else if (action === "output") addOutput(of.own, output);
		else if (action === "fail") this.#failPackage(of, name, require_eval_data.textOfField(event.FailedBuild));
		if (test === void 0 && ends.has(action)) this.#packages.delete(name);
	}
	#takeTest(of, name, test, action, output, elapsed) {
		let running = of.tests.get(test);
		if (running === void 0) {
			running = {
				output: "",
				length: 0
			};
			of.tests.set(test, running);
		}
		if (action === "output") addOutput(running, output);
		if (!ends.has(action)) return;
		of.tests.delete(test);
		if (action === "fail") of.somethingFailed = true;
		const text = action === "pass" ? "" : outputOf$1(running);
		this.#context.collector.add({
			identity: {
				suite: [require_eval_data.cleanName(name)],
				name: require_eval_data.cleanName(test)
			},
			outcome: action === "pass" ? "passed" : action === "skip" ? "skipped" : "failed",
			durationMs: require_eval_data.possibleMs(elapsed === void 0 ? void 0 : elapsed * 1e3),
			message: text === "" ? void 0 : goHeadline(text),
			detail: action === "fail" && text !== "" ? require_eval_data.cut(text, require_eval_data.keptDetail) : void 0,
			location: action === "fail" ? this.#context.workspace.locateInStack(text, name) : void 0
		});
	}
	#failPackage(of, name, build) {
		const { collector, workspace } = this.#context;
		const own = outputOf$1(of.own);
		for (const [test, running] of of.tests) {
			of.somethingFailed = true;
			const text = outputOf$1(running) || own;
			collector.add({
				identity: {
					suite: [require_eval_data.cleanName(name)],
					name: require_eval_data.cleanName(test)
				},
				outcome: "errored",
				message: goHeadline(text) || "the test did not end",
				detail: require_eval_data.cut(text, require_eval_data.keptDetail),
				location: workspace.locateInStack(text, name)
			});
		}
		if (of.somethingFailed) return;
		const compiler = build === void 0 ? void 0 : this.#builds.get(build);
		const text = compiler === void 0 ? own : outputOf$1(compiler);
		collector.addSuiteError({
			identity: {
				suite: [],
				name: require_eval_data.cleanName(name)
			},
			scope: "suite",
			outcome: "errored",
			message: goHeadline(text) || "the package failed outside of its tests",
			detail: require_eval_data.cut(text, require_eval_data.keptDetail),
			location: workspace.locateInStack(text, name)
		});
	}
	finish() {
		for (const [name, of] of this.#packages) {
			if (of.tests.size === 0 && of.own.output === "") continue;
			this.#failPackage(of, name, void 0);
		}
	}
};
function addOutput(running, output) {
	running.length += output.length;
	if (running.output.length < 8e3) running.output += output.slice(0, require_eval_data.keptDetail);
}
function outputOf$1({ output }) {
	return require_eval_data.readable(output).trim();
}
function goHeadline(text) {
	const lines = text.split("\n").filter((line) => !/^\s*(?:=== |--- |#|FAIL\b|exit status)/.test(line));
	return require_eval_data.headline(lines.join("\n"));
}
// src/reports/formats/eval-tools/vitest-evals.ts
function evalFields(meta, testTags = void 0) {
	const { eval: evaluation, harness, tags, category, trace_url: trace } = require_eval_data.fieldsOf(meta);
	const all = [...require_eval_data.listOf(testTags), ...require_eval_data.listOf(tags)];
	const { metadata, tags: ofEval } = require_eval_data.fieldsOf(evaluation);
	const about = aboutFrom({
		category,
		trace_url: trace,
		...require_eval_data.fieldsOf(metadata),
		tags: ofEval
	}, all);
	if (evaluation === void 0 && harness === void 0) return about;
	const judged = require_eval_data.fieldsOf(evaluation);
	const run = require_eval_data.fieldsOf(require_eval_data.fieldsOf(harness).run);
	const usage = require_eval_data.fieldsOf(run.usage);
	const session = require_eval_data.fieldsOf(run.session);
	const scores = require_eval_data.listOf(judged.scores).map((score) => scoreOf(score, judged));
	const latencyMs = require_eval_data.possibleMs(require_eval_data.numberOf(require_eval_data.fieldsOf(run.timings).totalMs));
	const model = require_eval_data.textOfField(usage.model) ?? require_eval_data.textOfField(session.model);
	const provider = require_eval_data.textOfField(usage.provider) ?? require_eval_data.textOfField(session.provider);
	const costUsd = costOf(require_eval_data.fieldsOf(usage.metadata));
	const tokens = require_eval_data.tokensOf(usage.inputTokens, usage.outputTokens, usage.totalTokens);
	return {
		...about,
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		latencyMs,
		model,
		provider,
		...require_eval_data.toolCallsOf(judged.toolCalls, ({ name }) => name, ({ arguments: given }) => given),
		...require_eval_data.sampleOf({
			input: inputOf$1(session.events),
			output: judged.output ?? run.output ?? outputOf(judged.scores)
		}),
		...evaluation === void 0 && brokenBefore(require_eval_data.listOf(run.errors))
	};
}
function brokenBefore(errors) {
	if (errors.length === 0) return {};
	return errors.every((error) => saysInfrastructure(require_eval_data.textOf(require_eval_data.fieldsOf(error).message) ?? require_eval_data.textOf(error))) ? {
		outcome: "errored",
		infrastructure: true
	} : { outcome: "errored" };
}
function scoreOf(value, judged) {
	const score = require_eval_data.fieldsOf(value);
	const metadata = require_eval_data.fieldsOf(score.metadata);
	const name = require_eval_data.textOfField(score.name) ?? "";
	const threshold = require_eval_data.numberOf(score.threshold) ?? require_eval_data.numberOf(judged.threshold);
	const rationale = require_eval_data.textOfField(metadata.rationale);
	return {
		name: name === "" ? "score" : require_eval_data.readable(name),
		value: require_eval_data.numberOf(score.score) ?? null,
		threshold,
		judge: require_eval_data.judgeFrom(metadata),
		rationale: rationale === void 0 ? void 0 : require_eval_data.cut(require_eval_data.readable(rationale), require_eval_data.keptMessage)
	};
}
function costOf(metadata) {
	for (const [name, value] of Object.entries(metadata)) if (/^(?:estimated_?|total_?)?cost(?:_?(?:in_?)?usd)?$/i.test(name)) {
		const amount = require_eval_data.amountOf(value);
		if (amount !== void 0) return amount;
	}
}
function outputOf(scores) {
	return require_eval_data.fieldsOf(require_eval_data.fieldsOf(require_eval_data.listOf(scores)[0]).metadata).output;
}
function inputOf$1(events) {
	return require_eval_data.listOf(events).map(require_eval_data.fieldsOf).find(({ type, role }) => type === "message" && role === "user")?.content;
}
// src/reports/formats/test-tools/failed-suites.ts
const separator = "";
const shownFiles = 5;
const mostIdle = 100;
var FailedSuites = class {
	#explained = 0;
	#idle = [];
	#files = [];
	addFile(file, entries, isBroken) {
		this.#files.push(file);
		const failing = countSuites(entries, isFailing);
		const all = isBroken ? countSuites(entries, () => true) : failing;
		this.#explained += 1;
		for (const count of all.values()) this.#explained += count;
		if (isBroken || this.#idle.length >= mostIdle) return;
		for (const suite of idleSuites(entries)) {
			const around = suite.slice(0, -1).filter((_, index) => !failing.has(pathOf(suite.slice(0, index + 1))));
			this.#idle.push({
				file,
				suite,
				adds: 1 + around.length
			});
		}
	}
	find(reported) {
		const left = (reported ?? 0) - this.#explained;
		if (left <= 0) return [];
		if (this.#idle.reduce((sum, { adds }) => sum + adds, 0) === left) {
			const message = "the suite failed outside of its tests (a hook), so its tests did not run";
			return this.#idle.map(({ file, suite }) => ({
				file,
				suite,
				message
			}));
		}
		const message = `${left} of the ${reported} failed suites have no failing test: a hook failed in ${this.#files.slice(0, shownFiles).join(", ")}${this.#files.length > shownFiles ? " and others" : ""}`;
		return [{
			file: this.#files.length === 1 ? this.#files[0] : void 0,
			suite: [],
			message
		}];
	}
};
function isFailing({ outcome }) {
	return outcome === "failed" || outcome === "errored";
}
function pathOf(suite) {
	return suite.join(separator);
}
function countSuites(entries, counts) {
	const places = new Map();
	const tests = new Map();
	const copies = new Map();
	let last = [];
	for (const entry of entries) {
		const { suite, name } = entry;
		for (let depth = 1; depth <= suite.length; depth += 1) {
			const path = pathOf(suite.slice(0, depth));
			if (pathOf(last.slice(0, depth)) !== path) places.set(path, (places.get(path) ?? 0) + 1);
			if (!counts(entry)) continue;
			const place = places.get(path) ?? 1;
			const test = [
				path,
				place,
				depth === suite.length ? name : ""
			].join(separator);
			const times = depth === suite.length ? (tests.get(test) ?? 0) + 1 : 1;
			tests.set(test, times);
			const ofPath = copies.get(path) ?? new Map();
			copies.set(path, ofPath.set(place, Math.max(ofPath.get(place) ?? 1, times)));
		}
		last = suite;
	}
	return new Map([...copies].map(([path, of]) => [path, [...of.values()].reduce((a, b) => a + b, 0)]));
}
function idleSuites(entries) {
	const busy = new Set();
	for (const { suite, outcome } of entries) {
		if (outcome === "skipped") continue;
		for (let depth = 1; depth <= suite.length; depth += 1) busy.add(pathOf(suite.slice(0, depth)));
	}
	const idle = new Map();
	for (const { suite } of entries) {
		const depth = suite.findIndex((_, index) => !busy.has(pathOf(suite.slice(0, index + 1)))) + 1;
		if (depth > 0) idle.set(pathOf(suite.slice(0, depth)), suite.slice(0, depth));
	}
	return [...idle.values()];
}
// src/reports/formats/test-tools/run-evidence.ts
var RunEvidence = class {
	#context;
	#dialect;
	#suites = new FailedSuites();
	#failedSuites;
	#success;
	#somethingFailed = false;
	constructor(context, dialect) {
		this.#context = context;
		this.#dialect = dialect;
	}
	takeSuccess(value) {
		this.#success = value;
	}
	takeFailedSuites(count) {
		if (this.#dialect.countsSuites) this.#failedSuites = count;
	}
	addFile(path, file) {
		const hasFailure = file.entries.some(({ outcome }) => outcome === "failed" || outcome === "errored");
		if (hasFailure || file.failed) this.#somethingFailed = true;
		if (!file.failed) return;
		const message = this.#dialect.ownMessage(file.message);
		const isBroken = !hasFailure || message.trim() !== "";
		if (isBroken) this.#addBrokenFile(path, hasFailure ? message : file.message);
		this.#suites.addFile(path, file.entries, isBroken);
	}
	finish() {
		const { collector, workspace } = this.#context;
		for (const { file, suite, message } of this.#suites.find(this.#failedSuites)) {
			const name = suite.at(-1) ?? file ?? "a hook outside of the tests";
			collector.addSuiteError({
				identity: {
					file,
					suite: suite.slice(0, -1),
					name
				},
				scope: "suite",
				outcome: "errored",
				message,
				location: file === void 0 ? void 0 : workspace.locate(file)
			});
		}
		if (this.#success === false && !this.#somethingFailed) collector.addSuiteError({
			identity: {
				suite: [],
				name: "the run failed"
			},
			scope: "suite",
			outcome: "errored",
			message: "The report says that the run failed, but no test in it did: a coverage threshold, an obsolete snapshot or an error outside of the tests. See the log of the test step."
		});
	}
	#addBrokenFile(path, message) {
		const { collector, workspace } = this.#context;
		const text = require_eval_data.readable(message).trim();
		const location = workspace.locateInStack(text) ?? workspace.locate(path);
		collector.addSuiteError({
			identity: {
				file: path !== "" ? path : void 0,
				suite: [],
				name: path
			},
			scope: "suite",
			outcome: "errored",
			message: text === "" ? "the file failed outside of its tests (a hook or an import)" : require_eval_data.headline(text),
			detail: text !== "" ? require_eval_data.cut(text, require_eval_data.keptDetail) : void 0,
			location
		});
	}
};
// src/reports/formats/test-tools/test-results.ts
const outcomes$3 = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["error", "errored"],
	["pending", "skipped"],
	["skipped", "skipped"],
	["todo", "skipped"],
	["disabled", "skipped"]
]);
async function readTestResults(source, context, dialect) {
	const reading = new TestResultsReading(context, dialect);
	const reader = new JsonReader({ keys: {
		numFailedTestSuites: { take: (value) => reading.evidence.takeFailedSuites(require_eval_data.numberOf(value)) },
		testResults: { items: reading.plan },
		success: { take: (value) => reading.evidence.takeSuccess(value) }
	} });
	await readChunks(source, context, (chunk) => reader.write(chunk));
	reader.end();
	reading.evidence.finish();
}
var TestResultsReading = class {
	evidence;
	#context;
	#dialect;
	#file = emptyFile();
	#listings = new Map();
	#suite = [];
	plan = {
		whole: (value) => this.#takeFile(require_eval_data.fieldsOf(value)),
		keys: {
			assertionResults: { items: { take: (value) => this.#takeEntry(value) } },
			testResults: { items: { take: (value) => this.#takeEntry(value) } },
			...Object.fromEntries([
				"name",
				"testFilePath",
				"message",
				"failureMessage",
				"status"
			].map((key) => [key, { take: (value) => this.#takeMember(key, value) }]))
		},
		end: () => this.#finishFile()
	};
	constructor(context, dialect) {
		this.#context = context;
		this.#dialect = dialect;
		this.evidence = new RunEvidence(context, dialect);
	}
	#takeFile(file) {
		for (const key of [
			"name",
			"testFilePath",
			"message",
			"failureMessage",
			"status"
		]) if (file[key] !== void 0) this.#takeMember(key, file[key]);
		for (const entry of require_eval_data.listOf(file.assertionResults)) this.#takeEntry(entry);
		for (const entry of require_eval_data.listOf(file.testResults)) this.#takeEntry(entry);
		this.#finishFile();
	}
	#takeMember(key, value) {
		const file = this.#file;
		const text = require_eval_data.textOfField(value) ?? "";
		if (key === "status") file.failed = text === "failed";
		else if (key === "name" || key === "testFilePath") file.name ||= text;
		else file.message ||= text;
	}
	#takeEntry(value) {
		const entry = require_eval_data.fieldsOf(value);
		const status = require_eval_data.textOfField(entry.status) ?? "";
		let outcome = outcomes$3.get(status);
		if (outcome === void 0) {
			this.#context.collector.warn(`unknown status "${require_eval_data.readable(status).slice(0, 40)}", read as skipped`);
			outcome = "skipped";
		}
		const place = require_eval_data.fieldsOf(entry.location);
		const line = require_eval_data.numberOf(place.line);
		const title = require_eval_data.textOfField(entry.title);
		const trace = this.#traceOf(entry, outcome);
		this.#file.entries.push({
			suite: this.#suiteOf(require_eval_data.listOf(entry.ancestorTitles)),
			name: title === void 0 ? void 0 : require_eval_data.withoutIterationNumber(require_eval_data.cleanName(title)),
			fields: this.#fieldsFrom(entry, outcome, trace),
			place: line === void 0 ? void 0 : {
				line,
				column: require_eval_data.numberOf(place.column)
			},
			traced: outcome === "failed" && line === void 0 ? this.#context.workspace.locateInStack(trace) : void 0
		});
	}
	#traceOf(entry, outcome) {
		const failures = require_eval_data.listOf(entry.failureMessages);
		const fields = failures.length === 0 && outcome === "passed" ? require_eval_data.listOf(entry.retryReasons) : failures;
		return fields.length === 0 ? "" : require_eval_data.readable(fields.map((text) => require_eval_data.textOfField(text) ?? "").join("\n\n"));
	}
	#fieldsFrom(entry, outcome, trace) {
		const durationMs = require_eval_data.possibleMs(require_eval_data.numberOf(entry.duration));
		const fields = durationMs === void 0 ? { outcome } : {
			outcome,
			durationMs
		};
		const flaky = outcome === "passed" && this.#dialect.isFlaky(entry);
		const attempts = this.#dialect.attempts(entry) ?? 1;
		if (!flaky && attempts <= 1 && trace === "" && entry.meta === void 0 && entry.tags === void 0) return fields;
		return {
			...fields,
			...flaky && { flaky },
			...attempts > 1 && { attempts },
			...trace !== "" && {
				message: messageOf$1(trace),
				detail: require_eval_data.cut(trace, 8e3)
			},
			...evalFields(entry.meta, entry.tags)
		};
	}
	#suiteOf(titles) {
		const last = this.#suite;
		if (titles.length !== last.length || titles.some((title, index) => title !== last[index])) this.#suite = titles.map((title) => require_eval_data.cleanName(require_eval_data.textOfField(title) ?? ""));
		return this.#suite;
	}
	#finishFile() {
		const { collector, workspace } = this.#context;
		const file = this.#file;
		this.#file = emptyFile();
		const path = require_eval_data.cleanName(workspace.relative(file.name));
		const listing = this.#countListing(path, file.entries.length > 0);
		for (const { suite, name, fields, place, traced } of file.entries) {
			const location = place === void 0 ? traced : workspace.locate(path, place.line, place.column);
			const identity = identityOf$1(path, suite, name, listing);
			const whole = name === void 0 && fields.outcome === "errored";
			if (location === void 0 && !whole) collector.add({
				identity,
				...fields
			});
			else collector.add({
				identity,
				...fields,
				...whole && { scope: "suite" },
				location
			});
		}
		this.evidence.addFile(path, {
			failed: file.failed,
			message: file.message,
			entries: file.entries.map(({ suite, name, fields: { outcome } }) => ({
				suite,
				name,
				outcome
			}))
		});
	}
	#countListing(path, hasTests) {
		if (path === "" || !hasTests) return 1;
		const listing = (this.#listings.get(path) ?? 0) + 1;
		this.#listings.set(path, listing);
		if (listing === 2) this.#context.collector.warn("a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing");
		return listing;
	}
};
function messageOf$1(trace) {
	return /^(?:Error: )?STACK_TRACE_ERROR\b/.test(trace) ? "the test timed out (Vitest 4 does not write the limit into its JSON)" : require_eval_data.headline(trace);
}
function identityOf$1(path, suite, name, listing) {
	if (path === "") return {
		suite,
		name: name ?? ""
	};
	if (listing === 1) return {
		file: path,
		suite,
		name: name ?? path
	};
	return {
		file: path,
		suite,
		name: name ?? path,
		variant: `listing ${listing}`
	};
}
function emptyFile() {
	return {
		entries: [],
		name: "",
		message: "",
		failed: false
	};
}
// src/reports/formats/test-tools/jest-json.ts
const jestJson = {
	name: "jest-json",
	title: "Jest JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("testResults") && (paths.has("numRuntimeErrorTestSuites") || paths.has("testResults.[].assertionResults.[].invocations") || paths.has("testResults.[].assertionResults.[].numPassingAsserts")),
	read: (source, context) => readTestResults(source, context, {
		isFlaky: ({ invocations, retryReasons }) => (require_eval_data.numberOf(invocations) ?? 1) > 1 || require_eval_data.listOf(retryReasons).length > 0,
		attempts: ({ invocations }) => require_eval_data.numberOf(invocations),
		ownMessage: suiteMessage,
		countsSuites: false
	})
};
const suiteTitle = "● Test suite failed to run";
function suiteMessage(message) {
	const lines = message.split("\n");
	const start = lines.findIndex((line) => line.trim() === suiteTitle);
	if (start < 0) return "";
	const end = lines.findIndex((line, index) => index > start && /^ {2}● /.test(line));
	return lines.slice(start + 1, end < 0 ? void 0 : end).join("\n");
}
// src/reports/formats/test-tools/mocha-json.ts
const hook = /^"(?:before|after) (?:all|each)" hook/;
const mochaJson = {
	name: "mocha-json",
	title: "Mocha JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("stats") && paths.has("tests") && paths.has("passes") && paths.has("failures"),
	async read(source, context) {
		const reader = new JsonReader({ keys: {
			tests: { items: { take: (value) => addTest$1(require_eval_data.fieldsOf(value), context) } },
			failures: { items: { take: (value) => addHook(require_eval_data.fieldsOf(value), context) } }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function outcomeOf$1(test) {
	if (Object.keys(require_eval_data.fieldsOf(test.err)).length > 0) return "failed";
	return require_eval_data.numberOf(test.duration) === void 0 ? "skipped" : "passed";
}
function addTest$1(test, context) {
	const outcome = outcomeOf$1(test);
	const retries = require_eval_data.numberOf(test.currentRetry) ?? 0;
	context.collector.add({
		identity: identityOf(test, context),
		outcome,
		flaky: outcome === "passed" && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs: require_eval_data.possibleMs(require_eval_data.numberOf(test.duration)),
		...outcome === "failed" && failureOf$1(test, context)
	});
}
function addHook(test, context) {
	if (!hook.test(require_eval_data.textOfField(test.title) ?? "")) return;
	context.collector.addSuiteError({
		identity: identityOf(test, context),
		scope: "suite",
		outcome: "errored",
		...failureOf$1(test, context)
	});
}
function identityOf(test, { workspace }) {
	const title = require_eval_data.textOfField(test.title) ?? "";
	const full = require_eval_data.textOfField(test.fullTitle) ?? title;
	const group = full.endsWith(title) ? full.slice(0, full.length - title.length).trim() : "";
	const file = require_eval_data.textOfField(test.file) ?? "";
	return {
		file: file === "" ? void 0 : require_eval_data.cleanName(workspace.relative(file)),
		suite: group === "" ? [] : [require_eval_data.cleanName(group)],
		name: require_eval_data.withoutIterationNumber(require_eval_data.cleanName(title))
	};
}
function failureOf$1(test, { workspace }) {
	const error = require_eval_data.fieldsOf(test.err);
	const message = require_eval_data.readable(require_eval_data.textOfField(error.message) ?? "").trim();
	const stack = require_eval_data.readable(require_eval_data.textOfField(error.stack) ?? "").trim();
	const text = stack.includes(message) ? stack : `${message}\n${stack}`;
	return {
		message: require_eval_data.headline(message || stack),
		detail: require_eval_data.cut(text, require_eval_data.keptDetail),
		location: workspace.locateInStack(stack) ?? workspace.locate(require_eval_data.textOfField(test.file) ?? "")
	};
}
// src/reports/formats/test-tools/playwright-json.ts
const outcomes$2 = new Map([
	["expected", "passed"],
	["flaky", "passed"],
	["unexpected", "failed"],
	["skipped", "skipped"]
]);
const playwrightJson = {
	name: "playwright-json",
	title: "Playwright JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("config") && paths.has("suites") && (paths.has("errors") || paths.has("stats")),
	async read(source, context) {
		const reader = new JsonReader({ keys: {
			suites: { items: { take: (value) => addSuite(require_eval_data.fieldsOf(value), [], context) } },
			errors: { items: { take: (value) => addError(require_eval_data.fieldsOf(value), context) } }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addSuite(suite, path, context) {
	const title = require_eval_data.textOfField(suite.title) ?? "";
	const inside = path.length === 0 && title === require_eval_data.textOfField(suite.file) || title === "" ? path : [...path, require_eval_data.cleanName(title)];
	for (const spec of require_eval_data.listOf(suite.specs)) addSpec(require_eval_data.fieldsOf(spec), inside, context);
	for (const child of require_eval_data.listOf(suite.suites)) addSuite(require_eval_data.fieldsOf(child), inside, context);
}
function addSpec(spec, suite, context) {
	const { collector, workspace } = context;
	const file = require_eval_data.cleanName(workspace.relative(require_eval_data.textOfField(spec.file) ?? ""));
	const name = require_eval_data.withoutIterationNumber(require_eval_data.cleanName(require_eval_data.textOfField(spec.title) ?? ""));
	for (const test of require_eval_data.listOf(spec.tests).map(require_eval_data.fieldsOf)) {
		const results = require_eval_data.listOf(test.results).map(require_eval_data.fieldsOf);
		const outcome = outcomeOf(spec, test, results);
		const last = results.at(-1) ?? {};
		const project = require_eval_data.textOfField(test.projectName) ?? "";
		const attempts = results.length;
		collector.add({
			identity: {
				file: file === "" ? void 0 : file,
				suite,
				name,
				variant: project === "" ? void 0 : require_eval_data.cleanName(project)
			},
			outcome,
			flaky: outcome === "passed" && isFlaky(test, results) ? true : void 0,
			attempts: attempts > 1 ? attempts : void 0,
			durationMs: require_eval_data.possibleMs(require_eval_data.numberOf(last.duration)),
			...outcome === "skipped" && skipReason(test),
			...outcome === "failed" && failureOf(test, last, context),
			location: outcome === "failed" ? placeOf(spec, last, context) : void 0,
			...aboutFrom({}, spec.tags)
		});
	}
}
function outcomeOf(spec, test, results) {
	const known = outcomes$2.get(require_eval_data.textOfField(test.status) ?? "");
	if (known !== void 0) return known;
	if ((require_eval_data.textOfField(results.at(-1)?.status) ?? "skipped") === "skipped") return "skipped";
	return spec.ok === true ? "passed" : "failed";
}
function isFlaky(test, results) {
	return test.status === "flaky" || test.status === void 0 && results.length > 1;
}
function skipReason(test) {
	const annotation = require_eval_data.listOf(test.annotations).map(require_eval_data.fieldsOf).find(({ type }) => type === "skip" || type === "fixme");
	return { message: require_eval_data.textOfField(annotation?.description) };
}
function errorsOf(result) {
	const errors = require_eval_data.listOf(result.errors).map(require_eval_data.fieldsOf);
	return errors.length > 0 ? errors : [require_eval_data.fieldsOf(result.error)];
}
function failureOf(test, result, _) {
	const texts = errorsOf(result).map((error) => require_eval_data.textOfField(error.message) ?? require_eval_data.textOfField(error.value) ?? "");
	const stacks = errorsOf(result).map((error) => require_eval_data.textOfField(error.stack) ?? "");
	const message = require_eval_data.readable(texts.find((text) => text !== "") ?? "");
	if (message !== "") {
		const detail = stacks.join("\n\n").includes(texts[0] ?? "") ? stacks : [...texts, ...stacks];
		return {
			message: require_eval_data.headline(message),
			detail: require_eval_data.cut(require_eval_data.readable(detail.join("\n\n")).trim(), require_eval_data.keptDetail)
		};
	}
	const status = require_eval_data.textOfField(result.status) ?? "failed";
	return { message: `expected the test to be ${require_eval_data.textOfField(test.expectedStatus) ?? "passed"}, but it ${status === "passed" ? "passed" : status}` };
}
function placeOf(spec, result, { workspace }) {
	for (const error of errorsOf(result)) {
		const { file, line, column } = require_eval_data.fieldsOf(error.location);
		const path = require_eval_data.textOfField(file);
		const place = path === void 0 ? void 0 : workspace.locate(path, require_eval_data.numberOf(line), require_eval_data.numberOf(column));
		if (place !== void 0) return place;
		const traced = workspace.locateInStack(require_eval_data.readable(require_eval_data.textOfField(error.stack) ?? ""));
		if (traced !== void 0) return traced;
	}
	return workspace.locate(require_eval_data.textOfField(spec.file) ?? "", require_eval_data.numberOf(spec.line), require_eval_data.numberOf(spec.column));
}
function addError(error, { collector, workspace }) {
	const text = require_eval_data.readable(require_eval_data.textOfField(error.message) ?? require_eval_data.textOfField(error.value) ?? "").trim();
	const place = require_eval_data.fieldsOf(error.location);
	const file = require_eval_data.textOfField(place.file);
	const path = file === void 0 ? void 0 : require_eval_data.cleanName(workspace.relative(file));
	collector.addSuiteError({
		identity: {
			file: path,
			suite: [],
			name: path ?? "outside of the tests"
		},
		scope: "suite",
		outcome: "errored",
		message: require_eval_data.headline(text) || "Playwright reports an error outside of the tests",
		detail: text === "" ? void 0 : require_eval_data.cut(text, require_eval_data.keptDetail),
		location: (file === void 0 ? void 0 : workspace.locate(file, require_eval_data.numberOf(place.line))) ?? workspace.locateInStack(require_eval_data.readable(require_eval_data.textOfField(error.stack) ?? ""))
	});
}
// src/reports/formats/test-tools/robot-xml.ts
const outcomes$1 = new Map([
	["PASS", "passed"],
	["FAIL", "failed"],
	["SKIP", "skipped"],
	["NOT RUN", "skipped"]
]);
const robotXml = {
	name: "robot-xml",
	title: "Robot Framework output.xml",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && root === "robot",
	async read(source, context) {
		const suites = [];
		let test;
		let status;
		await readElements(source, context, {
			texts: new Set(["status", "tag"]),
			limit: require_eval_data.keptDetail,
			open(name, attributes, path) {
				if (name === "suite" && path.at(-1) !== "statistics") suites.push({
					name: attributes.get("name") ?? "",
					source: attributes.get("source")
				});
				else if (name === "test") test = {
					name: attributes.get("name") ?? "",
					line: attributes.get("line"),
					tags: []
				};
				else if (name === "status" && path.at(-1) === "test") status = attributes;
			},
			text(name, text, path) {
				if (test === void 0) return;
				if (name === "tag" && isOfTest(path)) test.tags.push(text.trim());
				if (name !== "status" || path.at(-1) !== "test" || status === void 0) return;
				const file = suites.findLast(({ source: of }) => of !== void 0)?.source;
				addTest(test, {
					status,
					text,
					file,
					suites: suites.map(({ name }) => name)
				}, context);
			},
			close(name) {
				if (name === "suite") suites.pop();
				else if (name === "test") {
					if (test !== void 0 && status === void 0) context.collector.warn("a test without a status; the run was stopped");
					test = void 0;
					status = void 0;
				}
			}
		});
	}
};
function addTest({ name, line, tags }, of, { collector, workspace }) {
	const written = of.status.get("status") ?? "";
	const outcome = outcomes$1.get(written);
	if (outcome === void 0) collector.warn(`unknown status "${require_eval_data.readable(written).slice(0, 40)}", read as failed`);
	const text = require_eval_data.readable(of.text).trim();
	const number = line !== void 0 && /^\d{1,7}$/.test(line) ? Number(line) : void 0;
	collector.add({
		identity: {
			suite: of.suites.map(require_eval_data.cleanName),
			name: require_eval_data.withoutIterationNumber(require_eval_data.cleanName(name))
		},
		outcome: outcome ?? "failed",
		durationMs: durationOf(of.status),
		...aboutFrom({}, tags.filter((tag) => !tag.startsWith("robot:"))),
		message: text === "" ? void 0 : messageOf(text),
		detail: outcome === "failed" && text !== "" ? require_eval_data.cut(text, require_eval_data.keptDetail) : void 0,
		location: outcome === "failed" && of.file !== void 0 ? workspace.locate(of.file, number) : void 0
	});
}
function isOfTest(path) {
	return path.at(path.at(-1) === "tags" ? -2 : -1) === "test";
}
function messageOf(text) {
	const [first = "", ...rest] = text.split("\n");
	const more = rest.join("\n").trim();
	return /failed:$/.test(first.trim()) && more !== "" ? require_eval_data.headline(`${first.trim()} ${more}`) : require_eval_data.headline(text);
}
function durationOf(status) {
	const elapsed = require_eval_data.parseNumber(status.get("elapsed") ?? "");
	if (elapsed !== void 0) return require_eval_data.possibleMs(elapsed * 1e3);
	const [start, end] = [timeOf(status.get("starttime")), timeOf(status.get("endtime"))];
	return start === void 0 || end === void 0 ? void 0 : require_eval_data.possibleMs(end - start);
}
function timeOf(text) {
	const match = /^(\d{4})(\d\d)(\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)$/.exec(text ?? "");
	if (match === null) return void 0;
	const time = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`);
	return Number.isNaN(time) ? void 0 : time;
}
// src/reports/formats/test-tools/rspec-json.ts
const outcomes = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["pending", "skipped"]
]);
const rspecJson = {
	name: "rspec-json",
	title: "RSpec JSON",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("examples") && (paths.has("summary_line") || paths.has("summary.example_count")) || paths.has("examples.[].full_description"),
	async read(source, context) {
		let outside = 0;
		const messages = [];
		const reader = new JsonReader({ keys: {
			examples: { items: { take: (value) => addExample(require_eval_data.fieldsOf(value), context) } },
			messages: { items: { take: (value) => messages.push(require_eval_data.textOfField(value) ?? "") } },
			summary: { take: (value) => {
				outside = require_eval_data.numberOf(require_eval_data.fieldsOf(value).errors_outside_of_examples_count) ?? 0;
			} }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		if (outside > 0) addOutside(messages, context);
	}
};
function addExample(example, { collector, workspace }) {
	const status = require_eval_data.textOfField(example.status) ?? "";
	const outcome = outcomes.get(status);
	if (outcome === void 0) collector.warn(`unknown status "${require_eval_data.readable(status).slice(0, 40)}", read as failed`);
	const name = require_eval_data.textOfField(example.description) ?? "";
	const full = require_eval_data.textOfField(example.full_description) ?? name;
	const group = full.endsWith(name) ? full.slice(0, full.length - name.length).trim() : "";
	const file = require_eval_data.cleanName(workspace.relative(require_eval_data.textOfField(example.file_path) ?? ""));
	const seconds = require_eval_data.numberOf(example.run_time);
	const error = require_eval_data.fieldsOf(example.exception);
	const message = require_eval_data.readable(require_eval_data.textOfField(error.message) ?? "").trim();
	const trace = require_eval_data.listOf(error.backtrace).map((line) => require_eval_data.textOfField(line) ?? "").join("\n");
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			file: file === "" ? void 0 : file,
			suite: group === "" ? [] : [require_eval_data.cleanName(group)],
			name: require_eval_data.withoutIterationNumber(require_eval_data.cleanName(name))
		},
		outcome: outcome ?? "failed",
		durationMs: require_eval_data.possibleMs(seconds === void 0 ? void 0 : seconds * 1e3),
		message: failed ? oneLine(message) : require_eval_data.textOfField(example.pending_message) ?? void 0,
		detail: failed ? require_eval_data.cut(`${require_eval_data.textOfField(error.class) ?? ""}\n${message}\n${require_eval_data.readable(trace)}`.trim(), require_eval_data.keptDetail) : void 0,
		location: failed ? workspace.locateInStack(trace) ?? workspace.locate(file, require_eval_data.numberOf(example.line_number)) : void 0
	});
}
function oneLine(message) {
	const lines = message.split("\n").map((line) => line.trim());
	const at = lines.findIndex((line) => line !== "");
	const next = lines[at + 1];
	return require_eval_data.headline(/^expected\b/.test(lines[at] ?? "") && next ? `${lines[at]}, ${next}` : message);
}
function addOutside(messages, { collector, workspace }) {
	const texts = messages.filter((text) => /error occurred/i.test(text));
	for (const text of texts.length > 0 ? texts : ["errors occurred outside of the examples"]) {
		const shown = require_eval_data.readable(text).trim();
		const file = /while loading (\S+?)\.?(?:\s|$)/.exec(shown)?.[1];
		const path = file === void 0 ? void 0 : require_eval_data.cleanName(workspace.relative(file));
		collector.addSuiteError({
			identity: {
				file: path,
				suite: [],
				name: path ?? "outside of the examples"
			},
			scope: "suite",
			outcome: "errored",
			message: require_eval_data.headline(shown),
			detail: require_eval_data.cut(shown, require_eval_data.keptDetail),
			location: workspace.locateInStack(shown) ?? (path === void 0 ? void 0 : workspace.locate(path))
		});
	}
}
// src/reports/registry.ts
const formats = [
	junitXml,
	jestJson,
	{
		name: "vitest-json",
		title: "Vitest JSON, with vitest-evals where it is used",
		extensions: ["json"],
		repeats: "iterations",
		detect: ({ paths }) => paths.has("testResults") && (paths.has("numTotalTests") || paths.has("testResults.[].assertionResults")),
		read: (source, context) => readTestResults(source, context, {
			isFlaky: ({ failureMessages }) => require_eval_data.listOf(failureMessages).length > 0,
			attempts: () => void 0,
			ownMessage: (message) => message,
			countsSuites: true
		})
	},
	evaliteJson,
	promptfooJson,
	promptfooJsonl,
	ctrfJson,
	inspectJson,
	deepevalJson,
	mcpUseJson,
	mcpjamJson,
	pydanticEvalsJson,
	lmEvalSamples,
	strandsJson,
	braintrustJson,
	openaiEvalsJsonl,
	azureJson,
	adkJson,
	ragasJson,
	playwrightJson,
	mochaJson,
	rspecJson,
	goTestJson,
	dartJson,
	allureJson,
	trxXml,
	nunitXml,
	xunitXml,
	robotXml,
	tap
];
const formatNames = formats.map(({ name }) => name);
function findFormat(name) {
	return formats.find((format) => format.name === name);
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
		readBytes: (path) => (0, node_fs_promises.readFile)(path),
		sizeOf: async (path) => (await (0, node_fs_promises.stat)(path)).size,
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
const runCommand = (line, { cwd, env, timeoutMs }) => new Promise((resolve) => {
	let child;
	try {
		const shell = shellFor(line, {
			platform: process.platform,
			env: process.env,
			hasFile: node_fs.existsSync
		});
		child = (0, node_child_process.spawn)(shell.file, shell.args, {
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
		if (child.pid !== void 0) endTree(child.pid, signal);
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
function endTree(pid, signal) {
	const ending = endingOf(pid, signal, process.platform);
	if ("file" in ending) {
		(0, node_child_process.spawn)(ending.file, ending.args, {
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
Object.defineProperty(exports, "Damage", {
	enumerable: true,
	get: function() {
		return Damage;
	}
});
Object.defineProperty(exports, "JsonReader", {
	enumerable: true,
	get: function() {
		return JsonReader;
	}
});
Object.defineProperty(exports, "QuietCases", {
	enumerable: true,
	get: function() {
		return QuietCases;
	}
});
Object.defineProperty(exports, "XmlReader", {
	enumerable: true,
	get: function() {
		return XmlReader;
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
Object.defineProperty(exports, "formats", {
	enumerable: true,
	get: function() {
		return formats;
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
Object.defineProperty(exports, "joinVariants", {
	enumerable: true,
	get: function() {
		return joinVariants;
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
