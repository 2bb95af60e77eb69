import { C as numberOf, S as amountOf, T as possibleMs, _ as keptMessage, a as tokensOf, b as showControls, c as listOf, d as cut, f as cutMark, g as keptDetail, h as headline, i as sumTokens, l as textOfField, m as hasControls, n as onlyOne, o as toolCallsOf, p as firstLine, r as sampleOf, s as fieldsOf, t as digestOf, u as copy, v as keptName, w as parseNumber, x as textOf, y as readable } from "./eval-data.js";
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { StringDecoder } from "node:string_decoder";
// src/reports/text/names.ts
const iterationNumber = /(?<!\s)\s*[([](?:iteration|repetition|repeat|trial)\s+#?\d+(?:\s*(?:of|\/)\s*\d+)?[)\]]$|^repetition \d+ of \d+$/i;
/**
* A name as used in an identity: control characters as symbols, and cut only if it is extremely long,
* then with a hash so that two long names stay two.
*/
function cleanName(name) {
	const shown = showControls(name);
	if (shown.length <= 2e3) return shown;
	const hash = createHash("sha256").update(name).digest("hex").slice(0, 12);
	return `${shown.slice(0, keptName)}${cutMark(keptName, shown.length)} #${hash}`;
}
/**
* The name of the case behind the name of one iteration, where the author wrote that it is one: a last
* `(iteration 2)`, `[trial 3]`, `(repeat 1 of 5)`, or JUnit 5's `repetition 2 of 5`. A bare number or parameter
* is part of the name.
*/
function withoutIterationNumber(name) {
	const last = name.charCodeAt(name.length - 1);
	if (last !== 41 && last !== 93 && !/^repetition /i.test(name)) return name;
	const rest = name.replace(iterationNumber, "");
	return rest === "" ? name.replace(/(?<!\s)(?:\s+|(?<!\d))\d+ of \d+$/, "") : rest;
}
// src/reports/bytes/chunks.ts
/** Feeds the chunks of a source to a reader and hands on the results between them. */
async function readChunks(source, { collector }, write) {
	for await (const chunk of source.chunks()) {
		write(chunk);
		const waiting = collector.flush(false);
		if (waiting !== void 0) await waiting;
	}
}
// src/reports/xml/attributes.ts
/** No writer has more, and looking for doubles takes time. */
const mostAttributes = 1e3;
const builtIn = /* @__PURE__ */ new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
/**
* Decodes the five built-in entities and numeric references, nothing else: an entity that a document declares
* is left as it is written, so nothing can be expanded. References to impossible characters stay as written.
*/
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
/** The attributes of one start tag, parsed from its text on first use. */
var XmlAttributes = class {
	#tag;
	#at;
	#names;
	#values = [];
	/** Characters of the last attribute that were dropped because the tag is too long. */
	dropped;
	#warn;
	/** `tag` is the text between `<` and `>` (or `/>`); `at` is where the name ends. */
	constructor(tag, at, dropped, warn) {
		this.#tag = tag;
		this.#at = at;
		this.dropped = dropped;
		this.#warn = warn;
	}
	/** Value with entities decoded; undefined if it is absent. */
	get(name) {
		this.#names ??= this.#parse();
		const index = this.#names.indexOf(name);
		return index === -1 ? void 0 : this.#values[index];
	}
	/** Length the value had in the report. */
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
// src/reports/text/text-collector.ts
/** Character data of one element: kept up to a limit, counted to the end. */
var TextCollector = class {
	#limit;
	#text = "";
	/** Character data that was not CDATA and in which entities are still to be decoded. */
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
	/** The kept text, and how many characters there were (those that were not kept: as written). */
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
/** UTF-16 length of UTF-8 bytes. */
function charactersIn(bytes, start, end) {
	let count = 0;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at] ?? 0;
		if ((byte & 192) !== 128) count += byte >= 240 ? 2 : 1;
	}
	return count;
}
// src/reports/bytes/byte-window.ts
const firstSize = 524288;
/**
* The bytes a reader is looking at: what it left of the chunks before, followed by the next chunk. One buffer is
* used over and over, so reading a file of any size leaves no garbage behind.
*/
var ByteWindow = class {
	#buffer = Buffer.alloc(0);
	#length = 0;
	/** Appends a chunk and returns all bytes in the window; they are valid until the next call. */
	add(chunk) {
		const needed = this.#length + chunk.length;
		if (needed > this.#buffer.length) {
			const grown = Buffer.allocUnsafeSlow(Math.max(firstSize, 2 ** Math.ceil(Math.log2(needed))));
			this.#buffer.copy(grown, 0, 0, this.#length);
			this.#buffer = grown;
		}
		chunk.copy(this.#buffer, this.#length);
		this.#length = needed;
		return this.#buffer.subarray(0, needed);
	}
	/** Drops bytes at the front that were read. */
	consume(count) {
		this.#buffer.copyWithin(0, count, this.#length);
		this.#length -= count;
	}
	/** Bytes that wait for more. */
	get length() {
		return this.#length;
	}
	/** Whether a byte is among those that wait. */
	has(byte) {
		return this.#buffer.subarray(0, this.#length).includes(byte);
	}
};
// src/reports/damage.ts
/** Damage in a file that stops reading: thrown by readers, reported as the error of the file. */
var Damage = class extends Error {
	/** Byte offset in the UTF-8 form of the file; the line is found from it. */
	offset;
	advice;
	constructor(message, offset, advice) {
		super(message);
		this.name = "Damage";
		this.offset = offset;
		this.advice = advice;
	}
};
// src/reports/xml/bytes.ts
/** A name without its namespace prefix. */
function localName(name) {
	const colon = name.indexOf(":");
	return colon === -1 ? name : name.slice(colon + 1);
}
/** Whether these bytes are the name; white space after it does not count. */
function isName(buffer, start, end, name) {
	let last = end;
	while (last > start && (buffer[last - 1] ?? 0) <= 32) last -= 1;
	if (last - start === name.length && startsWith(buffer, start, name)) return true;
	return buffer.toString("utf8", start, last) === name;
}
/** Whether the bytes at a position are this ASCII text. Compared byte by byte: this runs for every tag. */
function startsWith(buffer, at, text) {
	for (let index = 0; index < text.length; index += 1) if (buffer[at + index] !== text.charCodeAt(index)) return false;
	return true;
}
/** Whether a byte begins a UTF-8 character. */
function isLeading(byte) {
	return (byte & 192) !== 128;
}
/** Where the last complete UTF-8 character ends; a sequence cut by the end of the buffer waits for the rest. */
function wholeCharacters(buffer, from) {
	const end = buffer.length;
	for (let back = 1; back <= 3 && end - back >= from; back += 1) {
		const byte = buffer[end - back] ?? 0;
		if (byte < 128) return end;
		if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? end - back : end;
	}
	return end;
}
/** Whether there is only white space. A zero byte does not count as white space. */
function isBlank(buffer, start, end) {
	for (let at = start; at < end; at += 1) {
		const byte = buffer[at] ?? 0;
		if (byte > 32 || byte === 0) return false;
	}
	return true;
}
// src/reports/xml/reader.ts
/** Deeper than any real report; anything deeper is an attack. */
const deepest = 512;
/** A start tag is kept whole up to this size; beyond it the running attribute is cut. */
const longestTag = 1048576;
const longestName = 1e3;
const lt = 60;
const gt = 62;
const slash = 47;
const bang = 33;
const question = 63;
const doubleQuote = 34;
const singleQuote = 39;
/**
* Reads XML from UTF-8 bytes in one pass and constant memory. No entity is expanded and nothing external is
* read. It checks what a truthful count needs (tags that match, an end that is there) and throws
* {@link Damage} where they don't; the rest (control characters, unknown entities) is tolerated.
*/
var XmlReader = class {
	#handler;
	#names = [];
	#mode = "text";
	#window = new ByteWindow();
	/** Offset of the first byte of the buffer being read. */
	#offset = 0;
	#quote = 0;
	#brackets = 0;
	#long;
	#roots = 0;
	#warn;
	/** Names that were checked before. */
	#knownNames = /* @__PURE__ */ new Set();
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
		throw new Damage(`the file ends${open === void 0 ? "" : ` inside <${open}>`} before it is complete`, this.#offset + this.#window.length, "Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.");
	}
	#damage(message, offset) {
		return new Damage(message, offset, "The file is not well-formed XML. Look at the step that writes it.");
	}
	#step(buffer, at) {
		switch (this.#mode) {
			case "text": return this.#text(buffer, at);
			case "cdata": return this.#until(buffer, at, "]]>", true);
			case "comment": return this.#until(buffer, at, "-->", false);
			case "instruction": return this.#until(buffer, at, "?>", false);
			case "doctype": return this.#doctype(buffer, at);
			case "long-tag": return this.#longTag(buffer, at);
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
			this.#quote = 0;
			this.#brackets = 0;
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
	#doctype(buffer, from) {
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at];
			if (this.#quote !== 0) {
				if (byte === this.#quote) this.#quote = 0;
			} else if (byte === doubleQuote || byte === singleQuote) this.#quote = byte;
			else if (byte === 91) {
				if (this.#brackets === 0) this.#handler.warn("a document type with declarations; none of them is used");
				this.#brackets += 1;
			} else if (byte === 93) this.#brackets -= 1;
			else if (byte === gt && this.#brackets <= 0) {
				this.#mode = "text";
				return at + 1;
			}
		}
		return buffer.length;
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
		this.#quote = 0;
		for (let at = open + 1; at < buffer.length; at += 1) {
			const byte = buffer[at];
			if (this.#quote !== 0) {
				if (byte === this.#quote) this.#quote = 0;
			} else if (byte === doubleQuote || byte === singleQuote) this.#quote = byte;
			else if (byte === gt) {
				this.#element(buffer, open + 1, at, 0);
				return at + 1;
			}
		}
		if (buffer.length - open <= longestTag) return ~open;
		this.#handler.warn("a tag longer than 1 MB; it was cut");
		const kept = Buffer.from(buffer.subarray(open + 1, wholeCharacters(buffer, open + 1)));
		this.#long = {
			kept,
			dropped: 0,
			quoteAtCut: this.#quote,
			last: kept.at(-1) ?? 0
		};
		this.#mode = "long-tag";
		return buffer.length;
	}
	#longTag(buffer, from) {
		const long = this.#long;
		if (long === void 0) return buffer.length;
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at] ?? 0;
			if (this.#quote !== 0) {
				if (byte === this.#quote) this.#quote = 0;
				else if (isLeading(byte)) long.dropped += 1;
			} else if (byte === doubleQuote || byte === singleQuote) this.#quote = byte;
			else if (byte === gt) {
				const quote = long.quoteAtCut === 0 ? "" : String.fromCharCode(long.quoteAtCut);
				const tag = Buffer.concat([long.kept, Buffer.from(quote + (long.last === slash ? "/" : ""))]);
				this.#mode = "text";
				this.#long = void 0;
				this.#element(tag, 0, tag.length, long.dropped);
				return at + 1;
			}
			long.last = byte;
		}
		return buffer.length;
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
// src/reports/xml/elements.ts
/** Reads an XML report in one pass, one element at a time. Throws Damage where it can't be read on. */
async function readElements(source, context, plan) {
	const path = [];
	const texts = [];
	const handler = {
		wantsText: false,
		open(name, attributes) {
			plan.open?.(name, attributes, path);
			path.push(name);
			texts.push(plan.texts.has(name) ? new TextCollector(plan.limit) : void 0);
			handler.wantsText = texts.at(-1) !== void 0;
		},
		close(name) {
			path.pop();
			const text = texts.pop();
			if (text !== void 0) plan.text?.(name, text.finish().text, path);
			plan.close?.(name, path);
			handler.wantsText = texts.at(-1) !== void 0;
		},
		text(bytes, start, end, raw) {
			texts.at(-1)?.add(bytes, start, end, raw);
		},
		warn(message) {
			context.collector.warn(message);
		}
	};
	const reader = new XmlReader(handler);
	await readChunks(source, context, (chunk) => reader.write(chunk));
	reader.end();
}
// src/reports/formats/dotnet/nunit-xml.ts
const outcomes$8 = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["success", "passed"],
	["warning", "passed"],
	["failed", "failed"],
	["failure", "failed"],
	["error", "errored"],
	["cancelled", "errored"],
	["skipped", "skipped"],
	["ignored", "skipped"],
	["inconclusive", "skipped"],
	["notrunnable", "errored"]
]);
/** NUnit 3 and 4 (`test-run`), and the older form of NUnit 2 (`test-results`). */
const nunitXml = {
	name: "nunit-xml",
	title: "NUnit XML",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && (root === "test-run" || root === "test-results" || root === "test-suite"),
	async read(source, context) {
		const suites = [];
		let test;
		await readElements(source, context, {
			texts: /* @__PURE__ */ new Set(["message", "stack-trace"]),
			limit: keptDetail,
			open(name, attributes) {
				if (name === "test-suite") suites.push({
					attributes,
					message: "",
					trace: ""
				});
				else if (name === "test-case") test = {
					attributes,
					message: "",
					trace: ""
				};
			},
			text(name, text, path) {
				if (path.includes("assertions")) return;
				const of = test ?? suites.at(-1);
				if (of !== void 0 && name === "message") of.message ||= text;
				else if (of !== void 0) of.trace ||= text;
			},
			close(name) {
				if (name === "test-case" && test !== void 0) {
					addCase$2(test, suites, context);
					test = void 0;
				} else if (name === "test-suite") {
					const suite = suites.pop();
					if (suite !== void 0) addSuite$1(suite, context);
				}
			}
		});
	}
};
function addCase$2({ attributes, message, trace }, suites, context) {
	const { collector } = context;
	const full = attributes.get("fullname") ?? attributes.get("name") ?? "";
	const type = attributes.get("classname") ?? classOf$1(suites) ?? "";
	const name = type !== "" && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : attributes.get("name") ?? full;
	const outcome = outcomeOf$6(attributes, collector);
	collector.add({
		identity: {
			suite: type === "" ? [] : [cleanName(type)],
			name: withoutIterationNumber(cleanName(name))
		},
		outcome,
		durationMs: durationOf$3(attributes),
		...textsOf$2(outcome, message, trace, context)
	});
}
/** A fixture without tests of its own to blame: its set-up or tear-down failed. */
function addSuite$1({ attributes, message, trace }, context) {
	const site = attributes.get("site");
	const failed = outcomeOf$6(attributes, context.collector) === "failed";
	if (!(attributes.get("runstate") === "NotRunnable" || failed && (site === "SetUp" || site === "TearDown"))) return;
	const name = attributes.get("fullname") ?? attributes.get("name") ?? "";
	context.collector.addSuiteError({
		identity: {
			suite: [],
			name: cleanName(context.workspace.relative(name))
		},
		scope: "suite",
		outcome: "errored",
		...textsOf$2("errored", message === "" ? `the ${site ?? "suite"} of the fixture failed` : message, trace, context)
	});
}
function outcomeOf$6(attributes, collector) {
	const written = attributes.get("result") ?? "";
	if (attributes.get("label") === "Error" && /^failed$/i.test(written)) return "errored";
	const outcome = outcomes$8.get(written.toLowerCase());
	if (outcome !== void 0) return outcome;
	if (written === "" && attributes.get("executed") === "False") return "skipped";
	if (written !== "") collector.warn(`unknown result "${readable(written).slice(0, 40)}", read as errored`);
	return "errored";
}
/** The class of the fixture around a case; older writers do not repeat it. */
function classOf$1(suites) {
	const fixture = suites.findLast(({ attributes }) => /Fixture$/.test(attributes.get("type") ?? ""));
	return fixture?.attributes.get("classname") ?? fixture?.attributes.get("fullname");
}
function durationOf$3(attributes) {
	const seconds = parseNumber(attributes.get("duration") ?? attributes.get("time") ?? "");
	return seconds === void 0 ? void 0 : possibleMs(seconds * 1e3);
}
function textsOf$2(outcome, message, trace, { workspace }) {
	const text = readable(message).trim();
	const stack = readable(trace).trim();
	if (outcome === "passed" || text === "" && stack === "") return {};
	if (outcome === "skipped") return { message: headline(text) };
	return {
		message: headline(text === "" ? stack : text),
		detail: cut([text, stack].filter(Boolean).join("\n\n"), keptDetail),
		location: workspace.locateInStack(stack)
	};
}
// src/reports/formats/dotnet/clock.ts
/** Milliseconds of a .NET time span: `00:00:01.2345678`, with days before a dot. */
function spanMs(text) {
	const match = /^(?:(\d{1,3})\.)?(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,9})?)$/.exec(text ?? "");
	if (match === null) return void 0;
	const [, days = "0", hours = "0", minutes = "0", seconds = "0"] = match;
	return possibleMs(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 6e4 + Number(seconds) * 1e3);
}
// src/reports/formats/dotnet/trx-xml.ts
const outcomes$7 = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["passedbutrunaborted", "passed"],
	["completed", "passed"],
	["warning", "passed"],
	["failed", "failed"],
	["error", "errored"],
	["timeout", "errored"],
	["aborted", "errored"],
	["disconnected", "errored"],
	["notexecuted", "skipped"],
	["notrunnable", "skipped"],
	["inconclusive", "skipped"],
	["pending", "skipped"],
	["inprogress", "errored"]
]);
/** Visual Studio's test results, as `dotnet test --logger trx` and MSTest write them. */
const trxXml = {
	name: "trx-xml",
	title: "TRX (dotnet test, MSTest, VSTest)",
	extensions: ["trx"],
	detect: ({ kind, root }) => kind === "xml" && root === "TestRun",
	async read(source, context) {
		await readResults(source, context, await readClasses(source, context));
	}
};
/** Class of each test by its id. They come after the results, so a pass of its own collects them. */
async function readClasses(source, context) {
	const classes = /* @__PURE__ */ new Map();
	let test = "";
	try {
		await readElements(source, context, {
			texts: /* @__PURE__ */ new Set(),
			limit: 0,
			open(name, attributes) {
				if (name === "UnitTest") test = attributes.get("id") ?? "";
				else if (name === "TestMethod") classes.set(test, classOf(attributes.get("className") ?? ""));
			}
		});
	} catch (error) {
		if (!(error instanceof Damage)) throw error;
	}
	return classes;
}
async function readResults(source, context, classes) {
	const open = [];
	let runText = "";
	await readElements(source, context, {
		texts: /* @__PURE__ */ new Set([
			"Message",
			"StackTrace",
			"Text"
		]),
		limit: keptDetail,
		open(name, attributes) {
			if (name === "RunInfo") runText = "";
			if (!name.endsWith("TestResult") && name !== "TestResultAggregation") return;
			const [around] = open.slice(-1);
			if (around !== void 0) around.hasRows = true;
			open.push(pendingOf(attributes, context));
		},
		text(name, text, path) {
			const [result] = open.slice(-1);
			if (name === "Text" && path.at(-1) === "RunInfo") runText = text;
			else if (result !== void 0 && name === "Message" && path.at(-1) === "ErrorInfo") result.message ||= text;
			else if (result !== void 0 && name === "StackTrace") result.trace ||= text;
		},
		close(name, path) {
			if (name === "RunInfo") addRunInfo(runText, path, context);
			if (!name.endsWith("TestResult") && name !== "TestResultAggregation") return;
			const result = open.pop();
			if (result !== void 0 && !result.hasRows) add(result, classes, context);
		}
	});
}
function pendingOf(attributes, { collector }) {
	const written = attributes.get("outcome") ?? "";
	const outcome = written === "" ? "errored" : outcomes$7.get(written.toLowerCase());
	if (outcome === void 0) collector.warn(`unknown outcome "${readable(written).slice(0, 40)}", read as errored`);
	return {
		test: attributes.get("testId") ?? "",
		name: cleanName(attributes.get("testName") ?? ""),
		outcome: outcome ?? "errored",
		durationMs: spanMs(attributes.get("duration")),
		hasRows: false,
		message: "",
		trace: ""
	};
}
function add(pending, classes, context) {
	const { collector, workspace } = context;
	const type = classes.get(pending.test) ?? "";
	const name = withoutClass(pending.name, type);
	const message = readable(pending.message).trim();
	const trace = readable(pending.trace).trim();
	const result = {
		identity: {
			suite: type === "" ? [] : [cleanName(type)],
			name: withoutIterationNumber(name)
		},
		outcome: pending.outcome,
		durationMs: pending.durationMs
	};
	if (message === "" && trace === "") {
		collector.add(result);
		return;
	}
	collector.add({
		...result,
		message: headline(message === "" ? trace : message),
		detail: pending.outcome === "skipped" ? void 0 : cut([message, trace].filter(Boolean).join("\n\n"), keptDetail),
		location: pending.outcome === "skipped" ? void 0 : workspace.locateInStack(trace)
	});
}
/** A test host that crashed, or a run that was aborted, is only a message of the run. */
function addRunInfo(text, path, { collector }) {
	if (!path.includes("RunInfos") || !/crash|abort/i.test(text)) return;
	collector.addSuiteError({
		identity: {
			suite: [],
			name: "the test run"
		},
		scope: "suite",
		outcome: "errored",
		message: headline(readable(text)),
		detail: cut(readable(text), keptDetail)
	});
}
/** `Shop.Tests.CartTest, Shop.Tests, Version=1.0.0.0, …` without the assembly. */
function classOf(name) {
	return name.split(",", 1)[0]?.trim() ?? "";
}
/** NUnit and xUnit adapters write the class before the name, MSTest does not. */
function withoutClass(name, type) {
	return type !== "" && name.startsWith(`${type}.`) ? name.slice(type.length + 1) : name;
}
// src/reports/formats/dotnet/xunit-xml.ts
const outcomes$6 = /* @__PURE__ */ new Map([
	["pass", "passed"],
	["fail", "failed"],
	["skip", "skipped"],
	["notrun", "skipped"]
]);
/** xUnit.net's XML of v2 and v3. */
const xunitXml = {
	name: "xunit-xml",
	title: "xUnit.net XML",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && (root === "assemblies" || root === "assembly"),
	async read(source, context) {
		let current;
		await readElements(source, context, {
			texts: /* @__PURE__ */ new Set([
				"message",
				"stack-trace",
				"reason"
			]),
			limit: keptDetail,
			open(name, attributes) {
				if (name === "test" || name === "error") current = {
					attributes,
					message: "",
					trace: "",
					reason: ""
				};
			},
			text(name, text) {
				if (current === void 0) return;
				if (name === "message") current.message ||= text;
				else if (name === "stack-trace") current.trace ||= text;
				else current.reason ||= text;
			},
			close(name) {
				if (name !== "test" && name !== "error" || current === void 0) return;
				if (name === "test") addTest$3(current, context);
				else addError$1(current, context);
				current = void 0;
			}
		});
	}
};
function addTest$3({ attributes, message, trace, reason }, { collector, workspace }) {
	const written = attributes.get("result") ?? "";
	const outcome = outcomes$6.get(written.toLowerCase());
	if (outcome === void 0) collector.warn(`unknown result "${readable(written).slice(0, 40)}", read as errored`);
	const type = attributes.get("type") ?? "";
	const full = attributes.get("name") ?? "";
	const name = type !== "" && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : full;
	const seconds = parseNumber(attributes.get("time") ?? "");
	const text = readable(message).trim();
	const stack = readable(trace).trim();
	const file = attributes.get("source-file");
	const line = Number(attributes.get("source-line") ?? NaN);
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			suite: type === "" ? [] : [cleanName(type)],
			name: withoutIterationNumber(cleanName(name))
		},
		outcome: outcome ?? "errored",
		durationMs: seconds === void 0 ? void 0 : possibleMs(seconds * 1e3),
		message: failed ? headline(text === "" ? stack : text) : readable(reason).trim() || void 0,
		detail: failed ? cut([text, stack].filter(Boolean).join("\n\n"), keptDetail) : void 0,
		location: failed ? workspace.locateInStack(stack) ?? (file === void 0 ? void 0 : workspace.locate(file, Number.isInteger(line) ? line : void 0)) : void 0
	});
}
/** Clean-up of a class, collection or assembly that failed. */
function addError$1({ attributes, message, trace }, { collector, workspace }) {
	const type = attributes.get("type") ?? "error";
	const name = attributes.get("name") ?? "";
	const text = readable(`${message}\n${trace}`).trim();
	collector.addSuiteError({
		identity: {
			suite: [],
			name: cleanName(name === "" ? type : `${type}: ${name}`)
		},
		scope: "suite",
		outcome: "errored",
		message: headline(text) || "xUnit.net reports an error outside of the tests",
		detail: text === "" ? void 0 : cut(text, keptDetail),
		location: workspace.locateInStack(readable(trace))
	});
}
// src/reports/infrastructure.ts
/** How much of an error text is searched: the message comes first, and a trace quotes code. */
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
/** A server that the tests have started themselves is code under test. */
const ownServer = /\b(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3})\b|\[?::1\]?:\d/i;
/**
* Whether the text of an error says that a provider or the harness failed: rate limit, quota, 5xx, a timeout of the
* provider, a limit of the harness. Anything else is a failure of the code under test, and so is an error about a
* server on the same machine.
*/
function saysInfrastructure(text) {
	if (text === void 0 || text === "") return false;
	const start = text.slice(0, lookedAt);
	return !ownServer.test(start) && providerTrouble.some((pattern) => pattern.test(start));
}
// src/reports/json/parse.ts
/** Parses one value; raw control characters and Python's `NaN` are tolerated. Throws {@link Damage}. */
function parseTolerantly(text, offset) {
	try {
		return JSON.parse(text);
	} catch {
		try {
			return JSON.parse(repair(text));
		} catch (error) {
			throw new Damage(`an entry is not valid JSON: ${(error instanceof Error ? error.message.replace(/ in JSON at position.*| \(line.*/s, "") : "").slice(0, 200)}`, offset, "Look at the step that writes the file.");
		}
	}
}
/** Escapes raw control characters in strings, and reads `NaN` and `Infinity` (as Python writes them) as null. */
function repair(text) {
	return text.replace(/"(?:[^"\\]|\\[\s\S])*"|-?\bInfinity\b|\bNaN\b/g, (part) => part.startsWith("\"") ? part.replace(/[\u0000-\u001f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`) : "null");
}
// src/reports/json/value.ts
/** A string inside an entry is kept up to about this many bytes; the rest is dropped while reading. */
const longestString = 1048576;
const largestEntry = 67108864;
const quote$1 = 34;
const backslash = 92;
/** Bytes that neither begin nor end anything. */
const isPlain = (/* @__PURE__ */ new Uint8Array(256)).fill(1);
for (const byte of Buffer.from("\"{}[]")) isPlain[byte] = 0;
/**
* One JSON value on its way through the reader: followed to its end by brackets and quotes alone, collected as
* bytes when it is wanted, and only then parsed.
*/
var JsonValue = class {
	/** The end was seen. */
	complete = false;
	#offset;
	#deepest;
	#take;
	#kinds = [];
	#depth = 0;
	#pieces = [];
	#size = 0;
	#scalar = false;
	#inString = false;
	#escaped = false;
	/** Where the running string begins or goes on in this buffer, and where a string being dropped closed. */
	#stringFrom = 0;
	#closedAt = -1;
	/** Kept bytes of the running string in all buffers. */
	#stringBytes = 0;
	/** Characters of the running string that were dropped; -1 while nothing is dropped. */
	#dropped = -1;
	constructor(offset, deepest, take) {
		this.#offset = offset;
		this.#deepest = deepest;
		this.#take = take;
	}
	/** Reads on in the buffer and returns where it stopped: after the value, or at the end of the buffer. */
	read(buffer, from, base) {
		this.#stringFrom = from;
		this.#closedAt = -1;
		const end = this.#follow(buffer, from, base);
		if (this.#take !== void 0) this.#collect(buffer, from, end, base);
		return end;
	}
	/** At the end of the file a bare number or word is complete. */
	finishAtEnd() {
		if (this.#scalar) this.complete = true;
		return this.complete;
	}
	#follow(buffer, from, base) {
		let at = from;
		const length = buffer.length;
		if (this.#inString) {
			at = this.#followString(buffer, at);
			if (this.#inString) return length;
			if (this.#depth === 0) return this.#finish(at);
		}
		const kinds = this.#kinds;
		let depth = this.#depth;
		while (at < length) {
			const byte = buffer[at] ?? 0;
			if (depth > 0 && isPlain[byte] === 1) {
				at += 1;
				continue;
			}
			if (byte === quote$1) {
				const close = endOfString(buffer, at + 1);
				if (close === -1) {
					this.#depth = depth;
					return this.#beginString(buffer, at + 1);
				}
				at = close;
				if (depth === 0) return this.#finish(at);
			} else if (byte === 123 || byte === 91) {
				if (depth >= this.#deepest) throw new Damage("lists and objects nested too deeply", base + at, "No report is nested like that.");
				kinds[depth] = byte;
				depth += 1;
				at += 1;
			} else if (byte === 125 || byte === 93) {
				if (depth === 0 && this.#scalar) return this.#finish(at);
				depth -= 1;
				if (depth < 0 || kinds[depth] !== byte - 2) throw malformed(base + at);
				at += 1;
				if (depth === 0) return this.#finish(at);
			} else {
				if (depth === 0) {
					if (this.#scalar && (byte === 44 || byte <= 32)) return this.#finish(at);
					this.#scalar = true;
				}
				at += 1;
			}
		}
		this.#depth = depth;
		return length;
	}
	/** A string that continues in the next buffer. */
	#beginString(buffer, from) {
		this.#inString = true;
		this.#stringBytes = 0;
		this.#stringFrom = from;
		this.#followString(buffer, from);
		return buffer.length;
	}
	#followString(buffer, from) {
		let at = from;
		const length = buffer.length;
		if (this.#escaped) {
			this.#escaped = false;
			at += 1;
		}
		while (at < length) {
			const byte = buffer[at];
			at += 1;
			if (byte === quote$1) {
				this.#inString = false;
				if (this.#dropped >= 0 && this.#closedAt === -1) this.#closedAt = at - 1;
				return at;
			}
			if (byte === backslash) {
				if (at === length) this.#escaped = true;
				at += 1;
			}
		}
		return at;
	}
	#finish(at) {
		this.complete = true;
		return at;
	}
	#collect(buffer, from, end, base) {
		let start = from;
		if (this.#dropped >= 0) {
			const close = this.#closedAt === -1 ? end : this.#closedAt;
			this.#dropped += countCharacters(buffer, from, close);
			if (this.#closedAt === -1) return;
			this.#keepMark();
			start = close;
		}
		let stop = end;
		if (this.#inString) {
			this.#stringBytes += end - this.#stringFrom;
			if (this.#stringBytes > longestString) stop = this.#beginDropping(buffer, end);
		}
		this.#size += stop - start;
		if (this.#size > largestEntry) throw new Damage("one entry is larger than 64 MB", base + from, "Make the writer of the report leave out large outputs.");
		const piece = buffer.subarray(start, stop);
		if (stop > start) this.#pieces.push(this.complete ? piece : Buffer.from(piece));
	}
	/** A string that is too long is cut where neither a character nor an escape is split. */
	#beginDropping(buffer, end) {
		const safe = plainEnd(buffer, this.#stringFrom, end);
		if (safe === -1) return end;
		this.#dropped = countCharacters(buffer, safe, end);
		this.#stringBytes -= end - safe;
		return safe;
	}
	#keepMark() {
		const kept = this.#stringBytes;
		this.#pieces.push(Buffer.from(cutMark(kept, kept + this.#dropped)));
		this.#dropped = -1;
	}
	/** Parses the collected text and passes it on. */
	deliver() {
		if (this.#take === void 0) return;
		const [only] = this.#pieces;
		const bytes = this.#pieces.length === 1 && only !== void 0 ? only : Buffer.concat(this.#pieces);
		this.#pieces = [];
		this.#take(parseTolerantly(bytes.toString("utf8", 0, bytes.length), this.#offset), this.#offset);
	}
};
/** Index after the closing quote of a string whose content begins at `from`, or -1. */
function endOfString(buffer, from) {
	const length = buffer.length;
	let at = from;
	while (at < length) {
		const byte = buffer[at];
		at += 1;
		if (byte === quote$1) return at;
		if (byte === backslash) at += 1;
	}
	return -1;
}
function malformed(offset) {
	return new Damage("brackets do not match", offset, "The file is not well-formed JSON. Look at the step that writes it.");
}
/** The last place in the last bytes before which no escape and no long character can be running; -1 if none. */
function plainEnd(buffer, start, end) {
	let plain = 0;
	for (let at = end - 1; at >= Math.max(start, end - 4096); at -= 1) {
		const byte = buffer[at] ?? 0;
		plain = byte < 128 && byte !== backslash ? plain + 1 : 0;
		if (plain === 8) return at + 8;
	}
	return -1;
}
function countCharacters(buffer, start, end) {
	let count = 0;
	for (let at = start; at < end; at += 1) if (((buffer[at] ?? 0) & 192) !== 128) count += 1;
	return count;
}
// src/reports/json/reader.ts
/** Deeper than any real report; anything deeper is an attack. */
const deepestJson = 512;
const longestKey = 1048576;
const openBrace = 123;
const closeBrace = 125;
const openBracket = 91;
const closeBracket = 93;
const quote = 34;
const comma = 44;
const colon = 58;
/**
* Reads JSON from UTF-8 bytes in one pass: elements of large arrays are cut out and parsed one by one, so memory
* follows the largest element and not the file. Several documents in one file (JSON lines) are read one after
* the other when `many` is set. Throws {@link Damage} where it can't read on.
*/
var JsonReader = class {
	#root;
	#many;
	#plans = [];
	#kinds = [];
	#pending;
	#state = "value";
	#value;
	#window = new ByteWindow();
	#offset = 0;
	#documents = 0;
	constructor(root, options = {}) {
		this.#root = root;
		this.#many = options.many ?? false;
	}
	write(chunk) {
		const buffer = this.#window.add(chunk);
		let at = 0;
		while (at < buffer.length) {
			if (this.#value !== void 0) {
				at = this.#continueValue(this.#value, buffer, at);
				continue;
			}
			const byte = buffer[at] ?? 0;
			if (byte === 32 || byte === 10 || byte === 13 || byte === 9) {
				at += 1;
				continue;
			}
			const next = this.#token(buffer, at, byte);
			if (next === -1) break;
			at = next;
		}
		this.#window.consume(at);
		this.#offset += at;
	}
	end() {
		if (this.#value?.finishAtEnd() === true) this.#finishValue();
		if (this.#state === "done" && this.#window.length === 0) return;
		if (this.#documents === 0 && this.#state === "value" && this.#value === void 0) throw this.#damage("the file is empty", this.#offset);
		throw new Damage("the file ends before its JSON is complete", this.#offset + this.#window.length, "Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.");
	}
	#damage(message, offset) {
		return new Damage(message, offset, "The file is not well-formed JSON. Look at the step that writes it.");
	}
	#token(buffer, at, byte) {
		switch (this.#state) {
			case "key-or-end":
			case "key":
				if (byte === closeBrace && this.#state === "key-or-end") return this.#close(at, byte);
				return this.#key(buffer, at, byte);
			case "colon":
				if (byte !== colon) throw this.#damage("expected \":\" after a key", this.#offset + at);
				this.#state = "value";
				return at + 1;
			case "value-or-end":
				if (byte === closeBracket) return this.#close(at, byte);
				return this.#beginValue(buffer, at, byte);
			case "value": return this.#beginValue(buffer, at, byte);
			case "after":
				if (byte !== comma) return this.#close(at, byte);
				this.#state = this.#kinds.at(-1) === openBrace ? "key" : "value";
				return at + 1;
			case "done":
				if (this.#many) return this.#beginValue(buffer, at, byte);
				throw this.#damage("more text after the end of the JSON", this.#offset + at);
		}
	}
	#key(buffer, at, byte) {
		if (byte !== quote) throw this.#damage("expected a key in double quotes", this.#offset + at);
		const end = endOfString(buffer, at + 1);
		if (end === -1) {
			if (buffer.length - at > longestKey) throw this.#damage("a key longer than 1 MB", this.#offset + at);
			return -1;
		}
		const plan = this.#plans.at(-1);
		const key = parseKey(buffer.toString("utf8", at, end));
		const { keys } = plan ?? {};
		this.#pending = keys !== void 0 && Object.hasOwn(keys, key) ? keys[key] : plan?.otherKey?.(key);
		this.#state = "colon";
		return end;
	}
	#beginValue(buffer, at, byte) {
		const kind = this.#kinds.at(-1);
		const plan = kind === void 0 ? this.#root : kind === openBrace ? this.#pending : this.#plans.at(-1)?.items;
		if (plan !== void 0 && plan.take === void 0) {
			if ((byte === openBrace ? plan.keys ?? plan.otherKey : byte === openBracket ? plan.items : void 0) !== void 0) {
				const end = plan.whole === void 0 ? -1 : this.#takeWhole(buffer, at, plan.whole);
				if (end !== -1) return end;
				this.#plans.push(plan);
				this.#kinds.push(byte);
				this.#state = byte === openBrace ? "key-or-end" : "value-or-end";
				plan.begin?.();
				return at + 1;
			}
		}
		this.#value = new JsonValue(this.#offset + at, deepestJson - this.#kinds.length, plan?.take);
		return at;
	}
	/** Takes a value that ends in this buffer; -1 where it does not. */
	#takeWhole(buffer, at, take) {
		const value = new JsonValue(this.#offset + at, deepestJson - this.#kinds.length, take);
		const end = value.read(buffer, at, this.#offset);
		if (!value.complete) return -1;
		this.#afterValue();
		value.deliver();
		return end;
	}
	#continueValue(value, buffer, at) {
		const end = value.read(buffer, at, this.#offset);
		if (value.complete) this.#finishValue();
		return end;
	}
	#finishValue() {
		const value = this.#value;
		this.#value = void 0;
		this.#afterValue();
		value?.deliver();
	}
	#close(at, byte) {
		const kind = this.#kinds.at(-1);
		if (!(byte === closeBrace && kind === openBrace || byte === closeBracket && kind === openBracket)) throw this.#damage("expected \",\" or the end of a list or object", this.#offset + at);
		this.#kinds.pop();
		const plan = this.#plans.pop();
		this.#afterValue();
		plan?.end?.();
		return at + 1;
	}
	#afterValue() {
		this.#state = this.#kinds.length === 0 ? "done" : "after";
		if (this.#kinds.length === 0) this.#documents += 1;
	}
};
function parseKey(written) {
	if (!written.includes("\\")) return written.slice(1, -1);
	try {
		return String(JSON.parse(written));
	} catch {
		return written.slice(1, -1);
	}
}
// src/reports/formats/eval-tools/deepeval-json.ts
const deepevalJson = {
	name: "deepeval-json",
	title: "deepeval test run",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("testCases") && (paths.has("testCases.[].metricsData") || paths.has("metricsScores") || paths.has("conversationalTestCases")),
	async read(source, context) {
		const testCase = { take: (value) => addCase$1(fieldsOf(value), context) };
		const reader = new JsonReader({ keys: {
			testCases: { items: testCase },
			conversationalTestCases: { items: testCase }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addCase$1(testCase, { collector }) {
	const trace = fieldsOf(testCase.trace);
	const spans = spansOf$1(trace);
	const metrics = listOf(testCase.metricsData).map(fieldsOf);
	const judged = metrics.length > 0 ? metrics : listOf(trace.metricsData).map(fieldsOf);
	const scores = [...judged.map((metric) => scoreOf$4(metric)), ...spans.flatMap((span) => listOf(span.metricsData).map((metric) => scoreOf$4(fieldsOf(metric), textOfField(span.name))))];
	const outcome = outcomeOf$5(testCase, judged);
	const llm = listOf(trace.llmSpans).map(fieldsOf);
	const tokens = sumTokens(llm.map((span) => tokensOf(span.inputTokenCount, span.outputTokenCount, void 0)));
	const costUsd = costOf$1(testCase, [...judged, ...spans.flatMap((span) => listOf(span.metricsData).map(fieldsOf))]);
	const model = onlyOne(llm.map((span) => textOfField(span.model)));
	const provider = onlyOne(llm.map((span) => textOfField(span.provider)));
	const durationMs = durationOf$2(testCase, trace);
	collector.add({
		identity: identityOf$3(testCase),
		outcome,
		infrastructure: outcome === "errored" && judged.every(isSound) ? true : void 0,
		durationMs,
		...outcome !== "passed" && reasonOf$1(judged),
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		model,
		provider,
		...toolCallsOf(testCase.toolsCalled, ({ name }) => name, ({ inputParameters }) => inputParameters),
		...sampleOf({
			input: testCase.input,
			output: testCase.actualOutput,
			expected: testCase.expectedOutput
		})
	});
}
/** One name may be used for many inputs (a test over a dataset), so the input is part of the identity. */
function identityOf$3(testCase) {
	const name = cleanName(textOfField(testCase.name) ?? "");
	const input = cleanName((textOf(testCase.input) ?? textOf(testCase.scenario) ?? "").replaceAll("\n", " "));
	const suite = name === "" || /^(?:conversational_)?test_case_\d+$/.test(name) ? [] : [name];
	if (input !== "") return {
		suite,
		name: input
	};
	return {
		suite: [],
		name
	};
}
function spansOf$1(trace) {
	return Object.entries(trace).filter(([name]) => name.endsWith("Spans")).flatMap(([, spans]) => listOf(spans).map(fieldsOf));
}
function scoreOf$4(metric, span) {
	const name = textOfField(metric.name) ?? textOfField(metric.metric) ?? "score";
	const threshold = numberOf(metric.threshold);
	const reason = textOfField(metric.reason);
	const failedToJudge = textOfField(metric.error) !== void 0;
	return {
		name: readable(span === void 0 ? name : `${name} (${span})`),
		value: failedToJudge ? null : numberOf(metric.score) ?? null,
		threshold,
		passed: typeof metric.success === "boolean" && !failedToJudge ? metric.success : void 0,
		rationale: reason === void 0 ? void 0 : cut(readable(reason), keptMessage)
	};
}
/**
* A metric that broke has decided nothing: without another that failed, the case is errored. deepeval says
* `success: true` of a case whose metrics raised, so the metrics have the last word.
*/
function outcomeOf$5(testCase, metrics) {
	const undecided = metrics.some((metric) => !hasDecided(metric));
	if (testCase.success === true && !undecided) return "passed";
	if (metrics.filter((metric) => hasDecided(metric) && metric.flaky !== true).some(({ success }) => success === false)) return "failed";
	return undecided ? "errored" : "failed";
}
function hasDecided({ error, success, score }) {
	return textOfField(error) === void 0 && (typeof success === "boolean" || numberOf(score) !== void 0);
}
/** The metric decided, or its error says that the provider of the judge failed. */
function isSound(metric) {
	return hasDecided(metric) || saysInfrastructure(textOfField(metric.error));
}
function reasonOf$1(metrics) {
	const lines = metrics.filter((metric) => metric.success === false || !hasDecided(metric)).map((metric) => {
		const error = textOfField(metric.error);
		if (error !== void 0) return readable(`${textOfField(metric.name) ?? "metric"}: ${error}`).trim();
		if (!hasDecided(metric)) return readable(`${textOfField(metric.name) ?? "metric"}: no result; it probably raised an error`);
		const figures = `${textOf(metric.score) ?? "–"} (threshold ${textOf(metric.threshold) ?? "–"})`;
		const why = textOfField(metric.reason) ?? "";
		return readable(`${textOfField(metric.name) ?? "metric"}: ${figures}\n${why}`).trim();
	});
	if (lines.length === 0) return {};
	const text = lines.join("\n\n");
	return {
		message: firstLine(text),
		detail: cut(text, keptDetail)
	};
}
/** What the judging cost, over all metrics of the case and of its spans. */
function costOf$1(testCase, metrics) {
	const written = amountOf(testCase.evaluationCost);
	if (written !== void 0) return written;
	const costs = metrics.flatMap((metric) => amountOf(metric.evaluationCost) ?? []);
	return costs.length === 0 ? void 0 : costs.reduce((sum, cost) => sum + cost, 0);
}
function durationOf$2(testCase, trace) {
	const seconds = numberOf(testCase.runDuration);
	if (seconds !== void 0) return possibleMs(seconds * 1e3);
	const start = Date.parse(textOfField(trace.startTime) ?? "");
	const end = Date.parse(textOfField(trace.endTime) ?? "");
	return possibleMs(Number.isNaN(end - start) ? void 0 : end - start);
}
// src/reports/spans.ts
const keptSpans = 200;
/**
* Spans with times on any one clock, in ms, as spans that begin at 0. Those without times, or that end before they start,
* are left out; undefined without any.
*/
function spansOf(spans) {
	const timed = spans.flatMap(({ start, end, ...span }) => start === void 0 || end === void 0 || end < start ? [] : [{
		start,
		end,
		span
	}]);
	const zero = timed.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
	const kept = timed.slice(0, keptSpans).flatMap(({ start, end, span }) => {
		const [startMs, endMs] = [possibleMs(start - zero), possibleMs(end - zero)];
		return startMs === void 0 || endMs === void 0 ? [] : [{
			...span,
			startMs,
			endMs
		}];
	});
	return kept.length === 0 ? void 0 : kept;
}
// src/reports/formats/eval-tools/evalite-json.ts
const newSuite = () => ({
	name: "",
	file: "",
	variant: void 0,
	failed: false,
	results: []
});
/** evalite's export: `evals[].results[]` up to 0.19, `suites[].evals[]` since 1.0. */
const evaliteJson = {
	name: "evalite-json",
	title: "evalite export",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("run.runType") || paths.has("evals.[].results.[].scores") || paths.has("suites.[].evals.[].scores"),
	async read(source, context) {
		let suite = newSuite();
		const result = { take: (value) => suite.results.push(resultOf(value)) };
		const text = (keep) => ({ take: (value) => keep(textOfField(value) ?? "") });
		const members = {
			keys: {
				name: text((value) => suite.name = value),
				filepath: text((value) => suite.file = value),
				variantName: text((value) => suite.variant = value === "" ? void 0 : value),
				status: text((value) => suite.failed = value === "fail"),
				results: { items: result },
				evals: { items: result }
			},
			end: () => {
				finishSuite(suite, context);
				suite = newSuite();
			}
		};
		const reader = new JsonReader({ keys: {
			evals: { items: members },
			suites: { items: members }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
/** Trials carry no number: results with the same input are iterations of one case. */
function resultOf(value) {
	const entry = fieldsOf(value);
	const durationMs = possibleMs(numberOf(entry.duration));
	const scores = listOf(entry.scores).map(scoreOf$3);
	const tokens = sumTokens(listOf(entry.traces).map(fieldsOf).map((trace) => tokensOf(trace.inputTokens, trace.outputTokens, trace.totalTokens)));
	const broke = entry.status !== "success";
	return {
		name: cleanName((textOf(entry.input) ?? "").replaceAll("\n", " ")),
		outcome: broke ? "errored" : "passed",
		message: broke ? `evalite says "${readable(textOfField(entry.status) ?? "nothing").slice(0, 40)}"` : void 0,
		durationMs,
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		spans: spansOf(listOf(entry.traces).map(fieldsOf).map(spanOf$1)),
		...sampleOf({
			input: entry.input,
			output: entry.output,
			expected: entry.expected
		})
	};
}
/** A trace is a call of a model; its times are of one monotonic clock, in ms. */
function spanOf$1(trace) {
	return {
		name: "model",
		category: "llm",
		start: numberOf(trace.startTime ?? trace.start),
		end: numberOf(trace.endTime ?? trace.end),
		inputTokens: amountOf(trace.inputTokens),
		outputTokens: amountOf(trace.outputTokens)
	};
}
/**
* evalite has no pass mark. A scorer that gives only 0 and 1 in a suite grades, as Inspect's do: its 0 is a failure. Any
* other score decides nothing.
*/
function gradersOf(results) {
	const names = /* @__PURE__ */ new Set();
	const others = /* @__PURE__ */ new Set();
	for (const { scores = [] } of results) for (const { name, value } of scores) if (value === 0 || value === 1) names.add(name);
	else if (value !== null) others.add(name);
	return new Set([...names].filter((name) => !others.has(name)));
}
/** The result with the outcome that the graders give. */
function graded(result, graders) {
	if (result.outcome !== "passed") return result;
	const failed = (result.scores ?? []).filter(({ name, value }) => value === 0 && graders.has(name));
	if (failed.length === 0) return result;
	const message = failed.map(({ name, rationale }) => `${name} is 0${rationale ? `: ${rationale}` : ""}`);
	return {
		...result,
		outcome: "failed",
		message: firstLine(message.join("; "))
	};
}
function scoreOf$3(value) {
	const score = fieldsOf(value);
	const rationale = textOf(fieldsOf(score.metadata).rationale);
	return {
		name: readable(textOfField(score.name) ?? "score"),
		value: numberOf(score.score) ?? null,
		rationale: rationale === void 0 ? void 0 : cut(readable(rationale), keptMessage)
	};
}
function finishSuite(suite, { collector, workspace }) {
	const file = suite.file === "" ? void 0 : cleanName(workspace.relative(suite.file));
	const common = {
		file,
		variant: suite.variant === void 0 ? void 0 : cleanName(suite.variant)
	};
	const location = file === void 0 ? void 0 : workspace.locate(file);
	const graders = gradersOf(suite.results);
	for (const { name, ...rest } of suite.results.map((result) => graded(result, graders))) collector.add({
		identity: {
			...common,
			suite: [cleanName(suite.name)],
			name
		},
		...rest,
		location
	});
	if (suite.failed && suite.results.length === 0) collector.addSuiteError({
		identity: {
			...common,
			suite: [],
			name: cleanName(suite.name)
		},
		scope: "suite",
		outcome: "errored",
		message: "evalite says \"fail\" and has no result",
		location
	});
}
// src/reports/formats/eval-tools/inspect-messages.ts
function messageOf$1(error, outcome) {
	if (error === void 0) return outcome === "skipped" ? { message: "the sample was not scored" } : {};
	const message = readable(textOfField(error.message) ?? "the sample ended with an error");
	const traceback = readable(textOfField(error.traceback) ?? "");
	return {
		message: firstLine(message),
		detail: traceback !== "" ? cut(traceback, keptDetail) : void 0
	};
}
/** `token limit of 1000` where a limit of the harness ended the sample. */
function limitOf(sample) {
	const { type, limit } = fieldsOf(sample.limit);
	const kind = textOfField(type);
	return kind === void 0 ? void 0 : readable(`${kind} limit of ${textOf(limit) ?? "the task"}`);
}
/** Why a sample was not scored as correct: its limit, and what the scorers say. */
function explanationOf(sample, limit) {
	const lines = Object.entries(fieldsOf(sample.scores)).map(([name, value]) => {
		const { explanation, answer, value: grade } = fieldsOf(value);
		const why = textOfField(explanation) ?? (answer == null ? "" : `answered ${textOf(answer)}`);
		return `${name}: ${textOf(grade) ?? "no value"}${why && ` (${why})`}`;
	});
	const ended = limit === void 0 ? [] : [`the ${limit} ended the sample`];
	const text = readable([...ended, ...lines].join("\n")).trim();
	return text === "" ? {} : {
		message: firstLine(text),
		detail: cut(text, keptDetail)
	};
}
// src/reports/formats/eval-tools/inspect-spans.ts
/** The spans of a sample: its events that are calls of models and tools. */
function inspectSpans(events) {
	return spansOf(listOf(events).map(fieldsOf).flatMap(spanOf));
}
/** Calls of models and tools are the events that have an end. Times are dates (ISO 8601). */
function spanOf(event) {
	const { event: kind, timestamp, completed, model, function: tool, error, output } = event;
	if (kind !== "model" && kind !== "tool") return [];
	const { input_tokens, output_tokens } = fieldsOf(fieldsOf(output).usage);
	return [{
		name: readable(textOfField(kind === "model" ? model : tool) ?? kind),
		category: kind === "model" ? "llm" : "tool",
		start: timeOf$1(timestamp),
		end: timeOf$1(completed),
		failed: error === void 0 || error === null ? void 0 : true,
		inputTokens: amountOf(input_tokens),
		outputTokens: amountOf(output_tokens)
	}];
}
function timeOf$1(value) {
	return numberOf(Date.parse(textOfField(value) ?? ""));
}
// src/reports/formats/eval-tools/inspect-task.ts
/** `name`: id of the sample, or empty for the task itself. */
function identityOf$2(header, name, { workspace }) {
	const file = textOfField(header.task_file);
	const model = textOfField(header.model);
	return {
		file: file === void 0 ? void 0 : cleanName(workspace.relative(file)),
		suite: [cleanName(textOfField(header.task) ?? "")],
		name,
		variant: model === void 0 ? void 0 : cleanName(model)
	};
}
/** A task that stopped early is a broken suite: its other samples are not in the log. */
function finishTask({ status, failure, samples }, header, context) {
	const config = fieldsOf(header.config);
	if (config.limit !== void 0 && config.limit !== null) context.collector.ranSelection("Inspect's `limit`");
	else if (listOf(config.sample_id).length > 0) context.collector.ranSelection("Inspect's `sample_id`");
	const isPart = config.limit != null || listOf(config.sample_id).length > 0;
	const stopped = status === "error" || status === "cancelled" || status === "started";
	const planned = (numberOf(fieldsOf(header.dataset).samples) ?? 0) * (numberOf(config.epochs) ?? 1);
	if (!stopped && (isPart || samples >= planned) && (failure === void 0 || samples > 0)) return;
	const { suite, ...identity } = identityOf$2(header, "", context);
	const error = fieldsOf(failure);
	const why = readable(textOfField(error.message) ?? "");
	const missing = planned > samples ? ` after ${samples} of ${planned} samples` : "";
	const isLost = status === "cancelled" || saysInfrastructure(why);
	context.collector.addSuiteError({
		identity: {
			...identity,
			suite: [],
			name: suite[0] ?? ""
		},
		scope: "suite",
		outcome: "errored",
		infrastructure: isLost || void 0,
		...messageOf$1(error, "errored"),
		message: firstLine(`the task ended with status "${readable(status)}"${missing}${why && `: ${why}`}`)
	});
}
// src/reports/formats/eval-tools/inspect-json.ts
/** Letters and words of Inspect's scorers as numbers: correct, incorrect, partial, no answer. */
const grades = /* @__PURE__ */ new Map([
	["C", 1],
	["I", 0],
	["P", .5],
	["N", 0],
	[true, 1],
	[false, 0],
	["yes", 1],
	["no", 0],
	["true", 1],
	["false", 0]
]);
const inspectJson = {
	name: "inspect-json",
	title: "Inspect log in JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("eval.task") && (paths.has("samples") || paths.has("plan") || paths.has("stats")),
	async read(source, context) {
		let header;
		const end = {
			status: "",
			failure: void 0,
			samples: 0
		};
		const waiting = [];
		const add = (sample) => addSample(sample, header ?? {}, context);
		const reader = new JsonReader({ keys: {
			eval: { take: (value) => {
				header = fieldsOf(value);
			} },
			status: { take: (value) => {
				end.status = textOfField(value) ?? "";
			} },
			error: { take: (value) => {
				end.failure = value ?? void 0;
			} },
			samples: { items: { take: (value) => {
				end.samples += 1;
				if (header === void 0) waiting.push(fieldsOf(value));
				else add(fieldsOf(value));
			} } }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		for (const sample of waiting) add(sample);
		finishTask(end, header ?? {}, context);
	}
};
function addSample(sample, header, context) {
	const { collector } = context;
	const error = sample.error === void 0 || sample.error === null ? void 0 : fieldsOf(sample.error);
	const scores = error === void 0 ? scoresOf$1(sample) : [];
	const limit = limitOf(sample);
	const judged = error !== void 0 ? "errored" : outcomeOf$4(sample);
	const isCutOff = judged === "skipped" && limit !== void 0;
	const outcome = isCutOff ? "errored" : judged;
	const retries = listOf(sample.error_retries).length;
	const output = fieldsOf(sample.output);
	const [choice] = listOf(output.choices).map(fieldsOf);
	const model = textOfField(header.model) ?? textOfField(output.model);
	const provider = model?.includes("/") === true ? model.slice(0, model.indexOf("/")) : void 0;
	const durationMs = secondsOf$1(sample.total_time);
	const latencyMs = secondsOf$1(sample.working_time);
	const calls = listOf(sample.messages).flatMap((message) => listOf(fieldsOf(message).tool_calls));
	collector.add({
		identity: identityOf$2(header, cleanName(textOf(sample.id) ?? ""), context),
		outcome,
		infrastructure: isCutOff || error !== void 0 && saysInfrastructure(textOfField(error.message)) ? true : void 0,
		flaky: outcome === "passed" && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs,
		latencyMs,
		...error === void 0 && outcome !== "skipped" ? outcome !== "passed" && explanationOf(sample, limit) : messageOf$1(error, outcome),
		scores: scores.length > 0 ? scores : void 0,
		...usageOf(sample, output),
		model,
		provider,
		...toolCallsOf(calls, ({ function: name }) => name, ({ arguments: given }) => given),
		spans: inspectSpans(sample.events),
		...sampleOf({
			input: questionOf(sample.input),
			output: contentOf(fieldsOf(choice?.message).content),
			expected: sample.target
		})
	});
}
function secondsOf$1(value) {
	const seconds = numberOf(value);
	return seconds === void 0 ? void 0 : possibleMs(seconds * 1e3);
}
/** Several values in one score are several scores. */
function scoresOf$1(sample) {
	return Object.entries(fieldsOf(sample.scores)).flatMap(([name, value]) => {
		const score = fieldsOf(value);
		const explanation = textOfField(score.explanation);
		const why = explanation === void 0 ? {} : { rationale: cut(readable(explanation), keptMessage) };
		return (typeof score.value === "object" && score.value !== null ? Object.entries(score.value).map(([part, of]) => [`${name}.${part}`, of]) : [[name, score.value]]).map(([part, of]) => ({
			name: readable(part),
			value: gradeOf(of) ?? null,
			...why
		}));
	});
}
function gradeOf(value) {
	return numberOf(value) ?? grades.get(typeof value === "string" && value.length > 1 ? value.toLowerCase() : value);
}
/**
* Passed when every grade is full. Scores on a scale of their own decide nothing, as the log has no threshold:
* such a sample counts as passed, and a policy can set limits for its score. Without any score it is skipped.
*/
function outcomeOf$4(sample) {
	const values = Object.values(fieldsOf(sample.scores)).flatMap((score) => {
		const { value } = fieldsOf(score);
		return typeof value === "object" && value !== null ? Object.values(value) : [value];
	});
	if (values.every((value) => value === null || value === void 0)) return "skipped";
	return values.flatMap((value) => {
		const grade = gradeOf(value);
		return grade === void 0 || typeof value === "number" && value !== 0 && value !== 1 ? [] : [grade];
	}).every((grade) => grade === 1) ? "passed" : "failed";
}
/** Usage of all models of the sample, or of its output in older logs. */
function usageOf(sample, output) {
	const perModel = Object.values(fieldsOf(sample.model_usage)).map(fieldsOf);
	const usages = perModel.length > 0 ? perModel : [fieldsOf(output.usage)];
	const tokens = sumTokens(usages.map((usage) => tokensOf(usage.input_tokens, usage.output_tokens, usage.total_tokens)));
	const costs = usages.flatMap((usage) => amountOf(usage.total_cost) ?? []);
	return {
		tokens,
		costUsd: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : void 0
	};
}
/** The input of a sample is a text or a conversation, of which the last user message is used. */
function questionOf(input) {
	if (!Array.isArray(input)) return input;
	return contentOf(input.map(fieldsOf).filter(({ role }) => role === "user").at(-1)?.content);
}
function contentOf(content) {
	if (!Array.isArray(content)) return content;
	return content.map((part) => textOfField(fieldsOf(part).text) ?? "").filter((text) => text !== "").join("\n");
}
// src/reports/formats/eval-tools/mcp-use-json.ts
const mcpUseJson = {
	name: "mcp-use-json",
	title: "mcp-use eval results",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("[].case_id") && (paths.has("[].metrics") || paths.has("[].tool_assertions")),
	async read(source, context) {
		const reader = new JsonReader({ items: { take: (value) => addCase(value, context) } });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addCase(value, { collector }) {
	const entry = fieldsOf(value);
	const model = textOfField(entry.model);
	const variant = [model, textOfField(entry.prompt_name)].filter((part) => part !== void 0).join(" · ");
	const error = textOfField(entry.error);
	const outcome = entry.success === true ? "passed" : error === void 0 ? "failed" : "errored";
	const total = secondsOf(entry.total_duration_s);
	const own = secondsOf(entry.duration_s);
	const scores = listOf(entry.metrics).map(scoreOf$2);
	const why = readable(error ?? failedChecks(entry)).trim();
	collector.add({
		identity: {
			suite: [],
			name: cleanName(textOfField(entry.case_id) ?? ""),
			variant: variant !== "" ? cleanName(variant) : void 0
		},
		outcome,
		durationMs: (total ?? own) === void 0 ? void 0 : total ?? own ?? 0,
		latencyMs: own,
		...outcome !== "passed" && why !== "" && {
			message: firstLine(why),
			detail: cut(why, 8e3)
		},
		scores: scores.length > 0 ? scores : void 0,
		model,
		...toolCallsOf(entry.tool_calls, ({ name }) => name, ({ args }) => args),
		...sampleOf({
			input: entry.input,
			output: entry.actual_output
		})
	});
}
function secondsOf(value) {
	const seconds = numberOf(value);
	return seconds === void 0 ? void 0 : possibleMs(seconds * 1e3);
}
function scoreOf$2(value) {
	const metric = fieldsOf(value);
	const reason = textOfField(metric.reason);
	const threshold = numberOf(metric.threshold);
	return {
		name: readable(textOfField(metric.name) ?? "score"),
		value: numberOf(metric.score) ?? null,
		threshold,
		passed: typeof metric.success === "boolean" ? metric.success : void 0,
		rationale: reason === void 0 ? void 0 : cut(readable(reason), keptMessage)
	};
}
function failedChecks(entry) {
	const checks = listOf(fieldsOf(entry.tool_assertions).checks).map(fieldsOf);
	const metrics = listOf(entry.metrics).map(fieldsOf);
	return [...checks.filter(({ passed }) => passed === false).map((check) => `tool ${check.tool}: ${check.reason}`), ...metrics.filter(({ success }) => success === false).map((metric) => `${metric.name}: ${metric.reason}`)].join("\n");
}
// src/reports/formats/eval-tools/mcpjam-upload.ts
/** A result as the SDK uploads it (wire facts 2.2). */
function addUpload(entry, suite, { collector }) {
	const passed = entry.passed === true;
	const error = textOfField(entry.error);
	const status = textOfField(entry.status);
	const isLost = status !== void 0 && status !== "completed" && status !== "skipped";
	const id = textOfField(entry.caseId) ?? textOfField(entry.externalCaseId);
	const tokens = fieldsOf(entry.tokens);
	collector.add({
		identity: {
			suite,
			name: cleanName(textOfField(entry.caseTitle) ?? ""),
			id
		},
		outcome: status === "skipped" ? "skipped" : passed ? "passed" : isLost ? "errored" : "failed",
		infrastructure: isLost && !passed ? true : void 0,
		durationMs: possibleMs(numberOf(entry.durationMs)),
		...failureOf$2(passed, error, "The result is not passed.", textOfField(entry.errorDetails)),
		tokens: sumTokens([tokensOf(tokens.input, tokens.output, tokens.total)]),
		model: textOfField(entry.model),
		provider: textOfField(entry.provider),
		...toolCallsOf(entry.actualToolCalls, ({ toolName }) => toolName, (call) => call.arguments),
		spans: spansOf(listOf(fieldsOf(entry.trace).spans).flatMap((span) => toSpan(span, 0))),
		...sampleOf({
			input: entry.query,
			expected: entry.expectedOutput
		})
	});
}
/** Why an iteration did not pass. */
function failureOf$2(passed, error, otherwise, details) {
	if (passed) return {};
	const why = readable(error ?? otherwise);
	const whole = readable(details ?? why);
	return {
		message: firstLine(why),
		detail: whole === why && !why.includes("\n") ? void 0 : cut(whole, keptDetail)
	};
}
const categories = /* @__PURE__ */ new Set([
	"step",
	"llm",
	"tool",
	"error"
]);
/** A span of the SDK, whose times are ms since its prompt. */
function toSpan(value, offsetMs) {
	const { name, category, startMs, endMs, status, inputTokens, outputTokens } = fieldsOf(value);
	const [start, end] = [numberOf(startMs), numberOf(endMs)];
	if (start === void 0 || end === void 0 || !categories.has(category)) return [];
	return [{
		name: readable(textOfField(name) ?? ""),
		category,
		start: offsetMs + start,
		end: offsetMs + end,
		failed: status === "error" || category === "error" ? true : void 0,
		inputTokens: amountOf(inputTokens),
		outputTokens: amountOf(outputTokens)
	}];
}
// src/reports/formats/eval-tools/mcpjam-json.ts
const newRoot = () => ({
	name: void 0,
	suite: void 0,
	declared: void 0,
	read: 0,
	single: {},
	flags: []
});
/**
* What the SDK of MCPJam returns, written as JSON: the result of a suite (`tests`, as an object or a list), of one test
* (`iterationDetails`), or what it uploads (`caseTitle`).
*/
const mcpjamJson = {
	name: "mcpjam-json",
	title: "MCPJam SDK eval results",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => [...paths].some((path) => /(?:^|\.)iterationDetails$/.test(path)) || paths.has("[].caseTitle") || paths.has("results.[].caseTitle") || paths.has("tests") && paths.has("aggregate.accuracy"),
	async read(source, context) {
		const root = newRoot();
		const takeTest = (name) => ({ take: (value) => addEntry(value, name, root, context) });
		const keep = (key) => ({ take: (value) => root.single[key] = value });
		const reader = new JsonReader({
			items: takeTest(void 0),
			keys: {
				name: { take: (value) => root.name = textOfField(value) },
				suiteName: { take: (value) => root.suite = textOfField(value) },
				aggregate: { take: (value) => root.declared = numberOf(fieldsOf(value).iterations) },
				tests: {
					items: takeTest(void 0),
					otherKey: takeTest
				},
				results: { items: { take: (value) => addUploadOrFlag(value, root, context) } },
				...Object.fromEntries([
					"iterations",
					"successes",
					"failures",
					"iterationDetails"
				].map((key) => [key, keep(key)]))
			},
			otherKey: (name) => ({ take: (value) => isRun(value) && addEntry(value, name, root, context) })
		});
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		const { declared = 0, flags } = root;
		const single = {
			...root.single,
			results: flags
		};
		if (isRun(single)) addRun(root.name ?? basename(source.path).replace(/\.json(\.gz)?$/, ""), single, {
			...root,
			name: void 0
		}, context);
		else if (declared > root.read) throw new Damage(`the suite had ${declared} iterations, and the file has ${root.read}`, 0, "JSON has no maps: write `{ ...result, tests: Object.fromEntries(result.tests) }` instead of the result itself.");
	}
};
const isRun = (value) => {
	const { iterationDetails, results } = fieldsOf(value);
	return Array.isArray(iterationDetails) || Array.isArray(results) && typeof results[0] === "boolean";
};
/** A test by its key, as `{ name, result }`, as `[name, result]`, or a result as it is uploaded. */
function addEntry(value, key, root, context) {
	const [first, second] = listOf(value);
	const entry = fieldsOf(value);
	const name = key ?? textOfField(first) ?? textOfField(entry.name) ?? "";
	const run = [
		value,
		second,
		entry.result
	].find(isRun);
	if (run !== void 0) addRun(name, fieldsOf(run), root, context);
	else if (entry.caseTitle !== void 0) countUpload(entry, root, context);
	else if (key !== void 0 || first !== void 0 || entry.result !== void 0) throw new Damage(`the test "${readable(name).slice(0, 80)}" has no results`, 0, "Write what its `getResults()` returns after the run.");
}
/** `results` of a file are uploads, or the booleans of one test. */
function addUploadOrFlag(value, root, context) {
	if (typeof value === "boolean") root.flags.push(value);
	else countUpload(fieldsOf(value), root, context);
}
function addRun(name, run, root, context) {
	const details = listOf(run.iterationDetails);
	const flags = listOf(run.results);
	const count = Math.max(details.length, flags.length);
	const declared = numberOf(run.iterations) ?? count;
	if (declared > count) throw new Damage(`the test "${readable(name).slice(0, 80)}" had ${declared} iterations, and the file has ${count}`, 0, "Write the results after the run has ended.");
	for (let index = 0; index < count; index += 1) {
		root.read += 1;
		addIteration(name, {
			passed: flags[index],
			...fieldsOf(details[index])
		}, root, context);
	}
}
function addIteration(name, iteration, root, { collector }) {
	const prompts = listOf(iteration.prompts).map(fieldsOf);
	const error = textOfField(iteration.error) ?? textOfField(prompts.find(hasError)?._error);
	const passed = iteration.passed === true;
	const isBroken = !passed && error !== void 0;
	const retries = numberOf(iteration.retryCount) ?? 0;
	const last = prompts.at(-1) ?? {};
	const tokens = fieldsOf(iteration.tokens);
	const used = tokensOf(tokens.input, tokens.output, tokens.total);
	collector.add({
		identity: {
			suite: suiteOf$1(root),
			name: cleanName(name)
		},
		outcome: passed ? "passed" : isBroken ? "errored" : "failed",
		infrastructure: isBroken && saysInfrastructure(error) ? true : void 0,
		flaky: passed && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs: latencyOf(iteration, prompts),
		...failureOf$2(passed, error, "The test returned false."),
		tokens: used?.total === 0 ? void 0 : used,
		model: onlyOne(prompts.map(({ _model }) => textOfField(_model))),
		provider: onlyOne(prompts.map(({ _provider }) => textOfField(_provider))),
		...toolCallsOf(prompts.flatMap(({ _toolCalls }) => listOf(_toolCalls)), ({ toolName }) => toolName, (call) => call.arguments),
		spans: spansOf(spansOfPrompts(prompts)),
		...sampleOf({
			input: prompts[0]?.prompt,
			output: last.text
		})
	});
}
const hasError = ({ _error }) => typeof _error === "string";
/** The times of a prompt begin at 0; one prompt follows the other. */
function spansOfPrompts(prompts) {
	let startMs = 0;
	return prompts.flatMap(({ _spans, _latency }) => {
		const spans = listOf(_spans).flatMap((span) => toSpan(span, startMs));
		startMs += possibleMs(numberOf(fieldsOf(_latency).e2eMs)) ?? 0;
		return spans;
	});
}
function latencyOf({ latencies }, prompts) {
	if (prompts.length === 0 && listOf(latencies).every((one) => fieldsOf(one).e2eMs === 0)) return void 0;
	const times = listOf(latencies).flatMap((one) => possibleMs(numberOf(fieldsOf(one).e2eMs)) ?? []);
	return times.length === 0 ? void 0 : possibleMs(times.reduce((sum, time) => sum + time, 0));
}
function suiteOf$1({ name, suite }) {
	const named = suite ?? name;
	return named === void 0 ? [] : [cleanName(named)];
}
function countUpload(entry, root, context) {
	root.read += 1;
	addUpload(entry, suiteOf$1(root), context);
}
// src/reports/formats/eval-tools/promptfoo-prompts.ts
/**
* promptfoo numbers the columns of its table: all prompts of the first provider, then those of the next. A prompt is
* identified by its number within its provider, so that another provider or another prompt changes no other column.
*/
var PromptNumbers = class {
	#providers = /* @__PURE__ */ new Map();
	#numbers;
	/** @param column from 0 on */
	add(column, provider) {
		this.#providers.set(column, provider);
		this.#numbers = void 0;
	}
	/** 1-based number of the prompt within its provider; by the column alone where nothing is known about it. */
	numberOf(column) {
		this.#numbers ??= this.#count();
		return this.#numbers.get(column) ?? column + 1;
	}
	#count() {
		const counts = /* @__PURE__ */ new Map();
		const columns = [...this.#providers].sort(([a], [b]) => a - b);
		return new Map(columns.map(([column, provider]) => {
			const number = (counts.get(provider) ?? 0) + 1;
			counts.set(provider, number);
			return [column, number];
		}));
	}
};
/** Label or id of the provider of an entry; undefined if it has neither. */
function providerOf(entry) {
	const provider = fieldsOf(entry.provider);
	return textOfField(provider.label) || textOfField(provider.id) || textOfField(entry.provider);
}
/** JSON lines have no list of prompts, so the columns are collected from the entries in a pass of their own. */
async function promptsOfLines(source, context) {
	const prompts = new PromptNumbers();
	const reader = new JsonReader({ take: (value) => {
		const entry = fieldsOf(value);
		const column = numberOf(entry.promptIdx);
		if (column !== void 0) prompts.add(column, providerOf(entry) ?? "");
	} }, { many: true });
	try {
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	} catch (error) {
		if (!(error instanceof Damage)) throw error;
	}
	return prompts;
}
// src/reports/formats/eval-tools/promptfoo.ts
/** promptfoo's own code for "the provider raised", as against 1 for a failed assertion. A provider may be own code. */
const providerFailed = 2;
/**
* One entry of promptfoo's results: one test, prompt and provider, once. Repeats of a test have numbers of
* their own, so a case is identified by its content: the same description, variables and assertions.
*/
function addPromptfooEntry(value, prompts, { collector }) {
	const entry = fieldsOf(value);
	const testCase = fieldsOf(entry.testCase);
	const provider = fieldsOf(entry.provider);
	const response = fieldsOf(entry.response);
	const grading = fieldsOf(entry.gradingResult);
	const isBroken = entry.failureReason === providerFailed || entry.failureReason === void 0 && textOfField(entry.error) !== void 0 && entry.gradingResult == null;
	const outcome = isBroken ? "errored" : entry.success === true ? "passed" : "failed";
	const providerId = textOfField(provider.id) ?? textOfField(entry.provider);
	const latencyMs = possibleMs(numberOf(entry.latencyMs));
	const scores = isBroken ? [] : scoresOf(entry, numberOf(testCase.threshold));
	const usage = fieldsOf(entry.tokenUsage ?? response.tokenUsage);
	const tokens = tokensOf(usage.prompt, usage.completion, usage.total);
	const costUsd = amountOf(entry.cost) ?? amountOf(response.cost);
	collector.add({
		identity: {
			id: digestOf({
				...testCase,
				metadata: void 0
			}),
			suite: [],
			name: nameOf$2(testCase, entry.vars),
			variant: variantOf(providerOf(entry) ?? "provider", prompts.numberOf(numberOf(entry.promptIdx) ?? 0))
		},
		outcome,
		infrastructure: isBroken && saysInfrastructure(textOf(entry.error)) ? true : void 0,
		durationMs: latencyMs,
		latencyMs,
		...outcome !== "passed" && reasonOf(entry, grading),
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		provider: providerId === void 0 ? void 0 : cleanName(providerId),
		...sampleOf({
			input: fieldsOf(entry.prompt).raw,
			output: response.output
		})
	});
}
/** Prompts are identified by their position: their text is what a change is usually about. */
function variantOf(provider, prompt) {
	return cleanName(`${provider} · prompt ${prompt}`);
}
function nameOf$2(testCase, vars) {
	const description = textOfField(testCase.description);
	if (description !== void 0 && description !== "") return cleanName(description);
	const label = Object.entries(fieldsOf(testCase.vars ?? vars)).map(([name, value]) => `${name}: ${textOf(value) ?? ""}`).join(", ");
	return label === "" ? "test" : cleanName(label.replaceAll("\n", " "));
}
function scoresOf(entry, threshold) {
	const named = Object.entries(fieldsOf(entry.namedScores)).map(([name, value]) => ({
		name: readable(name),
		value: numberOf(value) ?? null
	}));
	const total = numberOf(entry.score);
	if (total === void 0 || named.some(({ name }) => name === "score")) return named;
	return [{
		name: "score",
		value: total,
		threshold
	}, ...named];
}
function reasonOf(entry, grading) {
	const failed = listOf(grading.componentResults).map(fieldsOf).filter(({ pass }) => pass === false).map((part) => `${textOfField(fieldsOf(part.assertion).type) ?? "assertion"}: ${textOfField(part.reason) ?? ""}`);
	const reason = textOfField(entry.error) ?? textOfField(grading.reason) ?? failed[0] ?? "";
	const text = readable([reason, ...failed].join("\n")).trim();
	return text === "" ? {} : {
		message: firstLine(text),
		detail: cut(text, keptDetail)
	};
}
// src/reports/formats/eval-tools/promptfoo-json.ts
const promptfooJson = {
	name: "promptfoo-json",
	title: "promptfoo JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("results.results") && (paths.has("evalId") || paths.has("results.prompts") || paths.has("results.results.[].promptIdx")),
	async read(source, context) {
		const prompts = new PromptNumbers();
		let column = 0;
		const reader = new JsonReader({ keys: { results: { keys: {
			prompts: { items: { take: (value) => {
				prompts.add(column, textOfField(fieldsOf(value).provider) ?? "");
				column += 1;
			} } },
			results: { items: { take: (value) => addPromptfooEntry(value, prompts, context) } }
		} } } });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
// src/reports/formats/eval-tools/promptfoo-jsonl.ts
const promptfooJsonl = {
	name: "promptfoo-jsonl",
	title: "promptfoo JSON lines",
	extensions: ["jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("testIdx") && paths.has("promptIdx") && paths.has("testCase"),
	async read(source, context) {
		const prompts = await promptsOfLines(source, context);
		const reader = new JsonReader({ take: (value) => addPromptfooEntry(value, prompts, context) }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
// src/reports/formats/junit/case.ts
const problemKinds = /* @__PURE__ */ new Set([
	"failure",
	"error",
	"skipped",
	"flakyFailure",
	"flakyError",
	"rerunFailure",
	"rerunError"
]);
function isProblem(name) {
	return problemKinds.has(name);
}
function problemOf(kind, attributes) {
	return {
		kind,
		message: attributes.get("message") ?? "",
		messageLength: attributes.lengthOf("message"),
		type: attributes.get("type") ?? "",
		text: "",
		textLength: 0
	};
}
function finishProblem(problem, collector) {
	const { text, length } = collector.finish();
	problem.text = text;
	problem.textLength = length;
}
/**
* The outcome of a case by its children, and only then by the `status` that GoogleTest, CTest and others write.
* A failure next to a skip or an error is a failure.
*/
function outcomeOf$3(problems, status, result) {
	const has = (...kinds) => problems.some(({ kind }) => kinds.includes(kind));
	if (problems.some(({ kind, type }) => kind === "skipped" && type === "todo")) return "skipped";
	if (has("failure")) return "failed";
	if (has("error")) return "errored";
	if (problems.some(({ kind, message }) => kind === "skipped" && message === "Unable to find executable")) return "errored";
	if (has("skipped")) return "skipped";
	if (problems.length > 0) return "passed";
	switch (status?.toLowerCase()) {
		case "fail":
		case "failed": return "failed";
		case "error": return "errored";
		case "disabled":
		case "notrun":
		case "skipped":
		case "ignored": return "skipped";
	}
	return result === "suppressed" || result === "skipped" ? "skipped" : "passed";
}
/** Attempts made where the case carries retry elements; undefined where it does not. */
function attemptsOf(problems) {
	const retries = problems.filter(({ kind }) => kind.startsWith("flaky") || kind.startsWith("rerun")).length;
	return retries === 0 ? void 0 : retries + 1;
}
/** Message and whole text of what kept a case from passing, or of why it was skipped. */
function textsOf$1(problems, outcome) {
	const shown = inOrder(outcome === "skipped" ? problems.filter(({ kind }) => kind === "skipped") : problems);
	const [first] = shown;
	if (first === void 0) return {};
	const message = headlineOf(first);
	const detail = shown.map(detailOf).filter((part) => part !== "");
	return {
		message: message !== "" ? message : void 0,
		detail: detail.length > 0 && outcome !== "skipped" ? cut(detail.join("\n\n"), keptDetail) : void 0
	};
}
/** The failure that decided comes before those of other attempts; Playwright writes them the other way round. */
function inOrder(problems) {
	const isFinal = ({ kind }) => !kind.startsWith("rerun") && !kind.startsWith("flaky");
	return problems.length < 2 ? problems : [...problems.filter(isFinal), ...problems.filter((problem) => !isFinal(problem))];
}
function headlineOf({ message, type, text }) {
	return headline(readable(`${message}\n${text}`)) || firstLine(`${message}\n${type}`);
}
function detailOf({ message, messageLength, text, textLength }) {
	const body = readable(text).trim();
	if (body === "") return cut(readable(message), keptDetail, Math.max(messageLength, message.length));
	return cut(body, keptDetail, textLength > text.length ? textLength : body.length);
}
/**
* Milliseconds of a `time` attribute in seconds. container-structure-test writes nanoseconds, into suites that
* have no attribute at all, which identifies them.
*/
function durationOf$1(time, suiteIsBare) {
	if (time === void 0) return void 0;
	const value = parseNumber(time);
	if (value === void 0) return void 0;
	return possibleMs(suiteIsBare && Number.isInteger(value) && value >= 1e3 ? value / 1e6 : value * 1e3);
}
/** Where the case is: its own attributes, else the first frame of its trace that is in the repository. */
function locationOf(workspace, file, line, trace, suiteName) {
	const lineNumber = line !== void 0 && /^\d{1,7}$/.test(line) ? Number(line) : void 0;
	const named = file === void 0 ? void 0 : workspace.locate(file, lineNumber);
	if (named?.line !== void 0) return named;
	const traced = trace === "" ? void 0 : workspace.locateInStack(trace, suiteName);
	if (traced !== void 0 && (named === void 0 || traced.file === named.file)) return traced;
	if (named !== void 0) return named;
	return suiteName !== void 0 && /\.\w{1,5}$/.test(suiteName) ? workspace.locate(suiteName) : void 0;
}
// src/reports/environment.ts
const properties = /* @__PURE__ */ new Set([
	"variant",
	"os",
	"browser",
	"python"
]);
const longest = 200;
/**
* Keeps a property that names an environment. Only the exact names: `Python` is what pytest-metadata writes into
* every report.
*/
function keepEnvironment(environment, name, value) {
	if (!properties.has(name)) return false;
	const trimmed = value.trim().slice(0, longest);
	if (trimmed === "") return false;
	environment[name] = name === "python" ? pythonVersion(trimmed) : trimmed;
	return true;
}
/** A patch release does not count as another environment. */
function pythonVersion(value) {
	const version = /^(?:python[ -]?)?(\d+\.\d+)(?:\.\S*)?$/i.exec(value)?.[1];
	return version === void 0 ? value : `python ${version}`;
}
/** The environment as a variant, in a fixed order; undefined where nothing is known. */
function variantOfEnvironment({ project, variant, os, browser, python }) {
	return joinVariants(project, variant, os, browser, python);
}
/** Parts of a variant, each once. */
function joinVariants(...parts) {
	const known = new Set(parts.filter((part) => part !== void 0 && part !== ""));
	return known.size === 0 ? void 0 : cleanName([...known].join(" · "));
}
// src/reports/formats/junit/properties.ts
const scoreName = /^(?:evals?\.)?scores?(?:\.(.+))?$/i;
const scorePart = /^(.+?)\.(value|score|avg|mean|threshold|passed|success|(?:metadata\.)?(?:rationale|reason)|evaluations\.\d+\.(?:value|score)|type|sum|llm_judge|metadata\..+|evaluations\..+)$/i;
/** Names are matched without regard to case; without a standard, all usual spellings are read. */
function readProperties(properties) {
	const scores = /* @__PURE__ */ new Map();
	const tokens = {};
	const found = {};
	const environment = {};
	let isPlaced = false;
	for (const [name, value] of properties) {
		if (keepEnvironment(environment, name, value)) {
			isPlaced = true;
			continue;
		}
		const score = scoreName.exec(name);
		if (score !== null) readScore(scores, score[1] ?? "score", value);
		else readSimple(found, tokens, simpleName(name), value);
	}
	const list = [...scores].flatMap(([name, parts]) => scoreOf$1(name, parts));
	return {
		...found,
		environment: isPlaced ? environment : void 0,
		scores: list.length > 0 ? list : void 0,
		tokens: (tokens.input ?? tokens.output ?? tokens.total) === void 0 ? void 0 : tokens
	};
}
/** `evals.item.cost` as `cost`; `evals.item.id` is a declared id, a bare `id` may be anything. */
function simpleName(name) {
	const lower = name.toLowerCase().replace(/^evals?\./, "");
	return lower === "item.id" ? "case_id" : lower.replace(/^item\./, "");
}
function readSimple(found, tokens, name, value) {
	const number = parseNumber(value);
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
			const ms = possibleMs(amount);
			if (ms !== void 0) found.latencyMs = ms;
			return;
		}
		case "model":
			found.model = copy(value.slice(0, 200));
			return;
		case "provider":
			found.provider = copy(value.slice(0, 200));
			return;
		case "iteration":
			found.iteration = copy(value.trim().slice(0, 100));
			return;
		case "case_id":
		case "eval_id":
			if (value.trim() !== "") found.id = copy(value.trim().slice(0, 500));
			return;
	}
}
function readScore(scores, path, value) {
	const split = scorePart.exec(path);
	const name = copy(split?.[1] ?? path);
	const part = (split?.[2] ?? "value").toLowerCase();
	let parts = scores.get(name);
	if (parts === void 0) {
		if (scores.size >= 200) return;
		parts = { samples: [] };
		scores.set(name, parts);
	}
	const number = scoreValue(value);
	if (part === "value" || part === "score") parts.value = number ?? null;
	else if ((part === "avg" || part === "mean") && number !== void 0) parts.mean = number;
	else if (part === "threshold" && number !== void 0) parts.threshold = number;
	else if (part === "passed" || part === "success") parts.passed = /^(?:true|1|yes)$/i.test(value.trim());
	else if (part.endsWith("rationale") || part.endsWith("reason")) parts.rationale = value;
	else if (/^evaluations\.\d+\./.test(part) && number !== void 0) parts.samples.push(number);
}
function scoreValue(text) {
	const word = text.trim().toLowerCase();
	if (word === "true") return 1;
	if (word === "false") return 0;
	return parseNumber(word);
}
function scoreOf$1(name, parts) {
	const { samples } = parts;
	const sampled = samples.length > 0 ? samples.reduce((sum, value) => sum + value, 0) / samples.length : void 0;
	const value = parts.value ?? parts.mean ?? sampled ?? null;
	if (value === null && parts.value === void 0) return [];
	return [{
		name: readable(name),
		value,
		threshold: parts.threshold,
		passed: parts.passed,
		rationale: parts.rationale === void 0 ? void 0 : cut(readable(parts.rationale), keptMessage)
	}];
}
/**
* The name of a parametrised test without the parameter that only counts iterations, where a property says which
* number it is: `capital[france-0]` and `0` give `capital[france]`. Anything else stays as it is, so that two
* different cases are never merged.
*/
function withoutIteration(name, iteration) {
	const brackets = /^(.*)\[([^[\]]*)\]$/s.exec(name);
	if (brackets === null || iteration === "") return name;
	const parts = (brackets[2] ?? "").split("-");
	if (parts.filter((part) => part === iteration).length !== 1) return name;
	const rest = parts.filter((part) => part !== iteration).join("-");
	return rest === "" ? `${brackets[1]}` : `${brackets[1]}[${rest}]`;
}
// src/reports/formats/junit/evals.ts
/** What promptfoo's JUnit names say: provider and prompt in the suite, a running number before the test. */
function promptfooCase(suite, name) {
	const match = /^\[(.+)\] prompt (\d{1,6})$/.exec(suite);
	const test = name.replace(/^test \d+: /, "");
	if (match === null) return {
		name: test,
		variant: suite
	};
	const [, provider = "", prompt] = match;
	return {
		name: test,
		variant: variantOf(provider, Number(prompt)),
		provider
	};
}
/**
* The score that promptfoo and vitest-evals write into the text of a failure (`Score: 0.57 below threshold:
* 0.60`). Passed cases have none there, so these reports are incomplete; their JSON has all scores.
*/
function scoreInText(text) {
	const found = /(?:^|\n|Error: )Score: (-?\d+(?:\.\d+)?)(?: below threshold: (\d+(?:\.\d+)?))?\s*(?:\n|$)/.exec(text.slice(0, 2e3));
	if (found === null) return void 0;
	return {
		name: "score",
		value: Number(found[1]),
		threshold: found[2] === void 0 ? void 0 : Number(found[2])
	};
}
/** Of the properties of a suite those that hold for each of its cases are read: model, provider, environment. */
function keepAbout({ about, environment }, name, value) {
	if (keepEnvironment(environment, name, value)) return;
	const { model, provider } = readProperties([[name, value]]);
	if (model !== void 0) about.model = model;
	if (provider !== void 0) about.provider = provider;
}
/** What a case says, and its suites for it. */
function readEvals({ about, environment }, own) {
	if (own.length === 0) return {
		fields: about,
		variant: variantOfEnvironment(environment)
	};
	const { id, iteration, environment: ofCase, ...fields } = readProperties(own);
	return {
		id,
		iteration,
		variant: variantOfEnvironment({
			...environment,
			...ofCase
		}),
		fields: {
			...about,
			...fields
		}
	};
}
// src/reports/formats/junit/linters.ts
/** Said once per report of a linter. */
const linterWarning = "this is the report of a linter: every finding is a case of its own, so a new finding is a new failing test and a resolved one is a removed case";
/** Linters (ESLint, Ruff, Biome, Stylelint) name the package of a suite `org.<linter>` and a finding by its rule. */
function linterOf(attributes) {
	const name = attributes.get("package");
	return name !== void 0 && /^org\.(?:eslint|ruff|biome|stylelint|oxlint|tslint|jshint)$/.test(name) ? name : void 0;
}
/** A rule may be violated several times in one file; the message distinguishes the findings. */
function findingName(name, problems) {
	const message = problems[0]?.message.trim() ?? "";
	return message === "" ? name : `${name}: ${message}`;
}
/** Line of a finding, which ESLint writes into its text only. */
function findingLine(text) {
	return /^\s*line (\d{1,7}), col \d+/.exec(text.slice(0, 200))?.[1];
}
// src/reports/formats/junit/identity.ts
/**
* Names and identities of one report. Neighbours share suite, class and file; these are worked out once and kept
* once, so that a million cases don't hold a million copies.
*/
var JunitIdentities = class {
	#context;
	/** The element `testsuites` has an attribute `id`. */
	rootHasId = false;
	/** The last case was named with the number of its iteration. */
	toldIteration = false;
	#lastPath = [];
	#lastClass;
	#lastFile = {
		written: "",
		path: ""
	};
	constructor(context) {
		this.#context = context;
	}
	suiteOf(attributes, parent) {
		const name = copy(this.#groupName(attributes.get("name") ?? ""));
		const file = attributes.get("file") ?? attributes.get("filepath") ?? parent.file;
		return {
			name,
			file: file === void 0 ? void 0 : copy(file),
			bare: attributes.empty,
			linter: linterOf(attributes),
			path: name === "" ? parent.path : [...parent.path, name],
			about: { ...parent.about },
			environment: {
				...parent.environment,
				...this.#projectOf(attributes)
			}
		};
	}
	/**
	* Playwright writes its project where other tools write the name of the machine, and is alone in giving the root
	* an id and naming suites after test files.
	*/
	#projectOf(attributes) {
		const hostname = attributes.get("hostname");
		if (!this.rootHasId || hostname === void 0 || hostname === "") return {};
		return /\.[cm]?[jt]sx?$/.test(attributes.get("name") ?? "") ? { project: copy(hostname.slice(0, 200)) } : {};
	}
	/** Path of a file as the report names it, relative to the workspace where it can be. */
	fileOf(file) {
		if (file !== this.#lastFile.written) this.#lastFile = {
			written: copy(file),
			path: copy(cleanName(this.#context.workspace.relative(file)))
		};
		return this.#lastFile.path;
	}
	/** `id` and `iteration` come from the properties of the case. */
	caseOf(attributes, suite, { id, iteration, variant }) {
		const written = this.#nameOf(attributes.get("name") ?? "");
		const name = iteration === void 0 ? withoutIterationNumber(written) : withoutIteration(written, iteration);
		this.toldIteration = name !== written;
		const classname = attributes.get("classname") ?? attributes.get("class");
		const path = classname === attributes.get("name") ? suite.path : this.#pathOf(suite, classname);
		const named = fileAttribute(attributes) ?? suite.file;
		const file = named === void 0 ? void 0 : this.fileOf(named);
		if (variant !== void 0) return {
			id,
			file,
			suite: path,
			name,
			variant
		};
		if (id !== void 0) return file === void 0 ? {
			id,
			suite: path,
			name
		} : {
			id,
			file,
			suite: path,
			name
		};
		return file === void 0 ? {
			suite: path,
			name
		} : {
			file,
			suite: path,
			name
		};
	}
	/** The same for promptfoo, which runs every test for every prompt and provider. */
	promptfooCaseOf(attributes, suite) {
		const { name, variant, provider } = promptfooCase(suite.name, this.#nameOf(attributes.get("name") ?? ""));
		if (/^test \d+$/.test(name)) this.#context.collector.warn("tests without a description are only numbered in this report, so a new test changes which cases are compared; use the JSON report (-o report.json), which identifies a test by its content");
		return {
			identity: {
				suite: [],
				name,
				variant
			},
			provider
		};
	}
	/** Suites and class, without repeating the class where the suite is named after it. */
	#pathOf(suite, classname) {
		if (classname === void 0) return suite.path;
		if (this.#lastClass?.suite === suite && this.#lastClass.written === classname) return this.#lastPath;
		const own = copy(this.#groupName(classname));
		this.#lastPath = joinClass(suite, own);
		this.#lastClass = {
			suite,
			written: copy(classname)
		};
		return this.#lastPath;
	}
	/** Name of a suite or class: without the folder of the machine, and without the time that xmlrunner adds. */
	#groupName(name) {
		const plain = name.startsWith("/") || /^[A-Za-z]:[\\/]/.test(name) ? this.#context.workspace.relative(name) : name;
		return this.#nameOf(plain.replace(/-20\d{12}$/, ""));
	}
	#nameOf(name) {
		const clean = cleanName(name);
		if (clean !== name && hasControls(name)) this.#context.collector.warn("control characters in names; they are shown as pictures such as ␛");
		return clean;
	}
};
/**
* Suites and class, without repeating the class where the suite is named after it. Surefire writes the cases of a class
* into the report of one of its nested classes, and their reruns into its own: there the class alone counts.
*/
function joinClass({ name, path }, own) {
	if (own === "" || own === name) return path;
	return name.includes("$") && outerClass(name) === outerClass(own) ? [...path.slice(0, -1), own] : [...path, own];
}
function outerClass(name) {
	return name.split("$", 1)[0] ?? name;
}
function fileAttribute(attributes) {
	return attributes.get("file") ?? attributes.get("filepath");
}
// src/reports/formats/junit/suite.ts
const noSuite = {
	name: "",
	file: void 0,
	bare: false,
	path: [],
	about: {},
	environment: {}
};
// src/reports/formats/junit/whole-entries.ts
/** Whether a failing case stands for a file or suite that broke as a whole, by the notation of its writer. */
function isWholeFile(outcome, attributes, suite) {
	if (outcome !== "failed" && outcome !== "errored") return false;
	const name = attributes.get("name");
	const classname = attributes.get("classname");
	if (classname === "Test suite failed to run") return true;
	if (name === "" && classname !== void 0 && classname !== "") return true;
	if (name === "TestMain" && classname === "") return true;
	return name !== void 0 && name === classname && name === suite.name && /\.[cm]?[jt]sx?$/.test(name);
}
/**
* GoogleTest up to 1.12 skips the cases of a suite whose `SetUpTestSuite` failed and writes no failure at all. The reason of
* such a skip is only the place of the test, where `GTEST_SKIP` writes its own place.
*/
function isFailedSetUp(attributes, problems) {
	const [first] = problems;
	if (problems.length !== 1 || first?.kind !== "skipped" || attributes.get("result") !== "skipped") return false;
	const line = attributes.get("line");
	return line !== void 0 && first.message.trim() === `${attributes.get("file")}:${line}`;
}
// src/reports/formats/junit/listings.ts
/** Maximum number of cases remembered per report. */
const mostCases = 2e5;
/** Writers that give every test file one top-level suite, and what to do when two of them have equal cases. */
const writers = /* @__PURE__ */ new Map([["jest tests", "two test files have cases with equal titles, and the report does not name the files; they are numbered by their order. Set addFileAttribute: \"true\" for jest-junit (or JEST_JUNIT_ADD_FILE_ATTRIBUTE=true)"], ["vitest tests", "a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing"]]);
/**
* Tells equal cases of two top-level suites apart, for writers of which it is known that these are two test files or
* two projects: not iterations of one case.
*/
var Listings = class Listings {
	#warning;
	#warn;
	#seen = /* @__PURE__ */ new Map();
	#suite = 0;
	constructor(warning, warn) {
		this.#warning = warning;
		this.#warn = warn;
	}
	/** @param writer name of the root element; undefined is returned for any other writer */
	static of(writer, warn) {
		const warning = writers.get(writer ?? "");
		return warning === void 0 ? void 0 : new Listings(warning, warn);
	}
	/** A top-level suite begins. */
	beginSuite() {
		this.#suite += 1;
	}
	/** The identity, numbered from the second top-level suite on that has an equal case. */
	place(identity) {
		const { id, file = "", suite, name, variant = "" } = identity;
		if (id !== void 0) return identity;
		const key = [
			file,
			variant,
			...suite,
			name
		].join("");
		let seen = this.#seen.get(key);
		if (seen === void 0) {
			if (this.#seen.size >= mostCases) return identity;
			seen = {
				suite: this.#suite,
				listing: 1
			};
			this.#seen.set(key, seen);
		} else if (seen.suite !== this.#suite) {
			seen.suite = this.#suite;
			seen.listing += 1;
			if (seen.listing === 2) this.#warn(this.#warning);
		}
		if (seen.listing === 1) return identity;
		return {
			...identity,
			variant: joinVariants(identity.variant, `listing ${seen.listing}`)
		};
	}
};
// src/reports/formats/junit/writer.ts
/** Which tool wrote a report, where that changes what its entries mean. */
var Writer = class {
	isPromptfoo;
	/** Playwright alone gives the root element an id. */
	rootHasId;
	#isPytest;
	#listings;
	/** @param root attributes of `testsuites`; undefined for a report without that element */
	constructor(root, warn) {
		const name = root?.get("name");
		this.isPromptfoo = name === "promptfoo";
		this.rootHasId = root?.get("id") !== void 0;
		this.#isPytest = name === "pytest tests";
		this.#listings = Listings.of(name, warn);
	}
	/** A suite that is in no other begins. */
	beginTopSuite() {
		this.#listings?.beginSuite();
	}
	/** Tells cases of different files or projects apart that the report gives equal names. */
	place(identity) {
		return this.#listings === void 0 ? identity : this.#listings.place(identity);
	}
	/**
	* What a further entry of the case means. pytest never runs a test twice under one name: with
	* pytest-rerunfailures every attempt is an entry, and those before the last look passed.
	*
	* @param isNumbered the case says which iteration it is
	* @param hasId the author declared an id, which several cases may share
	*/
	repeatOf(suite, { isNumbered, hasId }) {
		if (this.isPromptfoo || isNumbered) return "iteration";
		if (hasId) return void 0;
		return this.#isPytest || suite.name === "pytest" ? "attempt" : void 0;
	}
};
// src/reports/formats/junit/reading.ts
const mostProblems = 100;
const mostProperties = 1e3;
const longestProperty = 500;
/** Turns the elements of a JUnit report into results, one test case at a time. */
var JunitReading = class {
	wantsText = false;
	#context;
	#suites = [noSuite];
	#case;
	#problem;
	#property;
	#text;
	/** Depth within an element whose text is not wanted (`system-out`), also within a failure. */
	#output = 0;
	#writer = new Writer(void 0, () => {});
	#identities;
	constructor(context) {
		this.#context = context;
		this.#identities = new JunitIdentities(context);
	}
	warn(message) {
		this.#context.collector.warn(message);
	}
	open(name, attributes) {
		switch (name) {
			case "testcase":
				if (this.#case !== void 0) this.#finishCase(this.#case);
				this.#case = {
					attributes,
					problems: [],
					properties: []
				};
				return;
			case "testsuite":
				if (this.#suites.length === 1) this.#writer.beginTopSuite();
				this.#suites.push(this.#identities.suiteOf(attributes, this.#suite));
				if (this.#suite.linter !== void 0) this.warn(linterWarning);
				return;
			case "testsuites":
				this.#writer = new Writer(attributes, (message) => this.warn(message));
				this.#identities.rootHasId = this.#writer.rootHasId;
				return;
			case "property":
				this.#openProperty(attributes);
				return;
			case "system-out":
			case "system-err":
				this.#output += 1;
				this.wantsText = false;
				return;
		}
		if (isProblem(name) && this.#output === 0) this.#openProblem(problemOf(name, attributes));
	}
	close(name) {
		switch (name) {
			case "testcase":
				if (this.#case !== void 0) this.#finishCase(this.#case);
				this.#case = void 0;
				return;
			case "testsuite":
				if (this.#suites.length > 1) this.#suites.pop();
				return;
			case "property":
				this.#closeProperty();
				return;
			case "system-out":
			case "system-err":
				this.#output -= 1;
				this.wantsText = this.#output === 0 && this.#text !== void 0;
				return;
		}
		if (this.#problem?.kind === name && this.#output === 0) this.#closeProblem(this.#problem);
	}
	text(bytes, start, end, raw) {
		this.#text?.add(bytes, start, end, raw);
	}
	get #suite() {
		return this.#suites.at(-1) ?? noSuite;
	}
	#openProperty(attributes) {
		const name = attributes.get("name");
		if (name === void 0) return;
		const value = attributes.get("value");
		if (value !== void 0) this.#keepProperty(name, value);
		else {
			this.#property = name;
			this.#listen(keptDetail);
		}
	}
	#closeProperty() {
		if (this.#property === void 0 || this.#text === void 0) return;
		this.#keepProperty(this.#property, this.#text.finish().text.trim());
		this.#property = void 0;
		this.#text = void 0;
		this.wantsText = false;
	}
	#keepProperty(name, value) {
		if (name.length > longestProperty) this.warn("a property with a name over 500 characters; it is not read");
		else if (this.#case === void 0) keepAbout(this.#suite, name, value);
		else if (this.#case.properties.length < mostProperties) this.#case.properties.push([name, value]);
		else this.warn(`more than ${mostProperties} properties in one place; the rest is not read`);
	}
	#openProblem(problem) {
		this.#problem = problem;
		this.#listen(keptDetail + 1);
	}
	#listen(limit) {
		this.#text = new TextCollector(limit);
		this.wantsText = this.#output === 0;
	}
	#closeProblem(problem) {
		if (this.#text !== void 0) finishProblem(problem, this.#text);
		this.#problem = void 0;
		this.#text = void 0;
		this.wantsText = false;
		if (this.#case === void 0) this.#addSuiteProblem(problem);
		else if (this.#case.problems.length < mostProblems) this.#case.problems.push(problem);
		else this.warn(`more than ${mostProblems} failures in one case; the rest is not shown`);
	}
	/** A failure outside of any case: the suite broke as a whole (a static initialiser, a failed hook). */
	#addSuiteProblem(problem) {
		if (problem.kind !== "failure" && problem.kind !== "error") return;
		const { name, file, path } = this.#suite;
		const { workspace, collector } = this.#context;
		const location = locationOf(workspace, file, void 0, problem.text, name);
		collector.addSuiteError({
			identity: {
				file: file === void 0 ? void 0 : this.#identities.fileOf(file),
				suite: path.slice(0, -1),
				name: name === "" ? "(suite)" : name
			},
			scope: "suite",
			outcome: "errored",
			...textsOf$1([problem], "errored"),
			location
		});
	}
	#finishCase({ attributes, problems, properties }) {
		const { collector, workspace } = this.#context;
		const suite = this.#suite;
		const isSetUp = isFailedSetUp(attributes, problems);
		const outcome = isSetUp ? "errored" : outcomeOf$3(problems, attributes.get("status"), attributes.get("result"));
		const evals = readEvals(suite, properties);
		const file = fileAttribute(attributes) ?? suite.file;
		const trace = inOrder(problems)[0]?.text ?? "";
		const naming = this.#writer.isPromptfoo ? this.#identities.promptfooCaseOf(attributes, suite) : { identity: this.#identityOf(attributes, suite, evals, problems) };
		const durationMs = durationOf$1(attributes.get("time"), suite.bare);
		const attempts = attemptsOf(problems);
		const line = attributes.get("line") ?? attributes.get("lineno") ?? (suite.linter === void 0 ? void 0 : findingLine(trace));
		const location = outcome === "passed" && line === void 0 ? void 0 : locationOf(workspace, file, line, trace, suite.name);
		const score = outcome === "passed" || evals.fields.scores !== void 0 ? void 0 : scoreInText(trace);
		if (score !== void 0) this.warn("the report has scores for failures only; the JSON report of the tool has all of them");
		const isSuite = isWholeFile(outcome, attributes, suite);
		const result = {
			identity: naming.identity,
			outcome: isSuite && outcome === "failed" ? "errored" : outcome,
			scope: isSuite ? "suite" : void 0,
			repeat: this.#writer.repeatOf(suite, {
				isNumbered: evals.iteration !== void 0 || this.#identities.toldIteration,
				hasId: evals.id !== void 0
			}),
			infrastructure: outcome === "errored" && this.#writer.isPromptfoo && problems.some(({ message, text }) => saysInfrastructure(`${message}\n${text}`)) ? true : void 0,
			flaky: outcome === "passed" && attempts !== void 0 ? true : void 0,
			attempts,
			durationMs,
			...problems.length > 0 && textsOf$1(problems, outcome),
			...isSetUp && { message: "the set-up of the suite failed or skipped all of it" },
			location,
			...evals.fields,
			scores: evals.fields.scores ?? (score && [score]),
			provider: evals.fields.provider ?? naming.provider
		};
		collector.add(result);
	}
	#identityOf(attributes, suite, evals, problems) {
		const identity = this.#identities.caseOf(attributes, suite, evals);
		if (suite.linter !== void 0) return {
			...identity,
			name: findingName(identity.name, problems)
		};
		return this.#writer.place(identity);
	}
};
// src/reports/formats/junit/junit-xml.ts
const junitXml = {
	name: "junit-xml",
	title: "JUnit XML",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && (root === "testsuites" || root === "testsuite" || root === "testcase"),
	async read(source, context) {
		const reader = new XmlReader(new JunitReading(context));
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
// src/reports/text/lines.ts
/** Characters kept of one line. */
const longestLine = 2e4;
/** Reads a text file line by line, without the ends of the lines; very long lines are cut. */
async function readLines(source, context, take) {
	const decoder = new StringDecoder("utf8");
	let rest = "";
	const add = (text) => {
		let start = 0;
		for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
			take((rest + text.slice(start, end)).slice(0, longestLine).replace(/\r$/, ""));
			rest = "";
			start = end + 1;
		}
		if (rest.length < longestLine) rest += text.slice(start, start + longestLine);
	};
	await readChunks(source, context, (chunk) => add(decoder.write(chunk)));
	add(decoder.end());
	if (rest !== "") take(rest);
}
// src/reports/formats/tap/diagnostics.ts
/** @param yaml lines of the YAML block. @param comments other lines after the point. */
function readDiagnostics(yaml, comments) {
	const fields = scalarsOf(yaml);
	const text = readable([...comments, ...yaml].join("\n")).trim();
	const said = fields.get("error") ?? fields.get("message");
	const duration = Number(fields.get("duration_ms") ?? NaN);
	const perl = text.replace(/\bat (\S{1,300}) line (\d{1,7})/g, "$1:$2");
	return {
		message: headline(readable(said ?? comments.join("\n"))) || headline(text),
		detail: text,
		durationMs: Number.isFinite(duration) ? duration : void 0,
		trace: [fields.get("stack") ?? "", perl].join("\n")
	};
}
/** Texts of the block by name, at any depth; the first of a name counts. Enough of YAML for what test tools write. */
function scalarsOf(lines) {
	const fields = /* @__PURE__ */ new Map();
	for (const [index, line] of lines.entries()) {
		const match = /^(\s*)([A-Za-z_]\w{0,60}):\s?(.*)$/.exec(line);
		if (match === null) continue;
		const [, indent = "", name = "", value = ""] = match;
		if (fields.has(name)) continue;
		const text = /^[|>][+-]?\d?$/.test(value.trim()) ? blockAfter(lines, index, indent.length) : unquoted(value.trim());
		if (text !== "") fields.set(name, text);
	}
	return fields;
}
/** The deeper lines after a `|`. */
function blockAfter(lines, index, depth) {
	const block = [];
	for (const line of lines.slice(index + 1)) {
		if (line.trim() !== "" && line.length - line.trimStart().length <= depth) break;
		block.push(line.trim());
	}
	return block.join("\n").trim();
}
function unquoted(text) {
	const quote = text[0];
	if (quote !== "\"" && quote !== "'" || !text.endsWith(quote) || text.length < 2) return text;
	const inner = text.slice(1, -1);
	return quote === "\"" ? inner.replaceAll("\\\"", "\"").replaceAll("\\n", "\n") : inner.replaceAll("''", "'");
}
// src/reports/formats/tap/lines.ts
/** @param line without the end of the line and without its indentation */
function parseTapLine(line) {
	if (line.startsWith("TAP version ")) return { kind: "version" };
	if (line === "---") return { kind: "yaml" };
	if (line === "...") return { kind: "yaml-end" };
	if (line === "}") return { kind: "close" };
	if (line.startsWith("#")) return {
		kind: "comment",
		text: line.slice(1).trimStart()
	};
	if (line.startsWith("Bail out!")) return {
		kind: "bail",
		reason: line.slice(9).trim()
	};
	const plan = /^1\.\.(\d{1,7})(?:\s*#\s*(.*))?$/.exec(line);
	if (plan !== null) return {
		kind: "plan",
		count: Number(plan[1]),
		skip: plan[2]
	};
	const point = /^(not )?ok\b(?: (\d{1,7})\b)?(.*)$/.exec(line);
	return point === null ? {
		kind: "other",
		text: line
	} : pointOf(point[1] === void 0, point[2], point[3] ?? "");
}
function pointOf(ok, number, written) {
	const opens = written.endsWith(" {");
	const rest = opens ? written.slice(0, -2) : written;
	const hash = directiveAt(rest);
	const after = hash === -1 ? "" : rest.slice(hash + 1).trim();
	const directive = /^(skip|todo)\S*\s*(.*)$/i.exec(after);
	const time = /\btime=(\d{1,12}(?:\.\d{1,9})?)(ms|s)?\b/.exec(after);
	const name = (hash === -1 ? rest : rest.slice(0, hash)).trim().replace(/^- ?/, "");
	return {
		kind: "point",
		ok,
		number: number === void 0 ? void 0 : Number(number),
		name: name.replaceAll("\\#", "#").trim(),
		directive: directive === null ? void 0 : directive[1]?.toLowerCase() === "skip" ? "skip" : "todo",
		reason: directive?.[2] ?? "",
		durationMs: time === null ? void 0 : Number(time[1]) * (time[2] === "s" ? 1e3 : 1),
		opens
	};
}
/** Place of the `#` that begins a directive or the time; one in a name is escaped or followed by something else. */
function directiveAt(text) {
	for (let at = text.indexOf("#"); at !== -1; at = text.indexOf("#", at + 1)) if (text[at - 1] !== "\\" && /^#\s*(?:skip|todo|time=)/i.test(text.slice(at, at + 12))) return at;
	return -1;
}
// src/reports/formats/tap/reading.ts
const keptLines = 300;
/** Turns the lines of a TAP report into results. Tests in tests are known by the suites around them. */
var TapReading = class {
	#context;
	#levels = [newLevel(0)];
	/** The point that the next diagnostics are about. */
	#current;
	#inYaml = false;
	constructor(context) {
		this.#context = context;
	}
	take(written) {
		const trimmed = written.trim();
		if (trimmed === "") return;
		if (this.#inYaml) {
			if (trimmed === "...") this.#inYaml = false;
			else keepLine(this.#current?.yaml, written);
			return;
		}
		const line = parseTapLine(trimmed);
		const indent = written.length - written.trimStart().length;
		if (line.kind === "yaml") this.#inYaml = this.#current !== void 0;
		else if (line.kind === "point") this.#takePoint(line, indent);
		else if (line.kind === "close") this.#closeBlock();
		else if (line.kind === "plan") this.#takePlan(line.count, line.skip, indent);
		else if (line.kind === "bail") this.#addBroken("Bail out!", line.reason || "the run was stopped (Bail out!)");
		else if (line.kind === "comment") this.#takeComment(line.text);
		else if (line.kind === "other") keepLine(this.#current?.comments, written);
	}
	/** The report is complete. */
	finish() {
		while (this.#levels.length > 1) {
			const { tests } = this.#endLevel();
			this.#levels.at(-1)?.tests.push(...tests);
		}
		const [top] = this.#levels;
		if (top === void 0) return;
		this.#endPoint(top);
		this.#flush(top);
		const missing = (top.planned ?? 0) - top.points;
		if (missing > 0) this.#addBroken("the plan of the report", `${missing} of ${top.planned} planned tests are missing; the process was probably stopped`);
	}
	#takeComment(text) {
		if (!/^Subtest\b|^(?:tests|pass|fail|skip|todo|suites|cancelled|duration_ms|skipped) \d/.test(text)) keepLine(this.#current?.comments, text);
	}
	#takePlan(count, skip, indent) {
		const level = this.#enter(indent).level;
		if (skip === void 0) level.planned = count;
	}
	#takePoint(line, indent) {
		const { level, tests } = this.#enter(indent);
		this.#endPoint(level);
		const point = {
			line,
			yaml: [],
			comments: [],
			tests
		};
		level.points += 1;
		level.point = point;
		this.#current = point;
		if (line.opens) this.#levels.push(newLevel(void 0, point));
	}
	/** The level of a line. Tests of deeper levels that end here belong to the point of the line. */
	#enter(indent) {
		const tests = [];
		let level = this.#levels.at(-1) ?? newLevel(0);
		level.indent ??= indent;
		while (indent < level.indent && level.parent === void 0 && this.#levels.length > 1) {
			tests.unshift(...this.#endLevel().tests);
			level = this.#levels.at(-1) ?? level;
			level.indent ??= indent;
		}
		if (indent > level.indent) {
			level = newLevel(indent);
			this.#levels.push(level);
		}
		return {
			level,
			tests
		};
	}
	#endLevel() {
		const level = this.#levels.pop() ?? newLevel(0);
		this.#endPoint(level);
		return level;
	}
	/** `}` */
	#closeBlock() {
		while (this.#levels.length > 1) {
			const level = this.#endLevel();
			if (level.parent !== void 0) {
				level.parent.tests = level.tests;
				return;
			}
			this.#levels.at(-1)?.tests.push(...level.tests);
		}
	}
	#endPoint(level) {
		const { point } = level;
		level.point = void 0;
		if (point !== void 0) level.tests.push(...this.#testsOf(point));
		if (level === this.#levels[0]) this.#flush(level);
	}
	/** A point with tests is a suite, and a test only if it failed by itself. */
	#testsOf(point) {
		const name = nameOf$1(point.line);
		const own = this.#testOf(point, name);
		if (point.tests.length === 0) return [own];
		const isExcused = point.line.directive !== void 0;
		const inside = point.tests.map((test) => ({
			...test,
			suite: [name, ...test.suite],
			result: isExcused && isFailed(test) ? {
				...test.result,
				outcome: "skipped"
			} : test.result
		}));
		return isFailed(own) && !inside.some(isFailed) ? [...inside, own] : inside;
	}
	#testOf({ line, yaml, comments }, name) {
		const outcome = outcomeOf$2(line);
		const { message, detail, durationMs, trace } = readDiagnostics(yaml, comments);
		const reason = line.reason === "-" ? "" : readable(line.reason);
		const isFailure = outcome === "failed";
		return {
			suite: [],
			name,
			result: {
				outcome,
				durationMs: possibleMs(line.durationMs ?? durationMs),
				message: (isFailure ? message : outcome === "skipped" ? reason : "") || void 0,
				detail: isFailure && detail !== "" ? cut(detail, keptDetail) : void 0,
				location: isFailure ? this.#context.workspace.locateInStack(trace) : void 0
			}
		};
	}
	#flush(top) {
		for (const { suite, name, result } of top.tests.splice(0)) this.#context.collector.add({
			identity: {
				suite: suite.map(cleanName),
				name: withoutIterationNumber(cleanName(name))
			},
			...result
		});
	}
	#addBroken(name, message) {
		this.#context.collector.addSuiteError({
			identity: {
				suite: [],
				name
			},
			scope: "suite",
			outcome: "errored",
			message: readable(message)
		});
	}
};
function newLevel(indent, parent) {
	return {
		indent,
		tests: [],
		points: 0,
		planned: void 0,
		point: void 0,
		parent
	};
}
function keepLine(lines, line) {
	if (lines !== void 0 && lines.length < keptLines) lines.push(line);
}
function isFailed({ result }) {
	return result.outcome === "failed";
}
function nameOf$1({ name, number }) {
	return name === "" ? `test ${number ?? ""}`.trim() : name;
}
/** A test that is yet to do never fails the run. */
function outcomeOf$2({ ok, directive }) {
	if (directive === "skip" || directive === "todo" && !ok) return "skipped";
	return ok ? "passed" : "failed";
}
// src/reports/formats/tap/tap.ts
/** TAP 13 and 14: node:test, Vitest, Mocha, node-tap, Perl, Bats, pytest-tap. */
const tap = {
	name: "tap",
	title: "TAP (Test Anything Protocol) 13 and 14",
	extensions: ["tap"],
	detect: ({ kind, start }) => kind === "other" && /^(?:TAP version \d|1\.\.\d|(?:not )?ok\b(?: \d| - |$))/m.test(start),
	async read(source, context) {
		const reading = new TapReading(context);
		await readLines(source, context, (line) => reading.take(line));
		reading.finish();
	}
};
// src/reports/formats/test-tools/allure-json.ts
const outcomes$5 = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["failed", "failed"],
	["broken", "errored"],
	["skipped", "skipped"],
	["pending", "skipped"]
]);
/** One result file of Allure (`*-result.json`): one test. A retried test has several files. */
const allureJson = {
	name: "allure-json",
	title: "Allure results",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("uuid") && paths.has("name") && paths.has("status") && (paths.has("historyId") || paths.has("labels")),
	async read(source, context) {
		const reader = new JsonReader({ take: (value) => addResult(fieldsOf(value), context) });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addResult(test, { collector, workspace }) {
	const written = textOfField(test.status) ?? "";
	const outcome = outcomes$5.get(written);
	if (outcome === void 0) collector.warn(`unknown status "${readable(written).slice(0, 40)}", read as errored`);
	const details = fieldsOf(test.statusDetails);
	const message = readable(textOfField(details.message) ?? "").trim();
	const trace = readable(textOfField(details.trace) ?? "").trim();
	const [start, stop] = [numberOf(test.start), numberOf(test.stop)];
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			suite: suitesOf(test),
			name: nameOf(test)
		},
		outcome: outcome ?? "errored",
		flaky: outcome === "passed" && details.flaky === true ? true : void 0,
		durationMs: possibleMs(start === void 0 || stop === void 0 ? void 0 : stop - start),
		message: message === "" && trace === "" ? void 0 : headline(message || trace),
		detail: failed && trace !== "" ? cut(trace.includes(message) ? trace : `${message}\n${trace}`, keptDetail) : void 0,
		location: failed ? workspace.locateInStack(trace) : void 0
	});
}
function suitesOf(test) {
	const labels = listOf(test.labels).map(fieldsOf);
	const named = (name) => textOfField(labels.find((label) => label.name === name)?.value);
	const suites = [
		named("parentSuite"),
		named("suite"),
		named("subSuite")
	].filter((name) => name !== void 0);
	return (suites.length > 0 ? suites : [named("testClass") ?? named("package")]).filter((name) => name !== void 0).map(cleanName);
}
/** With its parameters, unless the name contains them already. */
function nameOf(test) {
	const name = textOfField(test.name) ?? textOfField(test.fullName) ?? "";
	const shown = listOf(test.parameters).map(fieldsOf).filter(({ excluded, mode }) => excluded !== true && mode !== "hidden").map(({ name: key, value }) => [textOfField(key) ?? "", textOfField(value) ?? ""]).filter(([, value]) => value !== "" && !name.includes(value.replace(/^['"]|['"]$/g, ""))).map(([key, value]) => `${key}=${value}`).join(", ");
	return withoutIterationNumber(cleanName(shown === "" ? name : `${name} [${shown}]`));
}
// src/reports/formats/test-tools/ctrf-json.ts
const outcomes$4 = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["failed", "failed"],
	["skipped", "skipped"],
	["pending", "skipped"],
	["other", "skipped"]
]);
const ctrfJson = {
	name: "ctrf-json",
	title: "CTRF (Common Test Report Format)",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("results.tests") && (paths.has("results.tool") || paths.has("results.summary") || paths.has("reportFormat")),
	async read(source, context) {
		const reader = new JsonReader({ keys: { results: { keys: { tests: { items: { take: (value) => addTest$2(value, context) } } } } } });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addTest$2(value, { collector, workspace }) {
	const test = fieldsOf(value);
	const status = textOfField(test.status) ?? "";
	const outcome = outcomes$4.get(status);
	if (outcome === void 0 || status === "other") collector.warn(`status "${readable(status).slice(0, 40)}", read as skipped`);
	const file = textOfField(test.filePath);
	const path = file === void 0 ? void 0 : cleanName(workspace.relative(file));
	const trace = readable(textOfField(test.trace) ?? "");
	const line = numberOf(test.line);
	const location = (file === void 0 ? void 0 : workspace.locate(file, line)) ?? workspace.locateInStack(trace);
	const durationMs = possibleMs(numberOf(test.duration));
	const retries = numberOf(test.retries);
	const { id, iteration, environment, ...evals } = readProperties(flatten(test.extra));
	const written = cleanName(textOfField(test.name) ?? "");
	const name = iteration === void 0 ? withoutIterationNumber(written) : withoutIteration(written, iteration);
	const variant = joinVariants(textOfField(test.browser), variantOfEnvironment(environment ?? {}));
	const result = {
		identity: {
			id,
			file: path,
			suite: suiteOf(test.suite),
			name,
			variant
		},
		repeat: iteration !== void 0 || name !== written ? "iteration" : void 0,
		outcome: outcome ?? "skipped",
		flaky: test.flaky === true && outcome === "passed" ? true : void 0,
		attempts: retries !== void 0 && retries > 0 ? retries + 1 : void 0,
		durationMs,
		...textsOf(test, trace),
		location,
		...evals
	};
	collector.add(result);
}
function textsOf(test, trace) {
	const written = readable(textOfField(test.message) ?? "").trim();
	const message = firstLine(written === "" ? trace : written);
	const detail = [written, trace].filter((text) => text !== "").join("\n\n");
	return {
		message: message !== "" ? cut(message, keptMessage) : void 0,
		detail: detail !== "" ? cut(detail, keptDetail) : void 0
	};
}
/** Newer writers give a list, older ones one text with ` > ` between the suites. */
function suiteOf(suite) {
	if (Array.isArray(suite)) return suite.map((part) => cleanName(textOfField(part) ?? ""));
	const text = textOfField(suite);
	return text === void 0 || text === "" ? [] : text.split(" > ").map(cleanName);
}
/** `extra` as dotted names, the way JUnit properties are written: `scores.tone`, `tokens.total`. */
function flatten(extra, prefix = "", depth = 0) {
	return Object.entries(fieldsOf(extra)).flatMap(([name, value]) => {
		const path = prefix === "" ? name : `${prefix}.${name}`;
		if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [[path, String(value)]];
		return depth < 4 ? flatten(value, path, depth + 1) : [];
	});
}
// src/reports/formats/test-tools/dart-json.ts
/** Events of `dart test --reporter json` and `flutter test --machine`, one per line. */
const dartJson = {
	name: "dart-json",
	title: "Dart and Flutter machine output",
	extensions: ["json", "jsonl"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("protocolVersion") || paths.has("runnerVersion") || paths.has("testID") && paths.has("type"),
	async read(source, context) {
		const reading = new DartReading(context);
		const reader = new JsonReader({
			take: (value) => reading.take(fieldsOf(value)),
			items: {}
		}, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		reading.finish();
	}
};
var DartReading = class {
	#context;
	#suites = /* @__PURE__ */ new Map();
	#groups = /* @__PURE__ */ new Map();
	#tests = /* @__PURE__ */ new Map();
	constructor(context) {
		this.#context = context;
	}
	take(event) {
		switch (event.type) {
			case "suite": {
				const { id, path } = fieldsOf(event.suite);
				this.#suites.set(numberOf(id) ?? -1, textOfField(path) ?? "");
				return;
			}
			case "group": {
				const { id, name, parentID } = fieldsOf(event.group);
				this.#groups.set(numberOf(id) ?? -1, {
					name: textOfField(name) ?? "",
					parent: numberOf(parentID)
				});
				return;
			}
			case "testStart": {
				const test = fieldsOf(event.test);
				const startedAt = numberOf(event.time) ?? 0;
				this.#tests.set(numberOf(test.id) ?? -1, {
					test,
					startedAt,
					error: "",
					stack: "",
					isError: false
				});
				return;
			}
			case "error": {
				const running = this.#tests.get(numberOf(event.testID) ?? -1);
				if (running === void 0) return;
				running.error ||= textOfField(event.error) ?? "";
				running.stack ||= textOfField(event.stackTrace) ?? "";
				if (event.isFailure === false) running.isError = true;
				return;
			}
			case "testDone": this.#finishTest(event);
		}
	}
	#finishTest(event) {
		const id = numberOf(event.testID) ?? -1;
		const running = this.#tests.get(id);
		if (running === void 0) return;
		this.#tests.delete(id);
		const failed = event.result === "failure" || event.result === "error";
		if (event.hidden === true && !failed) return;
		const isSkipped = event.skipped === true;
		const ended = numberOf(event.time);
		this.#add(running, {
			outcome: failed ? event.result === "error" ? "errored" : "failed" : isSkipped ? "skipped" : "passed",
			durationMs: possibleMs(ended === void 0 ? void 0 : ended - running.startedAt),
			isHidden: event.hidden === true
		});
	}
	#add({ test, error, stack }, of) {
		const { collector, workspace } = this.#context;
		const path = this.#suites.get(numberOf(test.suiteID) ?? -1) ?? "";
		const file = path === "" ? void 0 : cleanName(workspace.relative(path));
		const text = readable(error).trim();
		const failed = of.outcome === "failed" || of.outcome === "errored";
		const isWhole = failed && (of.isHidden || /^loading /.test(textOfField(test.name) ?? ""));
		const { suite, name } = this.#namesOf(test);
		const result = {
			identity: isWhole ? {
				file,
				suite: [],
				name: file ?? name
			} : {
				file,
				suite,
				name
			},
			outcome: isWhole ? "errored" : of.outcome,
			durationMs: of.durationMs,
			message: failed ? headline(text) : textOfField(fieldsOf(test.metadata).skipReason),
			detail: failed ? cut(`${text}\n\n${readable(stack)}`.trim(), keptDetail) : void 0,
			location: failed ? this.#placeOf(test, stack, path) : void 0
		};
		if (isWhole) collector.addSuiteError({
			...result,
			scope: "suite"
		});
		else collector.add(result);
	}
	/** The name of a test begins with those of its groups, and so does that of a group. */
	#namesOf(test) {
		const full = textOfField(test.name) ?? "";
		const groups = listOf(test.groupIDs).map((id) => this.#groups.get(numberOf(id) ?? -1)?.name ?? "").filter((name) => name !== "");
		const suite = groups.map((name, index) => withoutStart(name, groups[index - 1]));
		const name = withoutIterationNumber(cleanName(withoutStart(full, groups.at(-1))));
		return {
			suite: suite.map(cleanName),
			name
		};
	}
	/** Helpers of a package have the line in `line`; the line in the test file is `root_line`. */
	#placeOf(test, stack, path) {
		const { workspace } = this.#context;
		const isRoot = numberOf(test.root_line) !== void 0;
		const line = numberOf(isRoot ? test.root_line : test.line);
		return workspace.locateInStack(withLines(readable(stack))) ?? workspace.locate(path, line);
	}
	/** Tests that did not end: the process was stopped. */
	finish() {
		for (const running of this.#tests.values()) {
			running.error ||= "the test did not end; the process was stopped";
			this.#add(running, {
				outcome: "errored",
				isHidden: false
			});
		}
	}
};
function withoutStart(name, start) {
	return start !== void 0 && name.startsWith(`${start} `) ? name.slice(start.length + 1) : name;
}
/** Dart writes `test/a_test.dart 12:5`. */
function withLines(stack) {
	return stack.replace(/(\.dart) (\d{1,7}):(\d{1,5})/g, "$1:$2:$3");
}
// src/reports/formats/test-tools/go-test-json.ts
const ends = /* @__PURE__ */ new Set([
	"pass",
	"fail",
	"skip"
]);
/** The events of `go test -json`, one per line. */
const goTestJson = {
	name: "go-test-json",
	title: "`go test -json`",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("Action") && (paths.has("Package") || paths.has("ImportPath")),
	async read(source, context) {
		const reading = new GoReading(context);
		const reader = new JsonReader({ take: (value) => reading.take(fieldsOf(value)) }, { many: true });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		reading.finish();
	}
};
var GoReading = class {
	#context;
	#packages = /* @__PURE__ */ new Map();
	/** Output of the compiler by import path; since Go 1.24. */
	#builds = /* @__PURE__ */ new Map();
	constructor(context) {
		this.#context = context;
	}
	take(event) {
		const action = textOfField(event.Action) ?? "";
		const output = textOfField(event.Output) ?? "";
		if (action === "build-output") {
			const path = textOfField(event.ImportPath) ?? "";
			const build = this.#builds.get(path) ?? {
				output: "",
				length: 0
			};
			this.#builds.set(path, build);
			addOutput(build, output);
			return;
		}
		const name = textOfField(event.Package);
		if (name === void 0) return;
		let of = this.#packages.get(name);
		if (of === void 0) {
			of = {
				tests: /* @__PURE__ */ new Map(),
				own: {
					output: "",
					length: 0
				},
				somethingFailed: false
			};
			this.#packages.set(name, of);
		}
		const test = textOfField(event.Test);
		if (test !== void 0) this.#takeTest(of, name, test, action, output, numberOf(event.Elapsed));
		else if (action === "output") addOutput(of.own, output);
		else if (action === "fail") this.#failPackage(of, name, textOfField(event.FailedBuild));
		if (test === void 0 && ends.has(action)) this.#packages.delete(name);
	}
	#takeTest(of, name, test, action, output, elapsed) {
		let running = of.tests.get(test);
		if (running === void 0) {
			running = {
				output: "",
				length: 0
			};
			of.tests.set(test, running);
		}
		if (action === "output") addOutput(running, output);
		if (!ends.has(action)) return;
		of.tests.delete(test);
		if (action === "fail") of.somethingFailed = true;
		const text = action === "pass" ? "" : outputOf$1(running);
		this.#context.collector.add({
			identity: {
				suite: [cleanName(name)],
				name: cleanName(test)
			},
			outcome: action === "pass" ? "passed" : action === "skip" ? "skipped" : "failed",
			durationMs: possibleMs(elapsed === void 0 ? void 0 : elapsed * 1e3),
			message: text === "" ? void 0 : goHeadline(text),
			detail: action === "fail" && text !== "" ? cut(text, keptDetail) : void 0,
			location: action === "fail" ? this.#context.workspace.locateInStack(text, folderOf(name)) : void 0
		});
	}
	/** Tests that began and did not end were stopped by a panic, a timeout or `os.Exit`. */
	#failPackage(of, name, build) {
		const { collector, workspace } = this.#context;
		const own = outputOf$1(of.own);
		for (const [test, running] of of.tests) {
			of.somethingFailed = true;
			const text = outputOf$1(running) || own;
			collector.add({
				identity: {
					suite: [cleanName(name)],
					name: cleanName(test)
				},
				outcome: "errored",
				message: goHeadline(text) || "the test did not end",
				detail: cut(text, keptDetail),
				location: workspace.locateInStack(text, folderOf(name))
			});
		}
		if (of.somethingFailed) return;
		const compiler = build === void 0 ? void 0 : this.#builds.get(build);
		const text = compiler === void 0 ? own : outputOf$1(compiler);
		collector.addSuiteError({
			identity: {
				suite: [],
				name: cleanName(name)
			},
			scope: "suite",
			outcome: "errored",
			message: goHeadline(text) || "the package failed outside of its tests",
			detail: cut(text, keptDetail),
			location: workspace.locateInStack(text, folderOf(name))
		});
	}
	/** A file that ends early: packages without an end broke. */
	finish() {
		for (const [name, of] of this.#packages) {
			if (of.tests.size === 0 && of.own.output === "") continue;
			this.#failPackage(of, name, void 0);
		}
	}
};
function addOutput(running, output) {
	running.length += output.length;
	if (running.output.length < 8e3) running.output += output.slice(0, keptDetail);
}
function outputOf$1({ output }) {
	return readable(output).trim();
}
/** The first line that is not a mark of the test runner. */
function goHeadline(text) {
	const lines = text.split("\n").filter((line) => !/^\s*(?:=== |--- |#|FAIL\b|exit status)/.test(line));
	return headline(lines.join("\n"));
}
/** Folder of a package within the repository, as far as its path says: without the module. */
function folderOf(name) {
	return name.split("/").slice(-1).join("/");
}
// src/reports/formats/eval-tools/vitest-evals.ts
/**
* What vitest-evals leaves in `meta` of a Vitest entry, in the shapes of 0.5 and of 0.16. An unknown field costs
* nothing; one that has another type than expected is as good as missing.
*/
function evalFields(meta) {
	const { eval: evaluation, harness } = fieldsOf(meta);
	if (evaluation === void 0 && harness === void 0) return {};
	const judged = fieldsOf(evaluation);
	const run = fieldsOf(fieldsOf(harness).run);
	const usage = fieldsOf(run.usage);
	const session = fieldsOf(run.session);
	const scores = listOf(judged.scores).map((score) => scoreOf(score, judged));
	const latencyMs = possibleMs(numberOf(fieldsOf(run.timings).totalMs));
	const model = textOfField(usage.model) ?? textOfField(session.model);
	const provider = textOfField(usage.provider) ?? textOfField(session.provider);
	const costUsd = costOf(fieldsOf(usage.metadata));
	const tokens = tokensOf(usage.inputTokens, usage.outputTokens, usage.totalTokens);
	return {
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		latencyMs,
		model,
		provider,
		...toolCallsOf(judged.toolCalls, ({ name }) => name, ({ arguments: given }) => given),
		...sampleOf({
			input: inputOf(session.events),
			output: judged.output ?? run.output ?? outputOf(judged.scores)
		}),
		...evaluation === void 0 && brokenBefore(listOf(run.errors))
	};
}
/** The harness or the code that it runs broke before anything could be judged. */
function brokenBefore(errors) {
	if (errors.length === 0) return {};
	return errors.every((error) => saysInfrastructure(textOf(fieldsOf(error).message) ?? textOf(error))) ? {
		outcome: "errored",
		infrastructure: true
	} : { outcome: "errored" };
}
function scoreOf(value, judged) {
	const score = fieldsOf(value);
	const metadata = fieldsOf(score.metadata);
	const name = textOfField(score.name) ?? "";
	const threshold = numberOf(score.threshold) ?? numberOf(judged.threshold);
	const rationale = textOfField(metadata.rationale);
	return {
		name: name === "" ? "score" : readable(name),
		value: numberOf(score.score) ?? null,
		threshold,
		rationale: rationale === void 0 ? void 0 : cut(readable(rationale), keptMessage)
	};
}
/** vitest-evals has no field for cost; harnesses put it under a name of their own in the usage metadata. */
function costOf(metadata) {
	for (const [name, value] of Object.entries(metadata)) if (/^(?:estimated_?|total_?)?cost(?:_?(?:in_?)?usd)?$/i.test(name)) {
		const amount = amountOf(value);
		if (amount !== void 0) return amount;
	}
}
/** 0.5 has the output in the metadata of the scores only. */
function outputOf(scores) {
	return fieldsOf(fieldsOf(listOf(scores)[0]).metadata).output;
}
function inputOf(events) {
	return listOf(events).map(fieldsOf).find(({ type, role }) => type === "message" && role === "user")?.content;
}
// src/reports/formats/test-tools/failed-suites.ts
const separator = "";
const shownFiles = 5;
const mostIdle = 100;
/**
* Vitest counts the suites that failed (files and `describe` blocks), but its JSON does not name them: a hook that fails
* beside a failing test shows in this count alone. It is compared with the suites that the failing tests explain.
*/
var FailedSuites = class {
	#explained = 0;
	#idle = [];
	#files = [];
	/** @param isBroken the file itself is reported as broken, which explains any of its suites */
	addFile(file, entries, isBroken) {
		this.#files.push(file);
		const failing = countSuites(entries, isFailing);
		const all = isBroken ? countSuites(entries, () => true) : failing;
		this.#explained += 1;
		for (const count of all.values()) this.#explained += count;
		if (isBroken || this.#idle.length >= mostIdle) return;
		for (const suite of idleSuites(entries)) {
			const around = suite.slice(0, -1).filter((_, index) => !failing.has(pathOf(suite.slice(0, index + 1))));
			this.#idle.push({
				file,
				suite,
				adds: 1 + around.length
			});
		}
	}
	/** @param reported the count of failed suites that the report gives */
	find(reported) {
		const left = (reported ?? 0) - this.#explained;
		if (left <= 0) return [];
		if (this.#idle.reduce((sum, { adds }) => sum + adds, 0) === left) {
			const message = "the suite failed outside of its tests (a hook), so its tests did not run";
			return this.#idle.map(({ file, suite }) => ({
				file,
				suite,
				message
			}));
		}
		const message = `${left} of the ${reported} failed suites have no failing test: a hook failed in ${this.#files.slice(0, shownFiles).join(", ")}${this.#files.length > shownFiles ? " and others" : ""}`;
		return [{
			file: this.#files.length === 1 ? this.#files[0] : void 0,
			suite: [],
			message
		}];
	}
};
function isFailing({ outcome }) {
	return outcome === "failed" || outcome === "errored";
}
function pathOf(suite) {
	return suite.join(separator);
}
/**
* The suites around the entries that count, each with the number of suites that may have this name: between two of one
* name are other entries, or both have a test of the same name.
*/
function countSuites(entries, counts) {
	const places = /* @__PURE__ */ new Map();
	const tests = /* @__PURE__ */ new Map();
	const copies = /* @__PURE__ */ new Map();
	let last = [];
	for (const entry of entries) {
		const { suite, name } = entry;
		for (let depth = 1; depth <= suite.length; depth += 1) {
			const path = pathOf(suite.slice(0, depth));
			if (pathOf(last.slice(0, depth)) !== path) places.set(path, (places.get(path) ?? 0) + 1);
			if (!counts(entry)) continue;
			const place = places.get(path) ?? 1;
			const test = [
				path,
				place,
				depth === suite.length ? name : ""
			].join(separator);
			const times = depth === suite.length ? (tests.get(test) ?? 0) + 1 : 1;
			tests.set(test, times);
			const ofPath = copies.get(path) ?? /* @__PURE__ */ new Map();
			copies.set(path, ofPath.set(place, Math.max(ofPath.get(place) ?? 1, times)));
		}
		last = suite;
	}
	return new Map([...copies].map(([path, of]) => [path, [...of.values()].reduce((a, b) => a + b, 0)]));
}
/** The outermost suites of which every test was skipped. */
function idleSuites(entries) {
	const busy = /* @__PURE__ */ new Set();
	for (const { suite, outcome } of entries) {
		if (outcome === "skipped") continue;
		for (let depth = 1; depth <= suite.length; depth += 1) busy.add(pathOf(suite.slice(0, depth)));
	}
	const idle = /* @__PURE__ */ new Map();
	for (const { suite } of entries) {
		const depth = suite.findIndex((_, index) => !busy.has(pathOf(suite.slice(0, index + 1)))) + 1;
		if (depth > 0) idle.set(pathOf(suite.slice(0, depth)), suite.slice(0, depth));
	}
	return [...idle.values()];
}
// src/reports/formats/test-tools/run-evidence.ts
/** What Jest and Vitest say about files and about the run, beyond single tests. */
var RunEvidence = class {
	#context;
	#dialect;
	#suites = new FailedSuites();
	#failedSuites;
	#success;
	#somethingFailed = false;
	constructor(context, dialect) {
		this.#context = context;
		this.#dialect = dialect;
	}
	takeSuccess(value) {
		this.#success = value;
	}
	takeFailedSuites(count) {
		if (this.#dialect.countsSuites) this.#failedSuites = count;
	}
	/** Call after the entries of the file were added. */
	addFile(path, file) {
		const hasFailure = file.entries.some(({ outcome }) => outcome === "failed" || outcome === "errored");
		if (hasFailure || file.failed) this.#somethingFailed = true;
		if (!file.failed) return;
		const message = this.#dialect.ownMessage(file.message);
		const isBroken = !hasFailure || message.trim() !== "";
		if (isBroken) this.#addBrokenFile(path, hasFailure ? message : file.message);
		this.#suites.addFile(path, file.entries, isBroken);
	}
	/** After the last file: suites that failed without a failing test, and a run that failed without either. */
	finish() {
		const { collector, workspace } = this.#context;
		for (const { file, suite, message } of this.#suites.find(this.#failedSuites)) {
			const name = suite.at(-1) ?? file ?? "a hook outside of the tests";
			collector.addSuiteError({
				identity: {
					file,
					suite: suite.slice(0, -1),
					name
				},
				scope: "suite",
				outcome: "errored",
				message,
				location: file === void 0 ? void 0 : workspace.locate(file)
			});
		}
		if (this.#success === false && !this.#somethingFailed) collector.addSuiteError({
			identity: {
				suite: [],
				name: "the run failed"
			},
			scope: "suite",
			outcome: "errored",
			message: "The report says that the run failed, but no test in it did: a coverage threshold, an obsolete snapshot or an error outside of the tests. See the log of the test step."
		});
	}
	/** Nothing in the file says why it failed: an import, a hook, or no test at all. */
	#addBrokenFile(path, message) {
		const { collector, workspace } = this.#context;
		const text = readable(message).trim();
		const location = workspace.locateInStack(text) ?? workspace.locate(path);
		collector.addSuiteError({
			identity: {
				file: path !== "" ? path : void 0,
				suite: [],
				name: path
			},
			scope: "suite",
			outcome: "errored",
			message: text === "" ? "the file failed outside of its tests (a hook or an import)" : headline(text),
			detail: text !== "" ? cut(text, keptDetail) : void 0,
			location
		});
	}
};
// src/reports/formats/test-tools/test-results.ts
const outcomes$3 = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["failed", "failed"],
	["error", "errored"],
	["pending", "skipped"],
	["skipped", "skipped"],
	["todo", "skipped"],
	["disabled", "skipped"]
]);
/**
* Reads `testResults[].assertionResults[]`. The entries of a file come before its name, so they wait until the
* file is complete: memory follows the largest test file, not the report.
*/
async function readTestResults(source, context, dialect) {
	const reading = new TestResultsReading(context, dialect);
	const reader = new JsonReader({ keys: {
		numFailedTestSuites: { take: (value) => reading.evidence.takeFailedSuites(numberOf(value)) },
		testResults: { items: reading.plan },
		success: { take: (value) => reading.evidence.takeSuccess(value) }
	} });
	await readChunks(source, context, (chunk) => reader.write(chunk));
	reader.end();
	reading.evidence.finish();
}
var TestResultsReading = class {
	evidence;
	#context;
	#dialect;
	#file = emptyFile();
	/** How often a file was listed: once per project that runs it. */
	#listings = /* @__PURE__ */ new Map();
	/** Suites of the entry before, shared by its neighbours. */
	#suite = [];
	plan = {
		whole: (value) => this.#takeFile(fieldsOf(value)),
		keys: {
			assertionResults: { items: { take: (value) => this.#takeEntry(value) } },
			testResults: { items: { take: (value) => this.#takeEntry(value) } },
			...Object.fromEntries([
				"name",
				"testFilePath",
				"message",
				"failureMessage",
				"status"
			].map((key) => [key, { take: (value) => this.#takeMember(key, value) }]))
		},
		end: () => this.#finishFile()
	};
	constructor(context, dialect) {
		this.#context = context;
		this.#dialect = dialect;
		this.evidence = new RunEvidence(context, dialect);
	}
	#takeFile(file) {
		for (const key of [
			"name",
			"testFilePath",
			"message",
			"failureMessage",
			"status"
		]) if (file[key] !== void 0) this.#takeMember(key, file[key]);
		for (const entry of listOf(file.assertionResults)) this.#takeEntry(entry);
		for (const entry of listOf(file.testResults)) this.#takeEntry(entry);
		this.#finishFile();
	}
	#takeMember(key, value) {
		const file = this.#file;
		const text = textOfField(value) ?? "";
		if (key === "status") file.failed = text === "failed";
		else if (key === "name" || key === "testFilePath") file.name ||= text;
		else file.message ||= text;
	}
	#takeEntry(value) {
		const entry = fieldsOf(value);
		const status = textOfField(entry.status) ?? "";
		let outcome = outcomes$3.get(status);
		if (outcome === void 0) {
			this.#context.collector.warn(`unknown status "${readable(status).slice(0, 40)}", read as skipped`);
			outcome = "skipped";
		}
		const place = fieldsOf(entry.location);
		const line = numberOf(place.line);
		const title = textOfField(entry.title);
		const trace = this.#traceOf(entry, outcome);
		this.#file.entries.push({
			suite: this.#suiteOf(listOf(entry.ancestorTitles)),
			name: title === void 0 ? void 0 : withoutIterationNumber(cleanName(title)),
			fields: this.#fieldsFrom(entry, outcome, trace),
			place: line === void 0 ? void 0 : {
				line,
				column: numberOf(place.column)
			},
			traced: outcome === "failed" && line === void 0 ? this.#context.workspace.locateInStack(trace) : void 0
		});
	}
	/** Jest keeps what went wrong in earlier attempts apart. */
	#traceOf(entry, outcome) {
		const failures = listOf(entry.failureMessages);
		const fields = failures.length === 0 && outcome === "passed" ? listOf(entry.retryReasons) : failures;
		return fields.length === 0 ? "" : readable(fields.map((text) => textOfField(text) ?? "").join("\n\n"));
	}
	#fieldsFrom(entry, outcome, trace) {
		const durationMs = possibleMs(numberOf(entry.duration));
		const fields = durationMs === void 0 ? { outcome } : {
			outcome,
			durationMs
		};
		const flaky = outcome === "passed" && this.#dialect.isFlaky(entry);
		const attempts = this.#dialect.attempts(entry) ?? 1;
		if (!flaky && attempts <= 1 && trace === "" && entry.meta === void 0) return fields;
		return {
			...fields,
			...flaky && { flaky },
			...attempts > 1 && { attempts },
			...trace !== "" && {
				message: headline(trace),
				detail: cut(trace, 8e3)
			},
			...evalFields(entry.meta)
		};
	}
	#suiteOf(titles) {
		const last = this.#suite;
		if (titles.length !== last.length || titles.some((title, index) => title !== last[index])) this.#suite = titles.map((title) => cleanName(textOfField(title) ?? ""));
		return this.#suite;
	}
	#finishFile() {
		const { collector, workspace } = this.#context;
		const file = this.#file;
		this.#file = emptyFile();
		const path = cleanName(workspace.relative(file.name));
		const listing = this.#countListing(path, file.entries.length > 0);
		for (const { suite, name, fields, place, traced } of file.entries) {
			const location = place === void 0 ? traced : workspace.locate(path, place.line, place.column);
			const identity = identityOf$1(path, suite, name, listing);
			const whole = name === void 0 && fields.outcome === "errored";
			if (location === void 0 && !whole) collector.add({
				identity,
				...fields
			});
			else collector.add({
				identity,
				...fields,
				...whole && { scope: "suite" },
				location
			});
		}
		this.evidence.addFile(path, {
			failed: file.failed,
			message: file.message,
			entries: file.entries.map(({ suite, name, fields: { outcome } }) => ({
				suite,
				name,
				outcome
			}))
		});
	}
	/** 1 for the first time that a file with tests is listed. */
	#countListing(path, hasTests) {
		if (path === "" || !hasTests) return 1;
		const listing = (this.#listings.get(path) ?? 0) + 1;
		this.#listings.set(path, listing);
		if (listing === 2) this.#context.collector.warn("a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing");
		return listing;
	}
};
/** A file that several projects run is listed once per project, without the name of the project. */
function identityOf$1(path, suite, name, listing) {
	if (path === "") return {
		suite,
		name: name ?? ""
	};
	if (listing === 1) return {
		file: path,
		suite,
		name: name ?? path
	};
	return {
		file: path,
		suite,
		name: name ?? path,
		variant: `listing ${listing}`
	};
}
function emptyFile() {
	return {
		entries: [],
		name: "",
		message: "",
		failed: false
	};
}
// src/reports/formats/test-tools/jest-json.ts
const jestJson = {
	name: "jest-json",
	title: "Jest JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("testResults") && (paths.has("numRuntimeErrorTestSuites") || paths.has("testResults.[].assertionResults.[].invocations") || paths.has("testResults.[].assertionResults.[].numPassingAsserts")),
	read: (source, context) => readTestResults(source, context, {
		isFlaky: ({ invocations, retryReasons }) => (numberOf(invocations) ?? 1) > 1 || listOf(retryReasons).length > 0,
		attempts: ({ invocations }) => numberOf(invocations),
		ownMessage: suiteMessage,
		countsSuites: false
	})
};
const suiteTitle = "● Test suite failed to run";
/** Jest joins the failures of a file into one message, each below a title of its own. */
function suiteMessage(message) {
	const lines = message.split("\n");
	const start = lines.findIndex((line) => line.trim() === suiteTitle);
	if (start < 0) return "";
	const end = lines.findIndex((line, index) => index > start && /^ {2}● /.test(line));
	return lines.slice(start + 1, end < 0 ? void 0 : end).join("\n");
}
// src/reports/formats/test-tools/mocha-json.ts
const hook = /^"(?:before|after) (?:all|each)" hook/;
/** Mocha's reporter `json`, which Cypress has too. */
const mochaJson = {
	name: "mocha-json",
	title: "Mocha JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("stats") && paths.has("tests") && paths.has("passes") && paths.has("failures"),
	async read(source, context) {
		const reader = new JsonReader({ keys: {
			tests: { items: { take: (value) => addTest$1(fieldsOf(value), context) } },
			failures: { items: { take: (value) => addHook(fieldsOf(value), context) } }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
/** A pending test has neither an error nor a duration. */
function outcomeOf$1(test) {
	if (Object.keys(fieldsOf(test.err)).length > 0) return "failed";
	return numberOf(test.duration) === void 0 ? "skipped" : "passed";
}
function addTest$1(test, context) {
	const outcome = outcomeOf$1(test);
	const retries = numberOf(test.currentRetry) ?? 0;
	context.collector.add({
		identity: identityOf(test, context),
		outcome,
		flaky: outcome === "passed" && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs: possibleMs(numberOf(test.duration)),
		...outcome === "failed" && failureOf$1(test, context)
	});
}
function addHook(test, context) {
	if (!hook.test(textOfField(test.title) ?? "")) return;
	context.collector.addSuiteError({
		identity: identityOf(test, context),
		scope: "suite",
		outcome: "errored",
		...failureOf$1(test, context)
	});
}
/** Mocha writes the suites and the title as one text. */
function identityOf(test, { workspace }) {
	const title = textOfField(test.title) ?? "";
	const full = textOfField(test.fullTitle) ?? title;
	const group = full.endsWith(title) ? full.slice(0, full.length - title.length).trim() : "";
	const file = textOfField(test.file) ?? "";
	return {
		file: file === "" ? void 0 : cleanName(workspace.relative(file)),
		suite: group === "" ? [] : [cleanName(group)],
		name: withoutIterationNumber(cleanName(title))
	};
}
function failureOf$1(test, { workspace }) {
	const error = fieldsOf(test.err);
	const message = readable(textOfField(error.message) ?? "").trim();
	const stack = readable(textOfField(error.stack) ?? "").trim();
	const text = stack.includes(message) ? stack : `${message}\n${stack}`;
	return {
		message: headline(message || stack),
		detail: cut(text, keptDetail),
		location: workspace.locateInStack(stack) ?? workspace.locate(textOfField(test.file) ?? "")
	};
}
// src/reports/formats/test-tools/playwright-json.ts
const outcomes$2 = /* @__PURE__ */ new Map([
	["expected", "passed"],
	["flaky", "passed"],
	["unexpected", "failed"],
	["skipped", "skipped"]
]);
/** Playwright Test's reporter `json`; before 1.31 without `stats`. */
const playwrightJson = {
	name: "playwright-json",
	title: "Playwright JSON",
	extensions: ["json"],
	repeats: "iterations",
	detect: ({ paths }) => paths.has("config") && paths.has("suites") && (paths.has("errors") || paths.has("stats")),
	async read(source, context) {
		const reader = new JsonReader({ keys: {
			suites: { items: { take: (value) => addSuite(fieldsOf(value), [], context) } },
			errors: { items: { take: (value) => addError(fieldsOf(value), context) } }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
	}
};
function addSuite(suite, path, context) {
	const title = textOfField(suite.title) ?? "";
	const inside = path.length === 0 && title === textOfField(suite.file) || title === "" ? path : [...path, cleanName(title)];
	for (const spec of listOf(suite.specs)) addSpec(fieldsOf(spec), inside, context);
	for (const child of listOf(suite.suites)) addSuite(fieldsOf(child), inside, context);
}
/** A spec has one test per project and repetition (`--repeat-each`). */
function addSpec(spec, suite, context) {
	const { collector, workspace } = context;
	const file = cleanName(workspace.relative(textOfField(spec.file) ?? ""));
	const name = withoutIterationNumber(cleanName(textOfField(spec.title) ?? ""));
	for (const test of listOf(spec.tests).map(fieldsOf)) {
		const results = listOf(test.results).map(fieldsOf);
		const outcome = outcomeOf(spec, test, results);
		const last = results.at(-1) ?? {};
		const project = textOfField(test.projectName) ?? "";
		const attempts = results.length;
		collector.add({
			identity: {
				file: file === "" ? void 0 : file,
				suite,
				name,
				variant: project === "" ? void 0 : cleanName(project)
			},
			outcome,
			flaky: outcome === "passed" && isFlaky(test, results) ? true : void 0,
			attempts: attempts > 1 ? attempts : void 0,
			durationMs: possibleMs(numberOf(last.duration)),
			...outcome === "skipped" && skipReason(test),
			...outcome === "failed" && failureOf(test, last, context),
			location: outcome === "failed" ? placeOf(spec, last, context) : void 0
		});
	}
}
function outcomeOf(spec, test, results) {
	const known = outcomes$2.get(textOfField(test.status) ?? "");
	if (known !== void 0) return known;
	if ((textOfField(results.at(-1)?.status) ?? "skipped") === "skipped") return "skipped";
	return spec.ok === true ? "passed" : "failed";
}
function isFlaky(test, results) {
	return test.status === "flaky" || test.status === void 0 && results.length > 1;
}
/** Why a test was skipped, by its annotation. */
function skipReason(test) {
	const annotation = listOf(test.annotations).map(fieldsOf).find(({ type }) => type === "skip" || type === "fixme");
	return { message: textOfField(annotation?.description) };
}
/** Newer versions write a list of errors, older ones a single one. */
function errorsOf(result) {
	const errors = listOf(result.errors).map(fieldsOf);
	return errors.length > 0 ? errors : [fieldsOf(result.error)];
}
function failureOf(test, result, _) {
	const texts = errorsOf(result).map((error) => textOfField(error.message) ?? textOfField(error.value) ?? "");
	const stacks = errorsOf(result).map((error) => textOfField(error.stack) ?? "");
	const message = readable(texts.find((text) => text !== "") ?? "");
	if (message !== "") {
		const detail = stacks.join("\n\n").includes(texts[0] ?? "") ? stacks : [...texts, ...stacks];
		return {
			message: headline(message),
			detail: cut(readable(detail.join("\n\n")).trim(), keptDetail)
		};
	}
	const status = textOfField(result.status) ?? "failed";
	return { message: `expected the test to be ${textOfField(test.expectedStatus) ?? "passed"}, but it ${status === "passed" ? "passed" : status}` };
}
function placeOf(spec, result, { workspace }) {
	for (const error of errorsOf(result)) {
		const { file, line, column } = fieldsOf(error.location);
		const path = textOfField(file);
		const place = path === void 0 ? void 0 : workspace.locate(path, numberOf(line), numberOf(column));
		if (place !== void 0) return place;
		const traced = workspace.locateInStack(readable(textOfField(error.stack) ?? ""));
		if (traced !== void 0) return traced;
	}
	return workspace.locate(textOfField(spec.file) ?? "", numberOf(spec.line), numberOf(spec.column));
}
/** An error outside of any test: a file that could not be loaded, a global set-up that threw. */
function addError(error, { collector, workspace }) {
	const text = readable(textOfField(error.message) ?? textOfField(error.value) ?? "").trim();
	const place = fieldsOf(error.location);
	const file = textOfField(place.file);
	const path = file === void 0 ? void 0 : cleanName(workspace.relative(file));
	collector.addSuiteError({
		identity: {
			file: path,
			suite: [],
			name: path ?? "outside of the tests"
		},
		scope: "suite",
		outcome: "errored",
		message: headline(text) || "Playwright reports an error outside of the tests",
		detail: text === "" ? void 0 : cut(text, keptDetail),
		location: (file === void 0 ? void 0 : workspace.locate(file, numberOf(place.line))) ?? workspace.locateInStack(readable(textOfField(error.stack) ?? ""))
	});
}
// src/reports/formats/test-tools/robot-xml.ts
const outcomes$1 = /* @__PURE__ */ new Map([
	["PASS", "passed"],
	["FAIL", "failed"],
	["SKIP", "skipped"],
	["NOT RUN", "skipped"]
]);
/** `output.xml` of Robot Framework 3 to 7. */
const robotXml = {
	name: "robot-xml",
	title: "Robot Framework output.xml",
	extensions: ["xml"],
	detect: ({ kind, root }) => kind === "xml" && root === "robot",
	async read(source, context) {
		const suites = [];
		let test;
		let status;
		await readElements(source, context, {
			texts: /* @__PURE__ */ new Set(["status"]),
			limit: keptDetail,
			open(name, attributes, path) {
				if (name === "suite" && path.at(-1) !== "statistics") suites.push({
					name: attributes.get("name") ?? "",
					source: attributes.get("source")
				});
				else if (name === "test") test = {
					name: attributes.get("name") ?? "",
					line: attributes.get("line")
				};
				else if (name === "status" && path.at(-1) === "test") status = attributes;
			},
			text(_, text, path) {
				if (path.at(-1) !== "test" || test === void 0 || status === void 0) return;
				const file = suites.findLast(({ source: of }) => of !== void 0)?.source;
				addTest(test, {
					status,
					text,
					file,
					suites: suites.map(({ name }) => name)
				}, context);
			},
			close(name) {
				if (name === "suite") suites.pop();
				else if (name === "test") {
					if (test !== void 0 && status === void 0) context.collector.warn("a test without a status; the run was stopped");
					test = void 0;
					status = void 0;
				}
			}
		});
	}
};
function addTest({ name, line }, of, { collector, workspace }) {
	const written = of.status.get("status") ?? "";
	const outcome = outcomes$1.get(written);
	if (outcome === void 0) collector.warn(`unknown status "${readable(written).slice(0, 40)}", read as failed`);
	const text = readable(of.text).trim();
	const number = line !== void 0 && /^\d{1,7}$/.test(line) ? Number(line) : void 0;
	collector.add({
		identity: {
			suite: of.suites.map(cleanName),
			name: withoutIterationNumber(cleanName(name))
		},
		outcome: outcome ?? "failed",
		durationMs: durationOf(of.status),
		message: text === "" ? void 0 : messageOf(text),
		detail: outcome === "failed" && text !== "" ? cut(text, keptDetail) : void 0,
		location: outcome === "failed" && of.file !== void 0 ? workspace.locate(of.file, number) : void 0
	});
}
/** What comes after "Parent suite setup failed:" says more. */
function messageOf(text) {
	const [first = "", ...rest] = text.split("\n");
	const more = rest.join("\n").trim();
	return /failed:$/.test(first.trim()) && more !== "" ? headline(`${first.trim()} ${more}`) : headline(text);
}
/** Robot Framework 7 writes the elapsed seconds, older versions both times. */
function durationOf(status) {
	const elapsed = parseNumber(status.get("elapsed") ?? "");
	if (elapsed !== void 0) return possibleMs(elapsed * 1e3);
	const [start, end] = [timeOf(status.get("starttime")), timeOf(status.get("endtime"))];
	return start === void 0 || end === void 0 ? void 0 : possibleMs(end - start);
}
/** `20211221 09:15:21.123` as milliseconds; only differences count, so the zone does not matter. */
function timeOf(text) {
	const match = /^(\d{4})(\d\d)(\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)$/.exec(text ?? "");
	if (match === null) return void 0;
	const time = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`);
	return Number.isNaN(time) ? void 0 : time;
}
// src/reports/formats/test-tools/rspec-json.ts
const outcomes = /* @__PURE__ */ new Map([
	["passed", "passed"],
	["failed", "failed"],
	["pending", "skipped"]
]);
/** RSpec's formatter `json`. */
const rspecJson = {
	name: "rspec-json",
	title: "RSpec JSON",
	extensions: ["json"],
	detect: ({ paths }) => paths.has("examples") && (paths.has("summary_line") || paths.has("summary.example_count")) || paths.has("examples.[].full_description"),
	async read(source, context) {
		let outside = 0;
		const messages = [];
		const reader = new JsonReader({ keys: {
			examples: { items: { take: (value) => addExample(fieldsOf(value), context) } },
			messages: { items: { take: (value) => messages.push(textOfField(value) ?? "") } },
			summary: { take: (value) => {
				outside = numberOf(fieldsOf(value).errors_outside_of_examples_count) ?? 0;
			} }
		} });
		await readChunks(source, context, (chunk) => reader.write(chunk));
		reader.end();
		if (outside > 0) addOutside(messages, context);
	}
};
function addExample(example, { collector, workspace }) {
	const status = textOfField(example.status) ?? "";
	const outcome = outcomes.get(status);
	if (outcome === void 0) collector.warn(`unknown status "${readable(status).slice(0, 40)}", read as failed`);
	const name = textOfField(example.description) ?? "";
	const full = textOfField(example.full_description) ?? name;
	const group = full.endsWith(name) ? full.slice(0, full.length - name.length).trim() : "";
	const file = cleanName(workspace.relative(textOfField(example.file_path) ?? ""));
	const seconds = numberOf(example.run_time);
	const error = fieldsOf(example.exception);
	const message = readable(textOfField(error.message) ?? "").trim();
	const trace = listOf(error.backtrace).map((line) => textOfField(line) ?? "").join("\n");
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			file: file === "" ? void 0 : file,
			suite: group === "" ? [] : [cleanName(group)],
			name: withoutIterationNumber(cleanName(name))
		},
		outcome: outcome ?? "failed",
		durationMs: possibleMs(seconds === void 0 ? void 0 : seconds * 1e3),
		message: failed ? oneLine(message) : textOfField(example.pending_message) ?? void 0,
		detail: failed ? cut(`${textOfField(error.class) ?? ""}\n${message}\n${readable(trace)}`.trim(), keptDetail) : void 0,
		location: failed ? workspace.locateInStack(trace) ?? workspace.locate(file, numberOf(example.line_number)) : void 0
	});
}
/** `expected: 2 got: 1`: RSpec writes the two on lines of their own. */
function oneLine(message) {
	const lines = message.split("\n").map((line) => line.trim());
	const at = lines.findIndex((line) => line !== "");
	const next = lines[at + 1];
	return headline(/^expected\b/.test(lines[at] ?? "") && next ? `${lines[at]}, ${next}` : message);
}
/** A file that could not be loaded, or a hook around all examples. */
function addOutside(messages, { collector, workspace }) {
	const texts = messages.filter((text) => /error occurred/i.test(text));
	for (const text of texts.length > 0 ? texts : ["errors occurred outside of the examples"]) {
		const shown = readable(text).trim();
		const file = /while loading (\S+?)\.?(?:\s|$)/.exec(shown)?.[1];
		const path = file === void 0 ? void 0 : cleanName(workspace.relative(file));
		collector.addSuiteError({
			identity: {
				file: path,
				suite: [],
				name: path ?? "outside of the examples"
			},
			scope: "suite",
			outcome: "errored",
			message: headline(shown),
			detail: cut(shown, keptDetail),
			location: workspace.locateInStack(shown) ?? (path === void 0 ? void 0 : workspace.locate(path))
		});
	}
}
// src/reports/registry.ts
/** Every format that is read. The first whose `detect` agrees is taken, so the narrower ones come first. */
const formats = [
	junitXml,
	jestJson,
	{
		name: "vitest-json",
		title: "Vitest JSON, with vitest-evals where it is used",
		extensions: ["json"],
		repeats: "iterations",
		detect: ({ paths }) => paths.has("testResults") && (paths.has("numTotalTests") || paths.has("testResults.[].assertionResults")),
		read: (source, context) => readTestResults(source, context, {
			isFlaky: ({ failureMessages }) => listOf(failureMessages).length > 0,
			attempts: () => void 0,
			ownMessage: (message) => message,
			countsSuites: true
		})
	},
	evaliteJson,
	promptfooJson,
	promptfooJsonl,
	ctrfJson,
	inspectJson,
	deepevalJson,
	mcpUseJson,
	mcpjamJson,
	playwrightJson,
	mochaJson,
	rspecJson,
	goTestJson,
	dartJson,
	allureJson,
	trxXml,
	nunitXml,
	xunitXml,
	robotXml,
	tap
];
/** Values of `format:`. */
const formatNames = formats.map(({ name }) => name);
function findFormat(name) {
	return formats.find((format) => format.name === name);
}
export { JsonReader as a, joinVariants as i, formatNames as n, XmlReader as o, formats as r, Damage as s, findFormat as t };
