import { realpathSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Location } from '../model/run/result.ts'
import {
  findPathBelow,
  isAbsoluteAnywhere,
  isWindowsFilePath,
  matchSpelling,
  readWrittenPath,
  useForwardSlashes,
} from '../paths/written.ts'

/**
 * Checkout folders of hosted runners, for reports that were written on another machine than this one. The
 * baseline is aligned with whatever folder the head has (`baseline/align/align-roots.ts`), but only where
 * both have absolute paths; patterns of the policy, ids in the service and a first run have no other side to
 * align with.
 */
const runnerFolders =
  /^(?:\/home\/runner\/work\/[^/]+\/[^/]+|\/Users\/runner\/work\/[^/]+\/[^/]+|[A-Za-z]:\/a\/[^/]+\/[^/]+|\/__w\/[^/]+\/[^/]+|\/github\/workspace)\//

const keptAnswers = 10_000
const longestStack = 8_000
const triedFrames = 40
/** Maximum number of traces searched per file; far more than are shown, and a bound on the work per file. */
const triedStacks = 5_000

/** Whether a folder is there, as a path relative to the absolute `root`. */
export function hasFolder(root: string, path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true
}

/** The repository that the reports speak of. */
export class Workspace {
  readonly #root: string
  /** Folders that paths may be relative to besides the root, those that are tried first first. */
  readonly #places: readonly string[]
  /** Paths by what was asked for, as the system spells them; undefined when there is no such file. */
  readonly #answers = new Map<string, string | undefined>()
  /** Files that were searched for in a package; empty without one. */
  readonly #bare = new Map<string, string>()
  #stacks = 0

  /** `root`: absolute path. `places`: folders in it that paths may also be relative to, tried first. */
  constructor(root: string, places: readonly string[] = []) {
    this.#root = useForwardSlashes(root).replace(/(?<!\/)\/+$/, '')
    this.#places = places.map((place) => useForwardSlashes(place).replace(/^\.\/|(?<!\/)\/+$/g, ''))
  }

  /**
   * A path as reports write it, relative to the workspace where it lies inside; with forward slashes. Depends
   * on the text only, so that the same report gives the same identity everywhere.
   */
  relative(path: string): string {
    const clean = readWrittenPath(path)
    return this.#below(clean) ?? (clean.startsWith('./') ? clean.slice(2) : clean)
  }

  /**
   * A name without the folder of the machine where it is a path in the workspace; other names as they are.
   */
  shortenName(name: string): string {
    if (isAbsoluteAnywhere(name) || name.startsWith('file:/'))
      return this.#below(readWrittenPath(name)) ?? name
    return name
  }

  /**
   * The name of a suite or class without the folder of the machine; relative to the workspace if it is a
   * file.
   */
  shortenGroupName(name: string): string {
    if (isWindowsFilePath(name) || name.startsWith('./')) return this.relative(name)
    return this.shortenName(name)
  }

  #below(path: string): string | undefined {
    const rest = findPathBelow(this.#root, path)
    if (rest !== undefined) return rest
    const runner = runnerFolders.exec(path)
    if (runner === null) return undefined
    return path.slice(runner[0].length)
  }

  /** A location for a path that a report names as one, if it names any and that file is in the repository. */
  locate(path: string | undefined, line?: number, column?: number): Location | undefined {
    if (path === undefined) return undefined
    const file = this.#find(this.relative(path))
    if (file === undefined) return undefined
    if (line === undefined || !(line > 0)) return { file }
    if (column === undefined || !(column > 0)) return { file, line }
    return { file, line, column }
  }

