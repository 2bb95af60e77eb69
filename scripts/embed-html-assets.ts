/**
 * Writes the style sheet and the script of the HTML report into one module, so that a bundle needs no files
 * next to it. Run it after a change in `src/render/html/assets`; a test fails when it was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../src/render/html/assets/', import.meta.url)
const target = new URL('../src/render/html/assets.ts', import.meta.url)

/** In the order in which they need each other; each imports only from those before it. */
const modules = [
  'elements.js',
  'diff.js',
  'blocks.js',
  'case-table.js',
  'case-list.js',
  'groups.js',
  'case-history.js',
  'case-change.js',
  'case-detail.js',
  'main.js',
]

/** The modules as one script: imports go, since all names share one scope. */
function joinModules(sources: readonly string[]): string {
  const joined = sources.map((source) =>
    source
      .replace(/^import .*$\n?/gm, '')
      .replace(/^export /gm, '')
      .trim(),
  )
  return `(() => {\n'use strict'\n${joined.join('\n\n')}\n})()\n`
}

/** The text of the module as it should be. */
export function embedHtmlAssets(): string {
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
  return [
    '// biome-ignore-all format: written by scripts/embed-html-assets.ts',
    '// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it holds the text of a script',
    '',
    '/** Style sheet of the HTML report. */',
    `export const reportStyle = ${JSON.stringify(read('report.css'))}`,
    '',
    '/** Script of the HTML report. */',
    `export const reportScript = ${JSON.stringify(joinModules(modules.map(read)))}`,
    '',
  ].join('\n')
}

/** The text of the module with what the history page needs besides. */
export function embedHistoryStyle(): string {
  const style = readFileSync(new URL('history.css', folder), 'utf8')
  return [
    '// biome-ignore-all format: written by scripts/embed-html-assets.ts',
    '',
    '/** What the style sheet of the history page adds to that of the report. */',
    `export const historyStyle = ${JSON.stringify(style)}`,
    '',
  ].join('\n')
}

if (import.meta.main) {
  writeFileSync(target, embedHtmlAssets())
  writeFileSync(new URL('../src/render/html/months/style.ts', import.meta.url), embedHistoryStyle())
}
