import { cut, tests } from '../reports.ts'
import { collect, dies, gate, gatedLegs, legs, main, merge, pull, run } from '../runs.ts'
import { blind, broken, doubtful, healthy, type Job, type Run, type SetUp } from '../set-up.ts'

const models = ['small', 'medium', 'large']
const eight = tests(8)
const worse = tests(8, { fails: [3] })

/** Reports of the three models, those of one of them replaced. */
const reports = (other: Readonly<Record<string, string | undefined>> = {}) => ({
  ...Object.fromEntries(models.map((model) => [model, eight])),
  ...other,
})

const judgedApart = (other: Readonly<Record<string, string>> = {}) =>
  gatedLegs('model', { ...reports(), ...other } as Readonly<Record<string, string>>)
const judgedTogether = (other: Readonly<Record<string, string | undefined>> = {}): readonly Job[] => [
  ...legs('model', reports(other)),
  merge(),
]
const matrixBase = [main(judgedTogether())]

const matrix: readonly SetUp[] = [
  healthy(
    'matrix-each-leg',
    'A matrix of three models; each leg has a check of its own.',
    main(judgedApart()),
    pull(judgedApart()),
  ),
  broken(
    'matrix-each-leg-break',
    'A matrix of three models, each with a check of its own; one of them breaks.',
    main(judgedApart()),
    pull(judgedApart({ medium: worse })),
  ),
  healthy(
    'matrix-merged',
    'A matrix of three models, judged together by a last job.',
    ...matrixBase,
    pull(judgedTogether()),
  ),
  broken(
    'matrix-merged-break',
    'A matrix of three models, judged together; one of them breaks.',
    ...matrixBase,
    pull(judgedTogether({ medium: worse })),
  ),
  blind(
    'matrix-leg-dies',
    'A leg of the matrix dies before its tests run, and the last job judges the others.',
    ...matrixBase,
    pull(judgedTogether({ large: undefined })),
  ),
  blind(
    'matrix-leg-without-report',
    'A leg of the matrix writes no report.',
    ...matrixBase,
    pull([
      ...legs('model', reports()).map((job, index) => (index === 1 ? { ...job, reports: {} } : job)),
      merge(),
    ]),
  ),
  blind(
    'matrix-leg-half-a-report',
    'The report of a leg ends in the middle.',
    ...matrixBase,
    pull(judgedTogether({ medium: cut(eight, 0.5) })),
  ),
  healthy(
    'matrix-grows',
    'A pull request adds a fourth model to the matrix.',
    ...matrixBase,
    pull(judgedTogether({ huge: eight })),
  ),
  broken(
    'matrix-grows-and-breaks',
    'A pull request adds a fourth model to the matrix, and breaks another one.',
    ...matrixBase,
    pull(judgedTogether({ huge: eight, small: worse })),
  ),
]

const shards = (counts: readonly (string | undefined)[], more: Partial<Job> = {}): readonly Job[] => [
  ...legs('shard', Object.fromEntries(counts.map((report, index) => [String(index + 1), report])), more),
  merge(),
]
const shard = (of: number, fails: readonly number[] = []) => tests(4, { fails }, `part ${of}`)
const threeShards = [shard(1), shard(2), shard(3)]
const shardBase = [main(shards(threeShards))]

const sharded: readonly SetUp[] = [
  healthy('shards', 'One suite in three shards.', ...shardBase, pull(shards(threeShards))),
  broken(
    'shards-break',
    'One suite in three shards; a test of one of them breaks.',
    ...shardBase,
    pull(shards([shard(1), shard(2, [2]), shard(3)])),
  ),
  healthy(
    'more-shards',
    'The same suite in four shards instead of three.',
    ...shardBase,
    pull(
      shards([
        ...threeShards.slice(0, 2),
        tests(2, {}, 'part 3'),
        tests(2, {}, 'part 3').replaceAll('checks 1', 'checks 3').replaceAll('checks 2', 'checks 4'),
      ]),
    ),
  ),
  blind(
    'shard-is-empty',
    'A shard finds no tests, which its step allows (`allow-empty`).',
    ...shardBase,
    pull([
      ...legs('shard', { 1: shard(1), 2: shard(2), 3: tests(0) }, { with: { policy: 'allow-empty: true' } }),
      merge(),
    ]),
  ),
  ...rerun(),
]

