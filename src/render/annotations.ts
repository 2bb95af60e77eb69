import { describeCaseChange } from '../facts/changes.ts'
import { findTellingMessage } from '../facts/messages.ts'
import type { View } from '../facts/view.ts'
import { caseLabels } from '../facts/words.ts'
import { findTellingEvidence } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { GroupName } from '../model/comparison/group-names.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Location } from '../model/run/result.ts'
import type { Annotation } from '../ports/github.ts'
import { listCaseFacts } from './case-facts.ts'
import { escapeTerminalText } from './escape.ts'

/** GitHub shows ten of each level per step and silently drops the rest. */
const perLevel = 10

/** Groups that get annotations, most serious first. */
const annotated: readonly GroupName[] = [
  'broken',
  'regressed',
  'failing',
  'newFailures',
  'flaky',
  'slower',
  'costlier',
]

/**
 * Only cases that may have failed the gate are errors: regressions, or failing cases without a baseline. Under any
 * other verdict nothing is an error, so that readers don't look for a failure that did not happen.
 */
function chooseLevel(group: GroupName, { verdict }: GateReport): Annotation['level'] {
  const isGrave = group === 'broken' || group === 'regressed' || group === 'failing'
  if (isGrave && verdict.outcome === 'failed') return 'error'
  return 'warning'
}

/**
 * Annotations on the lines of the failing cases, by default at most ten per level: files of the change first, then by
 * severity. `leftOut` counts the rest. The texts are plain; the platform escapes them for its channel.
 */
export function buildAnnotations(
  view: View,
  options: { readonly changedFiles?: ReadonlySet<string>; readonly perLevel?: number } = {},
): { annotations: Annotation[]; leftOut: number } {
  const { report } = view
  const most = options.perLevel ?? perLevel
  const annotations: Annotation[] = []
  let leftOut = 0
  for (const level of ['error', 'warning'] as const) {
    const candidates = annotated
      .filter((group) => chooseLevel(group, report) === level)
      .flatMap((group) => view.groups[group].map((compared) => ({ compared, group })))
    const isInChangedFile = ({ compared }: { compared: CaseComparison }) =>
      options.changedFiles?.has(findLocation(compared)?.file ?? '') === true
    const ranked = [
      ...candidates.filter(isInChangedFile),
      ...candidates.filter((candidate) => !isInChangedFile(candidate)),
    ]
    annotations.push(
      ...ranked.slice(0, most).map(({ compared, group }) => buildAnnotation(view, compared, group, level)),
    )
    leftOut += Math.max(0, ranked.length - most)
  }
  return { annotations, leftOut }
}

function findLocation({ head }: CaseComparison): Location | undefined {
  return findTellingEvidence(head)?.location ?? head?.location
}

function buildAnnotation(
  view: View,
  compared: CaseComparison,
  group: GroupName,
  level: Annotation['level'],
): Annotation {
  const { head, identity } = compared
  const location = findLocation(compared)
  const ink = { name: (text: string) => escapeTerminalText(text, 60), text: escapeTerminalText }
  const facts = [describeCaseChange(compared, view.noun), ...listCaseFacts(compared, group, view, ink)].join(
    ', ',
  )
  const message = findTellingMessage(head)
  return {
    level,
    title: `${caseLabels[group]}: ${escapeTerminalText(view.listNameOf(identity), 400)}`,
    message: message === undefined ? facts : `${facts}\n${escapeTerminalText(message, 500)}`,
    location,
  }
}
