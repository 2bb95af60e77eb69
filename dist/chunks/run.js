const require_main = require("./main.js");
const require_open = require("./open.js");
const require_platform = require("./platform.js");
// src/contract/operation.ts
function paramNames(path) {
	return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
}
// src/service/operation/run.ts
function findOperation(name) {
	if (require_open.isOperationId(name)) return name;
	const advice = "eval-gate api --list shows all operations.";
	if (name === "") throw new require_platform.UsageError([{
		message: "operation is required",
		advice
	}]);
	const suggestion = require_platform.nearest(name, require_open.operationIds);
	throw new require_platform.UsageError([{
		message: `unknown operation "${name}"${suggestion === void 0 ? "" : `; did you mean "${suggestion}"?`}`,
		advice
	}]);
}
function queryNames({ query }) {
	return query !== void 0 && "entries" in query && typeof query.entries === "object" && query.entries !== null ? Object.keys(query.entries) : [];
}
function coerceQuery({ query }, texts) {
	if (query === void 0) return { ...texts };
	const result = require_main.safeParse(query, texts);
	const wrong = new Set(result.issues?.map((issue) => require_main.getDotPath(issue)));
	return Object.fromEntries(Object.entries(texts).map(([name, value]) => {
		return [name, typeof value === "string" && wrong.has(name) && /^(true|false|-?\d{1,15}(\.\d+)?)$/.test(value) ? JSON.parse(value) : value];
	}));
}
function toRequest(id, { params, body }) {
	const operation = require_open.operationOf(id);
	const inPath = paramNames(operation.path);
	const inQuery = queryNames(operation);
	const problems = [];
	const path = {};
	const query = {};
	for (const [name, value] of Object.entries(params)) if (inPath.includes(name)) path[name] = String(value);
	else if (inQuery.includes(name)) query[name] = value;
	else {
		const suggestion = require_platform.nearest(name, [...inPath, ...inQuery]);
		const message = `is not known${suggestion === void 0 ? "" : `; did you mean ${suggestion}?`}`;
		problems.push({
			where: `${id} parameter ${name}`,
			message,
			advice: `eval-gate api ${id} --describe`
		});
	}
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	return {
		params: path,
		query: coerceQuery(operation, query),
		body
	};
}
async function runOperation(client, id, input, options = {}) {
	const { all, ...callOptions } = options;
	const request = toRequest(id, input);
	if (all !== true) return await client.exchange(id, request, callOptions);
	if (require_open.operationOf(id).pagination === void 0) throw new require_platform.UsageError([{
		where: id,
		message: "answers no pages, so there is nothing to follow"
	}]);
	let status = 200;
	const items = [];
	const exchange = async (next) => {
		const answer = await client.exchange(id, next, callOptions);
		status = answer.status;
		return answer;
	};
	for await (const page of require_open.readPages(exchange, id, request)) items.push(...page);
	return {
		status,
		value: { items }
	};
}
Object.defineProperty(exports, "findOperation", {
	enumerable: true,
	get: function() {
		return findOperation;
	}
});
Object.defineProperty(exports, "paramNames", {
	enumerable: true,
	get: function() {
		return paramNames;
	}
});
Object.defineProperty(exports, "runOperation", {
	enumerable: true,
	get: function() {
		return runOperation;
	}
});
