import { join } from 'node:path'
import { jestReport, junitReport, type ReportCase } from '../workspace.ts'

/*
 * Stand-ins of tools. Each needs the secret, the setup and the folder that a project gives its tests, notes that it ran,
 * reads its cases from a file, and writes a report only where it is asked to, as the tool does.
 */

export type Files = Readonly<Record<string, string>>
export type Outcome = 'passed' | 'failed'

/** Vitest, Jest and promptfoo: their cases go where a flag says. Also `mocha`, whose reporter is a module. */
const nodeTool = `#!/usr/bin/env node
const { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')
const isSetUp = ['.', '../..'].some((root) => existsSync(root + '/installed'))
if (![process.env.SECRET, process.env.OPENAI_API_KEY].includes('given') || !isSetUp) throw new Error('not set up')
appendFileSync('ran.log', 'ran\\n')
const words = process.argv.slice(2)
const cases = words.includes('eval') ? 'promptfoo.cases' : 'cases.json'
const valueOf = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined)
const repeat = Number(valueOf('--repeat') ?? 5)
const pattern = new RegExp(valueOf('--filter-pattern') ?? '')
const write = (file) => {
  if (cases !== 'promptfoo.cases') return copyFileSync(cases, file)
  const report = JSON.parse(readFileSync(cases, 'utf8'))
  const counts = new Map()
  report.results.results = report.results.results.filter(({ testIdx, testCase }) => {
    counts.set(testIdx, (counts.get(testIdx) ?? 0) + 1)
    return counts.get(testIdx) <= repeat && pattern.test(testCase.description)
  })
  const failures = report.results.results.filter(({ success }) => !success).length
  report.results.stats = { successes: report.results.results.length - failures, failures, errors: 0 }
  writeFileSync(file, JSON.stringify(report))
}
const flag = words.findIndex((word) => /^--output(?:File|Path)?(?:\\.json)?(?:=|$)/.test(word))
if (flag >= 0) write(words[flag].split('=')[1] ?? words[flag + 1])
const reporter = words.find((word) => word.startsWith('--reporter=') && word.endsWith('.cjs'))
if (reporter !== undefined) {
  const output = words[words.indexOf('-O') + 1].split('=')[1]
  new (require(reporter.split('=')[1]))({}, { reporterOptions: { output } })
}
process.exitCode = /"failed"|"success":false/.test(readFileSync(cases, 'utf8')) ? 1 : 0
`
/** What the reporters of Mocha are to a module that is one of them. */
const mochaReporters = `exports.reporters = {
  Spec: class {},
  JSON: class {
    constructor(_, { reporterOptions: { output } }) {
      require('node:fs').copyFileSync('mocha.cases', output)
    }
  },
}
`
/** Nx and Turborepo: the script of every package. */
const taskRunner = `#!/usr/bin/env node
const { readdirSync, readFileSync } = require('node:fs')
const { spawnSync } = require('node:child_process')
for (const name of readdirSync('packages')) {
  const cwd = 'packages/' + name
  const { scripts } = JSON.parse(readFileSync(cwd + '/package.json', 'utf8'))
  const PATH = process.cwd() + '/node_modules/.bin:' + process.env.PATH
  const { status } = spawnSync('sh', ['-c', scripts.test], { cwd, stdio: 'inherit', env: { ...process.env, PATH } })
  if (status !== 0) process.exitCode = 1
}
`
const needsSetUp = '[ "$SECRET" = given ] && [ -e installed ] || exit 9; echo ran >> ran.log'
const isGreen = `! grep -q '<failure' cases.xml`
/** npm, pnpm, Yarn and Bun: a script of package.json, or a program of node_modules. */
const packageManager = `PATH="$PWD/node_modules/.bin:$PATH"
[ "$1" = exec ] && shift && exec "$@"
[ "$1" = run ] && shift
[ "$1" = ci ] && touch installed && exit
[ "$1" = -r ] && shift && for place in packages/*; do (cd "$place" && pnpm "$@") || exit; done && exit
[ -e "node_modules/.bin/$1" ] && exec "$@"
exec sh -c "$(node -p "require('./package.json').scripts['$1']")"`
const starter = '[ "$1" = run ] && shift; exec "$@"'

