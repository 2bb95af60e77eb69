import { S as compareRuns, h as writeResults, k as loadPolicy, o as describeRun, s as externalRunId, x as exitCodeOf, y as makeReport } from "./choose-baseline.js";
import { n as describeLeg, r as suiteNameTaken } from "./suite-name.js";
import { r as NameTaken, t as ArtifactError } from "./errors.js";
import { a as findStaleReports, i as measure, n as logReports, r as selectionOf } from "./gate-reports.js";
import { n as partName, r as collectedFiles } from "./part-name.js";
import { i as storeDocuments } from "./artifact-name.js";
// src/jobs/parts/collect.ts
/**
* Reads the reports and stores the measurement, with no secret and no permission, for a job with `mode: merge` of this
* run or a workflow with `mode: publish`. Whether it is good is for that one to say, so failing cases do not fail this
* step; missing or unreadable reports do.
* @throws UsageError when another job of the run has the same part; ArtifactError when nothing could be stored.
*/
async function collectReports(config, platform) {
	const { context, log, clock, artifacts, workspace } = platform;
	const { suiteName } = config;
	const info = describeRun(context, suiteName, externalRunId(context, suiteName, ""), clock.now());
	const measurement = await measure({
		patterns: config.reports,
		root: workspace,
		info,
		format: config.format,
		pathPrefix: config.pathPrefix
	});
	logReports(measurement, platform);
	const policy = await loadPolicy(config, workspace, workspace);
	const { run: head, files } = measurement;
	const comparison = compareRuns(head, null, policy, { today: info.createdAt });
	const report = makeReport({
		suiteName,
		policy,
		head,
		files,
		baseline: null,
		comparison
	});
	const facts = {
		schema: "eval-gate-collected",
		version: 1,
		suiteName,
		pullRequest: context.pullRequest?.number,
		part: describePart(context, {
			selection: selectionOf(config, files),
			stale: findStaleReports(measurement.found.files, workspace)
		}),
		files
	};
	const hidden = platform.hideSecrets(report);
	const documents = {
		[collectedFiles.results]: writeResults(hidden),
		[collectedFiles.facts]: JSON.stringify(platform.hideSecrets(facts))
	};
	if (artifacts === void 0) throw new ArtifactError("There is nowhere to store the measurement.", []);
	try {
		const storage = {
			artifacts,
			files: platform.files
		};
		await storeDocuments(partName(suiteName, context), documents, storage);
	} catch (error) {
		throw error instanceof NameTaken ? suiteNameTaken(suiteName, context, "job") : error;
	}
	const { totals } = report.verdict;
	log.info(`Stored ${totals.total} results. The job with \`mode: merge\`, or the workflow with \`mode: publish\`, judges them.`);
	for (const name of [
		"total",
		"passed",
		"failed",
		"skipped",
		"errored"
	]) platform.setOutput(name, totals[name]);
	platform.setOutput("results-file", platform.files.writeScratch(collectedFiles.results, writeResults(hidden)));
	return exitCodeOf(report.verdict) === 2 ? 2 : 0;
}
function describePart({ job, matrix, legs, attempt = 1, commit, notTheBranch }, found) {
	return {
		job,
		leg: matrix && describeLeg(matrix),
		index: legs?.index,
		total: legs?.total,
		attempt,
		commit,
		notTheBranch,
		selection: found.selection,
		stale: found.stale.length === 0 ? void 0 : [...found.stale]
	};
}
export { collectReports };
