import { t as require_undici } from "./undici.js";
import { isIP } from "node:net";
// src/config/inputs/reader.ts
/** Any text on one line. */
function text$1(placeholder) {
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
function count$1(options) {
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
// node_modules/valibot/dist/index.mjs
var import_undici = require_undici();
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && true) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	};
}
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? (context.reference, issue.lang, void 0) ?? (isSchema ? (issue.lang, void 0) : null) ?? config$1.message ?? (issue.lang, void 0);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}
let textEncoder;
/**
* Returns the byte count of the input.
*
* @param input The input to be measured.
*
* @returns The byte count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getByteCount(input) {
	if (!textEncoder) textEncoder = new TextEncoder();
	return textEncoder.encode(input).length;
}
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
/**
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}
/* @__NO_SIDE_EFFECTS__ */
function entriesFromObjects(schemas) {
	const entries$1 = {};
	for (const schema of schemas) Object.assign(entries$1, schema.entries);
	return entries$1;
}
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};
/* @__NO_SIDE_EFFECTS__ */
function check$2(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check$2,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}
/**
* Creates a description metadata action.
*
* @param description_ The description text.
*
* @returns A description action.
*/
/* @__NO_SIDE_EFFECTS__ */
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}
/* @__NO_SIDE_EFFECTS__ */
function finite(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite,
		async: false,
		expects: null,
		requirement: Number.isFinite,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "finite", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function gtValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "gt_value",
		reference: gtValue,
		async: false,
		expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_bytes",
		reference: maxBytes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 > this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function nonEmpty(message$1) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: nonEmpty,
		async: false,
		expects: "!0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, { received: "0" });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function parseJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "parse_json",
		reference: parseJson,
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				dataset.value = JSON.parse(dataset.value, this.config?.reviver);
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}
/**
* Creates a trim transformation action.
*
* @returns A trim action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trim() {
	return {
		kind: "transformation",
		type: "trim",
		reference: trim,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trim();
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function url(message$1) {
	return {
		kind: "validation",
		type: "url",
		reference: url,
		async: false,
		expects: null,
		requirement(input) {
			try {
				if (URL.canParse) return URL.canParse(input);
				new URL(input);
				return true;
			} catch {
				return false;
			}
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "URL", dataset, config$1);
			return dataset;
		}
	};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function looseObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function null_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "null",
		reference: null_,
		expects: "null",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === null) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function tuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, /* @__PURE__ */ new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}
