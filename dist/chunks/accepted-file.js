const require_neutralise = require("./neutralise.js");
const require_find_acceptances = require("./find-acceptances.js");
const require_choose_baseline = require("./choose-baseline.js");
const require_yaml_file = require("./yaml-file.js");
// src/config/accepted-file.ts
const text = (most) => require_neutralise.pipe(require_neutralise.string("must be text"), require_neutralise.nonEmpty("must not be empty"), require_neutralise.maxLength(most, `must not be longer than ${most} characters`));
const asCases = "must be `all` or a list of names";
const acceptedFileSchema = require_neutralise.strictObject({
	$schema: require_neutralise.optional(require_neutralise.string()),
	accepted: require_neutralise.pipe(require_neutralise.array(require_neutralise.strictObject({
		suite: text(500),
		cases: require_neutralise.union([require_neutralise.literal("all"), require_neutralise.pipe(require_neutralise.array(text(2e3)), require_neutralise.minLength(1, asCases))], asCases),
		reason: text(500),
		until: require_neutralise.pipe(require_neutralise.string("must be a day like 2030-12-31"), require_neutralise.check((day) => require_choose_baseline.findDayProblem(day) === void 0, "must be a day like 2030-12-31"))
	}), "must be a list"), require_neutralise.maxLength(500, "has more than 500 entries"))
});
function parseAcceptedFile(content) {
	return require_yaml_file.parseYamlFile(content, require_find_acceptances.acceptedFile, acceptedFileSchema, {
		maxBytes: 262144,
		hint: "docs/accepting-changes.md describes the file."
	}).value.accepted;
}
exports.parseAcceptedFile = parseAcceptedFile;
