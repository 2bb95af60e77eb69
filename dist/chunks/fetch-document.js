const require_dist = require("./dist2.js");
const require_stored_documents = require("./stored-documents.js");
// src/service/run-link.ts
function runPageUrl(baseUrl, suiteId, runId, projectId) {
	const url = new URL(`/evals/suite/${encodeURIComponent(suiteId)}/runs/${encodeURIComponent(runId)}`, baseUrl);
	if (projectId !== void 0 && projectId !== "default") url.searchParams.set("project", projectId);
	return url.href;
}
// src/storage/fetch-document.ts
async function fetchDocument(artifact, document, artifacts) {
	const content = await require_stored_documents.fetchFile(artifact, document, artifacts);
	const parsed = require_dist.safeParse(document.schema, parseJson(Buffer.from(content).toString("utf8")));
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	throw require_stored_documents.refused(artifact, `is damaged at "${require_dist.getDotPath(issue) ?? ""}" of ${document.fileName}`);
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
Object.defineProperty(exports, "fetchDocument", {
	enumerable: true,
	get: function() {
		return fetchDocument;
	}
});
Object.defineProperty(exports, "runPageUrl", {
	enumerable: true,
	get: function() {
		return runPageUrl;
	}
});
