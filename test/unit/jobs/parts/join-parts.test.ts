import { describe, expect, it } from 'vitest'
import { findPartGaps } from '../../../../src/jobs/parts/assess-parts.ts'
import {
  countByJob,
  joinPartCases,
  listPartFiles,
  listPartPatterns,
  listUnexplainedStatements,
} from '../../../../src/jobs/parts/join-parts.ts'
import type { Part } from '../../../../src/jobs/parts/read-parts.ts'
import type { ReportSummary } from '../../../../src/model/gate-report.ts'
import type { RunInfo } from '../../../../src/model/run/run.ts'
import type { WorkflowJob } from '../../../../src/ports/artifacts.ts'
import { aRun } from '../../../support/gate/build.ts'

const commit = 'a'.repeat(40)
const file: ReportSummary = {
  path: 'junit.xml',
  format: 'junit-xml',
  tests: 1,
  passed: 1,
  failed: 0,
  errored: 0,
  skipped: 0,
  flaky: 0,
  warnings: [],
}

function part(label: string, facts: Partial<Part['facts']> = {}, info: Partial<RunInfo> = {}): Part {
  const run = aRun(label, { pays: 'p', adds: 'p' })
  return {
    label,
    artifact: label,
    facts: { job: 'evals', attempt: 1, ...facts },
    files: [file],
    run: { ...run, info: { ...run.info, ...info } },
  }
}

const legs = [
  part('evals (a)', { leg: 'a', index: 0, total: 2 }),
  part('evals (b)', { leg: 'b', index: 1, total: 2 }),
]
const [first, second] = legs as [Part, Part]

describe('the cases of several parts', () => {
  const of = (parts: readonly Part[], how: 'variants' | 'shards' | 'iterations') =>
    [...joinPartCases(parts, how as never).values()].map(({ identity: { name, variant }, passed }) => [
      name,
      variant,
      passed,
    ])

  it('are one each for every leg, as variants', () => {
    expect(of(legs, 'variants')).toEqual([
      ['pays', 'a', 1],
      ['adds', 'a', 1],
      ['pays', 'b', 1],
      ['adds', 'b', 1],
    ])
  })

  it('are told apart by job where several have no leg, or legs of one name', () => {
    const names = (parts: readonly Part[]) => [
      ...new Set(of(parts, 'variants').map(([, variant]) => variant)),
    ]
    const jobs = ['unit', 'e2e'].map((job) => part(job, { job }))
    expect(names(jobs)).toEqual(['unit', 'e2e'])
    expect(names(jobs.map((one) => ({ ...one, facts: { ...one.facts, leg: '3.12' } })))).toEqual([
      'unit/3.12',
      'e2e/3.12',
    ])
    expect(names([part('evals (1 of 2)'), part('evals (2 of 2)')])).toEqual([
      'evals (1 of 2)',
      'evals (2 of 2)',
    ])
  })
})

describe('what parts say beside their cases', () => {
  const info: Partial<RunInfo> = {
    reports: [{ pattern: '*.xml', files: 1 }],
    unexplained: [{ what: 'end', file: 'junit.xml', declared: 2, shown: 1 }],
  }

  it('names the leg where there are several, and nothing where there is one', () => {
    const alone = part('evals', {}, info)
    expect(listPartFiles([alone])).toEqual([file])
    expect(listPartPatterns([alone])).toEqual(info.reports)
    expect(listUnexplainedStatements([alone])).toEqual(info.unexplained)
    const two = [alone, part('unit', { job: 'unit' }, info)]
    expect(listPartFiles(two).map(({ path }) => path)).toEqual(['junit.xml of evals', 'junit.xml of unit'])
    expect(listPartPatterns(two)?.map(({ pattern }) => pattern)).toEqual(['*.xml of evals', '*.xml of unit'])
    expect(listUnexplainedStatements(two)?.map((of) => of.file)).toEqual([
      'junit.xml of evals',
      'junit.xml of unit',
    ])
  })

  it('is absent where none says anything', () => {
    expect(listPartFiles([])).toEqual([])
    expect([listPartPatterns(legs), listUnexplainedStatements(legs)]).toEqual([undefined, undefined])
  })

  it('has how many parts and judged cases each job brought', () => {
    expect(countByJob([...legs, part('unit', { job: 'unit' }), part('x', { job: undefined })])).toEqual([
      { job: 'evals', parts: 2, cases: 4 },
      { job: 'unit', parts: 1, cases: 2 },
      { job: '', parts: 1, cases: 2 },
    ])
  })
})

