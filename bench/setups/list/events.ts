import { declareIterations, evals, tests } from '../reports.ts'
import { gate, main, mains, pull, run } from '../runs.ts'
import { blind, broken, doubtful, excused, healthy, type Job, type Run, type SetUp } from '../set-up.ts'
import {
  artifactsExpire,
  branchMade,
  cancelledRuns,
  commitsWithoutRun,
  daysPass,
  defaultBranchRenamed,
  fileCommitted,
  forcePushed,
  newestArtifactBreaks,
  squashMerged,
  storedInVersion,
} from '../world/happenings.ts'

const fine = tests(12)
const worse = tests(12, { fails: [3] })
const base = [main(fine)]
const queued = { on: 'merge_group', pull: 'change' } as const

/** What starts the run, and what it is compared with. */
export const branches: readonly SetUp[] = [
  healthy('merge-queue', 'A pull request in the merge queue.', ...base, pull(fine), run(queued, fine)),
  broken(
    'merge-queue-break',
    'A pull request that was fine alone breaks a test in the merge queue.',
    ...base,
    pull(fine),
    run(queued, worse),
  ),
  healthy(
    'stacked',
    'A pull request against the branch of another one, which was never measured.',
    ...base,
    branchMade('lower'),
    run({ on: 'pull_request', pull: 'upper', base: 'lower' }, fine),
  ),
  broken(
    'stacked-break',
    'A pull request against the branch of another one breaks a test.',
    ...base,
    branchMade('lower'),
    run({ on: 'pull_request', pull: 'upper', base: 'lower' }, worse),
  ),
  healthy(
    'retargeted',
    'A pull request is retargeted from main to a release branch.',
    ...base,
    branchMade('release'),
    pull(fine),
    run({ on: 'pull_request', pull: 'change', base: 'release' }, fine),
  ),
  broken(
    'retargeted-break',
    'A pull request is retargeted from main to a release branch, and breaks a test.',
    ...base,
    branchMade('release'),
    pull(fine),
    run({ on: 'pull_request', pull: 'change', base: 'release' }, worse),
  ),
  healthy(
    'release-branch',
    'Pushes to a protected release branch.',
    ...base,
    branchMade('release'),
    onRelease(fine),
    onRelease(fine),
  ),
  broken(
    'release-branch-break',
    'A push to a protected release branch breaks a test.',
    ...base,
    branchMade('release'),
    onRelease(fine),
    onRelease(worse),
  ),
  healthy('develop', 'Pull requests go to develop, which is measured at each push.', ...onDevelop(fine)),
  broken(
    'develop-break',
    'Pull requests go to develop, which is measured at each push; one breaks a test.',
    ...onDevelop(worse),
  ),
  healthy('tag', 'A tag is pushed.', ...base, run({ on: 'tag', name: 'v1' }, fine)),
  broken(
    'tag-break',
    'The tests fail for a tag, which main passed.',
    ...base,
    run({ on: 'tag', name: 'v1' }, worse),
  ),
  broken(
    'tag-named-main',
    'A tag of the name of the branch was measured with a failure; then a pull request breaks the same test.',
    ...base,
    run({ on: 'tag', name: 'main' }, worse),
    pull(worse),
  ),
  healthy(
    'squash-merge',
    'A pull request is merged by squashing; the next one changes nothing.',
    ...base,
    pull(fine),
    squashMerged('change'),
    main(fine),
    run({ on: 'pull_request', pull: 'next' }, fine),
  ),
  broken(
    'squash-merge-break',
    'A pull request is merged by squashing; the next one breaks a test.',
    ...base,
    pull(fine),
    squashMerged('change'),
    main(fine),
    run({ on: 'pull_request', pull: 'next' }, worse),
  ),
  excused(
    'force-push',
    'Another history is pushed to main; the pull request after it changes nothing.',
    ...base,
    forcePushed('main'),
    pull(fine),
  ),
  doubtful(
    'force-push-break',
    'Another history is pushed to main; the pull request after it breaks a test.',
    ...base,
    forcePushed('main'),
    pull(worse),
  ),
  healthy(
    'feature-branch',
    'Pushes to a feature branch.',
    ...base,
    branchMade('feature'),
    onFeature(fine),
    onFeature(fine),
  ),
  broken(
    'feature-branch-break',
    'A push to a feature branch breaks a test, and the next one does not repair it.',
    ...base,
    branchMade('feature'),
    onFeature(worse),
    onFeature(worse),
  ),
  broken(
    'ruleset-on-all-branches',
    'A ruleset holds for all branches. A push to a feature branch breaks a test, and the next one does not repair it.',
    ...base,
    branchMade('feature'),
    onFeature(worse, true),
    onFeature(worse, true),
  ),
  healthy(
    'ruleset-on-all-branches-fine',
    'A ruleset holds for all branches. Two pushes to a feature branch change nothing.',
    ...base,
    branchMade('feature'),
    onFeature(fine, true),
    onFeature(fine, true),
  ),
  healthy(
    'schedule',
    'main is measured every night, and not at each push.',
    nightly(fine),
    nightly(fine),
    pull(fine),
  ),
  broken(
    'schedule-break',
    'main is measured every night; a pull request breaks a test.',
    nightly(fine),
    nightly(fine),
    pull(worse),
  ),
  broken(
    'schedule-finds-break',
    'The nightly run of main finds a broken test.',
    nightly(fine),
    nightly(fine),
    nightly(worse),
  ),
  healthy('dispatch', 'main is measured by hand.', byHand(fine), pull(fine)),
  broken(
    'dispatch-break',
    'main is measured by hand; a pull request breaks a test.',
    byHand(fine),
    pull(worse),
  ),
  healthy(
    'dependabot',
    'A pull request of Dependabot, whose token may only read.',
    ...base,
    dependabot(fine),
  ),
  broken('dependabot-break', 'A pull request of Dependabot breaks a test.', ...base, dependabot(worse)),
  blind(
    'pull-request-target',
    '`pull_request_target` with the default checkout: main is measured instead of the pull request.',
    ...base,
    onTarget(gate(fine, { checkout: 'base' })),
  ),
  healthy(
    'pull-request-target-of-head',
    '`pull_request_target` that checks out the head of the pull request.',
    ...base,
    onTarget(gate(fine, { checkout: 'head' })),
  ),
  broken(
    'pull-request-target-of-head-break',
    '`pull_request_target` that checks out the head of the pull request, which breaks a test.',
    ...base,
    onTarget(gate(worse, { checkout: 'head' })),
  ),
  blind(
    'newer-main-checked-out',
    'The job of the pull request checks out main, which has moved on: the change is not measured.',
    ...base,
    pull(fine),
    commitsWithoutRun('main', 2),
    pull(gate(fine, { checkout: 'newest main' })),
  ),
  healthy(
    'head-checked-out',
    'The job of the pull request checks out its head instead of the merge.',
    ...base,
    pull(gate(fine, { checkout: 'head' })),
  ),
  ...reruns(),
]

