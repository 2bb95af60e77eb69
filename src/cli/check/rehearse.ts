import { defaultPolicy } from '#settings'
import type { Policy } from '#verdict'
import { buildView, renderComment } from '#views'
import { compact } from '../../model/data.ts'
import { quoteName } from '../../model/format.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import { breakCase, canBreak, createSeededGenerator, measureAgain } from '../rehearse/changes.ts'
import { judgeToReport } from '../rehearse/door.ts'

/** A comment that a reviewer would get. */
export interface Rehearsal {
  readonly title: string
  /** Markdown. */
  readonly comment: string
}

/** Base runs that a suite has after a few days. */
const baseRuns = 5

/** The comments for a run in which one case breaks, and for one in which nothing changes. */
export function rehearseComments(
  run: Run,
  options: { readonly suiteName: string; readonly files: readonly ReportSummary[]; readonly policy?: Policy },
): readonly Rehearsal[] {
  const { policy = defaultPolicy } = options
  const random = createSeededGenerator(1)
  const day = 86_400_000
  const base = Array.from({ length: baseRuns }, (_, index) => {
    const repeatedRun = measureAgain(run, `rehearsed ${index + 1}`, random)
    return {
      ...repeatedRun,
      info: { ...repeatedRun.info, createdAt: run.info.createdAt - (index + 1) * day },
    }
  })
  // A case that often fails looks like a flake when it breaks; the steadiest case shows what the gate does.
  const [steady] = [...run.cases.values()]
    .filter(canBreak)
    .sort((a, b) => countJudged(b) - countJudged(a) || b.passed - a.passed)
  const createHeadView = (head: Run) => buildView(judgeToReport(head, base, policy, options))
  const unchanged = createHeadView(measureAgain(run, 'again', random))
  return compact([
    steady !== undefined && {
      title: `If ${quoteName(unchanged.nameOf(steady.identity))} broke`,
      comment: renderComment(createHeadView(breakCase(run, steady.key, 'what the test says when it fails'))),
    },
    {
      title: 'If nothing changed and everything ran again',
      comment: renderComment(unchanged),
    },
  ])
}
