import type { Outcome } from '../../../model/run/result.ts'

/** An entry of a test file, as far as its suites need it. */
interface Entry {
  readonly suite: readonly string[]
  readonly name: string | undefined
  readonly outcome: Outcome
}

/** A suite that failed although none of its tests did: a hook. */
interface FailedSuite {
  /** Path of the test file; absent if it is not known which suite it is. */
  readonly file?: string
  readonly suite: readonly string[]
  readonly message: string
}

const separator = '\u001f'
const shownFiles = 5
const mostIdle = 100

/**
 * Vitest counts the suites that failed (files and `describe` blocks), but its JSON does not name them: a hook that fails
 * beside a failing test shows in this count alone. It is compared with the suites that the failing tests explain.
 */
export class FailedSuites {
  #explained = 0
  readonly #idle: { readonly file: string; readonly suite: readonly string[]; readonly adds: number }[] = []
  readonly #files: string[] = []

  /** @param isBroken the file itself is reported as broken, which explains any of its suites */
  addFile(file: string, entries: readonly Entry[], isBroken: boolean): void {
    this.#files.push(file)
    const failing = countSuites(entries, isFailingEntry)
    const all = isBroken ? countSuites(entries, () => true) : failing
    this.#explained += 1
    for (const count of all.values()) this.#explained += count
    if (isBroken || this.#idle.length >= mostIdle) return
    for (const suite of findIdleSuites(entries)) {
      // A suite that fails makes those around it fail.
      const around = suite
        .slice(0, -1)
        .filter((_, index) => !failing.has(joinPath(suite.slice(0, index + 1))))
      this.#idle.push({ file, suite, adds: 1 + around.length })
    }
  }

  /** @param reported the count of failed suites that the report gives */
  findFailedSuites(reported: number): readonly FailedSuite[] {
    const left = reported - this.#explained
    if (!(left > 0)) return []
    const total = this.#idle.reduce((sum, { adds }) => sum + adds, 0)
    if (total === left) {
      const message = 'the suite failed outside of its tests (a hook), so its tests did not run'
      return this.#idle.map(({ file, suite }) => ({ file, suite, message }))
    }
    const files = this.#files.slice(0, shownFiles).join(', ')
    const more = this.#files.length > shownFiles ? ' and others' : ''
    const message = `${left} of the ${reported} failed suites have no failing test: a hook failed in ${files}${more}`
    return [{ file: this.#files.length === 1 ? this.#files[0] : undefined, suite: [], message }]
  }
}

function isFailingEntry({ outcome }: Entry): boolean {
  return outcome === 'failed' || outcome === 'errored'
}

function joinPath(suite: readonly string[]): string {
  return suite.join(separator)
}

/** The paths of a suite and of those around it, outermost first. Neighbours share the list of their suite. */
function createPathCache(): (suite: readonly string[]) => readonly string[] {
  let last: { readonly suite: readonly string[]; readonly paths: readonly string[] } | undefined
  return (suite) => {
    if (last?.suite !== suite)
      last = { suite, paths: suite.map((_, index) => joinPath(suite.slice(0, index + 1))) }
    return last.paths
  }
}

/**
 * The suites around the entries that count, each with the number of suites that may have this name: between two of one
 * name are other entries, or both have a test of the same name.
 */
function countSuites(entries: readonly Entry[], counts: (entry: Entry) => boolean): Map<string, number> {
  const places = new Map<string, number>()
  const tests = new Map<string, number>()
  const copies = new Map<string, Map<number, number>>()
  const findPaths = createPathCache()
  let last: readonly string[] = []
  for (const entry of entries) {
    const { suite, name } = entry
    const paths = findPaths(suite)
    const isCounted = counts(entry)
    if (paths === last && !isCounted) continue
    for (const [index, path] of paths.entries()) {
      if (last[index] !== path) places.set(path, (places.get(path) ?? 0) + 1)
      if (!isCounted) continue
      const isInnermost = index === paths.length - 1
      const place = places.get(path) ?? 1
      const test = [path, place, isInnermost ? name : ''].join(separator)
      const times = isInnermost ? (tests.get(test) ?? 0) + 1 : 1
      tests.set(test, times)
      const pathCopies = copies.get(path) ?? new Map<number, number>()
      copies.set(path, pathCopies.set(place, Math.max(pathCopies.get(place) ?? 1, times)))
    }
    last = paths
  }
  return new Map(
    [...copies].map(([path, perPlace]) => [path, [...perPlace.values()].reduce((a, b) => a + b, 0)]),
  )
}

/** The outermost suites of which every test was skipped. */
function findIdleSuites(entries: readonly Entry[]): readonly (readonly string[])[] {
  const busy = new Set<string>()
  const findPaths = createPathCache()
  let last: readonly string[] | undefined
  for (const { suite, outcome } of entries) {
    if (outcome === 'skipped' || suite === last) continue
    for (const path of findPaths(suite)) busy.add(path)
    last = suite
  }
  const idle = new Map<string, readonly string[]>()
  for (const { suite, outcome } of entries) {
    if (outcome !== 'skipped') continue
    const depth = findPaths(suite).findIndex((path) => !busy.has(path)) + 1
    if (depth > 0) idle.set(joinPath(suite.slice(0, depth)), suite.slice(0, depth))
  }
  return [...idle.values()]
}
