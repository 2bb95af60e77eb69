import { o as info, r as getInput } from "../chunks/core.js";
import { i as inputNames } from "../chunks/service-config.js";
import { t as loadConfig } from "../chunks/load.js";
import { f as messageOf } from "../chunks/errors.js";
import { t as openClient } from "../chunks/open.js";
import { n as cleanUpHosted } from "../chunks/clean-up.js";
import { n as readHostedRuns, o as sealedState, r as readOpenUpload, t as hasWork } from "../chunks/step-state.js";
import { t as createGitHubPlatform } from "../chunks/platform.js";
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
		const { projectId, externalRunId, suiteName } = upload;
		const project = client.project(projectId);
		const start = () => project.call("startIngestRun", { body: {
			suiteName,
			externalRunId
		} });
		const runId = upload.runId ?? (await start()).runId;
		const body = {
			runId,
			externalRunId,
			terminalStatus: "cancelled"
		};
		await project.call("finalizeIngestRun", { body });
		await client.close();
		log.info(`The run ${runId} was left open and is now marked as cancelled.`);
	} catch (error) {
		log.info(`The clean-up failed: ${messageOf(error)}`);
	}
}
// src/post.ts
try {
	await cleanUp(Object.fromEntries(inputNames.map((name) => [name, getInput(name)])), createGitHubPlatform(process.env, void 0, { matrix: getInput("matrix") }));
} catch (error) {
	info(`The clean-up failed: ${error instanceof Error ? error.message : String(error)}`);
}
process.stdout.write("", () => process.exit(0));
export {};
