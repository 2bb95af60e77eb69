const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_find_fallback = require("./find-fallback.js");
const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_from_files = require("./from-files.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
// src/baseline/stored-suites.ts
const shownSuites = 3;
const prefix = require_gate.artifactName("baseline", "x").slice(0, -1);
async function listStoredSuites(branch, artifacts) {
	const newest = new Map();
	for (const { name, runId } of await artifacts.listNewest(branch)) {
		if (!name.startsWith(prefix) || newest.size >= shownSuites) continue;
		if (!newest.has(name)) newest.set(name, runId);
	}
	return Promise.all([...newest].map(async ([name, runId]) => ({
		name: name.slice(prefix.length).replace(/(?:-[0-9a-f]{8})?(?: \(\d\))?$/, ""),
		workflowPath: (await artifacts.originOf(runId)).workflowPath
	})));
}
function adviseStoredSuites(branch, suites, ownWorkflows) {
	if (suites.length === 0) return "";
	const names = suites.map(({ name, workflowPath: path }) => `"${name}" (${require_find_fallback.workflowName(path)})`).join(", ");
	const other = suites.find(({ workflowPath: path }) => !ownWorkflows.includes(path));
	return ` If this suite is one of those that ${branch} has baselines of, ${other === void 0 ? "set `suite-name` to the name that it was stored under" : `set the same \`suite-name\` in both workflows, and \`baseline-workflow: ${require_find_fallback.workflowName(other.workflowPath)}\` here`}: ${names}.`;
}
// src/baseline/first-baseline.ts
const storingEvents = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
];
async function explainFirstBaseline(branch, workflows, platform) {
	const { context, workspace, artifacts } = platform;
	if (branch === void 0) return {
		kind: "unusable",
		explanation: "This run does not belong to a branch, so there is no baseline for it."
	};
	if (context.branch === branch && context.pullRequest === void 0 && artifacts !== void 0) return {
		kind: "first",
		explanation: `${branch} has no baseline of this suite yet; this run stores the first one if it is complete.`
	};
	const others = adviseStoredSuites(branch, await findStoredSuites(branch, platform), workflows);
	const names = workflows.map(require_find_fallback.workflowName).join(" or ") || "this workflow";
	const stores = await Promise.all(workflows.map((path) => mayStore((0, node_path.join)(workspace, path))));
	if (!(workflows.length === 0 || stores.includes(true))) {
		const otherwise = others === "" ? `, or set \`baseline-workflow\` to the workflow file that runs this job on ${branch}` : "";
		return {
			kind: "unusable",
			explanation: `${names} runs on pull requests only, so it never stores a baseline of ${branch}.${others} ${others === "" ? "Add" : "Otherwise add"} \`push: { branches: [${branch}] }\` to its triggers${otherwise}.`
		};
	}
	return {
		kind: "first",
		explanation: `${branch} has no baseline of this suite yet. The next run of ${names} on ${branch} stores the first one.${others}`
	};
}
async function findStoredSuites(branch, { artifacts, log }) {
	if (artifacts === void 0) return [];
	try {
		return await listStoredSuites(branch, artifacts);
	} catch (error) {
		log.debug(`The suites of ${branch} could not be listed: ${require_platform.messageOf(error)}`);
		return [];
	}
}
async function mayStore(path) {
	try {
		const { parse } = await Promise.resolve().then(() => require("./dist.js")).then((n) => require_rolldown_runtime.__toESM(n.require_dist(), 1));
		const { on } = parse((0, node_fs.readFileSync)(path, "utf8"));
		const triggers = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {});
		return triggers.length === 0 || storingEvents.some((event) => triggers.includes(event));
	} catch {
		return true;
	}
}
// src/jobs/report/baseline/search-baseline.ts
async function searchBaseline(choice, config, platform, budget) {
	if (choice.kind === "file") return readFiles(choice.path, config, platform);
	const workflows = config.baselineWorkflows.map(require_find_fallback.workflowPath);
	const search = {
		suiteName: config.suiteName,
		workflows: workflows.length === 0 ? void 0 : workflows
	};
	if (choice.kind === "run") return { baseline: await require_find_fallback.findRunBaseline(choice.runId, search, platform) };
	return tellTrouble(config, platform, budget, async () => {
		const limits = {
			runs: config.baselineRuns,
			maxAgeDays: config.baselineMaxAgeDays
		};
		const outcome = await require_find_fallback.findBaselineWithFallback({
			...search,
			...limits
		}, config.baselineBranch, platform);
		if (outcome.status === "found") return { baseline: outcome.baseline };
		if (outcome.status === "never") {
			const ownPath = platform.context.workflowPath;
			const storing = search.workflows ?? (ownPath === void 0 ? [] : [ownPath]);
			const missing = await explainFirstBaseline(outcome.branch, storing, platform);
			if (missing.kind === "unusable") platform.log.warning(missing.explanation);
			return {
				baseline: null,
				missing
			};
		}
		platform.log.warning(outcome.explanation);
		return {
			baseline: null,
			missing: {
				kind: outcome.status === "rejected" ? "unusable" : "out-of-reach",
				explanation: outcome.explanation
			},
			rejected: outcome.rejected
		};
	});
}
async function readFiles(path, config, platform) {
	const place = {
		root: platform.workspace,
		allowOutside: platform.context.provider === "terminal"
	};
	if (!(config.policyInputs.onMissingBaseline !== void 0) || await require_from_files.hasBaselineFiles([path], place)) return { baseline: await require_from_files.readBaselineFiles([path], {
		...place,
		format: config.format
	}) };
	return {
		baseline: null,
		missing: {
			kind: "unusable",
			explanation: `No file matches \`baseline: file:${path}\`: nothing was stored yet, or a cache was evicted.`
		}
	};
}
async function tellTrouble(config, { log }, budget, find) {
	try {
		return await budget.spend("The search for the baseline", find, .5);
	} catch (error) {
		if (error instanceof require_platform.PermissionError) {
			const explanation = require_platform.describeRefusal(error, require_gate.neededPermissions(config));
			log.error(explanation);
			return {
				baseline: null,
				missing: {
					kind: "out-of-reach",
					explanation
				}
			};
		}
		const explanation = `The baseline could not be fetched: ${require_platform.messageOf(error, "\n")}`;
		log.warning(explanation);
		return {
			baseline: null,
			missing: {
				kind: "out-of-reach",
				explanation
			}
		};
	}
}
exports.searchBaseline = searchBaseline;
