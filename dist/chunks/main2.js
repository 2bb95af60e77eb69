import { l as UsageError } from "./errors.js";
import { r as runJob, t as describeError } from "./main.js";
import { t as nearest } from "./nearest.js";
import { r as systemClock, t as neutraliseLog } from "./neutralise.js";
import { r as alignRoots } from "./open-upload.js";
import { A as readBaselineRuns, S as compareRuns, d as renderSummary, k as loadPolicy, l as renderComment, m as serializeResults, p as comparisonJson, u as renderText, x as exitCodeOf, y as makeReport } from "./choose-baseline.js";
import { t as loadConfig } from "./load.js";
import { i as measure, n as logReports, r as selectionOf } from "./gate-reports.js";
import { o as viewOf, s as listNotCompared } from "./view.js";
import { n as createTerminalLog, r as createTerminalPlatform, t as version } from "./version.js";
import { t as printJson } from "./print-json.js";
import { a as inputFlags, c as terminalInputs, d as unexpected, l as defineCommand, n as readApiKey, o as rawInputs, r as readConnection, s as terminalGroups, t as connectionFlags, u as refuseProblems } from "./connection.js";
import { s as secretsAmong } from "./input.js";
import { n as applySuite, o as loadSuiteFile, r as planSuite, t as describePlan } from "./describe.js";
import { t as findProject } from "./catalog.js";
import { t as openClient } from "./open.js";
import { dirname, resolve } from "node:path";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
// src/cli/commands/gate.ts
/** Views that can be written to a file, by flag. HTML and the exports are loaded when needed. */
const views = {
	"comment-file": (view) => renderComment(view),
	"summary-file": (view) => renderSummary(view),
	"html-file": async (view) => (await import("./page.js")).renderHtml(view),
	"results-file": ({ report }) => serializeResults(report),
	"ctrf-file": async ({ report }) => (await import("./ctrf.js")).renderCtrf(report),
	"junit-file": async ({ report }) => (await import("./junit.js")).renderJunit(report)
};
const policyNames = [
	"suite-name",
	"format",
	"policy",
	"fail-on",
	"min-pass-rate",
	"allow-empty",
	"path-prefix",
	"selection"
];
const fileFlag = (description) => ({
	kind: "value",
	placeholder: "FILE",
	description
});
/** `eval-gate gate`. */
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
				"comment-file": fileFlag("Where to write the pull-request comment (Markdown)."),
				"summary-file": fileFlag("Where to write the job summary (Markdown)."),
				"html-file": fileFlag("Where to write the HTML report."),
				"results-file": fileFlag("Where to write the machine-readable results; --baseline reads this format."),
				...inputFlags(["ctrf-file", "junit-file"])
			}
		}
	],
	exitCodes: "0 passed, 1 failed, 2 usage error or unreadable reports, 3 inconclusive",
	run: runGate
});
async function runGate(args, io) {
	const head = args.texts("head");
	refuseProblems([...unexpected(args.positionals), ...head.length > 0 ? [] : [{
		message: "--head is required",
		advice: "eval-gate gate --baseline main.xml --head branch.xml"
	}]]);
	const config = loadConfig({
		...rawInputs(args, policyNames),
		reports: head.join("\n")
	}, { provider: "terminal" });
	const policy = await loadPolicy(config, io.cwd);
	const format = config.format === void 0 ? {} : { format: config.format };
	const measured = await measure({
		patterns: head,
		root: io.cwd,
		allowOutside: true,
		pathPrefix: config.pathPrefix,
		info: {
			id: "head",
			suiteName: config.suiteName,
			createdAt: 0
		},
		...format
	});
	logReports(measured, { log: createTerminalLog(io, false) });
	const baselineRuns = args.occurrences("baseline");
	const baseline = baselineRuns.length === 0 ? null : alignRoots(await readBaselineRuns(baselineRuns, {
		root: io.cwd,
		allowOutside: true,
		...format
	}), measured.run);
	const measurement = dated(measured);
	const { suiteName } = config;
	const { run, files } = measurement;
	const comparison = compareRuns(run, baseline, policy, {
		today: run.info.createdAt,
		selection: selectionOf(config, files)
	});
	const report = makeReport({
		suiteName,
		policy,
		head: run,
		files,
		baseline,
		comparison
	});
	const view = viewOf(report);
	for (const name of Object.keys(views)) {
		const file = args.text(name);
		if (file !== void 0) await writeView(resolve(io.cwd, file), views[name](view));
	}
	io.stdout.write(args.isOn("json") ? asJson(report) : `${renderText(view, { color: io.color })}\n`);
	return exitCodeOf(report.verdict);
}
/** The reports' own date, so that the same files are always the same bytes. */
function dated(measured) {
	const times = measured.found.files.map(({ absolutePath }) => Math.floor(statSync(absolutePath).mtimeMs));
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
async function writeView(path, text) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, await text);
}
/** Percentage points with one digit; null when unknown. */
function inPoints(share) {
	return share === null || share === void 0 ? null : Math.round(share * 1e3) / 10;
}
function asJson({ verdict, comparison }) {
	const { outcome, reasons, totals } = verdict;
	const { suite } = comparison;
	return `${printJson({
		verdict: outcome,
		ruledOutDrop: inPoints(suite?.ruledOutDrop),
		detectableDrop: inPoints(suite?.smallestDetectableDrop),
		baseSpread: inPoints(suite?.baseSpread),
		notCompared: listNotCompared(verdict),
		reasons,
		comparison: comparisonJson(comparison),
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
/** `eval-gate inspect`. */
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
	exitCodes: "0 read, 2 usage error or unreadable file (the other files are still shown)",
	run: runInspect
});
async function runInspect(args, io) {
	const { positionals } = args;
	if (positionals.length === 0) throw new UsageError([{
		message: "no files given",
		advice: "eval-gate inspect \"**/junit.xml\""
	}]);
	const { files, found } = await measure({
		patterns: positionals,
		root: io.cwd,
		allowOutside: true,
		info: {
			id: "inspect",
			suiteName: "inspect",
			createdAt: 0
		},
		format: args.text("format")
	});
	const missing = found.unmatched.map((pattern) => unreadable(pattern, "no file of this name; check the path"));
	const refused = found.refused.map(({ path, reason }) => unreadable(path, reason));
	const all = [
		...files,
		...missing,
		...refused
	];
	if (args.isOn("json")) io.stdout.write(`${printJson({
		files: all,
		totals: sumCounts(all)
	})}\n`);
	else io.stdout.write(describeFiles(all));
	return all.some(({ error }) => error !== void 0) ? 2 : 0;
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
		`${neutraliseLog(file.path)}  ${file.format ?? "not read"}`,
		`  ${describeCounts(file)}`,
		...file.foreign === void 0 ? [] : [`  note: ${neutraliseLog(file.foreign)}`],
		...file.warnings.map((warning) => `  warning: ${neutraliseLog(warning)}`),
		...file.error === void 0 ? [] : [`  error: ${neutraliseLog(file.error)}`]
	]), `${files.length} files: ${describeCounts(sumCounts(files))}`].join("\n")}\n`;
}
function describeCounts(counts) {
	return countNames.map((name) => `${counts[name]} ${name}`).join(", ");
}
// src/cli/commands/run.ts
/** `eval-gate run`. */
const runCommand = defineCommand({
	usage: ["run FILES… [flags]", "run --suite SUITE [flags]"],
	about: ["Runs the action's job from a terminal: read, upload, compare, decide. The flags have the names of the action's inputs; docs/inputs.md describes them all."],
	groups: [...terminalGroups(connectionFlags)],
	exitCodes: "0 passed, 1 failed, 2 usage error or unreadable reports, 3 inconclusive or infrastructure failure",
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
		clock: io.clock
	});
	for (const secret of secretsAmong(raw)) platform.log.mask(secret);
	return runJob(loadConfig(raw, platform.context), platform);
}
/** Commit and branch of the checkout, where there is one. */
function readGit(cwd) {
	const ask = (...args) => {
		try {
			return execFileSync("git", args, {
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
/** `eval-gate suite`. */
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
	if (action !== "plan" && action !== "apply" || file === void 0 || others.length > 0) throw new UsageError([{
		message: "suite requires plan or apply, and one file",
		advice: "eval-gate suite plan evals/support.yml"
	}]);
	const spec = loadSuiteFile(file, io.cwd);
	const connection = readConnection(args, io, args.text("project"));
	const log = createTerminalLog(io, io.env.EVAL_GATE_DEBUG === "1");
	log.mask(connection.apiKey);
	const client = openClient(connection, {
		clock: io.clock ?? systemClock,
		log
	});
	try {
		const project = await findProject(client, connection.projectId, "--project");
		const options = { prune: args.isOn("prune") };
		const plan = await planSuite(project, spec, options);
		io.stdout.write(args.isOn("json") ? `${JSON.stringify(plan, null, 2)}\n` : `${describePlan(plan).join("\n")}\n`);
		const isSame = plan.actions.length === 0;
		if (action === "plan") return args.isOn("check") && !isSame ? 1 : 0;
		if (isSame) return 0;
		const suiteId = await applySuite(project, spec, plan, options);
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
/**
* The text of `--help`, wrapped to the terminal.
*
* @param columns width in characters; by default 80
*/
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
/** Lines of at most `width` characters, broken between words. */
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
/** Commands that few people need are loaded when called. */
const commands = {
	inspect: {
		summary: "Show what is read from report files",
		load: async () => inspectCommand
	},
	gate: {
		summary: "Compare the reports of two states and decide",
		load: async () => gateCommand
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
		load: async () => (await import("./serve.js")).serveCommand
	},
	api: {
		summary: "Call one operation of the eval service",
		load: async () => (await import("./api.js")).apiCommand
	}
};
const overview = `eval-gate ${version}: compares test and eval results with a baseline and reports regressions

Usage: eval-gate COMMAND [flags]

${Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`).join("\n")}

Run eval-gate COMMAND --help for the flags of a command.
`;
const helpFlags = ["--help", "-h"];
/** Runs one command line and returns the exit code. Throws only for bugs. */
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
		const { text, exitCode } = describeError(error);
		io.stderr.write(`${neutraliseLog(text)}\n`);
		return exitCode;
	}
}
/** @throws UsageError with the closest name. */
async function findCommand(name) {
	const entry = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (entry !== void 0) return entry.load();
	const suggestion = nearest(name, Object.keys(commands));
	const question = suggestion === void 0 ? "" : `; did you mean "${suggestion}"?`;
	throw new UsageError([{
		message: `unknown command "${name}"${question}`,
		advice: "Run eval-gate --help for the list of commands."
	}]);
}
export { runCli };