export const programs: Files = {
  npm: packageManager,
  npx: 'PATH="$PWD/node_modules/.bin:$PATH"; [ "$1" = --no-install ] && shift; exec "$@"',
  pnpm: packageManager,
  yarn: packageManager,
  bun: packageManager,
  uv: starter,
  poetry: starter,
  tox: 'exec pytest',
  python: '[ "$1 $2" = "-m pytest" ] && shift 2 && exec pytest "$@"; exec python3 "$@"',
  pytest: `${needsSetUp}
case "$PYTEST_ADDOPTS $*" in *--junitxml=*) f=$(echo "$PYTEST_ADDOPTS $*" | sed 's/.*--junitxml=//; s/ .*//'); mkdir -p "$(dirname "$f")"; cp cases.xml "$f";; esac
${isGreen}`,
  go: `${needsSetUp}
case "$GOFLAGS $*" in *-json*) cat go.cases;; esac
! grep -q '"fail"' go.cases`,
  gotestsum: `${needsSetUp}
if [ -n "$GOTESTSUM_JSONFILE" ]; then mkdir -p "$(dirname "$GOTESTSUM_JSONFILE")"; cp go.cases "$GOTESTSUM_JSONFILE"; fi
! grep -q '"fail"' go.cases`,
  cargo: `${needsSetUp}
if grep -q junit .config/nextest.toml; then mkdir -p target/nextest/ci; cp cases.xml target/nextest/ci/junit.xml; fi
${isGreen}`,
  mvn: `${needsSetUp}
mkdir -p target/surefire-reports; cp cases.xml target/surefire-reports/TEST-a.xml
${isGreen}`,
  gradle: `${needsSetUp}
mkdir -p build/test-results/test; cp cases.xml build/test-results/test/TEST-a.xml
${isGreen}`,
  bundle: 'shift; exec "$@"',
  rspec: `${needsSetUp}
f=$(echo "$SPEC_OPTS" | sed -n 's/.*--out //p'); [ -z "$f" ] || { mkdir -p "$(dirname "$f")"; cp rspec.cases "$f"; }
${isGreen}`,
}

export const tool = (name: string, script: string, folder = '.'): Files => ({
  [join(folder, 'package.json')]: JSON.stringify({
    scripts: { test: script },
    devDependencies: { [name]: '1' },
  }),
  [join(folder, 'package-lock.json')]: '{}',
  [join(folder, `node_modules/.bin/${name}`)]: nodeTool,
})
/** Packages of a workspace with Vitest, run by a program of the root. */
export const workspace = (runner: string, script: string, more: Files): Files => ({
  'package.json': JSON.stringify({
    workspaces: ['packages/*'],
    scripts: { test: script },
    devDependencies: { [runner]: '1', vitest: '1' },
  }),
  'package-lock.json': '{}',
  'packages/web/package.json': JSON.stringify({ name: 'web', scripts: { test: 'vitest run' } }),
  [`node_modules/.bin/${runner}`]: taskRunner,
  'node_modules/.bin/vitest': nodeTool,
  'packages/web/node_modules/.bin/vitest': nodeTool,
  ...more,
})
export const mocha: Files = {
  'package.json': '{"scripts":{"test":"mocha"},"devDependencies":{"mocha":"1"}}',
  'package-lock.json': '{}',
  'node_modules/.bin/mocha': '#!/bin/sh\nexec node node_modules/mocha/bin/mocha.js "$@"\n',
  'node_modules/mocha/bin/mocha.js': nodeTool,
  'node_modules/mocha/index.js': mochaReporters,
}
/** Node's own runner as it is. */
export const nodeTest: Files = {
  'package.json': '{"scripts":{"test":"node --test a.test.js"}}',
  'package-lock.json': '{}',
  'a.test.js': `const { test } = require('node:test')
const { appendFileSync, existsSync, readFileSync } = require('node:fs')
if (process.env.SECRET !== 'given' || !existsSync('installed')) throw new Error('not set up')
appendFileSync('ran.log', 'ran\\n')
test('stable', () => {})
test('target', () => {
  if (readFileSync('cases.xml', 'utf8').includes('<failure')) throw new Error('broken')
})
`,
}

