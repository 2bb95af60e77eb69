import { n as chooseReportBaseline, r as alignRoots, t as openUpload } from "./open-upload.js";
import { F as findReports, P as readReport, S as compareRuns, _ as withPolicyChange, c as conclude, g as choosePolicy, j as RunTally, o as describeRun, s as externalRunId, t as chooseBaseline, v as createBudget, y as makeReport } from "./choose-baseline.js";
import { n as suspects, t as applyConfirmation } from "./confirm.js";
import { n as caseTitle } from "./identity.js";
import { f as messageOf, o as ReportError } from "./errors.js";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { statSync } from "node:fs";
// src/reports/files/stale-reports.ts
/**
* Report files that are older than the checkout: committed by accident, or left over from an earlier job. Git writes
* `HEAD` after it has written the files of a checkout, and neither a commit nor `git status` touches it.
*
* @param workspace absolute folder; without a `.git` folder in it nothing is stale
* @returns paths as the reports are named
*/
function findStaleReports(files, workspace) {
	const checkedOutAt = modifiedAt(join(workspace, ".git", "HEAD"));
	if (checkedOutAt === void 0) return [];
	return files.flatMap(({ path, absolutePath }) => {
		const writtenAt = modifiedAt(absolutePath);
		return writtenAt !== void 0 && writtenAt < checkedOutAt ? [path] : [];
	});
}
/** Milliseconds since the epoch. */
function modifiedAt(path) {
	try {
		return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
	} catch {
		return;
	}
}
// src/jobs/report/measure.ts
/**
* Reads all report files that the patterns name into one run. Damage in one file is reported in its summary and does
* not stop the others. The order of files is fixed, so ordinals are the same on every attempt.
*/
async function measure(options) {
	const { patterns, root, codeRoot = root, format, allowOutside = false, info, sink, asIterations, pathPrefix } = options;
	const found = await findReports(patterns, root, { allowOutside });
	const tallies = new RunTally(info);
	const files = [];
	const readOptions = {
		root: codeRoot,
		format,
		pathPrefix
	};
	for (const file of found.files) {
		const report = tallies.begin(file.path);
		const summary = await readOne(file.path, () => readReport(file, readOptions, (batch) => {
			for (const result of batch) report.add(result);
		}));
		tallies.end(report, summary);
		files.push(summary);
	}
	const run = tallies.finish({ asIterations });
	if (sink !== void 0) await readAgain(found.files, readOptions, tallies, sink);
	return {
		run,
		files,
		found
	};
}
/**
* Hands on the iterations. Only when every file is read it is known which entries are attempts, and in which environment
* a case ran that several files have, so the files are read a second time; results in memory could be millions.
*/
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
		if (!(error instanceof ReportError)) throw error;
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
			error: messageOf(error)
		};
	}
}
// src/jobs/report/confirm.ts
/**
* Runs the suspect cases again on both sides with the command of the workflow's author, and lets the fresh results
* decide. The base is a second work tree at the commit of the baseline. Returns the comparison as it was, with a
* notice, when that can't be done: a suspicion that was not confirmed proves nothing, but it is not gone either.
*/
async function confirmSuspects(comparison, policy, config, platform) {
	const { confirm } = config;
	const suspected = suspects(comparison, policy);
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
		const baseFolder = join(scratch, "confirm-base");
		if (!await checkOut(baseCommit, baseFolder, platform)) return keep(`the commit ${baseCommit} could not be checked out. Let the checkout step fetch it (fetch-depth: 0).`);
		try {
			const rerun = (side, folder) => runSide(side, folder, confirm, suspected, config, platform);
			const head = await rerun("head", workspace);
			const base = await rerun("base", baseFolder);
			if (typeof head === "string") return keep(head);
			if (typeof base === "string") return keep(base);
			return { comparison: applyConfirmation(comparison, head, base, policy) };
		} finally {
			await removeWorkTree(baseFolder, platform);
		}
	});
}
/** git without the programs that a repository may name: earlier code of the job can have written its settings. */
const quietGit = "git -c core.hooksPath=/dev/null -c core.fsmonitor=false";
/** The system takes no variable over 128 KiB; the file names all suspects. */
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
/** The fresh results of one side, or why they are missing. */
async function runSide(side, folder, command, suspected, config, { runCommand, files: ownFiles, clock }) {
	const reports = ownFiles.emptyScratchFolder(`confirm-${side}-reports`);
	const suspects = suspected.map(({ identity }) => ({
		title: caseTitle(identity),
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
/** The name as a regular expression that matches it alone, for the `-t` of test runners. */
function escapePattern(name) {
	return name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
// src/jobs/report/gate-reports.ts
/**
* The main job: reports → results → service, baseline → verdict → comment, summary, annotations, outputs.
* Returns the exit code of {@link conclude}.
* @throws UsageError for a wrong policy file; everything later ends in a verdict.
*/
async function gateReports(config, platform) {
	const { context, log, clock } = platform;
	const { policy, change } = await choosePolicy(config, platform);
	const id = externalRunId(context, config.suiteName, randomUUID());
	const info = describeRun(context, config.suiteName, id, clock.now());
	const budget = createBudget(config.publishTimeoutMs, platform);
	const chosen = await log.group("Looking for the baseline", () => chooseBaseline(config, platform, budget));
	const upload = await openUpload(config, policy, info, platform);
	const measurement = await log.group("Reading the reports", async () => {
		const measured = await measure({
			patterns: config.reports,
			root: platform.workspace,
			info,
			format: config.format,
			pathPrefix: config.pathPrefix,
			sink: upload.sink
		});
		logReports(measured, platform);
		return measured;
	});
	const uploaded = await upload.finish(measurement.found.files);
	const { baseline: found, missing } = await chooseReportBaseline(chosen, measurement.run, config, platform, uploaded);
	const baseline = found && alignRoots(found, measurement.run);
	const stale = findStaleReports(measurement.found.files, platform.workspace);
	const { comparison, notice } = await confirmSuspects(compareRuns(measurement.run, baseline, policy, {
		today: info.createdAt,
		confirms: config.confirm !== void 0,
		selection: selectionOf(config, measurement.files)
	}), policy, config, platform);
	const report = makeReport({
		suiteName: config.suiteName,
		policy,
		head: measurement.run,
		files: measurement.files,
		baseline,
		comparison,
		service: uploaded,
		missingBaseline: missing,
		notices: [notice],
		gate: { stale },
		context
	});
	const isComplete = stale.length === 0 && !config.selection;
	if (!isComplete) {
		const why = config.selection ? "only a selection ran" : "reports are older than the checkout";
		log.notice(`This measurement is not kept as a baseline: ${why}.`);
	}
	return await conclude(withPolicyChange(report, change), policy, config, platform, budget, { isComplete });
}
/** What chose the cases of a run that was meant to be partial: the input, or the report says so. */
function selectionOf({ selection }, files) {
	if (selection) return "input `selection`";
	return files.find((file) => file.selection !== void 0)?.selection;
}
/** Logs one line per file; skipped and damaged files get a notice or an error. */
function logReports({ files, found }, { log }) {
	for (const file of files) {
		if (file.foreign !== void 0) log.notice(`${file.path} was skipped: ${file.foreign}`);
		else log.info(`${file.path} (${file.format ?? "unknown format"}): ${file.tests} results`);
		for (const warning of file.warnings) log.warning(`${file.path}: ${warning}`);
		if (file.error !== void 0) log.error(file.error);
	}
	for (const { path, reason } of found.refused) log.warning(`${path} was not read: ${reason}`);
	for (const pattern of found.unmatched) log.warning(`No file matches \`${pattern}\`. Did the tests run before this step, and write a report there?`);
}
export { findStaleReports as a, measure as i, logReports as n, selectionOf as r, gateReports as t };
