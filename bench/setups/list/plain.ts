import {
  cut,
  evals,
  evalsOnce,
  notBuilt,
  promptfooLines,
  sources,
  testLines,
  tests,
  upTo,
} from '../reports.ts'
import { gate, main, mains, pull } from '../runs.ts'
import { blind, broken, doubtful, excused, healthy, type SetUp } from '../set-up.ts'

const fine = tests(20)
const third = tests(20, { fails: [3] })
const base = [main(fine)]

/** One job that reads one report: the README. */
export const plain: readonly SetUp[] = [
  healthy('first-pull-request', 'The first pull request, before main has measured anything.', pull(fine)),
  doubtful(
    'first-pull-request-fails',
    'The first pull request fails a test, and main has measured nothing.',
    pull(third),
  ),
  healthy('unchanged', 'A run of main, and a pull request that changes no result.', ...base, pull(fine)),
  broken('break', 'A pull request breaks one of 20 tests.', ...base, pull(third)),
  broken(
    'break-by-error',
    'A test of the pull request ends with an error instead of a failure.',
    ...base,
    pull(tests(20, { errors: [3] })),
  ),
  broken(
    'new-test-fails',
    'A pull request adds a test, which fails.',
    ...base,
    pull(tests(21, { fails: [21] })),
  ),
  healthy('new-test-passes', 'A pull request adds a test, which passes.', ...base, pull(tests(21))),
  healthy('known-failure', 'A test fails on main, and fails in the pull request.', main(third), pull(third)),
  broken(
    'known-failure-and-break',
    'A test fails on main; the pull request breaks another one.',
    main(third),
    pull(tests(20, { fails: [3, 9] })),
  ),
  healthy('repair', 'A test fails on main, and the pull request repairs it.', main(third), pull(fine)),
  healthy(
    'test-removed',
    'A pull request removes one of 20 tests.',
    main(fine, { commits: sources(20) }),
    pull(tests(19), { commits: sources(19) }),
  ),
  blind(
    'test-gone',
    'The report of the pull request lacks one of 20 tests, which no line of the change removes.',
    main(fine, { commits: sources(20) }),
    pull(tests(19)),
  ),
  blind(
    'tests-newly-skipped',
    'Nine of 20 tests are skipped in the pull request, since a secret is absent.',
    ...base,
    pull(tests(20, { skips: upTo(9) })),
  ),
  blind(
    'half-of-the-tests-gone',
    'The report of the pull request has 11 of 20 tests, after an `.only`.',
    main(fine, { commits: sources(20) }),
    pull(tests(11), { commits: sources(20, '.only') }),
  ),
  healthy(
    'test-renamed',
    'A pull request renames one of 20 tests.',
    main(fine, { commits: sources(20) }),
    pull(renamed(fine), { commits: { 'test/shop.test.ts': renamed(testLines(20)) } }),
  ),
  broken(
    'test-renamed-and-broken',
    'A pull request renames one of 20 tests, which then fails.',
    ...base,
    pull(renamed(third)),
  ),
  excused(
    'all-tests-renamed',
    'A pull request renames the suite of all tests, so that no name is left.',
    ...base,
    pull(tests(20, {}, 'store')),
  ),
  doubtful(
    'all-tests-renamed-break',
    'A pull request renames the suite of all tests, and one of them fails.',
    ...base,
    pull(tests(20, { fails: [3] }, 'store')),
  ),
  healthy(
    'broken-then-repaired',
    'The first push of a pull request breaks a test, the second repairs it.',
    ...base,
    pull(third),
    pull(fine),
  ),
  broken(
    'fine-then-broken',
    'The first push of a pull request is fine, the second breaks a test.',
    ...base,
    pull(fine),
    pull(third),
  ),
  broken(
    'still-broken',
    'A pull request breaks a test, and its second push does not repair it.',
    ...base,
    pull(third),
    pull(third),
  ),
  broken(
    'one-broken-one-repaired',
    'A pull request repairs one test and breaks another.',
    main(third),
    pull(tests(20, { fails: [9] })),
  ),
  broken(
    'package-does-not-build',
    'In place of the tests of a package, the report has one failure: it does not build.',
    ...base,
    pull(notBuilt('shop')),
  ),
  healthy(
    'evals-unchanged',
    '20 evals, five iterations each; two of them are unsteady on both sides.',
    ...[4, 3, 4].map((passes) => main(evals(20, { 2: passes, 5: 4 }))),
    pull(evals(20, { 2: 4, 5: 3 })),
  ),
  broken(
    'eval-collapses',
    'One of 20 evals passed 5 of 5 on main, and passes 0 of 5.',
    ...mains(3, evals(20)),
    pull(evals(20, { 3: 0 })),
  ),
  broken(
    'evals-all-worse',
    'Every one of 20 evals passes 3 of 5, on main it was 5 of 5.',
    ...mains(3, evals(20)),
    pull(evals(20, Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index + 1, 3])))),
  ),
  healthy(
    'eval-has-bad-luck',
    'One of 20 evals passes 3 of 5, after 4 or 5 of 5 on main.',
    main(evals(20, { 3: 4 })),
    main(evals(20)),
    main(evals(20, { 3: 4 })),
    pull(evals(20, { 3: 3 })),
  ),
  broken(
    'evals-trade-places',
    'Of 40 evals, eight break and eight that never passed rise: the mean stays.',
    ...mains(3, evals(40, swap(1))),
    pull(evals(40, swap(9))),
  ),
  doubtful(
    'single-evals-trade-places',
    'Of 30 evals with one iteration, eight that passed ten times fail and eight that failed ten times pass.',
    ...upTo(10).map((round) => main(evalsOnce(round, true, false))),
    pull(evalsOnce(11, false, true)),
  ),
  excused(
    'single-evals-unchanged',
    'Of 30 evals with one iteration, some pass four times in five. The pull request changes nothing.',
    ...upTo(10).map((round) => main(evalsOnce(round, true, false))),
    pull(evalsOnce(11, true, false)),
  ),
  blind(
    'evals-lost',
    'Two of 20 evals reach the rate limit of the provider in each iteration; on main they never did.',
    ...mains(3, evals(20)),
    pull(evals(20, {}, [4, 5])),
  ),
]

