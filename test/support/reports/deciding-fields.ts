import { parseJson } from '../../../src/model/data.ts'

/** A field of a report whose word or number decides about a case. */
export interface Field {
  /** `[].status`, or `testcase@status`. */
  readonly path: string
  /** The report in which the field has another value: none, or a word that its format does not know. */
  spoil(how: 'null' | 'word'): string
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
          spoil: (how) => write(how === 'null' ? '' : 'unheard-of'),
        }
      })
  const value = parseJson(text)
  if (value !== undefined) return listMembers(value, value)
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const content = parseJson(line)
    return listMembers(content, content).map(({ path, spoil }) => ({
      path,
      spoil: (how: 'null' | 'word') => lines.with(index, spoil(how)).join('\n'),
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
    const spoil = (how: 'null' | 'word'): string => {
      Reflect.set(value, key, how === 'null' ? null : 'unheard-of')
      const spoilt = JSON.stringify(root)
      Reflect.set(value, key, member)
      return spoilt
    }
    return [{ path: below, spoil }]
  })
}
