/** Rows of cells as lines with aligned columns. A character counts as one column. */
export function alignColumns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  )
}

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
