const require_platform = require("./platform.js");
const require_find_fallback = require("./find-fallback.js");
const require_from_service = require("./from-service.js");
const require_gate = require("./gate.js");
const require_main = require("./main.js");
const require_open = require("./open.js");
// src/baseline/align/align-titles.ts
function alignTitles(baseline, head) {
	const byTitle = new Map();
	for (const { identity } of head.cases.values()) {
		const title = require_platform.caseTitle(identity);
		byTitle.set(title, byTitle.has(title) ? null : identity);
	}
	return {
		...baseline,
		runs: baseline.runs.map((run) => ({
			...run,
			cases: alignCases(run, byTitle)
		}))
	};
}
function alignCases(run, byTitle) {
	const aligned = new Map();
	for (const tally of run.cases.values()) {
		const identity = byTitle.get(require_platform.caseTitle(tally.identity)) ?? tally.identity;
		const key = require_platform.caseKey(identity);
		aligned.set(key, {
			...tally,
			key,
			identity
		});
	}
	return aligned;
}
// src/jobs/report/baseline/service-baseline.ts
async function askService(chosen, head, config, platform, uploaded) {
	const { baseline: choice, service } = config;
	const { context, log, clock } = platform;
	const branches = require_find_fallback.baseBranchesOf(context, config.baselineBranch);
	const client = require_open.openClient(service, platform, { limitedMs: 12e4 });
	try {
		for (const branch of branches) {
			const baseline = await require_from_service.findServiceBaseline(client.project(service.projectId), {
				suiteName: config.suiteName,
				branch,
				commit: context.pullRequest?.baseSha ?? context.mergeGroup?.baseSha,
				limit: config.baselineRuns,
				age: {
					mostMs: config.baselineMaxAgeDays * require_main.dayMs,
					nowMs: clock.now()
				},
				excludeRunIds: require_gate.serviceRuns(uploaded).map(({ runId }) => runId),
				identity: {
					suite: [],
					stableCaseIds: false
				}
			});
			if (baseline !== null) return { baseline: require_find_fallback.standIn(alignTitles(baseline, head), branch, branches) };
		}
		return choice.kind === "service" || platform.artifacts === void 0 ? {
			baseline: null,
			missing: explainFirstUpload(branches[0], config.suiteName)
		} : chosen;
	} catch (error) {
		if (!(error instanceof require_platform.ServiceError)) throw error;
		const explanation = `The service could not be asked for a baseline. ${require_platform.messageOf(error, "\n")}`;
		log.warning(explanation);
		const both = [explanation, chosen.missing?.explanation].filter((text) => text !== void 0);
		return {
			...chosen,
			missing: {
				kind: "out-of-reach",
				explanation: both.join("\n")
			}
		};
	} finally {
		await client.close();
	}
}
function explainFirstUpload(branch, suiteName) {
	if (branch === void 0) return {
		kind: "unusable",
		explanation: "This run does not belong to a branch, so there is no baseline for it."
	};
	return {
		kind: "first",
		explanation: `The eval service has no run of "${suiteName}" on ${branch} yet. The next run on ${branch} uploads the first one.`
	};
}
exports.askService = askService;
