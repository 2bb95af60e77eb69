import { caseKey } from './identity.ts'
import type { CaseIdentity } from './result.ts'
import type { CaseTally, Run, RunInfo, ScoreTally } from './run.ts'

/** The `schema` member of every results file; tells one from a report. */
export const resultsSchemaName = 'eval-gate-results'

/** Version of the written form of a run. Raised when an old reader would misunderstand it. */
export const runJsonVersion = 1

/** A tally as it is written: no key (it follows from the identity), scores as pairs. */
export interface CaseTallyJson extends Omit<CaseTally, 'key' | 'scores'> {
  readonly scores?: readonly (readonly [string, ScoreTally])[]
}

/** A run as it is written to results files and baselines. */
export interface RunJson {
  readonly info: RunInfo
  /** In the order of the keys, so that the same run is always the same bytes. */
  readonly cases: readonly CaseTallyJson[]
}

export function runToJson(run: Run): RunJson {
  const tallies = [...run.cases.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return {
    info: run.info,
    cases: tallies.map(({ key: _, scores, ...rest }) => ({
      ...rest,
      scores: scores && [...scores],
    })),
  }
}

/** The inverse of {@link runToJson}. The value must have been checked by a schema first. */
export function runFromJson({ info, cases }: RunJson): Run {
  const tallies = cases.map(({ scores, ...rest }): [string, CaseTally] => {
    const key = caseKey(rest.identity as CaseIdentity)
    return [key, { key, ...rest, scores: scores && new Map(scores) }]
  })
  return { info, cases: new Map(tallies) }
}