/* @__NO_SIDE_EFFECTS__ */
function partial(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optional(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
// src/config/inputs/service-inputs.ts
/** The eval service, and what is sent to it. */
const serviceInputs = {
	"api-key": {
		reader: text$1("KEY"),
		description: "API key of the eval service (`sk_…`). Without it nothing is uploaded."
	},
	"base-url": {
		reader: text$1("URL"),
		description: "Base URL of the eval service, up to and including `/v1`. Required with `api-key`."
	},
	project: {
		reader: text$1("PROJECT"),
		default: "default",
		field: "projectId",
		description: "Id of the project in the eval service. Hosted runs also accept its name."
	},
	"header-prefix": {
		reader: text$1("PREFIX"),
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
// src/errors.ts
/**
* The closed family of errors a user can meet. Each says what happened, where, and what to do; none carries a
* secret or a response body. A failed gate is a verdict, not an error. Any other error is a bug of ours.
*/
var EvalGateError = class extends Error {
	/** What to do about it, one line each. */
	advice;
	constructor(message, advice, cause) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.name = new.target.name;
		this.advice = advice;
	}
};
/** A problem of an input. The predicate follows its name: `is required for hosted runs`. */
function inputProblem(name, predicate, advice) {
	return {
		message: `${name} ${predicate}`,
		advice
	};
}
/** The configuration is wrong. Carries every problem at once. */
var UsageError = class extends EvalGateError {
	exitCode = 2;
	problems;
	constructor(problems) {
		const list = problems.map(({ where, message }) => where === void 0 ? message : `${where}: ${message}`);
		super(list.length === 1 ? `${list[0]}` : `${list.length} problems in the configuration:\n${list.map((line) => `  ${line}`).join("\n")}`, [...new Set(problems.flatMap(({ advice }) => advice ?? []))]);
		this.problems = problems;
	}
};
/** Another step or job of the same workflow run has written under the name. It was left as it is. */
var NameTaken = class extends EvalGateError {
	exitCode = 2;
	constructor(what) {
		super(`${what} belongs to another job of this workflow run.`, []);
	}
};
/** A report that can't be read, or no report at all. */
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
/** The eval service refused or could not be reached. Never a reason to call a change a regression. */
var ServiceError = class extends EvalGateError {
	exitCode = 3;
	operation;
	/** HTTP status; absent when no response arrived. */
	status;
	/** Code of the service's error envelope, or a code of the transport (`ECONNRESET`, `TIMEOUT`). */
	code;
	/** `details.reason` of the envelope. */
	reason;
	requestId;
	retryable;
	/** How often it was tried. */
	attempts;
	/** Redacted `details` of the envelope, for the callers that turn them into advice. */
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
/** The token may not do what was asked. */
var PermissionError = class extends EvalGateError {
	exitCode = 3;
	/** `pull-requests: write`, `actions: read`, … */
	permission;
	/** What to do besides granting the permission. */
	otherAdvice;
	constructor(message, permission, otherAdvice, cause) {
		super(message, [permissionsBlock(["contents: read", permission]), ...otherAdvice], cause);
		this.permission = permission;
		this.otherAdvice = otherAdvice;
	}
};
/**
* A refusal with all permissions that the job needs. A block with one permission alone would take the others away:
* what a workflow file does not list is denied.
*/
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
/** An artifact or a baseline can't be stored, fetched or understood. */
var ArtifactError = class extends EvalGateError {
	exitCode = 3;
};
/**
* What an error says and, for an error of ours, what to do about it.
*
* @param separator between the lines of advice; a line break where the reader sees several lines
*/
function messageOf(error, separator = " ") {
	if (error instanceof EvalGateError) return [error.message, ...error.advice].join(separator);
	return error instanceof Error ? error.message : String(error);
}
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
// src/http/proxy.ts
/** `localhost`, `*.localhost`, `127.0.0.0/8` and `::1`. Expects a host name as `URL` gives it. */
function isLoopback(hostname) {
	const name = hostname.toLowerCase().replace(/^\[|\]$/g, "");
	if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
	return isIP(name) === 4 && name.startsWith("127.");
}
/** Whether NO_PROXY (`a.com, .b.com, *.c.com, d.com:8443, *`) covers the URL. A name covers its subdomains. */
function isExempt(url, noProxy) {
	const port = url.port === "" ? url.protocol === "https:" ? "443" : "80" : url.port;
	const host = url.hostname.toLowerCase().replace(/^\[|\]$/g, "");
	return noProxy.split(/[\s,]+/).filter((entry) => entry !== "").some((entry) => {
		if (entry === "*") return true;
		const [, name = entry, entryPort] = /^(.*?[^:]):(\d+)$/.exec(entry) ?? [];
		if (entryPort !== void 0 && entryPort !== port) return false;
		const domain = name.toLowerCase().replace(/^\[|\]$/g, "").replace(/^\*?\./, "");
		return host === domain || host.endsWith(`.${domain}`);
	});
}
/**
* The proxy to use for a URL by HTTP_PROXY, HTTPS_PROXY and NO_PROXY (lower case wins), or none. Loopback is
* never sent to a proxy: it would be the proxy's own loopback.
*/
function proxyFor(url, env) {
	if (isLoopback(url.hostname)) return void 0;
	const read = (name) => env[name] || env[name.toUpperCase()] || void 0;
	const proxy = url.protocol === "https:" ? read("https_proxy") : read("http_proxy");
	if (proxy === void 0 || isExempt(url, read("no_proxy") ?? "")) return void 0;
	return proxy.includes("://") ? proxy : `http://${proxy}`;
}
/** One keep-alive pool per proxy and one for direct connections. */
function createConnectionPool(env) {
	const options = {
		connections: 8,
		maxResponseSize: -1,
		connect: { timeout: 1e4 }
	};
	const dispatchers = /* @__PURE__ */ new Map();
	return {
		dispatcherFor(url) {
			const proxy = proxyFor(url, env);
			const key = proxy ?? "";
			const known = dispatchers.get(key);
			if (known !== void 0) return known;
			const created = proxy === void 0 ? new import_undici.Agent(options) : new import_undici.ProxyAgent({
				...options,
				uri: proxy
			});
			dispatchers.set(key, created);
			return created;
		},
		async close() {
			const open = [...dispatchers.values()];
			dispatchers.clear();
			await Promise.all(open.map((dispatcher) => dispatcher.close()));
		}
	};
}
// src/http/service-address.ts
/** HTTPS, or HTTP to this machine: the only places where a key may go. */
function isTrustworthy(url) {
	return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname);
}
const example = "Use the whole base URL, for example https://evals.example.com/api/v1.";
/**
* What is wrong with a base URL of the service: it must be https (or http on loopback) and free of credentials,
* query and fragment. The text is not part of the message, because it may contain credentials.
*/
function checkBaseUrl(text) {
	const url = URL.parse(text.trim());
	if (url === null) return {
		predicate: "must be an https URL",
		advice: example
	};
	if (url.username !== "" || url.password !== "") return {
		predicate: "must not contain credentials",
		advice: "Pass the key as api-key, not in the URL."
	};
	if (!isTrustworthy(url)) return {
		predicate: "must be an https URL",
		advice: `Over http the key would be sent unencrypted, so http is allowed on loopback addresses only. ${example}`
	};
	if (url.search !== "" || url.hash !== "") return {
		predicate: "must not have a query or a fragment",
		advice: example
	};
}
/** What is wrong with an API key of the service. The key is not part of the message. */
function checkApiKey(text) {
	const advice = "Create a key in the app of the service and store it as a secret of the repository.";
	const key = text.trim();
	if (key === "") return {
		predicate: "is empty",
		advice
	};
	if (/^(gh[a-z]_|github_pat_)/.test(key)) return {
		predicate: "is a GitHub token; it must be a key of the eval service, which starts with sk_",
		advice
	};
	if (!key.startsWith("sk_")) return {
		predicate: "must be a key of the eval service, which starts with sk_",
		advice
	};
	if (!/^[\x21-\x7e]+$/.test(key)) return {
		predicate: "contains spaces or other characters that no key contains",
		advice
	};
}
// src/contract/headers.ts
/** Prefix of the service's own headers. The public deployment uses its own; see `docs/service.md`. */
const defaultHeaderPrefix = "x-service";
/** Header names of the service, lower case, for a prefix such as `x-service`. */
function serviceHeaders(prefix = defaultHeaderPrefix) {
	const base = prefix.toLowerCase().replace(/-+$/, "");
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
/** Limits of the service (specification 8, wire facts 1, 2.4 and 6). Bytes, milliseconds and counts. */
const limits = {
	/** Sustained requests per minute and key; a token bucket refills at this rate. */
	requestsPerMinute: 60,
	/** Capacity of the token bucket. */
	requestBurst: 10,
	/** Default cap of the service per organization. */
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
	/** The client's own limits: results and bytes in one ingest request. */
	ingestBatchResults: 200,
	ingestBatchBytes: mebibyte,
	/** Above this the backend refuses an ingest body. */
	ingestBodyBytes: 5 * mebibyte,
	/** Above this the gateway refuses an ingest body. */
	ingestGatewayBytes: 6 * mebibyte,
	ingestUpstreamTimeoutMs: 6e4,
	artifactBytes: 16 * mebibyte,
	runTags: 32,
	runTagChars: 64,
	runNameChars: 200,
	sessionBrowserBodyBytes: 64e3
};
// src/contract/schema.ts
/** A string with these known values. Any other value is kept, since the API is in preview. */
function word(...known) {
	return /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ description(`Known values: ${known.join(", ")}.`));
}
/** A field of an answer that may be absent or null. */
function maybe(schema) {
	return /* @__PURE__ */ nullish(schema);
}
const text = /* @__PURE__ */ string();
/**
* Id of a record as the service gives it. Ids go into addresses, outputs and shell commands of workflows, so one with
* blanks, line breaks or signs of a shell is an answer that can't be trusted.
*/
const recordId = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[\w.:-]{1,200}$/, "must be an id of letters, digits and _ . : -"));
const filledText = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty("must not be empty"));
/** A text that is not only white space. */
const nonBlankText = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty("must not be empty"), /* @__PURE__ */ check$2((value) => value.trim() !== "", "must not be blank"));
const epochMs = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ description("Unix epoch milliseconds."));
const count = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0));
const jsonObject = /* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ unknown());
/** A collection of the service: items and, except on the last page, the cursor of the next page. */
function page(item) {
	return /* @__PURE__ */ looseObject({
		items: /* @__PURE__ */ array(item),
		nextCursor: /* @__PURE__ */ nullish(/* @__PURE__ */ string())
	});
}
/** Query of a paged GET. A limit out of range is clamped by the service, not rejected. */
const pageQuery = /* @__PURE__ */ strictObject({
	cursor: /* @__PURE__ */ optional(text),
	limit: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1)))
});
/** A server or another record named by id. */
const idAndName = /* @__PURE__ */ looseObject({
	id: text,
	name: maybe(text)
});
/** Fraction passed is 0..1. */
const runSummary = /* @__PURE__ */ looseObject({
	total: /* @__PURE__ */ number(),
	passed: /* @__PURE__ */ number(),
	failed: /* @__PURE__ */ number(),
	passRate: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ description("Fraction 0..1."))
});
const emptyBody = /* @__PURE__ */ strictObject({});
// src/contract/operations/account.ts
const vocabulary = /* @__PURE__ */ looseObject({
	version: /* @__PURE__ */ number(),
	evaluatorKinds: maybe(/* @__PURE__ */ array(text)),
	assertionKinds: maybe(/* @__PURE__ */ array(text)),
	fields: maybe(/* @__PURE__ */ record(text, /* @__PURE__ */ array(text)))
});
const project = /* @__PURE__ */ looseObject({
	id: text,
	name: maybe(text),
	description: maybe(text),
	organizationId: maybe(text),
	visibility: maybe(text),
	role: maybe(text)
});
const chatSession = /* @__PURE__ */ looseObject({
	id: text,
	title: maybe(text),
	status: maybe(text),
	projectId: maybe(text),
	visibility: maybe(text),
	lastActivityAt: maybe(epochMs),
	createdAt: maybe(epochMs),
	isPinned: maybe(/* @__PURE__ */ boolean()),
	isUnread: maybe(/* @__PURE__ */ boolean())
});
const accountOperations = {
	getMe: {
		id: "getMe",
		group: "Account",
		method: "GET",
		path: "/me",
		summary: "The account behind the key.",
		response: /* @__PURE__ */ looseObject({
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
		query: /* @__PURE__ */ strictObject({
			...pageQuery.entries,
			organizationId: /* @__PURE__ */ optional(text)
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
		response: /* @__PURE__ */ looseObject({ vocabulary: maybe(vocabulary) }),
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
		response: /* @__PURE__ */ looseObject({
			projectId: maybe(text),
			organizationId: maybe(text),
			role: maybe(text),
			projectRole: maybe(text),
			surface: maybe(/* @__PURE__ */ unknown()),
			features: maybe(/* @__PURE__ */ unknown()),
			plan: maybe(/* @__PURE__ */ unknown()),
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
		query: /* @__PURE__ */ strictObject({
			...pageQuery.entries,
			projectId: /* @__PURE__ */ optional(text),
			status: /* @__PURE__ */ optional(text),
			before: /* @__PURE__ */ optional(/* @__PURE__ */ union([text, /* @__PURE__ */ number()]))
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
		response: page(/* @__PURE__ */ looseObject({
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
		response: page(/* @__PURE__ */ looseObject({
			id: text,
			projectId: maybe(text),
			name: maybe(text),
			displayName: maybe(text),
			enabled: maybe(/* @__PURE__ */ boolean()),
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
const assertion = /* @__PURE__ */ looseObject({
	type: filledText,
	toolName: /* @__PURE__ */ optional(text),
	args: /* @__PURE__ */ optional(jsonObject)
});
const isFilled = (value) => value !== void 0 && value.trim() !== "";
/** Steps of a case or a test: at least one. */
const steps = /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ pipe(/* @__PURE__ */ looseObject({
	id: filledText,
	kind: /* @__PURE__ */ picklist(stepKinds, `must be one of ${stepKinds.join(", ")}`),
	prompt: /* @__PURE__ */ optional(text),
	serverName: /* @__PURE__ */ optional(text),
	toolName: /* @__PURE__ */ optional(text),
	arguments: /* @__PURE__ */ optional(jsonObject),
	action: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()),
	assertion: /* @__PURE__ */ optional(assertion)
}), /* @__PURE__ */ check$2(({ kind, prompt }) => kind !== "prompt" || isFilled(prompt), "a prompt step needs a prompt"), /* @__PURE__ */ check$2(({ kind, toolName }) => kind !== "toolCall" || isFilled(toolName), "a toolCall step needs a toolName"), /* @__PURE__ */ check$2(({ kind, assertion: rule }) => kind !== "assert" || rule !== void 0, "an assert step needs an assertion"))), /* @__PURE__ */ minLength(1, "must have at least one step"));
const repetitions = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(10));
/**
* A test inside the body of a run or a suite (wire facts 9). Its field names differ from those of a case: `model` and
* `isNegativeTest`. Keys beyond these pass the schema, because older services strip them.
*/
const inlineTest = /* @__PURE__ */ looseObject({
	title: filledText,
	steps,
	runs: /* @__PURE__ */ optional(repetitions),
	iterations: /* @__PURE__ */ optional(repetitions),
	model: /* @__PURE__ */ optional(text),
	provider: /* @__PURE__ */ optional(text),
	expectedOutput: /* @__PURE__ */ optional(text),
	isNegativeTest: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
	scenario: /* @__PURE__ */ optional(text),
	advancedConfig: /* @__PURE__ */ optional(jsonObject)
});
// src/contract/case-body.ts
const oneToTen = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(10));
/** A rule of a case or a suite: an assertion with its role. Without a role it is required. */
const rule = /* @__PURE__ */ looseObject({ role: /* @__PURE__ */ optional(word("required", "advisory", "gating")) });
/** Rules of a case, and whether they replace or extend those of the suite. Without a mode: inherit. */
const rules$1 = /* @__PURE__ */ strictObject({
	mode: /* @__PURE__ */ optional(/* @__PURE__ */ picklist([
		"inherit",
		"replace",
		"extend"
	])),
	list: /* @__PURE__ */ optional(/* @__PURE__ */ array(rule))
});
/** Fields of a case with the same spelling in both vocabularies (wire facts 9). */
const sharedFields = {
	id: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(text, /* @__PURE__ */ regex(/^[A-Za-z0-9_-]{1,128}$/, "must match [A-Za-z0-9_-]{1,128}"), /* @__PURE__ */ description("The declared id, unique in the suite. Answers name it `declaredId`."))),
	expectedOutput: /* @__PURE__ */ optional(text),
	isNegative: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ boolean(), /* @__PURE__ */ description("The case passes only if no tool is called."))),
	scenario: /* @__PURE__ */ optional(text),
	models: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
		model: filledText,
		provider: /* @__PURE__ */ optional(text)
	}))),
	matchOptions: /* @__PURE__ */ nullish(jsonObject)
};
/** Keys of both versions, so that one schema reads both; `spellingProblems` finds mixtures. */
const spelledFields = {
	iterations: /* @__PURE__ */ nullish(oneToTen),
	legacyIterations: /* @__PURE__ */ nullish(oneToTen),
	repetitions: /* @__PURE__ */ nullish(oneToTen),
	runs: /* @__PURE__ */ nullish(oneToTen),
	assertions: /* @__PURE__ */ nullish(rules$1),
	checks: /* @__PURE__ */ nullish(rules$1),
	predicates: /* @__PURE__ */ nullish(rules$1),
	passThreshold: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1), /* @__PURE__ */ description("Fraction 0..1; vocabulary 2 only.")))
};
const fields = {
	...sharedFields,
	...spelledFields
};
/** Body of a new case, and each entry of a batch. The service rejects unknown keys, so this schema does too. */
const caseBody = /* @__PURE__ */ strictObject({
	title: filledText,
	steps,
	...fields
});
/** Body of an edit of a case. `steps` replaces the steps as a whole. */
const caseEdit = /* @__PURE__ */ strictObject({
	title: /* @__PURE__ */ optional(filledText),
	steps: /* @__PURE__ */ optional(steps),
	...fields
});
const overrideFields = {
	duplicatePolicy: /* @__PURE__ */ optional(/* @__PURE__ */ picklist([
		"block",
		"warn",
		"create_anyway"
	])),
	overrideReason: /* @__PURE__ */ optional(text)
};
// src/contract/operations/cases.ts
/**
* A stored case. `id` is the id of the row and the path parameter; `declaredId` is the `id` that its author sent.
* The repetition fields are spelled by the vocabulary; the client answers version 2.
*/
const evalCase = /* @__PURE__ */ looseObject({
	id: text,
	declaredId: maybe(text),
	title: maybe(text),
	suiteId: maybe(text),
	models: maybe(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({
		model: maybe(text),
		provider: maybe(text)
	}))),
	isNegative: maybe(/* @__PURE__ */ boolean()),
	steps: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown())),
	iterations: maybe(/* @__PURE__ */ number()),
	legacyIterations: maybe(/* @__PURE__ */ number()),
	assertions: maybe(/* @__PURE__ */ unknown())
});
/** A warning of a batch about a case that was accepted. */
const warning = /* @__PURE__ */ looseObject({
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
		body: /* @__PURE__ */ strictObject({
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
		body: /* @__PURE__ */ strictObject({
			cases: /* @__PURE__ */ pipe(/* @__PURE__ */ array(caseBody), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(100)),
			...overrideFields
		}),
		response: /* @__PURE__ */ looseObject({
			created: /* @__PURE__ */ array(/* @__PURE__ */ looseObject({
				index: maybe(/* @__PURE__ */ number()),
				id: maybe(text),
				declaredId: maybe(text),
				title: maybe(text),
				replayed: maybe(/* @__PURE__ */ boolean()),
				warnings: maybe(/* @__PURE__ */ array(warning))
			})),
			failed: maybe(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({
				index: maybe(/* @__PURE__ */ number()),
				declaredId: maybe(text),
				code: maybe(text),
				message: maybe(text)
			}))),
			duplicatePolicy: maybe(/* @__PURE__ */ union([text, /* @__PURE__ */ looseObject({
				requestedPolicy: maybe(text),
				effectivePolicy: maybe(text),
				coerced: maybe(/* @__PURE__ */ boolean())
			})])),
			warnings: maybe(/* @__PURE__ */ array(warning))
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
		response: /* @__PURE__ */ looseObject({
			id: maybe(text),
			deleted: maybe(/* @__PURE__ */ boolean())
		}),
		retry: "safe"
	}
};
// src/contract/operations/clients.ts
/** A host is a client by its older name: the same record under both paths. */
const client = /* @__PURE__ */ looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	template: maybe(text),
	config: maybe(/* @__PURE__ */ unknown()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
/** Bodies are "not shown" in the specification: only the name is certain, so other keys pass. */
const createBody$1 = /* @__PURE__ */ looseObject({
	name: /* @__PURE__ */ optional(filledText),
	template: /* @__PURE__ */ optional(filledText),
	config: /* @__PURE__ */ optional(jsonObject)
});
const updateBody$1 = /* @__PURE__ */ looseObject({
	name: /* @__PURE__ */ optional(filledText),
	config: /* @__PURE__ */ optional(jsonObject)
});
const deleted = /* @__PURE__ */ looseObject({
	id: maybe(text),
	deleted: maybe(/* @__PURE__ */ boolean()),
	ok: maybe(/* @__PURE__ */ boolean())
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
const environment = /* @__PURE__ */ looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	description: maybe(text),
	hostId: maybe(text),
	serverAttachmentId: maybe(text),
	modelId: maybe(text),
	skillSelection: maybe(/* @__PURE__ */ looseObject({
		mode: maybe(text),
		skillIds: maybe(/* @__PURE__ */ array(text))
	})),
	secretSelection: maybe(/* @__PURE__ */ unknown()),
	pluginVersionIds: maybe(/* @__PURE__ */ array(text)),
	sandboxImageId: maybe(text),
	revision: /* @__PURE__ */ number(),
	archived: maybe(/* @__PURE__ */ boolean()),
	archivedAt: maybe(epochMs),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
const resolved = /* @__PURE__ */ looseObject({
	environment: /* @__PURE__ */ looseObject({
		id: text,
		name: maybe(text),
		revision: maybe(/* @__PURE__ */ number())
	}),
	hostId: maybe(text),
	hostName: maybe(text),
	hostConfigId: maybe(text),
	hostConfig: maybe(/* @__PURE__ */ unknown()),
	modelId: maybe(text),
	effectiveModelId: maybe(text),
	modelSource: maybe(text),
	selectedServerIds: maybe(/* @__PURE__ */ array(text)),
	effectiveServerIds: maybe(/* @__PURE__ */ array(text)),
	pluginVersions: maybe(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({
		pluginVersionId: maybe(text),
		name: maybe(text)
	}))),
	servers: maybe(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({
		serverId: maybe(text),
		name: maybe(text)
	})))
});
/** Environment as a run remembers it, from its immutable snapshot. */
const environmentSnapshot = /* @__PURE__ */ looseObject({
	id: text,
	name: maybe(text),
	revision: maybe(/* @__PURE__ */ number())
});
/** Optional fields that a create and an edit share. */
const structured = {
	serverAttachmentId: nonBlankText,
	modelId: nonBlankText,
	skillSelection: /* @__PURE__ */ looseObject({
		mode: /* @__PURE__ */ optional(word("explicit")),
		skillIds: /* @__PURE__ */ pipe(/* @__PURE__ */ array(text), /* @__PURE__ */ minLength(1, "must not be empty; send null to clear"))
	}),
	secretSelection: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ unknown()), /* @__PURE__ */ minLength(1, "must not be empty; send null to revoke"), /* @__PURE__ */ description("Grant list. The shape of a grant is not documented.")),
	pluginVersionIds: /* @__PURE__ */ pipe(/* @__PURE__ */ array(text), /* @__PURE__ */ minLength(1, "must not be empty; send null to clear")),
	sandboxImageId: nonBlankText
};
const createBody = /* @__PURE__ */ strictObject({
	name: filledText,
	description: /* @__PURE__ */ optional(text),
	hostId: filledText,
	.../* @__PURE__ */ entriesFromObjects([/* @__PURE__ */ partial(/* @__PURE__ */ strictObject(structured))])
});
const updateBody = /* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
	expectedRevision: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0)),
	name: /* @__PURE__ */ optional(filledText),
	description: /* @__PURE__ */ nullish(text),
	hostId: /* @__PURE__ */ optional(filledText),
	serverAttachmentId: /* @__PURE__ */ nullish(structured.serverAttachmentId),
	modelId: /* @__PURE__ */ nullish(structured.modelId),
	skillSelection: /* @__PURE__ */ nullish(structured.skillSelection),
	secretSelection: /* @__PURE__ */ nullish(structured.secretSelection),
	pluginVersionIds: /* @__PURE__ */ nullish(structured.pluginVersionIds),
	sandboxImageId: /* @__PURE__ */ nullish(structured.sandboxImageId)
}), /* @__PURE__ */ check$2(({ expectedRevision: _, ...fields }) => Object.values(fields).some((value) => value !== void 0), "must change at least one field"));
/** `expectedRevision` is required by the public deployment; the specification is silent. */
const revisionBody = /* @__PURE__ */ strictObject({ expectedRevision: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0))) });
const base$2 = "/projects/{projectId}/environments";
const environmentOperations = {
	getEnvironmentCapabilities: {
		id: "getEnvironmentCapabilities",
		group: "Environments",
		method: "GET",
		path: `${base$2}/capabilities`,
		summary: "Which optional fields the deployment supports. Absent means unsupported.",
		response: /* @__PURE__ */ looseObject({
			modelOverrides: maybe(/* @__PURE__ */ boolean()),
			secretGrants: maybe(/* @__PURE__ */ boolean())
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
		query: /* @__PURE__ */ strictObject({
			...pageQuery.entries,
			includeArchived: /* @__PURE__ */ optional(/* @__PURE__ */ boolean())
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
		body: /* @__PURE__ */ strictObject({
			hostId: filledText,
			.../* @__PURE__ */ entriesFromObjects([/* @__PURE__ */ partial(/* @__PURE__ */ strictObject(structured))])
		}),
		response: /* @__PURE__ */ looseObject({
			environment,
			created: maybe(/* @__PURE__ */ boolean())
		}),
		successStatus: 200,
		retry: "safe",
		optional: true,
		spec: "5.8, wire facts 5"
	}
};
// src/contract/operations/ingest.ts
const scalar$1 = /* @__PURE__ */ union([
	/* @__PURE__ */ string(),
	/* @__PURE__ */ number(),
	/* @__PURE__ */ boolean()
]);
const declaredId = /* @__PURE__ */ pipe(text, /* @__PURE__ */ regex(/^[A-Za-z0-9_-]{1,128}$/, "must match [A-Za-z0-9_-]{1,128}"));
const toolCall$1 = /* @__PURE__ */ strictObject({
	toolName: text,
	arguments: /* @__PURE__ */ optional(jsonObject)
});
/** One finished iteration. Unknown keys make the service refuse the whole upload, so they are refused here. */
const evalResult = /* @__PURE__ */ strictObject({
	caseTitle: nonBlankText,
	passed: /* @__PURE__ */ boolean(),
	query: /* @__PURE__ */ optional(text),
	provider: /* @__PURE__ */ optional(text),
	model: /* @__PURE__ */ optional(text),
	error: /* @__PURE__ */ optional(text),
	errorDetails: /* @__PURE__ */ optional(text),
	expectedOutput: /* @__PURE__ */ optional(text),
	durationMs: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
	expectedToolCalls: /* @__PURE__ */ optional(/* @__PURE__ */ array(toolCall$1)),
	actualToolCalls: /* @__PURE__ */ optional(/* @__PURE__ */ array(toolCall$1)),
	tokens: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({
		input: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
		output: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
		total: /* @__PURE__ */ optional(/* @__PURE__ */ number())
	})),
	trace: /* @__PURE__ */ optional(/* @__PURE__ */ union([
		text,
		/* @__PURE__ */ array(jsonObject),
		jsonObject
	])),
	externalIterationId: /* @__PURE__ */ optional(filledText),
	externalCaseId: /* @__PURE__ */ optional(filledText),
	caseId: /* @__PURE__ */ optional(declaredId),
	/** Values may nest in newer deployments: rows of scorers. Older ones take scalars only. */
	metadata: /* @__PURE__ */ optional(jsonObject),
	isNegativeTest: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
	advancedConfig: /* @__PURE__ */ optional(jsonObject),
	matchOptions: /* @__PURE__ */ optional(jsonObject),
	widgetSnapshots: /* @__PURE__ */ optional(/* @__PURE__ */ array(jsonObject)),
	status: /* @__PURE__ */ optional(/* @__PURE__ */ picklist([
		"completed",
		"failed",
		"cancelled",
		"timed_out",
		"setup_failed",
		"skipped"
	])),
	intent: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(text, /* @__PURE__ */ maxLength(64)))
});
const runFields = {
	suiteName: nonBlankText,
	suiteDescription: /* @__PURE__ */ optional(text),
	serverNames: /* @__PURE__ */ optional(/* @__PURE__ */ array(text)),
	notes: /* @__PURE__ */ optional(text),
	passCriteria: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({ minimumPassRate: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(100), /* @__PURE__ */ description("Percent 0..100, by default 100.")) })),
	externalRunId: /* @__PURE__ */ optional(filledText),
	framework: /* @__PURE__ */ optional(text),
	expectedIterations: /* @__PURE__ */ optional(count),
	tags: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ pipe(text, /* @__PURE__ */ maxLength(64))), /* @__PURE__ */ maxLength(32))),
	ci: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({
		provider: /* @__PURE__ */ optional(text),
		pipelineId: /* @__PURE__ */ optional(text),
		jobId: /* @__PURE__ */ optional(text),
		runUrl: /* @__PURE__ */ optional(text),
		branch: /* @__PURE__ */ optional(text),
		commitSha: /* @__PURE__ */ optional(text),
		repositoryUrl: /* @__PURE__ */ optional(text),
		prUrl: /* @__PURE__ */ optional(text),
		branchUrl: /* @__PURE__ */ optional(text),
		dirty: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		pullRequestNumber: /* @__PURE__ */ optional(/* @__PURE__ */ number())
	})),
	serverReplayConfigs: /* @__PURE__ */ optional(/* @__PURE__ */ array(jsonObject)),
	hostConfig: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()),
	hostConfigHash: /* @__PURE__ */ optional(text),
	evaluationConfigHash: /* @__PURE__ */ optional(text),
	runName: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(text, /* @__PURE__ */ maxLength(200))),
	runTags: /* @__PURE__ */ optional(/* @__PURE__ */ array(text)),
	runMetadata: /* @__PURE__ */ optional(/* @__PURE__ */ record(text, scalar$1)),
	runGroupId: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(text, /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(128))),
	selectedClient: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()),
	verdictPolicy: /* @__PURE__ */ optional(jsonObject),
	projectId: /* @__PURE__ */ optional(text)
};
const runAnswer = {
	ok: maybe(/* @__PURE__ */ boolean()),
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
		body: /* @__PURE__ */ strictObject({
			...runFields,
			results: /* @__PURE__ */ pipe(/* @__PURE__ */ array(evalResult), /* @__PURE__ */ minLength(1))
		}),
		response: /* @__PURE__ */ looseObject(runAnswer),
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
		body: /* @__PURE__ */ strictObject({
			...runFields,
			externalRunId: filledText
		}),
		response: /* @__PURE__ */ looseObject({
			...runAnswer,
			reused: maybe(/* @__PURE__ */ boolean())
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
		body: /* @__PURE__ */ strictObject({
			runId: filledText,
			results: /* @__PURE__ */ pipe(/* @__PURE__ */ array(evalResult), /* @__PURE__ */ minLength(1)),
			projectId: /* @__PURE__ */ optional(text)
		}),
		response: /* @__PURE__ */ looseObject({
			ok: maybe(/* @__PURE__ */ boolean()),
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
		body: /* @__PURE__ */ strictObject({
			runId: filledText,
			externalRunId: /* @__PURE__ */ optional(filledText),
			terminalStatus: /* @__PURE__ */ optional(/* @__PURE__ */ picklist(["cancelled", "timed_out"])),
			projectId: /* @__PURE__ */ optional(text)
		}),
		response: /* @__PURE__ */ looseObject(runAnswer),
		retry: "safe"
	},
	createArtifactUploadUrl: {
		...common$5,
		id: "createArtifactUploadUrl",
		path: `${base$1}/artifacts/upload-url`,
		summary: "Mints a URL to which an eval artifact is posted, without the key.",
		body: /* @__PURE__ */ strictObject({ projectId: /* @__PURE__ */ optional(text) }),
		response: /* @__PURE__ */ looseObject({
			ok: maybe(/* @__PURE__ */ boolean()),
			uploadUrl: filledText
		}),
		retry: "safe"
	}
};
// src/contract/operations/suite-records.ts
const suiteItem = /* @__PURE__ */ looseObject({
	id: recordId,
	name: maybe(text),
	projectId: maybe(recordId),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	latestRun: maybe(/* @__PURE__ */ looseObject({
		id: maybe(text),
		status: maybe(text),
		passRate: maybe(/* @__PURE__ */ number()),
		passed: maybe(/* @__PURE__ */ number()),
		failed: maybe(/* @__PURE__ */ number()),
		createdAt: maybe(epochMs)
	})),
	totals: maybe(/* @__PURE__ */ looseObject({
		passed: maybe(/* @__PURE__ */ number()),
		failed: maybe(/* @__PURE__ */ number()),
		runs: maybe(/* @__PURE__ */ number())
	})),
	passRateTrend: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown()))
});
const schedule = /* @__PURE__ */ looseObject({
	enabled: maybe(/* @__PURE__ */ boolean()),
	intervalMinutes: maybe(/* @__PURE__ */ number()),
	environmentId: maybe(text)
});
/** A whole suite (wire facts 9). Its servers are names. Every field may be absent in an older release. */
const suite = /* @__PURE__ */ looseObject({
	id: maybe(text),
	suiteId: maybe(recordId),
	name: maybe(text),
	description: maybe(text),
	projectId: maybe(recordId),
	environment: maybe(/* @__PURE__ */ looseObject({ servers: maybe(/* @__PURE__ */ array(text)) })),
	executionConfig: maybe(/* @__PURE__ */ looseObject({
		model: maybe(text),
		systemPrompt: maybe(text),
		temperature: maybe(/* @__PURE__ */ number())
	})),
	hosts: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown())),
	environmentIds: maybe(/* @__PURE__ */ array(text)),
	settings: maybe(/* @__PURE__ */ unknown()),
	schedule: maybe(schedule),
	managedBy: maybe(word("ci", "app"))
});
/** Which inline tests became cases. `failed` may be filled although the request succeeded. */
const caseUpsert = /* @__PURE__ */ looseObject({
	committed: maybe(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({
		id: maybe(text),
		name: maybe(text)
	}))),
	failed: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown()))
});
const runListItem = /* @__PURE__ */ looseObject({
	id: recordId,
	suiteId: maybe(recordId),
	runNumber: maybe(/* @__PURE__ */ number()),
	status: word("pending", "running", "grading", "completed", "failed", "cancelled", "timed_out"),
	result: maybe(word("pending", "passed", "failed", "inconclusive")),
	summary: maybe(runSummary),
	source: maybe(word("ui", "api", "sdk", "schedule")),
	notes: maybe(text),
	environment: maybe(environmentSnapshot),
	createdAt: maybe(epochMs),
	completedAt: maybe(epochMs),
	externalRunId: maybe(text),
	tags: maybe(/* @__PURE__ */ array(text)),
	ciMetadata: maybe(jsonObject)
});
// src/contract/operations/run-records.ts
/** The status of a run changes until it is one of `terminalRunStatuses`. An unknown status is not terminal. */
const run = /* @__PURE__ */ looseObject({
	...runListItem.entries,
	executionEngine: maybe(text),
	scoreIntegrity: maybe(text),
	/** Only from the local service: whether a model or a script answered the prompts. */
	modelExecution: maybe(word("endpoint", "scripted", "mixed")),
	judges: maybe(/* @__PURE__ */ unknown()),
	insights: maybe(/* @__PURE__ */ unknown())
});
const toolCall = /* @__PURE__ */ looseObject({
	toolName: maybe(text),
	arguments: maybe(/* @__PURE__ */ unknown())
});
const score = /* @__PURE__ */ looseObject({
	scorerId: maybe(text),
	definitionHash: maybe(text),
	status: maybe(word("scored", "error", "skipped", "not_applicable")),
	value: maybe(/* @__PURE__ */ number()),
	passThreshold: maybe(/* @__PURE__ */ number()),
	passed: maybe(/* @__PURE__ */ boolean()),
	rationale: maybe(text)
});
const iteration = /* @__PURE__ */ looseObject({
	id: recordId,
	testCaseId: maybe(text),
	caseId: maybe(text),
	title: maybe(text),
	iterationNumber: maybe(/* @__PURE__ */ number()),
	status: maybe(text),
	result: maybe(text),
	model: maybe(text),
	provider: maybe(text),
	startedAt: maybe(epochMs),
	durationMs: maybe(/* @__PURE__ */ number()),
	tokensUsed: maybe(/* @__PURE__ */ number()),
	usage: maybe(/* @__PURE__ */ looseObject({
		inputTokens: maybe(/* @__PURE__ */ number()),
		outputTokens: maybe(/* @__PURE__ */ number()),
		totalTokens: maybe(/* @__PURE__ */ number()),
		estimatedCostUsd: maybe(/* @__PURE__ */ number())
	})),
	actualToolCalls: maybe(/* @__PURE__ */ array(toolCall)),
	expectedToolCalls: maybe(/* @__PURE__ */ array(toolCall)),
	error: maybe(/* @__PURE__ */ unknown()),
	scores: maybe(/* @__PURE__ */ array(score)),
	evaluationConfig: maybe(/* @__PURE__ */ looseObject({
		hash: maybe(text),
		definitions: maybe(/* @__PURE__ */ array(jsonObject))
	})),
	scoreIntegrity: maybe(text),
	modelExecution: maybe(word("endpoint", "scripted")),
	firstFailedStage: maybe(text),
	failureCategory: maybe(text)
});
const stepOutcome = /* @__PURE__ */ looseObject({
	stepId: maybe(text),
	stepIndex: maybe(/* @__PURE__ */ number()),
	kind: maybe(word("prompt", "toolCall", "interact", "assert")),
	status: maybe(word("ok", "fail", "skipped", "pending")),
	reason: maybe(text),
	evidence: maybe(/* @__PURE__ */ unknown())
});
const caseSide = maybe(/* @__PURE__ */ looseObject({
	outcome: maybe(word("passed", "failed", "absent")),
	iterationIds: maybe(/* @__PURE__ */ array(text)),
	representativeIterationId: maybe(text),
	error: maybe(/* @__PURE__ */ unknown())
}));
const comparison = /* @__PURE__ */ looseObject({
	suite: maybe(/* @__PURE__ */ unknown()),
	baseline: maybe(/* @__PURE__ */ looseObject({
		policy: maybe(text),
		baseRunId: maybe(text)
	})),
	baseRun: maybe(/* @__PURE__ */ unknown()),
	compareRun: maybe(/* @__PURE__ */ unknown()),
	passSummary: maybe(/* @__PURE__ */ unknown()),
	metrics: maybe(/* @__PURE__ */ unknown()),
	cases: maybe(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({
		caseKey: maybe(text),
		title: maybe(text),
		status: maybe(word("unchanged_passed", "unchanged_failed", "regressed", "fixed", "new_case", "removed_case", "changed")),
		base: caseSide,
		compare: caseSide
	})))
});
/** Fields that a run and a run group share. */
const launchFields = {
	notes: /* @__PURE__ */ optional(text),
	passCriteria: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
		minimumPassRate: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(100))),
		minimumPassRatePercent: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(100)))
	}), /* @__PURE__ */ description("Percent 0..100. Prefer minimumPassRate: every version knows it."))),
	iterationOverride: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(10))),
	caseIds: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ array(filledText), /* @__PURE__ */ minLength(1))),
	matchOptionsOverride: /* @__PURE__ */ optional(jsonObject),
	skillsOverride: /* @__PURE__ */ optional(/* @__PURE__ */ picklist(["exclude"])),
	modelApiKeys: /* @__PURE__ */ optional(/* @__PURE__ */ record(text, text)),
	refreshSnapshot: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
	idempotencyKey: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(filledText, /* @__PURE__ */ maxLength(256)))
};
const runCreate = /* @__PURE__ */ strictObject({
	suiteId: /* @__PURE__ */ optional(filledText),
	suiteName: /* @__PURE__ */ optional(filledText),
	suiteDescription: /* @__PURE__ */ optional(text),
	tests: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ array(inlineTest), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(100))),
	serverIds: /* @__PURE__ */ optional(/* @__PURE__ */ array(filledText)),
	serverNames: /* @__PURE__ */ optional(/* @__PURE__ */ array(filledText)),
	suiteRerun: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
	environmentId: /* @__PURE__ */ optional(filledText),
	namedHostId: /* @__PURE__ */ optional(filledText),
	runGroupId: /* @__PURE__ */ optional(text),
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
		response: /* @__PURE__ */ looseObject({
			runId: recordId,
			suiteId: maybe(recordId),
			status: maybe(text),
			caseUpsert: maybe(caseUpsert),
			servers: maybe(/* @__PURE__ */ array(idAndName)),
			environment: maybe(environmentSnapshot),
			deduped: maybe(/* @__PURE__ */ boolean()),
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
		response: /* @__PURE__ */ looseObject({
			messages: maybe(/* @__PURE__ */ unknown()),
			prompts: maybe(/* @__PURE__ */ unknown()),
			spans: maybe(/* @__PURE__ */ unknown())
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
		query: /* @__PURE__ */ strictObject({
			baseRunId: /* @__PURE__ */ optional(filledText),
			baseCommitSha: /* @__PURE__ */ optional(filledText)
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
		body: /* @__PURE__ */ strictObject({
			suiteId: filledText,
			targets: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
				environmentId: /* @__PURE__ */ optional(filledText),
				namedHostId: /* @__PURE__ */ optional(filledText)
			})), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(10)),
			runGroupId: /* @__PURE__ */ optional(text),
			...launchFields
		}),
		response: /* @__PURE__ */ looseObject({
			runGroupId: maybe(text),
			outcome: maybe(word("started", "partial", "failed")),
			startedCount: maybe(/* @__PURE__ */ number()),
			failedCount: maybe(/* @__PURE__ */ number()),
			targets: /* @__PURE__ */ array(/* @__PURE__ */ looseObject({
				target: maybe(/* @__PURE__ */ unknown()),
				status: maybe(word("started", "failed")),
				runId: maybe(recordId),
				runStatus: maybe(text),
				deduped: maybe(/* @__PURE__ */ boolean()),
				error: maybe(/* @__PURE__ */ unknown())
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
const server = /* @__PURE__ */ looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	enabled: maybe(/* @__PURE__ */ boolean()),
	transportType: maybe(word("stdio", "http")),
	url: maybe(text),
	useOAuth: maybe(/* @__PURE__ */ boolean()),
	hasClientSecret: maybe(/* @__PURE__ */ boolean()),
	oauthScopes: maybe(/* @__PURE__ */ unknown()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs)
});
const check = /* @__PURE__ */ looseObject({
	status: word("ok", "error", "skipped"),
	detail: maybe(/* @__PURE__ */ unknown())
});
const doctorReport = /* @__PURE__ */ looseObject({
	generatedAt: maybe(/* @__PURE__ */ union([text, /* @__PURE__ */ number()])),
	status: word("ready", "oauth_required", "partial", "error"),
	probe: maybe(/* @__PURE__ */ unknown()),
	connection: maybe(/* @__PURE__ */ looseObject({
		status: word("connected", "error", "skipped"),
		detail: maybe(/* @__PURE__ */ unknown())
	})),
	initInfo: maybe(/* @__PURE__ */ unknown()),
	capabilities: maybe(/* @__PURE__ */ unknown()),
	tools: maybe(/* @__PURE__ */ unknown()),
	resources: maybe(/* @__PURE__ */ unknown()),
	resourceTemplates: maybe(/* @__PURE__ */ unknown()),
	prompts: maybe(/* @__PURE__ */ unknown()),
	checks: maybe(/* @__PURE__ */ record(text, check)),
	error: maybe(/* @__PURE__ */ unknown())
});
/** Records of MCP itself, passed on verbatim. */
const tool = /* @__PURE__ */ looseObject({
	name: text,
	description: maybe(text),
	inputSchema: maybe(/* @__PURE__ */ unknown())
});
const prompt = /* @__PURE__ */ looseObject({
	name: text,
	description: maybe(text),
	arguments: maybe(/* @__PURE__ */ unknown())
});
const resource = /* @__PURE__ */ looseObject({
	uri: text,
	name: maybe(text),
	mimeType: maybe(text)
});
const scalar = /* @__PURE__ */ union([
	/* @__PURE__ */ string(),
	/* @__PURE__ */ number(),
	/* @__PURE__ */ boolean()
]);
const cursorBody = /* @__PURE__ */ strictObject({ cursor: /* @__PURE__ */ optional(text) });
const oauthTokens = /* @__PURE__ */ looseObject({
	access_token: filledText,
	refresh_token: /* @__PURE__ */ optional(text),
	expires_in: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
	token_type: /* @__PURE__ */ optional(text),
	scope: /* @__PURE__ */ optional(text),
	id_token: /* @__PURE__ */ optional(text)
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
		response: /* @__PURE__ */ looseObject({
			success: maybe(/* @__PURE__ */ boolean()),
			status: maybe(word("connected")),
			initInfo: maybe(/* @__PURE__ */ unknown())
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
		response: /* @__PURE__ */ looseObject({
			useOAuth: /* @__PURE__ */ boolean(),
			serverUrl: maybe(text)
		})
	},
	listServerTools: {
		...common$3,
		id: "listServerTools",
		path: `${base}/tools`,
		summary: "Lists the tools of the server.",
		body: /* @__PURE__ */ strictObject({
			cursor: /* @__PURE__ */ optional(text),
			modelId: /* @__PURE__ */ optional(text)
		}),
		response: page(tool),
		pagination: "body"
	},
	callServerTool: {
		...common$3,
		id: "callServerTool",
		path: `${base}/tools/call`,
		summary: "Executes a tool; answers the MCP CallToolResult verbatim.",
		body: /* @__PURE__ */ looseObject({
			toolName: filledText,
			parameters: /* @__PURE__ */ optional(jsonObject)
		}),
		response: /* @__PURE__ */ looseObject({
			content: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown())),
			structuredContent: maybe(/* @__PURE__ */ unknown()),
			isError: maybe(/* @__PURE__ */ boolean())
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
		body: /* @__PURE__ */ strictObject({
			promptName: filledText,
			arguments: /* @__PURE__ */ optional(/* @__PURE__ */ record(text, scalar))
		}),
		response: /* @__PURE__ */ looseObject({
			description: maybe(text),
			messages: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown()))
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
		body: /* @__PURE__ */ strictObject({ uri: filledText }),
		response: /* @__PURE__ */ looseObject({ contents: /* @__PURE__ */ array(/* @__PURE__ */ unknown()) })
	},
	exportServer: {
		...common$3,
		id: "exportServer",
		path: `${base}/export`,
		summary: "One snapshot of tools, resources and prompts.",
		body: emptyBody,
		response: /* @__PURE__ */ looseObject({
			serverId: maybe(text),
			exportedAt: maybe(/* @__PURE__ */ union([text, /* @__PURE__ */ number()])),
			tools: maybe(/* @__PURE__ */ array(tool)),
			resources: maybe(/* @__PURE__ */ array(resource)),
			prompts: maybe(/* @__PURE__ */ array(prompt))
		})
	},
	importServerOauthTokens: {
		...common$3,
		id: "importServerOauthTokens",
		path: `${base}/oauth/import-tokens`,
		summary: "Stores OAuth tokens obtained elsewhere; later calls use and refresh them.",
		body: /* @__PURE__ */ strictObject({
			serverUrl: filledText,
			oauthResourceUrl: /* @__PURE__ */ optional(text),
			authorizationServerUrl: /* @__PURE__ */ optional(text),
			clientInformation: /* @__PURE__ */ optional(/* @__PURE__ */ looseObject({
				clientId: filledText,
				clientSecret: /* @__PURE__ */ optional(text)
			})),
			tokens: oauthTokens
		}),
		response: /* @__PURE__ */ looseObject({
			imported: maybe(/* @__PURE__ */ boolean()),
			expiresAt: maybe(/* @__PURE__ */ union([text, /* @__PURE__ */ number()]))
		})
	}
};
// src/contract/operations/sessions.ts
const origins = /* @__PURE__ */ pipe(/* @__PURE__ */ array(filledText), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(100));
const policy = /* @__PURE__ */ strictObject({
	mode: /* @__PURE__ */ optional(/* @__PURE__ */ picklist([
		"allow_all",
		"read_only",
		"allowlist"
	])),
	originAllowlist: /* @__PURE__ */ optional(origins),
	toolAllowlist: /* @__PURE__ */ optional(origins)
});
/** Every field is kept optional: the specification shows one observed answer. */
const sessionBrowser = /* @__PURE__ */ looseObject({
	sessionId: text,
	chatSessionId: maybe(text),
	projectId: maybe(text),
	browser: maybe(/* @__PURE__ */ looseObject({
		browserSessionId: maybe(text),
		state: maybe(word("active")),
		policy: maybe(/* @__PURE__ */ looseObject({
			mode: maybe(word("allow_all", "read_only", "allowlist")),
			originAllowlist: maybe(/* @__PURE__ */ array(text)),
			toolAllowlist: maybe(/* @__PURE__ */ array(text))
		})),
		profileId: maybe(text),
		bootId: maybe(text),
		controlledBy: maybe(word("human")),
		box: maybe(text),
		lastActiveAt: maybe(epochMs)
	}))
});
const swarm = /* @__PURE__ */ looseObject({
	id: text,
	projectId: maybe(text),
	name: maybe(text),
	description: maybe(text),
	environmentIds: maybe(/* @__PURE__ */ array(text)),
	iterations: maybe(/* @__PURE__ */ number()),
	sessionsPerTarget: maybe(/* @__PURE__ */ number()),
	maxTurns: maybe(/* @__PURE__ */ number()),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	setupWrites: maybe(/* @__PURE__ */ boolean())
});
const message = /* @__PURE__ */ strictObject({
	role: /* @__PURE__ */ picklist(["user", "assistant"]),
	content: /* @__PURE__ */ pipe(filledText, /* @__PURE__ */ maxLength(limits.agentMessageChars), /* @__PURE__ */ maxBytes(limits.agentMessageBytes))
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
		body: /* @__PURE__ */ strictObject({
			projectId: /* @__PURE__ */ optional(filledText),
			policy: /* @__PURE__ */ optional(policy),
			idempotencyKey: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(filledText, /* @__PURE__ */ maxLength(200))),
			profileId: /* @__PURE__ */ optional(text)
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
		body: /* @__PURE__ */ strictObject({
			policy: /* @__PURE__ */ optional(policy),
			profileId: /* @__PURE__ */ optional(text)
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
		query: /* @__PURE__ */ strictObject({ cursor: /* @__PURE__ */ optional(text) }),
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
		body: /* @__PURE__ */ strictObject({ runId: filledText }),
		response: /* @__PURE__ */ looseObject({
			ok: maybe(/* @__PURE__ */ boolean()),
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
		body: /* @__PURE__ */ strictObject({
			messages: /* @__PURE__ */ pipe(/* @__PURE__ */ array(message), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(limits.agentMessages), /* @__PURE__ */ check$2((messages) => fitsTogether(messages), `must hold at most ${limits.agentTotalBytes} bytes in all`)),
			idempotencyKey: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(filledText, /* @__PURE__ */ maxLength(200))),
			conversationId: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(filledText, /* @__PURE__ */ maxLength(64))),
			slackChannelId: /* @__PURE__ */ optional(text)
		}),
		response: /* @__PURE__ */ looseObject({
			reply: maybe(text),
			toolCalls: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown())),
			createdResources: maybe(/* @__PURE__ */ array(/* @__PURE__ */ looseObject({
				type: maybe(text),
				id: maybe(text),
				name: maybe(text),
				url: maybe(text)
			}))),
			proposedActions: maybe(/* @__PURE__ */ array(/* @__PURE__ */ unknown())),
			usage: maybe(/* @__PURE__ */ looseObject({
				inputTokens: maybe(/* @__PURE__ */ number()),
				outputTokens: maybe(/* @__PURE__ */ number())
			}))
		}),
		retry: "never",
		spec: "4 Agent"
	}
};
// src/contract/operations/studies.ts
const attachedServer = /* @__PURE__ */ looseObject({
	id: text,
	name: maybe(text),
	useOAuth: maybe(/* @__PURE__ */ boolean()),
	url: maybe(text)
});
const shareLink = /* @__PURE__ */ looseObject({
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
	serverCount: /* @__PURE__ */ number(),
	serverNames: /* @__PURE__ */ array(text),
	link: maybe(shareLink),
	createdAt: maybe(epochMs),
	updatedAt: maybe(epochMs),
	modelId: maybe(text),
	systemPrompt: maybe(text),
	temperature: maybe(/* @__PURE__ */ number()),
	requireToolApproval: /* @__PURE__ */ boolean(),
	servers: /* @__PURE__ */ array(attachedServer),
	environmentId: maybe(text),
	insights: maybe(jsonObject)
};
/** Deprecated paths return the old shape, which calls the id `scenarioId`. */
const scenario = /* @__PURE__ */ looseObject({
	...(/* @__PURE__ */ partial(/* @__PURE__ */ looseObject(studyFields))).entries,
	id: maybe(text),
	scenarioId: maybe(text)
});
const chatboxFields = {
	id: text,
	name: maybe(text),
	mode: maybe(text),
	serverNames: maybe(/* @__PURE__ */ array(text)),
	link: maybe(/* @__PURE__ */ unknown())
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
		response: /* @__PURE__ */ looseObject({
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
		response: page(/* @__PURE__ */ looseObject(chatboxFields)),
		pagination: "query",
		spec: "4 Chatboxes"
	},
	getChatbox: {
		...common$1,
		id: "getChatbox",
		path: "/projects/{projectId}/chatboxes/{chatboxId}",
		summary: "Model, system prompt, tool-approval policy and servers of a chatbox.",
		response: /* @__PURE__ */ looseObject({
			...chatboxFields,
			modelId: maybe(text),
			systemPrompt: maybe(text),
			requireToolApproval: maybe(/* @__PURE__ */ boolean()),
			servers: maybe(/* @__PURE__ */ array(attachedServer))
		}),
		spec: "4 Chatboxes"
	}
};
// src/contract/suite-body.ts
const rules = /* @__PURE__ */ array(rule);
const exactCount = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(100));
/** Body of an edit of a suite. `environmentIds`: a list replaces, null detaches all. */
const suiteEdit = /* @__PURE__ */ strictObject({
	name: /* @__PURE__ */ optional(filledText),
	description: /* @__PURE__ */ optional(text),
	environment: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({
		servers: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ array(filledText), /* @__PURE__ */ description("Names of saved servers; the list replaces."))),
		computerEnvironment: /* @__PURE__ */ nullish(/* @__PURE__ */ unknown())
	})),
	environmentIds: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ array(filledText), /* @__PURE__ */ minLength(1, "must not be empty; send null to detach all"))),
	executionConfig: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({
		model: /* @__PURE__ */ optional(filledText),
		systemPrompt: /* @__PURE__ */ optional(text),
		temperature: /* @__PURE__ */ optional(/* @__PURE__ */ number())
	})),
	hosts: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
		host: filledText,
		servers: /* @__PURE__ */ optional(/* @__PURE__ */ array(filledText))
	}))),
	settings: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({
		minimumAccuracy: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(100), /* @__PURE__ */ description("Percent over all cases."))),
		minimumIterations: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(10), /* @__PURE__ */ description("A floor for every case."))),
		matchOptions: /* @__PURE__ */ nullish(jsonObject),
		checks: /* @__PURE__ */ nullish(rules),
		defaultPredicates: /* @__PURE__ */ nullish(rules),
		defaultAssertions: /* @__PURE__ */ nullish(rules),
		iterations: /* @__PURE__ */ nullish(exactCount),
		repetitions: /* @__PURE__ */ nullish(exactCount),
		judge: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({
			enabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			model: /* @__PURE__ */ optional(text),
			autoRun: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			threshold: /* @__PURE__ */ optional(/* @__PURE__ */ number())
		}))
	})),
	expectedRevisionNumber: /* @__PURE__ */ optional(/* @__PURE__ */ number())
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
		body: /* @__PURE__ */ strictObject({
			name: filledText,
			description: /* @__PURE__ */ optional(text),
			serverIds: /* @__PURE__ */ pipe(/* @__PURE__ */ array(filledText), /* @__PURE__ */ minLength(1, "must not be empty")),
			serverNames: /* @__PURE__ */ optional(/* @__PURE__ */ array(filledText)),
			model: filledText,
			provider: /* @__PURE__ */ optional(text),
			tests: /* @__PURE__ */ pipe(/* @__PURE__ */ array(inlineTest), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(100)),
			passCriteria: /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({ minimumPassRate: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(100), /* @__PURE__ */ description("Percent 0..100.")) })),
			tags: /* @__PURE__ */ optional(/* @__PURE__ */ array(text))
		}),
		response: /* @__PURE__ */ looseObject({
			suiteId: text,
			name: maybe(text),
			servers: maybe(/* @__PURE__ */ array(idAndName)),
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
		body: /* @__PURE__ */ strictObject({
			enabled: /* @__PURE__ */ boolean(),
			intervalMinutes: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(5), /* @__PURE__ */ maxValue(10080))),
			environmentId: /* @__PURE__ */ nullish(filledText)
		}),
		response: /* @__PURE__ */ looseObject({
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
		body: /* @__PURE__ */ strictObject({ environmentId: filledText }),
		response: /* @__PURE__ */ looseObject({
			suiteId: maybe(text),
			attached: maybe(/* @__PURE__ */ unknown()),
			environmentIds: maybe(/* @__PURE__ */ array(text))
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
// src/model/nearest.ts
/** The candidate a person most likely meant, or undefined when none is close: at most a third of its characters may differ. */
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
/** Levenshtein distance, one row at a time. Words are cut to 100 characters, so a hostile input costs little. */
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
export { nullish as $, UsageError as A, finite as B, readInputs as C, minutes as Ct, PermissionError as D, script as Dt, NameTaken as E, rate as Et, uploadInputs as F, looseObject as G, gtValue as H, array as I, minLength as J, maxLength as K, boolean as L, inputProblem as M, messageOf as N, ReportError as O, text$1 as Ot, serviceInputs as P, nullable as Q, check$2 as R, isGiven as S, logins as St, EvalGateError as T, quote as Tt, integer as U, getDotPath as V, literal as W, nonEmpty as X, minValue as Y, null_ as Z, checkApiKey as _, variant as _t, settingProblems as a, picklist as at, createConnectionPool as b, flag as bt, spellingProblems as c, regex as ct, operationOf as d, string as dt, number as et, operations as f, trim as ft, serviceHeaders as g, url as gt, defaultHeaderPrefix as h, unknown as ht, readSuiteSettings as i, parseJson as it, describeRefusal as j, ServiceError as k, isOperationId as l, safeParse as lt, limits as m, union as mt, isRecord as n, optional as nt, spellCaseFields as o, pipe as ot, inlineTest as p, tuple as pt, maxValue as q, readCaseFields as r, parse as rt, spellSuiteSettings as s, record as st, nearest as t, object as tt, operationIds as u, strictObject as ut, checkBaseUrl as v, choice as vt, ArtifactError as w, names as wt, isLoopback as x, lines as xt, isTrustworthy as y, count$1 as yt, description as z };
