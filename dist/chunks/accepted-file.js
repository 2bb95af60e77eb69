const require_temporary_folder = require("./temporary-folder.js");
const require_find_acceptances = require("./find-acceptances.js");
const require_escape = require("./escape.js");
const require_yaml_file = require("./yaml-file.js");
// src/config/accepted-file.ts
const text = (most) => require_temporary_folder.pipe(require_temporary_folder.string("must be text"), require_temporary_folder.nonEmpty("must not be empty"), require_temporary_folder.maxLength(most, `must not be longer than ${most} characters`));
const asCases = "must be `all` or a list of names";
const acceptedFileSchema = require_temporary_folder.strictObject({
	$schema: require_temporary_folder.optional(require_temporary_folder.string()),
	accepted: require_temporary_folder.pipe(require_temporary_folder.array(require_temporary_folder.strictObject({
		suite: text(500),
		cases: require_temporary_folder.union([require_temporary_folder.literal("all"), require_temporary_folder.pipe(require_temporary_folder.array(text(2e3)), require_temporary_folder.minLength(1, asCases))], asCases),
		reason: text(500),
		until: require_temporary_folder.pipe(require_temporary_folder.string("must be a day like 2030-12-31"), require_temporary_folder.check((day) => require_escape.findDayProblem(day) === void 0, "must be a day like 2030-12-31"))
	}), "must be a list"), require_temporary_folder.maxLength(500, "has more than 500 entries"))
});
function parseAcceptedFile(content) {
	return require_yaml_file.parseYamlFile(content, require_find_acceptances.acceptedFile, acceptedFileSchema, {
		maxBytes: 262144,
		hint: "docs/accepting-changes.md describes the file."
	}).value.accepted;
}
exports.parseAcceptedFile = parseAcceptedFile;
