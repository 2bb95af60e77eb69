import { compact } from '../../model/data.ts'
import { diffLists } from '../../render/html/assets/diff.js'

const context = 3
const signs = { same: ' ', gone: '-', come: '+' } as const

/** The change of a file as git shows it; `before` is absent for a new file. Lines are as given. */
export function formatDifference(path: string, before: string | undefined, after: string): string {
  const oldLines = splitFileLines(before ?? '')
  const newLines = splitFileLines(after)
  const head = [before === undefined ? '--- /dev/null' : `--- ${path}`, `+++ ${path}`]
  if (before === undefined) return [...head, ...newLines.map((line) => `+${line}`)].join('\n')
  const edits = diffLists(oldLines, newLines)
  const shown = edits.map((_, index) =>
    edits.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'same'),
  )
  const lines = edits.flatMap(({ kind, text }, index) => {
    if (shown[index] !== true) return []
    return compact([shown[index - 1] !== true && '@@', `${signs[kind]}${text}`])
  })
  return [...head, ...lines].join('\n')
}

const splitFileLines = (text: string) => {
  if (text === '') return []
  return text.replace(/\n$/, '').split('\n')
}
