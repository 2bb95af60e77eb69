import { type Dirent, promises, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Problem, UsageError } from '../errors.ts'
import { compareText } from '../model/data.ts'
import type { OutputFile } from '../model/output-file.ts'
import { findPathWithin, isPathWithin, normalizeGlob } from '../paths/folders.ts'
import { splitLines } from '../paths/lines.ts'
import { isAbsoluteAnywhere, useForwardSlashes } from '../paths/written.ts'
import { joinVariants } from './environment.ts'
import { createPathPattern, type PathPattern, splitFixedFolder } from './files/path-pattern.ts'
import { reportEndings } from './registry.ts'

export interface FoundReport {
  /** Relative to the root with forward slashes; absolute for a file outside of it. */
  readonly path: string
  readonly absolutePath: string
  /** Values of the named parts of the pattern (`{os}`): the environment of all of its cases. */
  readonly environment?: string
  readonly bytes: number
  /** When it was written last; Unix epoch ms, by the clock of this machine. */
  readonly modifiedAt: number
}

export type ReportFile = Omit<FoundReport, 'bytes' | 'modifiedAt'>

export interface FoundReports {
  /** Sorted by path, each file once. */
  readonly files: readonly FoundReport[]
  /** Files that a pattern names but that are not read. */
  readonly refused: readonly { readonly path: string; readonly reason: string }[]
  /** Patterns that matched nothing, as written. */
  readonly unmatched: readonly string[]
  /** Every pattern as written, and the paths that it names, links included. */
  readonly patterns: readonly { readonly pattern: string; readonly paths: readonly string[] }[]
  /** Symbolic links to a file that is read under another path. */
  readonly links: readonly { readonly path: string; readonly to: string }[]
  /** Links to folders outside of the root that a pattern could lead into, and that were not followed. */
  readonly outsideFolders: readonly string[]
}

interface FindOptions {
  /** Allow files outside of the root: for a person at a terminal who names them. */
  readonly allowOutside?: boolean
  /** Files that will be written: none of those that are read may be lost. */
  readonly outputs?: readonly OutputFile[]
}

interface Pattern {
  readonly written: string
  readonly glob: string
}

/** Characters of a pattern; it is read by functions that call themselves. */
const longestPattern = 1_000

/**
 * Finds report files. A pattern may hold several lines, each a {@link PathPattern} of its own; empty lines and lines that
 * begin with `#` are ignored, `!` excludes files. A part in braces (`{os}`) names the environment of a file.
 * A literal path is taken as that file even where it holds characters of a glob, and a folder for the report
 * files in it, at any depth. `.git`, `node_modules` and links to folders outside of the root are entered only by a
 * pattern that names them. A file whose real place is outside of the root (`..`, a symbolic link) is refused.
 * @throws UsageError when an output would overwrite a file that was found, and for a pattern that is too long
 */