/** The third test gets another name. */
function renamed(report: string): string {
  return report.replace(/checks 3(?!\d)/, 'refuses a bad card')
}

/** Evals from so many on fail all of their iterations: eight of them. */
function swap(from: number): Readonly<Record<number, number>> {
  return Object.fromEntries(Array.from({ length: 8 }, (_, index) => [from + index, 0]))
}

/** What main did before. */
export const history: readonly SetUp[] = [
  ...afterOneFailure(),
  healthy(
    'reverted-break',
    'A break on main was reverted; a pull request changes nothing.',
    main(fine),
    main(third),
    ...mains(2, fine),
    pull(fine),
  ),
  doubtful(
    'reverted-break-comes-back',
    'A break on main was reverted, and the next pull request brings it back.',
    main(tests(5)),
    main(tests(5, { fails: [3] })),
    main(tests(5)),
    pull(tests(5, { fails: [3] })),
  ),
  healthy(
    'revert',
    'main is broken, and the pull request reverts the break.',
    ...mains(2, fine),
    main(third),
    pull(fine),
  ),
  healthy(
    'revert-is-merged',
    'main was broken, and the push of the revert is fine.',
    ...mains(2, fine),
    main(third),
    main(fine),
  ),
  broken('main-breaks', 'A push to main breaks a test.', ...mains(2, fine), main(third)),
  doubtful(
    'main-breaks-after-one-failure',
    'A test failed once in ten runs of main, and now fails on main for the second time in a row.',
    ...once(),
    main(third),
    main(third),
  ),
  doubtful(
    'outage-on-main',
    'The newest run of main was an outage: most evals failed. The pull request breaks 12 of 30.',
    ...mains(3, evals(30)),
    main(evals(30, failing(27))),
    pull(evals(30, failing(12))),
  ),
  excused(
    'outage-on-main-unchanged',
    'The newest run of main was an outage: most evals failed. The pull request changes nothing.',
    ...mains(3, evals(30)),
    main(evals(30, failing(27))),
    pull(evals(30)),
  ),
  healthy(
    'long-history',
    'Twelve runs of main, and a pull request that changes no result.',
    ...mains(12, fine),
    pull(fine),
  ),
]

