import { loadConfig } from '../../../src/config/load.ts'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Job } from '../../../src/jobs/job.ts'
import { judgeMeasuredSource } from '../../../src/jobs/line.ts'
import { describeRunInfo } from '../../../src/jobs/run-identity.ts'
import { dayMs } from '../../../src/model/format-time.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import type { ConversationComment } from '../../../src/ports/conversations.ts'
import { serializeResults, streamRunFile } from '../../../src/results/write-results.ts'
import { ampleBudget } from '../ample-budget.ts'
import { fakeClock } from '../clocks.ts'
import { fakePlatform } from '../platform.ts'

/*
 * The months of a team that always go the same way, day by day: main is measured each night, every sixth day a pull
 * request comes, and one on each day of which something is told here. Runs, verdicts and files are made by the code of the action; only the results are drawn.
 */

/** What happens on which day. Cases are by their numbers. */
export const months = {
  days: 95,
  flaky: 11,
  quarantined: 17,
  /** Broken on main by nobody's pull request, and not repaired. */
  brokenNow: { number: 3, from: 91 },
  /** The pull request of that day breaks it, is red and merged; the one of the later day repairs it. */
  overridden: { number: 7, from: 40, to: 48 },
  /** Red, and accepted. */
  accepted: { number: 13, from: 54 },
  /** Merged although a fifth of the suite has no result. */
  undecided: { from: 64 },
  /** Red at first, and repaired before it was merged. */
  repaired: { number: 20, from: 74 },
  /** Red, and merged, and main held: what it broke was repaired on main in the same hour. */
  held: { number: 22, from: 80 },
  /** Red, and never merged. */
  closed: { number: 21, from: 84 },
  added: 20,
  addedLast: 92,
  model: 30,
  judge: 50,
  prompt: 60,
} as const

export const monthsStart = Date.UTC(2030, 0, 1)
const suiteName = 'support'
const iterations = 5
const perBaseline = 10

/** The files of the months as the action keeps them, by their paths. */
export interface TeamMonths {
  readonly files: Readonly<Record<string, string>>
  /** The newest first. */
  readonly runs: readonly Run[]
  /** Reports of pull requests, the oldest first. */
  readonly reports: readonly GateReport[]
}

