import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findStaleReports, readRunTime } from '../../../src/reports/files/stale-reports.ts'
import { createWorkspace } from '../../support/workspace.ts'

const checkedOut = new Date('2026-05-10T12:00:00Z')

/** Whether a report of that text, written a minute after the checkout, is stale whatever the commit has. */
function isStale(text: string, written = new Date(checkedOut.getTime() + 60_000)): boolean {
  const workspace = createWorkspace({ '.git/HEAD': 'ref: refs/heads/main\n' })
  utimesSync(join(workspace, '.git/HEAD'), checkedOut, checkedOut)
  return staleIn(workspace, text, written).some(({ hasTimes }) => hasTimes === undefined)
}

function staleIn(workspace: string, text: string, written: Date) {
  const path = 'junit.xml'
  const start = Buffer.from(text)
  const file = {
    path,
    absolutePath: join(workspace, path),
    bytes: start.length,
    modifiedAt: written.getTime(),
  }
  const times = new Map([[path, { ran: readRunTime(start), hasTimes: () => false }]])
  return findStaleReports([file], times, workspace)
}

const ran = (date: string) =>
  `<?xml version="1.0"?>\n<testsuites>\n<testsuite name="a" timestamp="${date}" tests="1">`

describe('a report is stale', () => {
  it('when it is older than the checkout', () => {
    expect(isStale('<testsuite/>')).toBe(false)
    expect(isStale('<testsuite/>', checkedOut)).toBe(false)
    expect(isStale('<testsuite/>', new Date(checkedOut.getTime() - 1_000))).toBe(true)
  })

  it.each([
    ['2026-05-10T12:00:30', false],
    ['2026-03-01T00:00:00Z', false],
    ['2025-05-11T00:00:00Z', false],
    ['2025-05-09T00:00:00Z', true],
    ['2024-01-01T00:00:00', true],
    ['Mon Jan 01 2024 10:00:00', true],
    ['1970-01-01T00:00:00Z', false],
    ['some time ago', false],
  ])('when its own date is more than a year old: %s', (date, expected) => {
    expect(isStale(ran(date))).toBe(expected)
  })

  it('by the date of its suites alone, wherever that stands in the first of them', () => {
    expect(isStale('<testsuites timestamp="2024-01-01T00:00:00Z" name="a"><testsuite>')).toBe(true)
    expect(isStale('<testsuite name="a"><testcase timestamp="2024-01-01T00:00:00Z"/>')).toBe(false)
    expect(isStale('{"timestamp": "2024-01-01T00:00:00Z"}')).toBe(false)
  })
})

it('may be of an earlier run of the commit, when the index is newer', () => {
  const workspace = createWorkspace({ '.git/HEAD': 'a1\n', '.git/index': '' })
  const after = (ms: number) => new Date(checkedOut.getTime() + ms)
  utimesSync(join(workspace, '.git/HEAD'), checkedOut, checkedOut)
  utimesSync(join(workspace, '.git/index'), after(60_000), after(60_000))
  const isOlder = (ms: number) => staleIn(workspace, '<testsuite/>', after(ms))[0]?.isOlderThanIndex
  expect([isOlder(-1), isOlder(30_000), isOlder(90_000)]).toEqual([undefined, true, false])
})

it('without a checkout, only a file is stale that was fetched from elsewhere', () => {
  expect(staleIn(createWorkspace({}), ran('2026-05-10T12:00:30'), checkedOut)).toEqual([])
  expect(staleIn(createWorkspace({}), ran('2024-01-01T00:00:00Z'), checkedOut)).toHaveLength(1)
})

describe('a report that is newer than the checkout', () => {
  const later = new Date(checkedOut.getTime() + 60_000)
  function findIn(path: string, isTimed: boolean) {
    const workspace = createWorkspace({
      '.git/HEAD': 'x\n',
      'app/.git/HEAD': 'x\n',
      'module/.git': 'gitdir: ..\n',
    })
    for (const head of ['.git/HEAD', 'app/.git/HEAD'])
      utimesSync(join(workspace, head), checkedOut, checkedOut)
    const file = { path, absolutePath: join(workspace, path), bytes: 1, modifiedAt: later.getTime() }
    const found = findStaleReports(
      [file],
      new Map([[path, { ran: undefined, hasTimes: () => isTimed }]]),
      workspace,
    )
    return found.map(({ checkout, hasTimes }) => [
      checkout?.folder.slice(workspace.length),
      checkout?.path,
      hasTimes?.(),
    ])
  }

  it('may be what the commit has, if it has times that tests would not write twice', () => {
    expect(findIn('reports/a.xml', true)).toEqual([['', 'reports/a.xml', true]])
    expect(findIn('reports/a.xml', false)).toEqual([['', 'reports/a.xml', false]])
  })

  it('belongs to the nearest checkout', () => {
    expect(findIn('app/reports/a.xml', true)).toEqual([['/app', 'reports/a.xml', true]])
    expect(findIn('module/a.xml', true)).toEqual([['/module', 'a.xml', true]])
  })
})
