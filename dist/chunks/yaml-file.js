const require_main = require("./main.js");
const require_dist$1 = require("./dist.js");
const require_platform = require("./platform.js");
// src/model/misplaced-arrays.ts
var import_dist = require_dist$1.require_dist();
function misplacedArrays(schema, input, path = []) {
	if (typeof schema !== "object" || schema === null || typeof input !== "object" || input === null) return [];
	const { type, wrapped, options, item, entries } = schema;
	if (wrapped !== void 0) return misplacedArrays(wrapped, input, path);
	if (options !== void 0) {
		const found = options.map((option) => misplacedArrays(option, input, path));
		return found.some((paths) => paths.length === 0) ? [] : found[0] ?? [];
	}
	if (item !== void 0) return Array.isArray(input) ? input.flatMap((one, index) => misplacedArrays(item, one, [...path, index])) : [];
	if (entries === void 0 && type !== "record") return [];
	if (Array.isArray(input)) return [path];
	return Object.entries(entries ?? {}).flatMap(([key, entry]) => Object.hasOwn(input, key) ? misplacedArrays(entry, Reflect.get(input, key), [...path, key]) : []);
}
// src/config/yaml-file.ts
const maxAliases = 50;
const maxProblems = 50;
const tooDeep = "is nested too deeply";
const noMap = "must be a map of keys";
const strict = {
	prettyErrors: false,
	stringKeys: true,
	uniqueKeys: false,
	logLevel: "error"
};
function parseYamlFile(text, path, schema, options) {
	const { maxBytes, hint } = options;
	const fail = (message) => {
		throw new require_platform.UsageError([{
			where: path,
			message,
			advice: hint
		}]);
	};
	if (Buffer.byteLength(text) > maxBytes) fail(`is larger than ${maxBytes / 1024} KiB`);
	const lines = new import_dist.LineCounter();
	const document = guarded(() => (0, import_dist.parseDocument)(text, {
		...strict,
		lineCounter: lines
	}), fail);
	const placeAt = (offset) => {
		const { line, col } = lines.linePos(offset);
		return `${path}:${line}:${col}`;
	};
	const broken = [
		...document.errors,
		...document.warnings,
		...repeatedKeys(document)
	];
	if (broken.some(({ message }) => message.includes("call stack"))) fail(tooDeep);
	if (broken.length > 0) throw new require_platform.UsageError(broken.slice(0, maxProblems).map(({ pos, message }) => ({
		where: placeAt(pos[0]),
		message: `is not valid YAML: ${message}`
	})));
	const written = guarded(() => document.toJS({ maxAliasCount: maxAliases }), fail) ?? {};
	if (typeof written !== "object" || Array.isArray(written)) fail(noMap);
	const result = require_main.safeParse(schema, written);
	const lists = misplacedArrays(schema, written);
	if (!result.success || lists.length > 0) {
		const found = [...lists.map((at) => ({
			offset: offsetOf(document, at),
			message: `\`${nameOf(at)}\` ${noMap}`
		})), ...(result.issues ?? []).filter(({ path = [] }) => !lists.some((at) => isWithin(path, at))).map((issue) => locate(issue, document, schema, hint))];
		found.sort((a, b) => a.offset - b.offset);
		throw new require_platform.UsageError(found.slice(0, maxProblems).map(({ offset, ...problem }) => ({
			where: placeAt(offset),
			...problem
		})));
	}
	return {
		value: result.output,
		placeOf: (at) => placeAt(offsetOf(document, at))
	};
}
function repeatedKeys(document) {
	const found = [];
	(0, import_dist.visit)(document, { Map(_, { items }) {
		const keys = new Set();
		for (const { key } of items) {
			if (!(0, import_dist.isScalar)(key)) continue;
			if (keys.has(key.value)) found.push({
				pos: [key.range?.[0] ?? 0],
				message: "Map keys must be unique"
			});
			keys.add(key.value);
		}
	} });
	return found;
}
function guarded(read, fail) {
	try {
		return read();
	} catch (error) {
		if (error instanceof RangeError) return fail(tooDeep);
		if (error instanceof ReferenceError) return fail(`has an alias without an anchor, or more than ${maxAliases}`);
		throw error;
	}
}
function locate(issue, document, schema, hint) {
	const path = (issue.path ?? []).map(({ key }) => key);
	const name = nameOf(path);
	if (issue.type === "strict_object" && issue.expected === "never") {
		const known = knownKeys(path, schema);
		const suggestion = require_platform.nearest(String(path.at(-1)), known);
		const message = `unknown key \`${name}\`; ${suggestion === void 0 ? `known are ${known.join(", ")}` : `did you mean \`${suggestion}\`?`}`;
		return {
			offset: keyOffset(document, path),
			message,
			advice: hint
		};
	}
	if (issue.type === "strict_object" && issue.received === "undefined") return {
		offset: offsetOf(document, path.slice(0, -1)),
		message: `\`${name}\` is missing`
	};
	const message = issue.type === "strict_object" ? noMap : issue.message;
	return {
		offset: offsetOf(document, path),
		message: `\`${name}\` ${message}`
	};
}
function isWithin(path, outer) {
	return outer.every((key, index) => path[index]?.key === key);
}
function nameOf(path) {
	return path.map((key, index) => typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`).join("");
}
function knownKeys(path, root) {
	let schema = root;
	for (const key of path.slice(0, -1)) {
		const open = unwrap(schema);
		if (hasEntries(open)) schema = open.entries[String(key)];
		else if (hasItem(open)) schema = open.item;
		else return [];
	}
	const open = unwrap(schema);
	return hasEntries(open) ? Object.keys(open.entries).filter((key) => key !== "$schema") : [];
}
function unwrap(schema) {
	let open = schema;
	while (isObject(open) && "wrapped" in open) open = open.wrapped;
	return open;
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
function hasEntries(schema) {
	return isObject(schema) && "entries" in schema;
}
function hasItem(schema) {
	return isObject(schema) && "item" in schema;
}
function offsetOf(document, path) {
	for (let length = path.length; length > 0; length -= 1) {
		const node = document.getIn(path.slice(0, length), true);
		if ((0, import_dist.isNode)(node) && node.range) return node.range[0];
	}
	return document.contents?.range?.[0] ?? 0;
}
function keyOffset(document, path) {
	const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
	if ((0, import_dist.isMap)(parent)) {
		const pair = parent.items.find((item) => (0, import_dist.isScalar)(item.key) && String(item.key.value) === path.at(-1));
		if (pair?.key.range) return pair.key.range[0];
	}
	return offsetOf(document, path);
}
Object.defineProperty(exports, "misplacedArrays", {
	enumerable: true,
	get: function() {
		return misplacedArrays;
	}
});
Object.defineProperty(exports, "parseYamlFile", {
	enumerable: true,
	get: function() {
		return parseYamlFile;
	}
});
