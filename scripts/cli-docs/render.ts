import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCommand, runCli } from '../../src/cli/main.ts'
import { splitLines } from '../../src/paths/lines.ts'
import { writeSample } from './sample.ts'

/** The commands of the page in the order in which people meet them; `lines` of the output are shown. */
const examples: readonly {
  readonly name: string
  readonly argv?: string
  readonly lines?: number
  readonly more?: string
}[] = [
  {
    name: 'init',
    argv: 'init',
    lines: 7,
    more: '[Get started](get-started.md)',
  },
  { name: 'inspect', argv: 'inspect main.xml' },
  { name: 'gate', argv: 'gate --baseline main.xml --head reports/branch.xml --results-file results.json' },
  {
    name: 'measure',
    more: 'It goes on where an earlier call was interrupted. [Pay only until it is certain](recipes/measure-until-certain.md).',
  },
  { name: 'explain', argv: 'explain results.json --as text', lines: 20 },
  {
    name: 'mcp',
    more: `\`is_it_me\` says "not mine" only where a run of main that can't contain the change shows the same failure beyond what flakiness explains, or where fresh iterations of both sides clear it; \`cheapest_rerun\` says what settles "undecided". Of 250 seeded red pull requests, half of them caused by the change, 97% were right, and none that was caused by it was called "not mine". Every text that a test, a model or a person wrote is inside a member called \`untrusted\`, on one short line; agents name cases by \`caseId\`.

Give it to an agent, in the repository that it works on:

\`\`\`json
{ "mcpServers": { "eval-gate": { "command": "eval-gate", "args": ["mcp", "--repository", "OWNER/NAME"], "env": { "GITHUB_TOKEN": "…" } } } }
\`\`\`

That is \`.mcp.json\` for Claude Code and \`.cursor/mcp.json\` for Cursor; VS Code has the same under \`servers\` in \`.vscode/mcp.json\`, and Codex as \`[mcp_servers.eval-gate]\` in \`config.toml\`. The results file is the output \`results-file\` of the action, uploaded by the workflow and downloaded with \`gh run download\`.

Agents without MCP read [\`llms.txt\`](public/llms.txt), which lists these pages, and the [skill](https://github.com/eval-gate/eval-gate/blob/main/docs/public/skills/eval-gate/SKILL.md): copy it to \`.claude/skills/eval-gate\`, or where your agent looks for skills. Editors take the JSON Schemas from [\`schemas.json\`](public/schemas.json).`,
  },
  {
    name: 'affected',
    more: '[What a change touches](policy.md#what-a-change-touches)',
  },
  {
    name: 'overdue',
    more: '[The issue that a scheduled job opens](recipes/scheduled-reports.md#when-a-schedule-stops)',
  },
  {
    name: 'accepted',
    more: '[Accepting changes](accepting-changes.md)',
  },
  {
    name: 'audit',
    argv: 'audit --runs runs --suite-name support',
    lines: 4,
    more: '[How good is this gate on my suite?](audit.md) explains each line.',
  },
  {
    name: 'history',
    more: '[Months of a suite on one page](history.md)',
  },
  {
    name: 'run',
    argv: 'run reports/branch.xml --baseline file:main.xml --suite-name support',
    lines: 3,
    more: 'With `--api-key-file` and `--base-url` it uploads. [All inputs](inputs.md).',
  },
  {
    name: 'serve',
    more: '[The local service](service.md)',
  },
  { name: 'api', argv: 'api --list', lines: 6, more: '[The API](api.md) has every operation.' },
  {
    name: 'suite',
    more: '[Suites as code](suites-as-code.md)',
  },
  {
    name: 'conformance',
    more: '[Using a hosted deployment](service.md#using-a-hosted-deployment)',
  },
]

/** The page of the command line, and the output of the audit for the page about it. Every output is that of a run. */
export async function renderCliDocs(): Promise<{ readonly page: string; readonly audit: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-cli-docs-'))
  try {
    writeSample(folder)
    const sections: string[] = []
    let audit = ''
    for (const { name, argv, lines = 60, more } of examples) {
      const { help } = await findCommand(name)
      const output = argv === undefined ? '' : await outputOf(argv.split(' '), folder)
      if (name === 'audit') audit = output.trimEnd()
      sections.push(
        [
          `## ${name}`,
          escapeElements(help.about.join('\n\n')),
          `\`\`\`text\n${help.usage.map((line) => `eval-gate ${line}`).join('\n')}\n\`\`\``,
          ...(argv === undefined
            ? []
            : [`\`\`\`console\n$ eval-gate ${argv}\n${cut(output, lines)}\n\`\`\``]),
          ...(more === undefined ? [] : [more]),
          `Exit codes: ${help.exitCodes}.`,
        ].join('\n\n'),
      )
    }
    const page = `# The command line

Written by \`npm run docs:cli\`, which runs each example.

The same verdict as in the action, in a terminal or in any CI; [Get started](get-started.md) says how to install it. \`--help\` behind a command lists its flags. A folder stands for the reports in it. Results go to stdout, progress and errors to stderr; \`NO_COLOR\` is honoured.

${sections.join('\n\n')}
`
    return { page, audit }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function outputOf(argv: readonly string[], cwd: string): Promise<string> {
  let stdout = ''
  await runCli(argv, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: () => {} },
    env: {},
    cwd,
    color: false,
    columns: 100,
    clock: { now: () => Date.UTC(2026, 2, 21), sleep: async () => {} },
  })
  return stdout
}

/** `<` begins an element, except in code. */
function escapeElements(text: string): string {
  return text.replaceAll(/`[^`]*`|</g, (part) => (part === '<' ? '&lt;' : part))
}

function cut(output: string, most: number): string {
  const lines = splitLines(output.trimEnd())
  return [...lines.slice(0, most), ...(lines.length > most ? ['…'] : [])].join('\n')
}
