let node_timers_promises = require("node:timers/promises");
// src/model/format.ts
const minus = "−";
function formatCount(count) {
	return formatted("grouped", count);
}
function plural(count, one, many = `${one}s`) {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function formatRate(rate, decimals = 1) {
	if (rate === null || Number.isNaN(rate)) return "n/a";
	const share = Number(rate.toPrecision(12));
	if (share >= 1) return "100%";
	if (share <= 0) return "0%";
	const step = 10 ** -decimals;
	return `${fixed(Math.min(100 - step, Math.max(step, share * 100)), decimals)}%`;
}
function formatSetting(share) {
	return `${formatNumber(share * 100, 10)}%`;
}
function formatRateBeside(rate, limit) {
	return digitsUntilDifferent(rate, limit, formatRate, {
		from: 1,
		limitText: formatSetting(limit)
	});
}
function formatPoints(difference) {
	const points = roundedPoints(difference);
	return `${fixed(points, 1)} ${points === 1 ? "point" : "points"}`;
}
function formatPointsChange(difference) {
	return `${signOf(difference)}${formatPoints(difference)}`;
}
function formatChange(relative) {
	return relative === null ? "n/a" : `${signOf(relative)}${grownBy(relative)}`;
}
function formatGrowth(relative) {
	return relative === null ? "n/a" : grownBy(relative);
}
function grownBy(relative) {
	return `${formatDecimal(roundedPoints(relative))}%`;
}
function roundedPoints(difference) {
	const size = Math.abs(Number(difference.toPrecision(12))) * 100;
	return size === 0 ? 0 : Math.max(.1, Number(size.toFixed(1)));
}
function signOf(value) {
	return value > 0 ? "+" : value < 0 ? minus : "";
}
function formatP(pValue) {
	if (pValue < 1e-4) return "p < 0.0001";
	if (pValue < 1 && pValue > .99) return "p > 0.99";
	return `p = ${roundedUp(pValue)}`;
}
function formatLevel(level) {
	return String(roundedUp(level));
}
function roundedUp(value) {
	if (value <= 0) return 0;
	const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
	return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2));
}
function formatNumber(value, digits = 3) {
	if (!Number.isFinite(value)) return "n/a";
	if (value === 0) return "0";
	return (Math.abs(value) >= 1e3 && digits <= 3 ? formatted("grouped", value) : formatted(digits, value)).replace("-", minus);
}
function formatNumberBeside(value, limit) {
	return digitsUntilDifferent(value, limit, formatNumber, {
		from: 3,
		limitText: formatNumber(limit, 10)
	});
}
function formatMoney(usd) {
	if (!Number.isFinite(usd)) return "n/a";
	const size = Math.abs(usd);
	const rounded = size >= 1 ? size : Number(size.toPrecision(3));
	const text = hasCents(rounded) ? formatted("cents", rounded) : formatted(3, rounded);
	return `${usd < 0 ? minus : ""}${text} USD`;
}
function hasCents(size) {
	return size >= 1 || Number(size.toFixed(2)) === size;
}
function formatDuration(ms) {
	if (ms < .995) return `${fixed(Math.max(0, ms), 2)} ms`;
	if (ms < 9.95) return `${fixed(ms, 1)} ms`;
	if (ms < 999.5) return `${Math.round(ms)} ms`;
	if (ms < 59950) return `${Number((ms / 1e3).toPrecision(3))} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 3600) return parts([Math.floor(seconds / 60), "min"], [seconds % 60, "s"]);
	const minutes = Math.round(ms / 6e4);
	return parts([Math.floor(minutes / 60), "h"], [minutes % 60, "min"]);
}
function formatWait(ms) {
	const seconds = Math.max(0, Math.round(ms / 1e3));
	return seconds === 0 ? "0 s" : formatDuration(seconds * 1e3);
}
function parts(...amounts) {
	return amounts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${formatCount(amount)} ${unit}`).join(" ");
}
function formatAge(ms) {
	const minutes = Math.max(0, Math.round(ms / 6e4));
	if (minutes < 60) return plural(minutes, "minute");
	const hours = Math.round(minutes / 60);
	return hours < 48 ? plural(hours, "hour") : plural(Math.round(hours / 24), "day");
}
function formatTime(epochMs) {
	const date = new Date(epochMs);
	return Number.isNaN(date.getTime()) ? "at an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function quoteName(name) {
	return `“${name.length > 120 ? `${name.slice(0, 119).toWellFormed()}…` : name}”`;
}
function quoteNames(names, limit = 5) {
	const shown = names.slice(0, limit).map(quoteName);
	const rest = names.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${formatCount(rest)} more` : shown.join(", ");
}
function fixed(value, decimals) {
	return String(Number(value.toFixed(decimals)));
}
function formatDecimal(value) {
	return value >= 1e3 ? formatted("grouped", value) : fixed(value, 1);
}
const formatters = new Map();
function formatted(notation, value) {
	if (notation !== "cents" && isShort(value, notation === "grouped" ? 0 : notation)) return String(value);
	let formatter = formatters.get(notation);
	if (formatter === void 0) {
		formatter = new Intl.NumberFormat("en-US", optionsOf(notation));
		formatters.set(notation, formatter);
	}
	return formatter.format(value);
}
function isShort(value, significantDigits) {
	const size = Math.abs(value);
	if (Number.isInteger(value)) return size < 1e3 && !Object.is(value, -0) && (significantDigits === 0 || significantDigits >= 3);
	if (size < 1e-6 || size >= 1e3) return false;
	return String(size).replace(/^0?\.?0*/, "").replace(".", "").length <= significantDigits;
}
function optionsOf(notation) {
	if (notation === "grouped") return { maximumFractionDigits: 0 };
	if (notation === "cents") return {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2
	};
	return { maximumSignificantDigits: notation };
}
function digitsUntilDifferent(value, limit, write, { from, limitText }) {
	let text = write(value, from);
	for (let digits = from + 1; value !== limit && text === limitText && digits <= 12; digits += 1) text = write(value, digits);
	return text;
}
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
		const table = this.#copy((tally) => tally);
		for (const number of numbers) {
			if (!table.isPass(number)) continue;
			table.#states[number] = states.absent;
			table.#passes -= 1;
		}
		return table;
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
// src/model/run/run.ts
const mostReportPatterns = 1e3;
function createRun(info) {
	return {
		info,
		cases: new CaseTable()
	};
}
function otherTallies({ cases }) {
	return cases instanceof CaseTable ? cases.others() : cases.values();
}
function judged(tally) {
	return tally.passed + tally.failed + tally.errored - tally.lost;
}
function repeatsOf(tally) {
	if (tally.repeatsUnclear === true) return Math.min(1, judged(tally));
	return Math.min(judged(tally), tally.mostPerReport ?? Number.POSITIVE_INFINITY);
}
function failures(tally) {
	return judged(tally) - tally.passed;
}
function countIterations(tally) {
	return tally.passed + tally.failed + tally.errored + tally.skipped;
}
function totalsOf(run) {
	const totals = {
		cases: 0,
		total: 0,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0
	};
	const { cases } = run;
	if (cases instanceof CaseTable) totals.cases = totals.total = totals.passed = cases.passes;
	for (const tally of otherTallies(run)) {
		if (tally.scope !== "suite") totals.cases += 1;
		totals.total += countIterations(tally);
		totals.passed += tally.passed;
		totals.failed += tally.failed;
		totals.errored += tally.errored;
		totals.skipped += tally.skipped;
		totals.lost += tally.lost;
		totals.flaky += tally.flaky;
	}
	return totals;
}
function passRate(totals) {
	const count = judged(totals);
	return count === 0 ? null : totals.passed / count;
}
// src/gate/missing/test-step.ts
const stepOutcomes = [
	"success",
	"failure",
	"cancelled",
	"skipped"
];
function findStepDoubt(outcomes, run) {
	if (outcomes.includes("cancelled")) return "cancelled";
	const hasFailure = [...otherTallies(run)].some(({ failed, errored }) => failed > 0 || errored > 0);
	if (outcomes.includes("failure") && !hasFailure) return "failure";
	return outcomes.length > 0 && outcomes.every((outcome) => outcome === "skipped") && run.cases.size > 0 ? "skipped" : void 0;
}
const sentences = {
	failure: "The step that ran the tests failed, but no result shows a failure. Something failed outside of the cases, such as an unhandled error, a crash or a coverage threshold: see the log of that step.",
	cancelled: "The step that ran the tests was cancelled, so results may be missing.",
	skipped: "The step that ran the tests was skipped, so this run did not write the reports."
};
function stepReasons(doubts) {
	return [
		"failure",
		"cancelled",
		"skipped"
	].flatMap((kind) => {
		const of = doubts.filter(({ doubt }) => doubt === kind);
		if (of.length === 0) return [];
		const parts = of.flatMap(({ part }) => part ?? []);
		const where = parts.length === 0 ? "" : ` (${quoteNames(parts)})`;
		return [{
			rule: "test-step",
			status: "inconclusive",
			message: `${sentences[kind]}${where}`
		}];
	});
}
// src/paths/lines.ts
function splitLines(text) {
	return text.split(/\r?\n/);
}
// src/config/inputs/reader.ts
function text(placeholder) {
	return {
		placeholder,
		absent: void 0,
		read: (value) => value
	};
}
function script(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: void 0,
		read: (value) => value
	};
}
function lines(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read: entriesOf
	};
}
function names(placeholder) {
	const read = (value) => entriesOf(value).flatMap((line) => line.split(",")).map((item) => item.trim()).filter((item) => item !== "");
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read
	};
}
function outcomes() {
	const { read, ...reader } = names("OUTCOME");
	return {
		placeholder: reader.placeholder,
		isMultiline: true,
		absent: [],
		read: (value, refuse) => read(value, refuse)?.flatMap((name) => {
			const outcome = stepOutcomes.find((one) => one === name);
			if (outcome !== void 0) return [outcome];
			if (name !== "unknown") refuse(`must be one of ${stepOutcomes.join(", ")}; got ${quote(name)}`, "Give it `steps.ID.outcome`, with the `id` of the step that runs the tests.");
			return [];
		})
	};
}
function logins(placeholder) {
	const { read, ...reader } = names(placeholder);
	return {
		...reader,
		read: (value, refuse) => read(value, refuse)?.map((login) => login.replace(/^@/, ""))
	};
}
function hosts(placeholder) {
	const { read, ...reader } = names(placeholder);
	return {
		...reader,
		read: (value, refuse) => {
			const found = read(value, refuse)?.map((host) => host.toLowerCase());
			const wrong = found?.find((host) => !/^(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/.test(host));
			return wrong === void 0 ? found : refuse(`must be hosts such as traces.example.com or *.example.com; got ${quote(wrong)}`);
		}
	};
}
function flag() {
	const read = (value, refuse) => {
		const isTrue = /^(true|True|TRUE)$/.test(value);
		if (!isTrue && !/^(false|False|FALSE)$/.test(value)) refuse(`must be true or false; got ${quote(value)}`);
		return isTrue;
	};
	return {
		absent: false,
		read
	};
}
function choice(choices, placeholder = choices.join("|")) {
	const read = (value, refuse) => {
		const chosen = choices.find((candidate) => candidate === value);
		if (chosen === void 0) refuse(`must be one of ${choices.join(", ")}; got ${quote(value)}`);
		return chosen;
	};
	return {
		placeholder,
		absent: void 0,
		read
	};
}
function rate() {
	const read = (value, refuse) => {
		const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(value);
		const number = match === null ? NaN : Number(match[1]);
		const share = match?.[2] === "%" || number > 1 ? number / 100 : number;
		if (share >= 0 && share <= 1) return share;
		return refuse(`must be a rate such as 95% or 0.95; got ${quote(value)}`);
	};
	return {
		placeholder: "RATE",
		absent: void 0,
		read
	};
}
function count(options) {
	const read = (value, refuse) => {
		const number = /^\d+$/.test(value) ? Number(value) : 0;
		if (number >= 1 && number <= options.max) return number;
		return refuse(`must be a whole number from 1 to ${options.max}; got ${quote(value)}`, options.advice);
	};
	return {
		placeholder: "N",
		absent: void 0,
		read
	};
}
const minutesOfADay = 1440;
function minutes() {
	const read = (value, refuse) => {
		const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0;
		if (number > 0 && number <= minutesOfADay) return number * 6e4;
		return refuse(`must be a number of minutes up to ${minutesOfADay}; got ${quote(value)}`);
	};
	return {
		placeholder: "MINUTES",
		absent: void 0,
		read
	};
}
function quote(value) {
	return `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;
}
function entriesOf(value) {
	return splitLines(value).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}
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
// src/config/inputs/input.ts
function readInputs(table, raw, problems) {
	const values = Object.entries(table).map(([name, row]) => [row.field ?? camelCase(name), readInput(name, row, raw, problems)]);
	return Object.fromEntries(values);
}
function readInput(name, row, raw, problems) {
	const text = raw[name]?.trim() ?? "";
	if (text !== "") {
		const before = problems.length;
		const value = row.reader.read(text, (predicate, advice) => {
			problems.push(inputProblem(name, predicate, advice));
		});
		if (problems.length === before) return value;
	} else if (row.isRequired === true) problems.push(inputProblem(name, "is required"));
	return row.default === void 0 ? row.reader.absent : row.reader.read(row.default, () => {});
}
function isGiven(table, name, raw) {
	const text = raw[name]?.trim() ?? "";
	return text !== "" && text !== table[name]?.default;
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
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
Object.defineProperty(exports, "choice", {
	enumerable: true,
	get: function() {
		return choice;
	}
});
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count;
	}
});
Object.defineProperty(exports, "countIterations", {
	enumerable: true,
	get: function() {
		return countIterations;
	}
});
Object.defineProperty(exports, "createRun", {
	enumerable: true,
	get: function() {
		return createRun;
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
Object.defineProperty(exports, "failures", {
	enumerable: true,
	get: function() {
		return failures;
	}
});
Object.defineProperty(exports, "findStepDoubt", {
	enumerable: true,
	get: function() {
		return findStepDoubt;
	}
});
Object.defineProperty(exports, "flag", {
	enumerable: true,
	get: function() {
		return flag;
	}
});
Object.defineProperty(exports, "formatAge", {
	enumerable: true,
	get: function() {
		return formatAge;
	}
});
Object.defineProperty(exports, "formatChange", {
	enumerable: true,
	get: function() {
		return formatChange;
	}
});
Object.defineProperty(exports, "formatCount", {
	enumerable: true,
	get: function() {
		return formatCount;
	}
});
Object.defineProperty(exports, "formatDuration", {
	enumerable: true,
	get: function() {
		return formatDuration;
	}
});
Object.defineProperty(exports, "formatGrowth", {
	enumerable: true,
	get: function() {
		return formatGrowth;
	}
});
Object.defineProperty(exports, "formatLevel", {
	enumerable: true,
	get: function() {
		return formatLevel;
	}
});
Object.defineProperty(exports, "formatMoney", {
	enumerable: true,
	get: function() {
		return formatMoney;
	}
});
Object.defineProperty(exports, "formatNumber", {
	enumerable: true,
	get: function() {
		return formatNumber;
	}
});
Object.defineProperty(exports, "formatNumberBeside", {
	enumerable: true,
	get: function() {
		return formatNumberBeside;
	}
});
Object.defineProperty(exports, "formatP", {
	enumerable: true,
	get: function() {
		return formatP;
	}
});
Object.defineProperty(exports, "formatPoints", {
	enumerable: true,
	get: function() {
		return formatPoints;
	}
});
Object.defineProperty(exports, "formatPointsChange", {
	enumerable: true,
	get: function() {
		return formatPointsChange;
	}
});
Object.defineProperty(exports, "formatRate", {
	enumerable: true,
	get: function() {
		return formatRate;
	}
});
Object.defineProperty(exports, "formatRateBeside", {
	enumerable: true,
	get: function() {
		return formatRateBeside;
	}
});
Object.defineProperty(exports, "formatSetting", {
	enumerable: true,
	get: function() {
		return formatSetting;
	}
});
Object.defineProperty(exports, "formatTime", {
	enumerable: true,
	get: function() {
		return formatTime;
	}
});
Object.defineProperty(exports, "formatWait", {
	enumerable: true,
	get: function() {
		return formatWait;
	}
});
Object.defineProperty(exports, "hosts", {
	enumerable: true,
	get: function() {
		return hosts;
	}
});
Object.defineProperty(exports, "inputProblem", {
	enumerable: true,
	get: function() {
		return inputProblem;
	}
});
Object.defineProperty(exports, "isGiven", {
	enumerable: true,
	get: function() {
		return isGiven;
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
Object.defineProperty(exports, "judged", {
	enumerable: true,
	get: function() {
		return judged;
	}
});
Object.defineProperty(exports, "lines", {
	enumerable: true,
	get: function() {
		return lines;
	}
});
Object.defineProperty(exports, "logins", {
	enumerable: true,
	get: function() {
		return logins;
	}
});
Object.defineProperty(exports, "messageOf", {
	enumerable: true,
	get: function() {
		return messageOf;
	}
});
Object.defineProperty(exports, "minutes", {
	enumerable: true,
	get: function() {
		return minutes;
	}
});
Object.defineProperty(exports, "mostReportPatterns", {
	enumerable: true,
	get: function() {
		return mostReportPatterns;
	}
});
Object.defineProperty(exports, "names", {
	enumerable: true,
	get: function() {
		return names;
	}
});
Object.defineProperty(exports, "neutraliseLog", {
	enumerable: true,
	get: function() {
		return neutraliseLog;
	}
});
Object.defineProperty(exports, "otherTallies", {
	enumerable: true,
	get: function() {
		return otherTallies;
	}
});
Object.defineProperty(exports, "outcomes", {
	enumerable: true,
	get: function() {
		return outcomes;
	}
});
Object.defineProperty(exports, "passRate", {
	enumerable: true,
	get: function() {
		return passRate;
	}
});
Object.defineProperty(exports, "passTally", {
	enumerable: true,
	get: function() {
		return passTally;
	}
});
Object.defineProperty(exports, "plural", {
	enumerable: true,
	get: function() {
		return plural;
	}
});
Object.defineProperty(exports, "quote", {
	enumerable: true,
	get: function() {
		return quote;
	}
});
Object.defineProperty(exports, "quoteName", {
	enumerable: true,
	get: function() {
		return quoteName;
	}
});
Object.defineProperty(exports, "quoteNames", {
	enumerable: true,
	get: function() {
		return quoteNames;
	}
});
Object.defineProperty(exports, "rate", {
	enumerable: true,
	get: function() {
		return rate;
	}
});
Object.defineProperty(exports, "readInputs", {
	enumerable: true,
	get: function() {
		return readInputs;
	}
});
Object.defineProperty(exports, "repeatsOf", {
	enumerable: true,
	get: function() {
		return repeatsOf;
	}
});
Object.defineProperty(exports, "script", {
	enumerable: true,
	get: function() {
		return script;
	}
});
Object.defineProperty(exports, "splitLines", {
	enumerable: true,
	get: function() {
		return splitLines;
	}
});
Object.defineProperty(exports, "startTimer", {
	enumerable: true,
	get: function() {
		return startTimer;
	}
});
Object.defineProperty(exports, "stepReasons", {
	enumerable: true,
	get: function() {
		return stepReasons;
	}
});
Object.defineProperty(exports, "systemClock", {
	enumerable: true,
	get: function() {
		return systemClock;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "totalsOf", {
	enumerable: true,
	get: function() {
		return totalsOf;
	}
});
