import { l as UsageError, t as ArtifactError } from "./errors.js";
import { S as compareRuns, _ as withPolicyChange, c as conclude, g as choosePolicy, o as describeRun, s as externalRunId, t as chooseBaseline, v as createBudget, y as makeReport } from "./choose-baseline.js";
import { a as findGaps, i as joinParts, n as readParts, o as reasonOfGaps, r as filesOfParts, t as uploadRun } from "./upload-run.js";
import { r as selectionOf } from "./gate-reports.js";
// src/jobs/fork/publish-from-run.ts
/**
* The second half of the pair for forks, in the base repository with its secrets: takes what a collecting run has
* stored, makes sure which pull request it belongs to, and then does what the main job does. Everything in the artifact
* may be forged; it is never executed, and it does not decide where the result is published.
*
* @throws UsageError outside of a `workflow_run`; ArtifactError for a measurement that is refused.
*/
async function publishFromRun(config, platform) {
	const { trigger } = platform.context;
	const { log } = platform;
	if (trigger === void 0) throw new UsageError([{
		message: "`mode: publish` only works in workflows started by `workflow_run`",
		advice: "See docs/recipes/fork-pull-requests.md for both workflows."
	}]);
	if (trigger.event !== "pull_request") {
		log.notice(`The run was started by "${trigger.event}" and not by a pull request: nothing to publish.`);
		return 0;
	}
	await checkWorkflow(config, platform);
	const found = await readParts(trigger.runId, config.suiteName, platform);
	const { parts } = found;
	const opened = await findPullRequest(claimedPullRequest(found, trigger, config.suiteName), trigger, platform);
	if (opened === void 0) return 0;
	const scope = withinPullRequest(platform, opened, trigger);
	const info = describeRun(scope.context, config.suiteName, externalRunId(scope.context, config.suiteName, ""), platform.clock.now());
	const run = {
		info,
		cases: joinParts(parts, config.parts)
	};
	const gaps = findGaps(found, {
		parts: config.expectedParts ?? (parts.every(({ facts }) => facts.total === void 0) ? parts.length : void 0),
		attempt: trigger.attempt,
		commit: trigger.commit,
		failedJobs: []
	});
	const { policy, change } = await choosePolicy(config, scope);
	const budget = createBudget(config.publishTimeoutMs, platform);
	const { baseline, missing, rejected = [] } = await log.group("Looking for the baseline", () => chooseBaseline(config, scope, budget));
	const other = rejected.find(({ reason }) => reason === "other-workflow");
	if (other?.workflowPath !== void 0) throw refuseWorkflow(scope.context.workflowPath, other.workflowPath);
	const service = await uploadRun(run, config, policy, scope);
	const comparison = compareRuns(run, baseline, policy, {
		today: info.createdAt,
		selection: gaps.length > 0 ? "parts are missing" : selectionOf(config, [])
	});
	const report = makeReport({
		suiteName: config.suiteName,
		policy,
		head: run,
		files: filesOfParts(parts),
		baseline,
		comparison,
		service,
		missingBaseline: missing,
		notices: [...found.notices, opened.pullRequest.fromFork ? forkNotice : void 0],
		gate: { otherReasons: reasonOfGaps(gaps) },
		context: scope.context
	});
	return await conclude(withPolicyChange(report, change), policy, {
		...config,
		annotations: false
	}, scope, budget);
}
/**
* GitHub starts this workflow by the *name* of another one, and a pull request may bring a file of that name. What
* counts is the path: it must be the one that the input names, or at least be on the default branch.
* @throws ArtifactError
*/
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
	return new ArtifactError(`The measurement was made by the workflow ${path ?? "of an unknown file"}, ${why}. Nothing is published.`, ["Set `workflow` to the path of the workflow file with `mode: collect`."]);
}
const forkNotice = "Measured by the workflow of a fork: the figures can be trusted as far as the code of the pull request can.";
/**
* The pull request that all parts claim to be of.
* @throws ArtifactError when there is not any, a part is refused, or they contradict each other
*/
function claimedPullRequest({ parts, unreadable }, { runId }, suiteName) {
	const [refused] = unreadable;
	if (refused !== void 0) throw new ArtifactError(refused, ["Nothing was published."]);
	if (parts.length === 0) throw new ArtifactError(`The run ${runId} has stored no measurement of "${suiteName}".`, ["Did its step with `mode: collect` come to an end, with the same `suite-name` as this one?"]);
	const [number, ...others] = new Set(parts.map(({ pullRequest }) => pullRequest));
	if (number === void 0 || others.length > 0) throw new ArtifactError("The parts of the measurement do not name one pull request.", ["Nothing was published. A pull request can only speak for itself."]);
	return number;
}
/**
* The pull request that the measurement claims to be of, once GitHub confirms it: its head is the commit, and comes
* from the repository, that the measuring run had. Nothing when it has moved on since.
*/
async function findPullRequest(number, trigger, { pullRequests, log }) {
	const opened = await pullRequests?.find(number);
	if (opened === void 0 || trigger.headRepository === "" || opened.headRepository !== trigger.headRepository) throw new ArtifactError(`The measurement says that it is of pull request ${number}, but it is not.`, ["Nothing was published. A pull request can only speak for itself."]);
	if (opened.pullRequest.headSha === trigger.commit) return opened;
	log.notice(`Pull request ${number} has another head than the measured commit; nothing is published.`);
}
/** The platform as if this job had been started by the pull request itself. */
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
export { publishFromRun };
