const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_platform = require("./platform.js");
let node_net = require("node:net");
let node_buffer = require("node:buffer");
let node_util = require("node:util");
let node_crypto = require("node:crypto");
// src/config/inputs/runner-inputs.ts
const runnerInputs = {
	"github-token": {
		reader: require_platform.text("TOKEN"),
		expression: "github.token",
		only: "github",
		description: "Token for the comment, the check run, the issue and the baseline artifact."
	},
	"retention-days": {
		reader: require_platform.count({ max: 400 }),
		default: "90",
		only: "github",
		description: "How long GitHub keeps what is stored: baselines, reports, parts. They hold the inputs and outputs of evals (see `show-outputs` in docs/policy.md), and everybody who can read the repository can download them. A pull request finds no baseline that has expired. The settings of the repository may allow less."
	},
	matrix: {
		reader: require_platform.text("JSON"),
		expression: "toJSON(matrix)",
		only: "github",
		isHidden: true,
		description: "The leg of the matrix that this job is, as JSON. Filled in by the runner; leave it out."
	},
	strategy: {
		reader: require_platform.text("JSON"),
		expression: "toJSON(strategy)",
		only: "github",
		isHidden: true,
		description: "How many legs the matrix has, as JSON. Filled in by the runner; leave it out."
	},
	"check-run-id": {
		reader: require_platform.text("ID"),
		expression: "job.check_run_id",
		only: "github",
		isHidden: true,
		description: "Id by which GitHub lists this job, which tells two calls of one reusable workflow apart. Filled in by the runner; leave it out."
	}
};
function readRetentionDays(raw) {
	const problems = [];
	const { retentionDays } = require_platform.readInputs({ "retention-days": runnerInputs["retention-days"] }, raw, problems);
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	return retentionDays;
}
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
function getGlobalConfig(config$1) {
	if (!config$1 && true) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	};
}
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? _stringify(input);
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
function _getByteCount(input) {
	if (!textEncoder) textEncoder = new TextEncoder();
	return textEncoder.encode(input).length;
}
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, getGlobalConfig())
	};
	return schema;
}
function entriesFromObjects(schemas) {
	const entries$1 = {};
	for (const schema of schemas) Object.assign(entries$1, schema.entries);
	return entries$1;
}
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
var ValiError = class extends Error {
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
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
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}
function finite$2(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite$2,
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
function gtValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "gt_value",
		reference: gtValue,
		async: false,
		expects: `>${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
			return dataset;
		}
	};
}
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
				const length$1 = _getByteCount(dataset.value);
				if (length$1 > this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}
function maxEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_entries",
		reference: maxEntries,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count > this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}
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
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
			return dataset;
		}
	};
}
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
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
			return dataset;
		}
	};
}
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
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}
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
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
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
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (_isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
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
						const value$1 = key in input ? input[key] : getDefault(valueSchema);
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
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
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
					for (const key in input) if (_isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
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
				if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
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
				if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
function number$2(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number$2,
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
						const value$1 = key in input ? input[key] : getDefault(valueSchema);
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
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
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
				if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: _joinExpects(options.map(_stringify), "|"),
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
				for (const entryKey in input) if (_isValidObjectKey(input, entryKey)) {
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
						const value$1 = key in input ? input[key] : getDefault(valueSchema);
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
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
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
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: _joinExpects(options.map((option) => option.expects), "|"),
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
				_addIssue(this, "type", dataset, config$1, { issues: _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
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
				parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: _joinExpects(expectedDiscriminators, "|"),
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
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}
function partial(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? optional(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}
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
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
// src/config/settings/row.ts
function byKey(table) {
	return new Map(require_platform.keysOf(table).map((field) => [table[field].name ?? field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), {
		...table[field],
		field
	}]));
}
const links = /\[([^\][]{0,200})\]\([^()]{0,500}\)/g;
function entriesOf(table) {
	const entries = [...byKey(table)].map(([key, { schema, description: description$1 }]) => [key, optional(pipe(schema, description(description$1.replace(links, "$1"))))]);
	return Object.fromEntries(entries);
}
function byField(table, written) {
	const rows = byKey(table);
	const read = Object.entries(written).flatMap(([key, value]) => {
		const row = rows.get(key);
		return row === void 0 || value === void 0 ? [] : [[row.field, value]];
	});
	return Object.fromEntries(read);
}
function defaultsOf(table) {
	const rows = Object.entries(table).filter(([, row]) => row.default !== void 0);
	return Object.fromEntries(rows.map(([field, row]) => [field, row.default]));
}
function isYaml(text) {
	return /\n|^\s*[{#]|:(?:\s|$)/.test(text);
}
// src/gate/policy/policy.ts
const failOnValues = [
	"regressions",
	"new-failures",
	"failures",
	"never"
];
const onMissingBaselineValues = [
	"pass",
	"neutral",
	"fail"
];
const suiteKinds = [
	"auto",
	"tests",
	"evals"
];
const newTestModes = ["fail", "warn"];
const growthModes = [
	"off",
	"warn",
	"fail"
];
const acceptModes = [
	"writers",
	"not-author",
	"off"
];
const latestRelease = "latest-release";
function anchorDay({ drift }) {
	return drift.anchor === "latest-release" ? void 0 : drift.anchor;
}
const warnLevel = .05;
const maxText = 500;
const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/;
const readRate = (value) => typeof value === "number" ? value : Number.parseFloat(value) / 100;
const asShare = "must be a share: a number from 0 to 1, or percent like \"95%\"";
const share = pipe(union([pipe(number$2(), minValue(0, asShare), maxValue(1, asShare)), pipe(string(), regex(percentPattern, asShare))], asShare), transform(readRate));
const asGrowth = "must be a share like 0.2, or percent like \"20%\"";
const growthShare = pipe(union([pipe(number$2(), minValue(0, asGrowth)), pipe(string(), regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth))], asGrowth), transform(readRate));
function choice(values) {
	return picklist(values, `must be one of ${values.join(", ")}`);
}
const flag = boolean("must be true or false");
const finite$1 = pipe(number$2("must be a number"), finite$2("must be a finite number"));
const positive = pipe(finite$1, gtValue(0, "must be more than 0"));
function wholeNumber(least, most, as = `must be a whole number from ${least} to ${most}`) {
	return pipe(number$2(as), integer(as), minValue(least, as), maxValue(most, as));
}
const asMinutes = "must be a number of minutes up to 1440";
const minutes = pipe(number$2(asMinutes), gtValue(0, asMinutes), maxValue(1440, asMinutes), transform((value) => value * 6e4));
const asInterval = "must be hours or days like 26h or 7d, at most 90d";
const hourMs = 36e5;
const interval = pipe(string(asInterval), regex(/^[1-9]\d{0,3}[hd]$/, asInterval), transform((written) => Number.parseInt(written, 10) * (written.endsWith("h") ? hourMs : 24 * hourMs)), maxValue(2160 * hourMs, asInterval));
const text$1 = pipe(string("must be text"), nonEmpty("must not be empty"), maxLength(maxText, `must not be longer than ${maxText} characters`));
const day = pipe(string("must be a day like 2030-12-31"), regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2030-12-31"), check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, "is not a day of the calendar"));
const asPatterns = `must be a pattern or a list of 1 to 50 patterns`;
function texts(least, as = asPatterns, most = 50) {
	return pipe(union([text$1, pipe(array(text$1), minLength(least, as), maxLength(most, as))], as), transform((value) => typeof value === "string" ? [value] : value));
}
const match = pipe(texts(1), description("Pattern or patterns. `*` stands for any text, `?` for one character."));
const minScores = pipe(union([finite$1, record(text$1, finite$1)], "must be a number, or one number per scorer"), transform((value) => typeof value === "number" ? { "*": value } : value));
function map(entries) {
	return pipe(strictObject(entries), transform(renameKeys));
}
function renameKeys(written) {
	return Object.fromEntries(Object.entries(written).map(([name, value]) => [require_platform.camelCase(name), value]));
}
const limits = map({
	"latency-ms": optional(positive),
	tokens: optional(positive),
	"cost-usd": optional(positive)
});
const growthRule = map({
	mode: optional(choice(growthModes)),
	"at-least": optional(growthShare)
});
// src/config/hosted/settings.ts
const names = texts(1, "must be a name or id, or a list of them", 1e3);
const hostedTable = {
	suites: {
		name: "suite",
		schema: names,
		default: [],
		shownDefault: "",
		description: "Eval suites to run, by id or name, one or a list."
	},
	suiteFile: {
		schema: text$1,
		default: void 0,
		description: "YAML file that defines the suite to run ([a suite as code](suites-as-code.md)). Use instead of `suite`."
	},
	syncSuite: {
		schema: pipe(union([boolean(), literal("only")], "must be true, false or only"), transform((value) => `${value}`)),
		default: "false",
		description: "`true`: update the service's suite from `suite-file`, then run it. `only`: update it and run nothing. `false`: run the file without changing a saved suite."
	},
	environments: {
		name: "environment",
		schema: names,
		default: [],
		shownDefault: "the environment attached to the suite",
		description: "Environments to run the suite in, by id or name, one or a list."
	},
	servers: {
		schema: names,
		default: [],
		shownDefault: "the servers of the suite or its environment",
		description: "Saved MCP servers to run the suite against, by id or name, one or a list."
	},
	cases: {
		schema: names,
		default: [],
		shownDefault: "all cases",
		description: "Cases of the suite to run, by id or title, one or a list."
	},
	repetitions: {
		schema: wholeNumber(1, 10, "must be a whole number from 1 to 10, the most that the service accepts. More runs of the base branch also make a comparison sharper"),
		default: void 0,
		shownDefault: "as defined in the suite",
		description: "How often to run each case, 1 to 10."
	},
	preflight: {
		schema: choice([
			"off",
			"check",
			"doctor"
		]),
		default: "off",
		description: "Before anything runs, `check` whether the servers and the environment connect, or use `doctor` for a thorough inspection. Without a suite, the step ends after this check."
	},
	timeoutMs: {
		name: "timeout-minutes",
		schema: minutes,
		default: 36e5,
		shownDefault: "`60`",
		description: "How many minutes to wait for a run, including the time it waits for a free slot. After that it is cancelled."
	},
	wait: {
		schema: flag,
		default: true,
		description: "`false`: only start the run. A later step evaluates it with `run-id`."
	},
	runIds: {
		name: "run-id",
		schema: pipe(names, transform((ids) => ids.flatMap((id) => id.split(/[\s,]+/)).filter((id) => id !== "")), check((ids) => ids.every((id) => /^[A-Za-z0-9_-]+$/.test(id)), "must be ids")),
		default: [],
		shownDefault: "",
		description: "Ids of runs that an earlier step started, a list or separated by spaces: wait for them and evaluate them."
	},
	receipts: {
		schema: text$1,
		default: void 0,
		description: "Folder in which tests that upload by themselves leave receipts of their runs: evaluate those runs, without a second upload."
	},
	pullRequestEnvironment: {
		schema: text$1,
		default: void 0,
		description: "On a pull request, run in a copy of this environment that belongs to the pull request; the copy is archived when the pull request is closed. Elsewhere, run in this environment."
	},
	baseEnvironment: {
		schema: text$1,
		default: void 0,
		shownDefault: "the same environment, or the one that `pull-request-environment` copies",
		description: "Environment in which the base branch runs, by id or name. Its runs are the baseline, and `look-again: auto` runs cases in doubt again there."
	},
	baseServers: {
		schema: names,
		default: [],
		shownDefault: "",
		description: "Saved MCP servers of the base branch, by id or name, one or a list. For suites without an environment: `look-again: auto` runs cases in doubt again there."
	},
	study: {
		schema: text$1,
		default: void 0,
		description: "Id of a study: run the suite in the environment that it publishes, and show its insights."
	},
	triage: {
		schema: flag,
		default: false,
		description: "Ask the service's agent what the failing cases have in common. Adds a paragraph next to the verdict; billed to the project."
	},
	reproduce: {
		schema: choice(["off", "on-failure"]),
		default: "off",
		description: "`on-failure`: open a read-only session browser for up to two failing cases and link it in the comment."
	}
};
const hostedSchema = strictObject({
	$schema: optional(string()),
	...entriesOf(hostedTable)
});
const defaultHosted = defaultsOf(hostedTable);
// src/config/inputs/baseline-inputs.ts
function baselineChoice() {
	const read = (text, refuse) => {
		if (text === "auto" || text === "artifact" || text === "service" || text === "none") return { kind: text };
		const [, kind, value = ""] = /^(file|run):\s*(\S.*)$/.exec(text) ?? [];
		if (kind === "file") return {
			kind,
			path: value
		};
		if (kind === "run" && /^\d+$/.test(value)) return {
			kind,
			runId: value
		};
		return refuse(`must be one of auto, artifact, service, none, file:PATH or run:ID (id of a workflow run); got ${require_platform.quote(text)}`);
	};
	return {
		placeholder: "SOURCE",
		absent: void 0,
		read
	};
}
const baselineInputs = {
	baseline: {
		reader: baselineChoice(),
		default: "auto",
		description: "What to compare with: `artifact` (results that runs of the base branch stored), `service` (results of the base branch in the eval service), `auto` (either of the two), `run:ID` (a workflow run), `file:PATH` (a results file or reports), or `none`."
	},
	"baseline-branch": {
		reader: require_platform.text("BRANCH"),
		only: "github",
		fallback: "the base of the pull request or of the merge queue; on a push the branch itself when it is the default branch or its rules want a review, else the default branch",
		description: "Branch to compare with. When it has no baseline yet, the default branch is used instead, and the report says so."
	},
	"baseline-workflow": {
		reader: require_platform.lines("FILE"),
		field: "baselineWorkflows",
		only: "github",
		fallback: "the workflow file of this run",
		description: "Workflow files whose runs on the base branch store the baseline, such as `ci.yml`, one per line. Requires `suite-name`."
	}
};
// src/model/misplaced-arrays.ts
function misplacedArrays(schema, input, path = []) {
	if (typeof input !== "object" || input === null) return [];
	const { type, wrapped, options, item, entries } = partsOf(schema);
	if (wrapped !== void 0) return misplacedArrays(wrapped, input, path);
	if (options !== void 0) {
		const found = options.filter(holdsOthers).map((option) => misplacedArrays(option, input, path));
		return found.every((paths) => paths.length > 0) ? found[0] ?? [] : [];
	}
	if (item !== void 0) return Array.isArray(input) ? input.flatMap((one, index) => misplacedArrays(item, one, [...path, index])) : [];
	if (entries === void 0 && type !== "record") return [];
	if (Array.isArray(input)) return [path];
	return Object.entries(entries ?? {}).flatMap(([key, entry]) => Object.hasOwn(input, key) ? misplacedArrays(entry, Reflect.get(input, key), [...path, key]) : []);
}
function holdsOthers(schema) {
	const { type, wrapped, options, item, entries } = partsOf(schema);
	return type === "record" || (options?.some(holdsOthers) ?? (wrapped ?? item ?? entries) !== void 0);
}
function partsOf(schema) {
	return typeof schema === "object" && schema !== null ? schema : {};
}
// src/config/inputs/hosted-inputs.ts
const hostedInputs = {
	hosted: {
		reader: require_platform.script("FILE|YAML"),
		description: "Runs in the eval service, instead of `reports`: settings of docs/hosted-runs.md as YAML, such as `suite: support`, or the path of a file with them."
	},
	"model-api-keys": {
		reader: modelKeys(),
		description: "API keys of model providers for a hosted run, one `provider: key` per line. Never logged or stored."
	},
	"oauth-tokens": {
		reader: oauthGrants(),
		field: "oauthGrants",
		description: "OAuth tokens to give to the service before a hosted run, as JSON from a secret: `{\"server\": {\"access_token\": \"…\", \"refresh_token\": \"…\"}}`."
	}
};
const grantsSchema = record(string(), looseObject({
	access_token: pipe(string(), nonEmpty()),
	refresh_token: optional(string()),
	expires_in: optional(number$2()),
	token_type: optional(string()),
	scope: optional(string()),
	id_token: optional(string()),
	clientId: optional(string()),
	clientSecret: optional(string())
}));
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
		const [list] = misplacedArrays(grantsSchema, json);
		const { success, output, issues } = safeParse(grantsSchema, json);
		if (success && list === void 0) return output;
		const wrong = list?.join(".") ?? (issues && getDotPath(issues[0])) ?? "";
		return refuse(`has an invalid or missing value${wrong === "" ? "" : ` at ${wrong}`}`, advice);
	};
	return {
		placeholder: "JSON",
		isMultiline: true,
		absent: {},
		read
	};
}
function modelKeys() {
	return require_platform.pairs("PROVIDER:KEY", splitKeyLine, {
		form: "provider: key",
		advice: "For example `anthropic: ` and the secret. An empty secret leaves the key out."
	});
}
function splitKeyLine(line) {
	const [, name, value] = /^([A-Za-z][\w.-]*)\s*[:=]\s*(\S*)$/.exec(line.trim()) ?? [];
	return name === void 0 || value === void 0 ? void 0 : {
		name,
		value
	};
}
function secretsAmong(raw) {
	const modelSecrets = require_platform.splitLines(raw["model-api-keys"] ?? "").map((line) => line.trim()).flatMap((line) => [splitKeyLine(line)?.value ?? line, line]);
	const grants = grantSecrets(raw["oauth-tokens"] ?? "");
	const headers = require_platform.headerSecrets(raw["request-headers"] ?? "");
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
		return require_platform.splitLines(text).map((line) => line.trim());
	}
}
function stringsIn(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
// src/config/inputs/look-again-inputs.ts
const lookAgainInputs = {
	"look-again": {
		reader: require_platform.script("auto|off|COMMAND"),
		default: "off",
		description: "How cases in doubt are measured again before anything is called a regression: `auto` (by the tool that wrote the reports, or by the eval service for hosted runs), `off`, or a command that runs the cases of `$EVAL_GATE_CASES` and writes its reports into the folder `$EVAL_GATE_REPORTS`. It runs for the change and for the base branch, and only these fresh results decide."
	},
	"look-again-base": {
		reader: require_platform.script("COMMAND"),
		only: "reports",
		fallback: "install what is missing, by the lock file of the project",
		description: "Command that makes the second checkout, at the commit of the baseline, ready to run, such as `npm ci`. `off`: the base is not run, and the fresh results are compared with its history."
	}
};
// src/config/inputs/policy-inputs.ts
const defaultPolicyPath = ".github/eval-gate.yml";
const policyInputs = {
	policy: {
		reader: require_platform.script("FILE|YAML"),
		fallback: `\`${defaultPolicyPath}\``,
		description: "Path of the policy file, or settings of docs/policy.md as YAML, such as `fail-on: failures`, that count on top of that file; or both, with the path on the first line."
	},
	"policy-from": {
		reader: require_platform.choice(["base", "head"]),
		default: "base",
		only: "github",
		description: "Whose policy file judges a pull request: `base` (the base branch, so that a change of the policy counts once it is merged) or `head` (the pull request itself)."
	}
};
// src/config/inputs/report-inputs.ts
const reportInputs = {
	reports: {
		reader: require_platform.patterns("FILES…"),
		description: "Report files to read: glob patterns relative to the workspace, one per line. A pattern that starts with `!` excludes files."
	},
	"path-prefix": {
		reader: require_platform.text("FOLDER"),
		only: "reports",
		fallback: "the folders above each report file",
		description: "Folder of the package, for reports in a monorepo that name files relative to it, e.g. `packages/web`. Annotations and links need it when the report lies outside of that folder."
	},
	selection: {
		reader: require_platform.flag(),
		default: "false",
		only: "reports",
		description: "Only some cases were meant to run, for example the evals of changed files. The run is compared on what ran, the rest counts as not run, and the run is not kept as a baseline."
	},
	"test-outcome": {
		reader: require_platform.outcomes(),
		default: "unknown",
		only: "reports",
		description: "How the step that ran the tests ended: the expression `steps.ID.outcome`. Of several steps: one per line. Reports of many tools do not contain unhandled errors and crashes. If the step failed and no result shows a failure, or it was cancelled or skipped, the verdict is inconclusive instead of passed."
	},
	"suite-name": {
		reader: require_platform.text("NAME"),
		fallback: "workflow, job and leg of the matrix; `evals` in a terminal",
		description: "Name of what is measured. It identifies the comment, the baseline and the suite in the service, so two steps or jobs of one workflow run must not share it."
	},
	mode: {
		reader: require_platform.choice([
			"gate",
			"collect",
			"merge",
			"publish"
		]),
		default: "gate",
		only: "github",
		description: "`gate` does everything in one job. `collect` in every leg of a matrix stores a part, and `merge` in one later job judges all parts together. For pull requests from forks, split the job into two workflows: `collect` measures without secrets, `publish` compares, comments and uploads."
	},
	"expected-parts": {
		reader: require_platform.count({ max: 1e4 }),
		only: "github",
		fallback: "the size of the matrix, as the parts report it",
		description: "With `mode: merge` or `publish`: how many parts there must be. With fewer or more the verdict is inconclusive at best. Set it when several jobs collect parts."
	},
	workflow: {
		reader: require_platform.text("FILE"),
		only: "github",
		fallback: "any workflow file of the default branch that keeps a baseline of the suite",
		description: "With `mode: publish`: path of the workflow file with `mode: collect`, for example `.github/workflows/evals.yml`. Measurements of other workflows are refused, whatever their name is."
	}
};
// src/config/inputs/reviewer-inputs.ts
const reviewerInputs = {
	comment: {
		reader: require_platform.choice([
			"always",
			"on-change",
			"failures",
			"off"
		]),
		default: "always",
		only: "github",
		description: "When to post the pull-request comment: `always`, `on-change` (once a case changed or the verdict is not `passed`), `failures` (once something is wrong) or `off`. An existing comment is always updated."
	},
	"check-run": {
		reader: require_platform.flag(),
		default: "false",
		only: "github",
		description: "Also report the verdict as a check run of the commit. Requires `checks: write`."
	},
	annotations: {
		reader: require_platform.flag(),
		default: "true",
		only: "github",
		description: "Annotate failures at their file and line."
	},
	"html-report": {
		reader: require_platform.choice(["auto", "off"]),
		default: "auto",
		only: "github",
		description: "`auto`: store the HTML report as an artifact that opens in the browser."
	},
	"results-file": {
		reader: require_platform.text("FILE"),
		fallback: "a file in the temporary folder of the runner",
		description: "Where to write the machine-readable results. `baseline: file:PATH` reads the same format."
	},
	"ctrf-file": {
		reader: require_platform.text("FILE"),
		description: "Where to write the results as CTRF, a JSON format that other tools read."
	},
	"junit-file": {
		reader: require_platform.text("FILE"),
		description: "Where to write the results as JUnit XML."
	}
};
function neededPermissions({ comment, checkRun }, { issueOnFailure }) {
	return [
		"contents: read",
		"actions: read",
		...comment === "off" ? [] : ["pull-requests: write"],
		...checkRun ? ["checks: write"] : [],
		...issueOnFailure ? ["issues: write"] : []
	];
}
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
function formatRateChange(base, head) {
	for (let decimals = 1;; decimals += 1) {
		const [before, after] = [formatRate(base, decimals), formatRate(head, decimals)];
		const isSame = base.toPrecision(12) === head.toPrecision(12);
		if (before === after && !isSame && decimals < 4) continue;
		const points = Number((Number.parseFloat(after) - Number.parseFloat(before)).toFixed(decimals));
		const size = `${fixed(Math.abs(points), decimals)} ${Math.abs(points) === 1 ? "point" : "points"}`;
		return {
			before,
			after,
			change: `${signOf(points)}${size}`,
			size
		};
	}
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
function quoteName(name) {
	return `“${name.length > 120 ? `${name.slice(0, 119).toWellFormed()}…` : name}”`;
}
function quoteNames(names, limit = 5) {
	return listSome(names, limit, quoteName);
}
function listSome(items, limit, describe) {
	const shown = items.slice(0, limit).map(describe).join(", ");
	return items.length > limit ? `${shown} and ${formatCount(items.length - limit)} more` : shown;
}
function fixed(value, decimals) {
	return String(Number(value.toFixed(decimals)));
}
function formatDecimal(value) {
	return value >= 1e3 ? formatted("grouped", value) : fixed(value, 1);
}
const formatters = new Map();
function groupDigits(digits) {
	const rest = digits.slice(0, -3);
	return rest === "" || rest === "-" ? digits : `${groupDigits(rest)},${digits.slice(-3)}`;
}
function formatted(notation, value) {
	if (notation === "grouped" && Number.isSafeInteger(value) && !Object.is(value, -0)) return groupDigits(String(value));
	if (typeof notation === "number" && isShort(value, notation)) return String(value);
	let formatter = formatters.get(notation);
	if (formatter === void 0) {
		formatter = new Intl.NumberFormat("en-US", optionsOf(notation));
		formatters.set(notation, formatter);
	}
	return formatter.format(value);
}
function isShort(value, significantDigits) {
	const size = Math.abs(value);
	if (Number.isInteger(value)) return size < 1e3 && !Object.is(value, -0) && significantDigits >= 3;
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
// src/reports/formats/json-format.ts
function jsonFormat(name, title, load, signs, others = {}) {
	const detect = ({ paths }) => signs.some((all) => all.every((path) => paths.has(path)));
	return {
		name,
		title,
		endings: ["json"],
		detect,
		load,
		...others
	};
}
function evalFormat(...[name, title, load, signs, others]) {
	return jsonFormat(name, title, load, signs, {
		repeats: "iterations",
		...others
	});
}
// src/reports/formats/eval-formats.ts
const tables = () => Promise.resolve().then(() => require("./formats.js")).then((n) => n.tables_exports);
const evalTools = () => Promise.resolve().then(() => require("./formats.js")).then((n) => n.eval_tools_exports);
const evalFormats = [
	evalFormat("evalite-json", "`evalite --outputPath`, 0.19 and 1.0 beta", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.evalite_json_exports)).readEvaliteJson, [
		["run.runType"],
		["evals.[].results.[].scores"],
		["suites.[].evals.[].scores"]
	]),
	evalFormat("promptfoo-json", "`promptfoo eval -o out.json`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.promptfoo_json_exports)).readPromptfooJson, [
		"evalId",
		"results.prompts",
		"results.results.[].promptIdx"
	].map((sign) => ["results.results", sign]), { saysOutages: true }),
	evalFormat("promptfoo-jsonl", "`promptfoo eval -o out.jsonl`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.promptfoo_jsonl_exports)).readPromptfooJsonl, [[
		"testIdx",
		"promptIdx",
		"testCase"
	]], {
		endings: ["jsonl", "ndjson"],
		saysOutages: true
	}),
	evalFormat("inspect-json", "Inspect logs: `.eval`, or in JSON", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.inspect_json_exports)).readInspectJson, [
		"samples",
		"plan",
		"stats"
	].map((sign) => ["eval.task", sign]), {
		endings: ["eval", "json"],
		saysOutages: true
	}),
	evalFormat("deepeval-json", "deepeval test runs", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.deepeval_json_exports)).readDeepevalJson, [
		"testCases.[].metricsData",
		"metricsScores",
		"conversationalTestCases"
	].map((sign) => ["testCases", sign]), { saysOutages: true }),
	evalFormat("mcp-use-json", "mcp-use's eval action", async () => (await evalTools()).readMcpUse, [["[].case_id", "[].metrics"], ["[].case_id", "[].tool_assertions"]]),
	evalFormat("mcpjam-json", "what the [MCPJam SDK](tools.md#mcpjam-sdk) returns or uploads, as JSON", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.mcpjam_json_exports)).readMcpjamJson, [], {
		saysOutages: true,
		detect: ({ paths }) => [...paths].some((path) => /(?:^|\.)iterationDetails$/.test(path)) || paths.has("[].caseTitle") || paths.has("results.[].caseTitle") || paths.has("kind") && paths.has("cases.[].category") && paths.has("cases.[].passed") || paths.has("tests") && paths.has("aggregate.accuracy")
	}),
	evalFormat("pydantic-evals-json", "pydantic-evals, `EvaluationReportAdapter.dump_json(report)`", async () => (await evalTools()).readPydanticEvals, [["cases", "cases.[].assertions"], ["cases", "report_evaluator_failures"]], { saysOutages: true }),
	evalFormat("lm-eval-jsonl", "lm-evaluation-harness with `--log_samples`", async () => (await evalTools()).readLmEval, [["doc_id", "filtered_resps"], ["doc_id", "resps"]], { endings: ["jsonl"] }),
	evalFormat("strands-json", "Strands Evals, `report.to_file()`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.strands_json_exports)).readStrandsJson, [[
		"cases",
		"test_passes",
		"scores"
	]], { saysOutages: true }),
	evalFormat("braintrust-json", "what Braintrust's `Eval()` returns, as JSON", async () => (await evalTools()).readBraintrust, [[
		"results.[].scores",
		"results.[].input",
		"summary"
	]], {
		endings: ["json", "jsonl"],
		saysOutages: true
	}),
	evalFormat("openai-evals-jsonl", "OpenAI evals, `oaieval --record_path`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.openai_evals_jsonl_exports)).readOpenaiEvalsJsonl, [
		["spec.eval_name"],
		["spec.base_eval"],
		[
			"sample_id",
			"event_id",
			"run_id"
		]
	], {
		endings: ["jsonl"],
		saysOutages: true
	}),
	evalFormat("azure-json", "Azure AI Evaluation, `evaluate(output_path=…)`", async () => (await evalTools()).readAzure, [], { detect: ({ paths }) => paths.has("rows") && paths.has("metrics") && [...paths].some((path) => /^rows\.\[\]\.(?:inputs|outputs)\./.test(path)) }),
	evalFormat("adk-json", "Google ADK, `*.evalset_result.json`", async () => (await evalTools()).readAdk, [["eval_case_results", "eval_set_id"], ["evalCaseResults", "evalSetId"]]),
	evalFormat("ragas-json", "ragas, `to_pandas().to_json(orient=\"records\")`", async () => (await tables()).readRagas, [
		["user_input", "response"],
		["user_input", "retrieved_contexts"],
		["[].user_input", "[].response"],
		["[].user_input", "[].retrieved_contexts"]
	], { endings: ["json", "jsonl"] }),
	evalFormat("terminal-bench-json", "terminal-bench, `results.json`", async () => (await tables()).readTerminalBench, [["results.[].task_id", "results.[].is_resolved"]]),
	evalFormat("swe-bench-json", "SWE-bench, the report of a run", async () => (await tables()).readSweBench, [], { detect: ({ paths }) => paths.has("resolved_ids") && paths.has("unresolved_ids") && !paths.has("results") }),
	evalFormat("tau-bench-json", "tau-bench", async () => (await tables()).readTauBench, [[
		"[].task_id",
		"[].reward",
		"[].traj"
	], [
		"[].task_id",
		"[].reward",
		"[].trial"
	]]),
	evalFormat("tau2-bench-json", "tau2-bench", async () => (await tables()).readTau2Bench, [["simulations.[].task_id", "simulations.[].reward_info"]]),
	evalFormat("harbor-json", "Harbor, `result.json` of a trial", async () => (await tables()).readHarbor, [[
		"task_name",
		"trial_name",
		"verifier_result"
	]]),
	evalFormat("phoenix-json", "Arize Phoenix, `/v1/experiments/ID/json`", async () => (await tables()).readPhoenix, [["[].example_id", "[].repetition_number"]]),
	evalFormat("langsmith-json", "LangSmith, `results.to_pandas().to_json(…, orient=\"records\")`", async () => (await tables()).readLangSmith, [["[].example_id", "[].execution_time"], ["example_id", "execution_time"]], { endings: ["json", "jsonl"] }),
	evalFormat("mlflow-json", "MLflow, `eval_results_table.json`", async () => (await tables()).readMlflow, [], { detect: ({ paths, start }) => paths.has("columns") && paths.has("data") && /\/score"/.test(start) }),
	evalFormat("otel-evaluations-json", "OpenTelemetry's `gen_ai.evaluation.result` events as OTLP JSON", async () => (await tables()).readOtelEvaluations, [], {
		endings: ["json", "jsonl"],
		detect: ({ paths, start }) => paths.has("resourceLogs") && start.includes("gen_ai.evaluation.")
	})
];
// src/reports/bytes/chunks.ts
async function readChunks(source, { collector }, write) {
	for await (const chunk of source.chunks()) {
		write(chunk);
		const waiting = collector.flush(false);
		if (waiting !== void 0) await waiting;
	}
}
// src/reports/bytes/byte-window.ts
var ByteWindow = class {
	#bytes = Buffer.alloc(0);
	#rest = Buffer.alloc(0);
	#buffer = Buffer.alloc(0);
	add(chunk) {
		const kept = this.#rest.length;
		if (kept === 0) this.#bytes = chunk;
		else {
			this.#reserve(kept + chunk.length);
			chunk.copy(this.#buffer, kept);
			this.#bytes = this.#buffer.subarray(0, kept + chunk.length);
		}
		return this.#bytes;
	}
	consume(count) {
		const rest = this.#bytes.subarray(count);
		if (rest.length > this.#buffer.length) this.#reserve(rest.length);
		rest.copy(this.#buffer);
		this.#rest = this.#buffer.subarray(0, rest.length);
	}
	#reserve(needed) {
		if (needed <= this.#buffer.length) return;
		const grown = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(needed)));
		this.#rest.copy(grown);
		this.#buffer = grown;
	}
	get length() {
		return this.#rest.length;
	}
	has(byte) {
		return this.#rest.includes(byte);
	}
};
// src/reports/damage.ts
var Damage = class Damage extends Error {
	offset;
	advice;
	constructor(message, offset, advice) {
		super(message);
		this.name = "Damage";
		this.offset = offset;
		this.advice = advice;
	}
	static atEnd(message, offset = Number.MAX_SAFE_INTEGER) {
		return new Damage(message, offset, "Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.");
	}
};
// src/reports/xml/attributes.ts
const mostAttributes = 1e3;
const builtIn = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function decodeEntities(text, onUnknown) {
	if (!text.includes("&")) return text;
	return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([\w.:-]{1,64}));/g, (written, dec, hex, name) => {
		if (name !== void 0) {
			const char = builtIn.get(name);
			if (char === void 0) onUnknown?.(written);
			return char ?? written;
		}
		const code = dec !== void 0 ? Number(dec) : Number.parseInt(hex, 16);
		return code === 0 || code > 1114111 || code >= 55296 && code <= 57343 ? written : String.fromCodePoint(code);
	});
}
var XmlAttributes = class {
	#tag;
	#at;
	#names;
	#values = [];
	dropped;
	#warn;
	constructor(tag, at, dropped, warn) {
		this.#tag = tag;
		this.#at = at;
		this.dropped = dropped;
		this.#warn = warn;
	}
	get(name) {
		this.#names ??= this.#parse();
		const index = this.#names.indexOf(name);
		return index === -1 ? void 0 : this.#values[index];
	}
	lengthOf(name) {
		const length = this.get(name)?.length ?? 0;
		return this.#names?.at(-1) === name ? length + this.dropped : length;
	}
	get empty() {
		this.#names ??= this.#parse();
		return this.#names.length === 0;
	}
	#parse() {
		const tag = this.#tag;
		const names = [];
		for (;;) {
			if (names.length >= mostAttributes) {
				this.#warn(`more than ${mostAttributes} attributes in one tag; the rest is not read`);
				return names;
			}
			const start = skipSpace(tag, this.#at);
			if (start >= tag.length) return names;
			const equals = tag.indexOf("=", start);
			if (equals === -1) {
				this.#warn("an attribute without a value");
				return names;
			}
			const name = tag.slice(start, equals).trimEnd();
			const open = skipSpace(tag, equals + 1);
			const quote = tag[open];
			if (quote !== "\"" && quote !== "'") {
				this.#warn("an attribute value without quotes");
				this.#at = endOfWord(tag, open);
				this.#keep(names, name, tag.slice(open, this.#at));
				continue;
			}
			const close = tag.indexOf(quote, open + 1);
			const end = close === -1 ? tag.length : close;
			this.#keep(names, name, tag.slice(open + 1, end));
			this.#at = end + 1;
		}
	}
	#keep(names, name, written) {
		if (names.includes(name)) {
			this.#warn("an attribute given twice; the first counts");
			return;
		}
		const spaced = name === "message" || !/[\t\n\r]/.test(written) ? written : written.replace(/\r\n|[\t\n\r]/g, " ");
		names.push(name);
		this.#values.push(decodeEntities(spaced, () => this.#warn("an unknown entity; it is kept as written")));
	}
};
function skipSpace(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
	return at;
}
function endOfWord(text, from) {
	let at = from;
	while (at < text.length && text.charCodeAt(at) > 32) at += 1;
	return at;
}
function countsIn(attributes, names) {
	return names.reduce((sum, name) => {
		const text = attributes.get(name);
		return sum + (text !== void 0 && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0);
	}, 0);
}
// src/reports/xml/bytes.ts
const lt$1 = 60;
const gt$3 = 62;
const slash$4 = 47;
const bracket = 93;
function localName(name) {
	const colon = name.indexOf(":");
	return colon === -1 ? name : name.slice(colon + 1);
}
function isName(buffer, start, end, name) {
	let last = end;
	while (last > start && (buffer[last - 1] ?? 0) <= 32) last -= 1;
	if (last - start === name.length && startsWith(buffer, start, name)) return true;
	return buffer.toString("utf8", start, last) === name;
}
function startsWith(buffer, at, text) {
	for (let index = 0; index < text.length; index += 1) if (buffer[at + index] !== text.charCodeAt(index)) return false;
	return true;
}
function isLeading(byte) {
	return (byte & 192) !== 128;
}
function wholeCharacters(buffer, from) {
	const end = buffer.length;
	for (let back = 1; back <= 3 && end - back >= from; back += 1) {
		const byte = buffer[end - back] ?? 0;
		if (byte < 128) return end;
		if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? end - back : end;
	}
	return end;
}
function isBlank(buffer, start, end) {
	for (let at = start; at < end; at += 1) {
		const byte = buffer[at] ?? 0;
		if (byte > 32 || byte === 0) return false;
	}
	return true;
}
function endOfEmpty(buffer, end, name, silent) {
	if (buffer[end] === slash$4) return buffer[end + 1] === gt$3 ? end + 2 : -1;
	let at = afterWhite(buffer, end + 1);
	if (at + name.length + 3 > buffer.length) return -1;
	for (let next = afterSilent(buffer, at, silent); next !== -1; next = afterSilent(buffer, at, silent)) at = afterWhite(buffer, next);
	return afterEndTag(buffer, at, name);
}
function afterEndTag(buffer, at, name) {
	const end = at + 2 + name.length;
	if (end >= buffer.length) return -1;
	return buffer[at] === lt$1 && buffer[at + 1] === slash$4 && startsWith(buffer, at + 2, name) && buffer[end] === gt$3 ? end + 1 : -1;
}
function afterSilent(buffer, open, names) {
	const name = names.find((of) => buffer[open] === lt$1 && startsWith(buffer, open + 1, of));
	if (name === void 0) return -1;
	let at = open + 1 + name.length;
	if (buffer[at] === slash$4 && buffer[at + 1] === gt$3) return at + 2;
	if (buffer[at] !== gt$3) return -1;
	at += 1;
	for (;;) {
		at = buffer.indexOf(lt$1, at);
		if (at === -1) return -1;
		if (buffer[at + 1] === slash$4) break;
		if (!startsWith(buffer, at + 1, "![CDATA[")) return -1;
		at = endOfCdata(buffer, at + 9);
		if (at === -1) return -1;
	}
	return afterEndTag(buffer, at, name);
}
function endOfCdata(buffer, from) {
	for (let at = buffer.indexOf(bracket, from); at !== -1; at = buffer.indexOf(bracket, at + 1)) if (buffer[at + 1] === bracket && buffer[at + 2] === gt$3) return at + 3;
	return -1;
}
function nextTag(buffer, from) {
	const at = afterWhite(buffer, from);
	if (at === buffer.length) return -1;
	return buffer[at] === lt$1 ? at : buffer.indexOf(lt$1, at);
}
function afterWhite(buffer, from) {
	let at = from;
	while (at < buffer.length && isWhite(buffer[at])) at += 1;
	return at;
}
function isWhite(byte) {
	return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}
