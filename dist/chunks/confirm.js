const require_gate = require("./gate.js");
const require_platform = require("./platform.js");
let node_path = require("node:path");
// src/jobs/report/confirm.ts
async function confirmSuspects(comparison, policy, config, platform) {
	const { confirm } = config;
	const suspected = require_gate.casesToRerun(comparison, policy);
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
			let again = require_gate.judgeSuiteAgain(comparison, head, base, policy, 1);
			if (again?.isOpen === true) {
				log.info("The suite as a whole is not decided yet; running the cases once more.");
				const [moreHead, moreBase] = [await rerun("head", workspace), await rerun("base", baseFolder)];
				if (typeof moreHead === "string") return keep(moreHead);
				if (typeof moreBase === "string") return keep(moreBase);
				again = require_gate.judgeSuiteAgain(comparison, require_gate.joinRuns(head, moreHead), require_gate.joinRuns(base, moreBase), policy, 2);
			}
			return { comparison: require_gate.applyConfirmation(comparison, head, base, again?.confirmation) };
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
async function runSide(side, folder, command, suspected, config, { runCommand, files: ownFiles, clock, hideSecrets }) {
	const reports = ownFiles.emptyScratchFolder(`confirm-${side}-reports`);
	const suspects = suspected.map(({ identity }) => ({
		title: require_platform.caseTitle(identity),
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
	const { run, files } = await require_gate.measure({
		patterns: ["**/*"],
		root: reports,
		codeRoot: folder,
		asIterations: true,
		info: {
			id: `confirm-${side}`,
			suiteName: config.suiteName,
			createdAt: clock.now()
		},
		format: config.format,
		hideSecrets
	});
	const damaged = files.find(({ error }) => error !== void 0);
	if (damaged?.error !== void 0) return damaged.error;
	if (run.cases.size > 0) return run;
	return `the command wrote no results into $EVAL_GATE_REPORTS on the ${side} side (exit code ${outcome.exitCode}).`;
}
function escapePattern(name) {
	return name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
exports.confirmSuspects = confirmSuspects;
