const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_part_name = require("./part-name.js");
// src/jobs/parts/assess-parts.ts
function findGaps({ parts, unreadable }, expectation) {
	return [
		...countGaps(parts, expectation.parts),
		...unreadable,
		...ageGaps(parts, expectation),
		...commitGaps(parts, expectation.commit)
	];
}
function countGaps(parts, expected) {
	const jobs = jobsOf(parts);
	const ofMatrices = jobs.every(({ total }) => total !== void 0) ? jobs.reduce((sum, { total = 0 }) => sum + total, 0) : void 0;
	const due = expected ?? (parts.length === 0 ? void 0 : ofMatrices);
	if (due === void 0) return [parts.length === 0 ? "No job of this run has stored a part. Did the steps with `mode: collect` run, with the same `suite-name`?" : "The parts do not say how many there must be. Set `expected-parts`."];
	if (parts.length > due) return [`${require_platform.plural(parts.length, "part was", "parts were")} found, but ${due} expected.`];
	if (parts.length === due) return [];
	const absent = jobs.flatMap(({ absent: legs }) => legs);
	const named = absent.length === due - parts.length ? `: ${listed(absent)}` : "";
	return [`${due - parts.length} of ${require_platform.plural(due, "part")} ${due - parts.length === 1 ? "is" : "are"} missing${named}.`];
}
function jobsOf(parts) {
	return [...Map.groupBy(parts, ({ facts }) => JSON.stringify([facts.job ?? "", facts.total ?? null])).values()].map((own) => {
		const { job = "", total } = own[0]?.facts ?? {};
		const places = Map.groupBy(own, ({ facts }) => facts.index);
		const calls = Math.max(...[...places.values()].map(({ length }) => length));
		const absent = Array.from({ length: total ?? 0 }, (_, index) => index).flatMap((index) => Array.from({ length: calls - (places.get(index)?.length ?? 0) }, () => `leg ${index + 1} of ${total} of ${job}`));
		return {
			total: total === void 0 ? void 0 : total * calls,
			absent
		};
	});
}
function ageGaps(parts, { attempt, failedJobs }) {
	const older = parts.filter(({ facts }) => facts.attempt < attempt);
	if (older.length === 0 || failedJobs?.length === 0) return [];
	const what = `${require_platform.plural(older.length, "part is", "parts are")} of an earlier attempt (${listed(older.map(({ label }) => label))})`;
	return [failedJobs === void 0 ? `${what}, and GitHub did not say whether those jobs ran again.` : `${what}, and ${listed(failedJobs)} failed in this one: a part may be out of date. Run all jobs again.`];
}
function commitGaps(parts, commit) {
	const others = parts.filter(({ facts }) => facts.commit !== void 0 && facts.commit !== commit);
	if (commit === void 0 || others.length === 0) return [];
	return [`${listed(others.map(({ label }) => label))} measured another commit than ${commit.slice(0, 7)}.`];
}
const namedItems = 10;
function listed(items) {
	const left = items.length - namedItems;
	return `${items.slice(0, namedItems).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}
// src/jobs/parts/join-parts.ts
function joinParts(parts, how) {
	const labels = legLabels(parts);
	if (how === "variants") {
		const cases = parts.flatMap(({ run }, index) => [...run.cases.values()].map((tally) => require_gate.inEnvironment(tally, labels[index] ?? "")));
		return new Map(cases.map((tally) => [tally.key, tally]));
	}
	const reports = parts.map(({ run }, index) => ({
		path: labels[index] ?? "",
		run
	}));
	return require_gate.joinReports(reports, {
		asIterations: false,
		asShards: how === "shards"
	}).cases;
}
function filesOfParts(parts) {
	if (parts.length === 1) return parts[0]?.files ?? [];
	return parts.flatMap(({ label, files }) => files.map((file) => ({
		...file,
		path: `${file.path} of ${label}`
	})));
}
function patternsOfParts(parts) {
	const patterns = parts.flatMap(({ run, label }) => (run.info.reports ?? []).map(({ pattern, files }) => ({
		pattern: parts.length === 1 ? pattern : `${pattern} of ${label}`,
		files
	})));
	return patterns.length === 0 ? void 0 : patterns.slice(0, require_platform.mostReportPatterns);
}
function jobsOfParts(parts) {
	return [...Map.groupBy(parts, ({ facts }) => facts.job ?? "")].map(([job, own]) => ({
		job,
		parts: own.length
	})).slice(0, 100);
}
function unexplainedOfParts(parts) {
	const all = parts.flatMap(({ run, label }) => (run.info.unexplained ?? []).map((of) => parts.length === 1 ? of : {
		...of,
		file: `${of.file} of ${label}`
	}));
	return all.length === 0 ? void 0 : all.slice(0, 200);
}
function legLabels(parts) {
	const jobs = new Set(parts.map(({ facts }) => facts.job));
	return parts.map(({ label, facts: { job = "", leg } }) => {
		if (leg === void 0) return jobs.size > 1 ? job : label;
		return jobs.size > 1 ? `${job}/${leg}` : leg;
	});
}
// src/jobs/parts/results-of-run.ts
const batchSize = 500;
function* resultsOf(run) {
	let batch = [];
	for (const tally of run.cases.values()) {
		let ordinal = 0;
		for (const result of resultsOfCase(tally)) {
			ordinal += 1;
			batch.push({
				result,
				key: tally.key,
				ordinal,
				shard: ""
			});
			if (batch.length < batchSize) continue;
			yield batch;
			batch = [];
		}
	}
	if (batch.length > 0) yield batch;
}
function* resultsOfCase(tally) {
	const { identity, evidence = [], scope, model, provider, location, retried } = tally;
	const common = {
		identity,
		scope,
		model,
		provider,
		attempts: retried && 1 + retried.failed + retried.errored
	};
	const left = {
		passed: tally.passed,
		failed: tally.failed,
		errored: tally.errored,
		skipped: tally.skipped
	};
	for (const { ordinal: _, scores, ...kept } of evidence) {
		if (left[kept.outcome] === 0) continue;
		left[kept.outcome] -= 1;
		yield {
			...common,
			...kept,
			scores
		};
	}
	const place = location === void 0 ? {} : { location };
	for (const [outcome, count] of Object.entries(left)) for (let index = 0; index < count; index += 1) yield {
		...common,
		...place,
		outcome
	};
}
// src/jobs/parts/upload-run.ts
async function uploadRun(run, config, policy, platform) {
	const upload = await require_gate.openUpload(config, policy, run.info, platform);
	upload.expect?.(run);
	if (upload.sink !== void 0) for (const batch of resultsOf(run)) await upload.sink(batch);
	return await upload.finish([]);
}
// src/jobs/parts/measured-parts.ts
async function measuredParts(found, { mayNameSelection, expected, notices }, { config, platform, policy, budget, stopwatch }) {
	const { context, log, clock } = platform;
	const { parts } = found;
	const gaps = findGaps(found, {
		parts: expected,
		attempt: context.attempt ?? 1,
		commit: context.commit,
		failedJobs: await failedJobs(parts, platform)
	});
	for (const gap of gaps) log.warning(gap);
	const files = filesOfParts(parts);
	const run = {
		info: {
			...require_gate.describeRun(context, config.suiteName, require_gate.externalRunId(context, config.suiteName, ""), clock.now()),
			reports: patternsOfParts(parts),
			jobs: jobsOfParts(parts),
			unexplained: unexplainedOfParts(parts)
		},
		cases: joinParts(parts, config.parts)
	};
	const isOne = parts.length === 1;
	const named = (path, label) => isOne ? path : `${path} of ${label}`;
	const stale = parts.flatMap(({ facts, label }) => (facts.stale ?? []).map(({ path, writtenAt }) => ({
		path: named(path, label),
		writtenAt
	})));
	return {
		run,
		files,
		missing: {
			reports: parts.flatMap(({ facts, label }) => (facts.missing ?? []).map((path) => named(path, label))),
			parts: gaps,
			runs: []
		},
		old: await require_gate.dateReports(stale, platform, budget),
		steps: parts.flatMap(({ facts: { testStep }, label }) => testStep === void 0 ? [] : [{
			ended: testStep,
			part: isOne ? void 0 : label
		}]),
		stated: [],
		otherCode: parts.find(({ facts }) => facts.notTheBranch !== void 0)?.facts.notTheBranch,
		selection: selectionOf(parts, config.selection, gaps.length > 0, mayNameSelection),
		nothingWasDue: false,
		servers: {
			preflight: void 0,
			reasons: []
		},
		service: await stopwatch.time("upload", () => uploadRun(run, config, policy, platform)),
		notices: [...describeAttempts(parts, context.attempt ?? 1), ...notices]
	};
}
async function failedJobs(parts, { context, foreignArtifacts, log }) {
	const { runId = "", attempt = 1 } = context;
	if (!parts.some(({ facts }) => facts.attempt < attempt)) return [];
	try {
		return await foreignArtifacts?.listFailedJobs(runId, attempt);
	} catch (error) {
		if (error instanceof require_platform.PermissionError) log.warning(error.message);
		return;
	}
}
function selectionOf(parts, isSelection, hasGaps, mayNameIt) {
	if (hasGaps) return "parts are missing";
	if (isSelection) return "input `selection`";
	return mayNameIt ? parts.find(({ facts }) => facts.selection !== void 0)?.facts.selection : void 0;
}
function describeAttempts(parts, attempt) {
	const again = parts.filter(({ facts }) => facts.attempt === attempt);
	if (attempt === 1 || again.length === parts.length) return [];
	const names = again.map(({ label }) => label).join(", ");
	return [`Attempt ${attempt} measured ${again.length} of ${parts.length} parts again${names === "" ? "" : ` (${names})`}; the others are of earlier attempts.`];
}
// src/jobs/parts/read-parts.ts
async function readParts(runId, attempt, suiteName, { foreignArtifacts, log }) {
	if (foreignArtifacts === void 0) throw new require_platform.ArtifactError("The parts of this run can't be read without a token.", ["Leave out `github-token`, or give one with `actions: read`."]);
	const artifacts = await foreignArtifacts.list(runId, require_part_name.isPartOf(suiteName));
	const unreadable = [];
	const read = [];
	const bounds = require_part_name.boundsOfAll();
	for (const artifact of artifacts) try {
		const part = await readPart(artifact, suiteName, foreignArtifacts);
		bounds.add(part.run);
		read.push(part);
	} catch (error) {
		if (error instanceof require_platform.PermissionError) throw error;
		const text = `The part in the artifact ${artifact.name} can't be read: ${require_platform.messageOf(error)}`;
		log.warning(text);
		unreadable.push(text);
		if (bounds.areExceeded()) break;
	}
	const { parts, refused } = require_part_name.latestParts(read, attempt);
	const sorted = parts.toSorted(byPlace);
	for (const { label, run } of sorted) log.info(`${label}: ${require_platform.plural(run.cases.size, "case")}`);
	return {
		parts: sorted,
		unreadable: [...unreadable, ...refused]
	};
}
async function readPart(artifact, suiteName, artifacts) {
	const files = await artifacts.read(artifact, {
		files: Object.values(require_part_name.collectedFiles),
		maxBytes: require_part_name.collectedMaxBytes
	});
	const facts = require_part_name.readFacts(files.get(require_part_name.collectedFiles.facts), suiteName);
	const run = require_part_name.readCollectedRun(files.get(require_part_name.collectedFiles.results));
	const part = facts.part ?? { attempt: 1 };
	const { pullRequest, files: summaries } = facts;
	return {
		label: labelOf(part),
		artifact: artifact.name,
		facts: part,
		pullRequest,
		files: summaries,
		run
	};
}
function labelOf({ job, leg, index, total = 1 }) {
	const name = job ?? "a job";
	if (leg !== void 0) return `${name} (${leg})`;
	return total > 1 && index !== void 0 ? `${name} (${index + 1} of ${total})` : name;
}
function byPlace(a, b) {
	const [jobA, jobB] = [a.facts.job ?? "", b.facts.job ?? ""];
	if (jobA !== jobB) return jobA < jobB ? -1 : 1;
	return (a.facts.index ?? 0) - (b.facts.index ?? 0) || (a.label < b.label ? -1 : 1);
}
Object.defineProperty(exports, "measuredParts", {
	enumerable: true,
	get: function() {
		return measuredParts;
	}
});
Object.defineProperty(exports, "readParts", {
	enumerable: true,
	get: function() {
		return readParts;
	}
});