function once() {
  return [...mains(4, fine), main(third), ...mains(5, fine)]
}

function afterOneFailure(): readonly SetUp[] {
  const words = 'A test failed in one of the last ten runs of main'
  return [
    healthy('one-old-failure', `${words}. A pull request changes nothing.`, ...once(), pull(fine)),
    doubtful(
      'one-old-failure-and-break',
      `${words}. A pull request breaks it for good.`,
      ...once(),
      pull(third),
    ),
    doubtful(
      'one-old-failure-still-broken',
      `${words}. A pull request breaks it, and its next push does not repair it.`,
      ...once(),
      pull(third),
      pull(third),
    ),
  ]
}

function failing(count: number): Readonly<Record<number, number>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, 0]))
}

/** Reports that are not what they should be. */
export const evidence: readonly SetUp[] = [
  blind(
    'no-report',
    'The tests of the pull request write no report.',
    ...base,
    pull(gate('', { reports: {} })),
  ),
  blind('empty-report', 'The report of the pull request is an empty file.', ...base, pull('')),
  blind(
    'cut-report',
    'The report of the pull request ends in the middle: its writer was killed.',
    ...base,
    pull(cut(fine, 0.5)),
  ),
  ...cutLines(),
  blind('no-results', 'The report of the pull request contains no test.', ...base, pull(tests(0))),
  blind(
    'all-skipped',
    'Every test of the pull request is skipped.',
    ...base,
    pull(tests(20, { skips: upTo(20) })),
  ),
  blind(
    'almost-all-skipped',
    '19 of 20 tests of the pull request are skipped.',
    ...base,
    pull(tests(20, { skips: Array.from({ length: 19 }, (_, index) => index + 2) })),
  ),
  blind('most-tests-gone', 'The report of the pull request has 4 of 20 tests.', ...base, pull(tests(4))),
  blind(
    'committed-report',
    'The only report is one that somebody has committed; the tests wrote none.',
    ...base,
    pull(gate('', { reports: { 'reports/junit.xml': { text: fine, written: 'and committed' } } })),
  ),
  blind(
    'committed-report-touched',
    'The only report is one that somebody has committed, and a step touches it; the tests wrote none.',
    ...base,
    pull(
      gate('', {
        reports: { 'reports/junit.xml': { text: fine, written: 'and committed, and touched since' } },
      }),
    ),
  ),
  blind(
    'committed-report-of-one-package',
    'Two packages write a report each; in the pull request, one of them wrote none, and its report is a committed one.',
    ...mains(
      3,
      gate('', { reports: { 'reports/shop.xml': fine, 'reports/mail.xml': tests(20, {}, 'mail') } }),
    ),
    pull(
      gate('', {
        reports: {
          'reports/shop.xml': fine,
          'reports/mail.xml': { text: tests(20, {}, 'mail'), written: 'and committed' },
        },
      }),
    ),
  ),
  excused(
    'committed-report-beside',
    'Beside the report of the tests lies an older one that somebody has committed.',
    ...base,
    pull(
      gate('', {
        reports: {
          'reports/junit.xml': fine,
          'reports/old.xml': { text: tests(5, {}, 'old'), written: 'and committed' },
        },
      }),
    ),
  ),
  doubtful(
    'committed-report-beside-break',
    'The report of the tests shows a break; a committed one of the same tests is fine.',
    ...base,
    pull(
      gate('', {
        reports: {
          'reports/junit.xml': third,
          'reports/old.xml': { text: fine, written: 'and committed' },
        },
      }),
    ),
  ),
  healthy(
    'report-of-an-earlier-job',
    'A job of the same run wrote the report ten minutes ago; the one that judges restores it with its time.',
    ...base,
    pull(gate('', { reports: { 'reports/junit.xml': { text: fine, written: 'by an earlier job' } } })),
  ),
  broken(
    'report-of-an-earlier-job-break',
    'A job of the same run wrote the report ten minutes ago, with a break; the one that judges restores it with its time.',
    ...base,
    pull(gate('', { reports: { 'reports/junit.xml': { text: third, written: 'by an earlier job' } } })),
  ),
  blind(
    'left-over-report',
    'On a runner of its own, the report of yesterday is still there; the tests wrote none.',
    ...base,
    pull(gate('', { reports: { 'reports/junit.xml': { text: fine, written: 'in an earlier run' } } })),
  ),
  blind(
    'left-over-report-of-the-commit',
    'The same, and that run had the same commit, so that git leaves its `HEAD` as it is.',
    ...base,
    pull(
      gate('', {
        reports: { 'reports/junit.xml': { text: fine, written: 'in an earlier run of the commit' } },
      }),
    ),
  ),
  blind(
    'report-of-another-day',
    'The step fetches a report from elsewhere: it was written now, and says itself that its tests ran two years ago.',
    ...base,
    pull(fine.replace('<testsuite ', '<testsuite timestamp="2024-01-01T00:00:00Z" ')),
  ),
  blind(
    'tests-crash-after-report',
    'All tests in the report pass, but the step that runs them failed.',
    ...base,
    pull(gate(fine, { tests: 'failure' })),
  ),
  blind(
    'tests-cancelled',
    'All tests in the report pass, but the step that runs them was cancelled.',
    ...base,
    pull(gate(fine, { tests: 'cancelled' })),
  ),
  ...packages(),
]

