import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { measureDistances } from './distances.ts'
import type { Mutant } from './mutants.ts'
import type { Reached } from './switches.ts'

const usualMs = 1000

/** What one test file did when it ran last. */
interface Known {
  /** Of the text of the test file. */
  readonly digest: string
  /** Of processor time. */
  readonly ms: number
  /** By the path of a source. */
  readonly reached: Readonly<Record<string, { readonly digest: string; readonly mutants: readonly number[] }>>
}

/**
 * Which tests may notice a mutant: those that import the source by the shortest way are the likeliest. What a test file
 * reaches is recorded whenever it runs.
 *
 * @param file where the record is kept
 * @param tests paths in the copy of the repository
 */
export function createReach(file: string, copy: string, tests: readonly string[]) {
  const stored: Record<string, Known> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const digests = new Map<string, string>()
  const readDigest = (path: string) => {
    const digest = digests.get(path) ?? digestText(readFileSync(join(copy, path), 'utf8'))
    digests.set(path, digest)
    return digest
  }
  const measureDistance = measureDistances(copy, tests)

  /** Whether a test makes a difference where a mutant stands; undefined where it is not known. */
  function reaches(test: string, { file: path, index, atLoad }: Mutant): boolean | undefined {
    const known = stored[test]
    if (known === undefined || known.digest !== readDigest(test)) return undefined
    const reached = known.reached[path]
    if (reached === undefined) return false
    // What runs when a module is loaded is recorded for the test that loads it first alone.
    return reached.digest === readDigest(path) && !atLoad ? reached.mutants.includes(index) : undefined
  }

  return {
    reaches,
    /**
     * The test files that reach a mutant, or may: the nearest first, and of those that are as near, the shortest. One that
     * takes twice as long is as good as one that is an import further away.
     */
    listCandidates(mutant: Mutant): readonly string[] {
      const rank = (test: string) =>
        measureDistance(test, mutant.file) + Math.log2(1 + (stored[test]?.ms ?? usualMs) / usualMs)
      return tests
        .filter((test) => reaches(test, mutant) !== false)
        .map((test) => ({ test, rank: rank(test) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ test }) => test)
    },
    note({ test, ms, reached }: Reached): void {
      const withDigest = ([source, mutants]: [string, readonly number[]]) =>
        [source, { digest: readDigest(source), mutants }] as const
      const entries = Object.entries(reached).map(withDigest)
      stored[test] = { digest: readDigest(test), ms, reached: Object.fromEntries(entries) }
    },
    save(): void {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(stored))
    },
  }
}

function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
