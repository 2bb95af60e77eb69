import { junitReport, type ReportCase } from '../../test/support/workspace.ts'

type Outcomes = Readonly<Partial<Record<'fails' | 'errors' | 'skips', readonly number[]>>>

/** Numbers from 1 to so many. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1)

/**
 * A JUnit report of so many ordinary tests, `checks 1`, `checks 2`, …, each run once; all pass but the ones that are
 * named by their numbers.
 */
export function tests(
  count: number,
  { fails = [], errors = [], skips = [] }: Outcomes = {},
  suite = 'shop',
): string {
  const outcomeOf = (of: number): ReportCase['outcome'] =>
    fails.includes(of)
      ? 'failed'
      : errors.includes(of)
        ? 'errored'
        : skips.includes(of)
          ? 'skipped'
          : 'passed'
  return junitReport(
    upTo(count).map((of) => ({ name: `checks ${of}`, outcome: outcomeOf(of) })),
    suite,
  )
}

/** The lines of so many {@link tests}, and what follows `it` in the last one. */
export const testLines = (count: number, marked = ''): string =>
  upTo(count)
    .map((of) => `it${of === count ? marked : ''}('checks ${of}', () => check(${of}))\n`)
    .join('')

/** A commit that has them. */
export const sources = (count: number, marked = ''): Readonly<Record<string, string>> => ({
  'test/shop.test.ts': testLines(count, marked),
})

/**
 * A JUnit report of so many evals, by default with five iterations each.
 *
 * @param passes how many of its iterations pass, by the number of the eval; the others pass all
 * @param lost evals whose iterations all end at the rate limit of the model's provider
 */
export function evals(
  count: number,
  passes: Readonly<Record<number, number>> = {},
  lost: readonly number[] = [],
  iterations = 5,
): string {
  const message = 'RateLimitError: 429 Too Many Requests'
  return junitReport(
    upTo(count).flatMap((of) =>
      upTo(iterations).map((iteration) => ({
        name: `answers ${of}`,
        ...(lost.includes(of)
          ? { outcome: 'errored' as const, message }
          : { outcome: iteration <= (passes[of] ?? iterations) ? ('passed' as const) : ('failed' as const) }),
      })),
    ),
    'agent',
  )
}

/** A report of evals that says of each entry which iteration it is: else they may be browsers or projects. */
export function declareIterations(report: string): string {
  const counts = new Map<string, number>()
  return report.replaceAll(/ name="(answers \d+)"/g, (_, name: string) => {
    const iteration = (counts.get(name) ?? 0) + 1
    counts.set(name, iteration)
    return ` name="${name} (iteration ${iteration})"`
  })
}

/**
 * A JUnit report of 30 evals with one iteration each: the first eight always fail or always pass, so do the next
 * eight, and the others pass four times in five, each in a rhythm of its own.
 *
 * @param round number of the run
 */
export function evalsOnce(round: number, firstPass: boolean, secondPass: boolean): string {
  return junitReport(
    upTo(30).map((of) => {
      const passes = of <= 8 ? firstPass : of <= 16 ? secondPass : (of * 3 + round * 2) % 5 !== 0
      return { name: `answers ${of}`, outcome: passes ? 'passed' : 'failed' }
    }),
    'agent',
  )
}

/** The first part of a report, as a killed writer leaves it. */
export const cut = (report: string, share: number): string =>
  report.slice(0, Math.floor(report.length * share))

/** The report of a package that does not build, in place of its tests. */
export const notBuilt = (suite: string): string =>
  junitReport([{ name: '[build failed]', outcome: 'failed', message: 'Failed' }], suite)

/**
 * JSON lines of promptfoo: a line for each of so many tests of a prompt; all pass but the ones that are named by their
 * numbers.
 */
export function promptfooLines(count: number, fails: readonly number[] = []): string {
  const lines = upTo(count).map((of) => {
    const success = !fails.includes(of)
    const score = success ? 1 : 0
    return {
      testIdx: of - 1,
      promptIdx: 0,
      prompt: { raw: `How much is ${of}?`, label: 'How much is {{number}}?' },
      provider: { id: 'openai:chat:small' },
      testCase: { description: `answers ${of}`, vars: { number: of }, assert: [] },
      vars: { number: of },
      success,
      score,
      namedScores: {},
      failureReason: success ? 0 : 1,
      gradingResult: { pass: success, score, reason: success ? 'All assertions passed' : 'It is not' },
      response: { output: `It is ${of}.` },
      latencyMs: 40 + of,
    }
  })
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
