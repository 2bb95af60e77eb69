const require_open = require("./open.js");
// src/service/runs/list.ts
const mostPages = 10;
async function listRuns(project, suiteId, isEnough = () => true) {
	const runs = [];
	let cursor;
	for (let pages = 1;; pages += 1) {
		const request = {
			params: { suiteId },
			query: {
				limit: require_open.limits.runsPerPage,
				cursor
			}
		};
		const page = await require_open.orAbsent(() => project.call("listEvalSuiteRuns", request));
		runs.push(...page?.items ?? []);
		cursor = page?.nextCursor || void 0;
		if (cursor === void 0) return {
			runs,
			isComplete: true
		};
		if (pages >= mostPages || isEnough(runs)) return {
			runs,
			isComplete: false
		};
	}
}
Object.defineProperty(exports, "listRuns", {
	enumerable: true,
	get: function() {
		return listRuns;
	}
});
