import { n as startTimer, r as systemClock, t as neutraliseLog } from "./neutralise.js";
import { i as runCommand, n as createKnownSecrets, r as createFiles, t as watchForCancel } from "./signals.js";
import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
// src/platform/terminal.ts
/** The platform of a shell: messages on stderr, nothing to comment on, no artifacts. */
function createTerminalPlatform(options) {
	const scratch = mkdtempSync(join(options.env.TMPDIR ?? tmpdir(), "eval-gate-"));
	process.once("exit", () => rmSync(scratch, {
		recursive: true,
		force: true
	}));
	const secrets = createKnownSecrets();
	return {
		context: {
			provider: "terminal",
			...options.git
		},
		log: createTerminalLog(options.streams, options.env.EVAL_GATE_DEBUG === "1", secrets),
		clock: options.clock ?? systemClock,
		runCommand,
		startTimer,
		watchForCancel,
		workspace: options.cwd,
		scratch,
		files: createFiles(options.cwd, scratch),
		hideSecrets: secrets.hide,
		setOutput: () => {},
		saveState: () => {},
		readState: () => "",
		summaryRoomBytes: () => 0,
		writeSummary: () => {},
		annotate: () => {}
	};
}
/** A log on stderr, so that stdout carries the result alone. Masked values are replaced by `***`. */
function createTerminalLog(streams, debug, secrets = createKnownSecrets()) {
	const write = (prefix, message) => {
		streams.stderr.write(`${prefix}${neutraliseLog(secrets.hide(message))}\n`);
	};
	return {
		debug: (message) => {
			if (debug) write("debug: ", message);
		},
		info: (message) => write("", message),
		notice: (message) => write("note: ", message),
		warning: (message) => write("warning: ", message),
		error: (message) => write("error: ", message),
		group: async (title, body) => {
			write("", title);
			return body();
		},
		mask: secrets.add
	};
}
// src/cli/version.ts
/** Version of this release; a test holds it and `package.json` together. */
const version = "0.1.0";
export { createTerminalLog as n, createTerminalPlatform as r, version as t };