export async function findReports(
  patterns: readonly string[],
  root: string,
  options: FindOptions = {},
): Promise<FoundReports> {
  const { wanted, excluded } = parsePatterns(patterns)
  const exclusions = excluded.map(({ glob }) => createExclusion(glob))
  const realRoot = realpathSync.native(root)
  const foundByPath = new Map<string, FoundReport>()
  const refused = new Map<string, string>()
  const realPaths = new Map<string, string>()
  const unmatched: string[] = []
  const outside = new Set<string>()
  const named: FoundReports['patterns'][number][] = []
  for (const pattern of wanted) {
    let matches = 0
    const paths: string[] = []
    for await (const match of findMatches(
      pattern.glob,
      root,
      options.allowOutside === true
        ? undefined
        : { folder: realRoot, onOutside: (path) => outside.add(toRootPath(path, root)) },
    )) {
      const { absolutePath, values } = match
      const path = toRootPath(absolutePath, root)
      matches += 1
      if (exclusions.some((isExcluded) => isExcluded(path, absolutePath))) continue
      const real = resolveRealPath(absolutePath)
      const reason = options.allowOutside === true ? undefined : explainRefusal(real, realRoot)
      if (reason !== undefined) {
        refused.set(path, reason)
        continue
      }
      paths.push(path)
      if (real !== undefined) realPaths.set(absolutePath, real)
      if (!foundByPath.has(absolutePath) || values.length > 0)
        foundByPath.set(absolutePath, toFound(match, path))
    }
    if (matches === 0) unmatched.push(pattern.written)
    named.push({ pattern: pattern.written, paths })
  }
  const overwritten = (options.outputs ?? []).filter(({ path }) => foundByPath.has(resolve(root, path)))
  if (overwritten.length > 0) throw new UsageError(overwritten.map(describeOverwriting))
  const sorted = [...foundByPath.values()].sort((a, b) => compareText(a.path, b.path))
  return {
    ...leaveOutLinks(sorted, realPaths, realRoot),
    refused: [...refused].map(([path, reason]) => ({ path, reason })),
    unmatched,
    patterns: named,
    outsideFolders: [...outside].sort(compareText),
  }
}

function describeOverwriting({ setting, path }: OutputFile): Problem {
  return {
    message: `${setting}: ${path} is one of the files that are read`,
    advice: `Name another file, such as eval-gate-${basename(path)}.`,
  }
}

/**
 * Leaves out links to a file that is read under its own path, as `latest.json` often is: its results would
 * count twice.
 */
function leaveOutLinks(
  reports: readonly FoundReport[],
  realPaths: ReadonlyMap<string, string>,
  realRoot: string,
) {
  const findRealPath = ({ absolutePath }: FoundReport) => realPaths.get(absolutePath) ?? absolutePath
  const keptFiles = new Map<string, FoundReport>()
  for (const file of reports) {
    const real = findRealPath(file)
    if (!keptFiles.has(real) || toRootPath(real, realRoot) === file.path) keptFiles.set(real, file)
  }
  const isKept = (file: FoundReport) => keptFiles.get(findRealPath(file)) === file
  return {
    files: reports.filter(isKept),
    links: reports
      .filter((file) => !isKept(file))
      .map((file) => ({ path: file.path, to: keptFiles.get(findRealPath(file))?.path ?? '' })),
  }
}

