/** How the attempts of a case ended: a pass, a pass after a failure, or failures only. */
type Attempts = 'P' | 'FP' | 'FF'

/** One run of two groups: A has some of `a1` to `a4`, or broke as a whole; B has sixty cases that pass. */
export interface RetriedRun {
  readonly cases: Readonly<Record<string, Attempts>>
  /** The group broke before any case of it ran, in each attempt. */
  readonly died?: true
}

/** What a tool leaves of a run in which failing cases run once more. */
export interface RetryNotation {
  readonly tool: string
  readonly write: (run: RetriedRun) => Readonly<Record<string, string>>
}

const names = Array.from({ length: 60 }, (_, index) => `b${index + 1}`)
const trace = 'java.lang.AssertionError: expected 1 to be 2\n\tat shop.ATest.check(ATest.java:9)'
const boom = 'java.lang.IllegalStateException: no database'
const countFailures = (attempts: string) => attempts.split('F').length - 1

const element = (name: string, className: string, inner = '') =>
  `<testcase name="${name}" classname="${className}" time="0.01">${inner}</testcase>`
const failure = `<failure message="expected 1 to be 2" type="AssertionError">${trace}</failure>`
const passing = (className: string) => names.map((name) => element(name, className)).join('')

function suite(
  name: string,
  body: string,
  counts: Readonly<Record<string, number>>,
  attributes = '',
): string {
  const written = Object.entries(counts).map(([key, value]) => `${key}="${value}"`)
  return `<testsuite name="${name}" ${attributes} ${written.join(' ')}>${body}</testsuite>`
}

/** Attempts within one entry, as Surefire and nextest write them. */
function nested(attempts: Attempts): string {
  const body = `<stackTrace>${trace}</stackTrace>`
  if (attempts === 'FP') return `<flakyFailure message="expected 1 to be 2" type="x">${body}</flakyFailure>`
  if (attempts === 'FF') return `${failure}<rerunFailure message="again" type="x">${body}</rerunFailure>`
  return ''
}

/** One entry per attempt, in order. */
function repeated(name: string, attempts: Attempts, className: string): string {
  return [...attempts].map((end) => element(name, className, end === 'F' ? failure : '')).join('')
}

function surefire({ cases, died }: RetriedRun, countsAttempts: boolean): Readonly<Record<string, string>> {
  const entries = Object.entries(cases)
  const sum = (count: (attempts: Attempts) => number) =>
    entries.reduce((total, [, attempts]) => total + count(attempts), 0)
  const errors = died ? 1 + Number(countsAttempts) : 0
  const counts = countsAttempts
    ? { tests: sum(({ length }) => length) + errors, errors, failures: sum(countFailures) }
    : { tests: entries.length + errors, errors, failures: sum((attempts) => Number(attempts === 'FF')) }
  const broken = `<error message="no database" type="x">${boom}</error><rerunError message="no database" type="x"><stackTrace>${boom}</stackTrace></rerunError>`
  const body = died
    ? element('', 'shop.ATest', broken)
    : entries.map(([name, attempts]) => element(name, 'shop.ATest', nested(attempts))).join('')
  return {
    'TEST-shop.ATest.xml': suite('shop.ATest', body, counts, 'version="3.0"'),
    'TEST-shop.BTest.xml': suite('shop.BTest', passing('shop.BTest'), { tests: 60, errors: 0, failures: 0 }),
  }
}

/** Groups of one file, with an entry for each attempt, all of which the header counts. */
function writeRepeated(
  { cases, died }: RetriedRun,
  { classes, brokenEntry }: { readonly classes: readonly [string, string]; readonly brokenEntry: string },
): string {
  const [first, second] = classes
  const body = died
    ? brokenEntry
    : Object.entries(cases)
        .map(([name, attempts]) => repeated(name, attempts, first))
        .join('')
  const failures = body.split('<failure ').length - 1
  const tests = body.split('<testcase ').length - 1
  return `${suite(first, body, { tests, failures })}${suite(second, passing(second), { tests: 60, failures: 0 })}`
}

function trx(results: readonly (readonly [string, string, string])[], crash = ''): string {
  const failed = results.filter(([, , end]) => end === 'F').length
  const written = results.map(
    ([type, name, end]) =>
      `<UnitTestResult testId="${type}.${name}" testName="${name}" outcome="${end === 'F' ? 'Failed' : 'Passed'}" duration="00:00:00.0100000">${
        end === 'F'
          ? `<Output><ErrorInfo><Message>expected 1 to be 2</Message><StackTrace>at ${type}.${name}()</StackTrace></ErrorInfo></Output>`
          : ''
      }</UnitTestResult>`,
  )
  const definitions = results.map(
    ([type, name]) =>
      `<UnitTest name="${name}" id="${type}.${name}"><TestMethod className="${type}" name="${name}"/></UnitTest>`,
  )
  const infos = crash && `<RunInfos><RunInfo outcome="Error"><Text>${crash}</Text></RunInfo></RunInfos>`
  return `<TestRun id="1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>${written.join('')}</Results><TestDefinitions>${definitions.join('')}</TestDefinitions><ResultSummary outcome="${failed > 0 || crash ? 'Failed' : 'Completed'}"><Counters total="${results.length}" executed="${results.length}" passed="${results.length - failed}" failed="${failed}"/>${infos}</ResultSummary></TestRun>`
}

