import { C as compareRuns, S as exitCodeOf, _ as writeResults, c as describeRun, l as externalRunId, w as loadPolicy, x as makeReport } from "./confirm.js";
import { n as suiteNameTaken } from "./suite-name.js";
import { l as UsageError, r as NameTaken, t as ArtifactError } from "./errors.js";
import { t as collectedFiles } from "./collected-run.js";
import { i as storeDocuments, t as artifactName } from "./artifact-name.js";
import { a as measure, n as logReports } from "./gate-reports.js";
// src/jobs/fork/collect.ts
/**
* The first half of the pair for forks: reads the reports and stores the measurement, with no secret and no
* permission. Whether it is good is the other half's to say, so failing cases do not fail this step; missing or
* unreadable reports do.
* @throws UsageError outside of a pull request, and when another job of the run has the suite name; ArtifactError when
* nothing could be stored.
*/
async function collectReports(config, platform) {
	const { context, log, clock, artifacts, workspace } = platform;
	const { pullRequest } = context;
	if (pullRequest === void 0) throw new UsageError([{
		message: "`mode: collect` only works on pull requests",
		advice: "Use `mode: gate` on branches: it needs no second workflow there."
	}]);
	const info = describeRun(context, config.suiteName, externalRunId(context, config.suiteName, ""), clock.now());
	const measurement = await measure({
		patterns: config.reports,
		root: workspace,
		info,
		format: config.format,
		pathPrefix: config.pathPrefix
	});
	logReports(measurement, platform);
	const policy = await loadPolicy(config, workspace, workspace);
	const { suiteName } = config;
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
		suiteName: config.suiteName,
		pullRequest: pullRequest.number,
		files: measurement.files
	};
	const text = writeResults(platform.hideSecrets(report));
	const documents = {
		[collectedFiles.results]: text,
		[collectedFiles.facts]: JSON.stringify(platform.hideSecrets(facts))
	};
	if (artifacts === void 0) throw new ArtifactError("There is nowhere to store the measurement.", []);
	try {
		const { files: fileSystem } = platform;
		await storeDocuments(artifactName("collected", config.suiteName), documents, {
			artifacts,
			files: fileSystem
		});
	} catch (error) {
		throw error instanceof NameTaken ? suiteNameTaken(config.suiteName, context, "job") : error;
	}
	const { totals } = report.verdict;
	log.info(`Stored ${totals.total} results. The workflow with \`mode: publish\` compares and comments.`);
	for (const name of [
		"total",
		"passed",
		"failed",
		"skipped",
		"errored"
	]) platform.setOutput(name, totals[name]);
	platform.setOutput("results-file", platform.files.writeScratch(collectedFiles.results, text));
	return exitCodeOf(report.verdict) === 2 ? 2 : 0;
}
export { collectReports };
