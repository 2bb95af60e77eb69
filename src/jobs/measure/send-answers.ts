import type { Result } from '../../model/run/result.ts'
import type { CaseTally, Evidence, Run } from '../../model/run/run.ts'
import type { Reading } from '../report/gate-reports.ts'
import type { ResultSink, SunkResult } from '../report/measure.ts'
import { type Answers, joinHeadAnswers, listHeadAnswers } from './answers.ts'

/** A sink for the results of a further call: they are other iterations than those of the first one. */
export function markCall(sink: ResultSink, number: number): ResultSink {
  return (results) => sink(results.map((result) => ({ ...result, shard: `call ${number} ${result.shard}` })))
}

/**
 * Sends what earlier attempts measured, and could not finish sending. Their reports are gone: the outcomes are as they were
 * counted, with the evidence that was kept of some.
 */
export async function sendEarlierAnswers(
  answers: Answers,
  { sink, onTallied }: Reading['options'],
): Promise<void> {
  const joined = joinHeadAnswers(answers)
  if (sink === undefined || joined === undefined) return
  onTallied?.(joined)
  for (const { number, run } of listHeadAnswers(answers)) await markCall(sink, number)(listResults(run))
}

function listResults({ cases }: Run): readonly SunkResult[] {
  return [...cases.values()].flatMap((tally) =>
    listOutcomes(tally).map((result, index) => ({ result, key: tally.key, ordinal: index + 1, shard: '' })),
  )
}

function listOutcomes(tally: CaseTally): readonly Result[] {
  const { identity, scope, evidence = [], passed, failed, errored, skipped, lost } = tally
  const create = (outcome: Result['outcome'], count: number, unjudged?: Result['unjudged']) => {
    const known = evidence.filter(
      (kept) => kept.outcome === outcome && (kept.unjudged === undefined) === (unjudged === undefined),
    )
    const infrastructure: true | undefined = unjudged === undefined ? undefined : true
    return Array.from({ length: count }, (_, index) => {
      const { ordinal, ...rest }: Partial<Evidence> = known[index] ?? {}
      return { ...rest, identity, scope, outcome, unjudged, infrastructure }
    })
  }
  return [
    ...create('failed', failed),
    ...create('errored', errored - lost),
    ...create('errored', lost, tally.unjudged ?? 'overloaded'),
    ...create('passed', passed),
    ...create('skipped', skipped),
  ]
}