function onRelease(report: string): Run {
  return run({ on: 'push', branch: 'release', isProtected: 'by-name' }, report)
}

function onFeature(report: string, isProtected = false): Run {
  return run({ on: 'push', branch: 'feature', ...(isProtected && { isProtected: 'by-signatures' }) }, report)
}

function onDevelop(report: string): SetUp['steps'] {
  const push = run({ on: 'push', branch: 'develop', isProtected: 'by-name' }, fine)
  return [
    ...base,
    branchMade('develop'),
    push,
    push,
    run({ on: 'pull_request', pull: 'change', base: 'develop' }, report),
  ]
}

function nightly(report: string): Run {
  return run({ on: 'schedule' }, report)
}

function byHand(report: string): Run {
  return run({ on: 'workflow_dispatch' }, report)
}

function dependabot(report: string): Run {
  return run({ on: 'pull_request', pull: 'bump', isDependabot: true }, report)
}

function onTarget(job: Job): Run {
  return run({ on: 'pull_request_target', pull: 'change' }, job)
}

function reruns(): readonly SetUp[] {
  const name = 'the change'
  return [
    healthy(
      'rerun',
      'A test failed by accident; all jobs are run again, and it passes.',
      ...base,
      pull(worse, { name }),
      pull(fine, { name }),
    ),
    broken(
      'rerun-break',
      'A test fails, and fails again when all jobs are run again.',
      ...base,
      pull(worse, { name }),
      pull(worse, { name }),
    ),
    broken(
      'rerun-after-merge',
      'A pull request that breaks a test is run again when main has moved on.',
      ...base,
      pull(worse, { name }),
      ...mains(2, fine),
      pull(worse, { name }),
    ),
  ]
}

