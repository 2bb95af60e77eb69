const require_main = require("./main.js");
const require_gate = require("./gate.js");
const require_platform = require("./platform.js");
const require_print_json = require("./print-json.js");
const require_door = require("./door.js");
const require_main$1 = require("./main2.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
// src/cli/audit/curve.ts
function fitCurve(points, floor) {
	let best = {
		floor,
		middle: 0,
		width: 1
	};
	let most = Number.NEGATIVE_INFINITY;
	for (let middle = 0; middle <= 60; middle += middle < 20 ? .25 : 1) for (let width = .25; width <= 30; width *= 1.15) {
		const curve = {
			floor,
			middle,
			width
		};
		const sum = points.reduce((total, { points: size, found, tries }) => {
			const chance = Math.min(1 - 1e-6, Math.max(1e-6, chanceAt(curve, size)));
			return total + found * Math.log(chance) + (tries - found) * Math.log(1 - chance);
		}, 0);
		if (sum > most) [best, most] = [curve, sum];
	}
	return best;
}
function chanceAt({ floor, middle, width }, points) {
	return floor + (1 - floor) * normal((points - middle) / width);
}
const normal = (z) => 1 / (1 + Math.exp(-1.702 * z));
// src/cli/audit/question.ts
function createQuestion(verdict) {
	const counts = {
		passed: 0,
		failed: 0,
		inconclusive: 0
	};
	let tried = 0;
	const share = (count) => count / Math.max(1, tried);
	return {
		ask: (count) => {
			for (const end = tried + count; tried < end; tried += 1) counts[verdict(tried)] += 1;
		},
		shares: () => ({
			red: share(counts.failed),
			undecided: share(counts.inconclusive),
			tries: tried
		}),
		variance: () => {
			const spreadOf = (count) => (count + 1) * (tried - count + 1) / (tried + 2) ** 3;
			return Math.max(spreadOf(counts.failed), spreadOf(counts.inconclusive));
		}
	};
}
function sharesOf$1(count, verdict) {
	const question = createQuestion(verdict);
	question.ask(count);
	return question.shares();
}
function spread(keys, index) {
	return keys[Math.floor((.5 + index * .618033988749895) % 1 * keys.length)] ?? "";
}
// src/cli/audit/resample.ts
const reach = 5;
function historyOf(runs) {
	const levels = runs.map((run) => {
		const rates = countedOf(run).map((tally) => ({
			rate: tally.passed / require_platform.judged(tally),
			count: require_platform.judged(tally)
		}));
		return {
			level: rates.reduce((sum, { rate }) => sum + rate, 0) / Math.max(1, rates.length),
			cases: rates.length
		};
	}).map(({ level }) => level);
	return {
		runs,
		levels,
		hasWeather: varianceOf(levels) > 2 * expectedVariance(runs)
	};
}
const countedOf = (run) => [...run.cases.values()].filter((tally) => tally.scope !== "suite" && require_platform.judged(tally) > 0);
function varianceOf(values) {
	const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
	return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
}
function expectedVariance(runs) {
	const pooled = new Map();
	for (const run of runs) for (const tally of countedOf(run)) {
		const of = pooled.get(tally.key) ?? {
			passed: 0,
			count: 0
		};
		pooled.set(tally.key, {
			passed: of.passed + tally.passed,
			count: of.count + require_platform.judged(tally)
		});
	}
	const each = runs.map((run) => {
		const cases = countedOf(run);
		return cases.reduce((total, tally) => {
			const { passed, count } = pooled.get(tally.key) ?? {
				passed: 0,
				count: 1
			};
			const rate = passed / count;
			return total + rate * (1 - rate) / require_platform.judged(tally);
		}, 0) / Math.max(1, cases.length) ** 2;
	});
	return each.reduce((sum, value) => sum + value, 0) / Math.max(1, each.length);
}
function drawRun({ runs, levels, hasWeather }, base, id, random) {
	const places = runs.map((_, place) => place);
	const near = places.filter((place) => place < base.from || place >= base.to).filter((place) => place >= base.from - reach && place < base.to + reach);
	const from = near.length >= fewestNear ? near : places;
	const skeleton = from[Math.floor(random() * from.length)] ?? 0;
	const level = levels[skeleton] ?? 0;
	const byLevel = from.toSorted((a, b) => Math.abs((levels[a] ?? 0) - level) - Math.abs((levels[b] ?? 0) - level));
	const pool = hasWeather ? byLevel.slice(0, Math.max(2, Math.ceil(from.length / 4))) : from;
	return require_door.replaceCases(runs[skeleton], id, (tally) => {
		const other = runs[pool[Math.floor(random() * pool.length)] ?? skeleton]?.cases.get(tally.key);
		return other === void 0 || other.scope !== tally.scope ? tally : other;
	});
}
const fewestNear = 4;
function drawWithIterations(history, iterations, id, random) {
	const { runs, levels, hasWeather } = history;
	const mean = levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);
	const shift = hasWeather ? (levels[Math.floor(random() * levels.length)] ?? mean) - mean : 0;
	const rates = ratesOf(runs);
	return require_door.replaceCases(runs[0], id, (tally) => {
		if (tally.scope === "suite" || require_platform.judged(tally) === 0) return tally;
		const rate = rates.get(tally.key) ?? 1;
		const moved = rate === 0 || rate === 1 ? rate : Math.min(1, Math.max(0, rate + shift));
		return require_door.withPassed(resized(tally, iterations), require_door.draw(iterations, moved, random));
	});
}
const resized = (tally, count) => {
	const { scores: _, mostPerReport: __, repeatsUnclear: ___, ...rest } = tally;
	return {
		...rest,
		passed: count,
		failed: 0,
		errored: 0,
		lost: 0,
		skipped: 0
	};
};
function ratesOf(runs) {
	const sums = new Map();
	for (const run of runs.slice(0, 10)) for (const tally of countedOf(run)) {
		const [passed, count] = sums.get(tally.key) ?? [0, 0];
		sums.set(tally.key, [passed + tally.passed, count + require_platform.judged(tally)]);
	}
	return new Map([...sums].map(([key, [passed, count]]) => [key, passed / count]));
}
const planned = [
	1,
	3,
	5,
	10
];
const isVaried = (tally) => require_platform.judged(tally) > 1 || tally.scores !== void 0;
function planOf(history, stated, options) {
	const { baselineRuns, breakable, random, count, cost, now } = options;
	const newest = history.runs[0];
	if (breakable.length === 0 || cost === null && ![...newest.cases.values()].some(isVaried)) return [];
	const { current } = options;
	const policy = stated.kind === "auto" && current > 1 ? {
		...stated,
		kind: "evals"
	} : stated;
	const drawn = (iterations, id) => drawWithIterations(history, iterations, id, random);
	return [...new Set([...planned, current])].sort((a, b) => a - b).map((iterations) => {
		const costUsd = cost === null ? null : cost * iterations;
		if (iterations === current) return {
			iterations,
			isNow: true,
			...now,
			costUsd
		};
		const base = Array.from({ length: baselineRuns }, (_, index) => drawn(iterations, `planned ${index}`));
		const { red: findsCase } = sharesOf$1(count, (index) => {
			const head = drawn(iterations, `planned head ${index}`);
			return require_door.judge(require_door.breakCase(head, spread(breakable, index)), base, policy);
		});
		return {
			iterations,
			isNow: false,
			findsCase,
			findsDrop: chanceAt(fitCurve(plannedSizes.map((size) => {
				const { red, tries: of } = sharesOf$1(count, (index) => require_door.judge(require_door.lowerBy(drawn(iterations, `planned head ${index}`), size / 100, random), base, policy));
				return {
					points: size,
					found: red * of,
					tries: of
				};
			}), .02), 5),
			costUsd
		};
	});
}
const plannedSizes = [4, 8];
// src/cli/audit/suite.ts
function breakableOf(runs) {
	const rate = (key) => {
		const tallies = runs.slice(0, 10).flatMap((run) => run.cases.get(key) ?? []);
		const count = tallies.reduce((sum, tally) => sum + require_platform.judged(tally), 0);
		return tallies.reduce((sum, { passed }) => sum + passed, 0) / Math.max(1, count);
	};
	const keys = [...runs[0].cases.values()].filter(require_door.canBreak).map(({ key }) => key);
	const rates = new Map(keys.map((key) => [key, rate(key)]));
	return keys.toSorted((a, b) => (rates.get(a) ?? 0) - (rates.get(b) ?? 0) || (a < b ? -1 : 1));
}
function iterationsOf({ cases }) {
	const counts = new Map();
	for (const tally of cases.values()) counts.set(require_platform.judged(tally), (counts.get(require_platform.judged(tally)) ?? 0) + 1);
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}
function costOf({ cases }) {
	const known = [...cases.values()].flatMap(({ costUsd }) => require_platform.meanOf(costUsd) ?? []);
	if (known.length === 0 || known.length * 2 < cases.size) return null;
	return known.reduce((sum, cost) => sum + cost, 0) / known.length * cases.size;
}
function withoutMetrics(run, { growth, limits, budget, cases }) {
	const modes = [
		growth.latency.mode,
		growth.tokens.mode,
		growth.cost.mode,
		budget.mode
	];
	const hasLimits = Object.keys(limits).length > 0 || cases.some((rule) => rule.limits !== void 0);
	if (modes.includes("fail") || hasLimits) return run;
	return require_door.replaceCases(run, run.info.id, ({ durationMs: _, latencyMs: __, tokens: ___, costUsd: ____, ...tally }) => tally);
}
// src/cli/audit/swap.ts
function swapCases(run, count, random) {
	const shuffled = [...run.cases.values()].filter(require_door.canBreak).map((tally) => ({
		tally,
		order: random()
	})).sort((a, b) => a.order - b.order).map(({ tally }) => tally);
	const broken = new Set(shuffled.slice(0, count).map(({ key }) => key));
	let room = shuffled.slice(0, count).reduce((sum, { passed }) => sum + passed, 0);
	return require_door.replaceCases(run, `${run.info.id} swapped`, (tally) => {
		if (broken.has(tally.key)) return require_door.withPassed(tally, 0);
		const more = Math.min(room, require_platform.judged(tally) - tally.passed);
		if (tally.scope === "suite" || more <= 0) return tally;
		room -= more;
		return require_door.withPassed(tally, tally.passed + more);
	});
}
// src/cli/audit/audit.ts
const tries = {
	unchanged: 40,
	case: 16,
	drop: 8,
	swap: 12,
	batch: 8,
	batches: 24,
	plan: 8
};
const fullSize = 2400;
const fewestShare = .3;
const mostShare = 4;
const drops = [
	2,
	3,
	5,
	8,
	10,
	15
];
const shownDrops = [
	2,
	5,
	10
];
function audit(stored, policy, { baselineRuns }) {
	const random = require_door.seeded(20261122);
	const cost = costOf(stored[0]);
	const runs = stored.map((run) => withoutMetrics(run, policy));
	const history = historyOf(runs);
	const size = Math.max(...runs.map(({ cases }) => cases.size)) * Math.min(baselineRuns, runs.length - 1);
	const effort = Math.min(mostShare, Math.max(fewestShare, fullSize / size));
	const times = (count) => Math.ceil(count * effort);
	const trial = createTrial(history, policy, baselineRuns, random);
	const replayed = runs.slice(0, -1).map((run, place) => ({
		run: run.info,
		outcome: require_door.judge(run, runs.slice(place + 1, place + 1 + baselineRuns), policy)
	}));
	const breakable = breakableOf(runs);
	const swapped = Math.max(2, Math.round(breakable.length / 20));
	const unchanged = createQuestion(() => trial((head) => head));
	const broken = createQuestion((index) => trial((head) => require_door.breakCase(head, spread(breakable, index))));
	const swap = createQuestion(() => trial((head) => swapCases(head, swapped, random)));
	const falls = drops.map((points) => ({
		points,
		question: createQuestion(() => trial((head) => require_door.lowerBy(head, points / 100, random)))
	}));
	const shown = falls.filter(({ points }) => shownDrops.includes(points));
	const asked = [
		unchanged,
		...breakable.length > 0 ? [broken] : [],
		...breakable.length >= 4 ? [swap] : [],
		...shown.map(({ question }) => question)
	];
	unchanged.ask(times(tries.unchanged));
	if (asked.includes(broken)) broken.ask(times(tries.case));
	if (asked.includes(swap)) swap.ask(times(tries.swap));
	for (const { question } of falls) question.ask(times(tries.drop));
	for (let batch = 0; batch < times(tries.batches); batch += 1) asked.reduce((a, b) => b.variance() > a.variance() ? b : a).ask(tries.batch);
	const nothing = unchanged.shares();
	const curve = (share) => curveOf(falls, share(nothing), share);
	const red = curve((of) => of.red);
	const loud = curve((of) => of.red + of.undecided);
	const brokenShares = broken.shares();
	const iterations = iterationsOf(runs[0]);
	return {
		runs: runs.length,
		cases: runs[0]?.cases.size ?? 0,
		iterations,
		baselineRuns,
		replayed,
		unchanged: nothing,
		breaks: [
			...asked.includes(broken) ? [{
				kind: "case",
				size: 1,
				...brokenShares
			}] : [],
			...shown.map(({ points, question }) => {
				const own = question.shares();
				const found = blend(own.red, own.tries, chanceAt(red, points));
				const both = blend(own.red + own.undecided, own.tries, chanceAt(loud, points));
				return {
					kind: "drop",
					size: points,
					red: found,
					undecided: Math.max(0, both - found),
					tries: own.tries
				};
			}),
			...asked.includes(swap) ? [{
				kind: "swap",
				size: swapped,
				...swap.shares()
			}] : []
		],
		plan: planOf(history, policy, {
			baselineRuns,
			breakable,
			random,
			cost,
			current: iterations,
			count: times(tries.plan),
			now: {
				findsCase: brokenShares.red,
				findsDrop: chanceAt(red, 5)
			}
		})
	};
}
function createTrial(history, policy, baselineRuns, random) {
	const { runs } = history;
	const places = Math.max(1, runs.length - baselineRuns + 1);
	let count = 0;
	return (change) => {
		count += 1;
		const place = Math.floor(random() * places);
		const base = {
			from: place,
			to: place + baselineRuns
		};
		const head = drawRun(history, base, `drawn ${count}`, random);
		return require_door.judge(change(head), runs.slice(base.from, base.to), policy);
	};
}
const curveWeight = 12;
const blend = (share, count, fitted) => (share * count + fitted * curveWeight) / (count + curveWeight);
function curveOf(falls, floor, share) {
	return fitCurve(falls.map(({ points: size, question }) => {
		const shares = question.shares();
		return {
			points: size,
			found: share(shares) * shares.tries,
			tries: shares.tries
		};
	}), Math.min(.9, floor));
}
// src/cli/audit/describe.ts
const rate = (share) => require_platform.formatRate(share, 0);
const shownRuns = 5;
function describeAudit(audit, suiteName, policy) {
	const { runs, cases, iterations, baselineRuns, replayed, unchanged, breaks, plan } = audit;
	const count = (outcome) => replayed.filter((of) => of.outcome === outcome).length;
	const lines = [
		`${require_platform.plural(runs, "run")} of ${require_platform.quoteName(suiteName)}: ${require_platform.plural(cases, "case")}, ${require_platform.plural(iterations, "iteration")} each. Policy: ${policy}; up to ${require_platform.plural(baselineRuns, "base run")}.`,
		"",
		`Replayed, each run against those before it:`,
		`  ${require_platform.formatCount(count("failed"))} of ${require_platform.formatCount(replayed.length)} red, ${require_platform.formatCount(count("inconclusive"))} undecided, ${require_platform.formatCount(count("passed"))} green`,
		...alarms(audit),
		"",
		"Chances, from these runs drawn again:",
		"",
		...require_gate.alignColumns([
			[
				"",
				"red",
				"undecided",
				"green"
			],
			["nothing changed", ...sharesOf(unchanged)],
			...breaks.map((of) => [nameOf$1(of), ...sharesOf(of)])
		], "   ").map((line) => `  ${line}`)
	];
	if (plan.length > 0) {
		const rows = plan.map((of) => [
			`${of.iterations}${of.isNow ? " (now)" : ""}`,
			rate(of.findsCase),
			rate(of.findsDrop),
			of.costUsd === null ? "unknown" : require_platform.formatMoney(of.costUsd)
		]);
		const head = [
			"iterations",
			"finds one broken case",
			`finds 5 points`,
			"cost of a run"
		];
		lines.push("", `With other iterations of each case, in every run:`, "");
		lines.push(...require_gate.alignColumns([head, ...rows], "   ").map((line) => `  ${line}`));
	}
	lines.push("", `Red without a second look: with \`confirm\`, suspect cases are run again first.`);
	return `${lines.join("\n")}\n`;
}
function alarms({ replayed }) {
	const red = replayed.filter(({ outcome }) => outcome === "failed");
	const shown = red.slice(0, shownRuns).map(({ run }) => {
		const when = run.createdAt > 0 ? `, ${require_platform.formatTime(run.createdAt)}` : "";
		return `  red: ${run.commit?.slice(0, 7) ?? run.id}${when}`;
	});
	return red.length > shownRuns ? [...shown, `  and ${red.length - shownRuns} more`] : shown;
}
function sharesOf({ red, undecided }) {
	return [
		rate(red),
		rate(undecided),
		rate(Math.max(0, 1 - red - undecided))
	];
}
function nameOf$1({ kind, size }) {
	if (kind === "case") return "one case broke";
	if (kind === "drop") return `the pass rate fell by ${require_platform.plural(size, "point")}`;
	return `${require_platform.plural(size, "case")} broke, others got better by as much`;
}
// src/cli/audit/find-runs.ts
function findRuns(paths, root) {
	return paths.flatMap((path) => runsIn((0, node_path.resolve)(root, path), path)).map((place) => ({
		place,
		time: (0, node_fs.statSync)(place).mtimeMs
	})).sort((a, b) => b.time - a.time || (a.place < b.place ? 1 : -1)).map(({ place }) => [place]);
}
function runsIn(place, path) {
	try {
		if (!(0, node_fs.statSync)(place).isDirectory()) return [place];
		return (0, node_fs.readdirSync)(place).filter((name) => !name.startsWith(".")).map((name) => (0, node_path.join)(place, name));
	} catch (error) {
		throw new require_platform.UsageError([{
			message: `${path} can't be read (${require_platform.messageOf(error)})`,
			advice: "Name a folder with one file or folder for each run."
		}]);
	}
}
// src/cli/commands/audit.ts
const policyNames = [
	"suite-name",
	"format",
	"policy",
	"fail-on",
	"baseline-runs"
];
const fewestRuns = 3;
const auditCommand = require_main$1.defineCommand({
	usage: ["audit --runs PATHS… [flags]"],
	about: ["Says how often this gate would have been wrong on your own history: judges each stored run of the base branch against those before it, runs in which nothing changed, and runs that are broken in known ways. No model is called.", "Each file or folder of a folder is one run: results files, baselines (gh run download), or reports."],
	groups: [
		{
			title: "What to audit",
			flags: { runs: {
				kind: "values",
				placeholder: "PATHS…",
				description: "Folders with a file or folder for each run, or the files themselves."
			} }
		},
		{
			title: "Verdict",
			flags: require_main$1.inputFlags(policyNames)
		},
		{
			title: "Output",
			flags: { json: {
				kind: "switch",
				description: "Print the audit as JSON."
			} }
		}
	],
	exitCodes: "0 done, 2 usage error or unreadable runs",
	run: runAudit
});
async function runAudit(args, io) {
	const paths = args.texts("runs");
	require_main$1.refuseProblems([...require_main$1.unexpected(args.positionals), ...paths.length > 0 ? [] : [{
		message: "--runs is required",
		advice: "eval-gate audit --runs runs/"
	}]]);
	const config = require_main.loadConfig({
		...require_main$1.rawInputs(args, policyNames),
		reports: "*"
	}, { provider: "terminal" });
	const policy = await require_gate.loadPolicy(config, io.cwd);
	const runs = (await require_door.readRuns(findRuns(paths, io.cwd), {
		root: io.cwd,
		allowOutside: true,
		format: config.format
	})).filter(({ cases }) => cases.size > 0);
	if (runs.length < fewestRuns) {
		const message = `an audit needs at least ${fewestRuns} runs; ${paths.join(", ")} has ${runs.length}`;
		throw new require_platform.UsageError([{
			message,
			advice: "Fetch more of the base branch, for example with gh run download, or run the suite a few more times."
		}]);
	}
	const result = audit(runs, policy, { baselineRuns: Math.min(config.baselineRuns, runs.length - 1) });
	const name = args.text("suite-name") ?? nameOf(runs[0]);
	const source = args.text("policy") ?? `fail-on: ${policy.failOn}`;
	io.stdout.write(args.isOn("json") ? `${require_print_json.printJson(result)}\n` : describeAudit(result, name, source));
	return 0;
}
function nameOf(run) {
	return run === void 0 || run.info.createdAt === 0 ? "this suite" : run.info.suiteName;
}
exports.auditCommand = auditCommand;
