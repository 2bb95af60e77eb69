const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_main = require("./main.js");
const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
// src/results/run-schema.ts
const count = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(0));
const rate = require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(1));
const text = require_main.string();
const number = require_main.number();
const unexplainedSchema = require_main.object({
	what: require_main.picklist([
		"failures",
		"cases",
		"end"
	]),
	file: text,
	suite: require_main.optional(text),
	declared: count,
	shown: count,
	text: require_main.optional(text)
});
const runInfoSchema = require_main.object({
	id: text,
	suiteName: text,
	createdAt: number,
	commit: require_main.optional(text),
	branch: require_main.optional(text),
	attempt: require_main.optional(number),
	workflow: require_main.optional(text),
	url: require_main.optional(text),
	jobs: require_main.optional(require_main.pipe(require_main.array(require_main.object({
		job: text,
		parts: count
	})), require_main.maxLength(100))),
	unexplained: require_main.optional(require_main.pipe(require_main.array(unexplainedSchema), require_main.maxLength(200))),
	reports: require_main.optional(require_main.pipe(require_main.array(require_main.object({
		pattern: text,
		files: count
	})), require_main.maxLength(require_platform.mostReportPatterns)))
});
const identitySchema = require_main.object({
	id: require_main.optional(text),
	file: require_main.optional(text),
	suite: require_main.array(text),
	name: text,
	variant: require_main.optional(text)
});
const locationSchema = require_main.object({
	file: text,
	line: require_main.optional(number),
	column: require_main.optional(number)
});
const spreadSchema = require_main.object({
	count,
	sum: number,
	sumOfSquares: number,
	min: number,
	max: number
});
const scoreTallySchema = require_main.object({
	count,
	sum: number,
	values: require_main.pipe(require_main.array(number), require_main.maxLength(require_platform.keptScoreValues)),
	undecided: count,
	threshold: require_main.optional(number),
	lowerIsBetter: require_main.optional(require_main.literal(true)),
	judge: require_main.optional(text)
});
const evidenceSchema = require_main.object({
	outcome: require_main.picklist([
		"passed",
		"failed",
		"errored",
		"skipped"
	]),
	ordinal: count,
	flaky: require_main.optional(require_main.literal(true)),
	infrastructure: require_main.optional(require_main.literal(true)),
	durationMs: require_main.optional(number),
	message: require_main.optional(text),
	detail: require_main.optional(text),
	location: require_main.optional(locationSchema),
	input: require_main.optional(text),
	output: require_main.optional(text),
	expected: require_main.optional(text),
	toolCalls: require_main.optional(require_main.array(require_main.object({
		name: text,
		arguments: require_main.optional(require_main.unknown()),
		status: require_main.optional(require_main.picklist([
			"ok",
			"error",
			"pending"
		]))
	}))),
	scores: require_main.optional(require_main.array(require_main.object({
		name: text,
		value: require_main.nullable(number),
		rationale: require_main.optional(text)
	}))),
	trace: require_main.optional(require_main.pipe(text, require_main.maxLength(require_main.longestTrace)))
});
const sampleSchema = require_main.union([number, spreadSchema]);
const caseFacts = {
	scope: require_main.optional(require_main.literal("suite")),
	cached: require_main.optional(count),
	retried: require_main.optional(require_main.object({
		failed: count,
		errored: count
	})),
	repeatsUnclear: require_main.optional(require_main.literal(true)),
	mostPerReport: require_main.optional(count),
	accepted: require_main.optional(require_main.literal(true)),
	location: require_main.optional(locationSchema),
	durationMs: require_main.optional(sampleSchema),
	latencyMs: require_main.optional(sampleSchema),
	tokens: require_main.optional(sampleSchema),
	costUsd: require_main.optional(sampleSchema),
	scores: require_main.optional(require_main.array(require_main.tuple([text, scoreTallySchema]))),
	model: require_main.optional(text),
	provider: require_main.optional(text),
	slices: require_main.optional(require_main.pipe(require_main.array(require_main.pipe(text, require_main.maxLength(160))), require_main.maxLength(20))),
	evidence: require_main.optional(require_main.pipe(require_main.array(evidenceSchema), require_main.maxLength(5)))
};
const caseSchema = require_main.object({
	id: require_main.optional(text),
	name: text,
	variant: require_main.optional(text),
	passed: require_main.optional(count),
	failed: require_main.optional(count),
	errored: require_main.optional(count),
	skipped: require_main.optional(count),
	lost: require_main.optional(count),
	flaky: require_main.optional(count),
	...caseFacts
});
const groupSchema = require_main.object({
	file: require_main.optional(text),
	suite: require_main.array(text),
	passed: require_main.optional(require_main.array(text)),
	durationsMs: require_main.optional(require_main.array(require_main.nullable(number))),
	cases: require_main.optional(require_main.array(caseSchema))
});
const runSchema = require_main.object({
	info: runInfoSchema,
	groups: require_main.array(groupSchema)
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
const time = require_main.pipe(require_main.string(), require_main.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const date = require_main.pipe(require_main.string(), require_main.regex(/^\d{4}-\d\d-\d\d$/));
const counts = require_main.pipe(require_main.array(count), require_main.maxLength(require_gate.ledgerBounds.cases));
const entrySchema = require_main.object({
	id: require_main.string(),
	at: time,
	commit: require_main.optional(require_main.string()),
	mean: require_main.nullable(rate),
	cases: count,
	iterations: count,
	cost: require_main.nullable(require_main.number())
});
const daySchema = require_main.object({
	date,
	runs: count,
	passed: counts,
	judged: counts
});
const ledgerSchema = require_main.object({
	entries: require_main.pipe(require_main.array(entrySchema), require_main.maxLength(require_gate.ledgerBounds.entries)),
	cases: require_main.pipe(require_main.array(require_main.pipe(require_main.string(), require_main.maxLength(64))), require_main.maxLength(require_gate.ledgerBounds.cases)),
	days: require_main.pipe(require_main.array(daySchema), require_main.maxLength(require_gate.ledgerBounds.days))
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
		const info = require_main.safeParse(require_main.object({ info: runInfoSchema }), head);
		if (!info.success) throw this.#damaged("run.info");
		this.#begun = beginRun(info.output.info, this.#names);
		this.#state = "groups";
	}
	#readLedger(line) {
		const parsed = require_main.safeParse(ledgerSchema, this.#parse(line.slice(require_gate.ledgerLineStart.length, -1), "ledger"));
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
		const parsed = require_main.safeParse(groupSchema, json);
		if (!parsed.success) throw this.#damaged(`${where}.${require_main.getDotPath(parsed.issues[0]) ?? ""}`);
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
	const parsed = require_main.safeParse(runSchema, file.run);
	if (!parsed.success) throw damaged(name, `run.${require_main.getDotPath(parsed.issues[0]) ?? ""}: ${parsed.issues[0].message}`);
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
	const parsed = require_main.safeParse(ledgerSchema, json);
	if (!parsed.success) throw damaged(name, `ledger.${require_main.getDotPath(parsed.issues[0]) ?? ""}`);
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
