import { tests } from '../reports.ts'
import { collect, gate, main, merge, pull, run } from '../runs.ts'
import { blind, broken, doubtful, healthy, type Job, type Run, type SetUp } from '../set-up.ts'
import { branchMade, commitsWithoutRun, fileCommitted } from '../world/happenings.ts'

const policyFile = '.github/eval-gate.yml'
const ownFile = '.github/mine.yml'
const locked = 'lock: true\nfail-on: regressions\n'
const lax = 'fail-on: never\n'

const fine = tests(12)
const worse = tests(12, { fails: [3] })
const base = [fileCommitted('main', policyFile, locked), main(withPolicy(fine)), main(withPolicy(fine))]

const withoutRepository = (event: unknown) => ({ ...Object(event), repository: null })

/** A job whose checkout has the policy of main, or another one. */
function withPolicy(report: string, policy = locked, more: Partial<Job> = {}): Job {
  return gate(report, { ...more, files: { [policyFile]: policy, ...more.files } })
}

/** A policy that leaves out what has a tag, and a report in which a test has it. */
const untagged = 'cases:\n  - { match: "tag: flaky", gate: false }\n'
const tagged = (report: string, test: number): string =>
  report.replace(
    new RegExp(`name="checks ${test}"[^>]*>`),
    '$&<properties><property name="tag" value="flaky"/></properties>',
  )

/** The default names of suites are those of their workflows. */
const named = { with: { 'suite-name': 'shop' } }

const queued = (job: Job): Run => run({ on: 'merge_group', pull: 'change' }, job)
const commented = (job: Job): Run => run({ on: 'issue_comment', pull: 'change' }, job)
const open = [...base, pull(withPolicy(fine))]

/** What judges, and whether the code that is due was measured, by what starts the run. */
export const againstWhat: readonly SetUp[] = [
  ...ownJudges(),
  ...otherFiles(),
  ...otherInputs(),
  ...comments(),
  blind(
    'merge-queue-measures-main',
    'The job of the merge queue checks out main, which has moved on: the change is not measured.',
    ...open,
    commitsWithoutRun('main', 1),
    queued(withPolicy(fine, locked, { checkout: 'newest main' })),
  ),
  blind(
    'push-measures-other-branch',
    'The job of a push to main checks out a branch that lags behind.',
    branchMade('feature'),
    ...base,
    main(withPolicy(fine, locked, { checkout: 'feature' })),
  ),
  healthy(
    'schedule-measures-other-branch',
    'The nightly run checks out another branch than main, and that is meant.',
    branchMade('feature'),
    ...base,
    run({ on: 'schedule' }, withPolicy(fine, locked, { checkout: 'feature' })),
  ),
  blind(
    'leg-measures-main',
    'One of two jobs that collect checks out main instead of the pull request.',
    ...base,
    pull([
      collect(fine, { id: 'unit' }),
      collect(fine, { id: 'e2e', checkout: 'base' }),
      merge({ with: { 'expected-parts': '2' } }),
    ]),
  ),
]