function writeTrx({ cases, died }: RetriedRun): Readonly<Record<string, string>> {
  const entries = Object.entries(cases)
  const first = entries.map(([name, attempts]) => ['Shop.ATest', name, attempts.charAt(0)] as const)
  const others = names.map((name) => ['Shop.BTest', name, 'P'] as const)
  if (died) return { 'app.trx': trx(others, 'The active test run was aborted. Reason: Test host crashed') }
  const again = entries.flatMap(([name, attempts]) =>
    attempts.length > 1 ? [['Shop.ATest', name, attempts.charAt(1)] as const] : [],
  )
  if (again.length === 0) return { 'app.trx': trx([...first, ...others]) }
  // The retry extension leaves the last attempt where the report belongs, and the first one in a folder.
  return { 'Retries/x7/1/app.trx': trx([...first, ...others]), 'app.trx': trx(again) }
}

function nextest({ cases, died }: RetriedRun): string {
  const aborted = Object.fromEntries(['a1', 'a2', 'a3', 'a4'].map((name) => [name, 'FF' as const]))
  const entries = Object.entries(died ? aborted : cases)
  const failures = entries.filter(([, attempts]) => attempts === 'FF').length
  const body = entries.map(([name, attempts]) => element(name, 'shop::a', nested(attempts))).join('')
  return `<testsuites name="nextest-run" tests="${entries.length + 60}" failures="${failures}" errors="0">${suite('shop::a', body, { tests: entries.length, failures, errors: 0, disabled: 0 })}${suite('shop::b', passing('shop::b'), { tests: 60, failures: 0, errors: 0, disabled: 0 })}</testsuites>`
}

function playwright({ cases, died }: RetriedRun): string {
  const error = { message: 'Error: expected 1 to be 2', stack: trace }
  const toSpec = (name: string, attempts: string, file: string) => ({
    title: name,
    file,
    ok: !attempts.endsWith('F'),
    tests: [
      {
        projectName: 'chromium',
        expectedStatus: 'passed',
        status: { P: 'expected', FP: 'flaky', FF: 'unexpected', '': 'skipped' }[attempts],
        results: [...attempts].map((end, retry) => ({
          retry,
          duration: 10,
          status: end === 'F' ? 'failed' : 'passed',
          errors: end === 'F' ? [error] : [],
        })),
      },
    ],
  })
  const skipped = { a1: 'FF', a2: '', a3: '', a4: '' }
  const first = Object.entries(died ? skipped : cases)
  const file = (title: string, specs: readonly object[]) => ({ title, file: title, specs, suites: [] })
  const count = (wanted: string) => first.filter(([, attempts]) => attempts === wanted).length
  return JSON.stringify({
    config: { version: '1.56.0', projects: [] },
    suites: [
      file(
        'a.spec.ts',
        first.map(([name, attempts]) => toSpec(name, attempts, 'a.spec.ts')),
      ),
      file(
        'b.spec.ts',
        names.map((name) => toSpec(name, 'P', 'b.spec.ts')),
      ),
    ],
    errors: [],
    stats: { expected: count('P') + 60, skipped: count(''), unexpected: count('FF'), flaky: count('FP') },
  })
}

function pytest({ cases, died }: RetriedRun): string {
  const body = died
    ? element('tests.test_a', '', `<error message="collection failure">${boom}</error>`)
    : Object.entries(cases)
        .map(([name, attempts]) =>
          // A rerun leaves an entry without a result.
          [...attempts]
            .map((end, index) =>
              element(name, 'tests.test_a', end === 'F' && index === attempts.length - 1 ? failure : ''),
            )
            .join(''),
        )
        .join('')
  const failures = body.split('<failure ').length - 1
  const errors = body.split('<error ').length - 1
  const tests = (died ? 1 : Object.keys(cases).length) + 60
  return `<testsuites name="pytest tests">${suite('pytest', body + passing('tests.test_b'), { errors, failures, skipped: 0, tests })}</testsuites>`
}

