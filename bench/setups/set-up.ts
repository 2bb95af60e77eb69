import type { Alteration } from '../../test/support/github.ts'
import type { Happening } from './world/happenings.ts'
import type { World } from './world/world.ts'

/** What the author of a pull request sees at the job that judges. */
export type Colour = 'green' | 'red' | 'undecided'

/** One way in which a team has set up its workflow, with what happens in it, and what the last run must say. */
export interface SetUp {
  readonly id: string
  /** What is set up and what happens, in a sentence or two. */
  readonly words: string
  /** Whether the last run measures something that got worse, lost what it needs to know, or neither. */
  readonly is: 'healthy' | 'broken' | 'blind'
  /** Colours that are right for the last run. */
  readonly right: readonly Colour[]
  /** In order of time. The last run is the one that counts. */
  readonly steps: readonly (Run | Happening)[]
}

/** What starts a run, as `on:` of a workflow has it. */
export type Event =
  | {
      readonly on: 'push' | 'schedule' | 'workflow_dispatch'
      readonly branch?: string
      readonly isProtected?: 'by-name' | 'by-signatures'
      /** What somebody gives who starts it by hand. */
      readonly inputs?: Readonly<Record<string, string>>
    }
  | { readonly on: 'tag' | 'release'; readonly name: string }
  | {
      readonly on: 'pull_request' | 'pull_request_target' | 'merge_group'
      /** Name of its branch. The first run of it opens the pull request, each further one pushes a commit. */
      readonly pull: string
      readonly base?: string
      readonly isFork?: true
      readonly isDependabot?: true
    }
  /** Somebody comments on that pull request, which is open. */
  | { readonly on: 'issue_comment'; readonly pull: string }
  /** The second workflow of the pair for forks: started by the end of that run. */
  | { readonly on: 'workflow_run'; readonly of: string }

export interface Run {
  readonly event: Event
  readonly jobs: readonly Job[]
  /** Files of the commit that starts it; by default one that nothing else is about. */
  readonly commits?: Readonly<Record<string, string>>
  /** Runs of one name are attempts of one run. */
  readonly name?: string
  /** Name and file of the workflow. */
  readonly workflow?: string
  readonly workflowFile?: string
  /** How GitHub answers while the jobs run, see `world/trouble.ts`. */
  readonly github?: Trouble
  /** What the deployment of the eval service says meanwhile in place of the truth. */
  readonly service?: Answers
  readonly alters?: Alters
}

/** What a run is given in place of the truth. */
export interface Alters {
  /** The event, as its file has it. */
  readonly event?: (payload: unknown) => unknown
  /** Answers of GitHub. */
  readonly answer?: Alteration
  /** What is stored, before the first job that judges. @param ownId the run that judges */
  readonly stored?: (world: World, ownId: number) => Promise<void> | void
}

type Body = Readonly<Record<string, unknown>>

/** A changed answer of a deployment, the first of its kind in the run being 0; a number is a status. */
export type Answer = number | ((body: Body, index: number) => unknown)

/** Its answers to the launch, about a run and its iterations, to uploads, and to everything else. */
export type Answers = Readonly<
  Partial<Record<'launch' | 'run' | 'iterations' | 'uploads' | 'others', Answer>>
>

/** What is wrong with GitHub or the token of the job. */
export type Trouble =
  | 'out of reach'
  | 'no permission to read artifacts'
  | 'no artifacts of the fourth version'
  | { readonly path: RegExp; readonly status: number; readonly times?: number; readonly isCut?: true }

export interface Job {
  /** Id in the workflow. */
  readonly id: string
  /**
   * `gate` reads the reports and judges them. In several jobs, each one collects, and the last one merges. `publish`
   * is the privileged half of the pair for forks. `hosted` lets the deployment run the evals. `dies`: it ends before it
   * reaches the step, as after a failed `npm ci`. `skipped`: GitHub skips it, as by an `if:` on the paths of the change.
   */
  readonly does: 'gate' | 'collect' | 'merge' | 'publish' | 'hosted' | 'dies' | 'skipped'
  /** Whether it uploads its results to the deployment. */
  readonly uploads?: true
  /** Report files that its tests write, by path. */
  readonly reports?: Readonly<Record<string, Report>>
  /** Other files of the checkout. */
  readonly files?: Readonly<Record<string, string>>
  /**
   * Commits of the checkout, the oldest first, each with the files that it adds; the last one is checked out. The first
   * of a push is the commit that its results belong to.
   */
  readonly commits?: readonly Readonly<Record<string, string>>[]
  /** Patterns that name the reports. Default: `reports/*.xml`. */
  readonly patterns?: readonly string[]
  /** How the step that runs the tests ended, where the reports do not say so. */
  readonly tests?: 'success' | 'failure' | 'cancelled' | 'skipped'
  readonly matrix?: Readonly<Record<string, string | number>>
  /** Place among the legs of the matrix, and their number. */
  readonly leg?: readonly [index: number, total: number]
  /** As GitHub shows the job, where it is neither the id nor the id with the leg: `cheap / evals (small)`. */
  readonly title?: string
  /** What is checked out. Default: the commit of the event. */
  readonly checkout?: 'event' | 'base' | 'head' | 'newest main' | 'feature' | 'nothing'
  /** Further inputs of Eval Gate. Other actions have no such inputs. */
  readonly with?: Readonly<Record<string, string>>
  /** The workflow of the change asks for as little as an action can be asked for. */
  readonly isLenient?: true
  /** Variables of the job; {@link tokenOfJob} stands for its token. */
  readonly env?: Readonly<Record<string, string>>
  /** What `actions/cache` does around the step: files come back in a folder, and a push saves one more. */
  readonly cache?: { readonly restore: string; readonly save: string }
}

/** In a variable of a job: the token that GitHub gives it. */
export const tokenOfJob = 'TOKEN OF THE JOB'

/** Content of a report, and when it was written where that was not by this job. */
export type Report =
  | string
  | Buffer
  | {
      readonly text: string
      readonly written:
        | 'and committed'
        | 'and committed, and touched since'
        | 'by an earlier job'
        | 'in an earlier run'
        | 'in an earlier run of the commit'
        | 'at no time'
    }

const notGreen: readonly Colour[] = ['undecided', 'red']

/** Nothing got worse, and everything is there: green. */
export function healthy(id: string, words: string, ...steps: SetUp['steps']): SetUp {
  return { id, words, is: 'healthy', right: ['green'], steps }
}

/** Something got worse beyond doubt: red. */
export function broken(id: string, words: string, ...steps: SetUp['steps']): SetUp {
  return { id, words, is: 'broken', right: ['red'], steps }
}

/** Something got worse, and what is there need not be enough to prove it: anything but green. */
export function doubtful(id: string, words: string, ...steps: SetUp['steps']): SetUp {
  return { id, words, is: 'broken', right: notGreen, steps }
}

/** What is needed to judge is not there: anything but green. */
export function blind(id: string, words: string, ...steps: SetUp['steps']): SetUp {
  return { id, words, is: 'blind', right: notGreen, steps }
}

/** Nothing got worse; what is missing may leave it open, and must not make it red. */
export function excused(id: string, words: string, ...steps: SetUp['steps']): SetUp {
  return { id, words, is: 'healthy', right: ['green', 'undecided'], steps }
}
