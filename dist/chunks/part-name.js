const require_platform = require("./platform.js");
const require_main = require("./main.js");
const require_gate = require("./gate.js");
const require_read_results = require("./read-results.js");
let node_crypto = require("node:crypto");
// src/results/collected-bounds.ts
const longest = {
	name: 2100,
	message: 1100,
	detail: 8100,
	sample: 4100
};
const deepestArguments = 32;
const largestArguments = 1e5;
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
		...scores?.keys() ?? [],
		...[...scores?.values() ?? []].map(({ judge }) => judge)
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
function findOversizeInfo(info) {
	return fitsArguments(info) ? void 0 : "what it says of its run is too large";
}
const mostCasesOfAll = 5e5;
const mostIterationsOfAll = 5e6;
function boundsOfAll() {
	let cases = 0;
	let iterations = 0;
	const areExceeded = () => cases > mostCasesOfAll || iterations > mostIterationsOfAll;
	return {
		areExceeded,
		add(run) {
			cases += run.cases.size;
			for (const tally of run.cases.values()) iterations += require_platform.countIterations(tally);
			if (!areExceeded()) return;
			throw new require_platform.ArtifactError(`The parts have more than ${require_platform.formatCount(mostCasesOfAll)} cases or ${require_platform.formatCount(mostIterationsOfAll)} iterations together.`, ["Split the suite: each `suite-name` is judged by itself."]);
		}
	};
}
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
const collectedFiles = {
	results: "eval-gate-results.json",
	facts: "eval-gate-facts.json"
};
const collectedMaxBytes = 67108864;
const mostCases = 2e5;
const mostIterationsOfCase = 1e4;
const mostIterations = 2e6;
const mostOfEvidence = 1e3;
const largestNumber = 0x38d7ea4c68000;
const count = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(0), require_main.maxValue(largestNumber));
const text = require_main.pipe(require_main.string(), require_main.maxLength(2e4));
const summarySchema = require_main.strictObject({
	path: text,
	format: require_main.nullable(text),
	tests: count,
	passed: count,
	failed: count,
	errored: count,
	skipped: count,
	flaky: count,
	suiteErrors: require_main.optional(count),
	unexplained: require_main.optional(require_main.pipe(require_main.array(require_read_results.unexplainedSchema), require_main.maxLength(200))),
	selection: require_main.optional(text),
	warnings: require_main.pipe(require_main.array(text), require_main.maxLength(100)),
	foreign: require_main.optional(text),
	error: require_main.optional(text)
});
const position = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(0), require_main.maxValue(1e5));
const partSchema = require_main.strictObject({
	job: require_main.optional(text),
	leg: require_main.optional(text),
	index: require_main.optional(position),
	total: require_main.optional(position),
	attempt: position,
	commit: require_main.optional(text),
	notTheBranch: require_main.optional(text),
	selection: require_main.optional(text),
	testStep: require_main.optional(require_main.picklist([
		"failure",
		"cancelled",
		"skipped"
	])),
	stale: require_main.optional(require_main.pipe(require_main.array(require_main.strictObject({
		path: text,
		writtenAt: require_main.number()
	})), require_main.maxLength(1e3))),
	missing: require_main.optional(require_main.pipe(require_main.array(text), require_main.maxLength(1e3)))
});
const factsSchema = require_main.strictObject({
	schema: require_main.literal("eval-gate-collected"),
	version: require_main.literal(1),
	suiteName: text,
	pullRequest: require_main.optional(require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(1), require_main.maxValue(2 ** 31))),
	part: require_main.optional(partSchema),
	files: require_main.pipe(require_main.array(summarySchema), require_main.maxLength(1e3))
});
function readFacts(content, suiteName) {
	if (content === void 0) throw refused(`${collectedFiles.facts} is missing`);
	const parsed = require_main.safeParse(factsSchema, parseJson(content));
	if (!parsed.success) {
		const [issue] = parsed.issues;
		throw refused(`${collectedFiles.facts} is invalid at "${require_main.getDotPath(issue) ?? ""}"`);
	}
	if (parsed.output.suiteName !== suiteName) throw refused("it is about another suite");
	return parsed.output;
}
function readCollectedRun(content) {
	if (content === void 0) throw refused(`${collectedFiles.results} is missing`);
	const run = require_read_results.readResults(content, "The measurement");
	const oversize = findOversizeInfo(run.info);
	if (oversize !== void 0) throw refused(oversize);
	if (run.cases.size > mostCases) throw refused(`it has more than ${mostCases} cases`);
	let iterations = 0;
	for (const tally of run.cases.values()) {
		checkTally(tally);
		iterations += require_platform.countIterations(tally);
	}
	if (iterations > mostIterations) throw refused(`it has more than ${mostIterations} iterations`);
	return run;
}
function checkTally(tally) {
	const { identity, lost, errored, flaky, passed, durationMs, latencyMs, tokens, costUsd } = tally;
	const oversize = findOversize(tally);
	if (oversize !== void 0) throw refused(oversize);
	if (require_platform.countIterations(tally) > mostIterationsOfCase) throw refused("a case has too many iterations");
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
	const { count: of, ...numbers } = require_platform.momentsOf(sample);
	if (!(of >= 1 && of <= largestNumber && Object.values(numbers).every(isInBounds))) throw refused("the figures of a case are out of bounds");
}
function checkScore({ count: of, sum, values, undecided, threshold = 0 }) {
	if (!(of <= mostIterationsOfCase && undecided <= mostIterationsOfCase && values.length <= of && isInBounds(threshold)) || ![sum, ...values].every(isInBounds)) throw refused("the scores of a case are out of bounds");
}
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
	return new require_platform.ArtifactError(`The measurement was rejected: ${why}.`, ["It must be written by `mode: collect` of the same release."]);
}
// src/jobs/parts/part-name.ts
function partName(suiteName, { job, matrix }) {
	const digest = (0, node_crypto.createHash)("sha256").update(JSON.stringify([job, matrix]).toWellFormed()).digest("hex");
	return `${require_gate.artifactName("collected", suiteName)}.${digest.slice(0, 12)}`;
}
function isPartOf(suiteName) {
	const start = require_gate.artifactName("collected", suiteName);
	return (name) => name.startsWith(start) && /^(?:\.[0-9a-f]{12})?(?: \([23]\))?$/.test(name.slice(start.length));
}
function latestParts(parts, attempt) {
	const refused = [];
	const started = parts.filter(({ artifact, facts }) => {
		if (facts.attempt <= attempt) return true;
		refused.push(`The artifact ${artifact} says that it is of attempt ${facts.attempt}, but this is attempt ${attempt}.`);
		return false;
	});
	return {
		parts: [...Map.groupBy(started, ({ facts: { job, index, leg } }) => JSON.stringify([
			job,
			index,
			leg
		])).values()].flatMap((claims) => {
			const last = Math.max(...claims.map(({ facts }) => facts.attempt));
			const newest = claims.filter(({ facts }) => facts.attempt === last);
			const jobs = new Set(claims.map(({ artifact }) => withoutCounter(artifact)));
			if (newest.length === 1 && jobs.size === 1) return newest;
			const names = claims.map(({ artifact }) => artifact).join(", ");
			refused.push(`Several artifacts claim to be the part of ${claims[0]?.label}, so none of them is used: ${names}.`);
			return [];
		}),
		refused
	};
}
function withoutCounter(name) {
	return name.replace(/ \([23]\)$/, "");
}
Object.defineProperty(exports, "boundsOfAll", {
	enumerable: true,
	get: function() {
		return boundsOfAll;
	}
});
Object.defineProperty(exports, "collectedFiles", {
	enumerable: true,
	get: function() {
		return collectedFiles;
	}
});
Object.defineProperty(exports, "collectedMaxBytes", {
	enumerable: true,
	get: function() {
		return collectedMaxBytes;
	}
});
Object.defineProperty(exports, "isPartOf", {
	enumerable: true,
	get: function() {
		return isPartOf;
	}
});
Object.defineProperty(exports, "latestParts", {
	enumerable: true,
	get: function() {
		return latestParts;
	}
});
Object.defineProperty(exports, "partName", {
	enumerable: true,
	get: function() {
		return partName;
	}
});
Object.defineProperty(exports, "readCollectedRun", {
	enumerable: true,
	get: function() {
		return readCollectedRun;
	}
});
Object.defineProperty(exports, "readFacts", {
	enumerable: true,
	get: function() {
		return readFacts;
	}
});
