import { tests } from '../reports.ts'
import { collect, gate, legs, main, mains, merge, pull, run } from '../runs.ts'
import { blind, broken, healthy, type Job, type Run, type SetUp } from '../set-up.ts'
import { branchMade, defaultBranchRenamed } from '../world/happenings.ts'

const fine = tests(20)
const third = tests(20, { fails: [3] })
const base = mains(3, fine)
const forty = tests(40)
const last = tests(40, { fails: [40] })
const withoutLast = tests(39)
const before = mains(3, forty)
const name = 'the run'

/** What happens seldom, or at a bad moment. */
export const unusual: readonly SetUp[] = [
  ...goneElsewhere(),
  ...movedOn(),
  ...otherMeasurements(),
  blind(
    'main-lost-half-long-ago',
    'main loses half of its tests, and no line of the change removes them; 12 pushes later, a pull request has as few.',
    ...base,
    ...mains(12, tests(10)),
    pull(tests(10)),
  ),
  broken(
    'main-stays-broken-under-a-new-name',
    'A test is broken on main since two pushes; the branch is renamed, and the next push does not repair it.',
    ...base,
    ...mains(2, third),
    defaultBranchRenamed('trunk'),
    main(third),
  ),
  healthy(
    'main-is-repaired-under-a-new-name',
    'A test is broken on main since two pushes; the branch is renamed, and the next push repairs it.',
    ...base,
    ...mains(2, third),
    defaultBranchRenamed('trunk'),
    main(fine),
  ),
]

/** A test fails, and has no result in what measures the change next, which is no push to the pull request. */
function goneElsewhere(): readonly SetUp[] {
  const onFeature = (report: string): Run => run({ on: 'push', branch: 'feature' }, report)
  const ofComment = (report: string, more: Partial<Run> = {}): Run =>
    run({ on: 'issue_comment', pull: 'change' }, gate(report, { checkout: 'head' }), more)
  return [
    blind(
      'failing-test-gone-in-queue',
      'A pull request breaks one of 40 tests; in the merge queue, the report lacks that test.',
      ...before,
      pull(last),
      run({ on: 'merge_group', pull: 'change' }, withoutLast),
    ),
    blind(
      'failing-test-gone-in-run-of-a-comment',
      'A pull request breaks one of 40 tests; a comment starts them again, and the report lacks that test.',
      ...before,
      pull(last),
      ofComment(withoutLast),
    ),
    blind(
      'failing-test-of-a-comment-gone-in-next-push',
      'A comment starts the 40 tests of a pull request again, and one fails; the report of the next push lacks that test.',
      ...before,
      pull(forty),
      ofComment(last),
      pull(withoutLast),
    ),
    healthy(
      'run-of-a-comment-by-another-workflow',
      'A comment starts the tests of a pull request in another workflow; then those of the pull request run again.',
      ...before,
      pull(forty, { name }),
      ofComment(forty, { workflowFile: '.github/workflows/on-demand.yml' }),
      pull(forty, { name }),
    ),
    blind(
      'failing-test-gone-in-second-attempt',
      'A pull request breaks one of 40 tests; when its jobs run again, the report lacks that test.',
      ...before,
      pull(last, { name }),
      pull(withoutLast, { name }),
    ),
    blind(
      'failing-test-gone-in-second-attempt-on-main',
      'A push to main breaks one of 40 tests; when its jobs run again, the report lacks that test.',
      ...before,
      main(last, { name }),
      main(withoutLast, { name }),
    ),
    blind(
      'failing-test-gone-on-feature-branch',
      'A push to a feature branch breaks one of 40 tests; the report of the next one lacks that test.',
      ...before,
      branchMade('feature'),
      onFeature(last),
      onFeature(withoutLast),
    ),
    healthy(
      'passing-test-gone-on-feature-branch',
      'Two pushes to a feature branch; the report of the second lacks one of 40 tests, which passed before.',
      ...before,
      branchMade('feature'),
      onFeature(forty),
      onFeature(withoutLast),
    ),
  ]
}

