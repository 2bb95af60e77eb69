import { D as pipe, E as picklist, F as union, I as unknown, M as string, O as record, S as optional, T as partial, _ as nonEmpty, a as entriesFromObjects, b as number, d as looseObject, f as maxBytes, g as minValue, h as minLength, i as description, j as strictObject, k as regex, l as integer, m as maxValue, n as boolean, p as maxLength, r as check$2, t as array, y as nullish } from "./dist.js";
import { t as limits } from "./limits.js";
// src/contract/headers.ts
/** Prefix of the service's own headers. The public deployment uses its own; see `docs/service.md`. */
const defaultHeaderPrefix = "x-service";
/** Header names of the service, lower case, for a prefix such as `x-service`. */
function serviceHeaders(prefix = defaultHeaderPrefix) {
	const base = prefix.toLowerCase().replace(/(?<!-)-+$/, "");
	return {
		evalVocabulary: `${base}-eval-vocabulary`,
		idempotencyKey: `${base}-idempotency-key`,
		plainIdempotencyKey: "idempotency-key",
		launcher: `${base}-launcher`,
		ci: `${base}-ci`,
		requestId: "x-request-id",
		ownRequestId: `${base}-request-id`
	};
}
// src/contract/schema.ts
/** A string with these known values. Any other value is kept, since the API is in preview. */
function word(...known) {
	return pipe(string(), description(`Known values: ${known.join(", ")}.`));
}
/** A field of an answer that may be absent or null. */
function maybe(schema) {
	return nullish(schema);
}
const text = string();
/**
* Id of a record as the service gives it. Ids go into addresses, outputs and shell commands of workflows, so one with
* blanks, line breaks or signs of a shell is an answer that can't be trusted.
*/
const recordId = pipe(string(), regex(/^[\w.:-]{1,200}$/, "must be an id of letters, digits and _ . : -"));
const filledText = pipe(string(), nonEmpty("must not be empty"));
/** A text that is not only white space. */
const nonBlankText = pipe(string(), nonEmpty("must not be empty"), check$2((value) => value.trim() !== "", "must not be blank"));
const epochMs = pipe(number(), description("Unix epoch milliseconds."));
const count = pipe(number(), integer(), minValue(0));
const jsonObject = record(string(), unknown());
/** A collection of the service: items and, except on the last page, the cursor of the next page. */
function page(item) {
	return looseObject({
		items: array(item),
		nextCursor: nullish(string())
	});
}
/** Query of a paged GET. A limit out of range is clamped by the service, not rejected. */
const pageQuery = strictObject({
	cursor: optional(text),
	limit: optional(pipe(number(), integer(), minValue(1)))
});
/** A server or another record named by id. */
const idAndName = looseObject({
	id: text,
	name: maybe(text)
});
/** Fraction passed is 0..1. */
const runSummary = looseObject({
	total: number(),
	passed: number(),
	failed: number(),
	passRate: pipe(number(), description("Fraction 0..1."))
});
const emptyBody = strictObject({});
// src/contract/operations/account.ts
const vocabulary = looseObject({
	version: number(),
	evaluatorKinds: maybe(array(text)),
	assertionKinds: maybe(array(text)),
	fields: maybe(record(text, array(text)))
});
const project = looseObject({
	id: text,
	name: maybe(text),
	description: maybe(text),
	organizationId: maybe(text),
	visibility: maybe(text),
	role: maybe(text)
});
const chatSession = looseObject({
	id: text,
	title: maybe(text),
	status: maybe(text),
	projectId: maybe(text),
	visibility: maybe(text),
	lastActivityAt: maybe(epochMs),
	createdAt: maybe(epochMs),
	isPinned: maybe(boolean()),
	isUnread: maybe(boolean())
});
const accountOperations = {
	getMe: {
		id: "getMe",
		group: "Account",
		method: "GET",
		path: "/me",
		summary: "The account behind the key.",
		response: looseObject({
			id: text,
			email: maybe(text),
			name: maybe(text),
			plan: maybe(text)
		}),
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Catalog"
	},
	listProjects: {
		id: "listProjects",
		group: "Account",
		method: "GET",
		path: "/projects",
		summary: "Projects the key can access.",
		query: strictObject({
			...pageQuery.entries,
			organizationId: optional(text)
		}),
		response: page(project),
		successStatus: 200,
		retry: "safe",
		pagination: "query",
		optional: false,
		spec: "4 Catalog"
	},
	getCapabilities: {
		id: "getCapabilities",
		group: "Account",
		method: "GET",
		path: "/capabilities",
		summary: "What the deployment offers; holds the version of the eval vocabulary.",
		response: looseObject({ vocabulary: maybe(vocabulary) }),
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Catalog"
	},
	getProjectCapabilities: {
		id: "getProjectCapabilities",
		group: "Account",
		method: "GET",
		path: "/projects/{projectId}/capabilities",
		summary: "What the key may do in the project; some deployments publish the vocabulary here.",
		response: looseObject({
			projectId: maybe(text),
			organizationId: maybe(text),
			role: maybe(text),
			projectRole: maybe(text),
			surface: maybe(unknown()),
			features: maybe(unknown()),
			plan: maybe(unknown()),
			can: maybe(jsonObject),
			vocabulary: maybe(vocabulary)
		}),
		successStatus: 200,
		retry: "safe",
		optional: true,
		spec: "Wire facts 1, 6"
	},
	listChatSessions: {
		id: "listChatSessions",
		group: "Account",
		method: "GET",
		path: "/chat-sessions",
		summary: "Chat sessions, newest first.",
		query: strictObject({
			...pageQuery.entries,
			projectId: optional(text),
			status: optional(text),
			before: optional(union([text, number()]))
		}),
		response: page(chatSession),
		successStatus: 200,
		retry: "safe",
		pagination: "query",
		optional: false,
		spec: "4 Catalog"
	},
	listSkills: {
		id: "listSkills",
		group: "Account",
		method: "GET",
		path: "/projects/{projectId}/skills",
		summary: "Skills of the project; their ids go into a skill selection.",
		query: pageQuery,
		response: page(looseObject({
			id: text,
			name: maybe(text)
		})),
		successStatus: 200,
		retry: "safe",
		pagination: "query",
		optional: true,
		spec: "4 Other groups"
	},
	listPlugins: {
		id: "listPlugins",
		group: "Account",
		method: "GET",
		path: "/projects/{projectId}/plugins",
		summary: "Plugins installed in the project.",
		query: pageQuery,
		response: page(looseObject({
			id: text,
			projectId: maybe(text),
			name: maybe(text),
			displayName: maybe(text),
			enabled: maybe(boolean()),
			activeVersionId: maybe(text),
			status: maybe(word("staging", "ready", "invalid"))
		})),
		successStatus: 200,
		retry: "safe",
		pagination: "query",
		optional: true,
		spec: "4 Other groups"
	}
};
// src/contract/steps.ts
/** The four kinds of step (specification 2). */
const stepKinds = [
	"prompt",
	"toolCall",
	"interact",
	"assert"
];
/** `toolCalledWith` nests its arguments: `args: { args: {…} }`. */
const assertion = looseObject({
	type: filledText,
	toolName: optional(text),
	args: optional(jsonObject)
});
const isFilled = (value) => value !== void 0 && value.trim() !== "";
/**
* One step of a test. A `prompt` carries `prompt`, a `toolCall` carries `toolName`, an `assert` carries `assertion`.
* A step that lacks what its kind requires is rejected: it would pass without testing anything (wire facts 9).
*/
const step = pipe(looseObject({
	id: filledText,
	kind: picklist(stepKinds, `must be one of ${stepKinds.join(", ")}`),
	prompt: optional(text),
	serverName: optional(text),
	toolName: optional(text),
	arguments: optional(jsonObject),
	action: optional(unknown()),
	assertion: optional(assertion)
}), check$2(({ kind, prompt }) => kind !== "prompt" || isFilled(prompt), "a prompt step needs a prompt"), check$2(({ kind, toolName }) => kind !== "toolCall" || isFilled(toolName), "a toolCall step needs a toolName"), check$2(({ kind, assertion: rule }) => kind !== "assert" || rule !== void 0, "an assert step needs an assertion"));
/** Steps of a case or a test: at least one. */
const steps = pipe(array(step), minLength(1, "must have at least one step"));
const repetitions = pipe(number(), integer(), minValue(1), maxValue(10));
/**
* A test inside the body of a run or a suite (wire facts 9). Its field names differ from those of a case: `model` and
* `isNegativeTest`. Keys beyond these pass the schema, because older services strip them.
*/
const inlineTest = looseObject({
	title: filledText,
	steps,
	runs: optional(repetitions),
	iterations: optional(repetitions),
	model: optional(text),
	provider: optional(text),
	expectedOutput: optional(text),
	isNegativeTest: optional(boolean()),
	scenario: optional(text),
	advancedConfig: optional(jsonObject)
});
// src/contract/case-body.ts
const oneToTen = pipe(number(), integer(), minValue(1), maxValue(10));
/** A rule of a case or a suite: an assertion with its role. Without a role it is required. */
const rule = looseObject({ role: optional(word("required", "advisory", "gating")) });
/** Rules of a case, and whether they replace or extend those of the suite. Without a mode: inherit. */
const rules$1 = strictObject({
	mode: optional(picklist([
		"inherit",
		"replace",
		"extend"
	])),
	list: optional(array(rule))
});
/** Fields of a case with the same spelling in both vocabularies (wire facts 9). */
const sharedFields = {
	id: optional(pipe(text, regex(/^[A-Za-z0-9_-]{1,128}$/, "must match [A-Za-z0-9_-]{1,128}"), description("The declared id, unique in the suite. Answers name it `declaredId`."))),
	expectedOutput: optional(text),
	isNegative: optional(pipe(boolean(), description("The case passes only if no tool is called."))),
	scenario: optional(text),
	models: optional(array(strictObject({
		model: filledText,
		provider: optional(text)
	}))),
	matchOptions: nullish(jsonObject)
};
/** Keys of both versions, so that one schema reads both; `spellingProblems` finds mixtures. */
const spelledFields = {
	iterations: nullish(oneToTen),
	legacyIterations: nullish(oneToTen),
	repetitions: nullish(oneToTen),
	runs: nullish(oneToTen),
	assertions: nullish(rules$1),
	checks: nullish(rules$1),
	predicates: nullish(rules$1),
	passThreshold: nullish(pipe(number(), minValue(0), maxValue(1), description("Fraction 0..1; vocabulary 2 only.")))
};
const fields = {
	...sharedFields,
	...spelledFields
};
/** Body of a new case, and each entry of a batch. The service rejects unknown keys, so this schema does too. */
const caseBody = strictObject({
	title: filledText,
	steps,
	...fields
});
/** Body of an edit of a case. `steps` replaces the steps as a whole. */
const caseEdit = strictObject({
	title: optional(filledText),
	steps: optional(steps),
	...fields
});
const overrideFields = {
	duplicatePolicy: optional(picklist([
		"block",
		"warn",
		"create_anyway"
	])),
	overrideReason: optional(text)
};
// src/contract/operations/cases.ts
/**
* A stored case. `id` is the id of the row and the path parameter; `declaredId` is the `id` that its author sent.
* The repetition fields are spelled by the vocabulary; the client answers version 2.
*/
const evalCase = looseObject({
	id: text,
	declaredId: maybe(text),
	title: maybe(text),
	suiteId: maybe(text),
	models: maybe(array(looseObject({
		model: maybe(text),
		provider: maybe(text)
	}))),
	isNegative: maybe(boolean()),
	steps: maybe(array(unknown())),
	iterations: maybe(number()),
	legacyIterations: maybe(number()),
	assertions: maybe(unknown())
});
/** A warning of a batch about a case that was accepted. */
const warning = looseObject({
	code: maybe(text),
	message: maybe(text)
});
const base$3 = "/projects/{projectId}/eval-suites/{suiteId}/cases";
const common$6 = {
	group: "Eval cases",
	successStatus: 200,
	optional: true,
	vocabulary: true,
	spec: "Wire facts 1, 3.5, 9"
};
const caseOperations = {
	listEvalCases: {
		...common$6,
		id: "listEvalCases",
		method: "GET",
		path: base$3,
		summary: "Cases of a suite.",
		query: pageQuery,
		response: page(evalCase),
		retry: "safe",
		pagination: "query"
	},
	createEvalCase: {
		...common$6,
		id: "createEvalCase",
		method: "POST",
		path: base$3,
		summary: "Adds one case to a suite.",
		body: strictObject({
			...caseBody.entries,
			...overrideFields
		}),
		response: evalCase,
		successStatus: 201,
		retry: "idempotent-with-id",
		idempotency: {
			body: [],
			header: true
		}
	},
	createEvalCases: {
		...common$6,
		id: "createEvalCases",
		method: "POST",
		path: `${base$3}/batch`,
		summary: "Adds up to 100 cases at once. The answer says for each whether it was created.",
		body: strictObject({
			cases: pipe(array(caseBody), minLength(1), maxLength(100)),
			...overrideFields
		}),
		response: looseObject({
			created: array(looseObject({
				index: maybe(number()),
				id: maybe(text),
				declaredId: maybe(text),
				title: maybe(text),
				replayed: maybe(boolean()),
				warnings: maybe(array(warning))
			})),
			failed: maybe(array(looseObject({
				index: maybe(number()),
				declaredId: maybe(text),
				code: maybe(text),
				message: maybe(text)
			}))),
			duplicatePolicy: maybe(union([text, looseObject({
				requestedPolicy: maybe(text),
				effectivePolicy: maybe(text),
				coerced: maybe(boolean())
			})])),
			warnings: maybe(array(warning))
		}),
		successStatus: 201,
		retry: "idempotent-with-id",
		idempotency: {
			body: [],
			header: true
		}
	},
	getEvalCase: {
		...common$6,
		id: "getEvalCase",
		method: "GET",
		path: `${base$3}/{caseId}`,
		summary: "Reads one case.",
		response: evalCase,
		retry: "safe"
	},
	updateEvalCase: {
		...common$6,
		id: "updateEvalCase",
		method: "PATCH",
		path: `${base$3}/{caseId}`,
		summary: "Edits one case.",
		body: caseEdit,
		response: evalCase,
		retry: "safe"
	},
	deleteEvalCase: {
		...common$6,
		id: "deleteEvalCase",
		method: "DELETE",
		path: `${base$3}/{caseId}`,
		summary: "Deletes one case.",
		response: looseObject({
			id: maybe(text),
			deleted: maybe(boolean())
		}),
		retry: "safe"
	}
};
// src/contract/operations/clients.ts
/** A host is a client by its older name: the same record under both paths. */
const client = looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	template: maybe(text),
	config: maybe(unknown()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
/** Bodies are "not shown" in the specification: only the name is certain, so other keys pass. */
const createBody$1 = looseObject({
	name: optional(filledText),
	template: optional(filledText),
	config: optional(jsonObject)
});
const updateBody$1 = looseObject({
	name: optional(filledText),
	config: optional(jsonObject)
});
const deleted = looseObject({
	id: maybe(text),
	deleted: maybe(boolean()),
	ok: maybe(boolean())
});
const clientOperations = {
	listClients: {
		id: "listClients",
		group: "Clients",
		method: "GET",
		path: "/projects/{projectId}/clients",
		summary: "Named clients of the project.",
		query: pageQuery,
		response: page(client),
		successStatus: 200,
		retry: "safe",
		pagination: "query",
		optional: false,
		spec: "4 Catalog, 9"
	},
	createClient: {
		id: "createClient",
		group: "Clients",
		method: "POST",
		path: "/projects/{projectId}/clients",
		summary: "Creates a client from a built-in template or a full configuration.",
		body: createBody$1,
		response: client,
		successStatus: 201,
		retry: "never",
		optional: false,
		spec: "4 Catalog, 9"
	},
	getClient: {
		id: "getClient",
		group: "Clients",
		method: "GET",
		path: "/projects/{projectId}/clients/{clientId}",
		summary: "Reads a client.",
		response: client,
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Catalog, 9"
	},
	updateClient: {
		id: "updateClient",
		group: "Clients",
		method: "PATCH",
		path: "/projects/{projectId}/clients/{clientId}",
		summary: "Renames or edits a client.",
		body: updateBody$1,
		response: client,
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Catalog, 9"
	},
	deleteClient: {
		id: "deleteClient",
		group: "Clients",
		method: "DELETE",
		path: "/projects/{projectId}/clients/{clientId}",
		summary: "Deletes a client.",
		response: deleted,
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Catalog, 9"
	},
	listHosts: {
		id: "listHosts",
		group: "Clients",
		method: "GET",
		path: "/projects/{projectId}/hosts",
		summary: "Named hosts of the project.",
		query: pageQuery,
		response: page(client),
		successStatus: 200,
		retry: "safe",
		pagination: "query",
		optional: false,
		deprecated: { successor: "listClients" },
		spec: "4 Catalog"
	},
	createHost: {
		id: "createHost",
		group: "Clients",
		method: "POST",
		path: "/projects/{projectId}/hosts",
		summary: "Creates a host from a built-in template or a full host configuration.",
		body: createBody$1,
		response: client,
		successStatus: 201,
		retry: "never",
		optional: false,
		deprecated: { successor: "createClient" },
		spec: "4 Catalog"
	},
	getHost: {
		id: "getHost",
		group: "Clients",
		method: "GET",
		path: "/projects/{projectId}/hosts/{hostId}",
		summary: "Reads a host.",
		response: client,
		successStatus: 200,
		retry: "safe",
		optional: false,
		deprecated: { successor: "getClient" },
		spec: "4 Catalog"
	},
	updateHost: {
		id: "updateHost",
		group: "Clients",
		method: "PATCH",
		path: "/projects/{projectId}/hosts/{hostId}",
		summary: "Renames or edits a host.",
		body: updateBody$1,
		response: client,
		successStatus: 200,
		retry: "safe",
		optional: false,
		deprecated: { successor: "updateClient" },
		spec: "4 Catalog"
	},
	deleteHost: {
		id: "deleteHost",
		group: "Clients",
		method: "DELETE",
		path: "/projects/{projectId}/hosts/{hostId}",
		summary: "Deletes a host.",
		response: deleted,
		successStatus: 200,
		retry: "safe",
		optional: false,
		deprecated: { successor: "deleteClient" },
		spec: "4 Catalog"
	}
};
// src/contract/operations/environment-records.ts
const environment = looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	description: maybe(text),
	hostId: maybe(text),
	serverAttachmentId: maybe(text),
	modelId: maybe(text),
	skillSelection: maybe(looseObject({
		mode: maybe(text),
		skillIds: maybe(array(text))
	})),
	secretSelection: maybe(unknown()),
	pluginVersionIds: maybe(array(text)),
	sandboxImageId: maybe(text),
	revision: number(),
	archived: maybe(boolean()),
	archivedAt: maybe(epochMs),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
const resolved = looseObject({
	environment: looseObject({
		id: text,
		name: maybe(text),
		revision: maybe(number())
	}),
	hostId: maybe(text),
	hostName: maybe(text),
	hostConfigId: maybe(text),
	hostConfig: maybe(unknown()),
	modelId: maybe(text),
	effectiveModelId: maybe(text),
	modelSource: maybe(text),
	selectedServerIds: maybe(array(text)),
	effectiveServerIds: maybe(array(text)),
	pluginVersions: maybe(array(looseObject({
		pluginVersionId: maybe(text),
		name: maybe(text)
	}))),
	servers: maybe(array(looseObject({
		serverId: maybe(text),
		name: maybe(text)
	})))
});
/** Environment as a run remembers it, from its immutable snapshot. */
const environmentSnapshot = looseObject({
	id: text,
	name: maybe(text),
	revision: maybe(number())
});
// src/contract/operations/environments.ts
const skillSelection = looseObject({
	mode: optional(word("explicit")),
	skillIds: pipe(array(text), minLength(1, "must not be empty; send null to clear"))
});
const idList = pipe(array(text), minLength(1, "must not be empty; send null to clear"));
/** Optional fields that a create and an edit share. */
const structured = {
	serverAttachmentId: nonBlankText,
	modelId: nonBlankText,
	skillSelection,
	secretSelection: pipe(array(unknown()), minLength(1, "must not be empty; send null to revoke"), description("Grant list. The shape of a grant is not documented.")),
	pluginVersionIds: idList,
	sandboxImageId: nonBlankText
};
const createBody = strictObject({
	name: filledText,
	description: optional(text),
	hostId: filledText,
	...entriesFromObjects([partial(strictObject(structured))])
});
const updateBody = pipe(strictObject({
	expectedRevision: pipe(number(), integer(), minValue(0)),
	name: optional(filledText),
	description: nullish(text),
	hostId: optional(filledText),
	serverAttachmentId: nullish(structured.serverAttachmentId),
	modelId: nullish(structured.modelId),
	skillSelection: nullish(structured.skillSelection),
	secretSelection: nullish(structured.secretSelection),
	pluginVersionIds: nullish(structured.pluginVersionIds),
	sandboxImageId: nullish(structured.sandboxImageId)
}), check$2(({ expectedRevision: _, ...fields }) => Object.values(fields).some((value) => value !== void 0), "must change at least one field"));
/** `expectedRevision` is required by the public deployment; the specification is silent. */
const revisionBody = strictObject({ expectedRevision: optional(pipe(number(), integer(), minValue(0))) });
const base$2 = "/projects/{projectId}/environments";
const environmentOperations = {
	getEnvironmentCapabilities: {
		id: "getEnvironmentCapabilities",
		group: "Environments",
		method: "GET",
		path: `${base$2}/capabilities`,
		summary: "Which optional fields the deployment supports. Absent means unsupported.",
		response: looseObject({
			modelOverrides: maybe(boolean()),
			secretGrants: maybe(boolean())
		}),
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Catalog"
	},
	listEnvironments: {
		id: "listEnvironments",
		group: "Environments",
		method: "GET",
		path: base$2,
		summary: "Environments of the project.",
		query: strictObject({
			...pageQuery.entries,
			includeArchived: optional(boolean())
		}),
		response: page(environment),
		successStatus: 200,
		retry: "safe",
		pagination: "query",
		optional: false,
		spec: "4 Environments"
	},
	createEnvironment: {
		id: "createEnvironment",
		group: "Environments",
		method: "POST",
		path: base$2,
		summary: "Creates an environment. Needs project admin.",
		body: createBody,
		response: environment,
		successStatus: 201,
		retry: "never",
		optional: false,
		spec: "4 Environments"
	},
	getEnvironment: {
		id: "getEnvironment",
		group: "Environments",
		method: "GET",
		path: `${base$2}/{environmentId}`,
		summary: "Reads an environment.",
		response: environment,
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Environments"
	},
	updateEnvironment: {
		id: "updateEnvironment",
		group: "Environments",
		method: "PATCH",
		path: `${base$2}/{environmentId}`,
		summary: "Edits an environment at the revision last read; null clears a field. Needs project admin.",
		body: updateBody,
		response: environment,
		successStatus: 200,
		retry: "never",
		optional: false,
		spec: "4 Environments"
	},
	resolveEnvironment: {
		id: "resolveEnvironment",
		group: "Environments",
		method: "GET",
		path: `${base$2}/{environmentId}/resolve`,
		summary: "Previews what a run would use: host configuration, servers, plugin versions.",
		response: resolved,
		successStatus: 200,
		retry: "safe",
		optional: false,
		spec: "4 Environments"
	},
	archiveEnvironment: {
		id: "archiveEnvironment",
		group: "Environments",
		method: "POST",
		path: `${base$2}/{environmentId}/archive`,
		summary: "Archives an environment; its name is free again. Needs project admin.",
		body: revisionBody,
		response: environment,
		successStatus: 200,
		retry: "never",
		optional: false,
		spec: "3, 4 Environments"
	},
	restoreEnvironment: {
		id: "restoreEnvironment",
		group: "Environments",
		method: "POST",
		path: `${base$2}/{environmentId}/restore`,
		summary: "Restores an archived environment unless its name is taken. Needs project admin.",
		body: revisionBody,
		response: environment,
		successStatus: 200,
		retry: "never",
		optional: false,
		spec: "3, 4 Environments"
	},
	ensureAdhocEnvironment: {
		id: "ensureAdhocEnvironment",
		group: "Environments",
		method: "POST",
		path: `${base$2}/ensure-adhoc`,
		summary: "Finds or creates an unnamed environment with this content.",
		body: strictObject({
			hostId: filledText,
			...entriesFromObjects([partial(strictObject(structured))])
		}),
		response: looseObject({
			environment,
			created: maybe(boolean())
		}),
		successStatus: 200,
		retry: "safe",
		optional: true,
		spec: "5.8, wire facts 5"
	}
};
// src/contract/operations/ingest.ts
const scalar$1 = union([
	string(),
	number(),
	boolean()
]);
const declaredId = pipe(text, regex(/^[A-Za-z0-9_-]{1,128}$/, "must match [A-Za-z0-9_-]{1,128}"));
const toolCall$1 = strictObject({
	toolName: text,
	arguments: optional(jsonObject)
});
/** One finished iteration. Unknown keys make the service refuse the whole upload, so they are refused here. */
const evalResult = strictObject({
	caseTitle: nonBlankText,
	passed: boolean(),
	query: optional(text),
	provider: optional(text),
	model: optional(text),
	error: optional(text),
	errorDetails: optional(text),
	expectedOutput: optional(text),
	durationMs: optional(number()),
	expectedToolCalls: optional(array(toolCall$1)),
	actualToolCalls: optional(array(toolCall$1)),
	tokens: optional(strictObject({
		input: optional(number()),
		output: optional(number()),
		total: optional(number())
	})),
	trace: optional(union([
		text,
		array(jsonObject),
		jsonObject
	])),
	externalIterationId: optional(filledText),
	externalCaseId: optional(filledText),
	caseId: optional(declaredId),
	/** Values may nest in newer deployments: rows of scorers. Older ones take scalars only. */
	metadata: optional(jsonObject),
	isNegativeTest: optional(boolean()),
	advancedConfig: optional(jsonObject),
	matchOptions: optional(jsonObject),
	widgetSnapshots: optional(array(jsonObject)),
	status: optional(picklist([
		"completed",
		"failed",
		"cancelled",
		"timed_out",
		"setup_failed",
		"skipped"
	])),
	intent: nullish(pipe(text, maxLength(64)))
});
const ci = strictObject({
	provider: optional(text),
	pipelineId: optional(text),
	jobId: optional(text),
	runUrl: optional(text),
	branch: optional(text),
	commitSha: optional(text),
	repositoryUrl: optional(text),
	prUrl: optional(text),
	branchUrl: optional(text),
	dirty: optional(boolean()),
	pullRequestNumber: optional(number())
});
const runFields = {
	suiteName: nonBlankText,
	suiteDescription: optional(text),
	serverNames: optional(array(text)),
	notes: optional(text),
	passCriteria: optional(strictObject({ minimumPassRate: pipe(number(), minValue(0), maxValue(100), description("Percent 0..100, by default 100.")) })),
	externalRunId: optional(filledText),
	framework: optional(text),
	expectedIterations: optional(count),
	tags: optional(pipe(array(pipe(text, maxLength(64))), maxLength(32))),
	ci: optional(ci),
	serverReplayConfigs: optional(array(jsonObject)),
	hostConfig: optional(unknown()),
	hostConfigHash: optional(text),
	evaluationConfigHash: optional(text),
	runName: optional(pipe(text, maxLength(200))),
	runTags: optional(array(text)),
	runMetadata: optional(record(text, scalar$1)),
	runGroupId: optional(pipe(text, minLength(1), maxLength(128))),
	selectedClient: optional(unknown()),
	verdictPolicy: optional(jsonObject),
	projectId: optional(text)
};
const runAnswer = {
	ok: maybe(boolean()),
	suiteId: recordId,
	runId: recordId,
	projectId: maybe(recordId),
	status: word("pending", "running", "grading", "completed", "failed", "cancelled", "timed_out"),
	result: maybe(word("pending", "passed", "failed", "inconclusive")),
	summary: maybe(runSummary)
};
const base$1 = "/projects/{projectId}/eval-ingest";
const common$5 = {
	group: "Eval ingestion",
	method: "POST",
	successStatus: 200,
	optional: false,
	spec: "4 Eval result ingestion, wire facts 2"
};
const ingestOperations = {
	reportEvalResults: {
		...common$5,
		id: "reportEvalResults",
		path: `${base$1}/report`,
		summary: "Creates a run from finished results and finalizes it, in one request.",
		body: strictObject({
			...runFields,
			results: pipe(array(evalResult), minLength(1))
		}),
		response: looseObject(runAnswer),
		retry: "idempotent-with-id",
		idempotency: {
			body: ["externalRunId", "results.*.externalIterationId"],
			header: false
		}
	},
	startIngestRun: {
		...common$5,
		id: "startIngestRun",
		path: `${base$1}/runs/start`,
		summary: "Creates a run, or answers the one already started under the same `externalRunId`.",
		body: strictObject({
			...runFields,
			externalRunId: filledText
		}),
		response: looseObject({
			...runAnswer,
			reused: maybe(boolean())
		}),
		retry: "idempotent-with-id",
		idempotency: {
			body: ["externalRunId"],
			header: false
		}
	},
	appendIngestIterations: {
		...common$5,
		id: "appendIngestIterations",
		path: `${base$1}/runs/iterations`,
		summary: "Appends a batch of iterations; those already there are skipped.",
		body: strictObject({
			runId: filledText,
			results: pipe(array(evalResult), minLength(1)),
			projectId: optional(text)
		}),
		response: looseObject({
			ok: maybe(boolean()),
			inserted: count,
			skipped: count,
			total: maybe(count)
		}),
		retry: "idempotent-with-id",
		idempotency: {
			body: ["runId", "results.*.externalIterationId"],
			header: false
		}
	},
	finalizeIngestRun: {
		...common$5,
		id: "finalizeIngestRun",
		path: `${base$1}/runs/finalize`,
		summary: "Finalizes a started run. A repeat answers the same.",
		body: strictObject({
			runId: filledText,
			externalRunId: optional(filledText),
			terminalStatus: optional(picklist(["cancelled", "timed_out"])),
			projectId: optional(text)
		}),
		response: looseObject(runAnswer),
		retry: "safe"
	},
	createArtifactUploadUrl: {
		...common$5,
		id: "createArtifactUploadUrl",
		path: `${base$1}/artifacts/upload-url`,
		summary: "Mints a URL to which an eval artifact is posted, without the key.",
		body: strictObject({ projectId: optional(text) }),
		response: looseObject({
			ok: maybe(boolean()),
			uploadUrl: filledText
		}),
		retry: "safe"
	}
};
// src/contract/operations/suite-records.ts
const suiteItem = looseObject({
	id: recordId,
	name: maybe(text),
	projectId: maybe(recordId),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	latestRun: maybe(looseObject({
		id: maybe(text),
		status: maybe(text),
		passRate: maybe(number()),
		passed: maybe(number()),
		failed: maybe(number()),
		createdAt: maybe(epochMs)
	})),
	totals: maybe(looseObject({
		passed: maybe(number()),
		failed: maybe(number()),
		runs: maybe(number())
	})),
	passRateTrend: maybe(array(unknown()))
});
const schedule = looseObject({
	enabled: maybe(boolean()),
	intervalMinutes: maybe(number()),
	environmentId: maybe(text)
});
/** A whole suite (wire facts 9). Its servers are names. Every field may be absent in an older release. */
const suite = looseObject({
	id: maybe(text),
	suiteId: maybe(recordId),
	name: maybe(text),
	description: maybe(text),
	projectId: maybe(recordId),
	environment: maybe(looseObject({ servers: maybe(array(text)) })),
	executionConfig: maybe(looseObject({
		model: maybe(text),
		systemPrompt: maybe(text),
		temperature: maybe(number())
	})),
	hosts: maybe(array(unknown())),
	environmentIds: maybe(array(text)),
	settings: maybe(unknown()),
	schedule: maybe(schedule),
	managedBy: maybe(word("ci", "app"))
});
/** Which inline tests became cases. `failed` may be filled although the request succeeded. */
const caseUpsert = looseObject({
	committed: maybe(array(looseObject({
		id: maybe(text),
		name: maybe(text)
	}))),
	failed: maybe(array(unknown()))
});
const runListItem = looseObject({
	id: recordId,
	suiteId: maybe(recordId),
	runNumber: maybe(number()),
	status: word("pending", "running", "grading", "completed", "failed", "cancelled", "timed_out"),
	result: maybe(word("pending", "passed", "failed", "inconclusive")),
	summary: maybe(runSummary),
	source: maybe(word("ui", "api", "sdk", "schedule")),
	notes: maybe(text),
	environment: maybe(environmentSnapshot),
	createdAt: maybe(epochMs),
	completedAt: maybe(epochMs),
	externalRunId: maybe(text),
	tags: maybe(array(text)),
	ciMetadata: maybe(jsonObject)
});
// src/contract/operations/run-records.ts
/** The status of a run changes until it is one of `terminalRunStatuses`. An unknown status is not terminal. */
const run = looseObject({
	...runListItem.entries,
	executionEngine: maybe(text),
	scoreIntegrity: maybe(text),
	/** Only from the local service: whether a model or a script answered the prompts. */
	modelExecution: maybe(word("endpoint", "scripted", "mixed")),
	judges: maybe(unknown()),
	insights: maybe(unknown())
});
const toolCall = looseObject({
	toolName: maybe(text),
	arguments: maybe(unknown())
});
const score = looseObject({
	scorerId: maybe(text),
	definitionHash: maybe(text),
	status: maybe(word("scored", "error", "skipped", "not_applicable")),
	value: maybe(number()),
	passThreshold: maybe(number()),
	passed: maybe(boolean()),
	rationale: maybe(text)
});
const iteration = looseObject({
	id: recordId,
	testCaseId: maybe(text),
	caseId: maybe(text),
	title: maybe(text),
	iterationNumber: maybe(number()),
	status: maybe(text),
	result: maybe(text),
	model: maybe(text),
	provider: maybe(text),
	startedAt: maybe(epochMs),
	durationMs: maybe(number()),
	tokensUsed: maybe(number()),
	usage: maybe(looseObject({
		inputTokens: maybe(number()),
		outputTokens: maybe(number()),
		totalTokens: maybe(number()),
		estimatedCostUsd: maybe(number())
	})),
	actualToolCalls: maybe(array(toolCall)),
	expectedToolCalls: maybe(array(toolCall)),
	error: maybe(unknown()),
	scores: maybe(array(score)),
	evaluationConfig: maybe(looseObject({
		hash: maybe(text),
		definitions: maybe(array(jsonObject))
	})),
	scoreIntegrity: maybe(text),
	modelExecution: maybe(word("endpoint", "scripted")),
	firstFailedStage: maybe(text),
	failureCategory: maybe(text)
});
const stepOutcome = looseObject({
	stepId: maybe(text),
	stepIndex: maybe(number()),
	kind: maybe(word("prompt", "toolCall", "interact", "assert")),
	status: maybe(word("ok", "fail", "skipped", "pending")),
	reason: maybe(text),
	evidence: maybe(unknown())
});
const caseSide = maybe(looseObject({
	outcome: maybe(word("passed", "failed", "absent")),
	iterationIds: maybe(array(text)),
	representativeIterationId: maybe(text),
	error: maybe(unknown())
}));
const comparison = looseObject({
	suite: maybe(unknown()),
	baseline: maybe(looseObject({
		policy: maybe(text),
		baseRunId: maybe(text)
	})),
	baseRun: maybe(unknown()),
	compareRun: maybe(unknown()),
	passSummary: maybe(unknown()),
	metrics: maybe(unknown()),
	cases: maybe(array(looseObject({
		caseKey: maybe(text),
		title: maybe(text),
		status: maybe(word("unchanged_passed", "unchanged_failed", "regressed", "fixed", "new_case", "removed_case", "changed")),
		base: caseSide,
		compare: caseSide
	})))
});
// src/contract/operations/runs.ts
const passCriteria = pipe(strictObject({
	minimumPassRate: optional(pipe(number(), minValue(0), maxValue(100))),
	minimumPassRatePercent: optional(pipe(number(), minValue(0), maxValue(100)))
}), description("Percent 0..100. Prefer minimumPassRate: every version knows it."));
const tenAtMost = pipe(number(), integer(), minValue(1), maxValue(10));
const idempotencyKey = pipe(filledText, maxLength(256));
/** Fields that a run and a run group share. */
const launchFields = {
	notes: optional(text),
	passCriteria: optional(passCriteria),
	iterationOverride: optional(tenAtMost),
	caseIds: optional(pipe(array(filledText), minLength(1))),
	matchOptionsOverride: optional(jsonObject),
	skillsOverride: optional(picklist(["exclude"])),
	modelApiKeys: optional(record(text, text)),
	refreshSnapshot: optional(boolean()),
	idempotencyKey: optional(idempotencyKey)
};
const runCreate = strictObject({
	suiteId: optional(filledText),
	suiteName: optional(filledText),
	suiteDescription: optional(text),
	tests: optional(pipe(array(inlineTest), minLength(1), maxLength(100))),
	serverIds: optional(array(filledText)),
	serverNames: optional(array(filledText)),
	suiteRerun: optional(boolean()),
	environmentId: optional(filledText),
	namedHostId: optional(filledText),
	runGroupId: optional(text),
	...launchFields
});
const runs = "/projects/{projectId}/eval-runs";
const common$4 = {
	group: "Eval runs",
	successStatus: 200,
	retry: "safe",
	optional: false,
	spec: "4 Eval suites and runs"
};
const runOperations = {
	createEvalRun: {
		...common$4,
		id: "createEvalRun",
		method: "POST",
		path: runs,
		timeoutMs: 75e3,
		summary: "Starts a hosted run of a suite, or of inline tests. Spends credits.",
		body: runCreate,
		response: looseObject({
			runId: recordId,
			suiteId: maybe(recordId),
			status: maybe(text),
			caseUpsert: maybe(caseUpsert),
			servers: maybe(array(idAndName)),
			environment: maybe(environmentSnapshot),
			deduped: maybe(boolean()),
			runGroupId: maybe(text)
		}),
		successStatus: 202,
		retry: "idempotent-with-id",
		idempotency: {
			body: ["idempotencyKey"],
			header: true
		}
	},
	getEvalRun: {
		...common$4,
		id: "getEvalRun",
		method: "GET",
		path: `${runs}/{runId}`,
		summary: "Status, result, summary and environment of a run.",
		response: run
	},
	listEvalRunIterations: {
		...common$4,
		id: "listEvalRunIterations",
		method: "GET",
		path: `${runs}/{runId}/iterations`,
		summary: "Results per iteration: tool calls, tokens, latency.",
		query: pageQuery,
		response: page(iteration),
		pagination: "query"
	},
	getEvalRunIterationTrace: {
		...common$4,
		id: "getEvalRunIterationTrace",
		method: "GET",
		path: `${runs}/{runId}/iterations/{iterationId}/trace`,
		summary: "Messages, and what was expected against what happened.",
		response: looseObject({
			messages: maybe(unknown()),
			prompts: maybe(unknown()),
			spans: maybe(unknown())
		})
	},
	listEvalRunSteps: {
		...common$4,
		id: "listEvalRunSteps",
		method: "GET",
		path: `${runs}/{runId}/iterations/{iterationId}/steps`,
		summary: "Outcome of each step of an iteration, with the reason for a failure.",
		response: page(stepOutcome),
		optional: true,
		spec: "Wire facts 3.3"
	},
	cancelEvalRun: {
		...common$4,
		id: "cancelEvalRun",
		method: "POST",
		path: `${runs}/{runId}/cancel`,
		summary: "Cancels a run. A run cancelled before answers the same; a finished one is refused.",
		body: emptyBody,
		response: run,
		optional: true,
		spec: "Wire facts 3.4"
	},
	compareEvalRun: {
		...common$4,
		id: "compareEvalRun",
		method: "GET",
		path: `${runs}/{runId}/compare`,
		summary: "Compares a run with an earlier one of its suite, by default the nearest completed.",
		query: strictObject({
			baseRunId: optional(filledText),
			baseCommitSha: optional(filledText)
		}),
		response: comparison,
		optional: true,
		spec: "Wire facts 3.4"
	},
	createEvalRunGroup: {
		...common$4,
		id: "createEvalRunGroup",
		method: "POST",
		path: "/projects/{projectId}/eval-run-groups",
		timeoutMs: 12e4,
		summary: "Starts one run per target (environments or hosts) of a suite. Spends credits.",
		body: strictObject({
			suiteId: filledText,
			targets: pipe(array(strictObject({
				environmentId: optional(filledText),
				namedHostId: optional(filledText)
			})), minLength(1), maxLength(10)),
			runGroupId: optional(text),
			...launchFields
		}),
		response: looseObject({
			runGroupId: maybe(text),
			outcome: maybe(word("started", "partial", "failed")),
			startedCount: maybe(number()),
			failedCount: maybe(number()),
			targets: array(looseObject({
				target: maybe(unknown()),
				status: maybe(word("started", "failed")),
				runId: maybe(recordId),
				runStatus: maybe(text),
				deduped: maybe(boolean()),
				error: maybe(unknown())
			}))
		}),
		successStatus: 202,
		retry: "idempotent-with-id",
		idempotency: {
			body: ["idempotencyKey"],
			header: true
		},
		optional: true,
		spec: "Wire facts 3.5"
	}
};
// src/contract/operations/servers.ts
const server = looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	enabled: maybe(boolean()),
	transportType: maybe(word("stdio", "http")),
	url: maybe(text),
	useOAuth: maybe(boolean()),
	hasClientSecret: maybe(boolean()),
	oauthScopes: maybe(unknown()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
const check = looseObject({
	status: word("ok", "error", "skipped"),
	detail: maybe(unknown())
});
const doctorReport = looseObject({
	generatedAt: maybe(union([text, number()])),
	status: word("ready", "oauth_required", "partial", "error"),
	probe: maybe(unknown()),
	connection: maybe(looseObject({
		status: word("connected", "error", "skipped"),
		detail: maybe(unknown())
	})),
	initInfo: maybe(unknown()),
	capabilities: maybe(unknown()),
	tools: maybe(unknown()),
	resources: maybe(unknown()),
	resourceTemplates: maybe(unknown()),
	prompts: maybe(unknown()),
	checks: maybe(record(text, check)),
	error: maybe(unknown())
});
/** Records of MCP itself, passed on verbatim. */
const tool = looseObject({
	name: text,
	description: maybe(text),
	inputSchema: maybe(unknown())
});
const prompt = looseObject({
	name: text,
	description: maybe(text),
	arguments: maybe(unknown())
});
const resource = looseObject({
	uri: text,
	name: maybe(text),
	mimeType: maybe(text)
});
const scalar = union([
	string(),
	number(),
	boolean()
]);
const cursorBody = strictObject({ cursor: optional(text) });
const oauthTokens = looseObject({
	access_token: filledText,
	refresh_token: optional(text),
	expires_in: optional(number()),
	token_type: optional(text),
	scope: optional(text),
	id_token: optional(text)
});
const base = "/projects/{projectId}/servers/{serverId}";
const common$3 = {
	group: "Servers",
	method: "POST",
	successStatus: 200,
	retry: "safe",
	timeoutMs: 75e3,
	optional: false,
	spec: "4 Server diagnostics and primitives"
};
const serverOperations = {
	listServers: {
		...common$3,
		id: "listServers",
		method: "GET",
		path: "/projects/{projectId}/servers",
		summary: "Saved MCP servers of the project.",
		query: pageQuery,
		response: page(server),
		pagination: "query",
		spec: "4 Catalog"
	},
	validateServer: {
		...common$3,
		id: "validateServer",
		path: `${base}/validate`,
		summary: "Connects, initializes and captures a snapshot of capabilities.",
		body: emptyBody,
		response: looseObject({
			success: maybe(boolean()),
			status: maybe(word("connected")),
			initInfo: maybe(unknown())
		})
	},
	doctorServer: {
		...common$3,
		id: "doctorServer",
		path: `${base}/doctor`,
		summary: "Probes, connects, initializes, reads capabilities. Answers 200 also for a sick server.",
		body: emptyBody,
		response: doctorReport
	},
	checkServerOauth: {
		...common$3,
		id: "checkServerOauth",
		path: `${base}/check-oauth`,
		summary: "Whether the server needs an OAuth grant.",
		body: emptyBody,
		response: looseObject({
			useOAuth: boolean(),
			serverUrl: maybe(text)
		})
	},
	listServerTools: {
		...common$3,
		id: "listServerTools",
		path: `${base}/tools`,
		summary: "Lists the tools of the server.",
		body: strictObject({
			cursor: optional(text),
			modelId: optional(text)
		}),
		response: page(tool),
		pagination: "body"
	},
	callServerTool: {
		...common$3,
		id: "callServerTool",
		path: `${base}/tools/call`,
		summary: "Executes a tool; answers the MCP CallToolResult verbatim.",
		body: looseObject({
			toolName: filledText,
			parameters: optional(jsonObject)
		}),
		response: looseObject({
			content: maybe(array(unknown())),
			structuredContent: maybe(unknown()),
			isError: maybe(boolean())
		}),
		retry: "never",
		timeoutMs: 3e5
	},
	listServerPrompts: {
		...common$3,
		id: "listServerPrompts",
		path: `${base}/prompts`,
		summary: "Lists the prompts of the server.",
		body: cursorBody,
		response: page(prompt),
		pagination: "body"
	},
	getServerPrompt: {
		...common$3,
		id: "getServerPrompt",
		path: `${base}/prompts/get`,
		summary: "Renders a prompt; answers the MCP GetPromptResult verbatim.",
		body: strictObject({
			promptName: filledText,
			arguments: optional(record(text, scalar))
		}),
		response: looseObject({
			description: maybe(text),
			messages: maybe(array(unknown()))
		})
	},
	listServerResources: {
		...common$3,
		id: "listServerResources",
		path: `${base}/resources`,
		summary: "Lists the resources of the server.",
		body: cursorBody,
		response: page(resource),
		pagination: "body"
	},
	readServerResource: {
		...common$3,
		id: "readServerResource",
		path: `${base}/resources/read`,
		summary: "Reads one resource by URI.",
		body: strictObject({ uri: filledText }),
		response: looseObject({ contents: array(unknown()) })
	},
	exportServer: {
		...common$3,
		id: "exportServer",
		path: `${base}/export`,
		summary: "One snapshot of tools, resources and prompts.",
		body: emptyBody,
		response: looseObject({
			serverId: maybe(text),
			exportedAt: maybe(union([text, number()])),
			tools: maybe(array(tool)),
			resources: maybe(array(resource)),
			prompts: maybe(array(prompt))
		})
	},
	importServerOauthTokens: {
		...common$3,
		id: "importServerOauthTokens",
		path: `${base}/oauth/import-tokens`,
		summary: "Stores OAuth tokens obtained elsewhere; later calls use and refresh them.",
		body: strictObject({
			serverUrl: filledText,
			oauthResourceUrl: optional(text),
			authorizationServerUrl: optional(text),
			clientInformation: optional(looseObject({
				clientId: filledText,
				clientSecret: optional(text)
			})),
			tokens: oauthTokens
		}),
		response: looseObject({
			imported: maybe(boolean()),
			expiresAt: maybe(union([text, number()]))
		})
	}
};
// src/contract/operations/sessions.ts
const origins = pipe(array(filledText), minLength(1), maxLength(100));
const policy = strictObject({
	mode: optional(picklist([
		"allow_all",
		"read_only",
		"allowlist"
	])),
	originAllowlist: optional(origins),
	toolAllowlist: optional(origins)
});
/** Every field is kept optional: the specification shows one observed answer. */
const sessionBrowser = looseObject({
	sessionId: text,
	chatSessionId: maybe(text),
	projectId: maybe(text),
	browser: maybe(looseObject({
		browserSessionId: maybe(text),
		state: maybe(word("active")),
		policy: maybe(looseObject({
			mode: maybe(word("allow_all", "read_only", "allowlist")),
			originAllowlist: maybe(array(text)),
			toolAllowlist: maybe(array(text))
		})),
		profileId: maybe(text),
		bootId: maybe(text),
		controlledBy: maybe(word("human")),
		box: maybe(text),
		lastActiveAt: maybe(epochMs)
	}))
});
const swarm = looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	description: maybe(text),
	environmentIds: maybe(array(text)),
	iterations: maybe(number()),
	sessionsPerTarget: maybe(number()),
	maxTurns: maybe(number()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	setupWrites: maybe(boolean())
});
const message = strictObject({
	role: picklist(["user", "assistant"]),
	content: pipe(filledText, maxLength(limits.agentMessageChars), maxBytes(limits.agentMessageBytes))
});
function fitsTogether(messages) {
	return messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) <= limits.agentTotalBytes;
}
const common$2 = {
	group: "Sessions",
	method: "POST",
	successStatus: 200,
	optional: false
};
const sessionOperations = {
	createSessionBrowser: {
		...common$2,
		id: "createSessionBrowser",
		path: "/chat-sessions/browser",
		summary: "Creates an API session shell and opens its browser.",
		body: strictObject({
			projectId: optional(filledText),
			policy: optional(policy),
			idempotencyKey: optional(pipe(filledText, maxLength(200))),
			profileId: optional(text)
		}),
		response: sessionBrowser,
		retry: "never",
		spec: "4 Session browser, wire facts 6"
	},
	openSessionBrowser: {
		...common$2,
		id: "openSessionBrowser",
		path: "/chat-sessions/{sessionId}/browser/open",
		summary: "Opens the browser of an existing session.",
		body: strictObject({
			policy: optional(policy),
			profileId: optional(text)
		}),
		response: sessionBrowser,
		retry: "never",
		spec: "4 Session browser, wire facts 6"
	},
	listSwarms: {
		...common$2,
		id: "listSwarms",
		method: "GET",
		path: "/projects/{projectId}/swarms",
		summary: "Swarm containers of the project.",
		query: strictObject({ cursor: optional(text) }),
		response: page(swarm),
		retry: "safe",
		pagination: "query",
		spec: "4 Swarms"
	},
	revokeModelLeases: {
		...common$2,
		id: "revokeModelLeases",
		path: "/projects/{projectId}/model-leases/revoke",
		summary: "Kills the model leases of a run at once.",
		body: strictObject({ runId: filledText }),
		response: looseObject({
			ok: maybe(boolean()),
			revoked: count
		}),
		retry: "safe",
		spec: "4 Model leases"
	},
	runAgentTurn: {
		...common$2,
		id: "runAgentTurn",
		path: "/projects/{projectId}/agent",
		timeoutMs: limits.agentWallClockMs + 1e4,
		summary: "One turn of the assistant. Not idempotent; billed to the project.",
		body: strictObject({
			messages: pipe(array(message), minLength(1), maxLength(limits.agentMessages), check$2((messages) => fitsTogether(messages), `must hold at most ${limits.agentTotalBytes} bytes in all`)),
			idempotencyKey: optional(pipe(filledText, maxLength(200))),
			conversationId: optional(pipe(filledText, maxLength(64))),
			slackChannelId: optional(text)
		}),
		response: looseObject({
			reply: maybe(text),
			toolCalls: maybe(array(unknown())),
			createdResources: maybe(array(looseObject({
				type: maybe(text),
				id: maybe(text),
				name: maybe(text),
				url: maybe(text)
			}))),
			proposedActions: maybe(array(unknown())),
			usage: maybe(looseObject({
				inputTokens: maybe(number()),
				outputTokens: maybe(number())
			}))
		}),
		retry: "never",
		spec: "4 Agent"
	}
};
// src/contract/operations/studies.ts
const attachedServer = looseObject({
	id: text,
	name: maybe(text),
	useOAuth: maybe(boolean()),
	url: maybe(text)
});
const shareLink = looseObject({
	path: text,
	url: text
});
/** `environmentId` and `insights` are absent, not null, for a visitor of the share link. */
const studyFields = {
	projectId: maybe(text),
	name: text,
	description: maybe(text),
	mode: maybe(word("project_members", "invited_only", "anyone_with_link")),
	hostStyle: maybe(text),
	hostId: maybe(text),
	hostName: maybe(text),
	serverCount: number(),
	serverNames: array(text),
	link: maybe(shareLink),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	modelId: maybe(text),
	systemPrompt: maybe(text),
	temperature: maybe(number()),
	requireToolApproval: boolean(),
	servers: array(attachedServer),
	environmentId: maybe(text),
	insights: maybe(jsonObject)
};
/** Deprecated paths return the old shape, which calls the id `scenarioId`. */
const scenario = looseObject({
	...partial(looseObject(studyFields)).entries,
	id: maybe(text),
	scenarioId: maybe(text)
});
const chatboxFields = {
	id: text,
	name: maybe(text),
	mode: maybe(text),
	serverNames: maybe(array(text)),
	link: maybe(unknown())
};
const common$1 = {
	group: "Studies",
	method: "GET",
	successStatus: 200,
	retry: "safe",
	optional: false
};
const studyOperations = {
	getStudy: {
		...common$1,
		id: "getStudy",
		path: "/projects/{projectId}/studies/{studyId}",
		summary: "A published study: its settings, and for members its environment and insights.",
		response: looseObject({
			id: text,
			...studyFields
		}),
		spec: "2 Study, 4 Study read"
	},
	getScenario: {
		...common$1,
		id: "getScenario",
		path: "/projects/{projectId}/scenarios/{scenarioId}",
		summary: "A study by its older name.",
		response: scenario,
		deprecated: { successor: "getStudy" },
		spec: "4 Study read, 9"
	},
	getUserTestingScenario: {
		...common$1,
		id: "getUserTestingScenario",
		path: "/projects/{projectId}/user-testing/scenarios/{scenarioId}",
		summary: "A study by its oldest name.",
		response: scenario,
		deprecated: { successor: "getStudy" },
		spec: "4 Study read, 9"
	},
	listChatboxes: {
		...common$1,
		id: "listChatboxes",
		path: "/projects/{projectId}/chatboxes",
		summary: "Published chatboxes: name, access mode, servers, share link.",
		query: pageQuery,
		response: page(looseObject(chatboxFields)),
		pagination: "query",
		spec: "4 Chatboxes"
	},
	getChatbox: {
		...common$1,
		id: "getChatbox",
		path: "/projects/{projectId}/chatboxes/{chatboxId}",
		summary: "Model, system prompt, tool-approval policy and servers of a chatbox.",
		response: looseObject({
			...chatboxFields,
			modelId: maybe(text),
			systemPrompt: maybe(text),
			requireToolApproval: maybe(boolean()),
			servers: maybe(array(attachedServer))
		}),
		spec: "4 Chatboxes"
	}
};
// src/contract/suite-body.ts
const rules = array(rule);
const exactCount = pipe(number(), integer(), minValue(1), maxValue(100));
/**
* Settings of a suite (wire facts 9). Keys of both vocabularies, so that one schema reads both; `settingProblems`
* finds mixtures. Null clears.
*/
const settings = strictObject({
	minimumAccuracy: nullish(pipe(number(), minValue(0), maxValue(100), description("Percent over all cases."))),
	minimumIterations: nullish(pipe(number(), integer(), minValue(1), maxValue(10), description("A floor for every case."))),
	matchOptions: nullish(jsonObject),
	checks: nullish(rules),
	defaultPredicates: nullish(rules),
	defaultAssertions: nullish(rules),
	iterations: nullish(exactCount),
	repetitions: nullish(exactCount),
	judge: optional(strictObject({
		enabled: optional(boolean()),
		model: optional(text),
		autoRun: optional(boolean()),
		threshold: optional(number())
	}))
});
/** Body of an edit of a suite. `environmentIds`: a list replaces, null detaches all. */
const suiteEdit = strictObject({
	name: optional(filledText),
	description: optional(text),
	environment: optional(strictObject({
		servers: optional(pipe(array(filledText), description("Names of saved servers; the list replaces."))),
		computerEnvironment: nullish(unknown())
	})),
	environmentIds: nullish(pipe(array(filledText), minLength(1, "must not be empty; send null to detach all"))),
	executionConfig: optional(strictObject({
		model: optional(filledText),
		systemPrompt: optional(text),
		temperature: optional(number())
	})),
	hosts: optional(array(strictObject({
		host: filledText,
		servers: optional(array(filledText))
	}))),
	settings: optional(settings),
	expectedRevisionNumber: optional(number())
});
// src/contract/operations/suites.ts
const suites = "/projects/{projectId}/eval-suites";
const common = {
	group: "Eval suites",
	successStatus: 200,
	optional: false,
	spec: "4 Eval suites and runs"
};
const suiteOperations = {
	listEvalSuites: {
		...common,
		id: "listEvalSuites",
		method: "GET",
		path: suites,
		summary: "Eval suites of the project with a summary of their latest run.",
		query: pageQuery,
		response: page(suiteItem),
		retry: "safe",
		pagination: "query",
		spec: "4 Catalog"
	},
	createEvalSuite: {
		...common,
		id: "createEvalSuite",
		method: "POST",
		path: suites,
		summary: "Authors a suite and its cases. Starts no run and spends no credits.",
		body: strictObject({
			name: filledText,
			description: optional(text),
			serverIds: pipe(array(filledText), minLength(1, "must not be empty")),
			serverNames: optional(array(filledText)),
			model: filledText,
			provider: optional(text),
			tests: pipe(array(inlineTest), minLength(1), maxLength(100)),
			passCriteria: optional(strictObject({ minimumPassRate: pipe(number(), minValue(0), maxValue(100), description("Percent 0..100.")) })),
			tags: optional(array(text))
		}),
		response: looseObject({
			suiteId: text,
			name: maybe(text),
			servers: maybe(array(idAndName)),
			caseUpsert: maybe(caseUpsert)
		}),
		successStatus: 201,
		retry: "idempotent-with-id",
		idempotency: {
			body: [],
			header: true
		}
	},
	getEvalSuite: {
		...common,
		id: "getEvalSuite",
		method: "GET",
		path: `${suites}/{suiteId}`,
		summary: "Reads a suite with its settings.",
		vocabulary: true,
		response: suite,
		retry: "safe",
		optional: true,
		spec: "Wire facts 3.5"
	},
	updateEvalSuite: {
		...common,
		id: "updateEvalSuite",
		method: "PATCH",
		path: `${suites}/{suiteId}`,
		summary: "Edits settings. `environmentIds`: a list replaces, null detaches all.",
		vocabulary: true,
		body: suiteEdit,
		response: suite,
		retry: "safe"
	},
	updateEvalSuiteSchedule: {
		...common,
		id: "updateEvalSuiteSchedule",
		method: "PATCH",
		path: `${suites}/{suiteId}/schedule`,
		summary: "Enables or disables scheduled runs.",
		body: strictObject({
			enabled: boolean(),
			intervalMinutes: optional(pipe(number(), integer(), minValue(5), maxValue(10080))),
			environmentId: nullish(filledText)
		}),
		response: looseObject({
			suiteId: maybe(text),
			schedule: maybe(schedule),
			...schedule.entries
		}),
		retry: "safe"
	},
	listEvalSuiteRuns: {
		...common,
		id: "listEvalSuiteRuns",
		method: "GET",
		path: `${suites}/{suiteId}/runs`,
		summary: "Recent runs of a suite, newest first.",
		query: pageQuery,
		response: page(runListItem),
		retry: "safe",
		pagination: "query"
	},
	attachSuiteEnvironment: {
		...common,
		id: "attachSuiteEnvironment",
		method: "POST",
		path: `${suites}/{suiteId}/environments`,
		summary: "Attaches one environment to a suite and keeps the others.",
		body: strictObject({ environmentId: filledText }),
		response: looseObject({
			suiteId: maybe(text),
			attached: maybe(unknown()),
			environmentIds: maybe(array(text))
		}),
		retry: "safe",
		optional: true,
		spec: "Wire facts 5"
	}
};
// src/contract/operations.ts
/** Every operation of the service, by id. The only place where an endpoint is written down. */
const operations = {
	...accountOperations,
	...clientOperations,
	...environmentOperations,
	...serverOperations,
	...suiteOperations,
	...caseOperations,
	...runOperations,
	...ingestOperations,
	...studyOperations,
	...sessionOperations
};
const operationIds = Object.keys(operations).filter(isOperationId);
function isOperationId(id) {
	return Object.hasOwn(operations, id);
}
/** The entry of the table by its general type, for code that works over all operations. */
function operationOf(id) {
	return operations[id];
}
// src/contract/vocabulary.ts
/** Field of version 2 → the spellings that version 2 accepts, its own first. */
const version2Spellings = {
	legacyIterations: ["legacyIterations", "runs"],
	iterations: ["iterations", "repetitions"],
	assertions: [
		"assertions",
		"checks",
		"predicates"
	]
};
/** Field of version 2 → its only spelling in version 1. */
const version1Spellings = {
	legacyIterations: "iterations",
	iterations: "repetitions",
	assertions: "checks"
};
const spelledFieldNames = [
	"legacyIterations",
	"iterations",
	"assertions"
];
/**
* What a service of this version rejects in a case body: keys of the other version, or two spellings of one
* field. Presence decides; an explicit null counts. `path` (`cases.0`) starts each message.
*/
function spellingProblems(body, version, path = "") {
	const at = (key) => path === "" ? key : `${path}.${key}`;
	const problems = [];
	for (const field of spelledFieldNames) {
		const present = version2Spellings[field].filter((key) => key in body);
		if (version === 2 && present[0] !== void 0 && present[1] !== void 0) problems.push(`${at(present[1])}: Send ${present[0]} or ${present[1]}, not both — they are two spellings of one field.`);
	}
	if (version === 1) {
		const own = Object.values(version1Spellings);
		const foreign = [...Object.values(version2Spellings).flatMap((keys) => [...keys]).filter((key) => !own.includes(key)), "passThreshold"];
		problems.push(...foreign.filter((key) => key in body).map((key) => `${at(key)}: Unrecognized key "${key}".`));
	}
	return problems;
}
/** Rewrites the roles of a rule list: version 1 says `gating` where version 2 says `required`. */
function respellRoles(value, from, to) {
	return isFields(value) && "list" in value ? {
		...value,
		list: respellList(value.list, from, to)
	} : value;
}
function respellList(list, from, to) {
	if (!Array.isArray(list)) return list;
	return list.map((rule) => isFields(rule) && rule.role === from ? {
		...rule,
		role: to
	} : rule);
}
function isFields(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The canonical reading of a case body: version 2 keys only, other fields untouched. */
function readCaseFields(body, version) {
	const rename = /* @__PURE__ */ new Map();
	for (const field of spelledFieldNames) if (version === 1) rename.set(version1Spellings[field], field);
	else for (const key of version2Spellings[field]) rename.set(key, field);
	return Object.fromEntries(Object.entries(body).map(([key, value]) => {
		const name = rename.get(key) ?? key;
		return [name, name === "assertions" ? respellRoles(value, "gating", "required") : value];
	}));
}
/** A case with canonical (version 2) keys, spelled for the wire of that version. Key order is kept. */
function spellCaseFields(fields, version) {
	if (version === 2) return { ...fields };
	return Object.fromEntries(Object.entries(fields).map(([key, value]) => {
		const known = spelledFieldNames.find((field) => field === key);
		if (known === void 0) return [key, value];
		return [version1Spellings[known], known === "assertions" ? respellRoles(value, "required", "gating") : value];
	}));
}
/** Setting of a suite in version 2 → the spellings that version 2 accepts, its own first. */
const settingSpellings = {
	defaultAssertions: [
		"defaultAssertions",
		"defaultPredicates",
		"checks"
	],
	iterations: ["iterations", "repetitions"]
};
/** Setting of a suite in version 2 → its spelling in version 1. */
const version1Settings = /* @__PURE__ */ new Map([["defaultAssertions", "checks"], ["iterations", "repetitions"]]);
/** Two spellings of one setting in the body of a suite, as sentences. */
function settingProblems(body) {
	const settings = isFields(body.settings) ? body.settings : {};
	return Object.values(settingSpellings).flatMap((keys) => {
		const [one, two] = keys.filter((key) => key in settings);
		if (one === void 0 || two === void 0) return [];
		return [`settings.${two}: Send ${one} or ${two}, not both — they are two spellings of one field.`];
	});
}
/** The canonical reading of a suite: its settings with the keys of version 2. */
function readSuiteSettings(body) {
	if (!isFields(body.settings)) return { ...body };
	const rename = /* @__PURE__ */ new Map();
	for (const [name, keys] of Object.entries(settingSpellings)) for (const key of keys) rename.set(key, name);
	const entries = Object.entries(body.settings).map(([key, value]) => {
		const name = rename.get(key) ?? key;
		return [name, name === "defaultAssertions" ? respellList(value, "gating", "required") : value];
	});
	return {
		...body,
		settings: Object.fromEntries(entries)
	};
}
/** A suite with canonical settings, spelled for the wire of that version. */
function spellSuiteSettings(body, version) {
	if (version === 2 || !isFields(body.settings)) return { ...body };
	const entries = Object.entries(body.settings).map(([key, value]) => [version1Settings.get(key) ?? key, key === "defaultAssertions" ? respellList(value, "required", "gating") : value]);
	return {
		...body,
		settings: Object.fromEntries(entries)
	};
}
// src/model/data.ts
/** True for an object with keys: not null, not an array. */
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
export { spellCaseFields as a, isOperationId as c, operations as d, evalResult as f, serviceHeaders as g, defaultHeaderPrefix as h, settingProblems as i, operationIds as l, inlineTest as m, readCaseFields as n, spellSuiteSettings as o, ingestOperations as p, readSuiteSettings as r, spellingProblems as s, isRecord as t, operationOf as u };
