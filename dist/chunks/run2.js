// src/model/run/run.ts
const keptScoreValues = 1e3;
function createRun(info) {
	return {
		info,
		cases: new Map()
	};
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
	for (const tally of run.cases.values()) {
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
Object.defineProperty(exports, "failures", {
	enumerable: true,
	get: function() {
		return failures;
	}
});
Object.defineProperty(exports, "judged", {
	enumerable: true,
	get: function() {
		return judged;
	}
});
Object.defineProperty(exports, "keptScoreValues", {
	enumerable: true,
	get: function() {
		return keptScoreValues;
	}
});
Object.defineProperty(exports, "passRate", {
	enumerable: true,
	get: function() {
		return passRate;
	}
});
Object.defineProperty(exports, "repeatsOf", {
	enumerable: true,
	get: function() {
		return repeatsOf;
	}
});
Object.defineProperty(exports, "totalsOf", {
	enumerable: true,
	get: function() {
		return totalsOf;
	}
});