function writeGoEvents(cases: readonly ReportCase[]): string {
  const events = cases.flatMap(({ name, outcome = 'passed' }) => [
    { Action: 'run', Package: 'a', Test: name },
    { Action: outcome === 'passed' ? 'pass' : 'fail', Package: 'a', Test: name, Elapsed: 0.01 },
  ])
  const isBroken = cases.some(({ outcome }) => outcome === 'failed')
  const end = { Action: isBroken ? 'fail' : 'pass', Package: 'a', Elapsed: 0.1 }
  return [...events, end].map((event) => `${JSON.stringify(event)}\n`).join('')
}

function writeMochaReport(cases: readonly ReportCase[]): string {
  const tests = cases.map(({ name, outcome = 'passed' }) => ({
    title: name,
    fullTitle: name,
    file: '/srv/app/a.test.js',
    duration: 1,
    currentRetry: 0,
    err: outcome === 'failed' ? { message: 'broken', stack: 'Error: broken' } : {},
  }))
  const failures = tests.filter((_, index) => cases[index]?.outcome === 'failed')
  const passes = tests.filter((test) => !failures.includes(test))
  const stats = {
    suites: 1,
    tests: tests.length,
    passes: passes.length,
    pending: 0,
    failures: failures.length,
  }
  return JSON.stringify({ stats, tests, pending: [], failures, passes })
}

function writeRspecReport(cases: readonly ReportCase[]): string {
  const examples = cases.map(({ name, outcome = 'passed' }) => ({
    id: `./spec/a_spec.rb[1:${name.length}]`,
    description: name,
    full_description: name,
    status: outcome,
    file_path: './spec/a_spec.rb',
    line_number: 1,
    run_time: 0.01,
    pending_message: null,
    ...(outcome === 'failed' && { exception: { class: 'E', message: 'broken', backtrace: [] } }),
  }))
  const count = examples.filter(({ status }) => status === 'failed').length
  const summary = {
    duration: 0.1,
    example_count: examples.length,
    failure_count: count,
    pending_count: 0,
    errors_outside_of_examples_count: 0,
  }
  return JSON.stringify({ version: '3.13', examples, summary, summary_line: '' })
}

/** Five iterations of each case, as `--repeat` gives them. */
function writePromptfooReport(cases: readonly ReportCase[]): string {
  const results = cases.flatMap(({ name, outcome = 'passed' }, index) =>
    Array.from({ length: 5 }, () => ({
      testIdx: index,
      promptIdx: 0,
      promptId: 'p',
      provider: { id: 'file://agent.js', label: '' },
      prompt: { raw: 'hello', label: 'hello' },
      vars: {},
      testCase: { description: name, assert: [] },
      success: outcome === 'passed',
      score: outcome === 'passed' ? 1 : 0,
      failureReason: outcome === 'passed' ? 0 : 1,
      error: outcome === 'passed' ? null : 'expected another answer',
      latencyMs: 5,
      cost: 0,
      response: { output: 'answer' },
      gradingResult: { pass: outcome === 'passed', score: outcome === 'passed' ? 1 : 0, reason: '' },
    })),
  )
  const failures = results.filter(({ success }) => !success).length
  const stats = { successes: results.length - failures, failures, errors: 0 }
  return JSON.stringify({ evalId: 'eval-1', results: { version: 3, prompts: [], results, stats } })
}

/** What the stand-ins read, in a folder of the project. */
export function writeCases(folder: string, outcome: Outcome): Files {
  const cases: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target', outcome }]
  const written = {
    'cases.json': jestReport(cases, '/srv/app/a.test.ts'),
    'cases.xml': junitReport(cases),
    'go.cases': writeGoEvents(cases),
    'mocha.cases': writeMochaReport(cases),
    'rspec.cases': writeRspecReport(cases),
    'promptfoo.cases': writePromptfooReport(cases),
  }
  return Object.fromEntries(Object.entries(written).map(([name, text]) => [join(folder, name), text]))
}