  /**
   * The first frame of a stack trace that lies in the repository and not in a dependency. Go and Java name a
   * file without its folder: that is looked for in `folder` (the package, as the report names it) and in the
   * package of the frame. With a `file`, only its frames count.
   */
  locateInStack(stack: string, folder = '', file?: string): Location | undefined {
    if (stack === '' || this.#stacks >= triedStacks) return undefined
    this.#stacks += 1
    let tried = 0
    // What a test of Go wrote before it panicked is not where it panicked.
    const isGo = stack.includes('goroutine ') && /^goroutine \d+ \[/m.test(stack)
    const panic = isGo ? stack.search(/^panic: /m) : 0
    for (const frame of orderFrames(stack.slice(Math.max(panic, 0)))) {
      if (tried >= triedFrames) return undefined
      tried += 1
      if (/(?:^|\/)(?:node_modules|site-packages|vendor|\.cargo)\//.test(frame.path)) continue
      const location =
        this.locate(frame.path, frame.line, frame.column) ?? this.#locateBare(frame, frame.folder ?? folder)
      if (location !== undefined && (file === undefined || location.file === file)) return location
    }
    return undefined
  }

  #locateBare({ path, line, column }: Frame, folder: string): Location | undefined {
    if (folder === '' || path.includes('/') || path.includes('\\')) return undefined
    const key = `${folder}/${path}`
    let file = this.#bare.get(key)
    if (file === undefined) {
      const places = [`/${key}`, ...sourceFolders.map((source) => `${source}/${key}`)]
      file = places.map((place) => this.#find(place)).find((match) => match !== undefined) ?? ''
      if (this.#bare.size < keptAnswers) this.#bare.set(key, file)
    }
    if (file === '') return undefined
    return this.locate(file, line, column)
  }

  #find(path: string): string | undefined {
    if (path === '' || path.startsWith('node:') || /^[a-z]+:\/\//.test(path)) return undefined
    if (!isAbsoluteAnywhere(path)) {
      const normal = posix.normalize(path)
      for (const candidate of [...this.#places.map((place) => posix.join(place, normal)), normal]) {
        const existing = this.#existing(candidate)
        if (existing !== undefined) return existing
      }
      return undefined
    }
    // Written in another folder (a container): the longest end of the path that exists here.
    const parts = path.split('/').filter((part) => part !== '')
    for (let skip = 1; skip < Math.min(parts.length, 8); skip += 1) {
      const end = posix.normalize(parts.slice(skip).join('/'))
      const existing = this.#existing(end)
      if (existing !== undefined) return existing
    }
    return undefined
  }

  #existing(path: string): string | undefined {
    if (path.startsWith('..')) return undefined
    if (this.#answers.has(path)) return this.#answers.get(path)
    if (this.#answers.size >= keptAnswers || path.includes('\0') || path.length > 1_000) return undefined
    const answer = findSpelledFile(this.#root, path)
    this.#answers.set(path, answer)
    return answer
  }
}

/**
 * A file as the system spells it. Undefined also for an impossible path: too long, a loop of links, no
 * permission.
 */
function findSpelledFile(root: string, path: string): string | undefined {
  const absolute = join(root, path)
  try {
    if (statSync(absolute, { throwIfNoEntry: false })?.isFile() !== true) return undefined
    return matchSpelling(path, realpathSync.native(absolute))
  } catch {
    return undefined
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

/** What Python writes between an exception and the one that was raised because of it. */
const because =
  /\n(?:During handling of the above exception, another exception occurred|The above exception was the direct cause of the following exception):\n/

/** The frames of a stack, those first that say where it failed: of Python's exceptions, the last one counts. */
function* orderFrames(stack: string): Generator<Frame> {
  const [first = '', ...others] = stack.includes('he above exception') ? stack.split(because) : [stack]
  for (const part of [...others.toReversed(), first]) {
    const frames = listFrames(part.slice(0, longestStack))
    // A module that can't be imported: pytest begins with the test file, and the deepest frame is the broken one.
    if (part.includes(': in <module>') && /: in <module>$/m.test(part)) yield* [...frames].toReversed()
    else yield* frames
  }
}

/** What every frame has at the end of its path; much cheaper to look for than a frame, of which nothing else is short. */
const pathEnd = /\.[A-Za-z]\w{0,5}(?::(?:line )?|\()\d|", line \d/g

/** `path:12:3`, `path:12`, `path:line 12`, `path(12,3)`, `File "path", line 12`, in the order of the text. */
function* listFrames(stack: string): Generator<Frame> {
  const pattern =
    /File "([^"\n]{1,400})", line (\d{1,7})|(?<![\w./\\@+~-])((?:file:\/\/)?(?:[A-Za-z]:[\\/])?[\w./\\@+~-]{1,300}\.[A-Za-z]\w{0,5})(?::(\d{1,7})(?::(\d{1,7}))?|:line (\d{1,7})|\((\d{1,7}),(\d{1,7})\))/g
  for (;;) {
    pathEnd.lastIndex = pattern.lastIndex
    const end = pathEnd.exec(stack)
    if (end === null) return
    // A frame is within one line.
    pattern.lastIndex = Math.max(pattern.lastIndex, stack.lastIndexOf('\n', end.index) + 1)
    const match = pattern.exec(stack)
    if (match === null) return
    const path = match[1] ?? match[3] ?? ''
    const folder = /\.(?:java|kt|scala|groovy)$/.test(path) ? findPackage(stack, match.index) : undefined
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
function findPackage(stack: string, at: number): string | undefined {
  if (stack[at - 1] !== '(') return undefined
  let start = at - 1
  while (start > 0 && at - start < 300 && isNameCharacter(stack.charCodeAt(start - 1))) start -= 1
  return stack
    .slice(start, at - 1)
    .split('.')
    .slice(0, -2)
    .join('/')
}

/** A letter, a digit, or one of `_`, `.` and `$`. */
function isNameCharacter(code: number): boolean {
  const isLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
  return isLetter || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2e || code === 0x24
}
