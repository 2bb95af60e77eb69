import { type ExplainedJson, readExplanation, readResults } from '#files'
import { type PullMeasurement, readSpending } from '#views'
import { buildCaseKey, formatCaseTitle } from '../../model/run/identity.ts'

/**
 * A measurement of a pull request, from its results file.
 *
 * @throws ArtifactError when it is damaged or of another version
 */
export function readMeasurement(content: string, name: string): PullMeasurement & { suiteName: string } {
  const json = readExplanation(content, name)
  const run = readResults(content, name)
  return {
    suiteName: json.suiteName,
    info: run.info,
    outcome: json.verdict,
    why: json.reasons.find(({ status }) => json.verdict !== 'passed' && status === json.verdict)?.message,
    blamed: listBlamed(json),
    acceptedBy: [...new Set(json.comparison.cases.flatMap(({ accepted }) => accepted?.by ?? []))],
    spent: readSpending(run),
  }
}

/** The cases that the deciding reasons name, and those that got worse: only they have a title. */
function listBlamed({ verdict, reasons, comparison }: ExplainedJson): PullMeasurement['blamed'] {
  if (verdict === 'passed') return []
  const named = new Set(reasons.flatMap(({ status, cases = [] }) => (status === verdict ? cases : [])))
  return comparison.cases.flatMap(({ identity, change, accepted, title }) => {
    const key = buildCaseKey(identity)
    const isWorse = named.has(key) || (change === 'regressed' && accepted === undefined)
    if (!isWorse) return []
    return [{ key, title: title ?? formatCaseTitle(identity) }]
  })
}
