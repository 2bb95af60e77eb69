const require_neutralise = require("./neutralise.js");
const require_eval_data = require("./eval-data.js");
const require_identity = require("./identity.js");
const require_choose_baseline = require("./choose-baseline.js");
// src/baseline/align-roots.ts
function alignRoots(baseline, head) {
	const headFiles = absoluteFiles(head);
	if (headFiles.size === 0) return baseline;
	return {
		...baseline,
		runs: baseline.runs.map((run) => alignRun(run, headFiles))
	};
}
function alignRun(run, headFiles) {
	const files = absoluteFiles(run);
	if (files.size === 0 || [...files].some((file) => headFiles.has(file))) return run;
	const move = findMove(files, headFiles);
	if (move === void 0) return run;
	const cases = new Map();
	for (const tally of run.cases.values()) {
		const moved = moveTally(tally, move);
		cases.set(moved.key, moved);
	}
	return cases.size === run.cases.size ? {
		...run,
		cases
	} : run;
}
function moveTally(tally, { from, to }) {
	const { file } = tally.identity;
	if (file === void 0 || !file.startsWith(from)) return tally;
	const identity = {
		...tally.identity,
		file: to + file.slice(from.length)
	};
	return {
		...tally,
		key: require_identity.caseKey(identity),
		identity
	};
}
function absoluteFiles(run) {
	const files = new Set();
	for (const { identity } of run.cases.values()) if (identity.file !== void 0 && /^(?:\/|[A-Za-z]:\/)/.test(identity.file)) files.add(identity.file);
	return files;
}
function findMove(from, to) {
	const byName = Map.groupBy(to, baseName);
	const votes = new Map();
	for (const file of from) for (const candidate of byName.get(baseName(file)) ?? []) {
		const move = moveBetween(file, candidate);
		const key = JSON.stringify(move);
		const vote = votes.get(key) ?? {
			move,
			count: 0
		};
		vote.count += 1;
		votes.set(key, vote);
	}
	const [best] = [...votes.values()].sort((a, b) => b.count - a.count || a.move.from.length - b.move.from.length);
	return best?.move;
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function moveBetween(from, to) {
	const [a, b] = [from.split("/"), to.split("/")];
	let shared = 0;
	while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared)) shared += 1;
	const before = (parts) => `${parts.slice(0, parts.length - shared).join("/")}/`;
	return {
		from: before(a),
		to: before(b)
	};
}
// src/baseline/align-titles.ts
function alignTitles(baseline, head) {
	const byTitle = new Map();
	for (const { identity } of head.cases.values()) {
		const title = require_identity.caseTitle(identity);
		byTitle.set(title, byTitle.has(title) ? null : identity);
	}
	return {
		...baseline,
		runs: baseline.runs.map((run) => ({
			...run,
			cases: alignCases(run, byTitle)
		}))
	};
}
function alignCases(run, byTitle) {
	const aligned = new Map();
	for (const tally of run.cases.values()) {
		const identity = byTitle.get(require_identity.caseTitle(tally.identity)) ?? tally.identity;
		const key = require_identity.caseKey(identity);
		aligned.set(key, {
			...tally,
			key,
			identity
		});
	}
	return aligned;
}
// src/jobs/report/baseline.ts
async function chooseReportBaseline(chosen, head, config, platform, uploaded) {
	const { baseline: choice, service } = config;
	if (!(choice.kind === "service" || choice.kind === "auto" && chosen.baseline === null) || service === void 0 || service.projectId === "default") return chosen;
	const { context, log, clock } = platform;
	const branches = require_choose_baseline.baseBranchesOf(context, config.baselineBranch);
	const { findServiceBaseline } = await Promise.resolve().then(() => require("./from-service.js")).then((n) => n.from_service_exports);
	const { openClient } = await Promise.resolve().then(() => require("./open.js")).then((n) => n.open_exports);
	const client = openClient(service, platform, { limitedMs: 12e4 });
	try {
		for (const branch of branches) {
			const baseline = await findServiceBaseline(client.project(service.projectId), {
				suiteName: config.suiteName,
				branch,
				commit: context.pullRequest?.baseSha ?? context.mergeGroup?.baseSha,
				limit: config.baselineRuns,
				age: {
					mostMs: config.baselineMaxAgeDays * require_eval_data.dayMs,
					nowMs: clock.now()
				},
				excludeRunIds: require_choose_baseline.serviceRuns(uploaded).map(({ runId }) => runId),
				identity: {
					suite: [],
					stableCaseIds: false
				}
			});
			if (baseline !== null) return { baseline: require_choose_baseline.standIn(alignTitles(baseline, head), branch, branches) };
		}
		return choice.kind === "service" || platform.artifacts === void 0 ? {
			baseline: null,
			missing: explainFirstUpload(branches[0], config.suiteName)
		} : chosen;
	} catch (error) {
		if (!(error instanceof require_neutralise.ServiceError)) throw error;
		const explanation = `The service could not be asked for a baseline. ${require_neutralise.messageOf(error, "\n")}`;
		log.warning(explanation);
		const both = [explanation, chosen.missing?.explanation].filter((text) => text !== void 0);
		return {
			...chosen,
			missing: {
				kind: "out-of-reach",
				explanation: both.join("\n")
			}
		};
	} finally {
		await client.close();
	}
}
function explainFirstUpload(branch, suiteName) {
	if (branch === void 0) return {
		kind: "unusable",
		explanation: "This run does not belong to a branch, so there is no baseline for it."
	};
	return {
		kind: "first",
		explanation: `The eval service has no run of "${suiteName}" on ${branch} yet. The next run on ${branch} uploads the first one.`
	};
}
// src/jobs/report/open-upload.ts
async function openUpload(config, policy, info, platform) {
	const { service } = config;
	if (service === void 0) {
		if (config.isKeyMissing) tellMissingKey(platform);
		return { finish: async () => ({ kind: "none" }) };
	}
	const { startUpload } = await Promise.resolve().then(() => require("./upload.js"));
	return startUpload({
		...config,
		service
	}, policy, info, platform);
}
function tellMissingKey({ context, log }) {
	const what = "base-url is set, but api-key is empty, so nothing is uploaded.";
	if (context.pullRequest?.fromFork === true || context.actor === "dependabot[bot]") log.notice(`${what} Pull requests of forks and of Dependabot get no secrets.`);
	else log.warning(`${what} Does the secret exist, and is its name right?`);
}
Object.defineProperty(exports, "alignRoots", {
	enumerable: true,
	get: function() {
		return alignRoots;
	}
});
Object.defineProperty(exports, "chooseReportBaseline", {
	enumerable: true,
	get: function() {
		return chooseReportBaseline;
	}
});
Object.defineProperty(exports, "openUpload", {
	enumerable: true,
	get: function() {
		return openUpload;
	}
});
