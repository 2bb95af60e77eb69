import { f as messageOf, s as ServiceError } from "./errors.js";
import { t as openClient } from "./open.js";
import { n as orAbsent, t as isAbsent } from "./project.js";
import { i as recordHostedRuns, o as sealedState } from "./step-state.js";
// src/service/runs/cancel.ts
/**
* Cancels a hosted run. May be repeated.
* @throws ServiceError when the service can't be reached or refuses the key.
*/
async function cancelRun(project, runId) {
	try {
		await project.call("cancelEvalRun", { params: { runId } });
		return "cancelled";
	} catch (error) {
		if (isAbsent(error)) return "unsupported";
		if (error instanceof ServiceError && (error.status === 409 || error.status === 400)) return "finished";
		throw error;
	}
}
/**
* Revokes the model leases of a run and returns how many there were; 0 where the deployment has none.
* @throws ServiceError
*/
async function revokeLeases(project, runId) {
	return (await orAbsent(() => project.call("revokeModelLeases", { body: { runId } })))?.revoked ?? 0;
}
// src/jobs/hosted/clean-up.ts
/** The runner kills a cancelled step 10 s after asking it to stop; the last second is for the log. */
const runnerPatienceMs = 9e3;
/** Long enough for one slow answer: a second request would not be answered earlier. */
const timeoutMs = 8500;
const outcomes = {
	cancelled: "cancelled",
	finished: "already ended",
	unsupported: "can't be cancelled here; cancel it in the app"
};
/**
* Cancels the open hosted runs, all at once, and marks them as closed. What is not done when the signal aborts is left
* to the post step. Never throws.
*/
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
/** The post step's part: open runs are cancelled, and no run keeps a model lease. Never throws. */
async function cleanUpHosted({ projectId, runs }, service, platform) {
	const openRuns = recordHostedRuns(sealedState(service.apiKey, platform), projectId, runs);
	await cancelOpenRuns({
		config: { service },
		project: { id: projectId },
		platform,
		openRuns
	});
	await withHastyClient(service, platform, projectId, void 0, async (project) => {
		await Promise.all(runs.map(({ runId }) => quietly(platform, `Model leases of ${runId}`, async () => {
			const revoked = await revokeLeases(project, runId);
			return revoked === 0 ? void 0 : `${revoked} revoked`;
		})));
	});
}
async function withHastyClient(service, platform, projectId, signal, body) {
	const client = openClient(service, platform, {
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
		log.info(`${what}: could not be cleaned up. ${messageOf(error)}`);
	}
}
export { cancelRun as i, cleanUpHosted as n, runnerPatienceMs as r, cancelOpenRuns as t };
