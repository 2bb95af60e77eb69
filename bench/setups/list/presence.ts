import { junitReport } from '../../../test/support/workspace.ts'
import { evals, sources, testLines, tests, upTo } from '../reports.ts'
import { gate, legs, main, mains, merge, pull, run } from '../runs.ts'
import { blind, broken, excused, healthy, type Job, type Run, type SetUp } from '../set-up.ts'

const fine = tests(20)
const base = mains(3, fine)
const models = ['small', 'medium', 'large']
const workflow = '.github/workflows/evals.yml'

const byHand = (report: string, inputs?: Readonly<Record<string, string>>): Run =>
  run({ on: 'workflow_dispatch', inputs }, report)

/** Cases that were due, of which some are missing. */
export const presence: readonly SetUp[] = [
  blind(
    'smoke-run-on-main',
    'Somebody starts a smoke run of four tests on main; then a pull request has those four of 20.',
    ...base,
    byHand(tests(4)),
    pull(tests(4)),
  ),
  healthy(
    'smoke-run-on-main-healthy',
    'Somebody starts a smoke run of four tests on main; the pull request has all 20.',
    ...base,
    byHand(tests(4)),
    pull(fine),
  ),
  broken(
    'preview-measured-by-hand',
    'A run on main is started with the name of a preview and fails a test; a pull request fails it, too.',
    ...base,
    byHand(tests(20, { fails: [3] }), { preview: 'blue' }),
    pull(tests(20, { fails: [3] })),
  ),
  healthy(
    'measured-by-hand-with-defaults',
    'The only run on main was started by hand, and its inputs have their defaults.',
    run(
      { on: 'workflow_dispatch', inputs: { preview: 'production', debug: 'false' } },
      {
        id: 'evals',
        does: 'gate',
        reports: { 'reports/junit.xml': fine },
        files: { [workflow]: dispatched() },
      },
    ),
    pull(fine),
  ),
  blind(
    'main-lost-tests',
    'main loses two of 20 tests, and no line of the change removes them; the pull request has as few.',
    main(fine, { commits: sources(20) }),
    main(tests(18)),
    pull(tests(18)),
  ),
  healthy(
    'main-removed-tests',
    'main removes eight of 20 tests; the pull request after it has as few.',
    main(fine, { commits: sources(20) }),
    main(tests(12), { commits: sources(12) }),
    pull(tests(12)),
  ),
  healthy(
    'main-grew',
    'main adds 20 tests to 20; the pull request has all 40.',
    ...base,
    main(tests(40)),
    pull(tests(40)),
  ),
  healthy(
    'leg-removed',
    'A pull request removes one of three models from the matrix.',
    main(measured(models), { commits: matrix(models) }),
    pull(measured(models.slice(1)), { commits: matrix(models.slice(1)) }),
  ),
  blind(
    'leg-gone',
    'The matrix of the pull request has two of three models, and no line of the change says so.',
    main(measured(models), { commits: matrix(models) }),
    pull(measured(models.slice(1))),
  ),
  blind(
    'suite-renamed-and-tests-gone',
    'A pull request renames the suite, and has five of its 20 tests.',
    main(gate(fine, { with: { 'suite-name': 'support' } })),
    pull(gate(tests(5), { with: { 'suite-name': 'helpdesk' } })),
  ),
  healthy(
    'suite-renamed',
    'A pull request renames the suite.',
    main(gate(fine, { with: { 'suite-name': 'support' } })),
    pull(gate(fine, { with: { 'suite-name': 'helpdesk' } })),
  ),
  blind(
    'failing-test-gone',
    'A test of 40 fails on main, and the report of the pull request lacks it.',
    main(tests(40, { fails: [40] })),
    pull(tests(39)),
  ),
  ...failedAndGone(),
  ...partialLoss(),
  ...severalOfOneName(),
  healthy(
    'file-moved',
    'A pull request moves the file of five tests.',
    main(inFiles('test/cart.test.ts')),
    pull(inFiles('test/shop/cart.test.ts')),
  ),
  broken(
    'file-moved-and-break',
    'A pull request moves the file of five tests, and one of them fails.',
    main(inFiles('test/cart.test.ts')),
    pull(inFiles('test/shop/cart.test.ts', [2])),
  ),
]

