const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_dist = require("./dist2.js");
const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_main = require("./main.js");
// src/results/run-schema.ts
const count = require_dist.pipe(require_dist.number(), require_dist.integer(), require_dist.minValue(0));
const rate = require_dist.pipe(require_dist.number(), require_dist.minValue(0), require_dist.maxValue(1));
const text = require_dist.string();
const number = require_dist.number();
const unexplainedSchema = require_dist.object({
	what: require_dist.picklist([
		"failures",
		"cases",
		"end"
	]),
	file: text,
	suite: require_dist.optional(text),
	declared: count,
	shown: count,
	text: require_dist.optional(text)
});
const runInfoSchema = require_dist.object({
	id: text,
	suiteName: text,
	createdAt: number,
	commit: require_dist.optional(text),
	branch: require_dist.optional(text),
	attempt: require_dist.optional(number),
	workflow: require_dist.optional(text),
	url: require_dist.optional(text),
	jobs: require_dist.optional(require_dist.pipe(require_dist.array(require_dist.object({
		job: text,
		parts: count
	})), require_dist.maxLength(100))),
	unexplained: require_dist.optional(require_dist.pipe(require_dist.array(unexplainedSchema), require_dist.maxLength(200))),
	reports: require_dist.optional(require_dist.pipe(require_dist.array(require_dist.object({
		pattern: text,
		files: count
	})), require_dist.maxLength(require_platform.mostReportPatterns)))
});
const identitySchema = require_dist.object({
	id: require_dist.optional(text),
	file: require_dist.optional(text),
	suite: require_dist.array(text),
	name: text,
	variant: require_dist.optional(text)
});
const locationSchema = require_dist.object({
	file: text,
	line: require_dist.optional(number),
	column: require_dist.optional(number)
});
const spreadSchema = require_dist.object({
	count,
	sum: number,
	sumOfSquares: number,
	min: number,
	max: number
});
const scoreTallySchema = require_dist.object({
	count,
	sum: number,
	values: require_dist.pipe(require_dist.array(number), require_dist.maxLength(require_platform.keptScoreValues)),
	undecided: count,
	threshold: require_dist.optional(number),
	lowerIsBetter: require_dist.optional(require_dist.literal(true)),
	judge: require_dist.optional(text)
});
const evidenceSchema = require_dist.object({
	outcome: require_dist.picklist([
		"passed",
		"failed",
		"errored",
		"skipped"
	]),
	ordinal: count,
	flaky: require_dist.optional(require_dist.literal(true)),
	infrastructure: require_dist.optional(require_dist.literal(true)),
	durationMs: require_dist.optional(number),
	message: require_dist.optional(text),
	detail: require_dist.optional(text),
	location: require_dist.optional(locationSchema),
	input: require_dist.optional(text),
	output: require_dist.optional(text),
	expected: require_dist.optional(text),
	toolCalls: require_dist.optional(require_dist.array(require_dist.object({
		name: text,
		arguments: require_dist.optional(require_dist.unknown()),
		status: require_dist.optional(require_dist.picklist([
			"ok",
			"error",
			"pending"
		]))
	}))),
	scores: require_dist.optional(require_dist.array(require_dist.object({
		name: text,
		value: require_dist.nullable(number),
		rationale: require_dist.optional(text)
	}))),
	trace: require_dist.optional(require_dist.pipe(text, require_dist.maxLength(require_main.longestTrace)))
});
const sampleSchema = require_dist.union([number, spreadSchema]);
const caseFacts = {
	scope: require_dist.optional(require_dist.literal("suite")),
	cached: require_dist.optional(count),
	retried: require_dist.optional(require_dist.object({
		failed: count,
		errored: count
	})),
	repeatsUnclear: require_dist.optional(require_dist.literal(true)),
	mostPerReport: require_dist.optional(count),
	accepted: require_dist.optional(require_dist.literal(true)),
	location: require_dist.optional(locationSchema),
	durationMs: require_dist.optional(sampleSchema),
	latencyMs: require_dist.optional(sampleSchema),
	tokens: require_dist.optional(sampleSchema),
	costUsd: require_dist.optional(sampleSchema),
	scores: require_dist.optional(require_dist.array(require_dist.tuple([text, scoreTallySchema]))),
	model: require_dist.optional(text),
	provider: require_dist.optional(text),
	slices: require_dist.optional(require_dist.pipe(require_dist.array(require_dist.pipe(text, require_dist.maxLength(160))), require_dist.maxLength(20))),
	evidence: require_dist.optional(require_dist.pipe(require_dist.array(evidenceSchema), require_dist.maxLength(5)))
};
const caseSchema = require_dist.object({
	id: require_dist.optional(text),
	name: text,
	variant: require_dist.optional(text),
	passed: require_dist.optional(count),
	failed: require_dist.optional(count),
	errored: require_dist.optional(count),
	skipped: require_dist.optional(count),
	lost: require_dist.optional(count),
	flaky: require_dist.optional(count),
	...caseFacts
});
const groupSchema = require_dist.object({
	file: require_dist.optional(text),
	suite: require_dist.array(text),
	passed: require_dist.optional(require_dist.array(text)),
	durationsMs: require_dist.optional(require_dist.array(require_dist.nullable(number))),
	cases: require_dist.optional(require_dist.array(caseSchema))
});
const runSchema = require_dist.object({
	info: runInfoSchema,
	groups: require_dist.array(groupSchema)
});
function isPlainGroup(value) {
	if (typeof value !== "object" || value === null) return false;
	const { file, suite, passed, durationsMs, cases } = value;
	if (file !== void 0 && typeof file !== "string") return false;
	if (!Array.isArray(suite) || !suite.every(isText)) return false;
	if (passed !== void 0 && !(Array.isArray(passed) && passed.every(isText))) return false;
	if (durationsMs !== void 0 && !areDurations(durationsMs)) return false;
	return cases === void 0 || Array.isArray(cases) && cases.every(isPlainCase);
}
function isWhole({ passed = [], durationsMs }) {
	return durationsMs === void 0 || durationsMs.length === passed.length;
}
function areDurations(value) {
	return Array.isArray(value) && value.every((item) => item === null || Number.isFinite(item));
}
const isText = (value) => typeof value === "string";
function isPlainCase(value) {
	if (typeof value !== "object" || value === null) return false;
	const members = value;
	if (typeof members.name !== "string") return false;
	for (const name in members) {
		const member = members[name];
		if (name === "name") continue;
		if (name === "slices") {
			if (!areSlices(member)) return false;
			continue;
		}
		if (!Number.isFinite(member) || !plainNumbers.has(name)) return false;
		if (name !== "durationMs" && !(Number.isInteger(member) && Number(member) >= 0)) return false;
	}
	return true;
}
function areSlices(value) {
	if (!Array.isArray(value) || value.length > 20) return false;
	return value.every((slice) => typeof slice === "string" && slice.length <= 160);
}
const plainNumbers = new Set([
	"passed",
	"failed",
	"errored",
	"skipped",
	"lost",
	"flaky",
	"durationMs"
]);
// src/results/ledger-schema.ts
const time = require_dist.pipe(require_dist.string(), require_dist.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const date = require_dist.pipe(require_dist.string(), require_dist.regex(/^\d{4}-\d\d-\d\d$/));
const counts = require_dist.pipe(require_dist.array(count), require_dist.maxLength(require_gate.ledgerBounds.cases));
const entrySchema = require_dist.object({
	id: require_dist.string(),
	at: time,
	commit: require_dist.optional(require_dist.string()),
	mean: require_dist.nullable(rate),
	cases: count,
	iterations: count,
	cost: require_dist.nullable(require_dist.number())
});
const daySchema = require_dist.object({
	date,
	runs: count,
	passed: counts,
	judged: counts
});
const ledgerSchema = require_dist.object({
	entries: require_dist.pipe(require_dist.array(entrySchema), require_dist.maxLength(require_gate.ledgerBounds.entries)),
	cases: require_dist.pipe(require_dist.array(require_dist.pipe(require_dist.string(), require_dist.maxLength(64))), require_dist.maxLength(require_gate.ledgerBounds.cases)),
	days: require_dist.pipe(require_dist.array(daySchema), require_dist.maxLength(require_gate.ledgerBounds.days))
});
// src/results/run-from-json.ts
function beginRun(info, names) {
	return {
		info,
		cases: new require_platform.CaseTable(names),
		slices: new require_main.SlicePool()
	};
}
function addGroup({ cases: table, slices }, group) {
	const { file, suite, passed = [], durationsMs = [], cases = [] } = group;
	const place = table.names.placeOf(file, suite);
	for (const [index, name] of passed.entries()) {
		const durationMs = durationsMs[index] ?? NaN;
		const identity = file === void 0 ? {
			suite,
			name
		} : {
			file,
			suite,
			name
		};
		if (require_platform.isPlainIdentity(identity)) table.addPass(table.names.addName(place, name), durationMs);
		else {
			const key = require_platform.caseKey(identity);
			table.set(key, require_platform.passTally(key, identity, durationMs));
		}
	}
	for (const json of cases) {
		const identity = identityOf(json, {
			file,
			suite
		});
		const tally = toTally(json, {
			key: require_platform.caseKey(identity),
			identity
		});
		if (tally.slices !== void 0) tally.slices = slices.share(tally.slices);
		table.set(tally.key, tally);
	}
}
function identityOf({ id, name, variant }, { file, suite }) {
	if (id === void 0 && variant === void 0) return file === void 0 ? {
		suite,
		name
	} : {
		file,
		suite,
		name
	};
	const identity = {
		suite,
		name
	};
	if (id !== void 0) identity.id = id;
	if (file !== void 0) identity.file = file;
	if (variant !== void 0) identity.variant = variant;
	return identity;
}
function toTally(json, { key, identity }) {
	const { passed = 0, failed = 0, errored = 0, skipped = 0, lost = 0, flaky = 0, durationMs } = json;
	const tally = durationMs === void 0 ? {
		key,
		identity,
		passed,
		failed,
		errored,
		skipped,
		lost,
		flaky
	} : {
		key,
		identity,
		passed,
		failed,
		errored,
		skipped,
		lost,
		flaky,
		durationMs
	};
	for (const fact of require_gate.factNames) if (fact !== "durationMs" && json[fact] !== void 0) Object.assign(tally, { [fact]: json[fact] });
	if (json.scores !== void 0) tally.scores = new Map(json.scores);
	return tally;
}
// src/results/results-parser.ts
const firstLineStart = `{"schema":"${require_gate.resultsSchemaName}","version":1,`;
const newline = 10;
var ResultsParser = class {
	#name;
	#names;
	#state = "start";
	#rest = [];
	#begun;
	#ledger;
	#groups = 0;
	constructor(name, names) {
		this.#name = name;
		this.#names = names;
	}
	add(piece) {
		let start = 0;
		if (this.#state !== "whole") for (let end = piece.indexOf(newline); end !== -1; end = piece.indexOf(newline, start)) {
			const line = this.#takeLine(piece.subarray(start, end));
			start = end + 1;
			if (!this.#readLine(line)) {
				this.#state = "whole";
				this.#rest = [line, Buffer.from("\n")];
				break;
			}
		}
		if (start < piece.length) this.#rest.push(piece.subarray(start));
	}
	finish() {
		const rest = Buffer.concat(this.#rest).toString("utf8");
		if (this.#state === "whole" || this.#state === "start") return { whole: rest };
		if (this.#state !== "end" || rest.trim() !== "" || this.#begun === void 0) throw new require_platform.ArtifactError(`${this.#name} is not complete.`, ["Let a run on the base branch write a new one."]);
		const { info, cases } = this.#begun;
		return {
			run: {
				info,
				cases,
				ledger: this.#ledger
			},
			whole: ""
		};
	}
	#takeLine(end) {
		if (this.#rest.length === 0) return end;
		const line = Buffer.concat([...this.#rest, end]);
		this.#rest = [];
		return line;
	}
	#readLine(bytes) {
		const line = bytes.toString("utf8");
		if (this.#state === "start") {
			if (!line.startsWith(firstLineStart) || !line.endsWith(",")) return false;
			this.#state = "before-run";
		} else if (this.#state === "before-run") {
			if (line.startsWith("\"run\":")) this.#begin(line);
			else if (line.startsWith("\"ledger\":")) this.#ledger = this.#readLedger(line);
		} else if (this.#state === "groups") {
			if (line === "]}}") this.#state = "end";
			else this.#addGroup(line);
		} else if (line !== "") throw this.#damaged("the end");
		return true;
	}
	#begin(line) {
		const head = line.endsWith(",\"groups\":[") ? this.#parse(`${line.slice(require_gate.runLineStart.length)}]}`, "run") : void 0;
		const info = require_dist.safeParse(require_dist.object({ info: runInfoSchema }), head);
		if (!info.success) throw this.#damaged("run.info");
		this.#begun = beginRun(info.output.info, this.#names);
		this.#state = "groups";
	}
	#readLedger(line) {
		const parsed = require_dist.safeParse(ledgerSchema, this.#parse(line.slice(require_gate.ledgerLineStart.length, -1), "ledger"));
		if (!parsed.success) throw this.#damaged("ledger");
		return parsed.output;
	}
	#addGroup(line) {
		const where = `run.groups.${this.#groups}`;
		const text = line.endsWith(",") ? line.slice(0, -1) : line;
		this.#groups += 1;
		if (this.#begun === void 0) throw this.#damaged(where);
		const json = this.#parse(text, where);
		if (isPlainGroup(json) && isWhole(json)) {
			addGroup(this.#begun, json);
			return;
		}
		const parsed = require_dist.safeParse(groupSchema, json);
		if (!parsed.success) throw this.#damaged(`${where}.${require_dist.getDotPath(parsed.issues[0]) ?? ""}`);
		if (!isWhole(parsed.output)) throw this.#damaged(`${where}.durationsMs`);
		addGroup(this.#begun, parsed.output);
	}
	#parse(text, where) {
		try {
			return JSON.parse(text);
		} catch {
			throw this.#damaged(where);
		}
	}
	#damaged(where) {
		return new require_platform.ArtifactError(`${this.#name} is damaged at ${where}.`, ["Let a run on the base branch write a new one."]);
	}
};
// src/results/read-results.ts
var read_results_exports = require_rolldown_runtime.__exportAll({
	readResults: () => readResults,
	readResultsStream: () => readResultsStream
});
function readResults(content, name, names) {
	const parser = new ResultsParser(name, names);
	parser.add(Buffer.from(content));
	return runOf(parser, name, names);
}
async function readResultsStream(pieces, name, names) {
	const parser = new ResultsParser(name, names);
	for await (const piece of pieces) parser.add(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
	return runOf(parser, name, names);
}
function runOf(parser, name, names) {
	const { run, whole } = parser.finish();
	return run ?? readWhole(whole, name, names);
}
function readWhole(content, name, names) {
	const file = parseJson(content, name);
	const version = file.version;
	if (file.schema !== "eval-gate-results" || typeof version !== "number") throw new require_platform.ArtifactError(`${name} is not a results file of Eval Gate.`, ["Use the file named by the output `results-file`, or the report files themselves."]);
	if (version !== 1) throw otherVersion(name, version);
	const parsed = require_dist.safeParse(runSchema, file.run);
	if (!parsed.success) throw damaged(name, `run.${require_dist.getDotPath(parsed.issues[0]) ?? ""}: ${parsed.issues[0].message}`);
	const begun = beginRun(parsed.output.info, names);
	for (const [index, group] of parsed.output.groups.entries()) {
		if (!isWhole(group)) throw damaged(name, `run.groups.${index}.durationsMs`);
		addGroup(begun, group);
	}
	return {
		info: begun.info,
		cases: begun.cases,
		ledger: readLedger(file.ledger, name)
	};
}
function readLedger(json, name) {
	if (json === void 0) return void 0;
	const parsed = require_dist.safeParse(ledgerSchema, json);
	if (!parsed.success) throw damaged(name, `ledger.${require_dist.getDotPath(parsed.issues[0]) ?? ""}`);
	return parsed.output;
}
function parseJson(content, name) {
	try {
		const value = JSON.parse(content);
		if (typeof value === "object" && value !== null) return value;
	} catch (error) {
		throw new require_platform.ArtifactError(`${name} is not valid JSON.`, ["It may be truncated."], error);
	}
	throw new require_platform.ArtifactError(`${name} is not a results file of Eval Gate.`, []);
}
function damaged(name, where) {
	return new require_platform.ArtifactError(`${name} is damaged at ${where}`, ["Let a run on the base branch write a new one."]);
}
function otherVersion(name, version) {
	return new require_platform.ArtifactError(`${name} has version ${version} of the results format; this release reads version 1.`, [version > 1 ? "It was written by a newer release: use the same release on both branches." : "It was written by an older release: the next run on the base branch writes a new one."]);
}
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count;
	}
});
Object.defineProperty(exports, "evidenceSchema", {
	enumerable: true,
	get: function() {
		return evidenceSchema;
	}
});
Object.defineProperty(exports, "identitySchema", {
	enumerable: true,
	get: function() {
		return identitySchema;
	}
});
Object.defineProperty(exports, "ledgerSchema", {
	enumerable: true,
	get: function() {
		return ledgerSchema;
	}
});
Object.defineProperty(exports, "rate", {
	enumerable: true,
	get: function() {
		return rate;
	}
});
Object.defineProperty(exports, "readResults", {
	enumerable: true,
	get: function() {
		return readResults;
	}
});
Object.defineProperty(exports, "read_results_exports", {
	enumerable: true,
	get: function() {
		return read_results_exports;
	}
});
Object.defineProperty(exports, "runInfoSchema", {
	enumerable: true,
	get: function() {
		return runInfoSchema;
	}
});
Object.defineProperty(exports, "runSchema", {
	enumerable: true,
	get: function() {
		return runSchema;
	}
});
Object.defineProperty(exports, "unexplainedSchema", {
	enumerable: true,
	get: function() {
		return unexplainedSchema;
	}
});
