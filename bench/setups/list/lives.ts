import { tests } from '../reports.ts'
import { main, mains, pull, run } from '../runs.ts'
import { broken, doubtful, excused, healthy, type Run, type SetUp } from '../set-up.ts'
import { branchMade, daysPass, forcePushed, oldestArtifactsExpire } from '../world/happenings.ts'

const fine = tests(20)
const third = tests(20, { fails: [3] })
const grown = tests(26)
const name = 'the old run'
const reverted = [...mains(3, fine), main(third), ...mains(2, fine)]
const ofRelease = (report: string): Run =>
  run({ on: 'push', branch: 'release', isProtected: 'by-name' }, report)
const queued = (report: string): Run => run({ on: 'merge_group', pull: 'change' }, report)

/** Moments in the life of a base, each with a change that is fine and one that is not. */
export const lives: readonly SetUp[] = [
  healthy(
    'reverted-revert',
    'A broken change of main is reverted, and comes back repaired as a pull request.',
    ...reverted,
    pull(fine),
  ),
  doubtful(
    'reverted-revert-break',
    'A broken change of main is reverted, and comes back as it was: main has seen the test fail and pass.',
    ...reverted,
    pull(third),
  ),
  ...pair('half-expired', 'Half of the stored runs of main have expired', [
    ...mains(8, fine),
    oldestArtifactsExpire(4),
  ]),
  ...pair('rebased-main', 'main is rebased by a force push, and runs twice', [
    ...mains(5, fine),
    forcePushed('main'),
    ...mains(2, fine),
  ]),
  ...pair(
    'old-run-again',
    'After a month, somebody runs an old run of main again, in which a test fails now',
    [main(fine, { name }), ...mains(4, fine), daysPass(31), main(third, { name })],
  ),
  broken(
    'old-run-again-itself-break',
    'After a month, somebody runs an old run of main again, and a test fails in it.',
    main(fine, { name }),
    ...mains(4, fine),
    daysPass(31),
    main(third, { name }),
  ),
  excused(
    'old-run-again-after-growth',
    'main has six more tests since; somebody runs its first run again, which has none before it.',
    main(fine, { name }),
    ...mains(3, grown),
    main(fine, { name }),
  ),
  healthy(
    'pull-request-after-old-run-again',
    'main has six more tests; after an old run of main without them ran again, a pull request has them all.',
    main(fine, { name }),
    ...mains(3, grown),
    main(fine, { name }),
    pull(grown),
  ),
  healthy(
    'release-branch-cut',
    'A protected release branch is cut; main grows; a cherry-pick is pushed to the release branch.',
    ...mains(3, fine),
    branchMade('release'),
    ...mains(3, grown),
    ofRelease(fine),
  ),
  broken(
    'release-branch-cut-break',
    'A protected release branch is cut; main grows; a cherry-pick breaks a test of the release branch.',
    ...mains(3, fine),
    branchMade('release'),
    ...mains(3, grown),
    ofRelease(third),
  ),
  healthy(
    'release-branch-second-pick',
    'The second cherry-pick of a protected release branch, while main has more tests.',
    ...mains(3, fine),
    branchMade('release'),
    ...mains(3, grown),
    ofRelease(fine),
    ofRelease(fine),
  ),
  healthy(
    'pull-request-for-release',
    'A pull request for a release branch that was cut before main grew.',
    ...mains(3, fine),
    branchMade('release'),
    ...mains(3, grown),
    run({ on: 'pull_request', pull: 'fix', base: 'release' }, fine),
  ),
  broken(
    'pull-request-for-release-break',
    'A pull request for a release branch that was cut before main grew breaks a test.',
    ...mains(3, fine),
    branchMade('release'),
    ...mains(3, grown),
    run({ on: 'pull_request', pull: 'fix', base: 'release' }, third),
  ),
  excused(
    'queue-alone',
    'The default branch has no pushes that run: only the merge queue and pull requests do.',
    pull(fine),
    queued(fine),
    pull(fine),
    queued(fine),
  ),
  doubtful(
    'queue-alone-break',
    'The default branch has no pushes that run, and the merge queue breaks a test.',
    pull(fine),
    queued(fine),
    pull(fine),
    queued(third),
  ),
  ...pair('schedule-alone', 'Only the nightly run measures main', [
    run({ on: 'schedule' }, fine),
    run({ on: 'schedule' }, fine),
  ]),
]

/** The same moment, with a pull request that breaks nothing and with one that breaks a test. */
function pair(id: string, words: string, before: SetUp['steps']): readonly SetUp[] {
  return [
    healthy(id, `${words}; the pull request breaks nothing.`, ...before, pull(fine)),
    broken(`${id}-break`, `${words}; the pull request breaks a test.`, ...before, pull(third)),
  ]
}
