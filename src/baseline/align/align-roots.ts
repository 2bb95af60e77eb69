import { buildCaseKey } from '../../model/run/identity.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'

/** The same checkout in two places: a file under `from` on one side is the one under `to` on the other. */
interface Move {
  readonly from: string
  readonly to: string
}

/**
 * Jest and Vitest write absolute paths. Those in the workspace are made relative when they are read; for reports of
 * a checkout elsewhere (another machine, a terminal) this derives the move from the files that both sides have, and
 * gives the cases of a base run the paths of the head. Paths under one folder stay distinct, so two different cases
 * are never merged.
 */
export function alignRoots(run: Run, head: Run): Run {
  const baseFiles = listAbsoluteFiles(run)
  const headFiles = listAbsoluteFiles(head)
  if (headFiles.size === 0 || baseFiles.size === 0 || [...baseFiles].some((file) => headFiles.has(file)))
    return run
  const move = findMove(baseFiles, headFiles)
  if (move === undefined) return run
  const cases = new CaseTable()
  for (const tally of run.cases.values()) {
    const moved = moveTally(tally, move)
    cases.set(moved.key, moved)
  }
  // A case may be in both places already; then nothing is moved.
  if (cases.size === run.cases.size) return { ...run, cases }
  return run
}

function moveTally(tally: CaseTally, { from, to }: Move): CaseTally {
  const { file } = tally.identity
  if (file === undefined || !file.startsWith(from)) return tally
  const identity = { ...tally.identity, file: to + file.slice(from.length) }
  return { ...tally, key: buildCaseKey(identity), identity }
}

function listAbsoluteFiles({ cases }: Run): Set<string> {
  const files =
    cases instanceof CaseTable
      ? [...cases.files()]
      : [...cases.values()].flatMap(({ identity }) => identity.file ?? [])
  return new Set(files.filter((file) => /^(?:\/|[A-Za-z]:\/)/.test(file)))
}

/** The move that most files agree on; among equals, the one that keeps most of the path. */
function findMove(from: ReadonlySet<string>, to: ReadonlySet<string>): Move | undefined {
  const byName = Map.groupBy(to, readFileName)
  const votes = new Map<string, { readonly move: Move; count: number }>()
  for (const file of from) {
    for (const candidate of byName.get(readFileName(file)) ?? []) {
      const move = deriveMove(file, candidate)
      const key = JSON.stringify(move)
      const vote = votes.get(key) ?? { move, count: 0 }
      vote.count += 1
      votes.set(key, vote)
    }
  }
  const [best] = [...votes.values()].sort(
    (a, b) => b.count - a.count || a.move.from.length - b.move.from.length,
  )
  return best?.move
}

function readFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The prefixes before the common end of both paths. */
function deriveMove(from: string, to: string): Move {
  const fromParts = from.split('/')
  const toParts = to.split('/')
  let shared = 0
  while (shared < fromParts.length && fromParts.at(-1 - shared) === toParts.at(-1 - shared)) shared += 1
  const readPrefix = (parts: readonly string[]) => `${parts.slice(0, parts.length - shared).join('/')}/`
  return { from: readPrefix(fromParts), to: readPrefix(toParts) }
}
