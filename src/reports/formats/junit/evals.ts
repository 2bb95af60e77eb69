import type { Result, Score } from '../../../model/run/result.ts'
import { mostSlices } from '../../../model/run/slices.ts'
import { buildAbout } from '../../about.ts'
import { formatEnvironment, keepEnvironment } from '../../environment.ts'
import { startsWithText } from '../../xml/bytes.ts'
import { formatVariant } from '../promptfoo/variant.ts'
import { readProperties } from './properties.ts'
import type { Suite } from './suite.ts'

/** What promptfoo's JUnit names say: provider and prompt in the suite, a running number before the test. */
export function splitPromptfooName(
  suite: string,
  name: string,
): { readonly name: string; readonly variant: string; readonly provider?: string } {
  const match = /^\[(.+)\] prompt (\d{1,6})$/.exec(suite)
  const test = name.replace(/^test \d+: /, '')
  if (match === null) return { name: test, variant: suite }
  const [, provider = '', prompt] = match
  return { name: test, variant: formatVariant(provider, Number(prompt)), provider }
}

/**
 * The score that promptfoo and vitest-evals write into the text of a failure (`Score: 0.57 below threshold:
 * 0.60`). Passed cases have none there, so these reports are incomplete; their JSON has all scores.
 */
export function findScoreInText(text: string): Score | undefined {
  const match =
    /(?:^|\n|Error: )Score: (-?\d+(?:\.\d+)?)(?: below threshold: (\d+(?:\.\d+)?))?\s*(?:\n|$)/.exec(
      text.slice(0, 2_000),
    )
  if (match === null) return undefined
  return {
    name: 'score',
    value: Number(match[1]),
    threshold: match[2] === undefined ? undefined : Number(match[2]),
  }
}

/** What the properties of a case and of its suites say. */
export interface CaseEvals {
  /** Fields of the result. */
  readonly fields: Partial<Result>
  readonly id?: string
  readonly iteration?: string
  /** Variant by the environment that the case and its suites name. */
  readonly variant?: string
}

const mostNames = 1_000
const known = new Map<string, boolean>()

/**
 * Whether a property of a suite with this name may be about its cases. Surefire writes the same sixty of Java
 * into every file.
 */
function describesCases(name: string): boolean {
  let says = known.get(name)
  if (says === undefined) {
    const { model, provider, slices, environment } = readProperties([[name, 'x']])
    says = (model ?? provider ?? slices ?? environment) !== undefined
    if (known.size < mostNames) known.set(name, says)
  }
  return says
}

const quote = 0x22
const ampersand = 0x26
const longestProperty = 1_000
const opening = 'property name="'
const middle = '" value="'
const closing = '"/>'
const plainName = /^[\w.-]+$/

/**
 * Where a property of a suite ends whose bytes start after `<`, if it says nothing about the cases; else -1.
 */
export function findSilentPropertyEnd(bytes: Buffer, start: number): number {
  const limit = Math.min(bytes.length - closing.length, start + longestProperty)
  const name = start + opening.length
  if (name > limit || !startsWithText(bytes, start, opening)) return -1
  let nameEnd = name
  while (nameEnd < limit && bytes[nameEnd] !== quote) nameEnd += 1
  const value = nameEnd + middle.length
  if (value > limit || !startsWithText(bytes, nameEnd, middle)) return -1
  let end = value
  while (end < limit && bytes[end] !== quote && bytes[end] !== ampersand) end += 1
  if (!startsWithText(bytes, end, closing)) return -1
  const written = bytes.toString('latin1', name, nameEnd)
  if (describesCases(written) || !plainName.test(written)) return -1
  return end + closing.length
}

/** Keeps a property of a suite that holds for each of its cases: model, provider, environment, tags. */
export function keepSuiteProperty({ about, environment }: Suite, name: string, value: string): void {
  if (!describesCases(name) || keepEnvironment(environment, name, value)) return
  const { model, provider, slices } = readProperties([[name, value]])
  if (slices !== undefined) about.slices = [...(about.slices ?? []), ...slices].slice(0, mostSlices)
  if (model !== undefined) about.model = model
  if (provider !== undefined) about.provider = provider
}

/** Reads what the properties of a case and of its suites say. */
export function readEvals(
  { about, environment }: Suite,
  caseProperties: readonly (readonly [string, string])[],
): CaseEvals {
  if (caseProperties.length === 0) return { fields: about, variant: formatEnvironment(environment) }
  const { id, iteration, environment: caseEnvironment, ...fields } = readProperties(caseProperties)
  return {
    id,
    iteration,
    variant: formatEnvironment({ ...environment, ...caseEnvironment }),
    fields: {
      ...about,
      ...fields,
      ...buildAbout([...(fields.slices ?? []), ...(about.slices ?? [])], fields.trace),
    },
  }
}
