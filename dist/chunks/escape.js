const require_time = require("./time.js");
// src/model/acceptance/command.ts
const acceptWord = "/evals accept";
const longestCommand = 1e5;
const mostCases = 1e3;
const longestReason = 500;
const longestDays = 366;
function readAcceptCommand(body, writtenAt) {
	if (body !== "/evals accept" && !/^\/evals accept\s/.test(body)) return void 0;
	if (body.length > longestCommand) return { problem: "it is too long" };
	const [first = "", ...rest] = body.replaceAll("\r", "").split("\n");
	const commit = first.slice(13).trim();
	if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return { problem: "its first line does not name the commit with all digits" };
	const fields = new Map();
	const cases = [];
	for (const [index, line] of rest.entries()) {
		if (line.trim() === "") continue;
		const [, item] = /^\s*[-*]\s+(.*\S)\s*$/.exec(line) ?? [];
		const [, name = "", value = ""] = /^(suite|until|reason|cases):\s*(.*)$/.exec(line.trim()) ?? [];
		const text = unquote(item ?? value);
		if (text === void 0) return { problem: `line ${index + 2} has broken quotes` };
		if (item !== void 0) cases.push(text);
		else if (name === "" || fields.has(name)) return { problem: `line ${index + 2} can't be read` };
		else fields.set(name, text);
	}
	const problem = findProblem(fields, cases, writtenAt);
	if (problem !== void 0) return { problem };
	const { suite = "", reason = "", until = "" } = Object.fromEntries(fields);
	return {
		commit,
		suiteName: suite,
		reason,
		until,
		cases: fields.has("cases") ? "all" : cases
	};
}
function findProblem(fields, cases, writtenAt) {
	const isAll = fields.get("cases") === "all";
	if (fields.has("cases") && !isAll) return "`cases:` must be `all`, or a list with one `- name` per line";
	if (!fields.get("suite")) return "the line `suite: …` is missing";
	const reason = fields.get("reason") ?? "";
	if (!/[\p{L}\p{N}]/u.test(reason)) return "the line `reason: …` has no reason";
	if (reason.length > longestReason) return `the reason is longer than ${longestReason} characters`;
	if (isAll === cases.length > 0) return "it must name cases, one `- name` per line, or `cases: all`";
	if (cases.length > mostCases) return `it names more than ${mostCases} cases`;
	const until = fields.get("until") ?? "";
	const day = findDayProblem(until);
	if (day !== void 0) return `the line \`until: …\` ${day}`;
	return Date.parse(until) > writtenAt + longestDays * 864e5 ? `it may hold for at most ${longestDays} days` : void 0;
}
function findDayProblem(until) {
	const day = /^\d{4}-\d{2}-\d{2}$/.test(until) ? Date.parse(`${until}T00:00:00Z`) : NaN;
	return Number.isNaN(day) || dayOf(day) !== until ? "must be a day like 2030-12-31" : void 0;
}
function unquote(text) {
	if (!text.startsWith("\"")) return text;
	try {
		const value = JSON.parse(text);
		return typeof value === "string" ? value : void 0;
	} catch {
		return;
	}
}
function acceptHolds({ until }, today) {
	return today < Date.parse(`${until}T00:00:00Z`) + require_time.dayMs;
}
function dayOf(time) {
	return new Date(time).toISOString().slice(0, 10);
}
const offeredDays = 30;
function writeAcceptCommand({ commit, suiteName, cases }, now) {
	const list = cases === "all" ? ["cases: all"] : cases.map((name) => `- ${quote(name)}`);
	return [
		`${acceptWord} ${commit}`,
		`suite: ${quote(suiteName)}`,
		`until: ${dayOf(now + offeredDays * require_time.dayMs)}`,
		...list,
		"reason: "
	].join("\n");
}
function quote(text) {
	if (/^[\p{L}\p{N}](?:.*\S)?$/u.test(text) && !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", ""))) return text;
	const escapeUnits = (character) => Array.from({ length: character.length }, (_, index) => {
		return `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
	}).join("");
	return JSON.stringify(text).replace(/[\p{C}\p{Z}]/gu, (found) => found === " " ? found : escapeUnits(found));
}
// src/render/visible.ts
let graphemes;
function segmenter() {
	graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	return graphemes;
}
const terminalColours = /\u001b\[[\d;]*m/g;
const invisible = /\p{Cf}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;
const harmlessFormat = /\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/;
const plain = /^[\t\n -~]*$/;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
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
function makeVisibleLine(text) {
	return makeVisible(text).split("\n").map((line) => line.trim()).filter((line) => line !== "").join(" ↵ ").replace(/\s+/g, " ");
}
function cutText(text, limit) {
	if (text.length <= limit) return text;
	let kept = "";
	let count = 0;
	for (const { segment } of segmenter().segment(text.slice(0, limit * 4 + 64))) {
		if (count + 1 > limit || kept.length + segment.length > limit * 4) return `${kept.trimEnd()}…`;
		kept += segment;
		count += 1;
	}
	return kept.length < text.length ? `${kept.trimEnd()}…` : kept;
}
function isolateDirection(text) {
	return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
// src/render/escape.ts
const defaultLength = 160;
const wordBreak = "​";
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
function markdownText(text, limit = defaultLength) {
	const line = cutText(makeVisibleLine(text), limit);
	if (line === "") return "(empty)";
	return isolateDirection(escapeInline(line).replace(/^(?:[-+=#]|\d+(?=[.)]))/, (start) => /^\d/.test(start) ? `${start}${wordBreak}` : `\\${start}`));
}
function markdownPart(text) {
	return isolateDirection(escapeInline(text));
}
function escapeInline(line) {
	return breakReferences(line).replace(/[\\`*[\]~]/g, "\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("|", "&#124;").replaceAll("$", "<span>$</span>");
}
function tableCell(text, limit = defaultLength) {
	return text.trim() === "" ? "–" : markdownText(text, limit);
}
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
function fence(text, options) {
	const shown = trimLastLines(makeVisible(text));
	const body = shown.length > options.limit ? `${cutText(shown, options.limit)}\n(cut)` : shown;
	const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length));
	const mark = "`".repeat(longest + 1);
	return `${mark}${options.info ?? "text"}\n${body}\n${mark}`;
}
function trimLastLines(text) {
	let end = text.length;
	while (end > 0 && text[end - 1] === "\n") end -= 1;
	return text.slice(0, end);
}
function html(text) {
	return makeVisible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
function attribute(text) {
	return html(text).replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
}
function url(text) {
	if (!URL.canParse(text)) return void 0;
	const address = new URL(text);
	if (address.protocol !== "https:" && address.protocol !== "http:") return void 0;
	if (address.username !== "" || address.password !== "") return void 0;
	return address.href.replace(/[^\w\-.~:/?#[\]@!$&+,;=%]|[[\]!$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
function mermaid(text, limit = 24) {
	return cutText(makeVisibleLine(text).replace(/[^\p{L}\p{N} ._/-]/gu, " ").replace(/ +/g, " ").trim(), limit) || "-";
}
function terminal(text, limit = defaultLength) {
	return isolateDirection(breakCommands(cutText(makeVisibleLine(text), limit)));
}
function terminalLine(text, limit = 400) {
	return breakCommands(cutText(makeVisible(text).replaceAll("\n", " ").replaceAll("	", "  "), limit));
}
function breakCommands(line) {
	return line.replaceAll("##[", `#${wordBreak}#[`).replace(/^(\s*):/, `$1:${wordBreak}`);
}
function scriptJson(value) {
	return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
Object.defineProperty(exports, "acceptHolds", {
	enumerable: true,
	get: function() {
		return acceptHolds;
	}
});
Object.defineProperty(exports, "acceptWord", {
	enumerable: true,
	get: function() {
		return acceptWord;
	}
});
Object.defineProperty(exports, "attribute", {
	enumerable: true,
	get: function() {
		return attribute;
	}
});
Object.defineProperty(exports, "codeSpan", {
	enumerable: true,
	get: function() {
		return codeSpan;
	}
});
Object.defineProperty(exports, "cutText", {
	enumerable: true,
	get: function() {
		return cutText;
	}
});
Object.defineProperty(exports, "fence", {
	enumerable: true,
	get: function() {
		return fence;
	}
});
Object.defineProperty(exports, "findDayProblem", {
	enumerable: true,
	get: function() {
		return findDayProblem;
	}
});
Object.defineProperty(exports, "html", {
	enumerable: true,
	get: function() {
		return html;
	}
});
Object.defineProperty(exports, "makeVisible", {
	enumerable: true,
	get: function() {
		return makeVisible;
	}
});
Object.defineProperty(exports, "makeVisibleLine", {
	enumerable: true,
	get: function() {
		return makeVisibleLine;
	}
});
Object.defineProperty(exports, "markdownPart", {
	enumerable: true,
	get: function() {
		return markdownPart;
	}
});
Object.defineProperty(exports, "markdownText", {
	enumerable: true,
	get: function() {
		return markdownText;
	}
});
Object.defineProperty(exports, "mermaid", {
	enumerable: true,
	get: function() {
		return mermaid;
	}
});
Object.defineProperty(exports, "readAcceptCommand", {
	enumerable: true,
	get: function() {
		return readAcceptCommand;
	}
});
Object.defineProperty(exports, "scriptJson", {
	enumerable: true,
	get: function() {
		return scriptJson;
	}
});
Object.defineProperty(exports, "tableCell", {
	enumerable: true,
	get: function() {
		return tableCell;
	}
});
Object.defineProperty(exports, "terminal", {
	enumerable: true,
	get: function() {
		return terminal;
	}
});
Object.defineProperty(exports, "terminalLine", {
	enumerable: true,
	get: function() {
		return terminalLine;
	}
});
Object.defineProperty(exports, "url", {
	enumerable: true,
	get: function() {
		return url;
	}
});
Object.defineProperty(exports, "writeAcceptCommand", {
	enumerable: true,
	get: function() {
		return writeAcceptCommand;
	}
});
