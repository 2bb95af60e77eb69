import { describe, expect, it } from 'vitest'
import { readContent } from '../../../../support/reports/reading.ts'

/** Events of libtest, one per line. */
const read = (...events: readonly object[]) =>
  readContent(events.map((event) => `${JSON.stringify(event)}\n`).join(''), { name: 'libtest.json' })
const begin = (count: number) => ({ type: 'suite', event: 'started', test_count: count })
const test = (name: string, event: string, members: object = {}) => ({
  type: 'test',
  event,
  name,
  ...members,
})

describe('events of libtest', () => {
  it('whose process was stopped have the test that it stopped in, and what is missing', async () => {
    const { summary, results } = await read(
      begin(3),
      test('cart::adds', 'started'),
      test('cart::adds', 'ok'),
      test('cart::aborts', 'started'),
      begin(1),
      test('pays', 'started'),
      test('pays', 'timeout'),
      test('pays', 'ok'),
      { type: 'suite', event: 'ok', passed: 1, failed: 0 },
    )
    expect(results).toMatchObject([
      { outcome: 'passed', identity: { suite: ['cart'], name: 'adds' } },
      {
        outcome: 'errored',
        identity: { suite: ['cart'], name: 'aborts' },
        message: 'the test did not end; its process was stopped',
      },
      { outcome: 'passed', identity: { suite: [], name: 'pays' } },
    ])
    expect(summary.unexplained).toContainEqual(
      expect.objectContaining({ what: 'cases', declared: 4, shown: 3 }),
    )
    expect(summary.error).toBeUndefined()
  })

  it('without the end of a binary are cut', async () => {
    const { summary, results } = await read(begin(2), test('adds', 'started'))
    expect(summary.error).toMatch(/the run did not end/)
    expect(results).toMatchObject([{ outcome: 'errored' }])
  })

  it('of several binaries keep tests of one name apart, and benchmarks are no cases', async () => {
    const { summary, results } = await read(
      begin(2),
      test('works', 'ok'),
      { type: 'bench', name: 'sorts', median: 3 },
      { type: 'suite', event: 'ok', passed: 1 },
      begin(1),
      test('works', 'failed', {
        stdout: "\nthread 'works' (7) panicked at src/lib.rs:4:5:\nno stock\nnote: run with …\n",
      }),
      { type: 'suite', event: 'failed', failed: 1 },
    )
    expect(results).toMatchObject([
      { outcome: 'passed', identity: { name: 'works' } },
      { outcome: 'failed', identity: { name: 'works', variant: 'binary 2' }, message: 'no stock' },
    ])
    expect(summary.unexplained?.map(({ what }) => what)).toEqual(['end'])
  })
})
