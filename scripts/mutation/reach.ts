import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Reached } from './switches.ts'
import { startTrials } from './trials.ts'

/** What one test file does without a mutant. */
interface Known {
  /** Of the text of the test file. */
  readonly digest: string
  readonly ms: number
  /** False: it breaks as a whole, or does not end. */
  readonly isUsable: boolean
  /** Tests of it that fail, such as those of the output of a process. */
  readonly failures: readonly string[]
  /** By the path of a source. */
  readonly reached: Readonly<Record<string, { readonly digest: string; readonly mutants: readonly number[] }>>
}

/** What is known of the tests. */
export interface Reach {
  /**
   * The test files for which a mutant makes a difference where it stands: first those that take little time for how many
   * mutants of the file they reach. Of a source that has changed since a test was recorded, all that reached any.
   */
  readonly testsOf: (mutant: Mutant) => readonly string[]
  /** Single tests that fail without a mutant. */
  readonly ignored: readonly string[]
}

/** So many tests are recorded at once. */
const portion = 10
/** A mutant that tests of this many ms do not notice has survived. */
const longest = 120_000

/**
 * Which tests reach a mutant. What each test file reaches is recorded once, and again when the file has changed.
 *
 * @param file where the record is kept
 * @param tests paths in the copy of the repository
 * @param isAsRecorded take the tests that are recorded, as they are, and no others
 */
export async function knowReach(
  file: string,
  copy: string,
  tests: readonly string[],
  { isAsRecorded, silenceMs }: { readonly isAsRecorded: boolean; readonly silenceMs: number },
): Promise<Reach> {
  const stored: Record<string, Known> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const digestOfTest = (test: string) => digestOf(readFileSync(join(copy, test), 'utf8'))
  const missing = tests.filter((test) => stored[test]?.digest !== digestOfTest(test) && !isAsRecorded)
  mkdirSync(dirname(file), { recursive: true })
  const notes = join(copy, 'reached.jsonl')
  const trials = startTrials(copy, silenceMs, notes)
  while (missing.length > 0) {
    console.log(`recording what ${missing.length} test files reach`)
    const recorded = await record(trials, notes, copy, missing.slice(0, portion))
    for (const [test, known] of recorded) stored[test] = { digest: digestOfTest(test), ...known }
    missing.splice(0, recorded.size)
    writeFileSync(file, JSON.stringify(stored))
  }
  trials.end()
  const usable = tests.flatMap((test) => (stored[test]?.isUsable ? [{ test, ...stored[test] }] : []))
  const ignored = usable.flatMap(({ failures }) => failures)
  const testsOf = ({ file: path, index }: Mutant) => {
    const digest = digestOf(readFileSync(join(copy, path), 'utf8'))
    const candidates = usable.flatMap(({ test, ms, reached }) => {
      const known = reached[path]
      if (known === undefined) return []
      if (known.digest !== digest) return [{ test, ms, cost: ms }]
      return known.mutants.includes(index) ? [{ test, ms, cost: ms / known.mutants.length }] : []
    })
    const chosen: string[] = []
    let ms = 0
    for (const one of candidates.toSorted((a, b) => a.cost - b.cost)) {
      if (chosen.length > 0 && ms + one.ms > longest) continue
      ms += one.ms
      chosen.push(one.test)
    }
    return chosen
  }
  return { testsOf, ignored }
}

async function record(
  trials: ReturnType<typeof startTrials>,
  notes: string,
  copy: string,
  tests: readonly string[],
): Promise<Map<string, Omit<Known, 'digest'>>> {
  writeFileSync(notes, '')
  const { ended, hangs } = await trials.run({ tests, untilOneFails: false, ignored: [] })
  const reached = new Map<string, Known['reached']>()
  for (const line of readFileSync(notes, 'utf8').split('\n')) {
    if (line === '') continue
    const { test, reached: numbers } = JSON.parse(line) as Reached
    const withDigest = ([source, mutants]: [string, readonly number[]]) =>
      [source, { digest: digestOf(readFileSync(join(copy, source), 'utf8')), mutants }] as const
    reached.set(test, Object.fromEntries(Object.entries(numbers).map(withDigest)))
  }
  const next = tests[ended.length]
  const unended = { failed: true, ms: 0, failures: [] }
  const outcomes = [...ended, ...(hangs && next !== undefined ? [{ test: next, ...unended }] : [])]
  return new Map(
    outcomes.map(({ test, failed, ms, failures }) => {
      const isUsable = !failed || failures.length > 0
      if (!isUsable) console.log(`not used, because it breaks or does not end without a mutant: ${test}`)
      for (const name of failures)
        console.log(`not used, because it fails without a mutant: ${test}: ${name}`)
      return [test, { ms: Math.round(ms), isUsable, failures, reached: reached.get(test) ?? {} }]
    }),
  )
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
