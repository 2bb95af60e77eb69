const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_main = require("./main.js");
let node_path = require("node:path");
let node_string_decoder = require("node:string_decoder");
// src/reports/xml/elements.ts
async function readElements(source, context, plan) {
	const path = [];
	const texts = [];
	const handler = {
		wantsText: false,
		open(name, attributes) {
			plan.open?.(name, attributes, path);
			path.push(name);
			texts.push(plan.texts.has(name) ? new require_main.TextCollector(plan.limit) : void 0);
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
	const reader = new require_main.XmlReader(handler);
	await require_main.readChunks(source, context, (chunk) => reader.write(chunk));
	reader.end();
}
// src/reports/formats/dotnet/nunit-xml.ts
var nunit_xml_exports = require_rolldown_runtime.__exportAll({ readNunitXml: () => readNunitXml });
const outcomes$8 = new Map([
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
const readNunitXml = async (source, context) => {
	const suites = [];
	let test;
	let declared = 0;
	await readElements(source, context, {
		texts: new Set(["message", "stack-trace"]),
		limit: require_main.keptDetail,
		open(name, attributes) {
			if (name === "test-run" || name === "test-results") declared = require_main.countsIn(attributes, [
				"failed",
				"failures",
				"errors"
			]);
			else if (name === "test-suite") suites.push(elementOf(attributes));
			else if (name === "test-case") test = elementOf(attributes);
			else keepAbout(test ?? suites.at(-1), name, attributes);
		},
		text(name, text, path) {
			if (path.includes("assertions")) return;
			const of = test ?? suites.at(-1);
			if (of !== void 0 && name === "message") of.message ||= text;
			else if (of !== void 0) of.trace ||= text;
		},
		close(name) {
			if (name === "test-case" && test !== void 0) {
				addCase$4(test, suites, context);
				test = void 0;
			} else if (name === "test-suite") {
				const suite = suites.pop();
				if (suite !== void 0) addSuite$1(suite, context);
			}
		}
	});
	context.collector.stateFailures(declared);
};
function elementOf(attributes) {
	return {
		attributes,
		about: { slices: [] },
		message: "",
		trace: ""
	};
}
function keepAbout(of, name, attributes) {
	if (of === void 0 || name !== "property" && name !== "category") return;
	const value = attributes.get(name === "property" ? "value" : "name") ?? "";
	require_main.takeProperty(of.about, name === "property" ? attributes.get("name") ?? "" : name, value);
}
function addCase$4({ attributes, about, message, trace }, suites, context) {
	const { collector } = context;
	const full = attributes.get("fullname") ?? attributes.get("name") ?? "";
	const type = classOf$1(suites, attributes.get("classname")) ?? "";
	const name = type !== "" && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : attributes.get("name") ?? full;
	const outcome = outcomeOf$6(attributes, collector);
	collector.add({
		identity: {
			suite: type === "" ? [] : [require_main.cleanName(type)],
			name: require_main.withoutIterationNumber(require_main.cleanName(name))
		},
		outcome,
		durationMs: durationOf$2(attributes),
		...require_main.withoutEmpty([about, ...suites.map((suite) => suite.about)].flatMap(({ slices }) => slices), about.trace),
		...textsOf$1(outcome, message, trace, context)
	});
}
function addSuite$1({ attributes, message, trace }, context) {
	const site = attributes.get("site");
	const failed = outcomeOf$6(attributes, context.collector) === "failed";
	if (!(attributes.get("runstate") === "NotRunnable" || failed && (site === "SetUp" || site === "TearDown"))) return;
	const name = attributes.get("fullname") ?? attributes.get("name") ?? "";
	context.collector.addSuiteError({
		identity: {
			suite: [],
			name: require_main.cleanName(context.workspace.relative(name))
		},
		scope: "suite",
		outcome: "errored",
		...textsOf$1("errored", message === "" ? `the ${site ?? "suite"} of the fixture failed` : message, trace, context)
	});
}
function outcomeOf$6(attributes, collector) {
	const written = attributes.get("result") ?? "";
	if (attributes.get("label") === "Error" && /^failed$/i.test(written)) return "errored";
	const outcome = outcomes$8.get(written.toLowerCase());
	if (outcome !== void 0) return outcome;
	if (written === "" && attributes.get("executed") === "False") return "skipped";
	if (written !== "") collector.warn(`unknown result "${require_main.readable(written).slice(0, 40)}", read as errored`);
	return "errored";
}
function classOf$1(suites, ofCase) {
	const fixture = suites.findLast(({ attributes }) => /Fixture$/.test(attributes.get("type") ?? ""));
	const full = fixture?.attributes.get("fullname");
	const name = ofCase ?? fixture?.attributes.get("classname") ?? full;
	return name !== void 0 && full?.startsWith(`${name}(`) === true ? full : name;
}
function durationOf$2(attributes) {
	const seconds = require_main.parseNumber(attributes.get("duration") ?? attributes.get("time") ?? "");
	return seconds === void 0 ? void 0 : require_main.possibleMs(seconds * 1e3);
}
function textsOf$1(outcome, message, trace, { workspace }) {
	const text = require_main.readable(message).trim();
	const stack = require_main.readable(trace).trim();
	if (outcome === "passed" || text === "" && stack === "") return {};
	if (outcome === "skipped") return { message: require_main.headline(text) };
	return {
		message: require_main.headline(text === "" ? stack : text),
		detail: require_main.cut([text, stack].filter(Boolean).join("\n\n"), require_main.keptDetail),
		location: workspace.locateInStack(stack)
	};
}
// src/reports/formats/dotnet/clock.ts
function spanMs(text) {
	const match = /^(?:(\d{1,3})\.)?(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,9})?)$/.exec(text ?? "");
	if (match === null) return void 0;
	const [, days = "0", hours = "0", minutes = "0", seconds = "0"] = match;
	return require_main.possibleMs(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 6e4 + Number(seconds) * 1e3);
}
// src/reports/formats/dotnet/trx-xml.ts
var trx_xml_exports = require_rolldown_runtime.__exportAll({ readTrxXml: () => readTrxXml });
const outcomes$7 = new Map([
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
const readTrxXml = async (source, context) => {
	await readResults(source, context, await readDefinitions(source, context));
};
async function readDefinitions(source, context) {
	const definitions = new Map();
	let current = {
		type: "",
		about: { slices: [] }
	};
	let key = "";
	try {
		await readElements(source, context, {
			texts: new Set(["Key", "Value"]),
			limit: 160,
			open(name, attributes) {
				if (name === "UnitTest") {
					current = {
						type: "",
						about: { slices: [] }
					};
					definitions.set(attributes.get("id") ?? "", current);
					require_main.takeTrait(current.about, "priority", attributes.get("priority") ?? "");
				} else if (name === "TestMethod") current.type = classOf(attributes.get("className") ?? "");
				else if (name === "TestCategoryItem") require_main.takeTrait(current.about, "category", attributes.get("TestCategory") ?? "");
			},
			text(name, text, path) {
				if (path.at(-1) !== "Property") return;
				if (name === "Key") key = text.trim();
				else require_main.takeTrait(current.about, key, text);
			}
		});
	} catch (error) {
		if (!(error instanceof require_main.Damage)) throw error;
	}
	return definitions;
}
async function readResults(source, context, definitions) {
	const open = [];
	let runText = "";
	let declared = 0;
	await readElements(source, context, {
		texts: new Set([
			"Message",
			"StackTrace",
			"Text"
		]),
		limit: require_main.keptDetail,
		open(name, attributes) {
			if (name === "RunInfo") runText = "";
			else if (name === "Counters") declared = require_main.countsIn(attributes, [
				"failed",
				"error",
				"timeout",
				"aborted"
			]);
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
			if (result !== void 0 && !result.hasRows) add(result, definitions, context);
		}
	});
	context.collector.stateFailures(declared);
}
function pendingOf(attributes, { collector }) {
	const written = attributes.get("outcome") ?? "";
	const outcome = written === "" ? "errored" : outcomes$7.get(written.toLowerCase());
	if (outcome === void 0) collector.warn(`unknown outcome "${require_main.readable(written).slice(0, 40)}", read as errored`);
	return {
		test: attributes.get("testId") ?? "",
		name: require_main.cleanName(attributes.get("testName") ?? ""),
		outcome: outcome ?? "errored",
		durationMs: spanMs(attributes.get("duration")),
		hasRows: false,
		message: "",
		trace: ""
	};
}
function add(pending, definitions, context) {
	const { collector, workspace } = context;
	const { type, about } = definitions.get(pending.test) ?? {
		type: "",
		about: { slices: [] }
	};
	const name = withoutClass(pending.name, type);
	const message = require_main.readable(pending.message).trim();
	const trace = require_main.readable(pending.trace).trim();
	const result = {
		identity: {
			suite: type === "" ? [] : [require_main.cleanName(type)],
			name: require_main.withoutIterationNumber(name)
		},
		outcome: pending.outcome,
		durationMs: pending.durationMs,
		...require_main.withoutEmpty(about.slices, about.trace)
	};
	if (message === "" && trace === "") {
		collector.add(result);
		return;
	}
	collector.add({
		...result,
		message: require_main.headline(message === "" ? trace : message),
		detail: pending.outcome === "skipped" ? void 0 : require_main.cut([message, trace].filter(Boolean).join("\n\n"), require_main.keptDetail),
		location: pending.outcome === "skipped" ? void 0 : workspace.locateInStack(trace)
	});
}
function addRunInfo(text, path, { collector }) {
	if (!path.includes("RunInfos") || !/crash|abort/i.test(text)) return;
	collector.addSuiteError({
		identity: {
			suite: [],
			name: "the test run"
		},
		scope: "suite",
		outcome: "errored",
		message: require_main.headline(require_main.readable(text)),
		detail: require_main.cut(require_main.readable(text), require_main.keptDetail)
	});
}
function classOf(name) {
	return name.split(",", 1)[0]?.trim() ?? "";
}
function withoutClass(name, type) {
	return type !== "" && name.startsWith(`${type}.`) ? name.slice(type.length + 1) : name;
}
// src/reports/formats/dotnet/xunit-xml.ts
var xunit_xml_exports = require_rolldown_runtime.__exportAll({ readXunitXml: () => readXunitXml });
const outcomes$6 = new Map([
	["pass", "passed"],
	["fail", "failed"],
	["skip", "skipped"],
	["notrun", "skipped"]
]);
const readXunitXml = async (source, context) => {
	let current;
	let declared = 0;
	await readElements(source, context, {
		texts: new Set([
			"message",
			"stack-trace",
			"reason"
		]),
		limit: require_main.keptDetail,
		open(name, attributes) {
			if (name === "test" || name === "error") current = {
				attributes,
				about: { slices: [] },
				message: "",
				trace: "",
				reason: ""
			};
			else if (name === "assembly") declared += require_main.countsIn(attributes, ["failed", "errors"]);
			else if (name === "trait" && current !== void 0) require_main.takeTrait(current.about, attributes.get("name") ?? "", attributes.get("value") ?? "");
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
	context.collector.stateFailures(declared);
};
function addTest$3({ attributes, about, message, trace, reason }, { collector, workspace }) {
	const written = attributes.get("result") ?? "";
	const outcome = outcomes$6.get(written.toLowerCase());
	if (outcome === void 0) collector.warn(`unknown result "${require_main.readable(written).slice(0, 40)}", read as errored`);
	const type = attributes.get("type") ?? "";
	const full = attributes.get("name") ?? "";
	const name = type !== "" && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : full;
	const seconds = require_main.parseNumber(attributes.get("time") ?? "");
	const text = require_main.readable(message).trim();
	const stack = require_main.readable(trace).trim();
	const file = attributes.get("source-file");
	const line = Number(attributes.get("source-line") ?? NaN);
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			suite: type === "" ? [] : [require_main.cleanName(type)],
			name: require_main.withoutIterationNumber(require_main.cleanName(name))
		},
		outcome: outcome ?? "errored",
		durationMs: seconds === void 0 ? void 0 : require_main.possibleMs(seconds * 1e3),
		...require_main.withoutEmpty(about.slices, about.trace),
		message: failed ? require_main.headline(text === "" ? stack : text) : require_main.readable(reason).trim() || void 0,
		detail: failed ? require_main.cut([text, stack].filter(Boolean).join("\n\n"), require_main.keptDetail) : void 0,
		location: failed ? workspace.locateInStack(stack) ?? (file === void 0 ? void 0 : workspace.locate(file, Number.isInteger(line) ? line : void 0)) : void 0
	});
}
function addError$1({ attributes, message, trace }, { collector, workspace }) {
	const type = attributes.get("type") ?? "error";
	const name = attributes.get("name") ?? "";
	const text = require_main.readable(`${message}\n${trace}`).trim();
	collector.addSuiteError({
		identity: {
			suite: [],
			name: require_main.cleanName(name === "" ? type : `${type}: ${name}`)
		},
		scope: "suite",
		outcome: "errored",
		message: require_main.headline(text) || "xUnit.net reports an error outside of the tests",
		detail: text === "" ? void 0 : require_main.cut(text, require_main.keptDetail),
		location: workspace.locateInStack(require_main.readable(trace))
	});
}
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
		if (this.#value === void 0 && this.#state === "done" && this.#window.length === 0) return;
		if (this.#documents === 0 && this.#state === "value" && this.#value === void 0) throw this.#damage("the file is empty", this.#offset);
		throw require_main.Damage.atEnd("the file ends before its JSON is complete", this.#offset + this.#window.length);
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
// src/reports/json/read-json.ts
async function readJson(source, context, plan, options = {}) {
	const reader = new JsonReader(plan, options);
	await require_main.readChunks(source, context, (chunk) => reader.write(chunk));
	reader.end();
}
// src/reports/formats/eval-tools/adk-json.ts
var adk_json_exports = require_rolldown_runtime.__exportAll({ readAdkJson: () => readAdkJson });
const [passed, failed] = [1, 2];
const readAdkJson = async (source, context) => {
	let set = "";
	const name = { take: (value) => {
		set = require_main.textOfField(value) ?? "";
	} };
	const entry = { items: { take: (value) => addCase$3(require_main.fieldsOf(value), set, context) } };
	await readJson(source, context, { keys: {
		eval_set_id: name,
		evalSetId: name,
		eval_case_results: entry,
		evalCaseResults: entry
	} });
};
function addCase$3(entry, set, { collector }) {
	const status = entry.final_eval_status ?? entry.finalEvalStatus;
	const metrics = require_main.listOf(entry.overall_eval_metric_results ?? entry.overallEvalMetricResults).map(require_main.fieldsOf);
	const outcome = status === passed ? "passed" : status === failed ? "failed" : "errored";
	const text = metrics.filter((metric) => statusOf(metric) !== passed).map((metric) => {
		const { name, value, threshold } = scoreOf$4(metric);
		return `${name}: ${value ?? "not evaluated"} (threshold ${threshold ?? "–"})`;
	}).join("\n") || "the case was not evaluated";
	const suite = require_main.textOfField(entry.eval_set_id) ?? require_main.textOfField(entry.evalSetId) ?? set;
	collector.add({
		identity: {
			suite: suite === "" ? [] : [require_main.cleanName(suite)],
			name: require_main.cleanName(require_main.textOfField(entry.eval_id) ?? require_main.textOfField(entry.evalId) ?? "")
		},
		outcome,
		message: outcome === "passed" ? void 0 : require_main.firstLine(text),
		detail: outcome === "passed" ? void 0 : require_main.cut(text, require_main.keptDetail),
		scores: metrics.length > 0 ? metrics.map(scoreOf$4) : void 0
	});
}
function statusOf(metric) {
	return metric.eval_status ?? metric.evalStatus;
}
function scoreOf$4(metric) {
	const criterion = require_main.fieldsOf(metric.criterion);
	const judge = criterion.judge_model_options ?? criterion.judgeModelOptions;
	const status = statusOf(metric);
	return {
		name: require_main.readable(require_main.textOfField(metric.metric_name) ?? require_main.textOfField(metric.metricName) ?? "score"),
		value: require_main.numberOf(metric.score) ?? null,
		threshold: require_main.numberOf(metric.threshold) ?? require_main.numberOf(criterion.threshold),
		passed: status === passed ? true : status === failed ? false : void 0,
		judge: require_main.judgeFrom(require_main.fieldsOf(judge))
	};
}
// src/reports/formats/eval-tools/azure-json.ts
var azure_json_exports = require_rolldown_runtime.__exportAll({ readAzureJson: () => readAzureJson });
const readAzureJson = async (source, context) => {
	await readJson(source, context, { keys: { rows: { items: { take: (value) => addRow$2(require_main.fieldsOf(value), context) } } } });
};
function addRow$2(row, { collector }) {
	const inputs = inColumn(row, "inputs.");
	const outputs = inColumn(row, "outputs.");
	const results = [...outputs].filter(([name]) => name.endsWith("_result"));
	const failed = results.filter(([, value]) => /^(?:fail|false)/i.test(require_main.textOf(value) ?? ""));
	const undecided = results.filter(([, value]) => value === null || value === void 0);
	const outcome = failed.length > 0 ? "failed" : undecided.length > 0 ? "errored" : "passed";
	const why = [...failed, ...undecided].map(([name]) => reasonOf$2(name.slice(0, -7), outputs));
	const query = inputs.get("query") ?? inputs.get("question") ?? inputs.get("conversation") ?? inputs.get("id");
	const answer = inputs.get("response") ?? inputs.get("answer") ?? outputs.get("response");
	const shown = require_main.textOf(query) ?? require_main.textOf([...inputs.values()][0]) ?? require_main.textOf(inputs.get("line_number")) ?? "";
	collector.add({
		identity: {
			suite: [],
			name: require_main.cleanName(shown.replaceAll("\n", " "))
		},
		outcome,
		...why.length > 0 && {
			message: require_main.firstLine(why.join("\n")),
			detail: require_main.cut(why.join("\n"), 8e3)
		},
		scores: scoresOf$6(outputs),
		...require_main.sampleOf({
			input: query,
			output: answer,
			expected: inputs.get("ground_truth")
		})
	});
}
function inColumn(row, start) {
	return new Map(Object.entries(row).flatMap(([name, value]) => name.startsWith(start) ? [[name.slice(start.length), value]] : []));
}
function scoresOf$6(outputs) {
	const scores = [...outputs].flatMap(([column, value]) => {
		const number = require_main.numberOf(value);
		if (number === void 0 || /_(?:threshold|tokens|finish_reason)$|tokens?$/.test(column)) return [];
		const name = column.split(".").at(-1) ?? column;
		const result = require_main.textOf(outputs.get(`${column}_result`));
		const reason = require_main.textOfField(outputs.get(`${column}_reason`));
		const threshold = require_main.numberOf(outputs.get(`${column}_threshold`));
		const passed = result === void 0 ? void 0 : /^(?:pass|true)/i.test(result);
		return [{
			name: require_main.readable(name),
			value: number,
			threshold,
			passed,
			lowerIsBetter: require_main.saysLowerIsBetter(number, threshold, passed),
			judge: require_main.judgeFrom({ model: outputs.get(`${column.replace(/_score$/, "")}_model`) }),
			rationale: reason === void 0 ? void 0 : require_main.cut(require_main.readable(reason), require_main.keptMessage)
		}];
	});
	return scores.length > 0 ? scores : void 0;
}
function reasonOf$2(column, outputs) {
	const [value, threshold] = [require_main.textOf(outputs.get(column)), require_main.textOf(outputs.get(`${column}_threshold`))];
	const reason = require_main.textOfField(outputs.get(`${column}_reason`)) ?? "";
	const name = column.split(".").at(-1) ?? column;
	return require_main.readable(`${name}: ${value ?? "no value"} (threshold ${threshold ?? "–"})${reason && `: ${reason}`}`);
}
// src/reports/formats/eval-tools/braintrust-json.ts
var braintrust_json_exports = require_rolldown_runtime.__exportAll({ readBraintrustJson: () => readBraintrustJson });
const readBraintrustJson = async (source, context) => {
	await readJson(source, context, { keys: { results: { items: { take: (value) => addResult$1(require_main.fieldsOf(value), context) } } } }, { many: true });
};
function addResult$1(entry, { collector, workspace }) {
	const error = errorOf(entry.error) || scorerErrorOf(require_main.fieldsOf(entry.metadata).scorer_errors);
	const scores = Object.entries(require_main.fieldsOf(entry.scores)).map(([name, value]) => ({
		name: require_main.readable(name),
		value: require_main.numberOf(value) ?? null
	}));
	const zero = scores.filter(({ value }) => value === 0);
	const isGraded = scores.length > 0 && scores.every(({ value }) => value === 0 || value === 1 || value === null);
	const isUndecided = scores.length > 0 && scores.every(({ value }) => value === null);
	const outcome = error !== "" ? "errored" : isUndecided ? "skipped" : isGraded && zero.length > 0 ? "failed" : "passed";
	const why = error !== "" ? error : isUndecided ? "no scorer gave a value" : zero.map(({ name }) => `${name} is 0`).join("; ");
	collector.add({
		identity: {
			suite: [],
			name: require_main.cleanName((require_main.textOf(entry.input) ?? "").replaceAll("\n", " "))
		},
		outcome,
		infrastructure: error !== "" && require_main.saysInfrastructure(error) ? true : void 0,
		message: outcome === "passed" ? void 0 : require_main.firstLine(why),
		detail: error === "" ? void 0 : require_main.cut(error, require_main.keptDetail),
		location: error === "" ? void 0 : workspace.locateInStack(error),
		scores: scores.length > 0 ? scores : void 0,
		...require_main.sampleOf({
			input: entry.input,
			output: entry.output,
			expected: entry.expected
		}),
		...require_main.aboutFrom({
			...require_main.fieldsOf(entry.metadata),
			permalink: entry.permalink
		}, entry.tags)
	});
}
function errorOf(error) {
	if (error === void 0 || error === null) return "";
	const { message, stack } = require_main.fieldsOf(error);
	return require_main.readable(require_main.textOfField(error) || require_main.textOfField(stack) || require_main.textOfField(message) || "the task raised an error");
}
function scorerErrorOf(errors) {
	const [first] = Object.entries(require_main.fieldsOf(errors));
	return first === void 0 ? "" : require_main.readable(`the scorer ${first[0]} raised an error: ${require_main.textOf(first[1]) ?? ""}`);
}
// src/reports/formats/eval-tools/deepeval-json.ts
var deepeval_json_exports = require_rolldown_runtime.__exportAll({ readDeepevalJson: () => readDeepevalJson });
const readDeepevalJson = async (source, context) => {
	const testCase = { take: (value) => addCase$2(require_main.fieldsOf(value), context) };
	await readJson(source, context, { keys: {
		testCases: { items: testCase },
		conversationalTestCases: { items: testCase }
	} });
};
function addCase$2(testCase, { collector }) {
	const trace = require_main.fieldsOf(testCase.trace);
	const spans = spansOf$1(trace);
	const metrics = require_main.listOf(testCase.metricsData).map(require_main.fieldsOf);
	const judged = metrics.length > 0 ? metrics : require_main.listOf(trace.metricsData).map(require_main.fieldsOf);
	const scores = [...judged.map((metric) => scoreOf$3(metric)), ...spans.flatMap((span) => require_main.listOf(span.metricsData).map((metric) => scoreOf$3(require_main.fieldsOf(metric), require_main.textOfField(span.name))))];
	const outcome = outcomeOf$5(testCase, judged);
	const llm = require_main.listOf(trace.llmSpans).map(require_main.fieldsOf);
	const tokens = require_main.sumTokens(llm.map((span) => require_main.tokensOf(span.inputTokenCount, span.outputTokenCount, void 0)));
	const costUsd = costOf$1(testCase, [...judged, ...spans.flatMap((span) => require_main.listOf(span.metricsData).map(require_main.fieldsOf))]);
	const model = require_main.onlyOne(llm.map((span) => require_main.textOfField(span.model)));
	const provider = require_main.onlyOne(llm.map((span) => require_main.textOfField(span.provider)));
	const durationMs = durationOf$1(testCase, trace);
	collector.add({
		identity: identityOf$4(testCase),
		outcome,
		infrastructure: outcome === "errored" && judged.every(isSound) ? true : void 0,
		durationMs,
		...outcome !== "passed" && reasonOf$1(judged),
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		model,
		provider,
		...require_main.toolCallsOf(testCase.toolsCalled, ({ name }) => name, ({ inputParameters }) => inputParameters),
		...require_main.sampleOf({
			input: testCase.input,
			output: testCase.actualOutput,
			expected: testCase.expectedOutput
		})
	});
}
function identityOf$4(testCase) {
	const name = require_main.cleanName(require_main.textOfField(testCase.name) ?? "");
	const asked = require_main.textOf(testCase.input) ?? require_main.textOf(testCase.scenario) ?? "";
	const input = require_main.cleanName(asked.replaceAll("\n", " "));
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
	return Object.entries(trace).filter(([name]) => name.endsWith("Spans")).flatMap(([, spans]) => require_main.listOf(spans).map(require_main.fieldsOf));
}
function scoreOf$3(metric, span) {
	const name = require_main.textOfField(metric.name) ?? require_main.textOfField(metric.metric) ?? "score";
	const threshold = require_main.numberOf(metric.threshold);
	const reason = require_main.textOfField(metric.reason);
	const judge = require_main.textOfField(metric.evaluationModel);
	const failedToJudge = require_main.textOfField(metric.error) !== void 0;
	const value = failedToJudge ? null : require_main.numberOf(metric.score) ?? null;
	const passed = typeof metric.success === "boolean" && !failedToJudge ? metric.success : void 0;
	return {
		name: require_main.readable(span === void 0 ? name : `${name} (${span})`),
		value,
		threshold,
		passed,
		lowerIsBetter: require_main.saysLowerIsBetter(value, threshold, passed),
		judge: judge === void 0 ? void 0 : require_main.readable(judge),
		rationale: reason === void 0 ? void 0 : require_main.cut(require_main.readable(reason), require_main.keptMessage)
	};
}
function outcomeOf$5(testCase, metrics) {
	const undecided = metrics.some((metric) => !hasDecided(metric));
	if (testCase.success === true && !undecided) return "passed";
	if (metrics.filter((metric) => hasDecided(metric) && metric.flaky !== true).some(({ success }) => success === false)) return "failed";
	return undecided ? "errored" : "failed";
}
function hasDecided({ error, success, score }) {
	return require_main.textOfField(error) === void 0 && (typeof success === "boolean" || require_main.numberOf(score) !== void 0);
}
function isSound(metric) {
	return hasDecided(metric) || require_main.saysInfrastructure(require_main.textOfField(metric.error));
}
function reasonOf$1(metrics) {
	const lines = metrics.filter((metric) => metric.success === false || !hasDecided(metric)).map((metric) => {
		const error = require_main.textOfField(metric.error);
		if (error !== void 0) return require_main.readable(`${require_main.textOfField(metric.name) ?? "metric"}: ${error}`).trim();
		if (!hasDecided(metric)) return require_main.readable(`${require_main.textOfField(metric.name) ?? "metric"}: no result; it probably raised an error`);
		const figures = `${require_main.textOf(metric.score) ?? "–"} (threshold ${require_main.textOf(metric.threshold) ?? "–"})`;
		const why = require_main.textOfField(metric.reason) ?? "";
		return require_main.readable(`${require_main.textOfField(metric.name) ?? "metric"}: ${figures}\n${why}`).trim();
	});
	if (lines.length === 0) return {};
	const text = lines.join("\n\n");
	return {
		message: require_main.firstLine(text),
		detail: require_main.cut(text, require_main.keptDetail)
	};
}
function costOf$1(testCase, metrics) {
	const written = require_main.amountOf(testCase.evaluationCost);
	if (written !== void 0) return written;
	const costs = metrics.flatMap((metric) => require_main.amountOf(metric.evaluationCost) ?? []);
	return costs.length === 0 ? void 0 : costs.reduce((sum, cost) => sum + cost, 0);
}
function durationOf$1(testCase, trace) {
	const seconds = require_main.numberOf(testCase.runDuration);
	if (seconds !== void 0) return require_main.possibleMs(seconds * 1e3);
	const start = Date.parse(require_main.textOfField(trace.startTime) ?? "");
	const end = Date.parse(require_main.textOfField(trace.endTime) ?? "");
	return require_main.possibleMs(Number.isNaN(end - start) ? void 0 : end - start);
}
// src/reports/spans.ts
const keptSpans = 200;
function spansOf(spans) {
	const timed = spans.flatMap(({ start, end, ...span }) => start === void 0 || end === void 0 || end < start ? [] : [{
		start,
		end,
		span
	}]);
	const zero = timed.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
	const kept = timed.slice(0, keptSpans).flatMap(({ start, end, span }) => {
		const [startMs, endMs] = [require_main.possibleMs(start - zero), require_main.possibleMs(end - zero)];
		return startMs === void 0 || endMs === void 0 ? [] : [{
			...span,
			startMs,
			endMs
		}];
	});
	return kept.length === 0 ? void 0 : kept;
}
// src/reports/formats/eval-tools/evalite-json.ts
var evalite_json_exports = require_rolldown_runtime.__exportAll({ readEvaliteJson: () => readEvaliteJson });
const newSuite = () => ({
	name: "",
	file: "",
	variant: void 0,
	failed: false,
	results: []
});
const readEvaliteJson = async (source, context) => {
	let suite = newSuite();
	const result = { take: (value) => suite.results.push(resultOf$1(value)) };
	const text = (keep) => ({ take: (value) => keep(require_main.textOfField(value) ?? "") });
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
	await readJson(source, context, { keys: {
		evals: { items: members },
		suites: { items: members }
	} });
};
function resultOf$1(value) {
	const entry = require_main.fieldsOf(value);
	const durationMs = require_main.possibleMs(require_main.numberOf(entry.duration));
	const scores = require_main.listOf(entry.scores).map(scoreOf$2);
	const tokens = require_main.sumTokens(require_main.listOf(entry.traces).map(require_main.fieldsOf).map((trace) => require_main.tokensOf(trace.inputTokens, trace.outputTokens, trace.totalTokens)));
	const broke = entry.status !== "success";
	return {
		name: require_main.cleanName((require_main.textOf(entry.input) ?? "").replaceAll("\n", " ")),
		outcome: broke ? "errored" : "passed",
		message: broke ? `evalite says "${require_main.readable(require_main.textOfField(entry.status) ?? "nothing").slice(0, 40)}"` : void 0,
		durationMs,
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		spans: spansOf(require_main.listOf(entry.traces).map(require_main.fieldsOf).map(spanOf$1)),
		...require_main.sampleOf({
			input: entry.input,
			output: entry.output,
			expected: entry.expected
		})
	};
}
function spanOf$1(trace) {
	return {
		name: "model",
		category: "llm",
		start: require_main.numberOf(trace.startTime ?? trace.start),
		end: require_main.numberOf(trace.endTime ?? trace.end),
		inputTokens: require_main.amountOf(trace.inputTokens),
		outputTokens: require_main.amountOf(trace.outputTokens)
	};
}
function gradersOf(results) {
	const names = new Set();
	const others = new Set();
	for (const { scores = [] } of results) for (const { name, value } of scores) if (value === 0 || value === 1) names.add(name);
	else if (value !== null) others.add(name);
	return new Set([...names].filter((name) => !others.has(name)));
}
function graded$1(result, graders) {
	if (result.outcome !== "passed") return result;
	const failed = (result.scores ?? []).filter(({ name, value }) => value === 0 && graders.has(name));
	if (failed.length === 0) return result;
	const message = failed.map(({ name, rationale }) => `${name} is 0${rationale ? `: ${rationale}` : ""}`);
	return {
		...result,
		outcome: "failed",
		message: require_main.firstLine(message.join("; "))
	};
}
function scoreOf$2(value) {
	const score = require_main.fieldsOf(value);
	const metadata = require_main.fieldsOf(score.metadata);
	const rationale = require_main.textOf(metadata.rationale);
	return {
		name: require_main.readable(require_main.textOfField(score.name) ?? "score"),
		value: require_main.numberOf(score.score) ?? null,
		judge: require_main.judgeFrom(metadata),
		rationale: rationale === void 0 ? void 0 : require_main.cut(require_main.readable(rationale), require_main.keptMessage)
	};
}
function finishSuite(suite, { collector, workspace }) {
	const file = suite.file === "" ? void 0 : require_main.cleanName(workspace.relative(suite.file));
	const common = {
		file,
		variant: suite.variant === void 0 ? void 0 : require_main.cleanName(suite.variant)
	};
	const location = file === void 0 ? void 0 : workspace.locate(file);
	const graders = gradersOf(suite.results);
	for (const { name, ...rest } of suite.results.map((result) => graded$1(result, graders))) collector.add({
		identity: {
			...common,
			suite: [require_main.cleanName(suite.name)],
			name
		},
		...rest,
		location
	});
	if (suite.failed && suite.results.length === 0) collector.addSuiteError({
		identity: {
			...common,
			suite: [],
			name: require_main.cleanName(suite.name)
		},
		scope: "suite",
		outcome: "errored",
		message: "evalite says \"fail\" and has no result",
		location
	});
}
// src/reports/formats/eval-tools/lm-eval-samples.ts
var lm_eval_samples_exports = require_rolldown_runtime.__exportAll({ readLmEvalSamples: () => readLmEvalSamples });
const readLmEvalSamples = async (source, context) => {
	const { collector } = context;
	const task = /^samples_(.+?)(?:_\d{4}-\d\d-\d\dT[\d.:-]+)?\.jsonl/.exec((0, node_path.basename)(source.path))?.[1];
	const suite = task === void 0 ? [] : [require_main.cleanName(task)];
	const take = (value) => {
		const entry = require_main.fieldsOf(value);
		const scores = scoresOf$5(entry);
		const grade = scores.find((score) => score.value === 0 || score.value === 1);
		const filter = require_main.textOfField(entry.filter) ?? "none";
		const hash = require_main.textOfField(entry.doc_hash);
		collector.add({
			identity: {
				id: hash === void 0 ? void 0 : `${task ?? ""}#${hash}`,
				suite,
				name: `doc ${require_main.textOf(entry.doc_id) ?? ""}`,
				variant: filter === "none" ? void 0 : require_main.cleanName(filter)
			},
			outcome: grade?.value === 0 ? "failed" : "passed",
			message: grade?.value === 0 ? `${grade.name} is 0` : void 0,
			scores: scores.length > 0 ? scores : void 0,
			...require_main.sampleOf({
				input: promptOf$1(entry),
				output: require_main.listOf(entry.filtered_resps)[0] ?? require_main.listOf(entry.resps)[0],
				expected: entry.target
			})
		});
	};
	collector.hasNoEnd();
	await readJson(source, context, { take }, { many: true });
};
const known = new Set(["doc_id"]);
function scoresOf$5(entry) {
	const named = require_main.listOf(entry.metrics).flatMap((name) => require_main.textOfField(name) ?? []);
	return (named.length > 0 ? named : Object.keys(entry).filter((name) => !known.has(name))).flatMap((name) => {
		const value = require_main.numberOf(entry[name]);
		return value === void 0 ? [] : [{
			name: require_main.readable(name),
			value
		}];
	});
}
function promptOf$1(entry) {
	const first = require_main.fieldsOf(entry.arguments).gen_args_0 ?? require_main.listOf(entry.arguments)[0];
	return require_main.fieldsOf(first).arg_0 ?? require_main.listOf(first)[0] ?? entry.doc;
}
// src/reports/formats/eval-tools/mcp-use-json.ts
var mcp_use_json_exports = require_rolldown_runtime.__exportAll({ readMcpUseJson: () => readMcpUseJson });
const readMcpUseJson = async (source, context) => {
	await readJson(source, context, { items: { take: (value) => addCase$1(value, context) } });
};
function addCase$1(value, { collector }) {
	const entry = require_main.fieldsOf(value);
	const model = require_main.textOfField(entry.model);
	const variant = [model, require_main.textOfField(entry.prompt_name)].filter((part) => part !== void 0).join(" · ");
	const error = require_main.textOfField(entry.error);
	const outcome = entry.success === true ? "passed" : error === void 0 ? "failed" : "errored";
	const total = secondsOf$1(entry.total_duration_s);
	const own = secondsOf$1(entry.duration_s);
	const scores = require_main.listOf(entry.metrics).map(scoreOf$1);
	const why = require_main.readable(error ?? failedChecks(entry)).trim();
	collector.add({
		identity: {
			suite: [],
			name: require_main.cleanName(require_main.textOfField(entry.case_id) ?? ""),
			variant: variant !== "" ? require_main.cleanName(variant) : void 0
		},
		outcome,
		durationMs: (total ?? own) === void 0 ? void 0 : total ?? own ?? 0,
		latencyMs: own,
		...outcome !== "passed" && why !== "" && {
			message: require_main.firstLine(why),
			detail: require_main.cut(why, 8e3)
		},
		scores: scores.length > 0 ? scores : void 0,
		model,
		...require_main.toolCallsOf(entry.tool_calls, ({ name }) => name, ({ args }) => args),
		...require_main.sampleOf({
			input: entry.input,
			output: entry.actual_output
		})
	});
}
function secondsOf$1(value) {
	const seconds = require_main.numberOf(value);
	return seconds === void 0 ? void 0 : require_main.possibleMs(seconds * 1e3);
}
function scoreOf$1(value) {
	const metric = require_main.fieldsOf(value);
	const reason = require_main.textOfField(metric.reason);
	const threshold = require_main.numberOf(metric.threshold);
	return {
		name: require_main.readable(require_main.textOfField(metric.name) ?? "score"),
		value: require_main.numberOf(metric.score) ?? null,
		threshold,
		passed: typeof metric.success === "boolean" ? metric.success : void 0,
		rationale: reason === void 0 ? void 0 : require_main.cut(require_main.readable(reason), require_main.keptMessage)
	};
}
function failedChecks(entry) {
	const checks = require_main.listOf(require_main.fieldsOf(entry.tool_assertions).checks).map(require_main.fieldsOf);
	const metrics = require_main.listOf(entry.metrics).map(require_main.fieldsOf);
	return [...checks.filter(({ passed }) => passed === false).map((check) => `tool ${check.tool}: ${check.reason}`), ...metrics.filter(({ success }) => success === false).map((metric) => `${metric.name}: ${metric.reason}`)].join("\n");
}
// src/reports/formats/eval-tools/mcpjam-upload.ts
function addUpload(entry, suite, { collector }) {
	const passed = entry.passed === true;
	const error = require_main.textOfField(entry.error);
	const status = require_main.textOfField(entry.status);
	const isLost = status !== void 0 && status !== "completed" && status !== "skipped";
	const id = require_main.textOfField(entry.caseId) ?? require_main.textOfField(entry.externalCaseId);
	const tokens = require_main.fieldsOf(entry.tokens);
	collector.add({
		identity: {
			suite,
			name: require_main.cleanName(require_main.textOfField(entry.caseTitle) ?? ""),
			id
		},
		outcome: status === "skipped" ? "skipped" : passed ? "passed" : isLost ? "errored" : "failed",
		infrastructure: isLost && !passed ? true : void 0,
		durationMs: require_main.possibleMs(require_main.numberOf(entry.durationMs)),
		...failureOf$2(passed, error, "The result is not passed.", require_main.textOfField(entry.errorDetails)),
		tokens: require_main.sumTokens([require_main.tokensOf(tokens.input, tokens.output, tokens.total)]),
		model: require_main.textOfField(entry.model),
		provider: require_main.textOfField(entry.provider),
		...require_main.toolCallsOf(entry.actualToolCalls, ({ toolName }) => toolName, (call) => call.arguments),
		spans: spansOf(require_main.listOf(require_main.fieldsOf(entry.trace).spans).flatMap((span) => toSpan(span, 0))),
		...require_main.sampleOf({
			input: entry.query,
			expected: entry.expectedOutput
		})
	});
}
function addChecked(entry, suite, { collector }) {
	const passed = entry.passed === true;
	const category = require_main.textOfField(entry.category);
	const details = entry.details === void 0 ? void 0 : JSON.stringify(entry.details);
	collector.add({
		identity: {
			suite: category === void 0 ? suite : [...suite, require_main.cleanName(category)],
			name: require_main.cleanName(require_main.textOfField(entry.title) ?? require_main.textOfField(entry.id) ?? "")
		},
		outcome: passed ? "passed" : "failed",
		durationMs: require_main.possibleMs(require_main.numberOf(entry.durationMs)),
		...failureOf$2(passed, require_main.textOfField(entry.error), "The check failed.", details)
	});
}
function failureOf$2(passed, error, otherwise, details) {
	if (passed) return {};
	const why = require_main.readable(error ?? otherwise);
	const whole = require_main.readable(details ?? why);
	return {
		message: require_main.firstLine(why),
		detail: whole === why && !why.includes("\n") ? void 0 : require_main.cut(whole, require_main.keptDetail)
	};
}
const categories = new Set([
	"step",
	"llm",
	"tool",
	"error"
]);
function toSpan(value, offsetMs) {
	const { name, category, startMs, endMs, status, inputTokens, outputTokens } = require_main.fieldsOf(value);
	const [start, end] = [require_main.numberOf(startMs), require_main.numberOf(endMs)];
	if (start === void 0 || end === void 0 || !categories.has(category)) return [];
	return [{
		name: require_main.readable(require_main.textOfField(name) ?? ""),
		category,
		start: offsetMs + start,
		end: offsetMs + end,
		failed: status === "error" || category === "error" ? true : void 0,
		inputTokens: require_main.amountOf(inputTokens),
		outputTokens: require_main.amountOf(outputTokens)
	}];
}
// src/reports/formats/eval-tools/mcpjam-json.ts
var mcpjam_json_exports = require_rolldown_runtime.__exportAll({ readMcpjamJson: () => readMcpjamJson });
const newRoot = () => ({
	name: void 0,
	suite: void 0,
	declared: void 0,
	read: 0,
	single: {},
	flags: []
});
const readMcpjamJson = async (source, context) => {
	const root = newRoot();
	const takeTest = (name) => ({ take: (value) => addEntry(value, name, root, context) });
	const keep = (key) => ({ take: (value) => root.single[key] = value });
	await readJson(source, context, {
		items: takeTest(void 0),
		keys: {
			name: { take: (value) => root.name = require_main.textOfField(value) },
			suiteName: { take: (value) => root.suite = require_main.textOfField(value) },
			aggregate: { take: (value) => root.declared = require_main.numberOf(require_main.fieldsOf(value).iterations) },
			tests: {
				items: takeTest(void 0),
				otherKey: takeTest
			},
			kind: { take: (value) => root.suite = require_main.textOfField(value) },
			cases: { items: { take: (value) => countChecked(require_main.fieldsOf(value), root, context) } },
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
	const { declared = 0, flags } = root;
	const single = {
		...root.single,
		results: flags
	};
	if (isRun(single)) addRun(root.name ?? (0, node_path.basename)(source.path).replace(/\.json(\.gz)?$/, ""), single, {
		...root,
		name: void 0
	}, context);
	else if (declared > root.read) throw new require_main.Damage(`the suite had ${declared} iterations, and the file has ${root.read}`, 0, "JSON has no maps: write `{ ...result, tests: Object.fromEntries(result.tests) }` instead of the result itself.");
};
const isRun = (value) => {
	const { iterationDetails, results } = require_main.fieldsOf(value);
	return Array.isArray(iterationDetails) || Array.isArray(results) && typeof results[0] === "boolean";
};
function addEntry(value, key, root, context) {
	const [first, second] = require_main.listOf(value);
	const entry = require_main.fieldsOf(value);
	const name = key ?? require_main.textOfField(first) ?? require_main.textOfField(entry.name) ?? "";
	const run = [
		value,
		second,
		entry.result
	].find(isRun);
	if (run !== void 0) addRun(name, require_main.fieldsOf(run), root, context);
	else if (entry.caseTitle !== void 0) countUpload(entry, root, context);
	else if (key !== void 0 || first !== void 0 || entry.result !== void 0) throw new require_main.Damage(`the test "${require_main.readable(name).slice(0, 80)}" has no results`, 0, "Write what its `getResults()` returns after the run.");
}
function addUploadOrFlag(value, root, context) {
	if (typeof value === "boolean") root.flags.push(value);
	else countUpload(require_main.fieldsOf(value), root, context);
}
function addRun(name, run, root, context) {
	const details = require_main.listOf(run.iterationDetails);
	const flags = require_main.listOf(run.results);
	const count = Math.max(details.length, flags.length);
	const declared = require_main.numberOf(run.iterations) ?? count;
	if (declared > count) throw new require_main.Damage(`the test "${require_main.readable(name).slice(0, 80)}" had ${declared} iterations, and the file has ${count}`, 0, "Write the results after the run has ended.");
	for (let index = 0; index < count; index += 1) {
		root.read += 1;
		addIteration(name, {
			passed: flags[index],
			...require_main.fieldsOf(details[index])
		}, root, context);
	}
}
function addIteration(name, iteration, root, { collector }) {
	const prompts = require_main.listOf(iteration.prompts).map(require_main.fieldsOf);
	const error = require_main.textOfField(iteration.error) ?? require_main.textOfField(prompts.find(hasError)?._error);
	const passed = iteration.passed === true;
	const isBroken = !passed && error !== void 0;
	const retries = require_main.numberOf(iteration.retryCount) ?? 0;
	const last = prompts.at(-1) ?? {};
	const tokens = require_main.fieldsOf(iteration.tokens);
	const used = require_main.tokensOf(tokens.input, tokens.output, tokens.total);
	collector.add({
		identity: {
			suite: suiteOf$1(root),
			name: require_main.cleanName(name)
		},
		outcome: passed ? "passed" : isBroken ? "errored" : "failed",
		infrastructure: isBroken && require_main.saysInfrastructure(error) ? true : void 0,
		flaky: passed && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs: latencyOf(iteration, prompts),
		...failureOf$2(passed, error, "The test returned false."),
		tokens: used?.total === 0 ? void 0 : used,
		model: require_main.onlyOne(prompts.map(({ _model }) => require_main.textOfField(_model))),
		provider: require_main.onlyOne(prompts.map(({ _provider }) => require_main.textOfField(_provider))),
		...require_main.toolCallsOf(prompts.flatMap(({ _toolCalls }) => require_main.listOf(_toolCalls)), ({ toolName }) => toolName, (call) => call.arguments),
		spans: spansOf(spansOfPrompts(prompts)),
		...require_main.sampleOf({
			input: prompts[0]?.prompt,
			output: last.text
		})
	});
}
const hasError = ({ _error }) => typeof _error === "string";
function spansOfPrompts(prompts) {
	let startMs = 0;
	return prompts.flatMap(({ _spans, _latency }) => {
		const spans = require_main.listOf(_spans).flatMap((span) => toSpan(span, startMs));
		startMs += require_main.possibleMs(require_main.numberOf(require_main.fieldsOf(_latency).e2eMs)) ?? 0;
		return spans;
	});
}
function latencyOf({ latencies }, prompts) {
	if (prompts.length === 0 && require_main.listOf(latencies).every((one) => require_main.fieldsOf(one).e2eMs === 0)) return void 0;
	const times = require_main.listOf(latencies).flatMap((one) => require_main.possibleMs(require_main.numberOf(require_main.fieldsOf(one).e2eMs)) ?? []);
	return times.length === 0 ? void 0 : require_main.possibleMs(times.reduce((sum, time) => sum + time, 0));
}
function suiteOf$1({ name, suite }) {
	const named = suite ?? name;
	return named === void 0 ? [] : [require_main.cleanName(named)];
}
function countChecked(entry, root, context) {
	root.read += 1;
	addChecked(entry, suiteOf$1(root), context);
}
function countUpload(entry, root, context) {
	root.read += 1;
	addUpload(entry, suiteOf$1(root), context);
}
// src/reports/formats/eval-tools/openai-evals-jsonl.ts
var openai_evals_jsonl_exports = require_rolldown_runtime.__exportAll({ readOpenaiEvalsJsonl: () => readOpenaiEvalsJsonl });
const readOpenaiEvalsJsonl = async (source, context) => {
	const samples = new Map();
	let spec = {};
	let isFinished = false;
	const take = (value) => {
		const event = require_main.fieldsOf(value);
		if (event.spec !== void 0) spec = require_main.fieldsOf(event.spec);
		else if (event.final_report !== void 0) isFinished = true;
		else takeEvent(event, samples);
	};
	await readJson(source, context, { take }, { many: true });
	for (const [id, sample] of samples) addSample$1(id, sample, spec, context);
	if (!isFinished) throw require_main.Damage.atEnd("the log has no final report");
};
function takeEvent(event, samples) {
	const id = require_main.textOfField(event.sample_id);
	if (id === void 0) return;
	let sample = samples.get(id);
	if (sample === void 0) {
		sample = {
			correct: void 0,
			error: "",
			scores: [],
			sampling: {},
			match: {}
		};
		samples.set(id, sample);
	}
	const data = require_main.fieldsOf(event.data);
	if (event.type === "match") {
		sample.correct = data.correct === true && sample.correct !== false;
		sample.match = data;
	} else if (event.type === "sampling") sample.sampling = data;
	else if (event.type === "error") sample.error ||= require_main.textOf(data.message ?? data.error ?? event.data) ?? "error";
	else if (event.type === "metrics") sample.scores.push(...scoresOf$4(data));
}
function scoresOf$4(data) {
	return Object.entries(data).flatMap(([name, value]) => {
		const number = typeof value === "boolean" ? Number(value) : require_main.numberOf(value);
		return number === void 0 ? [] : [{
			name: require_main.readable(name),
			value: number
		}];
	});
}
function addSample$1(id, sample, spec, { collector }) {
	const { correct, error, scores, sampling, match } = sample;
	const grade = scores.find(({ value }) => value === 0 || value === 1)?.value;
	const outcome = error !== "" ? "errored" : correct ?? grade !== 0 ? "passed" : "failed";
	const usage = require_main.fieldsOf(sampling.usage);
	const suite = require_main.textOfField(spec.base_eval) ?? require_main.textOfField(spec.eval_name);
	const picked = require_main.textOf(match.picked ?? match.sampled ?? require_main.listOf(sampling.sampled)[0]);
	const expected = match.expected ?? match.options;
	collector.add({
		identity: {
			suite: suite === void 0 ? [] : [require_main.cleanName(suite)],
			name: require_main.cleanName(id)
		},
		outcome,
		infrastructure: error !== "" && require_main.saysInfrastructure(error) ? true : void 0,
		message: outcome === "passed" ? void 0 : require_main.firstLine(require_main.readable(error || `expected ${require_main.textOf(expected) ?? "another answer"}, got ${picked ?? "none"}`)),
		detail: error === "" ? void 0 : require_main.cut(require_main.readable(error), require_main.keptDetail),
		scores: scores.length > 0 ? scores : void 0,
		tokens: require_main.tokensOf(usage.prompt_tokens, usage.completion_tokens, usage.total_tokens),
		model: require_main.textOfField(sampling.model) ?? require_main.textOfField(require_main.listOf(spec.completion_fns)[0]),
		...require_main.sampleOf({
			input: promptOf(sampling),
			output: picked,
			expected
		})
	});
}
function promptOf({ prompt }) {
	return Array.isArray(prompt) ? require_main.fieldsOf(prompt.at(-1)).content : prompt;
}
// src/reports/formats/eval-tools/pydantic-evals-json.ts
var pydantic_evals_json_exports = require_rolldown_runtime.__exportAll({ readPydanticEvalsJson: () => readPydanticEvalsJson });
const readPydanticEvalsJson = async (source, context) => {
	await readJson(source, context, { keys: {
		cases: { items: { take: (value) => addCase(require_main.fieldsOf(value), context) } },
		failures: { items: { take: (value) => addFailure(require_main.fieldsOf(value), context) } }
	} });
};
function addCase(entry, { collector }) {
	const failed = Object.values(require_main.fieldsOf(entry.assertions)).map(require_main.fieldsOf).filter(({ value }) => value === false);
	const broken = require_main.listOf(entry.evaluator_failures).map(require_main.fieldsOf);
	const outcome = failed.length > 0 ? "failed" : broken.length > 0 ? "errored" : "passed";
	const errors = broken.map(({ error_message: message }) => require_main.textOfField(message) ?? "");
	const lines = [...failed.map(({ name, reason }) => lineOf(name, require_main.textOfField(reason) ?? "is false")), ...broken.map(({ name }, index) => lineOf(name, errors[index] ?? "the evaluator failed"))];
	const metrics = require_main.fieldsOf(entry.metrics);
	const seconds = require_main.numberOf(entry.task_duration);
	const taskMs = require_main.possibleMs(seconds === void 0 ? void 0 : seconds * 1e3);
	collector.add({
		identity: identityOf$3(entry),
		outcome,
		infrastructure: outcome === "errored" && errors.every(require_main.saysInfrastructure) ? true : void 0,
		durationMs: taskMs,
		latencyMs: taskMs,
		...lines.length > 0 && {
			message: require_main.firstLine(require_main.readable(lines.join("\n"))),
			detail: require_main.cut(require_main.readable(lines.join("\n")), 8e3)
		},
		scores: scoresOf$3(entry),
		tokens: require_main.tokensOf(metrics.input_tokens, metrics.output_tokens, metrics.total_tokens),
		costUsd: require_main.amountOf(metrics.cost),
		...require_main.sampleOf({
			input: entry.inputs,
			output: entry.output,
			expected: entry.expected_output
		}),
		...require_main.aboutFrom(require_main.fieldsOf(entry.metadata))
	});
}
function addFailure(entry, { collector, workspace }) {
	const message = require_main.readable(require_main.textOfField(entry.error_message) ?? "the task raised an error");
	const trace = require_main.readable(require_main.textOfField(entry.error_stacktrace) ?? "");
	collector.add({
		identity: identityOf$3(entry),
		outcome: "errored",
		infrastructure: require_main.saysInfrastructure(message) ? true : void 0,
		message: require_main.firstLine(message),
		detail: require_main.cut(trace === "" ? message : trace, require_main.keptDetail),
		location: workspace.locateInStack(trace),
		...require_main.sampleOf({
			input: entry.inputs,
			expected: entry.expected_output
		}),
		...require_main.aboutFrom(require_main.fieldsOf(entry.metadata))
	});
}
function identityOf$3(entry) {
	const name = require_main.textOfField(entry.source_case_name) ?? require_main.textOfField(entry.name) ?? "";
	return {
		suite: [],
		name: require_main.withoutIterationNumber(require_main.cleanName(name))
	};
}
function scoresOf$3(entry) {
	const scores = [...Object.entries(require_main.fieldsOf(entry.scores)), ...Object.entries(require_main.fieldsOf(entry.assertions))].map(([name, written]) => {
		const { value, reason, source } = require_main.fieldsOf(written);
		const isAssertion = typeof value === "boolean";
		const why = require_main.textOfField(reason);
		return {
			name: require_main.readable(name),
			value: isAssertion ? Number(value) : require_main.numberOf(value) ?? null,
			passed: isAssertion ? value : void 0,
			judge: require_main.judgeFrom(require_main.fieldsOf(require_main.fieldsOf(source).arguments)),
			rationale: why === void 0 ? void 0 : require_main.cut(require_main.readable(why), require_main.keptMessage)
		};
	});
	return scores.length > 0 ? scores : void 0;
}
function lineOf(name, text) {
	return `${require_main.textOfField(name) ?? "evaluator"}: ${text}`;
}
// src/reports/formats/eval-tools/ragas-json.ts
var ragas_json_exports = require_rolldown_runtime.__exportAll({ readRagasJson: () => readRagasJson });
const readRagasJson = async (source, context) => {
	const take = (value) => {
		if (!Array.isArray(value)) context.collector.hasNoEnd();
		for (const row of Array.isArray(value) ? value : [value]) addRow$1(row, context);
	};
	await readJson(source, context, { take }, { many: true });
};
function addRow$1(value, { collector }) {
	const row = require_main.fieldsOf(value);
	const asked = require_main.textOf(row.user_input);
	if (asked === void 0) return;
	const scores = Object.entries(row).flatMap(([name, score]) => {
		const number = require_main.numberOf(score);
		return number === void 0 ? [] : [{
			name: require_main.readable(name),
			value: number
		}];
	});
	collector.add({
		identity: {
			suite: [],
			name: require_main.cleanName(asked.replaceAll("\n", " "))
		},
		outcome: scores.length > 0 ? "passed" : "skipped",
		message: scores.length > 0 ? void 0 : "no metric gave a value",
		scores: scores.length > 0 ? scores : void 0,
		...require_main.sampleOf({
			input: row.user_input,
			output: require_main.textOfField(row.response),
			expected: require_main.textOfField(row.reference)
		})
	});
}
// src/reports/formats/eval-tools/strands-json.ts
var strands_json_exports = require_rolldown_runtime.__exportAll({ readStrandsJson: () => readStrandsJson });
const columns = [
	"cases",
	"scores",
	"test_passes",
	"reasons",
	"detailed_results"
];
const readStrandsJson = async (source, context) => {
	const lists = {
		cases: [],
		scores: [],
		test_passes: [],
		reasons: [],
		detailed_results: []
	};
	await readJson(source, context, { keys: Object.fromEntries(columns.map((name) => [name, { items: { take: (value) => lists[name].push(value) } }])) });
	const evaluators = new Set(lists.cases.map((of) => require_main.textOfField(require_main.fieldsOf(of).evaluator)));
	for (const [index, entry] of lists.cases.entries()) context.collector.add(resultOf(require_main.fieldsOf(entry), {
		score: require_main.numberOf(lists.scores[index]),
		passed: lists.test_passes[index] === true,
		reason: require_main.textOfField(lists.reasons[index]) ?? "",
		isBroken: require_main.listOf(lists.detailed_results[index]).length === 0 && lists.detailed_results.length > 0,
		namesEvaluator: evaluators.size > 1
	}));
	warnOfShort(lists, context);
};
function resultOf(entry, of) {
	const evaluator = require_main.textOfField(entry.evaluator) ?? "score";
	const name = require_main.textOfField(entry.name) ?? require_main.textOf(entry.input) ?? "";
	const outcome = of.passed ? "passed" : of.isBroken ? "errored" : "failed";
	const reason = require_main.readable(of.reason).trim();
	return {
		identity: {
			suite: [],
			name: require_main.cleanName(name.replaceAll("\n", " ")),
			variant: of.namesEvaluator ? require_main.cleanName(evaluator) : void 0
		},
		outcome,
		infrastructure: outcome === "errored" && require_main.saysInfrastructure(reason) ? true : void 0,
		message: outcome === "passed" || reason === "" ? void 0 : require_main.firstLine(reason),
		detail: outcome === "passed" || reason === "" ? void 0 : require_main.cut(reason, require_main.keptDetail),
		scores: of.isBroken || of.score === void 0 ? void 0 : [{
			name: require_main.readable(evaluator),
			value: of.score,
			passed: of.passed,
			rationale: reason === "" ? void 0 : require_main.cut(reason, require_main.keptMessage)
		}],
		...require_main.sampleOf({
			input: entry.input,
			output: entry.actual_output,
			expected: entry.expected_output
		})
	};
}
function warnOfShort(lists, { collector }) {
	if ((lists.test_passes?.length ?? 0) < (lists.cases?.length ?? 0)) collector.warn("some cases have no entry in test_passes; they are read as failed");
}
// src/reports/formats/inspect/messages.ts
function messageOf$2(error, outcome) {
	if (error === void 0) return outcome === "skipped" ? { message: "the sample was not scored" } : {};
	if (outcome === "skipped") return { message: "cancelled: the task failed while it ran" };
	const message = require_main.readable(require_main.textOfField(error.message) ?? "the sample ended with an error");
	const traceback = require_main.readable(require_main.textOfField(error.traceback) ?? "");
	return {
		message: require_main.firstLine(message),
		detail: traceback !== "" ? require_main.cut(traceback, require_main.keptDetail) : void 0
	};
}
function limitOf(sample) {
	const { type, limit } = require_main.fieldsOf(sample.limit);
	const kind = require_main.textOfField(type);
	return kind === void 0 ? void 0 : require_main.readable(`${kind} limit of ${require_main.textOf(limit) ?? "the task"}`);
}
function explanationOf(sample, limit) {
	const lines = Object.entries(require_main.fieldsOf(sample.scores)).map(([name, value]) => {
		const { explanation, answer, value: grade } = require_main.fieldsOf(value);
		const why = require_main.textOfField(explanation) ?? (answer == null ? "" : `answered ${require_main.textOf(answer)}`);
		return `${name}: ${require_main.textOf(grade) ?? "no value"}${why && ` (${why})`}`;
	});
	const ended = limit === void 0 ? [] : [`the ${limit} ended the sample`];
	const text = require_main.readable([...ended, ...lines].join("\n")).trim();
	return text === "" ? {} : {
		message: require_main.firstLine(text),
		detail: require_main.cut(text, require_main.keptDetail)
	};
}
// src/reports/formats/inspect/spans.ts
function inspectSpans(events) {
	return spansOf(require_main.listOf(events).map(require_main.fieldsOf).flatMap(spanOf));
}
function spanOf(event) {
	const { event: kind, timestamp, completed, model, function: tool, error, output } = event;
	if (kind !== "model" && kind !== "tool") return [];
	const { input_tokens, output_tokens } = require_main.fieldsOf(require_main.fieldsOf(output).usage);
	return [{
		name: require_main.readable(require_main.textOfField(kind === "model" ? model : tool) ?? kind),
		category: kind === "model" ? "llm" : "tool",
		start: timeOf$1(timestamp),
		end: timeOf$1(completed),
		failed: error === void 0 || error === null ? void 0 : true,
		inputTokens: require_main.amountOf(input_tokens),
		outputTokens: require_main.amountOf(output_tokens)
	}];
}
function timeOf$1(value) {
	return require_main.numberOf(Date.parse(require_main.textOfField(value) ?? ""));
}
// src/reports/formats/inspect/task.ts
function identityOf$2(header, name, { workspace }) {
	const file = require_main.textOfField(header.task_file);
	const model = require_main.textOfField(header.model);
	return {
		file: file === void 0 ? void 0 : require_main.cleanName(workspace.relative(file)),
		suite: [require_main.cleanName(require_main.textOfField(header.task) ?? "")],
		name,
		variant: model === void 0 ? void 0 : require_main.cleanName(model)
	};
}
function finishTask({ status, failure, samples }, header, context) {
	const config = require_main.fieldsOf(header.config);
	if (config.limit !== void 0 && config.limit !== null) context.collector.ranSelection("Inspect's `limit`");
	else if (require_main.listOf(config.sample_id).length > 0) context.collector.ranSelection("Inspect's `sample_id`");
	const isPart = config.limit != null || require_main.listOf(config.sample_id).length > 0;
	const stopped = status === "error" || status === "cancelled" || status === "started";
	const planned = (require_main.numberOf(require_main.fieldsOf(header.dataset).samples) ?? 0) * (require_main.numberOf(config.epochs) ?? 1);
	if (!stopped && (isPart || samples >= planned) && (failure === void 0 || samples > 0)) return;
	const { suite, ...identity } = identityOf$2(header, "", context);
	const error = require_main.fieldsOf(failure);
	const why = require_main.readable(require_main.textOfField(error.message) ?? "");
	const missing = planned > samples ? ` after ${samples} of ${planned} samples` : "";
	const isLost = status === "cancelled" || require_main.saysInfrastructure(why);
	context.collector.addSuiteError({
		identity: {
			...identity,
			suite: [],
			name: suite[0] ?? ""
		},
		scope: "suite",
		outcome: "errored",
		infrastructure: isLost || void 0,
		...messageOf$2(error, "errored"),
		message: require_main.firstLine(`the task ended with status "${require_main.readable(status)}"${missing}${why && `: ${why}`}`)
	});
}
// src/reports/formats/inspect/inspect-json.ts
var inspect_json_exports = require_rolldown_runtime.__exportAll({ readInspectJson: () => readInspectJson });
const grades = new Map([
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
const readInspectJson = async (source, context) => {
	let header;
	const end = {
		status: "",
		failure: void 0,
		samples: 0
	};
	const waiting = [];
	const add = (sample) => addSample(sample, header ?? {}, end.status, context);
	await readJson(source, context, { keys: {
		eval: { take: (value) => {
			header = require_main.fieldsOf(value);
		} },
		status: { take: (value) => {
			end.status = require_main.textOfField(value) ?? "";
		} },
		error: { take: (value) => {
			end.failure = value ?? void 0;
		} },
		samples: { items: { take: (value) => {
			end.samples += 1;
			if (header === void 0) waiting.push(require_main.fieldsOf(value));
			else add(require_main.fieldsOf(value));
		} } }
	} });
	for (const sample of waiting) add(sample);
	finishTask(end, header ?? {}, context);
};
function addSample(sample, header, status, context) {
	const { collector } = context;
	const error = sample.error === void 0 || sample.error === null ? void 0 : require_main.fieldsOf(sample.error);
	const scores = error === void 0 ? scoresOf$2(sample, graderOf(header)) : [];
	const limit = limitOf(sample);
	const judged = error !== void 0 ? "errored" : outcomeOf$4(sample);
	const isCutOff = judged === "skipped" && limit !== void 0;
	const outcome = status === "error" && /^CancelledError\b/.test(require_main.textOfField(error?.message) ?? "") ? "skipped" : isCutOff ? "failed" : judged;
	const retries = require_main.listOf(sample.error_retries).length;
	const output = require_main.fieldsOf(sample.output);
	const [choice] = require_main.listOf(output.choices).map(require_main.fieldsOf);
	const model = require_main.textOfField(header.model) ?? require_main.textOfField(output.model);
	const provider = model?.includes("/") === true ? model.slice(0, model.indexOf("/")) : void 0;
	const durationMs = secondsOf(sample.total_time);
	const latencyMs = secondsOf(sample.working_time);
	const calls = require_main.listOf(sample.messages).flatMap((message) => require_main.listOf(require_main.fieldsOf(message).tool_calls));
	collector.add({
		identity: identityOf$2(header, require_main.cleanName(require_main.textOf(sample.id) ?? ""), context),
		outcome,
		infrastructure: outcome === "errored" && require_main.saysInfrastructure(require_main.textOfField(error?.message)) ? true : void 0,
		flaky: outcome === "passed" && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs,
		latencyMs,
		...error === void 0 && outcome !== "skipped" ? outcome !== "passed" && explanationOf(sample, limit) : messageOf$2(error, outcome),
		scores: scores.length > 0 ? scores : void 0,
		...usageOf(sample, output),
		model,
		provider,
		...require_main.toolCallsOf(calls, ({ function: name }) => name, ({ arguments: given }) => given),
		spans: inspectSpans(sample.events),
		cached: isCached$1(sample) ? true : void 0,
		...require_main.sampleOf({
			input: questionOf(sample.input),
			output: contentOf(require_main.fieldsOf(choice?.message).content),
			expected: sample.target
		}),
		...require_main.aboutFrom(require_main.fieldsOf(sample.metadata), header.tags)
	});
}
function isCached$1({ events }) {
	const calls = require_main.listOf(events).map(require_main.fieldsOf).filter(({ event }) => event === "model");
	return calls.length > 0 && calls.every(({ cache }) => cache === "read");
}
function secondsOf(value) {
	const seconds = require_main.numberOf(value);
	return seconds === void 0 ? void 0 : require_main.possibleMs(seconds * 1e3);
}
function graderOf(header) {
	const { grader } = require_main.fieldsOf(header.model_roles);
	const model = require_main.textOfField(grader) ?? require_main.textOfField(require_main.fieldsOf(grader).model);
	return model === void 0 ? void 0 : require_main.readable(model);
}
function scoresOf$2(sample, grader) {
	return Object.entries(require_main.fieldsOf(sample.scores)).flatMap(([name, value]) => {
		const score = require_main.fieldsOf(value);
		const explanation = require_main.textOfField(score.explanation);
		const why = explanation === void 0 ? {} : { rationale: require_main.cut(require_main.readable(explanation), require_main.keptMessage) };
		const parts = typeof score.value === "object" && score.value !== null ? Object.entries(score.value).map(([part, of]) => [`${name}.${part}`, of]) : [[name, score.value]];
		const judge = name.startsWith("model_graded") ? grader : void 0;
		return parts.map(([part, of]) => ({
			name: require_main.readable(part),
			value: gradeOf(of) ?? null,
			judge,
			...why
		}));
	});
}
function gradeOf(value) {
	return require_main.numberOf(value) ?? grades.get(typeof value === "string" && value.length > 1 ? value.toLowerCase() : value);
}
function outcomeOf$4(sample) {
	const values = Object.values(require_main.fieldsOf(sample.scores)).flatMap((score) => {
		const { value } = require_main.fieldsOf(score);
		return typeof value === "object" && value !== null ? Object.values(value) : [value];
	});
	if (values.every((value) => value === null || value === void 0)) return "skipped";
	return values.flatMap((value) => {
		const grade = gradeOf(value);
		return grade === void 0 || typeof value === "number" && value !== 0 && value !== 1 ? [] : [grade];
	}).every((grade) => grade === 1) ? "passed" : "failed";
}
function usageOf(sample, output) {
	const perModel = Object.values(require_main.fieldsOf(sample.model_usage)).map(require_main.fieldsOf);
	const usages = perModel.length > 0 ? perModel : [require_main.fieldsOf(output.usage)];
	const tokens = require_main.sumTokens(usages.map((usage) => require_main.tokensOf(usage.input_tokens, usage.output_tokens, usage.total_tokens)));
	const costs = usages.flatMap((usage) => require_main.amountOf(usage.total_cost) ?? []);
	return {
		tokens,
		costUsd: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : void 0
	};
}
function questionOf(input) {
	if (!Array.isArray(input)) return input;
	return contentOf(input.map(require_main.fieldsOf).filter(({ role }) => role === "user").at(-1)?.content);
}
function contentOf(content) {
	if (!Array.isArray(content)) return content;
	return content.map((part) => require_main.textOfField(require_main.fieldsOf(part).text) ?? "").filter((text) => text !== "").join("\n");
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
	const { provider, assert, ...others } = require_main.fieldsOf(value);
	if (provider === void 0 && assert === void 0) return value;
	return assert === void 0 ? others : {
		...others,
		assert: withoutProvider(assert)
	};
}
function judgesOf(grading, testCase) {
	const byMetric = new Map();
	const ofTest = require_main.fieldsOf(testCase.options).provider;
	const components = require_main.listOf(grading.componentResults).map((part) => require_main.fieldsOf(require_main.fieldsOf(part).assertion));
	const assertions = components.length > 0 ? components : require_main.listOf(testCase.assert).map(require_main.fieldsOf);
	for (const { type, metric, provider } of assertions) {
		const judge = provider !== void 0 || graded.test(require_main.textOfField(type) ?? "") ? nameOf$3(provider ?? ofTest) : void 0;
		if (judge === void 0) continue;
		const name = require_main.textOfField(metric) ?? "";
		byMetric.set(name, (byMetric.get(name) ?? new Set()).add(judge));
	}
	return new Map([...byMetric].map(([metric, judges]) => [metric, [...judges].sort().join(", ")]));
}
function nameOf$3(provider) {
	const { label, text, embedding } = require_main.fieldsOf(provider);
	return require_main.judgeFrom({ judge: require_main.textOfField(label) ?? provider }) ?? require_main.judgeFrom({ judge: text }) ?? require_main.judgeFrom({ judge: embedding });
}
const plain = /^(?:not-)?(?:equals|i?contains(?:-any|-all)?|i?starts-with|regex|is-(?:json|sql|html|xml|refusal|valid-[\w-]+)|contains-(?:json|sql|html|xml))$/;
function isPlainCheck({ assert }) {
	const assertions = require_main.listOf(assert).map(require_main.fieldsOf);
	return assertions.length < 2 && assertions.every(({ type }) => plain.test(require_main.textOfField(type) ?? ""));
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
	const provider = require_main.fieldsOf(entry.provider);
	return require_main.textOfField(provider.label) || require_main.textOfField(provider.id) || require_main.textOfField(entry.provider);
}
async function promptsOfLines(source, context) {
	const prompts = new PromptNumbers();
	const plan = { take: (value) => {
		const entry = require_main.fieldsOf(value);
		const column = require_main.numberOf(entry.promptIdx);
		if (column !== void 0) prompts.add(column, providerOf(entry) ?? "");
	} };
	try {
		await readJson(source, context, plan, { many: true });
	} catch (error) {
		if (!(error instanceof require_main.Damage)) throw error;
	}
	return prompts;
}
// src/reports/formats/promptfoo/entry.ts
const providerFailed = 2;
function addPromptfooEntry(value, prompts, { collector }) {
	const entry = require_main.fieldsOf(value);
	const testCase = require_main.fieldsOf(entry.testCase);
	const provider = require_main.fieldsOf(entry.provider);
	const response = require_main.fieldsOf(entry.response);
	const grading = require_main.fieldsOf(entry.gradingResult);
	const isBroken = entry.failureReason === providerFailed || entry.failureReason === void 0 && require_main.textOfField(entry.error) !== void 0 && entry.gradingResult == null;
	const outcome = isBroken ? "errored" : entry.success === true ? "passed" : "failed";
	const providerId = require_main.textOfField(provider.id) ?? require_main.textOfField(entry.provider);
	const latencyMs = require_main.possibleMs(require_main.numberOf(entry.latencyMs));
	const scores = isBroken ? [] : scoresOf$1(entry, require_main.numberOf(testCase.threshold), judgesOf(grading, testCase), isPlainCheck(testCase));
	const usage = require_main.fieldsOf(entry.tokenUsage ?? response.tokenUsage);
	const tokens = require_main.tokensOf(usage.prompt, usage.completion, usage.total);
	const costUsd = require_main.amountOf(entry.cost) ?? require_main.amountOf(response.cost);
	collector.add({
		identity: {
			id: require_main.digestOf(withoutGraders({
				...testCase,
				metadata: void 0
			})),
			suite: [],
			name: nameOf$2(testCase, entry.vars),
			variant: require_main.variantOf(providerOf(entry) ?? "provider", prompts.numberOf(require_main.numberOf(entry.promptIdx) ?? 0))
		},
		outcome,
		infrastructure: isBroken && require_main.saysInfrastructure(require_main.textOf(entry.error)) ? true : void 0,
		durationMs: latencyMs,
		latencyMs,
		...outcome !== "passed" && reasonOf(entry, grading),
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		cached: isCached(response, usage) ? true : void 0,
		provider: providerId === void 0 ? void 0 : require_main.cleanName(providerId),
		...require_main.sampleOf({
			input: require_main.fieldsOf(entry.prompt).raw,
			output: response.output
		}),
		...require_main.aboutFrom({
			...require_main.fieldsOf(testCase.metadata),
			...traceFields(require_main.fieldsOf(response.metadata))
		})
	});
}
function isCached(response, { cached, total }) {
	return response.cached === true || (require_main.amountOf(cached) ?? 0) > 0 && cached === total;
}
function traceFields(metadata) {
	const { traceUrl, trace_url: written } = metadata;
	return { trace_url: written ?? traceUrl };
}
function nameOf$2(testCase, vars) {
	const description = require_main.textOfField(testCase.description);
	if (description !== void 0 && description !== "") return require_main.cleanName(description);
	const label = Object.entries(require_main.fieldsOf(testCase.vars ?? vars)).map(([name, value]) => `${name}: ${require_main.textOf(value) ?? ""}`).join(", ");
	return label === "" ? "test" : require_main.cleanName(label.replaceAll("\n", " "));
}
function scoresOf$1(entry, threshold, judges, isPlain) {
	const named = Object.entries(require_main.fieldsOf(entry.namedScores)).map(([name, value]) => ({
		name: require_main.readable(name),
		value: require_main.numberOf(value) ?? null,
		judge: judges.get(name)
	}));
	const total = require_main.numberOf(entry.score);
	if (total === void 0 || isPlain && named.length === 0 || named.some(({ name }) => name === "score")) return named;
	return [{
		name: "score",
		value: total,
		threshold,
		judge: judges.get("")
	}, ...named];
}
function reasonOf(entry, grading) {
	const failed = require_main.listOf(grading.componentResults).map(require_main.fieldsOf).filter(({ pass }) => pass === false).map((part) => `${require_main.textOfField(require_main.fieldsOf(part.assertion).type) ?? "assertion"}: ${require_main.textOfField(part.reason) ?? ""}`);
	const reason = require_main.textOfField(entry.error) ?? require_main.textOfField(grading.reason) ?? failed[0] ?? "";
	const text = require_main.readable([reason, ...failed].join("\n")).trim();
	return text === "" ? {} : {
		message: require_main.firstLine(text),
		detail: require_main.cut(text, require_main.keptDetail)
	};
}
// src/reports/formats/promptfoo/promptfoo-json.ts
var promptfoo_json_exports = require_rolldown_runtime.__exportAll({ readPromptfooJson: () => readPromptfooJson });
const readPromptfooJson = async (source, context) => {
	const prompts = new PromptNumbers();
	let column = 0;
	const prompt = { take: (value) => {
		prompts.add(column, require_main.textOfField(require_main.fieldsOf(value).provider) ?? "");
		column += 1;
	} };
	const entry = { take: (value) => addPromptfooEntry(value, prompts, context) };
	let failures;
	await readJson(source, context, { keys: { results: { keys: {
		prompts: { items: prompt },
		results: { items: entry },
		stats: { take: (value) => {
			const counts = require_main.fieldsOf(value);
			failures = (require_main.numberOf(counts.failures) ?? 0) + (require_main.numberOf(counts.errors) ?? 0);
		} }
	} } } });
	context.collector.stateFailures(failures);
};
// src/reports/formats/promptfoo/promptfoo-jsonl.ts
var promptfoo_jsonl_exports = require_rolldown_runtime.__exportAll({ readPromptfooJsonl: () => readPromptfooJsonl });
const readPromptfooJsonl = async (source, context) => {
	const prompts = await promptsOfLines(source, context);
	const entry = { take: (value) => addPromptfooEntry(value, prompts, context) };
	context.collector.hasNoEnd();
	await readJson(source, context, entry, { many: true });
};
// src/reports/formats/tables/read-table.ts
var read_table_exports = require_rolldown_runtime.__exportAll({ readTable: () => readTable });
function readTable(table) {
	return async (source, context) => {
		const row = { take: (value) => addRow(value, table, context) };
		if (table.list !== void 0) return await readJson(source, context, planOf(table.list.split("."), row));
		if (await beginsWithList(source)) return await readJson(source, context, { items: row });
		if (table.isOneRow !== true) context.collector.hasNoEnd();
		await readJson(source, context, row, { many: true });
	};
}
async function beginsWithList(source) {
	for await (const chunk of source.chunks()) {
		const start = chunk.toString("utf8", 0, 4096).trimStart();
		if (start !== "") return start.startsWith("[");
	}
	return false;
}
function planOf([step, ...rest], row) {
	return step === void 0 ? { items: row } : { keys: { [step]: planOf(rest, row) } };
}
function addRow(row, table, { collector, workspace }) {
	const text = (path) => require_main.textOf(valueAt(row, path));
	const number = (path) => require_main.numberOf(valueAt(row, path));
	const name = text(table.name);
	if (name === void 0) {
		collector.warn(`rows without ${String(table.name)}; they are not read`);
		return;
	}
	const error = errorAt(row, table.error);
	const outcome = outcomeOf$3(row, table, error);
	const why = outcome === "passed" ? "" : require_main.readable(error ?? text(table.message) ?? "").trim();
	const [suite, variant, seconds] = [
		text(table.suite),
		text(table.variant),
		number(table.seconds)
	];
	const ms = require_main.possibleMs(seconds === void 0 ? number(table.milliseconds) : seconds * 1e3);
	const tags = valueAt(row, table.tags);
	collector.add({
		identity: {
			suite: suite === void 0 ? [] : [require_main.cleanName(suite)],
			name: require_main.withoutIterationNumber(require_main.cleanName(name.replaceAll("\n", " "))),
			variant: variant === void 0 ? void 0 : require_main.cleanName(variant)
		},
		outcome,
		durationMs: ms,
		message: why === "" ? void 0 : require_main.headline(why),
		detail: why === "" || outcome === "skipped" ? void 0 : require_main.cut(why, require_main.keptDetail),
		location: why === "" ? void 0 : workspace.locateInStack(why),
		scores: scoresOf(row, table),
		tokens: require_main.tokensOf(valueAt(row, table.tokens?.input), valueAt(row, table.tokens?.output), valueAt(row, table.tokens?.total)),
		costUsd: require_main.amountOf(valueAt(row, table.cost)),
		cached: table.cached !== void 0 && holds(row, table.cached) ? true : void 0,
		model: text(table.model),
		...require_main.sampleOf({
			input: valueAt(row, table.input),
			output: valueAt(row, table.output),
			expected: valueAt(row, table.expected)
		}),
		...require_main.aboutFrom(require_main.fieldsOf(tags), Array.isArray(tags) ? tags : void 0)
	});
}
function outcomeOf$3(row, { pass, skip }, error) {
	if (error !== void 0) return "errored";
	if (skip !== void 0 && holds(row, skip)) return "skipped";
	return pass === void 0 || holds(row, pass) ? "passed" : "failed";
}
function errorAt(row, path) {
	const value = valueAt(row, path);
	if (value === void 0 || value === null || value === false || value === "") return void 0;
	const { message, exception_message: raised, type, exception_type: kind } = require_main.fieldsOf(value);
	const said = require_main.textOfField(message) ?? require_main.textOfField(raised);
	const name = require_main.textOfField(type) ?? require_main.textOfField(kind);
	return said === void 0 ? require_main.textOf(value) ?? "error" : name === void 0 ? said : `${name}: ${said}`;
}
const yes = new Set([
	true,
	1,
	"true",
	"yes",
	"pass",
	"passed",
	"success",
	"ok",
	"correct"
]);
function holds(row, condition) {
	const { path, is, atLeast } = typeof condition === "object" && "path" in condition ? condition : {
		path: condition,
		is: void 0,
		atLeast: void 0
	};
	const value = valueAt(row, path);
	if (atLeast !== void 0) return (require_main.numberOf(value) ?? Number.NEGATIVE_INFINITY) >= atLeast - 1e-9;
	if (is !== void 0) return is.some((of) => of === value);
	return yes.has(typeof value === "string" ? value.toLowerCase() : value);
}
function scoresOf(row, { scores }) {
	if (scores === void 0) return void 0;
	const found = (typeof scores === "string" ? Object.entries(require_main.fieldsOf(valueAt(row, scores))) : Object.entries(scores).map(([name, path]) => [name, valueAt(row, path)])).flatMap(([name, value]) => {
		const score = typeof value === "boolean" ? Number(value) : require_main.numberOf(value);
		if (score === void 0 && value !== null) return [];
		return [{
			name: require_main.readable(name),
			value: score ?? null
		}];
	});
	return found.length === 0 ? void 0 : found;
}
function valueAt(row, path) {
	for (const one of path === void 0 ? [] : typeof path === "string" ? [path] : path) {
		const value = require_main.fieldsOf(row)[one] ?? one.split(".").reduce((of, step) => require_main.fieldsOf(of)[step], row);
		if (value !== void 0) return value;
	}
}
// src/reports/formats/tables/tables.ts
var tables_exports = require_rolldown_runtime.__exportAll({
	readHarbor: () => readHarbor,
	readSweBench: () => readSweBench,
	readTau2Bench: () => readTau2Bench,
	readTauBench: () => readTauBench,
	readTerminalBench: () => readTerminalBench
});
const sweBenchLists = {
	resolved_ids: ["passed"],
	unresolved_ids: ["failed", "the tests of the issue fail"],
	empty_patch_ids: ["failed", "the patch is empty"],
	error_ids: ["errored", "the evaluation raised an error"],
	incomplete_ids: ["skipped", "no prediction"]
};
const readSweBench = async (source, context) => {
	const lists = Object.entries(sweBenchLists).map(([list, [outcome, message]]) => {
		const take = (id) => context.collector.add({
			identity: {
				suite: [],
				name: require_main.cleanName(require_main.textOfField(id) ?? "")
			},
			outcome,
			message
		});
		return [list, { items: { take } }];
	});
	await readJson(source, context, { keys: Object.fromEntries(lists) });
};
const readTerminalBench = readTable({
	list: "results",
	name: "task_id",
	pass: "is_resolved",
	message: "failure_mode",
	tokens: {
		input: "total_input_tokens",
		output: "total_output_tokens"
	}
});
const readTauBench = readTable({
	name: "task_id",
	pass: {
		path: "reward",
		atLeast: 1
	},
	error: "info.error",
	scores: { reward: "reward" }
});
const readTau2Bench = readTable({
	list: "simulations",
	name: "task_id",
	pass: {
		path: "reward_info.reward",
		atLeast: 1
	},
	message: "termination_reason",
	scores: { reward: "reward_info.reward" },
	cost: "agent_cost",
	seconds: "duration"
});
const readHarbor = readTable({
	isOneRow: true,
	name: "task_name",
	variant: "agent_info.name",
	pass: {
		path: "verifier_result.rewards.reward",
		atLeast: 1
	},
	error: "exception_info",
	scores: "verifier_result.rewards",
	tokens: {
		input: "agent_result.n_input_tokens",
		output: "agent_result.n_output_tokens"
	},
	cost: "agent_result.cost_usd",
	model: ["agent_info.model_info.name", "agent_info.model_name"]
});
// src/reports/text/lines.ts
const longestLine = 2e4;
async function readLines(source, context, take) {
	const decoder = new node_string_decoder.StringDecoder("utf8");
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
	await require_main.readChunks(source, context, (chunk) => add(decoder.write(chunk)));
	add(decoder.end());
	if (rest !== "") take(rest);
	return rest;
}
// src/reports/formats/tap/diagnostics.ts
function readDiagnostics(yaml, comments) {
	const fields = scalarsOf(yaml);
	const text = require_main.readable([...comments, ...yaml].join("\n")).trim();
	const said = fields.get("error") ?? fields.get("message");
	const duration = Number(fields.get("duration_ms") ?? NaN);
	const perl = text.replace(/\bat (\S{1,300}) line (\d{1,7})/g, "$1:$2");
	return {
		message: require_main.headline(require_main.readable(said ?? comments.join("\n"))) || require_main.headline(text),
		detail: text,
		durationMs: Number.isFinite(duration) ? duration : void 0,
		trace: [fields.get("stack") ?? "", perl].join("\n")
	};
}
function scalarsOf(lines) {
	const fields = new Map();
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
function directiveAt(text) {
	for (let at = text.indexOf("#"); at !== -1; at = text.indexOf("#", at + 1)) if (text[at - 1] !== "\\" && /^#\s*(?:skip|todo|time=)/i.test(text.slice(at, at + 12))) return at;
	return -1;
}
// src/reports/formats/tap/reading.ts
const keptLines = 300;
var TapReading = class {
	#context;
	#levels = [newLevel(0)];
	#current;
	#inYaml = false;
	#failed = 0;
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
	finish(isWhole) {
		const isOpen = this.#levels.length > 1;
		while (this.#levels.length > 1) {
			const { tests } = this.#endLevel();
			this.#levels.at(-1)?.tests.push(...tests);
		}
		const [top] = this.#levels;
		if (top === void 0) return;
		this.#endPoint(top);
		this.#flush(top);
		this.#context.collector.stateFailures(this.#failed);
		const what = isWhole ? whatIsMissing(top, isOpen) : "the file ends inside a line";
		if (what !== void 0) throw require_main.Damage.atEnd(what);
	}
	#takeComment(text) {
		const failed = /^fail(?:ed)? (\d{1,7})$/.exec(text.trim())?.[1];
		if (failed !== void 0 && this.#levels.length === 1) this.#failed = Number(failed);
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
		const reason = line.reason === "-" ? "" : require_main.readable(line.reason);
		const isFailure = outcome === "failed";
		return {
			suite: [],
			name,
			result: {
				outcome,
				durationMs: require_main.possibleMs(line.durationMs ?? durationMs),
				message: (isFailure ? message : outcome === "skipped" ? reason : "") || void 0,
				detail: isFailure && detail !== "" ? require_main.cut(detail, require_main.keptDetail) : void 0,
				location: isFailure ? this.#context.workspace.locateInStack(trace) : void 0
			}
		};
	}
	#flush(top) {
		for (const { suite, name, result } of top.tests.splice(0)) this.#context.collector.add({
			identity: {
				suite: suite.map(require_main.cleanName),
				name: require_main.withoutIterationNumber(require_main.cleanName(name))
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
			message: require_main.readable(message)
		});
	}
};
function whatIsMissing({ planned, points }, isOpen) {
	if (planned !== void 0 && planned > points) return `${planned - points} of ${planned} planned tests are missing`;
	if (isOpen) return "the report ends inside a subtest";
	return planned === void 0 ? "the plan of the report is missing" : void 0;
}
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
function outcomeOf$2({ ok, directive }) {
	if (directive === "skip" || directive === "todo" && !ok) return "skipped";
	return ok ? "passed" : "failed";
}
// src/reports/formats/tap/tap.ts
var tap_exports = require_rolldown_runtime.__exportAll({ readTap: () => readTap });
const readTap = async (source, context) => {
	const reading = new TapReading(context);
	const last = await readLines(source, context, (line) => reading.take(line));
	reading.finish(!/^\s*(?:not )?ok\b/.test(last));
};
// src/reports/formats/test-tools/allure-json.ts
var allure_json_exports = require_rolldown_runtime.__exportAll({ readAllureJson: () => readAllureJson });
const outcomes$5 = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["broken", "errored"],
	["skipped", "skipped"],
	["pending", "skipped"]
]);
const readAllureJson = async (source, context) => {
	await readJson(source, context, { take: (value) => addResult(require_main.fieldsOf(value), context) });
};
function addResult(test, { collector, workspace }) {
	const written = require_main.textOfField(test.status) ?? "";
	const outcome = outcomes$5.get(written);
	if (outcome === void 0) collector.warn(`unknown status "${require_main.readable(written).slice(0, 40)}", read as errored`);
	const details = require_main.fieldsOf(test.statusDetails);
	const message = require_main.readable(require_main.textOfField(details.message) ?? "").trim();
	const trace = require_main.readable(require_main.textOfField(details.trace) ?? "").trim();
	const [start, stop] = [require_main.numberOf(test.start), require_main.numberOf(test.stop)];
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			suite: suitesOf(test),
			name: nameOf(test)
		},
		outcome: outcome ?? "errored",
		flaky: outcome === "passed" && details.flaky === true ? true : void 0,
		durationMs: require_main.possibleMs(start === void 0 || stop === void 0 ? void 0 : stop - start),
		message: message === "" && trace === "" ? void 0 : require_main.headline(message || trace),
		detail: failed && trace !== "" ? require_main.cut(trace.includes(message) ? trace : `${message}\n${trace}`, require_main.keptDetail) : void 0,
		location: failed ? workspace.locateInStack(trace) : void 0,
		...require_main.aboutFrom(labelsOf(test))
	});
}
function labelsOf(test) {
	const about = new Map();
	for (const { name, value } of require_main.listOf(test.labels).map(require_main.fieldsOf)) {
		const label = require_main.textOfField(name) ?? "";
		if (!describing.has(label)) continue;
		about.set(label, [...about.get(label) ?? [], value]);
	}
	return Object.fromEntries(about);
}
const describing = new Set([
	"tag",
	"epic",
	"feature",
	"story",
	"severity",
	"layer"
]);
function suitesOf(test) {
	const labels = require_main.listOf(test.labels).map(require_main.fieldsOf);
	const named = (name) => require_main.textOfField(labels.find((label) => label.name === name)?.value);
	const suites = [
		named("parentSuite"),
		named("suite"),
		named("subSuite")
	].filter((name) => name !== void 0);
	return (suites.length > 0 ? suites : [named("testClass") ?? named("package")]).filter((name) => name !== void 0).map(require_main.cleanName);
}
function nameOf(test) {
	const name = require_main.textOfField(test.name) ?? require_main.textOfField(test.fullName) ?? "";
	const shown = require_main.listOf(test.parameters).map(require_main.fieldsOf).filter(({ excluded, mode }) => excluded !== true && mode !== "hidden").map(({ name: key, value }) => [require_main.textOfField(key) ?? "", require_main.textOfField(value) ?? ""]).filter(([, value]) => value !== "" && !name.includes(value.replace(/^['"]|['"]$/g, ""))).map(([key, value]) => `${key}=${value}`).join(", ");
	return require_main.withoutIterationNumber(require_main.cleanName(shown === "" ? name : `${name} [${shown}]`));
}
// src/reports/formats/test-tools/ctrf-json.ts
var ctrf_json_exports = require_rolldown_runtime.__exportAll({ readCtrfJson: () => readCtrfJson });
const outcomes$4 = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["skipped", "skipped"],
	["pending", "skipped"],
	["other", "skipped"]
]);
const readCtrfJson = async (source, context) => {
	const test = { take: (value) => addTest$2(value, context) };
	let failed;
	await readJson(source, context, { keys: { results: { keys: {
		summary: { take: (value) => {
			failed = require_main.numberOf(require_main.fieldsOf(value).failed);
		} },
		tests: { items: test }
	} } } });
	context.collector.stateFailures(failed);
};
function addTest$2(value, { collector, workspace }) {
	const test = require_main.fieldsOf(value);
	const status = require_main.textOfField(test.status) ?? "";
	const outcome = outcomes$4.get(status);
	if (outcome === void 0 || status === "other") collector.warn(`status "${require_main.readable(status).slice(0, 40)}", read as skipped`);
	const file = require_main.textOfField(test.filePath);
	const path = file === void 0 ? void 0 : require_main.cleanName(workspace.relative(file));
	const trace = require_main.readable(require_main.textOfField(test.trace) ?? "");
	const line = require_main.numberOf(test.line);
	const location = (file === void 0 ? void 0 : workspace.locate(file, line)) ?? workspace.locateInStack(trace);
	const durationMs = require_main.possibleMs(require_main.numberOf(test.duration));
	const retries = require_main.numberOf(test.retries);
	const { id, iteration, environment, ...evals } = require_main.readProperties(flatten(test.extra));
	const about = require_main.aboutFrom(require_main.fieldsOf(test.labels), test.tags);
	const written = require_main.cleanName(require_main.textOfField(test.name) ?? "");
	const name = iteration === void 0 ? require_main.withoutIterationNumber(written) : require_main.withoutIteration(written, iteration);
	const variant = require_main.joinVariants(require_main.textOfField(test.browser), require_main.variantOfEnvironment(environment ?? {}));
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
		...evals,
		...require_main.withoutEmpty([...about.slices ?? [], ...evals.slices ?? []], evals.trace ?? about.trace)
	};
	collector.add(result);
}
function textsOf(test, trace) {
	const written = require_main.readable(require_main.textOfField(test.message) ?? "").trim();
	const message = require_main.firstLine(written === "" ? trace : written);
	const detail = [written, trace].filter((text) => text !== "").join("\n\n");
	return {
		message: message !== "" ? require_main.cut(message, require_main.keptMessage) : void 0,
		detail: detail !== "" ? require_main.cut(detail, require_main.keptDetail) : void 0
	};
}
function suiteOf(suite) {
	if (Array.isArray(suite)) return suite.map((part) => require_main.cleanName(require_main.textOfField(part) ?? ""));
	const text = require_main.textOfField(suite);
	return text === void 0 || text === "" ? [] : text.split(" > ").map(require_main.cleanName);
}
function flatten(extra, prefix = "", depth = 0) {
	return Object.entries(require_main.fieldsOf(extra)).flatMap(([name, value]) => {
		const path = prefix === "" ? name : `${prefix}.${name}`;
		if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [[path, String(value)]];
		return depth < 4 ? flatten(value, path, depth + 1) : [];
	});
}
// src/reports/formats/test-tools/dart-json.ts
var dart_json_exports = require_rolldown_runtime.__exportAll({ readDartJson: () => readDartJson });
const readDartJson = async (source, context) => {
	const reading = new DartReading(context);
	await readJson(source, context, {
		take: (value) => reading.take(require_main.fieldsOf(value)),
		items: {}
	}, { many: true });
	reading.finish();
};
var DartReading = class {
	#context;
	#suites = new Map();
	#groups = new Map();
	#tests = new Map();
	#isDone = false;
	constructor(context) {
		this.#context = context;
	}
	take(event) {
		switch (event.type) {
			case "suite": {
				const { id, path } = require_main.fieldsOf(event.suite);
				this.#suites.set(require_main.numberOf(id) ?? -1, require_main.textOfField(path) ?? "");
				return;
			}
			case "group": {
				const { id, name, parentID } = require_main.fieldsOf(event.group);
				this.#groups.set(require_main.numberOf(id) ?? -1, {
					name: require_main.textOfField(name) ?? "",
					parent: require_main.numberOf(parentID)
				});
				return;
			}
			case "testStart": {
				const test = require_main.fieldsOf(event.test);
				const startedAt = require_main.numberOf(event.time) ?? 0;
				this.#tests.set(require_main.numberOf(test.id) ?? -1, {
					test,
					startedAt,
					error: "",
					stack: "",
					isError: false
				});
				return;
			}
			case "error": {
				const running = this.#tests.get(require_main.numberOf(event.testID) ?? -1);
				if (running === void 0) return;
				running.error ||= require_main.textOfField(event.error) ?? "";
				running.stack ||= require_main.textOfField(event.stackTrace) ?? "";
				if (event.isFailure === false) running.isError = true;
				return;
			}
			case "testDone":
				this.#finishTest(event);
				return;
			case "done":
				this.#isDone = true;
				if (event.success === false && this.#context.collector.failing === 0) this.#context.collector.stateFailures(1);
		}
	}
	#finishTest(event) {
		const id = require_main.numberOf(event.testID) ?? -1;
		const running = this.#tests.get(id);
		if (running === void 0) return;
		this.#tests.delete(id);
		const failed = event.result === "failure" || event.result === "error";
		if (event.hidden === true && !failed) return;
		const isSkipped = event.skipped === true;
		const ended = require_main.numberOf(event.time);
		this.#add(running, {
			outcome: failed ? event.result === "error" ? "errored" : "failed" : isSkipped ? "skipped" : "passed",
			durationMs: require_main.possibleMs(ended === void 0 ? void 0 : ended - running.startedAt),
			isHidden: event.hidden === true
		});
	}
	#add({ test, error, stack }, of) {
		const { collector, workspace } = this.#context;
		const path = this.#suites.get(require_main.numberOf(test.suiteID) ?? -1) ?? "";
		const file = path === "" ? void 0 : require_main.cleanName(workspace.relative(path));
		const text = require_main.readable(error).trim();
		const failed = of.outcome === "failed" || of.outcome === "errored";
		const isWhole = failed && (of.isHidden || /^loading /.test(require_main.textOfField(test.name) ?? ""));
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
			message: failed ? require_main.headline(text) : require_main.textOfField(require_main.fieldsOf(test.metadata).skipReason),
			detail: failed ? require_main.cut(`${text}\n\n${require_main.readable(stack)}`.trim(), require_main.keptDetail) : void 0,
			location: failed ? this.#placeOf(test, stack, path) : void 0
		};
		if (isWhole) collector.addSuiteError({
			...result,
			scope: "suite"
		});
		else collector.add(result);
	}
	#namesOf(test) {
		const full = require_main.textOfField(test.name) ?? "";
		const groups = require_main.listOf(test.groupIDs).map((id) => this.#groups.get(require_main.numberOf(id) ?? -1)?.name ?? "").filter((name) => name !== "");
		const suite = groups.map((name, index) => withoutStart(name, groups[index - 1]));
		const name = require_main.withoutIterationNumber(require_main.cleanName(withoutStart(full, groups.at(-1))));
		return {
			suite: suite.map(require_main.cleanName),
			name
		};
	}
	#placeOf(test, stack, path) {
		const { workspace } = this.#context;
		const isRoot = require_main.numberOf(test.root_line) !== void 0;
		const line = require_main.numberOf(isRoot ? test.root_line : test.line);
		return workspace.locateInStack(withLines(require_main.readable(stack))) ?? workspace.locate(path, line);
	}
	finish() {
		for (const running of this.#tests.values()) {
			running.error ||= "the test did not end; the process was stopped";
			this.#add(running, {
				outcome: "errored",
				isHidden: false
			});
		}
		if (!this.#isDone) throw require_main.Damage.atEnd("the run did not end");
	}
};
function withoutStart(name, start) {
	return start !== void 0 && name.startsWith(`${start} `) ? name.slice(start.length + 1) : name;
}
function withLines(stack) {
	return stack.replace(/(\.dart) (\d{1,7}):(\d{1,5})/g, "$1:$2:$3");
}
// src/reports/formats/test-tools/go-test-json.ts
var go_test_json_exports = require_rolldown_runtime.__exportAll({ readGoTestJson: () => readGoTestJson });
const ends = new Set([
	"pass",
	"fail",
	"skip"
]);
const readGoTestJson = async (source, context) => {
	const reading = new GoReading(context);
	await readJson(source, context, { take: (value) => reading.take(require_main.fieldsOf(value)) }, { many: true });
	reading.finish();
};
var GoReading = class {
	#context;
	#packages = new Map();
	#builds = new Map();
	constructor(context) {
		this.#context = context;
	}
	take(event) {
		const action = require_main.textOfField(event.Action) ?? "";
		const output = require_main.textOfField(event.Output) ?? "";
		if (action === "build-output") {
			const path = require_main.textOfField(event.ImportPath) ?? "";
			const build = this.#builds.get(path) ?? {
				output: "",
				length: 0
			};
			this.#builds.set(path, build);
			addOutput(build, output);
			return;
		}
		const name = require_main.textOfField(event.Package);
		if (name === void 0) return;
		let of = this.#packages.get(name);
		if (of === void 0) {
			of = {
				tests: new Map(),
				own: {
					output: "",
					length: 0
				},
				somethingFailed: false
			};
			this.#packages.set(name, of);
		}
		const test = require_main.textOfField(event.Test);
		if (test !== void 0) this.#takeTest(of, name, test, action, output, require_main.numberOf(event.Elapsed));
		else if (action === "output") addOutput(of.own, output);
		else if (action === "fail") this.#failPackage(of, name, require_main.textOfField(event.FailedBuild));
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
				suite: [require_main.cleanName(name)],
				name: require_main.cleanName(test)
			},
			outcome: action === "pass" ? "passed" : action === "skip" ? "skipped" : "failed",
			durationMs: require_main.possibleMs(elapsed === void 0 ? void 0 : elapsed * 1e3),
			message: text === "" ? void 0 : goHeadline(text),
			detail: action === "fail" && text !== "" ? require_main.cut(text, require_main.keptDetail) : void 0,
			location: action === "fail" ? this.#context.workspace.locateInStack(text, name) : void 0
		});
	}
	#addUnfinished(of, name) {
		const { collector, workspace } = this.#context;
		const own = outputOf$1(of.own);
		for (const [test, running] of of.tests) {
			of.somethingFailed = true;
			const text = outputOf$1(running) || own;
			collector.add({
				identity: {
					suite: [require_main.cleanName(name)],
					name: require_main.cleanName(test)
				},
				outcome: "errored",
				message: goHeadline(text) || "the test did not end",
				detail: require_main.cut(text, require_main.keptDetail),
				location: workspace.locateInStack(text, name)
			});
		}
	}
	#failPackage(of, name, build) {
		const { collector, workspace } = this.#context;
		this.#addUnfinished(of, name);
		if (of.somethingFailed) return;
		const own = outputOf$1(of.own);
		const compiler = build === void 0 ? void 0 : this.#builds.get(build);
		const text = compiler === void 0 ? own : outputOf$1(compiler);
		collector.addSuiteError({
			identity: {
				suite: [],
				name: require_main.cleanName(name)
			},
			scope: "suite",
			outcome: "errored",
			message: goHeadline(text) || "the package failed outside of its tests",
			detail: require_main.cut(text, require_main.keptDetail),
			location: workspace.locateInStack(text, name)
		});
	}
	finish() {
		const open = [...this.#packages];
		for (const [name, of] of open) this.#addUnfinished(of, name);
		if (open.length > 0) throw require_main.Damage.atEnd(`the report ends before the package ${require_main.readable(open[0]?.[0] ?? "").slice(0, 200)} does`);
	}
};
function addOutput(running, output) {
	running.length += output.length;
	if (running.output.length < 8e3) running.output += output.slice(0, require_main.keptDetail);
}
function outputOf$1({ output }) {
	return require_main.readable(output).trim();
}
function goHeadline(text) {
	const lines = text.split("\n").filter((line) => !/^\s*(?:=== |--- |#|FAIL\b|exit status)/.test(line));
	return require_main.headline(lines.join("\n"));
}
// src/reports/formats/eval-tools/vitest-evals.ts
function evalFields(meta, testTags = void 0) {
	const { eval: evaluation, harness, tags, category, trace_url: trace } = require_main.fieldsOf(meta);
	const all = [...require_main.listOf(testTags), ...require_main.listOf(tags)];
	const { metadata, tags: ofEval } = require_main.fieldsOf(evaluation);
	const about = require_main.aboutFrom({
		category,
		trace_url: trace,
		...require_main.fieldsOf(metadata),
		tags: ofEval
	}, all);
	if (evaluation === void 0 && harness === void 0) return about;
	const judged = require_main.fieldsOf(evaluation);
	const run = require_main.fieldsOf(require_main.fieldsOf(harness).run);
	const usage = require_main.fieldsOf(run.usage);
	const session = require_main.fieldsOf(run.session);
	const scores = require_main.listOf(judged.scores).map((score) => scoreOf(score, judged));
	const latencyMs = require_main.possibleMs(require_main.numberOf(require_main.fieldsOf(run.timings).totalMs));
	const model = require_main.textOfField(usage.model) ?? require_main.textOfField(session.model);
	const provider = require_main.textOfField(usage.provider) ?? require_main.textOfField(session.provider);
	const costUsd = costOf(require_main.fieldsOf(usage.metadata));
	const tokens = require_main.tokensOf(usage.inputTokens, usage.outputTokens, usage.totalTokens);
	return {
		...about,
		scores: scores.length > 0 ? scores : void 0,
		tokens,
		costUsd,
		latencyMs,
		cached: run.cached === true || usage.cached === true ? true : void 0,
		model,
		provider,
		...require_main.toolCallsOf(judged.toolCalls, ({ name }) => name, ({ arguments: given }) => given),
		...require_main.sampleOf({
			input: inputOf(session.events),
			output: judged.output ?? run.output ?? outputOf(judged.scores)
		}),
		...evaluation === void 0 && brokenBefore(require_main.listOf(run.errors))
	};
}
function brokenBefore(errors) {
	if (errors.length === 0) return {};
	return errors.every((error) => require_main.saysInfrastructure(require_main.textOf(require_main.fieldsOf(error).message) ?? require_main.textOf(error))) ? {
		outcome: "errored",
		infrastructure: true
	} : { outcome: "errored" };
}
function scoreOf(value, judged) {
	const score = require_main.fieldsOf(value);
	const metadata = require_main.fieldsOf(score.metadata);
	const name = require_main.textOfField(score.name) ?? "";
	const threshold = require_main.numberOf(score.threshold) ?? require_main.numberOf(judged.threshold);
	const rationale = require_main.textOfField(metadata.rationale);
	return {
		name: name === "" ? "score" : require_main.readable(name),
		value: require_main.numberOf(score.score) ?? null,
		threshold,
		judge: require_main.judgeFrom(metadata),
		rationale: rationale === void 0 ? void 0 : require_main.cut(require_main.readable(rationale), require_main.keptMessage)
	};
}
function costOf(metadata) {
	for (const [name, value] of Object.entries(metadata)) if (/^(?:estimated_?|total_?)?cost(?:_?(?:in_?)?usd)?$/i.test(name)) {
		const amount = require_main.amountOf(value);
		if (amount !== void 0) return amount;
	}
}
function outputOf(scores) {
	return require_main.fieldsOf(require_main.fieldsOf(require_main.listOf(scores)[0]).metadata).output;
}
function inputOf(events) {
	return require_main.listOf(events).map(require_main.fieldsOf).find(({ type, role }) => type === "message" && role === "user")?.content;
}
// src/reports/formats/test-tools/failed-suites.ts
const separator = "";
const shownFiles = 5;
const mostIdle = 100;
var FailedSuites = class {
	#explained = 0;
	#idle = [];
	#files = [];
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
function pathsOnce() {
	let last;
	return (suite) => {
		if (last?.suite !== suite) last = {
			suite,
			paths: suite.map((_, index) => pathOf(suite.slice(0, index + 1)))
		};
		return last.paths;
	};
}
function countSuites(entries, counts) {
	const places = new Map();
	const tests = new Map();
	const copies = new Map();
	const pathsOf = pathsOnce();
	let last = [];
	for (const entry of entries) {
		const { suite, name } = entry;
		const paths = pathsOf(suite);
		const isCounted = counts(entry);
		if (paths === last && !isCounted) continue;
		for (const [index, path] of paths.entries()) {
			if (last[index] !== path) places.set(path, (places.get(path) ?? 0) + 1);
			if (!isCounted) continue;
			const isInnermost = index === paths.length - 1;
			const place = places.get(path) ?? 1;
			const test = [
				path,
				place,
				isInnermost ? name : ""
			].join(separator);
			const times = isInnermost ? (tests.get(test) ?? 0) + 1 : 1;
			tests.set(test, times);
			const ofPath = copies.get(path) ?? new Map();
			copies.set(path, ofPath.set(place, Math.max(ofPath.get(place) ?? 1, times)));
		}
		last = paths;
	}
	return new Map([...copies].map(([path, of]) => [path, [...of.values()].reduce((a, b) => a + b, 0)]));
}
function idleSuites(entries) {
	const busy = new Set();
	const pathsOf = pathsOnce();
	let last;
	for (const { suite, outcome } of entries) {
		if (outcome === "skipped" || suite === last) continue;
		for (const path of pathsOf(suite)) busy.add(path);
		last = suite;
	}
	const idle = new Map();
	for (const { suite, outcome } of entries) {
		if (outcome !== "skipped") continue;
		const depth = pathsOf(suite).findIndex((path) => !busy.has(path)) + 1;
		if (depth > 0) idle.set(pathOf(suite.slice(0, depth)), suite.slice(0, depth));
	}
	return [...idle.values()];
}
// src/reports/formats/test-tools/run-evidence.ts
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
	addFile(path, file) {
		const hasFailure = file.entries.some(({ outcome }) => outcome === "failed" || outcome === "errored");
		if (hasFailure || file.failed) this.#somethingFailed = true;
		if (!file.failed) return;
		const message = this.#dialect.ownMessage(file.message);
		const isBroken = !hasFailure || message.trim() !== "";
		if (isBroken) this.#addBrokenFile(path, hasFailure ? message : file.message);
		this.#suites.addFile(path, file.entries, isBroken);
	}
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
	#addBrokenFile(path, message) {
		const { collector, workspace } = this.#context;
		const text = require_main.readable(message).trim();
		const location = workspace.locateInStack(text) ?? workspace.locate(path);
		collector.addSuiteError({
			identity: {
				file: path !== "" ? path : void 0,
				suite: [],
				name: path
			},
			scope: "suite",
			outcome: "errored",
			message: text === "" ? "the file failed outside of its tests (a hook or an import)" : require_main.headline(text),
			detail: text !== "" ? require_main.cut(text, require_main.keptDetail) : void 0,
			location
		});
	}
};
// src/reports/formats/test-tools/test-results.ts
const outcomes$3 = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["error", "errored"],
	["pending", "skipped"],
	["skipped", "skipped"],
	["todo", "skipped"],
	["disabled", "skipped"]
]);
async function readTestResults(source, context, dialect) {
	const reading = new TestResultsReading(context, dialect);
	await readJson(source, context, { keys: {
		numFailedTests: { take: (value) => reading.takeFailed(require_main.numberOf(value)) },
		numFailedTestSuites: { take: (value) => reading.evidence.takeFailedSuites(require_main.numberOf(value)) },
		testResults: { items: reading.plan },
		success: { take: (value) => reading.evidence.takeSuccess(value) }
	} });
	reading.finish();
}
var TestResultsReading = class {
	evidence;
	#context;
	#dialect;
	#file = emptyFile();
	#failed;
	#listings = new Map();
	#suite = [];
	plan = {
		whole: (value) => this.#takeFile(require_main.fieldsOf(value)),
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
	takeFailed(count) {
		this.#failed = count;
	}
	finish() {
		this.evidence.finish();
		this.#context.collector.stateFailures(this.#failed);
	}
	#takeFile(file) {
		for (const key of [
			"name",
			"testFilePath",
			"message",
			"failureMessage",
			"status"
		]) if (file[key] !== void 0) this.#takeMember(key, file[key]);
		for (const entry of require_main.listOf(file.assertionResults)) this.#takeEntry(entry);
		for (const entry of require_main.listOf(file.testResults)) this.#takeEntry(entry);
		this.#finishFile();
	}
	#takeMember(key, value) {
		const file = this.#file;
		const text = require_main.textOfField(value) ?? "";
		if (key === "status") file.failed = text === "failed";
		else if (key === "name" || key === "testFilePath") file.name ||= text;
		else file.message ||= text;
	}
	#takeEntry(value) {
		const entry = require_main.fieldsOf(value);
		const status = require_main.textOfField(entry.status) ?? "";
		let outcome = outcomes$3.get(status);
		if (outcome === void 0) {
			this.#context.collector.warn(`unknown status "${require_main.readable(status).slice(0, 40)}", read as skipped`);
			outcome = "skipped";
		}
		const place = require_main.fieldsOf(entry.location);
		const line = require_main.numberOf(place.line);
		const title = require_main.textOfField(entry.title);
		const trace = this.#traceOf(entry, outcome);
		this.#file.entries.push({
			suite: this.#suiteOf(require_main.listOf(entry.ancestorTitles)),
			name: title === void 0 ? void 0 : require_main.withoutIterationNumber(require_main.cleanName(title)),
			fields: this.#fieldsFrom(entry, outcome, trace),
			place: line === void 0 ? void 0 : {
				line,
				column: require_main.numberOf(place.column)
			},
			traced: outcome === "failed" && line === void 0 ? this.#context.workspace.locateInStack(trace) : void 0
		});
	}
	#traceOf(entry, outcome) {
		const failures = require_main.listOf(entry.failureMessages);
		const fields = failures.length === 0 && outcome === "passed" ? require_main.listOf(entry.retryReasons) : failures;
		return fields.length === 0 ? "" : require_main.readable(fields.map((text) => require_main.textOfField(text) ?? "").join("\n\n"));
	}
	#fieldsFrom(entry, outcome, trace) {
		const durationMs = require_main.possibleMs(require_main.numberOf(entry.duration));
		const fields = durationMs === void 0 ? { outcome } : {
			outcome,
			durationMs
		};
		const flaky = outcome === "passed" && this.#dialect.isFlaky(entry);
		const attempts = this.#dialect.attempts(entry) ?? 1;
		if (!flaky && attempts <= 1 && trace === "" && entry.meta === void 0 && entry.tags === void 0) return fields;
		return {
			...fields,
			...flaky && { flaky },
			...attempts > 1 && { attempts },
			...trace !== "" && {
				message: messageOf$1(trace),
				detail: require_main.cut(trace, 8e3)
			},
			...evalFields(entry.meta, entry.tags)
		};
	}
	#suiteOf(titles) {
		const last = this.#suite;
		if (titles.length !== last.length || titles.some((title, index) => title !== last[index])) this.#suite = titles.map((title) => require_main.cleanName(require_main.textOfField(title) ?? "")).filter((title) => title !== "");
		return this.#suite;
	}
	#finishFile() {
		const { collector, workspace } = this.#context;
		const file = this.#file;
		this.#file = emptyFile();
		const path = require_main.cleanName(workspace.relative(file.name));
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
	#countListing(path, hasTests) {
		if (path === "" || !hasTests) return 1;
		const listing = (this.#listings.get(path) ?? 0) + 1;
		this.#listings.set(path, listing);
		if (listing === 2) this.#context.collector.warn("a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing");
		return listing;
	}
};
function messageOf$1(trace) {
	return /^(?:Error: )?STACK_TRACE_ERROR\b/.test(trace) ? "the test timed out (Vitest 4 does not write the limit into its JSON)" : require_main.headline(trace);
}
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
var jest_json_exports = require_rolldown_runtime.__exportAll({ readJestJson: () => readJestJson });
const readJestJson = (source, context) => readTestResults(source, context, {
	isFlaky: ({ invocations, retryReasons }) => (require_main.numberOf(invocations) ?? 1) > 1 || require_main.listOf(retryReasons).length > 0,
	attempts: ({ invocations }) => require_main.numberOf(invocations),
	ownMessage: suiteMessage,
	countsSuites: false
});
const suiteTitle = "● Test suite failed to run";
function suiteMessage(message) {
	const lines = message.split("\n");
	const start = lines.findIndex((line) => line.trim() === suiteTitle);
	if (start < 0) return "";
	const end = lines.findIndex((line, index) => index > start && /^ {2}● /.test(line));
	return lines.slice(start + 1, end < 0 ? void 0 : end).join("\n");
}
// src/reports/formats/test-tools/mocha-json.ts
var mocha_json_exports = require_rolldown_runtime.__exportAll({ readMochaJson: () => readMochaJson });
const hook = /^"(?:before|after) (?:all|each)" hook/;
const readMochaJson = async (source, context) => {
	let failures;
	await readJson(source, context, { keys: {
		stats: { take: (value) => {
			failures = require_main.numberOf(require_main.fieldsOf(value).failures);
		} },
		tests: { items: { take: (value) => addTest$1(require_main.fieldsOf(value), context) } },
		failures: { items: { take: (value) => addHook(require_main.fieldsOf(value), context) } }
	} });
	context.collector.stateFailures(failures);
};
function outcomeOf$1(test) {
	if (Object.keys(require_main.fieldsOf(test.err)).length > 0) return "failed";
	return require_main.numberOf(test.duration) === void 0 ? "skipped" : "passed";
}
function addTest$1(test, context) {
	const outcome = outcomeOf$1(test);
	const retries = require_main.numberOf(test.currentRetry) ?? 0;
	context.collector.add({
		identity: identityOf(test, context),
		outcome,
		flaky: outcome === "passed" && retries > 0 ? true : void 0,
		attempts: retries > 0 ? retries + 1 : void 0,
		durationMs: require_main.possibleMs(require_main.numberOf(test.duration)),
		...outcome === "failed" && failureOf$1(test, context)
	});
}
function addHook(test, context) {
	if (!hook.test(require_main.textOfField(test.title) ?? "")) return;
	context.collector.addSuiteError({
		identity: identityOf(test, context),
		scope: "suite",
		outcome: "errored",
		...failureOf$1(test, context)
	});
}
function identityOf(test, { workspace }) {
	const title = require_main.textOfField(test.title) ?? "";
	const full = require_main.textOfField(test.fullTitle) ?? title;
	const group = full.endsWith(title) ? full.slice(0, full.length - title.length).trim() : "";
	const file = require_main.textOfField(test.file) ?? "";
	return {
		file: file === "" ? void 0 : require_main.cleanName(workspace.relative(file)),
		suite: group === "" ? [] : [require_main.cleanName(group)],
		name: require_main.withoutIterationNumber(require_main.cleanName(title))
	};
}
function failureOf$1(test, { workspace }) {
	const error = require_main.fieldsOf(test.err);
	const message = require_main.readable(require_main.textOfField(error.message) ?? "").trim();
	const stack = require_main.readable(require_main.textOfField(error.stack) ?? "").trim();
	const text = stack.includes(message) ? stack : `${message}\n${stack}`;
	return {
		message: require_main.headline(message || stack),
		detail: require_main.cut(text, require_main.keptDetail),
		location: workspace.locateInStack(stack) ?? workspace.locate(require_main.textOfField(test.file) ?? "")
	};
}
// src/reports/formats/test-tools/playwright-json.ts
var playwright_json_exports = require_rolldown_runtime.__exportAll({ readPlaywrightJson: () => readPlaywrightJson });
const outcomes$2 = new Map([
	["expected", "passed"],
	["flaky", "passed"],
	["unexpected", "failed"],
	["skipped", "skipped"]
]);
const readPlaywrightJson = async (source, context) => {
	let unexpected;
	await readJson(source, context, { keys: {
		suites: { items: { take: (value) => addSuite(require_main.fieldsOf(value), [], context) } },
		errors: { items: { take: (value) => addError(require_main.fieldsOf(value), context) } },
		stats: { take: (value) => {
			unexpected = require_main.numberOf(require_main.fieldsOf(value).unexpected);
		} }
	} });
	context.collector.stateFailures(unexpected);
};
function addSuite(suite, path, context) {
	const title = require_main.textOfField(suite.title) ?? "";
	const inside = path.length === 0 && title === require_main.textOfField(suite.file) || title === "" ? path : [...path, require_main.cleanName(title)];
	for (const spec of require_main.listOf(suite.specs)) addSpec(require_main.fieldsOf(spec), inside, context);
	for (const child of require_main.listOf(suite.suites)) addSuite(require_main.fieldsOf(child), inside, context);
}
function addSpec(spec, suite, context) {
	const { collector, workspace } = context;
	const file = require_main.cleanName(workspace.relative(require_main.textOfField(spec.file) ?? ""));
	const name = require_main.withoutIterationNumber(require_main.cleanName(require_main.textOfField(spec.title) ?? ""));
	for (const test of require_main.listOf(spec.tests).map(require_main.fieldsOf)) {
		const results = require_main.listOf(test.results).map(require_main.fieldsOf);
		const outcome = outcomeOf(spec, test, results);
		const last = results.at(-1) ?? {};
		const project = require_main.textOfField(test.projectName) ?? "";
		const attempts = results.length;
		collector.add({
			identity: {
				file: file === "" ? void 0 : file,
				suite,
				name,
				variant: project === "" ? void 0 : require_main.cleanName(project)
			},
			outcome,
			flaky: outcome === "passed" && isFlaky(test, results) ? true : void 0,
			attempts: attempts > 1 ? attempts : void 0,
			durationMs: require_main.possibleMs(require_main.numberOf(last.duration)),
			...outcome === "skipped" && skipReason(test),
			...outcome === "failed" && failureOf(test, last, context),
			location: outcome === "failed" ? placeOf(spec, last, context) : void 0,
			...require_main.aboutFrom({}, spec.tags)
		});
	}
}
function outcomeOf(spec, test, results) {
	const known = outcomes$2.get(require_main.textOfField(test.status) ?? "");
	if (known !== void 0) return known;
	if ((require_main.textOfField(results.at(-1)?.status) ?? "skipped") === "skipped") return "skipped";
	return spec.ok === true ? "passed" : "failed";
}
function isFlaky(test, results) {
	return test.status === "flaky" || test.status === void 0 && results.length > 1;
}
function skipReason(test) {
	const annotation = require_main.listOf(test.annotations).map(require_main.fieldsOf).find(({ type }) => type === "skip" || type === "fixme");
	return { message: require_main.textOfField(annotation?.description) };
}
function errorsOf(result) {
	const errors = require_main.listOf(result.errors).map(require_main.fieldsOf);
	return errors.length > 0 ? errors : [require_main.fieldsOf(result.error)];
}
function failureOf(test, result, _) {
	const texts = errorsOf(result).map((error) => require_main.textOfField(error.message) ?? require_main.textOfField(error.value) ?? "");
	const stacks = errorsOf(result).map((error) => require_main.textOfField(error.stack) ?? "");
	const message = require_main.readable(texts.find((text) => text !== "") ?? "");
	if (message !== "") {
		const detail = stacks.join("\n\n").includes(texts[0] ?? "") ? stacks : [...texts, ...stacks];
		return {
			message: require_main.headline(message),
			detail: require_main.cut(require_main.readable(detail.join("\n\n")).trim(), require_main.keptDetail)
		};
	}
	const status = require_main.textOfField(result.status) ?? "failed";
	return { message: `expected the test to be ${require_main.textOfField(test.expectedStatus) ?? "passed"}, but it ${status === "passed" ? "passed" : status}` };
}
function placeOf(spec, result, { workspace }) {
	for (const error of errorsOf(result)) {
		const { file, line, column } = require_main.fieldsOf(error.location);
		const path = require_main.textOfField(file);
		const place = path === void 0 ? void 0 : workspace.locate(path, require_main.numberOf(line), require_main.numberOf(column));
		if (place !== void 0) return place;
		const traced = workspace.locateInStack(require_main.readable(require_main.textOfField(error.stack) ?? ""));
		if (traced !== void 0) return traced;
	}
	return workspace.locate(require_main.textOfField(spec.file) ?? "", require_main.numberOf(spec.line), require_main.numberOf(spec.column));
}
function addError(error, { collector, workspace }) {
	const text = require_main.readable(require_main.textOfField(error.message) ?? require_main.textOfField(error.value) ?? "").trim();
	const place = require_main.fieldsOf(error.location);
	const file = require_main.textOfField(place.file);
	const path = file === void 0 ? void 0 : require_main.cleanName(workspace.relative(file));
	collector.addSuiteError({
		identity: {
			file: path,
			suite: [],
			name: path ?? "outside of the tests"
		},
		scope: "suite",
		outcome: "errored",
		message: require_main.headline(text) || "Playwright reports an error outside of the tests",
		detail: text === "" ? void 0 : require_main.cut(text, require_main.keptDetail),
		location: (file === void 0 ? void 0 : workspace.locate(file, require_main.numberOf(place.line))) ?? workspace.locateInStack(require_main.readable(require_main.textOfField(error.stack) ?? ""))
	});
}
// src/reports/formats/test-tools/robot-xml.ts
var robot_xml_exports = require_rolldown_runtime.__exportAll({ readRobotXml: () => readRobotXml });
const outcomes$1 = new Map([
	["PASS", "passed"],
	["FAIL", "failed"],
	["SKIP", "skipped"],
	["NOT RUN", "skipped"]
]);
const readRobotXml = async (source, context) => {
	const suites = [];
	let test;
	let status;
	let declared = 0;
	await readElements(source, context, {
		texts: new Set(["status", "tag"]),
		limit: require_main.keptDetail,
		open(name, attributes, path) {
			if (name === "suite" && path.at(-1) !== "statistics") suites.push({
				name: attributes.get("name") ?? "",
				source: attributes.get("source")
			});
			else if (name === "test") test = {
				name: attributes.get("name") ?? "",
				line: attributes.get("line"),
				tags: []
			};
			else if (name === "stat" && path.at(-1) === "total") declared = require_main.countsIn(attributes, ["fail"]);
			else if (name === "status" && path.at(-1) === "test") status = attributes;
		},
		text(name, text, path) {
			if (test === void 0) return;
			if (name === "tag" && isOfTest(path)) test.tags.push(text.trim());
			if (name !== "status" || path.at(-1) !== "test" || status === void 0) return;
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
	context.collector.stateFailures(declared);
};
function addTest({ name, line, tags }, of, { collector, workspace }) {
	const written = of.status.get("status") ?? "";
	const outcome = outcomes$1.get(written);
	if (outcome === void 0) collector.warn(`unknown status "${require_main.readable(written).slice(0, 40)}", read as failed`);
	const text = require_main.readable(of.text).trim();
	const number = line !== void 0 && /^\d{1,7}$/.test(line) ? Number(line) : void 0;
	collector.add({
		identity: {
			suite: of.suites.map(require_main.cleanName),
			name: require_main.withoutIterationNumber(require_main.cleanName(name))
		},
		outcome: outcome ?? "failed",
		durationMs: durationOf(of.status),
		...require_main.aboutFrom({}, tags.filter((tag) => !tag.startsWith("robot:"))),
		message: text === "" ? void 0 : messageOf(text),
		detail: outcome === "failed" && text !== "" ? require_main.cut(text, require_main.keptDetail) : void 0,
		location: outcome === "failed" && of.file !== void 0 ? workspace.locate(of.file, number) : void 0
	});
}
function isOfTest(path) {
	return path.at(path.at(-1) === "tags" ? -2 : -1) === "test";
}
function messageOf(text) {
	const [first = "", ...rest] = text.split("\n");
	const more = rest.join("\n").trim();
	return /failed:$/.test(first.trim()) && more !== "" ? require_main.headline(`${first.trim()} ${more}`) : require_main.headline(text);
}
function durationOf(status) {
	const elapsed = require_main.parseNumber(status.get("elapsed") ?? "");
	if (elapsed !== void 0) return require_main.possibleMs(elapsed * 1e3);
	const [start, end] = [timeOf(status.get("starttime")), timeOf(status.get("endtime"))];
	return start === void 0 || end === void 0 ? void 0 : require_main.possibleMs(end - start);
}
function timeOf(text) {
	const match = /^(\d{4})(\d\d)(\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)$/.exec(text ?? "");
	if (match === null) return void 0;
	const time = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`);
	return Number.isNaN(time) ? void 0 : time;
}
// src/reports/formats/test-tools/rspec-json.ts
var rspec_json_exports = require_rolldown_runtime.__exportAll({ readRspecJson: () => readRspecJson });
const outcomes = new Map([
	["passed", "passed"],
	["failed", "failed"],
	["pending", "skipped"]
]);
const readRspecJson = async (source, context) => {
	let outside = 0;
	let failures;
	const messages = [];
	await readJson(source, context, { keys: {
		examples: { items: { take: (value) => addExample(require_main.fieldsOf(value), context) } },
		messages: { items: { take: (value) => messages.push(require_main.textOfField(value) ?? "") } },
		summary: { take: (value) => {
			const summary = require_main.fieldsOf(value);
			outside = require_main.numberOf(summary.errors_outside_of_examples_count) ?? 0;
			failures = require_main.numberOf(summary.failure_count);
		} }
	} });
	context.collector.stateFailures(failures);
	if (outside > 0) addOutside(messages, context);
};
function addExample(example, { collector, workspace }) {
	const status = require_main.textOfField(example.status) ?? "";
	const outcome = outcomes.get(status);
	if (outcome === void 0) collector.warn(`unknown status "${require_main.readable(status).slice(0, 40)}", read as failed`);
	const name = require_main.textOfField(example.description) ?? "";
	const full = require_main.textOfField(example.full_description) ?? name;
	const group = full.endsWith(name) ? full.slice(0, full.length - name.length).trim() : "";
	const file = require_main.cleanName(workspace.relative(require_main.textOfField(example.file_path) ?? ""));
	const seconds = require_main.numberOf(example.run_time);
	const error = require_main.fieldsOf(example.exception);
	const message = require_main.readable(require_main.textOfField(error.message) ?? "").trim();
	const trace = require_main.listOf(error.backtrace).map((line) => require_main.textOfField(line) ?? "").join("\n");
	const failed = outcome !== "passed" && outcome !== "skipped";
	collector.add({
		identity: {
			file: file === "" ? void 0 : file,
			suite: group === "" ? [] : [require_main.cleanName(group)],
			name: require_main.withoutIterationNumber(require_main.cleanName(name))
		},
		outcome: outcome ?? "failed",
		durationMs: require_main.possibleMs(seconds === void 0 ? void 0 : seconds * 1e3),
		message: failed ? oneLine(message) : require_main.textOfField(example.pending_message) ?? void 0,
		detail: failed ? require_main.cut(`${require_main.textOfField(error.class) ?? ""}\n${message}\n${require_main.readable(trace)}`.trim(), require_main.keptDetail) : void 0,
		location: failed ? workspace.locateInStack(trace) ?? workspace.locate(file, require_main.numberOf(example.line_number)) : void 0
	});
}
function oneLine(message) {
	const lines = message.split("\n").map((line) => line.trim());
	const at = lines.findIndex((line) => line !== "");
	const next = lines[at + 1];
	return require_main.headline(/^expected\b/.test(lines[at] ?? "") && next ? `${lines[at]}, ${next}` : message);
}
function addOutside(messages, { collector, workspace }) {
	const texts = messages.filter((text) => /error occurred/i.test(text));
	for (const text of texts.length > 0 ? texts : ["errors occurred outside of the examples"]) {
		const shown = require_main.readable(text).trim();
		const file = /while loading (\S+?)\.?(?:\s|$)/.exec(shown)?.[1];
		const path = file === void 0 ? void 0 : require_main.cleanName(workspace.relative(file));
		collector.addSuiteError({
			identity: {
				file: path,
				suite: [],
				name: path ?? "outside of the examples"
			},
			scope: "suite",
			outcome: "errored",
			message: require_main.headline(shown),
			detail: require_main.cut(shown, require_main.keptDetail),
			location: workspace.locateInStack(shown) ?? (path === void 0 ? void 0 : workspace.locate(path))
		});
	}
}
// src/reports/formats/test-tools/vitest-json.ts
var vitest_json_exports = require_rolldown_runtime.__exportAll({ readVitestJson: () => readVitestJson });
const readVitestJson = (source, context) => readTestResults(source, context, {
	isFlaky: ({ failureMessages }) => require_main.listOf(failureMessages).length > 0,
	attempts: () => void 0,
	ownMessage: (message) => message,
	countsSuites: true
});
Object.defineProperty(exports, "adk_json_exports", {
	enumerable: true,
	get: function() {
		return adk_json_exports;
	}
});
Object.defineProperty(exports, "allure_json_exports", {
	enumerable: true,
	get: function() {
		return allure_json_exports;
	}
});
Object.defineProperty(exports, "azure_json_exports", {
	enumerable: true,
	get: function() {
		return azure_json_exports;
	}
});
Object.defineProperty(exports, "braintrust_json_exports", {
	enumerable: true,
	get: function() {
		return braintrust_json_exports;
	}
});
Object.defineProperty(exports, "ctrf_json_exports", {
	enumerable: true,
	get: function() {
		return ctrf_json_exports;
	}
});
Object.defineProperty(exports, "dart_json_exports", {
	enumerable: true,
	get: function() {
		return dart_json_exports;
	}
});
Object.defineProperty(exports, "deepeval_json_exports", {
	enumerable: true,
	get: function() {
		return deepeval_json_exports;
	}
});
Object.defineProperty(exports, "evalite_json_exports", {
	enumerable: true,
	get: function() {
		return evalite_json_exports;
	}
});
Object.defineProperty(exports, "go_test_json_exports", {
	enumerable: true,
	get: function() {
		return go_test_json_exports;
	}
});
Object.defineProperty(exports, "inspect_json_exports", {
	enumerable: true,
	get: function() {
		return inspect_json_exports;
	}
});
Object.defineProperty(exports, "jest_json_exports", {
	enumerable: true,
	get: function() {
		return jest_json_exports;
	}
});
Object.defineProperty(exports, "lm_eval_samples_exports", {
	enumerable: true,
	get: function() {
		return lm_eval_samples_exports;
	}
});
Object.defineProperty(exports, "mcp_use_json_exports", {
	enumerable: true,
	get: function() {
		return mcp_use_json_exports;
	}
});
Object.defineProperty(exports, "mcpjam_json_exports", {
	enumerable: true,
	get: function() {
		return mcpjam_json_exports;
	}
});
Object.defineProperty(exports, "mocha_json_exports", {
	enumerable: true,
	get: function() {
		return mocha_json_exports;
	}
});
Object.defineProperty(exports, "nunit_xml_exports", {
	enumerable: true,
	get: function() {
		return nunit_xml_exports;
	}
});
Object.defineProperty(exports, "openai_evals_jsonl_exports", {
	enumerable: true,
	get: function() {
		return openai_evals_jsonl_exports;
	}
});
Object.defineProperty(exports, "playwright_json_exports", {
	enumerable: true,
	get: function() {
		return playwright_json_exports;
	}
});
Object.defineProperty(exports, "promptfoo_json_exports", {
	enumerable: true,
	get: function() {
		return promptfoo_json_exports;
	}
});
Object.defineProperty(exports, "promptfoo_jsonl_exports", {
	enumerable: true,
	get: function() {
		return promptfoo_jsonl_exports;
	}
});
Object.defineProperty(exports, "pydantic_evals_json_exports", {
	enumerable: true,
	get: function() {
		return pydantic_evals_json_exports;
	}
});
Object.defineProperty(exports, "ragas_json_exports", {
	enumerable: true,
	get: function() {
		return ragas_json_exports;
	}
});
Object.defineProperty(exports, "read_table_exports", {
	enumerable: true,
	get: function() {
		return read_table_exports;
	}
});
Object.defineProperty(exports, "reader_exports", {
	enumerable: true,
	get: function() {
		return reader_exports;
	}
});
Object.defineProperty(exports, "robot_xml_exports", {
	enumerable: true,
	get: function() {
		return robot_xml_exports;
	}
});
Object.defineProperty(exports, "rspec_json_exports", {
	enumerable: true,
	get: function() {
		return rspec_json_exports;
	}
});
Object.defineProperty(exports, "strands_json_exports", {
	enumerable: true,
	get: function() {
		return strands_json_exports;
	}
});
Object.defineProperty(exports, "tables_exports", {
	enumerable: true,
	get: function() {
		return tables_exports;
	}
});
Object.defineProperty(exports, "tap_exports", {
	enumerable: true,
	get: function() {
		return tap_exports;
	}
});
Object.defineProperty(exports, "trx_xml_exports", {
	enumerable: true,
	get: function() {
		return trx_xml_exports;
	}
});
Object.defineProperty(exports, "vitest_json_exports", {
	enumerable: true,
	get: function() {
		return vitest_json_exports;
	}
});
Object.defineProperty(exports, "xunit_xml_exports", {
	enumerable: true,
	get: function() {
		return xunit_xml_exports;
	}
});
