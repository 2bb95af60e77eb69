const require_temporary_folder = require("./temporary-folder.js");
const require_signals = require("./signals.js");
const require_neutralise = require("./neutralise.js");
// src/jobs/hosted/job.ts
function isHostedJob(config) {
	return config.hosted !== void 0 && config.service !== void 0;
}
function waitFor(timeoutMs, input, { clock }) {
	return {
		timeoutMs,
		deadline: clock.now() + timeoutMs,
		input,
		random: Math.random
	};
}
// src/main.ts
async function main(inputs, platform) {
	try {
		for (const secret of require_temporary_folder.secretsAmong(inputs)) platform.log.mask(secret);
		return await runJob(require_signals.loadConfig(inputs, platform.context), platform);
	} catch (error) {
		const { text, detail, exitCode } = describeError(error);
		platform.log.error(text);
		platform.log.debug(detail);
		return exitCode;
	}
}
async function runJob(config, platform) {
	if (writesViews(config) && platform.claimSuiteName?.(config.suiteName) === false) throw require_signals.suiteNameTaken(config.suiteName, platform.context, "step");
	if (config.mode === "collect") {
		const { collectReports } = await Promise.resolve().then(() => require("./collect.js"));
		return await collectReports(config, platform);
	}
	if (config.mode === "merge") {
		const { mergeParts } = await Promise.resolve().then(() => require("./merge.js"));
		return await mergeParts(config, platform);
	}
	if (config.mode === "publish") {
		const { publishFromRun } = await Promise.resolve().then(() => require("./publish-from-run.js"));
		return await publishFromRun(config, platform);
	}
	if (isHostedJob(config)) {
		const { gateHosted } = await Promise.resolve().then(() => require("./gate-hosted.js"));
		return await gateHosted(config, platform);
	}
	const { gateReports } = await Promise.resolve().then(() => require("./gate-reports.js")).then((n) => n.gate_reports_exports);
	return await gateReports(config, platform);
}
function writesViews({ hosted }) {
	return hosted === void 0 || hosted.wait && hosted.syncSuite !== "only";
}
const issuesUrl = "https://github.com/eval-gate/eval-gate/issues";
function describeError(error) {
	const detail = describeCauses(error);
	if (error instanceof require_neutralise.EvalGateError) return {
		text: require_neutralise.messageOf(error, "\n"),
		detail,
		exitCode: error.exitCode
	};
	if (isRefusedByFileSystem(error)) return {
		text: `A file could not be read or written: ${error.message}\nCheck the disk of the runner and the permissions of its folders.`,
		detail,
		exitCode: 3
	};
	if (isOfGitHub(error)) return {
		text: `GitHub could not be asked: ${error.message}\nRun this job again; https://www.githubstatus.com shows outages.`,
		detail,
		exitCode: 3
	};
	return {
		text: `This is a bug in Eval Gate, not in your project: ${error instanceof Error ? error.stack ?? error.message : String(error)}\nPlease open an issue at ${issuesUrl} and include this output.`,
		detail,
		exitCode: 3
	};
}
function isOfGitHub(error) {
	return error instanceof Error && (error.name === "HttpError" || error.name === "OddAnswer");
}
function isRefusedByFileSystem(error) {
	return error instanceof Error && "syscall" in error && "path" in error;
}
function describeCauses(error) {
	const lines = [];
	let current = error;
	while (current instanceof Error && lines.length < 10) {
		lines.push(current.stack ?? current.message);
		current = current.cause;
	}
	return lines.join("\ncaused by ");
}
Object.defineProperty(exports, "describeError", {
	enumerable: true,
	get: function() {
		return describeError;
	}
});
Object.defineProperty(exports, "main", {
	enumerable: true,
	get: function() {
		return main;
	}
});
Object.defineProperty(exports, "runJob", {
	enumerable: true,
	get: function() {
		return runJob;
	}
});
Object.defineProperty(exports, "waitFor", {
	enumerable: true,
	get: function() {
		return waitFor;
	}
});
