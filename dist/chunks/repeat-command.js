const require_gate = require("./gate.js");
// src/jobs/report/repeat-command.ts
async function repeatByCommand(round, command, config, platform) {
	return await platform.log.group(`Measuring again, round ${round}`, () => measureRound(round, command, config, platform));
}
async function measureRound(round, command, config, { runCommand, files: ownFiles, workspace, clock, hideSecrets }) {
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
	const { run, files } = await require_gate.measure({
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
		pathPrefix: config.pathPrefix,
		hideSecrets
	});
	const damaged = files.find(({ error }) => error !== void 0);
	if (damaged?.error !== void 0) return damaged.error;
	if (run.cases.size > 0) return run;
	return `the command wrote no results into $EVAL_GATE_REPORTS (exit code ${outcome.exitCode})`;
}
exports.repeatByCommand = repeatByCommand;
