// src/model/run/identity.ts
const separator = "";
function escapePart(part) {
	return part.includes(separator) || part.includes("\\") ? part.replaceAll("\\", "\\\\").replaceAll(separator, "\\u") : part;
}
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
function caseTitle(identity) {
	const path = [...identity.suite, identity.name].filter((part) => part !== "").join(" › ");
	const title = path === "" ? identity.id ?? identity.file ?? "(unnamed)" : path;
	return identity.variant === void 0 ? title : `${title} [${identity.variant}]`;
}
Object.defineProperty(exports, "caseKey", {
	enumerable: true,
	get: function() {
		return caseKey;
	}
});
Object.defineProperty(exports, "caseTitle", {
	enumerable: true,
	get: function() {
		return caseTitle;
	}
});
