import { tests } from '../../setups/reports.ts'
import { main, pull } from '../../setups/runs.ts'
import type { Attack } from '../attack.ts'
import { attackerGate, fillWith } from '../reports.ts'
import { findCommand, findEscape, findMarkup } from '../signs.ts'

/** Texts that a report may hold, and what they would become on a page of GitHub. */
export const markups: Readonly<Record<string, readonly [words: string, text: string]>> = {
  mention: ['a mention of a person', '@octocat'],
  team: ['a mention of a team', '@acme/owners please approve'],
  'mention-after-code': ['a mention behind code', '`x` @octocat'],
  issue: ['a reference to an issue', 'fixes #4242'],
  'issue-short': ['a reference by GH-', 'GH-4242'],
  'issue-elsewhere': ['a reference to an issue elsewhere', 'acme/shop#4242'],
  advisory: ['a reference to an advisory', 'GHSA-aaaa-bbbb-cccc CVE-2024-4242'],
  address: ['a bare address', 'see https://evil.example/login'],
  'address-www': ['an address without a scheme', 'www.evil.example/login'],
  mail: ['an address of mail', 'mailto:boss@evil.example boss@evil.example'],
  link: ['a link', '[click me](https://evil.example)'],
  'link-reference': ['a link by reference', '[click me][r]\n\n[r]: https://evil.example'],
  'link-angle': ['a link in angle brackets', '<https://evil.example>'],
  'link-html': ['a link of HTML', '<a href="https://evil.example">click me</a>'],
  image: ['an image that tells who reads', '![x](https://evil.example/pixel.png)'],
  'image-html': ['an image of HTML', '<img src="https://evil.example/pixel.png">'],
  'image-in-link': ['an image in a link', '[![x](https://evil.example/p.png)](https://evil.example)'],
  heading: ['a heading', 'x\n\n# owned'],
  'heading-underlined': ['an underlined heading', 'x\n\nowned\n==='],
  'heading-html': ['a heading of HTML', '</details></summary><h1>owned</h1>'],
  strong: ['bold text', '**owned**'],
  'strong-html': ['bold text of HTML', '</code></pre><b>owned</b>'],
  alert: ['an alert', 'x\n\n> [!CAUTION]\n> owned'],
  list: ['a list', 'x\n\n- owned\n- owned'],
  task: ['a task', 'x\n\n- [x] owned'],
  table: ['a table', 'x\n\n| owned |\n| --- |\n| owned |'],
  cell: ['a cell of a table', 'x | **owned** | y'],
  fence: ['the end of a block of code', 'x\n```\n# owned\n'],
  'fence-long': ['the end of a long block of code', 'x\n``````\n# owned\n~~~~~~\n# owned\n'],
  'code-end': ['the end of code', '`` ` `` ``` **owned**'],
  comment: ['a comment that hides what follows', 'x\n\n<!-- owned'],
  marker: ['a marker like those of bots', 'x\n\n<!-- owned: eval-gate -->'],
  diagram: ['a diagram', 'x\n\n```mermaid\nowned\n```'],
  mathematics: ['mathematics', '$owned$ $$owned$$'],
  emoji: ['an emoji', ':owned:'],
  entities: ['entities that become markup', '&lt;img src=x&gt; &commat;octocat &#64;octocat'],
  direction: ['characters that turn the direction', 'user\u202etxt.exe'],
  details: ['an element that folds the rest away', '<details><summary>owned</summary>'],
}

/** Texts for the log, which the runner would obey. */
export const commands: Readonly<Record<string, readonly [words: string, text: string]>> = {
  error: ['an annotation', '\n::error::owned'],
  'error-file': ['an annotation of a file', '\n::error file=a.ts,line=1::owned'],
  output: ['an output', '\n::set-output name=verdict::owned'],
  variable: ['a variable', '\n::set-env name=PATH::owned'],
  path: ['a folder of programs', '\n::add-path::owned'],
  mask: ['a mask for the log', '\n::add-mask::owned'],
  stop: ['the end of all commands', '\n::stop-commands::owned'],
  return: ['a command behind a carriage return', '\r::error::owned\r'],
  encoded: ['a command behind encoded lines', '%0A::error::owned%0D::error::owned'],
  indented: ['an indented command', '\n   ::warning::owned'],
  inner: ['an older command within a line', 'x ##[error]owned'],
  'inner-command': ['another older command within a line', 'x ##[command]owned'],
  'output-file': ['lines of the file of outputs', '\nowned=1\nowned<<E\n1\nE'],
  'output-end': ['the end of an output', '\nghadelimiter_00000000\nowned=1'],
}

const base = main(tests(12))

const attack = (id: string, words: string, text: string, find: Attack['find']): Attack => ({
  id,
  words: `A report has ${words} in its names and messages.`,
  steps: [base, pull(attackerGate(fillWith(text)))],
  find,
})

export const markup: readonly Attack[] = Object.entries(markups).map(([id, [words, text]]) =>
  attack(`markup-${id}`, words, text, findMarkup),
)

export const runnerCommands: readonly Attack[] = [
  ...Object.entries(commands).map(([id, [words, text]]) => attack(`command-${id}`, words, text, findCommand)),
  attack(
    'command-terminal',
    'a link for a terminal',
    '\u001b]8;;https://evil.example\u0007owned\u001b]8;;\u0007',
    findEscape,
  ),
  {
    id: 'command-broken-report',
    words: "A report that can't be read has commands in the place where it breaks.",
    steps: [base, pull(attackerGate('<testsuite name="a">\n<b\n::error::owned\n##[error]owned\n">'))],
    find: findCommand,
  },
  {
    id: 'command-file-name',
    words: 'The name of a report file is a command.',
    steps: [
      base,
      pull(
        attackerGate('', {
          reports: { 'reports/a\n::error::owned\n.xml': tests(12, { fails: [3] }), 'reports/b.xml': '<x' },
        }),
      ),
    ],
    find: findCommand,
  },
]
