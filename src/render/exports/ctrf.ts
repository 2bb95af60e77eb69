import { findTellingMessage } from '../../facts/messages.ts'
import { findTellingEvidence } from '../../model/before-after.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { omitEmpty } from '../../model/data.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { listAllCases } from '../../model/quiet/all-cases.ts'
import { type CaseTally, countFailures, countJudged } from '../../model/run/run.ts'
import { getSampleMoments, type Sample } from '../../model/run/sample.ts'
import { makeVisible, makeVisibleLine } from '../visible.ts'

/** Version of the Common Test Report Format that we write. */
const specVersion = '0.0.0'

type Status = 'passed' | 'failed' | 'skipped' | 'other'

/**
 * The run in the Common Test Report Format: one test for each case, failed when one of its iterations
 * failed. A case lost to infrastructure errors is `other`. Counts of iterations, the change against the baseline
 * and the verdict are in `extra`.
 */
export function renderCtrf(report: GateReport): string {
  const { head, verdict, comparison, suiteName } = report
  const compared = new Map(listAllCases(comparison).map((comparedCase) => [comparedCase.key, comparedCase]))
  const tests = [...head.cases.values()].map((tally) => buildTest(tally, compared.get(tally.key)))
  const countStatus = (status: Status) => tests.filter((test) => test.status === status).length
  const summary = {
    tests: tests.length,
    passed: countStatus('passed'),
    failed: countStatus('failed'),
    skipped: countStatus('skipped'),
    pending: 0,
    other: countStatus('other'),
    flaky: tests.filter(({ flaky }) => flaky === true).length,
    // The reports say how long it took, not when: both are the time of the measurement.
    start: head.info.createdAt,
    stop: head.info.createdAt,
    duration: tests.reduce((sum, { duration }) => sum + duration, 0),
  }
  return `${JSON.stringify({
    reportFormat: 'CTRF',
    specVersion,
    generatedBy: 'eval-gate',
    results: { tool: { name: makeVisibleLine(suiteName) || 'eval-gate' }, summary, tests },
    extra: { verdict: verdict.outcome, totals: verdict.totals, runId: head.info.id },
  })}\n`
}

function describeFailure(tally: CaseTally) {
  const message = findTellingMessage(tally)
  const detail = findTellingEvidence(tally)?.detail
  return { message: message && makeVisible(message), trace: detail && makeVisible(detail) }
}

function buildTest(tally: CaseTally, compared: CaseComparison | undefined) {
  const { identity, location, flaky } = tally
  const status = decideStatus(tally)
  const suite = identity.suite.map(makeVisibleLine).filter((name) => name !== '')
  const filePath = location?.file ?? identity.file
  const name = makeVisibleLine(identity.name) || makeVisibleLine(identity.id ?? '') || '(unnamed)'
  return {
    name,
    status,
    duration: sumDuration(tally.durationMs),
    suite: omitEmpty(suite),
    ...(status !== 'passed' && describeFailure(tally)),
    filePath: filePath && makeVisibleLine(filePath),
    line: Number.isInteger(location?.line) ? location?.line : undefined,
    flaky: flaky > 0 || undefined,
    extra: {
      passed: tally.passed,
      judged: countJudged(tally),
      id: identity.id,
      variant: identity.variant,
      change: compared?.change,
    },
  }
}

function decideStatus(tally: CaseTally): Status {
  if (countFailures(tally) > 0) return 'failed'
  if (tally.passed > 0) return 'passed'
  if (tally.lost > 0) return 'other'
  return 'skipped'
}

function sumDuration(sample: Sample | undefined): number {
  if (sample === undefined) return 0
  return Math.round(getSampleMoments(sample).sum)
}
