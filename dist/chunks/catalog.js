const require_platform = require("./platform.js");
const require_open = require("./open.js");
function resolveNames(refs, items, about, problems) {
	const found = new Map();
	for (const ref of refs) {
		const result = findNamed(ref, items, about);
		if ("item" in result) found.set(result.item.id, result.item);
		else problems.push(result.problem);
	}
	return [...found.values()];
}
function resolveName(ref, items, about) {
	const result = findNamed(ref, items, about);
	if ("item" in result) return result.item;
	throw new require_platform.UsageError([result.problem]);
}
function findNamed(ref, items, { where, kind, owner = "the project has", advice }) {
	const byId = items.find(({ id }) => id === ref);
	if (byId !== void 0) return { item: byId };
	const [byName, ...others] = items.filter(({ name }) => name === ref);
	if (byName !== void 0 && others.length === 0) return { item: byName };
	if (byName !== void 0) {
		const ids = [byName, ...others].map(({ id }) => id).join(", ");
		return { problem: {
			where,
			message: `${owner} ${others.length + 1} ${kind}s named "${ref}"`,
			advice: `Use the id instead: ${ids}.`
		} };
	}
	return { problem: {
		where,
		message: `${owner} no ${kind} "${ref}"${hintFor(ref, items)}`,
		advice
	} };
}
function hintFor(ref, items) {
	if (items.length === 0) return "; none exist";
	const names = items.map(({ name }) => name);
	const ids = items.map(({ id }) => id);
	const suggestion = require_platform.nearest(ref, names) ?? require_platform.nearest(ref, ids);
	if (suggestion !== void 0) return `; did you mean "${suggestion}"?`;
	return `; available: ${require_platform.quoteNames(names, 10)}`;
}
// src/service/catalog.ts
function named(item) {
	return {
		id: item.id,
		name: item.name ?? item.id
	};
}
async function findProject(client, ref, where, signal) {
	const projects = (await client.list("listProjects", {}, { signal })).map(named);
	return client.project(chooseProject(projects, ref, where).id, signal);
}
function chooseProject(projects, ref, where) {
	if (ref !== "default") return resolveName(ref, projects, {
		where,
		kind: "project",
		owner: "the key can use",
		advice: "The service shows only projects that the owner of the key can open."
	});
	const [only, ...others] = projects;
	const standard = projects.find(({ id, name }) => id === "default" || name.toLowerCase() === "default");
	if (standard !== void 0) return standard;
	if (only !== void 0 && others.length === 0) return only;
	const choice = only === void 0 ? "no project" : require_platform.quoteNames(projects.map(({ name }) => name), 10);
	throw new require_platform.UsageError([{ message: `${where} is required: the key can use ${choice}` }]);
}
async function listEnvironments(project) {
	return (await project.list("listEnvironments")).filter(({ archived }) => archived !== true).map(named);
}
async function listServers(project) {
	return (await project.list("listServers")).map((server) => ({
		...named(server),
		url: server.url || void 0
	}));
}
async function listSuites(project) {
	return (await project.list("listEvalSuites")).map((suite) => ({
		...named(suite),
		createdAt: suite.createdAt ?? 0
	}));
}
async function readCatalog(project, request) {
	const isCheck = request.suites.length === 0;
	const suites = isCheck ? [] : await listSuites(project);
	const environments = request.environments.length === 0 ? [] : await listEnvironments(project);
	const servers = request.servers.length === 0 && !isCheck ? [] : await listServers(project);
	const cases = new Map();
	for (const { id, name } of suites) {
		if (!request.suites.includes(id) && !request.suites.includes(name)) continue;
		const listed = await require_open.orAbsent(() => listCases(project, id));
		if (listed !== void 0) cases.set(id, listed);
	}
	return {
		suites,
		environments,
		servers,
		cases
	};
}
async function listCases(project, suiteId) {
	return (await project.list("listEvalCases", { params: { suiteId } })).map((one) => {
		const repetitions = one.iterations ?? one.legacyIterations;
		return {
			id: one.id,
			name: one.title ?? one.id,
			declaredId: one.declaredId || void 0,
			repetitions: typeof repetitions === "number" ? repetitions : void 0,
			models: one.models?.flatMap(({ model }) => model ?? [])
		};
	});
}
Object.defineProperty(exports, "findProject", {
	enumerable: true,
	get: function() {
		return findProject;
	}
});
Object.defineProperty(exports, "listCases", {
	enumerable: true,
	get: function() {
		return listCases;
	}
});
Object.defineProperty(exports, "listEnvironments", {
	enumerable: true,
	get: function() {
		return listEnvironments;
	}
});
Object.defineProperty(exports, "listServers", {
	enumerable: true,
	get: function() {
		return listServers;
	}
});
Object.defineProperty(exports, "listSuites", {
	enumerable: true,
	get: function() {
		return listSuites;
	}
});
Object.defineProperty(exports, "readCatalog", {
	enumerable: true,
	get: function() {
		return readCatalog;
	}
});
Object.defineProperty(exports, "resolveName", {
	enumerable: true,
	get: function() {
		return resolveName;
	}
});
Object.defineProperty(exports, "resolveNames", {
	enumerable: true,
	get: function() {
		return resolveNames;
	}
});
