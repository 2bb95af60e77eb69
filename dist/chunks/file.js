const require_yaml_file = require("./yaml-file.js");
const require_main = require("./main.js");
const require_gate = require("./gate.js");
// src/config/policy/schema.ts
const maxRules = 500;
const maxPatterns = 50;
const maxText = 500;
const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/;
const asShare = "must be a share: a number from 0 to 1, or percent like \"95%\"";
const rate = require_main.union([require_main.pipe(require_main.number(), require_main.minValue(0, asShare), require_main.maxValue(1, asShare)), require_main.pipe(require_main.string(), require_main.regex(percentPattern, asShare))], asShare);
function choice(values) {
	return require_main.picklist(values, `must be one of ${values.join(", ")}`);
}
const flag = require_main.boolean("must be true or false");
const finite = require_main.pipe(require_main.number("must be a number"), require_main.finite("must be a finite number"));
const positive = require_main.pipe(finite, require_main.gtValue(0, "must be more than 0"));
const text = require_main.pipe(require_main.string("must be text"), require_main.nonEmpty("must not be empty"), require_main.maxLength(maxText, `must not be longer than ${maxText} characters`));
const asPatterns = `must be a pattern or a list of 1 to ${maxPatterns} patterns`;
const match = require_main.pipe(require_main.union([text, require_main.pipe(require_main.array(text), require_main.minLength(1, asPatterns), require_main.maxLength(maxPatterns, asPatterns))], asPatterns), require_main.description("Pattern or patterns. `*` stands for any text, `?` for one character."));
const lowerIsBetter = require_main.pipe(require_main.union([text, require_main.pipe(require_main.array(text), require_main.maxLength(maxPatterns, asPatterns))], asPatterns), require_main.description("Scorers whose smaller value is the better one, by name or pattern."));
const minScore = require_main.pipe(require_main.union([finite, require_main.record(text, finite)], "must be a number, or one number per scorer"), require_main.description("Smallest mean score: one number for every scorer, or one per scorer by name."));
const limits = require_main.pipe(require_main.strictObject({
	"latency-ms": require_main.optional(positive),
	tokens: require_main.optional(positive),
	"cost-usd": require_main.optional(positive)
}), require_main.description("Absolute limits of the mean per iteration. More fails the verdict."));
const asGrowth = "must be a share like 0.2, or percent like \"20%\"";
const growthRule = require_main.strictObject({
	mode: require_main.optional(choice(require_main.growthModes)),
	"at-least": require_main.optional(require_main.union([require_main.pipe(require_main.number(), require_main.minValue(0, asGrowth)), require_main.pipe(require_main.string(), require_main.regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth))], asGrowth))
});
const growth = require_main.pipe(require_main.strictObject({
	latency: require_main.optional(growthRule),
	tokens: require_main.optional(growthRule),
	cost: require_main.optional(growthRule)
}), require_main.description("What happens when a run is slower or costlier than at least 5 base runs predict."));
const day = require_main.pipe(require_main.string("must be a day like 2030-12-31"), require_main.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2030-12-31"), require_main.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, "is not a day of the calendar"));
const budget = require_main.pipe(require_main.strictObject({
	mode: require_main.optional(choice(["warn", "fail"])),
	"cost-usd": require_main.optional(positive),
	tokens: require_main.optional(positive)
}), require_main.description("What one whole run may use, and whether more is a warning or fails the verdict."));
const drift = require_main.pipe(require_main.strictObject({
	mode: require_main.optional(choice(require_main.growthModes)),
	since: require_main.optional(day),
	anchor: require_main.optional(require_main.union([require_main.literal(require_main.latestRelease), day], `must be a day like 2030-12-31, or ${require_main.latestRelease}`))
}), require_main.description("What happens when the base branch has slowly lost pass rate. `since`: the level of that day (UTC) is accepted. `anchor`: the level of that day, or of the latest release on GitHub (`latest-release`), is compared with, too."));
const quarantine = require_main.pipe(require_main.strictObject({
	reason: text,
	until: require_main.optional(day)
}), require_main.description("Shown, but not in the verdict, through the end of the day `until` (UTC)."));
const caseRule = require_main.strictObject({
	match,
	"min-pass-rate": require_main.optional(rate),
	"min-score": require_main.optional(minScore),
	quarantine: require_main.optional(quarantine),
	ignore: require_main.optional(flag),
	weight: require_main.optional(require_main.pipe(require_main.number("must be a whole number from 0 to 10"), require_main.integer("must be a whole number from 0 to 10"), require_main.minValue(0, "must be a whole number from 0 to 10"), require_main.maxValue(10, "must be a whole number from 0 to 10"))),
	limits: require_main.optional(limits),
	kind: require_main.optional(choice(require_main.suiteKinds))
});
const sliceRule = require_main.pipe(require_main.strictObject({
	match,
	"min-pass-rate": require_main.optional(rate),
	"min-score": require_main.optional(minScore)
}), require_main.check((rule) => rule["min-pass-rate"] !== void 0 || rule["min-score"] !== void 0, "has no floor: add `min-pass-rate` or `min-score`"));
const settings = {
	"fail-on": require_main.optional(choice(require_main.failOnValues)),
	"on-inconclusive": require_main.optional(choice(["neutral", "fail"])),
	"on-not-measured": require_main.optional(require_main.pipe(choice(["neutral", "fail"]), require_main.description("What happens when something that was due did not come: a report, a part of a matrix, a job, a hosted run."))),
	"on-missing-baseline": require_main.optional(choice(require_main.onMissingBaselineValues)),
	compare: require_main.optional(require_main.pipe(text, require_main.description("Compares the variants of the run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a slice."))),
	"new-failing-tests": require_main.optional(choice(require_main.newTestModes)),
	accept: require_main.optional(require_main.pipe(choice(require_main.acceptModes), require_main.description("Who may accept an intended change: people with write access, these except the author of the pull request, or nobody."))),
	kind: require_main.optional(choice(require_main.suiteKinds)),
	"min-pass-rate": require_main.optional(rate),
	"min-score": require_main.optional(minScore),
	"lower-is-better": require_main.optional(lowerIsBetter),
	"allow-empty": require_main.optional(flag),
	alpha: require_main.optional(require_main.pipe(require_main.number("must be a number above 0, at most 0.5"), require_main.gtValue(0, "must be above 0"), require_main.maxValue(.5, "must be at most 0.5"))),
	delta: require_main.optional(rate),
	"min-drop": require_main.optional(require_main.strictObject({
		suite: require_main.optional(rate),
		score: require_main.optional(rate)
	})),
	"max-lost": require_main.optional(rate),
	limits: require_main.optional(limits),
	growth: require_main.optional(growth),
	drift: require_main.optional(drift),
	budget: require_main.optional(budget),
	cases: require_main.optional(require_main.pipe(require_main.array(caseRule, "must be a list of rules"), require_main.maxLength(maxRules, `has more than ${maxRules} rules`))),
	slices: require_main.optional(require_main.pipe(require_main.array(sliceRule, "must be a list of rules"), require_main.maxLength(maxPatterns, `has more than ${maxPatterns} rules`), require_main.description("Floors of parts of the suite, by tags and metadata such as `category: billing`.")))
};
const policySchema = require_main.strictObject({
	$schema: require_main.optional(require_main.string()),
	...settings,
	suites: require_main.optional(require_main.pipe(require_main.array(require_main.strictObject({
		match,
		...settings
	}), "must be a list of suites"), require_main.maxLength(maxRules, `has more than ${maxRules} suites`)))
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
