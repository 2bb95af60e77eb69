import { describe, expect, it } from 'vitest'
import { writePlainSentence } from '../../../src/facts/sentence.ts'
import { buildView } from '../../../src/facts/view.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { addCase, aRun, judge } from '../../support/gate/build.ts'
import { buildReport, passingCases } from '../render/builders.ts'

/** Cases of two categories; letters an iteration. */
function sliced(id: string, billing: string, search: string, tags: readonly string[] = []): Run {
  const run = aRun(id, {})
  for (let index = 0; index < 6; index += 1) {
    addCase(run, `billing ${index}`, billing, { slices: ['category: billing', ...tags] })
    addCase(run, `search ${index}`, search, { slices: ['category: search', ...tags] })
  }
  return run
}

describe('slices', () => {
  it('have their own figures, and the one that carries the drop is named', () => {
    const { comparison } = judge(
      sliced('head', 'pf', 'pp', ['tag: all']),
      sliced('base', 'pppp', 'pppp', ['tag: all']),
    )
    expect(comparison.slices?.rows[0]).toMatchObject({
      slice: 'category: billing',
      cases: 6,
      failing: 6,
      base: { passed: 24, judged: 24 },
      head: { passed: 6, judged: 12 },
      worse: true,
    })
    expect(comparison.slices?.rows.map(({ slice }) => slice)).toEqual([
      'category: billing',
      'category: search',
    ])
    expect(comparison.slices?.carrier).toEqual({ slice: 'category: billing', share: 1 })
  })

  it('come with the largest drop first; of two alike the smaller, and of those that did not fall the larger', () => {
    const run = (id: string, broken: string) => {
      const made = aRun(id, {})
      const add = (slice: string, count: number, outcomes: string) => {
        for (let of = 0; of < count; of += 1)
          addCase(made, `${slice} ${of}`, outcomes, { slices: [`part: ${slice}`] })
      }
      add('fine and small', 2, 'pp')
      add('fine and large', 5, 'pp')
      add('b also fine and small', 2, 'pp')
      add('broken and large', 4, broken)
      add('broken', 3, broken)
      add('rose', 3, broken === 'pp' ? 'pf' : 'pp')
      return made
    }
    const { comparison } = judge(run('head', 'ff'), run('base', 'pp'))
    expect(comparison.slices?.rows.map(({ slice }) => slice.slice(6))).toEqual([
      'broken and large',
      'broken',
      'fine and large',
      'b also fine and small',
      'fine and small',
      'rose',
    ])
  })

  it('name no carrier when every slice fell alike', () => {
    expect(
      judge(sliced('head', 'pf', 'pf'), sliced('base', 'pppp', 'pppp')).comparison.slices?.carrier,
    ).toBeUndefined()
  })

  it('explain an alarm of the suite in the first lines', () => {
    const report = buildReport({
      cases: [
        ...passingCases(30, 3).map((story) => ({ ...story, result: { slices: ['category: search'] } })),
        ...passingCases(8, 3).map((story) => ({
          ...story,
          name: `invoice ${story.name}`,
          after: [1, 3] as const,
          result: { slices: ['category: billing'] },
        })),
      ],
    })
    expect(writePlainSentence(buildView(report))).toContain(
      'All of the drop is in category: billing (100% → 33.3%).',
    )
  })

  it('without tags cost nothing in the results', () => {
    expect(judge(aRun('head', { a: 'p' }), aRun('base', { a: 'p' })).comparison.slices).toBeUndefined()
  })

  it('leave ids out: a value of its own for each case', () => {
    const run = aRun('head', {})
    for (let index = 0; index < 30; index += 1)
      addCase(run, `case ${index}`, 'p', { slices: [`ticket: ${index}`, `level: ${index % 3}`] })
    const { comparison } = judge(run, null)
    expect(comparison.slices?.rows.map(({ slice }) => slice)).toEqual(['level: 0', 'level: 1', 'level: 2'])
    expect(comparison.slices?.rows[0]?.head).toMatchObject({ passed: 10, judged: 10, high: 1 })
  })

  it('are bounded', () => {
    const run = aRun('head', {})
    for (let index = 0; index < 900; index += 1)
      addCase(run, `case ${index}`, 'p', { slices: [`a: ${index % 300}`, `b: ${index % 300}`] })
    const { comparison } = judge(run, null)
    expect(comparison.slices?.rows).toHaveLength(100)
    expect(comparison.slices?.leftOut).toBe(500)
  })
})

