#!/usr/bin/env node
const require_warnings = require("../chunks/warnings.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_child_process = require("node:child_process");
// src/cli/require-node.ts
const required = [22, 18];
function requireNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major > required[0] || major === required[0] && minor >= required[1]) return;
	const [script = ""] = process.argv.slice(1);
	const own = (0, node_path.join)((0, node_path.dirname)((0, node_fs.realpathSync)(script)), "..", "..", "node_modules", "node", "bin", "node");
	if ((0, node_fs.existsSync)(own)) {
		const { status } = (0, node_child_process.spawnSync)(own, process.argv.slice(1), { stdio: "inherit" });
		process.exit(status ?? 1);
	}
	process.stderr.write(`eval-gate needs Node ${required.join(".")} or newer; this is Node ${process.versions.node}. Install a newer one, or run npm ci in the project.\n`);
	process.exit(2);
}
// src/cli/index.ts
requireNode();
require_warnings.neutraliseWarnings();
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
Promise.resolve().then(() => require("../chunks/main2.js")).then(async ({ runCli }) => {
	process.exitCode = await runCli(process.argv.slice(2), {
		stdout: process.stdout,
		stderr: process.stderr,
		env: process.env,
		cwd: process.cwd(),
		columns: process.stdout.columns,
		confirm: process.stdin.isTTY === true && process.stderr.isTTY === true ? confirm : void 0,
		color: process.stdout.isTTY === true && !process.env.NO_COLOR
	});
});
async function confirm(question) {
	const { createInterface } = await import("node:readline/promises");
	const terminal = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
	} catch (error) {
		if (!(error instanceof Error) || error.name !== "AbortError") throw error;
		process.stderr.write("\nStopped. Nothing was done.\n");
		process.exit(130);
	} finally {
		terminal.close();
	}
}