const answered = (passes: Parameters<typeof evals>[1] = {}) => declareIterations(evals(20, passes))

/** Nobody pushes for a while. */
function pauses(): readonly SetUp[] {
  return [10, 35]
    .flatMap((days) => [
      healthy(`pause-of-${days}-days`, `Nothing ran for ${days} days.`, ...base, daysPass(days), pull(fine)),
      broken(
        `pause-of-${days}-days-break`,
        `Nothing ran for ${days} days; the pull request breaks a test.`,
        ...base,
        daysPass(days),
        pull(worse),
      ),
    ])
    .concat(
      excused('pause-of-100-days', 'Nothing ran for 100 days.', ...base, daysPass(100), pull(fine)),
      doubtful(
        'pause-of-100-days-break',
        'Nothing ran for 100 days; the pull request breaks a test.',
        ...base,
        daysPass(100),
        pull(worse),
      ),
      healthy(
        'pause-of-100-days-kept',
        'Nothing ran for 100 days; the repository keeps artifacts for 400.',
        ...base,
        daysPass(100, 400),
        pull(fine),
      ),
      broken(
        'pause-of-100-days-kept-break',
        'Nothing ran for 100 days; the repository keeps artifacts for 400. The pull request breaks a test.',
        ...base,
        daysPass(100, 400),
        pull(worse),
      ),
      broken(
        'pause-of-35-days-main-break',
        'Nothing ran for 35 days; the first push to main breaks a test.',
        ...base,
        daysPass(35),
        main(worse),
      ),
      healthy(
        'pause-of-35-days-and-main',
        'Nothing ran for 35 days; main is measured again, and the pull request changes nothing.',
        ...base,
        daysPass(35),
        main(fine),
        pull(fine),
      ),
      healthy(
        'pause-of-10-days-evals',
        'No evals ran for 10 days.',
        ...mains(4, answered()),
        daysPass(10),
        pull(answered()),
      ),
      broken(
        'pause-of-10-days-evals-break',
        'No evals ran for 10 days; in the pull request one passes 0 of 5.',
        ...mains(4, answered()),
        daysPass(10),
        pull(answered({ 3: 0 })),
      ),
      excused(
        'pause-of-35-days-evals',
        'No evals ran for 35 days, and none are measured on the base now.',
        ...mains(4, answered()),
        daysPass(35),
        pull(answered()),
      ),
      doubtful(
        'pause-of-35-days-evals-break',
        'No evals ran for 35 days, and none are measured on the base now; one passes 0 of 5.',
        ...mains(4, answered()),
        daysPass(35),
        pull(answered({ 3: 0 })),
      ),
    )
}