describe('floors of slices', () => {
  const head = sliced('head', 'pf', 'pp')

  it('fail on their own, whatever the rest of the suite does', () => {
    const { verdict, reasons } = judge(head, null, {
      slices: [{ match: ['category: *'], minPassRate: 0.9 }],
    })
    expect(verdict.outcome).toBe('failed')
    expect(reasons('min-pass-rate-slice').map(({ status, message }) => [status, message])).toEqual([
      [
        'failed',
        '50% of the iterations of the slice “category: billing” passed (6 of 12); the minimum is 90%.',
      ],
      [
        'passed',
        '100% of the iterations of the slice “category: search” passed (12 of 12); the minimum is 90%.',
      ],
    ])
  })

  it.each([
    [5, 5],
    [6, 1],
  ])('that hold are named up to a number: %i', (count, reasonCount) => {
    const run = aRun('head', {})
    for (let index = 0; index < count; index += 1)
      addCase(run, `${index}`, 'p', { slices: [`part: ${index}`] })
    addCase(run, 'failing', 'f', { slices: ['part: failing'] })
    const { reasons } = judge(run, null, { slices: [{ match: ['part: *'], minPassRate: 0.5 }] })
    const found = reasons('min-pass-rate-slice')
    expect(found.map(({ status }) => status)).toEqual([
      'failed',
      ...Array<string>(reasonCount).fill('passed'),
    ])
    if (reasonCount === 1) expect(found[1]?.message).toBe('6 floors of slices hold.')
  })

  it('hold scores', () => {
    const run = aRun('head', {})
    addCase(run, 'a', 'p', { slices: ['lang: de'], scores: [{ name: 'tone', value: 0.5 }] })
    const rule = (minScores: Record<string, number>) => ({ slices: [{ match: ['lang: de'], minScores }] })
    expect(judge(run, null, rule({ tone: 0.6 })).reasons('min-score-slice')).toMatchObject([
      { status: 'failed' },
    ])
    expect(judge(run, null, rule({ '*': 0.5 })).reasons('min-score-slice')).toMatchObject([
      { status: 'passed' },
    ])
    expect(judge(run, null, rule({ style: 0.5 })).reasons('min-score-slice')).toMatchObject([
      { status: 'failed' },
    ])
  })

  it('are never green when no case has the slice', () => {
    const { verdict, reasons } = judge(head, head, {
      slices: [{ match: ['category: biling'], minPassRate: 0.1 }],
    })
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('unjudged-setting')).toMatchObject([
      {
        status: 'inconclusive',
        message:
          'A setting of the policy judged nothing, so nobody knows whether it is met: `slices: category: biling` (no case that counts belongs to it; did you mean “category: billing”?).',
      },
    ])
    const plain = judge(aRun('head', { a: 'p' }), null, { slices: [{ match: ['tag: x'], minPassRate: 0.1 }] })
    expect(plain.verdict.outcome).toBe('inconclusive')
  })

  it('are inconclusive when nothing of the slice was judged', () => {
    const run = aRun('head', { other: 'p' })
    addCase(run, 'a', 's', { slices: ['lang: de'] })
    const floor = { match: ['lang: de'], minPassRate: 0.5 }
    for (const shared of [{}, { slices: [floor] }]) {
      const { reasons } = judge(run, null, { slices: [floor], shared })
      expect(reasons('unjudged-setting')).toMatchObject([
        { status: 'inconclusive', message: expect.stringContaining('nothing of “lang: de” was judged') },
      ])
    }
  })

  it('let a later rule win', () => {
    const { verdict } = judge(head, null, {
      slices: [
        { match: ['category: *'], minPassRate: 0.9 },
        { match: ['category: billing'], minPassRate: 0.4 },
      ],
    })
    expect(verdict.outcome).not.toBe('failed')
  })
})
