const require_platform = require("./platform.js");
const require_main = require("./main.js");
const require_from_files = require("./from-files.js");
const require_gate = require("./gate.js");
const require_print_json = require("./print-json.js");
const require_describe = require("./describe.js");
const require_catalog = require("./catalog.js");
const require_open = require("./open.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_child_process = require("node:child_process");
// src/platform/terminal.ts
function createTerminalPlatform(options) {
	const scratch = require_platform.makeTemporaryFolder(options.env.TMPDIR);
	removeAtExit(scratch);
	const secrets = require_platform.createKnownSecrets();
	return {
		context: {
			provider: "terminal",
			...options.git
		},
		log: createTerminalLog(options.streams, options.env.EVAL_GATE_DEBUG === "1", secrets),
		clock: options.clock ?? require_platform.systemClock,
		runCommand: require_platform.runCommand,
		startTimer: require_platform.startTimer,
		watchForCancel: require_platform.watchForCancel,
		workspace: options.cwd,
		scratch,
		files: require_platform.createFiles(options.cwd, scratch),
		hideSecrets: secrets.hide,
		foundCredentials: secrets.foundCredentials,
		setOutput: () => {},
		saveState: () => {},
		readState: () => "",
		summaryRoomBytes: () => 0,
		writeSummary: () => {},
		annotate: () => {},
		showResult: options.showResult
	};
}
const temporaryFolders = [];
function removeAtExit(folder) {
	if (temporaryFolders.push(folder) > 1) return;
	process.once("exit", () => {
		for (const one of temporaryFolders) (0, node_fs.rmSync)(one, {
			recursive: true,
			force: true
		});
	});
}
function createTerminalLog(streams, debug, secrets = require_platform.createKnownSecrets()) {
	const eraseLine = "\r\x1B[K";
	let hasProgress = false;
	const write = (prefix, message) => {
		const start = hasProgress ? eraseLine : "";
		hasProgress = false;
		streams.stderr.write(`${start}${prefix}${require_platform.neutraliseLog(secrets.hide(message))}\n`);
	};
	const progress = (text, share) => {
		if (text === "" && !hasProgress) return;
		hasProgress = text !== "";
		const bar = share === void 0 || text === "" ? "" : `${drawBar(share)} `;
		streams.stderr.write(`${eraseLine}${bar}${require_platform.neutraliseLog(text)}`);
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
		progress: streams.stderr.isTTY === true ? progress : void 0,
		mask: secrets.add
	};
}
const barCells = 20;
function drawBar(share) {
	const full = Math.round(Math.min(1, Math.max(0, share)) * barCells);
	return `[${"#".repeat(full)}${".".repeat(barCells - full)}]`;
}
// src/cli/arguments.ts
function parseArguments(argv, flags) {
	const problems = [];
	const positionals = [];
	const values = new Map();
	const kinds = new Map(Object.entries(flags).map(([name, { kind }]) => [name, kind]));
	const add = (name, ...more) => values.set(name, [...values.get(name) ?? [], more]);
	for (let index = 0; index < argv.length; index += 1) {
		const argument = argv[index] ?? "";
		if (argument === "--") {
			positionals.push(...argv.slice(index + 1));
			break;
		}
		if (!argument.startsWith("--")) {
			positionals.push(argument);
			continue;
		}
		const [name, attached] = splitOnce(argument.slice(2));
		const kind = kinds.get(name);
		const negated = name.replace(/^no-/, "");
		if (kind === "switch") add(name, attached ?? "true");
		else if (kind === void 0 && attached === void 0 && kinds.get(negated) === "switch") add(negated, "false");
		else if (kind === void 0) problems.push(unknownFlag(name, [...kinds.keys()]));
		else if (attached !== void 0) add(name, attached);
		else {
			const following = followingValues(argv, index + 1, kind);
			if (following.length === 0) problems.push({ message: `--${name} requires a value` });
			add(name, ...following);
			index += following.length;
		}
	}
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	const text = (name) => values.get(name)?.at(-1)?.at(-1);
	return {
		positionals,
		isOn: (name) => text(name) === "true",
		text,
		texts: (name) => values.get(name)?.flat() ?? [],
		occurrences: (name) => values.get(name) ?? []
	};
}
function splitOnce(text) {
	const at = text.indexOf("=");
	return at === -1 ? [text, void 0] : [text.slice(0, at), text.slice(at + 1)];
}
function followingValues(argv, from, kind) {
	const rest = argv.slice(from);
	const end = rest.findIndex((argument) => argument.startsWith("--"));
	const upToFlag = end === -1 ? rest : rest.slice(0, end);
	return kind === "values" ? upToFlag : upToFlag.slice(0, 1);
}
function unknownFlag(name, known) {
	const suggestion = require_platform.nearest(name, known);
	return {
		message: `unknown flag --${name}${suggestion === void 0 ? "" : `; did you mean --${suggestion}?`}`,
		advice: "Add --help to see the flags of this command."
	};
}
// src/cli/command.ts
function defineCommand(spec) {
	const { run, ...help } = spec;
	const flags = Object.assign({}, ...spec.groups.map((group) => group.flags));
	return {
		help,
		run: (argv, io) => run(parseArguments(argv, flags), io)
	};
}
function unexpected(positionals) {
	return positionals.map((text) => ({ message: `unexpected argument "${text}"` }));
}
function refuseProblems(problems) {
	if (problems.length > 0) throw new require_platform.UsageError(problems);
}
// src/cli/input-flags.ts
function inputFlags(names) {
	const flags = names.map((name) => [name, toFlag(require_main.inputOf(name))]);
	return Object.fromEntries(flags);
}
function terminalGroups(service) {
	return require_main.inputGroups.map(({ title, inputs }) => {
		return {
			title,
			flags: {
				...inputFlags(terminalInputs.filter((name) => name in inputs)),
				..."api-key" in inputs && service
			}
		};
	}).filter(({ flags }) => Object.keys(flags).length > 0);
}
const terminalInputs = require_main.inputNames.filter((name) => {
	const { only, isHidden } = require_main.inputOf(name);
	return only !== "github" && isHidden !== true;
});
function rawInputs(args, names) {
	const given = names.map((name) => [name, require_main.inputOf(name).reader.isMultiline && args.texts(name).length > 0 ? args.texts(name).join("\n") : args.text(name)]);
	return Object.fromEntries(given.filter(([, value]) => value !== void 0));
}
function toFlag({ reader, description, default: standard, fallback }) {
	const { placeholder } = reader;
	const shown = standard ?? fallback;
	return {
		kind: placeholder === void 0 ? "switch" : placeholder.endsWith("…") ? "values" : "value",
		placeholder,
		description: `${plainText(description)}${perLine.test(description) ? " Repeatable." : ""}`,
		default: shown === void 0 ? void 0 : plainText(shown)
	};
}
const perLine = /,? one (`[^`]*` )?per line( or separated by commas)?/;
function plainText(markdown) {
	return markdown.replace(/^`false`: (\w)/, (_, first) => first.toUpperCase()).replace(/ Of several steps: one per line\./, "").replace(perLine, "").replace(/`([a-z-]+)(?:: ([^`]*))?`/g, (code, name, value) => {
		if (!terminalInputs.some((input) => input === name)) return code;
		return value === void 0 ? `--${name}` : `--${name} ${value}`;
	}).replaceAll("`", "");
}
// src/cli/connection.ts
const names = [
	"base-url",
	"api-key",
	"header-prefix",
	"request-headers"
];
const fromEnvironment = "Better set as the environment variable";
const connectionFlags = {
	...inputFlags(names),
	"base-url": {
		kind: "value",
		placeholder: "URL",
		description: "Base URL of the eval service, up to and including /v1. Or set EVAL_GATE_BASE_URL."
	},
	"api-key": {
		kind: "value",
		placeholder: "KEY",
		description: `API key of the eval service (sk_…). ${fromEnvironment} EVAL_GATE_API_KEY: other users of the machine can see the command line.`
	},
	"request-headers": {
		kind: "value",
		placeholder: "NAME:VALUE",
		description: `Headers for a proxy in front of the eval service, one per line. ${fromEnvironment} EVAL_GATE_REQUEST_HEADERS.`
	},
	"api-key-file": {
		kind: "value",
		placeholder: "FILE",
		description: "File that contains the API key."
	}
};
function readApiKey(args, io) {
	const file = args.text("api-key-file");
	if (file !== void 0) return readTextFile("--api-key-file", file, io.cwd).trim();
	return args.text("api-key") ?? io.env.EVAL_GATE_API_KEY ?? "";
}
function readConnection(args, io, project) {
	return require_main.loadService({
		"base-url": io.env.EVAL_GATE_BASE_URL,
		"request-headers": io.env.EVAL_GATE_REQUEST_HEADERS,
		...rawInputs(args, names),
		project,
		"api-key": readApiKey(args, io)
	});
}
function readTextFile(flag, path, cwd) {
	try {
		return (0, node_fs.readFileSync)((0, node_path.resolve)(cwd, path), "utf8");
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
		const message = code === "ENOENT" ? `file ${path} does not exist` : `file ${path} can't be read (${code})`;
		throw new require_platform.UsageError([{
			where: flag,
			message
		}]);
	}
}
// src/cli/version.ts
const version = "0.1.0";
// src/cli/view-files.ts
const views = {
	"comment-file": (view) => require_gate.renderComment(view),
	"summary-file": (view) => require_gate.renderSummary(view),
	"html-file": async (view) => (await Promise.resolve().then(() => require("./page.js"))).renderHtml(view)
};
function fileFlag(description) {
	return {
		kind: "value",
		placeholder: "FILE",
		description
	};
}
const viewFlags = {
	"comment-file": fileFlag("Where to write the pull-request comment (Markdown)."),
	"summary-file": fileFlag("Where to write the job summary (Markdown)."),
	"html-file": fileFlag("Where to write the HTML report.")
};
async function writeViews(args, view, cwd) {
	for (const name of Object.keys(views)) {
		const file = args.text(name);
		if (file !== void 0) writeView(name, (0, node_path.resolve)(cwd, file), await views[name](view));
	}
}
function writeView(flag, path, text) {
	try {
		require_platform.makeFolder((0, node_path.dirname)(path));
		(0, node_fs.writeFileSync)(path, text);
	} catch (error) {
		throw new require_platform.UsageError([{ message: `--${flag}: ${path} can't be written (${require_platform.messageOf(error)})` }]);
	}
}
// src/cli/commands/gate.ts
const exports$1 = {
	"results-file": ({ report }) => require_gate.serializeResults(report),
	"ctrf-file": async ({ report }) => (await Promise.resolve().then(() => require("./ctrf.js"))).renderCtrf(report),
	"junit-file": async ({ report }) => (await Promise.resolve().then(() => require("./junit.js"))).renderJunit(report)
};
const policyNames = [
	"suite-name",
	"format",
	"policy",
	"fail-on",
	"min-pass-rate",
	"allow-empty",
	"path-prefix",
	"selection",
	"compare"
];
const gateCommand = defineCommand({
	usage: ["gate --baseline FILES… [--baseline FILES… …] --head FILES… [flags]"],
	about: ["Compares the reports of two states and decides, as the action does."],
	groups: [
		{
			title: "What to compare",
			flags: {
				baseline: {
					kind: "values",
					placeholder: "FILES…",
					description: "Reports or a results file of one run of the state before: paths or glob patterns. Give it again for every earlier run, the newest first."
				},
				head: {
					kind: "values",
					placeholder: "FILES…",
					description: "Reports of the state now: paths or glob patterns."
				}
			}
		},
		{
			title: "Verdict",
			flags: inputFlags(policyNames)
		},
		{
			title: "Output",
			flags: {
				json: {
					kind: "switch",
					description: "Print the verdict as JSON."
				},
				...viewFlags,
				"results-file": fileFlag("Where to write the machine-readable results; --baseline reads this format."),
				...inputFlags([
					"ctrf-file",
					"junit-file",
					"show-outputs",
					"link-hosts"
				])
			}
		}
	],
	exitCodes: "0 passed, 1 failed, 2 usage error or unreadable reports, 3 inconclusive, 4 not measured",
	run: runGate
});
async function runGate(args, io) {
	const head = args.texts("head");
	refuseProblems([...unexpected(args.positionals), ...head.length > 0 ? [] : [{
		message: "--head is required",
		advice: "eval-gate gate --baseline main.xml --head branch.xml"
	}]]);
	const config = require_main.loadConfig({
		...rawInputs(args, [
			...policyNames,
			"show-outputs",
			"link-hosts"
		]),
		reports: head.join("\n")
	}, { provider: "terminal" });
	const policy = await require_gate.loadPolicy(config, io.cwd);
	const platform = createTerminalPlatform({
		streams: io,
		cwd: io.cwd,
		env: io.env,
		clock: io.clock
	});
	const { log } = platform;
	const format = config.format === void 0 ? {} : { format: config.format };
	const progress = require_gate.createProgress("results read", platform);
	const baselineRuns = args.occurrences("baseline");
	const before = baselineRuns.length === 0 ? null : await require_from_files.readBaselineRuns(baselineRuns, {
		root: io.cwd,
		allowOutside: true,
		...format
	});
	const measurement = await require_gate.measure({
		patterns: head,
		root: io.cwd,
		allowOutside: true,
		pathPrefix: config.pathPrefix,
		info: {
			id: "head",
			suiteName: config.suiteName,
			createdAt: 0
		},
		names: require_platform.namesOf(before?.runs[0]),
		...format,
		onRead: progress.add,
		hideSecrets: platform.hideSecrets
	});
	progress.end();
	require_gate.logReports(measurement, { log });
	const source = {
		measured: require_gate.measuredReports(dated(measurement), config, {
			old: [],
			otherCode: void 0,
			service: { kind: "none" }
		}),
		findBase: async () => ({ baseline: before }),
		again: require_gate.never
	};
	const made = await require_gate.judgeSource(source, require_gate.jobOf(policy, config, platform));
	const full = {
		...made,
		links: {
			...made.links,
			traceHosts: config.linkHosts
		}
	};
	const report = require_gate.withoutSecrets(config.showOutputs === "off" ? require_gate.withoutOutputs(full) : full, platform);
	const view = require_gate.viewOf(report);
	await writeViews(args, view, io.cwd);
	for (const name of Object.keys(exports$1)) {
		const file = args.text(name);
		if (file !== void 0) writeView(name, (0, node_path.resolve)(io.cwd, file), await exports$1[name](view));
	}
	io.stdout.write(args.isOn("json") ? asJson(report) : `${require_gate.renderText(view, { color: io.color })}\n`);
	return require_gate.exitCodeOf(report.verdict);
}
function dated(measured) {
	const times = measured.found.files.map(({ absolutePath }) => Math.floor((0, node_fs.statSync)(absolutePath).mtimeMs));
	const createdAt = Math.max(0, ...times);
	return {
		...measured,
		run: {
			...measured.run,
			info: {
				...measured.run.info,
				createdAt
			}
		}
	};
}
function inPoints(share) {
	return share === null || share === void 0 ? null : Math.round(share * 1e3) / 10;
}
function asJson({ verdict, comparison }) {
	const { outcome, reasons, totals } = verdict;
	const { suite } = comparison;
	return `${require_print_json.printJson({
		verdict: outcome,
		ruledOutDrop: inPoints(suite?.ruledOutDrop),
		detectableDrop: inPoints(suite?.smallestDetectableDrop),
		baseSpread: inPoints(suite?.baseSpread),
		notCompared: require_gate.listNotCompared(verdict),
		reasons,
		comparison: require_gate.comparisonJson(comparison),
		totals
	})}\n`;
}
// src/cli/commands/inspect.ts
const countNames = [
	"tests",
	"passed",
	"failed",
	"errored",
	"skipped",
	"flaky"
];
const inspectCommand = defineCommand({
	usage: ["inspect FILES… [flags]"],
	about: ["Shows what is read from report files. Quote glob patterns, so that the shell leaves them alone."],
	groups: [{
		title: "Flags",
		flags: {
			json: {
				kind: "switch",
				description: "Print JSON."
			},
			...inputFlags(["format"])
		}
	}],
	exitCodes: "0 read, 2 usage error, unreadable file (the other files are still shown), or nothing that is a report",
	run: runInspect
});
async function runInspect(args, io) {
	const { positionals } = args;
	if (positionals.length === 0) throw new require_platform.UsageError([{
		message: "no files given",
		advice: "eval-gate inspect \"**/junit.xml\""
	}]);
	const secrets = require_platform.createKnownSecrets();
	const log = createTerminalLog(io, false, secrets);
	const progress = require_gate.createProgress("results read", {
		clock: io.clock ?? require_platform.systemClock,
		log
	});
	const { files, found } = await require_gate.measure({
		patterns: positionals,
		root: io.cwd,
		allowOutside: true,
		info: {
			id: "inspect",
			suiteName: "inspect",
			createdAt: 0
		},
		format: require_main.readFormatFlag(args.text("format")),
		onRead: progress.add,
		hideSecrets: secrets.hide
	});
	progress.end();
	const missing = found.unmatched.map((pattern) => unreadable(pattern, pattern === "-" ? "standard input is not read; name a file" : `no file of this name. ${require_gate.adviseOnPattern(pattern)}`));
	const refused = found.refused.map(({ path, reason }) => unreadable(path, reason));
	const all = [
		...files,
		...missing,
		...refused
	];
	if (args.isOn("json")) io.stdout.write(`${require_print_json.printJson({
		files: all,
		totals: sumCounts(all)
	})}\n`);
	else io.stdout.write(describeFiles(all));
	return all.some(({ error }) => error !== void 0) || all.every(({ format }) => format === null) ? 2 : 0;
}
function unreadable(path, error) {
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
		error: `${path}: ${error}`
	};
}
function sumCounts(files) {
	const sums = {
		tests: 0,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		flaky: 0
	};
	for (const file of files) for (const name of countNames) sums[name] += file[name];
	return sums;
}
function describeFiles(files) {
	return `${[...files.flatMap((file) => [
		`${require_platform.neutraliseLog(file.path)}  ${file.format ?? "not read"}`,
		`  ${describeCounts(file)}`,
		...file.foreign === void 0 ? [] : [`  note: ${require_platform.neutraliseLog(file.foreign)}`],
		...file.warnings.map((warning) => `  warning: ${require_platform.neutraliseLog(warning)}`),
		...file.error === void 0 ? [] : [`  error: ${require_platform.neutraliseLog(file.error)}`]
	]), `${require_platform.plural(files.length, "file")}: ${describeCounts(sumCounts(files))}`].join("\n")}\n`;
}
function describeCounts(counts) {
	return countNames.map((name) => `${counts[name]} ${name}`).join(", ");
}
// src/cli/commands/run.ts
const runCommand = defineCommand({
	usage: ["run FILES… [flags]", "run --suite SUITE [flags]"],
	about: ["Runs the action's job from a terminal: read, upload, compare, decide. The flags have the names of the action's inputs; docs/inputs.md describes them all."],
	groups: [...terminalGroups(connectionFlags), {
		title: "Files",
		flags: viewFlags
	}],
	exitCodes: "0 passed, 1 failed, 2 usage error or unreadable reports, 3 inconclusive or infrastructure failure, 4 not measured",
	run: runFromTerminal
});
async function runFromTerminal(args, io) {
	const flags = rawInputs(args, terminalInputs);
	const reports = [...args.texts("reports"), ...args.positionals];
	const raw = {
		"base-url": io.env.EVAL_GATE_BASE_URL,
		"request-headers": io.env.EVAL_GATE_REQUEST_HEADERS,
		...flags,
		"api-key": readApiKey(args, io),
		...reports.length > 0 && { reports: reports.join("\n") }
	};
	const platform = createTerminalPlatform({
		streams: io,
		cwd: io.cwd,
		env: io.env,
		git: readGit(io.cwd),
		clock: io.clock,
		showResult: async (report) => {
			const view = require_gate.viewOf(report);
			io.stdout.write(`${require_gate.renderText(view, { color: io.color })}\n`);
			await writeViews(args, view, io.cwd);
		}
	});
	for (const secret of require_platform.secretsAmong(raw)) platform.log.mask(secret);
	return require_main.runJob(require_main.loadConfig(raw, platform.context), platform);
}
function readGit(cwd) {
	const ask = (...args) => {
		try {
			return (0, node_child_process.execFileSync)("git", args, {
				cwd,
				encoding: "utf8",
				stdio: [
					"ignore",
					"pipe",
					"ignore"
				]
			}).trim();
		} catch {
			return;
		}
	};
	const commit = ask("rev-parse", "HEAD");
	const branch = ask("symbolic-ref", "--short", "HEAD");
	return {
		commit: commit || void 0,
		branch: branch || void 0
	};
}
const suiteCommand = defineCommand({
	usage: ["suite plan FILE [flags]", "suite apply FILE [flags]"],
	about: ["Manages an eval suite of the service as code (docs/suites-as-code.md): plan shows what would change, apply changes it."],
	groups: [{
		title: "Flags",
		flags: {
			prune: {
				kind: "switch",
				description: "Also delete cases that are not in the file."
			},
			check: {
				kind: "switch",
				description: "With plan: exit with 1 when something would change."
			},
			json: {
				kind: "switch",
				description: "With plan: print the plan as JSON."
			}
		}
	}, {
		title: "Eval service",
		flags: {
			...connectionFlags,
			...inputFlags(["project"])
		}
	}],
	exitCodes: "0 done, 1 something would change (with --check), 2 usage error, 3 the service refused or could not be reached",
	run: runSuite
});
async function runSuite(args, io) {
	const [action, file, ...others] = args.positionals;
	if (action !== "plan" && action !== "apply" || file === void 0 || others.length > 0) throw new require_platform.UsageError([{
		message: "suite requires plan or apply, and one file",
		advice: "eval-gate suite plan evals/support.yml"
	}]);
	const spec = require_describe.loadSuiteFile(file, io.cwd);
	const connection = readConnection(args, io, args.text("project"));
	const log = createTerminalLog(io, io.env.EVAL_GATE_DEBUG === "1");
	log.mask(connection.apiKey);
	const client = require_open.openClient(connection, {
		clock: io.clock ?? require_platform.systemClock,
		log
	});
	try {
		const project = await require_catalog.findProject(client, connection.projectId, "--project");
		const options = { prune: args.isOn("prune") };
		const plan = await require_describe.planSuite(project, spec, options);
		io.stdout.write(args.isOn("json") ? `${JSON.stringify(plan, null, 2)}\n` : `${require_describe.describePlan(plan).join("\n")}\n`);
		const isSame = plan.actions.length === 0;
		if (action === "plan") return args.isOn("check") && !isSame ? 1 : 0;
		if (isSame) return 0;
		const suiteId = await require_describe.applySuite(project, spec, plan, options);
		io.stdout.write(`Applied. The suite's id is ${suiteId}.\n`);
		return 0;
	} finally {
		await client.close();
	}
}
// src/cli/help.ts
const narrowest = 50;
const widest = 110;
const termColumn = 26;
function renderHelp(help, columns = 80) {
	const width = Math.min(widest, Math.max(narrowest, columns));
	const { usage, about, groups, exitCodes } = help;
	return `${[
		usage.map((line, index) => `${index === 0 ? "Usage: " : "       "}eval-gate ${line}`).join("\n"),
		...about.map((paragraph) => wrap(paragraph, width).join("\n")),
		...groups.map(({ title, flags }) => {
			const rows = Object.entries(flags).map(([name, flag]) => describeFlag(name, flag, width));
			return [`${title}:`, ...rows].join("\n");
		}),
		wrap(`Exit codes: ${exitCodes}.`, width).join("\n")
	].join("\n\n")}\n`;
}
function describeFlag(name, { placeholder, description, default: standard, kind }, width) {
	const term = `  --${kind === "switch" && standard === "true" ? "no-" : ""}${name}${placeholder === void 0 ? "" : ` ${placeholder}`}`;
	const text = wrap(`${description}${standard === void 0 || kind === "switch" ? "" : ` (default: ${standard})`}`, width - termColumn);
	const indented = text.map((line) => `${" ".repeat(termColumn)}${line}`);
	if (term.length + 2 > termColumn) return [term, ...indented].join("\n");
	return [`${term.padEnd(termColumn)}${text[0] ?? ""}`, ...indented.slice(1)].join("\n");
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(/\s+/)) if (line !== "" && line.length + 1 + word.length > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}
// src/cli/main.ts
const commands = {
	init: {
		summary: "Propose a workflow for this repository, or check it",
		load: async () => (await Promise.resolve().then(() => require("./init.js"))).initCommand
	},
	inspect: {
		summary: "Show what is read from report files",
		load: async () => inspectCommand
	},
	gate: {
		summary: "Compare the reports of two states and decide",
		load: async () => gateCommand
	},
	explain: {
		summary: "Explain a results file: what got worse, before and now",
		load: async () => (await Promise.resolve().then(() => require("./explain.js"))).explainCommand
	},
	audit: {
		summary: "How often the gate would have been wrong on your own runs",
		load: async () => (await Promise.resolve().then(() => require("./audit.js"))).auditCommand
	},
	run: {
		summary: "Run the action's job from a terminal",
		load: async () => runCommand
	},
	suite: {
		summary: "Manage an eval suite of the service as code",
		load: async () => suiteCommand
	},
	serve: {
		summary: "Run the eval service on this machine",
		load: async () => (await Promise.resolve().then(() => require("./serve.js"))).serveCommand
	},
	api: {
		summary: "Call one operation of the eval service",
		load: async () => (await Promise.resolve().then(() => require("./api.js"))).apiCommand
	},
	completion: {
		summary: "Print the completion script of a shell",
		load: async () => (await Promise.resolve().then(() => require("./completion.js"))).completionCommand(commands)
	}
};
const overview = `eval-gate ${version}: compares test and eval results with a baseline and reports regressions

Usage: eval-gate COMMAND [flags]

${Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`).join("\n")}

