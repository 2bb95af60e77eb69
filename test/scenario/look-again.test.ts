import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { type JobOptions, pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace, junitReport, writeFiles } from '../support/workspace.ts'

skipOnWindows('the commands are written for bash')

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

/** Writes iterations of the case in doubt into the given folder, failing where the code is broken. */
const measureAgain = `
if [ -e broken ]; then body='<failure message="broken"/>'; else body=''; fi
{
  echo '<testsuite name="agent">'
  for i in $(seq $EVAL_GATE_ITERATIONS); do echo "<testcase classname='agent' name='answers'>$body</testcase>"; done
  echo '</testsuite>'
} > "$EVAL_GATE_REPORTS/again.xml"
echo "side $EVAL_GATE_SIDE, pattern $EVAL_GATE_PATTERN, $(wc -c < "$EVAL_GATE_CASES") bytes of cases"
`

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=octo', '-c', 'user.email=octo@example.com']
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim()
}

/** A repository whose base commit is good, measured once on main. */
async function measuredRepository(suiteName: string) {
  const workspace = createWorkspace({ '.gitignore': 'junit.xml\n' })
  git(workspace, 'init', '--quiet', '--initial-branch=main')
  git(workspace, 'add', '.')
  git(workspace, 'commit', '--quiet', '-m', 'good')
  const base = git(workspace, 'rev-parse', 'HEAD')
  // The tests run after the checkout.
  writeFiles(workspace, {
    'junit.xml': junitReport([{ name: 'answers' }, { name: 'listens' }], 'agent'),
  })
  const job = await pushJob(github)
  const inputs = {
    reports: 'junit.xml',
    'suite-name': suiteName,
    'github-token': token,
    'look-again': measureAgain,
  }
  await runStep({ workspace, inputs, ...job, env: { ...job.env, GITHUB_SHA: base } })
  writeFiles(workspace, {
    'junit.xml': junitReport([{ name: 'answers', outcome: 'failed' }, { name: 'listens' }], 'agent'),
  })
  return { workspace, inputs }
}

