import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mutant } from './mutants.ts'

/** What is known of a mutant, as long as its source stays as it is. */
interface Tries {
  /** By test file, the digest of the text that has met it. */
  readonly met: Record<string, string>
  /** Digests of the test files that have met it in a process of its own. */
  alone?: string
  killedBy?: string
  /** The test file that did not end with it. */
  hangsIn?: string
  /** Nor did it when it ran alone. */
  timedOut?: boolean
}

/**
 * Which mutants met which test files, kept in a file, so that a campaign that was ended goes on. What has changed since
 * is tried again.
 *
 * @param copy the folder with the sources and the tests
 */
export function createTries(file: string, copy: string) {
  const stored: Record<string, Tries> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const digests = new Map<string, string>()
  const readDigest = (path: string) => {
    const text = () => (existsSync(join(copy, path)) ? readFileSync(join(copy, path)) : '')
    const digest = digests.get(path) ?? createHash('sha256').update(text()).digest('hex').slice(0, 16)
    digests.set(path, digest)
    return digest
  }
  const readTries = (mutant: Mutant): Tries => {
    const key = `${mutant.file} ${mutant.index} ${readDigest(mutant.file)}`
    stored[key] ??= { met: {} }
    return stored[key]
  }

  return {
    listMet(mutant: Mutant): readonly string[] {
      const { met } = readTries(mutant)
      return Object.keys(met).filter((test) => met[test] === readDigest(test))
    },
    noteMet(mutant: Mutant, test: string): void {
      readTries(mutant).met[test] = readDigest(test)
    },
    wasAloneWith(mutant: Mutant, tests: readonly string[]): boolean {
      return readTries(mutant).alone === tests.map(readDigest).join()
    },
    noteAloneWith(mutant: Mutant, tests: readonly string[]): void {
      readTries(mutant).alone = tests.map(readDigest).join()
    },
    findKiller(mutant: Mutant): string | undefined {
      const { met, killedBy } = readTries(mutant)
      return killedBy !== undefined && met[killedBy] === readDigest(killedBy) ? killedBy : undefined
    },
    noteKiller(mutant: Mutant, test: string): void {
      const tries = readTries(mutant)
      tries.met[test] = readDigest(test)
      Object.assign(tries, { killedBy: test, hangsIn: undefined })
    },
    /** The test file that does not end with it, if that is yet to be tried alone. */
    findHanging(mutant: Mutant): string | undefined {
      return readTries(mutant).hangsIn
    },
    noteHanging(mutant: Mutant, test: string | undefined): void {
      readTries(mutant).hangsIn = test
    },
    isTimedOut(mutant: Mutant): boolean {
      return readTries(mutant).timedOut === true
    },
    noteTimedOut(mutant: Mutant): void {
      Object.assign(readTries(mutant), { hangsIn: undefined, timedOut: true })
    },
    save(): void {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(stored))
    },
  }
}