/** Attempts of the run of a pull request. */
function rerun(): readonly SetUp[] {
  const name = 'the change'
  const first = pull(shards([shard(1), shard(2, [2]), shard(3)]), { name })
  const again = (jobs: readonly Job[]) => pull(jobs, { name })
  const leg = (index: number, report: string) =>
    collect(report, { matrix: { shard: String(index + 1) }, leg: [index, 3] })
  const dead = dies('evals', { matrix: { shard: '2' }, leg: [1, 3] })
  return [
    healthy(
      'rerun-failed-jobs',
      'A shard failed by accident; "Re-run failed jobs" runs it and the verdict again.',
      ...shardBase,
      first,
      again([leg(1, shard(2)), merge()]),
    ),
    blind(
      'rerun-dies',
      'A shard was fine at first; when all jobs run again, it dies before its tests.',
      ...shardBase,
      pull(shards(threeShards), { name }),
      again([leg(0, shard(1)), dead, leg(2, shard(3)), merge()]),
    ),
    broken(
      'rerun-breaks-again',
      'A shard failed, and fails again when it is run again.',
      ...shardBase,
      first,
      again([leg(1, shard(2, [2])), merge()]),
    ),
    doubtful(
      'forged-part',
      'A shard breaks; another job of the run stores a part for it that claims a later attempt.',
      ...shardBase,
      pull([
        ...legs('shard', { 1: shard(1), 2: shard(2, [2]), 3: shard(3) }),
        { ...leg(1, shard(2)), title: 'lint', env: { GITHUB_RUN_ATTEMPT: '99999' } },
        merge(),
      ]),
    ),
  ]
}

/** A workflow that calls the same reusable workflow twice, with a matrix of two models each. */
function calledTwice(other: Readonly<Record<string, string>> = {}, more: Partial<Job> = {}): readonly Job[] {
  const report = (model: string) => other[model] ?? tests(4)
  const call = (id: string, names: readonly string[]) =>
    legs('model', Object.fromEntries(names.map((name) => [name, report(name)]))).map((job) => ({
      ...job,
      title: `${id} / evals (${job.matrix?.model})`,
    }))
  return [...call('cheap', ['small', 'medium']), ...call('dear', ['large', 'huge']), merge(more)]
}

/** Jobs of different kinds that one job judges. */
const unit = collect(tests(10, {}, 'unit'), { id: 'unit' })
const e2e = (fails: readonly number[] = []) => collect(tests(3, { fails }, 'e2e'), { id: 'e2e' })
const twoKinds = main([unit, e2e(), merge()])

const severalJobs: readonly SetUp[] = [
  ...reusable(),
  healthy(
    'two-collecting-jobs',
    'Two jobs, unit and e2e, are judged by a third.',
    twoKinds,
    pull([unit, e2e(), merge()]),
  ),
  broken(
    'two-collecting-jobs-break',
    'Two jobs, unit and e2e, are judged by a third; e2e breaks.',
    twoKinds,
    pull([unit, e2e([2]), merge()]),
  ),
  blind(
    'second-collecting-job-dies',
    'Two jobs, unit and e2e, are judged by a third; e2e dies in `npm ci`.',
    twoKinds,
    pull([unit, dies('e2e'), merge()]),
  ),
  healthy('two-suites', 'Two jobs of one workflow judge a suite each.', twoSuites(), twoSuites({}, true)),
  broken(
    'two-suites-break',
    'Two jobs of one workflow judge a suite each; the second breaks.',
    twoSuites(),
    twoSuites({ fails: [2] }, true),
  ),
]

function reusable(): readonly SetUp[] {
  const words = 'A reusable workflow with a matrix is called twice, and one job judges all of it'
  const base = [main(calledTwice())]
  const break_ = (model: string) =>
    broken(
      `called-twice-break-${model}`,
      `${words}; the model ${model} breaks.`,
      ...base,
      pull(calledTwice({ [model]: tests(4, { fails: [2] }) })),
    )
  return [
    healthy('called-twice', `${words}.`, ...base, pull(calledTwice())),
    ...['small', 'medium', 'large', 'huge'].map(break_),
    healthy(
      'called-twice-counted',
      `${words}, which says that there are four parts.`,
      ...[main, pull].map((on) => on(calledTwice({}, { with: { 'expected-parts': '4' } }))),
    ),
  ]
}

function twoSuites(outcomes: Parameters<typeof tests>[1] = {}, isPull = false): Run {
  const jobs = [gate(tests(6), { id: 'web' }), gate(tests(6, outcomes), { id: 'api' })]
  return isPull ? pull(jobs) : main(jobs)
}

