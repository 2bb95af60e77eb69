import { statSync } from 'node:fs'
import { isAbsolute, join, posix } from 'node:path'
import type { Location } from '../model/run/result.ts'

/** Checkout folders of hosted runners, for reports that were written on another machine than this one. */
const runnerFolders =
  /^(?:\/home\/runner\/work\/[^/]+\/[^/]+|\/Users\/runner\/work\/[^/]+\/[^/]+|[A-Za-z]:\/a\/[^/]+\/[^/]+|\/__w\/[^/]+\/[^/]+|\/github\/workspace)\//

const keptAnswers = 10_000
const longestStack = 8_000
const triedFrames = 40
/** Maximum number of traces searched per file; far more than are shown, and a bound on the work per file. */
const triedStacks = 5_000

/** The repository that the reports speak of. */
export class Workspace {
  readonly #root: string
  /** Folders that paths may be relative to besides the root, those that are tried first first. */
  readonly #places: readonly string[]
  readonly #answers = new Map<string, boolean>()
  /** Files that were searched for in a package; empty without one. */
  readonly #bare = new Map<string, string>()
  #stacks = 0

  /** `root`: absolute path. `places`: folders in it that paths may also be relative to, tried first. */
  constructor(root: string, places: readonly string[] = []) {
    this.#root = forward(root).replace(/(?<!\/)\/+$/, '')
    this.#places = places.map((place) => forward(place).replace(/^\.\/|(?<!\/)\/+$/g, ''))
  }

  /**
   * A path as reports write it, relative to the workspace where it lies inside; with forward slashes. Depends
   * on the text only, so that the same report gives the same identity everywhere.
   */
  relative(path: string): string {
    let clean = forward(path)
    if (clean.startsWith('file://')) clean = fromFileUrl(clean)
    if (clean.startsWith(`${this.#root}/`)) return clean.slice(this.#root.length + 1)
    const runner = runnerFolders.exec(clean)
    if (runner !== null) return clean.slice(runner[0].length)
    return clean.startsWith('./') ? clean.slice(2) : clean
  }

  /** A location for a path that a report names as one, if that file is in the repository. */
  locate(path: string, line?: number, column?: number): Location | undefined {
    const file = this.#find(this.relative(path))
    if (file === undefined) return undefined
    return {
      file,
      line: line !== undefined && line > 0 ? line : undefined,
      column: line !== undefined && line > 0 && column !== undefined && column > 0 ? column : undefined,
    }
  }

  /**
   * The first frame of a stack trace that lies in the repository and not in a dependency. Go and Java name a file
   * without its folder: that is looked for in `folder` (the package, as the report names it) and in the package
   * of the frame.
   */
  locateInStack(stack: string, folder = ''): Location | undefined {
    if (stack === '' || this.#stacks >= triedStacks) return undefined
    this.#stacks += 1
    let tried = 0
    for (const frame of framesOf(stack.slice(0, longestStack))) {
      if (tried >= triedFrames) return undefined
      tried += 1
      if (/(?:^|\/)(?:node_modules|site-packages|vendor|\.cargo)\//.test(frame.path)) continue
      const found =
        this.locate(frame.path, frame.line, frame.column) ?? this.#locateBare(frame, frame.folder ?? folder)
      if (found !== undefined) return found
    }
    return undefined
  }

  #locateBare({ path, line, column }: Frame, folder: string): Location | undefined {
    if (folder === '' || path.includes('/') || path.includes('\\')) return undefined
    const key = `${folder}/${path}`
    let file = this.#bare.get(key)
    if (file === undefined) {
      const places = [`/${key}`, ...sourceFolders.map((source) => `${source}/${key}`)]
      file = places.map((place) => this.#find(place)).find((found) => found !== undefined) ?? ''
      if (this.#bare.size < keptAnswers) this.#bare.set(key, file)
    }
    return file === '' ? undefined : this.locate(file, line, column)
  }

  #find(path: string): string | undefined {
    if (path === '' || path.startsWith('node:') || /^[a-z]+:\/\//.test(path)) return undefined
    if (!isAbsolute(path) && !/^[A-Za-z]:\//.test(path)) {
      const normal = posix.normalize(path)
      return [...this.#places.map((place) => posix.join(place, normal)), normal].find(
        (candidate) => !candidate.startsWith('..') && this.#exists(candidate),
      )
    }
    // Written in another folder (a container): the longest end of the path that exists here.
    const parts = path.split('/').filter((part) => part !== '')
    for (let skip = 1; skip < Math.min(parts.length, 8); skip += 1) {
      const end = posix.normalize(parts.slice(skip).join('/'))
      if (!end.startsWith('..') && this.#exists(end)) return end
    }
    return undefined
  }

  #exists(path: string): boolean {
    const known = this.#answers.get(path)
    if (known !== undefined) return known
    if (this.#answers.size >= keptAnswers || path.includes('\0') || path.length > 1_000) return false
    const answer = isFile(join(this.#root, path))
    this.#answers.set(path, answer)
    return answer
  }
}

/** Also false for a path that can't be one: a name that is too long, a loop of links, a folder without permission. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}

interface Frame {
  readonly path: string
  /** Package of the class in a frame of Java. */
  readonly folder?: string
  readonly line: number
  readonly column?: number
}

/** Where build tools of Java expect the folder of a package. */
const sourceFolders = ['java', 'kotlin', 'scala', 'groovy'].flatMap((language) => [
  `src/test/${language}`,
  `src/main/${language}`,
])

/** `path:12:3`, `path:12`, `path:line 12`, `path(12,3)`, `File "path", line 12`, in the order of the text. */
function* framesOf(stack: string): Generator<Frame> {
  const pattern =
    /File "([^"\n]{1,400})", line (\d{1,7})|(?<![\w./\\@+~-])((?:file:\/\/)?(?:[A-Za-z]:[\\/])?[\w./\\@+~-]{1,300}\.[A-Za-z]\w{0,5})(?::(\d{1,7})(?::(\d{1,7}))?|:line (\d{1,7})|\((\d{1,7}),(\d{1,7})\))/g
  for (const match of stack.matchAll(pattern)) {
    const path = match[1] ?? match[3] ?? ''
    const folder = /\.(?:java|kt|scala|groovy)$/.test(path) ? packageBefore(stack, match.index) : undefined
    const column = match[5] ?? match[8]
    yield {
      path,
      folder,
      line: Number(match[2] ?? match[4] ?? match[6] ?? match[7]),
      column: column === undefined ? undefined : Number(column),
    }
  }
}

/** `com/example` of `at com.example.CasesTest.refused(CasesTest.java:18)`, where the file begins at `at`. */
function packageBefore(stack: string, at: number): string | undefined {
  if (stack[at - 1] !== '(') return undefined
  let start = at - 1
  while (start > 0 && at - start < 300 && /[\w.$]/.test(stack[start - 1] ?? '')) start -= 1
  return stack
    .slice(start, at - 1)
    .split('.')
    .slice(0, -2)
    .join('/')
}

function forward(path: string): string {
  return path.includes('\\') ? path.replaceAll('\\', '/') : path
}

function fromFileUrl(url: string): string {
  const path = url.slice('file://'.length)
  const plain = /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
