import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { countingPolicy, createCountingSuite } from '../support/measure/counting-evals.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { skipOnWindows } from '../support/systems.ts'
import { lastingFolder } from '../support/workspace.ts'

skipOnWindows('the commands are written for bash')

/* Commands that do something else than they were asked, or end too early. Nothing is green by that. */
const names = Array.from({ length: 12 }, (_, index) => `case ${index}`)
const suite = createCountingSuite(Object.fromEntries(names.map((name) => [name, 1])), 'adversary')
const kept = lastingFolder()
const report = '$EVAL_GATE_REPORTS/evals.json'
const edit = (rows: string) =>
  `'${process.execPath}' -e "const fs = require('node:fs'); const rows = JSON.parse(fs.readFileSync('${report}')); fs.writeFileSync('${report}', JSON.stringify(${rows}))"`
const later = (command: string) => `[ $EVAL_GATE_LOOK = 1 ] || { ${command}; }`
const onBase = (command: string) => `[ $EVAL_GATE_SIDE = head ] || { ${command}; }`

interface Trouble {
  /** Shell commands around the one that measures. */
  readonly before?: string
  readonly after?: string
  readonly budget?: string
}

const troubles: Readonly<Record<string, Trouble & { readonly says: RegExp }>> = {
  'answers only what passes': {
    after: later(edit('rows.filter(({ grade }) => grade)')),
    says: /wrote no results|reported less than/,
  },
  'answers half as often as it was asked': {
    after: later(edit('rows.filter((_, index) => index % 2)')),
    says: /wrote no results|reported less than/,
  },
  'answers for other cases': {
    after: later(edit("rows.map((row) => ({ ...row, question: 'case 1', grade: true }))")),
    says: /reported less than/,
  },
  'answers for cases that nobody knows': {
    after: later(edit("rows.map((row, at) => ({ ...row, question: 'other ' + at, grade: true }))")),
    says: /reported less than/,
  },
  'reports its first call again': {
    after: `${edit('rows.map((row, at) => ({ ...row, ms: 100 + at + Math.random() }))')}
[ $EVAL_GATE_LOOK != 1 ] || cp ${report} ${kept}/first.json
cp ${kept}/first.json ${report}`,
    says: /reported the results of an earlier call again/,
  },
  'ends without a report': { before: later('exit 1'), says: /wrote no results/ },
  'writes half a report': {
    after: later(`printf '[{"question": "case 3"' > ${report}`),
    says: /Nothing more was measured/,
  },
  'measures the head on both sides': {
    before: `cd '${suite.workspace}'`,
    says: /the base passes 0 of \d+ iterations of 1 case that passed 15 of 15/,
  },
  'fails everything on the base': {
    after: onBase(edit('rows.map((row) => ({ ...row, grade: false }))')),
    says: /cases that were never in doubt pass 0 of/,
  },
  'has no answer on the base': { before: onBase('exit 1'), says: /The base could not be run/ },
  'has prices that are no numbers': { after: `sed -i 's/0.01/"NaN"/g' ${report}`, says: /Measured: / },
  'has negative prices': { after: `sed -i 's/0.01/-5/g' ${report}`, says: /Measured: / },
  'takes too long': {
    before: later('sleep 60'),
    budget: 'minutes: 0.25',
    says: /longer than `look-again-budget`|not certain after/,
  },
}

let github: GitHub
let inputs: Readonly<Record<string, string>>
let nextRunId = 81_000

beforeAll(async () => {
  github = await startGitHub()
  const policy = countingPolicy.replace('cost: usd', 'cost: usd, milliseconds: ms')
  inputs = { 'suite-name': 'adversary', 'github-token': await github.createToken(), policy }
  for (let run = 0; run < 3; run += 1) {
    const job = await pushJob(github)
    const env = { ...job.env, GITHUB_SHA: suite.base }
    const measure = suite.command
    const result = await runStep({ workspace: suite.workspace, inputs: { ...inputs, measure }, ...job, env })
    expect(result.exitCode, result.stdout).toBe(0)
  }
})
afterAll(() => github.close())

async function measureChange(
  branch: string,
  rates: Readonly<Record<string, number>>,
  { before = '', after = '', budget }: Trouble,
) {
  suite.change(rates)
  const pullRequest = await github.createPullRequest(branch.replaceAll(/\W+/g, '-'))
  const job = pullRequestJob(github, pullRequest, { runId: nextRunId++ })
  const measure = `${before}\n${suite.command}\n${after}\ntrue`
  const limit = budget === undefined ? '' : `look-again-budget: { ${budget} }\n`
  const policy = `${inputs.policy}${limit}`
  return await runStep({ workspace: suite.workspace, inputs: { ...inputs, policy, measure }, ...job })
}

describe('a suite whose command does something else than it was asked', () => {
  it.each(Object.entries(troubles))('is not green where a case broke: it %s', async (title, trouble) => {
    const result = await measureChange(title, { 'case 3': 0 }, trouble)
    expect(result.outputs.verdict ?? 'none', result.stdout).not.toBe('passed')
    expect(result.stdout + result.summary).toMatch(trouble.says)
  })

  it.each([
    ['ends without a report', { before: later('exit 1') }, /the measurement stopped after 12 of 60/],
    ['has spent all evaluations', { budget: 'evaluations: 12' }, /not certain after 12 of 12/],
    ['has spent its time', { after: 'sleep 3', budget: 'minutes: 0.04' }, /no results|not certain|stopped/],
  ])('is open where nothing broke: it %s', async (title, trouble, why) => {
    const result = await measureChange(`healthy ${title}`, {}, trouble)
    expect(result.outputs.verdict, result.stdout).not.toBe('passed')
    expect(result.summary).toMatch(why)
  })
})
