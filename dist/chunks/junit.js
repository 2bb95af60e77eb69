import { t as json2xml_default } from "./json2xml.js";
import { n as caseTitle } from "./identity.js";
import { t as countIterations } from "./run2.js";
import { i as momentsOf, r as meanOf } from "./sample.js";
import { i as makeVisibleLine, r as makeVisible } from "./visible.js";
// src/render/exports/junit.ts
/**
* The run as JUnit XML, one `testcase` for each iteration, one `testsuite` for each file. Equal names are
* iterations of one case. The counts are exact; only iterations kept as evidence have texts.
*/
function renderJunit(report) {
	const builder = new json2xml_default({
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
		"@tests": sum(countIterations),
		"@failures": sum(({ failed }) => failed),
		"@errors": sum(({ errored }) => errored),
		"@skipped": sum(({ skipped }) => skipped),
		"@time": seconds(sum(({ durationMs }) => durationMs === void 0 ? 0 : momentsOf(durationMs).sum)),
		testcase: tallies.flatMap((tally) => iterationsOf(tally).map((iteration) => caseElement(tally, iteration)))
	};
}
/** Every iteration that was counted, those with evidence first. */
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
	const ms = evidence?.durationMs ?? meanOf(durationMs);
	const attributes = {
		"@name": attributeText(caseTitle({
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
/** Parsers drop line breaks in attributes, so they are made visible. */
function attributeText(text) {
	return allowedText(makeVisibleLine(text));
}
/** XML has no way to write most control characters; those still left after making them visible are replaced. */
function allowedText(text) {
	return makeVisible(text).replace(/[\ufffe\uffff]/g, "�");
}
export { renderJunit };
