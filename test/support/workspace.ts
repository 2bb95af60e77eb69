import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** An empty folder that stays until the process ends. */
export function lastingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-scenario-'))
  folders.push(folder)
  return folder
}

/** A folder of a job with these files. */
export function createWorkspace(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = lastingFolder()
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

export interface ReportCase {
  readonly name: string
  readonly outcome?: 'passed' | 'failed' | 'skipped' | 'errored'
  readonly message?: string
  readonly file?: string
  readonly line?: number
}

/** A JUnit report as most writers lay it out. */
export function junitReport(cases: readonly ReportCase[], suite = 'checkout'): string {
  const inner = {
    passed: () => '',
    skipped: () => '<skipped/>',
    failed: (message: string) =>
      `<failure message="${xml(message)}">${xml(message)}\n  at somewhere</failure>`,
    errored: (message: string) => `<error message="${xml(message)}">${xml(message)}</error>`,
  }
  const lines = cases.map(({ name, outcome = 'passed', message = 'expected 1 to be 2', file, line }) => {
    const place = `${file === undefined ? '' : ` file="${xml(file)}"`}${line === undefined ? '' : ` line="${line}"`}`
    return `    <testcase classname="${suite}" name="${xml(name)}" time="0.012"${place}>${inner[outcome](message)}</testcase>`
  })
  const count = (wanted: string) => cases.filter(({ outcome = 'passed' }) => outcome === wanted).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="${suite}" tests="${cases.length}" failures="${count('failed')}" errors="${count('errored')}" skipped="${count('skipped')}">
${lines.join('\n')}
  </testsuite>
</testsuites>
`
}

function xml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A report of Jest's `--json`. */
export function jestReport(cases: readonly ReportCase[], file: string): string {
  const statuses = { passed: 'passed', failed: 'failed', errored: 'failed', skipped: 'pending' }
  const assertionResults = cases.map(({ name, outcome = 'passed', message = 'expected 1 to be 2' }) => ({
    ancestorTitles: ['cart'],
    title: name,
    fullName: `cart ${name}`,
    status: statuses[outcome],
    duration: 3,
    failureMessages:
      outcome === 'failed' ? [`Error: ${message}\n    at Object.<anonymous> (${file}:7:3)`] : [],
    location: null,
    invocations: 1,
    retryReasons: [],
    numPassingAsserts: 1,
  }))
  return JSON.stringify({
    numTotalTests: cases.length,
    numRuntimeErrorTestSuites: 0,
    openHandles: [],
    wasInterrupted: false,
    numPassedTests: cases.filter(({ outcome = 'passed' }) => outcome === 'passed').length,
    numFailedTests: cases.filter(({ outcome }) => outcome === 'failed').length,
    numPendingTests: cases.filter(({ outcome }) => outcome === 'skipped').length,
    success: cases.every(({ outcome = 'passed' }) => outcome !== 'failed'),
    testResults: [{ name: file, status: 'passed', message: '', assertionResults }],
  })
}
