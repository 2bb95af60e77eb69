import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideVerdict } from '../../../src/gate/judge/decide.ts'
import { deliveryDoubts } from '../../../src/gate/judge/delivery.ts'
import type { GateFacts } from '../../../src/gate/judge/judged.ts'
import { decideExitCode, decideJobExitCode } from '../../../src/jobs/exit-code.ts'
import { makeGateReport } from '../../../src/jobs/make-report.ts'
import { doubts } from '../../../src/model/doubts.ts'
import { createWholeMeasurement, type Measured } from '../../../src/model/measured.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { mostOwnCases } from '../../../src/model/run/delivery.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { aBaseline, aPolicy, aRun, manyCases, today } from '../../support/gate/build.ts'

const whole = createWholeMeasurement(aRun('head', manyCases(10, 'p')))
const base = aRun('base', manyCases(10, 'p'))
const jobs = [
  { job: 'unit', parts: 2, cases: 8 },
  { job: 'e2e', parts: 1, cases: 2 },
]
const before = aBaseline({ ...base, info: { ...base.info, jobs } })

type DeliveryDoubt = (typeof deliveryDoubts)[number]

/** For each doubt about the delivery, the smallest thing that goes wrong in a healthy measurement. */
const wrongs: Readonly<Record<DeliveryDoubt, { measured?: Partial<Measured>; facts?: GateFacts }>> = {
  'missing-parts': { measured: { missing: { ...whole.missing, parts: ['1 of 2 parts is missing.'] } } },
  'hosted-run': { measured: { missing: { ...whole.missing, runs: ['The run was cancelled.'] } } },
  'missing-job': {
    measured: { run: { ...whole.run, info: { ...whole.run.info, jobs: jobs.slice(0, 1) } } },
  },
  'unknown-jobs': { measured: { jobs: { dead: [], skipped: [], unknown: 'GitHub answered 502' } } },
  'missing-report': { measured: { missing: { ...whole.missing, reports: ['e2e.xml'] } } },
  'stale-report': { measured: { old: [{ path: 'a.xml', writtenAt: 0, isLeftOver: true }] } },
  'other-code': { measured: { otherCode: 'main is checked out' } },
  'other-inputs': { facts: { otherInputs: { branch: 'main', names: ['reports'], locked: ['reports'] } } },
  'policy-out-of-reach': { facts: { policyOutOfReach: 'GitHub did not answer.' } },
  'test-step': { measured: { steps: [{ ended: 'failure', part: undefined }] } },
  'unexplained-result': { measured: { stated: ['The run failed, and no iteration did.'] } },
  'all-skipped': { measured: { run: aRun('head', manyCases(10, 's')) } },
}

function verdictOf({ measured = {}, facts = {} }: (typeof wrongs)[DeliveryDoubt], policy = aPolicy()) {
  const given = { ...whole, ...measured }
  const comparison = compareRuns(given.run, before, policy, { today })
  return decideVerdict(given, comparison, policy, facts)
}

describe('a doubt about what was delivered', () => {
  it('has a row here', () => {
    expect(Object.keys(wrongs).toSorted()).toEqual([...deliveryDoubts].toSorted())
    expect(verdictOf({}).outcome).toBe('passed')
  })

  it('says that GitHub skipped the job that delivered nothing', () => {
    const { measured } = wrongs['missing-job']
    const skipped = { dead: [], skipped: ['e2e'], unknown: undefined }
    const explain = (given: Partial<Measured>) =>
      verdictOf({ measured: { ...measured, ...given } }).reasons.find(({ rule }) => rule === 'missing-job')
        ?.message
    expect(explain({})).toMatch(/Look at the job/i)
    expect(explain({ jobs: skipped })).toMatch(/GitHub skipped it because of its `if:`/)
  })

  it.each(deliveryDoubts)(
    '%s: never green, under every `fail-on`, with the exit code of its kind',
    (name) => {
      for (const failOn of ['regressions', 'new-failures', 'failures', 'never'] as const) {
        const verdict = verdictOf(wrongs[name], aPolicy({ failOn }))
        expect(verdict.outcome).toBe('inconclusive')
        expect(verdict.reasons.find(({ status }) => status === 'inconclusive')?.rule).toBe(name)
        expect(decideExitCode(verdict)).toBe(doubts[name].kind === 'not-measured' ? 4 : 3)
      }
    },
  )

  it.each(deliveryDoubts)('%s: fails the step by default where something was not measured', (name) => {
    const policy = aPolicy()
    const { measured = {}, facts = {} } = wrongs[name]
    const given = { ...whole, ...measured }
    const comparison = compareRuns(given.run, before, policy, { today })
    const pullRequest = {
      number: 1,
      baseBranch: 'main',
      baseSha: 'a',
      headSha: 'b',
      headBranch: 'x',
      fromFork: false,
    }
    const report = makeGateReport({
      suiteName: 's',
      policy,
      measured: given,
      baseline: before,
      comparison,
      policyOutOfReach: facts.policyOutOfReach,
      otherInputs: facts.otherInputs,
      context: { provider: 'github_actions', pullRequest },
    })
    const onGitHub = { provider: 'github_actions' } as const
    const isDue = doubts[name].kind === 'not-measured'
    expect(report.failsWhenOpen).toBe(isDue)
    expect(decideJobExitCode(report, policy, onGitHub)).toBe(isDue ? 4 : 0)
    expect(decideJobExitCode(report, aPolicy({ onNotMeasured: 'neutral' }), onGitHub)).toBe(0)
    expect(decideJobExitCode(report, aPolicy({ onInconclusive: 'fail' }), onGitHub)).toBe(isDue ? 4 : 3)
  })
})

