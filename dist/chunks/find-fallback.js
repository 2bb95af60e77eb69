const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_from_artifacts = require("./from-artifacts.js");
const require_main = require("./main.js");
// src/baseline/base-branches.ts
function baseBranchesOf(context, chosen) {
	if (chosen !== void 0) return [chosen];
	const { baseBranch, defaultBranch, pullRequest, mergeGroup, isProtected = false } = context;
	if (baseBranch === void 0) return defaultBranch === void 0 ? [] : [defaultBranch];
	if (defaultBranch === void 0 || baseBranch === defaultBranch) return [baseBranch];
	return pullRequest !== void 0 || mergeGroup !== void 0 || isProtected ? [baseBranch, defaultBranch] : [defaultBranch];
}
// src/baseline/describe-runs.ts
function describeRuns(branch, runs) {
	const commit = runs[0]?.info.commit;
	const place = commit === void 0 ? branch : `${branch}@${commit.slice(0, 7)}`;
	return runs.length > 1 ? `${place} and ${require_platform.formatCount(runs.length - 1)} more` : place;
}
function describeAgedRuns(branch, runs, now) {
	const [newest] = runs;
	const iterations = runs.reduce((sum, run) => sum + require_platform.totalsOf(run).total, 0);
	const age = newest === void 0 ? [] : [`${require_platform.formatAge(now - newest.info.createdAt)} old`];
	return [
		describeRuns(branch, runs),
		...age,
		require_platform.plural(iterations, "iteration")
	].join(", ");
}
// src/baseline/lineage.ts
async function traceLineage(branch, context, commits, log) {
	const near = await listAncestors(context, commits, log);
	const distances = new Map(near.map((commit, distance) => [commit, distance]));
	let tip;
	async function readTip() {
		const sha = await commits?.tipOf(branch);
		return sha === void 0 ? void 0 : {
			sha,
			ancestors: new Set(await commits?.ancestors(sha))
		};
	}
	return {
		distanceOf: (commit) => distances.get(commit) ?? Number.POSITIVE_INFINITY,
		isContained: async (commit) => {
			if (distances.has(commit)) return true;
			tip ??= readTip();
			const found = await tip;
			if (found === void 0 || commits === void 0) return false;
			return found.ancestors.has(commit) || await commits.isContained(commit, found.sha);
		}
	};
}
async function listAncestors({ pullRequest, mergeGroup, checkedOut, commit, branch }, commits, log) {
	if (commits === void 0) return [];
	try {
		if (mergeGroup !== void 0) return await commits.ancestors(mergeGroup.baseSha);
		if (pullRequest === void 0) return commit === void 0 || branch === void 0 ? [] : await commits.ancestors(commit);
		const { baseSha, headSha } = pullRequest;
		const start = checkedOut === headSha ? await commits.mergeBase(baseSha, headSha) : baseSha;
		return start === "" ? [] : await commits.ancestors(start);
	} catch (error) {
		log.debug(`The ancestors could not be listed, so the newest baselines are used: ${error}`);
		return [];
	}
}
// src/baseline/search.ts
const mostLooks = 60;
const explainedStrangers = 3;
async function searchBranch(search, artifacts, platform, read) {
	const { name, branch, workflows, most, maxAgeDays } = search;
	const named = await artifacts.listNamed(name, branch);
	const searchedAt = named.askedAt ?? platform.clock.now();
	const oldest = searchedAt - maxAgeDays * require_main.dayMs;
	if (named.isComplete && named.artifacts.length === 0) return { status: "never" };
	const { runs, isComplete } = await artifacts.listBranchRuns(branch, oldest, workflows);
	const lineage = await traceLineage(branch, platform.context, platform.commits, platform.log);
	const found = [];
	const rejected = [];
	let looks = 0;
	for (const run of sortByDistance(runs, lineage)) {
		if (found.length >= most || looks >= mostLooks) break;
		const isListed = named.isComplete || named.artifacts.some(({ runId }) => runId === run.id);
		looks += isListed ? 0 : 1;
		const artifact = isListed ? newestOf(named.artifacts, run) : await artifacts.findInRun(name, run.id);
		if (artifact === void 0) continue;
		looks += lineage.distanceOf(run.commit) === Number.POSITIVE_INFINITY ? 1 : 0;
		const rejection = await rejectArtifact(artifact, run, {
			branch,
			oldest,
			maxAgeDays
		}, lineage);
		if (rejection !== void 0) {
			rejected.push(rejection);
			continue;
		}
		try {
			found.push(await readWhereItIs(artifact, artifacts, read));
		} catch (error) {
			if (error instanceof require_platform.PermissionError) throw error;
			platform.log.warning(describeTrouble(run, error));
			rejected.push(rejectContent(run, error));
		}
	}
	if (found.length > 0) return {
		status: "found",
		found,
		rejected,
		searchedAt
	};
	if (rejected.some(({ reason }) => reason === "not-fetched") || looks >= mostLooks || !(named.isComplete || isComplete)) return {
		status: "not-reached",
		lookedAt: runs.length,
		rejected
	};
	const known = new Set(runs.map(({ id }) => id));
	const strangers = named.artifacts.filter(({ runId }) => !known.has(runId));
	for (const artifact of strangers.slice(0, explainedStrangers)) rejected.push(await explainStranger(artifact, artifacts, {
		oldest,
		maxAgeDays
	}));
	if (rejected.length > 0) return {
		status: "rejected",
		rejected
	};
	return named.isComplete ? { status: "never" } : {
		status: "not-reached",
		lookedAt: runs.length,
		rejected
	};
}
function sortByDistance(runs, { distanceOf }) {
	return runs.toSorted((a, b) => {
		const [nearer, farther] = [distanceOf(a.commit), distanceOf(b.commit)];
		return nearer === farther ? b.createdAt - a.createdAt : nearer - farther;
	});
}
async function readWhereItIs(artifact, artifacts, read) {
	try {
		return await read(artifact);
	} catch (error) {
		if (!(error instanceof require_platform.ArtifactGone)) throw error;
		const replaced = await artifacts.findInRun(artifact.name, artifact.runId);
		if (replaced === void 0 || replaced.id === artifact.id) throw error;
		return await read(replaced);
	}
}
function rejectContent({ id: runId }, error) {
	return error instanceof require_platform.ArtifactError ? {
		runId,
		reason: "unreadable",
		explanation: `can't be read: ${error.message}`
	} : {
		runId,
		reason: "not-fetched",
		explanation: `could not be downloaded: ${require_platform.messageOf(error)}`
	};
}
function describeTrouble({ id }, error) {
	return error instanceof require_platform.ArtifactError ? require_platform.messageOf(error) : `The artifact of run ${id} could not be downloaded: ${require_platform.messageOf(error)}`;
}
function newestOf(artifacts, run) {
	return artifacts.filter(({ runId }) => runId === run.id).toSorted((a, b) => b.id - a.id)[0];
}
async function rejectArtifact(artifact, run, { branch, ...limits }, lineage) {
	const outdated = rejectAge(artifact, limits);
	if (outdated !== void 0) return outdated;
	if (await lineage.isContained(run.commit)) return void 0;
	const explanation = `measured ${run.commit.slice(0, 7)}, which is not contained in ${branch}`;
	return {
		runId: run.id,
		reason: "not-contained",
		explanation
	};
}
function rejectAge({ runId, createdAt, isExpired }, { oldest, maxAgeDays }) {
	if (createdAt < oldest) return {
		runId,
		reason: "too-old",
		explanation: `is older than ${maxAgeDays} days (\`baseline-max-age\`)`
	};
	if (isExpired) return {
		runId,
		reason: "expired",
		explanation: "is no longer kept by GitHub"
	};
}
async function explainStranger(artifact, artifacts, limits) {
	const outdated = rejectAge(artifact, limits);
	if (outdated !== void 0) return outdated;
	const { runId } = artifact;
	const { event, workflowPath, isOfBranch } = await artifacts.originOf(runId);
	return isOfBranch ? {
		runId,
		reason: "other-workflow",
		explanation: `belongs to the workflow ${workflowPath}`,
		workflowPath
	} : {
		runId,
		reason: "not-of-branch",
		explanation: `was started by ${event}, so it did not measure the branch`
	};
}
// src/baseline/workflow-files.ts
const folder = ".github/workflows/";
function workflowPath(file) {
	return file.includes("/") ? file.replace(/^\.?\//, "") : `${folder}${file}`;
}
function workflowName(path) {
	return path.startsWith(folder) ? path.slice(18) : path;
}
// src/baseline/find.ts
async function findBranchBaseline(search, platform) {
	const { context, artifacts, log } = platform;
	const branch = search.branch ?? context.baseBranch;
	if (artifacts === void 0 || branch === void 0) return {
		status: "never",
		branch
	};
	const names = new require_platform.CaseNames();
	const outcome = await searchBranch({
		name: require_gate.artifactName("baseline", search.suiteName),
		branch,
		workflows: search.workflows,
		most: search.runs,
		maxAgeDays: search.maxAgeDays
	}, artifacts, platform, (artifact) => require_from_artifacts.readBaselineArtifact(artifacts, artifact, names));
	if (outcome.status === "never") return {
		status: "never",
		branch
	};
	for (const { runId, explanation } of outcome.rejected) log.info(`The baseline of run ${runId} is not used: it ${explanation}.`);
	if (outcome.status === "found") {
		const runs = outcome.found;
		return {
			status: "found",
			baseline: {
				source: "artifact",
				description: describeAgedRuns(branch, runs, outcome.searchedAt),
				runs
			}
		};
	}
	const { status, rejected } = outcome;
	return {
		status,
		branch,
		rejected,
		explanation: status === "rejected" ? explainRejected(branch, rejected) : explainUnreached(branch, outcome.lookedAt, rejected)
	};
}
const namedRejections = 3;
function explainUnreached(branch, lookedAt, rejected) {
	const unfetched = rejected.filter(({ reason }) => reason === "not-fetched");
	if (unfetched.length === 0) return `A baseline of ${branch} was not found among the ${lookedAt} runs that were checked; there may be older ones. Run the job on ${branch} to store a new one.`;
	const lines = unfetched.slice(0, namedRejections).map(({ runId, explanation }) => `- The baseline of run ${runId} ${explanation}.`);
	return [`${branch} has stored baselines, but GitHub did not deliver them. Run this job again.`, ...lines].join("\n");
}
function explainRejected(branch, rejected) {
	const lines = rejected.slice(0, namedRejections).map(({ runId, explanation }) => `- The baseline of run ${runId} ${explanation}.`);
	const others = rejected.length - lines.length;
	const other = rejected.find(({ reason }) => reason === "other-workflow")?.workflowPath;
	return [
		`${branch} has stored baselines, but none that can be used. ${other === void 0 ? `Run the job on ${branch} to store a new one.` : `Set \`baseline-workflow: ${workflowName(other)}\` to compare with it.`}`,
		...lines,
		...others > 0 ? [`- ${others} more.`] : []
	].join("\n");
}
async function findRunBaseline(runId, { suiteName, workflows }, platform) {
	const { artifacts, clock } = platform;
	const name = require_gate.artifactName("baseline", suiteName);
	const artifact = await artifacts?.findInRun(name, runId);
	if (artifacts === void 0 || artifact === void 0 || artifact.isExpired) throw new require_platform.ArtifactError(`Run ${runId} has no baseline of "${suiteName}".`, [`It would be the artifact ${name} of a push, schedule or workflow_dispatch run.`]);
	const { workflowPath, isOfBranch } = await artifacts.originOf(runId);
	const ownPath = platform.context.workflowPath;
	if (!isOfBranch || (workflows ?? (ownPath === void 0 ? void 0 : [ownPath]))?.includes(workflowPath) === false) throw new require_platform.ArtifactError(`Run ${runId} belongs to another workflow or to a pull request, so it can't be a baseline.`, ["Use a run of this workflow on a branch of this repository."]);
	const run = await require_from_artifacts.readBaselineArtifact(artifacts, artifact);
	return {
		source: "run",
		description: describeAgedRuns(artifact.branch, [run], clock.now()),
		runs: [run]
	};
}
// src/baseline/find-fallback.ts
async function findBaselineWithFallback(search, chosenBranch, platform) {
	const branches = baseBranchesOf(platform.context, chosenBranch);
	for (const branch of branches) {
		const outcome = await findBranchBaseline({
			...search,
			branch
		}, platform);
		if (outcome.status === "never") continue;
		return outcome.status === "found" ? {
			...outcome,
			baseline: standIn(outcome.baseline, branch, branches)
		} : outcome;
	}
	return {
		status: "never",
		branch: branches[0]
	};
}
function standIn(found, branch, [wanted]) {
	if (wanted === void 0 || branch === wanted) return found;
	return {
		...found,
		fallback: {
			wanted,
			used: branch
		}
	};
}
Object.defineProperty(exports, "baseBranchesOf", {
	enumerable: true,
	get: function() {
		return baseBranchesOf;
	}
});
Object.defineProperty(exports, "describeRuns", {
	enumerable: true,
	get: function() {
		return describeRuns;
	}
});
Object.defineProperty(exports, "findBaselineWithFallback", {
	enumerable: true,
	get: function() {
		return findBaselineWithFallback;
	}
});
Object.defineProperty(exports, "findBranchBaseline", {
	enumerable: true,
	get: function() {
		return findBranchBaseline;
	}
});
Object.defineProperty(exports, "findRunBaseline", {
	enumerable: true,
	get: function() {
		return findRunBaseline;
	}
});
Object.defineProperty(exports, "searchBranch", {
	enumerable: true,
	get: function() {
		return searchBranch;
	}
});
Object.defineProperty(exports, "standIn", {
	enumerable: true,
	get: function() {
		return standIn;
	}
});
Object.defineProperty(exports, "workflowName", {
	enumerable: true,
	get: function() {
		return workflowName;
	}
});
Object.defineProperty(exports, "workflowPath", {
	enumerable: true,
	get: function() {
		return workflowPath;
	}
});