/** Where the baseline is, and whether it still is. */
export const baselines: readonly SetUp[] = [
  ...renames(),
  healthy(
    'default-branch-renamed',
    'The default branch gets another name, and is measured again.',
    ...base,
    defaultBranchRenamed('trunk'),
    main(fine),
    pull(fine),
  ),
  broken(
    'default-branch-renamed-break',
    'The default branch gets another name and is measured again; a pull request breaks a test.',
    ...base,
    defaultBranchRenamed('trunk'),
    main(fine),
    pull(worse),
  ),
  broken(
    'default-branch-renamed-at-once-break',
    'The default branch gets another name and was not measured since; a pull request breaks a test.',
    ...base,
    defaultBranchRenamed('trunk'),
    pull(worse),
  ),
  ...pauses(),
  healthy(
    'upgrade',
    'The baselines were stored by the release before this one.',
    ...base,
    storedInVersion(3),
    pull(fine),
  ),
  broken(
    'upgrade-break',
    'The baselines were stored by the release before this one; the pull request breaks a test.',
    ...base,
    storedInVersion(3),
    pull(worse),
  ),
  excused(
    'downgrade',
    'The baselines were stored by a newer release.',
    ...base,
    storedInVersion(99),
    pull(fine),
  ),
  doubtful(
    'downgrade-break',
    'The baselines were stored by a newer release; the pull request breaks a test.',
    ...base,
    storedInVersion(99),
    pull(worse),
  ),
  broken(
    'downgrade-measured-break',
    'The baselines were stored by a newer release, and main was measured since; the pull request breaks a test.',
    ...base,
    storedInVersion(99),
    main(fine),
    pull(worse),
  ),
  healthy(
    'far-back',
    'The last 130 runs of main were cancelled; the one before them was measured.',
    ...base,
    cancelledRuns('main', 130),
    pull(fine),
  ),
  broken(
    'far-back-break',
    'The last 130 runs of main were cancelled; a pull request breaks a test.',
    ...base,
    cancelledRuns('main', 130),
    pull(worse),
  ),
  excused('expired', 'All artifacts of main have expired.', ...base, artifactsExpire(true), pull(fine)),
  doubtful(
    'expired-break',
    'All artifacts of main have expired, and the pull request breaks a test.',
    ...base,
    artifactsExpire(true),
    pull(worse),
  ),
  excused(
    'expired-and-gone',
    'All artifacts of main have expired and left the list.',
    ...base,
    artifactsExpire(false),
    pull(fine),
  ),
  doubtful(
    'expired-and-gone-break',
    'All artifacts of main have expired and left the list; the pull request breaks a test.',
    ...base,
    artifactsExpire(false),
    pull(worse),
  ),
  excused('damaged', 'The only baseline is a damaged zip.', main(fine), newestArtifactBreaks, pull(fine)),
  doubtful(
    'damaged-break',
    'The only baseline is a damaged zip, and the pull request breaks a test.',
    main(fine),
    newestArtifactBreaks,
    pull(worse),
  ),
  healthy(
    'other-workflow',
    'A workflow of its own measures main, and that of the pull request names it.',
    ...elsewhere(fine),
  ),
  broken(
    'other-workflow-break',
    'A workflow of its own measures main; the pull request breaks a test.',
    ...elsewhere(worse),
  ),
  doubtful(
    'pull-requests-only',
    'The workflow runs on pull requests only, and a pull request breaks a test.',
    pull(fine),
    run({ on: 'pull_request', pull: 'next' }, worse),
  ),
]

function renames(): readonly SetUp[] {
  const of = (what: string, id: string, again: Partial<Run>, job: Partial<Job> = {}) => [
    excused(`${id}-renamed`, `The pull request renames ${what}.`, ...base, pull(gate(fine, job), again)),
    doubtful(
      `${id}-renamed-break`,
      `The pull request renames ${what}, and breaks a test.`,
      ...base,
      pull(gate(worse, job), again),
    ),
  ]
  return [
    ...of('the workflow', 'workflow', { workflow: 'Quality' }),
    ...of('the job', 'job', {}, { id: 'quality' }),
    ...of('the file of the workflow', 'workflow-file', { workflowFile: 'quality.yml' }),
  ]
}

