import { describe, expect, it } from 'vitest'
import { gateFiles, report, testcase, testcases } from '../support/gate-files.ts'

/*
 * Situations in which people expect another verdict than a simple rule gives, through the bundled command line. The
 * table "Situations that surprise" in docs/statistics.md, and "What fails" in docs/policy.md, say what to expect.
 */
const evals = { others: { '.github/eval-gate.yml': 'kind: evals\n' } }

const xml = (cases: string) => ({ 'junit.xml': report(cases) })
const some = (count: number, failing: readonly number[] = []) => xml(testcases(count, failing))
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Cases of one file, with a score each where there is one. */
function inFile(
  file: string,
  names: readonly string[],
  failing: readonly string[] = [],
  score?: (name: string) => number,
) {
  return names
    .map((name) => {
      const property =
        score === undefined
          ? ''
          : `<properties><property name="score.quality" value="${score(name)}"/></properties>`
      const failure = failing.includes(name) ? '<failure message="expected 1 to be 2"/>' : ''
      return `<testcase classname="app" file="${file}" name="${name}" time="0.01">${property}${failure}</testcase>`
    })
    .join('\n')
}

const names = (count: number) => upTo(count).map((number) => `case ${number}`)

describe('a test without a history', () => {
  it('fails the gate when it is new and fails', async () => {
    const { verdict, said } = await gateFiles(some(20), some(21, [21]))
    expect(verdict, said).toBe('failed')
  })

  it('fails the gate when it is a new parameter', async () => {
    const base = xml(`${testcases(19)}${testcase('adds[1-2]')}`)
    const { verdict, said } = await gateFiles(
      base,
      xml(`${testcases(19)}${testcase('adds[1-2]')}${testcase('adds[3-4]', 'F')}`),
    )
    expect(verdict, said).toBe('failed')
  })

  it('is not green when it was moved to another file and fails', async () => {
    const rest = inFile('a.test.ts', names(19))
    const base = xml(rest + inFile('a.test.ts', ['moved']))
    const { verdict, said } = await gateFiles(base, xml(rest + inFile('b.test.ts', ['moved'], ['moved'])))
    expect(verdict, said).toBe('failed')
  })

  it('is not green when it was renamed slightly and fails', async () => {
    const base = xml(`${testcases(19)}${testcase('adds two numbers')}`)
    const { verdict, said } = await gateFiles(
      base,
      xml(`${testcases(19)}${testcase('adds two numbers correctly', 'F')}`),
    )
    expect(verdict, said).toBe('failed')
  })

  it('is not green when its group was renamed and three of ten fail', async () => {
    const group = (name: string, failing: readonly number[] = []) => testcases(10, failing, name)
    const base = xml(`${group('app.Cart')}${group('app.Orders')}`)
    const { verdict, said } = await gateFiles(
      base,
      xml(`${group('app.Cart')}${group('app.Purchases', [1, 2, 3])}`),
    )
    expect(verdict, said).toBe('failed')
  })
})

describe('a matrix of systems', () => {
  const on = (systems: readonly string[], failing: readonly number[] = []) =>
    Object.fromEntries(
      systems.map((system, index) => [`${system}.xml`, report(testcases(20, index === 1 ? failing : []))]),
    )

  it('fails when a test fails on one of two', async () => {
    const { verdict, said } = await gateFiles(on(['linux', 'windows']), on(['linux', 'windows'], [7]))
    expect(verdict, said).toBe('failed')
  })

  it('fails when a test fails on one of three, with five base runs', async () => {
    const systems = ['linux', 'windows', 'macos']
    const { verdict, said } = await gateFiles(
      Array.from({ length: 5 }, () => on(systems)),
      on(systems, [7]),
    )
    expect(verdict, said).toBe('failed')
  })
})

