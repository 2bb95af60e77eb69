const require_dist = require("./dist2.js");
const require_find_acceptances = require("./find-acceptances.js");
const require_gate = require("./gate.js");
const require_yaml_file = require("./yaml-file.js");
// src/config/accepted-file.ts
const text = (most) => require_dist.pipe(require_dist.string("must be text"), require_dist.nonEmpty("must not be empty"), require_dist.maxLength(most, `must not be longer than ${most} characters`));
const asCases = "must be `all` or a list of names";
const acceptedFileSchema = require_dist.strictObject({
	$schema: require_dist.optional(require_dist.string()),
	accepted: require_dist.pipe(require_dist.array(require_dist.strictObject({
		suite: text(500),
		cases: require_dist.union([require_dist.literal("all"), require_dist.pipe(require_dist.array(text(2e3)), require_dist.minLength(1, asCases))], asCases),
		reason: text(500),
		until: require_dist.pipe(require_dist.string("must be a day like 2030-12-31"), require_dist.check((day) => require_gate.findDayProblem(day) === void 0, "must be a day like 2030-12-31"))
	}), "must be a list"), require_dist.maxLength(500, "has more than 500 entries"))
});
function parseAcceptedFile(content) {
	return require_yaml_file.parseYamlFile(content, require_find_acceptances.acceptedFile, acceptedFileSchema, {
		maxBytes: 262144,
		hint: "docs/accepting-changes.md describes the file."
	}).value.accepted;
}
exports.parseAcceptedFile = parseAcceptedFile;
