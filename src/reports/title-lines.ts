import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../model/run/result.ts'

/** Larger files are not searched. */
const largestFile = 1_000_000
/** Maximum number of titles searched per report; far more than are shown. */
const searchedTitles = 1_000

/** Finds the lines of failing tests whose report names the file and no line. */
export class TitleLines {
  readonly #root: string
  #searched = 0
  #last: { readonly file: string; readonly text: string } = { file: '', text: '' }

  /** @param root absolute path that files are relative to */
  constructor(root: string) {
    this.#root = root
  }

  /**
   * The result with the line where its title stands, or what its message quotes, if that stands once in the file, or
   * once below its suite.
   */
  complete(result: Result): Result {
    const { outcome, location, identity } = result
    if (outcome === 'passed' || outcome === 'skipped' || this.#searched >= searchedTitles) return result
    if (location === undefined || location.line !== undefined) return result
    this.#searched += 1
    const text = this.#read(location.file)
    // pytest, JUnit and Go write parameters behind the name.
    const name = /^\w+(?=[[(/])/.exec(identity.name)?.[0] ?? identity.name
    const suite = identity.suite.at(-1) ?? ''
    const start = findOnce(text, suite, 0) ?? 0
    // A module that can't be found stands in quotes.
    const [, quoted = ''] = /['"`]([^'"`\n]+)['"`]/.exec(result.message ?? '') ?? []
    const at =
      findOnce(text, name, 0) ?? findOnce(text, name, start + suite.length) ?? findOnce(text, quoted, 0)
    if (at === undefined) return result
    return { ...result, location: { file: location.file, line: countLines(text, at) } }
  }

  #read(file: string): string {
    if (this.#last.file !== file) this.#last = { file, text: readText(join(this.#root, file)) }
    return this.#last.text
  }
}

function readText(path: string): string {
  try {
    if (statSync(path).size > largestFile) return ''
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Where a name stands as a whole, if once; undefined also for a name too short to tell. */
function findOnce(text: string, name: string, from: number): number | undefined {
  if (name.length < 3) return undefined
  let found: number | undefined
  for (let at = text.indexOf(name, from); at !== -1; at = text.indexOf(name, at + name.length)) {
    if (/\w/.test(text[at - 1] ?? '') || /\w/.test(text[at + name.length] ?? '')) continue
    if (found !== undefined) return undefined
    found = at
  }
  return found
}

function countLines(text: string, end: number): number {
  return text.slice(0, end).split('\n').length
}
