import { describe, expect, it } from 'vitest'
import { createAnswerMemo } from '../../../../src/platform/github/answer-memo.ts'
import { fakeClock } from '../../../support/clocks.ts'

function memo() {
  const clock = fakeClock()
  const { ask } = createAnswerMemo<number>(clock)
  let answers = 0
  const answer = async () => {
    answers += 1
    return answers
  }
  const get = (url: string) => ask({ method: 'GET', url }, answer)
  return { ask, answer, get, clock }
}

describe('what GitHub was asked before', () => {
  it('is asked once, until this step writes something', async () => {
    const { ask, answer, get } = memo()
    expect([await get('/comments'), await get('/comments'), await get('/pulls/1')]).toEqual([1, 1, 2])
    await ask({ method: 'POST', url: '/comments' }, answer)
    expect(await get('/comments')).toBe(4)
  })

  it('is asked again after half a minute, and after trouble', async () => {
    const { ask, get, clock } = memo()
    expect(await get('/jobs')).toBe(1)
    await clock.sleep(31_000)
    expect(await get('/jobs')).toBe(2)
    const fails = () => Promise.reject(new Error('502'))
    await expect(ask({ method: 'GET', url: '/runs' }, fails)).rejects.toThrow('502')
    expect(await get('/runs')).toBe(3)
  })

  it('is never an archive, after which lists are asked for again: it may be gone', async () => {
    const { get } = memo()
    expect([await get('/artifacts'), await get('/artifacts/1/zip')]).toEqual([1, 2])
    expect([await get('/artifacts/1/zip'), await get('/artifacts')]).toEqual([3, 4])
  })
})
