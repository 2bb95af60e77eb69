import { evals, sources, tests, upTo } from '../reports.ts'
import { collect, gate, main, mains, merge, pull, run } from '../runs.ts'
import { broken, doubtful, excused, healthy, type Job, type Run, type SetUp } from '../set-up.ts'
import { defaultBranchRenamed } from '../world/happenings.ts'

const fine = tests(20)
const third = tests(20, { fails: [3] })

/** A pull request of its own. */
const change = (name: string, jobs: string | readonly Job[], more: Partial<Run> = {}): Run =>
  run({ on: 'pull_request', pull: name }, jobs, more)

const firstPushes: readonly SetUp[] = [
  healthy('first-push-ever', 'The first push of a repository, to main.', main(fine)),
  excused(
    'first-push-ever-fails',
    'The first push of a repository, to main, with an old failure.',
    main(third),
  ),
  healthy(
    'first-push-then-old-failure',
    'Its old failure is in the first pull request, too.',
    main(third),
    pull(third),
  ),
  broken(
    'first-push-then-break',
    'The first pull request breaks another test.',
    main(third),
    pull(tests(20, { fails: [3, 9] })),
  ),
]

const withFeature = main(tests(60), { commits: sources(60) })
const deletes = { commits: sources(20) }
const deleted: SetUp['steps'] = [withFeature, pull(fine, deletes), main(fine, deletes)]
const nineAfter = upTo(9).flatMap((count) => [change(`after-${count}`, fine), main(fine)])

const deletedFeature: readonly SetUp[] = [
  healthy(
    'feature-deleted',
    'A pull request deletes a feature with 40 of 60 tests.',
    withFeature,
    pull(fine, deletes),
  ),
  broken(
    'feature-deleted-and-break',
    'A pull request deletes a feature with 40 of 60 tests, and breaks another.',
    withFeature,
    pull(third, deletes),
  ),
  healthy(
    'feature-deleted-next',
    'The next one after that feature was deleted.',
    ...deleted,
    change('next', fine),
  ),
  healthy('feature-deleted-tenth', 'The tenth after it.', ...deleted, ...nineAfter, change('tenth', fine)),
  broken(
    'feature-deleted-tenth-breaks',
    'The tenth breaks a test.',
    ...deleted,
    ...nineAfter,
    change('tenth', third),
  ),
]

/** Of 2,000 tests, 30 fail now and then, three in each run. */
const flaky = (round: number, fails: readonly number[] = []): string =>
  tests(2_000, { fails: [0, 1, 2].map((at) => 60 * (((round * 7 + at * 11) % 30) + 1)).concat(fails) })
const flakyBase = upTo(10).map((round) => main(flaky(round)))

const flakes: readonly SetUp[] = [
  excused(
    '2000-tests-with-flakes',
    'Of 2,000 tests, 30 fail now and then, three in each run.',
    ...flakyBase,
    pull(flaky(11)),
  ),
  healthy(
    '2000-tests-quiet',
    'Of those 2,000 tests, none fails in the pull request.',
    ...flakyBase,
    pull(tests(2_000)),
  ),
  // Each run of main has a flake that no run before it had, so a clean history does not prove a break.
  doubtful(
    '2000-tests-break',
    'Beside three flakes, a test with a clean history fails.',
    ...flakyBase,
    pull(flaky(11, [7])),
  ),
]

/** The 30 suites of a monorepo, each in its job; the filters of the workflow let these run. */
const packages = (
  chosen: readonly number[],
  report: (count: number) => string = () => tests(6),
): readonly Job[] =>
  upTo(30).map((count) => ({
    ...collect(report(count).replaceAll('shop', `package-${count}`), { id: `package-${count}` }),
    does: chosen.includes(count) ? 'collect' : 'skipped',
  }))
const ofPackages = (...given: Parameters<typeof packages>): readonly Job[] => [...packages(...given), merge()]
const monorepoBase = [main(ofPackages(upTo(30)))]
const breaksSeventh = (count: number): string => tests(6, count === 7 ? { fails: [2] } : {})

const monorepo: readonly SetUp[] = [
  healthy(
    'monorepo',
    'Of the 30 suites of a monorepo, two run by the paths of the change.',
    ...monorepoBase,
    pull(ofPackages([3, 7])),
  ),
  broken(
    'monorepo-break',
    'One of the two breaks.',
    ...monorepoBase,
    pull(ofPackages([3, 7], breaksSeventh)),
  ),
]

