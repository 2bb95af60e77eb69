const require_yaml_file = require("./yaml-file.js");
const require_neutralise = require("./neutralise.js");
const require_signals = require("./signals.js");
const require_choose_baseline = require("./choose-baseline.js");
// src/config/policy/schema.ts
const maxRules = 500;
const maxPatterns = 50;
const maxText = 500;
const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/;
const asShare = "must be a share: a number from 0 to 1, or percent like \"95%\"";
const rate = require_neutralise.union([require_neutralise.pipe(require_neutralise.number(), require_neutralise.minValue(0, asShare), require_neutralise.maxValue(1, asShare)), require_neutralise.pipe(require_neutralise.string(), require_neutralise.regex(percentPattern, asShare))], asShare);
function choice(values) {
	return require_neutralise.picklist(values, `must be one of ${values.join(", ")}`);
}
const flag = require_neutralise.boolean("must be true or false");
const finite = require_neutralise.pipe(require_neutralise.number("must be a number"), require_neutralise.finite("must be a finite number"));
const positive = require_neutralise.pipe(finite, require_neutralise.gtValue(0, "must be more than 0"));
const text = require_neutralise.pipe(require_neutralise.string("must be text"), require_neutralise.nonEmpty("must not be empty"), require_neutralise.maxLength(maxText, `must not be longer than ${maxText} characters`));
const asPatterns = `must be a pattern or a list of 1 to ${maxPatterns} patterns`;
const match = require_neutralise.pipe(require_neutralise.union([text, require_neutralise.pipe(require_neutralise.array(text), require_neutralise.minLength(1, asPatterns), require_neutralise.maxLength(maxPatterns, asPatterns))], asPatterns), require_neutralise.description("Pattern or patterns. `*` stands for any text, `?` for one character."));
const minScore = require_neutralise.pipe(require_neutralise.union([finite, require_neutralise.record(text, finite)], "must be a number, or one number per scorer"), require_neutralise.description("Smallest mean score: one number for every scorer, or one per scorer by name."));
const limits = require_neutralise.pipe(require_neutralise.strictObject({
	"latency-ms": require_neutralise.optional(positive),
	tokens: require_neutralise.optional(positive),
	"cost-usd": require_neutralise.optional(positive)
}), require_neutralise.description("Absolute limits of the mean per iteration. More fails the verdict."));
const asGrowth = "must be a share like 0.2, or percent like \"20%\"";
const growthRule = require_neutralise.strictObject({
	mode: require_neutralise.optional(choice(require_signals.growthModes)),
	"at-least": require_neutralise.optional(require_neutralise.union([require_neutralise.pipe(require_neutralise.number(), require_neutralise.minValue(0, asGrowth)), require_neutralise.pipe(require_neutralise.string(), require_neutralise.regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth))], asGrowth))
});
const growth = require_neutralise.pipe(require_neutralise.strictObject({
	latency: require_neutralise.optional(growthRule),
	tokens: require_neutralise.optional(growthRule),
	cost: require_neutralise.optional(growthRule)
}), require_neutralise.description("What happens when a run is slower or costlier than at least 5 base runs predict."));
const day = require_neutralise.pipe(require_neutralise.string("must be a day like 2030-12-31"), require_neutralise.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2030-12-31"), require_neutralise.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, "is not a day of the calendar"));
const drift = require_neutralise.pipe(require_neutralise.strictObject({
	mode: require_neutralise.optional(choice(require_signals.growthModes)),
	since: require_neutralise.optional(day)
}), require_neutralise.description("What happens when the base branch has slowly lost pass rate. `since`: the level of that day (UTC) is accepted."));
const quarantine = require_neutralise.pipe(require_neutralise.strictObject({
	reason: text,
	until: require_neutralise.optional(day)
}), require_neutralise.description("Shown, but not in the verdict, through the end of the day `until` (UTC)."));
const caseRule = require_neutralise.strictObject({
	match,
	"min-pass-rate": require_neutralise.optional(rate),
	"min-score": require_neutralise.optional(minScore),
	quarantine: require_neutralise.optional(quarantine),
	ignore: require_neutralise.optional(flag),
	weight: require_neutralise.optional(require_neutralise.pipe(require_neutralise.number("must be a whole number from 0 to 10"), require_neutralise.integer("must be a whole number from 0 to 10"), require_neutralise.minValue(0, "must be a whole number from 0 to 10"), require_neutralise.maxValue(10, "must be a whole number from 0 to 10"))),
	limits: require_neutralise.optional(limits),
	kind: require_neutralise.optional(choice(require_signals.suiteKinds))
});
const sliceRule = require_neutralise.pipe(require_neutralise.strictObject({
	match,
	"min-pass-rate": require_neutralise.optional(rate),
	"min-score": require_neutralise.optional(minScore)
}), require_neutralise.check((rule) => rule["min-pass-rate"] !== void 0 || rule["min-score"] !== void 0, "has no floor: add `min-pass-rate` or `min-score`"));
const settings = {
	"fail-on": require_neutralise.optional(choice(require_signals.failOnValues)),
	"on-inconclusive": require_neutralise.optional(choice(["neutral", "fail"])),
	"on-missing-baseline": require_neutralise.optional(choice(require_signals.onMissingBaselineValues)),
	"new-failing-tests": require_neutralise.optional(choice(require_signals.newTestModes)),
	accept: require_neutralise.optional(require_neutralise.pipe(choice(require_signals.acceptModes), require_neutralise.description("Who may accept an intended change: people with write access, these except the author of the pull request, or nobody."))),
	kind: require_neutralise.optional(choice(require_signals.suiteKinds)),
	"min-pass-rate": require_neutralise.optional(rate),
	"min-score": require_neutralise.optional(minScore),
	"allow-empty": require_neutralise.optional(flag),
	alpha: require_neutralise.optional(require_neutralise.pipe(require_neutralise.number("must be a number above 0, at most 0.5"), require_neutralise.gtValue(0, "must be above 0"), require_neutralise.maxValue(.5, "must be at most 0.5"))),
	shares: require_neutralise.optional(require_neutralise.pipe(require_neutralise.strictObject({
		suite: rate,
		cases: rate
	}), require_neutralise.check(({ suite, cases }) => Math.abs(require_choose_baseline.readRate(suite) + require_choose_baseline.readRate(cases) - 1) < 1e-9, "`suite` and `cases` must add up to 1"))),
	delta: require_neutralise.optional(rate),
	"min-drop": require_neutralise.optional(require_neutralise.strictObject({
		suite: require_neutralise.optional(rate),
		case: require_neutralise.optional(rate),
		score: require_neutralise.optional(rate)
	})),
	"max-lost": require_neutralise.optional(rate),
	limits: require_neutralise.optional(limits),
	growth: require_neutralise.optional(growth),
	drift: require_neutralise.optional(drift),
	cases: require_neutralise.optional(require_neutralise.pipe(require_neutralise.array(caseRule, "must be a list of rules"), require_neutralise.maxLength(maxRules, `has more than ${maxRules} rules`))),
	slices: require_neutralise.optional(require_neutralise.pipe(require_neutralise.array(sliceRule, "must be a list of rules"), require_neutralise.maxLength(maxPatterns, `has more than ${maxPatterns} rules`), require_neutralise.description("Floors of parts of the suite, by tags and metadata such as `category: billing`.")))
};
const policySchema = require_neutralise.strictObject({
	$schema: require_neutralise.optional(require_neutralise.string()),
	...settings,
	suites: require_neutralise.optional(require_neutralise.pipe(require_neutralise.array(require_neutralise.strictObject({
		match,
		...settings
	}), "must be a list of suites"), require_neutralise.maxLength(maxRules, `has more than ${maxRules} suites`)))
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
		settings: require_choose_baseline.readSettings(settings),
		suites: suites.map(({ match, ...rest }) => ({
			match: require_choose_baseline.readPatterns(match),
			settings: require_choose_baseline.readSettings(rest)
		}))
	};
}
exports.parsePolicyFile = parsePolicyFile;
