import { E as dayMs } from "./eval-data.js";
import { f as messageOf, s as ServiceError } from "./errors.js";
import { n as caseTitle, t as caseKey } from "./identity.js";
import { a as baseBranchesOf, n as standIn } from "./choose-baseline.js";
import { L as serviceRuns } from "./trend.js";
// src/baseline/align-roots.ts
/**
* Jest and Vitest write absolute paths. Those in the workspace are made relative when they are read; for reports of
* a checkout elsewhere (another machine, a terminal) this derives the move from the files that both sides have, and
* gives the cases of the baseline the paths of the head. Paths under one folder stay distinct, so two different cases
* are never merged.
*/
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
	const cases = /* @__PURE__ */ new Map();
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
		key: caseKey(identity),
		identity
	};
}
function absoluteFiles(run) {
	const files = /* @__PURE__ */ new Set();
	for (const { identity } of run.cases.values()) if (identity.file !== void 0 && /^(?:\/|[A-Za-z]:\/)/.test(identity.file)) files.add(identity.file);
	return files;
}
/** The move that most files agree on; among equals, the one that keeps most of the path. */
function findMove(from, to) {
	const byName = Map.groupBy(to, baseName);
	const votes = /* @__PURE__ */ new Map();
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
/** The prefixes before the common end of both paths. */
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
/**
* The service knows an uploaded case by its title only. Gives such cases the identity that the head has for the
* title, so that both sides are joined. A title shared by several cases of the head is not joined: two different
* cases are never treated as one.
*/
function alignTitles(baseline, head) {
	const byTitle = /* @__PURE__ */ new Map();
	for (const { identity } of head.cases.values()) {
		const title = caseTitle(identity);
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
	const aligned = /* @__PURE__ */ new Map();
	for (const tally of run.cases.values()) {
		const identity = byTitle.get(caseTitle(tally.identity)) ?? tally.identity;
		const key = caseKey(identity);
		aligned.set(key, {
			...tally,
			key,
			identity
		});
	}
	return aligned;
}
// src/jobs/report/baseline.ts
/**
* The baseline of a report job. What the base branch has stored as an artifact comes first, since it knows files,
* suites and skipped cases; the service knows an uploaded case by its title alone, and is asked when there is no
* artifact (no permission to look, another CI system) or when the inputs want it.
* @throws as {@link chooseBaseline}
*/
async function chooseReportBaseline(chosen, head, config, platform, uploaded) {
	const { baseline: choice, service } = config;
	if (!(choice.kind === "service" || choice.kind === "auto" && chosen.baseline === null) || service === void 0 || service.projectId === "default") return chosen;
	const { context, log, clock } = platform;
	const branches = baseBranchesOf(context, config.baselineBranch);
	const { findServiceBaseline } = await import("./from-service2.js");
	const { openClient } = await import("./open2.js");
	const client = openClient(service, platform, { limitedMs: 12e4 });
	try {
		for (const branch of branches) {
			const baseline = await findServiceBaseline(client.project(service.projectId), {
				suiteName: config.suiteName,
				branch,
				commit: context.pullRequest?.baseSha ?? context.mergeGroup?.baseSha,
				limit: config.baselineRuns,
				age: {
					mostMs: config.baselineMaxAgeDays * dayMs,
					nowMs: clock.now()
				},
				excludeRunIds: serviceRuns(uploaded).map(({ runId }) => runId),
				identity: {
					suite: [],
					stableCaseIds: false
				}
			});
			if (baseline !== null) return { baseline: standIn(alignTitles(baseline, head), branch, branches) };
		}
		return choice.kind === "service" || platform.artifacts === void 0 ? {
			baseline: null,
			missing: explainFirstUpload(branches[0], config.suiteName)
		} : chosen;
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		const explanation = `The service could not be asked for a baseline. ${messageOf(error, "\n")}`;
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
/** Starts the upload when there is a key; without one, nothing of the client is loaded. */
async function openUpload(config, policy, info, platform) {
	const { service } = config;
	if (service === void 0) {
		if (config.isKeyMissing) tellMissingKey(platform);
		return { finish: async () => ({ kind: "none" }) };
	}
	const { startUpload } = await import("./upload.js");
	return startUpload({
		...config,
		service
	}, policy, info, platform);
}
/** An address without a key is a secret that did not arrive: always on forks, else by a wrong name. */
function tellMissingKey({ context, log }) {
	const what = "base-url is set, but api-key is empty, so nothing is uploaded.";
	if (context.pullRequest?.fromFork === true || context.actor === "dependabot[bot]") log.notice(`${what} Pull requests of forks and of Dependabot get no secrets.`);
	else log.warning(`${what} Does the secret exist, and is its name right?`);
}
export { chooseReportBaseline as n, alignRoots as r, openUpload as t };
