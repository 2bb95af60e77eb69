// src/config/policy/rate.ts
/** `0.95` and `"95%"` as 0.95. The value has passed the schema. */
function readRate(value) {
	return typeof value === "number" ? value : Number.parseFloat(value) / 100;
}
// src/config/policy/settings.ts
/** Adds the property only where there is a value. */
function given(name, value, read) {
	return value === void 0 ? {} : { [name]: read(value) };
}
const same = (value) => value;
/** Names and units of the file to those of the gate. */
function readSettings(written) {
	return {
		...given("failOn", written["fail-on"], same),
		...given("onInconclusive", written["on-inconclusive"], same),
		...given("onMissingBaseline", written["on-missing-baseline"], same),
		...given("newTests", written["new-failing-tests"], same),
		...given("kind", written.kind, same),
		...given("minPassRate", written["min-pass-rate"], readRate),
		...given("minScores", written["min-score"], readMinScores),
		...given("allowEmpty", written["allow-empty"], same),
		...given("alpha", written.alpha, same),
		...given("shares", written.shares, ({ suite, cases }) => ({
			suite: readRate(suite),
			cases: readRate(cases)
		})),
		...given("delta", written.delta, readRate),
		...given("minDrop", written["min-drop"], (drop) => ({
			...given("suite", drop.suite, readRate),
			...given("case", drop.case, readRate),
			...given("score", drop.score, readRate)
		})),
		...given("maxLost", written["max-lost"], readRate),
		...given("limits", written.limits, readLimits),
		...given("growth", written.growth, (growth) => ({
			...given("latency", growth.latency, readGrowthRule),
			...given("tokens", growth.tokens, readGrowthRule),
			...given("cost", growth.cost, readGrowthRule)
		})),
		...given("cases", written.cases, (rules) => rules.map(readCaseRule))
	};
}
function readMinScores(written) {
	return typeof written === "number" ? { "*": written } : written;
}
function readLimits(written) {
	return {
		...given("latencyMs", written["latency-ms"], same),
		...given("tokens", written.tokens, same),
		...given("costUsd", written["cost-usd"], same)
	};
}
function readGrowthRule(written) {
	return {
		...given("mode", written.mode, same),
		...given("atLeast", written["at-least"], readRate)
	};
}
function readCaseRule(written) {
	return {
		match: readPatterns(written.match),
		...given("minPassRate", written["min-pass-rate"], readRate),
		...given("minScores", written["min-score"], readMinScores),
		...given("quarantine", written.quarantine, ({ reason, until }) => ({
			reason,
			...given("until", until, same)
		})),
		...given("ignore", written.ignore, same),
		...given("weight", written.weight, same),
		...given("limits", written.limits, readLimits),
		...given("kind", written.kind, same)
	};
}
function readPatterns(match) {
	return typeof match === "string" ? [match] : match;
}
/** One layer over another. Maps are joined entry by entry, rules for cases are added at the end. */
function layer(below, above) {
	const { minScores, minDrop, limits, growth, cases = [], ...rest } = above;
	return {
		...overlay(below, rest),
		minScores: overlay(below.minScores, minScores),
		minDrop: overlay(below.minDrop, minDrop),
		limits: overlay(below.limits, limits),
		growth: {
			latency: overlay(below.growth.latency, growth?.latency),
			tokens: overlay(below.growth.tokens, growth?.tokens),
			cost: overlay(below.growth.cost, growth?.cost)
		},
		cases: [...below.cases, ...cases]
	};
}
/** What is undefined above lets the value below through. */
function overlay(below, above = {}) {
	const given = Object.entries(above).filter(([, value]) => value !== void 0);
	return {
		...below,
		...Object.fromEntries(given)
	};
}
export { readRate as i, readPatterns as n, readSettings as r, layer as t };