/** A report has two entries of one name, as for two browsers, and nothing says which is which. */
function severalOfOneName(): readonly SetUp[] {
  const twelve = upTo(12).map((of) => ({ name: `checks ${of}` }))
  const withTwo = (outcome?: 'failed' | 'skipped') => junitReport([...twelve, { name: 'checks 3', outcome }])
  const words = 'Of 12 tests, one name has two entries on main'
  const sourcesWith = (more: string) => ({ 'test/shop.test.ts': `${testLines(12)}${more}` })
  const retried = gate(junitReport([{ name: 'checks 3', outcome: 'failed' }, ...twelve]), {
    tests: 'success',
  })
  return [
    healthy('two-of-one-name', `${words}, and in the pull request.`, ...mains(3, withTwo()), pull(withTwo())),
    blind(
      'one-of-one-name-gone',
      `${words}, and one in the pull request.`,
      ...mains(3, withTwo()),
      pull(junitReport(twelve)),
    ),
    blind(
      'one-of-one-name-skipped',
      `${words}; the pull request skips one of the two.`,
      ...mains(3, withTwo()),
      pull(withTwo('skipped')),
    ),
    broken(
      'one-of-one-name-fails',
      `${words}; in the pull request, one of the two fails.`,
      ...mains(3, withTwo()),
      pull(withTwo('failed')),
    ),
    healthy(
      'one-of-one-name-removed',
      `${words}; the pull request removes one of the two.`,
      main(withTwo(), { commits: sourcesWith("it('checks 3', again)\n") }),
      pull(junitReport(twelve), { commits: sourcesWith('') }),
    ),
    healthy(
      'one-of-one-name-comes-and-goes',
      `${words} in two of three runs, and one in the pull request.`,
      ...mains(2, withTwo()),
      main(junitReport(twelve)),
      pull(junitReport(twelve)),
    ),
    healthy(
      'retried-on-base',
      'A retry adds an entry in each run of main, and none is needed in the pull request.',
      ...mains(3, retried),
      pull(junitReport(twelve)),
    ),
    excused(
      'fewer-iterations-undeclared',
      'Each of 10 evals has five entries on main and three in the pull request, and nothing says that they repeat.',
      ...mains(3, evals(10)),
      pull(evals(10, {}, [], 3)),
    ),
    healthy(
      'fewer-iterations-undeclared-on-main',
      'Each of 10 evals had five entries on main and has three since a push; so has the pull request.',
      ...mains(3, evals(10)),
      ...[main, pull].map((measure) => measure(evals(10, {}, [], 3))),
    ),
  ]
}

/** A share of the cases has no result, at once from one end or spread over the files. */
function partialLoss(): readonly SetUp[] {
  const count = 100
  const spread = (share: number): Parameters<typeof tests>[1] => ({
    skips: upTo(count).filter((of) => Math.floor((of * share) / 100) > Math.floor(((of - 1) * share) / 100)),
  })
  return [5, 10, 20, 40, 60, 80]
    .flatMap((share) => [
      blind(
        `lost-${share}-percent`,
        `The report of the pull request lacks ${share} of 100 tests.`,
        ...mains(3, tests(count)),
        pull(tests(count - share)),
      ),
      blind(
        `skipped-${share}-percent`,
        `The pull request skips ${share} of 100 tests, and no line of the change says so.`,
        ...mains(3, tests(count)),
        pull(tests(count, spread(share))),
      ),
      blind(
        `evals-lost-${share}-percent`,
        `The report of the pull request lacks ${share} of 100 evals.`,
        ...mains(3, evals(count)),
        pull(evals(count - share)),
      ),
      broken(
        `lost-${share}-percent-break`,
        `The report of the pull request lacks ${share} of 100 tests, and another one fails.`,
        ...mains(3, tests(count)),
        pull(tests(count - share, { fails: [1] })),
      ),
    ])
    .concat(
      healthy(
        'lost-4-percent',
        'The report of the pull request lacks 4 of 100 tests.',
        ...mains(3, tests(count)),
        pull(tests(count - 4)),
      ),
      healthy(
        'lost-20-percent-removed',
        'The pull request removes 20 of 100 tests.',
        main(tests(count), { commits: sources(count) }),
        pull(tests(80), { commits: sources(80) }),
      ),
      blind(
        'lost-file',
        'The report of the pull request lacks the two tests of one of its files.',
        main(withSmallFile(2)),
        pull(withSmallFile(0)),
      ),
      blind(
        'lost-half-of-a-file',
        'The report of the pull request lacks one of the two tests of a file.',
        main(withSmallFile(2)),
        pull(withSmallFile(1)),
      ),
    )
}