describe('why parts are not the whole measurement', () => {
  const gaps = (
    parts: readonly Part[],
    more: Partial<Parameters<typeof findPartGaps>[1]> = {},
    unreadable: readonly string[] = [],
    jobs: readonly WorkflowJob[] | string = [],
  ) => findPartGaps({ parts, unreadable, jobs }, { parts: undefined, attempt: 1, commit, ...more })

  it('is nothing when all legs are there, of this attempt and commit', () => {
    expect(gaps(legs)).toEqual([])
    expect(gaps(legs, { parts: 2 })).toEqual([])
    expect(gaps([part('evals', { commit })], { parts: 1 })).toEqual([])
  })

  it('is that nobody knows how many there must be', () => {
    expect(gaps([])).toEqual([expect.stringContaining('No job of this run has stored a part')])
    expect(gaps([part('evals')])).toEqual([expect.stringContaining('Set `expected-parts`')])
    expect(gaps([first, part('unit', { job: 'unit' })])).toEqual([
      expect.stringContaining('Set `expected-parts`'),
    ])
  })

  it('is a leg that is missing, by its place where that is known', () => {
    expect(gaps([second])).toEqual(['1 of 2 parts is missing: leg 1 of 2 of evals.'])
    expect(gaps([second], { parts: 3 })).toEqual(['2 of 3 parts are missing.'])
    expect(gaps([], { parts: 1 })).toEqual(['1 of 1 part is missing.'])
    const three = [0, 1].map((index) => part(`evals (${index})`, { index, total: 4 }))
    expect(gaps(three)).toEqual(['2 of 4 parts are missing: leg 3 of 4 of evals, leg 4 of 4 of evals.'])
  })

  it('is a leg of one of two calls of a reusable workflow', () => {
    const call = (leg: string, index: number) => part(`evals (${leg})`, { leg, index, total: 2 })
    expect(gaps([call('a', 0), call('b', 1), call('c', 0), call('d', 1)])).toEqual([])
    expect(gaps([call('a', 0), call('b', 1), call('c', 0)])).toEqual([
      '1 of 4 parts is missing: leg 2 of 2 of evals.',
    ])
  })

  it('is one part more than expected', () => {
    expect(gaps(legs, { parts: 1 })).toEqual(['2 parts were found, but 1 expected.'])
    expect(gaps([part('evals')], { parts: 0 })).toEqual(['1 part was found, but 0 expected.'])
  })

  it('is what could not be read', () => {
    expect(gaps(legs, {}, ['It is torn.'])).toEqual(['It is torn.'])
  })

  it('is an older part whose job may have run again', () => {
    const again = { attempt: 2, parts: 2 }
    expect(gaps(legs, again)).toEqual([])
    expect(gaps(legs, again, [], 'The token may not.')).toEqual([
      '2 parts are of an earlier attempt (evals (a), evals (b)), and GitHub did not say whether those jobs ran again.',
    ])
    const [newer, older] = [{ ...first, facts: { ...first.facts, attempt: 2 } }, second]
    const failed: WorkflowJob = {
      id: 2,
      name: 'evals (b)',
      attempt: 2,
      isFailed: true,
      isSkipped: false,
      steps: [],
    }
    expect(gaps([newer, older], again, [], [failed])).toEqual([
      '1 part is of an earlier attempt (evals (b)), and evals (b) failed in this one: a part may be out of date. Run all jobs again.',
    ])
  })

  it('is another commit', () => {
    const other = part('evals', { commit: 'b'.repeat(40) })
    expect(gaps([other], { parts: 1 })).toEqual(['evals measured another commit than aaaaaaa.'])
    expect(gaps([other], { parts: 1, commit: undefined })).toEqual([])
    expect(
      gaps(
        Array.from({ length: 12 }, () => other),
        { parts: 12 },
      ),
    ).toEqual([expect.stringMatching(/^(?:evals, ){9}evals and 2 more measured/)])
  })
})
