import type { Comparison } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import type { FileChange } from '../../model/file-change.ts'
import type { Measured } from '../../model/measured.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { countJudged, type MeasuringJob } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { findAffected } from '../policy/case-rules.ts'
import type { Policy } from '../policy/policy.ts'
import { leaveOutUntouched, listAffectedReasons } from './affected.ts'
import type { AbsenceCause } from './cases.ts'
import type { Absences } from './judged.ts'
import { listAbsentCases, listReducedCases } from './presence.ts'

/** The comparison without the cases that a change of these files does not touch, and what a reviewer has to know about it. */
export function limitToChange(
  comparison: Comparison,
  files: readonly FileChange[],
  policy: Policy,
): { readonly comparison: Comparison; readonly reasons: readonly Reason[] } {
  const paths = files.flatMap(({ path, previousPath }) => compact([path, previousPath]))
  const affected = findAffected([...new Set(paths)], policy)
  const limited = leaveOutUntouched(comparison, affected, policy)
  return { comparison: limited, reasons: listAffectedReasons(limited, affected) }
}

/** What changed of one file, or of all where the file of a case is not known. */
interface Change {
  readonly files: readonly FileChange[]
  /** Lines that went and lines that came. */
  readonly removed: string
  readonly added: string
}

/**
 * Finds the absent cases that a change removed: their file is gone; their name, or that of a group or test function which
 * made them, is in a line that went and in none that came; or their function still runs in a changed file, with other
 * parameters. A skipped case is still there, so no change explains it.
 *
 * @param listChanges asked only where a case is gone, with the files of those that are
 */
export async function explainAbsences(
  comparison: Comparison,
  { run: head, jobs }: Measured,
  listChanges: (files: readonly string[]) => Promise<readonly FileChange[]>,
): Promise<Absences> {
  const absent = listAbsentCases(comparison)
  const gone = [...absent.filter(({ change }) => change === 'removed'), ...listReducedCases(comparison)]
  const isOtherSuite = comparison.suite === null
  if (gone.length === 0)
    return { explained: new Map(), stillDue: isOtherSuite ? [] : absent.map(({ key }) => key) }
  const files = new Set(compact(gone.map(({ identity }) => identity.file)))
  const changes = await listChanges([...files])
  const running = new Set<string>()
  for (const { identity, ...tally } of head.cases.values()) {
    if (countJudged(tally) === 0) continue
    running.add(buildFunctionKey(identity)).add(buildPlaceKey(identity)).add(`leg ${identity.variant}`)
  }
  const workflows = joinChanges(changes.filter(({ path }) => path.startsWith('.github/workflows/')))
  const explained: Map<string, AbsenceCause> = new Map()
  for (const [file, cases] of Map.groupBy(gone, ({ identity }) => identity.file)) {
    const change = joinChanges(changes.filter((changed) => file === undefined || isOfFile(changed, file)))
    for (const { key, identity } of cases)
      if (isRemoved(identity, change, running) || isLegRemoved(identity, workflows, running))
        explained.set(key, 'removed by the change')
  }
  const stillDue = absent.map(({ key }) => key).filter((key) => !explained.has(key))
  // A skipped job took whole files with it, and they are due again in the next run. More than it had are missing.
  const ofSkipped = gone.filter(
    ({ key, identity }) => !explained.has(key) && !running.has(buildPlaceKey(identity)),
  )
  if (ofSkipped.length <= countSkipped(comparison, jobs.skipped))
    for (const { key } of ofSkipped) explained.set(key, 'of a skipped job')
  // Where no case is common, the head is another suite, or all names changed.
  return { explained, stillDue: isOtherSuite ? [] : stillDue }
}

/** How many cases the jobs that GitHub skipped had at most in a run of the base. */
function countSkipped({ baseline }: Comparison, names: readonly string[]): number {
  const skipped = (baseline?.runs ?? []).flatMap(({ jobs = [] }) =>
    jobs.filter((job) => wasSkipped(job, names)),
  )
  const byJob = Map.groupBy(skipped, ({ job }) => job)
  return [...byJob.values()].reduce((sum, runs) => sum + Math.max(...runs.map(({ cases }) => cases)), 0)
}

/** Whether GitHub skipped the job: it lists it by its name, or by its id, below a reusable workflow behind the caller. */
export function wasSkipped({ job, name }: MeasuringJob, names: readonly string[]): boolean {
  return names.some((skipped) => skipped === name || skipped === job || skipped.endsWith(` / ${job}`))
}

