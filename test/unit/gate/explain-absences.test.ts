import { describe, expect, it } from 'vitest'
import { explainAbsences } from '../../../src/gate/judge/explain-absences.ts'
import { listAbsentCases } from '../../../src/gate/judge/presence.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { CaseIdentity } from '../../../src/model/run/result.ts'
import { createRun } from '../../../src/model/run/run.ts'
import { judge } from '../../support/gate/build.ts'

interface Changed {
  readonly path?: string
  readonly from?: string
  readonly isRemoved?: true
  /** Lines with their sign. */
  readonly lines?: readonly string[]
}

type Named = Partial<CaseIdentity> & Pick<CaseIdentity, 'name'>

function runOf(id: string, cases: readonly Named[]) {
  const run = createRun({ id, suiteName: 's', createdAt: 0 })
  for (const named of cases) addResult(run, { identity: { suite: [], ...named }, outcome: 'passed' })
  return run
}

/** Whether the change explains that the case is absent. */
async function isExplained(absent: Named, changes: readonly Changed[], running: readonly Named[] = []) {
  const head = runOf('head', [{ name: 'stays', file: 'stays' }, ...running])
  const base = runOf('base', [{ name: 'stays', file: 'stays' }, ...running, absent])
  const { comparison } = judge(head, base)
  expect(listAbsentCases(comparison)).toHaveLength(1)
  const files = changes.map(({ path = 'a.test.ts', from, isRemoved = false, lines }) => ({
    path,
    previousPath: from,
    isRemoved,
    patch: lines?.join('\n'),
  }))
  return (
    (await explainAbsences(comparison, createWholeMeasurement(head), async () => files)).explained.size === 1
  )
}

const file = 'a.test.ts'
const title = { file, name: 'adds two numbers' }
const pytest = { file: 'tests/test_a.py', suite: ['tests.test_a'], name: 'test_adds[1-2]' }
const go = { suite: ['app/sum'], name: 'TestAdds/one_and_two' }
const python = 'tests/test_a.py'
const goFile = 'sum/sum_test.go'

describe('a change explains that a case is absent', () => {
  it.each<[string, Named, Changed]>([
    ['its file is removed', title, { isRemoved: true }],
    ['the file of the repository is below', title, { path: 'web/a.test.ts', isRemoved: true }],
    ['the report names it from the root', { ...title, file: '/home/me/app/a.test.ts' }, { isRemoved: true }],
    ['its name is in a line that went', title, { lines: ["-  it('adds two numbers', () => {"] }],
    ['the quotes in it are escaped', { file, name: "it's 1" }, { lines: ["-  it('it\\'s 1', () => {"] }],
    ['the report joins groups and title', { file, name: 'sum adds two' }, { lines: ["-  it('adds two')"] }],
    ['its group has another title', { ...title, suite: ['a sum'] }, { lines: ["-describe('a sum')"] }],
    ['its function went', pytest, { path: python, lines: ['-def test_adds(a, b):'] }],
    ['its function in Go went', go, { path: goFile, lines: ['-func TestAdds(t *testing.T) {'] }],
    ['its row of a table in Go went', go, { path: goFile, lines: ['-  {"one and two", 1, 2},'] }],
    [
      'its method went',
      { suite: ['shop.Cart'], name: 'adds' },
      { path: 'A.java', lines: ['-  void adds() {'] },
    ],
    ['its macro went', { suite: ['Cart'], name: 'adds' }, { path: 'a.cc', lines: ['-TEST(Cart, adds) {'] }],
    [
      'its scenario went',
      { suite: ['Cart'], name: 'adds' },
      { path: 'a.feature', lines: ['-  Scenario: adds'] },
    ],
    ['its id went', { id: 'case-7', name: 'answers' }, { path: 'cases.yaml', lines: ['-  - id: case-7'] }],
    [
      'the file that its class is named after is removed',
      { suite: ['com.shop.CartTest'], name: 'adds' },
      { path: 'src/test/java/com/shop/CartTest.java', isRemoved: true },
    ],
  ])('%s', async (_, absent, change) => {
    expect(await isExplained(absent, [change])).toBe(true)
  })

  it.each<[string, Named, Changed, Named]>([
    [
      'in a changed file',
      pytest,
      { path: python, lines: ['-  (1, 2),'] },
      { ...pytest, name: 'test_adds[2-3]' },
    ],
    [
      'near a change where there are no files',
      go,
      { path: goFile, lines: ['@@ -3 +3 @@ func TestAdds(t *testing.T) {', '-  {1, 2},'] },
      { ...go, name: 'TestAdds/two' },
    ],
  ])('its function runs with other parameters %s', async (_, absent, change, running) => {
    expect(await isExplained(absent, [change], [running])).toBe(true)
    expect(await isExplained(absent, [{ path: 'other', lines: ['-x'] }], [running])).toBe(false)
  })
})

