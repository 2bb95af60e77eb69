import { C as optional, D as picklist, F as tuple, I as union, L as unknown, N as string, O as pipe, S as object, g as minValue, j as safeParse, k as record, l as integer, m as maxValue, n as boolean, p as maxLength, s as getDotPath, t as array, u as literal, v as null_, x as number$2, y as nullable, z as variant } from "./dist.js";
import { t as ArtifactError } from "./errors.js";
import { a as keptScoreValues } from "./run2.js";
import { t as caseKey } from "./identity.js";
// src/model/comparison.ts
/**
* How a case changed. `regressed`: worse, with the proof that the policy requires. `newly-failing`: fails now and did
* not before, but without that proof (too few iterations, flaky history). `new`: not judged
* in the baseline, or there is no baseline. `skipped`: the head did not judge it (skipped, or all lost).
*/
const changes = [
	"regressed",
	"newly-failing",
	"still-failing",
	"fixed",
	"flaky",
	"new",
	"removed",
	"skipped",
	"unchanged"
];
/** How many cases changed in each way. */
function changeCounts(comparison) {
	const counts = Object.fromEntries(changes.map((change) => [change, 0]));
	for (const { change } of comparison.cases) counts[change] += 1;
	return counts;
}
// src/model/verdict.ts
const verdictOutcomes = [
	"passed",
	"failed",
	"inconclusive"
];
/** Every rule that a reason can name. `docs/policy.md` lists them. */
const ruleNames = [
	"regression-case",
	"regression-suite",
	"regression-score",
	"regression-latency",
	"regression-tokens",
	"regression-cost",
	"broken-suite",
	"new-failing-test",
	"vanished-cases",
	"lost-cases",
	"missing-scorer",
	"renamed-failure",
	"new-failures",
	"failures",
	"min-pass-rate",
	"min-pass-rate-case",
	"min-score",
	"min-score-case",
	"max-latency",
	"max-latency-case",
	"max-tokens",
	"max-tokens-case",
	"max-cost",
	"max-cost-case",
	"unreadable-report",
	"empty",
	"all-skipped",
	"infrastructure",
	"no-baseline",
	"baseline-out-of-reach",
	"fallback-branch",
	"no-common-case",
	"no-regression",
	"inconclusive-suite",
	"suspect-case",
	"not-proven",
	"known-flaky",
	"failing-without-baseline",
	"removed-cases",
	"newly-skipped",
	"not-run",
	"unmatched-pattern",
	"stale-report",
	"quarantine",
	"quarantine-expired",
	"ignored",
	"confirmation",
	"hosted-run",
	"server-check",
	"tool-surface",
	"policy-change"
];
// src/results/run-schema.ts
/** A whole number from 0. */
const count = pipe(number$2(), integer(), minValue(0));
/** 0..1. */
const rate = pipe(number$2(), minValue(0), maxValue(1));
const text$1 = string();
const number$1 = number$2();
const runInfoSchema = object({
	id: text$1,
	suiteName: text$1,
	/** Unix epoch ms. */
	createdAt: number$1,
	commit: optional(text$1),
	branch: optional(text$1),
	attempt: optional(number$1),
	workflow: optional(text$1),
	url: optional(text$1)
});
const identitySchema = object({
	id: optional(text$1),
	file: optional(text$1),
	suite: array(text$1),
	name: text$1,
	variant: optional(text$1)
});
const locationSchema = object({
	file: text$1,
	line: optional(number$1),
	column: optional(number$1)
});
/** Moments of a quantity over iterations, in its own unit. */
const spreadSchema = object({
	count,
	sum: number$1,
	sumOfSquares: number$1,
	min: number$1,
	max: number$1
});
const scoreTallySchema = object({
	count,
	sum: number$1,
	values: pipe(array(number$1), maxLength(keptScoreValues)),
	undecided: count,
	threshold: optional(number$1)
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
	durationMs: optional(number$1),
	message: optional(text$1),
	detail: optional(text$1),
	location: optional(locationSchema),
	input: optional(text$1),
	output: optional(text$1),
	expected: optional(text$1),
	toolCalls: optional(array(object({
		name: text$1,
		arguments: optional(unknown()),
		status: optional(picklist([
			"ok",
			"error",
			"pending"
		]))
	}))),
	scores: optional(array(object({
		name: text$1,
		value: nullable(number$1),
		rationale: optional(text$1)
	})))
});
/** The written form of a tally: without its key (which follows from the identity), scores as pairs. */
const caseSchema = object({
	identity: identitySchema,
	scope: optional(literal("suite")),
	passed: count,
	failed: count,
	errored: count,
	skipped: count,
	lost: count,
	flaky: count,
	retried: optional(object({
		failed: count,
		errored: count
	})),
	repeatsUnclear: optional(literal(true)),
	mostPerReport: optional(count),
	location: optional(locationSchema),
	durationMs: optional(spreadSchema),
	latencyMs: optional(spreadSchema),
	tokens: optional(spreadSchema),
	costUsd: optional(spreadSchema),
	scores: optional(array(tuple([text$1, scoreTallySchema]))),
	model: optional(text$1),
	provider: optional(text$1),
	evidence: optional(pipe(array(evidenceSchema), maxLength(5)))
});
/** A run as it is written to results files and baselines, cases in the order of their keys. */
const runSchema = object({
	info: runInfoSchema,
	cases: array(caseSchema)
});
// src/results/results-schema.ts
/** The `schema` member of every results file; distinguishes it from a report. */
const resultsSchemaName = "eval-gate-results";
const text = string();
const number = number$2();
const reasonSchema = object({
	rule: picklist(ruleNames),
	status: picklist([
		...verdictOutcomes,
		"warning",
		"info"
	]),
	message: text,
	evidence: optional(record(text, union([
		number,
		text,
		boolean(),
		null_()
	]))),
	cases: optional(array(text))
});
const notComparedSchema = object({
	rule: picklist(ruleNames),
	what: text,
	why: text
});
const totalsSchema = object({
	cases: count,
	total: count,
	passed: count,
	failed: count,
	errored: count,
	skipped: count,
	lost: count,
	flaky: count
});
/** Means per iteration on both sides, in the unit of the quantity. */
const metricSchema = object({
	base: number,
	head: number,
	relative: nullable(number),
	significant: optional(boolean()),
	pValue: optional(rate)
});
const scoreMetricSchema = object({
	...metricSchema.entries,
	name: text
});
const sideSchema = object({
	passed: count,
	judged: count
});
const quarantineSchema = object({
	reason: text,
	until: optional(text)
});
const comparedCaseSchema = object({
	identity: identitySchema,
	change: picklist(changes),
	before: optional(sideSchema),
	after: optional(sideSchema),
	pValue: optional(rate),
	adjustedPValue: optional(rate),
	drop: optional(pipe(number, minValue(-1), maxValue(1))),
	flakyHistory: optional(boolean()),
	likelyRename: optional(text),
	quarantined: optional(quarantineSchema),
	quarantineExpired: optional(quarantineSchema),
	ignored: optional(literal(true)),
	judgedAs: optional(picklist(["test", "eval"])),
	confirmation: optional(object({
		headPassed: count,
		headCount: count,
		basePassed: count,
		baseCount: count,
		confirmed: boolean()
	})),
	latencyMs: optional(metricSchema),
	tokens: optional(metricSchema),
	costUsd: optional(metricSchema),
	scores: optional(array(scoreMetricSchema)),
	slower: optional(boolean()),
	costlier: optional(boolean())
});
const comparisonSchema = object({
	head: runInfoSchema,
	baseline: nullable(object({
		source: picklist([
			"service",
			"artifact",
			"file",
			"run"
		]),
		description: text,
		runs: array(runInfoSchema),
		fallback: optional(object({
			wanted: text,
			used: text
		}))
	})),
	suite: nullable(object({
		commonCases: count,
		headRate: rate,
		baseRate: rate,
		meanChange: number,
		ruledOutDrop: nullable(rate),
		pValue: rate,
		smallestDetectableDrop: nullable(number),
		of: optional(picklist(["tests", "evals"]))
	})),
	brokenCases: object({
		cases: count,
		pValue: rate
	}),
	levels: object({
		suite: rate,
		cases: rate,
		score: rate,
		growth: rate
	}),
	lost: object({
		head: rate,
		base: rate
	}),
	confirmation: optional(object({
		suspects: count,
		confirmed: count
	})),
	changes: object(Object.fromEntries(changes.map((change) => [change, count]))),
	latencyMs: optional(metricSchema),
	tokens: optional(metricSchema),
	costUsd: optional(metricSchema),
	scores: array(scoreMetricSchema),
	/** Every case that is not unchanged. */
	cases: array(comparedCaseSchema)
});
const fileSchema = object({
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
	warnings: array(text),
	foreign: optional(text),
	error: optional(text)
});
const serviceRunSchema = object({
	runId: text,
	runUrl: text,
	result: optional(text)
});
/** What the eval service has of this measurement. */
const serviceSchema = variant("kind", [
	object({ kind: literal("none") }),
	object({
		kind: literal("uploaded"),
		run: serviceRunSchema
	}),
	object({
		kind: literal("executed"),
		runs: array(object({
			...serviceRunSchema.entries,
			label: text
		}))
	}),
	object({
		kind: literal("failed"),
		message: text,
		unsent: count
	})
]);
const historyPointSchema = object({
	label: text,
	commit: optional(text),
	/** Unix epoch ms. */
	createdAt: number,
	passRate: nullable(rate)
});
object({
	schema: literal(resultsSchemaName),
	version: literal(1),
	suiteName: text,
	verdict: picklist(verdictOutcomes),
	/** What was not compared, and why; the first thing to read. */
	notCompared: optional(array(notComparedSchema)),
	reasons: array(reasonSchema),
	totals: totalsSchema,
	/** The policy in force, one sentence each. */
	policy: array(text),
	comparison: comparisonSchema,
	files: array(fileSchema),
	service: serviceSchema,
	notices: array(text),
	links: object({
		repository: optional(text),
		commit: optional(text),
		workflowRun: optional(text),
		report: optional(text)
	}),
	history: optional(array(historyPointSchema)),
	run: runSchema
});
// src/results/run-json.ts
/** A run as plain data. The same run always gives the same bytes. */
function runToJson(run) {
	const tallies = [...run.cases.values()].sort((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
	return {
		info: run.info,
		cases: tallies.map(({ key: _, scores, ...rest }) => ({
			...rest,
			scores: scores && [...scores]
		}))
	};
}
/** The inverse of {@link runToJson}. The value must have been checked by the schema first. */
function runFromJson({ info, cases }) {
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
/** True when the text is one of our results files (of any version), by its first kilobyte. */
function looksLikeResults(head) {
	return new RegExp(`^\\s*\\{\\s*"schema"\\s*:\\s*"${resultsSchemaName}"`).test(head);
}
/**
* Reads the run from a results file.
* @throws ArtifactError when it is of another version, or damaged.
*/
function readResults(content, name) {
	const file = parseJson(content, name);
	const version = file.version;
	if (file.schema !== "eval-gate-results" || typeof version !== "number") throw new ArtifactError(`${name} is not a results file of Eval Gate.`, ["Use the file named by the output `results-file`, or the report files themselves."]);
	if (version !== 1) {
		const newer = version > 1;
		throw new ArtifactError(`${name} has version ${version} of the results format; this release reads version 1.`, [newer ? "It was written by a newer release: use the same release on both branches." : "It was written by an older release: the next run on the base branch writes a new one."]);
	}
	const parsed = safeParse(runSchema, file.run);
	if (!parsed.success) {
		const [issue] = parsed.issues;
		throw new ArtifactError(`${name} is damaged at run.${getDotPath(issue) ?? ""}: ${issue.message}`, ["Let a run on the base branch write a new one."]);
	}
	return runFromJson(parsed.output);
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
export { changeCounts as a, resultsSchemaName as i, readResults as n, runToJson as r, looksLikeResults as t };
