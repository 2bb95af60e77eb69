import { describe, expect, it } from 'vitest'
import { gateFiles, report, testcase, testcases } from '../support/gate-files.ts'

/** Playwright's own layout: a suite per file and project, the project as hostname. */
function playwright(failing: readonly string[] = [], projects = ['chromium', 'firefox', 'webkit']): string {
  const suites = projects.map(
    (project) =>
      `<testsuite name="shop.spec.ts" timestamp="2026-11-21T10:00:00.000Z" hostname="${project}" tests="20">${Array.from(
        { length: 20 },
        (_, index) =>
          testcase(`cart › t${index}`, failing.includes(`${project}:${index}`) ? 'F' : 'P', 'shop.spec.ts'),
      ).join('')}</testsuite>`,
  )
  return `<testsuites id="" name="" tests="60" failures="0" skipped="0" errors="0" time="3">${suites.join('')}</testsuites>`
}

describe('one environment breaks out of three', () => {
  it('Playwright: fails and names the project', async () => {
    const judged = await gateFiles({ 'pw.xml': playwright() }, { 'pw.xml': playwright(['firefox:7']) })
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.said).toContain('cart › t7 [firefox]')
    expect(judged.changes).toMatchObject({ regressed: 1, unchanged: 59 })
  })

  it('a baseline that did not tell the projects apart still serves', async () => {
    const before = report(
      Array.from({ length: 20 }, (_, index) => testcase(`cart › t${index}`, 'P', 'shop.spec.ts')).join(''),
      'shop.spec.ts',
    )
    const judged = await gateFiles({ 'pw.xml': before }, { 'pw.xml': playwright(['webkit:3']) })
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.changes).toMatchObject({ regressed: 1, unchanged: 59, new: 0, removed: 0 })
  })

  it('one report per operating system, named in the pattern', async () => {
    const all = (failing: readonly number[] = []) => ({
      'artifacts/linux/junit.xml': report(testcases(20)),
      'artifacts/macos/junit.xml': report(testcases(20)),
      'artifacts/windows/junit.xml': report(testcases(20, failing)),
    })
    const judged = await gateFiles(all(), all([4]), { patterns: ['artifacts/{os}/**/*.xml'] })
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.said).toContain('t4 [windows]')
  })

  it('the same without a name: the part of the path in which the files differ tells them apart', async () => {
    const all = (failing: readonly number[] = []) => ({
      'junit-linux.xml': report(testcases(20)),
      'junit-macos.xml': report(testcases(20)),
      'junit-windows.xml': report(testcases(20, failing)),
    })
    const judged = await gateFiles(all(), all([4]))
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.said).toContain('t4 [windows]')
  })

  it('modules of one build with the same class', async () => {
    const all = (failing: readonly number[] = []) => ({
      'api/target/surefire-reports/TEST-app.Checkout.xml': report(testcases(3)),
      'web/target/surefire-reports/TEST-app.Checkout.xml': report(testcases(3, failing)),
      'web/target/surefire-reports/TEST-app.Cart.xml': report(testcases(3, [], 'app.Cart'), 'app.Cart'),
    })
    const judged = await gateFiles(all(), all([2]))
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.said).toContain('t2 [web]')
    expect(judged.changes).toMatchObject({ regressed: 1, unchanged: 8 })
  })

  it('a property of the case or of its suite', async () => {
    const of = (failing: boolean) =>
      report(
        ['3.11.9', '3.12.1']
          .map((version) =>
            testcase(
              't1',
              failing && version === '3.12.1' ? 'F' : 'P',
              'app.Checkout',
              `<properties><property name="python" value="${version}"/></properties>`,
            ),
          )
          .join('') + testcases(4, [], 'app.Other'),
      )
    const judged = await gateFiles({ 'a.xml': of(false) }, { 'a.xml': of(true) })
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.said).toContain('t1 [python 3.12]')
  })

  it('the name of a machine is not an environment', async () => {
    const of = (host: string) => report(testcases(5), 'app.Checkout', `hostname="${host}"`)
    const judged = await gateFiles({ 'a.xml': of('fv-az1') }, { 'a.xml': of('fv-az2') })
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.changes).toMatchObject({ unchanged: 5 })
  })
})

describe('repetitions in files of their own', () => {
  /** Ten evals, five times; `noise` of them flicker, in another repetition each. */
  const repeated = (noise: number, name: (index: number) => string) =>
    Object.fromEntries(
      [1, 2, 3, 4, 5].map((repetition) => [
        name(repetition),
        report(
          Array.from({ length: 10 }, (_, index) =>
            testcase(`t${index}`, index < noise && index % 5 === repetition % 5 ? 'F' : 'P'),
          ).join(''),
        ),
      ]),
    )

  it.each([
    { name: (index: number) => `run-${index}/junit.xml`, what: 'known by their name' },
    { name: (index: number) => `results-${index}.xml`, what: 'shown by disagreement on the base' },
  ])('$what: they are iterations of an eval', async ({ name }) => {
    const judged = await gateFiles(repeated(5, name), repeated(6, name))
    expect(judged.verdict, judged.said).not.toBe('failed')
    expect(judged.changes).toMatchObject({ new: 0, removed: 0 })
  })

  it('numbered reports that always agree are not iterations', async () => {
    const name = (index: number) => `results-${index}.xml`
    const judged = await gateFiles(repeated(0, name), repeated(1, name))
    expect(judged.verdict, judged.said).toBe('failed')
  })
})
