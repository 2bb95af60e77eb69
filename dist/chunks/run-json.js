// src/results/format.ts
/** The `schema` member of every results file; distinguishes it from a report. */
const resultsSchemaName = "eval-gate-results";
/** True when the text is one of our results files (of any version), by its first kilobyte. */
function looksLikeResults(head) {
	return new RegExp(`^\\s*\\{\\s*"schema"\\s*:\\s*"${resultsSchemaName}"`).test(head);
}
const runLineStart = "\"run\":";
const groupsStart = ",\"groups\":[";
// src/results/run-json.ts
/** Most cases in one group: a reader holds the text of one group at a time. */
const casesPerGroup = 200;
const countNames = [
	"passed",
	"failed",
	"errored",
	"skipped",
	"lost",
	"flaky"
];
const factNames = [
	"scope",
	"retried",
	"repeatsUnclear",
	"mostPerReport",
	"location",
	"durationMs",
	"latencyMs",
	"tokens",
	"costUsd",
	"model",
	"provider",
	"evidence"
];
/** The cases of a run, suite by suite in the order of files and suites, and of keys within a suite. */
function* groupsToJson(run) {
	for (const group of groupCases(run)) for (let first = 0; first < group.length; first += casesPerGroup) {
		const tallies = group.slice(first, first + casesPerGroup);
		const { file, suite } = tallies[0]?.identity ?? { suite: [] };
		yield {
			file,
			suite: [...suite],
			cases: tallies.map(caseToJson)
		};
	}
}
function groupCases(run) {
	const groups = /* @__PURE__ */ new Map();
	let last;
	for (const tally of run.cases.values()) {
		const { identity } = tally;
		if (last?.identity.suite !== identity.suite || last.identity.file !== identity.file) {
			const place = JSON.stringify([identity.file ?? null, ...identity.suite]);
			const group = groups.get(place) ?? [];
			groups.set(place, group);
			last = {
				identity,
				group
			};
		}
		last.group.push(tally);
	}
	return [...groups.keys()].sort().map((place) => groups.get(place)?.sort(byKey) ?? []);
}
function byKey(a, b) {
	return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
function caseToJson(tally) {
	const { id, name, variant } = tally.identity;
	const json = { name };
	if (id !== void 0) json.id = id;
	if (variant !== void 0) json.variant = variant;
	for (const count of countNames) if (tally[count] !== 0) json[count] = tally[count];
	for (const fact of factNames) if (tally[fact] !== void 0) Object.assign(json, { [fact]: tally[fact] });
	if (tally.scores !== void 0) json.scores = [...tally.scores];
	return json;
}
export { resultsSchemaName as a, looksLikeResults as i, groupsToJson as n, runLineStart as o, groupsStart as r, factNames as t };
