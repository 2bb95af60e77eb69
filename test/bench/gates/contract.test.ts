import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contestants, executable } from '../../../bench/gates/contestants.ts'
import { drawPullRequest, knownPullRequest } from '../../../bench/gates/draw/pull-request.ts'
import { readFolder, writeFolder } from '../../../bench/gates/folder.ts'
import { play } from '../../../bench/gates/play.ts'
import { rules } from '../../../bench/gates/rivals/rules.ts'
import { listFiles } from '../../support/list-files.ts'

const folderOfBench = join(import.meta.dirname, '../../../bench/gates')

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gates-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A contestant in shell that says this. */
function saying(text: string) {
  const file = join(emptyFolder(), 'gate.sh')
  writeFileSync(file, text)
  return executable('shell', ['sh', file])
}

const cell = { world: 'stable', effect: 'break-10%', size: '10x1', baseRuns: 2 } as const
const scored = { world: 'judge-drift', effect: 'none', size: '10x1', baseRuns: 2 } as const

describe('the folder of a contestant', () => {
  it.each([cell, scored, { ...cell, world: 'losses', effect: 'losses' } as const])(
    'is read as it was written: %o',
    (of) => {
      const { seen, again } = drawPullRequest(of, 0, 'test')
      const folder = emptyFolder()
      const fresh = again(0, { cases: seen.head.cases.map(({ name }) => name), iterations: 2, sides: 'both' })
      writeFolder(folder, { ...seen, again: [fresh] })
      expect(readFolder(folder)).toEqual({ ...seen, again: [fresh] })
    },
  )

  it('has JUnit with the counts of the summary, properties for iterations and scores', () => {
    const folder = emptyFolder()
    writeFolder(folder, drawPullRequest({ ...scored, size: '10x3' }, 0, 'test').seen)
    const xml = readFileSync(join(folder, 'base/001/results.xml'), 'utf8')
    expect(xml.match(/<testcase /g)).toHaveLength(30)
    expect(xml).toMatch(/<testsuite name="suite" tests="30" failures="\d+" errors="0" skipped="0">/)
    expect(xml).toMatch(
      /<property name="iteration" value="2"\/><property name="score.quality" value="0\.\d+"\/>/,
    )
  })
})

describe('a contestant', () => {
  it('as a program gives the answer of the rule in this process', () => {
    const folder = emptyFolder()
    const { seen } = drawPullRequest(cell, 1, 'test')
    writeFolder(folder, seen)
    for (const name of ['any-flip', 'threshold']) {
      const said = execFileSync(process.execPath, [join(folderOfBench, 'rivals/main.ts'), name, folder], {
        encoding: 'utf8',
      })
      expect(JSON.parse(said)).toEqual(JSON.parse(JSON.stringify(rules[name]?.judge(seen))))
    }
  })

  it('is called again with the fresh iterations that it asked for', async () => {
    const gate = saying(`for folder in "$@"; do
  if [ -e "$folder/again/000/base/results.jsonl" ]; then echo '{"verdict":"green","cases":[]}'
  else echo '{"verdict":"red","cases":["case 0001"],"rerun":{"cases":["case 0001","case 0002"],"iterations":3,"sides":"both"}}'; fi
done`)
    const judged = await gate.judge([0, 1].map((number) => drawPullRequest(cell, number, 'test')))
    expect(judged.map(({ answer, fresh }) => [answer.verdict, fresh])).toEqual([
      ['green', 12],
      ['green', 12],
    ])
  })

  it('is an error when it prints no verdict, or fails', async () => {
    const pulls = [drawPullRequest(cell, 0, 'test')]
    await expect(saying('echo \'{"verdict":"maybe"}\'').judge(pulls)).rejects.toThrow(
      'shell printed no verdict',
    )
    await expect(saying('echo broken >&2; exit 7').judge(pulls)).rejects.toThrow('ended with 7:\nbroken')
  })
})

it('counts verdicts, named cases and false bounds', async () => {
  const judge = async () =>
    [
      { verdict: 'red', cases: ['a', 'x'], bound: 0.02 },
      { verdict: 'green', cases: [], bound: 0.2 },
      { verdict: 'open', cases: [] },
    ].map((answer) => ({ answer: answer as never, given: 4, fresh: 2, cpuMs: 1 }))
  const { seen } = drawPullRequest(cell, 0, 'test')
  const [result] = await play(
    cell,
    [{ name: 'ours', contestant: { title: '', judge }, count: 3 }],
    'seed',
    () => knownPullRequest(seen, { color: 'red', broken: ['a', 'b'], drop: 0.1 }),
  )
  expect(result).toMatchObject({ red: 1, green: 1, open: 1, fresh: 6, verdicts: 'rgo' })
  expect(result?.named).toEqual({ right: 1, wrong: 1, missed: 1 })
  expect(result?.bounds).toEqual({ printed: 2, wrong: 1 })
})

it('knows nothing of the sources', () => {
  const files = listFiles('**/*.ts', folderOfBench)
  expect(files.length).toBeGreaterThan(20)
  const importing = files.filter((file) =>
    /from '[./]*src\//.test(readFileSync(join(folderOfBench, file), 'utf8')),
  )
  expect(importing).toEqual([])
})

it('has the gates that the page compares', () => {
  expect(Object.keys(contestants)).toEqual([...Object.keys(rules), 'ours', 'ours-again'])
})
