import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgeBy, type Measurement, type World } from '../../support/gate/sources.ts'

/*
 * The law of green as a property of the whole line, from report files and parts of jobs to the exit code: what is lost
 * never turns a run green that was not. A case that its report no longer counts is no loss: somebody removed the test, and
 * the first lines say so. So a lost entry stays in the counts of its suite, as after a crash or a bad merge of reports.
 */

/** `p`assed, `f`ailed, an error, `s`kipped, `l`ost; `-`: counted by the suite, and not there. */
type Letter = 'p' | 'f' | 'e' | 's' | 'l' | '-'
interface DrawnSuite {
  readonly name: string
  /** For each case its iterations. */
  readonly cases: readonly (readonly Letter[])[]
  /** Of every iteration; undefined: no scorer. */
  readonly score: number | undefined
}
/** Suites by the file of the report. */
type Report = readonly DrawnSuite[]
/** Reports by the name of the job. */
type Drawn = Readonly<Record<string, Readonly<Record<string, Report>>>>

const inner: Readonly<Record<Exclude<Letter, '-'>, string>> = {
  p: '',
  f: '<failure message="expected 1 to be 2"/>',
  e: '<error message="TypeError: boom"/>',
  s: '<skipped/>',
  l: '<error message="429 Too Many Requests"/>',
}

function write(report: Report): string {
  const suites = report.map(({ name, cases, score }) => {
    const entries = cases.flatMap((letters, index) =>
      letters.flatMap((letter) => {
        if (letter === '-') return []
        const scored =
          score === undefined
            ? ''
            : `<properties><property name="score.quality" value="${score}"/></properties>`
        return [
          `<testcase classname="${name}" name="case ${'abcdefgh'[index]}">${scored}${inner[letter]}</testcase>`,
        ]
      }),
    )
    return `<testsuite name="${name}" tests="${cases.flat().length}">${entries.join('')}</testsuite>`
  })
  return `<testsuites>${suites.join('')}</testsuites>`
}

function measurementOf(drawn: Drawn): Measurement {
  const jobs = Object.entries(drawn).map(([job, reports]) => [
    job,
    { files: Object.fromEntries(Object.entries(reports).map(([file, report]) => [file, write(report)])) },
  ])
  return { jobs: Object.fromEntries(jobs) }
}

/** Changes every suite; undefined takes it away. */
function mapSuites(
  drawn: Drawn,
  change: (suite: DrawnSuite, file: string, job: string) => DrawnSuite | undefined,
): Drawn {
  return mapValues(drawn, (reports, job) =>
    mapValues(reports, (report, file) => report.flatMap((suite) => change(suite, file, job) ?? [])),
  )
}

function mapValues<A, B>(
  of: Readonly<Record<string, A>>,
  change: (value: A, key: string) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]))
}

function without<A>(of: Readonly<Record<string, A>>, key: string | undefined): Readonly<Record<string, A>> {
  return Object.fromEntries(Object.entries(of).filter(([name]) => name !== key))
}

/** What can be lost of the head; the number chooses which one. */
const losses = {
  case: (head, pick) => {
    let at = pick
    return mapSuites(head, (suite) => ({
      ...suite,
      cases: suite.cases.map((letters) => (at-- === 0 ? letters.map((): Letter => '-') : letters)),
    }))
  },
  iteration: (head, pick) => {
    let at = pick
    return mapSuites(head, (suite) => ({
      ...suite,
      cases: suite.cases.map((letters) => letters.map((letter) => (at-- === 0 ? '-' : letter))),
    }))
  },
  suite: (head, pick) => {
    let at = pick
    return mapSuites(head, (suite) => (at-- === 0 ? undefined : suite))
  },
  scorer: (head) => mapSuites(head, (suite) => ({ ...suite, score: undefined })),
  report: (head, pick) => {
    const job = keyOf(head, pick)
    return mapValues(head, (reports, name) =>
      name === job ? without(reports, keyOf(reports, pick)) : reports,
    )
  },
  part: (head, pick) => without(head, keyOf(head, pick)),
} satisfies Record<string, (head: Drawn, pick: number) => Drawn>

