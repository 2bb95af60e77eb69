import { r as formatCount, v as plural } from "./format.js";
import { n as caseTitle } from "./identity.js";
import { i as judged, r as failures } from "./run2.js";
// src/model/not-compared.ts
/** Every rule that says that something was not compared, and its few words. */
const phrases = {
	empty: () => "no results",
	"no-baseline": () => "no baseline",
	"baseline-out-of-reach": () => "no usable baseline",
	"fallback-branch": () => "compared with another branch",
	"no-common-case": () => "no case in common",
	"unreadable-report": ({ unreadable }) => `${counted(unreadable, "report")} unreadable`,
	"missing-parts": ({ problems }) => problems === 1 ? "a part not usable" : "parts not usable",
	"stale-report": ({ stale }) => `${counted(stale, "report")} too old`,
	"hosted-run": () => "a hosted run not measured",
	"server-check": () => "a server not usable",
	"all-skipped": () => "everything skipped",
	infrastructure: () => "iterations lost",
	"lost-cases": ({ lost }) => `${counted(lost, "case")} lost`,
	"broken-suite": ({ broken }) => `${counted(broken, "file or suite", "files or suites")} failed to run`,
	"vanished-cases": ({ vanished, before }) => typeof vanished === "number" && typeof before === "number" ? `${formatCount(vanished)} of ${plural(before, "case")} missing` : "most cases missing",
	"missing-scorer": () => "a scorer missing",
	"renamed-failure": ({ cases }) => `${counted(cases, "case")} renamed`,
	"newly-skipped": ({ cases }) => `${counted(cases, "case")} skipped`,
	"removed-cases": ({ cases }) => `${counted(cases, "case")} removed`,
	"failing-without-baseline": ({ cases }) => `${counted(cases, "new case")} failing`,
	"not-run": ({ notRun }) => `${counted(notRun, "case")} not run`,
	quarantine: ({ cases }) => `${counted(cases, "case")} quarantined`,
	ignored: ({ cases }) => `${counted(cases, "case")} ignored`
};
function counted(count, one, many) {
	return typeof count === "number" ? plural(count, one, many) : many ?? `${one}s`;
}
/** Rules about something that was not compared. */
const notComparedRules = new Set(Object.keys(phrases));
/**
* What the verdict does not cover, and why, the most important first. Every view shows this in its first lines.
* Empty when every case was compared with the base branch.
*/
function listNotCompared({ reasons }) {
	return reasons.flatMap(({ rule, message, evidence = {} }) => {
		const phrase = phrases[rule];
		return phrase === void 0 ? [] : [{
			rule,
			what: phrase(evidence),
			why: message
		}];
	});
}
/** The same in a few words for a title: `3 cases not run, a scorer missing`. Empty when everything was compared. */
function summarizeNotCompared(missing, most = 3) {
	const words = [...new Set(missing.map(({ what }) => what))];
	return [...words.slice(0, most), ...words.length > most ? [`${words.length - most} more`] : []].join(", ");
}
// src/render/view.ts
/** The groups that a reader sees, the most important first. */
const groupNames = [
	"regressed",
	"failing",
	"newFailures",
	"uncounted",
	"lost",
	"skipped",
	"fixed",
	"flaky",
	"new",
	"removed",
	"slower",
	"costlier",
	"stillFailing"
];
/** Rules about cases that every view lists in a group, with the same figures. */
const listedRules = /* @__PURE__ */ new Set([
	"regression-case",
	"not-proven",
	"known-flaky"
]);
function viewOf(report) {
	const { verdict, comparison } = report;
	const groups = {
		regressed: [],
		failing: [],
		newFailures: [],
		uncounted: [],
		lost: [],
		skipped: [],
		fixed: [],
		flaky: [],
		new: [],
		removed: [],
		slower: [],
		costlier: [],
		stillFailing: []
	};
	const hasBaseline = comparison.baseline !== null;
	for (const compared of comparison.cases) {
		const group = groupOf(compared, hasBaseline);
		if (group !== void 0) groups[group].push(compared);
		if (group !== void 0) continue;
		if (compared.slower === true) groups.slower.push(compared);
		if (compared.costlier === true) groups.costlier.push(compared);
	}
	groups.regressed.sort(byDrop);
	groups.uncounted.sort(byDrop);
	groups.slower.sort((a, b) => relative(b.latencyMs) - relative(a.latencyMs));
	groups.costlier.sort((a, b) => costGrowth(b) - costGrowth(a));
	const deciding = verdict.reasons.find(({ status }) => status === verdict.outcome) ?? verdict.reasons.find(({ rule }) => rule === "no-baseline");
	return {
		report,
		groups,
		renames: renamesOf(comparison.cases),
		deciding,
		notCompared: listNotCompared(verdict),
		otherReasons: verdict.reasons.filter((reason) => reason !== deciding && !notComparedRules.has(reason.rule) && !listedRules.has(reason.rule) && [
			"failed",
			"inconclusive",
			"warning"
		].includes(reason.status))
	};
}
/** The group of a case; `undefined` for one that a reader need not see. */
function groupOf(compared, hasBaseline) {
	const { change, head, base } = compared;
	const fails = head !== void 0 && failures(head) > 0;
	if (compared.quarantined !== void 0 || compared.ignored === true) return fails ? "uncounted" : void 0;
	if (change === "regressed") return "regressed";
	if (!hasBaseline) {
		if (fails) return change === "flaky" ? "flaky" : "failing";
		if (head !== void 0 && head.lost > 0) return "lost";
		return change === "flaky" ? "flaky" : void 0;
	}
	if (!fails && head !== void 0 && head.lost > 0) return "lost";
	if (change === "newly-failing" || change === "new" && fails) return "newFailures";
	if (change === "still-failing") return "stillFailing";
	if (change === "skipped" && base !== void 0 && judged(base) > 0) return "skipped";
	if (change === "fixed" || change === "flaky" || change === "new" || change === "removed") return change;
}
function renamesOf(cases) {
	const partners = new Set(cases.flatMap(({ likelyRename }) => likelyRename ?? []));
	const titles = new Map(cases.flatMap(({ key, identity }) => partners.has(key) ? [[key, caseTitle(identity)]] : []));
	return new Map(cases.flatMap(({ key, likelyRename }) => {
		const title = likelyRename === void 0 ? void 0 : titles.get(likelyRename);
		return title === void 0 ? [] : [[key, title]];
	}));
}
function byDrop(a, b) {
	return (b.drop ?? 0) - (a.drop ?? 0) || (a.adjustedPValue ?? 1) - (b.adjustedPValue ?? 1) || (a.key < b.key ? -1 : 1);
}
function relative(metric) {
	return metric?.relative ?? 0;
}
function costGrowth({ tokens, costUsd }) {
	return Math.max(relative(tokens), relative(costUsd));
}
/** One side as counts of iterations, `4/5`, or the reason why there are no counts. */
function sideCounts(tally) {
	if (tally === void 0) return "absent";
	const count = judged(tally);
	if (count > 0) return `${tally.passed}/${count}`;
	return tally.lost > 0 ? "lost" : tally.skipped > 0 ? "skipped" : "not run";
}
/** The iteration that best shows why the case does not pass. */
function telling(tally) {
	const evidence = tally?.evidence ?? [];
	return evidence.find(({ outcome, infrastructure }) => outcome === "failed" && infrastructure !== true) ?? evidence.find(({ outcome, infrastructure }) => outcome === "errored" && infrastructure !== true) ?? evidence.find(({ outcome }) => outcome !== "passed") ?? evidence[0];
}
/** Why it does not pass, according to the report: the message, or the first line of the detail. */
function tellingMessage(tally) {
	const evidence = telling(tally);
	if (evidence === void 0 || evidence.outcome === "passed") return void 0;
	const { message, detail = "" } = evidence;
	if (message !== void 0 && message.trim() !== "") return message;
	return detail.slice(0, 2e3).split("\n").find((line) => line.trim() !== "");
}
export { tellingMessage as a, summarizeNotCompared as c, telling as i, groupOf as n, viewOf as o, sideCounts as r, listNotCompared as s, groupNames as t };
