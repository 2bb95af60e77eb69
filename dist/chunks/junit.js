const require_json2xml = require("./json2xml.js");
const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
// src/render/exports/junit.ts
function renderJunit(report) {
	const builder = new require_json2xml.json2xml_default({
		ignoreAttributes: false,
		attributeNamePrefix: "@",
		format: true,
		suppressEmptyNode: true,
		suppressBooleanAttributes: false
	});
	const suites = [...Map.groupBy(report.head.cases.values(), ({ identity }) => identity.file ?? "")].map(([file, tallies]) => suiteElement(file || report.suiteName, tallies));
	const { totals } = report.verdict;
	return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: {
		"@name": attributeText(report.suiteName),
		"@tests": totals.total,
		"@failures": totals.failed,
		"@errors": totals.errored,
		"@skipped": totals.skipped,
		testsuite: suites
	} })}`;
}
function suiteElement(name, tallies) {
	const sum = (pick) => tallies.reduce((total, tally) => total + pick(tally), 0);
	return {
		"@name": attributeText(name),
		"@tests": sum(require_platform.countIterations),
		"@failures": sum(({ failed }) => failed),
		"@errors": sum(({ errored }) => errored),
		"@skipped": sum(({ skipped }) => skipped),
		"@time": seconds(sum(({ durationMs }) => durationMs === void 0 ? 0 : require_platform.momentsOf(durationMs).sum)),
		testcase: tallies.flatMap((tally) => iterationsOf(tally).map((iteration) => caseElement(tally, iteration)))
	};
}
function iterationsOf(tally) {
	const left = {
		passed: tally.passed,
		failed: tally.failed,
		errored: tally.errored,
		skipped: tally.skipped
	};
	let { lost, flaky } = tally;
	const known = (tally.evidence ?? []).map((evidence) => {
		left[evidence.outcome] -= 1;
		if (evidence.infrastructure === true) lost -= 1;
		if (evidence.flaky === true) flaky -= 1;
		const { outcome } = evidence;
		return {
			outcome,
			evidence,
			flaky: evidence.flaky === true,
			lost: evidence.infrastructure === true
		};
	});
	const unknown = [
		"passed",
		"failed",
		"errored",
		"skipped"
	].flatMap((outcome) => Array.from({ length: Math.max(0, left[outcome]) }, (_, index) => ({
		outcome,
		flaky: outcome === "passed" && index < flaky,
		lost: outcome === "errored" && index < lost
	})));
	return [...known, ...unknown];
}
function caseElement(tally, { outcome, evidence, flaky, lost }) {
	const { identity, location, durationMs } = tally;
	const ms = evidence?.durationMs ?? require_platform.meanOf(durationMs);
	const attributes = {
		"@name": attributeText(require_platform.caseTitle({
			...identity,
			suite: []
		})),
		...identity.suite.length > 0 && { "@classname": attributeText(identity.suite.join(" › ")) },
		...identity.file !== void 0 && { "@file": attributeText(identity.file) },
		...location?.line !== void 0 && { "@line": location.line },
		...ms !== void 0 && { "@time": seconds(ms) }
	};
	const properties = propertiesOf(tally, evidence);
	return {
		...attributes,
		...properties.length > 0 && { properties: { property: properties } },
		...outcomeElement(outcome, evidence, {
			flaky,
			lost
		})
	};
}
function propertiesOf({ identity, model, provider }, evidence) {
	return [
		["id", identity.id],
		["model", model],
		["provider", provider],
		...(evidence?.scores ?? []).map(({ name, value }) => [`score.${name}`, value === null ? void 0 : String(value)])
	].flatMap(([name, value]) => value === void 0 ? [] : [{
		"@name": attributeText(name),
		"@value": attributeText(value)
	}]);
}
function outcomeElement(outcome, evidence, { flaky, lost }) {
	const problem = {
		"@message": attributeText(evidence?.message ?? ""),
		...lost && { "@type": "infrastructure" },
		...evidence?.detail !== void 0 && { "#text": allowedText(evidence.detail) }
	};
	if (outcome === "failed") return { failure: problem };
	if (outcome === "errored") return { error: problem };
	if (outcome === "skipped") return { skipped: problem };
	return flaky ? { flakyFailure: problem } : {};
}
function seconds(ms) {
	return (ms / 1e3).toFixed(3);
}
function attributeText(text) {
	return allowedText(require_gate.makeVisibleLine(text));
}
function allowedText(text) {
	return require_gate.makeVisible(text).replace(/[\ufffe\uffff]/g, "�");
}
exports.renderJunit = renderJunit;
