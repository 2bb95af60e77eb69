import { expect, it } from 'vitest'
import { findMissingReports } from '../../../../src/jobs/report/measured-reports.ts'

it('names files that were not written, were refused or are no reports, but no pattern without a file', () => {
  const counts = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
  const summary = { ...counts, format: null, warnings: [] }
  const files = [
    { ...summary, path: 'evals.json', foreign: 'an HTML page' },
    { ...summary, path: 'notes.html', foreign: 'an HTML page' },
    { ...summary, path: 'junit.xml', format: 'junit-xml', tests: 3 },
  ]
  const found = {
    files: [],
    unmatched: ['api/*.xml', './api.xml'],
    refused: [{ path: 'link.xml', reason: 'outside' }],
    patterns: [],
    links: [],
    outsideFolders: [],
  }
  const patterns = ['./evals.json', '*.html', 'junit.xml', 'api/*.xml', './api.xml', 'link.xml']
  expect(findMissingReports(patterns, { files, found })).toEqual(['api.xml', 'link.xml', 'evals.json'])
})
