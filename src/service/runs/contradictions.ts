import { type HostedIteration, ungradedStatuses } from './iteration-result.ts'

/** An iteration whose members disagree about how it went, or whose evidence does not hold. */
export interface Contradiction {
  readonly iterationId: string
  /** Title of its case. */
  readonly name: string
  readonly result: string | null
  /**
   * `status`: it has a result, and its status says that it was never graded. `score`: it passed, and a required score
   * did not. `integrity`: its result rests on scores that the service calls malformed.
   */
  readonly by: 'status' | 'score' | 'integrity'
  /** The status, the names of the scores, or the word of the service. */
  readonly evidence: string
}

/** Where an iteration contradicts itself; empty where it does not. A failure with a lost status is simply lost. */
export function findIterationContradictions(iteration: HostedIteration): readonly Contradiction[] {
  const { id: iterationId, title, status, result, scoreIntegrity } = iteration
  if (result !== 'passed') return []
  const createContradiction = (by: Contradiction['by'], evidence: string): Contradiction => ({
    iterationId,
    name: title ?? iterationId,
    result,
    by,
    evidence,
  })
  const contradictions: Contradiction[] = []
  if (status && (ungradedStatuses.has(status) || status === 'skipped'))
    contradictions.push(createContradiction('status', status))
  if (scoreIntegrity && scoreIntegrity !== 'valid')
    contradictions.push(createContradiction('integrity', scoreIntegrity))
  const failed = listFailedScores(iteration)
  if (failed.length > 0) contradictions.push(createContradiction('score', failed.join(', ')))
  return contradictions
}

/** Names of scores that count and did not pass. A score whose role nobody says counts; an advisory one does not. */
function listFailedScores({ scores, evaluationConfig }: HostedIteration): readonly string[] {
  const definitions = evaluationConfig?.definitions ?? []
  return (scores ?? []).flatMap(({ scorerId, definitionHash, status, passed }) => {
    const definition = definitions.find(
      (candidate) =>
        (definitionHash && candidate.definitionHash === definitionHash) ||
        (scorerId && candidate.scorerId === scorerId),
    )
    const counts = definition?.role !== 'advisory'
    const isRequired = definition?.role === 'gating' || definition?.role === 'required'
    const broke =
      passed === false ||
      (isRequired && status === 'error' && definition?.onError !== 'ignore') ||
      (isRequired && status === 'skipped' && definition?.onSkipped !== 'ignore')
    if (counts && broke) return [scorerId ?? definitionHash ?? 'a score without a name']
    return []
  })
}