/** main goes on after the commit that the change starts from. */
function movedOn(): readonly SetUp[] {
  const ofHead = (report: string) => pull(gate(report, { checkout: 'head' }))
  const ninth = tests(20, { fails: [9] })
  const models = ['small', 'medium', 'large']
  const measured = (some: readonly string[]): readonly Job[] => [
    ...legs('model', Object.fromEntries(some.map((model) => [model, tests(8)]))),
    merge(),
  ]
  const matrix = (some: readonly string[]) => ({
    '.github/workflows/evals.yml': `jobs: { evals: { strategy: { matrix: { model: [${some}] } } } }\n`,
  })
  return [
    broken(
      'main-breaks-meanwhile',
      'The head of a pull request is measured; main breaks a test meanwhile, and the next push breaks another one.',
      ...mains(2, fine),
      ofHead(fine),
      main(ninth),
      ofHead(third),
    ),
    healthy(
      'main-breaks-meanwhile-healthy',
      'The head of a pull request is measured; main breaks a test meanwhile, and the next push changes nothing.',
      ...mains(2, fine),
      ofHead(fine),
      main(ninth),
      ofHead(fine),
    ),
    broken(
      'main-breaks-between-the-pair',
      'A fork breaks a test; main breaks another one before the second workflow judges what the first has measured.',
      ...mains(3, [collect(fine), merge()]),
      run({ on: 'pull_request', pull: 'change', isFork: true }, [collect(third)], { name }),
      main([collect(ninth), merge()]),
      run({ on: 'workflow_run', of: name }, { id: 'publish', does: 'publish' }),
    ),
    healthy(
      'main-grows-meanwhile',
      'The head of a pull request is measured; main adds 20 tests meanwhile, and the next push has the old ones.',
      ...base,
      ofHead(fine),
      main(forty),
      ofHead(fine),
    ),
    healthy(
      'leg-removed-on-main-meanwhile',
      'main removes one of three models from the matrix; a pull request that began before it still has all.',
      main(measured(models), { commits: matrix(models) }),
      pull(measured(models)),
      main(measured(models.slice(1)), { commits: matrix(models.slice(1)) }),
      pull(measured(models)),
    ),
  ]
}

/** Runs on main that measure something else, or less. */
function otherMeasurements(): readonly SetUp[] {
  const sent = (report: string): Run =>
    run({ on: 'workflow_dispatch' }, gate(report, { env: { GITHUB_EVENT_NAME: 'repository_dispatch' } }), {
      alters: { event: (event) => ({ ...Object(event), client_payload: { only: 'smoke' } }) },
    })
  const cancelled = main(gate(tests(8), { tests: 'cancelled' }))
  const nightly = { workflowFile: 'nightly.yml', workflow: 'Nightly' }
  const shop = (report: string) => gate(report, { with: { 'suite-name': 'shop' } })
  return [
    blind(
      'sent-with-a-payload',
      'Another system starts a run on main with a payload, which has four of 20 tests; so has a pull request.',
      ...base,
      sent(tests(4)),
      pull(tests(4)),
    ),
    broken(
      'sent-with-a-payload-break',
      'Another system starts a run on main with a payload, which fails a test; a pull request fails it, too.',
      ...base,
      sent(third),
      pull(third),
    ),
    blind(
      'cancelled-half-way',
      'A run of main is cancelled after 8 of 20 tests; a pull request has as few.',
      ...base,
      cancelled,
      pull(tests(8)),
    ),
    broken(
      'cancelled-half-way-break',
      'A run of main is cancelled after 8 of 20 tests; a pull request breaks one of the others.',
      ...base,
      cancelled,
      pull(tests(20, { fails: [15] })),
    ),
    blind(
      'two-workflows-of-one-suite',
      'A second workflow measures four of 20 tests of the suite on main; a pull request has as few.',
      main(shop(fine)),
      main(shop(tests(4)), nightly),
      pull(shop(tests(4))),
    ),
    blind(
      'tag-with-few-tests-named-main',
      'A tag of the name of the branch was measured with four of 20 tests; a pull request has as few.',
      ...base,
      run({ on: 'tag', name: 'main' }, tests(4)),
      pull(tests(4)),
    ),
  ]
}
