import { describe, expect, it } from 'vitest'
import { describeSameFailure } from '../../../src/facts/sentence.ts'
import { buildView } from '../../../src/facts/view.ts'
import { buildReport, type CaseStory, passingCases } from '../render/builders.ts'

const failing = (messages: readonly string[], more: Partial<CaseStory> = {}) =>
  describeSameFailure(
    buildView(
      buildReport({
        cases: [
          ...passingCases(20),
          ...messages.map((message, index) => ({
            name: `fails ${index}`,
            before: [5, 5] as const,
            after: [0, 5] as const,
            message,
            ...more,
          })),
        ],
      }),
    ),
  )

describe('cases that fail with one message', () => {
  it('are named with it', () => {
    expect(failing(['connection refused', 'connection refused', 'connection refused'])).toBe(
      'All 3 fail with the same message: “connection refused”.',
    )
  })

  it('may differ in numbers and ids', () => {
    const messages = [
      'timeout after 5,012 ms (0xff01)',
      'timeout after 30 ms (0xa)',
      'Timeout after 7 ms (0x1)',
      'x',
    ]
    expect(failing(messages)).toBe('3 of 4 fail alike: “timeout after 5,012 ms (0xff01)”.')
  })

  it('are not mentioned when they are few, or most fail in another way', () => {
    expect(failing(['a', 'a'])).toBeUndefined()
    expect(failing(['a', 'a', 'a', 'b', 'c', 'd', 'e'])).toBeUndefined()
    expect(failing(['', '', ''])).toBeUndefined()
  })

  it('are those that got worse, not those that failed before', () => {
    expect(failing(['a', 'a', 'a'], { before: [0, 5] })).toBeUndefined()
  })
})
