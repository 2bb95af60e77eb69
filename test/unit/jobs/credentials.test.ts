import { expect, it } from 'vitest'
import { hideReportSecrets } from '../../../src/jobs/credentials.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { fakePlatform } from '../../support/platform.ts'

/** The notices of a report in which these were found. */
function notices(...found: readonly { readonly kind: string; readonly count: number }[]) {
  const warnings: string[] = []
  const report = { notices: ['an earlier one'] } as unknown as GateReport
  const hidden = hideReportSecrets(
    report,
    fakePlatform({
      step: { hideSecrets: (value) => value, foundCredentials: () => found },
      runtime: { log: { warning: (text: string) => warnings.push(text) } as never },
    }),
  )
  expect(hidden.notices.slice(-1)).toEqual(['an earlier one'])
  expect(hidden.notices.slice(0, -1)).toEqual(warnings)
  return warnings
}

const kinds = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: `kind ${index}`, count: 1 }))

it('nothing is said where nothing was found', () => {
  expect(notices()).toEqual([])
})

it('what was found is named once, with its number, and is to be rotated', () => {
  expect(notices({ kind: 'GitHub token', count: 1 })).toEqual([
    expect.stringMatching(
      /^1 credential is in the test results \(GitHub token\)\. Rotate it: .* removed it .* contain it\.$/,
    ),
  ])
  expect(notices({ kind: 'GitHub token', count: 3 }, { kind: 'JWT', count: 1 })).toEqual([
    expect.stringMatching(/^4 credentials are in the test results \(GitHub token ×3, JWT\)\. Rotate them: /),
  ])
})

it('five kinds are named', () => {
  expect(notices(...kinds(5))[0]).toContain('(kind 0, kind 1, kind 2, kind 3, kind 4)')
  expect(notices(...kinds(6))[0]).toContain('(kind 0, kind 1, kind 2, kind 3, kind 4, others)')
})
