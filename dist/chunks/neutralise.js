let node_timers_promises = require("node:timers/promises");
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
// src/gate/missing/test-step.ts
const stepOutcomes = [
	"success",
	"failure",
	"cancelled",
	"skipped"
];
function findStepDoubt(outcomes, { cases }) {
	if (outcomes.includes("cancelled")) return "cancelled";
	const tallies = [...cases.values()];
	const hasFailure = tallies.some(({ failed, errored }) => failed > 0 || errored > 0);
	if (outcomes.includes("failure") && !hasFailure) return "failure";
	return outcomes.length > 0 && outcomes.every((outcome) => outcome === "skipped") && tallies.length > 0 ? "skipped" : void 0;
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
// src/errors.ts
var EvalGateError = class extends Error {
	advice;
	constructor(message, advice, cause) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.name = new.target.name;
		this.advice = advice;
	}
};
function inputProblem(name, predicate, advice) {
	return {
		message: `${name} ${predicate}`,
		advice
	};
}
var UsageError = class extends EvalGateError {
	exitCode = 2;
	problems;
	constructor(problems) {
		const list = problems.map(({ where, message }) => where === void 0 ? message : `${where}: ${message}`);
		super(list.length === 1 ? `${list[0]}` : `${list.length} problems in the configuration:\n${list.map((line) => `  ${line}`).join("\n")}`, [...new Set(problems.flatMap(({ advice }) => advice ?? []))]);
		this.problems = problems;
	}
};
var NameTaken = class extends EvalGateError {
	exitCode = 2;
	constructor(what) {
		super(`${what} belongs to another job of this workflow run.`, []);
	}
};
var ReportError = class extends EvalGateError {
	exitCode = 2;
	file;
	line;
	format;
	constructor(details) {
		const place = details.line === void 0 ? details.file : `${details.file}:${details.line}`;
		super(`${place}: ${details.message}`, details.advice, details.cause);
		this.file = details.file;
		if (details.line !== void 0) this.line = details.line;
		if (details.format !== void 0) this.format = details.format;
	}
};
var ServiceError = class extends EvalGateError {
	exitCode = 3;
	operation;
	status;
	code;
	reason;
	requestId;
	retryable;
	attempts;
	details;
	constructor(facts) {
		super(facts.message, facts.advice, facts.cause);
		this.operation = facts.operation;
		this.retryable = facts.retryable;
		this.attempts = facts.attempts;
		if (facts.status !== void 0) this.status = facts.status;
		if (facts.code !== void 0) this.code = facts.code;
		if (facts.reason !== void 0) this.reason = facts.reason;
		if (facts.requestId !== void 0) this.requestId = facts.requestId;
		if (facts.details !== void 0) this.details = facts.details;
	}
};
var PermissionError = class extends EvalGateError {
	exitCode = 3;
	permission;
	otherAdvice;
	constructor(message, permission, otherAdvice, cause) {
		super(message, [permissionsBlock(["contents: read", permission]), ...otherAdvice], cause);
		this.permission = permission;
		this.otherAdvice = otherAdvice;
	}
};
function describeRefusal(error, needed) {
	const block = permissionsBlock([...needed, error.permission]);
	return [
		error.message,
		block,
		...error.otherAdvice
	].join("\n");
}
function permissionsBlock(permissions) {
	return `Give the job these permissions:\n  permissions:${[...new Set(permissions)].map((line) => `\n    ${line}`).join("")}`;
}
var ArtifactError = class extends EvalGateError {
	exitCode = 3;
};
var ArtifactGone = class extends ArtifactError {};
var OutOfTime = class extends EvalGateError {
	exitCode = 3;
	constructor(what, limitMs) {
		super(`${what} took too long: \`publish-timeout\` allows ${limitMs / 6e4} minutes.`, []);
	}
};
const machineCodes = new Set([
	"ENOSPC",
	"EDQUOT",
	"EIO",
	"EMFILE",
	"ENFILE",
	"ENOMEM"
]);
var UnwritableFile = class extends EvalGateError {
	exitCode;
	constructor(what, cause, { isNamed }) {
		const isMachine = machineCodes.has(codeOf(cause)) || !isNamed;
		const advice = isMachine ? "Check the disk of the runner and the permissions of its folders." : "Name a file in a folder that this step may write to.";
		super(`${what} can't be written (${messageOf(cause)}).`, [advice], cause);
		this.exitCode = isMachine ? 3 : 2;
	}
};
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
function messageOf(error, separator = " ") {
	if (error instanceof EvalGateError) return [error.message, ...error.advice].join(separator);
	return error instanceof Error ? error.message : String(error);
}
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
			problems.push(inputProblem(name, predicate, advice));
		});
		if (problems.length === before) return value;
	} else if (row.isRequired === true) problems.push(inputProblem(name, "is required"));
	return row.default === void 0 ? row.reader.absent : row.reader.read(row.default, () => {});
}
function isGiven(table, name, raw) {
	const text = raw[name]?.trim() ?? "";
	return text !== "" && text !== table[name]?.default;
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
// src/platform/clock.ts
function startTimer(ms, onEnd) {
	const timer = setTimeout(onEnd, ms);
	return () => clearTimeout(timer);
}
const systemClock = {
	now: () => Math.round(performance.timeOrigin + performance.now()),
	sleep: (ms, signal) => (0, node_timers_promises.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal })
};
// src/platform/neutralise.ts
function neutraliseLog(text) {
	return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, "$1:​").replaceAll("##[", "#​#[").replace(/\p{Cc}/gu, showControl);
}
function showControl(character) {
	const code = character.charCodeAt(0);
	if (character === "	" || character === "\n") return character;
	if (code < 32) return String.fromCharCode(9216 + code);
	return code === 127 ? "␡" : "�";
}
Object.defineProperty(exports, "ArtifactError", {
	enumerable: true,
	get: function() {
		return ArtifactError;
	}
});
Object.defineProperty(exports, "ArtifactGone", {
	enumerable: true,
	get: function() {
		return ArtifactGone;
	}
});
Object.defineProperty(exports, "EvalGateError", {
	enumerable: true,
	get: function() {
		return EvalGateError;
	}
});
Object.defineProperty(exports, "NameTaken", {
	enumerable: true,
	get: function() {
		return NameTaken;
	}
});
Object.defineProperty(exports, "OutOfTime", {
	enumerable: true,
	get: function() {
		return OutOfTime;
	}
});
Object.defineProperty(exports, "PermissionError", {
	enumerable: true,
	get: function() {
		return PermissionError;
	}
});
Object.defineProperty(exports, "ReportError", {
	enumerable: true,
	get: function() {
		return ReportError;
	}
});
Object.defineProperty(exports, "ServiceError", {
	enumerable: true,
	get: function() {
		return ServiceError;
	}
});
Object.defineProperty(exports, "UnwritableFile", {
	enumerable: true,
	get: function() {
		return UnwritableFile;
	}
});
Object.defineProperty(exports, "UsageError", {
	enumerable: true,
	get: function() {
		return UsageError;
	}
});
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
Object.defineProperty(exports, "describeRefusal", {
	enumerable: true,
	get: function() {
		return describeRefusal;
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
Object.defineProperty(exports, "inputProblem", {
	enumerable: true,
	get: function() {
		return inputProblem;
	}
});
Object.defineProperty(exports, "isGiven", {
	enumerable: true,
	get: function() {
		return isGiven;
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
Object.defineProperty(exports, "messageOf", {
	enumerable: true,
	get: function() {
		return messageOf;
	}
});
Object.defineProperty(exports, "minutes", {
	enumerable: true,
	get: function() {
		return minutes;
	}
});
Object.defineProperty(exports, "names", {
	enumerable: true,
	get: function() {
		return names;
	}
});
Object.defineProperty(exports, "neutraliseLog", {
	enumerable: true,
	get: function() {
		return neutraliseLog;
	}
});
Object.defineProperty(exports, "outcomes", {
	enumerable: true,
	get: function() {
		return outcomes;
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
Object.defineProperty(exports, "script", {
	enumerable: true,
	get: function() {
		return script;
	}
});
Object.defineProperty(exports, "splitLines", {
	enumerable: true,
	get: function() {
		return splitLines;
	}
});
Object.defineProperty(exports, "startTimer", {
	enumerable: true,
	get: function() {
		return startTimer;
	}
});
Object.defineProperty(exports, "stepReasons", {
	enumerable: true,
	get: function() {
		return stepReasons;
	}
});
Object.defineProperty(exports, "systemClock", {
	enumerable: true,
	get: function() {
		return systemClock;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
