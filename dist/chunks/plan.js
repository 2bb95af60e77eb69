const require_from_files = require("./from-files.js");
const require_main = require("./main.js");
const require_gate = require("./gate.js");
const require_platform = require("./platform.js");
const require_print_json = require("./print-json.js");
const require_main$1 = require("./main2.js");
const require_input_flags = require("./input-flags.js");
// src/cli/commands/plan.ts
const policyNames = [
	"suite-name",
	"format",
	"policy",
	"baseline-runs"
];
const planCommand = require_main$1.defineCommand({
	usage: ["plan --baseline FILES… [--baseline FILES… …] [flags]"],
	about: ["Shows how small a drop of the pass rate a suite can find with how many iterations, and what they cost, from its own pass rates and costs."],
	groups: [
		{
			title: "What to plan from",
			flags: { baseline: {
				kind: "values",
				placeholder: "FILES…",
				description: "Reports or a results file of one run of the suite: paths or glob patterns. Give it again for more runs."
			} }
		},
		{
			title: "Verdict",
			flags: require_input_flags.inputFlags(policyNames)
		},
		{
			title: "Output",
			flags: { json: {
				kind: "switch",
				description: "Print the plan as JSON."
			} }
		}
	],
	exitCodes: "0 done, 2 usage error or unreadable reports",
	async run(args, io) {
		const runs = args.occurrences("baseline");
		require_main$1.refuseProblems([...require_main$1.unexpected(args.positionals), ...runs.length > 0 ? [] : [{
			message: "--baseline is required",
			advice: "eval-gate plan --baseline results.json"
		}]]);
		const config = require_main.loadConfig({
			...require_input_flags.rawInputs(args, policyNames),
			reports: "*"
		}, { provider: "terminal" });
		const policy = await require_gate.loadPolicy(config, io.cwd);
		const baseline = await require_from_files.readBaselineRuns(runs, {
			root: io.cwd,
			allowOutside: true,
			format: config.format
		});
		const plan = require_gate.planIterations(baseline, policy, { baseRuns: config.baselineRuns });
		io.stdout.write(args.isOn("json") ? `${require_print_json.printJson({
			baselineRuns: config.baselineRuns,
			plan
		})}\n` : describe(plan, config.baselineRuns));
		return 0;
	}
});
function describe(plan, baseRuns) {
	const rows = [[
		"iterations",
		"finds a drop of",
		"finds one broken case",
		"cost of a run"
	], ...plan.map(({ iterations, detectableDrop, findsBrokenCase, costUsd }) => [
		String(iterations),
		detectableDrop === null ? "–" : require_platform.formatPoints(detectableDrop),
		findsBrokenCase ? "yes" : "with confirm",
		costUsd === null ? "unknown" : require_platform.formatMoney(costUsd)
	])];
	return `With ${baseRuns} baseline runs of as many iterations, four times out of five:\n\n${require_gate.alignColumns(rows, "   ").join("\n")}\n`;
}
exports.planCommand = planCommand;
