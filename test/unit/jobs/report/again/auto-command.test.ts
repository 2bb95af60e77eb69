import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createAutoCommand } from '../../../../../src/jobs/report/again/auto-command.ts'
import type { ReportSummary } from '../../../../../src/model/gate-report.ts'
import { createWholeMeasurement } from '../../../../../src/model/measured.ts'
import { addCase, aRun, judge } from '../../../../support/gate/build.ts'
import { fakeMachine } from '../../../../support/platform.ts'
import { createWorkspace } from '../../../../support/workspace.ts'

interface Of {
  /** Format by path. */
  readonly reports: Readonly<Record<string, string | null>>
  readonly files?: readonly string[]
  readonly suite?: string | readonly string[]
  readonly file?: string
  readonly names?: readonly string[]
  readonly broken?: string
}

/** The script for these cases, or why there is none. */
function command({ reports, files = [], suite = 'checkout', file, names = ['adds'], broken }: Of): string {
  const head = aRun('head', {})
  for (const name of names) addCase(head, name, 'f', { identity: { file, suite: [suite].flat(), name } })
  const workspace = createWorkspace(Object.fromEntries(files.map((file) => [file, ''])))
  const summaries = Object.entries(reports).map(
    ([path, format]) =>
      ({ path, format, error: path === broken ? 'cut' : undefined }) as unknown as ReportSummary,
  )
  const machine = fakeMachine({ workspace, files: { list: (folder) => readdirSync(folder) } })
  const commandFor = createAutoCommand({ ...createWholeMeasurement(head), files: summaries }, machine)
  const { cases } = judge(head, null).comparison
  const answer = commandFor(cases)
  return typeof answer === 'string' ? answer : answer.why
}

describe('what `look-again: auto` runs', () => {
  it('is the command of the tool that wrote the report', () => {
    expect(command({ reports: { 'reports/jest.json': 'jest-json' } })).toMatch(
      /^for i in .*npx --no-install jest/,
    )
    expect(
      command({ reports: { 'go.json': 'go-test-json' }, suite: 'shop/pay', names: ['TestAdds'] }),
    ).toContain("-run '^(TestAdds)$' shop/pay")
  })

  it.each(['-exec', 'shop pay', '$(id)'])('is no command of Go for a package that is called %s', (suite) => {
    const script = command({ reports: { 'go.json': 'go-test-json' }, suite, names: ['TestAdds'] })
    expect(script).not.toContain('go test')
  })

  it.each(['e2e/[id].spec.ts', 'e2e/-x+.spec.ts'])(
    'names the file of Playwright by a pattern: %s',
    (file) => {
      const script = command({ reports: { 'pw.json': 'playwright-json' }, file, names: ['pays | "now"'] })
      const [, pattern = '', title] = /playwright test '([^']*)' -g '([^']*)'/.exec(script) ?? []
      expect(`/repository/${file}`).toMatch(new RegExp(pattern))
      expect(pattern).not.toMatch(/^-/)
      expect(title).toBe('(pays \\| "now")')
    },
  )

  it('names tests of pytest by the file that exists, and their classes', () => {
    const reports = { 'junit.xml': 'junit-xml' }
    const files = ['pytest.ini', 'tests/test_shop.py']
    const suite = ['pytest', 'tests.test_shop.TestCart']
    expect(command({ reports, files, suite })).toContain('tests/test_shop.py::TestCart::adds')
  })

  it('runs the cases of promptfoo by their names', () => {
    expect(command({ reports: { 'out.json': 'promptfoo-json' }, names: ['a.b'] })).toMatch(
      /^npx promptfoo eval --filter-pattern '.*a\\\.b.*' --repeat/,
    )
  })

  it('runs the samples of Inspect by task and id, and whole tasks where an id is a pattern', () => {
    const reports = { 'logs/a.eval': 'inspect-json' }
    const files = ['requirements.txt']
    const sums = { reports, files, suite: 'sums', file: 'evals/sums.py' }
    expect(command({ ...sums, names: ['7', 'x:8'] })).toContain(
      "inspect eval evals/sums.py --sample-id 'sums:7,sums:x:8' --epochs",
    )
    expect(command({ ...sums, names: ['7', 'a*'] })).toContain('inspect eval evals/sums.py --epochs')
    expect(command({ reports, files, suite: 'acme/gsm8k' })).toContain('eval acme/gsm8k --sample-id')
  })

  it('has pytest keep the tests of DeepEval by their names', () => {
    const reports = { 'deep.json': 'deepeval-json' }
    const run = (suite: readonly string[]) => command({ reports, files: ['pyproject.toml'], suite })
    expect(run(['test_answer[to be]'])).toMatch(/^END\n.* -p eval_gate_select"\nDEEPEVAL_RESULTS_FOLDER/m)
    expect(run([])).toContain('found none of the cases')
  })

  it('runs the files of evalite', () => {
    const script = command({ reports: { 'a.json': 'evalite-json' }, file: 'evals/my capitals.eval.ts' })
    expect(script).toContain("evalite run 'evals/my capitals.eval.ts' $fresh --outputPath")
  })

  it('runs in the nearest folder above the report that has a project of the tool', () => {
    const reports = { 'apps/my api/out/reports/jest.json': 'jest-json' }
    const files = ['package.json', 'apps/my api/package.json', 'apps/my api/out/x']
    expect(command({ reports, files })).toMatch(/^\(\ncd 'apps\/my api'\nfor i in [\s\S]*\n\)$/)
    expect(command({ reports, files: ['package.json'] })).not.toContain('cd ')
    expect(command({ reports })).not.toContain('cd ')
  })

  it.each(['/tmp/jest.json', '../jest.json'])('has no folder for a report outside: %s', (path) => {
    expect(command({ reports: { [path]: 'jest-json' } })).toBe(
      `\`look-again: auto\` does not know what wrote “${path}”. Set \`look-again\` to a command.`,
    )
  })

  it('is each tool in each folder once', () => {
    const reports = { 'a/1.json': 'jest-json', 'a/2.json': 'jest-json', 'b/1.json': 'jest-json' }
    const script = command({ reports, files: ['a/package.json', 'b/package.json'] })
    expect(script.match(/^cd .$/gm)).toEqual(['cd a', 'cd b'])
  })

  it.each([
    ['target/surefire-reports/TEST-a.xml', 'shop.CartTest', 'mvn'],
    ['junit.xml', 'src/cart.test.ts', 'vitest'],
    ['junit.xml', 'somebody', undefined],
  ])('tells who wrote the JUnit file %s with the suite %s', (path, suite, tool) => {
    const script = command({ reports: { [path]: 'junit-xml' }, files: ['pom.xml', 'package.json'], suite })
    if (tool === undefined) expect(script).toContain('does not know what wrote')
    else expect(script).toContain(tool)
  })

  it('needs to know what wrote every report that was read', () => {
    const reports = { 'a.json': 'jest-json', 'b.tap': 'tap' }
    expect(command({ reports })).toContain('does not know what wrote “b.tap”')
    expect(command({ reports, broken: 'b.tap' })).toContain('jest')
    expect(command({ reports: { ...reports, 'b.tap': null } })).toContain('jest')
  })

  it('says so where none of the cases is in the workspace', () => {
    const nothing = '`look-again: auto` found none of the cases in the workspace.'
    expect(command({ reports: { 'go.json': 'go-test-json' }, names: ['not a test'] })).toBe(nothing)
    expect(command({ reports: { 'a.json': null } })).toBe(nothing)
  })
})
