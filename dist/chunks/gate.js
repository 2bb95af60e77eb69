const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_platform = require("./platform.js");
const require_main = require("./main.js");
let node_util = require("node:util");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
// src/model/acceptance/command.ts
const acceptWord = "/evals accept";
const longestCommand = 1e5;
const mostCases$1 = 1e3;
const longestReason = 500;
const longestDays$1 = 366;
function readAcceptCommand(body, writtenAt) {
	if (body !== "/evals accept" && !/^\/evals accept\s/.test(body)) return void 0;
	if (body.length > longestCommand) return { problem: "it is too long" };
	const [first = "", ...rest] = body.replaceAll("\r", "").split("\n");
	const commit = first.slice(13).trim();
	if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return { problem: "its first line does not name the commit with all digits" };
	const fields = new Map();
	const cases = [];
	for (const [index, line] of rest.entries()) {
		if (line.trim() === "") continue;
		const [, item] = /^\s*[-*]\s+(.*\S)\s*$/.exec(line) ?? [];
		const [, name = "", value = ""] = /^(suite|until|reason|cases):\s*(.*)$/.exec(line.trim()) ?? [];
		const text = unquote(item ?? value);
		if (text === void 0) return { problem: `line ${index + 2} has broken quotes` };
		if (item !== void 0) cases.push(text);
		else if (name === "" || fields.has(name)) return { problem: `line ${index + 2} can't be read` };
		else fields.set(name, text);
	}
	const problem = findProblem(fields, cases, writtenAt);
	if (problem !== void 0) return { problem };
	const { suite = "", reason = "", until = "" } = Object.fromEntries(fields);
	return {
		commit,
		suiteName: suite,
		reason,
		until,
		cases: fields.has("cases") ? "all" : cases
	};
}
function findProblem(fields, cases, writtenAt) {
	const isAll = fields.get("cases") === "all";
	if (fields.has("cases") && !isAll) return "`cases:` must be `all`, or a list with one `- name` per line";
	if (!fields.get("suite")) return "the line `suite: …` is missing";
	const reason = fields.get("reason") ?? "";
	if (!/[\p{L}\p{N}]/u.test(reason)) return "the line `reason: …` has no reason";
	if (reason.length > longestReason) return `the reason is longer than ${longestReason} characters`;
	if (isAll === cases.length > 0) return "it must name cases, one `- name` per line, or `cases: all`";
	if (cases.length > mostCases$1) return `it names more than ${mostCases$1} cases`;
	const until = fields.get("until") ?? "";
	const day = findDayProblem(until);
	if (day !== void 0) return `the line \`until: …\` ${day}`;
	return Date.parse(until) > writtenAt + longestDays$1 * 864e5 ? `it may hold for at most ${longestDays$1} days` : void 0;
}
function findDayProblem(until) {
	const day = /^\d{4}-\d{2}-\d{2}$/.test(until) ? Date.parse(`${until}T00:00:00Z`) : NaN;
	return Number.isNaN(day) || require_main.dayOf(day) !== until ? "must be a day like 2030-12-31" : void 0;
}
function unquote(text) {
	if (!text.startsWith("\"")) return text;
	try {
		const value = JSON.parse(text);
		return typeof value === "string" ? value : void 0;
	} catch {
		return;
	}
}
function acceptHolds({ until }, today) {
	return today < Date.parse(`${until}T00:00:00Z`) + require_main.dayMs;
}
const offeredDays = 30;
function writeAcceptCommand({ commit, suiteName, cases }, now) {
	const list = cases === "all" ? ["cases: all"] : cases.map((name) => `- ${quote(name)}`);
	return [
		`${acceptWord} ${commit}`,
		`suite: ${quote(suiteName)}`,
		`until: ${require_main.dayOf(now + offeredDays * require_main.dayMs)}`,
		...list,
		"reason: "
	].join("\n");
}
function quote(text) {
	if (/^[\p{L}\p{N}](?:.*\S)?$/u.test(text) && !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", ""))) return text;
	const escapeUnits = (character) => Array.from({ length: character.length }, (_, index) => {
		return `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
	}).join("");
	return JSON.stringify(text).replace(/[\p{C}\p{Z}]/gu, (found) => found === " " ? found : escapeUnits(found));
}
// src/render/visible.ts
let graphemes;
function segmenter() {
	graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	return graphemes;
}
const terminalColours = /\u001b\[[\d;]*m/g;
const invisible = /\p{Cf}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu;
const harmlessFormat = /\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/;
const plain = /^[\t\n -~]*$/;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function makeVisible(text) {
	if (plain.test(text)) return text;
	return text.toWellFormed().replace(terminalColours, "").replace(/\r\n?/g, "\n").replace(/\p{Cc}/gu, showControl).replace(invisible, (character) => harmlessFormat.test(character) ? character : showCodePoint(character));
}
function showCodePoint(character) {
	return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
}
function showControl(character) {
	const code = character.charCodeAt(0);
	if (character === "	" || character === "\n") return character;
	if (code < 32) return String.fromCharCode(9216 + code);
	return code === 127 ? "␡" : showCodePoint(character);
}
function makeVisibleLine(text) {
	return makeVisible(text).split("\n").map((line) => line.trim()).filter((line) => line !== "").join(" ↵ ").replace(/\s+/g, " ");
}
function cutText(text, limit) {
	if (text.length <= limit) return text;
	let kept = "";
	let count = 0;
	for (const { segment } of segmenter().segment(text.slice(0, limit * 4 + 64))) {
		if (count + 1 > limit || kept.length + segment.length > limit * 4) return `${kept.trimEnd()}…`;
		kept += segment;
		count += 1;
	}
	return kept.length < text.length ? `${kept.trimEnd()}…` : kept;
}
function isolateDirection(text) {
	return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
// src/render/escape.ts
const defaultLength = 160;
const wordBreak = "​";
const referenceStarts = [
	["@", /@(?=[\p{L}\p{N}_.+-])/gu],
	["#", /#(?=\d)/g],
	["-", /(?<![\p{L}\p{N}])(?:gh|cve|ghsa)-(?=\w)/giu],
	[":", /:(?=\/\/)/g],
	[":", /(?:mailto|xmpp):/gi],
	[".", /www(?=\.)/gi],
	[":", /:(?=[a-z\d_+-]+(?::|$))/gi]
];
function breakReferences(text) {
	return referenceStarts.reduce((broken, [character, start]) => broken.includes(character) ? broken.replace(start, `$&${wordBreak}`) : broken, text);
}
function markdownText(text, limit = defaultLength) {
	const line = cutText(makeVisibleLine(text), limit);
	if (line === "") return "(empty)";
	return isolateDirection(escapeInline(line).replace(/^(?:[-+=#]|\d+(?=[.)]))/, (start) => /^\d/.test(start) ? `${start}${wordBreak}` : `\\${start}`));
}
function markdownPart(text) {
	return isolateDirection(escapeInline(text));
}
function escapeInline(line) {
	return escapeUnderscores(breakReferences(line).replace(/[\\`*[\]~]/g, "\\$&")).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("|", "&#124;").replaceAll("$", "<span>$</span>");
}
function escapeUnderscores(text) {
	return text.includes("_") ? text.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_") : text;
}
function tableCell(text, limit = defaultLength) {
	return text.trim() === "" ? "–" : markdownText(text, limit);
}
function codeSpan(text, limit = defaultLength) {
	const line = isolateDirection(cutText(makeVisibleLine(text), limit));
	if (line === "") return "`(empty)`";
	if (line.includes("|") || line.includes("$")) return `<code>${punctuationAsEntities(breakReferences(line))}</code>`;
	const runs = new Set(line.match(/`+/g)?.map((run) => run.length));
	let ticks = 1;
	while (runs.has(ticks)) ticks += 1;
	const mark = "`".repeat(ticks);
	const blank = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${mark}${blank}${line}${blank}${mark}`;
}
function punctuationAsEntities(text) {
	return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function fence(text, options) {
	const shown = trimLastLines(makeVisible(text));
	const body = shown.length > options.limit ? `${cutText(shown, options.limit)}\n(cut)` : shown;
	const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length));
	const mark = "`".repeat(longest + 1);
	return `${mark}${options.info ?? "text"}\n${body}\n${mark}`;
}
function trimLastLines(text) {
	let end = text.length;
	while (end > 0 && text[end - 1] === "\n") end -= 1;
	return text.slice(0, end);
}
function html(text) {
	return makeVisible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
function attribute(text) {
	return html(text).replaceAll("\"", "&quot;").replaceAll("'", "&#39;");
}
function url(text) {
	if (!URL.canParse(text)) return void 0;
	const address = new URL(text);
	if (address.protocol !== "https:" && address.protocol !== "http:") return void 0;
	if (address.username !== "" || address.password !== "") return void 0;
	return address.href.replace(/[^\w\-.~:/?#[\]@!$&+,;=%]|[[\]!$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
function mermaid(text, limit = 24) {
	return cutText(makeVisibleLine(text).replace(/[^\p{L}\p{N} ._/-]/gu, " ").replace(/ +/g, " ").trim(), limit) || "-";
}
function terminal(text, limit = defaultLength) {
	return isolateDirection(breakCommands(cutText(makeVisibleLine(text), limit)));
}
function terminalLine(text, limit = 400) {
	return breakCommands(cutText(makeVisible(text).replaceAll("\n", " ").replaceAll("	", "  "), limit));
}
function breakCommands(line) {
	return line.replaceAll("##[", `#${wordBreak}#[`).replace(/^(\s*):/, `$1:${wordBreak}`);
}
function scriptJson(value) {
	return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
// src/reports/files/copies.ts
const mostBytes = 52428800;
async function findCopies(files) {
	const copies = [];
	for (const [bytes, group] of Map.groupBy(files, sizeOf$1)) {
		if (group.length === 1 || bytes === 0 || bytes > mostBytes) continue;
		const firsts = new Map();
		for (const file of group) {
			const digest = await digestOf$1(file);
			const first = digest === void 0 ? void 0 : firsts.get(digest);
			if (first !== void 0) copies.push({
				path: file.path,
				of: first.path
			});
			else if (digest !== void 0) firsts.set(digest, file);
		}
	}
	return copies;
}
function sizeOf$1({ absolutePath }) {
	return (0, node_fs.statSync)(absolutePath, { throwIfNoEntry: false })?.size ?? 0;
}
async function digestOf$1({ absolutePath }) {
	const hash = (0, node_crypto.createHash)("sha256");
	try {
		for await (const chunk of (0, node_fs.createReadStream)(absolutePath)) hash.update(chunk);
	} catch {
		return;
	}
	return hash.digest("hex");
}
// src/paths/written.ts
function forwardSlashes(path) {
	return path.includes("\\") ? path.replaceAll("\\", "/") : path;
}
function isAbsoluteAnywhere(path) {
	return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);
}
function readWrittenPath(path) {
	return forwardSlashes(path.startsWith("file:/") ? fromFileUrl(path) : path);
}
function restBelow(folder, path) {
	const start = path.slice(0, folder.length + 1);
	return (isOfWindows(folder) ? start.toLowerCase() === `${folder}/`.toLowerCase() : start === `${folder}/`) ? path.slice(start.length) : void 0;
}
function isWindowsFilePath(text) {
	return text.includes("\\") && /^(?:\.\\)?(?:[\w.@+~ -]+\\)+[\w.@+~ -]+\.[A-Za-z]\w{0,9}$/.test(text);
}
function isOfWindows(folder) {
	return /^(?:[A-Za-z]:|\/\/[^/]+\/)/.test(folder);
}
function fromFileUrl(url) {
	const [, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(\/.*)$/s.exec(url) ?? [];
	const plain = host === "" || host === "localhost" ? path.replace(/^\/(?=[A-Za-z]:\/)/, "") : `//${host}${path}`;
	try {
		return decodeURIComponent(plain);
	} catch {
		return plain;
	}
}
function asSpelled(path, real) {
	const end = forwardSlashes(real).slice(-path.length);
	return end !== path && end.toLowerCase() === path.toLowerCase() ? end : path;
}
// src/reports/files/named-parts.ts
const named$3 = /\{([A-Za-z][\w-]*)\}/;
function readNamedParts(pattern) {
	if (!named$3.test(pattern)) return { glob: pattern };
	const expression = new RegExp(`^${toExpression(pattern)}$`);
	return {
		glob: pattern.replaceAll(new RegExp(named$3, "g"), "*"),
		valuesOf: (path) => (expression.exec(path)?.slice(1) ?? []).filter((value) => value !== void 0)
	};
}
const token = /\*\*\/|\*\*|\*|\?|\{[A-Za-z][\w-]*\}|\{[^{}]*,[^{}]*\}|\[[^\]]+\]|[\s\S]/g;
function toExpression(pattern) {
	return (pattern.match(token) ?? []).map(expressionOf).join("");
}
function expressionOf(part) {
	if (part === "**/") return "(?:.*/)?";
	if (part === "**") return ".*";
	if (part === "*") return "[^/]*";
	if (part === "?") return "[^/]";
	if (named$3.test(part)) return "([^/]+?)";
	if (part.length > 1 && part.startsWith("{")) return `(?:${part.slice(1, -1).split(",").map(toExpression).join("|")})`;
	if (part.length > 1 && part.startsWith("[")) return part.replace(/^\[!/, "[^").replaceAll("\\", "\\\\");
	return part.replace(/[\\^$.*+?()[\]{}|]/, "\\$&");
}
// src/reports/find.ts
async function findReports(patterns, root, options = {}) {
	const { wanted, excluded } = parsePatterns(patterns);
	const realRoot = node_fs.realpathSync.native(root);
	const found = new Map();
	const refused = new Map();
	const realPaths = new Map();
	const unmatched = [];
	const named = [];
	for (const pattern of wanted) {
		let matches = 0;
		const paths = [];
		for await (const absolutePath of matchesOf(pattern.glob, root)) {
			const path = pathFromRoot(absolutePath, root);
			matches += 1;
			if (excluded.some((exclusion) => isExcluded(path, absolutePath, exclusion.glob))) continue;
			const real = realPathOf(absolutePath);
			const reason = options.allowOutside === true ? void 0 : whyRefused(real, realRoot);
			if (reason !== void 0) {
				refused.set(path, reason);
				continue;
			}
			paths.push(path);
			if (real !== void 0) realPaths.set(absolutePath, real);
			if (!found.has(absolutePath) || pattern.valuesOf !== void 0) found.set(absolutePath, {
				path,
				absolutePath,
				environment: environmentOf(pattern, path)
			});
		}
		if (matches === 0) unmatched.push(pattern.written);
		named.push({
			pattern: pattern.written,
			paths
		});
	}
	return {
		...withoutLinks([...found.values()].sort((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0), realPaths, realRoot),
		refused: [...refused].map(([path, reason]) => ({
			path,
			reason
		})),
		unmatched,
		patterns: named
	};
}
function withoutLinks(found, realPaths, realRoot) {
	const realOf = ({ absolutePath }) => realPaths.get(absolutePath) ?? absolutePath;
	const kept = new Map();
	for (const file of found) {
		const real = realOf(file);
		if (!kept.has(real) || pathFromRoot(real, realRoot) === file.path) kept.set(real, file);
	}
	const isKept = (file) => kept.get(realOf(file)) === file;
	return {
		files: found.filter(isKept),
		links: found.filter((file) => !isKept(file)).map((file) => ({
			path: file.path,
			to: kept.get(realOf(file))?.path ?? ""
		}))
	};
}
function parsePatterns(patterns) {
	const wanted = [];
	const excluded = [];
	for (const line of patterns.flatMap(require_platform.splitLines)) {
		const written = line.trim();
		if (written === "" || written.startsWith("#")) continue;
		const negative = written.startsWith("!");
		const plain = negative ? written.slice(1).trim() : written;
		const glob = require_platform.globOf(plain).replace(/^\.\//, "");
		if (glob !== "") (negative ? excluded : wanted).push({
			written,
			...readNamedParts(glob)
		});
	}
	return {
		wanted,
		excluded
	};
}
function environmentOf({ valuesOf }, path) {
	return valuesOf === void 0 ? void 0 : require_main.joinVariants(...valuesOf(path));
}
async function* matchesOf(pattern, root) {
	const literal = (0, node_path.resolve)(root, pattern);
	if (isFile(literal)) {
		yield literal;
		return;
	}
	const inFolder = isFolder(literal);
	const named = new Set(pattern.split(/[/\\]/));
	const passedOver = [".git", "node_modules"].filter((name) => !named.has(name));
	const options = {
		cwd: inFolder ? literal : root,
		exclude: (name) => passedOver.includes(name.split(/[/\\]/).at(-1) ?? "")
	};
	for await (const match of node_fs.promises.glob(inFolder ? reportFiles : pattern, options)) {
		const absolute = (0, node_path.resolve)(options.cwd, match);
		if (isFile(absolute)) yield absolute;
	}
}
const reportFiles = `**/*.{${require_main.reportEndings.join(",")}}`;
function isFolder(path) {
	return statOf(path)?.isDirectory() ?? false;
}
function isFile(path) {
	return statOf(path)?.isFile() ?? false;
}
function statOf(path) {
	try {
		return (0, node_fs.statSync)(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
function realPathOf(absolutePath) {
	try {
		return node_fs.realpathSync.native(absolutePath);
	} catch {
		return;
	}
}
function whyRefused(real, realRoot) {
	if (real === void 0) return "it no longer exists";
	if (require_platform.isWithin(realRoot, real)) return void 0;
	return "it lies outside of the workspace (a symbolic link or \"..\"); copy it into the workspace";
}
function pathFromRoot(absolutePath, root) {
	return require_platform.pathWithin(root, absolutePath) ?? forwardSlashes(absolutePath);
}
function isExcluded(path, absolutePath, pattern) {
	const slashed = pattern.endsWith("/") ? `${pattern}**` : pattern;
	return path === slashed || (0, node_path.matchesGlob)(isAbsoluteAnywhere(slashed) ? absolutePath : path, slashed);
}
// src/reports/bytes/encoding.ts
function detectEncoding(head) {
	const [a, b, c] = head;
	if (a === 239 && b === 187 && c === 191) return "utf-8";
	if (a === 255 && b === 254) return "utf-16le";
	if (a === 254 && b === 255) return "utf-16be";
	if (a !== void 0 && a !== 0 && b === 0) return "utf-16le";
	if (a === 0 && b !== void 0 && b !== 0) return "utf-16be";
	const text = Buffer.from(head.subarray(0, 256)).toString("latin1");
	const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/.exec(text)?.[1];
	if (declared === void 0) return "utf-8";
	try {
		const label = new TextDecoder(declared).encoding;
		return label.startsWith("utf-16") ? "utf-8" : label;
	} catch {
		return "utf-8";
	}
}
async function* transcode(chunks, encoding) {
	if (encoding === "utf-8") {
		let first = true;
		for await (const chunk of chunks) {
			const marked = first && chunk[0] === 239 && chunk[1] === 187 && chunk[2] === 191;
			first = false;
			yield marked ? chunk.subarray(3) : chunk;
		}
		return;
	}
	const decoder = new TextDecoder(encoding);
	for await (const chunk of chunks) yield toUtf8(decoder.decode(chunk, { stream: true }));
	const rest = decoder.decode();
	if (rest !== "") yield toUtf8(rest);
}
function toUtf8(text) {
	return Buffer.from(text, "utf8");
}
// src/reports/bytes/source.ts
const chunkBytes = 262144;
const headBytes = 1024;
const zipStart = [
	80,
	75,
	3,
	4
];
const gzipStart = [31, 139];
async function openSource(file) {
	const { absolutePath } = file;
	const head = readHead(absolutePath);
	if (startsWith(head, zipStart)) {
		const { isInspectArchive, inspectArchiveChunks } = await Promise.resolve().then(() => require("./inspect-archive.js"));
		if (await isInspectArchive(absolutePath)) return {
			...file,
			gzip: false,
			encoding: "utf-8",
			chunks: () => inspectArchiveChunks(absolutePath)
		};
	}
	const gzip = startsWith(head, gzipStart);
	const encoding = gzip ? await encodingInside(absolutePath) : detectEncoding(head);
	const raw = gzip ? unpackedChunks : fileChunks;
	return {
		...file,
		gzip,
		encoding,
		chunks: () => transcode(raw(absolutePath), encoding)
	};
}
function readHead(path) {
	const file = (0, node_fs.openSync)(path, "r");
	try {
		const head = Buffer.alloc(headBytes);
		return head.subarray(0, (0, node_fs.readSync)(file, head, 0, headBytes, 0));
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function startsWith(head, magic) {
	return magic.every((byte, index) => head[index] === byte);
}
async function encodingInside(path) {
	try {
		for await (const chunk of unpackedChunks(path)) return detectEncoding(chunk);
	} catch {}
	return "utf-8";
}
async function* fileChunks(path) {
	const { size } = (0, node_fs.statSync)(path);
	if (size > 0 && size <= chunkBytes) {
		yield (0, node_fs.readFileSync)(path);
		return;
	}
	const handle = await node_fs.promises.open(path);
	let spare = Buffer.allocUnsafeSlow(chunkBytes);
	let filling = handle.read(Buffer.allocUnsafeSlow(chunkBytes), 0, chunkBytes, null);
	try {
		for (;;) {
			const { bytesRead, buffer } = await filling;
			if (bytesRead === 0) return;
			filling = handle.read(spare, 0, chunkBytes, null);
			yield buffer.subarray(0, bytesRead);
			spare = buffer;
		}
	} finally {
		await filling.catch(() => {});
		await handle.close();
	}
}
async function* unpackedChunks(path) {
	const { createGunzip } = await import("node:zlib");
	const file = (0, node_fs.createReadStream)(path, { highWaterMark: chunkBytes });
	const unpacked = createGunzip({ chunkSize: chunkBytes });
	file.on("error", (error) => unpacked.destroy(error));
	try {
		yield* file.pipe(unpacked);
	} finally {
		file.destroy();
		unpacked.destroy();
	}
}
async function lineOf(source, offset) {
	let line = 1;
	let position = 0;
	try {
		for await (const chunk of source.chunks()) {
			const end = Math.min(chunk.length, offset - position);
			for (let at = chunk.indexOf(10); at !== -1 && at < end; at = chunk.indexOf(10, at + 1)) line += 1;
			position += chunk.length;
			if (position >= offset) break;
		}
	} catch {}
	return line;
}
// src/reports/collector.ts
const keptWarnings = 20;
const batchSize = 500;
const keptStatements = 50;
var Collector = class {
	#onResults;
	#environment;
	#batch = [];
	#warnings = new Map();
	#counts = {
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0
	};
	#refusal;
	#tests = 0;
	#suiteErrors = 0;
	#flaky = 0;
	#selection;
	#unexplained = [];
	#hasNoEnd = false;
	#saysOutages = false;
	#slices;
	#onRead;
	#unsaid = 0;
	passes;
	constructor(onResults, { environment, slices, passes, onRead } = {}) {
		this.#onResults = onResults;
		this.#environment = environment;
		this.#slices = slices ?? new require_main.SlicePool();
		this.passes = environment === void 0 ? passes : void 0;
		this.#onRead = onRead;
	}
	addPass(...result) {
		this.#tests += 1;
		this.#counts.passed += 1;
		this.passes?.add(...result);
		this.#sayRead();
	}
	add(result) {
		this.#tests += 1;
		this.#keep(result);
	}
	addSuiteError(result) {
		this.#suiteErrors += 1;
		this.#keep(result);
	}
	#keep(read) {
		const result = this.#saysOutages ? read : require_main.withOutage(read);
		this.#counts[result.outcome] += 1;
		if (result.flaky === true) this.#flaky += 1;
		const shared = result.slices === void 0 ? result : this.#withShared(result, result.slices);
		this.#batch.push(this.#environment === void 0 ? shared : this.#placed(shared, this.#environment));
		if (this.passes !== void 0) this.flush(true);
		this.#sayRead();
	}
	#sayRead() {
		this.#unsaid += 1;
		if (this.#unsaid < batchSize) return;
		this.#onRead?.(this.#unsaid);
		this.#unsaid = 0;
	}
	#withShared(result, slices) {
		const shared = this.#slices.share(slices, (name) => this.warn(`too many different values of "${name.slice(0, 60)}"; the slices leave some of them out`));
		return {
			...result,
			slices: shared
		};
	}
	#placed(result, environment) {
		const variant = require_main.joinVariants(environment, result.identity.variant);
		return {
			...result,
			identity: {
				...result.identity,
				variant
			}
		};
	}
	warn(message) {
		const known = this.#warnings.get(message);
		if (known !== void 0 || this.#warnings.size < keptWarnings) this.#warnings.set(message, (known ?? 0) + 1);
	}
	ranSelection(by) {
		this.#selection ??= by;
	}
	flush(all) {
		if (this.#batch.length === 0 || !all && this.#batch.length < batchSize) return;
		const batch = this.#batch;
		this.#batch = [];
		try {
			const waiting = this.#onResults(batch);
			return waiting instanceof Promise ? waiting.catch((error) => this.#refuse(error)) : waiting;
		} catch (error) {
			return this.#refuse(error);
		}
	}
	#refuse(error) {
		this.#refusal = { error };
		throw error;
	}
	isRefusal(error) {
		return this.#refusal !== void 0 && this.#refusal.error === error;
	}
	state(statement) {
		const { declared, shown } = statement;
		if (declared > shown && this.#unexplained.length < keptStatements) this.#unexplained.push(statement);
	}
	stateFailures(declared, text) {
		this.state({
			what: "failures",
			declared: declared ?? 0,
			shown: this.failing,
			text
		});
	}
	saysOutages() {
		this.#saysOutages = true;
	}
	hasNoEnd() {
		this.#hasNoEnd = true;
	}
	end() {
		if (this.#unsaid > 0) this.#onRead?.(this.#unsaid);
		this.#unsaid = 0;
		return this.flush(true);
	}
	get entries() {
		return this.#tests + this.#suiteErrors;
	}
	get failing() {
		return this.#counts.failed + this.#counts.errored;
	}
	get skipped() {
		return this.#counts.skipped;
	}
	get tests() {
		return this.#tests;
	}
	summary(path, format) {
		const count = this.entries;
		const unexplained = [...this.#unexplained.map((of) => ({
			...of,
			file: path
		})), ...this.#hasNoEnd ? [{
			what: "end",
			file: path,
			declared: count,
			shown: count
		}] : []];
		return {
			path,
			format,
			tests: this.#tests,
			...this.#counts,
			flaky: this.#flaky,
			selection: this.#selection,
			suiteErrors: this.#suiteErrors > 0 ? this.#suiteErrors : void 0,
			unexplained: unexplained.length === 0 ? void 0 : unexplained,
			warnings: [...this.#warnings].map(([message, times]) => times > 1 ? `${message} (${times} times)` : message)
		};
	}
};
// src/reports/outline.ts
const enoughBytes = 262144;
const firstBytes = 2048;
const keptPaths = 2e3;
const outlineDepth = 6;
async function readOutline(source, isKnown) {
	let reading;
	let seen = 0;
	try {
		for await (const chunk of source.chunks()) {
			if (chunk.length === 0) continue;
			if (reading === void 0) {
				reading = await begin(chunk);
				if (reading === void 0) continue;
			}
			const { outline } = reading;
			const start = seen === 0 && outline.kind === "xml" ? Math.min(chunk.length, firstBytes) : 0;
			if (start > 0) {
				reading.write(chunk.subarray(0, start));
				if (isKnown(outline)) return outline;
			}
			seen += chunk.length;
			reading.write(chunk.subarray(start));
			if (outline.kind === "other" || seen >= enoughBytes && isKnown(outline)) return outline;
		}
	} catch (error) {
		if (reading === void 0 || !(error instanceof require_main.Damage || isKnown(reading.outline))) throw error;
		return reading.outline;
	}
	if (reading === void 0) return outlineOf("empty", "");
	reading.end();
	return reading.outline;
}
async function begin(chunk) {
	const first = chunk.toString("utf8", 0, Math.min(chunk.length, 4096)).trimStart();
	if (first === "") return void 0;
	if (first.startsWith("<")) return beginXml(first);
	if (first.startsWith("{") || first.startsWith("[")) return await beginJson(first);
	return {
		outline: outlineOf("other", first),
		write: () => {},
		end: () => {}
	};
}
function readingOf(outline, reader) {
	return {
		outline,
		write: (chunk) => reader.write(chunk),
		end() {
			try {
				reader.end();
			} catch (error) {
				if (!(error instanceof require_main.Damage)) throw error;
				outline.torn = error;
			}
		}
	};
}
function outlineOf(kind, start) {
	return {
		kind,
		elements: new Set(),
		paths: new Set(),
		lines: false,
		start: start.slice(0, 400)
	};
}
function beginXml(start) {
	const outline = outlineOf("xml", start);
	return readingOf(outline, new require_main.XmlReader({
		wantsText: false,
		open(name, attributes) {
			if (outline.root === void 0) {
				outline.root = name;
				outline.rootAttribute = (attribute) => attributes.get(attribute);
			} else if (outline.elements.size < 100) outline.elements.add(name);
		},
		close() {},
		text() {},
		warn() {}
	}));
}
async function beginJson(start) {
	const { JsonReader } = await Promise.resolve().then(() => require("./formats.js")).then((n) => n.reader_exports);
	const outline = outlineOf("json", start);
	let documents = 0;
	return readingOf(outline, new JsonReader(planOf(outline, "", 0, () => {
		documents += 1;
		if (documents > 1) outline.lines = true;
	}), { many: true }));
}
function planOf(outline, path, depth, begin) {
	const child = (step) => {
		const at = path === "" ? step : `${path}.${step}`;
		if (depth > 0 && outline.paths.size >= keptPaths) return void 0;
		outline.paths.add(at);
		return depth >= outlineDepth ? void 0 : planOf(outline, at, depth + 1);
	};
	let items;
	return {
		begin,
		otherKey: child,
		get items() {
			items ??= child("[]") ?? {};
			return items;
		}
	};
}
// src/reports/workspace.ts
const runnerFolders = /^(?:\/home\/runner\/work\/[^/]+\/[^/]+|\/Users\/runner\/work\/[^/]+\/[^/]+|[A-Za-z]:\/a\/[^/]+\/[^/]+|\/__w\/[^/]+\/[^/]+|\/github\/workspace)\//;
const keptAnswers = 1e4;
const longestStack = 8e3;
const triedFrames = 40;
const triedStacks = 5e3;
var Workspace = class {
	#root;
	#places;
	#answers = new Map();
	#bare = new Map();
	#stacks = 0;
	constructor(root, places = []) {
		this.#root = forwardSlashes(root).replace(/(?<!\/)\/+$/, "");
		this.#places = places.map((place) => forwardSlashes(place).replace(/^\.\/|(?<!\/)\/+$/g, ""));
	}
	relative(path) {
		const clean = readWrittenPath(path);
		return this.#below(clean) ?? (clean.startsWith("./") ? clean.slice(2) : clean);
	}
	nameOf(name) {
		if (isAbsoluteAnywhere(name) || name.startsWith("file:/")) return this.#below(readWrittenPath(name)) ?? name;
		return name;
	}
	groupNameOf(name) {
		return isWindowsFilePath(name) ? this.relative(name) : this.nameOf(name);
	}
	#below(path) {
		const rest = restBelow(this.#root, path);
		if (rest !== void 0) return rest;
		const runner = runnerFolders.exec(path);
		return runner === null ? void 0 : path.slice(runner[0].length);
	}
	locate(path, line, column) {
		const file = this.#find(this.relative(path));
		if (file === void 0) return void 0;
		return {
			file,
			line: line !== void 0 && line > 0 ? line : void 0,
			column: line !== void 0 && line > 0 && column !== void 0 && column > 0 ? column : void 0
		};
	}
	locateInStack(stack, folder = "") {
		if (stack === "" || this.#stacks >= triedStacks) return void 0;
		this.#stacks += 1;
		let tried = 0;
		for (const frame of framesOf(stack.slice(0, longestStack))) {
			if (tried >= triedFrames) return void 0;
			tried += 1;
			if (/(?:^|\/)(?:node_modules|site-packages|vendor|\.cargo)\//.test(frame.path)) continue;
			const found = this.locate(frame.path, frame.line, frame.column) ?? this.#locateBare(frame, frame.folder ?? folder);
			if (found !== void 0) return found;
		}
	}
	#locateBare({ path, line, column }, folder) {
		if (folder === "" || path.includes("/") || path.includes("\\")) return void 0;
		const key = `${folder}/${path}`;
		let file = this.#bare.get(key);
		if (file === void 0) {
			file = [`/${key}`, ...sourceFolders.map((source) => `${source}/${key}`)].map((place) => this.#find(place)).find((found) => found !== void 0) ?? "";
			if (this.#bare.size < keptAnswers) this.#bare.set(key, file);
		}
		return file === "" ? void 0 : this.locate(file, line, column);
	}
	#find(path) {
		if (path === "" || path.startsWith("node:") || /^[a-z]+:\/\//.test(path)) return void 0;
		if (!isAbsoluteAnywhere(path)) {
			const normal = node_path.posix.normalize(path);
			for (const candidate of [...this.#places.map((place) => node_path.posix.join(place, normal)), normal]) {
				const existing = candidate.startsWith("..") ? void 0 : this.#existing(candidate);
				if (existing !== void 0) return existing;
			}
			return;
		}
		const parts = path.split("/").filter((part) => part !== "");
		for (let skip = 1; skip < Math.min(parts.length, 8); skip += 1) {
			const end = node_path.posix.normalize(parts.slice(skip).join("/"));
			const existing = end.startsWith("..") ? void 0 : this.#existing(end);
			if (existing !== void 0) return existing;
		}
	}
	#existing(path) {
		if (this.#answers.has(path)) return this.#answers.get(path);
		if (this.#answers.size >= keptAnswers || path.includes("\0") || path.length > 1e3) return void 0;
		const answer = spelledFile(this.#root, path);
		this.#answers.set(path, answer);
		return answer;
	}
};
function spelledFile(root, path) {
	const absolute = (0, node_path.join)(root, path);
	try {
		if ((0, node_fs.statSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) return void 0;
		return asSpelled(path, node_fs.realpathSync.native(absolute));
	} catch {
		return;
	}
}
const sourceFolders = [
	"java",
	"kotlin",
	"scala",
	"groovy"
].flatMap((language) => [`src/test/${language}`, `src/main/${language}`]);
function* framesOf(stack) {
	for (const match of stack.matchAll(/File "([^"\n]{1,400})", line (\d{1,7})|(?<![\w./\\@+~-])((?:file:\/\/)?(?:[A-Za-z]:[\\/])?[\w./\\@+~-]{1,300}\.[A-Za-z]\w{0,5})(?::(\d{1,7})(?::(\d{1,7}))?|:line (\d{1,7})|\((\d{1,7}),(\d{1,7})\))/g)) {
		const path = match[1] ?? match[3] ?? "";
		const folder = /\.(?:java|kt|scala|groovy)$/.test(path) ? packageBefore(stack, match.index) : void 0;
		const column = match[5] ?? match[8];
		yield {
			path,
			folder,
			line: Number(match[2] ?? match[4] ?? match[6] ?? match[7]),
			column: column === void 0 ? void 0 : Number(column)
		};
	}
}
function packageBefore(stack, at) {
	if (stack[at - 1] !== "(") return void 0;
	let start = at - 1;
	while (start > 0 && at - start < 300 && /[\w.$]/.test(stack[start - 1] ?? "")) start -= 1;
	return stack.slice(start, at - 1).split(".").slice(0, -2).join("/");
}
// src/reports/read.ts
const mostPlaces = 6;
async function readReport(file, options, onResults) {
	const forced = options.format === void 0 ? void 0 : forcedFormat(file, options.format);
	const source = await open(file);
	const { slices, passes, onRead } = options;
	const collector = new Collector(onResults, {
		environment: file.environment,
		slices,
		passes,
		onRead
	});
	const outcome = await readFormat(source, forced, {
		collector,
		workspace: new Workspace(options.root, placesOf(file, options)),
		toolSucceeded: options.toolSucceeded
	});
	const waiting = collector.end();
	if (waiting !== void 0) await waiting;
	const { format, foreign, error } = outcome;
	return {
		...collector.summary(file.path, format),
		foreign,
		error
	};
}
function placesOf({ path }, { pathPrefix }) {
	const given = pathPrefix === void 0 ? [] : [pathPrefix];
	if (isAbsoluteAnywhere(path)) return given;
	const folders = path.split("/").slice(0, -1);
	return [...given, ...folders.map((_, index) => folders.slice(0, folders.length - index).join("/"))].slice(0, mostPlaces);
}
async function readFormat(source, forced, context) {
	const custom = forced?.name === "custom" ? forced : void 0;
	let format = custom === void 0 ? forced : void 0;
	try {
		if (format === void 0) {
			const outline = await readOutline(source, (seen) => (require_main.detectFormat(seen) ?? custom) !== void 0);
			if (outline.kind === "empty") return {
				format: null,
				error: emptyFile(source)
			};
			format = require_main.detectFormat(outline) ?? (custom?.detect(outline) === true ? custom : void 0);
			if (format === void 0) return await notRead(outline, source);
		}
		if (format.saysOutages === true) context.collector.saysOutages();
		await (await format.load())(source, context);
		return { format: format.name };
	} catch (error) {
		if (context.collector.isRefusal(error)) throw error;
		const why = await explain(error, source);
		const hint = forced === void 0 ? "" : ` Is it one? \`format: ${forced.name}\` reads every file as such; without it, the format is detected.`;
		return {
			format: format?.name ?? null,
			error: `${why}${hint}`
		};
	}
}
async function notRead(outline, { path, gzip }) {
	if (outline.torn !== void 0) throw outline.torn;
	if (path.endsWith(".gz") && !gzip) throw require_main.Damage.atEnd("the file is not the gzip archive that its name says");
	const { nameForeign } = await Promise.resolve().then(() => require("./name-foreign.js"));
	const foreign = nameForeign(outline);
	const named = require_main.formatOfEnding(path);
	if (named === void 0) return {
		format: null,
		foreign
	};
	const what = `the file is named like a report (${named.title}) but is not one: ${foreign}`;
	throw new require_main.Damage(what, 0, "Look at the step that writes it.");
}
function emptyFile({ path }) {
	return `${path}:1: the file is empty. The tool that writes it was probably stopped; look at the step that runs it.`;
}
async function explain(error, source) {
	if (error instanceof require_main.Damage) {
		const line = await lineOf(source, error.offset);
		return `${source.path}:${line}: ${error.message}. ${error.advice}`;
	}
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (code.startsWith("Z_") || source.gzip && code === "ERR_STREAM_PREMATURE_CLOSE") return `${source.path}: the gzip archive is damaged or incomplete. Look at the step that packs it.`;
	if (/^E[A-Z]+$/.test(code)) return `${source.path}: it could not be read on (${code}).`;
	throw error;
}
function forcedFormat({ path }, name) {
	const format = require_main.findFormat(name);
	if (format !== void 0) return format;
	throw new require_platform.ReportError({
		file: path,
		message: `"${name}" is not a supported report format`,
		advice: [`Use one of: ${require_main.formatNames.join(", ")}.`, "Or omit the format; it is detected from the content."]
	});
}
async function open(file) {
	try {
		return await openSource(file);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
		throw new require_platform.ReportError({
			file: file.path,
			message: `the report can't be opened (${code})`,
			advice: ["Look whether the file exists and can be read by the user who runs this step."],
			cause: error
		});
	}
}
// src/model/run/attempts.ts
function takeAsAttempts(tally, last) {
	if (require_platform.judged(tally) < 2) return tally;
	const { repeatsUnclear: _, ...rest } = tally;
	const passes = last === "passed";
	const errs = !passes && (tally.failed === 0 || last === "errored");
	const [failed, errored] = [passes || errs ? 0 : 1, tally.lost + (errs ? 1 : 0)];
	return {
		...rest,
		passed: passes ? 1 : 0,
		flaky: passes ? 1 : 0,
		failed,
		errored,
		retried: {
			failed: tally.failed - failed,
			errored: tally.errored - errored
		},
		evidence: tally.evidence && evidenceOfLast(tally.evidence, last)
	};
}
function takeAsIterations(tally) {
	const { retried, ...rest } = tally;
	if (retried === void 0) return tally;
	return {
		...rest,
		failed: tally.failed + retried.failed,
		errored: tally.errored + retried.errored,
		flaky: Math.max(0, tally.flaky - 1)
	};
}
function evidenceOfLast(evidence, last) {
	const kept = evidence.filter(({ outcome }) => outcome === "failed" || outcome === "errored").at(-1) ?? evidence.at(-1);
	if (kept === void 0) return [];
	return [last === "passed" ? {
		...kept,
		outcome: "passed",
		ordinal: 1,
		flaky: true
	} : {
		...kept,
		ordinal: 1
	}];
}
// src/model/run/merge-tallies.ts
const samples = [
	"durationMs",
	"latencyMs",
	"tokens",
	"costUsd"
];
const counts = [
	"passed",
	"failed",
	"errored",
	"skipped",
	"lost",
	"flaky"
];
function copyTally(tally) {
	const copy = { ...tally };
	if (tally.scores !== void 0) copy.scores = new Map([...tally.scores].map(([name, of]) => [name, {
		...of,
		values: [...of.values]
	}]));
	return copy;
}
function addTally(into, tally) {
	for (const name of counts) into[name] += tally[name];
	if (tally.cached !== void 0) into.cached = (into.cached ?? 0) + tally.cached;
	for (const name of samples) {
		const sample = require_platform.addSamples(into[name], tally[name]);
		if (sample !== void 0) into[name] = sample;
	}
	if (tally.scores !== void 0) {
		into.scores ??= new Map();
		for (const [name, of] of tally.scores) into.scores.set(name, addScores$1(into.scores.get(name), of));
	}
	if (into.model === void 0 && tally.model !== void 0) into.model = tally.model;
	if (into.provider === void 0 && tally.provider !== void 0) into.provider = tally.provider;
	return into;
}
function addReportTally(into, tally, areIterations) {
	const mostPerReport = areIterations ? void 0 : Math.max(require_platform.repeatsOf(into), require_platform.repeatsOf(tally));
	const before = into.passed + into.failed + into.errored + into.skipped;
	addTally(into, tally);
	for (const of of into.scores?.values() ?? []) of.values.splice(require_platform.keptScoreValues);
	if (mostPerReport !== void 0) into.mostPerReport = mostPerReport;
	if (tally.slices !== void 0) into.slices = require_main.joinSlices(into.slices, tally.slices);
	if (tally.scope !== void 0) into.scope = tally.scope;
	if (tally.repeatsUnclear === true) into.repeatsUnclear = true;
	if (into.location === void 0 && tally.location !== void 0) into.location = tally.location;
	if (tally.evidence !== void 0) {
		const added = tally.evidence.map((of) => ({
			...of,
			ordinal: of.ordinal + before
		}));
		const all = [...into.evidence ?? [], ...added];
		const failed = all.filter(({ outcome }) => outcome === "failed" || outcome === "errored");
		into.evidence = [...failed, ...all.filter((of) => !failed.includes(of))].slice(0, 5);
	}
	return into;
}
function joinRuns(first, second) {
	const cases = new Map([...first.cases].map(([key, tally]) => [key, copyTally(tally)]));
	for (const tally of second.cases.values()) {
		const known = cases.get(tally.key);
		if (known !== void 0) addTally(known, tally);
	}
	return {
		...first,
		cases
	};
}
function addScores$1(a, b) {
	if (a === void 0) return {
		...b,
		values: [...b.values]
	};
	a.count += b.count;
	a.sum += b.sum;
	a.undecided += b.undecided;
	if (b.lowerIsBetter === true) a.lowerIsBetter = true;
	for (const value of b.values) a.values.push(value);
	return a;
}
// src/reports/tally/path-labels.ts
const repetition = /(?:^|[^a-z])(?:run|iter|iteration|rep|repeat|repetition|trial|epoch|pass|sample|round)s?[-_. ]?\d{1,4}$/i;
function pathLabels(paths) {
	if (areOfOneClass(paths) || paths.every((path) => allureResult.test(path))) return "attempts";
	const parts = differingSegments(paths.map(withoutExtension(paths)));
	const labels = parts.every(({ length }) => length === 1) ? differingWords(parts.map(([part = ""]) => part)) : parts.map((part) => part.join("/"));
	if (labels.every((label) => repetition.test(label))) return "repetitions";
	return areCounted(labels) ? "numbers" : labels;
}
const allureResult = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{21,22}-result\.json$/i;
function areOfOneClass(paths) {
	const classes = paths.map((path) => /^(.*\/)?TEST-([^/$]+)(?:\$[^/]*)?\.xml$/.exec(path));
	const [first] = classes;
	return first !== null && paths.some((path) => path.includes("$")) && classes.every((of) => of !== null && of[1] === first?.[1] && of[2] === first?.[2]);
}
function withoutExtension(paths) {
	const bare = paths.map((path) => path.replace(/(?:\.(?:junit|xml|json|jsonl|gz))+$/i, ""));
	const areDistinct = new Set(bare).size === paths.length;
	return (path) => (areDistinct ? bare[paths.indexOf(path)] ?? path : path).split("/");
}
function differingSegments(paths) {
	const shortest = Math.min(...paths.map(({ length }) => length));
	const [first = []] = paths;
	let start = 0;
	while (start < shortest - 1 && paths.every((path) => path[start] === first[start])) start += 1;
	let end = 0;
	while (end < shortest - start - 1 && paths.every((path) => path.at(-1 - end) === first.at(-1 - end))) end += 1;
	return paths.map((path) => path.slice(start, path.length - end));
}
function differingWords(names) {
	const split = names.map((name) => name.split(/(?<=[-_. ])/));
	const kept = differingSegments(split);
	const start = (split[0]?.length ?? 0) - (kept[0]?.length ?? 0);
	const labels = kept.map((words) => words.join("").replace(/(?<![-_. ])[-_. ]+$/, ""));
	if (start > 0 && labels.every((label) => /^[\d.]+$/.test(label))) return split.map((words, index) => `${words[start - 1] ?? ""}${labels[index] ?? ""}`);
	return new Set(labels).size === labels.length && labels.every((label) => label !== "") ? labels : names;
}
function areCounted(labels) {
	const numbers = labels.map((label) => /^(?:[A-Za-z]*[-_. ]?)(\d{1,4})$/.exec(label)?.[1]);
	if (numbers.some((number) => number === void 0)) return false;
	if (new Set(labels.map((label) => label.replace(/(?<!\d)\d+$/, ""))).size > 1) return false;
	const counted = numbers.map(Number).sort((a, b) => a - b);
	const [first = -1] = counted;
	return (first === 0 || first === 1) && counted.every((number, index) => number === first + index);
}
// src/model/run/add-result.ts
function addResult(run, result) {
	const tally = tallyFor(run.cases, result);
	if (tally !== void 0) addTo(tally, result);
	return tally;
}
function tallyFor(cases, result) {
	const { identity, durationMs } = result;
	if (!(cases instanceof require_platform.CaseTable) || !require_platform.isPlainIdentity(identity)) {
		const key = require_platform.caseKey(identity);
		const known = cases.get(key);
		if (known !== void 0) return known;
		const tally = require_platform.emptyTally(key, withNameOfKey(identity, key), durationMs !== void 0);
		cases.set(key, tally);
		return tally;
	}
	const number = cases.names.addIdentity(identity);
	if (cases.hasNumber(number)) return cases.tallyOf(number);
	if (require_platform.isPassOnly(result)) {
		cases.addPass(number, durationMs ?? NaN);
		return;
	}
	const key = cases.names.key(number);
	const tally = require_platform.emptyTally(key, withNameOfKey(cases.names.identity(number), key), durationMs !== void 0);
	cases.keep(number, tally);
	return tally;
}
function addTo(tally, result) {
	tally[result.outcome] += 1;
	if (result.scope !== void 0) tally.scope = result.scope;
	if (result.infrastructure === true && result.outcome === "errored") tally.lost += 1;
	if (result.flaky === true && result.outcome === "passed") tally.flaky += 1;
	if (result.cached === true) tally.cached = (tally.cached ?? 0) + 1;
	if (result.outage === true) addOutage(tally, result.outcome);
	if (result.location !== void 0) tally.location ??= result.location;
	if (result.model !== void 0) tally.model ??= result.model;
	if (result.provider !== void 0) tally.provider ??= result.provider;
	if (result.slices !== void 0) tally.slices = require_main.joinSlices(tally.slices, result.slices);
	if (result.durationMs !== void 0) tally.durationMs = require_platform.addToSample(tally.durationMs, result.durationMs);
	if (result.latencyMs !== void 0) tally.latencyMs = require_platform.addToSample(tally.latencyMs, result.latencyMs);
	if (result.costUsd !== void 0) tally.costUsd = require_platform.addToSample(tally.costUsd, result.costUsd);
	const tokens = totalTokens(result);
	if (tokens !== void 0) tally.tokens = require_platform.addToSample(tally.tokens, tokens);
	if (result.scores !== void 0) addScores(tally, result.scores);
	keepEvidence(tally, result);
}
function addOutage(tally, outcome) {
	if (outcome !== "failed" && outcome !== "errored") return;
	tally.outages ??= {
		failed: 0,
		errored: 0
	};
	tally.outages[outcome] += 1;
}
function withNameOfKey(identity, key) {
	const { file, suite, name } = identity;
	if (identity.id !== void 0 || identity.variant !== void 0 || !key.endsWith(name)) return identity;
	const shared = key.slice(key.length - name.length);
	return file === void 0 ? {
		suite,
		name: shared
	} : {
		file,
		suite,
		name: shared
	};
}
function totalTokens(result) {
	const { tokens } = result;
	if (tokens === void 0) return void 0;
	if (tokens.total !== void 0) return tokens.total;
	if (tokens.input === void 0 && tokens.output === void 0) return void 0;
	return (tokens.input ?? 0) + (tokens.output ?? 0);
}
function addScores(tally, scores) {
	tally.scores ??= new Map();
	for (const score of scores) {
		let of = tally.scores.get(score.name);
		if (of === void 0) {
			of = {
				count: 0,
				sum: 0,
				values: [],
				undecided: 0
			};
			tally.scores.set(score.name, of);
		}
		if (score.threshold !== void 0) of.threshold = score.threshold;
		if (score.lowerIsBetter === true) of.lowerIsBetter = true;
		if (score.judge !== void 0) of.judge ??= score.judge;
		if (score.value === null) {
			of.undecided += 1;
			continue;
		}
		of.count += 1;
		of.sum += score.value;
		if (of.values.length < 1e3) of.values.push(score.value);
	}
}
function isWorthKeeping(result) {
	return result.outcome === "failed" || result.outcome === "errored" || result.flaky === true || result.output !== void 0 || result.scores !== void 0 || result.toolCalls !== void 0 || result.outcome === "skipped" && result.message !== void 0;
}
function isFailure(outcome) {
	return outcome === "failed" || outcome === "errored";
}
function keepEvidence(tally, result) {
	if (!isWorthKeeping(result)) return;
	tally.evidence ??= [];
	const kept = tally.evidence;
	if (kept.length >= 5) {
		if (!isFailure(result.outcome)) return;
		const replaced = kept.findLastIndex((evidence) => !isFailure(evidence.outcome));
		if (replaced === -1) return;
		kept.splice(replaced, 1);
	}
	const evidence = evidenceOf(result, require_platform.countIterations(tally));
	const firstPass = isFailure(result.outcome) ? kept.findIndex(({ outcome }) => !isFailure(outcome)) : -1;
	kept.splice(firstPass === -1 ? kept.length : firstPass, 0, evidence);
}
function evidenceOf(result, ordinal) {
	const { outcome, flaky, infrastructure, durationMs, message, detail, location } = result;
	const { input, output, expected, toolCalls, scores, trace } = result;
	return {
		outcome,
		ordinal,
		...flaky && { flaky },
		...infrastructure && { infrastructure },
		...durationMs !== void 0 && { durationMs },
		...message !== void 0 && { message },
		...detail !== void 0 && { detail },
		...location !== void 0 && { location },
		...input !== void 0 && { input },
		...output !== void 0 && { output },
		...expected !== void 0 && { expected },
		...toolCalls !== void 0 && { toolCalls },
		...trace !== void 0 && { trace },
		...scores !== void 0 && { scores: scores.map(({ name, value, rationale }) => ({
			name,
			value,
			...rationale !== void 0 && { rationale }
		})) }
	};
}
// src/reports/tally/go-parents.ts
const goTest = /^(?:Test|Example|Fuzz|Benchmark)/;
const mark = /^\s*(?:(?:===|---) .*|Failed|)\s*$/i;
function isGoParent(tally, failing) {
	const { name, suite } = tally.identity;
	if (!goTest.test(name) || tally.passed > 0) return false;
	if ((tally.evidence ?? []).some(({ message = "", detail = "" }) => `${message}\n${detail}`.split("\n").some((line) => !mark.test(line)))) return false;
	return failing.some(({ identity }) => identity.name.startsWith(`${name}/`) && identity.suite.join("\n") === suite.join("\n"));
}
// src/reports/tally/settle-cases.ts
function settleCases(run) {
	const hasEvals = isOfEvals(run);
	const parents = new Set();
	const failing = [];
	for (const tally of require_platform.otherTallies(run)) {
		if (tally.outages !== void 0) settleOutages(tally, hasEvals);
		if (tally.failed > 0) failing.push(tally);
	}
	for (const tally of failing) {
		if (!isGoParent(tally, failing)) continue;
		parents.add(tally.key);
		tally.passed += tally.failed;
		tally.failed = 0;
		delete tally.evidence;
		delete tally.location;
	}
	return {
		hasEvals,
		parents
	};
}
function isOfEvals(run) {
	for (const { scores, tokens, costUsd, model, provider } of require_platform.otherTallies(run)) if ((scores ?? tokens ?? costUsd ?? model ?? provider) !== void 0) return true;
	return false;
}
function settleOutages(tally, hasEvals) {
	const failed = Math.min(tally.failed, tally.outages?.failed ?? 0);
	const errored = Math.min(tally.errored - tally.lost, tally.outages?.errored ?? 0);
	delete tally.outages;
	if (!hasEvals) return;
	tally.failed -= failed;
	tally.errored += failed;
	tally.lost += failed + errored;
}
// src/reports/tally/report-tally.ts
var ReportTally = class {
	path;
	run;
	#repeats = false;
	#failedAfterPass = new Set();
	#iterated = new Set();
	#attempted = new Map();
	attempts = new Map();
	repeated = new Set();
	#settled = {
		hasEvals: false,
		parents: new Set()
	};
	constructor(path, info, names) {
		this.path = path;
		this.run = require_platform.createRun(info, names);
	}
	add(result) {
		const tally = addResult(this.run, result);
		if (tally !== void 0) this.#note(tally, result);
	}
	get passes() {
		const { cases } = this.run;
		const table = cases instanceof require_platform.CaseTable ? cases : void 0;
		if (table === void 0) throw new Error("the tally of a report keeps its cases in a table");
		const { names } = table;
		return {
			placeOf: (file, suite) => names.placeOf(file, suite),
			add: (place, bytes, start, end, durationMs, repeat) => {
				const number = names.add(place, bytes, start, end);
				if (table.addPass(number, durationMs)) return;
				const tally = table.tallyOf(number);
				if (tally === void 0) return;
				tally.passed += 1;
				if (!Number.isNaN(durationMs)) tally.durationMs = require_platform.addToSample(tally.durationMs, durationMs);
				this.#note(tally, {
					outcome: "passed",
					repeat
				});
			}
		};
	}
	#note(tally, result) {
		if (require_platform.countIterations(tally) === 2) this.repeated.add(tally.key);
		if (tally.passed + tally.failed + tally.errored > 1) this.#noteRepeat(tally, result);
	}
	#noteRepeat(tally, { outcome, repeat }) {
		if (outcome === "skipped") return;
		this.#repeats = true;
		if (repeat === "iteration") this.#iterated.add(tally.key);
		else if (repeat === "attempt") this.#attempted.set(tally.key, outcome);
		else if (tally.passed === 1 && outcome !== "passed") this.#failedAfterPass.add(tally.key);
	}
	finish({ alwaysIterations }) {
		if (this.#repeats) this.#decideRepeats(alwaysIterations);
		this.#settled = settleCases(this.run);
	}
	#decideRepeats(alwaysIterations) {
		for (const [key, last] of this.#attempted) this.#collapse(key, last);
		if (alwaysIterations) return;
		const { cases } = this.run;
		let [once, again] = [cases instanceof require_platform.CaseTable ? cases.passes : 0, 0];
		const open = [];
		for (const tally of require_platform.otherTallies(this.run)) {
			if (this.#attempted.has(tally.key)) continue;
			if (require_platform.judged(tally) < 2) once += tally.passed;
			else if (this.#iterated.has(tally.key) || this.#wasRunAgain(tally)) again += 1;
			else open.push(tally);
		}
		if (again > 0 && again >= once) return;
		for (const tally of open) if (again === 0 && once > 0) this.#takeAsAttempts(tally, lastOf(tally));
		else tally.repeatsUnclear = true;
	}
	settle(result) {
		if (result.outage === true && this.#settled.hasEvals) return {
			...result,
			outcome: "errored",
			infrastructure: true
		};
		if (result.outcome !== "failed" || this.#settled.parents.size === 0) return result;
		return this.#settled.parents.has(require_platform.caseKey(result.identity)) ? {
			...result,
			outcome: "passed"
		} : result;
	}
	#wasRunAgain(tally) {
		return tally.passed > 1 || this.#failedAfterPass.has(tally.key);
	}
	#collapse(key, last) {
		const tally = this.run.cases.get(key);
		if (tally !== void 0 && !this.#iterated.has(key)) this.#takeAsAttempts(tally, last);
	}
	#takeAsAttempts(tally, last) {
		const taken = takeAsAttempts(tally, last);
		if (taken === tally) return;
		this.attempts.set(tally.key, require_platform.countIterations(tally) - tally.skipped);
		this.run.cases.set(tally.key, taken);
	}
};
function lastOf({ passed, failed }) {
	if (passed > 0) return "passed";
	return failed > 0 ? "failed" : "errored";
}
// src/reports/tally/join-reports.ts
function joinReports(reports, { asIterations, asShards = false, names }) {
	const [first, ...others] = reports;
	if (first === void 0) return {
		cases: new require_platform.CaseTable(names),
		labels: new Map()
	};
	if (others.length === 0) return {
		cases: first.run.cases,
		labels: new Map()
	};
	const joined = new require_platform.CaseTable(names);
	const shared = addDistinct(joined, reports);
	const labelsOf = rememberLabels(reports);
	const labelled = new Map();
	for (const [key, files] of shared) {
		const tallies = files.flatMap((index) => reports[index]?.run.cases.get(key) ?? []);
		const labels = asIterations ? "repetitions" : asShards ? "numbers" : labelsOf(files);
		if (typeof labels !== "string") {
			joined.delete(key);
			labelled.set(key, new Map(files.map((index, at) => [index, labels[at] ?? ""])));
		}
		for (const [at, tally] of tallies.entries()) {
			const label = typeof labels === "string" ? void 0 : labels[at];
			const of = label === void 0 ? tally : inEnvironment(tally, label);
			const before = joined.get(of.key);
			if (before === void 0) joined.set(of.key, of);
			else if (at > 0 || label !== void 0) joined.set(of.key, addReportTally(copyTally(before), of, labels === "repetitions"));
		}
		const whole = joined.get(key);
		if (labels === "attempts" && whole !== void 0) joined.set(key, takeAsAttempts(whole, lastOf(whole)));
	}
	return {
		cases: joined,
		labels: labelled
	};
}
function addDistinct(joined, reports) {
	const shared = new Map();
	const share = (key, index) => {
		const files = shared.get(key);
		if (files === void 0) shared.set(key, [ownerOf(key, reports), index]);
		else files.push(index);
	};
	for (const [index, { run }] of reports.entries()) {
		if (run.cases instanceof require_platform.CaseTable) {
			for (const key of joined.addTable(run.cases)) share(key, index);
			continue;
		}
		for (const [key, tally] of run.cases) if (joined.has(key)) share(key, index);
		else joined.set(key, tally);
	}
	return shared;
}
function ownerOf(key, reports) {
	return reports.findIndex(({ run }) => run.cases.has(key));
}
function inEnvironment(tally, label) {
	const identity = placeIn(tally.identity, label);
	return {
		...tally,
		key: require_platform.caseKey(identity),
		identity
	};
}
function placeIn(identity, label) {
	return {
		...identity,
		variant: require_main.joinVariants(identity.variant, label)
	};
}
function rememberLabels(reports) {
	const known = new Map();
	return (files) => {
		const key = files.join(",");
		let labels = known.get(key);
		if (labels === void 0) {
			labels = pathLabels(files.map((index) => reports[index]?.path ?? ""));
			known.set(key, labels);
		}
		return labels;
	};
}
// src/reports/tally/run-tally.ts
function lastAttempt(result, attempts) {
	return {
		...result,
		attempts,
		flaky: result.outcome === "passed" ? true : void 0
	};
}
var RunTally = class {
	#info;
	#names;
	#isOneFile;
	#reports = [];
	#labels = new Map();
	#unexplained = [];
	constructor(info, { names, files } = {}) {
		this.#info = info;
		this.#names = names;
		this.#isOneFile = files === 1;
	}
	begin(path) {
		const report = new ReportTally(path, this.#info, this.#isOneFile ? this.#names : void 0);
		this.#reports.push(report);
		return report;
	}
	async end(report, { format, unexplained = [] }) {
		this.#unexplained.push(...unexplained);
		const known = format === null ? void 0 : require_main.findFormat(format);
		report.finish({ alwaysIterations: known?.repeats === "iterations" });
	}
	finish({ asIterations = false } = {}) {
		const { cases, labels } = joinReports(this.#reports, {
			asIterations,
			names: this.#names
		});
		this.#labels = labels;
		const unexplained = this.#unexplained.slice(0, 200);
		return {
			info: unexplained.length === 0 ? this.#info : {
				...this.#info,
				unexplained
			},
			cases
		};
	}
	iterationsOf(index) {
		const report = this.#reports[index];
		const { repeated = new Set(), attempts: attempted = new Map() } = report ?? {};
		const labels = this.#labels;
		const counts = new Map();
		const count = (key) => {
			const ordinal = (counts.get(key) ?? 0) + 1;
			counts.set(key, ordinal);
			return ordinal;
		};
		return { next(read) {
			const result = report?.settle(read) ?? read;
			const before = require_platform.caseKey(result.identity);
			const label = labels.get(before)?.get(index);
			const identity = label === void 0 ? result.identity : placeIn(result.identity, label);
			const placed = label === void 0 ? result : {
				...result,
				identity
			};
			const key = label === void 0 ? before : require_platform.caseKey(identity);
			const attempts = attempted.get(before);
			if (attempts === void 0) return {
				result: placed,
				key,
				ordinal: repeated.has(before) ? count(before) : 1
			};
			if (result.outcome === "skipped") return {
				result: placed,
				key,
				ordinal: 1 + count(`${before} skipped`)
			};
			if (count(before) < attempts) return void 0;
			return {
				result: lastAttempt(placed, attempts),
				key,
				ordinal: 1
			};
		} };
	}
};
// src/jobs/report/measure.ts
const untimed = { time: async (_, body) => await body() };
async function measure(options) {
	const { patterns, root, codeRoot = root, format, allowOutside = false, info, sink, onTallied, onRead, stopwatch = untimed, asIterations, pathPrefix, hideSecrets, testOutcome = [], names } = options;
	const found = await stopwatch.time("find", () => findReports(patterns, root, { allowOutside }));
	const tallies = new RunTally(info, {
		names,
		files: found.files.length
	});
	const files = [];
	const readOptions = {
		root: codeRoot,
		format,
		pathPrefix,
		toolSucceeded: testOutcome.length > 0 && testOutcome.every((outcome) => outcome === "success"),
		slices: new require_main.SlicePool()
	};
	const run = await stopwatch.time("parse", async () => {
		for (const file of found.files) {
			const report = tallies.begin(file.path);
			const summary = await readOne(file.path, () => readReport(file, {
				...readOptions,
				passes: report.passes,
				onRead
			}, (batch) => {
				for (const result of batch) report.add(result);
			}));
			await tallies.end(report, summary);
			files.push(summary);
		}
		const { cases, info: told } = tallies.finish({ asIterations });
		const reports = countReports(found, files);
		return {
			cases,
			info: reports.length === 0 ? told : {
				...told,
				reports
			}
		};
	});
	if (sink !== void 0) {
		onTallied?.(run);
		await stopwatch.time("upload", () => readAgain(found.files, readOptions, tallies, sink));
	}
	const filled = new Set(files.flatMap(({ path, tests }) => tests > 0 ? path : []));
	const copies = await stopwatch.time("find", () => findCopies(found.files.filter(({ path }) => filled.has(path))));
	return {
		run: hideSecrets(run),
		files: hideSecrets(files),
		found,
		copies
	};
}
function countReports({ patterns, links }, files) {
	const read = new Set(files.flatMap(({ path, foreign }) => foreign === void 0 ? path : []));
	const targets = new Map(links.map(({ path, to }) => [path, to]));
	return patterns.slice(0, require_platform.mostReportPatterns).map(({ pattern, paths }) => ({
		pattern,
		files: paths.filter((path) => read.has(targets.get(path) ?? path)).length
	}));
}
async function readAgain(files, options, tallies, sink) {
	for (const [index, file] of files.entries()) {
		const iterations = tallies.iterationsOf(index);
		const shard = files.length > 1 ? file.path : "";
		await readOne(file.path, () => readReport(file, options, (batch) => sink(batch.flatMap((result) => {
			const iteration = iterations.next(result);
			return iteration === void 0 ? [] : [{
				...iteration,
				shard
			}];
		}))));
	}
}
async function readOne(path, read) {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof require_platform.ReportError)) throw error;
		return {
			path,
			format: null,
			tests: 0,
			passed: 0,
			failed: 0,
			errored: 0,
			skipped: 0,
			flaky: 0,
			warnings: [],
			error: require_platform.messageOf(error)
		};
	}
}
// src/render/terminal/columns.ts
function alignColumns(rows, gap = "  ") {
	const widths = [];
	for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
	return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(gap).trimEnd());
}
// src/reports/files/pattern-advice.ts
function adviseOnPattern(pattern) {
	const plain = pattern.trim();
	if (/^["'].*["']$/.test(plain)) return "The quotes are part of it here: write it without quotes.";
	if (/^-\s/.test(plain)) return "A list of YAML is one text here: write `reports: |` and one pattern per line, without dashes.";
	if (plain.replaceAll(/\{[^}]*\}/g, "").includes(",")) return "The comma is part of it: write one pattern per line.";
	if (plain.split(/\s+/).filter((part) => /[./*]/.test(part)).length > 1) return "The blank is part of it: write one pattern per line.";
	return "Did the tests run before this step, and write a report there?";
}
// src/render/markdown/budget.ts
const between = "\n\n";
const noteRoom = 400;
function fitSections(sections, budget) {
	const room = new Room({
		characters: budget.characters - noteRoom,
		bytes: budget.bytes - noteRoom
	});
	const written = new Map();
	const leftOut = [];
	for (const section of [...sections].sort((a, b) => a.priority - b.priority)) {
		const text = writeSection(section, room);
		if (text === void 0) leftOut.push(section.name);
		else written.set(section, text);
	}
	const shown = sections.flatMap((section) => written.get(section) ?? []);
	if (leftOut.length > 0) shown.push(leftOutNote(leftOut));
	const text = `${shown.join(between)}\n`;
	return Buffer.byteLength(text) <= budget.bytes && text.length <= budget.characters ? text : "";
}
function leftOutNote(names) {
	const named = [];
	for (const name of names) {
		if (`${named.join(", ")}${name}`.length > noteRoom / 2) break;
		named.push(name);
	}
	const rest = names.length - named.length;
	return `Left out for space: ${[...named, ...rest > 0 ? [`${rest} more sections`] : []].join(", ")}.`;
}
function writeSection({ open, close = "", entries }, room) {
	const most = entries === void 0 ? "" : entries.more(entries.count);
	if (!room.take(`${between}${open}\n${most}\n${close}`)) return void 0;
	if (entries === void 0) return [open, close].filter(Boolean).join("\n");
	const part = room.part(entries.share);
	const lines = [];
	while (lines.length < Math.min(entries.count, entries.limit)) {
		const full = entries.write(lines.length, "full");
		const line = part.take(`${full}\n`) ? full : entries.write(lines.length, "short");
		if (line !== full && !part.take(`${line}\n`)) break;
		room.take(`${line}\n`);
		lines.push(line);
	}
	const leftOut = entries.count - lines.length;
	if (leftOut > 0) lines.push(entries.more(leftOut));
	return [
		open,
		...lines,
		close
	].filter(Boolean).join("\n");
}
var Room = class Room {
	#characters;
	#bytes;
	constructor({ characters, bytes }) {
		this.#characters = characters;
		this.#bytes = bytes;
	}
	take(text) {
		const bytes = Buffer.byteLength(text);
		if (text.length > this.#characters || bytes > this.#bytes) return false;
		this.#characters -= text.length;
		this.#bytes -= bytes;
		return true;
	}
	part(share) {
		return new Room({
			characters: this.#characters * share,
			bytes: this.#bytes * share
		});
	}
};
// src/render/links.ts
function locationUrl(links, location) {
	const { repository, commit } = links;
	if (repository === void 0 || commit === void 0 || !/^[0-9a-f]{7,64}$/i.test(commit)) return void 0;
	const segments = forwardSlashes(location.file).split("/");
	if (!segments.every((segment) => segment !== "" && segment !== "." && segment !== "..") || /^[a-z]:$/i.test(segments[0] ?? "")) return void 0;
	return url(`${repository}/blob/${commit}/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join("/")}${isLine(location.line) ? `#L${location.line}` : ""}`);
}
function isLine(line) {
	return line !== void 0 && Number.isSafeInteger(line) && line > 0;
}
function locationText({ file, line }) {
	return isLine(line) ? `${file}:${line}` : file;
}
function locationMarkdown(links, location) {
	const text = codeSpan(shortenPath(locationText(location)), 80);
	const target = locationUrl(links, location);
	return target === void 0 ? text : `[${text}](${target})`;
}
function shortenPath(path) {
	return path.length <= 80 ? path : `…${path.slice(-79)}`;
}
function traceUrl({ traceHosts = [] }, trace) {
	if (trace === void 0 || traceHosts.length === 0 || !URL.canParse(trace)) return void 0;
	const { protocol, hostname, port } = new URL(trace);
	if (protocol !== "https:" || port !== "") return void 0;
	return traceHosts.some((host) => host.startsWith("*.") ? hostname.endsWith(host.slice(1)) && hostname.length >= host.length : hostname === host) ? url(trace) : void 0;
}
function linkMarkdown(text, address) {
	const target = address === void 0 ? void 0 : url(address);
	return target === void 0 ? text : `[${text}](${target})`;
}
function ownPage(links, address) {
	const { repository } = links;
	if (repository === void 0 || address === void 0) return void 0;
	return url(address)?.startsWith(`${repository}/`) ? address : void 0;
}
const linkedRuns = 5;
function serviceLinks(service) {
	if (service.kind === "uploaded") return [{
		name: "Uploaded results",
		address: service.run.runUrl
	}];
	if (service.kind !== "executed") return [];
	const { runs } = service;
	return runs.slice(0, linkedRuns).map(({ label, runUrl }) => ({
		name: runs.length === 1 ? "Hosted run" : `Hosted run of ${label}`,
		address: runUrl
	}));
}
// src/model/run/metric.ts
const metricNames = [
	"latencyMs",
	"tokens",
	"costUsd"
];
const metricWords = {
	latencyMs: "latency",
	tokens: "token use",
	costUsd: "cost"
};
const metricTitles = {
	latencyMs: "Latency",
	tokens: "Tokens",
	costUsd: "Cost"
};
function formatMetric(name, value) {
	if (name === "latencyMs") return require_platform.formatDuration(value);
	return name === "tokens" ? require_platform.formatNumber(value) : require_platform.formatMoney(value);
}
function formatMetricLimit(name, limit) {
	return name === "tokens" ? `${require_platform.formatNumber(limit)} tokens` : formatMetric(name, limit);
}
// src/render/parts/arms.ts
const words = new Set([
	"model",
	"provider",
	"prompt",
	"variant"
]);
function armsWord({ by }, count) {
	return require_platform.plural(count, words.has(by) ? by : "variant");
}
function armsTable({ comparison, verdict }) {
	const { arms } = comparison;
	if (arms === void 0 || arms.arms.length < 2 || arms.commonCases === 0) return void 0;
	const [best] = arms.arms;
	const metrics = [
		"costUsd",
		"latencyMs",
		"tokens"
	].filter((name) => metricNames.includes(name)).filter((name) => arms.arms.some((arm) => arm[name] !== void 0));
	return {
		columns: [
			"Pass rate",
			...metrics.map((name) => metricTitles[name]),
			"To the best"
		],
		rows: arms.arms.map((arm) => ({
			name: arm.name,
			mark: arm === best ? "best" : arm.worse === true ? "worse" : "",
			cells: [
				`${require_platform.formatRate(arm.rate)} (${require_platform.formatCount(arm.passed)}/${require_platform.formatCount(arm.judged)})`,
				...metrics.map((name) => arm[name] === void 0 ? "–" : formatMetric(name, arm[name])),
				arm === best || best === void 0 ? "–" : distance(arm, best)
			]
		})),
		lead: verdict.reasons.find(({ rule, status }) => rule === "arms" && status === "info")?.message,
		note: noteOf(arms)
	};
}
function distance(arm, best) {
	const proof = arm.pValue === void 0 ? "" : `, ${require_platform.formatP(arm.pValue)}`;
	return `${require_platform.formatPointsChange(arm.rate - best.rate)}${proof}`;
}
function noteOf({ commonCases, otherCases, leftOut }) {
	const sentences = [`Over the ${require_platform.plural(commonCases, "case")} that all of them judged, paired by case; p is two-sided and corrected for all pairs. Cost, latency and tokens are means per iteration.`];
	if (otherCases > 0) sentences.push(`${require_platform.plural(otherCases, "case")} that some of them lack ${otherCases === 1 ? "is" : "are"} not compared.`);
	if (leftOut > 0) sentences.push(`${require_platform.formatCount(leftOut)} more with fewer cases ${leftOut === 1 ? "is" : "are"} not compared.`);
	return sentences.join(" ");
}
// src/render/parts/slices.ts
function sliceRows({ slices }) {
	return (slices?.rows ?? []).map((row) => ({
		name: row.slice,
		cases: require_platform.formatCount(row.cases),
		passed: passedOf(row),
		change: row.base === void 0 ? "" : changeOf$1(row.base, row.head),
		pValue: row.pValue === void 0 ? "" : require_platform.formatP(row.pValue).replace(/^p (?:= )?/, ""),
		isWorse: row.worse === true,
		isNews: isNews$2(row)
	}));
}
function isNews$2({ base, head }) {
	return base === void 0 || base.judged === 0 ? head.passed < head.judged : head.passed * base.judged !== base.passed * head.judged;
}
function sliceCounts({ base, head }) {
	const side = ({ passed, judged }) => `${require_platform.formatCount(passed)}/${require_platform.formatCount(judged)}`;
	return base === void 0 ? side(head) : `${side(base)} → ${side(head)}`;
}
function passedOf({ base, head }) {
	const { low, high } = head;
	const counts = sliceCounts({
		base,
		head
	});
	if (base !== void 0 || low === void 0 || high === void 0) return counts;
	return `${counts}, ${require_platform.formatRate(head.passed / head.judged)} (95% interval ${require_platform.formatRate(low)} to ${require_platform.formatRate(high)})`;
}
function changeOf$1(base, head) {
	if (base.judged === 0 || head.judged === 0) return "";
	return require_platform.formatPointsChange(head.passed / head.judged - base.passed / base.judged);
}
function slicesTitle({ slices }) {
	const { rows = [], leftOut = 0 } = slices ?? {};
	const worse = rows.filter((row) => row.worse === true).length;
	return `Slices: ${require_platform.formatCount(rows.length + leftOut)}${worse === 0 ? "" : `, ${require_platform.formatCount(worse)} worse`}`;
}
function carrierSentence({ slices }) {
	const { carrier, rows = [] } = slices ?? {};
	const row = carrier && rows.find(({ slice }) => slice === carrier.slice);
	if (carrier === void 0 || row === void 0) return void 0;
	return `${carrier.share >= .995 ? "All" : carrier.share >= .9 ? "Almost all" : "Most"} of the drop is in ${carrier.slice} (${sliceCounts(row)}).`;
}
function slicesNote({ slices }) {
	const more = slices?.leftOut ?? 0;
	const note = "A case can be in several slices. The p-values are for reading, one slice at a time; the verdict does not depend on them.";
	return more === 0 ? note : `${require_platform.plural(more, "more slice")} not shown. ${note}`;
}
// src/model/before-after.ts
function beforeAfter({ base, head }) {
	const after = telling(head);
	if (after === void 0 || after.outcome === "passed" || after.outcome === "skipped") return void 0;
	const candidates = (base?.evidence ?? []).filter((evidence) => evidence.outcome === "passed" && hasContent(evidence) && isSameInput(evidence, after));
	const before = candidates.find(({ output }) => output !== void 0) ?? candidates[0];
	return before === void 0 ? void 0 : {
		before,
		after
	};
}
function hasContent({ output, toolCalls }) {
	return output !== void 0 || toolCalls !== void 0;
}
function isSameInput(before, after) {
	return before.input === void 0 || after.input === void 0 || before.input === after.input;
}
function telling(tally) {
	const evidence = tally?.evidence ?? [];
	return evidence.find(({ outcome, infrastructure }) => outcome === "failed" && infrastructure !== true) ?? evidence.find(({ outcome, infrastructure }) => outcome === "errored" && infrastructure !== true) ?? evidence.find(({ outcome }) => outcome !== "passed") ?? evidence[0];
}
function toolPathChange({ before, after }) {
	const names = ({ toolCalls = [] }) => toolCalls.map(({ name }) => name);
	const [old, now] = [names(before), names(after)];
	return old.length === now.length && old.every((name, index) => name === now[index]) || before.toolCalls === void 0 && after.toolCalls === void 0 ? void 0 : {
		before: old,
		after: now
	};
}
// src/model/doubts.ts
const doubtKinds = [
	"not-measured",
	"base-out-of-reach",
	"undecided"
];
function counted$1(count, one, many) {
	return typeof count === "number" ? require_platform.plural(count, one, many) : many ?? `${one}s`;
}
function table$1(rows) {
	return rows;
}
const doubts = table$1({
	"missing-parts": {
		kind: "not-measured",
		what: ({ problems }) => problems === 1 ? "a part did not come" : "parts did not come",
		meaning: "a job, leg or shard that brought no usable results, or another commit or attempt",
		remedy: "Look at the job that did not store its part, and run all jobs again."
	},
	"hosted-run": {
		kind: "not-measured",
		what: () => "a hosted run has no results",
		meaning: "a hosted run that did not end, or lacks results",
		remedy: "Run the job again."
	},
	"missing-report": {
		kind: "not-measured",
		what: ({ missing }) => missing === 1 ? "a report did not come" : "reports did not come",
		meaning: "a report that was named, or matched on the base branch, and was not written",
		remedy: "Look at the step that writes it, or remove it from the list of reports."
	},
	"stale-report": {
		kind: "not-measured",
		what: ({ stale }) => `${counted$1(stale, "report")} too old`,
		meaning: "reports of an earlier run, or only reports that were there before the tests ran",
		remedy: "Look at the step that runs the tests, and delete old reports before it."
	},
	"other-code": {
		kind: "not-measured",
		what: () => "other code was measured",
		meaning: "another commit than that of the pull request was measured",
		remedy: "Run the evals in a workflow on `pull_request`, where actions/checkout takes the code of the pull request."
	},
	"server-check": {
		kind: "not-measured",
		what: () => "a server is not usable",
		meaning: "a server that a hosted run needs is not usable",
		remedy: "Repair the server, or its grant, and run the job again."
	},
	"baseline-out-of-reach": {
		kind: "base-out-of-reach",
		what: () => "no usable baseline",
		meaning: "a baseline exists or may exist, and could not be fetched or used",
		remedy: "Run the job again; if GitHub or the service answers, the explanation says what else is wrong."
	},
	"policy-out-of-reach": {
		kind: "base-out-of-reach",
		what: () => "the policy of the base branch is not known",
		meaning: "the policy of the base branch could not be read, so that of this checkout judged",
		remedy: "Run the job again."
	},
	"no-baseline": {
		kind: "base-out-of-reach",
		what: ({ runs }) => runs === void 0 ? "no baseline" : "no baseline for a hosted run",
		meaning: "cases fail in the first measurement of a suite, and no limit judges them",
		remedy: "Run the job on the base branch, or set `min-pass-rate`."
	},
	"missing-job": {
		kind: "undecided",
		what: ({ jobs }) => `${counted$1(jobs, "job")} brought less than before`,
		meaning: "a job that brought parts on the base branch brought fewer or none",
		remedy: "Look at the job. If the workflow was changed on purpose, the next baseline knows it."
	},
	"test-step": {
		kind: "undecided",
		what: () => "the test step did not succeed",
		meaning: "the step that ran the tests failed without a failing case, or was cancelled or skipped",
		remedy: "See the log of that step."
	},
	"unexplained-result": {
		kind: "undecided",
		what: () => "a hosted run contradicts its results",
		meaning: "a hosted run says what its results do not show: a failure, another suite, environment, revision or commit, scores that are not valid",
		remedy: "Look at the run in the service."
	},
	"unexplained-failures": {
		kind: "undecided",
		what: ({ failures }) => `${counted$1(failures, "failure")} without an entry`,
		meaning: "a report counts failures that none of its entries shows, unlike on the base branch",
		remedy: "See the log of the step that ran the tool."
	},
	"all-skipped": {
		kind: "undecided",
		what: () => "everything skipped",
		meaning: "every result was skipped",
		remedy: "Run at least one case, or set `allow-empty`."
	},
	"no-common-case": {
		kind: "undecided",
		what: () => "no case in common",
		meaning: "no judged case of this run is in the baseline",
		remedy: "Check that both sides ran the same suite."
	},
	"failing-base": {
		kind: "undecided",
		what: () => "nothing passed on the base",
		meaning: "no compared case passed on the base branch, and some fail now",
		remedy: "Repair the base branch first."
	},
	"vanished-cases": {
		kind: "undecided",
		what: ({ vanished, before }) => typeof vanished === "number" && typeof before === "number" ? `${require_platform.formatCount(vanished)} of ${require_platform.plural(before, "case")} missing` : "most cases missing",
		meaning: "most cases of the baseline are gone, skipped or lost, or a report was cut off",
		remedy: "If they were removed on purpose, the next baseline knows it."
	},
	"vanished-group": {
		kind: "undecided",
		what: ({ groups }) => `${counted$1(groups, "file or suite", "files or suites")} missing`,
		meaning: "a whole file, top suite or environment of the baseline has no result now, and the change did not remove it",
		remedy: "Check that its tests ran. If it was removed on purpose, the next baseline knows it."
	},
	"lost-cases": {
		kind: "undecided",
		what: ({ lost }) => `${counted$1(lost, "case")} lost`,
		meaning: "cases of the baseline lost every iteration to infrastructure errors",
		remedy: "Run the job again."
	},
	infrastructure: {
		kind: "undecided",
		what: () => "iterations lost",
		meaning: "more iterations than `max-lost` were lost to infrastructure errors",
		remedy: "Run the job again."
	},
	"missing-scorer": {
		kind: "undecided",
		what: () => "scores missing",
		meaning: "most cases that a scorer scored on the base branch have no score from it now",
		remedy: "Check that the scorer ran."
	},
	"score-scale": {
		kind: "undecided",
		what: () => "scores on another scale",
		meaning: "the scale of a scorer changed",
		remedy: "Keep one scale; the next baseline knows the new one."
	},
	"missing-slice": {
		kind: "undecided",
		what: () => "a slice missing",
		meaning: "a slice of the policy that no case has",
		remedy: "Correct the pattern in the policy, or the tags of the cases."
	},
	"renamed-failure": {
		kind: "undecided",
		what: ({ cases }) => `${counted$1(cases, "case")} renamed`,
		meaning: "a failing eval that may be an old one under another name",
		remedy: "Give the cases ids."
	},
	"inconclusive-suite": {
		kind: "undecided",
		meaning: "too few iterations to rule a relevant drop out",
		remedy: "Run more iterations, or `confirm`."
	},
	"suspect-case": {
		kind: "undecided",
		meaning: "single cases look broken, and chance may explain it",
		remedy: "Run more iterations, or `confirm`."
	},
	"suspect-score": {
		kind: "undecided",
		meaning: "a score looks worse, and chance may explain it",
		remedy: "Run more iterations."
	},
	"unsettled-tests": {
		kind: "undecided",
		meaning: "clean tests fail, and flakes that were never seen before may explain it",
		remedy: "Run the job again, or set `confirm`."
	},
	arms: {
		kind: "undecided",
		meaning: "variants were compared with each other, and nothing with the base branch",
		remedy: "Set a floor, or compare with a baseline."
	}
});
function doubtOf(rule) {
	return Object.hasOwn(doubts, rule) ? doubts[rule] : void 0;
}
function notMeasured({ outcome, reasons }) {
	if (outcome !== "inconclusive") return void 0;
	return reasons.find(({ rule, status }) => status === "inconclusive" && doubtOf(rule)?.kind === "not-measured");
}
// src/model/verdict.ts
const verdictOutcomes = [
	"passed",
	"failed",
	"inconclusive"
];
const ruleNames = [
	"regression-case",
	"regression-suite",
	"regression-score",
	"suspect-score",
	"case-score",
	"unsettled-tests",
	"regression-latency",
	"regression-tokens",
	"regression-cost",
	"broken-suite",
	"new-failing-test",
	"vanished-cases",
	"vanished-group",
	"unexplained-failures",
	"unexplained-result",
	"lost-cases",
	"fewer-iterations",
	"missing-scorer",
	"score-scale",
	"renamed-failure",
	"new-failures",
	"failures",
	"min-pass-rate",
	"min-pass-rate-case",
	"min-score",
	"min-score-case",
	"min-pass-rate-slice",
	"min-score-slice",
	"missing-slice",
	"max-latency",
	"max-latency-case",
	"max-tokens",
	"max-tokens-case",
	"max-cost",
	"max-cost-case",
	"budget",
	"unreadable-report",
	"missing-report",
	"missing-parts",
	"missing-job",
	"test-step",
	"other-code",
	"empty",
	"all-skipped",
	"infrastructure",
	"no-baseline",
	"baseline-out-of-reach",
	"policy-out-of-reach",
	"fallback-branch",
	"no-common-case",
	"failing-base",
	"no-regression",
	"inconclusive-suite",
	"suspect-case",
	"not-proven",
	"known-flaky",
	"changed-on-base",
	"base-spread",
	"slow-drift",
	"model-changed",
	"judge-changed",
	"input-changed",
	"identical-iterations",
	"failing-without-baseline",
	"removed-cases",
	"newly-skipped",
	"not-run",
	"unmatched-pattern",
	"stale-report",
	"quarantine",
	"quarantine-expired",
	"ignored",
	"arms",
	"confirmation",
	"hosted-run",
	"server-check",
	"tool-surface",
	"policy-change",
	"accepted"
];
// src/model/not-compared.ts
const phrases = {
	empty: () => "no results",
	"fallback-branch": () => "compared with another branch",
	"unreadable-report": ({ unreadable }) => `${counted(unreadable, "report")} unreadable`,
	"broken-suite": ({ broken }) => `${counted(broken, "file or suite", "files or suites")} failed to run`,
	"fewer-iterations": ({ cases }) => `fewer iterations of ${counted(cases, "case")}`,
	"newly-skipped": ({ cases }) => `${counted(cases, "case")} skipped`,
	"removed-cases": ({ cases }) => `${counted(cases, "case")} removed`,
	"failing-without-baseline": ({ cases }) => `${counted(cases, "new case")} failing`,
	"not-run": ({ notRun }) => `${counted(notRun, "case")} not run`,
	quarantine: ({ cases }) => `${counted(cases, "case")} quarantined`,
	ignored: ({ cases }) => `${counted(cases, "case")} ignored`
};
function counted(count, one, many) {
	return typeof count === "number" ? require_platform.plural(count, one, many) : many ?? `${one}s`;
}
function phraseOf(rule) {
	return doubtOf(rule)?.what ?? phrases[rule];
}
const notComparedRules = new Set(ruleNames.filter((rule) => phraseOf(rule) !== void 0));
function listNotCompared({ reasons }) {
	return reasons.flatMap(({ rule, message, evidence = {} }) => {
		const phrase = phraseOf(rule);
		return phrase === void 0 ? [] : [{
			rule,
			what: phrase(evidence),
			why: message
		}];
	});
}
function summarizeNotCompared(missing, most = 3) {
	const words = [...new Set(missing.map(({ what }) => what))];
	return [...words.slice(0, most), ...words.length > most ? [`${words.length - most} more`] : []].join(", ");
}
// src/render/view.ts
const groupNames = [
	"regressed",
	"accepted",
	"failing",
	"newFailures",
	"uncounted",
	"lost",
	"skipped",
	"fixed",
	"flaky",
	"new",
	"removed",
	"slower",
	"costlier",
	"stillFailing"
];
const listedRules = new Set([
	"regression-case",
	"not-proven",
	"known-flaky",
	"accepted"
]);
function viewOf(report) {
	const { verdict, comparison } = report;
	const groups = {
		regressed: [],
		accepted: [],
		failing: [],
		newFailures: [],
		uncounted: [],
		lost: [],
		skipped: [],
		fixed: [],
		flaky: [],
		new: [],
		removed: [],
		slower: [],
		costlier: [],
		stillFailing: []
	};
	const hasBaseline = comparison.baseline !== null;
	for (const compared of comparison.cases) {
		const group = groupOf$1(compared, hasBaseline);
		if (group !== void 0) groups[group].push(compared);
		if (group !== void 0) continue;
		if (compared.slower === true) groups.slower.push(compared);
		if (compared.costlier === true) groups.costlier.push(compared);
	}
	groups.regressed.sort(byDrop);
	groups.accepted.sort(byDrop);
	groups.uncounted.sort(byDrop);
	groups.slower.sort((a, b) => relative(b.latencyMs) - relative(a.latencyMs));
	groups.costlier.sort((a, b) => costGrowth(b) - costGrowth(a));
	const deciding = verdict.reasons.find(({ status }) => status === verdict.outcome) ?? verdict.reasons.find(({ rule }) => rule === "no-baseline");
	return {
		report,
		groups,
		renames: renamesOf(comparison.cases),
		deciding,
		notCompared: listNotCompared(verdict),
		otherReasons: verdict.reasons.filter((reason) => reason !== deciding && !notComparedRules.has(reason.rule) && !listedRules.has(reason.rule) && [
			"failed",
			"inconclusive",
			"warning"
		].includes(reason.status))
	};
}
function groupOf$1(compared, hasBaseline) {
	const { change, head, base } = compared;
	const fails = head !== void 0 && require_platform.failures(head) > 0;
	if (compared.accepted !== void 0) return "accepted";
	if (compared.quarantined !== void 0 || compared.ignored === true) return fails ? "uncounted" : void 0;
	if (change === "regressed") return "regressed";
	if (!hasBaseline) {
		if (fails) return change === "flaky" ? "flaky" : "failing";
		if (head !== void 0 && head.lost > 0) return "lost";
		return change === "flaky" ? "flaky" : void 0;
	}
	if (!fails && head !== void 0 && head.lost > 0) return "lost";
	if (change === "newly-failing" || change === "new" && fails) return "newFailures";
	if (change === "still-failing") return "stillFailing";
	if (change === "skipped" && base !== void 0 && require_platform.judged(base) > 0) return "skipped";
	if (change === "fixed" || change === "flaky" || change === "new" || change === "removed") return change;
}
function renamesOf(cases) {
	const partners = new Set(cases.flatMap(({ likelyRename }) => likelyRename ?? []));
	if (partners.size === 0) return new Map();
	const titles = new Map(cases.flatMap(({ key, identity }) => partners.has(key) ? [[key, require_platform.caseTitle(identity)]] : []));
	return new Map(cases.flatMap(({ key, likelyRename }) => {
		const title = likelyRename === void 0 ? void 0 : titles.get(likelyRename);
		return title === void 0 ? [] : [[key, title]];
	}));
}
function byDrop(a, b) {
	return (b.drop ?? 0) - (a.drop ?? 0) || (a.adjustedPValue ?? 1) - (b.adjustedPValue ?? 1) || (a.key < b.key ? -1 : 1);
}
function relative(metric) {
	return metric?.relative ?? 0;
}
function costGrowth({ tokens, costUsd }) {
	return Math.max(relative(tokens), relative(costUsd));
}
function sideCounts(tally) {
	if (tally === void 0) return "absent";
	const count = require_platform.judged(tally);
	if (count > 0) return `${tally.passed}/${count}`;
	return tally.lost > 0 ? "lost" : tally.skipped > 0 ? "skipped" : "not run";
}
function tellingMessage(tally) {
	const evidence = telling(tally);
	if (evidence === void 0 || evidence.outcome === "passed") return void 0;
	const { message, detail = "" } = evidence;
	if (message !== void 0 && message.trim() !== "") return message;
	return detail.slice(0, 2e3).split("\n").find((line) => line.trim() !== "");
}
// src/render/same-failure.ts
const leastCases = 3;
const leastShare$1 = .5;
const comparedLength$1 = 120;
const known$1 = new WeakMap();
const onlyType = /^[\w.$]{0,200}(?:error|exception|failure|failed):?$/i;
function sameFailureSentence({ report: { comparison }, groups }) {
	if (known$1.has(comparison)) return known$1.get(comparison);
	const failing = [
		...groups.regressed,
		...groups.failing,
		...groups.newFailures,
		...groups.lost
	];
	const isLost = failing.every(({ head }) => head !== void 0 && require_platform.judged(head) === 0);
	const sentence = sameMessageSentence(failing.map(({ head }) => tellingMessage(head)), isLost ? "were lost" : "fail");
	known$1.set(comparison, sentence);
	return sentence;
}
function sameMessageSentence(messages, verb = "fail") {
	if (messages.length < leastCases) return void 0;
	const telling = messages.flatMap((message) => message?.trim() || []).filter((message) => !onlyType.test(message));
	const [most = []] = [...Map.groupBy(telling, shapeOf).values()].sort((a, b) => b.length - a.length);
	const [message] = most;
	if (message === void 0 || most.length < leastCases || most.length < messages.length * leastShare$1) return void 0;
	const count = require_platform.formatCount(most.length);
	return `${most.length === messages.length ? `All ${count}` : `${count} of ${require_platform.formatCount(messages.length)}`} ${verb} ${new Set(most).size > 1 ? "alike" : "with the same message"}: ${require_platform.quoteName(message)}.`;
}
function shapeOf(message) {
	return message.slice(0, comparedLength$1).toLowerCase().replace(/0x[\da-f]+|[\da-f]{8}-[\da-f-]{27}|\d+(?:[.,:]\d+)*/g, "#");
}
// src/render/sentence.ts
function plainSentence(view) {
	const sentences = [whySentence(view), sameFailureSentence(view)].filter((one) => one !== void 0);
	return sentences.length === 0 ? void 0 : sentences.join(" ");
}
function whySentence(view) {
	const { report, deciding } = view;
	const { outcome } = report.verdict;
	if (deciding === void 0) return void 0;
	if (outcome === "passed") return deciding.rule === "no-regression" ? void 0 : deciding.message;
	if (outcome === "inconclusive") return undecidedSentence(deciding) ?? deciding.message;
	return failureSentence(view) ?? deciding.message;
}
function undecidedSentence({ rule, evidence = {} }) {
	const { baseRate, headRate, pValue, delta, ruledOutDrop, advice } = evidence;
	if (rule !== "inconclusive-suite" || typeof advice !== "string") return void 0;
	const [before, now] = [require_platform.formatRate(Number(baseRate)), require_platform.formatRate(Number(headRate))];
	const fell = Number(headRate) < Number(baseRate) && before !== now;
	const rates = fell ? `The pass rate fell from ${before} to ${now}` : `The pass rate is ${now} (before: ${before})`;
	const known = require_platform.formatPoints(Number(ruledOutDrop ?? 1));
	return `${rates}, ${delta !== null ? `and a drop of more than ${require_platform.formatPoints(Number(delta))} is not ruled out` : fell ? `which may be chance (${require_platform.formatP(Number(pValue))})` : `but a drop of up to ${known} is not ruled out`}. ${advice}`;
}
const covered = new Set(["regression-suite", "regression-case"]);
function failureSentence({ report, groups, deciding }) {
	const { comparison, verdict } = report;
	if (deciding === void 0 || !covered.has(deciding.rule)) return void 0;
	const { suite } = comparison;
	const fell = verdict.reasons.find(({ rule, status }) => rule === "regression-suite" && status === "failed");
	const accepted = groups.accepted.length;
	if (fell?.evidence !== void 0 && accepted > 0) {
		const { baseRate, headRate, pValue } = fell.evidence;
		const rates = `fell from ${require_platform.formatRate(Number(baseRate))} to ${require_platform.formatRate(Number(headRate))}`;
		return `Without the ${accepted === 1 ? "accepted case" : require_platform.plural(accepted, "accepted case")}, the pass rate ${rates}, ${doubt(Number(pValue))}.`;
	}
	if (fell !== void 0 && suite !== null) {
		const rates = `The pass rate fell from ${require_platform.formatRate(suite.baseRate)} to ${require_platform.formatRate(suite.headRate)}`;
		const where = carrierSentence(comparison);
		return `${rates}, ${doubt(suite.pValue)}.${where === void 0 ? "" : ` ${where}`}`;
	}
	const tests = groups.regressed.filter((of) => of.judgedAs === "test" && of.adjustedPValue === void 0);
	const sentences = [];
	if (tests.length > 0) {
		const runs = comparison.baseline?.runs.length ?? 0;
		const before = runs === 1 ? "the baseline run" : `all ${require_platform.plural(runs, "baseline run")}`;
		const who = tests.length === groups.regressed.length ? tests.length === 1 ? "It" : "They" : require_platform.plural(tests.length, "test");
		sentences.push(`${who} passed in ${before}.`);
	}
	const twice = groups.regressed.filter(isBrokenTwice);
	if (twice.length > 0) {
		const who = twice.length === 1 ? "It fails" : `${require_platform.plural(twice.length, "test")} fail`;
		sentences.push(`${who} in the newest run of the base branch, too: two failures in a row are too many for chance.`);
	}
	const proven = groups.regressed.filter((of) => of.adjustedPValue !== void 0 && !isBrokenTwice(of));
	if (proven.length > 0) {
		const best = Math.min(...proven.map(({ adjustedPValue = 1 }) => adjustedPValue));
		const chance = accepted > 0 ? best : Math.min(best, comparison.chances?.fallen ?? 1);
		const what = proven.length === 1 ? "The drop" : `${require_platform.plural(proven.length, "drop")} like these`;
		sentences.push(`${what} ${proven.length === 1 ? "is" : "are"} ${doubt(chance)}.`);
	}
	return sentences.length === 0 ? void 0 : sentences.join(" ");
}
function isBrokenTwice({ judgedAs, changedOnBase, confirmation }) {
	return judgedAs === "test" && changedOnBase !== void 0 && confirmation === void 0;
}
function doubt(pValue) {
	return `${pValue <= .01 ? "very unlikely" : "unlikely"} to be noise (${require_platform.formatP(pValue)})`;
}
// src/render/wording.ts
const outcomeSymbols = {
	passed: "✅",
	failed: "❌",
	inconclusive: "⚠️"
};
const triageTitle = "The service agent's analysis of the failures (not part of the verdict; may be wrong)";
function headline(view) {
	const { report, groups } = view;
	const { outcome, totals } = report.verdict;
	const regressed = groups.regressed.length;
	if (outcome === "failed") {
		const why = regressed > 0 ? regressedOf(view) : whyFailed(view.deciding?.rule);
		return why === void 0 ? "not ready to merge" : `not ready to merge, ${why}`;
	}
	const { arms } = report.comparison;
	if (outcome === "inconclusive" && view.deciding?.rule === "arms" && arms !== void 0) return `no verdict, ${armsWord(arms, arms.arms.length)} compared`;
	if (outcome === "inconclusive") {
		const due = notMeasured(report.verdict);
		const what = due === void 0 ? void 0 : doubtOf(due.rule)?.what?.(due.evidence ?? {});
		return what === void 0 ? "inconclusive, please check before merging" : `not measured: ${what}`;
	}
	const toLookAt = regressed + groups.newFailures.length + groups.failing.length;
	const accepted = groups.accepted.length;
	if (accepted > 0) {
		const others = toLookAt === 0 ? "" : `, ${require_platform.plural(toLookAt, "failing case")} to check`;
		return `passed, ${require_platform.plural(accepted, "regression")} accepted${others}`;
	}
	if (toLookAt > 0) return `passed, with ${require_platform.plural(toLookAt, "failing case")} to check`;
	if (report.comparison.baseline === null) return "passed, no baseline to compare with yet";
	const common = report.comparison.suite?.commonCases ?? totals.cases;
	return `good to merge, no regression in ${require_platform.plural(common, "case")}`;
}
function regressedOf({ report, groups }) {
	const regressed = groups.regressed.length;
	const { cases } = report.comparison;
	const compared = cases.filter(({ head, base }) => head !== void 0 && base !== void 0 && head.scope !== "suite").length + require_platform.countQuiet(report.comparison);
	if (compared <= regressed) return `${require_platform.plural(regressed, "case")} regressed`;
	return `${require_platform.formatCount(regressed)} of ${require_platform.plural(compared, "case")} regressed`;
}
function checkTitle(view) {
	const said = headline(view);
	const missing = summarizeNotCompared(view.notCompared.filter(({ what }) => !said.includes(what)));
	return missing === "" ? said : `${said} (not compared: ${missing})`;
}
const shownMissing = 6;
function notComparedSentences({ notCompared, deciding, report }) {
	const isSaid = report.comparison.baseline === null && [deciding?.message, ...notCompared.map(({ why }) => why)].some((said) => said?.includes("nothing was compared"));
	const others = notCompared.filter(({ rule, why }) => why !== deciding?.message && !(isSaid && rule === "failing-without-baseline"));
	const leftOut = others.length - shownMissing;
	return [...others.slice(0, shownMissing).map(({ why }) => why), ...leftOut > 0 ? [`and ${require_platform.formatCount(leftOut)} more, see the rules below`] : []];
}
function furtherLines(view) {
	const reasons = view.otherReasons.map(({ status, message }) => ({
		what: status,
		why: message
	}));
	const failed = reasons.filter(({ what }) => what === "failed");
	const missing = notComparedSentences(view).map((why) => ({
		what: "not compared",
		why
	}));
	return [
		...failed,
		...missing,
		...reasons.filter(({ what }) => what !== "failed")
	];
}
function whyFailed(rule) {
	if (rule === void 0) return void 0;
	if (rule === "regression-suite") return "the pass rate fell";
	if (rule === "regression-score") return "a score got worse";
	if (rule === "unreadable-report") return "a report is unreadable";
	if (rule === "empty") return "there are no results";
	if (rule === "broken-suite") return "a file or suite failed to run";
	if (rule === "budget") return "the run used more than its budget";
	if (rule === "failures" || rule === "new-failures") return "cases failed";
	if (rule.startsWith("min-") || rule.startsWith("max-")) return "a limit of the policy is not met";
	if (rule.startsWith("regression-")) return "it got slower or more expensive";
}
function countsLine(totals) {
	const parts = [
		`${require_platform.formatCount(totals.passed)} passed`,
		totals.failed > 0 && `${require_platform.formatCount(totals.failed)} failed`,
		totals.errored > 0 && `${require_platform.formatCount(totals.errored)} errored${lostOf(totals)}`,
		totals.skipped > 0 && `${require_platform.formatCount(totals.skipped)} skipped`,
		totals.flaky > 0 && `${require_platform.formatCount(totals.flaky)} passed only on a retry`
	].filter((part) => part !== false);
	const iterations = totals.total === totals.cases ? "" : `, ${require_platform.plural(totals.total, "iteration")}`;
	return `${require_platform.plural(totals.cases, "case")}${iterations}: ${parts.join(", ")}`;
}
function lostOf({ lost }) {
	return lost === 0 ? "" : ` (${require_platform.formatCount(lost)} lost to infrastructure errors)`;
}
const groupTitles = {
	regressed: "Regressed",
	accepted: "Accepted as they are",
	failing: "Failing",
	newFailures: "New failures",
	uncounted: "Failing, but not counted",
	lost: "Lost to infrastructure errors",
	skipped: "Newly skipped",
	fixed: "Fixed",
	flaky: "Flaky",
	new: "New cases",
	removed: "Removed cases",
	slower: "Slower",
	costlier: "More expensive",
	stillFailing: "Still failing"
};
const caseLabels = {
	...groupTitles,
	accepted: "Accepted",
	newFailures: "New failure",
	uncounted: "Not counted",
	lost: "Lost",
	new: "New",
	removed: "Removed"
};
function suiteSentences({ suite, confirmation }) {
	if (suite === null) return [];
	const { commonCases, meanChange, ruledOutDrop, pValue, smallestDetectableDrop } = suite;
	if (suite.of === "tests") return [`${require_platform.plural(commonCases, "test")} ran on both sides, each judged by its own history: one failure after a clean history is a regression.`];
	return [
		`Over ${require_platform.plural(commonCases, "common case")} the mean pass rate changed by ${require_platform.formatPointsChange(meanChange)} (one-sided ${require_platform.formatP(pValue)}).`,
		...ruledOutDrop === null ? [] : [`A drop of more than ${require_platform.formatPoints(ruledOutDrop)} is ruled out with 95% confidence.`],
		...smallestDetectableDrop === null ? [] : [`A drop of ${require_platform.formatPoints(smallestDetectableDrop)} or more would be detected in 80% of runs; smaller ones may go unnoticed.`],
		...confirmation === void 0 ? [] : [`${require_platform.plural(confirmation.suspects, "suspect case")} rerun on both sides; ${require_platform.formatCount(confirmation.confirmed)} confirmed.`]
	];
}
function noBaseline({ verdict }) {
	return verdict.reasons.find(({ rule }) => rule === "no-baseline" || rule === "baseline-out-of-reach")?.message ?? "No baseline was found, so nothing is reported as a regression.";
}
// src/render/case-facts.ts
const notableScoreDrop = .1;
function caseFacts(compared, group, view, ink) {
	const { head, accepted, owners, quarantined, quarantineExpired, latencyMs, tokens, costUsd } = compared;
	const facts = [];
	if (head?.scope === "suite") facts.push("the whole file or suite failed to run");
	if (compared.change === "new" && group === "newFailures") facts.push("new case");
	if (group === "regressed" || group === "accepted" || group === "newFailures" || group === "uncounted") {
		if (ink.isBrief !== true) {
			facts.push(...proofFacts(compared));
			for (const score of ink.hasScores === true ? [] : fallenScores(compared)) facts.push(`${ink.name(score.name)} ${arrow(score, require_platform.formatNumber)}`);
		}
		facts.push(...rerunFacts(compared));
	}
	if (compared.flakyHistory === true && group !== "flaky") facts.push("failed intermittently before");
	if (group === "flaky" && head !== void 0 && head.flaky > 0) facts.push(`${require_platform.formatCount(head.flaky)} passed only on a retry`);
	const renamed = view.renames.get(compared.key);
	if (renamed !== void 0) facts.push(`likely renamed ${group === "removed" ? "to" : "from"} ${ink.name(renamed)}`);
	if (head !== void 0 && head.lost > 0 && group !== "lost") facts.push(`${require_platform.formatCount(head.lost)} lost to infrastructure errors`);
	if (group === "slower" && latencyMs) facts.push(metricFact("latencyMs", latencyMs));
	if (group === "costlier") {
		if (tokens) facts.push(`tokens ${metricFact("tokens", tokens)}`);
		if (costUsd) facts.push(`cost ${metricFact("costUsd", costUsd)}`);
	}
	if (owners !== void 0) facts.push(`owned by ${owners.map(ink.name).join(", ")}`);
	if (accepted !== void 0) {
		const { by, until, reason } = accepted;
		facts.push(`accepted by ${ink.name(by)} until ${ink.text(until)}: ${ink.text(reason)}`);
	}
	if (quarantined !== void 0) {
		const until = quarantined.until === void 0 ? "" : ` until ${ink.text(quarantined.until)}`;
		facts.push(`quarantined${until}: ${ink.text(quarantined.reason)}`);
	}
	if (quarantineExpired !== void 0) {
		const on = quarantineExpired.until === void 0 ? "" : ` on ${ink.text(quarantineExpired.until)}`;
		facts.push(`quarantine ended${on}: ${ink.text(quarantineExpired.reason)}`);
	}
	if (compared.ignored === true) facts.push("ignored by the policy");
	return facts;
}
function proofFacts({ judgedAs, adjustedPValue, pValue }) {
	if (judgedAs === "test") return [];
	if (adjustedPValue !== void 0 && adjustedPValue < 1) return [`adjusted ${require_platform.formatP(adjustedPValue)}`];
	return pValue !== void 0 && pValue < 1 ? [require_platform.formatP(pValue)] : [];
}
function rerunFacts({ confirmation }) {
	if (confirmation === void 0) return [];
	const { basePassed, baseCount, headPassed, headCount, confirmed } = confirmation;
	return [`${confirmed ? "confirmed" : "not confirmed"} by a rerun: ${basePassed}/${baseCount} → ${headPassed}/${headCount}`];
}
function fallenScores({ scores = [] }) {
	return scores.filter(({ base, head, lowerIsBetter }) => {
		return (lowerIsBetter === true ? head - base : base - head) >= notableScoreDrop * Math.max(1, Math.abs(base));
	});
}
function arrow(metric, format) {
	return `${format(metric.base)} → ${format(metric.head)}`;
}
function metricFact(name, metric) {
	return `${arrow(metric, (value) => formatMetric(name, value))} (${require_platform.formatChange(metric.relative)})`;
}
// src/render/html/assets/diff.js
const mostParts = 1500;
function diffTexts(before, after) {
	const split = before.includes("\n") || after.includes("\n") ? /(?<=\n)/ : /(?<=\s)(?=\S)/;
	return joinEqualKinds(diffLists(before.split(split), after.split(split)));
}
function diffLists(left, right) {
	let start = 0;
	while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
	let end = 0;
	while (end < left.length - start && end < right.length - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
	return [
		...left.slice(0, start).map((text) => ({
			kind: "same",
			text
		})),
		...diffMiddle(left.slice(start, left.length - end), right.slice(start, right.length - end)),
		...left.slice(left.length - end).map((text) => ({
			kind: "same",
			text
		}))
	];
}
function diffMiddle(left, right) {
	if (left.length > mostParts || right.length > mostParts) return [{
		kind: "gone",
		text: left.join("")
	}, {
		kind: "come",
		text: right.join("")
	}];
	const width = right.length + 1;
	const lengths = new Uint16Array((left.length + 1) * width);
	for (let i = left.length - 1; i >= 0; i -= 1) for (let j = right.length - 1; j >= 0; j -= 1) lengths[i * width + j] = left[i] === right[j] ? lengths[(i + 1) * width + j + 1] + 1 : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
	const parts = [];
	let i = 0;
	let j = 0;
	while (i < left.length || j < right.length) if (i < left.length && j < right.length && left[i] === right[j]) {
		parts.push({
			kind: "same",
			text: left[i]
		});
		i += 1;
		j += 1;
	} else if (j >= right.length || i < left.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) {
		parts.push({
			kind: "gone",
			text: left[i]
		});
		i += 1;
	} else {
		parts.push({
			kind: "come",
			text: right[j]
		});
		j += 1;
	}
	return parts;
}
function joinEqualKinds(parts) {
	const joined = [];
	for (const { kind, text } of parts) {
		const last = joined.at(-1);
		if (last?.kind === kind) last.text += text;
		else if (text !== "") joined.push({
			kind,
			text
		});
	}
	return joined;
}
// src/render/markdown/word-change.ts
const comparedLength = 6e3;
const context = 40;
const similar = .4;
function wordChange(before, after, limit) {
	const [old, now] = [oneLine(before), oneLine(after)];
	if (old === now) return void 0;
	const parts = diffTexts(old, now);
	if (parts.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0) < similar * Math.max(old.length, now.length)) return [`before: ${quoted(old, limit / 2)}`, `now: ${quoted(now, limit / 2)}`];
	let room = limit;
	const shown = [];
	for (const [index, { kind, text }] of parts.entries()) {
		const place = index === 0 ? "first" : index === parts.length - 1 ? "last" : "middle";
		const short = kind === "same" ? shorten(text, place) : cutText(text, room);
		if (short.length > room && shown.length > 0) {
			shown.push("…");
			break;
		}
		room -= short.length;
		shown.push(marked(kind, short));
	}
	return [`“${shown.join("")}”`];
}
function oneLine(text) {
	return makeVisibleLine(cutText(text, comparedLength));
}
function quoted(text, limit) {
	return text === "" ? "(empty)" : `“${markdownText(text, Math.max(40, Math.floor(limit)))}”`;
}
function marked(kind, text) {
	const words = text.trimEnd();
	const written = markdownPart(words);
	const rest = text.slice(words.length);
	if (kind === "same" || words === "") return `${written}${rest}`;
	return kind === "gone" ? `<del>${written}</del>${rest}` : `<b>${written}</b>${rest}`;
}
function shorten(text, place) {
	const most = place === "middle" ? 80 : context;
	if (text.length <= most + 10) return text;
	const words = text.split(/(?<=\s)/);
	const start = take(words, context);
	const end = take(words.toReversed(), context).toReversed();
	if (place === "first") return `… ${end.join("")}`;
	if (place === "last") return `${start.join("")}…`;
	return `${start.join("")}… ${end.join("")}`;
}
function take(words, length) {
	const taken = [];
	let sum = 0;
	for (const word of words) {
		if (sum + word.length > length && taken.length > 0) break;
		taken.push(cutText(word, length));
		sum += word.length;
	}
	return taken;
}
// src/render/markdown/case.ts
const markdownInk = {
	name: (text) => codeSpan(text, 60),
	text: (text) => markdownText(text, 200),
	isBrief: true
};
function caseMarkdown(compared, group, view, detail) {
	const { head } = compared;
	const { report } = view;
	const parts = [...countsOf$3(compared, group, report.comparison.baseline !== null), ...caseFacts(compared, group, view, markdownInk)];
	const location = telling(head)?.location ?? head?.location;
	if (location !== void 0 && group !== "removed") parts.push(locationMarkdown(report.links, location));
	const trace = traceUrl(report.links, telling(head)?.trace);
	if (trace !== void 0) parts.push(linkMarkdown("trace", trace));
	const first = `- ${group === "regressed" ? `**${caseName(compared)}**` : caseName(compared)}${parts.length === 0 ? "" : ` · ${parts.join(" · ")}`}`;
	if (!(group !== "slower" && group !== "costlier") || head === void 0 || require_platform.failures(head) + head.lost === 0) return first;
	const message = tellingMessage(head);
	const changes = detail.changeLength > 0 ? changeLines(compared, detail.changeLength) : [];
	const isSaid = changes.length > 0 && fallenScores(compared).some(({ name }) => message?.includes(name));
	const lines = [[first, ...[...changes, ...message === void 0 || isSaid ? [] : [codeSpan(message, detail.messageLength)]]].join("<br>\n  ")];
	const evidence = telling(head);
	if (detail.evidenceLength > 0 && evidence !== void 0) lines.push(...evidenceMarkdown(evidence, detail.evidenceLength));
	return lines.join("\n");
}
function changeLines(compared, length) {
	const change = beforeAfter(compared);
	return [...change === void 0 ? [] : [...outputLines(change, length), ...toolLines(change)], ...scoreLines(compared)];
}
function outputLines({ before, after }, length) {
	if (before.output === void 0 || after.output === void 0) return [];
	return wordChange(before.output, after.output, length) ?? [];
}
const shownTools = 12;
function toolLines(change) {
	const path = toolPathChange(change);
	if (path === void 0) return [];
	const written = (names) => names.length === 0 ? "no tool" : [...names.slice(0, shownTools).map((name) => codeSpan(name, 60)), ...names.length > shownTools ? [`${names.length - shownTools} more`] : []].join(" → ");
	return [`tools before: ${written(path.before)}, now: ${written(path.after)}`];
}
function scoreLines(compared) {
	const { head } = compared;
	return fallenScores(compared).map(({ name, base, head: now }) => {
		const threshold = head?.scores?.get(name)?.threshold;
		const limit = threshold === void 0 ? "" : ` (needs ${require_platform.formatNumber(threshold)})`;
		const rationale = telling(head)?.scores?.find((score) => score.name === name)?.rationale;
		const why = rationale === void 0 ? "" : `: ${markdownText(rationale, 200)}`;
		return `${codeSpan(name, 60)} ${require_platform.formatNumber(base)} → ${require_platform.formatNumber(now)}${limit}${why}`;
	});
}
function caseMarkdownShort(compared, group, view) {
	const counts = countsOf$3(compared, group, view.report.comparison.baseline !== null);
	return [`- ${codeSpan(require_platform.caseTitle(compared.identity), 60)}`, ...counts].join(" · ");
}
function caseName({ identity }) {
	return codeSpan(require_platform.caseTitle(identity), 120);
}
function countsOf$3({ base, head }, group, hasBaseline) {
	if (group === "removed") return base === void 0 ? [] : [`was ${sideCounts(base)}`];
	if (!hasBaseline || base === void 0) return [sideCounts(head)];
	const counts = `${sideCounts(base)}\u00a0→\u00a0${sideCounts(head)}`;
	return [group === "regressed" ? `**${counts}**` : counts];
}
function evidenceMarkdown(evidence, limit) {
	const { input, expected, output, detail } = evidence;
	const blocks = [
		["Input", input],
		["Expected", expected],
		["Output", output],
		["Failure", detail]
	].flatMap(([title, text]) => text === void 0 || text === "" ? [] : [`${title}:\n\n${fence(text, { limit })}`]);
	if (blocks.length === 0) return [];
	return [
		"",
		`<details><summary>Evidence of iteration ${evidence.ordinal}</summary>\n`,
		blocks.join("\n\n"),
		"\n</details>\n"
	];
}
// src/render/markdown/folds/accepted.ts
function acceptedSections({ groups }, entries) {
	const count = groups.accepted.length;
	if (count === 0) return [];
	return [{
		name: "accepted regressions",
		priority: 1,
		open: `**${groupTitles.accepted}: ${require_platform.formatCount(count)}**\n`,
		entries
	}];
}
function acceptOffer({ acceptCommand }) {
	if (acceptCommand === void 0) return [];
	return [{
		name: "how to accept the change",
		priority: 24,
		open: `<details>\n<summary>Is this change intended?</summary>\n\nSomebody with write access can accept it: copy this into a comment, add the reason, and run the job again. It holds for this commit.\n\n${fence(acceptCommand, { limit: 8e3 })}`,
		close: "\n</details>"
	}];
}
// src/render/run-rates.ts
function meanPassRates(report, runs) {
	const { comparison, head } = report;
	const { suite } = comparison;
	if (suite === null || runs.length === 0) return void 0;
	const isEval = suite.of !== "tests";
	const quiet = isEval ? void 0 : comparison.quiet;
	const keys = comparison.cases.flatMap((of) => {
		const counts = of.quarantined === void 0 && of.ignored !== true;
		const isCommon = of.head !== void 0 && of.base !== void 0 && require_platform.judged(of.head) > 0 && require_platform.judged(of.base) > 0;
		return counts && isCommon && of.head?.scope !== "suite" && (!isEval || of.judgedAs === "eval") ? of.key : [];
	});
	return [...runs, head].map((run) => {
		let [sum, count] = [0, 0];
		for (const key of keys) {
			const tally = run.cases.get(key);
			const of = tally === void 0 ? 0 : require_platform.judged(tally);
			if (tally === void 0 || of === 0) continue;
			sum += tally.passed / of;
			count += 1;
		}
		const passed = quiet?.passedIn(run) ?? 0;
		return count + passed === 0 ? null : Number(((sum + passed) / (count + passed)).toFixed(12));
	});
}
// src/render/trend.ts
const steps = "▁▂▃▄▅▆▇█";
const shownPoints = 20;
const namedPoints = 10;
const chartStyle = "%%{init: {\"themeVariables\": {\"xyChart\": {\"plotColorPalette\": \"#2f81f7\"}}}}%%";
function sparkline(rates) {
	const low = Math.min(...rates);
	const span = Math.max(...rates) - low;
	return rates.map((rate) => steps[span === 0 ? 4 : Math.round((rate - low) / span * 7)]).join("");
}
function trendPoints(report) {
	const history = report.history ?? [];
	if (history.length === 0) return [];
	const { createdAt, commit } = report.head.info;
	const runs = (report.baselineRuns ?? []).slice(0, shownPoints).toReversed();
	const shown = history.slice(-20);
	const means = runs.length === shown.length ? meanPassRates(report, runs) : void 0;
	const head = {
		label: "this change",
		commit,
		createdAt,
		passRate: require_platform.passRate(report.verdict.totals)
	};
	const known = [...shown, head].map((point, index) => means === void 0 ? point : {
		...point,
		passRate: means[index] ?? null
	}).filter((point) => point.passRate !== null);
	return known.length < 3 ? [] : known;
}
function trendTitle({ comparison, baselineRuns = [] }) {
	return comparison.suite === null || baselineRuns.length === 0 ? "Pass rate of all iterations" : "Mean pass rate, common cases";
}
function trendLine(report) {
	const points = trendPoints(report);
	const [first, last] = [points[0], points.at(-1)];
	if (first === void 0 || last === void 0) return void 0;
	if (isFlat(points)) return `${require_platform.formatRate(last.passRate)} in each of ${require_platform.plural(points.length - 1, "base run")} and in this change`;
	return `${sparkline(points.map(({ passRate }) => passRate))} from ${require_platform.formatRate(first.passRate)} to ${require_platform.formatRate(last.passRate)} over ${require_platform.plural(points.length - 1, "base run")} and this change`;
}
function isFlat([first, ...others]) {
	return others.every(({ passRate }) => passRate === first?.passRate);
}
function trendChart(report) {
	const points = trendPoints(report);
	if (isFlat(points)) return void 0;
	const percents = points.map(({ passRate }) => Number((passRate * 100).toFixed(2)));
	const low = Math.max(0, Math.floor(Math.min(...percents) - 1));
	return [
		"```mermaid",
		chartStyle,
		"xychart-beta",
		"    title \"Pass rate of the last runs, in percent\"",
		`    x-axis [${axisLabels(points).join(", ")}]`,
		`    y-axis "percent" ${low} --> 100`,
		`    line [${percents.join(", ")}]`,
		"```"
	].join("\n");
}
function axisLabels(points) {
	if (points.length > namedPoints) return points.map((_, index) => index === points.length - 1 ? "\"now\"" : `"${index + 1 - points.length}"`);
	const seen = new Map();
	return points.map(({ label }) => {
		const text = mermaid(label, 12);
		const count = (seen.get(text) ?? 0) + 1;
		seen.set(text, count);
		return count === 1 ? `"${text}"` : `"${text} (${count})"`;
	});
}
function trendLabels(report) {
	return trendPoints(report).map(({ label, passRate }) => `${codeSpan(label, 24)} ${require_platform.formatRate(passRate)}`).join(" · ");
}
// src/render/run-history.ts
const shownRuns$1 = 20;
const shownScorers = 8;
function baseRunsOf({ baselineRuns = [] }) {
	return baselineRuns.slice(0, shownRuns$1).toReversed();
}
function runLabel({ info: { commit, createdAt, id } }) {
	return commit?.slice(0, 7) ?? (createdAt > 0 ? require_platform.formatTime(createdAt).slice(0, 10) : id);
}
function caseHistory({ key, head }, baseRuns) {
	const tallies = [...baseRuns.map(({ cases }) => cases.get(key)), head];
	return {
		counts: tallies.map((tally) => tally === void 0 ? {
			passed: 0,
			judged: 0
		} : {
			passed: tally.passed,
			judged: require_platform.judged(tally)
		}),
		scores: scorerNames(tallies).flatMap((name) => {
			const means = tallies.map((tally) => meanScore$1(tally?.scores?.get(name)));
			return means.filter((mean) => mean !== null).length < 2 ? [] : [{
				name,
				means
			}];
		})
	};
}
function isSteady({ counts }) {
	return counts.every(({ passed, judged: count }) => count > 0 && passed === count);
}
function scorerNames(tallies) {
	const names = new Set();
	for (const tally of tallies.toReversed()) for (const name of tally?.scores?.keys() ?? []) if (names.size < shownScorers) names.add(name);
	return [...names].sort();
}
function meanScore$1(tally) {
	if (tally === void 0 || tally.count === 0) return null;
	const mean = tally.sum / tally.count;
	return Number.isFinite(mean) ? mean : null;
}
function suiteHistory(report) {
	const runs = baseRunsOf(report);
	if (runs.length === 0) {
		const points = trendPoints(report);
		return {
			labels: points.map(({ label }) => label),
			passRates: points.map(({ passRate }) => passRate),
			scores: [],
			scorersLeftOut: 0
		};
	}
	const { head, comparison } = report;
	const all = [...runs, head];
	const scored = comparison.cases.filter((of) => of.head?.scores !== void 0 && isCounted(of));
	const names = [...new Set(scored.flatMap((of) => [...of.head?.scores?.keys() ?? []]))].sort();
	return {
		labels: [...runs.map(runLabel), "this change"],
		passRates: meanPassRates(report, runs) ?? all.map((run) => require_platform.passRate(require_platform.totalsOf(run))),
		scores: names.slice(0, shownScorers).map((name) => ({
			name,
			means: all.map(({ cases }) => meanOf$1(scored.map(({ key }) => meanScore$1(cases.get(key)?.scores?.get(name)))))
		})),
		scorersLeftOut: Math.max(0, names.length - shownScorers)
	};
}
function isCounted({ ignored, quarantined }) {
	return ignored === void 0 && quarantined === void 0;
}
function meanOf$1(values) {
	const known = values.filter((value) => value !== null);
	return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
// src/render/health.ts
const fewestRuns = 3;
const fewestIterations = 50;
function suiteHealth(report) {
	const runs = baseRunsOf(report);
	if (runs.length < fewestRuns) return void 0;
	const cases = report.comparison.cases.filter(({ head, ignored, quarantined }) => head !== void 0 && head.scope !== "suite" && ignored !== true && quarantined === void 0);
	const flaky = [];
	const neverPass = [];
	const alwaysPass = [];
	for (const compared of cases) {
		const before = judgedIn(runs, compared.key);
		const all = judgedIn([...runs, report.head], compared.key);
		const failed = sum$1(all.map(({ tally }) => require_platform.failures(tally)));
		const count = sum$1(all.map(({ tally }) => require_platform.judged(tally)));
		if (all.length > fewestRuns && failed === count) neverPass.push(require_platform.caseTitle(compared.identity));
		if (compared.judgedAs === "eval" && failed === 0 && count >= fewestIterations) alwaysPass.push(require_platform.caseTitle(compared.identity));
		if (!isFlaky(before.map(({ tally }) => require_platform.failures(tally) / require_platform.judged(tally)))) continue;
		const last = all.findLast(({ tally }) => require_platform.failures(tally) > 0);
		flaky.push({
			compared,
			failed,
			judged: count,
			lastFailure: labelOf(last?.run, report)
		});
	}
	flaky.sort((a, b) => b.failed / b.judged - a.failed / a.judged || (a.compared.key < b.compared.key ? -1 : 1));
	return {
		runs: runs.length,
		flaky,
		neverPass,
		alwaysPass
	};
}
function judgedIn(runs, key) {
	return runs.flatMap((run) => {
		const tally = run.cases.get(key);
		return tally === void 0 || require_platform.judged(tally) === 0 ? [] : [{
			run,
			tally
		}];
	});
}
function sum$1(values) {
	return values.reduce((total, value) => total + value, 0);
}
function isFlaky(shares) {
	if (shares.some((share) => share > 0 && share < 1)) return true;
	return shares.filter((share, index) => index > 0 && share !== shares[index - 1]).length > 1;
}
function labelOf(run, { head }) {
	return run === void 0 ? "" : run === head ? "this change" : runLabel(run);
}
function quarantineEntry({ compared }) {
	const { file, suite, name, id } = compared.identity;
	const pattern = id ?? [
		...file === void 0 ? [] : [file],
		...suite,
		name
	].join(" > ");
	return [`  - match: ${JSON.stringify(pattern)}`, "    quarantine: { reason: \"flaky, see …\", until: \"YYYY-MM-DD\" }"].join("\n");
}
// src/render/markdown/folds/health.ts
const shownCases = 10;
const shownEntries = 5;
const shownNames = 5;
function listedFlaky(report) {
	return suiteHealth(report)?.flaky.slice(0, shownCases) ?? [];
}
function healthSections(view) {
	const health = suiteHealth(view.report);
	if (health === void 0) return [];
	const { runs, flaky, neverPass, alwaysPass } = health;
	if (flaky.length === 0 && neverPass.length === 0) return [];
	const titles = [...flaky.length > 0 ? [`${require_platform.plural(flaky.length, "flaky case")}${failedNow(flaky)}`] : [], ...neverPass.length > 0 ? [`${require_platform.plural(neverPass.length, "case")} that never passed`] : []];
	const entries = flaky.slice(0, shownEntries).map(quarantineEntry);
	const blocks = [
		table(listedFlaky(view.report)),
		flaky.length > shownCases ? `and ${require_platform.formatCount(flaky.length - shownCases)} more` : "",
		names("Never passed, so they cannot get worse", neverPass),
		names("Always passed, so they tell no two versions apart", alwaysPass),
		entries.length === 0 ? "" : `To take the flakiest out of the verdict for a while, in the policy file:\n\n${fence(`cases:\n${entries.join("\n")}`, {
			limit: 3e3,
			info: "yaml"
		})}`
	];
	return [{
		name: "health of the suite",
		priority: 25,
		open: `<details>\n<summary>Over ${require_platform.plural(runs, "base run")}: ${titles.join(", ")}</summary>\n\n${blocks.filter((block) => block !== "").join("\n\n")}`,
		close: "\n</details>"
	}];
}
function failedNow(flaky) {
	const count = flaky.filter(({ compared: { head } }) => head !== void 0 && require_platform.failures(head) > 0).length;
	return count === 0 ? "" : ` (${require_platform.formatCount(count)} failed now)`;
}
function names(what, titles) {
	if (titles.length === 0) return "";
	const shown = titles.slice(0, shownNames).map((title) => codeSpan(title, 80));
	const more = titles.length > shownNames ? ` and ${require_platform.formatCount(titles.length - shownNames)} more` : "";
	return `${what}: ${shown.join(", ")}${more}`;
}
function table(flaky) {
	if (flaky.length === 0) return "";
	return [
		"| Flaky case | Failed | Iterations | Last in |",
		"| --- | ---: | ---: | --- |",
		...flaky.map(({ compared, failed, judged, lastFailure }) => `| ${codeSpan(require_platform.caseTitle(compared.identity), 80)} | ${require_platform.formatRate(failed / judged)} | ${require_platform.formatCount(failed)} of ${require_platform.formatCount(judged)} | ${markdownInk.name(lastFailure)} |`)
	].join("\n");
}
// src/render/markdown/help.ts
function helpSections({ help }) {
	if (help === void 0) return [];
	const { triage, reproductions = [], study } = help;
	const sections = [];
	if (triage !== void 0) sections.push({
		name: "triage",
		priority: 7,
		open: `<details>\n<summary>${triageTitle}</summary>\n\n${markdownText(triage, 2100)}`,
		close: "\n</details>"
	});
	if (reproductions.length > 0) {
		const lines = reproductions.map(({ caseTitle, sessionId }) => `- ${codeSpan(caseTitle, 120)}: session ${codeSpan(sessionId, 80)}`);
		sections.push({
			name: "reproductions",
			priority: 6,
			open: `Read-only browser sessions for reproducing failures, open in the eval service:\n\n${lines.join("\n")}`
		});
	}
	if (study !== void 0) {
		const findings = study.insights === void 0 ? "not available" : `\n\n${fence(study.insights, {
			limit: 2100,
			info: "json"
		})}`;
		sections.push({
			name: "study",
			priority: 20,
			open: `<details>\n<summary>Study insights</summary>\n\n${codeSpan(study.name, 120)}: ${findings}`,
			close: "\n</details>"
		});
	}
	return sections;
}
// src/render/figures/spend.ts
const days = 30;
function spendSentences({ head, ledger }) {
	const newest = Math.max(head.info.createdAt, Date.parse(ledger?.entries[0]?.at ?? ""));
	const recent = (ledger?.entries ?? []).filter(({ at }) => Date.parse(at) > newest - days * require_main.dayMs);
	const known = recent.flatMap(({ cost }) => cost ?? []);
	if (known.length === 0) return [];
	const sum = known.reduce((all, cost) => all + cost, 0);
	const without = recent.length - known.length;
	const missing = without === 0 ? "" : `, ${require_platform.plural(without, "more run")} without costs`;
	return [`The base branch in the last ${days} days: ${require_platform.formatMoney(sum)} (${require_platform.plural(known.length, "run")}${missing}; pull requests are not included).`];
}
// src/model/gate-report.ts
function serviceRuns(service) {
	if (service.kind === "executed") return service.runs;
	return service.kind === "uploaded" ? [service.run] : [];
}
function historyOf$2(runs) {
	return runs.map((run) => {
		const { commit, createdAt, id } = run.info;
		return {
			label: commit?.slice(0, 7) ?? id,
			commit,
			createdAt,
			passRate: require_platform.passRate(require_platform.totalsOf(run))
		};
	});
}
// src/render/service-result.ts
function serviceDifference(report) {
	const { outcome, totals } = report.verdict;
	const result = combined(serviceRuns(report.service).map((run) => run.result));
	if (result === void 0 || result === outcome) return [];
	const count = require_platform.judged(totals);
	const failing = count - totals.passed;
	const rate = require_platform.formatRate(require_platform.passRate(totals));
	const measured = count === 0 ? "nothing was judged" : `${rate} passed, ${failing === 0 ? "none" : require_platform.formatCount(failing)} of ${require_platform.plural(count, "iteration")} failed`;
	const [decided] = report.verdict.reasons;
	return [
		`The service says ${result}, the gate ${outcome}. The service looks at the pass rate alone (here ${measured}) and needs 100% unless the run or the suite sets another rate; it has no baseline.`,
		...decided === void 0 ? [] : [`What decided here: ${decided.message}`],
		...totals.lost > 0 ? [`${require_platform.plural(totals.lost, "lost iteration")} count here in no rate. A service that does not know their status counts them as failed.`] : []
	];
}
function combined(results) {
	const known = results.filter((result) => result === "passed" || result === "failed" || result === "inconclusive");
	if (known.length === 0 || known.length < results.length) return void 0;
	return [
		"failed",
		"inconclusive",
		"passed"
	].find((worst) => known.includes(worst));
}
// src/model/run/spend.ts
function spendOf(run) {
	let calls = run.cases instanceof require_platform.CaseTable ? run.cases.passes : 0;
	const sums = {
		tokens: {
			count: 0,
			sum: 0
		},
		costUsd: {
			count: 0,
			sum: 0
		}
	};
	for (const tally of require_platform.otherTallies(run)) {
		if (tally.scope === "suite") continue;
		calls += require_platform.countIterations(tally) - tally.skipped;
		for (const metric of ["tokens", "costUsd"]) {
			const sample = tally[metric];
			if (sample === void 0) continue;
			const { count, sum } = require_platform.momentsOf(sample);
			sums[metric].count += count;
			sums[metric].sum += sum;
		}
	}
	const { tokens, costUsd } = sums;
	const share = (count) => calls === 0 ? 0 : Math.min(1, count / calls);
	return {
		calls,
		tokens: tokens.count === 0 ? void 0 : tokens.sum,
		costUsd: costUsd.count === 0 ? void 0 : costUsd.sum,
		known: {
			tokens: share(tokens.count),
			costUsd: share(costUsd.count)
		}
	};
}
const fewestCases$1 = 20;
function percentilesOf(cases, metric) {
	const means = [];
	for (const tally of cases) {
		const mean = tally.scope === "suite" ? void 0 : require_platform.meanOf(tally[metric]);
		if (mean !== void 0) means.push(mean);
	}
	if (means.length < fewestCases$1) return void 0;
	means.sort((a, b) => a - b);
	const at = (share) => means[Math.ceil(share * means.length) - 1] ?? 0;
	return {
		p50: at(.5),
		p95: at(.95)
	};
}
// src/render/figures/metric-rows.ts
const meanTitles = {
	latencyMs: "Mean latency",
	tokens: "Mean tokens",
	costUsd: "Mean cost"
};
const remembered = new WeakMap();
function metricRows(report) {
	const { comparison, verdict, head, baselineRuns } = report;
	const known = remembered.get(comparison);
	if (known?.report.verdict === verdict && known.report.head === head && known.report.baselineRuns === baselineRuns) return known.rows;
	const rows = makeRows(report);
	remembered.set(comparison, {
		report,
		rows
	});
	return rows;
}
function makeRows(report) {
	const { comparison, verdict } = report;
	const row = (name, metric, format, foreign = false) => ({
		name,
		foreign,
		base: format(metric.base),
		head: format(metric.head),
		change: `${require_platform.formatChange(metric.relative)}${certainty(metric)}`
	});
	return [
		passRateRow(comparison, verdict.totals),
		...iteratedRows(report),
		...comparison.scores.map((score) => row(score.name, score, require_platform.formatNumber, true)),
		...metricNames.flatMap((name) => {
			const metric = comparison[name];
			return metric === void 0 ? [] : [{
				...row(meanTitles[name], metric, (value) => formatMetric(name, value)),
				metric: true
			}];
		}),
		...percentileRows(report),
		...spendRows(report)
	];
}
function passRateRow({ suite }, totals) {
	const name = "Pass rate";
	if (suite === null) return {
		name,
		foreign: false,
		head: require_platform.formatRate(require_platform.passRate(totals))
	};
	return {
		name: "Mean pass rate, common cases",
		foreign: false,
		base: require_platform.formatRate(suite.baseRate),
		head: require_platform.formatRate(suite.headRate),
		change: require_platform.formatPointsChange(suite.meanChange)
	};
}
function spendRows({ head, baselineRuns = [] }) {
	const [before, now] = [baselineRuns[0] && spendOf(baselineRuns[0]), spendOf(head)];
	return ["tokens", "costUsd"].flatMap((metric) => {
		const used = now[metric];
		const base = before?.[metric];
		if (used === void 0) return [];
		const name = metric === "tokens" ? "Tokens of the whole run" : "Cost of the whole run";
		const format = (value) => formatMetric(metric, value);
		if (base === void 0) return [{
			name,
			foreign: false,
			head: format(used)
		}];
		const relative = base === 0 ? null : (used - base) / base;
		return [{
			name,
			foreign: false,
			base: format(base),
			head: format(used),
			change: require_platform.formatChange(relative)
		}];
	});
}
function percentileRows({ head, baselineRuns = [] }) {
	return ["latencyMs", "costUsd"].flatMap((metric) => {
		const now = percentilesOf(require_platform.otherTallies(head), metric);
		if (now === void 0) return [];
		const before = baselineRuns[0] && percentilesOf(require_platform.otherTallies(baselineRuns[0]), metric);
		const format = ({ p50, p95 }) => formatPair(formatMetric(metric, p50), formatMetric(metric, p95));
		const name = `${metricTitles[metric]} of a case, p50 / p95`;
		if (before === void 0) return [{
			name,
			foreign: false,
			head: format(now)
		}];
		const relative = before.p95 === 0 ? null : (now.p95 - before.p95) / before.p95;
		const change = `p95 ${require_platform.formatChange(relative)}`;
		return [{
			name,
			foreign: false,
			metric: true,
			base: format(before),
			head: format(now),
			change
		}];
	});
}
function formatPair(first, second) {
	const unit = / \S+$/.exec(second)?.[0] ?? "";
	return `${unit !== "" && first.endsWith(unit) && first.split(" ").length === 2 ? first.slice(0, -unit.length) : first} / ${second}`;
}
function iteratedRows({ comparison, head, baselineRuns = [] }) {
	const newest = baselineRuns[0];
	const iterated = comparison.cases.filter(({ judgedAs, head: now }) => judgedAs === "eval" && now !== void 0 && require_platform.judged(now) > 1);
	const talliesOf = (run) => iterated.flatMap(({ key }) => run.cases.get(key) ?? []).filter((of) => require_platform.judged(of) > 0);
	const [before, now] = [newest === void 0 ? [] : talliesOf(newest), talliesOf(head)];
	if (now.length === 0) return [];
	const row = (name, holds) => {
		const share = (of) => of.filter(holds).length / of.length;
		if (before.length === 0) return {
			name,
			foreign: false,
			head: require_platform.formatRate(share(now))
		};
		const [from, to] = [share(before), share(now)];
		return {
			name,
			foreign: false,
			base: require_platform.formatRate(from),
			head: require_platform.formatRate(to),
			change: require_platform.formatPointsChange(to - from)
		};
	};
	const never = [...before, ...now].some(({ passed }) => passed === 0);
	return [row("Evals that passed every iteration", (of) => require_platform.failures(of) === 0), ...never ? [row("Evals that passed at least once", ({ passed }) => passed > 0)] : []];
}
function certainty({ significant, pValue }) {
	if (significant === void 0) return "";
	const proof = pValue === void 0 ? "" : `, ${require_platform.formatP(pValue)}`;
	return significant ? ` (significant${proof})` : " (not significant)";
}
// src/render/markdown/figures.ts
const shownScores = 8;
function metricTable(report) {
	const rows = metricRows(report).filter(isNews$1);
	const shown = rows.filter((row, index) => !row.foreign || index <= shownScores);
	const leftOut = rows.length - shown.length;
	const isCompared = rows.some(({ base }) => base !== void 0);
	const line = (...cells) => `| ${(isCompared ? cells : [cells[0], cells[2]]).join(" | ")} |`;
	return [
		line("", "Base", "This change", "Change"),
		line("---", "---:", "---:", "---:"),
		...shown.map(({ name, foreign, base = "n/a", head, change = "n/a" }) => line(foreign ? markdownInk.name(name) : name, base, head, change)),
		...leftOut > 0 ? [line(`and ${require_platform.plural(leftOut, "more score")}`, "", "", "")] : []
	].join("\n");
}
function isNews$1({ base, head, metric }) {
	return metric !== true || base !== head;
}
function trendBlock(report) {
	const line = trendLine(report);
	const chart = trendChart(report);
	if (line === void 0) return void 0;
	const said = `**${trendTitle(report)}.** ${line}`;
	return chart === void 0 ? said : `${said}\n\n${chart}\n\n${trendLabels(report)}`;
}
// src/render/markdown/judgement.ts
const shownRuns = 5;
const shownLines$1 = 20;
function judgementSections(view) {
	const { report } = view;
	const { verdict, comparison, policy } = report;
	const blocks = [
		metricTable(report),
		countsLine(verdict.totals),
		trendBlock(report),
		baselineBlock(view),
		listBlock("Spend", spendSentences(report)),
		listBlock("Policy", policy),
		listBlock("Confidence", suiteSentences(comparison)),
		listBlock("Rules", verdict.reasons.map(({ status, rule, message }) => `${status}, ${rule}: ${message}`)),
		listBlock("Eval service", [...serviceSentences(view), ...serviceDifference(view.report)]),
		listBlock("Reports", fileSentences(view)),
		noticeBlock(report.notices)
	].filter((block) => block !== void 0);
	return [{
		name: "how this was judged",
		priority: 30,
		open: `<details>\n<summary>How this was judged: ${summaryOf(view)}</summary>\n\n${blocks.join("\n\n")}`,
		close: "\n</details>"
	}];
}
function summaryOf({ report }) {
	const { baseline } = report.comparison;
	const against = baseline === null ? "no baseline" : `compared with ${require_platform.plural(baseline.runs.length, "base run")}`;
	const notices = report.notices.length;
	const { cases, total } = report.verdict.totals;
	return `${`${require_platform.plural(cases, "case")}${total === cases ? "" : `, ${require_platform.plural(total, "iteration")}`}`}, ${against}, ${require_platform.plural(report.policy.length, "policy rule")}${notices === 0 ? "" : `, ${require_platform.plural(notices, "notice")}`}`;
}
function baselineBlock({ report }) {
	const { baseline } = report.comparison;
	if (baseline === null) return `**Baseline.** ${markdownText(noBaseline(report), 600)}`;
	const known = baseline.runs.filter(({ commit, createdAt }) => commit !== void 0 || createdAt > 0);
	const runs = known.slice(0, shownRuns).map((run) => `- ${runLine(run, ownPage(report.links, run.url))}`);
	const leftOut = known.length - runs.length;
	if (leftOut > 0) runs.push(`- and ${require_platform.formatCount(leftOut)} more`);
	const from = `**Baseline**, from ${sourceNames[baseline.source]}`;
	return [runs.length > 0 ? from : `${from}: ${markdownText(baseline.description, 300)}`, ...runs.length > 0 ? [runs.join("\n")] : []].join("\n\n");
}
const sourceNames = {
	service: "the eval service",
	artifact: "artifacts of the base branch",
	file: "a file",
	run: "the given run"
};
function runLine({ id, commit, branch, createdAt }, page) {
	const name = commit === void 0 ? markdownInk.name(id) : markdownInk.name(commit.slice(0, 12));
	const on = branch === void 0 ? "" : ` on ${markdownInk.name(branch)}`;
	const at = createdAt > 0 ? `, ${require_platform.formatTime(createdAt)}` : "";
	return `${linkMarkdown(name, page)}${on}${at}`;
}
function listBlock(title, lines) {
	if (lines.length === 0) return void 0;
	const shown = lines.slice(0, shownLines$1).map((line) => `- ${markdownText(line, 400)}`);
	if (lines.length > shownLines$1) shown.push(`- and ${require_platform.formatCount(lines.length - shownLines$1)} more`);
	return `**${title}**\n\n${shown.join("\n")}`;
}
function noticeBlock(notices) {
	if (notices.length === 0) return void 0;
	const shown = notices.slice(0, shownLines$1).map((notice) => {
		const [first = "", ...rest] = notice.split("\n");
		const item = `- ${markdownText(first, 400)}`;
		if (rest.length === 0) return item;
		return `${item}\n\n${fence(rest.join("\n"), { limit: 2e3 }).split("\n").map((line) => `  ${line}`).join("\n")}`;
	});
	if (notices.length > shownLines$1) shown.push(`- and ${require_platform.formatCount(notices.length - shownLines$1)} more`);
	return `**Notices**\n\n${shown.join("\n")}`;
}
function serviceSentences({ report }) {
	const { service } = report;
	const ownVerdict = (result) => result === void 0 ? "" : ` The service's own verdict: ${result}.`;
	switch (service.kind) {
		case "none": return [];
		case "uploaded": return [`Results uploaded as run ${service.run.runId}.${ownVerdict(service.run.result)}`];
		case "executed": return service.runs.map(({ label, runId, result }) => `${label}: executed as run ${runId}.${ownVerdict(result)}`);
		case "failed": return [`Results not uploaded: ${service.message} (${require_platform.plural(service.unsent, "result")} kept for the next attempt)`];
	}
}
function fileSentences({ report }) {
	return report.files.flatMap(({ path, format, tests, warnings, foreign }) => [foreign === void 0 ? `${path}: ${require_platform.plural(tests, "iteration")}${format === null ? "" : `, ${format}`}` : `${path}: skipped, it looks like ${foreign}`, ...warnings.slice(0, 3).map((warning) => `${path}: ${warning}`)]);
}
// src/render/markdown/parts/arms.ts
function armSections(report) {
	const table = armsTable(report);
	if (table === void 0) return [];
	const rows = table.rows.map(({ name, mark, cells }) => {
		const shown = mark === "best" ? `**${tableCell(name, 60)}**` : tableCell(name, 60);
		return `| ${mark === "worse" ? `❌ ${shown}` : shown} | ${cells.join(" | ")} |`;
	});
	return [{
		name: "comparison of variants",
		priority: 2,
		open: [
			...table.lead === void 0 ? [] : [markdownText(table.lead, 600), ""],
			`| | ${table.columns.join(" | ")} |`,
			`| --- |${" ---: |".repeat(table.columns.length)}`,
			...rows,
			"",
			table.note
		].join("\n")
	}];
}
// src/render/markdown/parts/slices.ts
function unchangedNote(count) {
	return count === 0 ? "" : `${require_platform.plural(count, "slice passes", "slices pass")} as before and ${count === 1 ? "is" : "are"} left out. `;
}
function sliceSections({ report }, { always }) {
	const { comparison, verdict } = report;
	const all = sliceRows(comparison);
	const changed = all.filter((row) => row.isNews);
	const rows = always || changed.length === 0 ? all : changed;
	if (rows.length === 0) return [];
	const isNews = verdict.outcome !== "passed" || rows.some(({ isWorse }) => isWorse);
	if (!always && !isNews) return [];
	const isCompared = rows.some(({ change }) => change !== "");
	const columns = isCompared ? [
		"Iterations passed",
		"Change",
		"p"
	] : ["Iterations passed"];
	return [{
		name: "slices",
		priority: 6,
		open: [
			`<details>\n<summary>${slicesTitle(comparison)}</summary>\n`,
			`${unchangedNote(all.length - rows.length)}${slicesNote(comparison)}`,
			"",
			`| Slice | Cases | ${columns.join(" | ")} |`,
			`| --- | ---: |${" ---: |".repeat(columns.length)}`
		].join("\n"),
		close: "\n</details>",
		entries: {
			count: rows.length,
			limit: 30,
			share: .2,
			write: (index) => {
				const row = rows[index];
				if (row === void 0) return "";
				const name = tableCell(row.name, 80);
				const cells = isCompared ? [
					row.passed,
					row.change || "–",
					row.pValue || "–"
				] : [row.passed];
				const shown = row.isWorse ? cells.map((cell) => `**${cell}**`) : cells;
				return `| ${row.isWorse ? `❌ ${name}` : name} | ${row.cases} | ${shown.join(" | ")} |`;
			},
			more: (count) => `| and ${require_platform.formatCount(count)} more | |${" |".repeat(columns.length)}`
		}
	}];
}
// src/render/parts/variants.ts
function variantRows({ cases }) {
	return partRows(cases.filter(hasVariant), ({ identity }) => identity.variant);
}
function suiteRows({ comparison, service }) {
	return service.kind === "executed" && service.runs.length > 1 ? partRows(require_platform.allCases(comparison), ({ identity }) => identity.suite[0]) : [];
}
function hasVariant({ identity }) {
	return identity.variant !== void 0;
}
function partRows(cases, partOf) {
	const byPart = Map.groupBy(cases, partOf);
	byPart.delete(void 0);
	if (byPart.size < 2) return [];
	return [...byPart].map(([part = "", of]) => ({
		part,
		cases: of.length,
		failing: of.filter(isFailing).length,
		regressed: of.filter(({ change }) => change === "regressed").length,
		baseRate: pooledRate(of.map(({ base }) => base)),
		headRate: pooledRate(of.map(({ head }) => head))
	})).sort((a, b) => b.regressed - a.regressed || b.failing - a.failing);
}
function isFailing({ head }) {
	return head !== void 0 && require_platform.failures(head) > 0;
}
function pooledRate(tallies) {
	let passed = 0;
	let count = 0;
	for (const tally of tallies) {
		if (tally === void 0) continue;
		passed += tally.passed;
		count += require_platform.judged(tally);
	}
	return count === 0 ? null : passed / count;
}
function matrixRows({ cases }) {
	const byCase = new Map();
	for (const compared of cases) {
		if (!hasVariant(compared)) continue;
		const { variant, ...rest } = compared.identity;
		if (variant === void 0) continue;
		const name = JSON.stringify([rest.id, rest.id === void 0 ? [
			rest.file,
			rest.suite,
			rest.name
		] : []]);
		const cells = byCase.get(name) ?? new Map();
		cells.set(variant, compared);
		byCase.set(name, cells);
	}
	const rows = [];
	for (const cells of byCase.values()) {
		const [first] = cells.values();
		if (first === void 0 || cells.size < 2 || ![...cells.values()].some(isFailing)) continue;
		const { variant: _, ...identity } = first.identity;
		rows.push({
			title: require_platform.caseTitle(identity),
			cells
		});
	}
	return rows.sort((a, b) => regressedIn(b) - regressedIn(a));
}
function regressedIn({ cells }) {
	return [...cells.values()].filter(({ change }) => change === "regressed").length;
}
// src/render/markdown/parts/variants.ts
const shownParts = 20;
const shownColumns = 6;
function partSections(report) {
	const suites = suiteRows(report);
	const variants = variantSections(report.comparison);
	return suites.length === 0 ? variants : [{
		name: "suites",
		priority: 6,
		open: partTable("Suite", suites)
	}, ...variants];
}
function variantSections(comparison) {
	const rows = variantRows(comparison);
	if (rows.length === 0) return [];
	const matrix = matrixRows(comparison);
	const table = {
		name: "variants",
		priority: 6,
		open: partTable("Variant", rows)
	};
	const tables = comparison.arms === void 0 || comparison.arms.arms.length < 2 ? [table] : [];
	return matrix.length === 0 ? tables : [...tables, matrixSection(rows, matrix)];
}
function partTable(kind, rows) {
	const lines = rows.slice(0, shownParts).map(({ part, cases, failing, regressed, baseRate, headRate }) => `| ${tableCell(part, 60)} | ${require_platform.formatCount(cases)} | ${require_platform.formatRate(baseRate)} → ${require_platform.formatRate(headRate)} | ${require_platform.formatCount(failing)} | ${require_platform.formatCount(regressed)} |`);
	const leftOut = rows.length - lines.length;
	return [
		`| ${kind} | Cases | Pass rate | Failing | Regressed |`,
		"| --- | ---: | ---: | ---: | ---: |",
		...lines,
		...leftOut > 0 ? [`| and ${require_platform.formatCount(leftOut)} more | | | | |`] : []
	].join("\n");
}
function matrixSection(rows, matrix) {
	const columns = rows.slice(0, shownColumns).map(({ part }) => part);
	const leftOut = rows.length - columns.length;
	return {
		name: "cases by variant",
		priority: 8,
		open: [
			`<details>\n<summary>Failing cases by variant${leftOut > 0 ? ` (${require_platform.plural(leftOut, "variant")} not shown)` : ""}</summary>\n`,
			`| Case | ${columns.map((variant) => tableCell(variant, 40)).join(" | ")} |`,
			`| --- |${" --- |".repeat(columns.length)}`
		].join("\n"),
		close: "\n</details>",
		entries: {
			count: matrix.length,
			limit: 50,
			share: .3,
			write: (index, form) => matrixLine(matrix[index], columns, form === "full" ? 80 : 40),
			more: (count) => `| and ${require_platform.formatCount(count)} more |${" |".repeat(columns.length)}`
		}
	};
}
function matrixLine(row, columns, length) {
	if (row === void 0) return "";
	const cells = columns.map((variant) => cellText(row.cells.get(variant)));
	return `| ${codeSpan(row.title, length)} | ${cells.join(" | ")} |`;
}
function cellText(compared) {
	if (compared === void 0) return "–";
	const { base, head, change } = compared;
	const counts = base === void 0 ? sideCounts(head) : `${sideCounts(base)} → ${sideCounts(head)}`;
	if (change === "regressed") return `❌ **${counts}**`;
	return head !== void 0 && require_platform.failures(head) > 0 ? `⚠️ ${counts}` : counts;
}
// src/model/preflight.ts
function isBreaking({ change }) {
	return change === "removed" || change === "broken";
}
// src/render/markdown/tool-surface.ts
const shownBreaking = 20;
const shownOthers = 20;
function preflightSections({ preflight }) {
	if (preflight === void 0) return [];
	const { servers, targets, surface } = preflight;
	const changes = surface?.changes ?? [];
	const breaking = changes.filter(isBreaking);
	const others = changes.filter((change) => !isBreaking(change));
	const ready = servers.filter(({ status }) => status === "ready").length;
	return [
		...changeSection("broken tools", 2, `#### Breaking tool changes (${require_platform.formatCount(breaking.length)})\n`, "", breaking, shownBreaking),
		...changeSection("changed tools", 8, `<details>\n<summary>Other tool changes (${require_platform.formatCount(others.length)})</summary>\n`, "\n</details>", others, shownOthers),
		{
			name: "servers",
			priority: 9,
			open: `<details>\n<summary>${require_platform.formatCount(ready)} of ${require_platform.plural(servers.length, "server")} ready</summary>\n`,
			close: "\n</details>",
			entries: {
				count: servers.length + targets.length,
				limit: 40,
				share: .2,
				write: (index) => {
					const server = servers[index];
					if (server === void 0) return `- ${markdownText(targets[index - servers.length] ?? "", 300)}`;
					const message = server.message === void 0 ? "" : `: ${markdownText(server.message, 300)}`;
					return `- ${codeSpan(server.server, 80)} ${server.status}${message}`;
				},
				more: (leftOut) => `- and ${require_platform.formatCount(leftOut)} more`
			}
		}
	];
}
function changeSection(name, priority, open, close, changes, limit) {
	if (changes.length === 0) return [];
	return [{
		name,
		priority,
		open,
		close,
		entries: {
			count: changes.length,
			limit,
			share: .3,
			write: (index) => changeLine(changes[index]),
			more: (leftOut) => `- and ${require_platform.formatCount(leftOut)} more`
		}
	}];
}
function changeLine(change) {
	if (change === void 0) return "";
	const { server, kind, name, change: what, details } = change;
	const how = details.length === 0 ? what : `${what}: ${markdownText(details.join("; "), 300)}`;
	return `- ${kind} ${codeSpan(name, 80)} of ${codeSpan(server, 80)} ${how}`;
}
// src/render/markdown/document.ts
function documentSections(view, layout) {
	const { report } = view;
	return [
		{
			name: "headline",
			priority: 0,
			open: headlineMarkdown(view)
		},
		...problemSections(report),
		...armSections(report),
		...regressionSections(view, layout),
		...acceptedSections(view, caseEntries(view, "accepted", layout, 0, layout.others)),
		...openFailures(view, layout),
		...preflightSections(report),
		...helpSections(report),
		...partSections(report),
		...sliceSections(view, { always: layout.showsSlices }),
		...foldedGroups(withoutKnownFlaky(view), layout),
		...acceptOffer(report),
		...healthSections(view),
		...judgementSections(view),
		{
			name: "links",
			priority: 1,
			open: linksLine(report)
		}
	];
}
const shownReasons = 4;
function headlineMarkdown(view) {
	const { report } = view;
	const suite = markdownText(report.suiteName, 60);
	const lines = [`### ${outcomeSymbols[report.verdict.outcome]} ${suite}: ${headline(view)}`];
	const sentence = plainSentence(view);
	if (sentence !== void 0) lines.push(markdownText(sentence, 400));
	const others = furtherLines({
		...view,
		otherReasons: view.otherReasons.slice(0, shownReasons)
	}).map(({ what, why }) => `- ${what}: ${markdownText(why, 400)}`);
	if (others.length > 0) lines.push(others.join("\n"));
	return lines.join("\n\n");
}
function problemSections({ files }) {
	const broken = files.filter(({ error }) => error !== void 0);
	if (broken.length === 0) return [];
	return [{
		name: "unreadable reports",
		priority: 1,
		open: "Not read to the end:\n",
		entries: {
			count: broken.length,
			limit: 3,
			share: .1,
			write: (index) => {
				const { path = "", error = "" } = broken[index] ?? {};
				return `- ${markdownInk.name(path)}: ${markdownText(error, 300)}`;
			},
			more: (leftOut) => `- and ${require_platform.formatCount(leftOut)} more`
		}
	}];
}
function caseEntries(view, group, layout, from, limit) {
	const cases = view.groups[group].slice(from);
	return {
		count: cases.length,
		limit,
		share: group === "regressed" ? .6 : .4,
		write: (index, form) => {
			const compared = cases[index];
			if (compared === void 0) return "";
			return form === "full" ? caseMarkdown(compared, group, view, layout.detail) : caseMarkdownShort(compared, group, view);
		},
		more: (leftOut) => `- and ${require_platform.formatCount(leftOut)} more`
	};
}
function firstEntries(view, group, layout) {
	const entries = caseEntries(view, group, layout, 0, layout.openRegressions);
	return {
		...entries,
		count: Math.min(entries.count, layout.openRegressions)
	};
}
function regressionSections(view, layout) {
	const count = view.groups.regressed.length;
	const open = layout.openRegressions;
	if (count === 0) return [];
	const shown = {
		name: "regressions",
		priority: 1,
		open: "Iterations that passed before → now:\n",
		entries: firstEntries(view, "regressed", layout)
	};
	if (count <= open) return [shown];
	const rest = caseEntries(view, "regressed", layout, open, layout.regressions);
	return [shown, fold("further regressions", 3, `${require_platform.plural(rest.count, "further regression")}`, rest)];
}
function openFailures(view, layout) {
	return ["failing", "newFailures"].flatMap((group, index) => {
		const count = view.groups[group].length;
		if (count === 0) return [];
		const open = view.groups.regressed.length > 0 || armsTable(view.report) !== void 0 ? 0 : layout.openRegressions;
		const title = groupTitles[group];
		if (open === 0) return [fold(title, 4 + index, foldTitle(view, group), caseEntries(view, group, layout, 0, layout.others))];
		const shown = {
			name: title,
			priority: 3,
			open: `**${foldTitle(view, group)}**\n`,
			entries: firstEntries(view, group, layout)
		};
		if (count <= open) return [shown];
		const rest = caseEntries(view, group, layout, open, layout.others);
		return [shown, fold(`further ${title}`, 4 + index, `${require_platform.formatCount(rest.count)} more`, rest)];
	});
}
function withoutKnownFlaky(view) {
	const known = new Set(listedFlaky(view.report).map(({ compared }) => compared.key));
	return {
		...view,
		groups: {
			...view.groups,
			flaky: view.groups.flaky.filter(({ key }) => !known.has(key))
		}
	};
}
function foldedGroups(view, layout) {
	return groupNames.slice(groupNames.indexOf("uncounted")).flatMap((group, index) => {
		if (view.groups[group].length === 0) return [];
		const title = groupTitles[group];
		const entries = caseEntries(view, group, layout, 0, layout.others);
		return [fold(title, 10 + index, foldTitle(view, group), entries)];
	});
}
function foldTitle(view, group) {
	const { groups, report } = view;
	const cases = groups[group];
	const title = `${groupTitles[group]}: ${require_platform.formatCount(cases.length)}`;
	if (report.comparison.baseline === null) return title;
	if (group === "newFailures") {
		const added = cases.filter(({ change }) => change === "new").length;
		const { chances, confirmation } = report.comparison;
		const chance = chances === void 0 || confirmation !== void 0 ? "not proven" : `chance does as much in ${require_platform.formatRate(chances.fallen)} of runs`;
		return [
			title,
			...added < cases.length ? [`${added === 0 ? "" : `${require_platform.formatCount(cases.length - added)} `}${chance}`] : [],
			...added > 0 ? [`${require_platform.formatCount(added)} without a history`] : []
		].join(", ");
	}
	if (group === "flaky") {
		const fresh = cases.filter(({ flakyHistory }) => flakyHistory !== true).length;
		const count = fresh === cases.length ? "" : `${require_platform.formatCount(fresh)} `;
		return fresh === 0 ? title : `${title}, ${count}for the first time`;
	}
	return title;
}
function fold(name, priority, title, entries) {
	return {
		name: `${name} (${require_platform.formatCount(entries.count)})`,
		priority,
		open: `<details>\n<summary>${title}</summary>\n`,
		close: "\n</details>",
		entries
	};
}
function linksLine({ links, service }) {
	const parts = [
		links.report !== void 0 && linkMarkdown("Full report", links.report),
		links.workflowRun !== void 0 && linkMarkdown("Workflow run", links.workflowRun),
		...serviceLinks(service).map(({ name, address }) => linkMarkdown(markdownText(name, 80), address)),
		links.commit !== void 0 && `Commit ${markdownInk.name(links.commit.slice(0, 7))}`
	].filter((part) => part !== false);
	return parts.length === 0 ? "Measured by Eval Gate" : `${parts.join(" · ")}`;
}
// src/render/markdown/comment.ts
const commentBudget = {
	characters: 64e3,
	bytes: 25e4
};
const layout$1 = {
	openRegressions: 5,
	regressions: 45,
	others: 20,
	detail: {
		messageLength: 200,
		changeLength: 400,
		evidenceLength: 0
	},
	showsSlices: false
};
function renderComment(view, options = {}) {
	return fitSections(documentSections(view, layout$1), budgetOf(options));
}
function budgetOf({ maxBytes }) {
	if (maxBytes === void 0) return commentBudget;
	return {
		characters: Math.min(maxBytes, commentBudget.characters),
		bytes: maxBytes
	};
}
// src/results/format.ts
const resultsSchemaName = "eval-gate-results";
function looksLikeResults(head) {
	return new RegExp(`^\\s*\\{\\s*"schema"\\s*:\\s*"${resultsSchemaName}"`).test(head);
}
const runLineStart = "\"run\":";
const ledgerLineStart = "\"ledger\":";
const groupsStart = ",\"groups\":[";
// src/gate/statistics/stable.ts
function stable(value) {
	if (Math.abs(value) < 1e5 && Math.round(value * 1e6) / 1e6 === value) return value + 0;
	return Number(value.toPrecision(12));
}
// src/gate/statistics/levels.ts
const [growthShare, scoreShare] = [.2, .3];
function levelsOf({ alpha, growth }, scorers) {
	const failing = Object.values(growth).filter(({ mode }) => mode === "fail").length;
	const forResults = failing > 0 ? alpha * (1 - growthShare) : alpha;
	return {
		rates: stable(scorers > 0 ? forResults * (1 - scoreShare) : forResults),
		score: scorers > 0 ? stable(forResults * scoreShare / scorers) : 0,
		growth: failing > 0 ? stable(alpha * growthShare / failing) : 0
	};
}
// src/gate/statistics/hypergeometric.ts
function hypergeometric(total, successes, draws) {
	const low = Math.max(0, draws + successes - total);
	const high = Math.min(draws, successes);
	const mass = new Float64Array(high - low + 1);
	const mode = Math.min(high, Math.max(low, Math.floor((draws + 1) * (successes + 1) / (total + 2))));
	const ratio = (x) => (successes - x) * (draws - x) / ((x + 1) * (total - successes - draws + x + 1));
	let sum = 1;
	mass[mode - low] = 1;
	for (let x = mode, value = 1; x < high; x += 1) {
		value *= ratio(x);
		mass[x + 1 - low] = value;
		sum += value;
	}
	for (let x = mode, value = 1; x > low; x -= 1) {
		value /= ratio(x - 1);
		mass[x - 1 - low] = value;
		sum += value;
	}
	for (let index = 0; index < mass.length; index += 1) mass[index] = (mass[index] ?? 0) / sum;
	return {
		start: low,
		mass
	};
}
function cumulative({ start, mass }, x) {
	const last = Math.min(x - start, mass.length - 1);
	let sum = 0;
	for (let index = 0; index <= last; index += 1) sum += mass[index] ?? 0;
	return Math.min(1, sum);
}
// src/gate/statistics/exact-stratified.ts
const exactWidth = 8192;
const cutBudget = 1e-14;
function exactStratifiedTest(strata) {
	const shares = [];
	const known = new Map();
	let observed = 0;
	let width = 0;
	for (const { basePassed, baseCount, headPassed, headCount, weight = 1, cases = 1 } of strata) {
		const passes = basePassed + headPassed;
		const total = baseCount + headCount;
		if (passes === 0 || passes === total || weight === 0) continue;
		const id = `${total} ${passes} ${headCount} ${weight}`;
		let share = known.get(id);
		if (share === void 0) {
			share = stretch(hypergeometric(total, passes, headCount), weight);
			known.set(id, share);
		}
		for (let one = 0; one < cases; one += 1) {
			observed += headPassed * weight;
			width += share.mass.length;
			shares.push(share);
		}
	}
	if (shares.length === 0) return {
		exact: 1,
		mid: .5
	};
	const { sum, cut } = convolveAll(shares, width > exactWidth ? cutBudget / (4 * shares.length) : 0);
	let probability = cut;
	const last = Math.min(observed - sum.start, sum.mass.length - 1);
	for (let index = 0; index <= last; index += 1) probability += sum.mass[index] ?? 0;
	const atLast = sum.mass[observed - sum.start] ?? 0;
	return {
		exact: Math.min(1, probability),
		mid: Math.min(1, probability - atLast / 2)
	};
}
function stretch({ start, mass }, weight) {
	if (weight === 1) return {
		start,
		mass
	};
	const stretched = new Float64Array((mass.length - 1) * weight + 1);
	for (let index = 0; index < mass.length; index += 1) stretched[index * weight] = mass[index] ?? 0;
	return {
		start: start * weight,
		mass: stretched
	};
}
function convolveAll(shares, allowedCut) {
	let cut = 0;
	let level = shares.map((share) => {
		const trimmed = trim(share, allowedCut);
		cut += trimmed.cut;
		return trimmed.kept;
	});
	while (level.length > 1) {
		const next = [];
		for (let index = 0; index < level.length; index += 2) {
			const [left, right] = [level[index], level[index + 1]];
			if (left === void 0) continue;
			if (right === void 0) {
				next.push(left);
				continue;
			}
			const trimmed = trim(convolve(left, right), allowedCut);
			cut += trimmed.cut;
			next.push(trimmed.kept);
		}
		level = next;
	}
	const [sum = {
		start: 0,
		mass: Float64Array.of(1)
	}] = level;
	return {
		sum,
		cut
	};
}
function convolve(left, right) {
	const [short, long] = left.mass.length <= right.mass.length ? [left, right] : [right, left];
	const mass = new Float64Array(short.mass.length + long.mass.length - 1);
	const longMass = long.mass;
	for (let i = 0; i < short.mass.length; i += 1) {
		const factor = short.mass[i] ?? 0;
		if (factor === 0) continue;
		for (let j = 0; j < longMass.length; j += 1) mass[i + j] = (mass[i + j] ?? 0) + factor * (longMass[j] ?? 0);
	}
	return {
		start: short.start + long.start,
		mass
	};
}
function trim({ start, mass }, allowed) {
	if (allowed === 0) return {
		kept: {
			start,
			mass
		},
		cut: 0
	};
	let [from, to] = [0, mass.length];
	let [below, above] = [0, 0];
	while (from < to - 1 && below + (mass[from] ?? 0) <= allowed) {
		below += mass[from] ?? 0;
		from += 1;
	}
	while (to > from + 1 && above + (mass[to - 1] ?? 0) <= allowed) {
		above += mass[to - 1] ?? 0;
		to -= 1;
	}
	return {
		kept: {
			start: start + from,
			mass: mass.subarray(from, to)
		},
		cut: below + above
	};
}
// src/gate/statistics/quantiles.ts
function logGamma(x) {
	let [shifted, shift] = [x, 0];
	while (shifted < 12) {
		shift += Math.log(shifted);
		shifted += 1;
	}
	const inverse = 1 / shifted;
	const square = inverse * inverse;
	const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
	return (shifted - .5) * Math.log(shifted) - shifted + .5 * Math.log(2 * Math.PI) + series - shift;
}
function incompleteBeta(x, a, b) {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
	const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
	const tiny = 1e-300;
	const guard = (value) => Math.abs(value) < tiny ? tiny : value;
	let c = 1;
	let d = 1 / guard(1 - (a + b) * x / (a + 1));
	let fraction = d;
	for (let m = 1; m <= 500; m += 1) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / guard(1 + even * d);
		c = guard(1 + even / c);
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / guard(1 + odd * d);
		c = guard(1 + odd / c);
		const change = d * c;
		fraction *= change;
		if (Math.abs(change - 1) < 1e-15) break;
	}
	return front * fraction;
}
function studentCdf(t, degrees) {
	const tail = incompleteBeta(degrees / (degrees + t * t), degrees / 2, .5) / 2;
	return t > 0 ? 1 - tail : tail;
}
function normalQuantile(probability) {
	if (probability < .5) return -normalQuantile(1 - probability);
	const upperTail = 1 - probability;
	let [low, high] = [0, 40];
	for (let step = 0; step < 200 && high - low > 1e-15 * high; step += 1) {
		const middle = (low + high) / 2;
		if (normalUpperTail(middle) > upperTail) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
function normalTail(z) {
	return z < 0 ? 1 - normalUpperTail(-z) : normalUpperTail(z);
}
function normalUpperTail(z) {
	const density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
	if (z < 3) {
		let [term, sum] = [z, z];
		for (let n = 1; Math.abs(term) > 1e-17 * sum && n < 200; n += 1) {
			term *= z * z / (2 * n + 1);
			sum += term;
		}
		return .5 - density * sum;
	}
	let fraction = z;
	for (let n = 120; n >= 1; n -= 1) fraction = z + n / fraction;
	return density / fraction;
}
// src/gate/statistics/intervals.ts
function wilsonInterval(passed, count, confidence = .95) {
	const z = normalQuantile(1 - (1 - confidence) / 2);
	const rate = passed / count;
	const centre = rate + z * z / (2 * count);
	const half = z * Math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count));
	const scale = 1 + z * z / count;
	return {
		low: passed === 0 ? 0 : (centre - half) / scale,
		high: passed === count ? 1 : (centre + half) / scale
	};
}
function newcombeInterval(head, base, confidence = .95) {
	const [h, b] = [head.passed / head.count, base.passed / base.count];
	const ofHead = wilsonInterval(head.passed, head.count, confidence);
	const ofBase = wilsonInterval(base.passed, base.count, confidence);
	return {
		low: h - b - Math.hypot(h - ofHead.low, ofBase.high - b),
		high: h - b + Math.hypot(ofHead.high - h, b - ofBase.low)
	};
}
function sampleVariance(values) {
	if (values.length < 2) return null;
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
// src/gate/statistics/prediction/rates.ts
const rates = Float64Array.from(logOdds(), (odds) => 1 / (1 + Math.exp(-odds)));
function logOdds() {
	const middle = Array.from({ length: 41 }, (_, at) => (at - 20) / 4);
	const tail = [
		6,
		7.5,
		9.5,
		12,
		15
	];
	return [
		...tail.toReversed().map((odds) => -odds),
		...middle,
		...tail
	];
}
const shifts = [
	-1.4,
	-.7,
	-.3,
	0,
	.3,
	.7
];
const concentrations = [
	.1,
	.2,
	.35,
	.6,
	1,
	1.7,
	3,
	6,
	12,
	30
];
const usual$1 = {
	concentration: 1.5,
	spread: 1.2
};
const worthOfShape = 8;
const rounds = 12;
function posteriorRates(cases) {
	if (cases.length === 0) return [];
	const likelihoods = cases.map(likelihoodOf);
	const shape = averageBeta(cases, likelihoods);
	let prior = shape;
	const total = cases.reduce((sum, of) => sum + of.cases, 0);
	for (let round = 0; round < rounds; round += 1) {
		const next = shape.map((of) => of * worthOfShape / (total + worthOfShape));
		for (const [index, likelihood] of likelihoods.entries()) {
			const share = (cases[index]?.cases ?? 0) / (total + worthOfShape);
			const posterior = multiply(prior, likelihood);
			for (let at = 0; at < next.length; at += 1) next[at] = (next[at] ?? 0) + share * (posterior[at] ?? 0);
		}
		prior = next;
	}
	return likelihoods.map((likelihood) => multiply(prior, likelihood));
}
function likelihoodOf({ passed, judged }) {
	const logs = rates.map((rate) => passed * Math.log(rate) + (judged - passed) * Math.log1p(-rate));
	const most = logs.reduce((a, b) => Math.max(a, b));
	return logs.map((log) => Math.exp(log - most));
}
function multiply(prior, likelihood) {
	const product = prior.map((of, at) => of * (likelihood[at] ?? 0));
	const sum = product.reduce((a, b) => a + b, 0);
	return product.map((of) => of / sum);
}
function averageBeta(cases, likelihoods) {
	let [passed, judged] = [.5, 1];
	for (const of of cases) {
		passed += of.passed * of.cases;
		judged += of.judged * of.cases;
	}
	const pooled = Math.log(passed / (judged - passed));
	const candidates = shifts.flatMap((shift) => concentrations.map((concentration) => {
		const mean = 1 / (1 + Math.exp(-pooled - shift));
		const shape = betaMasses(mean * concentration, (1 - mean) * concentration);
		let fit = -.5 * (Math.log(concentration / usual$1.concentration) / usual$1.spread) ** 2;
		for (const [index, likelihood] of likelihoods.entries()) {
			let sum = 0;
			for (let at = 0; at < shape.length; at += 1) sum += (shape[at] ?? 0) * (likelihood[at] ?? 0);
			fit += (cases[index]?.cases ?? 0) * Math.log(sum);
		}
		return {
			shape,
			fit
		};
	}));
	const best = Math.max(...candidates.map(({ fit }) => fit));
	const mean = new Float64Array(rates.length);
	let total = 0;
	for (const { shape, fit } of candidates) {
		const weight = Math.exp(fit - best);
		total += weight;
		for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + weight * (shape[at] ?? 0);
	}
	return mean.map((of) => of / total);
}
function betaMasses(a, b) {
	const odds = logOdds();
	const last = odds.length - 1;
	const masses = rates.map((rate, at) => {
		const [below = odds[0] ?? 0, above = odds[last] ?? 0] = [odds[at - 1], odds[at + 1]];
		const tail = at === 0 ? 1 / a : at === last ? 1 / b : 0;
		return rate ** a * (1 - rate) ** b * ((above - below) / 2 + tail);
	});
	const sum = masses.reduce((total, of) => total + of, 0);
	return masses.map((of) => of / sum);
}
// src/gate/statistics/prediction/outcomes.ts
const mostUneven = 3;
function movedRates({ shift, isEven }, meanVariance) {
	return rates.map((rate) => {
		const form = isEven ? 1 : Math.min(mostUneven, rate * (1 - rate) / Math.max(1e-9, meanVariance));
		return Math.min(1, Math.max(0, rate + shift * form));
	});
}
function passes(rate, count, correlation) {
	const masses = new Float64Array(count + 1);
	if (rate <= 0 || rate >= 1 || correlation > .98) {
		masses[0] = 1 - rate;
		masses[count] = (masses[count] ?? 0) + rate;
		if (count === 0) masses[0] = 1;
		return masses;
	}
	const strength = correlation <= 1e-6 ? 1e9 : (1 - correlation) / correlation;
	const [a, b] = [rate * strength, (1 - rate) * strength];
	const mode = Math.min(count, Math.max(0, Math.floor((count + 1) * rate)));
	let sum = 1;
	masses[mode] = 1;
	for (let x = mode, value = 1; x < count; x += 1) {
		value *= (count - x) * (a + x) / ((x + 1) * (b + count - x - 1));
		masses[x + 1] = value;
		sum += value;
	}
	for (let x = mode, value = 1; x > 0; x -= 1) {
		value *= x * (b + count - x) / ((count - x + 1) * (a + x - 1));
		masses[x - 1] = value;
		sum += value;
	}
	return masses.map((mass) => mass / sum);
}
// src/gate/statistics/prediction/bounds.ts
const [usualLevel, power] = [.05, .8];
const turns = 24;
function ruledOutDrop(prediction, headMean, level = usualLevel) {
	const run = runsOf$1(prediction);
	const seen = Math.min(headMean, run.usual);
	return run.smallestFall((fall) => run.chance(fall, (moments) => 1 - chanceBelow(moments, seen, -run.unit / 2)) <= level);
}
function detectableDrop(prediction, level) {
	const run = runsOf$1(prediction);
	let [low, high] = [-.5, 1];
	for (let turn = 0; turn < turns; turn += 1) {
		const middle = (low + high) / 2;
		if (run.chance(0, (moments) => chanceBelow(moments, middle, run.unit / 2)) <= level) low = middle;
		else high = middle;
	}
	if (low < 0) return null;
	const drop = run.smallestFall((fall) => run.chance(fall, (moments) => chanceBelow(moments, low, run.unit / 2)) >= power);
	return drop >= 1 ? null : drop;
}
function runsOf$1(prediction) {
	const { kinds, weathers, worth, meanVariance } = prediction;
	const hasEvals = kinds.some(({ isEval, weight }) => isEval && weight > 0);
	const counted = kinds.filter(({ isEval, weight }) => weight > 0 && (isEval || !hasEvals));
	const weights = counted.reduce((sum, { cases, weight }) => sum + cases * weight, 0) || 1;
	const unit = counted.reduce((sum, { cases, weight, headCount }) => sum + cases * weight * weight / headCount, 0) / weights ** 2;
	const movedBy = weathers.map((weather) => hasEvals ? movedRates(weather, meanVariance) : rates);
	const momentsAt = (moved, fall) => {
		let [mean, variance, third] = [
			0,
			0,
			0
		];
		for (const { cases, weight, headCount, posterior } of counted) {
			const alike = (1 + (headCount - 1) * worth.correlation) / headCount;
			let [first, second, cubed] = [
				0,
				0,
				0
			];
			for (let at = 0; at < posterior.length; at += 1) {
				const [mass, rate] = [posterior[at] ?? 0, Math.max(0, (moved[at] ?? 0) - fall)];
				const own = rate * (1 - rate) * alike;
				first += mass * rate;
				second += mass * (rate * rate + own);
				cubed += mass * (rate ** 3 + 3 * rate * own + own * (1 - 2 * rate) * alike);
			}
			mean += cases * weight * first;
			variance += cases * weight ** 2 * (second - first * first);
			third += cases * weight ** 3 * (cubed - 3 * first * second + 2 * first ** 3);
		}
		return {
			mean: mean / weights,
			variance: variance / weights ** 2,
			third: third / weights ** 3
		};
	};
	const chance = (fall, of) => weathers.reduce((sum, { share }, at) => sum + share * of(momentsAt(movedBy[at] ?? rates, fall)), 0);
	const usual = chance(0, ({ mean }) => mean);
	return {
		unit,
		usual,
		chance,
		smallestFall(isTrue) {
			let [low, high] = [0, 1];
			for (let turn = 0; turn < turns; turn += 1) {
				const middle = (low + high) / 2;
				if (isTrue(middle)) high = middle;
				else low = middle;
			}
			return isTrue(high) ? usual - chance(high, ({ mean }) => mean) : 1;
		}
	};
}
function chanceBelow({ mean, variance, third }, seen, correction) {
	const distance = seen + correction - mean;
	if (variance < 1e-15) return distance >= 0 ? 1 : 0;
	const skewness = -third / variance ** 1.5;
	if (Math.abs(skewness) < .001) return normalTail(-distance / Math.sqrt(variance));
	const sign = skewness > 0 ? -1 : 1;
	const shape = 4 / skewness ** 2;
	const value = 1 + sign * distance * Math.abs(skewness) / (2 * Math.sqrt(variance));
	const z = (Math.cbrt(Math.max(0, value)) - (1 - 1 / (9 * shape))) * 3 * Math.sqrt(shape);
	const tail = value <= 0 ? 1 : normalTail(z);
	return sign === -1 ? tail : 1 - tail;
}
// src/gate/statistics/permutation.ts
const maxDraws = 9999;
const leastAsBad = 2;
const enoughAsBad = 50;
function permutationTest(strata, options) {
	const varying = strata.filter(({ base, head }) => {
		const first = base[0];
		return base.some((value) => value !== first) || head.some((value) => value !== first);
	});
	if (varying.length === 0) return 1;
	const pools = layOut(varying);
	const limit = pools.observed + 1e-9 * Math.max(1, Math.abs(pools.observed));
	const needed = Math.ceil(leastAsBad / options.level);
	const affordable = Math.floor(options.maxPicks / pools.picksPerDraw);
	const draws = Math.min(maxDraws, Math.max(needed, affordable));
	const draw = drawer(pools, options.seed);
	let asBad = 0;
	for (let count = 1; count <= draws; count += 1) {
		if (draw() <= limit) asBad += 1;
		if (asBad >= enoughAsBad) return asBad / count;
	}
	return (asBad + 1) / (draws + 1);
}
function layOut(strata) {
	const sizes = Int32Array.from(strata, ({ base, head }) => base.length + head.length);
	const picks = Int32Array.from(strata, ({ base, head }) => Math.min(base.length, head.length));
	const factors = new Float64Array(strata.length);
	const values = new Float64Array(sizes.reduce((sum, size) => sum + size, 0));
	let [offset, observed] = [0, 0];
	for (const [index, { base, head, weight = 1 }] of strata.entries()) {
		values.set([...base, ...head].sort(ascending), offset);
		offset += base.length + head.length;
		const [drawn, sign] = head.length <= base.length ? [head, 1] : [base, -1];
		const factor = sign * weight * (1 / head.length + 1 / base.length);
		factors[index] = factor;
		observed += factor * [...drawn].sort(ascending).reduce((sum, value) => sum + value, 0);
	}
	return {
		values,
		sizes,
		picks,
		factors,
		picksPerDraw: picks.reduce((sum, count) => sum + count, 0),
		observed
	};
}
function ascending(a, b) {
	return a - b;
}
function drawer({ values, sizes, picks, factors }, seed) {
	const random = seededRandom(seed);
	return () => {
		let [statistic, offset] = [0, 0];
		for (let index = 0; index < sizes.length; index += 1) {
			const end = offset + (sizes[index] ?? 0);
			const stop = offset + (picks[index] ?? 0);
			let sum = 0;
			for (let at = offset; at < stop; at += 1) {
				const other = at + Math.floor(random() * (end - at));
				const value = values[other] ?? 0;
				values[other] = values[at] ?? 0;
				values[at] = value;
				sum += value;
			}
			statistic += (factors[index] ?? 0) * sum;
			offset = end;
		}
		return statistic;
	};
}
function seededRandom(seed) {
	const state = [
		2166136261,
		2654435769,
		608135816,
		1
	];
	for (let index = 0; index < seed.length; index += 1) {
		const code = seed.charCodeAt(index);
		state[0] = Math.imul(state[0] ^ code, 16777619);
		state[1] = Math.imul(state[1] ^ code, 2246822507);
		state[2] = Math.imul(state[2] ^ code, 3266489909);
	}
	let [a, b, c, counter] = state;
	const next = () => {
		const mixed = (a + b | 0) + counter | 0;
		counter = counter + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + mixed;
		c |= 0;
		return (mixed >>> 0) / 4294967296;
	};
	for (let warmUp = 0; warmUp < 15; warmUp += 1) next();
	return next;
}
// src/gate/statistics/prediction/history.ts
const clearlyAlike = 3.5;
const leastVariance = .03;
const priorDegrees = 4;
function worthOf$1(cases, baseRuns, { leaveOut = 0 } = {}) {
	const parts = cases.flatMap((of) => of.isEval ? differencesOf(of) ?? [] : []);
	parts.sort((a, b) => a.seen / a.expected - b.seen / b.expected);
	parts.length -= Math.min(parts.length, leaveOut > 0 ? Math.max(fewestLeftOut, Math.ceil(parts.length * leaveOut)) : 0);
	const sum = (of) => parts.reduce((total, part) => total + of(part), 0);
	const [expected, degrees] = [sum((of) => of.expected), sum((of) => of.degrees)];
	const clear = sum((of) => of.variance > leastVariance ? of.degrees : 0);
	const ratio = expected === 0 ? 1 : sum(({ seen }) => seen) / expected;
	const isAlike = baseRuns > 1 && clear > 0 && ratio < 1 - clearlyAlike * Math.sqrt(2 / clear);
	const runs = leaveOut === 0 && baseRuns > 1 && parts.length === 0 && neverVary(cases) ? 1 : isAlike ? Math.max(1, baseRuns * ratio) : baseRuns;
	const share = baseRuns === 0 ? 1 : runs / baseRuns;
	if (runs < 2 && areOneAnswer(cases)) return {
		correlation: 1,
		runs,
		share
	};
	const perRun = degrees === 0 ? 1 : sum((of) => of.degrees * of.iterations) / degrees;
	if (perRun <= 1 || isAlike) return {
		correlation: 0,
		runs,
		share
	};
	const shrunk = (degrees * ratio + priorDegrees) / (degrees + priorDegrees);
	return {
		correlation: Math.min(1, Math.max(0, (shrunk - 1) / (perRun - 1))),
		runs,
		share
	};
}
const fewestLeftOut = 3;
function differencesOf({ runs, cases }) {
	const of = runs.filter(({ judged }) => judged > 0);
	const judged = of.reduce((sum, one) => sum + one.judged, 0);
	const passed = of.reduce((sum, one) => sum + one.passed, 0);
	if (of.length < 2 || passed === 0 || passed === judged) return void 0;
	const rate = passed / judged;
	const variance = rate * (1 - rate) * judged / (judged - 1);
	let [seen, expected] = [0, 0];
	for (const one of of) {
		seen += cases * (one.passed - one.judged * rate) ** 2;
		expected += cases * variance * one.judged * (1 - one.judged / judged);
	}
	return {
		seen,
		expected,
		degrees: cases * (of.length - 1),
		variance: rate * (1 - rate),
		iterations: judged / of.length
	};
}
const fewestFailing = 2;
function neverVary(cases) {
	const measured = cases.filter(({ runs, isEval }) => isEval && runs.filter(({ judged }) => judged > 0).length > 1);
	const count = (of) => of.reduce((sum, one) => sum + one.cases, 0);
	const failing = count(measured.filter(({ runs }) => runs.every(({ passed }) => passed === 0)));
	return failing >= fewestFailing && count(measured) > failing;
}
function areOneAnswer(cases) {
	const repeated = cases.flatMap(({ runs, isEval }) => isEval ? runs.filter(({ judged }) => judged > 1) : []);
	return repeated.some(({ passed, judged }) => passed < judged) && repeated.every(({ passed, judged }) => passed === 0 || passed === judged);
}
function worthOfCase({ runs }, { correlation, share }) {
	let [passed, judged] = [0, 0];
	for (const one of runs) {
		if (one.judged === 0) continue;
		const part = share / (1 + (one.judged - 1) * correlation);
		passed += one.passed * part;
		judged += one.judged * part;
	}
	return {
		passed,
		judged
	};
}
const enoughCases$1 = .5;
function varianceOfRuns(cases, baseRuns, { correlation, runs: worth }) {
	const [sums, present] = [new Float64Array(baseRuns), new Float64Array(baseRuns)];
	let [weights, chance] = [0, 0];
	for (const { runs, isEval, weight, cases: times } of cases) {
		const all = runs.reduce((sum, { judged }) => sum + judged, 0);
		if (!isEval || weight === 0 || all === 0) continue;
		const passed = runs.reduce((sum, of) => sum + of.passed, 0);
		const rate = passed / all;
		const mass = weight * times;
		weights += mass;
		let own = 0;
		for (let run = 0; run < baseRuns; run += 1) {
			const of = runs[run];
			const has = of !== void 0 && of.judged > 0;
			sums[run] = (sums[run] ?? 0) + mass * (has ? of.passed / of.judged : rate);
			if (!has) continue;
			present[run] = (present[run] ?? 0) + mass;
			own += (1 + (of.judged - 1) * correlation) / of.judged;
		}
		const smoothed = (passed + .5) / (all + 1);
		chance += times * weight ** 2 * smoothed * (1 - smoothed) * own / baseRuns;
	}
	if (weights === 0) return {
		seen: 0,
		runs: 0,
		degrees: 0,
		chance: 0
	};
	const means = [...sums].filter((_, run) => (present[run] ?? 0) >= enoughCases$1 * weights).map((sum) => sum / weights);
	const degrees = Math.max(0, Math.min(means.length, worth) - 1);
	const mean = means.reduce((sum, of) => sum + of, 0) / Math.max(1, means.length);
	const squares = means.reduce((sum, of) => sum + (of - mean) ** 2, 0);
	return {
		seen: means.length < 2 ? 0 : squares / (means.length - 1),
		runs: means.length,
		degrees,
		chance: chance / weights ** 2
	};
}
// src/gate/statistics/prediction/predict.ts
const weatherDraws = 1024;
const [smallestStep, partOfDeviation] = [.0025, 1 / 5];
const [usualVariance, unknownVariance] = [.01 ** 2, .03 ** 2];
function predict(histories, baseRuns, { sameTime = false, areIndependent = false } = {}) {
	const worth = areIndependent ? {
		correlation: 0,
		runs: baseRuns,
		share: 1
	} : worthOf$1(histories, baseRuns);
	const variance = varianceOfRuns(histories, baseRuns, worth);
	const { kinds, kindOf } = kindsOf(histories, worth);
	let [sum, count] = [0, 0];
	for (const { isEval, cases, posterior } of kinds) {
		if (!isEval) continue;
		count += cases;
		for (const [at, mass] of posterior.entries()) sum += cases * mass * (rates[at] ?? 0) * (1 - (rates[at] ?? 0));
	}
	return {
		kinds,
		kindOf,
		worth,
		variance,
		weathers: count === 0 || sameTime ? [{
			shift: 0,
			isEven: true,
			share: 1
		}] : drawWeathers(variance),
		meanVariance: count === 0 ? 0 : sum / count
	};
}
function kindsOf(histories, worth) {
	const known = new Map();
	const found = histories.map((of) => {
		const counts = worthOfCase(of, worth);
		const { isEval, headCount, weight, cases } = of;
		const id = `${isEval} ${headCount} ${weight} ${stable(counts.passed)} ${stable(counts.judged)}`;
		const kind = known.get(id) ?? {
			isEval,
			headCount,
			weight,
			cases: 0,
			posterior: new Float64Array(0),
			counts,
			at: 0
		};
		known.set(id, kind);
		kind.cases += cases;
		return kind;
	});
	const kinds = [...known.entries()].sort(([a], [b]) => a < b ? -1 : 1).map(([, kind]) => kind);
	for (const [at, kind] of kinds.entries()) kind.at = at;
	for (const isEval of [true, false]) {
		const same = kinds.filter((of) => of.isEval === isEval);
		const posteriors = posteriorRates(same.map(({ counts, cases }) => ({
			...counts,
			cases
		})));
		for (const [index, kind] of same.entries()) kind.posterior = posteriors[index] ?? kind.posterior;
	}
	return {
		kinds,
		kindOf: found.map(({ at }) => at)
	};
}
function drawWeathers({ seen, degrees, chance }) {
	const random = seededRandom("weather");
	const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
	const chiSquare = (of) => {
		let sum = 0;
		for (let one = 0; one < Math.floor(of); one += 1) sum += normal() ** 2;
		const rest = of - Math.floor(of);
		return rest < .01 ? sum : sum + rest * normal() ** 2;
	};
	const shifts = [];
	for (let draw = 0; draw < weatherDraws; draw += 1) {
		const own = degrees < 1 ? unknownVariance : Math.max(0, degrees * seen / chiSquare(degrees) - chance);
		const between = degrees < 1 ? own : (degrees * own + usualVariance) / (degrees + 1);
		shifts.push(Math.min(.5, Math.max(-.9, normal() * Math.sqrt(between))));
	}
	const deviation = Math.sqrt(shifts.reduce((sum, of) => sum + of * of, 0) / shifts.length);
	const width = Math.max(smallestStep, deviation * partOfDeviation);
	const shares = new Map();
	for (const shift of shifts) {
		const step = Math.round(shift / width);
		shares.set(step, (shares.get(step) ?? 0) + 1 / weatherDraws);
	}
	const steps = [...shares].sort(([a], [b]) => a - b);
	return [true, false].flatMap((isEven) => steps.map(([step, share]) => ({
		shift: step * width,
		isEven,
		share: share / 2
	})));
}
// src/gate/compare/arms-of.ts
const separator = " · ";
function splitIntoArms(tallies, by) {
	const named = tallies.flatMap((tally) => {
		const arm = armOf(tally, by);
		return arm === void 0 || arm === "" ? [] : [{
			tally,
			arm
		}];
	});
	const arms = new Map();
	for (const { tally, arm } of named) for (const part of partsOf(tally)) arms.set(part, (arms.get(part) ?? new Set()).add(arm));
	const isShared = (part) => (arms.get(part)?.size ?? 0) > 1;
	return named.map(({ tally, arm }) => {
		const shared = by === "variant" ? "" : partsOf(tally).filter(isShared).join(separator);
		const variant = shared === "" ? void 0 : shared;
		return {
			arm,
			tally,
			pair: require_platform.caseKey({
				...tally.identity,
				variant
			})
		};
	});
}
function partsOf({ identity }) {
	return identity.variant?.split(separator) ?? [];
}
function armOf(tally, by) {
	const { model, provider, slices = [], identity } = tally;
	if (by === "variant") return identity.variant;
	const slice = slices.find((one) => require_main.sliceName(one) === by)?.slice(by.length + 2);
	if (by === "model") return model ?? slice;
	if (by === "provider") return provider ?? slice;
	if (by === "prompt") return partsOf(tally).find((part) => /^prompt \d{1,6}$/.test(part)) ?? slice;
	return slice;
}
// src/gate/statistics/level.ts
function isAtMost(pValue, level) {
	return pValue <= level * 1.000000001;
}
// src/gate/compare/metric-change.ts
function changeOf(base, head) {
	const [before, now] = [stable(base), stable(head)];
	return {
		base: before,
		head: now,
		relative: before === 0 ? null : stable((now - before) / before)
	};
}
// src/gate/compare/quiet-latency.ts
const leastGrowthMs = 49;
function latencyOfQuiet({ sides, numbers }) {
	const head = sides.head.durationsOf(numbers);
	const [sums, counts] = [new Float64Array(numbers.length), new Uint16Array(numbers.length)];
	const bases = sides.bases.map(({ cases, numbers: known }) => {
		const durations = cases.durationsOf(numbers.map((number) => known[number] ?? -1));
		for (let index = 0; index < durations.length; index += 1) {
			const durationMs = durations[index] ?? 0;
			if (Number.isNaN(durationMs)) continue;
			sums[index] = (sums[index] ?? 0) + durationMs;
			counts[index] = (counts[index] ?? 0) + 1;
		}
		return durations;
	});
	const grown = [];
	let [count, base, now] = [
		0,
		0,
		0
	];
	for (let index = 0; index < head.length; index += 1) {
		const after = head[index] ?? 0;
		const before = (sums[index] ?? 0) / (counts[index] ?? 0);
		if (Number.isNaN(after) || Number.isNaN(before)) continue;
		count += 1;
		base += before;
		now += after;
		if (after - before >= leastGrowthMs) grown.push(numbers[index] ?? 0);
	}
	return {
		count,
		base,
		head: now,
		grown,
		...sumLogs([head, ...bases])
	};
}
function sumLogs(runs) {
	const isInAll = new Uint8Array(runs[0]?.length ?? 0).fill(1);
	for (const durations of runs) for (let index = 0; index < durations.length; index += 1) if (!((durations[index] ?? 0) > 0)) isInAll[index] = 0;
	const logs = runs.map((durations) => {
		let sum = 0;
		for (let index = 0; index < durations.length; index += 1) if (isInAll[index] === 1) sum += Math.log(durations[index] ?? 0);
		return sum;
	});
	return {
		inAllRuns: isInAll.reduce((sum, is) => sum + is, 0),
		logs
	};
}
function latencyOf({ head, bases }, number) {
	const now = head.durationOf(number);
	const known = durationsBefore({ bases }, number).filter((durationMs) => !Number.isNaN(durationMs));
	if (known.length === 0 || Number.isNaN(now)) return void 0;
	return changeOf(known.reduce((sum, durationMs) => sum + durationMs, 0) / known.length, now);
}
function logsOfQuiet(sides, number) {
	const durations = [sides.head.durationOf(number), ...durationsBefore(sides, number)];
	return durations.every((durationMs) => durationMs > 0) ? durations.map(Math.log) : null;
}
function durationsBefore({ bases }, number) {
	return bases.map(({ cases, numbers }) => {
		const base = numbers[number] ?? -1;
		return cases.isPass(base) ? cases.durationOf(base) : NaN;
	});
}
// src/gate/compare/metrics.ts
const minHistory = 5;
const minSlowerMs = 50;
const metricKeys = {
	latencyMs: "latency",
	tokens: "tokens",
	costUsd: "cost"
};
function growthRule(policy, metric) {
	return policy.growth[metricKeys[metric]];
}
function sampleOf(tally, metric) {
	if (metric === "latencyMs") return tally?.latencyMs ?? tally?.durationMs;
	return tally?.[metric];
}
function meanOfMetric(tally, metric) {
	const mean = require_platform.meanOf(sampleOf(tally, metric));
	return mean !== void 0 && Number.isFinite(mean) ? mean : void 0;
}
function caseMetric(head, base, metric) {
	const [before, after] = [meanOfMetric(base, metric), meanOfMetric(head, metric)];
	return before === void 0 || after === void 0 ? void 0 : changeOf(before, after);
}
function suiteMetric(cases, head, baseline, metric, { rule, level, quiet }) {
	const measured = cases.filter((of) => of[metric] !== void 0);
	const others = metric === "latencyMs" ? quiet : void 0;
	const count = measured.length + (others?.count ?? 0);
	if (count === 0) return void 0;
	const mean = (side) => measured.reduce((sum, of) => sum + (meanOfMetric(of[side], metric) ?? 0), others?.[side] ?? 0) / count;
	const change = changeOf(mean("base"), mean("head"));
	if (rule.mode === "off" || baseline.runs.length < minHistory) return change;
	const logs = meanLogs(cases, [head, ...baseline.runs], metric, others);
	if (logs === null) return change;
	const [now = 0, ...history] = logs;
	const test = predictionTest(now, history);
	const grown = (change.relative ?? 0) >= rule.atLeast && Math.expm1(test.growth) >= rule.atLeast;
	return {
		...change,
		significant: grown && isAtMost(test.pValue, level),
		pValue: stable(test.pValue)
	};
}
function meanLogs(cases, runs, metric, others) {
	const sums = runs.map((_, index) => others?.logs[index] ?? 0);
	let [used, measured] = [others?.inAllRuns ?? 0, others?.count ?? 0];
	for (const of of cases) {
		if (of[metric] === void 0) continue;
		measured += 1;
		const logs = logsOf(of.key, runs, metric);
		if (logs === null) continue;
		used += 1;
		for (const [index, log] of logs.entries()) sums[index] = (sums[index] ?? 0) + log;
	}
	return used === 0 || used * 2 < measured ? null : sums.map((sum) => stable(sum / used));
}
function logsOf(key, runs, metric) {
	const logs = [];
	for (const run of runs) {
		const mean = meanOfMetric(run.cases.get(key), metric);
		if (mean === void 0 || mean <= 0) return null;
		logs.push(Math.log(mean));
	}
	return logs;
}
function predictionTest(now, history) {
	const growth = now - history.reduce((sum, value) => sum + value, 0) / history.length;
	const variance = sampleVariance(history) ?? 0;
	const error = Math.sqrt(variance * (1 + 1 / history.length));
	if (error < 1e-12) return {
		pValue: growth > 1e-9 ? 0 : 1,
		growth
	};
	return {
		pValue: 1 - studentCdf(growth / error, history.length - 1),
		growth
	};
}
function markCostlier(cases, head, baseline, policy, quiet) {
	if (baseline.runs.length < minHistory) return [...cases];
	const runs = [head, ...baseline.runs];
	const level = require_main.warnLevel / Math.max(1, cases.length + (quiet?.length ?? 0));
	const isUp = (of, metric) => hasGrown(of[metric], metric, growthRule(policy, metric), level, () => logsOf(of.key, runs, metric));
	return cases.map((of) => ({
		...of,
		slower: isUp(of, "latencyMs") || void 0,
		costlier: isUp(of, "tokens") || isUp(of, "costUsd") || void 0
	}));
}
function slowerOfQuiet(quiet, { grown }, others, baseline, policy) {
	const slower = new Set();
	const rule = growthRule(policy, "latencyMs");
	if (rule.mode === "off" || baseline.runs.length < minHistory) return slower;
	const level = require_main.warnLevel / Math.max(1, others + quiet.length);
	const { sides } = quiet;
	for (const number of grown) {
		const logs = () => logsOfQuiet(sides, number);
		if (hasGrown(latencyOf(sides, number), "latencyMs", rule, level, logs)) slower.add(number);
	}
	return slower;
}
function hasGrown(change, metric, rule, level, logsOfRuns) {
	if (rule.mode === "off" || change === void 0) return false;
	if ((change.relative ?? 0) < rule.atLeast) return false;
	if (metric === "latencyMs" && change.head - change.base < minSlowerMs) return false;
	const logs = logsOfRuns();
	if (logs === null) return false;
	const [now = 0, ...history] = logs;
	const { pValue, growth } = predictionTest(now, history);
	return isAtMost(pValue, level) && Math.expm1(growth) >= rule.atLeast;
}
// src/gate/compare/compare-arms.ts
const mostArms = 20;
const armsLevel = .05;
function compareArms(tallies, by) {
	const all = new Map();
	for (const { arm, pair, tally } of splitIntoArms(tallies, by)) {
		if (require_platform.judged(tally) === 0) continue;
		const cases = all.get(arm) ?? new Map();
		all.set(arm, cases);
		cases.set(pair, [...cases.get(pair) ?? [], tally]);
	}
	const names = [...all.keys()].sort((a, b) => sizeOf(all, b) - sizeOf(all, a) || (a < b ? -1 : 1));
	const kept = names.slice(0, mostArms);
	const pairs = new Set(kept.flatMap((name) => [...all.get(name)?.keys() ?? []]));
	const common = [...pairs].filter((pair) => kept.every((name) => all.get(name)?.has(pair))).sort();
	const arms = kept.map((name) => measureArm(name, all.get(name) ?? new Map(), common)).sort((a, b) => b.rate - a.rate || costOf$1(a) - costOf$1(b) || (a.name < b.name ? -1 : 1));
	const facts = {
		by,
		commonCases: common.length,
		otherCases: pairs.size - common.length
	};
	if (arms.length < 2 || common.length === 0) return {
		...facts,
		arms,
		leftOut: names.length - kept.length
	};
	return {
		...facts,
		arms: againstBest(arms, all, common),
		leftOut: names.length - kept.length
	};
}
function sizeOf(all, name) {
	return all.get(name)?.size ?? 0;
}
function costOf$1({ costUsd }) {
	return costUsd ?? Number.POSITIVE_INFINITY;
}
function measureArm(name, cases, common) {
	const tallies = common.flatMap((pair) => cases.get(pair) ?? []);
	let [passed, count, rates] = [
		0,
		0,
		0
	];
	for (const pair of common) {
		const side = sideOf(cases, pair);
		passed += side.passed;
		count += side.count;
		rates += side.passed / side.count;
	}
	const arm = {
		name,
		cases: cases.size,
		passed,
		judged: count,
		rate: count === 0 ? 0 : stable(rates / common.length)
	};
	if (count === 0) return arm;
	const { low, high } = wilsonInterval(passed, count);
	const metrics = metricNames.flatMap((metric) => {
		const means = tallies.flatMap((tally) => require_platform.meanOf(sampleOf(tally, metric)) ?? []);
		if (means.length < tallies.length) return [];
		return [[metric, stable(means.reduce((sum, mean) => sum + mean, 0) / means.length)]];
	});
	return {
		...arm,
		low: stable(low),
		high: stable(high),
		...Object.fromEntries(metrics)
	};
}
function sideOf(cases, pair) {
	const side = {
		passed: 0,
		count: 0
	};
	for (const tally of cases?.get(pair) ?? []) {
		side.passed += tally.passed;
		side.count += require_platform.judged(tally);
	}
	return side;
}
function againstBest(arms, all, common) {
	const strata = (head, base) => common.map((pair) => {
		const [now, other] = [sideOf(all.get(head.name), pair), sideOf(all.get(base.name), pair)];
		return {
			headPassed: now.passed,
			headCount: now.count,
			basePassed: other.passed,
			baseCount: other.count
		};
	});
	const tests = arms.flatMap((better, index) => arms.slice(index + 1).map((worse) => {
		const [down, up] = [strata(worse, better), strata(better, worse)];
		return {
			better,
			worse,
			pValue: Math.min(1, 2 * Math.min(exactStratifiedTest(down).mid, exactStratifiedTest(up).mid)),
			down
		};
	}));
	let floor = 0;
	const adjusted = new Map(tests.toSorted((a, b) => a.pValue - b.pValue).map((test, index) => {
		floor = Math.max(floor, Math.min(1, test.pValue * (tests.length - index)));
		return [test, floor];
	}));
	const [best] = arms;
	return arms.map((arm) => {
		const test = tests.find(({ better, worse }) => better === best && worse === arm);
		if (test === void 0) return arm;
		const pValue = stable(adjusted.get(test) ?? 1);
		const histories = test.down.map(({ basePassed: passed, baseCount, headCount }) => {
			return {
				runs: [{
					passed,
					judged: baseCount
				}],
				headCount,
				weight: 1,
				isEval: true,
				cases: 1
			};
		});
		return {
			...arm,
			pValue,
			worse: pValue <= armsLevel && arm.rate < (best?.rate ?? 0) ? true : void 0,
			ruledOutDrop: stable(ruledOutDrop(predict(histories, 1, { sameTime: true }), arm.rate))
		};
	});
}
// src/gate/statistics/stratum.ts
function dropOf(stratum) {
	return stratum.basePassed / stratum.baseCount - stratum.headPassed / stratum.headCount;
}
const rateTolerance = 1e-9;
function weightedRate(strata, passed, count) {
	let [sum, weights] = [0, 0];
	for (const stratum of strata) {
		const weight = (stratum.weight ?? 1) * (stratum.cases ?? 1);
		sum += weight * stratum[passed] / stratum[count];
		weights += weight;
	}
	return sum / weights;
}
function meanChange(strata) {
	let [weights, sum] = [0, 0];
	for (const { basePassed, baseCount, headPassed, headCount, weight = 1, cases = 1 } of strata) {
		weights += weight * cases;
		sum += weight * cases * (headPassed / headCount - basePassed / baseCount);
	}
	return weights === 0 ? 0 : sum / weights;
}
// src/gate/compare/slices-of.ts
const mostSlices = 5e3;
function slicesOf({ head, base }) {
	return head?.slices ?? base?.slices ?? [];
}
function hasSlices(cases) {
	return cases.some(({ head, base }) => (head?.slices ?? base?.slices) !== void 0);
}
function groupBySlice(items, caseOf) {
	const groups = new Map();
	for (const item of items) for (const slice of slicesOf(caseOf(item))) {
		const group = groups.get(slice);
		if (group !== void 0) group.push(item);
		else if (groups.size < mostSlices) groups.set(slice, [item]);
	}
	return groups;
}
// src/gate/compare/compare-slices.ts
const mostRows = 100;
const mostSingleValues = 10;
const markLevel = .05;
function compareSlices(cases, unsliced = {
	cases: 0,
	weight: 0
}) {
	const all = cases.length + unsliced.cases;
	const groups = withoutIds(groupBySlice(cases, ({ of }) => of));
	for (const [slice, group] of groups) if (group.length === all || !group.some(({ of }) => of.head !== void 0)) groups.delete(slice);
	if (groups.size === 0) return void 0;
	const drops = new Map([...groups].map(([slice, group]) => [slice, lossOf(group)]));
	const sizeOf = (slice) => groups.get(slice)?.length ?? 0;
	const order = [...groups.keys()].sort((a, b) => (drops.get(b) ?? 0) - (drops.get(a) ?? 0) || ((drops.get(a) ?? 0) > 0 ? sizeOf(a) - sizeOf(b) : sizeOf(b) - sizeOf(a)) || (a < b ? -1 : 1));
	const kept = order.slice(0, mostRows);
	const rows = kept.map((slice) => compareSlice(slice, groups.get(slice) ?? []));
	const tested = rows.filter(({ pValue }) => pValue !== void 0).length;
	return {
		rows: rows.map((row) => ({
			...row,
			worse: row.pValue !== void 0 && row.pValue * tested <= markLevel ? true : void 0
		})),
		leftOut: order.length - kept.length,
		carrier: findCarrier(cases, groups, rows, unsliced.weight)
	};
}
function withoutIds(groups) {
	const names = new Map();
	for (const [slice, { length }] of groups) {
		const name = require_main.sliceName(slice);
		const of = names.get(name) ?? {
			values: 0,
			cases: 0
		};
		names.set(name, {
			values: of.values + 1,
			cases: of.cases + length
		});
	}
	return new Map([...groups].filter(([slice]) => {
		const { values, cases } = names.get(require_main.sliceName(slice)) ?? {
			values: 0,
			cases: 0
		};
		return values <= mostSingleValues || cases >= values * 2;
	}));
}
function compareSlice(slice, group) {
	const strata = group.flatMap(({ stratum }) => stratum ?? []);
	const paired = strata.length > 0;
	const heads = group.flatMap(({ of }) => of.head ?? []);
	const head = paired ? sumOf$1(strata, "headPassed", "headCount") : countsOf$2(heads);
	return {
		slice,
		cases: heads.length,
		failing: heads.filter((tally) => require_platform.failures(tally) > 0).length,
		regressed: group.filter(({ of }) => of.change === "regressed").length,
		head: withInterval(head),
		base: paired ? sumOf$1(strata, "basePassed", "baseCount") : void 0,
		pValue: paired ? stable(exactStratifiedTest(strata).mid) : void 0
	};
}
function countsOf$2(tallies) {
	let [passed, count] = [0, 0];
	for (const tally of tallies) {
		passed += tally.passed;
		count += require_platform.judged(tally);
	}
	return {
		passed,
		judged: count
	};
}
function sumOf$1(strata, passed, count) {
	const sides = {
		passed: 0,
		judged: 0
	};
	for (const stratum of strata) {
		sides.passed += stratum[passed];
		sides.judged += stratum[count];
	}
	return sides;
}
function withInterval(side) {
	if (side.judged === 0) return side;
	const { low, high } = wilsonInterval(side.passed, side.judged);
	return {
		...side,
		low: stable(low),
		high: stable(high)
	};
}
function lossOf(group) {
	let loss = 0;
	for (const { stratum } of group) if (stratum !== void 0) loss += (stratum.weight ?? 1) * dropOf(stratum);
	return loss;
}
const leastShare = .6;
const leastExcess = 1.4;
function findCarrier(cases, groups, rows, otherWeight) {
	const inTest = cases.filter(({ isInSuiteTest }) => isInSuiteTest);
	const [loss, weight] = [lossOf(inTest), weightOf(inTest) + otherWeight];
	if (loss <= 0 || weight === 0) return void 0;
	let best;
	for (const { slice, pValue = 1 } of rows) {
		const group = (groups.get(slice) ?? []).filter(({ isInSuiteTest }) => isInSuiteTest);
		const share = lossOf(group) / loss;
		const lift = share / (weightOf(group) / weight || 1);
		if (share < leastShare || lift < leastExcess || pValue > markLevel) continue;
		if (best === void 0 || lift * share > best.lift * best.share) best = {
			slice,
			share,
			lift
		};
	}
	return best && {
		slice: best.slice,
		share: stable(Math.min(1, best.share))
	};
}
function weightOf(group) {
	return group.reduce((sum, { stratum }) => sum + (stratum === void 0 ? 0 : stratum.weight ?? 1), 0);
}
// src/gate/policy/case-rules.ts
const noLimits = {};
const noScores = {};
function caseRules(policy) {
	const plain = {
		minScores: noScores,
		ignore: false,
		weight: 1,
		limits: noLimits,
		kind: policy.kind
	};
	const rules = policy.cases.map((rule) => ({
		rule,
		matches: caseMatcher(rule.match)
	}));
	if (rules.length === 0) return () => plain;
	return (identity) => {
		let effective = plain;
		for (const { rule, matches } of rules) if (matches(identity)) effective = merge(effective, rule);
		return effective;
	};
}
function merge(before, { match: _, ...rule }) {
	return {
		...before,
		...rule,
		minScores: {
			...before.minScores,
			...rule.minScores
		},
		limits: {
			...before.limits,
			...rule.limits
		}
	};
}
function lowerIsBetterFor({ lowerIsBetter }) {
	return (scorer) => lowerIsBetter.some((pattern) => matchesGlob(pattern, scorer));
}
function caseMatcher(patterns) {
	const normalised = patterns.map(normalise);
	return (identity) => {
		const title = normalise(require_platform.caseTitle(identity));
		const targets = [title, normalise(identity.name)];
		if (identity.id !== void 0) targets.push(identity.id);
		if (identity.file !== void 0) targets.push(identity.file, `${normalise(identity.file)} > ${title}`);
		return normalised.some((pattern) => targets.some((target) => matchesGlob(pattern, target)));
	};
}
function normalise(text) {
	return text.replaceAll(/(?<!\s)\s+[›>]\s*|[›>]\s*/g, " > ");
}
function matchesGlob(pattern, text) {
	let [p, t] = [0, 0];
	let [star, retry] = [-1, 0];
	while (t < text.length) if (pattern[p] === "*") {
		star = p;
		retry = t;
		p += 1;
	} else if (p < pattern.length && (pattern[p] === "?" || pattern[p] === text[t])) {
		p += 1;
		t += 1;
	} else if (star !== -1) {
		p = star + 1;
		retry += 1;
		t = retry;
	} else return false;
	while (pattern[p] === "*") p += 1;
	return p === pattern.length;
}
function quarantineHolds({ until }, today) {
	return until === void 0 || today < Date.parse(`${until}T00:00:00Z`) + 864e5;
}
// src/gate/policy/judged-as.ts
function judgeCasesAs(cases, quiet) {
	const groups = new Map();
	for (const place of quiet?.places().values() ?? []) {
		const id = groupOf(place);
		const group = groups.get(id) ?? {
			cases: 0,
			iterated: 0,
			evalData: false
		};
		groups.set(id, group);
		group.cases += place.cases;
	}
	for (const sides of cases) {
		const id = groupOf(sides.identity);
		const group = groups.get(id) ?? {
			cases: 0,
			iterated: 0,
			evalData: false
		};
		groups.set(id, group);
		group.cases += 1;
		if (isIterated(sides)) group.iterated += 1;
		if (isRepeatedOverReports(sides)) group.evalData = true;
		if (hasEvalData(sides.head) || hasEvalData(sides.base?.tally)) group.evalData = true;
	}
	return ({ identity }) => {
		const group = groups.get(groupOf(identity));
		return group !== void 0 && (group.evalData || group.iterated * 2 >= group.cases) ? "eval" : "test";
	};
}
function groupOf({ file, suite }) {
	return file ?? suite.slice(0, 2).join("");
}
function isIterated({ head, base }) {
	return head !== void 0 && require_platform.repeatsOf(head) > 1 || base !== void 0 && (base.mostPerRun > 1 || disagrees(base));
}
function disagrees({ history }) {
	return history.includes("m");
}
function isRepeatedOverReports({ base }) {
	return base?.tally.mostPerReport !== void 0 && disagrees(base);
}
function hasEvalData(tally) {
	if (tally === void 0) return false;
	const { scores, tokens, costUsd, model, provider, evidence } = tally;
	if (scores !== void 0 || tokens !== void 0 || costUsd !== void 0) return true;
	if (model !== void 0 || provider !== void 0) return true;
	return evidence?.some(({ toolCalls }) => toolCalls !== void 0) ?? false;
}
// src/gate/statistics/fisher.ts
function fisherDrop(stratum) {
	const { basePassed, baseCount, headPassed, headCount } = stratum;
	return cumulative(hypergeometric(baseCount + headCount, basePassed + headPassed, headCount), headPassed);
}
// src/gate/compare/expected-failures.ts
const many$1 = 200;
function poissonTail(count, mean) {
	if (mean > many$1) return normalTail((count - .5 - mean) / Math.sqrt(mean));
	let [term, below] = [Math.exp(-mean), 0];
	for (let at = 0; at < count; at += 1) {
		below += term;
		term *= mean / (at + 1);
	}
	return Math.max(0, 1 - below);
}
function predictedTail(count, seen, runs) {
	const [size, share] = [seen + .5, runs / (runs + 1)];
	const mean = size / runs;
	if (size > many$1) return normalTail((count - .5 - mean) / Math.sqrt(mean / share));
	let [term, below] = [share ** size, 0];
	for (let at = 0; at < count; at += 1) {
		below += term;
		term *= (at + size) / (at + 1) * (1 - share);
	}
	return Math.max(0, 1 - below);
}
// src/gate/compare/case-change.ts
const worseLevel = .02;
const betterLevel = .001;
function keptRuns(counts, correlation) {
	const all = counts.map(() => true);
	if (!counts.some(hasPassed) || !counts.some(hasFailed)) return { kept: all };
	const worth = counts.map((of) => worthOf(of, correlation));
	const cut = findCut(worth);
	const end = cut ?? counts.length;
	const kept = counts.map((_, index) => index < end);
	for (const index of redRuns(worth.slice(0, end))) kept[index] = false;
	return cut === void 0 ? { kept } : {
		kept,
		changedAt: cut - 1
	};
}
function worthOf({ passed, judged }, correlation) {
	if (correlation === 0 || judged < 2) return {
		passed,
		judged
	};
	const share = 1 / (1 + (judged - 1) * correlation);
	return {
		passed: passed * share,
		judged: judged * share
	};
}
function hasPassed({ passed }) {
	return passed > 0;
}
function hasFailed({ passed, judged }) {
	return passed < judged;
}
function findCut(counts) {
	let best;
	for (let at = 1; at < counts.length; at += 1) {
		if (counts[at - 1]?.judged === 0) continue;
		const [newer, older] = [sum(counts.slice(0, at)), sum(counts.slice(at))];
		const worse = chanceOfDrop(older, newer);
		const better = chanceOfDrop(newer, older);
		const p = isAtMost(worse, worseLevel) ? worse : isAtMost(better, betterLevel) ? better : 1;
		if (p < 1 && (best === void 0 || p < best.p)) best = {
			at,
			p
		};
	}
	return best?.at;
}
function redRuns(counts) {
	const newest = counts.findIndex(({ judged }) => judged > 0);
	return [...counts.keys()].filter((index) => {
		const one = counts[index];
		if (one === void 0 || one.judged === 0 || index <= newest) return false;
		return isAtMost(chanceOfDrop(sum(counts.filter((_, other) => other !== index)), one), betterLevel);
	});
}
function sum(counts) {
	return counts.reduce((total, of) => ({
		passed: total.passed + of.passed,
		judged: total.judged + of.judged
	}), {
		passed: 0,
		judged: 0
	});
}
function chanceOfDrop(from, to) {
	if (from.judged === 0 || to.judged === 0) return 1;
	if (from.passed / from.judged - to.passed / to.judged < .499999999) return 1;
	const [baseCount, headCount] = [Math.round(from.judged), Math.round(to.judged)];
	if (baseCount === 0 || headCount === 0) return 1;
	return fisherDrop({
		basePassed: Math.round(from.passed / from.judged * baseCount),
		baseCount,
		headPassed: Math.round(to.passed / to.judged * headCount),
		headCount
	});
}
function isRepaired(history, shared) {
	if (!/^-*p/.test(history) || history.includes("m")) return false;
	const judged = history.replaceAll("-", "");
	return /^p+f{2,}p*$/.test(judged) || shared.has(history);
}
const together = 3;
const coincidence = .05;
function sharedPatterns(histories) {
	return patternsBeyond(histories, (count, others, runs) => poissonTail(count, others / Math.max(1, runs)));
}
function surelySharedPatterns(histories) {
	return patternsBeyond(histories, (count, others, runs) => runs === 0 ? 1 : predictedTail(count, others, runs));
}
function patternsBeyond(histories, chanceOf) {
	const counts = new Map();
	let [single, runs] = [0, 1];
	for (const history of histories) {
		runs = Math.max(runs, history.length);
		if (!history.includes("f")) continue;
		counts.set(history, (counts.get(history) ?? 0) + 1);
		if (failsOnce(history)) single += 1;
	}
	const isShared = ([history, count]) => {
		if (count < together) return false;
		return !failsOnce(history) || chanceOf(count, single - count, runs - 1) <= coincidence;
	};
	return new Set([...counts].filter(isShared).map(([history]) => history));
}
function failsOnce(history) {
	return history.indexOf("f") === history.lastIndexOf("f");
}
// src/gate/compare/pool.ts
function poolRuns(baseline) {
	const tallies = new Map();
	for (const [index, run] of baseline.runs.entries()) for (const tally of run.cases.values()) {
		const before = tallies.get(tally.key);
		if (before === void 0) tallies.set(tally.key, fill(index, tally));
		else {
			while (before.length < index) before.push(void 0);
			before.push(tally);
		}
	}
	const countsOf = sharedCounts(baseline.runs.length);
	const cases = [...tallies].map(([key, of]) => ({
		key,
		of,
		counts: countsOf(of)
	}));
	const { correlation } = worthOf$1(cases.map(({ counts }) => ({
		runs: counts,
		headCount: 1,
		weight: 1,
		isEval: true,
		cases: 1
	})), baseline.runs.length, { leaveOut: mayHaveChanged });
	const known = new Map();
	const pooled = new Map();
	for (const { key, of, counts } of cases) {
		let keeping = known.get(counts);
		if (keeping === void 0) {
			keeping = keptRuns(counts, correlation);
			known.set(counts, keeping);
		}
		pooled.set(key, poolCase(of, counts, sinceAccepted(of, keeping)));
	}
	return pooled;
}
function sinceAccepted(tallies, keeping) {
	const at = tallies.findIndex((tally) => tally?.accepted === true);
	if (at === -1 || keeping.changedAt !== void 0 && keeping.changedAt <= at) return keeping;
	return {
		kept: keeping.kept.map((is, index) => is && index <= at),
		changedAt: at
	};
}
const mayHaveChanged = .2;
function sharedCounts(runs) {
	const known = new Map();
	return (tallies) => {
		let key = "";
		for (const tally of tallies) key += tally === void 0 ? "0/0 " : `${tally.passed}/${require_platform.judged(tally)} `;
		let counts = known.get(key);
		if (counts === void 0) {
			counts = countsOf$1(tallies, runs);
			known.set(key, counts);
		}
		return counts;
	};
}
function countsOf$1(tallies, runs) {
	return Array.from({ length: runs }, (_, index) => {
		const tally = tallies[index];
		return tally === void 0 ? {
			passed: 0,
			judged: 0
		} : {
			passed: tally.passed,
			judged: require_platform.judged(tally)
		};
	});
}
function fill(index, tally) {
	return [...Array.from({ length: index }, () => void 0), tally];
}
function poolCase(tallies, counts, { kept, changedAt }) {
	let mostPerRun = 0;
	for (const tally of tallies) if (tally !== void 0) mostPerRun = Math.max(mostPerRun, require_platform.repeatsOf(tally));
	const history = tallies.map((tally) => tally === void 0 ? "-" : letterOf(tally)).join("");
	return {
		tally: sumOf(tallies, kept),
		mostPerRun,
		history,
		tallies,
		counts,
		changedAt,
		kept
	};
}
function poolAgain(of, kept) {
	return {
		...of,
		kept,
		tally: sumOf(of.tallies, kept)
	};
}
function sumOf(tallies, kept) {
	let sum;
	for (const [index, tally] of tallies.entries()) {
		if (tally === void 0 || sum !== void 0 && kept[index] === false) continue;
		sum = sum === void 0 ? copyTally(tally) : addTally(sum, tally);
	}
	if (sum === void 0) throw new Error("a pooled case is in at least one run");
	return sum;
}
function letterOf(tally) {
	if (require_platform.judged(tally) === 0) return "-";
	if (tally.repeatsUnclear === true) return tally.passed > 0 ? "p" : "f";
	if (require_platform.failures(tally) === 0) return "p";
	return tally.passed === 0 ? "f" : "m";
}
function failedLast({ history }) {
	return /^-*f/.test(history);
}
function brokenSince({ history }) {
	const [, failing = ""] = /^([-f]*f)-*[pm]/.exec(history) ?? [];
	return failing === "" ? void 0 : failing.length - 1;
}
// src/gate/compare/classify.ts
function hasCleanHistory({ tally }) {
	return require_platform.failures(tally) === 0 && tally.flaky === 0;
}
function hasFlakyHistory({ tally }) {
	return tally.flaky > 0 || tally.passed > 0 && require_platform.failures(tally) > 0;
}
function classifyCleanTest(head) {
	if (require_platform.failures(head) > 0) return "regressed";
	return head.flaky > 0 ? "flaky" : "unchanged";
}
function classifyMeasured(head, base, { proven, improved }) {
	if (proven) return "regressed";
	const headFails = require_platform.failures(head);
	const baseFails = require_platform.failures(base.tally);
	if (headFails === 0) {
		if (base.tally.passed === 0 || improved || baseFails > 0 && failedLast(base)) return "fixed";
		return head.flaky > 0 ? "flaky" : "unchanged";
	}
	if (baseFails === 0) return "newly-failing";
	if (base.tally.passed === 0) return head.passed === 0 ? "still-failing" : "flaky";
	return head.passed === 0 && failedLast(base) ? "still-failing" : "flaky";
}
function classifyPopulation(head, base, inNewestRun) {
	if (head === void 0) return inNewestRun ? "removed" : null;
	if (require_platform.judged(head) === 0) return "skipped";
	return base === void 0 || require_platform.judged(base.tally) === 0 ? "new" : null;
}
const rare$1 = .05;
function brokenTwice(head, { history }) {
	const [, before] = /^-*f-*(p.*)$/.exec(history) ?? [];
	if (before === void 0 || head.passed > 0 || require_platform.failures(head) === 0 || !/[fm]/.test(before)) return void 0;
	const runs = before.replaceAll("-", "").length;
	const failed = before.replaceAll(/[p-]/g, "").length;
	const chance = (failed + .5) * (failed + 1.5) / ((runs + 1) * (runs + 2));
	return chance <= rare$1 ? chance : void 0;
}
// src/gate/compare/quiet-strata.ts
function quietStratum(basePasses) {
	return {
		headPassed: 1,
		headCount: 1,
		basePassed: basePasses,
		baseCount: basePasses,
		weight: 1
	};
}
function quietStrata(quiet) {
	return quiet.countsByPasses().flatMap((cases, passes) => passes === 0 || cases === 0 ? [] : {
		...quietStratum(passes),
		cases
	});
}
// src/gate/compare/find-quiet.ts
function findQuiet(head, baseline, policy, without) {
	if (policy.kind === "evals") return void 0;
	const quiet = passedOnce(head, baseline);
	if (quiet === void 0 || quiet.length === 0) return void 0;
	const ruleOf = caseRules(policy);
	const plain = caseRules({
		...policy,
		cases: []
	})({
		suite: [],
		name: ""
	});
	const isFree = (number) => {
		if (without?.has(quiet.key(number)) === true) return false;
		const { kind, weight, ignore, quarantine, minScores, limits } = ruleOf(quiet.identity(number));
		if (kind !== plain.kind || weight !== plain.weight || ignore || quarantine !== void 0) return false;
		return Object.keys(minScores).length === 0 && isWithin(limits.latencyMs, quiet.sides.head.durationOf(number));
	};
	return policy.cases.length === 0 && without === void 0 ? quiet : quiet.filter(isFree);
}
function isWithin(limit, durationMs) {
	return limit === void 0 || Number.isNaN(durationMs) || durationMs <= limit;
}
function passedOnce(head, baseline) {
	const { cases } = head;
	if (!(cases instanceof require_platform.CaseTable)) return void 0;
	const tables = [];
	for (const run of baseline?.runs ?? []) {
		if (!(run.cases instanceof require_platform.CaseTable)) return void 0;
		tables.push(run.cases);
	}
	const bases = tables.map((table) => ({
		cases: table,
		numbers: table.names.numbersOf(cases.names)
	}));
	const passes = countPasses(cases.names.size, bases);
	const sides = {
		head: cases,
		bases,
		passes,
		change: baseline === null ? "new" : "unchanged",
		pValue: baseline === null ? void 0 : stable(fisherDrop(quietStratum(1))),
		latencyOf: (number) => latencyOf(sides, number)
	};
	const numbers = new Int32Array(cases.passes);
	const least = bases.length === 0 ? 0 : 1;
	let found = 0;
	for (let number = 0; number < passes.length; number += 1) {
		if (!cases.isPass(number) || (passes[number] ?? 0) < least) continue;
		numbers[found] = number;
		found += 1;
	}
	return new require_platform.QuietCases(sides, numbers.subarray(0, found));
}
function countPasses(size, bases) {
	const passes = new Int16Array(size);
	for (const { cases, numbers } of bases) for (let number = 0; number < size; number += 1) {
		const base = numbers[number] ?? -1;
		const before = passes[number] ?? 0;
		if (before === -1) continue;
		if (cases.isPass(base)) passes[number] = before + 1;
		else if (cases.hasNumber(base)) passes[number] = -1;
	}
	return passes;
}
// src/gate/compare/suite-change.ts
const worse = {
	within: .01,
	between: .05
};
const better = {
	within: 5e-4,
	between: .005
};
const smallestChange = .02;
function findSuiteChange(cases, runs) {
	if (runs < 2 || cases.length === 0) return void 0;
	const of = baseMeans(cases, runs);
	const noise = noiseOfRun(cases);
	let best;
	for (let at = 1; at < of.means.length; at += 1) {
		const z = changeAt(of, at, noise);
		if (z !== void 0 && (best === void 0 || Math.abs(z) > Math.abs(best.z))) best = {
			at,
			z
		};
	}
	return best === void 0 ? void 0 : (of.runs[best.at - 1] ?? 0) + 1;
}
function changeAt({ means }, at, noise) {
	const [newer, older] = [means.slice(0, at), means.slice(at)];
	const [now, before] = [meanOf(newer), meanOf(older)];
	const change = now - before;
	if (Math.abs(change) < smallestChange) return void 0;
	const level = change < 0 ? worse : better;
	const share = 1 / newer.length + 1 / older.length;
	const z = change / Math.sqrt(Math.max(1e-12, noise * share));
	if (Math.abs(z) < normalQuantile(1 - level.within)) return void 0;
	const degrees = means.length - 2;
	if (degrees < 2) return change < 0 ? z : void 0;
	const variance = [...newer.map((value) => value - now), ...older.map((value) => value - before)].reduce((sum, value) => sum + value * value, 0) / degrees;
	return 1 - studentCdf(Math.abs(change) / Math.sqrt(Math.max(1e-12, variance * share)), degrees) <= level.between ? z : void 0;
}
function meanOf(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function noiseOfRun(cases) {
	let [sum, weights] = [0, 0];
	for (const { weight, ...of } of cases) {
		const { passed, judged, runs } = sumKept(of);
		if (judged === 0) continue;
		weights += weight;
		const rate = passed / judged;
		const unbiased = judged > 1 ? judged / (judged - 1) : 1;
		sum += weight * weight * rate * (1 - rate) * unbiased * runs / judged;
	}
	return weights === 0 ? 0 : sum / (weights * weights);
}
const enoughCases = .5;
function baseMeans(cases, runs) {
	const [sums, present] = [new Float64Array(runs), new Float64Array(runs)];
	let weights = 0;
	for (const { counts, kept, weight } of cases) {
		const rate = rateOf$1({
			counts,
			kept
		});
		if (rate === null || weight === 0) continue;
		weights += weight;
		for (let run = 0; run < runs; run += 1) {
			const of = counts[run];
			const counted = of !== void 0 && of.judged > 0 && kept[run] !== false;
			sums[run] = (sums[run] ?? 0) + weight * (counted ? of.passed / of.judged : rate);
			if (of !== void 0 && of.judged > 0) present[run] = (present[run] ?? 0) + weight;
		}
	}
	const used = Array.from({ length: runs }, (_, run) => run).filter((run) => weights > 0 && (present[run] ?? 0) >= enoughCases * weights);
	return {
		runs: used,
		means: used.map((run) => (sums[run] ?? 0) / weights)
	};
}
function rateOf$1(of) {
	const { passed, judged } = sumKept(of);
	return judged === 0 ? null : passed / judged;
}
function sumKept({ counts, kept }) {
	let [passed, judged, runs] = [
		0,
		0,
		0
	];
	for (const [run, of] of counts.entries()) {
		if (kept[run] === false || of.judged === 0) continue;
		passed += of.passed;
		judged += of.judged;
		runs += 1;
	}
	return {
		passed,
		judged,
		runs
	};
}
// src/gate/compare/join-sides.ts
function joinSides(head, baseline, policy, today, without) {
	const ruleOf = caseRules(policy);
	const { sides, judgeAs, quiet } = setQuietAside(head, baseline, policy, without);
	const histories = sides.flatMap(({ base }) => base?.history ?? []);
	if (quiet !== void 0) histories.push(quiet.longestHistory());
	const shared = sharedPatterns(histories);
	return {
		...sinceSuiteChange(sides.map((paired) => {
			const rule = ruleOf(paired.identity);
			const judgedAs = rule.kind === "auto" ? judgeAs(paired) : rule.kind === "tests" ? "test" : "eval";
			const of = withoutRepaired(settleRepeats(paired, judgedAs), judgedAs, shared);
			const stratum = scopeOf(of) === "suite" ? void 0 : stratumOf$1(of, rule.weight);
			const inQuarantine = rule.quarantine !== void 0 && quarantineHolds(rule.quarantine, today);
			const counts = !rule.ignore && !inQuarantine && without?.has(of.key) !== true;
			return {
				...of,
				rule,
				judgedAs,
				counts,
				stratum
			};
		}), baseline?.runs.length ?? 0),
		quiet
	};
}
function setQuietAside(head, baseline, policy, without) {
	let quiet = findQuiet(head, baseline, policy, without);
	const pair = () => {
		const rest = quiet === void 0 ? head : quiet.headWithout(head);
		const runs = quiet?.basesWithout(baseline?.runs ?? []) ?? baseline?.runs ?? [];
		return pairSides(rest, baseline === null ? new Map() : poolRuns({
			...baseline,
			runs
		}));
	};
	let sides = pair();
	const judgeAs = judgeCasesAs(sides.filter((of) => scopeOf(of) !== "suite"), quiet);
	if (quiet !== void 0 && policy.kind === "auto") {
		const all = quiet;
		const evals = new Set();
		for (const [place, { file, suite }] of all.places()) if (judgeAs({ identity: {
			file,
			suite,
			name: ""
		} }) === "eval") evals.add(place);
		if (evals.size > 0) {
			const { names } = all.sides.head;
			quiet = all.filter((number) => !evals.has(names.placeNumber(number)));
			sides = pair();
		}
	}
	return {
		sides,
		judgeAs,
		quiet
	};
}
function withoutRepaired(of, judgedAs, shared) {
	const { base } = of;
	if (base === void 0 || judgedAs !== "test" || !isRepaired(base.history, shared)) return of;
	const kept = base.kept.map((is, index) => is && base.history[index] !== "f");
	return {
		...of,
		base: poolAgain(base, kept)
	};
}
function sinceSuiteChange(joined, runs) {
	const since = findSuiteChange(joined.flatMap(({ judgedAs, counts, stratum, base, rule }) => judgedAs === "eval" && counts && stratum !== void 0 && base !== void 0 ? [{
		counts: base.counts,
		kept: base.kept,
		weight: rule.weight
	}] : []), runs);
	if (since === void 0) return { cases: joined };
	return {
		cases: joined.map((of) => {
			const { judgedAs, base, stratum, rule } = of;
			if (judgedAs !== "eval" || base === void 0 || stratum === void 0) return of;
			const newer = {
				...of,
				base: poolAgain(base, base.kept.map((is, index) => is && index < since))
			};
			return {
				...newer,
				stratum: stratumOf$1(newer, rule.weight) ?? stratum
			};
		}),
		since
	};
}
function pairSides(head, pooled) {
	const standIns = new Map();
	const taken = new Set();
	for (const [key, { identity }] of head.cases) {
		if (identity.variant === void 0 || pooled.size === 0 || pooled.has(key)) continue;
		const plain = require_platform.caseKey({
			...identity,
			variant: void 0
		});
		const base = head.cases.has(plain) ? void 0 : pooled.get(plain);
		if (base === void 0) continue;
		standIns.set(key, base);
		taken.add(plain);
	}
	const keys = [...head.cases.keys()];
	for (const key of pooled.keys()) if (!head.cases.has(key)) keys.push(key);
	keys.sort();
	return keys.flatMap((key) => {
		if (taken.has(key)) return [];
		const [ofHead, ofBase] = [head.cases.get(key), pooled.get(key) ?? standIns.get(key)];
		const identity = ofHead?.identity ?? ofBase?.tally.identity;
		return identity === void 0 ? [] : [{
			key,
			identity,
			head: ofHead,
			base: ofBase
		}];
	});
}
function settleRepeats(of, judgedAs) {
	const { head, base } = of;
	if (head === void 0 || base === void 0) return of;
	const isRepeated = base.mostPerRun > 1;
	if (isRepeated && head.retried !== void 0) return {
		...of,
		head: takeAsIterations(head)
	};
	if (isRepeated || head.repeatsUnclear !== true || judgedAs === "eval") return of;
	return {
		...of,
		head: takeAsAttempts(head, head.passed > 0 ? "passed" : head.failed > 0 ? "failed" : "errored")
	};
}
function scopeOf({ head, base }) {
	return head?.scope ?? base?.tally.scope;
}
function stratumOf$1({ head, base }, weight) {
	if (head === void 0 || base === void 0) return void 0;
	const [headCount, baseCount] = [require_platform.judged(head), require_platform.judged(base.tally)];
	if (headCount === 0 || baseCount === 0) return void 0;
	return {
		headPassed: head.passed,
		headCount,
		basePassed: base.tally.passed,
		baseCount,
		weight
	};
}
function decidesByItself({ judgedAs, base }) {
	return judgedAs === "test" && base !== void 0 && hasCleanHistory(base);
}
// src/gate/statistics/binomial.ts
function binomial(count, rate) {
	const mass = new Float64Array(count + 1);
	const mode = Math.min(count, Math.floor((count + 1) * rate));
	const odds = rate / (1 - rate);
	let sum = 1;
	mass[mode] = 1;
	for (let x = mode, value = 1; x < count; x += 1) {
		value *= (count - x) / (x + 1) * odds;
		mass[x + 1] = value;
		sum += value;
	}
	for (let x = mode, value = 1; x > 0; x -= 1) {
		value *= x / ((count - x + 1) * odds);
		mass[x - 1] = value;
		sum += value;
	}
	for (let x = 0; x <= count; x += 1) mass[x] = (mass[x] ?? 0) / sum;
	return mass;
}
// src/gate/statistics/prediction/draw-heads.ts
const many = 8;
function answersOf(kinds) {
	return kinds.reduce((sum, of) => sum + (of.headCount === 1 && of.cases > many ? 1 : of.cases), 0);
}
function tablesOf(prediction, weather) {
	const { kinds, worth, meanVariance } = prediction;
	const moved = movedRates(weather, meanVariance);
	const known = new Map();
	return kinds.map(({ isEval, headCount, posterior }) => {
		const id = `${headCount} ${isEval}`;
		let atRate = known.get(id);
		if (atRate === void 0) {
			const correlation = isEval ? worth.correlation : 0;
			atRate = Array.from(isEval ? moved : rates, (rate) => passes(rate, headCount, correlation));
			known.set(id, atRate);
		}
		const sum = new Float64Array(headCount + 1);
		for (let at = 0; at < posterior.length; at += 1) {
			const [mass, masses] = [posterior[at] ?? 0, atRate[at]];
			if (mass < 1e-10 || masses === void 0) continue;
			for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + mass * (masses[x] ?? 0);
		}
		return sum;
	});
}
function allot(weathers, draws) {
	const plan = new Int32Array(draws);
	let [at, reached] = [0, weathers[0]?.share ?? 1];
	for (let draw = 0; draw < draws; draw += 1) {
		while (reached < (draw + .5) / draws && at < weathers.length - 1) {
			at += 1;
			reached += weathers[at]?.share ?? 0;
		}
		plan[draw] = at;
	}
	return plan;
}
function drawHeads(kinds, tables) {
	const random = seededRandom("head");
	const counts = kinds.map(({ headCount }) => new Float64Array(headCount + 1));
	const pick = (sums) => {
		const at = random() * (sums[sums.length - 1] ?? 1);
		let [low, high] = [0, sums.length - 1];
		while (low < high) {
			const middle = low + high >> 1;
			if ((sums[middle] ?? 0) > at) high = middle;
			else low = middle + 1;
		}
		return low;
	};
	const pickInto = (ofKind, sums, times) => {
		for (let one = 0; one < times; one += 1) {
			const x = pick(sums);
			ofKind[x] = (ofKind[x] ?? 0) + 1;
		}
	};
	let [known, sums, full] = [
		-1,
		[],
		[]
	];
	return (weather) => {
		if (weather !== known) {
			known = weather;
			const ofWeather = tables[weather] ?? [];
			sums = kinds.map(({ cases, headCount }, kind) => {
				const table = ofWeather[kind] ?? new Float64Array(1);
				return cumulated(cases > many ? table.subarray(0, headCount) : table);
			});
			full = kinds.map(({ cases, headCount }, kind) => cases > many ? cumulated(binomial(cases, within(ofWeather[kind]?.[headCount] ?? 0))) : void 0);
		}
		for (const [kind, { cases, headCount }] of kinds.entries()) {
			const [ofKind, ofSums, ofFull] = [
				counts[kind],
				sums[kind],
				full[kind]
			];
			if (ofKind === void 0 || ofSums === void 0) continue;
			ofKind.fill(0);
			const passing = ofFull === void 0 ? 0 : pick(ofFull);
			if (headCount === 1 && ofFull !== void 0) ofKind[0] = cases - passing;
			else pickInto(ofKind, ofSums, cases - passing);
			ofKind[headCount] = (ofKind[headCount] ?? 0) + passing;
		}
		return counts;
	};
}
function within(probability) {
	return Math.min(1 - 1e-12, Math.max(1e-12, probability));
}
function cumulated(masses) {
	let below = 0;
	return masses.map((mass) => {
		below += mass;
		return below;
	});
}
// src/gate/statistics/prediction/judge-head.ts
const mostDraws = 2e3;
const fewestDraws = 1e3;
const mostAnswers = 6e5;
const unit = 2 ** 20;
const notFallen = .25;
function judgeHead(prediction, head) {
	const { kinds, kindOf, weathers } = prediction;
	const tables = weathers.map((weather) => tablesOf(prediction, weather));
	const logs = kinds.map((_, kind) => tailLogs(tables.map((of) => of[kind] ?? new Float64Array(0)), weathers));
	const scoreOf = scorer(prediction, logs);
	const draws = Math.round(Math.min(mostDraws, Math.max(fewestDraws, mostAnswers / Math.max(1, answersOf(kinds)))));
	const drawer = drawHeads(kinds, tables);
	const scores = Array.from(allot(weathers, draws), (weather) => scoreOf(drawer(weather)));
	const ranks = {
		mean: rankIn(scores.map(({ mean }) => mean)),
		fallen: rankIn(scores.map(({ fallen }) => fallen)),
		worst: rankIn(scores.map(({ worst }) => worst))
	};
	const least = ({ mean, fallen, worst }) => Math.min(ranks.mean(mean), ranks.fallen(fallen), ranks.worst(worst));
	const leasts = scores.map(least).sort((a, b) => a - b);
	const answers = kinds.map(({ headCount }) => new Float64Array(headCount + 1));
	for (const [index, { passed, cases }] of head.entries()) {
		const ofKind = answers[kindOf[index] ?? 0];
		if (ofKind !== void 0) ofKind[passed] = (ofKind[passed] ?? 0) + cases;
	}
	const score = scoreOf(answers);
	return {
		chances: {
			mean: ranks.mean(score.mean),
			fallen: ranks.fallen(score.fallen),
			worst: ranks.worst(score.worst),
			any: rankIn(leasts)(least(score))
		},
		ofCase: logs.map((of) => of.map((log) => Math.exp(log))),
		ofFamily: logs.map((of) => of.map((log) => ranks.worst(Math.round(log * unit)))),
		threshold: (level) => {
			const allowed = Math.floor(level * (draws + 1) + 1e-9) - 1;
			const tooMany = leasts[allowed] ?? 1;
			return leasts.findLast((least, index) => index < allowed && least < tooMany) ?? 0;
		}
	};
}
function scorer({ kinds }, logs) {
	const hasEvals = kinds.some(({ isEval, weight }) => isEval && weight > 0);
	const values = kinds.map(({ headCount, weight, isEval }, kind) => {
		const mass = isEval || !hasEvals ? weight : 0;
		return {
			mean: Array.from({ length: headCount + 1 }, (_, x) => Math.round(mass * x * unit / headCount)),
			fallen: Array.from(logs[kind] ?? [], (log) => Math.min(0, Math.round((log - Math.log(notFallen)) * unit))),
			worst: Array.from(logs[kind] ?? [], (log) => Math.round(log * unit))
		};
	});
	return (counts) => {
		let [mean, fallen, worst] = [
			0,
			0,
			0
		];
		for (let kind = 0; kind < counts.length; kind += 1) {
			const [ofKind, value] = [counts[kind], values[kind]];
			if (ofKind === void 0 || value === void 0) continue;
			for (let x = 0; x < ofKind.length; x += 1) {
				const times = ofKind[x] ?? 0;
				if (times === 0) continue;
				mean += times * (value.mean[x] ?? 0);
				fallen += times * (value.fallen[x] ?? 0);
				worst = Math.min(worst, value.worst[x] ?? 0);
			}
		}
		return {
			mean,
			fallen,
			worst
		};
	};
}
function rankIn(values) {
	const sorted = Float64Array.from(values).sort();
	return (value) => {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >> 1;
			if ((sorted[middle] ?? 0) <= value) low = middle + 1;
			else high = middle;
		}
		return (low + 1) / (sorted.length + 1);
	};
}
function tailLogs(tables, weathers) {
	const sum = new Float64Array(tables[0]?.length ?? 0);
	for (const [index, table] of tables.entries()) {
		const share = weathers[index]?.share ?? 0;
		for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + share * (table[x] ?? 0);
	}
	let below = 0;
	return sum.map((mass) => {
		below = Math.min(1, below + mass);
		return Math.log(Math.max(1e-300, below));
	});
}
function predictionOfDrop(now, values) {
	const runs = values.length;
	if (runs < 5) return null;
	const mean = values.reduce((sum, value) => sum + value, 0) / runs;
	const squares = (of) => of.reduce((sum, value) => sum + (value - mean) ** 2, 0);
	const below = squares(values.filter((value) => value < mean));
	const error = Math.sqrt(Math.max(squares(values), 2 * below) / (runs - 1) * (1 + 1 / runs));
	if (error < 1e-12) return now < mean - 1e-9 ? 0 : 1;
	return studentCdf((now - mean) / error, runs - 1);
}
function spreadLevel(level, tests = 1) {
	return Math.max(level * .85, leastLevel / Math.sqrt(tests));
}
const leastLevel = .025;
const surelyFlakes = 2;
function countFlakes(joined, baseRuns, quiet) {
	const hasPatterns = baseRuns >= 3;
	const shared = hasPatterns ? surelySharedPatterns(historiesOf(joined, quiet)) : new Set();
	const single = joined.filter((of) => {
		const history = historyOf$1(of);
		return isQuestioned(of) && !shared.has(history) && !isRepaired(history, shared);
	});
	const flakes = single.filter((of) => /m|p-*f/.test(historyOf$1(of))).length;
	const repaired = hasPatterns ? 0 : single.filter((of) => /^-*f/.test(historyOf$1(of)) && !failsNow$1(of)).length;
	return flakes + (areFlaky(repaired) ? repaired : 0);
}
const runsForFlakes = 5;
const flakeOfFew = .02;
function areFlaky(flakes, { tests, baseRuns } = {
	tests: 0,
	baseRuns: runsForFlakes
}) {
	return flakes >= surelyFlakes || flakes > 0 && baseRuns < runsForFlakes && flakes >= tests * flakeOfFew;
}
function unsettledTests(joined, proven, baseRuns, quiet) {
	const clean = joined.filter((of) => of.counts && isQuestioned(of) && decidesByItself(of) && failsNow$1(of));
	const repaired = baseRuns >= 3 ? sharedPatterns(historiesOf(joined, quiet)) : new Set();
	const together = Map.groupBy(clean, historyOf$1);
	const isBrokenAgain = (of) => repaired.has(historyOf$1(of)) && (together.get(historyOf$1(of)) ?? []).length > 1;
	return new Set(clean.filter((of) => !proven.has(of) && !isBrokenAgain(of)));
}
function historiesOf(joined, quiet) {
	const histories = joined.flatMap(({ base }) => base?.history ?? []);
	return quiet === void 0 ? histories : [...histories, quiet.longestHistory()];
}
function historyOf$1({ base }) {
	return base?.history ?? "";
}
function isQuestioned({ judgedAs, rule, stratum }) {
	return judgedAs === "test" && rule.kind === "auto" && stratum !== void 0;
}
function failsNow$1({ head }) {
	return head !== void 0 && require_platform.failures(head) > 0;
}
// src/gate/compare/judge-suite.ts
const falseNames = .1;
function judgeSuite(compared, policy, { baseRuns, quiet, tests, level, ruledOutLevel }) {
	const members = compared.filter((of) => isLeftToChance(of, tests, baseRuns));
	const evals = compared.filter(({ judgedAs, rule }) => judgedAs === "eval" && rule.weight > 0);
	const ofTests = quiet === void 0 || evals.length > 0 ? [] : quietStrata(quiet);
	const strata = [...(evals.length > 0 ? evals : compared.filter(({ rule }) => rule.weight > 0)).flatMap(({ stratum }) => stratum ?? []), ...ofTests];
	const figures = strata.length === 0 ? null : figuresOf(strata, evals.length > 0);
	if (members.length === 0) return {
		suite: figures,
		cases: new Map(),
		proven: new Set()
	};
	const others = tests && quiet !== void 0 ? quietStrata(quiet) : [];
	const prediction = predict([...members.map((of) => historyOf(of, baseRuns)), ...others.map(historyOfQuiet)], baseRuns);
	const judged = judgeHead(prediction, [...members.map(({ stratum }) => stratum), ...others].map((of) => ({
		passed: of?.headPassed ?? 0,
		cases: of?.cases ?? 1
	})));
	const cases = chancesOfCases(members, judged, prediction);
	const { mean, fallen, worst, any } = judged.chances;
	const usual = judged.threshold(level);
	const threshold = isAtMost(any, level) ? Math.max(usual, Math.min(mean, fallen, worst)) : usual;
	const chances = {
		mean: stable(mean),
		fallen: stable(fallen),
		worst: stable(worst),
		any: stable(any),
		level,
		threshold: stable(threshold)
	};
	const suite = figures && withBounds(figures, prediction, {
		mean,
		usual
	}, {
		policy,
		ruledOutLevel
	});
	return {
		suite,
		chances,
		cases,
		proven: isProvenBy(chances, suite, policy) ? namedOf(members, cases) : new Set(),
		worth: prediction.worth
	};
}
function isLeftToChance(of, tests, baseRuns) {
	if (of.judgedAs === "eval") return true;
	return !(baseRuns >= 3 && /^-*f/.test(of.base?.history ?? "")) && (tests || !decidesByItself(of));
}
function isProvenBy(chances, suite, policy) {
	return chances !== void 0 && (areCasesWorse(chances) || isMeanWorse(chances, suite, policy));
}
function areCasesWorse({ fallen, worst, threshold }) {
	return threshold > 0 && isAtMost(Math.min(fallen, worst), threshold);
}
function isMeanWorse({ mean, threshold }, suite, { minDrop }) {
	if (suite === null || threshold === 0 || !isAtMost(mean, threshold)) return false;
	return -suite.meanChange >= minDrop.suite - rateTolerance;
}
function namedOf(members, cases) {
	const chanceOf = (of) => cases.get(of)?.alone ?? 1;
	const fallen = members.filter(({ stratum }) => stratum !== void 0 && dropOf(stratum) > 1e-9).sort((a, b) => chanceOf(a) - chanceOf(b));
	const last = fallen.findLastIndex((of, index) => chanceOf(of) * members.length <= falseNames * (index + 1));
	return new Set(fallen.filter((of, index) => index <= last || decidesByItself(of)));
}
function historyOf({ base, stratum, rule, judgedAs }, baseRuns) {
	const runs = Array.from({ length: baseRuns }, (_, run) => base === void 0 || base.kept[run] === false ? none : base.counts[run] ?? none);
	const { headCount = 1 } = stratum ?? {};
	return {
		runs,
		headCount,
		weight: rule.weight,
		isEval: judgedAs === "eval",
		cases: 1
	};
}
const none = {
	passed: 0,
	judged: 0
};
function historyOfQuiet({ baseCount, cases = 1 }) {
	return {
		runs: Array.from({ length: baseCount }, () => ({
			passed: 1,
			judged: 1
		})),
		headCount: 1,
		weight: 1,
		isEval: false,
		cases
	};
}
function chancesOfCases(members, { ofCase, ofFamily }, { kindOf }) {
	return new Map(members.map((of, index) => {
		const [kind, passed] = [kindOf[index] ?? 0, of.stratum?.headPassed ?? 0];
		return [of, {
			alone: ofCase[kind]?.[passed] ?? 1,
			family: ofFamily[kind]?.[passed] ?? 1
		}];
	}));
}
function figuresOf(strata, areEvals) {
	return {
		commonCases: strata.reduce((sum, { cases = 1 }) => sum + cases, 0),
		headRate: stable(weightedRate(strata, "headPassed", "headCount")),
		baseRate: stable(weightedRate(strata, "basePassed", "baseCount")),
		meanChange: stable(meanChange(strata)),
		ruledOutDrop: null,
		pValue: 1,
		smallestDetectableDrop: null,
		baseSpread: null,
		of: areEvals ? "evals" : "tests"
	};
}
function withBounds(figures, prediction, { mean, usual }, { policy, ruledOutLevel }) {
	const withMean = {
		...figures,
		pValue: stable(mean)
	};
	if (figures.of === "tests") return withMean;
	const detectable = usual === 0 ? null : detectableDrop(prediction, usual);
	const { seen, runs } = prediction.variance;
	return {
		...withMean,
		ruledOutDrop: roundUp(ruledOutDrop(prediction, figures.headRate, ruledOutLevel)),
		smallestDetectableDrop: detectable === null ? null : stable(Math.max(detectable, policy.minDrop.suite)),
		baseSpread: runs < 5 ? null : stable(seen < 1e-18 ? 0 : Math.sqrt(seen))
	};
}
function roundUp(drop) {
	return Math.ceil(drop * 1e3 - 1e-6) / 1e3;
}
// src/gate/compare/lost.ts
function lostShares(head, baseline) {
	return {
		head: share([head], vanishedCases(head, baseline)),
		base: share(baseline?.runs ?? [], 0)
	};
}
function share(runs, vanished) {
	let [lost, all] = [vanished, vanished];
	for (const run of runs) {
		const totals = require_platform.totalsOf(run);
		lost += totals.lost;
		all += totals.total - totals.skipped;
	}
	return all === 0 ? 0 : lost / all;
}
function vanishedCases(head, baseline) {
	const newest = baseline?.runs[0];
	if (newest === void 0) return 0;
	const lostFiles = new Set();
	for (const tally of require_platform.otherTallies(head)) {
		if (tally.scope !== "suite" || tally.lost === 0 || require_platform.judged(tally) > 0) continue;
		if (tally.identity.file !== void 0) lostFiles.add(tally.identity.file);
	}
	if (lostFiles.size === 0) return 0;
	let vanished = 0;
	for (const { key, identity, scope } of newest.cases.values()) if (scope !== "suite" && identity.file !== void 0 && lostFiles.has(identity.file)) {
		if (!head.cases.has(key)) vanished += 1;
	}
	return vanished;
}
// src/gate/compare/missing-scorers.ts
function missingScorers(head, newest, keys) {
	const scorers = new Map();
	for (const key of keys) {
		const [before, now] = [newest?.cases.get(key), head.cases.get(key)];
		if (before?.scores === void 0 || now === void 0) continue;
		if (before.passed < require_platform.judged(before) || require_platform.judged(now) === 0) continue;
		for (const [name, { count }] of before.scores) {
			if (count === 0) continue;
			const scorer = scorers.get(name) ?? {
				had: 0,
				missing: 0
			};
			scorers.set(name, scorer);
			scorer.had += 1;
			if ((now.scores?.get(name)?.count ?? 0) === 0) scorer.missing += 1;
		}
	}
	return [...scorers].filter(([, { missing }]) => missing > 0).map(([name, { had, missing }]) => ({
		name,
		had,
		missing
	})).sort((a, b) => a.name < b.name ? -1 : 1);
}
// src/gate/judge/suite-entries.ts
function classifyBrokenSuite(head, newest, hasBaseline) {
	const wasBroken = newest !== void 0 && isBroken(newest);
	if (head === void 0) return wasBroken ? "fixed" : null;
	if (require_platform.judged(head) === 0) return "skipped";
	if (!isBroken(head)) return wasBroken ? "fixed" : "unchanged";
	if (!hasBaseline) return "new";
	return wasBroken ? "still-failing" : "regressed";
}
function isBroken(tally) {
	return require_platform.failures(tally) > 0;
}
// src/gate/compare/renames.ts
const maxPairs = 4e4;
const alike$1 = .7;
function findRenames(removed, added) {
	const pairs = {
		likely: new Map(),
		possible: new Map()
	};
	const left = (cases) => cases.filter(({ key }) => !pairs.likely.has(key));
	const exact = [
		({ identity }) => JSON.stringify([require_platform.caseTitle(identity), baseName(identity.file)]),
		({ identity }) => require_platform.caseTitle(identity),
		({ identity }) => JSON.stringify([titleWithoutVariant(identity), identity.file])
	];
	for (const nameOf of exact) pairEqual(left(removed), left(added), nameOf, pairs);
	pairSimilar(left(removed), left(added), pairs);
	return pairs;
}
function join$2(pairs, from, to) {
	pairs.set(from.key, to.key).set(to.key, from.key);
}
function pairEqual(removed, added, nameOf, pairs) {
	const groups = Map.groupBy(added, nameOf);
	for (const [name, from] of Map.groupBy(removed, nameOf)) {
		const to = groups.get(name) ?? [];
		const isClear = from.length === 1 && to.length === 1;
		for (const [index, one] of from.entries()) {
			const other = to[index];
			if (other !== void 0) join$2(isClear ? pairs.likely : pairs.possible, one, other);
		}
	}
}
function pairSimilar(removed, added, pairs) {
	const fileOf = ({ identity }) => identity.file ?? "";
	const candidates = Map.groupBy(added, fileOf);
	const titleOf = titlesOnce();
	let budget = maxPairs;
	for (const [file, from] of Map.groupBy(removed, fileOf)) {
		const to = candidates.get(file) ?? [];
		const size = from.length * to.length;
		if (size > budget) continue;
		budget -= size;
		const bestOf = (one, others) => mostAlike(one, others, titleOf, (before, now) => !startsGroup(before.text, now.text));
		const back = new Map(to.map((one) => [one.key, mostAlike(one, from, titleOf, (now, before) => !startsGroup(before.text, now.text))]));
		const isOnly = onlyOfItsForm(titleOf, from, to);
		for (const one of from) {
			const best = bestOf(one, to);
			const mutual = best && back.get(best.of.key);
			if (best === void 0 || best.isShared || mutual?.of !== one || mutual.isShared) continue;
			const [before, now] = [titleOf(one), titleOf(best.of)];
			if (before.form !== now.form && isOnly(one) && isOnly(best.of) || before.numbers === now.numbers) join$2(pairs.likely, one, best.of);
		}
		for (const one of from) {
			if (pairs.likely.has(one.key)) continue;
			const other = bestOf(one, to.filter(({ key }) => !pairs.likely.has(key) && !pairs.possible.has(key)));
			if (other !== void 0) join$2(pairs.possible, one, other.of);
		}
	}
}
function onlyOfItsForm(titleOf, ...sides) {
	const formOf = (of) => titleOf(of).form;
	const shared = sides.flatMap((side) => [...Map.groupBy(side, formOf)].flatMap(([form, { length }]) => length > 1 ? form : []));
	const forms = new Set(shared);
	return (of) => !forms.has(formOf(of));
}
function titleWithoutVariant(identity) {
	return require_platform.caseTitle({
		...identity,
		variant: void 0
	});
}
function baseName(file = "") {
	return file.slice(file.lastIndexOf("/") + 1);
}
function startsGroup(title, group) {
	return title.startsWith(group) && /^(?: [›>] |[./: ])/.test(title.slice(group.length, group.length + 3));
}
const longestTitle = 200;
const word = /[\w-]+/g;
const digit = /\d/;
function titlesOnce() {
	const known = new Map();
	return ({ key, identity }) => {
		const before = known.get(key);
		if (before !== void 0) return before;
		const text = require_platform.caseTitle(identity);
		const start = text.slice(0, longestTitle).toLowerCase();
		const title = {
			text,
			letters: letterPairs(start),
			form: start.replaceAll(word, (one) => digit.test(one) ? "#" : one),
			numbers: (start.match(word) ?? []).filter((one) => digit.test(one)).join(" ")
		};
		known.set(key, title);
		return title;
	};
}
function mostAlike(from, candidates, titleOf, mayPair) {
	const title = titleOf(from);
	let best;
	for (const of of candidates) {
		const other = titleOf(of);
		if (!mayPair(title, other)) continue;
		const likeness = likenessOf(title, other);
		if (likeness < alike$1 || likeness < (best?.likeness ?? 0)) continue;
		best = {
			of,
			likeness,
			isShared: likeness === best?.likeness
		};
	}
	return best;
}
function likenessOf(a, b) {
	const likeness = dice(a.letters, b.letters);
	return a.form === b.form && /\p{L}/u.test(a.form) ? Math.max(alike$1, likeness) : likeness;
}
function letterPairs(text) {
	const pairs = new Map();
	for (let index = 0; index + 1 < text.length; index += 1) {
		const pair = text.slice(index, index + 2);
		pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	}
	return pairs;
}
function dice(a, b) {
	let [shared, all] = [0, 0];
	for (const [pair, count] of a) {
		shared += Math.min(count, b.get(pair) ?? 0);
		all += count;
	}
	for (const count of b.values()) all += count;
	return all === 0 ? 0 : 2 * shared / all;
}
// src/gate/compare/broken-groups.ts
const mostEntries = 50;
const marker = /^"(?:before|after) (?:all|each)" hook|^(?:setUp|tearDown)(?:Class|Module) \(|\b_FailedTest\b|^\[(?:build|setup) failed\]$|^vitest unhandled errors$|^Test execution failure/i;
const collection = /^collection failure\b/;
function findBrokenGroups(comparison) {
	const failing = comparison.cases.filter(isNewFailure).slice(0, mostEntries);
	if (failing.length === 0) return {
		entries: [],
		gone: 0
	};
	const cases = require_platform.allCases(comparison);
	const known = cases.filter(({ base }) => base !== void 0 && base.scope !== "suite" && require_platform.judged(base) > 0);
	const passing = cases.filter(({ head }) => head !== void 0 && head.scope !== "suite" && head.passed > 0);
	const missing = new Set();
	return {
		entries: failing.filter((entry) => {
			const belongs = belongsTo(entry);
			const group = known.filter(belongs);
			const gone = group.filter(isGone);
			if (!(gone.length > 0 && gone.length === group.length && !passing.some(belongs)) && !saysGroup(entry)) return false;
			for (const of of gone) missing.add(of);
			return true;
		}),
		gone: missing.size
	};
}
function isNewFailure({ change, head, quarantined, ignored }) {
	if (change !== "new" || head === void 0 || head.scope === "suite") return false;
	return require_platform.failures(head) > 0 && quarantined === void 0 && ignored !== true;
}
function isGone(of) {
	const { change, head, base, unjudgedBefore } = of;
	if (base === void 0 || base.scope === "suite" || require_platform.judged(base) === 0 || unjudgedBefore === true) return false;
	const isRenamed = (of.likelyRename ?? of.possibleRename) !== void 0;
	return change === "removed" && !isRenamed || change === "skipped" && head?.lost === 0;
}
function saysGroup({ identity, head }) {
	const { name, suite } = identity;
	if (marker.test(name) || suite.some((part) => marker.test(part))) return true;
	return head?.evidence?.some(({ message = "" }) => collection.test(message)) ?? false;
}
function belongsTo(entry) {
	const { file, suite, variant, name } = entry.identity;
	const [path, own] = [suite.join(""), require_platform.caseTitle({
		...entry.identity,
		variant: void 0
	})];
	return ({ identity }) => {
		if (identity.variant !== variant) return false;
		if (file !== void 0 && identity.file !== void 0) return identity.file === file;
		if (path !== "" && identity.suite.join("") === path) return true;
		const title = require_platform.caseTitle({
			...identity,
			variant: void 0
		});
		return name !== "" && startsGroup(title, own) || identity.file === name;
	};
}
// src/gate/compare/scores.ts
const maxTestedScorers = 20;
const maxPicks = 1e7;
function testedScorers(cases) {
	const names = new Set();
	for (const { head, base } of cases) for (const { name } of caseScores(head, base) ?? []) names.add(name);
	return Math.min(names.size, maxTestedScorers);
}
function meanScore({ sum, count }) {
	return sum / count;
}
function caseScores(head, base, isLowerBetter = () => false) {
	if (head?.scores === void 0 || base?.scores === void 0) return void 0;
	const changes = [];
	for (const [name, after] of head.scores) {
		const before = base.scores.get(name);
		if (before === void 0) continue;
		const [was, now] = [meanScore(before), meanScore(after)];
		if (!Number.isFinite(was) || !Number.isFinite(now)) continue;
		const isInverse = before.lowerIsBetter ?? after.lowerIsBetter ?? isLowerBetter(name);
		changes.push({
			name,
			...changeOf(was, now),
			lowerIsBetter: isInverse || void 0
		});
	}
	return changes.length === 0 ? void 0 : changes.sort(byName);
}
function byName(a, b) {
	return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
function suiteScores(cases, weightOf, { seed, level, minDrop, runs }) {
	const means = (name) => meansOfRuns(cases, weightOf, runs, name);
	const scorers = new Map();
	for (const of of cases) for (const change of of.scores ?? []) addCase(scorers, of, change, weightOf(of));
	const ranked = [...scorers.values()].sort((a, b) => b.strata.length - a.strata.length || byName(a, b));
	const tested = new Set(ranked.slice(0, maxTestedScorers));
	return ranked.sort(byName).map((scorer) => {
		const change = changeOf(scorer.base / scorer.weights, scorer.head / scorer.weights);
		if (!tested.has(scorer)) return {
			name: scorer.name,
			...change
		};
		const options = {
			seed: `${seed}\u001f${scorer.name}`,
			level,
			maxPicks: maxPicks / tested.size
		};
		const lowerIsBetter = scorer.inverse * 2 > scorer.strata.length;
		const sign = lowerIsBetter ? -1 : 1;
		const pValue = stable(permutationTest(scorer.strata.map(turned(sign)), options));
		const dropped = sign * (change.base - change.head) >= minDrop * scorer.scale - 1e-9;
		const prediction = predictionOfDrop(sign * change.head, means(scorer.name).map((mean) => sign * mean));
		const beyond = prediction === null || isAtMost(prediction, spreadLevel(level, tested.size));
		return {
			name: scorer.name,
			...change,
			significant: dropped && beyond && isAtMost(pValue, level),
			pValue,
			lower: dropped ? true : void 0,
			lowerIsBetter: lowerIsBetter || void 0,
			predictionPValue: prediction === null ? void 0 : stable(prediction)
		};
	});
}
function turned(sign) {
	if (sign === 1) return (stratum) => stratum;
	const turn = (values) => values.map((value) => -value);
	return ({ base, head, weight }) => ({
		base: turn(base),
		head: turn(head),
		weight
	});
}
function meansOfRuns(cases, weightOf, runs, name) {
	const [sums, present] = [runs.map(() => 0), runs.map(() => 0)];
	let weights = 0;
	for (const of of cases) {
		const usual = of.scores?.find((change) => change.name === name)?.base;
		const weight = weightOf(of);
		if (usual === void 0 || weight === 0) continue;
		weights += weight;
		for (const [index, run] of runs.entries()) {
			const score = run.cases.get(of.base?.key ?? of.key)?.scores?.get(name);
			const mean = score === void 0 ? NaN : meanScore(score);
			sums[index] = (sums[index] ?? 0) + weight * (Number.isFinite(mean) ? mean : usual);
			if (Number.isFinite(mean)) present[index] = (present[index] ?? 0) + weight;
		}
	}
	return sums.filter((_, index) => (present[index] ?? 0) * 2 >= weights).map((sum) => sum / weights);
}
function addCase(scorers, of, change, weight) {
	const base = of.base?.scores?.get(change.name)?.values ?? [];
	const head = of.head?.scores?.get(change.name)?.values ?? [];
	if (weight === 0 || base.length === 0 || head.length === 0) return;
	let scorer = scorers.get(change.name);
	if (scorer === void 0) {
		scorer = {
			name: change.name,
			strata: [],
			weights: 0,
			base: 0,
			head: 0,
			scale: 1,
			inverse: 0
		};
		scorers.set(change.name, scorer);
	}
	scorer.strata.push({
		base,
		head,
		weight
	});
	if (change.lowerIsBetter === true) scorer.inverse += 1;
	scorer.weights += weight;
	scorer.base += weight * change.base;
	scorer.head += weight * change.head;
	for (const values of [base, head]) for (const value of values) scorer.scale = Math.max(scorer.scale, Math.abs(value));
}
// src/gate/compare/name-cases.ts
function nameCases(joined, naming) {
	return nameRenames(joined.flatMap((of) => nameCase(of, naming)));
}
function nameCase(of, naming) {
	const { key, identity, head, base, rule, stratum } = of;
	const { today } = naming;
	const chance = naming.chances.get(of);
	const change = changeOfCase(of, naming);
	if (change === null) return [];
	const { quarantine } = rule;
	const holds = quarantine !== void 0 && quarantineHolds(quarantine, today);
	const twice = change === "regressed" && head !== void 0 && base !== void 0 ? brokenTwice(head, base) : void 0;
	const pValue = stratum && (twice ?? chance?.alone ?? fisherDrop(stratum));
	const family = chance === void 0 || decidesByItself(of) ? void 0 : chance.family;
	const adjusted = twice ?? family;
	const scores = caseScores(head, base?.tally, lowerIsBetterFor(naming.policy));
	const metrics = [
		"latencyMs",
		"tokens",
		"costUsd"
	].flatMap((metric) => {
		const metricChange = stratum && caseMetric(head, base?.tally, metric);
		return metricChange === void 0 ? [] : [[metric, metricChange]];
	});
	return [{
		key,
		identity,
		change,
		head,
		base: base?.tally,
		pValue: pValue === void 0 ? void 0 : stable(pValue),
		adjustedPValue: adjusted === void 0 ? void 0 : stable(adjusted),
		drop: stratum && stable(dropOf(stratum)),
		judgedAs: stratum || change === "new" ? of.judgedAs : void 0,
		unjudgedBefore: change === "skipped" && wasUnjudged(of, naming) ? true : void 0,
		flakyHistory: base && hasFlakyHistory(base) ? true : void 0,
		changedOnBase: changeOnBase(of, change, naming),
		...quarantine && (holds ? { quarantined: quarantine } : { quarantineExpired: quarantine }),
		ignored: rule.ignore ? true : void 0,
		...Object.fromEntries(metrics),
		scores
	}];
}
function changeOnBase({ base, judgedAs }, change, { before }) {
	if (base === void 0 || before === null) return void 0;
	const isTwice = change === "regressed" && judgedAs === "test" && /^-*f/.test(base.history);
	const at = base.changedAt ?? (change === "still-failing" ? brokenSince(base) : isTwice ? 0 : void 0);
	const info = at === void 0 ? void 0 : before.runs[at]?.info;
	return info && {
		commit: info.commit,
		createdAt: info.createdAt
	};
}
function wasUnjudged({ key, base }, { before }) {
	const newest = before?.runs[0]?.cases.get(base?.tally.key ?? key);
	return newest === void 0 || require_platform.judged(newest) === 0;
}
function changeOfCase(of, { before, proven, unsettled }) {
	const { key, head, base, stratum } = of;
	const newest = before?.runs[0]?.cases.get(key);
	if (scopeOf(of) === "suite") return classifyBrokenSuite(head, newest, before !== null);
	const population = classifyPopulation(head, base, newest !== void 0);
	if (population !== null || head === void 0 || base === void 0 || stratum === void 0) return population;
	if (decidesByItself(of)) {
		const change = classifyCleanTest(head);
		return change === "regressed" && (!of.counts || unsettled.has(of)) ? "newly-failing" : change;
	}
	if (of.judgedAs === "test" && of.counts && brokenTwice(head, base) !== void 0) return "regressed";
	return classifyMeasured(head, base, {
		proven: proven.has(of),
		improved: isImproved(stratum)
	});
}
const leastImprovement = .5;
function isImproved(stratum) {
	if (-dropOf(stratum) < leastImprovement) return false;
	const { basePassed, baseCount, headPassed, headCount } = stratum;
	return fisherDrop({
		basePassed: headPassed,
		baseCount: headCount,
		headPassed: basePassed,
		headCount: baseCount
	}) <= require_main.warnLevel;
}
function nameRenames(cases) {
	const lone = (change) => cases.filter((of) => of.change === change && !isSuite(of));
	const removed = lone("removed");
	if (removed.length === 0) return [...cases];
	const { likely, possible } = findRenames(removed, lone("new").filter((of) => !saysGroup(of)));
	const byKey = new Map(removed.map((of) => [of.key, of]));
	return cases.map((of) => {
		const likelyRename = likely.get(of.key);
		const possibleRename = likelyRename === void 0 ? possible.get(of.key) : void 0;
		if (possibleRename !== void 0) return {
			...of,
			possibleRename
		};
		if (likelyRename === void 0) return of;
		const old = of.change === "new" ? byKey.get(likelyRename) : void 0;
		return {
			...of,
			likelyRename,
			...old && judgedByOldSelf(of, old)
		};
	});
}
function judgedByOldSelf(of, { base }) {
	const { head, judgedAs, quarantined, ignored } = of;
	if (head === void 0 || base === void 0 || judgedAs !== "test" || !(quarantined === void 0 && ignored !== true)) return {};
	if (require_platform.failures(head) === 0 || base.passed === 0 || require_platform.failures(base) > 0 || base.flaky > 0) return {};
	return {
		change: "regressed",
		base,
		drop: stable(1 - head.passed / require_platform.judged(head))
	};
}
function isSuite({ head, base }) {
	return (head?.scope ?? base?.scope) === "suite";
}
// src/gate/compare/sound-base.ts
const fewestBroken = 3;
function soundBase(baseline, maxLost) {
	const some = (runs, otherwise) => runs.length === 0 ? otherwise : runs;
	const measured = some(baseline.runs.filter(hasJudged), baseline.runs);
	const kept = some(measured.filter((run) => lostShare(run) <= maxLost), measured);
	const ill = new Set(kept.filter((run) => isIll(run, kept)));
	const runs = kept.filter((run, index) => index === 0 || !ill.has(run));
	const [newest] = runs;
	const isNewestIll = newest !== void 0 && runs.length > 1 && ill.has(newest);
	return {
		baseline: runs.length === baseline.runs.length ? baseline : {
			...baseline,
			runs
		},
		isNewestIll
	};
}
function hasJudged(run) {
	if (run.cases instanceof require_platform.CaseTable && run.cases.passes > 0) return true;
	for (const tally of require_platform.otherTallies(run)) if (require_platform.judged(tally) > 0) return true;
	return false;
}
function lostShare(run) {
	const { lost, total, skipped } = require_platform.totalsOf(run);
	return total === skipped ? 0 : lost / (total - skipped);
}
function isIll(run, runs) {
	const failing = [...require_platform.otherTallies(run)].filter((of) => require_platform.failures(of) > 0 && of.passed === 0);
	if (runs.length < 2 || failing.length < fewestBroken || failing.length * 2 <= run.cases.size / 2) return false;
	const others = runs.filter((other) => other !== run);
	const alwaysPassed = (key) => {
		const tallies = others.flatMap((other) => other.cases.get(key) ?? []).filter((of) => require_platform.judged(of) > 0);
		return tallies.length > 0 && tallies.every((of) => require_platform.failures(of) === 0);
	};
	const broken = failing.filter(({ key }) => alwaysPassed(key)).length;
	if (broken < fewestBroken) return false;
	let known = 0;
	for (const of of run.cases.values()) if (require_platform.judged(of) > 0 && alwaysPassed(of.key)) known += 1;
	return broken * 2 > known;
}
// src/gate/compare/compare.ts
function compareRuns(head, baseline, policy, options) {
	if (baseline === null || baseline.runs.length === 0) return compareWith(head, null, policy, options).comparison;
	const { baseline: sound, isNewestIll } = soundBase(baseline, policy.maxLost);
	const { comparison, restsOnNewest } = compareWith(head, sound, policy, options);
	const [newest, ...older] = sound.runs;
	if (newest === void 0 || older.length === 0 || !(isNewestIll || restsOnNewest)) return comparison;
	const { comparison: withOlder } = compareWith(head, {
		...sound,
		runs: older
	}, policy, options);
	const worse = worseCases(withOlder);
	if (isWorse$1(comparison, policy) || !isWorse$1(withOlder, policy)) return comparison;
	return {
		...comparison,
		fellOnBase: {
			commit: newest.info.commit,
			createdAt: newest.info.createdAt,
			olderRate: withOlder.suite?.baseRate,
			newestRate: rateOf(newest, withOlder),
			cases: worse
		}
	};
}
function worseCases({ cases }) {
	return cases.filter(({ change }) => change === "regressed").map(({ key }) => key);
}
function isWorse$1(comparison, policy) {
	const { chances, suite } = comparison;
	return worseCases(comparison).length > 0 || isProvenBy(chances, suite, policy);
}
function rateOf(run, { cases }) {
	let [sum, count] = [0, 0];
	for (const { key, drop } of cases) {
		const tally = drop === void 0 ? void 0 : run.cases.get(key);
		if (tally === void 0 || require_platform.judged(tally) === 0) continue;
		sum += tally.passed / require_platform.judged(tally);
		count += 1;
	}
	return count === 0 ? void 0 : stable(sum / count);
}
function compareWith(head, before, policy, { today, selection, without, ruledOutLevel }) {
	const { cases: paired, quiet, since } = joinSides(head, before, policy, today, without);
	const baseRuns = before?.runs.length ?? 0;
	const joined = selection === void 0 ? paired : paired.filter(hasRun);
	const compared = joined.filter(({ counts, stratum }) => counts && stratum);
	const levels = levelsOf(policy, testedScorers(compared.map(({ head, base }) => ({
		head,
		base: base?.tally
	}))));
	const flakes = countFlakes(joined, baseRuns, quiet);
	const tests = areFlaky(flakes, {
		tests: compared.length + (quiet?.countWithBase(1) ?? 0),
		baseRuns
	});
	const judgement = judgeSuite(compared, policy, {
		baseRuns,
		quiet,
		tests,
		level: levels.rates,
		ruledOutLevel
	});
	const { suite, chances, proven, worth } = judgement;
	const unsettled = tests ? unsettledTests(joined, proven, baseRuns, quiet) : new Set();
	const named = nameCases(joined, {
		before,
		policy,
		today,
		proven,
		chances: judgement.cases,
		unsettled
	});
	const noisy = before === null ? named : markCostlier(named, head, before, policy, quiet);
	const latency = quiet === void 0 || before === null ? void 0 : latencyOfQuiet(quiet);
	const { cases, quiet: rest } = withSlower(noisy, quiet, latency, {
		before,
		policy
	});
	let weights;
	const weightOf = ({ key }) => {
		weights ??= new Map(joined.map((of) => [of.key, of.rule.weight]));
		return weights.get(key) ?? 1;
	};
	const counted = new Set(compared.map(({ key }) => key));
	const common = noisy.filter(({ key }) => counted.has(key));
	const scores = suiteScores(common, weightOf, {
		seed: [head, ...before?.runs ?? []].map(({ info }) => info.id).join(""),
		level: levels.score,
		minDrop: policy.minDrop.score,
		runs: before?.runs ?? []
	});
	const metrics = [
		"latencyMs",
		"tokens",
		"costUsd"
	].flatMap((metric) => {
		if (before === null) return [];
		const rule = growthRule(policy, metric);
		const level = rule.mode === "fail" ? levels.growth : require_main.warnLevel;
		const change = suiteMetric(common, head, before, metric, {
			rule,
			level,
			quiet: latency
		});
		return change === void 0 ? [] : [[metric, change]];
	});
	return {
		comparison: {
			head: head.info,
			baseline: before && {
				source: before.source,
				description: before.description,
				runs: before.runs.map(({ info }) => info),
				fallback: before.fallback
			},
			cases,
			quiet: rest,
			suite,
			...Object.fromEntries(metrics),
			scores,
			chances,
			levels,
			changedOnBase: since === void 0 ? void 0 : whenOf(before, since - 1),
			likeness: worth !== void 0 && (worth.correlation > 0 || worth.runs < baseRuns) ? {
				correlation: stable(worth.correlation),
				runs: stable(worth.runs)
			} : void 0,
			unsettled: unsettled.size === 0 ? void 0 : { flakes },
			lost: lostShares(head, before),
			arms: policy.compare === void 0 ? void 0 : compareArms(joined.flatMap(({ counts, head: tally }) => counts && tally !== void 0 && tally.scope !== "suite" ? tally : []), policy.compare),
			slices: hasSlices(cases) ? compareSlices(slicedCases(cases, joined, suite), {
				cases: quiet?.length ?? 0,
				weight: suite?.of === "tests" ? quiet?.length ?? 0 : 0
			}) : void 0,
			missingScorers: missingScorers(head, before?.runs[0], counted),
			notRun: selection === void 0 ? void 0 : {
				cases: paired.length - joined.length,
				because: selection
			}
		},
		restsOnNewest: since === 1 || joined.some(({ base, counts }) => counts && base?.changedAt === 0)
	};
}
function withSlower(cases, quiet, latency, { before, policy }) {
	if (quiet === void 0 || latency === void 0 || before === null) return {
		cases,
		quiet
	};
	const slower = slowerOfQuiet(quiet, latency, cases.length, before, policy);
	if (slower.size === 0) return {
		cases,
		quiet
	};
	const told = [...slower].map((number) => ({
		...quiet.comparison(number).spellOut(),
		slower: true
	}));
	return {
		cases: [...cases, ...told].sort((a, b) => a.key < b.key ? -1 : 1),
		quiet: quiet.filter((number) => !slower.has(number))
	};
}
function whenOf(before, run) {
	const info = before?.runs[run]?.info;
	return info && {
		commit: info.commit,
		createdAt: info.createdAt
	};
}
function slicedCases(cases, joined, suite) {
	const byKey = new Map(joined.map((of) => [of.key, of]));
	return cases.flatMap((of) => {
		const { counts, stratum, judgedAs } = byKey.get(of.key) ?? {};
		if (counts !== true || of.head?.scope === "suite" || of.base?.scope === "suite") return [];
		return [{
			of,
			stratum,
			isInSuiteTest: suite?.of === "tests" === (judgedAs === "test")
		}];
	});
}
function hasRun({ head, base }) {
	if (base === void 0 || require_platform.judged(base.tally) === 0) return head !== void 0;
	return head !== void 0 && (require_platform.judged(head) > 0 || head.lost > 0);
}
// src/model/measured.ts
function measuredWhole(run) {
	return {
		run,
		files: [],
		missing: {
			reports: [],
			parts: [],
			runs: []
		},
		old: [],
		steps: [],
		stated: [],
		otherCode: void 0,
		selection: void 0,
		nothingWasDue: false,
		servers: {
			preflight: void 0,
			reasons: []
		},
		service: { kind: "none" },
		notices: []
	};
}
// src/gate/drift/drift-reasons.ts
function driftReasons({ drift, measuresBase = false }, policy) {
	if (!drift?.found || policy.drift.mode === "off") return [];
	const { anchorRate, recentRate, anchorFrom, anchorTo, recentFrom, recentRuns, anchorRuns, cases } = drift;
	return [{
		rule: "slow-drift",
		status: !measuresBase ? "info" : policy.drift.mode === "fail" ? "failed" : "warning",
		message: `${measuresBase ? "This branch" : "The base branch"} has slowly lost ${require_platform.formatPoints(anchorRate - recentRate)}: ${require_platform.plural(recentRuns, "run")} since ${recentFrom} passed ${require_platform.formatRate(recentRate)} of iterations, ${require_platform.plural(anchorRuns, "run")} from ${anchorFrom} to ${anchorTo} ${require_platform.formatRate(anchorRate)}, over ${require_platform.plural(cases, "case")}. Probability by chance: ${require_platform.formatP(drift.pValue)}. If that was intended, set \`drift: { since: ${recentFrom} }\` in the policy.`,
		evidence: {
			anchorRate,
			recentRate,
			anchorFrom,
			anchorTo,
			recentFrom,
			anchorRuns,
			recentRuns,
			cases,
			pValue: drift.pValue,
			predictionPValue: drift.predictionPValue
		}
	}];
}
// src/gate/judge/describe-arms.ts
const shownArms = 5;
function armsSentence({ by, arms, commonCases }) {
	const [best, ...others] = arms;
	if (best === void 0 || others.length === 0 || commonCases === 0) return "";
	const worse = others.filter(isWorse);
	const close = others.filter((arm) => !isWorse(arm));
	const sentences = [`Of ${require_platform.plural(arms.length, by)} over ${require_platform.plural(commonCases, "case")}, ${require_platform.quoteName(best.name)} has the highest pass rate (${require_platform.formatRate(best.rate)}).`];
	if (worse.length > 0) sentences.push(`Proven worse: ${namesWithRates(worse)}.`);
	if (close.length > 0) sentences.push(closeSentence(close));
	const cheaper = cheapestOf(best, close);
	if (cheaper !== void 0) sentences.push(cheaper);
	return sentences.join(" ");
}
function isWorse({ worse }) {
	return worse === true;
}
function namesWithRates(arms) {
	const shown = arms.slice(0, shownArms).map(({ name, rate }) => `${require_platform.quoteName(name)} (${require_platform.formatRate(rate)})`);
	const rest = arms.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${require_platform.formatCount(rest)} more` : shown.join(", ");
}
function closeSentence(close) {
	const most = Math.max(...close.map(({ ruledOutDrop = 1 }) => ruledOutDrop));
	const bound = most < 1 ? `; a difference of more than ${require_platform.formatPoints(most)} is ruled out` : "";
	return `Not distinguishable from it: ${namesWithRates(close)}${bound}.`;
}
function cheapestOf(best, close) {
	const [cheapest] = close.flatMap((arm) => arm.costUsd === void 0 ? [] : [{
		name: arm.name,
		costUsd: arm.costUsd
	}]).sort((a, b) => a.costUsd - b.costUsd);
	if (cheapest === void 0 || best.costUsd === void 0 || cheapest.costUsd >= best.costUsd) return void 0;
	return `Of these, ${require_platform.quoteName(cheapest.name)} is cheaper: ${formatMetric("costUsd", cheapest.costUsd)} instead of ${formatMetric("costUsd", best.costUsd)} per iteration.`;
}
// src/gate/judge/arm-reasons.ts
function armReasons({ arms, baseline }, policy) {
	if (arms === void 0) return [];
	const evidence = {
		by: arms.by,
		arms: arms.arms.length,
		commonCases: arms.commonCases
	};
	const problem = problemOf(arms);
	if (problem !== void 0) return [{
		rule: "arms",
		status: "inconclusive",
		message: problem,
		evidence
	}];
	const found = armsSentence(arms);
	if (baseline !== null || hasFloors(policy)) return [{
		rule: "arms",
		status: "info",
		message: found,
		evidence
	}];
	return [{
		rule: "arms",
		status: "inconclusive",
		message: `${found} A comparison decides nothing by itself: set a floor such as min-pass-rate, or a baseline, for a verdict.`,
		evidence
	}];
}
function problemOf({ by, arms, commonCases }) {
	const [only] = arms;
	if (only === void 0) return `\`compare: ${by}\` found nothing to compare: no result names its ${by}. docs/formats.md says what is read.`;
	if (arms.length === 1) return `\`compare: ${by}\` found nothing to compare: all results that name their ${by} have ${require_platform.quoteName(only.name)}.`;
	if (commonCases === 0) return `\`compare: ${by}\` found ${require_platform.plural(arms.length, "arm")}, but no case that all of them judged.`;
}
function hasFloors(policy) {
	const { minPassRate, minScores, limits, slices, cases, failOn } = policy;
	return minPassRate !== void 0 || Object.keys(minScores).length > 0 || Object.keys(limits).length > 0 || slices.length > 0 || failOn === "failures" || cases.some((rule) => rule.minPassRate !== void 0 || rule.minScores !== void 0 || rule.limits !== void 0);
}
// src/gate/judge/budget.ts
function budgetReasons(head, { budget }) {
	const spend = spendOf(head);
	const [over, open] = budget.mode === "fail" ? ["failed", "inconclusive"] : ["warning", "warning"];
	return ["costUsd", "tokens"].flatMap((metric) => {
		const limit = budget[metric];
		if (limit === void 0 || spend.calls === 0) return [];
		const used = spend[metric];
		const known = spend.known[metric];
		const most = formatMetricLimit(metric, limit);
		const evidence = {
			metric,
			observed: used === void 0 ? null : stable(used),
			threshold: limit
		};
		const rule = "budget";
		const what = metric === "tokens" ? "tokens" : "costs";
		if (used === void 0) {
			const message = `The reports have no ${what}, so it is not known whether the run kept its budget of ${most}.`;
			return [{
				rule,
				status: open,
				message,
				evidence
			}];
		}
		const amount = `The whole run used ${formatMetricLimit(metric, used)}`;
		if (used > limit) return [{
			rule,
			status: over,
			message: `${amount}; its budget is ${most}.`,
			evidence
		}];
		if (known < 1) {
			const message = `${amount} as far as the reports have ${what} (${require_platform.formatRate(known)} of calls), so it is not known whether it kept its budget of ${most}.`;
			return [{
				rule,
				status: open,
				message,
				evidence
			}];
		}
		return [{
			rule,
			status: "passed",
			message: `${amount} of its budget of ${most}.`,
			evidence
		}];
	});
}
// src/gate/judge/cases.ts
const maxKeys$7 = 200;
function weighCases(comparison, policy) {
	const ruleOf = caseRules(policy);
	const hasRules = policy.cases.length > 0;
	const plain = ruleOf({
		suite: [],
		name: ""
	});
	const [counted, brokenSuites] = [[], []];
	for (const of of comparison.cases) {
		if (of.head === void 0 || !countsInVerdict(of)) continue;
		const one = new WeighedCase(of, hasRules ? ruleOf(of.identity) : plain);
		if (of.head.scope !== "suite") counted.push(one);
		else if (require_platform.failures(of.head) > 0) brokenSuites.push(one);
	}
	return {
		counted,
		brokenSuites,
		suspects: counted.filter(({ of }) => looksBroken(of) && of.change !== "regressed"),
		quiet: comparison.quiet
	};
}
var WeighedCase = class {
	of;
	rule;
	constructor(of, rule) {
		this.of = of;
		this.rule = rule;
	}
	get title() {
		return require_platform.caseTitle(this.of.identity);
	}
};
function countsInVerdict({ quarantined, ignored, accepted }) {
	return quarantined === void 0 && ignored !== true && accepted === void 0;
}
function looksBroken(of) {
	if (of.adjustedPValue === void 0 || of.pValue === void 0 || of.drop === void 0) return false;
	if (of.confirmation !== void 0) return of.confirmation.confirmed;
	return isAtMost(of.pValue, suspicious) && of.drop > 1e-9;
}
const suspicious = .05;
function keysOf(cases) {
	return cases.slice(0, maxKeys$7).map(({ of }) => of.key);
}
function titlesOf(cases) {
	return cases.map(({ title }) => title);
}
function failsNow({ of }) {
	return of.head !== void 0 && require_platform.failures(of.head) > 0;
}
function isUnsettled(of, { unsettled }) {
	if (isKnownFlaky(of)) return true;
	if (of.change !== "newly-failing" || of.judgedAs !== "test" || of.confirmation !== void 0) return false;
	if (!countsInVerdict(of)) return false;
	if (of.adjustedPValue === void 0) return unsettled !== void 0;
	return of.base !== void 0 && of.base.flaky > 0 && require_platform.failures(of.base) === 0;
}
const usual = .5;
function isKnownFlaky(of) {
	const { change, judgedAs, head, confirmation, adjustedPValue = 0 } = of;
	if (change !== "flaky" || judgedAs !== "test" || confirmation !== void 0 || head === void 0) return false;
	return countsInVerdict(of) && require_platform.failures(head) > 0 && head.passed === 0 && adjustedPValue <= usual;
}
function countsOf(tally) {
	return `${require_platform.formatCount(tally.passed)} of ${require_platform.formatCount(require_platform.judged(tally))}`;
}
function scoreFloors(cases, minScores, policy) {
	const { "*": others, ...named } = minScores;
	const floors = new Map(Object.entries(named));
	if (others === void 0) return floors;
	const isDeclared = lowerIsBetterFor(policy);
	const isInverse = (name) => {
		const scores = cases.flatMap(({ of }) => of.head?.scores?.get(name) ?? []);
		return isDeclared(name) || scores.filter((of) => of.lowerIsBetter).length * 2 > scores.length;
	};
	for (const name of meanScores(cases).keys()) if (!floors.has(name) && !isInverse(name)) floors.set(name, others);
	return floors;
}
function meanScores(cases) {
	const sums = new Map();
	for (const { of, rule } of cases) for (const [name, score] of of.head?.scores ?? []) {
		const of = sums.get(name) ?? {
			sum: 0,
			count: 0
		};
		sums.set(name, of);
		of.sum += rule.weight * score.sum;
		of.count += rule.weight * score.count;
	}
	const known = [...sums].filter(([, { count }]) => count > 0);
	return new Map(known.map(([name, { sum, count }]) => [name, stable(sum / count)]));
}
// src/gate/judge/delivery.ts
const finders = {
	"missing-parts": ({ measured: { missing } }) => missing.parts.length === 0 ? [] : [{
		message: `The measurement is not complete. ${missing.parts.join(" ")}`,
		evidence: { problems: missing.parts.length }
	}],
	"hosted-run": ({ measured: { missing } }) => missing.runs.map((message) => ({ message })),
	"missing-job": ({ measured: { run }, comparison: { baseline } }) => {
		const now = new Map((run.info.jobs ?? []).map(({ job, parts }) => [job, parts]));
		const fewer = (now.size === 0 ? [] : baseline?.runs[0]?.jobs ?? []).filter(({ job, parts }) => (now.get(job) ?? 0) < parts);
		if (fewer.length === 0) return [];
		const named = fewer.map(({ job, parts }) => `${job} (${now.get(job) ?? 0} of ${require_platform.plural(parts, "part")})`);
		return [{
			message: `Less was measured than on the base branch: ${require_platform.quoteNames(named)}. ${doubts["missing-job"].remedy}`,
			evidence: { jobs: fewer.length }
		}];
	},
	"missing-report": ({ measured: { run, missing }, policy }) => {
		const { reports } = missing;
		if (reports.length === 0 || require_platform.totalsOf(run).total === 0) return [];
		const it = reports.length === 1 ? "it, or remove it" : "them, or remove them";
		return [{
			status: policy.allowEmpty ? "warning" : void 0,
			message: `No report was found for ${require_platform.quoteNames(reports)}, so results may be missing. Look at the step that writes ${it} from the list of reports.`,
			evidence: { missing: reports.length }
		}];
	},
	"stale-report": ({ measured: { old, files }, comparison: { baseline } }) => {
		const leftOver = old.filter(({ isLeftOver }) => isLeftOver);
		const filled = files.filter(({ tests }) => tests > 0);
		const isAll = baseline?.source !== "file" && filled.every(({ path }) => old.some((one) => one.path === path));
		const isDoubt = leftOver.length > 0 || isAll;
		const named = leftOver.length > 0 ? leftOver : old;
		if (named.length === 0) return [];
		const [are, them] = named.length === 1 ? ["report file is", "it"] : ["report files are", "them"];
		const names = require_platform.quoteNames(named.map(({ path }) => path));
		const than = leftOver.length > 0 ? `this workflow run, so an earlier run left ${them} behind` : `the checkout, so this run of the tests did not write ${them}`;
		return [{
			status: isDoubt ? void 0 : "warning",
			message: `${require_platform.plural(named.length, are.replace("files are", "file is"), are)} older than ${than}: ${names}. ${doubts["stale-report"].remedy}`,
			evidence: { stale: named.length }
		}];
	},
	"other-code": ({ measured: { otherCode }, comparison: { baseline }, facts }) => otherCode === void 0 || facts.ofPullRequest !== true || baseline?.source === "file" ? [] : [{ message: `The pull request was not measured: ${otherCode}. ${doubts["other-code"].remedy}` }],
	"policy-out-of-reach": ({ facts: { policyOutOfReach: why } }) => why === void 0 ? [] : [{ message: why }],
	"test-step": ({ measured: { steps } }) => require_platform.stepSentences(steps),
	"unexplained-result": ({ measured: { stated } }) => stated.map((message) => ({ message })),
	"all-skipped": ({ measured: { run }, policy }) => {
		const totals = require_platform.totalsOf(run);
		const { total, lost } = totals;
		if (total === 0 || require_platform.judged(totals) > 0 || lost > 0) return [];
		return [{
			status: policy.allowEmpty ? "warning" : void 0,
			message: total === 1 ? "The only result was skipped, so nothing was tested." : `All ${require_platform.plural(total, "result")} were skipped, so nothing was tested.`,
			evidence: { skipped: total }
		}];
	}
};
const deliveryDoubts = Object.keys(finders);
function deliveryReasons(given) {
	const doubted = deliveryDoubts.flatMap((rule) => {
		const find = finders[rule];
		return find(given).map(({ status, ...finding }) => ({
			rule,
			status: status ?? "inconclusive",
			...finding
		}));
	});
	return [...damageReasons(given), ...doubted];
}
function damageReasons({ measured, policy }) {
	const unreadable = measured.files.filter(({ error }) => error !== void 0).length;
	const isEmpty = require_platform.totalsOf(measured.run).total === 0;
	return [...unreadable === 0 ? [] : [{
		rule: "unreadable-report",
		status: "failed",
		message: `${require_platform.plural(unreadable, "report file")} could not be read completely, so results are missing.`,
		evidence: { unreadable }
	}], ...isEmpty ? [{
		rule: "empty",
		status: policy.allowEmpty ? "warning" : "failed",
		message: policy.allowEmpty ? "The reports contain no results, which the policy allows." : "The reports contain no results. Check that the tests ran and that the paths match."
	}] : []];
}
// src/gate/judge/floors.ts
function floorReasons({ counted, quiet }, policy) {
	return [
		...passRateReasons(counted, quiet?.length ?? 0, policy),
		...scoreReasons$3(counted, policy),
		...limitReasons(counted, quiet, policy),
		...casePassRateReasons(counted),
		...caseScoreReasons(counted, policy),
		...caseLimitReasons(counted)
	];
}
function passRateReasons(cases, quiet, { minPassRate }) {
	if (minPassRate === void 0) return [];
	let [passed, all] = [quiet, quiet];
	const isWeighted = cases.some(({ rule }) => rule.weight !== 1);
	for (const { of, rule } of cases) {
		if (of.head === void 0) continue;
		passed += rule.weight * of.head.passed;
		all += rule.weight * require_platform.judged(of.head);
	}
	const rule = "min-pass-rate";
	if (all === 0) return [{
		rule,
		status: "inconclusive",
		message: `Nothing was judged, so the pass rate can't be compared with the minimum of ${require_platform.formatSetting(minPassRate)}.`,
		evidence: {
			observed: null,
			threshold: minPassRate
		}
	}];
	const observed = passed / all;
	const holds = observed >= minPassRate;
	const { low, high } = wilsonInterval(passed, all);
	const counts = isWeighted ? ", by weight" : ` (${require_platform.formatCount(passed)} of ${require_platform.formatCount(all)})`;
	return [{
		rule,
		status: holds ? "passed" : "failed",
		message: `${require_platform.formatRateBeside(observed, minPassRate)} of iterations passed${counts}; the minimum is ${require_platform.formatSetting(minPassRate)}.`,
		evidence: {
			observed: stable(observed),
			threshold: minPassRate,
			low: stable(low),
			high: stable(high)
		}
	}];
}
function scoreReasons$3(cases, policy) {
	const means = meanScores(cases);
	return [...scoreFloors(cases, policy.minScores, policy)].sort(([a], [b]) => a < b ? -1 : 1).map(([name, threshold]) => {
		const observed = means.get(name) ?? null;
		return {
			rule: "min-score",
			status: observed !== null && observed >= threshold ? "passed" : "failed",
			message: observed === null ? `No case reports the score ${require_platform.quoteName(name)}; the minimum mean is ${require_platform.formatNumber(threshold, 10)}.` : `The mean score ${require_platform.quoteName(name)} is ${require_platform.formatNumberBeside(observed, threshold)}; the minimum is ${require_platform.formatNumber(threshold, 10)}.`,
			evidence: {
				scorer: name,
				observed,
				threshold
			}
		};
	});
}
function limitReasons(cases, quiet, { limits }) {
	return metricNames.flatMap((name) => {
		const threshold = limits[name];
		if (threshold === void 0) return [];
		let { sum, count } = name === "latencyMs" && quiet?.durations() || {
			sum: 0,
			count: 0
		};
		for (const { of } of cases) {
			const sample = sampleOf(of.head, name);
			const moments = sample === void 0 ? void 0 : require_platform.momentsOf(sample);
			sum += moments?.sum ?? 0;
			count += moments?.count ?? 0;
		}
		const rule = `max-${metricKeys[name]}`;
		const limit = formatMetricLimit(name, threshold);
		if (count === 0) return [{
			rule,
			status: "inconclusive",
			message: `No result reports its ${metricWords[name]}, so the limit of ${limit} can't be checked.`,
			evidence: {
				observed: null,
				threshold
			}
		}];
		const observed = stable(sum / count);
		return [{
			rule,
			status: observed <= threshold ? "passed" : "failed",
			message: `Mean ${metricWords[name]} is ${formatMetric(name, observed)} per iteration; the limit is ${limit}.`,
			evidence: {
				observed,
				threshold
			}
		}];
	});
}
function missed(rule, what, cases) {
	if (cases.length === 0) return [];
	return [{
		rule,
		status: "failed",
		message: `${require_platform.plural(cases.length, "case is", "cases are")} ${what}: ${require_platform.quoteNames(titlesOf(cases))}.`,
		evidence: { cases: cases.length },
		cases: keysOf(cases)
	}];
}
function casePassRateReasons(cases) {
	return missed("min-pass-rate-case", "below the minimum pass rate of the policy", cases.filter(({ of: { head }, rule: { minPassRate } }) => {
		if (minPassRate === void 0 || head === void 0 || require_platform.judged(head) === 0) return false;
		return head.passed / require_platform.judged(head) < minPassRate;
	}));
}
function caseScoreReasons(cases, policy) {
	const isDeclared = lowerIsBetterFor(policy);
	return missed("min-score-case", "below the minimum score of the policy", cases.filter(({ of: { head }, rule: { minScores } }) => {
		if (head === void 0 || require_platform.judged(head) === 0) return false;
		const any = minScores["*"];
		for (const [name, threshold] of Object.entries(minScores)) {
			if (name === "*") continue;
			const score = head.scores?.get(name);
			if (score === void 0 || score.count === 0 || stable(score.sum / score.count) < threshold) return true;
		}
		if (any === void 0) return false;
		return [...head.scores ?? []].some(([name, { sum, count, lowerIsBetter }]) => {
			if (Object.hasOwn(minScores, name) || lowerIsBetter === true || isDeclared(name)) return false;
			return count > 0 && stable(sum / count) < any;
		});
	}));
}
function caseLimitReasons(cases) {
	return metricNames.flatMap((name) => {
		const above = cases.filter(({ of, rule }) => isAbove(sampleOf(of.head, name), limitOf(rule.limits, name)));
		return missed(`max-${metricKeys[name]}-case`, `above the ${metricWords[name]} limit of the policy`, above);
	});
}
function limitOf(limits, name) {
	return limits[name];
}
function isAbove(sample, limit) {
	const mean = limit === void 0 ? void 0 : require_platform.meanOf(sample);
	return limit !== void 0 && mean !== void 0 && mean > limit;
}
// src/gate/judge/growth.ts
function growthReasons(comparison, policy) {
	return metricNames.flatMap((name) => {
		const change = comparison[name];
		if (change?.significant !== true) return [];
		const { mode, atLeast } = growthRule(policy, name);
		const { base, head, relative, pValue = 1 } = change;
		const runs = comparison.baseline?.runs.length ?? 0;
		const figures = `from ${formatMetric(name, base)} to ${formatMetricLimit(name, head)} per iteration`;
		return [{
			rule: `regression-${metricKeys[name]}`,
			status: mode === "fail" ? "failed" : "warning",
			message: `Mean ${metricWords[name]} grew by ${require_platform.formatGrowth(relative)}, ${figures}: more than the ${require_platform.plural(runs, "baseline run")} predict (${require_platform.formatP(pValue)}).`,
			evidence: {
				base,
				head,
				relative,
				pValue,
				atLeast,
				baselineRuns: runs
			}
		}];
	});
}
// src/gate/judge/missing-baseline.ts
const unknown = {
	kind: "first",
	explanation: "There is no baseline yet, so only absolute limits apply."
};
function missingBaselineReasons({ arms, baseline }, { counted }, policy, missing = unknown) {
	if (baseline !== null) return [];
	const isNeeded = policy.failOn === "regressions" || policy.failOn === "new-failures";
	const failing = counted.filter(failsNow).length;
	const status = isNeeded ? statusOf(missing, policy, failing) : "info";
	const what = `${failing === 0 ? "" : `${require_platform.plural(failing, "case fails", "cases fail")}, and `}nothing was compared${arms === void 0 ? "" : " with the base branch"}.`;
	return [{
		rule: missing.kind === "out-of-reach" || missing.kind === "unusable" ? "baseline-out-of-reach" : "no-baseline",
		status,
		message: `${what.charAt(0).toUpperCase()}${what.slice(1)} ${firstLineOf(missing)}`
	}];
}
function statusOf({ kind }, { onMissingBaseline, minPassRate }, failing) {
	if (kind === "out-of-reach") return "inconclusive";
	const status = kind === "unwanted" ? "info" : {
		pass: "info",
		neutral: "inconclusive",
		fail: "failed"
	}[onMissingBaseline];
	if (status !== "info") return status;
	return kind === "unusable" || failing > 0 && minPassRate === void 0 ? "inconclusive" : "info";
}
function firstLineOf({ explanation }) {
	return explanation.split("\n", 1)[0] ?? "";
}
// src/gate/judge/base-notes.ts
const maxKeys$6 = 200;
function baseNotes(comparison) {
	return [
		...fallReasons(comparison),
		...changeNotes(comparison),
		...spreadNotes(comparison),
		...likenessNotes(comparison)
	];
}
function fallReasons({ fellOnBase, head }) {
	if (fellOnBase === void 0) return [];
	const { olderRate, newestRate, cases } = fellOnBase;
	return [{
		rule: "changed-on-base",
		status: "inconclusive",
		message: `The base branch itself fell${olderRate === void 0 || newestRate === void 0 ? "" : ` from ${require_platform.formatRate(olderRate)} to ${require_platform.formatRate(newestRate)}`}${since(fellOnBase, head.createdAt)}, in its newest run alone. This run is worse than the runs before that one, but not worse than it${cases.length === 0 ? "" : ` (${require_platform.plural(cases.length, "case")})`}. Measure the base branch again: if it passes, this change broke something.`,
		evidence: {
			olderRate: olderRate ?? null,
			newestRate: newestRate ?? null,
			cases: cases.length
		},
		cases: cases.slice(0, maxKeys$6)
	}];
}
function changeNotes({ cases, head, changedOnBase }) {
	const bySince = Map.groupBy(cases.filter((of) => of.changedOnBase !== void 0 && of.head !== void 0 && countsInVerdict(of)), ({ changedOnBase: change }) => change === void 0 ? "" : `${change.commit} ${change.createdAt}`);
	return [...changedOnBase === void 0 ? [] : [{
		rule: "changed-on-base",
		status: "info",
		message: `The mean pass rate changed on the base branch itself${since(changedOnBase, head.createdAt)}. Older baseline runs don't count.`,
		evidence: { commit: changedOnBase.commit ?? null }
	}], ...[...bySince.values()].map((group) => caseNote(group, head.createdAt))];
}
function caseNote(group, now) {
	const change = group[0]?.changedOnBase;
	const names = require_platform.quoteNames(group.map(({ identity }) => require_platform.caseTitle(identity)));
	return {
		rule: "changed-on-base",
		status: "info",
		message: `${require_platform.plural(group.length, "case")} changed on the base branch itself${change === void 0 ? "" : since(change, now)}, so only newer baseline runs count: ${names}.`,
		evidence: {
			cases: group.length,
			commit: change?.commit ?? null
		},
		cases: group.slice(0, maxKeys$6).map(({ key }) => key)
	};
}
function since({ commit, createdAt }, now) {
	const at = commit === void 0 ? "" : ` at ${commit.slice(0, 7)}`;
	const days = Math.floor((now - createdAt) / require_main.dayMs);
	if (createdAt <= 0 || days < 0) return at;
	return `${at}, ${days === 0 ? "less than a day" : require_platform.plural(days, "day")} ago`;
}
function spreadNotes({ suite, baseline }) {
	if (suite === null || baseline === null || suite.of === "tests") return [];
	const runs = baseline.runs.length;
	const { baseSpread } = suite;
	return [{
		rule: "base-spread",
		status: "info",
		message: baseSpread === void 0 || baseSpread === null ? `How much the base differs from itself is not known yet: that takes 5 comparable baseline runs, and there ${runs === 1 ? "is" : "are"} ${runs}. Until then a model that drifts may look like a regression.` : `The base differs from itself by ±${require_platform.formatPoints(baseSpread)} from run to run (standard deviation over ${require_platform.plural(runs, "baseline run")}).`,
		evidence: {
			baselineRuns: runs,
			baseSpread: baseSpread ?? null
		}
	}];
}
function likenessNotes({ likeness, baseline }) {
	const { correlation = 0, runs = Number.POSITIVE_INFINITY } = likeness ?? {};
	const all = baseline?.runs.length ?? 0;
	const remedy = "That is what a cache does; switch it off for evals, at least on the base branch.";
	return [...correlation >= identical ? [`In every baseline run all iterations of a case have the same outcome, so they count as one. ${remedy}`] : [], ...runs <= all / 2 ? [`The ${require_platform.plural(all, "baseline run")} differ far less than chance would make them, so they count as ${require_platform.formatNumber(runs)}. ${remedy}`] : []].map((message) => ({
		rule: "identical-iterations",
		status: "warning",
		message,
		evidence: {
			correlation,
			runs: Math.min(runs, all)
		}
	}));
}
const identical = .95;
// src/gate/judge/changed-conditions.ts
const named$2 = 3;
function modelNotes({ cases }) {
	const changed = Map.groupBy(cases.filter(hasOtherModel), ({ base, head }) => JSON.stringify([base?.model, head?.model]));
	if (changed.size === 0) return [];
	const [all, most] = [[...changed.values()], [...changed].toSorted((a, b) => b[1].length - a[1].length)];
	const shown = most.slice(0, named$2).map(([key, of]) => {
		const [before = "", now = ""] = JSON.parse(key);
		return `${require_platform.quoteName(before)} → ${require_platform.quoteName(now)} (${require_platform.plural(of.length, "case")})`;
	});
	const more = most.length > named$2 ? ` and ${most.length - named$2} more` : "";
	const count = all.reduce((sum, of) => sum + of.length, 0);
	return [{
		rule: "model-changed",
		status: "warning",
		message: `${require_platform.plural(count, "case")} ran with another model than on the base: ${shown.join(", ")}${more}.`,
		evidence: { cases: count }
	}];
}
function judgeNotes({ cases }) {
	const changed = new Map();
	for (const { base, head } of cases) for (const [name, { judge: now }] of head?.scores ?? []) {
		const before = base?.scores?.get(name)?.judge;
		if (before === void 0 || now === void 0 || before === now) continue;
		const key = JSON.stringify([
			name,
			before,
			now
		]);
		changed.set(key, (changed.get(key) ?? 0) + 1);
	}
	if (changed.size === 0) return [];
	const most = [...changed].toSorted((a, b) => b[1] - a[1]);
	const shown = most.slice(0, named$2).map(([key, count]) => {
		const [scorer = "", before = "", now = ""] = JSON.parse(key);
		return `${require_platform.quoteName(scorer)} ${require_platform.quoteName(before)} → ${require_platform.quoteName(now)} (${require_platform.plural(count, "case")})`;
	});
	const more = most.length > named$2 ? ` and ${most.length - named$2} more` : "";
	return [{
		rule: "judge-changed",
		status: "warning",
		message: `Scores come from another judge than on the base, so they may not be comparable: ${shown.join(", ")}${more}.`,
		evidence: { scorers: new Set(most.map(([key]) => JSON.parse(key)[0])).size }
	}];
}
function hasOtherModel({ base, head }) {
	return base?.model !== void 0 && head?.model !== void 0 && base.model !== head.model;
}
const maxKeys$5 = 200;
function inputNotes({ cases }) {
	const known = cases.filter((of) => countsInVerdict(of) && parts.some((part) => isKnown(of, part)));
	const changed = known.filter((of) => parts.some((part) => isKnown(of, part) && isOther(of, part)));
	if (changed.length === 0) return [];
	const rule = "input-changed";
	const evidence = {
		cases: changed.length,
		known: known.length
	};
	if (changed.length * 2 >= known.length) return [{
		rule,
		status: "info",
		message: `${require_platform.formatCount(changed.length)} of ${require_platform.plural(known.length, "case")} have another input or expected output than on the base: the prompt changed, or the texts differ in each run.`,
		evidence
	}];
	const names = require_platform.quoteNames(changed.map(({ identity }) => require_platform.caseTitle(identity)));
	return [{
		rule,
		status: "warning",
		message: `${require_platform.plural(changed.length, "case")} ${changed.length === 1 ? "has" : "have"} another input or expected output than on the base, so before and after may not be comparable: ${names}.`,
		evidence,
		cases: changed.slice(0, maxKeys$5).map(({ key }) => key)
	}];
}
const parts = ["input", "expected"];
function isKnown({ base, head }, part) {
	return textOf(base, part) !== void 0 && textOf(head, part) !== void 0;
}
function isOther({ base, head }, part) {
	return textOf(base, part) !== textOf(head, part);
}
function textOf(tally, part) {
	const evidence = tally?.evidence ?? [];
	const text = evidence[0]?.[part];
	return evidence.every((one) => one[part] === text) ? text : void 0;
}
// src/gate/judge/score-notes.ts
const [leastFall, leastUnknownFall] = [.3, .5];
const errors = 3.5;
const enoughValues = 10;
const [named$1, maxKeys$4] = [3, 200];
function scoreNotes(comparison) {
	const { cases, scores, baseline } = comparison;
	const scales = findScales(cases);
	const passing = cases.filter(passesAsBefore);
	const all = passing.length + (baseline === null ? 0 : require_platform.countQuiet(comparison));
	const falls = passing.flatMap((of) => findFall(of, scales) ?? []);
	const proven = new Set(scores.flatMap(({ name, significant }) => significant === true ? [name] : []));
	const isProven = ({ change }) => proven.has(change.name);
	if (falls.length === 0 || falls.every(isProven) && falls.length * 2 > all) return [];
	falls.sort((a, b) => b.size - a.size);
	const shown = falls.slice(0, named$1).map(({ of, change: { name, base, head } }) => {
		const score = `${require_platform.quoteName(name)} ${require_platform.formatNumber(base)} → ${require_platform.formatNumber(head)}`;
		return `${require_platform.quoteName(require_platform.caseTitle(of.identity))} (${score})`;
	});
	const more = falls.length > named$1 ? ` and ${falls.length - named$1} more` : "";
	return [{
		rule: "case-score",
		status: "warning",
		message: `${require_platform.plural(falls.length, "passing case")} scored far worse than on the base branch: ${shown.join(", ")}${more}.`,
		evidence: { cases: falls.length },
		cases: falls.slice(0, maxKeys$4).map(({ of }) => of.key)
	}];
}
function passesAsBefore({ head, base, quarantined, ignored, change }) {
	if (head === void 0 || base === void 0 || quarantined !== void 0 || ignored === true) return false;
	return change !== "regressed" && head.failed + head.errored === 0 && head.passed > 0;
}
function findScales(cases) {
	const scales = new Map();
	for (const { scores = [], base } of cases) for (const change of scores) {
		let scale = scales.get(change.name);
		if (scale === void 0) {
			scale = {
				size: 1,
				squares: 0,
				freedom: 0
			};
			scales.set(change.name, scale);
		}
		scale.size = Math.max(scale.size, Math.abs(change.base), Math.abs(change.head));
		const values = base?.scores?.get(change.name)?.values ?? [];
		if (values.length < 2) continue;
		const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
		scale.squares += values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
		scale.freedom += values.length - 1;
	}
	return scales;
}
function findFall(of, scales) {
	let largest;
	for (const change of of.scores ?? []) {
		const scale = scales.get(change.name);
		if (scale === void 0) continue;
		const isKnown = scale.freedom >= enoughValues;
		const before = of.base?.scores?.get(change.name)?.values.length || 1;
		const noise = isKnown ? errors * Math.sqrt(scale.squares / scale.freedom * (1 + 1 / before)) : 0;
		const fall = (change.lowerIsBetter === true ? -1 : 1) * (change.base - change.head);
		const size = fall / scale.size;
		if (size >= (isKnown ? leastFall : leastUnknownFall) && fall > noise && size > (largest?.size ?? 0)) largest = {
			of,
			change,
			size
		};
	}
	return largest;
}
// src/gate/judge/unmatched-patterns.ts
const mostTitles = 2e3;
function findUnmatchedPatterns(list, policy) {
	const patterns = [...new Set(policy.cases.flatMap(({ match }) => match))];
	if (patterns.length === 0) return [];
	const cases = list();
	if (cases.length === 0) return [];
	return patterns.filter((pattern) => {
		const matches = caseMatcher([pattern]);
		return !cases.some(({ identity }) => matches(identity));
	}).map((pattern) => ({
		pattern,
		nearest: nearestTitle(pattern, cases)
	}));
}
function nearestTitle(pattern, cases) {
	const titles = cases.slice(0, mostTitles).map(({ identity }) => require_platform.caseTitle(identity));
	const text = pattern.replaceAll("*", "").replaceAll(/(?<!\s)\s+>\s*|>\s*/g, " › ").trim();
	if (text === "") return void 0;
	return titles.find((title) => title.includes(text)) ?? require_platform.nearest(text, titles);
}
// src/gate/judge/notes.ts
const manyRemoved = .1;
const maxKeys$3 = 200;
const mostPatterns = 10;
function noteReasons(comparison, cases, policy, named) {
	return [
		...fallbackNotes(comparison),
		...selectionNotes(comparison),
		...skippedNotes(comparison),
		...removedNotes(comparison),
		...iterationNotes(comparison),
		...newFailureNotes(comparison, cases, named),
		...patternNotes(comparison, policy),
		...unprovenNotes(comparison),
		...baseNotes(comparison),
		...modelNotes(comparison),
		...judgeNotes(comparison),
		...inputNotes(comparison),
		...scoreNotes(comparison),
		...exclusionNotes(comparison),
		...confirmationNotes(comparison)
	];
}
function note(rule, status, cases, say) {
	if (cases.length === 0) return [];
	const names = require_platform.quoteNames(cases.map(({ identity }) => require_platform.caseTitle(identity)));
	return [{
		rule,
		status,
		message: say(cases.length, names),
		evidence: { cases: cases.length },
		cases: cases.slice(0, maxKeys$3).map(({ key }) => key)
	}];
}
function removedNotes(comparison) {
	const { cases, baseline } = comparison;
	const removed = cases.filter(({ change, base }) => change === "removed" && base?.scope !== "suite");
	const before = cases.filter(({ base }) => base !== void 0 && base.scope !== "suite").length + (baseline === null ? 0 : require_platform.countQuiet(comparison));
	const renamed = removed.filter(({ likelyRename }) => likelyRename !== void 0).length;
	return note("removed-cases", removed.length > before * manyRemoved ? "warning" : "info", removed, (count, names) => {
		const guess = renamed === 0 ? "" : ` ${require_platform.plural(renamed, "of them looks", "of them look")} renamed.`;
		return `${require_platform.plural(count, "case")} from the baseline did not run: ${names}.${guess}`;
	});
}
function iterationNotes({ cases, baseline }) {
	const runs = baseline?.runs.length ?? 0;
	const perRun = ({ base }) => base === void 0 ? 0 : require_platform.judged(base) / runs;
	const fewer = cases.filter((of) => {
		if (of.head === void 0 || of.judgedAs !== "eval" || !countsInVerdict(of)) return false;
		const now = require_platform.judged(of.head) + of.head.lost;
		return now > 0 && now <= perRun(of) / 2;
	});
	return note("fewer-iterations", "warning", fewer, (count, names) => {
		const now = fewer.reduce((sum, { head }) => sum + (head === void 0 ? 0 : require_platform.judged(head)), 0);
		const before = Math.round(fewer.reduce((sum, of) => sum + perRun(of), 0));
		return `${require_platform.plural(count, "eval")} ran at most half as often as in a baseline run (${require_platform.plural(now, "iteration")} in all, before: ${require_platform.formatCount(before)}): ${names}.`;
	});
}
function newFailureNotes({ baseline }, { counted }, named) {
	return note("failing-without-baseline", "warning", counted.filter((one) => one.of.change === "new" && failsNow(one) && !named.has(one.of.key)).map(({ of }) => of), (count, names) => baseline === null ? `${require_platform.plural(count, "case")} failed, and there is no baseline to compare with: ${names}.` : `${require_platform.plural(count, "new case")} failed: ${names}.`);
}
function skippedNotes({ cases }) {
	return note("newly-skipped", "warning", cases.filter((of) => of.change === "skipped" && (of.base?.passed ?? 0) > 0 && isGone(of) && countsInVerdict(of)), (count, names) => {
		return `${require_platform.plural(count, "case")} that passed on the base branch ${count === 1 ? "is" : "are"} skipped now and could not be compared: ${names}.`;
	});
}
function fallbackNotes({ baseline }) {
	if (baseline?.fallback === void 0) return [];
	const { wanted, used } = baseline.fallback;
	return [{
		rule: "fallback-branch",
		status: "info",
		message: `${wanted} has no baseline of this suite, so this run is compared with ${used}.`
	}];
}
function selectionNotes({ notRun }) {
	if (notRun === void 0 || notRun.cases === 0) return [];
	const { cases, because } = notRun;
	return [{
		rule: "not-run",
		status: "info",
		message: `Only a selection ran (${because}): ${require_platform.plural(cases, "case")} of the baseline ${cases === 1 ? "was" : "were"} not run and could not be compared.`,
		evidence: { notRun: cases }
	}];
}
function patternNotes(comparison, policy) {
	const { notRun, baseline } = comparison;
	if (notRun !== void 0 || baseline === null) return [];
	return findUnmatchedPatterns(() => require_platform.allCases(comparison), policy).slice(0, mostPatterns).map(({ pattern, nearest }) => ({
		rule: "unmatched-pattern",
		status: "warning",
		message: `The policy's pattern ${require_platform.quoteName(pattern)} matches no case, so its rule does nothing.${nearest === void 0 ? "" : ` Did you mean ${require_platform.quoteName(nearest)}?`}`,
		evidence: { pattern }
	}));
}
function unprovenNotes(comparison) {
	const counting = comparison.cases.filter((of) => countsInVerdict(of) && !isUnsettled(of, comparison));
	const unproven = counting.filter(({ change }) => change === "newly-failing");
	const flakyTests = counting.filter(({ judgedAs, change, head }) => judgedAs === "test" && change === "flaky" && head !== void 0 && require_platform.failures(head) > 0);
	return [...note("not-proven", "warning", unproven, (count, names) => {
		const what = require_platform.plural(count, "case");
		const { chances, confirmation } = comparison;
		return `${what} failed now but not in the baseline${chances === void 0 || confirmation !== void 0 ? "" : `; chance alone makes as much fall in ${require_platform.formatRate(chances.fallen)} of runs`}: ${names}.`;
	}), ...note("known-flaky", "warning", flakyTests, (count, names) => {
		return `${require_platform.plural(count, "test")} failed that also failed intermittently in the baseline: ${names}.`;
	})];
}
function exclusionNotes({ cases }) {
	const ran = ({ head }) => head !== void 0 && require_platform.judged(head) > 0;
	const quarantined = cases.filter((of) => of.quarantined !== void 0 && ran(of));
	const expired = cases.filter((of) => of.quarantineExpired !== void 0 && ran(of));
	const ignored = cases.filter((of) => of.ignored === true && ran(of));
	const failing = quarantined.filter(({ head }) => head !== void 0 && require_platform.failures(head) > 0).length;
	return [
		...note("quarantine-expired", "warning", expired, (count, names) => {
			return `Quarantine has ended for ${require_platform.plural(count, "case")}, which ${count === 1 ? "counts" : "count"} again: ${names}.`;
		}),
		...note("quarantine", "info", quarantined, (count, names) => {
			return `${require_platform.plural(count, "case is", "cases are")} quarantined and not in the verdict (${require_platform.formatCount(failing)} failing): ${names}.`;
		}),
		...note("ignored", "info", ignored, (count, names) => {
			return `${require_platform.plural(count, "case is", "cases are")} ignored by the policy: ${names}.`;
		})
	];
}
function confirmationNotes({ confirmation }) {
	if (confirmation === void 0) return [];
	const { suspects, confirmed } = confirmation;
	return [{
		rule: "confirmation",
		status: "info",
		message: `${require_platform.plural(suspects, "suspect case")} rerun on both sides: ${require_platform.formatCount(confirmed)} confirmed, ${require_platform.formatCount(suspects - confirmed)} not confirmed.`,
		evidence: {
			suspects,
			confirmed
		}
	}];
}
// src/gate/judge/suite-regression.ts
function isSuiteRegression({ suite, chances, confirmation }, policy) {
	if (suite?.confirmation !== void 0) {
		const { confirmed, meanChange } = suite.confirmation;
		return confirmed && -meanChange >= policy.minDrop.suite - 1e-9;
	}
	return confirmation === void 0 && chances !== void 0 && isMeanWorse(chances, suite, policy);
}
function isManyRegression({ chances, confirmation }) {
	return confirmation === void 0 && chances !== void 0 && areCasesWorse(chances);
}
// src/gate/judge/proven-cases.ts
const maxDetailed = 10;
function isCleanTest$1({ of }) {
	return of.judgedAs === "test" && of.adjustedPValue === void 0;
}
function isProven(one) {
	return one.of.change === "regressed" && !isCleanTest$1(one);
}
function provenCaseReasons(comparison, { counted }) {
	const { fallen: joint = 1, threshold: level = 0 } = comparison.chances ?? {};
	const regressed = counted.filter((one) => one.of.change === "regressed" && !isCleanTest$1(one));
	const family = counted.filter(({ of }) => of.adjustedPValue !== void 0).length;
	const worstFirst = [...regressed].sort((a, b) => (b.of.drop ?? 0) - (a.of.drop ?? 0));
	const reasons = worstFirst.slice(0, maxDetailed).map((one) => describeProvenCase(one, {
		family,
		level,
		joint
	}));
	if (reasons.length === 0 && isManyRegression(comparison)) return [manyReason(comparison, counted)];
	const rest = worstFirst.slice(maxDetailed);
	if (rest.length > 0) reasons.push({
		rule: "regression-case",
		status: "failed",
		message: `${require_platform.plural(rest.length, "more case")} got significantly worse: ${require_platform.quoteNames(titlesOf(rest))}.`,
		evidence: { regressed: rest.length },
		cases: keysOf(rest)
	});
	return reasons;
}
function manyReason({ chances }, counted) {
	const lower = counted.filter(({ of }) => of.judgedAs === "eval" && (of.drop ?? 0) > 1e-9);
	const worstFirst = lower.sort((a, b) => (a.of.pValue ?? 1) - (b.of.pValue ?? 1));
	const { fallen = 1, threshold = 0 } = chances ?? {};
	return {
		rule: "regression-case",
		status: "failed",
		message: `More fell than chance explains, whatever rose: ${require_platform.plural(lower.length, "case is", "cases are")} lower than before, first ${require_platform.quoteNames(titlesOf(worstFirst))}. Probability by chance: ${require_platform.formatP(fallen)} (threshold ${require_platform.formatLevel(threshold)}).`,
		evidence: {
			lower: lower.length,
			jointPValue: fallen,
			alpha: threshold
		},
		cases: keysOf(worstFirst)
	};
}
function describeProvenCase({ of, title }, proof) {
	const { head, base, confirmation, pValue = null, adjustedPValue = 1, drop = 0 } = of;
	const now = head === void 0 ? "" : countsOf(head);
	const before = base === void 0 ? "" : countsOf(base);
	const fresh = confirmation === void 0 ? "" : ` Rerun: ${require_platform.formatCount(confirmation.headPassed)} of ${require_platform.formatCount(confirmation.headCount)} (base: ${require_platform.formatCount(confirmation.basePassed)} of ${require_platform.formatCount(confirmation.baseCount)}).`;
	return {
		rule: "regression-case",
		status: "failed",
		message: `${require_platform.quoteName(title)} passed ${now} iterations (before: ${before}).${fresh} ${describeProof(of, proof)}`,
		evidence: {
			...head && base && countsEvidence(head, base),
			drop,
			pValue,
			adjustedPValue,
			jointPValue: proof.joint,
			alpha: proof.level,
			...confirmation && {
				freshHeadPassed: confirmation.headPassed,
				freshHeadCount: confirmation.headCount,
				freshBasePassed: confirmation.basePassed,
				freshBaseCount: confirmation.baseCount
			}
		},
		cases: [of.key]
	};
}
function countsEvidence(head, base) {
	const [headCount, baseCount] = [require_platform.judged(head), require_platform.judged(base)];
	const { low, high } = newcombeInterval({
		passed: head.passed,
		count: headCount
	}, {
		passed: base.passed,
		count: baseCount
	});
	return {
		headPassed: head.passed,
		headCount,
		basePassed: base.passed,
		baseCount,
		changeLow: stable(low),
		changeHigh: stable(high)
	};
}
function describeProof({ adjustedPValue = 1, pValue = 1, judgedAs, changedOnBase, confirmation }, proof) {
	if (judgedAs === "test" && changedOnBase !== void 0 && confirmation === void 0) return "It fails in the newest run of the base branch, too: two failures in a row, which its earlier ones make unlikely (under 5%).";
	const { family, level, joint } = proof;
	const threshold = `threshold ${require_platform.formatLevel(level)}`;
	if (isAtMost(adjustedPValue, level)) return `Probability by chance${family > 1 ? ` in any of ${require_platform.plural(family, "case")}` : ""}: ${require_platform.formatP(adjustedPValue)} (${threshold}).`;
	const alone = `Probability by chance: ${require_platform.formatP(pValue)} for this case`;
	if (isAtMost(joint, level)) return `${alone}, ${require_platform.formatP(joint)} for all that fell together (${threshold}).`;
	if (isAtMost(pValue, level)) return `${alone}, and the suite as a whole got worse.`;
	return "It always passed before and now always fails.";
}
// src/gate/judge/suite-again.ts
function suiteAgainReasons(suite, cases, policy) {
	const { confirmation } = suite;
	if (confirmation === void 0) return [];
	const { baseRate, headRate, meanChange, pValue, level } = confirmation;
	const broken = [...cases.counted.filter(isProven), ...cases.suspects];
	const failed = isSuiteRegression({ suite }, policy);
	const rates = `${require_platform.plural(confirmation.cases, "case")} rerun on both sides passed ${require_platform.formatRate(baseRate)} on the base and ${require_platform.formatRate(headRate)} now`;
	return [{
		rule: "regression-suite",
		status: failed ? "failed" : "info",
		message: failed ? `The mean pass rate fell by ${require_platform.formatPoints(suite.meanChange)}, and again when measured again: ${rates}. Probability by chance: ${require_platform.formatP(pValue)} (threshold ${require_platform.formatLevel(level)}).` : `The mean pass rate was ${require_platform.formatPoints(suite.meanChange)} lower, which is not confirmed: ${rates}.`,
		evidence: {
			baseRate,
			headRate,
			meanChange,
			pValue,
			alpha: level,
			rerun: confirmation.cases
		},
		cases: failed && broken.length > 0 ? keysOf(broken) : void 0
	}];
}
// src/gate/judge/regressions.ts
function regressionReasons(comparison, cases, policy, named) {
	return [
		...brokenSuiteReasons(comparison, cases, policy),
		...testReasons(comparison, cases),
		...unsettledReasons(comparison, cases),
		...suiteReasons$1(comparison, cases, policy),
		...provenCaseReasons(comparison, cases),
		...scoreReasons$2(comparison),
		...newTestReasons(comparison, cases, policy, named),
		...newFailureReasons(comparison, cases, policy),
		...failureReasons$1(cases, policy)
	];
}
function brokenSuiteReasons({ baseline }, { brokenSuites }, { failOn }) {
	const broken = brokenSuites.filter(({ of }) => of.change === "regressed" || of.change === "new");
	if (broken.length === 0) return [];
	const names = require_platform.quoteNames(titlesOf(broken));
	const what = require_platform.plural(broken.length, "file or suite", "files or suites");
	return [{
		rule: "broken-suite",
		status: baseline !== null || failOn === "failures" ? "failed" : "warning",
		message: baseline === null ? `${what} failed to run, so cases are missing: ${names}.` : `${what} failed to run, unlike on the base branch, so cases are missing: ${names}.`,
		evidence: { broken: broken.length },
		cases: keysOf(broken)
	}];
}
function testReasons({ baseline }, { counted }) {
	const regressed = counted.filter((one) => one.of.change === "regressed" && isCleanTest$1(one));
	if (regressed.length === 0) return [];
	const runs = baseline?.runs.length ?? 0;
	const history = runs === 1 ? "the baseline run" : `all ${require_platform.plural(runs, "baseline run")}`;
	return [{
		rule: "regression-case",
		status: "failed",
		message: `${require_platform.plural(regressed.length, "test")} that passed in ${history} now ${regressed.length === 1 ? "fails" : "fail"}: ${require_platform.quoteNames(titlesOf(regressed))}.`,
		evidence: {
			regressed: regressed.length,
			baselineRuns: runs
		},
		cases: keysOf(regressed)
	}];
}
function unsettledReasons(comparison, { counted }) {
	const { unsettled, baseline } = comparison;
	const open = counted.filter(({ of }) => isUnsettled(of, comparison));
	const runs = require_platform.plural(baseline?.runs.length ?? 0, "baseline run");
	const say = (cases, what, why) => {
		if (cases.length === 0) return [];
		return [{
			rule: "unsettled-tests",
			status: "inconclusive",
			message: `${require_platform.plural(cases.length, "test")} ${what} ${cases.length === 1 ? "fails" : "fail"} now: ${require_platform.quoteNames(titlesOf(cases))}.${why} Rerun them (\`confirm\`), or declare the suite: \`kind: tests\` fails at once, \`kind: evals\` judges by statistics.`,
			evidence: {
				failing: cases.length,
				flakes: unsettled?.flakes ?? 0
			},
			cases: keysOf(cases)
		}];
	};
	const { flakes } = unsettled ?? { flakes: 0 };
	const { any = 1 } = comparison.chances ?? {};
	return [
		...say(open.filter(isCleanTest$1), "with a clean history", ` But ${require_platform.plural(flakes, "test")} failed in ${runs} and passed again, and with such a history chance alone does as much in ${require_platform.formatRate(any)} of runs.`),
		...say(open.filter((one) => !isCleanTest$1(one) && !isKnownFlaky(one.of)), `that needed a retry in ${runs}`, ""),
		...say(open.filter(({ of }) => isKnownFlaky(of)), `that failed before in ${runs}, and passed again,`, ` With this history, chance alone makes one fail in ${require_platform.formatRate(Math.max(0, ...open.map(({ of }) => of.adjustedPValue ?? 0)))} of runs.`)
	];
}
function suiteReasons$1(comparison, cases, policy) {
	const { suite, chances, confirmation } = comparison;
	if (suite === null) return [];
	if (suite.confirmation !== void 0) return suiteAgainReasons(suite, cases, policy);
	if (confirmation !== void 0 || chances === void 0 || !isAtMost(chances.mean, chances.threshold)) return [];
	const broken = [...cases.counted.filter(isProven), ...cases.suspects];
	const rates = `from ${require_platform.formatRate(suite.baseRate)} to ${require_platform.formatRate(suite.headRate)} over ${require_platform.plural(suite.commonCases, "case")}${exceptAccepted(comparison)}`;
	const evidence = {
		baseRate: suite.baseRate,
		headRate: suite.headRate,
		meanChange: suite.meanChange,
		commonCases: suite.commonCases,
		pValue: chances.mean,
		alpha: chances.threshold,
		minDrop: policy.minDrop.suite
	};
	const fell = require_platform.formatPoints(suite.meanChange);
	return isSuiteRegression(comparison, policy) ? [{
		rule: "regression-suite",
		status: "failed",
		message: `The mean pass rate fell by ${fell}, ${rates}. Probability by chance: ${require_platform.formatP(chances.mean)} (threshold ${require_platform.formatLevel(chances.threshold)}).`,
		evidence,
		cases: broken.length > 0 ? keysOf(broken) : void 0
	}] : [{
		rule: "regression-suite",
		status: "info",
		message: `The mean pass rate fell significantly (${require_platform.formatP(chances.mean)}), but only by ${fell}, ${rates}. Drops of less than ${require_platform.formatPoints(policy.minDrop.suite)} never fail.`,
		evidence
	}];
}
function exceptAccepted({ cases }) {
	return cases.some(isAccepted) ? ", without what was accepted" : "";
}
function scoreReasons$2(comparison) {
	const { scores, levels } = comparison;
	const level = levels.score;
	return scores.filter(({ significant }) => significant === true).map(({ name, base, head, pValue = 1, lowerIsBetter }) => ({
		rule: "regression-score",
		status: "failed",
		message: `The mean score ${require_platform.quoteName(name)}${lowerIsBetter === true ? ", of which less is better, rose" : " fell"} from ${require_platform.formatNumber(base)} to ${require_platform.formatNumber(head)}${exceptAccepted(comparison)}. Probability by chance: ${require_platform.formatP(pValue)} (threshold ${require_platform.formatLevel(level)}).`,
		evidence: {
			scorer: name,
			base,
			head,
			pValue,
			alpha: level
		}
	}));
}
function newTestReasons({ suite, cases }, { counted }, { failOn, newTests }, named) {
	if (failOn !== "regressions" || newTests !== "fail" || suite === null && !cases.some(isAccepted)) return [];
	const failing = counted.filter((one) => one.of.change === "new" && one.of.judgedAs === "test" && failsNow(one) && !named.has(one.of.key));
	if (failing.length === 0) return [];
	return [{
		rule: "new-failing-test",
		status: "failed",
		message: `${require_platform.plural(failing.length, "new test")} ${failing.length === 1 ? "fails" : "fail"}: ${require_platform.quoteNames(titlesOf(failing))}.`,
		evidence: { failing: failing.length },
		cases: keysOf(failing)
	}];
}
function isAccepted({ accepted }) {
	return accepted !== void 0;
}
function newFailureReasons({ baseline }, { counted }, { failOn }) {
	if (failOn !== "new-failures" || baseline === null) return [];
	const failing = counted.filter((one) => failsNow(one) && one.of.change !== "regressed" && (one.of.base === void 0 || require_platform.failures(one.of.base) === 0));
	if (failing.length === 0) return [];
	return [{
		rule: "new-failures",
		status: "failed",
		message: `${require_platform.plural(failing.length, "case")} failed now and never in the baseline: ${require_platform.quoteNames(titlesOf(failing))}.`,
		evidence: { newFailures: failing.length },
		cases: keysOf(failing)
	}];
}
function failureReasons$1({ counted, brokenSuites }, { failOn }) {
	if (failOn !== "failures") return [];
	const failing = [...counted.filter(failsNow), ...brokenSuites];
	if (failing.length === 0) return [{
		rule: "failures",
		status: "passed",
		message: "No case failed.",
		evidence: { failing: 0 }
	}];
	return [{
		rule: "failures",
		status: "failed",
		message: `${require_platform.plural(failing.length, "case")} failed: ${require_platform.quoteNames(titlesOf(failing))}.`,
		evidence: { failing: failing.length },
		cases: keysOf(failing)
	}];
}
// src/gate/judge/slice-floors.ts
const mostNamed$1 = 5;
function sliceFloorReasons({ cases, notRun }, counted, policy) {
	const { slices } = policy;
	if (slices.length === 0) return [];
	const groups = groupBySlice(counted, ({ of }) => of);
	const before = new Set(notRun === void 0 ? [] : cases.flatMap(slicesOf));
	const names = [...groups.keys()];
	return [...slices.flatMap(({ match }) => match.filter((pattern) => !names.some((name) => matchesGlob(pattern, name)))).map((pattern) => missingReason(pattern, names, before, notRun)), ...joinPassed(names.flatMap((name) => floorsOf(name, groups.get(name) ?? [], ruleOf(name, slices), policy)))];
}
function ruleOf(name, rules) {
	const matching = rules.filter(({ match }) => match.some((pattern) => matchesGlob(pattern, name)));
	return {
		minPassRate: matching.findLast((rule) => rule.minPassRate !== void 0)?.minPassRate,
		minScores: Object.assign({}, ...matching.map((rule) => rule.minScores ?? {}))
	};
}
function missingReason(pattern, names, before, notRun) {
	const evidence = { slice: pattern };
	const wasThere = [...before].some((name) => matchesGlob(pattern, name));
	if (notRun !== void 0 && wasThere) return {
		rule: "missing-slice",
		status: "warning",
		message: `The floor of the slice ${require_platform.quoteName(pattern)} was not checked: ${notRun.because} left its cases out.`,
		evidence
	};
	const meant = require_platform.nearest(pattern, names.slice(0, 2e3));
	const known = names.length === 0 ? "The reports have no tags or metadata." : `The reports have ${meant === void 0 ? require_platform.quoteNames(names) : `${require_platform.quoteName(meant)}, for example`}.`;
	return {
		rule: "missing-slice",
		status: "inconclusive",
		message: `The policy has a floor for the slice ${require_platform.quoteName(pattern)}, but no case that counts belongs to it. ${known}`,
		evidence
	};
}
function floorsOf(name, cases, rule, policy) {
	const { minPassRate, minScores = {} } = rule;
	return [...minPassRate === void 0 ? [] : [passRateReason(name, cases, minPassRate)], ...scoreReasons$1(name, cases, minScores, policy)];
}
function passRateReason(name, cases, threshold) {
	let [passed, all] = [0, 0];
	for (const { of, rule } of cases) {
		if (of.head === void 0) continue;
		passed += rule.weight * of.head.passed;
		all += rule.weight * require_platform.judged(of.head);
	}
	const rule = "min-pass-rate-slice";
	const of = `the slice ${require_platform.quoteName(name)}`;
	if (all === 0) return {
		rule,
		status: "inconclusive",
		message: `Nothing of ${of} was judged, so its pass rate can't be compared with the minimum of ${require_platform.formatSetting(threshold)}.`,
		evidence: {
			slice: name,
			observed: null,
			threshold
		}
	};
	const observed = passed / all;
	const counts = cases.some(({ rule: { weight } }) => weight !== 1) ? "by weight" : `${require_platform.formatCount(passed)} of ${require_platform.formatCount(all)}`;
	return {
		rule,
		status: observed >= threshold ? "passed" : "failed",
		message: `${require_platform.formatRateBeside(observed, threshold)} of the iterations of ${of} passed (${counts}); the minimum is ${require_platform.formatSetting(threshold)}.`,
		evidence: {
			slice: name,
			observed: stable(observed),
			threshold
		},
		cases: observed >= threshold ? void 0 : keysOf(cases.filter(({ of: { head } }) => head !== void 0 && head.passed < require_platform.judged(head)))
	};
}
function scoreReasons$1(name, cases, minScores, policy) {
	const means = meanScores(cases);
	return [...scoreFloors(cases, minScores, policy)].map(([scorer, threshold]) => {
		const observed = means.get(scorer) ?? null;
		const evidence = {
			slice: name,
			scorer,
			observed,
			threshold
		};
		const rule = "min-score-slice";
		const floor = `the minimum is ${require_platform.formatNumber(threshold, 10)}`;
		if (observed === null) return {
			rule,
			status: "failed",
			message: `No case of the slice ${require_platform.quoteName(name)} reports the score ${require_platform.quoteName(scorer)}; ${floor}.`,
			evidence
		};
		const message = `The mean score ${require_platform.quoteName(scorer)} of the slice ${require_platform.quoteName(name)} is ${require_platform.formatNumberBeside(observed, threshold)}; ${floor}.`;
		return {
			rule,
			status: observed >= threshold ? "passed" : "failed",
			message,
			evidence
		};
	});
}
function joinPassed(reasons) {
	const [passed, others] = [reasons.filter(isPassed), reasons.filter((reason) => !isPassed(reason))];
	if (passed.length <= mostNamed$1) return [...others, ...passed];
	const message = `${require_platform.plural(passed.length, "floor")} of slices hold.`;
	return [...others, {
		rule: "min-pass-rate-slice",
		status: "passed",
		message,
		evidence: { floors: passed.length }
	}];
}
function isPassed({ status }) {
	return status === "passed";
}
// src/gate/again/look-levels.ts
function lookLevels(alpha, looks) {
	if (looks <= 1) return [alpha];
	const id = `${alpha} ${looks}`;
	const levels = known.get(id) ?? findLevels(alpha, looks);
	known.set(id, levels);
	return levels;
}
const known = new Map();
function findLevels(alpha, looks) {
	let [low, high] = [0, 8];
	for (let turn = 0; turn < 30; turn += 1) {
		const middle = (low + high) / 2;
		if (chanceToCross(middle * Math.sqrt(looks), looks) > alpha) low = middle;
		else high = middle;
	}
	return Array.from({ length: looks }, (_, look) => normalTail(high * Math.sqrt(looks / (look + 1))));
}
const points = 300;
function chanceToCross(barrier, steps) {
	const bottom = -5 * Math.sqrt(steps);
	const width = (barrier - bottom) / points;
	const stepDensity = Float64Array.from({ length: 2 * points }, (_, index) => density((index - points) * width));
	const at = (index) => bottom + (index + .5) * width;
	const tails = Float64Array.from({ length: points }, (_, index) => normalTail(barrier - at(index)));
	let below = Float64Array.from({ length: points }, (_, index) => density(at(index)));
	let crossed = normalTail(barrier);
	for (let step = 1; step < steps; step += 1) {
		const next = new Float64Array(points);
		for (let from = 0; from < points; from += 1) {
			const weight = (below[from] ?? 0) * width;
			if (weight < 1e-18) continue;
			crossed += weight * (tails[from] ?? 0);
			for (let to = 0; to < points; to += 1) next[to] = (next[to] ?? 0) + weight * (stepDensity[to - from + points] ?? 0);
		}
		below = next;
	}
	return crossed;
}
function density(x) {
	return Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
}
// src/gate/again/confirm-suite.ts
const screen = .2;
const suitePart = .6;
const suiteStages = 2;
const mostRerun = 50;
function suiteSuspects({ suite, cases, levels }, policy, limit = mostRerun) {
	if (suite === null || suite.of === "tests" || suite.meanChange >= 0 || levels.rates === 0) return [];
	if (!isAtMost(suite.pValue, screen)) return [];
	const weightOf = weightsBy(policy);
	return cases.filter((of) => isCompared(of) && weightOf(of) > 0).sort((a, b) => fallOf(b, weightOf) - fallOf(a, weightOf)).slice(0, limit);
}
function isCompared(of) {
	return of.judgedAs === "eval" && countsInVerdict(of) && of.drop !== void 0;
}
function weightsBy(policy) {
	const ruleOf = caseRules(policy);
	return ({ identity }) => ruleOf(identity).weight;
}
function fallOf(of, weightOf) {
	return weightOf(of) * (of.drop ?? 0);
}
function judgeSuiteAgain(comparison, freshHead, freshBase, policy, stage) {
	const { suite, levels, cases } = comparison;
	const weightOf = weightsBy(policy);
	const strata = suiteSuspects(comparison, policy).flatMap((of) => {
		const [head, base] = [freshHead.cases.get(of.key), freshBase.cases.get(of.key)];
		if (head === void 0 || base === void 0 || require_platform.judged(head) === 0 || require_platform.judged(base) === 0) return [];
		return [stratumOf(head, base, weightOf(of))];
	});
	if (suite === null || strata.length === 0) return void 0;
	const level = levels.rates * suitePart / screen;
	const threshold = lookLevels(level, suiteStages)[stage - 1] ?? level;
	const pValue = exactStratifiedTest(strata).mid;
	const change = meanChange(strata);
	const rerun = strata.reduce((sum, { weight }) => sum + weight, 0);
	const all = cases.filter(isCompared).reduce((sum, of) => sum + weightOf(of), 0);
	const confirmed = change < 0 && isAtMost(pValue, threshold);
	return {
		confirmation: {
			cases: strata.length,
			headRate: stable(weightedRate(strata, "headPassed", "headCount")),
			baseRate: stable(weightedRate(strata, "basePassed", "baseCount")),
			meanChange: stable(change * rerun / Math.max(rerun, all)),
			pValue: stable(pValue),
			level: stable(threshold),
			confirmed
		},
		isOpen: !confirmed && change < 0 && stage < suiteStages
	};
}
function stratumOf(head, base, weight) {
	return {
		headPassed: head.passed,
		headCount: require_platform.judged(head),
		basePassed: base.passed,
		baseCount: require_platform.judged(base),
		weight
	};
}
// src/gate/again/confirm.ts
const rare = .25;
function suspects(comparison, limit = 50) {
	return comparison.cases.filter((of) => countsInVerdict(of) && isSuspect(of)).sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0) || (a.pValue ?? 1) - (b.pValue ?? 1)).slice(0, limit);
}
function casesToRerun(comparison, policy, limit = 50) {
	return [...new Set([...suspects(comparison, limit), ...suiteSuspects(comparison, policy, limit)])].slice(0, limit);
}
function isSuspect({ head, base, drop, change, judgedAs, pValue = 1 }) {
	if (head === void 0 || base === void 0 || drop === void 0) return false;
	if (change === "regressed" || change === "newly-failing") return true;
	return drop > 1e-9 && (pValue <= rare || judgedAs === "test");
}
function applyConfirmation(comparison, freshHead, freshBase, suiteAgain) {
	const rerun = suspects(comparison, Number.POSITIVE_INFINITY).flatMap((of) => {
		const [head, base] = [freshHead.cases.get(of.key), freshBase.cases.get(of.key)];
		const stratum = head && base && freshStratum(head, base);
		return stratum === void 0 ? [] : [{
			of,
			stratum
		}];
	});
	const prediction = predict(rerun.map(({ of, stratum: { basePassed: passed, baseCount, headCount } }) => {
		return {
			runs: [{
				passed,
				judged: baseCount
			}],
			headCount,
			weight: 1,
			isEval: of.judgedAs === "eval",
			cases: 1
		};
	}), 1, { sameTime: true });
	const again = judgeHead(prediction, rerun.map(({ stratum }) => ({
		passed: stratum.headPassed,
		cases: 1
	})));
	const threshold = again.threshold(comparison.levels.rates * .4);
	const areWorse = threshold > 0 && isAtMost(Math.min(again.chances.fallen, again.chances.worst), threshold);
	const judgedAgain = new Map(rerun.map(({ of, stratum }, index) => {
		const [kind, passed] = [prediction.kindOf[index] ?? 0, stratum.headPassed];
		const pValue = again.ofCase[kind]?.[passed] ?? 1;
		const adjusted = again.ofFamily[kind]?.[passed] ?? 1;
		const confirmed = areWorse && dropOf(stratum) > 1e-9 && pValue <= named || isCleanTest(of) && isTotal(stratum);
		return [of.key, judgeAgain(of, stratum, {
			pValue,
			adjusted,
			confirmed
		})];
	}));
	const cases = comparison.cases.map((of) => judgedAgain.get(of.key) ?? withoutOldProof(of));
	const confirmed = cases.filter(({ confirmation }) => confirmation?.confirmed === true).length;
	const { suite: first } = comparison;
	const suite = first === null || suiteAgain === void 0 ? first : {
		...first,
		confirmation: suiteAgain
	};
	return {
		...comparison,
		cases,
		suite,
		confirmation: {
			suspects: rerun.length,
			confirmed
		}
	};
}
const named = .05;
function freshStratum(head, base) {
	const [headCount, baseCount] = [require_platform.judged(head), require_platform.judged(base)];
	if (headCount === 0 || baseCount === 0) return void 0;
	return {
		headPassed: head.passed,
		headCount,
		basePassed: base.passed,
		baseCount
	};
}
function isCleanTest({ judgedAs, adjustedPValue }) {
	return judgedAs === "test" && adjustedPValue === void 0;
}
function isTotal({ headPassed, basePassed, baseCount }) {
	return headPassed === 0 && basePassed === baseCount;
}
function judgeAgain(of, stratum, test) {
	const { headPassed, headCount, basePassed, baseCount } = stratum;
	return {
		...of,
		change: test.confirmed ? "regressed" : unprovenChange(of),
		pValue: stable(test.pValue),
		adjustedPValue: stable(test.adjusted),
		drop: stable(dropOf(stratum)),
		confirmation: {
			headPassed,
			headCount,
			basePassed,
			baseCount,
			confirmed: test.confirmed
		}
	};
}
function withoutOldProof(of) {
	return of.change === "regressed" && of.adjustedPValue !== void 0 ? {
		...of,
		change: unprovenChange(of)
	} : of;
}
function unprovenChange(of) {
	if (of.head === void 0 || of.base === void 0) return of.change;
	if (require_platform.failures(of.head) === 0) return of.change;
	return require_platform.failures(of.base) === 0 ? "newly-failing" : "flaky";
}
// src/gate/statistics/plan.ts
function expected(rate, baseRuns, iterations) {
	return {
		runs: Array.from({ length: baseRuns }, () => ({
			passed: rate * iterations,
			judged: iterations
		})),
		headCount: iterations,
		weight: 1,
		isEval: true,
		cases: 1
	};
}
const partOfLevel = .45;
function dropFound(prediction, { alpha, minDrop }) {
	const drop = detectableDrop(prediction, alpha * partOfLevel);
	return drop === null ? null : Math.max(drop, minDrop.suite);
}
function costOf(cases) {
	const known = cases.flatMap(({ costUsd }) => require_platform.meanOf(costUsd) ?? []);
	if (known.length * 2 < cases.length || known.length === 0) return null;
	return known.reduce((sum, of) => sum + of, 0) / known.length * cases.length;
}
const targetDrop = .1;
const mostIterations = 50;
function nextIterations({ cases, levels, baseline }, policy) {
	const evals = cases.filter(({ judgedAs, head, base }) => judgedAs === "eval" && head && base);
	const tallies = evals.flatMap(({ head }) => head === void 0 ? [] : [head]);
	if (tallies.length === 0 || levels.rates === 0) return null;
	const now = Math.ceil(tallies.reduce((sum, tally) => sum + require_platform.judged(tally), 0) / tallies.length);
	const baseRuns = baseline?.runs.length ?? 1;
	const rates = evals.flatMap(({ base }) => base === void 0 || require_platform.judged(base) === 0 ? [] : base.passed / require_platform.judged(base));
	for (const iterations of [now, ...further.filter((count) => count > now)]) {
		const drop = dropFound(predict(rates.map((rate) => expected(rate, baseRuns, iterations)), baseRuns, { areIndependent: true }), policy);
		if (drop !== null && drop <= .1) {
			const cost = costOf(tallies);
			return iterations === now ? null : {
				iterations,
				costUsd: cost === null ? null : cost * iterations
			};
		}
	}
	return null;
}
const further = [
	2,
	3,
	4,
	5,
	6,
	8,
	10,
	15,
	20,
	30,
	mostIterations
];
function confirmationCost(cases) {
	const cost = costOf(cases);
	return cost === null ? null : cost * freshIterations * 2;
}
const freshIterations = 5;
// src/gate/judge/comparable.ts
function comparableReasons(comparison, cases) {
	if (comparison.baseline === null) return [];
	return comparison.suite === null ? noCommonCase(comparison, cases) : failingBase(comparison, cases);
}
function noCommonCase(comparison, { counted }) {
	const judgedNow = counted.filter(({ of }) => of.change !== "skipped").length + require_platform.countQuiet(comparison);
	if (judgedNow === 0 && !comparison.cases.some(({ head }) => head !== void 0 && require_platform.judged(head) > 0)) return [];
	return [{
		rule: "no-common-case",
		status: "inconclusive",
		message: judgedNow === 0 ? "No case of this run was judged, so nothing can be compared." : `None of the ${require_platform.plural(judgedNow, "case")} in this run is in the baseline, so nothing can be compared.`,
		evidence: { cases: judgedNow }
	}];
}
function failingBase(comparison, { counted }) {
	if (require_platform.countQuiet(comparison) > 0) return [];
	const common = counted.filter(({ of: { head, base } }) => head !== void 0 && base !== void 0 && require_platform.judged(head) > 0 && require_platform.judged(base) > 0);
	const failing = common.filter(failsNow);
	if (failing.length === 0 || common.some(({ of }) => (of.base?.passed ?? 0) > 0)) return [];
	const [all, now] = [require_platform.plural(common.length, "compared case"), require_platform.formatNumber(failing.length)];
	return [{
		rule: "failing-base",
		status: "inconclusive",
		message: `None of the ${all} passed on the base branch, so a regression can't be seen in the ${now} that ${failing.length === 1 ? "fails" : "fail"} now. Repair the base branch first, for example an expired key of a provider.`,
		evidence: {
			cases: common.length,
			failing: failing.length
		},
		cases: keysOf(failing)
	}];
}
// src/gate/judge/uncertainty.ts
function uncertaintyReasons(comparison, cases, policy, { regressed }) {
	const incomparable = comparableReasons(comparison, cases);
	return [
		...infrastructureReasons(comparison, policy),
		...incomparable,
		...regressed ? [] : suspectReasons(comparison, cases, () => describeNext(comparison, policy)),
		...regressed ? [] : scoreReasons(comparison),
		...regressed || comparison.suite === null || incomparable.length > 0 ? [] : suiteReasons(comparison, comparison.suite, policy, {
			noneWorse: !cases.counted.some(isLower),
			next: () => describeNext(comparison, policy)
		})
	];
}
function infrastructureReasons({ lost }, { maxLost }) {
	if (lost.head === 0 && lost.base === 0) return [];
	const sides = [...lost.head > 0 ? [`${require_platform.formatRate(lost.head)} of this run`] : [], ...lost.base > 0 ? [`${require_platform.formatRate(lost.base)} of the baseline`] : []].join(" and ");
	const tooMuch = Math.max(lost.head, lost.base) > maxLost;
	const rest = tooMuch ? `With more than ${require_platform.formatSetting(maxLost)} lost, results can't be judged.` : "They are excluded from every rate.";
	return [{
		rule: "infrastructure",
		status: tooMuch ? "inconclusive" : "info",
		message: `Iterations lost to infrastructure errors: ${sides}. ${rest}`,
		evidence: {
			lostOfHead: stable(lost.head),
			lostOfBase: stable(lost.base),
			threshold: maxLost
		}
	}];
}
function suspectReasons(comparison, { suspects, counted }, next) {
	const { chances, confirmation } = comparison;
	if (counted.some(({ of }) => isUnsettled(of, comparison))) return [];
	if (confirmation === void 0 && chances !== void 0) {
		const chance = Math.min(chances.fallen, chances.worst);
		const isOpen = areCasesOpen(chances);
		if (suspects.length === 0 && !isOpen) return [];
		const what = suspects.length === 0 ? "More fell than usual, whatever rose" : `${require_platform.plural(suspects.length, "case looks", "cases look")} broken (${require_platform.quoteNames(titlesOf(suspects))})`;
		return [{
			rule: "suspect-case",
			status: isOpen ? "inconclusive" : "info",
			message: `${what}, but ${whyDoubtful(comparison)}.${isOpen ? ` ${comparison.likeness === void 0 ? next() : uncached}` : ""}`,
			evidence: {
				suspects: suspects.length,
				chance: isOpen ? chances.any : chance
			},
			cases: keysOf(suspects)
		}];
	}
	return [];
}
function areCasesOpen({ mean, fallen, worst, any }) {
	return any <= sign && Math.min(fallen, worst) <= mean;
}
function whyDoubtful({ chances, likeness, baseline }) {
	const rate = require_platform.formatRate(chances?.any ?? 1);
	const { correlation = 0, runs = Number.POSITIVE_INFINITY } = likeness ?? {};
	if (runs < (baseline?.runs.length ?? 0)) return `the ${require_platform.plural(baseline?.runs.length ?? 0, "baseline run")} repeat each other, so they count as ${require_platform.formatNumber(runs)}, and chance alone does as much in ${rate} of runs`;
	return correlation >= alike ? `the iterations of one run resemble each other (correlation ${require_platform.formatNumber(correlation)}), and chance alone does as much in ${rate} of runs` : `chance alone does as much in ${rate} of runs`;
}
const uncached = "Measure without a cache, or run the cases again on both sides (`confirm`).";
const clear = .05;
const mostUnknown = .2;
const sign = .2;
const alike = .1;
const suspectScore = .1;
function scoreReasons({ scores, levels, suite }) {
	return scores.filter(({ lower, significant, pValue = 1 }) => lower === true && significant !== true && pValue <= suspectScore).map(({ name, base, head, pValue = 1, predictionPValue, lowerIsBetter }) => ({
		rule: "suspect-score",
		status: "inconclusive",
		message: `The mean score ${require_platform.quoteNames([name])} is ${require_platform.formatNumber(head)} (before: ${require_platform.formatNumber(base)}). ${isAtMost(pValue, levels.score) && predictionPValue !== void 0 ? `That is more than chance within the runs (${require_platform.formatP(pValue)}), but one more run of the base would be as ${lowerIsBetter === true ? "high" : "low"} with a probability of ${require_platform.formatRate(predictionPValue)}.` : `Chance alone makes it ${lowerIsBetter === true ? "rise" : "fall"} this far in ${require_platform.formatRate(pValue)} of runs.`}`,
		evidence: {
			scorer: name,
			base,
			head,
			pValue,
			alpha: levels.score,
			commonCases: suite?.commonCases ?? 0
		}
	}));
}
function isLower({ of }) {
	return of.judgedAs === "eval" && of.drop !== void 0 && of.drop > 1e-9;
}
function suiteReasons({ chances, confirmation }, suite, { delta }, { noneWorse, next }) {
	const { commonCases, baseRate, headRate, meanChange, ruledOutDrop, pValue, smallestDetectableDrop } = suite;
	const evidence = {
		commonCases,
		baseRate,
		headRate,
		meanChange,
		ruledOutDrop,
		pValue,
		delta: delta ?? null,
		smallestDetectableDrop
	};
	if (suite.of === "tests") {
		const worse = chances === void 0 ? "got worse" : "got worse beyond chance";
		return [{
			rule: "no-regression",
			status: "passed",
			message: `No regression: none of the ${require_platform.plural(commonCases, "compared test")} ${worse}.`,
			evidence: { commonCases }
		}];
	}
	const rates = `The mean pass rate is ${require_platform.formatRate(headRate)} (before: ${require_platform.formatRate(baseRate)}) over ${require_platform.plural(commonCases, "case")}`;
	const reach = smallestDetectableDrop === null ? "This comparison is too small to detect any drop reliably" : `This comparison detects a drop of ${require_platform.formatPoints(smallestDetectableDrop)} or more in 80% of runs`;
	const known = ruledOutDrop ?? 1;
	const ruledOut = `a drop of more than ${require_platform.formatPoints(known)} is ruled out with 95% confidence`;
	const isClear = known <= (delta ?? clear);
	const isAgain = suite.confirmation !== void 0 || confirmation !== void 0;
	if (!isAgain && chances !== void 0 && areCasesOpen(chances)) return [];
	const chance = isAgain ? suite.confirmation?.pValue ?? 1 : chances?.any ?? 1;
	if (isClear || delta === void 0 && (noneWorse || chance > sign && known <= mostUnknown)) return [{
		rule: "no-regression",
		status: "passed",
		message: `No regression: ${lowerFirst(rates)}, and ${ruledOut}.${isClear ? "" : ` ${reach}.`}`,
		evidence
	}];
	const advice = next();
	return [{
		rule: "inconclusive-suite",
		status: "inconclusive",
		message: `${rates}. No regression is proven, but ${whyOpen(suite, {
			delta,
			chance,
			known
		})}. ${reach}. ${advice}`,
		evidence: {
			...evidence,
			advice
		}
	}];
}
function describeNext(comparison, policy) {
	const parts = [];
	const next = nextIterations(comparison, policy);
	if (next !== null) {
		const price = next.costUsd === null ? "" : ` (${require_platform.formatMoney(next.costUsd)} a run)`;
		parts.push(`${require_platform.formatNumber(next.iterations)} iterations${price} on both sides would find a drop of ${require_platform.formatPoints(targetDrop)}.`);
	}
	const doubtful = comparison.confirmation === void 0 ? suspects(comparison) : [];
	if (doubtful.length > 0) {
		const cost = confirmationCost(doubtful.flatMap(({ head }) => head ?? []));
		const price = cost === null ? "" : `, ${require_platform.formatMoney(cost)}`;
		const what = doubtful.length === 1 ? "the case" : `the ${require_platform.formatNumber(doubtful.length)} cases`;
		parts.push(`A rerun of ${what} that fell most would settle it (input confirm${price}).`);
	}
	return parts.length === 0 ? "More iterations or baseline runs make it more sensitive." : parts.join(" ");
}
function whyOpen({ meanChange, baseSpread }, { delta, chance, known }) {
	if (delta !== void 0) return `a drop of more than ${require_platform.formatPoints(delta)} is not ruled out`;
	const atMost = `only a drop of more than ${require_platform.formatPoints(known)} is ruled out`;
	if (chance > sign || meanChange >= 0) return atMost;
	const spread = baseSpread === void 0 || baseSpread === null ? "" : ` (runs of the base differ by ±${require_platform.formatPoints(baseSpread)})`;
	return `one more run of an unchanged base is as low in only ${require_platform.formatRate(chance)} of cases${spread}, and ${atMost}`;
}
function lowerFirst(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// src/gate/judge/unexplained.ts
const maxKeys$2 = 200;
function unexplainedReasons(comparison) {
	return [
		...failureReasons(comparison),
		...caseReasons(comparison),
		...endReasons(comparison)
	];
}
function failureReasons({ head, baseline }) {
	const unknown = statements(head, "failures").filter((of) => {
		const onBase = baseline?.runs.map((run) => amountOf(run, of)) ?? [];
		return of.declared - of.shown > Math.min(...onBase, onBase.length === 0 ? 0 : Number.POSITIVE_INFINITY);
	});
	const [first] = unknown;
	if (first === void 0) return [];
	const { file, suite, text } = first;
	const count = unknown.reduce((sum, { declared, shown }) => sum + declared - shown, 0);
	const more = unknown.length > 1 ? ` and ${require_platform.plural(unknown.length - 1, "other place")}` : "";
	const where = `${file}${suite === void 0 ? "" : ` (${suite})`}${more}`;
	const said = text === void 0 ? "" : ` (${text})`;
	return [{
		rule: "unexplained-failures",
		status: "inconclusive",
		message: `${where} counts ${require_platform.plural(count, "failure")} that no entry shows${said}. The tool failed outside of its cases; see the log of the step that ran it.`,
		evidence: {
			failures: count,
			places: unknown.length
		}
	}];
}
function caseReasons({ head, baseline, cases, notRun }) {
	const missing = amount(head, "cases");
	if (missing === 0 || baseline === null || notRun !== void 0) return [];
	if (baseline.runs.every((run) => amount(run, "cases") > 0)) return [];
	const gone = cases.filter((of) => of.change === "removed" && isGone(of) && countsInVerdict(of));
	if (gone.length === 0) return [];
	const before = cases.filter(({ base }) => base !== void 0).length;
	return [{
		rule: "vanished-cases",
		status: "inconclusive",
		message: `The reports count ${require_platform.plural(missing, "case")} more than they contain, and ${require_platform.plural(gone.length, "case")} of the baseline did not run: ${require_platform.quoteNames(gone.map(({ identity }) => require_platform.caseTitle(identity)))}. A report was cut off, or lost cases when reports were merged.`,
		evidence: {
			vanished: gone.length,
			removed: gone.length,
			before
		},
		cases: gone.slice(0, maxKeys$2).map(({ key }) => key)
	}];
}
function endReasons({ head, baseline, notRun }) {
	const [first, ...others] = statements(head, "end");
	if (first === void 0 || baseline === null || notRun !== void 0) return [];
	const shown = entries(head);
	const before = Math.min(...baseline.runs.map(entries));
	if (shown >= before) return [];
	const more = others.length === 0 ? "" : ` and ${require_platform.plural(others.length, "other report")}`;
	return [{
		rule: "vanished-cases",
		status: "inconclusive",
		message: `${first.file}${more} has ${require_platform.plural(shown, "entry", "entries")}, on the base ${require_platform.formatNumber(before)}, and its format has no end: a report that was cut looks the same. If cases were removed on purpose, the next baseline knows it; a report of one JSON document has an end.`,
		evidence: {
			vanished: before - shown,
			before
		}
	}];
}
function statements({ unexplained = [] }, what) {
	return unexplained.filter((of) => of.what === what);
}
function amount(run, what) {
	return statements(run, what).reduce((sum, { declared, shown }) => sum + declared - shown, 0);
}
function amountOf(run, { what, suite }) {
	return statements(run, what).filter((of) => of.suite === suite).reduce((sum, { declared, shown }) => sum + declared - shown, 0);
}
function entries(run) {
	return statements(run, "end").reduce((sum, { shown }) => sum + shown, 0);
}
// src/gate/judge/groups.ts
const fewestCases = 2;
function vanishedGroups(comparison) {
	const { baseline, notRun, cases } = comparison;
	if (baseline === null || notRun !== void 0 || !cases.some(isAbsent)) return [];
	const known = require_platform.allCases(comparison).filter((of) => of.base !== void 0 && of.base.scope !== "suite" && of.unjudgedBefore !== true && isJudged(of));
	const present = require_platform.allCases(comparison).filter(({ head }) => head !== void 0 && require_platform.judged(head) > 0);
	const found = [];
	const isNamed = new Set();
	for (const [kind, nameOf] of groupings) {
		const alive = new Set(present.map(nameOf));
		const groups = Map.groupBy(known, nameOf);
		if (groups.size < 2) continue;
		for (const [name, group] of groups) {
			if (name === void 0 || alive.has(name) || group.length < fewestCases) continue;
			if (!group.every(isAbsent) || group.every((of) => isNamed.has(of))) continue;
			for (const of of group) isNamed.add(of);
			found.push({
				kind,
				name,
				cases: group
			});
		}
	}
	return found;
}
const groupings = [
	["environment", ({ identity }) => identity.variant],
	["file", ({ identity }) => identity.file],
	["suite", ({ identity: { file, suite } }) => file === void 0 ? suite[0] : void 0]
];
function isJudged(of) {
	return of.base !== void 0 && require_platform.judged(of.base) > 0 && countsInVerdict(of);
}
function isAbsent(of) {
	const { head } = of;
	return isGone(of) || head !== void 0 && of.base !== void 0 && head.lost > 0 && require_platform.judged(head) === 0;
}
// src/gate/judge/missing-reports.ts
function missingPatternReasons({ head, baseline, notRun }, { allowEmpty }) {
	const before = baseline?.runs.flatMap(({ reports }) => reports ?? []);
	if (before === void 0 || notRun !== void 0 || allowEmpty) return [];
	const byPattern = Map.groupBy(before, ({ pattern }) => pattern);
	const missing = (head.reports ?? []).filter(({ pattern, files }) => {
		const runs = byPattern.get(pattern) ?? [];
		return files === 0 && runs.length > 0 && runs.every((run) => run.files > 0);
	});
	if (missing.length === 0) return [];
	const names = require_platform.quoteNames(missing.map(({ pattern }) => pattern));
	const [match, it] = missing.length === 1 ? ["matches", "it"] : ["match", "them"];
	return [{
		rule: "missing-report",
		status: "inconclusive",
		message: `${names} ${match} no report, unlike on the base branch, so results may be missing. Look at the step that writes these reports, or remove ${it} from the list of reports.`,
		evidence: { missing: missing.length }
	}];
}
// src/gate/judge/scorers.ts
const mostMissing = .5;
const otherScale = 2;
function scorerReasons(comparison) {
	return [...missingReasons(comparison), ...scaleReasons(comparison)];
}
function missingReasons({ missingScorers = [] }) {
	return missingScorers.map(({ name, had, missing }) => {
		const isMost = missing > had * mostMissing;
		const result = isMost ? "its scores could not be compared" : "these scores could not be compared";
		return {
			rule: "missing-scorer",
			status: isMost ? "inconclusive" : "warning",
			message: `The scorer ${require_platform.quoteName(name)} is missing in ${require_platform.formatNumber(missing)} of the ${require_platform.plural(had, "case")} that it scored on the base branch, so ${result}.`,
			evidence: {
				scorer: name,
				had,
				missing
			}
		};
	});
}
function scaleReasons({ scores, cases }) {
	return scores.flatMap(({ name, head, significant }) => {
		if (head <= otherScale || significant === true) return [];
		let [largest, most] = [0, 0];
		for (const of of cases) {
			if (!countsInVerdict(of)) continue;
			const tally = of.base?.scores?.get(name);
			for (const value of tally?.values ?? []) largest = Math.max(largest, Math.abs(value));
			most += tally?.count ?? 0;
		}
		if (most === 0 || head <= otherScale * Math.max(1, largest)) return [];
		return [{
			rule: "score-scale",
			status: "inconclusive",
			message: `The scorer ${require_platform.quoteName(name)} seems to have another scale: its mean is ${require_platform.formatNumber(head)} now, and its largest score on the base branch was ${require_platform.formatNumber(largest)}. Its scores could not be compared.`,
			evidence: {
				scorer: name,
				head,
				largestOfBase: largest
			}
		}];
	});
}
// src/gate/judge/vanished.ts
const mostVanished = .5;
const maxKeys$1 = 200;
function vanishedReasons(comparison, cases, policy, wasRemoved = () => false) {
	if (comparison.baseline === null) return [];
	const tooMuchLost = comparison.lost.head > policy.maxLost;
	return [
		...brokenGroupReasons(comparison),
		...tooMuchLost ? [] : lostCaseReasons(comparison),
		...tooMuchLost ? [] : vanishedCaseReasons(comparison, cases),
		...tooMuchLost ? [] : vanishedGroupReasons(comparison, wasRemoved),
		...scorerReasons(comparison),
		...renameReasons(comparison),
		...missingPatternReasons(comparison, policy)
	];
}
function about(cases) {
	return {
		names: require_platform.quoteNames(cases.map(({ identity }) => require_platform.caseTitle(identity))),
		cases: cases.slice(0, maxKeys$1).map(({ key }) => key)
	};
}
function brokenGroupReasons(comparison) {
	const { entries, gone } = findBrokenGroups(comparison);
	if (entries.length === 0) return [];
	const { names, cases: keys } = about(entries);
	const missing = gone === 0 ? "" : ` ${require_platform.plural(gone, "case")} that passed on the base branch did not run because of it.`;
	return [{
		rule: "broken-suite",
		status: "failed",
		message: `${require_platform.plural(entries.length, "file or suite", "files or suites")} broke outside the cases: ${names}.${missing}`,
		evidence: {
			broken: entries.length,
			gone
		},
		cases: keys
	}];
}
function lostCaseReasons({ cases }) {
	const lost = cases.filter((of) => {
		const { head, base } = of;
		if (head === void 0 || head.lost === 0 || require_platform.judged(head) > 0 || !countsInVerdict(of)) return false;
		return head.scope === "suite" || base !== void 0 && require_platform.judged(base) > 0;
	});
	if (lost.length === 0) return [];
	const { names, cases: keys } = about(lost);
	return [{
		rule: "lost-cases",
		status: "inconclusive",
		message: `${require_platform.plural(lost.length, "case")} of the baseline lost every iteration to infrastructure errors and could not be compared: ${names}. Run the job again.`,
		evidence: { lost: lost.length },
		cases: keys
	}];
}
function vanishedCaseReasons(comparison, { counted }) {
	const told = comparison.cases.filter((of) => of.base !== void 0 && of.base.scope !== "suite" && require_platform.judged(of.base) > 0 && of.unjudgedBefore !== true && countsInVerdict(of));
	const isLost = ({ head }) => head !== void 0 && head.lost > 0 && require_platform.judged(head) === 0;
	const [gone, lost] = [told.filter(isGone), told.filter(isLost)];
	const vanished = gone.length + lost.length;
	const quiet = require_platform.countQuiet(comparison);
	const before = told.length + quiet;
	const isAllOther = quiet === 0 && counted.length > 0 && counted.every(({ of }) => of.change === "new");
	if (vanished <= before * mostVanished || isAllOther) return [];
	const skipped = gone.filter(({ change }) => change === "skipped").length;
	const parts = [
		...skipped > 0 ? [`${require_platform.formatNumber(skipped)} skipped`] : [],
		...gone.length > skipped ? [`${require_platform.formatNumber(gone.length - skipped)} gone`] : [],
		...lost.length > 0 ? [`${require_platform.formatNumber(lost.length)} lost`] : []
	].join(", ");
	const { names, cases: keys } = about([...gone, ...lost]);
	return [{
		rule: "vanished-cases",
		status: "inconclusive",
		message: `${require_platform.formatNumber(vanished)} of the ${require_platform.plural(before, "case")} of the baseline could not be compared (${parts}), so most of the evidence is missing: ${names}.`,
		evidence: {
			vanished,
			skipped,
			removed: gone.length - skipped,
			lost: lost.length,
			before
		},
		cases: keys
	}];
}
const mostGroups = 5;
function vanishedGroupReasons(comparison, wasRemoved) {
	const groups = vanishedGroups(comparison).filter(({ kind, name }) => kind === "environment" || !wasRemoved(name));
	if (groups.length === 0) return [];
	const vanished = groups.flatMap(({ cases }) => cases);
	const named = groups.slice(0, mostGroups).map(({ kind, name, cases }) => {
		return `${kind} ${require_platform.quoteName(name)} (${require_platform.plural(cases.length, "case")})`;
	});
	const more = groups.length > mostGroups ? ` and ${require_platform.formatNumber(groups.length - mostGroups)} more` : "";
	return [{
		rule: "vanished-group",
		status: "inconclusive",
		message: `Nothing of the ${named.join(", ")}${more} was judged now, unlike on the base branch. ${doubts["vanished-group"].remedy}`,
		evidence: {
			groups: groups.length,
			vanished: vanished.length
		},
		cases: about(vanished).cases
	}];
}
function renameReasons({ cases }) {
	const byKey = new Map(cases.filter(({ change }) => change === "removed").map((of) => [of.key, of]));
	const failing = cases.filter((of) => {
		const { head, change, likelyRename } = of;
		const base = likelyRename === void 0 ? void 0 : byKey.get(likelyRename)?.base;
		if (change !== "new" || head === void 0 || base === void 0 || !countsInVerdict(of)) return false;
		if (require_platform.failures(head) === 0 || require_platform.judged(base) === 0) return false;
		return head.passed / require_platform.judged(head) < base.passed / require_platform.judged(base);
	});
	const unclear = unclearFailures(cases);
	if (unclear.length > 0) {
		const both = [...failing, ...unclear];
		const { names, cases: keys } = about(both);
		const [fails, became] = both.length === 1 ? ["fails", "case of the baseline it was"] : ["fail", "cases of the baseline they were"];
		return [{
			rule: "renamed-failure",
			status: "inconclusive",
			message: `${require_platform.plural(both.length, "case")} with a new name ${fails}, and it is not clear which ${became}: ${names}. Keep numbers that change from run to run out of the names, or give the cases ids.`,
			evidence: { cases: both.length },
			cases: keys
		}];
	}
	if (failing.length === 0) return [];
	const { names, cases: keys } = about(failing);
	return [{
		rule: "renamed-failure",
		status: "inconclusive",
		message: `${require_platform.plural(failing.length, "case")} that ${failing.length === 1 ? "looks" : "look"} renamed ${failing.length === 1 ? "does" : "do"} worse than under the old name: ${names}.`,
		evidence: { cases: failing.length },
		cases: keys
	}];
}
function unclearFailures(cases) {
	const unclear = cases.filter((of) => of.possibleRename !== void 0 && countsInVerdict(of));
	const rate = (tally) => tally === void 0 || require_platform.judged(tally) === 0 ? [] : [tally.passed / require_platform.judged(tally)];
	const before = unclear.flatMap(({ change, base }) => change === "removed" ? rate(base) : []).sort((a, b) => b - a);
	const added = unclear.filter(({ change, head }) => change === "new" && rate(head).length > 0);
	return added.flatMap(({ head }) => rate(head)).sort((a, b) => b - a).some((passed, index) => passed < (before[index] ?? 0)) ? added.filter(({ head }) => head !== void 0 && require_platform.failures(head) > 0) : [];
}
// src/gate/judge/decide.ts
const order = [
	"failed",
	"inconclusive",
	"warning",
	"passed",
	"info"
];
const aboutNothing = new Set(["empty", "no-baseline"]);
function decideOn(measured, comparison, policy, facts = {}) {
	const { run: head, servers, nothingWasDue } = measured;
	const cases = weighCases(comparison, policy);
	const vanished = vanishedReasons(comparison, cases, policy, facts.removed);
	const regressions = regressionReasons(comparison, cases, policy, keysNamed(vanished));
	const aboutResults = [
		...vanished,
		...unexplainedReasons(comparison),
		...regressions,
		...growthReasons(comparison, policy),
		...floorReasons(cases, policy),
		...driftReasons(facts, policy),
		...budgetReasons(head, policy),
		...sliceFloorReasons(comparison, cases.counted, policy),
		...uncertaintyReasons(comparison, cases, policy, { regressed: [...vanished, ...regressions].some(({ status }) => status === "failed") })
	];
	const soften = softener(comparison, policy);
	return verdictOf([
		...deliveryReasons({
			measured,
			comparison,
			policy,
			facts
		}),
		...servers.reasons,
		...facts.reasons ?? [],
		...armReasons(comparison, policy),
		...missingBaselineReasons(comparison, cases, policy, facts.missingBaseline),
		...aboutResults.map(soften),
		...noteReasons(comparison, cases, policy, keysNamed(aboutResults))
	].filter(({ rule }) => !nothingWasDue || !aboutNothing.has(rule)), require_platform.totalsOf(head));
}
function decide(head, comparison, policy, facts = {}) {
	return decideOn(measuredWhole(head), comparison, policy, facts);
}
function verdictOf(reasons, totals) {
	const sorted = order.flatMap((status) => reasons.filter((reason) => reason.status === status).sort(byKind));
	return {
		outcome: outcomeOf(sorted),
		reasons: sorted,
		totals
	};
}
function byKind(a, b) {
	return a.status === "inconclusive" ? rankOf(a) - rankOf(b) : 0;
}
function rankOf({ rule }) {
	const kind = doubtOf(rule)?.kind;
	return kind === void 0 ? doubtKinds.length : doubtKinds.indexOf(kind);
}
function keysNamed(reasons) {
	return new Set(reasons.flatMap(({ cases = [] }) => cases));
}
function outcomeOf(reasons) {
	if (reasons.some(({ status }) => status === "failed")) return "failed";
	return reasons.some(({ status }) => status === "inconclusive") ? "inconclusive" : "passed";
}
function softener({ lost }, policy) {
	const tooMuchLost = Math.max(lost.head, lost.base) > policy.maxLost;
	return (reason) => {
		const settles = reason.status === "failed" || reason.status === "inconclusive";
		if (policy.failOn === "never" && settles) return {
			...reason,
			status: "warning"
		};
		return reason.status === "failed" && tooMuchLost ? {
			...reason,
			status: "inconclusive"
		} : reason;
	};
}
// src/model/ledger.ts
const ledgerBounds = {
	entries: 400,
	cases: 500,
	days: 60
};
// src/gate/drift/extend-ledger.ts
const empty = {
	entries: [],
	cases: [],
	days: []
};
const longestDays = 100;
function extendLedger(runs, isCounted, anchor) {
	const newestFirst = [...runs].sort((a, b) => b.info.createdAt - a.info.createdAt);
	const known = newestFirst.find(({ ledger }) => ledger !== void 0)?.ledger ?? empty;
	const ids = new Set(known.entries.map(({ id }) => id));
	const acceptedAt = findAccepted(newestFirst);
	const added = newestFirst.filter(({ info }) => !ids.has(info.id) && isPlausible(info.createdAt));
	if (added.length === 0) return known;
	const entries = [...added.map(entryOf), ...known.entries].sort((a, b) => a.at < b.at ? 1 : -1);
	const oldest = Date.parse(entries[0]?.at ?? "") - longestDays * require_main.dayMs;
	return {
		entries: entries.filter(({ at }) => Date.parse(at) >= oldest).slice(0, ledgerBounds.entries),
		...addDays(known, added, {
			isCounted,
			acceptedAt,
			anchor
		})
	};
}
function isPlausible(createdAt) {
	return createdAt > 0 && createdAt < 8e15;
}
function entryOf(run) {
	const { info, cases } = run;
	const passes = cases instanceof require_platform.CaseTable ? cases.passes : 0;
	let [rates, count, iterations, cost, hasCost] = [
		passes,
		passes,
		passes,
		0,
		false
	];
	for (const tally of require_platform.otherTallies(run)) {
		const { costUsd } = tally;
		if (costUsd !== void 0) {
			hasCost = true;
			cost += typeof costUsd === "number" ? costUsd : costUsd.sum;
		}
		const of = require_platform.judged(tally);
		if (of === 0) continue;
		count += 1;
		iterations += of;
		rates += tally.passed / of;
	}
	return {
		id: info.id,
		at: new Date(info.createdAt).toISOString(),
		commit: info.commit,
		mean: count === 0 ? null : rounded(rates / count),
		cases: count,
		iterations,
		cost: hasCost ? rounded(cost) : null
	};
}
function rounded(value) {
	return Math.round(value * 1e6) / 1e6;
}
function findAccepted(newestFirst) {
	const at = new Map();
	for (const run of newestFirst) for (const { key, accepted } of require_platform.otherTallies(run)) if (accepted === true && !at.has(digestOf(key))) at.set(digestOf(key), run.info.createdAt);
	return at;
}
function addDays(known, added, { isCounted, acceptedAt, anchor }) {
	const days = new Map(known.days.map((day) => [day.date, openDay(day, known.cases)]));
	for (const run of added.toReversed()) {
		const { createdAt } = run.info;
		const date = require_main.dayOf(createdAt);
		const day = days.get(date) ?? {
			runs: 0,
			counts: new Map()
		};
		days.set(date, day);
		day.runs += 1;
		if (isCounted === void 0) continue;
		for (const counts of sample(run, isCounted)) {
			const since = acceptedAt.get(counts.digest);
			if (since === createdAt) forgetBefore(days, date, counts.digest);
			if (since === void 0 || since <= createdAt) addCounts(day, counts);
		}
	}
	const kept = datesToKeep([...days.keys()].sort().toReversed(), anchor).flatMap((date) => {
		const day = days.get(date);
		return day === void 0 ? [] : [{
			date,
			...day
		}];
	});
	const cases = [...new Set(kept.flatMap(({ counts }) => [...counts.keys()]))].sort().slice(0, ledgerBounds.cases);
	return {
		cases,
		days: kept.map(({ date, runs, counts }) => ({
			date,
			runs,
			passed: cases.map((digest) => counts.get(digest)?.passed ?? 0),
			judged: cases.map((digest) => counts.get(digest)?.judged ?? 0)
		}))
	};
}
const anchorDays$1 = 14;
function datesToKeep(newestFirst, anchor) {
	if (anchor === void 0) return newestFirst.slice(0, ledgerBounds.days);
	const fixed = newestFirst.filter((date) => date <= anchor).slice(0, anchorDays$1);
	return [...newestFirst.filter((date) => !fixed.includes(date)).slice(0, ledgerBounds.days - fixed.length), ...fixed].sort().toReversed();
}
function forgetBefore(days, date, digest) {
	for (const [of, { counts }] of days) if (of <= date) counts.delete(digest);
}
function openDay({ runs, passed, judged: judgedOf }, cases) {
	const counts = new Map();
	for (const [index, digest] of cases.entries()) {
		const count = judgedOf[index] ?? 0;
		if (count > 0) counts.set(digest, {
			passed: Math.min(count, passed[index] ?? 0),
			judged: count
		});
	}
	return {
		runs,
		counts
	};
}
function sample(run, isCounted) {
	const counts = [];
	for (const tally of run.cases.values()) {
		const of = require_platform.judged(tally);
		if (of > 0 && isCounted(tally.key)) counts.push({
			digest: digestOf(tally.key),
			passed: tally.passed,
			judged: of
		});
	}
	if (counts.length <= ledgerBounds.cases) return counts;
	return counts.sort((a, b) => a.digest < b.digest ? -1 : 1).slice(0, ledgerBounds.cases);
}
function addCounts({ counts }, { digest, passed, judged: of }) {
	const known = counts.get(digest);
	if (known === void 0) counts.set(digest, {
		passed,
		judged: of
	});
	else {
		known.passed += passed;
		known.judged += of;
	}
}
function digestOf(key) {
	let [a, b] = [2166136261, 2654435769];
	for (let index = 0; index < key.length; index += 1) {
		const code = key.charCodeAt(index);
		a = Math.imul(a ^ code, 16777619);
		b = Math.imul(b ^ code, 2246822507);
	}
	return `${mix(a ^ b >>> 13)}${mix(b ^ a >>> 16)}`;
}
function mix(value) {
	const once = Math.imul(value ^ value >>> 16, 73244475);
	return ((once ^ once >>> 16) >>> 0).toString(36).padStart(7, "0");
}
// src/gate/drift/find-drift.ts
const recentDays = {
	fewest: 7,
	most: 14
};
const fewestRecentRuns = 10;
const anchorDays = 44;
const gapDays = 7;
const fewestAnchorRuns = 20;
const fewestAnchorDays = 5;
const fixedDays = 30;
const level = .03;
const prior = .5;
function findDrift({ days, cases }, rule) {
	const usable = days.filter(({ date }) => rule.since === void 0 || date >= rule.since);
	const recent = chooseRecent(usable);
	if (recent === void 0) return null;
	const drifts = [fixedAnchor(usable, recent, rule.anchor), chooseAnchor(usable, recent)].flatMap((anchor) => {
		const drift = anchor === void 0 ? null : compareDays(cases, recent, anchor, rule);
		return drift === null ? [] : [drift];
	});
	return drifts.find(({ found }) => found) ?? drifts.at(-1) ?? null;
}
function compareDays(cases, recent, anchor, { atLeast, since, weights }) {
	const [now, before] = [sumDays(recent, cases.length), sumDays(anchor, cases.length)];
	const counted = [...cases.entries()].flatMap(([of, digest]) => {
		const weight = weights?.get(digest) ?? 1;
		return weight > 0 && judgedOf(now, of) > 0 ? [{
			of,
			weight
		}] : [];
	});
	const common = counted.filter(({ of }) => judgedOf(before, of) > 0);
	if (common.length === 0 || common.length * 2 < counted.length) return null;
	let [recentSum, anchorSum, variances, total] = [
		0,
		0,
		0,
		0
	];
	for (const { of, weight } of common) {
		const [n, m] = [judgedOf(before, of), judgedOf(now, of)];
		const passed = before.passed[of] ?? 0;
		total += weight;
		anchorSum += weight * passed / n;
		recentSum += weight * (now.passed[of] ?? 0) / m;
		const rate = (passed + prior) / (n + 2 * prior);
		variances += weight ** 2 * rate * (1 - rate) * (1 / n + 1 / m);
	}
	const [anchorRate, recentRate] = [anchorSum / total, recentSum / total];
	const fall = anchorRate - recentRate;
	const pValue = normalTail(fall * total / Math.sqrt(variances));
	const predictionPValue = chanceBetweenDays(fall, anchor, recent.length, {
		before,
		common
	});
	if (predictionPValue === null) return null;
	return {
		anchorRate: stable(anchorRate),
		recentRate: stable(recentRate),
		cases: common.length,
		anchorFrom: anchor.at(-1)?.date ?? "",
		anchorTo: anchor[0]?.date ?? "",
		recentFrom: recent.at(-1)?.date ?? "",
		anchorRuns: runsOf(anchor),
		recentRuns: runsOf(recent),
		pValue: stable(pValue),
		predictionPValue: stable(predictionPValue),
		acceptedSince: since,
		found: fall >= atLeast && isAtMost(pValue, level) && isAtMost(predictionPValue, level)
	};
}
function runsOf(days) {
	return days.reduce((sum, { runs }) => sum + runs, 0);
}
function ageOf({ date }, newest) {
	return Math.round((Date.parse(newest) - Date.parse(date)) / require_main.dayMs);
}
function chooseRecent(days) {
	const newest = days[0]?.date ?? "";
	for (let most = recentDays.fewest; most <= recentDays.most; most += 1) {
		const recent = days.filter((day) => ageOf(day, newest) < most);
		if (runsOf(recent) >= fewestRecentRuns) return recent;
	}
}
function isAnchor(days) {
	return days.length >= fewestAnchorDays && runsOf(days) >= fewestAnchorRuns;
}
function fixedAnchor(days, recent, anchor) {
	if (anchor === void 0) return void 0;
	const before = days.slice(recent.length).filter((day) => day.date <= anchor && ageOf(day, anchor) < fixedDays);
	return isAnchor(before) ? before : void 0;
}
function chooseAnchor(days, recent) {
	const newest = days[0]?.date ?? "";
	const older = days.slice(recent.length).filter((day) => ageOf(day, newest) <= anchorDays);
	const start = recent.at(-1);
	const from = start === void 0 ? 0 : ageOf(start, newest);
	return [older.filter((day) => ageOf(day, newest) > from + gapDays), older].find(isAnchor);
}
function judgedOf({ judged }, of) {
	return judged[of] ?? 0;
}
function sumDays(days, cases) {
	const [passed, judged] = [new Float64Array(cases), new Float64Array(cases)];
	for (const day of days) for (let of = 0; of < cases; of += 1) {
		passed[of] = (passed[of] ?? 0) + (day.passed[of] ?? 0);
		judged[of] = (judged[of] ?? 0) + (day.judged[of] ?? 0);
	}
	return {
		passed,
		judged
	};
}
function chanceBetweenDays(fall, anchor, recent, { before, common }) {
	const effects = anchor.flatMap((day) => {
		let [sum, cases, total] = [
			0,
			0,
			0
		];
		for (const { of, weight } of common) {
			const count = day.judged[of] ?? 0;
			if (count === 0) continue;
			cases += 1;
			total += weight;
			sum += weight * ((day.passed[of] ?? 0) / count - (before.passed[of] ?? 0) / judgedOf(before, of));
		}
		return cases * 2 < common.length ? [] : [sum / total];
	});
	if (effects.length < fewestAnchorDays) return null;
	const mean = effects.reduce((sum, effect) => sum + effect, 0) / effects.length;
	const squares = effects.reduce((sum, effect) => sum + (effect - mean) ** 2, 0);
	const error = Math.sqrt(squares / (effects.length - 1) * (1 / effects.length + 1 / recent));
	if (error < 1e-12) return fall > 0 ? 0 : 1;
	return 1 - studentCdf(fall / error, effects.length - 1);
}
// src/gate/judge/acceptable.ts
const acceptableRules = new Set([
	"regression-case",
	"regression-suite",
	"regression-score",
	"new-failing-test",
	"new-failures"
]);
function mayBeAccepted({ outcome, reasons }) {
	return outcome === "failed" && reasons.some(failedForWorse);
}
function failedForWorse({ status, rule }) {
	return status === "failed" && acceptableRules.has(rule);
}
function acceptableCases({ cases }, verdict) {
	const failed = verdict.reasons.filter(failedForWorse);
	const named = new Set(failed.flatMap(({ cases: keys = [] }) => keys));
	const suiteFell = failed.some(({ rule }) => rule === "regression-suite");
	const scorers = new Set(failed.flatMap(({ rule, evidence }) => rule === "regression-score" ? [evidence?.scorer] : []));
	return cases.filter((of) => {
		if (of.head === void 0 || of.head.scope === "suite" || !countsInVerdict(of)) return false;
		if (of.change === "regressed") return true;
		if (named.has(of.key)) return require_platform.failures(of.head) > 0;
		if (suiteFell && of.drop !== void 0 && of.drop > 1e-9) return true;
		return of.scores?.some(({ name, base, head, lowerIsBetter }) => scorers.has(name) && (lowerIsBetter === true ? head > base : head < base)) === true;
	});
}
function blamedCases(comparison, verdict) {
	if (!mayBeAccepted(verdict)) return [];
	const all = acceptableCases(comparison, verdict);
	const named = new Set(verdict.reasons.filter(failedForWorse).flatMap(({ cases: keys = [] }) => keys));
	const proven = all.filter(({ key, change }) => change === "regressed" || named.has(key));
	return proven.length > 0 ? proven : all;
}
// src/gate/judge/accept.ts
const judgedAgain = new Set([
	...acceptableRules,
	"no-regression",
	"inconclusive-suite",
	"suspect-case",
	"suspect-score",
	"unsettled-tests"
]);
function acceptCases(measured, { comparison, verdict }, accepted, { suite, scores, chances }, policy, facts) {
	const cases = comparison.cases.map((of) => {
		const acceptance = accepted.get(of.key);
		return acceptance === void 0 ? of : {
			...of,
			accepted: acceptance
		};
	});
	const marked = {
		...comparison,
		cases
	};
	const again = decideOn(measured, {
		...marked,
		suite,
		scores,
		chances
	}, policy, facts);
	return {
		comparison: marked,
		verdict: verdictOf([
			...verdict.reasons.filter(({ rule }) => !judgedAgain.has(rule)),
			...again.reasons.filter(({ rule }) => judgedAgain.has(rule)),
			acceptedReason(marked)
		], verdict.totals)
	};
}
const maxKeys = 200;
function acceptedReason({ cases }) {
	const all = cases.filter(({ accepted }) => accepted !== void 0);
	return {
		rule: "accepted",
		status: "warning",
		message: [...Map.groupBy(all, ({ accepted }) => JSON.stringify(accepted)).values()].flatMap((group) => {
			const [{ accepted } = {}] = group;
			if (accepted === void 0) return [];
			const { by, reason, until } = accepted;
			const names = require_platform.quoteNames(group.map(({ identity }) => require_platform.caseTitle(identity)));
			return [`${by} accepted until ${until} that ${require_platform.plural(group.length, "case gets", "cases get")} worse (${reason}): ${names}.`];
		}).join(" "),
		evidence: {
			accepted: all.length,
			by: listOf(all.map(({ accepted }) => accepted?.by ?? ""))
		},
		cases: all.slice(0, maxKeys).map(({ key }) => key)
	};
}
function listOf(names) {
	const distinct = [...new Set(names)];
	const shown = distinct.slice(0, 5).join(", ");
	return distinct.length > 5 ? `${shown} and ${require_platform.formatCount(distinct.length - 5)} more` : shown;
}
// src/gate/policy/describe.ts
const failOnWords = {
	regressions: "fails on proven regressions",
	"new-failures": "fails on regressions and on every case that fails now and never failed before",
	failures: "fails on every failing case",
	never: "never fails; findings are warnings"
};
function describePolicy(policy) {
	const lines = [failOnWords[policy.failOn]];
	if (policy.kind !== "auto") lines.push(policy.kind === "tests" ? "judges each case on its own" : "judges every case by statistics");
	if (policy.failOn !== "never") lines.push(`if nothing changed, at most ${require_platform.formatSetting(policy.alpha)} of runs fail`);
	if (policy.onInconclusive === "fail") lines.push("an inconclusive verdict fails the job");
	if (policy.onNotMeasured === "neutral") lines.push("what was not measured does not fail the job");
	if (policy.compare !== void 0) lines.push(`compares by ${policy.compare}`);
	if (policy.onMissingBaseline === "neutral") lines.push("without a baseline there is no verdict");
	if (policy.onMissingBaseline === "fail") lines.push("a missing baseline fails the job");
	if (policy.accept === "not-author") lines.push("the author of a pull request may not accept its changes");
	if (policy.accept === "off") lines.push("nobody may accept a change");
	if (policy.minPassRate !== void 0) lines.push(`at least ${require_platform.formatSetting(policy.minPassRate)} of iterations must pass`);
	for (const [scorer, least] of Object.entries(policy.minScores)) lines.push(`${scorer === "*" ? "every mean score" : `the mean score “${scorer}”`} must be at least ${require_platform.formatNumber(least, 10)}`);
	if (policy.lowerIsBetter.length > 0) lines.push(`lower is better for ${policy.lowerIsBetter.map((name) => `“${name}”`).join(", ")}`);
	lines.push(...describeLimits(policy.limits));
	for (const [name, { mode, atLeast }] of Object.entries(policy.growth)) if (mode === "fail") lines.push(`fails when ${name} grows by ${require_platform.formatSetting(atLeast)} or more`);
	for (const metric of ["costUsd", "tokens"]) {
		const limit = policy.budget[metric];
		if (limit === void 0) continue;
		const effect = policy.budget.mode === "fail" ? "fails" : "warns";
		lines.push(`${effect} when a whole run uses more than ${formatMetricLimit(metric, limit)}`);
	}
	if (policy.drift.mode === "fail") lines.push("fails when the base branch has slowly lost pass rate");
	for (const rule of policy.slices.slice(0, 10)) lines.push(describeSlice(rule));
	if (policy.allowEmpty) lines.push("reports without results are allowed");
	const rules = policy.cases.map(describeRule);
	const shown = rules.slice(0, 10);
	if (rules.length > shown.length) shown.push(require_platform.plural(rules.length - shown.length, "more case rule"));
	return [...lines, ...shown];
}
function describeSlice({ match, minPassRate, minScores = {} }) {
	const floors = [...minPassRate === void 0 ? [] : [`at least ${require_platform.formatSetting(minPassRate)} must pass`], ...Object.entries(minScores).map(([scorer, least]) => `score ${scorer === "*" ? "" : `“${scorer}” `}of at least ${require_platform.formatNumber(least, 10)}`)];
	return `slice ${match.join(", ")}: ${floors.join("; ")}`;
}
function describeLimits(limits) {
	return metricNames.flatMap((name) => {
		const limit = limits[name];
		return limit === void 0 ? [] : [`mean ${metricWords[name]} must not exceed ${formatMetricLimit(name, limit)}`];
	});
}
function describeRule(rule) {
	const said = [];
	if (rule.ignore === true) said.push("ignored");
	if (rule.quarantine !== void 0) {
		const { reason, until } = rule.quarantine;
		said.push(`quarantined${until === void 0 ? "" : ` until ${until}`} (${reason})`);
	}
	if (rule.kind !== void 0 && rule.kind !== "auto") said.push(`judged as ${rule.kind}`);
	if (rule.minPassRate !== void 0) said.push(`at least ${require_platform.formatSetting(rule.minPassRate)} must pass`);
	for (const [scorer, least] of Object.entries(rule.minScores ?? {})) said.push(`score ${scorer === "*" ? "" : `“${scorer}” `}of at least ${require_platform.formatNumber(least, 10)}`);
	if (rule.weight !== void 0) said.push(`weight ${rule.weight}`);
	said.push(...describeLimits(rule.limits ?? {}));
	return `${rule.match.join(", ")}: ${said.length === 0 ? "no special rule" : said.join("; ")}`;
}
// src/jobs/exit-code.ts
const reportRules = new Set(["empty", "unreadable-report"]);
function exitCodeOf(verdict) {
	const failures = verdict.reasons.filter(({ status }) => status === "failed");
	if (failures.some(({ rule }) => !reportRules.has(rule))) return 1;
	if (failures.length > 0) return 2;
	if (verdict.outcome !== "inconclusive") return 0;
	return notMeasured(verdict) === void 0 ? 3 : 4;
}
function failsWhenOpen(verdict, { onInconclusive, onNotMeasured }) {
	return onInconclusive === "fail" || onNotMeasured === "fail" && notMeasured(verdict) !== void 0;
}
function exitCodeOfJob({ verdict, service }, policy, { provider }, onUploadError = "warn") {
	const code = exitCodeOf(verdict);
	const isNeutral = code >= 3 && provider === "github_actions" && !failsWhenOpen(verdict, policy);
	if (code !== 0 && !isNeutral) return code;
	return service.kind === "failed" && onUploadError === "fail" ? 3 : 0;
}
// src/jobs/make-report.ts
function makeReport(facts) {
	const { suiteName, policy, measured, baseline, missingBaseline, notices = [], acceptCommand } = facts;
	const { context } = facts;
	const measuresBase = isOfBranch(context);
	const marked = markAccepted(measured.run, facts.accepted?.cases);
	const ledger = ledgerOf(facts, marked, measuresBase);
	const drift = ledger && findDrift(ledger, driftRule(facts.comparison, policy));
	const { comparison, verdict } = judge$1(facts, {
		drift,
		measuresBase
	});
	return {
		suiteName,
		head: marked,
		comparison,
		verdict,
		acceptCommand,
		files: measured.files,
		service: measured.service,
		policy: describePolicy(policy),
		failsWhenOpen: failsWhenOpen(verdict, policy),
		notices: [
			noticeOf(missingBaseline),
			...measured.notices,
			...notices
		].filter((notice) => notice !== void 0),
		preflight: measured.servers.preflight,
		history: historyOf$2(baseline?.runs.toReversed() ?? []),
		baselineRuns: baseline?.runs,
		ledger,
		drift,
		links: {
			repository: context?.repositoryUrl,
			commit: context?.commit,
			workflowRun: context?.runUrl
		}
	};
}
function isOfBranch(context) {
	if (context?.pullRequest !== void 0 || context?.mergeGroup !== void 0) return false;
	return context?.branch !== void 0 && context.notTheBranch === void 0;
}
function ledgerOf({ baseline, comparison, policy }, head, measuresBase) {
	const before = baseline?.runs ?? [];
	const known = baseline?.source === "service" ? before.filter((run) => run.ledger !== void 0) : [];
	const runs = [...measuresBase ? [head] : [], ...known.length > 0 ? known : before];
	if (runs.length === 0) return void 0;
	const followed = new Set(comparison.cases.filter((of) => of.judgedAs === "eval" && of.ignored !== true && of.quarantined === void 0).map(({ key }) => key));
	return extendLedger(runs, followed.size === 0 ? void 0 : (key) => followed.has(key), require_main.anchorDay(policy));
}
function driftRule({ cases }, policy) {
	const { since } = policy.drift;
	const rule = {
		atLeast: policy.minDrop.suite,
		since,
		anchor: require_main.anchorDay(policy)
	};
	if (!policy.cases.some(({ weight }) => weight !== void 0)) return rule;
	const ruleOf = caseRules(policy);
	const weights = cases.filter(({ judgedAs }) => judgedAs === "eval").map(({ key, identity }) => [digestOf(key), ruleOf(identity).weight]);
	return {
		...rule,
		weights: new Map(weights)
	};
}
function judge$1({ measured, comparison, policy: usual, lookPolicy: policy = usual, context, ...more }, ofBase) {
	const { missingBaseline, reasons, removed, policyOutOfReach, accepted } = more;
	const ofPullRequest = context?.pullRequest !== void 0;
	const facts = {
		...ofBase,
		missingBaseline,
		reasons,
		removed,
		policyOutOfReach,
		ofPullRequest
	};
	const decision = {
		comparison,
		verdict: decideOn(measured, comparison, policy, facts)
	};
	if (accepted === void 0) return decision;
	return acceptCases(measured, decision, accepted.cases, accepted.rest, policy, facts);
}
function markAccepted(head, accepted = new Map()) {
	if (accepted.size === 0) return head;
	const cases = require_platform.copyCases(head.cases);
	for (const key of accepted.keys()) {
		const tally = cases.get(key);
		if (tally !== void 0) cases.set(key, {
			...tally,
			accepted: true
		});
	}
	return {
		...head,
		cases
	};
}
function noticeOf(missing) {
	return missing?.kind === "unusable" || missing?.kind === "out-of-reach" ? missing.explanation : void 0;
}
// src/config/policy/rate.ts
function readRate(value) {
	return typeof value === "number" ? value : Number.parseFloat(value) / 100;
}
// src/config/policy/settings.ts
function given(name, value, read) {
	return value === void 0 ? {} : { [name]: read(value) };
}
const same = (value) => value;
function readSettings(written) {
	return {
		...given("failOn", written["fail-on"], same),
		...given("onInconclusive", written["on-inconclusive"], same),
		...given("onNotMeasured", written["on-not-measured"], same),
		...given("onMissingBaseline", written["on-missing-baseline"], same),
		...given("compare", written.compare, same),
		...given("newTests", written["new-failing-tests"], same),
		...given("accept", written.accept, same),
		...given("kind", written.kind, same),
		...given("minPassRate", written["min-pass-rate"], readRate),
		...given("minScores", written["min-score"], readMinScores),
		...given("lowerIsBetter", written["lower-is-better"], readPatterns),
		...given("allowEmpty", written["allow-empty"], same),
		...given("alpha", written.alpha, same),
		...given("delta", written.delta, readRate),
		...given("minDrop", written["min-drop"], (drop) => ({
			...given("suite", drop.suite, readRate),
			...given("score", drop.score, readRate)
		})),
		...given("maxLost", written["max-lost"], readRate),
		...given("limits", written.limits, readLimits),
		...given("growth", written.growth, (growth) => ({
			...given("latency", growth.latency, readGrowthRule),
			...given("tokens", growth.tokens, readGrowthRule),
			...given("cost", growth.cost, readGrowthRule)
		})),
		...given("budget", written.budget, (budget) => ({
			...given("mode", budget.mode, same),
			...given("costUsd", budget["cost-usd"], same),
			...given("tokens", budget.tokens, same)
		})),
		...given("drift", written.drift, (drift) => ({
			...given("mode", drift.mode, same),
			...given("since", drift.since, same),
			...given("anchor", drift.anchor, same)
		})),
		...given("cases", written.cases, (rules) => rules.map(readCaseRule)),
		...given("slices", written.slices, (rules) => rules.map(readSliceRule))
	};
}
function readMinScores(written) {
	return typeof written === "number" ? { "*": written } : written;
}
function readLimits(written) {
	return {
		...given("latencyMs", written["latency-ms"], same),
		...given("tokens", written.tokens, same),
		...given("costUsd", written["cost-usd"], same)
	};
}
function readGrowthRule(written) {
	return {
		...given("mode", written.mode, same),
		...given("atLeast", written["at-least"], readRate)
	};
}
function readCaseRule(written) {
	return {
		match: readPatterns(written.match),
		...given("minPassRate", written["min-pass-rate"], readRate),
		...given("minScores", written["min-score"], readMinScores),
		...given("quarantine", written.quarantine, ({ reason, until }) => ({
			reason,
			...given("until", until, same)
		})),
		...given("ignore", written.ignore, same),
		...given("weight", written.weight, same),
		...given("limits", written.limits, readLimits),
		...given("kind", written.kind, same)
	};
}
function readSliceRule(written) {
	return {
		match: readPatterns(written.match),
		...given("minPassRate", written["min-pass-rate"], readRate),
		...given("minScores", written["min-score"], readMinScores)
	};
}
function readPatterns(match) {
	return typeof match === "string" ? [match] : match;
}
function layer(below, above) {
	const { minScores, minDrop, limits, growth, drift, budget, cases = [], slices = [], ...rest } = above;
	return {
		...overlay(below, rest),
		minScores: overlay(below.minScores, minScores),
		minDrop: overlay(below.minDrop, minDrop),
		limits: overlay(below.limits, limits),
		growth: {
			latency: overlay(below.growth.latency, growth?.latency),
			tokens: overlay(below.growth.tokens, growth?.tokens),
			cost: overlay(below.growth.cost, growth?.cost)
		},
		drift: overlay(below.drift, drift),
		budget: overlay(below.budget, budget),
		cases: [...below.cases, ...cases],
		slices: [...below.slices, ...slices]
	};
}
function overlay(below, above = {}) {
	const given = Object.entries(above).filter(([, value]) => value !== void 0);
	return {
		...below,
		...Object.fromEntries(given)
	};
}
// src/config/policy/resolve.ts
function resolvePolicy(inputs, file, suiteName) {
	let policy = require_main.defaultPolicy;
	if (file !== null) {
		policy = layer(policy, file.settings);
		for (const { match, settings } of file.suites) if (match.some((pattern) => matchesGlob(pattern, suiteName))) policy = layer(policy, settings);
	}
	return layer(policy, inputs);
}
// src/config/policy/load.ts
async function loadPolicy(config, workspace, bounds) {
	return await parsePolicy(config, readPolicyText(config, workspace, { bounds }));
}
async function parsePolicy(config, text) {
	const file = text === null ? null : (await Promise.resolve().then(() => require("./file.js"))).parsePolicyFile(text, config.policyPath);
	return resolvePolicy(config.policyInputs, file, config.suiteName);
}
function readPolicyText({ policyPath, policyPathGiven }, workspace, options = {}) {
	const path = (0, node_path.resolve)(workspace, policyPathGiven ? policyPath : defaultFile(policyPath, workspace));
	try {
		if (options.bounds !== void 0 && !require_platform.isWithin((0, node_fs.realpathSync)(options.bounds), (0, node_fs.realpathSync)(path))) throw new Error("it is a symbolic link to a file outside of the workspace");
		return (0, node_fs.readFileSync)(path, "utf8");
	} catch (error) {
		const isAbsent = error instanceof Error && "code" in error && error.code === "ENOENT";
		if (isAbsent && (options.mayBeAbsent === true || !policyPathGiven)) return null;
		throw new require_platform.UsageError([{
			message: isAbsent ? `policy: file ${policyPath} does not exist` : `policy: file ${policyPath} can't be read (${require_platform.messageOf(error)})`,
			advice: "The path is relative to the workspace. Is the repository checked out before this step?"
		}]);
	}
}
function otherEnding(path) {
	return path.replace(/\.yml$/, ".yaml");
}
function defaultFile(path, workspace) {
	const other = otherEnding(path);
	if (!(0, node_fs.existsSync)((0, node_path.resolve)(workspace, other))) return path;
	if (!(0, node_fs.existsSync)((0, node_path.resolve)(workspace, path))) return other;
	throw new require_platform.UsageError([{
		message: `policy: ${path} and ${other} both exist`,
		advice: "Keep one of the two, or set `policy` to the one to use."
	}]);
}
// src/results/run-json.ts
const mostCases = 200;
const mostPasses = 1e3;
const countNames = [
	"passed",
	"failed",
	"errored",
	"skipped",
	"lost",
	"flaky"
];
const factNames = [
	"scope",
	"retried",
	"repeatsUnclear",
	"mostPerReport",
	"accepted",
	"location",
	"durationMs",
	"latencyMs",
	"tokens",
	"costUsd",
	"model",
	"provider",
	"slices",
	"evidence"
];
function* groupsToJson(run) {
	const table = tableOf(run);
	for (const { file, suite, passes, tallies } of groupCases(table)) {
		const place = {
			file,
			suite: [...suite]
		};
		for (let first = 0; first < passes.length; first += mostPasses) {
			const numbers = passes.slice(first, first + mostPasses);
			const durations = numbers.map((number) => table.durationOf(number));
			yield {
				...place,
				passed: numbers.map((number) => table.names.name(number)),
				durationsMs: durations.every(Number.isNaN) ? void 0 : durations.map((ms) => Number.isNaN(ms) ? null : ms)
			};
		}
		tallies.sort(byKey);
		for (let first = 0; first < tallies.length; first += mostCases) yield {
			...place,
			cases: tallies.slice(first, first + mostCases).map(caseToJson)
		};
	}
}
function tableOf(run) {
	const { cases } = run;
	if (cases instanceof require_platform.CaseTable && !some(cases.others(), isWrittenAsPass)) return cases;
	const table = new require_platform.CaseTable();
	for (const [key, tally] of cases) table.set(key, tally);
	return table;
}
function isWrittenAsPass(tally) {
	return require_platform.isSinglePass(tally) && require_platform.isPlainIdentity(tally.identity);
}
function some(items, matches) {
	for (const item of items) if (matches(item)) return true;
	return false;
}
function groupCases(table) {
	const groups = new Map();
	const groupOf = ({ file, suite }) => {
		const place = JSON.stringify([file ?? null, ...suite]);
		let group = groups.get(place);
		if (group === void 0) {
			group = {
				file,
				suite,
				passes: [],
				tallies: []
			};
			groups.set(place, group);
		}
		return group;
	};
	const { names } = table;
	let last;
	for (const number of names.sorted()) {
		if (!table.isPass(number)) continue;
		const place = names.placeNumber(number);
		if (last?.place !== place) last = {
			place,
			group: groupOf(names.place(number))
		};
		last.group.passes.push(number);
	}
	for (const tally of require_platform.otherTallies({ cases: table })) groupOf(tally.identity).tallies.push(tally);
	return [...groups.keys()].sort().flatMap((place) => groups.get(place) ?? []);
}
function byKey(a, b) {
	return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
function caseToJson(tally) {
	const { id, name, variant } = tally.identity;
	const json = { name };
	if (id !== void 0) json.id = id;
	if (variant !== void 0) json.variant = variant;
	for (const count of countNames) if (tally[count] !== 0) json[count] = tally[count];
	for (const fact of factNames) if (tally[fact] !== void 0) Object.assign(json, { [fact]: tally[fact] });
	if (tally.scores !== void 0) json.scores = [...tally.scores];
	return json;
}
// src/jobs/credentials.ts
function withoutSecrets(full, platform) {
	const report = platform.hideSecrets(full);
	const notice = describeCredentials(platform);
	if (notice === void 0) return report;
	platform.log.warning(notice);
	return {
		...report,
		notices: [notice, ...report.notices]
	};
}
const namedKinds = 5;
function describeCredentials({ foundCredentials }) {
	const found = foundCredentials();
	const count = found.reduce((sum, kind) => sum + kind.count, 0);
	if (count === 0) return void 0;
	const kinds = [...found.slice(0, namedKinds).map((kind) => kind.count === 1 ? kind.kind : `${kind.kind} ×${kind.count}`), ...found.length > namedKinds ? ["others"] : []].join(", ");
	const [are, them] = count === 1 ? ["is", "it"] : ["are", "them"];
	return `${require_platform.plural(count, "credential")} ${are} in the test results (${kinds}). Rotate ${them}: Eval Gate removed ${them} from everything that it writes, but the report files and logs of this run may still contain ${them}.`;
}
// src/jobs/budget.ts
function createBudget(totalMs, { clock, startTimer }) {
	let leftMs = totalMs;
	return { async spend(what, body, share = 1) {
		const mostMs = leftMs * share;
		const startedAt = clock.now();
		let stop = () => {};
		const late = new Promise((_, reject) => {
			const refuse = () => reject(new require_platform.OutOfTime(what, totalMs));
			if (mostMs <= 0) refuse();
			else stop = startTimer(mostMs, refuse);
		});
		try {
			return await Promise.race([late, mostMs <= 0 ? late : body()]);
		} finally {
			stop();
			leftMs = Math.max(0, leftMs - (clock.now() - startedAt));
		}
	} };
}
// src/jobs/policy/policy-change.ts
function describePolicyChange(verb, { policyPath, policyFrom, mode }, { baseBranch }, policies) {
	const said = `This pull request ${verb} the policy (${policyPath}).`;
	const effect = policyFrom === "head" && mode !== "publish" ? "It counts at once, because of `policy-from: head`." : `The verdict follows the policy of ${baseBranch}; the change counts once it is merged.`;
	if (policies === void 0) return `${said} ${effect}`;
	const [before, after] = [describePolicy(policies.base), describePolicy(policies.head)];
	const gone = before.filter((line) => !after.includes(line));
	const added = after.filter((line) => !before.includes(line));
	return [
		said,
		effect,
		...[
			...gone.length > 0 ? [`Before: ${gone.join("; ")}.`] : [],
			...added.length > 0 ? [`After: ${added.join("; ")}.`] : [],
			...gone.length + added.length === 0 ? ["The difference is in settings for single cases or for statistics."] : []
		]
	].join(" ");
}
async function findChangeOfFork(config, { paths, base, policy }, { context, changedFiles, repositoryFiles }) {
	const { pullRequest, commit, workflowPath } = context;
	if (pullRequest === void 0 || commit === void 0) return void 0;
	const read = async (path) => await repositoryFiles?.read(path, commit).catch(() => void 0);
	const verb = base === null ? "adds" : "changes";
	const text = (await Promise.all(paths.map(read))).find((one) => one !== void 0);
	if (text === void 0) {
		const changed = await changedFiles?.().catch(() => void 0);
		if (paths.some((path) => changed?.changed.has(path))) return describePolicyChange(verb, config, pullRequest);
		return base !== null && workflowPath !== void 0 && await read(workflowPath) !== void 0 ? describePolicyChange("removes", config, pullRequest) : void 0;
	}
	if (text === base) return void 0;
	const head = text.length > longestPolicy ? void 0 : await parsePolicy(config, text).catch(() => void 0);
	if (head === void 0) return describePolicyChange(verb, config, pullRequest);
	if ((0, node_util.isDeepStrictEqual)(head, policy)) return void 0;
	return describePolicyChange(verb, config, pullRequest, {
		base: policy,
		head
	});
}
const longestPolicy = 1e5;
// src/jobs/policy/release-anchor.ts
async function withReleaseAnchor(policy, { releases, log }) {
	const { mode, anchor } = policy.drift;
	if (anchor !== "latest-release" || mode === "off" || releases === void 0) return policy;
	try {
		const publishedAt = await releases.latest();
		if (publishedAt === void 0) {
			log.info("There is no release yet, so the slow drift is not compared with one.");
			return policy;
		}
		return {
			...policy,
			drift: {
				...policy.drift,
				anchor: require_main.dayOf(publishedAt)
			}
		};
	} catch (error) {
		log.warning(`The slow drift is not compared with the latest release: ${require_platform.messageOf(error)}`);
		return policy;
	}
}
// src/jobs/policy/choose-policy.ts
async function choosePolicy(config, platform) {
	const chosen = await chooseFile(config, platform);
	return {
		...chosen,
		policy: await withReleaseAnchor(chosen.policy, platform)
	};
}
async function chooseFile(config, platform) {
	const { pullRequest, provider } = platform.context;
	const bounds = provider === "terminal" ? void 0 : platform.workspace;
	const path = require_platform.repositoryPath(config.policyPath);
	if (pullRequest === void 0 || path === void 0) return { policy: await loadPolicy(config, platform.workspace, bounds) };
	const paths = config.policyPathGiven ? [path] : [path, otherEnding(path)];
	const base = await readBase(paths, pullRequest, platform);
	const publishes = config.mode === "publish";
	const head = publishes ? base.text : readPolicyText(config, platform.workspace, {
		bounds,
		mayBeAbsent: true
	});
	if (base.text === null && head === null && config.policyPathGiven) await loadPolicy(config, platform.workspace, bounds);
	const ofHead = await parsePolicy(config, head);
	const ofBase = base.problem === void 0 ? await tryParse(config, base.text) : void 0;
	if (ofBase === void 0) {
		if (base.isOutage === true) return {
			policy: ofHead,
			outOfReach: `The policy of ${pullRequest.baseBranch} could not be read (${base.problem}), so this verdict follows that of the checkout and can't be green. ${doubts["policy-out-of-reach"].remedy}`
		};
		const why = base.problem ?? "it is not valid";
		return {
			policy: ofHead,
			change: `The policy of ${pullRequest.baseBranch} could not be read (${why}), so the policy of this pull request is used.`
		};
	}
	if (publishes) return {
		policy: ofBase,
		change: await findChangeOfFork(config, {
			paths,
			base: base.text,
			policy: ofBase
		}, platform)
	};
	const policy = config.policyFrom === "head" ? ofHead : ofBase;
	if ((0, node_util.isDeepStrictEqual)(ofHead, ofBase)) return { policy };
	return {
		policy,
		change: describePolicyChange(head === null ? "removes" : base.text === null ? "adds" : "changes", config, pullRequest, {
			base: ofBase,
			head: ofHead
		})
	};
}
function withPolicyChange(report, change) {
	if (change === void 0) return report;
	const reason = {
		rule: "policy-change",
		status: "warning",
		message: change
	};
	const { reasons } = report.verdict;
	const deciding = reasons.filter(({ status }) => status === "failed" || status === "inconclusive");
	const others = reasons.slice(deciding.length);
	return {
		...report,
		verdict: {
			...report.verdict,
			reasons: [
				...deciding,
				reason,
				...others
			]
		}
	};
}
async function readBase(paths, { baseSha }, { repositoryFiles }) {
	if (repositoryFiles === void 0) return {
		text: null,
		problem: "there is no access to it"
	};
	try {
		for (const path of paths) {
			const text = await repositoryFiles.read(path, baseSha);
			if (text !== void 0) return { text };
		}
		return { text: null };
	} catch (error) {
		if (repositoryFiles.isReliable) return {
			text: null,
			problem: require_platform.messageOf(error),
			isOutage: true
		};
		return {
			text: null,
			problem: "without a token, the commit must be in the checkout"
		};
	}
}
async function tryParse(config, text) {
	try {
		return await parsePolicy(config, text);
	} catch (error) {
		if (error instanceof require_platform.UsageError) return void 0;
		throw error;
	}
}
// src/jobs/stopwatch.ts
const phases = [
	"find",
	"parse",
	"check",
	"launch",
	"wait",
	"upload",
	"baseline",
	"gate",
	"confirm",
	"publish"
];
function createStopwatch(clock) {
	const spent = new Map();
	const running = new Map();
	const add = (phase, ms) => spent.set(phase, (spent.get(phase) ?? 0) + ms);
	return {
		async time(phase, body) {
			const startedAt = clock.now();
			running.set(phase, startedAt);
			try {
				return await body();
			} finally {
				running.delete(phase);
				add(phase, clock.now() - startedAt);
			}
		},
		timings() {
			const now = clock.now();
			const entries = phases.flatMap((phase) => {
				const since = running.get(phase);
				const ms = (spent.get(phase) ?? 0) + (since === void 0 ? 0 : now - since);
				return spent.has(phase) || since !== void 0 ? [[phase, Math.round(ms)]] : [];
			});
			return Object.fromEntries(entries);
		}
	};
}
async function timeWhen(isPart, stopwatch, phase, body) {
	return isPart ? await stopwatch.time(phase, body) : await body();
}
// src/jobs/job.ts
async function prepare(config, platform, stopwatch = createStopwatch(platform.clock)) {
	const { policy, change, outOfReach } = await choosePolicy(config, platform);
	return {
		...jobOf(policy, config, platform, stopwatch),
		policyChange: change,
		policyOutOfReach: outOfReach
	};
}
function jobOf(policy, config, platform, stopwatch = createStopwatch(platform.clock)) {
	return {
		config,
		platform,
		policy,
		policyChange: void 0,
		policyOutOfReach: void 0,
		budget: createBudget(config.publishTimeoutMs, platform),
		stopwatch
	};
}
// src/model/acceptance/names.ts
function acceptedName(identity) {
	const { id, file, variant } = identity;
	if (id !== void 0) return variant === void 0 ? id : `${id} [${variant}]`;
	return [...file === void 0 ? [] : [file], plainTitle(identity)].join(" > ");
}
function plainTitle(identity) {
	return require_platform.caseTitle(identity).replaceAll(" › ", " > ");
}
function findNamed(cases) {
	const [written, titled] = [new Map(), new Map()];
	const add = (names, name, of) => {
		const plain = name.replaceAll(" › ", " > ");
		names.set(plain, names.has(plain) ? "ambiguous" : of);
	};
	for (const of of cases) {
		add(written, acceptedName(of.identity), of);
		add(titled, plainTitle(of.identity), of);
	}
	return (name) => {
		const plain = name.replaceAll(" › ", " > ");
		return written.get(plain) ?? titled.get(plain);
	};
}
// src/jobs/acceptance/judge.ts
const mostNamed = 30;
const longestOffer = 5e3;
const mostRefused = 5;
async function judge(facts, compareWithout, platform, budget) {
	const first = makeReport(facts);
	if (!mayBeAccepted(first.verdict) || facts.policy.accept === "off") return first;
	if (platform.context.provider === "terminal") return first;
	const { log } = platform;
	const acceptable = acceptableCases(first.comparison, first.verdict);
	const command = offerCommand(first, platform);
	try {
		const { accepted, refused } = await log.group("Looking for accepted changes", () => budget.spend("Looking for accepted changes", async () => {
			const { findAcceptances } = await Promise.resolve().then(() => require("./find-acceptances.js"));
			return await findAcceptances(acceptable, first.comparison, facts.policy, facts.suiteName, platform);
		}));
		for (const sentence of refused) log.notice(sentence);
		const notices = [...facts.notices ?? [], ...refused.slice(0, mostRefused)];
		if (accepted.size === 0) return makeReport({
			...facts,
			notices,
			acceptCommand: command
		});
		const { suite, scores } = compareWithout(new Set(accepted.keys()));
		const settled = makeReport({
			...facts,
			notices,
			accepted: {
				cases: accepted,
				rest: {
					suite,
					scores
				}
			}
		});
		return {
			...settled,
			acceptCommand: offerCommand(settled, platform)
		};
	} catch (error) {
		const notice = `Whether somebody accepted the changes is not known, so they count. ${require_platform.messageOf(error, "\n")}`;
		log.warning(notice);
		return makeReport({
			...facts,
			notices: [...facts.notices ?? [], notice],
			acceptCommand: command
		});
	}
}
function offerCommand({ comparison, verdict, suiteName, head }, { context }) {
	const { commit, pullRequest } = context;
	if (pullRequest === void 0 || commit === void 0) return void 0;
	const blamed = blamedCases(comparison, verdict);
	if (blamed.length === 0) return void 0;
	const write = (cases) => writeAcceptCommand({
		commit,
		suiteName,
		cases
	}, head.info.createdAt);
	const named = write(blamed.slice(0, 31).map(({ identity }) => acceptedName(identity)));
	return blamed.length > mostNamed || named.length > longestOffer ? write("all") : named;
}
// src/model/without-outputs.ts
const hidden = "hidden by `show-outputs: off`";
function withoutOutputs(report) {
	const { head, comparison, baselineRuns, help } = report;
	const known = new WeakMap();
	const strip = (tally) => {
		const before = known.get(tally);
		if (before !== void 0) return before;
		const stripped = {
			...tally,
			evidence: tally.evidence?.map(withoutTexts)
		};
		known.set(tally, stripped);
		return stripped;
	};
	const stripRun = (run) => ({
		...run,
		cases: mapTallies(run.cases, strip)
	});
	return {
		...report,
		head: stripRun(head),
		comparison: {
			...comparison,
			cases: comparison.cases.map((of) => ({
				...of,
				head: of.head && strip(of.head),
				base: of.base && strip(of.base)
			}))
		},
		baselineRuns: baselineRuns?.map(stripRun),
		help: help && { reproductions: help.reproductions }
	};
}
function mapTallies(cases, change) {
	if (cases instanceof require_platform.CaseTable) return cases.mapOthers(change);
	return new Map([...cases].map(([key, tally]) => [key, change(tally)]));
}
function withoutTexts(evidence) {
	const { input, output, expected, toolCalls, scores, message, detail, ...rest } = evidence;
	if (![
		input,
		output,
		expected,
		toolCalls,
		scores
	].some((text) => text !== void 0)) return evidence;
	return {
		...rest,
		message: message === void 0 && detail === void 0 ? void 0 : hidden,
		toolCalls: toolCalls?.map(({ name, status }) => ({
			name,
			status
		})),
		scores: scores?.map(({ name, value }) => ({
			name,
			value
		}))
	};
}
// src/jobs/code-owners.ts
const codeOwnersFiles = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
const longestFile = 3145728;
const mostRules = 2e4;
function readCodeOwners(text) {
	if (text.length > longestFile) return () => [];
	const rules = text.split("\n").slice(0, mostRules).flatMap(readRule).reverse();
	return (path) => {
		const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
		return rules.find(({ matches }) => matches(segments))?.owners ?? [];
	};
}
function readRule(line) {
	const [, written = "", rest = ""] = /^\s*((?:\\.|[^\s\\])+)(.*)$/.exec(line) ?? [];
	if (written === "" || written.startsWith("#")) return [];
	if (written.startsWith("!") || written.startsWith("\\#") || /[[\]]/.test(written)) return [];
	const owners = [];
	for (const word of rest.trim().split(/\s+/)) {
		if (word.startsWith("#")) break;
		if (word === "") continue;
		if (!/^(?:@[\w.-]+(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/.test(word)) return [];
		owners.push(word);
	}
	return [{
		matches: matcherOf(written.replaceAll(/\\(.)/g, "$1")),
		owners
	}];
}
function matcherOf(pattern) {
	const segments = pattern.split("/").filter((segment) => segment !== "");
	const isBelow = segments.at(-1) === "**";
	if (isBelow) segments.pop();
	const all = /\/./.test(pattern) ? segments : ["**", ...segments];
	const parts = all.filter((part, index) => part !== "**" || all[index - 1] !== "**");
	const mustGoOn = isBelow || pattern.endsWith("/");
	const mayGoOn = mustGoOn || segments.at(-1) !== "*";
	const least = parts.filter((part) => part !== "**").length;
	return (path) => least <= path.length && matchesFrom(parts, path, {
		mayGoOn,
		mustGoOn
	});
}
function matchesFrom(parts, path, ending) {
	let reached = new Set([0]);
	for (const part of parts) {
		const next = new Set();
		for (const at of reached) {
			if (part === "**") {
				for (let to = at; to <= path.length; to += 1) next.add(to);
				break;
			}
			if (at < path.length && matchesGlob(part, path[at] ?? "")) next.add(at + 1);
		}
		reached = next;
	}
	if (reached.has(path.length) && !ending.mustGoOn) return true;
	return ending.mayGoOn && [...reached].some((at) => (at > 0 || parts.length === 0) && at < path.length);
}
// src/jobs/owners.ts
const mostOwners = 5;
const longestWaitMs = 3e3;
async function withOwners(report, { context, repositoryFiles, log, startTimer }, budget) {
	const commit = context.pullRequest?.baseSha || context.commit;
	const { cases } = report.comparison;
	const hasFile = cases.some((of) => ownedFile(of) !== void 0);
	if (commit === void 0 || repositoryFiles === void 0 || !hasFile) return report;
	const late = new AbortController();
	const stop = startTimer(longestWaitMs, () => late.abort(new Error(`no answer within ${longestWaitMs / 1e3} s`)));
	try {
		const text = await budget.spend("CODEOWNERS", () => readFirst(repositoryFiles, commit, late.signal), .1);
		if (text === void 0) return report;
		const ownersOf = readCodeOwners(text);
		const named = cases.map((of) => {
			const file = ownedFile(of);
			const owners = file === void 0 ? [] : ownersOf(file).slice(0, mostOwners);
			return owners.length === 0 ? of : {
				...of,
				owners
			};
		});
		return {
			...report,
			comparison: {
				...report.comparison,
				cases: named
			}
		};
	} catch (error) {
		log.info(`The owners of files are not known: ${require_platform.messageOf(error)}`);
	} finally {
		stop();
	}
	return report;
}
async function readFirst(files, commit, until) {
	for (const path of codeOwnersFiles) {
		const text = await files.read(path, commit, until);
		if (text !== void 0) return text;
	}
}
function ownedFile(of) {
	if (!needsOwner(of)) return void 0;
	const { head, identity } = of;
	return telling(head)?.location?.file ?? head?.location?.file ?? identity.file;
}
function needsOwner({ change, head, accepted }) {
	if (accepted !== void 0 || change === "regressed" || change === "newly-failing") return true;
	return change === "new" && head !== void 0 && require_platform.failures(head) > 0;
}
// src/config/permissions.ts
function neededPermissions({ comment, checkRun, issue }) {
	return [
		"contents: read",
		"actions: read",
		...comment === "off" ? [] : ["pull-requests: write"],
		...checkRun ? ["checks: write"] : [],
		...issue.onFailure ? ["issues: write"] : []
	];
}
// src/render/annotations.ts
const perLevel = 10;
const annotated = [
	"regressed",
	"failing",
	"newFailures",
	"flaky",
	"slower",
	"costlier"
];
function levelOf(group, { verdict }) {
	return (group === "regressed" || group === "failing") && verdict.outcome === "failed" ? "error" : "warning";
}
function annotationsFor(view, options = {}) {
	const { report } = view;
	const most = options.perLevel ?? perLevel;
	const annotations = [];
	let leftOut = 0;
	for (const level of ["error", "warning"]) {
		const candidates = annotated.filter((group) => levelOf(group, report) === level).flatMap((group) => view.groups[group].map((compared) => ({
			compared,
			group
		})));
		const isChanged = ({ compared }) => options.changedFiles?.has(locationOf(compared)?.file ?? "") === true;
		const ranked = [...candidates.filter(isChanged), ...candidates.filter((one) => !isChanged(one))];
		annotations.push(...ranked.slice(0, most).map(({ compared, group }) => annotationOf(view, compared, group, level)));
		leftOut += Math.max(0, ranked.length - most);
	}
	return {
		annotations,
		leftOut
	};
}
function locationOf({ head }) {
	return telling(head)?.location ?? head?.location;
}
function annotationOf(view, compared, group, level) {
	const { base, head, identity } = compared;
	const location = locationOf(compared);
	const counts = base === void 0 ? sideCounts(head) : `${sideCounts(base)} → ${sideCounts(head)}`;
	const ink = {
		name: (text) => terminal(text, 60),
		text: terminal
	};
	const facts = [`${counts} iterations passed`, ...caseFacts(compared, group, view, ink)].join(", ");
	const message = tellingMessage(head);
	return {
		level,
		title: `${caseLabels[group]}: ${terminal(require_platform.caseTitle(identity), 120)}`,
		message: message === void 0 ? facts : `${facts}\n${terminal(message, 500)}`,
		location
	};
}
// src/render/markdown/summary.ts
const layout = {
	openRegressions: 20,
	regressions: 500,
	others: 200,
	detail: {
		messageLength: 400,
		changeLength: 1500,
		evidenceLength: 2e3
	},
	showsSlices: true
};
const summaryBudgetBytes = 9e5;
function renderSummary(view, options = {}) {
	const size = Math.min(options.maxBytes ?? 9e5, summaryBudgetBytes);
	return fitSections(documentSections(view, layout), {
		characters: size,
		bytes: size
	});
}
// src/render/markdown/timings.ts
function renderTimings(timings) {
	const rows = Object.entries(timings).map(([phase, ms]) => `| ${phase} | ${formatMs(ms)} |`);
	if (rows.length === 0) return "";
	return `<details><summary>Where the time went</summary>\n\n${[
		"| Phase | Time |",
		"|---|---:|",
		...rows
	].join("\n")}\n\n</details>`;
}
function formatMs(ms) {
	if (ms < 1e3) return `${ms} ms`;
	return ms < 6e4 ? `${(ms / 1e3).toFixed(1)} s` : require_platform.formatWait(ms);
}
// src/render/terminal/help.ts
const shownLines = 30;
function helpLines({ help }) {
	if (help === void 0) return [];
	const { triage, reproductions = [], study } = help;
	return [
		...triage === void 0 ? [] : [
			"",
			`  ${triageTitle}:`,
			...indented(triage)
		],
		...reproductions.map(({ caseTitle, sessionId }) => `  Browser session to reproduce ${terminal(caseTitle, 120)}: ${terminal(sessionId, 80)}`),
		...study === void 0 ? [] : study.insights === void 0 ? [`  Insights of study ${terminal(study.name, 120)}: not available`] : [
			"",
			`  Insights of study ${terminal(study.name, 120)}:`,
			...indented(study.insights)
		]
	];
}
function indented(text) {
	const lines = require_platform.splitLines(text.trim());
	const rest = lines.length - shownLines;
	return [...lines.slice(0, shownLines).map((line) => `    ${terminalLine(line)}`), ...rest > 0 ? [`    … and ${rest} more lines`] : []];
}
// src/render/terminal/slices.ts
const shownSlices = 10;
function sliceLines(comparison) {
	const news = sliceRows(comparison).filter(({ isNews }) => isNews);
	if (news.length === 0) return [];
	const isCompared = news.some(({ change }) => change !== "");
	const heads = [
		"Slice",
		"Cases",
		"Iterations passed",
		...isCompared ? ["Change", "p"] : []
	];
	const rows = news.slice(0, shownSlices).map(({ name, cases, passed, change, pValue, isWorse }) => {
		const compared = isCompared ? [change || "–", `${pValue || "–"}${isWorse ? "  worse" : ""}`] : [];
		return [
			terminal(name, 40),
			cases,
			passed,
			...compared
		];
	});
	const others = othersOf(comparison, news.length, isCompared ? "unchanged" : "that passed");
	return [
		"",
		`  ${slicesTitle(comparison)}`,
		...alignColumns([heads, ...rows]).map((line) => `    ${line}`),
		...others.length === 0 ? [] : [`    and ${others.join(", ")}`]
	];
}
function othersOf({ slices }, news, quietly) {
	const quiet = (slices?.rows.length ?? 0) - news;
	const more = Math.max(0, news - shownSlices) + (slices?.leftOut ?? 0);
	return [...more > 0 ? [`${require_platform.formatCount(more)} more`] : [], ...quiet > 0 ? [`${require_platform.formatCount(quiet)} ${quietly}`] : []];
}
// src/render/terminal/text.ts
const shownPerGroup = 10;
const colours = {
	passed: 32,
	failed: 31,
	inconclusive: 33
};
const labels = {
	passed: "PASSED",
	failed: "FAILED",
	inconclusive: "INCONCLUSIVE"
};
const ink = {
	name: (text) => terminal(text, 60),
	text: (text) => terminal(text, 200)
};
function renderText(view, options) {
	const { report } = view;
	const { outcome, totals } = report.verdict;
	return `${[
		`${options.color ? `\u001b[1;${colours[outcome]}m${labels[outcome]}\u001b[0m` : labels[outcome]}  ${terminal(report.suiteName, 60)}: ${headline(view)}`,
		...reasonLines(view),
		`  ${countsLine(totals)}`,
		...armLines(report),
		...groupNames.flatMap((group) => groupLines(view, group)),
		...sliceLines(report.comparison),
		...figureLines(report),
		`  Baseline: ${baselineOf(report)}`,
		...serviceDifference(report).slice(0, 1).map((sentence) => `  ${terminal(sentence, 400)}`),
		...report.files.flatMap(({ path, error }) => error === void 0 ? [] : [`  Report ${terminal(path)}: ${terminal(error, 300)}`]),
		...report.notices.flatMap(noticeLines),
		...helpLines(report)
	].join("\n")}\n`;
}
function reasonLines(view) {
	const sentence = plainSentence(view);
	return [...sentence === void 0 ? [] : [`  ${terminal(sentence, 400)}`], ...furtherLines(view).map(({ what, why }) => `  ${what}: ${terminal(why, 400)}`)];
}
function noticeLines(notice) {
	const [first = "", ...rest] = notice.split("\n");
	return [`  Notice: ${terminal(first, 400)}`, ...rest.map((line) => `    ${terminalLine(line)}`)];
}
function baselineOf({ comparison }) {
	return comparison.baseline === null ? "none found" : terminal(comparison.baseline.description, 300);
}
function armLines(report) {
	const table = armsTable(report);
	if (table === void 0) return [];
	const lines = table.rows.map(({ name, mark, cells }) => {
		const values = cells.map((cell, index) => `${table.columns[index]?.toLowerCase() ?? ""} ${cell}`);
		return `    - ${terminal(name, 40)}${mark === "" ? "" : ` (${mark})`}: ${values.join("; ")}`;
	});
	return [
		"",
		"  Compared with each other",
		...table.lead === void 0 ? [] : [`  ${terminal(table.lead, 600)}`],
		...lines
	];
}
function groupLines(view, group) {
	const cases = view.groups[group];
	if (cases.length === 0) return [];
	const shown = group === "fixed" || group === "new" || group === "removed" ? 3 : shownPerGroup;
	const lines = cases.slice(0, shown).flatMap((compared) => caseLines(compared, group, view));
	const leftOut = cases.length - Math.min(shown, cases.length);
	return [
		"",
		`  ${groupTitles[group]} (${require_platform.formatCount(cases.length)})`,
		...lines,
		...leftOut > 0 ? [`    and ${require_platform.formatCount(leftOut)} more`] : []
	];
}
function caseLines(compared, group, view) {
	const { base, head, identity } = compared;
	const counts = view.report.comparison.baseline !== null && base !== void 0 ? `${sideCounts(base)} → ${sideCounts(head)}` : sideCounts(head);
	const location = telling(head)?.location ?? head?.location;
	const parts = [
		terminal(require_platform.caseTitle(identity), 120),
		counts,
		...caseFacts(compared, group, view, ink),
		...location === void 0 ? [] : [terminal(locationText(location), 160)]
	];
	const message = group === "slower" || group === "costlier" ? void 0 : tellingMessage(head);
	return [`    - ${parts.join("  ")}`, ...message === void 0 ? [] : [`      ${`> ${terminal(message, 200)}`}`]];
}
function figureLines(report) {
	const rows = metricRows(report);
	const trend = trendLine(report);
	return [
		"",
		...rows.map(({ name, base, head, change }) => `  ${terminal(name, 40)}: ${base === void 0 ? head : `${base} → ${head}, ${change}`}`),
		...trend === void 0 ? [] : [`  ${trendTitle(report)}, per run: ${trend}`]
	];
}
// src/jobs/publish/attempts.ts
function createFileWriter({ log }) {
	const unwritten = [];
	const notices = [];
	return {
		unwritten,
		notices,
		write(body, matters) {
			try {
				return body();
			} catch (error) {
				if (!(error instanceof require_platform.UnwritableFile)) throw error;
				const message = require_platform.messageOf(error, "\n");
				if (notices.includes(message)) return void 0;
				notices.push(message);
				if (matters) {
					unwritten.push(error);
					log.error(message);
				} else log.warning(message);
				return;
			}
		}
	};
}
function createAttempts(suiteName, { log, context }, budget, permissions) {
	const notices = [];
	let taken;
	async function attempt(view, body, share) {
		if (taken !== void 0) return void 0;
		try {
			return await budget.spend(view, body, share);
		} catch (error) {
			if (error instanceof require_platform.NameTaken) {
				taken = require_main.suiteNameTaken(suiteName, context, "job");
				log.debug(error.message);
				notices.push(require_platform.messageOf(taken, "\n"));
				return;
			}
			const notice = describe(view, error);
			log.warning(notice);
			notices.push(notice);
			return;
		}
	}
	function describe(view, error) {
		if (error instanceof require_platform.PermissionError) return require_platform.describeRefusal(error, permissions);
		return error instanceof require_platform.EvalGateError ? require_platform.messageOf(error, "\n") : `${view} could not be written: ${require_platform.messageOf(error)}`;
	}
	return {
		attempt,
		state: {
			notices,
			get taken() {
				return taken;
			}
		}
	};
}
// src/jobs/publish/check.ts
const summaryBytes = 65535;
const annotationsPerLevel = 100;
async function publishCheck(view, platform) {
	const { checks, context } = platform;
	if (checks === void 0 || context.commit === void 0) return void 0;
	const { report } = view;
	const { workflowRun } = report.links;
	const { url } = await checks.report({
		name: checkName(report.suiteName, context),
		id: report.head.info.id,
		commit: context.commit,
		conclusion: concludeCheck(report, context),
		title: checkTitle(view),
		summary: renderSummary(view, { maxBytes: summaryBytes }),
		annotations: annotationsFor(view, { perLevel: annotationsPerLevel }).annotations,
		detailsUrl: workflowRun
	});
	return url;
}
function checkName(suiteName, { pullRequest, defaultBranch }) {
	const name = `Eval Gate: ${terminal(suiteName, 100)}`;
	return pullRequest === void 0 || defaultBranch === void 0 || pullRequest.baseBranch === defaultBranch ? name : `${name} (${terminal(pullRequest.baseBranch, 100)})`;
}
function concludeCheck({ verdict, comparison, failsWhenOpen }, { pullRequest, defaultBranch }) {
	switch (verdict.outcome) {
		case "failed": return "failure";
		case "inconclusive": return failsWhenOpen === true ? "failure" : "neutral";
		case "passed": return pullRequest !== void 0 && pullRequest.baseBranch !== (defaultBranch ?? pullRequest.baseBranch) && comparison.baseline === null ? "neutral" : "success";
	}
}
// src/jobs/publish/comment.ts
async function publishComment(view, platform, config) {
	const { report } = view;
	const { comments, context, log } = platform;
	if (comments === void 0) return void 0;
	const comment = {
		key: report.suiteName,
		body: renderComment(view),
		runId: context.runId ?? "0",
		attempt: context.attempt ?? 1,
		commit: context.commit ?? ""
	};
	if (config.comment === "off") {
		await comments.mention(comment, context.runUrl);
		return;
	}
	const outcome = await comments.upsert({
		...comment,
		...commentPlan(report, config)
	});
	if (outcome.status === "absent" || outcome.status === "deleted") await comments.mention(comment, context.runUrl);
	if (outcome.status === "superseded") log.notice(`The comment shows a newer measurement and was left alone: ${outcome.url}`);
	if (outcome.status === "outdated") log.notice("The pull request has newer commits; their measurement will write the comment.");
	return outcome;
}
function commentPlan(report, { comment, commentWhenGreen }) {
	const isGreen = report.verdict.outcome === "passed" && report.comparison.cases.every(({ accepted }) => accepted === void 0);
	if (isGreen && commentWhenGreen === "delete") return {
		createIfMissing: false,
		visibility: "deleted"
	};
	if (isGreen && commentWhenGreen === "hide") return {
		createIfMissing: false,
		visibility: "hidden"
	};
	return {
		createIfMissing: comment === "always" || !isGreen || comment === "on-change" && hasChanged(report),
		visibility: "shown"
	};
}
function hasChanged({ comparison }) {
	if (comparison.baseline === null) return false;
	const { unchanged: _, "still-failing": __, ...counts } = require_platform.changeCounts(comparison);
	if (Object.values(counts).some((count) => count > 0)) return true;
	return comparison.cases.some(({ slower, costlier }) => slower === true || costlier === true);
}
// src/results/write-results.ts
function comparisonJson(comparison) {
	return {
		...comparisonFigures(comparison),
		cases: [...newsOf(comparison)]
	};
}
function comparisonFigures(comparison) {
	const { cases: _, quiet: __, ...figures } = comparison;
	return {
		...figures,
		changes: require_platform.changeCounts(comparison)
	};
}
function* newsOf({ baseline, cases }) {
	if (baseline !== null) {
		for (const compared of cases) if (isNews(compared)) yield caseJson(compared);
	}
}
function isNews({ change, slower, costlier, quarantined, accepted }) {
	if (quarantined !== void 0 || accepted !== void 0) return true;
	return change !== "unchanged" || slower === true || costlier === true;
}
function caseJson(compared) {
	const { key: _, base, head, identity, change, ...figures } = compared;
	const passedBefore = beforeAfter(compared)?.before;
	return {
		identity,
		change,
		before: base && sideJson(base),
		after: head && sideJson(head),
		passedBefore,
		...figures
	};
}
function sideJson(tally) {
	return {
		passed: tally.passed,
		judged: require_platform.judged(tally)
	};
}
function serializeResults(report) {
	return [...writeResults$1(report)].join("");
}
function* writeResults$1(report) {
	const { verdict, comparison, head } = report;
	const facts = {
		schema: resultsSchemaName,
		version: 1,
		suiteName: report.suiteName,
		verdict: verdict.outcome,
		notCompared: [...listNotCompared(verdict)],
		reasons: verdict.reasons,
		totals: verdict.totals,
		policy: [...report.policy],
		files: report.files,
		service: report.service,
		notices: [...report.notices],
		links: report.links,
		history: report.history && [...report.history]
	};
	yield `${JSON.stringify(facts).slice(0, -1)},\n`;
	yield `"comparison":${JSON.stringify(comparisonFigures(comparison)).slice(0, -1)},"cases":[`;
	yield* lines(newsOf(comparison));
	yield "]},\n";
	if (report.ledger !== void 0) yield `${ledgerLineStart}${JSON.stringify(report.ledger)},\n`;
	yield `${runLineStart}{"info":${JSON.stringify(head.info)}${groupsStart}`;
	yield* lines(groupsToJson(head));
	yield `]}}\n`;
}
function* lines(items) {
	let isFirst = true;
	for (const item of items) {
		yield `${isFirst ? "" : ","}\n${JSON.stringify(item)}`;
		isFirst = false;
	}
	yield "\n";
}
// src/storage/artifact-name.ts
const keptChars = 60;
function artifactName(kind, suiteName) {
	const plain = suiteName.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[-.]+|(?<![-.])[-.]+$/g, "");
	if (plain === suiteName && plain.length <= keptChars) return `eval-gate-${kind}-${plain}`;
	const digest = (0, node_crypto.createHash)("sha256").update(suiteName.toWellFormed()).digest("hex").slice(0, 8);
	return `eval-gate-${kind}-${plain.slice(0, keptChars)}-${digest}`;
}
// src/jobs/publish/files.ts
function writeResults(report, platform, config) {
	const path = (0, node_path.resolve)(platform.workspace, config.resultsFile ?? (0, node_path.join)(platform.scratch, "eval-gate-results.json"));
	write(platform, path, writeResults$1(report), config.resultsFile && "results-file");
	return path;
}
async function writeExports(report, platform, config, writer) {
	const { ctrfFile, junitFile } = config;
	const save = (name, text, input) => writer.write(() => write(platform, (0, node_path.resolve)(platform.workspace, name), text, input), true);
	if (ctrfFile !== void 0) {
		const { renderCtrf } = await Promise.resolve().then(() => require("./ctrf.js"));
		save(ctrfFile, renderCtrf(report), "ctrf-file");
	}
	if (junitFile !== void 0) {
		const { renderJunit } = await Promise.resolve().then(() => require("./junit.js"));
		save(junitFile, renderJunit(report), "junit-file");
	}
}
async function storeHtmlReport(view, platform) {
	const { readableFiles, files, log } = platform;
	if (readableFiles === void 0) return void 0;
	try {
		const { renderHtml } = await Promise.resolve().then(() => require("./page.js"));
		const name = `${artifactName("report", view.report.suiteName)}.html`;
		const file = files.writeScratch(name, renderHtml(view));
		const { url } = await readableFiles.save(file);
		if (url !== void 0) log.info(`The HTML report: ${url}`);
		return url;
	} catch (error) {
		if (error instanceof require_platform.NameTaken) throw error;
		log.warning(`There is no HTML report: ${require_platform.messageOf(error)}`);
		return;
	}
}
function write({ files }, path, text, input) {
	try {
		files.writeOutput(path, text);
	} catch (error) {
		const what = input === void 0 ? `The results file ${path}` : `${input}: ${path}`;
		throw new require_platform.UnwritableFile(what, error, { isNamed: input !== void 0 });
	}
}
// src/jobs/publish/outputs.ts
function setOutputs(report, platform, published) {
	const { totals, outcome } = report.verdict;
	const rate = require_platform.passRate(totals);
	const regressions = report.comparison.cases.filter(({ change, quarantined, accepted }) => change === "regressed" && quarantined === void 0 && accepted === void 0);
	const accepted = report.comparison.cases.filter((of) => of.accepted !== void 0);
	const runs = serviceRuns(report.service);
	const { comment, checkUrl = "", reportUrl = "", issueUrl = "", resultsFile } = published;
	const outputs = {
		verdict: outcome,
		total: totals.total,
		passed: totals.passed,
		failed: totals.failed,
		skipped: totals.skipped,
		errored: totals.errored,
		"pass-rate": rate === null ? "" : Number(rate.toFixed(6)),
		regressions: regressions.length,
		accepted: accepted.length,
		"run-id": runs.map(({ runId }) => runId).join("\n"),
		"run-url": runs.map(({ runUrl }) => runUrl).join("\n"),
		"comment-url": comment !== void 0 && "url" in comment ? comment.url : "",
		"check-url": checkUrl,
		"report-url": reportUrl,
		"issue-url": issueUrl,
		"results-file": resultsFile,
		timings: JSON.stringify(published.timings)
	};
	for (const [name, value] of Object.entries(outputs)) platform.setOutput(name, value);
}
// src/jobs/publish/publish.ts
async function publish(report, platform, config, budget, stopwatch) {
	const view = viewOf(report);
	const files = createFileWriter(platform);
	const resultsFile = files.write(() => writeResults(report, platform, config), config.resultsFile !== void 0) ?? "";
	const timings = () => stopwatch.timings();
	files.write(() => setOutputs(report, platform, {
		resultsFile,
		timings: timings()
	}), true);
	if (platform.showResult === void 0) platform.log.info(renderText(view, { color: false }));
	const summarize = (of) => {
		const room = platform.summaryRoomBytes();
		if (room === 0) return;
		const table = renderTimings(timings());
		const summary = renderSummary(of, { maxBytes: Math.max(0, room - table.length - 2) });
		files.write(() => platform.writeSummary(`${summary}\n\n${table}`), false);
	};
	summarize(view);
	await writeExports(report, platform, config, files);
	const { attempt, state } = createAttempts(report.suiteName, platform, budget, neededPermissions(config));
	const reportUrl = config.htmlReport === "off" ? void 0 : await attempt("The HTML report", () => storeHtmlReport(view, platform), .4);
	const linked = reportUrl === void 0 ? view : withReportLink(view, reportUrl);
	const comment = await attempt("The pull-request comment", () => publishComment(linked, platform, config));
	const checkUrl = config.checkRun ? await attempt("The check", () => publishCheck(linked, platform)) : void 0;
	const issueUrl = config.issue.onFailure ? await attempt("The issue", async () => (await Promise.resolve().then(() => require("./issue.js"))).trackIssue(linked, platform, config.issue)) : void 0;
	const final = withNotices(linked, platform.hideSecrets([...files.notices, ...state.notices]));
	if (config.annotations) await annotate(final, platform, budget);
	summarize(final);
	await platform.showResult?.(final.report);
	files.write(() => setOutputs(final.report, platform, {
		comment,
		checkUrl,
		reportUrl,
		issueUrl,
		resultsFile,
		timings: timings()
	}), true);
	return {
		taken: state.taken,
		unwritten: files.unwritten
	};
}
function withReportLink({ report, ...view }, url) {
	return {
		...view,
		report: {
			...report,
			links: {
				...report.links,
				report: url
			}
		}
	};
}
function withNotices({ report, ...view }, notices) {
	return {
		...view,
		report: {
			...report,
			notices: [...report.notices, ...notices]
		}
	};
}
async function annotate(view, platform, budget) {
	const { log } = platform;
	let chosen = annotationsFor(view);
	const listChanged = platform.changedFiles;
	if (chosen.leftOut > 0 && listChanged !== void 0) try {
		const { changed: changedFiles } = await budget.spend("The list of changed files", listChanged);
		chosen = annotationsFor(view, { changedFiles });
	} catch (error) {
		log.info(`Annotations are not sorted by changed file: ${require_platform.messageOf(error)}`);
	}
	platform.annotate(chosen.annotations);
	if (chosen.leftOut > 0) log.info(`${chosen.leftOut} more cases without an annotation: GitHub shows 10 of a kind.`);
}
// src/jobs/conclude.ts
async function conclude(full, policy, config, platform, budget, { isComplete = true, stopwatch = createStopwatch(platform.clock) } = {}) {
	const { context, log } = platform;
	const links = {
		...full.links,
		traceHosts: config.linkHosts
	};
	const owned = await withOwners({
		...full,
		links
	}, platform, budget);
	const report = withoutSecrets(config.showOutputs === "off" ? withoutOutputs(owned) : owned, platform);
	const published = await stopwatch.time("publish", () => publish(report, platform, config, budget, stopwatch));
	const taken = published.taken ?? (isComplete ? await keep(report, platform, budget) : void 0);
	if (taken !== void 0) log.error(require_platform.messageOf(taken, "\n"));
	const code = exitCodeOfJob(report, policy, context, config.onUploadError);
	const cause = causeOf(report, code, context);
	if (cause !== void 0) log.error(cause);
	return code === 0 ? taken?.exitCode ?? published.unwritten[0]?.exitCode ?? 0 : code;
}
async function keep(report, platform, budget) {
	const { log, context, artifacts } = platform;
	if (artifacts === void 0) return void 0;
	const { keepBaseline } = await Promise.resolve().then(() => require("./keep-baseline.js"));
	try {
		await log.group("Keeping the baseline", () => budget.spend("Storing the baseline", () => keepBaseline(report, {
			...platform,
			artifacts
		})));
		return;
	} catch (error) {
		if (error instanceof require_platform.OutOfTime) {
			log.warning(`${error.message} Later runs compare with an older baseline.`);
			return;
		}
		if (!(error instanceof require_platform.NameTaken)) throw error;
		log.debug(error.message);
		return require_main.suiteNameTaken(report.suiteName, context, "job");
	}
}
function causeOf({ verdict }, code, { provider }) {
	if (code === 0 || provider !== "github_actions") return void 0;
	const status = code === 3 ? "inconclusive" : "failed";
	const [first] = verdict.reasons.filter((reason) => reason.status === status);
	return first === void 0 || (first.cases?.length ?? 0) > 0 ? void 0 : first.message;
}
// src/jobs/look-again.ts
const never = { confirms: false };
async function lookAgain({ measured, baseline, options }, { repeat, confirm, service }, { policy, platform, stopwatch }) {
	const { run, missing } = measured;
	const repeated = repeat !== void 0 && baseline !== null && missing.runs.length === 0 ? await (await Promise.resolve().then(() => require("./repeat.js"))).repeatUntilDecided(run, baseline, policy, repeat, {
		options,
		measureMore: repeat.measureMore,
		log: platform.log
	}) : void 0;
	const usual = repeated?.policy ?? policy;
	const first = repeated?.comparison ?? await stopwatch.time("gate", () => compareRuns(run, baseline, policy, options));
	const confirmed = confirm === void 0 ? { comparison: first } : await stopwatch.time("confirm", () => confirm(first, usual));
	return {
		comparison: confirmed.comparison,
		policy: usual,
		service: service?.() ?? measured.service,
		notices: [repeated?.notice, confirmed.notice].filter((notice) => notice !== void 0)
	};
}
// src/jobs/removed-by-change.ts
async function findRemoved(comparison, platform, budget) {
	const groups = vanishedGroups(comparison);
	if (groups.length === 0) return () => false;
	const files = groups.flatMap(({ kind, name }) => kind === "file" ? name : []);
	const gone = new Set(await goneFromCheckout(files, platform));
	const deleted = await deletedFiles(platform, budget);
	const stems = deleted.map(stemOf);
	return (group) => gone.has(group) || deleted.includes(group) || stems.some((stem) => isNamedAfter(group, stem));
}
async function goneFromCheckout(files, { files: own, workspace }) {
	const isThere = async (file) => {
		try {
			await own.sizeOf((0, node_path.resolve)(workspace, file));
			return true;
		} catch {
			return false;
		}
	};
	if (!await isThere(".git")) return [];
	return (await Promise.all(files.map(async (file) => await isThere(file) ? [] : [file]))).flat();
}
async function deletedFiles({ changedFiles, log }, budget) {
	if (changedFiles === void 0) return [];
	try {
		const { removed } = await budget.spend("The list of removed files", changedFiles, .25);
		return [...removed];
	} catch (error) {
		log.info(`What the pull request removes is not known: ${require_platform.messageOf(error)}`);
		return [];
	}
}
function stemOf(path) {
	return path.replace(/(?:\.(?:test|spec))?\.\w+$/, "").replaceAll("/", ".");
}
function isNamedAfter(suite, stem) {
	const name = suite.replace(/(?:\.(?:test|spec))?\.(?:[cm]?[jt]sx?|py|rb|go|php)$/, "").replaceAll("/", ".");
	return name !== "" && (stem === name || stem.endsWith(`.${name}`) || name.endsWith(`.${stem}`));
}
// src/jobs/why-not-kept.ts
function whyNotKept({ missing, selection, stated, steps, old, otherCode }, { allowEmpty }) {
	if (missing.parts.length > 0) return "it is not complete";
	if (missing.runs.length > 0) return "hosted runs have no results, or not all of them";
	if (stated.length > 0) return "what hosted runs say of themselves does not fit their results";
	if (selection !== void 0) return "only a selection ran";
	if (steps.length > 0) return "the step that ran the tests did not succeed, and results may be missing";
	if (missing.reports.length > 0 && !allowEmpty) return "reports are missing";
	if (old.length > 0) return "reports are older than the checkout";
	return otherCode;
}
// src/jobs/line.ts
async function gate(source, job) {
	const { config, platform, policy, policyChange, budget, stopwatch } = job;
	const judged = await judgeSource(source, job);
	const report = source.addHelp === void 0 ? judged : await source.addHelp(judged);
	const why = whyNotKept(source.measured, policy);
	if (why !== void 0) platform.log.notice(`This measurement is not kept as a baseline: ${why}.`);
	return await conclude(withPolicyChange(report, policyChange), policy, config, platform, budget, {
		isComplete: why === void 0,
		stopwatch
	});
}
async function judgeSource(source, job) {
	const { findBase, again } = source;
	const { config, platform, policy, budget, stopwatch } = job;
	const measured = platform.hideSecrets(source.measured);
	const found = platform.hideSecrets(await findBase(measured));
	const baseline = found.baseline && await alignTo(measured, found.baseline);
	const { run: head, selection } = measured;
	const options = {
		today: head.info.createdAt,
		selection
	};
	const looked = await lookAgain({
		measured,
		baseline,
		options
	}, again, job);
	return await judge({
		suiteName: config.suiteName,
		policy,
		lookPolicy: looked.policy,
		measured: {
			...measured,
			service: looked.service,
			notices: [...measured.notices, ...looked.notices]
		},
		baseline,
		missingBaseline: found.missing,
		policyOutOfReach: job.policyOutOfReach,
		removed: await findRemoved(looked.comparison, platform, budget),
		reasons: found.reasons,
		comparison: looked.comparison,
		context: platform.context
	}, (without) => compareRuns(head, baseline, looked.policy, {
		...options,
		without
	}), platform, budget);
	async function alignTo({ run }, before) {
		const { alignBaseline } = await Promise.resolve().then(() => require("./align-baseline.js")).then((n) => n.align_baseline_exports);
		return await stopwatch.time("baseline", () => alignBaseline(before, run));
	}
}
// src/jobs/progress.ts
const lineEveryMs = 5e3;
const replacedEveryMs = 250;
const silentMs = 2e3;
function createProgress(what, { clock, log }) {
	let [done, total, startedAt] = [
		0,
		void 0,
		void 0
	];
	let saidAt = Number.NEGATIVE_INFINITY;
	return {
		expect(all) {
			total = all;
		},
		add(count) {
			const now = clock.now();
			startedAt ??= now;
			done += count;
			const everyMs = log.progress === void 0 ? lineEveryMs : replacedEveryMs;
			if (now - startedAt < silentMs || now - saidAt < everyMs) return;
			saidAt = now;
			const line = describeProgress(what, done, total, now - startedAt);
			if (log.progress === void 0) log.info(line);
			else log.progress(line, total === void 0 ? void 0 : done / total);
		},
		end() {
			log.progress?.("");
		}
	};
}
function describeProgress(what, done, total, elapsedMs) {
	const perMs = done / Math.max(1, elapsedMs);
	const rate = `${require_platform.formatCount(Math.round(perMs * 1e3))} a second`;
	if (total === void 0 || total < done) return `${require_platform.formatCount(done)} ${what}, ${rate}`;
	const left = perMs === 0 ? "" : `, ${require_platform.formatWait((total - done) / perMs)} left`;
	return `${require_platform.formatCount(done)} of ${require_platform.formatCount(total)} ${what}, ${rate}${left}`;
}
// src/jobs/report/missing-reports.ts
function findMissingReports(patterns, { files, found }) {
	const named = new Set(patterns.filter((pattern) => !/[*?[\]{}]/.test(pattern)).map(withoutDot));
	return [
		...found.unmatched.map(withoutDot),
		...found.refused.map(({ path }) => path),
		...files.filter(({ foreign }) => foreign !== void 0).map(({ path }) => path)
	].filter((path) => named.has(path));
}
function withoutDot(path) {
	return path.replace(/^\.\//, "");
}
// src/jobs/report/measured-reports.ts
function measuredReports(measurement, { reports, selection, testOutcome }, { old, otherCode, service }) {
	const { run, files } = measurement;
	const ended = require_platform.findStepDoubt(testOutcome, run);
	return {
		run,
		files,
		missing: {
			reports: selection ? [] : findMissingReports(reports, measurement),
			parts: [],
			runs: []
		},
		old,
		steps: ended === void 0 ? [] : [{
			ended,
			part: void 0
		}],
		stated: [],
		otherCode,
		selection: selectionOf(selection, files),
		nothingWasDue: false,
		servers: {
			preflight: void 0,
			reasons: []
		},
		service,
		notices: []
	};
}
function selectionOf(selection, files) {
	if (selection) return "input `selection`";
	return files.find((file) => file.selection !== void 0)?.selection;
}
function logReports({ files, found, copies }, { log }) {
	for (const file of files) {
		if (file.foreign !== void 0) log.notice(`${file.path} was skipped: ${file.foreign}`);
		else log.info(`${file.path} (${file.format ?? "unknown format"}): ${file.tests} results`);
		for (const warning of file.warnings) log.warning(`${file.path}: ${warning}`);
		if (file.error !== void 0) log.error(file.error);
	}
	for (const { path, of } of copies) log.warning(`${path} is a copy of ${of}, so its results count twice. Exclude it with \`!${path}\`.`);
	for (const { path, to } of found.links) log.info(`${path} is a link to ${to}, which is read once.`);
	for (const { path, reason } of found.refused) log.warning(`${path} was not read: ${reason}`);
	for (const pattern of found.unmatched) log.warning(`No file matches \`${pattern}\`. ${adviseOnPattern(pattern)}`);
}
// src/jobs/report/old-reports.ts
const clockToleranceMs = 12e4;
async function dateReports(stale, platform, budget) {
	const oldest = ((stale.length === 0 ? void 0 : await findBeginning(platform, budget)) ?? Number.NEGATIVE_INFINITY) - clockToleranceMs;
	return stale.map(({ path, writtenAt }) => ({
		path,
		isLeftOver: writtenAt < oldest
	}));
}
async function findBeginning({ artifacts, context: { runId }, log }, budget) {
	if (artifacts === void 0 || runId === void 0) return void 0;
	try {
		return (await budget.spend("Looking up this run", () => artifacts.originOf(runId), .25)).createdAt;
	} catch (error) {
		log.debug(`The start of this run could not be read, so old reports may belong to an earlier one: ${require_platform.messageOf(error)}`);
		return;
	}
}
// src/jobs/run-identity.ts
function externalRunId(context, suiteName, nonce) {
	const { repository, runId, attempt = 1, workflow, job, matrix, jobRunId } = context;
	if (runId === void 0) return `local-${nonce}`;
	return `gh-${runId}-${attempt}-${(0, node_crypto.createHash)("sha256").update(JSON.stringify([
		repository,
		workflow,
		job,
		suiteName,
		matrix,
		jobRunId
	])).digest("hex").slice(0, 16)}`;
}
function describeRun(context, suiteName, id, createdAt) {
	const { commit, branch, attempt, workflow, runUrl } = context;
	return {
		id,
		suiteName,
		createdAt,
		commit,
		branch,
		attempt,
		workflow,
		url: runUrl
	};
}
// src/jobs/report/open-upload.ts
async function openUpload(config, policy, info, platform) {
	const { service } = config;
	if (service === void 0) {
		if (config.isKeyMissing) tellMissingKey(platform);
		return { finish: async () => ({ kind: "none" }) };
	}
	const { startUpload } = await Promise.resolve().then(() => require("./upload.js"));
	return startUpload({
		...config,
		service
	}, policy, info, platform);
}
function tellMissingKey({ context, log }) {
	const what = "base-url is set, but api-key is empty, so nothing is uploaded.";
	if (context.pullRequest?.fromFork === true || context.actor === "dependabot[bot]") log.notice(`${what} Pull requests of forks and of Dependabot get no secrets.`);
	else log.warning(`${what} Does the secret exist, and is its name right?`);
}
// src/jobs/report/baseline/choose-baseline.ts
async function chooseBaseline(config, platform, budget = createBudget(config.publishTimeoutMs, platform)) {
	const { baseline: choice } = config;
	if (choice.kind === "none") return {
		baseline: null,
		missing: {
			kind: "unwanted",
			explanation: "Without a baseline (`baseline: none`), only absolute limits apply."
		}
	};
	if (choice.kind === "service") return { baseline: null };
	if ((choice.kind === "auto" || choice.kind === "artifact") && platform.artifacts === void 0) return withoutStorage(config, platform);
	const { searchBaseline } = await Promise.resolve().then(() => require("./search-baseline.js"));
	return searchBaseline(choice, config, platform, budget);
}
function withoutStorage(config, { context, noArtifacts, log }) {
	if (context.provider === "terminal") {
		if (config.baseline.kind === "auto") return {
			baseline: null,
			missing: {
				kind: "first",
				explanation: "No baseline was given; `--baseline file:PATH` names one."
			}
		};
		return {
			baseline: null,
			missing: {
				kind: "unusable",
				explanation: "Stored baselines can only be read in GitHub Actions. Use `--baseline file:PATH`."
			}
		};
	}
	const explanation = noArtifacts ?? "This runner has no artifact storage, so no baseline can be stored or found.";
	const hasService = config.service !== void 0 && config.service.projectId !== "default";
	if (config.baseline.kind === "auto" && hasService) log.info(explanation);
	else log.warning(explanation);
	return {
		baseline: null,
		missing: {
			kind: "unusable",
			explanation
		}
	};
}
// src/jobs/report/baseline/report-baseline.ts
async function beginSearch({ config, platform, budget, stopwatch }) {
	const stored = await platform.log.group("Looking for the baseline", () => stopwatch.time("baseline", () => chooseBaseline(config, platform, budget)));
	return {
		stored,
		findBase: async ({ run, service: uploaded }) => {
			const { baseline: choice, service } = config;
			if (!(choice.kind === "service" || choice.kind === "auto" && stored.baseline === null) || service === void 0 || service.projectId === "default") return stored;
			const { askService } = await Promise.resolve().then(() => require("./service-baseline.js"));
			return await askService(stored, run, {
				...config,
				service
			}, platform, uploaded);
		}
	};
}
// src/reports/files/stale-reports.ts
function findStaleReports(files, workspace) {
	const checkedOutAt = modifiedAt((0, node_path.join)(workspace, ".git", "HEAD"));
	if (checkedOutAt === void 0) return [];
	return files.flatMap(({ path, absolutePath }) => {
		const writtenAt = modifiedAt(absolutePath);
		return writtenAt !== void 0 && writtenAt < checkedOutAt ? [{
			path,
			writtenAt
		}] : [];
	});
}
function modifiedAt(path) {
	try {
		return (0, node_fs.statSync)(path, { throwIfNoEntry: false })?.mtimeMs;
	} catch {
		return;
	}
}
// src/jobs/report/gate-reports.ts
var gate_reports_exports = require_rolldown_runtime.__exportAll({ gateReports: () => gateReports });
async function gateReports(config, platform) {
	const job = await prepare(config, platform);
	const search = await beginSearch(job);
	return await gate({
		measured: await measureReports(job, require_platform.namesOf(search.stored.baseline?.runs[0])),
		findBase: search.findBase,
		again: againOf(job)
	}, job);
}
async function measureReports({ config, platform, policy, budget, stopwatch }, names) {
	const { context, log, clock, workspace } = platform;
	const id = externalRunId(context, config.suiteName, (0, node_crypto.randomUUID)());
	const info = describeRun(context, config.suiteName, id, clock.now());
	const upload = await openUpload(config, policy, info, platform);
	const measurement = await log.group("Reading the reports", async () => {
		const progress = createProgress("results read", platform);
		const read = await measure({
			patterns: config.reports,
			root: workspace,
			info,
			names,
			format: config.format,
			pathPrefix: config.pathPrefix,
			hideSecrets: platform.hideSecrets,
			testOutcome: config.testOutcome,
			sink: upload.sink,
			onRead: progress.add,
			onTallied: (run) => {
				progress.end();
				upload.expect?.(run);
			},
			stopwatch
		});
		progress.end();
		logReports(read, platform);
		return read;
	});
	const service = await stopwatch.time("upload", () => upload.finish(measurement.found.files));
	return measuredReports(measurement, config, {
		old: await dateReports(findStaleReports(measurement.found.files, workspace), platform, budget),
		otherCode: context.notTheBranch,
		service
	});
}
function againOf({ config, platform }) {
	const { repeat, confirm } = config;
	const command = repeat?.command;
	return {
		repeat: repeat === void 0 || command === void 0 ? void 0 : {
			...repeat,
			measureMore: async (round) => {
				const { repeatByCommand } = await Promise.resolve().then(() => require("./repeat-command.js"));
				return await repeatByCommand(round, command, config, platform);
			}
		},
		confirms: confirm !== void 0,
		confirm: confirm === void 0 ? void 0 : async (comparison, policy) => {
			const { confirmSuspects } = await Promise.resolve().then(() => require("./confirm.js"));
			return await confirmSuspects(comparison, policy, config, platform);
		}
	};
}
Object.defineProperty(exports, "RunTally", {
	enumerable: true,
	get: function() {
		return RunTally;
	}
});
Object.defineProperty(exports, "acceptHolds", {
	enumerable: true,
	get: function() {
		return acceptHolds;
	}
});
Object.defineProperty(exports, "acceptWord", {
	enumerable: true,
	get: function() {
		return acceptWord;
	}
});
Object.defineProperty(exports, "addReportTally", {
	enumerable: true,
	get: function() {
		return addReportTally;
	}
});
Object.defineProperty(exports, "addResult", {
	enumerable: true,
	get: function() {
		return addResult;
	}
});
Object.defineProperty(exports, "adviseOnPattern", {
	enumerable: true,
	get: function() {
		return adviseOnPattern;
	}
});
Object.defineProperty(exports, "alignColumns", {
	enumerable: true,
	get: function() {
		return alignColumns;
	}
});
Object.defineProperty(exports, "applyConfirmation", {
	enumerable: true,
	get: function() {
		return applyConfirmation;
	}
});
Object.defineProperty(exports, "armsTable", {
	enumerable: true,
	get: function() {
		return armsTable;
	}
});
Object.defineProperty(exports, "artifactName", {
	enumerable: true,
	get: function() {
		return artifactName;
	}
});
Object.defineProperty(exports, "attribute", {
	enumerable: true,
	get: function() {
		return attribute;
	}
});
Object.defineProperty(exports, "baseRunsOf", {
	enumerable: true,
	get: function() {
		return baseRunsOf;
	}
});
Object.defineProperty(exports, "beforeAfter", {
	enumerable: true,
	get: function() {
		return beforeAfter;
	}
});
Object.defineProperty(exports, "beginSearch", {
	enumerable: true,
	get: function() {
		return beginSearch;
	}
});
Object.defineProperty(exports, "caseFacts", {
	enumerable: true,
	get: function() {
		return caseFacts;
	}
});
Object.defineProperty(exports, "caseHistory", {
	enumerable: true,
	get: function() {
		return caseHistory;
	}
});
Object.defineProperty(exports, "caseLabels", {
	enumerable: true,
	get: function() {
		return caseLabels;
	}
});
Object.defineProperty(exports, "casesToRerun", {
	enumerable: true,
	get: function() {
		return casesToRerun;
	}
});
Object.defineProperty(exports, "chooseBaseline", {
	enumerable: true,
	get: function() {
		return chooseBaseline;
	}
});
Object.defineProperty(exports, "codeSpan", {
	enumerable: true,
	get: function() {
		return codeSpan;
	}
});
Object.defineProperty(exports, "compareRuns", {
	enumerable: true,
	get: function() {
		return compareRuns;
	}
});
Object.defineProperty(exports, "comparisonJson", {
	enumerable: true,
	get: function() {
		return comparisonJson;
	}
});
Object.defineProperty(exports, "copyTally", {
	enumerable: true,
	get: function() {
		return copyTally;
	}
});
Object.defineProperty(exports, "countsLine", {
	enumerable: true,
	get: function() {
		return countsLine;
	}
});
Object.defineProperty(exports, "createProgress", {
	enumerable: true,
	get: function() {
		return createProgress;
	}
});
Object.defineProperty(exports, "createStopwatch", {
	enumerable: true,
	get: function() {
		return createStopwatch;
	}
});
Object.defineProperty(exports, "cutText", {
	enumerable: true,
	get: function() {
		return cutText;
	}
});
Object.defineProperty(exports, "dateReports", {
	enumerable: true,
	get: function() {
		return dateReports;
	}
});
Object.defineProperty(exports, "decide", {
	enumerable: true,
	get: function() {
		return decide;
	}
});
Object.defineProperty(exports, "describeRun", {
	enumerable: true,
	get: function() {
		return describeRun;
	}
});
Object.defineProperty(exports, "exitCodeOf", {
	enumerable: true,
	get: function() {
		return exitCodeOf;
	}
});
Object.defineProperty(exports, "externalRunId", {
	enumerable: true,
	get: function() {
		return externalRunId;
	}
});
Object.defineProperty(exports, "factNames", {
	enumerable: true,
	get: function() {
		return factNames;
	}
});
Object.defineProperty(exports, "fence", {
	enumerable: true,
	get: function() {
		return fence;
	}
});
Object.defineProperty(exports, "findDayProblem", {
	enumerable: true,
	get: function() {
		return findDayProblem;
	}
});
Object.defineProperty(exports, "findNamed", {
	enumerable: true,
	get: function() {
		return findNamed;
	}
});
Object.defineProperty(exports, "findReports", {
	enumerable: true,
	get: function() {
		return findReports;
	}
});
Object.defineProperty(exports, "findStaleReports", {
	enumerable: true,
	get: function() {
		return findStaleReports;
	}
});
Object.defineProperty(exports, "formatMetric", {
	enumerable: true,
	get: function() {
		return formatMetric;
	}
});
Object.defineProperty(exports, "forwardSlashes", {
	enumerable: true,
	get: function() {
		return forwardSlashes;
	}
});
Object.defineProperty(exports, "furtherLines", {
	enumerable: true,
	get: function() {
		return furtherLines;
	}
});
Object.defineProperty(exports, "gate", {
	enumerable: true,
	get: function() {
		return gate;
	}
});
Object.defineProperty(exports, "gate_reports_exports", {
	enumerable: true,
	get: function() {
		return gate_reports_exports;
	}
});
Object.defineProperty(exports, "groupNames", {
	enumerable: true,
	get: function() {
		return groupNames;
	}
});
Object.defineProperty(exports, "groupOf", {
	enumerable: true,
	get: function() {
		return groupOf$1;
	}
});
Object.defineProperty(exports, "groupsStart", {
	enumerable: true,
	get: function() {
		return groupsStart;
	}
});
Object.defineProperty(exports, "headline", {
	enumerable: true,
	get: function() {
		return headline;
	}
});
Object.defineProperty(exports, "html", {
	enumerable: true,
	get: function() {
		return html;
	}
});
Object.defineProperty(exports, "inEnvironment", {
	enumerable: true,
	get: function() {
		return inEnvironment;
	}
});
Object.defineProperty(exports, "isBreaking", {
	enumerable: true,
	get: function() {
		return isBreaking;
	}
});
Object.defineProperty(exports, "isSteady", {
	enumerable: true,
	get: function() {
		return isSteady;
	}
});
Object.defineProperty(exports, "jobOf", {
	enumerable: true,
	get: function() {
		return jobOf;
	}
});
Object.defineProperty(exports, "joinReports", {
	enumerable: true,
	get: function() {
		return joinReports;
	}
});
Object.defineProperty(exports, "joinRuns", {
	enumerable: true,
	get: function() {
		return joinRuns;
	}
});
Object.defineProperty(exports, "judgeSource", {
	enumerable: true,
	get: function() {
		return judgeSource;
	}
});
Object.defineProperty(exports, "judgeSuiteAgain", {
	enumerable: true,
	get: function() {
		return judgeSuiteAgain;
	}
});
Object.defineProperty(exports, "ledgerBounds", {
	enumerable: true,
	get: function() {
		return ledgerBounds;
	}
});
Object.defineProperty(exports, "ledgerLineStart", {
	enumerable: true,
	get: function() {
		return ledgerLineStart;
	}
});
Object.defineProperty(exports, "linkMarkdown", {
	enumerable: true,
	get: function() {
		return linkMarkdown;
	}
});
Object.defineProperty(exports, "listNotCompared", {
	enumerable: true,
	get: function() {
		return listNotCompared;
	}
});
Object.defineProperty(exports, "loadPolicy", {
	enumerable: true,
	get: function() {
		return loadPolicy;
	}
});
Object.defineProperty(exports, "locationText", {
	enumerable: true,
	get: function() {
		return locationText;
	}
});
Object.defineProperty(exports, "locationUrl", {
	enumerable: true,
	get: function() {
		return locationUrl;
	}
});
Object.defineProperty(exports, "logReports", {
	enumerable: true,
	get: function() {
		return logReports;
	}
});
Object.defineProperty(exports, "lookLevels", {
	enumerable: true,
	get: function() {
		return lookLevels;
	}
});
Object.defineProperty(exports, "looksLikeResults", {
	enumerable: true,
	get: function() {
		return looksLikeResults;
	}
});
Object.defineProperty(exports, "makeReport", {
	enumerable: true,
	get: function() {
		return makeReport;
	}
});
Object.defineProperty(exports, "makeVisible", {
	enumerable: true,
	get: function() {
		return makeVisible;
	}
});
Object.defineProperty(exports, "makeVisibleLine", {
	enumerable: true,
	get: function() {
		return makeVisibleLine;
	}
});
Object.defineProperty(exports, "markdownText", {
	enumerable: true,
	get: function() {
		return markdownText;
	}
});
Object.defineProperty(exports, "measure", {
	enumerable: true,
	get: function() {
		return measure;
	}
});
Object.defineProperty(exports, "measuredReports", {
	enumerable: true,
	get: function() {
		return measuredReports;
	}
});
Object.defineProperty(exports, "measuredWhole", {
	enumerable: true,
	get: function() {
		return measuredWhole;
	}
});
Object.defineProperty(exports, "metricNames", {
	enumerable: true,
	get: function() {
		return metricNames;
	}
});
Object.defineProperty(exports, "metricRows", {
	enumerable: true,
	get: function() {
		return metricRows;
	}
});
Object.defineProperty(exports, "metricTitles", {
	enumerable: true,
	get: function() {
		return metricTitles;
	}
});
Object.defineProperty(exports, "neededPermissions", {
	enumerable: true,
	get: function() {
		return neededPermissions;
	}
});
Object.defineProperty(exports, "never", {
	enumerable: true,
	get: function() {
		return never;
	}
});
Object.defineProperty(exports, "noBaseline", {
	enumerable: true,
	get: function() {
		return noBaseline;
	}
});
Object.defineProperty(exports, "notMeasured", {
	enumerable: true,
	get: function() {
		return notMeasured;
	}
});
Object.defineProperty(exports, "openUpload", {
	enumerable: true,
	get: function() {
		return openUpload;
	}
});
Object.defineProperty(exports, "plainSentence", {
	enumerable: true,
	get: function() {
		return plainSentence;
	}
});
Object.defineProperty(exports, "prepare", {
	enumerable: true,
	get: function() {
		return prepare;
	}
});
Object.defineProperty(exports, "quarantineEntry", {
	enumerable: true,
	get: function() {
		return quarantineEntry;
	}
});
Object.defineProperty(exports, "readAcceptCommand", {
	enumerable: true,
	get: function() {
		return readAcceptCommand;
	}
});
Object.defineProperty(exports, "readPatterns", {
	enumerable: true,
	get: function() {
		return readPatterns;
	}
});
Object.defineProperty(exports, "readReport", {
	enumerable: true,
	get: function() {
		return readReport;
	}
});
Object.defineProperty(exports, "readSettings", {
	enumerable: true,
	get: function() {
		return readSettings;
	}
});
Object.defineProperty(exports, "renderComment", {
	enumerable: true,
	get: function() {
		return renderComment;
	}
});
Object.defineProperty(exports, "renderSummary", {
	enumerable: true,
	get: function() {
		return renderSummary;
	}
});
Object.defineProperty(exports, "renderText", {
	enumerable: true,
	get: function() {
		return renderText;
	}
});
Object.defineProperty(exports, "resultsSchemaName", {
	enumerable: true,
	get: function() {
		return resultsSchemaName;
	}
});
Object.defineProperty(exports, "ruleNames", {
	enumerable: true,
	get: function() {
		return ruleNames;
	}
});
Object.defineProperty(exports, "runLabel", {
	enumerable: true,
	get: function() {
		return runLabel;
	}
});
Object.defineProperty(exports, "runLineStart", {
	enumerable: true,
	get: function() {
		return runLineStart;
	}
});
Object.defineProperty(exports, "sameMessageSentence", {
	enumerable: true,
	get: function() {
		return sameMessageSentence;
	}
});
Object.defineProperty(exports, "scriptJson", {
	enumerable: true,
	get: function() {
		return scriptJson;
	}
});
Object.defineProperty(exports, "serializeResults", {
	enumerable: true,
	get: function() {
		return serializeResults;
	}
});
Object.defineProperty(exports, "serviceDifference", {
	enumerable: true,
	get: function() {
		return serviceDifference;
	}
});
Object.defineProperty(exports, "serviceLinks", {
	enumerable: true,
	get: function() {
		return serviceLinks;
	}
});
Object.defineProperty(exports, "serviceRuns", {
	enumerable: true,
	get: function() {
		return serviceRuns;
	}
});
Object.defineProperty(exports, "sideCounts", {
	enumerable: true,
	get: function() {
		return sideCounts;
	}
});
Object.defineProperty(exports, "sliceRows", {
	enumerable: true,
	get: function() {
		return sliceRows;
	}
});
Object.defineProperty(exports, "slicesNote", {
	enumerable: true,
	get: function() {
		return slicesNote;
	}
});
Object.defineProperty(exports, "slicesTitle", {
	enumerable: true,
	get: function() {
		return slicesTitle;
	}
});
Object.defineProperty(exports, "suiteHealth", {
	enumerable: true,
	get: function() {
		return suiteHealth;
	}
});
Object.defineProperty(exports, "suiteHistory", {
	enumerable: true,
	get: function() {
		return suiteHistory;
	}
});
Object.defineProperty(exports, "suiteSentences", {
	enumerable: true,
	get: function() {
		return suiteSentences;
	}
});
Object.defineProperty(exports, "telling", {
	enumerable: true,
	get: function() {
		return telling;
	}
});
Object.defineProperty(exports, "tellingMessage", {
	enumerable: true,
	get: function() {
		return tellingMessage;
	}
});
Object.defineProperty(exports, "terminal", {
	enumerable: true,
	get: function() {
		return terminal;
	}
});
Object.defineProperty(exports, "terminalLine", {
	enumerable: true,
	get: function() {
		return terminalLine;
	}
});
Object.defineProperty(exports, "timeWhen", {
	enumerable: true,
	get: function() {
		return timeWhen;
	}
});
Object.defineProperty(exports, "traceUrl", {
	enumerable: true,
	get: function() {
		return traceUrl;
	}
});
Object.defineProperty(exports, "triageTitle", {
	enumerable: true,
	get: function() {
		return triageTitle;
	}
});
Object.defineProperty(exports, "url", {
	enumerable: true,
	get: function() {
		return url;
	}
});
Object.defineProperty(exports, "verdictOutcomes", {
	enumerable: true,
	get: function() {
		return verdictOutcomes;
	}
});
Object.defineProperty(exports, "viewOf", {
	enumerable: true,
	get: function() {
		return viewOf;
	}
});
Object.defineProperty(exports, "withoutOutputs", {
	enumerable: true,
	get: function() {
		return withoutOutputs;
	}
});
Object.defineProperty(exports, "withoutSecrets", {
	enumerable: true,
	get: function() {
		return withoutSecrets;
	}
});
Object.defineProperty(exports, "writeResults", {
	enumerable: true,
	get: function() {
		return writeResults$1;
	}
});
