const require_yaml_file = require("./yaml-file.js");
const require_dist = require("./dist2.js");
const require_main = require("./main.js");
const require_gate = require("./gate.js");
// src/config/policy/schema.ts
const maxRules = 500;
const maxPatterns = 50;
const maxText = 500;
const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/;
const asShare = "must be a share: a number from 0 to 1, or percent like \"95%\"";
const rate = require_dist.union([require_dist.pipe(require_dist.number(), require_dist.minValue(0, asShare), require_dist.maxValue(1, asShare)), require_dist.pipe(require_dist.string(), require_dist.regex(percentPattern, asShare))], asShare);
function choice(values) {
	return require_dist.picklist(values, `must be one of ${values.join(", ")}`);
}
const flag = require_dist.boolean("must be true or false");
const finite = require_dist.pipe(require_dist.number("must be a number"), require_dist.finite("must be a finite number"));
const positive = require_dist.pipe(finite, require_dist.gtValue(0, "must be more than 0"));
const text = require_dist.pipe(require_dist.string("must be text"), require_dist.nonEmpty("must not be empty"), require_dist.maxLength(maxText, `must not be longer than ${maxText} characters`));
const asPatterns = `must be a pattern or a list of 1 to ${maxPatterns} patterns`;
const match = require_dist.pipe(require_dist.union([text, require_dist.pipe(require_dist.array(text), require_dist.minLength(1, asPatterns), require_dist.maxLength(maxPatterns, asPatterns))], asPatterns), require_dist.description("Pattern or patterns. `*` stands for any text, `?` for one character."));
const lowerIsBetter = require_dist.pipe(require_dist.union([text, require_dist.pipe(require_dist.array(text), require_dist.maxLength(maxPatterns, asPatterns))], asPatterns), require_dist.description("Scorers whose smaller value is the better one, by name or pattern."));
const minScore = require_dist.pipe(require_dist.union([finite, require_dist.record(text, finite)], "must be a number, or one number per scorer"), require_dist.description("Smallest mean score: one number for every scorer, or one per scorer by name."));
const limits = require_dist.pipe(require_dist.strictObject({
	"latency-ms": require_dist.optional(positive),
	tokens: require_dist.optional(positive),
	"cost-usd": require_dist.optional(positive)
}), require_dist.description("Absolute limits of the mean per iteration. More fails the verdict."));
const asGrowth = "must be a share like 0.2, or percent like \"20%\"";
const growthRule = require_dist.strictObject({
	mode: require_dist.optional(choice(require_main.growthModes)),
	"at-least": require_dist.optional(require_dist.union([require_dist.pipe(require_dist.number(), require_dist.minValue(0, asGrowth)), require_dist.pipe(require_dist.string(), require_dist.regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth))], asGrowth))
});
const growth = require_dist.pipe(require_dist.strictObject({
	latency: require_dist.optional(growthRule),
	tokens: require_dist.optional(growthRule),
	cost: require_dist.optional(growthRule)
}), require_dist.description("What happens when a run is slower or costlier than at least 5 base runs predict."));
const day = require_dist.pipe(require_dist.string("must be a day like 2030-12-31"), require_dist.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2030-12-31"), require_dist.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, "is not a day of the calendar"));
const budget = require_dist.pipe(require_dist.strictObject({
	mode: require_dist.optional(choice(["warn", "fail"])),
	"cost-usd": require_dist.optional(positive),
	tokens: require_dist.optional(positive)
}), require_dist.description("What one whole run may use, and whether more is a warning or fails the verdict."));
const drift = require_dist.pipe(require_dist.strictObject({
	mode: require_dist.optional(choice(require_main.growthModes)),
	since: require_dist.optional(day),
	anchor: require_dist.optional(require_dist.union([require_dist.literal(require_main.latestRelease), day], `must be a day like 2030-12-31, or ${require_main.latestRelease}`))
}), require_dist.description("What happens when the base branch has slowly lost pass rate. `since`: the level of that day (UTC) is accepted. `anchor`: the level of that day, or of the latest release on GitHub (`latest-release`), is compared with, too."));
const quarantine = require_dist.pipe(require_dist.strictObject({
	reason: text,
	until: require_dist.optional(day)
}), require_dist.description("Shown, but not in the verdict, through the end of the day `until` (UTC)."));
const caseRule = require_dist.strictObject({
	match,
	"min-pass-rate": require_dist.optional(rate),
	"min-score": require_dist.optional(minScore),
	quarantine: require_dist.optional(quarantine),
	ignore: require_dist.optional(flag),
	weight: require_dist.optional(require_dist.pipe(require_dist.number("must be a whole number from 0 to 10"), require_dist.integer("must be a whole number from 0 to 10"), require_dist.minValue(0, "must be a whole number from 0 to 10"), require_dist.maxValue(10, "must be a whole number from 0 to 10"))),
	limits: require_dist.optional(limits),
	kind: require_dist.optional(choice(require_main.suiteKinds))
});
const sliceRule = require_dist.pipe(require_dist.strictObject({
	match,
	"min-pass-rate": require_dist.optional(rate),
	"min-score": require_dist.optional(minScore)
}), require_dist.check((rule) => rule["min-pass-rate"] !== void 0 || rule["min-score"] !== void 0, "has no floor: add `min-pass-rate` or `min-score`"));
const settings = {
	"fail-on": require_dist.optional(choice(require_main.failOnValues)),
	"on-inconclusive": require_dist.optional(choice(["neutral", "fail"])),
	"on-not-measured": require_dist.optional(require_dist.pipe(choice(["neutral", "fail"]), require_dist.description("What happens when something that was due did not come: a report, a part of a matrix, a job, a hosted run."))),
	"on-missing-baseline": require_dist.optional(choice(require_main.onMissingBaselineValues)),
	compare: require_dist.optional(require_dist.pipe(text, require_dist.description("Compares the variants of the run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a slice."))),
	"new-failing-tests": require_dist.optional(choice(require_main.newTestModes)),
	accept: require_dist.optional(require_dist.pipe(choice(require_main.acceptModes), require_dist.description("Who may accept an intended change: people with write access, these except the author of the pull request, or nobody."))),
	kind: require_dist.optional(choice(require_main.suiteKinds)),
	"min-pass-rate": require_dist.optional(rate),
	"min-score": require_dist.optional(minScore),
	"lower-is-better": require_dist.optional(lowerIsBetter),
	"allow-empty": require_dist.optional(flag),
	alpha: require_dist.optional(require_dist.pipe(require_dist.number("must be a number above 0, at most 0.5"), require_dist.gtValue(0, "must be above 0"), require_dist.maxValue(.5, "must be at most 0.5"))),
	delta: require_dist.optional(rate),
	"min-drop": require_dist.optional(require_dist.strictObject({
		suite: require_dist.optional(rate),
		score: require_dist.optional(rate)
	})),
	"max-lost": require_dist.optional(rate),
	limits: require_dist.optional(limits),
	growth: require_dist.optional(growth),
	drift: require_dist.optional(drift),
	budget: require_dist.optional(budget),
	cases: require_dist.optional(require_dist.pipe(require_dist.array(caseRule, "must be a list of rules"), require_dist.maxLength(maxRules, `has more than ${maxRules} rules`))),
	slices: require_dist.optional(require_dist.pipe(require_dist.array(sliceRule, "must be a list of rules"), require_dist.maxLength(maxPatterns, `has more than ${maxPatterns} rules`), require_dist.description("Floors of parts of the suite, by tags and metadata such as `category: billing`.")))
};
const policySchema = require_dist.strictObject({
	$schema: require_dist.optional(require_dist.string()),
	...settings,
	suites: require_dist.optional(require_dist.pipe(require_dist.array(require_dist.strictObject({
		match,
		...settings
	}), "must be a list of suites"), require_dist.maxLength(maxRules, `has more than ${maxRules} suites`)))
});
// src/config/policy/file.ts
const schemaHint = "docs/policy.md lists every key; docs/policy.schema.json is for editors.";
function parsePolicyFile(text, path) {
	const { value } = require_yaml_file.parseYamlFile(text, path, policySchema, {
		maxBytes: 65536,
		hint: schemaHint
	});
	const { suites = [], $schema: _, ...settings } = value;
	return {
		path,
		settings: require_gate.readSettings(settings),
		suites: suites.map(({ match, ...rest }) => ({
			match: require_gate.readPatterns(match),
			settings: require_gate.readSettings(rest)
		}))
	};
}
exports.parsePolicyFile = parsePolicyFile;
