/** Broken between words, with the blanks inside as they are; what follows stands under the text of a list entry. */
export function wrapLine(line: string, width: number): readonly string[] {
  if (line.length <= width) return [line.trimEnd()]
  const indent = /^\s*(?:[-▸>] )?/.exec(line)?.[0] ?? ''
  const hang = ' '.repeat(indent.length)
  const lines: string[] = []
  let current = indent
  for (const word of line.slice(indent.length).split(/(?<= )(?=[^ ])/)) {
    const isFirst = current === indent || current === hang
    if (!isFirst && current.length + word.trimEnd().length > width) {
      lines.push(current.trimEnd())
      current = `${hang}${word}`
    } else current = `${current}${word}`
  }
  return [...lines, current.trimEnd()]
}