// src/reports/xml/skipped.ts
const gt$2 = 62;
const slash$3 = 47;
const doubleQuote$1 = 34;
const singleQuote$1 = 39;
const openBracket = 91;
const closeBracket = 93;
function quoteAfter(byte, quote) {
	if (quote !== 0) return byte === quote ? 0 : quote;
	return byte === doubleQuote$1 || byte === singleQuote$1 ? byte : 0;
}
var SkippedDoctype = class {
	#quote = 0;
	#brackets = 0;
	#onDeclarations;
	constructor(onDeclarations) {
		this.#onDeclarations = onDeclarations;
	}
	skip(buffer, from) {
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at] ?? 0;
			const before = this.#quote;
			this.#quote = quoteAfter(byte, before);
			if (before !== 0 || this.#quote !== 0) continue;
			if (byte === openBracket) {
				if (this.#brackets === 0) this.#onDeclarations();
				this.#brackets += 1;
			} else if (byte === closeBracket) this.#brackets -= 1;
			else if (byte === gt$2 && this.#brackets <= 0) return at + 1;
		}
		return -1;
	}
};
var LongTag = class {
	#kept;
	#quoteAtCut;
	#quote;
	#last;
	#dropped = 0;
	constructor(kept, quote) {
		this.#kept = kept;
		this.#quoteAtCut = quote;
		this.#quote = quote;
		this.#last = kept.at(-1) ?? 0;
	}
	get dropped() {
		return this.#dropped;
	}
	skip(buffer, from) {
		for (let at = from; at < buffer.length; at += 1) {
			const byte = buffer[at] ?? 0;
			const before = this.#quote;
			this.#quote = quoteAfter(byte, before);
			if (before !== 0) {
				if (this.#quote !== 0 && isLeading(byte)) this.#dropped += 1;
			} else if (byte === gt$2) return at + 1;
			this.#last = byte;
		}
		return -1;
	}
	end() {
		const quote = this.#quoteAtCut === 0 ? "" : String.fromCharCode(this.#quoteAtCut);
		return Buffer.concat([this.#kept, Buffer.from(quote + (this.#last === slash$3 ? "/" : ""))]);
	}
};
// src/reports/xml/reader.ts
const deepest = 512;
const longestTag = 1048576;
const longestName$1 = 1e3;
const lt = 60;
const gt$1 = 62;
const slash$2 = 47;
const bang = 33;
const question = 63;
const doubleQuote = 34;
const singleQuote = 39;
var XmlReader = class {
	#handler;
	#names = [];
	#mode = "text";
	#window = new ByteWindow();
	#offset = 0;
	#doctype;
	#long;
	#roots = 0;
	#warn;
	#knownNames = new Set();
	constructor(handler) {
		this.#handler = handler;
		this.#warn = (message) => handler.warn(message);
	}
	write(chunk) {
		const buffer = this.#window.add(chunk);
		let at = 0;
		let next = 0;
		while (at < buffer.length) {
			next = this.#step(buffer, at);
			if (next < 0) break;
			at = next;
		}
		if (next < 0) at = ~next;
		this.#window.consume(at);
		this.#offset += at;
	}
	end() {
		const [open] = this.#names.slice(-1);
		if (this.#mode === "text" && open === void 0 && !this.#window.has(lt)) {
			if (this.#roots === 0) throw this.#damage("it holds no XML element", this.#offset);
			return;
		}
		const inside = open === void 0 ? "" : ` inside <${open}>`;
		throw Damage.atEnd(`the file ends${inside} before it is complete`, this.#offset + this.#window.length);
	}
	#damage(message, offset) {
		return new Damage(message, offset, "The file is not well-formed XML. Look at the step that writes it.");
	}
	#step(buffer, at) {
		switch (this.#mode) {
			case "text": return this.#text(buffer, at);
			case "cdata": return this.#until(buffer, at, "]]>", true);
			case "comment": return this.#until(buffer, at, "-->", false);
			case "instruction": return this.#until(buffer, at, "?>", false);
			case "doctype": return this.#skipDoctype(buffer, at);
			case "long-tag": return this.#skipLongTag(buffer, at);
		}
	}
	#text(buffer, from) {
		const open = nextTag(buffer, from);
		const end = open === -1 ? wholeCharacters(buffer, from) : open;
		if (end > from) this.#characters(buffer, from, end);
		if (open === -1) return ~end;
		const kind = buffer[open + 1];
		if (kind === void 0) return ~open;
		if (kind === slash$2) return this.#closeTag(buffer, open);
		if (kind === bang) return this.#declaration(buffer, open);
		if (kind === question) {
			if (this.#roots === 0 && this.#offset + open > 0 && buffer.indexOf("<?xml ", open, "latin1") === open) this.#handler.warn("the XML declaration is not at the very beginning");
			this.#mode = "instruction";
			return open + 2;
		}
		return this.#openTag(buffer, open);
	}
	#characters(buffer, start, end) {
		if (this.#handler.wantsText) this.#handler.text(buffer, start, end, false);
		else if (this.#names.length === 0 && !isBlank(buffer, start, end)) {
			if (this.#roots === 0) throw this.#damage("text before the first element", this.#offset + start);
			this.#handler.warn("text after the end of the document");
		}
	}
	#declaration(buffer, open) {
		if (startsWith(buffer, open + 2, "--")) {
			this.#mode = "comment";
			return open + 4;
		}
		if (startsWith(buffer, open + 2, "[CDATA[")) {
			this.#mode = "cdata";
			return open + 9;
		}
		const written = buffer.toString("latin1", open + 2, Math.min(open + 9, buffer.length));
		if (written.toUpperCase() === "DOCTYPE") {
			this.#mode = "doctype";
			this.#doctype = new SkippedDoctype(() => this.#warn("a document type with declarations; none of them is used"));
			return open + 9;
		}
		if (written.length < 7) return ~open;
		throw this.#damage(`<!${written}… is neither a comment nor CDATA`, this.#offset + open);
	}
	#until(buffer, from, terminator, isText) {
		const found = buffer.indexOf(terminator, from, "latin1");
		let end = found;
		if (found === -1) {
			end = Math.max(from, buffer.length - terminator.length + 1);
			while (end > from && !isLeading(buffer[end] ?? 0)) end -= 1;
		}
		if (isText && end > from && this.#handler.wantsText) this.#handler.text(buffer, from, end, true);
		if (found === -1) return ~end;
		this.#mode = "text";
		return found + terminator.length;
	}
	#skipDoctype(buffer, from) {
		const end = this.#doctype?.skip(buffer, from) ?? from;
		if (end === -1) return buffer.length;
		this.#mode = "text";
		this.#doctype = void 0;
		return end;
	}
	#closeTag(buffer, open) {
		const end = buffer.indexOf(gt$1, open + 2);
		if (end === -1) {
			if (buffer.length - open > longestTag) throw this.#damage("an end tag without an end", this.#offset + open);
			return ~open;
		}
		const expected = this.#names.at(-1);
		if (expected === void 0 || !isName(buffer, open + 2, end, expected)) {
			const written = buffer.toString("utf8", open + 2, Math.min(end, open + 82)).trim();
			throw this.#damage(expected === void 0 ? `</${written}> closes nothing` : `</${written}> closes <${expected}>`, this.#offset + open);
		}
		this.#names.pop();
		this.#handler.close(localName(expected));
		return end + 1;
	}
	#openTag(buffer, open) {
		const depth = this.#names.length;
		const after = depth === 0 || depth >= deepest ? -1 : this.#handler.leaf?.(buffer, open + 1) ?? -1;
		if (after !== -1) return after;
		let quote = 0;
		for (let at = open + 1; at < buffer.length; at += 1) {
			const byte = buffer[at];
			if (quote !== 0) {
				if (byte === quote) quote = 0;
			} else if (byte === doubleQuote || byte === singleQuote) quote = byte;
			else if (byte === gt$1) {
				this.#element(buffer, open + 1, at, 0);
				return at + 1;
			}
		}
		if (buffer.length - open <= longestTag) return ~open;
		this.#handler.warn("a tag longer than 1 MB; it was cut");
		const kept = Buffer.from(buffer.subarray(open + 1, wholeCharacters(buffer, open + 1)));
		this.#long = new LongTag(kept, quote);
		this.#mode = "long-tag";
		return buffer.length;
	}
	#skipLongTag(buffer, from) {
		const long = this.#long;
		const end = long?.skip(buffer, from) ?? from;
		if (end === -1) return buffer.length;
		this.#mode = "text";
		this.#long = void 0;
		const tag = long?.end();
		if (tag !== void 0) this.#element(tag, 0, tag.length, long?.dropped ?? 0);
		return end;
	}
	#element(buffer, start, end, dropped) {
		const selfClosing = end > start && buffer[end - 1] === slash$2;
		const tag = buffer.toString("utf8", start, selfClosing ? end - 1 : end);
		let nameEnd = 0;
		while (nameEnd < tag.length && tag.charCodeAt(nameEnd) > 32) nameEnd += 1;
		const written = tag.slice(0, nameEnd);
		this.#checkName(written, start);
		if (this.#names.length >= deepest) throw this.#damage(`elements nested deeper than ${deepest}`, this.#offset + start);
		if (this.#names.length === 0) {
			if (this.#roots === 1) this.#handler.warn("more than one document in one file; all are read");
			this.#roots += 1;
		}
		const name = localName(written);
		this.#handler.open(name, new XmlAttributes(tag, nameEnd, dropped, this.#warn));
		if (selfClosing) this.#handler.close(name);
		else this.#names.push(written);
	}
	#checkName(name, at) {
		if (this.#knownNames.has(name)) return;
		if (name.length > longestName$1 || !/^[\p{L}_:][^<>&"'=/]*$/u.test(name)) throw this.#damage(`<${name.slice(0, 80)} is not an element`, this.#offset + at);
		if (this.#knownNames.size < 1e3) this.#knownNames.add(name);
	}
};
// src/reports/text/text.ts
const keptMessage = 1e3;
const keptDetail = 8e3;
const keptSample = 4e3;
const keptName = 2e3;
function cutMark(kept, total) {
	return `… [cut: ${formatCount(kept)} of ${formatCount(total)} characters]`;
}
function cut(text, limit, total = lengthBeforeCut(text)) {
	if (text.length <= limit && total === text.length) return text;
	const end = isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit;
	return copy(text.slice(0, end)) + cutMark(Math.min(end, text.length), total);
}
function lengthBeforeCut(text) {
	if (!text.endsWith(" characters]")) return text.length;
	const total = /… \[cut: [\d,]+ of ([\d,]+) characters\]$/.exec(text.slice(-80))?.[1];
	return total === void 0 ? text.length : Number(total.replaceAll(",", ""));
}
function isHighSurrogate(code) {
	return code >= 55296 && code <= 56319;
}
function copy(text) {
	if (text.length < 13) return text;
	const encoding = text.isWellFormed() ? "utf8" : "utf16le";
	return Buffer.from(text, encoding).toString(encoding);
}
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const colours = /\u001b\[[0-9;:]*m/g;
function hasControls(text) {
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code < 32 ? code !== 9 && code !== 10 && code !== 13 : code === 127) return true;
	}
	return false;
}
function showControls(text) {
	if (!hasControls(text)) return text;
	return text.replace(controls, (char) => {
		const code = char.charCodeAt(0);
		return String.fromCharCode(code === 127 ? 9249 : 9216 + code);
	});
}
function readable(text) {
	return text.includes("\x1B") ? showControls(text.replace(colours, "")) : showControls(text);
}
function firstLine(text) {
	let start = 0;
	while (start < text.length) {
		let end = text.indexOf("\n", start);
		if (end === -1) end = text.length;
		const line = text.slice(start, Math.min(end, start + 4 * keptMessage)).trim();
		if (line !== "") return copy(cut(line, keptMessage));
		start = end + 1;
	}
	return "";
}
const noHeadline = /^(?:failed:?|failure|error|skipped|none|null|true|\S+:\d+(?::\d+)?|(?:===|---) .*|[\w\\]+::\w.*|● Test suite failed to run)$/i;
function headline(text) {
	const lines = text.slice(0, 8 * keptMessage).split("\n", 40);
	const line = lines.map((written) => written.trim()).find((written) => written !== "" && !noHeadline.test(written));
	if (line === void 0) return firstLine(text);
	if (/^[[{]$/.test(line)) return copy(cut(text.slice(text.indexOf(line)).replace(/\s+/g, " ").trim().slice(0, 300), keptMessage));
	const matcher = /\bexpect\([^\n]*\)\.[\w.]+\(/.test(line) ? expectation(lines) : "";
	return copy(cut(matcher === "" ? line : `${matcher} (${line.replace(/ \/\/ .*$/, "")})`, keptMessage));
}
function expectation(lines) {
	const find = (name) => lines.find((line) => new RegExp(`^\\s*${name}\\b[^:\\n]{0,60}: `).test(line))?.trim();
	const [expected, received] = [find("Expected"), find("Received")];
	const only = (sign) => lines.find((line) => line.startsWith(`${sign} `) && !/^. (?:Expected|Received)\b/.test(line));
	return (expected === void 0 ? [only("-"), only("+")] : [expected, received]).flatMap((line) => line === void 0 ? [] : [line.replace(/\s+/g, " ").trim().replace(/,$/, "")]).join(", ");
}
function textOf(value) {
	if (value === void 0 || value === null) return void 0;
	return typeof value === "string" ? value : JSON.stringify(value);
}
// src/reports/text/text-collector.ts
var TextCollector = class {
	#limit;
	#text = "";
	#undecoded = "";
	#length = 0;
	constructor(limit) {
		this.#limit = limit;
	}
	add(bytes, start, end, raw) {
		const room = this.#limit - this.#text.length - this.#undecoded.length;
		const taken = Math.max(0, Math.min(end, start + 4 * room));
		const cutAt = taken < end ? characterStart(bytes, start, taken) : end;
		if (cutAt > start && room > 0) {
			const piece = bytes.toString("utf8", start, cutAt);
			this.#length += piece.length;
			if (raw) {
				this.#decode();
				this.#text += piece;
			} else this.#undecoded += piece;
		}
		if (cutAt < end || room <= 0) this.#length += charactersIn(bytes, room > 0 ? cutAt : start, end);
	}
	#decode() {
		if (this.#undecoded === "") return;
		this.#text += decodeEntities(this.#undecoded);
		this.#undecoded = "";
	}
	finish() {
		const written = this.#text.length + this.#undecoded.length;
		this.#decode();
		return {
			text: this.#text,
			length: this.#text.length + Math.max(0, this.#length - written)
		};
	}
};
function characterStart(bytes, start, at) {
	let back = at;
	while (back > start && ((bytes[back] ?? 0) & 192) === 128) back -= 1;
	return back;
}
function charactersIn(bytes, start, end) {
	let count = 0;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at] ?? 0;
		if ((byte & 192) !== 128) count += byte >= 240 ? 2 : 1;
	}
	return count;
}
// src/model/format-time.ts
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
const dayMs = 864e5;
function dayOf(time) {
	return new Date(time).toISOString().slice(0, 10);
}
function holdsUntil({ until }, now) {
	return now < Date.parse(`${until}T00:00:00Z`) + dayMs;
}
// src/reports/numbers.ts
const longestMs = 30 * dayMs;
const longestNumber = 100;
function parseNumber(text) {
	if (text.length > longestNumber) return void 0;
	const trimmed = text.trim();
	if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) return finite(Number(trimmed));
	if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(trimmed)) return finite(Number(trimmed.replaceAll(",", "")));
	if (/^[+-]?\d+,\d+$/.test(trimmed)) return finite(Number(trimmed.replace(",", ".")));
}
function finite(value) {
	return Number.isFinite(value) ? value : void 0;
}
function possibleMs(ms) {
	return ms === void 0 || !(ms >= 0) || ms > longestMs ? void 0 : Math.round(ms * 1e6) / 1e6;
}
function numberOf(value) {
	return typeof value === "number" && Number.isFinite(value) ? value : void 0;
}
function amountOf(value) {
	const number = numberOf(value);
	return number === void 0 || number < 0 ? void 0 : number;
}
function saysLowerIsBetter(value, threshold, passed) {
	if (value === null || threshold === void 0 || passed === void 0) return void 0;
	return (passed ? value < threshold : value > threshold) || void 0;
}
// src/reports/formats/junit/case.ts
const problemKinds = new Set([
	"failure",
	"error",
	"skipped",
	"flakyFailure",
	"flakyError",
	"rerunFailure",
	"rerunError"
]);
function isProblem(name) {
	return problemKinds.has(name);
}
function problemOf(kind, attributes) {
	return {
		kind,
		message: attributes.get("message") ?? "",
		messageLength: attributes.lengthOf("message"),
		type: attributes.get("type") ?? "",
		text: "",
		textLength: 0
	};
}
function finishProblem(problem, collector) {
	const { text, length } = collector.finish();
	problem.text = text;
	problem.textLength = length;
}
function outcomeOf(problems, status, result) {
	const has = (...kinds) => problems.some(({ kind }) => kinds.includes(kind));
	if (problems.some(({ kind, type }) => kind === "skipped" && type === "todo")) return "skipped";
	if (has("failure")) return "failed";
	if (problems.length > 0 && problems.every(({ type }) => /\bRiskyTestError$/.test(type))) return "passed";
	if (problems.some(({ kind, type, text }) => kind === "skipped" && /^(?:timeout|exception)$/.test(type) && text.trim() !== "")) return "errored";
	if (has("error")) return "errored";
	if (problems.some(({ kind, message }) => kind === "skipped" && message === "Unable to find executable")) return "errored";
	if (has("skipped")) return "skipped";
	if (problems.length > 0) return "passed";
	switch (status?.toLowerCase()) {
		case "fail":
		case "failed": return "failed";
		case "error": return "errored";
		case "disabled":
		case "notrun":
		case "skipped":
		case "ignored": return "skipped";
	}
	return result === "suppressed" || result === "skipped" ? "skipped" : "passed";
}
function attemptsOf(problems) {
	const retries = problems.filter(({ kind }) => kind.startsWith("flaky") || kind.startsWith("rerun")).length;
	return retries === 0 ? void 0 : retries + 1;
}
function textsOf(problems, outcome) {
	const shown = inOrder$1(outcome === "skipped" ? problems.filter(({ kind }) => kind === "skipped") : problems);
	const [first] = shown;
	if (first === void 0) return {};
	const message = first.kind === "skipped" && first.type === "todo" ? todoOf(problems) : headlineOf(first);
	const detail = shown.map(detailOf).filter((part) => part !== "");
	return {
		message: message !== "" ? message : void 0,
		detail: detail.length > 0 && outcome !== "skipped" ? cut(detail.join("\n\n"), keptDetail) : void 0
	};
}
function inOrder$1(problems) {
	const isFinal = ({ kind }) => !kind.startsWith("rerun") && !kind.startsWith("flaky");
	return problems.length < 2 ? problems : [...problems.filter(isFinal), ...problems.filter((problem) => !isFinal(problem))];
}
function todoOf(problems) {
	const failure = problems.find(({ kind }) => kind === "failure" || kind === "error");
	return failure === void 0 ? "todo" : `todo: ${headlineOf(failure)}`;
}
function headlineOf({ message, type, text }) {
	return headline(readable(`${message}\n${text}`)) || firstLine(`${message}\n${type}`);
}
function detailOf({ message, messageLength, text, textLength }) {
	const body = readable(text).trim();
	if (body === "") return cut(readable(message), keptDetail, Math.max(messageLength, message.length));
	return cut(body, keptDetail, textLength > text.length ? textLength : body.length);
}
function durationOf(time, suiteIsBare) {
	if (time === void 0) return void 0;
	const value = parseNumber(time);
	if (value === void 0) return void 0;
	return possibleMs(suiteIsBare && Number.isInteger(value) && value >= 1e3 ? value / 1e6 : value * 1e3);
}
function locationOf(workspace, file, line, trace, suiteName) {
	const lineNumber = line !== void 0 && /^\d{1,7}$/.test(line) ? Number(line) : void 0;
	const named = file === void 0 ? void 0 : workspace.locate(file, lineNumber);
	if (named?.line !== void 0) return named;
	const traced = trace === "" ? void 0 : workspace.locateInStack(trace, suiteName);
	if (traced !== void 0 && (named === void 0 || traced.file === named.file)) return traced;
	if (named !== void 0) return named;
	return suiteName !== void 0 && /\.\w{1,5}$/.test(suiteName) ? workspace.locate(suiteName) : void 0;
}
// src/reports/infrastructure.ts
const lookedAt = 2e3;
const providerTrouble = [
	/\brate[ _-]?limit(?:ed|s|ing|error)?\b|ratelimiterror|too many requests|\b(?:insufficient_quota|quota exceeded|exceeded your (?:current )?quota|resource[ _]exhausted)\b/i,
	/\boverloaded(?:_?error)?\b|\bservice (?:temporarily )?unavailable|serviceunavailable|\bbad gateway\b|\bgateway time-?out\b|\binternal ?server ?error\b/i,
	/\b(?:status(?:[ _]?code)?|code|https?|error|response)\b["']?[\s:=(]{0,4}(?:429|5\d\d)\b/i,
	/\b(?:429|5\d\d) (?:too many|internal|bad gateway|service|gateway|overloaded|server error|status|error)\b/i,
	/\b(?:api|request|connection|connect|provider|model|llm|upstream|read|response|socket)\b[^\n]{0,60}\btim(?:ed|e)[ -]?out\b|\btim(?:ed|e)[ -]?out\b[^\n]{0,40}\b(?:provider|model|api|llm|upstream)\b/i,
	/\b(?:apitimeout|connecttimeout|readtimeout|apiconnection|deadlineexceeded|cancelled)error\b|\b(?:ETIMEDOUT|ECONNRESET|EAI_AGAIN)\b/i
];
const ownServer = /\b(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3})\b|\[?::1\]?:\d/i;
function saysInfrastructure(text) {
	if (text === void 0 || text === "") return false;
	const start = text.slice(0, lookedAt);
	return !ownServer.test(start) && providerTrouble.some((pattern) => pattern.test(start));
}
const assertion = /^\s*(?:assert|expect|\w*Assert\w*(?:Error|Exception)?\b)/i;
const thrown = /^\s*(?:Uncaught )?[\w.$:]*(?:Error|Exception|Timeout|Failure)\b/;
function withOutage(result) {
	const { outcome, infrastructure, message = "", detail = "" } = result;
	if (outcome !== "failed" && outcome !== "errored" || infrastructure === true) return result;
	return (outcome === "errored" || thrown.test(message)) && !assertion.test(message) && saysInfrastructure(message || detail) ? {
		...result,
		outage: true
	} : result;
}
const mostValues$1 = 1e3;
const mostOfRun = 5e3;
function sliceOf(name, value) {
	return `${name}: ${value}`.slice(0, 160);
}
function sliceName(slice) {
	const end = slice.indexOf(": ");
	return end < 0 ? slice : slice.slice(0, end);
}
function joinSlices(a, b) {
	if (a === void 0 || b === void 0 || a === b) return a ?? b;
	const added = b.filter((slice) => !a.includes(slice));
	return added.length === 0 ? a : [...a, ...added].slice(0, 20);
}
var SlicePool = class {
	#slices = new Map();
	#values = new Map();
	#lists = new Map();
	share(slices, onRefused) {
		const known = [];
		for (const slice of slices) {
			const shared = this.#slices.get(slice) ?? this.#add(slice);
			if (shared === void 0) onRefused?.(sliceName(slice));
			else if (!known.includes(shared) && known.length < 20) known.push(shared);
		}
		if (known.length === 0) return void 0;
		known.sort();
		const key = known.join("");
		const before = this.#lists.get(key);
		if (before !== void 0) return before;
		if (this.#lists.size < mostOfRun) this.#lists.set(key, known);
		return known;
	}
	#add(slice) {
		const name = sliceName(slice);
		const values = this.#values.get(name) ?? 0;
		if (values >= mostValues$1 || this.#slices.size >= mostOfRun) return void 0;
		this.#values.set(name, values + 1);
		this.#slices.set(slice, slice);
		return slice;
	}
};
// src/model/schema.ts
const count = pipe(number$2(), integer(), minValue(0));
const rate = pipe(number$2(), minValue(0), maxValue(1));
const text = string();
const number = number$2();
const mark = optional(literal(true));
function listOf$1(item, most) {
	return pipe(array(item), maxLength(most));
}
function countEach(names) {
	return require_platform.recordOf(names, () => count);
}
// src/model/run/result.ts
const outcomes = [
	"passed",
	"failed",
	"errored",
	"skipped"
];
const identitySchema = object({
	id: optional(text),
	file: optional(text),
	suite: array(text),
	name: text,
	variant: optional(text)
});
const locationSchema = object({
	file: text,
	line: optional(number),
	column: optional(number)
});
const toolCallSchema = object({
	name: text,
	arguments: optional(unknown()),
	status: optional(picklist([
		"ok",
		"error",
		"pending"
	]))
});
const longestTrace = 2e3;
// src/reports/json/data.ts
function fieldsOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function textOfField(value) {
	return typeof value === "string" ? value : void 0;
}
// src/reports/about.ts
const traceName = /^(?:[\w.-]{1,60}[._-])?trace[._-]?(?:url|link|address)$|^permalink$/i;
const tagNames = new Set([
	"tag",
	"tags",
	"label",
	"labels",
	"marker",
	"markers",
	"mark"
]);
const named = /^([A-Za-z][\w.-]{0,40})\s?[:=]\s?(\S.*)$/;
function aboutFrom(metadata, tags = void 0) {
	const slices = [];
	let trace;
	for (const [name, value] of Object.entries(metadata)) {
		if (traceName.test(name)) trace ??= traceOf$1(value);
		else if (tagNames.has(name.toLowerCase())) addTags(slices, value);
		else for (const one of Array.isArray(value) ? value.slice(0, 20) : [value]) addOne(slices, name, one);
		if (slices.length > 80) break;
	}
	addTags(slices, tags);
	return withoutEmpty(slices, trace);
}
function withoutEmpty(slices, trace) {
	if (slices.length === 0) return trace === void 0 ? {} : { trace };
	return trace === void 0 ? { slices } : {
		slices,
		trace
	};
}
const sliceProperty = /^(?:evals?\.)?(?:tag|slice|metadata|label)\.(\S.{0,60})$|^(category|topic|feature|difficulty|severity|priority|epic|story)$/i;
function takeProperty(into, name, value) {
	if (traceName.test(name)) {
		into.trace ??= traceOf$1(value);
		return true;
	}
	const lower = name.toLowerCase().replace(/^evals?\./, "");
	if (tagNames.has(lower)) {
		addTags(into.slices, value);
		return true;
	}
	const match = sliceProperty.exec(name);
	if (match === null) return false;
	addOne(into.slices, match[1] ?? match[2]?.toLowerCase() ?? name, value);
	return true;
}
function takeTrait(into, name, value) {
	if (!takeProperty(into, name, value)) addOne(into.slices, name, value);
}
function addTags(slices, tags) {
	const text = textOfField(tags);
	const list = text === void 0 ? listOf(tags) : text.split(/,\s*/);
	for (const tag of list.slice(0, 20)) {
		const written = textOfField(tag)?.trim() ?? "";
		const pair = named.exec(written);
		if (pair === null || written.includes("://")) addOne(slices, "tag", written);
		else addOne(slices, pair[1] ?? "tag", pair[2]);
	}
}
function addOne(slices, name, value) {
	if (typeof value !== "string" && typeof value !== "boolean" && !(typeof value === "number" && Number.isSafeInteger(value))) return;
	const written = String(value).trim();
	const label = name.trim();
	if (written === "" || label === "" || label.length + written.length + 2 > 160) return;
	if (/[\r\n]/.test(written) || slices.length > 80) return;
	slices.push(copy(readable(sliceOf(label, written))));
}
function traceOf$1(value) {
	const address = textOfField(value)?.trim() ?? "";
	return address === "" || address.length > 2e3 ? void 0 : copy(address);
}
// src/reports/text/names.ts
const iterationNumber = /(?<!\s)\s*[([](?:iteration|repetition|repeat|trial)\s+#?\d+(?:\s*(?:of|\/)\s*\d+)?[)\]]$|^repetition \d+ of \d+$/i;
function cleanName(name) {
	const shown = showControls(name);
	if (shown.length <= 2e3) return shown;
	const hash = (0, node_crypto.createHash)("sha256").update(name).digest("hex").slice(0, 12);
	return `${shown.slice(0, keptName)}${cutMark(keptName, shown.length)} #${hash}`;
}
function withoutIterationNumber(name) {
	const last = name.charCodeAt(name.length - 1);
	if (last !== 41 && last !== 93 && !/^repetition /i.test(name)) return name;
	const rest = name.replace(iterationNumber, "");
	return rest === "" ? name.replace(/(?<!\s)(?:\s+|(?<!\d))\d+ of \d+$/, "") : rest;
}
// src/reports/environment.ts
const properties = new Set([
	"variant",
	"os",
	"browser",
	"python"
]);
const longest = 200;
function keepEnvironment(environment, name, value) {
	if (!properties.has(name)) return false;
	const trimmed = value.trim().slice(0, longest);
	if (trimmed === "") return false;
	environment[name] = name === "python" ? pythonVersion(trimmed) : trimmed;
	return true;
}
function pythonVersion(value) {
	const version = /^(?:python[ -]?)?(\d+\.\d+)(?:\.\S*)?$/i.exec(value)?.[1];
	return version === void 0 ? value : `python ${version}`;
}
function variantOfEnvironment({ project, variant, os, browser, python }) {
	return joinVariants(project, variant, os, browser, python);
}
function joinVariants(...parts) {
	const known = new Set(parts.filter((part) => part !== void 0 && part !== ""));
	return known.size === 0 ? void 0 : cleanName([...known].join(" · "));
}
// src/reports/formats/promptfoo/variant.ts
function variantOf(provider, prompt) {
	return cleanName(`${provider} · prompt ${prompt}`);
}
// src/reports/eval-data.ts
const keptToolCalls = 50;
function tokensOf(input, output, total) {
	const amounts = {
		input: amountOf(input),
		output: amountOf(output),
		total: amountOf(total)
	};
	if ((amounts.input ?? amounts.output ?? amounts.total) === void 0) return void 0;
	return {
		input: amounts.input,
		output: amounts.output,
		total: amounts.total
	};
}
function sumTokens(usages) {
	const sum = (part) => {
		const amounts = usages.flatMap((usage) => usage?.[part] ?? []);
		return amounts.length === 0 ? void 0 : amounts.reduce((total, amount) => total + amount, 0);
	};
	return tokensOf(sum("input"), sum("output"), sum("total"));
}
function judgeFrom(fields) {
	const written = fields.judge ?? fields.judgeModel ?? fields.judge_model ?? fields.model;
	const name = textOfField(written) ?? textOfField(fieldsOf(written).id);
	return name === void 0 || name.trim() === "" ? void 0 : cleanName(name);
}
function sampleOf(values) {
	const shown = (value) => {
		const text = textOf(value);
		return text === void 0 ? void 0 : cut(readable(text), keptSample);
	};
	return {
		input: shown(values.input),
		output: shown(values.output),
		expected: shown(values.expected)
	};
}
function toolCallsOf(calls, nameOf, argumentsOf) {
	const list = listOf(calls).slice(0, keptToolCalls).map(fieldsOf);
	if (list.length === 0) return {};
	return { toolCalls: list.map((call) => {
		const given = boundedArguments(argumentsOf(call));
		const status = toolStatus(call);
		return {
			name: readable(textOfField(nameOf(call)) ?? ""),
			arguments: given,
			status
		};
	}) };
}
function toolStatus({ status, error }) {
	if (status === "ok" || status === "completed") return "ok";
	if (status === "error" || status === "failed" || error !== void 0 && error !== null) return "error";
	return status === "pending" || status === "executing" ? "pending" : void 0;
}
function boundedArguments(value) {
	if (value === void 0) return void 0;
	const written = JSON.stringify(value);
	return written === void 0 || written.length <= 1e3 ? value : cut(written, keptMessage);
}
function digestOf(value) {
	return (0, node_crypto.createHash)("sha256").update(canonical(value)).digest("hex").slice(0, 16);
}
function canonical(value) {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	return `{${Object.entries(value).sort(([a], [b]) => require_platform.compareText(a, b)).map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
}
function onlyOne(values) {
	const distinct = new Set(values.filter((value) => value !== void 0));
	return distinct.size === 1 ? [...distinct][0] : void 0;
}
// src/reports/formats/junit/properties.ts
const scoreName = /^(?:evals?\.)?scores?(?:\.(.+))?$/i;
const scorePart = /^(.+?)\.(value|score|avg|mean|threshold|passed|success|(?:metadata\.)?(?:rationale|reason|judge|judge_?model|model)|evaluations\.\d+\.(?:value|score)|type|sum|llm_judge|metadata\..+|evaluations\..+)$/i;
const judgePart = /^(?:metadata\.)?(?:judge|judge_?model|model)$/i;
function readProperties(properties) {
	const scores = new Map();
	const tokens = {};
	const found = {};
	const environment = {};
	const about = { slices: [] };
	let isPlaced = false;
	for (const [name, value] of properties) {
		if (keepEnvironment(environment, name, value)) {
			isPlaced = true;
			continue;
		}
		if (takeProperty(about, name, value)) continue;
		const score = scoreName.exec(name);
		if (score !== null) readScore(scores, score[1] ?? "score", value);
		else readSimple(found, tokens, simpleName(name), value);
	}
	const list = [...scores].flatMap(([name, parts]) => scoreOf(name, parts));
	return {
		...found,
		...withoutEmpty(about.slices, about.trace),
		environment: isPlaced ? environment : void 0,
		scores: list.length > 0 ? list : void 0,
		tokens: (tokens.input ?? tokens.output ?? tokens.total) === void 0 ? void 0 : tokens
	};
}
function simpleName(name) {
	const lower = name.toLowerCase().replace(/^evals?\./, "");
	return lower === "item.id" ? "case_id" : lower.replace(/^item\./, "");
}
function readSimple(found, tokens, name, value) {
	const number = parseNumber(value);
	const amount = number === void 0 || number < 0 ? void 0 : number;
	switch (name) {
		case "tokens":
		case "tokens.total":
		case "total_tokens":
		case "tokens_total":
			if (amount !== void 0) tokens.total = amount;
			return;
		case "tokens.input":
		case "input_tokens":
		case "prompt_tokens":
			if (amount !== void 0) tokens.input = amount;
			return;
		case "tokens.output":
		case "output_tokens":
		case "completion_tokens":
			if (amount !== void 0) tokens.output = amount;
			return;
		case "cost":
		case "cost_usd":
			if (amount !== void 0) found.costUsd = amount;
			return;
		case "latency_ms": {
			const ms = possibleMs(amount);
			if (ms !== void 0) found.latencyMs = ms;
			return;
		}
		case "model":
			found.model = copy(value.slice(0, 200));
			return;
		case "provider":
			found.provider = copy(value.slice(0, 200));
			return;
		case "iteration":
			found.iteration = copy(value.trim().slice(0, 100));
			return;
		case "cached":
			if (/^(?:true|1|yes)$/i.test(value.trim())) found.cached = true;
			return;
		case "case_id":
		case "eval_id":
			if (value.trim() !== "") found.id = copy(value.trim().slice(0, 500));
			return;
	}
}
function readScore(scores, path, value) {
	const number = scoreValue(value);
	const split = scorePart.exec(path);
	const isWhole = split === null || number !== void 0 && judgePart.test(split[2] ?? "");
	const name = copy(isWhole ? path : split[1] ?? path);
	const part = (isWhole ? "value" : split[2] ?? "value").toLowerCase();
	let parts = scores.get(name);
	if (parts === void 0) {
		if (scores.size >= 200) return;
		parts = { samples: [] };
		scores.set(name, parts);
	}
	if (part === "value" || part === "score") parts.value = number ?? null;
	else if ((part === "avg" || part === "mean") && number !== void 0) parts.mean = number;
	else if (part === "threshold" && number !== void 0) parts.threshold = number;
	else if (part === "passed" || part === "success") parts.passed = /^(?:true|1|yes)$/i.test(value.trim());
	else if (part.endsWith("rationale") || part.endsWith("reason")) parts.rationale = value;
	else if (judgePart.test(part)) parts.judge ??= judgeFrom({ judge: copy(value.slice(0, 200)) });
	else if (/^evaluations\.\d+\./.test(part) && number !== void 0) parts.samples.push(number);
}
function scoreValue(text) {
	const word = text.trim().toLowerCase();
	if (word === "true") return 1;
	if (word === "false") return 0;
	return parseNumber(word);
}
function scoreOf(name, parts) {
	const { samples } = parts;
	const sampled = samples.length > 0 ? samples.reduce((sum, value) => sum + value, 0) / samples.length : void 0;
	const value = parts.value ?? parts.mean ?? sampled ?? null;
	if (value === null && parts.value === void 0) return [];
	return [{
		name: readable(name),
		value,
		threshold: parts.threshold,
		passed: parts.passed,
		judge: parts.judge,
		rationale: parts.rationale === void 0 ? void 0 : cut(readable(parts.rationale), keptMessage)
	}];
}
function withoutIteration(name, iteration) {
	const brackets = /^(.*)\[([^[\]]*)\]$/s.exec(name);
	if (brackets === null || iteration === "") return name;
	const parts = (brackets[2] ?? "").split("-");
	if (parts.filter((part) => part === iteration).length !== 1) return name;
	const rest = parts.filter((part) => part !== iteration).join("-");
	return rest === "" ? `${brackets[1]}` : `${brackets[1]}[${rest}]`;
}
// src/reports/formats/junit/evals.ts
function promptfooCase(suite, name) {
	const match = /^\[(.+)\] prompt (\d{1,6})$/.exec(suite);
	const test = name.replace(/^test \d+: /, "");
	if (match === null) return {
		name: test,
		variant: suite
	};
	const [, provider = "", prompt] = match;
	return {
		name: test,
		variant: variantOf(provider, Number(prompt)),
		provider
	};
}
function scoreInText(text) {
	const found = /(?:^|\n|Error: )Score: (-?\d+(?:\.\d+)?)(?: below threshold: (\d+(?:\.\d+)?))?\s*(?:\n|$)/.exec(text.slice(0, 2e3));
	if (found === null) return void 0;
	return {
		name: "score",
		value: Number(found[1]),
		threshold: found[2] === void 0 ? void 0 : Number(found[2])
	};
}
const mostNames = 1e3;
const known = new Map();
function saysAbout(name) {
	let says = known.get(name);
	if (says === void 0) {
		const { model, provider, slices } = readProperties([[name, "x"]]);
		says = (model ?? provider ?? slices) !== void 0;
		if (known.size < mostNames) known.set(name, says);
	}
	return says;
}
function keepAbout({ about, environment }, name, value) {
	if (keepEnvironment(environment, name, value) || !saysAbout(name)) return;
	const { model, provider, slices } = readProperties([[name, value]]);
	if (slices !== void 0) about.slices = [...about.slices ?? [], ...slices].slice(0, 20);
	if (model !== void 0) about.model = model;
	if (provider !== void 0) about.provider = provider;
}
function readEvals({ about, environment }, own) {
	if (own.length === 0) return {
		fields: about,
		variant: variantOfEnvironment(environment)
	};
	const { id, iteration, environment: ofCase, ...fields } = readProperties(own);
	return {
		id,
		iteration,
		variant: variantOfEnvironment({
			...environment,
			...ofCase
		}),
		fields: {
			...about,
			...fields,
			...withoutEmpty([...fields.slices ?? [], ...about.slices ?? []], fields.trace)
		}
	};
}
// src/reports/formats/junit/linters.ts
const linterWarning = "this is the report of a linter: every finding is a case of its own, so a new finding is a new failing test and a resolved one is a removed case";
function linterOf(attributes) {
	const name = attributes.get("package");
	return name !== void 0 && /^org\.(?:eslint|ruff|biome|stylelint|oxlint|tslint|jshint)$/.test(name) ? name : void 0;
}
function findingName(name, problems) {
	const message = problems[0]?.message.trim() ?? "";
	return message === "" ? name : `${name}: ${message}`;
}
function findingLine(text) {
	return /^\s*line (\d{1,7}), col \d+/.exec(text.slice(0, 200))?.[1];
}
// src/reports/formats/junit/identity.ts
var JunitIdentities = class {
	#context;
	rootHasId = false;
	toldIteration = false;
	#lastPath = [];
	#lastClass;
	#lastFile = {
		written: "",
		path: ""
	};
	constructor(context) {
		this.#context = context;
	}
	suiteOf(attributes, parent) {
		const name = copy(this.#groupName(attributes.get("name") ?? ""));
		const file = attributes.get("file") ?? attributes.get("filepath") ?? parent.file;
		return {
			name,
			file: file === void 0 ? void 0 : copy(file),
			bare: attributes.empty,
			linter: linterOf(attributes),
			path: name === "" ? parent.path : [...parent.path, name],
			about: { ...parent.about },
			environment: {
				...parent.environment,
				...this.#projectOf(attributes)
			}
		};
	}
	#projectOf(attributes) {
		const hostname = attributes.get("hostname");
		if (!this.rootHasId || hostname === void 0 || hostname === "") return {};
		return /\.[cm]?[jt]sx?$/.test(attributes.get("name") ?? "") ? { project: copy(hostname.slice(0, 200)) } : {};
	}
	fileOf(file) {
		if (file !== this.#lastFile.written) this.#lastFile = {
			written: copy(file),
			path: copy(cleanName(this.#context.workspace.relative(file)))
		};
		return this.#lastFile.path;
	}
	caseOf(attributes, suite, { id, iteration, variant }) {
		const written = this.#nameOf(this.#context.workspace.nameOf(attributes.get("name") ?? ""));
		const name = iteration === void 0 ? withoutIterationNumber(written) : withoutIteration(written, iteration);
		this.toldIteration = name !== written;
		if (name === "") this.#context.collector.warn("cases without a name; those of one class count as iterations of one case. Kotest writes none under Surefire, but does with Gradle and with its own JunitXmlReporter");
		const classname = attributes.get("classname") ?? attributes.get("class");
		const path = classname === attributes.get("name") ? suite.path : this.#pathOf(suite, classname);
		const named = fileAttribute(attributes) ?? suite.file;
		const file = named === void 0 ? void 0 : this.fileOf(named);
		if (variant !== void 0) return {
			id,
			file,
			suite: path,
			name,
			variant
		};
		if (id !== void 0) return file === void 0 ? {
			id,
			suite: path,
			name
		} : {
			id,
			file,
			suite: path,
			name
		};
		return file === void 0 ? {
			suite: path,
			name
		} : {
			file,
			suite: path,
			name
		};
	}
	promptfooCaseOf(attributes, suite) {
		const { name, variant, provider } = promptfooCase(suite.name, this.#nameOf(attributes.get("name") ?? ""));
		if (/^test \d+$/.test(name)) this.#context.collector.warn("tests without a description are only numbered in this report, so a new test changes which cases are compared; use the JSON report (-o report.json), which identifies a test by its content");
		return {
			identity: {
				suite: [],
				name,
				variant
			},
			provider
		};
	}
	#pathOf(suite, classname) {
		if (classname === void 0) return suite.path;
		if (this.#lastClass?.suite === suite && this.#lastClass.written === classname) return this.#lastPath;
		const own = copy(this.#groupName(classname));
		this.#lastPath = joinClass(suite, own);
		this.#lastClass = {
			suite,
			written: copy(classname)
		};
		return this.#lastPath;
	}
	#groupName(name) {
		const plain = name.replace(/-20\d{12}$/, "").replace(/(\.[A-Za-z]\w{0,9}):\d{1,7}$/, "$1");
		return this.#nameOf(this.#context.workspace.groupNameOf(plain));
	}
	#nameOf(name) {
		const clean = cleanName(name);
		if (clean !== name && hasControls(name)) this.#context.collector.warn("control characters in names; they are shown as pictures such as ␛");
		return clean;
	}
};
function joinClass({ name, path }, own) {
	if (own === "" || own === name) return path;
	return name.includes("$") && outerClass(name) === outerClass(own) ? [...path.slice(0, -1), own] : [...path, own];
}
function outerClass(name) {
	return name.split("$", 1)[0] ?? name;
}
function fileAttribute(attributes) {
	return attributes.get("file") ?? attributes.get("filepath");
}
// src/reports/formats/junit/whole-entries.ts
function isWholeFile(outcome, attributes, suite) {
	if (outcome !== "failed" && outcome !== "errored") return false;
	const name = attributes.get("name");
	const classname = attributes.get("classname");
	if (classname === "Test suite failed to run") return true;
	if (name === "" && classname !== void 0 && (classname !== "" || suite.name !== "")) return true;
	if (name === "(unnamed)") return true;
	if (name === "TestMain" && classname === "") return true;
	return name !== void 0 && name === classname && name === suite.name && /\.[cm]?[jt]sx?$/.test(name);
}
function isFailedSetUp(attributes, problems) {
	const [first] = problems;
	if (problems.length !== 1 || first?.kind !== "skipped" || attributes.get("result") !== "skipped") return false;
	const line = attributes.get("line");
	return line !== void 0 && first.message.trim() === `${attributes.get("file")}:${line}`;
}
// src/reports/formats/junit/case-result.ts
function resultOf(element, place) {
	const { attributes, problems, properties } = element;
	const { suite, writer, context } = place;
	const isSetUp = context.toolSucceeded !== true && isFailedSetUp(attributes, problems);
	const outcome = isSetUp ? "errored" : outcomeOf(problems, attributes.get("status"), attributes.get("result"));
	const evals = readEvals(suite, properties);
	if (outcome === "passed" && problems.length === 0) return passOf(element, evals, place);
	const attempts = attemptsOf(problems);
	const score = foundScore(outcome, evals, problems);
	if (score !== void 0) context.collector.warn("the report has scores for failures only; the JSON report of the tool has all of them");
	const { identity, provider } = namingOf(element, evals, place);
	const isSuite = isWholeFile(outcome, attributes, suite);
	return {
		identity,
		outcome: isSuite && outcome === "failed" ? "errored" : outcome,
		scope: isSuite ? "suite" : void 0,
		repeat: repeatOf(evals, place),
		infrastructure: outcome === "errored" && writer.isPromptfoo && problems.some(({ message, text }) => saysInfrastructure(`${message}\n${text}`)) ? true : void 0,
		flaky: outcome === "passed" && attempts !== void 0 ? true : void 0,
		attempts,
		durationMs: durationOf(attributes.get("time"), suite.bare),
		...problems.length > 0 && textsOf(problems, outcome),
		...isSetUp && { message: "the set-up of the suite failed or skipped all of it" },
		location: placeOf(outcome, element, place),
		...evals.fields,
		scores: evals.fields.scores ?? (score && [score]),
		provider: evals.fields.provider ?? provider
	};
}
function passOf(element, evals, place) {
	const { identity, provider } = namingOf(element, evals, place);
	return {
		identity,
		outcome: "passed",
		repeat: repeatOf(evals, place),
		durationMs: durationOf(element.attributes.get("time"), place.suite.bare),
		location: placeOf("passed", element, place),
		...evals.fields,
		provider: evals.fields.provider ?? provider
	};
}
function repeatOf(evals, { suite, writer, identities }) {
	return writer.repeatOf(suite, {
		isNumbered: evals.iteration !== void 0 || identities.toldIteration,
		hasId: evals.id !== void 0
	});
}
function foundScore(outcome, { fields }, problems) {
	return outcome === "passed" || fields.scores !== void 0 ? void 0 : scoreInText(traceOf(problems));
}
function traceOf(problems) {
	return inOrder$1(problems)[0]?.text ?? "";
}
function placeOf(outcome, { attributes, problems }, { suite, context }) {
	const trace = traceOf(problems);
	const line = attributes.get("line") ?? attributes.get("lineno") ?? (suite.linter === void 0 ? void 0 : findingLine(trace));
	if (outcome === "passed" && line === void 0) return void 0;
	return locationOf(context.workspace, fileAttribute(attributes) ?? suite.file, line, trace, suite.name);
}
function namingOf({ attributes, problems }, evals, { suite, writer, identities }) {
	if (writer.isPromptfoo) return identities.promptfooCaseOf(attributes, suite);
	const identity = identities.caseOf(attributes, suite, evals);
	if (suite.linter === void 0) return { identity: writer.place(identity) };
	return { identity: {
		...identity,
		name: findingName(identity.name, problems)
	} };
}
// src/reports/formats/junit/declared-counts.ts
const skippedNames = [
	"skipped",
	"skips",
	"skip",
	"disabled",
	"ignored"
];
var DeclaredCounts = class {
	#collector;
	#open = [];
	#problems = 0;
	#skips = 0;
	constructor(collector) {
		this.#collector = collector;
	}
	open(attributes) {
		this.#open.push({
			name: attributes.get("name") ?? "",
			declared: {
				cases: countsIn(attributes, ["tests"]),
				skipped: countsIn(attributes, skippedNames),
				failures: countsIn(attributes, ["failures", "errors"])
			},
			before: this.#read(),
			emptySuites: 0,
			missing: 0,
			unexplained: 0,
			said: ""
		});
	}
	add(kind) {
		if (kind === "skipped") this.#skips += 1;
		else if (kind === "failure" || kind === "error") this.#problems += 1;
	}
	get hasFailures() {
		return (this.#open.at(-1)?.declared.failures ?? 0) > 0;
	}
	say(text) {
		const suite = this.#open.at(-1);
		if (suite !== void 0) suite.said ||= text.trim();
	}
	close() {
		const suite = this.#open.pop();
		if (suite === void 0) return;
		const now = this.#read();
		const parent = this.#open.at(-1);
		this.#closeCases(suite, now, parent);
		this.#closeFailures(suite, now, parent);
	}
	#closeCases({ declared, before, emptySuites, ...suite }, now, parent) {
		const entries = now.cases - before.cases;
		if (entries === 0 && parent !== void 0) parent.emptySuites += 1;
		const skipped = Math.max(now.skipped - before.skipped, now.skips - before.skips);
		const notWritten = Math.max(0, declared.skipped - skipped);
		const own = declared.cases - entries - notWritten - emptySuites;
		const missing = Math.max(suite.missing, own);
		if (parent !== void 0) parent.missing += missing;
		else this.#collector.state({
			what: "cases",
			declared: entries + missing,
			shown: entries
		});
	}
	#closeFailures({ name, declared, before, said, ...suite }, now, parent) {
		const shown = Math.max(now.failing - before.failing, now.problems - before.problems);
		const own = declared.failures - shown;
		this.#collector.state({
			what: "failures",
			suite: name === "" ? void 0 : readable(name).slice(0, 200),
			declared: own - suite.unexplained + shown,
			shown,
			text: said === "" ? void 0 : cut(headline(readable(said)), keptMessage)
		});
		if (parent !== void 0) parent.unexplained += Math.max(own, suite.unexplained);
	}
	#read() {
		const { entries, skipped, failing } = this.#collector;
		return {
			cases: entries,
			skipped,
			skips: this.#skips,
			failing,
			problems: this.#problems
		};
	}
};
// src/reports/formats/junit/plain-text.ts
const [space$1, deletion, ampersand, backslash, slash$1, colon] = [
	32,
	127,
	38,
	92,
	47,
	58
];
const [openingRound, closingRound, openingSquare, closingSquare] = [
	40,
	41,
	91,
	93
];
const [zero$1, nine$1] = [48, 57];
const lowerCase = 32;
const kinds = {
	control: 1,
	reference: 2,
	backslash: 4,
	beyondAscii: 8
};
const kindOf = Uint8Array.from({ length: 256 }, (_, byte) => {
	if (byte < space$1 || byte === deletion) return kinds.control;
	if (byte === ampersand) return kinds.reference;
	if (byte === backslash) return kinds.backslash;
	return byte >= 128 ? kinds.beyondAscii : 0;
});
const entities = [
	["lt;", 60],
	["gt;", 62],
	["amp;", 38],
	["quot;", 34],
	["apos;", 39]
];
function hasReferences(range) {
	return (range.kinds & kinds.reference) !== 0;
}
function areEntities(bytes, { start, end }) {
	for (let at = start; at < end; at += 1) if (bytes[at] === ampersand && entityAt(bytes, at + 1, end) === void 0) return false;
	return true;
}
function entityAt(bytes, at, end) {
	for (const entity of entities) if (at + entity[0].length <= end && startsWith(bytes, at, entity[0])) return entity;
}
function decodeInto(target, bytes, { start, end }) {
	let used = 0;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at] ?? 0;
		const entity = byte === ampersand ? entityAt(bytes, at + 1, end) : void 0;
		target[used] = entity?.[1] ?? byte;
		used += 1;
		at += entity?.[0].length ?? 0;
	}
	return used;
}
function isPlainName(range, bytes, start, end) {
	if ((range.kinds & kinds.backslash) !== 0) return false;
	if ((range.kinds & kinds.beyondAscii) !== 0 && !isPlainUtf8(bytes, start, end)) return false;
	if (bytes[start] === slash$1 || bytes[start + 1] === colon || hasPrefix(bytes, start, end, "file:")) return false;
	return !hasPrefix(bytes, start, end, "repetition ") && !mayEndInNumber(bytes, start, end);
}
function isPlainUtf8(bytes, start, end) {
	for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) >= 240) return false;
	return (0, node_buffer.isUtf8)(bytes.subarray(start, end));
}
function hasPrefix(bytes, start, end, prefix) {
	if (end - start < prefix.length) return false;
	for (let index = 0; index < prefix.length; index += 1) if (((bytes[start + index] ?? 0) | lowerCase) !== (prefix.charCodeAt(index) | lowerCase)) return false;
	return true;
}
function mayEndInNumber(bytes, start, end) {
	const last = bytes[end - 1];
	if (last !== closingRound && last !== closingSquare) return false;
	const digit = bytes[end - 2] ?? 0;
	if (digit < zero$1 || digit > nine$1) return false;
	let open = end - 3;
	while (open >= start && bytes[open] !== openingRound && bytes[open] !== openingSquare) open -= 1;
	return [
		"iteration",
		"repe",
		"trial"
	].some((word) => hasPrefix(bytes, open + 1, end, word));
}
function isSame(known, bytes, { start, end }) {
	if (known === void 0) return end === start;
	return areEqual(known, 0, known.length, bytes, start, end);
}
function areEqual(left, leftStart, leftEnd, right, rightStart, rightEnd) {
	const length = leftEnd - leftStart;
	if (length !== rightEnd - rightStart) return false;
	for (let at = 0; at < length; at += 1) if (left[leftStart + at] !== right[rightStart + at]) return false;
	return true;
}
function copyOf(bytes, { start, end }) {
	return end === start ? void 0 : Buffer.from(bytes.subarray(start, end));
}
// src/reports/formats/junit/plain-cases.ts
const element = "testcase";
const silent$1 = ["system-out", "system-err"];
const [space, quote, apostrophe, equals] = [
	32,
	34,
	39,
	61
];
const [zero, nine, point, slash, gt] = [
	48,
	57,
	46,
	47,
	62
];
const longestName = 12;
const longestValue = 1e3;
const lookAhead = 2;
const attributeNames = [...[
	"name",
	"classname",
	"time",
	"file",
	"status",
	"result"
], ...[
	"assertions",
	"timestamp",
	"class"
]];
const ofClass = attributeNames.indexOf("class");
const absent = {
	start: 0,
	end: 0,
	kinds: 0
};
var PlainCases = class {
	#collector;
	#identities;
	#warn;
	#last;
	#name = absent;
	#classname = absent;
	#file = absent;
	#durationMs = NaN;
	#passing = {
		status: void 0,
		result: void 0
	};
	#decoded = Buffer.allocUnsafeSlow(1024);
	constructor(collector, identities, warn) {
		this.#collector = collector;
		this.#identities = identities;
		this.#warn = warn;
	}
	forget() {
		this.#last = void 0;
	}
	take(bytes, start, suite, writer) {
		const { passes } = this.#collector;
		const limit = bytes.length - lookAhead;
		if (passes === void 0 || start + 8 > limit || !startsWith(bytes, start, element)) return -1;
		const end = this.#readAttributes(bytes, start + 8);
		const after = end === -1 ? -1 : endOfEmpty(bytes, end, element, silent$1);
		if (after === -1) return -1;
		if (this.#last?.suite !== suite) this.#last = aboutSuite(suite, writer);
		const last = this.#last;
		if (!last.isPlain) return -1;
		const [name, classname] = [this.#name, this.#classname];
		const isDecoded = hasReferences(name);
		const text = isDecoded ? this.#decoded : bytes;
		const from = isDecoded ? 0 : name.start;
		const to = isDecoded ? decodeInto(text, bytes, name) : name.end;
		if (!isPlainName(name, text, from, to)) return -1;
		let repeatsName = areEqual(bytes, name.start, name.end, bytes, classname.start, classname.end);
		if (!repeatsName && hasReferences(classname)) return -1;
		if (!repeatsName && isDecoded) repeatsName = areEqual(text, from, to, bytes, classname.start, classname.end);
		const place = repeatsName ? this.#ownPlace(bytes, start, end, last) : this.#placeOfClass(bytes, start, end, last);
		if (place === -1) return -1;
		this.#collector.countPass();
		passes.add(place, text, from, to, this.#durationMs, last.repeat);
		return after;
	}
	#ownPlace(bytes, start, end, last) {
		if (last.ownPlace === -1 || !isSame(last.ownFile, bytes, this.#file)) {
			last.ownPlace = this.#findPlace(bytes, start, end, last.suite);
			last.ownFile = copyOf(bytes, this.#file);
		}
		return last.ownPlace;
	}
	#placeOfClass(bytes, start, end, last) {
		if (!(last.place !== -1 && isSame(last.classname, bytes, this.#classname) && isSame(last.file, bytes, this.#file))) {
			last.place = this.#findPlace(bytes, start, end, last.suite);
			last.classname = copyOf(bytes, this.#classname);
			last.file = copyOf(bytes, this.#file);
		}
		return last.place;
	}
	#findPlace(bytes, start, end, ofSuite) {
		const attributes = new XmlAttributes(bytes.toString("utf8", start, end), 8, 0, this.#warn);
		const { id, file, suite, name, variant } = this.#identities.caseOf(attributes, ofSuite, {});
		return id === void 0 && variant === void 0 && name === attributes.get("name") ? this.#collector.passes?.placeOf(file, suite) ?? -1 : -1;
	}
	#readAttributes(bytes, from) {
		this.#name = this.#classname = this.#file = absent;
		this.#durationMs = NaN;
		const limit = bytes.length - lookAhead;
		let [at, seen] = [from, 0];
		while (at < limit) {
			const before = at;
			while (at < limit && (bytes[at] ?? 0) <= space) at += 1;
			if (bytes[at] === slash || bytes[at] === gt) return (this.#classname.end > 0 || (seen >> ofClass & 1) === 0) && this.#name.end > 0 ? at : -1;
			const start = at;
			const longest = Math.min(limit, start + longestName);
			while (at < longest && bytes[at] !== equals) at += 1;
			const index = attributeAt(bytes, start, at);
			const attribute = attributeNames[index];
			const mark = bytes[at + 1];
			if (attribute === void 0 || start === before || mark !== quote && mark !== apostrophe) return -1;
			const value = at + 2;
			const last = Math.min(limit, value + longestValue);
			let of = 0;
			for (at = value; at < last; at += 1) {
				const byte = bytes[at] ?? 0;
				if (byte === mark) break;
				of |= kindOf[byte] ?? 0;
			}
			if (at >= last || (of & kinds.control) !== 0 || (seen >> index & 1) !== 0) return -1;
			seen |= 1 << index;
			if (!this.#keep(attribute, bytes, {
				start: value,
				end: at,
				kinds: of
			})) return -1;
			at += 1;
		}
		return -1;
	}
	#keep(attribute, bytes, value) {
		if (attribute === "time") return this.#readTime(bytes, value);
		if (attribute === "name" || attribute === "classname" || attribute === "file") {
			if (attribute === "name") this.#name = value;
			else if (attribute === "classname") this.#classname = value;
			else this.#file = value;
			const mayRefer = attribute !== "file";
			return value.end > value.start && (!hasReferences(value) || mayRefer && areEntities(bytes, value));
		}
		if (hasReferences(value)) return false;
		return attribute !== "status" && attribute !== "result" || this.#isPassing(attribute, bytes, value);
	}
	#isPassing(of, bytes, { start, end }) {
		const known = this.#passing[of];
		if (known !== void 0 && areEqual(known, 0, known.length, bytes, start, end)) return true;
		const value = bytes.toString("utf8", start, end);
		const isPassing = outcomeOf([], ...of === "status" ? [value, void 0] : [void 0, value]) === "passed";
		if (isPassing) this.#passing[of] = Buffer.from(bytes.subarray(start, end));
		return isPassing;
	}
	#readTime(bytes, { start, end }) {
		let [digits, scale] = [0, 0];
		if (end === start || end - start > 16 || bytes[start] === point) return false;
		for (let at = start; at < end; at += 1) {
			const byte = bytes[at] ?? 0;
			if (byte === point && scale === 0) scale = 1;
			else if (byte >= zero && byte <= nine) {
				digits = digits * 10 + byte - zero;
				scale *= 10;
			} else return false;
		}
		if (digits > Number.MAX_SAFE_INTEGER) return false;
		this.#durationMs = possibleMs(digits / Math.max(1, scale) * 1e3) ?? NaN;
		return true;
	}
};
function attributeAt(bytes, start, end) {
	for (let index = 0; index < attributeNames.length; index += 1) {
		const name = attributeNames[index] ?? "";
		if (name.length === end - start && startsWith(bytes, start, name)) return index;
	}
	return -1;
}
function aboutSuite(suite, writer) {
	const { bare, linter, about, environment } = suite;
	return {
		suite,
		isPlain: !bare && linter === void 0 && Object.values(about).every((value) => value === void 0) && variantOfEnvironment(environment) === void 0 && writer.namesCasesAsWritten,
		repeat: writer.repeatOf(suite, {
			isNumbered: false,
			hasId: false
		}),
		classname: void 0,
		file: void 0,
		place: -1,
		ownPlace: -1,
		ownFile: void 0
	};
}
// src/reports/formats/junit/suite.ts
function outermostSuite() {
	return {
		name: "",
		file: void 0,
		bare: false,
		path: [],
		about: {},
		environment: {}
	};
}
// src/reports/formats/junit/listings.ts
const mostCases = 2e5;
const writers = new Map([["jest tests", "two test files have cases with equal titles, and the report does not name the files; they are numbered by their order. Set addFileAttribute: \"true\" for jest-junit (or JEST_JUNIT_ADD_FILE_ATTRIBUTE=true)"], ["vitest tests", "a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing"]]);
var Listings = class Listings {
	#warning;
	#warn;
	#seen = new Map();
	#suite = 0;
	constructor(warning, warn) {
		this.#warning = warning;
		this.#warn = warn;
	}
	static of(writer, warn) {
		const warning = writers.get(writer ?? "");
		return warning === void 0 ? void 0 : new Listings(warning, warn);
	}
	beginSuite() {
		this.#suite += 1;
	}
	place(identity) {
		const { id, file = "", suite, name, variant = "" } = identity;
		if (id !== void 0) return identity;
		const key = [
			file,
			variant,
			...suite,
			name
		].join("");
		let seen = this.#seen.get(key);
		if (seen === void 0) {
			if (this.#seen.size >= mostCases) return identity;
			seen = {
				suite: this.#suite,
				listing: 1
			};
			this.#seen.set(key, seen);
		} else if (seen.suite !== this.#suite) {
			seen.suite = this.#suite;
			seen.listing += 1;
			if (seen.listing === 2) this.#warn(this.#warning);
		}
		if (seen.listing === 1) return identity;
		return {
			...identity,
			variant: joinVariants(identity.variant, `listing ${seen.listing}`)
		};
	}
};
// src/reports/formats/junit/writer.ts
var Writer = class {
	isPromptfoo;
	rootHasId;
	#isPytest;
	#listings;
	constructor(root, warn) {
		const name = root?.get("name");
		this.isPromptfoo = name === "promptfoo";
		this.rootHasId = root?.get("id") !== void 0;
		this.#isPytest = name === "pytest tests";
		this.#listings = Listings.of(name, warn);
	}
	get namesCasesAsWritten() {
		return !this.isPromptfoo && this.#listings === void 0;
	}
	beginTopSuite() {
		this.#listings?.beginSuite();
	}
	place(identity) {
		return this.#listings === void 0 ? identity : this.#listings.place(identity);
	}
	repeatOf(suite, { isNumbered, hasId }) {
		if (this.isPromptfoo || isNumbered) return "iteration";
		if (hasId) return void 0;
		return this.#isPytest || suite.name === "pytest" ? "attempt" : void 0;
	}
};
// src/reports/formats/junit/reading.ts
const mostProblems = 100;
const mostProperties = 1e3;
const longestProperty = 500;
var JunitReading = class {
	wantsText = false;
	#context;
	#outermost = outermostSuite();
	#suites = [this.#outermost];
	#case;
	#problem;
	#property;
	#text;
	#output = 0;
	#said;
	#writer = new Writer(void 0, () => {});
	#identities;
	#plain;
	#declared;
	constructor(context) {
		this.#context = context;
		this.#identities = new JunitIdentities(context);
		this.#declared = new DeclaredCounts(context.collector);
		this.#plain = new PlainCases(context.collector, this.#identities, (message) => this.warn(message));
	}
	warn(message) {
		this.#context.collector.warn(message);
	}
	leaf(bytes, start) {
		if (this.#case !== void 0 || this.#output > 0 || this.wantsText) return -1;
		return this.#plain.take(bytes, start, this.#suite, this.#writer);
	}
	open(name, attributes) {
		switch (name) {
			case "testcase":
				if (this.#case !== void 0) this.#addCase(this.#case);
				this.#case = {
					attributes,
					problems: [],
					properties: []
				};
				return;
			case "testsuite":
				if (this.#suites.length === 1) this.#writer.beginTopSuite();
				this.#declared.open(attributes);
				this.#suites.push(this.#identities.suiteOf(attributes, this.#suite));
				if (this.#suite.linter !== void 0) this.warn(linterWarning);
				return;
			case "testsuites":
				this.#declared.open(attributes);
				this.#writer = new Writer(attributes, (message) => this.warn(message));
				this.#plain.forget();
				this.#identities.rootHasId = this.#writer.rootHasId;
				return;
			case "property":
				this.#openProperty(attributes);
				return;
			case "system-out":
			case "system-err":
				this.#output += 1;
				this.wantsText = false;
				if (name === "system-err" && this.#isOutside && this.#declared.hasFailures) {
					this.#said = new TextCollector(keptMessage);
					this.wantsText = true;
				}
				return;
		}
		if (isProblem(name) && this.#output === 0) this.#openProblem(problemOf(name, attributes));
	}
	close(name) {
		switch (name) {
			case "testcase":
				if (this.#case !== void 0) this.#addCase(this.#case);
				this.#case = void 0;
				return;
			case "testsuite":
				this.#declared.close();
				if (this.#suites.length > 1) this.#suites.pop();
				return;
			case "testsuites":
				this.#declared.close();
				return;
			case "property":
				this.#closeProperty();
				return;
			case "system-out":
			case "system-err":
				this.#output -= 1;
				if (this.#said !== void 0) this.#declared.say(this.#said.finish().text);
				this.#said = void 0;
				this.wantsText = this.#output === 0 && this.#text !== void 0;
				return;
		}
		if (this.#problem?.kind === name && this.#output === 0) this.#closeProblem(this.#problem);
	}
	text(bytes, start, end, raw) {
		(this.#said ?? this.#text)?.add(bytes, start, end, raw);
	}
	get #isOutside() {
		return this.#case === void 0 && this.#problem === void 0 && this.#output === 1;
	}
	get #suite() {
		return this.#suites.at(-1) ?? this.#outermost;
	}
	#openProperty(attributes) {
		const name = attributes.get("name");
		if (name === void 0) return;
		const value = attributes.get("value");
		if (value !== void 0) this.#keepProperty(name, value);
		else {
			this.#property = name;
			this.#listen(keptDetail);
		}
	}
	#closeProperty() {
		if (this.#property === void 0 || this.#text === void 0) return;
		this.#keepProperty(this.#property, this.#text.finish().text.trim());
		this.#property = void 0;
		this.#text = void 0;
		this.wantsText = false;
	}
	#keepProperty(name, value) {
		if (name.length > longestProperty) this.warn("a property with a name over 500 characters; it is not read");
		else if (this.#case === void 0) {
			keepAbout(this.#suite, name, value);
			this.#plain.forget();
		} else if (this.#case.properties.length < mostProperties) this.#case.properties.push([name, value]);
		else this.warn(`more than ${mostProperties} properties in one place; the rest is not read`);
	}
	#openProblem(problem) {
		this.#problem = problem;
		this.#declared.add(problem.kind);
		this.#listen(8001);
	}
	#listen(limit) {
		this.#text = new TextCollector(limit);
		this.wantsText = this.#output === 0;
	}
	#closeProblem(problem) {
		if (this.#text !== void 0) finishProblem(problem, this.#text);
		this.#problem = void 0;
		this.#text = void 0;
		this.wantsText = false;
		if (this.#case === void 0) this.#addSuiteProblem(problem);
		else if (this.#case.problems.length < mostProblems) this.#case.problems.push(problem);
		else this.warn(`more than ${mostProblems} failures in one case; the rest is not shown`);
	}
	#addSuiteProblem(problem) {
		if (problem.kind !== "failure" && problem.kind !== "error") return;
		const { name, file, path } = this.#suite;
		const { workspace, collector } = this.#context;
		const location = locationOf(workspace, file, void 0, problem.text, name);
		collector.addSuiteError({
			identity: {
				file: file === void 0 ? void 0 : this.#identities.fileOf(file),
				suite: path.slice(0, -1),
				name: name === "" ? "(suite)" : name
			},
			...textsOf([problem], "errored"),
			location
		});
	}
	#addCase(element) {
		const place = {
			suite: this.#suite,
			writer: this.#writer,
			identities: this.#identities,
			context: this.#context
		};
		this.#context.collector.add(resultOf(element, place));
	}
};
// src/reports/formats/junit/junit-xml.ts
const readJunitXml = async (source, context) => {
	const reader = new XmlReader(new JunitReading(context));
	await readChunks(source, context, (chunk) => reader.write(chunk));
	reader.end();
};
// src/reports/formats/test-formats.ts
const libcheck = "http://check.sourceforge.net/ns";
const testFormats = [
	{
		name: "junit-xml",
		title: "JUnit XML",
		endings: ["xml"],
		detect: ({ kind, root, rootAttribute }) => kind === "xml" && (root === "testsuites" || root === "testsuite" || root === "testcase") && rootAttribute?.("xmlns") !== libcheck,
		load: async () => readJunitXml
	},
	jsonFormat("jest-json", "`jest --json`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.jest_json_exports)).readJestJson, [
		["testResults", "numRuntimeErrorTestSuites"],
		["testResults.[].assertionResults.[].invocations"],
		["testResults.[].assertionResults.[].numPassingAsserts"]
	], { repeats: "iterations" }),
	jsonFormat("vitest-json", "Vitest's `json` reporter, with vitest-evals 0.5 to 0.16", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.vitest_json_exports)).readVitestJson, [["testResults", "numTotalTests"], ["testResults.[].assertionResults"]], { repeats: "iterations" }),
	jsonFormat("ctrf-json", "CTRF reporters", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.ctrf_json_exports)).readCtrfJson, [
		"results.tool",
		"results.summary",
		"reportFormat"
	].map((sign) => ["results.tests", sign])),
	jsonFormat("playwright-json", "Playwright's `json` reporter, old and new", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.playwright_json_exports)).readPlaywrightJson, ["errors", "stats"].map((sign) => [
		"config",
		"suites",
		sign
	]), { repeats: "iterations" }),
	jsonFormat("mocha-json", "Mocha's and Cypress' `json` reporter", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.mocha_json_exports)).readMochaJson, [[
		"stats",
		"tests",
		"passes",
		"failures"
	]], { repeats: "iterations" }),
	jsonFormat("rspec-json", "`rspec --format json`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.rspec_json_exports)).readRspecJson, [
		["examples", "summary_line"],
		["examples", "summary.example_count"],
		["examples.[].full_description"]
	]),
	jsonFormat("cucumber-json", "Cucumber's `json` formatter, of any language", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.cucumber_exports)).readCucumberJson, [["[].elements"], ["[].keyword", "[].uri"]]),
	jsonFormat("cucumber-messages", "Cucumber's `message` formatter", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.cucumber_exports)).readCucumberMessages, [
		["meta.protocolVersion"],
		["testRunStarted"],
		["gherkinDocument"]
	], {
		endings: ["ndjson"],
		repeats: "iterations"
	}),
	jsonFormat("pytest-json", "pytest-json-report", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.pytest_json_exports)).readPytestJson, ["tests", "collectors"].map((sign) => [
		"exitcode",
		"summary",
		sign
	])),
	jsonFormat("go-test-json", "`go test -json`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.go_test_json_exports)).readGoTestJson, ["Package", "ImportPath"].map((sign) => ["Action", sign]), { endings: [
		"json",
		"jsonl",
		"ndjson"
	] }),
	jsonFormat("dart-json", "`dart test --reporter json`, `flutter test --machine`", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.dart_json_exports)).readDartJson, [
		["protocolVersion"],
		["runnerVersion"],
		["testID", "type"]
	], {
		endings: ["json", "jsonl"],
		repeats: "iterations"
	}),
	jsonFormat("allure-json", "Allure's `*-result.json` files", async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.allure_json_exports)).readAllureJson, ["historyId", "labels"].map((sign) => [
		"uuid",
		"name",
		"status",
		sign
	])),
	{
		name: "trx-xml",
		title: "TRX (dotnet test, MSTest, VSTest)",
		endings: ["trx"],
		detect: ({ kind, root, elements }) => kind === "xml" && root === "TestRun" && !elements.has("FailedTests") && !elements.has("SuccessfulTests"),
		load: async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.trx_xml_exports)).readTrxXml
	},
	{
		name: "nunit-xml",
		title: "NUnit 3 and 4, also NUnit 2",
		endings: ["xml"],
		detect: ({ kind, root }) => kind === "xml" && (root === "test-run" || root === "test-results" || root === "test-suite"),
		load: async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.nunit_xml_exports)).readNunitXml
	},
	{
		name: "xunit-xml",
		title: "xUnit.net v2 and v3",
		endings: ["xml"],
		detect: ({ kind, root }) => kind === "xml" && (root === "assemblies" || root === "assembly"),
		load: async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.xunit_xml_exports)).readXunitXml
	},
	{
		name: "robot-xml",
		title: "Robot Framework's `output.xml`, versions 3 to 7",
		endings: ["xml"],
		detect: ({ kind, root }) => kind === "xml" && root === "robot",
		load: async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.robot_xml_exports)).readRobotXml
	},
	{
		name: "tap",
		title: "TAP (Test Anything Protocol) 13 and 14",
		endings: ["tap"],
		detect: ({ kind, start }) => kind === "other" && /^(?:TAP version \d|1\.\.\d|(?:not )?ok(?: \d| - ))/m.test(start),
		load: async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.tap_exports)).readTap
	}
];
// src/reports/outline.ts
const enoughBytes = 262144;
const firstBytes = 2048;
const keptPaths = 2e3;
async function readOutline(source, isKnown) {
	let reading;
	let seen = 0;
	try {
		for await (const chunk of source.chunks()) {
			if (chunk.length === 0) continue;
			if (reading === void 0) {
				reading = await begin(chunk);
				if (reading === void 0) continue;
			}
			const { outline } = reading;
			const start = seen === 0 && outline.kind === "xml" ? Math.min(chunk.length, firstBytes) : 0;
			if (start > 0) {
				reading.write(chunk.subarray(0, start));
				if (isKnown(outline)) return outline;
			}
			seen += chunk.length;
			reading.write(chunk.subarray(start));
			if (outline.kind === "other" || seen >= enoughBytes && isKnown(outline)) return outline;
		}
	} catch (error) {
		if (reading === void 0 || !(error instanceof Damage || isKnown(reading.outline))) throw error;
		return reading.outline;
	}
	if (reading === void 0) return outlineOf("empty", "");
	reading.end();
	return reading.outline;
}
async function begin(chunk) {
	const first = chunk.toString("utf8", 0, Math.min(chunk.length, 4096)).trimStart();
	if (first === "") return void 0;
	if (first.startsWith("<")) return beginXml(first);
	if (first.startsWith("{") || first.startsWith("[")) return await beginJson(first);
	return {
		outline: outlineOf("other", first),
		write: () => {},
		end: () => {}
	};
}
function readingOf(outline, reader) {
	return {
		outline,
		write: (chunk) => reader.write(chunk),
		end() {
			try {
				reader.end();
			} catch (error) {
				if (!(error instanceof Damage)) throw error;
				outline.torn = error;
			}
		}
	};
}
function outlineOf(kind, start) {
	return {
		kind,
		elements: new Set(),
		paths: new Set(),
		lines: false,
		start: start.slice(0, 400)
	};
}
function beginXml(start) {
	const outline = outlineOf("xml", start);
	return readingOf(outline, new XmlReader({
		wantsText: false,
		open(name, attributes) {
			if (outline.root === void 0) {
				outline.root = name;
				outline.rootAttribute = (attribute) => attributes.get(attribute);
			} else if (outline.elements.size < 100) outline.elements.add(name);
		},
		close() {},
		text() {},
		warn() {}
	}));
}
async function beginJson(start) {
	const { JsonReader } = await Promise.resolve().then(() => require("./formats.js")).then((n) => n.reader_exports);
	const outline = outlineOf("json", start);
	let documents = 0;
	return readingOf(outline, new JsonReader(planOf(outline, "", 0, () => {
		documents += 1;
		if (documents > 1) outline.lines = true;
	}), { many: true }));
}
function planOf(outline, path, depth, begin) {
	const child = (step) => {
		const at = path === "" ? step : `${path}.${step}`;
		if (depth > 0 && outline.paths.size >= keptPaths) return void 0;
		outline.paths.add(at);
		return depth >= 6 ? void 0 : planOf(outline, at, depth + 1);
	};
	let items;
	return {
		begin,
		otherKey: child,
		get items() {
			items ??= child("[]") ?? {};
			return items;
		}
	};
}
// src/reports/registry.ts
const formats = [...testFormats, ...evalFormats];
const formatNames = formats.map(({ name }) => name);
const reportEndings = [...new Set(formats.flatMap(({ endings }) => endings)), "gz"];
function detectFormat(outline) {
	return formats.find((format) => format.detect(outline));
}
function findFormat(name) {
	return name === customName ? customFormat({ name: "" }) : formats.find((format) => format.name === name);
}
const customName = "custom";
function customFormat(table) {
	return {
		name: customName,
		title: "JSON results of your own",
		endings: [
			"json",
			"jsonl",
			"ndjson"
		],
		repeats: "iterations",
		detect: ({ paths }) => namePaths(table).some((path) => paths.has(path)),
		load: async () => (await Promise.resolve().then(() => require("./formats.js")).then((n) => n.read_table_exports)).readTable(table)
	};
}
function namePaths({ list, columns, name }) {
	const lists = list === void 0 ? ["", "[]"] : [list].flat().map((path) => path.replaceAll("*", "[]"));
	const rows = list === void 0 ? lists : lists.map((path) => `${path}.[]`);
	const names = columns === void 0 ? [name].flat() : ["[]"];
	return rows.flatMap((row) => names.map((of) => row === "" ? of : `${row}.${of}`)).map((path) => path.split(".").slice(0, 7).join("."));
}
function formatOfEnding(path) {
	const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
	const [first, ...others] = formats.filter(({ endings }) => endings.includes(ending));
	return others.length === 0 ? first : void 0;
}
// src/config/policy/format-setting.ts
const mostPaths = 10;
const mostValues = 50;
const path = texts(1, `must be a path like metrics.score, or a list of up to ${mostPaths}`, mostPaths);
const condition = union([path, map({
	path,
	is: optional(pipe(array(union([
		text$1,
		finite$1,
		boolean()
	], "must be text, a number, true or false")), maxLength(mostValues, `has more than ${mostValues} values`))),
	"at-least": optional(finite$1)
})], "must be a path, or a map with `path` and `is` or `at-least`");
const table = map({
	list: optional(path),
	columns: optional(text$1),
	"is-one-row": optional(literal(true, "must be true, or absent")),
	name: path,
	id: optional(path),
	suite: optional(path),
	variant: optional(path),
	pass: optional(condition),
	skip: optional(condition),
	grades: optional(literal(true, "must be true, or absent")),
	error: optional(path),
	message: optional(path),
	scores: optional(union([text$1, pipe(record(text$1, text$1, "must be a path, or a map of scorers to paths"), maxEntries(mostValues, `has more than ${mostValues} scorers`))], "must be a path, or a map of scorers to paths")),
	tokens: optional(map({
		input: optional(path),
		output: optional(path),
		total: optional(path)
	})),
	cost: optional(path),
	cached: optional(condition),
	model: optional(path),
	seconds: optional(path),
	milliseconds: optional(path),
	latency: optional(path),
	"tool-calls": optional(path),
	input: optional(path),
	output: optional(path),
	expected: optional(path),
	tags: optional(path)
});
const reportFormat = union([choice(formatNames), table], "must be the name of a format, or a map with `name` and more");
// src/config/policy/setting.ts
function inOrder(...values) {
	return (asked, policy) => values.indexOf(asked) < values.indexOf(policy);
}
function smaller(asked, policy) {
	return (asked ?? Number.NEGATIVE_INFINITY) < (policy ?? Number.NEGATIVE_INFINITY);
}
function larger(asked, policy) {
	return (asked ?? Number.POSITIVE_INFINITY) > (policy ?? Number.POSITIVE_INFINITY);
}
function different(asked, policy) {
	return !(0, node_util.isDeepStrictEqual)(asked, policy);
}
const harmless = () => false;
function anyMember(isWeaker) {
	return (asked, policy) => Object.keys({
		...asked,
		...policy
	}).some((name) => isWeaker(asked[name], policy[name]));
}
function when(value, sentence) {
	return (of) => of === value ? [sentence] : [];
}
const silent = () => [];
// src/config/policy/job-settings.ts
const mostSuites = 50;
const host = /^(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/;
const asHosts = "must be hosts such as traces.example.com or *.example.com";
const asNames = "must be a name or a list of up to 50 names";
const jobSettings = {
	format: {
		schema: reportFormat,
		default: void 0,
		shownDefault: "detected",
		description: "For JSON results that no [format](formats.md) describes: a map that says [where they have what](formats.md#results-of-your-own). Or the name of a format, to read every report as that.",
		join: (_, above) => above,
		isWeaker: (asked, policy) => policy !== void 0 && different(asked, policy),
		says: (value) => {
			if (value === void 0) return [];
			return [typeof value === "string" ? `reads every report as ${value}` : "reads results by a custom map"];
		}
	},
	baselineRuns: {
		schema: wholeNumber(1, 50),
		default: 10,
		description: "How many runs of the base branch to compare with; older ones are left out where the base branch itself changed.",
		isWeaker: smaller,
		says: silent
	},
	baselineMaxAgeDays: {
		name: "baseline-max-age",
		schema: wholeNumber(1, 3650),
		default: 30,
		description: "Baselines that are older than this many days are not used.",
		isWeaker: smaller,
		says: silent
	},
	heartbeat: {
		schema: pipe(record(text$1, interval, "must be a map of suite names"), check((suites) => Object.keys(suites).length <= mostSuites, `has more than ${mostSuites} suites`)),
		default: {},
		shownDefault: "none",
		description: "How often suites must be [measured on the default branch](recipes/scheduled-reports.md#when-a-schedule-stops), by their names: `{ nightly: 26h, weekly evals: 8d }`. Every run of the repository says which are overdue.",
		isWeaker: anyMember(larger),
		says: (suites) => Object.entries(suites).map(([suite, ms]) => `${quoteName(suite)} should be measured every ${plural(ms / 36e5, "hour")}`)
	},
	lookBudget: {
		name: "look-again-budget",
		schema: pipe(map({
			looks: optional(wholeNumber(1, 10)),
			iterations: optional(wholeNumber(1, 50)),
			minutes: optional(minutes),
			"cost-usd": optional(positive)
		}), transform(({ minutes: timeoutMs, ...amounts }) => ({
			...amounts,
			timeoutMs
		}))),
		default: {
			looks: 3,
			iterations: 5,
			timeoutMs: 18e5
		},
		shownDefault: "`{ looks: 3, iterations: 5, minutes: 30 }`",
		description: "Limits for the [second look](baselines.md#a-second-look): the number of looks, the iterations of each case on each side per look, the total time in `minutes`, and the total cost in `cost-usd`, as the results report it. There is no cost limit by default.",
		isWeaker: harmless,
		says: silent
	},
	parts: {
		schema: choice([
			"auto",
			"shards",
			"variants"
		]),
		default: "auto",
		description: "With `mode: merge` or `publish`: what a case is that several parts measured. `variants`: the environment of its part (a model, an operating system) belongs to every case. `shards`: the same case, measured repeatedly. `auto`: a variant, unless the legs are only numbered.",
		isWeaker: inOrder("shards", "auto", "variants"),
		says: silent
	},
	failOnToolRemoval: {
		schema: flag,
		default: false,
		description: "Fail when a tool was removed or a previously valid call no longer is. Requires the `preflight` of [hosted runs](hosted-runs.md).",
		isWeaker: inOrder(false, true),
		says: when(true, "fails when a tool was removed or a valid call no longer is")
	},
	uploadReports: {
		schema: flag,
		default: false,
		description: "Also upload the original report files to the eval service.",
		isWeaker: harmless,
		says: silent
	},
	onUploadError: {
		schema: choice(["warn", "fail"]),
		default: "warn",
		description: "When the upload fails: `warn` keeps the outcome of the step, `fail` fails it.",
		isWeaker: inOrder("warn", "fail"),
		says: when("fail", "a failed upload fails the job")
	},
	showOutputs: {
		schema: choice(["on", "off"]),
		default: "on",
		description: "`off`: no view, file or stored baseline contains what evals were asked and answered (inputs, outputs, arguments of tools, reasons of scorers, failure texts of evals). An upload to the eval service is not affected.",
		isWeaker: inOrder("on", "off"),
		says: silent
	},
	linkHosts: {
		schema: pipe(texts(0, asHosts), transform((hosts) => hosts.map((one) => one.toLowerCase())), check((hosts) => hosts.every((one) => host.test(one)), asHosts)),
		default: [],
		shownDefault: "none",
		description: "Hosts that links to traces in reports may lead to, one or a list: `traces.example.com` is that host only, `*.example.com` every host below it. Only `https` addresses without a port are linked.",
		isWeaker: (asked, policy) => asked.some((one) => !policy.includes(one)),
		says: silent
	},
	commentWhenGreen: {
		schema: choice([
			"keep",
			"hide",
			"delete"
		]),
		default: "keep",
		description: "What to do with the comment when the verdict is `passed`: `keep` it, `hide` it (minimized as resolved) or `delete` it.",
		isWeaker: harmless,
		says: silent
	},
	issueOnFailure: {
		schema: flag,
		default: false,
		description: "On a schedule and on pushes to the default branch: open an issue when the gate fails, keep it up to date, and close it once everything passes again. Requires `issues: write`.",
		isWeaker: harmless,
		says: silent
	},
	issueLabels: {
		schema: texts(0, asNames),
		default: [],
		shownDefault: "none",
		description: "Labels of that issue, one or a list.",
		isWeaker: harmless,
		says: silent
	},
	issueAssignees: {
		schema: pipe(texts(0, asNames), transform((logins) => logins.map((login) => login.replace(/^@/, "")))),
		default: [],
		shownDefault: "none",
		description: "Logins of the people to assign to that issue, one or a list.",
		isWeaker: harmless,
		says: silent
	},
	publishTimeoutMs: {
		name: "publish-timeout",
		schema: minutes,
		default: 3e5,
		shownDefault: "`5`",
		description: "How many minutes everything around the verdict may take together: reading the policy, finding the baseline, storing reports, writing the comment, the check and the issue. What is late is left out and reported; verdict, outputs and exit code stay. A policy or baseline that is late makes the verdict inconclusive.",
		isWeaker: harmless,
		says: silent
	}
};
// src/model/run/metric.ts
const metricNames = [
	"latencyMs",
	"tokens",
	"costUsd"
];
const metricWords = {
	latencyMs: "latency",
	tokens: "token use",
	costUsd: "cost"
};
const metricTitles = {
	latencyMs: "Latency",
	tokens: "Tokens",
	costUsd: "Cost"
};
function formatMetric(name, value) {
	if (name === "latencyMs") return formatDuration(value);
	return name === "tokens" ? formatNumber(value) : formatMoney(value);
}
function formatMetricLimit(name, limit) {
	return name === "tokens" ? `${formatNumber(limit)} tokens` : formatMetric(name, limit);
}
const caseRule = pipe(map({
	match,
	"min-pass-rate": optional(share),
	"min-score": optional(minScores),
	quarantine: optional(pipe(strictObject({
		reason: text$1,
		owner: text$1,
		until: day
	}), description("A flaky case: shown, but not in the verdict, through the end of the day `until` (UTC), unless it is broken or clean before."))),
	gate: optional(pipe(flag, description("`false`: tracked, but not in the verdict."))),
	weight: optional(wholeNumber(0, 10)),
	limits: optional(limits),
	kind: optional(choice(suiteKinds))
}), transform(({ minScore, gate, ...rule }) => ({
	...rule,
	...minScore && { minScores: minScore },
	...gate !== void 0 && { ignore: !gate }
})));
const sliceRule = pipe(map({
	match,
	"min-pass-rate": optional(share),
	"min-score": optional(minScores)
}), check((rule) => rule.minPassRate !== void 0 || rule.minScore !== void 0, "has no floor: add `min-pass-rate` or `min-score`"), transform(({ minScore, ...rule }) => ({
	...rule,
	...minScore && { minScores: minScore }
})));
const caseRules = pipe(array(caseRule, "must be a list of rules"), maxLength(500, `has more than 500 rules`));
const sliceRules = pipe(array(sliceRule, "must be a list of rules"), maxLength(50, `has more than 50 rules`));
const mostShown = 10;
function describeScores(scores = {}) {
	return Object.entries(scores).map(([scorer, least]) => `score ${scorer === "*" ? "" : `${quoteName(scorer)} `}of at least ${formatNumber(least, 10)}`);
}
function describeFloors({ minPassRate, minScores: scores }) {
	return [...minPassRate === void 0 ? [] : [`at least ${formatSetting(minPassRate)} must pass`], ...describeScores(scores)];
}
function describeSlices(rules) {
	return rules.slice(0, mostShown).map((rule) => `slice ${rule.match.join(", ")}: ${describeFloors(rule).join("; ")}`);
}
function describeLimits(of) {
	return metricNames.flatMap((name) => {
		const limit = of[name];
		return limit === void 0 ? [] : [`mean ${metricWords[name]} must not exceed ${formatMetricLimit(name, limit)}`];
	});
}
function describeCases(rules) {
	const more = rules.length - mostShown;
	return [...rules.slice(0, mostShown).map(describeRule), ...more > 0 ? [plural(more, "more case rule")] : []];
}
function describeRule(rule) {
	const { quarantine: held } = rule;
	const said = [
		...rule.ignore === true ? ["tracked, not gated"] : [],
		...held === void 0 ? [] : [`quarantined until ${held.until} (${held.reason}; ${held.owner})`],
		...rule.kind === void 0 || rule.kind === "auto" ? [] : [`judged as ${rule.kind}`],
		...describeFloors(rule),
		...rule.weight === void 0 ? [] : [`weight ${rule.weight}`],
		...describeLimits(rule.limits ?? {})
	];
	return `${rule.match.join(", ")}: ${said.length === 0 ? "no special rule" : said.join("; ")}`;
}
// src/config/policy/figure-settings.ts
const inMode = inOrder(...growthModes);
const measuredSettings = {
	minPassRate: {
		schema: share,
		default: void 0,
		description: "Smallest share of judged iterations that pass.",
		isWeaker: smaller,
		says: (value) => value === void 0 ? [] : [`at least ${formatSetting(value)} of iterations must pass`]
	},
	minScores: {
		name: "min-score",
		schema: minScores,
		default: {},
		shownDefault: "none",
		description: "Smallest mean score: a number for every scorer, or one per scorer by name; `\"*\"` applies to every scorer without an entry.",
		isWeaker: anyMember(smaller),
		says: (value) => Object.entries(value).map(([scorer, least]) => `${scorer === "*" ? "every mean score" : `the mean score ${quoteName(scorer)}`} must be at least ${formatNumber(least, 10)}`)
	},
	lowerIsBetter: {
		schema: texts(0),
		default: [],
		shownDefault: "none",
		description: "Scorers whose smaller value is the better one: a name, a pattern, or a list of them. deepeval and Azure say it in their reports.",
		isWeaker: different,
		says: (value) => value.length === 0 ? [] : [`lower is better for ${value.map(quoteName).join(", ")}`]
	},
	delta: {
		schema: share,
		default: void 0,
		shownDefault: "",
		description: "The drop of the mean pass rate that must be ruled out for `passed`; otherwise the verdict on evals is `inconclusive`. Without it `passed` says how much is ruled out, see [statistics.md](statistics.md#three-outcomes).",
		isWeaker: larger,
		says: silent
	},
	minDrop: {
		schema: map({
			suite: optional(share),
			score: optional(share)
		}),
		default: {
			suite: .02,
			score: .02
		},
		shownDefault: "`{ suite: 2%, score: 2% }`",
		description: "Smaller drops of a mean never fail, even if they are significant. `score` is a share of the scale of the scorer: 1, or its largest magnitude. What fell case by case has no floor.",
		isWeaker: (asked, policy) => larger(asked.suite, policy.suite) || larger(asked.score, policy.score),
		says: silent
	},
	limits: {
		schema: limits,
		default: {},
		shownDefault: "none",
		description: "Absolute limits of the mean per iteration: `latency-ms`, `tokens`, `cost-usd`. Higher values fail.",
		isWeaker: (asked, policy) => anyMember(larger)({ ...asked }, { ...policy }),
		says: describeLimits
	},
	growth: {
		schema: map({
			latency: optional(growthRule),
			tokens: optional(growthRule),
			cost: optional(growthRule)
		}),
		default: {
			latency: {
				mode: "warn",
				atLeast: .2
			},
			tokens: {
				mode: "warn",
				atLeast: .2
			},
			cost: {
				mode: "warn",
				atLeast: .2
			}
		},
		shownDefault: "`mode: warn`, `at-least: 20%` each",
		description: "`latency`, `tokens`, `cost`: `mode` is `off`, `warn` or `fail`; `at-least` is the smallest increase that counts. Requires 5 base runs; with fewer, growth is not checked.",
		isWeaker: (asked, policy) => [
			"latency",
			"tokens",
			"cost"
		].some((name) => inMode(asked[name].mode, policy[name].mode) || larger(asked[name].atLeast, policy[name].atLeast)),
		says: (value) => Object.entries(value).flatMap(([name, { mode, atLeast }]) => mode === "fail" ? [`fails when ${name} grows by ${formatSetting(atLeast)} or more`] : [])
	},
	budget: {
		schema: map({
			mode: optional(choice(["warn", "fail"])),
			"cost-usd": optional(positive),
			tokens: optional(positive)
		}),
		default: { mode: "warn" },
		shownDefault: "`mode: warn`",
		description: "What one whole run may use: `cost-usd`, `tokens`. `mode: fail` fails the verdict when a run used more, and makes it `inconclusive` when the reports don't have the figures of every call.",
		isWeaker: (asked, policy) => inMode(asked.mode, policy.mode) || larger(asked.costUsd, policy.costUsd) || larger(asked.tokens, policy.tokens),
		says: (value) => ["costUsd", "tokens"].flatMap((metric) => {
			const limit = value[metric];
			if (limit === void 0) return [];
			return [`${value.mode === "fail" ? "fails" : "warns"} when a whole run uses more than ${formatMetricLimit(metric, limit)}`];
		})
	},
	drift: {
		schema: map({
			mode: optional(choice(growthModes)),
			since: optional(day),
			anchor: optional(union([literal(latestRelease), day], `must be a day like 2030-12-31, or ${latestRelease}`))
		}),
		default: { mode: "warn" },
		shownDefault: "`mode: warn`",
		description: "What happens on runs of the base branch when it has [slowly lost pass rate](statistics.md#slow-drift): `off`, `warn` or `fail`. `since: 2030-01-31` accepts the level of that day (UTC): earlier runs are not compared with. `anchor: latest-release` also compares with the runs up to the day of the latest release on GitHub, `anchor: 2030-01-31` with those up to that day.",
		isWeaker: (asked, policy) => inMode(asked.mode, policy.mode) || asked.since !== policy.since || asked.anchor !== policy.anchor,
		says: ({ mode }) => mode === "fail" ? ["fails when the base branch has slowly lost pass rate"] : []
	},
	slices: {
		schema: sliceRules,
		default: [],
		shownDefault: "none",
		description: "Floors of parts of the suite, by tags and metadata such as `category: billing`: [below](#floors-of-slices).",
		join: (below, above) => [...below, ...above],
		isWeaker: different,
		says: describeSlices
	},
	cases: {
		schema: caseRules,
		default: [],
		shownDefault: "none",
		description: "Rules for cases, [below](#rules-for-cases).",
		join: (below, above) => [...below, ...above],
		isWeaker: different,
		says: describeCases
	}
};
// src/config/policy/verdict-settings.ts
const failOnWords = {
	regressions: "fails on proven regressions",
	"new-failures": "fails on regressions and on every case that fails now and never failed before",
	failures: "fails on every failing case",
	never: "never fails; findings are warnings"
};
const lock = pipe(union([flag, texts(0)], "must be true, false, or a list of keys"), transform((value) => typeof value === "boolean" ? value ? ["*"] : [] : value), check((keys) => unknownKey(keys) === void 0, ({ input }) => {
	const unknown = unknownKey(input);
	const near = require_platform.nearest(unknown ?? "", [...allKeys()]);
	return `has the unknown key ${unknown}${near === void 0 ? "" : `; did you mean ${near}?`}`;
}));
const allKeys = () => byKey({
	...judgingSettings,
	...jobSettings
}).keys();
function unknownKey(keys) {
	const known = new Set([...allKeys(), "*"]);
	return keys.find((key) => !known.has(key));
}
const judgingSettings = {
	failOn: {
		schema: choice(failOnValues),
		default: "regressions",
		description: "What makes the verdict `failed`: see [What fails](#what-fails).",
		isWeaker: inOrder("never", "regressions", "new-failures", "failures"),
		says: (value) => [failOnWords[value]]
	},
	kind: {
		schema: choice(suiteKinds),
		default: "auto",
		description: "`tests`: each case is judged on its own. `evals`: by statistics. `auto`: see [Tests or evals](#tests-or-evals).",
		isWeaker: different,
		says: (value) => value === "auto" ? [] : [value === "tests" ? "judges each case on its own" : "judges every case by statistics"]
	},
	lock: {
		schema: lock,
		default: [],
		shownDefault: "`false`",
		description: "Keys, or `true` for all: a workflow or a policy that [extends](#extends) this one and asks for less is void there, and so is `policy-from: head`.",
		join: (below, above) => [...new Set([...below, ...above])],
		isWeaker: harmless,
		says: (value) => {
			if (value.includes("*")) return ["nothing may weaken it"];
			return value.length === 0 ? [] : [`nothing may weaken ${value.join(", ")}`];
		}
	},
	alpha: {
		schema: pipe(number$2("must be a number above 0, at most 0.5"), gtValue(0, "must be above 0"), maxValue(.5, "must be at most 0.5")),
		default: .05,
		description: "Probability of a false alarm when nothing changed, over all statistical tests together; at most 0.5.",
		isWeaker: smaller,
		says: (value, { failOn }) => failOn === "never" ? [] : [`if nothing changed, at most ${formatSetting(value)} of runs fail`]
	},
	onInconclusive: {
		schema: choice(["neutral", "fail"]),
		default: "neutral",
		description: "`fail`: an inconclusive verdict fails the job. The verdict itself stays `inconclusive`.",
		isWeaker: inOrder("neutral", "fail"),
		says: when("fail", "an inconclusive verdict fails the job")
	},
	onNotMeasured: {
		schema: choice(["neutral", "fail"]),
		default: "fail",
		description: "What to do when an expected measurement is missing, such as a report or a job ([the table of doubts](#doubts)): `fail` fails the job with exit code 4, `neutral` treats it as any other inconclusive verdict.",
		isWeaker: inOrder("neutral", "fail"),
		says: when("neutral", "what was not measured does not fail the job")
	},
	compare: {
		schema: text$1,
		default: void 0,
		description: "Compares the variants of the run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a tag or metadata ([recipe](recipes/compare-models.md)). It decides nothing by itself: without a baseline and without a floor the verdict is `inconclusive`.",
		isWeaker: harmless,
		says: (value) => value === void 0 ? [] : [`compares by ${value}`]
	},
	onMissingBaseline: {
		schema: choice(onMissingBaselineValues),
		default: "pass",
		description: "Without a baseline: `pass` lets the first runs of a suite pass and is inconclusive once the base branch has stored one; `neutral` is always inconclusive; `fail` fails.",
		isWeaker: inOrder(...onMissingBaselineValues),
		says: (value) => ({
			pass: [],
			neutral: ["without a baseline there is no verdict"],
			fail: ["a missing baseline fails the job"]
		})[value]
	},
	newTests: {
		name: "new-failing-tests",
		schema: choice(newTestModes),
		default: "fail",
		description: "Under `fail-on: regressions`: a new test that fails makes the verdict `failed`; `warn` only lists it. New failing evals are only listed.",
		isWeaker: inOrder("warn", "fail"),
		says: silent
	},
	accept: {
		schema: choice(acceptModes),
		default: "writers",
		description: "Who may [accept an intended change](accepting-changes.md): `writers` (people with write access), `not-author` (the same, except the author of the pull request), `off`.",
		isWeaker: inOrder(...acceptModes),
		says: (value) => ({
			writers: [],
			"not-author": ["the author of a pull request may not accept its changes"],
			off: ["nobody may accept a change"]
		})[value]
	},
	allowEmpty: {
		schema: flag,
		default: false,
		description: "Reports without any result, or with skipped ones only, are accepted.",
		isWeaker: inOrder(true, false),
		says: when(true, "reports without results are allowed")
	},
	...measuredSettings
};
// src/config/policy/table.ts
const policyTable = {
	...judgingSettings,
	...jobSettings
};
const fields = require_platform.keysOf(policyTable);
function settingOf(field) {
	return policyTable[field];
}
const fieldsByKey = new Map([...byKey(policyTable)].map(([key, { field }]) => [key, field]));
const defaultPolicy = defaultsOf(policyTable);
const writtenSettings = entriesOf(policyTable);
function toSettings(written) {
	return byField(policyTable, written);
}
function layer(below, above) {
	const joined = fields.flatMap((field) => {
		const value = above[field];
		const { join = overlay } = settingOf(field);
		return value === void 0 ? [] : [[field, join(below[field], value)]];
	});
	return {
		...below,
		...Object.fromEntries(joined)
	};
}
function overlay(below, above) {
	if (above === void 0) return below;
	if (!require_platform.isRecord(below) || !require_platform.isRecord(above)) return above;
	const names = Object.keys({
		...below,
		...above
	});
	return Object.fromEntries(names.map((name) => [name, overlay(below[name], above[name])]));
}
function judgingOf(policy) {
	const judging = Object.entries(policy).filter(([field]) => field in judgingSettings);
	return Object.fromEntries(judging);
}
function differingKeys(one, other) {
	return [...fieldsByKey].filter(([, field]) => !(0, node_util.isDeepStrictEqual)(one[field], other[field])).map(([key]) => key);
}
function describePolicy(policy) {
	return fields.flatMap((field) => settingOf(field).says(policy[field], policy));
}
// src/config/inputs.ts
var inputs_exports = require_rolldown_runtime.__exportAll({ readRawInputs: () => readRawInputs });
const inputTable = {
	...reportInputs,
	...require_platform.serviceInputs,
	...baselineInputs,
	...lookAgainInputs,
	...policyInputs,
	...hostedInputs,
	...reviewerInputs,
	...runnerInputs
};
const inputNames = require_platform.keysOf(inputTable);
function inputOf(name) {
	return inputTable[name];
}
const inputGroups = [
	{
		title: "What to measure",
		inputs: reportInputs
	},
	{
		title: "Eval service",
		inputs: require_platform.serviceInputs
	},
	{
		title: "Baseline",
		inputs: baselineInputs
	},
	{
		title: "A second look",
		inputs: lookAgainInputs
	},
	{
		title: "Verdict",
		inputs: policyInputs
	},
	{
		title: "Hosted runs",
		inputs: hostedInputs
	},
	{
		title: "Results for people and tools",
		inputs: reviewerInputs
	},
	{
		title: "GitHub",
		inputs: runnerInputs
	}
];
function readRawInputs(env) {
	return Object.fromEntries([...inputNames, ...settingNames].map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]));
}
const homes = new Map([...[...byKey(hostedTable).keys()].map((name) => [name, "hosted"]), ...[...byKey(policyTable).keys()].map((name) => [name, "policy"])]);
const settingNames = [...homes.keys()].filter((name) => !(name in inputTable));
function findHome(name) {
	const input = name in inputTable ? void 0 : homes.get(name);
	return input && {
		input,
		advice: `Write it as YAML in \`${input}\`, such as \`${name}: …\`, or in its file; ${input === "policy" ? "docs/policy.md" : "docs/hosted-runs.md"} has every key.`
	};
}
function findMisplaced(raw) {
	return Object.entries(raw).flatMap(([name, text = ""]) => {
		const home = findHome(name);
		if (text.trim() === "" || home === void 0) return [];
		return [require_platform.inputProblem(name, `is a setting of \`${home.input}\`, not an input`, home.advice)];
	});
}
// src/config/look-again.ts
function readLookAgain(raw, { hosted, mode }, problems) {
	const { lookAgain, lookAgainBase } = require_platform.readInputs(lookAgainInputs, raw, problems);
	if (lookAgain === "off") {
		if (require_platform.isGiven(lookAgainInputs, "look-again-base", raw)) problems.push(require_platform.inputProblem("look-again-base", "requires `look-again`"));
		return;
	}
	problems.push(...require_platform.inputProblems([
		[
			mode !== "gate",
			"look-again",
			`is not available with \`mode: ${mode}\``
		],
		[
			hosted !== void 0 && lookAgain !== "auto",
			"look-again",
			"cannot be a command for hosted runs, because its results would not come from the service",
			"Use `look-again: auto`, and the service runs the cases again."
		],
		[
			hosted?.wait === false,
			"look-again",
			"has no effect with `wait: false`",
			"Set it on the step that waits for the `run-id`."
		]
	]));
	return {
		...lookAgain !== "auto" && { command: lookAgain },
		...lookAgainBase !== void 0 && { base: lookAgainBase }
	};
}
// src/http/proxy.ts
var proxy_exports = require_rolldown_runtime.__exportAll({
	createConnectionPool: () => createConnectionPool,
	isLoopback: () => isLoopback,
	proxyFor: () => proxyFor
});
function isLoopback(hostname) {
	const name = hostname.toLowerCase().replace(/^\[|\]$/g, "");
	if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
	return (0, node_net.isIP)(name) === 4 && name.startsWith("127.");
}
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
function proxyFor(url, env) {
	if (isLoopback(url.hostname)) return void 0;
	const read = (name) => env[name] || env[name.toUpperCase()] || void 0;
	const proxy = url.protocol === "https:" ? read("https_proxy") : read("http_proxy");
	if (proxy === void 0 || isExempt(url, read("no_proxy") ?? "")) return void 0;
	return proxy.includes("://") ? proxy : `http://${proxy}`;
}
function createConnectionPool(env) {
	const options = {
		connections: 8,
		maxResponseSize: -1,
		connect: { timeout: 1e4 }
	};
	const dispatchers = new Map();
	return {
		dispatcherFor(url) {
			const proxy = proxyFor(url, env);
			const key = proxy ?? "";
			const known = dispatchers.get(key);
			if (known !== void 0) return known;
			const created = Promise.resolve().then(() => require("./undici.js")).then((n) => require_rolldown_runtime.__toESM(n.require_undici(), 1)).then(({ Agent, ProxyAgent }) => proxy === void 0 ? new Agent(options) : new ProxyAgent({
				...options,
				uri: proxy
			}));
			dispatchers.set(key, created);
			created.catch(() => dispatchers.delete(key));
			return created;
		},
		proxyOf(url) {
			const proxy = proxyFor(url, env);
			return proxy !== void 0 && URL.canParse(proxy) ? new URL(proxy).origin : proxy;
		},
		async close() {
			const open = [...dispatchers.values()];
			dispatchers.clear();
			await Promise.all(open.map(async (dispatcher) => (await dispatcher).close()));
		}
	};
}
// src/http/service-address.ts
function isTrustworthy(url) {
	return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname);
}
function refuseUnverified(url, env) {
	if (url.protocol !== "https:" || env.NODE_TLS_REJECT_UNAUTHORIZED !== "0") return;
	throw new require_platform.UsageError([{
		message: "NODE_TLS_REJECT_UNAUTHORIZED=0 is set, so no key is sent: certificates would not be checked",
		advice: "Remove it, and give the certificate of your own authority in NODE_EXTRA_CA_CERTS."
	}]);
}
const example = "Use the whole base URL, for example https://evals.example.com/api/v1.";
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
// src/config/service-config.ts
function readService(raw, problems, requiredFor) {
	const { apiKey, baseUrl, projectId, headerPrefix, requestHeaders } = require_platform.readInputs(require_platform.serviceInputs, raw, problems);
	const isRequired = requiredFor !== void 0 || apiKey !== void 0;
	const wrongKey = apiKey === void 0 ? void 0 : checkApiKey(apiKey);
	problems.push(...require_platform.inputProblems([
		[
			apiKey === void 0 && requiredFor !== void 0,
			"api-key",
			`is required for ${requiredFor}`,
			"Pass the API key of the eval service from a secret. Pull requests of forks get no secrets, and those of Dependabot only its own."
		],
		[
			wrongKey !== void 0,
			"api-key",
			wrongKey?.predicate ?? "",
			wrongKey?.advice
		],
		[
			baseUrl === void 0 && isRequired,
			"base-url",
			`is required ${requiredFor === void 0 ? "with `api-key`" : `for ${requiredFor}`}`,
			"Set `base-url` to the address of the service, e.g. `https://evals.example.com/api/v1`."
		]
	]));
	if (baseUrl === void 0) return void 0;
	const wrong = checkBaseUrl(baseUrl);
	if (wrong !== void 0) problems.push(require_platform.inputProblem("base-url", wrong.predicate, wrong.advice));
	return apiKey === void 0 ? void 0 : {
		baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ""),
		apiKey,
		projectId,
		headerPrefix,
		requestHeaders
	};
}
function loadService(raw) {
	const problems = [];
	const service = readService(raw, problems, "this command");
	if (service === void 0 || problems.length > 0) throw new require_platform.UsageError(problems);
	return service;
}
// src/config/suite-name.ts
const longestLeg = 80;
function defaultSuiteName({ workflow, job, matrix }) {
	const parts = [workflow, job].filter((part) => part !== void 0 && part !== "");
	const name = parts.length === 0 ? "evals" : parts.join(" / ");
	return matrix === void 0 ? name : `${name} (${describeLeg(matrix)})`;
}
function describeLeg(matrix) {
	const values = leavesOf(matrix);
	const text = values.join(", ");
	if (values.every((value) => value !== "" && !value.includes(",")) && text.length <= longestLeg) return text;
	const digest = (0, node_crypto.createHash)("sha256").update(JSON.stringify(matrix).toWellFormed()).digest("hex");
	return `${text.slice(0, longestLeg).toWellFormed()} ${digest.slice(0, 8)}`.trim();
}
function leavesOf(value) {
	if (typeof value !== "object" || value === null) return [String(value)];
	return Object.values(value).flatMap(leavesOf);
}
function suiteNameTaken(suiteName, context, by) {
	return new require_platform.UsageError([require_platform.inputProblem("suite-name", `"${suiteName}" is also used by another ${by} of this workflow run; the baseline and comment of that ${by} were not changed`, adviseName(suiteName, context, by))]);
}
function adviseName(suiteName, { matrix }, by) {
	if (by === "step") return "Set a different `suite-name` for each step: it is the key of the baseline and of the comment.";
	if (matrix === void 0) return `Set a different \`suite-name\` for each job. In a reusable workflow, pass it as an input: \`suite-name: ${expression("inputs.suite")}\`.`;
	return `Add the leg to the name: \`suite-name: ${suiteName} (${Object.keys(matrix).map((key) => expression(`matrix.${key}`)).join(", ")})\`. Without \`suite-name\`, Eval Gate does this itself.`;
}
const expression = (of) => [
	"${",
	`{ ${of} }`,
	"}"
].join("");
// src/config/load.ts
async function loadConfig(raw, context, workspace = ".") {
	const problems = [...findMisplaced(raw), ...findUnfilled(raw)];
	const config = await readConfig(raw, context, workspace, problems);
	if (problems.length > 0) throw new require_platform.UsageError(problems);
	return config;
}
function findUnfilled(raw) {
	return Object.entries(raw).filter(([, value]) => value?.includes("${{") === true).map(([name]) => require_platform.inputProblem(name, "has an expression in it that was not filled in", "GitHub fills in expressions in workflow files only: write the value itself."));
}
async function readConfig(raw, context, workspace, problems) {
	const { suiteName, ...reports } = require_platform.readInputs(reportInputs, raw, problems);
	const isHosted = require_platform.isGiven(hostedInputs, "hosted", raw);
	const service = readService(raw, problems, isHosted ? "hosted runs" : void 0);
	const hosted = isHosted ? await (await Promise.resolve().then(() => require("./read.js"))).readHosted(raw, workspace, problems) : void 0;
	const config = {
		...reports,
		suiteName: suiteName ?? defaultSuiteName(context),
		service,
		isKeyMissing: require_platform.isGiven(require_platform.serviceInputs, "base-url", raw) && !require_platform.isGiven(require_platform.serviceInputs, "api-key", raw),
		hosted,
		...require_platform.readInputs(baselineInputs, raw, problems),
		lookAgain: readLookAgain(raw, {
			hosted,
			mode: reports.mode
		}, problems),
		...await readPolicyInputs(raw, problems),
		...require_platform.readInputs(reviewerInputs, raw, problems)
	};
	problems.push(...baselineProblems(config.baseline, context));
	problems.push(...isHosted ? reportProblems(raw) : hostedProblems(raw));
	problems.push(...modeProblems(config, context, suiteName !== void 0, isHosted));
	problems.push(...outcomeProblems(config, raw));
	return config;
}
async function readPolicyInputs(raw, problems) {
	const { policy = "", policyFrom } = require_platform.readInputs(policyInputs, raw, problems);
	const [first = ""] = policy.split("\n");
	const policyPath = first === "" || isYaml(first) ? defaultPolicyPath : first.trim();
	const usual = {
		policyPath,
		policyPathGiven: policyPath !== defaultPolicyPath,
		policyFrom,
		policyInputs: {}
	};
	const settings = isYaml(first) ? policy : policy.slice(first.length);
	if (settings.trim() === "") return usual;
	try {
		const { parsePolicySettings } = await Promise.resolve().then(() => require("./file.js"));
		return {
			...usual,
			policyInputs: parsePolicySettings(settings, "policy")
		};
	} catch (error) {
		if (!(error instanceof require_platform.UsageError)) throw error;
		problems.push(...error.problems);
		return usual;
	}
}
function reportProblems(raw) {
	return [...Object.entries(inputTable).filter(([name, row]) => "only" in row && row.only === "reports" && require_platform.isGiven(inputTable, name, raw)).map(([name]) => require_platform.inputProblem(name, "only applies to reports, not to hosted runs")), ...require_platform.inputProblems([[
		require_platform.isGiven(inputTable, "reports", raw),
		"reports",
		"cannot be combined with a hosted run",
		"Use two steps with different `suite-name`s."
	]])];
}
function hostedProblems(raw) {
	return Object.keys(hostedInputs).filter((name) => require_platform.isGiven(hostedInputs, name, raw)).map((name) => require_platform.inputProblem(name, "only applies to hosted runs", "Name what to run in `hosted`, or remove the input."));
}
function baselineProblems({ kind }, { provider }) {
	if (provider !== "terminal" || kind !== "artifact" && kind !== "run") return [];
	return [require_platform.inputProblem("baseline", `can only be ${kind === "run" ? "run:ID" : kind} in GitHub Actions`, "In a terminal, use `file:PATH`, `service` or `none`.")];
}
function outcomeProblems({ mode, testOutcome }, raw) {
	const isEmpty = raw["test-outcome"]?.trim() === "";
	const advice = "Give it `steps.ID.outcome`, with the `id` of the step that runs the tests. An action that wraps this one passes `unknown` when its caller gives nothing.";
	if (isEmpty) return [require_platform.inputProblem("test-outcome", "is empty: no earlier step has that id", advice)];
	if (testOutcome.length === 0 || mode === "gate" || mode === "collect") return [];
	return [require_platform.inputProblem("test-outcome", `has no effect with \`mode: ${mode}\``, "Set it where `mode: collect` is.")];
}
function modeProblems({ mode, reports, baselineWorkflows }, { provider }, isNamed, isHosted) {
	const readsReports = mode === "gate" || mode === "collect";
	return require_platform.inputProblems([
		[
			baselineWorkflows.length > 0 && !isNamed,
			"suite-name",
			"is required with baseline-workflow",
			"The default name contains the name of the workflow. Use the same `suite-name` in both workflows."
		],
		[
			readsReports && reports.length === 0 && !isHosted,
			"reports",
			"is required: no report files given",
			provider === "terminal" ? "Name the files that your tests wrote, such as --reports \"**/junit.xml\"." : "Set `reports` to the files that your tests write, e.g. `reports: \"**/junit.xml\"`, or set `hosted` to run an eval suite in the eval service."
		],
		[
			mode === "merge" && reports.length > 0,
			"reports",
			"has no effect with `mode: merge`",
			"Name the reports where `mode: collect` is."
		],
		[
			mode !== "gate" && !isNamed,
			"suite-name",
			`is required with \`mode: ${mode}\``,
			"Use the same `suite-name` in the step that collects and in the one that merges or publishes."
		],
		[
			mode !== "gate" && isHosted,
			"mode",
			`\`${mode}\` is for reports, not for hosted runs`,
			"A hosted run needs the API key, which a fork must not have. Use `mode: gate`."
		]
	]);
}
// src/jobs/hosted/job.ts
function isHostedJob(config) {
	return config.hosted !== void 0 && config.service !== void 0;
}
function waitFor(timeoutMs, input, { clock }) {
	return {
		timeoutMs,
		deadline: clock.now() + timeoutMs,
		input,
		random: Math.random
	};
}
// src/main.ts
async function main(inputs, platform) {
	try {
		for (const secret of secretsAmong(inputs)) platform.log.mask(secret);
		return await runJob(await loadConfig(inputs, platform.context, platform.workspace), platform);
	} catch (error) {
		const { text, detail, exitCode } = describeError(error);
		platform.log.error(text);
		platform.log.debug(detail);
		return exitCode;
	}
}
async function runJob(config, platform) {
	if (writesViews(config) && platform.claimSuiteName?.(config.suiteName) === false) throw suiteNameTaken(config.suiteName, platform.context, "step");
	if (config.mode === "collect") {
		const { collectReports } = await Promise.resolve().then(() => require("./collect.js"));
		return await collectReports(config, platform);
	}
	if (config.mode === "merge") {
		const { mergeParts } = await Promise.resolve().then(() => require("./merge.js"));
		return await mergeParts(config, platform);
	}
	if (config.mode === "publish") {
		const { publishFromRun } = await Promise.resolve().then(() => require("./publish-from-run.js"));
		return await publishFromRun(config, platform);
	}
	if (isHostedJob(config)) {
		const { gateHosted } = await Promise.resolve().then(() => require("./gate-hosted.js"));
		return await gateHosted(config, platform);
	}
	const { gateReports } = await Promise.resolve().then(() => require("./gate.js")).then((n) => n.gate_reports_exports);
	return await gateReports(config, platform);
}
function writesViews({ hosted }) {
	return hosted === void 0 || hosted.wait && hosted.syncSuite !== "only";
}
const issuesUrl = "https://github.com/eval-gate/eval-gate/issues";
function describeError(error) {
	const detail = describeCauses(error);
	if (error instanceof require_platform.EvalGateError) return {
		text: require_platform.messageOf(error, "\n"),
		detail,
		exitCode: error.exitCode
	};
	if (isRefusedByFileSystem(error)) return {
		text: `A file could not be read or written: ${error.message}\nCheck the disk of the runner and the permissions of its folders.`,
		detail,
		exitCode: 3
	};
	if (isOfGitHub(error)) return {
		text: `GitHub could not be asked: ${error.message}\nRun this job again; https://www.githubstatus.com shows outages.`,
		detail,
		exitCode: 3
	};
	return {
		text: `This is a bug in Eval Gate, not in your project: ${error instanceof Error ? error.stack ?? error.message : String(error)}\nPlease open an issue at ${issuesUrl} and include this output.`,
		detail,
		exitCode: 3
	};
}
function isOfGitHub(error) {
	return error instanceof Error && (error.name === "HttpError" || error.name === "OddAnswer");
}
function isRefusedByFileSystem(error) {
	return error instanceof Error && "syscall" in error && "path" in error;
}
function describeCauses(error) {
	const lines = [];
	let current = error;
	while (current instanceof Error && lines.length < 10) {
		lines.push(current.stack ?? current.message);
		current = current.cause;
	}
	return lines.join("\ncaused by ");
}
Object.defineProperty(exports, "ByteWindow", {
	enumerable: true,
	get: function() {
		return ByteWindow;
	}
});
Object.defineProperty(exports, "Damage", {
	enumerable: true,
	get: function() {
		return Damage;
	}
});
Object.defineProperty(exports, "SlicePool", {
	enumerable: true,
	get: function() {
		return SlicePool;
	}
});
Object.defineProperty(exports, "TextCollector", {
	enumerable: true,
	get: function() {
		return TextCollector;
	}
});
Object.defineProperty(exports, "XmlReader", {
	enumerable: true,
	get: function() {
		return XmlReader;
	}
});
Object.defineProperty(exports, "aboutFrom", {
	enumerable: true,
	get: function() {
		return aboutFrom;
	}
});
Object.defineProperty(exports, "amountOf", {
	enumerable: true,
	get: function() {
		return amountOf;
	}
});
Object.defineProperty(exports, "anchorDay", {
	enumerable: true,
	get: function() {
		return anchorDay;
	}
});
Object.defineProperty(exports, "array", {
	enumerable: true,
	get: function() {
		return array;
	}
});
Object.defineProperty(exports, "boolean", {
	enumerable: true,
	get: function() {
		return boolean;
	}
});
Object.defineProperty(exports, "byField", {
	enumerable: true,
	get: function() {
		return byField;
	}
});
Object.defineProperty(exports, "byKey", {
	enumerable: true,
	get: function() {
		return byKey;
	}
});
Object.defineProperty(exports, "check", {
	enumerable: true,
	get: function() {
		return check;
	}
});
Object.defineProperty(exports, "checkApiKey", {
	enumerable: true,
	get: function() {
		return checkApiKey;
	}
});
Object.defineProperty(exports, "checkBaseUrl", {
	enumerable: true,
	get: function() {
		return checkBaseUrl;
	}
});
Object.defineProperty(exports, "choice", {
	enumerable: true,
	get: function() {
		return choice;
	}
});
Object.defineProperty(exports, "cleanName", {
	enumerable: true,
	get: function() {
		return cleanName;
	}
});
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count;
	}
});
Object.defineProperty(exports, "countEach", {
	enumerable: true,
	get: function() {
		return countEach;
	}
});
Object.defineProperty(exports, "countsIn", {
	enumerable: true,
	get: function() {
		return countsIn;
	}
});
Object.defineProperty(exports, "createConnectionPool", {
	enumerable: true,
	get: function() {
		return createConnectionPool;
	}
});
Object.defineProperty(exports, "customFormat", {
	enumerable: true,
	get: function() {
		return customFormat;
	}
});
Object.defineProperty(exports, "cut", {
	enumerable: true,
	get: function() {
		return cut;
	}
});
Object.defineProperty(exports, "cutMark", {
	enumerable: true,
	get: function() {
		return cutMark;
	}
});
Object.defineProperty(exports, "dayMs", {
	enumerable: true,
	get: function() {
		return dayMs;
	}
});
Object.defineProperty(exports, "dayOf", {
	enumerable: true,
	get: function() {
		return dayOf;
	}
});
Object.defineProperty(exports, "defaultHosted", {
	enumerable: true,
	get: function() {
		return defaultHosted;
	}
});
Object.defineProperty(exports, "defaultPolicy", {
	enumerable: true,
	get: function() {
		return defaultPolicy;
	}
});
Object.defineProperty(exports, "describeError", {
	enumerable: true,
	get: function() {
		return describeError;
	}
});
Object.defineProperty(exports, "describeLeg", {
	enumerable: true,
	get: function() {
		return describeLeg;
	}
});
Object.defineProperty(exports, "describePolicy", {
	enumerable: true,
	get: function() {
		return describePolicy;
	}
});
Object.defineProperty(exports, "description", {
	enumerable: true,
	get: function() {
		return description;
	}
});
Object.defineProperty(exports, "detectFormat", {
	enumerable: true,
	get: function() {
		return detectFormat;
	}
});
Object.defineProperty(exports, "differingKeys", {
	enumerable: true,
	get: function() {
		return differingKeys;
	}
});
Object.defineProperty(exports, "digestOf", {
	enumerable: true,
	get: function() {
		return digestOf;
	}
});
Object.defineProperty(exports, "entriesFromObjects", {
	enumerable: true,
	get: function() {
		return entriesFromObjects;
	}
});
Object.defineProperty(exports, "fieldsByKey", {
	enumerable: true,
	get: function() {
		return fieldsByKey;
	}
});
Object.defineProperty(exports, "fieldsOf", {
	enumerable: true,
	get: function() {
		return fieldsOf;
	}
});
Object.defineProperty(exports, "findFormat", {
	enumerable: true,
	get: function() {
		return findFormat;
	}
});
Object.defineProperty(exports, "findHome", {
	enumerable: true,
	get: function() {
		return findHome;
	}
});
Object.defineProperty(exports, "firstLine", {
	enumerable: true,
	get: function() {
		return firstLine;
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
Object.defineProperty(exports, "formatMetric", {
	enumerable: true,
	get: function() {
		return formatMetric;
	}
});
Object.defineProperty(exports, "formatMetricLimit", {
	enumerable: true,
	get: function() {
		return formatMetricLimit;
	}
});
Object.defineProperty(exports, "formatMoney", {
	enumerable: true,
	get: function() {
		return formatMoney;
	}
});
Object.defineProperty(exports, "formatNames", {
	enumerable: true,
	get: function() {
		return formatNames;
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
Object.defineProperty(exports, "formatOfEnding", {
	enumerable: true,
	get: function() {
		return formatOfEnding;
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
Object.defineProperty(exports, "formatRateChange", {
	enumerable: true,
	get: function() {
		return formatRateChange;
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
Object.defineProperty(exports, "getDotPath", {
	enumerable: true,
	get: function() {
		return getDotPath;
	}
});
Object.defineProperty(exports, "headline", {
	enumerable: true,
	get: function() {
		return headline;
	}
});
Object.defineProperty(exports, "holdsUntil", {
	enumerable: true,
	get: function() {
		return holdsUntil;
	}
});
Object.defineProperty(exports, "hostedInputs", {
	enumerable: true,
	get: function() {
		return hostedInputs;
	}
});
Object.defineProperty(exports, "hostedSchema", {
	enumerable: true,
	get: function() {
		return hostedSchema;
	}
});
Object.defineProperty(exports, "hostedTable", {
	enumerable: true,
	get: function() {
		return hostedTable;
	}
});
Object.defineProperty(exports, "identitySchema", {
	enumerable: true,
	get: function() {
		return identitySchema;
	}
});
Object.defineProperty(exports, "inputGroups", {
	enumerable: true,
	get: function() {
		return inputGroups;
	}
});
Object.defineProperty(exports, "inputNames", {
	enumerable: true,
	get: function() {
		return inputNames;
	}
});
Object.defineProperty(exports, "inputOf", {
	enumerable: true,
	get: function() {
		return inputOf;
	}
});
Object.defineProperty(exports, "inputs_exports", {
	enumerable: true,
	get: function() {
		return inputs_exports;
	}
});
Object.defineProperty(exports, "integer", {
	enumerable: true,
	get: function() {
		return integer;
	}
});
Object.defineProperty(exports, "isLoopback", {
	enumerable: true,
	get: function() {
		return isLoopback;
	}
});
Object.defineProperty(exports, "isTrustworthy", {
	enumerable: true,
	get: function() {
		return isTrustworthy;
	}
});
Object.defineProperty(exports, "isYaml", {
	enumerable: true,
	get: function() {
		return isYaml;
	}
});
Object.defineProperty(exports, "joinSlices", {
	enumerable: true,
	get: function() {
		return joinSlices;
	}
});
Object.defineProperty(exports, "joinVariants", {
	enumerable: true,
	get: function() {
		return joinVariants;
	}
});
Object.defineProperty(exports, "judgeFrom", {
	enumerable: true,
	get: function() {
		return judgeFrom;
	}
});
Object.defineProperty(exports, "judgingOf", {
	enumerable: true,
	get: function() {
		return judgingOf;
	}
});
Object.defineProperty(exports, "keptDetail", {
	enumerable: true,
	get: function() {
		return keptDetail;
	}
});
Object.defineProperty(exports, "keptMessage", {
	enumerable: true,
	get: function() {
		return keptMessage;
	}
});
Object.defineProperty(exports, "latestRelease", {
	enumerable: true,
	get: function() {
		return latestRelease;
	}
});
Object.defineProperty(exports, "layer", {
	enumerable: true,
	get: function() {
		return layer;
	}
});
Object.defineProperty(exports, "listOf", {
	enumerable: true,
	get: function() {
		return listOf;
	}
});
Object.defineProperty(exports, "listOf$1", {
	enumerable: true,
	get: function() {
		return listOf$1;
	}
});
Object.defineProperty(exports, "listSome", {
	enumerable: true,
	get: function() {
		return listSome;
	}
});
Object.defineProperty(exports, "literal", {
	enumerable: true,
	get: function() {
		return literal;
	}
});
Object.defineProperty(exports, "loadConfig", {
	enumerable: true,
	get: function() {
		return loadConfig;
	}
});
Object.defineProperty(exports, "loadService", {
	enumerable: true,
	get: function() {
		return loadService;
	}
});
Object.defineProperty(exports, "locationSchema", {
	enumerable: true,
	get: function() {
		return locationSchema;
	}
});
Object.defineProperty(exports, "longestTrace", {
	enumerable: true,
	get: function() {
		return longestTrace;
	}
});
Object.defineProperty(exports, "looseObject", {
	enumerable: true,
	get: function() {
		return looseObject;
	}
});
Object.defineProperty(exports, "main", {
	enumerable: true,
	get: function() {
		return main;
	}
});
Object.defineProperty(exports, "map", {
	enumerable: true,
	get: function() {
		return map;
	}
});
Object.defineProperty(exports, "mark", {
	enumerable: true,
	get: function() {
		return mark;
	}
});
Object.defineProperty(exports, "match", {
	enumerable: true,
	get: function() {
		return match;
	}
});
Object.defineProperty(exports, "maxBytes", {
	enumerable: true,
	get: function() {
		return maxBytes;
	}
});
Object.defineProperty(exports, "maxLength", {
	enumerable: true,
	get: function() {
		return maxLength;
	}
});
Object.defineProperty(exports, "maxValue", {
	enumerable: true,
	get: function() {
		return maxValue;
	}
});
Object.defineProperty(exports, "metricNames", {
	enumerable: true,
	get: function() {
		return metricNames;
	}
});
Object.defineProperty(exports, "metricTitles", {
	enumerable: true,
	get: function() {
		return metricTitles;
	}
});
Object.defineProperty(exports, "metricWords", {
	enumerable: true,
	get: function() {
		return metricWords;
	}
});
Object.defineProperty(exports, "minLength", {
	enumerable: true,
	get: function() {
		return minLength;
	}
});
Object.defineProperty(exports, "minValue", {
	enumerable: true,
	get: function() {
		return minValue;
	}
});
Object.defineProperty(exports, "misplacedArrays", {
	enumerable: true,
	get: function() {
		return misplacedArrays;
	}
});
Object.defineProperty(exports, "neededPermissions", {
	enumerable: true,
	get: function() {
		return neededPermissions;
	}
});
Object.defineProperty(exports, "nonEmpty", {
	enumerable: true,
	get: function() {
		return nonEmpty;
	}
});
Object.defineProperty(exports, "null_", {
	enumerable: true,
	get: function() {
		return null_;
	}
});
Object.defineProperty(exports, "nullable", {
	enumerable: true,
	get: function() {
		return nullable;
	}
});
Object.defineProperty(exports, "nullish", {
	enumerable: true,
	get: function() {
		return nullish;
	}
});
Object.defineProperty(exports, "number", {
	enumerable: true,
	get: function() {
		return number;
	}
});
Object.defineProperty(exports, "number$1", {
	enumerable: true,
	get: function() {
		return number$2;
	}
});
Object.defineProperty(exports, "numberOf", {
	enumerable: true,
	get: function() {
		return numberOf;
	}
});
Object.defineProperty(exports, "object", {
	enumerable: true,
	get: function() {
		return object;
	}
});
Object.defineProperty(exports, "onlyOne", {
	enumerable: true,
	get: function() {
		return onlyOne;
	}
});
Object.defineProperty(exports, "optional", {
	enumerable: true,
	get: function() {
		return optional;
	}
});
Object.defineProperty(exports, "outcomes", {
	enumerable: true,
	get: function() {
		return outcomes;
	}
});
Object.defineProperty(exports, "parse", {
	enumerable: true,
	get: function() {
		return parse;
	}
});
Object.defineProperty(exports, "parseJson", {
	enumerable: true,
	get: function() {
		return parseJson;
	}
});
Object.defineProperty(exports, "parseNumber", {
	enumerable: true,
	get: function() {
		return parseNumber;
	}
});
Object.defineProperty(exports, "partial", {
	enumerable: true,
	get: function() {
		return partial;
	}
});
Object.defineProperty(exports, "partsOf", {
	enumerable: true,
	get: function() {
		return partsOf;
	}
});
Object.defineProperty(exports, "picklist", {
	enumerable: true,
	get: function() {
		return picklist;
	}
});
Object.defineProperty(exports, "pipe", {
	enumerable: true,
	get: function() {
		return pipe;
	}
});
Object.defineProperty(exports, "plural", {
	enumerable: true,
	get: function() {
		return plural;
	}
});
Object.defineProperty(exports, "possibleMs", {
	enumerable: true,
	get: function() {
		return possibleMs;
	}
});
Object.defineProperty(exports, "proxyFor", {
	enumerable: true,
	get: function() {
		return proxyFor;
	}
});
Object.defineProperty(exports, "proxy_exports", {
	enumerable: true,
	get: function() {
		return proxy_exports;
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
Object.defineProperty(exports, "readChunks", {
	enumerable: true,
	get: function() {
		return readChunks;
	}
});
Object.defineProperty(exports, "readOutline", {
	enumerable: true,
	get: function() {
		return readOutline;
	}
});
Object.defineProperty(exports, "readProperties", {
	enumerable: true,
	get: function() {
		return readProperties;
	}
});
Object.defineProperty(exports, "readRawInputs", {
	enumerable: true,
	get: function() {
		return readRawInputs;
	}
});
Object.defineProperty(exports, "readRetentionDays", {
	enumerable: true,
	get: function() {
		return readRetentionDays;
	}
});
Object.defineProperty(exports, "readService", {
	enumerable: true,
	get: function() {
		return readService;
	}
});
Object.defineProperty(exports, "readable", {
	enumerable: true,
	get: function() {
		return readable;
	}
});
Object.defineProperty(exports, "record", {
	enumerable: true,
	get: function() {
		return record;
	}
});
Object.defineProperty(exports, "refuseUnverified", {
	enumerable: true,
	get: function() {
		return refuseUnverified;
	}
});
Object.defineProperty(exports, "regex", {
	enumerable: true,
	get: function() {
		return regex;
	}
});
Object.defineProperty(exports, "reportEndings", {
	enumerable: true,
	get: function() {
		return reportEndings;
	}
});
Object.defineProperty(exports, "runJob", {
	enumerable: true,
	get: function() {
		return runJob;
	}
});
Object.defineProperty(exports, "safeParse", {
	enumerable: true,
	get: function() {
		return safeParse;
	}
});
Object.defineProperty(exports, "sampleOf", {
	enumerable: true,
	get: function() {
		return sampleOf;
	}
});
Object.defineProperty(exports, "saysInfrastructure", {
	enumerable: true,
	get: function() {
		return saysInfrastructure;
	}
});
Object.defineProperty(exports, "saysLowerIsBetter", {
	enumerable: true,
	get: function() {
		return saysLowerIsBetter;
	}
});
Object.defineProperty(exports, "secretsAmong", {
	enumerable: true,
	get: function() {
		return secretsAmong;
	}
});
Object.defineProperty(exports, "settingOf", {
	enumerable: true,
	get: function() {
		return settingOf;
	}
});
Object.defineProperty(exports, "share", {
	enumerable: true,
	get: function() {
		return share;
	}
});
Object.defineProperty(exports, "sliceName", {
	enumerable: true,
	get: function() {
		return sliceName;
	}
});
Object.defineProperty(exports, "strictObject", {
	enumerable: true,
	get: function() {
		return strictObject;
	}
});
Object.defineProperty(exports, "string", {
	enumerable: true,
	get: function() {
		return string;
	}
});
Object.defineProperty(exports, "suiteNameTaken", {
	enumerable: true,
	get: function() {
		return suiteNameTaken;
	}
});
Object.defineProperty(exports, "sumTokens", {
	enumerable: true,
	get: function() {
		return sumTokens;
	}
});
Object.defineProperty(exports, "takeProperty", {
	enumerable: true,
	get: function() {
		return takeProperty;
	}
});
Object.defineProperty(exports, "takeTrait", {
	enumerable: true,
	get: function() {
		return takeTrait;
	}
});
Object.defineProperty(exports, "text", {
	enumerable: true,
	get: function() {
		return text;
	}
});
Object.defineProperty(exports, "textOf", {
	enumerable: true,
	get: function() {
		return textOf;
	}
});
Object.defineProperty(exports, "textOfField", {
	enumerable: true,
	get: function() {
		return textOfField;
	}
});
Object.defineProperty(exports, "toSettings", {
	enumerable: true,
	get: function() {
		return toSettings;
	}
});
Object.defineProperty(exports, "tokensOf", {
	enumerable: true,
	get: function() {
		return tokensOf;
	}
});
Object.defineProperty(exports, "toolCallSchema", {
	enumerable: true,
	get: function() {
		return toolCallSchema;
	}
});
Object.defineProperty(exports, "toolCallsOf", {
	enumerable: true,
	get: function() {
		return toolCallsOf;
	}
});
Object.defineProperty(exports, "transform", {
	enumerable: true,
	get: function() {
		return transform;
	}
});
Object.defineProperty(exports, "trim", {
	enumerable: true,
	get: function() {
		return trim;
	}
});
Object.defineProperty(exports, "tuple", {
	enumerable: true,
	get: function() {
		return tuple;
	}
});
Object.defineProperty(exports, "union", {
	enumerable: true,
	get: function() {
		return union;
	}
});
Object.defineProperty(exports, "unknown", {
	enumerable: true,
	get: function() {
		return unknown;
	}
});
Object.defineProperty(exports, "url", {
	enumerable: true,
	get: function() {
		return url;
	}
});
Object.defineProperty(exports, "variant", {
	enumerable: true,
	get: function() {
		return variant;
	}
});
Object.defineProperty(exports, "variantOf", {
	enumerable: true,
	get: function() {
		return variantOf;
	}
});
Object.defineProperty(exports, "variantOfEnvironment", {
	enumerable: true,
	get: function() {
		return variantOfEnvironment;
	}
});
Object.defineProperty(exports, "waitFor", {
	enumerable: true,
	get: function() {
		return waitFor;
	}
});
Object.defineProperty(exports, "warnLevel", {
	enumerable: true,
	get: function() {
		return warnLevel;
	}
});
Object.defineProperty(exports, "wholeNumber", {
	enumerable: true,
	get: function() {
		return wholeNumber;
	}
});
Object.defineProperty(exports, "withOutage", {
	enumerable: true,
	get: function() {
		return withOutage;
	}
});
Object.defineProperty(exports, "withoutEmpty", {
	enumerable: true,
	get: function() {
		return withoutEmpty;
	}
});
Object.defineProperty(exports, "withoutIteration", {
	enumerable: true,
	get: function() {
		return withoutIteration;
	}
});
Object.defineProperty(exports, "withoutIterationNumber", {
	enumerable: true,
	get: function() {
		return withoutIterationNumber;
	}
});
Object.defineProperty(exports, "writtenSettings", {
	enumerable: true,
	get: function() {
		return writtenSettings;
	}
});
