import type { LookBudget } from '../../../src/config/policy/look-budget.ts'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Job } from '../../../src/jobs/job.ts'
import { judgeMeasuredSource } from '../../../src/jobs/line.ts'
import type { Again } from '../../../src/jobs/look-again.ts'
import { computeNextState, hasSlowDrift, type IssueState } from '../../../src/jobs/publish/issue-state.ts'
import type { MeasuredBefore } from '../../../src/model/comparison.ts'
import { dayMs } from '../../../src/model/format-time.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import type { VerdictOutcome } from '../../../src/model/verdict.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import type { ConversationComment } from '../../../src/ports/conversations.ts'
import { ampleBudget } from '../ample-budget.ts'
import { fakeClock } from '../clocks.ts'
import { fakePlatform } from '../platform.ts'

/*
 * A team with the gate: main is measured after each merge and each night, pull requests are pushed, looked at again,
 * accepted and merged, broken or not, and the judge or the model changes from outside. Everything from the measurement to
 * the report is the real line of a job; only the results are drawn.
 */

/** A case as it truly is. */
interface Truth {
  readonly name: string
  readonly kind: 'eval' | 'test'
  readonly file: string
  readonly rate: number
  readonly quality: number
}

/** One job of the team. */
export interface TeamJob {
  readonly title: string
  readonly report: GateReport
  /** The runs of main before it, the newest first. */
  readonly base: readonly Run[]
  readonly isPull: boolean
  /** The issue about main after this job, and the verdicts since it was opened. */
  readonly issue?: { readonly state: IssueState; readonly verdicts: readonly VerdictOutcome[] }
}

const suiteName = 'agent'
const perMain = 10
const teamSizes = [12, 20, 30]

type Random = () => number

/** What a team went through, job by job. */
export async function simulateTeam(seed: string, jobs: number): Promise<readonly TeamJob[]> {
  const team = createTeam(seed)
  await team.measureMain()
  for (let run = 1 + Math.floor(team.random() * 6); run > 0; run -= 1) await team.measureMain()
  while (team.done.length < jobs) await team.live()
  return team.done
}

