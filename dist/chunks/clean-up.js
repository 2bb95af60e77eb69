const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_errors = require("./errors.js");
const require_neutralise = require("./neutralise.js");
const require_open = require("./open.js");
const require_project = require("./project.js");
const require_list = require("./list.js");
const require_origin = require("./origin.js");
const require_step_state = require("./step-state.js");
// src/service/runs/cancel.ts
async function cancelRun(project, runId) {
	try {
		await project.call("cancelEvalRun", { params: { runId } });
		return "cancelled";
	} catch (error) {
		if (require_project.isAbsent(error)) return "unsupported";
		if (error instanceof require_neutralise.ServiceError && (error.status === 409 || error.status === 400)) return "finished";
		throw error;
	}
}
async function revokeLeases(project, runId) {
	return (await require_project.orAbsent(() => project.call("revokeModelLeases", { body: { runId } })))?.revoked ?? 0;
}
// src/jobs/hosted/clean-up.ts
var clean_up_exports = require_rolldown_runtime.__exportAll({ cleanUpHosted: () => cleanUpHosted });
const runnerPatienceMs = 9e3;
const timeoutMs = 8500;
const outcomes = {
	cancelled: "cancelled",
	finished: "already ended",
	unsupported: "can't be cancelled here; cancel it in the app"
};
async function cancelOpenRuns({ config, project: { id: projectId }, platform, openRuns }, signal) {
	const runIds = openRuns.openRunIds();
	if (runIds.length === 0) return;
	await withHastyClient(config.service, platform, projectId, signal, async (project) => {
		await Promise.all(runIds.map((runId) => quietly(platform, `Hosted run ${runId}`, async () => {
			const outcome = await cancelRun(project, runId);
			openRuns.close(runId);
			return outcomes[outcome];
		})));
	});
}
async function cleanUpHosted({ projectId, runs, launches = [] }, service, platform) {
	const openRuns = require_step_state.recordHostedRuns(require_step_state.sealedState(service.apiKey, platform), projectId, runs);
	await cancelOpenRuns({
		config: { service },
		project: { id: projectId },
		platform,
		openRuns
	});
	await withHastyClient(service, platform, projectId, void 0, async (project) => {
		await Promise.all(launches.map(({ key, suiteId }) => quietly(platform, "A hosted run whose id never arrived", () => cancelByKey(project, key, suiteId))));
		await Promise.all(runs.map(({ runId }) => quietly(platform, `Model leases of ${runId}`, async () => {
			const revoked = await revokeLeases(project, runId);
			return revoked === 0 ? void 0 : `${revoked} revoked`;
		})));
	});
}
async function cancelByKey(project, key, suiteId) {
	if (suiteId === void 0) return void 0;
	const open = (await require_list.listRuns(project, suiteId)).filter((run) => require_origin.launchKeyOf(run) === key && !require_errors.isTerminalRunStatus(run.status));
	for (const { id } of open) await cancelRun(project, id);
	return open.length === 0 ? void 0 : `${open.map(({ id }) => id).join(", ")} cancelled`;
}
async function withHastyClient(service, platform, projectId, signal, body) {
	const client = require_open.openClient(service, platform, {
		timeoutMs,
		attempts: 2
	});
	try {
		await body(client.project(projectId, signal));
	} finally {
		await client.close();
	}
}
async function quietly({ log }, what, act) {
	try {
		const outcome = await act();
		if (outcome !== void 0) log.info(`${what}: ${outcome}.`);
	} catch (error) {
		log.info(`${what}: could not be cleaned up. ${require_neutralise.messageOf(error)}`);
	}
}
Object.defineProperty(exports, "cancelOpenRuns", {
	enumerable: true,
	get: function() {
		return cancelOpenRuns;
	}
});
Object.defineProperty(exports, "cancelRun", {
	enumerable: true,
	get: function() {
		return cancelRun;
	}
});
Object.defineProperty(exports, "clean_up_exports", {
	enumerable: true,
	get: function() {
		return clean_up_exports;
	}
});
Object.defineProperty(exports, "runnerPatienceMs", {
	enumerable: true,
	get: function() {
		return runnerPatienceMs;
	}
});
