const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_core = require("./core.js");
let node_util = require("node:util");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
node_path = require_rolldown_runtime.__toESM(node_path, 1);
let node_timers_promises = require("node:timers/promises");
let node_os = require("node:os");
// src/model/run/identity.ts
const separator = "";
function escapePart(part) {
	return part.includes(separator) || part.includes("\\") ? part.replaceAll("\\", "\\\\").replaceAll(separator, "\\u") : part;
}
let last = {
	file: void 0,
	suite: Object.freeze([]),
	start: `name${separator}${separator}`
};
function placeStart(file, suite) {
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
function caseKey(identity) {
	if (identity.id === void 0 && identity.variant === void 0) return [placeStart(identity.file, identity.suite), escapePart(identity.name)].join("");
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
function caseTitle(identity) {
	const path = [...identity.suite, identity.name].filter((part) => part !== "").join(" › ");
	const title = path === "" ? identity.id ?? identity.file ?? "(unnamed)" : path;
	return identity.variant === void 0 ? title : `${title} [${identity.variant}]`;
}
// src/model/run/table/name-bytes.ts
const missesBeforeDecoding = 5e3;
var NameBytes = class {
	#text = Buffer.allocUnsafeSlow(1024);
	#used = 0;
	#ends = new Int32Array(32);
	#places = new Int32Array(32);
	#hashes = new Int32Array(32);
	#size = 0;
	#bits = 0;
	#decoded = "";
	#misses = 0;
	get size() {
		return this.#size;
	}
	get text() {
		return this.#text;
	}
	startOf(number) {
		return number === 0 ? 0 : this.#ends[number - 1] ?? 0;
	}
	endOf(number) {
		return this.#ends[number] ?? 0;
	}
	placeOf(number) {
		return this.#places[number] ?? -1;
	}
	hashOf(number) {
		return this.#hashes[number] ?? 0;
	}
	join(first, last) {
		const [start, end] = [this.startOf(first), this.endOf(last)];
		if (this.#bits >= 128) return this.#text.toString("utf8", start, end);
		if (end > this.#decoded.length) {
			this.#misses += 1;
			if (this.#misses < missesBeforeDecoding) return this.#text.toString("latin1", start, end);
			this.#decoded = this.#text.toString("latin1", 0, this.#used);
			this.#misses = 0;
		}
		return this.#decoded.slice(start, end);
	}
	is(number, place, bytes, start, end) {
		let at = this.startOf(number);
		if (this.#places[number] !== place || this.endOf(number) - at !== end - start) return false;
		const text = this.#text;
		for (let other = start; other < end; other += 1, at += 1) if (text[at] !== bytes[other]) return false;
		return true;
	}
	endIfNext(number, place, bytes, start, stop) {
		if (this.#places[number] !== place) return -1;
		const [text, end] = [this.#text, this.endOf(number)];
		let other = start;
		for (let at = this.startOf(number); at < end; at += 1, other += 1) {
			const byte = bytes[other];
			if (byte !== text[at] || byte === stop) return -1;
		}
		return bytes[other] === stop ? other : -1;
	}
	compare(a, b) {
		const text = this.#text;
		let [left, right] = [this.startOf(a), this.startOf(b)];
		const [leftEnd, rightEnd] = [this.endOf(a), this.endOf(b)];
		while (left < leftEnd && right < rightEnd) {
			const difference = (text[left] ?? 0) - (text[right] ?? 0);
			if (difference !== 0) return difference;
			left += 1;
			right += 1;
		}
		return leftEnd - left - (rightEnd - right);
	}
	append(place, hash, bytes, start, end) {
		const number = this.#size;
		const used = this.#used + end - start;
		if (used > this.#text.length) {
			const grown = Buffer.allocUnsafeSlow(Math.max(used, this.#text.length * 2));
			this.#text.copy(grown, 0, 0, this.#used);
			this.#text = grown;
		}
		if (number === this.#ends.length) {
			this.#ends = grow(this.#ends);
			this.#places = grow(this.#places);
			this.#hashes = grow(this.#hashes);
		}
		for (let at = this.#used, from = start; from < end; at += 1, from += 1) {
			const byte = bytes[from] ?? 0;
			this.#text[at] = byte;
			this.#bits |= byte;
		}
		this.#used = used;
		this.#ends[number] = used;
		this.#places[number] = place;
		this.#hashes[number] = hash;
		this.#size = number + 1;
		return number;
	}
};
function grow(numbers) {
	const grown = new Int32Array(numbers.length * 2);
	grown.set(numbers);
	return grown;
}
// src/model/run/table/case-names.ts
const mostProbes = 64;
const longestName = 8e3;
const special = /[\\\u0000-\u001f\u007f\ud800-\udfff]/;
function isPlainIdentity({ id, variant, name }) {
	return id === void 0 && variant === void 0 && isPlainName(name);
}
function isPlainName(name) {
	return name.length <= longestName && !special.test(name);
}
var CaseNames = class {
	places = [];
	#placeNumbers = new Map();
	#names = new NameBytes();
	#slots = new Int32Array(64);
	#crowded = new Map();
	#scratch = Buffer.allocUnsafeSlow(256);
	#sorted;
	#numbersOf = new WeakMap();
	get size() {
		return this.#names.size;
	}
	placeOf(file, suite) {
		const start = placeStart(file, suite);
		const known = this.#placeNumbers.get(start);
		if (known !== void 0) return known;
		this.places.push({
			file,
			suite,
			start
		});
		this.#placeNumbers.set(start, this.places.length - 1);
		return this.places.length - 1;
	}
	find(place, bytes, start, end) {
		return this.#find(place, hashOf(bytes, start, end), bytes, start, end);
	}
	#find(place, hash, bytes, start, end) {
		const slot = this.#slotOf(place, hash, bytes, start, end);
		if (slot >= 0) return (this.#slots[slot] ?? 0) - 1;
		return this.#crowded.get(this.#keyOf(place, bytes, start, end)) ?? -1;
	}
	add(place, bytes, start, end) {
		if ((this.size + 1) * 2 > this.#slots.length) this.#growIndex();
		const hash = hashOf(bytes, start, end);
		const slot = this.#slotOf(place, hash, bytes, start, end);
		const entry = this.#slots[slot];
		if (entry !== void 0 && entry > 0) return entry - 1;
		if (entry === void 0) {
			const key = this.#keyOf(place, bytes, start, end);
			const known = this.#crowded.get(key);
			if (known !== void 0) return known;
			this.#crowded.set(key, this.size);
		} else this.#slots[slot] = this.size + 1;
		return this.#names.append(place, hash, bytes, start, end);
	}
	endIfNext(number, place, bytes, start, stop) {
		return number >= 0 && number < this.size ? this.#names.endIfNext(number, place, bytes, start, stop) : -1;
	}
	addIdentity({ file, suite, name }) {
		return this.addName(this.placeOf(file, suite), name);
	}
	addName(place, name) {
		const end = this.#encode(name);
		return this.add(place, this.#scratch, 0, end);
	}
	findKey(key) {
		const at = key.lastIndexOf("") + 1;
		const place = this.#placeNumbers.get(key.slice(0, at));
		if (place === void 0) return -1;
		const end = this.#encode(key.slice(at));
		return this.find(place, this.#scratch, 0, end);
	}
	place(number) {
		const place = this.places[this.#names.placeOf(number)];
		if (place === void 0) throw new Error(`there is no case with the number ${number}`);
		return place;
	}
	placeNumber(number) {
		return this.#names.placeOf(number);
	}
	name(number) {
		return this.#names.join(number, number);
	}
	key(number) {
		return this.place(number).start + this.name(number);
	}
	identity(number) {
		const { file, suite } = this.place(number);
		const name = this.name(number);
		return file === void 0 ? {
			suite,
			name
		} : {
			file,
			suite,
			name
		};
	}
	numbersOf(others) {
		const known = this.#numbersOf.get(others);
		if (known?.size === this.size && known.numbers.length === others.size) return known.numbers;
		const numbers = new Int32Array(others.size);
		const places = others.places.map(({ start }) => this.#placeNumbers.get(start) ?? -1);
		const names = others.#names;
		for (let other = 0; other < numbers.length; other += 1) {
			const place = places[names.placeOf(other)] ?? -1;
			const [hash, start, end] = [
				names.hashOf(other),
				names.startOf(other),
				names.endOf(other)
			];
			numbers[other] = place === -1 ? -1 : this.#find(place, hash, names.text, start, end);
		}
		this.#numbersOf.set(others, {
			size: this.size,
			numbers
		});
		return numbers;
	}
	addFrom(others, other, place) {
		const names = others.#names;
		return this.add(place, names.text, names.startOf(other), names.endOf(other));
	}
	sorted() {
		if (this.#sorted?.length !== this.size) this.#sorted = this.#sort();
		return this.#sorted;
	}
	*texts() {
		for (const { file, suite } of this.places) {
			if (file !== void 0) yield file;
			yield* suite;
		}
		const piece = 1e3;
		for (let first = 0; first < this.size; first += piece) yield this.#names.join(first, Math.min(first + piece, this.size) - 1);
	}
	#sort() {
		const byPlace = this.places.map(() => []);
		for (let number = 0; number < this.size; number += 1) byPlace[this.placeNumber(number)]?.push(number);
		const order = [...this.places.keys()].sort((a, b) => {
			const [left = "", right = ""] = [this.places[a]?.start, this.places[b]?.start];
			return left < right ? -1 : left > right ? 1 : 0;
		});
		const sorted = new Int32Array(this.size);
		let at = 0;
		for (const place of order) {
			const numbers = byPlace[place] ?? [];
			sorted.set(numbers.sort((a, b) => this.#names.compare(a, b)), at);
			at += numbers.length;
		}
		return sorted;
	}
	#keyOf(place, bytes, start, end) {
		return (this.places[place]?.start ?? "") + Buffer.from(bytes.subarray(start, end)).toString("utf8");
	}
	#encode(name) {
		if (name.length * 3 > this.#scratch.length) this.#scratch = Buffer.allocUnsafeSlow(name.length * 3);
		return this.#scratch.write(name, "utf8");
	}
	#slotOf(place, hash, bytes, start, end) {
		const slots = this.#slots;
		const mask = slots.length - 1;
		let slot = mix(place, hash) & mask;
		for (let probes = 0; probes < mostProbes; probes += 1) {
			const entry = slots[slot] ?? 0;
			if (entry === 0 || this.#names.is(entry - 1, place, bytes, start, end)) return slot;
			slot = slot + 1 & mask;
		}
		return -1;
	}
	#growIndex() {
		this.#slots = new Int32Array(this.#slots.length * 2);
		this.#crowded.clear();
		const slots = this.#slots;
		const mask = slots.length - 1;
		for (let number = 0; number < this.size; number += 1) {
			let slot = mix(this.placeNumber(number), this.#names.hashOf(number)) & mask;
			let probes = 0;
			while (probes < mostProbes && slots[slot] !== 0) {
				slot = slot + 1 & mask;
				probes += 1;
			}
			if (probes === mostProbes) this.#crowded.set(this.key(number), number);
			else slots[slot] = number + 1;
		}
	}
};
function hashOf(bytes, start, end) {
	let hash = -2128831035;
	for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 16777619);
	return hash;
}
function mix(place, nameHash) {
	let hash = nameHash ^ Math.imul(place + 1, 2654435761);
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return (hash ^ hash >>> 16) >>> 0;
}
// src/model/run/table/single-pass.ts
const unkept = new Set([...[
	"identity",
	"outcome",
	"durationMs",
	"repeat",
	"attempts",
	"message",
	"detail",
	"spans"
], ...["input", "expected"]]);
function isPassOnly(result) {
	if (result.outcome !== "passed") return false;
	for (const name in result) if (result[name] !== void 0 && !unkept.has(name)) return false;
	return true;
}
const counts = new Set([...[
	"passed",
	"failed",
	"errored",
	"skipped",
	"lost",
	"flaky"
]]);
const named = new Set([
	"key",
	"identity",
	"durationMs"
]);
function isSinglePass(tally) {
	if (tally.passed !== 1 || typeof tally.durationMs === "object") return false;
	for (const name in tally) {
		const value = tally[name];
		if (counts.has(name) ? value !== 0 && name !== "passed" : value !== void 0 && !named.has(name)) return false;
	}
	return true;
}
function passTally(key, identity, durationMs) {
	const tally = emptyTally(key, identity, !Number.isNaN(durationMs));
	tally.passed = 1;
	if (!Number.isNaN(durationMs)) tally.durationMs = durationMs;
	return tally;
}
function emptyTally(key, identity, hasDuration) {
	if (!hasDuration) return {
		key,
		identity,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0
	};
	return {
		key,
		identity,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0,
		durationMs: void 0
	};
}
// src/model/run/table/case-table.ts
const states = {
	absent: 0,
	pass: 1,
	tally: 2
};
var CaseTable = class CaseTable {
	#names;
	#states;
	#durations;
	#tallies = new Map();
	#unnamed = new Map();
	#passes = 0;
	constructor(names = new CaseNames()) {
		this.#names = names;
		const room = Math.max(32, names.size);
		this.#states = new Uint8Array(room);
		this.#durations = new Float64Array(room);
	}
	get names() {
		return this.#names;
	}
	get size() {
		return this.#passes + this.#tallies.size + this.#unnamed.size;
	}
	get passes() {
		return this.#passes;
	}
	isPass(number) {
		return this.#states[number] === states.pass;
	}
	hasNumber(number) {
		const state = this.#states[number];
		return state !== void 0 && state !== states.absent;
	}
	durationOf(number) {
		return this.#durations[number] ?? NaN;
	}
	durationsOf(numbers) {
		const durations = new Float64Array(numbers.length);
		for (let index = 0; index < numbers.length; index += 1) {
			const number = numbers[index] ?? -1;
			durations[index] = this.isPass(number) ? this.#durations[number] ?? NaN : NaN;
		}
		return durations;
	}
	addPass(number, durationMs) {
		if (number >= this.#states.length) this.#grow(number);
		if (this.#states[number] !== states.absent) return false;
		this.#states[number] = states.pass;
		this.#durations[number] = durationMs;
		this.#passes += 1;
		return true;
	}
	addTable(others) {
		const places = others.names.places.map(({ file, suite }) => this.names.placeOf(file, suite));
		const known = [];
		for (let other = 0; other < others.#states.length; other += 1) {
			if (!others.hasNumber(other)) continue;
			const place = places[others.names.placeNumber(other)] ?? -1;
			const number = this.names.addFrom(others.names, other, place);
			const tally = others.#tallies.get(other);
			if (this.hasNumber(number)) known.push(this.names.key(number));
			else if (tally === void 0) this.addPass(number, others.durationOf(other));
			else this.keep(number, tally);
		}
		for (const [key, tally] of others.#unnamed) if (this.#unnamed.has(key)) known.push(key);
		else this.#unnamed.set(key, tally);
		return known;
	}
	tallyOf(number) {
		if (this.#states[number] === states.pass) this.keep(number, this.#passTally(number));
		return this.#tallies.get(number);
	}
	*others() {
		yield* this.#tallies.values();
		yield* this.#unnamed.values();
	}
	mapOthers(change) {
		return this.#copy(change);
	}
	without(numbers) {
		const isLeftOut = new Uint8Array(this.#states.length);
		for (const number of numbers) if (number >= 0) isLeftOut[number] = 1;
		const rest = new Map();
		for (let number = 0; number < this.#states.length; number += 1) {
			const isPass = this.#states[number] === states.pass;
			if (isPass && isLeftOut[number] === 1) continue;
			const tally = isPass ? this.#passTally(number) : this.#tallies.get(number);
			if (tally !== void 0) rest.set(tally.key, tally);
		}
		for (const [key, tally] of this.#unnamed) rest.set(key, tally);
		return rest;
	}
	#copy(change) {
		const table = new CaseTable(this.#names);
		table.#states = this.#states.slice();
		table.#durations = this.#durations.slice();
		table.#passes = this.#passes;
		for (const [number, tally] of this.#tallies) table.#tallies.set(number, change(tally));
		for (const [key, tally] of this.#unnamed) table.#unnamed.set(key, change(tally));
		return table;
	}
	*missingIn(other) {
		const numbers = this.#names === other.#names ? void 0 : other.#names.numbersOf(this.#names);
		for (let number = 0; number < this.#states.length; number += 1) {
			if (!this.hasNumber(number) || other.hasNumber(numbers?.[number] ?? (numbers === void 0 ? number : -1))) continue;
			const tally = this.#tallies.get(number) ?? this.#passTally(number);
			if (!other.#unnamed.has(tally.key)) yield tally;
		}
		for (const [key, tally] of this.#unnamed) if (!other.has(key)) yield tally;
	}
	files() {
		const places = new Set();
		for (let number = 0; number < this.#states.length; number += 1) if (this.hasNumber(number)) places.add(this.#names.placeNumber(number));
		const files = [...places].map((place) => this.#names.places[place]?.file);
		for (const { identity } of this.#unnamed.values()) files.push(identity.file);
		return new Set(files.filter((file) => file !== void 0));
	}
	has(key) {
		return this.#unnamed.has(key) || this.hasNumber(this.names.findKey(key));
	}
	get(key) {
		const unnamed = this.#unnamed.get(key);
		if (unnamed !== void 0) return unnamed;
		const number = this.names.findKey(key);
		return this.#tallies.get(number) ?? (this.isPass(number) ? this.#passTally(number) : void 0);
	}
	set(key, tally) {
		const { identity } = tally;
		if (!isPlainIdentity(identity)) {
			this.#unnamed.set(key, tally);
			return this;
		}
		const number = this.names.addIdentity(identity);
		if (!this.hasNumber(number) && isSinglePass(tally)) this.addPass(number, Number(tally.durationMs ?? NaN));
		else this.keep(number, tally);
		return this;
	}
	delete(key) {
		if (this.#unnamed.delete(key)) return true;
		const number = this.names.findKey(key);
		if (!this.hasNumber(number)) return false;
		if (this.isPass(number)) this.#passes -= 1;
		this.#states[number] = states.absent;
		this.#tallies.delete(number);
		return true;
	}
	*values() {
		for (let number = 0; number < this.#states.length; number += 1) if (this.isPass(number)) yield this.#passTally(number);
		else {
			const tally = this.#tallies.get(number);
			if (tally !== void 0) yield tally;
		}
		yield* this.#unnamed.values();
	}
	*keys() {
		for (let number = 0; number < this.#states.length; number += 1) if (this.hasNumber(number)) yield this.names.key(number);
		yield* this.#unnamed.keys();
	}
	*entries() {
		for (const tally of this.values()) yield [tally.key, tally];
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	forEach(body) {
		for (const tally of this.values()) body(tally, tally.key, this);
	}
	#passTally(number) {
		return passTally(this.names.key(number), this.names.identity(number), this.durationOf(number));
	}
	keep(number, tally) {
		if (number >= this.#states.length) this.#grow(number);
		if (this.#states[number] === states.pass) this.#passes -= 1;
		this.#states[number] = states.tally;
		this.#tallies.set(number, tally);
	}
	#grow(number) {
		const room = Math.max(number + 1, this.#states.length * 2);
		const [grown, durations] = [new Uint8Array(room), new Float64Array(room)];
		grown.set(this.#states);
		durations.set(this.#durations);
		this.#states = grown;
		this.#durations = durations;
	}
};
// src/errors.ts
var EvalGateError = class extends Error {
	advice;
	constructor(message, advice, cause) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.name = new.target.name;
		this.advice = advice;
	}
};
function inputProblem(name, predicate, advice) {
	return {
		message: `${name} ${predicate}`,
		advice
	};
}
var UsageError = class extends EvalGateError {
	exitCode = 2;
	problems;
	constructor(problems) {
		const list = problems.map(({ where, message }) => where === void 0 ? message : `${where}: ${message}`);
		super(list.length === 1 ? `${list[0]}` : `${list.length} problems in the configuration:\n${list.map((line) => `  ${line}`).join("\n")}`, [...new Set(problems.flatMap(({ advice }) => advice ?? []))]);
		this.problems = problems;
	}
};
var NameTaken = class extends EvalGateError {
	exitCode = 2;
	constructor(what) {
		super(`${what} belongs to another job of this workflow run.`, []);
	}
};
var ReportError = class extends EvalGateError {
	exitCode = 2;
	file;
	line;
	format;
	constructor(details) {
		const place = details.line === void 0 ? details.file : `${details.file}:${details.line}`;
		super(`${place}: ${details.message}`, details.advice, details.cause);
		this.file = details.file;
		if (details.line !== void 0) this.line = details.line;
		if (details.format !== void 0) this.format = details.format;
	}
};
var ServiceError = class extends EvalGateError {
	exitCode = 3;
	operation;
	status;
	code;
	reason;
	requestId;
	retryable;
	attempts;
	details;
	constructor(facts) {
		super(facts.message, facts.advice, facts.cause);
		this.operation = facts.operation;
		this.retryable = facts.retryable;
		this.attempts = facts.attempts;
		if (facts.status !== void 0) this.status = facts.status;
		if (facts.code !== void 0) this.code = facts.code;
		if (facts.reason !== void 0) this.reason = facts.reason;
		if (facts.requestId !== void 0) this.requestId = facts.requestId;
		if (facts.details !== void 0) this.details = facts.details;
	}
};
var PermissionError = class extends EvalGateError {
	exitCode = 3;
	permission;
	otherAdvice;
	constructor(message, permission, otherAdvice, cause) {
		super(message, [permissionsBlock(["contents: read", permission]), ...otherAdvice], cause);
		this.permission = permission;
		this.otherAdvice = otherAdvice;
	}
};
function describeRefusal(error, needed) {
	const block = permissionsBlock([...needed, error.permission]);
	return [
		error.message,
		block,
		...error.otherAdvice
	].join("\n");
}
function permissionsBlock(permissions) {
	return `Give the job these permissions:\n  permissions:${[...new Set(permissions)].map((line) => `\n    ${line}`).join("")}`;
}
var ArtifactError = class extends EvalGateError {
	exitCode = 3;
};
var ArtifactGone = class extends ArtifactError {};
var OutOfTime = class extends EvalGateError {
	exitCode = 3;
	constructor(what, limitMs) {
		super(`${what} took too long: \`publish-timeout\` allows ${limitMs / 6e4} minutes.`, []);
	}
};
const machineCodes = new Set([
	"ENOSPC",
	"EDQUOT",
	"EIO",
	"EMFILE",
	"ENFILE",
	"ENOMEM"
]);
var UnwritableFile = class extends EvalGateError {
	exitCode;
	constructor(what, cause, { isNamed }) {
		const isMachine = machineCodes.has(codeOf(cause)) || !isNamed;
		const advice = isMachine ? "Check the disk of the runner and the permissions of its folders." : "Name a file in a folder that this step may write to.";
		super(`${what} can't be written (${messageOf(cause)}).`, [advice], cause);
		this.exitCode = isMachine ? 3 : 2;
	}
};
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
function messageOf(error, separator = " ") {
	if (error instanceof EvalGateError) return [error.message, ...error.advice].join(separator);
	return error instanceof Error ? error.message : String(error);
}
// src/platform/checked-out.ts
const commit = /^[0-9a-f]{40,64}$/;
function readCheckedOut(workspace) {
	const head = read((0, node_path.join)(workspace, ".git", "HEAD"))?.trim() ?? "";
	if (commit.test(head)) return head;
	const ref = /^ref: (refs\/[^\s\0]+)$/.exec(head)?.[1];
	if (ref === void 0 || ref.includes("..")) return void 0;
	const loose = read((0, node_path.join)(workspace, ".git", ref))?.trim() ?? "";
	if (commit.test(loose)) return loose;
	const [sha = ""] = (read((0, node_path.join)(workspace, ".git", "packed-refs"))?.split("\n") ?? []).find((line) => line.endsWith(` ${ref}`))?.split(" ") ?? [];
	return commit.test(sha) ? sha : void 0;
}
function hasInnerCheckout(workspace) {
	return listFolders(workspace).some((name) => readCheckedOut((0, node_path.join)(workspace, name)) !== void 0);
}
function listFolders(path) {
	try {
		return (0, node_fs.readdirSync)(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
	} catch {
		return [];
	}
}
function read(path) {
	try {
		return (0, node_fs.readFileSync)(path, "utf8");
	} catch {
		return;
	}
}
// src/platform/clock.ts
function startTimer(ms, onEnd) {
	const timer = setTimeout(onEnd, ms);
	return () => clearTimeout(timer);
}
const systemClock = {
	now: () => Math.round(performance.timeOrigin + performance.now()),
	sleep: (ms, signal) => (0, node_timers_promises.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal })
};
// src/platform/system/temporary-folder.ts
function makeTemporaryFolder(parent = (0, node_os.tmpdir)()) {
	return (0, node_fs.mkdtempSync)((0, node_path.join)(parent, "eval-gate-"));
}
// src/paths/folders.ts
function pathWithin(folder, path, paths = node_path.default) {
	const way = paths.relative(folder, path);
	if (way === ".." || way.startsWith(`..${paths.sep}`) || paths.isAbsolute(way)) return void 0;
	return way.split(paths.sep).join("/");
}
function isWithin(folder, path, paths = node_path.default) {
	return (pathWithin(folder, path, paths) ?? "") !== "";
}
function repositoryPath(path, paths = node_path.default) {
	return paths.isAbsolute(path) ? void 0 : pathWithin("", paths.normalize(path), paths);
}
function globOf(pattern, paths = node_path.default) {
	return paths.sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
}
// src/platform/write-file.ts
function writeWorkspaceFile(workspace, path, text) {
	(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
	if (!isWithin(workspace, path)) {
		writeFile(path, text);
		return;
	}
	if (!isWithin((0, node_fs.realpathSync)(workspace), (0, node_path.join)((0, node_fs.realpathSync)((0, node_path.dirname)(path)), "file"))) throw new Error("a symbolic link leads out of the workspace");
	const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0 } = node_fs.constants;
	const file = openWithoutLink(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
	try {
		writeFully(file, path, text);
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function writeFile(path, text) {
	const file = (0, node_fs.openSync)(path, "w");
	try {
		writeFully(file, path, text);
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function writeFully(file, path, text) {
	try {
		writeText(file, text);
	} catch (error) {
		if (error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code)) && (0, node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true) (0, node_fs.rmSync)(path, { force: true });
		throw error;
	}
}
const joinedLength = 262144;
function writeText(file, text) {
	let joined = "";
	for (const piece of typeof text === "string" ? [text] : text) {
		joined += piece;
		if (joined.length < joinedLength) continue;
		(0, node_fs.writeFileSync)(file, joined);
		joined = "";
	}
	(0, node_fs.writeFileSync)(file, joined);
}
function openWithoutLink(path, flags) {
	try {
		return (0, node_fs.openSync)(path, flags, 438);
	} catch (error) {
		throw error instanceof Error && "code" in error && error.code === "ELOOP" ? new Error("it is a symbolic link") : error;
	}
}
// src/platform/files.ts
function createFiles(workspace, scratch) {
	const writeTo = (folder, name, text) => {
		const path = (0, node_path.join)(folder, name);
		(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
		writeFile(path, text);
		return path;
	};
	return {
		writeScratch: (name, text) => writeTo(scratch, name, text),
		writeLasting: (name, text) => writeTo(makeTemporaryFolder(), name, text),
		emptyScratchFolder: (name) => {
			const folder = (0, node_path.join)(scratch, name);
			(0, node_fs.rmSync)(folder, {
				recursive: true,
				force: true
			});
			(0, node_fs.mkdirSync)(folder, { recursive: true });
			return folder;
		},
		writeOutput: (path, text) => writeWorkspaceFile(workspace, path, text),
		list: (folder) => (0, node_fs.readdirSync)(folder),
		readText: (path) => (0, node_fs.readFileSync)(path, "utf8"),
		readBytes: (path) => node_fs.promises.readFile(path),
		sizeOf: async (path) => (await node_fs.promises.stat(path)).size,
		stream: (path) => (0, node_fs.createReadStream)(path)
	};
}
// src/model/comparison/compared-case.ts
const changes = [
	"regressed",
	"newly-failing",
	"still-failing",
	"fixed",
	"flaky",
	"new",
	"removed",
	"skipped",
	"unchanged"
];
// src/model/run/sample.ts
function addToSample(sample, value) {
	return sample === void 0 ? value : addSamples(sample, value);
}
function addSamples(a, b) {
	if (a === void 0 || b === void 0) return a ?? b;
	if (typeof a !== "number" && typeof b === "number") return {
		count: a.count + 1,
		sum: a.sum + b,
		sumOfSquares: a.sumOfSquares + b * b,
		min: Math.min(a.min, b),
		max: Math.max(a.max, b)
	};
	const [left, right] = [momentsOf(a), momentsOf(b)];
	return {
		count: left.count + right.count,
		sum: left.sum + right.sum,
		sumOfSquares: left.sumOfSquares + right.sumOfSquares,
		min: Math.min(left.min, right.min),
		max: Math.max(left.max, right.max)
	};
}
function momentsOf(sample) {
	if (typeof sample !== "number") return sample;
	return {
		count: 1,
		sum: sample,
		sumOfSquares: sample * sample,
		min: sample,
		max: sample
	};
}
function meanOf(sample) {
	if (typeof sample === "number" || sample === void 0) return sample;
	return sample.count === 0 ? void 0 : sample.sum / sample.count;
}
// src/model/quiet/quiet-case.ts
var QuietCase = class {
	#sides;
	#number;
	constructor(sides, number) {
		this.#sides = sides;
		this.#number = number;
	}
	get key() {
		return this.#sides.head.names.key(this.#number);
	}
	get identity() {
		return this.#sides.head.names.identity(this.#number);
	}
	get change() {
		return this.#sides.change;
	}
	get judgedAs() {
		return "test";
	}
	get head() {
		return new QuietTally(this.#sides, this.#number, "head");
	}
	get base() {
		return this.#sides.bases.length === 0 ? void 0 : new QuietTally(this.#sides, this.#number, "base");
	}
	get pValue() {
		return this.#sides.pValue;
	}
	get drop() {
		return this.#sides.pValue === void 0 ? void 0 : 0;
	}
	get latencyMs() {
		return this.#sides.latencyOf(this.#number);
	}
	spellOut() {
		const { key, identity, change, judgedAs, head, base, pValue, drop, latencyMs } = this;
		return {
			key,
			identity,
			change,
			judgedAs,
			pValue,
			drop,
			latencyMs,
			head: spellOutTally(head),
			base: base && spellOutTally(base)
		};
	}
};
function spellOutTally({ key, identity, passed, durationMs }) {
	const tally = passTally(key, identity, NaN);
	tally.passed = passed;
	if (durationMs !== void 0) tally.durationMs = durationMs;
	return tally;
}
var QuietTally = class {
	#sides;
	#number;
	#side;
	passed;
	failed = 0;
	errored = 0;
	skipped = 0;
	lost = 0;
	flaky = 0;
	constructor(sides, number, side) {
		this.#sides = sides;
		this.#number = number;
		this.#side = side;
		this.passed = side === "head" ? 1 : sides.passes[number] ?? 0;
	}
	get key() {
		return this.#sides.head.names.key(this.#number);
	}
	get identity() {
		return this.#sides.head.names.identity(this.#number);
	}
	get durationMs() {
		const { head, bases } = this.#sides;
		let sample;
		const add = (durationMs) => {
			if (!Number.isNaN(durationMs)) sample = addToSample(sample, durationMs);
		};
		if (this.#side === "head") add(head.durationOf(this.#number));
		else for (const { cases, numbers } of bases) {
			const number = numbers[this.#number] ?? -1;
			if (cases.isPass(number)) add(cases.durationOf(number));
		}
		return sample;
	}
};
// src/model/comparison.ts
function allCases({ cases, quiet }) {
	return quiet === void 0 ? cases : quiet.among(cases);
}
function spellOutQuiet(comparison) {
	const spellOut = (of) => of instanceof QuietCase ? of.spellOut() : of;
	return {
		...comparison,
		cases: allCases(comparison).map(spellOut),
		quiet: void 0
	};
}
function countQuiet({ quiet }) {
	return quiet?.length ?? 0;
}
function changeCounts(comparison) {
	const counts = Object.fromEntries(changes.map((change) => [change, 0]));
	for (const { change } of comparison.cases) counts[change] += 1;
	if (comparison.quiet !== void 0) counts[comparison.quiet.sides.change] += comparison.quiet.length;
	return counts;
}
// src/model/quiet/quiet-cases.ts
var QuietCases = class QuietCases {
	sides;
	numbers;
	constructor(sides, numbers) {
		this.sides = sides;
		this.numbers = numbers;
	}
	get length() {
		return this.numbers.length;
	}
	filter(isKept) {
		return new QuietCases(this.sides, this.numbers.filter(isKept));
	}
	identity(number) {
		return this.sides.head.names.identity(number);
	}
	key(number) {
		return this.sides.head.names.key(number);
	}
	comparison(number) {
		return new QuietCase(this.sides, number);
	}
	places() {
		const { names } = this.sides.head;
		const counts = new Map();
		for (const number of this.numbers) {
			const place = names.placeNumber(number);
			counts.set(place, (counts.get(place) ?? 0) + 1);
		}
		return new Map([...counts].map(([place, cases]) => [place, {
			suite: [],
			...names.places[place],
			cases
		}]));
	}
	countsByPasses() {
		const { bases, passes } = this.sides;
		const counts = Array.from({ length: bases.length + 1 }, () => 0);
		for (const number of this.numbers) {
			const count = passes[number] ?? 0;
			counts[count] = (counts[count] ?? 0) + 1;
		}
		return counts;
	}
	countWithBase(least) {
		return this.countsByPasses().reduce((sum, cases, passes) => passes < least ? sum : sum + cases, 0);
	}
	durations() {
		let [sum, count] = [0, 0];
		for (const number of this.numbers) {
			const durationMs = this.sides.head.durationOf(number);
			if (Number.isNaN(durationMs)) continue;
			sum += durationMs;
			count += 1;
		}
		return {
			sum,
			count
		};
	}
	longestHistory() {
		return "p".repeat(this.numbers.length === 0 ? 0 : this.sides.bases.length);
	}
	passedIn({ cases }) {
		const { head, bases } = this.sides;
		const names = cases instanceof CaseTable ? cases.names : void 0;
		const numbers = bases.find((of) => of.cases.names === names)?.numbers;
		if (!(cases instanceof CaseTable) || numbers === void 0 && names !== head.names) return count(this.numbers, (number) => (cases.get(this.key(number))?.passed ?? 0) > 0);
		if (numbers === void 0) return count(this.numbers, (number) => cases.isPass(number));
		return count(this.numbers, (number) => cases.isPass(numbers[number] ?? -1));
	}
	headWithout(run) {
		return {
			...run,
			cases: this.sides.head.without(this.numbers)
		};
	}
	basesWithout(runs) {
		return runs.map((run, index) => {
			const base = this.sides.bases[index];
			if (base === void 0) return run;
			return {
				...run,
				cases: base.cases.without(this.numbers.map((number) => base.numbers[number] ?? -1))
			};
		});
	}
	among(others) {
		const all = [];
		const sorted = this.#sorted();
		let at = 0;
		const addUntil = (end) => {
			for (; at < end; at += 1) all.push(this.comparison(sorted[at] ?? 0));
		};
		for (const of of others) {
			addUntil(Math.max(at, this.#firstAfter(of.key, sorted)));
			all.push(of);
		}
		addUntil(sorted.length);
		return all;
	}
	#sorted() {
		const { names } = this.sides.head;
		const isOne = new Uint8Array(names.size);
		for (const number of this.numbers) isOne[number] = 1;
		return names.sorted().filter((number) => isOne[number] === 1);
	}
	#firstAfter(key, sorted) {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >>> 1;
			if (this.key(sorted[middle] ?? 0) < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}
};
function count(numbers, isOne) {
	let ones = 0;
	for (const number of numbers) if (isOne(number)) ones += 1;
	return ones;
}
// src/platform/known-secrets.ts
const replacement = "***";
const shortestSecret = 8;
function createKnownSecrets() {
	const spellings = new Set();
	let pattern;
	let shortestSpelling = 0;
	function holdsSecret(value) {
		if (typeof value === "string") return value.length >= shortestSpelling && pattern !== void 0 && value.search(pattern) !== -1;
		if (typeof value !== "object" || value === null) return false;
		if (Array.isArray(value)) return value.some(holdsSecret);
		if (value instanceof Map) {
			for (const [key, item] of value) if (holdsSecret(key) || holdsSecret(item)) return true;
			return false;
		}
		if (value instanceof CaseTable) return holdsSecret([...value.names.texts(), ...value.others()]);
		if (!isPlain(value)) return false;
		for (const key in value) if (holdsSecret(key) || holdsSecret(value[key])) return true;
		return false;
	}
	function hideText(text) {
		return pattern === void 0 ? text : text.replace(pattern, replacement);
	}
	function hideAny(value, done) {
		if (typeof value === "string") return hideText(value);
		if (typeof value !== "object" || value === null) return value;
		const known = done.get(value);
		if (known !== void 0) return known;
		const hidden = hideInside(inFull(value), (item) => hideAny(item, done));
		done.set(value, hidden);
		return hidden;
	}
	return {
		add(secret) {
			const before = spellings.size;
			for (const spelling of spell(secret)) spellings.add(spelling);
			if (spellings.size === before) return;
			const longestFirst = [...spellings].sort((a, b) => b.length - a.length);
			shortestSpelling = longestFirst.at(-1)?.length ?? 0;
			pattern = new RegExp(longestFirst.map(escapeForPattern).join("|"), "g");
		},
		hide: (value) => holdsSecret(value) ? hideAny(value, new WeakMap()) : value
	};
}
function inFull(value) {
	if (value instanceof CaseTable) return new Map(value);
	return "quiet" in value && value.quiet instanceof QuietCases ? spellOutQuiet(value) : value;
}
function hideInside(value, hide) {
	if (Array.isArray(value)) {
		const items = value.map(hide);
		return items.some((item, index) => item !== value[index]) ? items : value;
	}
	if (value instanceof Map) {
		const entries = [...value].map(([key, item]) => [hide(key), hide(item)]);
		return entries.every(([key, item]) => value.has(key) && value.get(key) === item) ? value : new Map(entries);
	}
	if (!isPlain(value)) return value;
	const entries = Object.entries(value).map(([key, item]) => [hide(key), hide(item)]);
	return entries.every(([key, item]) => value[String(key)] === item) ? value : Object.fromEntries(entries);
}
function isPlain(value) {
	const prototype = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null;
}
function spell(secret) {
	const value = secret.trim();
	if (value.length < shortestSecret) return [];
	const encoded = [
		0,
		1,
		2
	].map((offset) => base64At(value, offset));
	return [
		value,
		JSON.stringify(value).slice(1, -1),
		encodeURIComponent(value.toWellFormed()),
		...encoded,
		...encoded.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))
	].filter((text) => text.length >= shortestSecret);
}
function base64At(secret, offset) {
	const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
	return bytes.toString("base64").slice(Math.ceil(offset * 8 / 6), Math.floor(bytes.length * 8 / 6));
}
function escapeForPattern(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
// src/platform/neutralise.ts
function neutraliseLog(text) {
	return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, "$1:​").replaceAll("##[", "#​#[").replace(/\p{Cc}/gu, showControl);
}
function showControl(character) {
	const code = character.charCodeAt(0);
	if (character === "	" || character === "\n") return character;
	if (code < 32) return String.fromCharCode(9216 + code);
	return code === 127 ? "␡" : "�";
}
// src/platform/system/processes.ts
function shellFor(line, { platform, env, hasFile }) {
	const args = [
		"-eo",
		"pipefail",
		"-c",
		line
	];
	if (platform !== "win32") return {
		file: "bash",
		args
	};
	return {
		file: [env.ProgramFiles, env.ProgramW6432].filter((folder) => folder !== void 0).map((folder) => node_path.win32.join(folder, "Git", "bin", "bash.exe")).find(hasFile) ?? "bash",
		args
	};
}
function endingOf(pid, signal, platform) {
	return platform === "win32" ? {
		file: "taskkill",
		args: [
			"/pid",
			String(pid),
			"/t",
			"/f"
		]
	} : {
		group: -pid,
		signal
	};
}
function isOwnGroup(platform) {
	return platform !== "win32";
}
// src/platform/system/command.ts
const graceMs = 5e3;
const ownVariables = /^(?:INPUT_|STATE_|ACTIONS_|EVAL_GATE_)|^GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/i;
function scrubEnvironment(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !ownVariables.test(name)));
}
const runCommand = async (line, { cwd, env, timeoutMs }) => {
	const { spawn } = await import("node:child_process");
	return await new Promise((resolve) => {
		let child;
		try {
			const shell = shellFor(line, {
				platform: process.platform,
				env: process.env,
				hasFile: node_fs.existsSync
			});
			child = spawn(shell.file, shell.args, {
				cwd,
				env: {
					...scrubEnvironment(process.env),
					...env
				},
				stdio: [
					"ignore",
					"inherit",
					"inherit"
				],
				detached: isOwnGroup(process.platform),
				windowsHide: true
			});
		} catch (error) {
			resolve({
				status: "not-started",
				message: messageOf(error)
			});
			return;
		}
		const end = (signal) => {
			if (child.pid !== void 0) endTree(child.pid, signal, spawn);
		};
		let timedOut = false;
		const timer = setTimeout(() => {
			timedOut = true;
			end("SIGTERM");
			setTimeout(() => end("SIGKILL"), graceMs).unref();
		}, timeoutMs);
		child.on("error", (error) => {
			clearTimeout(timer);
			resolve({
				status: "not-started",
				message: error.message
			});
		});
		child.on("close", (exitCode) => {
			clearTimeout(timer);
			resolve(timedOut ? { status: "timed-out" } : {
				status: "ended",
				exitCode: exitCode ?? 1
			});
		});
	});
};
function endTree(pid, signal, start) {
	const ending = endingOf(pid, signal, process.platform);
	if ("file" in ending) {
		start(ending.file, ending.args, {
			stdio: "ignore",
			windowsHide: true
		}).on("error", () => {});
		return;
	}
	try {
		process.kill(ending.group, ending.signal);
	} catch {}
}
function withoutWorkflowCommands(run, print, newMark) {
	return async (line, options) => {
		const mark = newMark();
		print(`\n::stop-commands::${mark}\n`);
		try {
			return await run(line, options);
		} finally {
			print(`\n::${mark}::\n`);
		}
	};
}
// src/platform/system/signals.ts
const echoMs = 1e3;
const stopSignals = [
	"SIGINT",
	"SIGTERM",
	"SIGBREAK"
];
function onStopSignals(stop) {
	for (const name of stopSignals) process.on(name, stop);
	return () => {
		for (const name of stopSignals) process.off(name, stop);
	};
}
function watchForCancel() {
	const controller = new AbortController();
	let askedAt;
	onStopSignals((name) => {
		const now = performance.now();
		if (askedAt === void 0) {
			askedAt = now;
			controller.abort(new Error(`the process was asked to stop (${name})`));
		} else if (name === "SIGINT" && now - askedAt > echoMs) process.exit(130);
	});
	return controller.signal;
}
// src/platform/github/artifacts/missing-storage.ts
const instead = "Use `baseline: file:PATH` with actions/cache, or the eval service (docs/ci-setups.md shows both).";
function explainMissingStorage(env) {
	const server = env.GITHUB_SERVER_URL ?? "https://github.com";
	const { hostname } = URL.canParse(server) ? new URL(server) : { hostname: server };
	if (hostname !== "github.com" && !/\.(ghe\.com|localhost)$/.test(hostname)) return `${hostname} has no artifact storage that Eval Gate can use, so no baseline can be stored or found there. ${instead}`;
	if (env.ACTIONS_RUNTIME_TOKEN !== void 0 && env.ACTIONS_RESULTS_URL !== void 0) return void 0;
	return `This runner has no artifact storage, so no baseline can be stored or found. ${instead}`;
}
// src/platform/github/branch-events.ts
const branchEvents = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
];
function isBranchEvent(event) {
	return branchEvents.some((known) => known === event);
}
// src/platform/github/identity/job-run-id.ts
function readJobRunId(runtimeToken) {
	const [, payload = ""] = (runtimeToken ?? "").split(".");
	try {
		const { scp } = JSON.parse(Buffer.from(payload, "base64url").toString());
		return /(?:^| )Actions\.Results:[^: ]+:([^: ]+)/.exec(String(scp))?.[1];
	} catch {
		return;
	}
}
// src/platform/github/context.ts
function readContext(env, event, checkedOut, matrix = "null", strategy = "null") {
	const payload = asRecord(event);
	const pullRequest = readPullRequest(payload, env.GITHUB_REPOSITORY);
	const server = env.GITHUB_SERVER_URL ?? "https://github.com";
	const repositoryUrl = env.GITHUB_REPOSITORY && `${server}/${env.GITHUB_REPOSITORY}`;
	const eventBranch = branchOf(env);
	const notTheBranch = pullRequest === void 0 ? findOtherCode(env, checkedOut) : findBaseCode(env, pullRequest, checkedOut);
	const mergeGroup = readMergeGroup(asRecord(payload.merge_group));
	const trigger = readTrigger(asRecord(payload.workflow_run));
	const workflowPath = trigger?.workflowPath ?? workflowFileOf(env);
	return {
		provider: "github_actions",
		...given("repository", env.GITHUB_REPOSITORY),
		...given("commit", pullRequest?.headSha ?? checkedOut ?? env.GITHUB_SHA),
		...given("checkedOut", checkedOut),
		...given("eventCommit", env.GITHUB_SHA),
		...given("branch", pullRequest?.headBranch ?? (notTheBranch === void 0 ? eventBranch : void 0)),
		...given("notTheBranch", notTheBranch),
		...given("baseBranch", pullRequest?.baseBranch ?? mergeGroup?.baseBranch ?? eventBranch),
		mergeGroup,
		isProtected: env.GITHUB_REF_PROTECTED === "true",
		...given("event", env.GITHUB_EVENT_NAME),
		...given("eventAction", typeof payload.action === "string" ? payload.action : void 0),
		...given("workflow", env.GITHUB_WORKFLOW),
		...given("workflowPath", workflowPath),
		...given("job", env.GITHUB_JOB),
		matrix: readMatrix(matrix),
		legs: readLegs(strategy),
		...given("step", env.GITHUB_ACTION),
		...given("jobRunId", readJobRunId(env.ACTIONS_RUNTIME_TOKEN)),
		...given("runId", env.GITHUB_RUN_ID),
		attempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1) || 1,
		...given("repositoryUrl", repositoryUrl),
		...given("runUrl", repositoryUrl && env.GITHUB_RUN_ID && `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID}`),
		...given("actor", env.GITHUB_ACTOR),
		...given("defaultBranch", textOf(asRecord(payload.repository).default_branch)),
		pullRequest,
		trigger: trigger?.run
	};
}
function given(name, value) {
	return value ? { [name]: value } : {};
}
function branchOf(env) {
	if (env.GITHUB_HEAD_REF) return env.GITHUB_HEAD_REF;
	return env.GITHUB_REF?.startsWith("refs/heads/") ? env.GITHUB_REF.slice(11) : void 0;
}
function findOtherCode(env, checkedOut) {
	if (!isBranchEvent(env.GITHUB_EVENT_NAME)) return `the run was started by ${env.GITHUB_EVENT_NAME ?? "an unknown event"}, which may measure any code`;
	if (checkedOut === void 0 || env.GITHUB_SHA === void 0 || checkedOut === env.GITHUB_SHA) return void 0;
	return `${checkedOut.slice(0, 7)} is checked out and not ${env.GITHUB_SHA.slice(0, 7)}, the commit of the event`;
}
function findBaseCode(env, { baseBranch, baseSha, headSha }, checkedOut) {
	if (checkedOut === void 0 || checkedOut === headSha) return void 0;
	const isOfEvent = env.GITHUB_EVENT_NAME === "pull_request_target" && checkedOut === env.GITHUB_SHA;
	if (checkedOut !== baseSha && !isOfEvent) return void 0;
	return `${checkedOut.slice(0, 7)} is checked out, which is ${baseBranch} without the pull request`;
}
function workflowFileOf(env) {
	return /^[^/]+\/[^/]+\/(.+)@[^@]*$/.exec(env.GITHUB_WORKFLOW_REF ?? "")?.[1];
}
function readMatrix(json) {
	try {
		const matrix = asRecord(JSON.parse(json));
		return Object.keys(matrix).length === 0 ? void 0 : matrix;
	} catch {
		return;
	}
}
function readLegs(json) {
	try {
		const { "job-index": index, "job-total": total } = asRecord(JSON.parse(json));
		return Number.isSafeInteger(index) && Number.isSafeInteger(total) ? {
			index: Number(index),
			total: Number(total)
		} : void 0;
	} catch {
		return;
	}
}
function readPullRequest(payload, repository) {
	const pull = asRecord(payload.pull_request);
	const base = asRecord(pull.base);
	const head = asRecord(pull.head);
	if (typeof pull.number !== "number" || typeof base.ref !== "string" || typeof head.sha !== "string") return;
	return {
		number: pull.number,
		baseBranch: base.ref,
		baseSha: typeof base.sha === "string" ? base.sha : "",
		headSha: head.sha,
		headBranch: typeof head.ref === "string" ? head.ref : "",
		fromFork: asRecord(head.repo).full_name !== repository
	};
}
function readMergeGroup({ base_ref: ref, base_sha: baseSha }) {
	if (typeof ref !== "string" || typeof baseSha !== "string") return void 0;
	return {
		baseBranch: ref.replace(/^refs\/heads\//, ""),
		baseSha
	};
}
function readTrigger(run) {
	const commit = textOf(run.head_sha);
	if (typeof run.id !== "number" || commit === void 0) return void 0;
	return {
		run: {
			runId: String(run.id),
			attempt: typeof run.run_attempt === "number" ? run.run_attempt : 1,
			event: textOf(run.event) ?? "",
			commit,
			branch: textOf(run.head_branch) ?? "",
			headRepository: textOf(asRecord(run.head_repository).full_name) ?? "",
			...given("url", textOf(run.html_url))
		},
		workflowPath: textOf(run.path)?.split("@")[0]
	};
}
function textOf(value) {
	return typeof value === "string" ? value : void 0;
}
function asRecord(value) {
	return typeof value === "object" && value !== null ? value : {};
}
// src/platform/github/identity/suite-names.ts
function claimSuiteName(name, context, runnerTemp) {
	if (runnerTemp === void 0 || context.step === void 0) return true;
	const { repository, runId, attempt, job, jobRunId, matrix, step } = context;
	const of = JSON.stringify([
		repository,
		runId,
		attempt,
		job,
		jobRunId,
		matrix,
		name
	]);
	const folder = (0, node_path.join)(runnerTemp, "eval-gate-suites");
	const note = (0, node_path.join)(folder, (0, node_crypto.createHash)("sha256").update(of).digest("hex").slice(0, 32));
	try {
		(0, node_fs.mkdirSync)(folder, { recursive: true });
		(0, node_fs.writeFileSync)(note, step, { flag: "wx" });
		return true;
	} catch (error) {
		return !(error instanceof Error && "code" in error && error.code === "EEXIST") || (0, node_fs.readFileSync)(note, "utf8") === step;
	}
}
// src/platform/github/remote/late-remote.ts
function lateRemote(options) {
	let loaded;
	const load = () => {
		loaded ??= Promise.resolve().then(() => require("./remote.js")).then(({ createRemote }) => createRemote(options));
		return loaded;
	};
	function late(name, calls) {
		const callLate = (call) => async (...given) => {
			const run = (await load())[name]?.[call];
			if (run === void 0) throw new TypeError(`the platform has no ${name}.${call}`);
			return await run(...given);
		};
		const entries = Object.keys(calls).map((call) => [call, callLate(call)]);
		return Object.fromEntries(entries);
	}
	const storage = {
		readableFiles: late("readableFiles", { save: "call" }),
		artifacts: late("artifacts", {
			save: "call",
			listBranchRuns: "call",
			listNamed: "call",
			listNewest: "call",
			originOf: "call",
			findInThisRun: "call",
			findInRun: "call",
			read: "call"
		})
	};
	if (options.token === void 0) return storage;
	const ofToken = {
		...storage,
		checks: late("checks", { report: "call" }),
		pullRequests: late("pullRequests", { find: "call" }),
		conversations: late("conversations", {
			find: "call",
			mergedWith: "call",
			listComments: "call",
			listApprovals: "call",
			mayWrite: "call"
		}),
		foreignArtifacts: late("foreignArtifacts", {
			list: "call",
			read: "call",
			listFailedJobs: "call"
		}),
		issues: late("issues", {
			find: "call",
			open: "call",
			change: "call"
		}),
		commits: late("commits", {
			ancestors: "call",
			mergeBase: "call",
			tipOf: "call",
			isContained: "call"
		}),
		repositoryFiles: {
			...late("repositoryFiles", { read: "call" }),
			isReliable: true
		}
	};
	if (options.context.pullRequest === void 0) return ofToken;
	const changedFiles = async () => await (await load()).changedFiles?.() ?? new Set();
	return {
		...ofToken,
		comments: late("comments", {
			upsert: "call",
			mention: "call"
		}),
		changedFiles
	};
}
// src/platform/github/repository/git-files.ts
function createGitFiles(workspace) {
	const ask = async (...args) => {
		const safe = [
			"-c",
			"core.hooksPath=/dev/null",
			"-c",
			"core.fsmonitor=false"
		];
		const options = {
			cwd: workspace,
			env: scrubEnvironment(process.env),
			maxBuffer: 16777216
		};
		const { execFile } = await import("node:child_process");
		return (await (0, node_util.promisify)(execFile)("git", [...safe, ...args], options)).stdout;
	};
	return {
		isReliable: false,
		read: async (path, commit) => {
			if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error(`"${commit}" is not a commit`);
			await ask("cat-file", "-e", `${commit}^{commit}`);
			const listed = await ask("ls-tree", "-z", commit, "--", `:(literal)${path}`);
			const blob = /^100\d{3} blob ([0-9a-f]+)\t/.exec(listed)?.[1];
			return blob === void 0 ? void 0 : await ask("cat-file", "blob", blob);
		}
	};
}
// src/platform/github/platform.ts
const summaryLimitBytes = 1048576;
function createLog({ add, hide }) {
	const clean = (message) => neutraliseLog(hide(message));
	return {
		debug: (message) => require_core.debug(clean(message)),
		info: (message) => require_core.info(clean(message)),
		notice: (message) => require_core.notice(hide(message)),
		warning: (message) => require_core.warning(hide(message)),
		error: (message) => require_core.error(hide(message)),
		group: (title, body) => require_core.group(clean(title), body),
		mask: (secret) => {
			require_core.setSecret(secret);
			add(secret);
		}
	};
}
function createGitHubPlatform(env, token, job = {}) {
	const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
	if ((0, node_fs.statSync)(workspace, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError([{
		message: `the workspace of the job (GITHUB_WORKSPACE) is not a folder: ${workspace}`,
		advice: "Run actions/checkout before this step."
	}]);
	const secrets = createKnownSecrets();
	const tokens = [
		token,
		env.ACTIONS_RUNTIME_TOKEN,
		env.ACTIONS_ID_TOKEN_REQUEST_TOKEN
	];
	for (const secret of tokens) if (secret !== void 0) secrets.add(secret);
	const log = createLog(secrets);
	const around = readContext(env, readEvent(env.GITHUB_EVENT_PATH, log), readCheckedOut(workspace), job.matrix, job.strategy);
	const context = around.pullRequest !== void 0 && hasInnerCheckout(workspace) ? {
		...around,
		notTheBranch: void 0
	} : around;
	const remote = lateRemote({
		token,
		apiUrl: env.GITHUB_API_URL,
		context,
		clock: systemClock,
		log
	});
	const { scratch, runnerTemp } = makeScratch(env.RUNNER_TEMP);
	const noArtifacts = explainMissingStorage(env);
	const hasArtifacts = noArtifacts === void 0;
	return {
		...remote,
		context,
		log,
		clock: systemClock,
		runCommand: withoutWorkflowCommands(runCommand, (text) => process.stdout.write(text), () => (0, node_crypto.randomBytes)(20).toString("hex")),
		watchForCancel,
		workspace,
		scratch,
		files: createFiles(workspace, scratch),
		hideSecrets: secrets.hide,
		startTimer,
		setOutput: (name, value) => writing("The file of the outputs (GITHUB_OUTPUT)", () => require_core.setOutput(name, value)),
		saveState: (name, value) => {
			try {
				require_core.saveState(name, value);
			} catch (error) {
				log.warning(`The post step will not know what this step left open: ${messageOf(error)}`);
			}
		},
		readState: (name) => require_core.getState(name),
		...summaryOf(env.GITHUB_STEP_SUMMARY),
		annotate,
		noArtifacts,
		claimSuiteName: (name) => claimSuiteName(name, context, runnerTemp),
		repositoryFiles: remote.repositoryFiles ?? createGitFiles(workspace),
		readableFiles: hasArtifacts ? remote.readableFiles : void 0,
		artifacts: hasArtifacts ? remote.artifacts : void 0
	};
}
function readEvent(path, log) {
	if (path === void 0) return void 0;
	try {
		return JSON.parse((0, node_fs.readFileSync)(path, "utf8"));
	} catch {
		log.debug("The payload of the event could not be read; continuing without it.");
		return;
	}
}
function makeScratch(runnerTemp) {
	if (runnerTemp !== void 0) try {
		return {
			scratch: makeTemporaryFolder(runnerTemp),
			runnerTemp
		};
	} catch {}
	try {
		return {
			scratch: makeTemporaryFolder(),
			runnerTemp: void 0
		};
	} catch (error) {
		throw new UnwritableFile("The temporary folder", error, { isNamed: false });
	}
}
function writing(what, write) {
	try {
		write();
	} catch (error) {
		throw new UnwritableFile(what, error, { isNamed: false });
	}
}
function summaryOf(path) {
	if (path === void 0 || path === "") return {
		summaryRoomBytes: () => 0,
		writeSummary: () => {}
	};
	const ofOthers = (0, node_fs.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
	return {
		summaryRoomBytes: () => Math.max(0, summaryLimitBytes - ofOthers - 1),
		writeSummary: (markdown) => writing("The job summary (GITHUB_STEP_SUMMARY)", () => {
			if (ofOthers > 0) (0, node_fs.truncateSync)(path, ofOthers);
			const flag = ofOthers > 0 ? "a" : "w";
			(0, node_fs.writeFileSync)(path, `${markdown}\n`, { flag });
		})
	};
}
function annotate(annotations) {
	for (const { level, title, message, location } of annotations) {
		const write = {
			error: require_core.error,
			warning: require_core.warning,
			notice: require_core.notice
		}[level];
		write(message, {
			title,
			file: location?.file,
			startLine: location?.line,
			startColumn: location?.column
		});
	}
}
Object.defineProperty(exports, "ArtifactError", {
	enumerable: true,
	get: function() {
		return ArtifactError;
	}
});
Object.defineProperty(exports, "ArtifactGone", {
	enumerable: true,
	get: function() {
		return ArtifactGone;
	}
});
Object.defineProperty(exports, "CaseNames", {
	enumerable: true,
	get: function() {
		return CaseNames;
	}
});
Object.defineProperty(exports, "CaseTable", {
	enumerable: true,
	get: function() {
		return CaseTable;
	}
});
Object.defineProperty(exports, "EvalGateError", {
	enumerable: true,
	get: function() {
		return EvalGateError;
	}
});
Object.defineProperty(exports, "NameTaken", {
	enumerable: true,
	get: function() {
		return NameTaken;
	}
});
Object.defineProperty(exports, "OutOfTime", {
	enumerable: true,
	get: function() {
		return OutOfTime;
	}
});
Object.defineProperty(exports, "PermissionError", {
	enumerable: true,
	get: function() {
		return PermissionError;
	}
});
Object.defineProperty(exports, "QuietCases", {
	enumerable: true,
	get: function() {
		return QuietCases;
	}
});
Object.defineProperty(exports, "ReportError", {
	enumerable: true,
	get: function() {
		return ReportError;
	}
});
Object.defineProperty(exports, "ServiceError", {
	enumerable: true,
	get: function() {
		return ServiceError;
	}
});
Object.defineProperty(exports, "UnwritableFile", {
	enumerable: true,
	get: function() {
		return UnwritableFile;
	}
});
Object.defineProperty(exports, "UsageError", {
	enumerable: true,
	get: function() {
		return UsageError;
	}
});
Object.defineProperty(exports, "addSamples", {
	enumerable: true,
	get: function() {
		return addSamples;
	}
});
Object.defineProperty(exports, "addToSample", {
	enumerable: true,
	get: function() {
		return addToSample;
	}
});
Object.defineProperty(exports, "allCases", {
	enumerable: true,
	get: function() {
		return allCases;
	}
});
Object.defineProperty(exports, "branchEvents", {
	enumerable: true,
	get: function() {
		return branchEvents;
	}
});
Object.defineProperty(exports, "caseKey", {
	enumerable: true,
	get: function() {
		return caseKey;
	}
});
Object.defineProperty(exports, "caseTitle", {
	enumerable: true,
	get: function() {
		return caseTitle;
	}
});
Object.defineProperty(exports, "changeCounts", {
	enumerable: true,
	get: function() {
		return changeCounts;
	}
});
Object.defineProperty(exports, "changes", {
	enumerable: true,
	get: function() {
		return changes;
	}
});
Object.defineProperty(exports, "countQuiet", {
	enumerable: true,
	get: function() {
		return countQuiet;
	}
});
Object.defineProperty(exports, "createFiles", {
	enumerable: true,
	get: function() {
		return createFiles;
	}
});
Object.defineProperty(exports, "createGitHubPlatform", {
	enumerable: true,
	get: function() {
		return createGitHubPlatform;
	}
});
Object.defineProperty(exports, "createKnownSecrets", {
	enumerable: true,
	get: function() {
		return createKnownSecrets;
	}
});
Object.defineProperty(exports, "describeRefusal", {
	enumerable: true,
	get: function() {
		return describeRefusal;
	}
});
Object.defineProperty(exports, "emptyTally", {
	enumerable: true,
	get: function() {
		return emptyTally;
	}
});
Object.defineProperty(exports, "globOf", {
	enumerable: true,
	get: function() {
		return globOf;
	}
});
Object.defineProperty(exports, "inputProblem", {
	enumerable: true,
	get: function() {
		return inputProblem;
	}
});
Object.defineProperty(exports, "isBranchEvent", {
	enumerable: true,
	get: function() {
		return isBranchEvent;
	}
});
Object.defineProperty(exports, "isPassOnly", {
	enumerable: true,
	get: function() {
		return isPassOnly;
	}
});
Object.defineProperty(exports, "isPlainIdentity", {
	enumerable: true,
	get: function() {
		return isPlainIdentity;
	}
});
Object.defineProperty(exports, "isPlainName", {
	enumerable: true,
	get: function() {
		return isPlainName;
	}
});
Object.defineProperty(exports, "isSinglePass", {
	enumerable: true,
	get: function() {
		return isSinglePass;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "makeTemporaryFolder", {
	enumerable: true,
	get: function() {
		return makeTemporaryFolder;
	}
});
Object.defineProperty(exports, "meanOf", {
	enumerable: true,
	get: function() {
		return meanOf;
	}
});
Object.defineProperty(exports, "messageOf", {
	enumerable: true,
	get: function() {
		return messageOf;
	}
});
Object.defineProperty(exports, "momentsOf", {
	enumerable: true,
	get: function() {
		return momentsOf;
	}
});
Object.defineProperty(exports, "neutraliseLog", {
	enumerable: true,
	get: function() {
		return neutraliseLog;
	}
});
Object.defineProperty(exports, "onStopSignals", {
	enumerable: true,
	get: function() {
		return onStopSignals;
	}
});
Object.defineProperty(exports, "passTally", {
	enumerable: true,
	get: function() {
		return passTally;
	}
});
Object.defineProperty(exports, "pathWithin", {
	enumerable: true,
	get: function() {
		return pathWithin;
	}
});
Object.defineProperty(exports, "repositoryPath", {
	enumerable: true,
	get: function() {
		return repositoryPath;
	}
});
Object.defineProperty(exports, "runCommand", {
	enumerable: true,
	get: function() {
		return runCommand;
	}
});
Object.defineProperty(exports, "startTimer", {
	enumerable: true,
	get: function() {
		return startTimer;
	}
});
Object.defineProperty(exports, "systemClock", {
	enumerable: true,
	get: function() {
		return systemClock;
	}
});
Object.defineProperty(exports, "watchForCancel", {
	enumerable: true,
	get: function() {
		return watchForCancel;
	}
});