Run eval-gate COMMAND --help for the flags of a command.
`;
const helpFlags = ["--help", "-h"];
async function runCli(argv, io) {
	const [name = "help", ...rest] = argv;
	try {
		if ([
			"--version",
			"-v",
			"version"
		].includes(name)) {
			io.stdout.write(`${version}\n`);
			return 0;
		}
		if (name === "help" || helpFlags.includes(name)) {
			const [topic] = rest;
			io.stdout.write(topic === void 0 ? overview : renderHelp((await findCommand(topic)).help, io.columns));
			return argv.length === 0 ? 2 : 0;
		}
		const command = await findCommand(name);
		if (rest.some((argument) => helpFlags.includes(argument))) {
			io.stdout.write(renderHelp(command.help, io.columns));
			return 0;
		}
		return await command.run(rest, io);
	} catch (error) {
		const { text, exitCode } = require_main.describeError(error);
		io.stderr.write(`${require_platform.neutraliseLog(text)}\n`);
		return exitCode;
	}
}
async function findCommand(name) {
	const entry = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (entry !== void 0) return entry.load();
	const suggestion = require_platform.nearest(name, Object.keys(commands));
	const question = suggestion === void 0 ? "" : `; did you mean "${suggestion}"?`;
	throw new require_platform.UsageError([{
		message: `unknown command "${name}"${question}`,
		advice: "Run eval-gate --help for the list of commands."
	}]);
}
exports.connectionFlags = connectionFlags;
exports.createTerminalLog = createTerminalLog;
exports.defineCommand = defineCommand;
exports.inputFlags = inputFlags;
exports.rawInputs = rawInputs;
exports.readConnection = readConnection;
exports.readTextFile = readTextFile;
exports.refuseProblems = refuseProblems;
exports.runCli = runCli;
exports.unexpected = unexpected;
exports.version = version;
