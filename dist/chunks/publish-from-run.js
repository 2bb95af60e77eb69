import { l as UsageError, t as ArtifactError } from "./errors.js";
import { C as compareRuns, b as createBudget, c as describeRun, l as externalRunId, r as chooseBaseline, u as conclude, v as choosePolicy, x as makeReport, y as withPolicyChange } from "./confirm.js";
import { i as readFacts, n as collectedMaxBytes, r as readCollectedRun, t as collectedFiles } from "./collected-run.js";
import { t as artifactName } from "./artifact-name.js";
import { i as openUpload, r as selectionOf } from "./gate-reports.js";
// src/jobs/fork/results-of-run.ts
const batchSize = 500;
/**
* The iterations of a run, as far as its tallies still contain them: those that are kept as evidence with all their
* texts, the others by their outcome alone. In batches, so that a large run is never a list.
*/
function* resultsOf(run) {
	let batch = [];
	for (const tally of run.cases.values()) {
		let ordinal = 0;
		for (const result of resultsOfCase(tally)) {
			ordinal += 1;
			batch.push({
				result,
				key: tally.key,
				ordinal,
				shard: ""
			});
			if (batch.length < batchSize) continue;
			yield batch;
			batch = [];
		}
	}
	if (batch.length > 0) yield batch;
}
function* resultsOfCase(tally) {
	const { identity, evidence = [], scope, model, provider, location, retried } = tally;
	const common = {
		identity,
		scope,
		model,
		provider,
		attempts: retried && 1 + retried.failed + retried.errored
	};
	const left = {
		passed: tally.passed,
		failed: tally.failed,
		errored: tally.errored,
		skipped: tally.skipped
	};
	for (const { ordinal: _, scores, ...kept } of evidence) {
		if (left[kept.outcome] === 0) continue;
		left[kept.outcome] -= 1;
		yield {
			...common,
			...kept,
			scores
		};
	}
	const place = location === void 0 ? {} : { location };
	for (const [outcome, count] of Object.entries(left)) for (let index = 0; index < count; index += 1) yield {
		...common,
		...place,
		outcome
	};
}
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
	const files = await fetchCollected(trigger, config.suiteName, platform);
	const facts = readFacts(files.get(collectedFiles.facts), config.suiteName);
	const collected = readCollectedRun(files.get(collectedFiles.results));
	const opened = await findPullRequest(facts.pullRequest, trigger, platform);
	if (opened === void 0) return 0;
	const scope = withinPullRequest(platform, opened, trigger);
	const info = describeRun(scope.context, config.suiteName, externalRunId(scope.context, config.suiteName, ""), platform.clock.now());
	const run = {
		info,
		cases: collected.cases
	};
	const { policy, change } = await choosePolicy(config, scope);
	const budget = createBudget(config.publishTimeoutMs, platform);
	const { baseline, missing, rejected = [] } = await log.group("Looking for the baseline", () => chooseBaseline(config, scope, budget));
	const other = rejected.find(({ reason }) => reason === "other-workflow");
	if (other?.workflowPath !== void 0) throw refuseWorkflow(scope.context.workflowPath, other.workflowPath);
	const service = await uploadRun(run, info, config, policy, scope);
	const comparison = compareRuns(run, baseline, policy, {
		today: info.createdAt,
		selection: selectionOf(config, [])
	});
	const report = makeReport({
		suiteName: config.suiteName,
		policy,
		head: run,
		files: facts.files,
		baseline,
		comparison,
		service,
		missingBaseline: missing,
		notices: [opened.pullRequest.fromFork ? forkNotice : void 0],
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
async function fetchCollected({ runId }, suiteName, { foreignArtifacts }) {
	const name = artifactName("collected", suiteName);
	const files = await foreignArtifacts?.read(runId, name, {
		files: Object.values(collectedFiles),
		maxBytes: collectedMaxBytes
	});
	if (files !== void 0) return files;
	throw new ArtifactError(`The run ${runId} has stored no measurement of "${suiteName}".`, ["Did its step with `mode: collect` come to an end, with the same `suite-name` as this one?"]);
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
async function uploadRun(run, info, config, policy, platform) {
	const upload = await openUpload(config, policy, info, platform);
	if (upload.sink !== void 0) for (const batch of resultsOf(run)) await upload.sink(batch);
	return upload.finish([]);
}
export { publishFromRun };
