import { t as parseYamlFile } from "./yaml-file.js";
import { D as pipe, E as picklist, F as union, M as string, O as record, S as optional, _ as nonEmpty, b as number, c as gtValue, g as minValue, h as minLength, i as description, j as strictObject, k as regex, l as integer, m as maxValue, n as boolean, o as finite$1, p as maxLength, r as check, t as array } from "./dist.js";
import { a as onMissingBaselineValues, i as newTestModes, n as failOnValues, o as suiteKinds, r as growthModes } from "./policy.js";
import { i as readRate, n as readPatterns, r as readSettings } from "./settings.js";
// src/config/policy/schema.ts
/** Patterns in one file at most, so that matching stays cheap whatever the file says. */
const maxRules = 500;
const maxPatterns = 50;
const maxText = 500;
const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/;
const asShare = "must be a share: a number from 0 to 1, or percent like \"95%\"";
const rate = union([pipe(number(), minValue(0, asShare), maxValue(1, asShare)), pipe(string(), regex(percentPattern, asShare))], asShare);
function choice(values) {
	return picklist(values, `must be one of ${values.join(", ")}`);
}
const flag = boolean("must be true or false");
const finite = pipe(number("must be a number"), finite$1("must be a finite number"));
const positive = pipe(finite, gtValue(0, "must be more than 0"));
const text = pipe(string("must be text"), nonEmpty("must not be empty"), maxLength(maxText, `must not be longer than ${maxText} characters`));
const asPatterns = `must be a pattern or a list of 1 to ${maxPatterns} patterns`;
const match = pipe(union([text, pipe(array(text), minLength(1, asPatterns), maxLength(maxPatterns, asPatterns))], asPatterns), description("Pattern or patterns. `*` stands for any text, `?` for one character."));
const minScore = pipe(union([finite, record(text, finite)], "must be a number, or one number per scorer"), description("Smallest mean score: one number for every scorer, or one per scorer by name."));
const limits = pipe(strictObject({
	"latency-ms": optional(positive),
	tokens: optional(positive),
	"cost-usd": optional(positive)
}), description("Absolute limits of the mean per iteration. More fails the verdict."));
const asGrowth = "must be a share like 0.2, or percent like \"20%\"";
const growthRule = strictObject({
	mode: optional(choice(growthModes)),
	"at-least": optional(union([pipe(number(), minValue(0, asGrowth)), pipe(string(), regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth))], asGrowth))
});
const growth = pipe(strictObject({
	latency: optional(growthRule),
	tokens: optional(growthRule),
	cost: optional(growthRule)
}), description("What happens when a run is slower or costlier than at least 5 base runs predict."));
const day = pipe(string("must be a day like 2030-12-31"), regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2030-12-31"), check((value) => (/* @__PURE__ */ new Date(`${value}T00:00:00Z`)).toJSON()?.startsWith(value) ?? false, "is not a day of the calendar"));
const quarantine = pipe(strictObject({
	reason: text,
	until: optional(day)
}), description("Shown, but not in the verdict, through the end of the day `until` (UTC)."));
const caseRule = strictObject({
	match,
	"min-pass-rate": optional(rate),
	"min-score": optional(minScore),
	quarantine: optional(quarantine),
	ignore: optional(flag),
	weight: optional(pipe(number("must be a whole number from 0 to 10"), integer("must be a whole number from 0 to 10"), minValue(0, "must be a whole number from 0 to 10"), maxValue(10, "must be a whole number from 0 to 10"))),
	limits: optional(limits),
	kind: optional(choice(suiteKinds))
});
/** What may be said at the top of the file and again for single suites. */
const settings = {
	"fail-on": optional(choice(failOnValues)),
	"on-inconclusive": optional(choice(["neutral", "fail"])),
	"on-missing-baseline": optional(choice(onMissingBaselineValues)),
	"new-failing-tests": optional(choice(newTestModes)),
	kind: optional(choice(suiteKinds)),
	"min-pass-rate": optional(rate),
	"min-score": optional(minScore),
	"allow-empty": optional(flag),
	alpha: optional(pipe(number("must be a number above 0, at most 0.5"), gtValue(0, "must be above 0"), maxValue(.5, "must be at most 0.5"))),
	shares: optional(pipe(strictObject({
		suite: rate,
		cases: rate
	}), check(({ suite, cases }) => Math.abs(readRate(suite) + readRate(cases) - 1) < 1e-9, "`suite` and `cases` must add up to 1"))),
	delta: optional(rate),
	"min-drop": optional(strictObject({
		suite: optional(rate),
		case: optional(rate),
		score: optional(rate)
	})),
	"max-lost": optional(rate),
	limits: optional(limits),
	growth: optional(growth),
	cases: optional(pipe(array(caseRule, "must be a list of rules"), maxLength(maxRules, `has more than ${maxRules} rules`)))
};
/** The policy file as it is written. {@link parsePolicyFile} reads it; the published JSON Schema is made of it. */
const policySchema = strictObject({
	$schema: optional(string()),
	...settings,
	suites: optional(pipe(array(strictObject({
		match,
		...settings
	}), "must be a list of suites"), maxLength(maxRules, `has more than ${maxRules} suites`)))
});
// src/config/policy/file.ts
const schemaHint = "docs/policy.md lists every key; docs/policy.schema.json is for editors.";
/**
* Reads a policy file (YAML 1.2, so JSON too).
*
* @param path for the messages, relative to the workspace
* @throws UsageError with every problem at once, each with line and column and the nearest valid key
*/
function parsePolicyFile(text, path) {
	const { value } = parseYamlFile(text, path, policySchema, {
		maxBytes: 65536,
		hint: schemaHint
	});
	const { suites = [], $schema: _, ...settings } = value;
	return {
		path,
		settings: readSettings(settings),
		suites: suites.map(({ match, ...rest }) => ({
			match: readPatterns(match),
			settings: readSettings(rest)
		}))
	};
}
export { parsePolicyFile };
