const require_compared_case = require("./compared-case.js");
const require_sample = require("./sample.js");
const require_neutralise = require("./neutralise.js");
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
	const tally = require_neutralise.passTally(key, identity, NaN);
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
			if (!Number.isNaN(durationMs)) sample = require_sample.addToSample(sample, durationMs);
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
	const counts = Object.fromEntries(require_compared_case.changes.map((change) => [change, 0]));
	for (const { change } of comparison.cases) counts[change] += 1;
	if (comparison.quiet !== void 0) counts[comparison.quiet.sides.change] += comparison.quiet.length;
	return counts;
}
Object.defineProperty(exports, "QuietCase", {
	enumerable: true,
	get: function() {
		return QuietCase;
	}
});
Object.defineProperty(exports, "allCases", {
	enumerable: true,
	get: function() {
		return allCases;
	}
});
Object.defineProperty(exports, "changeCounts", {
	enumerable: true,
	get: function() {
		return changeCounts;
	}
});
Object.defineProperty(exports, "countQuiet", {
	enumerable: true,
	get: function() {
		return countQuiet;
	}
});
Object.defineProperty(exports, "spellOutQuiet", {
	enumerable: true,
	get: function() {
		return spellOutQuiet;
	}
});
