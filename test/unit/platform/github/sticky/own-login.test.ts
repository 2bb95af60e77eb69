import { describe, expect, it } from 'vitest'
import type { Rest } from '../../../../../src/platform/github/rest.ts'
import { findOwnLogin } from '../../../../../src/platform/github/sticky/own-texts.ts'
import { refusal } from '../../../../support/memory-conversation.ts'

const named = (name: string) => Object.assign(new Error('odd'), { name })

function loginAfter(answer: unknown): Promise<unknown> {
  const graphql = async () => {
    if (answer instanceof Error || typeof answer === 'string') throw answer
    return { viewer: answer }
  }
  return findOwnLogin(async () => ({ graphql }) as unknown as Rest).catch((error: unknown) => error)
}

describe('our own account', () => {
  it('is the one that GitHub names', async () => {
    expect(await loginAfter({ login: 'our-app[bot]' })).toBe('our-app[bot]')
  })

  it.each([
    refusal(403),
    refusal(404),
    refusal(428),
    refusal(430),
    refusal(499),
    named('GraphqlResponseError'),
  ])('is that of a workflow where it can’t be asked for: %j', async (error) => {
    expect(await loginAfter(error)).toBe('github-actions[bot]')
  })

  it.each([refusal(429), refusal(500), refusal(503), new Error('socket hang up'), 'GraphqlResponseError'])(
    'is not guessed where GitHub fails: %j',
    async (error) => {
      expect(await loginAfter(error)).toBe(error)
    },
  )
})
