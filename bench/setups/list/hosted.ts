import { tests } from '../reports.ts'
import { gate, main, mains, pull, run as runOf } from '../runs.ts'
import { type Answers, blind, broken, doubtful, healthy, type Job, type SetUp } from '../set-up.ts'
import { agentBreaks, unsentForged } from '../world/deployment.ts'

type Body = Readonly<Record<string, unknown>>

const hosted: Job = { id: 'evals', does: 'hosted', with: { hosted: 'suite: fruit' } }
const places: Job = { ...hosted, with: { hosted: 'suite: places\nenvironment: production' } }
const base = main(hosted)

/** A run of the suite of which every listed iteration passed, and whose deployment says something else besides. */
function odd(id: string, words: string, service: Answers, job = hosted): SetUp {
  return blind(
    `hosted-${id}`,
    `A hosted run of which every listed iteration passed. ${words}`,
    main(job),
    pull(job, { service }),
  )
}

const run = (more: Body): Answers => ({ run: (body) => ({ ...body, ...more }) })
const items =
  (change: (all: readonly Body[]) => readonly Body[]): Answers['iterations'] =>
  (body) => ({
    ...body,
    items: change(body.items as readonly Body[]),
  })
const summaryOf = (total: number, passed: number) => ({
  total,
  passed,
  failed: total - passed,
  passRate: total === 0 ? 0 : passed / total,
})

/** The deployment runs the evals, and the job judges what it says. */
export const hostedRuns: readonly SetUp[] = [
  healthy('hosted', 'A hosted run of three cases, five iterations each.', base, pull(hosted)),
  broken(
    'hosted-break',
    'A hosted run in which the agent no longer does what one case asks for.',
    base,
    agentBreaks,
    pull(hosted),
  ),
  healthy(
    'hosted-in-environment',
    'A hosted run in the environment that the workflow names.',
    main(places),
    pull(places),
  ),
  odd('result-failed', 'The run says `failed`.', run({ result: 'failed' })),
  odd('result-inconclusive', 'The run says `inconclusive`.', run({ result: 'inconclusive' })),
  odd(
    'case-verdict-failed',
    'Its summary of verdicts has a failed case.',
    run({
      verdictSummary: {
        cases: [{ caseId: 'pears', verdict: 'failed', passedTrials: 5, failedTrials: 0, eligibleTrials: 5 }],
      },
    }),
  ),
  odd(
    'judge-failed',
    'A judge failed two cases.',
    run({
      result: 'failed',
      judges: {
        goalCompletion: {
          status: 'completed',
          threshold: 0.7,
          cases: [
            { caseId: 'pears', passed: false, score: 0.1 },
            { caseId: 'plums', passed: false, score: 0.2 },
          ],
        },
      },
    }),
  ),
  odd('scores-invalid', 'Its scores are not valid (`scoreIntegrity`).', run({ scoreIntegrity: 'invalid' })),
  odd(
    'summary-disagrees',
    'Its summary counts three failed iterations.',
    run({ summary: summaryOf(15, 12) }),
  ),
  odd(
    'summary-counts-more',
    'Its summary counts more iterations than are listed.',
    run({ summary: summaryOf(20, 20) }),
  ),
  odd('one-iteration-each', 'Each case ran once instead of five times.', {
    run: (body) => ({ ...body, summary: summaryOf(3, 3) }),
    iterations: items((all) =>
      all.filter(({ title }, index) => all.findIndex((of) => of.title === title) === index),
    ),
  }),
  odd('case-not-run', 'One of the three cases has no iteration.', {
    run: (body) => ({ ...body, summary: summaryOf(10, 10) }),
    iterations: items((all) => all.filter(({ title }) => title !== 'pears')),
  }),
  odd('iterations-timed-out', 'Five iterations timed out.', {
    iterations: items((all) => all.map((of, index) => (index < 5 ? { ...of, status: 'timed_out' } : of))),
  }),
  odd('iterations-running', 'Five iterations are still running.', {
    iterations: items((all) => all.map((of, index) => (index < 5 ? { ...of, status: 'running' } : of))),
  }),
  odd(
    'other-environment',
    'It ran in another environment than the workflow names.',
    {
      launch: (body) => ({ ...body, environment: { id: 'env-staging', name: 'staging', revision: 1 } }),
      run: (body) => ({ ...body, environment: { id: 'env-staging', name: 'staging', revision: 1 } }),
    },
    places,
  ),
  odd(
    'other-revision',
    'Its environment has another revision at the end than at the launch.',
    { run: (body) => ({ ...body, environment: { ...(body.environment as Body), revision: 99 } }) },
    places,
  ),
  odd('other-suite', 'It is a run of another suite.', run({ suiteId: 'suite-vegetables' })),
  odd('other-commit', 'It is an older run that the deployment found again, of another commit.', {
    launch: (body) => ({ ...body, deduped: true }),
    run: (body) => ({ ...body, ciMetadata: { commitSha: '1'.repeat(40) } }),
  }),
  blind(
    'hosted-run-failed',
    'The hosted run failed at the service, and has no iteration.',
    base,
    pull(hosted, {
      service: {
        run: (body) => ({ ...body, status: 'failed', result: null, summary: summaryOf(0, 0) }),
        iterations: items(() => []),
      },
    }),
  ),
  blind(
    'hosted-launch-500',
    'The deployment answers every launch with 500.',
    base,
    pull(hosted, { service: { launch: 500 } }),
  ),
  blind(
    'hosted-list-500',
    'The deployment answers with 500 when it is asked for the iterations.',
    base,
    pull(hosted, { service: { iterations: 500 } }),
  ),
  blind(
    'hosted-429',
    'The deployment answers every request with 429 until the time of the step is over.',
    base,
    pull(
      { ...hosted, with: { hosted: 'suite: fruit\ntimeout-minutes: 2' } },
      { service: { launch: 429, others: 429 } },
    ),
  ),
  doubtful(
    'hosted-list-cut',
    'The agent breaks one case, whose iterations are missing in the list.',
    base,
    agentBreaks,
    pull(hosted, {
      service: { iterations: items((all) => all.filter(({ result }) => result === 'passed')) },
    }),
  ),
  ...uploads(),
]

