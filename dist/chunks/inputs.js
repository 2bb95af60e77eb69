const require_platform = require("./platform.js");
// src/model/format.ts
const minus = "−";
function formatCount(count) {
	return formatted("grouped", count);
}
function plural(count, one, many = `${one}s`) {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function formatRate(rate, decimals = 1) {
	if (rate === null || Number.isNaN(rate)) return "n/a";
	const share = Number(rate.toPrecision(12));
	if (share >= 1) return "100%";
	if (share <= 0) return "0%";
	const step = 10 ** -decimals;
	return `${fixed(Math.min(100 - step, Math.max(step, share * 100)), decimals)}%`;
}
function formatSetting(share) {
	return `${formatNumber(share * 100, 10)}%`;
}
function formatRateBeside(rate, limit) {
	return digitsUntilDifferent(rate, limit, formatRate, {
		from: 1,
		limitText: formatSetting(limit)
	});
}
function formatPoints(difference) {
	const points = roundedPoints(difference);
	return `${fixed(points, 1)} ${points === 1 ? "point" : "points"}`;
}
function formatPointsChange(difference) {
	return `${signOf(difference)}${formatPoints(difference)}`;
}
function formatChange(relative) {
	return relative === null ? "n/a" : `${signOf(relative)}${grownBy(relative)}`;
}
function formatGrowth(relative) {
	return relative === null ? "n/a" : grownBy(relative);
}
function grownBy(relative) {
	return `${formatDecimal(roundedPoints(relative))}%`;
}
function roundedPoints(difference) {
	const size = Math.abs(Number(difference.toPrecision(12))) * 100;
	return size === 0 ? 0 : Math.max(.1, Number(size.toFixed(1)));
}
function signOf(value) {
	return value > 0 ? "+" : value < 0 ? minus : "";
}
function formatP(pValue) {
	if (pValue < 1e-4) return "p < 0.0001";
	if (pValue < 1 && pValue > .99) return "p > 0.99";
	return `p = ${roundedUp(pValue)}`;
}
function formatLevel(level) {
	return String(roundedUp(level));
}
function roundedUp(value) {
	if (value <= 0) return 0;
	const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
	return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2));
}
function formatNumber(value, digits = 3) {
	if (!Number.isFinite(value)) return "n/a";
	if (value === 0) return "0";
	return (Math.abs(value) >= 1e3 && digits <= 3 ? formatted("grouped", value) : formatted(digits, value)).replace("-", minus);
}
function formatNumberBeside(value, limit) {
	return digitsUntilDifferent(value, limit, formatNumber, {
		from: 3,
		limitText: formatNumber(limit, 10)
	});
}
function formatMoney(usd) {
	if (!Number.isFinite(usd)) return "n/a";
	const size = Math.abs(usd);
	const rounded = size >= 1 ? size : Number(size.toPrecision(3));
	const text = hasCents(rounded) ? formatted("cents", rounded) : formatted(3, rounded);
	return `${usd < 0 ? minus : ""}${text} USD`;
}
function hasCents(size) {
	return size >= 1 || Number(size.toFixed(2)) === size;
}
function formatDuration(ms) {
	if (ms < .995) return `${fixed(Math.max(0, ms), 2)} ms`;
	if (ms < 9.95) return `${fixed(ms, 1)} ms`;
	if (ms < 999.5) return `${Math.round(ms)} ms`;
	if (ms < 59950) return `${Number((ms / 1e3).toPrecision(3))} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 3600) return parts([Math.floor(seconds / 60), "min"], [seconds % 60, "s"]);
	const minutes = Math.round(ms / 6e4);
	return parts([Math.floor(minutes / 60), "h"], [minutes % 60, "min"]);
}
function formatWait(ms) {
	const seconds = Math.max(0, Math.round(ms / 1e3));
	return seconds === 0 ? "0 s" : formatDuration(seconds * 1e3);
}
function parts(...amounts) {
	return amounts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${formatCount(amount)} ${unit}`).join(" ");
}
function formatAge(ms) {
	const minutes = Math.max(0, Math.round(ms / 6e4));
	if (minutes < 60) return plural(minutes, "minute");
	const hours = Math.round(minutes / 60);
	return hours < 48 ? plural(hours, "hour") : plural(Math.round(hours / 24), "day");
}
function formatTime(epochMs) {
	const date = new Date(epochMs);
	return Number.isNaN(date.getTime()) ? "at an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function quoteName(name) {
	return `“${name.length > 120 ? `${name.slice(0, 119).toWellFormed()}…` : name}”`;
}
function quoteNames(names, limit = 5) {
	const shown = names.slice(0, limit).map(quoteName);
	const rest = names.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${formatCount(rest)} more` : shown.join(", ");
}
function fixed(value, decimals) {
	return String(Number(value.toFixed(decimals)));
}
function formatDecimal(value) {
	return value >= 1e3 ? formatted("grouped", value) : fixed(value, 1);
}
const formatters = new Map();
function formatted(notation, value) {
	if (notation !== "cents" && isShort(value, notation === "grouped" ? 0 : notation)) return String(value);
	let formatter = formatters.get(notation);
	if (formatter === void 0) {
		formatter = new Intl.NumberFormat("en-US", optionsOf(notation));
		formatters.set(notation, formatter);
	}
	return formatter.format(value);
}
function isShort(value, significantDigits) {
	const size = Math.abs(value);
	if (Number.isInteger(value)) return size < 1e3 && !Object.is(value, -0) && (significantDigits === 0 || significantDigits >= 3);
	if (size < 1e-6 || size >= 1e3) return false;
	return String(size).replace(/^0?\.?0*/, "").replace(".", "").length <= significantDigits;
}
function optionsOf(notation) {
	if (notation === "grouped") return { maximumFractionDigits: 0 };
	if (notation === "cents") return {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2
	};
	return { maximumSignificantDigits: notation };
}
function digitsUntilDifferent(value, limit, write, { from, limitText }) {
	let text = write(value, from);
	for (let digits = from + 1; value !== limit && text === limitText && digits <= 12; digits += 1) text = write(value, digits);
	return text;
}
// src/model/run/tally.ts
const keptScoreValues = 1e3;
// src/model/run/run.ts
const mostReportPatterns = 1e3;
function createRun(info) {
	return {
		info,
		cases: new require_platform.CaseTable()
	};
}
function otherTallies({ cases }) {
	return cases instanceof require_platform.CaseTable ? cases.others() : cases.values();
}
function judged(tally) {
	return tally.passed + tally.failed + tally.errored - tally.lost;
}
function repeatsOf(tally) {
	if (tally.repeatsUnclear === true) return Math.min(1, judged(tally));
	return Math.min(judged(tally), tally.mostPerReport ?? Number.POSITIVE_INFINITY);
}
function failures(tally) {
	return judged(tally) - tally.passed;
}
function countIterations(tally) {
	return tally.passed + tally.failed + tally.errored + tally.skipped;
}
function totalsOf(run) {
	const totals = {
		cases: 0,
		total: 0,
		passed: 0,
		failed: 0,
		errored: 0,
		skipped: 0,
		lost: 0,
		flaky: 0
	};
	const { cases } = run;
	if (cases instanceof require_platform.CaseTable) totals.cases = totals.total = totals.passed = cases.passes;
	for (const tally of otherTallies(run)) {
		if (tally.scope !== "suite") totals.cases += 1;
		totals.total += countIterations(tally);
		totals.passed += tally.passed;
		totals.failed += tally.failed;
		totals.errored += tally.errored;
		totals.skipped += tally.skipped;
		totals.lost += tally.lost;
		totals.flaky += tally.flaky;
	}
	return totals;
}
function passRate(totals) {
	const count = judged(totals);
	return count === 0 ? null : totals.passed / count;
}
// src/gate/missing/test-step.ts
const stepOutcomes = [
	"success",
	"failure",
	"cancelled",
	"skipped"
];
function findStepDoubt(outcomes, run) {
	if (outcomes.includes("cancelled")) return "cancelled";
	const hasFailure = [...otherTallies(run)].some(({ failed, errored }) => failed > 0 || errored > 0);
	if (outcomes.includes("failure") && !hasFailure) return "failure";
	return outcomes.length > 0 && outcomes.every((outcome) => outcome === "skipped") && run.cases.size > 0 ? "skipped" : void 0;
}
const sentences = {
	failure: "The step that ran the tests failed, but no result shows a failure. Something failed outside of the cases, such as an unhandled error, a crash or a coverage threshold: see the log of that step.",
	cancelled: "The step that ran the tests was cancelled, so results may be missing.",
	skipped: "The step that ran the tests was skipped, so this run did not write the reports."
};
function stepReasons(doubts) {
	return [
		"failure",
		"cancelled",
		"skipped"
	].flatMap((kind) => {
		const of = doubts.filter(({ doubt }) => doubt === kind);
		if (of.length === 0) return [];
		const parts = of.flatMap(({ part }) => part ?? []);
		const where = parts.length === 0 ? "" : ` (${quoteNames(parts)})`;
		return [{
			rule: "test-step",
			status: "inconclusive",
			message: `${sentences[kind]}${where}`
		}];
	});
}
// src/paths/lines.ts
function splitLines(text) {
	return text.split(/\r?\n/);
}
// src/config/inputs/reader.ts
function text(placeholder) {
	return {
		placeholder,
		absent: void 0,
		read: (value) => value
	};
}
function script(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: void 0,
		read: (value) => value
	};
}
function lines(placeholder) {
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read: entriesOf
	};
}
function names(placeholder) {
	const read = (value) => entriesOf(value).flatMap((line) => line.split(",")).map((item) => item.trim()).filter((item) => item !== "");
	return {
		placeholder,
		isMultiline: true,
		absent: [],
		read
	};
}
function outcomes() {
	const { read, ...reader } = names("OUTCOME");
	return {
		placeholder: reader.placeholder,
		isMultiline: true,
		absent: [],
		read: (value, refuse) => read(value, refuse)?.flatMap((name) => {
			const outcome = stepOutcomes.find((one) => one === name);
			if (outcome !== void 0) return [outcome];
			if (name !== "unknown") refuse(`must be one of ${stepOutcomes.join(", ")}; got ${quote(name)}`, "Give it `steps.ID.outcome`, with the `id` of the step that runs the tests.");
			return [];
		})
	};
}
function logins(placeholder) {
	const { read, ...reader } = names(placeholder);
	return {
		...reader,
		read: (value, refuse) => read(value, refuse)?.map((login) => login.replace(/^@/, ""))
	};
}
function hosts(placeholder) {
	const { read, ...reader } = names(placeholder);
	return {
		...reader,
		read: (value, refuse) => {
			const found = read(value, refuse)?.map((host) => host.toLowerCase());
			const wrong = found?.find((host) => !/^(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/.test(host));
			return wrong === void 0 ? found : refuse(`must be hosts such as traces.example.com or *.example.com; got ${quote(wrong)}`);
		}
	};
}
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
function quote(value) {
	return `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;
}
function entriesOf(value) {
	return splitLines(value).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}
