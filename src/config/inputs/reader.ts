import { suggestNearest } from '../../model/nearest.ts'
import { type StepOutcome, stepOutcomes } from '../../model/run/step-outcome.ts'
import { splitLines } from '../../paths/lines.ts'

/** Reports that a value is wrong. The predicate follows the input's name: `must be true or false; got "yes"`. */
export type Refuse = (predicate: string, advice?: string) => undefined

/** Turns the text of an input into a value. */
export interface Reader<Value> {
  /** How the value is written in a command line's help, such as `FILE`; absent for a switch. */
  readonly placeholder?: string
  /** True when several values are written one per line. */
  readonly isMultiline?: boolean
  /** The value when neither the user nor the table gives one. */
  readonly absent: Value
  /** @param text without surrounding whitespace, never empty; what is returned after a refusal is not used */
  read(text: string, refuse: Refuse): Value | undefined
}

/** Any text on one line. */
export function createTextReader(placeholder: string): Reader<string | undefined> {
  return { placeholder, absent: undefined, read: (value) => value }
}

/** A text that may have several lines. */
export function createScriptReader(placeholder: string): Reader<string | undefined> {
  return { placeholder, isMultiline: true, absent: undefined, read: (value) => value }
}

/** Values, one per line. Blank lines and lines that start with `#` are ignored. */
export function createLinesReader(placeholder: string): Reader<readonly string[]> {
  return { placeholder, isMultiline: true, absent: [], read: splitEntries }
}

/** Patterns of files, one per line, of which at least one names files to read. */
export function createPatternsReader(placeholder: string): Reader<readonly string[]> {
  const readPatterns = (value: string, refuse: Refuse) => {
    const entries = splitEntries(value)
    if (entries.length > 0 && entries.every((entry) => entry.startsWith('!'))) {
      const advice = 'Add the files to read, such as `reports/*.xml`, on a line before.'
      return refuse('only excludes files: every line begins with `!`', advice)
    }
    return entries
  }
  return { placeholder, isMultiline: true, absent: [], read: readPatterns }
}

/** Names, one per line or separated by commas. */
export function createNamesReader(placeholder: string): Reader<readonly string[]> {
  const readNames = (value: string) =>
    splitEntries(value)
      .flatMap((line) => line.split(','))
      .map((item) => item.trim())
      .filter((item) => item !== '')
  return { placeholder, isMultiline: true, absent: [], read: readNames }
}

/** Outcomes of steps of a workflow, as GitHub spells them; `unknown` is no outcome. */
export function createOutcomesReader(): Reader<readonly StepOutcome[]> {
  const { read, ...reader } = createNamesReader('OUTCOME')
  return {
    placeholder: reader.placeholder,
    isMultiline: true,
    absent: [],
    read: (value, refuse) =>
      read(value, refuse)?.flatMap((name) => {
        const outcome = stepOutcomes.find((candidate) => candidate === name)
        if (outcome !== undefined) return [outcome]
        if (name !== 'unknown') {
          const advice = 'Give it `steps.ID.outcome`, with the `id` of the step that runs the tests.'
          refuse(`must be one of ${stepOutcomes.join(', ')}; got ${quoteForMessage(name)}`, advice)
        }
        return []
      }),
  }
}

/** What a line of {@link createPairsReader} says. */
export interface Pair {
  readonly name: string
  readonly value: string
}

/**
 * Values by name, one pair per line; a pair without a value is left out. No value is ever part of a message.
 *
 * @param split a line into its pair
 * @param refused why a name may not be given
 */
export function createPairsReader(
  placeholder: string,
  split: (line: string) => Pair | undefined,
  {
    form,
    advice,
    refused,
  }: { readonly form: string; readonly advice: string; refused?(name: string): string | undefined },
): Reader<Readonly<Record<string, string>>> {
  const readPairs = (text: string, refuse: Refuse) => {
    const values: Record<string, string> = {}
    for (const [index, line] of splitLines(text).entries()) {
      if (line.trim() === '' || line.trim().startsWith('#')) continue
      const pair = split(line)
      const problem =
        pair &&
        (refused?.(pair.name) ??
          (Object.hasOwn(values, pair.name) && `has ${quoteForMessage(pair.name)} twice`))
      if (pair === undefined) refuse(`must have one \`${form}\` per line; line ${index + 1} does not`, advice)
      else if (problem) refuse(problem)
      else if (pair.value !== '') values[pair.name] = pair.value
    }
    return values
  }
  return { placeholder, isMultiline: true, absent: {}, read: readPairs }
}

/** `true` or `false`, spelled as YAML 1.2 and GitHub's own toolkit do. */
export function createFlagReader(): Reader<boolean> {
  const readFlag = (value: string, refuse: Refuse) => {
    const isTrue = /^(true|True|TRUE)$/.test(value)
    if (!isTrue && !/^(false|False|FALSE)$/.test(value))
      refuse(`must be true or false; got ${quoteForMessage(value)}`)
    return isTrue
  }
  return { absent: false, read: readFlag }
}

/** One of a few words. */
export function createChoiceReader<const Choice extends string>(
  choices: readonly Choice[],
): Reader<Choice | undefined> {
  const readChoice = (value: string, refuse: Refuse) => {
    const chosen = choices.find((candidate) => candidate === value)
    if (chosen === undefined) {
      refuse(
        `must be one of ${choices.join(', ')}; got ${quoteForMessage(value)}${suggestNearest(value, choices)}`,
      )
    }
    return chosen
  }
  return { placeholder: choices.join('|'), absent: undefined, read: readChoice }
}

/** A whole number from 1. */
export function createCountReader({ max }: { readonly max: number }): Reader<number | undefined> {
  const readCount = (value: string, refuse: Refuse) => {
    const number = /^\d+$/.test(value) ? Number(value) : 0
    if (number >= 1 && number <= max) return number
    return refuse(`must be a whole number from 1 to ${max}; got ${quoteForMessage(value)}`)
  }
  return { placeholder: 'N', absent: undefined, read: readCount }
}

/** Foreign text inside a message, shortened when it is long. */
export function quoteForMessage(value: string): string {
  return `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`
}

function splitEntries(value: string): readonly string[] {
  return splitLines(value)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
