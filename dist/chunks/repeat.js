const require_choose_baseline = require("./choose-baseline.js");
const require_neutralise = require("./neutralise.js");
// src/gate/looks/look-levels.ts
function lookLevels(alpha, looks) {
	if (looks <= 1) return [alpha];
	let [low, high] = [0, 8];
	for (let turn = 0; turn < 30; turn += 1) {
		const middle = (low + high) / 2;
		if (chanceToCross(middle * Math.sqrt(looks), looks) > alpha) low = middle;
		else high = middle;
	}
	return Array.from({ length: looks }, (_, look) => require_choose_baseline.normalTail(high * Math.sqrt(looks / (look + 1))));
}
const points = 300;
function chanceToCross(barrier, steps) {
	const bottom = -5 * Math.sqrt(steps);
	const width = (barrier - bottom) / points;
	const stepDensity = Float64Array.from({ length: 2 * points }, (_, index) => density((index - points) * width));
	const at = (index) => bottom + (index + .5) * width;
	const tails = Float64Array.from({ length: points }, (_, index) => require_choose_baseline.normalTail(barrier - at(index)));
	let below = Float64Array.from({ length: points }, (_, index) => density(at(index)));
	let crossed = require_choose_baseline.normalTail(barrier);
	for (let step = 1; step < steps; step += 1) {
		const next = new Float64Array(points);
		for (let from = 0; from < points; from += 1) {
			const weight = (below[from] ?? 0) * width;
			if (weight < 1e-18) continue;
			crossed += weight * (tails[from] ?? 0);
			for (let to = 0; to < points; to += 1) next[to] = (next[to] ?? 0) + weight * (stepDensity[to - from + points] ?? 0);
		}
		below = next;
	}
	return crossed;
}
function density(x) {
	return Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
}
// src/gate/looks/judge-look.ts
const clear = .05;
function planLooks(policy, looks) {
	const levels = lookLevels(policy.alpha, looks);
	return levels.map((alpha, index) => ({
		acceptsLevel: index > 0 && policy.delta === void 0,
		policy: index === levels.length - 1 ? {
			...policy,
			alpha
		} : {
			...policy,
			alpha,
			delta: policy.delta ?? clear
		},
		ruledOutLevel: clear / levels.length
	}));
}
const settled = new Set([
	"inconclusive-suite",
	"suspect-case",
	"suspect-score"
]);
function judgeLook(head, baseline, { policy, ruledOutLevel, acceptsLevel }, options) {
	const comparison = require_choose_baseline.compareRuns(head, baseline, policy, {
		...options,
		ruledOutLevel
	});
	const judgedBy = acceptsLevel && comparison.suite !== null && comparison.suite.meanChange >= 0 ? {
		...policy,
		delta: void 0
	} : policy;
	const { outcome, reasons } = require_choose_baseline.decide(head, comparison, judgedBy, { unreadable: 0 });
	const open = reasons.filter(({ status }) => status === "inconclusive");
	return {
		comparison,
		isOpen: outcome === "inconclusive" && open.every(({ rule }) => settled.has(rule)),
		policy: judgedBy
	};
}
// src/jobs/repeat.ts
async function repeatUntilDecided(first, baseline, policy, { rounds, budgetUsd }, { options, measureMore, log }) {
	const looks = planLooks(policy, rounds);
	let [spent, lastCost] = [costOf(first), costOf(first)];
	for (const [index, look] of looks.entries()) {
		const round = index + 1;
		const { comparison, isOpen, policy: judgedBy } = judgeLook(first, baseline, look, options);
		const end = (why) => {
			const notice = `The suite was measured in ${require_neutralise.plural(round, "round")} of at most ${rounds}${why}.`;
			return {
				head: first,
				comparison,
				policy: judgedBy,
				notice
			};
		};
		if (!isOpen) return end("");
		if (round === rounds) return end(", and it is still not decided");
		if (budgetUsd !== void 0 && spent + lastCost > budgetUsd) return end(`: another one would exceed \`repeat-budget\` (${require_neutralise.formatMoney(budgetUsd)}; spent: ${require_neutralise.formatMoney(spent)})`);
		log.info(`Round ${round} of at most ${rounds} has not decided it; measuring again.`);
		const more = await measureMore(round + 1);
		if (typeof more === "string") return end(`: another one failed, because ${more}`);
		lastCost = costOf(more);
		spent += lastCost;
		addRound(first, more);
	}
	throw new Error("the last look ends the repetition");
}
function costOf({ cases }) {
	let sum = 0;
	for (const { costUsd } of cases.values()) if (costUsd !== void 0) sum += typeof costUsd === "number" ? costUsd : costUsd.sum;
	return sum;
}
function addRound(into, round) {
	for (const tally of round.cases.values()) {
		const known = into.cases.get(tally.key);
		if (known === void 0) into.cases.set(tally.key, require_choose_baseline.copyTally(tally));
		else require_choose_baseline.addReportTally(known, tally, true);
	}
}
Object.defineProperty(exports, "repeatUntilDecided", {
	enumerable: true,
	get: function() {
		return repeatUntilDecided;
	}
});