describe('the workflow explains that a case is absent', () => {
  it.each<[string, string, number, boolean]>([
    ['a job that measured them', 'e2e', 1, true],
    ['that job by its name', 'End to end', 1, true],
    ['that job of a called workflow', 'tests / e2e', 1, true],
    ['a job that measures nothing', 'deploy', 1, false],
    ['a job that had fewer', 'e2e', 0, false],
  ])(
    'where GitHub skipped %s, and for files of which nothing ran; they stay due',
    async (_, name, cases, is) => {
      const stays = { name: 'stays', file: 'stays' }
      const head = runOf('head', [stays])
      const base = runOf('base', [stays, { name: 'lost', file: 'stays' }, { name: 'pays', file: 'e2e' }])
      const jobs = [{ job: 'e2e', name: 'End to end', parts: 1, cases }]
      const { comparison } = judge(head, { ...base, info: { ...base.info, jobs } })
      const { explained, stillDue } = await explainAbsences(
        comparison,
        { ...createWholeMeasurement(head), jobs: { dead: [], skipped: [name], unknown: undefined } },
        async () => [],
      )
      expect([...explained.values()]).toEqual(is ? ['of a skipped job'] : [])
      expect(stillDue).toHaveLength(2)
    },
  )

  const leg = { file, name: 'adds', variant: 'node 18' }
  const path = '.github/workflows/ci.yml'
  it.each<[string, Changed, boolean]>([
    ['the matrix lost its leg', { path, lines: ['-  node: [18, 20]', '+  node: [20]'] }, true],
    ['the matrix has another order', { path, lines: ['-  node: [18, 20]', '+  node: [20, 18]'] }, false],
    ['another file lost the word', { path: 'ci.yml', lines: ['-  node: [18, 20]'] }, false],
  ])('%s', async (_, change, expected) => {
    expect(await isExplained(leg, [change], [{ ...leg, variant: 'node 20' }])).toBe(expected)
  })

  it('the matrix lost the word, but the leg runs', async () => {
    const change = { path, lines: ['-  node: [18, 20]', '+  node: [20]'] }
    expect(await isExplained(leg, [change], [{ ...leg, name: 'subtracts' }])).toBe(false)
  })
})

describe('a change does not explain that a case is absent', () => {
  it.each<[string, Named, Changed]>([
    ['it is about another file', title, { path: 'b.test.ts', lines: ["-it('adds two numbers')"] }],
    [
      'a word of other code went',
      { ...go, name: 'TestAdds/error' },
      { path: 'main.go', lines: ['-  return error'] },
    ],
    [
      'a word of a text went',
      { suite: ['agent'], name: 'refund' },
      { path: 'README.md', lines: ['-A refund'] },
    ],
    ['its line came back', title, { lines: ["-it('adds two numbers')", "+it.skip('adds two numbers')"] }],
    ['a longer name went', pytest, { path: python, lines: ['-def test_adds_all():'] }],
    ['another file is removed', title, { path: 'ba.test.ts', isRemoved: true }],
    ['its file was moved without it', title, { path: 'b.tests.ts', from: file }],
    ['its file is too large to be shown', title, {}],
    [
      'a folder has a similar name',
      { suite: ['shop'], name: 'a' },
      { path: 'shop/test_a.py', isRemoved: true },
    ],
    [
      'another class',
      { suite: ['shop.CartTest'], name: 'a' },
      { path: 'shop/BigCartTest.java', isRemoved: true },
    ],
  ])('%s', async (_, absent, change) => {
    expect(await isExplained(absent, [change])).toBe(false)
  })

  it('a case that is skipped is still there', async () => {
    const head = runOf('head', [{ name: 'stays' }])
    addResult(head, { identity: { suite: [], ...title }, outcome: 'skipped' })
    const { comparison } = judge(head, runOf('base', [{ name: 'stays' }, title]))
    const change = { path: file, previousPath: undefined, isRemoved: true, patch: undefined }
    expect(
      (await explainAbsences(comparison, createWholeMeasurement(head), async () => [change])).explained.size,
    ).toBe(0)
  })
})