function parsePatterns(patterns: readonly string[]): { wanted: Pattern[]; excluded: Pattern[] } {
  const wanted: Pattern[] = []
  const excluded: Pattern[] = []
  for (const line of patterns.flatMap(splitLines)) {
    const written = line.trim()
    if (written === '' || written.startsWith('#')) continue
    const negative = written.startsWith('!')
    const plain = negative ? written.slice(1).trim() : written
    const glob = normalizeGlob(plain).replace(/^\.\//, '')
    if (glob.length > longestPattern)
      throw new UsageError([{ message: `reports: a pattern is longer than ${longestPattern} characters` }])
    if (glob !== '') (negative ? excluded : wanted).push({ written, glob })
  }
  return { wanted, excluded }
}

interface Match extends Omit<FoundReport, 'path' | 'environment'> {
  /** Of the named parts of the pattern. */
  readonly values: readonly string[]
}

function toFound({ values, ...match }: Match, path: string): FoundReport {
  return { ...match, path, environment: values.length > 0 ? joinVariants(...values) : undefined }
}

interface Bound {
  /** Links to folders may not lead out of it. */
  readonly folder: string
  /** Gets the absolute path of each link that leads out of it, and that the pattern would have followed. */
  readonly onOutside: (path: string) => void
}

/** @param bound absent: links may lead anywhere */
async function* findMatches(pattern: string, root: string, bound?: Bound): AsyncGenerator<Match> {
  const literal = resolve(root, pattern)
  const file = findFileAt(literal)
  if (file !== undefined) {
    yield file
    return
  }
  const inFolder = readFileStats(literal)?.isDirectory() ?? false
  const [folder, rest] = inFolder ? [literal, '**'] : splitFixedFolder(pattern)
  const cwd = resolve(root, folder)
  const pathPattern = createPathPattern(rest)
  const named = new Set(pattern.split(/[/\\]/))
  const isDeep = inFolder || pattern.includes('**')
  const isPassedOver = (name: string, absolutePath: string, isLink: boolean) => {
    if (named.has(name)) return false
    if (name === '.git' || name === 'node_modules') return true
    if (!isLink || !isDeep || bound === undefined || !leadsOutside(bound.folder, absolutePath)) return false
    bound.onOutside(absolutePath)
    return true
  }
  for await (const path of listMatchingPaths(cwd, pathPattern, isPassedOver)) {
    const match = inFolder && !isReportName(path) ? undefined : findFileAt(resolve(cwd, path))
    if (match !== undefined) yield { ...match, values: pathPattern.match(path) ?? [] }
  }
}

/**
 * The paths that match, relative to a folder. Folders behind links come last, so that what is also there without a link
 * is found there first. No folder is entered twice where the same may match in it: links form circles.
 */
async function* listMatchingPaths(
  top: string,
  { match, expectIn }: PathPattern,
  isPassedOver: (name: string, absolutePath: string, isLink: boolean) => boolean,
): AsyncGenerator<string> {
  const entered = new Set<string>()
  const folders = ['']
  const links: string[] = []
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop() ?? links.shift()) {
    const visit = `${expectIn(folder)} ${resolveRealPath(resolve(top, folder))}`
    if (entered.has(visit)) continue
    entered.add(visit)
    for (const entry of await readFolder(resolve(top, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      const isLink = entry.isSymbolicLink()
      if (!entry.isDirectory() && match(path) !== undefined) yield path
      if (!(entry.isDirectory() || isLink) || expectIn(path) === undefined) continue
      if (!isPassedOver(entry.name, resolve(top, path), isLink)) (isLink ? links : folders).push(path)
    }
  }
}

function readFolder(path: string): Promise<readonly Dirent[]> {
  return promises.readdir(path, { withFileTypes: true }).catch(() => [])
}

function leadsOutside(bound: string, path: string): boolean {
  if (readFileStats(path)?.isDirectory() !== true) return false
  const real = resolveRealPath(path)
  return real !== undefined && !isPathWithin(bound, real)
}

const endings = reportEndings.map((ending) => `.${ending}`)

/** A folder often has other files than reports, too. */
const isReportName = (name: string) => endings.some((ending) => name.toLowerCase().endsWith(ending))

function findFileAt(absolutePath: string): Match | undefined {
  const stats = readFileStats(absolutePath)
  if (!stats?.isFile()) return undefined
  return { absolutePath, bytes: stats.size, modifiedAt: stats.mtimeMs, values: [] }
}

/** The stats of a file; undefined if they can't be read. */
export function readFileStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function resolveRealPath(absolutePath: string): string | undefined {
  try {
    return realpathSync.native(absolutePath)
  } catch {
    return undefined
  }
}

/** @param real path without links; undefined for a file that was removed meanwhile */
function explainRefusal(real: string | undefined, realRoot: string): string | undefined {
  if (real === undefined) return 'it no longer exists'
  if (isPathWithin(realRoot, real)) return undefined
  return 'it lies outside of the workspace (a symbolic link or ".."); copy it into the workspace'
}

function toRootPath(absolutePath: string, root: string): string {
  return findPathWithin(root, absolutePath) ?? useForwardSlashes(absolutePath)
}

function createExclusion(glob: string): (path: string, absolutePath: string) => boolean {
  const slashed = glob.endsWith('/') ? `${glob}**` : glob
  const { match } = createPathPattern(slashed)
  const isAbsolute = isAbsoluteAnywhere(slashed)
  return (path, absolutePath) =>
    path === slashed || match(isAbsolute ? useForwardSlashes(absolutePath) : path) !== undefined
}