/** What each entry says that it cost. */
const costing = (report: string, properties: Readonly<Record<string, string>>): string => {
  const list = Object.entries(properties).map(
    ([name, value]) => `<property name="${name}" value="${value}"/>`,
  )
  return report.replaceAll(/(<testcase [^>]*>)/g, `$1<properties>${list.join('')}</properties>`)
}
const called = (report: string) => costing(report, { model: 'small', 'tokens.total': '500', cost: '0.002' })
const fromCache = { model: 'small', 'tokens.total': '0', cost: '0', cached: 'true' }
const cached = (report: string) => costing(report, fromCache)
/** Answers from a cache but for one eval, which got new ones. */
const cachedExcept = (name: string, report: string) =>
  report
    .split(/(?=<testcase )/)
    .map((entry) => (entry.includes(`name="${name}"`) ? called(entry) : cached(entry)))
    .join('')
const unpriced = (report: string) => costing(report, { model: 'small' })

const steady = mains(4, unpriced(evals(20)))
const night = run({ on: 'schedule' }, unpriced(evals(20, {}, upTo(20))))

const outage: readonly SetUp[] = [
  excused(
    'provider-outage',
    'The provider of the model is down while a pull request is measured.',
    ...steady,
    pull(unpriced(evals(20, {}, upTo(18)))),
  ),
  healthy(
    'provider-outage-morning',
    'The morning after a night in which the provider was down.',
    ...steady,
    night,
    pull(unpriced(evals(20))),
  ),
  broken(
    'provider-outage-morning-break',
    'The first one of that morning breaks an eval.',
    ...steady,
    night,
    pull(unpriced(evals(20, { 3: 0 }))),
  ),
]

const costs: readonly SetUp[] = [
  healthy(
    'no-tokens-or-cost',
    'Reports without tokens and cost.',
    ...mains(4, unpriced(evals(20))),
    pull(unpriced(evals(20))),
  ),
  broken(
    'no-tokens-or-cost-break',
    'An eval breaks in them.',
    ...mains(4, unpriced(evals(20))),
    pull(unpriced(evals(20, { 3: 0 }))),
  ),
  healthy(
    'cached-answers',
    'All answers come from a cache on both sides.',
    ...mains(4, cached(evals(20))),
    pull(cached(evals(20))),
  ),
  excused(
    'cached-answers-now',
    'All answers come from a cache, and on main from the model.',
    ...mains(4, called(evals(20))),
    pull(cached(evals(20))),
  ),
  broken(
    'cached-answers-break',
    'An eval breaks, with new answers; all others come from a cache.',
    ...mains(4, cached(evals(20))),
    pull(cachedExcept('answers 3', evals(20, { 3: 0 }))),
  ),
  broken(
    'cached-answers-break-copied',
    'An eval breaks; its five answers are one answer from the cache.',
    ...mains(4, cached(evals(20))),
    pull(cached(evals(20, { 3: 0 }))),
  ),
]

const uploads = { uploads: true } as const
const fromFork = (report: string): Run =>
  run(
    { on: 'pull_request', pull: 'from-a-fork', isFork: true },
    gate(report, { ...uploads, with: { 'api-key': '' } }),
  )

const keys: readonly SetUp[] = [
  healthy(
    'fork-without-key',
    'A pull request of a fork, which has no key of the service.',
    main(gate(fine, uploads)),
    fromFork(fine),
  ),
  broken('fork-without-key-break', 'It breaks a test.', main(gate(fine, uploads)), fromFork(third)),
]

const renamed: SetUp['steps'] = [...mains(3, fine), defaultBranchRenamed('trunk')]

const renamedBranch: readonly SetUp[] = [
  healthy(
    'default-branch-renamed-first',
    'The default branch was renamed, and not measured since.',
    ...renamed,
    pull(fine),
  ),
  healthy('default-branch-renamed-next', 'It was measured since.', ...renamed, main(fine), pull(fine)),
  broken(
    'default-branch-renamed-next-breaks',
    'A pull request to it breaks a test.',
    ...renamed,
    main(fine),
    pull(third),
  ),
]

const growing = upTo(15).map((day) => main(tests(20 + day), { commits: sources(20 + day) }))
const oneMore = { commits: sources(36) }

const growingSuite: readonly SetUp[] = [
  healthy('growing-suite', 'A suite that has one more test every day.', ...growing, pull(tests(36), oneMore)),
  broken(
    'growing-suite-new-fails',
    'The test of today fails.',
    ...growing,
    pull(tests(36, { fails: [36] }), oneMore),
  ),
  broken(
    'growing-suite-newest-breaks',
    'The test of yesterday breaks.',
    ...growing,
    pull(tests(36, { fails: [35] }), oneMore),
  ),
]

/** What the owners of ten repositories go through. */
export const repositories: readonly SetUp[] = [
  ...firstPushes,
  ...deletedFeature,
  ...flakes,
  ...monorepo,
  ...outage,
  ...costs,
  ...keys,
  ...renamedBranch,
  ...growingSuite,
]
