const require_main = require("./main.js");
const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
let node_crypto = require("node:crypto");
// src/jobs/publish/issue-state.ts
const count = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(0));
const noteSchema = require_main.object({
	version: require_main.literal(1),
	since: require_main.number(),
	firstBad: require_main.string(),
	lastGood: require_main.optional(require_main.string()),
	measured: count,
	failed: count,
	cases: require_main.record(require_main.string(), require_main.number()),
	suiteRate: require_main.optional(require_main.number()),
	driftedFrom: require_main.optional(require_main.number())
});
const caseTolerance = 20;
const suiteTolerance = 2;
const notedCases = 300;
function parseNote(text) {
	try {
		const parsed = require_main.safeParse(noteSchema, JSON.parse(text));
		return parsed.success ? parsed.output : void 0;
	} catch {
		return;
	}
}
function nextState(report, previous) {
	const { outcome } = report.verdict;
	const failing = hasFailed(report);
	const broken = failing ? brokenCases(report) : new Map();
	const stillBroken = findStillBroken(report, previous?.cases ?? {});
	const suiteRate = previous?.suiteRate ?? (failing && broken.size === 0 ? goodSuiteRate(report) : void 0);
	const suiteIsLow = suiteRate !== void 0 && headSuiteRate(report) < suiteRate - suiteTolerance;
	const driftedFrom = previous?.driftedFrom ?? (isDrifting(report) ? percentOf(report.drift?.anchorRate) : void 0);
	const isDrifted = isDrifting(report) || driftedFrom !== void 0 && !isBack(report, driftedFrom, previous);
	const isGreen = outcome === "passed" && stillBroken.length === 0 && !suiteIsLow && !isDrifted;
	const { since, firstBad, lastGood, measured, failed } = previous ?? firstNote(report);
	return {
		note: {
			version: 1,
			since,
			firstBad,
			lastGood,
			measured: measured + 1,
			failed: failed + (failing || outcome === "passed" && (stillBroken.length > 0 || suiteIsLow) ? 1 : 0),
			cases: Object.fromEntries([...broken, ...stillBroken].slice(0, notedCases)),
			suiteRate,
			driftedFrom
		},
		isGreen,
		newlyBroken: [...broken.keys()].filter((digest) => previous?.cases[digest] === void 0)
	};
}
function isDrifting({ verdict }) {
	return verdict.reasons.some(({ rule }) => rule === "slow-drift");
}
function hasFailed({ verdict: { outcome, reasons } }) {
	const failed = reasons.filter(({ status }) => status === "failed");
	const onlyDrifts = failed.length > 0 && failed.every(({ rule }) => rule === "slow-drift");
	return outcome === "failed" && !onlyDrifts;
}
function percentOf(share) {
	return share === void 0 ? void 0 : 100 * share;
}
function isBack({ drift }, driftedFrom, previous) {
	if (drift === null || drift === void 0) return false;
	if (100 * drift.recentRate >= driftedFrom - suiteTolerance) return true;
	const { acceptedSince } = drift;
	return acceptedSince !== void 0 && previous !== void 0 && Date.parse(acceptedSince) > previous.since - fallMs;
}
const fallMs = 14 * require_main.dayMs;
function firstNote({ head, comparison }) {
	const { commit = "", createdAt } = head.info;
	return {
		since: createdAt,
		firstBad: commit,
		lastGood: comparison.baseline?.runs[0]?.commit,
		measured: 0,
		failed: 0
	};
}
function caseDigest(key) {
	return (0, node_crypto.createHash)("sha256").update(key.toWellFormed()).digest("hex").slice(0, 12);
}
function brokenCases({ verdict, comparison }) {
	const blamed = new Set(verdict.reasons.flatMap(({ status, cases = [] }) => status === "failed" ? cases : []));
	return new Map(comparison.cases.filter(({ key }) => blamed.has(key)).map(({ key, base }) => [caseDigest(key), base === void 0 ? 100 : rateOf(base)]));
}
function findStillBroken({ head }, noted) {
	const entries = Object.entries(noted);
	if (entries.length === 0) return [];
	const tallies = new Map([...require_platform.otherTallies(head)].map((tally) => [caseDigest(tally.key), tally]));
	return entries.filter(([digest, goodRate]) => {
		const tally = tallies.get(digest);
		if (tally === void 0) return false;
		return require_platform.judged(tally) === 0 || rateOf(tally) < goodRate - caseTolerance;
	});
}
function rateOf(tally) {
	const of = require_platform.judged(tally);
	return of === 0 ? 100 : Math.round(100 * tally.passed / of);
}
function goodSuiteRate({ comparison }) {
	return comparison.suite === null ? void 0 : 100 * comparison.suite.baseRate;
}
function headSuiteRate({ comparison, head }) {
	return 100 * (comparison.suite?.headRate ?? require_platform.passRate(require_platform.totalsOf(head)) ?? 1);
}
// src/jobs/publish/issue-drift.ts
const weekMs = 7 * require_main.dayMs;
const shownWeeks = 9;
function driftFacts({ drift }, { since, driftedFrom = 0 }) {
	const facts = [`- **Found** ${require_platform.formatTime(since)}`, `- **Before**: ${require_platform.formatRate(driftedFrom / 100)} of iterations passed`];
	if (drift === void 0 || drift === null) return facts;
	const { recentRate, recentRuns, recentFrom, cases } = drift;
	return [...facts, `- **Now**: ${require_platform.formatRate(recentRate)}, in ${require_platform.plural(recentRuns, "run")} since ${recentFrom}, over ${require_platform.plural(cases, "case")}`];
}
function driftText({ verdict, drift, ledger }, { driftedFrom = 0 }) {
	const reason = verdict.reasons.find(({ rule }) => rule === "slow-drift");
	const accept = `drift: { since: ${drift?.recentFrom ?? "YYYY-MM-DD"} }`;
	return [
		...reason === void 0 ? [] : [require_gate.markdownText(reason.message, 1e3), ""],
		"No single push is to blame, or each of them lost too little to be proven. The weeks, with their first and last commit:",
		"",
		...weekTable(ledger?.entries ?? []),
		"",
		`This issue is closed when the newest runs together pass ${require_platform.formatRate(driftedFrom / 100)} again, or when the policy accepts the new level with \`${accept}\`.`
	].join("\n");
}
function weekTable(entries) {
	const newest = Date.parse(entries[0]?.at ?? "");
	return [
		"| from | runs | mean pass rate | commits |",
		"|---|---:|---:|---|",
		...[...Map.groupBy(entries, ({ at }) => Math.floor((newest - Date.parse(at)) / weekMs)).values()].slice(0, shownWeeks).map((week) => {
			const means = week.flatMap(({ mean }) => mean ?? []);
			const mean = means.length === 0 ? null : means.reduce((sum, of) => sum + of, 0) / means.length;
			const [first, last] = [week.at(-1), week[0]];
			const commits = [...new Set([first?.commit, last?.commit].map(shortCommit))].join(" … ");
			return `| ${first?.at.slice(0, 10)} | ${require_platform.formatNumber(week.length)} | ${require_platform.formatRate(mean)} | ${commits} |`;
		})
	];
}
function shortCommit(commit) {
	return commit !== void 0 && /^[0-9a-f]{7,64}$/i.test(commit) ? `\`${commit.slice(0, 7)}\`` : "unknown";
}
// src/jobs/publish/issue-text.ts
const reportBytes = 45e3;
const namedCases = 10;
function issueTitle(report) {
	const what = !hasFailed(report) && isDrifting(report) ? "has slowly got worse" : "is failing";
	return `Eval Gate: ${require_gate.terminal(report.suiteName, 120)} ${what}`;
}
function issueBody(view, note, isGreen) {
	const { report } = view;
	return `${(note.driftedFrom !== void 0 && note.failed === 0 ? [...driftFacts(report, note), `- **Last measurement**: ${lastMeasurement(report)}`] : failureFacts(report, note)).join("\n")}\n\n${stateText(report, note, isGreen)}\n\n---\n\n${require_gate.renderComment(view, { maxBytes: reportBytes })}`;
}
function failureFacts(report, note) {
	return [
		`- **Since** ${require_platform.formatTime(note.since)}`,
		`- **First bad commit**: ${commitRange(report, note)}`,
		`- **How often**: ${note.failed} of ${require_platform.plural(note.measured, "measurement")} since then failed`,
		`- **Last measurement**: ${lastMeasurement(report)}`
	];
}
function stateText(report, note, isGreen) {
	if (isGreen) return "Passing again.";
	if (note.driftedFrom !== void 0 && note.failed === 0) return driftText(report, note);
	const names = caseNames(report, Object.keys(note.cases));
	const broken = names.length === 0 ? [] : [
		"",
		"Broken since then:",
		"",
		...names
	];
	return [
		...report.verdict.outcome === "passed" ? ["The last measurement is no worse than the one before it, but not yet as good as before the failure."] : [],
		"This issue is updated by each run and closed when the suite passes again.",
		...broken
	].join("\n");
}
function caseNames({ comparison }, digests) {
	const wanted = new Set(digests);
	const names = comparison.cases.filter(({ key }) => wanted.has(caseDigest(key))).map(({ identity }) => `- ${require_gate.codeSpan(require_platform.caseTitle(identity), 120)}`);
	const more = names.length > namedCases ? [`- and ${names.length - namedCases} more`] : [];
	return [...names.slice(0, namedCases), ...more];
}
function commitRange({ links }, { lastGood, firstBad }) {
	if (!isCommit(firstBad)) return "unknown";
	const bad = `\`${firstBad.slice(0, 7)}\``;
	if (lastGood === void 0 || !isCommit(lastGood)) return `${bad}, the first commit measured`;
	if (lastGood === firstBad) return `none: ${bad} passed earlier, so something outside the repository has changed`;
	const range = `\`${lastGood.slice(0, 7)}\` … ${bad}`;
	const page = links.repository === void 0 ? void 0 : `${links.repository}/compare/${lastGood}...${firstBad}`;
	return `${require_gate.linkMarkdown(range, page)}: the first passed, the second failed`;
}
function isCommit(text) {
	return /^[0-9a-f]{7,64}$/i.test(text);
}
function lastMeasurement({ head, links }) {
	const commit = head.info.commit !== void 0 && isCommit(head.info.commit) ? ` of \`${head.info.commit.slice(0, 7)}\`` : "";
	return `${require_gate.linkMarkdown(require_platform.formatTime(head.info.createdAt), links.workflowRun)}${commit}`;
}
function worseComment(report, newlyBroken) {
	return [
		`${require_platform.plural(newlyBroken.length, "further case")} broke (measured ${lastMeasurement(report)}):`,
		"",
		...caseNames(report, newlyBroken)
	].join("\n");
}
function greenComment(report, { since, failed }) {
	if (failed === 0) return `As good as before again (measured ${lastMeasurement(report)}).`;
	return `Passing again (measured ${lastMeasurement(report)}). ${require_platform.plural(failed, "measurement")} had failed since ${require_platform.formatTime(since)}.`;
}
function againComment(report) {
	const { reasons } = report.verdict;
	const drift = hasFailed(report) ? void 0 : reasons.find(({ rule }) => rule === "slow-drift");
	const reason = drift ?? reasons[0];
	const why = reason === void 0 ? "" : `: ${require_gate.markdownText(reason.message, 300)}`;
	return `${drift === void 0 ? "Failing" : "Worse"} again (measured ${lastMeasurement(report)})${why}`;
}
// src/jobs/publish/issue.ts
async function trackIssue(view, platform, { labels, assignees }) {
	const { report } = view;
	const { issues, context, log } = platform;
	if (issues === void 0 || !measuresDefaultBranch(context)) return void 0;
	const key = report.suiteName;
	const found = await issues.find(key);
	if (found?.isNewer === true) {
		log.notice(`The issue shows a newer measurement and was left alone: ${found.url}`);
		return found.isOpen ? found.url : void 0;
	}
	if (found?.isOpen === true) return changeIssue(found, view, platform);
	if (report.verdict.outcome !== "failed" && !isDrifting(report)) return void 0;
	const text = textOf(view, nextState(report, void 0));
	if (found !== void 0 && closedByUs(found)) {
		await issues.change(key, found, text, {
			isOpen: true,
			comment: againComment(report)
		});
		return found.url;
	}
	const opened = await issues.open(key, text, {
		labels,
		assignees
	});
	log.info(`Opened an issue: ${opened.url}`);
	return opened.url;
}
async function changeIssue(issue, view, { issues }) {
	const { report } = view;
	const state = nextState(report, parseNote(issue.note));
	const comment = commentOn(report, state);
	await issues?.change(report.suiteName, issue, textOf(view, state), {
		isOpen: !state.isGreen,
		comment
	});
	return state.isGreen ? void 0 : issue.url;
}
function commentOn(report, { isGreen, newlyBroken, note }) {
	if (isGreen) return greenComment(report, note);
	return newlyBroken.length > 0 ? worseComment(report, newlyBroken) : void 0;
}
function textOf(view, { note, isGreen }) {
	return {
		title: issueTitle(view.report),
		body: issueBody(view, note, isGreen),
		note: isGreen ? closedNote : JSON.stringify(note)
	};
}
const closedNote = "green";
function closedByUs({ note }) {
	return note === closedNote;
}
function measuresDefaultBranch({ event, branch, defaultBranch, pullRequest }) {
	if (pullRequest !== void 0) return false;
	if (event === "schedule") return true;
	return event === "push" && branch !== void 0 && branch === (defaultBranch ?? branch);
}
exports.trackIssue = trackIssue;
