import type { InputReader } from './input-reader.ts'

/** What the reviewer is to see, and where. */
export interface ReviewerConfig {
  readonly comment: 'on-change' | 'always' | 'failures' | 'off'
  readonly commentWhenGreen: 'keep' | 'hide' | 'delete'
  readonly checkRun: boolean
  readonly annotations: boolean
  readonly htmlReport: 'auto' | 'off'
  readonly resultsFile?: string
  readonly ctrfFile?: string
  readonly junitFile?: string
  readonly issue: {
    readonly onFailure: boolean
    readonly labels: readonly string[]
    readonly assignees: readonly string[]
  }
}

export function readReviewerConfig(reader: InputReader): ReviewerConfig {
  const resultsFile = reader.text('results-file')
  const ctrfFile = reader.text('ctrf-file')
  const junitFile = reader.text('junit-file')
  return {
    comment: reader.choice('comment', ['on-change', 'always', 'failures', 'off'] as const),
    commentWhenGreen: reader.choice('comment-when-green', ['keep', 'hide', 'delete'] as const),
    checkRun: reader.flag('check-run'),
    annotations: reader.flag('annotations'),
    htmlReport: reader.choice('html-report', ['auto', 'off'] as const),
    ...(resultsFile !== undefined && { resultsFile }),
    ...(ctrfFile !== undefined && { ctrfFile }),
    ...(junitFile !== undefined && { junitFile }),
    issue: {
      onFailure: reader.flag('issue-on-failure'),
      labels: reader.list('issue-labels'),
      assignees: reader.list('issue-assignees').map((login) => login.replace(/^@/, '')),
    },
  }
}
