import { expect, it, onTestFinished } from 'vitest'
import { PermissionError } from '../../../../src/errors.ts'
import { listChangedFiles } from '../../../../src/platform/github/pull-requests.ts'
import { createRest } from '../../../../src/platform/github/rest.ts'
import type { Clock, Log } from '../../../../src/ports/platform.ts'
import { jsonReply, listen, type Reply } from '../../../support/http-server.ts'

const clock: Clock = { now: () => 0, sleep: async () => {} }
const log: Log = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  group: (_, body) => body(),
  mask: () => {},
}

/** A GitHub that answers with these pages. */
async function changedFiles(reply: (page: number, url: URL) => Reply) {
  const asked: number[] = []
  const server = await listen(({ url }) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    asked.push(page)
    return reply(page, url)
  })
  onTestFinished(() => server.close())
  const files = listChangedFiles(
    createRest('ghs_x', server.url, clock, log),
    { owner: 'octo', repo: 'app' },
    7,
  )
  return { asked, files }
}

it('lists what is added and changed, over all pages', async () => {
  const { files } = await changedFiles((page, url) =>
    page === 1
      ? jsonReply(
          [
            { filename: 'a.ts', status: 'added' },
            { filename: 'gone.ts', status: 'removed' },
          ],
          200,
          { link: `<${url.origin}${url.pathname}?page=2>; rel="next"` },
        )
      : jsonReply([{ filename: 'b.ts', previous_filename: 'old.ts', status: 'renamed' }]),
  )
  expect(await files).toEqual(new Set(['a.ts', 'b.ts']))
})

it('asks for 3,000 files at most', async () => {
  const { asked, files } = await changedFiles((page, url) =>
    jsonReply([{ filename: `${page}.ts`, status: 'modified' }], 200, {
      link: `<${url.origin}${url.pathname}?page=${page + 1}>; rel="next"`,
    }),
  )
  expect((await files).size).toBe(30)
  expect(asked).toHaveLength(30)
})

it('without the permission says which', async () => {
  const { files } = await changedFiles(() =>
    jsonReply({ message: 'Resource not accessible by integration' }, 403),
  )
  await expect(files).rejects.toThrow(PermissionError)
})