/** @param cases of the suite at first, at least 30 */
export async function simulateMonths(cases: number, days: number = months.days): Promise<TeamMonths> {
  const random = createSeededRandom(`months ${cases}`)
  const config = await loadConfig({ reports: '*', 'suite-name': suiteName }, { provider: 'terminal' })
  const files: Record<string, string> = {}
  const reports: GateReport[] = []
  let runs: Run[] = []
  let measured = 0

  function measure(day: number, hour: number, context: CiContext, options: Measuring = {}): Run {
    measured += 1
    const id = `gh-${measured}-1-0123456789abcdef`
    const run = createRun(
      describeRunInfo(context, config, id, monthsStart + day * dayMs + hour * (dayMs / 24)),
    )
    for (const number of listNumbers(cases, day)) {
      const rate = options.broken === number ? 0 : readRate(number, day)
      for (let index = 0; index < iterations; index += 1) {
        const passed = random() < rate
        const isLost = options.losesFifth === true && number % 5 === 0
        addResult(run, {
          identity: {
            file: `evals/${groups[number % groups.length]}.yml`,
            suite: [suiteName],
            name: nameCase(number),
          },
          outcome: isLost ? 'errored' : passed ? 'passed' : 'failed',
          ...(isLost && { infrastructure: true as const }),
          durationMs: (day < months.model ? 900 : 700) + 200 * random(),
          costUsd: (day < months.model ? 0.002 : 0.0012) * (0.8 + 0.4 * random()),
          model: day < months.model ? 'atlas-1' : 'atlas-2',
          input: `Question ${number}, version ${day < months.prompt ? 1 : 2}`,
          output: passed ? `Answer ${number}` : 'I cannot help with that.',
          scores: [
            {
              name: 'tone',
              judge: day < months.judge ? 'judge-1' : 'judge-2',
              value: Math.min(1, (day < months.judge ? 0.86 : 0.78) + 0.1 * (random() - 0.5)),
            },
          ],
          ...(!passed && { message: `${nameCase(number)} was expected to be answered` }),
        })
      }
    }
    return run
  }

  for (let day = 0; day < days; day += 1) {
    let pull: number | undefined
    if (day > 2 && (day % 6 === 0 || eventDays.has(day))) {
      const number = 100 + day / 2
      const pushes = await proposePull(day, number)
      for (const [index, report] of pushes.entries()) {
        reports.push(report)
        files[`pulls/${number}-${index + 1}/eval-gate-results.json`] = serializeResults(report)
      }
      if (day !== months.closed.from) pull = number
    }
    const run = measure(day, 20, {
      ...place,
      commit: createCommit(day, 'main'),
      branch: 'main',
      event: 'push',
      runUrl: `https://github.com/octo/app/actions/runs/${measured + 1}`,
      ...(pull !== undefined && { mergedPull: pull }),
    })
    runs = [run, ...runs]
    files[`runs/${String(day).padStart(3, '0')}/eval-gate-results.json`] = [...streamRunFile(run)].join('')
  }
  return { files, runs, reports }

  async function proposePull(day: number, number: number): Promise<readonly GateReport[]> {
    const events = [months.overridden, months.accepted, months.repaired, months.held, months.closed]
    const event = events.find(({ from }) => from === day)
    const losesFifth = day === months.undecided.from
    const first = await judgePull(day, 9, { number, broken: event?.number, losesFifth })
    if (event === months.repaired) return [first, await judgePull(day, 11, { number })]
    if (event !== months.accepted) return [first]
    const comment: ConversationComment = {
      author: { login: 'lead', id: 7 },
      body: `${first.acceptCommand}meant so`,
      createdAt: monthsStart + day * dayMs,
      isEdited: false,
      url: `https://github.com/octo/app/pull/${number}#issuecomment-1`,
    }
    return [first, await judgePull(day, 11, { number, broken: event.number, comments: [comment] })]
  }

  async function judgePull(day: number, hour: number, options: Proposed): Promise<GateReport> {
    const { number, comments = [] } = options
    const base = runs.slice(0, perBaseline)
    const commit = createCommit(day, `pull ${number}`)
    const context: CiContext = {
      ...place,
      commit,
      branch: `change-${number}`,
      baseBranch: 'main',
      event: 'pull_request',
      runUrl: `https://github.com/octo/app/actions/runs/${measured + 1}`,
      pullRequest: {
        number,
        baseBranch: 'main',
        baseSha: base[0]?.info.commit ?? '',
        headSha: commit,
        headBranch: `change-${number}`,
        fromFork: false,
      },
    }
    const head = measure(day, hour, context, options)
    const discussed = { number, author: 'dev', headSha: commit, baseBranch: 'main' }
    const platform = fakePlatform({
      runtime: { clock: fakeClock(head.info.createdAt), context },
      review: {
        conversations: {
          mayWrite: async () => true,
          find: async () => discussed,
          mergedWith: async () => [],
          listComments: async () => comments,
          listAllComments: async () => ({ items: [], isComplete: true }),
          listApprovals: async () => [],
        },
      },
      repository: {
        commits: { ancestors: async () => [commit, ...base.flatMap(({ info }) => info.commit ?? [])] },
      },
    })
    const job = {
      policy: { ...defaultPolicy, kind: 'evals' },
      config: { ...config, baselineWorkflows: [] },
      platform,
      budget: ampleBudget,
      stopwatch: { time: (_: string, body: () => unknown) => body() },
    } as unknown as Job
    const baseline = { source: 'artifact' as const, description: 'main', runs: base }
    const source = { measured: createWholeMeasurement(head), findBase: async () => ({ baseline }), again: {} }
    return (await judgeMeasuredSource(source, job)).report
  }
}

interface Measuring {
  /** The case that fails. */
  readonly broken?: number | undefined
  readonly losesFifth?: boolean
}

interface Proposed extends Measuring {
  readonly number: number
  readonly comments?: readonly ConversationComment[]
}

const eventDays: ReadonlySet<number> = new Set(
  [months.overridden, months.accepted, months.undecided, months.repaired, months.held, months.closed].map(
    ({ from }) => from,
  ),
)

const groups = ['billing', 'orders', 'returns', 'delivery'] as const

const place = {
  provider: 'github_actions',
  repository: 'octo/app',
  repositoryUrl: 'https://github.com/octo/app',
  defaultBranch: 'main',
  workflow: 'evals',
  attempt: 1,
} as const

export function nameCase(number: number): string {
  return `answers question ${String(number).padStart(3, '0')}`
}

/** Three cases come on one day, two on another, and case 0 goes with the prompt. */
function listNumbers(cases: number, day: number): readonly number[] {
  const size = cases + (day >= months.added ? 3 : 0) + (day >= months.addedLast ? 2 : 0)
  return Array.from({ length: size }, (_, number) => number).filter(
    (number) => number !== 0 || day < months.prompt,
  )
}

function readRate(number: number, day: number): number {
  const { overridden, brokenNow, accepted } = months
  if (number === overridden.number && day >= overridden.from && day < overridden.to) return 0
  if (number === brokenNow.number && day >= brokenNow.from) return 0
  if (number === accepted.number && day >= accepted.from) return 0
  if (number === months.flaky || number === months.quarantined) return 0.6
  return day >= months.model ? 0.985 : 0.995
}

function createCommit(day: number, of: string): string {
  const random = createSeededRandom(`commit ${of} ${day}`)
  return Array.from({ length: 40 }, () => Math.floor(16 * random()).toString(16)).join('')
}
