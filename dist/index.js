const require_core = require("./chunks/core.js");
const require_main = require("./chunks/main.js");
const require_platform = require("./chunks/platform.js");
// src/index.ts
require("./chunks/warnings.js").neutraliseWarnings();
process.once("beforeExit", () => {
	require_core.error("The step ended before it had a verdict: something that it waited for will never come.");
	process.exit(3);
});
run().then((exitCode) => {
	process.stdout.write("", () => process.exit(exitCode));
});
async function run() {
	try {
		const token = require_core.getInput("github-token");
		if (token !== "") require_core.setSecret(token);
		const given = token === "" ? void 0 : token;
		const job = {
			matrix: require_core.getInput("matrix"),
			strategy: require_core.getInput("strategy"),
			checkRunId: require_core.getInput("check-run-id"),
			retentionDays: require_main.readRetentionDays(require_main.readRawInputs(process.env))
		};
		return await require_main.main(require_main.readRawInputs(process.env), require_platform.createGitHubPlatform(process.env, given, job));
	} catch (error$1) {
		const { text, exitCode: code } = require_main.describeError(error$1);
		require_core.error(text);
		return code;
	}
}
