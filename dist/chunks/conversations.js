const require_platform = require("./platform.js");
let node_fs = require("node:fs");
// src/platform/github/readable-event.ts
function hideBrokenEvent(env) {
	const path = env.GITHUB_EVENT_PATH;
	if (path !== void 0 && path !== "" && !isJson(path)) delete env.GITHUB_EVENT_PATH;
}
function isJson(file) {
	try {
		JSON.parse((0, node_fs.readFileSync)(file, "utf8"));
		return true;
	} catch {
		return false;
	}
}
// src/platform/github/rest.ts
const attempts = 4;
const longestWaitMs = 6e4;
function createRest(token, apiUrl, clock, log) {
	let loaded;
	return () => {
		loaded ??= loadRest(token, apiUrl, clock, log);
		return loaded;
	};
}
async function loadRest(token, apiUrl, clock, log) {
	hideBrokenEvent(process.env);
	const [{ getOctokit }, { checkAnswer, createWholeFetch }, { createConnectionPool }] = await Promise.all([
		Promise.resolve().then(() => require("./github.js")).then((n) => n.github_exports),
		Promise.resolve().then(() => require("./answers.js")),
		Promise.resolve().then(() => require("./main.js")).then((n) => n.proxy_exports)
	]);
	const request = { fetch: createWholeFetch(createConnectionPool(process.env)) };
	const rest = getOctokit(token, {
		baseUrl: apiUrl || void 0,
		log: quiet,
		request
	});
	rest.hook.wrap("request", async (send, options) => {
		for (let attempt = 1;; attempt += 1) {
			const startedAt = clock.now();
			try {
				const answer = await send(options);
				log.debug(`GitHub: ${options.method} ${options.url} → ${answer.status} in ${clock.now() - startedAt} ms`);
				checkAnswer(options.method, answer.url, answer.data);
				return answer;
			} catch (error) {
				const waitMs = attempt < attempts && !isOnce(options) ? waitBeforeRetry(error, isQuery(options) ? "GET" : options.method, attempt, clock.now()) : null;
				if (waitMs === null) throw error;
				const cause = statusOf(error) ?? require_platform.messageOf(error);
				log.debug(`GitHub: ${options.method} ${options.url} again in ${waitMs} ms (${cause})`);
				await clock.sleep(waitMs);
			}
		}
	});
	return rest;
}
function isOnce({ request }) {
	return request !== void 0 && "once" in request && request.once === true;
}
function isQuery(options) {
	return "query" in options && typeof options.query === "string" && options.query.startsWith("query");
}
const quiet = {
	debug: () => {},
	info: () => {},
	warn: () => {},
	error: () => {}
};
function waitBeforeRetry(error, method, attempt, now) {
	const status = statusOf(error);
	const headers = headersOf(error);
	const limited = isRateLimit(error);
	if (!limited && !((method === "GET" || method === "HEAD") && (status === void 0 || status >= 500))) return null;
	const waitMs = (limited ? askedWaitMs(headers, now) : void 0) ?? 1e3 * 2 ** (attempt - 1);
	return waitMs > longestWaitMs ? null : waitMs;
}
function askedWaitMs(headers, now) {
	const seconds = Number(headers["retry-after"]);
	if (headers["retry-after"] !== void 0 && Number.isFinite(seconds)) return Math.max(0, seconds * 1e3);
	const reset = Number(headers["x-ratelimit-reset"]);
	if (headers["x-ratelimit-remaining"] === "0" && Number.isFinite(reset)) return Math.max(0, reset * 1e3 - (timeOf(headers.date) ?? now));
	return longestWaitMs;
}
function timeOf(date) {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? void 0 : time;
}
function isRateLimit(error) {
	const status = statusOf(error);
	if (status === 429) return true;
	if (status !== 403) return false;
	const headers = headersOf(error);
	const saysSo = /rate limit|abuse/i.test(require_platform.messageOf(error));
	return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || saysSo;
}
function statusOf(error) {
	const status = error?.status;
	const answered = error?.response !== void 0;
	return typeof status === "number" && answered ? status : void 0;
}
function headersOf(error) {
	return error?.response?.headers ?? {};
}
// src/platform/github/refusals.ts
function explainRefusal(error, refused) {
	const status = statusOf(error);
	if (status !== 403 && status !== 404 || isRateLimit(error)) return error;
	return new require_platform.PermissionError(refused.message, refused.permission, refused.advice ?? [], error);
}
// src/platform/github/conversations.ts
const mostPages = 30;
const sameMomentMs = 1e3;
const writing = new Set(["admin", "write"]);
function createConversations(rest, repository) {
	const explained = async (read) => {
		try {
			return await read();
		} catch (error) {
			throw explainRefusal(error, {
				message: "The token may not read the conversation of the pull request.",
				permission: "pull-requests: read"
			});
		}
	};
	return {
		find: (number) => explained(async () => {
			try {
				const { data } = await (await rest()).rest.pulls.get({
					...repository,
					pull_number: number
				});
				return describe(data);
			} catch (error) {
				if (statusOf(error) === 404) return void 0;
				throw error;
			}
		}),
		mergedWith: (commit) => explained(async () => {
			const { data } = await (await rest()).rest.repos.listPullRequestsAssociatedWithCommit({
				...repository,
				commit_sha: commit
			});
			return data.filter(({ merged_at: mergedAt }) => typeof mergedAt === "string").map(describe);
		}),
		listComments: (number, start) => explained(async () => {
			const client = await rest();
			const found = [];
			let page = 0;
			const pages = client.paginate.iterator(client.rest.issues.listComments, {
				...repository,
				issue_number: number,
				per_page: 100
			});
			for await (const { data } of pages) {
				for (const comment of data) if (comment.body?.startsWith(start)) found.push(readComment(comment));
				page += 1;
				if (page >= mostPages) break;
			}
			return found.sort((a, b) => a.createdAt - b.createdAt);
		}),
		listApprovals: (number) => explained(async () => {
			const client = await rest();
			const newest = new Map();
			let page = 0;
			const pages = client.paginate.iterator(client.rest.pulls.listReviews, {
				...repository,
				pull_number: number,
				per_page: 100
			});
			for await (const { data } of pages) {
				for (const review of data) {
					if (review.user === null || review.state === "COMMENTED" || review.state === "PENDING") continue;
					newest.set(review.user.id, review);
				}
				page += 1;
				if (page >= mostPages) break;
			}
			return [...newest.values()].flatMap(readApproval);
		}),
		mayWrite: async ({ login, id }) => {
			try {
				const { data } = await (await rest()).rest.repos.getCollaboratorPermissionLevel({
					...repository,
					username: login
				});
				return writing.has(data.permission) && data.user?.id === id;
			} catch (error) {
				if (statusOf(error) === 404) return false;
				throw explainRefusal(error, {
					message: `The token may not ask what ${login} may do in this repository.`,
					permission: "contents: read"
				});
			}
		}
	};
}
function describe(pull) {
	const { number, user, head, base } = pull;
	return {
		number,
		author: user?.login,
		headSha: head.sha,
		baseBranch: base.ref
	};
}
function readComment(comment) {
	const { user, body = "", created_at: createdAt, updated_at: updatedAt, html_url: url } = comment;
	return {
		author: comment.performed_via_github_app !== void 0 && comment.performed_via_github_app !== null ? void 0 : personOf(user),
		body,
		createdAt: Date.parse(createdAt),
		isEdited: Date.parse(updatedAt) - Date.parse(createdAt) > sameMomentMs,
		url
	};
}
function readApproval({ user, state, commit_id: commit, html_url: url }) {
	return state === "APPROVED" && commit !== null ? [{
		author: personOf(user),
		commit,
		url
	}] : [];
}
function personOf(user) {
	if (user === null || user.type !== "User") return void 0;
	return {
		login: user.login,
		id: user.id
	};
}
Object.defineProperty(exports, "createConversations", {
	enumerable: true,
	get: function() {
		return createConversations;
	}
});
Object.defineProperty(exports, "createRest", {
	enumerable: true,
	get: function() {
		return createRest;
	}
});
Object.defineProperty(exports, "explainRefusal", {
	enumerable: true,
	get: function() {
		return explainRefusal;
	}
});
Object.defineProperty(exports, "isRateLimit", {
	enumerable: true,
	get: function() {
		return isRateLimit;
	}
});
Object.defineProperty(exports, "statusOf", {
	enumerable: true,
	get: function() {
		return statusOf;
	}
});
Object.defineProperty(exports, "timeOf", {
	enumerable: true,
	get: function() {
		return timeOf;
	}
});
Object.defineProperty(exports, "waitBeforeRetry", {
	enumerable: true,
	get: function() {
		return waitBeforeRetry;
	}
});
