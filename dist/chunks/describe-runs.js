import { t as caseKey } from "./identity.js";
import { c as totalsOf, t as countIterations } from "./run2.js";
import { n as addToSample } from "./sample.js";
import { r as formatCount, t as formatAge, v as plural } from "./format.js";
// src/model/run/add-result.ts
/** Adds one iteration to the run and returns the tally of its case. */
function addResult(run, result) {
	const key = caseKey(result.identity);
	let tally = run.cases.get(key);
	if (tally === void 0) {
		tally = newTally(key, result);
		run.cases.set(key, tally);
	}
	tally[result.outcome] += 1;
	if (result.scope !== void 0) tally.scope = result.scope;
	if (result.infrastructure === true && result.outcome === "errored") tally.lost += 1;
	if (result.flaky === true && result.outcome === "passed") tally.flaky += 1;
	if (result.location !== void 0) tally.location ??= result.location;
	if (result.model !== void 0) tally.model ??= result.model;
	if (result.provider !== void 0) tally.provider ??= result.provider;
	if (result.durationMs !== void 0) tally.durationMs = addToSample(tally.durationMs, result.durationMs);
	if (result.latencyMs !== void 0) tally.latencyMs = addToSample(tally.latencyMs, result.latencyMs);
	if (result.costUsd !== void 0) tally.costUsd = addToSample(tally.costUsd, result.costUsd);
	const tokens = totalTokens(result);
	if (tokens !== void 0) tally.tokens = addToSample(tally.tokens, tokens);
	if (result.scores !== void 0) addScores(tally, result.scores);
	keepEvidence(tally, result);
	return tally;
}
/**
* An empty tally in its smallest form, spelt out with room for the duration: a run may hold a million of them, and
* objects that grow later or are made by spreading take more.
*/
function newTally(key, { identity, durationMs }) {
	const kept = withNameOfKey(identity, key);
	if (durationMs === void 0) return {
		key,
		identity: kept,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0
	};
	return {
		key,
		identity: kept,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0,
		durationMs: void 0
	};
}
/**
* The identity with a name that is a slice of the key, which ends with it. The name from the report would keep the
* text that it was cut from in memory.
*/
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
/** Total tokens of one iteration, or undefined where the report has none. */
function totalTokens(result) {
	const { tokens } = result;
	if (tokens === void 0) return void 0;
	if (tokens.total !== void 0) return tokens.total;
	if (tokens.input === void 0 && tokens.output === void 0) return void 0;
	return (tokens.input ?? 0) + (tokens.output ?? 0);
}
function addScores(tally, scores) {
	tally.scores ??= /* @__PURE__ */ new Map();
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
		if (score.value === null) {
			of.undecided += 1;
			continue;
		}
		of.count += 1;
		of.sum += score.value;
		if (of.values.length < 1e3) of.values.push(score.value);
	}
}
/** A plain pass without eval data adds nothing to the counts, so it is not kept. */
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
	const evidence = evidenceOf(result, countIterations(tally));
	const firstPass = isFailure(result.outcome) ? kept.findIndex(({ outcome }) => !isFailure(outcome)) : -1;
	kept.splice(firstPass === -1 ? kept.length : firstPass, 0, evidence);
}
function evidenceOf(result, ordinal) {
	const { outcome, flaky, infrastructure, durationMs, message, detail, location } = result;
	const { input, output, expected, toolCalls, scores } = result;
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
		...scores !== void 0 && { scores: scores.map(({ name, value, rationale }) => ({
			name,
			value,
			...rationale !== void 0 && { rationale }
		})) }
	};
}
// src/baseline/describe-runs.ts
/** `main@9f1a2b3 and 4 more`: the runs that are pooled, the newest first. */
function describeRuns(branch, runs) {
	const commit = runs[0]?.info.commit;
	const place = commit === void 0 ? branch : `${branch}@${commit.slice(0, 7)}`;
	return runs.length > 1 ? `${place} and ${formatCount(runs.length - 1)} more` : place;
}
/**
* `main@9f1a2b3 and 4 more, 2 hours old, 125 iterations`.
* @param now Unix epoch ms
*/
function describeAgedRuns(branch, runs, now) {
	const [newest] = runs;
	const iterations = runs.reduce((sum, run) => sum + totalsOf(run).total, 0);
	const age = newest === void 0 ? [] : [`${formatAge(now - newest.info.createdAt)} old`];
	return [
		describeRuns(branch, runs),
		...age,
		plural(iterations, "iteration")
	].join(", ");
}
export { describeRuns as n, addResult as r, describeAgedRuns as t };
