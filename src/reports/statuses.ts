import { buildRecord, listKeys } from '../model/data.ts'
import { causes } from '../model/run/never-judged.ts'
import type { Outcome, Result, Unjudged } from '../model/run/result.ts'
import { readText } from './json/data.ts'
import { makeReadable } from './text/text.ts'

/** The outcome of an entry, or why it has none. Only this file makes one of a word. */
export type Status = Pick<Result, 'outcome' | 'unjudged' | 'word'>

/**
 * Every word that tools write for an outcome, in lower case, by the format that has it. A word that stands nowhere here
 * is never a pass, a failure or a skip.
 */
const words = {
  allure: {
    passed: 'passed',
    failed: 'failed',
    broken: 'errored',
    skipped: 'skipped',
    pending: 'skipped',
  },
  ctrf: {
    passed: 'passed',
    failed: 'failed',
    skipped: 'skipped',
    pending: 'skipped',
    todo: 'skipped',
    disabled: 'skipped',
  },
  cucumber: {
    passed: 'passed',
    failed: 'failed',
    ambiguous: 'errored',
    pending: 'errored',
    undefined: 'errored',
    unknown: 'errored',
    skipped: 'skipped',
  },
  dart: { success: 'passed', failure: 'failed', error: 'errored' },
  evalite: { success: 'passed', fail: 'errored', running: 'errored' },
  go: { pass: 'passed', fail: 'failed', skip: 'skipped' },
  /** A file is `focused` where all tests that ran passed, and some did not run. */
  jest: {
    passed: 'passed',
    failed: 'failed',
    error: 'errored',
    focused: 'skipped',
    pending: 'skipped',
    skipped: 'skipped',
    todo: 'skipped',
    disabled: 'skipped',
  },
  /** What GoogleTest, CTest, behave and others write beside the elements of a case. */
  junit: {
    run: 'passed',
    completed: 'passed',
    pass: 'passed',
    passed: 'passed',
    passing: 'passed',
    ok: 'passed',
    success: 'passed',
    successful: 'passed',
    succeeded: 'passed',
    flaky: 'passed',
    xpassed: 'passed',
    executed: 'passed',
    done: 'passed',
    fixed: 'passed',
    fail: 'failed',
    failed: 'failed',
    failure: 'failed',
    error: 'errored',
    broken: 'errored',
    undefined: 'errored',
    disabled: 'skipped',
    ignored: 'skipped',
    notrun: 'skipped',
    pending: 'skipped',
    skip: 'skipped',
    skipped: 'skipped',
    suppressed: 'skipped',
    untested: 'skipped',
    xfailed: 'skipped',
  },
  /** A warning fails nothing there, and `INFO` judges nothing. */
  mcpConformance: {
    success: 'passed',
    warning: 'passed',
    failure: 'failed',
    skipped: 'skipped',
    info: 'skipped',
  },
  libtest: { ok: 'passed', failed: 'failed', ignored: 'skipped' },
  nunit: {
    passed: 'passed',
    success: 'passed',
    warning: 'passed',
    failed: 'failed',
    failure: 'failed',
    error: 'errored',
    cancelled: 'errored',
    skipped: 'skipped',
    ignored: 'skipped',
    inconclusive: 'skipped',
    notrunnable: 'errored',
  },
  playwright: { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' },
  pytest: {
    passed: 'passed',
    xpassed: 'passed',
    failed: 'failed',
    error: 'errored',
    skipped: 'skipped',
    xfailed: 'skipped',
    'subtests passed': 'passed',
    'subtests failed': 'failed',
  },
  robot: { pass: 'passed', fail: 'failed', skip: 'skipped', 'not run': 'skipped' },
  rspec: { passed: 'passed', failed: 'failed', pending: 'skipped' },
  trx: {
    passed: 'passed',
    passedbutrunaborted: 'passed',
    completed: 'passed',
    warning: 'passed',
    failed: 'failed',
    error: 'errored',
    timeout: 'errored',
    aborted: 'errored',
    disconnected: 'errored',
    inprogress: 'errored',
    notexecuted: 'skipped',
    notrunnable: 'skipped',
    inconclusive: 'skipped',
    pending: 'skipped',
  },
  xunit: { pass: 'passed', fail: 'failed', skip: 'skipped', notrun: 'skipped' },
  boolean: { true: 'passed', false: 'failed' },
  /** What people write for `true` and `false`. */
  yesNo: {
    true: 'passed',
    yes: 'passed',
    pass: 'passed',
    passed: 'passed',
    success: 'passed',
    ok: 'passed',
    correct: 'passed',
    '1': 'passed',
    false: 'failed',
    no: 'failed',
    fail: 'failed',
    failed: 'failed',
    failure: 'failed',
    incorrect: 'failed',
    wrong: 'failed',
    '0': 'failed',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Outcome>>>>

export type Vocabulary = keyof typeof words

const statuses = buildRecord(
  listKeys(words),
  (vocabulary) =>
    new Map(
      Object.entries(words[vocabulary]).map(([word, outcome]): [string, Status] => [word, { outcome }]),
    ),
)

/** The test is marked to fail and did, as with pytest's `xfail`: whatever it tests is broken, so it is no pass. */
export const expectedFailure = { outcome: 'skipped', message: 'it fails, as it is marked to' } as const

/** Nothing gave the iteration a value. */
export const unscored: Status = { outcome: 'errored', unjudged: 'unscored' }

/** Takes a pass back where no scorer gave a value, and says why an entry has no outcome. */
export function markUnscored(result: Result): Result {
  const { outcome, scores = [], unjudged, word, message } = result
  const isEmpty = outcome === 'passed' && scores.length > 0 && scores.every(({ value }) => value === null)
  if (isEmpty) return { ...result, ...unscored, message: message ?? sentences.unscored }
  if (unjudged === undefined || message !== undefined) return result
  return {
    ...result,
    message: word === undefined ? sentences[unjudged] : `its status "${word}" is not known`,
  }
}

const sentences: Readonly<Record<Unjudged, string>> = {
  unscored: 'nothing gave it a value',
  unknown: 'its status is not known',
  ...buildRecord(listKeys(causes), (cause) => causes[cause].what),
}

/** Characters of an unknown status that are kept. */
const longestWord = 40

/** The outcome that a word means; undefined for other words, where both stand in the same place. */
export function findOutcome(vocabulary: Vocabulary, written: string): Outcome | undefined {
  return statuses[vocabulary].get(written.toLowerCase())?.outcome
}

/**
 * What a report means by the word of an entry. An entry that says nothing is unscored.
 *
 * @param collector gets a warning about a word that the format does not have
 */
export function readStatus(
  vocabulary: Vocabulary,
  written: unknown,
  collector: { warn(message: string): void },
): Status {
  const isPlain = typeof written === 'boolean' || typeof written === 'number'
  const word = isPlain ? String(written) : (readText(written) ?? '')
  if (word === '') return unscored
  const known = statuses[vocabulary]
  const status = known.get(word) ?? known.get(word.toLowerCase())
  if (status !== undefined) return status
  const shown = makeReadable(word).slice(0, longestWord)
  collector.warn(`unknown status "${shown}"; a case with it has no outcome`)
  return { outcome: 'errored', unjudged: 'unknown', word: shown }
}
