import { tests, upTo } from '../../setups/reports.ts'
import type { Attack, Command } from '../attack.ts'
import type { Left } from '../left.ts'
import { fillWith } from '../reports.ts'
import { findCommand, findEscape, findExhaustion, findSecret } from '../signs.ts'

const script = `</script><script>owned</script><img src="https://evil.example/p.png" onerror="owned">`
const secret = `ghp${'_'}a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8`
const link = '\u001b]8;;https://evil.example\u0007owned\u001b]8;;\u0007'
const annotation = 'x\n::error::owned'
const policyFile = '.github/eval-gate.yml'

/** A page for a browser in which something of the attacker came to life. */
const findScript = ({ kept }: Left): string | undefined =>
  kept.some((page) => /<script>owned|<img src="https:\/\/evil/.test(page)) ? 'in the page' : undefined

/** A variable of the process that reads, in what it prints or writes. */
const variables = { EVAL_GATE_TEST_TOKEN: secret }

function command(id: string, words: string, run: Command, find: Attack['find']): Attack {
  return { id: `reads-${id}`, words, aims: 'a command line', steps: [], command: run, find }
}

const history = (text: string): Command => ({
  files: { 'runs/1/junit.xml': fillWith(text), 'runs/2/junit.xml': tests(12) },
  args: ['history', '--runs', 'runs'],
  writes: ['eval-gate-history.html'],
})

const audit = (text: string, more: Command['files'] = {}): Command => ({
  files: {
    ...Object.fromEntries(upTo(4).map((at) => [`runs/${at}/junit.xml`, fillWith(text)])),
    'pulls/1/junit.xml': fillWith(text),
    ...more,
  },
  args: ['audit', '--runs', 'runs', '--pull-requests', 'pulls', '--suite-name', 'shop'],
})

/** A results file of a pull request, which says what was spent. */
const spent = (usd: string, date = '1750000000000') =>
  `{"schema":"eval-gate-results","version":1,"run":{"id":"1","suiteName":"shop","createdAt":${date},"spent":{"evaluations":${usd},"costUsd":${usd}}},"cases":[]}`

const affected = (policy: string, path = 'prompts/refund.txt'): Command => ({
  files: { [policyFile]: policy, 'a.txt': 'a' },
  changes: { [path]: 'b' },
  args: ['affected', '--since', 'HEAD~1'],
})

const workflow = (steps: string, before = ''): Readonly<Record<string, string>> => ({
  '.github/workflows/evals.yml': `${before}
name: evals
on: pull_request
jobs:
  evals:
    runs-on: ubuntu-latest
    steps:
${steps}
      - uses: eval-gate/eval-gate@v1
        with:
          reports: reports/*.xml
`,
  'reports/junit.xml': tests(12),
})

const check = (files: Readonly<Record<string, string>>): Command => ({
  files,
  args: ['init', '--check'],
  variables,
})

const aliases = upTo(20).map((at) => `x${at}: &x${at} [${`*x${at - 1}, `.repeat(20)}]`)

/** What somebody who reads a hostile repository, or files of one, runs in a terminal or in a workflow of Pages. */
export const commandLines: readonly Attack[] = [
  command(
    'history-script',
    'Names and messages of a run on the page of months are a script.',
    history(script),
    findScript,
  ),
  command(
    'history-log',
    'They are commands of the runner, in a workflow that publishes the page.',
    history(annotation),
    findCommand,
  ),
  command('history-escape', 'They are a link for the terminal.', history(link), findEscape),
  command(
    'history-secret',
    'They hold a credential; the page is public.',
    history(`token ${secret}`),
    findSecret(secret),
  ),
  command(
    'history-nested',
    'A run on the page of months is a results file of endless lists.',
    {
      files: { 'runs/1/eval-gate-results.json': '['.repeat(5_000_000), 'runs/2/junit.xml': tests(12) },
      args: ['history', '--runs', 'runs'],
    },
    findExhaustionOnly,
  ),
  command(
    'affected-log',
    'A pattern of the policy is a command of the runner; the job writes the answer into its log.',
    affected(`affected:\n  - { paths: "prompts/*", cases: ["x\\n::error::owned"] }\n`),
    findCommand,
  ),
  command(
    'affected-path',
    'The name of a changed file is a link for the terminal.',
    affected('affected:\n  - { paths: "src/*" }\n', `prompts/${link.replaceAll('/', ':')}.txt`),
    findEscape,
  ),
  command(
    'affected-pattern',
    'The policy has a pattern of stars that takes endless time on a long path.',
    affected(
      `affected:\n  - { paths: "${'*a'.repeat(60)}b" }\n`,
      `${'a'.repeat(200)}/${'a'.repeat(200)}.txt`,
    ),
    findExhaustionOnly,
  ),
  command(
    'audit-log',
    'Names and messages of runs that are audited are commands of the runner.',
    audit(annotation),
    findCommand,
  ),
  command('audit-escape', 'They are a link for the terminal.', audit(link), findEscape),
  command('audit-secret', 'They hold a credential.', audit(`token ${secret}`), findSecret(secret)),
  command(
    'audit-nested',
    'The results of a pull request whose cost is summed up are endless lists.',
    audit('x', { 'pulls/2/eval-gate-results.json': '['.repeat(5_000_000) }),
    findExhaustionOnly,
  ),
  command(
    'audit-cost',
    'They say that the pull request cost less than nothing, and more than all numbers.',
    audit('x', {
      'pulls/2/eval-gate-results.json': spent('-1e308'),
      'pulls/3/eval-gate-results.json': spent('1e999'),
      'pulls/4/eval-gate-results.json': spent('5', '1e300'),
    }),
    findNonsense,
  ),
  command(
    'check-log',
    'A step of a workflow has a command of the runner in its name.',
    check(workflow('      - { name: "x\\n::error::owned", run: "true" }')),
    findCommand,
  ),
  command(
    'check-escape',
    'A step of a workflow has a link for the terminal in its name.',
    check(workflow('      - { name: "\\e]8;;https://evil.example\\aowned", run: "true" }')),
    findEscape,
  ),
  command(
    'check-aliases',
    'A workflow is a bomb of aliases.',
    check(workflow('      - run: "true"', `x0: &x0 [1, 2]\n${aliases.join('\n')}`)),
    findExhaustionOnly,
  ),
  command(
    'check-expression',
    'A condition of a workflow is a hundred thousand brackets deep.',
    check(workflow(`      - { run: "true", if: "${'('.repeat(100_000)}1${')'.repeat(100_000)}" }`)),
    findExhaustionOnly,
  ),
  command(
    'check-environment',
    'A workflow prints the variables of whoever checks it, by an expression.',
    check(workflow(`      - { name: "\${{ env.EVAL_GATE_TEST_TOKEN }}", run: "true" }`)),
    findSecret(secret),
  ),
]

/** A command that reads judges nothing: its end alone is no gain. */
function findExhaustionOnly(left: Left): string | undefined {
  return findExhaustion({ ...left, colour: 'red' })
}

/** A sum that nobody can have spent, or a command that broke. */
function findNonsense(left: Left): string | undefined {
  const said = left.steps.map(({ stdout }) => stdout).join('')
  const [nonsense] = /\$-|-\$|NaN|Infinity|Invalid Date|e\+\d{2}/.exec(said) ?? []
  return nonsense ?? findExhaustionOnly(left)
}
