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
export { choice as a, lines as c, names as d, quote as f, text as h, uploadInputs as i, logins as l, script as m, readInputs as n, count as o, rate as p, serviceInputs as r, flag as s, isGiven as t, minutes as u };