function isRemoved(identity: CaseIdentity, change: Change, running: ReadonlySet<string>): boolean {
  const { file, suite, name, id } = identity
  const { files, removed, added } = change
  const isPlace = ({ path }: FileChange) =>
    file !== undefined || suite.some((part) => isNamedAfter(part, path))
  if (files.some((changed) => changed.isRemoved && isPlace(changed))) return true
  const caller = findFunction(name)
  const hasNamed = file === undefined ? namesInCode : hasName
  const names = [name, caller, name.slice(caller.length + 1).replaceAll('_', ' ')]
  if (names.some((text) => hasNamed(removed, text) && !hasNamed(added, text))) return true
  if (id !== undefined && hasName(removed, id) && !hasName(added, id)) return true
  const titles = file === undefined ? listEndings(name) : [...listEndings(name), ...suite]
  if (titles.some((text) => hasTitle(removed, text) && !hasTitle(added, text))) return true
  // Its function made it from a parameter that is gone.
  const isNear = ({ patch = '' }: FileChange) => file !== undefined || hasName(patch, caller)
  return caller !== name && running.has(buildFunctionKey(identity)) && files.some(isNear)
}

/** The matrix lost the leg: a word of its name is in a line that went out of a workflow, and nothing of it ran. */
function isLegRemoved({ variant }: CaseIdentity, workflows: Change, running: ReadonlySet<string>): boolean {
  if (variant === undefined || running.has(`leg ${variant}`)) return false
  const words = variant.match(/[\p{L}\p{N}_.-]+/gu) ?? []
  return words.some((word) => hasName(workflows.removed, word) && !hasName(workflows.added, word))
}

function buildPlaceKey({ file, suite, variant }: CaseIdentity): string {
  return JSON.stringify([file ?? suite, variant])
}

function buildFunctionKey({ file, suite, name }: CaseIdentity): string {
  return JSON.stringify([file, suite, findFunction(name)])
}

/** `test_add[1-2]`, `adds(int)[1]` and `TestAdd/one_two` are made by `test_add`, `adds` and `TestAdd`. */
function findFunction(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*(?=[[(/])/u.exec(name)?.[0] ?? name
}

/** Reports may name files from a folder of the repository, or from the root of the machine. */
function isOfFile({ path, previousPath }: FileChange, file: string): boolean {
  return [path, previousPath].some(
    (changed) =>
      changed !== undefined &&
      (changed === file || changed.endsWith(`/${file}`) || file.endsWith(`/${changed}`)),
  )
}

/** `com.shop.CartTest` is named after `src/test/java/com/shop/CartTest.java`, `CartTest` as well. */
function isNamedAfter(suite: string, path: string): boolean {
  const stem = toModuleName(path, /(?:\.(?:test|spec))?\.\w+$/)
  const name = toModuleName(suite, /(?:\.(?:test|spec))?\.(?:[cm]?[jt]sx?|py|rb|go|php)$/)
  return name !== '' && (stem === name || stem.endsWith(`.${name}`) || name.endsWith(`.${stem}`))
}

/** `tests/shop/test_cart.py` → `tests.shop.test_cart`. */
function toModuleName(path: string, ending: RegExp): string {
  return path.replace(ending, '').replaceAll('/', '.')
}

function joinChanges(files: readonly FileChange[]): Change {
  const lines = files.flatMap(({ patch = '' }) => patch.replaceAll('\\', '').split('\n'))
  const pick = (sign: string) => lines.filter((line) => line.startsWith(sign)).join('\n')
  return { files, removed: pick('-'), added: pick('+') }
}

const wordCharacter = /[\p{L}\p{N}_]/u

/** Whether the text has the name, and not as a part of a longer word. */
function hasName(text: string, name: string): boolean {
  if (name === '') return false
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const isOpen = !wordCharacter.test(name.at(0) ?? '') || !wordCharacter.test(text.charAt(at - 1))
    const isClosed =
      !wordCharacter.test(name.at(-1) ?? '') || !wordCharacter.test(text.charAt(at + name.length))
    if (isOpen && isClosed) return true
  }
  return false
}

/**
 * Whether lines of any files name a test. A word such as `error` is everywhere: it has to be in quotes, or behind what
 * defines a test.
 */
function namesInCode(text: string, name: string): boolean {
  if (!/^\p{Ll}+$/u.test(name)) return hasName(text, name)
  const definition = `\\b(?:def|fn|fun|func|function|sub|test|void|example:|scenario:)\\s+${name}\\b|,\\s*${name}\\s*\\)`
  return hasTitle(text, name) || new RegExp(definition, 'i').test(text)
}

/** Some tools write the names of groups and test as one, of which a line has the end only. */
function listEndings(name: string): readonly string[] {
  const words = name.split(' ')
  return words.slice(1, 30).map((_, index) => words.slice(index + 1).join(' '))
}

function hasTitle(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
}
