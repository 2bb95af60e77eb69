import { isTableKey } from './data.ts'

/** How a case did in a run: `p`assed, `f`ailed, `m`ixed (some iterations passed), `-` not judged. */
export type RunLetter = 'p' | 'f' | 'm' | '-'

/**
 * How a case did in the base runs: a {@link RunLetter} per run, the newest first. May end early. Only the functions of this
 * file read it; for anything else it is a text that two cases have in common or not.
 */
export type CaseHistory = string

export function writeHistory(letters: readonly RunLetter[]): CaseHistory {
  return letters.join('')
}

/** The history of a case that passed in so many runs. */
export function passedHistory(runs: number): CaseHistory {
  return writeHistory(Array.from({ length: runs }, () => 'p'))
}

/** Of iterations that passed; none where the run judged nothing. */
const shareByLetter: Readonly<Record<RunLetter, number | undefined>> = { p: 1, m: 0.5, f: 0, '-': undefined }

/** The share of iterations that passed in each run that judged the case, the newest first. */
export function listPassShares(history: CaseHistory): readonly number[] {
  return [...history].flatMap((letter) =>
    isTableKey(shareByLetter, letter) ? (shareByLetter[letter] ?? []) : [],
  )
}

/** In the newest run that judged the case, no iteration passed. */
export function hasFailedLast(history: CaseHistory): boolean {
  return /^-*f/.test(history)
}

/** In the newest run that judged the case, every iteration passed. */
export function hasPassedLast(history: CaseHistory): boolean {
  return /^-*p/.test(history)
}

/** In one of the runs, iterations disagree. */
export function hasMixedRun(history: CaseHistory): boolean {
  return history.includes('m')
}

/** It passed in a run, and failed in another. */
export function hasPassedAndFailed(history: CaseHistory): boolean {
  return history.includes('f') && history.includes('p')
}

/** It passed right after a run in which it failed, or both within a run. */
export function hasPassedAgain(history: CaseHistory): boolean {
  return /m|p-*f/.test(history)
}

/** All of its failures are of consecutive runs, at least so many, and it has passed since. */
export function hasOneBreak(history: CaseHistory, leastRuns: 1 | 2): boolean {
  const judged = history.replaceAll('-', '')
  if (leastRuns === 2) return /^p+f{2,}p*$/.test(judged)
  return /^p+f+p*$/.test(judged)
}

export function hasFailedIn(history: CaseHistory, run: number): boolean {
  return history[run] === 'f'
}

export function countFailedRuns(history: CaseHistory): number {
  return history.split('f').length - 1
}

/** A case that failed and passed again. */
interface FlakyPast {
  /** Runs in a row that it passed since; 0: it fails in the newest one, and had passed before. */
  readonly passedRuns: number
  /** Of the runs before a failure of the newest one, how many there are, and in how many it did not wholly pass. */
  readonly runs: number
  readonly notPassed: number
  /** What these failures weigh, 0..1, where each run weighs as much as all older ones together. */
  readonly weight: number
}

/** Undefined for a case that never failed and passed again, or fails in more than the newest run. */
export function readFlakyPast(history: CaseHistory): FlakyPast | undefined {
  const [, newest = '', before = ''] = /^(f?)(p.*)$/.exec(history.replaceAll('-', '')) ?? []
  let weight = 0
  let notPassed = 0
  for (const [age, letter] of [...before].entries()) {
    if (letter === 'p') continue
    notPassed += 1
    weight += 0.5 ** (age + 1)
  }
  if (notPassed === 0) return undefined
  return { passedRuns: newest === '' ? before.search(/[^p]/) : 0, runs: before.length, notPassed, weight }
}
