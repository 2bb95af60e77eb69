const require_gate = require("./gate.js");
const require_read_parts = require("./read-parts.js");
// src/jobs/parts/merge.ts
async function mergeParts(config, platform) {
	const job = await require_gate.prepare(config, platform);
	const { findBase } = await require_gate.beginSearch(job);
	const found = await platform.log.group("Reading the parts", () => job.stopwatch.time("parse", () => require_read_parts.readParts(platform.context.runId ?? "", platform.context.attempt ?? 1, config.suiteName, platform)));
	const trust = {
		mayNameSelection: true,
		expected: config.expectedParts,
		notices: []
	};
	const measured = await require_read_parts.measuredParts(found, trust, job);
	return await require_gate.gate({
		measured,
		findBase,
		again: require_gate.never
	}, job);
}
exports.mergeParts = mergeParts;
