const require_align_baseline = require("./align-baseline.js");
const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_upload_run = require("./upload-run.js");
// src/jobs/parts/merge.ts
async function mergeParts(config, platform) {
	const { context, log, clock } = platform;
	const { suiteName } = config;
	const { policy, change } = await require_gate.choosePolicy(config, platform);
	const id = require_gate.externalRunId(context, suiteName, "");
	const info = require_gate.describeRun(context, suiteName, id, clock.now());
	const budget = require_gate.createBudget(config.publishTimeoutMs, platform);
	const stopwatch = require_gate.createStopwatch(clock);
	const chosen = await log.group("Looking for the baseline", () => stopwatch.time("baseline", () => require_gate.chooseBaseline(config, platform, budget)));
	const found = await log.group("Reading the parts", () => stopwatch.time("parse", () => require_upload_run.readParts(context.runId ?? "", suiteName, platform)));
	const { parts } = found;
	const gaps = require_upload_run.findGaps(found, {
		parts: config.expectedParts,
		attempt: context.attempt ?? 1,
		commit: context.commit,
		failedJobs: await failedJobs(parts, platform)
	});
	for (const gap of gaps) log.warning(gap);
	const files = require_upload_run.filesOfParts(parts);
	const listOf = (name) => parts.flatMap(({ facts, label }) => (facts[name] ?? []).map((file) => `${file} of ${label}`));
	const [stale, absent] = [listOf("stale"), listOf("missing")];
	const run = {
		info: {
			...info,
			reports: require_upload_run.patternsOfParts(parts),
			unexplained: require_upload_run.unexplainedOfParts(parts)
		},
		cases: require_upload_run.joinParts(parts, config.parts)
	};
	const uploaded = await stopwatch.time("upload", () => require_upload_run.uploadRun(run, config, policy, platform));
	const { baseline: before, missing } = await require_gate.chooseReportBaseline(chosen, run, config, platform, uploaded);
	const baseline = before && require_align_baseline.alignBaseline(before, run);
	const options = {
		today: info.createdAt,
		selection: selectionOfParts(parts, config, gaps)
	};
	const facts = {
		suiteName,
		policy,
		head: run,
		files,
		baseline,
		comparison: await stopwatch.time("gate", () => require_gate.compareRuns(run, baseline, policy, options)),
		service: uploaded,
		missingBaseline: missing,
		notices: [...found.notices, describeAttempts(parts, context.attempt ?? 1)],
		gate: {
			stale,
			missing: absent,
			otherReasons: [
				...require_upload_run.reasonOfGaps(gaps),
				...require_upload_run.reasonsOfSteps(parts),
				...require_gate.reasonOfOtherCode(otherCodeOf(parts), config, context)
			]
		},
		context
	};
	const compareWithout = (without) => require_gate.compareRuns(run, baseline, policy, {
		...options,
		without
	});
	const report = await require_gate.judge(facts, compareWithout, platform, budget);
	const why = whyNoBaseline(parts, config, gaps, {
		stale,
		missing: policy.allowEmpty ? [] : absent
	});
	if (why !== void 0) log.notice(`This measurement is not kept as a baseline: ${why}.`);
	const isComplete = why === void 0;
	return await require_gate.conclude(require_gate.withPolicyChange(report, change), policy, config, platform, budget, {
		isComplete,
		stopwatch
	});
}
async function failedJobs(parts, { context, foreignArtifacts, log }) {
	const { runId = "", attempt = 1 } = context;
	if (!parts.some(({ facts }) => facts.attempt < attempt)) return [];
	try {
		return await foreignArtifacts?.listFailedJobs(runId, attempt);
	} catch (error) {
		if (error instanceof require_platform.PermissionError) log.warning(error.message);
		return;
	}
}
function selectionOfParts(parts, { selection }, gaps) {
	if (gaps.length > 0) return "parts are missing";
	if (selection) return "input `selection`";
	return parts.find(({ facts }) => facts.selection !== void 0)?.facts.selection;
}
function describeAttempts(parts, attempt) {
	const again = parts.filter(({ facts }) => facts.attempt === attempt);
	if (attempt === 1 || again.length === parts.length) return void 0;
	const names = again.map(({ label }) => label).join(", ");
	return `Attempt ${attempt} measured ${again.length} of ${parts.length} parts again${names === "" ? "" : ` (${names})`}; the others are of earlier attempts.`;
}
function whyNoBaseline(parts, { selection }, gaps, { stale, missing }) {
	if (gaps.length > 0) return "it is not complete";
	if (selection || parts.some(({ facts }) => facts.selection !== void 0)) return "only a selection ran";
	if (missing.length > 0) return "reports are missing";
	if (stale.length > 0) return "reports are older than the checkout";
	if (parts.some(({ facts }) => facts.testStep !== void 0)) return "a step that ran tests did not succeed";
	return otherCodeOf(parts);
}
function otherCodeOf(parts) {
	return parts.find(({ facts }) => facts.notTheBranch !== void 0)?.facts.notTheBranch;
}
exports.mergeParts = mergeParts;
