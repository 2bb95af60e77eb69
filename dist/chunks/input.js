import { A as safeParse, D as pipe, M as string, O as record, S as optional, _ as nonEmpty, b as number, d as looseObject, s as getDotPath } from "./dist.js";
import { d as inputProblem } from "./errors.js";
// src/config/inputs/reader.ts
/** Any text on one line. */
function text(placeholder) {
	return {
		placeholder,
		absent: void 0,
		read: (value) => value
	};
}
/** A text that may have several lines. */
function script(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: void 0,
		read: (value) => value
	};
}
/** Values, one per line. Blank lines and lines that start with `#` are ignored. */
function lines(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read: splitLines
	};
}
/** Names, one per line or separated by commas. */
function names(placeholder) {
	const read = (value) => splitLines(value).flatMap((line) => line.split(",")).map((item) => item.trim()).filter((item) => item !== "");
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read
	};
}
/** Logins of users, with or without `@`, one per line or separated by commas. */
function logins(placeholder) {
	const { read, ...reader } = names(placeholder);
	return {
		...reader,
		read: (value, refuse) => read(value, refuse)?.map((login) => login.replace(/^@/, ""))
	};
}
/** `true` or `false`, spelled as YAML 1.2 and GitHub's own toolkit do. */
function flag() {
	const read = (value, refuse) => {
		const isTrue = /^(true|True|TRUE)$/.test(value);
		if (!isTrue && !/^(false|False|FALSE)$/.test(value)) refuse(`must be true or false; got ${quote(value)}`);
		return isTrue;
	};
	return {
		absent: false,
		read
	};
}
/** One of a few words. */
function choice(choices, placeholder = choices.join("|")) {
	const read = (value, refuse) => {
		const chosen = choices.find((candidate) => candidate === value);
		if (chosen === void 0) refuse(`must be one of ${choices.join(", ")}; got ${quote(value)}`);
		return chosen;
	};
	return {
		placeholder,
		absent: void 0,
		read
	};
}
/** A share of 0..1, written `95%`, `95` or `0.95`: a number up to 1 is a share, a larger one a percentage. */
function rate() {
	const read = (value, refuse) => {
		const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(value);
		const number = match === null ? NaN : Number(match[1]);
		const share = match?.[2] === "%" || number > 1 ? number / 100 : number;
		if (share >= 0 && share <= 1) return share;
		return refuse(`must be a rate such as 95% or 0.95; got ${quote(value)}`);
	};
	return {
		placeholder: "RATE",
		absent: void 0,
		read
	};
}
/** A whole number from 1. */
function count(options) {
	const read = (value, refuse) => {
		const number = /^\d+$/.test(value) ? Number(value) : 0;
		if (number >= 1 && number <= options.max) return number;
		return refuse(`must be a whole number from 1 to ${options.max}; got ${quote(value)}`, options.advice);
	};
	return {
		placeholder: "N",
		absent: void 0,
		read
	};
}
const minutesOfADay = 1440;
/** Minutes, fractions allowed, at most a day. The value is in ms. */
function minutes() {
	const read = (value, refuse) => {
		const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0;
		if (number > 0 && number <= minutesOfADay) return number * 6e4;
		return refuse(`must be a number of minutes up to ${minutesOfADay}; got ${quote(value)}`);
	};
	return {
		placeholder: "MINUTES",
		absent: void 0,
		read
	};
}
/** Foreign text inside a message, shortened when it is long. */
function quote(value) {
	return `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;
}
function splitLines(value) {
	return value.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}
// src/config/inputs/service-readers.ts
/** Headers that are the client's own: a proxy in front of the service needs others. */
const ownHeaders = /* @__PURE__ */ new Set([
	"accept",
	"authorization",
	"connection",
	"content-length",
	"content-type",
	"expect",
	"host",
	"idempotency-key",
	"keep-alive",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"user-agent"
]);
/** Headers by lower-case name, one `Name: value` per line. No value is ever part of a message. */
function requestHeaders() {
	const read = (text, refuse) => {
		const headers = {};
		for (const [index, line] of text.split(/\r?\n/).entries()) {
			if (line.trim() === "" || line.trim().startsWith("#")) continue;
			const header = splitHeaderLine(line);
			if (header === void 0) refuse(`must have one \`Name: value\` per line; line ${index + 1} does not`, "For example `CF-Access-Client-Id: ` and the secret. An empty secret leaves the header out.");
			else if (ownHeaders.has(header.name)) refuse(`cannot set ${quote(header.name)}: each request has its own`);
			else if (Object.hasOwn(headers, header.name)) refuse(`has ${quote(header.name)} twice`);
			else if (header.value !== "") headers[header.name] = header.value;
		}
		return headers;
	};
	return {
		placeholder: "NAME:VALUE",
		isMultiline: true,
		absent: {},
		read
	};
}
/** The values among the lines of `request-headers`; a line that is no header is a secret as a whole. */
function headerSecrets(text) {
	return text.split(/\r?\n/).flatMap((line) => {
		const value = splitHeaderLine(line)?.value;
		return value === void 0 ? [line.trim()] : [value];
	});
}
/** A token as the name, and visible ASCII with blanks inside as the value (RFC 9110, 5.5 and 5.6.2). */
function splitHeaderLine(line) {
	const colon = line.indexOf(":");
	const name = line.slice(0, colon).trim();
	const value = line.slice(colon + 1).trim();
	if (colon === -1 || !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\x20-\x7e]*$/.test(value)) return void 0;
	return {
		name: name.toLowerCase(),
		value
	};
}
// src/config/inputs/hosted-readers.ts
const grantSchema = looseObject({
	access_token: pipe(string(), nonEmpty()),
	refresh_token: optional(string()),
	expires_in: optional(number()),
	token_type: optional(string()),
	scope: optional(string()),
	id_token: optional(string()),
	clientId: optional(string()),
	clientSecret: optional(string())
});
const grantExample = "{\"my-server\": {\"access_token\": \"…\", \"refresh_token\": \"…\"}}";
/** A JSON object with one grant for each server. No value is ever part of a message. */
function oauthGrants() {
	const read = (text, refuse) => {
		const advice = `Pass JSON such as ${grantExample} from a secret.`;
		let json;
		try {
			json = JSON.parse(text);
		} catch {
			return refuse("is not valid JSON", advice);
		}
		const parsed = safeParse(record(string(), grantSchema), json);
		if (parsed.success) return parsed.output;
		const path = getDotPath(parsed.issues[0]);
		return refuse(`has an invalid or missing value${path === null ? "" : ` at ${path}`}`, advice);
	};
	return {
		placeholder: "JSON",
		isMultiline: true,
		absent: {},
		read
	};
}
/** Keys by provider, one `provider: key` per line. No key is ever part of a message. */
function modelKeys() {
	const read = (text, refuse) => {
		const keys = {};
		for (const [index, line] of text.split(/\r?\n/).entries()) {
			if (line.trim() === "" || line.trim().startsWith("#")) continue;
			const pair = splitKeyLine(line);
			if (pair === void 0) refuse(`must have one \`provider: key\` per line; line ${index + 1} does not`, "For example `anthropic: ` and the secret. An empty secret leaves the key out.");
			else if (Object.hasOwn(keys, pair.provider)) refuse(`has ${quote(pair.provider)} twice`);
			else if (pair.key !== "") keys[pair.provider] = pair.key;
		}
		return keys;
	};
	return {
		placeholder: "PROVIDER:KEY",
		isMultiline: true,
		absent: {},
		read
	};
}
function splitKeyLine(line) {
	const match = /^([A-Za-z][\w.-]*)\s*[:=]\s*(\S*)$/.exec(line.trim());
	return match?.[1] === void 0 || match[2] === void 0 ? void 0 : {
		provider: match[1],
		key: match[2]
	};
}
/** Every secret among the inputs, so that no log shows one, even when the inputs are wrong. */
function secretsAmong(raw) {
	const modelSecrets = (raw["model-api-keys"] ?? "").split(/\r?\n/).map((line) => line.trim()).flatMap((line) => [splitKeyLine(line)?.key ?? line, line]);
	const grants = grantSecrets(raw["oauth-tokens"] ?? "");
	const headers = headerSecrets(raw["request-headers"] ?? "");
	return [
		raw["api-key"]?.trim() ?? "",
		...modelSecrets,
		...grants,
		...headers
	].filter((secret) => secret !== "");
}
function grantSecrets(text) {
	try {
		return stringsIn(JSON.parse(text)).filter((secret) => secret.length >= 6);
	} catch {
		return text.split(/\r?\n/).map((line) => line.trim());
	}
}
function stringsIn(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
// src/config/inputs/service-inputs.ts
/** The eval service, and what is sent to it. */
const serviceInputs = {
	"api-key": {
		reader: text("KEY"),
		description: "API key of the eval service (`sk_…`). Without it nothing is uploaded."
	},
	"base-url": {
		reader: text("URL"),
		description: "Base URL of the eval service, up to and including `/v1`. Required with `api-key`."
	},
	project: {
		reader: text("PROJECT"),
		default: "default",
		field: "projectId",
		description: "Id of the project in the eval service. Hosted runs also accept its name."
	},
	"header-prefix": {
		reader: text("PREFIX"),
		default: "x-service",
		description: "Prefix of the service's own HTTP headers."
	},
	"request-headers": {
		reader: requestHeaders(),
		description: "Headers for a proxy in front of the eval service, one `Name: value` per line, from a secret. Sent to the origin of `base-url` only, and never logged."
	}
};
const uploadInputs = {
	"upload-reports": {
		reader: flag(),
		default: "false",
		only: "reports",
		description: "Also upload the original report files."
	},
	"on-upload-error": {
		reader: choice(["warn", "fail"]),
		default: "warn",
		only: "reports",
		description: "When the upload fails: `warn` keeps the outcome of the step, `fail` fails it."
	}
};
// src/config/inputs/input.ts
/** Reads the inputs of a table and adds to the problems what is wrong with them. */
function readInputs(table, raw, problems) {
	const values = Object.entries(table).map(([name, row]) => [row.field ?? camelCase(name), readInput(name, row, raw, problems)]);
	return Object.fromEntries(values);
}
function readInput(name, row, raw, problems) {
	const text = raw[name]?.trim() ?? "";
	if (text !== "") {
		const before = problems.length;
		const value = row.reader.read(text, (predicate, advice) => {
			problems.push(inputProblem(name, predicate, advice));
		});
		if (problems.length === before) return value;
	} else if (row.isRequired === true) problems.push(inputProblem(name, "is required"));
	return row.default === void 0 ? row.reader.absent : row.reader.read(row.default, () => {});
}
/** True when the user gave a value, and not just the default that the runner fills in. */
function isGiven(table, name, raw) {
	const text = raw[name]?.trim() ?? "";
	return text !== "" && text !== table[name]?.default;
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
export { script as _, modelKeys as a, choice as c, lines as d, logins as f, rate as g, quote as h, uploadInputs as i, count as l, names as m, readInputs as n, oauthGrants as o, minutes as p, serviceInputs as r, secretsAmong as s, isGiven as t, flag as u, text as v };
