import { expect, it } from 'vitest'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

/** Ten evals, five iterations each, as JSON; of each eval so many iterations pass. */
function writeReport(passing: readonly number[]): string {
  const rows = passing.flatMap((passed, at) =>
    Array.from({ length: 5 }, (_, index) => ({ name: `eval ${at}`, pass: index < passed })),
  )
  return JSON.stringify(rows)
}

const whole = Array.from({ length: 10 }, () => 5)
const policy = 'format: { name: name, pass: pass }\nkind: evals\nmin-pass-rate: 0.5\n'

/** Judges the report beside the whole one, and explains the results. */
async function explain(head: string, more = '') {
  const cwd = createWorkspace({
    'base.json': writeReport(whole),
    'head.json': head,
    'policy.yml': policy + more,
  })
  const judge = ['gate', '--baseline', 'base.json', '--head', 'head.json', '--policy', 'policy.yml']
  const { exitCode } = await runCli([...judge, '--results-file', 'results.json'], { cwd })
  const { stdout } = await runCli(['explain', 'results.json', '--why'], { cwd })
  const lines = stdout.split('\n')
  return { exitCode, lines: lines.slice(lines.indexOf('') + 1, -1) }
}

it('says of everything that was due what settles it, and of nothing else', async () => {
  const { exitCode, lines } = await explain(writeReport(whole))
  expect(exitCode).toBe(0)
  expect(lines.map((line) => line.split('.')[0])).toEqual([
    '- reports: settled (reports 1, results 50)',
    '- judged: settled (cases 10, iterations 50, skipped 0, lost 0)',
    '- compared: settled (due 10, compared 10, excused 0, named 0)',
    '- base: settled (runs 1, source file)',
    '- settings: settled (due 1, judged 1)',
    '- evidence: settled (tested 10)',
    '- Not due: parts, hosted, step, counts, code, measured, control',
  ])
})

it('says below what is open or failed which rule objects, and why', async () => {
  const { exitCode, lines } = await explain(
    writeReport([0, 0, 0, ...whole.slice(5)]),
    'min-score: { tone: 0.8 }\n',
  )
  expect(exitCode).toBe(1)
  const objections = lines.filter((line, at) => line.startsWith('  ') || lines[at + 1]?.startsWith('  '))
  expect(objections.map((line) => line.split(/: (?!open|failed)|\. /)[0])).toEqual([
    '- compared: open (due 10, compared 8, excused 0, named 2)',
    '  - missing-cases',
    '- settings: failed (due 2, judged 2)',
    '  - min-score',
    '- evidence: failed',
    ...['  - regression-case', '  - regression-case', '  - regression-case'],
  ])
  expect(objections[1]).toContain('2 of the 10 cases of the base branch have no result now')
})
