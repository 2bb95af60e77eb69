import { createHash } from 'node:crypto'
import { type CaseFacts, findMixedCases, findRunsWithoutChange, type MainPoint, mostRecent } from '#verdict'
import { UsageError } from '../../errors.ts'
import { buildCaseKey, formatCaseTitle } from '../../model/run/identity.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import type { ReadResults } from '../results-file.ts'
import type { History } from './sources.ts'

type Row = ReadResults['json']['comparison']['cases'][number]
type Reason = ReadResults['json']['reasons'][number]

/** A case of the results with what is known about it. */
export interface KnownCase {
  readonly key: string
  /** Names it in a conversation. */
  readonly caseId: string
  readonly row: Row
  readonly facts: CaseFacts
}

/** Everything that the tools answer from. */
export interface Evidence extends ReadResults {
  readonly cases: readonly KnownCase[]
  /** Reasons that failed the verdict or left it open. */
  readonly deciding: readonly Reason[]
  /** Runs of main that can't contain the change, and later ones that may; the newest first. */
  readonly main: ReturnType<typeof findRunsWithoutChange>
  readonly problems: readonly string[]
}

export function gatherEvidence(results: ReadResults, history: History): Evidence {
  const { json, run } = results
  const main = findRunsWithoutChange(run.info, history.runs)
  const mixed = findMixedCases(main.without.slice(main.without.length > 2 * mostRecent ? mostRecent : 0))
  const deciding = json.reasons.filter(({ status }) => status === 'failed' || status === 'inconclusive')
  const isOutage = deciding.some(({ rule }) => rule === 'infrastructure')
  const otherModel = new Set(
    json.reasons.flatMap(({ rule, cases = [] }) => (rule === 'model-changed' ? cases : [])),
  )
  const findDoubt = (key: string): CaseFacts['doubt'] => {
    if (isOutage) return 'outage'
    if (otherModel.has(key)) return 'other-model'
    return undefined
  }
  const cases = json.comparison.cases.flatMap((row): readonly KnownCase[] => {
    if (row.accepted !== undefined || row.quarantined !== undefined || row.ignored === true) return []
    const key = buildCaseKey(row.identity)
    const collectPoints = (runs: readonly Run[]) =>
      runs.flatMap((mainRun) => findMainPoint(mainRun, key) ?? [])
    const after = findMainPoint(run, key) ?? { passed: 0, judged: 0, lost: 0 }
    const isBad = after.passed < after.judged || after.judged === 0
    if (!isBad) return []
    const { change, before, again, flakyHistory, possibleRename } = row
    return [
      {
        key,
        caseId: hashCaseKey(key),
        row,
        facts: {
          change,
          before,
          after,
          again,
          flakyHistory,
          possibleRename,
          doubt: findDoubt(key),
          areOthersMixed: mixed.size > Number(mixed.has(key)),
          main: collectPoints(main.without),
          later: collectPoints(main.later),
        },
      },
    ]
  })
  return { ...results, cases, deciding, main, problems: history.problems }
}

/** The counts of a case in a run; undefined when the run does not have the case. */
export function findMainPoint({ cases }: Run, key: string): MainPoint | undefined {
  const tally = cases.get(key)
  if (tally === undefined) return undefined
  return { passed: tally.passed, judged: countJudged(tally), lost: tally.lost }
}

export function hashCaseKey(key: string): string {
  return createHash('sha256').update(key.toWellFormed()).digest('hex').slice(0, 12)
}

/** The cases that decide the verdict; all that don't pass where a reason names none. */
export function listDecidingCases({ cases, deciding }: Evidence): readonly KnownCase[] {
  const named = new Set(deciding.flatMap(({ cases: keys = [] }) => keys))
  const chosen = cases.filter(({ key }) => named.has(key))
  if (chosen.length > 0 || named.size > 0) return chosen
  return cases
}

/**
 * The one key of a case that a caller means: its digest, or a part of its title.
 * @throws UsageError when none or several are meant
 */
export function findCaseKey({ run, cases }: Evidence, wanted: string): string {
  const identities = new Map([...run.cases.values()].map(({ key, identity }) => [key, identity]))
  // A case that is gone is in no run of the head.
  for (const { key, row } of cases) identities.set(key, row.identity)
  const titled: string[] = []
  for (const [key, identity] of identities) {
    if (hashCaseKey(key) === wanted) return key
    if (formatCaseTitle(identity).toLowerCase().includes(wanted.toLowerCase())) titled.push(key)
  }
  const [only, ...otherKeys] = titled
  if (only !== undefined && otherKeys.length === 0) return only
  const message = only === undefined ? 'no case has this name' : `${titled.length} cases have this name`
  throw new UsageError({ message, advice: 'Give the caseId that why_red or is_it_me shows.' })
}
