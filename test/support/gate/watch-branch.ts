import { makeReport } from '../../../src/jobs/make-report.ts'
import { type IssueNote, isDrifting, nextState } from '../../../src/jobs/publish/issue-state.ts'
import { measuredWhole } from '../../../src/model/measured.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { baselineOf, compareDrawn } from './judge-drawn.ts'
import type { DrawnSides, Setting } from './simulate-gate.ts'

/** What the action does with pushes to the default branch: the report, the ledger in the baseline, and the issue. */
export interface WatchedBranch {
  /** @returns the run as it is stored */
  push(sides: DrawnSides): Run
  /** Epoch ms from which on a cause of the open issue may have been merged; `undefined`: no issue is open. */
  issueSince(): number | undefined
}

const context = { provider: 'github_actions', branch: 'main' } as const

export function watchBranch(setting: Pick<Setting, 'policy' | 'looks'>): WatchedBranch {
  let issue: { readonly note: IssueNote; readonly since: number } | undefined
  return {
    push(sides) {
      const { head, base } = sides
      const comparison = compareDrawn(sides, setting)
      const { policy } = setting
      const report = makeReport({
        suiteName: 'made up',
        policy,
        measured: measuredWhole(head),
        baseline: baselineOf(base),
        comparison,
        context,
      })
      if (issue !== undefined || report.verdict.outcome === 'failed' || isDrifting(report)) {
        const { note, isGreen } = nextState(report, issue?.note)
        const oldest = Math.min(...base.map(({ info }) => info.createdAt))
        const from = isDrifting(report) ? Date.parse(report.drift?.anchorFrom ?? '') : oldest
        const since = Math.min(issue?.since ?? from, from)
        issue = isGreen ? undefined : { note, since }
      }
      return { ...report.head, ledger: report.ledger }
    },
    issueSince: () => issue?.since,
  }
}
