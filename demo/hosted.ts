/**
 * The hosted job with nothing but this machine: the eval service and a GitHub emulation on loopback, the official
 * everything-server from npm as the MCP server under test, a suite as code, and the built action as a process, first
 * as a push to main, then as a pull request whose agent got worse. Ends by itself.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startGitHub } from '../test/support/github.ts'
import { startHostedWorld } from '../test/support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../test/support/run-action.ts'
import { expectStep, heading, showFiles, shown } from './show.ts'

const project = resolve(import.meta.dirname, '..')
const outFolder = join(project, '.eval-gate', 'demo-hosted')

/** The agent is a script here; `forgetful` says in which of five repetitions it forgets to call the tool. */
function suiteFile(forgetful: readonly boolean[]): string {
  const call = { calls: [{ toolName: 'get-sum', arguments: { a: 12, b: 30 } }], reply: 'It is 42.' }
  const guess = { calls: [], reply: 'About 40, I think.' }
  return `name: arithmetic agent
servers: [everything]
model: local/scripted
provider: local
cases:
  - id: adds
    title: Adds with the tool
    repetitions: 5
    steps:
      - prompt: What is 12 and 30?
        x-replies: ${JSON.stringify(forgetful.map((forgets) => (forgets ? guess : call)))}
      - assert: { type: toolCalledWith, tool: get-sum, arguments: { a: 12, b: 30 } }
  - id: repeats
    title: Repeats what it is told
    repetitions: 5
    steps:
      - { tool: echo, arguments: { message: hello } }
`
}

/** Runs the whole demo. */
export async function runHostedDemo(): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'eval-gate-demo-hosted-'))
  const world = await startHostedWorld({}, { rateLimit: { perMinute: 60, burst: 10 } })
  const github = await startGitHub()
  const write = (forgetful: readonly boolean[]) =>
    writeFileSync(join(workspace, 'suite.yml'), suiteFile(forgetful))
  try {
    const inputs = world.inputs({
      'suite-file': 'suite.yml',
      'sync-suite': 'true',
      'suite-name': 'arithmetic agent',
      preflight: 'doctor',
      triage: 'true',
      reproduce: 'on-failure',
      'github-token': await github.createToken(),
    })

    heading('1. A push to main: the suite is made, its server looked at, the run executed by the service')
    write([false, false, false, false, false])
    const onMain = await runStep({ workspace, inputs, ...(await pushJob(github)), realTime: true })
    expectStep(onMain, 0, 'passed')
    console.log(onMain.stdout.replaceAll(/^::(add-mask|debug)::.*\n/gm, ''))

    heading('2. A pull request whose agent forgets to call the tool')
    write([true, true, true, false, true])
    const pullRequest = await github.createPullRequest('quicker-answers')
    const onPullRequest = await runStep({
      workspace,
      inputs,
      ...pullRequestJob(github, pullRequest),
      realTime: true,
    })
    expectStep(onPullRequest, 1, 'failed')

    heading('The comment on the pull request')
    const [comment] = await github.comments(pullRequest.number)
    console.log(shown(comment?.body))

    heading('The result')
    console.log(`verdict      ${onPullRequest.outputs.verdict}`)
    console.log(`exit code    ${onPullRequest.exitCode}`)
    console.log(`regressions  ${onPullRequest.outputs.regressions}`)
    console.log(`hosted run   ${onPullRequest.outputs['run-url']}`)
    const { requests } = world.service
    // Each step keeps to the limit by itself; two steps in a row on one key may still meet it, and wait.
    const refused = requests.filter(({ status }) => status === 429).length
    console.log(`requests     ${requests.length} in all, ${refused} of them told to wait`)

    heading('Where to look')
    mkdirSync(outFolder, { recursive: true })
    cpSync(onPullRequest.outputs['results-file'] ?? '', join(outFolder, 'results.json'))
    writeFileSync(join(outFolder, 'comment.md'), comment?.body ?? '')
    writeFileSync(join(outFolder, 'summary.md'), onPullRequest.summary)
    writeFileSync(join(outFolder, 'log.txt'), onPullRequest.stdout)
    showFiles(github, outFolder, ['comment.md', 'summary.md', 'results.json', 'log.txt'])
  } finally {
    await github.close()
    await world.close()
    rmSync(workspace, { recursive: true, force: true })
  }
}
