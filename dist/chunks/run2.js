// src/model/run/run.ts
const keptScoreValues = 1e3;
function createRun(info) {
	return {
		info,
		cases: /* @__PURE__ */ new Map()
	};
}
/** Iterations that count in a rate: all except skipped and lost ones. */
function judged(tally) {
	return tally.passed + tally.failed + tally.errored - tally.lost;
}
/** Judged iterations that are known to be repetitions: within one report, and not attempts. */
function repeatsOf(tally) {
	if (tally.repeatsUnclear === true) return Math.min(1, judged(tally));
	return Math.min(judged(tally), tally.mostPerReport ?? Number.POSITIVE_INFINITY);
}
/** Judged iterations that did not pass. */
function failures(tally) {
	return judged(tally) - tally.passed;
}
/** All iterations, including skipped and lost ones. */
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
/** Share of judged iterations that passed, 0..1; `null` when none was judged. */
function passRate(totals) {
	const count = judged(totals);
	return count === 0 ? null : totals.passed / count;
}
export { keptScoreValues as a, totalsOf as c, judged as i, createRun as n, passRate as o, failures as r, repeatsOf as s, countIterations as t };
