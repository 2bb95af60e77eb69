const require_platform = require("./platform.js");
const require_main = require("./main.js");
const require_open = require("./open.js");
const require_yaml_file = require("./yaml-file.js");
const require_catalog = require("./catalog.js");
let node_util = require("node:util");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
// src/config/suite-file/schema.ts
const filled = require_main.pipe(require_main.string("must be a text"), require_main.trim(), require_main.nonEmpty("must not be empty"));
const record = require_main.record(require_main.string(), require_main.unknown(), "must be a map of keys");
const share = require_main.union([require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(1)), require_main.pipe(require_main.string(), require_main.regex(/^\d+(\.\d+)?\s*%$/), require_main.check((text) => Number.parseFloat(text) <= 100))], "must be a share such as 90% or 0.9");
const oneToTen = require_main.pipe(require_main.number("must be a whole number from 1 to 10"), require_main.integer("must be a whole number from 1 to 10"), require_main.minValue(1, "must be at least 1"), require_main.maxValue(10, "must be at most 10: the service refuses more"));
const names = require_main.array(filled, "must be a list");
const assertion = require_main.looseObject({
	type: filled,
	tool: require_main.optional(filled),
	arguments: require_main.optional(record)
}, "must be a map with a `type`");
const step = require_main.pipe(require_main.strictObject({
	id: require_main.optional(filled),
	prompt: require_main.optional(filled),
	tool: require_main.optional(filled),
	interact: require_main.optional(record),
	assert: require_main.optional(assertion),
	arguments: require_main.optional(record),
	fields: require_main.optional(record)
}), require_main.check(({ prompt, tool, interact, assert }) => [
	prompt,
	tool,
	interact,
	assert
].filter((kind) => kind !== void 0).length === 1, "must have one of `prompt`, `tool`, `interact` and `assert`"));
const rules = require_main.strictObject({
	mode: require_main.optional(require_main.picklist([
		"inherit",
		"replace",
		"extend"
	], "must be inherit, replace or extend")),
	list: require_main.optional(require_main.array(require_main.looseObject({}, "must be a map of keys"), "must be a list"))
});
const cleared = (schema) => require_main.optional(require_main.nullable(schema));
const count = "must be a whole number, 0 or more";
const matchOptions = require_main.strictObject({
	"tool-call-order": require_main.optional(require_main.picklist([
		"any",
		"in-order",
		"exact"
	], "must be any, in-order or exact")),
	"extra-tool-calls": require_main.optional(require_main.union([require_main.picklist(["unlimited"]), require_main.pipe(require_main.number(count), require_main.integer(count), require_main.minValue(0, count))], "must be `unlimited` or a whole number")),
	arguments: require_main.optional(require_main.picklist([
		"ignore",
		"partial",
		"exact"
	], "must be ignore, partial or exact"))
});
const evalCase = require_main.strictObject({
	id: require_main.optional(require_main.pipe(filled, require_main.regex(/^[A-Za-z0-9_-]{1,128}$/, "must be letters, digits, _ or -, at most 128"))),
	title: filled,
	repetitions: require_main.optional(oneToTen),
	model: require_main.optional(filled),
	provider: require_main.optional(filled),
	negative: require_main.optional(require_main.boolean("must be true or false")),
	scenario: require_main.optional(filled),
	"expected-output": require_main.optional(filled),
	"pass-threshold": require_main.optional(share),
	assertions: require_main.optional(rules),
	"match-options": cleared(matchOptions),
	steps: require_main.pipe(require_main.array(step, "must be a list"), require_main.minLength(1, "must have at least one step"))
});
const environment = require_main.strictObject({
	name: filled,
	client: filled,
	description: cleared(filled),
	"server-attachment": cleared(filled),
	model: cleared(filled),
	skills: cleared(require_main.pipe(names, require_main.minLength(1, "must not be empty; `null` clears it"))),
	"plugin-versions": cleared(require_main.pipe(names, require_main.minLength(1, "must not be empty; `null` clears it"))),
	"secret-grants": cleared(require_main.pipe(require_main.array(require_main.unknown(), "must be a list"), require_main.minLength(1, "must not be empty; `null` revokes them"))),
	archived: require_main.optional(require_main.boolean("must be true or false"), false)
});
const minutes = "must be a whole number of minutes from 5 to 10080";
const schedule = require_main.union([require_main.picklist(["off"]), require_main.strictObject({
	"every-minutes": require_main.pipe(require_main.number(minutes), require_main.integer(minutes), require_main.minValue(5, minutes), require_main.maxValue(10080, minutes)),
	environment: require_main.optional(filled)
})], "must be `off`, or a map with `every-minutes`");
const client = require_main.union([filled, require_main.strictObject({
	client: filled,
	servers: require_main.optional(names)
})], "must be a name, or a map with `client` and `servers`");
const temperature = "must be a number from 0 to 2";
const suiteFileSchema = require_main.strictObject({
	$schema: require_main.optional(require_main.string()),
	name: filled,
	description: require_main.optional(filled),
	servers: require_main.optional(names),
	environments: cleared(require_main.pipe(names, require_main.minLength(1, "must not be empty; `null` detaches all"))),
	clients: require_main.optional(require_main.array(client, "must be a list")),
	model: require_main.optional(filled),
	provider: require_main.optional(filled),
	"system-prompt": require_main.optional(filled),
	temperature: require_main.optional(require_main.pipe(require_main.number(temperature), require_main.minValue(0, temperature), require_main.maxValue(2, temperature))),
	"min-pass-rate": require_main.optional(share),
	"match-options": cleared(matchOptions),
	settings: require_main.optional(record),
	schedule: require_main.optional(schedule),
	"environment-definitions": require_main.optional(require_main.array(environment, "must be a list")),
	cases: require_main.pipe(require_main.array(evalCase, "must be a list"), require_main.minLength(1, "must have at least one case"))
});
// src/config/suite-file/read.ts
const hint = "docs/suites-as-code.md lists every key.";
function loadSuiteFile(path, workspace) {
	const absolute = (0, node_path.resolve)(workspace, path);
	const shown = require_platform.pathWithin(workspace, absolute) || path;
	let text;
	try {
		text = (0, node_fs.readFileSync)(absolute, "utf8");
	} catch (error) {
		throw new require_platform.UsageError([{
			where: shown,
			message: `can't be read (${require_platform.messageOf(error)})`,
			advice: "Check the path; it is relative to the workspace. Is the repository checked out?"
		}]);
	}
	return parseSuiteFile(text, shown);
}
function parseSuiteFile(text, path) {
	const { value, placeOf } = require_yaml_file.parseYamlFile(text, path, suiteFileSchema, {
		maxBytes: 1048576,
		hint
	});
	const problems = [
		...repeated(value.cases, "title").map(({ index, text: title }) => ({
			where: placeOf([
				"cases",
				index,
				"title"
			]),
			message: `\`title\` "${title}" is used twice; cases need different titles`
		})),
		...repeated(value.cases, "id").map(({ index, text: id }) => ({
			where: placeOf([
				"cases",
				index,
				"id"
			]),
			message: `\`id\` "${id}" is used twice`
		})),
		...repeated(value["environment-definitions"] ?? [], "name").map(({ index, text: name }) => ({
			where: placeOf([
				"environment-definitions",
				index,
				"name"
			]),
			message: `\`name\` "${name}" is used twice`
		})),
		...crossProblems(value, placeOf)
	];
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	return toSpec(value);
}
function crossProblems({ servers, environments, schedule, cases, ...written }, placeOf) {
	const problems = [];
	if (isJudgedAsAWhole(written)) cases.forEach((one, index) => {
		if (one["pass-threshold"] === void 0) return;
		problems.push({
			where: placeOf([
				"cases",
				index,
				"pass-threshold"
			]),
			message: "`pass-threshold` cannot be combined with `min-pass-rate`, which judges all cases together"
		});
	});
	const attached = environments ?? [];
	if (servers !== void 0 && servers.length > 0 && attached.length > 0) problems.push({
		where: placeOf(["servers"]),
		message: "`servers` cannot be combined with `environments`, which determine the servers"
	});
	const pin = schedule === void 0 || schedule === "off" ? void 0 : schedule.environment;
	if (pin !== void 0 && environments !== void 0 && !attached.includes(pin)) problems.push({
		where: placeOf(["schedule", "environment"]),
		message: `\`schedule.environment\` "${pin}" is not one of \`environments\``
	});
	if (schedule !== void 0 && schedule !== "off" && pin === void 0 && attached.length > 1) problems.push({
		where: placeOf(["schedule"]),
		message: "`schedule` requires `environment`, because the suite has several"
	});
	return problems;
}
function repeated(items, key) {
	const seen = new Set();
	return items.flatMap((item, index) => {
		const text = item[key];
		if (text === void 0) return [];
		if (seen.has(text)) return [{
			index,
			text
		}];
		seen.add(text);
		return [];
	});
}
function toSpec(written) {
	const { name, description, servers, environments, model, provider, temperature, schedule } = written;
	const minPassRate = written["min-pass-rate"];
	const settings = {
		...written.settings,
		...written["match-options"] !== void 0 && { matchOptions: matchOptionsOf(written["match-options"]) },
		...minPassRate !== void 0 && { minimumAccuracy: Math.round(shareOf(minPassRate) * 1e4) / 100 }
	};
	return {
		name,
		description,
		servers,
		environments,
		hosts: written.clients?.map(hostOf),
		model,
		provider,
		systemPrompt: written["system-prompt"],
		temperature,
		settings: Object.keys(settings).length > 0 ? settings : void 0,
		schedule: schedule && scheduleOf(schedule),
		cases: written.cases.map((one) => toCase(one, written)),
		environmentSpecs: (written["environment-definitions"] ?? []).map(toEnvironment)
	};
}
function isJudgedAsAWhole(written) {
	return written["min-pass-rate"] !== void 0 || written.settings?.minimumAccuracy !== void 0;
}
function scheduleOf(schedule) {
	if (schedule === "off") return null;
	const { "every-minutes": everyMinutes, environment } = schedule;
	return {
		everyMinutes,
		environment
	};
}
function shareOf(share) {
	return typeof share === "number" ? share : Number.parseFloat(share) / 100;
}
function toCase(written, suite) {
	const { id, title, repetitions, negative, scenario, assertions, steps } = written;
	const model = written.model ?? suite.model;
	const provider = written.provider ?? suite.provider;
	const threshold = written["pass-threshold"];
	return {
		id,
		title,
		fields: {
			models: model === void 0 ? void 0 : [modelOf(model, provider)],
			legacyIterations: repetitions,
			isNegative: negative,
			scenario,
			expectedOutput: written["expected-output"],
			passThreshold: threshold === void 0 ? void 0 : shareOf(threshold),
			assertions,
			matchOptions: matchOptionsOf(written["match-options"]),
			steps: steps.map(toStep)
		}
	};
}
function matchOptionsOf(written) {
	if (written === void 0 || written === null) return written;
	return {
		toolCallOrder: written["tool-call-order"],
		extraToolCalls: written["extra-tool-calls"],
		arguments: written.arguments
	};
}
function hostOf(written) {
	if (typeof written === "string") return { host: written };
	return {
		host: written.client,
		servers: written.servers
	};
}
function modelOf(model, provider) {
	return model.includes("/") ? { model } : {
		model,
		provider
	};
}
function toStep(written, index) {
	const { prompt, tool, interact, assert, fields } = written;
	const id = written.id ?? `step-${index + 1}`;
	if (prompt !== void 0) return {
		...fields,
		id,
		kind: "prompt",
		prompt
	};
	if (tool !== void 0) return {
		...fields,
		id,
		kind: "toolCall",
		toolName: tool,
		arguments: written.arguments ?? {}
	};
	if (interact !== void 0) return {
		...fields,
		...interact,
		id,
		kind: "interact"
	};
	const { tool: toolName, arguments: args, ...others } = assert ?? { type: "" };
	return {
		...fields,
		id,
		kind: "assert",
		assertion: {
			...others,
			toolName,
			args: args && { args }
		}
	};
}
function toEnvironment(written) {
	const { name, client, archived, description, model, skills } = written;
	return {
		name,
		client,
		archived,
		description,
		serverAttachmentId: written["server-attachment"],
		modelId: model,
		skillIds: skills,
		pluginVersionIds: written["plugin-versions"],
		secretGrants: written["secret-grants"]
	};
}
// src/service/suites/compare.ts
function holds(stored, wanted) {
	if (wanted === void 0) return true;
	if (Array.isArray(wanted)) return Array.isArray(stored) && stored.length === wanted.length && wanted.every((item, index) => holds(stored[index], item));
	if (typeof wanted === "object" && wanted !== null) {
		const fields = asRecord(stored);
		return Object.entries(wanted).every(([name, value]) => value === void 0 || Object.hasOwn(fields, name) && holds(fields[name], value));
	}
	return Object.is(stored, wanted);
}
function asRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function fullModelName(model, provider) {
	return model.includes("/") || provider === void 0 ? model : `${provider}/${model}`;
}
const orderWords = {
	any: "ignore",
	"in-order": "superset",
	exact: "strict"
};
function isSameMatching(stored, wanted) {
	return (0, node_util.isDeepStrictEqual)(readMatching(stored), readMatching(wanted));
}
function readMatching(options) {
	if (options === void 0 || options === null) return null;
	const { toolCallOrder, extraToolCalls, maxExtraToolCalls, ...rest } = asRecord(options);
	const extra = extraToolCalls === void 0 ? maxExtraToolCalls : extraToolCalls;
	return {
		order: orderWords[String(toolCallOrder)] ?? toolCallOrder,
		extra: extra === null ? "unlimited" : extra,
		arguments: rest.arguments ?? rest.argumentMatching
	};
}
function describeChanges(before, after) {
	return [
		"name",
		"description",
		"environment",
		"executionConfig",
		"hosts",
		"environmentIds",
		"settings"
	].flatMap((part) => {
		const [was, is] = [asRecord(before)[part], asRecord(after)[part]];
		const names = part === "settings" || part === "executionConfig" ? [was, is].map(asRecord) : [];
		const inner = [...new Set(names.flatMap((fields) => Object.keys(fields)))];
		if (inner.length > 0) return inner.flatMap((name) => changeOf(`${part}.${name}`, asRecord(was)[name], asRecord(is)[name]));
		return changeOf(part, was, is);
	});
}
function changeOf(name, was, is) {
	const show = (value) => {
		const text = JSON.stringify(value) ?? "absent";
		return text.length > 100 ? `${text.slice(0, 100).toWellFormed()}…` : text;
	};
	return (0, node_util.isDeepStrictEqual)(was ?? null, is ?? null) ? [] : [`${name}: ${show(was)} → ${show(is)}`];
}
// src/service/suites/conflict.ts
async function editSuite(project, { suiteId = "", before }, body, options) {
	const params = { suiteId };
	const expected = before?.revisionNumber;
	const guarded = typeof expected === "number" ? {
		...body,
		expectedRevisionNumber: expected
	} : body;
	try {
		return {
			suiteId,
			before: await project.call("updateEvalSuite", {
				params,
				body: guarded
			}, options)
		};
	} catch (error) {
		if (!(error instanceof require_platform.ServiceError) || error.status !== 409 || error.attempts === 1) throw error;
		const { hosts: _, ...fields } = body;
		const now = await project.call("getEvalSuite", { params });
		if (!holds(now, fields)) throw error;
		return {
			suiteId,
			before: now
		};
	}
}
async function explainConflict(error, action, project, { suiteId, before }) {
	if (!(error instanceof require_platform.ServiceError) || error.status !== 409) return error;
	const now = (action.kind === "update-suite" || action.kind === "attach-environments") && suiteId !== void 0 && before !== void 0 ? await require_open.orAbsent(() => project.call("getEvalSuite", { params: { suiteId } })).catch(() => void 0) : void 0;
	const changes = now === void 0 ? [] : describeChanges(before, now);
	const reason = `${conflictReason(action)}${changes.length === 0 ? "" : ` Changed since it was read: ${changes.join("; ")}.`}`;
	return new require_platform.ServiceError({
		operation: error.operation,
		message: `${reason} ${error.message}`,
		advice: ["Earlier changes of this plan remain. Plan again, check the difference, and apply again."],
		status: error.status,
		code: error.code,
		reason: error.reason,
		requestId: error.requestId,
		retryable: false,
		attempts: error.attempts,
		details: error.details,
		cause: error
	});
}
function conflictReason(action) {
	switch (action.kind) {
		case "create-environment": return `Environment "${action.spec.name}" could not be created: the name was taken in the meantime.`;
		case "update-environment": return `Environment "${action.name}" was changed by somebody else since revision ${action.revision} was read.`;
		case "archive-environment": return `Environment "${action.name}" could not be archived: it has changed since revision ${action.revision}, or a schedule uses it.`;
		case "restore-environment": return `Environment "${action.name}" could not be restored: its name is taken, or it has changed.`;
		default: return "The suite was changed by somebody else in the meantime.";
	}
}
// src/service/inline-test.ts
const inlineFields = new Set([
	"steps",
	"models",
	"iterations",
	"legacyIterations",
	"isNegative",
	"expectedOutput",
	"scenario"
]);
function fieldsLostInline({ fields }) {
	const lost = Object.keys(fields).filter((name) => !inlineFields.has(name) && fields[name] !== void 0);
	const { models = [] } = fields;
	return models.length > 1 ? [...lost, "models"] : lost;
}
function inlineRunTest(one, suite) {
	const test = inlineTest(one);
	const model = test.model ?? suite.model;
	const [prefix, name] = model?.split("/") ?? [];
	const provider = name === void 0 ? test.provider ?? suite.provider : prefix;
	if (!model || !provider) return void 0;
	return {
		...test,
		runs: test.runs ?? 1,
		model,
		provider
	};
}
function inlineTest({ title, fields }) {
	const { steps, models, iterations, legacyIterations, isNegative, expectedOutput, scenario } = fields;
	const [asked] = models ?? [];
	return {
		title,
		steps,
		runs: legacyIterations ?? iterations ?? 1,
		model: asked?.model,
		provider: asked?.provider,
		isNegativeTest: isNegative,
		expectedOutput,
		scenario
	};
}
// src/service/suites/cases.ts
const placeholder = "Placeholder (Eval Gate deletes it when the suite has its cases)";
function casesOfCreation(cases) {
	return cases.length <= require_open.limits.testsPerSuite && cases.every((one) => one.id === void 0 && fieldsLostInline(one).length === 0) ? cases : [];
}
function caseActions(spec, stored, created, { prune }) {
	if (stored === void 0) return {
		actions: [],
		kept: [],
		notes: []
	};
	const matches = matchCases(spec, stored);
	const isOtherId = ({ of, one }) => one.id !== void 0 && of.declaredId !== one.id;
	const replaced = prune ? matches.filter(isOtherId) : [];
	const held = matches.filter((match) => !replaced.includes(match));
	const foreign = stored.filter(({ id }) => !matches.some(({ of }) => of.id === id));
	const toCreate = spec.cases.filter((one) => !held.some((match) => match.one === one) && !created.includes(one));
	const surplus = foreign.filter(({ title }) => prune || title === "Placeholder (Eval Gate deletes it when the suite has its cases)");
	return {
		actions: [
			...held.flatMap(({ of, one }) => updateOf$1(one, of)),
			...replaced.map(({ of }) => deletionOf(of)),
			...batches(toCreate).map((cases) => ({
				kind: "create-cases",
				cases
			})),
			...surplus.map(deletionOf)
		],
		kept: foreign.filter((of) => !surplus.includes(of)).map(({ id, title }) => title ?? id),
		notes: held.filter(isOtherId).map(({ of, one }) => `case "${one.title}" is stored under ${of.declaredId ? `the id "${of.declaredId}"` : "no id"}, and an id is given on creation only; --prune deletes it and creates it as "${one.id}"`)
	};
}
function matchCases(spec, stored) {
	const matched = new Map();
	const take = (isSame) => {
		const taken = new Set(matched.values());
		for (const one of spec.cases) {
			if (taken.has(one)) continue;
			const found = stored.find((of) => !matched.has(of) && isSame(of, one));
			if (found !== void 0) matched.set(found, one);
		}
	};
	take((of, one) => one.id !== void 0 && of.declaredId === one.id);
	take((of, one) => of.title === one.title && !isAnother(of.declaredId, one.id, spec));
	return stored.flatMap((of) => {
		const one = matched.get(of);
		return one === void 0 ? [] : [{
			of,
			one
		}];
	});
}
function isAnother(declaredId, wanted, { cases }) {
	if (!declaredId || declaredId === wanted) return false;
	return cases.some(({ id }) => id === declaredId);
}
function deletionOf({ id, title }) {
	return {
		kind: "delete-case",
		caseId: id,
		title: title ?? id
	};
}
function updateOf$1(spec, stored) {
	const differing = Object.entries({
		...spec.fields,
		...exactCount(spec, stored),
		title: spec.title
	}).filter(([name, value]) => !isHeld(name, stored, value));
	if (differing.length === 0) return [];
	const changes = differing.map(([name]) => name);
	const body = Object.fromEntries(differing);
	return [{
		kind: "update-case",
		caseId: stored.id,
		title: spec.title,
		body,
		changes
	}];
}
function exactCount({ fields }, stored) {
	const { legacyIterations } = fields;
	return typeof stored.iterations === "number" && legacyIterations !== void 0 ? { iterations: legacyIterations } : {};
}
function isHeld(name, stored, wanted) {
	if (wanted === void 0) return true;
	if (name === "matchOptions") return isSameMatching(stored[name], wanted);
	if (name !== "models") return holds(stored[name], wanted);
	return (0, node_util.isDeepStrictEqual)(modelNames(stored.models), modelNames(wanted));
}
function modelNames(models) {
	if (!Array.isArray(models)) return [];
	return models.map((entry) => {
		const { model, provider } = asRecord(entry);
		return fullModelName(String(model), typeof provider === "string" ? provider : void 0);
	});
}
function batches(cases) {
	const size = require_open.limits.casesPerBatch;
	return Array.from({ length: Math.ceil(cases.length / size) }, (_, index) => cases.slice(index * size, (index + 1) * size));
}
// src/service/suites/environments.ts
function environmentActions(specs, { environments, clients }, problems) {
	return specs.flatMap((spec) => {
		const [host] = require_catalog.resolveNames([spec.client], clients, {
			where: "environment-definitions client",
			kind: "client"
		}, problems);
		if (host === void 0) return [];
		const named = environments.filter(({ name }) => name === spec.name);
		const active = named.find(({ archived }) => archived !== true);
		const stored = active ?? named[0];
		if (spec.archived) return active === void 0 ? [] : [move("archive-environment", active, spec)];
		if (stored === void 0) return [{
			kind: "create-environment",
			spec,
			hostId: host.id
		}];
		const restore = active === void 0 ? [move("restore-environment", stored, spec)] : [];
		const revision = stored.revision + restore.length;
		return [...restore, ...updateOf(spec, stored, host.id, revision)];
	});
}
function move(kind, { id, revision }, { name }) {
	return {
		kind,
		environmentId: id,
		revision,
		name
	};
}
function updateOf(spec, stored, hostId, revision) {
	const wanted = {
		hostId,
		...fieldsOf(spec)
	};
	const differing = Object.entries(wanted).filter(([name, value]) => value !== void 0 && !(0, node_util.isDeepStrictEqual)(comparable(name, stored[name]), comparable(name, value)));
	if (differing.length === 0) return [];
	return [{
		kind: "update-environment",
		environmentId: stored.id,
		revision,
		name: spec.name,
		body: Object.fromEntries(differing),
		changes: differing.map(([name]) => name)
	}];
}
function comparable(name, value) {
	if (value === void 0 || value === null || value === "") return null;
	if (name !== "skillSelection") return value;
	return typeof value === "object" && "skillIds" in value ? value.skillIds : value;
}
function fieldsOf(spec) {
	const { description, serverAttachmentId, modelId, skillIds, pluginVersionIds, secretGrants } = spec;
	return {
		description: description === null ? "" : description,
		serverAttachmentId,
		modelId,
		skillSelection: skillIds === void 0 ? void 0 : skillIds === null ? null : {
			mode: "explicit",
			skillIds: [...skillIds]
		},
		pluginVersionIds: pluginVersionIds === void 0 ? void 0 : pluginVersionIds === null ? null : [...pluginVersionIds],
		secretSelection: secretGrants === void 0 ? void 0 : secretGrants === null ? null : [...secretGrants]
	};
}
// src/service/suites/plan.ts
function planSync(spec, state, options) {
	const problems = [];
	const environments = environmentActions(spec.environmentSpecs, state, problems);
	const servers = spec.servers && require_catalog.resolveNames(spec.servers, state.servers, {
		where: "servers",
		kind: "server"
	}, problems);
	checkEnvironments(spec, state, problems);
	const { suite } = state;
	if (suite?.detail?.managedBy === "ci") problems.push({
		where: "name",
		message: `the suite "${spec.name}" is managed by uploads from CI and can't be edited`,
		advice: "Use another name for the suite of this file."
	});
	if (suite === void 0) checkCreation(spec, problems);
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	const created = suite === void 0 ? casesOfCreation(spec.cases) : [];
	const creation = suite === void 0 ? [{
		kind: "create-suite",
		cases: created,
		serverIds: servers?.map(({ id }) => id) ?? []
	}] : [];
	const cases = caseActions(spec, suite === void 0 ? [] : suite.cases, created, options);
	return {
		suiteName: spec.name,
		suiteId: suite?.id,
		actions: [
			...environments,
			...creation,
			...suiteActions(spec, servers, state),
			...environmentListActions(spec, state),
			...scheduleActions(spec, state),
			...cases.actions
		],
		kept: cases.kept,
		notes: cases.notes,
		before: suite?.detail
	};
}
function checkCreation(spec, problems) {
	const hasEnvironment = (spec.environments ?? []).length > 0;
	if (!hasEnvironment && (spec.servers ?? []).length === 0) problems.push({
		where: "servers",
		message: `is required to create the suite "${spec.name}"`,
		advice: "Name saved servers in `servers`, or environments in `environments`."
	});
	if (!hasEnvironment && modelOfCreation(spec) === void 0) problems.push({
		where: "model",
		message: `is required to create the suite "${spec.name}", even when no step calls a model`,
		advice: "Name a `model` in the file, or in a case."
	});
}
function modelOfCreation({ model, cases }) {
	if (model !== void 0) return model;
	for (const { fields } of cases) {
		const [first] = Array.isArray(fields.models) ? fields.models : [];
		const named = asRecord(first).model;
		if (typeof named === "string") return named;
	}
}
function checkEnvironments(spec, state, problems) {
	const active = state.environments.filter(({ archived }) => archived !== true).map(({ id, name }) => ({
		id,
		name: name ?? id
	}));
	const made = spec.environmentSpecs.filter(({ archived }) => !archived).map(({ name }) => ({
		id: name,
		name
	}));
	const others = active.filter(({ name }) => !made.some((one) => one.name === name));
	const about = {
		where: "environments",
		kind: "environment"
	};
	require_catalog.resolveNames(spec.environments ?? [], [...made, ...others], about, problems);
}
function suiteActions(spec, servers, { suite }) {
	const { description, model, provider } = spec;
	const detail = suite?.detail;
	const body = {};
	const changes = [];
	if (description !== void 0 && description !== (detail?.description ?? void 0)) {
		body.description = description;
		changes.push("description");
	}
	const names = suite === void 0 ? void 0 : servers?.map(({ name }) => name);
	if (names !== void 0 && !isSameSet(names, detail?.environment?.servers ?? [])) {
		body.environment = { servers: names };
		changes.push("servers");
	}
	const storedModel = detail?.executionConfig?.model ?? void 0;
	if (suite !== void 0 && model !== void 0 && !isSameModel(model, provider, storedModel)) {
		body.executionConfig = { model };
		changes.push("model");
	}
	for (const name of ["systemPrompt", "temperature"]) {
		if (spec[name] === void 0 || spec[name] === asRecord(detail?.executionConfig)[name]) continue;
		body.executionConfig = {
			...body.executionConfig,
			[name]: spec[name]
		};
		changes.push(name);
	}
	const settings = asRecord(require_open.readSuiteSettings({ settings: spec.settings ?? {} }).settings);
	const stored = asRecord(detail?.settings);
	const differing = Object.entries(settings).filter(([name, value]) => name === "matchOptions" ? !isSameMatching(stored[name], value) : !holds(stored[name], value));
	if (differing.length > 0) {
		body.settings = Object.fromEntries(differing);
		changes.push(...differing.map(([name]) => `settings.${name}`));
	}
	if (spec.hosts !== void 0 && !areSameHosts(spec.hosts, detail?.hosts ?? [])) {
		body.hosts = spec.hosts.map(({ host, servers: own }) => ({
			host,
			servers: own && [...own]
		}));
		changes.push("clients");
	}
	return changes.length === 0 ? [] : [{
		kind: "update-suite",
		body,
		changes
	}];
}
function areSameHosts(wanted, stored) {
	return wanted.length === stored.length && wanted.every(({ host, servers }) => {
		const found = stored.find(({ id, name }) => name === host || id === host);
		return found !== void 0 && (servers === void 0 || isSameSet(servers, found.servers ?? []));
	});
}
function isSameSet(wanted, stored) {
	return wanted.length === stored.length && wanted.every((name) => stored.includes(name));
}
function isSameModel(wanted, provider, stored) {
	return stored === wanted || stored === fullModelName(wanted, provider);
}
function environmentListActions(spec, { suite, environments }) {
	if (spec.environments === void 0) return [];
	const attached = suite?.detail?.environmentIds ?? [];
	const isKnown = suite === void 0 || suite.detail !== void 0;
	const wanted = (spec.environments ?? []).map((ref) => environments.find(({ id, name, archived }) => archived !== true && (id === ref || name === ref))?.id);
	return isKnown && wanted.length === attached.length && wanted.every((id) => id !== void 0 && attached.includes(id)) ? [] : [{
		kind: "attach-environments",
		environments: spec.environments
	}];
}
function scheduleActions({ schedule }, { suite, environments }) {
	if (schedule === void 0) return [];
	const stored = suite?.detail?.schedule;
	if (schedule === null) return suite === void 0 || stored?.enabled === false ? [] : [{
		kind: "set-schedule",
		schedule
	}];
	const pin = environments.find(({ id, name }) => id === schedule.environment || name === schedule.environment);
	return stored?.enabled === true && stored.intervalMinutes === schedule.everyMinutes && (schedule.environment === void 0 || stored.environmentId === pin?.id) ? [] : [{
		kind: "set-schedule",
		schedule
	}];
}
// src/service/suites/creation.ts
async function suiteBody(project, spec, { cases, serverIds }) {
	const { name, description, provider } = spec;
	const model = modelOfCreation(spec);
	const fallback = serverIds.length === 0 || model === void 0 ? await readFirstEnvironment(project, spec) : void 0;
	const tests = cases.length > 0 ? cases.map(inlineTest) : [placeholderTest];
	return {
		name,
		serverIds: serverIds.length > 0 ? [...serverIds] : fallback?.serverIds ?? [],
		description,
		model: model ?? fallback?.model ?? "",
		provider,
		tests
	};
}
const placeholderTest = {
	title: placeholder,
	runs: 1,
	steps: [{
		id: "step-1",
		kind: "prompt",
		prompt: "Placeholder."
	}]
};
async function readFirstEnvironment(project, { name, environments }) {
	const [ref = ""] = environments ?? [];
	const [environmentId = ref] = await environmentIds(project, [ref]);
	const resolved = await project.call("resolveEnvironment", { params: { environmentId } });
	const serverIds = resolved.effectiveServerIds ?? resolved.selectedServerIds ?? [];
	const model = resolved.effectiveModelId ?? resolved.modelId;
	const missing = serverIds.length === 0 ? "servers" : model ? void 0 : "model";
	if (missing !== void 0 || !model) throw new require_platform.UsageError([{
		where: `environments "${ref}"`,
		message: `has no ${missing}, and the suite "${name}" can't be created without`,
		advice: `Name a \`${missing}\` in the suite file, or give the environment one.`
	}]);
	return {
		serverIds: [...serverIds],
		model
	};
}
async function environmentIds(project, refs) {
	if (refs.length === 0) return [];
	const active = await require_catalog.listEnvironments(project);
	return refs.flatMap((ref) => active.find(({ id, name }) => ref === id || ref === name)?.id ?? []);
}
// src/service/suites/state.ts
async function readSyncState(project, spec) {
	const environments = spec.environmentSpecs.length > 0 || (spec.environments ?? []).length > 0 || spec.schedule?.environment !== void 0 ? await project.list("listEnvironments", { query: { includeArchived: true } }) : [];
	const servers = spec.servers === void 0 ? [] : await require_catalog.listServers(project);
	const clients = spec.environmentSpecs.length === 0 ? [] : await listClients(project);
	const found = (await require_catalog.listSuites(project)).find(({ name }) => name === spec.name);
	if (found === void 0) return {
		servers,
		clients,
		environments
	};
	const params = { suiteId: found.id };
	const detail = await require_open.orAbsent(() => project.call("getEvalSuite", { params }));
	const cases = await require_open.orAbsent(() => project.list("listEvalCases", { params }));
	return {
		servers,
		clients,
		environments,
		suite: {
			id: found.id,
			detail,
			cases
		}
	};
}
async function listClients(project) {
	return (await require_open.orAbsent(() => project.list("listClients")) ?? await project.list("listHosts")).map(({ id, name }) => ({
		id,
		name: name ?? id
	}));
}
// src/service/suites/apply.ts
async function planSuite(project, spec, options) {
	return planSync(spec, await readSyncState(project, spec), options);
}
async function applySuite(project, spec, plan, options) {
	const creates = plan.actions.some(({ kind }) => kind === "create-suite");
	const { suiteId } = await applyActions(project, creates ? plan.actions.filter((action) => isCreatedFirst(action)) : plan.actions, spec, plan);
	if (suiteId === void 0) throw new TypeError("the suite must exist by now");
	if (!creates) return suiteId;
	project.signal?.throwIfAborted();
	const rest = await planSuite(project, spec, options);
	if (plan.actions.some((action) => action.kind === "create-suite" && action.cases.length === 0) && !rest.actions.some(({ kind }) => kind === "create-cases")) throw new require_platform.ServiceError({
		operation: "listEvalCases",
		message: `The suite "${spec.name}" was created, and its cases can't be: this deployment does not list the cases of a suite.`,
		advice: ["Remove the `id` of the cases, and fields that only a saved case has, and apply the file again."],
		retryable: false,
		attempts: 1
	});
	await applyActions(project, rest.actions, spec, {
		suiteId,
		before: rest.before
	});
	return suiteId;
}
async function applyActions(project, actions, spec, target) {
	let now = target;
	for (const action of actions) try {
		now = await applyAction(project, action, spec, now) ?? now;
	} catch (error) {
		throw await explainConflict(error, action, project, now);
	}
	return now;
}
function isCreatedFirst({ kind }) {
	return kind === "create-suite" || kind.endsWith("-environment");
}
async function applyAction(project, action, spec, target) {
	const options = { idempotencyKey: `eval-gate-sync-${(0, node_crypto.randomUUID)()}` };
	const { suiteId = "" } = target;
	const params = { suiteId };
	switch (action.kind) {
		case "create-environment": {
			const fields = Object.entries(fieldsOf(action.spec)).filter(([, value]) => value !== null && value !== "");
			const body = {
				name: action.spec.name,
				hostId: action.hostId,
				...Object.fromEntries(fields)
			};
			await project.call("createEnvironment", { body }, options);
			return;
		}
		case "update-environment": {
			const { environmentId, revision } = action;
			const body = {
				expectedRevision: revision,
				...action.body
			};
			await project.call("updateEnvironment", {
				params: { environmentId },
				body
			}, options);
			return;
		}
		case "archive-environment":
		case "restore-environment": {
			const operation = action.kind === "archive-environment" ? "archiveEnvironment" : "restoreEnvironment";
			const { environmentId, revision: expectedRevision } = action;
			await project.call(operation, {
				params: { environmentId },
				body: { expectedRevision }
			}, options);
			return;
		}
		case "create-suite": {
			const body = await suiteBody(project, spec, action);
			const { suiteId: created, caseUpsert } = await project.call("createEvalSuite", { body }, options);
			refuseFailures(caseUpsert?.failed ?? []);
			return { suiteId: created };
		}
		case "update-suite": return await editSuite(project, target, action.body, options);
		case "attach-environments": {
			const ids = await environmentIds(project, action.environments ?? []);
			return await editSuite(project, target, { environmentIds: action.environments === null ? null : ids }, options);
		}
		case "set-schedule": {
			const body = await scheduleBody(project, action.schedule);
			await project.call("updateEvalSuiteSchedule", {
				params,
				body
			}, options);
			return;
		}
		case "create-cases": {
			const body = { cases: action.cases.map(caseBody) };
			const { failed } = await project.call("createEvalCases", {
				params,
				body
			}, options);
			refuseFailures(failed ?? [], action.cases);
			return;
		}
		case "update-case": {
			const { caseId, body } = action;
			await project.call("updateEvalCase", {
				params: {
					suiteId,
					caseId
				},
				body: { ...body }
			}, options);
			return;
		}
		case "delete-case": {
			const { caseId } = action;
			await project.call("deleteEvalCase", { params: {
				suiteId,
				caseId
			} }, options);
			return;
		}
	}
}
function caseBody({ id, title, fields }) {
	const given = Object.entries({
		id,
		title,
		...fields
	}).filter(([, value]) => value !== void 0);
	return Object.fromEntries(given);
}
async function scheduleBody(project, schedule) {
	if (schedule === null) return { enabled: false };
	const { everyMinutes, environment } = schedule;
	const [environmentId] = environment === void 0 ? [] : await environmentIds(project, [environment]);
	return {
		enabled: true,
		intervalMinutes: everyMinutes,
		environmentId
	};
}
function refuseFailures(failures, cases = []) {
	if (failures.length === 0) return;
	throw new require_platform.UsageError(failures.map((failure) => {
		const { index, name, message, error, code } = failure;
		const title = typeof index === "number" ? cases[index]?.title : name;
		return {
			where: `case "${String(title ?? "")}"`,
			message: `was rejected by the service: ${String(message ?? error ?? code ?? "no reason given").slice(0, 400)}`,
			advice: "The other cases were written. Correct this one and apply the file again."
		};
	}));
}
// src/service/suites/describe.ts
function describePlan({ suiteName, actions, kept, notes }) {
	const lines = actions.flatMap(describeAction);
	const left = [...notes.map((note) => `  ${note}`), ...kept.map((title) => `  case "${title}" is not in the file and is kept; --prune deletes it`)];
	if (actions.length === 0) return [`"${suiteName}" already matches the file; nothing to do.`, ...left];
	return [
		`"${suiteName}":`,
		...lines.map((line) => `  ${line}`),
		...left
	];
}
function describeAction(action) {
	switch (action.kind) {
		case "create-environment": return [`+ environment "${action.spec.name}"`];
		case "update-environment": return [`~ environment "${action.name}": ${action.changes.join(", ")}`];
		case "archive-environment": return [`- environment "${action.name}": archived`];
		case "restore-environment": return [`+ environment "${action.name}": restored`];
		case "create-suite": return ["+ suite", ...action.cases.map(({ title }) => `+ case "${title}"`)];
		case "update-suite": return [`~ suite: ${action.changes.join(", ")}`];
		case "attach-environments": return [action.environments === null ? "~ suite: no environments" : `~ suite: environments ${action.environments.join(", ")}`];
		case "set-schedule": return [action.schedule === null ? "~ schedule: off" : `~ schedule: every ${action.schedule.everyMinutes} minutes${action.schedule.environment === void 0 ? "" : ` in ${action.schedule.environment}`}`];
		case "create-cases": return action.cases.map(({ title }) => `+ case "${title}"`);
		case "update-case": return [`~ case "${action.title}": ${action.changes.join(", ")}`];
		case "delete-case": return [`- case "${action.title}"`];
	}
}
Object.defineProperty(exports, "applySuite", {
	enumerable: true,
	get: function() {
		return applySuite;
	}
});
Object.defineProperty(exports, "describePlan", {
	enumerable: true,
	get: function() {
		return describePlan;
	}
});
Object.defineProperty(exports, "fieldsLostInline", {
	enumerable: true,
	get: function() {
		return fieldsLostInline;
	}
});
Object.defineProperty(exports, "inlineRunTest", {
	enumerable: true,
	get: function() {
		return inlineRunTest;
	}
});
Object.defineProperty(exports, "loadSuiteFile", {
	enumerable: true,
	get: function() {
		return loadSuiteFile;
	}
});
Object.defineProperty(exports, "planSuite", {
	enumerable: true,
	get: function() {
		return planSuite;
	}
});
