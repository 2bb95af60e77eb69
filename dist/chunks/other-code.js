const require_neutralise = require("./neutralise.js");
const require_time = require("./time.js");
const require_choose_baseline = require("./choose-baseline.js");
// src/baseline/align/stable-names.ts
const volatile = [
	[/\b0x[0-9a-f]{6,16}\b/gi, "0x…"],
	[/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "‹uuid›"],
	[/\b\d{4}-\d\d-\d\d[T _]\d\d[:.-]\d\d(?:[:.-]\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?/g, "‹time›"],
	[/\b\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\b/g, "‹time›"],
	[/\b20\d{12}\b|\b1[5-9]\d{8}(?:\d{3})?\b/g, "‹time›"],
	[/(\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)|\[::1\]):\d{2,5}\b/g, "$1:‹port›"],
	[/\b(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})\b/gi, "‹hash›"],
	[/(?:\/private)?\/(?:tmp|var\/tmp|var\/folders\/[\w+-]{1,40}\/[\w+-]{1,80}\/T)(?:\/[\w.+@=-]{1,200}){1,20}/g, temporaryPath],
	[/\b[A-Za-z]:(?:[\\/][\w.+@~ -]{1,100}){1,10}[\\/]Temp(?:[\\/][\w.+@=-]{1,200}){1,20}/g, temporaryPath],
	[/(?<![\w./])(?:[A-Za-z]:)?(?:[\\/][\w.+@-]{1,200}){3,40}/g, absolutePath]
];
const longestName = 2e3;
function stableName(name) {
	if (!/[\d\\/]/.test(name)) return name;
	let stable = name.slice(0, longestName);
	for (const [pattern, replacement] of volatile) stable = typeof replacement === "string" ? stable.replace(pattern, replacement) : stable.replace(pattern, replacement);
	return stable;
}
function temporaryPath(path) {
	const parts = path.split(/[\\/]/).filter((part) => part !== "");
	const last = parts.at(-1) ?? "";
	return parts.length > 2 && !/^tmp/.test(last) ? `‹temp›/${last}` : "‹temp›";
}
function absolutePath(path) {
	return `‹…›/${path.split(/[\\/]/).slice(-2).join("/")}`;
}
// src/baseline/align/align-names.ts
function alignNames(baseline, head) {
	return {
		...baseline,
		runs: baseline.runs.map((run) => alignRun$1(run, head))
	};
}
function alignRun$1(run, head) {
	const ours = lonely(head, run);
	const theirs = lonely(run, head);
	if (ours.length === 0 || theirs.length === 0) return run;
	const names = new Map();
	pair(theirs, ours, stableForm, names);
	const isLeft = ({ key }) => !names.has(key);
	const taken = new Set([...names.values()].map((identity) => require_neutralise.caseKey(identity)));
	const free = ours.filter(({ key }) => !taken.has(key));
	pairFiles(theirs.filter(isLeft), free, names);
	if (names.size === 0) return run;
	const cases = new Map();
	for (const tally of run.cases.values()) {
		const identity = names.get(tally.key);
		const renamed = identity === void 0 ? tally : {
			...tally,
			key: require_neutralise.caseKey(identity),
			identity
		};
		cases.set(renamed.key, renamed);
	}
	return cases.size === run.cases.size ? {
		...run,
		cases
	} : run;
}
function lonely(run, other) {
	return missing(run, other).filter(({ identity, scope }) => scope !== "suite" && identity.id === void 0);
}
function missing({ cases }, other) {
	if (cases instanceof require_neutralise.CaseTable && other.cases instanceof require_neutralise.CaseTable) return [...cases.missingIn(other.cases)];
	return [...cases.values()].filter(({ key }) => !other.cases.has(key));
}
function stableForm({ file, suite, name, variant }) {
	return JSON.stringify([
		file ?? "",
		...suite,
		name,
		variant ?? ""
	].map(stableName));
}
function pair(theirs, ours, formOf, names) {
	const groups = Map.groupBy(ours, ({ identity }) => formOf(identity));
	for (const [form, group] of Map.groupBy(theirs, ({ identity }) => formOf(identity))) {
		const partners = (groups.get(form) ?? []).toSorted(bestFirst);
		for (const [index, tally] of group.toSorted(bestFirst).entries()) {
			const partner = partners[index];
			if (partner !== void 0) names.set(tally.key, partner.identity);
		}
	}
}
function pairFiles(theirs, ours, names) {
	const named = (cases) => cases.filter(({ identity }) => identity.file !== void 0).length;
	const [theirFiles, ourFiles] = [named(theirs), named(ours)];
	if (!(theirFiles === 0 && ourFiles === ours.length || ourFiles === 0 && theirFiles === theirs.length)) return;
	const formOf = (identity) => stableForm({
		...identity,
		file: void 0
	});
	const unique = (cases) => [...Map.groupBy(cases, ({ identity }) => formOf(identity)).values()].flatMap((group) => new Set(group.map(({ identity }) => identity.file)).size === 1 ? group : []);
	pair(unique(theirs), unique(ours), formOf, names);
}
function bestFirst(a, b) {
	return rateOf$1(b) - rateOf$1(a);
}
function rateOf$1(tally) {
	const count = require_neutralise.judged(tally);
	return count === 0 ? 0 : tally.passed / count;
}
// src/baseline/align/align-roots.ts
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
		key: require_neutralise.caseKey(identity),
		identity
	};
}
function absoluteFiles({ cases }) {
	const files = cases instanceof require_neutralise.CaseTable ? [...cases.files()] : [...cases.values()].flatMap(({ identity }) => identity.file ?? []);
	return new Set(files.filter((file) => /^(?:\/|[A-Za-z]:\/)/.test(file)));
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
// src/baseline/align/align-twins.ts
const listing = /^listing \d+$/;
function alignTwins(baseline, head) {
	const groups = twinsOf(head);
	if (groups.size === 0) return baseline;
	return {
		...baseline,
		runs: baseline.runs.map((run) => ({
			...run,
			cases: pairUp(run, groups)
		}))
	};
}
function pairUp(run, groups) {
	const cases = new Map(run.cases);
	for (const [name, own] of twinsOf(run)) {
		const theirs = groups.get(name);
		if (theirs === void 0 || theirs.length !== own.length) continue;
		const heads = theirs.toSorted(byResult);
		own.toSorted(byResult).forEach((tally, rank) => {
			const { key, identity } = heads[rank] ?? tally;
			cases.set(key, {
				...tally,
				key,
				identity
			});
		});
	}
	return cases;
}
function twinsOf({ cases }) {
	const groups = new Map();
	for (const tally of cases.values()) {
		if (!listing.test(tally.identity.variant ?? "")) continue;
		const name = nameOf(tally.identity);
		const group = groups.get(name);
		if (group !== void 0) group.push(tally);
		else groups.set(name, [cases.get(name), tally].filter((one) => one !== void 0));
	}
	return groups;
}
function nameOf(identity) {
	return require_neutralise.caseKey({
		...identity,
		variant: void 0
	});
}
function byResult(a, b) {
	return rateOf(b) - rateOf(a);
}
function rateOf(tally) {
	return require_neutralise.judged(tally) === 0 ? .5 : tally.passed / require_neutralise.judged(tally);
}
// src/baseline/align/align-baseline.ts
function alignBaseline(baseline, head) {
	return alignTwins(alignNames(alignRoots(baseline, head), head), head);
}
// src/baseline/align/align-titles.ts
function alignTitles(baseline, head) {
	const byTitle = new Map();
	for (const { identity } of head.cases.values()) {
		const title = require_neutralise.caseTitle(identity);
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
		const identity = byTitle.get(require_neutralise.caseTitle(tally.identity)) ?? tally.identity;
		const key = require_neutralise.caseKey(identity);
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
					mostMs: config.baselineMaxAgeDays * require_time.dayMs,
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
// src/jobs/report/other-code.ts
function reasonOfOtherCode(why, { baseline }, { pullRequest }) {
	if (why === void 0 || pullRequest === void 0 || baseline.kind === "file") return [];
	return [{
		rule: "other-code",
		status: "inconclusive",
		message: `The pull request was not measured: ${why}. Run the evals in a workflow on \`pull_request\`, where actions/checkout takes the code of the pull request.`
	}];
}
Object.defineProperty(exports, "alignBaseline", {
	enumerable: true,
	get: function() {
		return alignBaseline;
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
Object.defineProperty(exports, "reasonOfOtherCode", {
	enumerable: true,
	get: function() {
		return reasonOfOtherCode;
	}
});
Object.defineProperty(exports, "stableName", {
	enumerable: true,
	get: function() {
		return stableName;
	}
});
