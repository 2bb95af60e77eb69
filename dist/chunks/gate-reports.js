const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_other_code = require("./other-code.js");
const require_choose_baseline = require("./choose-baseline.js");
const require_neutralise = require("./neutralise.js");
const require_progress = require("./progress.js");
const require_slices = require("./slices.js");
const require_repeat = require("./repeat.js");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
// src/reports/files/stale-reports.ts
function findStaleReports(files, workspace) {
	const checkedOutAt = modifiedAt((0, node_path.join)(workspace, ".git", "HEAD"));
	if (checkedOutAt === void 0) return [];
	return files.flatMap(({ path, absolutePath }) => {
		const writtenAt = modifiedAt(absolutePath);
		return writtenAt !== void 0 && writtenAt < checkedOutAt ? [path] : [];
	});
}
function modifiedAt(path) {
	try {
		return (0, node_fs.statSync)(path, { throwIfNoEntry: false })?.mtimeMs;
	} catch {
		return;
	}
}
// src/jobs/report/measure.ts
const untimed = { time: async (_, body) => await body() };
async function measure(options) {
	const { patterns, root, codeRoot = root, format, allowOutside = false, info, sink, onTallied, onRead, stopwatch = untimed, asIterations, pathPrefix, testOutcome = [] } = options;
	const found = await stopwatch.time("find", () => require_choose_baseline.findReports(patterns, root, { allowOutside }));
	const reports = found.patterns.slice(0, require_neutralise.mostReportPatterns);
	const tallies = new require_choose_baseline.RunTally(reports.length === 0 ? info : {
		...info,
		reports
	});
	const files = [];
	const readOptions = {
		root: codeRoot,
		format,
		pathPrefix,
		toolSucceeded: testOutcome.length > 0 && testOutcome.every((outcome) => outcome === "success"),
		slices: new require_slices.SlicePool()
	};
	const run = await stopwatch.time("parse", async () => {
		for (const file of found.files) {
			const report = tallies.begin(file.path);
			const summary = await readOne(file.path, () => require_choose_baseline.readReport(file, {
				...readOptions,
				passes: report.passes
			}, (batch) => {
				for (const result of batch) report.add(result);
				onRead?.(batch.length);
			}));
			await tallies.end(report, summary);
			files.push(summary);
		}
		return tallies.finish({ asIterations });
	});
	if (sink !== void 0) {
		onTallied?.(run);
		await stopwatch.time("upload", () => readAgain(found.files, readOptions, tallies, sink));
	}
	return {
		run,
		files,
		found
	};
}
async function readAgain(files, options, tallies, sink) {
	for (const [index, file] of files.entries()) {
		const iterations = tallies.iterationsOf(index);
		const shard = files.length > 1 ? file.path : "";
		await readOne(file.path, () => require_choose_baseline.readReport(file, options, (batch) => sink(batch.flatMap((result) => {
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
		if (!(error instanceof require_neutralise.ReportError)) throw error;
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
			error: require_neutralise.messageOf(error)
		};
	}
}
// src/jobs/report/confirm.ts
async function confirmSuspects(comparison, policy, config, platform) {
	const { confirm } = config;
	const suspected = require_choose_baseline.casesToRerun(comparison, policy);
	if (confirm === void 0 || suspected.length === 0) return { comparison };
	const { log, workspace, scratch } = platform;
	const baseCommit = comparison.baseline?.runs[0]?.commit ?? platform.context.pullRequest?.baseSha;
	const keep = (why) => {
		const notice = `The suspect cases could not be run again: ${why}`;
		log.warning(notice);
		return {
			comparison,
			notice
		};
	};
	if (baseCommit === void 0 || !/^[0-9a-f]{7,64}$/.test(baseCommit)) return keep("the commit of the baseline is not known.");
	return log.group(`Running ${suspected.length} suspect cases again on both sides`, async () => {
		const baseFolder = (0, node_path.join)(scratch, "confirm-base");
		if (!await checkOut(baseCommit, baseFolder, platform)) return keep(`the commit ${baseCommit} could not be checked out. Let the checkout step fetch it (fetch-depth: 0).`);
		try {
			const rerun = (side, folder) => runSide(side, folder, confirm, suspected, config, platform);
			const head = await rerun("head", workspace);
			const base = await rerun("base", baseFolder);
			if (typeof head === "string") return keep(head);
			if (typeof base === "string") return keep(base);
			let again = require_choose_baseline.judgeSuiteAgain(comparison, head, base, policy, 1);
			if (again?.isOpen === true) {
				log.info("The suite as a whole is not decided yet; running the cases once more.");
				const [moreHead, moreBase] = [await rerun("head", workspace), await rerun("base", baseFolder)];
				if (typeof moreHead === "string") return keep(moreHead);
				if (typeof moreBase === "string") return keep(moreBase);
				again = require_choose_baseline.judgeSuiteAgain(comparison, require_choose_baseline.joinRuns(head, moreHead), require_choose_baseline.joinRuns(base, moreBase), policy, 2);
			}
			return { comparison: require_choose_baseline.applyConfirmation(comparison, head, base, policy, again?.confirmation) };
		} finally {
			await removeWorkTree(baseFolder, platform);
		}
	});
}
const quietGit = "git -c core.hooksPath=/dev/null -c core.fsmonitor=false";
const longestPatternBytes = 1e5;
async function checkOut(commit, folder, { runCommand, workspace }) {
	const outcome = await runCommand(`${quietGit} cat-file -e "$COMMIT^{commit}" 2>/dev/null || ${quietGit} fetch --quiet --depth=1 origin "$COMMIT"; ${quietGit} worktree add --quiet --force --detach "$FOLDER" "$COMMIT"`, {
		cwd: workspace,
		env: {
			COMMIT: commit,
			FOLDER: folder
		},
		timeoutMs: 3e5
	});
	return outcome.status === "ended" && outcome.exitCode === 0;
}
async function removeWorkTree(folder, { runCommand, workspace }) {
	await runCommand(`${quietGit} worktree remove --force "$FOLDER"`, {
		cwd: workspace,
		env: { FOLDER: folder },
		timeoutMs: 6e4
	});
}
async function runSide(side, folder, command, suspected, config, { runCommand, files: ownFiles, clock }) {
	const reports = ownFiles.emptyScratchFolder(`confirm-${side}-reports`);
	const suspects = suspected.map(({ identity }) => ({
		title: require_neutralise.caseTitle(identity),
		...identity
	}));
	const list = ownFiles.writeScratch("suspects.json", JSON.stringify(suspects));
	const pattern = suspected.map(({ identity }) => escapePattern(identity.name)).join("|");
	const outcome = await runCommand(command, {
		cwd: folder,
		env: {
			EVAL_GATE_REPORTS: reports,
			EVAL_GATE_SIDE: side,
			EVAL_GATE_SUSPECTS: list,
			EVAL_GATE_PATTERN: Buffer.byteLength(pattern) > longestPatternBytes ? "" : pattern
		},
		timeoutMs: config.confirmTimeoutMs
	});
	if (outcome.status === "timed-out") return `the command took too long on the ${side} side.`;
	if (outcome.status === "not-started") return `the command could not be started (${outcome.message}).`;
	const { run, files } = await measure({
		patterns: ["**/*"],
		root: reports,
		codeRoot: folder,
		asIterations: true,
		info: {
			id: `confirm-${side}`,
			suiteName: config.suiteName,
			createdAt: clock.now()
		},
		format: config.format
	});
	const damaged = files.find(({ error }) => error !== void 0);
	if (damaged?.error !== void 0) return damaged.error;
	if (run.cases.size > 0) return run;
	return `the command wrote no results into $EVAL_GATE_REPORTS on the ${side} side (exit code ${outcome.exitCode}).`;
}
function escapePattern(name) {
	return name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
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
// src/jobs/report/repeat-command.ts
async function repeatReports(head, baseline, policy, options, config, platform) {
	const { repeat } = config;
	const command = repeat?.command;
	if (repeat === void 0 || command === void 0 || baseline === null) return void 0;
	const measureMore = (round) => platform.log.group(`Measuring again, round ${round}`, () => repeatByCommand(round, command, config, platform));
	return await require_repeat.repeatUntilDecided(head, baseline, policy, repeat, {
		options,
		measureMore,
		log: platform.log
	});
}
async function repeatByCommand(round, command, config, { runCommand, files: ownFiles, workspace, clock }) {
	const reports = ownFiles.emptyScratchFolder(`repeat-${round}-reports`);
	const outcome = await runCommand(command, {
		cwd: workspace,
		env: {
			EVAL_GATE_REPORTS: reports,
			EVAL_GATE_ROUND: String(round)
		},
		timeoutMs: config.confirmTimeoutMs
	});
	if (outcome.status === "timed-out") return "the command took too long (`confirm-timeout`)";
	if (outcome.status === "not-started") return `the command could not be started (${outcome.message})`;
	const { run, files } = await measure({
		patterns: ["**/*"],
		root: reports,
		codeRoot: workspace,
		asIterations: true,
		info: {
			id: `round-${round}`,
			suiteName: config.suiteName,
			createdAt: clock.now()
		},
		format: config.format,
		pathPrefix: config.pathPrefix
	});
	const damaged = files.find(({ error }) => error !== void 0);
	if (damaged?.error !== void 0) return damaged.error;
	if (run.cases.size > 0) return run;
	return `the command wrote no results into $EVAL_GATE_REPORTS (exit code ${outcome.exitCode})`;
}
// src/jobs/report/gate-reports.ts
var gate_reports_exports = require_rolldown_runtime.__exportAll({ gateReports: () => gateReports });
async function gateReports(config, platform) {
	const { context, log, clock } = platform;
	const { policy, change } = await require_choose_baseline.choosePolicy(config, platform);
	const id = require_choose_baseline.externalRunId(context, config.suiteName, (0, node_crypto.randomUUID)());
	const info = require_choose_baseline.describeRun(context, config.suiteName, id, clock.now());
	const budget = require_choose_baseline.createBudget(config.publishTimeoutMs, platform);
	const stopwatch = require_choose_baseline.createStopwatch(clock);
	const chosen = await log.group("Looking for the baseline", () => stopwatch.time("baseline", () => require_choose_baseline.chooseBaseline(config, platform, budget)));
	const upload = await require_other_code.openUpload(config, policy, info, platform);
	const measurement = await log.group("Reading the reports", async () => {
		const progress = require_progress.createProgress("results read", platform);
		const measured = await measure({
			patterns: config.reports,
			root: platform.workspace,
			info,
			format: config.format,
			pathPrefix: config.pathPrefix,
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
		logReports(measured, platform);
		return measured;
	});
	const uploaded = await stopwatch.time("upload", () => upload.finish(measurement.found.files));
	const { baseline: found, missing } = await require_other_code.chooseReportBaseline(chosen, measurement.run, config, platform, uploaded);
	const baseline = found && require_other_code.alignBaseline(found, measurement.run);
	const doubt = require_neutralise.findStepDoubt(config.testOutcome, measurement.run);
	const stale = findStaleReports(measurement.found.files, platform.workspace);
	const absent = config.selection ? [] : findMissingReports(config.reports, measurement);
	const options = {
		today: info.createdAt,
		confirms: config.confirm !== void 0,
		selection: selectionOf(config, measurement.files)
	};
	const repeated = await repeatReports(measurement.run, baseline, policy, options, config, platform);
	const first = repeated?.comparison ?? await stopwatch.time("gate", () => require_choose_baseline.compareRuns(measurement.run, baseline, policy, options));
	const { comparison, notice } = await require_choose_baseline.timeWhen(config.confirm !== void 0, stopwatch, "confirm", () => confirmSuspects(first, repeated?.policy ?? policy, config, platform));
	const facts = {
		suiteName: config.suiteName,
		policy,
		head: measurement.run,
		files: measurement.files,
		baseline,
		comparison,
		service: uploaded,
		missingBaseline: missing,
		lookPolicy: repeated?.policy,
		notices: [repeated?.notice, notice],
		gate: {
			stale,
			missing: absent,
			otherReasons: [...require_neutralise.stepReasons([{ doubt }]), ...require_other_code.reasonOfOtherCode(context.notTheBranch, config, context)]
		},
		context
	};
	const compareWithout = (without) => require_choose_baseline.compareRuns(measurement.run, baseline, repeated?.policy ?? policy, {
		...options,
		without
	});
	const report = await require_choose_baseline.judge(facts, compareWithout, platform, budget);
	const why = whyNoBaseline(config, {
		stale,
		missing: policy.allowEmpty ? [] : absent,
		doubt
	});
	if (why !== void 0) log.notice(`This measurement is not kept as a baseline: ${why}.`);
	return await require_choose_baseline.conclude(require_choose_baseline.withPolicyChange(report, change), policy, config, platform, budget, {
		isComplete: why === void 0,
		stopwatch
	});
}
function whyNoBaseline({ selection }, { stale, missing, doubt }) {
	if (selection) return "only a selection ran";
	if (doubt !== void 0) return "the step that ran the tests did not succeed, and results may be missing";
	if (missing.length > 0) return "reports are missing";
	return stale.length > 0 ? "reports are older than the checkout" : void 0;
}
function selectionOf({ selection }, files) {
	if (selection) return "input `selection`";
	return files.find((file) => file.selection !== void 0)?.selection;
}
function logReports({ files, found }, { log }) {
	for (const file of files) {
		if (file.foreign !== void 0) log.notice(`${file.path} was skipped: ${file.foreign}`);
		else log.info(`${file.path} (${file.format ?? "unknown format"}): ${file.tests} results`);
		for (const warning of file.warnings) log.warning(`${file.path}: ${warning}`);
		if (file.error !== void 0) log.error(file.error);
	}
	for (const { path, to } of found.links) log.info(`${path} is a link to ${to}, which is read once.`);
	for (const { path, reason } of found.refused) log.warning(`${path} was not read: ${reason}`);
	for (const pattern of found.unmatched) log.warning(`No file matches \`${pattern}\`. Did the tests run before this step, and write a report there?`);
}
Object.defineProperty(exports, "findMissingReports", {
	enumerable: true,
	get: function() {
		return findMissingReports;
	}
});
Object.defineProperty(exports, "findStaleReports", {
	enumerable: true,
	get: function() {
		return findStaleReports;
	}
});
Object.defineProperty(exports, "gate_reports_exports", {
	enumerable: true,
	get: function() {
		return gate_reports_exports;
	}
});
Object.defineProperty(exports, "logReports", {
	enumerable: true,
	get: function() {
		return logReports;
	}
});
Object.defineProperty(exports, "measure", {
	enumerable: true,
	get: function() {
		return measure;
	}
});
Object.defineProperty(exports, "selectionOf", {
	enumerable: true,
	get: function() {
		return selectionOf;
	}
});