describe('an old report beside a fresh one', () => {
  const added = Object.fromEntries(Array.from({ length: mostOwnCases }, (_, at) => [`added ${at}`, 'p']))
  const counts = { passed: 5, failed: 0, errored: 0, skipped: 0, flaky: 0 }
  const files = ['old.xml', 'fresh.xml'].map((path) => ({
    path,
    format: 'junit-xml',
    tests: 5,
    ...counts,
    warnings: [],
  }))
  const judgeOwnCases = (ownCases: readonly string[]) => {
    const given = { ...whole, files, old: [{ path: 'old.xml', writtenAt: 0, isLeftOver: false, ownCases }] }
    const head = aRun('head', { ...manyCases(10, 'p'), ...added })
    const policy = aPolicy()
    const comparison = compareRuns(head, before, policy, { today })
    const { reasons } = decideVerdict({ ...given, run: head }, comparison, policy)
    return reasons.find(({ rule }) => rule === 'stale-report')?.status
  }

  it('leaves the verdict open where it alone has cases of the base, or more than are listed', () => {
    const keys = [...aRun('head', added).cases.keys()]
    expect(judgeOwnCases([])).toBe('warning')
    expect(judgeOwnCases(keys.slice(0, 5))).toBe('warning')
    expect(judgeOwnCases([...keys.slice(0, 5), ...base.cases.keys()])).toBe('inconclusive')
    expect(judgeOwnCases(keys)).toBe('inconclusive')
  })
})

describe('a unit of evidence', () => {
  const files = ['cart', 'pay', 'mail']
  const drawn = fc.array(fc.constantFrom('passed', 'failed', 'skipped', 'errored'), {
    minLength: 9,
    maxLength: 9,
  })

  function runOf(
    id: string,
    outcomes: readonly string[],
    left: readonly string[],
    by: 'file' | 'suite' | 'variant',
  ): Run {
    const run = createRun({ id, suiteName: 's', createdAt: 0 })
    outcomes.forEach((outcome, index) => {
      const group = files[index % 3] ?? ''
      if (!left.includes(group)) return
      const place = by === 'suite' ? { suite: [group] } : { suite: ['all'], [by]: group }
      addResult(run, { identity: { ...place, name: `case ${index}` }, outcome: outcome as 'passed' })
    })
    return run
  }

  it.each(['file', 'suite', 'variant'] as const)(
    'taken from a red or undecided run by %s never makes it green',
    (by) => {
      fc.assert(
        fc.property(drawn, fc.subarray(files), (outcomes, left) => {
          const base = aBaseline(
            runOf(
              'base',
              outcomes.map(() => 'passed'),
              files,
              by,
            ),
          )
          const verdict = (kept: readonly string[]) => {
            const run = runOf('head', outcomes, kept, by)
            const comparison = compareRuns(run, base, aPolicy(), { today })
            return decideVerdict(createWholeMeasurement(run), comparison, aPolicy()).outcome
          }
          fc.pre(verdict(files) !== 'passed')
          expect(verdict(left)).not.toBe('passed')
        }),
        { numRuns: 200, seed: 27 },
      )
    },
  )

  it('is no doubt where the change removed it', () => {
    const [run, base] = [
      runOf('head', Array(9).fill('passed'), ['cart'], 'file'),
      runOf('base', Array(9).fill('passed'), files, 'file'),
    ]
    const comparison = compareRuns(run, aBaseline(base), aPolicy(), { today })
    const reasons = (explained: readonly string[]) =>
      decideVerdict(createWholeMeasurement(run), comparison, aPolicy(), {
        absences: {
          explained: new Map(explained.map((key) => [key, 'removed by the change'])),
          stillDue: [],
        },
      }).reasons.filter(({ rule }) => rule === 'missing-cases')
    const [doubt] = reasons([])
    expect(doubt).toMatchObject({ status: 'inconclusive', evidence: { missing: 6, files: 2, due: 9 } })
    expect(reasons(doubt?.cases ?? [])).toMatchObject([{ status: 'info', evidence: { explained: 6 } }])
  })
})
