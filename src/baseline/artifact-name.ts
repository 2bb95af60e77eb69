import { createHash } from 'node:crypto'

/** What an artifact of ours holds. */
export type ArtifactKind = 'baseline' | 'unsent' | 'collected' | 'tool-surface' | 'report'

const keptChars = 60

/**
 * Name of an artifact of ours for a suite. Plain characters only, since GitHub refuses many others; a suite name that
 * had to be changed for it is told apart by a digest, so that two suites never share an artifact.
 */
export function artifactName(kind: ArtifactKind, suiteName: string): string {
  const plain = suiteName.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '')
  if (plain === suiteName && plain.length <= keptChars) return `eval-gate-${kind}-${plain}`
  const digest = createHash('sha256').update(suiteName.toWellFormed()).digest('hex').slice(0, 8)
  return `eval-gate-${kind}-${plain.slice(0, keptChars)}-${digest}`
}
