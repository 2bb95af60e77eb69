import { createHash } from 'node:crypto'
import { stringify } from 'yaml'
import { splitLines } from '../../paths/lines.ts'
import type { Survey } from './survey.ts'
import type { FoundTool } from './tools.ts'

/** A file that `eval-gate init` would write. */
export interface ProposedFile {
  /** Relative to the repository. */
  readonly path: string
  readonly text: string
}

const mark = '# Written by eval-gate init'

/** The files for a repository. The workflow never takes the name of one that is there. */
export function proposeFiles(survey: Survey): readonly ProposedFile[] {
  const names = ['evals.yml', 'eval-gate.yml', 'eval-gate-init.yml']
  const name = names.find((one) => !survey.workflows.includes(one)) ?? 'eval-gate-init.yml'
  const files = [{ path: `.github/workflows/${name}`, text: sign(workflowOf(survey)) }]
  if (survey.hasPolicy) return files
  return [...files, { path: '.github/eval-gate.yml', text: sign(policy) }]
}

/** With the hash of the text, so that a file that was changed since is never removed. */
function sign(text: string): string {
  return `${mark} (${hashOf(text)}); eval-gate init --undo removes it as long as it is unchanged.\n${text}`
}

/** Whether a file is as `eval-gate init` wrote it: `ours`, `changed` since, or `foreign`. */
export function originOf(text: string): 'ours' | 'changed' | 'foreign' {
  const [first = ''] = splitLines(text)
  if (!first.startsWith(mark)) return 'foreign'
  const rest = text.slice(text.indexOf('\n') + 1).replaceAll('\r\n', '\n')
  return first.includes(`(${hashOf(rest)})`) ? 'ours' : 'changed'
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const policy = `# How strict the gate is. docs/policy.md of Eval Gate describes every setting; these are the defaults.
# A pull request is judged by the policy of its base branch.
fail-on: regressions # or new-failures, failures, never
# min-pass-rate: 95%
`

function workflowOf({ tools, defaultBranch }: Survey): string {
  const branch = JSON.stringify(defaultBranch)
  return `name: Evals
on:
  pull_request:
  push:
    branches: [${branch}] # these runs store the baseline

permissions:
  contents: read # to check out the code, and to read the policy of the base branch
  actions: read # to find the baseline among the artifacts of earlier runs
  pull-requests: write # to comment on the pull request

jobs:
  evals:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
${installSteps(tools)}${tools.map(testStep).join('')}      - uses: eval-gate/eval-gate@v0
        with:
          # A run that failed outside of its cases is noticed too.
          test-outcome: |
${tools.map((_, index) => `            \${{ steps.${stepId(index)}.outcome }}\n`).join('')}          # One line per report, so that a missing one is noticed.
          reports: |
${tools.map((tool) => `            ${join(tool.folder, tool.reports)}\n`).join('')}`
}

/** Each command once per folder. */
function installSteps(tools: readonly FoundTool[]): string {
  const steps = tools.flatMap(({ install, installIn }) =>
    install.map((command) => stepOf(command, installIn)),
  )
  return [...new Set(steps)].join('')
}

const stepId = (index: number) => (index === 0 ? 'tests' : `tests-${index + 1}`)

function testStep({ command, folder, env }: FoundTool, index: number): string {
  const lines = Object.entries(env ?? {}).map(([name, value]) => `          ${name}: ${value}\n`)
  const variables = lines.length === 0 ? '' : `        env:\n${lines.join('')}`
  // Eval Gate decides; a step that writes no report still fails the job.
  return `${stepOf(command, folder)}        id: ${stepId(index)}\n        continue-on-error: true\n${variables}`
}

function stepOf(command: string, folder: string): string {
  const place = folder === '.' ? '' : `        working-directory: ${scalar(folder)}\n`
  return `      - run: ${scalar(command)}\n${place}`
}

/** As YAML writes it, in quotes where it has to. */
const scalar = (text: string) => stringify(text, { lineWidth: 0 }).trim()

const join = (folder: string, path: string) => (folder === '.' ? path : `${folder}/${path}`)
