import { n as error, r as getInput, u as setSecret } from "./chunks/core.js";
import { i as inputNames } from "./chunks/service-config.js";
import { n as main, t as describeError } from "./chunks/main.js";
import { t as createGitHubPlatform } from "./chunks/platform.js";
// src/index.ts
/** The runner shows an error and its code belongs to us, whatever a library left unfinished. */
process.once("beforeExit", () => {
	error("The step ended before it had a verdict: something that it waited for will never come.");
	process.exit(3);
});
const exitCode = await run();
process.stdout.write("", () => process.exit(exitCode));
async function run() {
	try {
		const inputs = Object.fromEntries(inputNames.map((name) => [name, getInput(name)]));
		const token = getInput("github-token");
		if (token !== "") setSecret(token);
		const given = token === "" ? void 0 : token;
		const job = {
			matrix: getInput("matrix"),
			strategy: getInput("strategy")
		};
		return await main(inputs, createGitHubPlatform(process.env, given, job));
	} catch (error$1) {
		const { text, exitCode: code } = describeError(error$1);
		error(text);
		return code;
	}
}
export {};