function ginkgo({ cases, died }: RetriedRun): Readonly<Record<string, string>> {
  const skip = '<skipped message="skipped"/>'
  const it = (name: string, status: string, inner = '') =>
    `<testcase name="[It] ${name}" classname="Shop" status="${status}" time="0.01">${inner}</testcase>`
  const write = (ends: Readonly<Record<string, string>>, first = '') => {
    const specs = Object.entries(ends).map(([name, end]) => {
      if (end === '') return it(name, 'skipped', skip)
      if (end === 'F') return it(name, 'failed', failure)
      return it(name, 'passed')
    })
    const body = first + specs.join('')
    const counts = {
      tests: body.split('<testcase ').length - 1,
      skipped: body.split('<skipped ').length - 1,
      disabled: 0,
      errors: 0,
      failures: body.split('<failure ').length - 1,
    }
    return `<testsuites>${suite('Shop', body, counts, 'package="/src/shop"')}</testsuites>`
  }
  const known = ['a1', 'a2', 'a3', 'a4', ...names]
  const listEnds = (choose: (name: string) => string) =>
    Object.fromEntries(known.map((name) => [name, choose(name)]))
  if (died) {
    const broken = `<testcase name="[BeforeSuite]" classname="Shop" status="failed" time="0">${failure}</testcase>`
    return {
      'junit.xml': write(
        listEnds(() => ''),
        broken,
      ),
    }
  }
  const read = (name: string) => (name.startsWith('b') ? 'P' : (cases[name] ?? ''))
  const first = { 'junit.xml': write(listEnds((name) => read(name).charAt(0))) }
  if (!known.some((name) => read(name).length > 1)) return first
  // A second command with the failed specs in focus; all others are skipped.
  return { ...first, 'junit-again.xml': write(listEnds((name) => read(name).charAt(1))) }
}

function mocha({ cases, died }: RetriedRun): string {
  const err = { message: 'expected 1 to be 2', stack: trace }
  const toTest = (group: string, name: string, attempts: string) => ({
    title: name,
    fullTitle: `${group} ${name}`,
    file: `/src/${group}.js`,
    duration: 1,
    currentRetry: attempts.length - 1,
    err: attempts === 'FF' ? err : {},
  })
  const ran = died ? [] : Object.entries(cases).map(([name, attempts]) => toTest('a', name, attempts))
  const hook = { ...toTest('a', '"before all" hook for "a1"', 'F'), err }
  const tests = [...ran, ...names.map((name) => toTest('b', name, 'P'))]
  const failures = died ? [hook] : ran.filter((_, index) => Object.values(cases)[index] === 'FF')
  return JSON.stringify({
    stats: { suites: 2, tests: tests.length, passes: 0, pending: 0, failures: failures.length },
    tests,
    pending: [],
    failures,
    passes: [],
  })
}

const inFile = (name: string, write: (run: RetriedRun) => string) => (run: RetriedRun) => ({
  [name]: write(run),
})

/** Twelve ways of writing attempts, by recordings of the tools and their published formats. */
export const retryNotations: readonly RetryNotation[] = [
  { tool: 'Surefire, JUnit 4', write: (run) => surefire(run, true) },
  { tool: 'Surefire, JUnit 5', write: (run) => surefire(run, false) },
  {
    tool: 'Gradle',

    write: inFile('TEST-shop.xml', (run) => {
      const brokenEntry = element('initializationError', 'shop.ATest', failure).repeat(2)
      return `<testsuites>${writeRepeated(run, { classes: ['shop.ATest', 'shop.BTest'], brokenEntry })}</testsuites>`
    }),
  },
  {
    tool: 'Tycho',

    write: (run) => {
      const { 'TEST-shop.ATest.xml': first = '', ...others } = surefire(run, true)
      // The process of the tests died, and nothing is left of the class.
      return run.died ? others : { 'TEST-shop.ATest.xml': first, ...others }
    },
  },
  { tool: 'TRX', write: writeTrx },
  {
    tool: 'Bun',

    write: inFile('junit.xml', (run) => {
      // A file that can't be loaded is not in the report.
      const text = writeRepeated(run, { classes: ['a.test.ts', 'b.test.ts'], brokenEntry: '' })
      return `<testsuites name="bun test">${text}</testsuites>`
    }),
  },
  {
    tool: 'gotestsum',

    write: inFile('junit.xml', (run) => {
      const brokenEntry = element('TestMain', 'example.com/a', failure).repeat(2)
      return `<testsuites>${writeRepeated(run, { classes: ['example.com/a', 'example.com/b'], brokenEntry })}</testsuites>`
    }),
  },
  { tool: 'nextest', write: inFile('junit.xml', nextest) },
  { tool: 'Playwright', write: inFile('report.json', playwright) },
  { tool: 'pytest', write: inFile('junit.xml', pytest) },
  { tool: 'ginkgo', write: ginkgo },
  { tool: 'Mocha', write: inFile('report.json', mocha) },
]
