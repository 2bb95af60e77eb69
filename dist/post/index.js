const require_core = require("../chunks/core.js");
const require_signals = require("../chunks/signals.js");
const require_neutralise = require("../chunks/neutralise.js");
const require_step_state = require("../chunks/step-state.js");
const require_platform = require("../chunks/platform.js");
// src/jobs/clean-up.ts
const timeoutMs = 5e3;
async function cleanUp(inputs, platform) {
	const { log } = platform;
	try {
		if (!require_step_state.hasWork(platform)) return;
		const { service } = require_signals.loadConfig(inputs, platform.context);
		if (service === void 0) return;
		const state = require_step_state.sealedState(service.apiKey, platform);
		const upload = require_step_state.readOpenUpload(state);
		const hostedRuns = require_step_state.readHostedRuns(state);
		if (hostedRuns !== void 0) {
			const { cleanUpHosted } = await Promise.resolve().then(() => require("../chunks/clean-up.js")).then((n) => n.clean_up_exports);
			await cleanUpHosted(hostedRuns, service, platform);
		}
		if (upload === void 0) return;
		const { openClient } = await Promise.resolve().then(() => require("../chunks/open.js")).then((n) => n.open_exports);
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
		log.info(`The clean-up failed: ${require_neutralise.messageOf(error)}`);
	}
}
// src/post.ts
run().then(() => {
	process.stdout.write("", () => process.exit(0));
});
async function run() {
	try {
		const inputs = require_signals.readRawInputs(process.env);
		await cleanUp(inputs, require_platform.createGitHubPlatform(process.env, void 0, { matrix: inputs.matrix }));
	} catch (error) {
		require_core.info(`The clean-up failed: ${error instanceof Error ? error.message : String(error)}`);
	}
}
