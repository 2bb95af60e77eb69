import { A as safeParse, D as pipe, M as string, S as optional, b as number, g as minValue, j as strictObject, l as integer, m as maxValue, p as maxLength, s as getDotPath, t as array, u as literal, v as nullable } from "./dist.js";
import { t as ArtifactError } from "./errors.js";
import { t as countIterations } from "./run2.js";
import { i as momentsOf } from "./sample.js";
import { t as artifactName } from "./artifact-name.js";
import { t as readResults } from "./read-results.js";
import { createHash } from "node:crypto";
// src/results/collected-bounds.ts
/**
* Longest texts that `mode: collect` writes, in UTF-16 units: what the readers of reports keep, and some room for
* the mark of a cut.
*/
const longest = {
	name: 2100,
	message: 1100,
	detail: 8100,
	sample: 4100
};
/** Nested deeper, or with more text and values, no argument of a tool is kept. */
const deepestArguments = 32;
const largestArguments = 1e5;
/**
* What is too large about a case of a stranger; nothing when it is as a reader of reports would have left it. Views
* look at texts before they cut them, so a text without a bound could keep a job busy for hours.
*/
function findOversize({ identity, location, model, provider, scores, evidence = [] }) {
	const { id, file, suite, name, variant } = identity;
	if (!areWithin([
		id,
		file,
		name,
		variant,
		...suite,
		location?.file,
		model,
		provider,
		...scores?.keys() ?? []
	], longest.name)) return "a name is too long";
	for (const one of evidence) {
		const { toolCalls = [], scores: judged = [] } = one;
		if (!areWithin([
			one.location?.file,
			...toolCalls.map((call) => call.name),
			...judged.map((score) => score.name)
		], longest.name)) return "a name is too long";
		if (!areWithin([one.message], longest.message)) return "a message is too long";
		if (!areWithin([one.detail, ...judged.map(({ rationale }) => rationale)], longest.detail)) return "a detail is too long";
		if (!areWithin([
			one.input,
			one.output,
			one.expected
		], longest.sample)) return "an input or output is too long";
		if (!toolCalls.every((call) => fitsArguments(call.arguments))) return "the arguments of a tool call are too large";
	}
}
function areWithin(texts, most) {
	return texts.every((text) => text === void 0 || text.length <= most);
}
/** Walks with a list of its own: the data may be nested deeper than functions can call each other. */
function fitsArguments(value) {
	let size = 0;
	const open = [{
		value,
		depth: 1
	}];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		size += typeof next.value === "string" ? next.value.length : 1;
		if (size > largestArguments) return false;
		if (typeof next.value !== "object" || next.value === null) continue;
		if (next.depth >= deepestArguments) return false;
		for (const [key, item] of Object.entries(next.value)) {
			size += key.length;
			open.push({
				value: item,
				depth: next.depth + 1
			});
		}
	}
	return true;
}
// src/results/collected-run.ts
/** Files of the artifact that `mode: collect` stores. */
const collectedFiles = {
	results: "eval-gate-results.json",
	facts: "eval-gate-facts.json"
};
/** Larger than any real suite, small enough for the memory of a runner. */
const collectedMaxBytes = 67108864;
const mostCases = 2e5;
const mostIterationsOfCase = 1e4;
const mostIterations = 2e6;
/** Limits of tool calls and scores of one iteration that is shown. */
const mostOfEvidence = 1e3;
const largestNumber = 0x38d7ea4c68000;
const count = pipe(number(), integer(), minValue(0), maxValue(largestNumber));
const text = pipe(string(), maxLength(2e4));
/** Like {@link fileSchema} of results files, but with bounds and without unknown fields. */
const summarySchema = strictObject({
	path: text,
	format: nullable(text),
	tests: count,
	passed: count,
	failed: count,
	errored: count,
	skipped: count,
	flaky: count,
	suiteErrors: optional(count),
	selection: optional(text),
	warnings: pipe(array(text), maxLength(100)),
	foreign: optional(text),
	error: optional(text)
});
const position = pipe(number(), integer(), minValue(0), maxValue(1e5));
/** Which part of a measurement over several jobs this is. */
const partSchema = strictObject({
	/** Id of the job in the workflow. */
	job: optional(text),
	/** Values of the leg of its matrix: `3.12, linux`. */
	leg: optional(text),
	/** Position of the leg among those of its matrix, from 0, and how many there are. */
	index: optional(position),
	total: optional(position),
	attempt: position,
	/** Commit that was measured. */
	commit: optional(text),
	/** Why it does not belong to the branch of the event. */
	notTheBranch: optional(text),
	/** What chose the cases, if only some of them were meant to run. */
	selection: optional(text),
	/** Reports that are older than the checkout. */
	stale: optional(pipe(array(text), maxLength(1e3)))
});
const factsSchema = strictObject({
	schema: literal("eval-gate-collected"),
	version: literal(1),
	suiteName: text,
	/** What the pull request claims about itself. Not trusted until GitHub confirms it. */
	pullRequest: optional(pipe(number(), integer(), minValue(1), maxValue(2 ** 31))),
	part: optional(partSchema),
	files: pipe(array(summarySchema), maxLength(1e3))
});
/**
* The facts that a collecting run states about itself. All of it is hostile input.
* @throws ArtifactError for everything that `mode: collect` would not write.
*/
function readFacts(content, suiteName) {
	if (content === void 0) throw refused(`${collectedFiles.facts} is missing`);
	const parsed = safeParse(factsSchema, parseJson(content));
	if (!parsed.success) {
		const [issue] = parsed.issues;
		throw refused(`${collectedFiles.facts} is invalid at "${getDotPath(issue) ?? ""}"`);
	}
	if (parsed.output.suiteName !== suiteName) throw refused("it is about another suite");
	return parsed.output;
}
/**
* The measurement of a collecting run. Its figures may be forged, like everything that the code of a pull request
* measures; but they are numbers within bounds that a job can handle.
* @throws ArtifactError for another version, damage, or sizes beyond all bounds.
*/
function readCollectedRun(content) {
	if (content === void 0) throw refused(`${collectedFiles.results} is missing`);
	const run = readResults(content, "The measurement");
	if (run.cases.size > mostCases) throw refused(`it has more than ${mostCases} cases`);
	let iterations = 0;
	for (const tally of run.cases.values()) {
		checkTally(tally);
		iterations += countIterations(tally);
	}
	if (iterations > mostIterations) throw refused(`it has more than ${mostIterations} iterations`);
	return run;
}
function checkTally(tally) {
	const { identity, lost, errored, flaky, passed, durationMs, latencyMs, tokens, costUsd } = tally;
	const oversize = findOversize(tally);
	if (oversize !== void 0) throw refused(oversize);
	if (countIterations(tally) > mostIterationsOfCase) throw refused("a case has too many iterations");
	if (lost > errored || flaky > passed) throw refused("the counts of a case contradict each other");
	if (identity.suite.length > 100) throw refused("a case is nested too deeply");
	for (const sample of [
		durationMs,
		latencyMs,
		tokens,
		costUsd
	]) if (sample !== void 0) checkSample(sample);
	if ((tally.scores?.size ?? 0) > 200) throw refused("a case has too many scores");
	for (const score of tally.scores?.values() ?? []) checkScore(score);
	if ((tally.evidence?.length ?? 0) > 100) throw refused("a case has too much evidence");
	for (const { toolCalls = [], scores = [] } of tally.evidence ?? []) if (toolCalls.length > mostOfEvidence || scores.length > mostOfEvidence) throw refused("the evidence of a case is too large");
}
function checkSample(sample) {
	const { count: of, ...numbers } = momentsOf(sample);
	if (!(of >= 1 && of <= largestNumber && Object.values(numbers).every(isInBounds))) throw refused("the figures of a case are out of bounds");
}
function checkScore({ count: of, sum, values, undecided, threshold = 0 }) {
	if (!(of <= mostIterationsOfCase && undecided <= mostIterationsOfCase && values.length <= of && isInBounds(threshold)) || ![sum, ...values].every(isInBounds)) throw refused("the scores of a case are out of bounds");
}
/** Sums of squares reach further than the values themselves. */
function isInBounds(value) {
	return Number.isFinite(value) && Math.abs(value) <= largestNumber ** 2;
}
function parseJson(content) {
	try {
		return JSON.parse(Buffer.from(content).toString("utf8"));
	} catch {
		return;
	}
}
function refused(why) {
	return new ArtifactError(`The measurement was rejected: ${why}.`, ["It must be written by `mode: collect` of the same release."]);
}
// src/jobs/parts/part-name.ts
/**
* Name of the artifact in which this job keeps its part: the same in every attempt, another for every job and every leg
* of a matrix.
*/
function partName(suiteName, { job, matrix }) {
	const digest = createHash("sha256").update(JSON.stringify([job, matrix]).toWellFormed()).digest("hex");
	return `${artifactName("collected", suiteName)}.${digest.slice(0, 12)}`;
}
/** Whether an artifact of that name holds a part of the suite. */
function isPartOf(suiteName) {
	const start = artifactName("collected", suiteName);
	return (name) => name.startsWith(start) && /^(?:\.[0-9a-f]{12})?(?: \(2\))?$/.test(name.slice(start.length));
}
export { readCollectedRun as a, collectedMaxBytes as i, partName as n, readFacts as o, collectedFiles as r, isPartOf as t };
