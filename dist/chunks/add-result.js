const require_neutralise = require("./neutralise.js");
require("./tally.js");
const require_sample = require("./sample.js");
const require_slices = require("./slices.js");
// src/model/run/add-result.ts
function addResult(run, result) {
	const tally = tallyFor(run.cases, result);
	if (tally !== void 0) addTo(tally, result);
	return tally;
}
function tallyFor(cases, result) {
	const { identity, durationMs } = result;
	if (!(cases instanceof require_neutralise.CaseTable) || !require_neutralise.isPlainIdentity(identity)) {
		const key = require_neutralise.caseKey(identity);
		const known = cases.get(key);
		if (known !== void 0) return known;
		const tally = require_neutralise.emptyTally(key, withNameOfKey(identity, key), durationMs !== void 0);
		cases.set(key, tally);
		return tally;
	}
	const number = cases.names.addIdentity(identity);
	if (cases.hasNumber(number)) return cases.tallyOf(number);
	if (require_neutralise.isPassOnly(result)) {
		cases.addPass(number, durationMs ?? NaN);
		return;
	}
	const key = cases.names.key(number);
	const tally = require_neutralise.emptyTally(key, withNameOfKey(cases.names.identity(number), key), durationMs !== void 0);
	cases.keep(number, tally);
	return tally;
}
function addTo(tally, result) {
	tally[result.outcome] += 1;
	if (result.scope !== void 0) tally.scope = result.scope;
	if (result.infrastructure === true && result.outcome === "errored") tally.lost += 1;
	if (result.flaky === true && result.outcome === "passed") tally.flaky += 1;
	if (result.location !== void 0) tally.location ??= result.location;
	if (result.model !== void 0) tally.model ??= result.model;
	if (result.provider !== void 0) tally.provider ??= result.provider;
	if (result.slices !== void 0) tally.slices = require_slices.joinSlices(tally.slices, result.slices);
	if (result.durationMs !== void 0) tally.durationMs = require_sample.addToSample(tally.durationMs, result.durationMs);
	if (result.latencyMs !== void 0) tally.latencyMs = require_sample.addToSample(tally.latencyMs, result.latencyMs);
	if (result.costUsd !== void 0) tally.costUsd = require_sample.addToSample(tally.costUsd, result.costUsd);
	const tokens = totalTokens(result);
	if (tokens !== void 0) tally.tokens = require_sample.addToSample(tally.tokens, tokens);
	if (result.scores !== void 0) addScores(tally, result.scores);
	keepEvidence(tally, result);
}
function withNameOfKey(identity, key) {
	const { file, suite, name } = identity;
	if (identity.id !== void 0 || identity.variant !== void 0 || !key.endsWith(name)) return identity;
	const shared = key.slice(key.length - name.length);
	return file === void 0 ? {
		suite,
		name: shared
	} : {
		file,
		suite,
		name: shared
	};
}
function totalTokens(result) {
	const { tokens } = result;
	if (tokens === void 0) return void 0;
	if (tokens.total !== void 0) return tokens.total;
	if (tokens.input === void 0 && tokens.output === void 0) return void 0;
	return (tokens.input ?? 0) + (tokens.output ?? 0);
}
function addScores(tally, scores) {
	tally.scores ??= new Map();
	for (const score of scores) {
		let of = tally.scores.get(score.name);
		if (of === void 0) {
			of = {
				count: 0,
				sum: 0,
				values: [],
				undecided: 0
			};
			tally.scores.set(score.name, of);
		}
		if (score.threshold !== void 0) of.threshold = score.threshold;
		if (score.lowerIsBetter === true) of.lowerIsBetter = true;
		if (score.judge !== void 0) of.judge ??= score.judge;
		if (score.value === null) {
			of.undecided += 1;
			continue;
		}
		of.count += 1;
		of.sum += score.value;
		if (of.values.length < 1e3) of.values.push(score.value);
	}
}
function isWorthKeeping(result) {
	return result.outcome === "failed" || result.outcome === "errored" || result.flaky === true || result.output !== void 0 || result.scores !== void 0 || result.toolCalls !== void 0 || result.outcome === "skipped" && result.message !== void 0;
}
function isFailure(outcome) {
	return outcome === "failed" || outcome === "errored";
}
function keepEvidence(tally, result) {
	if (!isWorthKeeping(result)) return;
	tally.evidence ??= [];
	const kept = tally.evidence;
	if (kept.length >= 5) {
		if (!isFailure(result.outcome)) return;
		const replaced = kept.findLastIndex((evidence) => !isFailure(evidence.outcome));
		if (replaced === -1) return;
		kept.splice(replaced, 1);
	}
	const evidence = evidenceOf(result, require_neutralise.countIterations(tally));
	const firstPass = isFailure(result.outcome) ? kept.findIndex(({ outcome }) => !isFailure(outcome)) : -1;
	kept.splice(firstPass === -1 ? kept.length : firstPass, 0, evidence);
}
function evidenceOf(result, ordinal) {
	const { outcome, flaky, infrastructure, durationMs, message, detail, location } = result;
	const { input, output, expected, toolCalls, scores, trace } = result;
	return {
		outcome,
		ordinal,
		...flaky && { flaky },
		...infrastructure && { infrastructure },
		...durationMs !== void 0 && { durationMs },
		...message !== void 0 && { message },
		...detail !== void 0 && { detail },
		...location !== void 0 && { location },
		...input !== void 0 && { input },
		...output !== void 0 && { output },
		...expected !== void 0 && { expected },
		...toolCalls !== void 0 && { toolCalls },
		...trace !== void 0 && { trace },
		...scores !== void 0 && { scores: scores.map(({ name, value, rationale }) => ({
			name,
			value,
			...rationale !== void 0 && { rationale }
		})) }
	};
}
Object.defineProperty(exports, "addResult", {
	enumerable: true,
	get: function() {
		return addResult;
	}
});
