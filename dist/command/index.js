const require_core = require("../chunks/core.js");
const require_platform = require("../chunks/platform.js");
const require_actions_log = require("../chunks/actions-log.js");
const require_conversations = require("../chunks/conversations.js");
const require_warnings = require("../chunks/warnings.js");
const require_gate = require("../chunks/gate.js");
let node_fs = require("node:fs");
// src/platform/github/command-place.ts
const mostRuns = 100;
function createCommandPlace(rest, repository) {
	const permitted = async (permission, ask) => {
		try {
			return await ask();
		} catch (error) {
			const status = require_conversations.statusOf(error);
			if (status !== 403 && status !== 404 || require_conversations.isRateLimit(error)) throw error;
			const why = error.response?.data?.message;
			throw new require_platform.PermissionError(`GitHub refused: ${typeof why === "string" ? why.slice(0, 200) : `status ${status}`}`, permission, ["A run that is older than 30 days, or not over yet, can't be run again."], error);
		}
	};
	return {
		mayWrite: require_conversations.createConversations(rest, repository).mayWrite,
		findHead: (number) => permitted("pull-requests: write", async () => {
			const { data } = await (await rest()).rest.pulls.get({
				...repository,
				pull_number: number
			});
			if (data.state !== "open") return void 0;
			const head = data.head.repo;
			return {
				commit: data.head.sha,
				branch: data.head.ref,
				repository: head?.full_name ?? ""
			};
		}),
		listRuns: ({ commit, branch, repository: head }) => permitted("actions: write", async () => {
			const { data } = await (await rest()).rest.actions.listWorkflowRunsForRepo({
				...repository,
				head_sha: commit,
				event: "pull_request",
				per_page: mostRuns
			});
			return data.workflow_runs.filter((run) => run.head_sha === commit && run.conclusion !== "action_required" && run.head_branch === branch && run.head_repository?.full_name === head).map((run) => ({
				id: String(run.id),
				workflowPath: run.path.split("@")[0] ?? "",
				createdAt: Date.parse(run.created_at),
				isOver: run.status === "completed",
				hasFailed: run.conclusion !== "success" && run.conclusion !== "skipped"
			}));
		}),
		rerun: (id, onlyFailed) => permitted("actions: write", async () => {
			const { actions } = (await rest()).rest;
			const run = {
				...repository,
				run_id: Number(id),
				enable_debug_logging: false
			};
			await (onlyFailed ? actions.reRunWorkflowFailedJobs(run) : actions.reRunWorkflow(run));
		}),
		react: (commentId, content) => permitted("pull-requests: write", async () => {
			const { reactions } = (await rest()).rest;
			await reactions.createForIssueComment({
				...repository,
				comment_id: commentId,
				content
			});
		}),
		reply: (number, body) => permitted("pull-requests: write", async () => {
			await (await rest()).rest.issues.createComment({
				...repository,
				issue_number: number,
				body
			});
		})
	};
}
// src/command/inputs.ts
const commandInputs = {
	workflows: {
		reader: require_platform.names("FILES"),
		isRequired: true,
		description: "Files of the workflows that may be run again, one per line or separated by commas: `evals.yml`. Nothing else is ever started."
	},
	"github-token": {
		reader: require_platform.text("TOKEN"),
		expression: "github.token",
		description: "Token with `actions: write` and `pull-requests: write`."
	}
};
// src/command/read-command.ts
function readCommand(body, writtenAt) {
	if (!/^\/evals(?:\s|$)/.test(body)) return void 0;
	const accept = require_gate.readAcceptCommand(body, writtenAt);
	if (accept !== void 0) return {
		kind: "accept",
		accept
	};
	const words = body.trim().split(/\s+/).slice(1).join(" ");
	if (words === "rerun") return {
		kind: "rerun",
		onlyFailed: false
	};
	if (words === "rerun failed") return {
		kind: "rerun",
		onlyFailed: true
	};
	return { kind: "unknown" };
}
function readCommentEvent(name, payload) {
	const { action, issue, comment } = asRecord(payload);
	const { number, pull_request: pull } = asRecord(issue);
	const { id, body, user, created_at: createdAt, performed_via_github_app: app } = asRecord(comment);
	if (name !== "issue_comment" || action !== "created" || pull === void 0 || pull === null) return void 0;
	if (typeof number !== "number" || typeof id !== "number" || typeof body !== "string") return void 0;
	const { login, id: userId, type } = asRecord(user);
	const isPerson = type === "User" && (app === void 0 || app === null);
	return {
		pullRequest: number,
		commentId: id,
		body,
		createdAt: Date.parse(String(createdAt)),
		author: isPerson && typeof login === "string" && typeof userId === "number" ? {
			login,
			id: userId
		} : void 0
	};
}
function asRecord(value) {
	return typeof value === "object" && value !== null ? value : {};
}
// src/command/run-command.ts
const known = "`/evals rerun`, `/evals rerun failed` and `/evals accept`";
async function runCommand(event, workflows, platform) {
	const { log, place, setOutput } = platform;
	setOutput("command", "");
	setOutput("run-ids", "");
	const command = event && readCommand(event.body, event.createdAt);
	if (event === void 0 || command === void 0) {
		log.notice("There is no command: only new comments on pull requests that start with `/evals` are read.");
		return 0;
	}
	const { author, commentId, pullRequest } = event;
	if (author === void 0 || !await place.mayWrite(author)) {
		const who = author?.login ?? "a bot, an app or a deleted account";
		log.notice(`The command of ${who} is ignored: write access to the repository is required.`);
		return 0;
	}
	try {
		const started = await carryOut(command, event, workflows, place);
		if ("problem" in started) {
			log.notice(started.problem);
			await place.react(commentId, "confused");
			await place.reply(pullRequest, `Nothing was started: ${started.problem}`);
			return 0;
		}
		setOutput("command", command.kind === "rerun" && command.onlyFailed ? "rerun failed" : command.kind);
		setOutput("run-ids", started.runs.join("\n"));
		log.info(`Started again: ${started.runs.join(", ")}`);
		await place.react(commentId, "rocket");
		return 0;
	} catch (error) {
		if (!(error instanceof require_platform.EvalGateError)) throw error;
		log.error(require_platform.messageOf(error, "\n"));
		return error.exitCode;
	}
}
async function carryOut(command, { pullRequest, createdAt }, workflows, place) {
	if (command.kind === "unknown") return { problem: `the commands are ${known}.` };
	const head = await place.findHead(pullRequest);
	if (head === void 0) return { problem: "the pull request is not open." };
	if (command.kind === "accept") {
		if ("problem" in command.accept) return { problem: `the command is void, since ${command.accept.problem}.` };
		const { commit } = command.accept;
		if (commit !== head.commit) return { problem: `the command is about ${`${commit.slice(0, 7)}, and the head of the pull request is ${head.commit.slice(0, 7)}`}. Copy it again from the newest comment of the gate.` };
	}
	const all = newestOfEach(await place.listRuns(head), workflows);
	const runs = all.filter((run) => run.createdAt <= createdAt);
	if (runs.length < all.length) return { problem: `${head.commit.slice(0, 7)} was pushed after the command. Look at it, and repeat the command.` };
	if (runs.length === 0) return { problem: `no run of ${workflows.map((path) => require_gate.markdownText(path, 100)).join(", ")} has measured ${head.commit.slice(0, 7)}.` };
	const open = runs.filter(({ isOver }) => !isOver);
	if (open.length > 0) return { problem: `run ${open[0]?.id} is not over yet. Repeat the command when it is.` };
	const onlyFailed = command.kind === "accept" || command.onlyFailed;
	const chosen = onlyFailed ? runs.filter(({ hasFailed }) => hasFailed) : runs;
	if (chosen.length === 0) return { problem: "no run has failed." };
	for (const { id } of chosen) await place.rerun(id, onlyFailed);
	return { runs: chosen.map(({ id }) => id) };
}
function newestOfEach(runs, workflows) {
	return workflows.flatMap((path) => {
		const [newest] = runs.filter((run) => run.workflowPath === path).toSorted((a, b) => b.createdAt - a.createdAt);
		return newest ?? [];
	});
}
function workflowPath(name) {
	return name.includes("/") ? name : `.github/workflows/${name}`;
}
// src/command/index.ts
require_warnings.neutraliseWarnings();
function readEvent(path) {
	try {
		return JSON.parse((0, node_fs.readFileSync)(path ?? "", "utf8"));
	} catch {
		return;
	}
}
async function main(env) {
	try {
		const problems = [];
		const raw = Object.fromEntries(Object.keys(commandInputs).map((name) => [name, require_core.getInput(name)]));
		const { workflows, githubToken } = require_platform.readInputs(commandInputs, raw, problems);
		if (githubToken === void 0) problems.push({ message: "github-token is required" });
		if (problems.length > 0) throw new require_platform.UsageError(problems);
		const token = githubToken ?? "";
		require_core.setSecret(token);
		const [owner = "", repo = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
		const rest = require_conversations.createRest(token, env.GITHUB_API_URL, require_platform.systemClock, {
			...require_actions_log.actionsLog,
			group: (_, body) => body()
		});
		const event = readCommentEvent(env.GITHUB_EVENT_NAME, readEvent(env.GITHUB_EVENT_PATH));
		const place = createCommandPlace(rest, {
			owner,
			repo
		});
		return await runCommand(event, workflows.map(workflowPath), {
			log: require_actions_log.actionsLog,
			place,
			setOutput: (name, value) => require_core.setOutput(name, value)
		});
	} catch (error) {
		if (!(error instanceof require_platform.EvalGateError)) throw error;
		require_actions_log.actionsLog.error(require_platform.messageOf(error, "\n"));
		return error.exitCode;
	}
}
main(process.env).then((exitCode) => {
	process.exitCode = exitCode;
});
