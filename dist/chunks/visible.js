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
Object.defineProperty(exports, "cutText", {
	enumerable: true,
	get: function() {
		return cutText;
	}
});
Object.defineProperty(exports, "isolateDirection", {
	enumerable: true,
	get: function() {
		return isolateDirection;
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
