#!/usr/bin/env node
import { dirname, join } from "node:path";
import { existsSync, realpathSync } from "node:fs";
import { spawnSync } from "node:child_process";
// src/cli/require-node.ts
const requiredMajor = 24;
/**
* Makes sure that the rest runs on Node 24, as the action does. An older Node hands over to the one that the
* project has installed for itself; without that it says what to do.
*/
function requireNode() {
	if (Number.parseInt(process.versions.node, 10) >= requiredMajor) return;
	const [script = ""] = process.argv.slice(1);
	const own = join(dirname(realpathSync(script)), "..", "..", "node_modules", "node", "bin", "node");
	if (existsSync(own)) {
		const { status } = spawnSync(own, process.argv.slice(1), { stdio: "inherit" });
		process.exit(status ?? 1);
	}
	process.stderr.write(`eval-gate needs Node ${requiredMajor}; this is Node ${process.versions.node}. Install a newer one, or run npm ci in the project.\n`);
	process.exit(2);
}
// src/cli/index.ts
requireNode();
const { runCli } = await import("../chunks/main2.js");
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
process.exitCode = await runCli(process.argv.slice(2), {
	stdout: process.stdout,
	stderr: process.stderr,
	env: process.env,
	cwd: process.cwd(),
	columns: process.stdout.columns,
	color: process.stdout.isTTY === true && !process.env.NO_COLOR
});
export {};
