import { compareText, listKeys, pickMembers } from '../model/data.ts'
import type { SuitePlace } from '../model/run/result.ts'
import { type CaseTally, listOtherTallies, type Run } from '../model/run/run.ts'
import { isPlainIdentity } from '../model/run/table/case-names.ts'
import { CaseTable } from '../model/run/table/case-table.ts'
import { isSinglePass } from '../model/run/table/single-pass.ts'
import { tallyCounts, tallyFacts } from '../model/run/tally.ts'
import type { Described } from '../model/schema.ts'
import type { caseSchema, groupSchema } from './run-schema.ts'

/** Most cases in one group: a reader holds the text of one group at a time. */
const mostCases = 200
const mostPasses = 1_000

const countNames = listKeys(tallyCounts)
export const factNames = listKeys(tallyFacts)

interface Group extends SuitePlace {
  /** Numbers of cases that passed once and have nothing but a duration, in the order of names. */
  readonly passes: number[]
  readonly tallies: CaseTally[]
}

/**
 * The cases of a run, suite by suite in the order of files and suites: first those that passed once, with
 * nothing but a duration, then the others; each in the order of names.
 */
export function* groupsToJson(run: Run): Generator<Described<typeof groupSchema>> {
  const table = toTable(run)
  for (const { file, suite, passes, tallies } of groupByPlace(table)) {
    const place = { file, suite }
    for (let first = 0; first < passes.length; first += mostPasses) {
      const numbers = passes.slice(first, first + mostPasses)
      const durations = numbers.map((number) => table.getDuration(number))
      yield {
        ...place,
        passed: numbers.map((number) => table.names.name(number)),
        // A case without a duration has NaN, which JSON writes as null.
        durationsMs: durations.every(Number.isNaN) ? undefined : durations,
      }
    }
    tallies.sort(compareKeys)
    for (let first = 0; first < tallies.length; first += mostCases)
      yield { ...place, cases: tallies.slice(first, first + mostCases).map(caseToJson) }
  }
}

/**
 * The run as a table in which no single pass has a tally, so that the same run is always written in the same
 * way.
 */
function toTable(run: Run): CaseTable {
  const { cases } = run
  if (cases instanceof CaseTable && !hasMatch(cases.others(), isWrittenAsPass)) return cases
  const table = new CaseTable()
  for (const [key, tally] of cases) table.set(key, tally)
  return table
}

function isWrittenAsPass(tally: CaseTally): boolean {
  return isSinglePass(tally) && isPlainIdentity(tally.identity)
}

function hasMatch<T>(items: Iterable<T>, matches: (item: T) => boolean): boolean {
  for (const item of items) if (matches(item)) return true
  return false
}

function groupByPlace(table: CaseTable): readonly Group[] {
  const groups = new Map<string, Group>()
  const findOrAddGroup = ({ file, suite }: SuitePlace) => {
    const place = JSON.stringify([file ?? null, ...suite])
    let group = groups.get(place)
    if (group === undefined) {
      group = { file, suite, passes: [], tallies: [] }
      groups.set(place, group)
    }
    return group
  }
  const { names } = table
  let last: { readonly place: number; readonly group: Group } | undefined
  // A method of the list leaves no garbage for each of a million cases, as `for` does.
  names.sorted().forEach((number) => {
    if (!table.isPass(number)) return
    const place = names.placeNumber(number)
    if (last?.place !== place) last = { place, group: findOrAddGroup(names.place(number)) }
    last.group.passes.push(number)
  })
  for (const tally of listOtherTallies({ cases: table })) findOrAddGroup(tally.identity).tallies.push(tally)
  const places = [...groups.keys()].sort()
  return places.flatMap((place) => groups.get(place) ?? [])
}

function compareKeys(a: CaseTally, b: CaseTally): number {
  return compareText(a.key, b.key)
}

function caseToJson(tally: CaseTally): Described<typeof caseSchema> {
  const { id, name, variant } = tally.identity
  const written = [
    ...countNames.filter((count) => tally[count] !== 0),
    ...factNames.filter((fact) => tally[fact] !== undefined),
  ]
  return { name, id, variant, ...pickMembers(tally, written), scores: tally.scores && [...tally.scores] }
}
