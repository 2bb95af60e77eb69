import { n as chooseReportBaseline, r as alignRoots } from "./open-upload.js";
import { a as PermissionError } from "./errors.js";
import { S as compareRuns, _ as withPolicyChange, c as conclude, g as choosePolicy, o as describeRun, s as externalRunId, t as chooseBaseline, v as createBudget, y as makeReport } from "./choose-baseline.js";
import { a as findGaps, i as joinParts, n as readParts, o as reasonOfGaps, r as filesOfParts, t as uploadRun } from "./upload-run.js";
// src/jobs/parts/merge.ts
/**
* Judges what the jobs of this workflow run have collected: one baseline, one verdict, one comment, one run in the
* service. A measurement that is not complete is never green and is not kept as a baseline. Returns the exit code of
* {@link conclude}.
* @throws UsageError for a wrong policy file; PermissionError when the token may not read the parts
*/
async function mergeParts(config, platform) {
	const { context, log, clock } = platform;
	const { suiteName } = config;
	const { policy, change } = await choosePolicy(config, platform);
	const id = externalRunId(context, suiteName, "");
	const info = describeRun(context, suiteName, id, clock.now());
	const budget = createBudget(config.publishTimeoutMs, platform);
	const chosen = await log.group("Looking for the baseline", () => chooseBaseline(config, platform, budget));
	const found = await log.group("Reading the parts", () => readParts(context.runId ?? "", suiteName, platform));
	const { parts } = found;
	const gaps = findGaps(found, {
		parts: config.expectedParts,
		attempt: context.attempt ?? 1,
		commit: context.commit,
		failedJobs: await failedJobs(parts, platform)
	});
	for (const gap of gaps) log.warning(gap);
	const files = filesOfParts(parts);
	const stale = parts.flatMap(({ facts: { stale: own = [] }, label }) => own.map((file) => `${file} of ${label}`));
	const run = {
		info,
		cases: joinParts(parts, config.parts)
	};
	const uploaded = await uploadRun(run, config, policy, platform);
	const { baseline: before, missing } = await chooseReportBaseline(chosen, run, config, platform, uploaded);
	const baseline = before && alignRoots(before, run);
	const comparison = compareRuns(run, baseline, policy, {
		today: info.createdAt,
		selection: selectionOfParts(parts, config, gaps)
	});
	const report = makeReport({
		suiteName,
		policy,
		head: run,
		files,
		baseline,
		comparison,
		service: uploaded,
		missingBaseline: missing,
		notices: [...found.notices, describeAttempts(parts, context.attempt ?? 1)],
		gate: {
			stale,
			otherReasons: reasonOfGaps(gaps)
		},
		context
	});
	const why = whyNoBaseline(parts, config, gaps, stale);
	if (why !== void 0) log.notice(`This measurement is not kept as a baseline: ${why}.`);
	const isComplete = why === void 0;
	return await conclude(withPolicyChange(report, change), policy, config, platform, budget, { isComplete });
}
/** Only parts of an earlier attempt raise the question. */
async function failedJobs(parts, { context, foreignArtifacts, log }) {
	const { runId = "", attempt = 1 } = context;
	if (!parts.some(({ facts }) => facts.attempt < attempt)) return [];
	try {
		return await foreignArtifacts?.listFailedJobs(runId, attempt);
	} catch (error) {
		if (error instanceof PermissionError) log.warning(error.message);
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
function whyNoBaseline(parts, { selection }, gaps, stale) {
	if (gaps.length > 0) return "it is not complete";
	if (selection || parts.some(({ facts }) => facts.selection !== void 0)) return "only a selection ran";
	if (stale.length > 0) return "reports are older than the checkout";
	return parts.find(({ facts }) => facts.notTheBranch !== void 0)?.facts.notTheBranch;
}
export { mergeParts };
