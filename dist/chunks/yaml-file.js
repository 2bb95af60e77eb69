import { A as safeParse } from "./dist.js";
import { t as require_dist } from "./dist2.js";
import { l as UsageError } from "./errors.js";
import { t as misplacedArrays } from "./misplaced-arrays.js";
import { t as nearest } from "./nearest.js";
// src/config/yaml-file.ts
var import_dist = require_dist();
const maxAliases = 50;
const maxProblems = 50;
const tooDeep = "is nested too deeply";
const noMap = "must be a map of keys";
/**
* Reads a YAML 1.2 file (so JSON too) by a schema.
*
* @param path for the messages, relative to the workspace
* @throws UsageError with every problem at once, each with line and column and the nearest valid key
*/
function parseYamlFile(text, path, schema, options) {
	const { maxBytes, hint } = options;
	const fail = (message) => {
		throw new UsageError([{
			where: path,
			message,
			advice: hint
		}]);
	};
	if (Buffer.byteLength(text) > maxBytes) fail(`is larger than ${maxBytes / 1024} KiB`);
	const lines = new import_dist.LineCounter();
	const document = guarded(() => (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: false
	}), fail);
	const placeAt = (offset) => {
		const { line, col } = lines.linePos(offset);
		return `${path}:${line}:${col}`;
	};
	const broken = [...document.errors, ...document.warnings];
	if (broken.some(({ message }) => message.includes("call stack"))) fail(tooDeep);
	if (broken.length > 0) throw new UsageError(broken.slice(0, maxProblems).map(({ pos, message }) => ({
		where: placeAt(pos[0]),
		message: `is not valid YAML: ${message}`
	})));
	const written = guarded(() => document.toJS({ maxAliasCount: maxAliases }), fail) ?? {};
	if (typeof written !== "object" || Array.isArray(written)) fail(noMap);
	const result = safeParse(schema, written);
	const lists = misplacedArrays(schema, written);
	if (!result.success || lists.length > 0) {
		const found = [...lists.map((at) => ({
			offset: offsetOf(document, at),
			message: `\`${nameOf(at)}\` ${noMap}`
		})), ...(result.issues ?? []).filter(({ path = [] }) => !lists.some((at) => isWithin(path, at))).map((issue) => locate(issue, document, schema, hint))];
		found.sort((a, b) => a.offset - b.offset);
		throw new UsageError(found.slice(0, maxProblems).map(({ offset, ...problem }) => ({
			where: placeAt(offset),
			...problem
		})));
	}
	return {
		value: result.output,
		placeOf: (at) => placeAt(offsetOf(document, at))
	};
}
/** Bombs of nesting and of aliases end here: the first overflows the parser's stack, the second is counted. */
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
		const suggestion = nearest(String(path.at(-1)), known);
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
/** `suites[0].cases[2].weight` */
function nameOf(path) {
	return path.map((key, index) => typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`).join("");
}
/** Keys that are valid in place of the unknown one. */
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
/** Place of the key itself, not of its value. */
function keyOffset(document, path) {
	const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
	if ((0, import_dist.isMap)(parent)) {
		const pair = parent.items.find((item) => (0, import_dist.isScalar)(item.key) && String(item.key.value) === path.at(-1));
		if (pair?.key.range) return pair.key.range[0];
	}
	return offsetOf(document, path);
}
export { parseYamlFile as t };
