const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_main = require("./main.js");
// src/reports/json/parse.ts
function parseTolerantly(text, offset) {
	try {
		return JSON.parse(text);
	} catch {
		try {
			return JSON.parse(repair(text));
		} catch (error) {
			const reason = error instanceof Error ? error.message.replace(/ in JSON at position.*| \(line.*/s, "") : "";
			throw new require_main.Damage(`an entry is not valid JSON: ${reason.slice(0, 200)}`, offset, "Look at the step that writes the file.");
		}
	}
}
function repair(text) {
	return text.replace(/"(?:[^"\\]|\\[\s\S])*"|-?\bInfinity\b|\bNaN\b/g, (part) => part.startsWith("\"") ? part.replace(/[\u0000-\u001f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`) : "null");
}
// src/reports/json/value.ts
const longestString = 1048576;
const largestEntry = 67108864;
const quote$1 = 34;
const backslash = 92;
const isPlain = new Uint8Array(256).fill(1);
for (const byte of Buffer.from("\"{}[]")) isPlain[byte] = 0;
var JsonValue = class {
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
	#stringFrom = 0;
	#closedAt = -1;
	#stringBytes = 0;
	#dropped = -1;
	constructor(offset, deepest, take) {
		this.#offset = offset;
		this.#deepest = deepest;
		this.#take = take;
	}
	read(buffer, from, base) {
		this.#stringFrom = from;
		this.#closedAt = -1;
		const end = this.#follow(buffer, from, base);
		if (this.#take !== void 0) this.#collect(buffer, from, end, base);
		return end;
	}
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
				if (depth >= this.#deepest) throw new require_main.Damage("lists and objects nested too deeply", base + at, "No report is nested like that.");
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
		if (this.#size > largestEntry) throw new require_main.Damage("one entry is larger than 64 MB", base + from, "Make the writer of the report leave out large outputs.");
		const piece = buffer.subarray(start, stop);
		if (stop > start) this.#pieces.push(this.complete ? piece : Buffer.from(piece));
	}
	#beginDropping(buffer, end) {
		const safe = plainEnd(buffer, this.#stringFrom, end);
		if (safe === -1) return end;
		this.#dropped = countCharacters(buffer, safe, end);
		this.#stringBytes -= end - safe;
		return safe;
	}
	#keepMark() {
		const kept = this.#stringBytes;
		this.#pieces.push(Buffer.from(require_main.cutMark(kept, kept + this.#dropped)));
		this.#dropped = -1;
	}
	deliver() {
		if (this.#take === void 0) return;
		const [only] = this.#pieces;
		const bytes = this.#pieces.length === 1 && only !== void 0 ? only : Buffer.concat(this.#pieces);
		this.#pieces = [];
		this.#take(parseTolerantly(bytes.toString("utf8", 0, bytes.length), this.#offset), this.#offset);
	}
};
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
	return new require_main.Damage("brackets do not match", offset, "The file is not well-formed JSON. Look at the step that writes it.");
}
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
var reader_exports = require_rolldown_runtime.__exportAll({ JsonReader: () => JsonReader });
const deepestJson = 512;
const longestKey = 1048576;
const openBrace = 123;
const closeBrace = 125;
const openBracket = 91;
const closeBracket = 93;
const quote = 34;
const comma = 44;
const colon = 58;
var JsonReader = class {
	#root;
	#many;
	#plans = [];
	#kinds = [];
	#pending;
	#state = "value";
	#value;
	#window = new require_main.ByteWindow();
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
		throw new require_main.Damage("the file ends before its JSON is complete", this.#offset + this.#window.length, "Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.");
	}
	#damage(message, offset) {
		return new require_main.Damage(message, offset, "The file is not well-formed JSON. Look at the step that writes it.");
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
Object.defineProperty(exports, "JsonReader", {
	enumerable: true,
	get: function() {
		return JsonReader;
	}
});
Object.defineProperty(exports, "reader_exports", {
	enumerable: true,
	get: function() {
		return reader_exports;
	}
});
