const require_stored_documents = require("./stored-documents.js");
// src/baseline/from-artifacts.ts
const baselineFileName = "eval-gate-results.json";
const longestBaselineBytes = 268435456;
async function readBaselineArtifact(artifacts, artifact, names) {
	const content = await require_stored_documents.fetchFile(artifact, {
		fileName: baselineFileName,
		maxBytes: longestBaselineBytes
	}, artifacts);
	const { readResults } = await Promise.resolve().then(() => require("./read-results.js")).then((n) => n.read_results_exports);
	return readResults(content, `The baseline of run ${artifact.runId}`, names);
}
Object.defineProperty(exports, "baselineFileName", {
	enumerable: true,
	get: function() {
		return baselineFileName;
	}
});
Object.defineProperty(exports, "readBaselineArtifact", {
	enumerable: true,
	get: function() {
		return readBaselineArtifact;
	}
});
