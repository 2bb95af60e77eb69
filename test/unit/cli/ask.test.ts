import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { askYesOrNo } from '../../../src/cli/ask.ts'

/** What a person types, on a terminal that takes Ctrl-C as a character. */
async function answer(typed: string): Promise<boolean | undefined> {
  const [input, output] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY: true })]
  const answered = askYesOrNo('Write this?', input, output)
  // It listens once it has asked.
  await new Promise((resolve) => output.once('data', resolve))
  if (typed === '') input.end()
  else input.write(typed)
  return await answered
}

describe('a question', () => {
  it.each([
    ['y\n', true],
    [' YES \n', true],
    ['n\n', false],
    ['\n', false],
    ['yesterday\n', false],
    ['\u001b[A::error::x\n', false],
  ])('answered by %j is %s', async (typed, expected) => {
    expect(await answer(typed)).toBe(expected)
  })

  it.each(['\u0003', '\u0004', ''])('that is left by %j has no answer, and no error', async (typed) => {
    expect(await answer(typed)).toBeUndefined()
  })
})
