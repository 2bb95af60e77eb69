import { Damage } from '../damage.ts'

/** Parses one value; raw control characters and Python's `NaN` are tolerated. Throws {@link Damage}. */
export function parseTolerantly(text: string, offset: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    try {
      return JSON.parse(repairJson(text))
    } catch (error) {
      const reason =
        error instanceof Error ? error.message.replace(/ in JSON at position.*| \(line.*/s, '') : ''
      throw new Damage(
        `an entry is not valid JSON: ${reason.slice(0, 200)}`,
        offset,
        'Look at the step that writes the file.',
      )
    }
  }
}

/** Escapes raw control characters in strings, and reads `NaN` and `Infinity` (as Python writes them) as null. */
function repairJson(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[\s\S])*"|-?\bInfinity\b|\bNaN\b/g, (part) =>
    part.startsWith('"')
      ? // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are the damage
        part.replace(/[\u0000-\u001f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
      : 'null',
  )
}
