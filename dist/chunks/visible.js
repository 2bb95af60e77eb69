// src/model/run/identity.ts
const separator = "";
/** Makes a part unambiguous inside a key by escaping the separator and the escape character. */
function escapePart(part) {
	return part.includes(separator) || part.includes("\\") ? part.replaceAll("\\", "\\\\").replaceAll(separator, "\\u") : part;
}
/** Start of the last key: neighbours share file and suite, often a million times. */
let last = {
	file: void 0,
	suite: Object.freeze([]),
	start: `name${separator}${separator}`
};
function startOf({ file, suite }) {
	if (suite !== last.suite || file !== last.file) last = {
		file,
		suite,
		start: [
			"name",
			file ?? "",
			...suite,
			""
		].map(escapePart).join(separator)
	};
	return last.start;
}
/**
* The identity of a case as one string. Injective: two different identities never share a key. The key is
* the same on all runs and machines, so baselines are joined by it.
*/
function caseKey(identity) {
	if (identity.id === void 0 && identity.variant === void 0) return [startOf(identity), escapePart(identity.name)].join("");
	const declared = identity.id !== void 0;
	const named = declared ? [identity.id] : [
		identity.file ?? "",
		...identity.suite,
		identity.name
	];
	const kind = declared ? "id" : "name";
	return (identity.variant === void 0 ? [kind, ...named] : [
		`${kind}+variant`,
		identity.variant,
		...named
	]).map(escapePart).join(separator);
}
/** The title of a case for display: suites and name, without the file, then the variant in brackets. */
function caseTitle(identity) {
	const path = [...identity.suite, identity.name].filter((part) => part !== "").join(" › ");
	const title = path === "" ? identity.id ?? identity.file ?? "(unnamed)" : path;
	return identity.variant === void 0 ? title : `${title} [${identity.variant}]`;
}
// src/model/run/run.ts
const keptScoreValues = 1e3;
function createRun(info) {
	return {
		info,
		cases: /* @__PURE__ */ new Map()
	};
}
/** Iterations that count in a rate: all except skipped and lost ones. */
function judged(tally) {
	return tally.passed + tally.failed + tally.errored - tally.lost;
}
/** Judged iterations that are known to be repetitions: within one report, and not attempts. */
function repeatsOf(tally) {
	if (tally.repeatsUnclear === true) return Math.min(1, judged(tally));
	return Math.min(judged(tally), tally.mostPerReport ?? Number.POSITIVE_INFINITY);
}
/** Judged iterations that did not pass. */
function failures(tally) {
	return judged(tally) - tally.passed;
}
/** All iterations, including skipped and lost ones. */
function countIterations(tally) {
	return tally.passed + tally.failed + tally.errored + tally.skipped;
}
function totalsOf(run) {
	const totals = {
		cases: 0,
		total: 0,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0
	};
	for (const tally of run.cases.values()) {
		if (tally.scope !== "suite") totals.cases += 1;
		totals.total += countIterations(tally);
		totals.passed += tally.passed;
		totals.failed += tally.failed;
		totals.errored += tally.errored;
		totals.skipped += tally.skipped;
		totals.lost += tally.lost;
		totals.flaky += tally.flaky;
	}
	return totals;
}
/** Share of judged iterations that passed, 0..1; `null` when none was judged. */
function passRate(totals) {
	const count = judged(totals);
	return count === 0 ? null : totals.passed / count;
}
// src/render/visible.ts
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Terminal colours: they carry no text, so they are dropped rather than shown. */
const terminalColours = /\u001b\[[\d;]*m/g;
/**
* Characters that change how other text is read without being seen: direction overrides and isolates,
* invisible marks and fillers, tag characters, line separators.
*/
const invisible = /\p{Cf}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;
/** Format characters that stay: joiners, which scripts and emoji need, and visible signs. */
const harmlessFormat = /\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/;
/** Text without anything to replace, like most names: this one check saves five. */
const plain = /^[\t\n -~]*$/;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/**
* Foreign text with nothing hidden in it: broken surrogates replaced, terminal colours dropped, control
* characters as symbols (`␛`), direction overrides and invisible characters as `⟨U+202E⟩`. Keeps tab and
* newline; CR LF and CR become newlines.
*/
function makeVisible(text) {
	if (plain.test(text)) return text;
	return text.toWellFormed().replace(terminalColours, "").replace(/\r\n?/g, "\n").replace(/\p{Cc}/gu, showControl).replace(invisible, (character) => harmlessFormat.test(character) ? character : showCodePoint(character));
}
function showCodePoint(character) {
	return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
}
function showControl(character) {
	const code = character.charCodeAt(0);
	if (character === "	" || character === "\n") return character;
	if (code < 32) return String.fromCharCode(9216 + code);
	return code === 127 ? "␡" : showCodePoint(character);
}
/** {@link makeVisible} on one line: line breaks become `↵`, runs of blanks one space, the ends trimmed. */
function makeVisibleLine(text) {
	return makeVisible(text).split("\n").map((line) => line.trim()).filter((line) => line !== "").join(" ↵ ").replace(/\s+/g, " ");
}
/**
* Cuts to a length in graphemes, never inside one; a cut ends in `…`. A grapheme may hold any number of
* combining marks, so the length in UTF-16 units is held below four times the limit as well.
*/
function cutText(text, limit) {
	if (text.length <= limit) return text;
	let kept = "";
	let count = 0;
	for (const { segment } of graphemes.segment(text.slice(0, limit * 4 + 64))) {
		if (count + 1 > limit || kept.length + segment.length > limit * 4) return `${kept.trimEnd()}…`;
		kept += segment;
		count += 1;
	}
	return kept.length < text.length ? `${kept.trimEnd()}…` : kept;
}
/** Prevents right-to-left text from rearranging the figures around it. */
function isolateDirection(text) {
	return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
export { countIterations as a, judged as c, repeatsOf as d, totalsOf as f, makeVisibleLine as i, keptScoreValues as l, caseTitle as m, isolateDirection as n, createRun as o, caseKey as p, makeVisible as r, failures as s, cutText as t, passRate as u };
