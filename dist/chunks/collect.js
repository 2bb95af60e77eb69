const require_choose_baseline = require("./choose-baseline.js");
const require_signals = require("./signals.js");
const require_neutralise = require("./neutralise.js");
const require_gate_reports = require("./gate-reports.js");
const require_part_name = require("./part-name.js");
// src/jobs/parts/collect.ts
async function collectReports(config, platform) {
	const { context, log, clock, artifacts, workspace } = platform;
	const { suiteName } = config;
	const info = require_choose_baseline.describeRun(context, suiteName, require_choose_baseline.externalRunId(context, suiteName, ""), clock.now());
	const measurement = await require_gate_reports.measure({
		patterns: config.reports,
		root: workspace,
		info,
		format: config.format,
		pathPrefix: config.pathPrefix,
		testOutcome: config.testOutcome
	});
	require_gate_reports.logReports(measurement, platform);
	const policy = await require_choose_baseline.loadPolicy(config, workspace, workspace);
	const { run: head, files } = measurement;
	const comparison = require_choose_baseline.compareRuns(head, null, policy, { today: info.createdAt });
	const report = require_choose_baseline.makeReport({
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
			selection: require_gate_reports.selectionOf(config, files),
			stale: require_gate_reports.findStaleReports(measurement.found.files, workspace),
			missing: config.selection ? [] : require_gate_reports.findMissingReports(config.reports, measurement),
			doubt: require_neutralise.findStepDoubt(config.testOutcome, head)
		}),
		files
	};
	const hidden = platform.hideSecrets(config.showOutputs === "off" ? require_choose_baseline.withoutOutputs(report) : report);
	const documents = {
		[require_part_name.collectedFiles.results]: require_choose_baseline.writeResults(hidden),
		[require_part_name.collectedFiles.facts]: JSON.stringify(platform.hideSecrets(facts))
	};
	if (artifacts === void 0) throw new require_neutralise.ArtifactError("There is nowhere to store the measurement.", []);
	try {
		const storage = {
			artifacts,
			files: platform.files
		};
		await require_choose_baseline.storeDocuments(require_part_name.partName(suiteName, context), documents, storage);
	} catch (error) {
		throw error instanceof require_neutralise.NameTaken ? require_signals.suiteNameTaken(suiteName, context, "job") : error;
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
	platform.setOutput("results-file", platform.files.writeScratch(require_part_name.collectedFiles.results, require_choose_baseline.writeResults(hidden)));
	return require_choose_baseline.exitCodeOf(report.verdict) === 2 ? 2 : 0;
}
function describePart({ job, matrix, legs, attempt = 1, commit, notTheBranch }, found) {
	return {
		job,
		leg: matrix && require_signals.describeLeg(matrix),
		index: legs?.index,
		total: legs?.total,
		attempt,
		commit,
		notTheBranch,
		selection: found.selection,
		testStep: found.doubt,
		stale: found.stale.length === 0 ? void 0 : [...found.stale],
		missing: found.missing.length === 0 ? void 0 : found.missing.slice(0, 1e3)
	};
}
exports.collectReports = collectReports;
