import { againstWhat } from '../../setups/list/base.ts'
import { evals, tests } from '../../setups/reports.ts'
import { gate, main, mains, pull } from '../../setups/runs.ts'
import type { Job } from '../../setups/set-up.ts'
import { fileCommitted } from '../../setups/world/happenings.ts'
import { type Attack, borrow, hide } from '../attack.ts'

const policyFile = '.github/eval-gate.yml'
const fine = tests(12)
const worse = tests(12, { fails: [3] })
const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** What a change may write into its policy so that its break is not seen: id, settings, what is broken. */
const weaker: readonly (readonly [id: string, policy: string, head?: string, base?: string])[] = [
  ['never', 'fail-on: never'],
  ['suites', 'suites: [{ match: "*", fail-on: never }]'],
  ['not-gated', 'cases: [{ match: "*", gate: false }]'],
  ['quarantine', `cases: [{ match: "*checks 3", quarantine: { reason: r, owner: "@o", until: ${until} } }]`],
  ['weight', 'kind: evals\ncases: [{ match: "*checks 3", weight: 0 }]'],
  ['kind', 'kind: evals'],
  ['new-tests', 'new-failing-tests: warn', tests(13, { fails: [13] })],
  ['allow-empty', 'allow-empty: true', tests(0)],
  ['sampled', 'sampled: true', tests(4)],
  ['not-measured', 'on-not-measured: neutral\nallow-empty: true\nfail-on: never', tests(0)],
  ['min-drop', 'min-drop: { suite: 100% }', evals(20, lower(2)), evals(20)],
  ['alpha', 'alpha: 0.000000001', evals(20, lower(2)), evals(20)],
  ['baseline-age', 'baseline-max-age: 0'],
  ['extends', 'extends: ./.github/lax.yml'],
  ['unlocked', 'lock: false\nfail-on: never'],
  ['broken-file', 'fail-on: [never'],
]

function lower(passes: number): Readonly<Record<number, number>> {
  return Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at + 1, passes]))
}

const locked = 'lock: true\nfail-on: regressions\n'
const withPolicy = (report: string, policy: string, more: Partial<Job> = {}): Job =>
  gate(report, {
    tests: 'success',
    ...more,
    files: { [policyFile]: policy, '.github/lax.yml': 'fail-on: never\n', ...more.files },
  })

/** The change brings the settings in the file of the policy, and in the input of its workflow. */
const settings = weaker.flatMap(([id, policy, head = worse, onMain = fine]): readonly Attack[] => {
  const base = [
    fileCommitted('main', policyFile, locked),
    ...mains(onMain === fine ? 1 : 3, withPolicy(onMain, locked)),
  ]
  const words = `A pull request that hides a break brings ${policy.replaceAll('\n', ', ').replace(/2\d{3}-\d\d-\d\d/, 'next month')}`
  const inFile = hide(
    `policy-${id}`,
    `${words} in its policy file.`,
    'a policy',
    ...base,
    pull(withPolicy(head, `${policy}\n`)),
  )
  if (['extends', 'unlocked', 'broken-file', 'suites'].includes(id)) return [inFile]
  const inInput = hide(
    `policy-input-${id}`,
    `${words} in an input of its workflow; main locks its policy.`,
    'a policy',
    ...base,
    pull(withPolicy(head, locked, { with: { policy } })),
  )
  return [inFile, inInput]
})

export const rules: readonly Attack[] = [
  hide(
    'lenient-workflow',
    'The workflow of a pull request that breaks a test asks the action to fail on nothing.',
    undefined,
    fileCommitted('main', policyFile, locked),
    main(withPolicy(fine, locked)),
    pull(withPolicy(worse, locked, { isLenient: true })),
  ),
  ...settings,
  ...borrow(
    againstWhat,
    [
      'queue-brings-policy',
      'branch-brings-policy',
      'dispatch-brings-policy',
      'tag-brings-policy',
      'release-brings-policy',
      'run-after-pull-request-break',
      'names-new-policy-file',
      'names-head-policy-file',
      'names-foreign-file',
      'comment-brings-policy',
    ],
    'a policy',
  ),
]
