const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_main = require("./main.js");
const require_platform = require("./platform.js");
const require_http_failure = require("./http-failure.js");
let node_util = require("node:util");
let node_zlib = require("node:zlib");
let node_crypto = require("node:crypto");
// src/contract/headers.ts
const defaultHeaderPrefix = "x-service";
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
// src/contract/limits.ts
const mebibyte = 1048576;
const limits = {
	requestsPerMinute: 60,
	requestBurst: 10,
	concurrentRuns: 2,
	agentMessages: 50,
	agentMessageBytes: 8192,
	agentMessageChars: 8e3,
	agentTotalBytes: 98304,
	agentConcurrentTurns: 4,
	agentWallClockMs: 9e4,
	connectionRequestsPerAccount: 5,
	connectionRequestHoldMs: 36e5,
	liveDesktopsPerUser: 2,
	repetitionsPerCase: 10,
	casesPerBatch: 100,
	testsPerSuite: 100,
	runGroupTargets: 10,
	idempotencyKeyChars: 256,
	launcherHeaderBytes: 512,
	ciHeaderBytes: 2048,
	iterationsPerPage: 200,
	defaultIterationsPerPage: 50,
	runsPerPage: 100,
	defaultRunsPerPage: 25,
	scheduleMinMinutes: 5,
	scheduleMaxMinutes: 10080,
	ingestBatchResults: 200,
	ingestBatchBytes: mebibyte,
	ingestBodyBytes: 5 * mebibyte,
	ingestGatewayBytes: 6 * mebibyte,
	ingestUpstreamTimeoutMs: 6e4,
	artifactBytes: 16 * mebibyte,
	runTags: 32,
	runTagChars: 64,
	runNameChars: 200,
	sessionBrowserBodyBytes: 64e3
};
// src/contract/schema.ts
function word(...known) {
	return require_main.pipe(require_main.string(), require_main.description(`Known values: ${known.join(", ")}.`));
}
function maybe(schema) {
	return require_main.nullish(schema);
}
const text = require_main.string();
const recordId = require_main.pipe(require_main.string(), require_main.regex(/^[\w.:-]{1,200}$/, "must be an id of letters, digits and _ . : -"));
const filledText = require_main.pipe(require_main.string(), require_main.nonEmpty("must not be empty"));
const nonBlankText = require_main.pipe(require_main.string(), require_main.nonEmpty("must not be empty"), require_main.check((value) => value === "" || value.trim() !== "", "must not be blank"));
const epochMs = require_main.pipe(require_main.number(), require_main.description("Unix epoch milliseconds."));
const count = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(0));
const jsonObject = require_main.record(require_main.string(), require_main.unknown());
function page(item) {
	return require_main.looseObject({
		items: require_main.array(item),
		nextCursor: require_main.nullish(require_main.string())
	});
}
const pageQuery = require_main.strictObject({
	cursor: require_main.optional(text),
	limit: require_main.optional(require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(1)))
});
const idAndName = require_main.looseObject({
	id: text,
	name: maybe(text)
});
const runSummary = require_main.looseObject({
	total: require_main.number(),
	passed: require_main.number(),
	failed: require_main.number(),
	passRate: require_main.pipe(require_main.number(), require_main.description("Fraction 0..1."))
});
const emptyBody = require_main.strictObject({});
// src/contract/operations/account.ts
const vocabulary = require_main.looseObject({
	version: require_main.number(),
	evaluatorKinds: maybe(require_main.array(text)),
	assertionKinds: maybe(require_main.array(text)),
	fields: maybe(require_main.record(text, require_main.array(text)))
});
const project = require_main.looseObject({
	id: text,
	name: maybe(text),
	description: maybe(text),
	organizationId: maybe(text),
	visibility: maybe(text),
	role: maybe(text)
});
const chatSession = require_main.looseObject({
	id: text,
	title: maybe(text),
	status: maybe(text),
	projectId: maybe(text),
	visibility: maybe(text),
	lastActivityAt: maybe(epochMs),
	createdAt: maybe(epochMs),
	isPinned: maybe(require_main.boolean()),
	isUnread: maybe(require_main.boolean())
});
const accountOperations = {
	getMe: {
		id: "getMe",
		group: "Account",
		method: "GET",
		path: "/me",
		summary: "The account behind the key.",
		response: require_main.looseObject({
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
		query: require_main.strictObject({
			...pageQuery.entries,
			organizationId: require_main.optional(text)
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
		response: require_main.looseObject({ vocabulary: maybe(vocabulary) }),
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
		response: require_main.looseObject({
			projectId: maybe(text),
			organizationId: maybe(text),
			role: maybe(text),
			projectRole: maybe(text),
			surface: maybe(require_main.unknown()),
			features: maybe(require_main.unknown()),
			plan: maybe(require_main.unknown()),
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
		query: require_main.strictObject({
			...pageQuery.entries,
			projectId: require_main.optional(text),
			status: require_main.optional(text),
			before: require_main.optional(require_main.union([text, require_main.number()]))
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
		response: page(require_main.looseObject({
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
		response: page(require_main.looseObject({
			id: text,
			projectId: maybe(text),
			name: maybe(text),
			displayName: maybe(text),
			enabled: maybe(require_main.boolean()),
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
const stepKinds = [
	"prompt",
	"toolCall",
	"interact",
	"assert"
];
const assertion = require_main.looseObject({
	type: filledText,
	toolName: require_main.optional(text),
	args: require_main.optional(jsonObject)
});
const isFilled = (value) => value !== void 0 && value.trim() !== "";
const step = require_main.pipe(require_main.looseObject({
	id: filledText,
	kind: require_main.picklist(stepKinds, `must be one of ${stepKinds.join(", ")}`),
	prompt: require_main.optional(text),
	serverName: require_main.optional(text),
	toolName: require_main.optional(text),
	arguments: require_main.optional(jsonObject),
	action: require_main.optional(require_main.unknown()),
	assertion: require_main.optional(assertion)
}), require_main.check(({ kind, prompt }) => kind !== "prompt" || isFilled(prompt), "a prompt step needs a prompt"), require_main.check(({ kind, toolName }) => kind !== "toolCall" || isFilled(toolName), "a toolCall step needs a toolName"), require_main.check(({ kind, assertion: rule }) => kind !== "assert" || rule !== void 0, "an assert step needs an assertion"));
const steps = require_main.pipe(require_main.array(step), require_main.minLength(1, "must have at least one step"));
const repetitions = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(1), require_main.maxValue(10));
const inlineTest = require_main.looseObject({
	title: nonBlankText,
	steps,
	runs: require_main.optional(repetitions),
	iterations: require_main.optional(repetitions),
	model: require_main.optional(filledText),
	provider: require_main.optional(filledText),
	expectedOutput: require_main.optional(text),
	isNegativeTest: require_main.optional(require_main.boolean()),
	scenario: require_main.optional(text),
	advancedConfig: require_main.optional(jsonObject)
});
const inlineRunTest = require_main.pipe(require_main.looseObject({
	...inlineTest.entries,
	model: filledText,
	provider: filledText
}), require_main.check(({ runs, iterations }) => runs !== void 0 || iterations !== void 0, "runs: is required"));
// src/contract/case-body.ts
const oneToTen = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(1), require_main.maxValue(10));
const rule = require_main.looseObject({ role: require_main.optional(word("required", "advisory", "gating")) });
const rules$1 = require_main.strictObject({
	mode: require_main.optional(require_main.picklist([
		"inherit",
		"replace",
		"extend"
	])),
	list: require_main.optional(require_main.array(rule))
});
const sharedFields = {
	expectedOutput: require_main.optional(text),
	isNegative: require_main.optional(require_main.pipe(require_main.boolean(), require_main.description("The case passes only if no tool is called."))),
	scenario: require_main.optional(text),
	models: require_main.optional(require_main.array(require_main.strictObject({
		model: filledText,
		provider: require_main.optional(text)
	}))),
	matchOptions: require_main.nullish(jsonObject)
};
const spelledFields = {
	iterations: require_main.nullish(oneToTen),
	legacyIterations: require_main.nullish(oneToTen),
	repetitions: require_main.nullish(oneToTen),
	runs: require_main.nullish(oneToTen),
	assertions: require_main.nullish(rules$1),
	checks: require_main.nullish(rules$1),
	predicates: require_main.nullish(rules$1),
	passThreshold: require_main.nullish(require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(1), require_main.description("Fraction 0..1; vocabulary 2 only.")))
};
const fields = {
	...sharedFields,
	...spelledFields
};
const declaredId$1 = require_main.pipe(text, require_main.regex(/^[A-Za-z0-9_-]{1,128}$/, "must match [A-Za-z0-9_-]{1,128}"), require_main.description("The declared id, unique in the suite. Given on creation only. Answers name it `declaredId`."));
const caseBody = require_main.strictObject({
	id: require_main.optional(declaredId$1),
	title: nonBlankText,
	steps,
	...fields
});
const caseEdit = require_main.strictObject({
	title: require_main.optional(nonBlankText),
	steps: require_main.optional(steps),
	...fields
});
const overrideFields = {
	duplicatePolicy: require_main.optional(require_main.picklist([
		"block",
		"warn",
		"create_anyway"
	])),
	overrideReason: require_main.optional(text)
};
// src/contract/operations/cases.ts
const evalCase = require_main.looseObject({
	id: text,
	declaredId: maybe(text),
	title: maybe(text),
	suiteId: maybe(text),
	models: maybe(require_main.array(require_main.looseObject({
		model: maybe(text),
		provider: maybe(text)
	}))),
	isNegative: maybe(require_main.boolean()),
	steps: maybe(require_main.array(require_main.unknown())),
	iterations: maybe(require_main.number()),
	legacyIterations: maybe(require_main.number()),
	assertions: maybe(require_main.unknown())
});
const warning = require_main.looseObject({
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
		body: require_main.strictObject({
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
		body: require_main.strictObject({
			cases: require_main.pipe(require_main.array(caseBody), require_main.minLength(1), require_main.maxLength(100)),
			...overrideFields
		}),
		response: require_main.looseObject({
			created: require_main.array(require_main.looseObject({
				index: maybe(require_main.number()),
				id: maybe(text),
				declaredId: maybe(text),
				title: maybe(text),
				replayed: maybe(require_main.boolean()),
				warnings: maybe(require_main.array(warning))
			})),
			failed: maybe(require_main.array(require_main.looseObject({
				index: maybe(require_main.number()),
				declaredId: maybe(text),
				code: maybe(text),
				message: maybe(text)
			}))),
			duplicatePolicy: maybe(require_main.union([text, require_main.looseObject({
				requestedPolicy: maybe(text),
				effectivePolicy: maybe(text),
				coerced: maybe(require_main.boolean())
			})])),
			warnings: maybe(require_main.array(warning))
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
		response: require_main.looseObject({
			id: maybe(text),
			deleted: maybe(require_main.boolean())
		}),
		retry: "safe"
	}
};
// src/contract/operations/clients.ts
const client = require_main.looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	template: maybe(text),
	config: maybe(require_main.unknown()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
const createBody$1 = require_main.looseObject({
	name: require_main.optional(filledText),
	template: require_main.optional(filledText),
	config: require_main.optional(jsonObject)
});
const updateBody$1 = require_main.looseObject({
	name: require_main.optional(filledText),
	config: require_main.optional(jsonObject)
});
const deleted = require_main.looseObject({
	id: maybe(text),
	deleted: maybe(require_main.boolean()),
	ok: maybe(require_main.boolean())
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
const environment = require_main.looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	description: maybe(text),
	hostId: maybe(text),
	serverAttachmentId: maybe(text),
	modelId: maybe(text),
	skillSelection: maybe(require_main.looseObject({
		mode: maybe(text),
		skillIds: maybe(require_main.array(text))
	})),
	secretSelection: maybe(require_main.unknown()),
	pluginVersionIds: maybe(require_main.array(text)),
	sandboxImageId: maybe(text),
	revision: require_main.number(),
	archived: maybe(require_main.boolean()),
	archivedAt: maybe(epochMs),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
const resolved = require_main.looseObject({
	environment: require_main.looseObject({
		id: text,
		name: maybe(text),
		revision: maybe(require_main.number())
	}),
	hostId: maybe(text),
	hostName: maybe(text),
	hostConfigId: maybe(text),
	hostConfig: maybe(require_main.unknown()),
	modelId: maybe(text),
	effectiveModelId: maybe(text),
	modelSource: maybe(text),
	selectedServerIds: maybe(require_main.array(text)),
	effectiveServerIds: maybe(require_main.array(text)),
	pluginVersions: maybe(require_main.array(require_main.looseObject({
		pluginVersionId: maybe(text),
		name: maybe(text)
	}))),
	servers: maybe(require_main.array(require_main.looseObject({
		serverId: maybe(text),
		name: maybe(text)
	})))
});
const environmentSnapshot = require_main.looseObject({
	id: text,
	name: maybe(text),
	revision: maybe(require_main.number())
});
// src/contract/operations/environments.ts
const skillSelection = require_main.looseObject({
	mode: require_main.optional(word("explicit")),
	skillIds: require_main.pipe(require_main.array(text), require_main.minLength(1, "must not be empty; send null to clear"))
});
const idList = require_main.pipe(require_main.array(text), require_main.minLength(1, "must not be empty; send null to clear"));
const structured = {
	serverAttachmentId: nonBlankText,
	modelId: nonBlankText,
	skillSelection,
	secretSelection: require_main.pipe(require_main.array(require_main.unknown()), require_main.minLength(1, "must not be empty; send null to revoke"), require_main.description("Grant list. The shape of a grant is not documented.")),
	pluginVersionIds: idList,
	sandboxImageId: nonBlankText
};
const createBody = require_main.strictObject({
	name: nonBlankText,
	description: require_main.optional(text),
	hostId: filledText,
	...require_main.entriesFromObjects([require_main.partial(require_main.strictObject(structured))])
});
const updateBody = require_main.pipe(require_main.strictObject({
	expectedRevision: require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(0)),
	name: require_main.optional(nonBlankText),
	description: require_main.optional(require_main.pipe(text, require_main.description("An empty text clears it; null is refused."))),
	hostId: require_main.optional(filledText),
	serverAttachmentId: require_main.nullish(structured.serverAttachmentId),
	modelId: require_main.nullish(structured.modelId),
	skillSelection: require_main.nullish(structured.skillSelection),
	secretSelection: require_main.nullish(structured.secretSelection),
	pluginVersionIds: require_main.nullish(structured.pluginVersionIds),
	sandboxImageId: require_main.nullish(structured.sandboxImageId)
}), require_main.check(({ expectedRevision: _, ...fields }) => Object.values(fields).some((value) => value !== void 0), "must change at least one field"));
const revisionBody = require_main.strictObject({ expectedRevision: require_main.optional(require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(0))) });
const base$2 = "/projects/{projectId}/environments";
const environmentOperations = {
	getEnvironmentCapabilities: {
		id: "getEnvironmentCapabilities",
		group: "Environments",
		method: "GET",
		path: `${base$2}/capabilities`,
		summary: "Which optional fields the deployment supports. Absent means unsupported.",
		response: require_main.looseObject({
			modelOverrides: maybe(require_main.boolean()),
			secretGrants: maybe(require_main.boolean())
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
		query: require_main.strictObject({
			...pageQuery.entries,
			includeArchived: require_main.optional(require_main.boolean())
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
		body: require_main.strictObject({
			hostId: filledText,
			...require_main.entriesFromObjects([require_main.partial(require_main.strictObject(structured))])
		}),
		response: require_main.looseObject({
			environment,
			created: maybe(require_main.boolean())
		}),
		successStatus: 200,
		retry: "safe",
		optional: true,
		spec: "5.8, wire facts 5"
	}
};
// src/contract/operations/ingest.ts
const scalar$1 = require_main.union([
	require_main.string(),
	require_main.number(),
	require_main.boolean()
]);
const declaredId = require_main.pipe(text, require_main.regex(/^[A-Za-z0-9_-]{1,128}$/, "must match [A-Za-z0-9_-]{1,128}"));
const toolCall$1 = require_main.strictObject({
	toolName: text,
	arguments: require_main.optional(jsonObject)
});
const evalResult = require_main.strictObject({
	caseTitle: nonBlankText,
	passed: require_main.boolean(),
	query: require_main.optional(text),
	provider: require_main.optional(text),
	model: require_main.optional(text),
	error: require_main.optional(text),
	errorDetails: require_main.optional(text),
	expectedOutput: require_main.optional(text),
	durationMs: require_main.optional(require_main.number()),
	expectedToolCalls: require_main.optional(require_main.array(toolCall$1)),
	actualToolCalls: require_main.optional(require_main.array(toolCall$1)),
	tokens: require_main.optional(require_main.strictObject({
		input: require_main.optional(require_main.number()),
		output: require_main.optional(require_main.number()),
		total: require_main.optional(require_main.number())
	})),
	trace: require_main.optional(require_main.union([
		text,
		require_main.array(jsonObject),
		jsonObject
	])),
	externalIterationId: require_main.optional(filledText),
	externalCaseId: require_main.optional(filledText),
	caseId: require_main.optional(declaredId),
	metadata: require_main.optional(jsonObject),
	isNegativeTest: require_main.optional(require_main.boolean()),
	advancedConfig: require_main.optional(jsonObject),
	matchOptions: require_main.optional(jsonObject),
	widgetSnapshots: require_main.optional(require_main.array(jsonObject)),
	status: require_main.optional(require_main.picklist([
		"completed",
		"failed",
		"cancelled",
		"timed_out",
		"setup_failed",
		"skipped"
	])),
	intent: require_main.nullish(require_main.pipe(text, require_main.maxLength(64)))
});
const ci = require_main.strictObject({
	provider: require_main.optional(text),
	pipelineId: require_main.optional(text),
	jobId: require_main.optional(text),
	runUrl: require_main.optional(text),
	branch: require_main.optional(text),
	commitSha: require_main.optional(text),
	repositoryUrl: require_main.optional(text),
	prUrl: require_main.optional(text),
	branchUrl: require_main.optional(text),
	dirty: require_main.optional(require_main.boolean()),
	pullRequestNumber: require_main.optional(require_main.number())
});
const runFields = {
	suiteName: nonBlankText,
	suiteDescription: require_main.optional(text),
	serverNames: require_main.optional(require_main.array(text)),
	notes: require_main.optional(text),
	passCriteria: require_main.optional(require_main.strictObject({ minimumPassRate: require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(100), require_main.description("Percent 0..100, by default 100.")) })),
	externalRunId: require_main.optional(filledText),
	framework: require_main.optional(text),
	expectedIterations: require_main.optional(count),
	tags: require_main.optional(require_main.pipe(require_main.array(require_main.pipe(text, require_main.maxLength(64))), require_main.maxLength(32))),
	ci: require_main.optional(ci),
	serverReplayConfigs: require_main.optional(require_main.array(jsonObject)),
	hostConfig: require_main.optional(require_main.unknown()),
	hostConfigHash: require_main.optional(text),
	evaluationConfigHash: require_main.optional(text),
	runName: require_main.optional(require_main.pipe(text, require_main.maxLength(200))),
	runTags: require_main.optional(require_main.array(text)),
	runMetadata: require_main.optional(require_main.record(text, scalar$1)),
	runGroupId: require_main.optional(require_main.pipe(text, require_main.minLength(1), require_main.maxLength(128))),
	selectedClient: require_main.optional(require_main.unknown()),
	verdictPolicy: require_main.optional(jsonObject),
	projectId: require_main.optional(text)
};
const runAnswer = {
	ok: maybe(require_main.boolean()),
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
		body: require_main.strictObject({
			...runFields,
			results: require_main.pipe(require_main.array(evalResult), require_main.minLength(1))
		}),
		response: require_main.looseObject(runAnswer),
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
		body: require_main.strictObject({
			...runFields,
			externalRunId: filledText
		}),
		response: require_main.looseObject({
			...runAnswer,
			reused: maybe(require_main.boolean())
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
		body: require_main.strictObject({
			runId: filledText,
			results: require_main.pipe(require_main.array(evalResult), require_main.minLength(1)),
			projectId: require_main.optional(text)
		}),
		response: require_main.looseObject({
			ok: maybe(require_main.boolean()),
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
		body: require_main.strictObject({
			runId: filledText,
			externalRunId: require_main.optional(filledText),
			terminalStatus: require_main.optional(require_main.picklist(["cancelled", "timed_out"])),
			projectId: require_main.optional(text)
		}),
		response: require_main.looseObject(runAnswer),
		retry: "safe"
	},
	createArtifactUploadUrl: {
		...common$5,
		id: "createArtifactUploadUrl",
		path: `${base$1}/artifacts/upload-url`,
		summary: "Mints a URL to which an eval artifact is posted, without the key.",
		body: require_main.strictObject({ projectId: require_main.optional(text) }),
		response: require_main.looseObject({
			ok: maybe(require_main.boolean()),
			uploadUrl: filledText
		}),
		retry: "safe"
	}
};
// src/contract/operations/suite-records.ts
const suiteItem = require_main.looseObject({
	id: recordId,
	name: maybe(text),
	projectId: maybe(recordId),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	latestRun: maybe(require_main.looseObject({
		id: maybe(text),
		status: maybe(text),
		passRate: maybe(require_main.number()),
		passed: maybe(require_main.number()),
		failed: maybe(require_main.number()),
		createdAt: maybe(epochMs)
	})),
	totals: maybe(require_main.looseObject({
		passed: maybe(require_main.number()),
		failed: maybe(require_main.number()),
		runs: maybe(require_main.number())
	})),
	passRateTrend: maybe(require_main.array(require_main.unknown()))
});
const schedule = require_main.looseObject({
	enabled: maybe(require_main.boolean()),
	intervalMinutes: maybe(require_main.number()),
	environmentId: maybe(text)
});
const suite = require_main.looseObject({
	id: maybe(text),
	suiteId: maybe(recordId),
	name: maybe(text),
	description: maybe(text),
	projectId: maybe(recordId),
	environment: maybe(require_main.looseObject({ servers: maybe(require_main.array(text)) })),
	executionConfig: maybe(require_main.looseObject({
		model: maybe(text),
		systemPrompt: maybe(text),
		temperature: maybe(require_main.number())
	})),
	hosts: maybe(require_main.array(require_main.looseObject({
		id: maybe(text),
		name: maybe(text),
		servers: maybe(require_main.array(text))
	}))),
	environmentIds: maybe(require_main.array(text)),
	settings: maybe(require_main.unknown()),
	schedule: maybe(schedule),
	managedBy: maybe(word("ci", "app")),
	revisionNumber: maybe(require_main.number())
});
const caseUpsert = require_main.looseObject({
	committed: maybe(require_main.array(require_main.looseObject({
		id: maybe(text),
		name: maybe(text)
	}))),
	failed: maybe(require_main.array(require_main.unknown()))
});
const runListItem = require_main.looseObject({
	id: recordId,
	suiteId: maybe(recordId),
	runNumber: maybe(require_main.number()),
	status: word("pending", "running", "grading", "completed", "failed", "cancelled", "timed_out"),
	result: maybe(word("pending", "passed", "failed", "inconclusive")),
	summary: maybe(runSummary),
	source: maybe(word("ui", "api", "sdk", "schedule")),
	notes: maybe(text),
	environment: maybe(environmentSnapshot),
	createdAt: maybe(epochMs),
	completedAt: maybe(epochMs),
	externalRunId: maybe(text),
	expectedIterations: maybe(require_main.number()),
	tags: maybe(require_main.array(text)),
	ciMetadata: maybe(jsonObject)
});
// src/contract/operations/run-records.ts
const run = require_main.looseObject({
	...runListItem.entries,
	executionEngine: maybe(text),
	scoreIntegrity: maybe(text),
	modelExecution: maybe(word("endpoint", "scripted", "mixed")),
	judges: maybe(require_main.unknown()),
	verdictSummary: maybe(require_main.unknown()),
	verdictPolicyIntegrityError: maybe(require_main.unknown()),
	insights: maybe(require_main.unknown())
});
const toolCall = require_main.looseObject({
	toolName: maybe(text),
	arguments: maybe(require_main.unknown())
});
const score = require_main.looseObject({
	scorerId: maybe(text),
	definitionHash: maybe(text),
	status: maybe(word("scored", "error", "skipped", "not_applicable")),
	value: maybe(require_main.number()),
	passThreshold: maybe(require_main.number()),
	passed: maybe(require_main.boolean()),
	rationale: maybe(text)
});
const iteration = require_main.looseObject({
	id: recordId,
	testCaseId: maybe(text),
	caseId: maybe(text),
	title: maybe(text),
	iterationNumber: maybe(require_main.number()),
	status: maybe(text),
	result: maybe(text),
	model: maybe(text),
	provider: maybe(text),
	startedAt: maybe(epochMs),
	durationMs: maybe(require_main.number()),
	tokensUsed: maybe(require_main.number()),
	usage: maybe(require_main.looseObject({
		inputTokens: maybe(require_main.number()),
		outputTokens: maybe(require_main.number()),
		totalTokens: maybe(require_main.number()),
		estimatedCostUsd: maybe(require_main.number())
	})),
	actualToolCalls: maybe(require_main.array(toolCall)),
	expectedToolCalls: maybe(require_main.array(toolCall)),
	error: maybe(require_main.unknown()),
	scores: maybe(require_main.array(score)),
	evaluationConfig: maybe(require_main.looseObject({
		hash: maybe(text),
		definitions: maybe(require_main.array(jsonObject))
	})),
	scoreIntegrity: maybe(text),
	modelExecution: maybe(word("endpoint", "scripted")),
	firstFailedStage: maybe(text)
});
const stepOutcome = require_main.looseObject({
	stepId: maybe(text),
	stepIndex: maybe(require_main.number()),
	kind: maybe(word("prompt", "toolCall", "interact", "assert")),
	status: maybe(word("ok", "fail", "skipped", "pending")),
	reason: maybe(text),
	evidence: maybe(require_main.unknown())
});
const caseSide = maybe(require_main.looseObject({
	outcome: maybe(word("passed", "failed", "absent")),
	iterationIds: maybe(require_main.array(text)),
	representativeIterationId: maybe(text),
	error: maybe(require_main.unknown())
}));
const comparison = require_main.looseObject({
	suite: maybe(require_main.unknown()),
	baseline: maybe(require_main.looseObject({
		policy: maybe(text),
		baseRunId: maybe(text)
	})),
	baseRun: maybe(require_main.unknown()),
	compareRun: maybe(require_main.unknown()),
	passSummary: maybe(require_main.unknown()),
	metrics: maybe(require_main.unknown()),
	cases: maybe(require_main.array(require_main.looseObject({
		caseKey: maybe(text),
		title: maybe(text),
		status: maybe(word("unchanged_passed", "unchanged_failed", "regressed", "fixed", "new_case", "removed_case", "changed")),
		base: caseSide,
		compare: caseSide
	})))
});
// src/contract/operations/runs.ts
const passCriteria = require_main.pipe(require_main.strictObject({
	minimumPassRate: require_main.optional(require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(100))),
	minimumPassRatePercent: require_main.optional(require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(100)))
}), require_main.description("Percent 0..100. Prefer minimumPassRate: every version knows it."));
const tenAtMost = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(1), require_main.maxValue(10));
const idempotencyKey = require_main.pipe(filledText, require_main.maxLength(256));
const launchFields = {
	notes: require_main.optional(text),
	passCriteria: require_main.optional(passCriteria),
	iterationOverride: require_main.optional(tenAtMost),
	caseIds: require_main.optional(require_main.pipe(require_main.array(filledText), require_main.minLength(1))),
	matchOptionsOverride: require_main.optional(jsonObject),
	skillsOverride: require_main.optional(require_main.picklist(["exclude"])),
	modelApiKeys: require_main.optional(require_main.record(text, text)),
	refreshSnapshot: require_main.optional(require_main.boolean()),
	idempotencyKey: require_main.optional(idempotencyKey)
};
const runCreate = require_main.strictObject({
	suiteId: require_main.optional(filledText),
	suiteName: require_main.optional(nonBlankText),
	suiteDescription: require_main.optional(text),
	tests: require_main.optional(require_main.pipe(require_main.array(inlineRunTest), require_main.minLength(1), require_main.maxLength(100))),
	serverIds: require_main.optional(require_main.array(filledText)),
	serverNames: require_main.optional(require_main.array(filledText)),
	suiteRerun: require_main.optional(require_main.boolean()),
	environmentId: require_main.optional(filledText),
	namedHostId: require_main.optional(filledText),
	runGroupId: require_main.optional(text),
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
		response: require_main.looseObject({
			runId: recordId,
			suiteId: maybe(recordId),
			status: maybe(text),
			caseUpsert: maybe(caseUpsert),
			servers: maybe(require_main.array(idAndName)),
			environment: maybe(environmentSnapshot),
			deduped: maybe(require_main.boolean()),
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
		response: require_main.looseObject({
			messages: maybe(require_main.unknown()),
			prompts: maybe(require_main.unknown()),
			spans: maybe(require_main.unknown())
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
		query: require_main.strictObject({
			baseRunId: require_main.optional(filledText),
			baseCommitSha: require_main.optional(filledText)
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
		body: require_main.strictObject({
			suiteId: filledText,
			targets: require_main.pipe(require_main.array(require_main.strictObject({
				environmentId: require_main.optional(filledText),
				namedHostId: require_main.optional(filledText)
			})), require_main.minLength(1), require_main.maxLength(10)),
			runGroupId: require_main.optional(text),
			...launchFields
		}),
		response: require_main.looseObject({
			runGroupId: maybe(text),
			outcome: maybe(word("started", "partial", "failed")),
			startedCount: maybe(require_main.number()),
			failedCount: maybe(require_main.number()),
			targets: require_main.array(require_main.looseObject({
				target: maybe(require_main.unknown()),
				status: maybe(word("started", "failed")),
				runId: maybe(recordId),
				runStatus: maybe(text),
				deduped: maybe(require_main.boolean()),
				error: maybe(require_main.unknown())
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
const server = require_main.looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	enabled: maybe(require_main.boolean()),
	transportType: maybe(word("stdio", "http")),
	url: maybe(text),
	useOAuth: maybe(require_main.boolean()),
	hasClientSecret: maybe(require_main.boolean()),
	oauthScopes: maybe(require_main.unknown()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
const check = require_main.looseObject({
	status: word("ok", "error", "skipped"),
	detail: maybe(require_main.unknown())
});
const doctorReport = require_main.looseObject({
	generatedAt: maybe(require_main.union([text, require_main.number()])),
	status: word("ready", "oauth_required", "partial", "error"),
	probe: maybe(require_main.unknown()),
	connection: maybe(require_main.looseObject({
		status: word("connected", "error", "skipped"),
		detail: maybe(require_main.unknown())
	})),
	initInfo: maybe(require_main.unknown()),
	capabilities: maybe(require_main.unknown()),
	tools: maybe(require_main.unknown()),
	resources: maybe(require_main.unknown()),
	resourceTemplates: maybe(require_main.unknown()),
	prompts: maybe(require_main.unknown()),
	checks: maybe(require_main.record(text, check)),
	error: maybe(require_main.unknown())
});
const tool = require_main.looseObject({
	name: text,
	description: maybe(text),
	inputSchema: maybe(require_main.unknown())
});
const prompt = require_main.looseObject({
	name: text,
	description: maybe(text),
	arguments: maybe(require_main.unknown())
});
const resource = require_main.looseObject({
	uri: text,
	name: maybe(text),
	mimeType: maybe(text)
});
const scalar = require_main.union([
	require_main.string(),
	require_main.number(),
	require_main.boolean()
]);
const cursorBody = require_main.strictObject({ cursor: require_main.optional(text) });
const oauthTokens = require_main.looseObject({
	access_token: filledText,
	refresh_token: require_main.optional(text),
	expires_in: require_main.optional(require_main.number()),
	token_type: require_main.optional(text),
	scope: require_main.optional(text),
	id_token: require_main.optional(text)
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
		response: require_main.looseObject({
			success: maybe(require_main.boolean()),
			status: maybe(word("connected")),
			initInfo: maybe(require_main.unknown())
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
		response: require_main.looseObject({
			useOAuth: require_main.boolean(),
			serverUrl: maybe(text)
		})
	},
	listServerTools: {
		...common$3,
		id: "listServerTools",
		path: `${base}/tools`,
		summary: "Lists the tools of the server.",
		body: require_main.strictObject({
			cursor: require_main.optional(text),
			modelId: require_main.optional(text)
		}),
		response: page(tool),
		pagination: "body"
	},
	callServerTool: {
		...common$3,
		id: "callServerTool",
		path: `${base}/tools/call`,
		summary: "Executes a tool; answers the MCP CallToolResult verbatim.",
		body: require_main.looseObject({
			toolName: filledText,
			parameters: require_main.optional(jsonObject)
		}),
		response: require_main.looseObject({
			content: maybe(require_main.array(require_main.unknown())),
			structuredContent: maybe(require_main.unknown()),
			isError: maybe(require_main.boolean())
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
		body: require_main.strictObject({
			promptName: filledText,
			arguments: require_main.optional(require_main.record(text, scalar))
		}),
		response: require_main.looseObject({
			description: maybe(text),
			messages: maybe(require_main.array(require_main.unknown()))
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
		body: require_main.strictObject({ uri: filledText }),
		response: require_main.looseObject({ contents: require_main.array(require_main.unknown()) })
	},
	exportServer: {
		...common$3,
		id: "exportServer",
		path: `${base}/export`,
		summary: "One snapshot of tools, resources and prompts.",
		body: emptyBody,
		response: require_main.looseObject({
			serverId: maybe(text),
			exportedAt: maybe(require_main.union([text, require_main.number()])),
			tools: maybe(require_main.array(tool)),
			resources: maybe(require_main.array(resource)),
			prompts: maybe(require_main.array(prompt))
		})
	},
	importServerOauthTokens: {
		...common$3,
		id: "importServerOauthTokens",
		path: `${base}/oauth/import-tokens`,
		summary: "Stores OAuth tokens obtained elsewhere; later calls use and refresh them.",
		body: require_main.strictObject({
			serverUrl: filledText,
			oauthResourceUrl: require_main.optional(text),
			authorizationServerUrl: require_main.optional(text),
			clientInformation: require_main.optional(require_main.looseObject({
				clientId: filledText,
				clientSecret: require_main.optional(text)
			})),
			tokens: oauthTokens
		}),
		response: require_main.looseObject({
			imported: maybe(require_main.boolean()),
			expiresAt: maybe(require_main.union([text, require_main.number()]))
		})
	}
};
// src/contract/operations/sessions.ts
const origins = require_main.pipe(require_main.array(filledText), require_main.minLength(1), require_main.maxLength(100));
const policy = require_main.strictObject({
	mode: require_main.optional(require_main.picklist([
		"allow_all",
		"read_only",
		"allowlist"
	])),
	originAllowlist: require_main.optional(origins),
	toolAllowlist: require_main.optional(origins)
});
const sessionBrowser = require_main.looseObject({
	sessionId: text,
	chatSessionId: maybe(text),
	projectId: maybe(text),
	browser: maybe(require_main.looseObject({
		browserSessionId: maybe(text),
		state: maybe(word("active")),
		policy: maybe(require_main.looseObject({
			mode: maybe(word("allow_all", "read_only", "allowlist")),
			originAllowlist: maybe(require_main.array(text)),
			toolAllowlist: maybe(require_main.array(text))
		})),
		profileId: maybe(text),
		bootId: maybe(text),
		controlledBy: maybe(word("human")),
		box: maybe(text),
		lastActiveAt: maybe(epochMs)
	}))
});
const swarm = require_main.looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	description: maybe(text),
	environmentIds: maybe(require_main.array(text)),
	iterations: maybe(require_main.number()),
	sessionsPerTarget: maybe(require_main.number()),
	maxTurns: maybe(require_main.number()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	setupWrites: maybe(require_main.boolean())
});
const message = require_main.strictObject({
	role: require_main.picklist(["user", "assistant"]),
	content: require_main.pipe(filledText, require_main.maxLength(limits.agentMessageChars), require_main.maxBytes(limits.agentMessageBytes))
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
		body: require_main.strictObject({
			projectId: require_main.optional(filledText),
			policy: require_main.optional(policy),
			idempotencyKey: require_main.optional(require_main.pipe(filledText, require_main.maxLength(200))),
			profileId: require_main.optional(text)
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
		body: require_main.strictObject({
			policy: require_main.optional(policy),
			profileId: require_main.optional(text)
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
		query: require_main.strictObject({ cursor: require_main.optional(text) }),
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
		body: require_main.strictObject({ runId: filledText }),
		response: require_main.looseObject({
			ok: maybe(require_main.boolean()),
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
		body: require_main.strictObject({
			messages: require_main.pipe(require_main.array(message), require_main.minLength(1), require_main.maxLength(limits.agentMessages), require_main.check((messages) => fitsTogether(messages), `must hold at most ${limits.agentTotalBytes} bytes in all`)),
			idempotencyKey: require_main.optional(require_main.pipe(filledText, require_main.maxLength(200))),
			conversationId: require_main.optional(require_main.pipe(filledText, require_main.maxLength(64))),
			slackChannelId: require_main.optional(text)
		}),
		response: require_main.looseObject({
			reply: maybe(text),
			toolCalls: maybe(require_main.array(require_main.unknown())),
			createdResources: maybe(require_main.array(require_main.looseObject({
				type: maybe(text),
				id: maybe(text),
				name: maybe(text),
				url: maybe(text)
			}))),
			proposedActions: maybe(require_main.array(require_main.unknown())),
			usage: maybe(require_main.looseObject({
				inputTokens: maybe(require_main.number()),
				outputTokens: maybe(require_main.number())
			}))
		}),
		retry: "never",
		spec: "4 Agent"
	}
};
// src/contract/operations/studies.ts
const attachedServer = require_main.looseObject({
	id: text,
	name: maybe(text),
	useOAuth: maybe(require_main.boolean()),
	url: maybe(text)
});
const shareLink = require_main.looseObject({
	path: text,
	url: text
});
const studyFields = {
	projectId: maybe(text),
	name: text,
	description: maybe(text),
	mode: maybe(word("project_members", "invited_only", "anyone_with_link")),
	hostStyle: maybe(text),
	hostId: maybe(text),
	hostName: maybe(text),
	serverCount: require_main.number(),
	serverNames: require_main.array(text),
	link: maybe(shareLink),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	modelId: maybe(text),
	systemPrompt: maybe(text),
	temperature: maybe(require_main.number()),
	requireToolApproval: require_main.boolean(),
	servers: require_main.array(attachedServer),
	environmentId: maybe(text),
	insights: maybe(jsonObject)
};
const scenario = require_main.looseObject({
	...require_main.partial(require_main.looseObject(studyFields)).entries,
	id: maybe(text),
	name: maybe(text),
	scenarioId: maybe(text)
});
const chatboxFields = {
	id: text,
	name: maybe(text),
	mode: maybe(text),
	serverNames: maybe(require_main.array(text)),
	link: maybe(require_main.unknown())
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
		response: require_main.looseObject({
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
	publishScenario: {
		...common$1,
		id: "publishScenario",
		method: "PUT",
		path: "/projects/{projectId}/environments/{environmentId}/scenario",
		summary: "Publishes an environment as a study. Again, it answers the one there is. Needs project admin.",
		body: require_main.strictObject({
			name: require_main.optional(require_main.pipe(nonBlankText, require_main.maxLength(200))),
			description: require_main.optional(require_main.pipe(text, require_main.maxLength(2e3))),
			mode: require_main.optional(require_main.picklist([
				"project_members",
				"invited_only",
				"anyone_with_link"
			]))
		}),
		response: require_main.looseObject({
			id: text,
			environmentId: text,
			name: maybe(text),
			mode: maybe(word("project_members", "invited_only", "anyone_with_link")),
			accessVersion: maybe(require_main.number()),
			link: maybe(require_main.pipe(text, require_main.description("The share link. It holds an access token."))),
			created: maybe(require_main.pipe(require_main.boolean(), require_main.description("False: it was published before."))),
			overridesIgnored: maybe(require_main.boolean())
		}),
		optional: true,
		deprecated: { successor: "/projects/{projectId}/studies" },
		spec: "9, wire facts 9"
	},
	unpublishScenario: {
		...common$1,
		id: "unpublishScenario",
		method: "DELETE",
		path: "/projects/{projectId}/environments/{environmentId}/scenario",
		summary: "Takes the study of an environment back. Needs project admin.",
		response: require_main.looseObject({
			environmentId: text,
			deleted: maybe(require_main.boolean()),
			id: maybe(text)
		}),
		optional: true,
		deprecated: { successor: "/projects/{projectId}/studies" },
		spec: "9, wire facts 9"
	},
	listChatboxes: {
		...common$1,
		id: "listChatboxes",
		path: "/projects/{projectId}/chatboxes",
		summary: "Published chatboxes: name, access mode, servers, share link.",
		query: pageQuery,
		response: page(require_main.looseObject(chatboxFields)),
		pagination: "query",
		spec: "4 Chatboxes"
	},
	getChatbox: {
		...common$1,
		id: "getChatbox",
		path: "/projects/{projectId}/chatboxes/{chatboxId}",
		summary: "Model, system prompt, tool-approval policy and servers of a chatbox.",
		response: require_main.looseObject({
			...chatboxFields,
			modelId: maybe(text),
			systemPrompt: maybe(text),
			requireToolApproval: maybe(require_main.boolean()),
			servers: maybe(require_main.array(attachedServer))
		}),
		spec: "4 Chatboxes"
	}
};
// src/contract/suite-body.ts
const rules = require_main.array(rule);
const exactCount = require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(1), require_main.maxValue(100));
const settings = require_main.strictObject({
	minimumAccuracy: require_main.nullish(require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(100), require_main.description("Percent over all cases."))),
	minimumIterations: require_main.nullish(require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(1), require_main.maxValue(10), require_main.description("A floor for every case."))),
	matchOptions: require_main.nullish(jsonObject),
	checks: require_main.nullish(rules),
	defaultPredicates: require_main.nullish(rules),
	defaultAssertions: require_main.nullish(rules),
	iterations: require_main.nullish(exactCount),
	repetitions: require_main.nullish(exactCount),
	judge: require_main.optional(require_main.strictObject({
		enabled: require_main.optional(require_main.boolean()),
		model: require_main.optional(text),
		autoRun: require_main.optional(require_main.boolean()),
		threshold: require_main.optional(require_main.number())
	}))
});
const suiteEdit = require_main.strictObject({
	name: require_main.optional(nonBlankText),
	description: require_main.optional(text),
	environment: require_main.optional(require_main.strictObject({
		servers: require_main.optional(require_main.pipe(require_main.array(filledText), require_main.description("Names of saved servers; the list replaces."))),
		computerEnvironment: require_main.nullish(require_main.unknown())
	})),
	environmentIds: require_main.nullish(require_main.pipe(require_main.array(filledText), require_main.minLength(1, "must not be empty; send null to detach all"))),
	executionConfig: require_main.optional(require_main.strictObject({
		model: require_main.optional(filledText),
		systemPrompt: require_main.optional(text),
		temperature: require_main.optional(require_main.number())
	})),
	hosts: require_main.optional(require_main.array(require_main.strictObject({
		host: filledText,
		servers: require_main.optional(require_main.array(filledText))
	}))),
	settings: require_main.optional(settings),
	expectedRevisionNumber: require_main.optional(require_main.number())
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
		body: require_main.strictObject({
			name: nonBlankText,
			description: require_main.optional(text),
			serverIds: require_main.pipe(require_main.array(filledText), require_main.minLength(1, "must not be empty")),
			serverNames: require_main.optional(require_main.array(filledText)),
			model: filledText,
			provider: require_main.optional(text),
			tests: require_main.pipe(require_main.array(inlineTest), require_main.minLength(1), require_main.maxLength(100)),
			passCriteria: require_main.optional(require_main.strictObject({ minimumPassRate: require_main.pipe(require_main.number(), require_main.minValue(0), require_main.maxValue(100), require_main.description("Percent 0..100.")) })),
			tags: require_main.optional(require_main.array(text))
		}),
		response: require_main.looseObject({
			suiteId: text,
			name: maybe(text),
			servers: maybe(require_main.array(idAndName)),
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
		body: require_main.strictObject({
			enabled: require_main.boolean(),
			intervalMinutes: require_main.optional(require_main.pipe(require_main.number(), require_main.integer(), require_main.minValue(5), require_main.maxValue(10080))),
			environmentId: require_main.nullish(filledText)
		}),
		response: require_main.looseObject({
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
		body: require_main.strictObject({ environmentId: filledText }),
		response: require_main.looseObject({
			suiteId: maybe(text),
			attached: maybe(require_main.unknown()),
			environmentIds: maybe(require_main.array(text))
		}),
		retry: "safe",
		optional: true,
		spec: "Wire facts 5"
	}
};
// src/contract/operations.ts
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
function operationOf(id) {
	return operations[id];
}
// src/http/token-bucket.ts
const slowest = 16;
const ease = .85;
function createTokenBucket(size, clock) {
	const usualMs = 6e4 / size.perMinute;
	let intervalMs = usualMs;
	const burstMs = (size.burst - 1) * usualMs;
	let fullAt = Number.NEGATIVE_INFINITY;
	let pausedUntil = Number.NEGATIVE_INFINITY;
	let isFirst = true;
	let pauses = 0;
	let inBurst = true;
	function reserve(now) {
		if (isFirst) {
			isFirst = false;
			if (size.firstAfterMs !== void 0 && size.firstAfterMs > 0) fullAt = now + size.firstAfterMs + burstMs;
		}
		if (fullAt <= now) {
			fullAt = now;
			inBurst = true;
		}
		let start = Math.max(now, fullAt - burstMs);
		if (start > now && inBurst) {
			inBurst = false;
			fullAt += size.slackMs;
			start += size.slackMs;
		}
		fullAt += intervalMs;
		return start;
	}
	return {
		async take(signal) {
			signal?.throwIfAborted();
			let pausesSeen;
			do {
				pausesSeen = pauses;
				const startAt = reserve(clock.now());
				for (let now = clock.now(); now < startAt; now = clock.now()) await clock.sleep(startAt - now, signal);
			} while (pausesSeen !== pauses);
		},
		pause(ms) {
			pauses += 1;
			intervalMs = Math.min(slowest * usualMs, intervalMs * 2);
			pausedUntil = Math.max(pausedUntil, clock.now() + ms);
			fullAt = pausedUntil + burstMs;
			inBurst = false;
		},
		recover() {
			intervalMs = Math.max(usualMs, intervalMs * ease);
		}
	};
}
const shared = new WeakMap();
function sharedTokenBucket(identity, size, clock) {
	const buckets = shared.get(clock) ?? new Map();
	shared.set(clock, buckets);
	const bucket = buckets.get(identity) ?? createTokenBucket(size, clock);
	buckets.set(identity, bucket);
	return bucket;
}
// src/service/runs/launch/labels.ts
function labelHeader(label, maxBytes) {
	if (label === void 0) return void 0;
	const json = JSON.stringify(label).replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
	return json.length <= maxBytes ? json : void 0;
}
function launchHeaders(names, labels) {
	const launcher = labelHeader(labels.launcher, limits.launcherHeaderBytes);
	const ci = labelHeader(labels.ci, limits.ciHeaderBytes);
	return {
		...launcher === void 0 ? {} : { [names.launcher]: launcher },
		...ci === void 0 ? {} : { [names.ci]: ci }
	};
}
// src/service/client/base-url.ts
function refuse$1(name, { predicate, advice }) {
	throw new require_platform.UsageError([require_platform.inputProblem(name, predicate, advice)]);
}
function parseBaseUrl(text) {
	const wrong = require_main.checkBaseUrl(text);
	if (wrong !== void 0) refuse$1("base-url", wrong);
	const url = new URL(text.trim());
	url.pathname = url.pathname.replace(/(?<!\/)\/+$/, "");
	return url;
}
function parseApiKey(text) {
	const wrong = require_main.checkApiKey(text);
	if (wrong !== void 0) refuse$1("api-key", wrong);
	return text.trim();
}
function fillPath(operationId, path, params) {
	const problems = [];
	const filled = path.replace(/\{([^{}]+)\}/g, (_match, name) => {
		const value = params[name];
		if (value === void 0 || value === "") problems.push({ message: `${operationId} requires ${name}` });
		else if (/^\.{1,2}$/.test(value)) problems.push({ message: `${operationId}: ${name} must be an id; got "${value}"` });
		return encodeURIComponent(value ?? "");
	});
	const known = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]));
	for (const name of Object.keys(params)) if (!known.has(name)) problems.push({ message: `${operationId} has no parameter ${name}` });
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	return filled;
}
function parseHeaderPrefix(text) {
	if (/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(text)) return text;
	throw new require_platform.UsageError([{
		where: "header-prefix",
		message: "is not a valid header name prefix",
		advice: "Use letters, digits and hyphens, for example x-service."
	}]);
}
function parseIdempotencyKey(text, maxChars) {
	if (text.length <= maxChars && /^[\x21-\x7e]+$/.test(text)) return text;
	const message = `must have 1 to ${maxChars} printable ASCII characters without blanks`;
	throw new require_platform.UsageError([{
		where: "idempotency-key",
		message
	}]);
}
// src/service/client/redact.ts
const replacement = "***";
const secretShapes = [
	/\b(bearer|basic|token)\s+[A-Za-z0-9._~+/=-]{8,}/gi,
	/\bsk_[A-Za-z0-9_-]{6,}/g,
	/\bsk-[A-Za-z0-9_-]{16,}/g,
	/\bgh[a-z]_[A-Za-z0-9]{16,}/g,
	/\bgithub_pat_[A-Za-z0-9_]{16,}/g,
	/\bxox[a-z]-[A-Za-z0-9-]{10,}/g,
	/\bAKIA[A-Z0-9]{12,}/g,
	/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]*)?/g,
	/(:\/\/)[^/\s:@]*:[^/\s@]*@/g,
	/((?:secret|password|passwd|api[_-]?keys?|access[_-]?token|refresh[_-]?token|id[_-]?token|authorization|credential)[A-Za-z_-]{0,40}["']?\s{0,9}[:=]\s{0,9}["']?)[^\s"',;&}]{4,}/gi,
	/(\bsig(?:nature)?=|[?&](?:token|key|code|x-amz-[a-z-]+)=)[^&\s"']+/gi
];
const secretField = /secret|password|passwd|api[_-]?key|modelApiKeys|(?:access|refresh|id)[_-]?token|^token$|authorization|credential|cookie/i;
const redactedChars = 1e4;
function createRedactor(secrets) {
	const known = secrets.filter((secret) => secret.length >= 4);
	const spellings = [...new Set(known.flatMap((secret) => [secret, encodeURIComponent(secret)]))];
	return (text) => {
		const hidden = spellings.reduce((rest, secret) => rest.replaceAll(secret, replacement), text);
		return secretShapes.reduce((rest, shape) => rest.replace(shape, (_match, kept) => typeof kept === "string" ? `${kept}${/\w$/.test(kept) ? " " : ""}${replacement}` : replacement), hidden.slice(0, redactedChars));
	};
}
const redactedDataChars = 64e3;
function redactData(value, redact) {
	let left = redactedDataChars;
	const visit = (item, depth) => {
		if (typeof item === "string") {
			if (left <= 0) return "…";
			left -= Math.min(item.length, redactedChars);
			return shorten(redact(item), 2e3);
		}
		if (typeof item !== "object" || item === null) return item;
		if (depth === 0) return "…";
		if (Array.isArray(item)) return item.slice(0, 100).map((part) => visit(part, depth - 1));
		const fields = Object.entries(item).slice(0, 100);
		return Object.fromEntries(fields.map(([key, field]) => [key, secretField.test(key) ? replacement : visit(field, depth - 1)]));
	};
	return visit(value, 6);
}
function toLine(text, maxChars = 400) {
	return shorten(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim(), maxChars);
}
function shorten(text, maxChars) {
	return text.length <= maxChars ? text : `${text.slice(0, maxChars).toWellFormed()}…`;
}
function secretsIn(value, depth = 8) {
	if (typeof value !== "object" || value === null || depth === 0) return [];
	if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, depth - 1));
	return Object.entries(value).flatMap(([key, field]) => {
		if (!secretField.test(key)) return secretsIn(field, depth - 1);
		return typeof field === "string" ? [field] : stringsIn(field, depth - 1);
	});
}
function stringsIn(value, depth) {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null || depth === 0) return [];
	return Object.values(value).flatMap((field) => stringsIn(field, depth - 1));
}
// src/service/client/deprecation.ts
function successorOf(link) {
	for (const part of link?.split(",") ?? []) {
		const [, target, parameters] = /<([^<>]*)>\s*;(.*)/.exec(part) ?? [];
		if (target !== void 0 && /rel="?successor-version"?/i.test(parameters ?? "")) return target;
	}
}
function describeDeprecation(operation, headers, redact) {
	if (!(headers.deprecation !== void 0 && headers.deprecation.toLowerCase() !== "false")) return void 0;
	const named = successorOf(headers.link);
	const successor = operation.deprecated?.successor ?? (named === void 0 ? void 0 : toLine(redact(named), 200));
	const instead = successor === void 0 ? "" : ` Use ${successor} instead.`;
	return `The service will remove ${operation.id} (${operation.method} ${operation.path})${whenOf(headers.sunset)}.${instead}`;
}
function whenOf(sunset) {
	const at = sunset === void 0 ? NaN : Date.parse(sunset);
	return Number.isNaN(at) ? "" : ` after ${new Date(at).toISOString().slice(0, 10)}`;
}
// src/service/client/pages.ts
const maxPages = 1e4;
function readPage(value) {
	if (typeof value !== "object" || value === null || !("items" in value) || !Array.isArray(value.items)) return {
		items: [],
		nextCursor: void 0
	};
	const cursor = "nextCursor" in value ? value.nextCursor : void 0;
	return {
		items: value.items,
		nextCursor: typeof cursor === "string" && cursor !== "" ? cursor : void 0
	};
}
function withCursor(request, place, cursor) {
	return place === "query" ? {
		...request,
		query: {
			...request.query,
			cursor
		}
	} : {
		...request,
		body: {
			...Object(request.body),
			cursor
		}
	};
}
function brokenPaging(operation, message) {
	return new require_platform.ServiceError({
		operation,
		message: `${operation}: ${message}`,
		advice: ["The service is at fault. What was read so far is not complete."],
		code: "INVALID_RESPONSE",
		retryable: false,
		attempts: 1
	});
}
function repeats(items, known) {
	const ids = items.map((item) => typeof item === "object" && item !== null && "id" in item && typeof item.id === "string" ? item.id : void 0);
	const isKnown = ids.length > 0 && ids.every((id) => id !== void 0 && known.has(id));
	for (const id of ids) if (id !== void 0) known.add(id);
	return isKnown;
}
async function* readPages(exchange, id, request) {
	const { pagination } = operationOf(id);
	const seen = new Set();
	const known = new Set();
	let next = request;
	for (;;) {
		const { items, nextCursor } = readPage((await exchange(next)).value);
		yield items;
		if (nextCursor === void 0 || pagination === void 0) return;
		if (repeats(items, known)) throw brokenPaging(id, "a page has only records of the pages before it");
		if (seen.has(nextCursor)) throw brokenPaging(id, "the service gave the same page cursor twice");
		if (seen.size >= maxPages) throw brokenPaging(id, `more than ${maxPages} pages`);
		seen.add(nextCursor);
		next = withCursor(request, pagination, nextCursor);
	}
}
// src/service/client/prepare-request.ts
function schemaProblems(where, schema, data) {
	const result = require_main.safeParse(schema, data);
	if (result.success) return [];
	return result.issues.map((issue) => {
		const path = require_main.getDotPath(issue);
		return {
			where: path === null ? where : `${where} ${path}`,
			message: issue.message
		};
	});
}
function toQueryString(query) {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) if (value !== void 0 && value !== null) search.append(name, String(value));
	const text = search.toString();
	return text === "" ? "" : `?${text}`;
}
function prepareRequest(operation, request, check = true) {
	const problems = [];
	let path = operation.path;
	try {
		path = fillPath(operation.id, operation.path, request.params ?? {});
	} catch (error) {
		if (!(error instanceof require_platform.UsageError)) throw error;
		problems.push(...error.problems);
	}
	const query = request.query ?? {};
	const querySchema = operation.query ?? require_main.strictObject({});
	if (check) problems.push(...schemaProblems(`${operation.id} query`, querySchema, query));
	if (operation.body === void 0) {
		if (request.body !== void 0) problems.push({
			where: `${operation.id} body`,
			message: `${operation.method} takes no body`
		});
		if (problems.length > 0) throw new require_platform.UsageError(problems);
		return {
			path: path + toQueryString(query),
			body: void 0
		};
	}
	const body = request.body ?? {};
	if (check) problems.push(...schemaProblems(`${operation.id} body`, operation.body, body));
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	return {
		path: path + toQueryString(query),
		body
	};
}
function valuesAt(data, path) {
	const [head, ...rest] = path;
	if (head === void 0) return [data];
	if (head === "*") return Array.isArray(data) ? data.flatMap((item) => valuesAt(item, rest)) : [void 0];
	return valuesAt((typeof data === "object" && data !== null ? Object.entries(data).find(([key]) => key === head) : void 0)?.[1], rest);
}
function isRepeatable(operation, body, idempotencyKey) {
	if (operation.retry !== "idempotent-with-id") return operation.retry === "safe";
	const { idempotency } = operation;
	if (idempotency === void 0) return false;
	if (idempotency.header && idempotencyKey !== void 0) return true;
	const ids = idempotency.body.flatMap((path) => valuesAt(body, path.split(".")));
	return ids.length > 0 && ids.every((id) => typeof id === "string" && id !== "");
}
// src/service/client/project.ts
function projectOf(client, id, signal) {
	const within = (request = {}) => ({
		...request,
		params: {
			...request.params,
			projectId: id
		}
	});
	return {
		id,
		client,
		signal,
		async call(operation, ...[request, options]) {
			return (await client.exchange(operation, within(request), {
				signal,
				...options
			})).value;
		},
		list: (operation, ...[request, options]) => client.list(operation, within(request), {
			signal,
			...options
		})
	};
}
function isAbsent(error) {
	return error instanceof require_platform.ServiceError && (error.status === 404 || error.status === 405);
}
async function orAbsent(read) {
	try {
		return await read();
	} catch (error) {
		if (isAbsent(error)) return void 0;
		throw error;
	}
}
// src/contract/vocabulary.ts
const version2Spellings = {
	legacyIterations: ["legacyIterations", "runs"],
	iterations: ["iterations", "repetitions"],
	assertions: [
		"assertions",
		"checks",
		"predicates"
	]
};
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
function readCaseFields(body, version) {
	const rename = new Map();
	for (const field of spelledFieldNames) if (version === 1) rename.set(version1Spellings[field], field);
	else for (const key of version2Spellings[field]) rename.set(key, field);
	return Object.fromEntries(Object.entries(body).map(([key, value]) => {
		const name = rename.get(key) ?? key;
		return [name, name === "assertions" ? respellRoles(value, "gating", "required") : value];
	}));
}
function spellCaseFields(fields, version) {
	if (version === 2) return { ...fields };
	return Object.fromEntries(Object.entries(fields).map(([key, value]) => {
		const known = spelledFieldNames.find((field) => field === key);
		if (known === void 0) return [key, value];
		return [version1Spellings[known], known === "assertions" ? respellRoles(value, "required", "gating") : value];
	}));
}
const settingSpellings = {
	defaultAssertions: [
		"defaultAssertions",
		"defaultPredicates",
		"checks"
	],
	iterations: ["iterations", "repetitions"]
};
const version1Settings = new Map([["defaultAssertions", "checks"], ["iterations", "repetitions"]]);
function settingProblems(body) {
	const settings = isFields(body.settings) ? body.settings : {};
	return Object.values(settingSpellings).flatMap((keys) => {
		const [one, two] = keys.filter((key) => key in settings);
		if (one === void 0 || two === void 0) return [];
		return [`settings.${two}: Send ${one} or ${two}, not both — they are two spellings of one field.`];
	});
}
function readSuiteSettings(body) {
	if (!isFields(body.settings)) return { ...body };
	const rename = new Map();
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
function spellSuiteSettings(body, version) {
	if (version === 2 || !isFields(body.settings)) return { ...body };
	const entries = Object.entries(body.settings).map(([key, value]) => [version1Settings.get(key) ?? key, key === "defaultAssertions" ? respellList(value, "required", "gating") : value]);
	return {
		...body,
		settings: Object.fromEntries(entries)
	};
}
// src/model/data.ts
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/service/client/spelling.ts
function readVocabularyVersion(capabilities) {
	const vocabulary = isRecord(capabilities) ? capabilities.vocabulary : void 0;
	return isRecord(vocabulary) && vocabulary.version === 2 ? 2 : 1;
}
function withFloor(fields) {
	const { iterations, legacyIterations } = fields;
	return typeof iterations === "number" && legacyIterations === void 0 ? {
		...fields,
		legacyIterations: iterations
	} : fields;
}
function spellCase(fields, version, isNew) {
	const read = readCaseFields(fields, 2);
	return spellCaseFields(version === 1 && isNew ? withFloor(read) : read, version);
}
function spellRequest(operationId, body, { version, isKnown }, isNew) {
	if (!isRecord(body)) return body;
	if ("settings" in body) return spellSuite(operationId, body, version);
	const cases = Array.isArray(body.cases) ? body.cases : void 0;
	const found = cases === void 0 ? spellingProblems(body, 2) : cases.flatMap((item, index) => isRecord(item) ? spellingProblems(item, 2, `cases.${index}`) : []);
	const thresholds = (cases ?? [body]).filter((item) => isRecord(item) && item.passThreshold !== void 0);
	if (version === 1 && thresholds.length > 0) found.push(isKnown ? "passThreshold: this deployment speaks vocabulary 1, which has no threshold for a single case." : "passThreshold: needs vocabulary 2, and the deployment could not be asked for its vocabulary. Try again later.");
	refuse(operationId, found);
	if (cases === void 0) return spellCase(body, version, isNew);
	return {
		...body,
		cases: cases.map((item) => isRecord(item) ? spellCase(item, version, isNew) : item)
	};
}
function refuse(operationId, found) {
	if (found.length === 0) return;
	throw new require_platform.UsageError(found.map((message) => ({
		where: `${operationId} body`,
		message
	})));
}
function spellSuite(operationId, body, version) {
	refuse(operationId, settingProblems(body));
	return spellSuiteSettings(readSuiteSettings(body), version);
}
function spellResponse(value, version) {
	if (!isRecord(value)) return value;
	if (Array.isArray(value.items)) return {
		...value,
		items: value.items.map((item) => isRecord(item) ? readCaseFields(item, version) : item)
	};
	return isRecord(value.settings) ? readSuiteSettings(value) : readCaseFields(value, version);
}
// src/http/delay-signal.ts
function delaySignal(signal, ms) {
	const late = new AbortController();
	const start = () => {
		setTimeout(() => late.abort(new Error("The time that was left is over.")), ms).unref();
	};
	if (signal.aborted) start();
	else signal.addEventListener("abort", start, { once: true });
	return late.signal;
}
// src/http/request.ts
function flatten(headers) {
	const flat = {};
	for (const [name, value] of Object.entries(headers)) if (value !== void 0) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
	return flat;
}
function tooLarge(maxBytes, cause) {
	const message = `the response is larger than ${maxBytes} bytes`;
	return new require_http_failure.HttpFailure({
		code: "TOO_LARGE",
		delivery: "unknown",
		transient: false,
		message,
		cause
	});
}
async function readBytes(body, maxBytes) {
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.byteLength;
		if (size > maxBytes) throw tooLarge(maxBytes);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, size);
}
const decoders = new Map([
	["gzip", (0, node_util.promisify)(node_zlib.gunzip)],
	["x-gzip", (0, node_util.promisify)(node_zlib.gunzip)],
	["deflate", (0, node_util.promisify)(node_zlib.inflate)],
	["br", (0, node_util.promisify)(node_zlib.brotliDecompress)]
]);
async function decode(bytes, encoding, maxBytes) {
	if (encoding === "" || encoding === "identity" || bytes.length === 0) return bytes;
	const message = `the response is damaged or has an unknown encoding (${encoding.slice(0, 40)})`;
	const decoder = decoders.get(encoding);
	const damaged = (cause) => new require_http_failure.HttpFailure({
		code: "BAD_ENCODING",
		delivery: "unknown",
		transient: decoder !== void 0,
		message,
		cause
	});
	if (decoder === void 0) throw damaged();
	try {
		return await decoder(bytes, { maxOutputLength: maxBytes });
	} catch (error) {
		throw error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge(maxBytes, error) : damaged(error);
	}
}
function lastSignal({ signal, graceMs = 0 }) {
	return signal === void 0 || graceMs === 0 ? signal : delaySignal(signal, graceMs);
}
async function sendRequest(pool, request) {
	request.signal?.throwIfAborted();
	const timeout = AbortSignal.timeout(request.timeoutMs);
	const stop = lastSignal(request);
	const signal = stop === void 0 ? timeout : AbortSignal.any([stop, timeout]);
	try {
		const response = await (await pool.dispatcherFor(request.url)).request({
			origin: request.url.origin,
			path: `${request.url.pathname}${request.url.search}`,
			method: request.method,
			headers: {
				"accept-encoding": "gzip",
				...request.headers
			},
			body: request.body ?? null,
			headersTimeout: request.timeoutMs,
			bodyTimeout: request.timeoutMs,
			signal
		});
		const headers = flatten(response.headers);
		const body = await decode(await readBytes(response.body, request.maxBytes), headers["content-encoding"]?.trim().toLowerCase() ?? "", request.maxBytes);
		return {
			status: response.statusCode,
			headers,
			body: body.toString("utf8")
		};
	} catch (error) {
		request.signal?.throwIfAborted();
		if (timeout.aborted) throw new require_http_failure.HttpFailure({
			code: "TIMEOUT",
			delivery: "unknown",
			transient: true,
			message: `no complete response within ${request.timeoutMs / 1e3} s`,
			cause: error
		});
		throw require_http_failure.throughProxy(require_http_failure.toHttpFailure(error), pool.proxyOf(request.url));
	}
}
// src/http/retry.ts
function delayMs(failedTries, afterMs, plan, random) {
	const bound = Math.min(plan.maxDelayMs, plan.baseDelayMs * 2 ** (failedTries - 1));
	return afterMs === void 0 ? random * bound : afterMs + random * Math.min(bound, plan.baseDelayMs);
}
const longestLimitedJitterMs = 2e4;
function limitedDelayMs(refusals, afterMs, random) {
	const jitterMs = Math.min(longestLimitedJitterMs, 1e3 * 2 ** (refusals - 1));
	return (afterMs ?? 0) + random * jitterMs;
}
async function retry(attempt, judge, plan, { clock, random, signal }) {
	const failures = [];
	let refusals = 0;
	let refusedSince;
	for (;;) {
		signal?.throwIfAborted();
		try {
			return {
				ok: true,
				value: await attempt(failures.length + 1),
				failures
			};
		} catch (error) {
			signal?.throwIfAborted();
			failures.push(error);
			const { retry: again, afterMs, isLimited = false } = judge(error);
			if (!again || (afterMs ?? 0) > plan.maxWaitMs) return {
				ok: false,
				failures
			};
			if (isLimited && plan.limitedMs !== void 0) {
				refusals += 1;
				refusedSince ??= clock.now();
				const waitMs = limitedDelayMs(refusals, afterMs, random());
				if (clock.now() + waitMs - refusedSince > plan.limitedMs) return {
					ok: false,
					failures
				};
				await clock.sleep(waitMs, signal);
				continue;
			}
			const tries = failures.length - refusals;
			if (tries >= plan.attempts) return {
				ok: false,
				failures
			};
			await clock.sleep(delayMs(tries, afterMs, plan, random()), signal);
		}
	}
}
// src/http/retry-after.ts
function parseRetryAfter(headers, nowMs) {
	const value = headers["retry-after"]?.trim() ?? "";
	if (/^\d{1,9}$/.test(value)) return Number(value) * 1e3;
	const until = parseHttpDate(value);
	return until === void 0 ? void 0 : Math.max(0, until - (parseHttpDate(headers.date) ?? nowMs));
}
function parseHttpDate(text) {
	const value = text?.trim() ?? "";
	if (!/^[A-Za-z]{3,9},? /.test(value)) return void 0;
	const date = Date.parse(value);
	return Number.isNaN(date) ? void 0 : date;
}
// src/service/client/failure/advice.ts
function listOf(value) {
	if (!Array.isArray(value)) return void 0;
	const names = value.filter((item) => typeof item === "string").slice(0, 20);
	return names.length === 0 ? void 0 : names.join(", ");
}
const byReason = {
	ORPHANED_KEY: () => ["The key is no longer bound to an organization. Create a new key in the app and replace the secret."],
	CONCURRENT_RUN_LIMIT: ({ details }) => [`The organization has reached its limit of concurrent hosted runs${typeof details?.maxConcurrentRuns === "number" ? ` (${details.maxConcurrentRuns})` : ""}. Wait for one to finish, or cancel one in the app.`],
	NO_SAVED_SERVER_SELECTION: () => ["The suite has no saved server selection. Name servers for the run, or save a selection in the suite."],
	ENVIRONMENT_NOT_ATTACHED: () => ["Attach the environment to the suite first, or choose one that is attached."],
	ENVIRONMENT_REQUIRED: ({ details }) => {
		const candidates = listOf(details?.environmentIds) ?? listOf(details?.candidates);
		return [`Several environments are attached to the suite. Choose one${candidates === void 0 ? "." : `: ${candidates}.`}`];
	},
	ENVIRONMENT_SERVERS_NOT_OVERRIDABLE: () => ["The suite runs in an environment, which decides the servers. Leave out the servers, or detach the environment."],
	ACTIVE_REQUEST_LIMIT: () => ["Finish or withdraw one of the open connection requests first."],
	CI_OWNED_SUITE_READ_ONLY: () => ["The suite is managed by uploads from CI and can't be edited. Use another suite name."],
	BASELINE_NOT_FOUND: () => ["No earlier run matches. The first run of a suite has no baseline to compare with."],
	HARNESS_UNAVAILABLE: () => ["The service has no capacity for this kind of run right now. Try again later."]
};
function notFoundAdvice(projectId, base, operation) {
	if (projectId === void 0) return `Check the ids, and the base URL (${base}).`;
	if (projectId === "default") return `Check the ids. The project \`default\` works for uploads and model leases only; ${operation} may need the id that listProjects shows.`;
	return `Check the project id (${projectId}) and the other ids. The service gives the same response for anything the key's owner can't see.`;
}
const byCode = {
	UNAUTHORIZED: () => ["The key is wrong, revoked or missing. Compare the secret with the keys in the app; a key is shown only once.", "On a pull request from a fork secrets are empty: leave api-key out there."],
	OAUTH_REQUIRED: ({ params }) => [`The MCP server${params.serverId === void 0 ? "" : ` ${params.serverId}`} needs an OAuth grant. The key is fine.`, "Connect it in the app, or provide tokens with importServerOauthTokens."],
	FORBIDDEN: () => ["The key is valid, but its owner is not allowed to do this. Ask an admin of the project, or use an admin's key."],
	NOT_FOUND: ({ params, base, code, operation }) => code === void 0 && !/\/api\/v\d+$/.test(base) ? [`The base URL (${base}) has no version path. Set it to the address of the API, such as ${base.replace(/\/(?:api)?$/, "")}/api/v1.`] : [notFoundAdvice(params.projectId, base, operation), ...code === void 0 ? [`Or the deployment has no such route: check the base URL (${base}).`] : []],
	CONFLICT: () => ["It was changed in the meantime, or the name is taken. Reload and retry."],
	FEATURE_NOT_SUPPORTED: () => ["The MCP server does not offer this capability."],
	RATE_LIMITED: () => ["Other jobs use the same key. Give each workflow its own key, or run fewer jobs at once."],
	SERVER_UNREACHABLE: () => ["The service could not connect to the MCP server. Check its URL and that it is up."],
	INTERNAL_ERROR: () => ["The service is at fault. Try again later; if it persists, send the request id to its support."],
	INVALID_RESPONSE: ({ base }) => [`Check that the base URL (${base}) points to the API and includes its version path, such as /api/v1.`],
	REDIRECTED: ({ base }) => [`Set the base URL to the new address of the service (it has moved from ${base}).`, "If an identity proxy in front of the service asks for a login, pass its headers with `request-headers`."],
	ECONNREFUSED: ({ base }) => [`Check that the service is up and that ${base} is right.`],
	ENOTFOUND: ({ base }) => [`Check the spelling of the base URL (${base}) and the network of the runner.`],
	CERT_HAS_EXPIRED: ({ base }) => [certificateTimeAdvice(base)],
	CERT_NOT_YET_VALID: ({ base }) => [certificateTimeAdvice(base)],
	PROXY_UNREACHABLE: () => ["Check HTTPS_PROXY and NO_PROXY of the runner, and that the proxy is up."],
	PROXY_REFUSED: () => ["Check HTTPS_PROXY and NO_PROXY of the runner."],
	TOO_LARGE: () => ["Request less at once, for example with a smaller limit."]
};
function certificateTimeAdvice(base) {
	return `According to the runner's clock, the certificate of ${base} is not valid now. Correct the clock, or renew the certificate.`;
}
function billingAdvice({ details }) {
	const limit = typeof details?.limit === "string" ? ` (${details.limit})` : "";
	const used = typeof details?.currentValue === "number" && typeof details.allowedValue === "number" ? ` ${details.currentValue} of ${details.allowedValue} are used.` : "";
	const resetsAt = typeof details?.resetsAt === "number" ? new Date(details.resetsAt) : void 0;
	return [`The plan of the organization does not allow more${limit}.${used}${resetsAt === void 0 || Number.isNaN(resetsAt.getTime()) ? "" : ` The quota resets at ${resetsAt.toISOString()}.`} Retrying does not help.`];
}
function validationAdvice({ details, unknownField }) {
	const hosted = listOf(details?.hostedModels);
	if (hosted !== void 0) return [`The model can't be run. Models the service hosts: ${hosted}.`];
	if (unknownField !== void 0) return [`The service does not support the field ${unknownField}: its version is older or newer than this client.`];
	return ["The service rejected the request. The message says which field is wrong."];
}
function find(table, key) {
	return key !== void 0 && Object.hasOwn(table, key) ? table[key] : void 0;
}
function adviceFor(facts) {
	if (facts.billing === true) return billingAdvice(facts);
	if (facts.unknownField !== void 0) return validationAdvice(facts);
	const special = find(byReason, facts.reason) ?? find(byCode, facts.code);
	if (special !== void 0) return special(facts);
	if (require_http_failure.isCertificateCode(facts.code ?? "")) return [`Check that ${facts.base} is right. Behind a proxy that intercepts TLS, pass its CA certificate to the runner with NODE_EXTRA_CA_CERTS.`];
	const { status } = facts;
	const fromStatus = (code) => byCode[code]?.(facts) ?? [];
	if (status === 401) return fromStatus("UNAUTHORIZED");
	if (status === 403) return fromStatus("FORBIDDEN");
	if (status === 404 || status === 405) return fromStatus("NOT_FOUND");
	if (status === 409) return fromStatus("CONFLICT");
	if (status === 429) return fromStatus("RATE_LIMITED");
	if (status !== void 0 && status >= 500) return fromStatus("INTERNAL_ERROR");
	if (status !== void 0) return validationAdvice(facts);
	const rerun = facts.mayBeDone ? "" : " It is safe to rerun the step.";
	return [`Check the network between the runner and ${facts.base}.${rerun}`];
}
const saidElsewhere = new Set([...[
	"reason",
	"code",
	"requestId",
	"unknownField",
	"hostedModels",
	"environmentIds",
	"candidates"
], ...[
	"maxConcurrentRuns",
	"limit",
	"currentValue",
	"allowedValue",
	"resetsAt",
	"retryAfterMs"
]]);
const mostLines = 20;
const lineChars = 400;
function describeDetails(details) {
	if (details === void 0) return [];
	const { createdResources, issues, ...others } = details;
	const created = Array.isArray(createdResources) ? createdResources.map(describeResource) : [];
	const rest = Object.entries(others).filter(([name, value]) => !saidElsewhere.has(name) && value !== void 0);
	const lines = [
		...created.map((resource) => `Created before it failed: ${resource}.`),
		...Array.isArray(issues) ? issues.slice(1).map(describeIssue) : [],
		...rest.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
	].map((line) => toLine(line, lineChars));
	return lines.length > mostLines ? [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more details`] : lines;
}
function describeResource(resource) {
	if (typeof resource !== "object" || resource === null) return JSON.stringify(resource);
	const { type, name, id, url } = resource;
	return `${typeof type === "string" ? type : "a resource"}${typeof name === "string" ? ` "${name}"` : ""}${typeof id === "string" ? ` (id ${id})` : ""}${typeof url === "string" ? `, ${url}` : ""}`;
}
function describeIssue(issue) {
	if (typeof issue !== "object" || issue === null) return JSON.stringify(issue);
	const { path, message } = issue;
	return `${typeof path === "string" && path !== "" ? `${path}: ` : ""}${String(message ?? JSON.stringify(issue))}`;
}
// src/service/client/failure/read-error.ts
const textOf = (value) => typeof value === "string" && value !== "" ? value : void 0;
const numberOf = (value) => typeof value === "number" && value >= 0 ? value : void 0;
function parseJson(text) {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return;
	}
}
function firstJsonObject(text) {
	const start = text.indexOf("{");
	if (start < 0) return void 0;
	let depth = 0;
	let quoted = false;
	for (let at = start; at < text.length; at += 1) {
		const char = text[at];
		if (quoted) {
			if (char === "\\") at += 1;
			else if (char === "\"") quoted = false;
		} else if (char === "\"") quoted = true;
		else if (char === "{") depth += 1;
		else if (char === "}") {
			depth -= 1;
			if (depth === 0) {
				const found = parseJson(text.slice(start, at + 1))?.value;
				return isRecord(found) ? found : void 0;
			}
		}
	}
}
const billingCodes = ["billing_limit_reached", "billing_feature_not_included"];
const billingFields = [
	"gateKey",
	"upgradePlan",
	"allowedValue",
	"currentValue"
];
function readText(whole) {
	const text = whole.slice(0, 1e5);
	const field = /extra field [`'"]([^`'"]+)[`'"]/.exec(text)?.[1];
	if (field !== void 0) return { unknownField: field };
	const hidden = firstJsonObject(text);
	const code = textOf(hidden?.code);
	if (hidden === void 0 || code === void 0 || !billingCodes.includes(code)) return {};
	return {
		code,
		billing: true,
		details: hidden
	};
}
function readEnvelope(fields) {
	const details = isRecord(fields.details) ? fields.details : void 0;
	const code = textOf(fields.code);
	const message = textOf(fields.message) ?? textOf(fields.error) ?? code ?? "";
	return {
		message,
		code,
		reason: textOf(details?.reason) ?? textOf(details?.code),
		details,
		requestId: textOf(details?.requestId) ?? textOf(fields.requestId),
		retryAfterMs: numberOf(details?.retryAfterMs) ?? numberOf(fields.retryAfterMs),
		billing: code !== void 0 && billingCodes.includes(code) || details !== void 0 && billingFields.some((name) => name in details) ? true : void 0,
		...readText(message)
	};
}
function readErrorBody(body) {
	const parsed = parseJson(body)?.value;
	if (isRecord(parsed)) return readEnvelope(isRecord(parsed.error) ? {
		...parsed.error,
		details: parsed.error.details ?? parsed.error
	} : parsed);
	if (typeof parsed === "string") return {
		message: parsed,
		...readText(parsed)
	};
	if (body.trim() === "") return { message: "the response has no body" };
	if (/^\s*</.test(body)) {
		const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body.slice(0, 1e5))?.[1]?.trim();
		return { message: `an HTML page${title === void 0 ? "" : ` titled "${title}"`} instead of JSON` };
	}
	return {
		message: `not JSON: ${body.slice(0, 200)}`,
		...readText(body)
	};
}
function saysNotOk(value) {
	return isRecord(value) && value.ok === false;
}
// src/service/client/failure/call-failure.ts
var CallFailure = class extends Error {
	facts;
	status;
	transient;
	maybeDone;
	afterMs;
	constructor(about) {
		super(about.message, about.cause === void 0 ? void 0 : { cause: about.cause });
		this.name = "CallFailure";
		this.facts = about.facts ?? {};
		this.status = about.status;
		this.transient = about.transient;
		this.maybeDone = about.maybeDone;
		this.afterMs = about.afterMs;
	}
	get label() {
		const word = this.facts.reason ?? this.facts.code;
		return [this.status, word].filter((part) => part !== void 0).join(" ");
	}
};
function isTransientStatus(status) {
	return status === 408 || status === 425 || status === 429 || status >= 500 && status !== 501 && status !== 505;
}
function failureOfResponse(response, nowMs) {
	const facts = readErrorBody(response.body);
	const { status } = response;
	const final = facts.billing === true || facts.unknownField !== void 0 || facts.reason === "CONCURRENT_RUN_LIMIT";
	const afterMs = parseRetryAfter(response.headers, nowMs) ?? facts.retryAfterMs;
	return new CallFailure({
		message: facts.message,
		facts: status < 400 && facts.code === void 0 ? {
			...facts,
			code: "NOT_OK"
		} : facts,
		status,
		transient: !final && isTransientStatus(status),
		maybeDone: status >= 500 || status === 408,
		afterMs
	});
}
function failureOfAnswer(message, status, cut) {
	return new CallFailure({
		message,
		facts: { code: "INVALID_RESPONSE" },
		status,
		transient: cut,
		maybeDone: true
	});
}
function failureOfTransport(error) {
	return new CallFailure({
		message: error.message,
		facts: { code: error.code },
		transient: error.transient,
		maybeDone: error.delivery === "unknown",
		cause: error
	});
}
function requestIdOf(facts, headerId, redact) {
	const id = headerId ?? facts.requestId;
	return id === void 0 ? void 0 : toLine(redact(id), 100);
}
function toServiceError(failures, context, headerRequestId) {
	const last = failures.at(-1);
	if (last === void 0) throw new TypeError("a failed call has at least one failure");
	const { operation, base, params, redact } = context;
	const { code, reason, details, billing, unknownField } = last.facts;
	const requestId = requestIdOf(last.facts, headerRequestId, redact);
	const said = toLine(redact(last.message));
	const label = toLine(redact(last.label), 100);
	const labels = [...new Set(failures.map((failure) => toLine(redact(failure.label), 100)))];
	const tries = failures.length === 1 ? "" : ` Tried ${failures.length} times${labels.length > 1 ? ` (${labels.join(", ")})` : ""}.`;
	const id = requestId === void 0 ? "" : ` Request id ${requestId}.`;
	const mustLook = operation.retry !== "safe" && failures.some((failure) => failure.maybeDone);
	const advice = adviceFor({
		operation: operation.id,
		base,
		status: last.status,
		code,
		reason,
		details,
		billing,
		unknownField,
		params,
		mayBeDone: mustLook
	});
	const safeDetails = redactData(details, redact);
	return new require_platform.ServiceError({
		operation: operation.id,
		message: `${operation.id} (${operation.method} ${operation.path}) failed: ${label}: ${said.replace(/(?<![.\s])[.\s]+$/, "")}.${id}${tries}`,
		advice: [
			...advice.map((line) => toLine(redact(line), 600)),
			...describeDetails(isRecord(safeDetails) ? safeDetails : void 0),
			...mustLook ? ["It may have taken effect anyway. Check before retrying."] : []
		],
		status: last.status,
		code: code === void 0 ? void 0 : toLine(redact(code), 100),
		reason: reason === void 0 ? void 0 : toLine(redact(reason), 100),
		requestId,
		retryable: last.transient,
		attempts: failures.length,
		details: mergeDetails(safeDetails, unknownField === void 0 ? void 0 : toLine(redact(unknownField), 100)),
		cause: last.cause
	});
}
function mergeDetails(details, unknownField) {
	const known = isRecord(details) ? details : void 0;
	return unknownField === void 0 ? known : {
		...known,
		unknownField
	};
}
// src/service/client/redirect.ts
const maxRedirects = 3;
function redirectTarget(request, response, followed) {
	const { status } = response;
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(status)) return void 0;
	const location = response.headers.location;
	const target = location === void 0 ? null : URL.parse(location, request.url.href);
	const refuse = (message) => new CallFailure({
		message,
		facts: { code: "REDIRECTED" },
		status,
		transient: false,
		maybeDone: false
	});
	if (target === null) throw refuse("a redirect to nowhere");
	if (target.origin !== request.url.origin) throw refuse(`a redirect to another origin, ${target.origin}, which is not followed: the key would go there`);
	if (request.method !== "GET" && status !== 307 && status !== 308) throw refuse(`a redirect that would turn ${request.method} into GET`);
	if (followed >= maxRedirects) throw refuse(`more than ${maxRedirects} redirects`);
	return target;
}
// src/service/client/transport.ts
const pauseAfterRefusalMs = 1e3;
function readAnswer(response, nowMs) {
	if (response.status < 200 || response.status >= 300) throw failureOfResponse(response, nowMs);
	if (response.body.trim() === "") return {};
	const parsed = parseJson(response.body);
	if (parsed === void 0) {
		const isPage = /^\s*</.test(response.body);
		const type = response.headers["content-type"] ?? "no content type";
		throw failureOfAnswer(`the service answered ${isPage ? "an HTML page" : `text that is not JSON or is cut off (${type})`}`, response.status, !isPage);
	}
	if (saysNotOk(parsed.value)) throw failureOfResponse(response, nowMs);
	return parsed.value;
}
function createTransport(options) {
	const { base, clock, pool, bucket } = options;
	const names = serviceHeaders(options.headerPrefix);
	function requestOf({ prepared, operation, headers, idempotencyKey, signal, graceMs }) {
		const body = prepared.body === void 0 ? void 0 : JSON.stringify(prepared.body);
		return {
			method: operation.method,
			url: new URL(`${base.href.replace(/\/$/, "")}${prepared.path}`),
			headers: {
				...options.requestHeaders,
				accept: "application/json",
				authorization: `Bearer ${options.apiKey}`,
				"user-agent": options.userAgent,
				...body === void 0 ? {} : { "content-type": "application/json" },
				...idempotencyKey === void 0 ? {} : {
					[names.idempotencyKey]: idempotencyKey,
					[names.plainIdempotencyKey]: idempotencyKey
				},
				...headers
			},
			...body === void 0 ? {} : { body },
			timeoutMs: Math.max(options.timeoutMs, operation.timeoutMs ?? 0),
			maxBytes: options.maxResponseBytes,
			signal,
			graceMs
		};
	}
	async function follow(request, followed) {
		await bucket.take(request.signal);
		const response = await sendRequest(pool, request);
		const url = redirectTarget(request, response, followed);
		return url === void 0 ? response : await follow({
			...request,
			url
		}, followed + 1);
	}
	function contextOf({ operation, params, prepared }) {
		const secrets = [
			options.apiKey,
			...Object.values(options.requestHeaders),
			...secretsIn(prepared.body)
		];
		return {
			operation,
			params,
			base: base.href,
			redact: createRedactor(secrets)
		};
	}
	return {
		async send(envelope) {
			const request = requestOf(envelope);
			const repeatable = isRepeatable(envelope.operation, envelope.prepared.body, envelope.idempotencyKey);
			let requestId;
			async function attempt() {
				requestId = void 0;
				const startedAt = clock.now();
				const say = (how) => options.log?.debug(`Service: ${envelope.operation.id} ${how} in ${clock.now() - startedAt} ms`);
				try {
					const response = await follow(request, 0);
					say(`→ ${response.status}`);
					requestId = response.headers[names.requestId] ?? response.headers[names.ownRequestId];
					const json = readAnswer(response, clock.now());
					bucket.recover();
					return {
						status: response.status,
						headers: response.headers,
						json,
						attempts: 0
					};
				} catch (error) {
					if (error instanceof require_http_failure.HttpFailure) {
						say(`failed (${error.code})`);
						throw failureOfTransport(error);
					}
					if (error instanceof CallFailure && error.status === 429 && error.transient) bucket.pause(Math.min(error.afterMs ?? pauseAfterRefusalMs, options.plan.maxWaitMs));
					throw error;
				}
			}
			const outcome = await retry(attempt, (error) => {
				if (!(error instanceof CallFailure)) return { retry: false };
				return {
					retry: error.transient && (repeatable || !error.maybeDone),
					afterMs: error.afterMs,
					isLimited: error.status === 429
				};
			}, options.plan, {
				clock,
				random: options.random,
				signal: envelope.signal
			});
			if (outcome.ok) return {
				...outcome.value,
				attempts: outcome.failures.length + 1
			};
			const failures = outcome.failures.filter((failure) => failure instanceof CallFailure);
			if (failures.length < outcome.failures.length) throw outcome.failures.at(-1);
			throw toServiceError(failures, contextOf(envelope), requestId);
		},
		mismatch(envelope, answer, message) {
			const failure = failureOfAnswer(message, answer.status, false);
			const requestId = answer.headers[names.requestId] ?? answer.headers[names.ownRequestId];
			return toServiceError([failure], contextOf(envelope), requestId);
		}
	};
}
// src/service/client/vocabulary-version.ts
function createVocabularyLookup(askCapabilities, log) {
	const versions = new Map();
	async function ask(...question) {
		const [id, , signal] = question;
		try {
			return readVocabularyVersion(await askCapabilities(...question));
		} catch (error) {
			signal?.throwIfAborted();
			log?.debug(`${id}: no vocabulary (${error instanceof Error ? error.name : "unknown"})`);
			return isAbsent(error) ? 1 : void 0;
		}
	}
	async function find(params, signal) {
		const own = await ask("getCapabilities", {}, signal);
		const projectId = params?.projectId;
		const ofProject = own !== 2 && projectId !== void 0 ? await ask("getProjectCapabilities", { projectId }, signal) : 1;
		if (own === 2 || ofProject === 2) return {
			version: 2,
			isKnown: true
		};
		return {
			version: 1,
			isKnown: own === 1 && ofProject === 1
		};
	}
	return (params, signal) => {
		const key = params?.projectId ?? "";
		const version = versions.get(key) ?? find(params, signal);
		versions.set(key, version);
		version.catch(() => versions.delete(key));
		return version;
	};
}
// src/service/client/client.ts
const longestStaggerMs = 3e4;
function createServiceClient(options) {
	const base = parseBaseUrl(options.baseUrl);
	const apiKey = parseApiKey(options.apiKey);
	require_main.refuseUnverified(base, options.env ?? process.env);
	const { requestHeaders = {} } = options;
	const secrets = [apiKey, ...Object.values(requestHeaders)];
	for (const secret of secrets) options.log?.mask(secret);
	const headerPrefix = parseHeaderPrefix(options.headerPrefix ?? "x-service");
	const names = serviceHeaders(headerPrefix);
	const pool = require_main.createConnectionPool(options.env ?? process.env);
	const identity = (0, node_crypto.createHash)("sha256").update(`${base.origin}\n${apiKey}`).digest("hex");
	const { index, total } = options.sharers ?? {
		index: 0,
		total: 1
	};
	const size = {
		burst: Math.max(1, Math.floor(limits.requestBurst / Math.max(1, total))),
		perMinute: limits.requestsPerMinute,
		slackMs: 500,
		firstAfterMs: total > 1 ? Math.min(longestStaggerMs, index * (6e4 / limits.requestsPerMinute)) : 0
	};
	const transport = createTransport({
		base,
		apiKey,
		requestHeaders,
		headerPrefix,
		pool,
		userAgent: options.userAgent ?? "eval-gate",
		timeoutMs: options.timeoutMs ?? 3e4,
		maxResponseBytes: 33554432,
		plan: {
			attempts: options.attempts ?? 5,
			baseDelayMs: 500,
			maxDelayMs: 1e4,
			maxWaitMs: 9e4,
			limitedMs: options.limitedMs
		},
		clock: options.clock,
		random: options.random ?? Math.random,
		log: options.log,
		bucket: sharedTokenBucket(identity, size, options.clock)
	});
	const redact = createRedactor(secrets);
	const warned = new Set();
	const vocabularyVersion = createVocabularyLookup(async (id, params, signal) => (await exchangeTyped(id, { params }, { signal })).value, options.log);
	async function exchangeTyped(id, request, { signal, graceMs, check, idempotencyKey, launcher, ci } = {}) {
		const operation = operationOf(id);
		if (idempotencyKey !== void 0) parseIdempotencyKey(idempotencyKey, limits.idempotencyKeyChars);
		const checked = prepareRequest(operation, idempotencyKey !== void 0 && operation.idempotency?.body.includes("idempotencyKey") === true ? {
			...request,
			body: {
				idempotencyKey,
				...Object(request.body)
			}
		} : request, check ?? true);
		const { version, isKnown } = operation.vocabulary === true ? await vocabularyVersion(request.params, signal) : {
			version: 1,
			isKnown: true
		};
		const isNew = operation.method === "POST";
		const prepared = operation.vocabulary === true ? {
			...checked,
			body: spellRequest(id, checked.body, {
				version,
				isKnown
			}, isNew)
		} : checked;
		const envelope = {
			operation,
			params: request.params ?? {},
			prepared,
			signal,
			graceMs,
			idempotencyKey: operation.idempotency?.header === true ? idempotencyKey : void 0,
			headers: {
				...version === 2 ? { [names.evalVocabulary]: "2" } : {},
				...launchHeaders(names, {
					launcher,
					ci
				})
			}
		};
		const answer = await transport.send(envelope);
		const deprecation = describeDeprecation(operation, answer.headers, redact);
		if (deprecation !== void 0 && !warned.has(id)) {
			warned.add(id);
			options.log?.warning(deprecation);
		}
		const json = operation.vocabulary === true ? spellResponse(answer.json, version) : answer.json;
		const schema = operations[id].response;
		const parsed = require_main.safeParse(schema, json);
		if (!parsed.success) {
			const issue = parsed.issues[0];
			const path = require_main.getDotPath(issue) ?? "the whole";
			throw transport.mismatch(envelope, answer, `the answer has an unexpected shape at ${path}: ${issue.message}`);
		}
		return {
			status: answer.status,
			value: parsed.output,
			attempts: answer.attempts
		};
	}
	async function* pages(id, request, callOptions) {
		const exchangePage = (next) => exchangeTyped(id, next, callOptions);
		for await (const items of readPages(exchangePage, id, request)) yield* items;
	}
	const client = {
		baseUrl: base.href.replace(/\/$/, ""),
		pool,
		headersFor: (url) => url.origin === base.origin ? requestHeaders : {},
		exchange: exchangeTyped,
		async call(id, request, callOptions) {
			return (await exchangeTyped(id, request, callOptions)).value;
		},
		pages,
		async list(id, request, callOptions) {
			const items = [];
			for await (const item of pages(id, request, callOptions)) items.push(item);
			return items;
		},
		project: (id, signal) => projectOf(client, id, signal),
		close: () => pool.close()
	};
	return client;
}
// src/service/client/open.ts
var open_exports = require_rolldown_runtime.__exportAll({ openClient: () => openClient });
function openClient({ baseUrl, apiKey, headerPrefix, requestHeaders }, { clock, log }, options = {}) {
	return createServiceClient({
		...options,
		baseUrl,
		apiKey,
		headerPrefix,
		requestHeaders,
		clock,
		log
	});
}
Object.defineProperty(exports, "createRedactor", {
	enumerable: true,
	get: function() {
		return createRedactor;
	}
});
Object.defineProperty(exports, "defaultHeaderPrefix", {
	enumerable: true,
	get: function() {
		return defaultHeaderPrefix;
	}
});
Object.defineProperty(exports, "delaySignal", {
	enumerable: true,
	get: function() {
		return delaySignal;
	}
});
Object.defineProperty(exports, "evalResult", {
	enumerable: true,
	get: function() {
		return evalResult;
	}
});
Object.defineProperty(exports, "ingestOperations", {
	enumerable: true,
	get: function() {
		return ingestOperations;
	}
});
Object.defineProperty(exports, "inlineTest", {
	enumerable: true,
	get: function() {
		return inlineTest;
	}
});
Object.defineProperty(exports, "isAbsent", {
	enumerable: true,
	get: function() {
		return isAbsent;
	}
});
Object.defineProperty(exports, "isOperationId", {
	enumerable: true,
	get: function() {
		return isOperationId;
	}
});
Object.defineProperty(exports, "isRecord", {
	enumerable: true,
	get: function() {
		return isRecord;
	}
});
Object.defineProperty(exports, "limits", {
	enumerable: true,
	get: function() {
		return limits;
	}
});
Object.defineProperty(exports, "maybe", {
	enumerable: true,
	get: function() {
		return maybe;
	}
});
Object.defineProperty(exports, "openClient", {
	enumerable: true,
	get: function() {
		return openClient;
	}
});
Object.defineProperty(exports, "open_exports", {
	enumerable: true,
	get: function() {
		return open_exports;
	}
});
Object.defineProperty(exports, "operationIds", {
	enumerable: true,
	get: function() {
		return operationIds;
	}
});
Object.defineProperty(exports, "operationOf", {
	enumerable: true,
	get: function() {
		return operationOf;
	}
});
Object.defineProperty(exports, "orAbsent", {
	enumerable: true,
	get: function() {
		return orAbsent;
	}
});
Object.defineProperty(exports, "parseJson", {
	enumerable: true,
	get: function() {
		return parseJson;
	}
});
Object.defineProperty(exports, "readCaseFields", {
	enumerable: true,
	get: function() {
		return readCaseFields;
	}
});
Object.defineProperty(exports, "readErrorBody", {
	enumerable: true,
	get: function() {
		return readErrorBody;
	}
});
Object.defineProperty(exports, "readPages", {
	enumerable: true,
	get: function() {
		return readPages;
	}
});
Object.defineProperty(exports, "readSuiteSettings", {
	enumerable: true,
	get: function() {
		return readSuiteSettings;
	}
});
Object.defineProperty(exports, "sendRequest", {
	enumerable: true,
	get: function() {
		return sendRequest;
	}
});
Object.defineProperty(exports, "serviceHeaders", {
	enumerable: true,
	get: function() {
		return serviceHeaders;
	}
});
Object.defineProperty(exports, "settingProblems", {
	enumerable: true,
	get: function() {
		return settingProblems;
	}
});
Object.defineProperty(exports, "spellCaseFields", {
	enumerable: true,
	get: function() {
		return spellCaseFields;
	}
});
Object.defineProperty(exports, "spellSuiteSettings", {
	enumerable: true,
	get: function() {
		return spellSuiteSettings;
	}
});
Object.defineProperty(exports, "spellingProblems", {
	enumerable: true,
	get: function() {
		return spellingProblems;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "toLine", {
	enumerable: true,
	get: function() {
		return toLine;
	}
});
