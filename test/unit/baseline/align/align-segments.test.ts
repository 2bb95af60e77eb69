import { describe, expect, it } from 'vitest'
import { alignSegments } from '../../../../src/baseline/align/align-segments.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../../src/model/run/run.ts'

function runOf(...paths: readonly string[]): Run {
  const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
  for (const path of paths) {
    const suite = path.split('/')
    addResult(run, { identity: { suite, name: suite.pop() ?? '' }, outcome: 'passed' })
  }
  return run
}

function joined(base: Run, head: Run): number {
  return [...alignSegments(base, head).cases.keys()].filter((key) => head.cases.has(key)).length
}

describe('a part of the suites that is another one in every run', () => {
  it.each([
    [
      'the id of a job, as Avocado writes it',
      ['job-731cd0f/a', 'job-731cd0f/b'],
      ['job-99e01aa/a', 'job-99e01aa/b'],
      2,
    ],
    ['in the middle', ['s/x1/a', 's/x1/b', 's/x1/c'], ['s/x2/a', 's/x2/b', 's/x2/new'], 2],
    ['beside deeper suites', ['j1/a', 'j1/deep/b'], ['j2/a', 'j2/deep/b'], 2],
    ['not where a case is in common', ['j1/a', 'j1/b', 'k/c'], ['j2/a', 'j2/b', 'k/c'], 1],
    ['not where it is not in all cases', ['j1/a', 'j1/b', 'k/c'], ['j2/a', 'j2/b', 'l/d'], 0],
    ['not where two parts differ', ['j1/x/a', 'j1/x/b'], ['j2/y/a', 'j2/y/b'], 0],
    [
      'not where less than half is the same',
      ['j1/a', 'j1/b', 'j1/c', 'j1/d', 'j1/e'],
      ['j2/a', 'j2/b', 'j2/v', 'j2/w', 'j2/x'],
      0,
    ],
    ['a part of a suite', ['run 17 of a/x', 'run 17 of b/y'], ['run 18 of a/x', 'run 18 of b/y'], 2],
    ['in the names, as a port', ['GET :4711 a', 'GET :4711 b'], ['GET :35001 a', 'GET :35001 b'], 2],
    [
      'several words of one part',
      ['job-09.29-a1/a', 'job-09.29-a1/b'],
      ['job-10.31-b2/a', 'job-10.31-b2/b'],
      2,
    ],
    ['not where words differ in two parts', ['j1 x/p1 a', 'j1 y/p1 b'], ['j2 x/p2 a', 'j2 y/p2 b'], 0],
    ['not for a single case', ['j1/a'], ['j2/a'], 0],
  ])('%s', (_, base, head, count) => {
    expect(joined(runOf(...base), runOf(...head))).toBe(count)
  })
})
