import { expect, it } from 'vitest'
import { runConfiguredJob } from '../../../../src/main.ts'
import { createTerminalPlatform } from '../../../../src/platform/terminal.ts'
import { quickClock } from '../../../support/clocks.ts'
import { withPorts } from '../../../support/platform.ts'
import { createWorkspace, junitReport } from '../../../support/workspace.ts'

/** What a job in a terminal shows at its end. */
async function endOf(show: () => Promise<void>) {
  const order: string[] = []
  let said = ''
  const stream = { write: (text: string) => (said += text) }
  const platform = createTerminalPlatform({
    streams: { stdout: stream, stderr: stream },
    cwd: createWorkspace({ 'junit.xml': junitReport([{ name: 'pays' }]) }),
    env: {},
    clock: quickClock(),
    showResult: async ({ verdict }) => {
      order.push('begins')
      await show()
      order.push(`shows ${verdict.outcome}`)
    },
  })
  const exitCode = await runConfiguredJob(
    { reports: 'junit.xml' },
    withPorts(platform, { machine: { watchForCancel: () => new AbortController().signal } }),
  )
  return { exitCode, order, said }
}

it('a job ends when its result has been shown as a whole', async () => {
  const { order } = await endOf(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(order).toEqual(['begins', 'shows passed'])
})

it('a file of a view that can’t be written ends the job with its reason', async () => {
  const { exitCode, said } = await endOf(() => Promise.reject(new Error('the disk is full')))
  expect(exitCode).toBe(3)
  expect(said).toContain('the disk is full')
})

it.each([700, 2_000, 20_000])('the summary and the times of the job fit into %d bytes', async (room) => {
  const summaries: string[] = []
  const cases = Array.from({ length: 60 }, (_, of) => ({ name: `pays ${of}`, outcome: 'failed' as const }))
  const stream = { write: () => {} }
  const platform = createTerminalPlatform({
    streams: { stdout: stream, stderr: stream },
    cwd: createWorkspace({ 'junit.xml': junitReport(cases) }),
    env: {},
    clock: quickClock(),
  })
  await runConfiguredJob(
    { reports: 'junit.xml' },
    withPorts(platform, {
      machine: { watchForCancel: () => new AbortController().signal },
      step: { summaryRoomBytes: () => room, writeSummary: (text) => summaries.push(text) },
    }),
  )
  expect(summaries.length).toBeGreaterThan(0)
  for (const summary of summaries) {
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(room)
    expect(summary).toContain('| Phase |')
  }
})
