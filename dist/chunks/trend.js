import { c as totalsOf, i as judged, o as passRate } from "./run2.js";
import { c as formatNumber, d as formatPoints, f as formatPointsChange, i as formatDuration, n as formatChange, p as formatRate, r as formatCount, s as formatMoney, u as formatP, v as plural } from "./format.js";
import { c as summarizeNotCompared } from "./view.js";
import { i as makeVisibleLine, n as isolateDirection, r as makeVisible, t as cutText } from "./visible.js";
// src/model/run/metric.ts
/** What an iteration takes, apart from being right or wrong. */
const metricNames = [
	"latencyMs",
	"tokens",
	"costUsd"
];
/** Name of a metric in sentences. */
const metricWords = {
	latencyMs: "latency",
	tokens: "token use",
	costUsd: "cost"
};
/** Name of a metric in tables. */
const metricTitles = {
	latencyMs: "Latency",
	tokens: "Tokens",
	costUsd: "Cost"
};
/** A value of a metric with its unit, e.g. `1.18 s`, `902`, `0.0031 USD`. Tokens have no unit, so that they fit into a table. */
function formatMetric(name, value) {
	if (name === "latencyMs") return formatDuration(value);
	return name === "tokens" ? formatNumber(value) : formatMoney(value);
}
/** A limit of a metric in a sentence, e.g. `1.5 s`, `1,200 tokens`, `0.01 USD`. */
function formatMetricLimit(name, limit) {
	return name === "tokens" ? `${formatNumber(limit)} tokens` : formatMetric(name, limit);
}
// src/model/gate-report.ts
/** Every run of the service that holds results of this measurement. */
function serviceRuns(service) {
	if (service.kind === "executed") return service.runs;
	return service.kind === "uploaded" ? [service.run] : [];
}
/** The trend of the runs, in the order given (oldest first reads best). */
function historyOf(runs) {
	return runs.map((run) => {
		const { commit, createdAt, id } = run.info;
		return {
			label: commit?.slice(0, 7) ?? id,
			commit,
			createdAt,
			passRate: passRate(totalsOf(run))
		};
	});
}
// src/render/case-facts.ts
/** A score of a broken case is shown when it fell by this much of its scale. */
const notableScoreDrop = .1;
/** What is worth knowing about a case apart from its counts, most important first. */
function caseFacts(compared, group, view, ink) {
	const { head, quarantined, quarantineExpired, latencyMs, tokens, costUsd } = compared;
	const facts = [];
	if (head?.scope === "suite") facts.push("the whole file or suite failed to run");
	if (compared.change === "new" && group === "newFailures") facts.push("new case");
	if (group === "regressed" || group === "newFailures" || group === "uncounted") {
		if (ink.isBrief !== true) {
			facts.push(...proofFacts(compared));
			for (const score of fallenScores(compared)) facts.push(`${ink.name(score.name)} ${arrow(score, formatNumber)}`);
		}
		facts.push(...rerunFacts(compared));
	}
	if (compared.flakyHistory === true && group !== "flaky") facts.push("failed intermittently before");
	if (group === "flaky" && head !== void 0 && head.flaky > 0) facts.push(`${formatCount(head.flaky)} passed only on a retry`);
	const renamed = view.renames.get(compared.key);
	if (renamed !== void 0) facts.push(`likely renamed ${group === "removed" ? "to" : "from"} ${ink.name(renamed)}`);
	if (head !== void 0 && head.lost > 0) facts.push(`${formatCount(head.lost)} lost to infrastructure errors`);
	if (group === "slower" && latencyMs) facts.push(metricFact("latencyMs", latencyMs));
	if (group === "costlier") {
		if (tokens) facts.push(`tokens ${metricFact("tokens", tokens)}`);
		if (costUsd) facts.push(`cost ${metricFact("costUsd", costUsd)}`);
	}
	if (quarantined !== void 0) {
		const until = quarantined.until === void 0 ? "" : ` until ${ink.text(quarantined.until)}`;
		facts.push(`quarantined${until}: ${ink.text(quarantined.reason)}`);
	}
	if (quarantineExpired !== void 0) {
		const on = quarantineExpired.until === void 0 ? "" : ` on ${ink.text(quarantineExpired.until)}`;
		facts.push(`quarantine ended${on}: ${ink.text(quarantineExpired.reason)}`);
	}
	if (compared.ignored === true) facts.push("ignored by the policy");
	return facts;
}
/** Why it is more than chance. A test that always passed and fails now needs no proof. */
function proofFacts({ judgedAs, adjustedPValue, pValue }) {
	if (judgedAs === "test") return [];
	if (adjustedPValue !== void 0 && adjustedPValue < 1) return [`adjusted ${formatP(adjustedPValue)}`];
	return pValue !== void 0 && pValue < 1 ? [formatP(pValue)] : [];
}
function rerunFacts({ confirmation }) {
	if (confirmation === void 0) return [];
	const { basePassed, baseCount, headPassed, headCount, confirmed } = confirmation;
	return [`${confirmed ? "confirmed" : "not confirmed"} by a rerun: ${basePassed}/${baseCount} → ${headPassed}/${headCount}`];
}
/** Scores of a case that fell enough to be news. */
function fallenScores({ scores = [] }) {
	return scores.filter(({ base, head }) => base - head >= notableScoreDrop * Math.max(1, Math.abs(base)));
}
function arrow(metric, format) {
	return `${format(metric.base)} → ${format(metric.head)}`;
}
function metricFact(name, metric) {
	return `${arrow(metric, (value) => formatMetric(name, value))} (${formatChange(metric.relative)})`;
}
// src/render/escape.ts
/**
* The only way in for foreign strings: every text from a report, a pull request or the network goes through the
* function for its destination. The result is inert there: it can't break out of its place, and starts no link,
* image, mention, reference, element or command. One thing stays: GitHub links the hash of a commit of the same
* repository. That leads nowhere else, and a break in it would cost every hash of a baseline its link.
*/
/** Default maximum length of a name or a one-line message, in graphemes. */
const defaultLength = 160;
/** Breaks a word that GitHub would link, where an escape does not help: it looks at the rendered text. */
const wordBreak = "​";
/** What GitHub links or replaces in rendered text: users, issues, advisories, addresses, emoji. */
const referenceStarts = [
	/@(?=[\p{L}\p{N}_.+-])/gu,
	/#(?=\d)/g,
	/(?<![\p{L}\p{N}])(?:gh|cve|ghsa)-(?=\w)/giu,
	/:(?=\/\/)/g,
	/(?:mailto|xmpp):/gi,
	/www(?=\.)/gi,
	/:(?=[a-z\d_+-]+(?::|$))/gi
];
function breakReferences(text) {
	return referenceStarts.reduce((broken, start) => broken.replace(start, `$&${wordBreak}`), text);
}
/** One line of text within a Markdown paragraph, list item, heading or table cell. Never empty. */
function markdownText(text, limit = defaultLength) {
	const line = cutText(makeVisibleLine(text), limit);
	if (line === "") return "(empty)";
	return isolateDirection(escapeInline(line).replace(/^(?:[-+=#]|\d+(?=[.)]))/, (start) => /^\d/.test(start) ? `${start}${wordBreak}` : `\\${start}`));
}
/**
* A piece of a line of text, never at its start: blanks at its ends stay, and it may be empty. The text must be one
* line already ({@link makeVisibleLine}).
*/
function markdownPart(text) {
	return isolateDirection(escapeInline(text));
}
function escapeInline(line) {
	return breakReferences(line).replace(/[\\`*[\]~]/g, "\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("|", "&#124;").replaceAll("$", "<span>$</span>");
}
/** The same within a table cell; an empty text becomes a dash. */
function tableCell(text, limit = defaultLength) {
	return text.trim() === "" ? "–" : markdownText(text, limit);
}
/** A name as code, on one line; safe in text, headings, table cells and link texts. */
function codeSpan(text, limit = defaultLength) {
	const line = isolateDirection(cutText(makeVisibleLine(text), limit));
	if (line === "") return "`(empty)`";
	if (line.includes("|") || line.includes("$")) return `<code>${punctuationAsEntities(breakReferences(line))}</code>`;
	const runs = new Set(line.match(/`+/g)?.map((run) => run.length));
	let ticks = 1;
	while (runs.has(ticks)) ticks += 1;
	const mark = "`".repeat(ticks);
	const blank = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${mark}${blank}${line}${blank}${mark}`;
}
function punctuationAsEntities(text) {
	return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** A fenced block of unchanged text, cut to a number of UTF-16 units. The info string is ours. */
function fence(text, options) {
	const shown = trimLastLines(makeVisible(text));
	const body = shown.length > options.limit ? `${cutText(shown, options.limit)}\n(cut)` : shown;
	const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length));
	const mark = "`".repeat(longest + 1);
	return `${mark}${options.info ?? "text"}\n${body}\n${mark}`;
}
/** By a loop: the expression for it looks at every run of line breaks to its end, again and again. */
function trimLastLines(text) {
	let end = text.length;
	while (end > 0 && text[end - 1] === "\n") end -= 1;
	return text.slice(0, end);
}
/** Text between tags of a page of ours. */
function html(text) {
	return makeVisible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
/** Value of an attribute between double quotes. */
function attribute(text) {
	return html(text).replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
}
/**
* An address for a link in Markdown or HTML. `undefined` unless it is `https` or `http` without credentials: we link
* nothing else.
*/
function url(text) {
	if (!URL.canParse(text)) return void 0;
	const address = new URL(text);
	if (address.protocol !== "https:" && address.protocol !== "http:") return void 0;
	if (address.username !== "" || address.password !== "") return void 0;
	return address.href.replace(/[^\w\-.~:/?#[\]@!$&+,;=%]|[[\]!$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
/** A label between double quotes in a Mermaid chart: letters, digits and a few signs; the rest become blanks. */
function mermaid(text, limit = 24) {
	const plain = makeVisibleLine(text).replace(/[^\p{L}\p{N} ._/-]/gu, " ");
	return cutText(plain.replace(/ +/g, " ").trim(), limit) || "-";
}
/** One line for a terminal or a log, safe at any position of the line. */
function terminal(text, limit = defaultLength) {
	return isolateDirection(breakCommands(cutText(makeVisibleLine(text), limit)));
}
/** The same with its blanks as they are, for a line of a block, such as YAML to copy. */
function terminalLine(text, limit = 400) {
	return breakCommands(cutText(makeVisible(text).replaceAll("\n", " ").replaceAll("	", "  "), limit));
}
/** The runner executes `##[command]` anywhere on a line, `::command::` at its start. */
function breakCommands(line) {
	return line.replaceAll("##[", `#${wordBreak}#[`).replace(/^(\s*):/, `$1:${wordBreak}`);
}
/** Data within a `<script type="application/json">`: it contains no tag, comment or line separator. */
function scriptJson(value) {
	return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
// src/render/wording.ts
const outcomeSymbols = {
	passed: "✅",
	failed: "❌",
	inconclusive: "⚠️"
};
/** Heading of the service agent's analysis. */
const triageTitle = "The service agent's analysis of the failures (not part of the verdict; may be wrong)";
/** The answer to "may I merge?" in a few words. */
function headline(view) {
	const { report, groups } = view;
	const { outcome, totals } = report.verdict;
	const regressed = groups.regressed.length;
	if (outcome === "failed") {
		const why = regressed > 0 ? regressedOf(view) : whyFailed(view.deciding?.rule);
		return why === void 0 ? "not ready to merge" : `not ready to merge, ${why}`;
	}
	if (outcome === "inconclusive") return "inconclusive, please check before merging";
	const toLookAt = regressed + groups.newFailures.length + groups.failing.length;
	if (toLookAt > 0) return `passed, with ${plural(toLookAt, "failing case")} to check`;
	if (report.comparison.baseline === null) return "passed, no baseline to compare with yet";
	const common = report.comparison.suite?.commonCases ?? totals.cases;
	return `good to merge, no regression in ${plural(common, "case")}`;
}
/** `2 of 54 cases regressed`. */
function regressedOf({ report, groups }) {
	const regressed = groups.regressed.length;
	const compared = report.comparison.cases.filter(({ head, base }) => head !== void 0 && base !== void 0 && head.scope !== "suite").length;
	if (compared <= regressed) return `${plural(regressed, "case")} regressed`;
	return `${formatCount(regressed)} of ${plural(compared, "case")} regressed`;
}
/** The headline for a view that shows little else: with what was not compared, in a few words. */
function checkTitle(view) {
	const said = headline(view);
	const missing = summarizeNotCompared(view.notCompared.filter(({ what }) => !said.includes(what)));
	return missing === "" ? said : `${said} (not compared: ${missing})`;
}
/** Maximum number of sentences about what was not compared; the rules of the verdict list all. */
const shownMissing = 6;
/**
* What was not compared and why, for the first lines of a view, below the deciding reason. May contain foreign text.
*/
function notComparedSentences({ notCompared, deciding, report }) {
	const isSaid = report.comparison.baseline === null && deciding?.message.includes("nothing was compared");
	const others = notCompared.filter(({ rule, why }) => why !== deciding?.message && !(isSaid && rule === "failing-without-baseline"));
	const leftOut = others.length - shownMissing;
	return [...others.slice(0, shownMissing).map(({ why }) => why), ...leftOut > 0 ? [`and ${formatCount(leftOut)} more, see the rules below`] : []];
}
function whyFailed(rule) {
	if (rule === void 0) return void 0;
	if (rule === "regression-suite") return "the pass rate fell";
	if (rule === "regression-score") return "a score fell";
	if (rule === "unreadable-report") return "a report is unreadable";
	if (rule === "empty") return "there are no results";
	if (rule === "broken-suite") return "a file or suite failed to run";
	if (rule === "failures" || rule === "new-failures") return "cases failed";
	if (rule.startsWith("min-") || rule.startsWith("max-")) return "a limit of the policy is not met";
	if (rule.startsWith("regression-")) return "it got slower or more expensive";
}
/** The counts of the head in one line. */
function countsLine(totals) {
	const parts = [
		`${formatCount(totals.passed)} passed`,
		totals.failed > 0 && `${formatCount(totals.failed)} failed`,
		totals.errored > 0 && `${formatCount(totals.errored)} errored${lostOf(totals)}`,
		totals.skipped > 0 && `${formatCount(totals.skipped)} skipped`,
		totals.flaky > 0 && `${formatCount(totals.flaky)} passed only on a retry`
	].filter((part) => part !== false);
	const iterations = totals.total === totals.cases ? "" : `, ${plural(totals.total, "iteration")}`;
	return `${plural(totals.cases, "case")}${iterations}: ${parts.join(", ")}`;
}
function lostOf({ lost }) {
	return lost === 0 ? "" : ` (${formatCount(lost)} lost to infrastructure errors)`;
}
const groupTitles = {
	regressed: "Regressed",
	failing: "Failing",
	newFailures: "New failures",
	uncounted: "Failing, but not counted",
	lost: "Lost to infrastructure errors",
	skipped: "Newly skipped",
	fixed: "Fixed",
	flaky: "Flaky",
	new: "New cases",
	removed: "Removed cases",
	slower: "Slower",
	costlier: "More expensive",
	stillFailing: "Still failing"
};
/** The same for a single case. */
const caseLabels = {
	...groupTitles,
	newFailures: "New failure",
	uncounted: "Not counted",
	lost: "Lost",
	new: "New",
	removed: "Removed"
};
/** The confidence of the comparison of the whole suite, in plain sentences. */
function suiteSentences({ suite, confirmation }) {
	if (suite === null) return [];
	const { commonCases, meanChange, ruledOutDrop, pValue, smallestDetectableDrop } = suite;
	if (suite.of === "tests") return [`${plural(commonCases, "test")} ran on both sides, each judged by its own history: one failure after a clean history is a regression.`];
	return [
		`Over ${plural(commonCases, "common case")} the mean pass rate changed by ${formatPointsChange(meanChange)} (one-sided ${formatP(pValue)}).`,
		...ruledOutDrop === null ? [] : [`A drop of more than ${formatPoints(ruledOutDrop)} is ruled out with 95% confidence.`],
		...smallestDetectableDrop === null ? [] : [`A drop of ${formatPoints(smallestDetectableDrop)} or more would be detected in 80% of runs; smaller ones may go unnoticed.`],
		...confirmation === void 0 ? [] : [`${plural(confirmation.suspects, "suspect case")} rerun on both sides; ${formatCount(confirmation.confirmed)} confirmed.`]
	];
}
/** Why nothing was compared, and which run stores the baseline. May contain names of branches and files. */
function noBaseline({ verdict }) {
	return verdict.reasons.find(({ rule }) => rule === "no-baseline" || rule === "baseline-out-of-reach")?.message ?? "No baseline was found, so nothing is reported as a regression.";
}
// src/render/links.ts
/** Page of a file and line at the commit under test; `undefined` if the report names no place in the repository. */
function locationUrl(links, location) {
	const { repository, commit } = links;
	if (repository === void 0 || commit === void 0 || !/^[0-9a-f]{7,64}$/i.test(commit)) return void 0;
	const segments = location.file.replaceAll("\\", "/").split("/");
	if (!segments.every((segment) => segment !== "" && segment !== "." && segment !== "..") || /^[a-z]:$/i.test(segments[0] ?? "")) return void 0;
	return url(`${repository}/blob/${commit}/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join("/")}${isLine(location.line) ? `#L${location.line}` : ""}`);
}
function isLine(line) {
	return line !== void 0 && Number.isSafeInteger(line) && line > 0;
}
/** `src/a.test.ts:12`, as text. */
function locationText({ file, line }) {
	return isLine(line) ? `${file}:${line}` : file;
}
/** The place as code, linked if possible. */
function locationMarkdown(links, location) {
	const text = codeSpan(shortenPath(locationText(location)), 80);
	const target = locationUrl(links, location);
	return target === void 0 ? text : `[${text}](${target})`;
}
/** The end of a path says more than its start. */
function shortenPath(path) {
	return path.length <= 80 ? path : `…${path.slice(-79)}`;
}
/** An address of ours or of the service as a Markdown link; the bare text when it can't be linked. */
function linkMarkdown(text, address) {
	const target = address === void 0 ? void 0 : url(address);
	return target === void 0 ? text : `[${text}](${target})`;
}
/**
* A page of a baseline run, linked only when it belongs to the repository under test: the address comes from a file
* that anyone may have written.
*/
function ownPage(links, address) {
	const { repository } = links;
	if (repository === void 0 || address === void 0) return void 0;
	return url(address)?.startsWith(`${repository}/`) ? address : void 0;
}
/** Maximum number of runs of the service that are linked by name. */
const linkedRuns = 5;
/** Pages of the eval service, named by what they hold. A name may contain foreign text. */
function serviceLinks(service) {
	if (service.kind === "uploaded") return [{
		name: "Uploaded results",
		address: service.run.runUrl
	}];
	if (service.kind !== "executed") return [];
	const { runs } = service;
	return runs.slice(0, linkedRuns).map(({ label, runUrl }) => ({
		name: runs.length === 1 ? "Hosted run" : `Hosted run of ${label}`,
		address: runUrl
	}));
}
// src/render/service-result.ts
/**
* Why the service's own result is another one than our verdict, for a reader who sees both: one sentence for what the
* service looks at, one for what decided here. Empty where they agree, or the service has no result.
*/
function serviceDifference(report) {
	const { outcome, totals } = report.verdict;
	const result = combined(serviceRuns(report.service).map((run) => run.result));
	if (result === void 0 || result === outcome) return [];
	const count = judged(totals);
	const failing = count - totals.passed;
	const rate = formatRate(passRate(totals));
	const measured = count === 0 ? "nothing was judged" : `${rate} passed, ${failing === 0 ? "none" : formatCount(failing)} of ${plural(count, "iteration")} failed`;
	const [decided] = report.verdict.reasons;
	return [
		`The service says ${result}, the gate ${outcome}. The service looks at the pass rate alone (here ${measured}) and needs 100% unless the run or the suite sets another rate; it has no baseline.`,
		...decided === void 0 ? [] : [`What decided here: ${decided.message}`],
		...totals.lost > 0 ? [`${plural(totals.lost, "lost iteration")} count here in no rate. A service that does not know their status counts them as failed.`] : []
	];
}
/** Several runs pass together if each of them does. Undefined without a result, and while one is not done. */
function combined(results) {
	const known = results.filter((result) => result === "passed" || result === "failed" || result === "inconclusive");
	if (known.length === 0 || known.length < results.length) return void 0;
	return [
		"failed",
		"inconclusive",
		"passed"
	].find((worst) => known.includes(worst));
}
// src/render/metric-rows.ts
/** Figures of the whole suite, for both sides if there are two. */
function metricRows(report) {
	const { comparison, verdict } = report;
	const row = (name, metric, format, foreign = false) => ({
		name,
		foreign,
		base: format(metric.base),
		head: format(metric.head),
		change: `${formatChange(metric.relative)}${certainty(metric)}`
	});
	return [
		passRateRow(comparison, verdict.totals),
		...comparison.scores.map((score) => row(score.name, score, formatNumber, true)),
		...metricNames.flatMap((name) => {
			const metric = comparison[name];
			return metric === void 0 ? [] : [row(metricTitles[name], metric, (value) => formatMetric(name, value))];
		})
	];
}
function passRateRow({ suite }, totals) {
	const name = "Pass rate";
	if (suite === null) return {
		name,
		foreign: false,
		head: formatRate(passRate(totals))
	};
	return {
		name: "Mean pass rate, common cases",
		foreign: false,
		base: formatRate(suite.baseRate),
		head: formatRate(suite.headRate),
		change: formatPointsChange(suite.meanChange)
	};
}
function certainty({ significant, pValue }) {
	if (significant === void 0) return "";
	const proof = pValue === void 0 ? "" : `, ${formatP(pValue)}`;
	return significant ? ` (significant${proof})` : " (not significant)";
}
// src/render/trend.ts
const steps = "▁▂▃▄▅▆▇█";
/** Maximum number of run names side by side under a chart. */
const namedPoints = 10;
/** The first colour of Mermaid's palette is invisible on white; this one is visible on white and on black. */
const chartStyle = "%%{init: {\"themeVariables\": {\"xyChart\": {\"plotColorPalette\": \"#2f81f7\"}}}}%%";
/** The rates (0..1) as blocks, scaled between the lowest and the highest; a flat line when they are equal. */
function sparkline(rates) {
	const low = Math.min(...rates);
	const span = Math.max(...rates) - low;
	return rates.map((rate) => steps[span === 0 ? 4 : Math.round((rate - low) / span * 7)]).join("");
}
/**
* Base runs, oldest first, and the head at the end. Runs without a judged iteration are left out. Empty with fewer
* than two base runs: the table of figures shows as much.
*/
function trendPoints(report) {
	const history = report.history ?? [];
	if (history.length === 0) return [];
	const { createdAt, commit } = report.head.info;
	const head = {
		label: "this change",
		commit,
		createdAt,
		passRate: passRate(report.verdict.totals)
	};
	const known = [...history.slice(-20), head].filter((point) => point.passRate !== null);
	return known.length < 3 ? [] : known;
}
/** The trend as one line of text, e.g. `▅▅█▁ from 96.0 % to 91.0 %`; `undefined` without a trend. */
function trendLine(report) {
	const points = trendPoints(report);
	const [first, last] = [points[0], points.at(-1)];
	if (first === void 0 || last === void 0) return void 0;
	return `${sparkline(points.map(({ passRate }) => passRate))} from ${formatRate(first.passRate)} to ${formatRate(last.passRate)} over ${plural(points.length - 1, "base run")} and this change`;
}
/** The trend as a chart that GitHub draws; elsewhere it is a short block of figures. */
function trendChart(report) {
	const points = trendPoints(report);
	if (points.length === 0) return void 0;
	const percents = points.map(({ passRate }) => Number((passRate * 100).toFixed(2)));
	const low = Math.max(0, Math.floor(Math.min(...percents) - 1));
	return [
		"```mermaid",
		chartStyle,
		"xychart-beta",
		"    title \"Pass rate of the last runs, in percent\"",
		`    x-axis [${axisLabels(points).join(", ")}]`,
		`    y-axis "percent" ${low} --> 100`,
		`    line [${percents.join(", ")}]`,
		"```"
	].join("\n");
}
/**
* Quoted and unique: Mermaid draws points with the same label on top of each other. If there are many, they are
* counted back from this change, since Mermaid would let their names overlap.
*/
function axisLabels(points) {
	if (points.length > namedPoints) return points.map((_, index) => index === points.length - 1 ? "\"now\"" : `"${index + 1 - points.length}"`);
	const seen = /* @__PURE__ */ new Map();
	return points.map(({ label }) => {
		const text = mermaid(label, 12);
		const count = (seen.get(text) ?? 0) + 1;
		seen.set(text, count);
		return count === 1 ? `"${text}"` : `"${text} (${count})"`;
	});
}
/** The points as text, for readers who do not see the chart. */
function trendLabels(report) {
	return trendPoints(report).map(({ label, passRate }) => `${codeSpan(label, 24)} ${formatRate(passRate)}`).join(" · ");
}
export { tableCell as A, metricNames as B, attribute as C, markdownPart as D, html as E, fallenScores as F, metricWords as H, historyOf as I, serviceRuns as L, terminalLine as M, url as N, markdownText as O, caseFacts as P, formatMetric as R, triageTitle as S, fence as T, metricTitles as V, headline as _, metricRows as a, outcomeSymbols as b, locationMarkdown as c, ownPage as d, serviceLinks as f, groupTitles as g, countsLine as h, trendPoints as i, terminal as j, scriptJson as k, locationText as l, checkTitle as m, trendLabels as n, serviceDifference as o, caseLabels as p, trendLine as r, linkMarkdown as s, trendChart as t, locationUrl as u, noBaseline as v, codeSpan as w, suiteSentences as x, notComparedSentences as y, formatMetricLimit as z };
