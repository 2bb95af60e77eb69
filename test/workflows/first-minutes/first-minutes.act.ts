import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, readmePermissions, startGitHub } from '../../support/github.ts'
import { pullRequestJob, pushJob } from '../../support/run-action.ts'
import { createWorkspace, writeFiles } from '../../support/workspace.ts'
import { copyAction, findAct, type RunContext, runWorkflow } from '../act.ts'
import { projects } from './projects.ts'
import { readmeWorkflow } from './read-readme.ts'

/*
 * The first five minutes with Eval Gate, in an empty repository, with the real tools. `.ci/run` has Vitest only;
 * `npm run test:first-minutes` has all tools, which need pip, Go, Maven and a network.
 */
const chosen = (process.env.FIRST_MINUTES ?? 'Vitest').split(',')
/** File that gets what a person sees. */
const transcript = process.env.FIRST_MINUTES_TRANSCRIPT

const execute = promisify(execFile)
/** In ms. A first run downloads the tool and what it needs. */
const longest = 600_000

/** Actions that set up what this machine has; the workflow calls them as it would on a runner of GitHub. */
const setUps: Record<string, string> = {}

let act: string
let action: string
let github: GitHub
let token: string

beforeAll(() => {
  act = findAct()
  action = copyAction()
  const nothing = createWorkspace({
    'action.yml': 'name: Set up\nruns: { using: composite, steps: [{ run: "true", shell: bash }] }\n',
  })
  for (const name of ['node@v6', 'python@v6', 'go@v6', 'java@v5']) setUps[`actions/setup-${name}`] = nothing
}, 900_000)
beforeEach(async () => {
  github = await startGitHub()
  token = await github.createToken(readmePermissions)
  return () => github.close()
})

function tell(text: string): void {
  if (transcript !== undefined) appendFileSync(transcript, `${text.trimEnd()}\n`)
}

/** Runs the workflow on act as an event would. Its own variables are those that tools find their caches by. */
async function run(title: string, repository: string, context: RunContext) {
  const result = await runWorkflow({
    act,
    repository,
    ...context,
    secrets: { GITHUB_TOKEN: token },
    // The tools are those of this machine.
    localActions: { ...setUps, 'eval-gate/eval-gate@v0': action },
    keepsHome: true,
  })
  tell(`\n### ${title}: exit ${result.exitCode}\n\n\`\`\`text\n${shown(result.log)}\n\`\`\``)
  return result
}

/** What the jobs printed, without the notation of act and what takes pages. */
function shown(log: string): string {
  const lines = log.split('\n').map((line) => line.replace(/^\[[^\]]+\]\s*(?:\|\s?)?/, ''))
  return lines
    .filter((line) => !/^(?:\[(?:INFO|WARNING)\]|Downloading|Downloaded|##\[)/.test(line))
    .join('\n')
}

describe.each(chosen)('the first minutes with %s', (tool) => {
  const project = projects[tool]
  if (project === undefined) throw new Error(`${tool} is not one of ${Object.keys(projects).join(', ')}`)
  const { files, prepare, breaks, broken, isInReadme = false } = project

  let prepared: string
  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'eval-gate-project-'))
    writeFiles(prepared, files)
    if (prepare !== undefined) await execute('bash', ['-c', prepare], { cwd: prepared })
  }, 300_000)

  function createProject(): string {
    const repository = createWorkspace({})
    cpSync(prepared, repository, { recursive: true })
    return repository
  }

  async function pushAndBreak(repository: string): Promise<void> {
    const [path = ''] = globSync('.github/workflows/*.yml', { cwd: repository })
    const workflow = readFileSync(join(repository, path), 'utf8')
    tell(`\n\`\`\`yaml\n${workflow}\`\`\``)
    const onMain = await run('A push to main', repository, await pushJob(github))
    expect(onMain.exitCode, onMain.log).toBe(0)
    expect(onMain.log).toMatch(/Kept as the baseline/i)

    const file = join(repository, breaks.file)
    const before = readFileSync(file, 'utf8')
    expect(before).toContain(breaks.from)
    writeFileSync(file, before.replace(breaks.from, breaks.to))
    const pullRequest = await github.createPullRequest('cheaper')
    const context = pullRequestJob(github, pullRequest)
    const onPullRequest = await run('A pull request that breaks a test', repository, context)
    expect(onPullRequest.exitCode, onPullRequest.log).toBe(1)
    const comments = await github.comments(pullRequest.number)
    tell(`\nThe comment:\n\n${comments.map(({ body }) => body).join('\n')}`)
    expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining(broken)])
  }

  it.runIf(isInReadme)(
    'work as the README says',
    async () => {
      tell(`\n# ${tool}\n\n## The README, word for word`)
      const repository = createProject()
      const workflow = readmeWorkflow(tool)
      writeFiles(repository, { '.github/workflows/evals.yml': workflow })
      await pushAndBreak(repository)
    },
    longest,
  )

  it(
    'work with what `eval-gate init` proposes',
    async () => {
      tell('\n## `eval-gate init`\n')
      const repository = createProject()
      const cli = join(action, 'dist/cli/index.js')
      const proposed = await execute(process.execPath, [cli, 'init', '--yes'], { cwd: repository })
      tell(`\`\`\`text\n$ eval-gate init --yes\n${proposed.stderr}\`\`\``)
      await pushAndBreak(repository)
    },
    longest,
  )
})
