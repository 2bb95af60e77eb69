const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_errors = require("./errors.js");
const require_platform = require("./platform.js");
const require_catalog = require("./catalog.js");
const require_open = require("./open.js");
const require_list = require("./list.js");
const require_origin = require("./origin.js");
const require_step_state = require("./step-state.js");
// src/service/runs/cancel.ts
async function cancelRun(project, runId) {
	try {
		await project.call("cancelEvalRun", { params: { runId } });
		return "cancelled";
	} catch (error) {
		if (require_open.isAbsent(error)) return "unsupported";
		if (error instanceof require_platform.ServiceError && (error.status === 409 || error.status === 400)) return "finished";
		throw error;
	}
}
async function revokeLeases(project, runId) {
	return (await require_open.orAbsent(() => project.call("revokeModelLeases", { body: { runId } })))?.revoked ?? 0;
}
// src/jobs/hosted/clean-up.ts
var clean_up_exports = require_rolldown_runtime.__exportAll({ cleanUpHosted: () => cleanUpHosted });
const runnerPatienceMs = 9e3;
const timeoutMs = 8500;
const secondLookMs = 3e3;
const mostSuites = 10;
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
		await Promise.all(launches.map((launch) => quietly(platform, "A hosted run whose id never arrived", async () => {
			const found = await cancelLaunch(project, launch);
			if (found !== void 0) return found;
			await platform.clock.sleep(secondLookMs);
			return await cancelLaunch(project, launch) ?? "not found; it seems that it never started";
		})));
		await Promise.all(runs.map(({ runId }) => quietly(platform, `Model leases of ${runId}`, async () => {
			const revoked = await revokeLeases(project, runId);
			return revoked === 0 ? void 0 : `${revoked} revoked`;
		})));
	});
}
async function cancelLaunch(project, launch) {
	const started = [];
	for (const suiteId of await findSuites(project, launch)) {
		const { runs } = await require_list.listRuns(project, suiteId);
		started.push(...runs.filter((run) => require_origin.launchKeyOf(run) === launch.key));
		if (started.length > 0) break;
	}
	if (started.length === 0) return void 0;
	const open = started.filter(({ status }) => !require_errors.isTerminalRunStatus(status));
	for (const { id } of open) await cancelRun(project, id);
	return open.length === 0 ? outcomes.finished : `${open.map(({ id }) => id).join(", ")} cancelled`;
}
async function findSuites(project, { suiteId, suiteName }) {
	if (suiteId !== void 0) return [suiteId];
	return (await require_catalog.listSuites(project)).filter(({ name }) => name === suiteName).toSorted((a, b) => b.createdAt - a.createdAt).slice(0, mostSuites).map(({ id }) => id);
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
		log.info(`${what}: could not be cleaned up. ${require_platform.messageOf(error)}`);
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
