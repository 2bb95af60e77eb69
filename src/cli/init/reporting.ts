import type { NeededFile, Tool } from '../../tools/index.ts'
import type { Command } from './commands.ts'
import type { Folder } from './folder.ts'
import { nodeReports } from './node-reports.ts'

/** What makes a command that stays as it is write a report. */
export interface Reporting {
  /** Variables that are added to those of the step. */
  readonly env: Readonly<Record<string, string>>
  /** Pattern of the reports, relative to where the tool runs. */
  readonly reports: string
  /** The report is what the command prints. */
  readonly isPrinted?: true
  readonly needs?: NeededFile
}

/** `${{ github.workspace }}` as a workflow writes it. */
const workspace = '$' + '{{ github.workspace }}'
const preload = `--require ${workspace}/${nodeReports.path}`

const throughNode = (name: string): Reporting => ({
  env: { NODE_OPTIONS: preload },
  reports: `reports/${name}*.json`,
  needs: nodeReports,
})

/** Of each tool that has a way in from outside, by its name. */
const waysIn: Readonly<Record<string, Reporting>> = {
  Vitest: throughNode('vitest'),
  'vitest-evals': throughNode('vitest'),
  Jest: throughNode('jest'),
  Mocha: throughNode('mocha'),
  promptfoo: throughNode('promptfoo'),
  evalite: throughNode('evalite'),
  'node:test': {
    env: {
      NODE_OPTIONS: `${preload} --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=reports/node.xml`,
    },
    reports: 'reports/node.xml',
    needs: nodeReports,
  },
  pytest: { env: { PYTEST_ADDOPTS: '--junitxml=reports/pytest.xml' }, reports: 'reports/pytest.xml' },
  DeepEval: { env: { DEEPEVAL_RESULTS_FOLDER: 'reports' }, reports: 'reports/*' },
  Inspect: { env: { INSPECT_LOG_DIR: 'reports' }, reports: 'reports/*.eval' },
  Go: { env: { GOFLAGS: '-json' }, reports: 'reports/go.json', isPrinted: true },
  RSpec: {
    env: { SPEC_OPTS: '--format progress --format json --out reports/rspec.json' },
    reports: 'reports/rspec.json',
  },
  'Robot Framework': { env: { ROBOT_OPTIONS: '--outputdir reports' }, reports: 'reports/output.xml' },
  Maven: { env: {}, reports: '**/target/surefire-reports/TEST-*.xml' },
  Gradle: { env: {}, reports: '**/build/test-results/**/TEST-*.xml' },
}

const nextest: Reporting = {
  env: {},
  reports: 'target/nextest/*/junit.xml',
  needs: { path: '.config/nextest.toml', text: '[profile.default.junit]\npath = "junit.xml"\n' },
}

const gotestsum: Reporting = { env: { GOTESTSUM_JSONFILE: 'reports/go.json' }, reports: 'reports/go.json' }

const reportFlag =
  /(?:--junitxml|--outputFile(?:\.json|\.junit)?|--output|--outputPath|--output-path|--log-junit|--junit-path|--reporter-outfile|--test-reporter-destination|--j(?:unit|son)file)[= ]["']?([\w@./*-]+\.(?:json|jsonl|xml))/

/** The report that a command already writes. */
function findReportPath(command: string): string | undefined {
  return reportFlag.exec(command)?.[1]
}

/** How commands report that run one tool; a text says why they can't from outside. */
export function planReporting(
  tool: Tool,
  commands: readonly Command[],
  folder: Folder,
): Reporting | { readonly obstacle: string } {
  const written = commands.map(({ text }) => findReportPath(text))
  const [first] = written
  if (first !== undefined && written.every((path) => path === first)) return { env: {}, reports: first }
  const way = chooseWayIn(tool, commands)
  if (way === undefined || tool.write !== undefined)
    return tool.write !== undefined
      ? { env: {}, reports: tool.reports }
      : {
          obstacle: `${tool.name} has no setting that makes it write a report from outside. Let it write ${tool.reports}, as in \`${tool.command.replaceAll('{reports}', 'reports')}\``,
        }
  const obstacle = commands
    .map(({ text }) => findObstacle(tool, text, way))
    .find((text) => text !== undefined)
  if (obstacle !== undefined) return { obstacle }
  if (Object.hasOwn(way.env, 'PYTEST_ADDOPTS') && commands.some(({ text }) => /junitxml/.test(text)))
    return {
      obstacle: 'only some of its runs of pytest write a report; let all of them write one of their own',
    }
  if (
    tool.name === 'pytest' &&
    folder.find('{tox.ini,pyproject.toml}').some((file) => usesTox(folder.read(file)))
  )
    return { ...way, env: { ...way.env, TOX_OVERRIDE: 'env_run_base.pass_env+=PYTEST_ADDOPTS' } }
  return way
}

const usesTox = (text: string) => /^\[(?:tox|testenv|tool\.tox)\b/m.test(text)

function chooseWayIn({ name }: Tool, commands: readonly Command[]): Reporting | undefined {
  if (name === 'Rust') return commands.every(({ text }) => /\bnextest\b/.test(text)) ? nextest : undefined
  if (commands.every(({ text }) => /\bgotestsum\b/.test(text))) return gotestsum
  return waysIn[name]
}

/** What in a command keeps the variables from working. */
function findObstacle({ name }: Tool, text: string, { env, isPrinted }: Reporting): string | undefined {
  const overridden = Object.keys(env).find((variable) =>
    new RegExp(`(?:^|\\s)${variable}=(?!\\S*\\$)`).test(text),
  )
  if (overridden !== undefined) return `\`${text}\` sets ${overridden} itself`
  if (isPrinted && /[|>]|\bgo (?:list|vet)\b|\$\(|richgo|gotestsum/.test(text))
    return `\`${text}\` reads what Go prints`
  if (name === 'node:test' && /--test-reporter/.test(text)) return `\`${text}\` names reporters of its own`
  return undefined
}