function keyOf(of: Readonly<Record<string, unknown>>, pick: number): string | undefined {
  const keys = Object.keys(of)
  return keys[pick % Math.max(1, keys.length)]
}

const letter = fc.constantFrom<Letter>('f', 'f', 'e', 's', 'l')

/** A base that passes, and a head with the same cases. */
const worlds = fc
  .record({
    jobs: fc.subarray(['unit', 'e2e'], { minLength: 1 }),
    files: fc.subarray(['a.xml', 'b.xml'], { minLength: 1 }),
    suites: fc.integer({ min: 1, max: 2 }),
    cases: fc.integer({ min: 2, max: 4 }),
    iterations: fc.constantFrom(1, 1, 3),
    score: fc.option(fc.constantFrom(0.5, 0.9), { nil: undefined }),
    headScore: fc.constantFrom(0.4, 0.9),
    baseRuns: fc.constantFrom(1, 3, 5),
    /** Jobs measure the same cases in other environments. */
    areEnvironments: fc.boolean(),
    /** What does not pass, by the place of the iteration: few, so that the loss of one may hide them all. */
    wrong: fc.uniqueArray(fc.tuple(fc.nat(47), letter), { maxLength: 3, selector: ([at]) => at }),
  })
  .map(({ jobs, files, suites, cases, iterations, score, headScore, baseRuns, areEnvironments, wrong }) => {
    const shape = (outcome: () => Letter, scored: number | undefined): Drawn =>
      Object.fromEntries(
        jobs.map((job) => [
          job,
          Object.fromEntries(
            files.map((file) => [
              file,
              Array.from({ length: suites }, (_, index) => ({
                name: `${areEnvironments ? '' : `${job}.`}${file[0]}${index}`,
                cases: Array.from({ length: cases }, () => Array.from({ length: iterations }, outcome)),
                score: scored,
              })),
            ]),
          ),
        ]),
      )
    let at = 0
    const size = jobs.length * files.length * suites * cases * iterations
    const letters = new Map(wrong.map(([place, letter]) => [place % size, letter]))
    const head = shape(() => letters.get(at++) ?? 'p', score === undefined ? undefined : headScore)
    const base = shape(() => 'p', score)
    const inputs = { reports: files.join('\n') }
    /** The places of what does not pass, in units of so many iterations. */
    const placesIn = (unit: number) => [...letters.keys()].map((place) => Math.floor(place / unit))
    const places = { iteration: placesIn(1), case: placesIn(iterations), suite: placesIn(iterations * cases) }
    return { places, head, base: Array.from({ length: baseRuns }, () => measurementOf(base)), inputs }
  })

async function verdictOf(base: World['base'], head: Drawn, inputs: Record<string, string>): Promise<string> {
  return (await judgeBy('merge', { base, head: measurementOf(head), inputs })).verdict
}

/** More where many seeds are tried. */
const numRuns = process.env.PROPERTY_SEED === undefined ? 8 : 200

it.each(Object.keys(losses) as (keyof typeof losses)[])(
  'a red or undecided run is not green with one %s less',
  async (what) => {
    await fc.assert(
      fc.asyncProperty(worlds, fc.nat(40), async ({ head, base, inputs, places }, pick) => {
        if ((await verdictOf(base, head, inputs)) === 'passed') return
        // What is lost is what did not pass, where there is any.
        const own: readonly number[] = what in places ? places[what as keyof typeof places] : []
        const at = own[pick % Math.max(1, own.length)] ?? pick
        const left = losses[what](head, at)
        expect(await verdictOf(base, left, inputs)).not.toBe('passed')
      }),
      { numRuns },
    )
  },
)

it('a red or undecided run is not green with one run of the base less', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, fc.nat(4), async ({ head, base, inputs }, pick) => {
      // A branch without any run of the suite has its first.
      if (base.length < 2 || (await verdictOf(base, head, inputs)) === 'passed') return
      const left = base.filter((_, index) => index !== pick % base.length)
      expect(await verdictOf(left, head, inputs)).not.toBe('passed')
    }),
    { numRuns },
  )
})
