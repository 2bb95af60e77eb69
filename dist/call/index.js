const require_core = require("../chunks/core.js");
const require_warnings = require("../chunks/warnings.js");
const require_dist$1 = require("../chunks/dist.js");
const require_platform = require("../chunks/platform.js");
const require_open = require("../chunks/open.js");
const require_print_json = require("../chunks/print-json.js");
const require_run = require("../chunks/run.js");
const require_actions_log = require("../chunks/actions-log.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
// src/call/inputs.ts
var import_dist = require_dist$1.require_dist();
const callInputs = {
	operation: {
		reader: require_platform.text("ID"),
		isRequired: true,
		description: "Id of the operation, for example `listEvalSuites`. docs/api.md lists all of them."
	},
	params: {
		reader: require_platform.script("YAML"),
		description: "Path and query parameters, as YAML or JSON: `projectId: abc`."
	},
	body: {
		reader: require_platform.script("YAML"),
		description: "Request body, as YAML or JSON."
	},
	all: {
		reader: require_platform.flag(),
		default: "false",
		description: "`true`: fetch all pages of a collection."
	},
	"idempotency-key": {
		reader: require_platform.text("KEY"),
		description: "Makes repeating the call harmless, for operations that support such keys."
	},
	"api-key": {
		...require_platform.serviceInputs["api-key"],
		isRequired: true,
		description: "API key of the eval service (`sk_…`)."
	},
	"base-url": {
		...require_platform.serviceInputs["base-url"],
		isRequired: true,
		description: "Base URL of the eval service, up to and including `/v1`."
	},
	"header-prefix": require_platform.serviceInputs["header-prefix"],
	"request-headers": require_platform.serviceInputs["request-headers"]
};
// src/call/call.ts
const maxOutputBytes = 262144;
function readYaml(name, text, schema, problems) {
	try {
		return (0, import_dist.parse)(text, { schema });
	} catch (error) {
		const reason = require_platform.messageOf(error).split("\n")[0];
		problems.push(require_platform.inputProblem(name, `is neither YAML nor JSON: ${reason}`));
		return;
	}
}
function readParams(text, problems) {
	const params = readYaml("params", text, "failsafe", problems) ?? {};
	if (typeof params === "object" && params !== null && !Array.isArray(params)) return { ...params };
	problems.push(require_platform.inputProblem("params", "must have one `name: value` per line"));
	return {};
}
function readCall(raw) {
	const problems = [];
	const { params, body, ...inputs } = require_platform.readInputs(callInputs, raw, problems);
	const call = {
		...inputs,
		params: readParams(params ?? "", problems),
		body: body === void 0 ? void 0 : readYaml("body", body, "core", problems)
	};
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	return call;
}
function fitting(json) {
	return Buffer.byteLength(json) <= maxOutputBytes ? json : "";
}
function itemsOf(value) {
	const items = typeof value === "object" && value !== null && "items" in value ? value.items : void 0;
	return Array.isArray(items) ? items : void 0;
}
function writeOutputs({ status, value }, operation, platform) {
	const json = require_print_json.printJson(value);
	const file = (0, node_path.join)(platform.scratch, `call-${operation}-${crypto.randomUUID()}.json`);
	(0, node_fs.writeFileSync)(file, `${json}\n`, { mode: 384 });
	const items = itemsOf(value);
	platform.setOutput("status", status);
	platform.setOutput("result", fitting(json));
	platform.setOutput("items", items === void 0 ? "" : fitting(JSON.stringify(items)));
	platform.setOutput("result-file", file);
	const count = items === void 0 ? "" : `, ${items.length} items`;
	platform.log.info(`${operation}: ${status}${count}. The response is in ${file}`);
	if (fitting(json) === "") platform.log.notice(`${operation}: the response is too large for an output; read the file in the result-file output.`);
}
async function runCall(raw, platform) {
	const { log } = platform;
	for (const secret of require_platform.secretsAmong(raw)) log.mask(secret);
	try {
		const { operation = "", params, body, all, idempotencyKey, ...service } = readCall(raw);
		const id = require_run.findOperation(operation);
		const { baseUrl = "", apiKey = "", headerPrefix, requestHeaders } = service;
		const client = require_open.openClient({
			baseUrl,
			apiKey,
			headerPrefix,
			requestHeaders
		}, platform, { userAgent: "eval-gate-call" });
		try {
			writeOutputs(await require_run.runOperation(client, id, {
				params,
				body
			}, {
				all,
				idempotencyKey
			}), id, platform);
			return 0;
		} finally {
			await client.close();
		}
	} catch (error) {
		if (!(error instanceof require_platform.EvalGateError)) throw error;
		const status = error instanceof require_platform.ServiceError ? error.status : void 0;
		platform.setOutput("status", status ?? "");
		log.error(require_platform.messageOf(error, "\n"));
		return error.exitCode;
	}
}
// src/call/platform.ts
function createCallPlatform(env) {
	return {
		scratch: require_platform.makeTemporaryFolder(env.RUNNER_TEMP),
		clock: require_platform.systemClock,
		setOutput: (name, value) => require_core.setOutput(name, value),
		log: require_actions_log.actionsLog
	};
}
// src/call/index.ts
require_warnings.neutraliseWarnings();
runCall(Object.fromEntries(Object.keys(callInputs).map((name) => [name, require_core.getInput(name)])), createCallPlatform(process.env)).then((exitCode) => {
	process.exitCode = exitCode;
});