function createTeam(seed: string) {
  const random = createSeededRandom(`team ${seed}`)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const kind = pick(['evals', 'tests', 'both'] as const)
  const iterations = pick([1, 3, 5])
  const size = pick(teamSizes)
  const looksAgain = random() < 0.6
  const policy = {
    ...defaultPolicy,
    kind: kind === 'both' ? 'auto' : kind,
    lookBudget: { looks: 2, iterations: 5, evaluations: 500, timeoutMs: 1e9 } as LookBudget,
  } as Policy
  const clock = fakeClock(Date.UTC(2030, 0, 1))
  const done: TeamJob[] = []
  let truth = drawSuite({ kind, size, random, pick })
  let main: Run[] = []
  let mainBefore = truth
  let judge = 'judge-1'
  let shift = 0
  let number = 0
  let pulls = 0
  let open: TeamJob['issue']
  /** Pull requests that were accepted, by the commit of their merge. */
  const merged: { readonly commit: string; readonly comments: readonly ConversationComment[] }[] = []

  function measure(cases: readonly Truth[], id: string, count: number, only?: ReadonlySet<string>): Run {
    const run = createRun({ id, suiteName, createdAt: clock.now() })
    for (const { name, kind: of, file, rate, quality } of cases) {
      if (only?.has(name) === false) continue
      const identity = { file, suite: [suiteName], name }
      const location = { file, line: 12 }
      for (
        let index = 0;
        index < (of === 'test' ? Math.min(count, only === undefined ? 1 : count) : count);
        index += 1
      ) {
        const passed = random() < rate
        addResult(run, {
          identity,
          location,
          outcome: passed ? 'passed' : 'failed',
          durationMs: 100 + Math.floor(50 * random()),
          ...(of === 'eval' && {
            model: 'atlas-1',
            scores: [
              {
                name: 'tone',
                judge,
                value: Math.min(1, Math.max(0, quality + shift + 0.1 * (random() - 0.5))),
              },
            ],
          }),
          ...(!passed && { message: `${name} was expected to hold` }),
        })
      }
    }
    return run
  }

  async function judgeJob(
    title: string,
    cases: readonly Truth[],
    context: Partial<CiContext>,
    comments: readonly ConversationComment[] = [],
    before?: MeasuredBefore,
  ): Promise<GateReport> {
    number += 1
    await clock.sleep(dayMs / 4)
    const commit = context.commit ?? ''
    const head = measure(cases, `run ${number}`, iterations)
    Object.assign(head.info, { commit, branch: context.branch, attempt: 1 })
    // Main is measured against the commit before it.
    const atBase = context.pullRequest === undefined ? mainBefore : truth
    const again: Again = looksAgain
      ? {
          measure: async (chosen, { iterations: fresh }) => {
            const only = new Set(chosen.map(({ identity }) => identity.name))
            return {
              head: measure(cases, `look ${number}`, fresh, only),
              base: measure(atBase, `control ${number}`, fresh, only),
            }
          },
        }
      : {}
    const base = [...main]
    const discussed = (at: number, headSha: string) => ({
      number: at,
      author: 'dev',
      headSha,
      baseBranch: 'main',
    })
    const platform = fakePlatform({
      runtime: {
        clock,
        context: {
          provider: 'github_actions',
          repository: 'octo/app',
          repositoryUrl: 'https://github.com/octo/app',
          runUrl: `https://github.com/octo/app/actions/runs/${number}`,
          defaultBranch: 'main',
          ...context,
        },
      },
      review: {
        comments: {
          remembered: async () => before && { ...before, failed: [] },
          upsert: async () => ({ status: 'absent' }),
        },
        conversations: {
          mayWrite: async () => true,
          find: async (at) => discussed(at, commit),
          mergedWith: async (sha) =>
            merged.flatMap((pull, at) =>
              pull.commit === sha ? discussed(at, readCommit(pull.comments)) : [],
            ),
          listComments: async (at) =>
            context.pullRequest === undefined ? (merged[at]?.comments ?? []) : comments,
          listAllComments: async () => ({ items: [], isComplete: true }),
          listApprovals: async () => [],
        },
      },
      repository: {
        commits: { ancestors: async () => [commit, ...base.flatMap(({ info }) => info.commit ?? [])] },
      },
    })
    const job = {
      policy,
      config: { suiteName, lookAgain: looksAgain ? {} : undefined, baselineWorkflows: [] },
      platform,
      budget: ampleBudget,
      policyChange: undefined,
      policyOutOfReach: undefined,
      stopwatch: { time: (_: string, body: () => unknown) => body() },
    } as unknown as Job
    const baseline =
      base.length === 0 ? null : { source: 'artifact' as const, description: 'main', runs: base }
    const missing = { kind: 'first', explanation: 'There is no baseline yet.' } as const
    const { report } = await judgeMeasuredSource(
      {
        measured: createWholeMeasurement(head),
        findBase: async () => ({ baseline, ...(baseline === null && { missing }) }),
        again,
      },
      job,
    )
    const issue = context.pullRequest === undefined ? trackIssue(report) : undefined
    const isPull = context.pullRequest !== undefined
    done.push({ title: `${seed}, job ${number}: ${title}`, report, base, isPull, ...(issue && { issue }) })
    return report
  }

  /** As the step does on main. */
  function trackIssue(report: GateReport): TeamJob['issue'] {
    const { outcome } = report.verdict
    if (open === undefined && outcome !== 'failed' && !hasSlowDrift(report)) return undefined
    const state = computeNextState(report, open?.state.note)
    const issue = { state, verdicts: [...(open?.verdicts ?? []), outcome] }
    open = state.isGreen ? undefined : issue
    return issue
  }

  async function measureMain(title = 'main', comments: readonly ConversationComment[] = []) {
    const commit = createCommit(seed, number + 1)
    if (comments.length > 0) merged.push({ commit, comments })
    const context = { commit, branch: 'main', event: 'push' }
    const report = await judgeJob(title, truth, context)
    main = [{ ...report.head, ledger: report.ledger }, ...main].slice(0, perMain)
    mainBefore = truth
    return report
  }

  async function proposePull(title: string, change: (cases: readonly Truth[]) => readonly Truth[]) {
    pulls += 1
    const cases = change(truth)
    const comments: ConversationComment[] = []
    let before: MeasuredBefore | undefined
    let report: GateReport | undefined
    let commit = ''
    const run = async (what: string) => {
      const context = {
        commit,
        branch: `change-${pulls}`,
        baseBranch: 'main',
        event: 'pull_request',
        pullRequest: {
          number: pulls,
          baseBranch: 'main',
          baseSha: main[0]?.info.commit ?? '',
          headSha: commit,
          headBranch: `change-${pulls}`,
          fromFork: false,
        },
      }
      report = await judgeJob(`${title}, ${what}`, cases, context, comments, before)
      const { chances } = report.comparison
      if (chances !== undefined)
        before = {
          others: before?.others ?? 0,
          same: [...(before?.same ?? []), chances.alone ?? chances.any],
        }
      return report
    }
    const pushes = 1 + Math.floor(2 * random())
    for (let push = 1; push <= pushes; push += 1) {
      commit = createCommit(`${seed} pull ${pulls}`, push)
      before = before && { others: before.others + before.same.length, same: [] }
      await run(`push ${push}`)
    }
    if (report?.verdict.outcome === 'failed' && random() < 0.5) await run('attempt 2')
    if (report?.verdict.outcome === 'failed' && random() < 0.7) {
      const offered = report.acceptCommand
      if (offered !== undefined) {
        comments.push({
          author: { login: 'lead', id: 7 },
          body: `${offered}meant so`,
          createdAt: clock.now(),
          isEdited: false,
          url: 'https://github.com/octo/app/pull/1#issuecomment-1',
        })
        await run('accepted')
      }
    }
    const isMerged = report?.verdict.outcome !== 'failed' || random() < 0.4
    if (!isMerged) return
    truth = [...cases]
    await measureMain(`main after ${title}`, comments)
    await measureMain(`main again after ${title}`)
  }

  const breakSome = (share: number, rate: number) => (cases: readonly Truth[]) => {
    const count = Math.max(1, Math.round(share * cases.length))
    const from = Math.floor(random() * cases.length)
    const hit = new Set(Array.from({ length: count }, (_, at) => cases[(from + at) % cases.length]?.name))
    return cases.map((one) =>
      hit.has(one.name) ? { ...one, rate, quality: one.quality * (0.4 + 0.6 * rate) } : one,
    )
  }
  const lowerAll = (by: number) => (cases: readonly Truth[]) =>
    cases.map((one) => ({ ...one, rate: Math.max(0, one.rate - by), quality: Math.max(0, one.quality - by) }))
  const renameOne = (cases: readonly Truth[]) => {
    const at = Math.floor(random() * cases.length)
    return cases.map((one, index) =>
      index === at ? { ...one, name: `renamed ${number} thing`, rate: 0 } : one,
    )
  }
  const addFailing = (cases: readonly Truth[]) => [
    ...cases,
    { ...(cases[0] as Truth), name: `added ${number} thing`, rate: 0 },
  ]
  const repair = (cases: readonly Truth[]) =>
    cases.map((one) => ({ ...one, rate: Math.max(one.rate, 0.97), quality: Math.max(one.quality, 0.8) }))

  const chances: readonly (readonly [weight: number, act: () => Promise<unknown>])[] = [
    [3, () => proposePull('a healthy change', (cases) => cases)],
    [3, () => proposePull('a break', breakSome(0.08, 0))],
    [2, () => proposePull('half a break', breakSome(0.1, 0.4))],
    [2, () => proposePull('everything is worse', lowerAll(0.15))],
    [1, () => proposePull('a rename with a break', renameOne)],
    [1, () => proposePull('a new failing case', addFailing)],
    [2, () => proposePull('a repair', repair)],
    [1, () => measureMain('a night')],
    [
      1,
      () => {
        truth = [...breakSome(0.06, 0.1)(truth)]
        return measureMain('main broke directly')
      },
    ],
    [
      1,
      () => {
        judge = `judge-${number}`
        shift = random() < 0.5 ? -0.12 : 0
        return measureMain('the judge changed')
      },
    ],
  ]
  const total = chances.reduce((sum, [weight]) => sum + weight, 0)

  async function live() {
    let at = random() * total
    for (const [weight, act] of chances) {
      at -= weight
      if (at < 0) return await act()
    }
  }

  return { random, done, measureMain, live }
}

