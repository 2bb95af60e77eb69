import { createHash } from 'node:crypto'
import { formatCutMark, keptName, showControls } from './text.ts'

const iterationNumber =
  /(?<!\s)\s*[([](?:iteration|repetition|repeat|trial)\s+#?\d+(?:\s*(?:of|\/)\s*\d+)?[)\]]$|^repetition \d+ of \d+$/i

/**
 * A name as used in an identity: control characters as symbols, and cut only if it is extremely long,
 * then with a hash so that two long names stay two.
 */
export function cleanName(name: string): string {
  const shown = showControls(name)
  if (shown.length <= keptName) return shown
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12)
  return `${shown.slice(0, keptName)}${formatCutMark(keptName, shown.length)} #${hash}`
}

/** The suites of a test that a report gives one at most: none for an empty name. */
export function listSuite(name: string | undefined): readonly string[] {
  if (name === undefined || name === '') return []
  return [cleanName(name)]
}

/**
 * The name of the case behind the name of one iteration, where the author wrote that it is one: a last
 * `(iteration 2)`, `[trial 3]`, `(repeat 1 of 5)`, or JUnit 5's `repetition 2 of 5`. A bare number or parameter
 * is part of the name.
 */
export function removeIterationNumber(name: string): string {
  const last = name.charCodeAt(name.length - 1)
  // Cheap looks first: most names have neither a bracket at the end nor begin with the word.
  if (last !== 0x29 && last !== 0x5d && !/^repetition /i.test(name)) return name
  const rest = name.replace(iterationNumber, '')
  if (rest === '') return name.replace(/(?<!\s)(?:\s+|(?<!\d))\d+ of \d+$/, '')
  return rest
}