/** The pair of workflows for pull requests of forks: the first measures, the second judges. */
function forkPair(): readonly SetUp[] {
  const measured = 'measured'
  const workflow = '.github/workflows/evals.yml'
  const publishOf = (name: string) =>
    run(
      { on: 'workflow_run', of: name },
      { id: 'publish', does: 'publish', with: { workflow } },
      { workflow: 'Publish evals', workflowFile: 'publish-evals.yml' },
    )
  const publish = publishOf(measured)
  const fork = (jobs: readonly Job[]) =>
    run({ on: 'pull_request', pull: 'from-a-fork', isFork: true }, jobs, { name: measured })
  const both = { 'reports/unit.xml': tests(5, {}, 'unit'), 'reports/e2e.xml': tests(3, {}, 'e2e') }
  const patterns = Object.keys(both)
  const twoReports = (of: Readonly<Record<string, string>>) => collect('', { reports: of, patterns })
  const onMain = main({ ...twoReports(both), does: 'gate', with: { 'suite-name': 'support' } })
  const broke = { ...both, 'reports/e2e.xml': tests(3, { fails: [2] }, 'e2e') }
  const words = 'A pull request of a fork, measured by one workflow and judged by another'
  const shardsOfFork = (counts: readonly string[]) => shards(counts).slice(0, -1)
  const oneOf = (index: number, report: string) =>
    collect(report, { matrix: { shard: String(index + 1) }, leg: [index, 3] })
  return [
    healthy('fork-pair', `${words}.`, onMain, fork([twoReports(both)]), publish),
    broken('fork-pair-break', `${words}, breaks a test.`, onMain, fork([twoReports(broke)]), publish),
    blind(
      'fork-pair-report-missing',
      `${words}; one of its two reports was not written.`,
      onMain,
      fork([twoReports({ 'reports/unit.xml': both['reports/unit.xml'] })]),
      publish,
    ),
    blind(
      'fork-pair-second-job-dies',
      `${words}; of its jobs unit and e2e, e2e dies.`,
      main([unit, e2e(), merge()]),
      fork([unit, dies('e2e')]),
      publish,
    ),
    blind(
      'fork-pair-second-push-dies',
      `${words}, is fine; the workflow of its second push dies before it stores anything.`,
      onMain,
      fork([twoReports(both)]),
      publish,
      run({ on: 'pull_request', pull: 'from-a-fork', isFork: true }, [dies('evals')], {
        name: 'second push',
      }),
      publishOf('second push'),
    ),
    healthy(
      'fork-pair-shards',
      `${words}, in three shards.`,
      ...shardBase,
      fork(shardsOfFork(threeShards)),
      publish,
    ),
    blind(
      'fork-pair-rerun-dies',
      `${words}, in three shards; all jobs run again, and one dies.`,
      ...shardBase,
      fork(shardsOfFork(threeShards)),
      fork([oneOf(0, shard(1)), dies('evals', { matrix: { shard: '2' }, leg: [1, 3] }), oneOf(2, shard(3))]),
      publish,
    ),
    healthy(
      'fork-without-pair',
      'A pull request of a fork, measured and judged in one job with a token that may only read.',
      main(tests(8)),
      run({ on: 'pull_request', pull: 'from-a-fork', isFork: true }, tests(8)),
    ),
    broken(
      'fork-without-pair-break',
      'A pull request of a fork, judged in one job with a token that may only read, breaks a test.',
      main(tests(8)),
      run({ on: 'pull_request', pull: 'from-a-fork', isFork: true }, tests(8, { fails: [3] })),
    ),
  ]
}

/** Jobs that GitHub skips, by the paths of the change or by its event. */
function skippedJobs(): readonly SetUp[] {
  const [unitReport, cart] = [tests(10, {}, 'unit'), tests(10, {}, 'cart')]
  const both = collect('', {
    id: 'unit',
    reports: { 'reports/unit.xml': unitReport, 'reports/cart.xml': cart },
  })
  const half = collect(unitReport, { id: 'unit' })
  const title = 'End to end'
  const skips = (id: string, more: Partial<Job> = {}): Job => ({ id, does: 'skipped', ...more })
  const words = 'One of the two reports of a job is not there'
  return [
    blind(
      'other-job-skipped-and-report-missing',
      `${words}; a job that deploys is skipped, as on every pull request.`,
      main([both, merge()]),
      pull([half, skips('deploy'), merge()]),
    ),
    blind(
      'job-skipped-and-report-missing',
      `${words}; another job that measures is skipped.`,
      main([both, e2e(), merge()]),
      pull([half, skips('e2e'), merge()]),
    ),
    healthy(
      'titled-job-skipped',
      'A job that measures has a `name`, and is skipped by the paths of the change.',
      main([unit, { ...e2e(), title }, merge()]),
      pull([unit, skips('e2e', { title }), merge()]),
    ),
  ]
}

/** Several jobs, one verdict or one each. */
export const severalMachines: readonly SetUp[] = [...matrix, ...sharded, ...severalJobs, ...skippedJobs()]

export const forks: readonly SetUp[] = forkPair()
