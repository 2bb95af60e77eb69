const require_project = require("./project.js");
const require_neutralise = require("./neutralise.js");
// src/service/runs/list.ts
async function listRuns(project, suiteId) {
	const request = {
		params: { suiteId },
		query: { limit: require_project.limits.runsPerPage }
	};
	try {
		return (await project.call("listEvalSuiteRuns", request)).items;
	} catch (error) {
		if (error instanceof require_neutralise.ServiceError && error.status === 404) return [];
		throw error;
	}
}
Object.defineProperty(exports, "listRuns", {
	enumerable: true,
	get: function() {
		return listRuns;
	}
});
