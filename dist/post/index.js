const require_core = require("../chunks/core.js");
const require_open_work = require("../chunks/open-work.js");
const require_platform = require("../chunks/platform.js");
// src/post.ts
require("../chunks/warnings.js").neutraliseWarnings();
run().then(() => {
	process.stdout.write("", () => process.exit(0));
});
async function run() {
	try {
		const platform = require_platform.createGitHubPlatform(process.env, void 0, { matrix: require_core.getInput("matrix") });
		if (!require_open_work.hasOpenWork(platform)) return;
		const { readRawInputs } = await Promise.resolve().then(() => require("../chunks/main.js")).then((n) => n.inputs_exports);
		const { cleanUp } = await Promise.resolve().then(() => require("../chunks/clean-up.js"));
		await cleanUp(readRawInputs(process.env), platform);
	} catch (error) {
		require_core.info(`The clean-up failed: ${error instanceof Error ? error.message : String(error)}`);
	}
}
