const require_main = require("./main.js");
const require_find_acceptances = require("./find-acceptances.js");
const require_gate = require("./gate.js");
const require_yaml_file = require("./yaml-file.js");
// src/config/accepted-file.ts
const text = (most) => require_main.pipe(require_main.string("must be text"), require_main.nonEmpty("must not be empty"), require_main.maxLength(most, `must not be longer than ${most} characters`));
const asCases = "must be `all` or a list of names";
const acceptedFileSchema = require_main.strictObject({
	$schema: require_main.optional(require_main.string()),
	accepted: require_main.pipe(require_main.array(require_main.strictObject({
		suite: text(500),
		cases: require_main.union([require_main.literal("all"), require_main.pipe(require_main.array(text(2e3)), require_main.minLength(1, asCases))], asCases),
		reason: text(500),
		until: require_main.pipe(require_main.string("must be a day like 2030-12-31"), require_main.check((day) => require_gate.findDayProblem(day) === void 0, "must be a day like 2030-12-31"))
	}), "must be a list"), require_main.maxLength(500, "has more than 500 entries"))
});
function parseAcceptedFile(content) {
	return require_yaml_file.parseYamlFile(content, require_find_acceptances.acceptedFile, acceptedFileSchema, {
		maxBytes: 262144,
		hint: "docs/accepting-changes.md describes the file."
	}).value.accepted;
}
exports.parseAcceptedFile = parseAcceptedFile;
