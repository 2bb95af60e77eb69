export const id = 861;
export const ids = [861];
export const modules = {

/***/ 78861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCtrf: () => (/* binding */ renderCtrf)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86254);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23567);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32474);



/** Version of the Common Test Report Format that we write. */
const specVersion = '0.0.0';
/**
 * The run in the Common Test Report Format: one test for each case, failed when one of its iterations
 * failed. A case lost to infrastructure errors is `other`. Counts of iterations, the change against the baseline
 * and the verdict are in `extra`.
 */
function renderCtrf(report) {
    const { head, verdict, comparison, suiteName } = report;
    const compared = new Map(comparison.cases.map((one) => [one.key, one]));
    const tests = [...head.cases.values()].map((tally) => testOf(tally, compared.get(tally.key)));
    const count = (status) => tests.filter((test) => test.status === status).length;
    const summary = {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: 0,
        other: count('other'),
        flaky: tests.filter(({ flaky }) => flaky === true).length,
        // The reports say how long it took, not when: both are the time of the measurement.
        start: head.info.createdAt,
        stop: head.info.createdAt,
        duration: tests.reduce((sum, { duration }) => sum + duration, 0),
    };
    return `${JSON.stringify({
        reportFormat: 'CTRF',
        specVersion,
        generatedBy: 'eval-gate',
        results: { tool: { name: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisibleLine */ .jZ)(suiteName) || 'eval-gate' }, summary, tests },
        extra: { verdict: verdict.outcome, totals: verdict.totals, runId: head.info.id },
    })}\n`;
}
function testOf(tally, compared) {
    const { identity, location, flaky } = tally;
    const status = statusOf(tally);
    const evidence = status === 'passed' ? undefined : (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .telling */ .gM)(tally);
    const message = status === 'passed' ? undefined : (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .tellingMessage */ .B6)(tally);
    const suite = identity.suite.map(_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisibleLine */ .jZ).filter((name) => name !== '');
    const filePath = location?.file ?? identity.file;
    const name = (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisibleLine */ .jZ)(identity.name) || (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisibleLine */ .jZ)(identity.id ?? '') || '(unnamed)';
    return {
        name,
        status,
        duration: totalMs(tally.durationMs),
        suite: suite.length > 0 ? suite : undefined,
        message: message === undefined ? undefined : (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(message),
        trace: evidence?.detail === undefined ? undefined : (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(evidence.detail),
        filePath: filePath === undefined ? undefined : (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisibleLine */ .jZ)(filePath),
        line: Number.isInteger(location?.line) ? location?.line : undefined,
        flaky: flaky > 0 ? true : undefined,
        extra: {
            passed: tally.passed,
            judged: (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judged */ .g$)(tally),
            id: identity.id,
            variant: identity.variant,
            change: compared?.change,
        },
    };
}
function statusOf(tally) {
    if ((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .failures */ .e9)(tally) > 0)
        return 'failed';
    if (tally.passed > 0)
        return 'passed';
    return tally.lost > 0 ? 'other' : 'skipped';
}
function totalMs(spread) {
    return spread === undefined ? 0 : Math.round(spread.sum);
}


/***/ })

};
