import { buildCommand, type Tool, toolGroups, tools } from '../src/tools/index.ts'

/** What a workflow starts a tool of Node with. */
const start = ({ ecosystem, command }: Tool) =>
  ecosystem === 'node' && !command.startsWith('node ') ? 'npx' : undefined

function describeTool(tool: Tool): string {
  const { name, env = {}, reports, repeat, needs, note, write } = tool
  const command = buildCommand(tool, {
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

const listNames = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The page of the step that writes the report of each tool. */
export function renderToolDocs(): string {
  const found = tools.filter(({ signs }) => signs !== undefined).map(({ name }) => name)
  const untried = tools.flatMap((tool) => tool.untried ?? [])
  const sections = toolGroups.map((group) => {
    const own = tools.filter((tool) => tool.group === group).map(describeTool)
    return `## ${group}\n\n${own.join('\n')}`
  })
  return `# How each tool writes its report

One step per tool. Put it between your install steps and the step of Eval Gate, and name the file in \`reports:\`.
\`eval-gate init\` writes the whole workflow for ${listNames(found)}.

- \`continue-on-error: true\` is on the test step only: a failing test must not end the job before its report is
  read, and a failed installation must.
- Give the test step an \`id\`, and the step of Eval Gate \`test-outcome: \${{ steps.ID.outcome }}\`. Then a run that failed
  outside of its cases, which many reports don't show, is inconclusive and not passed: Bun, Deno and jest-junit leave out
  a file that does not load, Bats (JUnit) the cases of a file whose process was killed, CppUTest the group in which the program ended.
- Each command was run on the projects in \`test/fixtures\`, with the versions in [the table](formats.md#what-each-tool-writes),
  except those for ${listNames(untried)}, which are from the documentation of the tool.

${sections.join('\n')}`
}
