// src/service/run-link.ts
/**
* Where a person reads a run in the app of the service. The project is left out when only `default` is known.
*/
function runPageUrl(baseUrl, suiteId, runId, projectId) {
	const url = new URL(`/evals/suite/${encodeURIComponent(suiteId)}/runs/${encodeURIComponent(runId)}`, baseUrl);
	if (projectId !== void 0 && projectId !== "default") url.searchParams.set("project", projectId);
	return url.href;
}
export { runPageUrl as t };
