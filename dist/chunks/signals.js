import { f as messageOf } from "./errors.js";
import { dirname, join, relative, sep } from "node:path";
import { closeSync, constants, createReadStream, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
// src/platform/command.ts
/** How long a command may keep running after SIGTERM, in ms. */
const graceMs = 5e3;
/**
* Variables of our own step: its inputs and state, the tokens of the runner, and the files through which a step
* talks to the runner. A step with `run:` does not get the inputs and tokens of a JavaScript action either.
*/
const ownVariables = /^(?:INPUT_|STATE_|ACTIONS_|EVAL_GATE_)|^GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/i;
/** The environment without what belongs to our own step. */
function scrubEnvironment(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !ownVariables.test(name)));
}
/**
* Runs a line in the shell, with its output in ours and without the secrets of this step in its environment. Its
* descendants end with it.
*/
const runCommand = (line, { cwd, env, timeoutMs }) => new Promise((resolve) => {
	let child;
	try {
		child = spawn("bash", [
			"-eo",
			"pipefail",
			"-c",
			line
		], {
			cwd,
			env: {
				...scrubEnvironment(process.env),
				...env
			},
			stdio: [
				"ignore",
				"inherit",
				"inherit"
			],
			detached: true
		});
	} catch (error) {
		resolve({
			status: "not-started",
			message: messageOf(error)
		});
		return;
	}
	const end = (signal) => {
		try {
			if (child.pid !== void 0) process.kill(-child.pid, signal);
		} catch {}
	};
	let timedOut = false;
	const timer = setTimeout(() => {
		timedOut = true;
		end("SIGTERM");
		setTimeout(() => end("SIGKILL"), graceMs).unref();
	}, timeoutMs);
	child.on("error", (error) => {
		clearTimeout(timer);
		resolve({
			status: "not-started",
			message: error.message
		});
	});
	child.on("close", (exitCode) => {
		clearTimeout(timer);
		resolve(timedOut ? { status: "timed-out" } : {
			status: "ended",
			exitCode: exitCode ?? 1
		});
	});
});
/**
* Runs lines on a GitHub runner: between two marks that only we know, the runner obeys nothing that is printed. The
* second mark begins a line of its own, even when the output of the command ends without a newline.
*/
function withoutWorkflowCommands(run, print, newMark) {
	return async (line, options) => {
		const mark = newMark();
		print(`\n::stop-commands::${mark}\n`);
		try {
			return await run(line, options);
		} finally {
			print(`\n::${mark}::\n`);
		}
	};
}
// src/platform/write-file.ts
/**
* Writes a file into the workspace, or to a place that the user names outside of it, and makes its folder. Within
* the workspace no symbolic link is followed: code under test may have left one there, and could have us overwrite
* a file that this step may write and that code may not.
* @throws Error that explains why, including errors of the file system. Half a file is never left behind.
*/
function writeWorkspaceFile(workspace, path, text) {
	mkdirSync(dirname(path), { recursive: true });
	if (!isInside(workspace, path)) {
		writeFile(path, text);
		return;
	}
	if (!isInside(realpathSync(workspace), join(realpathSync(dirname(path)), "file"))) throw new Error("a symbolic link leads out of the workspace");
	const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0 } = constants;
	const file = openWithoutLink(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
	try {
		writeFully(file, path, text);
	} finally {
		closeSync(file);
	}
}
/**
* Writes a text, or its pieces one after the other, to a file.
* @throws errors of the file system; half a file is never left behind
*/
function writeFile(path, text) {
	const file = openSync(path, "w");
	try {
		writeFully(file, path, text);
	} finally {
		closeSync(file);
	}
}
/** A full disk leaves the beginning of a file, which the next reader would take for damaged results. */
function writeFully(file, path, text) {
	try {
		writeText(file, text);
	} catch (error) {
		if (error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code)) && lstatSync(path, { throwIfNoEntry: false })?.isFile() === true) rmSync(path, { force: true });
		throw error;
	}
}
/** Pieces are joined up to this many characters: a write of its own for each would take longer than the text. */
const joinedLength = 262144;
function writeText(file, text) {
	let joined = "";
	for (const piece of typeof text === "string" ? [text] : text) {
		joined += piece;
		if (joined.length < joinedLength) continue;
		writeFileSync(file, joined);
		joined = "";
	}
	writeFileSync(file, joined);
}
function openWithoutLink(path, flags) {
	try {
		return openSync(path, flags, 438);
	} catch (error) {
		throw error instanceof Error && "code" in error && error.code === "ELOOP" ? /* @__PURE__ */ new Error("it is a symbolic link") : error;
	}
}
function isInside(folder, path) {
	const way = relative(folder, path);
	return way !== "" && way !== ".." && !way.startsWith(`..${sep}`);
}
// src/platform/files.ts
/** Files of a step below its workspace and its scratch folder, both absolute. */
function createFiles(workspace, scratch) {
	const writeTo = (folder, name, text) => {
		const path = join(folder, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFile(path, text);
		return path;
	};
	return {
		writeScratch: (name, text) => writeTo(scratch, name, text),
		writeLasting: (name, text) => writeTo(mkdtempSync(join(tmpdir(), "eval-gate-")), name, text),
		emptyScratchFolder: (name) => {
			const folder = join(scratch, name);
			rmSync(folder, {
				recursive: true,
				force: true
			});
			mkdirSync(folder, { recursive: true });
			return folder;
		},
		writeOutput: (path, text) => writeWorkspaceFile(workspace, path, text),
		list: (folder) => readdirSync(folder),
		readText: (path) => readFileSync(path, "utf8"),
		readBytes: (path) => readFile(path),
		sizeOf: async (path) => (await stat(path)).size,
		stream: (path) => createReadStream(path)
	};
}
// src/platform/known-secrets.ts
/** Replaces a secret. */
const replacement = "***";
/** Shorter values are not treated as secrets: they occur in ordinary words. */
const shortestSecret = 8;
/** GitHub hides the secrets of a step in its log alone, not in comments, files or artifacts. */
function createKnownSecrets() {
	const spellings = /* @__PURE__ */ new Set();
	let pattern;
	function hideText(text) {
		return pattern === void 0 ? text : text.replace(pattern, replacement);
	}
	function hideAny(value, done) {
		if (typeof value === "string") return hideText(value);
		if (typeof value !== "object" || value === null) return value;
		const known = done.get(value);
		if (known !== void 0) return known;
		const hidden = hideInside(value, (item) => hideAny(item, done));
		done.set(value, hidden);
		return hidden;
	}
	return {
		add(secret) {
			const before = spellings.size;
			for (const spelling of spell(secret)) spellings.add(spelling);
			if (spellings.size === before) return;
			const longestFirst = [...spellings].sort((a, b) => b.length - a.length);
			pattern = new RegExp(longestFirst.map(escapeForPattern).join("|"), "g");
		},
		hide: (value) => pattern === void 0 ? value : hideAny(value, /* @__PURE__ */ new WeakMap())
	};
}
function hideInside(value, hide) {
	if (Array.isArray(value)) {
		const items = value.map(hide);
		return items.some((item, index) => item !== value[index]) ? items : value;
	}
	if (value instanceof Map) {
		const entries = [...value].map(([key, item]) => [hide(key), hide(item)]);
		return entries.every(([key, item]) => value.has(key) && value.get(key) === item) ? value : new Map(entries);
	}
	const prototype = Object.getPrototypeOf(value);
	if (prototype !== Object.prototype && prototype !== null) return value;
	const entries = Object.entries(value).map(([key, item]) => [hide(key), hide(item)]);
	return entries.every(([key, item]) => value[String(key)] === item) ? value : Object.fromEntries(entries);
}
function spell(secret) {
	const value = secret.trim();
	if (value.length < shortestSecret) return [];
	const encoded = [
		0,
		1,
		2
	].map((offset) => base64At(value, offset));
	return [
		value,
		JSON.stringify(value).slice(1, -1),
		encodeURIComponent(value.toWellFormed()),
		...encoded,
		...encoded.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))
	].filter((text) => text.length >= shortestSecret);
}
/** The secret in base64 at this byte offset, without the characters that depend on its neighbours. */
function base64At(secret, offset) {
	const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
	return bytes.toString("base64").slice(Math.ceil(offset * 8 / 6), Math.floor(bytes.length * 8 / 6));
}
function escapeForPattern(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
// src/platform/signals.ts
/** A terminal and npm both forward one Ctrl-C: signals within this time are the same request. */
const echoMs = 1e3;
/**
* A signal that aborts when the process is asked to stop. The runner sends SIGINT to a cancelled step (on Windows as
* Ctrl-C), SIGTERM (Ctrl-Break) 7.5 s later, and kills it 2.5 s after that: all of this is one request, and the
* shutdown that the first one started continues. Only a person who presses Ctrl-C again ends the process at once.
*/
function watchForCancel() {
	const controller = new AbortController();
	let askedAt;
	const stop = (name) => {
		const now = performance.now();
		if (askedAt === void 0) {
			askedAt = now;
			controller.abort(/* @__PURE__ */ new Error(`the process was asked to stop (${name})`));
		} else if (name === "SIGINT" && now - askedAt > echoMs) process.exit(130);
	};
	process.on("SIGINT", stop);
	process.on("SIGTERM", stop);
	process.on("SIGBREAK", stop);
	return controller.signal;
}
export { scrubEnvironment as a, runCommand as i, createKnownSecrets as n, withoutWorkflowCommands as o, createFiles as r, watchForCancel as t };
