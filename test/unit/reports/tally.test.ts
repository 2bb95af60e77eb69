import { describe, expect, it } from 'vitest'
import { formatCaseTitle } from '../../../src/model/run/identity.ts'
import type { Outcome, Result } from '../../../src/model/run/result.ts'
import { formats } from '../../../src/reports/registry.ts'
import { labelPaths } from '../../../src/reports/tally/path-labels.ts'
import { RunTally } from '../../../src/reports/tally/run-tally.ts'

const outcomes: Readonly<Record<string, Outcome>> = { P: 'passed', F: 'failed', E: 'errored', S: 'skipped' }

/** Files of cases, each case as a name and its entries in order: `{ a: 'FFP' }`. */
async function tally(
  files: Readonly<Record<string, Readonly<Record<string, string>>>>,
  more: Partial<Result> = {},
  format = 'junit-xml',
) {
  const run = new RunTally({ id: 'r', suiteName: 's', createdAt: 0 })
  for (const [path, cases] of Object.entries(files)) {
    const report = run.begin(path)
    for (const [name, entries] of Object.entries(cases))
      for (const entry of entries)
        report.add({ identity: { suite: ['s'], name }, outcome: outcomes[entry] ?? 'skipped', ...more })
    await run.end(report, { format })
  }
  return Object.fromEntries(
    [...run.finish().cases.values()].map(
      ({ identity, passed, failed, errored, flaky, retried, repeatsUnclear, mostPerReport }) => [
        formatCaseTitle(identity).replace('s › ', ''),
        { passed, failed, errored, flaky, retried, repeatsUnclear, mostPerReport },
      ],
    ),
  )
}

describe('entries of one case in one report', () => {
  it('next to cases that passed at once and were not run again, further entries are attempts', async () => {
    expect(await tally({ 'a.xml': { a: 'P', b: 'P', flaky: 'FEP', broken: 'FF' } })).toEqual({
      a: { passed: 1, failed: 0, errored: 0, flaky: 0 },
      b: { passed: 1, failed: 0, errored: 0, flaky: 0 },
      flaky: { passed: 1, failed: 0, errored: 0, flaky: 1, retried: { failed: 1, errored: 1 } },
      broken: { passed: 0, failed: 1, errored: 0, flaky: 0, retried: { failed: 1, errored: 0 } },
    })
  })

  it('where cases are run again after a pass, they are iterations', async () => {
    expect(await tally({ 'a.xml': { a: 'PPP', b: 'FFP', c: 'FFF' } })).toMatchObject({
      a: { passed: 3 },
      b: { passed: 1, failed: 2, flaky: 0 },
      c: { passed: 0, failed: 3 },
    })
  })

  it('two tests of one name do not make the retries of other tests iterations for sure', async () => {
    const { flaky, twins } = await tally({
      'a.xml': { a: 'P', b: 'P', c: 'P', d: 'P', twins: 'PP', flaky: 'FP' },
    })
    expect(twins).toMatchObject({ passed: 2 })
    expect(flaky).toMatchObject({ passed: 1, failed: 1, repeatsUnclear: true })
  })

  it('where every case fails first, it stays open', async () => {
    expect(await tally({ 'a.xml': { a: 'FFF', b: 'FFP' } })).toMatchObject({
      a: { failed: 3, repeatsUnclear: true },
      b: { passed: 1, failed: 2, repeatsUnclear: true },
    })
  })

  it('a report may say what it means', async () => {
    const cases = { 'a.xml': { a: 'P', b: 'PPF' } }
    expect((await tally(cases, { repeat: 'attempt' })).b).toMatchObject({ passed: 0, failed: 1 })
    expect((await tally({ 'a.xml': { a: 'P', b: 'FFP' } }, { repeat: 'iteration' })).b).toMatchObject({
      passed: 1,
      failed: 2,
    })
  })

  it('of a format that has a notation of its own for retries, they are iterations', async () => {
    const cases = { 'a.json': { a: 'P', b: 'FP' } }
    const [format = ''] = formats.flatMap(({ name, repeats }) => (repeats === 'iterations' ? [name] : []))
    expect((await tally(cases, {}, format)).b).toMatchObject({ passed: 1, failed: 1, flaky: 0 })
    expect((await tally(cases)).b).toMatchObject({ passed: 1, failed: 0, flaky: 1 })
  })

  it('skipped entries are not attempts', async () => {
    expect((await tally({ 'a.xml': { a: 'P', b: 'SF' } })).b).toMatchObject({ failed: 1 })
  })
})

describe('the same case in several reports', () => {
  it('is one case per file, named by what tells the files apart', async () => {
    expect(
      Object.keys(await tally({ 'api/junit.xml': { a: 'P', b: 'P' }, 'web/junit.xml': { a: 'F' } })),
    ).toEqual(['b', 'a [api]', 'a [web]'])
  })

  it('is one case where the names of the files only count', async () => {
    expect(await tally({ 'run-1.xml': { a: 'P' }, 'run-2.xml': { a: 'F' } })).toEqual({
      a: { passed: 1, failed: 1, errored: 0, flaky: 0 },
    })
    expect(await tally({ 'r1.xml': { a: 'P' }, 'r2.xml': { a: 'F' } })).toMatchObject({
      a: { mostPerReport: 1 },
    })
  })
})

describe('what tells report files apart', () => {
  it.each([
    [
      ['packages/api/junit.xml', 'packages/web/junit.xml'],
      ['api', 'web'],
    ],
    [
      ['a/linux/x/junit.xml', 'a/mac/y/junit.xml'],
      ['linux/x', 'mac/y'],
    ],
    [
      ['junit-linux.xml', 'junit-windows.xml'],
      ['linux', 'windows'],
    ],
    [
      ['out/node-18.xml', 'out/node-20.xml'],
      ['node-18', 'node-20'],
    ],
    [
      ['junit.xml', 'junit-e2e.xml'],
      ['junit', 'junit-e2e'],
    ],
    [
      ['junit.xml', 'sub/junit.xml'],
      ['junit', 'sub/junit'],
    ],
    [
      ['a.xml', 'a.json'],
      ['xml', 'json'],
    ],
    [['run-1/j.xml', 'run-2/j.xml', 'run-3/j.xml'], 'repetitions'],
    [['iteration1.xml', 'iteration7.xml'], 'repetitions'],
    [['results-0.xml', 'results-1.xml'], 'numbers'],
    [['r/TEST-ex.CartTest$Empty.xml', 'r/TEST-ex.CartTest.xml'], 'attempts'],
    [
      ['a/TEST-ex.CartTest.xml', 'b/TEST-ex.CartTest.xml'],
      ['a', 'b'],
    ],
    [
      [
        'allure-results/0e568d63-6dd1-466f-a494-4117debe15c0-result.json',
        'allure-results/184e9e12-4732-4eb6-b90f-3fa9214fb8da-result.json',
      ],
      'attempts',
    ],
    [['1/junit.xml', '2/junit.xml'], 'numbers'],
    [
      ['py38/junit.xml', 'py39/junit.xml'],
      ['py38', 'py39'],
    ],
  ])('%j: %j', (paths, labels) => expect(labelPaths(paths)).toEqual(labels))
})
