const require_gate = require("./gate.js");
const require_main = require("./main.js");
const require_platform = require("./platform.js");
const require_part_name = require("./part-name.js");
const require_stored_documents = require("./stored-documents.js");
// src/jobs/parts/collect.ts
async function collectReports(config, platform) {
	const { context, log, clock, artifacts, workspace } = platform;
	const { suiteName } = config;
	const info = require_gate.describeRun(context, suiteName, require_gate.externalRunId(context, suiteName, ""), clock.now());
	const measurement = await require_gate.measure({
		patterns: config.reports,
		root: workspace,
		info,
		format: config.format,
		pathPrefix: config.pathPrefix,
		hideSecrets: platform.hideSecrets,
		testOutcome: config.testOutcome
	});
	require_gate.logReports(measurement, platform);
	const policy = await require_gate.loadPolicy(config, workspace, workspace);
	const stale = require_gate.findStaleReports(measurement.found.files, workspace);
	const measured = require_gate.measuredReports(measurement, config, {
		old: stale.map(({ path }) => ({
			path,
			isLeftOver: false
		})),
		otherCode: context.notTheBranch,
		service: { kind: "none" }
	});
	const comparison = require_gate.compareRuns(measured.run, null, policy, { today: info.createdAt });
	const report = require_gate.makeReport({
		suiteName,
		policy,
		measured,
		baseline: null,
		comparison
	});
	const facts = {
		schema: "eval-gate-collected",
		version: 1,
		suiteName,
		pullRequest: context.pullRequest?.number,
		part: describePart(context, measured, stale),
		files: measured.files
	};
	const hidden = require_gate.withoutSecrets(config.showOutputs === "off" ? require_gate.withoutOutputs(report) : report, platform);
	const documents = {
		[require_part_name.collectedFiles.results]: require_gate.writeResults(hidden),
		[require_part_name.collectedFiles.facts]: JSON.stringify(platform.hideSecrets(facts))
	};
	if (artifacts === void 0) throw new require_platform.ArtifactError("There is nowhere to store the measurement.", []);
	try {
		const storage = {
			artifacts,
			files: platform.files
		};
		await require_stored_documents.storeDocuments(require_part_name.partName(suiteName, context), documents, storage);
	} catch (error) {
		throw error instanceof require_platform.NameTaken ? require_main.suiteNameTaken(suiteName, context, "job") : error;
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
	platform.setOutput("results-file", platform.files.writeScratch(require_part_name.collectedFiles.results, require_gate.writeResults(hidden)));
	return require_gate.exitCodeOf(report.verdict) === 2 ? 2 : 0;
}
function describePart({ job, matrix, legs, attempt = 1, commit }, { selection, steps, missing, otherCode }, stale) {
	return {
		job,
		leg: matrix && require_main.describeLeg(matrix),
		index: legs?.index,
		total: legs?.total,
		attempt,
		commit,
		notTheBranch: otherCode,
		selection,
		testStep: steps[0]?.ended,
		stale: stale.length === 0 ? void 0 : stale.slice(0, mostNamed),
		missing: missing.reports.length === 0 ? void 0 : missing.reports.slice(0, mostNamed)
	};
}
const mostNamed = 1e3;
exports.collectReports = collectReports;
