// src/gate/policy/policy.ts
/** What makes the verdict `failed`. Each of the first three includes the ones before it. */
const failOnValues = [
	"regressions",
	"new-failures",
	"failures",
	"never"
];
/** The effect of a missing baseline on the verdict. */
const onMissingBaselineValues = [
	"pass",
	"neutral",
	"fail"
];
/** How cases are judged: `tests` each on its own, `evals` by statistics, `auto` depending on the data. */
const suiteKinds = [
	"auto",
	"tests",
	"evals"
];
/** The effect of a new test that fails; it has no history to compare with. */
const newTestModes = ["fail", "warn"];
/** The effect of an increase of latency, tokens or cost. */
const growthModes = [
	"off",
	"warn",
	"fail"
];
const defaultPolicy = {
	kind: "auto",
	failOn: "regressions",
	newTests: "fail",
	onInconclusive: "neutral",
	onMissingBaseline: "pass",
	minScores: {},
	allowEmpty: false,
	alpha: .05,
	shares: {
		suite: .6,
		cases: .4
	},
	minDrop: {
		suite: .02,
		case: .5,
		score: .02
	},
	maxLost: .1,
	limits: {},
	growth: {
		latency: {
			mode: "warn",
			atLeast: .2
		},
		tokens: {
			mode: "warn",
			atLeast: .2
		},
		cost: {
			mode: "warn",
			atLeast: .2
		}
	},
	cases: []
};
/** Level of a growth test that only warns. */
const warnLevel = .05;
export { onMissingBaselineValues as a, newTestModes as i, failOnValues as n, suiteKinds as o, growthModes as r, warnLevel as s, defaultPolicy as t };
