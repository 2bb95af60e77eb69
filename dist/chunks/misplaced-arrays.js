// src/model/misplaced-arrays.ts
/**
* Paths of arrays where the schema requires an object. Valibot treats an array as an object with numeric keys and so
* loses its elements.
*
* @param schema any schema of valibot
* @returns the paths; an empty path means the input itself
*/
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
export { misplacedArrays as t };