/** JSON lines have no end that could be missing, so only the last line shows that the writer was killed. */
function cutLines(): readonly SetUp[] {
  const job = (report: string) => gate('', { reports: { 'results.jsonl': report }, patterns: ['*.jsonl'] })
  const whole = promptfooLines(16)
  const worse = promptfooLines(16, [13, 14, 15, 16])
  const words = 'promptfoo writes a line for each of 16 tests'
  return [
    healthy('json-lines', `${words}.`, main(job(whole)), pull(job(whole))),
    // One answer each on both sides: four losses and no gain are chance in 1 of 16 runs.
    doubtful('json-lines-break', `${words}; the last four fail.`, main(job(whole)), pull(job(worse))),
    blind(
      'json-lines-cut',
      `${words}; it was killed in the middle of a line.`,
      main(job(whole)),
      pull(job(cut(whole, 0.9))),
    ),
    doubtful(
      'json-lines-cut-before-break',
      `${words}, of which the last four fail; it was killed in the middle of a line before them.`,
      main(job(whole)),
      pull(job(cut(worse, 0.7))),
    ),
  ]
}

/** A repository of three packages, one report each. */
function packages(): readonly SetUp[] {
  const parts = ['web', 'api', 'cli']
  const reportsOf = (names: readonly string[], fails: readonly number[] = []) =>
    Object.fromEntries(
      names.map((name) => [`reports/${name}.xml`, tests(8, { fails: name === 'api' ? fails : [] }, name)]),
    )
  const step = (names: readonly string[], fails: readonly number[] = [], patterns?: readonly string[]) =>
    gate('', { reports: reportsOf(names, fails), ...(patterns && { patterns }) })
  const each = parts.map((name) => `reports/${name}.xml`)
  const words = 'Three packages write a report each'
  return [
    healthy('three-packages', `${words}.`, main(step(parts)), pull(step(parts))),
    broken(
      'three-packages-break',
      `${words}, and one test breaks.`,
      main(step(parts)),
      pull(step(parts, [2])),
    ),
    blind(
      'one-of-three-packages',
      `${words}; in the pull request, one of them writes none.`,
      main(step(parts)),
      pull(step(['web', 'cli'])),
    ),
    blind(
      'one-of-three-patterns',
      `${words}, named one by one; in the pull request, one of them writes none.`,
      main(step(parts, [], each)),
      pull(step(['web', 'cli'], [], each)),
    ),
  ]
}
