import { alignColumns, wrapLine } from '../../model/format-columns.ts'
import { escapeTerminalLine } from '../escape.ts'

interface Options {
  /** Width in characters; by default 100. */
  readonly columns?: number
  readonly color: boolean
}

const widest = 110

/**
 * Our own Markdown (a comment or a summary) as a terminal can show it: folds by their titles, tables in columns, no marks
 * and no addresses. One line break at the end.
 */
export function showMarkdown(markdown: string, { columns = 100, color }: Options): string {
  const width = Math.min(widest, Math.max(40, columns - 4))
  const paintText = (text: string, code: number) => {
    if (color) return `\u001b[${code}m${text}\u001b[0m`
    return text
  }
  const text = markdown
    .replaceAll(/<!--[\s\S]*?-->\n?/g, '')
    // The first line of a fold is all that a reader sees of it at first.
    .replaceAll(
      /<details>\s*<summary>([\s\S]*?)<\/summary>[\s\S]*?<\/details>/g,
      (_, title: string) => `▸ ${title}`,
    )
  const lines: string[] = []
  let table: string[][] = []
  const endTable = () => {
    if (table.length > 0) lines.push(...alignColumns(table, '  '))
    table = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('|')) {
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => showPlainLine(cell.trim()))
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.push(cells)
      continue
    }
    endTable()
    const shown = showPlainLine(line)
    if (/^#+ /.test(line)) lines.push(paintText(shown.replace(/^#+ /, ''), 1))
    else lines.push(...wrapLine(shown, width))
  }
  endTable()
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of a line as a reader of the page sees it. */
function showPlainLine(line: string): string {
  const text = line
    .replaceAll(/<br\s*\/?>/g, '')
    .replaceAll(/<del>(.*?)<\/del>/g, '[-$1-]')
    .replaceAll(/<b>(.*?)<\/b>/g, '{+$1+}')
    .replaceAll(/<\/?[a-z]+>/g, '')
    .replaceAll(/\[((?:[^[\]\\]|\\.)*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/(?<!\\)\*\*/g, '')
    .replaceAll(/(?<!\\)`+/g, '')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|~-])/g, '$1')
    .replaceAll(/&(#\d+|[a-z]+);/g, (entity, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? entity),
    )
    .replaceAll('\u200b', '')
  return escapeTerminalLine(text, 2_000)
}
