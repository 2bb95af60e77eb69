import { commandOf, type Tool, tools } from '../src/tools/index.ts'

const groups = ['Eval tools', 'JavaScript', 'Python', 'Other languages'] as const

/** What a workflow starts a tool of Node with. */
const start = ({ ecosystem, command }: Tool) =>
  ecosystem === 'node' && !command.startsWith('node ') ? 'npx' : undefined

function describeTool(tool: Tool): string {
  const { name, env = {}, reports, repeat, again, needs, note, write } = tool
  const command = commandOf(tool, {
    reports: 'reports',
    scripts: [tool.ecosystem === 'node' ? 'evals.mjs' : 'evals.py'],
    start: start(tool),
  })
  const variables = Object.entries(env).map(
    ([key, value]) => `${key}: ${value.replace('{reports}', 'reports')}`,
  )
  const step = [
    `- run: ${command}`,
    ...(variables.length === 0 ? [] : [`  env: { ${variables.join(', ')} }`]),
    '  continue-on-error: true',
  ]
  // The pattern stands in the command, or can't be guessed from it.
  const isPlain = command.includes(reports)
  const texts = [
    isPlain ? undefined : `\`reports: ${reports.startsWith('*') ? `"${reports}"` : reports}\``,
    repeat === undefined ? undefined : `For iterations: ${repeat[0]?.toLowerCase()}${repeat.slice(1)}`,
    again === undefined ? undefined : '`look-again: auto` knows how to run chosen cases again.',
    note,
  ].filter((text) => text !== undefined)
  const code = [
    write === undefined ? '' : `\n\`\`\`${write.language}\n${write.code}\n\`\`\`\n`,
    needs === undefined
      ? ''
      : `\nIn \`${needs.path}\`:\n\n\`\`\`${needs.path.split('.').at(-1)}\n${needs.text}\`\`\`\n`,
  ].join('')
  return `### ${name}\n\n\`\`\`yaml\n${step.join('\n')}\n\`\`\`\n${texts.length === 0 ? '' : `\n${texts.join('\n\n')}\n`}${code}`
}

/** The page of the step that writes the report of each tool. */
export function renderToolDocs(): string {
  const found = tools.filter(({ signs }) => signs !== undefined).map(({ name }) => name)
  const sections = groups.map((group) => {
    const own = tools.filter((tool) => tool.group === group).map(describeTool)
    return `## ${group}\n\n${own.join('\n')}`
  })
  return `# How each tool writes its report

Written by \`npm run docs:tools\` from the table in \`src/tools\`.

One step per tool. Put it between your install steps and the step of Eval Gate, and name the file in \`reports:\`.
\`eval-gate init\` writes the whole workflow for ${found.slice(0, -1).join(', ')} and ${found.at(-1)}.

- \`continue-on-error: true\` is on the test step only, because a failing test must not end the job before its report is
  read. Installing is a step of its own, so that a failed installation ends the job. Without a report Eval Gate fails.
- Give the test step an \`id\`, and the step of Eval Gate \`test-outcome: \${{ steps.ID.outcome }}\`. Then a run that failed
  outside of its cases, which many reports don't show, is inconclusive and not passed.
- \`mkdir -p reports\` is there because not every tool creates the folder of its report.
- Each command was run on the projects in \`test/fixtures\`, with the versions in [the table](formats.md#what-each-tool-writes),
  except those for lm-evaluation-harness with a model of its own, \`oaieval\`, \`adk\`, ragas, Django, Cypress, Gradle,
  .NET, Bun, Deno, Dart, Flutter, Rust and Catch2, which are from the documentation of the tool.
- What is read of each report: [formats.md](formats.md). Where a whole workflow looks different: [ci-setups.md](ci-setups.md).

## Does the verdict agree with the tool?

More than twenty tools were run with one thing broken at a time: a case, a hook, an import, the process (\`exit\` in a test, a signal), a
timeout, or everything skipped. One law is tested on all of these reports: where the tool ends with an error, the verdict is
not passed, and where it ends with 0, it is. [The table](formats.md#what-each-tool-writes) has the exit code of the
tool beside the verdict. A few reports don't show at all what went wrong; \`test-outcome\` closes these gaps:

- Bun, Deno and jest-junit leave out a file that does not load. It is missed where it had results on the base, and
  named where the option is set (for jest-junit \`reportTestSuiteErrors: "true"\`);
- Bats leaves out the cases of a file whose process was killed, in its JUnit;
- CppUTest writes one file per group, and none for the group in which the program ended.

${sections.join('\n')}`
}
