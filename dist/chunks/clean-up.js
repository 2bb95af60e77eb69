const require_main = require("./main.js");
const require_platform = require("./platform.js");
const require_step_state = require("./step-state.js");
// src/jobs/clean-up.ts
const timeoutMs = 5e3;
async function cleanUp(inputs, platform) {
	const { log } = platform;
	try {
		const { service } = require_main.loadConfig(inputs, platform.context);
		if (service === void 0) return;
		const state = require_step_state.sealedState(service.apiKey, platform);
		const upload = require_step_state.readOpenUpload(state);
		const hostedRuns = require_step_state.readHostedRuns(state);
		if (hostedRuns !== void 0) {
			const { cleanUpHosted } = await Promise.resolve().then(() => require("./clean-up2.js")).then((n) => n.clean_up_exports);
			await cleanUpHosted(hostedRuns, service, platform);
		}
		if (upload === void 0) return;
		const { openClient } = await Promise.resolve().then(() => require("./open.js")).then((n) => n.open_exports);
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
		log.info(`The clean-up failed: ${require_platform.messageOf(error)}`);
	}
}
exports.cleanUp = cleanUp;