/** A change brings its own policy, which judges nothing. */
function ownJudges(): readonly SetUp[] {
  const laxJob = withPolicy(worse, lax)
  const ofBranch = (on: 'push' | 'workflow_dispatch', job: Job) => run({ on, branch: 'feature' }, job)
  return [
    broken(
      'queue-brings-policy',
      'In the merge queue, a change that breaks a test brings a policy that never fails.',
      ...open,
      queued(laxJob),
    ),
    healthy(
      'queue-changes-policy',
      'In the merge queue, a change that breaks nothing changes the policy.',
      ...open,
      queued(withPolicy(fine, 'fail-on: new-failures\n')),
    ),
    broken(
      'branch-brings-policy',
      'A push to a feature branch breaks a test, and brings a policy that never fails.',
      ...base,
      branchMade('feature'),
      ofBranch('push', laxJob),
    ),
    broken(
      'dispatch-brings-policy',
      'Somebody starts the workflow on a branch that breaks a test, and brings a policy that never fails.',
      ...base,
      branchMade('feature'),
      ofBranch('workflow_dispatch', laxJob),
    ),
    broken(
      'tag-brings-policy',
      'A tag breaks a test, and brings a policy that never fails.',
      ...base,
      run({ on: 'tag', name: 'v1' }, laxJob),
    ),
    doubtful(
      'tag-brings-policy-without-repository',
      'The same, and the event says nothing of the repository, so not which branch is the default one.',
      ...base,
      run({ on: 'tag', name: 'v1' }, laxJob, { alters: { event: withoutRepository } }),
    ),
    doubtful(
      'branch-brings-policy-without-repository',
      'The same of a push to a feature branch.',
      ...base,
      branchMade('feature'),
      run({ on: 'push', branch: 'feature' }, laxJob, { alters: { event: withoutRepository } }),
    ),
    healthy(
      'release',
      'A release is published.',
      ...base,
      run({ on: 'release', name: 'v1' }, withPolicy(fine)),
    ),
    broken(
      'release-brings-policy',
      'A release breaks a test, and brings a policy that never fails.',
      ...base,
      run({ on: 'release', name: 'v1' }, laxJob),
    ),
    healthy(
      'run-after-pull-request',
      'A workflow that starts after that of a pull request judges the reports that it downloads.',
      ...runAfter(withPolicy(fine, locked, named)),
    ),
    broken(
      'run-after-pull-request-break',
      'A workflow that starts after that of a pull request judges the reports that it downloads; a test breaks.',
      ...runAfter(withPolicy(worse, lax, named)),
    ),
    healthy(
      'main-changes-policy',
      'A push to main breaks a test, and its own policy never fails.',
      ...base,
      main(laxJob),
    ),
  ]
}

function runAfter(job: Job): SetUp['steps'] {
  const measured = withPolicy(fine, locked, named)
  return [
    fileCommitted('main', policyFile, locked),
    main(measured),
    main(measured),
    pull(measured, { name: 'measured' }),
    run({ on: 'workflow_run', of: 'measured' }, job),
  ]
}

/** A pull request names another policy file than main has. */
function otherFiles(): readonly SetUp[] {
  const naming = (policy: string, files: Job['files'], more: Job['with'] = {}) =>
    withPolicy(worse, locked, { files, with: { policy, ...more } })
  return [
    broken(
      'names-new-policy-file',
      'A pull request breaks a test, and names a new policy file and `fail-on: never`; main locks its policy.',
      ...base,
      pull(naming(`${ownFile}\nfail-on: never`, { [ownFile]: lax })),
    ),
    broken(
      'names-head-policy-file',
      'A pull request breaks a test, names a new policy file, and sets `policy-from: head`; main locks its policy.',
      ...base,
      pull(naming(ownFile, { [ownFile]: lax }, { 'policy-from': 'head' })),
    ),
    broken(
      'names-foreign-file',
      'A pull request breaks a test, and names a YAML file that main uses for something else.',
      ...base,
      fileCommitted('main', ownFile, 'version: 2\n'),
      pull(naming(ownFile, { [ownFile]: lax })),
    ),
    broken(
      'brings-tag',
      'A pull request breaks a test, and gives it a tag by which the policy of main leaves tests out.',
      fileCommitted('main', policyFile, untagged),
      main(withPolicy(tagged(fine, 9), untagged)),
      pull(withPolicy(tagged(tagged(worse, 9), 3), untagged)),
    ),
    healthy(
      'has-tag',
      'A test fails in a pull request that has a tag on main by which the policy leaves tests out.',
      fileCommitted('main', policyFile, untagged),
      main(withPolicy(tagged(fine, 3), untagged)),
      pull(withPolicy(tagged(worse, 3), untagged)),
    ),
    healthy(
      'two-policy-files',
      'A suite has a policy file of its own beside that of the project; nothing changes.',
      fileCommitted('main', ownFile, 'min-pass-rate: 50%\n'),
      ...base,
      pull({
        ...naming(ownFile, { [ownFile]: 'min-pass-rate: 50%\n' }),
        reports: { 'reports/junit.xml': fine },
      }),
    ),
  ]
}

