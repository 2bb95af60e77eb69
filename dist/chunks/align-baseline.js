const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_platform = require("./platform.js");
const require_stable_names = require("./stable-names.js");
// src/baseline/align/align-names.ts
function alignNames(baseline, head) {
	return {
		...baseline,
		runs: baseline.runs.map((run) => alignRun$2(run, head))
	};
}
function alignRun$2(run, head) {
	const ours = lonely(head, run);
	const theirs = lonely(run, head);
	if (ours.length === 0 || theirs.length === 0) return run;
	const names = new Map();
	pair(theirs, ours, stableForm, names);
	const isLeft = ({ key }) => !names.has(key);
	const taken = new Set([...names.values()].map((identity) => require_platform.caseKey(identity)));
	const free = ours.filter(({ key }) => !taken.has(key));
	pairFiles(theirs.filter(isLeft), free, names);
	if (names.size === 0) return run;
	const cases = require_platform.copyCases(run.cases);
	for (const key of names.keys()) cases.delete(key);
	for (const [key, identity] of names) {
		const tally = run.cases.get(key);
		const renamed = require_platform.caseKey(identity);
		if (tally !== void 0) cases.set(renamed, {
			...tally,
			key: renamed,
			identity
		});
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
	if (cases instanceof require_platform.CaseTable && other.cases instanceof require_platform.CaseTable) return [...cases.missingIn(other.cases)];
	return [...cases.values()].filter(({ key }) => !other.cases.has(key));
}
function stableForm({ file, suite, name, variant }) {
	return JSON.stringify([
		file ?? "",
		...suite,
		name,
		variant ?? ""
	].map(require_stable_names.stableName));
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
	const count = require_platform.judged(tally);
	return count === 0 ? 0 : tally.passed / count;
}
// src/baseline/align/align-parts.ts
const fewestCases = 2;
function alignParts(baseline, head) {
	return {
		...baseline,
		runs: baseline.runs.map((run) => alignRun$1(run, head))
	};
}
function alignRun$1(run, head) {
	if (head.cases.size < fewestCases || run.cases.size < fewestCases || hasCommon(run, head)) return run;
	const [theirs, ours] = [constantParts(run), constantParts(head)];
	const [change, ...others] = [...theirs].flatMap(([at, part]) => {
		const to = ours.get(at);
		return to === void 0 || to === part ? [] : [[at, to]];
	});
	if (change === void 0 || others.length > 0) return run;
	const cases = new require_platform.CaseTable();
	let found = 0;
	for (const tally of run.cases.values()) {
		const aligned = withPart(tally, ...change);
		cases.set(aligned.key, aligned);
		if (head.cases.has(aligned.key)) found += 1;
	}
	return found >= fewestCases && found * 2 >= Math.min(run.cases.size, head.cases.size) && cases.size === run.cases.size ? {
		...run,
		cases
	} : run;
}
function hasCommon(run, head) {
	for (const key of run.cases.keys()) if (head.cases.has(key)) return true;
	return false;
}
function constantParts({ cases }) {
	let parts;
	for (const { identity, scope } of cases.values()) {
		if (scope === "suite") continue;
		parts ??= new Map(identity.suite.entries());
		for (const [at, part] of parts) if (identity.suite[at] !== part) parts.delete(at);
		if (parts.size === 0) break;
	}
	return parts ?? new Map();
}
function withPart(tally, at, part) {
	if (tally.identity.id !== void 0 || at >= tally.identity.suite.length) return tally;
	const identity = {
		...tally.identity,
		suite: tally.identity.suite.with(at, part)
	};
	return {
		...tally,
		key: require_platform.caseKey(identity),
		identity
	};
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
	const cases = new require_platform.CaseTable();
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
		key: require_platform.caseKey(identity),
		identity
	};
}
function absoluteFiles({ cases }) {
	const files = cases instanceof require_platform.CaseTable ? [...cases.files()] : [...cases.values()].flatMap(({ identity }) => identity.file ?? []);
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
	const cases = require_platform.copyCases(run.cases);
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
function twinsOf(run) {
	const { cases } = run;
	const groups = new Map();
	for (const tally of require_platform.otherTallies(run)) {
		if (!listing.test(tally.identity.variant ?? "")) continue;
		const name = nameOf(tally.identity);
		const group = groups.get(name);
		if (group !== void 0) group.push(tally);
		else groups.set(name, [cases.get(name), tally].filter((one) => one !== void 0));
	}
	return groups;
}
function nameOf(identity) {
	return require_platform.caseKey({
		...identity,
		variant: void 0
	});
}
function byResult(a, b) {
	return rateOf(b) - rateOf(a);
}
function rateOf(tally) {
	return require_platform.judged(tally) === 0 ? .5 : tally.passed / require_platform.judged(tally);
}
// src/baseline/align/align-baseline.ts
var align_baseline_exports = require_rolldown_runtime.__exportAll({ alignBaseline: () => alignBaseline });
function alignBaseline(baseline, head) {
	return alignTwins(alignNames(alignParts(alignRoots(baseline, head), head), head), head);
}
Object.defineProperty(exports, "alignBaseline", {
	enumerable: true,
	get: function() {
		return alignBaseline;
	}
});
Object.defineProperty(exports, "align_baseline_exports", {
	enumerable: true,
	get: function() {
		return align_baseline_exports;
	}
});
