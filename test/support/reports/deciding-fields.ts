import { isRecord, parseJson } from '../../../src/model/data.ts'
import { answer } from './healthy-formats.ts'

/** What a field has instead: nothing, no number, or a word that no format knows. */
export const spoils = ['null', 'NaN', 'word'] as const
type Spoil = (typeof spoils)[number]

/** A field of a report whose word or number decides about a case. */
export interface Field {
  /** `[].status`, or `testcase@status`. */
  readonly path: string
  /** The report in which the field has another value. */
  spoil(how: Spoil): string
}

const spoilt: Readonly<Record<Spoil, unknown>> = { null: null, NaN: '\u0000NaN', word: 'unheard-of' }

/** JSON as Python writes it. */
function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('"\\u0000NaN"', 'NaN')
}

/** Members of the JSON of all tools that say how a case ended, or what a scorer gave. */
const names: ReadonlySet<string> = new Set([
  ...['status', 'outcome', 'result', 'success', 'passed', 'pass', 'ok', 'Action', 'score', 'value'],
  ...['test_passes', 'scores', 'final_eval_status', 'eval_status'],
])

/** Words that decide; the same members have other texts as well. */
const words: ReadonlySet<string> = new Set(
  'pass passed fail failed skip skipped ok success expected true completed finished c i'.split(' '),
)

/** Attributes of the XML of all tools; what is no case has other ones, or is counted elsewhere. */
const attribute =
  /<(testcase|test-case|test|UnitTestResult|status)\s(?:[^<>]*?\s)?(status|result|outcome)="([^"]*)"/g

/** Every such field of a report in XML, JSON or lines of JSON. */
export function listDecidingFields(text: string, file: string): readonly Field[] {
  if (/\.(?:xml|trx)$/.test(file))
    return [...text.matchAll(attribute)]
      .filter((match) => !hasRows(text, match.index))
      .map((match) => {
        const [all, element, name, value = ''] = match
        const end = match.index + all.length - 1
        const write = (written: string) => text.slice(0, end - value.length) + written + text.slice(end)
        return {
          path: `${element}@${name}`,
          spoil: (how) => write({ null: '', NaN: 'NaN', word: 'unheard-of' }[how]),
        }
      })
  const value = parseJson(text)
  if (value !== undefined) return listMembers(value, value)
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const content = parseJson(line)
    return listMembers(content, content).map(({ path, spoil }) => ({
      path,
      spoil: (how: Spoil) => lines.with(index, spoil(how)).join('\n'),
    }))
  })
}

/** The rows of a data-driven test of TRX count in its place. */
function hasRows(text: string, start: number): boolean {
  return text.slice(start, text.indexOf('>', start)).includes('"DataDrivenTest"')
}

function listMembers(root: unknown, value: unknown, path = '', isNamed = false): readonly Field[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const below = Array.isArray(value) ? `${path}[]` : `${path}.${key}`
    const counts = names.has(key) || (isNamed && Array.isArray(value))
    if (typeof member === 'object') return listMembers(root, member, below, counts)
    if (!counts || (typeof member === 'string' && !words.has(member.toLowerCase()))) return []
    const spoil = (how: Spoil): string => {
      Reflect.set(value, key, spoilt[how])
      const written = writeJson(root)
      Reflect.set(value, key, member)
      return written
    }
    return [{ path: below, spoil }]
  })
}

/** Members that hold what a model answered. */
const answers =
  /(?:[.\]]|^)(?:output|actualOutput|actual_output|response|answer|completion|modelResponse|picked|sampled|content|text|resps|filtered_resps|outputs)(?:\[\])*$/
/** Members that say what it took. */
const costs = /cost|tokens?|usage/i

/** A JSON report, or lines of one, of a run that measured nothing: each answer is empty, or a stub that cost nothing. */
export function unmeasure(text: string, how: 'silent' | 'free'): string {
  const alter = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => alter(item, `${path}[]`))
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, member]) => [key, alter(member, `${path}.${key}`)]),
      )
    if (typeof value === 'string' && value !== '' && (answers.test(path) || value === answer))
      return how === 'silent' ? '' : 'stub'
    if (how === 'free' && typeof value === 'number' && costs.test(path)) return 0
    return value
  }
  const write = (part: string): string | undefined => {
    const content = parseJson(part)
    return content === undefined ? undefined : JSON.stringify(alter(content, ''))
  }
  return (
    write(text) ??
    text
      .split('\n')
      .map((line) => write(line) ?? line)
      .join('\n')
  )
}
