const require_written = require("./written.js");
const require_visible = require("./visible.js");
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
	const line = require_visible.cutText(require_visible.makeVisibleLine(text), limit);
	if (line === "") return "(empty)";
	return require_visible.isolateDirection(escapeInline(line).replace(/^(?:[-+=#]|\d+(?=[.)]))/, (start) => /^\d/.test(start) ? `${start}${wordBreak}` : `\\${start}`));
}
function markdownPart(text) {
	return require_visible.isolateDirection(escapeInline(text));
}
function escapeInline(line) {
	return breakReferences(line).replace(/[\\`*[\]~]/g, "\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("|", "&#124;").replaceAll("$", "<span>$</span>");
}
function tableCell(text, limit = defaultLength) {
	return text.trim() === "" ? "–" : markdownText(text, limit);
}
function codeSpan(text, limit = defaultLength) {
	const line = require_visible.isolateDirection(require_visible.cutText(require_visible.makeVisibleLine(text), limit));
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
	const shown = trimLastLines(require_visible.makeVisible(text));
	const body = shown.length > options.limit ? `${require_visible.cutText(shown, options.limit)}\n(cut)` : shown;
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
	return require_visible.makeVisible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
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
	const plain = require_visible.makeVisibleLine(text).replace(/[^\p{L}\p{N} ._/-]/gu, " ");
	return require_visible.cutText(plain.replace(/ +/g, " ").trim(), limit) || "-";
}
function terminal(text, limit = defaultLength) {
	return require_visible.isolateDirection(breakCommands(require_visible.cutText(require_visible.makeVisibleLine(text), limit)));
}
function terminalLine(text, limit = 400) {
	return breakCommands(require_visible.cutText(require_visible.makeVisible(text).replaceAll("\n", " ").replaceAll("	", "  "), limit));
}
function breakCommands(line) {
	return line.replaceAll("##[", `#${wordBreak}#[`).replace(/^(\s*):/, `$1:${wordBreak}`);
}
function scriptJson(value) {
	return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
// src/render/links.ts
function locationUrl(links, location) {
	const { repository, commit } = links;
	if (repository === void 0 || commit === void 0 || !/^[0-9a-f]{7,64}$/i.test(commit)) return void 0;
	const segments = require_written.forwardSlashes(location.file).split("/");
	if (!segments.every((segment) => segment !== "" && segment !== "." && segment !== "..") || /^[a-z]:$/i.test(segments[0] ?? "")) return void 0;
	return url(`${repository}/blob/${commit}/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join("/")}${isLine(location.line) ? `#L${location.line}` : ""}`);
}
function isLine(line) {
	return line !== void 0 && Number.isSafeInteger(line) && line > 0;
}
function locationText({ file, line }) {
	return isLine(line) ? `${file}:${line}` : file;
}
function locationMarkdown(links, location) {
	const text = codeSpan(shortenPath(locationText(location)), 80);
	const target = locationUrl(links, location);
	return target === void 0 ? text : `[${text}](${target})`;
}
function shortenPath(path) {
	return path.length <= 80 ? path : `…${path.slice(-79)}`;
}
function linkMarkdown(text, address) {
	const target = address === void 0 ? void 0 : url(address);
	return target === void 0 ? text : `[${text}](${target})`;
}
function ownPage(links, address) {
	const { repository } = links;
	if (repository === void 0 || address === void 0) return void 0;
	return url(address)?.startsWith(`${repository}/`) ? address : void 0;
}
const linkedRuns = 5;
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
Object.defineProperty(exports, "fence", {
	enumerable: true,
	get: function() {
		return fence;
	}
});
Object.defineProperty(exports, "html", {
	enumerable: true,
	get: function() {
		return html;
	}
});
Object.defineProperty(exports, "linkMarkdown", {
	enumerable: true,
	get: function() {
		return linkMarkdown;
	}
});
Object.defineProperty(exports, "locationMarkdown", {
	enumerable: true,
	get: function() {
		return locationMarkdown;
	}
});
Object.defineProperty(exports, "locationText", {
	enumerable: true,
	get: function() {
		return locationText;
	}
});
Object.defineProperty(exports, "locationUrl", {
	enumerable: true,
	get: function() {
		return locationUrl;
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
Object.defineProperty(exports, "ownPage", {
	enumerable: true,
	get: function() {
		return ownPage;
	}
});
Object.defineProperty(exports, "scriptJson", {
	enumerable: true,
	get: function() {
		return scriptJson;
	}
});
Object.defineProperty(exports, "serviceLinks", {
	enumerable: true,
	get: function() {
		return serviceLinks;
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
