import { readErrorMessage } from '../../errors.ts'
import { readFields, readList } from '../../model/data.ts'
import type { TerminalIo } from '../terminal-io.ts'

/** One answer of GitHub about a workflow. */
export interface Answer {
  readonly mark: '·' | '-' | '✗'
  readonly text: string
}

const toAnswers = (mark: Answer['mark'], text: string): readonly Answer[] => [{ mark, text }]

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Asks GitHub whether the runs of a workflow on the default branch exist, may be read and have kept a baseline, and
 * whether the branch requires checks. Nothing without a repository and a token (`GITHUB_REPOSITORY`, `GITHUB_TOKEN`).
 */
export async function askGitHub(
  { env }: Pick<TerminalIo, 'env'>,
  workflow: string,
  branch: string,
): Promise<readonly Answer[]> {
  const {
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: token,
    GITHUB_API_URL: api = 'https://api.github.com',
  } = env
  if (repository === undefined || token === undefined)
    return toAnswers(
      '·',
      'with GITHUB_REPOSITORY and GITHUB_TOKEN set, the runs on GitHub are looked at, too',
    )
  const askRepositoryApi = async (path: string): Promise<Reply> => {
    const response = await fetch(`${api}/repos/${repository}${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, body: readFields(await response.json().catch(() => ({}))) }
  }
  try {
    return [
      ...(await askForBaseline(askRepositoryApi, workflow, branch)),
      ...(await askForProtection(askRepositoryApi, branch)),
    ]
  } catch (error) {
    return toAnswers('-', `GitHub could not be asked: ${readErrorMessage(error)}`)
  }
}

type Ask = (path: string) => Promise<Reply>

async function askForBaseline(ask: Ask, workflow: string, branch: string): Promise<readonly Answer[]> {
  const runs = await ask(
    `/actions/workflows/${encodeURIComponent(workflow)}/runs?branch=${encodeURIComponent(branch)}&per_page=10`,
  )
  if (runs.status === 403 || runs.status === 401)
    return toAnswers(
      '✗',
      'the token may not read the runs of workflows, so no baseline is found:  actions: read   # under permissions:',
    )
  if (runs.status === 404)
    return toAnswers('-', `GitHub does not know ${workflow} yet: merge it into ${branch}`)
  const listed = (runs.body.workflow_runs ?? []) as readonly {
    id: number
    event: string
    conclusion: string | null
  }[]
  const storing = listed.filter(({ event }) => event !== 'pull_request')
  const [newest] = storing
  if (newest === undefined)
    return toAnswers('-', `${workflow} has not run on ${branch} yet; its first run there stores the baseline`)
  const artifacts = await ask(`/actions/runs/${newest.id}/artifacts?per_page=100`)
  const names = ((artifacts.body.artifacts ?? []) as readonly { name: string }[]).map(({ name }) => name)
  const keptBaselines = names.filter((name) => name.startsWith('eval-gate-baseline-'))
  if (keptBaselines.length === 0)
    return toAnswers(
      '✗',
      `the newest run of ${workflow} on ${branch} (${newest.conclusion ?? 'running'}) kept no baseline; its log says why`,
    )
  return [
    {
      mark: '·',
      text: `${storing.length === 10 ? 'the last 10 runs' : `${storing.length} of the last runs`} on ${branch} can be read, and the newest kept a baseline`,
    },
  ]
}

async function askForProtection(ask: Ask, branch: string): Promise<readonly Answer[]> {
  const { status, body } = await ask(`/branches/${encodeURIComponent(branch)}`)
  if (status !== 200) return []
  const { contexts } = readFields(readFields(body.protection).required_status_checks)
  const required = readList(contexts)
  if (body.protected !== true || required.length === 0)
    return toAnswers(
      '-',
      `${branch} requires no check, so a red one stops nobody: Settings → Rules → Require status checks to pass`,
    )
  return toAnswers(
    '·',
    `${branch} requires ${required.slice(0, 5).join(', ')}: the job of Eval Gate should be among them`,
  )
}
