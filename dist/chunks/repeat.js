const require_gate = require("./gate.js");
const require_platform = require("./platform.js");
// src/gate/again/judge-look.ts
const clear = .05;
function planLooks(policy, looks) {
	const levels = require_gate.lookLevels(policy.alpha, looks);
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
const standing = new Set([
	"unsettled-tests",
	"renamed-failure",
	"failing-base"
]);
function judgeLook(head, baseline, { policy, ruledOutLevel, acceptsLevel }, options) {
	const comparison = require_gate.compareRuns(head, baseline, policy, {
		...options,
		ruledOutLevel
	});
	const judgedBy = acceptsLevel && comparison.suite !== null && comparison.suite.meanChange >= 0 ? {
		...policy,
		delta: void 0
	} : policy;
	const { outcome, reasons } = require_gate.decide(head, comparison, judgedBy);
	const open = reasons.filter(({ status }) => status === "inconclusive");
	return {
		comparison,
		isOpen: outcome === "inconclusive" && open.some(({ rule }) => settled.has(rule)) && open.every(({ rule }) => settled.has(rule) || standing.has(rule)),
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
			const notice = `The suite was measured in ${require_platform.plural(round, "round")} of at most ${rounds}${why}.`;
			return {
				head: first,
				comparison,
				policy: judgedBy,
				notice
			};
		};
		if (!isOpen) return end("");
		if (round === rounds) return end(", and it is still not decided");
		if (budgetUsd !== void 0 && spent + lastCost > budgetUsd) return end(`: another one would exceed \`repeat-budget\` (${require_platform.formatMoney(budgetUsd)}; spent: ${require_platform.formatMoney(spent)})`);
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
		const sum = require_gate.copyTally(known ?? tally);
		into.cases.set(tally.key, known === void 0 ? sum : require_gate.addReportTally(sum, tally, false));
	}
}
exports.repeatUntilDecided = repeatUntilDecided;
