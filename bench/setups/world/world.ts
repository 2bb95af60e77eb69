import {
  type GitHub,
  type PullRequest,
  readmePermissions,
  repository,
  startGitHub,
} from '../../../test/support/github.ts'
import { type Deployment, startDeployment } from './deployment.ts'

const path = `/repos/${repository.fullName}`

/** A repository on GitHub with its branches and pull requests, for one set-up. */
export class World {
  readonly github: GitHub
  /** Has what the README says that a job needs. */
  readonly token: string
  /** What jobs of forks and of Dependabot get. */
  readonly readToken: string
  defaultBranch = 'main'
  /** Files that `actions/cache` has saved, by path. */
  readonly cache = new Map<string, string>()
  #deployment: Promise<Deployment> | undefined
  readonly #pulls = new Map<string, PullRequest>()
  #commits = 0

  private constructor(github: GitHub, token: string, readToken: string) {
    this.github = github
    this.token = token
    this.readToken = readToken
  }

  static async start(): Promise<World> {
    const github = await startGitHub({ checks: 'write' })
    const token = await github.createToken({ ...readmePermissions, checks: 'write' })
    const world = new World(github, token, await github.createToken({ contents: 'read', actions: 'read' }))
    // What a pull request of a fork runs is on the default branch, too.
    await world.commit('main', 'Measure', { '.github/workflows/evals.yml': 'name: Evals\n' })
    return world
  }

  /** A commit on a branch, with files or one of its own. */
  async commit(branch: string, message: string, files?: Readonly<Record<string, string>>): Promise<string> {
    this.#commits += 1
    const changed = files ?? { [`src/file-${this.#commits}.ts`]: `export const at = ${this.#commits}\n` }
    for (const [name, text] of Object.entries(changed)) {
      const known = await this.github
        .api<{ sha: string }>('GET', `${path}/contents/${name}?ref=${branch}`)
        .catch(() => undefined)
      await this.github.api('PUT', `${path}/contents/${name}`, {
        message,
        sha: known?.sha,
        content: Buffer.from(text).toString('base64'),
        branch,
      })
    }
    return this.github.headOf(branch)
  }

  /** The branch continues from its first commit, and no longer contains what came after it. */
  async rewrite(branch: string): Promise<void> {
    const commits = await this.github.api<{ sha: string }[]>(
      'GET',
      `${path}/commits?sha=${branch}&per_page=100`,
    )
    const first = commits.at(-1)?.sha
    await this.github.api('PATCH', `${path}/git/refs/heads/${branch}`, { sha: first, force: true })
    await this.commit(branch, 'Begin again')
  }

  async branch(name: string, from: string): Promise<void> {
    const sha = await this.github.headOf(from)
    await this.github.api('POST', `${path}/git/refs`, { ref: `refs/heads/${name}`, sha })
  }

  async renameDefaultBranch(to: string): Promise<void> {
    await this.branch(to, this.defaultBranch)
    await this.github.api('PATCH', path, { default_branch: to })
    await this.github.api('DELETE', `${path}/git/refs/heads/${this.defaultBranch}`)
    this.defaultBranch = to
  }

  /**
   * A pull request by the name of its branch: opened the first time, with one more commit each further time, and where
   * files are given.
   */
  async pullRequest(
    name: string,
    base: string,
    isFork: boolean,
    files?: Readonly<Record<string, string>>,
  ): Promise<PullRequest> {
    const known =
      this.#pulls.get(name) ??
      (files === undefined ? undefined : await this.github.createPullRequest(name, undefined, base))
    const pull = isFork
      ? (known ?? (await this.github.createForkPullRequest(name)))
      : known === undefined
        ? await this.github.createPullRequest(name, undefined, base)
        : { ...known, headSha: await this.commit(name, `More of ${name}`, files) }
    this.#pulls.set(name, pull)
    return pull
  }

  knownPullRequest(name: string): PullRequest {
    const pull = this.#pulls.get(name)
    if (pull === undefined) throw new Error(`no pull request ${name}`)
    return pull
  }

  /** The commit with which GitHub tries the merge of a pull request. */
  async mergeCommit({ branch, headSha }: PullRequest, base: string): Promise<string> {
    const head = await this.github.api<{ tree: { sha: string } }>('GET', `${path}/git/commits/${headSha}`)
    const made = await this.github.api<{ sha: string }>('POST', `${path}/git/commits`, {
      message: `Merge ${branch} into ${base}`,
      tree: head.tree.sha,
      parents: [await this.github.headOf(base), headSha],
    })
    return made.sha
  }

  /** A run on a branch that ends before it has measured anything. */
  async idleRun(branch: string): Promise<void> {
    const commit = await this.commit(branch, 'Work')
    this.github.artifacts.addRun({
      id: this.nextRunId(),
      event: 'push',
      branch,
      commit,
      workflowPath: '.github/workflows/evals.yml',
      fromFork: false,
      conclusion: 'failure',
    })
  }

  /** The run has begun so long ago: earlier jobs of it took their time. */
  begunAgo(runId: number, ms: number): void {
    const run = this.github.artifacts.runs.get(runId)
    if (run !== undefined) Object.assign(run, { createdAt: new Date(Date.now() - ms).toISOString() })
  }

  #runId = 7000
  nextRunId(): number {
    this.#runId += 1
    return this.#runId
  }

  /** The eval service of the team, from the first time on that something asks for it. */
  deployment(): Promise<Deployment> {
    this.#deployment ??= startDeployment()
    return this.#deployment
  }

  /** Other actions may send requests that GitHub does not describe. */
  async close(): Promise<void> {
    await (await this.#deployment)?.close()
    await this.github.close().catch(() => {})
  }
}
