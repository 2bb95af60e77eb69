// src/service/run-link.ts
function runPageUrl(baseUrl, suiteId, runId, projectId) {
	const url = new URL(`/evals/suite/${encodeURIComponent(suiteId)}/runs/${encodeURIComponent(runId)}`, baseUrl);
	if (projectId !== void 0 && projectId !== "default") url.searchParams.set("project", projectId);
	return url.href;
}
Object.defineProperty(exports, "runPageUrl", {
	enumerable: true,
	get: function() {
		return runPageUrl;
	}
});
