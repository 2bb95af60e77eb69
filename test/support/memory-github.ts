import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createTerminalPlatform } from '../../src/platform/terminal.ts'
import type { Artifacts, ForeignArtifacts, StoredArtifact, WorkflowJob } from '../../src/ports/artifacts.ts'
import type { CiContext, PullRequest } from '../../src/ports/context.ts'
import type { Comments } from '../../src/ports/github.ts'
import type { Platform, Review, Step as StepPort } from '../../src/ports/platform.ts'
import { fakeClock } from './clocks.ts'
import { withPorts } from './platform.ts'

const workflowPath = '.github/workflows/evals.yml'
const headRepository = 'mallory/app'

/** The one pull request of this GitHub. */
export const pullRequest: PullRequest = {
  number: 7,
  baseBranch: 'main',
  baseSha: 'b'.repeat(40),
  headSha: 'c'.repeat(40),
  headBranch: 'change',
  fromFork: false,
}

interface Kept extends StoredArtifact {
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** What a step left behind. */
export interface Seen {
  readonly outputs: Map<string, string | number>
  said: string
  /** What a person reads, by its name: the last comment, check, issue, summary and annotations. */
  readonly views: Record<string, string>
}

/** A step of a job: what started it, which run and job it is of, and where it works. */
export interface Step {
  readonly event: 'push' | 'pull_request' | 'workflow_run'
  readonly runId: string
  readonly workspace: string
  readonly job?: string
  /** As GitHub lists the job, where it is not its id. */
  readonly jobName?: string
  readonly attempt?: number
  /** Whether the commit that is checked out contains the head, as far as GitHub knows. */
  readonly contains?: boolean | undefined
  /** Of the branch. */
  readonly rules?: readonly string[]
  /** Files that the pull request changes, or why GitHub does not say; absent: it is not asked. */
  readonly changed?: readonly string[] | Error
  readonly context?: Partial<CiContext>
}

/** What is out of order at GitHub. */
export interface Trouble {
  /** Artifacts can't be listed. */
  readonly noList?: boolean
  /** Files of the repository can't be read. */
  readonly noFiles?: boolean
  /** The jobs of a run can't be listed. */
  readonly noJobs?: boolean
}

/** Keeps what is written for people. */
function shownIn({ views }: Seen): ViewPorts {
  const issue = {
    number: 1,
    url: 'https://github.com/octo/app/issues/1',
    isOpen: true,
    note: '',
    isNewer: false,
  }
  return {
    step: {
      summaryRoomBytes: () => 900_000,
      writeSummary: (text) => {
        views.summary = text
      },
      annotate: (annotations) => {
        views.annotations = annotations.map(({ title, message }) => `${title}\n${message}`).join('\n')
      },
    },
    review: {
      comments: commentsIn(views),
      checks: {
        report: async ({ title, summary }) => {
          views.check = `${title}\n${summary}`
          return { url: 'https://github.com/octo/app/runs/1' }
        },
      },
      issues: {
        find: async () => undefined,
        open: async (_, { title, body }) => {
          views.issue = `${title}\n${body}`
          return issue
        },
        change: async () => {},
      },
    },
  }
}

/** The ports that views are written to. */
interface ViewPorts {
  readonly step: Partial<StepPort>
  readonly review: Review
}

function commentsIn(views: Seen['views']): Comments {
  return {
    remembered: async () => undefined,
    upsert: async ({ body }) => {
      views.comment = body
      return { status: 'absent' }
    },
  }
}

/**
 * The ports that GitHub implements, in memory: a hundred jobs take a second. For what all sources of a verdict must have
 * in common; scenarios use the real emulation.
 *
 * @param policy text of the policy file on every commit
 */
export function memoryGitHub(policy: string | undefined) {
  const kept: Kept[] = []
  const runs = new Map<string, { readonly event: Step['event']; readonly createdAt: number }>()
  const clock = fakeClock(Date.UTC(2030, 0, 1))
  const jobs: (WorkflowJob & { readonly runId: string })[] = []
  const state: { trouble: Trouble } = { trouble: {} }
  const isOfBranch = (runId: string) => runs.get(runId)?.event === 'push'

  function filesOf(name: string, runId: string, wanted: readonly string[]) {
    const { files } = kept.findLast((one) => one.name === name && one.runId === runId) ?? {}
    return new Map([...(files ?? [])].filter(([file]) => wanted.includes(file)))
  }

  function artifactsOf(runId: string): Artifacts {
    const listRuns = async () => {
      if (state.trouble.noList === true) throw new Error('GitHub answered 502')
      const own = [...runs].filter(([id]) => isOfBranch(id) && id !== runId)
      const listed = own.map(([id, { createdAt }]) => ({
        id,
        commit: pullRequest.baseSha,
        createdAt,
        isOver: true,
      }))
      return { runs: listed.reverse(), isComplete: true, askedAt: clock.now() }
    }
    const find = async (name: string, id: string) =>
      kept.findLast((one) => one.name === name && one.runId === id)
    return {
      save: async (name, files) => {
        const id = kept.length + 1
        const contents = files.map((file) => [basename(file), readFileSync(file)] as const)
        const branch = isOfBranch(runId) ? 'main' : pullRequest.headBranch
        const commit = isOfBranch(runId) ? pullRequest.baseSha : pullRequest.headSha
        const common = { id, name, runId, branch, commit, createdAt: clock.now(), isExpired: false }
        kept.push({ ...common, files: new Map(contents) })
        return { id }
      },
      listNewestRuns: listRuns,
      listBranchRuns: listRuns,
      listNamed: async (name) => ({
        artifacts: kept.filter((one) => one.name === name),
        isComplete: true,
      }),
      listNewest: async (branch) => kept.filter((one) => one.branch === branch).toReversed(),
      originOf: async (id) => {
        const { event = 'push', createdAt = 0 } = runs.get(id) ?? {}
        return { event, workflowPath, isOfBranch: isOfBranch(id), createdAt, startedAt: createdAt }
      },
      findInThisRun: (name) => find(name, runId),
      findInRun: find,
      read: async ({ name, runId: id }, { files }) => filesOf(name, id, files),
    }
  }

  const foreignArtifacts: ForeignArtifacts = {
    list: async (runId, isWanted) => kept.filter((one) => one.runId === runId && isWanted(one.name)),
    read: async ({ id }, { files }) => {
      const found = kept.find((one) => one.id === id)
      return filesOf(found?.name ?? '', found?.runId ?? '', files)
    },
    listJobs: async (runId, attempt) => {
      if (state.trouble.noJobs === true) throw new Error('GitHub answered 502')
      return jobs.filter((job) => job.runId === runId && job.attempt <= attempt)
    },
  }

  /** Lists a job of the run, and returns the id of its check run. */
  function listJob(
    runId: string,
    {
      name,
      attempt = 1,
      isFailed = false,
      isSkipped = false,
      step,
      steps = [],
    }: Partial<WorkflowJob> & Pick<WorkflowJob, 'name'>,
  ): number {
    const id = 50_000 + jobs.length
    jobs.push({ id, runId, name, attempt, isFailed, isSkipped, step, steps })
    return id
  }

  /** The platform of a step, and what it will leave behind. */
  function platformOf({
    event,
    runId,
    workspace,
    job = 'evals',
    jobName = job,
    attempt = 1,
    changed,
    rules = [],
    context = {},
    ...more
  }: Step): {
    readonly platform: Platform
    readonly seen: Seen
  } {
    const seen: Seen = { outputs: new Map(), said: '', views: {} }
    const stream = {
      write: (text: string) => {
        seen.said += text
      },
    }
    if (!runs.has(runId)) runs.set(runId, { event, createdAt: clock.now() })
    // Those of the base branch have ended.
    const gateStep = { name: 'Gate', conclusion: 'success', startedAt: 0, completedAt: 0 }
    const steps = event === 'push' ? [gateStep] : []
    const checkRunId = listJob(runId, { name: jobName, attempt, step: 'Gate', steps })
    const terminal = createTerminalPlatform({
      streams: { stdout: stream, stderr: stream },
      cwd: workspace,
      env: {},
      clock,
    })
    const ofPullRequest = event === 'pull_request'
    const shown = shownIn(seen)
    const platform = withPorts(terminal, {
      runtime: {
        context: {
          provider: 'github_actions',
          repository: 'octo/app',
          commit: ofPullRequest ? pullRequest.headSha : pullRequest.baseSha,
          branch: ofPullRequest ? pullRequest.headBranch : 'main',
          baseBranch: 'main',
          defaultBranch: 'main',
          event,
          workflow: 'Evals',
          workflowPath,
          job,
          runId,
          attempt,
          checkRunId,
          ...(ofPullRequest && { pullRequest }),
          ...(event === 'workflow_run' && {
            trigger: {
              runId,
              attempt,
              event: 'pull_request',
              commit: pullRequest.headSha,
              branch: pullRequest.headBranch,
              headRepository,
            },
          }),
          ...context,
        },
      },
      // A signal to this process is for the test runner.
      machine: { watchForCancel: () => new AbortController().signal },
      step: { ...shown.step, setOutput: (name, value) => seen.outputs.set(name, value) },
      review: {
        ...shown.review,
        changedFiles:
          changed &&
          (async () => {
            if (changed instanceof Error) throw changed
            return new Set(changed)
          }),
        pullRequests: {
          listOfHead: async () => [pullRequest.number],
          listFates: async () => [],
          find: async () => ({
            pullRequest,
            headRepository,
            comments: commentsIn(seen.views),
            changedFiles: async () => new Set(),
          }),
        },
      },
      repository: {
        repositoryFiles: {
          isReliable: true,
          read: async (path) => {
            if (path === workflowPath) return 'name: Evals\n'
            if (state.trouble.noFiles === true) throw new Error('GitHub answered 502')
            return path === '.github/eval-gate.yml' ? policy : undefined
          },
        },
        commits: {
          ancestors: async () => [pullRequest.baseSha],
          firstParents: async () => [pullRequest.baseSha],
          changes: async () => [],
          changing: async () => ({ items: [], isComplete: true }),
          mergeBase: async () => pullRequest.baseSha,
          tipOf: async () => pullRequest.baseSha,
          isContained: async () => ('contains' in more ? more.contains : true),
          rulesOf: async () => rules,
        },
      },
      storage: { artifacts: artifactsOf(runId), foreignArtifacts },
    })
    return { platform, seen }
  }

  return {
    platformOf,
    clock,
    listJob,
    /** From now on GitHub does not answer all that it is asked. */
    breaks(trouble: Trouble) {
      state.trouble = trouble
    },
    /** GitHub keeps artifacts for a limited time. */
    forgetArtifacts() {
      kept.length = 0
    },
    /** Changes a member of a document that a job has stored; the numbers choose it. */
    changeStored(random: () => number, change: (document: unknown) => void) {
      const at = Math.floor(random() * kept.length)
      const stored = kept[at]
      if (stored === undefined) return
      const files = [...stored.files].map(([name, content]) => {
        if (!name.endsWith('.json')) return [name, content] as const
        const value: unknown = JSON.parse(Buffer.from(content).toString())
        change(value)
        return [name, Buffer.from(JSON.stringify(value))] as const
      })
      kept[at] = { ...stored, files: new Map(files) }
    },
    /** What earlier jobs have stored can't be read. */
    damageArtifacts() {
      for (const [at, one] of kept.entries()) {
        kept[at] = { ...one, files: new Map([...one.files.keys()].map((name) => [name, Buffer.from('{')])) }
      }
    },
  }
}
