import type { Iteration, JudgeScore, Run } from '../store/records.ts'
import { computeDifference } from './compare-runs.ts'

interface Side {
  readonly run: Run
  readonly iterations: readonly Iteration[]
}

/** What the judges of two runs said, scorer by scorer (wire facts 3.4). */
export function compareScores(base: Side, compare: Side) {
  const [baseScores, comparedScores] = [base, compare].map(groupScores)
  const scorerIds = [...new Set([base, compare].flatMap((side) => [...groupScores(side).keys()]))]
  const scorers = scorerIds.map((scorerId) =>
    compareScorer(scorerId, baseScores?.get(scorerId) ?? [], comparedScores?.get(scorerId) ?? []),
  )
  return {
    base: describeScoredSide(base),
    compare: describeScoredSide(compare),
    evaluationConfigChanged:
      describeScoredSide(base).evaluationConfigHash !== describeScoredSide(compare).evaluationConfigHash,
    scorers,
  }
}

function groupScores({ iterations }: Side): ReadonlyMap<string, readonly JudgeScore[]> {
  return Map.groupBy(
    iterations.flatMap(({ scores = [] }) => scores),
    ({ scorerId }) => scorerId,
  )
}

function describeScoredSide({ run, iterations }: Side) {
  const isScored = ({ scores = [] }: Iteration) => scores.some(({ status }) => status === 'scored')
  const hashes = iterations.flatMap(({ scores = [] }) => scores.map(({ definitionHash }) => definitionHash))
  const judges = [...new Set(hashes)].toSorted().join('-')
  return {
    evaluationConfigHash: run.evaluationConfigHash ?? (judges || null),
    scoreIntegrity: 'valid',
    scoredIterations: iterations.filter(isScored).length,
    quarantinedIterations: 0,
  }
}

function compareScorer(scorerId: string, base: readonly JudgeScore[], compare: readonly JudgeScore[]) {
  const all = [...base, ...compare]
  return {
    scorerId,
    gating: all.some(({ role }) => role === 'gating'),
    deterministic: all.every(({ deterministic }) => deterministic),
    definitionChanged: new Set(all.map(({ definitionHash }) => definitionHash)).size > 1,
    passRate: computeDifference(averageScores(base, readPass), averageScores(compare, readPass)),
    meanValue: computeDifference(averageScores(base, readValue), averageScores(compare, readValue)),
    // A judge that could not be asked leaves no score: its iteration was not graded.
    errorCount: { base: 0, compare: 0 },
  }
}

const readValue = ({ value }: JudgeScore) => value
const readPass = ({ passed }: JudgeScore) => (passed === undefined ? undefined : Number(passed))

function averageScores(
  scores: readonly JudgeScore[],
  read: (score: JudgeScore) => number | undefined,
): number | null {
  const values = scores.flatMap((score) => read(score) ?? [])
  if (values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
