import { describe, expect, it } from 'vitest'
import type { Measurement } from '../../../../src/jobs/report/measure.ts'
import { logReportFiles, toMeasuredReports } from '../../../../src/jobs/report/measured-reports.ts'
import type { ReportSummary } from '../../../../src/model/gate-report.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { aRun } from '../../../support/gate/build.ts'

const empty = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
const aFile = (path: string, more: Partial<ReportSummary> = {}): ReportSummary => ({
  path,
  format: 'junit-xml',
  ...empty,
  tests: 1,
  warnings: [],
  ...more,
})

/** Report files of every kind. */
const files = [
  aFile('a.xml', { tests: 2, warnings: ['is old'] }),
  aFile('page.xml', { foreign: 'an HTML page', format: null, tests: 0 }),
  aFile('none.xml', { tests: 0 }),
  aFile('cut.xml', { tests: 0, format: null, error: 'cut.xml ends early.' }),
]
const found = {
  files: [],
  patterns: [],
  links: [{ path: 'l.xml', to: 'a.xml' }],
  refused: [{ path: 'out.xml', reason: 'it is outside' }],
  unmatched: ['gone.xml'],
  outsideFolders: ['bazel-out'],
}
const patterns = ['a.xml', 'page.xml', 'gone.xml', 'out.xml']
const bazel =
  '“bazel-out” is a link to a folder outside of the workspace, where no report is read. Copy reports from there into the workspace.'
const advice = 'Did the tests run before this step, and write a report there?'

function aMeasurement(more: Partial<Measurement> = {}): Measurement {
  return { run: aRun('head', { login: 'p' }), files, found, copies: [], stale: [], ...more }
}

const plain = { reports: patterns, selection: false, testOutcome: [] }
const measured = { old: [], otherCode: undefined, service: { kind: 'none' } } as const

describe('what was read of report files', () => {
  it('is what was measured, with what is missing', () => {
    const measurement = aMeasurement()
    expect(toMeasuredReports(measurement, plain, measured)).toEqual({
      run: measurement.run,
      came: { reports: files.length, parts: undefined, hosted: undefined },
      files,
      missing: { reports: ['gone.xml', 'out.xml', 'page.xml'], parts: [], runs: [] },
      unread: [
        'page.xml was skipped: an HTML page.',
        'none.xml lists no test.',
        'out.xml was not read: it is outside.',
        `No file matches \`gone.xml\`. ${advice}`,
        bazel,
      ],
      jobs: { dead: [], skipped: [], unknown: undefined },
      old: [],
      steps: [],
      stated: [],
      otherCode: undefined,
      selection: undefined,
      nothingWasDue: false,
      servers: { preflight: undefined, reasons: [] },
      service: { kind: 'none' },
      notices: [],
    })
  })

  it('says how the step ended that ran the tests', () => {
    const { steps } = toMeasuredReports(aMeasurement(), { ...plain, testOutcome: ['failure'] }, measured)
    expect(steps).toEqual([{ ended: 'failure', part: undefined }])
  })

  it.each([
    [true, 'input `selection`', []],
    [false, undefined, ['gone.xml', 'out.xml']],
  ])('is partial by the input (%j), and then nothing else was due', (selection, by, missing) => {
    const files = [aFile('a.xml')]
    const came = toMeasuredReports(aMeasurement({ files }), { ...plain, selection }, measured)
    expect({ selection: came.selection, missing: came.missing.reports }).toEqual({ selection: by, missing })
  })

  it('passes on what only its source knows', () => {
    const known = { old: ['a.xml'], otherCode: 'another commit', service: { kind: 'none' } } as const
    expect(toMeasuredReports(aMeasurement(), plain, known as never)).toMatchObject(known)
  })
})

describe('the log of the report files', () => {
  function logged(measurement: Measurement): readonly string[] {
    const said: string[] = []
    const tell = (level: string) => (text: string) => said.push(`${level}: ${text}`)
    const log = { info: tell('info'), notice: tell('notice'), warning: tell('warning'), error: tell('error') }
    logReportFiles(measurement, log as unknown as Log)
    return said
  }

  it('has a line for each file', () => {
    const copies = [{ path: 'b.xml', of: 'a.xml' }]
    expect(logged(aMeasurement({ copies, missingPrefix: 'web' }))).toEqual([
      'info: a.xml (junit-xml): 2 results',
      'warning: a.xml: is old',
      'notice: page.xml was skipped: an HTML page',
      'info: none.xml (junit-xml): 0 results',
      'info: cut.xml (unknown format): 0 results',
      'error: cut.xml ends early.',
      'warning: b.xml is a copy of a.xml, so its results count twice. Exclude it with `!b.xml`.',
      'info: l.xml is a link to a.xml, which is read once.',
      'warning: out.xml was not read: it is outside',
      `notice: ${bazel}`,
      `warning: No file matches \`gone.xml\`. ${advice}`,
      "warning: `path-prefix: web` is not a folder in the workspace, so the paths in the reports can't be resolved. Set it to the folder in which the tests ran, relative to the root of the repository.",
    ])
  })

  it('leaves it to the error of the step to complain where there is no result', () => {
    const nothing = aMeasurement({ run: aRun('head', {}), files: files.slice(1, 2) })
    expect(logged(nothing)).toEqual([
      'info: page.xml was skipped: an HTML page',
      'info: l.xml is a link to a.xml, which is read once.',
      'info: out.xml was not read: it is outside',
      `info: ${bazel}`,
      `info: No file matches \`gone.xml\`. ${advice}`,
    ])
  })
})
