const require_gate = require("./gate.js");
const require_platform = require("./platform.js");
// src/model/acceptance/acceptance.ts
const acceptedFile = ".github/eval-gate-accepted.yml";
// src/jobs/acceptance/commands.ts
async function findCommands(pullRequest, asked, conversations) {
	const valid = [];
	const refused = [];
	const comments = await conversations.listComments(pullRequest.number, require_gate.acceptWord);
	for (const comment of comments) {
		const command = require_gate.readAcceptCommand(comment.body, comment.createdAt);
		if (command === void 0) continue;
		const who = comment.author?.login ?? "a bot, an app or a deleted account";
		const problem = "problem" in command ? comment.author && command.problem : await findProblem(command, comment, pullRequest, asked, conversations);
		if (problem === "not meant") continue;
		if (problem !== void 0) refused.push(`The \`${require_gate.acceptWord}\` of ${who} does not count: ${problem}.`);
		else if (!("problem" in command) && comment.author !== void 0) {
			const { cases, reason, until } = command;
			valid.push({
				cases,
				reason,
				until,
				by: comment.author.login,
				url: comment.url
			});
		}
	}
	return {
		valid,
		refused
	};
}
async function findProblem(command, { author, isEdited }, pullRequest, { suiteName, commit, mode, today }, conversations) {
	if (command.suiteName !== suiteName) return "not meant";
	if (author === void 0) return "only people can accept a change";
	if (command.commit !== commit) return `it is about ${command.commit.slice(0, 7)}, and this is ${commit.slice(0, 7)}`;
	if (isEdited) return "the comment was edited; write a new one";
	if (!require_gate.acceptHolds(command, today)) return `it ended on ${command.until}`;
	if (mode === "not-author" && isSame(author.login, pullRequest.author)) return "the policy does not let the author of the pull request accept it";
	if (!await conversations.mayWrite(author)) return "write access to the repository is required";
}
function isSame(login, author) {
	return author === void 0 || login.toLowerCase() === author.toLowerCase();
}
// src/jobs/acceptance/entries.ts
const nothing = {
	valid: [],
	refused: []
};
async function findEntriesOfPullRequest({ baseSha }, pullRequest, asked, { repositoryFiles, commits, conversations }) {
	if (repositoryFiles === void 0 || conversations === void 0) return nothing;
	const text = await repositoryFiles.read(acceptedFile, asked.commit);
	if (text === void 0) return nothing;
	const parting = await commits?.mergeBase(baseSha, asked.commit);
	const before = new Set();
	for (const commit of new Set([baseSha, parting ?? baseSha])) before.add(await repositoryFiles.read(acceptedFile, commit));
	if (before.has(text)) return nothing;
	try {
		const { entries, ended } = await newEntries(text, [...before], asked);
		const refused = ended.map(({ until }) => `A new entry of ${acceptedFile} does not count: it ended on ${until}.`);
		if (entries.length === 0) return {
			valid: [],
			refused
		};
		const approval = await findApproval(pullRequest, asked.commit, conversations);
		if (approval?.author === void 0) {
			const what = `The new entries of ${acceptedFile} do not count yet`;
			const need = "somebody else with write access has to approve exactly this commit; then run this job again";
			return {
				valid: [],
				refused: [...refused, `${what}: ${need}.`]
			};
		}
		const { author, url } = approval;
		return {
			valid: entries.map((entry) => ({
				...entry,
				by: author.login,
				url
			})),
			refused
		};
	} catch (error) {
		if (!(error instanceof require_platform.UsageError)) throw error;
		return {
			valid: [],
			refused: [require_platform.messageOf(error)]
		};
	}
}
async function findEntriesOfBranch(last, asked, { repositoryFiles, log }) {
	const text = await repositoryFiles?.read(acceptedFile, asked.commit);
	if (text === void 0) return [];
	try {
		const { entries } = await newEntries(text, [await repositoryFiles?.read(acceptedFile, last)], asked);
		return entries.map((entry) => ({
			...entry,
			by: acceptedFile
		}));
	} catch (error) {
		if (!(error instanceof require_platform.UsageError)) throw error;
		log.warning(require_platform.messageOf(error));
		return [];
	}
}
async function newEntries(text, before, { suiteName, today }) {
	const { parseAcceptedFile } = await Promise.resolve().then(() => require("./accepted-file.js"));
	const known = new Set(before.flatMap((old) => {
		try {
			return old === void 0 ? [] : parseAcceptedFile(old).map((entry) => JSON.stringify(entry));
		} catch {
			return [];
		}
	}));
	const added = parseAcceptedFile(text).filter((entry) => entry.suite === suiteName && !known.has(JSON.stringify(entry)));
	const holds = (entry) => require_gate.acceptHolds(entry, today);
	return {
		entries: added.filter(holds),
		ended: added.filter((entry) => !holds(entry))
	};
}
async function findApproval({ number, author }, commit, conversations) {
	for (const approval of await conversations.listApprovals(number)) {
		const { author: reviewer } = approval;
		if (reviewer === void 0 || approval.commit !== commit || isSame(reviewer.login, author)) continue;
		if (await conversations.mayWrite(reviewer)) return approval;
	}
}
// src/jobs/acceptance/find-acceptances.ts
const mostCommits = 20;
async function findAcceptances(acceptable, comparison, { accept: mode }, suiteName, platform) {
	const { conversations, context, clock } = platform;
	if (mode === "off" || conversations === void 0) return {
		accepted: new Map(),
		refused: []
	};
	const today = clock.now();
	const { pullRequest, commit } = context;
	const asked = {
		suiteName,
		commit: commit ?? "",
		mode,
		today
	};
	const commands = [];
	const refused = [];
	if (pullRequest !== void 0) {
		const discussed = await conversations.find(pullRequest.number);
		if (discussed !== void 0) for (const found of [await findCommands(discussed, asked, conversations), await findEntriesOfPullRequest(pullRequest, discussed, asked, platform)]) {
			commands.push(...found.valid);
			refused.push(...found.refused);
		}
	} else {
		const last = comparison.baseline?.runs[0]?.commit;
		const { branch, defaultBranch, isProtected } = context;
		const isOfBranch = branch !== void 0 && (isProtected === true || branch === defaultBranch) && last !== void 0;
		for (const merged of isOfBranch ? await listMerged(last, platform) : []) {
			const found = await findCommands(merged, {
				...asked,
				commit: merged.headSha
			}, conversations);
			commands.push(...found.valid);
		}
		if (isOfBranch) commands.push(...await findEntriesOfBranch(last, asked, platform));
	}
	const { accepted, unmatched } = matchCases(commands, acceptable, comparison);
	return {
		accepted,
		refused: [...refused, ...unmatched]
	};
}
async function listMerged(last, { context, commits, conversations }) {
	const { commit, branch } = context;
	if (commit === void 0) return [];
	const ancestors = await commits?.ancestors(commit) ?? [commit];
	const end = ancestors.indexOf(last);
	const since = ancestors.slice(0, end === -1 ? 1 : end).slice(0, mostCommits);
	const merged = new Map();
	for (const one of since) for (const pull of await conversations?.mergedWith(one) ?? []) if (pull.baseBranch === branch) merged.set(pull.number, pull);
	return [...merged.values()];
}
const mostUnmatched = 5;
function matchCases(commands, acceptable, comparison) {
	const accepted = new Map();
	const unmatched = [];
	const mayBe = new Set(acceptable.map(({ key }) => key));
	const all = commands.some((of) => of.cases !== "all") ? require_platform.allCases(comparison) : [];
	const find = require_gate.findNamed(all.filter(({ head }) => head !== void 0 && head.scope !== "suite"));
	for (const { cases: names, by, reason, until, url } of commands) {
		const acceptance = {
			by,
			reason,
			until,
			url
		};
		if (names === "all") for (const key of mayBe) accepted.set(key, acceptance);
		else for (const name of names) {
			const found = find(name);
			if (found !== void 0 && found !== "ambiguous" && mayBe.has(found.key)) accepted.set(found.key, acceptance);
			else {
				const why = found === "ambiguous" ? "several cases have that name" : "no such case got worse";
				unmatched.push(`${by} accepts ${require_platform.quoteName(name)}, but ${why}.`);
			}
		}
	}
	return {
		accepted,
		unmatched: unmatched.slice(0, mostUnmatched)
	};
}
exports.acceptedFile = acceptedFile;
exports.findAcceptances = findAcceptances;
