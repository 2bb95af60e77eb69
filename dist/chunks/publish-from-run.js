const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_read_parts = require("./read-parts.js");
// src/jobs/fork/publish-from-run.ts
async function publishFromRun(config, platform) {
	const { trigger } = platform.context;
	const { log } = platform;
	if (trigger === void 0) throw new require_platform.UsageError([{
		message: "`mode: publish` only works in workflows started by `workflow_run`",
		advice: "See docs/recipes/fork-pull-requests.md for both workflows."
	}]);
	if (trigger.event !== "pull_request") {
		log.notice(`The run was started by "${trigger.event}" and not by a pull request: nothing to publish.`);
		return 0;
	}
	const stopwatch = require_gate.createStopwatch(platform.clock);
	await stopwatch.time("find", () => checkWorkflow(config, platform));
	const found = await stopwatch.time("parse", () => require_read_parts.readParts(trigger.runId, trigger.attempt, config.suiteName, platform));
	const { parts } = found;
	const claimed = claimedPullRequest(found, trigger, config.suiteName);
	const opened = await stopwatch.time("find", () => findPullRequest(claimed, trigger, platform));
	if (opened === void 0) return 0;
	const scope = withinPullRequest(platform, opened, trigger);
	const job = await require_gate.prepare({
		...config,
		annotations: false
	}, scope, stopwatch);
	const { stored, findBase } = await require_gate.beginSearch(job);
	const other = stored.rejected?.find(({ reason }) => reason === "other-workflow");
	if (other?.workflowPath !== void 0) throw refuseWorkflow(scope.context.workflowPath, other.workflowPath);
	const isOfMatrix = parts.some(({ facts }) => facts.total !== void 0);
	const trust = {
		mayNameSelection: false,
		expected: config.expectedParts ?? (isOfMatrix ? void 0 : parts.length),
		notices: opened.pullRequest.fromFork ? [forkNotice] : []
	};
	const measured = await require_read_parts.measuredParts(found, trust, job);
	return await require_gate.gate({
		measured,
		findBase,
		again: require_gate.never
	}, job);
}
async function checkWorkflow({ workflow }, { context, repositoryFiles }) {
	const { workflowPath: path, commit } = context;
	if (workflow !== void 0) {
		if (path !== workflow) throw refuseWorkflow(path, workflow);
		return;
	}
	if (path === void 0 || commit === void 0 || repositoryFiles === void 0) return;
	if (await repositoryFiles.read(path, commit) === void 0) throw refuseWorkflow(path);
}
function refuseWorkflow(path, expected) {
	const why = expected === void 0 ? "which is not on the default branch" : `but ${expected} was expected`;
	return new require_platform.ArtifactError(`The measurement was made by the workflow ${path ?? "of an unknown file"}, ${why}. Nothing is published.`, ["Set `workflow` to the path of the workflow file with `mode: collect`."]);
}
const forkNotice = "Measured by the workflow of a fork: the figures can be trusted as far as the code of the pull request can.";
function claimedPullRequest({ parts, unreadable }, { runId }, suiteName) {
	const [refused] = unreadable;
	if (refused !== void 0) throw new require_platform.ArtifactError(refused, ["Nothing was published."]);
	if (parts.length === 0) throw new require_platform.ArtifactError(`The run ${runId} has stored no measurement of "${suiteName}".`, ["Did its step with `mode: collect` come to an end, with the same `suite-name` as this one?"]);
	const [number, ...others] = new Set(parts.map(({ pullRequest }) => pullRequest));
	if (number === void 0 || others.length > 0) throw new require_platform.ArtifactError("The parts of the measurement do not name one pull request.", ["Nothing was published. A pull request can only speak for itself."]);
	return number;
}
async function findPullRequest(number, trigger, { pullRequests, log }) {
	const opened = await pullRequests?.find(number);
	if (opened === void 0 || trigger.headRepository === "" || opened.headRepository !== trigger.headRepository) throw new require_platform.ArtifactError(`The measurement says that it is of pull request ${number}, but it is not.`, ["Nothing was published. A pull request can only speak for itself."]);
	if (opened.pullRequest.headSha === trigger.commit) return opened;
	log.notice(`Pull request ${number} has another head than the measured commit; nothing is published.`);
}
function withinPullRequest(platform, opened, trigger) {
	const { pullRequest, comments, changedFiles } = opened;
	const { runId, attempt, commit, branch, url } = trigger;
	return {
		...platform,
		comments,
		changedFiles,
		context: {
			...platform.context,
			pullRequest,
			baseBranch: pullRequest.baseBranch,
			notTheBranch: void 0,
			jobRunId: void 0,
			runId,
			attempt,
			commit,
			branch,
			runUrl: url ?? platform.context.runUrl
		}
	};
}
exports.publishFromRun = publishFromRun;
