import { followsExitCode, type Verdict } from '../test/support/reports/exit-codes.ts'
import { knownDifferences } from '../test/support/reports/known-differences.ts'

const columns: readonly (readonly [string, (verdict: Verdict) => boolean])[] = [
  ['Failed', ({ outcome }) => outcome === 'failed'],
  ['Inconclusive', ({ outcome }) => outcome === 'inconclusive'],
  ['No report', ({ outcome }) => outcome === 'no report'],
  ['Passed', ({ outcome }) => outcome === 'passed'],
]

/** The page of exit codes: which break leaves which verdict, and what a report does not say. */
export function renderExitCodes(verdicts: readonly Verdict[]): string {
  const differing = verdicts.filter((verdict) => !followsExitCode(verdict))
  const tools = new Set(verdicts.map(({ tool, version }) => `${tool} ${version}`))
  const differingAfterStep = verdicts.filter(
    ({ outcomeAfterStep: outcome, ...verdict }) => !followsExitCode({ ...verdict, outcome }),
  )
  const count = (some: readonly Verdict[]) =>
    `${some.length} (${((100 * some.length) / verdicts.length).toFixed(1)}%)`
  return `${[
    '# Exit codes',
    '',
    'Does the verdict say what the tool says? Each recording is a small project with one thing broken, run by the real',
    'tool: its exit code, and the reports that it wrote. Each report is compared with that of the healthy run.',
    'A tool that fails must not leave a verdict that passes; one that ends with 0 must not leave one that stops.',
    '',
    `Versions of tools: ${tools.size}. Recordings: ${verdicts.length}. Verdicts that differ: ${count(differing)};`,
    `${count(differingAfterStep)} where the step of Eval Gate has \`test-outcome\`.`,
    '',
    '## What a reporter cannot say',
    '',
    'These reports look healthy although the tool failed, or the other way round. Give the step of Eval Gate',
    '[`test-outcome`](ci-setups.md#the-test-step): then a tool that failed is never passed.',
    '',
    '| Tool and report | Broken | Exit code | Verdict | With `test-outcome` | Why |',
    '|---|---|---|---|---|---|',
    ...renderDifferences(differing),
    '',
    '## Every tool',
    '',
    'Cells hold what was broken: a case, a hook (`before`, `each`, `after-each`, `after`, `setup`, `class`, `module`,',
    '`teardown`), the loading of a file (`import`, `syntax`, `init`, `build`), the process (`exit`, `halt`, `kill`, `crash`), or',
    'nothing (`skip`, `expected`, `flaky`). A missing report stops the job. Numbers after a break are the versions that it holds for.',
    '',
    `| Tool | Report | Versions | ${columns.map(([title]) => title).join(' | ')} |`,
    `|---|---|---|${columns.map(() => '---|').join('')}`,
    ...renderTools(verdicts),
    '',
    'To record a tool, add its recipe to `test/fixtures/exit-codes/recipes.ts`: what is installed, the project, the breaks.',
    '`npm run record:newest` installs the newest versions and prints what changed.',
  ].join('\n')}\n`
}

function renderDifferences(differing: readonly Verdict[]): string[] {
  const groups = Map.groupBy(differing, ({ tool, report, broken }) => `${tool} ${report} ${broken}`)
  return [...groups].sort().map(([key, verdicts]) => {
    const [{ tool, report, broken, outcome, outcomeAfterStep, code }] = verdicts as [Verdict]
    const versions = verdicts.map(({ version }) => version).join(', ')
    return `| ${tool} ${versions} \`${report}\` | ${broken} | ${code} | ${outcome} | ${outcomeAfterStep} | ${knownDifferences[key] ?? ''} |`
  })
}

function renderTools(verdicts: readonly Verdict[]): string[] {
  const rows = Map.groupBy(verdicts, ({ tool, report }) => `${tool} | \`${report}\``)
  return [...rows].sort().map(([title, row]) => {
    const versions = [...new Set(row.map(({ version }) => version))]
    const cells = columns.map(([, fits]) => {
      const breaks = Map.groupBy(row.filter(fits), ({ broken }) => broken)
      return [...breaks]
        .map(([broken, found]) =>
          nameBreak(broken, found, row.filter((verdict) => verdict.broken === broken).length),
        )
        .join(', ')
    })
    return `| ${title} | ${versions.join(', ')} | ${cells.join(' | ')} |`
  })
}

/** A break, with the versions that it holds for unless it holds for `all` that have it. */
function nameBreak(broken: string, found: readonly Verdict[], all: number): string {
  if (found.length === all) return broken
  return `${broken} (${found.map(({ version }) => version).join(', ')})`
}