// src/config/inputs/service-readers.ts
const ownHeaders = new Set([
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
function requestHeaders() {
	const read = (text, refuse) => {
		const headers = {};
		for (const [index, line] of splitLines(text).entries()) {
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
function headerSecrets(text) {
	return splitLines(text).flatMap((line) => {
		const value = splitHeaderLine(line)?.value;
		return value === void 0 ? [line.trim()] : [value];
	});
}
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
const grantFields = {
	access_token: "string",
	refresh_token: "string",
	expires_in: "number",
	token_type: "string",
	scope: "string",
	id_token: "string",
	clientId: "string",
	clientSecret: "string"
};
const grantExample = "{\"my-server\": {\"access_token\": \"…\", \"refresh_token\": \"…\"}}";
function oauthGrants() {
	const read = (text, refuse) => {
		const advice = `Pass JSON such as ${grantExample} from a secret.`;
		let json;
		try {
			json = JSON.parse(text);
		} catch {
			return refuse("is not valid JSON", advice);
		}
		const wrong = wrongPlace(json);
		if (wrong === void 0) return json;
		return refuse(`has an invalid or missing value${wrong === "" ? "" : ` at ${wrong}`}`, advice);
	};
	return {
		placeholder: "JSON",
		isMultiline: true,
		absent: {},
		read
	};
}
function wrongPlace(grants) {
	if (!isObject(grants)) return "";
	for (const [server, grant] of Object.entries(grants)) {
		if (!isObject(grant)) return server;
		const { access_token: token } = grant;
		if (token === void 0 || token === "") return `${server}.access_token`;
		const wrong = Object.entries(grantFields).find(([name, type]) => ![type, "undefined"].includes(typeof grant[name]));
		if (wrong !== void 0) return `${server}.${wrong[0]}`;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function modelKeys() {
	const read = (text, refuse) => {
		const keys = {};
		for (const [index, line] of splitLines(text).entries()) {
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
function secretsAmong(raw) {
	const modelSecrets = splitLines(raw["model-api-keys"] ?? "").map((line) => line.trim()).flatMap((line) => [splitKeyLine(line)?.key ?? line, line]);
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
		return splitLines(text).map((line) => line.trim());
	}
}
function stringsIn(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
// src/config/inputs/service-inputs.ts
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
function readInputs(table, raw, problems) {
	const values = Object.entries(table).map(([name, row]) => [row.field ?? camelCase(name), readInput(name, row, raw, problems)]);
	return Object.fromEntries(values);
}
function readInput(name, row, raw, problems) {
	const text = raw[name]?.trim() ?? "";
	if (text !== "") {
		const before = problems.length;
		const value = row.reader.read(text, (predicate, advice) => {
			problems.push(require_platform.inputProblem(name, predicate, advice));
		});
		if (problems.length === before) return value;
	} else if (row.isRequired === true) problems.push(require_platform.inputProblem(name, "is required"));
	return row.default === void 0 ? row.reader.absent : row.reader.read(row.default, () => {});
}
function isGiven(table, name, raw) {
	const text = raw[name]?.trim() ?? "";
	return text !== "" && text !== table[name]?.default;
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
// src/model/nearest.ts
function nearest(word, candidates) {
	let best;
	let bestDistance = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
		if (distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best !== void 0 && bestDistance <= Math.max(1, Math.floor(best.length / 3)) ? best : void 0;
}
function editDistance(from, to) {
	const a = from.slice(0, 100);
	const b = to.slice(0, 100);
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next[j] = Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
Object.defineProperty(exports, "choice", {
	enumerable: true,
	get: function() {
		return choice;
	}
});
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count;
	}
});
Object.defineProperty(exports, "countIterations", {
	enumerable: true,
	get: function() {
		return countIterations;
	}
});
Object.defineProperty(exports, "createRun", {
	enumerable: true,
	get: function() {
		return createRun;
	}
});
Object.defineProperty(exports, "failures", {
	enumerable: true,
	get: function() {
		return failures;
	}
});
Object.defineProperty(exports, "findStepDoubt", {
	enumerable: true,
	get: function() {
		return findStepDoubt;
	}
});
Object.defineProperty(exports, "flag", {
	enumerable: true,
	get: function() {
		return flag;
	}
});
Object.defineProperty(exports, "formatAge", {
	enumerable: true,
	get: function() {
		return formatAge;
	}
});
Object.defineProperty(exports, "formatChange", {
	enumerable: true,
	get: function() {
		return formatChange;
	}
});
Object.defineProperty(exports, "formatCount", {
	enumerable: true,
	get: function() {
		return formatCount;
	}
});
Object.defineProperty(exports, "formatDuration", {
	enumerable: true,
	get: function() {
		return formatDuration;
	}
});
Object.defineProperty(exports, "formatGrowth", {
	enumerable: true,
	get: function() {
		return formatGrowth;
	}
});
Object.defineProperty(exports, "formatLevel", {
	enumerable: true,
	get: function() {
		return formatLevel;
	}
});
Object.defineProperty(exports, "formatMoney", {
	enumerable: true,
	get: function() {
		return formatMoney;
	}
});
Object.defineProperty(exports, "formatNumber", {
	enumerable: true,
	get: function() {
		return formatNumber;
	}
});
Object.defineProperty(exports, "formatNumberBeside", {
	enumerable: true,
	get: function() {
		return formatNumberBeside;
	}
});
Object.defineProperty(exports, "formatP", {
	enumerable: true,
	get: function() {
		return formatP;
	}
});
Object.defineProperty(exports, "formatPoints", {
	enumerable: true,
	get: function() {
		return formatPoints;
	}
});
Object.defineProperty(exports, "formatPointsChange", {
	enumerable: true,
	get: function() {
		return formatPointsChange;
	}
});
Object.defineProperty(exports, "formatRate", {
	enumerable: true,
	get: function() {
		return formatRate;
	}
});
Object.defineProperty(exports, "formatRateBeside", {
	enumerable: true,
	get: function() {
		return formatRateBeside;
	}
});
Object.defineProperty(exports, "formatSetting", {
	enumerable: true,
	get: function() {
		return formatSetting;
	}
});
Object.defineProperty(exports, "formatTime", {
	enumerable: true,
	get: function() {
		return formatTime;
	}
});
Object.defineProperty(exports, "formatWait", {
	enumerable: true,
	get: function() {
		return formatWait;
	}
});
Object.defineProperty(exports, "hosts", {
	enumerable: true,
	get: function() {
		return hosts;
	}
});
Object.defineProperty(exports, "isGiven", {
	enumerable: true,
	get: function() {
		return isGiven;
	}
});
Object.defineProperty(exports, "judged", {
	enumerable: true,
	get: function() {
		return judged;
	}
});
Object.defineProperty(exports, "keptScoreValues", {
	enumerable: true,
	get: function() {
		return keptScoreValues;
	}
});
Object.defineProperty(exports, "lines", {
	enumerable: true,
	get: function() {
		return lines;
	}
});
Object.defineProperty(exports, "logins", {
	enumerable: true,
	get: function() {
		return logins;
	}
});
Object.defineProperty(exports, "minutes", {
	enumerable: true,
	get: function() {
		return minutes;
	}
});
Object.defineProperty(exports, "modelKeys", {
	enumerable: true,
	get: function() {
		return modelKeys;
	}
});
Object.defineProperty(exports, "mostReportPatterns", {
	enumerable: true,
	get: function() {
		return mostReportPatterns;
	}
});
Object.defineProperty(exports, "names", {
	enumerable: true,
	get: function() {
		return names;
	}
});
Object.defineProperty(exports, "nearest", {
	enumerable: true,
	get: function() {
		return nearest;
	}
});
Object.defineProperty(exports, "oauthGrants", {
	enumerable: true,
	get: function() {
		return oauthGrants;
	}
});
Object.defineProperty(exports, "otherTallies", {
	enumerable: true,
	get: function() {
		return otherTallies;
	}
});
Object.defineProperty(exports, "outcomes", {
	enumerable: true,
	get: function() {
		return outcomes;
	}
});
Object.defineProperty(exports, "passRate", {
	enumerable: true,
	get: function() {
		return passRate;
	}
});
Object.defineProperty(exports, "plural", {
	enumerable: true,
	get: function() {
		return plural;
	}
});
Object.defineProperty(exports, "quote", {
	enumerable: true,
	get: function() {
		return quote;
	}
});
Object.defineProperty(exports, "quoteName", {
	enumerable: true,
	get: function() {
		return quoteName;
	}
});
Object.defineProperty(exports, "quoteNames", {
	enumerable: true,
	get: function() {
		return quoteNames;
	}
});
Object.defineProperty(exports, "rate", {
	enumerable: true,
	get: function() {
		return rate;
	}
});
Object.defineProperty(exports, "readInputs", {
	enumerable: true,
	get: function() {
		return readInputs;
	}
});
Object.defineProperty(exports, "repeatsOf", {
	enumerable: true,
	get: function() {
		return repeatsOf;
	}
});
Object.defineProperty(exports, "script", {
	enumerable: true,
	get: function() {
		return script;
	}
});
Object.defineProperty(exports, "secretsAmong", {
	enumerable: true,
	get: function() {
		return secretsAmong;
	}
});
Object.defineProperty(exports, "serviceInputs", {
	enumerable: true,
	get: function() {
		return serviceInputs;
	}
});
Object.defineProperty(exports, "splitLines", {
	enumerable: true,
	get: function() {
		return splitLines;
	}
});
Object.defineProperty(exports, "stepReasons", {
	enumerable: true,
	get: function() {
		return stepReasons;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "totalsOf", {
	enumerable: true,
	get: function() {
		return totalsOf;
	}
});
Object.defineProperty(exports, "uploadInputs", {
	enumerable: true,
	get: function() {
		return uploadInputs;
	}
});
