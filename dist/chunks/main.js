import { s as secretsAmong } from "./input.js";
import { t as loadConfig } from "./load.js";
import { r as suiteNameTaken } from "./suite-name.js";
import { f as messageOf, n as EvalGateError } from "./errors.js";
import { t as isHostedJob } from "./job.js";
// src/main.ts
/**
* Runs the job that the inputs ask for and returns the exit code. Every error ends here: what happened, what to
* do, and the code that belongs to it.
*/
async function main(inputs, platform) {
	try {
		for (const secret of secretsAmong(inputs)) platform.log.mask(secret);
		return await runJob(loadConfig(inputs, platform.context), platform);
	} catch (error) {
		const { text, detail, exitCode } = describeError(error);
		platform.log.error(text);
		platform.log.debug(detail);
		return exitCode;
	}
}
/**
* The job that the configuration asks for.
* @throws UsageError when an earlier step of the job has the suite name
*/
async function runJob(config, platform) {
	if (writesViews(config) && platform.claimSuiteName?.(config.suiteName) === false) throw suiteNameTaken(config.suiteName, platform.context, "step");
	if (config.mode === "collect") {
		const { collectReports } = await import("./collect.js");
		return await collectReports(config, platform);
	}
	if (config.mode === "merge") {
		const { mergeParts } = await import("./merge.js");
		return await mergeParts(config, platform);
	}
	if (config.mode === "publish") {
		const { publishFromRun } = await import("./publish-from-run.js");
		return await publishFromRun(config, platform);
	}
	if (isHostedJob(config)) {
		const { gateHosted } = await import("./gate-hosted.js");
		return await gateHosted(config, platform);
	}
	const { gateReports } = await import("./gate-reports2.js");
	return await gateReports(config, platform);
}
/** A step that only starts runs or brings a suite up to date shares its name with the step that judges. */
function writesViews({ hosted }) {
	return hosted === void 0 || hosted.wait && hosted.syncSuite !== "only";
}
const issuesUrl = "https://github.com/eval-gate/eval-gate/issues";
/** Headline and advice of an error of ours; any other error is a bug and says how to report it. */
function describeError(error) {
	const detail = describeCauses(error);
	if (error instanceof EvalGateError) return {
		text: messageOf(error, "\n"),
		detail,
		exitCode: error.exitCode
	};
	if (isRefusedByFileSystem(error)) return {
		text: `A file could not be read or written: ${error.message}\nCheck the disk of the runner and the permissions of its folders.`,
		detail,
		exitCode: 3
	};
	return {
		text: `This is a bug in Eval Gate, not in your project: ${error instanceof Error ? error.stack ?? error.message : String(error)}\nPlease open an issue at ${issuesUrl} and include this output.`,
		detail,
		exitCode: 3
	};
}
/** An error of a call of the operating system about a path. */
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
export { main as n, runJob as r, describeError as t };
