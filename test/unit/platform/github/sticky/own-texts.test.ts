import { describe, expect, it } from 'vitest'
import { createOwnTexts } from '../../../../../src/platform/github/sticky/own-texts.ts'

describe('our own texts', () => {
  const texts = [
    { id: 5, user: { login: 'gate[bot]' }, body: 'marked' },
    { id: 1, user: { login: 'somebody' }, body: 'marked' },
    { id: 2, user: null, body: 'marked' },
    { id: 3, user: { login: 'gate[bot]' }, body: 'marked' },
    { id: 4, user: { login: 'gate[bot]' }, body: '' },
  ]
  const pages = [texts.slice(0, 2), texts.slice(2)]
  const read = ({ body }: { readonly body: string }) => (body === '' ? null : body)
  const ageOf = ({ id }: { readonly id: number }) => id
  const noRequests = {} as Parameters<typeof createOwnTexts>[0]

  it('are those with a marker by our account, oldest first', async () => {
    const own = createOwnTexts(noRequests)
    own.rememberAuthor({ user: { login: 'gate[bot]' } })
    const found = await own.findMarked(pages, read, ageOf)
    expect(found.map(({ text }) => text.id)).toEqual([3, 5])
  })

  it('need no request when nothing is marked', async () => {
    expect(await createOwnTexts(noRequests).findMarked(pages, () => null, ageOf)).toEqual([])
  })
})
