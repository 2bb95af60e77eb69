const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_align_baseline = require("./align-baseline.js");
const require_from_files = require("./from-files.js");
// src/cli/rehearse/changes.ts
function seeded(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
function withPassed(tally, passed, message) {
	const { evidence: _, ...rest } = tally;
	const changed = {
		...rest,
		passed,
		failed: require_platform.judged(tally) - passed,
		errored: tally.lost,
		flaky: 0
	};
	if (passed === require_platform.judged(tally) || message === void 0) return changed;
	return {
		...changed,
		evidence: [{
			outcome: "failed",
			ordinal: 1,
			message
		}]
	};
}
function replaceCases(run, id, change) {
	const cases = new Map();
	for (const tally of run.cases.values()) cases.set(tally.key, change(tally));
	return {
		info: {
			...run.info,
			id
		},
		cases
	};
}
const canBreak = (tally) => tally.scope !== "suite" && require_platform.judged(tally) > 0 && tally.passed * 2 > require_platform.judged(tally);
function breakCase(run, key, message) {
	return replaceCases(run, `${run.info.id} broken`, (tally) => tally.key === key ? withPassed(tally, 0, message) : tally);
}
function measureAgain(run, id, random) {
	return replaceCases(run, id, (tally) => {
		const count = require_platform.judged(tally);
		if (count === 0 || require_platform.failures(tally) === 0 || tally.passed === 0) return tally;
		return withPassed(tally, draw(count, tally.passed / count, random));
	});
}
function lowerBy(run, points, random) {
	const tallies = [...run.cases.values()].filter((tally) => tally.scope !== "suite" && require_platform.judged(tally) > 0);
	const mean = tallies.reduce((sum, tally) => sum + tally.passed / require_platform.judged(tally), 0) / Math.max(1, tallies.length);
	const share = mean === 0 ? 1 : Math.min(1, points / mean);
	return replaceCases(run, `${run.info.id} lowered`, (tally) => tally.passed === 0 || tally.scope === "suite" ? tally : withPassed(tally, tally.passed - draw(tally.passed, share, random)));
}
function draw(count, probability, random) {
	let happened = 0;
	for (let index = 0; index < count; index += 1) if (random() < probability) happened += 1;
	return happened;
}
// src/cli/rehearse/door.ts
function judge(head, base, policy) {
	const comparison = require_gate.compareRuns(head, baselineOf(base), policy, { today: head.info.createdAt });
	return require_gate.decide(head, comparison, policy).outcome;
}
function judgeFully(head, base, policy, { suiteName, files }) {
	const baseline = baselineOf(base);
	const comparison = require_gate.compareRuns(head, baseline, policy, { today: head.info.createdAt });
	return require_gate.makeReport({
		suiteName,
		policy,
		measured: {
			...require_gate.measuredWhole(head),
			files
		},
		baseline,
		comparison
	});
}
function baselineOf(runs) {
	return {
		source: "file",
		description: "earlier runs",
		runs
	};
}
async function readRuns(runs, options) {
	const read = await require_from_files.readBaselineRuns(runs, options);
	const [newest] = read.runs;
	return newest === void 0 ? [] : require_align_baseline.alignBaseline(read, newest).runs;
}
Object.defineProperty(exports, "breakCase", {
	enumerable: true,
	get: function() {
		return breakCase;
	}
});
Object.defineProperty(exports, "canBreak", {
	enumerable: true,
	get: function() {
		return canBreak;
	}
});
Object.defineProperty(exports, "draw", {
	enumerable: true,
	get: function() {
		return draw;
	}
});
Object.defineProperty(exports, "judge", {
	enumerable: true,
	get: function() {
		return judge;
	}
});
Object.defineProperty(exports, "judgeFully", {
	enumerable: true,
	get: function() {
		return judgeFully;
	}
});
Object.defineProperty(exports, "lowerBy", {
	enumerable: true,
	get: function() {
		return lowerBy;
	}
});
Object.defineProperty(exports, "measureAgain", {
	enumerable: true,
	get: function() {
		return measureAgain;
	}
});
Object.defineProperty(exports, "readRuns", {
	enumerable: true,
	get: function() {
		return readRuns;
	}
});
Object.defineProperty(exports, "replaceCases", {
	enumerable: true,
	get: function() {
		return replaceCases;
	}
});
Object.defineProperty(exports, "seeded", {
	enumerable: true,
	get: function() {
		return seeded;
	}
});
Object.defineProperty(exports, "withPassed", {
	enumerable: true,
	get: function() {
		return withPassed;
	}
});
