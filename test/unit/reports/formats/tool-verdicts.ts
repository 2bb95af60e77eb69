/** Five repeats of one test, each with two providers and two prompts: its JUnit reports number them. */
function promptfooTests(first: number): readonly string[] {
  return [0, 1, 2, 3, 4].flatMap((at) =>
    ['A', 'B'].flatMap((provider) =>
      [1, 2].map((prompt) => `test ${first + at} [${provider} · prompt ${prompt}]`),
    ),
  )
}

/**
 * Verdict on every head of `test/fixtures/tools` and the cases that it blames: outcome, then titles. What a user of
 * that tool expects of the change in `BREAK`.
 */
export const toolVerdicts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'allure-pytest/2.16 *-result.json': {
    case: ['failed', 'test_shop › test_adds'],
  },
  'azure-ai-evaluation/1 report.json': {
    wrong: ['failed', 'italy'],
  },
  'behave/1.3 *.xml': {
    case: ['failed', 'shop.shop › pay'],
    hook: ['inconclusive', 'shop.shop › add', 'shop.shop › pay', 'shop.shop › remove'],
  },
  'braintrust/3.35 report.json': {
    crash: ['failed', 'italy'],
    wrong: ['failed', 'italy'],
  },
  'dart/3.9 machine.jsonl': {
    case: ['failed', 'cart › adds'],
    load: ['failed', 'test/store_test.dart'],
  },
  'deepeval/4.3 ignoring-errors.json': {
    answer: ['inconclusive', 'test_answer[lake] › lake'],
    judge: [
      'failed',
      'test_answer[capital] › capital',
      'test_answer[hill] › hill',
      'test_answer[lake] › lake',
      'test_answer[river] › river',
      'test_answer[sea] › sea',
      'test_answer[town] › town',
    ],
    quota: ['inconclusive'],
  },
  'deepeval/4.3 results.json': {
    answer: ['inconclusive', 'test_answer[lake] › lake'],
    judge: [
      'failed',
      'test_answer[capital] › capital',
      'test_answer[hill] › hill',
      'test_answer[lake] › lake',
      'test_answer[river] › river',
      'test_answer[sea] › sea',
      'test_answer[town] › town',
    ],
    quota: ['inconclusive', 'test_answer[capital] › capital'],
  },
  'eslint/10.15 eslint.xml': {
    found: [
      'failed',
      "shop.js › shop › org.eslint.no-undef: 'c' is not defined.",
      "shop.js › shop › org.eslint.no-unused-vars: 'b' is defined but never used.",
      "shop.js › shop › org.eslint.no-unused-vars: 'd' is assigned a value but never used.",
    ],
  },
  'go/1.26 go-junit-report.xml': {
    build: ['failed', 'example.com/shop/p2 › [build failed]'],
    case: ['failed', 'example.com/shop/p1 › TestAdds'],
    flaky: ['failed', 'example.com/shop/p1 › TestFlaky'],
    subtest: ['failed', 'example.com/shop/p1 › TestTable/two'],
  },
  'go/1.26 go-test.json': {
    build: ['failed', 'example.com/shop/p2'],
    case: ['failed', 'example.com/shop/p1 › TestAdds'],
    flaky: ['failed', 'example.com/shop/p1 › TestFlaky'],
    subtest: ['failed', 'example.com/shop/p1 › TestTable/two'],
  },
  'go/1.26 gotestsum.xml': {
    build: [
      'failed',
      'example.com/shop/p2 › TestMain',
      'example.com/shop/p2 › TestPrice',
      'example.com/shop/p2 › TestStock',
      'example.com/shop/p2 › TestTax',
    ],
    case: ['failed', 'example.com/shop/p1 › TestAdds'],
    flaky: ['passed'],
    subtest: ['failed', 'example.com/shop/p1 › TestTable/two'],
  },
  'google-adk/2.13 capitals.evalset_result.json': {
    wrong: ['failed', 'capitals › italy'],
  },
  'evalite/1.0-beta.16 evalite.json': {
    crash: ['failed', 'capitals › Italy'],
    wrong: ['failed', 'capitals › Italy'],
  },
  'googletest/1.12 googletest.xml': {
    case: ['failed', 'Cart › Adds'],
    hook: ['failed', 'Store › Reads', 'Store › Writes'],
  },
  'googletest/1.17 googletest.xml': {
    case: ['failed', 'Cart › Adds'],
    hook: ['failed', 'Store', 'Store › Reads', 'Store › Writes'],
    // Looks like a failed set-up of GoogleTest 1.14; the input test-outcome says which it is.
    skip: ['failed', 'Store › Reads', 'Store › Writes'],
  },
  'inspect/0.3 eight.eval': {
    wrong: ['failed', 'eight › 7 [mockllm/model]'],
  },
  'inspect/0.3 eight.json': {
    crash: ['failed', 'eight › 7 [mockllm/model]'],
    error: ['failed', 'eight [mockllm/model]', 'eight › 6 [mockllm/model]'],
    limit: ['failed', 'eight › 5 [mockllm/model]'],
    retry: ['passed'],
    wrong: ['failed', 'eight › 7 [mockllm/model]'],
  },
  'jest/30.5 jest-junit.xml': {
    after: ['failed', "store ›  Test execution failure: could be caused by test hooks like 'afterAll'."],
    case: ['failed', 'store › cart adds'],
    hook: ['failed', 'store › store deletes', 'store › store reads', 'store › store writes'],
    twin: ['failed', 'undefined ›  works'],
  },
  'jest/30.5 report.json': {
    after: ['failed', 'shop.test.js'],
    case: ['failed', 'cart › adds'],
    hook: ['failed', 'store › deletes', 'store › reads', 'store › writes'],
    twin: ['failed', 'works'],
  },
  'jest/30.5 with-files.xml': {
    after: ['failed', "store ›  Test execution failure: could be caused by test hooks like 'afterAll'."],
    case: ['failed', 'store › cart adds'],
    hook: ['failed', 'store › store deletes', 'store › store reads', 'store › store writes'],
    twin: ['failed', 'undefined ›  works'],
  },
  'lm-eval/0.4.13 samples_tiny_2026-11-21T20-00-00.000000.jsonl': {
    wrong: ['inconclusive'],
  },
  'mocha/12.0 mocha.json': {
    case: ['failed', 'cart › adds'],
    each: ['failed', 'store › "before each" hook for "reads"'],
    hook: ['failed', 'store › "before all" hook for "reads"'],
  },
  'mocha/12.0 mocha.tap': {
    case: ['failed', 'cart adds'],
    each: ['failed', 'store "before each" hook for "reads"', 'store deletes', 'store reads', 'store writes'],
    hook: ['failed', 'store "before all" hook for "reads"', 'store deletes', 'store reads', 'store writes'],
  },
  'mocha/12.0 xunit.xml': {
    case: ['failed', 'Mocha Tests › cart › adds'],
    each: ['failed', 'Mocha Tests › store › "before each" hook for "reads"'],
    hook: ['failed', 'Mocha Tests › store › "before all" hook for "reads"'],
  },
  'node-test/24 junit.xml': {
    case: ['failed', 'cart › adds'],
    exit: ['failed', 'test › import.test.mjs'],
    import: ['failed', 'test › import.test.mjs'],
  },
  'node-test/24 report.tap': {
    case: ['failed', 'cart › adds'],
    exit: ['failed', 'import.test.mjs', 'one', 'two'],
    import: ['failed', 'import.test.mjs', 'one', 'two'],
  },
  'nose2/0.16 nose2-junit.xml': {
    case: ['failed', 'nose2-junit › test_hook.TestBeta › test_c'],
    hook: [
      'failed',
      'nose2-junit › setUpClass (test_hook › TestAlpha)',
      'nose2-junit › test_hook.TestAlpha › test_a',
      'nose2-junit › test_hook.TestAlpha › test_b',
    ],
  },
  'nunit/3.21 TestResult.xml': {
    case: ['failed', 'Shop.Tests.CartTest › Adds'],
    setup: [
      'failed',
      'Shop.Tests.CartTest',
      'Shop.Tests.CartTest › Adds',
      'Shop.Tests.CartTest › Removes',
      'Shop.Tests.CartTest › Totals(1,"a")',
      'Shop.Tests.CartTest › Waits',
    ],
  },
  'perl-tap/5 shop.tap': {
    case: ['failed', 'adds', 'store › writes'],
    stop: ['failed'],
  },
  'playwright/1.65 junit.xml': {
    case: ['failed', 'shop.spec.js › cart › adds [chromium]', 'shop.spec.js › cart › adds [firefox]'],
    flaky: ['passed'],
    project: ['failed', 'shop.spec.js › cart › adds [firefox]'],
  },
  'playwright/1.65 report.json': {
    case: ['failed', 'cart › adds [chromium]', 'cart › adds [firefox]'],
    flaky: ['passed'],
    project: ['failed', 'cart › adds [firefox]'],
  },
  'promptfoo-graded/0.123 report.json': {
    judge: ['failed'],
  },
  'promptfoo/0.123 report.json': {
    'add-prompt': ['passed'],
    'add-provider': ['passed'],
    crash: [
      'failed',
      'word: seven [A · prompt 1]',
      'word: seven [A · prompt 2]',
      'word: seven [B · prompt 1]',
      'word: seven [B · prompt 2]',
    ],
    wrong: [
      'failed',
      'word: eight [A · prompt 1]',
      'word: eight [A · prompt 2]',
      'word: eight [B · prompt 1]',
      'word: eight [B · prompt 2]',
    ],
  },
  'promptfoo/0.123 report.jsonl': {
    'add-prompt': ['passed'],
    'add-provider': ['passed'],
    crash: [
      'failed',
      'word: seven [A · prompt 1]',
      'word: seven [A · prompt 2]',
      'word: seven [B · prompt 1]',
      'word: seven [B · prompt 2]',
    ],
    wrong: [
      'failed',
      'word: eight [A · prompt 1]',
      'word: eight [A · prompt 2]',
      'word: eight [B · prompt 1]',
      'word: eight [B · prompt 2]',
    ],
  },
  'promptfoo/0.123 report.junit.xml': {
    'add-prompt': ['passed'],
    'add-provider': ['passed'],
    crash: ['failed', ...promptfooTests(11)],
    wrong: ['failed', ...promptfooTests(16)],
  },
  'pydantic-evals/2.62 report.json': {
    crash: ['failed', 'italy'],
    wrong: ['failed', 'italy'],
  },
  'pytest-rerunfailures/16.7 evals.xml': {
    evals: [
      'failed',
      'pytest › test_eval › test_answer[capital]',
      'pytest › test_eval › test_answer[hill]',
      'pytest › test_eval › test_answer[lake]',
      'pytest › test_eval › test_answer[river]',
      'pytest › test_eval › test_answer[sea]',
    ],
  },
  'pytest-rerunfailures/16.7 tests.xml': {
    case: ['failed', 'pytest › test_rerun › test_regress'],
    evals: ['passed'],
    flaky: ['passed'],
  },
  'pytest/9.2 stopped.xml': {
    address: [
      'failed',
      'pytest › test_shop › test_place[/tmp/pytest-of-runner/pytest-20214/a0]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7fa6644cd710>]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7fa6644eb750>]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7fa6644ebad0>]',
    ],
    case: ['failed', 'pytest › test_shop › test_adds'],
    import: ['failed', 'pytest › test_import'],
  },
  'pytest/9.2 xunit1.xml': {
    address: [
      'failed',
      'pytest › test_shop › test_place[/tmp/pytest-of-runner/pytest-20150/a0]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7f1fc1bb1cd0>]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7f1fc1bb3750>]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7f1fc1bf7610>]',
    ],
    case: ['failed', 'pytest › test_shop › test_adds'],
    import: ['failed', 'pytest › test_import'],
  },
  'pytest/9.2 xunit2.xml': {
    address: [
      'failed',
      'pytest › test_shop › test_place[/tmp/pytest-of-runner/pytest-20151/a0]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7f8c80df3bd0>]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7f8c80df74d0>]',
      'pytest › test_shop › test_thing[<test_shop.Thing object at 0x7f8c80df7a90>]',
    ],
    case: ['failed', 'pytest › test_shop › test_adds'],
    import: ['failed', 'pytest › test_import'],
  },
  'robot/7.5 output.xml': {
    case: ['failed', 'Shop › Adds'],
    hook: ['failed', 'Shop › Adds', 'Shop › Removes', 'Shop › Waits'],
  },
  'robot/7.5 xunit.xml': {
    case: ['failed', 'Shop › Adds'],
    hook: ['failed', 'Shop › Adds', 'Shop › Removes', 'Shop › Waits'],
  },
  'rspec/3.12 rspec.json': {
    case: ['failed', 'cart › adds'],
    load: ['failed', 'load_spec.rb'],
  },
  'strands-evals/1.7 report.json': {
    crash: ['failed', 'italy'],
    wrong: ['failed', 'italy'],
  },
  'surefire/3.5.2 *.xml': {
    case: ['failed', 'ex.CartTest › adds'],
    flaky: ['passed'],
    nested: ['failed', 'ex.CartTest$Empty › hasNothing'],
  },
  'trx/mstest results.trx': {
    case: ['failed', 'Shop.Tests.CartTest › Adds', 'Shop.Tests.CartTest › Totals (2)'],
    host: [
      'failed',
      'Shop.Tests.CartTest › Totals (1)',
      'Shop.Tests.CartTest › Totals (2)',
      'Shop.Tests.StoreTest › Reads',
      'the test run',
    ],
  },
  'unittest-xml-reporting/4.0 *.xml': {
    case: ['failed', 'test_hook.TestBeta › test_c'],
    hook: [
      'failed',
      'test_hook.TestAlpha › test_a',
      'test_hook.TestAlpha › test_b',
      'unittest.suite._ErrorHolder › setUpClass (test_hook.TestAlpha)',
    ],
  },
  'vitest-evals/0.16 evals.json': {
    crash: ['failed', 'capitals › knows Italy'],
    quota: ['inconclusive'],
    wrong: ['failed', 'capitals › knows Italy'],
  },
  'vitest-evals/0.16 evals.xml': {
    crash: ['failed', 'capitals.eval.ts › capitals > knows Italy'],
    quota: ['failed', 'capitals.eval.ts › capitals > knows Italy'],
    wrong: ['failed', 'capitals.eval.ts › capitals > knows Italy'],
  },
  'vitest-tap/5.1 flat.tap': {
    case: ['failed', 'shop.test.mjs > cart > adds'],
    hook: [
      'inconclusive',
      'shop.test.mjs > store > deletes',
      'shop.test.mjs > store > reads',
      'shop.test.mjs > store > writes',
    ],
  },
  'vitest-tap/5.1 report.tap': {
    case: ['failed', 'shop.test.mjs › cart › adds'],
    hook: ['failed', 'shop.test.mjs › store'],
  },
  'vitest/4.1 junit.xml': {
    after: ['failed', 'shop.test.mjs › store'],
    case: ['failed', 'shop.test.mjs › cart > adds'],
    hook: [
      'failed',
      'shop.test.mjs › store',
      'shop.test.mjs › store > deletes',
      'shop.test.mjs › store > reads',
      'shop.test.mjs › store > writes',
    ],
    schema: ['failed', 'slow.test.mjs › checks a schema'],
    timeout: ['failed', 'slow.test.mjs › is in time'],
    unhandled: ['passed'],
  },
  'vitest/4.1 projects.json': {
    after: ['failed', 'a hook outside of the tests'],
    case: ['failed', 'cart › adds', 'cart › adds [listing 2]'],
    hook: ['failed', 'store'],
    schema: ['failed', 'checks a schema', 'checks a schema [listing 2]'],
    timeout: ['failed', 'is in time', 'is in time [listing 2]'],
    unhandled: ['passed'],
  },
  'vitest/4.1 report.json': {
    after: ['failed', 'shop.test.mjs'],
    case: ['failed', 'cart › adds'],
    hook: ['failed', 'store'],
    schema: ['failed', 'checks a schema'],
    timeout: ['failed', 'is in time'],
    unhandled: ['passed'],
  },
  'vitest/5.1 junit.xml': {
    after: ['failed', 'shop.test.mjs › store'],
    case: ['failed', 'shop.test.mjs › cart > adds'],
    hook: [
      'failed',
      'shop.test.mjs › store',
      'shop.test.mjs › store > deletes',
      'shop.test.mjs › store > reads',
      'shop.test.mjs › store > writes',
    ],
    schema: ['failed', 'slow.test.mjs › checks a schema'],
    timeout: ['failed', 'slow.test.mjs › is in time'],
    unhandled: ['failed', 'vitest unhandled errors › Unhandled Rejection: nobody waits for this'],
  },
  'vitest/5.1 projects.json': {
    after: ['failed', 'a hook outside of the tests'],
    case: ['failed', 'cart › adds', 'cart › adds [listing 2]'],
    hook: ['failed', 'store'],
    schema: ['failed', 'checks a schema', 'checks a schema [listing 2]'],
    timeout: ['failed', 'is in time', 'is in time [listing 2]'],
    unhandled: ['passed'],
  },
  'vitest/5.1 report.json': {
    after: ['failed', 'shop.test.mjs'],
    case: ['failed', 'cart › adds'],
    hook: ['failed', 'store'],
    schema: ['failed', 'checks a schema'],
    timeout: ['failed', 'is in time'],
    unhandled: ['passed'],
  },
  'xunit-net/v2 xunit.xml': {
    case: ['failed', 'Shop.Tests.CartTest › Adds'],
    cleanup: ['failed', 'test-class-cleanup: Shop.Tests.CartTest'],
  },
  'xunit-net/v3 xunit.xml': {
    case: ['failed', 'Shop.Tests.CartTest › Adds'],
  },
}
