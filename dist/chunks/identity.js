// src/model/run/identity.ts
const separator = "";
/** Makes a part unambiguous inside a key by escaping the separator and the escape character. */
function escapePart(part) {
	return part.includes(separator) || part.includes("\\") ? part.replaceAll("\\", "\\\\").replaceAll(separator, "\\u") : part;
}
/** Start of the last key: neighbours share file and suite, often a million times. */
let last = {
	file: void 0,
	suite: Object.freeze([]),
	start: `name${separator}${separator}`
};
function startOf({ file, suite }) {
	if (suite !== last.suite || file !== last.file) last = {
		file,
		suite,
		start: [
			"name",
			file ?? "",
			...suite,
			""
		].map(escapePart).join(separator)
	};
	return last.start;
}
/**
* The identity of a case as one string. Injective: two different identities never share a key. The key is
* the same on all runs and machines, so baselines are joined by it.
*/
function caseKey(identity) {
	if (identity.id === void 0 && identity.variant === void 0) return [startOf(identity), escapePart(identity.name)].join("");
	const declared = identity.id !== void 0;
	const named = declared ? [identity.id] : [
		identity.file ?? "",
		...identity.suite,
		identity.name
	];
	const kind = declared ? "id" : "name";
	return (identity.variant === void 0 ? [kind, ...named] : [
		`${kind}+variant`,
		identity.variant,
		...named
	]).map(escapePart).join(separator);
}
/** The title of a case for display: suites and name, without the file, then the variant in brackets. */
function caseTitle(identity) {
	const path = [...identity.suite, identity.name].filter((part) => part !== "").join(" › ");
	const title = path === "" ? identity.id ?? identity.file ?? "(unnamed)" : path;
	return identity.variant === void 0 ? title : `${title} [${identity.variant}]`;
}
export { caseTitle as n, caseKey as t };
