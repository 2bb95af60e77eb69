import type { Run } from '../../model/run/run.ts'
import type { CaseTally } from '../../model/run/tally.ts'

/** A report file, its format and its cases. */
interface FormattedFile {
  readonly path: string
  /** Null for a file of none. */
  readonly format: string | null
  readonly run: Run
}

/** Cases of one file that files of another format have as well, with the same result. */
export interface TwinFile {
  /** Place in the list of files. */
  readonly index: number
  /** A file that has them. */
  readonly of: string
  readonly keys: ReadonlySet<string>
}

/** Share of the cases of both sides that must be in both. */
const fewestShared = 0.8
const fewestCases = 2
/** The least that a format can say of a case comes last. */
const poorest = ['junit-xml', 'tap']

/**
 * Files that report the same tests in two formats, as `report.json` and `junit.xml` do: what the poorer
 * format says a second time is no second measurement. A title in one format may begin with what another one
 * has no place for (a file, a class), so it is the end that must agree. Cases with another result stay in
 * both.
 */
export function findTwins(files: readonly FormattedFile[]): readonly TwinFile[] {
  const formats = [...new Set(files.flatMap(({ format }) => format ?? []))]
  const [richest, ...others] = formats.toSorted((a, b) => poorest.indexOf(a) - poorest.indexOf(b))
  if (richest === undefined || others.length === 0) return []
  const firsts = listCases(files, richest)
  const byTitle = Map.groupBy(firsts, ({ tally }) => buildTitleKey(tally, splitWords(tally)))
  return others.flatMap((format) => {
    const candidates = listCases(files, format)
    const pairs = candidates.flatMap((candidate) => {
      const partners = findPartners(candidate.tally, byTitle)
      if (partners === undefined) return []
      return [{ ...candidate, partners }]
    })
    const isTwin =
      pairs.length >= Math.max(fewestCases, fewestShared * Math.max(candidates.length, firsts.length))
    if (isTwin) return buildTwinFiles(pairs, files)
    return []
  })
}

interface Placed {
  readonly index: number
  readonly tally: CaseTally
}

function listCases(files: readonly FormattedFile[], format: string): Placed[] {
  return files.flatMap((file, index) => {
    if (file.format !== format) return []
    return [...file.run.cases.values()]
      .filter(({ scope }) => scope !== 'suite')
      .map((tally) => ({ index, tally }))
  })
}

function splitWords({ identity: { suite, name } }: CaseTally): readonly string[] {
  return (
    [...suite, name]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function buildTitleKey({ identity: { variant = '' } }: CaseTally, words: readonly string[]): string {
  return `${variant}\n${words.join(' ')}`
}

/** The cases of the richer format whose title is the longest end of this title. */
function findPartners(
  tally: CaseTally,
  byTitle: ReadonlyMap<string, readonly Placed[]>,
): readonly Placed[] | undefined {
  const words = splitWords(tally)
  for (const from of words.keys()) {
    const partners = byTitle.get(buildTitleKey(tally, words.slice(from)))
    if (partners !== undefined) return partners
  }
  return undefined
}

function buildTwinFiles(
  pairs: readonly (Placed & { readonly partners: readonly Placed[] })[],
  files: readonly FormattedFile[],
): TwinFile[] {
  const same = pairs.filter(({ tally, partners }) =>
    partners.some((partner) => hasSameCounts(partner.tally, tally)),
  )
  return [...Map.groupBy(same, ({ index }) => index)].map(([index, twins]) => ({
    index,
    of: files[twins[0]?.partners[0]?.index ?? 0]?.path ?? '',
    keys: new Set(twins.map(({ tally }) => tally.key)),
  }))
}

function hasSameCounts(a: CaseTally, b: CaseTally): boolean {
  return a.passed === b.passed && a.failed + a.errored === b.failed + b.errored && a.skipped === b.skipped
}
