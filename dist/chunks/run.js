import { A as safeParse, s as getDotPath } from "./dist.js";
import { c as isOperationId, l as operationIds, u as operationOf } from "./data.js";
import { l as UsageError } from "./errors.js";
import { t as nearest } from "./nearest.js";
import { s as readPages } from "./open.js";
// src/contract/operation.ts
/** The names in braces of a path, in order. */
function paramNames(path) {
	return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
}
// src/service/operation/run.ts
/** The operation of that name. Throws UsageError that suggests the nearest one. */
function findOperation(name) {
	if (isOperationId(name)) return name;
	const advice = "eval-gate api --list shows all operations.";
	if (name === "") throw new UsageError([{
		where: "operation",
		message: "is missing",
		advice
	}]);
	const suggestion = nearest(name, operationIds);
	throw new UsageError([{
		where: `operation ${name}`,
		message: `is not known${suggestion === void 0 ? "" : `; did you mean ${suggestion}?`}`,
		advice
	}]);
}
function queryNames({ query }) {
	return query !== void 0 && "entries" in query && typeof query.entries === "object" && query.entries !== null ? Object.keys(query.entries) : [];
}
/** Text from a command line, as the number or boolean that the schema wants where it wants one. */
function coerceQuery({ query }, texts) {
	if (query === void 0) return { ...texts };
	const result = safeParse(query, texts);
	const wrong = new Set(result.issues?.map((issue) => getDotPath(issue)));
	return Object.fromEntries(Object.entries(texts).map(([name, value]) => {
		return [name, typeof value === "string" && wrong.has(name) && /^(true|false|-?\d{1,15}(\.\d+)?)$/.test(value) ? JSON.parse(value) : value];
	}));
}
/** Sorts parameters into path and query. Throws UsageError for one that the operation does not have. */
function toRequest(id, { params, body }) {
	const operation = operationOf(id);
	const inPath = paramNames(operation.path);
	const inQuery = queryNames(operation);
	const problems = [];
	const path = {};
	const query = {};
	for (const [name, value] of Object.entries(params)) if (inPath.includes(name)) path[name] = String(value);
	else if (inQuery.includes(name)) query[name] = value;
	else {
		const suggestion = nearest(name, [...inPath, ...inQuery]);
		const message = `is not known${suggestion === void 0 ? "" : `; did you mean ${suggestion}?`}`;
		problems.push({
			where: `${id} parameter ${name}`,
			message,
			advice: `eval-gate api ${id} --describe`
		});
	}
	if (problems.length > 0) throw new UsageError(problems);
	return {
		params: path,
		query: coerceQuery(operation, query),
		body
	};
}
/**
* Runs an operation known by name. `all` follows the pages and answers `{items}` with the items of all of them.
* Throws UsageError before anything is sent, ServiceError after.
*/
async function runOperation(client, id, input, options = {}) {
	const { all, ...callOptions } = options;
	const request = toRequest(id, input);
	if (all !== true) return await client.exchange(id, request, callOptions);
	if (operationOf(id).pagination === void 0) throw new UsageError([{
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
	for await (const page of readPages(exchange, id, request)) items.push(...page);
	return {
		status,
		value: { items }
	};
}
export { runOperation as n, paramNames as r, findOperation as t };
