const require_run = require("./run2.js");
const require_choose_baseline = require("./choose-baseline.js");
// src/gate/confirm.ts
function suspects(comparison, policy, limit = 50) {
	return comparison.cases.filter((of) => require_choose_baseline.countsInVerdict(of) && isSuspect(of, policy)).sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0) || (a.pValue ?? 1) - (b.pValue ?? 1)).slice(0, limit);
}
function isSuspect({ head, base, drop, change }, { minDrop }) {
	if (head === void 0 || base === void 0 || drop === void 0) return false;
	return change === "regressed" || drop >= minDrop.case - 1e-9;
}
function applyConfirmation(comparison, freshHead, freshBase, policy) {
	const rerun = suspects(comparison, policy, Number.POSITIVE_INFINITY).flatMap((of) => {
		const [head, base] = [freshHead.cases.get(of.key), freshBase.cases.get(of.key)];
		const stratum = head && base && freshStratum(head, base);
		return stratum === void 0 ? [] : [{
			of,
			stratum
		}];
	});
	const levels = require_choose_baseline.levelsOf(policy, {
		suite: comparison.suite?.of !== "tests",
		cases: true,
		scorers: scorersOf(comparison),
		confirms: true
	});
	const { cases: tests, pValue: joint } = require_choose_baseline.brokenCasesTest(rerun.map(({ stratum }) => stratum), {
		minDrop: policy.minDrop.case,
		level: levels.cases
	});
	const judgedAgain = new Map(rerun.map(({ of, stratum }, index) => {
		const { pValue, adjusted, looksBroken } = tests[index] ?? untested;
		const confirmed = looksBroken && require_choose_baseline.isAtMost(joint, levels.cases) || isCleanTest(of) && isTotal(stratum);
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
		pValue: require_choose_baseline.stable(joint)
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
	const [headCount, baseCount] = [require_run.judged(head), require_run.judged(base)];
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
		pValue: require_choose_baseline.stable(test.pValue),
		adjustedPValue: require_choose_baseline.stable(test.adjusted),
		drop: require_choose_baseline.stable(require_choose_baseline.dropOf(stratum)),
		confirmation: {
			headPassed,
			headCount,
			basePassed,
			baseCount,
			confirmed: test.confirmed
		}
	};
}
function withoutOldProof(of) {
	return of.change === "regressed" && of.adjustedPValue !== void 0 ? {
		...of,
		change: unprovenChange(of)
	} : of;
}
function unprovenChange(of) {
	if (of.head === void 0 || of.base === void 0) return of.change;
	if (require_run.failures(of.head) === 0) return of.change;
	return require_run.failures(of.base) === 0 ? "newly-failing" : "flaky";
}
Object.defineProperty(exports, "applyConfirmation", {
	enumerable: true,
	get: function() {
		return applyConfirmation;
	}
});
Object.defineProperty(exports, "suspects", {
	enumerable: true,
	get: function() {
		return suspects;
	}
});
