import { d as warning, l as setOutput, n as error, o as info, r as getInput, s as notice, t as debug, u as setSecret } from "../chunks/core.js";
import { t as require_dist } from "../chunks/dist2.js";
import { _ as script, n as readInputs, r as serviceInputs, s as secretsAmong, u as flag, v as text } from "../chunks/input.js";
import { d as inputProblem, f as messageOf, l as UsageError, n as EvalGateError, s as ServiceError } from "../chunks/errors.js";
import { t as openClient } from "../chunks/open.js";
import { t as printJson } from "../chunks/print-json.js";
import { n as runOperation, t as findOperation } from "../chunks/run.js";
import { r as systemClock, t as neutraliseLog } from "../chunks/neutralise.js";
import { join } from "node:path";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
// src/call/inputs.ts
var import_dist = require_dist();
/** Every input of `call/action.yml`. */
const callInputs = {
	operation: {
		reader: text("ID"),
		isRequired: true,
		description: "Id of the operation, for example `listEvalSuites`. docs/api.md lists all of them."
	},
	params: {
		reader: script("YAML"),
		description: "Path and query parameters, as YAML or JSON: `projectId: abc`."
	},
	body: {
		reader: script("YAML"),
		description: "Request body, as YAML or JSON."
	},
	all: {
		reader: flag(),
		default: "false",
		description: "`true`: fetch all pages of a collection."
	},
	"idempotency-key": {
		reader: text("KEY"),
		description: "Makes repeating the call harmless, for operations that support such keys."
	},
	"api-key": {
		...serviceInputs["api-key"],
		isRequired: true,
		description: "API key of the eval service (`sk_…`)."
	},
	"base-url": {
		...serviceInputs["base-url"],
		isRequired: true,
		description: "Base URL of the eval service, up to and including `/v1`."
	},
	"header-prefix": serviceInputs["header-prefix"],
	"request-headers": serviceInputs["request-headers"]
};
// src/call/call.ts
/** Larger outputs slow the runner down and can fail the job; the file has no such limit. */
const maxOutputBytes = 262144;
function readYaml(name, text, schema, problems) {
	try {
		return (0, import_dist.parse)(text, { schema });
	} catch (error) {
		const reason = messageOf(error).split("\n")[0];
		problems.push(inputProblem(name, `is neither YAML nor JSON: ${reason}`));
		return;
	}
}
/** Ids must stay as written, so everything is text here: `001` is not 1. */
function readParams(text, problems) {
	const params = readYaml("params", text, "failsafe", problems) ?? {};
	if (typeof params === "object" && params !== null && !Array.isArray(params)) return { ...params };
	problems.push(inputProblem("params", "must have one `name: value` per line"));
	return {};
}
/** @throws UsageError with every problem at once. */
function readCall(raw) {
	const problems = [];
	const { params, body, ...inputs } = readInputs(callInputs, raw, problems);
	const call = {
		...inputs,
		params: readParams(params ?? "", problems),
		body: body === void 0 ? void 0 : readYaml("body", body, "core", problems)
	};
	if (problems.length > 0) throw new UsageError(problems);
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
	const json = printJson(value);
	const file = join(platform.scratch, `call-${operation}-${crypto.randomUUID()}.json`);
	writeFileSync(file, `${json}\n`, { mode: 384 });
	const items = itemsOf(value);
	platform.setOutput("status", status);
	platform.setOutput("result", fitting(json));
	platform.setOutput("items", items === void 0 ? "" : fitting(JSON.stringify(items)));
	platform.setOutput("result-file", file);
	const count = items === void 0 ? "" : `, ${items.length} items`;
	platform.log.info(`${operation}: ${status}${count}. The response is in ${file}`);
	if (fitting(json) === "") platform.log.notice(`${operation}: the response is too large for an output; read the file in the result-file output.`);
}
/**
* Calls one operation and writes the outputs. Returns the exit code: 0, 2 for a wrong input, 3 when the service
* refuses. Throws only what is a bug.
*/
async function runCall(raw, platform) {
	const { log } = platform;
	for (const secret of secretsAmong(raw)) log.mask(secret);
	try {
		const { operation = "", params, body, all, idempotencyKey, ...service } = readCall(raw);
		const id = findOperation(operation);
		const { baseUrl = "", apiKey = "", headerPrefix, requestHeaders } = service;
		const client = openClient({
			baseUrl,
			apiKey,
			headerPrefix,
			requestHeaders
		}, platform, { userAgent: "eval-gate-call" });
		try {
			writeOutputs(await runOperation(client, id, {
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
		if (!(error instanceof EvalGateError)) throw error;
		const status = error instanceof ServiceError ? error.status : void 0;
		platform.setOutput("status", status ?? "");
		log.error(messageOf(error, "\n"));
		return error.exitCode;
	}
}
// src/call/platform.ts
/** What a call needs of the runner. The whole platform would bring clients for artifacts and comments along. */
function createCallPlatform(env) {
	return {
		scratch: mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), "eval-gate-")),
		clock: systemClock,
		setOutput: (name, value) => setOutput(name, value),
		log: {
			debug: (message) => debug(neutraliseLog(message)),
			info: (message) => info(neutraliseLog(message)),
			notice: (message) => notice(message),
			warning: (message) => warning(message),
			error: (message) => error(message),
			mask: (secret) => setSecret(secret)
		}
	};
}
// src/call/index.ts
const inputs = Object.fromEntries(Object.keys(callInputs).map((name) => [name, getInput(name)]));
process.exitCode = await runCall(inputs, createCallPlatform(process.env));
export {};
