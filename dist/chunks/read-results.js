import { A as safeParse, D as pipe, E as picklist, F as union, I as unknown, M as string, P as tuple, S as optional, b as number$2, g as minValue, l as integer, m as maxValue, p as maxLength, s as getDotPath, t as array, u as literal, v as nullable, x as object } from "./dist.js";
import { t as ArtifactError } from "./errors.js";
import { a as resultsSchemaName, o as runLineStart, t as factNames } from "./run-json.js";
import { t as caseKey } from "./identity.js";
import { a as keptScoreValues } from "./run2.js";
// src/results/run-from-json.ts
/** @param like a run with mostly the same cases */
function beginRun(info, like) {
	const iterator = like?.cases.values();
	return {
		run: {
			info,
			cases: /* @__PURE__ */ new Map()
		},
		like: iterator,
		next: iterator?.next().value,
		known: like?.cases
	};
}
/** Adds the cases of a group that has been checked. */
function addGroup(begun, { file, suite, cases }) {
	let shared;
	for (const json of cases) {
		const tally = toTally(json, caseOf(begun, json, shared ?? {
			file,
			suite
		}));
		shared = tally.identity;
		begun.run.cases.set(tally.key, tally);
	}
}
/** Key and identity of a case: those of the same case of the other run where there is one. */
function caseOf(begun, json, place) {
	const { next } = begun;
	if (next !== void 0 && isSame(next.identity, json, place)) {
		begun.next = begun.like?.next().value;
		return next;
	}
	const identity = identityOf(json, place);
	const key = caseKey(identity);
	const known = begun.known?.get(key);
	if (known === void 0 || !isSame(known.identity, json, place)) return {
		key,
		identity
	};
	while (begun.next !== void 0 && begun.next !== known) begun.next = begun.like?.next().value;
	begun.next = begun.like?.next().value;
	return known;
}
function isSame(identity, json, { file, suite }) {
	return identity.name === json.name && identity.id === json.id && identity.variant === json.variant && identity.file === file && (identity.suite === suite || areEqual(identity.suite, suite));
}
function areEqual(a, b) {
	return a.length === b.length && a.every((part, index) => part === b[index]);
}
/** Spelt out for the plain cases: there may be a million of them, and objects made by spreading are larger. */
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
	for (const fact of factNames) if (fact !== "durationMs" && json[fact] !== void 0) Object.assign(tally, { [fact]: json[fact] });
	if (json.scores !== void 0) tally.scores = new Map(json.scores);
	return tally;
}
// src/results/run-schema.ts
/** A whole number from 0. */
const count = pipe(number$2(), integer(), minValue(0));
pipe(number$2(), minValue(0), maxValue(1));
const text = string();
const number = number$2();
const runInfoSchema = object({
	id: text,
	suiteName: text,
	/** Unix epoch ms. */
	createdAt: number,
	commit: optional(text),
	branch: optional(text),
	attempt: optional(number),
	workflow: optional(text),
	url: optional(text)
});
const identitySchema = object({
	id: optional(text),
	file: optional(text),
	suite: array(text),
	name: text,
	variant: optional(text)
});
const locationSchema = object({
	file: text,
	line: optional(number),
	column: optional(number)
});
/** Moments of a quantity over iterations, in its own unit. */
const spreadSchema = object({
	count,
	sum: number,
	sumOfSquares: number,
	min: number,
	max: number
});
const scoreTallySchema = object({
	count,
	sum: number,
	values: pipe(array(number), maxLength(keptScoreValues)),
	undecided: count,
	threshold: optional(number)
});
const evidenceSchema = object({
	outcome: picklist([
		"passed",
		"failed",
		"errored",
		"skipped"
	]),
	ordinal: count,
	flaky: optional(literal(true)),
	infrastructure: optional(literal(true)),
	durationMs: optional(number),
	message: optional(text),
	detail: optional(text),
	location: optional(locationSchema),
	input: optional(text),
	output: optional(text),
	expected: optional(text),
	toolCalls: optional(array(object({
		name: text,
		arguments: optional(unknown()),
		status: optional(picklist([
			"ok",
			"error",
			"pending"
		]))
	}))),
	scores: optional(array(object({
		name: text,
		value: nullable(number),
		rationale: optional(text)
	})))
});
/** A quantity over iterations: the value itself where there is one only, else the moments. */
const sampleSchema = union([number, spreadSchema]);
/** What is not about the identity or the counts of a case. */
const caseFacts = {
	scope: optional(literal("suite")),
	retried: optional(object({
		failed: count,
		errored: count
	})),
	repeatsUnclear: optional(literal(true)),
	mostPerReport: optional(count),
	location: optional(locationSchema),
	durationMs: optional(sampleSchema),
	latencyMs: optional(sampleSchema),
	tokens: optional(sampleSchema),
	costUsd: optional(sampleSchema),
	scores: optional(array(tuple([text, scoreTallySchema]))),
	model: optional(text),
	provider: optional(text),
	evidence: optional(pipe(array(evidenceSchema), maxLength(5)))
};
/** A tally without its key, file and suite. A count that is 0 is left out; scores are pairs. */
const caseSchema = object({
	id: optional(text),
	name: text,
	variant: optional(text),
	passed: optional(count),
	failed: optional(count),
	errored: optional(count),
	skipped: optional(count),
	lost: optional(count),
	flaky: optional(count),
	...caseFacts
});
/** Cases of one suite of one file. A large suite is several groups. */
const groupSchema = object({
	file: optional(text),
	suite: array(text),
	cases: array(caseSchema)
});
/** A run as it is written to results files and baselines: groups and cases in a fixed order. */
const runSchema$1 = object({
	info: runInfoSchema,
	groups: array(groupSchema)
});
/**
* Whether the value is a group of cases with nothing but a name, counts and a duration. Answers for almost all groups
* of a large run, in a fraction of the time of the schema; for other values it is false.
*/
function isPlainGroup(value) {
	if (typeof value !== "object" || value === null) return false;
	const { file, suite, cases } = value;
	if (file !== void 0 && typeof file !== "string") return false;
	return Array.isArray(suite) && suite.every(isText) && Array.isArray(cases) && cases.every(isPlainCase);
}
const isText = (value) => typeof value === "string";
function isPlainCase(value) {
	if (typeof value !== "object" || value === null) return false;
	const members = value;
	if (typeof members.name !== "string") return false;
	for (const name in members) {
		const member = members[name];
		if (name === "name") continue;
		if (!Number.isFinite(member) || !plainNumbers.has(name)) return false;
		if (name !== "durationMs" && !(Number.isInteger(member) && Number(member) >= 0)) return false;
	}
	return true;
}
const plainNumbers = /* @__PURE__ */ new Set([
	"passed",
	"failed",
	"errored",
	"skipped",
	"lost",
	"flaky",
	"durationMs"
]);
// src/results/results-parser.ts
const firstLineStart = `{"schema":"${resultsSchemaName}","version":2,`;
const newline = 10;
/** Reads a results file line by line as we write it. Any other text is collected as a whole. */
var ResultsParser = class {
	#name;
	#like;
	#state = "start";
	#rest = [];
	#begun;
	#groups = 0;
	/** @param name of the file, for errors */
	constructor(name, like) {
		this.#name = name;
		this.#like = like;
	}
	/** @throws ArtifactError when a line is damaged */
	add(piece) {
		let start = 0;
		if (this.#state !== "whole") for (let end = piece.indexOf(newline); end !== -1; end = piece.indexOf(newline, start)) {
			const line = this.#takeLine(piece.subarray(start, end));
			start = end + 1;
			if (!this.#readLine(line)) {
				this.#state = "whole";
				this.#rest = [Buffer.from(`${line}\n`)];
				break;
			}
		}
		if (start < piece.length) this.#rest.push(piece.subarray(start));
	}
	/**
	* The run, or the text of a file that is not written in lines.
	* @throws ArtifactError when the file ends too early
	*/
	finish() {
		const rest = Buffer.concat(this.#rest).toString("utf8");
		if (this.#state === "whole" || this.#state === "start") return { whole: rest };
		if (this.#state !== "end" || rest.trim() !== "" || this.#begun === void 0) throw new ArtifactError(`${this.#name} is not complete.`, ["Let a run on the base branch write a new one."]);
		return {
			run: this.#begun.run,
			whole: ""
		};
	}
	#takeLine(end) {
		if (this.#rest.length === 0) return end.toString("utf8");
		const line = Buffer.concat([...this.#rest, end]).toString("utf8");
		this.#rest = [];
		return line;
	}
	/** False when the first line shows that the file is not written in lines. */
	#readLine(line) {
		if (this.#state === "start") {
			if (!line.startsWith(firstLineStart) || !line.endsWith(",")) return false;
			this.#state = "before-run";
		} else if (this.#state === "before-run") {
			if (line.startsWith("\"run\":")) this.#begin(line);
		} else if (this.#state === "groups") {
			if (line === "]}}") this.#state = "end";
			else this.#addGroup(line);
		} else if (line !== "") throw this.#damaged("the end");
		return true;
	}
	#begin(line) {
		const head = line.endsWith(",\"groups\":[") ? this.#parse(`${line.slice(runLineStart.length)}]}`, "run") : void 0;
		const info = safeParse(object({ info: runInfoSchema }), head);
		if (!info.success) throw this.#damaged("run.info");
		this.#begun = beginRun(info.output.info, this.#like);
		this.#state = "groups";
	}
	#addGroup(line) {
		const where = `run.groups.${this.#groups}`;
		const json = this.#parse(line.endsWith(",") ? line.slice(0, -1) : line, where);
		this.#groups += 1;
		if (this.#begun === void 0) throw this.#damaged(where);
		if (isPlainGroup(json)) {
			addGroup(this.#begun, json);
			return;
		}
		const parsed = safeParse(groupSchema, json);
		if (!parsed.success) throw this.#damaged(`${where}.${getDotPath(parsed.issues[0]) ?? ""}`);
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
		return new ArtifactError(`${this.#name} is damaged at ${where}.`, ["Let a run on the base branch write a new one."]);
	}
};
// src/results/version-1.ts
/** Version 1 of the format had all cases in one list, each with its whole identity and every count. */
const runSchema = object({
	info: runInfoSchema,
	cases: array(object({
		identity: identitySchema,
		passed: count,
		failed: count,
		errored: count,
		skipped: count,
		lost: count,
		flaky: count,
		...caseFacts
	}))
});
/** Checks the `run` of a file of version 1. */
function parseRunOfVersion1(json) {
	return safeParse(runSchema, json);
}
/** The run of a file of version 1 that has been checked. */
function runOfVersion1({ info, cases }) {
	const tallies = cases.map(({ scores, ...rest }) => {
		const key = caseKey(rest.identity);
		const tally = {
			key,
			...rest
		};
		if (scores !== void 0) tally.scores = new Map(scores);
		return [key, tally];
	});
	return {
		info,
		cases: new Map(tallies)
	};
}
// src/results/read-results.ts
/**
* Reads the run from a results file, of this version or the one before.
*
* @param like a run with mostly the same cases: their texts are then in memory once
* @throws ArtifactError when it is of another version, or damaged.
*/
function readResults(content, name, like) {
	const parser = new ResultsParser(name, like);
	parser.add(Buffer.from(content));
	return runOf(parser, name, like);
}
/** The same for a file that arrives in pieces; only one line of it and the run are in memory. */
async function readResultsStream(pieces, name, like) {
	const parser = new ResultsParser(name, like);
	for await (const piece of pieces) parser.add(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
	return runOf(parser, name, like);
}
function runOf(parser, name, like) {
	const { run, whole } = parser.finish();
	return run ?? readWhole(whole, name, like);
}
/** A file of an older version, or one that another tool has formatted. */
function readWhole(content, name, like) {
	const file = parseJson(content, name);
	const version = file.version;
	if (file.schema !== "eval-gate-results" || typeof version !== "number") throw new ArtifactError(`${name} is not a results file of Eval Gate.`, ["Use the file named by the output `results-file`, or the report files themselves."]);
	if (version === 1) {
		const parsed = parseRunOfVersion1(file.run);
		if (!parsed.success) throw damaged(name, `run.${getDotPath(parsed.issues[0]) ?? ""}: ${parsed.issues[0].message}`);
		return runOfVersion1(parsed.output);
	}
	if (version !== 2) throw otherVersion(name, version);
	const parsed = safeParse(runSchema$1, file.run);
	if (!parsed.success) throw damaged(name, `run.${getDotPath(parsed.issues[0]) ?? ""}: ${parsed.issues[0].message}`);
	const begun = beginRun(parsed.output.info, like);
	for (const group of parsed.output.groups) addGroup(begun, group);
	return begun.run;
}
function parseJson(content, name) {
	try {
		const value = JSON.parse(content);
		if (typeof value === "object" && value !== null) return value;
	} catch (error) {
		throw new ArtifactError(`${name} is not valid JSON.`, ["It may be truncated."], error);
	}
	throw new ArtifactError(`${name} is not a results file of Eval Gate.`, []);
}
function damaged(name, where) {
	return new ArtifactError(`${name} is damaged at ${where}`, ["Let a run on the base branch write a new one."]);
}
function otherVersion(name, version) {
	return new ArtifactError(`${name} has version ${version} of the results format; this release reads versions 1 to 2.`, [version > 2 ? "It was written by a newer release: use the same release on both branches." : "It was written by an older release: the next run on the base branch writes a new one."]);
}
export { readResultsStream as n, readResults as t };