function elsewhere(report: string): SetUp['steps'] {
  const named = { 'suite-name': 'shop' }
  const onMain = main(gate(fine, { with: named }), { workflow: 'CI', workflowFile: 'ci.yml' })
  return [onMain, onMain, pull(gate(report, { with: { ...named, 'baseline-workflow': 'ci.yml' } }))]
}

/** GitHub is not well, or is another one. */
export const trouble: readonly SetUp[] = [
  ...policies(),
  ...pairOf('no-network', 'GitHub is out of reach', (report) => [
    ...base,
    pull(report, { github: 'out of reach' }),
  ]),
  ...pairOf('no-network-on-push', 'GitHub is out of reach at a push to main', (report) => [
    ...base,
    main(report, { github: 'out of reach' }),
  ]),
  blind(
    'no-permission',
    'The token may not read artifacts.',
    ...base,
    pull(fine, { github: 'no permission to read artifacts' }),
  ),
  doubtful(
    'no-permission-break',
    'The token may not read artifacts, and the pull request breaks a test.',
    ...base,
    pull(worse, { github: 'no permission to read artifacts' }),
  ),
  ...pairOf('artifacts-500', 'GitHub answers every question about artifacts with 500', (report) => [
    ...base,
    pull(report, { github: { path: /\/actions\/artifacts/, status: 500 } }),
  ]),
  ...pairOf('downloads-503', 'Artifacts can be listed and not be downloaded (503)', (report) => [
    ...base,
    pull(report, { github: { path: /\/(zip|blob\/.*)$/, status: 503 } }),
  ]),
  ...pairOf('rate-limit', 'GitHub answers the first questions about runs with 429', (report) => [
    ...base,
    pull(report, { github: { path: /\/actions\/workflows/, status: 429, times: 2 } }),
  ]),
  ...pairOf('comments-500', 'GitHub answers every question about comments with 500', (report) => [
    ...base,
    pull(report, { github: { path: /\/issues\/\d+\/comments/, status: 500 } }),
  ]),
  ...enterprise(),
]

/** The same without and with a break: trouble may leave both open, and turns neither into the other. */
function pairOf(id: string, words: string, steps: (report: string) => SetUp['steps']): readonly SetUp[] {
  return [
    excused(id, `${words}.`, ...steps(fine)),
    doubtful(`${id}-break`, `${words}, and a test breaks.`, ...steps(worse)),
  ]
}

function policies(): readonly SetUp[] {
  const path = /\/contents\/.*eval-gate/
  const committed = fileCommitted('main', '.github/eval-gate.yml', 'fail-on: regressions\n')
  return [
    ...pairOf('policy-504', 'GitHub answers with 504 when it is asked for the policy file', (report) => [
      ...base,
      pull(report, { github: { path, status: 504 } }),
    ]),
    ...pairOf('policy-401', 'GitHub answers with 401 when it is asked for the policy file', (report) => [
      committed,
      ...base,
      pull(report, { github: { path, status: 401 } }),
    ]),
  ]
}

/** A server without artifacts of the fourth version. */
function enterprise(): readonly SetUp[] {
  const github = 'no artifacts of the fourth version'
  const recipe = (report: string) =>
    gate(report, {
      cache: { restore: 'eval-gate-baseline', save: 'results.json' },
      with: {
        baseline: 'file:eval-gate-baseline/*.json',
        policy: 'on-missing-baseline: neutral',
        'results-file': 'results.json',
      },
    })
  const steps = (report: string) =>
    [
      main(recipe(fine), { github }),
      main(recipe(fine), { github }),
      pull(recipe(report), { github }),
    ] as const
  return [
    ...pairOf('enterprise-server', 'A server without artifacts of the fourth version', (report) => [
      main(fine, { github }),
      pull(report, { github }),
    ]),
    healthy('enterprise-server-cache', 'The same server, with results files in a cache.', ...steps(fine)),
    broken(
      'enterprise-server-cache-break',
      'The same server, with results files in a cache; a test breaks.',
      ...steps(worse),
    ),
  ]
}
