/**
 * The main job on real input, with nothing but this machine: the eval service and a GitHub emulation on loopback,
 * real Vitest evals, and the built action as a process, first as a push to main, then as a pull request whose
 * agent got worse. Ends by itself. `npm run demo -- hosted` shows a hosted run instead.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startLocalService } from '../local-service/index.ts'
import { startGitHub } from '../test/support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../test/support/run-action.ts'
import { runHostedDemo } from './hosted.ts'
import { expectStep, heading, showFiles, shown } from './show.ts'

if (process.argv[2] === 'hosted') {
  await runHostedDemo()
  process.exit()
}

const project = resolve(import.meta.dirname, '..')
const workspace = mkdtempSync(join(tmpdir(), 'eval-gate-demo-'))
const outFolder = join(project, '.eval-gate', 'demo')
const suiteFiles = ['support-agent.ts', 'support-agent.eval.ts', 'vitest.config.ts']

/** Runs the evals as a workflow would and leaves the report in the workspace. */
function runEvals(version: 'main' | 'pull-request'): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(project, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=json',
      '--outputFile=reports/evals.json',
    ],
    { cwd: workspace, env: { ...process.env, DEMO_VERSION: version, NO_COLOR: '1' }, encoding: 'utf8' },
  )
  if (status === null) throw new Error(`Vitest could not be run: ${stderr}`)
  console.log(`vitest run: ${status === 0 ? 'all evals passed' : 'some evals failed, as evals do'}`)
  if (!stdout.includes('JSON report')) throw new Error(`Vitest wrote no report:\n${stdout}\n${stderr}`)
}

const service = await startLocalService({ keys: ['sk_demo'] })
const github = await startGitHub()
try {
  for (const name of suiteFiles) cpSync(join(project, 'demo/suite', name), join(workspace, name))
  symlinkSync(join(project, 'node_modules'), join(workspace, 'node_modules'))
  const inputs = {
    reports: 'reports/*.json',
    'suite-name': 'support agent',
    'api-key': 'sk_demo',
    'base-url': service.baseUrl,
    'github-token': await github.createToken(),
  }

  heading('1. A push to main: the baseline')
  runEvals('main')
  const onMain = await runStep({ workspace, inputs, ...(await pushJob(github)), realTime: true })
  // Some evals fail, and there is nothing to compare with yet: no verdict, but a baseline.
  expectStep(onMain, 0, 'inconclusive')
  console.log(
    `verdict ${onMain.outputs.verdict}, exit code ${onMain.exitCode}, pass rate ${onMain.outputs['pass-rate']}`,
  )

  heading('2. A pull request whose agent got worse')
  const pullRequest = await github.createPullRequest('simpler-refunds')
  runEvals('pull-request')
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
  const runPage = await fetch(onPullRequest.outputs['run-url'] ?? '')
  console.log(`run page     in the local eval service, which answered ${runPage.status}`)

  heading('Where to look')
  cpSync(onPullRequest.outputs['results-file'] ?? '', join(outFolder, 'results.json'))
  writeFileSync(join(outFolder, 'comment.md'), comment?.body ?? '')
  writeFileSync(join(outFolder, 'summary.md'), onPullRequest.summary)
  writeFileSync(join(outFolder, 'log.txt'), onPullRequest.stdout)
  showFiles(github, outFolder, ['comment.md', 'summary.md', 'results.json', 'log.txt'])
} finally {
  await github.close()
  await service.close()
  rmSync(workspace, { recursive: true, force: true })
}
