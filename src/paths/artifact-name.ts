import { createHash } from 'node:crypto'

/** What one of our artifacts contains. */
type ArtifactKind = 'baseline' | 'results' | 'unsent' | 'collected' | 'tool-surface' | 'report' | 'answers'

const maxPlainChars = 60

/**
 * Name of our artifact for a suite. Plain characters only, since GitHub rejects many others; if the suite name had to
 * be changed, a digest is added, so that two suites never share an artifact.
 */
export function formatArtifactName(kind: ArtifactKind, suiteName: string): string {
  const plain = suiteName.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
  if (plain === suiteName && plain.length <= maxPlainChars) return `eval-gate-${kind}-${plain}`
  const digest = createHash('sha256').update(suiteName.toWellFormed()).digest('hex').slice(0, 8)
  return `eval-gate-${kind}-${plain.slice(0, maxPlainChars)}-${digest}`
}

/** File inside a baseline artifact. */
export const baselineFileName = 'eval-gate-results.json'

/** List of earlier runs that have nothing to read, in the same artifact. */
export const emptyRunsFileName = 'eval-gate-empty-runs.json'

/** File of an earlier run in the same artifact, counted from 1, the nearest first. */
export function formatEarlierFileName(number: number): string {
  return `eval-gate-earlier-${number}.json`
}

/** What the answers in an artifact are; and what they were before the last one came, should its writing be cut off. */
export const answerFactsNames = ['eval-gate-answers.json', 'eval-gate-answers-before.json'] as const

/** File of one answer, from 0, in the same artifact. */
export const formatAnswerName = (index: number) => `eval-gate-answer-${index + 1}.json`

/** Whether it is a file of an artifact with answers. */
export const isAnswerFile = (name: string) =>
  answerFactsNames.some((facts) => facts === name) || /^eval-gate-answer-\d{1,6}\.json$/.test(name)
