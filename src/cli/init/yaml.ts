import { parse } from 'yaml'

/** What a folder may be called in a workflow that we write: nothing that YAML, a glob or an expression reads. */
const plainFolder = /^[\w@./: -]+$/

/** Whether a workflow can name this folder as it is. */
export function canName(folder: string): boolean {
  return plainFolder.test(folder)
}

/**
 * A text as one YAML scalar, in double quotes where plain text could be read as something else. The only place that
 * writes a foreign text into a workflow.
 */
export function scalar(text: string): string {
  const isPlain = /^[\w./@-][\w ./@=&>$|+,*(){}'"\\!?;<-]*$/.test(text) && readsAs(text, `x: ${text}`)
  return isPlain ? text : JSON.stringify(text)
}

/** `key: value` in a map on one line. */
export function inlineMap(values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([key, value]) => `${key}: ${inline(value)}`)
  return `{ ${pairs.join(', ')} }`
}

/** Within a map on one line, commas and brackets need quotes, too. */
const inline = (text: string) =>
  /^[\w./@*-]+$/.test(text) && readsAs(text, `{ x: ${text} }`) ? text : `'${text.replaceAll("'", "''")}'`

/** Whether the map has this text under `x`, and no number, date or list. YAML 1.1 has more words for true and false. */
function readsAs(text: string, map: string): boolean {
  try {
    return (['1.2', '1.1'] as const).every((version) => parse(map, { version, logLevel: 'error' }).x === text)
  } catch {
    return false
  }
}
