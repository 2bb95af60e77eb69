const require_neutralise = require("./neutralise.js");
// src/reports/text/text.ts
const keptMessage = 1e3;
const keptDetail = 8e3;
const keptSample = 4e3;
const keptName = 2e3;
function cutMark(kept, total) {
	return `… [cut: ${require_neutralise.formatCount(kept)} of ${require_neutralise.formatCount(total)} characters]`;
}
function cut(text, limit, total = lengthBeforeCut(text)) {
	if (text.length <= limit && total === text.length) return text;
	const end = isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit;
	return copy(text.slice(0, end)) + cutMark(Math.min(end, text.length), total);
}
function lengthBeforeCut(text) {
	if (!text.endsWith(" characters]")) return text.length;
	const total = /… \[cut: [\d,]+ of ([\d,]+) characters\]$/.exec(text.slice(-80))?.[1];
	return total === void 0 ? text.length : Number(total.replaceAll(",", ""));
}
function isHighSurrogate(code) {
	return code >= 55296 && code <= 56319;
}
function copy(text) {
	if (text.length < 13) return text;
	const encoding = text.isWellFormed() ? "utf8" : "utf16le";
	return Buffer.from(text, encoding).toString(encoding);
}
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const colours = /\u001b\[[0-9;:]*m/g;
function hasControls(text) {
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code < 32 ? code !== 9 && code !== 10 && code !== 13 : code === 127) return true;
	}
	return false;
}
function showControls(text) {
	if (!hasControls(text)) return text;
	return text.replace(controls, (char) => {
		const code = char.charCodeAt(0);
		return String.fromCharCode(code === 127 ? 9249 : 9216 + code);
	});
}
function readable(text) {
	return text.includes("\x1B") ? showControls(text.replace(colours, "")) : showControls(text);
}
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
const noHeadline = /^(?:failed:?|failure|error|skipped|none|null|true|\S+:\d+(?::\d+)?|(?:===|---) .*|[\w\\]+::\w.*|● Test suite failed to run)$/i;
function headline(text) {
	const line = text.slice(0, 8 * keptMessage).split("\n", 40).map((written) => written.trim()).find((written) => written !== "" && !noHeadline.test(written));
	if (line === void 0) return firstLine(text);
	if (/^[[{]$/.test(line)) return copy(cut(text.slice(text.indexOf(line)).replace(/\s+/g, " ").trim().slice(0, 300), keptMessage));
	return copy(cut(line, keptMessage));
}
function textOf(value) {
	if (value === void 0 || value === null) return void 0;
	return typeof value === "string" ? value : JSON.stringify(value);
}
Object.defineProperty(exports, "copy", {
	enumerable: true,
	get: function() {
		return copy;
	}
});
Object.defineProperty(exports, "cut", {
	enumerable: true,
	get: function() {
		return cut;
	}
});
Object.defineProperty(exports, "cutMark", {
	enumerable: true,
	get: function() {
		return cutMark;
	}
});
Object.defineProperty(exports, "firstLine", {
	enumerable: true,
	get: function() {
		return firstLine;
	}
});
Object.defineProperty(exports, "hasControls", {
	enumerable: true,
	get: function() {
		return hasControls;
	}
});
Object.defineProperty(exports, "headline", {
	enumerable: true,
	get: function() {
		return headline;
	}
});
Object.defineProperty(exports, "keptDetail", {
	enumerable: true,
	get: function() {
		return keptDetail;
	}
});
Object.defineProperty(exports, "keptMessage", {
	enumerable: true,
	get: function() {
		return keptMessage;
	}
});
Object.defineProperty(exports, "keptName", {
	enumerable: true,
	get: function() {
		return keptName;
	}
});
Object.defineProperty(exports, "keptSample", {
	enumerable: true,
	get: function() {
		return keptSample;
	}
});
Object.defineProperty(exports, "readable", {
	enumerable: true,
	get: function() {
		return readable;
	}
});
Object.defineProperty(exports, "showControls", {
	enumerable: true,
	get: function() {
		return showControls;
	}
});
Object.defineProperty(exports, "textOf", {
	enumerable: true,
	get: function() {
		return textOf;
	}
});
