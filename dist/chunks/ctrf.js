const require_gate = require("./gate.js");
const require_platform = require("./platform.js");
// src/render/exports/ctrf.ts
const specVersion = "0.0.0";
function renderCtrf(report) {
	const { head, verdict, comparison, suiteName } = report;
	const compared = new Map(require_platform.allCases(comparison).map((one) => [one.key, one]));
	const tests = [...head.cases.values()].map((tally) => testOf(tally, compared.get(tally.key)));
	const count = (status) => tests.filter((test) => test.status === status).length;
	const summary = {
		tests: tests.length,
		passed: count("passed"),
		failed: count("failed"),
		skipped: count("skipped"),
		pending: 0,
		other: count("other"),
		flaky: tests.filter(({ flaky }) => flaky === true).length,
		start: head.info.createdAt,
		stop: head.info.createdAt,
		duration: tests.reduce((sum, { duration }) => sum + duration, 0)
	};
	return `${JSON.stringify({
		reportFormat: "CTRF",
		specVersion,
		generatedBy: "eval-gate",
		results: {
			tool: { name: require_gate.makeVisibleLine(suiteName) || "eval-gate" },
			summary,
			tests
		},
		extra: {
			verdict: verdict.outcome,
			totals: verdict.totals,
			runId: head.info.id
		}
	})}\n`;
}
function testOf(tally, compared) {
	const { identity, location, flaky } = tally;
	const status = statusOf(tally);
	const evidence = status === "passed" ? void 0 : require_gate.telling(tally);
	const message = status === "passed" ? void 0 : require_gate.tellingMessage(tally);
	const suite = identity.suite.map(require_gate.makeVisibleLine).filter((name) => name !== "");
	const filePath = location?.file ?? identity.file;
	return {
		name: require_gate.makeVisibleLine(identity.name) || require_gate.makeVisibleLine(identity.id ?? "") || "(unnamed)",
		status,
		duration: totalMs(tally.durationMs),
		suite: suite.length > 0 ? suite : void 0,
		message: message === void 0 ? void 0 : require_gate.makeVisible(message),
		trace: evidence?.detail === void 0 ? void 0 : require_gate.makeVisible(evidence.detail),
		filePath: filePath === void 0 ? void 0 : require_gate.makeVisibleLine(filePath),
		line: Number.isInteger(location?.line) ? location?.line : void 0,
		flaky: flaky > 0 ? true : void 0,
		extra: {
			passed: tally.passed,
			judged: require_platform.judged(tally),
			id: identity.id,
			variant: identity.variant,
			change: compared?.change
		}
	};
}
function statusOf(tally) {
	if (require_platform.failures(tally) > 0) return "failed";
	if (tally.passed > 0) return "passed";
	return tally.lost > 0 ? "other" : "skipped";
}
function totalMs(sample) {
	return sample === void 0 ? 0 : Math.round(require_platform.momentsOf(sample).sum);
}
exports.renderCtrf = renderCtrf;
