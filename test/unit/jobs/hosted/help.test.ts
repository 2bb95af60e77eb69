import { describe, expect, it } from 'vitest'
import { addReviewerHelp } from '../../../../src/jobs/hosted/report.ts'
import type { GateReport } from '../../../../src/model/gate-report.ts'
import { failing, type ScriptedJob, scriptedJob, serviceError } from '../../../support/hosted/scripted-job.ts'

/** A case by its change and how many of its iterations passed, failed and were skipped. */
function aCase(name: string, change: string, passed: number, failed: number, more: object = {}) {
  const head = { passed, failed, errored: 0, lost: 0, skipped: 2, ...more }
  return { key: name, identity: { suite: [], name }, change, head }
}

const cases = [
  aCase('flaky', 'flaky', 1, 1),
  aCase('new', 'new', 0, 1),
  aCase('green', 'new', 2, 0),
  { ...aCase('gone', 'removed', 0, 0), head: undefined },
  aCase('still', 'still-failing', 0, 1),
  aCase('newly', 'newly-failing', 0, 1),
  aCase('improved', 'improved', 1, 1),
  aCase('worse', 'regressed', 1, 2, {
    evidence: [
      { outcome: 'passed', message: 'fine' },
      { outcome: 'failed', message: 'no call' },
    ],
  }),
]

function aReport(outcome = 'failed', of: readonly object[] = cases): GateReport {
  return {
    suiteName: 'support',
    comparison: { cases: of },
    verdict: { outcome },
    notices: ['before'],
  } as unknown as GateReport
}

async function help(given: ScriptedJob, report = aReport(), runId: string | undefined = 'run1') {
  const { job, said, asked } = scriptedJob(given)
  const helped = await addReviewerHelp(report, runId, job)
  return { helped, isSame: helped === report, said, asked }
}

const triage = { triage: true }
const reproduce = { reproduce: 'on-failure' } as const
const sessions = { createSessionBrowser: () => ({ sessionId: 's1' }) }

describe('the help for a reviewer', () => {
  it.each<[string, ScriptedJob, GateReport?, string?]>([
    ['nobody asked for', {}],
    ['has no case to ask the agent about', { hosted: triage }, aReport('failed', [cases[2] as object])],
    ['would reproduce cases of a run that passed', { hosted: reproduce }, aReport('passed')],
    ['would reproduce never', { hosted: { reproduce: 'off' } }],
    ['has no case to reproduce', { hosted: reproduce }, aReport('failed', [])],
  ])('that %s asks for nothing and leaves the report as it is', async (_, given, report) => {
    expect(await help(given, report)).toMatchObject({ isSame: true, said: [], asked: [] })
  })

  it('opens no browser where there is no hosted run', async () => {
    const { job, asked } = scriptedJob({ hosted: reproduce, answers: sessions })
    const report = aReport()
    expect(await addReviewerHelp(report, undefined, job)).toBe(report)
    expect(asked).toEqual([])
  })

  it('asks the agent about every failing case, the most urgent first', async () => {
    const { helped, said, asked } = await help({
      hosted: triage,
      answers: { runAgentTurn: () => ({ reply: ' The tool is gone. ' }) },
    })
    expect(helped).toEqual({
      ...aReport(),
      help: { triage: 'The tool is gone.', reproductions: undefined, study: undefined },
    })
    expect(said).toEqual(['group: Asking the agent about the failing cases'])
    const [message] = (asked[0]?.body.messages ?? []) as { readonly content: string }[]
    expect(message?.content.split('\n').slice(1)).toEqual([
      '- "worse" passed 1 of 3: "no call"',
      '- "newly" passed 0 of 1',
      '- "still" passed 0 of 1',
      '- "new" passed 0 of 1',
      '- "flaky" passed 1 of 2',
    ])
  })

  it('says in the notices that the agent did not answer', async () => {
    const { helped } = await help({
      hosted: triage,
      answers: { runAgentTurn: failing(serviceError('busy.', { advice: ['Wait.'] })) },
    })
    expect(helped).toEqual({
      ...aReport(),
      help: { triage: undefined, reproductions: undefined, study: undefined },
      notices: ['before', 'The agent could not be asked: busy. Wait.'],
    })
  })

  it('ends with the job', async () => {
    const ended = new AbortController()
    ended.abort(new Error('cancelled'))
    const given = {
      hosted: triage,
      signal: ended.signal,
      answers: { runAgentTurn: failing(new Error('late')) },
    }
    await expect(help(given)).rejects.toThrow('cancelled')
  })

  it('opens browsers for the two most urgent cases', async () => {
    const { helped, asked } = await help({ hosted: reproduce, answers: sessions })
    expect(helped.help).toEqual({
      triage: undefined,
      reproductions: [
        { caseTitle: 'worse', sessionId: 's1' },
        { caseTitle: 'newly', sessionId: 's1' },
      ],
      study: undefined,
    })
    expect(asked.map(({ operation }) => operation)).toEqual(['createSessionBrowser', 'createSessionBrowser'])
  })

  it('says in the notices which browser could not be opened', async () => {
    const answers = { createSessionBrowser: failing(serviceError('no desktop')) }
    const { helped } = await help({ hosted: reproduce, answers }, aReport('failed', [cases[7] as object]))
    expect(helped).toMatchObject({
      help: { triage: undefined, reproductions: undefined, study: undefined },
      notices: ['before', 'A browser to reproduce in could not be opened: no desktop'],
    })
  })

  it('has the findings of the study', async () => {
    const study = { name: 'spring', insights: 'none' }
    expect((await help({ study: study as never })).helped).toEqual({
      ...aReport(),
      help: { triage: undefined, reproductions: undefined, study },
    })
  })
})