/** A pull request brings a workflow with other inputs, which the policy of main locks. */
function otherInputs(): readonly SetUp[] {
  const policy = 'lock: [reports, baseline, baseline-branch, look-again]\n'
  const files = { [policyFile]: policy, 'forged.xml': worse }
  const twoReports = (e2e: string, more: Partial<Job> = {}): Job =>
    gate(fine, {
      reports: { 'unit.xml': fine, 'e2e.xml': e2e },
      patterns: ['unit.xml', 'e2e.xml'],
      files,
      ...more,
    })
  const lockedBase = [
    fileCommitted('main', policyFile, policy),
    main(twoReports(fine)),
    main(twoReports(fine)),
  ]
  const brings = (id: string, words: string, more: Partial<Job>, report = worse) =>
    doubtful(
      id,
      `${words}; the policy of main locks that input.`,
      ...lockedBase,
      pull(twoReports(report, more)),
    )
  return [
    healthy(
      'locked-inputs',
      'The policy of main locks inputs; a pull request changes nothing.',
      ...lockedBase,
      pull(twoReports(fine)),
    ),
    broken(
      'locked-inputs-break',
      'The policy of main locks inputs; a pull request breaks a test.',
      ...lockedBase,
      pull(twoReports(worse)),
    ),
    healthy(
      'unlocked-input',
      'A pull request changes an input that the policy of main does not lock, and nothing else.',
      ...lockedBase,
      pull(twoReports(fine, { with: { 'path-prefix': 'packages/web' } })),
    ),
    brings('brings-fewer-reports', 'A pull request breaks a test, and reads the other report only', {
      patterns: ['unit.xml'],
    }),
    brings('brings-baseline', 'A pull request breaks a test, and compares with a file in which it fails', {
      with: { baseline: 'file:forged.xml' },
    }),
    brings('brings-no-baseline', 'A pull request breaks a test, and compares with nothing', {
      with: { baseline: 'none' },
    }),
    brings(
      'brings-look-again',
      'A pull request breaks a test, and looks again at a report in which it passes',
      {
        with: {
          'look-again': 'cp "$EVAL_GATE_WORKSPACE/unit.xml" "$EVAL_GATE_REPORTS"',
          'look-again-base': 'off',
        },
      },
    ),
    doubtful(
      'brings-baseline-branch',
      'A pull request breaks a test, and compares with a branch on which it fails; the policy of main locks that input.',
      ...lockedBase,
      branchMade('feature'),
      run({ on: 'push', branch: 'feature' }, twoReports(worse)),
      pull(twoReports(worse, { with: { 'baseline-branch': 'feature' } })),
    ),
  ]
}

/** A comment starts the run, whose default checkout is main. */
function comments(): readonly SetUp[] {
  return [
    blind(
      'comment-measures-main',
      'A comment on a pull request starts the tests, with the default checkout: main is measured.',
      ...open,
      commented(withPolicy(fine)),
    ),
    healthy(
      'comment-measures-head',
      'A comment on a pull request starts the tests, with its head checked out.',
      ...open,
      commented(withPolicy(fine, locked, { checkout: 'head' })),
    ),
    broken(
      'comment-measures-head-break',
      'A comment on a pull request that breaks a test starts the tests, with its head checked out.',
      ...open,
      commented(withPolicy(worse, locked, { checkout: 'head' })),
    ),
    doubtful(
      'comment-brings-policy',
      'A comment starts the tests of a pull request that breaks one, and brings a policy that never fails.',
      ...open,
      commented(withPolicy(worse, lax, { checkout: 'head' })),
    ),
  ]
}
