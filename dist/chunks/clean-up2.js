import { t as loadConfig } from "./load.js";
import { u as messageOf } from "./errors.js";
import { t as openClient } from "./open.js";
import { n as cleanUpHosted } from "./clean-up.js";
import { n as readHostedRuns, o as sealedState, r as readOpenUpload, t as hasWork } from "./step-state.js";
// src/jobs/clean-up.ts
/** The runner gives a cancelled job little time. */
const timeoutMs = 5e3;
/**
* The post step: ends what the main step left open because the job was cancelled or crashed. Uploads are finalized as
* cancelled, hosted runs cancelled and their model leases revoked. Never fails the job.
*/
async function cleanUp(inputs, platform) {
	const { log } = platform;
	try {
		if (!hasWork(platform)) return;
		const { service } = loadConfig(inputs, platform.context);
		if (service === void 0) return;
		const state = sealedState(service.apiKey, platform);
		const upload = readOpenUpload(state);
		const hostedRuns = readHostedRuns(state);
		if (hostedRuns !== void 0) await cleanUpHosted(hostedRuns, service, platform);
		if (upload === void 0) return;
		const client = openClient(service, platform, {
			timeoutMs,
			attempts: 2
		});
		const { runId, projectId, externalRunId } = upload;
		const body = {
			runId,
			externalRunId,
			terminalStatus: "cancelled"
		};
		await client.project(projectId).call("finalizeIngestRun", { body });
		await client.close();
		log.info(`The run ${runId} was left open and is now marked as cancelled.`);
	} catch (error) {
		log.info(`The clean-up failed: ${messageOf(error)}`);
	}
}
export { cleanUp };