/** 60 tests in a file, and so many in another one. */
function withSmallFile(small: number): string {
  const inFile = (file: string, cases: number) =>
    upTo(cases).map((of) => ({ name: `${file} ${of}`, outcome: 'passed' as const, file }))
  return junitReport([...inFile('test/large.test.ts', 60), ...inFile('test/small.test.ts', small)])
}

/** A test fails, and has no result in the push after that. */
function failedAndGone(): readonly SetUp[] {
  const third = tests(40, { fails: [3] })
  const last = tests(40, { fails: [40] })
  return [
    blind(
      'failing-test-gone-in-next-push',
      'A pull request breaks one of 40 tests; the report of its next push lacks that test.',
      ...mains(3, tests(40)),
      pull(last),
      pull(tests(39)),
    ),
    blind(
      'failing-test-gone-for-two-pushes',
      'A pull request breaks one of 40 tests; the reports of its next two pushes lack that test.',
      ...mains(3, tests(40)),
      pull(last),
      pull(tests(39)),
      pull(tests(39)),
    ),
    blind(
      'failing-test-skipped-in-next-push',
      'A pull request breaks one of 40 tests, and skips it in its next push.',
      ...mains(3, tests(40)),
      pull(third),
      pull(tests(40, { skips: [3] })),
    ),
    blind(
      'new-failing-test-skipped-in-next-push',
      'A pull request adds a test that fails, and skips it in its next push.',
      ...mains(3, tests(40)),
      pull(tests(41, { fails: [41] })),
      pull(tests(41, { skips: [41] })),
    ),
    healthy(
      'failing-test-repaired-in-next-push',
      'A pull request breaks a test, and repairs it in its next push.',
      ...mains(3, tests(40)),
      pull(last),
      pull(tests(40)),
    ),
    healthy(
      'passing-test-gone-in-next-push',
      'A pull request breaks a test and repairs it in its next push, which lacks another one.',
      ...mains(3, tests(40)),
      pull(third),
      pull(tests(39)),
    ),
    blind(
      'failing-test-gone-on-main',
      'A push to main breaks one of 40 tests; the report of the next one lacks that test.',
      ...mains(3, tests(40)),
      main(last),
      main(tests(39)),
    ),
    blind(
      'new-failing-test-gone-on-main',
      'A push to main adds a test that fails; the report of the next one lacks it.',
      ...mains(3, tests(40)),
      main(tests(41, { fails: [41] })),
      main(tests(40)),
    ),
  ]
}

function measured(names: readonly string[]): readonly Job[] {
  return [...legs('model', Object.fromEntries(names.map((name) => [name, fine]))), merge()]
}

function matrix(names: readonly string[]): Readonly<Record<string, string>> {
  return { [workflow]: `name: Evals\nmatrix:\n  model: [${names.join(', ')}]\n` }
}

function dispatched(): string {
  const inputs = '      preview: { default: production }\n      debug: { type: boolean }\n'
  return `name: Evals\non:\n  workflow_dispatch:\n    inputs:\n${inputs}`
}

/** Five tests in a file, and 20 in another one. */
function inFiles(file: string, fails: readonly number[] = []): string {
  return junitReport([
    ...upTo(20).map((of) => ({
      name: `checks ${of}`,
      outcome: 'passed' as const,
      file: 'test/shop.test.ts',
    })),
    ...upTo(5).map((of) => ({
      name: `fills ${of}`,
      outcome: fails.includes(of) ? ('failed' as const) : ('passed' as const),
      file,
    })),
  ])
}
