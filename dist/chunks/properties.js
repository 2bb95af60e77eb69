const require_reader = require("./reader.js");
const require_damage = require("./damage.js");
const require_text = require("./text.js");
const require_eval_data = require("./eval-data.js");
const require_slices = require("./slices.js");
require("./result.js");
// src/reports/bytes/chunks.ts
async function readChunks(source, { collector }, write) {
	for await (const chunk of source.chunks()) {
		write(chunk);
		const waiting = collector.flush(false);
		if (waiting !== void 0) await waiting;
	}
}
// src/reports/xml/attributes.ts
const mostAttributes = 1e3;
const builtIn = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function decodeEntities(text, onUnknown) {
	if (!text.includes("&")) return text;
	return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([\w.:-]{1,64}));/g, (written, dec, hex, name) => {
		if (name !== void 0) {
			const char = builtIn.get(name);
			if (char === void 0) onUnknown?.(written);
			return char ?? written;
		}
		const code = dec !== void 0 ? Number(dec) : Number.parseInt(hex, 16);
		return code === 0 || code > 1114111 || code >= 55296 && code <= 57343 ? written : String.fromCodePoint(code);
	});
}
var XmlAttributes = class {
	#tag;
	#at;
	#names;
	#values = [];
	dropped;
	#warn;
	constructor(tag, at, dropped, warn) {
		this.#tag = tag;
		this.#at = at;
		this.dropped = dropped;
		this.#warn = warn;
	}
	get(name) {
		this.#names ??= this.#parse();
		const index = this.#names.indexOf(name);
		return index === -1 ? void 0 : this.#values[index];
	}
	lengthOf(name) {
		const length = this.get(name)?.length ?? 0;
		return this.#names?.at(-1) === name ? length + this.dropped : length;
	}
	get empty() {
		this.#names ??= this.#parse();
		return this.#names.length === 0;
	}
	#parse() {
		const tag = this.#tag;
		const names = [];
		for (;;) {
			if (names.length >= mostAttributes) {
				this.#warn(`more than ${mostAttributes} attributes in one tag; the rest is not read`);
				return names;
			}
			const start = skipSpace(tag, this.#at);
			if (start >= tag.length) return names;
			const equals = tag.indexOf("=", start);
			if (equals === -1) {
				this.#warn("an attribute without a value");
				return names;
			}
			const name = tag.slice(start, equals).trimEnd();
			const open = skipSpace(tag, equals + 1);
			const quote = tag[open];
			if (quote !== "\"" && quote !== "'") {
				this.#warn("an attribute value without quotes");
				this.#at = endOfWord(tag, open);
				this.#keep(names, name, tag.slice(open, this.#at));
				continue;
			}
			const close = tag.indexOf(quote, open + 1);
			const end = close === -1 ? tag.length : close;
			this.#keep(names, name, tag.slice(open + 1, end));
			this.#at = end + 1;
		}
	}
	#keep(names, name, written) {
		if (names.includes(name)) {
			this.#warn("an attribute given twice; the first counts");
			return;
		}
		const spaced = name === "message" || !/[\t\n\r]/.test(written) ? written : written.replace(/\r\n|[\t\n\r]/g, " ");
		names.push(name);
		this.#values.push(decodeEntities(spaced, () => this.#warn("an unknown entity; it is kept as written")));
	}
};
function skipSpace(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
	return at;
}
function endOfWord(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) > 32) at += 1;
	return at;
}
// src/reports/xml/bytes.ts
function localName(name) {
	const colon = name.indexOf(":");
	return colon === -1 ? name : name.slice(colon + 1);
}
function isName(buffer, start, end, name) {
	let last = end;
	while (last > start && (buffer[last - 1] ?? 0) <= 32) last -= 1;
	if (last - start === name.length && startsWith(buffer, start, name)) return true;
	return buffer.toString("utf8", start, last) === name;
}
function startsWith(buffer, at, text) {
	for (let index = 0; index < text.length; index += 1) if (buffer[at + index] !== text.charCodeAt(index)) return false;
	return true;
}
function isLeading(byte) {
	return (byte & 192) !== 128;
}
function wholeCharacters(buffer, from) {
	const end = buffer.length;
	for (let back = 1; back <= 3 && end - back >= from; back += 1) {
		const byte = buffer[end - back] ?? 0;
		if (byte < 128) return end;
		if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? end - back : end;
	}
	return end;
}
function isBlank(buffer, start, end) {
	for (let at = start; at < end; at += 1) {
		const byte = buffer[at] ?? 0;
		if (byte > 32 || byte === 0) return false;
	}
	return true;
}
// src/reports/xml/skipped.ts
const gt$1 = 62;
const slash$1 = 47;
const doubleQuote$1 = 34;
const singleQuote$1 = 39;
const openBracket = 91;
const closeBracket = 93;
function quoteAfter(byte, quote) {
	if (quote !== 0) return byte === quote ? 0 : quote;
	return byte === doubleQuote$1 || byte === singleQuote$1 ? byte : 0;
}
var SkippedDoctype = class {
	#quote = 0;
	#brackets = 0;
	#onDeclarations;
	constructor(onDeclarations) {
		this.#onDeclarations = onDeclarations;
	}
	skip(buffer, from) {
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at] ?? 0;
			const before = this.#quote;
			this.#quote = quoteAfter(byte, before);
			if (before !== 0 || this.#quote !== 0) continue;
			if (byte === openBracket) {
				if (this.#brackets === 0) this.#onDeclarations();
				this.#brackets += 1;
			} else if (byte === closeBracket) this.#brackets -= 1;
			else if (byte === gt$1 && this.#brackets <= 0) return at + 1;
		}
		return -1;
	}
};
var LongTag = class {
	#kept;
	#quoteAtCut;
	#quote;
	#last;
	#dropped = 0;
	constructor(kept, quote) {
		this.#kept = kept;
		this.#quoteAtCut = quote;
		this.#quote = quote;
		this.#last = kept.at(-1) ?? 0;
	}
	get dropped() {
		return this.#dropped;
	}
	skip(buffer, from) {
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at] ?? 0;
			const before = this.#quote;
			this.#quote = quoteAfter(byte, before);
			if (before !== 0) {
				if (this.#quote !== 0 && isLeading(byte)) this.#dropped += 1;
			} else if (byte === gt$1) return at + 1;
			this.#last = byte;
		}
		return -1;
	}
	end() {
		const quote = this.#quoteAtCut === 0 ? "" : String.fromCharCode(this.#quoteAtCut);
		return Buffer.concat([this.#kept, Buffer.from(quote + (this.#last === slash$1 ? "/" : ""))]);
	}
};
// src/reports/xml/reader.ts
const deepest = 512;
const longestTag = 1048576;
const longestName = 1e3;
const lt = 60;
const gt = 62;
const slash = 47;
const bang = 33;
const question = 63;
const doubleQuote = 34;
const singleQuote = 39;
var XmlReader = class {
	#handler;
	#names = [];
	#mode = "text";
	#window = new require_reader.ByteWindow();
	#offset = 0;
	#doctype;
	#long;
	#roots = 0;
	#warn;
	#knownNames = new Set();
	constructor(handler) {
		this.#handler = handler;
		this.#warn = (message) => handler.warn(message);
	}
	write(chunk) {
		const buffer = this.#window.add(chunk);
		let at = 0;
		let next = 0;
		while (at < buffer.length) {
			next = this.#step(buffer, at);
			if (next < 0) break;
			at = next;
		}
		if (next < 0) at = ~next;
		this.#window.consume(at);
		this.#offset += at;
	}
	end() {
		const [open] = this.#names.slice(-1);
		if (this.#mode === "text" && open === void 0 && !this.#window.has(lt)) {
			if (this.#roots === 0) throw this.#damage("it holds no XML element", this.#offset);
			return;
		}
		const inside = open === void 0 ? "" : ` inside <${open}>`;
		throw new require_damage.Damage(`the file ends${inside} before it is complete`, this.#offset + this.#window.length, "Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.");
	}
	#damage(message, offset) {
		return new require_damage.Damage(message, offset, "The file is not well-formed XML. Look at the step that writes it.");
	}
	#step(buffer, at) {
		switch (this.#mode) {
			case "text": return this.#text(buffer, at);
			case "cdata": return this.#until(buffer, at, "]]>", true);
			case "comment": return this.#until(buffer, at, "-->", false);
			case "instruction": return this.#until(buffer, at, "?>", false);
			case "doctype": return this.#skipDoctype(buffer, at);
			case "long-tag": return this.#skipLongTag(buffer, at);
		}
	}
	#text(buffer, from) {
		const open = buffer.indexOf(lt, from);
		const end = open === -1 ? wholeCharacters(buffer, from) : open;
		if (end > from) this.#characters(buffer, from, end);
		if (open === -1) return ~end;
		const kind = buffer[open + 1];
		if (kind === void 0) return ~open;
		if (kind === slash) return this.#closeTag(buffer, open);
		if (kind === bang) return this.#declaration(buffer, open);
		if (kind === question) {
			if (this.#roots === 0 && this.#offset + open > 0 && buffer.indexOf("<?xml ", open, "latin1") === open) this.#handler.warn("the XML declaration is not at the very beginning");
			this.#mode = "instruction";
			return open + 2;
		}
		return this.#openTag(buffer, open);
	}
	#characters(buffer, start, end) {
		if (this.#handler.wantsText) this.#handler.text(buffer, start, end, false);
		else if (this.#names.length === 0 && !isBlank(buffer, start, end)) {
			if (this.#roots === 0) throw this.#damage("text before the first element", this.#offset + start);
			this.#handler.warn("text after the end of the document");
		}
	}
	#declaration(buffer, open) {
		if (startsWith(buffer, open + 2, "--")) {
			this.#mode = "comment";
			return open + 4;
		}
		if (startsWith(buffer, open + 2, "[CDATA[")) {
			this.#mode = "cdata";
			return open + 9;
		}
		const written = buffer.toString("latin1", open + 2, Math.min(open + 9, buffer.length));
		if (written.toUpperCase() === "DOCTYPE") {
			this.#mode = "doctype";
			this.#doctype = new SkippedDoctype(() => this.#warn("a document type with declarations; none of them is used"));
			return open + 9;
		}
		if (written.length < 7) return ~open;
		throw this.#damage(`<!${written}… is neither a comment nor CDATA`, this.#offset + open);
	}
	#until(buffer, from, terminator, isText) {
		const found = buffer.indexOf(terminator, from, "latin1");
		let end = found;
		if (found === -1) {
			end = Math.max(from, buffer.length - terminator.length + 1);
			while (end > from && !isLeading(buffer[end] ?? 0)) end -= 1;
		}
		if (isText && end > from && this.#handler.wantsText) this.#handler.text(buffer, from, end, true);
		if (found === -1) return ~end;
		this.#mode = "text";
		return found + terminator.length;
	}
	#skipDoctype(buffer, from) {
		const end = this.#doctype?.skip(buffer, from) ?? from;
		if (end === -1) return buffer.length;
		this.#mode = "text";
		this.#doctype = void 0;
		return end;
	}
	#closeTag(buffer, open) {
		const end = buffer.indexOf(gt, open + 2);
		if (end === -1) {
			if (buffer.length - open > longestTag) throw this.#damage("an end tag without an end", this.#offset + open);
			return ~open;
		}
		const expected = this.#names.at(-1);
		if (expected === void 0 || !isName(buffer, open + 2, end, expected)) {
			const written = buffer.toString("utf8", open + 2, Math.min(end, open + 82)).trim();
			throw this.#damage(expected === void 0 ? `</${written}> closes nothing` : `</${written}> closes <${expected}>`, this.#offset + open);
		}
		this.#names.pop();
		this.#handler.close(localName(expected));
		return end + 1;
	}
	#openTag(buffer, open) {
		let quote = 0;
		for (let at = open + 1; at < buffer.length; at += 1) {
			const byte = buffer[at];
			if (quote !== 0) {
				if (byte === quote) quote = 0;
			} else if (byte === doubleQuote || byte === singleQuote) quote = byte;
			else if (byte === gt) {
				if (!this.#isTaken(buffer, open + 1, at)) this.#element(buffer, open + 1, at, 0);
				return at + 1;
			}
		}
		if (buffer.length - open <= longestTag) return ~open;
		this.#handler.warn("a tag longer than 1 MB; it was cut");
		const kept = Buffer.from(buffer.subarray(open + 1, wholeCharacters(buffer, open + 1)));
		this.#long = new LongTag(kept, quote);
		this.#mode = "long-tag";
		return buffer.length;
	}
	#isTaken(buffer, start, end) {
		if (buffer[end - 1] !== slash || this.#handler.leaf === void 0) return false;
		if (this.#names.length === 0 || this.#names.length >= deepest) return false;
		return this.#handler.leaf(buffer, start, end - 1);
	}
	#skipLongTag(buffer, from) {
		const long = this.#long;
		const end = long?.skip(buffer, from) ?? from;
		if (end === -1) return buffer.length;
		this.#mode = "text";
		this.#long = void 0;
		const tag = long?.end();
		if (tag !== void 0) this.#element(tag, 0, tag.length, long?.dropped ?? 0);
		return end;
	}
	#element(buffer, start, end, dropped) {
		const selfClosing = end > start && buffer[end - 1] === slash;
		const tag = buffer.toString("utf8", start, selfClosing ? end - 1 : end);
		let nameEnd = 0;
		while (nameEnd < tag.length && tag.charCodeAt(nameEnd) > 32) nameEnd += 1;
		const written = tag.slice(0, nameEnd);
		this.#checkName(written, start);
		if (this.#names.length >= deepest) throw this.#damage(`elements nested deeper than ${deepest}`, this.#offset + start);
		if (this.#names.length === 0) {
			if (this.#roots === 1) this.#handler.warn("more than one document in one file; all are read");
			this.#roots += 1;
		}
		const name = localName(written);
		this.#handler.open(name, new XmlAttributes(tag, nameEnd, dropped, this.#warn));
		if (selfClosing) this.#handler.close(name);
		else this.#names.push(written);
	}
	#checkName(name, at) {
		if (this.#knownNames.has(name)) return;
		if (name.length > longestName || !/^[\p{L}_:][^<>&"'=/]*$/u.test(name)) throw this.#damage(`<${name.slice(0, 80)} is not an element`, this.#offset + at);
		if (this.#knownNames.size < 1e3) this.#knownNames.add(name);
	}
};
// src/reports/text/text-collector.ts
var TextCollector = class {
	#limit;
	#text = "";
	#undecoded = "";
	#length = 0;
	constructor(limit) {
		this.#limit = limit;
	}
	add(bytes, start, end, raw) {
		const room = this.#limit - this.#text.length - this.#undecoded.length;
		const taken = Math.max(0, Math.min(end, start + 4 * room));
		const cutAt = taken < end ? characterStart(bytes, start, taken) : end;
		if (cutAt > start && room > 0) {
			const piece = bytes.toString("utf8", start, cutAt);
			this.#length += piece.length;
			if (raw) {
				this.#decode();
				this.#text += piece;
			} else this.#undecoded += piece;
		}
		if (cutAt < end || room <= 0) this.#length += charactersIn(bytes, room > 0 ? cutAt : start, end);
	}
	#decode() {
		if (this.#undecoded === "") return;
		this.#text += decodeEntities(this.#undecoded);
		this.#undecoded = "";
	}
	finish() {
		const written = this.#text.length + this.#undecoded.length;
		this.#decode();
		return {
			text: this.#text,
			length: this.#text.length + Math.max(0, this.#length - written)
		};
	}
};
function characterStart(bytes, start, at) {
	let back = at;
	while (back > start && ((bytes[back] ?? 0) & 192) === 128) back -= 1;
	return back;
}
function charactersIn(bytes, start, end) {
	let count = 0;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at] ?? 0;
		if ((byte & 192) !== 128) count += byte >= 240 ? 2 : 1;
	}
	return count;
}
// src/reports/infrastructure.ts
const lookedAt = 2e3;
const providerTrouble = [
	/\brate[ _-]?limit(?:ed|s|ing|error)?\b|ratelimiterror|too many requests|\b(?:insufficient_quota|quota exceeded|exceeded your (?:current )?quota|resource[ _]exhausted)\b/i,
	/\boverloaded(?:_?error)?\b|\bservice (?:temporarily )?unavailable|serviceunavailable|\bbad gateway\b|\bgateway time-?out\b|\binternal ?server ?error\b/i,
	/\b(?:status(?:[ _]?code)?|code|https?|error|response)\b["']?[\s:=(]{0,4}(?:429|5\d\d)\b/i,
	/\b(?:429|5\d\d) (?:too many|internal|bad gateway|service|gateway|overloaded|server error|status|error)\b/i,
	/\b(?:api|request|connection|connect|provider|model|llm|upstream|read|response|socket)\b[^\n]{0,60}\btim(?:ed|e)[ -]?out\b|\btim(?:ed|e)[ -]?out\b[^\n]{0,40}\b(?:provider|model|api|llm|upstream)\b/i,
	/\b(?:apitimeout|connecttimeout|readtimeout|apiconnection|deadlineexceeded|cancelled)error\b|\b(?:ETIMEDOUT|ECONNRESET|EAI_AGAIN)\b/i,
	/\b(?:token|time|message|turn|cost|working|sample|step)[ _-]?limit (?:was )?(?:exceeded|reached)|\blimit ?exceeded ?error\b|\bexceeded (?:the )?(?:token|time|message|turn|cost|working|step)[ _-]limit\b/i
];
const ownServer = /\b(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3})\b|\[?::1\]?:\d/i;
function saysInfrastructure(text) {
	if (text === void 0 || text === "") return false;
	const start = text.slice(0, lookedAt);
	return !ownServer.test(start) && providerTrouble.some((pattern) => pattern.test(start));
}
// src/reports/about.ts
const traceName = /^(?:[\w.-]{1,60}[._-])?trace[._-]?(?:url|link|address)$|^permalink$/i;
const tagNames = new Set([
	"tag",
	"tags",
	"label",
	"labels",
	"marker",
	"markers",
	"mark"
]);
const named = /^([A-Za-z][\w.-]{0,40})\s?[:=]\s?(\S.*)$/;
function aboutFrom(metadata, tags = void 0) {
	const slices = [];
	let trace;
	for (const [name, value] of Object.entries(metadata)) {
		if (traceName.test(name)) trace ??= traceOf(value);
		else if (tagNames.has(name.toLowerCase())) addTags(slices, value);
		else for (const one of Array.isArray(value) ? value.slice(0, 20) : [value]) addOne(slices, name, one);
		if (slices.length > 80) break;
	}
	addTags(slices, tags);
	return withoutEmpty(slices, trace);
}
function withoutEmpty(slices, trace) {
	if (slices.length === 0) return trace === void 0 ? {} : { trace };
	return trace === void 0 ? { slices } : {
		slices,
		trace
	};
}
const sliceProperty = /^(?:evals?\.)?(?:tag|slice|metadata|label)\.(\S.{0,60})$|^(category|topic|feature|difficulty|severity|priority|epic|story)$/i;
function takeProperty(into, name, value) {
	if (traceName.test(name)) {
		into.trace ??= traceOf(value);
		return true;
	}
	const lower = name.toLowerCase().replace(/^evals?\./, "");
	if (tagNames.has(lower)) {
		addTags(into.slices, value);
		return true;
	}
	const match = sliceProperty.exec(name);
	if (match === null) return false;
	addOne(into.slices, match[1] ?? match[2]?.toLowerCase() ?? name, value);
	return true;
}
function takeTrait(into, name, value) {
	if (!takeProperty(into, name, value)) addOne(into.slices, name, value);
}
function addTags(slices, tags) {
	const text = require_eval_data.textOfField(tags);
	const list = text === void 0 ? require_eval_data.listOf(tags) : text.split(/,\s*/);
	for (const tag of list.slice(0, 20)) {
		const written = require_eval_data.textOfField(tag)?.trim() ?? "";
		const pair = named.exec(written);
		if (pair === null || written.includes("://")) addOne(slices, "tag", written);
		else addOne(slices, pair[1] ?? "tag", pair[2]);
	}
}
function addOne(slices, name, value) {
	if (typeof value !== "string" && typeof value !== "boolean" && !(typeof value === "number" && Number.isSafeInteger(value))) return;
	const written = String(value).trim();
	const label = name.trim();
	if (written === "" || label === "" || label.length + written.length + 2 > 160) return;
	if (/[\r\n]/.test(written) || slices.length > 80) return;
	slices.push(require_text.copy(require_text.readable(require_slices.sliceOf(label, written))));
}
function traceOf(value) {
	const address = require_eval_data.textOfField(value)?.trim() ?? "";
	return address === "" || address.length > 2e3 ? void 0 : require_text.copy(address);
}
// src/reports/environment.ts
const properties = new Set([
	"variant",
	"os",
	"browser",
	"python"
]);
const longest = 200;
function keepEnvironment(environment, name, value) {
	if (!properties.has(name)) return false;
	const trimmed = value.trim().slice(0, longest);
	if (trimmed === "") return false;
	environment[name] = name === "python" ? pythonVersion(trimmed) : trimmed;
	return true;
}
function pythonVersion(value) {
	const version = /^(?:python[ -]?)?(\d+\.\d+)(?:\.\S*)?$/i.exec(value)?.[1];
	return version === void 0 ? value : `python ${version}`;
}
function variantOfEnvironment({ project, variant, os, browser, python }) {
	return joinVariants(project, variant, os, browser, python);
}
function joinVariants(...parts) {
	const known = new Set(parts.filter((part) => part !== void 0 && part !== ""));
	return known.size === 0 ? void 0 : require_eval_data.cleanName([...known].join(" · "));
}
// src/reports/formats/promptfoo/graders.ts
const graded = /^(?:not-)?(?:llm-rubric|model-graded-|factuality|g-eval|answer-relevance|context-(?:faithfulness|recall|relevance)|conversation-relevance|search-rubric|agent-rubric|select-best|similar|classifier|moderation)/;
function withoutGraders(testCase) {
	const parts = ["options", "assert"].filter((part) => testCase[part] !== void 0);
	return {
		...testCase,
		...Object.fromEntries(parts.map((part) => [part, withoutProvider(testCase[part])]))
	};
}
function withoutProvider(value) {
	if (Array.isArray(value)) return value.map(withoutProvider);
	const { provider, assert, ...others } = require_eval_data.fieldsOf(value);
	if (provider === void 0 && assert === void 0) return value;
	return assert === void 0 ? others : {
		...others,
		assert: withoutProvider(assert)
	};
}
function judgesOf(grading, testCase) {
	const byMetric = new Map();
	const ofTest = require_eval_data.fieldsOf(testCase.options).provider;
	const components = require_eval_data.listOf(grading.componentResults).map((part) => require_eval_data.fieldsOf(require_eval_data.fieldsOf(part).assertion));
	const assertions = components.length > 0 ? components : require_eval_data.listOf(testCase.assert).map(require_eval_data.fieldsOf);
	for (const { type, metric, provider } of assertions) {
		const judge = provider !== void 0 || graded.test(require_eval_data.textOfField(type) ?? "") ? nameOf$1(provider ?? ofTest) : void 0;
		if (judge === void 0) continue;
		const name = require_eval_data.textOfField(metric) ?? "";
		byMetric.set(name, (byMetric.get(name) ?? new Set()).add(judge));
	}
	return new Map([...byMetric].map(([metric, judges]) => [metric, [...judges].sort().join(", ")]));
}
function nameOf$1(provider) {
	const { label, text, embedding } = require_eval_data.fieldsOf(provider);
	return require_eval_data.judgeFrom({ judge: require_eval_data.textOfField(label) ?? provider }) ?? require_eval_data.judgeFrom({ judge: text }) ?? require_eval_data.judgeFrom({ judge: embedding });
}
// src/reports/formats/promptfoo/prompts.ts
var PromptNumbers = class {
	#providers = new Map();
	#numbers;
	add(column, provider) {
		this.#providers.set(column, provider);
		this.#numbers = void 0;
	}
	numberOf(column) {
		this.#numbers ??= this.#count();
		return this.#numbers.get(column) ?? column + 1;
	}
	#count() {
		const counts = new Map();
		const columns = [...this.#providers].sort(([a], [b]) => a - b);
		return new Map(columns.map(([column, provider]) => {
			const number = (counts.get(provider) ?? 0) + 1;
			counts.set(provider, number);
			return [column, number];
		}));
	}
};
function providerOf(entry) {
	const provider = require_eval_data.fieldsOf(entry.provider);
	return require_eval_data.textOfField(provider.label) || require_eval_data.textOfField(provider.id) || require_eval_data.textOfField(entry.provider);
}
async function promptsOfLines(source, context) {
	const prompts = new PromptNumbers();
	const reader = new require_reader.JsonReader({ take: (value) => {
		const entry = require_eval_data.fieldsOf(value);
		const column = require_eval_data.numberOf(entry.promptIdx);
		if (column !== void 0) prompts.add(column, providerOf(entry) ?? "");
	} }, { many: true });
	try {
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	} catch (error) {
		if (!(error instanceof require_damage.Damage)) throw error;
	}
	return prompts;
}
// src/reports/formats/promptfoo/entry.ts
const providerFailed = 2;
function addPromptfooEntry(value, prompts, { collector }) {
	const entry = require_eval_data.fieldsOf(value);
	const testCase = require_eval_data.fieldsOf(entry.testCase);
	const provider = require_eval_data.fieldsOf(entry.provider);
	const response = require_eval_data.fieldsOf(entry.response);
	const grading = require_eval_data.fieldsOf(entry.gradingResult);
	const isBroken = entry.failureReason === providerFailed || entry.failureReason === void 0 && require_eval_data.textOfField(entry.error) !== void 0 && entry.gradingResult == null;
	const outcome = isBroken ? "errored" : entry.success === true ? "passed" : "failed";
	const providerId = require_eval_data.textOfField(provider.id) ?? require_eval_data.textOfField(entry.provider);
	const latencyMs = require_eval_data.possibleMs(require_eval_data.numberOf(entry.latencyMs));
	const scores = isBroken ? [] : scoresOf(entry, require_eval_data.numberOf(testCase.threshold), judgesOf(grading, testCase));
	const usage = require_eval_data.fieldsOf(entry.tokenUsage ?? response.tokenUsage);
	const tokens = require_eval_data.tokensOf(usage.prompt, usage.completion, usage.total);
	const costUsd = require_eval_data.amountOf(entry.cost) ?? require_eval_data.amountOf(response.cost);
	collector.add({
		identity: {
			id: require_eval_data.digestOf(withoutGraders({
				...testCase,
				metadata: void 0
			})),
			suite: [],
			name: nameOf(testCase, entry.vars),
			variant: variantOf(providerOf(entry) ?? "provider", prompts.numberOf(require_eval_data.numberOf(entry.promptIdx) ?? 0))
		},
		outcome,
		infrastructure: isBroken && saysInfrastructure(require_text.textOf(entry.error)) ? true : void 0,
		durationMs: latencyMs,
		latencyMs,
		...outcome !== "passed" && reasonOf(entry, grading),
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		provider: providerId === void 0 ? void 0 : require_eval_data.cleanName(providerId),
		...require_eval_data.sampleOf({
			input: require_eval_data.fieldsOf(entry.prompt).raw,
			output: response.output
		}),
		...aboutFrom({
			...require_eval_data.fieldsOf(testCase.metadata),
			...traceFields(require_eval_data.fieldsOf(response.metadata))
		})
	});
}
function traceFields(metadata) {
	const { traceUrl, trace_url: written } = metadata;
	return { trace_url: written ?? traceUrl };
}
function variantOf(provider, prompt) {
	return require_eval_data.cleanName(`${provider} · prompt ${prompt}`);
}
function nameOf(testCase, vars) {
	const description = require_eval_data.textOfField(testCase.description);
	if (description !== void 0 && description !== "") return require_eval_data.cleanName(description);
	const label = Object.entries(require_eval_data.fieldsOf(testCase.vars ?? vars)).map(([name, value]) => `${name}: ${require_text.textOf(value) ?? ""}`).join(", ");
	return label === "" ? "test" : require_eval_data.cleanName(label.replaceAll("\n", " "));
}
function scoresOf(entry, threshold, judges) {
	const named = Object.entries(require_eval_data.fieldsOf(entry.namedScores)).map(([name, value]) => ({
		name: require_text.readable(name),
		value: require_eval_data.numberOf(value) ?? null,
		judge: judges.get(name)
	}));
	const total = require_eval_data.numberOf(entry.score);
	if (total === void 0 || named.some(({ name }) => name === "score")) return named;
	return [{
		name: "score",
		value: total,
		threshold,
		judge: judges.get("")
	}, ...named];
}
function reasonOf(entry, grading) {
	const failed = require_eval_data.listOf(grading.componentResults).map(require_eval_data.fieldsOf).filter(({ pass }) => pass === false).map((part) => `${require_eval_data.textOfField(require_eval_data.fieldsOf(part.assertion).type) ?? "assertion"}: ${require_eval_data.textOfField(part.reason) ?? ""}`);
	const reason = require_eval_data.textOfField(entry.error) ?? require_eval_data.textOfField(grading.reason) ?? failed[0] ?? "";
	const text = require_text.readable([reason, ...failed].join("\n")).trim();
	return text === "" ? {} : {
		message: require_text.firstLine(text),
		detail: require_text.cut(text, require_text.keptDetail)
	};
}
// src/reports/formats/junit/properties.ts
const scoreName = /^(?:evals?\.)?scores?(?:\.(.+))?$/i;
const scorePart = /^(.+?)\.(value|score|avg|mean|threshold|passed|success|(?:metadata\.)?(?:rationale|reason|judge|judge_?model|model)|evaluations\.\d+\.(?:value|score)|type|sum|llm_judge|metadata\..+|evaluations\..+)$/i;
const judgePart = /^(?:metadata\.)?(?:judge|judge_?model|model)$/i;
function readProperties(properties) {
	const scores = new Map();
	const tokens = {};
	const found = {};
	const environment = {};
	const about = { slices: [] };
	let isPlaced = false;
	for (const [name, value] of properties) {
		if (keepEnvironment(environment, name, value)) {
			isPlaced = true;
			continue;
		}
		if (takeProperty(about, name, value)) continue;
		const score = scoreName.exec(name);
		if (score !== null) readScore(scores, score[1] ?? "score", value);
		else readSimple(found, tokens, simpleName(name), value);
	}
	const list = [...scores].flatMap(([name, parts]) => scoreOf(name, parts));
	return {
		...found,
		...withoutEmpty(about.slices, about.trace),
		environment: isPlaced ? environment : void 0,
		scores: list.length > 0 ? list : void 0,
		tokens: (tokens.input ?? tokens.output ?? tokens.total) === void 0 ? void 0 : tokens
	};
}
function simpleName(name) {
	const lower = name.toLowerCase().replace(/^evals?\./, "");
	return lower === "item.id" ? "case_id" : lower.replace(/^item\./, "");
}
function readSimple(found, tokens, name, value) {
	const number = require_eval_data.parseNumber(value);
	const amount = number === void 0 || number < 0 ? void 0 : number;
	switch (name) {
		case "tokens":
		case "tokens.total":
		case "total_tokens":
		case "tokens_total":
			if (amount !== void 0) tokens.total = amount;
			return;
		case "tokens.input":
		case "input_tokens":
		case "prompt_tokens":
			if (amount !== void 0) tokens.input = amount;
			return;
		case "tokens.output":
		case "output_tokens":
		case "completion_tokens":
			if (amount !== void 0) tokens.output = amount;
			return;
		case "cost":
		case "cost_usd":
			if (amount !== void 0) found.costUsd = amount;
			return;
		case "latency_ms": {
			const ms = require_eval_data.possibleMs(amount);
			if (ms !== void 0) found.latencyMs = ms;
			return;
		}
		case "model":
			found.model = require_text.copy(value.slice(0, 200));
			return;
		case "provider":
			found.provider = require_text.copy(value.slice(0, 200));
			return;
		case "iteration":
			found.iteration = require_text.copy(value.trim().slice(0, 100));
			return;
		case "case_id":
		case "eval_id":
			if (value.trim() !== "") found.id = require_text.copy(value.trim().slice(0, 500));
			return;
	}
}
function readScore(scores, path, value) {
	const number = scoreValue(value);
	const split = scorePart.exec(path);
	const isWhole = split === null || number !== void 0 && judgePart.test(split[2] ?? "");
	const name = require_text.copy(isWhole ? path : split[1] ?? path);
	const part = (isWhole ? "value" : split[2] ?? "value").toLowerCase();
	let parts = scores.get(name);
	if (parts === void 0) {
		if (scores.size >= 200) return;
		parts = { samples: [] };
		scores.set(name, parts);
	}
	if (part === "value" || part === "score") parts.value = number ?? null;
	else if ((part === "avg" || part === "mean") && number !== void 0) parts.mean = number;
	else if (part === "threshold" && number !== void 0) parts.threshold = number;
	else if (part === "passed" || part === "success") parts.passed = /^(?:true|1|yes)$/i.test(value.trim());
	else if (part.endsWith("rationale") || part.endsWith("reason")) parts.rationale = value;
	else if (judgePart.test(part)) parts.judge ??= require_eval_data.judgeFrom({ judge: require_text.copy(value.slice(0, 200)) });
	else if (/^evaluations\.\d+\./.test(part) && number !== void 0) parts.samples.push(number);
}
function scoreValue(text) {
	const word = text.trim().toLowerCase();
	if (word === "true") return 1;
	if (word === "false") return 0;
	return require_eval_data.parseNumber(word);
}
function scoreOf(name, parts) {
	const { samples } = parts;
	const sampled = samples.length > 0 ? samples.reduce((sum, value) => sum + value, 0) / samples.length : void 0;
	const value = parts.value ?? parts.mean ?? sampled ?? null;
	if (value === null && parts.value === void 0) return [];
	return [{
		name: require_text.readable(name),
		value,
		threshold: parts.threshold,
		passed: parts.passed,
		judge: parts.judge,
		rationale: parts.rationale === void 0 ? void 0 : require_text.cut(require_text.readable(parts.rationale), require_text.keptMessage)
	}];
}
function withoutIteration(name, iteration) {
	const brackets = /^(.*)\[([^[\]]*)\]$/s.exec(name);
	if (brackets === null || iteration === "") return name;
	const parts = (brackets[2] ?? "").split("-");
	if (parts.filter((part) => part === iteration).length !== 1) return name;
	const rest = parts.filter((part) => part !== iteration).join("-");
	return rest === "" ? `${brackets[1]}` : `${brackets[1]}[${rest}]`;
}
Object.defineProperty(exports, "PromptNumbers", {
	enumerable: true,
	get: function() {
		return PromptNumbers;
	}
});
Object.defineProperty(exports, "TextCollector", {
	enumerable: true,
	get: function() {
		return TextCollector;
	}
});
Object.defineProperty(exports, "XmlAttributes", {
	enumerable: true,
	get: function() {
		return XmlAttributes;
	}
});
Object.defineProperty(exports, "XmlReader", {
	enumerable: true,
	get: function() {
		return XmlReader;
	}
});
Object.defineProperty(exports, "aboutFrom", {
	enumerable: true,
	get: function() {
		return aboutFrom;
	}
});
Object.defineProperty(exports, "addPromptfooEntry", {
	enumerable: true,
	get: function() {
		return addPromptfooEntry;
	}
});
Object.defineProperty(exports, "joinVariants", {
	enumerable: true,
	get: function() {
		return joinVariants;
	}
});
Object.defineProperty(exports, "keepEnvironment", {
	enumerable: true,
	get: function() {
		return keepEnvironment;
	}
});
Object.defineProperty(exports, "promptsOfLines", {
	enumerable: true,
	get: function() {
		return promptsOfLines;
	}
});
Object.defineProperty(exports, "readChunks", {
	enumerable: true,
	get: function() {
		return readChunks;
	}
});
Object.defineProperty(exports, "readProperties", {
	enumerable: true,
	get: function() {
		return readProperties;
	}
});
Object.defineProperty(exports, "saysInfrastructure", {
	enumerable: true,
	get: function() {
		return saysInfrastructure;
	}
});
Object.defineProperty(exports, "startsWith", {
	enumerable: true,
	get: function() {
		return startsWith;
	}
});
Object.defineProperty(exports, "takeProperty", {
	enumerable: true,
	get: function() {
		return takeProperty;
	}
});
Object.defineProperty(exports, "takeTrait", {
	enumerable: true,
	get: function() {
		return takeTrait;
	}
});
Object.defineProperty(exports, "variantOf", {
	enumerable: true,
	get: function() {
		return variantOf;
	}
});
Object.defineProperty(exports, "variantOfEnvironment", {
	enumerable: true,
	get: function() {
		return variantOfEnvironment;
	}
});
Object.defineProperty(exports, "withoutEmpty", {
	enumerable: true,
	get: function() {
		return withoutEmpty;
	}
});
Object.defineProperty(exports, "withoutIteration", {
	enumerable: true,
	get: function() {
		return withoutIteration;
	}
});
