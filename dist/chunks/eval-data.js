import { createHash } from "node:crypto";
// src/model/time.ts
/** One day in ms. */
const dayMs = 864e5;
// src/reports/numbers.ts
/** Longer than any test: such a time is a mistake of the report and not used as a duration. */
const longestMs = 30 * dayMs;
const longestNumber = 100;
/**
* A decimal number as reports write it: plain, scientific, or with thousands grouped (`1,234.5`, as Surefire
* does). A single comma that can't group thousands is a decimal comma. Undefined for anything else.
*/
function parseNumber(text) {
	if (text.length > longestNumber) return void 0;
	const trimmed = text.trim();
	if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) return finite(Number(trimmed));
	if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(trimmed)) return finite(Number(trimmed.replaceAll(",", "")));
	if (/^[+-]?\d+,\d+$/.test(trimmed)) return finite(Number(trimmed.replace(",", ".")));
}
function finite(value) {
	return Number.isFinite(value) ? value : void 0;
}
/**
* Milliseconds, or undefined where the value can't be a duration: negative, not finite, over 30 days. Rounded to
* whole nanoseconds, so that seconds times 1,000 give 29 and not 29.000000000000004.
*/
function possibleMs(ms) {
	return ms === void 0 || !(ms >= 0) || ms > longestMs ? void 0 : Math.round(ms * 1e6) / 1e6;
}
/** A finite number of JSON data; undefined for everything else. */
function numberOf(value) {
	return typeof value === "number" && Number.isFinite(value) ? value : void 0;
}
/** The same, without negative values: counts of tokens, costs. */
function amountOf(value) {
	const number = numberOf(value);
	return number === void 0 || number < 0 ? void 0 : number;
}
// src/reports/text/text.ts
/** How many characters of each text are kept. Enough to see what happened; the report itself holds the rest. */
const keptMessage = 1e3;
const keptDetail = 8e3;
/** Question, output and expectation of an eval. */
const keptSample = 4e3;
/** A name is part of the identity, so a cut one would merge cases: it is cut late, and then with its hash. */
const keptName = 2e3;
const grouped = new Intl.NumberFormat("en-US");
/** Marks a cut the same way everywhere. */
function cutMark(kept, total) {
	return `… [cut: ${grouped.format(kept)} of ${grouped.format(total)} characters]`;
}
/**
* At most `limit` characters of a text, with the cut marked. `total` is the real length where the text was
* already cut by a reader.
*/
function cut(text, limit, total = lengthBeforeCut(text)) {
	if (text.length <= limit && total === text.length) return text;
	const end = isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit;
	return copy(text.slice(0, end)) + cutMark(Math.min(end, text.length), total);
}
/** Length of a text, or what its mark says when a reader has cut it already. */
function lengthBeforeCut(text) {
	if (!text.endsWith(" characters]")) return text.length;
	const total = /… \[cut: [\d,]+ of ([\d,]+) characters\]$/.exec(text.slice(-80))?.[1];
	return total === void 0 ? text.length : Number(total.replaceAll(",", ""));
}
function isHighSurrogate(code) {
	return code >= 55296 && code <= 56319;
}
/** A string of its own: a slice would keep the whole text alive that it was cut from. */
function copy(text) {
	if (text.length < 13) return text;
	const encoding = text.isWellFormed() ? "utf8" : "utf16le";
	return Buffer.from(text, encoding).toString(encoding);
}
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const colours = /\u001b\[[0-9;:]*m/g;
/** Whether the text holds characters that a terminal or XML would act on or refuse. */
function hasControls(text) {
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code < 32 ? code !== 9 && code !== 10 && code !== 13 : code === 127) return true;
	}
	return false;
}
/** Control characters as their pictures (`␛`), so that they are seen and harm nothing. Never merges texts. */
function showControls(text) {
	if (!hasControls(text)) return text;
	return text.replace(controls, (char) => {
		const code = char.charCodeAt(0);
		return String.fromCharCode(code === 127 ? 9249 : 9216 + code);
	});
}
/** A text for reading: without colour codes, other control characters as pictures. */
function readable(text) {
	return text.includes("\x1B") ? showControls(text.replace(colours, "")) : showControls(text);
}
/** The first line that says something, trimmed and cut. */
function firstLine(text) {
	let start = 0;
	while (start < text.length) {
		let end = text.indexOf("\n", start);
		if (end === -1) end = text.length;
		const line = text.slice(start, Math.min(end, start + 4 * keptMessage)).trim();
		if (line !== "") return copy(cut(line, keptMessage));
		start = end + 1;
	}
	return "";
}
/** Lines that say that it failed, or where, or which test it was, but not what happened. */
const noHeadline = /^(?:failed:?|failure|error|skipped|none|null|true|\S+:\d+(?::\d+)?|(?:===|---) .*|[\w\\]+::\w.*|● Test suite failed to run)$/i;
/** The first line that says what happened, trimmed and cut; otherwise the very first line. */
function headline(text) {
	const line = text.slice(0, 8 * keptMessage).split("\n", 40).map((written) => written.trim()).find((written) => written !== "" && !noHeadline.test(written));
	if (line === void 0) return firstLine(text);
	if (/^[[{]$/.test(line)) return copy(cut(text.slice(text.indexOf(line)).replace(/\s+/g, " ").trim().slice(0, 300), keptMessage));
	return copy(cut(line, keptMessage));
}
/** Any JSON value as text for a reader: strings as they are, the rest as JSON. */
function textOf(value) {
	if (value === void 0 || value === null) return void 0;
	return typeof value === "string" ? value : JSON.stringify(value);
}
// src/reports/json/data.ts
/** JSON data that should be an object; an empty one where it is not. Reading a missing field gives undefined. */
function fieldsOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
/** JSON data that should be a list; an empty one where it is not. */
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
/** JSON data that should be a string. */
function textOfField(value) {
	return typeof value === "string" ? value : void 0;
}
// src/reports/eval-data.ts
const keptToolCalls = 50;
/** The parts of tokens that are there; undefined without any. */
function tokensOf(input, output, total) {
	const amounts = {
		input: amountOf(input),
		output: amountOf(output),
		total: amountOf(total)
	};
	if ((amounts.input ?? amounts.output ?? amounts.total) === void 0) return void 0;
	return {
		input: amounts.input,
		output: amounts.output,
		total: amounts.total
	};
}
/** Sums the usage of several calls; undefined if no call reports it. */
function sumTokens(usages) {
	const sum = (part) => {
		const amounts = usages.flatMap((usage) => usage?.[part] ?? []);
		return amounts.length === 0 ? void 0 : amounts.reduce((total, amount) => total + amount, 0);
	};
	return tokensOf(sum("input"), sum("output"), sum("total"));
}
/** Question, output and expectation as texts to show, each cut; JSON if they are not strings. */
function sampleOf(values) {
	const shown = (value) => {
		const text = textOf(value);
		return text === void 0 ? void 0 : cut(readable(text), keptSample);
	};
	return {
		input: shown(values.input),
		output: shown(values.output),
		expected: shown(values.expected)
	};
}
/** Tool calls from a list of objects; `argumentsOf` says where their arguments are. */
function toolCallsOf(calls, nameOf, argumentsOf) {
	const list = listOf(calls).slice(0, keptToolCalls).map(fieldsOf);
	if (list.length === 0) return {};
	return { toolCalls: list.map((call) => {
		const given = boundedArguments(argumentsOf(call));
		const status = toolStatus(call);
		return {
			name: readable(textOfField(nameOf(call)) ?? ""),
			arguments: given,
			status
		};
	}) };
}
function toolStatus({ status, error }) {
	if (status === "ok" || status === "completed") return "ok";
	if (status === "error" || status === "failed" || error !== void 0 && error !== null) return "error";
	return status === "pending" || status === "executing" ? "pending" : void 0;
}
/** Arguments as they are while they are small, else the beginning of their JSON. */
function boundedArguments(value) {
	if (value === void 0) return void 0;
	const written = JSON.stringify(value);
	return written === void 0 || written.length <= 1e3 ? value : cut(written, keptMessage);
}
/** A short digest of JSON data that does not depend on the order of keys. */
function digestOf(value) {
	return createHash("sha256").update(canonical(value)).digest("hex").slice(0, 16);
}
function canonical(value) {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	return `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
}
/** The value that all agree on; undefined if they differ or have no value. */
function onlyOne(values) {
	const distinct = new Set(values.filter((value) => value !== void 0));
	return distinct.size === 1 ? [...distinct][0] : void 0;
}
export { numberOf as C, dayMs as E, amountOf as S, possibleMs as T, keptMessage as _, tokensOf as a, showControls as b, listOf as c, cut as d, cutMark as f, keptDetail as g, headline as h, sumTokens as i, textOfField as l, hasControls as m, onlyOne as n, toolCallsOf as o, firstLine as p, sampleOf as r, fieldsOf as s, digestOf as t, copy as u, keptName as v, parseNumber as w, textOf as x, readable as y };
