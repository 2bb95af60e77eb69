import { evals, tests } from '../reports.ts'
import { main, mains, pull, run } from '../runs.ts'
import { broken, healthy, type Run, type SetUp } from '../set-up.ts'

const fine = tests(20)
const third = tests(20, { fails: [3] })
const nightly = (report: string): Run => run({ on: 'schedule' }, report)
const nights = (count: number, report: string) => Array.from({ length: count }, () => nightly(report))
const lower = evals(20, Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index + 1, 3])))

/** main breaks, and nobody repairs it for a while. */
export const brokenMain: readonly SetUp[] = [
  broken(
    'stays-broken',
    'A push to main breaks a test; two more pushes leave it broken.',
    ...mains(4, fine),
    ...mains(3, third),
  ),
  broken(
    'stays-broken-for-weeks',
    'A push to main breaks a test; the next 14 pushes leave it broken, so no run that is compared has passed.',
    ...mains(3, fine),
    ...mains(15, third),
  ),
  broken(
    'stays-broken-at-night',
    'main is measured every night. A test breaks, and fails in the three nights after it, too.',
    ...nights(4, fine),
    ...nights(4, third),
  ),
  broken(
    'new-test-stays-broken',
    'A push to main adds a test that fails; the next push does not repair it.',
    ...mains(3, fine),
    ...mains(2, tests(21, { fails: [21] })),
  ),
  broken(
    'eval-stays-broken',
    'One of 20 evals passed 5 of 5 on main; since three pushes it passes 0 of 5.',
    ...mains(4, evals(20)),
    ...mains(3, evals(20, { 3: 0 })),
  ),
  broken(
    'suite-stays-low',
    'Each of 20 evals passed 5 of 5 on main; since three pushes each passes 3 of 5.',
    ...mains(4, evals(20)),
    ...mains(3, lower),
  ),
  broken(
    'stays-broken-and-another-breaks',
    'A test is broken on main since two pushes; the third breaks another one.',
    ...mains(4, fine),
    ...mains(2, third),
    main(tests(20, { fails: [3, 9] })),
  ),
  healthy(
    'is-repaired',
    'A test was broken on main for three pushes; the fourth repairs it.',
    ...mains(3, fine),
    ...mains(3, third),
    main(fine),
  ),
  healthy(
    'is-repaired-since',
    'A test was broken on main for three pushes and is repaired since two.',
    ...mains(3, fine),
    ...mains(3, third),
    ...mains(2, fine),
  ),
  healthy(
    'suite-recovers',
    'Each of 20 evals passed 3 of 5 in three pushes to main; the next passes 5 of 5 again.',
    ...mains(4, evals(20)),
    ...mains(3, lower),
    main(evals(20)),
  ),
  healthy(
    'stays-broken-pull',
    'A test is broken on main since three pushes; a pull request changes nothing.',
    ...mains(4, fine),
    ...mains(3, third),
    pull(third),
  ),
  healthy(
    'stays-broken-at-night-pull',
    'main is measured every night, and a test is broken since three of them; a pull request changes nothing.',
    ...nights(4, fine),
    ...nights(3, third),
    pull(third),
  ),
  healthy(
    'eval-stays-broken-pull',
    'One of 20 evals passes 0 of 5 on main since three pushes; a pull request changes nothing.',
    ...mains(4, evals(20)),
    ...mains(3, evals(20, { 3: 0 })),
    pull(evals(20, { 3: 0 })),
  ),
  healthy(
    'stays-broken-repaired-by-pull',
    'A test is broken on main since three pushes; a pull request repairs it.',
    ...mains(4, fine),
    ...mains(3, third),
    pull(fine),
  ),
  broken(
    'stays-broken-pull-breaks-another',
    'A test is broken on main since three pushes; a pull request breaks another one.',
    ...mains(4, fine),
    ...mains(3, third),
    pull(tests(20, { fails: [3, 9] })),
  ),
  broken(
    'is-repaired-and-breaks-again',
    'A test was broken on main for three pushes and is repaired since two; a pull request breaks it again.',
    ...mains(3, fine),
    ...mains(3, third),
    ...mains(2, fine),
    pull(third),
  ),
].map((setUp) => ({ ...setUp, id: `main-${setUp.id}` }))
