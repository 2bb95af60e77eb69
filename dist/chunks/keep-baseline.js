const require_from_artifacts = require("./from-artifacts.js");
const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_stored_documents = require("./stored-documents.js");
// src/jobs/publish/keep-baseline.ts
function isComplete({ verdict, files }) {
	return !(require_platform.judged(verdict.totals) === 0) && require_gate.notMeasured(verdict) === void 0 && files.every(({ error }) => error === void 0);
}
async function keepBaseline(report, { artifacts, context, log, files }) {
	if (context.pullRequest !== void 0) return;
	if (context.mergeGroup !== void 0) return;
	if (context.notTheBranch !== void 0) log.notice(`This measurement is not kept as a baseline: ${context.notTheBranch}.`);
	if (context.branch === void 0) return;
	if (!isComplete(report)) {
		log.notice("This measurement is not complete, so it is not kept as a baseline.");
		return;
	}
	const documents = { [require_from_artifacts.baselineFileName]: require_gate.writeResults(report) };
	try {
		const name = require_gate.artifactName("baseline", report.suiteName);
		const { id } = await require_stored_documents.storeDocuments(name, documents, {
			artifacts,
			files
		});
		log.info(`Kept as the baseline of ${context.branch} (artifact ${id}).`);
	} catch (error) {
		if (error instanceof require_platform.NameTaken) throw error;
		log.warning(`The baseline could not be stored; later runs compare with an older one. ${require_platform.messageOf(error)}`);
	}
}
exports.keepBaseline = keepBaseline;
