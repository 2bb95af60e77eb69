import { caseKey } from '../model/run/identity.ts'
import type { CaseTally, Run } from '../model/run/run.ts'
import type { RunJson } from './run-schema.ts'

/** A run as plain data. The same run always gives the same bytes. */
export function runToJson(run: Run): RunJson {
  const tallies = [...run.cases.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return {
    info: run.info,
    cases: tallies.map(({ key: _, scores, ...rest }) => ({
      ...rest,
      scores: scores && [...scores],
    })) as RunJson['cases'],
  }
}

/** The inverse of {@link runToJson}. The value must have been checked by the schema first. */
export function runFromJson({ info, cases }: RunJson): Run {
  const tallies = cases.map(({ scores, ...rest }): [string, CaseTally] => {
    const key = caseKey(rest.identity)
    const tally: CaseTally = { key, ...rest }
    if (scores !== undefined) tally.scores = new Map(scores)
    return [key, tally]
  })
  return { info, cases: new Map(tallies) }
}
