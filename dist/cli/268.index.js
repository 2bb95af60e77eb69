export const id = 268;
export const ids = [268];
export const modules = {

/***/ 5268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8669);
/* harmony import */ var _model_run_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3421);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6254);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2474);




/**
 * The run as JUnit XML, one `testcase` for each iteration, one `testsuite` for each file. Equal names are
 * iterations of one case. The counts are exact; only iterations kept as evidence have texts.
 */
function renderJunit(report) {
    const builder = new fast_xml_parser__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A({
        ignoreAttributes: false,
        attributeNamePrefix: '@',
        format: true,
        suppressEmptyNode: true,
        // Otherwise an attribute with the value `true` is written without a value, which is not valid XML.
        suppressBooleanAttributes: false,
    });
    const byFile = Map.groupBy(report.head.cases.values(), ({ identity }) => identity.file ?? '');
    const suites = [...byFile].map(([file, tallies]) => suiteElement(file || report.suiteName, tallies));
    const { totals } = report.verdict;
    return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
        testsuites: {
            '@name': attributeText(report.suiteName),
            '@tests': totals.total,
            '@failures': totals.failed,
            '@errors': totals.errored,
            '@skipped': totals.skipped,
            testsuite: suites,
        },
    })}`;
}
function suiteElement(name, tallies) {
    const sum = (pick) => tallies.reduce((total, tally) => total + pick(tally), 0);
    return {
        '@name': attributeText(name),
        '@tests': sum(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .countIterations */ .ai),
        '@failures': sum(({ failed }) => failed),
        '@errors': sum(({ errored }) => errored),
        '@skipped': sum(({ skipped }) => skipped),
        '@time': seconds(sum(({ durationMs }) => durationMs?.sum ?? 0)),
        testcase: tallies.flatMap((tally) => iterationsOf(tally).map((iteration) => caseElement(tally, iteration))),
    };
}
/** Every iteration that was counted, those with evidence first. */
function iterationsOf(tally) {
    const left = { passed: tally.passed, failed: tally.failed, errored: tally.errored, skipped: tally.skipped };
    let { lost, flaky } = tally;
    const known = (tally.evidence ?? []).map((evidence) => {
        left[evidence.outcome] -= 1;
        if (evidence.infrastructure === true)
            lost -= 1;
        if (evidence.flaky === true)
            flaky -= 1;
        const { outcome } = evidence;
        return { outcome, evidence, flaky: evidence.flaky === true, lost: evidence.infrastructure === true };
    });
    const unknown = ['passed', 'failed', 'errored', 'skipped'].flatMap((outcome) => Array.from({ length: Math.max(0, left[outcome]) }, (_, index) => ({
        outcome,
        flaky: outcome === 'passed' && index < flaky,
        lost: outcome === 'errored' && index < lost,
    })));
    return [...known, ...unknown];
}
function caseElement(tally, { outcome, evidence, flaky, lost }) {
    const { identity, location, durationMs } = tally;
    const ms = evidence?.durationMs ?? (durationMs === undefined ? undefined : durationMs.sum / durationMs.count);
    const attributes = {
        '@name': attributeText((0,_model_run_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .caseTitle */ .t)({ ...identity, suite: [] })),
        ...(identity.suite.length > 0 && { '@classname': attributeText(identity.suite.join(' › ')) }),
        ...(identity.file !== undefined && { '@file': attributeText(identity.file) }),
        ...(location?.line !== undefined && { '@line': location.line }),
        ...(ms !== undefined && { '@time': seconds(ms) }),
    };
    const properties = propertiesOf(tally, evidence);
    return {
        ...attributes,
        ...(properties.length > 0 && { properties: { property: properties } }),
        ...outcomeElement(outcome, evidence, { flaky, lost }),
    };
}
function propertiesOf({ identity, model, provider }, evidence) {
    const pairs = [
        ['id', identity.id],
        ['model', model],
        ['provider', provider],
        ...(evidence?.scores ?? []).map(({ name, value }) => [
            `score.${name}`,
            value === null ? undefined : String(value),
        ]),
    ];
    return pairs.flatMap(([name, value]) => value === undefined ? [] : [{ '@name': attributeText(name), '@value': attributeText(value) }]);
}
function outcomeElement(outcome, evidence, { flaky, lost }) {
    const problem = {
        '@message': attributeText(evidence?.message ?? ''),
        ...(lost && { '@type': 'infrastructure' }),
        ...(evidence?.detail !== undefined && { '#text': allowedText(evidence.detail) }),
    };
    if (outcome === 'failed')
        return { failure: problem };
    if (outcome === 'errored')
        return { error: problem };
    if (outcome === 'skipped')
        return { skipped: problem };
    return flaky ? { flakyFailure: problem } : {};
}
function seconds(ms) {
    return (ms / 1000).toFixed(3);
}
/** Parsers drop line breaks in attributes, so they are made visible. */
function attributeText(text) {
    return allowedText((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisibleLine */ .jZ)(text));
}
/** XML has no way to write most control characters; those still left after making them visible are replaced. */
function allowedText(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(text).replace(/[\ufffe\uffff]/g, '\ufffd');
}


/***/ })

};
