const require_yaml_file = require("./yaml-file.js");
const require_temporary_folder = require("./temporary-folder.js");
const require_signals = require("./signals.js");
const require_choose_baseline = require("./choose-baseline.js");
// src/config/policy/schema.ts
const maxRules = 500;
const maxPatterns = 50;
const maxText = 500;
const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/;
const asShare = "must be a share: a number from 0 to 1, or percent like \"95%\"";
const rate = require_temporary_folder.union([require_temporary_folder.pipe(require_temporary_folder.number(), require_temporary_folder.minValue(0, asShare), require_temporary_folder.maxValue(1, asShare)), require_temporary_folder.pipe(require_temporary_folder.string(), require_temporary_folder.regex(percentPattern, asShare))], asShare);
function choice(values) {
	return require_temporary_folder.picklist(values, `must be one of ${values.join(", ")}`);
}
const flag = require_temporary_folder.boolean("must be true or false");
const finite = require_temporary_folder.pipe(require_temporary_folder.number("must be a number"), require_temporary_folder.finite("must be a finite number"));
const positive = require_temporary_folder.pipe(finite, require_temporary_folder.gtValue(0, "must be more than 0"));
const text = require_temporary_folder.pipe(require_temporary_folder.string("must be text"), require_temporary_folder.nonEmpty("must not be empty"), require_temporary_folder.maxLength(maxText, `must not be longer than ${maxText} characters`));
const asPatterns = `must be a pattern or a list of 1 to ${maxPatterns} patterns`;
const match = require_temporary_folder.pipe(require_temporary_folder.union([text, require_temporary_folder.pipe(require_temporary_folder.array(text), require_temporary_folder.minLength(1, asPatterns), require_temporary_folder.maxLength(maxPatterns, asPatterns))], asPatterns), require_temporary_folder.description("Pattern or patterns. `*` stands for any text, `?` for one character."));
const lowerIsBetter = require_temporary_folder.pipe(require_temporary_folder.union([text, require_temporary_folder.pipe(require_temporary_folder.array(text), require_temporary_folder.maxLength(maxPatterns, asPatterns))], asPatterns), require_temporary_folder.description("Scorers whose smaller value is the better one, by name or pattern."));
const minScore = require_temporary_folder.pipe(require_temporary_folder.union([finite, require_temporary_folder.record(text, finite)], "must be a number, or one number per scorer"), require_temporary_folder.description("Smallest mean score: one number for every scorer, or one per scorer by name."));
const limits = require_temporary_folder.pipe(require_temporary_folder.strictObject({
	"latency-ms": require_temporary_folder.optional(positive),
	tokens: require_temporary_folder.optional(positive),
	"cost-usd": require_temporary_folder.optional(positive)
}), require_temporary_folder.description("Absolute limits of the mean per iteration. More fails the verdict."));
const asGrowth = "must be a share like 0.2, or percent like \"20%\"";
const growthRule = require_temporary_folder.strictObject({
	mode: require_temporary_folder.optional(choice(require_signals.growthModes)),
	"at-least": require_temporary_folder.optional(require_temporary_folder.union([require_temporary_folder.pipe(require_temporary_folder.number(), require_temporary_folder.minValue(0, asGrowth)), require_temporary_folder.pipe(require_temporary_folder.string(), require_temporary_folder.regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth))], asGrowth))
});
const growth = require_temporary_folder.pipe(require_temporary_folder.strictObject({
	latency: require_temporary_folder.optional(growthRule),
	tokens: require_temporary_folder.optional(growthRule),
	cost: require_temporary_folder.optional(growthRule)
}), require_temporary_folder.description("What happens when a run is slower or costlier than at least 5 base runs predict."));
const day = require_temporary_folder.pipe(require_temporary_folder.string("must be a day like 2030-12-31"), require_temporary_folder.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2030-12-31"), require_temporary_folder.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, "is not a day of the calendar"));
const budget = require_temporary_folder.pipe(require_temporary_folder.strictObject({
	mode: require_temporary_folder.optional(choice(["warn", "fail"])),
	"cost-usd": require_temporary_folder.optional(positive),
	tokens: require_temporary_folder.optional(positive)
}), require_temporary_folder.description("What one whole run may use, and whether more is a warning or fails the verdict."));
const drift = require_temporary_folder.pipe(require_temporary_folder.strictObject({
	mode: require_temporary_folder.optional(choice(require_signals.growthModes)),
	since: require_temporary_folder.optional(day)
}), require_temporary_folder.description("What happens when the base branch has slowly lost pass rate. `since`: the level of that day (UTC) is accepted."));
const quarantine = require_temporary_folder.pipe(require_temporary_folder.strictObject({
	reason: text,
	until: require_temporary_folder.optional(day)
}), require_temporary_folder.description("Shown, but not in the verdict, through the end of the day `until` (UTC)."));
const caseRule = require_temporary_folder.strictObject({
	match,
	"min-pass-rate": require_temporary_folder.optional(rate),
	"min-score": require_temporary_folder.optional(minScore),
	quarantine: require_temporary_folder.optional(quarantine),
	ignore: require_temporary_folder.optional(flag),
	weight: require_temporary_folder.optional(require_temporary_folder.pipe(require_temporary_folder.number("must be a whole number from 0 to 10"), require_temporary_folder.integer("must be a whole number from 0 to 10"), require_temporary_folder.minValue(0, "must be a whole number from 0 to 10"), require_temporary_folder.maxValue(10, "must be a whole number from 0 to 10"))),
	limits: require_temporary_folder.optional(limits),
	kind: require_temporary_folder.optional(choice(require_signals.suiteKinds))
});
const sliceRule = require_temporary_folder.pipe(require_temporary_folder.strictObject({
	match,
	"min-pass-rate": require_temporary_folder.optional(rate),
	"min-score": require_temporary_folder.optional(minScore)
}), require_temporary_folder.check((rule) => rule["min-pass-rate"] !== void 0 || rule["min-score"] !== void 0, "has no floor: add `min-pass-rate` or `min-score`"));
const settings = {
	"fail-on": require_temporary_folder.optional(choice(require_signals.failOnValues)),
	"on-inconclusive": require_temporary_folder.optional(choice(["neutral", "fail"])),
	"on-missing-baseline": require_temporary_folder.optional(choice(require_signals.onMissingBaselineValues)),
	compare: require_temporary_folder.optional(require_temporary_folder.pipe(text, require_temporary_folder.description("Compares the variants of the run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a slice."))),
	"new-failing-tests": require_temporary_folder.optional(choice(require_signals.newTestModes)),
	accept: require_temporary_folder.optional(require_temporary_folder.pipe(choice(require_signals.acceptModes), require_temporary_folder.description("Who may accept an intended change: people with write access, these except the author of the pull request, or nobody."))),
	kind: require_temporary_folder.optional(choice(require_signals.suiteKinds)),
	"min-pass-rate": require_temporary_folder.optional(rate),
	"min-score": require_temporary_folder.optional(minScore),
	"lower-is-better": require_temporary_folder.optional(lowerIsBetter),
	"allow-empty": require_temporary_folder.optional(flag),
	alpha: require_temporary_folder.optional(require_temporary_folder.pipe(require_temporary_folder.number("must be a number above 0, at most 0.5"), require_temporary_folder.gtValue(0, "must be above 0"), require_temporary_folder.maxValue(.5, "must be at most 0.5"))),
	shares: require_temporary_folder.optional(require_temporary_folder.pipe(require_temporary_folder.strictObject({
		suite: rate,
		cases: rate
	}), require_temporary_folder.check(({ suite, cases }) => Math.abs(require_choose_baseline.readRate(suite) + require_choose_baseline.readRate(cases) - 1) < 1e-9, "`suite` and `cases` must add up to 1"))),
	delta: require_temporary_folder.optional(rate),
	"min-drop": require_temporary_folder.optional(require_temporary_folder.strictObject({
		suite: require_temporary_folder.optional(rate),
		case: require_temporary_folder.optional(rate),
		score: require_temporary_folder.optional(rate)
	})),
	"max-lost": require_temporary_folder.optional(rate),
	limits: require_temporary_folder.optional(limits),
	growth: require_temporary_folder.optional(growth),
	drift: require_temporary_folder.optional(drift),
	budget: require_temporary_folder.optional(budget),
	cases: require_temporary_folder.optional(require_temporary_folder.pipe(require_temporary_folder.array(caseRule, "must be a list of rules"), require_temporary_folder.maxLength(maxRules, `has more than ${maxRules} rules`))),
	slices: require_temporary_folder.optional(require_temporary_folder.pipe(require_temporary_folder.array(sliceRule, "must be a list of rules"), require_temporary_folder.maxLength(maxPatterns, `has more than ${maxPatterns} rules`), require_temporary_folder.description("Floors of parts of the suite, by tags and metadata such as `category: billing`.")))
};
const policySchema = require_temporary_folder.strictObject({
	$schema: require_temporary_folder.optional(require_temporary_folder.string()),
	...settings,
	suites: require_temporary_folder.optional(require_temporary_folder.pipe(require_temporary_folder.array(require_temporary_folder.strictObject({
		match,
		...settings
	}), "must be a list of suites"), require_temporary_folder.maxLength(maxRules, `has more than ${maxRules} suites`)))
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