function readCommit(comments: readonly ConversationComment[] | undefined): string {
  return /^\/evals accept (\w+)/.exec(comments?.[0]?.body ?? '')?.[1] ?? ''
}

function createCommit(seed: string, number: number): string {
  const random = createSeededRandom(`commit ${seed} ${number}`)
  return Array.from({ length: 40 }, () => Math.floor(16 * random()).toString(16)).join('')
}

function drawSuite({
  kind,
  size,
  random,
  pick,
}: {
  readonly kind: 'evals' | 'tests' | 'both'
  readonly size: number
  readonly random: Random
  readonly pick: <T>(items: readonly T[]) => T
}): Truth[] {
  const softness = pick([0, 0.1, 0.4])
  return Array.from({ length: size }, (_, index): Truth => {
    const of = kind === 'both' ? pick(['eval', 'test'] as const) : kind === 'evals' ? 'eval' : 'test'
    const isSoft = random() < softness
    const softRate = of === 'eval' ? 0.6 + 0.3 * random() : 0.9
    return {
      name: `thing ${String(index).padStart(2, '0')}`,
      kind: of,
      file: `${of}s/${['billing', 'orders', 'returns'][index % 3]}.${of}.ts`,
      rate: isSoft ? softRate : of === 'eval' ? 0.99 : 1,
      quality: 0.7 + 0.2 * random(),
    }
  })
}