/** Reports that the job uploads to the deployment, which is the memory, too. */
function uploads(): readonly SetUp[] {
  const uploaded = (report: string, more: Readonly<Record<string, string>> = {}) =>
    gate(report, { uploads: true, with: more })
  const fromService = { baseline: 'service', project: 'shop' }
  const remembered = { ...fromService, 'suite-name': 'support' }
  const hostile = { on: 'pull_request', pull: 'hostile' } as const
  const [fine, worse] = [tests(8), tests(8, { fails: [3] })]
  return [
    healthy('upload', 'Reports are uploaded to the deployment.', main(uploaded(fine)), pull(uploaded(fine))),
    broken(
      'upload-break',
      'Reports are uploaded to the deployment, and a test breaks.',
      main(uploaded(fine)),
      pull(uploaded(worse)),
    ),
    healthy(
      'upload-as-baseline',
      'The deployment is the memory of what main measured.',
      main(uploaded(fine, fromService)),
      pull(uploaded(fine, fromService)),
    ),
    broken(
      'upload-as-baseline-break',
      'The deployment is the memory of what main measured, and a test breaks.',
      main(uploaded(fine, fromService)),
      pull(uploaded(worse, fromService)),
    ),
    broken(
      'upload-as-baseline-default-project-break',
      'The deployment is the memory, its project is not named (`default`), and a test breaks.',
      main(uploaded(fine, { baseline: 'service' })),
      pull(uploaded(worse, { baseline: 'service' })),
    ),
    healthy(
      'upload-refused',
      'The key of the deployment is not valid, so that nothing is uploaded; GitHub has the baseline.',
      main(fine),
      pull(uploaded(fine, { 'api-key': 'sk_wrong' })),
    ),
    broken(
      'upload-refused-break',
      'The key of the deployment is not valid, and a test breaks.',
      main(fine),
      pull(uploaded(worse, { 'api-key': 'sk_wrong' })),
    ),
    ...sentLater(),
    broken(
      'upload-forged-break',
      'The deployment is the memory. A job without its key forges unsent results of main, which the next attempt finds; then another pull request breaks a test.',
      ...mains(3, uploaded(fine, remembered)),
      runOf(hostile, uploaded(fine, remembered), { name: 'hostile' }),
      unsentForged('support', 8, 3),
      runOf(hostile, uploaded(fine, remembered), { name: 'hostile' }),
      pull(uploaded(worse, remembered)),
    ),
  ]

  /** Results that the deployment does not take at first. */
  function sentLater(): readonly SetUp[] {
    const attempts = [
      main(uploaded(fine, remembered), { name: 'first', service: { uploads: 503 } }),
      main(uploaded(fine, remembered), {
        name: 'first',
        service: { uploads: (body, index) => (index === 0 ? 'x' : body) },
      }),
    ]
    const words =
      'The deployment is the memory, and takes no upload of main; when the job runs again, its first answer is nonsense.'
    return [
      healthy('upload-sent-later', words, ...attempts, pull(uploaded(fine, remembered))),
      broken(
        'upload-sent-later-break',
        `${words} A pull request breaks a test.`,
        ...attempts,
        pull(uploaded(worse, remembered)),
      ),
    ]
  }
}