describe('evidence that is gone', () => {
  const skipped = (count: number) =>
    upTo(count)
      .map((number) => testcase(`t${number}`, 'S'))
      .join('')

  it.each([
    ['all tests are skipped', xml(skipped(20))],
    ['19 of 20 tests are skipped', xml(`${skipped(19)}${testcase('t20')}`)],
    ['all but one test are gone', some(1)],
  ])('is not green: %s', async (_, head) => {
    const { verdict, exitCode, said } = await gateFiles(some(20), head)
    expect(verdict, said).toBe('inconclusive')
    expect(exitCode).toBe(3)
  })

  it('is not green: a scorer is gone from all cases', async () => {
    const { verdict, said } = await gateFiles(
      xml(inFile('a.ts', names(30), [], () => 0.9)),
      xml(inFile('a.ts', names(30))),
    )
    expect(verdict, said).toBe('inconclusive')
  })

  it('is named: the half of the evals that failed', async () => {
    const half = names(30).slice(15)
    const { verdict, said } = await gateFiles(
      xml(inFile('a.ts', names(30), half)),
      xml(inFile('a.ts', names(15))),
      evals,
    )
    expect(verdict, said).not.toBe('failed')
    expect(said).toMatch(/inconclusive missing-cases: .*case 16/)
  })
})

describe('a history that is not clean', () => {
  it('is open when a test that needed a retry fails now', async () => {
    const retried = testcase('t20', 'P', 'app.Checkout', '<flakyFailure message="timeout" type="T"/>')
    const { verdict, said } = await gateFiles(xml(`${testcases(19)}${retried}`), some(20, [20]))
    expect(verdict, said).toBe('inconclusive')
  })

  it.each([
    ['10 tests broke together in one push of five', upTo(10), 5, 2],
    ['one push of five broke all tests', upTo(20), 5, 2],
    ['the older of two base runs was red as a whole', upTo(20), 2, 1],
  ])('%s, repaired since: the same break fails', async (_, broken, runs, at) => {
    const base = Array.from({ length: runs }, (_, run) => some(20, run === at ? broken : []))
    const { verdict, said } = await gateFiles(base, some(20, broken))
    expect(verdict, said).toBe('failed')
  })
})

describe('evals that run once', () => {
  it('pass when one is lost and one gained', async () => {
    const { verdict, said } = await gateFiles(some(30, [1]), some(30, [2]), evals)
    expect(verdict, said).toBe('passed')
    expect(said).toMatch(/a drop of more than \d+(\.\d)? points is ruled out/)
  })

  it('fail when five are lost and none gained', async () => {
    const { verdict, said } = await gateFiles(some(30), some(30, upTo(5)), evals)
    expect(verdict, said).toBe('failed')
  })

  it('are open when nothing is declared, two flip down and two up, and say what settles it', async () => {
    const { verdict, said } = await gateFiles(some(30, [1, 2]), some(30, [3, 4]))
    expect(verdict, said).toBe('inconclusive')
    expect(said).toMatch(/`kind: evals`/)
  })

  it('are open when the scores of four of thirty fall from 0.9 to 0.5', async () => {
    const scored = (low: number) => (name: string) =>
      ['case 1', 'case 2', 'case 3', 'case 4'].includes(name) ? low : 0.9
    const { verdict, said } = await gateFiles(
      xml(inFile('a.ts', names(30), [], scored(0.9))),
      xml(inFile('a.ts', names(30), [], scored(0.5))),
    )
    expect(verdict, said).toBe('inconclusive')
  })
})

describe('evals and what is not quite one', () => {
  it('leave a unit test open that fails in a file of scored evals: `kind` settles it', async () => {
    const scored = inFile('a.ts', names(10), [], () => 0.9)
    const base = xml(scored + inFile('a.ts', ['unit']))
    const head = xml(scored + inFile('a.ts', ['unit'], ['unit']))
    const { verdict, said } = await gateFiles(base, head)
    expect(verdict, said).toBe('inconclusive')
    const policy = 'cases:\n  - match: "*unit"\n    kind: tests\n'
    const declared = await gateFiles(base, head, { others: { '.github/eval-gate.yml': policy } })
    expect(declared.verdict, declared.said).toBe('failed')
  })

  it('fail when one of fifty that always passed falls from 5 of 5 to 2 of 5', async () => {
    const five = (lost: number) =>
      xml(
        upTo(50)
          .map((number) =>
            upTo(5)
              .map((iteration) => testcase(`t${number}`, number === 1 && iteration <= lost ? 'F' : 'P'))
              .join(''),
          )
          .join(''),
      )
    const { verdict, said } = await gateFiles(five(0), five(3))
    expect(verdict, said).toBe('failed')
    expect(said).toMatch(/^failed regression-case: .*t1/m)
  })
})
