import { i as judged, r as failures } from "./run2.js";
import { C as brokenCasesTest, E as dropOf, O as isAtMost, T as stable, b as countsInVerdict, w as levelsOf } from "./choose-baseline.js";
// src/gate/confirm.ts
/**
* The cases worth rerunning on both sides: failing tests that always passed, and every case
* whose pass rate fell by at least the policy's floor. The choice may look at the results, because the
* verdict on these cases then depends on the fresh iterations only.
*
* @returns the worst first, at most `limit`
*/
function suspects(comparison, policy, limit = 50) {
	return comparison.cases.filter((of) => countsInVerdict(of) && isSuspect(of, policy)).sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0) || (a.pValue ?? 1) - (b.pValue ?? 1)).slice(0, limit);
}
function isSuspect({ head, base, drop, change }, { minDrop }) {
	if (head === void 0 || base === void 0 || drop === void 0) return false;
	return change === "regressed" || drop >= minDrop.case - 1e-9;
}
/**
* Replaces the single-case results of the suspects by those of fresh iterations. The joint test uses only the fresh
* counts, at the level of the single-case tests; the first result is not counted again, so the promise holds. A clean
* test is confirmed when all its fresh iterations fail and the base's all pass; otherwise it is flaky, and the same
* test decides. Suspects without fresh iterations on both sides keep their result if they are clean tests; otherwise
* they are not proven.
*
* @param freshHead new iterations of the head, of the suspects (others are ignored)
* @param freshBase the same of the base commit
*/
function applyConfirmation(comparison, freshHead, freshBase, policy) {
	const rerun = suspects(comparison, policy, Number.POSITIVE_INFINITY).flatMap((of) => {
		const [head, base] = [freshHead.cases.get(of.key), freshBase.cases.get(of.key)];
		const stratum = head && base && freshStratum(head, base);
		return stratum === void 0 ? [] : [{
			of,
			stratum
		}];
	});
	const levels = levelsOf(policy, {
		suite: comparison.suite?.of !== "tests",
		cases: true,
		scorers: scorersOf(comparison),
		confirms: true
	});
	const { cases: tests, pValue: joint } = brokenCasesTest(rerun.map(({ stratum }) => stratum), {
		minDrop: policy.minDrop.case,
		level: levels.cases
	});
	const judgedAgain = new Map(rerun.map(({ of, stratum }, index) => {
		const { pValue, adjusted, looksBroken } = tests[index] ?? untested;
		const confirmed = looksBroken && isAtMost(joint, levels.cases) || isCleanTest(of) && isTotal(stratum);
		return [of.key, judgeAgain(of, stratum, {
			pValue,
			adjusted,
			confirmed
		})];
	}));
	const cases = comparison.cases.map((of) => judgedAgain.get(of.key) ?? withoutOldProof(of));
	const confirmed = cases.filter(({ confirmation }) => confirmation?.confirmed === true).length;
	const brokenCases = {
		cases: confirmed,
		pValue: stable(joint)
	};
	return {
		...comparison,
		cases,
		levels,
		brokenCases,
		confirmation: {
			suspects: rerun.length,
			confirmed
		}
	};
}
const untested = {
	pValue: 1,
	adjusted: 1,
	looksBroken: false
};
function scorersOf({ scores }) {
	return scores.filter(({ pValue }) => pValue !== void 0).length;
}
function freshStratum(head, base) {
	const [headCount, baseCount] = [judged(head), judged(base)];
	if (headCount === 0 || baseCount === 0) return void 0;
	return {
		headPassed: head.passed,
		headCount,
		basePassed: base.passed,
		baseCount
	};
}
function isCleanTest({ judgedAs, adjustedPValue }) {
	return judgedAs === "test" && adjustedPValue === void 0;
}
function isTotal({ headPassed, basePassed, baseCount }) {
	return headPassed === 0 && basePassed === baseCount;
}
function judgeAgain(of, stratum, test) {
	const { headPassed, headCount, basePassed, baseCount } = stratum;
	return {
		...of,
		change: test.confirmed ? "regressed" : unprovenChange(of),
		pValue: stable(test.pValue),
		adjustedPValue: stable(test.adjusted),
		drop: stable(dropOf(stratum)),
		confirmation: {
			headPassed,
			headCount,
			basePassed,
			baseCount,
			confirmed: test.confirmed
		}
	};
}
/** Proven at first, but not rerun: that proof no longer counts. */
function withoutOldProof(of) {
	return of.change === "regressed" && of.adjustedPValue !== void 0 ? {
		...of,
		change: unprovenChange(of)
	} : of;
}
function unprovenChange(of) {
	if (of.head === void 0 || of.base === void 0) return of.change;
	if (failures(of.head) === 0) return of.change;
	return failures(of.base) === 0 ? "newly-failing" : "flaky";
}
export { suspects as n, applyConfirmation as t };
