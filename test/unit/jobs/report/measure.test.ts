import { expect, it } from 'vitest'
import { readMeasurement, type SunkResult } from '../../../../src/jobs/report/measure.ts'
import { formatCaseTitle } from '../../../../src/model/run/identity.ts'
import { toEvalResult } from '../../../../src/service/ingest/eval-result.ts'
import { createWorkspace } from '../../../support/workspace.ts'

const info = { id: 'r', suiteName: 's', createdAt: 0 }

/** `{ a: 'FP' }` is a test that fails, then passes. */
function junit(cases: Readonly<Record<string, string>>): string {
  const entries = Object.entries(cases).flatMap(([name, outcomes]) =>
    [...outcomes].map((outcome) => {
      const inside = { F: '<failure message="no"/>', S: '<skipped/>' }[outcome] ?? ''
      return `<testcase classname="shop" name="${name}">${inside}</testcase>`
    }),
  )
  return `<testsuites><testsuite name="shop">${entries.join('')}</testsuite></testsuites>`
}

async function sent(files: Readonly<Record<string, string>>, patterns = ['**/*.xml']) {
  const results: SunkResult[] = []
  const root = createWorkspace(files)
  await readMeasurement({ patterns, root, info, hideSecrets, sink: (batch) => void results.push(...batch) })
  return results
}

const hideSecrets = <T>(value: T) => value

it('sends attempts as one iteration, with their number', async () => {
  const results = await sent({ 'a.xml': junit({ steady: 'P', flaky: 'FFP', broken: 'FF', later: 'SP' }) })
  const rows = results.map(({ result, ordinal }) => {
    const { caseTitle: title, passed, metadata } = toEvalResult(result, { externalIterationId: 'x' })
    return [title, passed, metadata?.attempts, metadata?.flaky, ordinal]
  })
  expect(rows).toEqual([
    ['shop › steady', true, undefined, undefined, 1],
    ['shop › flaky', true, 3, true, 1],
    ['shop › broken', false, 2, undefined, 1],
    ['shop › later', false, undefined, undefined, 1],
    ['shop › later', true, undefined, undefined, 2],
  ])
})

it('sends repetitions as iterations, each with an id of its own', async () => {
  const results = await sent({ 'a.xml': junit({ a: 'PPF', b: 'PPP' }) })
  expect(results.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 1, 2, 3])
  expect(results.every(({ result }) => result.attempts === undefined)).toBe(true)
})

it('sends a case that several files have as one case per environment', async () => {
  const files = {
    'reports/linux/junit.xml': junit({ both: 'P', linuxOnly: 'P' }),
    'reports/windows/junit.xml': junit({ both: 'F' }),
  }
  const results = await sent(files)
  expect(results.map(({ result }) => formatCaseTitle(result.identity))).toEqual([
    'shop › both [linux]',
    'shop › linuxOnly',
    'shop › both [windows]',
  ])
  const ids = results.map(({ result }) => toEvalResult(result, { externalIterationId: 'x' }).externalCaseId)
  expect(new Set(ids).size).toBe(3)
})

it('sends a named part of the path as the environment, also with one file', async () => {
  const [only] = await sent({ 'reports/linux/junit.xml': junit({ both: 'P' }) }, ['reports/{os}/*.xml'])
  expect(only?.result.identity.variant).toBe('linux')
  expect(only && toEvalResult(only.result, { externalIterationId: 'x' })).toMatchObject({
    caseTitle: 'shop › both [linux]',
    metadata: { variant: 'linux' },
  })
})
