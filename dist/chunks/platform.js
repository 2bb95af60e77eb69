const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_core = require("./core.js");
let node_util = require("node:util");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
node_path = require_rolldown_runtime.__toESM(node_path, 1);
let node_timers_promises = require("node:timers/promises");
let node_os = require("node:os");
// src/errors.ts
var EvalGateError = class extends Error {
	advice;
	constructor(message, advice, cause) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.name = new.target.name;
		this.advice = advice;
	}
};
function inputProblem(name, predicate, advice) {
	return {
		message: `${name} ${predicate}`,
		advice
	};
}
function inputProblems(rows) {
	return rows.flatMap(([holds, name, predicate, advice]) => holds ? [inputProblem(name, predicate, advice)] : []);
}
var UsageError = class extends EvalGateError {
	exitCode = 2;
	problems;
	constructor(problems) {
		const list = problems.map(({ where, message }) => where === void 0 ? message : `${where}: ${message}`);
		super(list.length === 1 ? `${list[0]}` : `${list.length} problems in the configuration:\n${list.map((line) => `  ${line}`).join("\n")}`, [...new Set(problems.flatMap(({ advice }) => advice ?? []))]);
		this.problems = problems;
	}
};
var NameTaken = class extends EvalGateError {
	exitCode = 2;
	constructor(what) {
		super(`${what} belongs to another job of this workflow run.`, []);
	}
};
var ReportError = class extends EvalGateError {
	exitCode = 2;
	constructor({ message, advice, cause, ...facts }) {
		const place = facts.line === void 0 ? facts.file : `${facts.file}:${facts.line}`;
		super(`${place}: ${message}`, advice, cause);
		Object.assign(this, facts);
	}
};
var ServiceError = class extends EvalGateError {
	exitCode = 3;
	constructor({ message, advice, cause, ...facts }) {
		super(message, advice, cause);
		Object.assign(this, facts);
	}
};
function withoutRequestId({ message, requestId }) {
	return message.replace(` Request id ${requestId}.`, "");
}
var PermissionError = class extends EvalGateError {
	exitCode = 3;
	permission;
	otherAdvice;
	constructor(message, permission, otherAdvice, cause) {
		super(message, [permissionsBlock(["contents: read", permission]), ...otherAdvice], cause);
		this.permission = permission;
		this.otherAdvice = otherAdvice;
	}
};
function describeRefusal(error, needed) {
	const block = permissionsBlock([...needed, error.permission]);
	return [
		error.message,
		block,
		...error.otherAdvice
	].join("\n");
}
function permissionsBlock(permissions) {
	return `Give the job these permissions:\n  permissions:${[...new Set(permissions)].map((line) => `\n    ${line}`).join("")}`;
}
var ArtifactError = class extends EvalGateError {
	exitCode = 3;
};
var ArtifactGone = class extends ArtifactError {};
var OutOfTime = class extends EvalGateError {
	exitCode = 3;
	constructor(what, limitMs) {
		super(`${what} took too long: \`publish-timeout\` allows ${limitMs / 6e4} minutes.`, []);
	}
};
const machineCodes = new Set([
	"ENOSPC",
	"EDQUOT",
	"EIO",
	"EMFILE",
	"ENFILE",
	"ENOMEM"
]);
var UnwritableFile = class extends EvalGateError {
	exitCode;
	constructor(what, cause, { isNamed }) {
		const isMachine = machineCodes.has(codeOf(cause)) || !isNamed;
		const advice = isMachine ? "Check the disk of the runner and the permissions of its folders." : "Name a file in a folder that this step may write to.";
		super(`${what} can't be written (${messageOf(cause)}).`, [advice], cause);
		this.exitCode = isMachine ? 3 : 2;
	}
};
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
function messageOf(error, separator = " ") {
	if (error instanceof EvalGateError) return [error.message, ...error.advice].join(separator);
	return error instanceof Error ? error.message : String(error);
}
// src/config/inputs/input.ts
function readInputs(table, raw, problems) {
	const values = Object.entries(table).map(([name, row]) => [row.field ?? camelCase(name), readInput(name, row, raw, problems)]);
	return Object.fromEntries(values);
}
function readInput(name, row, raw, problems) {
	const text = raw[name]?.trim() ?? "";
	if (text !== "") {
		const before = problems.length;
		const value = row.reader.read(text, (predicate, advice) => {
			problems.push(inputProblem(name, predicate, advice));
		});
		if (problems.length === before) return value;
	} else if (row.isRequired === true) problems.push(inputProblem(name, "is required"));
	return row.default === void 0 ? row.reader.absent : row.reader.read(row.default, () => {});
}
function isGiven(table, name, raw) {
	const text = raw[name]?.trim() ?? "";
	return text !== "" && text !== table[name]?.default;
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
// src/model/nearest.ts
function nearest(word, candidates) {
	const begun = candidates.filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()));
	if (word.length >= fewestBegun && begun.length === 1) return begun[0];
	let best;
	let bestDistance = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
		if (distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best !== void 0 && bestDistance <= Math.max(1, Math.floor(best.length / 3)) ? best : void 0;
}
const fewestBegun = 3;
function editDistance(from, to) {
	const a = from.slice(0, 100);
	const b = to.slice(0, 100);
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next[j] = Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
// src/model/run/step-outcome.ts
const stepOutcomes = [
	"success",
	"failure",
	"cancelled",
	"skipped"
];
// src/paths/lines.ts
function splitLines(text) {
	return text.split(/\r?\n/);
}
// src/config/inputs/reader.ts
function text(placeholder) {
	return {
		placeholder,
		absent: void 0,
		read: (value) => value
	};
}
function script(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: void 0,
		read: (value) => value
	};
}
function lines(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read: entriesOf
	};
}
function patterns(placeholder) {
	const read = (value, refuse) => {
		const entries = entriesOf(value);
		if (entries.length > 0 && entries.every((entry) => entry.startsWith("!"))) return refuse("only excludes files: every line begins with `!`", "Add the files to read, such as `reports/*.xml`, on a line before.");
		return entries;
	};
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read
	};
}
function names(placeholder) {
	const read = (value) => entriesOf(value).flatMap((line) => line.split(",")).map((item) => item.trim()).filter((item) => item !== "");
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read
	};
}
function outcomes() {
	const { read, ...reader } = names("OUTCOME");
	return {
		placeholder: reader.placeholder,
		isMultiline: true,
		absent: [],
		read: (value, refuse) => read(value, refuse)?.flatMap((name) => {
			const outcome = stepOutcomes.find((one) => one === name);
			if (outcome !== void 0) return [outcome];
			if (name !== "unknown") refuse(`must be one of ${stepOutcomes.join(", ")}; got ${quote$1(name)}`, "Give it `steps.ID.outcome`, with the `id` of the step that runs the tests.");
			return [];
		})
	};
}
function pairs(placeholder, split, { form, advice, refused }) {
	const read = (text, refuse) => {
		const values = {};
		for (const [index, line] of splitLines(text).entries()) {
			if (line.trim() === "" || line.trim().startsWith("#")) continue;
			const pair = split(line);
			const problem = pair && (refused?.(pair.name) ?? (Object.hasOwn(values, pair.name) && `has ${quote$1(pair.name)} twice`));
			if (pair === void 0) refuse(`must have one \`${form}\` per line; line ${index + 1} does not`, advice);
			else if (problem) refuse(problem);
			else if (pair.value !== "") values[pair.name] = pair.value;
		}
		return values;
	};
	return {
		placeholder,
		isMultiline: true,
		absent: {},
		read
	};
}
function flag() {
	const read = (value, refuse) => {
		const isTrue = /^(true|True|TRUE)$/.test(value);
		if (!isTrue && !/^(false|False|FALSE)$/.test(value)) refuse(`must be true or false; got ${quote$1(value)}`);
		return isTrue;
	};
	return {
		absent: false,
		read
	};
}
function choice(choices, placeholder = choices.join("|")) {
	const read = (value, refuse) => {
		const chosen = choices.find((candidate) => candidate === value);
		if (chosen === void 0) {
			const meant = nearest(value, choices);
			const question = meant === void 0 ? "" : `; did you mean "${meant}"?`;
			refuse(`must be one of ${choices.join(", ")}; got ${quote$1(value)}${question}`);
		}
		return chosen;
	};
	return {
		placeholder,
		absent: void 0,
		read
	};
}
function count$1(options) {
	const read = (value, refuse) => {
		const number = /^\d+$/.test(value) ? Number(value) : 0;
		if (number >= 1 && number <= options.max) return number;
		return refuse(`must be a whole number from 1 to ${options.max}; got ${quote$1(value)}`, options.advice);
	};
	return {
		placeholder: "N",
		absent: void 0,
		read
	};
}
function quote$1(value) {
	return `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;
}
function entriesOf(value) {
	return splitLines(value).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}
// src/model/data.ts
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function compareText(a, b) {
	return a < b ? -1 : Number(a > b);
}
function fieldsOf(value) {
	return isRecord(value) ? value : {};
}
function keysOf(of) {
	return Object.keys(of);
}
function isKeyOf(table, name) {
	return Object.hasOwn(table, name);
}
function recordOf(names, make) {
	return Object.fromEntries(names.map((name) => [name, make(name)]));
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/config/inputs/service-inputs.ts
const serviceInputs = {
	"api-key": {
		reader: text("KEY"),
		description: "API key of the eval service (`sk_…`). Without it nothing is uploaded."
	},
	"base-url": {
		reader: text("URL"),
		description: "Base URL of the eval service, up to and including `/v1`. Required with `api-key`."
	},
	project: {
		reader: text("PROJECT"),
		default: "default",
		field: "projectId",
		description: "Id of the project in the eval service. Hosted runs also accept its name."
	},
	"header-prefix": {
		reader: text("PREFIX"),
		default: "x-service",
		description: "Prefix of the service's own HTTP headers."
	},
	"request-headers": {
		reader: requestHeaders(),
		description: "Headers for a proxy in front of the eval service, one `Name: value` per line, from a secret. Sent to the origin of `base-url` only, and never logged."
	}
};
const ownHeaders = new Set([
	"accept",
	"authorization",
	"connection",
	"content-length",
	"content-type",
	"expect",
	"host",
	"idempotency-key",
	"keep-alive",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"user-agent"
]);
function requestHeaders() {
	return pairs("NAME:VALUE", splitHeaderLine, {
		form: "Name: value",
		advice: "For example `CF-Access-Client-Id: ` and the secret. An empty secret leaves the header out.",
		refused: (name) => ownHeaders.has(name) ? `cannot set ${quote$1(name)}: each request has its own` : void 0
	});
}
function headerSecrets(text) {
	return splitLines(text).flatMap((line) => {
		const value = splitHeaderLine(line)?.value;
		return value === void 0 ? [line.trim()] : [value];
	});
}
function splitHeaderLine(line) {
	const colon = line.indexOf(":");
	const name = line.slice(0, colon).trim();
	const value = line.slice(colon + 1).trim();
	if (colon === -1 || !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\x20-\x7e]*$/.test(value)) return void 0;
	return {
		name: name.toLowerCase(),
		value
	};
}
// src/platform/checked-out.ts
const commit = /^[0-9a-f]{40,64}$/;
function readCheckedOut(workspace) {
	const head = read((0, node_path.join)(workspace, ".git", "HEAD"))?.trim() ?? "";
	if (commit.test(head)) return head;
	const ref = /^ref: (refs\/[^\s\0]+)$/.exec(head)?.[1];
	if (ref === void 0 || ref.includes("..")) return void 0;
	const loose = read((0, node_path.join)(workspace, ".git", ref))?.trim() ?? "";
	if (commit.test(loose)) return loose;
	const [sha = ""] = (read((0, node_path.join)(workspace, ".git", "packed-refs"))?.split("\n") ?? []).find((line) => line.endsWith(` ${ref}`))?.split(" ") ?? [];
	return commit.test(sha) ? sha : void 0;
}
function hasInnerCheckout(workspace) {
	return listFolders(workspace).some((name) => readCheckedOut((0, node_path.join)(workspace, name)) !== void 0);
}
function listFolders(path) {
	try {
		return (0, node_fs.readdirSync)(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
	} catch {
		return [];
	}
}
function read(path) {
	try {
		return (0, node_fs.readFileSync)(path, "utf8");
	} catch {
		return;
	}
}
// src/platform/clock.ts
function startTimer(ms, onEnd) {
	const timer = setTimeout(onEnd, ms);
	return () => clearTimeout(timer);
}
const elapsedMs = () => process.uptime() * 1e3;
const startedAt = Date.now() - elapsedMs();
const systemClock = {
	now: () => Math.round(startedAt + elapsedMs()),
	sleep: (ms, signal) => (0, node_timers_promises.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal })
};
// src/platform/system/temporary-folder.ts
function makeTemporaryFolder(parent = (0, node_os.tmpdir)()) {
	return (0, node_fs.mkdtempSync)((0, node_path.join)(parent, "eval-gate-"));
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
	makeFolder((0, node_path.dirname)(path));
	if (!isWithin(workspace, path)) {
		writeFile(path, text);
		return;
	}
	refuseLinkOut(workspace, path);
	const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0 } = node_fs.constants;
	const file = openWithoutLink(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
	try {
		writeFully(file, path, text);
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function removeWorkspaceFile(workspace, path) {
	refuseLinkOut(workspace, path);
	(0, node_fs.rmSync)(path);
}
function refuseLinkOut(workspace, path) {
	if (!isWithin((0, node_fs.realpathSync)(workspace), (0, node_path.join)((0, node_fs.realpathSync)((0, node_path.dirname)(path)), "file"))) throw new Error("a symbolic link leads out of the workspace");
}
function makeFolder(path) {
	if ((0, node_fs.existsSync)(path)) return;
	makeFolder((0, node_path.dirname)(path));
	try {
		(0, node_fs.mkdirSync)(path);
	} catch (error) {
		if (!(0, node_fs.existsSync)(path)) throw error;
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
		if (["ENOSPC", "EDQUOT"].includes(codeOf(error)) && (0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true) (0, node_fs.rmSync)(path, { force: true });
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
		throw codeOf(error) === "ELOOP" ? new Error("it is a symbolic link") : error;
	}
}
// src/platform/files.ts
function createFiles(workspace, scratch) {
	const writeTo = (folder, name, text) => {
		const path = (0, node_path.join)(folder, name);
		makeFolder((0, node_path.dirname)(path));
		writeFile(path, text);
		return path;
	};
	return {
		writeScratch: (name, text) => writeTo(scratch, name, text),
		writeLasting: (name, text) => writeTo(makeTemporaryFolder(), name, text),
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
// src/model/run/sample.ts
function addToSample(sample, value) {
	if (typeof sample !== "object") return addSamples(sample, value);
	const own = sample;
	own.count += 1;
	own.sum += value;
	own.sumOfSquares += value * value;
	own.min = Math.min(own.min, value);
	own.max = Math.max(own.max, value);
	return own;
}
function addSamples(a, b) {
	if (a === void 0 || b === void 0) return a ?? b;
	const [left, right] = [momentsOf(a), momentsOf(b)];
	return {
		count: left.count + right.count,
		sum: left.sum + right.sum,
		sumOfSquares: left.sumOfSquares + right.sumOfSquares,
		min: Math.min(left.min, right.min),
		max: Math.max(left.max, right.max)
	};
}
function momentsOf(sample) {
	if (typeof sample !== "number") return sample;
	return {
		count: 1,
		sum: sample,
		sumOfSquares: sample * sample,
		min: sample,
		max: sample
	};
}
function meanOf(sample) {
	if (typeof sample === "number" || sample === void 0) return sample;
	return sample.count === 0 ? void 0 : sample.sum / sample.count;
}
// src/model/run/table/single-pass.ts
const unkept = new Set([...[
	"identity",
	"outcome",
	"durationMs",
	"repeat",
	"attempts",
	"message",
	"detail",
	"spans"
], ...["input", "expected"]]);
function isPassOnly(result) {
	if (result.outcome !== "passed") return false;
	for (const name in result) if (result[name] !== void 0 && !unkept.has(name)) return false;
	return true;
}
const counts = new Set([...[
	"passed",
	"failed",
	"errored",
	"skipped",
	"lost",
	"flaky"
]]);
const named = new Set([
	"key",
	"identity",
	"durationMs"
]);
function isSinglePass(tally) {
	if (tally.passed !== 1 || typeof tally.durationMs === "object") return false;
	for (const name in tally) {
		const value = tally[name];
		if (counts.has(name) ? value !== 0 && name !== "passed" : value !== void 0 && !named.has(name)) return false;
	}
	return true;
}
function passTally(key, identity, durationMs) {
	const tally = emptyTally(key, identity, !Number.isNaN(durationMs));
	tally.passed = 1;
	if (!Number.isNaN(durationMs)) tally.durationMs = durationMs;
	return tally;
}
function emptyTally(key, identity, hasDuration) {
	if (!hasDuration) return {
		key,
		identity,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0
	};
	return {
		key,
		identity,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0,
		durationMs: void 0
	};
}
// src/model/quiet/quiet-case.ts
var QuietCase = class {
	#sides;
	#number;
	constructor(sides, number) {
		this.#sides = sides;
		this.#number = number;
	}
	get key() {
		return this.#sides.head.names.key(this.#number);
	}
	get identity() {
		return this.#sides.head.names.identity(this.#number);
	}
	get change() {
		return this.#sides.change;
	}
	get judgedAs() {
		return "test";
	}
	get head() {
		return new QuietTally(this.#sides, this.#number, "head");
	}
	get base() {
		return this.#sides.bases.length === 0 ? void 0 : new QuietTally(this.#sides, this.#number, "base");
	}
	get pValue() {
		return this.#sides.pValue;
	}
	get drop() {
		return this.#sides.pValue === void 0 ? void 0 : 0;
	}
	get latencyMs() {
		return this.#sides.latencyOf(this.#number);
	}
	spellOut() {
		const { key, identity, change, judgedAs, head, base, pValue, drop, latencyMs } = this;
		return {
			key,
			identity,
			change,
			judgedAs,
			pValue,
			drop,
			latencyMs,
			head: spellOutTally(head),
			base: base && spellOutTally(base)
		};
	}
};
function spellOutTally({ key, identity, passed, durationMs }) {
	const tally = passTally(key, identity, NaN);
	tally.passed = passed;
	if (durationMs !== void 0) tally.durationMs = durationMs;
	return tally;
}
var QuietTally = class {
	#sides;
	#number;
	#side;
	passed;
	failed = 0;
	errored = 0;
	skipped = 0;
	lost = 0;
	flaky = 0;
	constructor(sides, number, side) {
		this.#sides = sides;
		this.#number = number;
		this.#side = side;
		this.passed = side === "head" ? 1 : sides.passes[number] ?? 0;
	}
	get key() {
		return this.#sides.head.names.key(this.#number);
	}
	get identity() {
		return this.#sides.head.names.identity(this.#number);
	}
	get durationMs() {
		const { head, bases } = this.#sides;
		let sample;
		const add = (durationMs) => {
			if (!Number.isNaN(durationMs)) sample = addToSample(sample, durationMs);
		};
		if (this.#side === "head") add(head.durationOf(this.#number));
		else for (const { cases, numbers } of bases) {
			const number = numbers[this.#number] ?? -1;
			if (cases.isPass(number)) add(cases.durationOf(number));
		}
		return sample;
	}
};
// src/model/quiet/all-cases.ts
function allCases({ cases, quiet }) {
	return quiet === void 0 ? cases : quiet.among(cases);
}
function spellOutQuiet(comparison) {
	const spellOut = (of) => of instanceof QuietCase ? of.spellOut() : of;
	return {
		...comparison,
		cases: allCases(comparison).map(spellOut),
		quiet: void 0
	};
}
function countQuiet({ quiet }) {
	return quiet?.length ?? 0;
}
// src/model/run/identity.ts
const separator = "";
function escapePart(part) {
	return part.includes(separator) || part.includes("\\") ? part.replaceAll("\\", "\\\\").replaceAll(separator, "\\u") : part;
}
let last = {
	file: void 0,
	suite: Object.freeze([]),
	start: `name${separator}${separator}`
};
function placeStart(file, suite) {
	if (suite !== last.suite || file !== last.file) last = {
		file,
		suite,
		start: [
			"name",
			file ?? "",
			...suite,
			""
		].map(escapePart).join(separator)
	};
	return last.start;
}
function caseKey(identity) {
	if (identity.id === void 0 && identity.variant === void 0) return [placeStart(identity.file, identity.suite), escapePart(identity.name)].join("");
	const declared = identity.id !== void 0;
	const named = declared ? [identity.id] : [
		identity.file ?? "",
		...identity.suite,
		identity.name
	];
	const kind = declared ? "id" : "name";
	return (identity.variant === void 0 ? [kind, ...named] : [
		`${kind}+variant`,
		identity.variant,
		...named
	]).map(escapePart).join(separator);
}
function caseTitle(identity) {
	const path = [...identity.suite, identity.name].filter((part) => part !== "").join(" › ");
	const title = path === "" ? identity.id ?? identity.file ?? "(unnamed)" : path;
	return identity.variant === void 0 ? title : `${title} [${identity.variant}]`;
}
// src/model/run/table/name-bytes.ts
const missesBeforeDecoding = 5e3;
var NameBytes = class {
	#text = Buffer.allocUnsafeSlow(1024);
	#used = 0;
	#ends = new Int32Array(32);
	#places = new Int32Array(32);
	#hashes = new Int32Array(32);
	#size = 0;
	#bits = 0;
	#decoded = "";
	#misses = 0;
	get size() {
		return this.#size;
	}
	get text() {
		return this.#text;
	}
	startOf(number) {
		return number === 0 ? 0 : this.#ends[number - 1] ?? 0;
	}
	endOf(number) {
		return this.#ends[number] ?? 0;
	}
	placeOf(number) {
		return this.#places[number] ?? -1;
	}
	hashOf(number) {
		return this.#hashes[number] ?? 0;
	}
	join(first, last) {
		const [start, end] = [this.startOf(first), this.endOf(last)];
		if (this.#bits >= 128) return this.#text.toString("utf8", start, end);
		if (end > this.#decoded.length) {
			this.#misses += 1;
			if (this.#misses < missesBeforeDecoding) return this.#text.toString("latin1", start, end);
			this.#decoded = this.#text.toString("latin1", 0, this.#used);
			this.#misses = 0;
		}
		return this.#decoded.slice(start, end);
	}
	is(number, place, bytes, start, end) {
		let at = this.startOf(number);
		if (this.#places[number] !== place || this.endOf(number) - at !== end - start) return false;
		const text = this.#text;
		for (let other = start; other < end; other += 1, at += 1) if (text[at] !== bytes[other]) return false;
		return true;
	}
	compare(a, b) {
		const text = this.#text;
		let [left, right] = [this.startOf(a), this.startOf(b)];
		const [leftEnd, rightEnd] = [this.endOf(a), this.endOf(b)];
		while (left < leftEnd && right < rightEnd) {
			const difference = (text[left] ?? 0) - (text[right] ?? 0);
			if (difference !== 0) return difference;
			left += 1;
			right += 1;
		}
		return leftEnd - left - (rightEnd - right);
	}
	append(place, hash, bytes, start, end) {
		const number = this.#size;
		const used = this.#used + end - start;
		if (used > this.#text.length) {
			const grown = Buffer.allocUnsafeSlow(Math.max(used, this.#text.length * 2));
			this.#text.copy(grown, 0, 0, this.#used);
			this.#text = grown;
		}
		if (number === this.#ends.length) {
			this.#ends = grow(this.#ends);
			this.#places = grow(this.#places);
			this.#hashes = grow(this.#hashes);
		}
		for (let at = this.#used, from = start; from < end; at += 1, from += 1) {
			const byte = bytes[from] ?? 0;
			this.#text[at] = byte;
			this.#bits |= byte;
		}
		this.#used = used;
		this.#ends[number] = used;
		this.#places[number] = place;
		this.#hashes[number] = hash;
		this.#size = number + 1;
		return number;
	}
};
function grow(numbers) {
	const grown = new Int32Array(numbers.length * 2);
	grown.set(numbers);
	return grown;
}
// src/model/run/table/name-index.ts
const mostProbes = 64;
var NameIndex = class {
	#names;
	#keyOf;
	#slots = new Int32Array(64);
	#crowded = new Map();
	constructor(names, keyOf) {
		this.#names = names;
		this.#keyOf = keyOf;
	}
	find(place, bytes, start, end) {
		return this.findHashed(place, hashOf(bytes, start, end), bytes, start, end);
	}
	findHashed(place, hash, bytes, start, end) {
		const slot = this.#slotOf(place, hash, bytes, start, end);
		if (slot >= 0) return (this.#slots[slot] ?? 0) - 1;
		return this.#crowded.get(this.#keyOf(place, bytes, start, end)) ?? -1;
	}
	add(place, bytes, start, end) {
		return this.addHashed(place, hashOf(bytes, start, end), bytes, start, end);
	}
	addHashed(place, hash, bytes, start, end) {
		const { size } = this.#names;
		if ((size + 1) * 2 > this.#slots.length) this.#grow();
		const slot = this.#slotOf(place, hash, bytes, start, end);
		const entry = this.#slots[slot];
		if (entry !== void 0 && entry > 0) return entry - 1;
		if (entry === void 0) {
			const key = this.#keyOf(place, bytes, start, end);
			const known = this.#crowded.get(key);
			if (known !== void 0) return known;
			this.#crowded.set(key, size);
		} else this.#slots[slot] = size + 1;
		return this.#names.append(place, hash, bytes, start, end);
	}
	#slotOf(place, hash, bytes, start, end) {
		const slots = this.#slots;
		const mask = slots.length - 1;
		let slot = mix(place, hash) & mask;
		for (let probes = 0; probes < mostProbes; probes += 1) {
			const entry = slots[slot] ?? 0;
			if (entry === 0 || this.#names.is(entry - 1, place, bytes, start, end)) return slot;
			slot = slot + 1 & mask;
		}
		return -1;
	}
	#grow() {
		this.#slots = new Int32Array(this.#slots.length * 2);
		this.#crowded.clear();
		const names = this.#names;
		const slots = this.#slots;
		const mask = slots.length - 1;
		for (let number = 0; number < names.size; number += 1) {
			const place = names.placeOf(number);
			let slot = mix(place, names.hashOf(number)) & mask;
			let probes = 0;
			while (probes < mostProbes && slots[slot] !== 0) {
				slot = slot + 1 & mask;
				probes += 1;
			}
			if (probes === mostProbes) this.#crowded.set(this.#keyOf(place, names.text, names.startOf(number), names.endOf(number)), number);
			else slots[slot] = number + 1;
		}
	}
};
function hashOf(bytes, start, end) {
	let hash = -2128831035;
	for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 16777619);
	return hash;
}
function mix(place, nameHash) {
	let hash = nameHash ^ Math.imul(place + 1, 2654435761);
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return (hash ^ hash >>> 16) >>> 0;
}
// src/model/run/table/case-names.ts
const longestName = 8e3;
const special = /[\\\u0000-\u001f\u007f\ud800-\udfff]/;
function isPlainIdentity({ id, variant, name }) {
	return id === void 0 && variant === void 0 && name.length <= longestName && !special.test(name);
}
var CaseNames = class {
	places = [];
	#placeNumbers = new Map();
	#names = new NameBytes();
	#index = new NameIndex(this.#names, (...name) => this.#keyOf(...name));
	#scratch = Buffer.allocUnsafeSlow(256);
	#lastPlace;
	#lastAdded = -1;
	#sorted;
	#all;
	#numbersOf = new WeakMap();
	get size() {
		return this.#names.size;
	}
	placeOf(file, suite) {
		const last = this.#lastPlace;
		if (last?.suite === suite && last.file === file) return last.number;
		const start = placeStart(file, suite);
		let number = this.#placeNumbers.get(start);
		if (number === void 0) {
			number = this.places.push({
				file,
				suite,
				start
			}) - 1;
			this.#placeNumbers.set(start, number);
		}
		this.#lastPlace = {
			file,
			suite,
			number
		};
		return number;
	}
	find(place, bytes, start, end) {
		return this.#index.find(place, bytes, start, end);
	}
	add(place, bytes, start, end) {
		const next = this.#lastAdded + 1;
		const isNext = next < this.size && this.#names.is(next, place, bytes, start, end);
		this.#lastAdded = isNext ? next : this.#index.add(place, bytes, start, end);
		return this.#lastAdded;
	}
	addIdentity({ file, suite, name }) {
		return this.addName(this.placeOf(file, suite), name);
	}
	addName(place, name) {
		const end = this.#encode(name);
		return this.add(place, this.#scratch, 0, end);
	}
	findKey(key) {
		const at = key.lastIndexOf("") + 1;
		const place = this.#placeNumbers.get(key.slice(0, at));
		if (place === void 0) return -1;
		const end = this.#encode(key.slice(at));
		return this.find(place, this.#scratch, 0, end);
	}
	place(number) {
		const place = this.places[this.#names.placeOf(number)];
		if (place === void 0) throw new Error(`there is no case with the number ${number}`);
		return place;
	}
	placeNumber(number) {
		return this.#names.placeOf(number);
	}
	name(number) {
		return this.#names.join(number, number);
	}
	key(number) {
		return this.place(number).start + this.name(number);
	}
	identity(number) {
		const { file, suite } = this.place(number);
		const name = this.name(number);
		return file === void 0 ? {
			suite,
			name
		} : {
			file,
			suite,
			name
		};
	}
	numbersOf(others) {
		if (others === this) return this.#allNumbers();
		const known = this.#numbersOf.get(others);
		if (known?.size === this.size && known.numbers.length === others.size) return known.numbers;
		const numbers = new Int32Array(others.size);
		const places = others.places.map(({ start }) => this.#placeNumbers.get(start) ?? -1);
		const names = others.#names;
		for (let other = 0; other < numbers.length; other += 1) {
			const place = places[names.placeOf(other)] ?? -1;
			const [hash, start, end] = [
				names.hashOf(other),
				names.startOf(other),
				names.endOf(other)
			];
			numbers[other] = place === -1 ? -1 : this.#index.findHashed(place, hash, names.text, start, end);
		}
		this.#numbersOf.set(others, {
			size: this.size,
			numbers
		});
		return numbers;
	}
	#allNumbers() {
		if (this.#all?.length !== this.size) this.#all = Int32Array.from({ length: this.size }, (_, number) => number);
		return this.#all;
	}
	addFrom(others, other, place) {
		const names = others.#names;
		const [hash, start, end] = [
			names.hashOf(other),
			names.startOf(other),
			names.endOf(other)
		];
		return this.#index.addHashed(place, hash, names.text, start, end);
	}
	sorted() {
		if (this.#sorted?.length !== this.size) this.#sorted = this.#sort();
		return this.#sorted;
	}
	*texts() {
		for (const { file, suite } of this.places) {
			if (file !== void 0) yield file;
			yield* suite;
		}
		const piece = 1e3;
		for (let first = 0; first < this.size; first += piece) yield this.#names.join(first, Math.min(first + piece, this.size) - 1);
	}
	#sort() {
		const sizes = new Int32Array(this.places.length);
		for (let number = 0; number < this.size; number += 1) {
			const place = this.placeNumber(number);
			sizes[place] = (sizes[place] ?? 0) + 1;
		}
		const order = [...this.places.keys()].sort((a, b) => compareText(this.places[a]?.start ?? "", this.places[b]?.start ?? ""));
		const ends = new Int32Array(this.places.length);
		let used = 0;
		for (const place of order) {
			ends[place] = used;
			used += sizes[place] ?? 0;
		}
		const sorted = new Int32Array(this.size);
		for (let number = 0; number < this.size; number += 1) {
			const place = this.placeNumber(number);
			const end = ends[place] ?? 0;
			sorted[end] = number;
			ends[place] = end + 1;
		}
		for (const [place, end] of ends.entries()) sorted.subarray(end - (sizes[place] ?? 0), end).sort((a, b) => this.#names.compare(a, b));
		return sorted;
	}
	#keyOf(place, bytes, start, end) {
		return (this.places[place]?.start ?? "") + Buffer.from(bytes.subarray(start, end)).toString("utf8");
	}
	#encode(name) {
		if (name.length * 3 > this.#scratch.length) this.#scratch = Buffer.allocUnsafeSlow(name.length * 3);
		return this.#scratch.write(name, "utf8");
	}
};
// src/model/run/table/pass-columns.ts
const states = {
	absent: 0,
	pass: 1,
	tally: 2
};
var PassColumns = class PassColumns {
	#states;
	#durations;
	#passes = 0;
	constructor(room) {
		this.#states = new Uint8Array(room);
		this.#durations = new Float64Array(room);
	}
	get end() {
		return this.#states.length;
	}
	get passes() {
		return this.#passes;
	}
	isPass(number) {
		return this.#states[number] === states.pass;
	}
	has(number) {
		const state = this.#states[number];
		return state !== void 0 && state !== states.absent;
	}
	durationOf(number) {
		return this.#durations[number] ?? NaN;
	}
	durationsOf(numbers) {
		const durations = new Float64Array(numbers.length);
		for (let index = 0; index < numbers.length; index += 1) {
			const number = numbers[index] ?? -1;
			durations[index] = this.isPass(number) ? this.#durations[number] ?? NaN : NaN;
		}
		return durations;
	}
	addPass(number, durationMs) {
		if (number >= this.#states.length) this.#grow(number);
		if (this.#states[number] !== states.absent) return false;
		this.#states[number] = states.pass;
		this.#durations[number] = durationMs;
		this.#passes += 1;
		return true;
	}
	addTally(number) {
		if (number >= this.#states.length) this.#grow(number);
		if (this.#states[number] === states.pass) this.#passes -= 1;
		this.#states[number] = states.tally;
	}
	delete(number) {
		if (!this.has(number)) return false;
		if (this.isPass(number)) this.#passes -= 1;
		this.#states[number] = states.absent;
		return true;
	}
	copy() {
		const columns = new PassColumns(0);
		columns.#states = this.#states.slice();
		columns.#durations = this.#durations.slice();
		columns.#passes = this.#passes;
		return columns;
	}
	#grow(number) {
		const room = Math.max(number + 1, this.#states.length * 2);
		const [grown, durations] = [new Uint8Array(room), new Float64Array(room)];
		grown.set(this.#states);
		durations.set(this.#durations);
		this.#states = grown;
		this.#durations = durations;
	}
};
// src/model/run/table/case-table.ts
var CaseTable = class CaseTable {
	#names;
	#columns;
	#tallies = new Map();
	#unnamed = new Map();
	constructor(names = new CaseNames()) {
		this.#names = names;
		this.#columns = new PassColumns(Math.max(32, names.size));
	}
	get names() {
		return this.#names;
	}
	get size() {
		return this.passes + this.#tallies.size + this.#unnamed.size;
	}
	get passes() {
		return this.#columns.passes;
	}
	isPass(number) {
		return this.#columns.isPass(number);
	}
	hasNumber(number) {
		return this.#columns.has(number);
	}
	durationOf(number) {
		return this.#columns.durationOf(number);
	}
	durationsOf(numbers) {
		return this.#columns.durationsOf(numbers);
	}
	addPass(number, durationMs) {
		return this.#columns.addPass(number, durationMs);
	}
	addTable(others) {
		const places = others.names.places.map(({ file, suite }) => this.names.placeOf(file, suite));
		const known = [];
		for (let other = 0; other < others.#columns.end; other += 1) {
			if (!others.hasNumber(other)) continue;
			const place = places[others.names.placeNumber(other)] ?? -1;
			const number = this.names.addFrom(others.names, other, place);
			const tally = others.#tallies.get(other);
			if (this.hasNumber(number)) known.push(this.names.key(number));
			else if (tally === void 0) this.addPass(number, others.durationOf(other));
			else this.keep(number, tally);
		}
		for (const [key, tally] of others.#unnamed) if (this.#unnamed.has(key)) known.push(key);
		else this.#unnamed.set(key, tally);
		return known;
	}
	tallyOf(number) {
		if (this.isPass(number)) this.keep(number, this.#makeTally(number));
		return this.#tallies.get(number);
	}
	*others() {
		yield* this.#tallies.values();
		yield* this.#unnamed.values();
	}
	mapOthers(change) {
		const table = new CaseTable(this.#names);
		table.#columns = this.#columns.copy();
		for (const [number, tally] of this.#tallies) table.#tallies.set(number, change(tally));
		for (const [key, tally] of this.#unnamed) table.#unnamed.set(key, change(tally));
		return table;
	}
	without(numbers) {
		const isLeftOut = new Uint8Array(this.#columns.end);
		for (let at = 0; at < numbers.length; at += 1) {
			const number = numbers[at] ?? -1;
			if (number >= 0) isLeftOut[number] = 1;
		}
		const rest = new Map();
		for (let number = 0; number < this.#columns.end; number += 1) {
			const isPass = this.isPass(number);
			if (isPass && isLeftOut[number] === 1) continue;
			const tally = isPass ? this.#passTally(number) : this.#tallies.get(number);
			if (tally !== void 0) rest.set(tally.key, tally);
		}
		for (const [key, tally] of this.#unnamed) rest.set(key, tally);
		return rest;
	}
	*missingIn(other) {
		const numbers = this.#names === other.#names ? void 0 : other.#names.numbersOf(this.#names);
		for (let number = 0; number < this.#columns.end; number += 1) {
			if (!this.hasNumber(number) || other.hasNumber(numbers?.[number] ?? (numbers === void 0 ? number : -1))) continue;
			const tally = this.#tallies.get(number) ?? this.#passTally(number);
			if (!other.#unnamed.has(tally.key)) yield tally;
		}
		for (const [key, tally] of this.#unnamed) if (!other.has(key)) yield tally;
	}
	files() {
		const places = new Set();
		for (let number = 0; number < this.#columns.end; number += 1) if (this.hasNumber(number)) places.add(this.#names.placeNumber(number));
		const files = [...places].map((place) => this.#names.places[place]?.file);
		for (const { identity } of this.#unnamed.values()) files.push(identity.file);
		return new Set(files.filter((file) => file !== void 0));
	}
	has(key) {
		return this.#unnamed.has(key) || this.hasNumber(this.names.findKey(key));
	}
	get(key) {
		const unnamed = this.#unnamed.get(key);
		if (unnamed !== void 0) return unnamed;
		const number = this.names.findKey(key);
		return this.#tallies.get(number) ?? (this.isPass(number) ? this.#passTally(number) : void 0);
	}
	set(key, tally) {
		const { identity } = tally;
		if (!isPlainIdentity(identity)) {
			this.#unnamed.set(key, tally);
			return this;
		}
		const number = this.names.addIdentity(identity);
		if (!this.hasNumber(number) && isSinglePass(tally)) this.addPass(number, Number(tally.durationMs ?? NaN));
		else this.keep(number, tally);
		return this;
	}
	delete(key) {
		if (this.#unnamed.delete(key)) return true;
		const number = this.names.findKey(key);
		this.#tallies.delete(number);
		return this.#columns.delete(number);
	}
	*values() {
		for (let number = 0; number < this.#columns.end; number += 1) if (this.isPass(number)) yield this.#passTally(number);
		else {
			const tally = this.#tallies.get(number);
			if (tally !== void 0) yield tally;
		}
		yield* this.#unnamed.values();
	}
	*keys() {
		for (let number = 0; number < this.#columns.end; number += 1) if (this.hasNumber(number)) yield this.names.key(number);
		yield* this.#unnamed.keys();
	}
	*entries() {
		for (const tally of this.values()) yield [tally.key, tally];
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	forEach(body) {
		for (const tally of this.values()) body(tally, tally.key, this);
	}
	#passTally(number) {
		return Object.freeze(this.#makeTally(number));
	}
	#makeTally(number) {
		return passTally(this.names.key(number), this.names.identity(number), this.durationOf(number));
	}
	keep(number, tally) {
		this.#columns.addTally(number);
		this.#tallies.set(number, tally);
	}
};
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
		return new QuietCase(this.sides, number);
	}
	places() {
		const { names } = this.sides.head;
		const counts = new Int32Array(names.places.length);
		for (let at = 0; at < this.numbers.length; at += 1) {
			const place = names.placeNumber(this.numbers[at] ?? 0);
			counts[place] = (counts[place] ?? 0) + 1;
		}
		return new Map(names.places.flatMap((place, index) => {
			const cases = counts[index] ?? 0;
			return cases === 0 ? [] : [[index, {
				...place,
				cases
			}]];
		}));
	}
	countsByPasses() {
		const { bases, passes } = this.sides;
		const counts = Array.from({ length: bases.length + 1 }, () => 0);
		for (let at = 0; at < this.numbers.length; at += 1) {
			const count = passes[this.numbers[at] ?? 0] ?? 0;
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
		const names = cases instanceof CaseTable ? cases.names : void 0;
		const numbers = bases.find((of) => of.cases.names === names)?.numbers;
		if (!(cases instanceof CaseTable) || numbers === void 0 && names !== head.names) return count(this.numbers, (number) => (cases.get(this.key(number))?.passed ?? 0) > 0);
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
// src/platform/credentials/escape-pattern.ts
function escapePattern(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
// src/platform/credentials/shapes.ts
const word = "[A-Za-z0-9]";
const url = "[\\w-]";
const hex = "[0-9a-f]";
function prefixed(kind, marks, of, least) {
	return {
		kind,
		marks,
		rest: `${of}{${least},}`,
		cut: of
	};
}
function exact(kind, marks, of, count) {
	return {
		kind,
		marks,
		rest: `${of}{${count}}(?![\\w-])`,
		whole: true
	};
}
const blank = "\\s|\\\\[nrt]|&#(?:1[03]|x[AaDd]);";
const quote = `(?:\\\\?["']|&quot;)?`;
const equals = `${quote}\\s{0,3}[=:]\\s{0,3}${quote}`;
const credentialShapes = [
	{
		...prefixed("GitHub token", [
			"ghp_",
			"gho_",
			"ghu_",
			"ghs_",
			"ghr_"
		], url, 36),
		rest: `${url}{36,}(?:\\.[\\w-]+){0,2}|\\d+_eyJ[\\w.-]+`
	},
	prefixed("GitHub token", ["github_pat_"], "\\w", 60),
	{
		...prefixed("GitLab token", [
			"glpat-",
			"gloas-",
			"gldt-",
			"glrt-",
			"glrtr-",
			"glcbt-",
			"glptt-",
			"glft-",
			"glimt-",
			"glagent-",
			"glsoat-"
		], url, 20),
		rest: `${url}{20,}(?:\\.[0-9a-z]{2}\\.[0-9a-z]{9})?`
	},
	{
		...prefixed("Atlassian token", [
			"ATATT3",
			"ATCTT3",
			"ATBB"
		], "[\\w=-]", 24),
		whole: true
	},
	prefixed("npm token", ["npm_"], word, 36),
	prefixed("PyPI token", ["pypi-AgE"], url, 50),
	prefixed("RubyGems key", ["rubygems_"], hex, 48),
	exact("crates.io token", ["cio"], word, 32),
	exact("NuGet key", ["oy2"], "[a-z0-9]", 43),
	prefixed("Docker token", ["dckr_pat_", "dckr_oat_"], url, 24),
	prefixed("OpenAI key", [
		"sk-proj-",
		"sk-svcacct-",
		"sk-admin-"
	], url, 20),
	exact("OpenAI key", ["sk-"], word, 48),
	exact("DeepSeek key", ["sk-"], hex, 32),
	prefixed("Anthropic key", ["sk-ant-"], url, 24),
	prefixed("OpenRouter key", ["sk-or-v1-"], hex, 40),
	prefixed("Langfuse key", ["sk-lf-"], "[0-9a-f-]", 36),
	{
		...prefixed("Google API key", ["AIza"], url, 35),
		whole: true
	},
	{
		...prefixed("Google API key", ["AQ.Ab"], url, 30),
		whole: true
	},
	prefixed("Hugging Face token", ["hf_"], "[A-Za-z]", 34),
	prefixed("NVIDIA key", ["nvapi-"], url, 32),
	prefixed("Groq key", ["gsk_"], word, 48),
	prefixed("xAI key", ["xai-"], word, 60),
	prefixed("Perplexity key", ["pplx-"], word, 40),
	exact("Replicate token", ["r8_"], word, 37),
	prefixed("Together key", ["tgp_v1_"], url, 40),
	prefixed("LangSmith key", ["lsv2_pt_", "lsv2_sk_"], "[0-9a-f_]", 40),
	prefixed("Tavily key", ["tvly-"], "[A-Za-z0-9-]", 32),
	prefixed("Pinecone key", ["pcsk_"], "\\w", 60),
	prefixed("ElevenLabs key", ["sk_"], hex, 48),
	exact("AWS key", ["AKIA", "ASIA"], "[A-Z2-7]", 16),
	{
		kind: "AWS key",
		marks: ["ABSK"],
		rest: "[A-Za-z0-9+/]{100,}={0,2}",
		cut: "[A-Za-z0-9+/]",
		whole: true
	},
	{
		kind: "AWS key",
		marks: [
			"ecret_access_key",
			"ecretAccessKey",
			"ECRET_ACCESS_KEY",
			"ecretKey"
		],
		rest: `${equals}([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/])`
	},
	prefixed("Google OAuth token", ["ya29."], url, 30),
	prefixed("Google OAuth secret", ["GOCSPX-"], url, 24),
	{
		kind: "Azure key",
		marks: ["AccountKey=", "SharedAccessKey="],
		rest: "([A-Za-z0-9+/]{40,}={0,2})"
	},
	{
		kind: "Azure secret",
		marks: ["Q~"],
		before: /[\w~.-]{3}\d$/,
		rest: "[\\w~.-]{31,34}(?![\\w~-])"
	},
	{
		kind: "Azure key",
		marks: ["JQQJ99"],
		before: /[A-Za-z0-9]{24}$/,
		rest: "[A-Za-z0-9]{20,}"
	},
	prefixed("DigitalOcean token", [
		"dop_v1_",
		"doo_v1_",
		"dor_v1_"
	], hex, 64),
	exact("Databricks token", ["dapi"], hex, 32),
	prefixed("Vault token", [
		"hvs.",
		"hvb.",
		"hvr."
	], url, 24),
	{
		kind: "Terraform token",
		marks: [".atlasv1."],
		before: /[A-Za-z0-9]{14}$/,
		rest: "[\\w=-]{60,}"
	},
	prefixed("Supabase key", ["sb_secret_", "sbp_"], url, 31),
	prefixed("PlanetScale token", [
		"pscale_tkn_",
		"pscale_pw_",
		"pscale_oauth_"
	], "[\\w=-]", 32),
	prefixed("Doppler token", [
		"dp.pt.",
		"dp.st.",
		"dp.ct.",
		"dp.sa."
	], "[\\w.]", 40),
	prefixed("Fly.io token", [
		"fo1_",
		"fm1_",
		"fm2_"
	], "[\\w+/=-]", 40),
	prefixed("Netlify token", ["nfp_"], word, 36),
	prefixed("Vercel token", [
		"vcp_",
		"vca_",
		"vcr_",
		"vck_"
	], word, 24),
	prefixed("Cloudflare token", [
		"cfut_",
		"cfat_",
		"cfk_"
	], word, 40),
	prefixed("Heroku key", ["HRKU-AA"], url, 50),
	prefixed("Slack token", [
		"xoxb-",
		"xoxp-",
		"xoxa-",
		"xoxr-",
		"xoxs-",
		"xoxe-",
		"xoxe.xox",
		"xapp-"
	], "[A-Za-z0-9-]", 20),
	{
		kind: "Slack webhook",
		marks: ["hooks.slack.com/"],
		rest: "(?:services|workflows|triggers)/([A-Za-z0-9/_+-]{20,})"
	},
	{
		kind: "Discord webhook",
		marks: ["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"],
		rest: "(\\d{15,22}/[\\w-]{50,})"
	},
	{
		kind: "Telegram token",
		marks: [":AA"],
		before: /\d{8,10}$/,
		rest: "[\\w-]{32,33}(?![\\w-])"
	},
	prefixed("Stripe key", [
		"sk_live_",
		"sk_test_",
		"rk_live_",
		"rk_test_"
	], word, 24),
	prefixed("webhook secret", ["whsec_"], "[A-Za-z0-9+/=]", 32),
	{
		kind: "SendGrid key",
		marks: ["SG."],
		rest: "[\\w-]{22}\\.[\\w-]{43}",
		whole: true,
		cut: "(?:[\\w-]{22}\\.)?[\\w-]"
	},
	exact("Twilio key", ["SK"], hex, 32),
	prefixed("Shopify token", [
		"shpat_",
		"shpca_",
		"shppa_",
		"shpss_"
	], "[0-9a-fA-F]", 32),
	prefixed("Linear key", ["lin_api_", "lin_oauth_"], word, 32),
	prefixed("Notion token", ["ntn_"], word, 40),
	prefixed("Figma token", [
		"figd_",
		"figu_",
		"figo_"
	], url, 38),
	prefixed("Grafana token", ["glsa_"], "\\w", 40),
	prefixed("Grafana token", ["glc_"], "[A-Za-z0-9+/=]", 40),
	prefixed("Sentry token", ["sntrys_", "sntryu_"], "[\\w+/=]", 40),
	prefixed("New Relic key", [
		"NRAK-",
		"NRII-",
		"NRIQ-"
	], "[A-Za-z0-9_-]", 26),
	prefixed("Postman key", ["PMAK-"], "[0-9a-f-]", 58),
	{
		kind: "JSON Web Token",
		marks: ["eyJ"],
		rest: "[\\w-]{8,}\\.(?:eyJ[\\w-]{8,}\\.[\\w-]{16,}|[\\w-]*\\.[\\w-]{8,}\\.[\\w-]{8,}\\.[\\w-]{16,})",
		whole: true,
		cut: "[\\w-]{17,}\\.eyJ[\\w.-]"
	},
	{
		kind: "private key",
		marks: ["-----BEGIN "],
		rest: `[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:${blank}|[A-Z][A-Za-z-]{1,30}: [^\\r\\n\\\\&]{1,100}(?:${blank})){0,40}[A-Za-z0-9+/]{16,}(?:[A-Za-z0-9+/=]|${blank})*(?:-----END [A-Z0-9 ]{0,40}-----)?`
	},
	prefixed("age key", ["AGE-SECRET-KEY-1"], "[0-9A-Z]", 50),
	{
		kind: "password",
		marks: ["://"],
		before: /(?<![\w+.-])[A-Za-z][\w+.-]{1,20}$/,
		rest: "([^\\s:@/?#\"'<>‹›]{0,100}):(?!\\1@|(?:pass|password|postgres|root|admin|test|secret|user)@)([^\\s:@/?#\"'<>‹›]{6,200})@(?!localhost|127\\.|0\\.0\\.|\\[::1|host\\.docker)[\\w[]"
	},
	{
		kind: "credential",
		marks: ["uthorization"],
		rest: `${equals}(?:[Bb]earer|[Bb]asic|[Tt]oken) ([\\w.~+/=-]{16,})`
	},
	{
		kind: "credential",
		marks: [
			"API_KEY",
			"_SECRET",
			"SECRET_KEY",
			"ACCESS_TOKEN",
			"AUTH_TOKEN"
		],
		rest: `${equals}([\\w.~+/=-]{20,})`
	}
];
// src/platform/credentials/find-credentials.ts
const shortestCut = 290;
const longestCut = 8200;
let known;
function shapes() {
	known ??= compileShapes();
	return known;
}
function compileShapes() {
	const byMark = new Map();
	for (const shape of credentialShapes) {
		const afterCut = shape.cut && new RegExp(`${shape.cut}{6,}(?=\\s*(?:$|…|\\(cut\\)))`, "y");
		const compiled = {
			...shape,
			after: new RegExp(shape.rest, "y"),
			afterCut: afterCut || void 0
		};
		for (const mark of shape.marks) byMark.set(mark, [...byMark.get(mark) ?? [], compiled]);
	}
	const longestFirst = [...byMark.keys()].sort((a, b) => b.length - a.length);
	return {
		byMark,
		marks: new RegExp(longestFirst.map(escapePattern).join("|"), "g")
	};
}
function holdsCredential(text) {
	return nextCredential(text, 0) !== void 0;
}
function findCredentials(text) {
	const found = [];
	let next = nextCredential(text, 0);
	while (next !== void 0) {
		found.push(next);
		next = nextCredential(text, next.end);
	}
	return found;
}
function nextCredential(text, from) {
	const { marks } = shapes();
	marks.lastIndex = from;
	for (let at = marks.exec(text); at !== null; at = marks.exec(text)) {
		const found = matchMark(text, at.index, at[0], from);
		if (found !== void 0 && !isPlaceholder(text.slice(found.start, found.end), found.kind)) return found;
		marks.lastIndex = found?.end ?? at.index + 1;
	}
}
function matchMark(text, index, mark, from) {
	for (const shape of shapes().byMark.get(mark) ?? []) {
		if (shape.whole && !isBoundary(text, index)) continue;
		const head = shape.before?.exec(text.slice(Math.max(from, index - 24), index));
		if (head === null) continue;
		const rest = matchAt(shape.after, text, index + mark.length) ?? cutMatch(shape, text, index + mark.length);
		if (rest === void 0) continue;
		const end = index + mark.length + rest[0].length;
		if (rest.length === 1) return {
			kind: shape.kind,
			start: index - (head?.[0].length ?? 0),
			end
		};
		const secret = rest.at(-1) ?? "";
		const start = index + mark.length + rest[0].lastIndexOf(secret);
		return {
			kind: specificKind(secret) ?? shape.kind,
			start,
			end: start + secret.length
		};
	}
}
function matchAt(expression, text, index) {
	expression.lastIndex = index;
	return expression.exec(text) ?? void 0;
}
function cutMatch({ afterCut }, text, index) {
	if (afterCut === void 0 || text.length - index > longestCut) return void 0;
	const match = matchAt(afterCut, text, index);
	return match !== void 0 && index + match[0].length === text.trimEnd().length && text.length < shortestCut ? void 0 : match;
}
function specificKind(secret) {
	const { byMark, marks } = shapes();
	marks.lastIndex = 0;
	const at = marks.exec(secret);
	if (at === null) return void 0;
	return byMark.get(at[0])?.find(({ after, kind }) => kind !== "credential" && matchAt(after, secret, at.index + at[0].length) !== void 0)?.kind;
}
function isBoundary(text, index) {
	if (index === 0 || !/[\w-]/.test(text[index - 1] ?? "")) return true;
	return /\\[nrtbf]$|%[0-9A-Fa-f]{2}$/.test(text.slice(Math.max(0, index - 3), index));
}
const placeholder = /EXAMPLE|REDACTED|PLACEHOLDER|x{6}|X{6}|\*{3}|your[-_]|YOUR[-_]|^[$%{]/;
function isPlaceholder(secret, kind) {
	const variety = new Set(secret.slice(-20)).size;
	if (placeholder.test(secret)) return true;
	return kind === "credential" ? variety < 10 || !/\d/.test(secret) || !/[A-Za-z]/.test(secret) : variety < 6;
}
// src/platform/known-secrets.ts
const replacement = "***";
const shortestSecret = 8;
function createKnownSecrets() {
	const spellings = new Set();
	let pattern;
	const found = new Map();
	let searched = new WeakMap();
	function holdsSecret(value) {
		if (typeof value === "string") {
			if (value.length < shortestSecret) return false;
			return pattern !== void 0 && value.search(pattern) !== -1 || holdsCredential(value);
		}
		if (typeof value !== "object" || value === null) return false;
		if (Array.isArray(value)) return value.some(holdsSecret);
		if (value instanceof Map) {
			for (const [key, item] of value) if (holdsSecret(key) || holdsSecret(item)) return true;
			return false;
		}
		if (value instanceof CaseTable) return nameHoldsSecret(value.names) || holdsSecret([...value.others()]);
		if (!isPlain(value)) return false;
		for (const key in value) if (holdsSecret(key) || holdsSecret(value[key])) return true;
		return false;
	}
	function nameHoldsSecret(names) {
		if (searched.get(names) === names.size) return false;
		if (holdsSecret([...names.texts()])) return true;
		searched.set(names, names.size);
		return false;
	}
	function hideText(text) {
		return hideCredentials(pattern === void 0 ? text : text.replace(pattern, replacement), found);
	}
	function hideAny(value, done) {
		if (typeof value === "string") return hideText(value);
		if (typeof value !== "object" || value === null) return value;
		const known = done.get(value);
		if (known !== void 0) return known;
		const inside = hideInside(inFull(value), (item) => hideAny(item, done));
		const hidden = inside === value ? value : withDistinctName(value, inside);
		done.set(value, hidden);
		return hidden;
	}
	return {
		add(secret) {
			const before = spellings.size;
			for (const spelling of spell(secret)) spellings.add(spelling);
			if (spellings.size === before) return;
			searched = new WeakMap();
			const longestFirst = [...spellings].sort((a, b) => b.length - a.length);
			pattern = new RegExp(longestFirst.map(escapePattern).join("|"), "g");
		},
		hide: (value) => holdsSecret(value) ? hideAny(value, new WeakMap()) : value,
		foundCredentials: () => [...found].map(([kind, digests]) => ({
			kind,
			count: digests.size
		})).sort((a, b) => b.count - a.count || compareText(a.kind, b.kind))
	};
}
function hideCredentials(text, found) {
	const credentials = findCredentials(text);
	if (credentials.length === 0) return text;
	let hidden = "";
	let from = 0;
	for (const { kind, start, end } of credentials) {
		hidden += `${text.slice(from, start)}‹${kind}›`;
		from = end;
		const digests = found.get(kind) ?? new Set();
		found.set(kind, digests.add(digestOf(withoutEscapes(text.slice(start, end)))));
	}
	return hidden + text.slice(from);
}
function inFull(value) {
	if (value instanceof CaseTable) return new Map(value);
	return "quiet" in value && value.quiet instanceof QuietCases ? spellOutQuiet(value) : value;
}
function withDistinctName(value, hidden) {
	if ("identity" in hidden && "key" in hidden) return {
		...hidden,
		key: caseKey(hidden.identity)
	};
	if (!("suite" in hidden) || !("name" in hidden) || !Array.isArray(hidden.suite)) return hidden;
	const mark = ` #${digestOf(JSON.stringify(value)).slice(0, 4)}`;
	const id = "id" in hidden && hidden.id !== void 0 ? { id: `${hidden.id}${mark}` } : {};
	return {
		...hidden,
		...id,
		name: `${hidden.name}${mark}`
	};
}
function withoutEscapes(text) {
	return text.replace(/\\[nrt]|&#\w+;|\s/g, "");
}
function digestOf(text) {
	return (0, node_crypto.createHash)("sha256").update(text.toWellFormed()).digest("hex");
}
function hideInside(value, hide) {
	if (Array.isArray(value)) {
		const items = value.map(hide);
		return items.some((item, index) => item !== value[index]) ? items : value;
	}
	if (value instanceof Map) {
		const entries = [...value].map(([key, item]) => {
			const hidden = hide(item);
			return [hidden === item ? hide(key) : keyOf(hidden) ?? hide(key), hidden];
		});
		return entries.every(([key, item]) => value.has(key) && value.get(key) === item) ? value : new Map(entries);
	}
	if (!isPlain(value)) return value;
	const entries = Object.entries(value).map(([key, item]) => [hide(key), hide(item)]);
	return entries.every(([key, item]) => value[String(key)] === item) ? value : Object.fromEntries(entries);
}
function keyOf(value) {
	return typeof value === "object" && value !== null && "identity" in value && "key" in value ? value.key : void 0;
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
// src/platform/neutralise.ts
function neutraliseLog(text) {
	return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, "$1:​").replaceAll("##[", "#​#[").replace(/\p{Cc}/gu, showControl);
}
function showControl(character) {
	const code = character.charCodeAt(0);
	if (character === "	" || character === "\n") return character;
	if (code > 127) return "�";
	return code === 127 ? "␡" : String.fromCharCode(9216 + code);
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
				message: messageOf(error)
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
// src/platform/github/artifacts/missing-storage.ts
const instead = "Use `baseline: file:PATH` with actions/cache, or the eval service (docs/ci-setups.md shows both).";
function explainMissingStorage(env) {
	const server = env.GITHUB_SERVER_URL ?? "https://github.com";
	const { hostname } = URL.canParse(server) ? new URL(server) : { hostname: server };
	if (hostname !== "github.com" && !/\.(ghe\.com|localhost)$/.test(hostname)) return `${hostname} has no artifact storage that Eval Gate can use, so no baseline can be stored or found there. ${instead}`;
	if (env.ACTIONS_RUNTIME_TOKEN !== void 0 && env.ACTIONS_RESULTS_URL !== void 0) return void 0;
	return `This runner has no artifact storage, so no baseline can be stored or found. ${instead}`;
}
// src/platform/github/branch-events.ts
const branchEvents = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
];
function isBranchEvent(event) {
	return branchEvents.some((known) => known === event);
}
// src/platform/github/identity/job-run-id.ts
function readJobRunId(runtimeToken) {
	const [, payload = ""] = (runtimeToken ?? "").split(".");
	try {
		const { scp } = fieldsOf(JSON.parse(Buffer.from(payload, "base64url").toString()));
		return /(?:^| )Actions\.Results:[^: ]+:([^: ]+)/.exec(String(scp))?.[1];
	} catch {
		return;
	}
}
// src/platform/github/context.ts
function readContext(env, event, checkedOut, { matrix = "null", strategy = "null", checkRunId = "" } = {}) {
	const payload = fieldsOf(event);
	const pullRequest = readPullRequest(payload, env.GITHUB_REPOSITORY);
	const server = env.GITHUB_SERVER_URL ?? "https://github.com";
	const repositoryUrl = env.GITHUB_REPOSITORY ? `${server}/${env.GITHUB_REPOSITORY}` : void 0;
	const eventBranch = branchOf(env);
	const notTheBranch = pullRequest === void 0 ? findOtherCode(env, checkedOut) : findBaseCode(env, pullRequest, checkedOut);
	const mergeGroup = readMergeGroup(fieldsOf(payload.merge_group));
	const trigger = readTrigger(fieldsOf(payload.workflow_run));
	const workflowPath = trigger?.workflowPath ?? workflowFileOf(env);
	return {
		provider: "github_actions",
		repository: env.GITHUB_REPOSITORY || void 0,
		commit: (pullRequest?.headSha ?? checkedOut ?? env.GITHUB_SHA) || void 0,
		checkedOut,
		eventCommit: env.GITHUB_SHA || void 0,
		branch: (pullRequest?.headBranch ?? (notTheBranch === void 0 ? eventBranch : void 0)) || void 0,
		notTheBranch,
		baseBranch: (pullRequest?.baseBranch ?? mergeGroup?.baseBranch ?? eventBranch) || void 0,
		mergeGroup,
		isProtected: env.GITHUB_REF_PROTECTED === "true",
		event: env.GITHUB_EVENT_NAME || void 0,
		eventAction: textOf(payload.action) || void 0,
		workflow: env.GITHUB_WORKFLOW || void 0,
		workflowPath: workflowPath || void 0,
		job: env.GITHUB_JOB || void 0,
		matrix: readMatrix(matrix),
		legs: readLegs(strategy),
		step: env.GITHUB_ACTION || void 0,
		checkRunId: /^\d{1,15}$/.test(checkRunId) ? Number(checkRunId) : void 0,
		jobRunId: readJobRunId(env.ACTIONS_RUNTIME_TOKEN),
		runId: env.GITHUB_RUN_ID || void 0,
		attempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1) || 1,
		runner: env.RUNNER_NAME || void 0,
		repositoryUrl,
		runUrl: repositoryUrl && env.GITHUB_RUN_ID ? `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID}` : void 0,
		actor: env.GITHUB_ACTOR || void 0,
		defaultBranch: textOf(fieldsOf(payload.repository).default_branch) || void 0,
		pullRequest,
		trigger: trigger?.run
	};
}
function branchOf(env) {
	if (env.GITHUB_HEAD_REF) return env.GITHUB_HEAD_REF;
	return env.GITHUB_REF?.startsWith("refs/heads/") ? env.GITHUB_REF.slice(11) : void 0;
}
function findOtherCode(env, checkedOut) {
	if (!isBranchEvent(env.GITHUB_EVENT_NAME)) return `the run was started by ${env.GITHUB_EVENT_NAME ?? "an unknown event"}, which may measure any code`;
	if (checkedOut === void 0 || env.GITHUB_SHA === void 0 || checkedOut === env.GITHUB_SHA) return void 0;
	return `${checkedOut.slice(0, 7)} is checked out and not ${env.GITHUB_SHA.slice(0, 7)}, the commit of the event`;
}
function findBaseCode(env, { baseBranch, baseSha, headSha }, checkedOut) {
	if (checkedOut === void 0 || checkedOut === headSha) return void 0;
	const isOfEvent = env.GITHUB_EVENT_NAME === "pull_request_target" && checkedOut === env.GITHUB_SHA;
	if (checkedOut !== baseSha && !isOfEvent) return void 0;
	return `${checkedOut.slice(0, 7)} is checked out, which is ${baseBranch} without the pull request`;
}
function workflowFileOf(env) {
	return /^[^/]+\/[^/]+\/(.+)@[^@]*$/.exec(env.GITHUB_WORKFLOW_REF ?? "")?.[1];
}
function readMatrix(json) {
	const matrix = fieldsOf(parseJson(json));
	return Object.keys(matrix).length === 0 ? void 0 : matrix;
}
function readLegs(json) {
	const { "job-index": index, "job-total": total } = fieldsOf(parseJson(json));
	return Number.isSafeInteger(index) && Number.isSafeInteger(total) ? {
		index: Number(index),
		total: Number(total)
	} : void 0;
}
function readPullRequest(payload, repository) {
	const pull = fieldsOf(payload.pull_request);
	const base = fieldsOf(pull.base);
	const head = fieldsOf(pull.head);
	if (typeof pull.number !== "number" || typeof base.ref !== "string" || typeof head.sha !== "string") return;
	return {
		number: pull.number,
		baseBranch: base.ref,
		baseSha: textOf(base.sha) ?? "",
		headSha: head.sha,
		headBranch: textOf(head.ref) ?? "",
		fromFork: fieldsOf(head.repo).full_name !== repository
	};
}
function readMergeGroup({ base_ref: ref, base_sha: baseSha }) {
	if (typeof ref !== "string" || typeof baseSha !== "string") return void 0;
	return {
		baseBranch: ref.replace(/^refs\/heads\//, ""),
		baseSha
	};
}
function readTrigger(run) {
	const commit = textOf(run.head_sha);
	if (typeof run.id !== "number" || commit === void 0) return void 0;
	return {
		run: {
			runId: String(run.id),
			attempt: typeof run.run_attempt === "number" ? run.run_attempt : 1,
			event: textOf(run.event) ?? "",
			commit,
			branch: textOf(run.head_branch) ?? "",
			headRepository: textOf(fieldsOf(run.head_repository).full_name) ?? "",
			url: textOf(run.html_url) || void 0
		},
		workflowPath: textOf(run.path)?.split("@")[0]
	};
}
function textOf(value) {
	return typeof value === "string" ? value : void 0;
}
// src/platform/github/identity/suite-names.ts
function claimSuiteName(name, context, runnerTemp) {
	if (runnerTemp === void 0 || context.step === void 0) return true;
	const { repository, runId, attempt, job, jobRunId, matrix, step } = context;
	const of = JSON.stringify([
		repository,
		runId,
		attempt,
		job,
		jobRunId,
		matrix,
		name
	]);
	const folder = (0, node_path.join)(runnerTemp, "eval-gate-suites");
	const note = (0, node_path.join)(folder, (0, node_crypto.createHash)("sha256").update(of).digest("hex").slice(0, 32));
	try {
		(0, node_fs.mkdirSync)(folder, { recursive: true });
		(0, node_fs.writeFileSync)(note, step, { flag: "wx" });
		return true;
	} catch (error) {
		return !(codeOf(error) === "EEXIST") || (0, node_fs.readFileSync)(note, "utf8") === step;
	}
}
// src/platform/github/remote/late-remote.ts
function lateRemote(options) {
	let loaded;
	const load = () => {
		loaded ??= Promise.resolve().then(() => require("./remote.js")).then(({ createRemote }) => createRemote(options));
		return loaded;
	};
	function late(name, calls) {
		const callLate = (call) => async (...given) => {
			const run = (await load())[name]?.[call];
			if (run === void 0) throw new TypeError(`the platform has no ${name}.${call}`);
			return await run(...given);
		};
		const entries = Object.keys(calls).map((call) => [call, callLate(call)]);
		return Object.fromEntries(entries);
	}
	const storage = {
		readableFiles: late("readableFiles", { save: "call" }),
		artifacts: late("artifacts", {
			save: "call",
			listNewestRuns: "call",
			listBranchRuns: "call",
			listNamed: "call",
			listNewest: "call",
			originOf: "call",
			findInThisRun: "call",
			findInRun: "call",
			read: "call"
		})
	};
	if (options.token === void 0) return storage;
	const ofToken = {
		...storage,
		checks: late("checks", { report: "call" }),
		pullRequests: late("pullRequests", { find: "call" }),
		conversations: late("conversations", {
			find: "call",
			mergedWith: "call",
			listComments: "call",
			listAllComments: "call",
			listApprovals: "call",
			mayWrite: "call"
		}),
		foreignArtifacts: late("foreignArtifacts", {
			list: "call",
			read: "call",
			listJobs: "call"
		}),
		jobSteps: options.context.runner === void 0 ? void 0 : late("jobSteps", { list: "call" }),
		issues: late("issues", {
			find: "call",
			open: "call",
			change: "call"
		}),
		commits: late("commits", {
			ancestors: "call",
			changing: "call",
			mergeBase: "call",
			tipOf: "call",
			isContained: "call",
			rulesOf: "call"
		}),
		otherRepositories: late("otherRepositories", { read: "call" }),
		releases: late("releases", { latest: "call" }),
		repositoryFiles: {
			...late("repositoryFiles", { read: "call" }),
			isReliable: true
		}
	};
	if (options.context.pullRequest === void 0) return ofToken;
	const changedFiles = async () => await (await load()).changedFiles?.() ?? {
		changed: new Set(),
		removed: new Set()
	};
	return {
		...ofToken,
		comments: late("comments", {
			remembered: "call",
			upsert: "call",
			mention: "call"
		}),
		changedFiles
	};
}
// src/platform/github/repository/git-files.ts
function createGitFiles(workspace) {
	const ask = async (...args) => {
		const safe = [
			"-c",
			"core.hooksPath=/dev/null",
			"-c",
			"core.fsmonitor=false"
		];
		const options = {
			cwd: workspace,
			env: scrubEnvironment(process.env),
			maxBuffer: 16777216
		};
		const { execFile } = await import("node:child_process");
		return (await (0, node_util.promisify)(execFile)("git", [...safe, ...args], options)).stdout;
	};
	return {
		isReliable: false,
		read: async (path, commit) => {
			if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error(`"${commit}" is not a commit`);
			await ask("cat-file", "-e", `${commit}^{commit}`);
			const listed = await ask("ls-tree", "-z", commit, "--", `:(literal)${path}`);
			const blob = /^100\d{3} blob ([0-9a-f]+)\t/.exec(listed)?.[1];
			return blob === void 0 ? void 0 : await ask("cat-file", "blob", blob);
		}
	};
}
// src/platform/github/platform.ts
const summaryLimitBytes = 1048576;
function createLog({ add, hide }) {
	const clean = (message) => neutraliseLog(hide(message));
	return {
		debug: (message) => require_core.debug(clean(message)),
		info: (message) => require_core.info(clean(message)),
		notice: (message) => require_core.notice(hide(message)),
		warning: (message) => require_core.warning(hide(message)),
		error: (message) => require_core.error(hide(message)),
		group: (title, body) => require_core.group(clean(title), body),
		mask: (secret) => {
			require_core.setSecret(secret);
			add(secret);
		}
	};
}
function createGitHubPlatform(env, token, job = {}) {
	const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
	if ((0, node_fs.statSync)(workspace, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError([{
		message: `the workspace of the job (GITHUB_WORKSPACE) is not a folder: ${workspace}`,
		advice: "Run actions/checkout before this step."
	}]);
	const secrets = createKnownSecrets();
	const tokens = [
		token,
		env.ACTIONS_RUNTIME_TOKEN,
		env.ACTIONS_ID_TOKEN_REQUEST_TOKEN
	];
	for (const secret of tokens) if (secret !== void 0) secrets.add(secret);
	const log = createLog(secrets);
	const clock = { ...systemClock };
	const event = readEvent(env.GITHUB_EVENT_PATH, log);
	if (env.GITHUB_EVENT_NAME === "pull_request_target") log.warning(dangerOfTarget);
	const around = readContext(env, event, readCheckedOut(workspace), job);
	const context = around.pullRequest !== void 0 && hasInnerCheckout(workspace) ? {
		...around,
		notTheBranch: void 0
	} : around;
	const remote = lateRemote({
		token,
		apiUrl: env.GITHUB_API_URL,
		context,
		clock,
		log,
		retentionDays: job.retentionDays
	});
	const { scratch, runnerTemp } = makeScratch(env.RUNNER_TEMP);
	const noArtifacts = explainMissingStorage(env);
	const hasArtifacts = noArtifacts === void 0;
	const outputs = new Map();
	return {
		...remote,
		context,
		log,
		clock,
		runCommand: withoutWorkflowCommands(runCommand, (text) => process.stdout.write(text), () => (0, node_crypto.randomBytes)(20).toString("hex")),
		watchForCancel,
		workspace,
		scratch,
		files: createFiles(workspace, scratch),
		hideSecrets: secrets.hide,
		foundCredentials: secrets.foundCredentials,
		startTimer,
		setOutput: (name, value) => {
			if (outputs.get(name) === value) return;
			writing("The file of the outputs (GITHUB_OUTPUT)", () => require_core.setOutput(name, value));
			outputs.set(name, value);
		},
		saveState: (name, value) => {
			try {
				require_core.saveState(name, value);
			} catch (error) {
				log.warning(`The post step will not know what this step left open: ${messageOf(error)}`);
			}
		},
		readState: (name) => require_core.getState(name),
		...summaryOf(env.GITHUB_STEP_SUMMARY),
		annotate,
		noArtifacts,
		claimSuiteName: (name) => claimSuiteName(name, context, runnerTemp),
		repositoryFiles: remote.repositoryFiles ?? createGitFiles(workspace),
		readableFiles: hasArtifacts ? remote.readableFiles : void 0,
		artifacts: hasArtifacts ? remote.artifacts : void 0
	};
}
const dangerOfTarget = "pull_request_target runs with the secrets and a writing token of this repository. If this job runs code of the pull request, its author can take them: use `pull_request`, and docs/recipes/fork-pull-requests.md for forks.";
function readEvent(path, log) {
	if (path === void 0) return void 0;
	try {
		return JSON.parse((0, node_fs.readFileSync)(path, "utf8"));
	} catch {
		log.debug("The payload of the event could not be read; continuing without it.");
		return;
	}
}
function makeScratch(runnerTemp) {
	if (runnerTemp !== void 0) try {
		return {
			scratch: makeTemporaryFolder(runnerTemp),
			runnerTemp
		};
	} catch {}
	try {
		return {
			scratch: makeTemporaryFolder(),
			runnerTemp: void 0
		};
	} catch (error) {
		throw new UnwritableFile("The temporary folder", error, { isNamed: false });
	}
}
function writing(what, write) {
	try {
		write();
	} catch (error) {
		throw new UnwritableFile(what, error, { isNamed: false });
	}
}
function summaryOf(path) {
	if (path === void 0 || path === "") return {
		summaryRoomBytes: () => 0,
		writeSummary: () => {}
	};
	const ofOthers = (0, node_fs.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
	return {
		summaryRoomBytes: () => Math.max(0, summaryLimitBytes - ofOthers - 1),
		writeSummary: (markdown) => writing("The job summary (GITHUB_STEP_SUMMARY)", () => {
			if (ofOthers > 0) (0, node_fs.truncateSync)(path, ofOthers);
			const flag = ofOthers > 0 ? "a" : "w";
			(0, node_fs.writeFileSync)(path, `${markdown}\n`, { flag });
		})
	};
}
function annotate(annotations) {
	for (const { level, title, message, location } of annotations) {
		const write = {
			error: require_core.error,
			warning: require_core.warning,
			notice: require_core.notice
		}[level];
		write(message, {
			title,
			file: location?.file,
			startLine: location?.line,
			startColumn: location?.column
		});
	}
}
Object.defineProperty(exports, "ArtifactError", {
	enumerable: true,
	get: function() {
		return ArtifactError;
	}
});
Object.defineProperty(exports, "ArtifactGone", {
	enumerable: true,
	get: function() {
		return ArtifactGone;
	}
});
Object.defineProperty(exports, "CaseNames", {
	enumerable: true,
	get: function() {
		return CaseNames;
	}
});
Object.defineProperty(exports, "CaseTable", {
	enumerable: true,
	get: function() {
		return CaseTable;
	}
});
Object.defineProperty(exports, "EvalGateError", {
	enumerable: true,
	get: function() {
		return EvalGateError;
	}
});
Object.defineProperty(exports, "NameTaken", {
	enumerable: true,
	get: function() {
		return NameTaken;
	}
});
Object.defineProperty(exports, "OutOfTime", {
	enumerable: true,
	get: function() {
		return OutOfTime;
	}
});
Object.defineProperty(exports, "PermissionError", {
	enumerable: true,
	get: function() {
		return PermissionError;
	}
});
Object.defineProperty(exports, "QuietCases", {
	enumerable: true,
	get: function() {
		return QuietCases;
	}
});
Object.defineProperty(exports, "ReportError", {
	enumerable: true,
	get: function() {
		return ReportError;
	}
});
Object.defineProperty(exports, "ServiceError", {
	enumerable: true,
	get: function() {
		return ServiceError;
	}
});
Object.defineProperty(exports, "UnwritableFile", {
	enumerable: true,
	get: function() {
		return UnwritableFile;
	}
});
Object.defineProperty(exports, "UsageError", {
	enumerable: true,
	get: function() {
		return UsageError;
	}
});
Object.defineProperty(exports, "addSamples", {
	enumerable: true,
	get: function() {
		return addSamples;
	}
});
Object.defineProperty(exports, "addToSample", {
	enumerable: true,
	get: function() {
		return addToSample;
	}
});
Object.defineProperty(exports, "allCases", {
	enumerable: true,
	get: function() {
		return allCases;
	}
});
Object.defineProperty(exports, "branchEvents", {
	enumerable: true,
	get: function() {
		return branchEvents;
	}
});
Object.defineProperty(exports, "camelCase", {
	enumerable: true,
	get: function() {
		return camelCase;
	}
});
Object.defineProperty(exports, "caseKey", {
	enumerable: true,
	get: function() {
		return caseKey;
	}
});
Object.defineProperty(exports, "caseTitle", {
	enumerable: true,
	get: function() {
		return caseTitle;
	}
});
Object.defineProperty(exports, "choice", {
	enumerable: true,
	get: function() {
		return choice;
	}
});
Object.defineProperty(exports, "codeOf", {
	enumerable: true,
	get: function() {
		return codeOf;
	}
});
Object.defineProperty(exports, "compareText", {
	enumerable: true,
	get: function() {
		return compareText;
	}
});
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count$1;
	}
});
Object.defineProperty(exports, "countQuiet", {
	enumerable: true,
	get: function() {
		return countQuiet;
	}
});
Object.defineProperty(exports, "createFiles", {
	enumerable: true,
	get: function() {
		return createFiles;
	}
});
Object.defineProperty(exports, "createGitHubPlatform", {
	enumerable: true,
	get: function() {
		return createGitHubPlatform;
	}
});
Object.defineProperty(exports, "createKnownSecrets", {
	enumerable: true,
	get: function() {
		return createKnownSecrets;
	}
});
Object.defineProperty(exports, "describeRefusal", {
	enumerable: true,
	get: function() {
		return describeRefusal;
	}
});
Object.defineProperty(exports, "emptyTally", {
	enumerable: true,
	get: function() {
		return emptyTally;
	}
});
Object.defineProperty(exports, "fieldsOf", {
	enumerable: true,
	get: function() {
		return fieldsOf;
	}
});
Object.defineProperty(exports, "flag", {
	enumerable: true,
	get: function() {
		return flag;
	}
});
Object.defineProperty(exports, "globOf", {
	enumerable: true,
	get: function() {
		return globOf;
	}
});
Object.defineProperty(exports, "headerSecrets", {
	enumerable: true,
	get: function() {
		return headerSecrets;
	}
});
Object.defineProperty(exports, "inputProblem", {
	enumerable: true,
	get: function() {
		return inputProblem;
	}
});
Object.defineProperty(exports, "inputProblems", {
	enumerable: true,
	get: function() {
		return inputProblems;
	}
});
Object.defineProperty(exports, "isBranchEvent", {
	enumerable: true,
	get: function() {
		return isBranchEvent;
	}
});
Object.defineProperty(exports, "isGiven", {
	enumerable: true,
	get: function() {
		return isGiven;
	}
});
Object.defineProperty(exports, "isKeyOf", {
	enumerable: true,
	get: function() {
		return isKeyOf;
	}
});
Object.defineProperty(exports, "isPassOnly", {
	enumerable: true,
	get: function() {
		return isPassOnly;
	}
});
Object.defineProperty(exports, "isPlainIdentity", {
	enumerable: true,
	get: function() {
		return isPlainIdentity;
	}
});
Object.defineProperty(exports, "isRecord", {
	enumerable: true,
	get: function() {
		return isRecord;
	}
});
Object.defineProperty(exports, "isSinglePass", {
	enumerable: true,
	get: function() {
		return isSinglePass;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "keysOf", {
	enumerable: true,
	get: function() {
		return keysOf;
	}
});
Object.defineProperty(exports, "lateRemote", {
	enumerable: true,
	get: function() {
		return lateRemote;
	}
});
Object.defineProperty(exports, "lines", {
	enumerable: true,
	get: function() {
		return lines;
	}
});
Object.defineProperty(exports, "makeFolder", {
	enumerable: true,
	get: function() {
		return makeFolder;
	}
});
Object.defineProperty(exports, "makeTemporaryFolder", {
	enumerable: true,
	get: function() {
		return makeTemporaryFolder;
	}
});
Object.defineProperty(exports, "meanOf", {
	enumerable: true,
	get: function() {
		return meanOf;
	}
});
Object.defineProperty(exports, "messageOf", {
	enumerable: true,
	get: function() {
		return messageOf;
	}
});
Object.defineProperty(exports, "momentsOf", {
	enumerable: true,
	get: function() {
		return momentsOf;
	}
});
Object.defineProperty(exports, "names", {
	enumerable: true,
	get: function() {
		return names;
	}
});
Object.defineProperty(exports, "nearest", {
	enumerable: true,
	get: function() {
		return nearest;
	}
});
Object.defineProperty(exports, "neutraliseLog", {
	enumerable: true,
	get: function() {
		return neutraliseLog;
	}
});
Object.defineProperty(exports, "onStopSignals", {
	enumerable: true,
	get: function() {
		return onStopSignals;
	}
});
Object.defineProperty(exports, "outcomes", {
	enumerable: true,
	get: function() {
		return outcomes;
	}
});
Object.defineProperty(exports, "pairs", {
	enumerable: true,
	get: function() {
		return pairs;
	}
});
Object.defineProperty(exports, "parseJson", {
	enumerable: true,
	get: function() {
		return parseJson;
	}
});
Object.defineProperty(exports, "passTally", {
	enumerable: true,
	get: function() {
		return passTally;
	}
});
Object.defineProperty(exports, "pathWithin", {
	enumerable: true,
	get: function() {
		return pathWithin;
	}
});
Object.defineProperty(exports, "patterns", {
	enumerable: true,
	get: function() {
		return patterns;
	}
});
Object.defineProperty(exports, "quote", {
	enumerable: true,
	get: function() {
		return quote$1;
	}
});
Object.defineProperty(exports, "readInputs", {
	enumerable: true,
	get: function() {
		return readInputs;
	}
});
Object.defineProperty(exports, "recordOf", {
	enumerable: true,
	get: function() {
		return recordOf;
	}
});
Object.defineProperty(exports, "removeWorkspaceFile", {
	enumerable: true,
	get: function() {
		return removeWorkspaceFile;
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
Object.defineProperty(exports, "script", {
	enumerable: true,
	get: function() {
		return script;
	}
});
Object.defineProperty(exports, "serviceInputs", {
	enumerable: true,
	get: function() {
		return serviceInputs;
	}
});
Object.defineProperty(exports, "splitLines", {
	enumerable: true,
	get: function() {
		return splitLines;
	}
});
Object.defineProperty(exports, "startTimer", {
	enumerable: true,
	get: function() {
		return startTimer;
	}
});
Object.defineProperty(exports, "stepOutcomes", {
	enumerable: true,
	get: function() {
		return stepOutcomes;
	}
});
Object.defineProperty(exports, "systemClock", {
	enumerable: true,
	get: function() {
		return systemClock;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "watchForCancel", {
	enumerable: true,
	get: function() {
		return watchForCancel;
	}
});
Object.defineProperty(exports, "withoutRequestId", {
	enumerable: true,
	get: function() {
		return withoutRequestId;
	}
});
Object.defineProperty(exports, "writeWorkspaceFile", {
	enumerable: true,
	get: function() {
		return writeWorkspaceFile;
	}
});
