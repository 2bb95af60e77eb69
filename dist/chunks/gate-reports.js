import { n as caseTitle, t as caseKey } from "./identity.js";
import { C as compareRuns, D as readReport, E as RunTally, O as findReports, b as createBudget, c as describeRun, i as standIn, l as externalRunId, n as suspects, r as chooseBaseline, s as baseBranchesOf, t as applyConfirmation, u as conclude, v as choosePolicy, x as makeReport, y as withPolicyChange } from "./confirm.js";
import { f as messageOf, o as ReportError, s as ServiceError } from "./errors.js";
import { L as serviceRuns } from "./trend.js";
import { C as dayMs } from "./eval-data.js";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { statSync } from "node:fs";
// src/baseline/align-roots.ts
/**
* Jest and Vitest write absolute paths. Those in the workspace are made relative when they are read; for reports of
* a checkout elsewhere (another machine, a terminal) this derives the move from the files that both sides have, and
* gives the cases of the baseline the paths of the head. Paths under one folder stay distinct, so two different cases
* are never merged.
*/
function alignRoots(baseline, head) {
	const headFiles = absoluteFiles(head);
	if (headFiles.size === 0) return baseline;
	return {
		...baseline,
		runs: baseline.runs.map((run) => alignRun(run, headFiles))
	};
}
function alignRun(run, headFiles) {
	const files = absoluteFiles(run);
	if (files.size === 0 || [...files].some((file) => headFiles.has(file))) return run;
	const move = findMove(files, headFiles);
	if (move === void 0) return run;
	const cases = /* @__PURE__ */ new Map();
	for (const tally of run.cases.values()) {
		const moved = moveTally(tally, move);
		cases.set(moved.key, moved);
	}
	return cases.size === run.cases.size ? {
		...run,
		cases
	} : run;
}
function moveTally(tally, { from, to }) {
	const { file } = tally.identity;
	if (file === void 0 || !file.startsWith(from)) return tally;
	const identity = {
		...tally.identity,
		file: to + file.slice(from.length)
	};
	return {
		...tally,
		key: caseKey(identity),
		identity
	};
}
function absoluteFiles(run) {
	const files = /* @__PURE__ */ new Set();
	for (const { identity } of run.cases.values()) if (identity.file !== void 0 && /^(?:\/|[A-Za-z]:\/)/.test(identity.file)) files.add(identity.file);
	return files;
}
/** The move that most files agree on; among equals, the one that keeps most of the path. */
function findMove(from, to) {
	const byName = Map.groupBy(to, baseName);
	const votes = /* @__PURE__ */ new Map();
	for (const file of from) for (const candidate of byName.get(baseName(file)) ?? []) {
		const move = moveBetween(file, candidate);
		const key = JSON.stringify(move);
		const vote = votes.get(key) ?? {
			move,
			count: 0
		};
		vote.count += 1;
		votes.set(key, vote);
	}
	const [best] = [...votes.values()].sort((a, b) => b.count - a.count || a.move.from.length - b.move.from.length);
	return best?.move;
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
/** The prefixes before the common end of both paths. */
function moveBetween(from, to) {
	const [a, b] = [from.split("/"), to.split("/")];
	let shared = 0;
	while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared)) shared += 1;
	const before = (parts) => `${parts.slice(0, parts.length - shared).join("/")}/`;
	return {
		from: before(a),
		to: before(b)
	};
}
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
// src/baseline/align-titles.ts
/**
* The service knows an uploaded case by its title only. Gives such cases the identity that the head has for the
* title, so that both sides are joined. A title shared by several cases of the head is not joined: two different
* cases are never treated as one.
*/
function alignTitles(baseline, head) {
	const byTitle = /* @__PURE__ */ new Map();
	for (const { identity } of head.cases.values()) {
		const title = caseTitle(identity);
		byTitle.set(title, byTitle.has(title) ? null : identity);
	}
	return {
		...baseline,
		runs: baseline.runs.map((run) => ({
			...run,
			cases: alignCases(run, byTitle)
		}))
	};
}
function alignCases(run, byTitle) {
	const aligned = /* @__PURE__ */ new Map();
	for (const tally of run.cases.values()) {
		const identity = byTitle.get(caseTitle(tally.identity)) ?? tally.identity;
		const key = caseKey(identity);
		aligned.set(key, {
			...tally,
			key,
			identity
		});
	}
	return aligned;
}
// src/jobs/report/baseline.ts
/**
* The baseline of a report job. What the base branch has stored as an artifact comes first, since it knows files,
* suites and skipped cases; the service knows an uploaded case by its title alone, and is asked when there is no
* artifact (no permission to look, another CI system) or when the inputs want it.
* @throws as {@link chooseBaseline}
*/
async function chooseReportBaseline(chosen, head, config, platform, uploaded) {
	const { baseline: choice, service } = config;
	if (!(choice.kind === "service" || choice.kind === "auto" && chosen.baseline === null) || service === void 0 || service.projectId === "default") return chosen;
	const { context, log, clock } = platform;
	const branches = baseBranchesOf(context, config.baselineBranch);
	const { findServiceBaseline } = await import("./from-service2.js");
	const { openClient } = await import("./open2.js");
	const client = openClient(service, platform);
	try {
		for (const branch of branches) {
			const baseline = await findServiceBaseline(client.project(service.projectId), {
				suiteName: config.suiteName,
				branch,
				commit: context.pullRequest?.baseSha ?? context.mergeGroup?.baseSha,
				limit: config.baselineRuns,
				age: {
					mostMs: config.baselineMaxAgeDays * dayMs,
					nowMs: clock.now()
				},
				excludeRunIds: serviceRuns(uploaded).map(({ runId }) => runId),
				identity: {
					suite: [],
					stableCaseIds: false
				}
			});
			if (baseline !== null) return { baseline: standIn(alignTitles(baseline, head), branch, branches) };
		}
		return choice.kind === "service" || platform.artifacts === void 0 ? {
			baseline: null,
			missing: explainFirstUpload(branches[0], config.suiteName)
		} : chosen;
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		const explanation = `The service could not be asked for a baseline. ${messageOf(error, "\n")}`;
		log.warning(explanation);
		const both = [explanation, chosen.missing?.explanation].filter((text) => text !== void 0);
		return {
			...chosen,
			missing: {
				kind: "out-of-reach",
				explanation: both.join("\n")
			}
		};
	} finally {
		await client.close();
	}
}
function explainFirstUpload(branch, suiteName) {
	if (branch === void 0) return {
		kind: "unusable",
		explanation: "This run does not belong to a branch, so there is no baseline for it."
	};
	return {
		kind: "first",
		explanation: `The eval service has no run of "${suiteName}" on ${branch} yet. The next run on ${branch} uploads the first one.`
	};
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
// src/jobs/report/open-upload.ts
/** Starts the upload when there is a key; without one, nothing of the client is loaded. */
async function openUpload(config, policy, info, platform) {
	const { service } = config;
	if (service === void 0) {
		if (config.isKeyMissing) tellMissingKey(platform);
		return { finish: async () => ({ kind: "none" }) };
	}
	const { startUpload } = await import("./upload.js");
	return startUpload({
		...config,
		service
	}, policy, info, platform);
}
/** An address without a key is a secret that did not arrive: always on forks, else by a wrong name. */
function tellMissingKey({ context, log }) {
	const what = "base-url is set, but api-key is empty, so nothing is uploaded.";
	if (context.pullRequest?.fromFork === true || context.actor === "dependabot[bot]") log.notice(`${what} Pull requests of forks and of Dependabot get no secrets.`);
	else log.warning(`${what} Does the secret exist, and is its name right?`);
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
export { measure as a, openUpload as i, logReports as n, alignRoots as o, selectionOf as r, gateReports as t };