describe('a second look', () => {
  it('fails when the fresh iterations fail too', async () => {
    const { workspace, inputs } = await measuredRepository('confirmed')
    writeFiles(workspace, { broken: '' })
    git(workspace, 'add', 'broken')
    git(workspace, 'commit', '--quiet', '-m', 'break it')
    const pullRequest = await github.createPullRequest('confirmed')
    const result = await runStep({ workspace, inputs, ...pullRequestJob(github, pullRequest) })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.stdout).toContain('side head, pattern answers')
    expect(result.stdout).toContain('side base, pattern answers')
    expect(result.outputs).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(git(workspace, 'worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('acquits when they pass', async () => {
    const { workspace, inputs } = await measuredRepository('acquitted')
    const pullRequest = await github.createPullRequest('acquitted')
    const result = await runStep({ workspace, inputs, ...pullRequestJob(github, pullRequest) })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs).toMatchObject({ verdict: 'passed', regressions: '0', failed: '1' })
  })

  it('has the history of the base to compare with where the base is not run', async () => {
    const { workspace, inputs } = await measuredRepository('head only')
    writeFiles(workspace, { broken: '' })
    const pullRequest = await github.createPullRequest('head-only')
    const result = await runStep({
      workspace,
      inputs: { ...inputs, 'look-again-base': 'off' },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.stdout).not.toContain('side base')
    expect(result.summary).toContain('The base could not be run again, so only its history counts')
  })

  it('makes the checkout of the base ready first', async () => {
    const { workspace, inputs } = await measuredRepository('prepared')
    const pullRequest = await github.createPullRequest('prepared')
    const result = await runStep({
      workspace,
      inputs: { ...inputs, 'look-again-base': 'echo "prepares $EVAL_GATE_SIDE"; touch ready' },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.stdout).toContain('prepares base')
    expect(result.outputs).toMatchObject({ verdict: 'passed' })
  })

  it('clears nothing by a base that fails what it passed', async () => {
    const { workspace, inputs } = await measuredRepository('shared')
    writeFiles(workspace, { broken: '' })
    const pullRequest = await github.createPullRequest('shared')
    const result = await runStep({
      workspace,
      inputs: { ...inputs, 'look-again-base': 'touch broken' },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(result.summary).toContain('Measured again, the base passes 0 of 1 iterations of 1 case')
    expect(result.summary).toContain('Something is missing here or shared with the change')
  })

  it('clears nothing by such a base where the iterations are declared', async () => {
    const { workspace, inputs } = await measuredRepository('declared')
    writeFiles(workspace, { broken: '' })
    const iterated = measureAgain.replaceAll("name='answers'", "name='answers (iteration $i)'")
    const result = await runStep({
      workspace,
      inputs: { ...inputs, 'look-again': iterated, 'look-again-base': 'touch broken' },
      ...pullRequestJob(github, await github.createPullRequest('declared')),
    })
    expect(result.outputs, result.stdout + result.summary).toMatchObject({
      verdict: 'failed',
      regressions: '1',
    })
  })

  it('clears nothing where it measures other cases than those in doubt', async () => {
    const { workspace, inputs } = await measuredRepository('others')
    writeFiles(workspace, { broken: '' })
    const result = await runStep({
      workspace,
      inputs: { ...inputs, 'look-again': measureAgain.replaceAll("name='answers'", "name='answers again'") },
      ...pullRequestJob(github, await github.createPullRequest('others')),
    })
    expect(result.outputs.verdict, result.stdout).not.toBe('passed')
  })

  it('ends what a command has left running before the other side is measured', async () => {
    const { workspace, inputs } = await measuredRepository('left over')
    const left = '( trap "" TERM; sleep 100 ) > /dev/null 2>&1 & echo $! >> "$RUNNER_TEMP/left"'
    const alive =
      'for pid in $(cat "$RUNNER_TEMP/left"); do grep -qs "State:.[^Z]" /proc/$pid/status && echo "left $pid" || true; done'
    const pullRequest = await github.createPullRequest('left-over')
    const result = await runStep({
      workspace,
      inputs: {
        ...inputs,
        'look-again': `touch "$RUNNER_TEMP/left"; ${alive}; ${left}\n${measureAgain}`,
      },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.outputs).toMatchObject({ verdict: 'passed' })
    expect(result.stdout).toContain('side base')
    expect(result.stdout).not.toMatch(/^left \d/m)
  })

  it.each([
    [
      'removes its folder',
      'rm -rf "$EVAL_GATE_REPORTS"',
      /results of the head side could not be read \(there is no such file/,
    ],
    ['removes the workspace', 'rm -rf "$PWD"', /changed what is checked out on the head side/],
    ['cuts its report', 'truncate --size=-20 "$EVAL_GATE_REPORTS/again.xml"', /again\.xml/],
    [
      'goes to another commit and back',
      'git checkout --quiet HEAD~1; git checkout --quiet -',
      /changed what is checked out on the head side/,
    ],
  ])('keeps the first verdict when the command %s', async (what, command, why) => {
    const { workspace, inputs } = await measuredRepository(what)
    git(workspace, 'commit', '--quiet', '--allow-empty', '-m', 'change')
    const pullRequest = await github.createPullRequest(what.replaceAll(' ', '-'))
    const result = await runStep({
      workspace,
      inputs: { ...inputs, 'look-again': `${measureAgain}\n${command}` },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(result.stdout).toMatch(why)
    expect(result.summary).toContain('could not be measured again')
    expect(JSON.stringify(await github.comments(pullRequest.number))).toContain('answers')
  })

  it('keeps the first verdict and says why when the command gives nothing', async () => {
    const { workspace, inputs } = await measuredRepository('mute')
    const pullRequest = await github.createPullRequest('mute')
    const result = await runStep({
      workspace,
      inputs: { ...inputs, 'look-again': 'exit 7' },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.stdout).toContain('wrote no results into $EVAL_GATE_REPORTS on the head side (exit code 7)')
    expect(result.summary).toContain('could not be measured again')
  })
})

describe('evals whose base runs are too old', () => {
  const command = `
if [ -e broken ]; then body='<failure message="broken"/>'; else body=''; fi
if [ -e without-key ]; then body='<failure message="no key"/>'; fi
{
  echo '<testsuite name="agent">'
  for i in $(seq $EVAL_GATE_ITERATIONS); do
    if [ -e shaky ] && [ $i -gt 1 ]; then body='<failure message="time-out"/>'; fi
    echo "<testcase classname='agent' name='answers (iteration $i)'>$body</testcase>"
  done
  echo '</testsuite>'
} > "$EVAL_GATE_REPORTS/again.xml"
echo "side $EVAL_GATE_SIDE"
`
  const iterations = (passed: number) =>
    junitReport(
      Array.from({ length: 5 }, (_, index) => ({
        name: `answers (iteration ${index + 1})`,
        outcome: index < passed ? ('passed' as const) : ('failed' as const),
      })),
      'agent',
    )

  /** A pull request after 35 days in which main was not measured. */
  async function afterPause(suiteName: string, passed: number, baseFile = 'fine') {
    const isBroken = passed === 0
    const workspace = createWorkspace({ '.gitignore': 'junit.xml\n', [baseFile]: '' })
    git(workspace, 'init', '--quiet', '--initial-branch=main')
    git(workspace, 'add', '.')
    git(workspace, 'commit', '--quiet', '-m', 'good')
    const base = git(workspace, 'rev-parse', 'HEAD')
    const inputs = {
      reports: 'junit.xml',
      'suite-name': suiteName,
      'github-token': token,
      'look-again': command,
    }
    for (let run = 0; run < 3; run += 1) {
      writeFiles(workspace, { 'junit.xml': iterations(5) })
      const job = await pushJob(github)
      await runStep({ workspace, inputs, ...job, env: { ...job.env, GITHUB_SHA: base } })
    }
    const earlier = (at: string) => new Date(Date.parse(at) - 35 * 86_400_000).toISOString()
    for (const of of [...github.artifacts.runs.values(), ...github.artifacts.artifacts])
      Object.assign(of, { createdAt: earlier(of.createdAt) })
    if (isBroken) {
      writeFiles(workspace, { broken: '' })
      git(workspace, 'add', 'broken')
    }
    git(workspace, 'commit', '--quiet', '--allow-empty', '-m', 'change it')
    writeFiles(workspace, { 'junit.xml': iterations(passed) })
    const pullRequest = await github.createPullRequest(suiteName)
    return await runStep({ workspace, inputs, ...pullRequestJob(github, { ...pullRequest, baseSha: base }) })
  }

  it('are measured on the base now, and a break is red', async () => {
    const result = await afterPause('old-and-broken', 0)
    expect(result.stdout).toContain('side base')
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed' })
    expect(result.summary).toContain('1 eval was measured on the base branch now')
  })

  it('are green when nothing broke', async () => {
    const result = await afterPause('old-and-fine', 5)
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'passed' })
  })

  it('are no base where the machine lacks what they need', async () => {
    const result = await afterPause('old-without-key', 0, 'without-key')
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'inconclusive' })
    expect(result.summary).toContain('1 eval was not compared with it')
  })

  it('are no base where they are worse there than in its own history', async () => {
    const result = await afterPause('old-and-shaky', 1, 'shaky')
    expect(result.stdout).toContain('side base')
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'inconclusive' })
    expect(result.stdout).toContain('did worse than its own history (1 of 5 passed, before: 15 of 15)')
  })
})

/** Writes what each leg of a matrix measures again into a folder of its name. */
const measureLegsAgain = `
for leg in small large; do
  mkdir -p "$EVAL_GATE_REPORTS/$leg"
  if [ -e "broken-$leg" ]; then body='<failure message="broken"/>'; else body=''; fi
  echo "<testsuite name='agent'><testcase classname='agent' name='answers'>$body</testcase></testsuite>" > "$EVAL_GATE_REPORTS/$leg/again.xml"
done
echo "looks at the $EVAL_GATE_SIDE"
`

describe('a second look at a matrix', () => {
  let runId = 61_000

  /** A workflow run whose legs collect what fails in them, and whose last job merges. */
  async function judgeMatrix(
    workspace: string,
    start: (options: JobOptions) => Promise<Pick<Parameters<typeof runStep>[0], 'env' | 'event'>>,
    {
      suite,
      failing,
      env = {},
    }: { readonly suite: string; readonly failing: readonly string[]; readonly env?: object },
  ) {
    runId += 1
    const inputs = { 'suite-name': suite, 'github-token': token }
    for (const [index, model] of ['small', 'large'].entries()) {
      const job = await start({ runId, attempt: 1, job: 'evals' })
      const outcome = failing.includes(model) ? ('failed' as const) : ('passed' as const)
      const report = junitReport([{ name: 'answers', outcome }, { name: 'listens' }], 'agent')
      const { exitCode, stdout } = await runStep({
        ...job,
        env: { ...job.env, ...env },
        workspace: createWorkspace({ 'junit.xml': report }),
        inputs: {
          ...inputs,
          mode: 'collect',
          reports: 'junit.xml',
          matrix: JSON.stringify({ model }),
          strategy: JSON.stringify({ 'job-index': index, 'job-total': 2 }),
        },
      })
      expect(exitCode, stdout).toBe(0)
    }
    const job = await start({ runId, attempt: 1, job: 'verdict' })
    const policy = 'parts: variants'
    return await runStep({
      ...job,
      env: { ...job.env, ...env },
      workspace,
      inputs: { ...inputs, mode: 'merge', policy, 'look-again': measureLegsAgain, 'look-again-base': 'true' },
    })
  }

  it.each([
    ['fails where a leg fails again', 'broken-large', 'failed'],
    ['acquits a leg that passes again', 'unrelated', 'passed'],
  ])('%s', async (_, change, verdict) => {
    const workspace = createWorkspace({ 'README.md': '' })
    git(workspace, 'init', '--quiet', '--initial-branch=main')
    git(workspace, 'add', '.')
    git(workspace, 'commit', '--quiet', '-m', 'good')
    const env = { GITHUB_SHA: git(workspace, 'rev-parse', 'HEAD') }
    const suite = `matrix ${change}`
    const onMain = await judgeMatrix(workspace, (options) => pushJob(github, 'main', options), {
      suite,
      failing: [],
      env,
    })
    expect(onMain.outputs.verdict, onMain.stdout).toBe('passed')
    writeFiles(workspace, { [change]: '' })
    git(workspace, 'add', '.')
    git(workspace, 'commit', '--quiet', '-m', 'change')
    const pullRequest = await github.createPullRequest(change)
    const result = await judgeMatrix(
      workspace,
      async (options) => pullRequestJob(github, pullRequest, options),
      { suite, failing: ['large'] },
    )
    expect(result.stdout).toContain('looks at the base')
    expect(result.outputs.verdict, result.stdout).toBe(verdict)
    if (verdict === 'failed') expect(result.summary).toContain('large')
  })

  it('is a command', async () => {
    const result = await runStep({
      ...(await pushJob(github)),
      workspace: createWorkspace({}),
      inputs: { mode: 'merge', 'suite-name': 'auto', 'github-token': token, 'look-again': 'auto' },
    })
    expect(result.exitCode).toBe(2)
    expect(result.stdout).toContain('look-again must be a command with `mode: merge`')
  })
})
